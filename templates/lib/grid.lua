-- The registers of a tile: rows × columns values, f(i, j) for row i and column j, counted from 0.
return function(rows, columns, f)
  local grid = {}
  for i = 0, rows - 1 do
    grid[i + 1] = {}
    for j = 0, columns - 1 do grid[i + 1][j + 1] = f(i, j) end
  end
  return grid
end
