-- What a recorded kernel's inner loops do: instructions a turn, and vector registers held at once.
local is_value = require("gen.value").is_value

-- Names of instructions as they are counted; others are not.
local CLASS = {
  fma = "fma", ["+"] = "add", ["-"] = "add", ["*"] = "mul", ["/"] = "div", sqrt = "sqrt", max = "max",
  min = "max", dot_u8_i8 = "dot", dot_bf16 = "dot", pairs_i16 = "dot",
  scale_by_power = "scale", round = "round",
  convert = "convert", from_f16 = "convert", to_f16 = "convert",
  select = "select", shuffle = "shuffle", lookup = "shuffle", lookup_pair = "shuffle",
  gather = "gather", gather_mask = "gather", load = "ld", load_mask = "ld",
  store = "st", store_mask = "st", stream = "st",
}
local OF_TILES = { tile_dot_bf16 = "tile dot", tile_dot_u8_i8 = "tile dot", tile_dot_i8_i8 = "tile dot",
                   tile_dot_u8_u8 = "tile dot", tile_dot_i8_u8 = "tile dot", tile_load = "tile ld",
                   tile_store = "tile st" }
local ORDER = { "tile dot", "tile ld", "tile st", "fma", "dot", "add", "mul", "div", "sqrt", "max", "scale",
                "round", "convert", "select", "shuffle", "gather", "ld", "st" }

local function is_vector(v) return v.type and v.type.lanes > 1 and v.type.kind ~= "mask" end

-- Of data only, not of indexes and addresses.
local function is_data(v)
  local t = v.type or is_value(v.args[2]) and v.args[2].type
  return t and (t.kind == "float" or t.kind == "int" or t.kind == "uint")
end

local function count_block(block)
  local counts = {}
  for _, v in ipairs(block) do
    local class = OF_TILES[v.op] or is_data(v) and CLASS[v.op]
    if class then counts[class] = (counts[class] or 0) + 1 end
  end
  local parts = {}
  for _, class in ipairs(ORDER) do
    if counts[class] then parts[#parts + 1] = ("%d %s"):format(counts[class], class) end
  end
  return table.concat(parts, " ")
end

local function has_loop(block)
  for _, v in ipairs(block) do
    if v.op == "loop" or v.body and has_loop(v.body) then return true end
  end
  return false
end

local function inner_loops(block, out)
  for _, v in ipairs(block) do
    if v.op == "loop" and not has_loop(v.body) then out[#out + 1] = v
    elseif v.body then inner_loops(v.body, out) end
  end
  return out
end

-- Vector values alive at once in a block, at most. Walks backwards: a value is alive from where it is made to
-- its last use; live holds those needed after the block.
local function pressure(block, live, result)
  local alive = 0
  for _ in next, live do alive = alive + 1 end
  local most = alive
  local function need(v)
    if not is_value(v) then return end
    if is_vector(v) and v.op ~= "const" then
      if not live[v] then
        live[v] = true
        alive = alive + 1
        most = math.max(most, alive)
      end
    elseif not v.recorded then
      for _, a in ipairs(v.args) do need(a) end
    end
  end
  for _, v in ipairs(result) do need(v) end
  for i = #block, 1, -1 do
    local v = block[i]
    if live[v] then
      live[v] = nil
      alive = alive - 1
    end
    for _, a in ipairs(v.args) do need(a) end
  end
  return most
end

-- Values that are alive throughout a loop: those from outside that it reads.
local function from_outside(region)
  local inside, outside = {}, {}
  for _, v in ipairs(region.params) do inside[v] = true end
  for _, v in ipairs(region.body) do inside[v] = true end
  local function visit(v)
    if not is_value(v) or inside[v] then return end
    if is_vector(v) and v.op ~= "const" then outside[v] = true end
  end
  for _, v in ipairs(region.body) do
    for _, a in ipairs(v.args) do visit(a) end
    if v.body then
      for _, init in ipairs(v.inits) do visit(init) end
    end
  end
  return outside
end

-- loops: a text for each inner loop; registers: the most vectors held at once in one of them.
return function(kernel)
  local texts, registers = {}, 0
  for _, region in ipairs(inner_loops(kernel.entry, {})) do
    local text = count_block(region.body)
    if text ~= "" then texts[#texts + 1] = text end
    registers = math.max(registers, pressure(region.body, from_outside(region), region.yields))
  end
  if #texts == 0 then
    texts[1] = count_block(kernel.entry)
    registers = pressure(kernel.entry, {}, {})
  end
  return { loops = texts, registers = math.min(kernel.budgeted or registers, kernel.isa.registers) }
end
