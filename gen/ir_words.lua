-- LLVM IR of operations, as formats of texts and marks. Number 0 is the value, n its
-- n-th operand: $n name, @n type and name, :n type, #n bytes of a lane, ^n of all, !n suffix of intrinsic
-- names, &n lanes, ?n the type of a condition on it, %n what a pointer points to, ~n all bits of its type.
--
-- An operation is a row of lines; where it calls an intrinsic, declare is that intrinsic's declaration.
local is_value = require("gen.value").is_value

-- A format becomes a function(p, v, operand) -> text, compiled once, as formats make most of the printing.
local MARK = {
  ["$"] = "operand(p, %s)", ["@"] = "ir(%s) .. ' ' .. operand(p, %s)", [":"] = "ir(%s)",
  ["#"] = "%s.type.bits // 8", ["^"] = "%s.type.bits * %s.type.lanes // 8",
  ["!"] = "%s.type.suffix", ["&"] = "%s.type.lanes", ["%"] = "%s.type.elem.ir", ["?"] = "condition(%s.type)",
  ["~"] = "ones(%s.type)",
}

-- Numbers among the operands are indexes.
local function ir(x) return is_value(x) and x.type.ir or "i64" end

local function condition(t) return t.lanes > 1 and ("<%d x i1>"):format(t.lanes) or "i1" end

local function ones(t)
  if t.kind == "mask" then return "splat (i1 true)" end
  return t.lanes == 1 and "-1" or ("splat (%s -1)"):format(t.elem.ir)
end

local CHUNK = [[
local ir, condition, ones = ...
return function(p, v, operand)
  local a = v.args
  return %s
end]]

local function compile(format)
  local parts, from = {}, 1
  for at, mark, n, to in format:gmatch "()([$@:#!&?%%~^])(%d)()" do
    if at > from then parts[#parts + 1] = ("%q"):format(format:sub(from, at - 1)) end
    parts[#parts + 1] = MARK[mark]:gsub("%%s", n == "0" and "v" or ("a[%s]"):format(n))
    from = to
  end
  if from <= #format then parts[#parts + 1] = ("%q"):format(format:sub(from)) end
  local chunk = CHUNK:format(table.concat(parts, " .. "))
  return assert(load(chunk, "=format"))(ir, condition, ones)
end

local function row(lines, declare)
  if type(lines) == "string" then lines = { lines } end
  local out = { declare = declare and compile(declare) }
  for i, line in ipairs(lines) do out[i] = compile(line) end
  return out
end

local function unary_intrinsic(name)
  return row(("$0 = call :0 @llvm.%s.!0(@1)"):format(name), ("declare :0 @llvm.%s.!0(:0)"):format(name))
end

-- Tiles are numbers.
local function tile_move(name)
  local intrinsic = "void @llvm.x86." .. name
  return row("call " .. intrinsic .. "(i8 $1, @2, i64 $3)",
             "declare " .. intrinsic .. "(i8 immarg, ptr, i64)")
end

local function tile_dot(name)
  local intrinsic = "void @llvm.x86." .. name
  return row("call " .. intrinsic .. "(i8 $1, i8 $2, i8 $3)",
             "declare " .. intrinsic .. "(i8 immarg, i8 immarg, i8 immarg)")
end

-- By operation, whatever the type.
local any = {
  bitcast = row "$0 = bitcast @1 to :0",
  select = row "$0 = select @1, @2, @3",
  fma = row("$0 = call :0 @llvm.fma.!0(@1, @2, @3)", "declare :0 @llvm.fma.!0(:0, :0, :0)"),
  sqrt = unary_intrinsic "sqrt",
  round = unary_intrinsic "roundeven",
  load = row "$0 = load :0, @1, align #0",
  store = row "store @2, @1, align #2",
  stream = row "store @2, @1, align ^2, !nontemporal !{i32 1}",
  stream_end = row("call void @llvm.x86.sse.sfence()", "declare void @llvm.x86.sse.sfence()"),
  address = row "$0 = ptrtoint @1 to i64",
  tiles_end = row("call void @llvm.x86.tilerelease()", "declare void @llvm.x86.tilerelease()"),
  tile_zero = row("call void @llvm.x86.tilezero(i8 $1)", "declare void @llvm.x86.tilezero(i8 immarg)"),
  tile_load = tile_move "tileloadd64", tile_store = tile_move "tilestored64",
  tile_dot_bf16 = tile_dot "tdpbf16ps", tile_dot_u8_i8 = tile_dot "tdpbusd",
  tile_dot_i8_i8 = tile_dot "tdpbssd",
  tile_dot_u8_u8 = tile_dot "tdpbuud", tile_dot_i8_u8 = tile_dot "tdpbsud",
  load_mask = row("$0 = call :0 @llvm.masked.load.!0.p0(@1, i32 #0, @2, :0 zeroinitializer)",
                  "declare :0 @llvm.masked.load.!0.p0(ptr, i32, :2, :0)"),
  store_mask = row("call void @llvm.masked.store.!2.p0(@2, @1, i32 #2, @3)",
                   "declare void @llvm.masked.store.!2.p0(:2, ptr, i32, :3)"),
  splat = row { "$0.0 = insertelement :0 poison, @1, i64 0",
                "$0 = shufflevector :0 $0.0, :0 poison, <&0 x i32> zeroinitializer" },
  from_f16 = row { "$0.h = bitcast @1 to <&0 x half>", "$0 = fpext <&0 x half> $0.h to :0" },
  to_f16 = row { "$0.h = fptrunc @1 to <&0 x half>", "$0 = bitcast <&0 x half> $0.h to :0" },
}

local GATHER = "declare :0 @llvm.masked.gather.!0.v&0p0(<&0 x ptr>, i32, <&0 x i1>, :0)"
local function gather(mask, other)
  local call = "$0 = call :0 @llvm.masked.gather.!0.v&0p0(<&0 x ptr> $0.p, i32 #0, %s, :0 %s)"
  return row({ "$0.p = getelementptr %1, @1, @2", call:format(mask, other) }, GATHER)
end
any.gather, any.gather_mask = gather("<&0 x i1> splat (i1 true)", "poison"), gather("@3", "zeroinitializer")

-- By machine and type: instructions that LLVM has as intrinsics of that machine only -------------

local function lookup(name)
  local intrinsic = "@llvm.x86." .. name
  return row("$0 = call :0 " .. intrinsic .. "(@1, @2)", "declare :0 " .. intrinsic .. "(:0, :2)")
end

local function lookup_pair(name)
  local intrinsic = "@llvm.x86.avx512.vpermi2var." .. name .. ".512"
  return row("$0 = call :0 " .. intrinsic .. "(@1, @3, @2)", "declare :0 " .. intrinsic .. "(:0, :3, :0)")
end

local function scale(name, mask)
  local intrinsic = "@llvm.x86.avx512.mask.scalef." .. name .. ".512"
  return row("$0 = call :0 " .. intrinsic .. "(@1, @2, :0 zeroinitializer, " .. mask .. " -1, i32 4)",
             "declare :0 " .. intrinsic .. "(:0, :0, :0, " .. mask .. ", i32)")
end

-- Products of neighbours, added by pairs.
local function pairs_of(name)
  local intrinsic = "@llvm.x86." .. name
  return row("$0 = call :0 " .. intrinsic .. "(@1, @2)", "declare :0 " .. intrinsic .. "(:1, :2)")
end

local avx2 = {
  pairs_i16 = { i32x8 = pairs_of "avx2.pmadd.wd" },
  lookup = { f32x8 = lookup "avx2.permps", i32x8 = lookup "avx2.permd", u32x8 = lookup "avx2.permd" },
}

local avx512 = {
  lookup = { f32x8 = avx2.lookup.f32x8, i32x8 = avx2.lookup.i32x8, u32x8 = avx2.lookup.u32x8,
             f32x16 = lookup "avx512.permvar.sf.512", i32x16 = lookup "avx512.permvar.si.512",
             u32x16 = lookup "avx512.permvar.si.512" },
  lookup_pair = { f32x16 = lookup_pair "ps", i32x16 = lookup_pair "d", u32x16 = lookup_pair "d" },
  scale_by_power = { f32x16 = scale("ps", "i16"), f64x8 = scale("pd", "i8") },
  pairs_i16 = { i32x16 = pairs_of "avx512.pmaddw.d.512" },
  dot_u8_i8 = {
    i32x16 = row({ "$0.a = bitcast @2 to :0", "$0.b = bitcast @3 to :0",
                   "$0 = call :0 @llvm.x86.avx512.vpdpbusd.512(@1, :0 $0.a, :0 $0.b)" },
                 "declare :0 @llvm.x86.avx512.vpdpbusd.512(:0, :0, :0)") },
  dot_bf16 = {
    f32x16 = row({ "$0.a = bitcast @2 to <&2 x bfloat>", "$0.b = bitcast @3 to <&3 x bfloat>",
                   "$0 = call :0 @llvm.x86.avx512bf16.dpbf16ps.512(@1, <&2 x bfloat> $0.a, " ..
                   "<&3 x bfloat> $0.b)" },
                 "declare :0 @llvm.x86.avx512bf16.dpbf16ps.512(:0, <&2 x bfloat>, <&3 x bfloat>)") },
}

-- By kind of the first operand ------------------------------------------------------------

local function arithmetic(names)
  local out = {}
  for op, name in next, names do out[op] = row("$0 = " .. name .. " @1, $2") end
  return out
end

-- a > b ? a : b, which one machine instruction is.
local function choice(comparison)
  return row { "$0.c = " .. comparison .. " @1, $2", "$0 = select ?0 $0.c, @1, @2" }
end

local float = arithmetic {
  ["+"] = "fadd", ["-"] = "fsub", ["*"] = "fmul", ["/"] = "fdiv", less = "fcmp olt", less_equal = "fcmp ole",
  greater = "fcmp ogt", greater_equal = "fcmp oge", equal = "fcmp oeq", not_equal = "fcmp une" }
float.min, float.max = choice "fcmp olt", choice "fcmp ogt"
float.neg, float.abs = row "$0 = fneg @1", unary_intrinsic "fabs"

local function integer(sign, shift_right)
  local out = arithmetic {
    ["+"] = "add", ["-"] = "sub", ["*"] = "mul", ["&"] = "and", ["|"] = "or", ["^"] = "xor", ["<<"] = "shl",
    [">>"] = shift_right, equal = "icmp eq", not_equal = "icmp ne",
    less = "icmp " .. sign .. "lt", less_equal = "icmp " .. sign .. "le",
    greater = "icmp " .. sign .. "gt", greater_equal = "icmp " .. sign .. "ge" }
  out.min, out.max = choice("icmp " .. sign .. "lt"), choice("icmp " .. sign .. "gt")
  out.neg = row "$0 = sub :0 zeroinitializer, $1"
  out["not"] = row "$0 = xor @1, ~0"
  out.abs = row("$0 = call :0 @llvm.abs.!0(@1, i1 false)", "declare :0 @llvm.abs.!0(:0, i1)")
  return out
end

local logic = arithmetic { ["&"] = "and", ["|"] = "or", ["^"] = "xor" }
logic["not"] = row "$0 = xor @1, ~0"

-- Expressions without a place: indexes, conditions on them, addresses.
local expression = {}
for op, format in next, {
  ["+"] = "add :1 $1, $2", ["-"] = "sub :1 $1, $2", ["*"] = "mul :1 $1, $2", ["//"] = "sdiv :1 $1, $2",
  ["%"] = "srem :1 $1, $2", ["<<"] = "shl :1 $1, $2", [">>"] = "ashr :1 $1, $2", ["&"] = "and :1 $1, $2",
  ["|"] = "or :1 $1, $2", ["^"] = "xor :1 $1, $2", ["not"] = "xor :1 $1, true",
  given = "icmp ne @1, null", less = "icmp slt :1 $1, $2", less_equal = "icmp sle :1 $1, $2",
  greater = "icmp sgt :1 $1, $2", greater_equal = "icmp sge :1 $1, $2", equal = "icmp eq :1 $1, $2",
  not_equal = "icmp ne :1 $1, $2", offset = "getelementptr %1, @1, i64 $2" } do
  expression[op] = compile(format)
end

local signed = integer("s", "ashr")

return {
  any = any,
  kind = { float = float, int = signed, index = signed, uint = integer("u", "lshr"), mask = logic },
  expression = expression,
  compile = compile,
  avx2 = avx2, avx512 = avx512,
}
