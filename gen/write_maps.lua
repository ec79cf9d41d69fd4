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

local function line(map)
  return ("    { TN_OP_%s, %d, { %s }, TN_OP_%s, %s, { %s } },\n")
    :format(map.entry.op:upper(), map.entry.wrt, codes(map.types), map.kernel.op:upper(), map.swapped,
            codes(map.lanes))
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

return function(entries)
  local lines = { HEAD }
  for _, map in ipairs(in_order(maps.list(entries))) do lines[#lines + 1] = line(map) end
  lines[#lines + 1] = "};\nconst size_t tni_maps_count = sizeof tni_maps / sizeof *tni_maps;\n"
  return table.concat(lines)
end
