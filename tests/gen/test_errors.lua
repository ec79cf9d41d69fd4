-- A mistake in a template is an error at its line, with the values in it; so is one in a request, a manifest
-- and a row of an operation.
local isas = require "gen.isa"
local lib = require "tests.gen.lib"
local op_table = require "gen.op_table"
local request = require "gen.request"
local types = require "gen.types"

-- Mistakes of templates: what is said, and who makes it. x, y: pointers to f32 in and out; v: a vector;
-- n: a size. None is a tail call, which would leave no line behind.
local MISTAKES = {
  { "expected f32x8, got u32x8", function(k, e) return e.v + k:bitcast(types.u32, e.v) end },
  { "expected a value of type f32x8, got nil", function(k, e) k:fma(e.v, e.v, nil) end },
  { "operator /: not for u32x8", function(k, e) return k:bitcast(types.u32, e.v) / 3 end },
  { "operator <<: not for f32x8", function(_, e) return e.v << 3 end },
  { "shift of u32x8 by 32", function(k, e) return k:bitcast(types.u32, e.v) << 32 end },
  { "1.5 is no u32x8", function(k, e) return k:bitcast(types.u32, e.v) + 1.5 end },
  { "no operator / on indexes", function(_, e) return e.n / 2 end },
  { "the divisor must be a positive number", function(_, e) return e.n // e.n end },
  { "a pointer only takes %+ index", function(_, e) return e.x - 1 end },
  { "load: pointer to f32 used with u32x8", function(k, e) k:load(types.vector(types.u32, 8), e.x) end },
  { "load: expected a pointer, got f32x8", function(k, e) k:load(types.f32, e.v) end },
  { "store to an input", function(k, e) k:store(e.x, e.v) end },
  { "store: pointer to f32 used with i32x8", function(k, e) k:store(e.y, k:truncate(types.i32, e.v)) end },
  { "prefetch: unknown field 'read'", function(k, e) k:prefetch(e.x, { read = true }) end },
  { "prefetch: no cache level 4", function(k, e) k:prefetch(e.x, { level = 4 }) end },
  { "a mask of 4 lanes does not fit f32x8",
    function(k, e) k:load(e.T, e.x, k:first_lanes(types.vector(types.f32, 4), e.n)) end },
  { "select: expected a bool, got f32x8", function(k, e) k:select(e.v, k:lane(e.v, 0), 0.0) end },
  { "expected a mask, got f32x8", function(k, e) k:select(e.v, e.v, 0.0) end },
  { "max: not for mask32x8", function(k, e)
    local m = k:less(e.v, 0.0)
    k:max(m, m)
  end },
  { "sqrt: not for u32x8", function(k, e) k:sqrt(k:bitcast(types.u32, e.v)) end },
  { "shuffle: no lane 16 in two of f32x8", function(k, e) k:shuffle(e.v, { 0, 16 }) end },
  { "lane: no lane 8 in f32x8", function(k, e) k:lane(e.v, 8) end },
  { "bitcast: expected a lane type, got f32x8", function(k, e) k:bitcast(e.T, e.v) end },
  { "convert: no index from f32x8", function(k, e) k:convert(types.index, e.v) end },
  { "convert: expected a lane type, got f16", function(k, e) k:convert("f16", e.v) end },
  { "dot_u8_i8: not for f32x8", function(k, e) k:dot_u8_i8(e.v, e.v, e.v) end },
  { "const: expected a number or a list of 8", function(k, e) k:const(e.T, { 1.0, 2.0 }) end },
  { "loop: unknown field 'tu'", function(k, e) k:loop { tu = e.n, body = print } end },
  { "loop: no field 'to'", function(k) k:loop { body = print } end },
  { "loop: step is 0", function(k, e) k:loop { to = e.n, step = 0, body = print } end },
  { "1 values carried, 0 returned", function(k, e)
    k:loop { to = e.n, carry = { e.v }, body = function() end }
  end },
  { "expected f32x8, got f32", function(k, e)
    k:loop { to = e.n, carry = { e.v }, body = function(_, c) return { k:lane(c[1], 0) } end }
  end },
  { "when: expected a condition, got index", function(k, e) k:when(e.n, function() end) end },
  { "name: 'a b' is no name", function(k, e) k:name(e.v, "a b") end },
  { "16 accumulators and 2 rows need 19 of 16 registers",
    function(k) k:budget { accumulators = 16, rows = 2 } end },
  { "budget: unknown field 'columns'", function(k) k:budget { accumulators = 1, columns = 2 } end },
  { "signature: no piece 'tail'", function(k) k:signature "tail" end },
  { "9 x 16 is too large", function(k) k:require(false, "%d x %d is too large", 9, 16) end },
}

local function record(build)
  return lib.record("f", isas.avx2, function(k)
    local n, x, y = k:size "n", k:input("x", types.f32), k:output("y", types.f32)
    local T = k:vector(types.f32)
    build(k, { n = n, x = x, y = y, T = T, v = k:load(T, x) })
  end)
end

for _, mistake in ipairs(MISTAKES) do
  lib.test("mistake: " .. mistake[1], function()
    local f = debug.getinfo(mistake[2], "S")
    local ok, message = pcall(record, mistake[2])
    lib.equal(ok, false, "recorded")
    local at, sentence = message:match "tests/gen/test_errors%.lua:(%d+): (.*)$"
    lib.equal(at ~= nil, true, "position in '" .. message .. "'")
    lib.equal(tonumber(at) >= f.linedefined and tonumber(at) <= f.lastlinedefined, true, "line " .. at)
    lib.equal(sentence:find(mistake[1]) ~= nil, true, "'" .. sentence .. "'")
  end)
end

-- Requests ---------------------------------------------------------------------------------

local REQUESTS = {
  { "expected SYMBOL TIER TEMPLATE", "tnk_x avx2" },
  { "'9x' is no symbol", "9x avx2 ewise op=add" },
  { "no template 'nothing'", "tnk_x avx2 nothing" },
  { "no instruction set 'avx1024'", "tnk_x avx1024 ewise op=add" },
  { "unknown parameter 'color'", "tnk_x avx2 ewise op=add color=red" },
  { "parameter 'op' is missing", "tnk_x avx2 ewise" },
  { "there are .*dtype mr nr", "tnk_x avx2 matmul_tile rm=4 nr=16" },
  { "parameter 'mr' is missing %(rows, 1", "tnk_x avx2 matmul_tile nr=16" },
  { "op is given twice", "tnk_x avx2 ewise op=add op=sub" },
  { "'unroll' is not name=value", "tnk_x avx2 ewise op=add unroll" },
  { "no operation 'softsine'", "tnk_x avx2 ewise op=softsine" },
  { "templates/matmul_tile.lua:%d+: .*registers", "tnk_x avx2 matmul_tile mr=9 nr=16" },
  { "no form 'asm'", "tnk_x avx2 ewise op=add", "asm" },
}

for _, case in ipairs(REQUESTS) do
  lib.test("request: " .. case[1], function()
    lib.fails(case[1], request.print, case[2], case[3] or "c", false)
  end)
end

-- Rows of operations -----------------------------------------------------------------------

local function row(changes)
  local r = { name = "twice", code = 300, family = "unary", inputs = 1, dtypes = { { "f32", "f32" } },
              ulp = 0,
              reference = "x + x", bench = {} }
  for field, value in next, changes do r[field] = value end
  return { r }
end

local ROWS = {
  { "twice: unknown field 'refernce'", { refernce = "x" } },
  { "twice: ulp is a string, not a number", { ulp = "0" } },
  { "twice: no family 'unari'", { family = "unari" } },
  { "twice: 3 types for 1 inputs", { dtypes = { { "f32", "f32", "f32" } } } },
  { "twice: float 'by' has no default", { floats = { { "by" } } } },
}

for _, case in ipairs(ROWS) do
  lib.test("row: " .. case[1], function() lib.fails(case[1], op_table.entries, row(case[2])) end)
end

lib.test("two operations with one code are refused", function()
  local rows = row {}
  rows[2] = { name = "double", code = 300, family = "unary", inputs = 1, ulp = 0, bench = {} }
  lib.fails("twice and double have code 300", op_table.entries, rows)
end)

lib.finish()
