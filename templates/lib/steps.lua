-- What is fused behind a product, as a word of a request: steps apart by semicolons, their parts by commas.
--   add,OPERAND,ROW,COLUMN,ITEM,DTYPE     plus an operand: its strides along rows, columns (0 or 1) and items
--                                         of a batch, and how it is stored (lib/stored.lua)
--   NAME,NUMBER…                          a unary operation of gen/ops with its parameters
local op_table = require "gen.op_table"
local operations = require "gen.ops"

local steps = {}

-- Operations of a few instructions. Others want so many registers that they are applied row by row.
local LIGHT = { add = true, relu = true, neg = true, abs = true, leaky_relu = true, clip = true, scale = true,
                sign = true, sqrt = true, floor = true, ceil = true, round = true, reciprocal = true }

local function number(text)
  return text == "inf" and math.huge or text == "-inf" and -math.huge or assert(tonumber(text)) + 0.0
end

local function side(words)
  local operand, row, column, item = table.unpack(words, 2, 5)
  return { operand = math.tointeger(operand), row = math.tointeger(row), column = math.tointeger(column),
           item = math.tointeger(item), dtype = words[6] }
end

local function unary(words)
  local step = { expression = op_table.find(operations, words[1]).row.expression, numbers = {} }
  for i = 2, #words do step.numbers[i - 1] = number(words[i]) end
  return step
end

-- The list that a text is: side, or expression and numbers; light: it takes few instructions.
function steps.parse(text)
  local list = {}
  for step in text:gmatch "[^;]+" do
    local words = {}
    for word in step:gmatch "[^,]+" do words[#words + 1] = word end
    local parsed = words[1] == "add" and { side = side(words) } or unary(words)
    parsed.light = LIGHT[words[1]]
    list[#list + 1] = parsed
  end
  return list
end

-- The step behind v; other: the operand's elements that belong there.
function steps.apply(k, step, v, other)
  if step.side then
    local sum = v + other
    return sum
  end
  local numbers = {}
  for i, x in ipairs(step.numbers) do numbers[i] = k:const(v.type, x) end
  local y = step.expression(k, v, table.unpack(numbers))
  return y
end

return steps
