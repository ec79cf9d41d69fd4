-- Packs rows × k elements at any strides into a panel of words of 32 bits, each holding the 4, 2 or 1
-- neighbours along k that one lane of a dot product takes: the word of row i and group p goes to
-- p·width + i, its first element in the low bits; rows up to width and elements past k become 0. Elements
-- become those of `to`: bytes of the other signedness by 128 more or less (one bit turned), wider ones by
-- value.
--
-- Neighbours along k that lie together are words already, and rows of words are transposed in registers,
-- block by block; of rows that lie together words are put together from as many vectors. What is left over
-- goes word by word.
local transpose = require "templates.lib.transpose"

-- What the parts of the program share.
local function pack_of(k, p)
  local from, to = types[p.from], types[p.to]
  local t = { k = k, from = from, to = to, width = p.width, group = 32 // to.bits,
              T = k:vector(types.i32), call = k:signature("pack", from, types.i32) }
  t.flips = to.bits == 8 and from ~= to
  t.vectors = (t.width + t.T.lanes - 1) // t.T.lanes
  t.steps = k:let((t.call.k + t.group - 1) // t.group, "steps")
  return t
end

local function source(t, row, element)
  return t.call.src + row * t.call.row_stride + element * t.call.k_stride
end

-- Elements, of which each becomes the low bits of a lane of i32, as the one number j of its group.
local function part(t, x, j)
  local bits = t.k:convert(types.i32, x)
  if t.to.bits < 32 then bits = bits & (1 << t.to.bits) - 1 end
  if t.flips then bits = bits ~ 128 end
  if j > 0 then bits = bits << j * t.to.bits end
  return bits
end

-- Groups of neighbours as lanes of words.
local function words_of(t, x)
  local k = t.k
  if t.from.bits ~= t.to.bits then x = k:convert(t.to, x) end
  local words = k:bitcast(types.i32, x)
  if t.flips then words = words ~ 0x80808080 - (1 << 32) end
  return words
end

-- Calls f with the first lane of each vector of a panel's row.
local function each_vector(t, f)
  if t.vectors == 1 then return f(0) end
  t.k:loop { index = "lane", to = t.vectors * t.T.lanes, step = t.T.lanes, body = f }
end

-- Lanes of the vector from `lane` on that belong to the panel; nil if all do.
local function within_width(t, lane)
  if t.width % t.T.lanes > 0 then return t.k:first_lanes(t.T, t.width - lane) end
end

-- The words from a group on of a row; 0 for a row that is missing.
local function row_words(t, row, group)
  local k = t.k
  local zero = k:name(k:const(t.T, 0), "row%d", row.number)
  return k:when(k:less(row.index, t.call.rows), zero, function()
    local x = k:load(types.vector(t.from, t.T.lanes * t.group), source(t, row.index, group * t.group))
    local words = words_of(t, x)
    return words
  end)
end

-- Rows of neighbours along k: whole blocks of as many groups as there are lanes.
local function transpose_rows(t, whole)
  local k, lanes = t.k, t.T.lanes
  k:loop { index = "group", to = whole, step = lanes, body = function(group)
    each_vector(t, function(lane)
      local block = {}
      for r = 1, lanes do block[r] = row_words(t, { index = lane + (r - 1), number = r - 1 }, group) end
      local within = within_width(t, lane)
      for c, column in ipairs(transpose(k, block)) do
        k:store(t.call.panel + (group + (c - 1)) * t.width + lane, column, within)
      end
    end)
  end }
end

-- Rows that lie together: whole groups. Where machines mask bytes, rows may be missing.
local function join_rows(t, whole)
  local k, lanes = t.k, t.T.lanes
  local X = types.vector(t.from, lanes)
  k:loop { index = "group", to = whole, body = function(group)
    each_vector(t, function(lane)
      local words
      local left = k.isa.mask_c and k:let(k:max(t.call.rows - lane, 0), "left")
      local here = left and k:first_lanes(X, left) or nil
      for j = 0, t.group - 1 do
        local x = part(t, k:load(X, t.call.src + (group * t.group + j) * t.call.k_stride + lane, here), j)
        words = words and words | x or x
      end
      if here and t.flips then
        words = k:select(k:first_lanes(t.T, left), words, k:const(t.T, 0))
      end
      k:store(t.call.panel + group * t.width + lane, words, within_width(t, lane))
    end)
  end }
end

-- One word, of elements that may be missing.
local function word_at(t, row, group)
  local k = t.k
  local word = k:name(k:const(types.i32, 0), "word")
  for j = 0, t.group - 1 do
    local element = group * t.group + j
    word = k:when(k:less(row, t.call.rows) & k:less(element, t.call.k), word, function(w)
      local joined = w | part(t, k:load(t.from, source(t, row, element)), j)
      return joined
    end)
  end
  return word
end

local function by_words(t, from)
  local k = t.k
  k:loop { index = "group", from = from, to = t.steps, body = function(group)
    k:loop { index = "row", to = t.width, body = function(row)
      local word = word_at(t, row, group)
      k:store(t.call.panel + group * t.width + row, word)
    end }
  end }
end

return {
  name = "pack_dot",
  title = "panel of a matrix for dot products",
  params = { from = required, to = required, width = required },
  axes = { to = { "u8", "i8", "i16", "i32", "u16" } },
  cost = function(p) return { flops = 0, bytes = 8 * p.width } end,             -- one group of k

  build = function(k, p)
    local t = pack_of(k, p)
    local whole_groups = t.call.k // t.group
    local by_k = k:equal(t.call.k_stride, 1)
    local by_row = k:equal(t.call.row_stride, 1) & k:not_equal(t.call.k_stride, 1)
    local done = k:let(k:select(by_k, whole_groups & -t.T.lanes, 0), "blocks")
    transpose_rows(t, done)
    if k.isa.mask_c or p.width % t.T.lanes == 0 then
      if not k.isa.mask_c then by_row = by_row & k:equal(t.call.rows, p.width) end
      local groups = k:let(k:select(by_row, whole_groups, 0), "groups")
      join_rows(t, groups)
      done = k:let(k:max(done, groups), "done")
    end
    by_words(t, done)
  end,
}
