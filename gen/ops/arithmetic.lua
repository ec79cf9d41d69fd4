-- Arithmetic, element by element.
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

  { name = "scale", code = 88, family = "unary", inputs = 1, ulp = 0,
    dtypes = { { "u8", "f32" }, { "f32", "f32" } },
    floats = { { "by", required } },
    reference = "by * x",
    expression = function(_, x, by) return x * by end,
    bench = { "scale u8,f32 128x784 by 0.0039215689" } },
}
