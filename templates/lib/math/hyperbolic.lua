-- tanh, the logistic function and what is made of it. Each from e^-|x| or e^2|x|, which cannot overflow.
local exp = require "templates.lib.math.exp"
local log = require "templates.lib.math.log"
local parts = require "templates.lib.math.parts"
local pieces = require "templates.lib.math.pieces"
local tails = require "templates.lib.math.tails"
local hyperbolic = {}

-- (tanh(x)/x - 1) / x² in x², for |x| <= 0.55; beyond limit tanh is 1.
local TANH = {
  [32] = { limit = 10.0, series = {
    -0x1.afceb8p-8, 0x1.5ce4a2p-6, -0x1.b9993cp-5, 0x1.110fc4p-3, -0x1.555554p-2 } },
  [64] = { limit = 20.0, series = {
    0x1.a26629dad27a5p-18, -0x1.02e3c51643db4p-15, 0x1.837c4c68d3a31p-14, -0x1.f225fd26cebc1p-13,
    0x1.35259956ee2ddp-11, -0x1.7d9f579002cbbp-10, 0x1.d6d3990e247d3p-9, -0x1.226e34631cd28p-7,
    0x1.664f487d49cedp-6, -0x1.ba1ba1ba0a91ap-5, 0x1.111111111104bp-3, -0x1.5555555555555p-2 } },
}

-- tanh a for a >= 0: near 0 its series; beyond, where it is above ½, 1 - 2/(e^2a + 1).
local function tanh_in_two(k, a)
  local of = TANH[a.type.bits]
  local square = k:name(a * a, "square")
  local small = k:name(k:fma(parts.polynomial(k, square, of.series) * square, a, a), "small")
  local e = exp.within(k, k:name(k:min(of.limit, a) * 2.0, "twice"))
  local large = k:name(1.0 - 2.0 / (e + 1.0), "large")
  local y = k:name(k:select(k:less(a, 0.549306), small, large), "y")
  return y
end

-- tanh x: at most 1.5 ulp.
function hyperbolic.tanh(k, x)
  local a = k:name(k:abs(x), "a")
  local y = pieces.serve(k, x) and pieces.evaluate(k, a, "tanh") or tanh_in_two(k, a)
  y = parts.with_sign(k, y, parts.sign(k, x))
  return y
end

-- -|x|, but no less than e^x becomes 0 at.
local function bounded(k, x)
  local low = exp.lowest(x)
  local a = k:name(k:max(low, -k:abs(x)), "a")
  return a
end

-- (n + n_low) / (1 + e) without what the sum gained by rounding, and for f64 what the quotient did, but of 0
-- and of so large an n that e is 0.
local function quotient(k, n, n_low, e)
  local d = k:name(e + 1.0, "d")
  local gained = k:name((d - 1.0) - e, "gained")
  if n.type.bits == 32 then
    -- 1/d to 6 in 100, as gained is but half a unit; it is +0 where n is a zero, so that its sign stays.
    local part = k:name(gained * k:fma(d, -8 / 17, 24 / 17), "part")
    local q = (n + k:fma(k:min(1e30, n), part, n_low)) / d
    return q
  end
  local q = k:name(n / d, "q")
  local p, p_low = parts.product(k, q, d)
  local rest = k:name(((n - p) - p_low) + (n_low + q * gained), "rest")
  local usual = k:less(k:abs(n), 2.0^1000) & k:not_equal(n, 0.0)
  q = k:name(k:select(usual, q + rest / d, q), "q")
  return q
end

-- x·sigmoid(z + low): where z < 0, x is held within what leaves a product other than 0.
local function times_sigmoid(k, x, held, z, low)
  local a = k:name(k:max(1.2 * exp.lowest(z), -k:abs(z)), "a")
  local below = k:name(k:less(z, 0.0), "below")
  local e, p, p_low, powered = exp.apart(k, a, low, held)
  local n, n_low = k:name(k:select(below, p, x), "n"), k:name(k:select(below, p_low, -0.0), "n_low")
  local q = quotient(k, n, n_low, e)
  local y = k:select(below, powered(q), q)
  return y
end

-- 1/(1 + e^-x), subnormal results kept: at most 1.7 ulp (f32), 0.9 (f64). f32: as n - n·q, n being 1 or
-- e^x, and q = e^-|x| / (1 + e^-|x|) at most a half, whose error counts less the smaller it is.
function hyperbolic.sigmoid(k, x)
  local below, one = k:name(k:less(x, 0.0), "below"), k:const(x.type, 1.0)
  local y
  if tails.serve(k, x) then
    local s = tails.evaluate(k, k:name(k:abs(x), "a"), "sigmoid", function()
      local far = exp.fallen(k, bounded(k, x), nil, 1.0)
      return far
    end)
    y = k:select(below, s, 1.0 - s)
    return y
  end
  if x.type.bits == 32 then
    local e = k:name(exp.within(k, bounded(k, x)), "e")
    local n, q = k:name(k:select(below, e, one), "n"), k:name(e / (e + 1.0), "q")
    y = k:fma(-n, q, n)
    return y
  end
  local e, p, p_low, powered = exp.apart(k, bounded(k, x))
  local n, n_low = k:name(k:select(below, p, one), "n"), k:name(k:select(below, p_low, -0.0), "n_low")
  local q = quotient(k, n, n_low, e)
  y = k:select(below, powered(q), q)
  return y
end

-- x·sigmoid(x); by pieces as max(x, 0) - |x|·sigmoid(-|x|).
function hyperbolic.silu(k, x)
  local y
  if tails.serve(k, x) then
    local a = k:name(k:abs(x), "a")
    local lost = tails.evaluate(k, a, "silu", function()
      local held = k:name(k:min(-1.2 * exp.lowest(x), a), "held")
      local far = exp.fallen(k, -held, nil, 1.0, held)
      return far
    end)
    y = k:max(-0.0, x) - lost
    return y
  end
  local held = k:name(k:max(1.2 * exp.lowest(x), x), "held")
  y = times_sigmoid(k, x, held, x)
  return y
end

-- √(8/π) and 0.044715·√(8/π), in two parts.
local CUBIC = {
  [32] = { { 0x1.988454p+0, -0x1.857936p-25 }, { 0x1.2444f2p-4, 0x1.49b16ap-29 }, limit = 14.0 },
  [64] = { { 0x1.9884533d43651p+0, -0x1.cbc0d30ebfd15p-54 }, { 0x1.2444f2a4d8b4bp-4, -0x1.6c843a29d1c70p-61 },
           limit = 30.0 },
}

-- √(2/π)·2·(x + 0.044715·x³) in two parts, as e^z magnifies its error by z.
local function cubic(k, x)
  local of = CUBIC[x.type.bits]
  local square, square_low = parts.product(k, x, x)
  local term, term_low = parts.product(k, square, k:const(x.type, of[2][1]))
  term_low = term_low + k:fma(square, of[2][2], square_low * of[2][1])
  local factor, factor_low = parts.sum(k, term, k:const(x.type, of[1][1]))
  factor_low = k:name(factor_low + (term_low + of[1][2]), "low")
  local z, z_low = parts.product(k, x, factor)
  z_low = k:name(k:fma(x, factor_low, z_low), "low")
  return z, z_low
end

-- x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³))) = x·sigmoid(z)
function hyperbolic.gelu_tanh(k, x)
  local limit = CUBIC[x.type.bits].limit
  local y
  if tails.serve(k, x) then
    local a = k:name(k:abs(x), "a")
    local lost = tails.evaluate(k, a, "gelu_tanh", function()
      local held = k:name(k:min(limit, a), "held")
      local z, z_low = cubic(k, held)
      local far = exp.fallen(k, -z, -z_low, 1.0, held)
      return far
    end)
    y = k:max(-0.0, x) - lost
    return y
  end
  local held = k:name(k:max(-limit, k:min(limit, x)), "held")
  local z, z_low = cubic(k, held)
  y = times_sigmoid(k, x, held, z, k:select(k:less(z, 0.0), z_low, -z_low))
  return y
end

-- ln(1 + e^x) = max(x, 0) + ln(1 + e^-|x|)
function hyperbolic.softplus(k, x)
  local more
  if tails.serve(k, x) then
    more = tails.evaluate(k, k:name(k:abs(x), "a"), "softplus", function()
      local far = exp.fallen(k, bounded(k, x), nil, 0.5)
      return far
    end)
  else
    more = log.log_of_1_plus(k, k:name(exp.within(k, bounded(k, x)), "e"))
  end
  local y = k:max(0.0, x) + more
  return y
end

return hyperbolic
