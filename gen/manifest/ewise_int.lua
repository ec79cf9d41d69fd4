-- Elementwise kernels of integers: arithmetic. Unsigned ones serve signed integers too where their bits are
-- the same. One vector a turn, as most are bound by memory.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 1, function(entry, lanes)
    return lanes[#lanes]:find "^[ui]" ~= nil and not maps.is_bitwise(entry) and not maps.is_order(entry)
  end)
end
