-- Words that make, move and retype lanes: constants, splats, shuffles, conversions, dot products.
local types = require "gen.types"
local value = require "gen.value"
local as, check, check_data, check_kind = value.as, value.check, value.check_data, value.check_kind
local is_value, record = value.is_value, value.record

local words = {}

-- The vector type of this machine for a lane type.
function words:vector(elem)
  check(types.is_data(elem or {}) and elem.lanes == 1, "vector: expected a lane type, got %s", elem)
  return types.vector(elem, self.isa.bits // elem.bits)
end

-- A constant: one number for all lanes, or a list of one for each.
function words:const(type, number)
  check(types.is_data(type or {}), "const: expected a type, got %s", type)
  if math.type(number) then return as(self, type, number) end
  check(_G.type(number) == "table" and #number == type.lanes and type.lanes > 1,
        "const: expected a number%s, got %s",
        type.lanes > 1 and (" or a list of %d"):format(type.lanes) or "", number)
  for i, x in ipairs(number) do
    check(math.type(x) and (type.kind == "float" or math.tointeger(x)), "const: item %d is %s, no %s", i, x,
          type.elem)
  end
  return value.constant(self, type, number)
end

function words:splat(type, scalar)
  check(types.is_data(type or {}) and type.lanes > 1, "splat: expected a vector type, got %s", type)
  if math.type(scalar) then return as(self, type, scalar) end
  return record(self, "splat", type, { as(self, type.elem, scalar) })
end

-- Lanes of a followed by b, numbered from 0. b may be left out.
function words:shuffle(a, b, lanes)
  check_kind("shuffle", is_value(a) and a.type and types.is_data(a.type) and a.type.lanes > 1, a)
  if lanes == nil and not is_value(b) then b, lanes = a, b end
  check(type(lanes) == "table" and #lanes > 1, "shuffle: expected a list of lanes, got %s", lanes)
  for _, lane in ipairs(lanes) do
    check(math.type(lane) == "integer" and lane >= 0 and lane < 2 * a.type.lanes,
          "shuffle: no lane %s in two of %s", lane, a.type.name)
  end
  local v = record(self, "shuffle", types.vector(a.type.elem, #lanes), { a, as(self, a.type, b) })
  v.lanes = lanes
  return v
end

-- One lane as a scalar, numbered from 0.
function words:lane(v, number)
  check_data("lane", v)
  check(math.type(number) == "integer" and number >= 0 and number < v.type.lanes and v.type.lanes > 1,
        "lane: no lane %s in %s", number, v.type.name)
  local scalar = record(self, "lane", v.type.elem, { v })
  scalar.number = number
  return scalar
end

-- A table in two vectors: without the instruction, of what each gives the one that the higher bit chooses.
local function lookup_pair(kernel, low, high, indexes)
  local lanes = low.type.lanes
  indexes = as(kernel, types.vector(types.i32, lanes), indexes)
  if kernel.isa.permutes_pairs and lanes * 32 == kernel.isa.bits then
    return record(kernel, "lookup_pair", low.type, { low, as(kernel, low.type, high), indexes })
  end
  local in_low = kernel:equal(indexes & lanes, 0)
  return kernel:select(in_low, kernel:lookup(low, indexes), kernel:lookup(high, indexes))
end

-- Lane i is lane indexes[i] of table, or of two vectors, one behind the other; of the indexes (i32) only the
-- low bits count, as in the instructions of machines that permute whole vectors.
function words:lookup(table, more, indexes)
  if indexes then return lookup_pair(self, table, more, indexes) end
  indexes = more
  check_kind("lookup", is_value(table) and table.type and table.type.lanes > 1 and table.type.bits == 32,
             table)
  local lanes = table.type.lanes
  indexes = as(self, types.vector(types.i32, lanes), indexes)
  if not self.isa.permutes or lanes * 32 ~= self.isa.bits then indexes = indexes & lanes - 1 end
  return record(self, "lookup", table.type, { table, indexes })
end

-- The same bits as lanes of another type; the number of lanes follows.
function words:bitcast(elem, v)
  check_data("bitcast", v)
  check(types.is_data(elem or {}) and elem.lanes == 1, "bitcast: expected a lane type, got %s", elem)
  local bits = v.type.bits * v.type.lanes
  check(bits % elem.bits == 0 and (bits > elem.bits or v.type.lanes == 1), "bitcast of %s to lanes of %s",
        v.type.name, elem.name)
  local lanes = bits // elem.bits
  local to = lanes == 1 and elem or types.vector(elem, lanes)
  if to == v.type then return v end
  return record(self, "bitcast", to, { v })
end

-- Conversions ------------------------------------------------------------------------------

-- Lowest value of an integer type, and the first value above its highest, as floats.
local function range(elem)
  if elem.kind == "uint" then return 0.0, 2.0 ^ elem.bits end
  return -(2.0 ^ (elem.bits - 1)), 2.0 ^ (elem.bits - 1)
end

local function highest(elem)
  return elem.kind == "uint" and (elem.bits == 64 and -1 or (1 << elem.bits) - 1) or (1 << elem.bits - 1) - 1
end

local PRECISION = { [32] = 24, [64] = 53 }

-- Towards zero, to the nearest end where out of range, NaN to 0. Bounded first, as out of range the
-- machine's instruction says nothing; the highest value itself may be no float.
local function float_to_integer(kernel, elem, v)
  local low, above = range(elem)
  local precision = PRECISION[v.type.bits]
  local exact = elem.bits - (elem.kind == "uint" and 0 or 1) <= precision
  local top = exact and above - 1 or above - 2.0 ^ (math.log(above, 2) - precision)
  local number = kernel:select(kernel:equal(v, v), v, 0.0)
  local bounded = kernel:min(top, kernel:max(low, number))
  if elem.bits < 32 then return kernel:convert(elem, kernel:truncate(types.i32, bounded)) end
  local whole = kernel:truncate(elem, bounded)
  if exact then return whole end
  return kernel:select(kernel:less_equal(above, v), highest(elem), whole)
end

-- A float as integer towards zero; out of the type's range, anything.
function words:truncate(elem, v)
  check_data("truncate", v)
  check_kind("truncate", v.type.kind == "float" and types.is_integer(elem), v)
  return record(self, "convert", types.with_elem(v.type, elem), { v })
end

-- Lanes converted by value: integers wrap, integer to float and float to float round to nearest even, float
-- to integer goes towards zero and saturates, NaN to 0. A size may be converted to a scalar, and back.
function words:convert(elem, v)
  check(is_value(v) and v.type and (types.is_data(v.type) or v.type == types.index),
        "convert: expected a value, got %s", v)
  check(type(elem) == "table" and elem.lanes == 1 and (types.is_data(elem) or elem == types.index),
        "convert: expected a lane type, got %s", elem)
  check(elem ~= types.index or v.type.lanes == 1 and v.type.kind ~= "float", "convert: no index from %s",
        v.type.name)
  local from = v.type.elem
  if from == elem then return v end
  if from.kind == "float" and types.is_integer(elem) then return float_to_integer(self, elem, v) end
  local narrow = types.is_integer(from) and from.bits < 32 and elem.kind == "float"
  if narrow then v = record(self, "convert", types.with_elem(v.type, types.i32), { v }) end
  return record(self, "convert", types.with_elem(v.type, elem), { v })
end

-- Halves -----------------------------------------------------------------------------------

-- Whether the machine converts that many halves at once.
local function has_halves(kernel, lanes)
  return kernel.isa.halves and (lanes * 32 == 256 or lanes * 32 == kernel.isa.bits)
end

-- binary16, its bits in u16 lanes, to f32: exact, subnormals kept, NaN made quiet. Without the instruction:
-- the bits moved up are a float that 2^112 brings to its place, a subnormal one too; all ones in the exponent
-- are put back by hand.
function words:from_f16(v)
  check(is_value(v) and v.type and v.type.elem == types.u16, "from_f16: expected u16, got %s", v)
  if has_halves(self, v.type.lanes) then
    return record(self, "from_f16", types.with_elem(v.type, types.f32), { v })
  end
  local bits = self:bitcast(types.i32, self:convert(types.u32, v))
  local size = bits & 0x7fff
  local moved = size << 13
  local number = self:bitcast(types.i32, self:bitcast(types.f32, moved) * 2.0 ^ 112)
  local infinite = self:select(self:less(0x7c00, size), moved | 0x7fc00000, moved | 0x7f800000)
  local magnitude = self:select(self:less(size, 0x7c00), number, infinite)
  return self:bitcast(types.f32, magnitude | (bits & 0x8000) << 16)
end

-- f32 to the bits of binary16 in u16 lanes: to nearest even, NaN quiet with its top bits kept. Without the
-- instruction: rounded by adding just less than half of what is cut off; below 2^-14 by the sum with 0.5,
-- whose lowest bit is 2^-24.
function words:to_f16(v)
  check(is_value(v) and v.type and v.type.elem == types.f32, "to_f16: expected f32, got %s", v)
  if has_halves(self, v.type.lanes) then
    return record(self, "to_f16", types.with_elem(v.type, types.u16), { v })
  end
  local bits = self:bitcast(types.i32, v)
  local size = bits & 0x7fffffff
  local moved = size - (112 << 23)
  local number = (moved + 0xfff + ((moved >> 13) & 1)) >> 13
  local small = self:bitcast(types.i32, self:bitcast(types.f32, size) + 0.5) - 0x3f000000
  local finite = self:select(self:less(size, 0x38800000), small, number)
  local bounded = self:select(self:less(size, 0x477ff000), finite, 0x7c00)
  local nan = (size >> 13 & 0x1ff) | 0x7e00
  local magnitude = self:select(self:less(0x7f800000, size), nan, bounded)
  return self:convert(types.u16, magnitude | (bits >> 16 & 0x8000))
end

-- Dot products -----------------------------------------------------------------------------

local function is_vector(v, elem, lanes)
  return is_value(v) and v.type and v.type.elem == elem and v.type.lanes == lanes
end

-- Types of lanes: of the accumulator, of a and of b; and lanes of these for each of the accumulator.
local DOT = { dot_u8_i8 = { types.i32, types.u8, types.i8, 4 },
              dot_i16 = { types.i32, types.i16, types.i16, 2 },
              dot_bf16 = { types.f32, types.u16, types.u16, 2 } }

-- Checks the operands of a dot product; whether the machine does it by one instruction.
local function check_dot(kernel, word, acc, a, b)
  local of_acc, of_a, of_b, group = table.unpack(DOT[word])
  local lanes = is_value(acc) and acc.type and acc.type.lanes or 0
  check(lanes > 1 and is_vector(acc, of_acc, lanes) and is_vector(a, of_a, group * lanes)
        and is_vector(b, of_b, group * lanes), "%s: not for %s, %s, %s", word, acc, a, b)
  return kernel.isa[word] and lanes * acc.type.bits == kernel.isa.bits
end

-- acc[i] + sum of a[4i + j] * b[4i + j] over j = 0 … 3; acc i32, a u8, b i8. Exact, wrapping in i32.
-- Without the instruction: bytes are shifted out of 32-bit lanes, multiplied and added.
function words:dot_u8_i8(acc, a, b)
  if check_dot(self, "dot_u8_i8", acc, a, b) then
    return record(self, "dot_u8_i8", acc.type, { acc, a, b })
  end
  local ua, ib = self:bitcast(types.u32, a), self:bitcast(types.i32, b)
  for j = 0, 3 do
    local x = self:bitcast(types.i32, (j == 3 and ua >> 24) or (j == 0 and ua & 0xff) or (ua >> 8 * j) & 0xff)
    local y = (j == 3 and ib or ib << 24 - 8 * j) >> 24
    acc = acc + x * y
  end
  return acc
end

-- acc[i] + (a[2i] * b[2i] + a[2i + 1] * b[2i + 1]); acc i32, a and b i16. Exact, wrapping in i32.
function words:dot_i16(acc, a, b)
  if check_dot(self, "dot_i16", acc, a, b) then
    return acc + record(self, "pairs_i16", acc.type, { a, b })
  end
  local ia, ib = self:bitcast(types.i32, a), self:bitcast(types.i32, b)
  local low = (ia << 16 >> 16) * (ib << 16 >> 16)
  local sum = acc + (low + (ia >> 16) * (ib >> 16))
  return sum
end

-- acc[i] + a[2i + 1] * b[2i + 1], then + a[2i] * b[2i]; acc f32, a and b bf16 (in u16). Products are exact,
-- each sum is rounded to nearest even. The instruction may take subnormal operands and results as 0.
function words:dot_bf16(acc, a, b)
  if check_dot(self, "dot_bf16", acc, a, b) then
    return record(self, "dot_bf16", acc.type, { acc, a, b })
  end
  local ua, ub = self:bitcast(types.u32, a), self:bitcast(types.u32, b)
  local function upper(x) return self:bitcast(types.f32, x & 0xffff0000) end
  local function lower(x) return self:bitcast(types.f32, x << 16) end
  acc = self:fma(upper(ua), upper(ub), acc)
  acc = self:fma(lower(ua), lower(ub), acc)
  return acc
end

return words
