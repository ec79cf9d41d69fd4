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

-- a / b of i32 or u32 lanes, towards zero; by 0 it gives 0; wraps.
function integer.divide(k, a, b)
  local by_zero = k:equal(b, 0)
  local divisor = k:name(k:select(by_zero, 1, b), "divisor")
  local q
  if a.type.kind == "uint" then
    q = divide_u32(k, a, divisor)
  else
    local size = divide_u32(k, k:bitcast(types.u32, k:abs(a)), k:bitcast(types.u32, k:abs(divisor)))
    q = k:name(k:bitcast(types.i32, size), "size")
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
