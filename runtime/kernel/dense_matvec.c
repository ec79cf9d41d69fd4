/* dense_matvec.c: a product of very few rows with columns that lie along k, as weights do. Packing would cost
 * more than the product, which memory bounds anyhow: each column is multiplied by the row, piece by piece,
 * into a buffer near the core, and that is summed. */
#include "kernel/dense_matvec_p.h"

#include "kernel/dense_map_p.h"

/* MOST: rows below which packing pays less. SHORT: a depth whose calls cost more than the work. PIECE: terms
 * of a buffer, 8 KiB. TASK: multiply-adds worth a task. */
enum { MOST = 3, SHORT = 128, PIECE = 2048, TASK = 1 << 18 };

typedef struct matvec {
    const tni_product *product;
    tn_map_fn   mul;
    tn_row_fn   sum;
    const char *a, *b;         /* of the batch item in hand */
    char       *out;
    int64_t     share;         /* columns of a task */
} matvec;

static const tni_entry *find(const tni_dense *dense, tn_op op, int inputs)
{
    tni_key key = { .op = (uint16_t)op, .dtype = { TN_F32, TN_F32 } };
    if (inputs == 2) {
        key.variant = TNI_INNER_UNIT;
        key.dtype[2] = TN_F32;
    }
    return tni_dense_find(dense, key);
}

const tni_entry *tni_matvec_kernel(const tni_dense *dense, const tni_product *p)
{
    bool floats = p->dtype[TNI_A] == TN_F32 && p->dtype[TNI_B] == TN_F32 && p->dtype[TNI_OUT] == TN_F32;
    bool suits = !dense->exact && floats && p->m <= MOST && p->k >= SHORT && p->matrix[TNI_A].col == 1 && p->matrix[TNI_B].row == 1 &&
                 p->alpha == 1 && p->beta == 0;
    return suits && find(dense, TN_OP_SUM, 1) ? find(dense, TN_OP_MUL, 2) : NULL;
}

/* Σ a·b of k neighbours. */
static float dot(const matvec *v, const float *a, const float *b, int64_t k)
{
    static const int64_t stride[3][2] = { { 0, 1 }, { 0, 1 }, { 0, 1 } };
    _Alignas(64) float terms[PIECE];
    double total = 0;
    for (int64_t at = 0; at < k; at += PIECE) {
        float part;
        int64_t n[2] = { 1, tni_least(PIECE, k - at) };
        v->mul(n, (void *const[]){ (void *)(a + at), (void *)(b + at), terms }, stride, NULL);
        v->sum(n[1], (void *const[]){ terms, &part }, NULL);
        total += part;
    }
    return (float)total;
}

/* Task number i: some columns of every row. */
static void column_task(void *arg, size_t i)
{
    const matvec *v = arg;
    const tni_product *p = v->product;
    const tni_matrix *out = &p->matrix[TNI_OUT];
    int64_t first = (int64_t)i * v->share, end = tni_least(first + v->share, p->n);
    for (int64_t c = first; c < end; c++)
        for (int64_t r = 0; r < p->m; r++)
            ((float *)v->out)[r * out->row + c * out->col] =
                dot(v, (const float *)v->a + r * p->matrix[TNI_A].row,
                    (const float *)v->b + c * p->matrix[TNI_B].col, p->k);
}

void tni_run_matvec(const tni_dense *dense, const tni_product *p, const tn_threads *threads)
{
    matvec v = { .product = p, .mul = (tn_map_fn)find(dense, TN_OP_MUL, 2)->fn,
                 .sum = (tn_row_fn)find(dense, TN_OP_SUM, 1)->fn,
                 .share = tni_most(TASK / (p->k * p->m), 1) };
    int64_t items = tni_nest_count(&p->batch), tasks = tni_parts(p->n, v.share);
    tni_walk walk;
    tni_walk_seek(&walk, &p->batch, p->batch.rank, 0);
    for (; items > 0; items--) {
        v.a = walk.at[TNI_A];
        v.b = walk.at[TNI_B];
        v.out = walk.at[TNI_OUT];
        if (tasks == 1)
            column_task(&v, 0);
        else
            threads->parallel_for(threads->user, (size_t)tasks, column_task, &v);
        tni_walk_step(&walk, &p->batch);
    }
}
