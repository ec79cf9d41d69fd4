/* dense/matmul_int.c: products of bytes: plain sums of what panels hold by dense/gemm.c; zero points and the
 * scale behind them, part by part while it is near.
 *
 * Panels hold a and b or, where the machine's dot products take the other signedness alone, a + 128 and
 * b − 128: bytes a', b'. These are zero points of another name. With A = a_zero + (a' − a) and B = b_zero +
 * (b' − b) it is, modulo 2^32,
 *     Σ (a − a_zero)·(b − b_zero) = Σ (a' − A)·(b' − B) = Σ a'·b' − A·Σ b' − (Σ a' − k·A)·B,
 * which is what the kernel templates/finish_int.lua does. */
#include "kernel/dense/byte_sums_p.h"
#include "kernel/dense/copy_p.h"
#include "kernel/dense/gemm_p.h"
#include "kernel/matmul_int_p.h"

#include <string.h>

/* All that is decided from the descriptor, and the numbers of a call. */
typedef struct plan {
    tni_gemm       gemm;
    tni_matmul_int m;
    tn_map_fn      finish;     /* NULL: the plain sums are the result */
    int32_t        a_shift, b_shift;       /* a' − a, b' − b */
    int64_t        rows;       /* of a zero point each: those of one batch item, before items became rows */
    int64_t        a_items, b_items;       /* batch items with sums of their own */
    int32_t       *a_zero, *rest;          /* A, Σ a' − k·A of each row of each item */
    int32_t       *b_zero, *b_sum;         /* B of each column; Σ b' of each column of each item */
    float         *scale;                  /* of each column */
} plan;

/* -- Planning ---------------------------------------------------------------------------------------------*/

/* Whether the factor moves with the batch. */
static bool repeats(const tni_nest *batch, int which)
{
    for (int d = 0; d < batch->rank; d++)
        if (batch->stride[which][d] != 0 && batch->extent[d] != 1)
            return false;
    return true;
}

static tn_map_fn finish_of(const tni_dense *dense, bool scaled)
{
    tni_key key = { .op = TN_OP_MATMUL_INT, .variant = TNI_INNER_UNIT,
                    .dtype = { TN_I32, scaled ? TN_F32 : TN_I32 } };
    const tni_entry *entry = tni_dense_find(dense, key);
    return entry ? (tn_map_fn)entry->fn : NULL;
}

static void take_part(void *arg, const tni_gemm_part *part);

/* Panels of bytes whose signedness is the other one. */
static void choose_shifts(plan *p)
{
    const tni_arithmetic_row *panels = p->gemm.arithmetic;
    p->a_shift = panels->a == TN_U8 && p->m.a_dtype == TN_I8 ? 128 : 0;
    p->b_shift = panels->b == TN_I8 && p->m.b_dtype == TN_U8 ? -128 : 0;
}

/* False: a piece is missing, and base serves. data: as in tni_product_of. */
static bool make_plan(plan *p, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    *p = (plan){ .gemm = { .dense = dense } };
    tni_matmul_int_of(&p->m, desc, data);
    p->gemm.product = p->m.product;
    if (!tni_gemm_choose_arithmetic(&p->gemm))
        return false;
    choose_shifts(p);
    p->rows = p->m.product.m;
    bool scaled = p->m.scale.data, zeros = p->m.a_zero.data || p->m.b_zero.data || p->a_shift || p->b_shift;
    if (scaled || zeros) {
        p->finish = finish_of(dense, scaled);
        p->gemm.finish = take_part;
        p->gemm.finish_arg = p;
        if (!p->finish)
            return false;
    }
    if (!tni_gemm_plan(&p->gemm, NULL))
        return false;
    const tni_nest *batch = &p->gemm.product.batch;
    p->a_items = repeats(batch, TNI_A) ? 1 : tni_nest_count(batch);
    p->b_items = repeats(batch, TNI_B) ? 1 : tni_nest_count(batch);
    return true;
}

const tni_entry *tni_dense_matmul_int_kernel(const tni_dense *dense, const tn_desc *desc)
{
    plan p;
    return make_plan(&p, dense, desc, NULL) ? tni_gemm_tile(&p.gemm) : NULL;
}

/* Gives each table its place in memory of that size, up to whole lines; at NULL only the size is of use. */
static size_t place_tables(plan *p, char *at)
{
    const tni_product *product = &p->gemm.product;
    int64_t rows = tni_rounded(product->m * p->a_items * 4, 64), columns = tni_rounded(product->n * 4, 64);
    int64_t sums = tni_rounded(product->n * p->b_items * 4, 64);
    if (!p->finish)
        return 0;
    if (at) {
        p->a_zero = (int32_t *)at;
        p->rest = (int32_t *)(at + rows);
        p->b_zero = (int32_t *)(at + 2 * rows);
        p->scale = (float *)(at + 2 * rows + columns);
        p->b_sum = (int32_t *)(at + 2 * rows + 2 * columns);
    }
    return (size_t)(2 * rows + 2 * columns + sums);
}

size_t tni_dense_matmul_int_scratch(const tni_dense *dense, const tn_desc *desc)
{
    plan p;
    return make_plan(&p, dense, desc, NULL) ? place_tables(&p, NULL) + tni_gemm_scratch(&p.gemm) : 0;
}

/* -- Sums and zero points ---------------------------------------------------------------------------------*/

/* Sums along k of the rows of a, or the columns of b, of all items that have their own. */
static void sum_factor(const plan *p, int which, int64_t items, int32_t *sums, const tn_threads *threads)
{
    const tni_product *product = &p->gemm.product;
    bool is_a = which == TNI_A;
    tni_matrix matrix = product->matrix[which];
    int64_t count = is_a ? product->m : product->n;
    for (int64_t item = 0; item < items; item++) {
        tni_walk walk;
        tni_walk_seek(&walk, &product->batch, product->batch.rank, item);
        tni_bytes bytes = { .data = (const uint8_t *)walk.at[which],
                            .is_signed = product->dtype[which] == TN_I8,
                            .count = count,
                            .length = product->k,
                            .apart = is_a ? matrix.row : matrix.col,
                            .step = is_a ? matrix.col : matrix.row,
                            .sums = sums + item * count };
        tni_byte_sums(&bytes, threads);
    }
}

/* A of every row, then what B is multiplied by; without B, nobody asks for it. */
static void fill_rows(const plan *p, const tn_threads *threads)
{
    const tni_product *product = &p->gemm.product;
    int64_t count = product->m * p->a_items;
    uint32_t k = (uint32_t)product->k;
    for (int64_t i = 0; i < count; i++)
        p->a_zero[i] = tni_zero_of(&p->m.a_zero, i % product->m % p->rows) + p->a_shift;
    if (!p->m.b_zero.data && !p->b_shift) {
        memset(p->rest, 0, (size_t)count * sizeof *p->rest);
        return;
    }
    sum_factor(p, TNI_A, p->a_items, p->rest, threads);
    for (int64_t i = 0; i < count; i++)
        p->rest[i] = (int32_t)((uint32_t)p->rest[i] + k * (uint32_t)p->a_shift - k * (uint32_t)p->a_zero[i]);
}

static void fill_columns(const plan *p, const tn_threads *threads)
{
    const tni_product *product = &p->gemm.product;
    int64_t n = product->n, count = n * p->b_items;
    const float *scale = (const float *)p->m.scale.data;
    uint32_t shift = (uint32_t)product->k * (uint32_t)p->b_shift;
    for (int64_t j = 0; j < n; j++) {
        p->b_zero[j] = tni_zero_of(&p->m.b_zero, j) + p->b_shift;
        p->scale[j] = scale ? scale[j * p->m.scale.stride] : 1;
    }
    if (!p->m.a_zero.data && !p->a_shift) {
        memset(p->b_sum, 0, (size_t)count * sizeof *p->b_sum);
        return;
    }
    sum_factor(p, TNI_B, p->b_items, p->b_sum, threads);
    for (int64_t j = 0; j < count; j++)
        p->b_sum[j] = (int32_t)((uint32_t)p->b_sum[j] + shift);
}

/* -- Parts ------------------------------------------------------------------------------------------------*/

/* Sums of a part become results where they lie, and go to the output from there. */
static void copy_out(const plan *p, const tni_gemm_part *part, char *out)
{
    const tni_matrix strides = p->gemm.product.matrix[TNI_OUT];
    tni_nest nest = { .rank = 2, .operands = 2, .extent = { part->rows, part->cols },
                      .stride = { { part->ld, 1 }, { strides.row, strides.col } },
                      .size = { sizeof(int32_t), sizeof(int32_t) }, .data = { part->sums, out } };
    tni_copy_nest(p->gemm.dense, nest, tn_threads_serial());
}

static void take_part(void *arg, const tni_gemm_part *part)
{
    const plan *p = arg;
    const tni_product *product = &p->gemm.product;
    const tni_matrix out = product->matrix[TNI_OUT];
    int64_t row = part->row + (p->a_items > 1 ? part->item * product->m : 0);
    int64_t column = part->col + (p->b_items > 1 ? part->item * product->n : 0);
    bool beside = out.col != 1 && part->cols > 1;
    tni_walk walk;
    tni_walk_seek(&walk, &product->batch, product->batch.rank, part->item);
    char *to = walk.at[TNI_OUT] + (part->row * out.row + part->col * out.col) * (int64_t)sizeof(int32_t);
    void *data[] = { part->sums, p->a_zero + row, p->b_sum + column, p->rest + row, p->b_zero + part->col,
                     p->scale + part->col, beside ? part->sums : to };
    const int64_t stride[][2] = { { part->ld, 1 }, { 1, 0 }, { 0, 1 }, { 1, 0 }, { 0, 1 }, { 0, 1 },
                                  { beside ? part->ld : out.row, 1 } };
    p->finish((const int64_t[]){ part->rows, part->cols }, data, stride, NULL);
    if (beside)
        copy_out(p, part, to);
}

void tni_dense_run_matmul_int(const tn_kernels *self, const tn_call *call)
{
    plan p;
    if (!make_plan(&p, self->state, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    size_t tables = place_tables(&p, call->scratch);
    if (p.finish) {
        fill_rows(&p, call->threads);
        fill_columns(&p, call->threads);
    }
    tni_gemm_run(&p.gemm, (char *)call->scratch + tables, call->threads);
}
