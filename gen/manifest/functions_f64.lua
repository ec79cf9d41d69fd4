-- Kernels of functions of F64: many, and long; so their loops hold one masked vector.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 0, function(entry, lanes)
    return lanes[#lanes - 1] == "f64" and entry.row.ulp > 0 and not maps.is_angle(entry)
  end)
end
