-- Which kernel serves an elementwise operation on which types. Kernels are few: integers that wrap share one
-- by the size of their elements; F16 and BF16 are computed in F32 and small integers in I32, by casts of
-- tiles on the stack; a > b is b < a. What no kernel serves is left to the reference.
--
-- A row of gen/ops/ says with `lanes` which integer types have a kernel: where only the unsigned one of a
-- size has, it serves the signed one too, its bits being the same. With `mirror` it names the operation that
-- it is with its two operands swapped.
local dtypes = require "gen.dtypes"

local maps = {}

local IS_MAP = { unary = true, binary = true, where = true }

local function has(list, word) return (" " .. list .. " "):find(" " .. word .. " ", 1, true) ~= nil end

-- The type in which elements of a type are computed, or nil: no kernel does.
local function lane_type(row, dtype)
  if dtype == "f16" or dtype == "bf16" then return "f32" end
  if dtype == "f32" or dtype == "f64" or not row.lanes then return dtype end
  local bits = "u" .. dtypes.bits[dtype]
  if has(row.lanes, dtype) then return dtype end
  if has(row.lanes, bits) then return bits end
  return dtypes.bits[dtype] < 32 and row.lanes ~= "" and lane_type(row, "i32") or nil
end

-- Types of the kernel for a row of types, the output last, or nil.
local function lanes_of(row, types)
  local out = {}
  for i, dtype in ipairs(types) do
    local is_mask = dtype == "bool" and (i == #types or row.family == "where")
    out[i] = is_mask and "bool" or lane_type(row, dtype)
    if not out[i] then return nil end
  end
  return out
end

-- Rows of types, one for each type that "any" stands for; these are moved by their size.
local function all_types(row)
  local out = {}
  for _, types in ipairs(row.dtypes or {}) do
    if not has(table.concat(types, " "), "any") then
      out[#out + 1] = { types = types, lanes = lanes_of(row, types) }
    else
      for _, any in ipairs(dtypes.all) do
        local each, lanes = {}, {}
        for i, dtype in ipairs(types) do
          each[i] = dtype == "any" and any or dtype
          lanes[i] = dtype == "any" and "u" .. dtypes.bits[any] or dtype
        end
        out[#out + 1] = { types = each, lanes = lanes }
      end
    end
  end
  return out
end

local function named(entries, name)
  for _, e in ipairs(entries) do
    if e.name == name then return e end
  end
  error(("gen/ops: no operation '%s' to mirror"):format(name), 0)
end

-- What is served: a list of { entry, types, kernel = the entry whose kernel it is, swapped, lanes }.
function maps.list(entries)
  local list = {}
  for _, e in ipairs(entries) do
    local kernel = e.row.mirror and named(entries, e.row.mirror) or e
    local rows = IS_MAP[e.row.family] and kernel.row.expression and all_types(e.row) or {}
    for _, row in ipairs(rows) do
      local lanes = e.row.mirror and lanes_of(kernel.row, row.types) or row.lanes
      if lanes then
        list[#list + 1] = { entry = e, types = row.types, kernel = kernel, swapped = e.row.mirror ~= nil,
                            lanes = lanes }
      end
    end
  end
  return list
end

-- The kernels that takes: a list of { entry, lanes }, each once.
function maps.kernels(entries)
  local list, taken = {}, {}
  for _, map in ipairs(maps.list(entries)) do
    local name = map.kernel.name .. " " .. table.concat(map.lanes, ",")
    if not taken[name] then list[#list + 1] = { entry = map.kernel, lanes = map.lanes } end
    taken[name] = true
  end
  return list
end

-- Whether an operation is one of bits, and whether it gives the smaller or larger operand: for manifests,
-- which may not grow too long.
function maps.is_bitwise(entry)
  return entry.name:find "^bit_" ~= nil or entry.name:find "^shift_" ~= nil or entry.row.family == "where"
end

function maps.is_angle(entry) return entry.name == "sin" or entry.name == "cos" end

function maps.is_order(entry) return entry.name == "min" or entry.name == "max" end

local STREAMING = { "avx2", "avx512" }
local TIERS = { "generic", "avx2", "avx512", "neon" }
local LONG_DIVISION = { "avx2", "avx512", "neon" }     -- elsewhere slower than the reference

-- Why, where it is more than that the operation exists.
local REASONS = {
  ["relu.d0"] = "training: the gradient of relu from its result",
  ["scale f32"] = "a factor for each call: learning rates, averages",
  ["scale u8"] = "pixels to numbers, as data sets hold bytes",
}

local function reason(kernel)
  local name, row = kernel.entry.name, kernel.entry.row
  local first = kernel.lanes[#kernel.lanes - 1]
  local special = REASONS[name .. " " .. first] or REASONS[name]
  return special or row.family .. (first:find "^u" and ", all types of that size" or ", every tier")
end

local function tiers_of(kernel)
  local bits = dtypes.bits[kernel.lanes[1]]
  return kernel.entry.name == "div" and kernel.lanes[1] ~= "f64" and bits == 64 and LONG_DIVISION or TIERS
end

-- Adds kernels to the stock set, with `unroll` vectors a turn (0: one masked vector): those that
-- wanted(entry, lanes) takes; of all tiers, if none are said. A manifest.
function maps.add(stock, entries, unroll, wanted, tiers)
  for _, kernel in ipairs(maps.kernels(entries)) do
    local lanes = kernel.lanes
    if wanted(kernel.entry, lanes) then
      local name, from, to = kernel.entry.name, lanes[#lanes - 1], lanes[#lanes]
      stock { op = name, dtypes = lanes, template = "ewise", tiers = tiers or tiers_of(kernel),
              how = "u" .. unroll, inner = "unit", reason = reason(kernel),
              params = { op = name, from = from, to = to, unroll = unroll } }
    end
  end
end

-- The same kernels once more, storing past the caches; what takes its time goes over one page at once.
function maps.add_streams(stock, entries, wanted)
  for _, kernel in ipairs(maps.kernels(entries)) do
    local name, lanes = kernel.entry.name, kernel.lanes
    if wanted(kernel.entry, lanes) then
      stock { op = name, dtypes = lanes, template = "ewise", tiers = STREAMING, how = "stream",
              inner = "unit_stream", reason = "results that are more than the caches hold",
              params = { op = name, from = lanes[#lanes - 1], to = lanes[#lanes], stream = "yes",
                         unroll = kernel.entry.row.ulp == 0 and 4 or 1 } }
    end
  end
end

return maps
