/* reference/matmul.c: matmul and linear: out = alpha·a·b + beta·c, k ascending in double, rounded once; then
 * each fused step as the operation of its own would do it, rounded again, so that fused and unfused give the
 * same bits. */
#include "kernel/desc/desc_p.h"
#include "kernel/product_p.h"
#include "kernel/reference/reference_p.h"

#include <assert.h>

/* Columns summed side by side: independent sums keep the adder busy, and each stays in order. */
#define COLUMNS 64

static char *element(const tni_product *p, const tni_walk *at, int which, int64_t i, int64_t j)
{
    tni_matrix matrix = p->matrix[which];
    return at->at[which] + (i * matrix.row + j * matrix.col) * p->batch.size[which];
}

/* Elements of a row of b as doubles. */
static void load_row(tn_dtype dtype, const char *b, int64_t step, int64_t columns, double row[COLUMNS])
{
    for (int64_t c = 0; c < columns; c++)
        row[c] = dtype == TN_F32 ? (double)((const float *)(const void *)b)[c * step]
                                 : tni_load_f64(dtype, b + c * step * (int64_t)tn_dtype_size(dtype));
}

static void dot_columns(const tni_product *p, const tni_walk *at, int64_t i, int64_t j, int64_t columns,
                        double sum[COLUMNS])
{
    double b[COLUMNS];
    for (int64_t c = 0; c < columns; c++)
        sum[c] = 0;
    if (p->alpha == 0)
        return;
    for (int64_t k = 0; k < p->k; k++) {
        double x = tni_load_f64((tn_dtype)p->dtype[TNI_A], element(p, at, TNI_A, i, k));
        load_row((tn_dtype)p->dtype[TNI_B], element(p, at, TNI_B, k, j), p->matrix[TNI_B].col, columns, b);
        for (int64_t c = 0; c < columns; c++)
            sum[c] += x * b[c];
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
    double kept = (double)p->beta * tni_load_f64((tn_dtype)p->dtype[which], element(p, at, which, i, j));
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
                tni_store_f64((tn_dtype)p->dtype[TNI_OUT], element(p, at, TNI_OUT, i, j + c),
                              combine(p, at, i, j + c, sum[c]));
        }
}

/* One fused step over the whole result, in place. */
static void apply_step(const tn_call *call, const tn_step *step)
{
    const tn_desc *desc = call->desc;
    const tn_operand *out = &desc->operand[desc->inputs];
    const tni_op_row *row = tni_op_find(step->op, 0);
    tn_dtype dtype = (tn_dtype)out->dtype;
    tni_nest nest;
    tni_walk walk;
    assert(row && row->reference);
    tni_nest_start(&nest, out);
    tni_nest_add(&nest, out, out, call->data[desc->inputs]);
    if (step->operand >= 0)
        tni_nest_add(&nest, &desc->operand[step->operand], out, call->data[step->operand]);
    tni_walk_seek(&walk, &nest, nest.rank, 0);
    for (int64_t left = tni_nest_count(&nest); left > 0; left--) {
        double in[2] = { tni_load_f64(dtype, walk.at[0]) };
        if (step->operand >= 0)
            in[1] = tni_load_f64((tn_dtype)desc->operand[step->operand].dtype, walk.at[1]);
        tni_store_f64(dtype, walk.at[0], row->reference(in, step->param));
        tni_walk_step(&walk, &nest);
    }
}

static void multiply_batch(const tni_product *p)
{
    tni_walk walk;
    tni_walk_seek(&walk, &p->batch, p->batch.rank, 0);
    for (int64_t left = tni_nest_count(&p->batch); left > 0; left--) {
        multiply(p, &walk);
        tni_walk_step(&walk, &p->batch);
    }
}

/* A packed b is one product a panel. */
void tni_reference_matmul(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_product p;
    tni_product_of(&p, call->desc, call->data);
    if (!p.panel)
        multiply_batch(&p);
    for (int64_t col = 0; p.panel && col < p.n; col += p.panel) {
        tni_product panel = tni_product_of_panel(&p, col, p.n - col < p.panel ? p.n - col : p.panel);
        multiply_batch(&panel);
    }
    for (int s = 0; s < call->desc->steps; s++)
        apply_step(call, &call->desc->step[s]);
}
