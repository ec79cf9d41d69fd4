-- An operation is added by one row below gen/ops/ and nothing else: softsign of floats and distance of
-- integers, each in a copy of the tree, get their number, their reference, kernels of every tier in both
-- forms and the list of what serves which types; the kernels give what plain C gives.
local files = require "gen.files"
local lib = require "tests.gen.lib"

local SOFTSIGN = [[
  { name = "softsign", code = 90, family = "unary", inputs = 1, dtypes = { { "f32", "f32" } }, ulp = 1.5,
    reference = "x / (1 + fabs(x))",
    expression = function(k, x) return x / (1.0 + k:abs(x)) end,
    bench = { "softsign f32 2K" } },
}
]]

local SOFTSIGN_MAIN = [[
#include "kernel/stock_p.h"
#include <math.h>
#include <stdio.h>

typedef void map(const int64_t n[2], void *const *data, const int64_t (*stride)[2], const float *param);
%s
static map *const kernels[] = { %s };

/* Distance in units in the last place of the float next to wanted. */
static double distance(float got, double wanted)
{
    float near = (float)wanted;
    return fabs((double)got - wanted) / ((double)nextafterf(fabsf(near), INFINITY) - (double)fabsf(near));
}

int main(void)
{
    const tni_op_row *row = tni_ops;
    while (row->op != TN_OP_SOFTSIGN)
        row++;
    for (size_t k = 0; k < sizeof kernels / sizeof *kernels; k++)
        for (int64_t count = 0; count < 70; count++) {
            float x[70], y[71];
            for (int i = 0; i < 71; i++)
                y[i] = 7;
            for (int i = 0; i < 70; i++)
                x[i] = (float)sin(i * 12.9898) * (i %% 3 == 0 ? 1e-3f : 50);
            void *data[] = { x, y };
            int64_t n[2] = { 1, count };
            static const int64_t stride[2][2] = { { 70, 1 }, { 70, 1 } };
            kernels[k](n, data, stride, NULL);
            for (int64_t i = 0; i < count; i++) {
                double in = x[i], wanted = in / (1 + fabs(in));
                if (row->reference(&in, NULL) != wanted || !(distance(y[i], wanted) <= 1.5)) {
                    printf("kernel %%zu, count %%d: %%a gives %%a, wanted %%a\n", k, (int)count, in,
                           (double)y[i], wanted);
                    return 1;
                }
            }
            if (y[count] != 7)
                return 2;
        }
    return 0;
}
]]

-- Integers: types of 16 bits are computed in I32, those of 64 bits by the reference.
local DISTANCE = [[
  { name = "distance", code = 90, family = "binary", inputs = 2, dtypes = binary(INTEGERS),
    lanes = "u8 i8 u32 i32", ulp = 0,
    integer = "a > b ? (uint64_t)a - (uint64_t)b : (uint64_t)b - (uint64_t)a",
    expression = function(k, a, b) return k:max(a, b) - k:min(a, b) end,
    bench = { "distance i32 2K" } },
}
]]

local DISTANCE_MAIN = [[
#include "kernel/stock_p.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void map(const int64_t n[2], void *const *data, const int64_t (*stride)[2], const float *param);
%s
static map *const kernels[] = { %s };

/* Kernels of U8 and of I32 take turns. */
static int64_t load(size_t kernel, const void *at)
{
    return kernel %% 2 == 0 ? *(const uint8_t *)at : *(const int32_t *)at;
}

static int64_t low_bits(size_t kernel, int64_t x)
{
    return kernel %% 2 == 0 ? (int64_t)(uint8_t)x : (int64_t)(int32_t)x;
}

int main(void)
{
    const tni_op_row *row = tni_ops;
    while (row->op != TN_OP_DISTANCE)
        row++;
    for (size_t k = 0; k < sizeof kernels / sizeof *kernels; k++)
        for (int64_t count = 0; count < 300; count++) {
            size_t size = k %% 2 == 0 ? 1 : 4;
            static int32_t x[2][300], y[301];
            for (int i = 0; i < 600; i++)
                x[i / 300][i %% 300] = (int32_t)((unsigned)rand() << 16 ^ (unsigned)rand());
            memset(y, 7, sizeof y);
            void *data[] = { x[0], x[1], y };
            int64_t n[2] = { 1, count };
            static const int64_t stride[3][2] = { { 300, 1 }, { 300, 1 }, { 300, 1 } };
            kernels[k](n, data, stride, NULL);
            for (size_t i = 0; i < (size_t)count; i++) {
                int64_t a = load(k, (char *)x[0] + i * size);
                int64_t b = load(k, (char *)x[1] + i * size);
                int64_t wanted = a > b ? a - b : b - a, in[2] = { a, b };
                uint64_t bits[2] = { (uint64_t)a, (uint64_t)b };
                int64_t got = load(k, (char *)y + i * size);
                int64_t said = size == 1 ? (int64_t)row->unsigned_reference(bits, NULL)
                                         : row->signed_reference(in, NULL);
                if (said != wanted || got != low_bits(k, wanted)) {
                    printf("kernel %%zu, count %%d: %%lld and %%lld give %%lld, wanted %%lld\n", k,
                           (int)count, (long long)a, (long long)b, (long long)got, (long long)wanted);
                    return 1;
                }
            }
            if (((char *)y)[(size_t)count * size] != 7)
                return 2;
        }
    return 0;
}
]]

-- A copy of the tree with a row more at the end of a file of rows, and what is generated from it: of the
-- kernels, those of one manifest, which needs no change.
local function add_row(name, rows_file, row, manifest)
  local where = ("%s/%s"):format(lib.temporary(), name)
  lib.must_run("mkdir -p %s && cp -r gen templates %s", where, where)
  local path = ("%s/gen/ops/%s"):format(where, rows_file)
  local changed, count = files.read(path):gsub("}\n$", function() return row end)
  lib.equal(count, 1, "rows of " .. rows_file .. " end in }")
  files.write(path, changed)
  lib.must_run("cd %s && lua5.4 gen/main.lua --out generated --ir ir --manifest gen/manifest/%s.lua", where,
               manifest)
  return where
end

-- Files written by hand that the addition touched, new ones too.
local function touched(where)
  return (lib.run("diff -rq gen %s/gen; diff -rq templates %s/templates", where, where))
end

local function check_touched(where, rows_file)
  local list = touched(where)
  lib.equal(select(2, list:gsub("\n", "\n")), 1, "files touched:\n" .. list)
  lib.equal(list:find("gen/ops/" .. rows_file, 1, true) ~= nil, true, list)
end

local function check_listed(where, word, types)
  local index = files.read(where .. "/generated/INDEX.md")
  lib.equal(files.read(where .. "/generated/include/tenon/opcodes.h")
    :find(("TN_OP_%s = 90,"):format(word:upper()), 1, true) ~= nil, true, "opcode")
  for _, dtype in ipairs(types) do
    local row = index:match(("\n| %s_%s | ([^\n]*)"):format(word, dtype)) or ""
    local _, links = row:gsub("| %[u1%]%([%w_]+%.c%) ", "")
    lib.equal(links, 4, ("%s_%s in the index, a kernel a tier: %s"):format(word, dtype, row))
  end
end

-- The lanes of each type in maps.c, as "u16:i32"; only a type that has a kernel is there.
local function served(where, word)
  local list = {}
  local row = ("{ TN_OP_%s, 0, { TN_(%%w+)[^}]*}, [^{]*{ TN_(%%w+)"):format(word:upper())
  for types, lanes in files.read(where .. "/generated/maps.c"):gmatch(row) do
    list[#list + 1] = ("%s:%s"):format(types, lanes):lower()
  end
  return table.concat(list, " ")
end

-- Objects of a tier: the C form of a file, and the IR form of some of its kernels, as _ir.
local function compile_kernels(where, file, symbols, isa)
  lib.must_run("%s -std=c11 -O2 -Wall -Wextra -Werror %s -c %s/generated/%s_%s.c -o %s/%s.o",
               lib.c_compiler(), table.concat(isa.c_flags, " "), where, file, isa.name, where, isa.name)
  local names, objects = {}, { ("%s/%s.o"):format(where, isa.name) }
  for i, symbol in ipairs(symbols) do
    names[i] = symbol .. "_ir"
    lib.must_run("cp %s/ir/%s.ll %s/%s.ll", where, symbol, where, names[i])
    objects[#objects + 1] = ("%s/%s.o"):format(where, names[i])
  end
  lib.compile_ir(where, names)
  return table.concat(objects, " ")
end

-- Runs the program with the kernels of every tier of this host, of the types in turn, in both forms.
local function check_kernels(where, file, word, types, main)
  local declared, addresses, objects = {}, {}, {}
  for _, isa in ipairs(lib.machines()) do
    if isa.tier == isa.name then
      local symbols = {}
      for i, dtype in ipairs(types) do symbols[i] = ("tnk_%s_%s__%s_u1"):format(word, dtype, isa.name) end
      objects[#objects + 1] = compile_kernels(where, file, symbols, isa)
      for _, form in ipairs { "", "_ir" } do
        local list = table.concat(symbols, form .. ", ") .. form
        declared[#declared + 1] = ("map %s;\n"):format(list)
        addresses[#addresses + 1] = list
      end
    end
  end
  files.write(where .. "/main.c", main:format(table.concat(declared), table.concat(addresses, ", ")))
  local references = {}
  for i, name in ipairs { "math", "erf", "trig", "integer" } do
    references[i] = ("runtime/kernel/reference/%s.c"):format(name)
  end
  lib.must_run("%s -std=c11 -O1 -Wall -Wextra -Werror -ffp-contract=off -Iruntime -Iruntime/include " ..
               "-I%s/generated/include %s/main.c %s/generated/ops.c %s %s -o %s/test -lm", lib.c_compiler(),
               where, where, where, table.concat(references, " "), table.concat(objects, " "), where)
  lib.must_run("%s/test", where)
end

local softsign, distance

lib.test("one row makes an operation of floats", function()
  softsign = add_row("softsign", "functions.lua", SOFTSIGN, "functions_f32")
  check_touched(softsign, "functions.lua")
  check_listed(softsign, "softsign", { "f32" })
  lib.equal(served(softsign, "softsign"), "f32:f32", "types served")
end)

lib.test("its kernels and its reference are right", function()
  check_kernels(softsign, "functions_f32", "softsign", { "f32" }, SOFTSIGN_MAIN)
end)

lib.test("one row makes an operation of integers", function()
  distance = add_row("distance", "arithmetic.lua", DISTANCE, "ewise_int")
  check_touched(distance, "arithmetic.lua")
  check_listed(distance, "distance", { "u8", "i8", "i32", "u32" })
  lib.equal(served(distance, "distance"), "u8:u8 i8:i8 u16:i32 i16:i32 i32:i32 u32:u32", "types served")
end)

lib.test("its kernels and its references are right", function()
  check_kernels(distance, "ewise_int", "distance", { "u8", "i32" }, DISTANCE_MAIN)
end)

lib.finish()
