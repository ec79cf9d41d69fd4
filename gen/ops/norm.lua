-- Operations on rows that keep the shape: softmax and normalisations.
local required = require "gen.required"

local FLOATS = { { "f32", "f32" }, { "f64", "f64" }, { "f16", "f16" }, { "bf16", "bf16" } }
-- x, mean, var, result: running statistics of x's type, or of f32 where x has 16 bits.
local WITH_STATISTICS = {
  { "f32", "f32", "f32", "f32" }, { "f64", "f64", "f64", "f64" },
  { "f16", "f16", "f16", "f16" }, { "f16", "f32", "f32", "f16" },
  { "bf16", "bf16", "bf16", "bf16" }, { "bf16", "f32", "f32", "bf16" },
}

return {
  { name = "softmax", code = 208, family = "softmax", inputs = 1, dtypes = FLOATS, ulp = 5,
    ints = { { "axis", -1, "axis" } },
    floats = { { "scale", 1 } },
    bench = { "softmax f32 1024x1024", "softmax f32 8192x128", "softmax bf16 1024x1024",
              "softmax f32 64x1000x49 axis 1" } },

  { name = "log_softmax", code = 209, family = "log_softmax", inputs = 1, dtypes = FLOATS, ulp = 4,
    ints = { { "axis", -1, "axis" } },
    floats = { { "scale", 1 } },
    bench = { "log_softmax f32 1024x1024", "log_softmax f32 8192x128" } },

  { name = "layer_norm", code = 210, family = "norm", inputs = 1, dtypes = FLOATS, ulp = 6,
    ints = { { "trailing", 1, "int" } }, optional = { "scale", "bias" },
    floats = { { "eps", 1e-5 } },
    bench = { "layer_norm f32 1024x768 scale bias", "layer_norm f32 8192x128 scale bias",
              "layer_norm f32 16384x1024 scale bias", "layer_norm bf16 1024x768 scale bias" } },

  { name = "rms_norm", code = 211, family = "norm", inputs = 1, dtypes = FLOATS, ulp = 6,
    ints = { { "trailing", 1, "int" } }, optional = { "scale" },
    floats = { { "eps", 1e-5 } },
    bench = { "rms_norm f32 1024x768 scale" } },

  { name = "group_norm", code = 212, family = "norm", inputs = 1, dtypes = FLOATS, ulp = 6,
    ints = { { "groups", required, "int" } }, optional = { "scale", "bias" },
    floats = { { "eps", 1e-5 } },
    bench = { "group_norm f32 8x64x56x56 groups 8 scale bias" } },

  { name = "batch_norm", code = 213, family = "batch_norm", inputs = 3, dtypes = WITH_STATISTICS, ulp = 6,
    operands = { "x", "mean", "var" }, outputs = { "dst", "new_mean", "new_var" },
    ints = { { "training", 0, "flag" } }, optional = { "scale", "bias" },
    floats = { { "eps", 1e-5 }, { "momentum", 0.1 } },
    bench = { "batch_norm f32 8x64x56x56 64 64 scale bias",
              "batch_norm f32 8x64x56x56:200704,1,3584,64 64 64 scale bias dst:200704,1,3584,64" } },
}
