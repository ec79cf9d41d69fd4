-- A value of a kernel program, and what all words share: positions, errors, coercion, recording.
--
-- Data (scalars, vectors, masks) are instructions, kept in the order of recording. Indexes, conditions on
-- them and pointers are expressions: they have no place of their own and are computed where they are used.
local types = require "gen.types"

local Value = {}
Value.__index = Value

-- How messages speak of it.
function Value:__tostring() return self.type and self.type.name or "no value" end

-- Positions --------------------------------------------------------------------------------

-- The name of the file that a function comes from, if it is a template's, false if it is the builder's own or
-- C's; kept, as asking is slow.
local file_of = setmetatable({}, { __mode = "k" })

local function name_of_file(source)
  local of_builder = source:find "gen/words/" or source:find "gen/value%.lua$"
    or source:find "gen/kernel%.lua$"
  if of_builder then return false end
  return source:match "templates/.*" or source:match "gen/ops/[%w_]+%.lua$" or source:match "^@(.*)" or false
end

local function template_file(f)
  if file_of[f] == nil then file_of[f] = name_of_file(debug.getinfo(f, "S").source) end
  return file_of[f]
end

-- Position of the template line being run: that of the innermost frame in a template, from a level on.
local function position(level)
  for at = level, 50 do
    local info = debug.getinfo(at, "fl")
    if not info then break end
    local file = template_file(info.func)
    if file then return file, info.currentline end
  end
  return "?", 0
end

local function check(ok, format, ...)
  if ok then return ok end
  local file, line = position(3)
  error(("%s:%d: %s"):format(file, line, format:format(...)), 0)
end

-- Errors for a table of named fields: one that is unknown, or missing where its mark is `needed`.
local function check_fields(word, spec, fields)
  check(type(spec) == "table", "%s: expected a table of fields, got %s", word, spec)
  for field in next, spec do check(fields[field], "%s: unknown field '%s'", word, field) end
  for field, mark in next, fields do
    check(mark ~= "needed" or spec[field] ~= nil, "%s: no field '%s'", word, field)
  end
end

-- Making values ----------------------------------------------------------------------------

local metatable_of = getmetatable

local function is_value(v) return metatable_of(v) == Value end

local NONE = {}

-- A value without a place of its own.
local function new(kernel, op, type, args)
  return setmetatable({ kernel = kernel, op = op, type = type, args = args or NONE }, Value)
end

-- A value that is computed here: an instruction. The word that calls may be gone from the stack (a tail
-- call).
local function record(kernel, op, type, args)
  local file, line = position(3)
  local v = setmetatable({ kernel = kernel, op = op, type = type, args = args or NONE, recorded = true,
                           region = kernel.region, file = file, line = line }, Value)
  local block = kernel.block
  block[#block + 1] = v
  return v
end

-- number: one for all lanes, or a list with one for each.
local function constant(kernel, type, number)
  local v = new(kernel, "const", type)
  v.number = number
  return v
end

-- Coercion ---------------------------------------------------------------------------------

local function fits(type, number)
  return type.kind == "float" or math.tointeger(number) ~= nil
end

-- x as a value of the type: values must have it, numbers become constants. Index numbers stay numbers.
local function as(kernel, type, x)
  if is_value(x) then
    check(x.type == type, "expected %s, got %s", type.name, x)
    return x
  end
  check(math.type(x), "expected a value of type %s, got %s", type.name, x)
  check(fits(type, x), "%s is no %s", x, type.name)
  if type.kind == "index" then return math.tointeger(x) end
  check(types.is_data(type), "expected %s, got %s", type.name, x)
  return constant(kernel, type, type.kind == "float" and x or math.tointeger(x))
end

-- The type of two operands of which one may be a number, and both as values of it.
local function common(kernel, a, b)
  local v = check(is_value(a) and a or is_value(b) and b, "expected a value, got %s and %s", a, b)
  return v.type, as(kernel, v.type, a), as(kernel, v.type, b)
end

local function check_kind(word, ok, v)
  check(ok, "%s: not for %s", word, v)
end

-- v must be a value of data (float, int, uint).
local function check_data(word, v)
  check(is_value(v) and v.type, "%s: expected a value, got %s", word, v)
  check_kind(word, types.is_data(v.type), v)
end

return { Value = Value, check = check, check_fields = check_fields, check_kind = check_kind,
         check_data = check_data, is_value = is_value, new = new, record = record, constant = constant,
         as = as, common = common }
