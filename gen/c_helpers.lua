-- Small functions that the C form of a kernel calls where neither GNU C nor the machine has a word: printed
-- before the kernels of a file, once each. Named OP_TYPE.
--
-- In the texts {T} is the type, {E} that of a lane, {N} their number, {I} and {U} integer vectors of the same
-- shape, {M} the mask, {lane} whether lane i of mask m is on, {X} the type of the first operand, {F} "f" for
-- float and nothing for double. A text has one form, or one for masks that are vectors and one for numbers.
local helpers = {}

local function lanes(result, arguments, statement)
  return ("static inline {T} {op}({arguments})\n{\n    {T} %s = {0};\n    for (int i = 0; i < {N}; i++)\n" ..
          "        {statement}\n    return %s;\n}\n"):gsub("%%s", result):gsub("{arguments}", arguments)
          :gsub("{statement}", statement)
end

local function one_line(arguments, expression)
  local body = "static inline {T} {op}({arguments})\n{\n    return {expression};\n}\n"
  return body:gsub("{arguments}", arguments):gsub("{expression}", expression)
end

local function blend(comparison)
  return "static inline {T} {op}({T} a, {T} b)\n{\n    {I} m = a " .. comparison .. " b;\n" ..
         "    return ({T})((m & ({I})a) | (~m & ({I})b));\n}\n"
end

local function compare(sign)
  return "static inline {M} {op}({X} a, {X} b)\n{\n    {M} m = 0;\n    for (int i = 0; i < {N}; i++)\n" ..
         "        m |= ({M})(({M})(a[i] " .. sign .. " b[i]) << i);\n    return m;\n}\n"
end

-- On vectors, where the machine has no word.
helpers.vector = {
  splat = one_line("{E} x", "x - ({T}){0}"),
  max = blend ">", min = blend "<",
  select = { vector = one_line("{M} m, {T} a, {T} b", "({T})((m & ({I})a) | (~m & ({I})b))"),
             number = lanes("r", "{M} m, {T} a, {T} b", "r[i] = {lane} ? a[i] : b[i];") },
  sqrt = lanes("r", "{T} x", "r[i] = __builtin_sqrt{F}(x[i]);"),
  round = lanes("r", "{T} x", "r[i] = __builtin_roundeven{F}(x[i]);"),
  load_mask = lanes("x", "const {E} *p, {M} m", "if ({lane}) x[i] = p[i];"),
  store_mask = "static inline void {op}({E} *p, {T} x, {M} m)\n{\n    for (int i = 0; i < {N}; i++)\n" ..
               "        if ({lane}) p[i] = x[i];\n}\n",
  gather = lanes("x", "const {E} *p, i32x{N} index", "x[i] = p[index[i]];"),
  gather_mask = lanes("x", "const {E} *p, i32x{N} index, {M} m", "if ({lane}) x[i] = p[index[i]];"),
  lookup = lanes("x", "{T} table, i32x{N} index", "x[i] = table[index[i]];"),
  fma = lanes("r", "{T} a, {T} b, {T} c", "r[i] = __builtin_fma{F}(a[i], b[i], c[i]);"),
}
helpers.vector.abs = {
  float = one_line("{T} x", "({T})((({U})x << 1) >> 1)"),
  int = "static inline {T} {op}({T} x)\n{\n    {T} sign = x < 0;\n    return (x ^ sign) - sign;\n}\n",
}

-- Comparisons of vectors that have no instruction, where masks are numbers.
helpers.compare = { less = compare "<", less_equal = compare "<=", greater = compare ">",
                    greater_equal = compare ">=", equal = compare "==", not_equal = compare "!=" }

-- Whether a mask that is a vector holds in any lane.
helpers.any = "static inline int {op}({M} m)\n{\n    int64_t any = 0;\n    for (int i = 0; i < {N}; i++)\n" ..
              "        any |= m[i];\n    return any != 0;\n}\n"

-- On scalars.
helpers.scalar = {
  max = one_line("{T} a, {T} b", "a > b ? a : b"),
  min = one_line("{T} a, {T} b", "a < b ? a : b"),
  abs = { int = one_line("{T} x", "x < 0 ? -x : x") },
  bitcast = "static inline {T} {op}({X} x)\n{\n    {T} bits;\n" ..
            "    __builtin_memcpy(&bits, &x, sizeof bits);\n    return bits;\n}\n",
}

-- A vector anywhere in memory, not aligned; and typed otherwise than what lies there.
helpers.unaligned = "typedef {T} {T}u __attribute__((aligned({B}), may_alias));\n"

return helpers
