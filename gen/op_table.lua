-- Reads the rows of operations (gen/ops.lua): checks them, and lists operations and gradients by code.
local fields = require "gen.fields"
local required = require "gen.required"

-- Families in the order of tn_kernels' members. ORDER family
local FAMILIES = { "binary", "unary", "matmul", "copy", "reduce", "log_softmax", "cast", "where", "softmax",
                   "norm", "batch_norm", "pool2d", "concat", "pad", "gather", "loss", "conv2d", "attention",
                   "linear", "matmul_int" }
local FAMILY_NUMBER = {}
for i, name in ipairs(FAMILIES) do FAMILY_NUMBER[name] = i end

local FIELDS = { name = "string", code = "number", family = "string", inputs = "number", variadic = "boolean",
                 optional = "table", operands = "table", outputs = "table", dtypes = "table", ints = "table",
                 floats = "table", reference = "string", integer = "string", expression = "function",
                 lanes = "string", mirror = "string",
                 ulp = "number", gradients = "table", bench = "table" }
local NEEDED = { "family", "inputs", "ulp", "bench" }
local INT_KINDS = { int = true, flag = true, pair = true, axis = true, axes = true, sizes = true }
local MOST_TYPES = 5           -- inputs and output of a row of types

-- What the operands are called by default, by their count and whether the row is a gradient.
local OPERANDS = { { "x" }, { "a", "b" } }
local GRADIENT_OPERANDS = { { "g" }, { "g", "y" } }

local function checker(name)
  return function(ok, format, ...)
    if not ok then error(("gen/ops: %s: "):format(name) .. format:format(...), 0) end
  end
end

local function check_attributes(check, row)
  for _, attribute in ipairs(row.ints or {}) do
    local name, default, kind = table.unpack(attribute)
    check(default == required or math.type(default) == "integer", "int '%s' has no default", name)
    check(type(kind) == "table" or INT_KINDS[kind], "int '%s' is of kind '%s'", name, tostring(kind))
  end
  for _, attribute in ipairs(row.floats or {}) do
    check(attribute[2] == required or math.type(attribute[2]), "float '%s' has no default", attribute[1])
  end
end

local function check_row(name, row)
  local check = checker(name)
  fields.check("gen/ops: " .. name, row, FIELDS, NEEDED)
  check(FAMILY_NUMBER[row.family], "no family '%s'", row.family)
  for _, types in ipairs(row.dtypes or {}) do
    check(#types == row.inputs + 1, "%d types for %d inputs and an output", #types, row.inputs)
    check(#types <= MOST_TYPES, "%d types of at most %d", #types, MOST_TYPES)
  end
  check_attributes(check, row)
  check(not row.operands or #row.operands == row.inputs, "%d names of %d operands", #(row.operands or {}),
        row.inputs)
end

-- An entry: the row itself (row), name ("relu.d0"), op ("relu"), code, wrt (0, or input + 1), operands.
local function entry(row, op, input)
  local name = input and ("%s.d%d"):format(op.name, input) or op.name
  check_row(name, row)
  local operands = row.operands or (input and GRADIENT_OPERANDS or OPERANDS)[row.inputs]
  checker(name)(operands, "no names of %d operands", row.inputs)
  return { row = row, name = name, op = op.name, code = op.code, wrt = input and input + 1 or 0,
           operands = operands }
end

local function add(list, taken, op)
  list[#list + 1] = entry(op, op)
  if taken[op.code] then
    error(("gen/ops: %s and %s have code %d"):format(taken[op.code], op.name, op.code), 0)
  end
  taken[op.code] = op.name
  for input = 0, op.inputs - 1 do
    local row = op.gradients and op.gradients[input]
    if row then list[#list + 1] = entry(row, op, input) end
  end
end

-- Entries of lists that were asked for before: rows do not change.
local known = setmetatable({}, { __mode = "k" })

local function make_entries(rows)
  local sorted, list, taken = table.move(rows, 1, #rows, 1, {}), {}, {}
  table.sort(sorted, function(a, b) return a.code < b.code end)
  for _, op in ipairs(sorted) do add(list, taken, op) end
  return list
end

-- Entries of all rows, gradients behind their operation, by code.
local function entries(rows)
  known[rows] = known[rows] or make_entries(rows)
  return known[rows]
end

-- The entry of a name ("relu", "relu.d0"); an error that says so if there is none.
local function find(rows, name)
  for _, e in ipairs(entries(rows)) do
    if e.name == name then return e end
  end
  error(("no operation '%s' in gen/ops"):format(name), 0)
end

return { entries = entries, find = find, families = FAMILIES, family_number = FAMILY_NUMBER }
