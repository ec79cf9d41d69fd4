/* dense_map.c: elementwise operations. The nest is simplified, its last two axes are cut into blocks of
 * rows × columns, and the kernel runs once a block. Blocks depend on the problem alone. */
#include "kernel/dense_map_p.h"
#include "kernel/desc_p.h"

#include <assert.h>
#include <string.h>

/* Elements of a block: large where the kernel works on the operands themselves, so that calls cost nothing;
 * small where a tile on the stack stands between, so that it stays in the first-level cache with what it came
 * from; and square where operands disagree about the inner axis, so that each cache line fetched is used
 * up. */
enum { WHOLE = 16384, STAGED = 1024, SQUARE = 64 };
/* Elements of a task: several microseconds of work. */
enum { TASK = 65536 };

typedef struct map_job {
    tni_nest  nest;            /* rank 2 or more */
    tn_map_fn fn;
    tn_map_fn before;          /* casts of two steps: what runs first, into a tile that fn reads; else NULL */
    const float *param;
    tn_map_fn stage[TNI_NEST_OPERANDS];    /* copy kernel of an operand that is staged; NULL: it is not */
    int64_t   rows, cols;      /* of a block */
    int64_t   row_blocks, col_blocks;
    int64_t   blocks, share;   /* all of them, and those of one task */
} map_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

/* The first operand whose neighbours lie along another axis than the output's: that axis becomes the rows.
 * True if there is one. */
static bool bring_crossed_axis(tni_nest *nest)
{
    for (int o = 0; o < nest->operands - 1; o++) {
        int axis = tni_nest_closest_axis(nest, o);
        if (axis >= 0 && axis != nest->rank - 1) {
            tni_nest_move_axis(nest, axis, nest->rank - 2);
            return true;
        }
    }
    return false;
}

static void cut_blocks(map_job *job, int64_t elements, bool square)
{
    const tni_nest *nest = &job->nest;
    int64_t rows = nest->extent[nest->rank - 2], cols = nest->extent[nest->rank - 1], outer = 1;
    for (int d = 0; d < nest->rank - 2; d++)
        outer *= nest->extent[d];
    int64_t widest = square ? tni_most(elements / tni_least(rows, elements), SQUARE) : elements;
    job->cols = tni_least(cols, widest);
    job->rows = tni_least(tni_most(elements / job->cols, 1), rows);
    job->row_blocks = tni_parts(rows, job->rows);
    job->col_blocks = tni_parts(cols, job->cols);
    job->blocks = outer * job->row_blocks * job->col_blocks;
    job->share = tni_most(TASK / (job->rows * job->cols), 1);
}

/* -- Running ----------------------------------------------------------------------------------------------*/

/* Tiles of the staged operands, and where their contents came from: an operand that repeats is fetched
 * once. */
typedef struct tiles {
    _Alignas(64) char bytes[TNI_NEST_OPERANDS][STAGED * 8];
    _Alignas(64) char between[STAGED * 8];
    const char *from[TNI_NEST_OPERANDS];
    int64_t n[2];
} tiles;

static void fetch(const map_job *job, tiles *t, int o, const int64_t n[2], char *from, bool same_size)
{
    const int64_t *stride = &job->nest.stride[o][job->nest.rank - 2];
    if (same_size && t->from[o] == from)
        return;
    job->stage[o](n, (void *const[]){ from, t->bytes[o] },
                  (const int64_t[][2]){ { stride[0], stride[1] }, { n[1], 1 } }, NULL);
    t->from[o] = from;
}

static void run_block(const map_job *job, tiles *t, const int64_t n[2], char *const *at)
{
    const tni_nest *nest = &job->nest;
    int out = nest->operands - 1;
    void *data[TNI_NEST_OPERANDS];
    int64_t stride[TNI_NEST_OPERANDS][2];
    bool same_size = t->n[0] == n[0] && t->n[1] == n[1];
    for (int o = 0; o <= out; o++) {
        bool staged = job->stage[o] != NULL;
        if (staged && o != out)
            fetch(job, t, o, n, at[o], same_size);
        data[o] = staged ? t->bytes[o] : at[o];
        stride[o][0] = staged ? n[1] : nest->stride[o][nest->rank - 2];
        stride[o][1] = staged ? 1 : nest->stride[o][nest->rank - 1];
    }
    if (job->before) {
        job->before(n, (void *const[]){ data[0], t->between },
                    (const int64_t[][2]){ { stride[0][0], stride[0][1] }, { n[1], 1 } }, NULL);
        data[0] = t->between;
        stride[0][0] = n[1];
        stride[0][1] = 1;
    }
    job->fn(n, data, (const int64_t (*)[2])stride, job->param);
    if (job->stage[out])
        job->stage[out](
            n, (void *const[]){ t->bytes[out], at[out] },
            (const int64_t[][2]){ { n[1], 1 },
                                  { nest->stride[out][nest->rank - 2], nest->stride[out][nest->rank - 1] } },
            NULL);
    t->n[0] = n[0];
    t->n[1] = n[1];
}

/* Runs blocks i·share … of the job, walking columns, then rows, then the outer axes. */
static void run_task(void *arg, size_t i)
{
    const map_job *job = arg;
    const tni_nest *nest = &job->nest;
    int row_axis = nest->rank - 2, col_axis = nest->rank - 1;
    int64_t first = (int64_t)i * job->share, left = tni_least(job->share, job->blocks - first);
    int64_t col = first % job->col_blocks, row = first / job->col_blocks % job->row_blocks;
    tiles t;
    tni_walk walk;
    memset(t.from, 0, sizeof t.from);
    t.n[0] = t.n[1] = 0;
    tni_walk_seek(&walk, nest, row_axis, first / job->col_blocks / job->row_blocks);
    for (; left > 0; left--) {
        int64_t r = row * job->rows, c = col * job->cols;
        int64_t n[2] = { tni_least(job->rows, nest->extent[row_axis] - r),
                         tni_least(job->cols, nest->extent[col_axis] - c) };
        char *at[TNI_NEST_OPERANDS];
        for (int o = 0; o < nest->operands; o++)
            at[o] =
                walk.at[o] + (r * nest->stride[o][row_axis] + c * nest->stride[o][col_axis]) * nest->size[o];
        run_block(job, &t, n, at);
        if (++col < job->col_blocks)
            continue;
        col = 0;
        if (++row < job->row_blocks)
            continue;
        row = 0;
        tni_walk_step(&walk, nest);
    }
}

static void run(map_job *job, const tn_threads *threads)
{
    tni_each(threads, tni_parts(job->blocks, job->share), true, run_task, job);
}

/* Simplifies to rank 2 or more; false if there is nothing to do. */
static bool prepare(tni_nest *nest)
{
    if (tni_nest_count(nest) == 0)
        return false;
    tni_nest_simplify(nest, nest->operands - 1);
    tni_nest_pad(nest, 2);
    return true;
}

static tn_map_fn copy_kernel(const tni_dense *dense, int64_t size, tni_inner inner)
{
    const tni_entry *entry = tni_dense_copy(dense, size, inner);
    return entry ? (tn_map_fn)entry->fn : NULL;
}

/* before: as in map_job. */
static void map_nest(const tni_dense *dense, tn_map_fn before, tn_map_fn fn, tni_nest nest,
                     const float *param, const tn_threads *threads)
{
    map_job job = { .fn = fn, .before = before, .param = param };
    bool staged = before != NULL;
    if (!prepare(&nest))
        return;
    bool crossed = bring_crossed_axis(&nest);
    for (int o = 0; o < nest.operands; o++)
        if (nest.stride[o][nest.rank - 1] != 1 && nest.extent[nest.rank - 1] > 1) {
            job.stage[o] = copy_kernel(dense, nest.size[o], TNI_INNER_ANY);
            staged = true;
        }
    job.nest = nest;
    cut_blocks(&job, staged ? STAGED : WHOLE, staged && crossed);
    run(&job, threads);
}

void tni_map_nest(const tni_dense *dense, tn_map_fn fn, tni_nest nest, const float *param,
                  const tn_threads *threads)
{
    map_nest(dense, NULL, fn, nest, param, threads);
}

/* -- The members ------------------------------------------------------------------------------------------*/

static bool can_copy(const tni_dense *dense, const tni_nest *nest)
{
    for (int o = 0; o < nest->operands; o++)
        if (!tni_dense_copies(dense, nest->size[o]))
            return false;
    return true;
}

bool tni_map_small(const tni_entry *entry, const tn_call *call)
{
    static const int64_t stride[TNI_NEST_OPERANDS][2] = { { 0, 1 }, { 0, 1 }, { 0, 1 }, { 0, 1 } };
    const tn_desc *desc = call->desc;
    const tn_operand *out = &desc->operand[desc->inputs];
    int64_t n[2] = { 1, tni_operand_count(out) };
    if (!entry || n[1] == 0 || n[1] > WHOLE)
        return false;
    for (int o = 0; o <= desc->inputs; o++)
        if (desc->operand[o].strides != TN_STRIDES_PACKED || tni_operand_count(&desc->operand[o]) != n[1])
            return false;
    ((tn_map_fn)entry->fn)(n, call->data, stride, desc->floats);
    return true;
}

void tni_dense_run_map(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    const tni_entry *entry = tni_dense_map(dense, call->desc);
    tni_nest nest;
    if (tni_map_small(entry, call))
        return;
    if (entry)
        tni_nest_of_call(&nest, call);
    if (!entry || !can_copy(dense, &nest)) {
        tn_kernels_call(self->base, call);
        return;
    }
    tni_map_nest(dense, (tn_map_fn)entry->fn, nest, call->desc->floats, call->threads);
}

/* A cast that leaves the bits as they are is a copy. */
void tni_dense_run_cast(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    const tni_entry *first = NULL, *last = tni_dense_cast(dense, call->desc, &first);
    tni_nest nest;
    if (last && last->stock->op == TN_OP_COPY) {
        tni_dense_run_copy(self, call);
        return;
    }
    if (!first && tni_map_small(last, call))
        return;
    tni_nest_of_call(&nest, call);
    if (last && can_copy(dense, &nest))
        map_nest(dense, first ? (tn_map_fn)first->fn : NULL, (tn_map_fn)last->fn, nest, NULL, call->threads);
    else
        tn_kernels_call(self->base, call);
}
