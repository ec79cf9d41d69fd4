-- What losses take from scores beside the kernels of log_softmax (norm.lua).
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  stock { op = "log_softmax", dtypes = { "f32", "f32" }, template = "log_sum_columns", tiers = TIERS,
          how = "columns", params = { dtype = "f32" },
          reason = "cross entropy of images, and of few classes" }
end
