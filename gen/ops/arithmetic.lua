-- Arithmetic, comparisons, logic and choice, element by element.
--
-- Integers wrap. Division truncates, by 0 it gives 0, and the lowest number by -1 itself. A shift by as many
-- bits as there are, or by a negative count, leaves nothing: 0, or to the right the sign. What is said of f32
-- holds for every float: minima and maxima of a NaN are NaN.
local integer = require "templates.lib.integer"
local required = require "gen.required"
local dtypes = require "gen.dtypes"

local FLOATS, SIGNED, INTEGERS, NUMBERS, ALL = dtypes.floats, dtypes.signed, dtypes.integers, dtypes.numbers,
  dtypes.all
local unary, binary, comparison = dtypes.unary, dtypes.binary, dtypes.comparison

-- Integer types that have kernels: those whose bits do not depend on the sign, or each its own.
local BITS, EACH = "u8 u16 u32 u64", "u8 i8 u16 i16 u32 i32 u64 i64"

-- A number, or where it is NaN, that; chosen: what is right of numbers.
local function through_nan(k, x, chosen)
  if x.type.kind ~= "float" then return chosen end
  local y = k:select(k:not_equal(x, x), x, chosen)
  return y
end

local function minimum(k, a, b)
  local y = through_nan(k, a, k:min(a, b))
  return y
end

local function maximum(k, a, b)
  local y = through_nan(k, a, k:max(a, b))
  return y
end

local function sign(k, x)
  if x.type.kind ~= "float" then
    local y = k:min(1, k:max(-1, x))
    return y
  end
  local level = k:select(k:equal(x, 0.0), 0.0, x)              -- 0 or NaN
  local y = k:select(k:less(0.0, x), 1.0, k:select(k:less(x, 0.0), -1.0, level))
  return y
end

return {
  { name = "add", code = 1, family = "binary", inputs = 2, dtypes = binary(NUMBERS), lanes = BITS, ulp = 0,
    reference = "a + b", integer = "(uint64_t)a + (uint64_t)b",
    expression = function(_, a, b) return a + b end,
    bench = { "add f32 2K", "add f32 1024x1024", "add f32 16M", "add f32 1024x1024 1024",
              "add f32 1024x1024 1024x1", "add f32 1024x1024:1,1024 1024x1024",
              "add f32 1024x1024:2048,2 1024x1024", "add f16 1024x1024", "add i32 1024x1024" } },

  { name = "sub", code = 2, family = "binary", inputs = 2, dtypes = binary(NUMBERS), lanes = BITS, ulp = 0,
    reference = "a - b", integer = "(uint64_t)a - (uint64_t)b",
    expression = function(_, a, b) return a - b end,
    bench = { "sub f32 2K" } },

  { name = "mul", code = 3, family = "binary", inputs = 2, dtypes = binary(NUMBERS),
    lanes = "u16 u32 u64", ulp = 0,
    reference = "a * b", integer = "(uint64_t)a * (uint64_t)b",
    expression = function(_, a, b) return a * b end,
    bench = { "mul f32 2K", "mul f64 2K" } },

  { name = "div", code = 4, family = "binary", inputs = 2, dtypes = binary(NUMBERS),
    lanes = "u32 i32 u64 i64", ulp = 0,
    reference = "a / b",
    integer = "_Generic(a, int64_t: tni_divide_signed, uint64_t: tni_divide_unsigned)(a, b)",
    expression = function(k, a, b)
      local y
      if a.type.kind == "float" then y = a / b else y = integer.divide(k, a, b) end
      return y
    end,
    bench = { "div f32 2K", "div i32 2K", "div i64 2K" } },

  { name = "min", code = 6, family = "binary", inputs = 2, dtypes = binary(NUMBERS), lanes = EACH, ulp = 0,
    reference = "a < b || isnan(a) ? a : b", integer = "a < b ? a : b", expression = minimum,
    bench = { "min f32 2K" } },

  { name = "max", code = 7, family = "binary", inputs = 2, dtypes = binary(NUMBERS), lanes = EACH, ulp = 0,
    reference = "a > b || isnan(a) ? a : b", integer = "a > b ? a : b", expression = maximum,
    bench = { "max f32 2K", "max u8 2K" } },

  { name = "equal", code = 8, family = "binary", inputs = 2, dtypes = comparison(ALL), lanes = BITS, ulp = 0,
    reference = "a == b", integer = "a == b",
    expression = function(k, a, b)
      local y = k:equal(a, b)
      return y
    end,
    bench = { "equal f32 2K" } },

  { name = "not_equal", code = 9, family = "binary", inputs = 2, dtypes = comparison(ALL), lanes = BITS,
    ulp = 0,
    reference = "a != b", integer = "a != b",
    expression = function(k, a, b)
      local y = k:not_equal(a, b)
      return y
    end,
    bench = { "not_equal i64 2K" } },

  { name = "less", code = 10, family = "binary", inputs = 2, dtypes = comparison(ALL), lanes = EACH, ulp = 0,
    reference = "a < b", integer = "a < b",
    expression = function(k, a, b)
      local y = k:less(a, b)
      return y
    end,
    bench = { "less f32 2K" } },

  { name = "less_equal", code = 11, family = "binary", inputs = 2, dtypes = comparison(ALL), lanes = EACH,
    ulp = 0,
    reference = "a <= b", integer = "a <= b",
    expression = function(k, a, b)
      local y = k:less_equal(a, b)
      return y
    end,
    bench = { "less_equal f32 2K" } },

  { name = "greater", code = 12, family = "binary", inputs = 2, dtypes = comparison(ALL), mirror = "less",
    ulp = 0,
    reference = "a > b", integer = "a > b",
    bench = { "greater f32 2K" } },

  { name = "greater_equal", code = 13, family = "binary", inputs = 2, dtypes = comparison(ALL),
    mirror = "less_equal", ulp = 0,
    reference = "a >= b", integer = "a >= b",
    bench = { "greater_equal f32 2K" } },

  { name = "logical_and", code = 14, family = "binary", inputs = 2, dtypes = binary { "bool" }, ulp = 0,
    reference = "a != 0 && b != 0", integer = "a && b",
    expression = function(_, a, b) return a & b end,
    bench = { "logical_and bool 2K" } },

  { name = "logical_or", code = 15, family = "binary", inputs = 2, dtypes = binary { "bool" }, ulp = 0,
    reference = "a != 0 || b != 0", integer = "a || b",
    expression = function(_, a, b) return a | b end,
    bench = { "logical_or bool 2K" } },

  { name = "logical_xor", code = 16, family = "binary", inputs = 2, dtypes = binary { "bool" }, ulp = 0,
    reference = "(a != 0) != (b != 0)", integer = "!a != !b",
    expression = function(_, a, b) return a ~ b end,
    bench = { "logical_xor bool 2K" } },

  { name = "bit_and", code = 17, family = "binary", inputs = 2, dtypes = binary(INTEGERS), lanes = BITS,
    ulp = 0, integer = "a & b",
    expression = function(_, a, b) return a & b end,
    bench = { "bit_and u32 2K" } },

  { name = "bit_or", code = 18, family = "binary", inputs = 2, dtypes = binary(INTEGERS), lanes = BITS,
    ulp = 0, integer = "a | b",
    expression = function(_, a, b) return a | b end,
    bench = { "bit_or u32 2K" } },

  { name = "bit_xor", code = 19, family = "binary", inputs = 2, dtypes = binary(INTEGERS), lanes = BITS,
    ulp = 0, integer = "a ^ b",
    expression = function(_, a, b) return a ~ b end,
    bench = { "bit_xor u32 2K" } },

  { name = "shift_left", code = 20, family = "binary", inputs = 2, dtypes = binary(INTEGERS),
    lanes = "u32 u64", ulp = 0, integer = "(uint64_t)b < 64 ? (uint64_t)a << b : 0",
    expression = function(k, a, b)
      local y = integer.shift_left(k, a, b)
      return y
    end,
    bench = { "shift_left u32 2K" } },

  { name = "shift_right", code = 21, family = "binary", inputs = 2, dtypes = binary(INTEGERS),
    lanes = "u32 i32 u64 i64", ulp = 0, integer = "(uint64_t)b < 64 ? a >> b : a >> 63 >> 63",
    expression = function(k, a, b)
      local y = integer.shift_right(k, a, b)
      return y
    end,
    bench = { "shift_right i32 2K" } },

  { name = "where", code = 48, family = "where", inputs = 3, operands = { "condition", "a", "b" },
    dtypes = { { "bool", "any", "any", "any" } }, lanes = BITS, ulp = 0,
    expression = function(k, condition, a, b)
      local y = k:select(condition, a, b)
      return y
    end,
    bench = { "where bool,f32,f32 2K", "where bool,f32,f32 1024x1024" } },

  { name = "neg", code = 64, family = "unary", inputs = 1, dtypes = unary(FLOATS, SIGNED),
    lanes = "i8 i16 i32 i64", ulp = 0,
    reference = "-x", integer = "0 - (uint64_t)x",
    expression = function(_, x) return -x end,
    bench = { "neg f32 2K" } },

  { name = "abs", code = 65, family = "unary", inputs = 1, dtypes = unary(FLOATS, SIGNED),
    lanes = "i8 i16 i32 i64", ulp = 0,
    reference = "fabs(x)", integer = "x > 0 ? (uint64_t)x : 0 - (uint64_t)x",
    expression = function(k, x)
      local y = k:abs(x)
      return y
    end,
    bench = { "abs f32 2K" } },

  { name = "relu", code = 66, family = "unary", inputs = 1, dtypes = unary(FLOATS), ulp = 0,
    reference = "x < 0 ? 0 : x",
    expression = function(k, x)
      local y = k:max(0.0, x)
      return y
    end,
    gradients = {
      [0] = { family = "binary", inputs = 2, dtypes = binary(FLOATS), ulp = 0,
        reference = "y > 0 ? g : 0",
        expression = function(k, g, y)
          local dx = k:select(k:less(0.0, y), g, 0.0)
          return dx
        end,
        bench = { "relu.d0 f32 128x256" } },
    },
    bench = { "relu f32 2K", "relu f32 1024x1024", "relu f32 16M" } },

  { name = "leaky_relu", code = 67, family = "unary", inputs = 1, dtypes = unary(FLOATS), ulp = 0,
    floats = { { "slope", 0.01 } },
    reference = "x > 0 ? x : slope * x",
    expression = function(k, x, slope)
      local y = k:select(k:less(0.0, x), x, slope * x)
      return y
    end,
    bench = { "leaky_relu f32 2K slope 0.1" } },

  { name = "clip", code = 68, family = "unary", inputs = 1, dtypes = unary(NUMBERS), lanes = EACH, ulp = 0,
    floats = { { "lo", required }, { "hi", required } },
    reference = "x < lo ? lo : x > hi ? hi : x", integer = "x < lo ? lo : x > hi ? hi : x",
    expression = function(k, x, lo, hi)
      local y = k:min(hi, k:max(lo, x))
      return y
    end,
    bench = { "clip f32 2K lo -1 hi 1" } },

  { name = "scale", code = 88, family = "unary", inputs = 1, ulp = 0,
    dtypes = { { "u8", "f32" }, { "f32", "f32" } },
    floats = { { "by", required } },
    reference = "by * x",
    expression = function(_, x, by) return x * by end,
    bench = { "scale u8,f32 128x784 by 0.0039215689" } },

  { name = "logical_not", code = 86, family = "unary", inputs = 1, dtypes = unary { "bool" }, ulp = 0,
    reference = "x == 0", integer = "!x",
    expression = function(_, x) return ~x end,
    bench = { "logical_not bool 2K" } },

  { name = "bit_not", code = 87, family = "unary", inputs = 1, dtypes = unary(INTEGERS), lanes = BITS,
    ulp = 0, integer = "~x",
    expression = function(_, x) return ~x end,
    bench = { "bit_not u32 2K" } },

  { name = "sign", code = 89, family = "unary", inputs = 1, dtypes = unary(FLOATS, SIGNED),
    lanes = "i32 i64", ulp = 0,
    reference = "x > 0 ? 1 : x < 0 ? -1 : x == 0 ? 0 : x", integer = "x > 0 ? 1 : x == 0 ? 0 : -1",
    expression = sign,
    bench = { "sign f32 2K" } },
}
