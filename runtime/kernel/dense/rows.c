/* dense/rows.c: softmax, log_softmax, layer_norm and rms_norm: kernels of several rows, along any axes. Rows
 * whose elements are no neighbours, or of 16 bits, are gathered, some at a time, into scratch, computed
 * there, and scattered from it; so are rows whose elements change their sign for a softmax of negative scale. */
#include "kernel/dense/rows_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/norm_p.h"

#include <math.h>

/* A task's work; rows gathered at a time: some cache lines side by side, less when they are long; lanes of
 * scratch. */
enum { TASK = 65536, ROWS = 32, GATHERED = 65536, LANES = 16, LANES_BYTES = 16 << 20 };
/* Bytes of a result from which on it goes past the caches, where a kernel can. */
enum { STREAM = 16 << 20 };

typedef struct rows_job {
    tni_lane  lane;
    tn_map_fn fn;
    tn_map_fn turn;            /* changes the sign of gathered elements; NULL: they keep it */
    const float *param;
    float     scale;           /* of turn, positive: what param points to */
    int       op;
    tni_nest  kept;            /* rank 1 or more; the last axis is cut into blocks. operands as in norm_p.h */
    tni_nest  row;
    int64_t   n, size;         /* elements of a row, bytes of one as the kernel takes it */
    bool      direct;
    void    *parameter[2];     /* scale, bias: packed rows */
    int64_t   count, share;    /* rows; those of a task, where direct */
    int64_t   rows, blocks, row_blocks, lanes;     /* else: of a block; all blocks; in the last axis; lanes */
    char     *scratch;
} rows_job;

/* -- Which kernel -----------------------------------------------------------------------------------------*/

static bool is_softmax(int op) { return op == TN_OP_SOFTMAX || op == TN_OP_LOG_SOFTMAX; }

/* The kernels of softmax want a scale that is positive and no extreme. */
static bool takes_scale(const tn_desc *desc)
{
    float scale = fabsf(desc->floats[0]);
    return !is_softmax(desc->op) || (scale >= 0x1p-30f && scale <= 0x1p30f);
}

static bool is_turned(const tn_desc *desc) { return is_softmax(desc->op) && desc->floats[0] < 0; }

/* Rows that all rows have in common. */
static int parameters_of(int op)
{
    return op == TN_OP_LAYER_NORM ? 2 : op == TN_OP_RMS_NORM ? 1 : 0;
}

static const tni_entry *find_kernel(const tni_dense *dense, int op, tn_dtype dtype, tni_inner inner)
{
    tni_key key = { .op = (uint16_t)op, .variant = (uint16_t)inner };
    for (int o = 0; o < parameters_of(op) + 2; o++)
        key.dtype[o] = (uint8_t)dtype;
    return tni_dense_find(dense, key);
}

static const tni_entry *sign_kernel(const tni_dense *dense, tn_dtype dtype)
{
    return tni_dense_find(dense, (tni_key){ .op = TN_OP_NEG, .dtype = { (uint8_t)dtype, (uint8_t)dtype } });
}

const tni_entry *tni_dense_rows_kernel(const tni_dense *dense, const tn_desc *desc)
{
    tni_lane lane;
    if (desc->op == TN_OP_GROUP_NORM)
        return tni_dense_norm_kernel(dense, desc);
    if (!takes_scale(desc) || !tni_lane_make(&lane, dense, (tn_dtype)desc->operand[0].dtype))
        return NULL;
    if (is_turned(desc) && !sign_kernel(dense, lane.inside))
        return NULL;
    return find_kernel(dense, desc->op, lane.inside, TNI_INNER_UNIT);
}

/* -- Planning ---------------------------------------------------------------------------------------------*/

static bool is_there(const tni_norm *norm, int parameter)
{
    return parameter == 0 ? norm->scaled : norm->biased;
}

/* The row's axes in the order of memory; a parameter that is left out walks along with dst. */
static void simplify(rows_job *job, tni_norm *norm)
{
    for (int p = 0; p < 2; p++)
        if (!is_there(norm, p))
            for (int d = 0; d < norm->within.rank; d++)
                norm->within.stride[TNI_NORM_SCALE + p][d] = norm->within.stride[TNI_NORM_DST][d];
    tni_nest_simplify(&norm->within, TNI_NORM_DST);
    for (int o = 0; o < TNI_NORM_OPERANDS; o++)        /* axes that were turned round begin elsewhere */
        norm->sets.data[o] = norm->within.data[o];
    tni_nest_simplify(&norm->sets, TNI_NORM_DST);
    tni_nest_pad(&norm->sets, 1);
    tni_nest_pad(&norm->within, 1);
    job->kept = norm->sets;
    job->row = norm->within;
}

static bool is_run(const rows_job *job, int operand)
{
    return job->row.rank == 1 && (job->n == 1 || job->row.stride[operand][0] == 1);
}

/* Bytes of a block of rows, a whole number of cache lines. */
static int64_t lane_bytes(const rows_job *job)
{
    return tni_rounded(job->rows * job->n * job->size, 64);
}

static void plan_blocks(rows_job *job)
{
    int64_t last = job->kept.extent[job->kept.rank - 1];
    job->rows = tni_least(tni_most(tni_least(ROWS, GATHERED / job->n), 1), last);
    job->row_blocks = tni_parts(last, job->rows);
    job->blocks = job->count / last * job->row_blocks;
    int64_t room = tni_most(LANES_BYTES / lane_bytes(job), 1);
    job->lanes = tni_least(tni_least(job->blocks, LANES), room);
}

/* Whether scale or bias has to be made or moved. */
static bool parameter_waits(const rows_job *job, const tni_norm *norm, int p)
{
    return !is_there(norm, p) || job->lane.widen || !is_run(job, TNI_NORM_SCALE + p);
}

static void choose_stream(rows_job *job, const tni_dense *dense)
{
    const tni_entry *entry = find_kernel(dense, job->op, job->lane.inside, TNI_INNER_UNIT_STREAM);
    if (entry)
        job->fn = (tn_map_fn)entry->fn;
}

/* False: no kernel. With no row or no element there is nothing to plan. */
static bool plan(rows_job *job, tni_norm *norm, const tni_dense *dense, const tn_desc *desc,
                 void *const *data)
{
    const tni_entry *entry = tni_dense_rows_kernel(dense, desc);
    if (!entry)
        return false;
    tni_norm_of(norm, desc, data);
    *job = (rows_job){ .fn = (tn_map_fn)entry->fn, .param = desc->floats, .op = desc->op };
    (void)tni_lane_make(&job->lane, dense, (tn_dtype)desc->operand[0].dtype);
    if (is_turned(desc)) {
        job->turn = (tn_map_fn)sign_kernel(dense, job->lane.inside)->fn;
        job->scale = -desc->floats[0];
        job->param = &job->scale;
    }
    job->size = (int64_t)tn_dtype_size(job->lane.inside);
    job->n = tni_nest_count(&norm->within);
    job->count = job->n ? tni_nest_count(&norm->sets) : 0;
    if (job->count == 0)
        return true;
    simplify(job, norm);
    job->direct = !job->turn && !job->lane.widen && is_run(job, TNI_NORM_X) && is_run(job, TNI_NORM_DST);
    job->share = tni_most(TASK / job->n, 1);
    if (!job->direct)
        plan_blocks(job);
    else if (job->count * job->n * job->size >= STREAM)
        choose_stream(job, dense);
    return true;
}

/* The length of rows that lie packed, one below the other, in the kernel's own type, with their parameters, and
 * are no more than a task: a plan would take longer than they do. 0: they are no such rows. */
static int64_t small_row(const tn_desc *desc)
{
    const tn_operand *x = &desc->operand[0];
    int parameters = parameters_of(desc->op);
    int64_t count = tni_operand_count(x), n = 1;
    if (count == 0 || count > TASK || is_turned(desc) || tni_lane_dtype((tn_dtype)x->dtype) != (tn_dtype)x->dtype ||
        desc->inputs != 1 + parameters || (parameters == 0 && desc->ints[0] != x->rank - 1))
        return 0;
    for (int o = 0; o <= desc->inputs; o++)
        if (desc->operand[o].strides != TN_STRIDES_PACKED)
            return 0;
    for (int d = parameters ? x->rank - desc->ints[0] : x->rank - 1; d < x->rank; d++)
        n *= x->shape[d];
    return n;
}

/* Bytes of a parameter in scratch. */
static int64_t parameter_bytes(const rows_job *job)
{
    return tni_rounded(job->n * job->size, 64);
}

size_t tni_dense_rows_scratch(const tni_dense *dense, const tn_desc *desc)
{
    rows_job job;
    tni_norm norm;
    if (desc->op == TN_OP_GROUP_NORM)
        return tni_dense_norm_scratch(dense, desc);
    if (small_row(desc) || !plan(&job, &norm, dense, desc, NULL) || job.count == 0)
        return 0;
    int64_t bytes = job.direct ? 0 : job.lanes * lane_bytes(&job);
    for (int p = 0; p < parameters_of(job.op); p++)
        if (parameter_waits(&job, &norm, p))
            bytes += parameter_bytes(&job);
    return (size_t)bytes;
}

/* -- Parameters -------------------------------------------------------------------------------------------*/

static void fill(const rows_job *job, char *row, double value)
{
    for (int64_t i = 0; i < job->n; i++)
        if (job->lane.inside == TN_F64)
            ((double *)(void *)row)[i] = value;
        else
            ((float *)(void *)row)[i] = (float)value;
}

/* A nest between the elements of some rows of an operand, and a packed place. Rows of every axis come alone.
 * */
static tni_nest between(const rows_job *job, int operand, char *place, char *packed, int64_t rows)
{
    tni_nest nest = { .operands = 2, .data = { place, packed },
                      .size = { job->row.size[operand], job->size } };
    int64_t step = 1;
    if (rows > 1) {
        nest.extent[nest.rank] = rows;
        nest.stride[0][nest.rank] = job->kept.stride[operand][job->kept.rank - 1];
        nest.stride[1][nest.rank++] = job->n;
    }
    for (int d = job->row.rank - 1; d >= 0; d--) {
        nest.extent[nest.rank + d] = job->row.extent[d];
        nest.stride[0][nest.rank + d] = job->row.stride[operand][d];
        nest.stride[1][nest.rank + d] = step;
        step *= job->row.extent[d];
    }
    nest.rank += job->row.rank;
    return nest;
}

/* Parameters as rows of the kernel's type, left-out ones as 1 and 0; rest of the scratch. */
static char *bring_parameters(rows_job *job, const tni_norm *norm, char *scratch)
{
    for (int p = 0; p < parameters_of(job->op); p++) {
        int operand = TNI_NORM_SCALE + p;
        job->parameter[p] = job->kept.data[operand];
        if (!parameter_waits(job, norm, p))
            continue;
        job->parameter[p] = scratch;
        if (is_there(norm, p)) {
            tni_nest nest = between(job, operand, job->kept.data[operand], scratch, 1);
            tni_lane_in(&job->lane, &nest);
        } else
            fill(job, scratch, p == 0 ? 1 : 0);
        scratch += parameter_bytes(job);
    }
    return scratch;
}

/* -- Running ----------------------------------------------------------------------------------------------*/

/* Calls the kernel for some rows, which are steps apart. */
static void call_kernel(const rows_job *job, int64_t rows, char *x, int64_t x_step, char *y, int64_t y_step)
{
    int count = parameters_of(job->op);
    const int64_t n[2] = { rows, job->n };
    void *data[TNI_NORM_OPERANDS] = { x };
    int64_t stride[TNI_NORM_OPERANDS][2] = { { x_step, 1 } };
    for (int p = 0; p < count; p++) {
        data[1 + p] = job->parameter[p];
        stride[1 + p][1] = 1;
    }
    data[1 + count] = y;
    stride[1 + count][0] = y_step;
    stride[1 + count][1] = 1;
    job->fn(n, data, (const int64_t (*)[2])stride, job->param);
}

static void direct_task(void *arg, size_t i)
{
    const rows_job *job = arg;
    const tni_nest *kept = &job->kept;
    int last = kept->rank - 1;
    int64_t first = (int64_t)i * job->share, end = tni_least(first + job->share, job->count);
    while (first < end) {
        tni_walk at;
        tni_walk_seek(&at, kept, kept->rank, first);
        int64_t rows = tni_least(end - first, kept->extent[last] - at.index[last]);
        call_kernel(job, rows, at.at[TNI_NORM_X], kept->stride[TNI_NORM_X][last], at.at[TNI_NORM_DST],
                    kept->stride[TNI_NORM_DST][last]);
        first += rows;
    }
}

static void gather_block(const rows_job *job, char *lane, int64_t block)
{
    static const int64_t packed[2][2] = { { 0, 1 }, { 0, 1 } };
    const tni_nest *kept = &job->kept;
    int last = kept->rank - 1;
    int64_t first = block % job->row_blocks * job->rows;
    int64_t rows = tni_least(job->rows, kept->extent[last] - first);
    tni_walk at;
    tni_walk_seek(&at, kept, last, block / job->row_blocks);
    char *x = at.at[TNI_NORM_X] + first * kept->stride[TNI_NORM_X][last] * kept->size[TNI_NORM_X];
    char *y = at.at[TNI_NORM_DST] + first * kept->stride[TNI_NORM_DST][last] * kept->size[TNI_NORM_DST];
    tni_nest in = between(job, TNI_NORM_X, x, lane, rows), out = between(job, TNI_NORM_DST, y, lane, rows);
    tni_lane_in(&job->lane, &in);
    if (job->turn)
        job->turn((int64_t[2]){ 1, rows * job->n }, (void *const[]){ lane, lane }, packed, NULL);
    call_kernel(job, rows, lane, job->n, lane, job->n);
    tni_lane_out(&job->lane, &out);
}

static void gather_task(void *arg, size_t lane)
{
    const rows_job *job = arg;
    for (int64_t block = (int64_t)lane; block < job->blocks; block += job->lanes)
        gather_block(job, job->scratch + (int64_t)lane * lane_bytes(job), block);
}

static bool run_small(const tni_dense *dense, const tn_call *call)
{
    const tn_desc *desc = call->desc;
    int64_t n = small_row(desc);
    const tni_entry *entry = n ? tni_dense_rows_kernel(dense, desc) : NULL;
    if (!entry)
        return false;
    rows_job job = { .fn = (tn_map_fn)entry->fn, .param = desc->floats, .op = desc->op, .n = n };
    for (int p = 0; p < parameters_of(desc->op); p++)
        job.parameter[p] = call->data[1 + p];
    call_kernel(&job, tni_operand_count(&desc->operand[0]) / n, call->data[0], n, call->data[desc->inputs], n);
    return true;
}

void tni_dense_run_rows(const tn_kernels *self, const tn_call *call)
{
    rows_job job;
    tni_norm norm;
    if (call->desc->op == TN_OP_GROUP_NORM) {
        tni_dense_run_norm(self, call);
        return;
    }
    if (run_small(self->state, call))
        return;
    if (!plan(&job, &norm, self->state, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (job.count == 0)
        return;
    job.scratch = bring_parameters(&job, &norm, call->scratch);
    int64_t tasks = job.direct ? tni_parts(job.count, job.share) : job.lanes;
    tni_each(call->threads, tasks, true, job.direct ? direct_task : gather_task, &job);
}
