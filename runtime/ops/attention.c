/* attention.c: tn_attention. */
#include <tenon/ops.h>

#include "base/base_p.h"
#include "core/core_p.h"
#include "kernel/attention_p.h"
#include "ops/run_p.h"

static const char op[] = "attention";

tn_status tn_attention(tn_ctx *ctx, const tn_tensor *q, const tn_tensor *k, const tn_tensor *v,
                       const tn_attention_attrs *attrs, tn_tensor *out, tn_error *err)
{
    tn_attention_attrs a;
    tn_desc desc;
    TN_TRY(tni_read_options(&a, sizeof a, attrs, op, err));
    tn_list inputs = { a.mask ? 4 : 3, (const tn_tensor *[]){ q, k, v, a.mask } };
    TN_TRY(tni_run_check(op, ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_ATTENTION, 0);
    for (int i = 0; i < 3; i++)
        tni_desc_input(&desc, inputs.item[i]);
    if (a.mask)
        tni_desc_optional(&desc, a.mask->dtype == TN_BOOL ? "mask" : "bias", a.mask);
    desc.ints[TNI_ATTENTION_CAUSAL] = a.causal;
    desc.floats[TNI_ATTENTION_SCALE] = a.scale;
    desc.floats[TNI_ATTENTION_SOFTCAP] = a.softcap;
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}
