#ifndef TN_DESC_H
#define TN_DESC_H

/* desc.h: an operation as data. One type, tn_desc, says what is computed (operation, operand types,
 * shapes and strides, attributes, fused steps) without saying on which memory. Operations make
 * one per call; kernels receive it; sessions specialise on it; backward records hold one; tuning
 * records, bench files, traces and messages are its text. It is a self-contained value: copy it
 * freely, no pointers inside, nothing to free. Its layout is part of the kernel ABI (kernels.h).
 *
 * Text. One line, parsed and printed here and nowhere else, by the grammar in runtime/kernel/desc/README.md,
 * which shells take unquoted:
 *
 *     matmul f32 nt 64x256x784 bias relu
 *     linear f32 1x4096x4096 packed bias
 *     exp f32 1024:2
 *     sum f32 1024x1024 axis 1
 *     relu.d0 f32 64x256
 *
 * No strides written means packed; `_` is anything; `.dN` is the gradient with respect to input N;
 * a fused epilogue is written behind: `bias`, `residual`, or a unary operation. */

#include <tenon/opcodes.h>     /* tn_op: TN_OP_ADD, TN_OP_EXP …: written from the rows of gen/ops.lua */
#include "tensor.h"

TN_BEGIN_C

/* The word of the text form, "log_softmax"; "?" if unknown. And back: TN_OP_NONE if unknown. */
TN_API const char *tn_op_name(tn_op op);
TN_API tn_op       tn_op_from_name(const char *name);

#define TN_MAX_OPERANDS 16
#define TN_MAX_INTS     16
#define TN_MAX_FLOATS    8
#define TN_MAX_STEPS     8
#define TN_ANY INT32_MIN       /* an extent, stride or int that may be anything, in a pattern */

/* How far the strides of an operand are pinned down. */
typedef enum tn_strides {
    TN_STRIDES_PACKED = 0,     /* row-major; stride[] not read */
    TN_STRIDES_EXACT = 1,      /* stride[] as given, TN_ANY entries free */
    TN_STRIDES_INNER = 2,      /* last axis 1, the others free */
    TN_STRIDES_ANY = 3
} tn_strides;

/* One tensor operand, or a pattern of many. */
typedef struct tn_operand {
    uint8_t  dtype;            /* tn_dtype; 0: any */
    uint8_t  rank;
    uint8_t  strides;          /* tn_strides */
    uint8_t  flagged;          /* as in tn_tensor: images of pooling, w of linear; others: TN_ERR_LAYOUT. Without
                                  strides then */
    uint16_t flagged_arg;
    uint16_t reserved;
    int32_t  shape[TN_MAX_RANK];
    int32_t  stride[TN_MAX_RANK];
} tn_operand;

/* One fused step behind matmul or linear: value = value + operand (a bias or a residual), or a unary operation.
 * Others, reversed ones and those that change the type are TN_ERR_UNSUPPORTED. */
typedef struct tn_step {
    uint16_t op;               /* tn_op */
    int8_t   operand;          /* number of the other input; −1: none */
    uint8_t  reversed;         /* op(operand, value); 0 */
    uint8_t  dtype;            /* of the value afterwards; 0: unchanged */
    uint8_t  reserved[3];
    float    param[2];         /* scale: by */
} tn_step;

/* The description. Attributes lie in ints and floats in the order of the operation's row (gen/ops/): a pair
 * takes two places, an optional input one behind them all (1: it is there); unused ones are 0. The first
 * positions are those of the backward records in the specification, section 8. In a pattern TN_ANY stands
 * for any int and NaN for any float (no attribute is ever NaN).
 *
 *   operation            ints                    floats
 *   matmul                                       alpha beta     (1 and 0 when not said)
 *   linear                                                      (a bias is its first step)
 *   matmul_int           a_zero, b_zero, scale
 *   conv2d               stride dilation pad pad_extra (pairs: height, width) groups, bias
 *   attention            causal, mask, bias      scale softcap  (0: 1/√D; none)
 *   softmax, log_softmax axis                    scale          (1 when not said)
 *   layer_norm, rms_norm trailing, scale, bias (not of rms_norm)     eps
 *   group_norm           groups, scale, bias     eps
 *   batch_norm           training, scale, bias   eps momentum
 *   max_pool2d, relu_max_pool2d, avg_pool2d
 *                        kernel stride pad pad_extra (pairs: height, width) ceil, indices or count_pad
 *   sum, mean, prod, amax, amin, argmax, argmin
 *                        axes as bits, keep
 *   scale                                        by
 *   clip, leaky_relu                             lo hi; slope
 *   concat, gather       axis
 *   pad                  before, one an axis, from 0; after, from 8      value
 *   embedding            skip                    (2147483647: none)
 *   nll_loss, cross_entropy  reduction (0 mean, 1 sum, 2 none), ignore (2147483647: none), weight */
typedef struct tn_desc {
    uint16_t   op;             /* tn_op */
    uint8_t    wrt;            /* 0: the operation; N + 1: its gradient with respect to input N, inputs
                                  then being g and what the record saved, in slot order */
    uint8_t    inputs, outputs, steps;
    uint8_t    ints_used, floats_used;     /* entries past these counts, and past a rank, are 0 */
    uint8_t    exact;          /* 1: bit-equal to the reference (TN_EXACT) */
    uint8_t    reserved[7];
    int32_t    ints[TN_MAX_INTS];
    float      floats[TN_MAX_FLOATS];
    tn_step    step[TN_MAX_STEPS];
    tn_operand operand[TN_MAX_OPERANDS];   /* inputs, those of the steps last; then outputs */
} tn_desc;

/* Describes what on real tensors. what is a line without operands, "sum axis 1", "matmul beta 0.5",
 * "matmul bias relu": dtypes, shapes and strides come from inputs, in the operation's order and
 * then the steps' (a NULL item: an optional input left out); outputs are inferred. It is the very check
 * that the operation runs, with its errors; TN_ERR_FORMAT names the column. */
TN_STATUS tn_describe(const char *what, tn_list inputs, tn_desc *out, tn_error *err);

/* Reads a whole line. Outputs left out are inferred, if no input holds `_`. Errors as tn_describe. */
TN_STATUS tn_desc_parse(const char *line, tn_desc *out, tn_error *err);

/* Writes the line into buf, at most size bytes with the 0; returns the length it needs without it.
 * parse(print(d)) equals d; equal descriptors print the same bytes. */
TN_API size_t tn_desc_print(const tn_desc *desc, char *buf, size_t size);

/* Whether desc is one of those that pattern stands for. Equality: each matches the other. */
TN_API bool tn_desc_matches(const tn_desc *pattern, const tn_desc *desc);

/* 64-bit hash of the meaning: the same in every process and on every machine. */
TN_API uint64_t tn_desc_hash(const tn_desc *desc);

/* Work of one run: floating-point operations (fma = 2) and bytes that must move at least once. */
TN_API void tn_desc_cost(const tn_desc *desc, double *flops, double *bytes);

TN_END_C
#endif
