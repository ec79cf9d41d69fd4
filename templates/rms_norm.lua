-- Rows over their root mean square: y = x/√(mean of squares + eps)·scale, scale being a row that every row
-- has in common. Where squares leave the range they are summed once more in a larger unit. Inner strides are
-- 1; a row may be its own result.
local rows = require "templates.lib.rows"
local strips = require "templates.lib.strips"
local sums = require "templates.lib.sums"

return {
  name = "rms_norm",
  title = "rms_norm of rows",
  params = { dtype = "f32", unroll = 2, n = false },
  axes = { dtype = { "f32", "f64" } },
  tunables = { unroll = "strips a turn of the last pass" },
  cost = function(p) return { flops = 4, bytes = types[p.dtype].bits // 4 } end,         -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local eps = k:name(k:convert(types.f64, k:load(types.f32, call.param)), "eps")

    rows.each(k, p, T, call, { "x", "scale", "y" }, function(at, n, count)
      local unit, mean = rows.in_range(k, T, 0, function(units)
        k:comment "The squares."
        local total = sums(k, { n = n, T = T, count = 1, step = function(i, mask, acc)
          local v = k:name(k:load(T, at.x + i, mask) * units, "v")
          return { k:fma(v, v, acc[1]) }
        end })
        local mean = k:name(total / count, "mean")
        return mean
      end)
      local units = k:name(k:splat(T, unit), "units")
      local factor = k:name(k:splat(T, rows.inverse_root(k, T, mean, eps, unit)), "factor")

      k:comment "The result."
      strips(k, { n = n, width = T.lanes, unroll = p.unroll, body = function(i, left)
        local mask = left and k:first_lanes(T, left)
        local v = k:load(T, at.x + i, mask) * factor * units
        k:store(at.y + i, v * k:load(T, at.scale + i, mask), mask)
      end })
    end)
  end,
}
