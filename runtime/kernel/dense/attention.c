/* dense/attention.c: some queries of a head at a time: their scores, a product with all keys, go through the
 * row kernel of softmax and multiply the values. Scores are F32, or F64 of doubles. Blocks are worked on side by
 * side, each by one thread in a lane of scratch of its own. */
#include "kernel/attention_p.h"
#include "kernel/dense/rows_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/product_p.h"
#include "kernel/reference/reference_p.h"

#include <math.h>
#include <string.h>

/* Scores of a block; its queries at most; lanes, and bytes of all of them. */
enum { SCORES = 1 << 16, QUERIES = 256, LANES = 16, LANES_BYTES = 32 << 20 };

typedef struct attention_job {
    const tn_kernels *self;
    const tn_call *call;
    tni_attention a;
    tn_dtype  dtype, score;    /* of the operands, of scores */
    int64_t   size, item;      /* their bytes */
    tn_map_fn softmax, tanh;   /* tanh: of capped scores */
    int64_t rows, blocks;      /* queries of a block; blocks of a head */
    int64_t tasks, lanes;
    size_t  scores, lane;      /* bytes: of the scores, of a lane */
} attention_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

static tn_operand matrix_of(tn_dtype dtype, int64_t rows, int64_t cols, int64_t row, int64_t col)
{
    tn_operand matrix = tni_matrix_of(rows, cols, row, col);
    matrix.dtype = (uint8_t)dtype;
    return matrix;
}

static void start_product(tn_desc *out)
{
    tni_desc_init(out, TN_OP_MATMUL, 0);
    out->inputs = 2;
    out->outputs = 1;
}

/* scores = scale·q·kᵀ; F32 of a unit of softcap where there is one. */
static void describe_scores(const attention_job *job, int64_t rows, tn_desc *out)
{
    const tni_attention *a = &job->a;
    start_product(out);
    out->floats[0] = a->softcap != 0 && job->score == TN_F32 ? a->scale / a->softcap : a->scale;
    out->operand[0] = matrix_of(job->dtype, rows, a->depth, a->q[2], a->q[3]);
    out->operand[1] = matrix_of(job->dtype, a->depth, a->keys, a->k[3], a->k[2]);
    out->operand[2] = matrix_of(job->score, rows, a->keys, a->keys, 1);
}

static void describe_result(const attention_job *job, int64_t rows, tn_desc *out)
{
    const tni_attention *a = &job->a;
    start_product(out);
    out->operand[0] = matrix_of(job->score, rows, a->keys, a->keys, 1);
    out->operand[1] = matrix_of(job->dtype, a->keys, a->width, a->v[2], a->v[3]);
    out->operand[2] = matrix_of(job->dtype, rows, a->width, a->dst[2], a->dst[3]);
}

static size_t larger(size_t a, size_t b) { return a > b ? a : b; }

/* Scratch of the products of a block. */
static size_t products_scratch(const tni_dense *dense, const attention_job *job, int64_t rows)
{
    tn_desc scores, result;
    describe_scores(job, rows, &scores);
    describe_result(job, rows, &result);
    return larger(tni_dense_matmul_scratch(dense, &scores), tni_dense_matmul_scratch(dense, &result));
}

static void plan_lanes(attention_job *job, const tni_dense *dense)
{
    const tni_attention *a = &job->a;
    job->rows = tni_least(tni_least(tni_most(SCORES / a->keys, 1), QUERIES), a->queries);
    job->blocks = tni_parts(a->queries, job->rows);
    job->tasks = a->batch * a->heads * job->blocks;
    job->scores = (size_t)tni_rounded(job->rows * a->keys * job->item, 64);
    size_t rest = products_scratch(dense, job, (a->queries - 1) % job->rows + 1);
    size_t most = larger(products_scratch(dense, job, job->rows), rest);
    job->lane = job->scores + (size_t)tni_rounded((int64_t)most, 64);
    job->lanes = tni_most(tni_least(tni_least(job->tasks, LANES), LANES_BYTES / (int64_t)job->lane), 1);
}

static const tni_entry *score_kernel(const tni_dense *dense, tn_op op, const tn_desc *desc)
{
    uint8_t score = (uint8_t)tni_lane_dtype((tn_dtype)desc->operand[0].dtype);
    return tni_dense_find(dense, (tni_key){ .op = (uint16_t)op, .dtype = { score, score } });
}

/* Whether scores can be had in units of softcap, as the product gives them. */
static bool is_capped_by_scaling(const tni_attention *a)
{
    return a->softcap == 0 || isnormal(a->scale / a->softcap);
}

/* False: base serves. With no element, or no key, there is nothing to plan. */
static bool plan(attention_job *job, const tni_dense *dense, const tn_desc *desc)
{
    const tni_entry *softmax = score_kernel(dense, TN_OP_SOFTMAX, desc);
    const tni_entry *tanh = score_kernel(dense, TN_OP_TANH, desc);
    tni_attention_of(&job->a, desc);
    job->dtype = (tn_dtype)desc->operand[0].dtype;
    job->score = tni_lane_dtype(job->dtype);
    job->size = (int64_t)tn_dtype_size(job->dtype);
    job->item = (int64_t)tn_dtype_size(job->score);
    int sums = job->score == TN_F64 ? TNI_SUM_F64 : TNI_SUM_F32;
    if (!softmax || (job->a.softcap != 0 && !tanh) || dense->tilings[sums].count == 0 || job->a.keys == 0 ||
        !is_capped_by_scaling(&job->a))
        return false;
    job->softmax = (tn_map_fn)softmax->fn;
    job->tanh = tanh ? (tn_map_fn)tanh->fn : NULL;
    if (tni_operand_count(&desc->operand[desc->inputs]) > 0)
        plan_lanes(job, dense);
    return true;
}

size_t tni_dense_attention_scratch(const tni_dense *dense, const tn_desc *desc)
{
    attention_job job = { .lanes = 0 };
    return plan(&job, dense, desc) ? (size_t)job.lanes * job.lane : 0;
}

const tni_entry *tni_dense_attention_kernel(const tni_dense *dense, const tn_desc *desc)
{
    attention_job job = { .lanes = 0 };
    return plan(&job, dense, desc) ? score_kernel(dense, TN_OP_SOFTMAX, desc) : NULL;
}

/* -- One block --------------------------------------------------------------------------------------------*/

typedef struct block {
    const attention_job *job;
    int64_t b, h, first, rows;
    char   *scores;
    void   *scratch;           /* the products' */
} block;

static int64_t group_of(const block *t) { return t->h / (t->job->a.heads / t->job->a.groups); }

static void multiply(const block *t, const tn_desc *desc, const void *a, const void *b, void *out)
{
    void *data[3] = { (void *)a, (void *)b, out };
    tn_call call = { .data = data, .desc = desc, .scratch = t->scratch, .threads = tn_threads_serial() };
    tni_dense_run_matmul(t->job->self, &call);
}

static void cap_scores(const block *t)
{
    static const int64_t unit[2][2] = { { 0, 1 }, { 0, 1 } };
    int64_t count = t->rows * t->job->a.keys;
    double *wide = t->job->score == TN_F64 ? (double *)(void *)t->scores : NULL, cap = (double)t->job->a.softcap;
    for (int64_t i = 0; wide && i < count; i++)
        wide[i] /= cap;
    t->job->tanh((int64_t[2]){ 1, count }, (void *const[]){ t->scores, t->scores }, unit, NULL);
    for (int64_t i = 0; i < count; i++)
        if (wide)
            wide[i] *= cap;
        else
            ((float *)(void *)t->scores)[i] *= t->job->a.softcap;
}

static void add_bias(const block *t, int64_t i, char *row)
{
    const attention_job *job = t->job;
    const tni_attention *a = &job->a;
    const char *bias = (const char *)job->call->data[a->bias] +
                       tni_attention_at(a->bias_step, t->b, t->h, i, 0) * job->size;
    int64_t step = a->bias_step[3];
    if (job->dtype == TN_F32)
        for (int64_t j = 0; j < a->keys; j++)
            ((float *)(void *)row)[j] += ((const float *)(const void *)bias)[j * step];
    else
        for (int64_t j = 0; j < a->keys; j++) {
            double sum = tni_load_f64(job->score, row + j * job->item) +
                         tni_load_f64(job->dtype, bias + j * step * job->size);
            tni_store_f64(job->score, row + j * job->item, sum);
        }
}

/* Scores from … to - 1 of keys that are not seen. */
static void hide(const block *t, char *row, int64_t from, int64_t to)
{
    if (t->job->score == TN_F32)
        for (int64_t j = from; j < to; j++)
            ((float *)(void *)row)[j] = -INFINITY;
    else
        for (int64_t j = from; j < to; j++)
            ((double *)(void *)row)[j] = -INFINITY;
}

static void mask_row(const block *t, int64_t i, char *row)
{
    const tni_attention *a = &t->job->a;
    hide(t, row, tni_attention_sees(a, i), a->keys);
    if (a->mask < 0)
        return;
    const uint8_t *mask = (const uint8_t *)t->job->call->data[a->mask] +
                          tni_attention_at(a->mask_step, t->b, t->h, i, 0);
    for (int64_t j = 0; j < a->keys;) {
        int64_t from = j;
        while (j < a->keys && !mask[j * a->mask_step[3]])
            j++;
        hide(t, row, from, j);
        while (j < a->keys && mask[j * a->mask_step[3]])
            j++;
    }
}

static bool sees_none(const block *t, const char *row)
{
    for (int64_t j = 0; j < t->job->a.keys; j++)
        if (tni_load_f64(t->job->score, row + j * t->job->item) != -INFINITY)
            return false;
    return true;
}

/* Scores of all queries to weights; empty[r]: query r sees no key. */
static void weigh(const block *t, bool *empty)
{
    static const float one = 1;
    const tni_attention *a = &t->job->a;
    const int64_t stride[2][2] = { { a->keys, 1 }, { a->keys, 1 } };
    int64_t row_bytes = a->keys * t->job->item;
    for (int64_t r = 0; r < t->rows; r++) {
        char *row = t->scores + r * row_bytes;
        if (a->bias >= 0)
            add_bias(t, t->first + r, row);
        if (a->mask >= 0 || a->causal)
            mask_row(t, t->first + r, row);
        empty[r] = sees_none(t, row);
    }
    t->job->softmax((int64_t[2]){ t->rows, a->keys }, (void *const[]){ t->scores, t->scores }, stride, &one);
    for (int64_t r = 0; r < t->rows; r++)
        if (empty[r])
            memset(t->scores + r * row_bytes, 0, (size_t)row_bytes);
}

static void clear_row(const attention_job *job, char *out)
{
    for (int64_t e = 0; e < job->a.width; e++)
        memset(out + e * job->a.dst[3] * job->size, 0, (size_t)job->size);
}

/* An operand's row of some head. */
static char *operand_at(const block *t, int operand, const int64_t step[4], int64_t head, int64_t row)
{
    return (char *)t->job->call->data[operand] + tni_attention_at(step, t->b, head, row, 0) * t->job->size;
}

static void run_block(const block *t)
{
    const attention_job *job = t->job;
    const tni_attention *a = &job->a;
    const char *q = operand_at(t, 0, a->q, t->h, t->first);
    const char *k = operand_at(t, 1, a->k, group_of(t), 0), *v = operand_at(t, 2, a->v, group_of(t), 0);
    char *out = operand_at(t, job->call->desc->inputs, a->dst, t->h, t->first);
    bool empty[QUERIES];
    tn_desc product;
    describe_scores(job, t->rows, &product);
    multiply(t, &product, q, k, t->scores);
    if (a->softcap != 0)
        cap_scores(t);
    weigh(t, empty);
    describe_result(job, t->rows, &product);
    multiply(t, &product, t->scores, v, out);
    for (int64_t r = 0; r < t->rows; r++)              /* 0 whatever the values are */
        if (empty[r])
            clear_row(job, out + r * a->dst[2] * job->size);
}

/* -- All of them ------------------------------------------------------------------------------------------*/

/* Lane i: tasks i, i + lanes, … */
static void run_lane(void *arg, size_t i)
{
    const attention_job *job = arg;
    char *lane = (char *)job->call->scratch + i * job->lane;
    for (int64_t task = (int64_t)i; task < job->tasks; task += job->lanes) {
        int64_t head = task / job->blocks, first = task % job->blocks * job->rows;
        run_block(&(block){ .job = job, .b = head / job->a.heads, .h = head % job->a.heads, .first = first,
                            .rows = tni_least(job->rows, job->a.queries - first), .scores = lane,
                            .scratch = lane + job->scores });
    }
}

void tni_dense_run_attention(const tn_kernels *self, const tn_call *call)
{
    attention_job job = { .self = self, .call = call };
    if (!plan(&job, self->state, call->desc)) {
        tn_kernels_call(self->base, call);
        return;
    }
    tni_each(call->threads, job.lanes, true, run_lane, &job);
}
