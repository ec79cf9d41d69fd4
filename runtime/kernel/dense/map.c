/* dense/map.c: elementwise operations. The nest is simplified, its last two axes are cut into blocks of
 * rows × columns, and the kernel runs once a block. Blocks depend on the problem alone. */
#include "kernel/dense/map_p.h"
#include "kernel/desc/desc_p.h"

#include <assert.h>
#include <string.h>

/* Elements of a block: large where the kernel works on the operands themselves, so that calls cost nothing;
 * small where a tile on the stack stands between, so that it stays in the first-level cache with what it came
 * from; and some rows of at least ACROSS where operands disagree about the inner axis, so that each cache line
 * fetched is used up. */
enum { WHOLE = 16384, STAGED = 1024, ACROSS = 64 };
/* Bytes of a tile. Bytes of an output from which on it goes past the caches, from a tile, as large copies
 * do: its lines need not be read before they are written. */
enum { TILE = STAGED * 8, STREAM = 16 << 20 };
/* Elements of a block that goes there straight from the kernel. */
enum { STREAM_BLOCK = 1 << 18 };
/* Elements of a row that is cut so that one value, spread over a row of a tile, serves many. */
enum { STRIP = 256 };
/* Elements of a task: several microseconds of work. */
enum { TASK = 65536 };

typedef struct map_job {
    tni_nest  nest;            /* rank 2 or more */
    tn_map_fn fn;
    const float *param;
    tn_map_fn move[TNI_NEST_OPERANDS];     /* copy kernel of an operand whose elements are no neighbours; else NULL */
    tn_map_fn cast[TNI_NEST_OPERANDS];     /* of an operand of another type than the kernel's; else NULL */
    int64_t   rows, cols;      /* of a block */
    bool      down;            /* blocks follow one another along rows, then columns; else the other way round */
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

static void cut_blocks(map_job *job, int64_t elements, bool crossed)
{
    const tni_nest *nest = &job->nest;
    int64_t rows = nest->extent[nest->rank - 2], cols = nest->extent[nest->rank - 1], outer = 1;
    for (int d = 0; d < nest->rank - 2; d++)
        outer *= nest->extent[d];
    int64_t widest = crossed ? tni_most(elements / tni_least(rows, elements), ACROSS) : elements;
    job->cols = tni_least(cols, widest);
    job->rows = tni_least(tni_most(elements / job->cols, 1), rows);
    job->row_blocks = tni_parts(rows, job->rows);
    job->col_blocks = tni_parts(cols, job->cols);
    job->blocks = outer * job->row_blocks * job->col_blocks;
    job->share = tni_most(TASK / (job->rows * job->cols), 1);
    job->down = crossed;
}

/* -- Running ----------------------------------------------------------------------------------------------*/

/* Tiles of operands, and where their contents came from: an operand that repeats is fetched once. moved: on
 * the way between an operand and its tile, if it is both moved and cast. */
typedef struct tiles {
    _Alignas(64) char bytes[TNI_NEST_OPERANDS][TILE];
    _Alignas(64) char moved[TILE];
    const char *from[TNI_NEST_OPERANDS];
    int64_t n[2];
} tiles;

static bool has_tile(const map_job *job, int o)
{
    return job->move[o] || job->cast[o];
}

/* Whether all rows of a block see the same row of an operand. */
static bool is_one_row(const map_job *job, int o)
{
    return has_tile(job, o) && o != job->nest.operands - 1 && job->nest.stride[o][job->nest.rank - 2] == 0;
}

static void call_two(tn_map_fn fn, const int64_t n[2], void *from, const int64_t from_stride[2], void *to,
                     const int64_t to_stride[2])
{
    const int64_t stride[2][2] = { { from_stride[0], from_stride[1] }, { to_stride[0], to_stride[1] } };
    fn(n, (void *const[]){ from, to }, stride, NULL);
}

/* An input into its tile, unless it is there. */
static void fetch(const map_job *job, tiles *t, int o, const int64_t block[2], char *from)
{
    const int64_t *stride = &job->nest.stride[o][job->nest.rank - 2];
    const int64_t n[2] = { is_one_row(job, o) ? 1 : block[0], block[1] }, packed[2] = { n[1], 1 };
    if (t->n[0] == block[0] && t->n[1] == block[1] && t->from[o] == from)
        return;
    t->from[o] = from;
    if (!job->cast[o]) {
        call_two(job->move[o], n, from, stride, t->bytes[o], packed);
    } else if (!job->move[o]) {
        call_two(job->cast[o], n, from, stride, t->bytes[o], packed);
    } else {
        call_two(job->move[o], n, from, stride, t->moved, packed);
        call_two(job->cast[o], n, t->moved, packed, t->bytes[o], packed);
    }
}

/* The output from its tile. */
static void put(const map_job *job, tiles *t, int o, const int64_t n[2], char *to)
{
    const int64_t *stride = &job->nest.stride[o][job->nest.rank - 2], packed[2] = { n[1], 1 };
    if (!job->cast[o]) {
        call_two(job->move[o], n, t->bytes[o], packed, to, stride);
    } else if (!job->move[o]) {
        call_two(job->cast[o], n, t->bytes[o], packed, to, stride);
    } else {
        call_two(job->cast[o], n, t->bytes[o], packed, t->moved, packed);
        call_two(job->move[o], n, t->moved, packed, to, stride);
    }
}

static void run_block(const map_job *job, tiles *t, const int64_t n[2], char *const *at)
{
    const tni_nest *nest = &job->nest;
    int out = nest->operands - 1;
    void *data[TNI_NEST_OPERANDS];
    int64_t stride[TNI_NEST_OPERANDS][2];
    for (int o = 0; o <= out; o++) {
        bool tiled = has_tile(job, o);
        if (tiled && o != out)
            fetch(job, t, o, n, at[o]);
        data[o] = tiled ? t->bytes[o] : at[o];
        stride[o][0] = is_one_row(job, o) ? 0 : tiled ? n[1] : nest->stride[o][nest->rank - 2];
        stride[o][1] = tiled ? 1 : nest->stride[o][nest->rank - 1];
    }
    job->fn(n, data, (const int64_t (*)[2])stride, job->param);
    if (has_tile(job, out))
        put(job, t, out, n, at[out]);
    t->n[0] = n[0];
    t->n[1] = n[1];
}

/* To the next of so many; whether that is the first again. */
static bool wraps(int64_t *at, int64_t end)
{
    *at = *at + 1 < end ? *at + 1 : 0;
    return *at == 0;
}

/* Runs blocks i·share … of the job, walking columns and rows, then the outer axes. */
static void run_task(void *arg, size_t i)
{
    const map_job *job = arg;
    const tni_nest *nest = &job->nest;
    int row_axis = nest->rank - 2, col_axis = nest->rank - 1, inner = job->down ? 0 : 1;
    const int64_t ends[2] = { job->row_blocks, job->col_blocks };
    int64_t first = (int64_t)i * job->share, left = tni_least(job->share, job->blocks - first);
    int64_t block[2];                      /* row and column */
    block[inner] = first % ends[inner];
    block[1 - inner] = first / ends[inner] % ends[1 - inner];
    tiles t;
    tni_walk walk;
    memset(t.from, 0, sizeof t.from);
    t.n[0] = t.n[1] = 0;
    tni_walk_seek(&walk, nest, row_axis, first / job->col_blocks / job->row_blocks);
    for (; left > 0; left--) {
        int64_t r = block[0] * job->rows, c = block[1] * job->cols;
        int64_t n[2] = { tni_least(job->rows, nest->extent[row_axis] - r),
                         tni_least(job->cols, nest->extent[col_axis] - c) };
        char *at[TNI_NEST_OPERANDS];
        for (int o = 0; o < nest->operands; o++)
            at[o] =
                walk.at[o] + (r * nest->stride[o][row_axis] + c * nest->stride[o][col_axis]) * nest->size[o];
        run_block(job, &t, n, at);
        if (wraps(&block[inner], ends[inner]) && wraps(&block[1 - inner], ends[1 - inner]))
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

/* A row of a tile is enough where only operands that repeat have tiles. An output alone fills its tile. */
static int64_t block_elements(const map_job *job)
{
    int out = job->nest.operands - 1;
    bool is_long = job->nest.extent[job->nest.rank - 1] > STAGED;
    for (int o = 0; o < out; o++)
        if (has_tile(job, o) && (is_long || !is_one_row(job, o)))
            return STAGED;
    if (!has_tile(job, out))
        return WHOLE;
    return job->cast[out] ? STAGED : TILE / job->nest.size[out];
}

/* Whether the output is one that is to go past the caches: large, and in long rows. */
static bool is_streamed(const tni_map *map, const tni_nest *nest)
{
    int out = nest->operands - 1, last = nest->rank - 1;
    return map->may_stream && nest->stride[out][last] == 1 && nest->extent[last] >= STRIP &&
           tni_nest_count(nest) * nest->size[out] >= STREAM;
}

/* The way past the caches: by the kernel itself, or by a copy kernel from a tile. */
static void plan_stream(map_job *job, const tni_dense *dense, const tni_map *map, bool staged)
{
    int out = job->nest.operands - 1;
    if (map->stream && !staged)
        job->fn = map->stream;
    else
        job->move[out] = copy_kernel(dense, job->nest.size[out], TNI_INNER_UNIT_STREAM);
    cut_blocks(job, map->stream && !staged ? STREAM_BLOCK : block_elements(job), false);
}

static void run_nest(const tni_dense *dense, const tni_map *map, const tni_nest *nest, bool crossed,
                     const float *param, const tn_threads *threads)
{
    map_job job = { .nest = *nest, .fn = map->fn, .param = param };
    int last = nest->rank - 1;
    bool staged = false;
    for (int o = 0; o < nest->operands; o++) {
        if (nest->stride[o][last] != 1 && nest->extent[last] > 1)
            job.move[o] = copy_kernel(dense, nest->size[o], TNI_INNER_ANY);
        job.cast[o] = map->cast[o];
        staged |= has_tile(&job, o);
    }
    if (!(staged && crossed) && is_streamed(map, nest))
        plan_stream(&job, dense, map, staged);
    else
        cut_blocks(&job, block_elements(&job), staged && crossed);
    run(&job, threads);
}

/* Whether an input's value repeats along rows that are long enough to be cut. */
static bool wants_strips(const tni_nest *nest)
{
    int last = nest->rank - 1;
    bool repeats = false;
    for (int o = 0; o < nest->operands - 1; o++)
        repeats |= nest->stride[o][last] == 0;
    return repeats && nest->rank < TN_MAX_RANK && nest->extent[last] > STRIP;
}

/* Cuts the last axis of nest into rows of STRIP elements; *rest becomes what is left beyond the last of
 * them. */
static void cut_strips(tni_nest *nest, tni_nest *rest)
{
    int last = nest->rank++;
    int64_t whole = nest->extent[last - 1] / STRIP;
    *rest = *nest;
    rest->rank--;
    rest->extent[last - 1] %= STRIP;
    nest->extent[last - 1] = whole;
    nest->extent[last] = STRIP;
    for (int o = 0; o < nest->operands; o++) {
        int64_t stride = nest->stride[o][last - 1];
        rest->data[o] += whole * STRIP * stride * nest->size[o];
        nest->stride[o][last] = stride;
        nest->stride[o][last - 1] = stride * STRIP;
    }
}

void tni_map_run(const tni_dense *dense, const tni_map *map, const tni_nest *operands, const float *param,
                 const tn_threads *threads)
{
    tni_nest nest = *operands, rest;
    if (!prepare(&nest))
        return;
    bool crossed = bring_crossed_axis(&nest);
    if (!crossed && wants_strips(&nest)) {
        cut_strips(&nest, &rest);
        if (rest.extent[rest.rank - 1] > 0)
            run_nest(dense, map, &rest, false, param, threads);
    }
    run_nest(dense, map, &nest, crossed, param, threads);
}

void tni_map_nest(const tni_dense *dense, tn_map_fn fn, tni_nest nest, const float *param,
                  const tn_threads *threads)
{
    tni_map map = { .fn = fn };
    tni_map_run(dense, &map, &nest, param, threads);
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

static void swap_first(tni_nest *nest)
{
    tni_nest old = *nest;
    for (int o = 0; o < 2; o++) {
        memcpy(nest->stride[o], old.stride[1 - o], sizeof old.stride[0]);
        nest->size[o] = old.size[1 - o];
        nest->data[o] = old.data[1 - o];
    }
}

/* A small direct call costs one look-up; the rest is found when there is more to do. */
void tni_dense_run_map(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    const tni_map_row *row = tni_map_find(call->desc);
    tni_map map;
    tni_nest nest;
    if (row && row->direct && tni_map_small(tni_map_kernel(dense, row, TNI_INNER_UNIT), call))
        return;
    bool served = row && tni_map_of(dense, row, call->desc->inputs, &map);
    if (served)
        tni_nest_of_call(&nest, call);
    if (!served || !can_copy(dense, &nest)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (map.swapped)
        swap_first(&nest);
    map.may_stream = true;
    tni_map_run(dense, &map, &nest, call->desc->floats, call->threads);
}

/* A cast that leaves the bits as they are is a copy. */
void tni_dense_run_cast(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    const tni_entry *first = NULL, *last = tni_dense_cast(dense, (tn_dtype)call->desc->operand[0].dtype,
                                                              (tn_dtype)call->desc->operand[1].dtype, &first);
    tni_nest nest;
    if (last && last->stock->op == TN_OP_COPY) {
        tni_dense_run_copy(self, call);
        return;
    }
    if (!first && tni_map_small(last, call))
        return;
    tni_nest_of_call(&nest, call);
    if (last && can_copy(dense, &nest)) {
        tni_map map = { .entry = last, .fn = (tn_map_fn)last->fn, .cast = { first ? (tn_map_fn)first->fn : NULL },
                        .may_stream = true };
        tni_map_run(dense, &map, &nest, NULL, call->threads);
    } else {
        tn_kernels_call(self->base, call);
    }
}
