-- Lanes of one type to another, by the rules of the specification, section 10. Types without arithmetic of
-- their own are the lanes of their bits: bool u8, f16 and bf16 u16.
local types = require "gen.types"
local cast = {}

local LANE = { bool = "u8", f16 = "u16", bf16 = "u16" }

-- The lane type that holds a dtype.
function cast.lane(dtype) return types[LANE[dtype] or dtype] end

-- Clears the low bits of integer lanes; were some of them set, the lowest bit that stays is set: rounded to
-- odd, so that rounding once more, to fewer bits by two or more, is as if there had been one rounding.
local function round_to_odd(k, v, bits)
  local low = (1 << bits) - 1
  local odd = ((v & low) + low) & (low + 1)
  local rounded = k:name((v & ~low) | odd, "odd")
  return rounded
end

-- 64-bit integers to f32, rounded to odd: first to what f64 holds, where that is less, then from f64.
local function odd_f32(k, v)
  local unsigned = k:bitcast(types.u64, v)
  local is_wide
  if v.type.kind == "int" then
    is_wide = k:less(1 << 54, unsigned + (1 << 53))
  else
    is_wide = k:less(1 << 53, unsigned)
  end
  local held = k:select(is_wide, round_to_odd(k, v, 11), v)
  local wide = k:bitcast(types.u64, k:convert(types.f64, held))
  local single = k:convert(types.f32, k:bitcast(types.f64, round_to_odd(k, wide, 29)))
  return single
end

-- To the upper half of f32's bits, to nearest even; NaN quiet, with its top bits.
local function to_bf16(k, v)
  local bits = k:bitcast(types.u32, v)
  local rounded = bits + ((bits >> 16 & 1) + 0x7fff)
  local kept = k:select(k:not_equal(v, v), bits | 0x400000, rounded)
  local half = k:convert(types.u16, k:name(kept >> 16, "half"))
  return half
end

local function from_bf16(k, v)
  local bits = k:name(k:convert(types.u32, v) << 16, "bits")
  local float = k:bitcast(types.f32, bits)
  local quiet = k:select(k:not_equal(float, float), bits | 0x400000, bits)
  local single = k:bitcast(types.f32, quiet)
  return single
end

-- A mask as bool: 1 where it holds, else 0.
function cast.from_mask(k, mask)
  local T = types.vector(types.integer("u", mask.type.bits), mask.type.lanes)
  local one = k:name(k:select(mask, k:const(T, 1), k:const(T, 0)), "one")
  local bool = k:convert(types.u8, one)
  return bool
end

local IS_HALF = { f16 = true, bf16 = true }

-- 1 where v is not 0, else 0: of floats, where a bit besides the sign is set.
local function to_bool(k, v, from)
  local bits = k:bitcast(types.integer("u", v.type.bits), v)
  if v.type.kind == "float" or IS_HALF[from] then bits = bits << 1 end
  local one = k:name(k:min(1, bits), "one")
  local bool = k:convert(types.u8, one)
  return bool
end

-- v, lanes of the dtype `from`, as lanes of the dtype `to`.
function cast.value(k, from, to, v)
  if to == "bool" then return to_bool(k, v, from) end
  if from == "bool" then v = k:min(1, v)
  elseif from == "f16" then v = k:from_f16(v)
  elseif from == "bf16" then v = from_bf16(k, v) end
  if IS_HALF[to] and v.type.kind ~= "float" then v = odd_f32(k, v) end
  if to == "bf16" then return to_bf16(k, v) end
  v = to == "f16" and k:to_f16(v) or to ~= "f16" and k:convert(types[to], v)
  return v
end

return cast
