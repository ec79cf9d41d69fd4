-- Elementwise kernels of F32, in which the halves are computed too; unrolled by two, so that the loop's own
-- instructions vanish.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 2, function(entry, lanes)
    return lanes[#lanes - 1] == "f32" and entry.row.ulp == 0 or entry.name == "scale"
  end)
end
