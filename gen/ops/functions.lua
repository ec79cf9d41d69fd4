-- Functions of floats, element by element. F16 and BF16 are computed in F32. The bounds here hold for all
-- types and tiers; tighter ones are in templates/lib/math/ and tests/kernels/functions.h.
local dtypes = require "gen.dtypes"
local functions = require "templates.lib.math"

local UNARY, BINARY = dtypes.unary(dtypes.floats), dtypes.binary(dtypes.floats)

return {
  { name = "pow", code = 5, family = "binary", inputs = 2, dtypes = BINARY, ulp = 1.5,
    reference = "tni_reference_pow(a, b)", expression = functions.pow,
    bench = { "pow f32 2K" } },

  { name = "exp", code = 69, family = "unary", inputs = 1, dtypes = UNARY, ulp = 1,
    reference = "tni_reference_exp(x)", expression = functions.exp,
    bench = { "exp f32 2K", "exp f32 1024x1024", "exp f32 16M", "exp f64 2K", "exp bf16 2K" } },

  { name = "log", code = 70, family = "unary", inputs = 1, dtypes = UNARY, ulp = 1,
    reference = "tni_reference_log(x)", expression = functions.log,
    bench = { "log f32 2K", "log f64 2K" } },

  { name = "sqrt", code = 71, family = "unary", inputs = 1, dtypes = UNARY, ulp = 0,
    reference = "sqrt(x)", expression = functions.sqrt,
    bench = { "sqrt f32 2K" } },

  { name = "rsqrt", code = 72, family = "unary", inputs = 1, dtypes = UNARY, ulp = 1.5,
    reference = "1 / sqrt(x)", expression = functions.rsqrt,
    bench = { "rsqrt f32 2K" } },

  { name = "reciprocal", code = 73, family = "unary", inputs = 1, dtypes = UNARY, ulp = 0,
    reference = "1 / x", expression = functions.reciprocal,
    bench = { "reciprocal f32 2K" } },

  { name = "erf", code = 74, family = "unary", inputs = 1, dtypes = UNARY, ulp = 1.75,
    reference = "tni_reference_erf(x)", expression = functions.erf,
    bench = { "erf f32 2K" } },

  { name = "tanh", code = 75, family = "unary", inputs = 1, dtypes = UNARY, ulp = 1.75,
    reference = "tni_reference_tanh(x)", expression = functions.tanh,
    bench = { "tanh f32 2K", "tanh f32 1024x1024", "tanh f32 16M", "tanh f64 2K" } },

  { name = "sigmoid", code = 76, family = "unary", inputs = 1, dtypes = UNARY, ulp = 2,
    reference = "tni_reference_sigmoid(x)", expression = functions.sigmoid,
    bench = { "sigmoid f32 2K", "sigmoid f32 1024x1024", "sigmoid f32 16M" } },

  { name = "silu", code = 77, family = "unary", inputs = 1, dtypes = UNARY, ulp = 2,
    reference = "tni_reference_silu(x)", expression = functions.silu,
    bench = { "silu f32 2K" } },

  { name = "gelu", code = 78, family = "unary", inputs = 1, dtypes = UNARY, ulp = 2,
    reference = "tni_reference_gelu(x)", expression = functions.gelu,
    bench = { "gelu f32 2K", "gelu f32 1024x1024", "gelu f32 16M", "gelu bf16 2K" } },

  { name = "gelu_tanh", code = 79, family = "unary", inputs = 1, dtypes = UNARY, ulp = 2,
    reference = "tni_reference_gelu_tanh(x)", expression = functions.gelu_tanh,
    bench = { "gelu_tanh f32 2K" } },

  { name = "softplus", code = 80, family = "unary", inputs = 1, dtypes = UNARY, ulp = 2,
    reference = "tni_reference_softplus(x)", expression = functions.softplus,
    bench = { "softplus f32 2K" } },

  { name = "sin", code = 81, family = "unary", inputs = 1, dtypes = UNARY, ulp = 2,
    reference = "tni_reference_sin(x)", expression = functions.sin,
    bench = { "sin f32 2K", "sin f64 2K" } },

  { name = "cos", code = 82, family = "unary", inputs = 1, dtypes = UNARY, ulp = 2,
    reference = "tni_reference_cos(x)", expression = functions.cos,
    bench = { "cos f32 2K" } },

  { name = "floor", code = 83, family = "unary", inputs = 1, dtypes = UNARY, ulp = 0,
    reference = "floor(x)", expression = functions.floor,
    bench = { "floor f32 2K" } },

  { name = "ceil", code = 84, family = "unary", inputs = 1, dtypes = UNARY, ulp = 0,
    reference = "ceil(x)", expression = functions.ceil,
    bench = { "ceil f32 2K" } },

  { name = "round", code = 85, family = "unary", inputs = 1, dtypes = UNARY, ulp = 0,
    reference = "nearbyint(x)", expression = functions.round,
    bench = { "round f32 2K" } },
}
