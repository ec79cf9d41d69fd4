-- sin and cos of f64 for every number (f32: trig_f32.lua): x is q quarter turns and a rest r of at most an
-- eighth, in two parts.
--
-- Near 0 the quarter turns are taken away by a π/2 in parts of few bits (Cody and Waite); in vectors with a
-- lane beyond that, by windows.
local parts = require "templates.lib.math.parts"
local trig_f32 = require "templates.lib.math.trig_f32"
local turns = require "templates.lib.math.turns"
local types = require "gen.types"
local polynomial = parts.polynomial
local trig = {}

-- Bound of the first way; below TINY sin x is x.
local NEAR, TINY = 1048576.0, 2.0^-27
local SIN = { -0x1.8dbcc41816166p-41, 0x1.60e68fae7ea57p-33, -0x1.ae63f909cfa2ap-26, 0x1.71de3a10dc51fp-19,
              -0x1.a01a019fe8dfep-13, 0x1.111111111101fp-7, -0x1.5555555555555p-3 }
local COS = { 0x1.35cc9704dcfe5p-45, -0x1.92a88e1ced664p-37, 0x1.1eecd79325768p-29, -0x1.27e4faefe20f2p-22,
              0x1.a01a019fb8553p-16, -0x1.6c16c16c16a34p-10, 0x1.5555555555555p-5 }

local TWO_OVER_PI = 0x1.45f306dc9c883p-1
local HALF_PI, HALF_PI_LOW = 0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54
-- π/2: numbers whose product with 20 bits is exact, but for the last.
local HALF_PI_PARTS = { 0x1.921fb544p+0, 0x1.0b4611a6p-34, 0x1.3198a2ep-69, 0x1.b839a252049c1p-104 }
local MAGIC = 1.5 * 2.0^52                 -- beside it the low bits are whole numbers

-- Fractions of 2/π·2^(146·j) as sums.
local WINDOWS = {
  { 0x1.45f306dc9c883p-1, -0x1.6b01ec5417056p-55, -0x1.6447e493ad4cep-109, 0x1.e21c820ff28b2p-163,
    -0x1.508510ea79237p-218, 0x1.b8e909374b802p-274 },
  { 0x1.5993c439041fep-2, 0x1.458eaf7aef158p-56, 0x1.b7246e3a424ddp-110, 0x1.700324977504fp-165,
    -0x1.cdbc603c429c7p-219, 0x1.894d39f74411bp-273 },
  { 0x1.26e9700324977p-3, 0x1.413a32439fc3cp-57, -0x1.4e34ed658c117p-112, -0x1.f7282b4512edfp-166,
    0x1.d338e04d68bf0p-221, -0x1.bec66e29c67cbp-276 },
  { 0x1.9f74411afa976p-1, -0x1.2edec598e3f65p-56, -0x1.741037d8cdc54p-111, 0x1.cc1a99cfa4e42p-165,
    0x1.7e2ef7e4a0ec8p-220, -0x1.da00087e99fc0p-280 },
  { 0x1.23ac7306a673fp-1, -0x1.b1bdd03a21037p-55, 0x1.0763ff12fffbcp-109, 0x1.6603fbcbc462dp-166,
    0x1.a0a6d1f6d367fp-220, -0x1.86c1a7b24585dp-275 },
  { 0x1.fef02cc07f798p-1, -0x1.dce94beb25c12p-55, -0x1.64c0986c1a7b2p-109, -0x1.161738132c340p-163,
    -0x1.5d28ad8453814p-218, -0x1.a0e84c2f8c608p-274 },
  { 0x1.6136e9e8c7ecdp-1, 0x1.e5fea2d7527bbp-56, -0x1.c0a0d0742617cp-111, -0x1.8c10eb5ada2b3p-165,
    0x1.fdafd88fc6ae8p-219, 0x1.0ac06608df8f7p-273 },
}

-- x to the nearest number of quarter turns, and the sum whose low bits are that number.
local function quarters(k, x)
  local shifted = k:name(k:fma(x, TWO_OVER_PI, MAGIC), "shifted")
  local q = k:name(shifted - MAGIC, "q")
  return q, shifted
end

-- The sum of all products in three parts, as up to 62 bits of it may be none.
local function far(k, x)
  local scaled, w = turns.window(k, x, WINDOWS, 54, 146)
  local s0, s1, s2
  local function add(term)
    if not s0 then s0 = term return end
    local e
    s0, e = parts.sum(k, s0, term)
    if not s1 then s1 = e return end
    s1, e = parts.sum(k, s1, e)
    s2 = k:name(s2 and s2 + e or e, "s2")
  end
  for i = 1, 5 do
    local p, low = parts.product(k, scaled, w[i])
    add(i <= 4 and turns.modulo_4(k, p) or p)
    add(i <= 3 and turns.modulo_4(k, low) or low)
  end
  add(scaled * w[6])
  local q = k:name(k:round(s0), "q")
  local high, low = parts.sum(k, k:name(s0 - q, "s0"), s1)
  high, low = parts.quick_sum(k, high, low + s2)
  local r, r_low = parts.product(k, high, k:const(x.type, HALF_PI))
  r_low = k:name(r_low + k:fma(high, HALF_PI_LOW, low * HALF_PI), "r_low")
  r, r_low = parts.quick_sum(k, r, r_low)
  return r, q, r_low
end

local function near(k, x)
  local q, shifted = quarters(k, x)
  local r = k:name(x - q * HALF_PI_PARTS[1], "r")
  local low, lower
  r, low = parts.sum(k, r, q * -HALF_PI_PARTS[2])
  r, lower = parts.sum(k, r, q * -HALF_PI_PARTS[3])
  low = k:name(k:fma(q, -HALF_PI_PARTS[4], low + lower), "low")
  r, low = parts.quick_sum(k, r, low)
  return r, shifted, low
end

-- Rest, a number whose low bits count the quarter turns, low part of the rest.
local function reduce(k, x)
  local r, shifted, low = near(k, x)
  local beyond = k:name(k:less_equal(NEAR, k:abs(x)), "beyond")
  local carry = k:when(k:any(beyond), { r, shifted, low }, function(c)
    local far_r, q, far_low = far(k, x)
    return { k:select(beyond, far_r, c[1]), k:select(beyond, q + MAGIC, c[2]),
             k:select(beyond, far_low, c[3]) }
  end)
  return carry[1], carry[2], carry[3]
end

-- sin and cos of the rest, after fdlibm: r + (low·(1 - z/2) + r·z·p) and (1 - z/2) + (what that lost + z²·c -
-- r·low).
local function kernels(k, r, low)
  local z = k:name(r * r, "z")
  local p = k:name(polynomial(k, z, SIN), "p")
  local c = polynomial(k, z, COS)
  local half = k:name(z * 0.5, "half")
  local sin = k:name(r + k:fma(r * z, p, low - half * low), "sin")
  local one = k:name(1.0 - half, "one")
  local cos = k:name(one + k:fma(z * z, c, ((1.0 - one) - half) - r * low), "cos")
  return sin, cos
end

-- The function `ahead` quarter turns before sin.
local function turned(k, x, ahead)
  local r, shifted, low = reduce(k, x)
  local sin, cos = kernels(k, r, low)
  local n = k:bitcast(types.u64, shifted)
  if ahead > 0 then n = n + ahead end
  n = k:name(n, "n")
  local y = k:name(k:select(k:equal(n & 1, 0), sin, cos), "y")
  local flipped = k:bitcast(types.u64, y) ~ ((n & 2) << 62)
  y = k:bitcast(types.f64, flipped)
  return y
end

-- At most 1 ulp.
function trig.sin(k, x)
  if x.type.bits == 32 then return trig_f32.sin(k, x) end
  local y = k:select(k:less(k:abs(x), TINY), x, turned(k, x, 0))
  return y
end

function trig.cos(k, x)
  if x.type.bits == 32 then return trig_f32.cos(k, x) end
  return turned(k, x, 1)
end

return trig
