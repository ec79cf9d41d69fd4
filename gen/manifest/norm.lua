-- Kernels of rows that keep their shape: softmax and normalisations. 16-bit types run through those of f32.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  -- parameters: rows that all rows have in common.
  local function rows(op, dtype, parameters, reason)
    local dtypes = {}
    for i = 1, parameters + 2 do dtypes[i] = dtype end
    stock { op = op, dtypes = dtypes, template = op, tiers = TIERS, how = "r2", inner = "unit",
            params = { dtype = dtype, rows = 2 }, reason = reason }
  end
  for _, dtype in ipairs { "f32", "f64" } do
    rows("softmax", dtype, 0, "attention and classification")
    rows("log_softmax", dtype, 0, "classification: the loss and its gradient")
    rows("layer_norm", dtype, 2, "transformers")
    rows("rms_norm", dtype, 1, "transformers")
  end
end
