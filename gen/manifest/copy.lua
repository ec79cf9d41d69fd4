-- Copies, by size of element: a copy moves bits, so one kernel serves every type of that size.
local TIERS = { "generic", "avx2", "avx512", "neon" }
local STREAMING = { "avx2", "avx512" }

return function(stock)
  for _, dtype in ipairs { "u8", "u16", "u32", "u64" } do
    local function copy(how, inner, tiers, params, reason)
      params.dtype, params.stream = dtype, inner:find "stream" and "yes" or "no"
      stock { op = "copy", dtypes = { dtype, dtype }, template = "copy", tiers = tiers, how = how,
              inner = inner, params = params, reason = reason }
    end
    copy("u4", "unit", TIERS, { inner = "unit", unroll = 4 }, "rows of adjacent elements")
    copy("any", "any", TIERS, { inner = "any", unroll = 4 }, "any strides: makes operands that others take")
    copy("stream", "unit_stream", STREAMING, { inner = "unit" },
         "adjacent elements, more than the caches hold")
    copy("any_stream", "any_stream", STREAMING, { inner = "any" },
         "fills and transposed matrices, more than the caches hold")
  end
end
