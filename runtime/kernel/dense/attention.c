/* dense/attention.c: some queries of a head at a time: their scores, a product with all keys, go through the
 * row kernel of softmax and multiply the values. Blocks are worked on side by side, each by one thread in a
 * lane of scratch of its own. */
#include "kernel/attention_p.h"
#include "kernel/dense/dense_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/product_p.h"

#include <math.h>
#include <string.h>

/* Floats of scores in a block; its queries at most; lanes, and bytes of all of them. */
enum { SCORES = 1 << 16, QUERIES = 256, LANES = 16, LANES_BYTES = 32 << 20 };

typedef struct attention_job {
    const tn_kernels *self;
    const tn_call *call;
    tni_attention a;
    tn_map_fn softmax, tanh;   /* tanh: of capped scores */
    int64_t rows, blocks;      /* queries of a block; blocks of a head */
    int64_t tasks, lanes;
    size_t  scores, lane;      /* bytes: of the scores, of a lane */
} attention_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

static void start_product(tn_desc *out)
{
    tni_desc_init(out, TN_OP_MATMUL, 0);
    out->inputs = 2;
    out->outputs = 1;
}

/* scores = scale·q·kᵀ, of a unit of softcap where there is one. */
static void describe_scores(const tni_attention *a, int64_t rows, tn_desc *out)
{
    start_product(out);
    out->floats[0] = a->softcap != 0 ? a->scale / a->softcap : a->scale;
    out->operand[0] = tni_matrix_of(rows, a->depth, a->q[2], a->q[3]);
    out->operand[1] = tni_matrix_of(a->depth, a->keys, a->k[3], a->k[2]);
    out->operand[2] = tni_matrix_of(rows, a->keys, a->keys, 1);
}

static void describe_result(const tni_attention *a, int64_t rows, tn_desc *out)
{
    start_product(out);
    out->operand[0] = tni_matrix_of(rows, a->keys, a->keys, 1);
    out->operand[1] = tni_matrix_of(a->keys, a->width, a->v[2], a->v[3]);
    out->operand[2] = tni_matrix_of(rows, a->width, a->dst[2], a->dst[3]);
}

static size_t larger(size_t a, size_t b) { return a > b ? a : b; }

/* Scratch of the products of a block. */
static size_t products_scratch(const tni_dense *dense, const tni_attention *a, int64_t rows)
{
    tn_desc scores, result;
    describe_scores(a, rows, &scores);
    describe_result(a, rows, &result);
    return larger(tni_dense_matmul_scratch(dense, &scores), tni_dense_matmul_scratch(dense, &result));
}

static void plan_lanes(attention_job *job, const tni_dense *dense)
{
    const tni_attention *a = &job->a;
    job->rows = tni_least(tni_least(tni_most(SCORES / a->keys, 1), QUERIES), a->queries);
    job->blocks = tni_parts(a->queries, job->rows);
    job->tasks = a->batch * a->heads * job->blocks;
    job->scores = (size_t)tni_rounded(job->rows * a->keys, 16) * sizeof(float);
    size_t rest = products_scratch(dense, a, (a->queries - 1) % job->rows + 1);
    size_t most = larger(products_scratch(dense, a, job->rows), rest);
    job->lane = job->scores + (size_t)tni_rounded((int64_t)most, 64);
    job->lanes = tni_most(tni_least(tni_least(job->tasks, LANES), LANES_BYTES / (int64_t)job->lane), 1);
}

static const tni_entry *float_kernel(const tni_dense *dense, tn_op op)
{
    return tni_dense_find(dense, (tni_key){ .op = (uint16_t)op, .dtype = { TN_F32, TN_F32 } });
}

/* Whether scores can be had in units of softcap, as the product gives them. */
static bool is_capped_by_scaling(const tni_attention *a)
{
    return a->softcap == 0 || isnormal(a->scale / a->softcap);
}

/* False: base serves. With no element, or no key, there is nothing to plan. */
static bool plan(attention_job *job, const tni_dense *dense, const tn_desc *desc)
{
    const tni_entry *softmax = float_kernel(dense, TN_OP_SOFTMAX), *tanh = float_kernel(dense, TN_OP_TANH);
    tni_attention_of(&job->a, desc);
    if (desc->operand[0].dtype != TN_F32 || !softmax || (job->a.softcap != 0 && !tanh) ||
        dense->tilings[TNI_SUM_F32].count == 0 || job->a.keys == 0 || !is_capped_by_scaling(&job->a))
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
    return plan(&job, dense, desc) ? float_kernel(dense, TN_OP_SOFTMAX) : NULL;
}

/* -- One block --------------------------------------------------------------------------------------------*/

typedef struct block {
    const attention_job *job;
    int64_t b, h, first, rows;
    float  *scores;
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
    const tni_attention *a = &t->job->a;
    int64_t count = t->rows * a->keys;
    t->job->tanh((int64_t[2]){ 1, count }, (void *const[]){ t->scores, t->scores }, unit, NULL);
    for (int64_t i = 0; i < count; i++)
        t->scores[i] *= a->softcap;
}

static void add_bias(const block *t, int64_t i, float *row)
{
    const tni_attention *a = &t->job->a;
    const float *bias = (const float *)t->job->call->data[a->bias] +
                        tni_attention_at(a->bias_step, t->b, t->h, i, 0);
    for (int64_t j = 0; j < a->keys; j++)
        row[j] += bias[j * a->bias_step[3]];
}

static void mask_row(const block *t, int64_t i, float *row)
{
    const tni_attention *a = &t->job->a;
    for (int64_t j = tni_attention_sees(a, i); j < a->keys; j++)
        row[j] = -INFINITY;
    if (a->mask < 0)
        return;
    const uint8_t *mask = (const uint8_t *)t->job->call->data[a->mask] +
                          tni_attention_at(a->mask_step, t->b, t->h, i, 0);
    for (int64_t j = 0; j < a->keys; j++)
        row[j] = mask[j * a->mask_step[3]] ? row[j] : -INFINITY;
}

static bool sees_none(const float *row, int64_t keys)
{
    for (int64_t j = 0; j < keys; j++)
        if (row[j] != -INFINITY)
            return false;
    return true;
}

/* Scores of all queries to weights; empty[r]: query r sees no key. */
static void weigh(const block *t, bool *empty)
{
    static const float one = 1;
    const tni_attention *a = &t->job->a;
    const int64_t stride[2][2] = { { a->keys, 1 }, { a->keys, 1 } };
    for (int64_t r = 0; r < t->rows; r++) {
        float *row = t->scores + r * a->keys;
        if (a->bias >= 0)
            add_bias(t, t->first + r, row);
        if (a->mask >= 0 || a->causal)
            mask_row(t, t->first + r, row);
        empty[r] = sees_none(row, a->keys);
    }
    t->job->softmax((int64_t[2]){ t->rows, a->keys }, (void *const[]){ t->scores, t->scores }, stride, &one);
    for (int64_t r = 0; r < t->rows; r++)
        if (empty[r])
            memset(t->scores + r * a->keys, 0, (size_t)a->keys * sizeof(float));
}

static void clear_row(const tni_attention *a, float *out)
{
    for (int64_t e = 0; e < a->width; e++)
        out[e * a->dst[3]] = 0;
}

static void run_block(const block *t)
{
    const attention_job *job = t->job;
    const tni_attention *a = &job->a;
    void *const *data = job->call->data;
    const float *q = (const float *)data[0] + tni_attention_at(a->q, t->b, t->h, t->first, 0);
    const float *k = (const float *)data[1] + tni_attention_at(a->k, t->b, group_of(t), 0, 0);
    const float *v = (const float *)data[2] + tni_attention_at(a->v, t->b, group_of(t), 0, 0);
    float *out = (float *)data[job->call->desc->inputs] + tni_attention_at(a->dst, t->b, t->h, t->first, 0);
    bool empty[QUERIES];
    tn_desc product;
    describe_scores(a, t->rows, &product);
    multiply(t, &product, q, k, t->scores);
    if (a->softcap != 0)
        cap_scores(t);
    weigh(t, empty);
    describe_result(a, t->rows, &product);
    multiply(t, &product, t->scores, v, out);
    for (int64_t r = 0; r < t->rows; r++)              /* 0 whatever the values are */
        if (empty[r])
            clear_row(a, out + r * a->dst[2]);
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
                            .rows = tni_least(job->rows, job->a.queries - first), .scores = (float *)lane,
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
