-- Packs rows × k elements at any strides into a panel: element (i, p) goes to p·width + i; rows up to width
-- become 0. Elements of a type `from` are widened on the way. Columns that lie together are copied; rows that
-- do are transposed in registers, block by block; anything else, and the columns left over from blocks, goes
-- element by element.
local transpose = require "templates.lib.transpose"

local function stored(p) return p.from == "own" and p.dtype or p.from end

return {
  name = "pack",
  title = "panel of a matrix, for matmul_tile",
  params = { dtype = "f32", from = "own", width = required },
  axes = { dtype = { "f32", "f64" }, from = { "own", "f32" } },
  cost = function(p)                                                                        -- one step of k
    return { flops = 0, bytes = (types[stored(p)].bits + types[p.dtype].bits) // 8 * p.width }
  end,

  build = function(k, p)
    local T, width = k:vector(types[p.dtype]), p.width
    local S = types.with_elem(T, types[stored(p)])
    local call = k:signature("pack", S.elem, T.elem)
    local src, panel, rows, depth = call.src, call.panel, call.rows, call.k
    local vectors = (width + T.lanes - 1) // T.lanes

    local function widened(v)
      if p.from == "own" then return v end
      local wide = k:convert(T.elem, v)
      return wide
    end

    -- Lanes of the last vector that belong to the panel; nil if all do.
    local function within_width()
      local left = width % T.lanes
      return left > 0 and k:name(k:first_lanes(T, left), "within_width") or nil
    end

    local function copy_columns()
      local within = { [vectors - 1] = within_width() }
      k:loop { index = "p", to = depth, body = function(step)
        for v = 0, vectors - 1 do
          local from, mask = src + step * call.k_stride + v * T.lanes, k:first_lanes(T, rows, v * T.lanes)
          local column = widened(k:load(S, from, mask))
          k:store(panel + step * width + v * T.lanes, column, within[v])
        end
      end }
    end

    -- Elements step … of a row; 0 for one that is missing.
    local function row_vector(row, step)
      local zero = k:const(T, 0)
      if row >= width then return zero end
      zero = k:name(zero, "row%d", row)
      return k:when(k:greater(rows, row), zero, function()
        local vector = widened(k:load(S, src + row * call.row_stride + step))
        return vector
      end)
    end

    local function transpose_block(step, v, mask)
      local block = {}
      for r = 1, T.lanes do block[r] = row_vector(v * T.lanes + r - 1, step) end
      for c, column in ipairs(transpose(k, block)) do
        k:store(panel + (step + c - 1) * width + v * T.lanes, column, mask)
      end
    end

    local function by_elements(from)
      k:loop { index = "p", from = from, to = depth, body = function(step)
        k:loop { index = "i", to = rows, body = function(i)
          local element = k:load(S.elem, src + i * call.row_stride + step * call.k_stride)
          k:store(panel + step * width + i, widened(element))
        end }
        k:loop { index = "i", from = rows, to = width, body = function(i)
          k:store(panel + step * width + i, k:const(T.elem, 0))
        end }
      end }
    end

    k:when(k:equal(call.row_stride, 1), copy_columns)
    k:when(k:not_equal(call.row_stride, 1), function()
      local whole = k:let(k:select(k:equal(call.k_stride, 1), depth & -T.lanes, 0), "whole")
      local within = { [vectors - 1] = within_width() }
      for v = 0, vectors - 1 do
        k:loop { index = "p", to = whole, step = T.lanes, body = function(step)
          transpose_block(step, v, within[v])
        end }
      end
      by_elements(whole)
    end)
  end,
}
