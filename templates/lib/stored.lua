-- An operand that is stored in 16 bits or as it is computed with: weights, whose bytes are what a product of
-- few rows costs; factors and results of products. A NaN stays one.
local types = require "gen.types"
local cast = require "templates.lib.cast"

-- Lanes of u16 that hold bfloat16, as f32.
local function from_bf16(k, v)
  local bits = k:convert(types.u32, v) << 16
  local float = k:bitcast(types.f32, bits)
  return float
end

-- T's own lanes, to load, spread one over all and store.
local function own(k, T)
  return {
    elem = T.elem,
    load = function(at, mask)
      local v = k:load(T, at, mask)
      return v
    end,
    spread = function(at)
      local v = k:splat(T, k:load(T.elem, at))
      return v
    end,
    store = function(at, v, mask) k:store(at, v, mask) end,
  }
end

-- dtype: "f16", "bf16", or "own" for that of T. Has elem, what pointers point to, load(at, mask) and
-- spread(at), which give a T, and store(at, v, mask), which rounds one.
return function(k, T, dtype)
  if dtype == "own" then return own(k, T) end
  local lane = cast.lane(dtype)
  local S = types.with_elem(T, lane)
  local function widen(half)
    local v = dtype == "bf16" and from_bf16(k, half) or dtype == "f16" and k:from_f16(half)
    return v
  end
  return {
    elem = lane,
    load = function(at, mask)
      local v = widen(k:load(S, at, mask))
      return v
    end,
    spread = function(at)
      local v = widen(k:splat(S, k:load(lane, at)))
      return v
    end,
    store = function(at, v, mask) k:store(at, cast.value(k, "f32", dtype, v), mask) end,
  }
end
