-- Every word of the language, printed by both printers and run on every machine this host has, against values
-- computed from the words' definition (tests/gen/words.lua). Lua computes in double and rounds; NaN
-- equals NaN.
local files = require "gen.files"
local language = require("gen.kernel").words
local lib = require "tests.gen.lib"
local types = require "gen.types"
local words = require "tests.gen.words"

local COUNT = words.COUNT
local FORMAT = { f32 = "<f", f64 = "<d", i8 = "<i1", u8 = "<I1", i16 = "<i2", u16 = "<I2", i32 = "<i4",
                 u32 = "<I4",
                 i64 = "<i8", u64 = "<i8" }
local ROOM = 8 * 4 * COUNT      -- bytes of each array

-- Inputs -----------------------------------------------------------------------------------

-- A number as its type holds it.
local function held(elem, x) return (string.unpack(FORMAT[elem], string.pack(FORMAT[elem], x))) end

-- The inputs of a case as lists of numbers.
local function inputs(case)
  local all = {}
  for n, elem in ipairs(case.takes) do
    local values, list = case[("abc"):sub(n, n)] or words.values_of(elem, n), {}
    for i = 1, COUNT * (case.groups and case.groups[n] or 1) do
      list[i] = held(elem, values[(i - 1) % #values + 1])
    end
    all[n] = list
  end
  return all
end

local function packed(case, all)
  local out = {}
  for n = 1, 3 do
    local parts = {}
    for i, x in ipairs(all[n] or {}) do parts[i] = string.pack(FORMAT[case.takes[n]], x) end
    local text = table.concat(parts)
    out[n] = text .. ("\0"):rep(ROOM - #text)
  end
  return table.concat(out)
end

-- Kernels ----------------------------------------------------------------------------------

local used = {}

-- Notes which words a kernel is built from.
local function watch(k)
  return setmetatable(k, { __index = function(_, name)
    if language[name] then used[name] = true end
    return language[name]
  end })
end

local function pointers(k, case)
  local p = { n = k:size "n" }
  for n = 1, 3 do p[n] = k:input(("abc"):sub(n, n), types[case.takes[n] or "f32"]) end
  p.y = k:output("y", types[case.gives])
  return p
end

-- The machine's own lanes of the widest type of a case, so that all inputs have as many.
local function lanes_of(k, case)
  local bits = types[case.gives].bits
  for n, elem in ipairs(case.takes) do
    bits = math.max(bits, types[elem].bits * (case.groups and case.groups[n] or 1))
  end
  return k.isa.bits // bits
end

local function vector_kernel(case, isa, symbol)
  return lib.record(symbol, isa, function(k)
    watch(k)
    local p, lanes = pointers(k, case), lanes_of(k, case)
    local T = types.vector(types[case.gives], lanes)
    k:loop { to = COUNT, step = lanes, body = function(i)
      local x = {}
      for n, elem in ipairs(case.takes) do
        local group = case.groups and case.groups[n] or 1
        x[n] = k:load(types.vector(types[elem], lanes * group), p[n] + i * group)
      end
      local result = case.build(k, T, x[1], x[2], x[3], p, i)
      if not case.stores then k:store(p.y + i, result) end
    end }
  end)
end

local function scalar_kernel(case, isa, symbol)
  return lib.record(symbol, isa, function(k)
    watch(k)
    local p = pointers(k, case)
    k:loop { to = COUNT, body = function(i)
      local x = {}
      for n, elem in ipairs(case.takes) do x[n] = k:load(types[elem], p[n] + i) end
      k:store(p.y + i, (case.build(k, types[case.gives], x[1], x[2], x[3], p, i)))
    end }
  end)
end

-- Running ----------------------------------------------------------------------------------

local MAIN = [[
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef void kernel(int64_t n, const void *a, const void *b, const void *c, void *y);
typedef void (*any)(void);
%s
static const any kernels[] = { %s };

int main(int argc, char **argv)
{
    static _Alignas(64) char in[3][%d], out[%d];
    FILE *from = fopen(argv[argc - 2], "rb"), *to = fopen(argv[argc - 1], "wb");
    for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
        if (i %% 2 == 0 && fread(in, sizeof in, 1, from) != 1)
            return 1;
        memset(out, 0xff, sizeof out);
        ((kernel *)kernels[i])(%d, in[0], in[1], in[2], out);
        fwrite(out, sizeof out, 1, to);
    }
    return fclose(to) != 0;
}
]]

local function main_program(list)
  local declared, addresses = {}, {}
  for i, item in ipairs(list) do
    local symbol = item.kernel.symbol
    declared[i] = ("void %s(void), %s_ir(void);\n"):format(symbol, symbol)
    addresses[i] = ("%s, %s_ir"):format(symbol, symbol)
  end
  return MAIN:format(table.concat(declared), table.concat(addresses, ",\n"), ROOM, ROOM, COUNT)
end

local function same(a, b) return a == b and (a ~= 0 or 1 / a == 1 / b) or a ~= a and b ~= b end

-- The first lane that differs, as a sentence.
local function difference(item, text, lanes)
  local case, all = item.case, item.inputs
  local size = types[case.gives].bits // 8
  for i = 1, COUNT do
    local got = string.unpack(FORMAT[case.gives], text, (i - 1) * size + 1)
    local a, b, c = all[1][i], all[2] and all[2][i], all[3] and all[3][i]
    local wanted = case.wanted(a, b, c, i, all, lanes)
    if not same(got, wanted) then
      return ("lane %d of %s, %s, %s: got %s, wanted %s"):format(i, tostring(a), tostring(b), tostring(c),
                                                               tostring(got), tostring(wanted))
    end
  end
end

local function all_kernels(isa)
  local list = {}
  for n, case in ipairs(words.cases) do
    local input = inputs(case)
    list[#list + 1] = { case = case, inputs = input, name = case.name,
                        kernel = vector_kernel(case, isa, ("word_%d"):format(n)) }
    if case.scalar then
      list[#list + 1] = { case = case, inputs = input, name = case.name .. ", scalar",
                          kernel = scalar_kernel(case, isa, ("word_%d_scalar"):format(n)) }
    end
  end
  return list
end

local function run(isa)
  local list, data, kernels = all_kernels(isa), {}, {}
  for i, item in ipairs(list) do
    data[i], kernels[i] = packed(item.case, item.inputs), item.kernel
  end
  local program = lib.build(isa, kernels, main_program(list))
  files.write(program .. ".in", table.concat(data))
  lib.must_run("%s %s.in %s.out", program, program, program)
  return list, files.read(program .. ".out")
end

for _, isa in ipairs(lib.machines()) do
  lib.test("all words on " .. isa.name, function()
    local list, out = run(isa)
    local wrong = {}
    for i, item in ipairs(list) do
      local lanes = lanes_of(item.kernel, item.case)
      for form = 0, 1 do
        local from = (2 * (i - 1) + form) * ROOM
        local fault = difference(item, out:sub(from + 1, from + ROOM), lanes)
        if fault then
          wrong[#wrong + 1] = ("%s, %s form: %s"):format(item.name, form == 0 and "C" or "IR", fault)
        end
      end
    end
    print(("      %d kernels, both forms"):format(#list))
    if #wrong > 0 then
      error(("%d wrong:\n  %s"):format(#wrong, table.concat(wrong, "\n  ", 1, math.min(#wrong, 12))), 0)
    end
  end)
end

-- Words that are no instruction, or are tested with what they are for.
local ELSEWHERE = { vector = true, finish = true, signature = true, index_at = true, pointer_at = true,
                    array_at = true, budget = true,
                    tiles = true, tiles_end = true, tile_zero = true, tile_load = true, tile_store = true,
                    tile_dot_bf16 = true, tile_dot_u8_i8 = true, tile_dot_i8_i8 = true,
                    tile_dot_u8_u8 = true, tile_dot_i8_u8 = true }       -- test_tiles.lua

lib.test("every word has a case", function()
  for word in next, language do
    local known = type(language[word]) ~= "function" or used[word] or ELSEWHERE[word]
    if not known then error(("the word '%s' is in no case"):format(word), 0) end
  end
end)

lib.finish()
