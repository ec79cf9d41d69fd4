-- What kernels of products of few rows share: the addresses of a, b and c and the extents of the piece "thin"
-- (runtime/include/tenon/kernels.h), by name. b: "own", or the type that b is stored in.
local types = require "gen.types"
local stored = require "templates.lib.stored"

return function(k, p)
  local t = { T = k:vector(types[p.dtype]), call = k:signature "thin" }
  t.of_b = stored(k, t.T, p.b)
  t.a = k:pointer_at(t.call.data, 0, t.T.elem, false, "a")
  t.b = k:pointer_at(t.call.data, 1, t.of_b.elem, false, "b")
  t.c = k:pointer_at(t.call.data, 2, t.T.elem, true, "c")
  t.m, t.n = k:index_at(t.call.n, 0, "m"), k:index_at(t.call.n, 1, "n")
  t.depth, t.goes_on = k:index_at(t.call.n, 2, "depth"), k:index_at(t.call.n, 3, "goes_on")
  return t
end
