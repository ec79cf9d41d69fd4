/* fused.c: the steps that a caller wants behind a product, put into its description. */
#include "base/base_p.h"
#include "core/core_p.h"
#include "ops/run_p.h"

static tn_status check_other(const tn_desc *desc, const tn_fused *fused, tn_error *err)
{
    const char *op = tn_op_name((tn_op)desc->op);
    const tni_op_row *row = tni_op_find(fused->op, 0);
    if (fused->other)
        return tni_check_read(op, desc->inputs, fused->other, err);
    if (row && row->inputs > 1)
        return tni_fail(err, TN_ERR_ARG, op, -1, "step %d is %s without another tensor", desc->steps,
                        row->name);
    return TN_OK;
}

tn_status tni_run_fuse(tn_desc *desc, const tn_fused *fused, const tn_tensor *item[TN_MAX_OPERANDS],
                       tn_error *err)
{
    TN_TRY(check_other(desc, fused, err));
    if (!tni_desc_step(desc, fused->op, fused->other != NULL, fused->param[0]))
        return tni_fail(err, TN_ERR_ARG, tn_op_name((tn_op)desc->op), -1,
                        "more than %d steps, a bias being one", TN_MAX_STEPS);
    tn_step *step = &desc->step[desc->steps - 1];
    step->reversed = fused->reversed;
    step->dtype = (uint8_t)fused->dtype;
    step->param[1] = fused->param[1];
    if (!fused->other)
        return TN_OK;
    item[desc->inputs] = fused->other;
    tni_desc_input(desc, fused->other);
    return TN_OK;
}
