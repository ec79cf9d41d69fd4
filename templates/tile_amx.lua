-- One tile of a product by the machine's tiles, or several side by side: c[i·ldc + j] = Σ a·b, or c + Σ
-- a·b where alpha_beta[1] is not 0, for i < m, j < n; of bf16 in f32, of bytes in i32, wrapping. n is at
-- most nr, or a multiple of it: then panels of b go by one after the other, as setting the shapes of tiles
-- takes as long as some ten steps.
--
-- a and b are panels of words of 32 bits, each with neighbours along k (templates/pack_dot.lua): those of a
-- by lines, so that 16 rows are a tile as they lie, those of b by groups, of which 16 are one. Panels end
-- with whole tiles, filled up with 0, so that every step is alike.
--
-- Sums stay in tiles for all of k. Tiles are given the shapes of what c has there; what has none of c keeps
-- a row or a column, which is neither loaded nor stored.
local LINE = 16                -- words of a tile's row, rows of a tile

local DOT = {
  bf16 = { elem = "u16", sum = "f32", add = function(k, acc, a, b) k:tile_dot_bf16(acc, a, b) end },
  u8_i8 = { elem = "u8", sum = "i32", add = function(k, acc, a, b) k:tile_dot_u8_i8(acc, a, b) end },
  i8_i8 = { elem = "u8", sum = "i32", add = function(k, acc, a, b) k:tile_dot_i8_i8(acc, a, b) end },
  u8_u8 = { elem = "u8", sum = "i32", add = function(k, acc, a, b) k:tile_dot_u8_u8(acc, a, b) end },
  i8_u8 = { elem = "u8", sum = "i32", add = function(k, acc, a, b) k:tile_dot_i8_u8(acc, a, b) end },
}

-- What the parts of the program share. Numbers of tiles: of the sums, then of a, then of b.
local function tile_of(k, p)
  local dot = DOT[p.dot]
  local t = { k = k, p = p, dot = dot, rows = p.mr // LINE, columns = p.nr // LINE,
              group = 32 // types[dot.elem].bits,
              call = k:signature("tile", types[dot.elem], types[dot.sum]) }
  t.tiles_a = t.rows * t.columns
  t.tiles_b = t.tiles_a + t.rows
  return t
end

local function sum_at(t, i, j) return i * t.columns + j end

-- How much of the part from `from` on a tile has.
local function part(t, count, from, name)
  local left = from > 0 and t.k:max(count - from, 1) or count
  return t.k:let(t.k:min(left, LINE), name)
end

local function set_shapes(t)
  local k, rows, columns, shapes = t.k, {}, {}, {}
  for i = 0, t.rows - 1 do rows[i] = part(t, t.call.m, i * LINE, "rows" .. i) end
  for j = 0, t.columns - 1 do columns[j] = part(t, t.call.n, j * LINE, "columns" .. j) end
  for i = 0, t.rows - 1 do
    for j = 0, t.columns - 1 do shapes[#shapes + 1] = { rows[i], columns[j] * 4 } end
  end
  for i = 0, t.rows - 1 do shapes[#shapes + 1] = { rows[i], LINE * 4 } end
  for j = 0, t.columns - 1 do shapes[#shapes + 1] = { LINE, columns[j] * 4 } end
  k:tiles(shapes)
end

-- f(tile, address) for each tile of sums that has some of c.
local function each(t, c, f)
  local k = t.k
  for i = 0, t.rows - 1 do
    for j = 0, t.columns - 1 do
      local within = (i == 0 or k:greater(t.call.m, i * LINE))
      if j > 0 then
        local right = k:greater(t.call.n, j * LINE)
        within = within == true and right or within & right
      end
      k:when(within, function() f(sum_at(t, i, j), c + i * LINE * t.call.ldc + j * LINE) end)
    end
  end
end

local function start(t, c)
  local k = t.k
  for tile = 0, t.tiles_a - 1 do k:tile_zero(tile) end
  k:when(t.goes_on, function()
    each(t, c, function(tile, at) k:tile_load(tile, at, t.call.ldc) end)
  end)
end

-- A row of a tile of a is a line; those of b lie side by side.
local function add_step(t, a, b)
  local k = t.k
  local line = LINE * t.group
  for j = 0, t.columns - 1 do k:tile_load(t.tiles_b + j, b + j * line, t.columns * line) end
  for i = 0, t.rows - 1 do
    k:tile_load(t.tiles_a + i, a + i * LINE * line, line)
    for j = 0, t.columns - 1 do t.dot.add(k, sum_at(t, i, j), t.tiles_a + i, t.tiles_b + j) end
  end
  return { a + t.p.mr * line, b + t.p.nr * line }
end

return {
  name = "tile_amx",
  title = "tile of a product by tiles of the machine",
  params = { dot = required, mr = required, nr = required },
  axes = { dot = { "bf16", "u8_i8", "i8_i8", "u8_u8", "i8_u8" } },
  tunables = { mr = "rows: a multiple of 16", nr = "columns: a multiple of 16",
               constraint = "mr / 16 · nr / 16 tiles of sums, mr / 16 of a and nr / 16 of b are at most 8" },
  constraint = function(isa) return not isa.tiles and isa.name .. " has no tiles" or nil end,
  cost = function(p)                                                                 -- a step: 16 words of k
    local group = p.dot == "bf16" and 2 or 4
    return { flops = 2 * LINE * group * p.mr * p.nr, bytes = 4 * LINE * (p.mr + p.nr) }
  end,

  build = function(k, p)
    k:require(p.mr % LINE == 0, "mr = %d is no multiple of %d", p.mr, LINE)
    k:require(p.nr % LINE == 0, "nr = %d is no multiple of %d", p.nr, LINE)
    local t = tile_of(k, p)
    k:budget { accumulators = t.rows * t.columns, rows = t.rows + t.columns }
    set_shapes(t)
    t.goes_on = k:not_equal(k:load(types.f32, t.call.alpha_beta + 1), 0.0)
    k:loop { index = "j", to = t.call.n, step = p.nr, carry = t.call.b, body = function(j, b)
      start(t, t.call.c + j)
      k:comment "The product."
      local after = k:loop { index = "p", to = t.call.k, step = LINE * t.group, carry = { t.call.a, b },
                             body = function(_, carry) return add_step(t, carry[1], carry[2]) end }
      k:comment "c."
      each(t, t.call.c + j, function(tile, at) k:tile_store(at, t.call.ldc, tile) end)
      return after[2]
    end }
    k:tiles_end()
  end,
}
