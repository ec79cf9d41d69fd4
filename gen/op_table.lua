-- Reads rows of operations (gen/ops.lua): checks them, and lists operations and gradients in order of code.
local fields = require "gen.fields"
local required = require "gen.required"

local FIELDS = { name = "string", code = "number", family = "string", inputs = "number", dtypes = "table",
                 floats = "table", reference = "string", expression = "function", ulp = "number",
                 gradients = "table", bench = "table" }
local NEEDED = { "family", "inputs", "ulp", "bench" }
local FAMILIES = { binary = true, unary = true, matmul = true, copy = true, reduce = true,
                   log_softmax = true, cast = true }

-- What the operands are called in references, by their count and whether the row is a gradient.
local OPERANDS = { { "x" }, { "a", "b" } }
local GRADIENT_OPERANDS = { { "g" }, { "g", "y" } }

local function check_row(name, row)
  local function check(ok, format, ...)
    if not ok then error(("gen/ops.lua: %s: "):format(name) .. format:format(...), 0) end
  end
  fields.check("gen/ops.lua: " .. name, row, FIELDS, NEEDED)
  check(FAMILIES[row.family], "no family '%s'", row.family)
  for _, types in ipairs(row.dtypes or {}) do
    check(#types == row.inputs + 1, "%d types for %d inputs and an output", #types, row.inputs)
  end
  for _, attribute in ipairs(row.floats or {}) do
    check(attribute[2] == required or math.type(attribute[2]), "float '%s' has no default", attribute[1])
  end
end

-- An entry: the row itself (row), name ("relu.d0"), op ("relu"), code, wrt (0, or input + 1), operands.
local function entry(row, op, input)
  local name = input and ("%s.d%d"):format(op.name, input) or op.name
  check_row(name, row)
  local operands = (input and GRADIENT_OPERANDS or OPERANDS)[row.inputs]
  return { row = row, name = name, op = op.name, code = op.code, wrt = input and input + 1 or 0,
           operands = operands }
end

local function add(list, taken, op)
  list[#list + 1] = entry(op, op)
  if taken[op.code] then
    error(("gen/ops.lua: %s and %s have code %d"):format(taken[op.code], op.name, op.code), 0)
  end
  taken[op.code] = op.name
  for input = 0, op.inputs - 1 do
    local row = op.gradients and op.gradients[input]
    if row then list[#list + 1] = entry(row, op, input) end
  end
end

-- Entries of all rows, gradients behind their operation, by code.
local function entries(rows)
  local sorted, list, taken = table.move(rows, 1, #rows, 1, {}), {}, {}
  table.sort(sorted, function(a, b) return a.code < b.code end)
  for _, op in ipairs(sorted) do add(list, taken, op) end
  return list
end

-- The entry of a name ("relu", "relu.d0"); an error that says so if there is none.
local function find(rows, name)
  for _, e in ipairs(entries(rows)) do
    if e.name == name then return e end
  end
  error(("no operation '%s' in gen/ops.lua"):format(name), 0)
end

return { entries = entries, find = find }
