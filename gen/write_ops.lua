-- Writes what C knows of the operations: opcodes.h (their numbers) and ops.c (their rows and the reference of
-- each elementwise one).
local required = require "gen.required"
local write_ops = {}

local CODES = 256              -- TNI_OP_CODES

function write_ops.opcodes(entries)
  local lines = {}
  for _, e in ipairs(entries) do
    if e.wrt == 0 then lines[#lines + 1] = ("    TN_OP_%s = %d,\n"):format(e.op:upper(), e.code) end
  end
  return [[
#ifndef TN_OPCODES_H
#define TN_OPCODES_H

/* opcodes.h: the operations' numbers, fixed for ever. Generated from gen/ops/: do not edit. */

/* ORDER op */
typedef enum tn_op {
    TN_OP_NONE = 0,
]] .. table.concat(lines) .. [[
} tn_op;

#endif
]]
end

local function function_name(e, kind) return kind .. "_" .. e.name:gsub("%.", "_") end

-- What an element means, as a function of elements of a C type.
local function meaning(e, kind, c_type, expression)
  local lines = {}
  for i, operand in ipairs(e.operands) do
    lines[#lines + 1] = ("    %s %s = in[%d];\n"):format(c_type, operand, i - 1)
  end
  local of_floats = c_type == "double"
  for i, attribute in ipairs(e.row.floats or {}) do
    local cast = of_floats and "(double)" or ""
    lines[#lines + 1] = ("    %s %s = %sparam[%d];\n"):format(c_type, attribute[1], cast, i - 1)
  end
  if not e.row.floats then lines[#lines + 1] = "    (void)param;\n" end
  return ("static %s %s(const %s *in, const %s *param)\n{\n%s    return %s;\n}\n")
    :format(c_type, function_name(e, kind), c_type, of_floats and "float" or c_type, table.concat(lines),
            expression)
end

local function meanings(e)
  local parts = {}
  if e.row.reference then parts[#parts + 1] = meaning(e, "reference", "double", e.row.reference) end
  if e.row.integer then
    parts[#parts + 1] = meaning(e, "signed", "int64_t", e.row.integer)
    parts[#parts + 1] = meaning(e, "unsigned", "uint64_t", e.row.integer)
  end
  return parts
end

local function dtype_code(name) return name == "any" and "TNI_TYPE_ANY" or "TN_" .. name:upper() end

-- Lists, once each, as C arrays: list(prefix, element type, items) -> the array's name, or NULL.
local function lists()
  local arrays, by_text = {}, {}
  local function list(prefix, c_type, items)
    if #items == 0 then return "NULL" end
    local text = table.concat(items, ",\n    ")
    local key = prefix .. text
    if not by_text[key] then
      by_text[key] = ("%s_%d"):format(prefix, #arrays + 1)
      arrays[#arrays + 1] = ("static const %s = {\n    %s\n};\n"):format(c_type:format(by_text[key]), text)
    end
    return by_text[key]
  end
  return list, arrays
end

local function names_list(list, names)
  local items = {}
  for i, name in ipairs(names) do items[i] = ('"%s"'):format(name) end
  items[#items + 1] = "NULL"
  return list("names", "char *const %s[]", { table.concat(items, ", ") })
end

local function type_list(list, row)
  local items = {}
  for i, types in ipairs(row.dtypes or {}) do
    local codes = {}
    for t, name in ipairs(types) do codes[t] = dtype_code(name) end
    items[i] = "{ " .. table.concat(codes, ", ") .. " }"
  end
  return list("types", "uint8_t %s[][TNI_ROW_TYPES]", items), #items
end

-- Integer attributes, then the optional inputs, as rows of tni_int_row. Of what type these are is said by
-- name, "second" for that of the second input; else they are as the first.
local function int_list(list, row)
  local items = {}
  for _, attribute in ipairs(row.ints or {}) do
    local name, default, kind = table.unpack(attribute)
    local words = type(kind) == "table" and (", .words = %s"):format(names_list(list, kind)) or ""
    local value = default == required and ".needed = true" or (".otherwise = %d"):format(default)
    items[#items + 1] = ('{ .name = "%s", .kind = TNI_INT_%s, %s%s }')
      :format(name, type(kind) == "table" and "WORD" or kind:upper(), value, words)
  end
  for _, optional in ipairs(row.optional or {}) do
    local name, dtype = optional, nil
    if type(optional) == "table" then name, dtype = table.unpack(optional) end
    items[#items + 1] = ('{ .name = "%s", .kind = TNI_INT_OPTION, .dtype = %s }')
      :format(name, dtype == "second" and "TNI_TYPE_SECOND" or dtype and dtype_code(dtype) or "0")
  end
  return list("ints", "tni_int_row %s[]", items), #items
end

local function float_fields(row)
  local names, defaults = {}, {}
  for i, attribute in ipairs(row.floats) do
    names[i] = ('"%s"'):format(attribute[1])
    defaults[i] = attribute[2] == required and "NAN" or ("%.9g"):format(attribute[2])
  end
  return (".floats = { %s }, .float_default = { %s }"):format(table.concat(names, ", "),
                                                              table.concat(defaults, ", "))
end

-- Names in texts: the one operand of an expression, x, is src there.
local function text_names(e)
  if not e.row.operands and e.wrt == 0 and #e.operands == 1 then return { "src" } end
  return e.operands
end

local function references(e)
  local fields = {}
  if e.row.reference then fields[1] = ".reference = " .. function_name(e, "reference") end
  if e.row.integer then
    fields[#fields + 1] = (".signed_reference = %s, .unsigned_reference = %s")
      :format(function_name(e, "signed"), function_name(e, "unsigned"))
  end
  return fields
end

-- A row of C, without the fields that would be 0.
local function struct(list, e)
  local row = e.row
  local types, type_count = type_list(list, row)
  local ints, int_count = int_list(list, row)
  local lines = {
    (".name = \"%s\", .op = TN_OP_%s, .wrt = %d, .family = TNI_%s, .inputs = %d%s")
      :format(e.op, e.op:upper(), e.wrt, row.family:upper(), row.inputs,
              row.variadic and ", .variadic = true" or ""),
    (".operands = %s, .outputs = %s"):format(names_list(list, text_names(e)),
                                            names_list(list, row.outputs or { "dst" })),
  }
  local function add(line) lines[#lines + 1] = line end
  if type_count > 0 then add((".dtype = %s, .dtypes = %d"):format(types, type_count)) end
  if int_count > 0 then add((".ints = %s, .int_count = %d"):format(ints, int_count)) end
  if row.floats then add(float_fields(row)) end
  for _, line in ipairs(references(e)) do add(line) end
  if row.ulp ~= 0 then add((".ulp = %s"):format(row.ulp % 1 == 0 and row.ulp or row.ulp .. "f")) end
  add((".bench = \"%s\""):format(table.concat(row.bench, '\\n"\n               "')))
  return "    { " .. table.concat(lines, ",\n      ") .. " },\n"
end

-- Where the rows of each code begin, and at the code behind it end.
local function firsts(entries)
  local lines, first = {}, 0
  for code = 0, CODES do
    local ends = code % 16 == 15 or code == CODES
    lines[#lines + 1] = (code % 16 == 0 and "    " or " ") .. first .. "," .. (ends and "\n" or "")
    while entries[first + 1] and entries[first + 1].code == code do first = first + 1 end
  end
  if first < #entries then error(("gen/ops: code %d of an operation"):format(entries[first + 1].code), 0) end
  return table.concat(lines)
end

function write_ops.rows(entries)
  local functions, structs = {}, {}
  local list, arrays = lists()
  for _, e in ipairs(entries) do
    table.move(meanings(e), 1, #meanings(e), #functions + 1, functions)
    structs[#structs + 1] = struct(list, e)
  end
  return [[
/* ops.c: the operations, a row each, and the meaning of each elementwise one on one element, in double.
 * Generated from gen/ops/: do not edit. */
#include "kernel/reference/reference_p.h"

#include <math.h>

]] .. table.concat(functions, "\n") .. "\n" .. table.concat(arrays) .. [[

/* ORDER op */
const tni_op_row tni_ops[] = {
]] .. table.concat(structs) .. [[
};
const size_t tni_ops_count = sizeof tni_ops / sizeof *tni_ops;

const uint16_t tni_op_first[TNI_OP_CODES + 1] = {
]] .. firsts(entries) .. "};\n"
end

return write_ops
