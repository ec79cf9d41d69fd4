-- Gives every value of a kernel a name: the template's own where it gave one, else one that says the
-- operation. Names are unique in the kernel, or, if scoped, within a block and those around it.
local DEFAULT = { load = "x", load_mask = "x", first_lanes = "lanes", when = "if", loop = "loop",
                  less = "below", less_equal = "below", greater = "above", greater_equal = "above",
                  equal = "same", not_equal = "differs" }

local RESERVED = [[auto break case char const continue default do double else enum extern float for goto if
  inline int long register restrict return short signed sizeof static struct switch typedef union unsigned
  void volatile while main]]

local function unique(taken, base)
  local n = taken[base] or 0
  taken[base] = n + 1
  return n == 0 and base or unique(taken, base .. "_" .. n)
end

local function name_all(taken, values)
  for _, v in ipairs(values) do v.name = unique(taken, v.hint or DEFAULT[v.op] or "t") end
end

local function name_block(taken, block, scoped)
  for _, v in ipairs(block) do
    v.name = unique(taken, v.hint or DEFAULT[v.op] or "t")
    if v.body then
      name_all(taken, v.params)
      local inner = scoped and setmetatable({}, { __index = taken }) or taken
      if v.var then name_all(inner, { v.var }) end
      name_block(inner, v.body, scoped)
      name_all(taken, v.results)
    end
  end
end

return function(kernel, scoped)
  local taken = {}
  for word in RESERVED:gmatch "%a+" do taken[word] = 1 end
  name_all(taken, kernel.arguments)
  name_block(taken, kernel.entry, scoped)
end
