-- Elementwise kernels of F64; unrolled by two, so that the loop's own instructions vanish.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 2, function(entry, lanes)
    return lanes[#lanes - 1] == "f64" and entry.row.ulp == 0
  end)
end
