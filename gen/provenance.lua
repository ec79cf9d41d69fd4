-- The lines at the head of a kernel's text: where it comes from and what it holds. Nothing that moves for
-- unrelated reasons: no date, no hash, no line of a template.
local counts = require "gen.counts"

-- entry: that of the manifest, for kernels of the stock set. Fills kernel.counts and kernel.provenance.
return function(kernel, entry)
  kernel.counts = counts(kernel)
  local params = kernel.params == "" and "no parameters" or kernel.params
  local lines = { kernel.title .. ".", ("from %s, %s: %s"):format(kernel.file, kernel.isa.name, params) }
  if entry then lines[#lines + 1] = ("listed in %s: %s"):format(entry.file, entry.reason) end
  local loops = kernel.counts.loops
  local which = #loops > 1 and "each inner loop" or "the inner loop"
  lines[#lines + 1] = ("a turn of %s: %s"):format(which, table.concat(loops, "; "))
  local held = kernel.tile_count and "tiles" or "vector registers"
  lines[#lines + 1] = ("%s: %d of %d"):format(held, kernel.counts.registers, kernel.isa.registers)
  kernel.provenance = lines
end
