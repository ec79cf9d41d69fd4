/* dense_log_softmax.c: the row kernel along any axis. Rows that are no neighbours in memory are gathered,
 * some at a time, into scratch, and their results scattered from there. */
#include "kernel/dense_copy_p.h"
#include "kernel/reduce_p.h"

/* A task's work; rows gathered at a time: some cache lines side by side, less when they are long; lanes of
 * scratch. */
enum { TASK = 65536, ROWS = 32, GATHERED = 65536, LANES = 16, LANES_BYTES = 16 << 20 };

typedef struct rows_job {
    const tni_dense *dense;
    tn_row_fn fn;
    const float *param;
    tni_nest  kept;            /* rank 1 or more; the last axis is cut into blocks */
    tni_nest  row;             /* rank 1 */
    bool      direct;
    int64_t   count, share;    /* rows; those of a task, where direct */
    int64_t   rows, blocks, row_blocks, lanes;     /* else: of a block; all blocks; in the last axis; lanes */
    float    *scratch;
} rows_job;

static int64_t lane_floats(const rows_job *job)
{
    return tni_rounded(2 * job->rows * job->row.extent[0], 16);
}

static void plan_blocks(rows_job *job)
{
    int64_t n = job->row.extent[0], last = job->kept.extent[job->kept.rank - 1];
    job->rows = tni_least(tni_most(tni_least(ROWS, GATHERED / n), 1), last);
    job->row_blocks = tni_parts(last, job->rows);
    job->blocks = job->count / last * job->row_blocks;
    int64_t room = tni_most(LANES_BYTES / (int64_t)sizeof(float) / lane_floats(job), 1);
    job->lanes = tni_least(tni_least(job->blocks, LANES), room);
}

/* False: no kernel. With no row or no element there is nothing to plan. */
static bool plan(rows_job *job, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    const tni_entry *entry = tni_dense_row_kernel(dense, desc);
    tni_reduction r;
    if (!entry)
        return false;
    tni_row_axis_of(&r, desc, data);
    *job = (rows_job){ .dense = dense, .fn = (tn_row_fn)entry->fn, .param = desc->floats, .row = r.reduced };
    job->count = r.reduced.extent[0] ? tni_nest_count(&r.kept) : 0;
    if (job->count == 0)
        return true;
    tni_nest_simplify(&r.kept, 1);
    tni_nest_pad(&r.kept, 1);
    job->kept = r.kept;
    job->direct = job->row.extent[0] == 1 || (job->row.stride[0][0] == 1 && job->row.stride[1][0] == 1);
    job->share = tni_most(TASK / job->row.extent[0], 1);
    if (!job->direct)
        plan_blocks(job);
    return true;
}

size_t tni_dense_log_softmax_scratch(const tni_dense *dense, const tn_desc *desc)
{
    rows_job job;
    if (!plan(&job, dense, desc, NULL) || job.count == 0 || job.direct)
        return 0;
    return (size_t)(job.lanes * lane_floats(&job)) * sizeof(float);
}

static void direct_task(void *arg, size_t i)
{
    const rows_job *job = arg;
    int64_t first = (int64_t)i * job->share, end = tni_least(first + job->share, job->count);
    tni_walk at;
    tni_walk_seek(&at, &job->kept, job->kept.rank, first);
    for (; first < end; first++) {
        job->fn(job->row.extent[0], tni_walk_addresses(&at), job->param);
        tni_walk_step(&at, &job->kept);
    }
}

/* Rows × elements of one side, in place or packed in a lane, as a nest between the two. */
static void move(const rows_job *job, int side, char *place, float *lane, int64_t rows)
{
    int64_t n = job->row.extent[0];
    tni_nest nest = {
        .rank = 2, .operands = 2, .extent = { rows, n }, .size = { sizeof(float), sizeof(float) }
    };
    int here = side == 0 ? 0 : 1;          /* the first operand is the source */
    nest.data[here] = place;
    nest.stride[here][0] = job->kept.stride[side][job->kept.rank - 1];
    nest.stride[here][1] = job->row.stride[side][0];
    nest.data[1 - here] = (char *)lane;
    nest.stride[1 - here][0] = n;
    nest.stride[1 - here][1] = 1;
    tni_copy_nest(job->dense, nest, tn_threads_serial());
}

static void gather_block(const rows_job *job, float *lane, int64_t block)
{
    const tni_nest *kept = &job->kept;
    int last = kept->rank - 1;
    int64_t n = job->row.extent[0], first = block % job->row_blocks * job->rows;
    int64_t rows = tni_least(job->rows, kept->extent[last] - first);
    float *in = lane, *out = lane + job->rows * n;
    tni_walk at;
    tni_walk_seek(&at, kept, last, block / job->row_blocks);
    move(job, 0, at.at[0] + first * kept->stride[0][last] * kept->size[0], in, rows);
    for (int64_t r = 0; r < rows; r++)
        job->fn(n, (void *const[]){ in + r * n, out + r * n }, job->param);
    move(job, 1, at.at[1] + first * kept->stride[1][last] * kept->size[1], out, rows);
}

static void gather_task(void *arg, size_t lane)
{
    const rows_job *job = arg;
    for (int64_t block = (int64_t)lane; block < job->blocks; block += job->lanes)
        gather_block(job, job->scratch + (int64_t)lane * lane_floats(job), block);
}

void tni_dense_run_log_softmax(const tn_kernels *self, const tn_call *call)
{
    rows_job job;
    if (!plan(&job, self->state, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (job.count == 0)
        return;
    int64_t tasks = job.direct ? tni_parts(job.count, job.share) : job.lanes;
    job.scratch = call->scratch;
    tni_each(call->threads, tasks, true, job.direct ? direct_task : gather_task, &job);
}
