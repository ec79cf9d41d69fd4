-- A random kernel: nested loops and conditions that carry vectors, scalars and integers, loads and stores
-- of a few places so that they meet, names that meet too. Floats stay within -4 … 4, so that no NaN
-- arises whose bits might depend on the order of operands.
local types = require "gen.types"

local PLACES = 6                -- vectors in y

-- A generator of numbers 1 … n that is the same everywhere.
local function generator(seed)
  local state = seed * 7919 + 17
  return function(n)
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % n + 1
  end
end

local function reversed(k, v)
  local lanes = {}
  for l = 1, v.type.lanes do lanes[l] = v.type.lanes - l end
  local out = k:shuffle(v, v, lanes)
  return out
end

local COMPARISONS = { "less", "less_equal", "greater", "greater_equal", "equal", "not_equal" }

-- Two different values, as compilers warn of x == x.
local function compare(k, r, a, b)
  local mask = k[COMPARISONS[r(6)]](k, a, a ~= b and b or b + 1)
  return mask
end

-- By kind of value: operations on three of them; `other` is a value of the other vector kind.
local OPERATIONS = {
  vector = {
    function(_, a, b) return a + b end, function(_, a, b) return a - b end,
    function(_, a, b) return a * b * 0.5 end, function(k, a, b, c) return k:fma(a, b, c) end,
    function(k, a, b) return k:max(a, b) end, function(k, a) return reversed(k, a) end,
    function(_, a) return -a end,
    function(_, a, b) return b + a * 0.25 end, function(k, a) return k:abs(a) end,
    function(k, a) return k:round(a) end, function(k, a) return k:sqrt(k:abs(a)) end,
    function(k, a, b, c, r) return k:select(compare(k, r, a, b), c, a) end,
    function(k, a, b, _, r) return k:select(k:first_lanes(a.type, r(8) - 1, r(3) - 1), a, b) end,
    function(k, _, _, _, _, other) return k:convert(types.f32, other & 3) end,
    function(k, a) return k:splat(a.type, k:lane(a, 1) + 0.5) end,
  },
  integer = {
    function(_, a, b) return a + b end, function(_, a, b) return a - b end,
    function(_, a, b) return a * b end,
    function(_, a, b) return a & b | 5 end, function(_, a, b) return a ~ b end, function(_, a) return ~a end,
    function(_, a, _, _, r) return a << r(31) end, function(_, a, _, _, r) return a >> r(31) end,
    function(k, a, b) return k:min(a, b) end, function(k, a, b) return k:max(a, b) end,
    function(k, a) return k:abs(a) end, function(k, a) return reversed(k, a) end,
    function(k, a, b, c, r) return k:select(compare(k, r, a, b), c, b) end,
    function(k, _, _, _, _, other) return k:convert(types.i32, other * 3.0) end,
    function(k, a, b, _, _, other) return k:select(k:less(other, 0.0), a, b) end,
  },
  scalar = {
    function(_, a, b) return a + b end, function(_, a, b) return a * b - 0.5 end,
    function(k, a, b, c) return k:fma(a, b, c) end, function(k, a, b) return k:max(a, b) end,
    function(k, a, b, c, r) return k:select(compare(k, r, a, b), b, c) end,
  },
}
local KINDS = { "vector", "vector", "integer", "scalar" }

-- Records the program of a seed: void f(int64_t n, const float *x, float *y), y having PLACES + 12 vectors.
return function(k, seed)
  local random = generator(seed)
  local T = k:vector(types.f32)
  local n, x, y = k:size "n", k:input("x", T.elem), k:output("y", T.elem)

  local function kind_of(v)
    if v.type.kind == "int" then return "integer" end
    return v.type.lanes > 1 and "vector" or "scalar"
  end
  local function pick(pool, kind)
    local list = pool[kind]
    return list[random(#list)]
  end
  local function put(pool, v)
    local list = pool[kind_of(v)]
    list[#list + 1] = v
  end
  local function copy(pool)
    local out = {}
    for _, kind in ipairs { "vector", "integer", "scalar" } do
      out[kind] = table.move(pool[kind], 1, #pool[kind], 1, {})
    end
    return out
  end

  local function compute(pool)
    local kind = KINDS[random(#KINDS)]
    local f = OPERATIONS[kind][random(#OPERATIONS[kind])]
    local other = pick(pool, kind == "integer" and "vector" or "integer")
    local v = f(k, pick(pool, kind), pick(pool, kind), pick(pool, kind), random, other)
    if kind ~= "integer" then v = k:min(4.0, k:max(-4.0, v)) end
    if random(3) == 1 then k:name(v, "%s%d", kind:sub(1, 1), random(3)) end
    put(pool, v)
  end

  local function place() return y + (random(PLACES) - 1) * T.lanes end
  local function maybe_mask() return random(3) == 1 and k:first_lanes(T, random(T.lanes)) or nil end
  local function store(pool) k:store(place(), pick(pool, "vector"), maybe_mask()) end
  local function load(pool)
    local v = random(2) == 1 and k:load(T, x + random(4) * T.lanes) or k:load(T, place())
    put(pool, v)
  end
  -- What was in a place, used once, after it was overwritten: at once, in a condition or in a loop.
  local function exchange(pool)
    local at, v, mask = place(), pick(pool, "vector"), maybe_mask()
    local lanes = random(3) == 1 and pick(pool, "integer") & T.lanes - 1
    local before = lanes and k:gather(T, at, lanes, maybe_mask()) or k:load(T, at, maybe_mask())
    local function overwrite() k:store(at, v, mask) end
    local how = random(4)
    if how == 1 then k:when(k:less(random(3), n), overwrite)
    elseif how == 2 then k:loop { index = "i", to = n, body = overwrite }
    else overwrite() end
    k:store(place(), before + pick(pool, "vector") * 0.0)
  end

  local block
  local function carried(pool)
    local list = {}
    for i = 1, random(4) do list[i] = pick(pool, KINDS[random(#KINDS)]) end
    return list
  end
  local function region(pool, depth)
    local carry = carried(pool)
    local function body(_, c) return block(pool, c, depth + 1) end
    local results
    if random(2) == 1 then
      results = k:when(k:less(random(3), n), carry, function(c) return body(nil, c) end)
    else
      local to = random(2) == 1 and n or random(4) + 1
      results = k:loop { index = "i", from = random(2), to = to, carry = carry, body = body }
    end
    for _, v in ipairs(results) do put(pool, v) end
  end

  local function step(pool, depth)
    local choice = random(10)
    if choice <= 6 then compute(pool)
    elseif choice == 7 then load(pool)
    elseif choice == 8 then (random(2) == 1 and store or exchange)(pool)
    elseif depth < 3 then region(pool, depth) end
  end

  -- Each next value: one of the newest of its kind, or the carried ones in another order.
  local function next_values(pool, carry)
    local out = {}
    for i, v in ipairs(carry) do
      local list = pool[kind_of(v)]
      out[i] = list[math.max(1, #list - random(4) + 1)]
    end
    return out
  end
  function block(outer, carry, depth)
    local pool = copy(outer)
    for _, v in ipairs(carry) do put(pool, v) end
    for _ = 1, random(10) do step(pool, depth) end
    return next_values(pool, carry)
  end

  local a, b = k:load(T, x), k:load(T, x + T.lanes)
  local start = { vector = { a, b }, integer = { k:convert(types.i32, a * 9.0), k:bitcast(types.i32, b) },
                  scalar = { k:lane(a, 0), k:lane(b, 1) } }
  local carry = { a, start.integer[1], start.scalar[1], b, start.integer[2] }
  for i, v in ipairs(block(start, carry, 0)) do
    local kind = kind_of(v)
    if kind == "scalar" then v = k:splat(T, v) elseif kind == "integer" then v = k:convert(types.f32, v) end
    k:store(y + (PLACES + i) * T.lanes, v)
  end
end
