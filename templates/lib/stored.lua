-- Reads of an operand that is stored in 16 bits or as it is computed with: weights, whose bytes are what a
-- product of few rows costs. A NaN stays one.
local types = require "gen.types"
local cast = require "templates.lib.cast"

-- Lanes of u16 that hold bfloat16, as f32.
local function from_bf16(k, v)
  local bits = k:convert(types.u32, v) << 16
  local float = k:bitcast(types.f32, bits)
  return float
end

-- dtype: "f16", "bf16", or "own" for that of T. Has elem, what pointers point to, and load(at, mask), which
-- gives a T.
return function(k, T, dtype)
  if dtype == "own" then
    return { elem = T.elem, load = function(at, mask)
      local v = k:load(T, at, mask)
      return v
    end }
  end
  local lane = cast.lane(dtype)
  return { elem = lane, load = function(at, mask)
    local half = k:load(types.with_elem(T, lane), at, mask)
    local v = dtype == "bf16" and from_bf16(k, half) or dtype == "f16" and k:from_f16(half)
    return v
  end }
end
