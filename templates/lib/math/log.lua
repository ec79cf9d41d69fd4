-- Logarithms.
local parts = require "templates.lib.math.parts"
local types = require "gen.types"
local polynomial = parts.polynomial
local log = {}

-- √½ as bits, the least normal number, and ln 2 in two parts, of which the first has few bits; f64: the power
-- that lifts subnormals to normal numbers, and the bits of 2^52.
local OF = {
  [32] = { sqrt_half = 0x3f3504f3, normal = 2.0^-126, ln2 = { 0.693359375, -2.12194440054690583e-4 } },
  [64] = { sqrt_half = 0x3fe6a09e667f3bcd, normal = 2.0^-1022, lift = 52, magic = 0x4330000000000000,
           ln2 = { 0x1.62e42feep-1, 0x1.a39ef35793c76p-33 } },
}

-- (ln(1 + f) - f + f²/2) / f³ for √½ <= 1 + f < √2; Cephes logf.
local TAIL = { 7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1,
               -1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1 }

-- (ln((1 + s) / (1 - s)) - 2·s) / s³ in s², for √½ <= 1 + f < √2 where s = f / (2 + f), and for 0 <= f <= 1.
local NARROW = { 0x1.2b5949cfe9c75p-3, 0x1.39fe4eb5b695ap-3, 0x1.7462b50a97c71p-3, 0x1.c71c62e541c4ep-3,
                 0x1.2492492defb07p-2, 0x1.999999999531cp-2, 0x1.5555555555558p-1 }
local WIDE = {
  [32] = { 0x1.81b914p-4, 0x1.ac991cp-3, 0x1.c02242p-3, 0x1.24bfe8p-2, 0x1.9998acp-2, 0x1.555556p-1 },
  [64] = { -0x1.c6944026e1ec2p2, 0x1.453eec981855dp2, -0x1.71267ec16d74ap0, 0x1.761967f3567ep-2,
           0x1.3230c5dc0a3a8p-4, 0x1.eb4f2b6c21f58p-4, 0x1.10d3718025374p-3, 0x1.3b15ce8815ca9p-3,
           0x1.745d0b24c720dp-3, 0x1.c71c71f21a41cp-3, 0x1.2492492467a42p-2, 0x1.9999999999c0dp-2,
           0x1.5555555555555p-1 },
}

-- f - (f²/2 - s·(f²/2 + R(s²))) = ln(1 + f), given a low part to add; as fdlibm's log.
local function by_quotient(k, f, coefficients, low)
  local s = k:name(f / (f + 2.0), "s")
  local z = k:name(s * s, "z")
  local half_square = k:name(f * f * 0.5, "half_square")
  local p = k:name(polynomial(k, z, coefficients) * z + half_square, "p")
  local rest
  if low then rest = k:name(k:fma(s, p, low), "rest") else rest = k:name(s * p, "rest") end
  local away = k:name(half_square - rest, "away")
  return away
end

-- f64 x = 2^n · (1 + f) with √½ <= 1 + f < √2, x normal: f and n.
function log.split(k, x)
  local of, one = OF[64], 0x3ff << 52
  local bits = k:bitcast(types.u64, x)
  local n = k:name((bits + (one - of.sqrt_half)) >> 52, "n")
  local m = k:bitcast(types.f64, bits - (n << 52) + one)
  local power = k:bitcast(types.f64, n | of.magic) - (2.0^52 + 0x3ff)
  return k:name(m - 1.0, "f"), k:name(power, "power")
end

-- ln of an f32 from its bits as i32, whose exponent may be below that of normal numbers.
local function of_bits(k, bits)
  local of = OF[32]
  local n = k:name(bits - of.sqrt_half >> 23, "n")
  local f = k:name(k:bitcast(types.f32, bits - (n << 23)) - 1.0, "f")
  local power = k:name(k:convert(types.f32, n), "power")
  local square = k:name(f * f, "square")
  local p = k:name(parts.polynomial_in_two(k, f, square, TAIL), "p")
  p = k:name(k:fma(p, square * f, power * of.ln2[2]), "p")
  p = k:name(k:fma(square, -0.5, p), "p")
  local y = k:name(k:fma(power, of.ln2[1], f + p), "y")
  return y
end

local function of_normal(k, x, lifted)
  if x.type.bits == 32 then return of_bits(k, k:bitcast(types.i32, x)) end
  local of = OF[64]
  local f, power = log.split(k, x)
  if lifted then power = k:name(power - k:select(lifted, of.lift, k:const(x.type, 0.0)), "power") end
  local away = by_quotient(k, f, NARROW, power * of.ln2[2])
  local y = k:name(k:fma(power, of.ln2[1], f - away), "y")
  return y
end

-- ln x for normal x > 0; NaN and infinity give NaN.
function log.log_of_normal(k, x)
  local y = of_normal(k, x) + (x - x)
  return y
end

-- y, but what ln is of numbers that are not above 0 and finite.
local function with_ends(k, x, y)
  y = k:select(k:less(x, math.huge), y, x)
  y = k:select(k:equal(x, 0.0), -math.huge, y)
  y = k:select(k:less(x, 0.0), 0.0 / 0.0, y)
  return y
end

-- f32: what is not normal, above 0 and finite costs something only in vectors that hold it.
local function log_f32(k, x)
  local bits = k:name(k:bitcast(types.i32, x), "bits")
  local is_other = k:less_equal(0x7f000000, k:bitcast(types.u32, bits) - 0x800000)
  local other = k:let(k:any(is_other), "other")
  bits = k:when(other, bits, function(b)
    local lifted = k:bitcast(types.i32, x * 2.0^23) - (23 << 23)
    local known = k:select(k:less(x, OF[32].normal), lifted, b)
    return known
  end)
  local y = of_bits(k, bits)
  y = k:when(other, y, function(v) return with_ends(k, x, v) end)
  return y
end

-- ln x: at most 1 ulp; of 0 -infinity, below NaN.
function log.log(k, x)
  if x.type.bits == 32 then return log_f32(k, x) end
  local of = OF[64]
  local small = k:name(k:less(x, of.normal), "small")
  local y = of_normal(k, k:name(k:select(small, x * 2.0^of.lift, x), "normal"), small)
  y = with_ends(k, x, y)
  return y
end

-- ln(1 + x) for 0 <= x <= 1, at most 1.5 ulp.
function log.log_of_1_plus(k, x)
  local y = x - by_quotient(k, x, WIDE[x.type.bits])
  return y
end

return log
