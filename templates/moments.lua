-- Sums of differences from a center and of their squares, in f64: what means and variances are made of. along
-- "row": of n[0] × n[1] elements, from one center, in f64 param[0] + param[1]; two sums. along "column": of
-- every column, each from a center of its own; added to two rows of sums, stride[2][1] apart. Inner strides
-- are 1.
local sums = require "templates.lib.sums"
local lanes = require "templates.lib.lanes"

-- Rows of a column that are added before they count as f64.
local BLOCK = 16

-- The sums over n elements at x, in two halves side by side and what is left.
local function row_sums(k, T, x, n, center)
  local half = k:let(n // 2 & -T.lanes, "half")
  local function from(starts, length)
    local out = sums(k, { n = length, T = T, rows = #starts, count = 2, step = function(r, i, mask, acc)
      local d = k:load(T, starts[r] + i, mask) - center
      d = k:name(mask and k:select(mask, d, 0.0) or d, "d")
      return { acc[1] + d, k:fma(d, d, acc[2]) }
    end })
    return out
  end
  local halves, rest = from({ x, x + half }, half), from({ x + 2 * half }, n - 2 * half)
  return halves[1][1] + halves[2][1] + rest[1][1], halves[1][2] + halves[2][2] + rest[1][2]
end

local function along_row(k, T, call)
  local from = k:pointer_at(call.data, 0, T.elem, false, "x")
  local to = k:pointer_at(call.data, 1, types.f64, true, "out")
  local step, rows = k:index_at(call.stride, 0, 0, "x_row"), k:index_at(call.n, 0, "rows")
  local n, center = k:index_at(call.n, 1, "columns"), k:convert(T.elem, k:load(types.f32, call.param))
  if T.elem.bits == 64 then center = center + k:convert(T.elem, k:load(types.f32, call.param + 1)) end
  center = k:name(k:splat(T, center), "center")
  local none = k:lane(k:const(k:vector(types.f64), 0), 0)
  local total = k:loop { index = "row", to = rows, carry = { none, none }, body = function(row, held)
    local sum, square = row_sums(k, T, k:let(from + row * step, "x"), n, center)
    return { held[1] + sum, held[2] + square }
  end }
  k:store(to, total[1])
  k:store(to + 1, total[2])
end

-- v as f64, added to what is at `to`.
local function add_wide(k, to, v, count)
  local D = k:vector(types.f64)
  for from = 0, v.type.lanes - 1, D.lanes do
    local part = v.type.lanes == D.lanes and v or lanes.part(k, v, from, D.lanes)
    local mask = count and k:first_lanes(D, count, from)
    k:store(to + from, k:load(D, to + from, mask) + k:convert(types.f64, part), mask)
  end
end

-- Columns from j on: vectors of them, or count single ones.
local function down(k, T, call, x, center, out, j, vectors, count)
  local rows, step = k:index_at(call.n, 0, "rows"), k:index_at(call.stride, 0, 0, "x_row")
  local apart = k:index_at(call.stride, 2, 1, "apart")
  local mask, near = count and k:first_lanes(T, count), {}
  for s = 1, vectors do near[s] = k:load(T, center + (j + (s - 1) * T.lanes), mask) end
  k:loop { index = "start", to = rows, step = BLOCK, body = function(start)
    local zero, acc = k:name(k:const(T, 0), "zero"), {}
    for s = 1, 2 * vectors do acc[s] = zero end
    local stop = k:let(k:min(start + BLOCK, rows), "stop")
    acc = k:loop { index = "row", from = start, to = stop, carry = acc, body = function(row, c)
      local from, held = k:let(x + row * step, "from"), {}
      for s = 1, vectors do
        local d = k:name(k:load(T, from + (j + (s - 1) * T.lanes), mask) - near[s], "d")
        held[2 * s - 1], held[2 * s] = c[2 * s - 1] + d, k:fma(d, d, c[2 * s])
      end
      return held
    end }
    for s = 1, vectors do
      local to = k:let(out + (j + (s - 1) * T.lanes), "to")
      add_wide(k, to, acc[2 * s - 1], count)
      add_wide(k, to + apart, acc[2 * s], count)
    end
  end }
end

local function along_column(k, T, call, vectors)
  local x = k:pointer_at(call.data, 0, T.elem, false, "x")
  local center = k:pointer_at(call.data, 1, T.elem, false, "center")
  local out, n = k:pointer_at(call.data, 2, types.f64, true, "out"), k:index_at(call.n, 1, "columns")
  local wide, whole = k:let(n & -(vectors * T.lanes), "wide"), k:let(n & -T.lanes, "whole")
  k:loop { index = "j", to = wide, step = vectors * T.lanes, body = function(j)
    down(k, T, call, x, center, out, j, vectors)
  end }
  k:loop { index = "j", from = wide, to = whole, step = T.lanes, body = function(j)
    down(k, T, call, x, center, out, j, 1)
  end }
  k:when(k:less(whole, n), function() down(k, T, call, x, center, out, whole, 1, n - whole) end)
end

return {
  name = "moments",
  title = "sums of differences and of their squares",
  params = { along = "row", dtype = "f32", vectors = 2 },
  axes = { along = { "row", "column" }, dtype = { "f32", "f64" } },
  tunables = { vectors = "columns side by side, in vectors" },
  cost = function(p) return { flops = 4, bytes = types[p.dtype].bits // 8 } end,         -- one element

  build = function(k, p)
    local T, call = k:vector(types[p.dtype]), k:signature "map"
    if p.along == "row" then along_row(k, T, call) else along_column(k, T, call, p.vectors) end
  end,
}
