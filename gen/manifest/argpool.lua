-- Pooling with the positions of the maxima, by type. Halves go through f32, bytes through i32.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  for _, dtype in ipairs { "f32", "f64", "i32" } do
    stock { op = "max_pool2d", dtypes = { dtype, dtype, "i32" }, template = "pool", tiers = TIERS,
            how = "index", params = { op = "max", dtype = dtype, index = "yes", rows = 1 }, exact = true,
            reason = "training: where gradients go" }
  end
end
