-- Casts to floats: the pairs of gen/casts.lua that have a kernel, on every tier.
local casts = require "gen.casts"

return function(stock)
  casts.add(stock, "f32 f64 f16 bf16")
end
