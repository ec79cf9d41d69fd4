-- Tiles: the machine's numbered registers of up to 16 rows of 64 bytes. A tile is no value: these words are
-- statements that change it, in order. The kernel gives all their shapes at its beginning and releases them
-- at its end; what lies beyond a tile's shape is neither read nor written.
local value = require "gen.value"
local check, is_value, record = value.check, value.is_value, value.record

local words = {}

local ROWS, BYTES = 16, 64

local function check_tile(kernel, word, tile)
  check(kernel.tile_count, "%s: the kernel has no tiles yet", word)
  check(math.type(tile) == "integer" and tile >= 0 and tile < kernel.tile_count, "%s: no tile %s of %d",
        word, tile, kernel.tile_count)
end

local function check_extent(x, most, what)
  local fits = is_value(x) and x.type and x.type.kind == "index"
    or math.type(x) == "integer" and x > 0 and x <= most
  check(fits, "tiles: expected 1 to %d %s, got %s", most, what, x)
end

-- Shapes of tiles 0, 1 …: a list of { rows, bytes of a row }, none of them 0.
function words:tiles(shapes)
  check(self.isa.tiles, "tiles: %s has none", self.isa.name)
  check(not self.region and not self.tile_count, "tiles: once, at the kernel's beginning")
  check(#shapes >= 1 and #shapes <= self.isa.registers, "tiles: %d of %d", #shapes, self.isa.registers)
  local args = {}
  for _, shape in ipairs(shapes) do
    check_extent(shape[1], ROWS, "rows")
    check_extent(shape[2], BYTES, "bytes")
    table.move(shape, 1, 2, #args + 1, args)
  end
  self.tile_count = #shapes
  record(self, "tiles", nil, args)
end

function words:tiles_end()
  check(self.tile_count, "tiles_end: the kernel has no tiles")
  record(self, "tiles_end")
end

function words:tile_zero(tile)
  check_tile(self, "tile_zero", tile)
  record(self, "tile_zero", nil, { tile })
end

local function move(kernel, word, tile, pointer, stride)
  check_tile(kernel, word, tile)
  check(is_value(pointer) and pointer.type and pointer.type.kind == "pointer",
        "%s: expected a pointer, got %s", word, pointer)
  record(kernel, word, nil, { tile, pointer, stride * (pointer.type.elem.bits // 8) })
end

-- Rows stride elements apart.
function words:tile_load(tile, pointer, stride) move(self, "tile_load", tile, pointer, stride) end

function words:tile_store(pointer, stride, tile)
  check(is_value(pointer) and pointer.type and pointer.type.writable, "tile_store to an input")
  move(self, "tile_store", tile, pointer, stride)
end

local function dot(word)
  return function(self, acc, a, b)
    for _, tile in ipairs { acc, a, b } do check_tile(self, word, tile) end
    check(acc ~= a and a ~= b and b ~= acc, "%s: tiles %d, %d, %d are not three", word, acc, a, b)
    record(self, word, nil, { acc, a, b })
  end
end

-- acc(i, j) += Σ a(i, p)·b(p, j) over words p of 32 bits, of which each holds neighbours along k: pairs
-- of bf16 whose sums are f32, or bytes, of a and of b with a sign (i8) or without (u8), added up exactly,
-- wrapping in i32. Of bf16 the even and the odd products are added apart in order of p, then both, then acc;
-- every sum is rounded to nearest even, and what is subnormal, of operands too, counts as 0.
for _, kind in ipairs { "bf16", "u8_i8", "i8_i8", "u8_u8", "i8_u8" } do
  words["tile_dot_" .. kind] = dot("tile_dot_" .. kind)
end

return words
