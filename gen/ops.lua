-- The operations: the rows of gen/ops/*.lua, one an operation, the single place that knows it. From a row
-- derive its code in opcodes.h, its word, attributes and operands in descriptors, its reference kernel, its
-- stock kernels, tests and bench lines.
--
--   name, code     word and fixed number (never used again; ORDER op)
--   family         member of tn_kernels that serves it (gen/op_table.lua)
--   inputs         how many it must have
--   variadic       true: the last input may be repeated
--   optional       further inputs, each there or not: its name, or { name, dtype } if its type is not the
--                  first's
--   operands       names of the inputs; by default x, or a and b, or of gradients g and y
--   outputs        names of the outputs, { "dst" } by default; the family's rule says how many there are
--   dtypes         list of { input…, output }; "any" is one type, whichever, at every place of a list.
--                  None: the family's rule says
--   ints           integer attributes, in order: { name, default, kind }, the default a number or
--                  `required`; kind "int", "flag", "pair", "axis", "axes", "sizes" (one an axis), or a
--                  list of words
--   floats         float attributes, in order: { name, default }
--   reference      the meaning: a C expression in double over the operands and the float attributes by
--                  name; rounded once to the output's dtype
--   integer        the same on integers, int64_t or uint64_t; kept are the low bits that the output has
--   expression     the kernel: function(k, operands…, params) -> value, in the kernel language
--   lanes          elementwise: the integer types that have a kernel, "u8 u16 u32 u64"; of the others, signed
--                  ones have the unsigned one's, small ones that of i32 (gen/maps.lua)
--   mirror         elementwise: the operation that it is with its two operands swapped
--   ulp            bound on the distance from the reference, in units in the last place; of sums and
--                  products: for each term, in those of the sum of the terms' magnitudes
--   gradients      [input] = row of the same fields for OP.dN
--   bench          problem lines of `tenon bench`
local FILES = { "arithmetic", "functions", "move", "product", "reduce", "norm", "pool", "loss" }

local rows = {}
for _, file in ipairs(FILES) do
  for _, row in ipairs(require("gen.ops." .. file)) do rows[#rows + 1] = row end
end
return rows
