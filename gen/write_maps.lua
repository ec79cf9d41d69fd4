-- Writes maps.c: which kernel serves an elementwise operation on which types (gen/maps.lua).
local dtypes = require "gen.dtypes"
local maps = require "gen.maps"

local HEAD = [[
/* maps.c: the kernels that elementwise operations are, by operation, gradient and the operands' types.
 * Generated from gen/maps.lua: do not edit. */
#include "kernel/stock_p.h"

const tni_map_row tni_maps[] = {
]]

local function codes(list)
  local out = {}
  for i, dtype in ipairs(list) do out[i] = "TN_" .. dtype:upper() end
  return table.concat(out, ", ")
end

-- Whether the kernel takes the operands as they are.
local function is_direct(map)
  for i, dtype in ipairs(map.types) do
    if dtypes.bits[dtype] ~= dtypes.bits[map.lanes[i]] then return false end
  end
  return not map.swapped
end

local function line(map)
  return ("    { TN_OP_%s, %d, { %s }, TN_OP_%s, %s, %s, { %s } },\n")
    :format(map.entry.op:upper(), map.entry.wrt, codes(map.types), map.kernel.op:upper(), map.swapped,
            is_direct(map), codes(map.lanes))
end

-- By operation, gradient, and types by their codes: the runtime looks them up in that order.
local function in_order(list)
  local keys = {}
  for _, map in ipairs(list) do
    local parts = { map.entry.code, map.entry.wrt }
    for i = 1, 4 do parts[i + 2] = dtypes.code[map.types[i]] or 0 end
    keys[map] = parts
  end
  table.sort(list, function(a, b)
    for i, x in ipairs(keys[a]) do
      if x ~= keys[b][i] then return x < keys[b][i] end
    end
    return false
  end)
  return list
end

local OPS = 128                -- elementwise operations have codes below; TNI_MAP_OPS of stock_p.h

-- For each code, and one more, how many rows come before its own.
local function firsts(list)
  local counts = {}
  for _, map in ipairs(list) do
    local code = map.entry.code
    if code >= OPS then
      error(("gen/ops: %s: code %d of an elementwise operation"):format(map.entry.name, code), 0)
    end
    counts[code] = (counts[code] or 0) + 1
  end
  local lines, first = {}, 0
  for code = 0, OPS do
    local ends = code % 16 == 15 or code == OPS
    lines[#lines + 1] = (code % 16 == 0 and "    " or " ") .. first .. "," .. (ends and "\n" or "")
    first = first + (counts[code] or 0)
  end
  return table.concat(lines)
end

return function(entries)
  local list, lines = in_order(maps.list(entries)), { HEAD }
  for _, map in ipairs(list) do lines[#lines + 1] = line(map) end
  lines[#lines + 1] = "};\n\nconst uint16_t tni_map_first[TNI_MAP_OPS + 1] = {\n" .. firsts(list) .. "};\n"
  return table.concat(lines)
end
