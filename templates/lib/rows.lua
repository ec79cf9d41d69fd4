-- Rows of a map, n[0] × n[1] elements whose inner strides are 1, as normalisations walk them.
local types = require "gen.types"
local rows = {}

-- body(at, n, count) for every row: at[name] points to the row of each operand, the last being the output; n
-- is how many elements it has, count the same as f64.
function rows.each(k, p, T, call, names, body)
  local from, step = {}, {}
  for i, name in ipairs(names) do
    from[i] = k:pointer_at(call.data, i - 1, T.elem, i == #names, name)
    step[i] = k:index_at(call.stride, i - 1, 0, name .. "_row")
  end
  local many, n = k:index_at(call.n, 0, "rows"), p.n or k:index_at(call.n, 1, "columns")
  local count = p.n and p.n + 0.0 or k:name(k:convert(types.f64, n), "count")
  k:loop { index = "row", to = many, body = function(row)
    local at = {}
    for i, name in ipairs(names) do at[name] = k:let(from[i] + row * step[i], name) end
    body(at, n, count)
  end }
end

-- A power of two whose product with any finite number has squares that can be summed, for each float type.
local LARGE = { [32] = 2.0^-80, [64] = 2.0^-600 }

-- sums(units) -> scalars, the last in f64 and finite unless a square left the range or an element is none. In
-- units of 1, and of LARGE if that did not do: returns the unit, then what sums gave. count: of its scalars
-- before the last, the first of type T.elem and the rest f64.
function rows.in_range(k, T, count, sums)
  local function zero(type, number)
    local scalar = k:lane(k:const(k:vector(type), number), 0)
    return scalar
  end
  local start = { zero(T.elem, 1.0), zero(T.elem, 1.0) }
  for i = 1, count do start[#start + 1] = zero(i == 1 and T.elem or types.f64, 0.0) end
  start[#start + 1] = zero(types.f64, math.huge)
  local out = k:loop { index = "try", to = 2, carry = start, body = function(_, c)
    return k:when(~k:less(c[#c], math.huge), c, function(held)
      local unit = k:name(held[2], "unit")
      return { unit, zero(T.elem, LARGE[T.elem.bits]), sums(k:splat(T, unit)) }
    end)
  end }
  return out[1], table.unpack(out, 3)
end

-- 1/√(mean of squares + eps), the mean in units.
function rows.inverse_root(k, T, mean, eps, unit)
  local wide = k:convert(types.f64, unit)
  local inverse = k:convert(T.elem, 1.0 / k:sqrt(mean + eps * wide * wide))
  return inverse
end

return rows
