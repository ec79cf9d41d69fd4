-- What group_norm and batch_norm are made of: moments stand under the one, results under the other. "any":
-- parameters that repeat along a row, and sums over columns. Halves run through those of f32.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  local function pieces(op, template, along, inner, operands, reason)
    for _, dtype in ipairs { "f32", "f64" } do
      local dtypes = {}
      for i = 1, operands do dtypes[i] = dtype end
      stock { op = op, dtypes = dtypes, template = template, tiers = TIERS, how = along, inner = inner,
              params = { along = along, dtype = dtype }, reason = reason }
    end
  end
  pieces("group_norm", "moments", "row", "unit", 2, "means and variances where elements are neighbours")
  pieces("group_norm", "moments", "column", "any", 3, "the same where channels are")
  pieces("batch_norm", "normalize", "column", "unit", 3, "channels innermost")
  pieces("batch_norm", "normalize", "row", "any", 3, "channels outside")
end
