-- Elementwise kernels of bits: logic of bool and of integers, shifts, and the choice between elements of any
-- type by their size. One vector a turn, as they are bound by memory.
local maps = require "gen.maps"

return function(stock, operations)
  maps.add(stock, operations, 1, function(entry, lanes)
    return maps.is_bitwise(entry) or lanes[#lanes - 1] == "bool"
  end)
end
