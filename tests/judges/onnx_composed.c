/* onnx_composed.c: operations that Tenon has no name for, and that are a formula of those it has: the
 * definitions of ONNX's documentation, step by step. */
#include "onnx_ops.h"

#include <math.h>

/* op(a, constant) or, reversed, op(constant, a). */
static tn_status with(onnx_node *n, tn_op op, const tn_tensor *a, double constant, tn_tensor *out,
                      tn_error *err)
{
    tn_tensor b;
    TN_TRY(onnx_scalar(n, a->dtype, constant, &b, err));
    return tn_binary(n->ctx, op, a, &b, out, err);
}

/* condition(x, bound) ? a : b. */
static tn_status choose(onnx_node *n, tn_op condition, double bound, const tn_tensor *a, const tn_tensor *b,
                        tn_tensor *out, tn_error *err)
{
    tn_tensor c;
    TN_TRY(with(n, condition, n->in[0], bound, &c, err));
    return tn_where(n->ctx, &c, a, b, out, err);
}

static tn_status is_nan(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_binary(n->ctx, TN_OP_NOT_EQUAL, n->in[0], n->in[0], &n->out[0], err);
}

static tn_status is_inf(onnx_node *n, int op, tn_error *err)
{
    tn_tensor other;
    double up = onnx_int(n, "detect_positive", 1) ? INFINITY : NAN;
    double down = onnx_int(n, "detect_negative", 1) ? -INFINITY : NAN;
    (void)op;
    TN_TRY(with(n, TN_OP_EQUAL, n->in[0], up, &n->out[0], err));
    TN_TRY(with(n, TN_OP_EQUAL, n->in[0], down, &other, err));
    return tn_binary(n->ctx, TN_OP_LOGICAL_OR, &n->out[0], &other, &n->out[0], err);
}

/* Before opset 7 slopes stood at axis 1. */
static tn_status prelu(onnx_node *n, int op, tn_error *err)
{
    tn_tensor slope = *n->in[1];
    (void)op;
    while (n->opset < 7 && slope.rank < n->in[0]->rank - 1)
        TN_TRY(tn_unsqueeze(&slope, -1, &slope, err));
    TN_TRY(tn_mul(n->ctx, n->in[0], &slope, &n->out[0], err));
    return choose(n, TN_OP_LESS, 0, &n->out[0], n->in[0], &n->out[0], err);
}

/* by·(e^(x/through) − 1). */
static tn_status grown(onnx_node *n, double by, double through, tn_tensor *out, tn_error *err)
{
    TN_TRY(with(n, TN_OP_DIV, n->in[0], through, out, err));
    TN_TRY(tn_exp(n->ctx, out, out, err));
    TN_TRY(with(n, TN_OP_SUB, out, 1, out, err));
    return with(n, TN_OP_MUL, out, by, out, err);
}

static tn_status elu(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    TN_TRY(grown(n, onnx_float(n, "alpha", 1), 1, &n->out[0], err));
    return choose(n, TN_OP_LESS, 0, &n->out[0], n->in[0], &n->out[0], err);
}

static tn_status celu(onnx_node *n, int op, tn_error *err)
{
    double alpha = onnx_float(n, "alpha", 1);
    (void)op;
    TN_TRY(grown(n, alpha, alpha, &n->out[0], err));
    return choose(n, TN_OP_LESS, 0, &n->out[0], n->in[0], &n->out[0], err);
}

static tn_status selu(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    TN_TRY(grown(n, onnx_float(n, "alpha", 1.67326319217681884765625f), 1, &n->out[0], err));
    TN_TRY(choose(n, TN_OP_LESS_EQUAL, 0, &n->out[0], n->in[0], &n->out[0], err));
    return with(n, TN_OP_MUL, &n->out[0], onnx_float(n, "gamma", 1.05070102214813232421875f), &n->out[0],
                err);
}

static tn_status hard_sigmoid(onnx_node *n, int op, tn_error *err)
{
    bool swish = op != 0;
    TN_TRY(with(n, TN_OP_MUL, n->in[0], swish ? 1.0 / 6 : onnx_float(n, "alpha", 0.2f), &n->out[0], err));
    TN_TRY(with(n, TN_OP_ADD, &n->out[0], swish ? 0.5 : onnx_float(n, "beta", 0.5f), &n->out[0], err));
    TN_TRY(tn_clip(n->ctx, &n->out[0], 0, 1, &n->out[0], err));
    return swish ? tn_mul(n->ctx, n->in[0], &n->out[0], &n->out[0], err) : TN_OK;
}

static tn_status thresholded_relu(onnx_node *n, int op, tn_error *err)
{
    tn_tensor zero;
    (void)op;
    TN_TRY(onnx_scalar(n, n->in[0]->dtype, 0, &zero, err));
    return choose(n, TN_OP_GREATER, onnx_float(n, "alpha", 1), n->in[0], &zero, &n->out[0], err);
}

/* x + bias below −lambd, x − bias above lambd, else 0. */
static tn_status shrink(onnx_node *n, int op, tn_error *err)
{
    double bias = onnx_float(n, "bias", 0), lambd = onnx_float(n, "lambd", 0.5f);
    tn_tensor low, high, zero;
    (void)op;
    TN_TRY(onnx_scalar(n, n->in[0]->dtype, 0, &zero, err));
    TN_TRY(with(n, TN_OP_ADD, n->in[0], bias, &low, err));
    TN_TRY(with(n, TN_OP_SUB, n->in[0], bias, &high, err));
    TN_TRY(choose(n, TN_OP_GREATER, lambd, &high, &zero, &high, err));
    return choose(n, TN_OP_LESS, -lambd, &low, &high, &n->out[0], err);
}

static tn_status softsign(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    TN_TRY(tn_unary(n->ctx, TN_OP_ABS, n->in[0], &n->out[0], err));
    TN_TRY(with(n, TN_OP_ADD, &n->out[0], 1, &n->out[0], err));
    return tn_div(n->ctx, n->in[0], &n->out[0], &n->out[0], err);
}

static tn_status tangent(onnx_node *n, int op, tn_error *err)
{
    tn_tensor below;
    (void)op;
    TN_TRY(tn_unary(n->ctx, TN_OP_SIN, n->in[0], &n->out[0], err));
    TN_TRY(tn_unary(n->ctx, TN_OP_COS, n->in[0], &below, err));
    return tn_div(n->ctx, &n->out[0], &below, &n->out[0], err);
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
    { "IsNaN", is_nan, 0, 9, { 0, 0 } },
    { "IsInf", is_inf, 0, 10, { 0, 0 } },
    { "PRelu", prelu, 0, 6, { 0, 0 } },
    { "Elu", elu, 0, 6, { 4, 3e-7 } },
    { "Celu", celu, 0, 12, { 4, 3e-7 } },
    { "Selu", selu, 0, 6, { 4, 1e-6 } },
    { "HardSigmoid", hard_sigmoid, 0, 6, { 2, 1e-7 } },
    { "HardSwish", hard_sigmoid, 1, 14, { 4, 0 } },
    { "ThresholdedRelu", thresholded_relu, 0, 10, { 0, 0 } },
    { "Shrink", shrink, 0, 9, { 0, 0 } },
    { "Softsign", softsign, 0, 1, { 0, 0 } },
    { "Tan", tangent, 0, 7, { 6, 0 } },
    { "Cosh", hyperbolic, TN_OP_ADD, 9, { 6, 0 } },
    { "Sinh", hyperbolic, TN_OP_SUB, 9, { 6, 3e-7 } },
    { 0 }
};
