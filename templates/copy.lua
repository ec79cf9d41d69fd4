-- Copies rows of n[0] × n[1] elements, bit for bit. inner = "unit": both inner strides are 1. inner = "any":
-- any strides, negative and 0 included; a source whose rows are adjacent, as in a transposed matrix, goes
-- through registers block by block where elements have 4 or 8 bytes.
local strips = require "templates.lib.strips"
local transpose = require "templates.lib.transpose"

return {
  name = "copy",
  title = "copy of elements",
  params = { dtype = "u32", inner = "unit", unroll = 4 },
  axes = { dtype = { "u8", "u16", "u32", "u64" }, inner = { "unit", "any" } },
  tunables = { unroll = "strips a turn, where inner strides are 1" },
  cost = function(p) return { flops = 0, bytes = 2 * types[p.dtype].bits // 8 } end,        -- one element

  build = function(k, p)
    local T = k:vector(types[p.dtype])
    local call = k:signature "map"
    local src = k:pointer_at(call.data, 0, T.elem, false, "src")
    local dst = k:pointer_at(call.data, 1, T.elem, true, "dst")
    local rows, columns = k:index_at(call.n, 0, "rows"), k:index_at(call.n, 1, "columns")
    local src_row = k:index_at(call.stride, 0, 0, "src_row")
    local dst_row = k:index_at(call.stride, 1, 0, "dst_row")

    if p.inner == "unit" then
      k:loop { index = "row", to = rows, body = function(row)
        local from, to = k:let(src + row * src_row, "from"), k:let(dst + row * dst_row, "to")
        strips(k, { n = columns, width = T.lanes, unroll = p.unroll, body = function(i, count)
          local mask = count and k:first_lanes(T, count)
          k:store(to + i, k:load(T, from + i, mask), mask)
        end })
      end }
      return
    end

    local src_column = k:index_at(call.stride, 0, 1, "src_column")
    local dst_column = k:index_at(call.stride, 1, 1, "dst_column")

    local function by_elements(row_from, row_to, column_from)
      k:loop { index = "row", from = row_from, to = row_to, body = function(row)
        local from, to = k:let(src + row * src_row, "from"), k:let(dst + row * dst_row, "to")
        k:loop { index = "i", from = column_from, to = columns, body = function(i)
          k:store(to + i * dst_column, k:load(T.elem, from + i * src_column))
        end }
      end }
    end

    local function transpose_block(row, column)
      local block = {}
      for j = 0, T.lanes - 1 do block[j + 1] = k:load(T, src + (column + j) * src_column + row) end
      for i, line in ipairs(transpose(k, block)) do k:store(dst + (row + i - 1) * dst_row + column, line) end
    end

    if T.elem.bits < 32 then return by_elements(0, rows, 0) end
    local blocks = k:equal(src_row, 1) & k:equal(dst_column, 1)
    local whole_rows = k:let(k:select(blocks, rows & -T.lanes, 0), "whole_rows")
    local whole_columns = k:let(columns & -T.lanes, "whole_columns")
    k:loop { index = "row", to = whole_rows, step = T.lanes, body = function(row)
      k:loop { index = "column", to = whole_columns, step = T.lanes, body = function(column)
        transpose_block(row, column)
      end }
    end }
    by_elements(0, whole_rows, whole_columns)
    by_elements(whole_rows, rows, 0)
  end,
}
