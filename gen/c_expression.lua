-- How the C form spells values: expression(p, v) -> text, precedence. The word is the machine's own if it has
-- one (gen/c_words.lua), else GNU C, else a helper function (gen/c_helpers.lua).
--
-- p is the state of the printer: isa; typedefs and functions, texts before the kernels, in order; seen, the
-- same as a set.
local helpers = require "gen.c_helpers"
local is_value = require("gen.value").is_value
local shuffle_name = require "gen.shuffles"
local types = require "gen.types"
local wrap = require "gen.wrap"

local c = {}
local expression
local spell = {}

local PRIMARY, UNARY, MUL, ADD, SHIFT, LESS, EQUAL, AND, XOR, OR, BOTH, EITHER, CHOICE, ANY =
  13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0
c.ANY, c.UNARY = ANY, UNARY

-- Binary operators: sign and precedence.
local INFIX = {
  ["*"] = { "*", MUL }, ["/"] = { "/", MUL }, ["//"] = { "/", MUL }, ["%"] = { "%", MUL },
  ["+"] = { "+", ADD }, ["-"] = { "-", ADD }, ["<<"] = { "<<", SHIFT }, [">>"] = { ">>", SHIFT },
  less = { "<", LESS }, less_equal = { "<=", LESS }, greater = { ">", LESS }, greater_equal = { ">=", LESS },
  equal = { "==", EQUAL }, not_equal = { "!=", EQUAL }, ["&"] = { "&", AND }, ["^"] = { "^", XOR },
  ["|"] = { "|", OR },
}
local BOOL_INFIX = { ["&"] = { "&&", BOTH }, ["|"] = { "||", EITHER }, ["^"] = { "!=", EQUAL } }
local COMPARE = helpers.compare

-- Types ------------------------------------------------------------------------------------

local function once(p, list, text)
  if not p.seen[text] then
    p.seen[text] = true
    list[#list + 1] = text
  end
end

-- A typedef that the file is to have.
function c.add_typedef(p, s) once(p, p.typedefs, s) end

-- C name of a type; typedefs of vectors are collected on the way.
function c.type(p, t)
  if t.kind == "mask" then
    if p.isa.mask_c then return p.isa.mask_c:format(math.max(8, t.lanes)) end
    t = types.vector(types.integer("i", t.bits), t.lanes)
  end
  if t.lanes > 1 then
    local size = t.bits // 8 * t.lanes
    once(p, p.typedefs, ("typedef %s %s __attribute__((vector_size(%d)));\n"):format(t.elem.c, t.c, size))
  end
  return t.c
end

-- Words of the machine for a type.
local function words_for(p, t)
  local cache = p.words
  if not cache[t] then cache[t] = types.is_data(t) and t.lanes > 1 and p.isa.c_words(t) or {} end
  return cache[t]
end

-- Filling in words -------------------------------------------------------------------------

local function text(p, v, least)
  local s, precedence = expression(p, v)
  return precedence < least and "(" .. s .. ")" or s
end
c.text = text

-- A vector without a cast from another type of vector, as the bits are the same to a cast that follows.
local function without_cast(s) return s:match "^%(%a%d+x%d+%)([^{].*)" or s end

-- Operands that fill a place between ( or , and , or ) need no parentheses of their own.
local function fill(p, word, operands)
  local s = word:gsub("()%$(%d)()", function(from, n, to)
    local open = word:sub(from - 1, from - 1) ~= ")" and word:find("^[,)]", to) or word:find("= $", from - 2)
    local s = text(p, operands[tonumber(n)], open and ANY or UNARY)
    return word:sub(1, from - 1):find "%(__m%w+%)$" and without_cast(s) or s
  end)
  return s, word:find "^[(*]" and UNARY or PRIMARY
end

local function call(p, name, operands)
  local out = {}
  for i, v in ipairs(operands) do out[i] = text(p, v, ANY) end
  return ("%s(%s)"):format(name, table.concat(out, ", ")), PRIMARY
end

-- What the marks of helper texts stand for: from the printer, the type, the mask's and the first operand's.
local MARKS = {
  T = function(p, t) return c.type(p, t) end,
  E = function(_, t) return t.elem.c end,
  N = function(_, t) return tostring(t.lanes) end,
  B = function(_, t) return tostring(t.bits // 8) end,
  F = function(_, t) return t.bits == 32 and "f" or "" end,
  I = function(p, t) return c.type(p, types.vector(types.integer("i", t.bits), t.lanes)) end,
  U = function(p, t) return c.type(p, types.vector(types.integer("u", t.bits), t.lanes)) end,
  M = function(p, _, mask) return c.type(p, mask) end,
  X = function(p, _, _, operand_type) return c.type(p, operand_type) end,
  lane = function(p) return p.isa.mask_c and "m >> i & 1" or "m[i]" end,
}

-- Adds the helper to the file; its name.
local function helper(p, op, body, t, mask, operand_type)
  local name = op .. "_" .. t.name .. (operand_type and "_" .. operand_type.name or "")
  local list = body:find "^typedef" and p.typedefs or p.functions
  once(p, list, (body:gsub("{(%a+)}", function(mark)
    return mark == "op" and name or MARKS[mark] and MARKS[mark](p, t, mask, operand_type)
  end)))
  return name
end

local function mask_type(v)
  for _, a in ipairs(v.args) do
    if is_value(a) and a.type.kind == "mask" then return a.type end
  end
end

local function vector_helper(p, v, t)
  local body = helpers.vector[v.op]
  if type(body) == "table" then
    body = v.op == "abs" and body[t.kind] or body[p.isa.mask_c and "number" or "vector"]
  end
  if v.op:find "^gather" or v.op == "lookup" then c.type(p, types.vector(types.i32, t.lanes)) end
  return call(p, helper(p, v.op, body, t, mask_type(v)), v.args)
end

-- Expressions ------------------------------------------------------------------------------

local function number(type, x)
  if type.kind == "index" then return tostring(x) end
  if type.kind ~= "float" then
    if type.bits == 64 then return type.kind == "uint" and ("%uull"):format(x) or x .. "ll" end
    if x > math.maxinteger >> 32 then return tostring(x) .. "u" end
    return x < -0x7fffffff and "-2147483647 - 1" or tostring(x)
  end
  if x ~= x then return type.bits == 32 and '__builtin_nanf("")' or '__builtin_nan("")' end
  local f = type.bits == 32 and "f" or ""
  if x == math.huge or x == -math.huge then return (x < 0 and "-" or "") .. "__builtin_inf" .. f .. "()" end
  local s = (type.bits == 32 and "%.9g" or "%.17g"):format(x)
  return s .. (s:find "[.e]" and "" or ".0") .. f
end

local function list(p, t, numbers)
  local out = {}
  for i, x in ipairs(numbers) do out[i] = number(t.elem, x) end
  return ("(%s){ %s }"):format(c.type(p, t), table.concat(out, ", ")), PRIMARY
end

-- A list with a name stands once, before the functions of the file.
local function named_list(p, v)
  local numbers = list(p, v.type, v.number):match "{.*"
  local lines = wrap(("static const %s %s = %s;"):format(c.type(p, v.type), v.hint, numbers))
  once(p, p.functions, table.concat(lines, "\n") .. "\n")
  return v.hint, PRIMARY
end

-- The number as x86's words for a splat take it: narrow lanes are signed there, and compilers tell of one
-- that would not fit.
local function splat_number(t, word, x)
  local wraps = t.kind == "uint" and t.bits < 32 and word:find "_set1_" and x >= 1 << (t.bits - 1)
  return wraps and x - (1 << t.bits) or x
end

function spell.const(p, v)
  local t = v.type
  if type(v.number) == "table" and v.hint then return named_list(p, v) end
  if type(v.number) == "table" then return list(p, t, v.number) end
  if t.lanes == 1 then return number(t, v.number), v.number < 0 and UNARY or PRIMARY end
  if v.number == 0 and 1 / v.number > 0 then return ("(%s){0}"):format(c.type(p, t)), PRIMARY end
  local word = words_for(p, t).splat
  local scalar = { op = "const", type = t.elem, number = v.number, args = {} }
  if word then
    scalar.number = splat_number(t, word, v.number)
    return fill(p, word, { scalar })
  end
  return call(p, helper(p, "splat", helpers.vector.splat, t), { scalar })
end

-- Beside a vector, GNU C takes a scalar literal, if it keeps its value.
local function operand(p, v, other, least)
  local literal = is_value(v) and v.op == "const" and is_value(other) and other.op ~= "const"
    and v.type.lanes > 1
  if literal and type(v.number) == "number" and (v.type.bits >= 32 or v.type.kind == "float") then
    return number(v.type, v.number)
  end
  return text(p, v, least)
end
c.operand = operand

-- Operands of & | ^ << >> and comparisons, and && in ||, get parentheses, as few know their precedence.
local function infix(p, v)
  local a, b = v.args[1], v.args[2]
  local of_bools = is_value(a) and a.type == types.bool
  local sign = of_bools and BOOL_INFIX[v.op] or INFIX[v.op]
  local precedence = sign[2]
  local least = precedence < ADD and precedence > BOTH and UNARY or precedence == EITHER and OR or precedence
  local left, right = operand(p, a, b, least), operand(p, b, a, math.min(least + 1, UNARY))
  return ("%s %s %s"):format(left, sign[1], right), precedence
end

function spell.offset(p, v)
  return ("%s + %s"):format(text(p, v.args[1], ADD), text(p, v.args[2], ADD)), ADD
end
function spell.let(p, v) return expression(p, v.args[1]) end
function spell.neg(p, v) return "-" .. text(p, v.args[1], UNARY), UNARY end
function spell.given(p, v) return text(p, v.args[1], UNARY), PRIMARY end
function spell.pointer_at(p, v) return ("%s[%d]"):format(text(p, v.args[1], PRIMARY), v.at[1]), PRIMARY end
function spell.address(p, v) return "(int64_t)" .. text(p, v.args[1], UNARY), UNARY end
function spell.lane(p, v) return ("%s[%d]"):format(text(p, v.args[1], PRIMARY), v.number), PRIMARY end

function spell.any(p, v)
  local mask = v.args[1].type
  if p.isa.mask_c then return text(p, v.args[1], EQUAL + 1) .. " != 0", EQUAL end
  return call(p, helper(p, "any", helpers.any, mask, mask), v.args)
end

spell["not"] = function(p, v)
  if v.type == types.bool then return "!" .. text(p, v.args[1], UNARY), UNARY end
  local inner = "~" .. text(p, v.args[1], UNARY)
  local number_mask = v.type.kind == "mask" and p.isa.mask_c
  return number_mask and ("(%s)%s"):format(c.type(p, v.type), inner) or inner, UNARY
end

function spell.index_at(p, v)
  local j = v.at[2] and ("[%d]"):format(v.at[2]) or ""
  return ("%s[%d]%s"):format(text(p, v.args[1], PRIMARY), v.at[1], j), PRIMARY
end

function spell.fit_mask(p, v)
  if p.isa.mask_c then return expression(p, v.args[1]) end
  return ("__builtin_convertvector(%s, %s)"):format(text(p, v.args[1], ANY), c.type(p, v.type)), PRIMARY
end

-- Where bytes permute, the low parts of lanes, picked, are integers made narrower: the compiler goes lane by
-- lane otherwise.
local function pick_low_parts(p, v)
  local from, lanes = v.args[1], {}
  local step = from.type.bits // v.type.bits
  local parts = c.type(p, types.vector(v.type.elem, v.type.lanes * step))
  for i = 1, v.type.lanes do lanes[i] = (i - 1) * step end
  return ("__builtin_shufflevector((%s)%s, (%s){0}, %s)"):format(parts, text(p, from, UNARY), parts,
                                                                table.concat(lanes, ", ")), PRIMARY
end

local function narrows(from, to)
  return types.is_integer(from) and types.is_integer(to) and to.bits < from.bits
end

function spell.convert(p, v)
  local t, from = c.type(p, v.type), v.args[1].type
  if v.type.lanes == 1 then return ("(%s)%s"):format(t, text(p, v.args[1], UNARY)), UNARY end
  local word = words_for(p, v.type)["convert_" .. from.elem.name]
  if word then return fill(p, word, v.args) end
  if p.isa.permutes and narrows(from, v.type) and from.bits * from.lanes == 256 then
    return pick_low_parts(p, v)
  end
  return ("__builtin_convertvector(%s, %s)"):format(text(p, v.args[1], ANY), t), PRIMARY
end

function spell.bitcast(p, v)
  local from = v.args[1].type
  if v.type.lanes > 1 and from.lanes > 1 then
    return ("(%s)%s"):format(c.type(p, v.type), without_cast(text(p, v.args[1], UNARY))), UNARY
  end
  if v.type.lanes > 1 or from.lanes > 1 or from.kind ~= "float" and v.type.kind ~= "float" then
    return ("(%s)%s"):format(c.type(p, v.type), text(p, v.args[1], UNARY)), UNARY
  end
  return call(p, helper(p, "bits", helpers.scalar.bitcast, v.type, nil, from), v.args)
end

local function shuffle(a, b, lanes)
  return ("__builtin_shufflevector(%s, %s, %s)"):format(a, b, table.concat(lanes, ", "))
end

-- Adds a function that is one expression to the file.
local function define(p, head, value)
  local body = table.concat(wrap(("    return %s;"):format(value)), "\n")
  once(p, p.functions, ("static inline %s\n{\n%s\n}\n"):format(head, body))
end

-- A shuffle that has a name is a function of that name.
function spell.shuffle(p, v)
  local a, b = v.args[1], v.args[2]
  local one = a == b
  local t, of = c.type(p, v.type), c.type(p, a.type)
  local name = shuffle_name(v.lanes, a.type.lanes, one and 1 or 2)
  if not name then return shuffle(text(p, a, ANY), text(p, b, ANY), v.lanes), PRIMARY end
  name = name .. "_" .. a.type.name
  define(p, ("%s %s(%s a%s)"):format(t, name, of, one and "" or ", " .. of .. " b"),
         shuffle("a", one and "a" or "b", v.lanes))
  return call(p, name, one and { a } or v.args)
end

-- Numbers: the low bits, by an instruction. Vectors: lanes compared with the count, by a function.
function spell.first_lanes(p, v)
  local t = v.type
  if p.isa.mask_c then
    local low = ("_bzhi_u64(~0ull, %s)"):format(text(p, v.args[1], ANY))
    local moved = v.from > 0 and ("(%s >> %d)"):format(low, v.from) or low
    return ("(%s)%s"):format(c.type(p, t), moved), UNARY
  end
  local numbers, mask = {}, c.type(p, t)
  for i = 1, t.lanes do numbers[i] = v.from + i - 1 end
  local below = ("(%s){ %s } < (int%d_t)"):format(mask, table.concat(numbers, ", "), t.bits)
  if v.from > 0 then return below .. text(p, v.args[1], UNARY), LESS end
  define(p, ("%s first_lanes_%s(int64_t count)"):format(mask, mask), below .. "count")
  return call(p, "first_lanes_" .. mask, v.args)
end

function spell.select(p, v)
  local t = v.type
  if t.lanes == 1 then
    local m, a, b = v.args[1], v.args[2], v.args[3]
    return ("%s ? %s : %s"):format(text(p, m, BOTH), text(p, a, BOTH), text(p, b, CHOICE)), CHOICE
  end
  local word = words_for(p, t).select
  if word then return fill(p, word, v.args) end
  return vector_helper(p, v, t)
end

-- *(p + i + j) reads better as p[i + j], and *p beside it as p[0].
function c.element(p, pointer)
  if pointer.op ~= "offset" then return text(p, pointer, PRIMARY) .. "[0]", PRIMARY end
  local base, indexes = pointer, {}
  while base.op == "offset" and not base.variable do
    table.insert(indexes, 1, text(p, base.args[2], ADD))
    base = base.args[1]
  end
  return ("%s[%s]"):format(text(p, base, PRIMARY), table.concat(indexes, " + ")), PRIMARY
end

function spell.load(p, v)
  local t = v.type
  if t.lanes == 1 then return c.element(p, v.args[1]) end
  local word = words_for(p, t).load
  if word then return fill(p, word, v.args) end
  local name = c.type(p, t)
  helper(p, "load", helpers.unaligned, t)
  return ("*(const %su *)%s"):format(name, text(p, v.args[1], UNARY)), UNARY
end

-- *(f32x4u *)p = x
function c.store(p, v)
  local data = v.args[2]
  local t = data.type
  if t.lanes == 1 then return ("%s = %s"):format(c.element(p, v.args[1]), (expression(p, data))) end
  local word = words_for(p, t)[v.op]
  if word then return (fill(p, word, v.args)) end
  if v.op == "store_mask" then return (vector_helper(p, v, t)) end
  local name = c.type(p, t)
  helper(p, "load", helpers.unaligned, t)
  return ("*(%su *)%s = %s"):format(name, text(p, v.args[1], UNARY), (expression(p, data)))
end

local SCALAR_BUILTIN = { fma = "__builtin_fma", sqrt = "__builtin_sqrt", round = "__builtin_roundeven",
                         abs = "__builtin_fabs" }

local function scalar(p, v)
  local t = v.type
  if SCALAR_BUILTIN[v.op] and t.kind == "float" then
    return call(p, SCALAR_BUILTIN[v.op] .. (t.bits == 32 and "f" or ""), v.args)
  end
  local body = helpers.scalar[v.op]
  if type(body) == "table" then body = body[t.kind] end
  if body then return call(p, helper(p, v.op, body, t), v.args) end
  return infix(p, v)
end

local function vector(p, v)
  local t = COMPARE[v.op] and v.args[1].type or v.type
  local word = words_for(p, t)[v.op]
  if word then return fill(p, word, v.args) end
  if COMPARE[v.op] and p.isa.mask_c then
    return call(p, helper(p, v.op, COMPARE[v.op], v.type, v.type, t), v.args)
  end
  if helpers.vector[v.op] then return vector_helper(p, v, t) end
  return infix(p, v)
end

-- The expression that computes v, whatever holds it.
function c.definition(p, v)
  if spell[v.op] then return spell[v.op](p, v) end
  return (v.type.lanes == 1 and scalar or vector)(p, v)
end

-- v as an operand: the variable that holds it, or its definition.
function expression(p, v)
  if type(v) == "number" then return tostring(v), v < 0 and UNARY or PRIMARY end
  if v.variable then return v.variable.name, PRIMARY end
  return c.definition(p, v)
end
c.expression = expression

return c
