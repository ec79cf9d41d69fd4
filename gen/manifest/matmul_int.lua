-- Products of bytes: a tile for each way that machines add them, packs from either signedness, and what zero
-- points and scales need. The tile is square where both sides have the same panels, so that they share packs.
-- On ARM those of generic serve, whose vectors are as wide; AVX-512 without vnni is rare and takes those of
-- avx2.
local I16 = { dot = "i16", a = "i16", b = "i16", group = 2 }
local I32 = { dot = "i32", a = "i32", b = "i32", group = 1 }

local BYTES = { dot = "u8_i8", a = "u8", b = "i8", group = 4 }

-- packs: their machine, where not the tile's.
local TILES = {
  { tier = "generic", template = "matmul_dot", mr = 4, nr = 4, how = I32,
    reason = "no dot product: whole numbers, 4 accumulators" },
  { tier = "avx2", template = "matmul_dot", mr = 8, nr = 8, how = I16,
    reason = "pairs of I16: 8 accumulators, a row, a broadcast, a product" },
  { tier = "avx512_vnni", packs = "avx512", template = "matmul_dot", mr = 14, nr = 32, how = BYTES,
    reason = "at peak: 28 accumulators, 2 rows and a broadcast of 32 registers" },
}

local function add_tile(stock, tile)
  stock { op = "matmul_int", dtypes = { tile.how.a, tile.how.b, "i32" }, template = tile.template,
          tiers = { tile.tier }, mr = tile.mr, nr = tile.nr, how = ("%dx%d"):format(tile.mr, tile.nr),
          params = { dot = tile.how.dot, mr = tile.mr, nr = tile.nr }, reason = tile.reason, sample = false }
end

-- How it lies: a width, groups of so many neighbours.
local function add_pack(stock, tier, from, to, width, group, lines, tile)
  stock { op = "pack", dtypes = { from, to }, template = "pack_dot", tiers = { tier }, mr = width, nr = group,
          how = "w" .. width .. (lines and "x" .. group or ""),
          params = { from = from, to = to, width = width, lines = lines }, sample = false,
          reason = ("panels of the %dx%d tile of bytes"):format(tile.mr, tile.nr) }
end

-- Tiles of the machine take bytes as they are: one pack of a serves all, and b lies as the 14x32 tile has it.
local function add_machine_tiles(stock)
  for _, types in ipairs { { "u8", "i8" }, { "i8", "i8" }, { "u8", "u8" }, { "i8", "u8" } } do
    local tile = { tier = "avx512_amx", template = "tile_amx", mr = 32, nr = 32,
                   how = { dot = table.concat(types, "_"), a = types[1], b = types[2] },
                   reason = "4 tiles of sums, 2 of a, 2 of b: a load a dot product" }
    add_tile(stock, tile)
  end
  add_pack(stock, "avx512", "u8", "u8", 32, 64, true, { mr = 32, nr = 32 })
end

return function(stock)
  local done = {}
  for _, tile in ipairs(TILES) do
    local tier = tile.packs or tile.tier
    add_tile(stock, tile)
    for _, side in ipairs { { tile.mr, tile.how.a }, { tile.nr, tile.how.b } } do
      local key = ("%s %d %s"):format(tier, side[1], side[2])
      for _, from in ipairs(done[key] and {} or { "u8", "i8" }) do
        add_pack(stock, tier, from, side[2], side[1], tile.how.group, nil, tile)
      end
      done[key] = true
    end
  end
  add_machine_tiles(stock)
  for _, to in ipairs { "i32", "f32" } do
    stock { op = "matmul_int", dtypes = { "i32", to }, template = "finish_int", how = "finish",
            tiers = { "generic", "avx2", "avx512" }, params = { to = to },
            reason = to == "i32" and "zero points, while the sums are near" or "the same, and scales" }
  end
end
