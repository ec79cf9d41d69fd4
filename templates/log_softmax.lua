-- log_softmax of rows: y = scale·(x - max) - ln Σ e^(scale·(x - max)), in three passes: the maximum, the sum,
-- the result. Rows are n[0] × n[1] elements whose inner strides are 1; a row may be its own result. A row of
-- -inf alone, one with NaN and one with +inf are NaN, as the formula says. scale lies in 2^-30 … 2^30.
local exponents = require "templates.lib.exponents"
local falling = require "templates.lib.falling"
local functions = require "templates.lib.math"
local strips = require "templates.lib.strips"
local sum = require "templates.lib.sum"

return {
  name = "log_softmax",
  title = "log_softmax of rows",
  params = { dtype = "f32", unroll = 2, n = false },
  axes = { dtype = { "f32" } },
  tunables = { unroll = "strips a turn of the last pass" },
  cost = function() return { flops = 18, bytes = 8 } end,                      -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local factor = exponents.factor(k, T, call.param)
    local constants = falling.constants(k, factor)

    exponents.rows(k, p, T, call, function(x, y, n)
      k:comment "The maximum."
      local quarters = exponents.below_highest(k, T, x, n)

      k:comment "The sum of exponentials."
      local total = sum(k, { n = n, T = T, parts = 2 * T.lanes, block = 32 * T.lanes, term = function(i, mask)
        local e = falling.exp(k, constants, quarters(i, mask))
        if mask then e = k:select(mask, e, 0.0) end
        return e
      end })
      local log = functions.log_of_normal(k, k:splat(T, k:convert(T.elem, total)))
      local shift = k:name(-log, "shift")

      k:comment "The result."
      strips(k, { n = n, width = T.lanes, unroll = p.unroll, body = function(i, count)
        local mask = count and k:first_lanes(T, count)
        k:store(y + i, k:fma(quarters(i, mask), factor, shift), mask)
      end })
    end)
  end,
}
