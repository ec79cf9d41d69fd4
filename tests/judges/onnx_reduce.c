/* onnx_reduce.c: reductions, and softmax along an axis. */
#include "onnx_ops.h"

/* No axes mean all, or with noop_with_empty_axes none. */
static tn_status axes_of(onnx_node *n, tn_dims *axes, bool *nothing, tn_error *err)
{
    bool noop = onnx_int(n, "noop_with_empty_axes", 0) != 0;
    TN_TRY(onnx_list(n, "axes", 1, axes, err));
    *nothing = noop && axes->count == 0;
    return TN_OK;
}

/* op of x over the node's axes. */
static tn_status reduced(onnx_node *n, tn_op op, const tn_tensor *x, tn_error *err)
{
    tn_dims axes;
    bool nothing, keep = onnx_int(n, "keepdims", 1) != 0;
    TN_TRY(axes_of(n, &axes, &nothing, err));
    n->out[0] = *x;
    return nothing ? TN_OK : tn_reduce(n->ctx, op, x, axes, keep, &n->out[0], err);
}

static tn_status reduce(onnx_node *n, int op, tn_error *err) { return reduced(n, (tn_op)op, n->in[0], err); }

/* Σ|x|, or with a unary op behind: op(Σ x). */
static tn_status sum_of_abs(onnx_node *n, int op, tn_error *err)
{
    tn_tensor x;
    (void)op;
    TN_TRY(tn_unary(n->ctx, TN_OP_ABS, n->in[0], &x, err));
    return reduced(n, TN_OP_SUM, &x, err);
}

/* Σ x², and its root if op says so. */
static tn_status sum_of_squares(onnx_node *n, int op, tn_error *err)
{
    tn_tensor x;
    TN_TRY(tn_mul(n->ctx, n->in[0], n->in[0], &x, err));
    TN_TRY(reduced(n, TN_OP_SUM, &x, err));
    return op ? tn_unary(n->ctx, (tn_op)op, &n->out[0], &n->out[0], err) : TN_OK;
}

/* ln Σ x, or ln Σ e^x. */
static tn_status log_of_sum(onnx_node *n, int op, tn_error *err)
{
    tn_tensor x = *n->in[0];
    if (op)
        TN_TRY(tn_unary(n->ctx, (tn_op)op, &x, &x, err));
    TN_TRY(reduced(n, TN_OP_SUM, &x, err));
    return tn_unary(n->ctx, TN_OP_LOG, &n->out[0], &n->out[0], err);
}

/* The last of equals is the first of them backwards, counted from the other end. */
static tn_status arg(onnx_node *n, int op, tn_error *err)
{
    int axis = (int)onnx_int(n, "axis", 0);
    bool keep = onnx_int(n, "keepdims", 1) != 0, last = onnx_int(n, "select_last_index", 0) != 0;
    tn_tensor x = *n->in[0], end;
    if (last)
        TN_TRY(tn_flip(&x, axis, &x, err));
    TN_TRY(tn_reduce(n->ctx, (tn_op)op, &x, TN_AXES(axis), keep, &n->out[0], err));
    if (!last)
        return TN_OK;
    TN_TRY(onnx_scalar(n, TN_I64, x.shape[axis + (axis < 0 ? x.rank : 0)] - 1, &end, err));
    return tn_sub(n->ctx, &end, &n->out[0], &n->out[0], err);
}

/* Before opset 13 all axes from axis on counted as one, the ones before it as another: x so seen, and its
 * axis. */
static tn_status rows_of(onnx_node *n, tn_tensor *x, int *axis, tn_error *err)
{
    bool rows = n->opset < 13;
    tn_dims shape = { 2, { 1, 1 } };
    *axis = (int)onnx_int(n, "axis", rows ? 1 : -1);
    *x = *n->in[0];
    if (!rows)
        return TN_OK;
    for (int i = 0; i < x->rank; i++)
        shape.v[i >= *axis + (*axis < 0 ? x->rank : 0)] *= x->shape[i];
    *axis = 1;
    return tn_reshape(n->ctx, x, shape, x, err);
}

static tn_status softmax(onnx_node *n, int op, tn_error *err)
{
    tn_tensor x;
    int axis;
    (void)op;
    TN_TRY(rows_of(n, &x, &axis, err));
    TN_TRY(tn_softmax(n->ctx, &x, axis, 1, &x, err));
    return tn_reshape(n->ctx, &x, onnx_shape(n->in[0]), &n->out[0], err);
}

static tn_status log_softmax(onnx_node *n, int op, tn_error *err)
{
    tn_tensor x;
    int axis;
    (void)op;
    TN_TRY(rows_of(n, &x, &axis, err));
    TN_TRY(tn_log_softmax(n->ctx, &x, axis, 1, &x, err));
    return tn_reshape(n->ctx, &x, onnx_shape(n->in[0]), &n->out[0], err);
}

const onnx_op onnx_reduce[] = {
    { "ReduceSum", reduce, TN_OP_SUM, 1, { 4, 0 } },
    { "ReduceMean", reduce, TN_OP_MEAN, 1, { 4, 0 } },
    { "ReduceProd", reduce, TN_OP_PROD, 1, { 4, 0 } },
    { "ReduceMax", reduce, TN_OP_AMAX, 1, { 0, 0 } },
    { "ReduceMin", reduce, TN_OP_AMIN, 1, { 0, 0 } },
    { "ReduceL1", sum_of_abs, 0, 1, { 4, 0 } },
    { "ReduceL2", sum_of_squares, TN_OP_SQRT, 1, { 4, 0 } },
    { "ReduceSumSquare", sum_of_squares, 0, 1, { 4, 0 } },
    { "ReduceLogSum", log_of_sum, 0, 1, { 4, 0 } },
    { "ReduceLogSumExp", log_of_sum, TN_OP_EXP, 1, { 4, 0 } },
    { "ArgMax", arg, TN_OP_ARGMAX, 1, { 0, 0 } },
    { "ArgMin", arg, TN_OP_ARGMIN, 1, { 0, 0 } },
    { "Softmax", softmax, 0, 1, { 8, 0 } },
    { "LogSoftmax", log_softmax, 0, 1, { 4, 1e-6 } },
    { 0 }
};
