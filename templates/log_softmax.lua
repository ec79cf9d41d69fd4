-- A row of log_softmax: y = scale·x - max - ln Σ e^(scale·x - max), in three passes: the maximum, the sum,
-- the result. Differences come before the scale, so that nothing is lost where scale·x is large, and are
-- taken of quarters, so that they do not overflow; a negative scale turns the row around. A row of -inf
-- alone, one with NaN and one with +inf are NaN, as the formula says.
local functions = require "templates.lib.math"
local lanes = require "templates.lib.lanes"
local strips = require "templates.lib.strips"
local sum = require "templates.lib.sum"

return {
  name = "log_softmax",
  title = "log_softmax of a row",
  params = { dtype = "f32", unroll = 2, n = false },
  axes = { dtype = { "f32" } },
  tunables = { unroll = "strips a turn of the last pass" },
  cost = function() return { flops = 20, bytes = 8 } end,                      -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "row"
    local n = p.n or call.n
    local x, y = k:pointer_at(call.data, 0, T.elem, false, "x"), k:pointer_at(call.data, 1, T.elem, true, "y")
    local scale = k:name(k:splat(T, k:load(T.elem, call.param)), "scale")
    local quarter = k:name(k:select(k:less(scale, 0.0), k:const(T, -0.25), k:const(T, 0.25)), "quarter")
    local factor = k:name(scale * quarter * 16.0, "factor")

    k:comment "The maximum, of quarters."
    local function max(a, b)
      local larger = k:max(a, b)
      return larger
    end
    local start = k:name(k:const(T, -math.huge), "highest")
    local highest = strips(k, { n = n, width = T.lanes, carry = start, body = function(i, count, highest)
      local mask = count and k:first_lanes(T, count)
      local v = k:load(T, x + i, mask) * quarter
      if mask then v = k:select(mask, v, -math.huge) end
      highest = max(v, highest)
      return highest
    end })
    local lowered = k:name(-k:splat(T, lanes.join(k, highest, max)), "lowered")

    local function below_highest(i, mask)
      local d = k:name(k:fma(k:load(T, x + i, mask), quarter, lowered) * factor, "d")
      return d
    end

    k:comment "The sum of exponentials."
    local total = sum(k, { n = n, T = T, parts = T.lanes, block = 16 * T.lanes, term = function(i, mask)
      local e = functions.exp(k, below_highest(i, mask))
      if mask then e = k:select(mask, e, 0.0) end
      return e
    end })
    local log = k:name(functions.log_of_normal(k, k:splat(T, k:convert(T.elem, total))), "log")

    k:comment "The result."
    strips(k, { n = n, width = T.lanes, unroll = p.unroll, body = function(i, count)
      local mask = count and k:first_lanes(T, count)
      k:store(y + i, below_highest(i, mask) - log, mask)
    end })
  end,
}
