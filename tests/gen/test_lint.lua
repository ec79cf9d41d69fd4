-- What no compiler says: luacheck, tail calls in templates, order of tables on a path to output.
local files = require "gen.files"
local lib = require "tests.gen.lib"

lib.test("luacheck finds nothing", function()
  if not lib.has "luacheck" then lib.skip "no luacheck" end
  lib.must_run("luacheck --no-color -q gen templates tests/gen")
end)

-- Each line of the .lua files below the directories: file, number, text.
local function lines_of(...)
  local out = {}
  for _, directory in ipairs { ... } do
    for _, name in ipairs(files.list(directory, ".lua")) do
      local number = 0
      for text in files.read(name):gmatch "([^\n]*)\n" do
        number = number + 1
        out[#out + 1] = { name = name, number = number, text = text }
      end
    end
  end
  return out
end

local function none(lines, pattern, why)
  local found = {}
  for _, line in ipairs(lines) do
    if line.text:find(pattern) and not line.text:find "^%s*%-%-" then
      found[#found + 1] = ("%s:%d: %s"):format(line.name, line.number, line.text)
    end
  end
  if #found > 0 then error(why .. "\n" .. table.concat(found, "\n"), 0) end
end

-- A tail call of a word leaves no frame of the template, so that its line would be lost.
lib.test("no template returns a word's call", function()
  local lines = lines_of "templates"
  for _, line in ipairs(lines_of "gen") do
    if line.name:find "^gen/ops/" then lines[#lines + 1] = line end
  end
  none(lines, "return k:[%w_]+%b() end", "assign, then return:")
  none(lines, "return k:[%w_]+%b()$", "assign, then return:")
end)

lib.test("no pairs: its order changes from run to run", function()
  none(lines_of("gen", "templates"), "%f[%w]pairs%(", "iterate over a list, or over sorted keys:")
end)

-- Lines of functions, by indentation: from one that opens a function to the end of that depth.
lib.test("functions are short", function()
  local long, open = {}, nil
  for _, line in ipairs(lines_of "gen") do
    local indent, rest = line.text:match "^( *)(.*)$"
    if rest:find "^local function" or rest:find "^function" then
      open = { indent = #indent, from = line.number, name = line.name }
    elseif open and rest:find "^end" and #indent == open.indent then
      local length = line.number - open.from + 1
      if length > 40 then long[#long + 1] = ("%s:%d: %d lines"):format(open.name, open.from, length) end
      open = nil
    end
  end
  if #long > 0 then error(table.concat(long, "\n"), 0) end
end)

lib.finish()
