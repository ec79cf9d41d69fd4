-- Products, and what is built on them.
local FLOATS, FLOATS_OF_THREE = {}, {}
for i, float in ipairs { "f32", "f64", "f16", "bf16" } do
  FLOATS[i], FLOATS_OF_THREE[i] = { float, float, float }, { float, float, float, float }
end

-- Of halves also with the sums as they are.
local PRODUCTS = table.move(FLOATS, 1, #FLOATS, 1, {})
PRODUCTS[5], PRODUCTS[6] = { "f16", "f16", "f32" }, { "bf16", "bf16", "f32" }

-- Bytes with sign or without, to I32, or scaled to F32.
local BYTES = {}
for _, result in ipairs { "i32", "f32" } do
  for _, a in ipairs { "u8", "i8" } do
    for _, b in ipairs { "u8", "i8" } do BYTES[#BYTES + 1] = { a, b, result } end
  end
end

return {
  { name = "matmul", code = 176, family = "matmul", inputs = 2, dtypes = PRODUCTS, ulp = 0.5,
    floats = { { "alpha", 1 }, { "beta", 0 } },
    bench = { "matmul f32 64x64x64", "matmul f32 nt 64x512x256 bias relu", "matmul f32 1024x1024x1024",
              "matmul f32 512x512x512 exact", "matmul f64 512x512x512", "matmul bf16 nt 512x512x512",
              "matmul f32 1x4096x4096", "matmul bf16 nt 1x4096x4096" } },

  { name = "linear", code = 177, family = "linear", inputs = 2, operands = { "x", "w" }, dtypes = PRODUCTS,
    ulp = 0.5,
    bench = { "linear f32 1x4096x4096", "linear f32 1x4096x4096 packed", "linear f32 4x4096x4096 packed",
              "linear f32 16x4096x4096 packed", "linear f32 64x4096x4096 packed",
              "linear f32 128x512x512 packed bias relu" } },

  { name = "matmul_int", code = 180, family = "matmul_int", inputs = 2, dtypes = BYTES, ulp = 0,
    optional = { "a_zero", { "b_zero", "second" }, { "scale", "f32" } },
    bench = { "matmul_int u8,i8 nt 64x512x256", "matmul_int u8,i8 1024x1024x1024",
              "matmul_int i8 nt 1024x1024x1024 a_zero scale scale:1024:1" } },

  { name = "conv2d", code = 178, family = "conv2d", inputs = 2, optional = { "bias" },
    operands = { "src", "w" }, dtypes = FLOATS, ulp = 0.5,
    ints = { { "stride", 1, "pair" }, { "dilation", 1, "pair" }, { "pad", 0, "pair" },
             { "pad_extra", 0, "pair" }, { "groups", 1, "int" } },
    bench = { "conv2d f32 1x64x56x56 64x64x3x3 pad 1", "conv2d f32 1x64x56x56 256x64x1x1 bias",
              "conv2d f32 1x64x56x56:200704,1,3584,64 64x64x3x3 pad 1",
              "conv2d f32 1x32x112x112 32x1x3x3 pad 1 groups 32" } },

  { name = "attention", code = 179, family = "attention", inputs = 3,
    optional = { { "mask", "bool" }, "bias" }, operands = { "q", "k", "v" },
    dtypes = FLOATS_OF_THREE, ulp = 0.5,
    ints = { { "causal", 0, "flag" } },
    floats = { { "scale", 0 }, { "softcap", 0 } },
    bench = { "attention f32 1x2x96x64", "attention f32 1x2x96x64 causal" } },
}
