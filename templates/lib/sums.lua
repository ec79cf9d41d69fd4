-- Several sums in one walk over a row, each as accurate as short sums, whatever their number: within a block,
-- lanes are added to partials of the lane type, block by block to f64 totals, those by halves.
local lanes = require "templates.lib.lanes"
local types = require "gen.types"

-- Strips of a block.
local BLOCK = 16

-- The lanes as f64 vectors of the machine.
local function widen(k, v)
  local D, out = k:vector(types.f64), {}
  for from = 0, v.type.lanes - 1, D.lanes do
    local part = v.type.lanes == D.lanes and v or lanes.part(k, v, from, D.lanes)
    out[#out + 1] = k:convert(types.f64, part)
  end
  return out
end

local function add(a, b) return a + b end

-- spec: n; T, a float vector type; count, of sums; vectors, strips side by side (4); step(i, mask, acc) ->
-- acc, a list of count vectors, with the terms of the lanes from i on added: 0 in masked lanes. Returns the
-- sums as f64 scalars.
return function(k, spec)
  local T, count, vectors = spec.T, spec.count, spec.vectors or 4
  local D = k:vector(types.f64)

  local function zeros(name, type, many)
    local out = {}
    for r = 1, many do out[r] = k:name(k:const(type, 0), name .. "%d", r - 1) end
    return out
  end

  -- acc, count × vectors of them, with a strip added to place s of each sum.
  local function added(acc, s, i, left)
    local out, own = table.move(acc, 1, #acc, 1, {}), {}
    for c = 1, count do own[c] = acc[(c - 1) * vectors + s] end
    own = spec.step(i, left and k:first_lanes(T, left), own)
    for c = 1, count do out[(c - 1) * vectors + s] = own[c] end
    return out
  end

  -- The partials of a block, added to the totals.
  local function close(totals, acc)
    local out = {}
    for c = 1, count do
      local one = lanes.join_vectors(k, table.move(acc, (c - 1) * vectors + 1, c * vectors, 1, {}), add, 1)[1]
      for _, wide in ipairs(widen(k, one)) do out[#out + 1] = totals[#out + 1] + wide end
    end
    return out
  end

  local width = vectors * T.lanes
  local full, whole = k:let(spec.n & -width, "full"), k:let(spec.n & -T.lanes, "whole")
  local function block(start, totals)
    local stop = k:let(k:min(start + BLOCK * width, full), "stop")
    local acc = k:loop { index = "i", from = start, to = stop, step = width,
                         carry = zeros("part", T, count * vectors),
                         body = function(i, held)
      for s = 1, vectors do held = added(held, s, i + (s - 1) * T.lanes) end
      return held
    end }
    return close(totals, acc)
  end
  -- What is left: whole vectors, then some lanes.
  local function rest(totals)
    local acc = k:loop { index = "i", from = full, to = whole, step = T.lanes,
                         carry = zeros("part", T, count * vectors),
                         body = function(i, held) return added(held, 1, i) end }
    acc = k:when(k:less(whole, spec.n), acc, function(held)
      return added(held, vectors, whole, spec.n - whole)
    end)
    return close(totals, acc)
  end

  local per_sum = T.lanes // D.lanes
  local totals = zeros("total", D, count * per_sum)
  totals = k:loop { index = "start", to = full, step = BLOCK * width, carry = totals, body = block }
  totals = k:when(k:less(full, spec.n), totals, rest)
  local out = {}
  for c = 1, count do
    local own = table.move(totals, (c - 1) * per_sum + 1, c * per_sum, 1, {})
    out[c] = lanes.join(k, lanes.join_vectors(k, own, add, 1)[1], add)
  end
  return table.unpack(out)
end
