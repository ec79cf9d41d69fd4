-- Operations on rows that keep the shape: softmax and normalisations.
local F32 = { { "f32", "f32" } }

return {
  { name = "log_softmax", code = 209, family = "log_softmax", inputs = 1, dtypes = F32, ulp = 4,
    ints = { { "axis", -1, "axis" } },
    floats = { { "scale", 1 } },
    bench = { "log_softmax f32 1024x1024" } },
}
