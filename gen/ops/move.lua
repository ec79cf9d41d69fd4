-- Operations that move elements.
return {
  { name = "copy", code = 128, family = "copy", inputs = 1, dtypes = { { "any", "any" } }, ulp = 0,
    bench = { "copy f32 64K", "copy f32 4M", "copy f32 32M", "copy f32 1024x1024:1,1024",
              "copy f32 2048x2048:1,2048", "copy u8 2048x2048:1,2048",
              "copy f32 8x64x56x56 dst:200704,1,3584,64",              -- nchw to nhwc
              "copy f32 8x64x56x56:200704,1,3584,64",                  -- nhwc to nchw
              "copy f32 8x4x56x56x16:200704,50176,56,1,3136" } },      -- nchw to nchw16c

  { name = "cast", code = 129, family = "cast", inputs = 1, ulp = 0,
    bench = { "cast f32,f16 1024x1024", "cast f16,f32 1024x1024", "cast f32,bf16 1024x1024",
              "cast bf16,f32 1024x1024", "cast f32,u8 1024x1024", "cast u8,f32 128x784",
              "cast f64,f32 1024x1024", "cast i64,i32 1024x1024" } },
}
