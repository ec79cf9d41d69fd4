-- lua5.4 gen/main.lua --out DIR [--ir DIR] [--embed FILE] [--check]: writes the set of stock kernels.
local files = require "gen.files"
local hash = require "gen.hash"
local op_table = require "gen.op_table"
local write_embedded = require "gen.write_embedded"
local write_ops = require "gen.write_ops"

local function options(arguments)
  local o, i = {}, 1
  while arguments[i] do
    local name = arguments[i]:match "^%-%-(%l+)$"
    if name == "check" then o.check, i = true, i + 1
    else o[name], i = arguments[i + 1], i + 2 end
  end
  return o
end

local function source_texts()
  local texts = {}
  for _, directory in ipairs { "gen", "templates" } do
    for _, name in ipairs(files.list(directory, ".lua")) do
      texts[#texts + 1] = { name = name, text = files.read(name) }
    end
  end
  return texts
end

local STOCK = [[
/* stock.c: the kernels generated ahead. Generated: do not edit. */
#include "kernel/stock_p.h"

const char tni_source_hash[] = "%s";

const tni_stock tni_stock_list[] = { { .info = { .size = 0 } } };
const size_t tni_stock_count = 0;
]]

local o = options(arg)
local texts = source_texts()
local entries = op_table.entries(require "gen.ops")
files.make_directory(o.out .. "/include/tenon")
files.write(o.out .. "/include/tenon/opcodes.h", write_ops.opcodes(entries))
files.write(o.out .. "/ops.c", write_ops.rows(entries))
files.write(o.out .. "/stock.c", STOCK:format(hash(texts)))
if o.embed then files.write(o.embed, write_embedded(texts)) end
print(("generated: 0 kernels, %d operations"):format(#entries))
