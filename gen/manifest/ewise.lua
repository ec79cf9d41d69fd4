-- Elementwise kernels: every operation on every tier; unrolled by four, so that the loop's own instructions
-- and the latency of long expressions vanish.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  local function ewise(op, dtypes, reason)
    stock { op = op, dtypes = dtypes, template = "ewise", tiers = TIERS, how = "u4", inner = "unit",
            params = { op = op, from = dtypes[1], to = dtypes[#dtypes], unroll = 4 }, reason = reason }
  end

  ewise("add", { "f32", "f32", "f32" }, "binary, every tier")
  ewise("sub", { "f32", "f32", "f32" }, "binary, every tier")
  ewise("mul", { "f32", "f32", "f32" }, "binary, every tier")
  ewise("div", { "f32", "f32", "f32" }, "binary, every tier")
  ewise("neg", { "f32", "f32" }, "unary, every tier")
  ewise("relu", { "f32", "f32" }, "unary, every tier")
  ewise("relu.d0", { "f32", "f32", "f32" }, "training: the gradient of relu from its result")
  ewise("exp", { "f32", "f32" }, "unary, every tier")
  ewise("scale", { "f32", "f32" }, "a factor for each call: learning rates, averages")
  ewise("scale", { "u8", "f32" }, "pixels to numbers, as data sets hold bytes")
end
