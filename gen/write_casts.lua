-- Writes casts.c: for each pair of types, the kernels that a cast is (gen/casts.lua).
local casts = require "gen.casts"

local HEAD = [[
/* casts.c: the kernels that each cast is, in turn; types by their codes.
 * Generated from gen/casts.lua: do not edit. */
#include "kernel/stock_p.h"

const tni_cast_route tni_casts[TNI_CAST_CODES][TNI_CAST_CODES] = {
]]

local function code(dtype) return "TN_" .. dtype:upper() end

local function step(kernel) return ("{ %s, %s }"):format(code(kernel[1]), code(kernel[2])) end

return function()
  local lines = { HEAD }
  for _, from in ipairs(casts.types) do
    for _, to in ipairs(casts.types) do
      local route, steps = casts.route(from, to), {}
      for i, kernel in ipairs(route) do steps[i] = step(kernel) end
      if #route > 0 then
        lines[#lines + 1] = ("    [%s][%s] = { %d, { %s } },\n"):format(code(from), code(to), #route,
                                                                       table.concat(steps, ", "))
      end
    end
  end
  lines[#lines + 1] = "};\n"
  return table.concat(lines)
end
