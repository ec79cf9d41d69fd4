-- What the tests of gen/ share: a list of tests with a line for each, temporary files, compilers, kernels
-- made from a function, and machines that this host can run.
local isas = require "gen.isa"
local files = require "gen.files"
local new_kernel = require("gen.kernel").new
local print_c = require "gen.print_c"
local print_ir = require "gen.print_ir"
local provenance = require "gen.provenance"

local lib = {}

-- Tests ------------------------------------------------------------------------------------

local failed, passed, skipped = 0, 0, 0

-- Runs a test; an error is its failure.
function lib.test(name, f)
  local ok, message = pcall(f)
  if ok then
    passed = passed + 1
    print("ok    " .. name)
  elseif type(message) == "table" and message.skip then
    skipped = skipped + 1
    print(("skip  %s: %s"):format(name, message.skip))
  else
    failed = failed + 1
    print(("FAIL  %s: %s"):format(name, tostring(message)))
  end
end

function lib.skip(why) error({ skip = why }, 0) end

-- Ends the script: 0 if no test failed.
function lib.finish()
  print(("%d passed, %d failed, %d skipped"):format(passed, failed, skipped))
  lib.remove_temporary()
  os.exit(failed == 0)
end

function lib.equal(got, wanted, what)
  if got ~= wanted then
    error(("%s: got %s, wanted %s"):format(what or "value", tostring(got), tostring(wanted)), 2)
  end
end

-- f must fail, with a message in which the pattern is found.
function lib.fails(pattern, f, ...)
  local ok, message = pcall(f, ...)
  if ok then error(("no error; wanted '%s'"):format(pattern), 2) end
  if not tostring(message):find(pattern) then
    error(("the error is '%s'; wanted '%s'"):format(tostring(message), pattern), 2)
  end
end

-- Files and programs -----------------------------------------------------------------------

local directory

function lib.temporary()
  if not directory then
    directory = os.tmpname()
    os.remove(directory)
    files.make_directory(directory)
  end
  return directory
end

function lib.remove_temporary()
  if directory then os.execute("rm -rf " .. directory) end
  directory = nil
end

-- Standard output and error of a command, and whether it succeeded.
function lib.run(format, ...)
  local pipe = assert(io.popen("{ " .. format:format(...) .. "; } 2>&1"))
  local text = pipe:read "a"
  return text, (pipe:close()) == true
end

function lib.must_run(format, ...)
  local text, ok = lib.run(format, ...)
  if not ok then error(("%s: %s"):format(format:format(...), text:sub(1, 2000)), 2) end
  return text
end

function lib.has(program) return (select(2, lib.run("command -v %s", program))) end

local function first_of(programs)
  for _, program in ipairs(programs) do
    if lib.has(program) then return program end
  end
end

function lib.c_compiler() return first_of { "gcc", "cc", "clang" } or lib.skip "no C compiler" end

-- Compiles .ll files of a directory to .o: by the build's own compiler if there is one, as it takes many at
-- once, else by LLVM's programs; skips where there is neither.
function lib.compile_ir(where, names)
  local irc = files.list("build", "/tenon_irc")[1]
  if irc then return lib.must_run("%s %s %s %s", irc, where, where, table.concat(names, " ")) end
  local llc = first_of { "llc-22", "llc-19", "llc" }
  local clang = not llc and first_of { "clang-22", "clang-19" }
  if not llc and not clang then lib.skip "no tenon_irc, llc or clang" end
  local command = llc and llc .. " -O2 -relocation-model=pic -filetype=obj %s/%s.ll -o %s/%s.o"
    or clang .. " -O2 -fPIC -Wno-override-module -c %s/%s.ll -o %s/%s.o"
  for _, name in ipairs(names) do lib.must_run(command, where, name, where, name) end
end

-- Machines ---------------------------------------------------------------------------------

local cpu_flags

-- Whether this host runs code for the machine.
function lib.runs(isa)
  if isa.machine == "." then return true end
  cpu_flags = cpu_flags or (files.read "/proc/cpuinfo" or ""):match "\nflags%s*:([^\n]*)" or ""
  if isa.machine == "aarch64" or cpu_flags == "" then return false end
  local spelling = { bmi = "bmi1", avx512vnni = "avx512_vnni", avx512bf16 = "avx512_bf16" }
  for _, feature in ipairs(isa.features) do
    local flag = " " .. (spelling[feature] or feature:gsub("-", "_")) .. " "
    if not (" " .. cpu_flags .. " "):find(flag, 1, true) then return false end
  end
  return true
end

-- The machines this host runs, in order of gen/isa.lua.
function lib.machines()
  local list = {}
  for _, isa in ipairs(isas.list) do
    if lib.runs(isa) then list[#list + 1] = isa end
  end
  return list
end

-- Kernels ----------------------------------------------------------------------------------

-- Records a kernel from a function, as a template would be.
function lib.record(symbol, isa, build)
  local k = new_kernel { symbol = symbol, isa = isa, title = "test", params = "" }
  k.file, k.line = "tests/gen/test.lua", 1
  build(k)
  k:finish()
  provenance(k)
  return k
end

-- Both texts of a recorded kernel.
function lib.print(k, positions)
  local file = print_c.start(k.isa, positions)
  print_c.kernel(file, k)
  return (print_c.finish(file, "test.")), (print_ir(k, { positions = positions }))
end

-- Compiles kernels in both forms, with a C program, for one machine. kernels: recorded; their IR bears the
-- symbol with _ir. Returns the path of the program.
function lib.build(isa, kernels, main)
  local where, names = lib.temporary(), {}
  local file = print_c.start(isa)
  for i, k in ipairs(kernels) do
    print_c.kernel(file, k)
    local symbol = k.symbol
    k.symbol = symbol .. "_ir"
    names[i] = isa.name .. "_" .. symbol
    files.write(("%s/%s.ll"):format(where, names[i]), (print_ir(k)))
    k.symbol = symbol
  end
  files.write(where .. "/kernels.c", (print_c.finish(file, "test.")))
  files.write(where .. "/main.c", main)
  lib.compile_ir(where, names)
  local program = ("%s/%s"):format(where, isa.name)
  lib.must_run("cd %s && %s -std=c11 -O1 -Wall -Wextra -Werror %s main.c kernels.c %s -o %s -lm", where,
               lib.c_compiler(), table.concat(isa.c_flags, " "), table.concat(names, ".o ") .. ".o", program)
  return program
end

return lib
