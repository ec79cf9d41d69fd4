-- Makes the stock set: every text that generated/ holds, and the IR form of every kernel for the build.
local hash = require "gen.hash"
local manifest = require "gen.manifest"
local names = require "gen.names"
local op_table = require "gen.op_table"
local print_c = require "gen.print_c"
local print_ir = require "gen.print_ir"
local provenance = require "gen.provenance"
local template = require "gen.template"
local write_casts = require "gen.write_casts"
local write_maps = require "gen.write_maps"
local write_ops = require "gen.write_ops"
local write_stock = require "gen.write_stock"

local LONGEST = 2000           -- lines of a C file

-- Text of a program's IR form: with positions for the build, without to read.
local function ir_text(program, symbol, positions)
  program.symbol = names.ir_symbol(symbol)
  return (print_ir(program, { positions = positions, hidden = positions }))
end

-- C files, one for each manifest and tier, in order of their first kernel.
local function c_files(kernels)
  local files, by_name = {}, {}
  for _, kernel in ipairs(kernels) do
    local name = ("%s_%s.c"):format(kernel.group, kernel.tier)
    kernel.c_file = name
    local file = by_name[name]
    if not file then
      file = { name = name, tier = kernel.tier, group = kernel.group,
               state = print_c.start(kernel.program.isa) }
      files[#files + 1], by_name[name] = file, file
    end
    print_c.kernel(file.state, kernel.program)
  end
  for _, file in ipairs(files) do
    local title = ("%s: kernels of gen/manifest/%s.lua for %s."):format(file.name, file.group, file.tier)
    file.text = print_c.finish(file.state, title)
    local _, lines = file.text:gsub("\n", "")
    if lines > LONGEST then
      error(("%s would have %d lines of %d: split its manifest"):format(file.name, lines, LONGEST), 0)
    end
  end
  return files
end

-- Kernels whose IR is kept to read: those marked, else the first for AVX-512 of each template; long ones of
-- known shape are marked as none.
local function is_sample(kernel, seen)
  if kernel.sample == false then return false end
  local kept = kernel.sample or kernel.tier == "avx512" and not seen[kernel.template]
  if kept then seen[kernel.template] = true end
  return kept
end

local stock = {}

-- The IR form of every kernel of a set, for the build: a list of texts.
function stock.ir(set)
  local list = {}
  for i, kernel in ipairs(set.kernels) do
    list[i] = { name = kernel.symbol .. ".ll", text = ir_text(kernel.program, kernel.symbol, true) }
  end
  return list
end

-- sources: the texts of gen/ and templates/, as { name, text }. The set: kernels; files, a list of texts
-- below generated/. only: one manifest instead of all.
function stock.set(rows, sources, only)
  local entries, kernels = op_table.entries(rows), manifest.kernels(rows, only)
  for _, kernel in ipairs(kernels) do
    kernel.program = template.record(kernel.template, kernel.symbol, kernel.tier, kernel.params)
    provenance(kernel.program, kernel)
    if not kernel.program.piece then
      error(("%s: template %s has no signature"):format(kernel.place, kernel.template), 0)
    end
  end
  local c, set, seen = c_files(kernels), { kernels = kernels, files = {} }, {}
  local function add(name, text) set.files[#set.files + 1] = { name = name, text = text } end
  for _, file in ipairs(c) do add(file.name, file.text) end
  for _, kernel in ipairs(kernels) do
    if is_sample(kernel, seen) then
      add(kernel.symbol .. ".ll", ir_text(kernel.program, kernel.symbol, false))
    end
  end
  add("include/tenon/opcodes.h", write_ops.opcodes(entries))
  add("ops.c", write_ops.rows(entries))
  local parts = write_stock.rows(kernels)
  for _, part in ipairs(parts) do add(part.name, part.text) end
  add("stock.c", write_stock.c(kernels, parts, hash(sources)))
  add("casts.c", write_casts())
  add("maps.c", write_maps(entries))
  add("stock.cmake", write_stock.cmake(c))
  add("INDEX.md", write_stock.index(kernels))
  return set
end

return stock
