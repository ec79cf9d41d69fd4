/* onnx_elementwise.c: operations on each element. */
#include "onnx_ops.h"

#include <math.h>

static tn_status unary(onnx_node *n, int op, tn_error *err)
{
    return tn_unary(n->ctx, (tn_op)op, n->in[0], &n->out[0], err);
}

/* Before opset 7 the second operand was stretched if `broadcast` said so, and stood at `axis` of the
 * first. */
static tn_status binary(onnx_node *n, int op, tn_error *err)
{
    tn_tensor b = *n->in[1];
    int axis = (int)onnx_int(n, "axis", n->in[0]->rank - b.rank);
    if (onnx_int(n, "broadcast", 0))
        while (axis + b.rank < n->in[0]->rank)
            TN_TRY(tn_unsqueeze(&b, -1, &b, err));
    return tn_binary(n->ctx, (tn_op)op, n->in[0], &b, &n->out[0], err);
}

/* Of any number of inputs, one after the other. */
static tn_status fold(onnx_node *n, int op, tn_error *err)
{
    TN_TRY(tn_cast(n->ctx, n->in[0], n->in[0]->dtype, &n->out[0], err));
    for (int i = 1; i < n->ins; i++)
        TN_TRY(tn_binary(n->ctx, (tn_op)op, &n->out[0], n->in[i], &n->out[0], err));
    return TN_OK;
}

static tn_status mean(onnx_node *n, int op, tn_error *err)
{
    tn_tensor count;
    TN_TRY(fold(n, op, err));
    TN_TRY(onnx_scalar(n, n->in[0]->dtype, n->ins, &count, err));
    return tn_div(n->ctx, &n->out[0], &count, &n->out[0], err);
}

/* The result has the base's type; integers, and where the exponent has another type, meet in f64. */
static tn_status power(onnx_node *n, int op, tn_error *err)
{
    tn_tensor base, exponent;
    if (n->in[0]->dtype == n->in[1]->dtype && tn_dtype_is_float(n->in[0]->dtype))
        return binary(n, op, err);
    TN_TRY(tn_cast(n->ctx, n->in[0], TN_F64, &base, err));
    TN_TRY(tn_cast(n->ctx, n->in[1], TN_F64, &exponent, err));
    TN_TRY(tn_binary(n->ctx, (tn_op)op, &base, &exponent, &base, err));
    return tn_cast(n->ctx, &base, n->in[0]->dtype, &n->out[0], err);
}

static tn_status shift(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return binary(n, onnx_is(n, "direction", "LEFT", "") ? TN_OP_SHIFT_LEFT : TN_OP_SHIFT_RIGHT, err);
}

static tn_status where(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_where(n->ctx, n->in[0], n->in[1], n->in[2], &n->out[0], err);
}

/* Bounds are attributes, or later optional inputs. */
static tn_status clip(onnx_node *n, int op, tn_error *err)
{
    double bound[2] = { onnx_float(n, "min", -INFINITY), onnx_float(n, "max", INFINITY) };
    (void)op;
    for (int i = 1; i < n->ins; i++)
        if (n->in[i])
            TN_TRY(tn_get_f64(n->in[i], TN_SCALAR, &bound[i - 1], err));
    return tn_clip(n->ctx, n->in[0], (float)bound[0], (float)bound[1], &n->out[0], err);
}

static tn_status leaky_relu(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_leaky_relu(n->ctx, n->in[0], onnx_float(n, "alpha", 0.01f), &n->out[0], err);
}

/* The type is an attribute, or that of a second input. */
static tn_status cast(onnx_node *n, int op, tn_error *err)
{
    tn_dtype to;
    (void)op;
    if (n->ins > 1)
        to = n->in[1]->dtype;
    else
        TN_TRY(tn_dtype_from_onnx((int32_t)onnx_int(n, "to", 0), &to, err));
    return tn_cast(n->ctx, n->in[0], to, &n->out[0], err);
}

static tn_status identity(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_cast(n->ctx, n->in[0], n->in[0]->dtype, &n->out[0], err);
}

const onnx_op onnx_elementwise[] = {
    { "Add", binary, TN_OP_ADD, 6, { 0, 0 } },
    { "Sub", binary, TN_OP_SUB, 6, { 0, 0 } },
    { "Mul", binary, TN_OP_MUL, 6, { 0, 0 } },
    { "Div", binary, TN_OP_DIV, 6, { 0, 0 } },
    { "Pow", power, TN_OP_POW, 1, { 4, 0 } },
    { "Min", fold, TN_OP_MIN, 6, { 0, 0 } },
    { "Max", fold, TN_OP_MAX, 6, { 0, 0 } },
    { "Sum", fold, TN_OP_ADD, 6, { 0, 0 } },
    { "Mean", mean, TN_OP_ADD, 6, { 0, 0 } },
    { "Equal", binary, TN_OP_EQUAL, 7, { 0, 0 } },
    { "Less", binary, TN_OP_LESS, 7, { 0, 0 } },
    { "LessOrEqual", binary, TN_OP_LESS_EQUAL, 12, { 0, 0 } },
    { "Greater", binary, TN_OP_GREATER, 7, { 0, 0 } },
    { "GreaterOrEqual", binary, TN_OP_GREATER_EQUAL, 12, { 0, 0 } },
    { "And", binary, TN_OP_LOGICAL_AND, 7, { 0, 0 } },
    { "Or", binary, TN_OP_LOGICAL_OR, 7, { 0, 0 } },
    { "Xor", binary, TN_OP_LOGICAL_XOR, 7, { 0, 0 } },
    { "BitShift", shift, 0, 11, { 0, 0 } },
    { "Not", unary, TN_OP_LOGICAL_NOT, 1, { 0, 0 } },
    { "Where", where, 0, 9, { 0, 0 } },
    { "Neg", unary, TN_OP_NEG, 6, { 0, 0 } },
    { "Sign", unary, TN_OP_SIGN, 9, { 0, 0 } },
    { "Abs", unary, TN_OP_ABS, 6, { 0, 0 } },
    { "Relu", unary, TN_OP_RELU, 6, { 0, 0 } },
    { "LeakyRelu", leaky_relu, 0, 6, { 0, 0 } },
    { "Clip", clip, 0, 6, { 0, 0 } },
    { "Exp", unary, TN_OP_EXP, 6, { 4, 0 } },
    { "Log", unary, TN_OP_LOG, 6, { 4, 0 } },
    { "Sqrt", unary, TN_OP_SQRT, 6, { 0, 0 } },
    { "Reciprocal", unary, TN_OP_RECIPROCAL, 6, { 1, 0 } },
    { "Erf", unary, TN_OP_ERF, 9, { 4, 0 } },
    { "Tanh", unary, TN_OP_TANH, 6, { 4, 0 } },
    { "Sigmoid", unary, TN_OP_SIGMOID, 6, { 4, 0 } },
    { "Softplus", unary, TN_OP_SOFTPLUS, 1, { 4, 0 } },
    { "Sin", unary, TN_OP_SIN, 7, { 4, 0 } },
    { "Cos", unary, TN_OP_COS, 7, { 4, 0 } },
    { "Floor", unary, TN_OP_FLOOR, 6, { 0, 0 } },
    { "Ceil", unary, TN_OP_CEIL, 6, { 0, 0 } },
    { "Round", unary, TN_OP_ROUND, 11, { 0, 0 } },
    { "Cast", cast, 0, 9, { 0, 0 } },
    { "CastLike", cast, 0, 15, { 0, 0 } },
    { "Identity", identity, 0, 1, { 0, 0 } },
    { 0 }
};
