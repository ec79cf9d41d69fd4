-- A whole product of which every size and stride is known, or a batch of them:
-- c[i, j] = act(alpha·Σ a·b + beta·third + bias[j]). The operands are read where they lie; a b whose columns
-- are no neighbours is turned, panel by panel, into scratch; one whose rows straddle lines may be copied.
--
-- Columns are cut into blocks of nearly equal numbers of vectors, rows into tiles of nearly equal heights.
-- The accumulators of a tile stay in registers for all of k; a step is one load for each vector of a row of b
-- and one broadcast for each row of a. Every element is summed alone, k ascending, so that it does not matter
-- where in a tile or batch it lies. Short products are written out without loops.
local operations = require "gen.ops"
local op_table = require "gen.op_table"
local transpose = require "templates.lib.transpose"
local grid = require "templates.lib.grid"

-- SHORT: multiply-adds of vectors of a loop over k that is written out. TURN: of a turn of one that is not,
-- as the instructions that count are to be few beside them. MOST_STEPS: of k in a turn.
local SHORT, TURN, MOST_STEPS = 130, 96, 8

-- total as parts of at most `most`, as equal as can be: a list of { size, count }.
local function even_parts(total, most)
  local count = (total + most - 1) // most
  local size, larger = total // count, total % count
  local parts = {}
  if larger > 0 then parts[1] = { size = size + 1, count = larger } end
  if larger < count then parts[#parts + 1] = { size = size, count = count - larger } end
  return parts
end

-- What the parts of the program share.
local function product_of(k, p)
  local T = types.vector(types[p.dtype], p.lanes)
  local call = k:signature "call"
  local data = k:array_at(call.call, 0, "data")
  local t = { k = k, p = p, T = T }
  t.a = k:pointer_at(data, 0, T.elem, false, "a")
  t.b = k:pointer_at(data, 1, T.elem, false, "b")
  t.c = k:pointer_at(data, p.out, T.elem, true, "c")
  t.third = p.beta ~= 0 and k:pointer_at(data, p.third or p.out, T.elem, false, "third") or t.c
  t.bias = p.bias and k:pointer_at(data, p.bias, T.elem, false, "bias")
  t.panel = p.panel and k:pointer_at(call.call, 2, T.elem, true, "panel")
  return t
end

-- Masks of so many columns, for the vectors that they do not fill.
local function masks_of(t, columns)
  local vectors, left = (columns + t.T.lanes - 1) // t.T.lanes, columns % t.T.lanes
  return vectors, { [vectors - 1] = left > 0 and t.k:name(t.k:first_lanes(t.T, left), "within") or nil }
end

-- The product --------------------------------------------------------------------------------

-- sums plus step number `step` from a and b on.
local function add_step(t, tile, sums, a, b, step)
  local k, p, T, b_row, out = t.k, t.p, t.T, {}, {}
  for j = 0, tile.vectors - 1 do
    b_row[j] = k:name(k:load(T, b + (step * tile.b_k + j * T.lanes), tile.b_masks[j]), "b%d", j)
  end
  for i = 0, tile.rows - 1 do
    local a_i = k:name(k:splat(T, k:load(T.elem, a + (i * p.a_row + step * p.a_k))), "a%d", i)
    out[i + 1] = {}
    for j = 0, tile.vectors - 1 do out[i + 1][j + 1] = k:fma(a_i, b_row[j], sums[i + 1][j + 1]) end
  end
  return out
end

local function sums_of(t, tile)
  local k, p = t.k, t.p
  local sums = grid(tile.rows, tile.vectors, function(i, j)
    local zero = k:const(t.T, 0)
    k:name(zero, "acc%d_%d", i, j)
    return zero
  end)
  if p.k * tile.rows * tile.vectors <= SHORT then
    for step = 0, p.k - 1 do sums = add_step(t, tile, sums, tile.a, tile.b, step) end
    return sums
  end
  local function steps(now, count)
    local after, a, b = table.unpack(now)
    for step = 0, count - 1 do after = add_step(t, tile, after, a, b, step) end
    return { after, a + count * p.a_k, b + count * tile.b_k }
  end
  local turn = math.max(1, math.min(MOST_STEPS, TURN // (tile.rows * tile.vectors)))
  local now = k:loop { index = "p", to = p.k // turn, carry = { sums, tile.a, tile.b },
                       body = function(_, carried) return steps(carried, turn) end }
  return steps(now, p.k % turn)[1]
end

local function scaled(t, tile, sums)
  local k, p, T = t.k, t.p, t.T
  return grid(tile.rows, tile.vectors, function(i, j)
    local v = sums[i + 1][j + 1]
    if p.alpha ~= 1 then v = v * p.alpha end
    if p.beta ~= 0 then
      local third = k:load(T, tile.third + (i * p.third_row + j * T.lanes), tile.masks[j])
      v = k:fma(k:const(T, p.beta), third, v)
    end
    return v
  end)
end

local function store(t, tile, sums)
  local k, p, T, bias = t.k, t.p, t.T, {}
  local act = p.act ~= "none" and op_table.find(operations, p.act).row.expression
  for j = 0, t.bias and tile.vectors - 1 or -1 do
    bias[j] = k:name(k:load(T, tile.bias + j * T.lanes, tile.masks[j]), "bias%d", j)
  end
  grid(tile.rows, tile.vectors, function(i, j)
    local v = sums[i + 1][j + 1]
    if bias[j] then v = v + bias[j] end
    if act then v = act(k, v) end
    k:store(tile.c + (i * p.c_row + j * T.lanes), v, tile.masks[j])
    return v
  end)
end

local function run_tile(t, tile)
  store(t, tile, scaled(t, tile, sums_of(t, tile)))
end

-- Blocks of columns --------------------------------------------------------------------------

-- The rows of a block of columns, tile below tile.
local function run_rows(t, block)
  local p = t.p
  local at = { block.a, block.c, block.third }
  for _, part in ipairs(even_parts(p.m, p.rows)) do
    local tile = setmetatable({ rows = part.size }, { __index = block })
    at = t.k:loop { index = "tile", to = part.count, carry = at, body = function(_, now)
      tile.a, tile.c, tile.third = table.unpack(now)
      run_tile(t, tile)
      return { now[1] + part.size * p.a_row, now[2] + part.size * p.c_row, now[3] + part.size * p.third_row }
    end }
  end
end

-- Copies columns of b that lie together into a panel: element (p, j) at p·width + j.
local function copy(t, block)
  local k, T = t.k, t.T
  k:loop { index = "q", to = t.p.k, carry = { block.b, t.panel }, body = function(_, now)
    for j = 0, block.vectors - 1 do
      local part = k:load(T, now[1] + j * T.lanes, block.masks[j])
      k:store(now[2] + j * T.lanes, part)
    end
    return { now[1] + t.p.b_k, now[2] + block.b_k }
  end }
end

-- Turns `columns` rows of memory, at most a vector of them, `depth` elements each, into as many columns.
local function turn_square(t, from, to, columns, depth, width)
  local k, p, T, rows = t.k, t.p, t.T, {}
  local mask = depth < T.lanes and k:name(k:first_lanes(T, depth), "within_k") or nil
  for r = 0, T.lanes - 1 do
    rows[r + 1] = r < columns and k:load(T, from + r * p.b_column, mask) or k:const(T, 0)
  end
  local turned = transpose(k, rows)
  for step = 0, depth - 1 do k:store(to + step * width, turned[step + 1]) end
end

-- Turns columns of b, each a row in memory, into a panel: element (p, j) at p·width + j. Lanes beyond the
-- columns become 0.
local function turn(t, b, columns, width)
  local k, p, lanes = t.k, t.p, t.T.lanes
  local function strip(now, count)
    local after = k:loop { index = "q", to = p.k // lanes, carry = now, body = function(_, at)
      turn_square(t, at[1], at[2], count, lanes, width)
      return { at[1] + lanes, at[2] + lanes * width }
    end }
    if p.k % lanes > 0 then turn_square(t, after[1], after[2], count, p.k % lanes, width) end
  end
  local at = k:loop { index = "strip", to = columns // lanes, carry = { b, t.panel }, body = function(_, now)
    strip(now, lanes)
    return { now[1] + lanes * p.b_column, now[2] + lanes }
  end }
  if columns % lanes > 0 then strip(at, columns % lanes) end
end

local function run_block(t, at, columns)
  local p, block = t.p, { b_k = t.p.b_k, b_masks = {} }
  block.a, block.b, block.c, block.third, block.bias = table.unpack(at)
  block.vectors, block.masks = masks_of(t, columns)
  if t.panel then
    block.b_k = block.vectors * t.T.lanes
    if p.b_column == 1 then copy(t, block) else turn(t, block.b, columns, block.b_k) end
    block.b = t.panel
  else
    block.b_masks = block.masks
  end
  run_rows(t, block)
end

-- One product: blocks of whole vectors, and the last, which may end within one.
local function run_item(t, at)
  local p, lanes = t.p, t.T.lanes
  local done = 0
  local function step(now, columns)
    return { now[1], now[2] + columns * p.b_column, now[3] + columns, now[4] + columns, now[5] + columns }
  end
  for _, part in ipairs(even_parts((p.n + lanes - 1) // lanes, p.vectors)) do
    local columns = part.size * lanes
    local whole = math.min(part.count, (p.n - done) // columns)
    at = t.k:loop { index = "block", to = whole, carry = at, body = function(_, now)
      run_block(t, now, columns)
      return step(now, columns)
    end }
    done = done + whole * columns
    if whole < part.count then run_block(t, at, p.n - done) end
  end
end

return {
  name = "product",
  title = "product of known sizes",
  params = {
    dtype = "f32", act = "none",
    m = required, n = required, k = required,
    a_row = required, a_k = required, b_k = required, b_column = 1, c_row = required,
    items = 1, a_item = 0, b_item = 0, c_item = 0,       -- from a product of the batch to the next
    third = false, third_row = 0, third_item = 0,        -- operand that beta multiplies; false: the output
    bias = false, out = required,                        -- operands
    rows = required, vectors = required, lanes = required,
    alpha = 1, beta = 0,
    panel = false,                                       -- b goes through panels: needed if b_column is not 1
  },
  axes = { dtype = { "f32", "f64" }, act = { "none", "relu" } },
  tunables = { rows = "rows of a tile, at most", vectors = "vectors of a tile, at most",
               constraint = "(rows + 1) · vectors and a broadcast fit into the registers" },
  cost = function(p) return { flops = 2 * p.m * p.n, bytes = 4 * (p.m + p.n) } end,      -- a step of k

  build = function(k, p)
    k:require(p.b_column == 1 or p.b_k == 1 and p.panel, "b needs neighbours along its rows, or panels")
    k:budget { accumulators = p.rows * p.vectors, rows = p.vectors, temporaries = k.isa.fma and 0 or 1 }
    local t = product_of(k, p)
    local at = { t.a, t.b, t.c, t.third, t.bias or t.c }
    k:loop { index = "item", to = p.items, carry = at, body = function(_, now)
      run_item(t, now)
      return { now[1] + p.a_item, now[2] + p.b_item, now[3] + p.c_item, now[4] + p.third_item, now[5] }
    end }
  end,
}
