/* reduce.c: tn_reduce. */
#include <tenon/ops.h>

#include "kernel/family/family_p.h"
#include "ops/run_p.h"

tn_status tn_reduce(tn_ctx *ctx, tn_op op, const tn_tensor *x, tn_dims axes, bool keep, tn_tensor *out,
                    tn_error *err)
{
    const tni_op_row *row = tni_op_find(op, 0);
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    if (!row || row->family != TNI_REDUCE)
        return tni_fail(err, TN_ERR_ARG, "reduce", -1, "%s is no reduction", tn_op_name(op));
    TN_TRY(tni_run_check(row->name, ctx, inputs, out, err));
    if (axes.count == 0)
        for (; axes.count < x->rank; axes.count++)
            axes.v[axes.count] = axes.count;
    tni_desc_init(&desc, op, 0);
    tni_desc_input(&desc, x);
    TN_TRY(tni_desc_axes(&desc, axes.v, axes.count, keep, err));
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}
