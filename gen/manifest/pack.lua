-- Packing into the panels that tiles read (gen/tiles.lua): each width of a tier and type once, shared by all
-- its tiles.
local tiles = require "gen.tiles"

local function add_pack(stock, tier, width, tile, from)
  stock { op = "pack", dtypes = { from or tile.dtype, tile.dtype }, template = "pack", tiers = { tier },
          mr = width, how = "w" .. width, params = { dtype = tile.dtype, width = width, from = from },
          sample = not from and nil,
          reason = ("panels of the %dx%d tile%s"):format(tile.mr, tile.nr,
                                                         from and ", for exact products of " .. from or "") }
end

return function(stock)
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    local done = {}
    for _, tile in ipairs(tiles[tier]) do
      for _, width in ipairs { tile.mr, tile.nr } do
        local key = tile.dtype .. width
        if not done[key] then
          add_pack(stock, tier, width, tile)
          if tile.dtype == "f64" then add_pack(stock, tier, width, tile, "f32") end
        end
        done[key] = true
      end
    end
  end
end
