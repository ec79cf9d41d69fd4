-- Packing into the panels that tiles read (gen/tiles.lua): each width of a tier and type once, shared by all
-- its tiles.
local tiles = require "gen.tiles"

local function add_pack(stock, tier, width, tile)
  stock { op = "pack", dtypes = { tile.dtype, tile.dtype }, template = "pack", tiers = { tier }, mr = width,
          how = "w" .. width, params = { dtype = tile.dtype, width = width },
          reason = ("panels of the %dx%d tile"):format(tile.mr, tile.nr) }
end

return function(stock)
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    local done = {}
    for _, tile in ipairs(tiles[tier]) do
      for _, width in ipairs { tile.mr, tile.nr } do
        local key = tile.dtype .. width
        if not done[key] then add_pack(stock, tier, width, tile) end
        done[key] = true
      end
    end
  end
end
