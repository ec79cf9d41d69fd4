/* loss.c: tn_nll_loss, tn_cross_entropy. */
#include <tenon/ops.h>

#include "base/base_p.h"
#include "kernel/loss_p.h"
#include "ops/run_p.h"

static tn_status run(tn_ctx *ctx, tn_op code, const tn_tensor *x, const tn_tensor *target,
                     const tn_loss_attrs *attrs, tn_tensor *out, tn_error *err)
{
    const char *op = tn_op_name(code);
    tn_loss_attrs a;
    tn_desc desc;
    TN_TRY(tni_read_options(&a, sizeof a, attrs, op, err));
    tn_list inputs = { a.weight ? 3 : 2, (const tn_tensor *[]){ x, target, a.weight } };
    TN_TRY(tni_run_check(op, ctx, inputs, out, err));
    tni_desc_init(&desc, code, 0);
    tni_desc_input(&desc, x);
    tni_desc_input(&desc, target);
    tni_desc_optional(&desc, "weight", a.weight);
    desc.ints[0] = (int32_t)a.reduction;
    if (a.has_ignore)
        TN_TRY(tni_set_id(&desc, 1, "ignore", a.ignore, err));
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tn_nll_loss(tn_ctx *ctx, const tn_tensor *log_p, const tn_tensor *target, const tn_loss_attrs *attrs,
                      tn_tensor *out, tn_error *err)
{
    return run(ctx, TN_OP_NLL_LOSS, log_p, target, attrs, out, err);
}

tn_status tn_cross_entropy(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *target, const tn_loss_attrs *attrs,
                           tn_tensor *out, tn_error *err)
{
    return run(ctx, TN_OP_CROSS_ENTROPY, x, target, attrs, out, err);
}
