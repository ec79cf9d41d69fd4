-- Rows over their root mean square: y = x/√(mean of squares + eps)·scale, scale being a row that every row
-- has in common. Where squares leave the range, or are next to nothing, they are summed once more in another
-- unit. Inner strides are 1; a row may be its own result.
local rows = require "templates.lib.rows"
local strips = require "templates.lib.strips"
local sums = require "templates.lib.sums"

return {
  name = "rms_norm",
  title = "rms_norm of rows",
  params = { dtype = "f32", rows = 2, n = false },
  axes = { dtype = { "f32", "f64" } },
  tunables = { rows = "rows side by side" },
  cost = function(p) return { flops = 4, bytes = types[p.dtype].bits // 4 } end,         -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local eps = k:name(k:convert(types.f64, k:load(types.f32, call.param)), "eps")

    rows.each(k, p, T, call, { "x", "scale", "y" }, { scale = true }, function(at, n)
      local count = p.n and p.n + 0.0 or k:name(k:convert(types.f64, n), "count")
      local units, means = rows.in_range(k, p, T, eps, function(units)
        k:comment "The squares."
        local totals = sums(k, { n = n, T = T, rows = p.rows, count = 1, step = function(r, i, mask, acc)
          if not mask then k:prefetch(at[r].y + i, { write = true }) end
          local v = k:name(k:load(T, at[r].x + i, mask) * units[r], "v")
          return { k:fma(v, v, acc[1]) }
        end })
        local means = {}
        for r = 1, p.rows do means[r] = k:name(totals[r][1] / count, "mean%d", r - 1) end
        return means
      end)
      local first, second = {}, {}                         -- so ordered that nothing is lost in between
      for r = 1, p.rows do
        local unit, inverse = units[r], rows.inverse_root(k, T, means[r], eps, units[r])
        local grows = T.elem.bits == 32 and k:less(1.0, unit)
        local one, other = inverse, unit
        if grows then one, other = k:select(grows, unit, inverse), k:select(grows, inverse, unit) end
        first[r] = k:name(k:splat(T, one), "first%d", r - 1)
        second[r] = k:name(k:splat(T, other), "second%d", r - 1)
      end

      k:comment "The results."
      strips(k, { n = n, width = T.lanes, body = function(i, left)
        local mask, y = left and k:first_lanes(T, left), {}
        local scale = k:name(k:load(T, at.scale + i, mask), "s")
        for r = 1, p.rows do
          local v = k:load(T, at[r].x + i, mask) * first[r] * second[r]
          y[r] = k:name(v * scale, "v%d", r - 1)
        end
        for r = 1, p.rows do
          k:store(at[r].y + i, y[r], mask)
          if not left then k:prefetch(at[r].ahead + i) end
        end
      end })
    end)
  end,
}
