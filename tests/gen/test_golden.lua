-- The texts of small kernels as they are kept in tests/gen/golden/, so that a change of the printers
-- shows as a change of text. lua5.4 tests/gen/test_golden.lua --update writes them anew.
local files = require "gen.files"
local isas = require "gen.isa"
local lib = require "tests.gen.lib"
local types = require "gen.types"

local update = arg[1] == "--update"

-- y[i] = max(0, x[i] * param[0]), rows of any length, with a masked tail.
local function map_kernel(k)
  local T = k:vector(types.f32)
  local call = k:signature "map"
  local x, y = k:pointer_at(call.data, 0, T.elem, false, "x"), k:pointer_at(call.data, 1, T.elem, true, "y")
  local n = k:index_at(call.n, 1, "n")
  local factor = k:name(k:splat(T, k:load(T.elem, call.param)), "factor")
  local whole = k:let(n & -T.lanes, "whole")
  k:loop { index = "i", to = whole, step = T.lanes, body = function(i)
    k:store(y + i, k:max(0.0, k:load(T, x + i) * factor))
  end }
  k:comment "the rest"
  k:when(k:less(whole, n), function()
    local lanes = k:first_lanes(T, n - whole)
    k:store(y + whole, k:max(0.0, k:load(T, x + whole, lanes) * factor), lanes)
  end)
end

-- c = a · b of 2 rows and one vector, a small tile with a bias that may be absent.
local function tile_kernel(k)
  local T = k:vector(types.f32)
  local call = k:signature("tile", T.elem)
  local acc = { k:name(k:const(T, 0), "acc0"), k:name(k:const(T, 0), "acc1") }
  acc = k:loop { index = "p", to = call.k, carry = { acc, call.a, call.b }, body = function(_, carry)
    local sums, a, b = table.unpack(carry)
    local row = k:name(k:load(T, b), "row")
    for i = 1, 2 do sums[i] = k:fma(k:splat(T, k:load(T.elem, a + (i - 1))), row, sums[i]) end
    return { sums, a + 2, b + T.lanes }
  end }[1]
  acc = k:when(k:given(call.bias), acc, function(sums)
    local bias = k:name(k:load(T, call.bias), "bias0")
    return { sums[1] + bias, sums[2] + bias }
  end)
  for i = 1, 2 do k:store(call.c + (i - 1) * call.ldc, acc[i]) end
end

local function check(name, text)
  local path = "tests/gen/golden/" .. name
  if update then
    files.write(path, text)
    return
  end
  local kept = files.read(path)
  if kept == text then return end
  files.write(lib.temporary() .. "/new", text)
  local difference = lib.run("diff %s %s/new", path, lib.temporary())
  error(("%s differs (--update keeps it):\n%s"):format(path, difference:sub(1, 2000)), 0)
end

for _, kernel in ipairs { { "map", map_kernel }, { "tile", tile_kernel } } do
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    local name = ("%s_%s"):format(kernel[1], tier)
    lib.test(name, function()
      local c, ir = lib.print(lib.record(name, isas[tier], kernel[2]))
      check(name .. ".c", c)
      check(name .. ".ll", ir)
    end)
  end
end

lib.finish()
