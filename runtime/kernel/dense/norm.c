/* dense/norm.c: group_norm and batch_norm: moments, or running statistics, become three parameters a channel;
 * one pass over x gives the result. */
#include "kernel/dense/norm_p.h"

#include <float.h>
#include <math.h>

#include "kernel/desc/desc_p.h"
#include "kernel/reference/reference_p.h"

/* Elements of a block that is read and written in place; of a task. */
enum { WHOLE = 16384, TASK = 65536 };

/* -- Planning ---------------------------------------------------------------------------------------------*/

static const tni_entry *piece(const tni_dense *dense, tn_dtype lane, uint16_t op, uint16_t inner, int operands)
{
    tni_key key = { .op = op, .variant = inner };
    for (int o = 0; o < operands; o++)
        key.dtype[o] = (uint8_t)lane;
    return tni_dense_find(dense, key);
}

const tni_entry *tni_dense_norm_kernel(const tni_dense *dense, const tn_desc *desc)
{
    tni_lane lane;
    if (desc->operand[0].rank == TN_MAX_RANK || !tni_lane_make(&lane, dense, (tn_dtype)desc->operand[0].dtype))
        return NULL;
    bool all = piece(dense, lane.inside, TN_OP_GROUP_NORM, TNI_INNER_UNIT, 2) &&
               piece(dense, lane.inside, TN_OP_GROUP_NORM, TNI_INNER_ANY, 3) &&
               piece(dense, lane.inside, TN_OP_BATCH_NORM, TNI_INNER_UNIT, 3);
    return all ? piece(dense, lane.inside, TN_OP_BATCH_NORM, TNI_INNER_ANY, 3) : NULL;
}

/* Moments are to be found; else they are given. */
static bool finds(const tn_desc *desc)
{
    return desc->op == TN_OP_GROUP_NORM || desc->ints[0] == 1;
}

/* False: base serves, an operation on nothing too. */
static bool plan(tni_norm_job *job, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    if (!tni_dense_norm_kernel(dense, desc))
        return false;
    *job = (tni_norm_job){ .call = NULL };
    (void)tni_lane_make(&job->lane, dense, (tn_dtype)desc->operand[0].dtype);
    tn_dtype lane = job->lane.inside;
    job->wide = lane == TN_F64;
    job->size = (int64_t)tn_dtype_size(lane);
    job->moments_row = (tn_map_fn)piece(dense, lane, TN_OP_GROUP_NORM, TNI_INNER_UNIT, 2)->fn;
    job->moments_column = (tn_map_fn)piece(dense, lane, TN_OP_GROUP_NORM, TNI_INNER_ANY, 3)->fn;
    job->normalize_column = (tn_map_fn)piece(dense, lane, TN_OP_BATCH_NORM, TNI_INNER_UNIT, 3)->fn;
    job->normalize_row = (tn_map_fn)piece(dense, lane, TN_OP_BATCH_NORM, TNI_INNER_ANY, 3)->fn;
    tni_norm_of(&job->norm, desc, data);
    job->sets = tni_nest_count(&job->norm.sets);
    job->count = tni_nest_count(&job->norm.within);
    job->channels = desc->op == TN_OP_GROUP_NORM ? job->norm.within.extent[0] : 1;
    if (job->sets == 0 || job->count == 0)
        return false;
    tni_moments_plan(job);
    return true;
}

static int64_t given_bytes(const tni_norm_job *job)
{
    return tni_rounded(3 * job->sets * job->channels * job->size, 64);
}

static int64_t found_bytes(const tni_norm_job *job)
{
    return tni_rounded(job->sets * (int64_t)sizeof(tni_moments), 64);
}

size_t tni_dense_norm_scratch(const tni_dense *dense, const tn_desc *desc)
{
    tni_norm_job job;
    if (!plan(&job, dense, desc, NULL))
        return 0;
    int64_t sums = job.by_columns ? 2 * job.parts * job.sets * (int64_t)sizeof(double) : 0;
    return (size_t)(given_bytes(&job) + found_bytes(&job) + sums);
}

/* -- Parameters -------------------------------------------------------------------------------------------*/

static double load_statistic(const tn_call *call, int operand, int64_t channel)
{
    return tni_load_f64((tn_dtype)call->desc->operand[operand].dtype, tni_norm_statistic(call, operand, channel));
}

static void take_given(const tni_norm_job *job)
{
    for (int64_t i = 0; i < job->sets; i++)
        job->found[i] = (tni_moments){ load_statistic(job->call, 1, i), load_statistic(job->call, 2, i) };
}

/* Center, factor and shift of a channel, from its own scale and bias; false where the factor leaves the range. */
static bool give(const tni_norm_job *job, int64_t at, tni_moments m, const char *scale, const char *bias)
{
    int64_t apart = job->sets * job->channels;
    tn_dtype dtype = job->lane.outside;
    double factor = 1 / sqrt(m.variance + (double)job->call->desc->floats[0]);
    factor *= job->norm.scaled ? tni_load_f64(dtype, scale) : 1;
    double shift = job->norm.biased ? tni_load_f64(dtype, bias) : 0;
    tni_norm_give(job, at, m.mean);
    tni_norm_give(job, at + apart, factor);
    if (isfinite(factor))
        shift -= (m.mean - tni_norm_given(job, at)) * factor;
    tni_norm_give(job, at + 2 * apart, shift);
    return !isfinite(factor) || job->wide || fabs(factor) <= (double)FLT_MAX;
}

/* False where a number leaves the range. */
static bool make_parameters(const tni_norm_job *job)
{
    const tni_nest *within = &job->norm.within;
    int64_t scale_step = within->stride[TNI_NORM_SCALE][0] * within->size[TNI_NORM_SCALE];
    int64_t bias_step = within->stride[TNI_NORM_BIAS][0] * within->size[TNI_NORM_BIAS];
    double most = job->wide ? 0x1p500 : 0x1p100;
    bool good = true;
    tni_walk at;
    tni_walk_seek(&at, &job->norm.sets, job->norm.sets.rank, 0);
    for (int64_t i = 0; i < job->sets; i++) {
        tni_moments m = job->found[i];
        good &= !(fabs(m.mean) >= most) && !(m.variance >= most * most);
        for (int64_t c = 0; c < job->channels; c++)
            good &= give(job, i * job->channels + c, m, at.at[TNI_NORM_SCALE] + c * scale_step,
                         at.at[TNI_NORM_BIAS] + c * bias_step);
        tni_walk_step(&at, &job->norm.sets);
    }
    return good;
}

static void update(const tni_norm_job *job)
{
    const tn_call *call = job->call;
    double momentum = (double)call->desc->floats[1];
    for (int64_t i = 0; i < job->sets; i++) {
        double batch[2] = { job->found[i].mean, tni_unbiased(job->found[i].variance, (double)job->count) };
        for (int o = 0; o < 2; o++)
            tni_store_f64((tn_dtype)call->desc->operand[1 + o].dtype,
                          tni_norm_statistic(call, call->desc->inputs + 1 + o, i),
                          tni_running(load_statistic(call, 1 + o, i), batch[o], momentum));
    }
}

/* -- The result -------------------------------------------------------------------------------------------*/

enum { X, GIVEN, Y, OPERANDS };

typedef struct apply_job {
    const tni_norm_job *norm;
    tni_nest  nest;            /* rank 2 or more: x, the centers, y */
    tn_map_fn fn;
    bool      in_place;        /* x and y are of the kernel's type with inner strides 1 */
    int64_t   apart;           /* from a center to its factor */
    int64_t   rows, cols, row_blocks, col_blocks, share, blocks;
} apply_job;

/* Axes of a nest, behind those that are there; parameters stand by set and channel. */
static void push_axes(apply_job *job, const tni_nest *from, const int64_t *given)
{
    tni_nest *nest = &job->nest;
    for (int d = 0; d < from->rank; d++) {
        int to = nest->rank++;
        nest->extent[to] = from->extent[d];
        nest->stride[X][to] = from->stride[TNI_NORM_X][d];
        nest->stride[GIVEN][to] = given[d];
        nest->stride[Y][to] = from->stride[TNI_NORM_DST][d];
    }
}

static void make_nest(apply_job *job)
{
    const tni_norm *norm = &job->norm->norm;
    int64_t channels = job->norm->channels, sets[TN_MAX_RANK], within[TN_MAX_RANK] = { 0 };
    int64_t step = channels;
    bool grouped = job->norm->call->desc->op == TN_OP_GROUP_NORM;
    for (int d = norm->sets.rank - 1; d >= 0; d--) {
        sets[d] = step;
        step *= norm->sets.extent[d];
    }
    within[0] = grouped ? 1 : 0;
    job->nest.operands = OPERANDS;
    job->nest.size[X] = norm->sets.size[TNI_NORM_X];
    job->nest.size[GIVEN] = job->norm->size;
    job->nest.size[Y] = norm->sets.size[TNI_NORM_DST];
    job->nest.data[X] = norm->sets.data[TNI_NORM_X];
    job->nest.data[GIVEN] = job->norm->given;
    job->nest.data[Y] = norm->sets.data[TNI_NORM_DST];
    push_axes(job, &norm->sets, sets);
    push_axes(job, &norm->within, within);
    tni_nest_simplify(&job->nest, Y);
    tni_nest_pad(&job->nest, 2);
}

static void cut(apply_job *job)
{
    const tni_nest *nest = &job->nest;
    int row = nest->rank - 2, column = nest->rank - 1;
    int64_t most = job->in_place ? WHOLE : TNI_NORM_TILE;
    job->cols = tni_least(nest->extent[column], most);
    job->rows = tni_least(tni_most(most / job->cols, 1), nest->extent[row]);
    job->row_blocks = tni_parts(nest->extent[row], job->rows);
    job->col_blocks = tni_parts(nest->extent[column], job->cols);
    job->blocks = tni_nest_count(nest) / nest->extent[row] / nest->extent[column] * job->row_blocks *
                  job->col_blocks;
    job->share = tni_most(TASK / (job->rows * job->cols), 1);
}

/* A block of x or y, and the tile. */
static tni_nest between(const apply_job *job, int operand, char *place, void *tile, const int64_t n[2])
{
    const tni_nest *nest = &job->nest;
    int row = nest->rank - 2;
    tni_nest out = { .rank = 2, .operands = 2, .extent = { n[0], n[1] },
                     .size = { nest->size[operand], job->norm->size }, .data = { place, tile },
                     .stride = { { nest->stride[operand][row], nest->stride[operand][row + 1] }, { n[1], 1 } } };
    return out;
}

static void run_block(const apply_job *job, const int64_t n[2], char *const at[OPERANDS])
{
    double tile[TNI_NORM_TILE];
    int row = job->nest.rank - 2;
    int64_t stride[OPERANDS][2] = { { job->nest.stride[X][row], 1 },
                                    { job->nest.stride[GIVEN][row], job->apart },
                                    { job->nest.stride[Y][row], 1 } };
    void *data[OPERANDS] = { at[X], at[GIVEN], at[Y] };
    if (job->in_place) {
        job->fn(n, data, (const int64_t (*)[2])stride, NULL);
        return;
    }
    tni_nest in = between(job, X, at[X], tile, n), out = between(job, Y, at[Y], tile, n);
    data[X] = data[Y] = tile;
    stride[X][0] = stride[Y][0] = n[1];
    tni_lane_in(&job->norm->lane, &in);
    job->fn(n, data, (const int64_t (*)[2])stride, NULL);
    tni_lane_out(&job->norm->lane, &out);
}

static void apply_task(void *arg, size_t i)
{
    const apply_job *job = arg;
    const tni_nest *nest = &job->nest;
    int row = nest->rank - 2, column = nest->rank - 1;
    int64_t first = (int64_t)i * job->share, end = tni_least(first + job->share, job->blocks);
    for (; first < end; first++) {
        int64_t c = first % job->col_blocks * job->cols;
        int64_t r = first / job->col_blocks % job->row_blocks * job->rows;
        int64_t n[2] = { tni_least(job->rows, nest->extent[row] - r),
                         tni_least(job->cols, nest->extent[column] - c) };
        char *at[OPERANDS];
        tni_walk walk;
        tni_walk_seek(&walk, nest, row, first / job->col_blocks / job->row_blocks);
        for (int o = 0; o < OPERANDS; o++)
            at[o] = walk.at[o] + (r * nest->stride[o][row] + c * nest->stride[o][column]) * nest->size[o];
        run_block(job, n, at);
    }
}

/* False: parameters lie along the result's neighbours in a way that no kernel takes. */
static bool apply(const tni_norm_job *norm)
{
    apply_job job = { .norm = norm, .apart = norm->sets * norm->channels };
    make_nest(&job);
    int column = job.nest.rank - 1;
    bool one = job.nest.extent[column] == 1;
    int64_t along = one ? 0 : job.nest.stride[GIVEN][column];
    if (along != 0 && along != 1)
        return false;
    job.fn = along ? norm->normalize_column : norm->normalize_row;
    bool neighbours = job.nest.stride[X][column] == 1 && job.nest.stride[Y][column] == 1;
    job.in_place = !norm->lane.widen && (one || neighbours);
    cut(&job);
    tni_each(norm->call->threads, tni_parts(job.blocks, job.share), true, apply_task, &job);
    return true;
}

void tni_dense_run_norm(const tn_kernels *self, const tn_call *call)
{
    tni_norm_job job;
    if (!plan(&job, self->state, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    job.call = call;
    job.given = call->scratch;
    job.found = (tni_moments *)(void *)((char *)call->scratch + given_bytes(&job));
    job.sums = (double *)(void *)((char *)job.found + found_bytes(&job));
    if (finds(call->desc))
        tni_moments_find(&job);
    else
        take_given(&job);
    if (!make_parameters(&job) || !apply(&job)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (call->desc->outputs == 3)
        update(&job);
}
