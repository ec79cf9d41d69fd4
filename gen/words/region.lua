-- Loops and conditions. They pass the values that change through `carry`: what the body returns is the next
-- value. Whatever Lua knows while recording (numbers, constant sizes) is decided there: constant conditions
-- and loops of one turn leave no trace.
local types = require "gen.types"
local value = require "gen.value"
local as, check, check_fields = value.as, value.check, value.check_fields
local is_value, new, record = value.is_value, value.new, value.record

local words = {}

-- Carried values come as one value or as nested lists of values; bodies see the same shape.
local function map_tree(tree, f)
  if is_value(tree) then return f(tree) end
  check(type(tree) == "table", "expected a value or a list of values, got %s", tree)
  local out = {}
  for i, item in ipairs(tree) do out[i] = map_tree(item, f) end
  return out
end

local function leaves(tree)
  local out = {}
  if tree then map_tree(tree, function(v) out[#out + 1] = v end) end
  return out
end

-- The n-th value that a region carries, inside ("param") or after it ("result").
local function carried(region, op, source, n)
  local v = new(region.kernel, op, source.type)
  v.hint, v.file, v.line = source.hint, region.file, region.line
  v.carrier, v.number = region, n
  return v
end

local function run_body(region, carry, body)
  local kernel = region.kernel
  local outer_block, outer_region = kernel.block, kernel.region
  kernel.block, kernel.region = region.body, region
  region.inits, region.params, region.results = leaves(carry), {}, {}
  local inner = carry and map_tree(carry, function(v)
    check(v.type, "carry: no value")
    region.params[#region.params + 1] = carried(region, "param", v, #region.params + 1)
    return region.params[#region.params]
  end)
  region.yields = leaves(region.var and body(region.var, inner) or not region.var and body(inner))
  kernel.block, kernel.region = outer_block, outer_region
  check(#region.yields == #region.inits, "%d values carried, %d returned", #region.inits, #region.yields)
  for i, v in ipairs(region.yields) do
    as(kernel, region.inits[i].type, v)
    v.hint = v.hint or region.inits[i].hint
  end
  return carry and map_tree(carry, function(v)
    region.results[#region.results + 1] = carried(region, "result", v, #region.results + 1)
    return region.results[#region.results]
  end)
end

local LOOP_FIELDS = { index = true, from = true, to = "needed", step = true, carry = true, body = "needed" }

-- for index = from, index < to, index += step. Returns the carried values after the last turn.
function words:loop(spec)
  check_fields("loop", spec, LOOP_FIELDS)
  check(type(spec.body) == "function", "loop: body is no function")
  local from, to, step = as(self, types.index, spec.from or 0), as(self, types.index, spec.to), spec.step or 1
  check(math.type(step) == "integer" and step > 0, "loop: step is %s, not a positive number", step)
  local turns = not is_value(from) and not is_value(to) and (to - from + step - 1) // step
  if turns and turns <= 0 then return spec.carry end
  if turns == 1 then return spec.body(from, spec.carry) end
  local region = record(self, "loop", nil, { from, to })
  region.step, region.body, region.runs = step, {}, turns ~= false
  region.var = new(self, "variable", types.index)
  region.var.hint = spec.index or "i"
  return run_body(region, spec.carry, spec.body)
end

-- Runs the body where the condition holds; else the carried values pass unchanged. carry may be left out.
function words:when(condition, carry, body)
  if body == nil then carry, body = nil, carry end
  check(type(body) == "function", "when: body is no function")
  if condition == true then return body(carry) end
  if condition == false then return carry end
  check(is_value(condition) and condition.type == types.bool, "when: expected a condition, got %s", condition)
  local region = record(self, "when", nil, { condition })
  region.body = {}
  return run_body(region, carry, body)
end

return words
