/* dense/matmul.c: the member: small products (dense/small.c) and those of few rows or columns (dense/thin.c)
 * without packing, all others by dense/gemm.c. */
#include "kernel/dense/gemm_p.h"
#include "kernel/dense/small_p.h"
#include "kernel/dense/thin_p.h"

/* All that is decided from the descriptor. */
typedef struct plan {
    tni_gemm gemm;
    bool     is_thin;          /* nothing is packed; of gemm, the steps alone are used */
    tni_thin thin;
} plan;

/* False: a piece is missing, and base serves. data: as in tni_product_of. */
static bool make_plan(plan *p, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    tni_gemm *g = &p->gemm;
    *g = (tni_gemm){ .dense = dense };
    tni_product_of(&g->product, desc, data);
    tni_product_fold(&g->product);
    p->is_thin = tni_thin_plan(&p->thin, dense, &g->product);
    return p->is_thin ? tni_gemm_plan_steps(g, desc->step) : tni_gemm_plan(g, desc->step);
}

/* What does most of the work. */
const tni_entry *tni_dense_matmul_kernel(const tni_dense *dense, const tn_desc *desc)
{
    const tni_entry *small = tni_small_kernel(dense, desc);
    plan p;
    if (small || !make_plan(&p, dense, desc, NULL))
        return small;
    return p.is_thin ? p.thin.kernel : tni_gemm_tile(&p.gemm);
}

size_t tni_dense_matmul_scratch(const tni_dense *dense, const tn_desc *desc)
{
    plan p;
    if (tni_small_kernel(dense, desc) || !make_plan(&p, dense, desc, NULL))
        return 0;
    return p.is_thin ? tni_thin_scratch(&p.thin) : tni_gemm_scratch(&p.gemm);
}

void tni_dense_run_matmul(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    plan p;
    if (tni_run_small(dense, call)) {
        return;
    } else if (!make_plan(&p, dense, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
    } else if (tni_product_is_empty(&p.gemm.product)) {
        return;
    } else if (p.is_thin) {
        tni_thin_run(&p.thin, call->scratch, call->threads);
        tni_gemm_run_steps(&p.gemm, call->threads);
    } else {
        tni_gemm_run(&p.gemm, call->scratch, call->threads);
    }
}
