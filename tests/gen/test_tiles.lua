-- The words of tiles, in both forms, against sums worked out here; and what they refuse. Small whole
-- numbers, so that sums are exact in whatever order.
local files = require "gen.files"
local isas = require "gen.isa"
local lib = require "tests.gen.lib"
local types = require "gen.types"

local ROWS, COLUMNS, STEPS = 5, 7, 11         -- less than a tile each way: words of k in a row
local STRIDE = 24                             -- of c, whose rest is not touched
local TWICE = 2                               -- a product is added twice

local KINDS = {
  { word = "tile_dot_bf16", elem = "u16", sum = "f32", group = 2, format = "<f",
    pack = function(x) return string.pack("<I2", string.unpack("<I4", string.pack("<f", x)) >> 16) end,
    a = function(i) return i % 13 - 6 end, b = function(i) return i % 11 - 5 end },
}

-- Bytes with a sign (i8) or without, of the whole range.
for _, signs in ipairs { { 0, 128 }, { 128, 128 }, { 0, 0 }, { 128, 0 } } do
  local of_a, of_b = table.unpack(signs)
  local function name(of) return of > 0 and "i8" or "u8" end
  KINDS[#KINDS + 1] = { word = ("tile_dot_%s_%s"):format(name(of_a), name(of_b)), elem = "u8", sum = "i32",
    group = 4, format = "<i4", pack = function(x) return string.pack("B", x & 255) end,
    a = function(i) return i * 29 % 256 - of_a end, b = function(i) return i * 31 % 256 - of_b end }
end

-- Tile 0 gets c, once and again a·b, and is stored; tile 3 becomes 0 and is stored below.
local function record(kind)
  return lib.record(kind.word, isas.avx512_amx, function(k)
    local m, n = k:size "m", k:size "n"
    local a, b = k:input("a", types[kind.elem]), k:input("b", types[kind.elem])
    local c = k:output("c", types[kind.sum])
    k:tiles { { m, n * 4 }, { m, STEPS * 4 }, { STEPS, n * 4 }, { 1, n * 4 } }
    k:tile_load(0, c, STRIDE)
    k:tile_load(1, a, STEPS * kind.group)
    k:tile_load(2, b, n * kind.group)
    k:loop { to = TWICE, body = function() k[kind.word](k, 0, 1, 2) end }
    k:tile_store(c, STRIDE, 0)
    k:tile_zero(3)
    k:tile_store(c + ROWS * STRIDE, STRIDE, 3)
    k:tiles_end()
  end)
end

local function packed(count, number, pack)
  local out = {}
  for i = 1, count do out[i] = pack(number(i)) end
  return table.concat(out)
end

local MAIN = [[
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef void kernel(int64_t m, int64_t n, const void *a, const void *b, void *c);
kernel %s, %s_ir;

int main(int argc, char **argv)
{
    static _Alignas(64) char in[2][4096], c[2][4 * %d];
    FILE *from = fopen(argv[1], "rb"), *to = fopen(argv[2], "wb");
    if (argc != 3 || !from || !to || fread(in, sizeof in, 1, from) != 1)
        return 1;
    if (syscall(SYS_arch_prctl, 0x1023, 18) != 0)
        return puts("no tiles"), 0;
    for (int i = 0; i < 4 * %d; i++)
        c[0][i] = c[1][i] = (char)(i %% 4 ? 0 : i / 4 %% 50);
    %s(%d, %d, in[0], in[1], c[0]);
    %s_ir(%d, %d, in[0], in[1], c[1]);
    fwrite(c, sizeof c, 1, to);
    return fclose(to) != 0;
}
]]

local COUNT = (ROWS + 1) * STRIDE

-- What c held: bits that are small integers, or subnormal floats, which count as 0.
local function wanted(kind, row, column)
  local at = row * STRIDE + column
  if column >= COLUMNS then return nil, at % 50 end
  if row == ROWS then return 0 end
  local sum = kind.sum == "i32" and at % 50 or 0
  for p = 0, STEPS * kind.group - 1 do
    local i = row * STEPS * kind.group + p + 1
    local j = (p // kind.group * COLUMNS + column) * kind.group + p % kind.group + 1
    sum = sum + TWICE * kind.a(i) * kind.b(j)
  end
  return sum
end

local function check(kind, text, form)
  for row = 0, ROWS do
    for column = 0, STRIDE - 1 do
      local at = row * STRIDE + column
      local sum, bits = wanted(kind, row, column)
      local place = ("%s form, row %d, column %d"):format(form == 0 and "C" or "IR", row, column)
      local from = 4 * (form * COUNT + at) + 1
      if bits then lib.equal(string.unpack("<I4", text, from), bits, place)
      else lib.equal(string.unpack(kind.format, text, from), sum, place) end
    end
  end
end

for _, kind in ipairs(KINDS) do
  lib.test(kind.word, function()
    if not lib.runs(isas.avx512_amx) then lib.skip "no tiles here" end
    local name = kind.word
    local main = MAIN:format(name, name, COUNT, COUNT, name, ROWS, COLUMNS, name, ROWS, COLUMNS)
    local program = lib.build(isas.avx512_amx, { record(kind) }, main)
    local a = packed(ROWS * STEPS * kind.group, kind.a, kind.pack)
    local b = packed(COLUMNS * STEPS * kind.group, kind.b, kind.pack)
    files.write(program .. ".in", a .. ("\0"):rep(4096 - #a) .. b .. ("\0"):rep(4096 - #b))
    if lib.must_run("%s %s.in %s.out", program, program, program):find "no tiles" then
      lib.skip "the system refuses them"
    end
    local out = files.read(program .. ".out")
    for form = 0, 1 do check(kind, out, form) end
  end)
end

for _, case in ipairs {
  { "tiles: avx512 has none", "avx512", function(k) k:tiles { { 1, 4 } } end },
  { "tiles: expected 1 to 16 rows, got 17", "avx512_amx", function(k) k:tiles { { 17, 4 } } end },
  { "tiles: expected 1 to 64 bytes, got 0", "avx512_amx", function(k) k:tiles { { 16, 0 } } end },
  { "tile_zero: the kernel has no tiles yet", "avx512_amx", function(k) k:tile_zero(0) end },
  { "tile_zero: no tile 1 of 1", "avx512_amx", function(k)
    k:tiles { { 16, 64 } }
    k:tile_zero(1)
  end },
  { "tile_dot_bf16: tiles 0, 1, 1 are not three", "avx512_amx", function(k)
    k:tiles { { 16, 64 }, { 16, 64 } }
    k:tile_dot_bf16(0, 1, 1)
  end },
  { "tiles: once", "avx512_amx", function(k)
    k:tiles { { 16, 64 } }
    k:tiles { { 16, 64 } }
  end },
  { "tile_store to an input", "avx512_amx", function(k)
    local x = k:input("x", types.f32)
    k:tiles { { 16, 64 } }
    k:tile_store(x, 16, 0)
  end },
} do
  local message, machine, build = table.unpack(case)
  lib.test("refused: " .. message, function() lib.fails(message, lib.record, "f", isas[machine], build) end)
end

lib.finish()
