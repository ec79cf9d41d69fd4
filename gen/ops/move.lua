-- Operations that move elements.
local required = require "gen.required"

local NO_ID = 0x7fffffff       -- no id is so large: none is named

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

  { name = "concat", code = 131, family = "concat", inputs = 1, variadic = true, operands = { "src" },
    dtypes = { { "any", "any" } }, ints = { { "axis", required, "axis" } }, ulp = 0,
    bench = { "concat f32 1024x512 1024x512 axis 1", "concat f32 256x56x56 256x56x56 axis 0",
              "concat f32 2048x2048 2048x2048 axis 0",
              "concat bf16 8x64x28x28 8x32x28x28 8x16x28x28 axis 1" } },

  { name = "pad", code = 132, family = "pad", inputs = 1, operands = { "src" }, dtypes = { { "any", "any" } },
    ints = { { "before", 0, "sizes" }, { "after", 0, "sizes" } }, floats = { { "value", 0 } }, ulp = 0,
    bench = { "pad f32 8x64x56x56 before 0x0x1x1 after 0x0x1x1", "pad f32 1000x1000 after 24x24 value -1" } },

  { name = "gather", code = 133, family = "gather", inputs = 2, operands = { "src", "index" },
    dtypes = { { "any", "i32", "any" }, { "any", "i64", "any" } }, ints = { { "axis", 0, "axis" } }, ulp = 0,
    bench = { "gather f32,i32 4096x256 4096 axis 0", "gather f32,i64 256x1024 512 axis 1" } },

  { name = "embedding", code = 134, family = "gather", inputs = 2, operands = { "table", "index" },
    dtypes = { { "any", "i32", "any" }, { "any", "i64", "any" } }, ints = { { "skip", NO_ID, "int" } },
    ulp = 0,
    bench = { "embedding f32,i32 8000x768 8x128", "embedding f32,i32 32000x64 16x512",
              "embedding bf16,i64 8000x1024 1024" } },
}
