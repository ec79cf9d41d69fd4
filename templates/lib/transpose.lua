-- Transposes as many vectors as they have lanes, a power of two: each round interleaves row i and row
-- i + half.
local function interleave(k, a, b, from)
  local lanes, count = {}, a.type.lanes
  for l = 0, count // 2 - 1 do
    lanes[2 * l + 1], lanes[2 * l + 2] = from + l, from + l + count
  end
  local mixed = k:shuffle(a, b, lanes)
  return mixed
end

return function(k, rows)
  local count = rows[1].type.lanes
  local round = 1
  while round < count do
    local mixed = {}
    for i = 1, count // 2 do
      mixed[2 * i - 1] = interleave(k, rows[i], rows[i + count // 2], 0)
      mixed[2 * i] = interleave(k, rows[i], rows[i + count // 2], count // 2)
    end
    rows, round = mixed, round * 2
  end
  return rows
end
