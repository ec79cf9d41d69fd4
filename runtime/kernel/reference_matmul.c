/* reference_matmul.c: out = alpha·a·b + beta·c, k ascending in double, rounded once; then each fused step as
 * the operation of its own would do it, rounded again, so that fused and unfused give the same bits. */
#include "kernel/desc_p.h"
#include "kernel/product_p.h"
#include "kernel/reference_p.h"

#include <assert.h>

/* Columns summed side by side: independent sums keep the adder busy, and each stays in order. */
#define COLUMNS 64

static const float *element(const char *base, tni_matrix matrix, int64_t i, int64_t j)
{
    return (const float *)base + i * matrix.row + j * matrix.col;
}

static void dot_columns(const tni_product *p, const tni_walk *at, int64_t i, int64_t j, int64_t columns,
                        double sum[COLUMNS])
{
    for (int64_t c = 0; c < columns; c++)
        sum[c] = 0;
    if (p->alpha == 0)
        return;
    for (int64_t k = 0; k < p->k; k++) {
        double x = *element(at->at[TNI_A], p->matrix[TNI_A], i, k);
        const float *b = element(at->at[TNI_B], p->matrix[TNI_B], k, j);
        for (int64_t c = 0; c < columns; c++)
            sum[c] += x * (double)b[c * p->matrix[TNI_B].col];
    }
}

/* alpha = 0 and K = 0 leave beta·c alone; beta = 0 never reads c. */
static double combine(const tni_product *p, const tni_walk *at, int64_t i, int64_t j, double sum)
{
    bool has_sum = p->alpha != 0 && p->k > 0;
    int which = p->third ? TNI_C : TNI_OUT;
    double product = has_sum ? (double)p->alpha * sum : 0;
    if (p->beta == 0)
        return product;
    double kept = (double)p->beta * (double)*element(at->at[which], p->matrix[which], i, j);
    return has_sum ? product + kept : kept;
}

static void multiply(const tni_product *p, const tni_walk *at)
{
    for (int64_t i = 0; i < p->m; i++)
        for (int64_t j = 0; j < p->n; j += COLUMNS) {
            double sum[COLUMNS];
            int64_t columns = p->n - j < COLUMNS ? p->n - j : COLUMNS;
            dot_columns(p, at, i, j, columns, sum);
            for (int64_t c = 0; c < columns; c++)
                *(float *)element(at->at[TNI_OUT], p->matrix[TNI_OUT], i, j + c) =
                    (float)combine(p, at, i, j + c, sum[c]);
        }
}

/* One fused step over the whole result, in place. */
static void apply_step(const tn_call *call, const tn_step *step)
{
    const tn_desc *desc = call->desc;
    const tn_operand *out = &desc->operand[desc->inputs];
    const tni_op_row *row = tni_op_find(step->op, 0);
    tni_nest nest;
    tni_walk walk;
    assert(row && row->reference);
    tni_nest_start(&nest, out);
    tni_nest_add(&nest, out, out, call->data[desc->inputs]);
    if (step->operand >= 0)
        tni_nest_add(&nest, &desc->operand[step->operand], out, call->data[step->operand]);
    tni_walk_seek(&walk, &nest, nest.rank, 0);
    for (int64_t left = tni_nest_count(&nest); left > 0; left--) {
        double in[2] = { *(float *)walk.at[0] };
        if (step->operand >= 0)
            in[1] = tni_load_f64((tn_dtype)desc->operand[step->operand].dtype, walk.at[1]);
        *(float *)walk.at[0] = (float)row->reference(in, step->param);
        tni_walk_step(&walk, &nest);
    }
}

void tni_reference_matmul(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_product p;
    tni_walk walk;
    tni_product_of(&p, call->desc, call->data);
    tni_walk_seek(&walk, &p.batch, p.batch.rank, 0);
    for (int64_t left = tni_nest_count(&p.batch); left > 0; left--) {
        multiply(&p, &walk);
        tni_walk_step(&walk, &p.batch);
    }
    for (int s = 0; s < call->desc->steps; s++)
        apply_step(call, &call->desc->step[s]);
}
