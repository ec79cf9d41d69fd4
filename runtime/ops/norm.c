/* norm.c: tn_softmax, tn_log_softmax, tn_layer_norm, tn_rms_norm, tn_group_norm, tn_batch_norm. */
#include <tenon/ops.h>

#include "base/base_p.h"
#include "core/core_p.h"
#include "ops/run_p.h"

/* -- Along one axis ---------------------------------------------------------------------------------------*/

static tn_status softmax(tn_op op, tn_ctx *ctx, const tn_tensor *x, int axis, float scale, tn_tensor *out,
                         tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    int32_t axes[1] = { axis };
    TN_TRY(tni_run_check(tn_op_name(op), ctx, inputs, out, err));
    tni_desc_init(&desc, op, 0);
    tni_desc_input(&desc, x);
    TN_TRY(tni_desc_axes(&desc, axes, 1, false, err));
    desc.floats[0] = scale;
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tn_softmax(tn_ctx *ctx, const tn_tensor *x, int axis, float scale, tn_tensor *out, tn_error *err)
{
    return softmax(TN_OP_SOFTMAX, ctx, x, axis, scale, out, err);
}

tn_status tn_log_softmax(tn_ctx *ctx, const tn_tensor *x, int axis, float scale, tn_tensor *out,
                         tn_error *err)
{
    return softmax(TN_OP_LOG_SOFTMAX, ctx, x, axis, scale, out, err);
}

/* -- Norms ------------------------------------------------------------------------------------------------*/

/* Most inputs: x, mean, var, scale, bias. */
typedef struct given { const tn_tensor *item[5]; size_t count; } given;

static void add(given *g, const tn_tensor *t)
{
    if (t)
        g->item[g->count++] = t;
}

static tn_list list_of(const given *g)
{
    return (tn_list){ g->count, g->item };
}

/* Of x with two parameters; number: the axes, or the groups. */
static tn_status norm(tn_op op, tn_ctx *ctx, const tn_tensor *x, int number, float eps,
                      const tn_tensor *scale, const tn_tensor *bias, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    given g = { .item = { x }, .count = 1 };
    add(&g, scale);
    add(&g, bias);
    TN_TRY(tni_run_check(tn_op_name(op), ctx, list_of(&g), out, err));
    tni_desc_init(&desc, op, 0);
    desc.ints[0] = number;
    desc.floats[0] = eps;
    tni_desc_input(&desc, x);
    tni_desc_optional(&desc, "scale", scale);
    tni_desc_optional(&desc, "bias", bias);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, list_of(&g), out, err);
}

tn_status tn_layer_norm(tn_ctx *ctx, const tn_tensor *x, int trailing, float eps, const tn_tensor *scale,
                        const tn_tensor *bias, tn_tensor *out, tn_error *err)
{
    return norm(TN_OP_LAYER_NORM, ctx, x, trailing, eps, scale, bias, out, err);
}

tn_status tn_rms_norm(tn_ctx *ctx, const tn_tensor *x, int trailing, float eps, const tn_tensor *scale,
                      tn_tensor *out, tn_error *err)
{
    return norm(TN_OP_RMS_NORM, ctx, x, trailing, eps, scale, NULL, out, err);
}

tn_status tn_group_norm(tn_ctx *ctx, const tn_tensor *x, int groups, float eps, const tn_tensor *scale,
                        const tn_tensor *bias, tn_tensor *out, tn_error *err)
{
    return norm(TN_OP_GROUP_NORM, ctx, x, groups, eps, scale, bias, out, err);
}

/* -- Batches ----------------------------------------------------------------------------------------------*/

/* The result is new, the running statistics are written where they lie. */
static tn_status train(tn_ctx *ctx, tn_desc *desc, tn_list inputs, tn_tensor *out, tn_error *err)
{
    const tn_operand *result = &desc->operand[desc->inputs];
    tn_tensor made;
    tn_dims shape = { .count = result->rank };
    for (int d = 0; d < result->rank; d++)
        shape.v[d] = result->shape[d];
    for (int i = 1; i <= 2; i++)
        tni_operand_from_tensor(&desc->operand[desc->inputs + i], inputs.item[i]);
    TN_TRY(tni_tensor_new("batch_norm", ctx, (tn_dtype)result->dtype, shape, &made, err));
    tn_status status = tni_run_into(ctx, desc, inputs, TN_LIST(&made, inputs.item[1], inputs.item[2]), err);
    if (status != TN_OK)
        return tn_tensor_release(&made, NULL) == TN_OK ? status : TN_ERR_OVERRUN;
    *out = made;
    return TN_OK;
}

tn_status tn_batch_norm(tn_ctx *ctx, const tn_tensor *x, const tn_batch_norm_attrs *attrs, tn_tensor *out,
                        tn_error *err)
{
    static const char op[] = "batch_norm";
    tn_batch_norm_attrs a;
    tn_desc desc;
    TN_TRY(tni_read_options(&a, sizeof a, attrs, op, err));
    given g = { .item = { x, a.mean, a.var }, .count = 3 };
    add(&g, a.scale);
    add(&g, a.bias);
    TN_TRY(tni_run_check(op, ctx, list_of(&g), out, err));
    tni_desc_init(&desc, TN_OP_BATCH_NORM, 0);
    desc.ints[0] = a.training;
    desc.floats[0] = a.eps;
    desc.floats[1] = a.momentum;
    for (int i = 0; i < 3; i++)
        tni_desc_input(&desc, g.item[i]);
    tni_desc_optional(&desc, "scale", a.scale);
    tni_desc_optional(&desc, "bias", a.bias);
    TN_TRY(tni_desc_infer(&desc, err));
    return a.training ? train(ctx, &desc, list_of(&g), out, err)
                      : tni_run_one(ctx, &desc, list_of(&g), out, err);
}
