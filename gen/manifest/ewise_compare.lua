-- Elementwise kernels of integers: comparisons, minima, maxima. Equality is that of bits, whatever the sign.
-- One vector a turn, as they are bound by memory.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 1, function(entry, lanes)
    local ordered = lanes[#lanes] == "bool" or maps.is_order(entry)
    return ordered and lanes[#lanes - 1]:find "^[ui]" ~= nil
  end)
end
