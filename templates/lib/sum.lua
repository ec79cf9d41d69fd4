-- Sums terms so that the error stays that of short sums, whatever their number: within a block, term i goes
-- to partial i mod parts; the partials of a block are joined by halves and added to f64 totals. Terms of f64
-- have totals of two parts, the second for what the first lost in rounding. Neither the vector width nor the
-- masked tail changes a bit if parts is the same and at least 8 for all tiers.
local types = require "gen.types"
local lanes = require "templates.lib.lanes"

local function add(a, b) return a + b end

-- The lanes of a vector, by halves joined to `width`, as f64 vectors of the machine.
local function widen(k, v, width)
  while v.type.lanes > width do
    local half = v.type.lanes // 2
    v = k:name(lanes.part(k, v, 0, half) + lanes.part(k, v, half, half), "sums")
  end
  local D = k:vector(types.f64)
  local out = {}
  for from = 0, v.type.lanes - 1, D.lanes do
    local part = v.type.lanes == D.lanes and v or lanes.part(k, v, from, D.lanes)
    out[#out + 1] = k:convert(types.f64, part)
  end
  return out
end

-- To a total { high, low } the sum of a block, and what rounding takes from it (Knuth's sum of two).
local function add_kept(k, total, block)
  local high, low = table.unpack(total)
  local sum = k:name(high + block, "sum")
  local taken = k:name(sum - high, "taken")
  local lost = (high - (sum - taken)) + (block - taken)
  return { sum, low + lost }
end

local function join(k, vectors)
  local all = lanes.join(k, lanes.join_vectors(k, vectors, add, 1)[1], add)
  return all
end

-- All of a list of { high, low }; where the sum is no number, nor is what it lost, which then is nothing.
local function join_kept(k, totals)
  local part = { {}, {} }
  for r, total in ipairs(totals) do part[1][r], part[2][r] = total[1], total[2] end
  local high, low = join(k, part[1]), join(k, part[2])
  local all = high + k:select(k:equal(low, low), low, 0.0)
  return all
end

-- spec: n; T, a vector type of f32 or f64; parts, a multiple of its lanes; block, in terms; term(i, mask) ->
-- vector with 0 in masked lanes. Returns the sum as an f64 scalar.
return function(k, spec)
  local T, parts, keeps = spec.T, spec.parts, spec.T.bits == 64
  local D, width = k:vector(types.f64), math.min(8, parts)

  local function zeros(name, type, count)
    local out = {}
    for r = 1, count do out[r] = k:name(k:const(type, 0), name .. "%d", r - 1) end
    return out
  end

  -- The vectors of one strip of `parts` terms at i; count: how many terms are left, nil for a full strip.
  local function strip(i, count)
    local out = {}
    for from = 0, parts - 1, T.lanes do
      out[#out + 1] = spec.term(i + from, count and k:first_lanes(T, count, from))
    end
    return out
  end

  local function add_all(a, b)
    local out = {}
    for r, v in ipairs(a) do out[r] = v + b[r] end
    return out
  end

  -- The partials of a block, added to the totals.
  local function add_block(totals, acc)
    local out = {}
    for _, v in ipairs(lanes.join_vectors(k, acc, add, math.max(1, width // T.lanes))) do
      for _, wide in ipairs(widen(k, v, width)) do
        local total = totals[#out + 1]
        out[#out + 1] = keeps and add_kept(k, total, wide) or not keeps and total + wide
      end
    end
    return out
  end

  local whole = k:let(spec.n & -parts, "whole")
  local function block(start, totals)
    local stop = k:let(k:min(start + spec.block, whole), "stop")
    local acc = k:loop { index = "i", from = start, to = stop, step = parts,
                         carry = zeros("part", T, parts // T.lanes),
                         body = function(i, acc) return add_all(acc, strip(i)) end }
    return add_block(totals, acc)
  end
  local function tail(totals) return add_block(totals, strip(whole, spec.n - whole)) end

  local totals = zeros("total", D, math.max(1, width // D.lanes))
  if keeps then
    for r, total in ipairs(totals) do totals[r] = { total, k:name(k:const(D, 0), "lost%d", r - 1) } end
  end
  totals = k:loop { index = "start", to = whole, step = spec.block, carry = totals, body = block }
  totals = k:when(k:less(whole, spec.n), totals, tail)
  local all = keeps and join_kept(k, totals) or not keeps and join(k, totals)
  return all
end
