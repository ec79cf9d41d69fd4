-- Writes what C knows of the operations: opcodes.h (their numbers) and ops.c (their rows and the reference of
-- each elementwise one).
local required = require "gen.required"
local write_ops = {}

function write_ops.opcodes(entries)
  local lines = {}
  for _, e in ipairs(entries) do
    if e.wrt == 0 then lines[#lines + 1] = ("    TN_OP_%s = %d,\n"):format(e.op:upper(), e.code) end
  end
  return [[
#ifndef TN_OPCODES_H
#define TN_OPCODES_H

/* opcodes.h: the operations' numbers, fixed for ever. Generated from gen/ops.lua: do not edit. */

/* ORDER op */
typedef enum tn_op {
    TN_OP_NONE = 0,
]] .. table.concat(lines) .. [[
} tn_op;

#endif
]]
end

local function function_name(e) return "reference_" .. e.name:gsub("%.", "_") end

local function reference(e)
  local lines = {}
  for i, operand in ipairs(e.operands) do
    lines[#lines + 1] = ("    double %s = in[%d];\n"):format(operand, i - 1)
  end
  for i, attribute in ipairs(e.row.floats or {}) do
    lines[#lines + 1] = ("    double %s = (double)param[%d];\n"):format(attribute[1], i - 1)
  end
  if not e.row.floats then lines[#lines + 1] = "    (void)param;\n" end
  return ("static double %s(const double *in, const float *param)\n{\n%s    return %s;\n}\n")
    :format(function_name(e), table.concat(lines), e.row.reference)
end

local function dtype_rows(row)
  local out = {}
  for i, types in ipairs(row.dtypes or {}) do
    local codes = {}
    for t, name in ipairs(types) do codes[t] = "TN_" .. name:upper() end
    out[i] = "{ " .. table.concat(codes, ", ") .. " }"
  end
  return #out > 0 and table.concat(out, ", ") or "{ 0 }"
end

local function float_rows(row)
  local names, defaults = {}, {}
  for i, attribute in ipairs(row.floats or {}) do
    names[i] = ('"%s"'):format(attribute[1])
    defaults[i] = attribute[2] == required and "NAN" or ("%.9g"):format(attribute[2])
  end
  return #names > 0 and table.concat(names, ", ") or "NULL",
  #names > 0 and table.concat(defaults, ", ") or "0"
end

local function struct(e)
  local row = e.row
  local names, defaults = float_rows(row)
  local out = {
    ('    { .name = "%s", .op = TN_OP_%s, .wrt = %d, .family = TNI_%s, .inputs = %d,')
      :format(e.op, e.op:upper(), e.wrt, row.family:upper(), row.inputs),
    ("      .dtype = { %s },"):format(dtype_rows(row)),
    ("      .floats = { %s }, .float_default = { %s },"):format(names, defaults),
    ("      .reference = %s, .ulp = %gf,"):format(row.reference and function_name(e) or "NULL", row.ulp),
    ("      .bench = \"%s\" },\n"):format(table.concat(row.bench, '\\n"\n               "')),
  }
  return (table.concat(out, "\n"):gsub("= (%d+)f", "= %1"))
end

function write_ops.rows(entries)
  local references, structs = {}, {}
  for _, e in ipairs(entries) do
    if e.row.reference then references[#references + 1] = reference(e) end
    structs[#structs + 1] = struct(e)
  end
  return [[
/* ops.c: the operations, a row each, and the meaning of each elementwise one on one element, in double.
 * Generated from gen/ops.lua: do not edit. */
#include "kernel/reference_p.h"

#include <math.h>

]] .. table.concat(references, "\n") .. [[

/* ORDER op */
const tni_op_row tni_ops[] = {
]] .. table.concat(structs) .. [[
};
const size_t tni_ops_count = sizeof tni_ops / sizeof *tni_ops;
]]
end

return write_ops
