/* plan.c: which kernel a session makes for a descriptor. */

#include "session/plan_p.h"

#include "base/base_p.h"

tn_status tni_plan_make(const tn_desc *desc, tn_isa isa, tni_plan *plan, tn_error *err)
{
    (void)isa;
    (void)plan;
    return tni_fail(err, TN_ERR_UNSUPPORTED, "session", -1, "dense kernels serve %s as well",
                    tn_op_name((tn_op)desc->op));
}

void tni_plan_run(const tni_plan *plan, const tn_call *call)
{
    (void)plan;
    (void)call;
}
