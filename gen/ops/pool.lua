-- Pooling of images.
local required = require "gen.required"

local MAX = { { "f32", "f32" }, { "f64", "f64" }, { "f16", "f16" }, { "bf16", "bf16" }, { "i8", "i8" },
              { "u8", "u8" }, { "i32", "i32" } }
local AVERAGE = { { "f32", "f32" }, { "f64", "f64" }, { "f16", "f16" }, { "bf16", "bf16" } }

-- kernel 0x0 is the whole plane; pad lies at both ends, pad_extra more at the end; ceil rounds extents up.
local function window(last)
  return { { "kernel", required, "pair" }, { "stride", 1, "pair" }, { "pad", 0, "pair" },
           { "pad_extra", 0, "pair" }, { "ceil", 0, "flag" }, last }
end

-- Problems of f32 images, as channels-last has them, and as nchw16c.
local ROWS = "1x64x112x112 kernel %s"
local LAST = "1x64x112x112:802816,1,7168,64 kernel %s dst:200704,1,3584,64"
local BLOCKS = "4x16x112x112:200704,1,1792,16 kernel %s dst:50176,1,896,16"

local function lines(op, ...)
  local out = {}
  for i, line in ipairs { ... } do out[i] = op .. " " .. line end
  return out
end

return {
  -- The first of the largest elements of a window, or its first NaN; with indices, its position in the whole
  -- input, counted row by row over N, C, H, W.
  { name = "max_pool2d", code = 224, family = "pool2d", inputs = 1, outputs = { "dst", "indices" },
    dtypes = MAX, ints = window { "indices", 0, "flag" }, ulp = 0,
    bench = lines("max_pool2d", "f32 " .. ROWS:format "2 stride 2", "f32 " .. ROWS:format "3 stride 2 pad 1",
                  "f32 " .. LAST:format "2 stride 2", "f32 " .. LAST:format "3 stride 2 pad 1",
                  "f32 " .. BLOCKS:format "2 stride 2", "f32 " .. BLOCKS:format "3 stride 2 pad 1",
                  "f32 " .. ROWS:format "2 stride 2 indices", "f32 8x256x7x7 kernel 0",
                  "bf16 1x64x56x56 kernel 3 stride 2 pad 1", "i8 " .. LAST:format "2 stride 2") },

  -- The same of max(x, 0): position -1 where nothing is positive.
  { name = "relu_max_pool2d", code = 225, family = "pool2d", inputs = 1, outputs = { "dst", "indices" },
    dtypes = MAX, ints = window { "indices", 0, "flag" }, ulp = 0,
    bench = { "relu_max_pool2d f32 1x64x112x112 kernel 2 stride 2 indices" } },

  -- Over the elements of a window, or with count_pad its part within the padding; of none, 0.
  { name = "avg_pool2d", code = 226, family = "pool2d", inputs = 1, dtypes = AVERAGE,
    ints = window { "count_pad", 0, "flag" }, ulp = 0.5,
    bench = lines("avg_pool2d", "f32 " .. ROWS:format "2 stride 2", "f32 " .. ROWS:format "3 stride 2 pad 1",
                  "f32 " .. LAST:format "2 stride 2", "f32 8x256x7x7 kernel 0", "f16 8x256x7x7 kernel 0") },
}
