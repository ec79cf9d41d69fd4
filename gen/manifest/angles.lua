-- sin and cos of F32 and F64: long, as they are right for all numbers; so their loops hold one masked vector.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 0, function(entry) return maps.is_angle(entry) end)
end
