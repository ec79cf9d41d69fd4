/* reference/matmul_int.c: products of bytes, whose sums wrap modulo 2^32, so that their order is nothing;
 * then F32 of the sum, rounded, times the scale, rounded. */
#include "kernel/matmul_int_p.h"
#include "kernel/reference/reference_p.h"

static uint32_t dot(const tni_matmul_int *m, const tni_walk *at, int64_t i, int64_t j)
{
    const tni_product *p = &m->product;
    const char *a = at->at[TNI_A] + i * p->matrix[TNI_A].row, *b = at->at[TNI_B] + j * p->matrix[TNI_B].col;
    int32_t a_zero = tni_zero_of(&m->a_zero, i), b_zero = tni_zero_of(&m->b_zero, j);
    uint32_t sum = 0;
    for (int64_t k = 0; k < p->k; k++)
        sum += (uint32_t)((tni_byte(m->a_dtype, a + k * p->matrix[TNI_A].col) - a_zero) *
                          (tni_byte(m->b_dtype, b + k * p->matrix[TNI_B].row) - b_zero));
    return sum;
}

static void store(const tni_matmul_int *m, char *to, uint32_t sum, int64_t j)
{
    if (m->scale.data)
        *(float *)to = (float)(int32_t)sum * ((const float *)m->scale.data)[j * m->scale.stride];
    else
        *(int32_t *)to = (int32_t)sum;
}

void tni_reference_matmul_int(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_matmul_int m;
    tni_walk walk;
    tni_matmul_int_of(&m, call->desc, call->data);
    const tni_product *p = &m.product;
    tni_walk_seek(&walk, &p->batch, p->batch.rank, 0);
    for (int64_t left = tni_nest_count(&p->batch); left > 0; left--) {
        for (int64_t i = 0; i < p->m; i++)
            for (int64_t j = 0; j < p->n; j++) {
                int64_t at = i * p->matrix[TNI_OUT].row + j * p->matrix[TNI_OUT].col;
                store(&m, walk.at[TNI_OUT] + at * (int64_t)sizeof(int32_t), dot(&m, &walk, i, j), j);
            }
        tni_walk_step(&walk, &p->batch);
    }
}
