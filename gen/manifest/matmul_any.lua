-- Small products of any sizes, which are not worth packing.
local ROWS = {
  { "generic", 4, "few", "no fma: 8 accumulators, 2 rows, a broadcast and a product of 16 registers" },
  { "avx2", 4, "all", "8 accumulators, 2 rows, a broadcast and 2 masks of 16 registers" },
  { "avx512", 8, "all", "16 accumulators hide the latency of 8 cycles, and leave few rows over" },
  { "neon", 4, "few", "8 accumulators hide the latency of 4 cycles, two a cycle" },
}

return function(stock)
  for _, dtype in ipairs { "f32", "f64" } do
    for _, row in ipairs(ROWS) do
      local tier, rows, masks, reason = table.unpack(row)
      stock { op = "matmul", dtypes = { dtype, dtype, dtype }, template = "product_any", tiers = { tier },
              how = "any", params = { dtype = dtype, rows = rows, masks = masks }, reason = reason }
    end
  end
end
