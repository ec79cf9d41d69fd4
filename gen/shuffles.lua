-- What shuffles are called in the C form: a list of lanes that is a figure known by name. Lanes of a second
-- operand count on from those of the first.
local function is_each(lanes, at)
  for i, lane in ipairs(lanes) do
    if lane ~= at(i - 1) then return false end
  end
  return true
end

-- Of each `group` lanes of the operands one half, by pieces of `piece` lanes of each operand in turn.
local function turns(count, operands, group, piece, half)
  local list = {}
  for start = half * group // 2, count - 1, group do
    for at = start, start + group // 2 - 1, piece do
      for operand = 0, operands - 1 do
        for lane = at, at + piece - 1 do list[#list + 1] = lane + operand * count end
      end
    end
  end
  return list
end

local function same(a, b)
  return #a == #b and is_each(a, function(i) return b[i + 1] end)
end

local HALVES = { [0] = "low", "high" }

-- interleave_low(a, b): a0 b0 a1 b1 …; interleave_high_2_of_8: of each 8 lanes the high 4, by pairs.
local function name_of_turns(lanes, count, operands)
  local group = count
  while group >= 2 do
    for half = 0, 1 do
      local piece = operands == 2 and 1 or group // 2
      while piece <= group // 2 do
        if same(lanes, turns(count, operands, group, piece, half)) then
          if operands == 1 then return ("%s_halves_of_%d"):format(HALVES[half], group) end
          local how = (group < count or piece > 1) and ("_%d_of_%d"):format(piece, group) or ""
          return "interleave_" .. HALVES[half] .. how
        end
        piece = piece * 2
      end
    end
    group = group // 2
  end
end

-- lanes: numbers of lanes of `operands` vectors of `count`. Nil where no name fits.
return function(lanes, count, operands)
  local first, step = lanes[1], lanes[2] - lanes[1]
  local steady = is_each(lanes, function(i) return first + i * step end)
  if operands == 2 and steady and step == 1 and first == 0 and #lanes == 2 * count then return "join" end
  if operands == 1 then
    local last = first + #lanes - 1
    if steady and step == 1 and #lanes == count // 2 and first % #lanes == 0 then
      return HALVES[first // #lanes] .. "_half"
    end
    if steady and step == 1 then return ("lanes_%d_to_%d"):format(first, last) end
    if steady and step == -1 and #lanes == count then return "reverse" end
    if #lanes == count and is_each(lanes, function(i) return (first + i) % count end) then
      return ("rotate_%d"):format(first)
    end
  end
  if steady and step == 2 and first <= 1 and #lanes == count * operands // 2 then
    return first == 0 and "evens" or "odds"
  end
  return name_of_turns(lanes, count, operands)
end
