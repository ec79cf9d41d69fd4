-- Sums over rows side by side, each as accurate as short sums, whatever their number: within a block, lanes
-- are added to partials of the lane type, block by block to f64 totals, those by halves. Of f64 itself blocks
-- are shorter, and totals keep what their additions lose.
local lanes = require "templates.lib.lanes"
local parts = require "templates.lib.math.parts"
local types = require "gen.types"

-- Strips of a block.
local BLOCK = { [32] = 32, [64] = 8 }

local function add(a, b) return a + b end

-- The lanes as f64 vectors of the machine.
local function widen(k, v)
  local D, out = k:vector(types.f64), {}
  for from = 0, v.type.lanes - 1, D.lanes do
    local part = v.type.lanes == D.lanes and v or lanes.part(k, v, from, D.lanes)
    out[#out + 1] = k:convert(types.f64, part)
  end
  return out
end

-- spec: n; T, a float vector type; rows; count, of sums for each row; step(r, i, mask, acc) -> acc, a list of
-- count vectors, with the terms of row r from i on added: 0 in masked lanes. Returns lists of f64 scalars,
-- [row][sum].
return function(k, spec)
  local T, D = spec.T, k:vector(types.f64)
  local block_length, keeps = BLOCK[T.elem.bits] * T.lanes, T.elem == types.f64

  -- [row][sum] = f(row, sum)
  local function each(f)
    local out = {}
    for r = 1, spec.rows do
      out[r] = {}
      for c = 1, spec.count do out[r][c] = f(r, c) end
    end
    return out
  end
  local function zeros(name, type)
    local zero = k:name(k:const(type, 0), name)
    return zero
  end

  local function strip(i, left, acc)
    local mask, out = left and k:first_lanes(T, left), {}
    for r = 1, spec.rows do out[r] = spec.step(r, i, mask, acc[r]) end
    return out
  end
  -- The partials of a block, added to the totals; what that loses is the last of them.
  local function close(totals, acc)
    local out = each(function(r, c)
      local held, sums = totals[r][c], {}
      if keeps then
        local sum, lost = parts.sum(k, held[1], acc[r][c])
        return { sum, held[2] + lost }
      end
      for j, wide in ipairs(widen(k, acc[r][c])) do sums[j] = held[j] + wide end
      return sums
    end)
    return out
  end
  local function start() return each(function() return zeros("part", T) end) end

  local whole = k:let(spec.n & -T.lanes, "whole")
  local function block(from, totals)
    local stop = k:let(k:min(from + block_length, whole), "stop")
    local acc = k:loop { index = "i", from = from, to = stop, step = T.lanes, carry = start(),
                         body = function(i, held) return strip(i, nil, held) end }
    return close(totals, acc)
  end

  local totals = each(function()
    local out = {}
    for j = 1, keeps and 2 or T.lanes // D.lanes do out[j] = zeros("total", D) end
    return out
  end)
  totals = k:loop { index = "start", to = whole, step = block_length, carry = totals, body = block }
  totals = k:when(k:less(whole, spec.n), totals, function(held)
    return close(held, strip(whole, spec.n - whole, start()))
  end)
  return each(function(r, c)
    local held = totals[r][c]
    if keeps then held = { held[1], k:select(k:less(k:abs(held[1]), math.huge), held[2], 0.0) } end
    local sum = lanes.join(k, lanes.join_vectors(k, held, add, 1)[1], add)
    return sum
  end)
end
