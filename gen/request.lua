-- Kernels on request: a line "SYMBOL TIER TEMPLATE name=value …" becomes a kernel program, and its text.
require "gen.strict"
local c = require "gen.print_c"
local ir = require "gen.print_ir"
local provenance = require "gen.provenance"
local template = require "gen.template"

local request = {}

-- Words of values: numbers, true and false, else text.
local function value(text)
  if text == "true" then return true elseif text == "false" then return false end
  return math.tointeger(text) or tonumber(text) or text
end

-- The parts of a line: symbol, tier, template, parameters.
function request.parse(line)
  local symbol, tier, name, rest = line:match "^%s*(%S+)%s+(%S+)%s+(%S+)%s*(.-)%s*$"
  if not symbol then error(("request '%s': expected SYMBOL TIER TEMPLATE name=value …"):format(line), 0) end
  if not symbol:find "^[%a_][%w_]*$" then error(("request: '%s' is no symbol"):format(symbol), 0) end
  local given = {}
  for word in rest:gmatch "%S+" do
    local key, text = word:match "^([%a_][%w_]*)=(.*)$"
    if not key then error(("request '%s': '%s' is not name=value"):format(line, word), 0) end
    if given[key] ~= nil then error(("request '%s': %s is given twice"):format(line, key), 0) end
    given[key] = value(text)
  end
  return { symbol = symbol, tier = tier, template = name, params = given }
end

-- The recorded kernel of a line.
function request.record(line)
  local r = request.parse(line)
  local kernel = template.record(r.template, r.symbol, r.tier, r.params)
  provenance(kernel)
  return kernel
end

-- The text of a kernel, "c" or "ir", and a list with the template position ("templates/x.lua:37") of each of
-- its lines, or false. positions: the text names them too (#line, !DILocation).
function request.text(kernel, form, positions)
  if form == "ir" then return ir(kernel, { positions = positions }) end
  if form ~= "c" then error(("no form '%s': c or ir"):format(tostring(form)), 0) end
  local file = c.start(kernel.isa, positions)
  c.kernel(file, kernel)
  return c.finish(file, kernel.symbol .. ".c: a kernel by request.")
end

-- Text and positions of a request.
function request.print(line, form, positions) return request.text(request.record(line), form, positions) end

return request
