-- Small products of any sizes, which are not worth packing.
return function(stock)
  for _, dtype in ipairs { "f32", "f64" } do
    for _, row in ipairs { { "avx2", 4 }, { "avx512", 8 } } do
      stock { op = "matmul", dtypes = { dtype, dtype, dtype }, template = "product_any", tiers = { row[1] },
              how = "any", params = { dtype = dtype, rows = row[2] },
              reason = row[2] == 8 and "16 accumulators hide the latency of 8 cycles, and leave few rows over"
                or "8 accumulators, 2 rows, a broadcast and 2 masks of 16 registers" }
    end
  end
end
