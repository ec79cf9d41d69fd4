-- Joins the lanes of vectors into one value, always by halves: l with l + half, then with l + quarter, …
local lanes = {}

-- The lanes from … from + count - 1.
function lanes.part(k, v, from, count)
  local numbers = {}
  for l = 1, count do numbers[l] = from + l - 1 end
  local part = k:shuffle(v, numbers)
  return part
end

-- A list of 2^n vectors, to `count` of them.
function lanes.join_vectors(k, parts, join, count)
  while #parts > count do
    local half = {}
    for r = 1, #parts // 2 do half[r] = k:name(join(parts[r], parts[r + #parts // 2]), "joined") end
    parts = half
  end
  return parts
end

-- All lanes of one vector, to a scalar.
function lanes.join(k, v, join)
  local half = v.type.lanes // 2
  while half >= 1 do
    local upper = {}
    for l = 1, v.type.lanes do upper[l] = (l - 1 + half) % v.type.lanes end
    v = k:name(join(v, k:shuffle(v, upper)), "joined")
    half = half // 2
  end
  local all = k:lane(v, 0)
  return all
end

return lanes
