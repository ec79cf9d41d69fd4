-- A product of few rows with rows of b that lie along n: nothing is packed. Some rows of b at a time are
-- multiplied by one element of a each and added to a row of c, or to some, whose every element takes them in
-- turn, k upwards. What lies `far` elements behind an element of b is asked for with it; with each of several
-- groups of rows, a part of that.
local strips = require "templates.lib.strips"
local thin = require "templates.lib.thin"

return {
  name = "thin_rows",
  title = "product of few rows, rows of b along n",
  params = { dtype = "f32", b = "own", rows = 1, depth = 8 },
  axes = { dtype = { "f32", "f64" }, b = { "own", "f16", "bf16" } },
  tunables = { rows = "rows at a time", depth = "rows of b at a time",
               constraint = "rows · (depth + 1) and a row of b fit into the registers" },
  cost = function(p) return { flops = 2 * p.rows * p.depth, bytes = 4 * (p.depth + 2 * p.rows) } end,

  build = function(k, p)
    local t = thin(k, p)
    local T, of_b, a, b, c = t.T, t.of_b, t.a, t.b, t.c
    local m, n, depth, goes_on = t.m, t.n, t.depth, t.goes_on
    k:budget { accumulators = p.rows, rows = p.rows * p.depth, temporaries = 1 + (k.isa.fma and 0 or 1) }
    local far, spread = k:index_at(t.call.n, 4, "far"), k:index_at(t.call.n, 5, "spread")
    local a_row, a_k = k:index_at(t.call.stride, 0, "a_row"), k:index_at(t.call.stride, 1, "a_k")
    local b_row, c_row = k:index_at(t.call.stride, 2, "b_row"), k:index_at(t.call.stride, 3, "c_row")
    local pace = k:let(T.lanes >> spread, "pace")

    local function clear()
      k:loop { index = "i", to = m, body = function(i)
        strips(k, { n = n, width = T.lanes, body = function(j, left)
          k:store(c + i * c_row + j, k:const(T, 0), left and k:first_lanes(T, left))
        end })
      end }
    end

    -- c and the products with rows first … first + count - 1 of b. A row of c that is taken again gets the
    -- same.
    local function add_rows(first, count)
      local from = {}
      for d = 0, count - 1 do from[d] = k:let(b + (first + d) * b_row, "b" .. d) end
      k:loop { index = "i", to = m, step = p.rows, body = function(i)
        local factor, to = {}, {}
        for r = 0, p.rows - 1 do
          local row = r == 0 and i or k:min(i + r, m - 1)
          to[r], factor[r] = k:let(c + row * c_row, "c" .. r), {}
          for d = 0, count - 1 do
            local number = k:load(T.elem, a + row * a_row + (first + d) * a_k)
            factor[r][d] = k:name(k:splat(T, number), "a%d_%d", r, d)
          end
        end
        local ahead = k:let(far + i // p.rows * (n // T.lanes) * pace, "ahead")
        strips(k, { n = n, width = T.lanes, carry = ahead, body = function(j, left, there)
          local mask, sums = left and k:first_lanes(T, left), {}
          if not left and count == p.depth then
            k:when(k:greater(far, 0), function()
              for d = 0, count - 1 do k:prefetch(from[d] + there) end
            end)
          end
          for r = 0, p.rows - 1 do sums[r] = k:name(k:load(T, to[r] + j, mask), "sum%d", r) end
          for d = 0, count - 1 do
            local b_at = of_b.load(from[d] + j, mask)
            if p.rows > 1 then k:name(b_at, "b_at%d", d) end
            for r = 0, p.rows - 1 do sums[r] = k:name(k:fma(factor[r][d], b_at, sums[r]), "sum%d", r) end
          end
          for r = 0, p.rows - 1 do k:store(to[r] + j, sums[r], mask) end
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
