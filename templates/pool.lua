-- Pooling: rows × n outputs, each the maximum or the average of a window of taps. Rows, outputs of a row and
-- taps lie anywhere in x, as strides say; where outputs are neighbours in x (channels) or two apart (every
-- second column) they go by vectors, else one by one. A window begins with a value of the caller's: a maximum
-- with the lowest one, or 0, which the first larger tap replaces and the first NaN for good. index: the
-- position of the winner, counted in integers from first to last. acc: the type that an average is summed in,
-- tap by tap in order, and divided in. flat: single outputs whose windows lie in one piece, as whole planes
-- do, go by vectors along their taps.
local lanes = require "templates.lib.lanes"
local strips = require "templates.lib.strips"

return {
  name = "pool",
  title = "pooling, windows of a plane",
  params = { op = required, dtype = "f32", index = "no", acc = "none", rows = 4, flat = "no" },
  axes = { op = { "max", "avg" }, dtype = { "f32", "f64", "i8", "u8", "i32" }, index = { "no", "yes" },
           acc = { "none", "f32", "f64" }, flat = { "no", "yes" } },
  tunables = { rows = "rows a turn" },
  cost = function(p) return { flops = 1, bytes = types[p.dtype].bits // 8 } end,           -- of one tap

  build = function(k, p)
    local elem, averages, indexed = types[p.dtype], p.op == "avg", p.index == "yes"
    local acc = types[p.acc] or elem
    k:require(averages == (p.acc ~= "none"), "acc is for averages, which need it")
    local A = k:vector(acc)
    local T = types.with_elem(A, elem)
    local P = types.vector(types.i32, T.lanes)
    local call, width = k:signature "window", T.lanes

    local x = k:pointer_at(call.data, 0, elem, false, "x")
    local y = k:pointer_at(call.data, 2, elem, true, "y")
    local rows, n = k:index_at(call.n, 0, "rows"), k:index_at(call.n, 1, "count")
    local high, wide = k:index_at(call.n, 2, "high"), k:index_at(call.n, 3, "wide")
    local function stride(i, name) return (k:index_at(call.stride, i, name)) end
    local x_row, x_step = stride(0, "x_row"), stride(1, "x_step")
    local x_down, x_right, y_row = stride(2, "x_down"), stride(3, "x_right"), stride(4, "y_row")
    local given = averages and types.f64 or elem
    local number = k:name(k:load(given, k:pointer_at(call.data, 1, given, false, "value")), "given")
    local index, index_row, first, at_row, at_step, at_down, at_right, missing
    if indexed then
      index = k:pointer_at(call.data, 3, types.i32, true, "index")
      index_row, first = stride(5, "index_row"), stride(6, "first")
      at_row, at_step, at_down, at_right = stride(7, "at_row"), stride(8, "at_step"), stride(9, "at_down"),
        stride(10, "at_right")
      missing = stride(11, "missing")
    end

    -- Of vectors and of single elements ------------------------------------------------------------------

    local function all(type, scalar)
      if type.lanes == 1 then return scalar end
      local v = k:splat(type, scalar)
      return v
    end

    local function single(type, count) return count == 1 and type.elem or type end

    local function position(type, at) return (all(type, k:convert(types.i32, at))) end

    -- The rows of a window and the outputs i … of it. What a window holds while taps come: { value } or
    -- { value, position }; what comes with it: { its own first position }.
    local lane_steps
    if indexed then
      local numbers = {}
      for l = 1, width do numbers[l] = l - 1 end
      lane_steps = k:name(k:const(P, numbers) * position(P, at_step), "lane_steps")
    end
    local begin, divisor = averages and 0.0 or number, averages and k:convert(acc, number)
    local start = averages and k:const(A, begin) or all(A, begin)
    k:name(start, averages and "sum" or "most")
    local divisors = averages and k:name(all(A, divisor), "divisors")

    local function open(row, i, count)
      local value = count > 1 and start or averages and k:const(acc, 0.0) or begin
      if not indexed then return { value }, {} end
      local type = single(P, count)
      local own = position(type, first + row * at_row + i * at_step)
      if count > 1 then own = own + lane_steps end
      own = k:name(own, "own")
      return { value, own | position(type, missing) }, { own }
    end

    -- The later of two where it is larger, or NaN and the earlier is not.
    local function better_of(held, new)
      local value, v = held[1], new[1]
      if not indexed then
        local most = k:max(v, value)
        if elem.kind == "float" then most = k:select(k:not_equal(v, v), v, most) end
        return { most }
      end
      local better
      if elem.kind == "float" then
        better = ~k:less_equal(v, value) & k:equal(value, value)
      else
        better = k:less(value, v)
      end
      return { k:select(better, v, value), k:select(better, new[2], held[2]) }
    end

    -- A tap, as what a window holds.
    local function tap(own, v, down, right)
      if not indexed then return { v } end
      return { v, own[1] + position(single(P, v.type.lanes), down * at_down + right * at_right) }
    end

    local function take(held, own, v, down, right)
      if averages then return { held[1] + k:convert(acc, v) } end
      return better_of(held, tap(own, v, down, right))
    end

    -- Two taps one after the other; of a maximum, the better of the two at once.
    local function take_two(held, own, v, w, down, right)
      if averages then return take(take(held, own, v, down, right), own, w, down, right + 1) end
      return better_of(held, better_of(tap(own, v, down, right), tap(own, w, down, right + 1)))
    end

    local function close(held, row, i, mask)
      local value = held[1]
      if averages then value = value / (value.type.lanes > 1 and divisors or divisor) end
      value = k:convert(elem, value)
      k:store(y + (row * y_row + i), value, mask)
      if indexed then k:store(index + (row * index_row + i), held[2], mask) end
    end

    -- The windows of `count` rows at outputs i …: line(held, own, down, from) takes the taps of one line of
    -- each, which begins at from[r].
    local function windows(row, count, i, of_row, mask, line)
      local held, own, corner = {}, {}, {}
      for r = 1, count do
        held[r], own[r] = open(row + (r - 1), i, of_row)
        corner[r] = k:let(x + ((row + (r - 1)) * x_row + i * x_step), "corner")
      end
      held = k:loop { index = "down", to = high, carry = held, body = function(down, h)
        local from = {}
        for r = 1, count do from[r] = k:let(corner[r] + down * x_down, "from") end
        return line(h, own, down, from)
      end }
      for r = 1, count do close(held[r], row + (r - 1), i, mask) end
    end

    local function each(count, h, f)
      local out = {}
      for r = 1, count do out[r] = f(r, h[r]) end
      return out
    end

    -- Outputs that are neighbours in x.
    local function neighbours(count, mask)
      return function(h, own, down, from)
        return (k:loop { index = "right", to = wide, carry = h, body = function(right, inner)
          return each(count, inner, function(r, held)
            local v = k:load(T, from[r] + right * x_right, mask)
            return take(held, own[r], v, down, right)
          end)
        end })
      end
    end

    -- Outputs two apart, taps side by side, at least two: taps come by pairs, the even and the odd lanes of
    -- two vectors; a last one without a partner is the odd lanes from the place before it, so that nothing
    -- beyond it is read.
    local even, odd = {}, {}
    for l = 1, width do even[l], odd[l] = 2 * (l - 1), 2 * l - 1 end

    local function pairs_of(count)
      local low, up
      if count then
        low = k:first_lanes(T, k:min(2 * count, width))
        up = k:first_lanes(T, k:max(2 * count - width, 0))
      end
      return function(h, own, down, from)
        local last = k:let(wide & -2, "last")
        h = k:loop { index = "right", to = last, step = 2, carry = h, body = function(right, inner)
          local a = k:load(T, from[1] + right, low)
          local b = k:load(T, from[1] + (right + width), up)
          return { take_two(inner[1], own[1], k:shuffle(a, b, even), k:shuffle(a, b, odd), down, right) }
        end }
        return (k:when(k:less(last, wide), h, function(inner)
          local a = k:load(T, from[1] + (last - 1), low)
          local b = k:load(T, from[1] + (last - 1 + width), up)
          return { take(inner[1], own[1], k:shuffle(a, b, odd), down, last) }
        end))
      end
    end

    -- Outputs anywhere.
    local function alone(h, own, down, from)
      return (k:loop { index = "right", to = wide, carry = h, body = function(right, inner)
        return { take(inner[1], own[1], k:load(elem, from[1] + right * x_right), down, right) }
      end })
    end

    -- One output a row, of a window in one piece. Of zeros the first counts, whose sign the lanes forget.
    local function flat_windows(row)
      local taps, from = k:let(high * wide, "taps"), k:let(x + row * x_row, "from")
      local held = strips(k, { n = taps, width = width, carry = { start }, body = function(i, left, h)
        local mask = left and k:first_lanes(T, left)
        local v = k:load(T, from + i, mask)
        if mask and not averages then v = k:select(mask, v, start) end
        return take(h, nil, v)
      end })
      local one = lanes.join(k, held[1], function(a, b)
        return averages and a + b or better_of({ a }, { b })[1]
      end)
      if averages then
        k:store(y + row * y_row, one / divisor)
        return
      end
      one = k:when(k:equal(one, 0.0) & k:less(number, 0.0), one, function(zero)
        return (k:loop { index = "i", to = taps, carry = zero, body = function(i, last)
          local v = k:load(elem, from + (taps - i - 1))
          last = k:select(k:equal(v, 0.0), v, last)
          return last
        end })
      end)
      k:store(y + row * y_row, one)
    end

    -- Ways ------------------------------------------------------------------------------------------------

    local flat = p.flat == "yes" and k:equal(n, 1) & k:equal(x_right, 1) & k:equal(x_down, wide)
    local unit = k:equal(x_step, 1)
    local paired = k:equal(x_step, 2) & k:equal(x_right, 1) & k:less(1, wide)
    if flat then
      flat = k:let(flat & k:less(width, high * wide), "flat")
      unit, paired = unit & ~flat, paired & ~flat
    end
    unit, paired = k:let(unit, "unit"), k:let(paired, "paired")

    local function by_strips(row, count, line)
      strips(k, { n = n, width = width, body = function(i, left)
        local mask = left and k:first_lanes(T, left)
        windows(row, count, i, width, mask, line(mask, left))
      end })
    end

    k:comment "Neighbours: some rows a turn."
    local function rows_of_neighbours(from, to, count)
      k:loop { index = "row", from = from, to = to, step = count, body = function(row)
        by_strips(row, count, function(mask) return neighbours(count, mask) end)
      end }
    end
    local last = k:let(k:select(unit, rows, 0), "last")
    local blocks = p.rows > 1 and k:let(last - last % p.rows, "blocks") or 0
    if p.rows > 1 then rows_of_neighbours(0, blocks, p.rows) end
    rows_of_neighbours(blocks, last, 1)

    if flat then
      k:comment "In one piece."
      k:loop { index = "row", to = k:select(flat, rows, 0), body = flat_windows }
    end

    k:comment "Every second one."
    k:loop { index = "row", to = k:select(paired, rows, 0), body = function(row)
      by_strips(row, 1, function(_, left) return pairs_of(left) end)
    end }

    k:comment "One by one."
    local taken = flat and unit | paired | flat or unit | paired
    k:loop { index = "row", to = k:select(taken, 0, rows), body = function(row)
      k:loop { index = "i", to = n, body = function(i) windows(row, 1, i, 1, nil, alone) end }
    end }
  end,
}
