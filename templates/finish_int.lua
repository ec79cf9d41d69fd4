-- What makes a product of integers from plain sums: y = x − (a_zero·b_sum + rest·b_zero) over n[0] × n[1]
-- elements whose inner strides are 1, in I32, wrapping; to f32 besides rounded to it and times scale, rounded
-- again. Operands, of I32 all but scale: x; a_zero, a number a row; b_sum, a row; rest, a number a row;
-- b_zero, a row; scale, a row of F32; y, which may be x. With rest = Σ a − k·a_zero and b_sum = Σ b this is
-- Σ (a − a_zero)·(b − b_zero).
local strips = require "templates.lib.strips"

-- The first operands, by name.
local function inputs(k, call, names)
  local out = {}
  for i, name in ipairs(names) do out[i] = k:pointer_at(call.data, i - 1, types.i32, false, name) end
  return out
end

return {
  name = "finish_int",
  title = "zero points and scale of a product of integers",
  params = { to = "i32", unroll = 2 },
  axes = { to = { "i32", "f32" } },
  tunables = { unroll = "strips a turn" },
  cost = function() return { flops = 4, bytes = 8 } end,                       -- one element

  build = function(k, p)
    local I, F, call = k:vector(types.i32), k:vector(types.f32), k:signature "map"
    local scaled = p.to == "f32"
    local from, a_zero, b_sum, rest, b_zero = table.unpack(inputs(k, call, { "x", "a_zero", "b_sum", "rest",
                                                                             "b_zero" }))
    local scale = scaled and k:pointer_at(call.data, 5, types.f32, false, "scale")
    local to = k:pointer_at(call.data, 6, types[p.to], true, "y")
    local x_step, y_step = k:index_at(call.stride, 0, 0, "x_row"), k:index_at(call.stride, 6, 0, "y_row")
    local a_step = k:index_at(call.stride, 1, 0, "a_step")
    local rest_step = k:index_at(call.stride, 3, 0, "rest_step")
    local rows, n = k:index_at(call.n, 0, "rows"), k:index_at(call.n, 1, "columns")

    k:loop { index = "row", to = rows, body = function(row)
      local x, y = k:let(from + row * x_step, "x_at"), k:let(to + row * y_step, "y_at")
      local a = k:name(k:splat(I, k:load(types.i32, a_zero + row * a_step)), "a")
      local r = k:name(k:splat(I, k:load(types.i32, rest + row * rest_step)), "r")
      strips(k, { n = n, width = I.lanes, unroll = p.unroll, body = function(i, left)
        local mask = left and k:first_lanes(I, left)
        local zeros = a * k:load(I, b_sum + i, mask) + r * k:load(I, b_zero + i, mask)
        local sum = k:load(I, x + i, mask) - zeros
        if scaled then sum = k:convert(types.f32, sum) * k:load(F, scale + i, mask) end
        k:store(y + i, sum, mask)
      end })
    end }
  end,
}
