-- Losses: of scores [N, C, ...] and the classes that are right, [N, ...].
local NO_ID = 0x7fffffff       -- no class is so large: none is ignored

local FLOATS = { "f32", "f64", "f16", "bf16" }

local dtypes = {}
for _, float in ipairs(FLOATS) do
  for _, index in ipairs { "i32", "i64" } do dtypes[#dtypes + 1] = { float, index, float } end
end

local ints = { { "reduction", 0, { "mean", "sum", "none" } }, { "ignore", NO_ID, "int" } }

return {
  { name = "nll_loss", code = 232, family = "loss", inputs = 2, operands = { "scores", "target" },
    optional = { "weight" }, dtypes = dtypes, ints = ints, ulp = 1,
    bench = { "nll_loss f32,i32 65536x10 65536", "nll_loss f32,i64 4x21x256x256 4x256x256" } },

  { name = "cross_entropy", code = 233, family = "loss", inputs = 2, operands = { "scores", "target" },
    optional = { "weight" }, dtypes = dtypes, ints = ints, ulp = 4,
    bench = { "cross_entropy f32,i32 1024x1024 1024", "cross_entropy f32,i64 128x32000 128",
              "cross_entropy f32,i32 4x21x128x128 4x128x128", "cross_entropy bf16,i64 128x32000 128" } },
}
