#ifndef ONNX_OPS_H
#define ONNX_OPS_H

/* onnx_ops.h: ONNX's operations by ours: a row an operation, an adapter behind it. An adapter calls the
 * public API alone, computes no element itself, and fails with a sentence for what Tenon does not do; which
 * cases may fail so is listed in onnx_skips.c. */

#include "onnx_case.h"

/* |result − expected| ≤ ulps·ε·|expected| + near, ε of the result's type: 2^−23 for f32. 0, 0: the same bits,
 * any NaN for a NaN. */
typedef struct onnx_bound {
    double ulps, near;
} onnx_bound;

typedef struct onnx_op {
    const char *type;          /* ONNX's name */
    tn_status (*run)(onnx_node *n, int op, tn_error *err);
    int op;                    /* handed to run: a tn_op, or what the family's file says */
    int opset;                 /* the first in which the operation means what run makes of it */
    onnx_bound bound;
} onnx_op;

/* Rows by family, ended by {0}. ORDER families in onnx_ops.c */
extern const onnx_op onnx_elementwise[];
extern const onnx_op onnx_composed[];
extern const onnx_op onnx_places[];
extern const onnx_op onnx_constant[];
extern const onnx_op onnx_product[];
extern const onnx_op onnx_reduce[];
extern const onnx_op onnx_norm[];
extern const onnx_op onnx_window[];
extern const onnx_op onnx_move[];
extern const onnx_op onnx_loss[];
extern const onnx_op onnx_view[];

/* The row of an operation, or NULL. */
const onnx_op *onnx_op_find(const char *type);

/* Why a case ("node/test_add") of listed operations is not expected to pass, or NULL. */
const char *onnx_skip(const char *name);

/* Where a case's inputs stand: row-major; at odd strides; channels innermost. */
typedef enum onnx_place { ONNX_PACKED, ONNX_ODD, ONNX_CHANNELS_LAST } onnx_place;

/* Runs a case's nodes in their order over inputs placed so. Adds what they made to its values; *bound is
 * that of the results: of the one node; of several the sum, an ulp each, and ONNX's own 1e-7. */
TN_MUST_USE tn_status onnx_run(tn_ctx *ctx, onnx_case *c, onnx_place place, onnx_bound *bound, tn_error *err);

/* Whether got is want within the bound: type, extents, elements. If not, why says where, and both. */
bool onnx_same(tn_ctx *ctx, const tn_tensor *got, const tn_tensor *want, onnx_bound bound, char *why,
               size_t size);

/* ONNX's Slice along one axis: numbers from the end, bounds held to the extent, steps of both signs. */
TN_MUST_USE tn_status onnx_slice(const tn_tensor *x, int axis, int64_t start, int64_t end, int64_t step,
                                 tn_tensor *out, tn_error *err);

#endif
