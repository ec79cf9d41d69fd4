-- Casts rows of n[0] × n[1] elements whose inner strides are 1 from one type to another. The output may be
-- exactly the input where both types have one size.
local cast = require "templates.lib.cast"
local strips = require "templates.lib.strips"

local DTYPES = { "f32", "u8", "i8", "u16", "i16", "i32", "i64", "bool", "f16", "f64", "u32", "u64", "bf16" }

return {
  name = "cast",
  title = "cast of elements",
  params = { from = required, to = required, unroll = 2, n = false },
  axes = { from = DTYPES, to = DTYPES },
  tunables = { unroll = "strips a turn" },
  cost = function(p)                                                                        -- one element
    return { flops = 0, bytes = (cast.lane(p.from).bits + cast.lane(p.to).bits) // 8 }
  end,

  build = function(k, p)
    local from, to = cast.lane(p.from), cast.lane(p.to)
    local W = k:vector(from.bits > to.bits and from or to)
    local S = types.with_elem(W, from)
    local call = k:signature "map"
    local src = k:pointer_at(call.data, 0, from, false, "src")
    local dst = k:pointer_at(call.data, 1, to, true, "dst")
    local rows, columns = k:index_at(call.n, 0, "rows"), p.n or k:index_at(call.n, 1, "columns")
    local src_row = k:index_at(call.stride, 0, 0, "src_row")
    local dst_row = k:index_at(call.stride, 1, 0, "dst_row")

    k:loop { index = "row", to = rows, body = function(row)
      local x, y = k:let(src + row * src_row, "x"), k:let(dst + row * dst_row, "y")
      strips(k, { n = columns, width = W.lanes, unroll = p.unroll, body = function(i, count)
        local lanes = count and k:first_lanes(W, count)
        local v = k:name(k:load(S, x + i, lanes), "v")
        k:store(y + i, cast.value(k, p.from, p.to, v), lanes)
      end })
    end }
  end,
}
