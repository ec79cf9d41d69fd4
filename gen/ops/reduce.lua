-- Reductions over axes.
local required = require "gen.required"

local F32 = { { "f32", "f32" } }

return {
  { name = "sum", code = 192, family = "reduce", inputs = 1, dtypes = F32, ulp = 0.5,
    ints = { { "axis", required, "axes" }, { "keepdims", 0, "flag" } },
    bench = { "sum f32 1024x1024 axis 1" } },
}
