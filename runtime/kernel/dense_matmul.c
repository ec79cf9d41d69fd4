/* dense_matmul.c: the member: products of very few rows without packing (dense_matvec.c), all others by
 * dense_gemm.c. */
#include "kernel/dense_gemm_p.h"
#include "kernel/dense_matvec_p.h"

/* All that is decided from the descriptor. */
typedef struct plan {
    tni_gemm gemm;
    const tni_entry *matvec;   /* not NULL: nothing is packed; of gemm, the steps alone are used */
} plan;

/* False: a piece is missing, and base serves. data: as in tni_product_of. */
static bool make_plan(plan *p, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    tni_gemm *g = &p->gemm;
    *g = (tni_gemm){ .dense = dense };
    tni_product_of(&g->product, desc, data);
    tni_product_fold(&g->product);
    p->matvec = tni_matvec_kernel(dense, &g->product);
    return p->matvec ? tni_gemm_plan_steps(g, desc->step) : tni_gemm_plan(g, desc->step);
}

static bool is_empty(const tni_product *p)
{
    return p->m == 0 || p->n == 0 || tni_nest_count(&p->batch) == 0;
}

/* What does most of the work. */
const tni_entry *tni_dense_matmul_kernel(const tni_dense *dense, const tn_desc *desc)
{
    plan p;
    if (!make_plan(&p, dense, desc, NULL))
        return NULL;
    return p.matvec ? p.matvec : tni_gemm_tile(&p.gemm);
}

size_t tni_dense_matmul_scratch(const tni_dense *dense, const tn_desc *desc)
{
    plan p;
    return make_plan(&p, dense, desc, NULL) && !p.matvec ? tni_gemm_scratch(&p.gemm) : 0;
}

void tni_dense_run_matmul(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    plan p;
    if (!make_plan(&p, dense, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
    } else if (is_empty(&p.gemm.product)) {
        return;
    } else if (p.matvec) {
        tni_run_matvec(dense, &p.gemm.product, call->threads);
        tni_gemm_run_steps(&p.gemm, call->threads);
    } else {
        tni_gemm_run(&p.gemm, call->scratch, call->threads);
    }
}
