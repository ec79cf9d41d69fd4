-- The sums of a tile of a product and the part of c that they are for. A tile t has k, call (its arguments),
-- T (a vector of sums), mr rows, columns of vectors; whole: m × n is the tile, partial: it is less.
local grid = require "templates.lib.grid"

local tile = {}

function tile.name_sum(t, v, i, j)
  t.k:name(v, "acc%d_%d", i, j)
  return v
end

function tile.zeros(t)
  return grid(t.mr, t.columns, function(i, j)
    local zero = t.k:const(t.T, 0)
    return tile.name_sum(t, zero, i, j)
  end)
end

-- Masks of the columns within n, one for each vector of a row.
function tile.within_n(t)
  local masks = {}
  for j = 0, t.columns - 1 do
    masks[j] = t.k:name(t.k:first_lanes(t.T, t.call.n, j * t.T.lanes), "within%d", j)
  end
  return masks
end

local function address(t, i, j) return t.call.c + i * t.call.ldc + j * t.T.lanes end

-- f(value, address, mask) for each vector: without masks where the tile is whole, else row by row.
function tile.each(t, values, f)
  local function row_by_row(partial)
    local masks, rows = tile.within_n(t), {}
    for i = 0, t.mr - 1 do
      rows[i + 1] = t.k:when(t.k:greater(t.call.m, i), partial[i + 1], function(row)
        local out = {}
        for j = 0, t.columns - 1 do out[j + 1] = f(row[j + 1], address(t, i, j), masks[j]) end
        return out
      end)
    end
    return rows
  end
  values = t.k:when(t.whole, values, function(whole)
    return grid(t.mr, t.columns, function(i, j) return f(whole[i + 1][j + 1], address(t, i, j)) end)
  end)
  values = t.k:when(t.partial, values, row_by_row)
  return values
end

return tile
