-- Reads the manifests, gen/manifest/*.lua: which kernels are generated ahead, and why.
--
-- A manifest returns function(stock, operations), operations being those of gen/op_table.lua, which calls
-- stock once for each entry:
--   op         operation of gen/ops/, "exp" or "relu.d0"; "pack" for the packing of products
--   dtypes     of the inputs in order, then the output
--   template, params      what to record
--   tiers      list of machines
--   how        what tells it from others of the same operation: "u4", "14x32"
--   reason     why the set has it
--   inner      map kernels: "unit" (inner strides 1) or "any"; "unit_stream", "any_stream": past the caches
--   act        products: the activation built in, an operation
--   mr, nr     products: the tile, of thin ones rows and columns at a time, or (inner is "any") rows of both
--              factors; packing: mr is the width of a panel
--   exact      whether its bits are the reference's, where the operation's row does not tell
--   sample     true: its IR is kept in generated/ to read; false: not even as the first of its template
local fields = require "gen.fields"
local files = require "gen.files"
local names = require "gen.names"
local op_table = require "gen.op_table"

local manifest = {}

local FIELDS = { op = "string", dtypes = "table", template = "string", params = "table", tiers = "table",
                 how = "string", reason = "string", inner = "string", act = "string", mr = "number",
                 nr = "number", exact = "boolean", sample = "boolean" }
local NEEDED = { "op", "dtypes", "template", "params", "tiers", "how", "reason" }

-- The line of the manifest's own function that an entry comes from.
local function entry_line(file)
  local line = 0
  for level = 3, 20 do
    local info = debug.getinfo(level, "Sl")
    if not info then break end
    if info.source == "@" .. file then line = info.currentline end
  end
  return line
end

local INNER = { unit = true, any = true, unit_stream = true, any_stream = true }

local function check_entry(entry, place)
  fields.check(place, entry, FIELDS, NEEDED)
  if entry.inner and not INNER[entry.inner] then
    error(("%s: inner is '%s'"):format(place, entry.inner), 0)
  end
end

-- What a kernel computes, "matmul_relu_f32".
local function what(entry)
  local op = entry.act and entry.act ~= "none" and entry.op .. "_" .. entry.act or entry.op
  return names.what(op, entry.dtypes)
end

-- One kernel for each tier of an entry.
local function add_kernels(list, entry, rows)
  local row = entry.op ~= "pack" and op_table.find(rows, entry.op) or nil
  for _, tier in ipairs(entry.tiers) do
    list[#list + 1] = setmetatable({ tier = tier, entry = row, what = what(entry),
                                     symbol = names.symbol(what(entry), tier, entry.how) },
                                   { __index = entry })
  end
end

-- All kernels of the set, in order of the manifests. rows: those of gen/ops/. only: one manifest, not all.
-- A kernel has the fields of its entry, and: tier, what (it computes), symbol, group (the manifest's name),
-- file, place (file:line), entry (that of gen/op_table.lua).
function manifest.kernels(rows, only)
  local list, taken = {}, {}
  for _, file in ipairs(only and { only } or files.list("gen/manifest", ".lua")) do
    local run = assert(loadfile(file, "t"))()
    run(function(entry)
      local place = ("%s:%d"):format(file, entry_line(file))
      check_entry(entry, place)
      entry.file, entry.place, entry.group = file, place, file:match "([%w_]+)%.lua$"
      add_kernels(list, entry, rows)
    end, op_table.entries(rows))
  end
  for _, kernel in ipairs(list) do
    if taken[kernel.symbol] then
      error(("%s and %s both make %s"):format(taken[kernel.symbol], kernel.place, kernel.symbol), 0)
    end
    taken[kernel.symbol] = kernel.place
  end
  return list
end

return manifest
