-- sin and cos of f32: x is q half turns, for cos a half more, and a rest r of at most a quarter turn, so that
-- one polynomial serves: ±sin r.
--
-- Near 0 the half turns are taken away by a π in parts (Cody and Waite); in vectors with a lane beyond that,
-- and on machines without fma, by windows in f64.
local parts = require "templates.lib.math.parts"
local turns = require "templates.lib.math.turns"
local types = require "gen.types"

-- Bound of the first way.
local NEAR = 32768.0
-- (sin(r)/r - 1) / r² in r² for |r| <= π/2·(1 + 2^-9): minimax of relative error, 2^-31.
local SIN = { -0x1.b6e4dp-26, 0x1.72d376p-19, -0x1.a023ep-13, 0x1.111136p-7, -0x1.555556p-3 }
-- π, each part rounded down.
local PI = { 0x1.921fb4p+1, 0x1.4442dp-23, 0x1.846988p-47 }
local ONE_OVER_PI, HALF_PI = 0x1.45f306dc9c883p-2, 0x1.921fb54442d18p+0

-- By what is added to q: a number beside which the low bits of the sum are q, and how far its last bit is
-- from the sign.
local OF = { [0.0] = { magic = 1.5 * 2.0^23, shift = 31 }, [0.5] = { magic = 1.5 * 2.0^15, shift = 23 } }

-- Fractions of 2/π·2^(24·j) as sums, for numbers of 24 bits.
local WINDOWS = {
  { 0x1.45f306dc9c883p-1, -0x1.6b01ec5417056p-55 },
  { 0x1.b9391054a7f0ap-2, -0x1.505c1596447e5p-57 },
  { 0x1.529fc2757d1f5p-4, 0x1.a6ee06db14acdp-59 },
  { 0x1.3abe8fa9a6ee0p-3, 0x1.b6c52b3278872p-57 },
  { 0x1.ea69bb81b6c53p-1, -0x1.3361de37df00dp-55 },
}

-- f64 numbers a >= 0 that are f32 numbers: rest, and q + more.
local function far(k, a, more)
  local scaled, w = turns.window(k, a, WINDOWS, 25, 24)
  local p, low = parts.product(k, scaled, w[1])
  local high = turns.modulo_4(k, p)
  low = k:name(k:fma(scaled, w[2], low), "low")
  local q = k:name(k:round(k:fma(high + low, 0.5, -more)) + more, "q")
  local r = k:name((k:fma(q, -2.0, high) + low) * HALF_PI, "r")
  return r, q
end

local function far_in_f64(k, a, more)
  local r, q = parts.in_f64(k, { a }, function(wide) return far(k, wide, more) end)
  return r, k:name(q + OF[more].magic, "shifted")
end

local function near(k, a, more)
  local magic = OF[more].magic
  local shifted = k:name(k:fma(a, ONE_OVER_PI, magic), "shifted")
  if more > 0 then                                     -- down to whole numbers, and a half
    local bits = k:bitcast(types.u32, shifted) & -256 | 128
    shifted = k:name(k:bitcast(types.f32, bits), "shifted")
  end
  local q = k:name(shifted - magic, "q")
  local r = a
  for _, part in ipairs(PI) do r = k:name(k:fma(q, -part, r), "r") end
  return r, shifted
end

-- Rest, and a number whose low bits are q + more.
local function reduce(k, a, more)
  if not k.isa.fma then return far_in_f64(k, a, more) end
  local r, shifted = near(k, a, more)
  local beyond = k:name(k:less_equal(NEAR, a), "beyond")
  local carry = k:when(k:any(beyond), { r, shifted }, function(c)
    local far_r, far_shifted = far_in_f64(k, a, more)
    return { k:select(beyond, far_r, c[1]), k:select(beyond, far_shifted, c[2]) }
  end)
  return carry[1], carry[2]
end

-- sin(|x| + more·π), with the sign of -sin for odd q, as bits; never beyond 1, as it would be rounded to.
local function sine(k, x, more)
  local r, shifted = reduce(k, k:name(k:abs(x), "a"), more)
  local z = k:name(r * r, "z")
  local y = k:fma(parts.polynomial(k, z, SIN), r * z, r)
  y = k:name(k:max(-1.0, k:min(1.0, y)), "y")
  local turned = k:bitcast(types.u32, shifted) << OF[more].shift
  return k:bitcast(types.u32, y), turned
end

local trig_f32 = {}

-- At most 2 ulp: of all floats sin and cos have 1.951 at worst, 1.82 with fma.
function trig_f32.sin(k, x)
  local bits, turned = sine(k, x, 0.0)
  local y = k:bitcast(types.f32, bits ~ (turned ~ k:bitcast(types.u32, x)) & 1 << 31)
  return y
end

function trig_f32.cos(k, x)
  local bits, turned = sine(k, x, 0.5)
  local y = k:bitcast(types.f32, bits ~ ~turned & 1 << 31)
  return y
end

return trig_f32
