/* product.c: the geometry of a product, from its descriptor. */
#include "kernel/product_p.h"

#include <string.h>

/* Inputs that the fused steps read come last; one more than a, b and those is c. */
static bool has_third(const tn_desc *desc)
{
    int steps = 0;
    for (int s = 0; s < desc->steps; s++)
        steps += desc->step[s].operand >= 0;
    return desc->inputs > 2 + steps;
}

/* The operand's batch axes, right-aligned to those of the batch nest: 0 where it repeats. */
static void add_batch(tni_nest *batch, const tn_operand *operand, const int64_t *stride, int axes, void *data)
{
    int o = batch->operands++;
    int shift = batch->rank - axes;
    for (int d = 0; d < batch->rank; d++)
        batch->stride[o][d] = d < shift || operand->shape[d - shift] == 1 ? 0 : stride[d - shift];
    batch->size[o] = (int64_t)tn_dtype_size((tn_dtype)operand->dtype);
    batch->data[o] = data;
}

/* A factor: rank 1 is a row on the left, a column on the right. */
static void add_factor(tni_product *p, int which, const tn_operand *operand, void *data)
{
    int64_t stride[TN_MAX_RANK];
    int rank = operand->rank;
    tni_strides_of(operand, stride);
    if (rank >= 2)
        p->matrix[which] = (tni_matrix){ stride[rank - 2], stride[rank - 1] };
    else
        p->matrix[which] = which == TNI_A ? (tni_matrix){ 0, stride[0] } : (tni_matrix){ stride[0], 0 };
    add_batch(&p->batch, operand, stride, rank >= 2 ? rank - 2 : 0, data);
}

/* The result, or c, which broadcasts to it; the axes that rank-1 factors lack are put back with stride 0. */
static void add_result(tni_product *p, int which, const tn_operand *operand, const tn_operand *out, bool row,
                       bool col, void *data)
{
    int64_t stride[TN_MAX_RANK];
    int axes = out->rank;
    tni_matrix *matrix = &p->matrix[which];
    if (which == TNI_C)
        tni_broadcast_strides(operand, out, stride);
    else
        tni_strides_of(operand, stride);
    matrix->col = col ? stride[--axes] : 0;
    matrix->row = row ? stride[--axes] : 0;
    add_batch(&p->batch, out, stride, axes, data);
}

void tni_product_of(tni_product *p, const tn_desc *desc, void *const *data)
{
    static void *const none[4] = { NULL };
    const tn_operand *a = &desc->operand[0], *b = &desc->operand[1], *out = &desc->operand[desc->inputs];
    bool row = a->rank >= 2, col = b->rank >= 2;
    void *const *in = data ? data : none;
    memset(p, 0, sizeof *p);
    p->m = row ? a->shape[a->rank - 2] : 1;
    p->k = a->shape[a->rank - 1];
    p->n = col ? b->shape[b->rank - 1] : 1;
    p->alpha = desc->floats_used > 0 ? desc->floats[0] : 1;
    p->beta = desc->floats_used > 1 ? desc->floats[1] : 0;
    p->third = has_third(desc);
    p->batch.rank = out->rank - row - col;
    for (int d = 0; d < p->batch.rank; d++)
        p->batch.extent[d] = out->shape[d];
    add_factor(p, TNI_A, a, in[0]);
    add_factor(p, TNI_B, b, in[1]);
    add_result(p, TNI_OUT, out, out, row, col, data ? data[desc->inputs] : NULL);
    if (p->third)
        add_result(p, TNI_C, &desc->operand[2], out, row, col, in[2]);
}

static bool rows_go_on(const tni_product *p, int which, int axis)
{
    return p->batch.stride[which][axis] == p->m * p->matrix[which].row;
}

void tni_product_fold(tni_product *p)
{
    tni_nest *batch = &p->batch;
    while (batch->rank > 0) {
        int last = batch->rank - 1;
        if (p->m == 1)
            for (int which = 0; which < batch->operands; which++)
                if (which != TNI_B)
                    p->matrix[which].row = batch->stride[which][last];
        if (batch->extent[last] != 1 &&
            (batch->stride[TNI_B][last] != 0 || !rows_go_on(p, TNI_A, last) || !rows_go_on(p, TNI_OUT, last) ||
             (p->third && !rows_go_on(p, TNI_C, last))))
            return;
        p->m *= batch->extent[last];
        batch->rank--;
    }
}
