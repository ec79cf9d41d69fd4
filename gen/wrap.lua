-- Breaks a C statement that is too long into lines, at the outermost comma or operator that fits.
local LIMIT = 100
local BREAKS = { [", "] = 2, [" + "] = 1, [" - "] = 1, [" * "] = 1, [" / "] = 1, [" & "] = 1, [" | "] = 1,
                 [" ? "] = 1, [" : "] = 1, [" = "] = 3 }

local OPENS = { ["("] = 1, ["{"] = 1, ["["] = 1, [")"] = -1, ["}"] = -1, ["]"] = -1 }

-- The position after which to break: the least nested, commas before operators, then the last, of those
-- beyond `from`.
local function best_break(text, from)
  local depth, best, best_rank = 0, nil, math.huge
  for at, c in text:sub(1, LIMIT):gmatch "()([][(){}, ])" do
    depth = depth + (OPENS[c] or 0)
    local comma = BREAKS[text:sub(at, at + 1)]
    local width = comma or BREAKS[text:sub(at, at + 2)]
    local rank = 2 * depth + (comma and 0 or 1)
    if width and at > from and at + width - 1 <= LIMIT and rank <= best_rank then
      best, best_rank = at + width - 1, rank
    end
  end
  return best
end

-- Where neither is: the last opening parenthesis of a call.
local function last_parenthesis(text, from)
  for at = LIMIT, from + 1, -1 do
    if text:find("^%w%(", at - 1) then return at end
  end
end

-- The lines of a statement; those after the first are indented by four more.
return function(text)
  if #text <= LIMIT then return { text } end
  local lines, indent = {}, text:match "^ *" .. "    "
  while #text > LIMIT do
    local at = best_break(text, LIMIT // 3) or best_break(text, #indent) or last_parenthesis(text, #indent)
    if not at then break end
    lines[#lines + 1] = text:sub(1, at):gsub(" +$", "")
    text = indent .. text:sub(at + 1):gsub("^ +", "")
  end
  lines[#lines + 1] = text
  return lines
end
