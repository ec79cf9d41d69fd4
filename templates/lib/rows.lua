-- Rows of a map, n[0] × n[1] elements whose inner strides are 1, some at a time, side by side: their sums
-- are chains of their own, so that none waits for another. The last rows may be done twice, which changes
-- nothing if each strip of all of them is read before it is written.
local types = require "gen.types"
local rows = {}

-- Elements from what is read now to what is asked for, if rows are shorter.
local FAR = 1024

-- body(at, n): at[r][name] points to row r of an operand, at[name] to a row that all have in common,
-- at[r].ahead to what will be read next; n is how many elements a row has. p.rows: rows at a time. names: of
-- the operands, the first being read and the last written; shared[name]: one row for all.
function rows.each(k, p, T, call, names, shared, body)
  local from, step = {}, {}
  for i, name in ipairs(names) do
    from[i] = k:pointer_at(call.data, i - 1, T.elem, i == #names, name)
    step[i] = not shared[name] and k:index_at(call.stride, i - 1, 0, name .. "_row")
  end
  local many, n = k:index_at(call.n, 0, "rows"), p.n or k:index_at(call.n, 1, "columns")
  local last = k:let(many - 1, "last")
  local far = k:let(k:max(p.rows * step[1], FAR), "far")
  k:loop { index = "row", to = many, step = p.rows, body = function(row)
    local at = {}
    for i, name in ipairs(names) do at[name] = shared[name] and from[i] or nil end
    for r = 1, p.rows do
      local number = r == 1 and row or k:min(row + (r - 1), last)
      at[r] = {}
      for i, name in ipairs(names) do
        at[r][name] = step[i] and k:let(from[i] + number * step[i], name .. (r - 1)) or nil
      end
      at[r].ahead = at[r][names[1]] + far
    end
    body(at, n)
  end }
end

-- What rows are computed in, where squares of elements leave the range: a power of two whose product with any
-- finite number has squares that can be summed. And where, in f32, they are so small that they lose digits:
-- one whose product with such numbers has none that do. f64 has no wider type to know that by.
local LARGE, SMALL = { [32] = 2.0^-80, [64] = 2.0^-600 }, 2.0^100
local LEAST_SQUARE = 2.0^-100

-- Whether a mean of squares, in f64, is small but for eps.
function rows.is_small(k, T, mean, eps)
  if T.elem.bits == 64 then return false end
  local small = k:less_equal(mean + eps, LEAST_SQUARE)
  return small
end

-- The unit of a row whose mean of squares does not do in units of 1.
function rows.other_unit(k, T, mean)
  if T.elem.bits == 64 then return LARGE[64] end
  local unit = k:select(k:less(mean, math.huge), rows.number(k, T.elem, SMALL), LARGE[32])
  return unit
end

-- A number as a scalar.
function rows.number(k, type, number)
  local scalar = k:lane(k:const(k:vector(type), number), 0)
  return scalar
end

-- What each element is of its row, in f64.
function rows.share(k, p, call)
  if p.n then return 1.0 / p.n end
  local share = k:name(1.0 / k:convert(types.f64, k:index_at(call.n, 1)), "share")
  return share
end

-- sums(units) -> a mean of squares of f64 for each row, finite unless a square left the range or an element
-- is none. In units of 1, and where that did not do, of another: returns the units, then what sums gave.
function rows.in_range(k, p, T, eps, sums)
  local start = { {}, {} }
  for r = 1, p.rows do
    start[1][r], start[2][r] = rows.number(k, T.elem, 1.0), rows.number(k, types.f64, math.huge)
  end
  local function does(mean)
    local finite, small = k:less(mean, math.huge), rows.is_small(k, T, mean, eps)
    local good = small and finite & ~small or finite
    return good
  end
  local function is_good(found)
    local good = does(found[1])
    for r = 2, p.rows do good = good & does(found[r]) end
    return good
  end
  local out = k:loop { index = "try", to = 2, carry = start, body = function(try, c)
    return k:when(~is_good(c[2]), c, function(held)
      local units, splats = {}, {}
      for r = 1, p.rows do
        local first = does(held[2][r]) | k:less(try, 1)
        units[r] = k:name(k:select(first, held[1][r], rows.other_unit(k, T, held[2][r])), "unit%d", r - 1)
        splats[r] = k:splat(T, units[r])
      end
      return { units, sums(splats) }
    end)
  end }
  return out[1], out[2]
end

-- 1/√(mean of squares + eps), the mean in units. In LARGE ones eps may be so small that this leaves the
-- range, where the mean is 0, as of equal elements: then whatever number does. In small ones the mean hides
-- it.
local LEAST = { [32] = 2.0^-250, [64] = 2.0^-1000 }

function rows.inverse_root(k, T, mean, eps, unit)
  local wide = k:convert(types.f64, unit)
  local inverse =
      k:convert(T.elem, 1.0 / k:sqrt(mean + (eps * wide * wide + (1.0 - wide) * LEAST[T.elem.bits])))
  return inverse
end

return rows
