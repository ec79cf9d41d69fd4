-- y = (x - center)·factor + shift over n[0] × n[1] elements whose inner strides are 1. The three parameters
-- lie in rows, stride[1][1] apart; along "row": one of each for a row, along "column": one for a column. Rows
-- of parameters are stride[1][0] apart. y may be x.
local strips = require "templates.lib.strips"

-- Elements from what is computed to what is asked for.
local AHEAD = 512

return {
  name = "normalize",
  title = "differences from a center, scaled and shifted",
  params = { along = "row", dtype = "f32", unroll = 2 },
  axes = { along = { "row", "column" }, dtype = { "f32", "f64" } },
  tunables = { unroll = "strips a turn" },
  cost = function(p) return { flops = 3, bytes = types[p.dtype].bits // 4 } end,         -- one element

  build = function(k, p)
    local T, call = k:vector(types[p.dtype]), k:signature "map"
    local from = k:pointer_at(call.data, 0, T.elem, false, "x")
    local to = k:pointer_at(call.data, 2, T.elem, true, "y")
    local given = k:pointer_at(call.data, 1, T.elem, false, "given")
    local x_step, y_step = k:index_at(call.stride, 0, 0, "x_row"), k:index_at(call.stride, 2, 0, "y_row")
    local step, apart = k:index_at(call.stride, 1, 0, "given_row"), k:index_at(call.stride, 1, 1, "apart")
    local rows, n = k:index_at(call.n, 0, "rows"), k:index_at(call.n, 1, "columns")

    k:loop { index = "row", to = rows, body = function(row)
      local x, y = k:let(from + row * x_step, "x"), k:let(to + row * y_step, "y")
      local center = k:let(given + row * step, "center")
      local factor = k:let(center + apart, "factor")
      local shift = k:let(factor + apart, "shift")
      local one = {}
      for i, at in ipairs(p.along == "row" and { center, factor, shift } or {}) do
        one[i] = k:splat(T, k:load(T.elem, at))
      end
      strips(k, { n = n, width = T.lanes, unroll = p.unroll, body = function(i, left)
        local mask = left and k:first_lanes(T, left)
        local function parameter(number, at)
          local v = one[number] or k:load(T, at + i, mask)
          return v
        end
        local d = k:load(T, x + i, mask) - parameter(1, center)
        k:store(y + i, k:fma(d, parameter(2, factor), parameter(3, shift)), mask)
        if not left then
          k:prefetch(x + (i + AHEAD))
          k:prefetch(y + (i + AHEAD), { write = true })
        end
      end })
    end }
  end,
}
