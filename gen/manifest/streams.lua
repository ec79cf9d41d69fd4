-- Elementwise kernels of F32 that store past the caches: what is bound by memory, and the functions that are
-- used on whole layers. Other operations go there from tiles, by copies.
local maps = require "gen.maps"

local WANTED = {}
for name in ([[add sub mul div min max neg abs relu relu.d0 leaky_relu clip scale
  exp tanh sigmoid gelu]]):gmatch "%S+" do WANTED[name] = true end

return function(stock, operations)
  maps.add_streams(stock, operations, function(entry, lanes)
    return WANTED[entry.name] and lanes[1] == "f32" and lanes[#lanes] == "f32"
  end)
end
