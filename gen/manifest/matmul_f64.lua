-- Tiles of products of f64 (gen/tiles.lua), whose sums go on from c: with multiply and add in one, which is
-- also what exact products of f32 take, and apart, which gives the reference's bits of f64.
local tiles = require "gen.tiles"

local F64 = { "f64", "f64", "f64" }

local function add_tile(stock, tier, tile, apart)
  stock { op = "matmul", dtypes = F64, template = "matmul_tile", tiers = { tier }, mr = tile.mr, nr = tile.nr,
          how = ("%dx%d"):format(tile.mr, tile.nr) .. (apart and "_apart" or ""), exact = apart,
          params = { dtype = "f64", mr = tile.mr, nr = tile.nr, start = "c", bias = "none", apart = apart,
                     again = not apart and tile.again or nil },
          reason = apart and "the reference's bits" or tile.reason }
end

return function(stock)
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    for _, tile in ipairs(tiles[tier]) do
      if tile.dtype == "f64" then
        add_tile(stock, tier, tile, false)
        add_tile(stock, tier, tile, true)
      end
    end
  end
end
