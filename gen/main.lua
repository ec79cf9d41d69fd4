-- lua5.4 gen/main.lua --out DIR [--ir DIR] [--embed FILE] [--manifest FILE] [--check]
--
-- Writes the stock set: below --out what the repository keeps, below --ir the IR form of every kernel, with
-- positions, for the build, and the texts of gen/ and templates/ as one C file. Only files whose text changes
-- are written. --manifest: the kernels of that file instead of those of gen/manifest/. --check writes
-- nothing: it names what would change and what nothing makes any more, and fails.
require "gen.strict"
local files = require "gen.files"
local stock = require "gen.stock"
local write_embedded = require "gen.write_embedded"

local OPTIONS = { out = "DIR", ir = "DIR", embed = "FILE", manifest = "FILE", check = false }

local function options(arguments)
  local o, i = {}, 1
  while arguments[i] do
    local name = arguments[i]:match "^%-%-(%l+)$"
    if not name or OPTIONS[name] == nil then error(("no option '%s'"):format(arguments[i]), 0) end
    if OPTIONS[name] then
      o[name] = arguments[i + 1] or error(("--%s wants a %s"):format(name, OPTIONS[name]), 0)
      i = i + 1
    else
      o[name] = true
    end
    i = i + 1
  end
  if not o.out then error("--out DIR is missing", 0) end
  return o
end

local function source_texts()
  local texts = {}
  for _, directory in ipairs { "gen", "templates" } do
    for _, name in ipairs(files.list(directory, ".lua")) do
      texts[#texts + 1] = { name = name, text = files.read(name) }
    end
  end
  return texts
end

-- Names below the directory that no text of the set has; generated/local/ is anybody's.
local function orphans(directory, list)
  local made, out = {}, {}
  for _, file in ipairs(list) do made[directory .. "/" .. file.name] = true end
  for _, name in ipairs(files.list(directory, "")) do
    if not made[name] and not name:find("/local/", 1, true) then out[#out + 1] = name end
  end
  return out
end

-- Removes those of them that bear the mark of a generated text; how many.
local function remove_orphans(directory, list)
  local removed = 0
  for _, name in ipairs(orphans(directory, list)) do
    if files.read(name):sub(1, 500):find "[Gg]enerated.*do not edit" and os.remove(name) then
      removed = removed + 1
    end
  end
  return removed
end

-- Prints what differs from the set; the number of differences.
local function check(directory, list)
  local differences = 0
  for _, file in ipairs(list) do
    local text = files.read(directory .. "/" .. file.name)
    if text ~= file.text then
      print(("%s/%s %s"):format(directory, file.name, text and "is not what gen/ makes" or "is missing"))
      differences = differences + 1
    end
  end
  for _, name in ipairs(orphans(directory, list)) do
    print(name .. " is made by nothing")
    differences = differences + 1
  end
  return differences
end

-- Writes a list of texts below a directory; how many changed.
local function write(directory, list)
  local changed, directories = 0, {}
  for _, file in ipairs(list) do
    local name = directory .. "/" .. file.name
    local parent = name:match "^(.*)/"
    if not directories[parent] then files.make_directory(parent) end
    directories[parent] = true
    if files.write(name, file.text) then changed = changed + 1 end
  end
  return changed
end

local function summary(set, changed, removed)
  local bytes, longest = 0, 0
  for _, file in ipairs(set.files) do
    local _, lines = file.text:gsub("\n", "")
    bytes, longest = bytes + #file.text, math.max(longest, file.name:find "%.c$" and lines or 0)
  end
  return ("%d kernels, C and IR: %d files changed, %d removed; text %.1f of 6.0 MB, " ..
          "longest file %d of 2000 lines"):format(#set.kernels, changed, removed, bytes / 1e6, longest)
end

local function run(o)
  local sources = source_texts()
  local set = stock.set(require "gen.ops", sources, o.manifest)
  if o.check then
    local differences = check(o.out, set.files)
    print(("generated: %s: %d differences"):format(summary(set, 0, 0), differences))
    return differences == 0
  end
  local changed, removed = write(o.out, set.files), remove_orphans(o.out, set.files)
  if o.ir then write(o.ir, stock.ir(set)) end
  if o.embed then files.write(o.embed, write_embedded(sources)) end
  print("generated: " .. summary(set, changed, removed))
  return true
end

local ok, result = pcall(function() return run(options(arg)) end)
if not ok then io.stderr:write("gen: ", tostring(result), "\n") end
os.exit(ok and result)
