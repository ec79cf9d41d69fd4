-- Pooling: windows of planes, by type. Halves go through f32.
local TIERS = { "generic", "avx2", "avx512", "neon" }

return function(stock)
  local function pool(op, dtype, how, acc, reason)
    local rows = math.tointeger(how:match "^r(%d)$") or 1
    stock { op = op, dtypes = { dtype, dtype }, template = "pool", tiers = TIERS, how = how,
            params = { op = op:sub(1, 3), dtype = dtype, acc = acc, rows = rows, flat = how ~= "wide" and
            dtype == "f32" and "yes" or nil }, exact = acc ~= "f32", reason = reason }
  end

  for _, dtype in ipairs { "f32", "f64", "i8", "u8", "i32" } do
    pool("max_pool2d", dtype, dtype == "f32" and "r4" or "r2", nil,
         "maxima, and with another start, those of relu")
  end
  pool("avg_pool2d", "f32", "r2", "f32", "small windows")
  pool("avg_pool2d", "f32", "wide", "f64", "large windows, and exact averages of all")
  pool("avg_pool2d", "f64", "wide", "f64", "averages of f64")
end
