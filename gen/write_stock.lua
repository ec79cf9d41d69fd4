-- Writes the lists of stock kernels: stock.c for the runtime, stock.cmake for the build, INDEX.md to read.
-- Kernels come as gen/stock.lua makes them: those of gen/manifest.lua with program (the recorded kernel) and
-- c_file (the name of its file).
local isas = require "gen.isa"
local op_table = require "gen.op_table"
local required = require "gen.required"

local write_stock = {}

-- stock.c ----------------------------------------------------------------------------------

local function tier_order(tier)
  for i, row in ipairs(isas.list) do
    if row.name == tier then return i end
  end
end

local PACK = { family = op_table.family_number.matmul, code = math.maxinteger, wrt = 0 }

-- By family, operation, tier; then as the manifest has them.
local function sorted(kernels)
  local list = table.move(kernels, 1, #kernels, 1, {})
  local position = {}
  for i, kernel in ipairs(list) do position[kernel] = i end
  local function key(kernel)
    local e = kernel.entry
    local family = e and op_table.family_number[e.row.family] or PACK.family
    return { family, e and e.code or PACK.code, e and e.wrt or 0, tier_order(kernel.tier), position[kernel] }
  end
  local keys = {}
  for _, kernel in ipairs(list) do keys[kernel] = key(kernel) end
  table.sort(list, function(a, b)
    for i, x in ipairs(keys[a]) do
      local y = keys[b][i]
      if x ~= y then return x < y end
    end
    return false
  end)
  return list
end

local function quoted(text) return '"' .. text:gsub('[\\"]', "\\%0") .. '"' end

-- The descriptors that a kernel serves, as a line of desc.h: rows anywhere, elements adjacent, any attribute.
local PATTERNS = {
  unary = "%s %s _x_:_,1", binary = "%s %s _x_:_,1 _x_:_,1", copy = "%s %s _x_:_,1", cast = "%s %s _x_:_,1",
  reduce = "%s %s _x_:_,1 axis 1",
  where = "%s %s _x_:_,1 _x_:_,1 _x_:_,1",
  softmax = "%s %s _x_:_,1", log_softmax = "%s %s _x_:_,1", norm = "%s %s _x_:_,1",
  batch_norm = "%s %s _x_:_,1 _ _", matmul = "%s %s _x_x_",
  matmul_int = "matmul_int _,_ _x_x_",
  pool2d = "%s %s _x_x_x_ kernel _ stride _ pad _ pad_extra _",
}

local function pattern(kernel)
  local dtypes = table.concat(kernel.dtypes, ",")
  local first = kernel.dtypes[1]
  if dtypes == first .. ("," .. first):rep(#kernel.dtypes - 1) then dtypes = first end
  if not kernel.entry then return ("pack %s"):format(dtypes) end
  local text = PATTERNS[kernel.entry.row.family]
  if kernel.entry.row.family == "matmul_int" then
    return kernel.dtypes[2] == "f32" and text .. " scale" or text
  end
  if kernel.program.piece == "columns" then
    text = text:find "axis" and text:gsub("axis 1", "axis 0") or text .. " axis 0"
  end
  if kernel.program.piece == "thin" then
    text, dtypes = kernel.inner and text or "%s %s nt _x_x_", kernel.dtypes[2]     -- the few rows are cast
  end
  if kernel.entry.row.family == "pool2d" then
    return text:format(kernel.entry.name, first) .. (kernel.dtypes[3] and " indices" or "")
  end
  for _, int in ipairs(kernel.entry.row.ints or {}) do
    if int[2] == required and not text:find(int[1], 1, true) then text = text .. (" %s _"):format(int[1]) end
  end
  for _, option in ipairs(kernel.entry.row.optional or {}) do
    text = text .. " " .. (type(option) == "table" and option[1] or option)
  end
  if (kernel.inner or ""):find "^any" then text = text:gsub(":_,1", ":_,_") end
  if kernel.entry.row.family ~= "matmul" then
    for _, float in ipairs(kernel.entry.row.floats or {}) do text = text .. " " .. float[1] .. " _" end
  end
  local act = kernel.act and kernel.act ~= "none" and " " .. kernel.act or ""
  return text:format(kernel.entry.name, dtypes) .. act
end

local ANY_ORDER = { unary = true, binary = true, where = true, reduce = true, matmul_int = true }

-- Integers add up to the same whatever the order.
local function is_exact(kernel)
  local family = kernel.entry and kernel.entry.row.family
  local wraps = family == "reduce" and kernel.dtypes[1]:find "^u" ~= nil
  if kernel.exact ~= nil then return kernel.exact end
  return not family or family == "copy" or family == "cast"
    or (ANY_ORDER[family] and (wraps or kernel.entry.row.ulp == 0) or false)
end

local function ulp_of(kernel)
  local e = kernel.entry
  return (not e or is_exact(kernel)) and 0 or e.row.ulp
end

local function dtype_codes(kernel)
  local codes = {}
  for i, dtype in ipairs(kernel.dtypes) do codes[i] = "TN_" .. dtype:upper() end
  return table.concat(codes, ", ")
end

-- Fields of a row of C behind what every row has; left out where they are 0.
local FIELDS = { ".wrt = %s", ".inner = TNI_INNER_%s", ".act = TN_OP_%s", ".mr = %s",
                 ".addon = TNI_ADDON_%s", ".nr = %s", ".ulp = %s" }
local LEFT_OUT = { ["0"] = true, UNIT = true, NONE = true }

-- A row: words in filled lines, each unbroken.
local function fill(words)
  local lines, line = {}, "    ROW("
  for i, word in ipairs(words) do
    word = word .. (i < #words and "," or ")")
    if #line + #word + 1 > 110 then lines[#lines + 1], line = line, "     " end
    line = line .. (i > 1 and " " or "") .. word
  end
  lines[#lines + 1] = line
  return table.concat(lines, "\n") .. "\n"
end

local function c_float(x) return x == math.floor(x) and ("%d"):format(x) or ("%gf"):format(x) end

local function row(kernel)
  local program, e = kernel.program, kernel.entry
  local words = { kernel.tier:upper(), program.piece:upper(), kernel.symbol, e and e.op:upper() or "NONE",
                  quoted(pattern(kernel)), quoted(kernel.template), quoted(program.params),
                  quoted(kernel.reason), quoted(kernel.place:match "^gen/manifest/(.*)$"),
                  quoted(table.concat(program.counts.loops, "; ")),
                  tostring(program.counts.registers), is_exact(kernel) and "1" or "0" }
  local values = { e and e.wrt or 0, (kernel.inner or "unit"):upper(),
                   (kernel.act or "none"):upper(), kernel.mr or 0,
                   (program.isa.addon or "none"):upper(), kernel.nr or 0, c_float(ulp_of(kernel)) }
  words[#words + 1] = (".dtype = { %s }"):format(dtype_codes(kernel))
  for i, format in ipairs(FIELDS) do
    local value = tostring(values[i])
    if not LEFT_OUT[value] then words[#words + 1] = format:format(value) end
  end
  return fill(words)
end

-- What a row's tier says, where there are kernels of it: their instruction set, registers and addresses.
local TIER = [[
#define ISA_%s TN_ISA_%s
#define REGISTERS_%s %d
#if %s
#define %s(fn) ((tn_code)(fn))
#else
#define %s(fn) NULL
#endif

]]

local function tier(kernels, isa)
  for _, kernel in ipairs(kernels) do
    if kernel.tier == isa.name then
      local name = isa.name:upper()
      return TIER:format(name, isa.tier:upper(), name, isa.registers, isa.c_condition, name, name)
    end
  end
  return ""
end

local HEAD = [[
/* stock.c: the kernels generated ahead, by family, operation and tier.
 * Generated from gen/manifest/: do not edit. */
#include "kernel/stock_p.h"

/* Hash of gen/ and templates/. */
const char tni_source_hash[] = "%s";

typedef void kernel_MAP(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
                        const float *param);
typedef void kernel_ROW(int64_t n, void *const *data, const float *param);
typedef void kernel_COLUMNS(int64_t rows, int64_t n, int64_t row_stride, void *const *data,
                            const float *param);
typedef void kernel_TILE(int64_t k, const void *a, const void *b, void *c, int64_t ldc, int64_t m, int64_t n,
                         const float *alpha_beta, const void *bias);
typedef void kernel_PACK(int64_t rows, int64_t k, const void *src, int64_t row_stride, int64_t k_stride,
                         void *panel);
typedef void kernel_WINDOW(const int64_t *n, void *const *data, const int64_t *stride);
typedef void kernel_THIN(const int64_t *n, void *const *data, const int64_t *stride);
typedef void kernel_PRODUCT(const int64_t *n, void *const *data, const int64_t *stride);

/* Every kernel is a function, in C and in IR. */
#define ROW(tier, piece, kernel, ...) extern kernel_##piece kernel, kernel##_ir;
%s#undef ROW

#ifdef TN_HAVE_IR
#define IR(fn) fn
#else
#define IR(fn) NULL
#endif

/* And a row of the list. fields: of tni_stock, by name. */
#define ROW(tier, piece, kernel, operation, serves, from, with, why, place, turns, held, same, ...)         \
    { .info = { .size = sizeof(tn_kernel_info), .name = #kernel, .pattern = serves, .fn = tier(kernel),     \
                .abi = TN_ABI_##piece, .isa = ISA_##tier, .exact = same, .source = "templates/" from ".lua",\
                .params = with, .reason = why, .registers = held, .registers_of = REGISTERS_##tier },       \
      .ir = IR(tier(kernel##_ir)), .op = TN_OP_##operation, .template_name = from,                          \
      .entry = "gen/manifest/" place, .loops = turns, __VA_ARGS__ },

]]

local ROWS_HEAD = "/* %s: kernels of the family %s, by operation and tier; part of stock.c.\n" ..
  " * Generated from gen/manifest/: do not edit. */\n"

-- Rows by family, a text each, in the order of the list: { name, text }.
function write_stock.rows(kernels)
  local texts, by_family = {}, {}
  for _, kernel in ipairs(sorted(kernels)) do
    local family = kernel.entry and kernel.entry.row.family or "matmul"
    local text = by_family[family]
    if not text then
      local name = ("stock_%s.h"):format(family)
      text = { name = name, parts = { ROWS_HEAD:format(name, family) } }
      by_family[family], texts[#texts + 1] = text, text
    end
    text.parts[#text.parts + 1] = row(kernel)
  end
  for _, text in ipairs(texts) do text.text = table.concat(text.parts) end
  return texts
end

-- texts: the texts of write_stock.rows.
function write_stock.c(kernels, texts, hash)
  local includes = {}
  for i, text in ipairs(texts) do includes[i] = ('#include "%s"\n'):format(text.name) end
  local rows = table.concat(includes)
  local parts = { HEAD:format(hash, rows) }
  for _, isa in ipairs(isas.list) do parts[#parts + 1] = tier(kernels, isa) end
  parts[#parts + 1] = "const tni_stock tni_stock_list[] = {\n" .. rows ..
    "};\nconst size_t tni_stock_count = sizeof tni_stock_list / sizeof *tni_stock_list;\n"
  return table.concat(parts)
end

-- stock.cmake ------------------------------------------------------------------------------

local function set(name, values)
  local text = ("set(%s"):format(name)
  local lines, line = {}, text
  for _, value in ipairs(values) do
    if #line + #value + 1 > 108 then
      lines[#lines + 1], line = line, "   "
    end
    line = line .. " " .. value
  end
  lines[#lines + 1] = line .. ")\n"
  return table.concat(lines, "\n")
end

-- files: list of { name, tier } of the C files.
function write_stock.cmake(files)
  local parts, tiers = { "# The stock kernels, for CMake. Generated from gen/manifest/: do not edit.\n" }, {}
  for _, isa in ipairs(isas.list) do
    local of_tier = {}
    for _, file in ipairs(files) do
      if file.tier == isa.name then of_tier[#of_tier + 1] = file.name end
    end
    if #of_tier > 0 then
      tiers[#tiers + 1] = isa.name
      local prefix = "TENON_TIER_" .. isa.name
      parts[#parts + 1] = ("\nset(%s_MACHINE \"%s\")\n"):format(prefix, isa.machine)
      parts[#parts + 1] = set(prefix .. "_FLAGS", isa.c_flags)
      parts[#parts + 1] = set(prefix .. "_FILES", of_tier)
    end
  end
  table.insert(parts, 2, set("TENON_TIERS", tiers))
  return table.concat(parts)
end

-- INDEX.md ---------------------------------------------------------------------------------

local function templates_of(kernels)
  local list, seen = {}, {}
  for _, kernel in ipairs(kernels) do
    if not seen[kernel.template] then
      list[#list + 1], seen[kernel.template] = kernel.template, true
    end
  end
  table.sort(list)
  return list
end

local INDEX = [[
# Stock kernels

%d kernels, each as C here and as LLVM IR in the build (a few *.ll are here to read), a row for what they
compute: the template, then by instruction set how each goes about it, linked to its file, and why they are in
the set. `add_f32`, avx2, `u2` is tnk_add_f32__avx2_u2; `tenon show` prints any of them with its parameters,
registers and instructions. Generated from gen/manifest/: do not edit.

| kernels | template | %s | in the set because |
|---|---|%s---|
]]

-- Rows of the index in the order of kernels: what, template, links (by tier, a text), reasons.
local function index_rows(kernels)
  local rows, by_key = {}, {}
  for _, kernel in ipairs(kernels) do
    local isa, key = kernel.program.isa, kernel.what .. " " .. kernel.template
    local line = by_key[key]
    if not line then
      line = { what = kernel.what, template = kernel.template, links = {}, reasons = {}, seen = {} }
      rows[#rows + 1], by_key[key] = line, line
    end
    local how = (isa.addon and isa.addon .. "_" or "") .. kernel.how
    local before = line.links[isa.tier] and line.links[isa.tier] .. " " or ""
    line.links[isa.tier] = ("%s[%s](%s)"):format(before, how, kernel.c_file)
    if not line.seen[kernel.reason] then
      line.seen[kernel.reason] = true
      line.reasons[#line.reasons + 1] = kernel.reason
    end
  end
  return rows
end

function write_stock.index(kernels)
  local tiers = {}
  for _, isa in ipairs(isas.list) do
    if not isa.addon then tiers[#tiers + 1] = isa.name end
  end
  local parts = { INDEX:format(#kernels, table.concat(tiers, " | "), ("---|"):rep(#tiers)) }
  for _, line in ipairs(index_rows(sorted(kernels))) do
    local cells = { line.what, ("[%s]"):format(line.template) }
    for _, name in ipairs(tiers) do cells[#cells + 1] = line.links[name] or "" end
    cells[#cells + 1] = table.concat(line.reasons, "; ")
    parts[#parts + 1] = ("| %s |\n"):format(table.concat(cells, " | "))
  end
  parts[#parts + 1] = "\n"
  for _, template in ipairs(templates_of(kernels)) do
    parts[#parts + 1] = ("[%s]: ../templates/%s.lua\n"):format(template, template)
  end
  return table.concat(parts)
end

return write_stock
