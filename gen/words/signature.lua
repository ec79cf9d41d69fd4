-- The functions that kernels are: arguments of the pieces of runtime/include/tenon/kernels.h, and words
-- to reach sizes and places in them. Free signatures (input, output, size) serve studies and tests.
local types = require "gen.types"
local value = require "gen.value"
local check, check_kind = value.check, value.check_kind
local is_value, new, record = value.is_value, value.new, value.record

local words = {}

-- A piece: its arguments in order. kind says what the body sees: index, array (reached by index_at,
-- pointer_at), floats (a table of f32), in and out (elements of the kernel's type, spelled void * in C).
-- distinct: its pointers reach different memory. (An elementwise output may be exactly an input.)
local PIECES = {
  map = { { "n", "array", "const int64_t %s[2]" }, { "data", "array", "void *const *%s" },
          { "stride", "array", "const int64_t (*%s)[2]" }, { "param", "floats", "const float *%s" } },
  row = { { "n", "index", "int64_t %s" }, { "data", "array", "void *const *%s" },
          { "param", "floats", "const float *%s" } },
  columns = { { "rows", "index", "int64_t %s" }, { "n", "index", "int64_t %s" },
              { "row_stride", "index", "int64_t %s" }, { "data", "array", "void *const *%s" },
              { "param", "floats", "const float *%s" } },
  tile = { distinct = true,
    { "k", "index", "int64_t %s" }, { "a", "in", "const void *%s" }, { "b", "in", "const void *%s" },
    { "c", "out", "void *%s" }, { "ldc", "index", "int64_t %s" }, { "m", "index", "int64_t %s" },
    { "n", "index", "int64_t %s" }, { "alpha_beta", "floats", "const float *%s" },
    { "bias", "in", "const void *%s" } },
  pack = { distinct = true,
    { "rows", "index", "int64_t %s" }, { "k", "index", "int64_t %s" }, { "src", "in", "const void *%s" },
    { "row_stride", "index", "int64_t %s" }, { "k_stride", "index", "int64_t %s" },
    { "panel", "out", "void *%s" } },
  window = { { "n", "array", "const int64_t *%s" }, { "data", "array", "void *const *%s" },
             { "stride", "array", "const int64_t *%s" } },
  product = { { "n", "array", "const int64_t *%s" }, { "data", "array", "void *const *%s" },
              { "stride", "array", "const int64_t *%s" } },
  call = { { "self", "array", "const void *%s" }, { "call", "array", "void *const *%s" } },
  thin = { { "n", "array", "const int64_t *%s" }, { "data", "array", "void *const *%s" },
           { "stride", "array", "const int64_t *%s" } },
}

local function argument(kernel, name, type)
  local v = new(kernel, "argument", type)
  v.hint = name
  kernel.arguments[#kernel.arguments + 1] = v
  return v
end

local TYPE_OF = {
  index = function() return types.index end,
  array = function() return types.array end,
  floats = function() return types.pointer(types.f32, false) end,
  ["in"] = function(elem) return types.pointer(elem, false) end,
  out = function(elem) return types.pointer(elem, true) end,
}

-- Makes the kernel a piece: "map", "row", "columns", "tile", "pack", "window", "thin", "product" or "call".
-- Returns its arguments by name: those of the piece, as in kernels.h. elem: what the void pointers of tile
-- and pack point to; written: what the one that is written points to, if that is another type. A call is a
-- tn_kernel_fn of which all but the addresses is known: call.call is its tn_call.
function words:signature(piece, elem, written)
  local rows = check(PIECES[piece], "signature: no piece '%s'", piece)
  check(#self.arguments == 0, "signature: the kernel has arguments")
  check(not rows.distinct or type(elem) == "table" and types.is_data(elem),
        "signature: %s needs a lane type", piece)
  self.piece = piece
  local out = {}
  for i, row in ipairs(rows) do
    local name, kind, c = table.unpack(row)
    local v = argument(self, name, TYPE_OF[kind](kind == "out" and written or elem))
    v.c, v.untyped = c, kind == "in" or kind == "out"
    v.distinct, v.role = rows.distinct and v.untyped, kind
    self.arguments[i], out[name] = v, v
  end
  return out
end

-- A size or stride out of a table: array[i], or array[i][j].
function words:index_at(array, i, j, name)
  if type(j) == "string" then j, name = nil, j end
  check_kind("index_at", is_value(array) and array.type == types.array, array)
  check(math.type(i) == "integer" and (j == nil or math.type(j) == "integer"),
        "index_at: the indexes must be numbers")
  local v = record(self, "index_at", types.index, { array })
  v.at, v.hint = { i, j }, name
  return v
end

-- An operand's address out of a table, as a pointer to elem.
function words:pointer_at(array, i, elem, writable, name)
  check_kind("pointer_at", is_value(array) and array.type == types.array, array)
  check(math.type(i) == "integer", "pointer_at: the index must be a number, got %s", i)
  check(types.is_data(elem or {}), "pointer_at: expected a lane type, got %s", elem)
  local v = record(self, "pointer_at", types.pointer(elem, writable or false), { array })
  v.at, v.hint = { i }, name
  return v
end

-- A table out of a table: data of a call.
function words:array_at(array, i, name)
  check_kind("array_at", is_value(array) and array.type == types.array, array)
  check(math.type(i) == "integer", "array_at: the index must be a number, got %s", i)
  local v = record(self, "pointer_at", types.array, { array })
  v.at, v.hint = { i }, name
  return v
end

-- Free signatures --------------------------------------------------------------------------

local function pointer(writable, role)
  return function(self, name, elem)
    check(types.is_data(elem or {}), "%s: expected a lane type, got %s", role, elem)
    local v = argument(self, name, types.pointer(elem, writable))
    v.c, v.role, v.distinct = v.type.c .. "restrict %s", role, true
    return v
  end
end

words.input, words.output = pointer(false, "in"), pointer(true, "out")

-- Where a size is fixed it stays an argument, so that all kernels of a family have one signature; the body
-- sees the number.
function words:size(name, fixed)
  local size = argument(self, name, types.index)
  size.c, size.role = "int64_t %s", "index"
  return fixed or size
end

return words
