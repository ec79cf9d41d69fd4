-- Rows normalised: y = (x - mean)/√(variance + eps)·scale + bias, scale and bias being rows that every row
-- has in common. Two passes: sums of differences from a guess, the mean of the row's first strip, and of
-- their squares, which say by how much the guess was off; the result. What cancels is bounded: a row whose
-- guess was off by more than the deviation is summed again about its mean, and one whose squares leave the
-- range, or are next to nothing, in another unit. So a row of equal elements gives exactly bias. Inner
-- strides are 1; a row may be its own result. stream: rows of results that begin with a whole line are
-- stored past the caches.
local lanes = require "templates.lib.lanes"
local rows = require "templates.lib.rows"
local strips = require "templates.lib.strips"
local sums = require "templates.lib.sums"

local TRIES = 3

local function add(a, b) return a + b end

-- The mean of the first strip of a row, in units. first: how many elements that has, and one in so many.
local function guess(k, T, x, unit, first)
  local strip = k:load(T, x, k:first_lanes(T, first.count)) * k:splat(T, unit)
  local mean = lanes.join(k, strip, add) * first.share
  return mean
end

-- The sums about shifts: for each row by how much its mean is off its shift, and its variance.
local function moments(k, p, T, at, n, share, units, shifts)
  local unit, lowered, out = {}, {}, {}
  for r = 1, p.rows do
    unit[r], lowered[r] = k:splat(T, units[r]), k:name(k:splat(T, -shifts[r]), "lowered%d", r - 1)
  end
  local totals = sums(k, { n = n, T = T, rows = p.rows, count = 2, step = function(r, i, mask, acc)
    local d = k:fma(k:load(T, at[r].x + i, mask), unit[r], lowered[r])
    d = k:name(mask and k:select(mask, d, 0.0) or d, "d")
    if not mask and p.stream == "no" then k:prefetch(at[r].y + i, { write = true }) end
    return { acc[1] + d, k:fma(d, d, acc[2]) }
  end })
  for r = 1, p.rows do
    local off = k:name(totals[r][1] * share, "off%d", r - 1)
    out[r] = { off, k:name(k:max(0.0, totals[r][2] * share - off * off), "variance%d", r - 1) }
  end
  return out
end

-- For each row: { its unit, its shift, by how much its mean is off that, its variance }. What a row gets does
-- not depend on its neighbours.
local function careful(k, p, T, at, n, share, first, eps)
  local start, double = {}, types.f64
  for r = 1, p.rows do
    local one, none = rows.number(k, T.elem, 1.0), rows.number(k, double, math.huge)
    start[r] = { one, one, none, none }
  end
  local function is_finite(row)
    local finite = k:less(row[4], math.huge)
    return finite
  end
  local function does(row)
    local small = rows.is_small(k, T, row[4], eps)
    local range = small and is_finite(row) & ~small or is_finite(row)
    return range
  end
  local function is_good(row) return does(row) & k:less_equal(row[3] * row[3], row[4]) end

  local found = k:loop { index = "try", to = TRIES, carry = start, body = function(try, held)
    local good = is_good(held[1])
    for r = 2, p.rows do good = good & is_good(held[r]) end
    return k:when(~good, held, function(old)
      local units, shifts, out = {}, {}, {}
      for r = 1, p.rows do
        local known = k:name(does(old[r]), "known")
        local other = rows.other_unit(k, T, old[r][4])
        units[r] = k:name(k:select(known | k:less(try, 1), old[r][1], other), "unit%d", r - 1)
        local mean = k:convert(T.elem, k:convert(double, old[r][2]) + old[r][3])
        local near = k:select(is_good(old[r]), old[r][2], mean)
        shifts[r] = k:name(k:select(known, near, guess(k, T, at[r].x, units[r], first)), "shift%d", r - 1)
      end
      local sum = moments(k, p, T, at, n, share, units, shifts)
      for r = 1, p.rows do out[r] = { units[r], shifts[r], sum[r][1], sum[r][2] } end
      return out
    end)
  end }
  return found
end

-- Whether the results of all rows begin with a whole line.
local function are_whole(k, p, T, at)
  local beyond = 0
  for r = 1, p.rows do beyond = beyond + (k:address(at[r].y) & T.bits * T.lanes // 8 - 1) end
  local whole = k:less(beyond, 1)
  return whole
end

return {
  name = "layer_norm",
  title = "layer_norm of rows",
  params = { dtype = "f32", rows = 2, n = false, stream = "no" },
  axes = { dtype = { "f32", "f64" }, stream = { "no", "yes" } },
  tunables = { rows = "rows side by side" },
  cost = function(p) return { flops = 8, bytes = types[p.dtype].bits // 4 } end,         -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local eps = k:name(k:convert(types.f64, k:load(types.f32, call.param)), "eps")

    local share = rows.share(k, p, call)
    local count = p.n and math.min(p.n, T.lanes) or k:let(k:min(k:index_at(call.n, 1), T.lanes), "count")
    local part = p.n and 1.0 / count or k:name(1.0 / k:convert(T.elem, count), "part")
    local first = { count = count, share = part }

    rows.each(k, p, T, call, { "x", "scale", "bias", "y" }, { scale = true, bias = true }, function(at, n)
      local found = careful(k, p, T, at, n, share, first, eps)
      local unit, lowered, factor, shift = {}, {}, {}, {}
      for r = 1, p.rows do
        local own, near, off, variance = table.unpack(found[r])
        local mean = k:name(k:convert(types.f64, near) + off, "mean%d", r - 1)
        local high = k:name(k:convert(T.elem, mean), "high%d", r - 1)
        local low = k:convert(T.elem, mean - k:convert(types.f64, high))
        local inverse = k:name(rows.inverse_root(k, T, variance, eps, own), "inverse%d", r - 1)
        unit[r], lowered[r] = k:splat(T, own), k:name(k:splat(T, -high), "lowered%d", r - 1)
        factor[r] = k:name(k:splat(T, inverse), "factor%d", r - 1)
        shift[r] = k:name(k:splat(T, -(low * inverse)), "shift%d", r - 1)
      end

      local function results(store)
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
            if left then k:store(at[r].y + i, y[r], mask) else store(at[r].y + i, y[r]) end
            if not left then k:prefetch(at[r].ahead + i) end
          end
        end })
      end
      k:comment "The results."
      if p.stream == "yes" then
        local whole = k:name(are_whole(k, p, T, at), "whole")
        k:when(whole, function() results(function(place, v) k:stream(place, v) end) end)
        k:when(~whole, function() results(function(place, v) k:store(place, v) end) end)
      else
        results(function(place, v) k:store(place, v) end)
      end
    end)
    if p.stream == "yes" then k:stream_end() end
  end,
}
