-- Comparisons, masks and selection.
local types = require "gen.types"
local value = require "gen.value"
local as, check, check_kind = value.as, value.check, value.check_kind
local common, is_value, new, record = value.common, value.is_value, value.new, value.record

local words = {}

local FOLD = {
  less = function(a, b) return a < b end, less_equal = function(a, b) return a <= b end,
  greater = function(a, b) return a > b end, greater_equal = function(a, b) return a >= b end,
  equal = function(a, b) return a == b end, not_equal = function(a, b) return a ~= b end,
}

-- Vectors give a mask, scalars a bool, numbers a Lua boolean. With a NaN only not_equal holds.
local function comparison(op)
  return function(self, a, b)
    if math.type(a) and math.type(b) then return FOLD[op](a, b) end
    local t, x, y = common(self, a, b)
    if t == types.index then return new(self, op, types.bool, { x, y }) end
    check_kind(op, types.is_data(t), x)
    return record(self, op, t.lanes > 1 and types.mask(t.lanes, t.bits) or types.bool, { x, y })
  end
end

words.less, words.less_equal = comparison "less", comparison "less_equal"
words.greater, words.greater_equal = comparison "greater", comparison "greater_equal"
words.equal, words.not_equal = comparison "equal", comparison "not_equal"

-- Whether an optional pointer was given (is not NULL).
function words:given(pointer)
  check_kind("given", is_value(pointer) and pointer.type and pointer.type.kind == "pointer", pointer)
  return new(self, "given", types.bool, { pointer })
end

-- Mask of the lanes i with from + i < count, 0 <= count <= 64.
function words:first_lanes(type, count, from)
  check(type and type.lanes and type.lanes > 1, "first_lanes: expected a vector type, got %s", type)
  check(math.type(from or 0) == "integer", "first_lanes: from is %s, not a number", from)
  local v = record(self, "first_lanes", types.mask(type.lanes, type.bits), { as(self, types.index, count) })
  v.from = from or 0
  return v
end

-- A mask made for lanes of another width, for lanes of this type.
function words:fit_mask(mask, type)
  check(is_value(mask) and mask.type.kind == "mask", "expected a mask, got %s", mask)
  check(mask.type.lanes == type.lanes, "a mask of %d lanes does not fit %s", mask.type.lanes, type.name)
  if mask.type.bits == type.bits then return mask end
  return record(self, "fit_mask", types.mask(type.lanes, type.bits), { mask })
end

-- Whether the mask holds in any lane, as a bool.
function words:any(mask)
  check(is_value(mask) and mask.type.kind == "mask", "any: expected a mask, got %s", mask)
  return record(self, "any", types.bool, { mask })
end

-- a where the mask (or, for scalars, the condition) holds, else b.
function words:select(condition, a, b)
  if condition == true then return a elseif condition == false then return b end
  local type, x, y = common(self, a, b)
  check_kind("select", types.is_data(type) or type == types.index, is_value(a) and a or b)
  if type.lanes == 1 then
    check(is_value(condition) and condition.type == types.bool, "select: expected a bool, got %s", condition)
    return record(self, "select", type, { condition, x, y })
  end
  return record(self, "select", type, { self:fit_mask(condition, type), x, y })
end

return words
