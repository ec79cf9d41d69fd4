-- Reads and writes files. Whole texts only; a file that holds the text already is left alone, so that
-- make and ninja see no change.
local files = {}

function files.read(name)
  local file = io.open(name, "rb")
  if not file then return nil end
  local text = file:read "a"
  file:close()
  return text
end

-- Whether the file was changed.
function files.write(name, text)
  if files.read(name) == text then return false end
  local file, message = io.open(name, "wb")
  if not file then error("cannot write " .. message, 0) end
  local ok, fault = file:write(text)
  if not (ok and file:close()) then error(("cannot write %s: %s"):format(name, fault or "disk full"), 0) end
  return true
end

local function quote(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

function files.make_directory(name)
  if not os.execute("mkdir -p " .. quote(name)) then error("cannot make the directory " .. name, 0) end
end

-- Names of the files below a directory whose name ends so (all for ""), as directory/path, sorted by byte.
function files.list(directory, ending)
  local pipe = assert(io.popen(("find %s -type f 2>/dev/null"):format(quote(directory))))
  local names = {}
  for name in pipe:lines() do
    if ending == "" or name:sub(-#ending) == ending then names[#names + 1] = name end
  end
  pipe:close()
  table.sort(names)
  return names
end

return files
