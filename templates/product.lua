-- A whole product of which every size and stride is known, or a batch of them, and what is fused behind it:
-- c[i, j] = steps(alpha·Σ a·b + beta·third). The operands are read where they lie; a b whose columns are no
-- neighbours is turned, panel by panel, into scratch; one whose rows straddle lines may be copied. Operands
-- of 16 bits are widened on the way: b in its panels, a whole, and c is rounded once, at the end. Of weights
-- that were packed, each panel is a block of columns.
--
-- Columns are cut into blocks of nearly equal numbers of vectors, rows into tiles of nearly equal heights.
-- The accumulators of a tile stay in registers for all of k; a step is one load for each vector of a row of b
-- and one broadcast for each row of a. Every element is summed alone, k ascending, so that it does not matter
-- where in a tile or batch it lies. Short products are written out without loops.
--
-- What follows is applied to the accumulators as they are. From the first function on that wants registers
-- for itself it is applied to the tile vector by vector, which lies in c, or beside it where c has 16 bits.
local transpose = require "templates.lib.transpose"
local fused = require "templates.lib.steps"
local grid = require "templates.lib.grid"
local stored = require "templates.lib.stored"

-- SHORT: multiply-adds of vectors of a loop over k that is written out. TURN: of a turn of one that is not,
-- as the instructions that count are to be few beside them. MOST_STEPS: of k in a turn. HELD: vectors of a
-- tile that is finished without a loop whatever follows.
local SHORT, TURN, MOST_STEPS, HELD = 130, 96, 8, 2
-- Places: pointers that move along rows, columns and the batch. Those of operands that follow come behind.
local A, B, C = 1, 2, 3

-- total as parts of at most `most`, as equal as can be: a list of { size, count }.
local function even_parts(total, most)
  local count = (total + most - 1) // most
  local size, larger = total // count, total % count
  local parts = {}
  if larger > 0 then parts[1] = { size = size + 1, count = larger } end
  if larger < count then parts[#parts + 1] = { size = size, count = count - larger } end
  return parts
end

-- Pointers at places that move by so many elements a turn: the body gets them; returns those behind the last.
local function walk(k, index, turns, places, by, body)
  local moving = {}
  for i = 1, #places do
    if by[i] ~= 0 then moving[#moving + 1] = i end
  end
  local function all(now)
    local at = table.move(places, 1, #places, 1, {})
    for n, i in ipairs(moving) do at[i] = now[n] end
    return at
  end
  local start = {}
  for n, i in ipairs(moving) do start[n] = places[i] end
  local after = k:loop { index = index, to = turns, carry = start, body = function(_, now)
    local next = {}
    body(all(now))
    for n, i in ipairs(moving) do next[n] = now[n] + by[i] end
    return next
  end }
  return all(after)
end

-- What an operand that follows is to the tiles: how it is stored, its strides and its place.
local function add_operand(t, data, side, name)
  local from = stored(t.k, t.T, side.dtype)
  local n = #t.places + 1
  t.places[n] = t.k:pointer_at(data, side.operand, from.elem, false, name)
  t.by_row[n], t.by_column[n], t.by_item[n] = side.row, side.column, side.item
  return { place = n, from = from, row = side.row, column = side.column, name = name }
end

-- What the parts of the program share.
local function product_of(k, p)
  local T = types.vector(types[p.dtype], p.lanes)
  local call = k:signature "call"
  local data = k:array_at(call.call, 0, "data")
  local t = { k = k, p = p, T = T, from = stored(k, T, p.from), to = stored(k, T, p.to) }
  t.a_row, t.a_k = p.a_row, p.a_k
  t.places = { k:pointer_at(data, 0, t.from.elem, false, "a"), k:pointer_at(data, 1, t.from.elem, false, "b"),
               k:pointer_at(data, p.out, t.to.elem, true, "c") }
  t.by_row, t.by_column = { p.a_row, 0, p.c_row }, { 0, p.packed and p.k or p.b_column, 1 }
  t.by_item = { p.a_item, p.b_item, p.c_item }
  t.steps = fused.parse(p.steps)
  if p.beta ~= 0 then
    t.third = add_operand(t, data, { operand = p.third or p.out, row = p.third_row, column = 1,
                                     item = p.third_item, dtype = p.to }, "third")
  end
  for _, step in ipairs(t.steps) do
    if step.side then
      step.other = add_operand(t, data, step.side, step.side.row == 0 and "bias" or "residual")
    end
  end
  local scratch = (p.panel or p.wide or p.beside) and k:pointer_at(call.call, 2, T.elem, true, "scratch")
  t.panel = p.panel and scratch
  t.wide = p.wide and scratch + p.wide
  t.beside = p.beside and scratch + p.beside
  return t
end

-- Vectors of so many columns, and the masks of those that they do not fill.
local function masks_of(t, columns)
  local vectors, left = (columns + t.T.lanes - 1) // t.T.lanes, columns % t.T.lanes
  local mask = left > 0 and t.k:name(t.k:first_lanes(t.T, left), "within") or nil
  return vectors, { [vectors - 1] = mask }
end

-- The product --------------------------------------------------------------------------------

-- sums plus step number `step` from a and b on.
local function add_step(t, tile, sums, a, b, step)
  local k, T, b_row, out = t.k, t.T, {}, {}
  for j = 0, tile.vectors - 1 do
    b_row[j] = k:name(k:load(T, b + (step * tile.b_k + j * T.lanes), tile.b_masks[j]), "b%d", j)
  end
  for i = 0, tile.rows - 1 do
    local a_i = k:name(k:splat(T, k:load(T.elem, a + (i * t.a_row + step * t.a_k))), "a%d", i)
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
    for step = 0, p.k - 1 do sums = add_step(t, tile, sums, tile[A], tile[B], step) end
    return sums
  end
  local function steps(now, count)
    local after, a, b = table.unpack(now)
    for step = 0, count - 1 do after = add_step(t, tile, after, a, b, step) end
    return { after, a + count * t.a_k, b + count * tile.b_k }
  end
  local turn = math.max(1, math.min(MOST_STEPS, TURN // (tile.rows * tile.vectors)))
  local now = k:loop { index = "p", to = p.k // turn, carry = { sums, tile[A], tile[B] },
                       body = function(_, carried) return steps(carried, turn) end }
  return steps(now, p.k % turn)[1]
end

-- What follows ------------------------------------------------------------------------------

-- Elements of an operand beside vector j of row i; those that rows have in common are kept, where they may.
local function beside(t, tile, other, i, j)
  local at = tile[other.place] + (i * other.row + j * t.T.lanes * other.column)
  local key = tile.kept and other.row == 0 and ("%d %d"):format(other.place, j * other.column)
  local v = key and tile.kept[key]
  if v then return v end
  if other.column == 1 then v = other.from.load(at, tile.masks[j]) else v = other.from.spread(at) end
  t.k:name(v, "%s", other.name)
  if key then tile.kept[key] = v end
  return v
end

local function scaled(t, tile, v, i, j)
  local p = t.p
  if p.alpha ~= 1 then v = v * p.alpha end
  if t.third then v = t.k:fma(t.k:const(t.T, p.beta), beside(t, tile, t.third, i, j), v) end
  return v
end

-- v behind steps first … last.
local function stepped(t, tile, v, i, j, first, last)
  for s = first, last do
    local step = t.steps[s]
    v = fused.apply(t.k, step, v, step.other and beside(t, tile, step.other, i, j))
  end
  return v
end

local function put(t, tile, v, i, j)
  t.to.store(tile[C] + (i * t.p.c_row + j * t.T.lanes), v, tile.masks[j])
end

-- Steps that accumulators take where they are.
local function light_steps(t, tile)
  local count = #t.steps
  if tile.rows * tile.vectors <= HELD then return count end
  for s, step in ipairs(t.steps) do
    if not step.light then return s - 1 end
  end
  return count
end

-- Steps `first` and on of a tile that lies in c or beside it, vector by vector.
local function finish_rows(t, tile, first)
  local k, T = t.k, t.T
  local whole = tile.masks[tile.vectors - 1] and tile.vectors - 1 or tile.vectors
  local function vector(i, j)
    local v
    if t.beside then
      v = k:load(T, t.beside + (i * tile.vectors + j) * T.lanes)
    else
      v = k:load(T, tile[C] + (i * t.p.c_row + j * T.lanes), tile.masks[j])
    end
    put(t, tile, stepped(t, tile, v, i, j, first, #t.steps), i, j)
  end
  tile.kept = nil
  k:loop { index = "row", to = tile.rows, body = function(i)
    k:loop { index = "vector", to = whole, body = function(j) vector(i, j) end }
    if whole < tile.vectors then vector(i, whole) end
  end }
end

local function finish(t, tile, sums)
  local k, light = t.k, light_steps(t, tile)
  local whole = light == #t.steps
  tile.kept = {}
  grid(tile.rows, tile.vectors, function(i, j)
    local v = scaled(t, tile, sums[i + 1][j + 1], i, j)
    v = stepped(t, tile, v, i, j, 1, light)
    if whole or not t.beside then
      put(t, tile, v, i, j)
    else
      k:store(t.beside + (i * tile.vectors + j) * t.T.lanes, v)
    end
    return v
  end)
  if not whole then finish_rows(t, tile, light + 1) end
end

local function run_tile(t, tile) finish(t, tile, sums_of(t, tile)) end

-- Blocks of columns --------------------------------------------------------------------------

-- All of it, times a number.
local function times(list, number)
  local out = {}
  for i, x in ipairs(list) do out[i] = x * number end
  return out
end

-- The rows of a block of columns, tile below tile.
local function run_rows(t, block)
  local at = block.places
  for _, part in ipairs(even_parts(t.p.m, t.p.rows)) do
    at = walk(t.k, "tile", part.count, at, times(t.by_row, part.size), function(now)
      local tile = table.move(now, 1, #now, 1, { rows = part.size })
      run_tile(t, setmetatable(tile, { __index = block }))
    end)
  end
end

-- Copies columns of b that lie together into a panel: element (p, j) at p·width + j.
local function copy(t, block)
  local k, T = t.k, t.T
  k:loop { index = "q", to = t.p.k, carry = { block.places[B], t.panel }, body = function(_, now)
    for j = 0, block.vectors - 1 do
      local part = t.from.load(now[1] + j * T.lanes, block.masks[j])
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
    rows[r + 1] = r < columns and t.from.load(from + r * p.b_column, mask) or k:const(T, 0)
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
  local p, block = t.p, { places = at, b_k = t.p.b_k, b_masks = {} }
  block.vectors, block.masks = masks_of(t, columns)
  if t.panel then
    block.b_k = block.vectors * t.T.lanes
    if p.b_column == 1 then copy(t, block) else turn(t, at[B], columns, block.b_k) end
    at[B] = t.panel
  elseif not p.packed then                             -- there lanes beyond the columns are 0
    block.b_masks = block.masks
  end
  run_rows(t, block)
end

-- One product: blocks of whole vectors, and the last, which may end within one.
local function run_item(t, at)
  local p, lanes = t.p, t.T.lanes
  local done, vectors = 0, (p.n + lanes - 1) // lanes
  local panels = p.packed and { { size = p.vectors, count = (vectors + p.vectors - 1) // p.vectors } }
  for _, part in ipairs(panels or even_parts(vectors, p.vectors)) do
    local columns = part.size * lanes
    local whole = math.min(part.count, (p.n - done) // columns)
    at = walk(t.k, "block", whole, at, times(t.by_column, columns), function(now)
      run_block(t, now, columns)
    end)
    done = done + whole * columns
    if whole < part.count then run_block(t, at, p.n - done) end
  end
end

-- a in scratch, in the type of the sums: lines of memory, rows or columns of a, one behind the other.
local function widen(t, a)
  local k, p, T = t.k, t.p, t.T
  local by_rows = p.a_k == 1
  local lines, length, step = by_rows and p.m or p.k, by_rows and p.k or p.m, by_rows and p.a_row or p.a_k
  local left = length % T.lanes
  local mask = left > 0 and k:name(k:first_lanes(T, left), "within_line") or nil
  k:loop { index = "line", to = lines, carry = { a, t.wide }, body = function(_, now)
    local from, to = now[1], now[2]
    k:loop { index = "q", to = length // T.lanes, body = function(q)
      k:store(to + q * T.lanes, t.from.load(from + q * T.lanes))
    end }
    local done = length - left
    if left > 0 then k:store(to + done, t.from.load(from + done, mask)) end
    return { from + step, to + p.pitch }
  end }
  t.a_row, t.a_k = by_rows and p.pitch or 1, by_rows and 1 or p.pitch
  t.by_row[A] = t.a_row
end

local STORED = { "own", "f16", "bf16" }

return {
  name = "product",
  title = "product of known sizes",
  params = {
    dtype = "f32", from = "own", to = "own",             -- of the sums; how a and b, and c are stored
    m = required, n = required, k = required,
    a_row = required, a_k = required, b_k = required, b_column = 1, c_row = required,
    items = 1, a_item = 0, b_item = 0, c_item = 0,       -- from a product of the batch to the next
    third = false, third_row = 0, third_item = 0,        -- operand that beta multiplies; false: the output
    out = required,                                      -- operand
    rows = required, vectors = required, lanes = required,
    alpha = 1, beta = 0, steps = "",                     -- lib/steps.lua
    panel = false,                                       -- b goes through panels: needed if b_column is not 1
    packed = false,                                      -- b came in panels of b_k columns
    -- Of 16 bits: how far behind the panel a is widened, and from one line of it to the next; how far the
    -- sums of a tile are that c cannot hold.
    wide = false, pitch = 0, beside = false,
  },
  axes = { dtype = { "f32", "f64" }, from = STORED, to = STORED },
  tunables = { rows = "rows of a tile, at most", vectors = "vectors of a tile, at most",
               constraint = "(rows + 1) · vectors and a broadcast fit into the registers" },
  cost = function(p) return { flops = 2 * p.m * p.n, bytes = 4 * (p.m + p.n) } end,      -- a step of k

  build = function(k, p)
    k:require(p.b_column == 1 or p.b_k == 1 and p.panel, "b needs neighbours along its rows, or panels")
    k:require(p.from == "own" or p.panel and p.wide, "a and b of 16 bits are widened in scratch")
    k:require(not p.packed or p.b_k == p.vectors * p.lanes and not p.panel, "a packed panel is a block")
    k:budget { accumulators = p.rows * p.vectors, rows = p.vectors, temporaries = k.isa.fma and 0 or 1 }
    local t = product_of(k, p)
    if p.wide and p.a_item == 0 then widen(t, t.places[A]) end
    walk(k, "item", p.items, t.places, t.by_item, function(at)
      if p.wide and p.a_item ~= 0 then widen(t, at[A]) end
      if p.wide then at[A] = t.wide end
      run_item(t, at)
    end)
  end,
}
