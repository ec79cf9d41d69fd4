-- The operations, one a row: the single place that knows an operation. From a row derive its code in
-- opcodes.h, its word in descriptors, its reference kernel, its stock kernels, tests and bench lines.
--
--   name, code     word and fixed number (never used again; ORDER op)
--   family         member of tn_kernels that serves it
--   inputs         how many
--   dtypes         list of { input…, output }; none: any type, the same for all operands
--   floats         float attributes, in order: { name, default }, the default a number or `required`
--   reference      the meaning: a C expression in double over a, b (binary), x (unary), g, y (gradients),
--                  and the float attributes by name; rounded once to the output's dtype
--   expression     the kernel: function(k, operands…, params) -> value, in the kernel language
--   ulp            bound on the distance from the reference, in units in the last place; of sums and
--                  products: for each term, in those of the sum of the terms' magnitudes
--   gradients      [input] = row of the same fields for OP.dN
--   bench          problem lines of `tenon bench`
local functions = require "templates.lib.math"
local required = require "gen.required"

local F32 = { { "f32", "f32" } }
local F32_BOTH = { { "f32", "f32", "f32" } }

return {
  { name = "add", code = 1, family = "binary", inputs = 2, dtypes = F32_BOTH, ulp = 0,
    reference = "a + b",
    expression = function(_, a, b) return a + b end,
    bench = { "add f32 2K", "add f32 1024x1024", "add f32 1024x1024 1024" } },

  { name = "sub", code = 2, family = "binary", inputs = 2, dtypes = F32_BOTH, ulp = 0,
    reference = "a - b",
    expression = function(_, a, b) return a - b end,
    bench = { "sub f32 2K" } },

  { name = "mul", code = 3, family = "binary", inputs = 2, dtypes = F32_BOTH, ulp = 0,
    reference = "a * b",
    expression = function(_, a, b) return a * b end,
    bench = { "mul f32 2K" } },

  { name = "div", code = 4, family = "binary", inputs = 2, dtypes = F32_BOTH, ulp = 0,
    reference = "a / b",
    expression = function(_, a, b) return a / b end,
    bench = { "div f32 2K" } },

  { name = "neg", code = 64, family = "unary", inputs = 1, dtypes = F32, ulp = 0,
    reference = "-x",
    expression = function(_, x) return -x end,
    bench = { "neg f32 2K" } },

  { name = "relu", code = 66, family = "unary", inputs = 1, dtypes = F32, ulp = 0,
    reference = "x < 0 ? 0 : x",
    expression = function(k, x)
      local y = k:max(0.0, x)
      return y
    end,
    gradients = {
      [0] = { family = "binary", inputs = 2, dtypes = F32_BOTH, ulp = 0,
        reference = "y > 0 ? g : 0",
        expression = function(k, g, y)
          local dx = k:select(k:less(0.0, y), g, 0.0)
          return dx
        end,
        bench = { "relu.d0 f32 128x256" } },
    },
    bench = { "relu f32 2K" } },

  { name = "exp", code = 69, family = "unary", inputs = 1, dtypes = F32, ulp = 1.5,
    reference = "tni_reference_exp(x)",
    expression = function(k, x)
      local y = functions.exp(k, x)
      return y
    end,
    bench = { "exp f32 2K", "exp f32 1024x1024" } },

  { name = "scale", code = 88, family = "unary", inputs = 1, ulp = 0,
    dtypes = { { "u8", "f32" }, { "f32", "f32" } },
    floats = { { "by", required } },
    reference = "by * x",
    expression = function(_, x, by) return x * by end,
    bench = { "scale u8,f32 128x784 by 0.0039215689" } },

  { name = "copy", code = 128, family = "copy", inputs = 1, ulp = 0,
    bench = { "copy f32 64K", "copy f32 4M", "copy f32 32M", "copy f32 1024x1024:1,1024",
              "copy f32 2048x2048:1,2048", "copy u8 2048x2048:1,2048",
              "copy f32 8x64x56x56 dst:200704,1,3584,64",              -- nchw to nhwc
              "copy f32 8x64x56x56:200704,1,3584,64",                  -- nhwc to nchw
              "copy f32 8x4x56x56x16:200704,50176,56,1,3136" } },      -- nchw to nchw16c

  { name = "cast", code = 129, family = "cast", inputs = 1, ulp = 0,
    bench = { "cast f32,f16 1024x1024", "cast f16,f32 1024x1024", "cast f32,bf16 1024x1024",
              "cast bf16,f32 1024x1024", "cast f32,u8 1024x1024", "cast u8,f32 128x784",
              "cast f64,f32 1024x1024", "cast i64,i32 1024x1024" } },

  { name = "matmul", code = 176, family = "matmul", inputs = 2, dtypes = F32_BOTH, ulp = 0.5,
    floats = { { "alpha", 1 }, { "beta", 0 } },
    bench = { "matmul f32 64x64x64", "matmul f32 nt 64x512x256 bias relu", "matmul f32 1024x1024x1024" } },

  { name = "sum", code = 192, family = "reduce", inputs = 1, dtypes = F32, ulp = 0.5,
    bench = { "sum f32 1024x1024 axis 1" } },

  { name = "log_softmax", code = 209, family = "log_softmax", inputs = 1, dtypes = F32, ulp = 4,
    floats = { { "scale", 1 } },
    bench = { "log_softmax f32 1024x1024" } },
}
