-- Casts: which pairs of types have a kernel of their own, and how the others come from them. Every rule here
-- is exact: the kernels of a route in turn give the bits that the cast itself has to give, and
-- tests/unit/test_cast.c tries every pair.
local casts = {}

casts.types = { "f32", "u8", "i8", "u16", "i16", "i32", "i64", "bool", "f16", "f64", "u32", "u64", "bf16" }

-- Kernels: source, results, why. Integers that wrap need one kernel for a width, whatever the signs: the
-- result of such a kernel is the type named, and stands for the other of its width.
casts.direct = {
  { "f32", "f64 f16 bf16", "floats" },
  { "f64", "f32", "floats" },
  { "f16", "f32", "halves as weights and data" },
  { "bf16", "f32", "halves as weights and data" },
  { "u8", "f32", "pixels and quantised values" },
  { "i8", "f32", "pixels and quantised values" },
  { "u16", "f32", "samples" },
  { "i16", "f32", "samples" },
  { "i32", "f32 f64", "counts and labels" },
  { "u32", "f32 f64", "counts and labels" },
  { "i64", "f32 f64", "counts and labels" },
  { "u64", "f32 f64", "counts and labels" },
  { "i64", "f16 bf16", "by way of F32 they would round twice; 32-bit integers come here through I64" },
  { "u64", "f16 bf16", "by way of F32 they would round twice" },
  { "f32", "u8 i8 u16 i16 i32 u32 i64 u64", "saturates to each type's own ends" },
  { "f64", "u8 i8 u16 i16 i32 u32 i64 u64", "saturates to each type's own ends" },
  { "u8", "i32", "integers to the width at which others meet" },
  { "i8", "i32", "integers to the width at which others meet" },
  { "u16", "i32", "integers to the width at which others meet" },
  { "i16", "i32", "integers to the width at which others meet" },
  { "i32", "i64 i16 u8", "integers wider and narrower" },
  { "u32", "i64", "integers wider" },
  { "i64", "i32", "integers narrower" },
  { "u8", "bool", "not 0" },
  { "u16", "bool", "not 0" },
  { "u32", "bool", "not 0" },
  { "u64", "bool", "not 0" },
  { "f32", "bool", "not 0, NaN included" },
  { "f64", "bool", "not 0, NaN included" },
  { "f16", "bool", "not 0, NaN included; bf16 has the same zeros" },
  { "bool", "i32 f32", "masks to count and multiply with" },
}

local KIND = { f32 = "f", f64 = "f", f16 = "h", bf16 = "h", bool = "b", u8 = "u", u16 = "u", u32 = "u",
               u64 = "u", i8 = "i", i16 = "i", i32 = "i", i64 = "i" }
local SIZE = { f32 = 4, f64 = 8, f16 = 2, bf16 = 2, bool = 1, u8 = 1, u16 = 2, u32 = 4, u64 = 8, i8 = 1,
               i16 = 2, i32 = 4, i64 = 8 }

local function is_integer(t) return KIND[t] == "u" or KIND[t] == "i" end

-- All kernels, one a row: from, to, reason.
function casts.kernels()
  local list = {}
  for _, row in ipairs(casts.direct) do
    for to in row[2]:gmatch "%S+" do list[#list + 1] = { from = row[1], to = to, reason = row[3] } end
  end
  return list
end

local TIERS = { "generic", "avx2", "avx512", "neon" }

-- Adds the kernels whose result is one of these types to the stock set: a manifest.
function casts.add(stock, results)
  for _, kernel in ipairs(casts.kernels()) do
    if (" " .. results .. " "):find(" " .. kernel.to .. " ", 1, true) then
      stock { op = "cast", dtypes = { kernel.from, kernel.to }, template = "cast", tiers = TIERS, how = "u2",
              inner = "unit", params = { from = kernel.from, to = kernel.to, unroll = 2 },
              reason = kernel.reason }
    end
  end
end

local has = {}
for _, kernel in ipairs(casts.kernels()) do has[kernel.from .. " " .. kernel.to] = true end

-- The kernel that gives from -> to in one go, { from, to }, or nil: its own, or one of another pair of types
-- with the same bits.
local function one_kernel(from, to)
  local function try(a, b) return has[a .. " " .. b] and { a, b } or nil end
  if has[from .. " " .. to] then return { from, to } end
  if to == "bool" and is_integer(from) then return try("u" .. 8 * SIZE[from], "bool") end
  if to == "bool" and KIND[from] == "h" then return try("f16", "bool") end
  if from == "bool" and SIZE[to] == 1 then return try("u8", "bool") end
  if not is_integer(to) or not (is_integer(from) or from == "bool") then return nil end
  local signs = SIZE[to] > SIZE[from] and { from } or { "u" .. 8 * SIZE[from], "i" .. 8 * SIZE[from] }
  for _, a in ipairs(signs) do
    local kernel = try(a, "i" .. 8 * SIZE[to]) or try(a, "u" .. 8 * SIZE[to])
    if kernel then return kernel end
  end
end

-- The type between two kernels, where one does not do. I32 holds every integer of at most 16 bits, and what
-- is cut from it later is cut from the value; F32 holds halves, and integers of 16 bits, before they round.
local function between(from, to)
  if is_integer(from) and is_integer(to) then return "i32" end
  if from == "bool" then return KIND[to] == "h" and "f32" or "i32" end
  if is_integer(from) and KIND[to] == "h" then return SIZE[from] == 4 and "i64" or "f32" end
  if is_integer(from) then return "i32" end
  return "f32"
end

-- The kernels that a cast is, in turn: a list of { from, to }, one or two; none where the bits are copied.
function casts.route(from, to)
  local both_wrap = is_integer(from) and is_integer(to) and SIZE[from] == SIZE[to]
  if from == to or both_wrap then return {} end
  local one = one_kernel(from, to)
  if one then return { one } end
  local middle = between(from, to)
  local first, second = one_kernel(from, middle), one_kernel(middle, to)
  assert(first and second, ("gen/casts.lua: no way from %s to %s"):format(from, to))
  return { first, second }
end

return casts
