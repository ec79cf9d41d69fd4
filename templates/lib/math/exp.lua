-- e^x, and products with it.
--
-- After Tang: x = (N + i/steps)·ln 2 + r, so e^x = 2^N · 2^(i/steps) · e^r. The middle factor comes from a
-- table of one register where the machine looks up lanes of f32 (steps = lanes, short polynomial in r),
-- else steps is 1. Results below the normal range are rounded once.
local types = require "gen.types"
local parts = require "templates.lib.math.parts"
local polynomial = parts.polynomial
local exp = {}

local LOG2_E = 0x1.71547652b82fep+0

-- ln 2 in two parts: the first has so few bits that its product with any N + i/steps is exact; bounds beyond
-- which results are 0 or infinity; and (e^r - 1 - r) / r², minimax over |r| <= ln 2 / (2·steps), by steps.
local OF = {
  [32] = {
    ln2 = { 0.693359375, -2.12194440054690583e-4 }, low = -104.0, high = 89.0,
    tail = {
      [1] = { 1.395297220783773e-3, 8.37032136489632e-3, 4.166616795726498e-2, 1.6666506700782238e-1, 0.5 },
      [8] = { 4.16707929242876e-2, 1.6668080882827552e-1, 0.5 },
      [16] = { 1.6667054024452427e-1, 5.000168444281968e-1 },
    } },
  [64] = {
    ln2 = { 0x1.62e42feep-1, 0x1.a39ef35793c76p-33 }, low = -746.0, high = 710.0,
    tail = {
      [1] = { 0x1.1f32edc5d5271p-29, 0x1.af4eb929639c7p-26, 0x1.27e500e02d3b1p-22, 0x1.71de01b5a8f2fp-19,
              0x1.a01a0197bcc57p-16, 0x1.a01a01ac1b399p-13, 0x1.6c16c16c18932p-10, 0x1.1111111110055p-7,
              0x1.5555555555552p-5, 0x1.5555555555557p-3, 0.5 },
    } },
}

-- Adding magic leaves (N + 2·bias)·steps + i, rounded to an integer, in the low bits of the sum; twice the
-- bias makes halves of that into exponent fields.
local function magic(f, steps) return 2.0^f.mantissa / steps + 2 * f.bias end

local function roots(k, type, steps)
  local numbers = {}
  for i = 1, steps do numbers[i] = 2.0^((i - 1) / steps) end
  local table = k:name(k:const(type, numbers), "roots_%d", steps)
  return table
end

-- What f32 roots lack.
local function low_roots(k, type, steps)
  local numbers = {}
  for i = 1, steps do
    local root = 2.0^((i - 1) / steps)
    numbers[i] = root - string.unpack("<f", string.pack("<f", root))
  end
  local table = k:name(k:const(type, numbers), "low_roots_%d", steps)
  return table
end

-- y·2^N in two factors, neither of which leaves the normal range; so only the last product rounds.
local function times_power(k, y, e)
  local f, elem = parts.format(y), y.type.elem
  local shift = math.tointeger(math.log(e.steps, 2))
  local bits = k:name(k:bitcast(f.uint, e.shifted), "bits")
  local whole = shift > 0 and bits >> shift or bits
  local half = k:name(bits >> shift + 1, "half")
  local rest = whole - half
  y = k:name(y * k:bitcast(elem, half << f.mantissa), "y")
  y = y * k:bitcast(elem, rest << f.mantissa)
  return y
end

local function scales(k, x) return k.isa.scales and x.type == k:vector(x.type.elem) end

-- y·2^N
local function scaled(k, y, e)
  if not scales(k, y) then return times_power(k, y, e) end
  local result = k:scale_by_power(y, e.power)
  return result
end

-- Whether a table of roots of 2 serves, one a lane.
local function has_table(k, T)
  return k.isa.permutes and T.elem == types.f32 and OF[32].tail[T.lanes] ~= nil
end

-- x as steps of power and a rest in two parts.
local function split(k, x, steps)
  local f, of = parts.format(x), OF[x.type.bits]
  local shifted = k:name(k:fma(x, LOG2_E, magic(f, steps)), "shifted")
  local power = k:name(shifted - magic(f, steps), "power")
  local nearly = k:name(k:fma(power, -of.ln2[1], x), "nearly")
  return { steps = steps, shifted = shifted, power = power, nearly = nearly, low_ln2 = -of.ln2[2],
           tail = of.tail[steps] }
end

-- e^(x + low), low being small beside x, or left out, in parts: 2^power·root·(1 + p), with a table.
-- exact: root has a low part, root_low.
local function reduce(k, x, low, exact)
  local T = x.type
  local e = split(k, x, T.lanes)
  local r = k:name(k:fma(e.power, e.low_ln2, e.nearly), "r")
  if low then r = k:name(r + low, "r") end
  e.p = k:name(k:fma(polynomial(k, r, e.tail), r * r, r), "p")
  local index = k:bitcast(types.i32, e.shifted)
  e.root = k:name(k:lookup(roots(k, T, e.steps), index), "root")
  if exact then e.root_low = k:name(k:lookup(low_roots(k, T, e.steps), index), "root_low") end
  return e
end

-- The same, 2^power·(1 + r + rest), r rounded to what it is and rest small: without a table, but half a unit
-- better.
local function reduce_apart(k, x, low)
  local e = split(k, x, 1)
  local more = k:name(low and k:fma(e.power, e.low_ln2, low) or e.power * e.low_ln2, "more")
  e.r = k:name(e.nearly + more, "r")
  local lost = k:name(more - (e.r - e.nearly), "lost")
  e.rest = k:name(k:fma(polynomial(k, e.r, e.tail), e.r * e.r, lost), "rest")
  return e
end

-- The better of the two for a machine: with a table of roots in two parts, or without.
local function reduce_exactly(k, x, low)
  if has_table(k, x.type) then return reduce(k, x, low, true) end
  return reduce_apart(k, x, low)
end

-- All but the power of two, in two parts, of what reduce_exactly gave.
local function in_parts(k, e)
  if e.root then return e.root, k:name(k:fma(e.root, e.p, e.root_low), "more") end
  local one = k:name(e.r + 1.0, "one")
  return one, k:name((e.r - (one - 1.0)) + e.rest, "more")
end

-- The same times f + low, low left out: 0.
local function product(k, e, f, low)
  local high, more = in_parts(k, e)
  local p, p_low = parts.product(k, f, high)
  if low then p_low = k:fma(low, high, p_low) end
  return p, k:name(k:fma(f, more, p_low), "p_low")
end

-- x held to where e^x is neither 0 nor infinity; NaN stays.
local function bounded(k, x)
  local of = OF[x.type.bits]
  x = k:name(k:min(of.high, k:max(of.low, x)), "bounded")
  return x
end

local FOUR = 0x40800000            -- bits of the f32 4

-- e^x: at most 1 ulp by a table (f32 alone), 0.65 without.
function exp.exp(k, x)
  if not has_table(k, x.type) then
    local y = exp.within(k, bounded(k, x))
    return y
  end
  local free = scales(k, x)
  local e = reduce(k, free and x or bounded(k, x))
  local y = k:name(k:fma(e.root, e.p, e.root), "y")
  -- Where x is so large that r is none, NaN or infinite, power decides, if y is but finite and positive: as
  -- unsigned integers all other floats are above 4.
  if free then y = k:bitcast(types.f32, k:min(k:bitcast(types.u32, y), FOUR)) end
  y = scaled(k, y, e)
  return y
end

-- e^(x + low), at most 0.65 ulp. x lies within the bounds or not far beyond.
function exp.within(k, x, low)
  local e = reduce_exactly(k, x, low)
  local high, more = in_parts(k, e)
  local y = scaled(k, k:name(high + more, "y"), e)
  return y
end

-- (f + f_low)·e^(x + low), at most 0.65 ulp; f_low left out: 0. f·2^(N/2) is normal, or N is 0.
function exp.times(k, x, low, f, f_low)
  local e = reduce_exactly(k, x, low)
  if e.root and k.isa.fma and not f_low then                   -- small beside the rest, rounded with it
    local high, more = in_parts(k, e)
    local y = scaled(k, k:name(k:fma(f, high, f * more), "y"), e)
    return y
  end
  local p, p_low = product(k, e, f, f_low)
  local y = scaled(k, k:name(p + p_low, "y"), e)
  return y
end

-- y·2^power for y >= 0, at most 1, by the machine's instruction, but none that takes or gives a number below
-- the normal range, which costs more than a hundred cycles each. Such results are rounded by being added to
-- the least normal number, whose bits are then taken off.
local function scaled_gently(k, y, power)
  local large = k:name(k:scale_by_power(y, k:max(-160.0, power) + 64.0), "large")
  local least = k:name(k:select(k:less(large, 2.0^-62), k:const(y.type, 2.0^-126), 0.0), "least")
  local sum = k:name(k:fma(large, 2.0^-64, least), "sum")
  local result = k:bitcast(types.f32, k:bitcast(types.u32, sum) - k:bitcast(types.u32, least))
  return result
end

-- f·e^(x + low)·(1 - part·e^x), f >= 0 (left out: 1), for x so far below 0 that this is at most 1 and e^2x is
-- nothing; low and part left out: 0. Of f32, where the machine scales and has a table.
function exp.fallen(k, x, low, part, f)
  local e = reduce_exactly(k, x, low)
  local high, more = in_parts(k, e)
  local p, p_low = high, more
  if f then
    p, p_low = parts.product(k, f, high)
    p_low = k:name(k:fma(f, more, p_low), "p_low")
  end
  if part then
    local whole = k:name(k:scale_by_power(high + more, k:max(-60.0, e.power)), "whole")
    p_low = k:name(k:fma(whole * -part, p, p_low), "p_low")
  end
  local y = scaled_gently(k, k:name(p + p_low, "y"), e.power)
  return y
end

-- e^(x + low) itself; f times that (f left out: 1) in two parts and without its power of two; and the
-- function that multiplies by that power.
function exp.apart(k, x, low, f)
  local e = reduce_exactly(k, x, low)
  local high, more = in_parts(k, e)
  local y = scaled(k, k:name(high + more, "y"), e)
  local p, p_low = high, more
  if f then p, p_low = product(k, e, f) end
  return y, p, p_low, function(v) return scaled(k, v, e) end
end

-- Below this e^x is 0.
function exp.lowest(x) return OF[x.type.bits].low end

return exp
