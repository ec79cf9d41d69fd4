/* plan.c: which kernel a session makes for a descriptor: the family decides. */

#include "session/plan_p.h"

#include "base/base_p.h"
#include "kernel/kernels_p.h"

#include <assert.h>
#include <stdio.h>

tn_status tni_plan_decline(tn_error *err, const char *why)
{
    return tni_fail(err, TN_ERR_UNSUPPORTED, NULL, -1, "%s; dense kernels serve", why);
}

tn_status tni_plan_make(const tn_desc *desc, tn_isa isa, tni_plan *plan, tn_error *err)
{
    int family = tni_kernels_family(desc);
    plan->desc = *desc;
    plan->isa = isa;
    plan->family = (uint8_t)family;
    if (desc->exact)
        return tni_plan_decline(err, "exact results are asked for");
    switch (family) {
    case TNI_MATMUL:
        return tni_plan_make_matmul(plan, err);
    case TNI_BINARY:
    case TNI_UNARY:
        return tni_plan_make_map(plan, err);
    case TNI_REDUCE:
    case TNI_LOG_SOFTMAX:
        return tni_plan_make_row(plan, err);
    default:
        return tni_plan_decline(err, "nothing about it is worth fixing");
    }
}

void tni_plan_run(const tni_plan *plan, const tn_call *call)
{
    switch (plan->family) {
    case TNI_MATMUL:
        tni_plan_run_matmul(plan, call);
        break;
    case TNI_BINARY:
    case TNI_UNARY:
        tni_plan_run_map(plan, call);
        break;
    default:
        tni_plan_run_row(plan, call);
    }
}

int tni_plan_add(tni_plan *plan, tn_abi abi, const char *template_name, const char *what, const char *how,
                 const char *params)
{
    assert(plan->count < TNI_PLAN_PIECES);
    tni_piece *piece = &plan->piece[plan->count];
    const char *tier = tn_isa_name(plan->isa);
    piece->abi = abi;
    snprintf(piece->symbol, sizeof piece->symbol, "tnk_%s__%s_%s", what, tier, how);
    int length = snprintf(piece->request, sizeof piece->request, "tnk_%s__%s_%s %s %s %s", what, tier, how, tier,
                          template_name, params);
    assert((size_t)length < sizeof piece->request);
    (void)length;
    return (int)plan->count++;
}

void tni_plan_each(const tn_threads *threads, int64_t count, bool worth, void (*fn)(void *arg, size_t i), void *arg)
{
    if (worth && count > 1 && threads->count > 1)
        threads->parallel_for(threads->user, (size_t)count, fn, arg);
    else
        for (int64_t i = 0; i < count; i++)
            fn(arg, (size_t)i);
}
