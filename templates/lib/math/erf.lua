-- erf and GELU, by the tail of the normal distribution: Q(a) = e^(-a²/2)·R(a), R smooth.
local exp = require "templates.lib.math.exp"
local parts = require "templates.lib.math.parts"
local pieces = require "templates.lib.math.pieces"
local tails = require "templates.lib.math.tails"
local polynomial = parts.polynomial
local erf = {}

-- R(a)·(a + 4) in t = (a - 4) / (a + 4) for 0 <= a <= limit, beyond which a·Q(a) is 0; and (erf(x)/x - 1)
-- in x² for |x| <= 1; beyond `one` erf is 1.
local OF = {
  [32] = {
    limit = 14.6, one = 4.0,
    tail = { -5.2425461e-05, -0.00023404602, 0.000169712483, 0.0016460882, -0.00348832831, -0.00754527282,
             0.0603973418, -0.186521307, 0.387137383, -0.607896686, 0.755285144 },
    tail_low = { 2.75576202e-08, -1.33379325e-08 },                    -- of the last two
    series = { -0x1.1fd45cp-17, 0x1.c77348p-14, -0x1.b99eb6p-11, 0x1.55dcc6p-8, -0x1.b821e6p-6, 0x1.ce2eap-4,
               -0x1.812744p-2, 0x1.06eba8p-3 } },
  [64] = {
    limit = 39.0, one = 6.0,
    tail = { 0x1.50f47e468de14p-33, 0x1.84ac4a8b04b8bp-32, -0x1.2c20bcb126d26p-30, -0x1.087a7176f89a8p-28,
             0x1.1ca9388fd4e95p-29, 0x1.763ed5dd4c90ep-26, 0x1.d61d406f34726p-27, -0x1.7779cd13b3251p-24,
             -0x1.4e33c95096b5ep-23, 0x1.251ce908e318fp-22, 0x1.1259399854e2ap-20, -0x1.524ec0eef954dp-21,
             -0x1.8d4f2f7022883p-18, 0x1.80d17372aaf1ap-21, 0x1.26d0bf0a75e66p-15, -0x1.001fe529f7fe2p-19,
             -0x1.e4a4271ba2ce0p-13, 0x1.17a4af008de37p-13, 0x1.ab825fc6aa5aap-10, -0x1.c81719d64a9b8p-9,
             -0x1.ee27610494071p-8, 0x1.eec4cc3e4dcffp-5, -0x1.7dff2bff68355p-3, 0x1.8c6dbf2cfc2afp-2,
             -0x1.373e3a893c28ap-1, 0x1.82b4bb8c94dcep-1 },
    tail_low = { -0x1.ec6a52f62f81fp-56, -0x1.9b3a06a0051c3p-56 },
    series = { 0x1.f86c6a0f7b887p-34, -0x1.cb6b98748448ep-31, 0x1.7f5341caaba5dp-29, -0x1.b8a225846c76fp-28,
               0x1.6f08c1a1b07c2p-26, -0x1.6bc688bd9e003p-23, 0x1.badb17ec91f64p-20, -0x1.f4dfd876f231ap-17,
               0x1.f9a3add6d4dc1p-14, -0x1.c02db7a76aec9p-11, 0x1.565bcd1f56624p-8, -0x1.b82ce312eb30fp-6,
               0x1.ce2f21a04402bp-4, -0x1.812746b037a06p-2, 0x1.06eba8214db69p-3 } },
}

-- a·R(a) in two parts.
local function tail(k, a)
  local coefficients = OF[a.type.bits].tail
  local count = #coefficients
  local d, d_low = parts.sum(k, a, k:const(a.type, 4.0))
  local u = k:name(1.0 / d, "u")
  local one, one_low = parts.product(k, u, d)
  local u_low = k:name(u * (((1.0 - one) - one_low) - u * d_low), "u_low")
  local t = k:name(1.0 - 8.0 * u, "t")
  local t_low = k:name(((1.0 - t) - 8.0 * u) - 8.0 * u_low, "t_low")

  -- The polynomial, its last steps in two parts. Its slope is near 2q - c, q being the polynomial before the
  -- last step.
  local tail_low = OF[a.type.bits].tail_low
  local careful = #tail_low
  local g, g_low = polynomial(k, t, table.move(coefficients, 1, count - careful, 1, {})), nil
  local q
  for i = count - careful + 1, count do
    local p, p_low = parts.product(k, t, g)
    if g_low then p_low = k:fma(t, g_low, p_low) end
    q = g
    g, g_low = parts.sum(k, k:const(a.type, coefficients[i]), p)
    g_low = k:name(g_low + (p_low + tail_low[i - count + careful]), "g_low")
  end
  g_low = k:name(k:fma(t_low, 2.0 * q - coefficients[count - 1], g_low), "g_low")

  local r, r_low = parts.product(k, u, g)
  r_low = k:name(r_low + k:fma(u, g_low, u_low * g), "r_low")
  local high, low = parts.product(k, a, r)
  low = k:name(k:fma(a, r_low, low), "low")
  return high, low
end

-- a·R(a) in 1/a², for a >= 4.98.
local FAR = { -109.852737, 30.9276216, -5.72402716, 1.1934725, -0.398921251, 0.398942232 }

-- a·Q(a) for a >= 0, or, if far, for a that large; a beyond the limit is held there.
local function lost(k, a, far)
  a = k:name(k:min(OF[a.type.bits].limit, a), "held")
  local exponent, exponent_low = parts.product(k, k:name(a * -0.5, "half"), a)
  local y
  if far then
    y = exp.fallen(k, exponent, exponent_low, nil, polynomial(k, k:name(-0.5 / exponent, "w"), FAR))
  else
    y = exp.times(k, exponent, exponent_low, tail(k, a))
  end
  return y
end

-- x·Φ(x) = max(x, 0) - |x|·Q(|x|): at most 1.9 ulp (f32), 1.3 (f64). -infinity gives -0.
function erf.gelu(k, x)
  local a = k:name(k:abs(x), "a")
  local less
  if tails.serve(k, x) then less = tails.evaluate(k, a, "gelu", function() return lost(k, a, true) end)
  else less = lost(k, a) end
  local y = k:max(-0.0, x) - k:name(less, "lost")
  return y
end

-- erf a for a >= 0: near 0 its series, beyond 1 - 2·Q(√2·a).
local function erf_in_two(k, a)
  local of = OF[a.type.bits]
  local square = k:name(a * a, "square")
  local small = k:name(k:fma(polynomial(k, square, of.series), a, a), "small")

  local held = k:name(k:min(of.one, a), "held")
  local wide = k:name(held * 2.0^0.5, "wide")
  local u = k:name(1.0 / (wide + 4.0), "u")
  local g = polynomial(k, k:name(k:fma(u, -8.0, 1.0), "t"), of.tail)
  local beyond = exp.times(k, k:name(held * -held, "exponent"), nil, k:name(u * g, "f"))
  local large = k:name(k:fma(beyond, -2.0, 1.0), "large")
  local y = k:name(k:select(k:less(a, 1.0), small, large), "y")
  return y
end

-- erf x: at most 1.58 ulp, found over all floats.
function erf.erf(k, x)
  local a = k:name(k:abs(x), "a")
  local y = pieces.serve(k, x) and pieces.evaluate(k, a, "erf") or erf_in_two(k, a)
  y = parts.with_sign(k, y, parts.sign(k, x))
  return y
end

return erf
