-- Logarithms.
local parts = require "templates.lib.math.parts"
local polynomial = parts.polynomial
local log = {}

-- √½ as bits, the least normal number, the power that lifts subnormals there, and ln 2 in two parts, of which
-- the first has few bits.
local OF = {
  [32] = { sqrt_half = 0x3f3504f3, normal = 2.0^-126, lift = 23, magic = 0x4b000000,
           ln2 = { 0.693359375, -2.12194440054690583e-4 } },
  [64] = { sqrt_half = 0x3fe6a09e667f3bcd, normal = 2.0^-1022, lift = 52, magic = 0x4330000000000000,
           ln2 = { 0x1.62e42feep-1, 0x1.a39ef35793c76p-33 } },
}

-- (ln(1 + f) - f + f²/2) / f³ for √½ <= 1 + f < √2; Cephes logf.
local TAIL = { 7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1,
               -1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1 }

-- (ln((1 + s) / (1 - s)) - 2·s) / s³ in s², for √½ <= 1 + f < √2 where s = f / (2 + f), and for 0 <= f <= 1.
local NARROW = { [64] = { 0x1.2b5949cfe9c75p-3, 0x1.39fe4eb5b695ap-3, 0x1.7462b50a97c71p-3,
                          0x1.c71c62e541c4ep-3, 0x1.2492492defb07p-2, 0x1.999999999531cp-2,
                          0x1.5555555555558p-1 } }
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

-- x = 2^n · (1 + f) with √½ <= 1 + f < √2, x normal: f and n.
function log.split(k, x)
  local f, of = parts.format(x), OF[x.type.bits]
  local bits = k:bitcast(f.uint, x)
  local one = f.bias << f.mantissa
  local n = k:name((bits + (one - of.sqrt_half)) >> f.mantissa, "n")
  local m = k:bitcast(x.type.elem, bits - (n << f.mantissa) + one)
  local power = k:bitcast(x.type.elem, n | of.magic) - (2.0^f.mantissa + f.bias)
  return k:name(m - 1.0, "f"), k:name(power, "power")
end

local function of_normal(k, x, lifted)
  local of = OF[x.type.bits]
  local f, power = log.split(k, x)
  if lifted then power = k:name(power - k:select(lifted, of.lift, k:const(x.type, 0.0)), "power") end
  local y
  if x.type.bits == 64 then
    local away = by_quotient(k, f, NARROW[64], power * of.ln2[2])
    y = k:name(k:fma(power, of.ln2[1], f - away), "y")
    return y
  end
  local square = k:name(f * f, "square")
  local p = k:name(polynomial(k, f, TAIL) * f, "p")
  p = k:name(k:fma(power, of.ln2[2], p * square), "p")
  p = k:name(k:fma(square, -0.5, p), "p")
  y = k:name(k:fma(power, of.ln2[1], f + p), "y")
  return y
end

-- ln x for normal x > 0; NaN and infinity give NaN.
function log.log_of_normal(k, x)
  local y = of_normal(k, x) + (x - x)
  return y
end

-- ln x: at most 1 ulp (f32), 1 (f64); of 0 -infinity, below NaN.
function log.log(k, x)
  local of = OF[x.type.bits]
  local small = k:name(k:less(x, of.normal), "small")
  local y = of_normal(k, k:name(k:select(small, x * 2.0^of.lift, x), "normal"), small)
  y = k:select(k:less(x, math.huge), y, x)
  y = k:select(k:equal(x, 0.0), -math.huge, y)
  y = k:select(k:less(x, 0.0), 0.0 / 0.0, y)
  return y
end

-- ln(1 + x) for 0 <= x <= 1, at most 1.5 ulp.
function log.log_of_1_plus(k, x)
  local y = x - by_quotient(k, x, WIDE[x.type.bits])
  return y
end

return log
