-- Elementwise kernels: every row of gen/ops/ that has an expression, with each of its dtypes, on every
-- tier; unrolled by four, so that the loop's own instructions and the latency of long expressions vanish.
local TIERS = { "generic", "avx2", "avx512", "neon" }

-- Why, where it is more than that the operation exists.
local REASONS = {
  ["relu.d0"] = "training: the gradient of relu from its result",
  ["scale f32"] = "a factor for each call: learning rates, averages",
  ["scale u8"] = "pixels to numbers, as data sets hold bytes",
}

return function(stock, operations)
  local function ewise(op, dtypes, reason)
    stock { op = op, dtypes = dtypes, template = "ewise", tiers = TIERS, how = "u4", inner = "unit",
            params = { op = op, from = dtypes[1], to = dtypes[#dtypes], unroll = 4 }, reason = reason }
  end

  for _, operation in ipairs(operations) do
    local row, name = operation.row, operation.name
    for _, dtypes in ipairs(row.expression and row.dtypes or {}) do
      ewise(name, dtypes, REASONS[name .. " " .. dtypes[1]] or REASONS[name] or row.family .. ", every tier")
    end
  end
end
