-- The stock set: generated/ is what gen/ makes, two runs give the same bytes, texts keep their limits,
-- and every kernel says where it comes from.
local files = require "gen.files"
local lib = require "tests.gen.lib"
local stock = require "gen.stock"
local names = require "gen.names"
local request = require "gen.request"
local wrap = require "gen.wrap"

local sources = { { name = "x", text = "y" } }
local rows = require "gen.ops"
local set = stock.set(rows, sources)

-- One run with all that it can write, into a folder of its own below the test's.
local function write_all(n)
  local where = ("%s/%d"):format(lib.temporary(), n)
  lib.must_run("lua5.4 gen/main.lua --out %s --ir %s/ir --embed %s/embedded.c", where, where, where)
  return where
end

-- generated/local/ is anybody's.
lib.test("generated/ is current and holds nothing else; a second run gives the same bytes", function()
  local first, second = write_all(1), write_all(2)
  lib.must_run("diff -r %s %s", first, second)
  lib.must_run("rm -r %s/ir %s/embedded.c && diff -r -x local generated %s", first, first, first)
end)

-- Runs of one manifest, which are short.
local function write_some(where, words)
  return lib.run("lua5.4 gen/main.lua --manifest gen/manifest/loss.lua --out %s %s", where, words or "")
end

lib.test("a drift, a missing file and an orphan are named", function()
  local where = lib.temporary() .. "/some"
  write_some(where)
  lib.must_run("echo '/* more */' >> %s/loss_avx2.c && rm %s/ops.c", where, where)
  files.write(where .. "/stale_avx2.c", "/* Generated: do not edit. */\n")
  local text, ok = write_some(where, "--check")
  lib.equal(ok, false, "check")
  for _, sentence in ipairs { "loss_avx2.c is not what gen/ makes", "ops.c is missing",
                              "stale_avx2.c is made by nothing" } do
    lib.equal(text:find(sentence, 1, true) ~= nil, true, sentence)
  end
  lib.must_run("echo mine > %s/mine.txt", where)
  write_some(where)
  lib.equal(files.read(where .. "/stale_avx2.c"), nil, "the orphan")
  lib.equal(files.read(where .. "/mine.txt"), "mine\n", "a file that nobody generated")
end)

lib.test("only what changed is written", function()
  local where = lib.temporary() .. "/some"
  write_some(where)
  lib.equal(write_some(where):find("0 files changed", 1, true) ~= nil, true)
end)

lib.test("texts keep their limits", function()
  local bytes = 0
  for _, file in ipairs(set.files) do
    bytes = bytes + #file.text
    local line, kernel_file = 0, file.name:find "_%w+%.c$"
    for text in file.text:gmatch "([^\n]*)\n" do
      line = line + 1
      if kernel_file and #text > 100 then
        error(("%s:%d has %d columns"):format(file.name, line, #text), 0)
      end
      if text:find "%s$" then error(("%s:%d ends in a blank"):format(file.name, line), 0) end
    end
    if file.name:find "%.c$" and line > 2000 then error(("%s has %d lines"):format(file.name, line), 0) end
  end
  if bytes > 6e6 then error(("%d bytes"):format(bytes), 0) end
end)

lib.test("every kernel is within its registers and says where it comes from", function()
  for _, kernel in ipairs(set.kernels) do
    local program = kernel.program
    if program.counts.registers > program.isa.registers then
      error(("%s holds %d of %d registers"):format(kernel.symbol, program.counts.registers,
                                                   program.isa.registers), 0)
    end
    local head = table.concat(program.provenance, "\n")
    local held = program.tile_count and "tiles: " or "vector registers: "
    for _, part in ipairs { program.file, kernel.file, kernel.reason, held } do
      lib.equal(head:find(part, 1, true) ~= nil, true, kernel.symbol .. ": " .. part)
    end
    lib.equal(kernel.place:find "^gen/manifest/[%w_]+%.lua:%d+$" ~= nil, true, kernel.place)
  end
end)

lib.test("every family is there on every tier", function()
  local there = {}
  for _, kernel in ipairs(set.kernels) do
    there[kernel.tier .. " " .. (kernel.entry and kernel.entry.name or "pack")] = true
  end
  for _, tier in ipairs { "generic", "avx2", "avx512", "neon" } do
    for _, op in ipairs { "add", "sub", "mul", "div", "neg", "relu", "relu.d0", "exp", "scale", "copy",
                          "matmul", "sum",
                          "log_softmax", "pack" } do
      lib.equal(there[tier .. " " .. op], true, tier .. " " .. op)
    end
  end
end)

lib.test("a name says what and how", function()
  lib.equal(names.symbol(names.what("relu.d0", { "f32", "f32", "f32" }), "avx2", "u4"),
            "tnk_relu_d0_f32__avx2_u4")
  lib.equal(names.what("scale", { "u8", "f32" }), "scale_u8_f32")
end)

-- Positions --------------------------------------------------------------------------------

local LINE = "tnk_x avx2 ewise op=exp"

lib.test("each line of a text has its template position", function()
  for _, form in ipairs { "c", "ir" } do
    local text, at = request.print(LINE, form, false)
    local _, lines = text:gsub("\n", "")
    local templates = 0
    for i = 1, lines do
      local position = at[i]
      local of_template = position and position:find "^templates/.*%.lua:%d+$"
      if of_template or position and position:find "^gen/ops/[%w_]+%.lua:%d+$" then
        templates = templates + 1
      elseif position ~= false then error(("%s line %d: %s"):format(form, i, tostring(position)), 0) end
    end
    lib.equal(templates > 30, true, form .. ": lines with a position")
    lib.equal(#at <= lines, true, "no more positions than lines")
  end
end)

-- Follows #line as a compiler does, and compares with the list.
lib.test("#line and the list of positions agree", function()
  local text, at = request.print(LINE, "c", true)
  local file, number, i, whole = nil, 0, 0, true
  for line in text:gmatch "([^\n]*)\n" do
    i = i + 1
    local n, name = line:match '^#line (%d+) "(.*)"$'
    if n then
      file, number = name, tonumber(n)
    else
      if at[i] and whole then lib.equal(file .. ":" .. number, at[i], "line " .. i) end
      number, whole = number + 1, line:find "[;{}]$" or line:find "%*/$"
    end
  end
end)

lib.test("every instruction of the IR has a !DILocation", function()
  local text = request.print(LINE, "ir", true)
  for line in text:gmatch "([^\n]*)\n" do
    if line:find "^  %%" or line:find "^  store" or line:find "^  br" then
      lib.equal(line:find "!dbg !DILocation%(line: %d+, scope: !%d+%)$" ~= nil, true, line)
    end
  end
end)

-- Wrapping ---------------------------------------------------------------------------------

lib.test("long statements break at the outermost comma", function()
  local long = "    x = f(" .. ("a"):rep(40) .. ", g(" .. ("b"):rep(20) .. ", " .. ("c"):rep(30) .. "), d);"
  local lines = wrap(long)
  lib.equal(#lines, 2)
  lib.equal(lines[1], "    x = f(" .. ("a"):rep(40) .. ",")
  lib.equal(lines[2], "        g(" .. ("b"):rep(20) .. ", " .. ("c"):rep(30) .. "), d);")
end)

lib.test("the hash tells texts, names and their order apart", function()
  local hash = require "gen.hash"
  local a, b = { name = "a", text = "1" }, { name = "b", text = "2" }
  local seen = {}
  for _, texts in ipairs { {}, { a }, { b }, { a, b }, { b, a }, { { name = "a1", text = "" } } } do
    local h = hash(texts)
    lib.equal(#h, 32)
    lib.equal(seen[h], nil, "hash")
    seen[h] = true
  end
  lib.equal(files.read "generated/stock.c":find 'tni_source_hash%[%] = "%x+"' ~= nil, true, "hash in stock.c")
end)

lib.finish()
