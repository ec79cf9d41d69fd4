#ifndef TN_OPS_H
#define TN_OPS_H

/* ops.h: operations, run at once. Each checks its arguments, describes itself (desc.h), takes its
 * result from the ctx's memory and runs the ctx's kernels.
 *
 * For all of them: inputs are borrowed, of any strides; *out is filled with a new tensor, packed
 * row-major, owned by the caller; *out may be a variable that an input came from. Types are never
 * converted silently: operands must have one dtype, which the result has too, unless stated. Extents
 * of 0 are fine.
 * Errors of all: TN_ERR_ARG, TN_ERR_SHAPE, TN_ERR_DTYPE, TN_ERR_RANK, TN_ERR_RANGE, TN_ERR_STALE,
 * TN_ERR_MEMORY.
 * NaN and INT32_MIN are no attributes: in patterns they stand for any number (TN_ERR_ARG).
 * Threads: one thread a ctx. Results are the same for any thread count. */

#include "ctx.h"

TN_BEGIN_C

/* Runs what desc says (tn_describe it once) into existing outputs: in place, over and over. Operands
 * have desc's dtypes and shapes; strides may differ. An output may be exactly an input where the
 * operation is elementwise, or matmul's third; any other overlap, and a stride-0 output, is
 * TN_ERR_OVERLAP, at every size. One write each. */
TN_STATUS tn_into(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_list outputs, tn_error *err);

/* -- Elementwise: NumPy broadcasting --------------------------------------------------------------*/

/* op(a, b), a and b of one type.
 * TN_OP_ADD, SUB, MUL, DIV, MIN, MAX: numbers. Integers wrap; their division truncates, by 0 it gives 0, and
 * the lowest by -1 is itself. F16 and BF16 are computed in F32 and rounded once. NaN in, NaN out, also for
 * MIN and MAX.
 * TN_OP_EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL: any type, the result BOOL; to a NaN
 * nothing is equal or in order.
 * TN_OP_LOGICAL_AND, OR, XOR: BOOL. TN_OP_BIT_AND, OR, XOR, TN_OP_SHIFT_LEFT, SHIFT_RIGHT: integers; shifted
 * by as many bits as there are, or by a count below 0, a number is 0, or to the right all sign.
 * TN_OP_POW: floats, with the special cases of C's pow. */
TN_STATUS tn_binary(tn_ctx *ctx, tn_op op, const tn_tensor *a, const tn_tensor *b, tn_tensor *out,
                    tn_error *err);
/* op(x), one of the unary operations without parameters. TN_OP_NEG, ABS, SIGN: floats and signed integers,
 * the lowest being its own magnitude. TN_OP_LOGICAL_NOT: BOOL. TN_OP_BIT_NOT: integers. All others: floats.
 * TN_OP_SQRT, RECIPROCAL, FLOOR, CEIL, ROUND (ties to even) are rounded once; of the others F32 and F64 are
 * within 2 units in the last place of the true value, EXP and LOG within 1, for every x: SIN and COS too.
 * Subnormal results are kept. GELU is x·Φ(x), of -infinity -0; GELU_TANH the tanh form; SILU x·sigmoid(x);
 * SOFTPLUS ln(1 + e^x). */
TN_STATUS tn_unary(tn_ctx *ctx, tn_op op, const tn_tensor *x, tn_tensor *out, tn_error *err);
/* x held to lo…hi, which are rounded to x's type by the cast rules; lo ≤ hi, neither NaN (TN_ERR_ARG).
 * Numbers; a NaN stays. x > 0 ? x : slope·x: floats. */
TN_STATUS tn_clip(tn_ctx *ctx, const tn_tensor *x, float lo, float hi, tn_tensor *out, tn_error *err);
TN_STATUS tn_leaky_relu(tn_ctx *ctx, const tn_tensor *x, float slope, tn_tensor *out, tn_error *err);
/* condition ? a : b; condition is BOOL, a and b are of one type, whichever. */
TN_STATUS tn_where(tn_ctx *ctx, const tn_tensor *condition, const tn_tensor *a, const tn_tensor *b,
                   tn_tensor *out, tn_error *err);
/* by·x as F32, x being U8 or F32; one rounding. by may be subnormal, or infinite: 0·∞ is NaN; a NaN is
 * TN_ERR_ARG. */
TN_STATUS tn_scale(tn_ctx *ctx, const tn_tensor *x, float by, tn_tensor *out, tn_error *err);
/* x as another dtype, by the cast rules of convert.h; a packed copy even if the type is the same. */
TN_STATUS tn_cast(tn_ctx *ctx, const tn_tensor *x, tn_dtype to, tn_tensor *out, tn_error *err);

#define tn_add(ctx, a, b, out, err)   tn_binary(ctx, TN_OP_ADD, a, b, out, err)
#define tn_sub(ctx, a, b, out, err)   tn_binary(ctx, TN_OP_SUB, a, b, out, err)
#define tn_mul(ctx, a, b, out, err)   tn_binary(ctx, TN_OP_MUL, a, b, out, err)
#define tn_div(ctx, a, b, out, err)   tn_binary(ctx, TN_OP_DIV, a, b, out, err)
#define tn_neg(ctx, x, out, err)      tn_unary(ctx, TN_OP_NEG, x, out, err)
#define tn_exp(ctx, x, out, err)      tn_unary(ctx, TN_OP_EXP, x, out, err)
#define tn_relu(ctx, x, out, err)     tn_unary(ctx, TN_OP_RELU, x, out, err)
#define tn_gelu(ctx, x, out, err)     tn_unary(ctx, TN_OP_GELU, x, out, err)
#define tn_tanh(ctx, x, out, err)     tn_unary(ctx, TN_OP_TANH, x, out, err)
#define tn_sigmoid(ctx, x, out, err)  tn_unary(ctx, TN_OP_SIGMOID, x, out, err)

/* -- Products and rows ----------------------------------------------------------------------------*/

/* NumPy's matmul: [..., M, K] · [..., K, N], leading axes broadcast; rank 1 counts as a row or column.
 * K = 0 gives 0. F32, F64, F16, BF16; halves also into F32: tn_describe with an output of that type. Sums of
 * halves are formed in F32, fused steps follow there, and the result is rounded once. Those of BF16 may be formed
 * by instructions for which a factor or sum below 2^-126 is 0 (and infinity times such a factor NaN), in no given
 * order: the error stays within that of any order of F32 sums, and what is so lost. TN_EXACT: k in order,
 * summed in double (F64: products rounded before they are added), rounded behind alpha, beta and each fused
 * step. Fused epilogues: tn_describe("matmul bias relu", …) and tn_into. */
TN_STATUS tn_matmul(tn_ctx *ctx, const tn_tensor *a, const tn_tensor *b, tn_tensor *out, tn_error *err);

/* One step fused behind a product: value = value + other, or op(value). A list of steps ends with op 0 or its
 * 8th. */
typedef struct tn_fused {
    tn_op            op;       /* TN_OP_ADD or a unary one; others, reversed, dtype: TN_ERR_UNSUPPORTED */
    const tn_tensor *other;    /* of the result's shape, or a vector along its last axis; unary: NULL */
    bool             reversed;
    tn_dtype         dtype;
    float            param[2]; /* of the operation: lo and hi of clip */
} tn_fused;

typedef struct tn_linear_attrs {
    size_t   size;
    tn_fused then[TN_MAX_STEPS];       /* behind the bias */
} tn_linear_attrs;

/* y = x·wᵀ + bias: x [..., K], w [N, K] (outputs first) or packed by tn_pack_weights, bias [N] or NULL,
 * y [..., N]. attrs NULL: no steps. Types as of tn_matmul. TN_EXACT: k in order, summed in double; rounded
 * after the product, after the bias and after each step. */
TN_STATUS tn_linear(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                    const tn_linear_attrs *attrs, tn_tensor *out, tn_error *err);

/* Fills *out with w [N, K] of any strides laid out as the ctx's kernels read it fastest: TN_PACKED, same
 * logical shape. Good for any table of the same library version; tn_to_layout with TN_STRIDED gives the very
 * values back. Pack once. Floats. */
TN_STATUS tn_pack_weights(tn_ctx *ctx, const tn_tensor *w, tn_tensor *out, tn_error *err);

typedef struct tn_matmul_int_attrs {
    size_t size;
    const tn_tensor *a_zero, *b_zero;  /* of a's, b's type: a scalar, or one a row of a, a column of b; NULL: 0 */
    const tn_tensor *scale;    /* F32, a scalar or one a column: the result is F32; NULL: I32 */
} tn_matmul_int_attrs;

/* (a − a_zero)·(b − b_zero): a and b U8 or I8 each, shapes as in tn_matmul. Exact in I32, wrapping modulo 2^32, so
 * the same in every mode and on every machine. With a scale that sum becomes F32, rounded, and the product with
 * the scale is rounded. A scale is taken as it is: subnormal ones count, 0·∞ is NaN, and NaN fills its column.
 * attrs NULL: no zero points, no scale. */
TN_STATUS tn_matmul_int(tn_ctx *ctx, const tn_tensor *a, const tn_tensor *b, const tn_matmul_int_attrs *attrs,
                        tn_tensor *out, tn_error *err);

typedef struct tn_conv2d_attrs {
    size_t  size;
    int32_t stride[2], dilation[2];    /* height, width; 0: 1 */
    int32_t pad[2];            /* at both ends, 0 or more */
    int32_t pad_extra[2];      /* added at the end only; may be below 0 for less there */
    int32_t groups;            /* 0: 1 */
} tn_conv2d_attrs;

/* Cross-correlation with zero padding (ONNX Conv): x [N, C, H, W], w [O, C/groups, KH, KW], bias [O] or NULL;
 * result [N, O, OH, OW] in x's layout, OH = floor((H + 2·pad + pad_extra - dilation·(KH - 1) - 1) / stride)
 * + 1. attrs NULL: all defaults. Float types. Padding takes part as 0: 0·infinity is NaN. TN_EXACT: channel,
 * y, x in order, then the bias, summed in double. */
TN_STATUS tn_conv2d(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                    const tn_conv2d_attrs *attrs, tn_tensor *out, tn_error *err);

typedef struct tn_attention_attrs {
    size_t size;
    const tn_tensor *mask;     /* broadcasts to [B, H, S, T]: BOOL, true keeps; or of q's type, added; NULL: none */
    float  scale;              /* of q·kᵀ; 0: 1/√D */
    float  softcap;            /* c·tanh(s/c) of scores before the mask; 0: off */
    bool   causal;             /* query i sees keys j ≤ i + T - S */
} tn_attention_attrs;

/* softmax(scale·q·kᵀ + mask)·v: q [B, H, S, D], k [B, G, T, D], v [B, G, T, E], H a multiple of G; result
 * [B, H, S, E]. A query that sees no key gives 0. attrs NULL: all defaults. Float types. */
TN_STATUS tn_attention(tn_ctx *ctx, const tn_tensor *q, const tn_tensor *k, const tn_tensor *v,
                       const tn_attention_attrs *attrs, tn_tensor *out, tn_error *err);

/* op, TN_OP_SUM … TN_OP_ARGMIN, over axes (count 0: all); keep leaves extents of 1. Of nothing: sum 0,
 * product 1, mean NaN; amax, amin and the arg operations: TN_ERR_SHAPE. Floats and integers; mean takes
 * floats only. Integers wrap. amax, amin: NaN in, NaN out; a zero is +0. arg: one axis, result I64, first
 * wins, NaN wins. Error of sums and means as of pairwise summation on every axis and stride; F16 and BF16
 * are computed in F32, or F64, and rounded once. */
TN_STATUS tn_reduce(tn_ctx *ctx, tn_op op, const tn_tensor *x, tn_dims axes, bool keep, tn_tensor *out,
                    tn_error *err);
#define tn_sum(ctx, x, axes, keep, out, err)    tn_reduce(ctx, TN_OP_SUM, x, axes, keep, out, err)
#define tn_mean(ctx, x, axes, keep, out, err)   tn_reduce(ctx, TN_OP_MEAN, x, axes, keep, out, err)
#define tn_prod(ctx, x, axes, keep, out, err)   tn_reduce(ctx, TN_OP_PROD, x, axes, keep, out, err)
#define tn_amax(ctx, x, axes, keep, out, err)   tn_reduce(ctx, TN_OP_AMAX, x, axes, keep, out, err)
#define tn_amin(ctx, x, axes, keep, out, err)   tn_reduce(ctx, TN_OP_AMIN, x, axes, keep, out, err)
#define tn_argmax(ctx, x, axes, keep, out, err) tn_reduce(ctx, TN_OP_ARGMAX, x, axes, keep, out, err)
#define tn_argmin(ctx, x, axes, keep, out, err) tn_reduce(ctx, TN_OP_ARGMIN, x, axes, keep, out, err)

/* -- Softmax and normalisations: F32, F64, F16, BF16; the shape stays ----------------------------------*/

/* e^(scale·x) / Σ e^(scale·x) along axis, the row's maximum subtracted first; its logarithm. Plain: scale 1.
 * A row of −∞ alone is NaN. */
TN_STATUS tn_softmax(tn_ctx *ctx, const tn_tensor *x, int axis, float scale, tn_tensor *out, tn_error *err);
TN_STATUS tn_log_softmax(tn_ctx *ctx, const tn_tensor *x, int axis, float scale, tn_tensor *out,
                         tn_error *err);
/* (x − mean)/√(var + eps)·scale + bias over the last `trailing` axes, population variance as of two passes, and
 * equal elements give exactly bias; scale and bias of those axes' shape, or NULL. RMS: x/√(mean x² +
 * eps)·scale. eps is 0 or more (TN_ERR_ARG). */
TN_STATUS tn_layer_norm(tn_ctx *ctx, const tn_tensor *x, int trailing, float eps, const tn_tensor *scale,
                        const tn_tensor *bias, tn_tensor *out, tn_error *err);
TN_STATUS tn_rms_norm(tn_ctx *ctx, const tn_tensor *x, int trailing, float eps, const tn_tensor *scale,
                      tn_tensor *out, tn_error *err);
/* The same per sample and group of C/groups channels of x [N, C, ...]; scale and bias [C], or NULL. */
TN_STATUS tn_group_norm(tn_ctx *ctx, const tn_tensor *x, int groups, float eps, const tn_tensor *scale,
                        const tn_tensor *bias, tn_tensor *out, tn_error *err);

typedef struct tn_batch_norm_attrs {
    size_t size;
    float  eps;                /* as given, 0 or more */
    const tn_tensor *scale, *bias;     /* [C], or NULL */
    const tn_tensor *mean, *var;       /* [C] running statistics, of x's type or F32; written when training */
    bool   training;           /* normalise by the batch's own statistics */
    float  momentum;           /* running += momentum·(batch − running), variance unbiased */
} tn_batch_norm_attrs;

/* Per channel of x [N, C, ...]. Training: an empty batch leaves the statistics as they are, and of one
 * element a channel the variance is 0. attrs may not be NULL. */
TN_STATUS tn_batch_norm(tn_ctx *ctx, const tn_tensor *x, const tn_batch_norm_attrs *attrs, tn_tensor *out,
                        tn_error *err);

/* -- Pooling ------------------------------------------------------------------------------------- */

typedef struct tn_pool2d_attrs {
    size_t  size;
    int32_t kernel[2];         /* height, width; 0, 0: the whole plane (global pooling) */
    int32_t stride[2];         /* 0: 1 */
    int32_t pad[2];            /* at both ends, at least 0 and below kernel */
    int32_t pad_extra[2];      /* added at the end only, with which pad is held to the same; may be negative */
    bool    ceil;              /* round extents up; a window starting in the end padding is dropped */
    bool    count_pad;         /* average: divide by the window within the padding, not the real part */
} tn_pool2d_attrs;

/* Maximum of each window's in-bounds elements; first wins ties, the first NaN wins. *indices, unless NULL:
 * I32 positions in x's logical row-major order. With relu: max(x, 0) pooled, index -1 where nothing is
 * positive. Average:
 * in-bounds elements, 0 for a window without any; a maximum over nothing is TN_ERR_SHAPE. x is [N, C, H, W]
 * of any strides, or blocked (TN_NCHWC); results in its layout, packed where it has none. Maxima: floats,
 * I8, U8, I32; averages: floats. */
TN_STATUS tn_max_pool2d(tn_ctx *ctx, const tn_tensor *x, const tn_pool2d_attrs *attrs, tn_tensor *out,
                        tn_tensor *indices, tn_error *err);
TN_STATUS tn_relu_max_pool2d(tn_ctx *ctx, const tn_tensor *x, const tn_pool2d_attrs *attrs, tn_tensor *out,
                             tn_tensor *indices, tn_error *err);
TN_STATUS tn_avg_pool2d(tn_ctx *ctx, const tn_tensor *x, const tn_pool2d_attrs *attrs, tn_tensor *out,
                        tn_error *err);

/* -- Joining and looking up (to split, narrow) ---------------------------------------------------- */
/* Inputs behind each other along axis; 1…15 of them, equal in the other extents. Any type. */
TN_STATUS tn_concat(tn_ctx *ctx, tn_list inputs, int axis, tn_tensor *out, tn_error *err);
/* x with before and after elements of value, 0 or more, added along each axis. Any type. The value is one of
 * the type: F32, F16 and BF16 round it to F32 first; F64 and integers want one that F32 holds too
 * (TN_ERR_RANGE), so 2^24 + 1 is none; NaN is TN_ERR_ARG. */
TN_STATUS tn_pad(tn_ctx *ctx, const tn_tensor *x, tn_dims before, tn_dims after, double value,
                 tn_tensor *out, tn_error *err);
/* Positions index (I32 or I64, any shape, 0 ≤ i < extent, else TN_ERR_RANGE and nothing is written) of an
 * axis of x; that shape takes its place. Any type. */
TN_STATUS tn_gather(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *index, int axis, tn_tensor *out,
                    tn_error *err);
/* Rows of table [V, D], as gather. skip, unless NULL, is an id whose row is read as 0; it need not be below
 * V, but is no end of the type. */
TN_STATUS tn_embedding(tn_ctx *ctx, const tn_tensor *table, const tn_tensor *index, const int32_t *skip,
                       tn_tensor *out, tn_error *err);
/* -- Losses ---------------------------------------------------------------------------------------- */
typedef enum tn_reduction { TN_REDUCE_MEAN = 0, TN_REDUCE_SUM = 1, TN_REDUCE_NONE = 2 } tn_reduction;
typedef struct tn_loss_attrs {
    size_t           size;
    const tn_tensor *weight;   /* [C]; mean then divides by the weights' sum; NULL: 1 */
    tn_reduction     reduction;
    bool             has_ignore;
    int32_t          ignore;   /* a target that counts nothing, no end of the type; all ignored: mean is NaN */
} tn_loss_attrs;
/* −Σ log_p[target]: log_p [N, C, ...], target [N, ...] I32 or I64 in [0, C) or ignore, else TN_ERR_RANGE and
 * nothing is written. Float types; sums in double, rounded once. Cross entropy takes raw scores and fuses the
 * log_softmax over axis 1. */
TN_STATUS tn_nll_loss(tn_ctx *ctx, const tn_tensor *log_p, const tn_tensor *target,
                      const tn_loss_attrs *attrs, tn_tensor *out, tn_error *err);
TN_STATUS tn_cross_entropy(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *target,
                           const tn_loss_attrs *attrs, tn_tensor *out, tn_error *err);

TN_END_C
#endif
