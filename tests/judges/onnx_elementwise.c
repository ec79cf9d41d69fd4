/* onnx_elementwise.c: operations on each element. */
#include "onnx_ops.h"

static tn_status unary(onnx_node *n, int op, tn_error *err)
{
    return tn_unary(n->ctx, (tn_op)op, n->in[0], &n->out[0], err);
}

/* Before opset 7 the second operand was stretched if `broadcast` said so, and stood at `axis` of the first. */
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
    { "Sum", fold, TN_OP_ADD, 6, { 0, 0 } },
    { "Mean", mean, TN_OP_ADD, 6, { 0, 0 } },
    { "Neg", unary, TN_OP_NEG, 6, { 0, 0 } },
    { "Relu", unary, TN_OP_RELU, 6, { 0, 0 } },
    { "Exp", unary, TN_OP_EXP, 6, { 4, 0 } },
    { "Cast", cast, 0, 9, { 0, 0 } },
    { "CastLike", cast, 0, 15, { 0, 0 } },
    { "Identity", identity, 0, 1, { 0, 0 } },
    { 0 }
};
