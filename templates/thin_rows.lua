-- A product of few rows with rows of b that lie along n: nothing is packed. Some rows of b at a time are
-- multiplied by one element of a each and added to a row of c, whose every element takes them in turn, k
-- upwards. What lies `far` elements behind an element of b is asked for with it; with each of several rows
-- of a, a part of that.
local strips = require "templates.lib.strips"
local stored = require "templates.lib.stored"

return {
  name = "thin_rows",
  title = "product of few rows, rows of b along n",
  params = { dtype = "f32", b = "own", depth = 8 },
  axes = { dtype = { "f32", "f64" }, b = { "own", "f16", "bf16" } },
  tunables = { depth = "rows of b at a time", constraint = "depth and three vectors fit into the registers" },
  cost = function(p) return { flops = 2 * p.depth, bytes = 4 * (p.depth + 2) } end,

  build = function(k, p)
    local T, call = k:vector(types[p.dtype]), k:signature "thin"
    k:budget { accumulators = 2, rows = p.depth, temporaries = 1 }
    local of_b = stored(k, T, p.b)
    local a = k:pointer_at(call.data, 0, T.elem, false, "a")
    local b = k:pointer_at(call.data, 1, of_b.elem, false, "b")
    local c = k:pointer_at(call.data, 2, T.elem, true, "c")
    local m, n, depth = k:index_at(call.n, 0, "m"), k:index_at(call.n, 1, "n"), k:index_at(call.n, 2, "depth")
    local goes_on = k:index_at(call.n, 3, "goes_on")
    local far, spread = k:index_at(call.n, 4, "far"), k:index_at(call.n, 5, "spread")
    local a_row, a_k = k:index_at(call.stride, 0, "a_row"), k:index_at(call.stride, 1, "a_k")
    local b_row, c_row = k:index_at(call.stride, 2, "b_row"), k:index_at(call.stride, 3, "c_row")
    local pace = k:let(T.lanes >> spread, "pace")

    local function clear()
      k:loop { index = "i", to = m, body = function(i)
        strips(k, { n = n, width = T.lanes, body = function(j, left)
          k:store(c + i * c_row + j, k:const(T, 0), left and k:first_lanes(T, left))
        end })
      end }
    end

    -- c and the products with rows p … p + count - 1 of b.
    local function add_rows(at, count)
      local from = {}
      for r = 0, count - 1 do from[r] = k:let(b + (at + r) * b_row, "b" .. r) end
      k:loop { index = "i", to = m, body = function(i)
        local factor, to = {}, k:let(c + i * c_row, "to")
        for r = 0, count - 1 do
          factor[r] = k:name(k:splat(T, k:load(T.elem, a + i * a_row + (at + r) * a_k)), "a%d", r)
        end
        local ahead = k:let(far + i * (n // T.lanes) * pace, "ahead")
        strips(k, { n = n, width = T.lanes, carry = ahead, body = function(j, left, there)
          local mask = left and k:first_lanes(T, left)
          if not left and count == p.depth then
            k:when(k:greater(far, 0), function()
              for r = 0, count - 1 do k:prefetch(from[r] + there) end
            end)
          end
          local sum = k:name(k:load(T, to + j, mask), "sum")
          for r = 0, count - 1 do
            sum = k:name(k:fma(factor[r], of_b.load(from[r] + j, mask), sum), "sum")
          end
          k:store(to + j, sum, mask)
          return there + pace
        end })
      end }
    end

    k:when(k:equal(goes_on, 0), clear)
    local whole = k:let(depth - depth % p.depth, "whole")
    k:loop { index = "p", to = whole, step = p.depth, body = function(at) add_rows(at, p.depth) end }
    k:loop { index = "p", from = whole, to = depth, body = function(at) add_rows(at, 1) end }
  end,
}
