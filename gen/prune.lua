-- Drops from a recorded kernel what nobody needs: instructions, carried values and regions without effect.
-- Needed is what has an effect and, from there backwards, what a needed thing uses.
local is_value = require("gen.value").is_value

local EFFECT = { store = true, store_mask = true, stream = true, stream_end = true,
                 prefetch = true, comment = true, tiles = true, tiles_end = true, tile_zero = true,
                 tile_load = true, tile_store = true, tile_dot_bf16 = true, tile_dot_u8_i8 = true,
                 tile_dot_i8_i8 = true, tile_dot_u8_u8 = true, tile_dot_i8_u8 = true }

-- Adds the instructions with an effect, in order.
local function collect(block, effects)
  for _, v in ipairs(block) do
    if EFFECT[v.op] then effects[#effects + 1] = v end
    if v.body then collect(v.body, effects) end
  end
end

-- Marks v and puts it on the list of what is yet to be followed.
local function mark(todo, v)
  if is_value(v) and not v.needed then
    v.needed = true
    todo[#todo + 1] = v
  end
end

-- Marks what v needs: its operands, the region it stands in, and, where it is carried, the region that
-- carries it, with what goes in and comes round.
local function mark_needs(todo, v)
  for _, argument in ipairs(v.args) do mark(todo, argument) end
  if v.region then mark(todo, v.region) end
  local region, n = v.carrier, v.number
  if region then
    mark(todo, region)
    mark(todo, region.inits[n])
    mark(todo, region.yields[n])
    region.params[n].needed = true
  end
end

local function sweep_carried(region)
  local params, kept = region.params, 0
  local lists = { region.inits, params, region.yields, region.results }
  for i = 1, #params do
    if params[i].needed then
      kept = kept + 1
      for _, list in ipairs(lists) do list[kept] = list[i] end
    end
  end
  for _, list in ipairs(lists) do
    for i = #list, kept + 1, -1 do list[i] = nil end
  end
end

local function sweep(block)
  local kept = 0
  for i = 1, #block do
    local v = block[i]
    if v.needed then
      kept = kept + 1
      block[kept] = v
      if v.body then
        sweep_carried(v)
        sweep(v.body)
      end
    end
  end
  for i = #block, kept + 1, -1 do block[i] = nil end
end

return function(kernel)
  local todo = {}
  collect(kernel.entry, todo)
  for _, v in ipairs(todo) do v.needed = true end
  while #todo > 0 do mark_needs(todo, table.remove(todo)) end
  sweep(kernel.entry)
end
