-- The sum of a row: 64 partials in f32 for each block, then f64 (templates/lib/sum.lua). The same bits on
-- every tier; the error is that of a sum of block / 64 + 3 terms.
local sum = require "templates.lib.sum"

return {
  name = "sum",
  title = "sum of a row",
  params = { dtype = "f32", block = 1024, n = false },
  axes = { dtype = { "f32" } },
  tunables = { block = "terms between two additions in f64: a multiple of 64" },
  cost = function() return { flops = 1, bytes = 4 } end,                       -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "row"
    local x, y = k:pointer_at(call.data, 0, T.elem, false, "x"), k:pointer_at(call.data, 1, T.elem, true, "y")
    local total = sum(k, { n = p.n or call.n, T = T, parts = 64, block = p.block, term = function(i, mask)
      local term = k:load(T, x + i, mask)
      return term
    end })
    k:store(y, k:convert(T.elem, total))
  end,
}
