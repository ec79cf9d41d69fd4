-- Small products of any sizes, read where they lie (tn_product_fn of kernels.h).
--
-- Tiles of `rows` rows, two vectors wide or one. Rows beyond the last are computed as the last once more and
-- not stored, columns beyond the last are masked, so that one tile serves all sizes. Where a machine has no
-- masks, only columns that do not fill a vector are: else the last tile ends with them, and computes some
-- once more. Every element is summed alone, k ascending.

-- The addresses of the tile's rows of a, of which only left are there.
local function rows_of(k, p, a, a_row, left)
  local rows = {}
  for i = 0, p.rows - 1 do
    local row = i > 0 and k:let(k:select(k:less(i, left), i, left - 1), "row" .. i) or 0
    rows[i + 1] = k:let(a + row * a_row, "a_row" .. i)
  end
  return rows
end

-- sums plus Σ a·b over all of k, for as many vectors as there are masks; false: no mask is needed.
local function product(k, p, T, s, rows, b, masks)
  local sums = {}
  for i = 1, p.rows do
    sums[i] = {}
    for j = 1, #masks do
      local zero = k:const(T, 0)
      sums[i][j] = k:name(zero, "acc%d_%d", i - 1, j - 1)
    end
  end
  return k:loop { index = "p", to = s.k, carry = { sums, b }, body = function(step, now)
    local b_row, out = {}, {}
    for j, mask in ipairs(masks) do
      b_row[j] = k:name(k:load(T, now[2] + (j - 1) * T.lanes, mask or nil), "b%d", j - 1)
    end
    for i = 1, p.rows do
      local a_i = k:name(k:splat(T, k:load(T.elem, rows[i] + step * s.a_k)), "a%d", i - 1)
      out[i] = {}
      for j in ipairs(masks) do out[i][j] = k:fma(a_i, b_row[j], now[1][i][j]) end
    end
    return { out, now[2] + s.b_k }
  end }[1]
end

-- The tiles of one block of columns, one below the other.
local function columns(k, p, T, s, at, masks)
  k:loop { index = "i", to = s.m, step = p.rows, body = function(i)
    local left = k:let(s.m - i, "left")
    local rows = rows_of(k, p, at.a + i * s.a_row, s.a_row, left)
    local sums = product(k, p, T, s, rows, at.b, masks)
    for r = 0, p.rows - 1 do
      k:when(r == 0 or k:less(r, left), function()
        for j, mask in ipairs(masks) do
          k:store(at.c + ((i + r) * s.c_row + (j - 1) * T.lanes), sums[r + 1][j], mask or nil)
        end
      end)
    end
  end }
end

-- All columns, by masks of what is left of them.
local function masked_blocks(k, p, T, s, at)
  k:loop { index = "j", to = s.n, step = 2 * T.lanes, body = function(j)
    local left = k:let(k:min(s.n - j, 2 * T.lanes), "columns")
    local from = { a = at.a, b = at.b + j, c = at.c + j }
    local within = k:name(k:first_lanes(T, left), "within0")
    k:when(k:less(T.lanes, left), function()
      columns(k, p, T, s, from, { within, k:name(k:first_lanes(T, left, T.lanes), "within1") })
    end)
    k:when(k:less_equal(left, T.lanes), function() columns(k, p, T, s, from, { within }) end)
  end }
end

-- The same without masks but where there are fewer columns than lanes.
local function whole_blocks(k, p, T, s, at)
  local function blocks(masks)
    local width = #masks * T.lanes
    k:loop { index = "j", to = s.n, step = width, body = function(j)
      local first = k:let(k:min(j, s.n - width), "first")
      columns(k, p, T, s, { a = at.a, b = at.b + first, c = at.c + first }, masks)
    end }
  end
  k:when(k:less_equal(2 * T.lanes, s.n), function() blocks { false, false } end)
  k:when(k:less(s.n, 2 * T.lanes), function()
    k:when(k:less_equal(T.lanes, s.n), function() blocks { false } end)
    k:when(k:less(s.n, T.lanes), function()
      columns(k, p, T, s, at, { k:name(k:first_lanes(T, s.n), "within") })
    end)
  end)
end

return {
  name = "product_any",
  title = "small products of any sizes",
  params = { dtype = "f32", rows = required, masks = "all" },      -- which columns are masked: all, or few
  axes = { dtype = { "f32", "f64" }, masks = { "all", "few" } },
  tunables = { rows = "rows of a tile",
               constraint = "(rows + 1) · 2 and a broadcast fit into the registers" },
  cost = function(p) return { flops = 2 * p.rows, bytes = 4 * p.rows } end,    -- a step of k, a column

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "product"
    local function size(i, name)
      local value = k:index_at(call.n, i, name)
      return value
    end
    local function stride(i, name)
      local value = k:index_at(call.stride, i, name)
      return value
    end
    k:budget { accumulators = 2 * p.rows, rows = 2 }
    local s = { m = size(0, "m"), n = size(1, "n"), k = size(2, "k"), items = size(3, "items"),
                a_row = stride(0, "a_row"), a_k = stride(1, "a_k"), b_k = stride(2, "b_k"),
                c_row = stride(3, "c_row") }
    local step = { stride(4, "a_item"), stride(5, "b_item"), stride(6, "c_item") }
    local first = { k:pointer_at(call.data, 0, T.elem, false, "a"),
                    k:pointer_at(call.data, 1, T.elem, false, "b"),
                    k:pointer_at(call.data, 2, T.elem, true, "c") }
    k:loop { index = "item", to = s.items, body = function(item)
      local at = {}
      for i, name in ipairs { "a", "b", "c" } do at[name] = first[i] + item * step[i] end
      if p.masks == "all" then masked_blocks(k, p, T, s, at) else whole_blocks(k, p, T, s, at) end
    end }
  end,
}
