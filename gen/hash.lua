-- Hash of texts: two FNV-1a of 64 bits, one over the bytes as they come and one over their complements.
local PRIME, START = 0x100000001b3, 0xcbf29ce484222325

-- texts: list of { name, text }. 32 hexadecimal digits.
return function(texts)
  local forward, complement = START, START
  local function add(s)
    for i = 1, #s do
      local byte = s:byte(i)
      forward = (forward ~ byte) * PRIME
      complement = (complement ~ byte ~ 0xff) * PRIME
    end
  end
  for _, item in ipairs(texts) do
    add(item.name .. "\0")
    add(item.text .. "\0")
  end
  return ("%016x%016x"):format(forward, complement)
end
