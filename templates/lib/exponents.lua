-- What softmax and log_softmax share: rows, and the exponents scale·(x - max) of a row, 2^-30 ≤ scale ≤ 2^30.
-- Differences come before the scale, so that nothing is lost where scale·x is large, and are taken of
-- quarters, so that they do not overflow.
local lanes = require "templates.lib.lanes"
local exponents = {}

local QUARTER = 0.25

-- body(x, y, n) for every row of a map from one input to one output.
function exponents.rows(k, p, T, call, body)
  local from = k:pointer_at(call.data, 0, T.elem, false, "x")
  local to = k:pointer_at(call.data, 1, T.elem, true, "y")
  local from_step, to_step = k:index_at(call.stride, 0, 0, "x_row"), k:index_at(call.stride, 1, 0, "y_row")
  local rows, n = k:index_at(call.n, 0, "rows"), p.n or k:index_at(call.n, 1, "columns")
  k:loop { index = "row", to = rows, body = function(row)
    body(k:let(from + row * from_step, "x"), k:let(to + row * to_step, "y"), n)
  end }
end

-- 4·scale, the factor of quarters.
function exponents.factor(k, T, param)
  local factor = k:name(k:splat(T, k:load(T.elem, param)) * (1 / QUARTER), "factor")
  return factor
end

local function larger(k)
  return function(a, b)
    local v = k:max(a, b)
    return v
  end
end

-- The largest of the n elements at x, in all lanes; NaN loses. Four vectors hold maxima side by side.
local function highest(k, T, x, n)
  local max, least = larger(k), k:name(k:const(T, -math.huge), "least")
  local four, whole = k:let(n & -(4 * T.lanes), "four"), k:let(n & -T.lanes, "whole")
  local all = k:loop { index = "i", to = four, step = 4 * T.lanes, carry = { least, least, least, least },
                       body = function(i, h)
    local out = {}
    for r = 1, 4 do out[r] = k:name(max(k:load(T, x + i + (r - 1) * T.lanes), h[r]), "highest%d", r - 1) end
    return out
  end }
  local one = lanes.join_vectors(k, all, max, 1)[1]
  one = k:loop { index = "i", from = four, to = whole, step = T.lanes, carry = one, body = function(i, h)
    h = k:name(max(k:load(T, x + i), h), "highest")
    return h
  end }
  one = k:when(k:less(whole, n), one, function(h)
    local mask = k:first_lanes(T, n - whole)
    h = max(k:select(mask, k:load(T, x + whole, mask), -math.huge), h)
    return h
  end)
  local splat = k:splat(T, lanes.join(k, one, max))
  return splat
end

-- Passes over the n elements at x for their maximum; returns quarters(i, mask): (x - max) / 4 from i on.
function exponents.below_highest(k, T, x, n)
  local lowered = k:name(highest(k, T, x, n) * -QUARTER, "lowered")
  return function(i, mask)
    local d = k:name(k:fma(k:load(T, x + i, mask), QUARTER, lowered), "d")
    return d
  end
end

return exponents
