-- Every word of the language with what it should give, computed here in Lua from the words' definition.
--
-- A case: name; takes: lane types of the inputs a, b, c; gives: that of the output; build(k, T, a, b, c): the
-- word on vectors, T being the vector of `gives`; wanted(a, b, c, i, all): lane i of the result from lanes of
-- the inputs, all being the inputs as lists. Inputs are lists of numbers, repeated to COUNT lanes.
-- scalar: the same word once more on scalars, lane by lane.
local functions = require "templates.lib.math"
local types = require "gen.types"

local COUNT = 64

local function f32(x) return (string.unpack("<f", string.pack("<f", x))) end

-- The bits of a number as f32.
local function to_bits(x) return (string.unpack("<I4", string.pack("<f", x))) end

-- Values -----------------------------------------------------------------------------------

local inf, nan = math.huge, 0 / 0
local FLOATS = { 0.0, -0.0, 1.0, -1.0, 1.5, -2.25, 3.0, 100.5, -7.75, 0.375, 1e10, -1e10, 1e-40, inf, -inf,
                 nan }
local TAME = { 0.5, -1.5, 2.0, 3.25, -4.0, 7.5, 0.25, -0.125, 6.0, 1.0, -3.0, 12.5, -8.25, 0.0, 5.0 }
local THIRD = { 1.0, 2.0, -0.5, 8.0, -16.0, 0.25, 3.0 }
local HALVES = { 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.25, -0.75, 3.0, 8388607.5, -8388607.5, 16777216.0, 1e30,
                 -0.0, inf }
local WIDE = { 0.0, 1.75, -1.75, 127.0, 128.0, -128.5, -129.0, 255.9, 256.0, 65535.0, 65536.0, 2147483520.0,
               2147483648.0, -2147483648.0, -2147484000.0, 4294967040.0, 4294967296.0, 1e30, -1e30, inf,
               -inf, nan }

local function wrap(bits, signed, x)
  x = x & (bits == 64 and -1 or (1 << bits) - 1)
  if signed and bits < 64 and x >= 1 << bits - 1 then x = x - (1 << bits) end
  return x
end

local function wrapped(elem, x) return wrap(types[elem].bits, types[elem].kind == "int", x) end

local INTS = { 0, 1, 2, 3, 7, 100, 127, 128, 200, 255, 256, 1000, 32767, 32768, 65535, 65536, 123456789,
               2147483647, 2147483648, 4294967295, -1, -2, -100, -128, -129, -32768, -2147483648 }

local function integers(elem)
  local out = {}
  for i, x in ipairs(INTS) do out[i] = wrapped(elem, x) end
  return out
end

local function values_of(elem, n)
  if types[elem].kind ~= "float" then
    local list, out = integers(elem), {}
    for i = 1, #list do out[i] = list[(i * (n == 1 and 1 or n == 2 and 5 or 7)) % #list + 1] end
    return out
  end
  return ({ FLOATS, TAME, THIRD })[n]
end

-- Definitions ------------------------------------------------------------------------------

local function round_even(x)
  if x ~= x or x == inf or x == -inf or math.abs(x) >= 2.0 ^ 52 then return x end
  local floor = math.floor(x)
  local part = x - floor
  local whole = (part > 0.5 or part == 0.5 and floor % 2 == 1) and floor + 1.0 or floor + 0.0
  return whole == 0 and (1 / x < 0 or x < 0) and -0.0 or whole
end

local function saturate(elem, x)
  local t = types[elem]
  local low = t.kind == "uint" and 0 or -(1 << t.bits - 1)
  local high = t.kind == "uint" and (1 << t.bits) - 1 or (1 << t.bits - 1) - 1
  if x ~= x then return 0 end
  if x <= low then return low elseif x >= high then return high end
  return math.tointeger(x < 0 and math.ceil(x) or math.floor(x))
end

local COMPARE = {
  less = function(a, b) return a < b end, less_equal = function(a, b) return a <= b end,
  greater = function(a, b) return a > b end, greater_equal = function(a, b) return a >= b end,
  equal = function(a, b) return a == b end, not_equal = function(a, b) return a ~= b end,
}

-- Cases ------------------------------------------------------------------------------------

local cases = {}

local function case(t) cases[#cases + 1] = t end

local function binary(name, elem, f, wanted, a, b)
  case { name = name .. " " .. elem, takes = { elem, elem }, gives = elem, scalar = true, a = a, b = b,
         build = function(_, _, x, y) return f(x, y) end, wanted = wanted }
end

for _, elem in ipairs { "f32", "f64" } do
  local round = elem == "f32" and f32 or function(x) return x end
  binary("+", elem, function(a, b) return a + b end, function(a, b) return round(a + b) end)
  binary("-", elem, function(a, b) return a - b end, function(a, b) return round(a - b) end)
  binary("*", elem, function(a, b) return a * b end, function(a, b) return round(a * b) end)
  binary("/", elem, function(a, b) return a / b end, function(a, b) return round(a / b) end)
  case { name = "fma " .. elem, takes = { elem, elem, elem }, gives = elem, scalar = true, a = TAME,
         build = function(k, _, a, b, c) return k:fma(a, b, c) end,
         wanted = function(a, b, c) return round(a * b + c) end }
  case { name = "sqrt " .. elem, takes = { elem }, gives = elem, scalar = true, a = FLOATS,
         build = function(k, _, a) return k:sqrt(a) end,
         wanted = function(a) return a < 0 and nan or a == 0 and a or round(a ^ 0.5) end }
  case { name = "round " .. elem, takes = { elem }, gives = elem, scalar = true, a = HALVES,
         build = function(k, _, a) return k:round(a) end, wanted = round_even }
  case { name = "round special " .. elem, takes = { elem }, gives = elem, scalar = true, a = FLOATS,
         build = function(k, _, a) return k:round(a) end, wanted = round_even }
  case { name = "scale_by_power " .. elem, takes = { elem, elem }, gives = elem, scalar = true,
         a = { 1.0, 1.5, 0.75, -1.25, 1.9999998807907104, nan },
         b = { 0.0, 1.0, -1.0, 100.0, -126.0, -149.0, -150.0, 127.0 },
         build = function(k, _, a, b) return k:scale_by_power(a, b) end,
         wanted = function(a, b) return round(a * 2.0 ^ b) end }
end

for _, elem in ipairs { "f32", "f64", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64" } do
  local unsigned64 = elem == "u64"
  local function below(a, b) if unsigned64 then return math.ult(a, b) end return a < b end
  binary("max", elem, nil, function(a, b) return below(b, a) and a or b end)
  cases[#cases].build = function(k, _, a, b) return k:max(a, b) end
  binary("min", elem, nil, function(a, b) return below(a, b) and a or b end)
  cases[#cases].build = function(k, _, a, b) return k:min(a, b) end
  for _, op in ipairs { "less", "less_equal", "greater", "greater_equal", "equal", "not_equal" } do
    local holds = COMPARE[op]
    case { name = op .. " " .. elem, takes = { elem, elem }, gives = elem, scalar = true,
           build = function(k, _, a, b) return k:select(k[op](k, a, b), a, b) end,
           wanted = function(a, b)
             if unsigned64 then a, b = a + math.mininteger, b + math.mininteger end
             local result = holds(a, b) and a or b
             return unsigned64 and result - math.mininteger or result
           end }
  end
end

-- Both zeros, and NaN on either side: the second operand.
for _, word in ipairs { "max", "min" } do
  for _, elem in ipairs { "f32", "f64" } do
    case { name = word .. " of zeros and NaN " .. elem, takes = { elem, elem }, gives = elem, scalar = true,
           a = { 0.0, -0.0, nan, 1.0, -0.0 }, b = { -0.0, 0.0, 1.0, nan, -0.0 },
           build = function(k, _, a, b) return k[word](k, a, b) end, wanted = function(_, b) return b end }
  end
end

for _, elem in ipairs { "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64" } do
  local function wanted(f) return function(a, b) return wrapped(elem, f(a, b)) end end
  binary("+", elem, function(a, b) return a + b end, wanted(function(a, b) return a + b end))
  binary("-", elem, function(a, b) return a - b end, wanted(function(a, b) return a - b end))
  binary("&", elem, function(a, b) return a & b end, wanted(function(a, b) return a & b end))
  binary("|", elem, function(a, b) return a | b end, wanted(function(a, b) return a | b end))
  binary("^", elem, function(a, b) return a ~ b end, wanted(function(a, b) return a ~ b end))
  case { name = "~ " .. elem, takes = { elem }, gives = elem, scalar = true,
         build = function(_, _, a) return ~a end, wanted = function(a) return wrapped(elem, ~a) end }
  case { name = "- (sign) " .. elem, takes = { elem }, gives = elem, scalar = true,
         build = function(_, _, a) return -a end, wanted = function(a) return wrapped(elem, -a) end }
  if types[elem].bits >= 16 then
    binary("*", elem, function(a, b) return a * b end, wanted(function(a, b) return a * b end))
    case { name = "<< " .. elem, takes = { elem }, gives = elem, scalar = true,
           build = function(_, _, a) return a << 3 end,
           wanted = function(a) return wrapped(elem, a << 3) end }
    case { name = ">> " .. elem, takes = { elem }, gives = elem, scalar = true,
           build = function(_, _, a) return a >> 3 end,
           wanted = function(a) return elem == "u64" and a >> 3 or a // 8 end }
  end
end

for _, elem in ipairs { "f32", "f64", "i8", "i16", "i32", "i64", "u32" } do
  case { name = "abs " .. elem, takes = { elem }, gives = elem, scalar = true,
         build = function(k, _, a) return k:abs(a) end,
         wanted = function(a)
           if math.type(a) == "float" then return math.abs(a) end
           return wrapped(elem, a < 0 and -a or a)
         end }
end
for _, elem in ipairs { "f32", "f64" } do
  case { name = "- (sign) " .. elem, takes = { elem }, gives = elem, scalar = true,
         build = function(_, _, a) return -a end, wanted = function(a) return -a end }
end

-- Operations within operations, on either side: parentheses where C needs them.
for _, elem in ipairs { "f32", "i32" } do
  local function round(x) return elem == "f32" and f32(x) or wrapped(elem, x) end
  case { name = "a - (b - c) " .. elem, takes = { elem, elem, elem }, gives = elem, scalar = true,
         build = function(_, _, a, b, c) return a - (b - c) end,
         wanted = function(a, b, c) return round(a - round(b - c)) end }
  case { name = "(a - b) - c * (b + c) " .. elem, takes = { elem, elem, elem }, gives = elem, scalar = true,
         build = function(_, _, a, b, c) return (a - b) - c * (b + c) end,
         wanted = function(a, b, c) return round(round(a - b) - round(c * round(b + c))) end }
end
case { name = "a / (b / c) f32", takes = { "f32", "f32", "f32" }, gives = "f32", scalar = true,
       build = function(_, _, a, b, c) return a / (b / c) end,
       wanted = function(a, b, c) return f32(a / f32(b / c)) end }
case { name = "-(a - b) f32", takes = { "f32", "f32" }, gives = "f32", scalar = true,
       build = function(_, _, a, b) return -(a - b) end, wanted = function(a, b) return -f32(a - b) end }
case { name = "bits within bits", takes = { "u32", "u32", "u32" }, gives = "u32", scalar = true,
       build = function(_, _, a, b, c) return (a | b & c) - (b ~ (c << 3)) + ~(a & (b | c) >> 1) end,
       wanted = function(a, b, c)
         return wrapped("u32", (a | b & c) - (b ~ (c << 3 & 0xffffffff)) + ~(a & (b | c) >> 1))
       end }

-- Conversions: { from, to }.
for _, pair in ipairs {
  { "u8", "f32" }, { "i8", "f32" }, { "u16", "f32" }, { "i16", "f32" }, { "i32", "f32" }, { "u32", "f32" },
  { "i32", "f64" }, { "i64", "f64" }, { "i64", "f32" },
  { "u8", "i32" }, { "i8", "i32" }, { "u16", "u32" }, { "i16", "i64" }, { "u32", "u64" },
  { "i32", "i16" }, { "i32", "u8" }, { "u32", "u16" }, { "i64", "i32" }, { "u8", "u16" } } do
  local from, to = pair[1], pair[2]
  case { name = ("convert %s %s"):format(from, to), takes = { from }, gives = to, scalar = true,
         build = function(k, _, a) return k:convert(types[to], a) end,
         wanted = function(a)
           if types[to].kind == "float" then return to == "f32" and f32(a) or a + 0.0 end
           return wrapped(to, a)
         end }
end
for _, to in ipairs { "i8", "u8", "i16", "u16", "i32", "u32", "i64" } do
  case { name = "convert f32 " .. to, takes = { "f32" }, gives = to, scalar = true, a = WIDE,
         build = function(k, _, a) return k:convert(types[to], a) end,
         wanted = function(a) return saturate(to, a) end }
end
for _, to in ipairs { "i16", "i32", "u32", "i64" } do
  case { name = "convert f64 " .. to, takes = { "f64" }, gives = to, scalar = true, a = WIDE,
         build = function(k, _, a) return k:convert(types[to], a) end,
         wanted = function(a) return saturate(to, a) end }
end
case { name = "convert f32 f64", takes = { "f32" }, gives = "f64", scalar = true, a = FLOATS,
       build = function(k, _, a) return k:convert(types.f64, a) end, wanted = function(a) return a end }
case { name = "convert f64 f32", takes = { "f64" }, gives = "f32", scalar = true,
       a = { 0.1, 1e-40, 1e300, -2.5, nan },
       build = function(k, _, a) return k:convert(types.f32, a) end, wanted = f32 }
case { name = "truncate f32 i32", takes = { "f32" }, gives = "i32", scalar = true, a = TAME,
       build = function(k, _, a) return k:truncate(types.i32, a) end,
       wanted = function(a) return saturate("i32", a) end }
case { name = "bitcast f32 u32", takes = { "f32" }, gives = "u32", scalar = true, a = TAME,
       build = function(k, _, a) return k:bitcast(types.u32, a) end,
       wanted = function(a) return to_bits(a) end }
case { name = "bitcast u32 f32", takes = { "u32" }, gives = "f32", scalar = true,
       a = { 0x3f800000, 0x40490fdb, 0 },
       build = function(k, _, a) return k:bitcast(types.f32, a) end,
       wanted = function(a) return (string.unpack("<f", string.pack("<I4", a))) end }

-- Lanes. Only vectors; lists of lanes depend on the machine's number of them, `lanes`.
case { name = "shuffle one", takes = { "f32" }, gives = "f32", a = TAME,
       build = function(k, T, a)
         local list = {}
         for i = 1, T.lanes do list[i] = T.lanes - i end
         return k:shuffle(a, list)
       end,
       wanted = function(_, _, _, i, all, lanes)
         local block = (i - 1) // lanes * lanes
         return all[1][block + lanes - (i - 1 - block)]
       end }
case { name = "shuffle two", takes = { "i32", "i32" }, gives = "i32",
       build = function(k, T, a, b)
         local list = {}
         for i = 0, T.lanes - 1 do list[i + 1] = i % 2 == 0 and i or T.lanes + i end
         return k:shuffle(a, b, list)
       end,
       wanted = function(a, b, _, i) return i % 2 == 1 and a or b end }
case { name = "lane and splat", takes = { "f32" }, gives = "f32", a = TAME,
       build = function(k, T, a) return k:splat(T, k:lane(a, 2)) end,
       wanted = function(_, _, _, i, all, lanes) return all[1][(i - 1) // lanes * lanes + 3] end }
case { name = "const list", takes = { "f32" }, gives = "f32", a = TAME,
       build = function(k, T, a)
         local list = {}
         for i = 1, T.lanes do list[i] = i / 2 end
         return a * k:const(T, list)
       end,
       wanted = function(a, _, _, i, _, lanes) return f32(a * (((i - 1) % lanes + 1) / 2)) end }
case { name = "const of small lanes", takes = { "u8" }, gives = "u8",
       build = function(_, _, a) return a & 0x5a end, wanted = function(a) return a & 0x5a end }
for _, elem in ipairs { "f32", "i32", "u32" } do
  case { name = "lookup " .. elem, takes = { elem, "i32" }, gives = elem, b = { 3, 1, 0, 2, 67, -5 },
         build = function(k, _, a, b) return k:lookup(a, b) end,
         wanted = function(_, b, _, i, all, lanes)
           return all[1][(i - 1) // lanes * lanes + (b & lanes - 1) + 1]
         end }
  case { name = "lookup pair " .. elem, takes = { elem, elem, "i32" }, gives = elem,
         c = { 3, 1, 0, 2, 67, -5, 16, 29, 8, 7, 4 },
         build = function(k, _, a, b, c) return k:lookup(a, b, c) end,
         wanted = function(_, _, c, i, all, lanes)
           local at, base = c & 2 * lanes - 1, (i - 1) // lanes * lanes
           return at < lanes and all[1][base + at + 1] or all[2][base + at - lanes + 1]
         end }
  case { name = "gather " .. elem, takes = { elem, "i32" }, gives = elem, b = { 9, 1, 0, 12, 3, 5, 2 },
         pointers = true,
         build = function(k, T, _, b, _, p) return k:gather(T, p[1], b) end,
         wanted = function(_, b, _, _, all) return all[1][b + 1] end }
  case { name = "gather_mask " .. elem, takes = { elem, "i32" }, gives = elem, b = { 9, 1, 0, 12, 3, 5, 2 },
         pointers = true,
         build = function(k, T, _, b, _, p) return k:gather(T, p[1], b, k:first_lanes(T, 3)) end,
         wanted = function(_, b, _, i, all, lanes) return (i - 1) % lanes < 3 and all[1][b + 1] or 0 end }
end

-- Masks.
for _, elem in ipairs { "f32", "f64", "u8", "u16", "i32", "i64" } do
  local zero = types[elem].kind == "float" and 0.0 or 0
  case { name = "load with a mask " .. elem, takes = { elem }, gives = elem, pointers = true,
         build = function(k, T, _, _, _, p, i) return k:load(T, p[1] + i, k:first_lanes(T, 2)) end,
         wanted = function(a, _, _, i, _, lanes) return (i - 1) % lanes < 2 and a or zero end }
  case { name = "store with a mask " .. elem, takes = { elem }, gives = elem,
         a = elem == "f64" and TAME or nil,
         pointers = true, stores = true,
         build = function(k, T, a, _, _, p, i)
           k:store(p.y + i, k:const(T, zero))
           k:store(p.y + i, a, k:first_lanes(T, 5, 3))
         end,
         wanted = function(a, _, _, i, _, lanes) return (i - 1) % lanes < 2 and a or zero end }
end
for _, elem in ipairs { "f32", "f64", "u8" } do
  local list, two = {}, types[elem].kind == "float" and 2.0 or 2
  for i = 1, COUNT do list[i] = types[elem].kind == "float" and 1.0 or 1 end
  list[3], list[COUNT - 9] = two, two
  case { name = "any " .. elem, takes = { elem }, gives = elem, a = list,
         build = function(k, _, a)
           local sum = k:when(k:any(k:equal(a, two)), k:name(a, "sum"), function(s) return s + two end)
           return sum
         end,
         wanted = function(a, _, _, i, all, lanes)
           local base = (i - 1) // lanes * lanes
           for j = base + 1, base + lanes do
             if all[1][j] == two then return a + two end
           end
           return a
         end }
end
case { name = "mask operators", takes = { "f32", "f32" }, gives = "f32", a = TAME,
       build = function(k, T, a, b)
         local m = k:less(a, b) & ~k:equal(a, -1.5) | (k:first_lanes(T, 1) ~ k:less(b, a) & k:less(a, a))
         return k:select(m, a, 0.0)
       end,
       wanted = function(a, b, _, i, _, lanes)
         return (a < b and a ~= -1.5 or (i - 1) % lanes < 1) and a or 0.0
       end }
case { name = "a mask of other lanes", takes = { "f32", "u8" }, gives = "u8", a = TAME,
       build = function(k, _, a, b) return k:select(k:less(0.0, a), b, 7) end,
       wanted = function(a, b) return 0 < a and b or 7 end }

-- Halves: sign, exponent and ten bits, worked out from their meaning; the nearest by trying neighbours.
local function half_value(h)
  local exponent, fraction = h >> 10 & 31, h & 1023
  local size = exponent == 31 and (fraction == 0 and inf or nan)
    or exponent == 0 and fraction * 2.0 ^ -24 or (1024 + fraction) * 2.0 ^ (exponent - 25)
  return h & 0x8000 ~= 0 and -size or size
end
local function nearest_half(x)
  local sign = (x < 0 or 1 / x < 0) and 0x8000 or 0
  if x ~= x then return 0x7e00 end
  x = math.abs(x)
  if x >= 65520 then return sign | 0x7c00 end
  local low, high = 0, 0x7bff                  -- half_value(low) <= x
  while low < high do
    local middle = (low + high + 1) // 2
    if half_value(middle) <= x then low = middle else high = middle - 1 end
  end
  local above = low == 0x7bff and 65536.0 or half_value(low + 1)
  local down, up = x - half_value(low), above - x
  if up < down or up == down and low % 2 == 1 then low = low + 1 end
  return sign | low
end
case { name = "from_f16", takes = { "u16" }, gives = "f32",
       a = { 0, 0x8000, 1, 0x8001, 0x3ff, 0x400, 0x83ff, 0x3c00, 0xbc00, 0x7bff, 0xfbff, 0x7c00, 0xfc00,
             0x7e00, 0x7c01, 0x3555, 0x1234, 0xabcd },
       build = function(k, _, a) return k:from_f16(a) end, wanted = half_value }
case { name = "to_f16", takes = { "f32" }, gives = "u16",
       a = { 0.0, -0.0, 1.0, -1.0, 1 + 2.0 ^ -11, 1 + 3 * 2.0 ^ -11, -1 - 2.0 ^ -12, 65504.0, 65519.0,
             65520.0, -65520.0, 1e30, inf, -inf, 2.0 ^ -14, 2.0 ^ -14 - 2.0 ^ -25, 2.0 ^ -24,
             2.0 ^ -25, 2.0 ^ -25 + 2.0 ^ -40, -2.0 ^ -25, 3 * 2.0 ^ -25, 5 * 2.0 ^ -25, 2.0 ^ -30, 1e-40,
             0.1, -3.14159 },
       build = function(k, _, a) return k:to_f16(a) end, wanted = nearest_half }
case { name = "to_f16 and back", takes = { "f32" }, gives = "f32", a = { nan, 2.0, nan, -0.5 },
       build = function(k, _, a) return k:from_f16(k:to_f16(a)) end, wanted = function(a) return a end }

-- Products of small numbers.
case { name = "dot_u8_i8", takes = { "i32", "u8", "i8" }, gives = "i32", groups = { 1, 4, 4 },
       build = function(k, _, acc, a, b) return k:dot_u8_i8(acc, a, b) end,
       wanted = function(acc, _, _, i, all)
         for j = 1, 4 do acc = acc + all[2][4 * (i - 1) + j] * all[3][4 * (i - 1) + j] end
         return wrapped("i32", acc)
       end }
case { name = "dot_i16", takes = { "i32", "i16", "i16" }, gives = "i32", groups = { 1, 2, 2 },
       build = function(k, _, acc, a, b) return k:dot_i16(acc, a, b) end,
       wanted = function(acc, _, _, i, all)
         for j = 1, 2 do acc = acc + all[2][2 * (i - 1) + j] * all[3][2 * (i - 1) + j] end
         return wrapped("i32", acc)
       end }
local function bf16(x) return to_bits(x) >> 16 end
case { name = "dot_bf16", takes = { "f32", "u16", "u16" }, gives = "f32", groups = { 1, 2, 2 }, a = TAME,
       b = { bf16(0.5), bf16(-2.0), bf16(3.0), bf16(1.25) }, c = { bf16(4.0), bf16(0.75), bf16(-1.5) },
       build = function(k, _, acc, a, b) return k:dot_bf16(acc, a, b) end,
       wanted = function(acc, _, _, i, all)
         local function value(list, n) return (string.unpack("<f", string.pack("<I4", list[n] << 16))) end
         acc = f32(acc + value(all[2], 2 * i) * value(all[3], 2 * i))
         return f32(acc + value(all[2], 2 * i - 1) * value(all[3], 2 * i - 1))
       end }

-- Regions, sizes and the rest.
case { name = "loop and when", takes = { "f32" }, gives = "f32", a = TAME, pointers = true,
       build = function(k, T, a, _, _, p)
         local sum = k:name(k:const(T, 0.0), "sum")
         sum = k:loop { index = "j", to = p.n // 10, step = 1, carry = sum, body = function(j, s)
           k:comment("only even turns count")
           return k:when(k:equal(j % 2, 0), s, function(t) return t + a end)
         end }
         return sum
       end,
       wanted = function(a) return f32(f32(a + a) + a) end }
case { name = "loops of known turns", takes = { "f32" }, gives = "f32", a = TAME,
       build = function(k, _, a)
         local function turns(from, to, step)
           return k:loop { from = from, to = to, step = step, carry = k:const(a.type, 0.0),
                           body = function(_, sum) return sum + a end }
         end
         return turns(1, 6, 4) * 100.0 + turns(0, 3, 4) * 10.0 + turns(0, 9, 3)     -- 2, 1 and 3 turns
           + turns(3, 3, 1) + turns(4, 3, 1)                                        -- none
       end,
       wanted = function(a) return f32(213 * a) end }
case { name = "sizes", takes = { "f32" }, gives = "f32", a = TAME, pointers = true,
       build = function(k, T, a, _, _, p)
         local n = k:let(k:min(k:max(p.n, 3), 1000), "bounded")      -- 64, as p.n
         local size = ((n - 1) * 2 + 5 & -2) // 3 % 50 << 1 >> 1
         size = size - (n - (p.n - 3)) * 2 + (-n + 71)
         local odd = k:select(k:less(p.n, 0) | k:given(p.y) & ~(k:equal(p.n, 1) | k:less(p.n, 2)), size, 7)
         k:prefetch(p[1] + n, { write = true, level = 2 })
         k:require(true, "fine")
         return a + k:splat(T, k:convert(types.f32, odd))
       end,
       wanted = function(a) return f32(a + ((63 * 2 + 5 & -2) // 3 % 50) + 1) end }
case { name = "addresses and streams", takes = { "f32" }, gives = "f32", a = TAME, pointers = true,
       build = function(k, T, a, _, _, p)
         local whole = k:equal(k:address(p.y) & T.bits * T.lanes // 8 - 1, 0)
         k:when(whole & k:less(p.n, 1), function() k:stream(p.y, a) end)        -- never: y is another's
         k:stream_end()
         return a + k:splat(T, k:convert(types.f32, k:address(p[1] + 5) - k:address(p[1])))
       end,
       wanted = function(a) return f32(a + 20) end }
case { name = "carried sizes", takes = { "f32" }, gives = "f32", a = TAME, pointers = true,
       build = function(k, T, a, _, _, p)
         local sizes = k:loop { to = 3, carry = { p.n, p.n }, body = function(_, s)
           return { 100 - s[1], 5 + s[2] }
         end }
         return a + k:splat(T, k:convert(types.f32, sizes[1] * 100 + sizes[2]))
       end,
       wanted = function(a) return f32(a + 36 * 100 + 79) end }
-- f32 vectors of half the machine's width: what a machine does for whole vectors only must not be missed.
case { name = "exp of half a vector", takes = { "f32" }, gives = "f64",
       a = { 0.0, -0.0, 200.0, -200.0, 1e30, -1e30, inf, -inf, nan },
       build = function(k, _, a) return k:convert(types.f64, functions.exp(k, a)) end,
       wanted = function(a) return a == 0 and 1.0 or a > 0 and inf or a < 0 and 0.0 or nan end }
case { name = "an index from data", takes = { "i32" }, gives = "i32", a = { 0, 1, 2, 3, 4 }, pointers = true,
       build = function(k, T, a, _, _, p)
         local at = k:convert(types.index, k:lane(a, 1))
         return k:splat(T, k:load(types.i32, p[1] + at))
       end,
       wanted = function(_, _, _, i, all, lanes) return all[1][all[1][(i - 1) // lanes * lanes + 2] + 1] end }

return { cases = cases, COUNT = COUNT, values_of = values_of }
