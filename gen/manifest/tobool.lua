-- Casts to bool: the pairs of gen/casts.lua that have a kernel, on every tier.
local casts = require "gen.casts"

return function(stock)
  casts.add(stock, "bool")
end
