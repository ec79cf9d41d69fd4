-- x^y = e^(y·ln x), by the cases of C's pow (annex F).
local exp = require "templates.lib.math.exp"
local log = require "templates.lib.math.log"
local parts = require "templates.lib.math.parts"

-- (ln((1 + s) / (1 - s)) - 2·s - 2/3·s³) / s⁵ in s², for √½ <= (1 + s) / (1 - s) < √2
local TAIL = { 0x1.da852a3243be7p-4, 0x1.e01caeb87ddfbp-4, 0x1.111540c018d2ep-3, 0x1.3b13aa1cfe9b7p-3,
               0x1.745d173c16abcp-3, 0x1.c71c71c74d689p-3, 0x1.24924924922fbp-2, 0x1.999999999999ap-2 }
local TWO_THIRDS, TWO_THIRDS_LOW = 0x1.5555555555555p-1, 0x1.5555555555555p-55
local LN2 = { 0x1.62e42feep-1, 0x1.a39ef35793c76p-33 }

-- ln x of f64 x > 0 in two parts, together good to 2^-64 of it.
local function log_in_parts(k, x)
  local small = k:name(k:less(x, 2.0^-1022), "small")
  local f, n = log.split(k, k:select(small, x * 2.0^52, x))
  n = k:name(n - k:select(small, 52.0, k:const(x.type, 0.0)), "n")

  k:comment "s = f / (2 + f) in two parts"
  local d = k:name(f + 2.0, "d")
  local d_low = k:name(f - (d - 2.0), "d_low")
  local s = k:name(f / d, "s")
  local product, product_low = parts.product(k, s, d)
  local s_low = k:name((((f - product) - product_low) - s * d_low) / d, "s_low")

  k:comment "2·s + s³·(2/3 + …)"
  local z, z_low = parts.product(k, s, s)
  z_low = k:name(k:fma(s * 2.0, s_low, z_low), "z_low")
  local rest = parts.polynomial(k, z, TAIL) * z
  local c, c_low = parts.quick_sum(k, k:const(x.type, TWO_THIRDS), rest)
  c_low = k:name(c_low + TWO_THIRDS_LOW, "c_low")
  local cube, cube_low = parts.product(k, s, z)
  cube_low = k:name(cube_low + k:fma(s, z_low, s_low * z), "cube_low")
  local term, term_low = parts.product(k, cube, c)
  term_low = k:name(term_low + k:fma(cube, c_low, cube_low * c), "term_low")
  local high, low = parts.quick_sum(k, s * 2.0, term)
  low = k:name(low + k:fma(s_low, 2.0, term_low), "low")

  k:comment "n·ln 2"
  local sum, sum_low = parts.sum(k, n * LN2[1], high)
  low = k:name(low + k:fma(n, LN2[2], sum_low), "low")
  high, low = parts.quick_sum(k, sum, low)
  return high, low
end

-- x^y for f64 x > 0
local function power_f64(k, x, y)
  local high, low = log_in_parts(k, x)
  local exponent, exponent_low = parts.product(k, y, high)
  exponent_low = k:name(k:fma(y, low, exponent_low), "low")
  -- x of 0 and infinity, and y so large that the low part is none.
  exponent = k:select(k:equal(x, 0.0), y * -math.huge, exponent)
  exponent = k:name(k:select(k:equal(x, math.huge), y * math.huge, exponent), "exponent")
  exponent_low = k:select(k:less(k:abs(exponent), 800.0), exponent_low, 0.0)
  local held = k:name(k:min(710.0, k:max(-746.0, exponent)), "held")
  local p = exp.within(k, held, exponent_low)
  return p
end

-- For f32 f64 has bits to spare.
local function power_f32(k, x, y)
  local p = parts.in_f64(k, { x, y }, function(a, b)
    local e = exp.exp(k, b * log.log(k, a))
    return e
  end)
  return p
end

return function(k, x, y)
  local T = x.type
  local a = k:name(k:abs(x), "a")
  local p = k:name((T.bits == 32 and power_f32 or power_f64)(k, a, y), "p")
  local half = k:name(y * 0.5, "half")
  local whole = k:name(k:equal(k:round(y), y), "whole")
  local odd = k:name(whole & k:not_equal(k:round(half), half), "odd")

  p = k:select(k:equal(a, 1.0) & k:equal(y, y), 1.0, p)
  p = k:select(k:not_equal(x, x), x, p)
  p = k:select(k:less(x, 0.0) & k:less(a, math.huge) & ~whole, 0.0 / 0.0, p)
  p = k:select(k:equal(y, 0.0) | k:equal(x, 1.0), 1.0, p)
  local sign = parts.sign(k, x)
  local uint = sign.type.elem
  local signed = k:bitcast(uint, p) | k:select(odd, sign, 0)
  local y_of_x = k:bitcast(T.elem, signed)
  return y_of_x
end
