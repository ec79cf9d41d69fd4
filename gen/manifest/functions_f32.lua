-- Kernels of functions of F32, in which the halves are computed too; unrolled by four, so that the latency of
-- long expressions vanishes.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 4, function(entry, lanes)
    return lanes[#lanes - 1] == "f32" and entry.row.ulp > 0
  end)
end
