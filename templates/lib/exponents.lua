-- What softmax and log_softmax share: rows side by side, the exponents scale·(x - max) of each, the sums of
-- their exponentials; 2^-30 ≤ scale ≤ 2^30. Differences come before the scale, so that nothing is lost
-- where scale·x is large, and are taken of quarters, so that they do not overflow.
local falling = require "templates.lib.falling"
local lanes = require "templates.lib.lanes"
local sums = require "templates.lib.sums"
local types = require "gen.types"
local exponents = {}

local QUARTER = 0.25

-- 4·scale, the factor of quarters.
function exponents.factor(k, T, param)
  local factor = k:name(k:splat(T, k:convert(T.elem, k:load(types.f32, param))) * (1 / QUARTER), "factor")
  return factor
end

-- The largest elements of each row, in all lanes; NaN loses. Two vectors a row hold maxima side by side.
local function highest(k, p, T, at, n)
  local function max(a, b)
    local larger = k:max(a, b)
    return larger
  end
  local least, start = k:name(k:const(T, -math.huge), "least"), {}
  for r = 1, 2 * p.rows do start[r] = least end
  local two, whole = k:let(n & -(2 * T.lanes), "two"), k:let(n & -T.lanes, "whole")
  local all = k:loop { index = "i", to = two, step = 2 * T.lanes, carry = start, body = function(i, h)
    local out = {}
    for r = 1, 2 * p.rows do
      local from = at[(r - 1) % p.rows + 1].x + i + (r - 1) // p.rows * T.lanes
      out[r] = k:name(max(k:load(T, from), h[r]), "highest%d", r - 1)
    end
    return out
  end }
  local one = lanes.join_vectors(k, all, max, p.rows)
  local function rest(i, mask, h)
    local out = {}
    for r = 1, p.rows do
      local v = k:load(T, at[r].x + i, mask)
      out[r] = k:name(max(mask and k:select(mask, v, -math.huge) or v, h[r]), "highest%d", r - 1)
    end
    return out
  end
  one = k:when(k:less(two, whole), one, function(h) return rest(two, nil, h) end)
  one = k:when(k:less(whole, n), one, function(h) return rest(whole, k:first_lanes(T, n - whole), h) end)
  for r = 1, p.rows do one[r] = k:splat(T, lanes.join(k, one[r], max)) end
  return one
end

-- Passes over rows for their maxima; returns quarters(r, i, mask): (x - max) / 4 of row r from i on.
function exponents.below_highest(k, p, T, at, n)
  local lowered = highest(k, p, T, at, n)
  for r = 1, p.rows do lowered[r] = k:name(lowered[r] * -QUARTER, "lowered%d", r - 1) end
  return function(r, i, mask)
    local d = k:name(k:fma(k:load(T, at[r].x + i, mask), QUARTER, lowered[r]), "d")
    return d
  end
end

-- The sums of e^(factor·quarters) of each row, f64 scalars. kept(r, i, e, mask), if there: sees the
-- exponentials.
function exponents.sums(k, p, T, n, constants, quarters, kept)
  local totals = sums(k, { n = n, T = T, rows = p.rows, count = 1, step = function(r, i, mask, acc)
    local e = k:name(falling.exp(k, constants, quarters(r, i, mask)), "e")
    if kept then kept(r, i, e, mask) end
    if mask then e = k:select(mask, e, 0.0) end
    return { acc[1] + e }
  end })
  for r = 1, p.rows do totals[r] = totals[r][1] end
  return totals
end

return exponents
