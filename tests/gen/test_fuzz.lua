-- Random programs: the C form and the IR form give the same bits.
-- lua5.4 tests/gen/test_fuzz.lua [FIRST [COUNT [MACHINE]]]
local files = require "gen.files"
local lib = require "tests.gen.lib"
local random_program = require "tests.gen.random_program"

local first, count = tonumber(arg[1] or os.getenv "TENON_TEST_SEED") or 1, tonumber(arg[2]) or 60

local MAIN = [[
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef void kernel(int64_t n, const float *x, float *y);
%s
static const struct { int seed; kernel *c, *ir; } all[] = { %s };

int main(void)
{
    static float x[400], y[2][400];
    for (int i = 0; i < 400; i++)
        x[i] = (float)((i * 7919) %% 61 - 30) / 11.0f;
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        for (int n = 0; n < 5; n++) {
            for (int i = 0; i < 400; i++)
                y[0][i] = y[1][i] = (float)(i %% 7) - 3;
            all[k].c(n, x, y[0]);
            all[k].ir(n, x, y[1]);
            if (memcmp(y[0], y[1], sizeof y[0]))
                printf("seed %%d, n %%d\n", all[k].seed, n);
        }
    return 0;
}
]]

local function program(isa)
  local kernels, declared, rows = {}, {}, {}
  for i = 1, count do
    local seed = first + i - 1
    local symbol = ("random_%d"):format(seed)
    kernels[i] = lib.record(symbol, isa, function(k) random_program(k, seed) end)
    declared[i] = ("kernel %s, %s_ir;\n"):format(symbol, symbol)
    rows[i] = ("{ %d, %s, %s_ir }"):format(seed, symbol, symbol)
  end
  return lib.build(isa, kernels, MAIN:format(table.concat(declared), table.concat(rows, ",\n")))
end

for _, isa in ipairs(lib.machines()) do
  if isa.name == (arg[3] or isa.name) and isa.tier == isa.name then
    lib.test(("%d random programs from seed %d on %s"):format(count, first, isa.name), function()
      local differing = lib.must_run("%s", program(isa))
      if differing ~= "" then
        files.write("build/random_kernels.c", files.read(lib.temporary() .. "/kernels.c"))
        local again = "repeat: lua5.4 tests/gen/test_fuzz.lua SEED 1 " .. isa.name
        error(("the forms differ:\n%s%s"):format(differing, again), 0)
      end
    end)
  end
end

lib.finish()
