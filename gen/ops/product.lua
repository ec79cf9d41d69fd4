-- Products, and what is built on them.
local F32_BOTH = { { "f32", "f32", "f32" } }

return {
  { name = "matmul", code = 176, family = "matmul", inputs = 2, dtypes = F32_BOTH, ulp = 0.5,
    floats = { { "alpha", 1 }, { "beta", 0 } },
    bench = { "matmul f32 64x64x64", "matmul f32 nt 64x512x256 bias relu", "matmul f32 1024x1024x1024" } },
}
