-- How an operation takes elements together, for templates of rows and of columns: what an accumulator
-- starts as, takes in and comes to. All but sums of floats may take elements in any order.
--
-- The maximum is that of values turned round by a pattern of bits out of param, as many words as an element
-- has: all 0 for the maximum; a float's sign for the minimum; of integers, which are compared as unsigned
-- ones, the sign for signed types, and all others for the minimum. A NaN is larger than everything, and of
-- zeros the result is +0, so that no order shows.
local types = require "gen.types"
local lanes = require "templates.lib.lanes"
local reduction = {}

local function turning_bits(k, T, param)
  local low = k:bitcast(types.u32, k:load(types.f32, param))
  if T.bits == 32 then
    local turn = k:name(low, "turn")
    return turn
  end
  local high = k:bitcast(types.u32, k:load(types.f32, param + 1))
  local both = k:name(k:convert(types.u64, high) << 32 | k:convert(types.u64, low), "turn")
  return both
end

-- v with these bits the other way: again, and it is v.
local function turned(k, v, bits)
  local other = k:bitcast(v.type.elem, k:bitcast(bits.type.elem, v) ~ bits)
  return other
end

-- pick(new, old): new in the lanes where v is better than best, larger or a first NaN, else old. Of floats
-- those that stay are found, since that takes no mask to be turned.
function reduction.picker(k, v, best)
  local floats = v.type.kind == "float"
  local mask = floats and k:less_equal(v, best) | k:not_equal(best, best) or not floats and k:less(best, v)
  return function(new, old)
    local picked = floats and k:select(mask, old, new) or not floats and k:select(mask, new, old)
    return picked
  end
end

-- The larger of two, NaN if one is.
local function larger(k, a, b)
  local v = reduction.picker(k, b, a)(b, a)
  return v
end

local function plain(k, T, identity, add)
  return {
    start = function() return { k:const(T, identity) } end,
    add = function(acc, v) return { add(acc[1], v) } end,
    vector = function(acc) return acc[1] end,
    join = add,
  }
end

-- The largest number and a NaN, apart: two instructions a vector.
local function maximum(k, T)
  return {
    start = function() return { k:const(T, -math.huge), k:const(T, 0) } end,
    add = function(acc, v)
      return { k:max(v, acc[1]), k:select(k:not_equal(v, v), v, acc[2]) }
    end,
    vector = function(acc)
      local v = k:select(k:not_equal(acc[2], acc[2]), acc[2], acc[1])
      return v
    end,
    join = function(a, b) return larger(k, a, b) end,
  }
end

local function add(a, b) return a + b end
local function multiply(a, b) return a * b end

-- What does not change a result: for lanes that are not there.
local function identity_of(op, T)
  if op == "sum" then return 0 elseif op == "prod" then return 1 end
  return T.kind == "float" and -math.huge or 0
end

local function words_of(k, op, T, identity)
  if op == "sum" then return plain(k, T, identity, add) end
  if op == "prod" then return plain(k, T, identity, multiply) end
  if T.kind == "float" then return maximum(k, T) end
  return plain(k, T, identity, function(a, b)
    local v = k:max(a, b)
    return v
  end)
end

-- op: "sum", "prod", "amax", "argmax". Returns its words: load(pointer, mask); start(); add(accumulator,
-- vector); vector(accumulator); join(a, b), of vectors; back(v): as it was loaded; finish(result).
function reduction.of(k, op, T, param)
  local identity = identity_of(op, T)
  local words = words_of(k, op, T, identity)
  local turn = (op == "amax" or op == "argmax") and turning_bits(k, T, param)
  local turns = turn and k:name(k:splat(types.with_elem(T, turn.type), turn), "turns")
  function words.load(pointer, mask)
    local v = k:load(T, pointer, mask)
    if turn then v = k:name(turned(k, v, turns), "v") end
    if mask and (turn or identity ~= 0) then v = k:select(mask, v, identity) end
    return v
  end
  function words.back(v)
    return turn and turned(k, v, v.type.lanes > 1 and turns or turn) or v
  end
  function words.finish(v)
    v = words.back(v)
    if turn and T.kind == "float" then v = v + 0.0 end
    return v
  end
  words.identity = identity
  return words
end

-- Lanes of v that are the best value of all, or both NaN.
local function are_best(k, v, best)
  local same = k:equal(v, best)
  if v.type.kind == "float" then same = same | (k:not_equal(v, v) & k:not_equal(best, best)) end
  return same
end

-- A list of { values, places }, vectors, to the first place of the best value.
function reduction.first_of(k, list)
  local values, places = {}, {}
  for s, item in ipairs(list) do values[s] = item[1] end
  local function join(a, b) return larger(k, a, b) end
  local function first(a, b)
    local place = k:min(a, b)
    return place
  end
  local top = lanes.join(k, lanes.join_vectors(k, values, join, 1)[1], join)
  local best = k:name(k:splat(values[1].type, top), "best")
  for s, item in ipairs(list) do places[s] = k:select(are_best(k, item[1], best), item[2], -1) end
  local place = lanes.join(k, lanes.join_vectors(k, places, first, 1)[1], first)
  return place
end

-- Takes 0 .. n-1 in strips of `vectors` vectors, each into an accumulator of its own; the rest is one masked
-- strip. load(i, mask) -> vector; start(); add(accumulator, vector, mark(i) of the strip). Returns the list
-- of accumulators.
function reduction.strips(k, spec)
  local T, vectors = spec.T, spec.vectors
  local width = vectors * T.lanes
  local function strip(i, acc, count)
    local out, mark = {}, spec.mark and spec.mark(i)
    for s = 1, vectors do
      local from = (s - 1) * T.lanes
      out[s] = spec.add(acc[s], spec.load(i + from, count and k:first_lanes(T, count, from)), mark)
    end
    return out
  end
  local acc = {}
  for s = 1, vectors do acc[s] = spec.start(s) end
  local whole = k:let(spec.n & -width, "whole")
  acc = k:loop { index = "i", to = whole, step = width, carry = acc,
                 body = function(i, c) return strip(i, c) end }
  acc = k:when(k:less(whole, spec.n), acc, function(c) return strip(whole, c, spec.n - whole) end)
  return acc
end

-- Accumulators of words, to a vector of one lane's scalar.
function reduction.join(k, words, list)
  local vectors = {}
  for s, acc in ipairs(list) do vectors[s] = words.vector(acc) end
  local all = lanes.join(k, lanes.join_vectors(k, vectors, words.join, 1)[1], words.join)
  return all
end

return reduction
