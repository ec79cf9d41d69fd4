-- What is told of a kernel: instructions of its inner loops and registers, counted by hand here; and the
-- rule of registers, which the form that needs more decides.
local isas = require "gen.isa"
local lib = require "tests.gen.lib"
local request = require "gen.request"
local types = require "gen.types"

local function counts(line) return request.record(line).counts end

-- mr rows and c columns of vectors: a step of k loads c vectors and mr scalars for mr * c fma, and a turn
-- is two steps; held are the accumulators, the row of b and a broadcast.
for _, case in ipairs {
  { "tnk_x avx512 matmul_tile mr=14 nr=32", "56 fma 32 ld", 31 },
  { "tnk_x avx512 matmul_tile mr=8 nr=48", "48 fma 22 ld", 28 },
  { "tnk_x avx2 matmul_tile mr=6 nr=16", "24 fma 16 ld", 15 },
  { "tnk_x avx2 matmul_tile mr=4 nr=24", "24 fma 14 ld", 16 },
  { "tnk_x neon matmul_tile mr=8 nr=8", "32 fma 20 ld", 19 },
  { "tnk_x avx512_amx tile_amx dot=bf16 mr=32 nr=32", "4 tile dot 4 tile ld", 8 },
} do
  lib.test(case[1], function()
    local c = counts(case[1])
    lib.equal(c.loops[1], case[2], "loop")
    lib.equal(c.registers, case[3], "registers")
  end)
end

lib.test("a loop's own values are held throughout", function()
  local k = lib.record("f", isas.avx2, function(k)
    local T = k:vector(types.f32)
    local n, x, y = k:size "n", k:input("x", T.elem), k:output("y", T.elem)
    local factor, offset = k:load(T, x), k:load(T, x + T.lanes)       -- 2 from outside
    local sum = k:loop { to = n, carry = k:const(T, 0.0), body = function(i, s)        -- 1 carried
      local v = k:load(T, x + i)                                      -- 1 more: 4 at once
      return s + (v * factor + offset)
    end }
    k:store(y, sum)
  end)
  lib.equal(k.counts.registers, 4, "registers")
  lib.equal(k.counts.loops[1], "2 add 1 mul 1 ld", "loop")
end)

lib.test("kernels without a loop are counted whole", function()
  local k = lib.record("f", isas.avx2, function(k)
    local T = k:vector(types.f32)
    local x, y = k:input("x", T.elem), k:output("y", T.elem)
    k:store(y, k:load(T, x) + k:load(T, x + T.lanes))
  end)
  lib.equal(k.counts.loops[1], "1 add 2 ld 1 st", "instructions")
  lib.equal(k.counts.registers, 2, "registers")
end)

-- Each form's own needs (gen/isa.lua): one broadcast in IR; GCC 12 spills wide neon tiles.
for _, case in ipairs {
  { "avx512", 30, 1, true }, { "avx512", 30, 2, false }, { "avx2", 12, 3, true }, { "avx2", 12, 4, false },
  { "neon", 16, 2, true }, { "neon", 24, 3, false }, { "generic", 12, 2, true },
} do
  local tier, accumulators, rows, fits = table.unpack(case)
  lib.test(("%d accumulators and %d rows on %s"):format(accumulators, rows, tier), function()
    local function record()
      lib.record("f", isas[tier], function(k) k:budget { accumulators = accumulators, rows = rows } end)
    end
    if fits then record() else lib.fails("need %d+ of %d+ registers", record) end
  end)
end

lib.test("what nobody uses is not there", function()
  local k = lib.record("f", isas.avx2, function(k)
    local T = k:vector(types.f32)
    local n, x, y = k:size "n", k:input("x", T.elem), k:output("y", T.elem)
    local v = k:load(T, x)
    local unused = k:loop { to = n, carry = { v, k:load(T, x + 8) }, body = function(i, c)
      return { c[1] + k:load(T, x + i), c[2] * 2.0 }
    end }
    k:store(y, unused[2])
    k:loop { to = n, carry = v, body = function(_, c) return c * 2.0 end }
  end)
  lib.equal(k.counts.loops[1], "1 mul", "instructions")
  lib.equal(#k.counts.loops, 1, "loops")
end)

lib.finish()
