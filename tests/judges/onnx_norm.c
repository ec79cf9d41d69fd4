/* onnx_norm.c: normalisations. ONNX's also give statistics, that are composed here of other operations. */
#include "onnx_ops.h"

/* mean(x) and 1/√(mean((x − mean)²) + eps) over the last `trailing` axes, which stay as 1. */
static tn_status row_statistics(onnx_node *n, int trailing, float eps, tn_error *err)
{
    tn_dims axes = { trailing, { 0 } };
    tn_tensor d, add;
    for (int i = 0; i < trailing; i++)
        axes.v[i] = i - trailing;
    TN_TRY(tn_reduce(n->ctx, TN_OP_MEAN, n->in[0], axes, true, &n->out[1], err));
    TN_TRY(tn_sub(n->ctx, n->in[0], &n->out[1], &d, err));
    TN_TRY(tn_mul(n->ctx, &d, &d, &d, err));
    TN_TRY(tn_reduce(n->ctx, TN_OP_MEAN, &d, axes, true, &d, err));
    TN_TRY(onnx_scalar(n, d.dtype, eps, &add, err));
    TN_TRY(tn_add(n->ctx, &d, &add, &d, err));
    return tn_unary(n->ctx, TN_OP_RSQRT, &d, &n->out[2], err);
}

static tn_status layer_norm(onnx_node *n, int op, tn_error *err)
{
    int axis = (int)onnx_int(n, "axis", -1);
    int trailing = axis < 0 ? -axis : n->in[0]->rank - axis;
    float eps = onnx_float(n, "epsilon", 1e-5f);
    (void)op;
    TN_TRY(tn_layer_norm(n->ctx, n->in[0], trailing, eps, n->in[1], n->in[2], &n->out[0], err));
    return n->outs > 1 ? row_statistics(n, trailing, eps, err) : TN_OK;
}

/* running·momentum + batch·(1 − momentum). */
static tn_status blend(onnx_node *n, const tn_tensor *running, const tn_tensor *batch, float momentum,
                       tn_tensor *out, tn_error *err)
{
    tn_tensor a, b;
    TN_TRY(onnx_scalar(n, running->dtype, momentum, &a, err));
    TN_TRY(onnx_scalar(n, running->dtype, 1 - momentum, &b, err));
    TN_TRY(tn_mul(n->ctx, running, &a, &a, err));
    TN_TRY(tn_mul(n->ctx, batch, &b, &b, err));
    return tn_add(n->ctx, &a, &b, out, err);
}

/* Training takes ours with the batch's statistics alone (momentum 1) into copies. ONNX's variance is that of
 * the batch itself, ours the estimate, N/(N − 1) as large. */
static tn_status batch_train(onnx_node *n, tn_batch_norm_attrs *attrs, tn_error *err)
{
    tn_tensor mean, var, part;
    float momentum = attrs->momentum;
    double each = (double)tn_tensor_count(n->in[0]) / n->in[0]->shape[1];
    TN_TRY(tn_cast(n->ctx, n->in[3], n->in[3]->dtype, &mean, err));
    TN_TRY(tn_cast(n->ctx, n->in[4], n->in[4]->dtype, &var, err));
    attrs->mean = &mean;
    attrs->var = &var;
    attrs->momentum = 1;
    attrs->training = true;
    TN_TRY(tn_batch_norm(n->ctx, n->in[0], attrs, &n->out[0], err));
    TN_TRY(onnx_scalar(n, var.dtype, (each - 1) / each, &part, err));
    TN_TRY(tn_mul(n->ctx, &var, &part, &var, err));
    TN_TRY(blend(n, n->in[3], &mean, momentum, &n->out[1], err));
    return blend(n, n->in[4], &var, momentum, &n->out[2], err);
}

static tn_status batch_norm(onnx_node *n, int op, tn_error *err)
{
    tn_batch_norm_attrs attrs = { .size = sizeof attrs, .eps = onnx_float(n, "epsilon", 1e-5f),
        .scale = n->in[1], .bias = n->in[2], .mean = n->in[3], .var = n->in[4],
        .momentum = onnx_float(n, "momentum", 0.9f) };
    (void)op;
    if (onnx_int(n, "training_mode", 0) || (n->opset < 7 && !onnx_int(n, "is_test", 0)))
        return batch_train(n, &attrs, err);
    return tn_batch_norm(n->ctx, n->in[0], &attrs, &n->out[0], err);
}

/* A group a channel. */
static tn_status instance_norm(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_group_norm(n->ctx, n->in[0], n->in[0]->shape[1], onnx_float(n, "epsilon", 1e-5f), n->in[1],
                         n->in[2], &n->out[0], err);
}

/* (x − mean)/(√variance + 1e-9) over the axes. */
static tn_status mean_variance(onnx_node *n, int op, tn_error *err)
{
    tn_dims axes = onnx_ints(n, "axes");
    tn_tensor d, by, add;
    (void)op;
    axes = axes.count ? axes : TN_AXES(0, 2, 3);
    TN_TRY(tn_reduce(n->ctx, TN_OP_MEAN, n->in[0], axes, true, &d, err));
    TN_TRY(tn_sub(n->ctx, n->in[0], &d, &d, err));
    TN_TRY(tn_mul(n->ctx, &d, &d, &by, err));
    TN_TRY(tn_reduce(n->ctx, TN_OP_MEAN, &by, axes, true, &by, err));
    TN_TRY(tn_unary(n->ctx, TN_OP_SQRT, &by, &by, err));
    TN_TRY(onnx_scalar(n, by.dtype, 1e-9, &add, err));
    TN_TRY(tn_add(n->ctx, &by, &add, &by, err));
    return tn_div(n->ctx, &d, &by, &n->out[0], err);
}

const onnx_op onnx_norm[] = {
    { "LayerNormalization", layer_norm, 0, 17, { 8, 1e-6 } },
    { "BatchNormalization", batch_norm, 0, 6, { 8, 1e-6 } },
    { "MeanVarianceNormalization", mean_variance, 0, 9, { 8, 1e-6 } },
    { "InstanceNormalization", instance_norm, 0, 6, { 8, 1e-6 } },
    { 0 }
};
