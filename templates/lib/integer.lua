-- Integer arithmetic that machines have no instruction for: the same in body and tail, without branches.
local types = require "gen.types"
local lanes = require "templates.lib.lanes"
local integer = {}

-- Quotients of u32 lanes by divisors that are not 0: of two 32-bit numbers the quotient in f64, rounded, is
-- never beyond the next integer, so that cut off it is right.
local function divide_u32(k, a, b)
  local function quotient(x, y)
    local q = k:convert(types.f64, x) / k:convert(types.f64, y)
    local whole = k:truncate(types.u32, q)
    return whole
  end
  local half = a.type.lanes // 2
  local low = quotient(lanes.part(k, a, 0, half), lanes.part(k, b, 0, half))
  local high = quotient(lanes.part(k, a, half, half), lanes.part(k, b, half, half))
  local all = {}
  for i = 1, a.type.lanes do all[i] = i - 1 end
  local both = k:shuffle(low, high, all)
  return both
end

-- So little below 1 that a quotient in f64, four times rounded, is no larger than the true one.
local BELOW_ONE = 1.0 - 2.0^-50

-- Of u64 lanes: the quotient in f64, made too small rather than too large, then that of what is left. The
-- first lacks no more than 2^-49 of itself and one, the second no more than one.
local function divide_u64(k, a, b)
  local divisor = k:name(k:convert(types.f64, b), "wide")
  local function part(left)
    local q = k:convert(types.f64, left) / divisor * BELOW_ONE
    local whole = k:name(k:truncate(types.u64, q), "part")
    return whole, k:name(left - whole * b, "left")
  end
  local first, left = part(a)
  local second, rest = part(left)
  local q = k:name(first + second, "quotient")
  local y = k:select(k:less(rest, b), q, q + 1)
  return y
end

-- a / b of lanes of 32 or 64 bits, towards zero; by 0 it gives 0; wraps.
function integer.divide(k, a, b)
  local bits = a.type.bits
  local unsigned, divide = types.integer("u", bits), bits == 64 and divide_u64 or divide_u32
  local by_zero = k:equal(b, 0)
  local divisor = k:name(k:select(by_zero, 1, b), "divisor")
  local q
  if a.type.kind == "uint" then
    q = divide(k, a, divisor)
  else
    local size = divide(k, k:bitcast(unsigned, k:abs(a)), k:bitcast(unsigned, k:abs(divisor)))
    q = k:name(k:bitcast(a.type.elem, size), "size")
    q = k:select(k:less(a ~ b, 0), -q, q)
  end
  local y = k:select(by_zero, 0, q)
  return y
end

-- a shifted by b bits; by as many as there are, or, b being negative, by more: 0, or the sign.
function integer.shift_left(k, a, b)
  local bits = a.type.bits
  local y = k:select(k:less(b, bits), a << (b & bits - 1), 0)
  return y
end

function integer.shift_right(k, a, b)
  local bits = a.type.bits
  if a.type.kind == "uint" then
    local y = k:select(k:less(b, bits), a >> (b & bits - 1), 0)
    return y
  end
  local count = k:min(k:bitcast(types.integer("u", bits), b), bits - 1)
  local y = a >> k:bitcast(a.type.elem, count)
  return y
end

return integer
