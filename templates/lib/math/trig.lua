-- sin and cos for every number: x is q quarter turns and a rest r of at most an eighth, in two parts for f64.
--
-- Near 0 the quarter turns are taken away by a π/2 in parts of few bits (Cody and Waite); in vectors with a
-- lane beyond that, a second way multiplies by 2/π to as many bits as the largest number needs (Payne and
-- Hanek), by windows: x·2^-(B·j), a multiple of 4, times the fraction of 2/π·2^(B·j), for a few j.
local parts = require "templates.lib.math.parts"
local types = require "gen.types"
local polynomial = parts.polynomial
local trig = {}

local OF = {
  -- near: bound of the first way; tiny: below this sin x is x.
  [32] = { near = 32768.0, tiny = 2.0^-13, uint = types.u32,
    sin = { 0x1.8777ep-19, -0x1.a08312p-13, 0x1.111198p-7, -0x1.555556p-3 },
    cos = { -0x1.58ecdep-22, 0x1.a0f5a8p-16, -0x1.6c17d4p-10, 0x1.555556p-5 } },
  [64] = { near = 1048576.0, tiny = 2.0^-27, uint = types.u64,
    sin = { -0x1.8dbcc41816166p-41, 0x1.60e68fae7ea57p-33, -0x1.ae63f909cfa2ap-26, 0x1.71de3a10dc51fp-19,
            -0x1.a01a019fe8dfep-13, 0x1.111111111101fp-7, -0x1.5555555555555p-3 },
    cos = { 0x1.35cc9704dcfe5p-45, -0x1.92a88e1ced664p-37, 0x1.1eecd79325768p-29, -0x1.27e4faefe20f2p-22,
            0x1.a01a019fb8553p-16, -0x1.6c16c16c16a34p-10, 0x1.5555555555555p-5 } },
}

local TWO_OVER_PI = 0x1.45f306dc9c883p-1
local HALF_PI, HALF_PI_LOW = 0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54
-- π/2: f32 numbers, and f64 numbers whose product with 20 bits is exact, but for the last.
local HALF_PI_32 = { 1.57079637, -4.37113883e-08, -1.71512451e-15 }
local HALF_PI_64 = { 0x1.921fb544p+0, 0x1.0b4611a6p-34, 0x1.3198a2ep-69, 0x1.b839a252049c1p-104 }

-- Fractions of 2/π·2^(24·j) as sums, for numbers of 24 bits, of parts of 29; and of 2/π·2^(146·j), for f64.
local WINDOWS_32 = {
  { 0x1.45f306dp-1, 0x1.9391054p-30, 0x1.4fe13abp-59, 0x1.d1f534dp-88 },
  { 0x1.b939104p-2, 0x1.4a7f09dp-30, 0x1.7d1f534p-60, 0x1.bb81b6cp-89 },
  { 0x1.529fc2p-4, 0x1.d5f47d4p-30, 0x1.a6ee06dp-59, 0x1.6295993p-88 },
  { 0x1.3abe8f8p-3, 0x1.4d37703p-30, 0x1.b629598p-60, 0x1.3c43904p-88 },
  { 0x1.ea69bb8p-1, 0x1.b6c52bp-33, 0x1.93c4390p-60, 0x1.07f9458p-90 },
}
local WINDOWS_64 = {
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

local function magic(x) return 1.5 * 2.0^parts.format(x).mantissa end

-- x to the nearest number of quarter turns, and the sum whose low bits are that number.
local function quarters(k, x)
  local shifted = k:name(k:fma(x, TWO_OVER_PI, magic(x)), "shifted")
  local q = k:name(shifted - magic(x), "q")
  return q, shifted
end

-- What to add to leave of x the rest of a division by 4.
local function modulo_4(k, x)
  local rest = k:name(k:fma(k:round(x * 0.25), -4.0, x), "rest")
  return rest
end

-- x·2^-(step·j), and of window j the fractions, j by lane such that the former is below 2^(first + step).
local function window(k, x, windows, first, step)
  local a = k:name(k:abs(x), "a")
  local scale, w = k:const(x.type, 1.0), {}
  for i, number in ipairs(windows[1]) do w[i] = k:const(x.type, number) end
  for j = 1, #windows - 1 do
    local beyond = k:name(k:less_equal(2.0^(first + step * j), a), "beyond")
    scale = k:select(beyond, 2.0^(-step * j), scale)
    for i, number in ipairs(windows[j + 1]) do w[i] = k:select(beyond, number, w[i]) end
  end
  for _, v in ipairs(w) do k:name(v, "w") end
  return k:name(x * scale, "scaled"), w
end

-- f64 numbers that are f32 numbers: rest and quarter turns.
local function far_32(k, x)
  local scaled, w = window(k, x, WINDOWS_32, 25, 24)
  local high = modulo_4(k, scaled * w[1])
  local low = modulo_4(k, scaled * w[2])
  local q = k:name(k:round(high + low), "q")
  local turns = k:name(((high - q) + low) + (scaled * w[3] + scaled * w[4]), "turns")
  return turns * HALF_PI, q
end

-- f64: the sum of all products in three parts, as up to 62 bits of it may be none.
local function far_64(k, x)
  local scaled, w = window(k, x, WINDOWS_64, 54, 146)
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
    add(i <= 4 and modulo_4(k, p) or p)
    add(i <= 3 and modulo_4(k, low) or low)
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

local function near_32(k, x)
  local q, shifted = quarters(k, x)
  local r = x
  for _, part in ipairs(HALF_PI_32) do r = k:name(k:fma(q, -part, r), "r") end
  return r, shifted
end

local function near_64(k, x)
  local q, shifted = quarters(k, x)
  local r = k:name(x - q * HALF_PI_64[1], "r")
  local low, lower
  r, low = parts.sum(k, r, q * -HALF_PI_64[2])
  r, lower = parts.sum(k, r, q * -HALF_PI_64[3])
  low = k:name(k:fma(q, -HALF_PI_64[4], low + lower), "low")
  r, low = parts.quick_sum(k, r, low)
  return r, shifted, low
end

local function far_of_f32(k, x)
  local r, q = parts.in_f64(k, { x }, function(wide) return far_32(k, wide) end)
  return r, q + magic(x)
end

-- Rest, a number whose low bits count the quarter turns, low part of the rest (f64).
local function reduce(k, x)
  local is_32 = x.type.bits == 32
  if is_32 and not k.isa.fma then return far_of_f32(k, x) end
  local r, shifted, low = (is_32 and near_32 or near_64)(k, x)
  local beyond = k:name(k:less_equal(OF[x.type.bits].near, k:abs(x)), "beyond")
  local carry = k:when(k:any(beyond), { r, shifted, low }, function(c)
    local far, q, far_low
    if is_32 then far, q = far_of_f32(k, x) else
      far, q, far_low = far_64(k, x)
      q = q + magic(x)
    end
    local out = { k:select(beyond, far, c[1]), k:select(beyond, q, c[2]) }
    if far_low then out[3] = k:select(beyond, far_low, c[3]) end
    return out
  end)
  return carry[1], carry[2], carry[3]
end

-- sin and cos of the rest, after fdlibm.
local function kernels(k, r, low)
  local of = OF[r.type.bits]
  local z = k:name(r * r, "z")
  local p = k:name(polynomial(k, z, of.sin), "p")
  local c = polynomial(k, z, of.cos)
  if not low then
    local sin = k:name(k:fma(p * z, r, r), "sin")
    local cos = k:name(k:fma(k:fma(c, z, -0.5), z, 1.0), "cos")
    return sin, cos
  end
  -- r + (low·(1 - z/2) + r·z·p) and (1 - z/2) + (what that lost + z²·c - r·low)
  local half = k:name(z * 0.5, "half")
  local sin = k:name(r + k:fma(r * z, p, low - half * low), "sin")
  local one = k:name(1.0 - half, "one")
  local cos = k:name(one + k:fma(z * z, c, ((1.0 - one) - half) - r * low), "cos")
  return sin, cos
end

-- The function `turns` quarter turns before sin.
local function turned(k, x, turns)
  local of = OF[x.type.bits]
  local r, shifted, low = reduce(k, x)
  local sin, cos = kernels(k, r, low)
  local n = k:bitcast(of.uint, shifted)
  if turns > 0 then n = n + turns end
  n = k:name(n, "n")
  local y = k:name(k:select(k:equal(n & 1, 0), sin, cos), "y")
  local flipped = k:bitcast(of.uint, y) ~ ((n & 2) << x.type.bits - 2)
  y = k:bitcast(x.type.elem, flipped)
  return y
end

-- At most 1.7 ulp (f32), 1 (f64).
function trig.sin(k, x)
  local y = k:select(k:less(k:abs(x), OF[x.type.bits].tiny), x, turned(k, x, 0))
  return y
end

function trig.cos(k, x) return turned(k, x, 1) end

return trig
