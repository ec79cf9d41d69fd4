/* onnx_loss.c: losses over classes on axis 1. */
#include "onnx_ops.h"

static tn_loss_attrs attrs_of(onnx_node *n)
{
    tn_loss_attrs attrs = { .size = sizeof attrs, .weight = n->ins > 2 ? n->in[2] : NULL };
    int64_t ignore = onnx_int(n, "ignore_index", INT64_MIN);
    attrs.reduction = onnx_is(n, "reduction", "none", "mean") ? TN_REDUCE_NONE
                    : onnx_is(n, "reduction", "sum", "mean") ? TN_REDUCE_SUM : TN_REDUCE_MEAN;
    attrs.has_ignore = ignore != INT64_MIN;
    attrs.ignore = attrs.has_ignore ? (int32_t)ignore : 0;
    return attrs;
}

static tn_status nll_loss(onnx_node *n, int op, tn_error *err)
{
    tn_loss_attrs attrs = attrs_of(n);
    (void)op;
    return tn_nll_loss(n->ctx, n->in[0], n->in[1], &attrs, &n->out[0], err);
}

/* The second output, if it is wanted, is what the loss is made of. */
static tn_status cross_entropy(onnx_node *n, int op, tn_error *err)
{
    tn_loss_attrs attrs = attrs_of(n);
    (void)op;
    TN_TRY(tn_cross_entropy(n->ctx, n->in[0], n->in[1], &attrs, &n->out[0], err));
    return n->outs > 1 ? tn_log_softmax(n->ctx, n->in[0], 1, 1, &n->out[1], err) : TN_OK;
}

/* Sums of a few hundred terms, in f32 and in another order than ours. */
const onnx_op onnx_loss[] = {
    { "NegativeLogLikelihoodLoss", nll_loss, 0, 13, { 8, 1e-7 } },
    { "SoftmaxCrossEntropyLoss", cross_entropy, 0, 13, { 8, 1e-6 } },
    { 0 }
};
