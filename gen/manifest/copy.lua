-- Copies, by size of element: a copy moves bits, so one kernel serves every type of that size.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  for _, dtype in ipairs { "u8", "u16", "u32", "u64" } do
    stock { op = "copy", dtypes = { dtype, dtype }, template = "copy", tiers = TIERS, how = "u4", inner = "unit",
            params = { dtype = dtype, inner = "unit", unroll = 4 }, reason = "rows of adjacent elements" }
    stock { op = "copy", dtypes = { dtype, dtype }, template = "copy", tiers = TIERS, how = "any", inner = "any",
            params = { dtype = dtype, inner = "any" }, reason = "any strides: makes operands that others take" }
  end
end
