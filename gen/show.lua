-- Texts of one kernel for people to read: each line with the template position that made it.
local request = require "gen.request"

local show = {}

-- line: a request (gen.request); form: "c" or "ir". Lines "POSITION<tab>TEXT"; no position: "<tab>TEXT".
function show.lines(line, form)
  local text, at = request.print(line, form, false)
  local out = {}
  for s in text:gmatch "([^\n]*)\n" do
    out[#out + 1] = ("%s\t%s\n"):format(at[#out + 1] or "", s)
  end
  return table.concat(out)
end

-- The bare text, as a compiler takes it.
function show.text(line, form, positions)
  return (request.print(line, form, positions == "positions"))
end

return show
