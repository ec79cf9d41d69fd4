-- Copies, by size of element: a copy moves bits, so one kernel serves every type of that size.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  for _, dtype in ipairs { "u8", "u16", "u32", "u64" } do
    local function copy(how, inner, params, reason)
      stock { op = "copy", dtypes = { dtype, dtype }, template = "copy", tiers = TIERS, how = how,
              inner = inner, params = params, reason = reason }
    end
    copy("u4", "unit", { dtype = dtype, inner = "unit", unroll = 4 }, "rows of adjacent elements")
    copy("any", "any", { dtype = dtype, inner = "any" }, "any strides: makes operands that others take")
  end
end
