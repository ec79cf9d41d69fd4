-- Kernels of one row: reductions and what is built on them.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  stock { op = "sum", dtypes = { "f32", "f32" }, template = "sum", tiers = TIERS, how = "b1024",
          params = { block = 1024 }, reason = "last axis; the same bits on every tier" }
  stock { op = "log_softmax", dtypes = { "f32", "f32" }, template = "log_softmax", tiers = TIERS, how = "u2",
          params = { unroll = 2 }, reason = "classification: the loss and its gradient" }
end
