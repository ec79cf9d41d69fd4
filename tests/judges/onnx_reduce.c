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

static tn_status sum(onnx_node *n, int op, tn_error *err)
{
    const tn_tensor *x = n->in[0];
    tn_dims axes;
    bool nothing, keep = onnx_int(n, "keepdims", 1) != 0;
    (void)op;
    TN_TRY(axes_of(n, &axes, &nothing, err));
    n->out[0] = *x;
    return nothing ? TN_OK : tn_sum(n->ctx, x, axes, keep, &n->out[0], err);
}

/* Before opset 13 all axes from axis on counted as one, the ones before it as another. */
static tn_status log_softmax(onnx_node *n, int op, tn_error *err)
{
    bool rows = n->opset < 13;
    int axis = (int)onnx_int(n, "axis", rows ? 1 : -1);
    tn_tensor x = *n->in[0];
    tn_dims whole = onnx_shape(&x), shape = { 2, { 1, 1 } };
    (void)op;
    if (rows) {
        for (int i = 0; i < x.rank; i++)
            shape.v[i >= axis + (axis < 0 ? x.rank : 0)] *= x.shape[i];
        TN_TRY(tn_reshape(n->ctx, &x, shape, &x, err));
        axis = 1;
    }
    TN_TRY(tn_log_softmax(n->ctx, &x, axis, 1, &x, err));
    return tn_reshape(n->ctx, &x, whole, &n->out[0], err);
}

const onnx_op onnx_reduce[] = {
    { "ReduceSum", sum, 0, 1, { 4, 0 } },
    { "LogSoftmax", log_softmax, 0, 1, { 4, 1e-6 } },
    { 0 }
};
