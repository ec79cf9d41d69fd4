/* rows.c: tn_matmul, tn_sum, tn_log_softmax. */
#include <tenon/ops.h>

#include "ops/run_p.h"

tn_status tn_matmul(tn_ctx *ctx, const tn_tensor *a, const tn_tensor *b, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(a, b);
    TN_TRY(tni_run_check("matmul", ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_MATMUL, 0);
    tni_desc_input(&desc, a);
    tni_desc_input(&desc, b);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_new(ctx, &desc, inputs, out, err);
}

tn_status tn_sum(tn_ctx *ctx, const tn_tensor *x, tn_dims axes, bool keep, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    TN_TRY(tni_run_check("sum", ctx, inputs, out, err));
    if (axes.count == 0)
        for (; axes.count < x->rank; axes.count++)
            axes.v[axes.count] = axes.count;
    tni_desc_init(&desc, TN_OP_SUM, 0);
    tni_desc_input(&desc, x);
    TN_TRY(tni_desc_axes(&desc, axes.v, axes.count, keep, err));
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_new(ctx, &desc, inputs, out, err);
}

tn_status tn_log_softmax(tn_ctx *ctx, const tn_tensor *x, int axis, float scale, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    int32_t axes[1] = { axis };
    TN_TRY(tni_run_check("log_softmax", ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_LOG_SOFTMAX, 0);
    tni_desc_input(&desc, x);
    TN_TRY(tni_desc_axes(&desc, axes, 1, false, err));
    desc.floats[0] = scale;
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_new(ctx, &desc, inputs, out, err);
}
