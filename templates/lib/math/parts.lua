-- What the elementary functions share: what differs between f32 and f64, polynomials, and numbers in two
-- parts (high + low, the sum of which is meant, the high part being that sum rounded).
local types = require "gen.types"
local parts = {}

-- By bits: the integer that holds a float, mantissa bits, exponent bias, and half a unit of the first 12 or
-- 26 bits, as bits.
local FORMAT = {
  [32] = { uint = types.u32, mantissa = 23, bias = 127, round = 0x800 },
  [64] = { uint = types.u64, mantissa = 52, bias = 1023, round = 0x4000000 },
}

function parts.format(x) return FORMAT[x.type.bits] end

-- Horner's rule; coefficients from the highest power down.
function parts.polynomial(k, x, coefficients)
  local p = k:const(x.type, coefficients[1])
  for i = 2, #coefficients do p = k:name(k:fma(p, x, coefficients[i]), "q") end
  return p
end

-- The same of an odd number of coefficients, given the square of x, in half as many steps one after another:
-- so more vectors are under way at once where the polynomial is long.
function parts.polynomial_in_two(k, x, square, coefficients)
  local p = k:const(x.type, coefficients[1])
  for i = 2, #coefficients, 2 do
    local pair = k:fma(x, coefficients[i], coefficients[i + 1])
    p = k:name(k:fma(p, square, pair), "q")
  end
  return p
end

-- Bits -------------------------------------------------------------------------------------

function parts.sign(k, x)
  local uint = FORMAT[x.type.bits].uint
  local sign = k:name(k:bitcast(uint, x) & math.mininteger >> 64 - x.type.bits, "sign")
  return sign
end

-- y >= 0 with a sign that parts.sign gave.
function parts.with_sign(k, y, sign)
  local signed = k:bitcast(y.type.elem, k:bitcast(sign.type.elem, y) | sign)
  return signed
end

-- Two parts --------------------------------------------------------------------------------

-- a + b; where |a| >= |b| or a is 0, quick_sum does as well.
function parts.sum(k, a, b)
  local s = k:name(a + b, "s")
  local other = k:name(s - a, "other")
  local low = k:name((a - (s - other)) + (b - other), "low")
  return s, low
end

function parts.quick_sum(k, a, b)
  local s = k:name(a + b, "s")
  local low = k:name(b - (s - a), "low")
  return s, low
end

-- x to the nearest number of half its bits, and the rest, which has half of them too.
local function halves(k, x)
  local f = FORMAT[x.type.bits]
  local bits = k:bitcast(f.uint, x) + f.round
  local high = k:name(k:bitcast(x.type.elem, bits & -2 * f.round), "high")
  return high, k:name(x - high, "rest")
end

-- a * b, exactly; without fma of halves, whose products and sums in this order are exact.
function parts.product(k, a, b)
  local p = k:name(a * b, "p")
  local low
  if k.isa.fma then
    low = k:name(k:fma(a, b, -p), "low")
    return p, low
  end
  local ah, al = halves(k, a)
  local bh, bl = halves(k, b)
  low = k:name((((ah * bh - p) + ah * bl) + al * bh) + al * bl, "low")
  return p, low
end

-- Halves -----------------------------------------------------------------------------------

-- f(halves of f32 vectors as f64, …) on each half, its results as one f32 vector each.
function parts.in_f64(k, vectors, f)
  local lanes = vectors[1].type.lanes
  local out = {}
  for half = 0, 1 do
    local wide = {}
    for i, v in ipairs(vectors) do
      local picked = {}
      for l = 1, lanes // 2 do picked[l] = half * lanes // 2 + l - 1 end
      wide[i] = k:name(k:convert(types.f64, k:shuffle(v, picked)), "wide")
    end
    for i, r in ipairs { f(table.unpack(wide)) } do
      out[i] = out[i] or {}
      out[i][half + 1] = k:name(k:convert(types.f32, r), "narrow")
    end
  end
  local all = {}
  for l = 1, lanes do all[l] = l - 1 end
  for i, pair in ipairs(out) do out[i] = k:name(k:shuffle(pair[1], pair[2], all), "joined") end
  return table.unpack(out)
end

return parts
