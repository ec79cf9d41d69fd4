-- An operation is added by one row below gen/ops/ and nothing else: softsign, in a copy of the tree, gets its
-- number, its reference, kernels of every tier in both forms; they give what x / (1 + |x|) gives in double.
local files = require "gen.files"
local lib = require "tests.gen.lib"

local ROW = [[
  { name = "softsign", code = 90, family = "unary", inputs = 1, dtypes = { { "f32", "f32" } }, ulp = 1.5,
    reference = "x / (1 + fabs(x))",
    expression = function(k, x) return x / (1.0 + k:abs(x)) end,
    bench = { "softsign f32 2K" } },
}
]]

local MAIN = [[
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

local where = lib.temporary() .. "/tree"

local function add_row()
  lib.must_run("mkdir -p %s && cp -r gen templates %s", where, where)
  local text = files.read(where .. "/gen/ops/functions.lua")
  local changed, count = text:gsub("}\n$", function() return ROW end)
  lib.equal(count, 1, "rows of gen/ops/functions.lua end in }")
  files.write(where .. "/gen/ops/functions.lua", changed)
  lib.must_run("cd %s && lua5.4 gen/main.lua --out generated --ir ir", where)
end

local function kernel_objects(isa)
  local symbol = ("tnk_softsign_f32__%s_u1"):format(isa.name)
  lib.must_run("%s -std=c11 -O2 -Wall -Wextra -Werror %s -c %s/generated/functions_f32_%s.c -o %s/%s.o",
               lib.c_compiler(),
               table.concat(isa.c_flags, " "), where, isa.name, where, isa.name)
  lib.must_run("cp %s/ir/%s.ll %s/%s_ir.ll", where, symbol, where, symbol)
  lib.compile_ir(where, { symbol .. "_ir" })
  return symbol, ("%s/%s.o %s/%s_ir.o"):format(where, isa.name, where, symbol)
end

lib.test("one row makes the operation", function()
  add_row()
  lib.equal(files.read(where .. "/generated/include/tenon/opcodes.h"):find "TN_OP_SOFTSIGN = 90," ~= nil,
            true)
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    local index = files.read(where .. "/generated/INDEX.md")
    lib.equal(index:find(("tnk_softsign_f32__%s_u1"):format(tier), 1, true) ~= nil, true, tier)
  end
end)

lib.test("its kernels and its reference are right", function()
  local includes = ("-Iruntime -Iruntime/include -I%s/generated/include"):format(where)
  local declared, addresses, objects = {}, {}, {}
  for _, isa in ipairs(lib.machines()) do
    if isa.tier == isa.name then
      local symbol, paths = kernel_objects(isa)
      declared[#declared + 1] = ("map %s, %s_ir;\n"):format(symbol, symbol)
      addresses[#addresses + 1] = ("%s, %s_ir"):format(symbol, symbol)
      objects[#objects + 1] = paths
    end
  end
  files.write(where .. "/main.c", MAIN:format(table.concat(declared), table.concat(addresses, ", ")))
  local references = {}
  for i, name in ipairs { "math", "erf", "trig", "integer" } do
    references[i] = ("runtime/kernel/reference_%s.c"):format(name)
  end
  lib.must_run("%s -std=c11 -O1 -Wall -Wextra -Werror -ffp-contract=off %s %s/main.c %s/generated/ops.c " ..
               "%s %s -o %s/test -lm", lib.c_compiler(), includes, where, where,
               table.concat(references, " "), table.concat(objects, " "), where)
  lib.must_run("%s/test", where)
end)

lib.finish()
