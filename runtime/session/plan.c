/* plan.c: which kernel a session makes for a descriptor: the family decides. */
#include "session/plan_p.h"

#include "base/base_p.h"
#include "kernel/kernels_p.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

tn_status tni_plan_decline(tn_error *err, const char *why)
{
    return tni_fail(err, TN_ERR_UNSUPPORTED, NULL, -1, "%s; dense kernels serve", why);
}

static tn_status make_pieces(tni_plan *plan, tn_error *err)
{
    if (plan->desc.exact)
        return tni_plan_decline(err, "exact results are asked for");
    switch (plan->family) {
    case TNI_MATMUL:
    case TNI_LINEAR:
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

/* What the table shows of a kernel: its first piece. */
static void describe(tni_plan *plan)
{
    const tni_piece *piece = &plan->piece[0];
    tn_desc_print(&plan->desc, plan->line, sizeof plan->line);
    plan->info = (tn_kernel_info){
        .size = sizeof plan->info, .name = piece->symbol, .pattern = plan->line, .abi = piece->abi,
        .isa = plan->isa, .source = plan->source, .params = piece->request + piece->params,
        .reason = "cut to this by the session",
    };
}

tn_status tni_plan_make(const tn_desc *desc, tn_isa isa, tni_plan *plan, tn_error *err)
{
    plan->desc = *desc;
    plan->isa = isa;
    plan->family = (uint8_t)tni_kernels_family(desc);
    TN_TRY(make_pieces(plan, err));
    describe(plan);
    return TN_OK;
}

void tni_plan_run(const tni_plan *plan, const tn_call *call)
{
    switch (plan->family) {
    case TNI_MATMUL:
    case TNI_LINEAR:
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
    char symbol[sizeof piece->symbol];
    snprintf(symbol, sizeof symbol, "tnk_%s__%s_%s", what, tier, how);
    memcpy(piece->symbol, symbol, sizeof symbol);
    snprintf(plan->source, sizeof plan->source, "templates/%s.lua", template_name);
    int length = snprintf(piece->request, sizeof piece->request, "%s %s %s %s", symbol, tier, template_name,
                          params);
    assert((size_t)length < sizeof piece->request);
    piece->params = (uint16_t)(length - (int)strlen(params));
    piece->abi = abi;
    return (int)plan->count++;
}
