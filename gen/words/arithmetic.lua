-- Operators on values, and arithmetic words. What a machine lacks is recorded as a sequence of what it has,
-- so that printers decide nothing.
local types = require "gen.types"
local value = require "gen.value"
local as, check, check_data, check_kind = value.as, value.check, value.check_data, value.check_kind
local common, is_value, new, record = value.common, value.is_value, value.new, value.record

local words = {}

-- Operators --------------------------------------------------------------------------------

-- Those that indexes take.
local OF_INDEXES = { ["+"] = true, ["-"] = true, ["*"] = true, ["//"] = true, ["%"] = true, ["&"] = true,
                     ["<<"] = true, [">>"] = true }

-- What an index expression with a number in it comes to without computing, or nil.
local function simplified(op, a, b)
  if b == 0 and (op == "+" or op == "-") or b == 1 and (op == "*" or op == "//") then return a end
  if a == 0 and op == "+" or a == 1 and op == "*" then return b end
  if (a == 0 or b == 0) and op == "*" then return 0 end
end

local function index_expression(kernel, op, a, b)
  check(OF_INDEXES[op], "no operator %s on indexes", op)
  a, b = as(kernel, types.index, a), as(kernel, types.index, b)
  check(op ~= "//" and op ~= "%" or not is_value(b) and b > 0, "%s: the divisor must be a positive number",
        op)
  return simplified(op, a, b) or new(kernel, op, types.index, { a, b })
end

local function offset(kernel, pointer, index)
  index = as(kernel, types.index, index)
  if index == 0 then return pointer end
  local last = pointer.op == "offset" and pointer.args[2]
  if last and not is_value(last) and not is_value(index) then
    pointer, index = pointer.args[1], last + index
  end
  return new(kernel, "offset", pointer.type, { pointer, index })
end

-- Which kinds of data an operator takes.
local TAKES = {
  ["+"] = types.is_data, ["-"] = types.is_data, ["*"] = types.is_data, ["/"] = types.is_float,
  ["<<"] = types.is_integer, [">>"] = types.is_integer,
}
local function is_bitwise(t) return types.is_integer(t) or t.kind == "mask" or t.kind == "bool" end
TAKES["&"], TAKES["|"], TAKES["^"] = is_bitwise, is_bitwise, is_bitwise

local function data_operation(kernel, op, a, b)
  local type, x, y = common(kernel, a, b)
  check_kind("operator " .. op, TAKES[op] and TAKES[op](type), x)
  check(op ~= "<<" and op ~= ">>" or y.op ~= "const" or y.number >= 0 and y.number < type.bits,
        "shift of %s by %s", type.name, y.number)
  if type.kind == "bool" then return new(kernel, op, type, { x, y }) end
  return record(kernel, op, type, { x, y })
end

local function binary(op)
  return function(a, b)
    local v = is_value(a) and a or b
    local kernel, type = v.kernel, check(v.type, "operator %s: no value", op)
    if type.kind == "pointer" then
      check(op == "+" and v == a, "a pointer only takes + index")
      return offset(kernel, a, b)
    end
    if type.kind == "index" then return index_expression(kernel, op, a, b) end
    return data_operation(kernel, op, a, b)
  end
end

local Value = value.Value
Value.__add, Value.__sub, Value.__mul, Value.__div = binary "+", binary "-", binary "*", binary "/"
Value.__idiv, Value.__mod = binary "//", binary "%"
Value.__band, Value.__bor, Value.__bxor = binary "&", binary "|", binary "^"
Value.__shl, Value.__shr = binary "<<", binary ">>"

function Value.__unm(a)
  if a.type == types.index then return 0 - a end
  check_data("operator -", a)
  return record(a.kernel, "neg", a.type, { a })
end

-- All bits the other way; of a mask, the other lanes; of a bool, whether it does not hold.
function Value.__bnot(a)
  check_kind("operator ~", a.type and is_bitwise(a.type), a)
  if a.type == types.bool then return new(a.kernel, "not", a.type, { a }) end
  return record(a.kernel, "not", a.type, { a })
end

-- Words ------------------------------------------------------------------------------------

-- a * b + c, rounded once where the machine can, else twice: decided here, the same in both outputs.
function words:fma(a, b, c)
  local v = check(is_value(a) and a or is_value(b) and b or is_value(c) and c,
                  "fma: no value among the operands")
  check_kind("fma", v.type and v.type.kind == "float", v)
  a, b, c = as(self, v.type, a), as(self, v.type, b), as(self, v.type, c)
  if not self.isa.fma then return a * b + c end
  return record(self, "fma", v.type, { a, b, c })
end

local function choice(op)
  return function(self, a, b)
    if math.type(a) and math.type(b) then return op == "max" and math.max(a, b) or math.min(a, b) end
    local type, x, y = common(self, a, b)
    check_kind(op, type.kind == "index" or types.is_data(type), is_value(a) and a or b)
    return record(self, op, type, { x, y })
  end
end

-- max is a > b ? a : b and min is a < b ? a : b: b if either is NaN, on every machine. So a bound that
-- comes first lets NaN through.
words.max, words.min = choice "max", choice "min"

-- The magnitude; of the lowest int, itself.
function words:abs(x)
  check_data("abs", x)
  if x.type.kind == "uint" then return x end
  return record(self, "abs", x.type, { x })
end

function words:sqrt(x)
  check_kind("sqrt", is_value(x) and x.type and x.type.kind == "float", x)
  return record(self, "sqrt", x.type, { x })
end

-- Mantissa bits of a float type, and its unsigned type.
local MANTISSA = { [32] = 23, [64] = 52 }

-- The nearest integer, ties to even, as a float. Where the machine has no such instruction: adding 2^23
-- (f64: 2^52) and taking it away again, for magnitudes below that; the sign is kept, so -0.3 gives -0.
function words:round(x)
  check_kind("round", is_value(x) and x.type and x.type.kind == "float", x)
  if self.isa.rounds then return record(self, "round", x.type, { x }) end
  local big = 2.0 ^ MANTISSA[x.type.bits]
  local magnitude = self:abs(x)
  local whole = (magnitude + big) - big
  local uint = types.integer("u", x.type.bits)
  local sign = self:bitcast(uint, x) & math.mininteger >> 64 - x.type.bits
  local signed = self:bitcast(x.type.elem, self:bitcast(uint, whole) | sign)
  return self:select(self:less(magnitude, big), signed, x)
end

-- 2^n of integers n in an int vector, within the normal exponents.
local function power_of_two(kernel, n, elem)
  local mantissa = MANTISSA[elem.bits]
  local bias = (1 << elem.bits - mantissa - 2) - 1
  return kernel:bitcast(elem, (n + bias) << mantissa)
end

-- x * 2^n, rounded once, for whole n (in floats) with |n| <= 250 (f64: 2000) and 0.5 <= |x| <= 2, or NaN.
-- Results below the normal range are right. A machine that scales takes any n, and its floor counts.
-- Elsewhere: two factors of half the exponent each, of which only the second can round; n becomes an
-- integer in the low bits of n + 1.5 * 2^23.
function words:scale_by_power(x, n)
  check_kind("scale_by_power", is_value(x) and x.type and x.type.kind == "float", x)
  n = as(self, x.type, n)
  if self.isa.scales and x.type.lanes * x.type.bits == self.isa.bits then
    return record(self, "scale_by_power", x.type, { x, n })
  end
  local elem, int = x.type.elem, types.integer("i", x.type.bits)
  local magic = 1.5 * 2.0 ^ MANTISSA[elem.bits]
  local magic_bits = string.unpack(elem.bits == 32 and "<i4" or "<i8",
                                   string.pack(elem.bits == 32 and "<f" or "<d", magic))
  local whole = self:bitcast(int, n + magic) - magic_bits
  local half = whole >> 1
  return x * power_of_two(self, half, elem) * power_of_two(self, whole - half, elem)
end

return words
