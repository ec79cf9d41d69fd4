-- Functions of floats, element by element.
local functions = require "templates.lib.math"

local F32 = { { "f32", "f32" } }

return {
  { name = "exp", code = 69, family = "unary", inputs = 1, dtypes = F32, ulp = 1.5,
    reference = "tni_reference_exp(x)",
    expression = function(k, x)
      local y = functions.exp(k, x)
      return y
    end,
    bench = { "exp f32 2K", "exp f32 1024x1024" } },
}
