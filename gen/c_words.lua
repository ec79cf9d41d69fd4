-- C spellings of operations, by machine and vector type: intrinsics where they beat plain GNU C or where it
-- has no word. An operation without a word here is printed in GNU C (gen/c_expression.lua).
--
-- convert_u8 is the conversion from u8, where GCC's __builtin_convertvector goes lane by lane. $1, $2 … stand
-- for the operands. In the tables of this file {p} is the prefix (_mm512), {s} the suffix (ps,
-- epi32), {u} the suffix with signedness (epu32), {i} the integer register type (__m512i), {T} the C type of
-- the value, {w} what an AVX2 mask instruction calls the lanes (int).
local c_words = {}

local X86_FLOAT = {
  load = "{p}_loadu_{s}($1)", store = "{p}_storeu_{s}($1, $2)", splat = "{p}_set1_{s}($1)",
  fma = "{p}_fmadd_{s}($1, $2, $3)", max = "{p}_max_{s}($1, $2)", min = "{p}_min_{s}($1, $2)",
  sqrt = "{p}_sqrt_{s}($1)", stream = "{p}_stream_{s}($1, $2)", round = "{p}_round_{s}($1, 8)",
}

local X86_INT = {
  splat = "({T}){p}_set1_{set}($1)", abs = "({T}){p}_abs_{s}(({i})$1)",
  max = "({T}){p}_max_{u}(({i})$1, ({i})$2)", min = "({T}){p}_min_{u}(({i})$1, ({i})$2)",
  stream = "{p}_stream_si{bits}(({i} *)$1, ({i})$2)",
}

local AVX2_FLOAT = {
  select = "{p}_blendv_{s}($3, $2, ({f})$1)",
  load_mask = "{p}_maskload_{s}($1, ({i})$2)", store_mask = "{p}_maskstore_{s}($1, ({i})$3, $2)",
}

local AVX2_INT = {
  load_mask = "({T}){p}_maskload_{s}((const {w} *)$1, ({i})$2)",
  store_mask = "{p}_maskstore_{s}(({w} *)$1, ({i})$3, ({i})$2)",
}

local AVX512_FLOAT = {
  round = "{p}_roundscale_{s}($1, 8)", scale_by_power = "{p}_scalef_{s}($1, $2)",
  less = "{p}_cmp_{s}_mask($1, $2, _CMP_LT_OQ)", less_equal = "{p}_cmp_{s}_mask($1, $2, _CMP_LE_OQ)",
  greater = "{p}_cmp_{s}_mask($1, $2, _CMP_GT_OQ)", greater_equal = "{p}_cmp_{s}_mask($1, $2, _CMP_GE_OQ)",
  equal = "{p}_cmp_{s}_mask($1, $2, _CMP_EQ_OQ)", not_equal = "{p}_cmp_{s}_mask($1, $2, _CMP_NEQ_UQ)",
  select = "{p}_mask_blend_{s}($1, $3, $2)",
  load_mask = "{p}_maskz_loadu_{s}($2, $1)", store_mask = "{p}_mask_storeu_{s}($1, $3, $2)",
}

local AVX512_INT = {
  less = "{p}_cmplt_{u}_mask(({i})$1, ({i})$2)", less_equal = "{p}_cmple_{u}_mask(({i})$1, ({i})$2)",
  greater = "{p}_cmpgt_{u}_mask(({i})$1, ({i})$2)", greater_equal = "{p}_cmpge_{u}_mask(({i})$1, ({i})$2)",
  equal = "{p}_cmpeq_{u}_mask(({i})$1, ({i})$2)", not_equal = "{p}_cmpneq_{u}_mask(({i})$1, ({i})$2)",
  select = "({T}){p}_mask_blend_{s}($1, ({i})$3, ({i})$2)",
  load_mask = "({T}){p}_maskz_loadu_{s}($2, $1)", store_mask = "{p}_mask_storeu_{s}($1, $3, ({i})$2)",
}

-- 64-bit integers have max, min and abs on AVX-512 only; AVX2 masks have lanes of 32 and 64 bits.
local ONLY_AVX512_64 = { max = true, min = true, abs = true }

local AVX2_WIDE_FLOAT = {
  lookup = "_mm256_permutevar8x32_ps($1, (__m256i)$2)",
  gather = "_mm256_i32gather_ps($1, (__m256i)$2, 4)",
}
local AVX2_WIDE_INT = {
  lookup = "({T})_mm256_permutevar8x32_epi32((__m256i)$1, (__m256i)$2)",
  gather = "({T})_mm256_i32gather_epi32((const int *)$1, (__m256i)$2, 4)",
  convert_u8 = "({T})_mm256_cvtepu8_epi32(_mm_set_epi64x(0, (int64_t)$1))",
  convert_i8 = "({T})_mm256_cvtepi8_epi32(_mm_set_epi64x(0, (int64_t)$1))",
  convert_u16 = "({T})_mm256_cvtepu16_epi32((__m128i)$1)",
  convert_i16 = "({T})_mm256_cvtepi16_epi32((__m128i)$1)",
  pairs_i16 = "({T})_mm256_madd_epi16((__m256i)$1, (__m256i)$2)",
}
local AVX512_WIDE_FLOAT = {
  lookup = "_mm512_permutexvar_ps((__m512i)$2, $1)",
  lookup_pair = "_mm512_permutex2var_ps($1, (__m512i)$3, $2)",
  gather = "_mm512_i32gather_ps((__m512i)$2, $1, 4)",
  gather_mask = "_mm512_mask_i32gather_ps(_mm512_setzero_ps(), $3, (__m512i)$2, $1, 4)",
  dot_bf16 = "_mm512_dpbf16_ps($1, (__m512bh)$2, (__m512bh)$3)",
}
local AVX512_WIDE_INT = {
  lookup = "({T})_mm512_permutexvar_epi32((__m512i)$2, (__m512i)$1)",
  lookup_pair = "({T})_mm512_permutex2var_epi32((__m512i)$1, (__m512i)$3, (__m512i)$2)",
  gather = "({T})_mm512_i32gather_epi32((__m512i)$2, $1, 4)",
  gather_mask = "({T})_mm512_mask_i32gather_epi32(_mm512_setzero_si512(), $3, (__m512i)$2, $1, 4)",
  convert_u8 = "({T})_mm512_cvtepu8_epi32((__m128i)$1)",
  convert_i8 = "({T})_mm512_cvtepi8_epi32((__m128i)$1)",
  convert_u16 = "({T})_mm512_cvtepu16_epi32((__m256i)$1)",
  convert_i16 = "({T})_mm512_cvtepi16_epi32((__m256i)$1)",
  pairs_i16 = "({T})_mm512_madd_epi16((__m512i)$1, (__m512i)$2)",
  dot_u8_i8 = "({T})_mm512_dpbusd_epi32((__m512i)$1, (__m512i)$2, (__m512i)$3)",
}

-- Conversions, by the type of the result and that of the lanes they come from.
local AVX2_CONVERT = {
  f32x8 = { from_f16 = "_mm256_cvtph_ps((__m128i)$1)" },
  u16x8 = { to_f16 = "(u16x8)_mm256_cvtps_ph($1, 0)" },
  f64x4 = { convert_f32 = "_mm256_cvtps_pd((__m128)$1)", convert_i32 = "_mm256_cvtepi32_pd((__m128i)$1)" },
  i64x4 = { convert_i32 = "(i64x4)_mm256_cvtepi32_epi64((__m128i)$1)",
            convert_u32 = "(i64x4)_mm256_cvtepu32_epi64((__m128i)$1)" },
  i16x16 = { convert_u8 = "(i16x16)_mm256_cvtepu8_epi16((__m128i)$1)",
             convert_i8 = "(i16x16)_mm256_cvtepi8_epi16((__m128i)$1)" },
}
local AVX512_CONVERT = {
  f32x8 = { from_f16 = "_mm256_cvtph_ps((__m128i)$1)" },
  f32x16 = { from_f16 = "_mm512_cvtph_ps((__m256i)$1)" },
  f64x8 = { convert_f32 = "_mm512_cvtps_pd((__m256)$1)", convert_i32 = "_mm512_cvtepi32_pd((__m256i)$1)",
            convert_u32 = "_mm512_cvtepu32_pd((__m256i)$1)" },
  i64x8 = { convert_i32 = "(i64x8)_mm512_cvtepi32_epi64((__m256i)$1)",
            convert_u32 = "(i64x8)_mm512_cvtepu32_epi64((__m256i)$1)",
            convert_f32 = "(i64x8)_mm512_cvttps_epi64((__m256)$1)" },
  u64x8 = { convert_f32 = "(u64x8)_mm512_cvttps_epu64((__m256)$1)" },
  u16x8 = { to_f16 = "(u16x8)_mm256_cvtps_ph($1, 0)" },
  u16x16 = { to_f16 = "(u16x16)_mm512_cvtps_ph($1, 0)" },
  i16x32 = { convert_u8 = "(i16x32)_mm512_cvtepu8_epi16((__m256i)$1)",
             convert_i8 = "(i16x32)_mm512_cvtepi8_epi16((__m256i)$1)" },
}

-- Integers to narrower ones: by the type of the source, the instruction and the width of its source.
local AVX512_NARROW = {
  i64x8 = { [32] = "_mm512_cvtepi64_epi32((__m512i)$1)", [8] = "_mm512_cvtepi64_epi8((__m512i)$1)" },
  i32x16 = { [16] = "_mm512_cvtepi32_epi16((__m512i)$1)", [8] = "_mm512_cvtepi32_epi8((__m512i)$1)" },
  i32x8 = { [16] = "_mm256_cvtepi32_epi16((__m256i)$1)", [8] = "_mm256_cvtepi32_epi8((__m256i)$1)" },
}

local NEON_FLOAT = {
  load = "vld1q_{n}($1)", store = "vst1q_{n}($1, $2)", splat = "vdupq_n_{n}($1)",
  fma = "vfmaq_{n}($3, $1, $2)", sqrt = "vsqrtq_{n}($1)", round = "vrndnq_{n}($1)", abs = "vabsq_{n}($1)",
}

-- Filling in -------------------------------------------------------------------------------

local PREFIX = { [128] = "_mm", [256] = "_mm256", [512] = "_mm512" }

local function marks(t)
  local width = t.bits * t.lanes
  local register = "__m" .. width
  local float = t.kind == "float" and (t.bits == 32 and "ps" or "pd")
  local set = t.bits == 64 and width < 512 and "epi64x" or "epi" .. t.bits
  local signedness = t.kind == "uint" and "epu" or "epi"
  return { p = PREFIX[width], s = float or "epi" .. t.bits, u = float or signedness .. t.bits, set = set,
           bits = tostring(width), i = register .. "i", f = register .. (t.bits == 64 and "d" or ""),
           w = t.bits == 64 and "long long" or "int", T = t.c, n = t.elem.name }
end

-- Adds words of a table to those of a type, with its marks filled in; not those that `without` names.
local function add(words, t, more, without)
  local mark = marks(t)
  for op, word in next, more do
    if not (without and without[op]) then words[op] = word:gsub("{(%a+)}", mark) end
  end
end

-- Adds the conversions to narrower integers: a result of less than a register is its low part.
local function add_narrow(words, t)
  if t.kind == "float" then return end
  for _, bits in ipairs { 32, 64 } do
    local word = (AVX512_NARROW[("i%dx%d"):format(bits, t.lanes)] or {})[t.bits]
    if word and t.bits * t.lanes < 128 then word = ("_mm_cvtsi128_si64(%s)"):format(word) end
    for _, kind in ipairs { "i", "u" } do
      words["convert_" .. kind .. bits] = word and ("(%s)%s"):format(t.c, word) or
        words["convert_" .. kind .. bits]
    end
  end
end

local function is_wide_32(t, bits) return t.bits == 32 and t.bits * t.lanes == bits end

local function x86(t, float_words, int_words)
  local words = {}
  if not PREFIX[t.bits * t.lanes] then return words end
  local float = t.kind == "float"
  local narrow = int_words == AVX2_INT and t.bits == 64 and ONLY_AVX512_64
  add(words, t, float and X86_FLOAT or X86_INT, narrow)
  if float or int_words == AVX512_INT or t.bits >= 32 then
    add(words, t, float and float_words or int_words)
  end
  return words
end

function c_words.generic() return {} end

function c_words.avx2(t)
  local words = x86(t, AVX2_FLOAT, AVX2_INT)
  if is_wide_32(t, 256) then add(words, t, t.kind == "float" and AVX2_WIDE_FLOAT or AVX2_WIDE_INT) end
  add(words, t, AVX2_CONVERT[t.name] or {})
  return words
end

function c_words.avx512(t)
  local words = x86(t, AVX512_FLOAT, AVX512_INT)
  if is_wide_32(t, 256) then add(words, t, t.kind == "float" and AVX2_WIDE_FLOAT or AVX2_WIDE_INT) end
  if is_wide_32(t, 512) then add(words, t, t.kind == "float" and AVX512_WIDE_FLOAT or AVX512_WIDE_INT) end
  add(words, t, AVX512_CONVERT[t.name] or {})
  add_narrow(words, t)
  return words
end

function c_words.neon(t)
  local words = {}
  if t.kind == "float" and t.bits * t.lanes == 128 then add(words, t, NEON_FLOAT) end
  return words
end

return c_words
