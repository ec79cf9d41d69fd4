-- Rows normalised: y = (x - mean)/√(variance + eps)·scale + bias, scale and bias being rows that every row
-- has in common. Three passes: the mean; the variance about it, which also says by how much the mean was off;
-- the result. So nothing cancels, and a row of equal elements gives exactly bias. Where squares leave the
-- range the first two passes are repeated in a larger unit. Inner strides are 1; a row may be its own result.
local rows = require "templates.lib.rows"
local strips = require "templates.lib.strips"
local sums = require "templates.lib.sums"

-- The sums of a row's elements about near and of their squares, in units: near, by how much it is off,
-- variance.
local function moments(k, T, x, n, count, unit)
  k:comment "The mean."
  local total = sums(k, { n = n, T = T, count = 1, step = function(i, mask, acc)
    return { k:fma(k:load(T, x + i, mask), unit, acc[1]) }
  end })
  local near = k:name(k:convert(T.elem, total / count), "near")
  local lowered = k:name(k:splat(T, -near), "lowered")

  k:comment "The variance."
  local off, square = sums(k, { n = n, T = T, count = 2, step = function(i, mask, acc)
    local d = k:fma(k:load(T, x + i, mask), unit, lowered)
    d = k:name(mask and k:select(mask, d, 0.0) or d, "d")
    return { acc[1] + d, k:fma(d, d, acc[2]) }
  end })
  off = k:name(off / count, "off")
  local variance = k:name(k:max(0.0, square / count - off * off), "variance")
  return near, off, variance
end

return {
  name = "layer_norm",
  title = "layer_norm of rows",
  params = { dtype = "f32", unroll = 2, n = false },
  axes = { dtype = { "f32", "f64" } },
  tunables = { unroll = "strips a turn of the last pass" },
  cost = function(p) return { flops = 8, bytes = types[p.dtype].bits // 4 } end,         -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local eps = k:name(k:convert(types.f64, k:load(types.f32, call.param)), "eps")

    rows.each(k, p, T, call, { "x", "scale", "bias", "y" }, function(at, n, count)
      local unit, near, off, variance = rows.in_range(k, T, 2, function(unit)
        return moments(k, T, at.x, n, count, unit)
      end)
      local mean = k:name(k:convert(types.f64, near) + off, "mean")
      local high = k:name(k:convert(T.elem, mean), "high")
      local low = k:convert(T.elem, mean - k:convert(types.f64, high))
      local inverse = k:name(rows.inverse_root(k, T, variance, eps, unit), "inverse")
      local units, lowered = k:name(k:splat(T, unit), "units"), k:name(k:splat(T, -high), "lowered")
      local factor = k:name(k:splat(T, inverse), "factor")
      local shift = k:name(k:splat(T, -(low * inverse)), "shift")

      k:comment "The result."
      strips(k, { n = n, width = T.lanes, unroll = p.unroll, body = function(i, left)
        local mask = left and k:first_lanes(T, left)
        local d = k:fma(k:load(T, at.x + i, mask), units, lowered)
        local normal = k:fma(d, factor, shift)
        k:store(at.y + i, k:fma(normal, k:load(T, at.scale + i, mask), k:load(T, at.bias + i, mask)), mask)
      end })
    end)
  end,
}
