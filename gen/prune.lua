-- Drops from a recorded kernel what nobody needs: instructions, carried values and regions without effect.
-- Needed is what has an effect and, from there backwards, what a needed thing uses.
local is_value = require("gen.value").is_value

local EFFECT = { store = true, store_mask = true, prefetch = true, comment = true }

-- Which region each instruction and carried value belongs to, and the things with an effect, in order.
local function survey(block, region, s)
  for _, v in ipairs(block) do
    s.region_of[v] = region
    if EFFECT[v.op] then s.effects[#s.effects + 1] = v end
    if v.body then
      for i, param in ipairs(v.params) do
        s.carried[param] = { region = v, number = i }
        s.carried[v.results[i]] = { region = v, number = i }
      end
      survey(v.body, v, s)
    end
  end
end

-- Marks v and, over the list `todo`, all that it needs.
local function mark(s, todo, v)
  if is_value(v) and not s.needed[v] then
    s.needed[v] = true
    todo[#todo + 1] = v
  end
end

local function mark_all(s)
  local todo = {}
  for _, v in ipairs(s.effects) do mark(s, todo, v) end
  while #todo > 0 do
    local v = table.remove(todo)
    for _, argument in ipairs(v.args) do mark(s, todo, argument) end
    local region, carried = s.region_of[v], s.carried[v]
    if region then mark(s, todo, region) end
    if carried then
      region = carried.region
      mark(s, todo, region)
      mark(s, todo, region.inits[carried.number])
      mark(s, todo, region.yields[carried.number])
      s.needed[region.params[carried.number]] = true
    end
  end
end

local function sweep_carried(s, region)
  local kept = 0
  for i, param in ipairs(region.params) do
    if s.needed[param] then
      kept = kept + 1
      for _, list in ipairs { region.inits, region.params, region.yields, region.results } do
        list[kept] = list[i]
      end
    end
  end
  for _, list in ipairs { region.inits, region.params, region.yields, region.results } do
    for i = #list, kept + 1, -1 do list[i] = nil end
  end
end

local function sweep(s, block)
  local kept = 0
  for i = 1, #block do
    local v = block[i]
    if s.needed[v] then
      kept = kept + 1
      block[kept] = v
      if v.body then
        sweep_carried(s, v)
        sweep(s, v.body)
      end
    end
  end
  for i = #block, kept + 1, -1 do block[i] = nil end
end

return function(kernel)
  local s = { region_of = {}, carried = {}, effects = {}, needed = {} }
  survey(kernel.entry, nil, s)
  mark_all(s)
  sweep(s, kernel.entry)
end
