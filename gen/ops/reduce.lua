-- Reductions over axes. Sums and products of integers wrap in their own type; places are I64.
local required = require "gen.required"

local FLOATS = { "f32", "f64", "f16", "bf16" }
local INTEGERS = { "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64" }
local NUMBERS = table.move(INTEGERS, 1, #INTEGERS, #FLOATS + 1, table.move(FLOATS, 1, #FLOATS, 1, {}))

-- Rows of types: each to itself, or to the type of the result.
local function each(list, result)
  local rows = {}
  for i, dtype in ipairs(list) do rows[i] = { dtype, result or dtype } end
  return rows
end

local AXES = { { "axis", required, "axes" }, { "keepdims", 0, "flag" } }

local function row(name, code, dtypes, ulp, bench)
  return { name = name, code = code, family = "reduce", inputs = 1, dtypes = dtypes, ulp = ulp, ints = AXES,
           bench = bench }
end

return {
  row("sum", 192, each(NUMBERS), 0.5, { "sum f32 1024x1024 axis 1", "sum f32 1024x1024 axis 0",
                                        "sum f32 4096x4096 axis 1", "sum f32 4096x4096 axis 0",
                                        "sum f16 1024x1024 axis 1", "sum i32 1024x1024 axis 0" }),
  row("mean", 193, each(FLOATS), 0.5, { "mean f32 1024x1024 axis 1", "mean f32 1024x1024 axis 0",
                                        "mean f32 4096x4096 axis 1", "mean f32 4096x4096 axis 0" }),
  row("prod", 194, each(NUMBERS), 0.5, { "prod f32 1024x1024 axis 1" }),
  row("amax", 195, each(NUMBERS), 0, { "amax f32 1024x1024 axis 1", "amax f32 1024x1024 axis 0",
                                       "amax f32 4096x4096 axis 1", "amax f32 4096x4096 axis 0" }),
  row("amin", 196, each(NUMBERS), 0, { "amin f32 1024x1024 axis 1" }),
  row("argmax", 197, each(NUMBERS, "i64"), 0, { "argmax f32 1024x1024 axis 1", "argmax f32 1024x1024 axis 0",
                                                "argmax f32 4096x4096 axis 1",
                                                "argmax f32 4096x4096 axis 0" }),
  row("argmin", 198, each(NUMBERS, "i64"), 0, { "argmin f32 1024x1024 axis 1" }),
}
