-- e^(factor·d) where that is at most 1, as sums of exponentials want it; factor lies in 2^-30 … 2^30. -inf
-- gives 0, NaN stays.
--
-- Where the machine looks up and scales lanes, Tang's way, as in lib/math.lua, but with constants that the
-- factor is multiplied into, so that the product is never formed, and ln 2 in one part: the exponent is off
-- by its 2^-25th part at most, much less where factor is a power of two.
local functions = require "templates.lib.math"
local types = require "gen.types"
local falling = {}

local LOG2_E, LN2 = 1.44269504088896341, 0.69314718055994531
local FOUR = 0x40800000            -- bits of the f32 4
-- (e^r - 1 - r) / r² for |r| ≤ ln 2 / 32.
local TAIL = { 1.6667054024452427e-1, 5.000168444281968e-1 }
-- Adding it leaves (N + 254)·16 + i, rounded to an integer, in the low bits of the sum.
local MAGIC = 2.0^23 / 16 + 254

local function roots(k, T)
  local numbers = {}
  for i = 1, 16 do numbers[i] = 2.0^((i - 1) / 16) end
  local table = k:name(k:const(T, numbers), "roots_16")
  return table
end

-- Whether the machine has what Tang's way takes.
local function is_short(k, T) return k.isa.permutes and k.isa.scales and T.lanes == 16 end

-- What the exponentials of a call share.
function falling.constants(k, factor)
  if not is_short(k, factor.type) then return { factor = factor } end
  local square = factor * factor
  return {
    factor = factor,
    log2_e = k:name(factor * LOG2_E, "log2_e"),
    ln2 = k:name(-LN2 / factor, "ln2"),
    second = k:name(square * TAIL[2], "second"),
    third = k:name(square * factor * TAIL[1], "third"),
  }
end

function falling.exp(k, constants, d)
  local T, c = d.type, constants
  if not is_short(k, T) then
    local y = functions.exp(k, d * c.factor)
    return y
  end
  local shifted = k:name(k:fma(d, c.log2_e, MAGIC), "shifted")
  local power = k:name(shifted - MAGIC, "power")
  local r = k:name(k:fma(power, c.ln2, d), "r")                -- of e^(factor·r)
  local q = k:name(k:fma(k:fma(r, c.third, c.second), r, c.factor), "q")
  local root = k:name(k:lookup(roots(k, T), k:bitcast(types.i32, shifted)), "root")
  local y = k:name(k:fma(root * r, q, root), "y")
  -- Far below 0 r is none; power decides, if y is but finite and positive.
  y = k:bitcast(types.f32, k:min(k:bitcast(types.u32, y), FOUR))
  y = k:scale_by_power(y, power)
  return y
end

return falling
