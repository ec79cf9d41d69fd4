/* dense/linear.c: linear is a product whose b lies transposed, or in panels. Panels that no tile of the table fits
 * into are products of their own, one after the other. */
#include "kernel/dense/gemm_p.h"
#include "kernel/packed_p.h"

static bool plan_panel(tni_gemm *g, const tni_dense *dense, const tni_product *whole, const tn_desc *desc,
                       int64_t number)
{
    int64_t col = number * whole->panel, n = tni_least(whole->panel, whole->n - col);
    *g = (tni_gemm){ .dense = dense, .product = tni_product_of_panel(whole, col, n) };
    return tni_gemm_plan(g, desc->step);
}

static int64_t panels_of(const tni_product *p)
{
    return tni_parts(p->n, p->panel);
}

/* Whether panels are products of their own. */
static bool goes_by_panels(const tni_dense *dense, const tn_desc *desc)
{
    return desc->operand[1].flagged == TN_PACKED && !tni_dense_matmul_kernel(dense, desc);
}

const tni_entry *tni_dense_linear_kernel(const tni_dense *dense, const tn_desc *desc)
{
    tni_product product;
    tni_gemm g;
    if (!goes_by_panels(dense, desc))
        return tni_dense_matmul_kernel(dense, desc);
    tni_product_of(&product, desc, NULL);
    return plan_panel(&g, dense, &product, desc, 0) ? tni_gemm_tile(&g) : NULL;
}

/* Of the first panel and the last, which is smaller. */
size_t tni_dense_linear_scratch(const tni_dense *dense, const tn_desc *desc)
{
    tni_product product;
    tni_gemm g;
    size_t most = 0;
    if (!goes_by_panels(dense, desc))
        return tni_dense_matmul_scratch(dense, desc);
    tni_product_of(&product, desc, NULL);
    for (int64_t number = 0; number < panels_of(&product); number += tni_most(panels_of(&product) - 1, 1))
        if (plan_panel(&g, dense, &product, desc, number) && tni_gemm_scratch(&g) > most)
            most = tni_gemm_scratch(&g);
    return most;
}

static void run_panels(const tn_kernels *self, const tn_call *call, const tni_product *product)
{
    tni_gemm g;
    for (int64_t number = 0; number < panels_of(product); number++) {
        if (!plan_panel(&g, self->state, product, call->desc, number)) {
            tn_kernels_call(self->base, call);             /* a piece is missing: the first panel finds it */
            return;
        }
        tni_gemm_run(&g, call->scratch, call->threads);
    }
}

void tni_dense_run_linear(const tn_kernels *self, const tn_call *call)
{
    tni_product product;
    if (!goes_by_panels(self->state, call->desc)) {
        tni_dense_run_matmul(self, call);
        return;
    }
    tni_product_of(&product, call->desc, call->data);
    if (product.m > 0 && product.n > 0 && tni_nest_count(&product.batch) > 0)
        run_panels(self, call, &product);
}
