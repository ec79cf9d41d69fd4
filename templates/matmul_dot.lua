-- One tile of a product by dot products of vectors: c[i·ldc + j] = Σ a·b, or c + Σ a·b where
-- alpha_beta[1] is not 0, for i < m, j < n; of integers in I32, wrapping, of bf16 in f32.
--
-- a and b are panels of templates/pack_dot.lua: bytes, a without sign and b with (dot_u8_i8), pairs of I16
-- (dot_i16), whole I32 or pairs of bf16 (dot_bf16). Pads are 0, so whole tiles are computed, and stored by
-- masks.
local tile = require "templates.lib.tile"

-- Steps of k and words of a line: as in matmul_tile. Neighbours along k in a word.
local AHEAD, LINE = 16, 16
local GROUP = { u8_i8 = 4, i16 = 2, i32 = 1, bf16 = 2 }

local function tile_of(k, p)
  local W, T = k:vector(types.i32), k:vector(p.dot == "bf16" and types.f32 or types.i32)
  local t = { k = k, mr = p.mr, nr = p.nr, W = W, T = T, columns = p.nr // T.lanes,
              call = k:signature("tile", types.i32, T.elem), dot = p.dot, group = GROUP[p.dot] }
  t.whole = k:equal(t.call.m, p.mr) & k:equal(t.call.n, p.nr)
  t.partial = ~t.whole
  return t
end

local DOT = {
  u8_i8 = function(k, acc, a, b)
    local sum = k:dot_u8_i8(acc, k:bitcast(types.u8, a), k:bitcast(types.i8, b))
    return sum
  end,
  i16 = function(k, acc, a, b)
    local sum = k:dot_i16(acc, k:bitcast(types.i16, a), k:bitcast(types.i16, b))
    return sum
  end,
  i32 = function(_, acc, a, b) return acc + a * b end,
  bf16 = function(k, acc, a, b)
    local sum = k:dot_bf16(acc, k:bitcast(types.u16, a), k:bitcast(types.u16, b))
    return sum
  end,
}

-- One step of k: carry is the sums, a, b.
local function add_step(t, carry)
  local k, sums, a, b = t.k, table.unpack(carry)
  for j = 0, t.nr - 1, LINE do k:prefetch(b + (AHEAD * t.nr + j)) end
  local b_row = {}
  for j = 1, t.columns do b_row[j] = k:name(k:load(t.W, b + (j - 1) * t.W.lanes), "b%d", j - 1) end
  for i = 0, t.mr - 1 do
    local a_i = k:name(k:splat(t.W, k:load(types.i32, a + i)), "a%d", i)
    for j = 1, t.columns do sums[i + 1][j] = DOT[t.dot](k, sums[i + 1][j], a_i, b_row[j]) end
  end
  return { sums, a + t.mr, b + t.nr }
end

return {
  name = "matmul_dot",
  title = "tile of a product by dot products",
  params = { dot = required, mr = required, nr = required },
  axes = { dot = { "u8_i8", "i16", "i32", "bf16" } },
  tunables = { mr = "rows", nr = "columns: a multiple of the lanes",
               constraint = "(mr + 1) · nr / lanes, a broadcast and a product fit into the registers" },
  -- A step of k.
  cost = function(p) return { flops = 2 * GROUP[p.dot] * p.mr * p.nr, bytes = 4 * (p.mr + p.nr) } end,

  build = function(k, p)
    local lanes = k:vector(types.i32).lanes
    k:require(p.nr % lanes == 0, "nr = %d is no multiple of %d lanes", p.nr, lanes)
    k:budget { accumulators = p.mr * p.nr // lanes, rows = p.nr // lanes,
               temporaries = (p.dot == "u8_i8" or p.dot == "bf16") and 0 or 1 }
    local t = tile_of(k, p)
    k:comment "The tile of c will be wanted when the product is done."
    for i = 0, p.mr - 1 do
      for j = 0, p.nr - 1, LINE do k:prefetch(t.call.c + i * t.call.ldc + j) end
    end
    local steps = k:let((t.call.k + t.group - 1) // t.group, "steps")
    local acc = k:loop { index = "p", to = steps, carry = { tile.zeros(t), t.call.a, t.call.b },
                         body = function(_, carry) return add_step(t, carry) end }[1]
    k:comment "What came before, and c."
    local beta = k:load(types.f32, t.call.alpha_beta + 1)
    acc = k:when(k:not_equal(beta, 0.0), acc, function(values)
      return tile.each(t, values, function(v, at, mask)
        local sum = v + k:load(t.T, at, mask)
        return sum
      end)
    end)
    tile.each(t, acc, function(v, at, mask)
      k:store(at, v, mask)
      return v
    end)
  end,
}
