-- Casts to integers: the pairs of gen/casts.lua that have a kernel, on every tier.
local casts = require "gen.casts"

return function(stock)
  casts.add(stock, "u8 i8 u16 i16 i32 u32 i64 u64")
end
