-- Products of few rows, where packing would cost more than the product. Columns along k, four at a time,
-- for one row and, as far as the registers go, for more; rows of b, some at a time, likewise. Weights of
-- 16 bits are read as they are stored, since bytes are what counts.
local ROWS = { generic = 2, avx2 = 2, avx512 = 4, neon = 4 }
local ALL, WIDE = { "generic", "avx2", "avx512", "neon" }, { "avx2", "avx512" }

-- dtypes: of a, b and the sums; b in params: how it is stored.
local function add_dot(stock, tiers, dtypes, rows, stored, reason)
  stock { op = "matmul", dtypes = dtypes, template = "thin_dot", tiers = tiers, mr = rows, nr = 4,
          how = ("dot%dx4"):format(rows), params = { dtype = dtypes[1], b = stored, rows = rows },
          reason = reason }
end

local function add_rows(stock, tiers, dtypes, rows, depth)
  stock { op = "matmul", dtypes = dtypes, template = "thin_rows", tiers = tiers, inner = "any", mr = rows,
          nr = depth, how = ("rows%dx%d"):format(rows, depth),
          params = { dtype = dtypes[1], rows = rows, depth = depth },
          reason = "few rows times a matrix as it lies, which is read once" }
end

local function add_type(stock, tiers, dtypes, stored)
  for _, tier in ipairs(tiers) do
    add_dot(stock, { tier }, dtypes, ROWS[tier], stored, "few rows times weights, which are read once")
    if not stored then add_rows(stock, { tier }, dtypes, ROWS[tier], 4) end
  end
end

-- Weights that were packed: panels as wide as the tier's tiles.
local function add_panels(stock, tier, width, rows, panels, dtypes, stored)
  stock { op = "matmul", dtypes = dtypes, template = "thin_panels", tiers = { tier }, mr = rows, nr = width,
          how = ("panels%dx%d"):format(rows, panels * width),
          params = { dtype = dtypes[1], b = stored, rows = rows, width = width, panels = panels },
          reason = "few rows times weights in panels, which go by side by side" }
end

return function(stock)
  local f32 = { "f32", "f32", "f32" }
  add_dot(stock, ALL, f32, 1, nil, "a vector times weights, at the speed of memory")
  add_rows(stock, ALL, f32, 1, 8)
  add_type(stock, ALL, f32)
  add_type(stock, ALL, { "f64", "f64", "f64" })
  add_panels(stock, "avx512", 32, 1, 4, f32)
  add_panels(stock, "avx512", 32, 4, 2, f32)
  add_panels(stock, "generic", 8, 2, 2, f32)
  add_panels(stock, "neon", 8, 4, 2, f32)
  add_panels(stock, "avx2", 16, 1, 2, f32)
  add_panels(stock, "avx2", 16, 2, 2, f32)
  add_panels(stock, "avx512", 32, 4, 2, { "f32", "bf16", "f32" }, "bf16")
  for _, half in ipairs { "f16", "bf16" } do add_type(stock, WIDE, { "f32", half, "f32" }, half) end
end
