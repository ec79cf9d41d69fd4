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

-- Halves of the groups of `group` lanes, of u's and of v's in turn, if there is a v.
local function halves(k, u, v, group, half)
  local numbers, count = {}, u.type.lanes
  for start = 0, count - 1, group do
    for _, from in ipairs(v and { start, start + count } or { start }) do
      for l = 0, group // 2 - 1 do numbers[#numbers + 1] = from + half + l end
    end
  end
  local part = v and k:shuffle(u, v, numbers) or not v and k:shuffle(u, numbers)
  return part
end

-- The lanes of each of 2^n vectors, n at least 1 and the vectors no more than their lanes, by halves: a
-- vector of 2^n joined values.
function lanes.join_each(k, vectors, join)
  local group = vectors[1].type.lanes
  while group > 1 do
    local half, pairs_of = {}, #vectors // 2
    for i = 1, math.max(1, pairs_of) do
      local u, v = vectors[i], vectors[i + pairs_of]
      if pairs_of == 0 then v = nil end
      half[i] = k:name(join(halves(k, u, v, group, 0), halves(k, u, v, group, group // 2)), "joined")
    end
    vectors, group = half, group // 2
  end
  return vectors[1]
end

return lanes
