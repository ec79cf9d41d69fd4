-- A product of few rows with columns of b that lie along k, as weights do: nothing is packed. Some columns
-- and some rows at a time; each sum is a vector that takes the lanes of k in turn, its lanes are joined at
-- the end, always by halves, so that a sum has the same bits wherever its row and column stand.
--
-- The columns come from far away: what lies `far` elements behind an element of b is asked for with it; by
-- each of several groups of rows, a part of that.
--
-- Past the last row or column the last one is taken again, and not stored.
local lanes = require "templates.lib.lanes"
local thin = require "templates.lib.thin"

local function add(a, b) return a + b end

-- The sums of some rows, lists of as many, to vectors of joined values: those of a row side by side, in one
-- vector or, where they are more than its lanes, in several. A list for each row.
local function join(k, rows)
  local count, most, out = #rows[1], rows[1][1].type.lanes, {}
  local width, together = math.min(count, most), math.max(1, most // count)
  for r = 1, #rows do out[r] = {} end
  for first = 1, #rows, together do
    local last = math.min(first + together - 1, #rows)
    for from = 1, count, width do
      local sums = {}
      for r = first, last do table.move(rows[r], from, from + width - 1, #sums + 1, sums) end
      local joined = lanes.join_each(k, sums, add)
      for r = first, last do
        local all = first == last
        table.insert(out[r], all and joined or lanes.part(k, joined, (r - first) * width, width))
      end
    end
  end
  return out
end

return {
  name = "thin_dot",
  title = "product of few rows, columns along k",
  params = { dtype = "f32", b = "own", rows = required, columns = 4 },
  axes = { dtype = { "f32", "f64" }, b = { "own", "f16", "bf16" } },
  tunables = { rows = "rows at a time: 1, 2, 4", columns = "columns at a time: 2, 4",
               constraint = "(rows + 1) · columns and a row fit into the registers" },
  cost = function(p) return { flops = 2 * p.rows * p.columns, bytes = 4 * (p.rows + p.columns) } end,

  build = function(k, p)
    local t = thin(k, p)
    local T, of_b, a, b, c = t.T, t.of_b, t.a, t.b, t.c
    local m, n, depth, goes_on = t.m, t.n, t.depth, t.goes_on
    k:budget { accumulators = p.rows * p.columns, rows = p.columns, temporaries = k.isa.fma and 0 or 1 }
    local far, spread = k:index_at(t.call.n, 4, "far"), k:index_at(t.call.n, 5, "spread")
    local a_row, b_column = k:index_at(t.call.stride, 0, "a_row"), k:index_at(t.call.stride, 2, "b_column")
    local c_row = k:index_at(t.call.stride, 3, "c_row")
    local whole, pace = k:let(depth & -T.lanes, "whole"), k:let(T.lanes >> spread, "pace")

    -- The addresses of `many` rows or columns from number first on, of which there are count.
    local function places(from, first, count, stride, many, name)
      local at = {}
      for i = 0, many - 1 do at[i] = k:let(from + k:min(first + i, count - 1) * stride, name .. i) end
      return at
    end

    -- sums[r][v] and the products of the lanes of row r and column v at p.
    local function step(sums, row, column, at, mask)
      local b_at, out = {}, {}
      for v = 0, p.columns - 1 do b_at[v] = k:name(of_b.load(column[v] + at, mask), "b%d", v) end
      for r = 0, p.rows - 1 do
        local a_at = k:name(k:load(T, row[r] + at, mask), "a%d", r)
        out[r + 1] = {}
        for v = 0, p.columns - 1 do
          out[r + 1][v + 1] = k:name(k:fma(a_at, b_at[v], sums[r + 1][v + 1]), "acc%d_%d", r, v)
        end
      end
      return out
    end

    local function product(row, column, ahead)
      local sums = {}
      for r = 1, p.rows do
        sums[r] = {}
        for v = 1, p.columns do sums[r][v] = k:name(k:const(T, 0), "acc%d_%d", r - 1, v - 1) end
      end
      local function turn(at, carry)
        k:when(k:greater(far, 0), function()
          for v = 0, p.columns - 1 do k:prefetch(column[v] + carry[2]) end
        end)
        return { step(carry[1], row, column, at), carry[2] + pace }
      end
      sums = k:loop { index = "p", to = whole, step = T.lanes, carry = { sums, ahead }, body = turn }[1]
      sums = k:when(k:less(whole, depth), sums, function(held)
        return step(held, row, column, whole, k:first_lanes(T, depth - whole))
      end)
      return sums
    end

    -- Masks of the columns that are left, one for each vector of a row's joined sums.
    local function masks_of(count)
      local width, out = math.min(p.columns, T.lanes), {}
      for from = 0, p.columns - 1, width do
        out[#out + 1] = k:name(k:first_lanes(types.vector(T.elem, width), count, from), "within%d", #out)
      end
      return out
    end

    -- A row's joined sums to c, added to what the masks `held` leave of it.
    local function put(joined, to, left, held)
      for i, v in ipairs(joined) do
        local at = to + (i - 1) * v.type.lanes
        k:store(at, v + k:load(v.type, at, held[i]), left[i])
      end
    end

    k:loop { index = "j", to = n, step = p.columns, body = function(j)
      local column = places(b, j, n, b_column, p.columns, "column")
      local left = k:let(k:min(n - j, p.columns), "left")
      local within, held = masks_of(left), masks_of(left * goes_on)
      k:loop { index = "i", to = m, step = p.rows, body = function(i)
        local row = places(a, i, m, a_row, p.rows, "row")
        local ahead = k:let(far + i // p.rows * (whole // T.lanes) * pace, "ahead")
        for r, joined in ipairs(join(k, product(row, column, ahead))) do
          local to = c + (i + (r - 1)) * c_row + j
          k:when(r == 1 or k:greater(m, i + (r - 1)), function() put(joined, to, within, held) end)
        end
      end }
    end }
  end,
}
