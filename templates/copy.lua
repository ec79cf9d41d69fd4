-- Copies rows of n[0] × n[1] elements, bit for bit. inner = "unit": both inner strides are 1. inner = "any":
-- any strides, negative and 0 included, in ways of their own where elements of dst are adjacent and those of
-- src are one value (filled), adjacent backwards (turned round in registers), every second one (two vectors
-- make one), or adjacent along rows, as in a transposed matrix: blocks go through registers, along the rows
-- of src, so that each line is read once.
-- stream: stores past the caches, where places of dst are whole lines.
local strips = require "templates.lib.strips"
local transpose = require "templates.lib.transpose"

local PAGE, LINE = 4096, 64              -- bytes
local LONG, AHEAD = 16384, 1024          -- bytes: rows that the first cache does not hold beside src

return {
  name = "copy",
  title = "copy of elements",
  params = { dtype = "u32", inner = "unit", unroll = 4, stream = "no" },
  axes = { dtype = { "u8", "u16", "u32", "u64" }, inner = { "unit", "any" }, stream = { "no", "yes" } },
  tunables = { unroll = "strips a turn, where inner strides are 1" },
  cost = function(p) return { flops = 0, bytes = 2 * types[p.dtype].bits // 8 } end,        -- one element

  build = function(k, p)
    local T, streams = k:vector(types[p.dtype]), p.stream == "yes"
    local size = T.elem.bits // 8
    local call = k:signature "map"
    local src = k:pointer_at(call.data, 0, T.elem, false, "src")
    local dst = k:pointer_at(call.data, 1, T.elem, true, "dst")
    local rows, columns = k:index_at(call.n, 0, "rows"), k:index_at(call.n, 1, "columns")
    local src_row = k:index_at(call.stride, 0, 0, "src_row")
    local dst_row = k:index_at(call.stride, 1, 0, "dst_row")

    -- `columns` adjacent places from `to` on, vectors being made by value(i, mask). In long rows lines of dst
    -- are asked for ahead, which the machine by itself does for reads alone.
    local function put_row(to, value)
      local turn, ahead = p.unroll * T.lanes, AHEAD // size
      local long = k:let(k:select(k:less(LONG // size, columns), columns & -turn, 0), "long")
      k:loop { index = "i", to = long, step = turn, body = function(i)
        for at = 0, turn - 1, LINE // size do k:prefetch(to + (i + (ahead + at)), { write = true }) end
        for at = 0, turn - 1, T.lanes do k:store(to + (i + at), value(i + at)) end
      end }
      strips(k, { n = columns - long, width = T.lanes, unroll = p.unroll, body = function(i, count)
        local mask = count and k:first_lanes(T, count)
        k:store(to + (long + i), value(long + i, mask), mask)
      end })
    end

    -- The same past the caches: a masked store up to the first whole line, pages by fours (each has its own
    -- prefetch of src and its own row of memory for dst), whole vectors, a masked store.
    local function stream_row(to, value)
      local width, page = T.lanes, PAGE // size
      local function masked(from, count)
        local mask = k:first_lanes(T, count)
        k:store(to + from, value(from, mask), mask)
      end
      local function turn(i, at)
        local parts = {}
        for part = 1, #at do parts[part] = value(i + at[part]) end
        for part = 1, #at do k:stream(to + (i + at[part]), parts[part]) end
      end
      local past = k:let((0 - k:address(to) & width * size - 1) // size, "past")
      local head = k:let(k:min(past, columns), "head")
      k:when(k:less(0, head), function() masked(0, head) end)
      local pages = k:let(head + (columns - head & -4 * page), "pages")
      local whole = k:let(head + (columns - head & -width), "whole")
      k:loop { index = "at", from = head, to = pages, step = 4 * page, body = function(at)
        k:loop { index = "i", to = page, step = 2 * width, body = function(i)
          local places = {}
          for part = 0, 7 do places[part + 1] = part // 2 * page + part % 2 * width end
          turn(at + i, places)
        end }
      end }
      k:loop { index = "i", from = pages, to = whole, step = width, body = function(i) turn(i, { 0 }) end }
      k:when(k:less(whole, columns), function() masked(whole, columns - whole) end)
    end

    local put = streams and stream_row or put_row

    local function for_rows(body)
      k:loop { index = "row", to = rows, body = function(row)
        body(k:let(src + row * src_row, "from"), k:let(dst + row * dst_row, "to"))
      end }
    end

    if p.inner == "unit" then
      for_rows(function(from, to)
        put(to, function(i, mask) return (k:load(T, from + i, mask)) end)
      end)
      if streams then k:stream_end() end
      return
    end

    local src_column = k:index_at(call.stride, 0, 1, "src_column")
    local dst_column = k:index_at(call.stride, 1, 1, "dst_column")
    local adjacent = k:equal(dst_column, 1)

    local function by_elements(row_from, row_to, column_from, column_to)
      k:loop { index = "row", from = row_from, to = row_to, body = function(row)
        local from, to = k:let(src + row * src_row, "from"), k:let(dst + row * dst_row, "to")
        k:loop { index = "i", from = column_from, to = column_to, body = function(i)
          k:store(to + i * dst_column, k:load(T.elem, from + i * src_column))
        end }
      end }
    end

    local function fill_rows()
      for_rows(function(from, to)
        local all = k:name(k:splat(T, k:load(T.elem, from)), "all")
        put(to, function() return all end)
      end)
    end

    local function reverse_rows()
      local numbers = {}
      for lane = 1, T.lanes do numbers[lane] = T.lanes - lane end
      local whole = k:let(columns & -T.lanes, "whole")
      for_rows(function(from, to)
        k:loop { index = "i", to = whole, step = T.lanes, body = function(i)
          k:store(to + i, k:shuffle(k:load(T, from + (1 - T.lanes - i)), numbers))
        end }
      end)
      by_elements(0, rows, whole, columns)
    end

    -- Every second element: two vectors make one; the place behind the last element is not read.
    local function halve_rows()
      local numbers = {}
      for lane = 1, T.lanes do numbers[lane] = 2 * (lane - 1) end
      local whole = k:let(columns - 1 & -T.lanes, "whole")
      for_rows(function(from, to)
        k:loop { index = "i", to = whole, step = T.lanes, body = function(i)
          local first, second = k:load(T, from + 2 * i), k:load(T, from + (2 * i + T.lanes))
          k:store(to + i, k:shuffle(first, second, numbers))
        end }
      end)
      by_elements(0, rows, whole, columns)
    end

    -- Blocks of T.lanes rows and of as many columns as 16 bytes hold, or, of large elements, as a vector
    -- does; `beside` of them for whole lines of dst.
    local group = T.elem.bits < 32 and 128 // T.elem.bits or T.lanes
    local beside = streams and LINE // (T.lanes * size) or 1
    local block_columns = beside * group

    local function transpose_block(row, column)
      local turned = {}
      for part = 0, beside - 1 do
        local lines = {}
        for j = 0, group - 1 do
          lines[j + 1] = k:load(T, src + (column + (part * group + j)) * src_column + row)
        end
        turned[part + 1] = transpose(k, lines)
      end
      for i = 0, T.lanes - 1 do
        for part = 0, beside - 1 do
          local to = dst + (row + i) * dst_row + (column + part * group)
          local line = turned[part + 1][i + 1]
          if streams then k:stream(to, line) else k:store(to, line) end
        end
      end
    end

    local function transpose_rows()
      local whole_rows = k:let(rows & -T.lanes, "whole_rows")
      local whole_columns = k:let(columns & -block_columns, "whole_columns")
      k:loop { index = "column", to = whole_columns, step = block_columns, body = function(column)
        k:loop { index = "row", to = whole_rows, step = T.lanes, body = function(row)
          transpose_block(row, column)
        end }
      end }
      by_elements(0, whole_rows, whole_columns, columns)
      by_elements(whole_rows, rows, 0, columns)
    end

    local filled = k:let(adjacent & k:equal(src_column, 0), "filled")
    local reversed = k:let(adjacent & k:equal(src_column, -1), "reversed")
    local halved = k:let(adjacent & k:equal(src_column, 2) & k:less(0, columns), "halved")
    local crossed = adjacent & k:equal(src_row, 1)
    if streams then
      crossed = crossed & k:equal(k:address(dst) & LINE - 1, 0) & k:equal(dst_row * size & LINE - 1, 0)
    end
    crossed = crossed & k:not_equal(src_column, 0) & k:not_equal(src_column, -1)
    crossed = k:let(streams and crossed or crossed & ~halved, "crossed")
    k:when(filled & k:less(0, columns), fill_rows)
    if not (streams and T.elem.bits < 32) then k:when(crossed, transpose_rows) end
    k:when(reversed, reverse_rows)
    if not streams then k:when(halved, halve_rows) end
    local done = filled | reversed | crossed
    by_elements(0, k:select(streams and done or done | halved, 0, rows), 0, columns)
    if streams then k:stream_end() end
  end,
}
