-- Sets of dtypes, and rows of types made of them, for the rows of operations.
local dtypes = {
  floats = { "f32", "f64", "f16", "bf16" },
  signed = { "i8", "i16", "i32", "i64" },
  unsigned = { "u8", "u16", "u32", "u64" },
}

local function join(...)
  local out = {}
  for _, set in ipairs { ... } do table.move(set, 1, #set, #out + 1, out) end
  return out
end

dtypes.integers = join(dtypes.unsigned, dtypes.signed)
dtypes.numbers = join(dtypes.floats, dtypes.integers)
dtypes.all = join(dtypes.numbers, { "bool" })

-- Of one element.
dtypes.bits = { f32 = 32, f64 = 64, f16 = 16, bf16 = 16, u8 = 8, i8 = 8, u16 = 16, i16 = 16, u32 = 32,
                i32 = 32, u64 = 64, i64 = 64, bool = 8 }

-- Their codes, tn_dtype. ORDER dtype
dtypes.code = { f32 = 1, u8 = 2, i8 = 3, u16 = 4, i16 = 5, i32 = 6, i64 = 7, bool = 9, f16 = 10, f64 = 11,
                u32 = 12, u64 = 13, bf16 = 16 }

-- Rows { input …, output } of one type for all but, where given, the output's.
local function rows(inputs, output, ...)
  local out = {}
  for i, name in ipairs(join(...)) do
    out[i] = {}
    for input = 1, inputs do out[i][input] = name end
    out[i][inputs + 1] = output or name
  end
  return out
end

function dtypes.unary(...) return rows(1, nil, ...) end
function dtypes.binary(...) return rows(2, nil, ...) end
function dtypes.comparison(...) return rows(2, "bool", ...) end

return dtypes
