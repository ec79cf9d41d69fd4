-- Packs rows × k elements at any strides into a panel of words of 32 bits, each holding the 4, 2 or 1
-- neighbours along k that one lane of a dot product takes, its first element in the low bits; rows up to
-- width and elements past k become 0. Elements become those of `to`: bytes of the other signedness by 128
-- more or less (one bit turned), wider ones by value.
--
-- The word of row i and group p goes to p·width + i, as lanes take it; by lines, as tiles do, with all the
-- words that a vector holds side by side: to (p / L·width + i)·L + p % L. Where machines mask bytes,
-- panels end with whole blocks of L groups.
--
-- Neighbours along k that lie together are words already; of rows that lie together words are put together
-- from as many vectors. One of the two is transposed in registers, block by block. What is left over goes
-- word by word.
local transpose = require "templates.lib.transpose"

-- What the parts of the program share.
local function pack_of(k, p)
  local from, to = types[p.from], types[p.to]
  local t = { k = k, from = from, to = to, width = p.width, group = 32 // to.bits, lines = p.lines,
              T = k:vector(types.i32), call = k:signature("pack", from, types.i32) }
  t.flips = to.bits == 8 and from ~= to
  t.vectors = (t.width + t.T.lanes - 1) // t.T.lanes
  t.groups = k:let((t.call.k + t.group - 1) // t.group, "groups")
  t.masks = k.isa.mask_c ~= nil
  t.steps = t.masks and k:let(t.groups + (t.T.lanes - 1) & -t.T.lanes, "steps") or t.groups
  return t
end

local function source(t, row, element)
  return t.call.src + row * t.call.row_stride + element * t.call.k_stride
end

local function place(t, row, group)
  if not t.lines then return t.call.panel + group * t.width + row end
  return t.call.panel + (group // t.T.lanes * t.width + row) * t.T.lanes + group % t.T.lanes
end

-- Elements, of which each becomes the low bits of a lane of i32, as the one number j of its group.
local function part(t, x, j)
  local bits = t.k:convert(types.i32, x)
  if t.to.bits < 32 then bits = bits & (1 << t.to.bits) - 1 end
  if t.flips then bits = bits ~ 128 end
  if j > 0 then bits = bits << j * t.to.bits end
  return bits
end

-- Groups of neighbours as lanes of words; of those masked out 0.
local function words_of(t, x, within)
  local k = t.k
  if t.from.bits ~= t.to.bits then x = k:convert(t.to, x) end
  if t.flips then x = x ~ (t.from.kind == "int" and -128 or 128) end
  if t.flips and within then x = k:select(within, x, k:const(x.type, 0)) end
  local words = k:bitcast(types.i32, x)
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

-- The words of a block from a group on of a row; 0 for a row that is missing.
local function row_words(t, row, group, within)
  local k = t.k
  local zero = k:name(k:const(t.T, 0), "row%d", row.number)
  return k:when(k:less(row.index, t.call.rows), zero, function()
    local x = k:load(types.vector(t.from, t.T.lanes * t.group), source(t, row.index, group * t.group), within)
    local words = words_of(t, x, within)
    return words
  end)
end

-- The words of the vector of rows from `lane` on, of one group, all of whose elements are there. left: so
-- many of the rows are there, nil if all.
local function joined_words(t, group, lane, left)
  local k = t.k
  local X = types.vector(t.from, t.T.lanes)
  local here = left and k:first_lanes(X, left) or nil
  local words
  for j = 0, t.group - 1 do
    local x = part(t, k:load(X, t.call.src + (group * t.group + j) * t.call.k_stride + lane, here), j)
    words = words and words | x or x
  end
  if here and t.flips then words = k:select(k:first_lanes(t.T, left), words, k:const(t.T, 0)) end
  return words
end

-- Rows of neighbours along k, by blocks of as many groups as there are lanes: whole ones, or all by masks.
local function rows_along_k(t, to)
  local k, lanes = t.k, t.T.lanes
  local X = types.vector(t.from, lanes * t.group)
  k:loop { index = "group", to = to, step = lanes, body = function(group)
    local within
    if t.masks then
      within = k:first_lanes(X, k:let(k:min(t.call.k - group * t.group, X.lanes), "left"))
    end
    if t.lines then
      k:loop { index = "row", to = t.width, body = function(row)
        k:store(t.call.panel + group * t.width + row * lanes,
                row_words(t, { index = row, number = 0 }, group, within))
      end }
      return
    end
    each_vector(t, function(lane)
      local block = {}
      for r = 1, lanes do
        block[r] = row_words(t, { index = lane + (r - 1), number = r - 1 }, group, within)
      end
      local columns = within_width(t, lane)
      for c, column in ipairs(transpose(k, block)) do
        k:store(t.call.panel + (group + (c - 1)) * t.width + lane, column, columns)
      end
    end)
  end }
end

-- Rows that lie together: whole groups, or, by lines, whole blocks of them.
local function rows_together(t, to)
  local k, lanes = t.k, t.T.lanes
  k:loop { index = "group", to = to, step = t.lines and lanes or 1, body = function(group)
    each_vector(t, function(lane)
      local left = t.masks and k:let(k:max(t.call.rows - lane, 0), "left") or nil
      if not t.lines then
        local words = joined_words(t, group, lane, left)
        k:store(t.call.panel + group * t.width + lane, words, within_width(t, lane))
        return
      end
      local block = {}
      for g = 1, lanes do block[g] = joined_words(t, group + (g - 1), lane, left) end
      for r, row in ipairs(transpose(k, block)) do
        k:store(t.call.panel + group * t.width + (lane + (r - 1)) * lanes, row)
      end
    end)
  end }
end

-- The last block, of which not all is going to be written.
local function clear_block(t, done)
  local k, lanes = t.k, t.T.lanes
  k:when(k:less(done, t.steps), function()
    k:loop { index = "at", to = t.width * lanes, step = lanes, body = function(at)
      k:store(t.call.panel + (t.steps - lanes) * t.width + at, k:const(t.T, 0))
    end }
  end)
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
  k:loop { index = "group", from = from, to = t.groups, body = function(group)
    k:loop { index = "row", to = t.width, body = function(row)
      local word = word_at(t, row, group)
      k:store(place(t, row, group), word)
    end }
  end }
end

return {
  name = "pack_dot",
  title = "panel of a matrix for dot products",
  params = { from = required, to = required, width = required, lines = false },
  axes = { to = { "u8", "i8", "i16", "i32", "u16" } },
  cost = function(p) return { flops = 0, bytes = 8 * p.width } end,             -- one group of k

  build = function(k, p)
    local t = pack_of(k, p)
    k:require(not t.lines or t.masks and p.width % t.T.lanes == 0,
              "lines: width = %d is no multiple of %d lanes", p.width, t.T.lanes)
    local whole_groups = t.call.k // t.group
    local by_k = k:equal(t.call.k_stride, 1)
    local by_row = k:equal(t.call.row_stride, 1) & k:not_equal(t.call.k_stride, 1)
    local blocks = k:let(k:select(by_k, t.masks and t.steps or whole_groups & -t.T.lanes, 0), "blocks")
    local done = blocks
    if t.masks or p.width % t.T.lanes == 0 then
      if not t.masks then by_row = by_row & k:equal(t.call.rows, p.width) end
      local some = t.lines and whole_groups & -t.T.lanes or whole_groups
      local joined = k:let(k:select(by_row, some, 0), "joined")
      done = k:let(k:max(blocks, joined), "done")
      if t.masks then clear_block(t, done) end
      rows_together(t, joined)
    end
    rows_along_k(t, blocks)
    by_words(t, done)
  end,
}
