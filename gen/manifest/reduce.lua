-- Reductions: of a row, and of columns under each other. Kernels exist for few types; others are cast to one
-- of them in tiles (runtime/kernel/dense/reduce.c). Means are sums, minima are maxima of turned values.
local TIERS = { "generic", "avx2", "avx512", "neon" }

local KERNELS = {
  { "sum", "f32", "the same bits on every tier; halves come here too" },
  { "sum", "f64", "the same bits on every tier" },
  { "sum", "u32", "integers of at most 32 bits, which wrap" },
  { "sum", "u64", "integers of 64 bits, which wrap" },
  { "prod", "f64", "floats: F32 products are taken in F64" },
  { "prod", "u64", "integers, which wrap" },
  { "amax", "f32", "floats and integers of at most 16 bits; minima" },
  { "amax", "f64", "F64 and integers of 32 bits; minima" },
  { "amax", "u64", "integers of 64 bits; minima" },
  { "argmax", "f32", "places of maxima and minima" },
  { "argmax", "f64", "places of maxima and minima" },
  { "argmax", "u64", "places of maxima and minima" },
}

-- Terms between two additions to totals: in f64, where totals are all a block has to itself, half as many.
local BLOCK = { f32 = 1024, f64 = 512 }

return function(stock)
  for _, kernel in ipairs(KERNELS) do
    local op, dtype, reason = table.unpack(kernel)
    local dtypes = { dtype, op == "argmax" and "i64" or dtype }
    local blocks = op == "sum" and BLOCK[dtype]
    stock { op = op, dtypes = dtypes, template = "reduce", tiers = TIERS,
            how = blocks and ("b%d"):format(blocks) or "v4",
            params = { op = op, dtype = dtype, block = blocks or nil, vectors = not blocks and 4 or nil },
            reason = "rows; " .. reason }
    stock { op = op, dtypes = dtypes, template = "reduce_columns", tiers = TIERS, how = "columns",
            params = { op = op, dtype = dtype, vectors = 4 }, reason = "columns; " .. reason }
  end
end
