-- Rows normalised: y = (x - mean)/√(variance + eps)·scale + bias, scale and bias being rows that every row
-- has in common. Three passes: the mean; the variance about it, which also says by how much the mean was off;
-- the result. So nothing cancels, and a row of equal elements gives exactly bias. Where squares leave the
-- range the first two passes are repeated in a larger unit. Inner strides are 1; a row may be its own result.
local rows = require "templates.lib.rows"
local strips = require "templates.lib.strips"
local sums = require "templates.lib.sums"

-- For each row, in units: a number near its mean, by how much that is off, the variance.
local function moments(k, p, T, at, n, count, units)
  k:comment "The means."
  local near, lowered, out = {}, {}, {}
  local totals = sums(k, { n = n, T = T, rows = p.rows, count = 1, step = function(r, i, mask, acc)
    return { k:fma(k:load(T, at[r].x + i, mask), units[r], acc[1]) }
  end })
  for r = 1, p.rows do
    near[r] = k:name(k:convert(T.elem, totals[r][1] / count), "near%d", r - 1)
    lowered[r] = k:name(k:splat(T, -near[r]), "lowered%d", r - 1)
  end

  k:comment "The variances."
  local more = sums(k, { n = n, T = T, rows = p.rows, count = 2, step = function(r, i, mask, acc)
    local d = k:fma(k:load(T, at[r].x + i, mask), units[r], lowered[r])
    d = k:name(mask and k:select(mask, d, 0.0) or d, "d")
    if not mask then k:prefetch(at[r].y + i, { write = true }) end
    return { acc[1] + d, k:fma(d, d, acc[2]) }
  end })
  for r = 1, p.rows do
    local off = k:name(more[r][1] / count, "off%d", r - 1)
    local variance = k:max(0.0, more[r][2] / count - off * off)
    out[r] = { near[r], off, k:name(variance, "variance%d", r - 1) }
  end
  return out
end

return {
  name = "layer_norm",
  title = "layer_norm of rows",
  params = { dtype = "f32", rows = 2, n = false },
  axes = { dtype = { "f32", "f64" } },
  tunables = { rows = "rows side by side" },
  cost = function(p) return { flops = 8, bytes = types[p.dtype].bits // 4 } end,         -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local eps = k:name(k:convert(types.f64, k:load(types.f32, call.param)), "eps")

    rows.each(k, p, T, call, { "x", "scale", "bias", "y" }, { scale = true, bias = true }, function(at, n)
      local count = p.n and p.n + 0.0 or k:name(k:convert(types.f64, n), "count")
      local units, found = rows.in_range(k, p, T, 3, function(units)
        return moments(k, p, T, at, n, count, units)
      end)
      local unit, lowered, factor, shift = {}, {}, {}, {}
      for r = 1, p.rows do
        local near, off, variance = table.unpack(found[r])
        local mean = k:name(k:convert(types.f64, near) + off, "mean%d", r - 1)
        local high = k:name(k:convert(T.elem, mean), "high%d", r - 1)
        local low = k:convert(T.elem, mean - k:convert(types.f64, high))
        local inverse = k:name(rows.inverse_root(k, T, variance, eps, units[r]), "inverse%d", r - 1)
        unit[r], lowered[r] = k:splat(T, units[r]), k:name(k:splat(T, -high), "lowered%d", r - 1)
        factor[r] = k:name(k:splat(T, inverse), "factor%d", r - 1)
        shift[r] = k:name(k:splat(T, -(low * inverse)), "shift%d", r - 1)
      end

      k:comment "The results."
      strips(k, { n = n, width = T.lanes, body = function(i, left)
        local mask = left and k:first_lanes(T, left)
        local scale = k:name(k:load(T, at.scale + i, mask), "s")
        local bias = k:name(k:load(T, at.bias + i, mask), "b")
        local y = {}
        for r = 1, p.rows do
          local d = k:fma(k:load(T, at[r].x + i, mask), unit[r], lowered[r])
          y[r] = k:name(k:fma(k:fma(d, factor[r], shift[r]), scale, bias), "v%d", r - 1)
        end
        for r = 1, p.rows do
          k:store(at[r].y + i, y[r], mask)
          if not left then k:prefetch(at[r].ahead + i) end
        end
      end })
    end)
  end,
}
