-- Tiles of products and the packing they need. The tile is as large as the registers allow: with mr rows and
-- c columns of vectors a step of k loads mr + c values for mr · c multiply-adds.
local F32 = { "f32", "f32", "f32" }

-- One tile size a tier.
local TILES = {
  generic = { mr = 6, nr = 8,
              reason = "no fma: 12 accumulators, 2 rows, a broadcast and a product of 16 registers" },
  avx2 = { mr = 6, nr = 16, reason = "at peak: 12 accumulators, 2 rows and a broadcast of 16 registers" },
  avx512 = { mr = 14, nr = 32, reason = "at peak: 28 accumulators, 2 rows and a broadcast of 32 registers" },
  neon = { mr = 8, nr = 8, reason = "16 accumulators of 32 registers: GCC 12 spills larger tiles" },
}

return function(stock)
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    local tile = TILES[tier]
    for _, act in ipairs { "none", "relu" } do
      stock { op = "matmul", dtypes = F32, template = "matmul_tile", tiers = { tier }, act = act,
              mr = tile.mr, nr = tile.nr, how = ("%dx%d"):format(tile.mr, tile.nr),
              params = { mr = tile.mr, nr = tile.nr, act = act },
              reason = act == "none" and tile.reason or "a layer's activation costs no pass of its own" }
    end
    for _, width in ipairs { tile.mr, tile.nr ~= tile.mr and tile.nr or nil } do
      stock { op = "pack", dtypes = { "f32", "f32" }, template = "pack", tiers = { tier }, mr = width,
              how = "w" .. width, params = { width = width },
              reason = ("panels of the %dx%d tile"):format(tile.mr, tile.nr) }
    end
  end
end
