-- A product of few rows with b in panels of `width` columns, b_panel elements apart: row p of a panel is
-- width neighbours at p·width. Some panels go by side by side, each a stream of its own, from end to end;
-- what is read `ahead` rows later is asked for. Sums take the elements of k in turn and stay in registers.
--
-- Past the last row of a the last one is taken again, and not stored. Panels are whole, c has n columns.
local thin = require "templates.lib.thin"
local grid = require "templates.lib.grid"

local LINE = 64                                        -- bytes

return {
  name = "thin_panels",
  title = "product of few rows, b in panels",
  params = { dtype = "f32", b = "own", rows = required, width = required, panels = 2, ahead = 64 },
  axes = { dtype = { "f32", "f64" }, b = { "own", "f16", "bf16" } },
  tunables = { rows = "rows at a time", panels = "panels side by side", ahead = "steps of k",
               constraint = "(rows + 1) · panels · width / lanes and a broadcast fit into the registers" },
  cost = function(p)
    local columns = p.panels * p.width
    return { flops = 2 * p.rows * columns, bytes = 4 * (p.rows + columns) }
  end,

  build = function(k, p)
    local t = thin(k, p)
    local T, of_b, a, b, c = t.T, t.of_b, t.a, t.b, t.c
    local m, n, depth, goes_on = t.m, t.n, t.depth, t.goes_on
    local vectors = p.width // T.lanes                 -- of a panel
    k:require(p.width % T.lanes == 0, "width = %d is no multiple of %d lanes", p.width, T.lanes)
    k:budget { accumulators = p.rows * p.panels * vectors, rows = p.panels * vectors, temporaries = 1 }
    local a_row, a_k = k:index_at(t.call.stride, 0, "a_row"), k:index_at(t.call.stride, 1, "a_k")
    local b_panel, c_row = k:index_at(t.call.stride, 2, "b_panel"), k:index_at(t.call.stride, 3, "c_row")

    local function step(sums, rows, from, at, panels)
      local of_row, out = {}, {}
      for q = 0, panels - 1 do
        for line = 0, p.width - 1, LINE * 8 // of_b.elem.bits do
          k:prefetch(from + q * b_panel + (p.ahead * p.width + line), { level = 2 })
        end
        for v = 0, vectors - 1 do
          local number = q * vectors + v
          of_row[number + 1] = k:name(of_b.load(from + q * b_panel + v * T.lanes), "b%d", number)
        end
      end
      for r = 1, p.rows do
        local factor = k:name(k:splat(T, k:load(T.elem, rows[r] + at * a_k)), "a%d", r - 1)
        out[r] = {}
        for v = 1, panels * vectors do
          out[r][v] = k:name(k:fma(factor, of_row[v], sums[r][v]), "acc%d_%d", r - 1, v - 1)
        end
      end
      return out
    end

    -- Rows from number i on of the panels that begin with column j.
    local function group(i, j, panels)
      local rows, within, held, count = {}, {}, {}, panels * vectors
      for r = 1, p.rows do rows[r] = k:let(a + k:min(i + (r - 1), m - 1) * a_row, "row" .. r - 1) end
      local left = k:let(k:min(n - j - (panels - 1) * p.width, p.width), "left")
      for v = 0, count - 1 do                          -- of the last panel some columns, of others all
        local last = v >= (panels - 1) * vectors
        local columns, at = last and left or p.width, v % vectors * T.lanes
        within[v] = last and k:name(k:first_lanes(T, columns, at), "within%d", v) or nil
        held[v] = k:name(k:first_lanes(T, columns * goes_on, at), "held%d", v)
      end
      local function place(r, v) return c + (i + r) * c_row + j + v * T.lanes end
      local sums = grid(p.rows, count, function(r, v)
        local zero = k:name(k:const(T, 0), "acc%d_%d", r, v)
        return zero
      end)
      local from = k:let(b + j // p.width * b_panel, "from")
      sums = k:loop { index = "p", to = depth, carry = { sums, from }, body = function(at, now)
        return { step(now[1], rows, now[2], at, panels), now[2] + p.width }
      end }[1]
      for r = 0, p.rows - 1 do
        k:when(r == 0 or k:greater(m, i + r), function()
          for v = 0, count - 1 do
            k:store(place(r, v), sums[r + 1][v + 1] + k:load(T, place(r, v), held[v]), within[v])
          end
        end)
      end
    end

    local together = p.panels * p.width
    local whole = k:let((n + p.width - 1) // together * together, "whole")
    local function columns(from, to, panels)
      k:loop { index = "j", from = from, to = to, step = panels * p.width, body = function(j)
        k:loop { index = "i", to = m, step = p.rows, body = function(i) group(i, j, panels) end }
      end }
    end
    columns(0, whole, p.panels)
    columns(whole, n, 1)
  end,
}
