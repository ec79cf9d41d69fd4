-- Tiles of products of f32 (gen/tiles.lua), plain and with the activation of a layer.
local tiles = require "gen.tiles"

local F32 = { "f32", "f32", "f32" }

local function add_tile(stock, tier, tile)
  for _, act in ipairs { "none", "relu" } do
    stock { op = "matmul", dtypes = F32, template = "matmul_tile", tiers = { tier }, act = act,
            mr = tile.mr, nr = tile.nr, how = ("%dx%d"):format(tile.mr, tile.nr),
            params = { mr = tile.mr, nr = tile.nr, act = act, again = tile.again },
            sample = act == "none" and tile.sample,
            reason = act == "none" and tile.reason or "a layer's activation costs no pass of its own" }
  end
end

return function(stock)
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    for _, tile in ipairs(tiles[tier]) do
      if tile.dtype == "f32" then add_tile(stock, tier, tile) end
    end
  end
end
