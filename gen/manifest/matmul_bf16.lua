-- Products of bf16 whose sums are f32, by instructions: tiles, and dot products of vectors. Both read the
-- same panels of b.
local BF16 = { "bf16", "bf16", "f32" }

local function add_tile(stock, tier, template, mr, nr, reason)
  stock { op = "matmul", dtypes = BF16, template = template, tiers = { tier }, mr = mr, nr = nr,
          how = ("%dx%d"):format(mr, nr), params = { dot = "bf16", mr = mr, nr = nr }, reason = reason }
end

-- group: so many neighbours along k lie together; a whole line of them is one of lines.
local function add_pack(stock, width, group, reason)
  stock { op = "pack", dtypes = { "bf16", "bf16" }, template = "pack_dot", tiers = { "avx512" }, mr = width,
          nr = group, how = ("w%dx%d"):format(width, group),
          params = { from = "u16", to = "u16", width = width, lines = group > 2 or nil }, sample = false,
          reason = reason }
end

return function(stock)
  add_tile(stock, "avx512_amx", "tile_amx", 32, 32, "4 tiles of sums, 2 of a, 2 of b: a load a dot product")
  add_tile(stock, "avx512_bf16", "matmul_dot", 14, 32, "at peak: 28 accumulators, 2 rows and a broadcast")
  add_pack(stock, 32, 32, "a of the tiles")
  add_pack(stock, 32, 2, "b of both")
  add_pack(stock, 14, 2, "a of the 14x32 tile")
end
