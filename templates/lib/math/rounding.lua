-- Rounding to whole numbers, roots and reciprocals.
local parts = require "templates.lib.math.parts"
local rounding = {}

-- The nearest whole number, ties to even.
function rounding.round(k, x)
  local y = k:round(x)
  return y
end

-- The sign is x's, that of 0 too.
function rounding.floor(k, x)
  local near = k:name(k:round(x), "near")
  local y = k:name(k:select(k:less(x, near), near - 1.0, near), "y")
  y = parts.with_sign(k, y, parts.sign(k, x))
  return y
end

function rounding.ceil(k, x)
  local near = k:name(k:round(x), "near")
  local y = k:name(k:select(k:less(near, x), near + 1.0, near), "y")
  y = parts.with_sign(k, y, parts.sign(k, x))
  return y
end

function rounding.sqrt(k, x)
  local y = k:sqrt(x)
  return y
end

function rounding.reciprocal(_, x) return 1.0 / x end

-- 1/√x: at most 1.5 ulp.
function rounding.rsqrt(k, x)
  local y = 1.0 / k:sqrt(x)
  return y
end

return rounding
