-- Kernels of one row that are built on reductions.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  stock { op = "log_softmax", dtypes = { "f32", "f32" }, template = "log_softmax", tiers = TIERS, how = "u2",
          params = { unroll = 2 }, reason = "classification: the loss and its gradient" }
end
