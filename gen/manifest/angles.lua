-- sin and cos of F32 and F64: long, as they are right for all numbers; so their loops hold one masked vector,
-- but where F32 is fast enough to feel the mask.
local maps = require "gen.maps"

return function(stock, operations)
  local function of(lane)
    return function(entry, lanes) return maps.is_angle(entry) and lanes[#lanes] == lane end
  end
  maps.add(stock, operations, 0, of "f64")
  maps.add(stock, operations, 0, of "f32", { "generic", "neon" })
  maps.add(stock, operations, 1, of "f32", { "avx2", "avx512" })
end
