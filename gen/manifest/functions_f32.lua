-- Kernels of functions of F32, in which the halves are computed too. One vector a turn, as they are long
-- and turns overlap; but exp is short, and what others are measured by, and some are so long that one
-- masked vector is the loop.
local maps = require "gen.maps"

local LONG = { pow = true, gelu_tanh = true, softplus = true }

return function(stock, operations)
  local function of_f32(entry, lanes)
    return lanes[#lanes - 1] == "f32" and entry.row.ulp > 0 and not maps.is_angle(entry)
  end
  maps.add(stock, operations, 4, function(entry, lanes)
    return of_f32(entry, lanes) and entry.name == "exp"
  end)
  maps.add(stock, operations, 0, function(entry, lanes)
    return of_f32(entry, lanes) and LONG[entry.name]
  end)
  maps.add(stock, operations, 1, function(entry, lanes)
    return of_f32(entry, lanes) and entry.name ~= "exp" and not LONG[entry.name]
  end)
end
