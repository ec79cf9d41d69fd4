-- What log_softmax takes from columns: their maximum, and ln Σ e^(scale·(x - max)), so that
-- y = scale·(x - max) - log. Two passes over vectors of columns. A column of -inf alone, one with NaN and
-- one with +inf have a log that is NaN. scale lies in 2^-30 … 2^30.
local exponents = require "templates.lib.exponents"
local falling = require "templates.lib.falling"
local functions = require "templates.lib.math"
local lanes = require "templates.lib.lanes"
local strips = require "templates.lib.strips"

local BLOCK = 32               -- rows whose exponentials are added in f32

-- The lanes as f64 vectors of the machine; and back.
local function widen(k, v)
  local D, out = k:vector(types.f64), {}
  for from = 0, v.type.lanes - 1, D.lanes do
    out[#out + 1] = k:convert(types.f64, lanes.part(k, v, from, D.lanes))
  end
  return out
end

local function narrow(k, parts)
  local low, high = k:convert(types.f32, parts[1]), k:convert(types.f32, parts[2])
  local numbers = {}
  for lane = 1, 2 * low.type.lanes do numbers[lane] = lane - 1 end
  local all = k:shuffle(low, high, numbers)
  return all
end

return {
  name = "log_sum_columns",
  title = "maxima and logarithms of sums of exponentials, of columns",
  params = { dtype = "f32" },
  axes = { dtype = { "f32" } },
  tunables = {},
  cost = function() return { flops = 18, bytes = 4 } end,                                -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "columns"
    local x = k:pointer_at(call.data, 0, T.elem, false, "x")
    local most = k:pointer_at(call.data, 1, T.elem, true, "most")
    local log = k:pointer_at(call.data, 2, T.elem, true, "log")
    local factor = exponents.factor(k, T, call.param)
    local constants = falling.constants(k, factor)
    local least = k:name(k:const(T, -math.huge), "least")

    strips(k, { n = call.n, width = T.lanes, body = function(j, count)
      local mask = count and k:first_lanes(T, count)
      local function row_of(row)
        local v = k:load(T, x + (row * call.row_stride + j), mask)
        return v
      end

      k:comment "The maxima; NaN loses."
      local highest = k:loop { index = "row", to = call.rows, carry = least, body = function(row, h)
        local larger = k:max(row_of(row), h)
        return larger
      end }
      local lowered = k:name(highest * -0.25, "lowered")

      k:comment "The sums of exponentials, in blocks of rows."
      local totals, zero = {}, k:name(k:const(T, 0), "zero")
      for part = 1, T.lanes // k:vector(types.f64).lanes do
        totals[part] = k:name(k:const(k:vector(types.f64), 0), "total%d", part - 1)
      end
      local function add_block(start, held)
        local stop, out = k:let(k:min(start + BLOCK, call.rows), "stop"), {}
        local sum = k:loop { index = "row", from = start, to = stop, carry = zero, body = function(row, s)
          local d = k:name(k:fma(row_of(row), 0.25, lowered), "d")
          return s + falling.exp(k, constants, d)
        end }
        for part, wide in ipairs(widen(k, sum)) do out[part] = held[part] + wide end
        return out
      end
      totals = k:loop { index = "start", to = call.rows, step = BLOCK, carry = totals, body = add_block }
      k:store(most + j, highest, mask)
      k:store(log + j, functions.log_of_normal(k, k:name(narrow(k, totals), "sum")), mask)
    end })
  end,
}
