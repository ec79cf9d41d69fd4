-- What sin and cos share: x·2/π modulo 4 for large x, to as many bits as the largest number needs, after
-- Payne and Hanek, by windows: x·2^-(B·j), a multiple of 4, times the fraction of 2/π·2^(B·j), for a few j.
local turns = {}

-- What to add to leave of x the rest of a division by 4.
function turns.modulo_4(k, x)
  local rest = k:name(k:fma(k:round(x * 0.25), -4.0, x), "rest")
  return rest
end

-- x·2^-(step·j), and of window j the fractions, j by lane such that the former is below 2^(first + step).
function turns.window(k, x, windows, first, step)
  local a = k:name(k:abs(x), "a")
  local scale, w = k:const(x.type, 1.0), {}
  for i, number in ipairs(windows[1]) do w[i] = k:const(x.type, number) end
  for j = 1, #windows - 1 do
    local beyond = k:name(k:less_equal(2.0^(first + step * j), a), "beyond")
    scale = k:select(beyond, 2.0^(-step * j), scale)
    for i, number in ipairs(windows[j + 1]) do w[i] = k:select(beyond, number, w[i]) end
  end
  for _, v in ipairs(w) do k:name(v, "w") end
  return k:name(x * scale, "scaled"), w
end

return turns
