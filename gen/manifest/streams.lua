-- Kernels of F32 that store past the caches: elementwise what is bound by memory, and the functions that are
-- used on whole layers (other operations go there from tiles, by copies); layer_norm.
local maps = require "gen.maps"

local WANTED = {}
for name in ([[add sub mul div min max neg abs relu relu.d0 leaky_relu clip scale
  exp tanh sigmoid gelu]]):gmatch "%S+" do WANTED[name] = true end

return function(stock, operations)
  maps.add_streams(stock, operations, function(entry, lanes)
    return WANTED[entry.name] and lanes[1] == "f32" and lanes[#lanes] == "f32"
  end)
  stock { op = "layer_norm", dtypes = { "f32", "f32", "f32", "f32" }, template = "layer_norm",
          tiers = { "avx2", "avx512" }, how = "stream", inner = "unit_stream",
          params = { dtype = "f32", rows = 2, stream = "yes" },
          reason = "results that are more than the caches hold" }
end
