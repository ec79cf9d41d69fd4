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
    tn_dims axes;
    bool nothing, keep = onnx_int(n, "keepdims", 1) != 0;
    (void)op;
    TN_TRY(axes_of(n, &axes, &nothing, err));
    n->out[0] = *n->in[0];
    return nothing ? TN_OK : tn_sum(n->ctx, n->in[0], axes, keep, &n->out[0], err);
}

static tn_status log_softmax(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_log_softmax(n->ctx, n->in[0], (int)onnx_int(n, "axis", -1), 1, &n->out[0], err);
}

const onnx_op onnx_reduce[] = {
    { "ReduceSum", sum, 0, 1, 4, 0 },
    { "LogSoftmax", log_softmax, 0, 13, 4, 1e-6 },
    { 0 }
};
