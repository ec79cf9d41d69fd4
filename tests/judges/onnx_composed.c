/* onnx_composed.c: operations that Tenon has no name for, and that are a formula of those it has: the definitions of
 * ONNX's documentation, step by step. */
#include "onnx_ops.h"

/* op(a, constant) or, reversed, op(constant, a). */
static tn_status with(onnx_node *n, tn_op op, const tn_tensor *a, double constant, tn_tensor *out, tn_error *err)
{
    tn_tensor b;
    TN_TRY(onnx_scalar(n, a->dtype, constant, &b, err));
    return tn_binary(n->ctx, op, a, &b, out, err);
}

/* (e^x op e^−x)/2. */
static tn_status hyperbolic(onnx_node *n, int op, tn_error *err)
{
    tn_tensor down;
    TN_TRY(tn_exp(n->ctx, n->in[0], &n->out[0], err));
    TN_TRY(tn_neg(n->ctx, n->in[0], &down, err));
    TN_TRY(tn_exp(n->ctx, &down, &down, err));
    TN_TRY(tn_binary(n->ctx, (tn_op)op, &n->out[0], &down, &n->out[0], err));
    return with(n, TN_OP_MUL, &n->out[0], 0.5, &n->out[0], err);
}

/* Where a small difference of larger terms is the result, the error is absolute. */
const onnx_op onnx_composed[] = {
    { "Cosh", hyperbolic, TN_OP_ADD, 9, { 6, 0 } },
    { "Sinh", hyperbolic, TN_OP_SUB, 9, { 6, 3e-7 } },
    { 0 }
};
