-- log_softmax of rows: y = scale·(x - max) - ln Σ e^(scale·(x - max)), in three passes: the maximum, the
-- sum, the result. Inner strides are 1; a row may be its own result. A row of -inf alone, one with NaN and
-- one with +inf are NaN, as the formula says. scale lies in 2^-30 … 2^30.
local exponents = require "templates.lib.exponents"
local falling = require "templates.lib.falling"
local functions = require "templates.lib.math"
local rows = require "templates.lib.rows"
local strips = require "templates.lib.strips"

return {
  name = "log_softmax",
  title = "log_softmax of rows",
  params = { dtype = "f32", rows = 2, n = false },
  axes = { dtype = { "f32", "f64" } },
  tunables = { rows = "rows side by side" },
  cost = function(p) return { flops = 18, bytes = types[p.dtype].bits // 4 } end,        -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local factor = exponents.factor(k, T, call.param)
    local constants = falling.constants(k, factor)

    rows.each(k, p, T, call, { "x", "y" }, {}, function(at, n)
      k:comment "The maxima."
      local quarters = exponents.below_highest(k, p, T, at, n)

      k:comment "The sums of exponentials."
      local totals, shift = exponents.sums(k, p, T, n, constants, quarters, function(r, i, _, mask)
        if not mask then k:prefetch(at[r].y + i, { write = true }) end
      end), {}
      for r = 1, p.rows do
        local log = functions.log_of_normal(k, k:splat(T, k:convert(T.elem, totals[r])))
        shift[r] = k:name(-log, "shift%d", r - 1)
      end

      k:comment "The results."
      strips(k, { n = n, width = T.lanes, body = function(i, left)
        local mask, y = left and k:first_lanes(T, left), {}
        for r = 1, p.rows do y[r] = k:name(k:fma(quarters(r, i, mask), factor, shift[r]), "v%d", r - 1) end
        for r = 1, p.rows do
          k:store(at[r].y + i, y[r], mask)
          if not left then k:prefetch(at[r].ahead + i) end
        end
      end })
    end)
  end,
}
