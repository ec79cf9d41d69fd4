-- Copies of adjacent elements, by size of element: a copy moves bits, so one kernel serves every type of that
-- size.
local TIERS = { "generic", "avx2", "avx512", "neon" }
local STREAMING = { "avx2", "avx512" }

return function(stock)
  for _, dtype in ipairs { "u8", "u16", "u32", "u64" } do
    local function copy(how, inner, tiers, params, reason)
      params.dtype, params.inner = dtype, "unit"
      stock { op = "copy", dtypes = { dtype, dtype }, template = "copy", tiers = tiers, how = how,
              inner = inner, params = params, reason = reason }
    end
    copy("u4", "unit", TIERS, { unroll = 4 }, "rows of adjacent elements")
    copy("stream", "unit_stream", STREAMING, { stream = "yes" },
         "adjacent elements, more than the caches hold")
  end
end
