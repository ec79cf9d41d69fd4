-- Kernels of functions of F64, with one vector a turn: they are many, and long.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 1, function(entry, lanes)
    return lanes[#lanes - 1] == "f64" and entry.row.ulp > 0
  end)
end
