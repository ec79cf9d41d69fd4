-- Copies of any inner strides, by size of element (copy.lua).
local TIERS = { "generic", "avx2", "avx512", "neon" }
local STREAMING = { "avx2", "avx512" }

return function(stock)
  for _, dtype in ipairs { "u8", "u16", "u32", "u64" } do
    local function copy(how, inner, tiers, params, reason)
      params.dtype, params.inner = dtype, "any"
      stock { op = "copy", dtypes = { dtype, dtype }, template = "copy", tiers = tiers, how = how,
              inner = inner, params = params, reason = reason }
    end
    copy("any", "any", TIERS, { unroll = 4 }, "any strides: makes operands that others take")
    copy("any_stream", "any_stream", STREAMING, { stream = "yes" },
         "fills and transposed matrices, more than the caches hold")
  end
end
