-- Transposes rows of lanes, as many as `group`, a power of two that divides the lanes: within each group of
-- lanes, so that result i is what lane i held of each row. Each round interleaves row i and row i + half.
local lanes = require "templates.lib.lanes"

-- Of each group of a and b, the lanes of one half in turn.
local function interleave(k, a, b, group, half)
  local numbers, count = {}, a.type.lanes
  for start = 0, count - 1, group do
    for l = start + half, start + half + group // 2 - 1 do
      numbers[#numbers + 1], numbers[#numbers + 2] = l, l + count
    end
  end
  local mixed = k:shuffle(a, b, numbers)
  return mixed
end

-- A list of results: of whole vectors, or, where groups are parts of one, of vectors of a group's size.
return function(k, rows)
  local group = #rows
  local round = 1
  while round < group do
    local mixed = {}
    for i = 1, group // 2 do
      mixed[2 * i - 1] = interleave(k, rows[i], rows[i + group // 2], group, 0)
      mixed[2 * i] = interleave(k, rows[i], rows[i + group // 2], group, group // 2)
    end
    rows, round = mixed, round * 2
  end
  local count = rows[1].type.lanes
  if group == count then return rows end
  local out = {}
  for start = 0, count - 1, group do
    for i = 1, group do out[#out + 1] = lanes.part(k, rows[i], start, group) end
  end
  return out
end
