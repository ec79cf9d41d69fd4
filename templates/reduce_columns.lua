-- Rows under each other to one row: the sum, product or maximum of every column, row by row, or where in its
-- column the maximum is (templates/lib/reduction.lua says what each is). The rows of a call are few, since
-- sums of floats add one after the other.
local reduction = require "templates.lib.reduction"
local strips = require "templates.lib.strips"

-- body(j, count, mask): columns from j on, in `count` vectors: `vectors` of them, in the end one at a time.
local function groups(k, n, T, vectors, body)
  local wide = k:let(n & -(vectors * T.lanes), "wide")
  k:loop { index = "j", to = wide, step = vectors * T.lanes, body = function(j) body(j, vectors) end }
  strips(k, { n = k:let(n - wide, "rest"), width = T.lanes, body = function(i, count)
    body(wide + i, 1, count and k:first_lanes(T, count))
  end })
end

-- All rows of as many vectors of columns as there are accumulators, from j on: add(accumulator, vector,
-- mark(row)) for each, from the top. What takes marks takes so many instructions that too few loads are under
-- way at once: the rows behind the call's are asked for.
local function down(k, call, T, j, acc, x, load, add, mark)
  acc = k:loop { index = "row", to = call.rows, carry = acc, body = function(row, c)
    local out, from = {}, k:let(x + row * call.row_stride, "from")
    local number = mark and mark(row)
    if mark then k:prefetch(from + call.rows * call.row_stride + j) end
    for s = 1, #c do out[s] = add(c[s], load(from + (j + (s - 1) * T.lanes)), number) end
    return out
  end }
  return acc
end

local function values(k, p, T, call, words, x)
  local y = k:pointer_at(call.data, 1, T.elem, true, "y")
  groups(k, call.n, T, p.vectors, function(j, count, mask)
    local acc = {}
    for s = 1, count do acc[s] = words.start() end
    local function load(from)
      local v = words.load(from, mask)
      return v
    end
    for s, total in ipairs(down(k, call, T, j, acc, x, load, words.add)) do
      k:store(y + (j + (s - 1) * T.lanes), words.finish(words.vector(total)), mask)
    end
  end)
end

-- Goes on from a best value and its row, a column each; the rows of the call are numbered from param[2] on.
local function places(k, p, T, call, words, x)
  local I = types.with_elem(T, types.integer("u", T.bits))
  local best = k:pointer_at(call.data, 1, T.elem, true, "best")
  local where = k:pointer_at(call.data, 2, I.elem, true, "where")
  local first = k:convert(I.elem, k:bitcast(types.u32, k:load(types.f32, call.param + 2)))
  groups(k, call.n, T, p.vectors, function(j, count, mask)
    local acc = {}
    for s = 1, count do
      local at = j + (s - 1) * T.lanes
      acc[s] = { words.load(best + at, mask), k:load(I, where + at, mask) }
    end
    local function load(from)
      local v = words.load(from, mask)
      return v
    end
    local function number_of(row)
      local number = k:splat(I, first + k:convert(I.elem, row))
      return number
    end
    acc = down(k, call, T, j, acc, x, load, function(c, v, number)
      local pick = reduction.picker(k, v, c[1])
      return { pick(v, c[1]), pick(number, c[2]) }
    end, number_of)
    for s, c in ipairs(acc) do
      local at = j + (s - 1) * T.lanes
      k:store(best + at, words.back(c[1]), mask)
      k:store(where + at, c[2], mask)
    end
  end)
end

return {
  name = "reduce_columns",
  title = "columns to one element each",
  params = { op = required, dtype = "f32", vectors = 4 },
  axes = { op = { "sum", "prod", "amax", "argmax" }, dtype = { "f32", "f64", "u32", "u64" } },
  tunables = { vectors = "vectors of columns that go down together" },
  cost = function(p) return { flops = 1, bytes = types[p.dtype].bits // 8 } end,           -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "columns"
    local words = reduction.of(k, p.op, T, call.param)
    local x = k:pointer_at(call.data, 0, T.elem, false, "x")
    if p.op == "argmax" then places(k, p, T, call, words, x) else values(k, p, T, call, words, x) end
  end,
}
