/* product.c: the geometry of a product, from its descriptor. */
#include "kernel/product_p.h"

#include "kernel/desc/desc_p.h"
#include "kernel/packed_p.h"

#include <stddef.h>
#include <string.h>

/* The operand's batch axes, right-aligned to those of the batch nest: 0 where it repeats. */
static void add_batch(tni_nest *batch, const tn_operand *operand, const int64_t *stride, void *data)
{
    int o = batch->operands++;
    int shift = batch->rank - (operand->rank - 2);
    for (int d = 0; d < batch->rank; d++)
        batch->stride[o][d] = d < shift || operand->shape[d - shift] == 1 ? 0 : stride[d - shift];
    batch->size[o] = (int64_t)tn_dtype_size((tn_dtype)operand->dtype);
    batch->data[o] = data;
}

static void add_matrix(tni_product *p, int which, const tn_operand *operand, void *data)
{
    int64_t stride[TN_MAX_RANK];
    int rank = operand->rank;
    tni_strides_of(operand, stride);
    p->matrix[which] = (tni_matrix){ stride[rank - 2], stride[rank - 1] };
    p->dtype[which] = operand->dtype;
    add_batch(&p->batch, operand, stride, data);
}

static tni_matrix turned(tni_matrix x) { return (tni_matrix){ x.col, x.row }; }

/* w in panels of neighbouring columns, the same for the whole batch. */
static void add_packed(tni_product *p, const tn_operand *w, void *data)
{
    static const int64_t no_stride[TN_MAX_RANK];
    p->panel = tni_panels_of(w).width;
    p->matrix[TNI_B] = (tni_matrix){ p->panel, 1 };
    p->dtype[TNI_B] = w->dtype;
    add_batch(&p->batch, w, no_stride, data);
}

/* c, which broadcasts to the result. */
static void add_third(tni_product *p, const tn_operand *operand, const tn_operand *out, void *data)
{
    int64_t stride[TN_MAX_RANK];
    tni_broadcast_strides(operand, out, stride);
    p->matrix[TNI_C] = (tni_matrix){ stride[out->rank - 2], stride[out->rank - 1] };
    add_batch(&p->batch, out, stride, data);
}

/* The operand of step number s, if it has one. */
static void add_side(tni_product *p, const tn_desc *desc, int s, void *const *data)
{
    const tn_operand *out = &desc->operand[desc->inputs];
    int o = desc->step[s].operand;
    tni_side *side = &p->side[s];
    int64_t stride[TN_MAX_RANK];
    side->dtype = 0;
    if (o < 0)
        return;
    tni_broadcast_strides(&desc->operand[o], out, stride);
    side->dtype = desc->operand[o].dtype;
    side->matrix = (tni_matrix){ stride[out->rank - 2], stride[out->rank - 1] };
    side->data = data ? data[o] : NULL;
    memcpy(side->batch, stride, sizeof stride);
}

tn_operand tni_matrix_of(int64_t rows, int64_t columns, int64_t row, int64_t column)
{
    tn_operand o = { .dtype = TN_F32, .rank = 2, .strides = TN_STRIDES_EXACT,
                     .shape = { (int32_t)rows, (int32_t)columns }, .stride = { (int32_t)row, (int32_t)column } };
    tni_operand_settle(&o);
    return o;
}

void tni_product_of(tni_product *p, const tn_desc *desc, void *const *data)
{
    static void *const none[4] = { NULL };
    const tn_operand *a = &desc->operand[0], *b = &desc->operand[1], *out = &desc->operand[desc->inputs];
    void *const *in = data ? data : none;
    memset(p, 0, offsetof(tni_product, side));
    p->m = a->shape[a->rank - 2];
    p->k = a->shape[a->rank - 1];
    p->n = out->shape[out->rank - 1];
    p->alpha = desc->floats_used > 0 ? desc->floats[0] : 1;
    p->beta = desc->floats_used > 1 ? desc->floats[1] : 0;
    p->third = desc->op == TN_OP_MATMUL && tni_desc_main_inputs(desc) == 3;
    p->batch.rank = out->rank - 2;
    for (int d = 0; d < p->batch.rank; d++)
        p->batch.extent[d] = out->shape[d];
    add_matrix(p, TNI_A, a, in[0]);
    if (b->flagged == TN_PACKED)
        add_packed(p, b, in[1]);
    else
        add_matrix(p, TNI_B, b, in[1]);
    if (desc->op == TN_OP_LINEAR && !p->panel)
        p->matrix[TNI_B] = turned(p->matrix[TNI_B]);       /* w is bᵀ */
    add_matrix(p, TNI_OUT, out, data ? data[desc->inputs] : NULL);
    if (p->third)
        add_third(p, &desc->operand[2], out, in[2]);
    p->dtype[TNI_C] = p->dtype[TNI_OUT];
    p->steps = desc->steps;
    for (int s = 0; s < desc->steps; s++)
        add_side(p, desc, s, data);
}

/* Of one row, the next of which is that of the next batch item. */
static void take_rows(tni_product *p, int axis)
{
    for (int which = 0; which < p->batch.operands; which++)
        if (which != TNI_B)
            p->matrix[which].row = p->batch.stride[which][axis];
    for (int s = 0; s < p->steps; s++)
        if (p->side[s].dtype)
            p->side[s].matrix.row = p->side[s].batch[axis];
}

bool tni_product_is_empty(const tni_product *p)
{
    return p->m == 0 || p->n == 0 || tni_nest_count(&p->batch) == 0;
}

/* Whether the items of an axis are further rows. */
static bool rows_go_on(const tni_product *p, int axis)
{
    if (p->batch.stride[TNI_B][axis] != 0)
        return false;
    for (int which = 0; which < p->batch.operands; which++)
        if (which != TNI_B && p->batch.stride[which][axis] != p->m * p->matrix[which].row)
            return false;
    for (int s = 0; s < p->steps; s++)
        if (p->side[s].dtype && p->side[s].batch[axis] != p->m * p->side[s].matrix.row)
            return false;
    return true;
}

void tni_product_fold(tni_product *p)
{
    while (p->batch.rank > 0) {
        int last = p->batch.rank - 1;
        if (p->m == 1)
            take_rows(p, last);
        if (p->batch.extent[last] != 1 && !rows_go_on(p, last))
            return;
        p->m *= p->batch.extent[last];
        p->batch.rank--;
    }
}

static void swap_factors(tni_nest *batch)
{
    char *data = batch->data[TNI_A];
    batch->data[TNI_A] = batch->data[TNI_B];
    batch->data[TNI_B] = data;
    for (int d = 0; d < batch->rank; d++) {
        int64_t stride = batch->stride[TNI_A][d];
        batch->stride[TNI_A][d] = batch->stride[TNI_B][d];
        batch->stride[TNI_B][d] = stride;
    }
}

void tni_product_turn(tni_product *p)
{
    int64_t m = p->m;
    tni_matrix a = p->matrix[TNI_A];
    uint8_t dtype = p->dtype[TNI_A];
    p->m = p->n;
    p->n = m;
    p->matrix[TNI_A] = p->matrix[TNI_B];
    p->matrix[TNI_B] = a;
    p->dtype[TNI_A] = p->dtype[TNI_B];
    p->dtype[TNI_B] = dtype;
    for (int which = 0; which < 4; which++)
        p->matrix[which] = turned(p->matrix[which]);
    for (int s = 0; s < p->steps; s++)
        if (p->side[s].dtype)
            p->side[s].matrix = turned(p->side[s].matrix);
    swap_factors(&p->batch);
}

/* Where only the geometry is wanted, there is no address. */
static char *moved(const char *at, int64_t by)
{
    return at ? (char *)at + by : NULL;
}

tni_product tni_product_of_panel(const tni_product *product, int64_t col, int64_t n)
{
    tni_product p = *product;
    tni_nest *batch = &p.batch;
    int64_t number = col / p.panel, lane = col % p.panel;
    p.n = n;
    p.panel = 0;
    int64_t in_b = (number * product->panel * p.k + lane) * batch->size[TNI_B];
    batch->data[TNI_B] = moved(batch->data[TNI_B], in_b);
    batch->data[TNI_OUT] = moved(batch->data[TNI_OUT], col * p.matrix[TNI_OUT].col * batch->size[TNI_OUT]);
    for (int s = 0; s < p.steps; s++) {
        tni_side *side = &p.side[s];
        if (side->dtype)
            side->data = moved(side->data, col * side->matrix.col * (int64_t)tn_dtype_size((tn_dtype)side->dtype));
    }
    return p;
}
