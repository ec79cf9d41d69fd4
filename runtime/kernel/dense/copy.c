/* dense/copy.c: copies. The nest is simplified; its last two axes are cut into blocks of rows × columns, for
 * each of which a kernel runs. What differs by stride class is the kernel, the shape of a block and the order
 * of blocks. They depend on the problem alone, and no element on them. */
#include "kernel/dense/copy_p.h"
#include "kernel/dense/map_p.h"

/* Elements of a block: large where rows are copied as they lie, so that calls cost nothing; else of what the
 * first cache holds of both sides, and square where they disagree about the inner axis, so that each line
 * fetched is used up. Fewer columns than FEW are not worth a loop of their own. */
enum { WHOLE = 65536, CROSSED = 4096, SQUARE = 64, FEW = 8 };
/* Elements of a task: several microseconds of work. */
enum { TASK = 65536 };

/* Bytes of dst from which stores go past the caches: what is too large to stay there gains, as its lines need
 * not be read before they are written. Crossed copies gain from where their lines leave the second cache. */
enum { STREAM = 16 << 20, STREAM_CROSSED = 2 << 20 };
/* Blocks of such copies. Crossed: four lines of dst wide, or more where rows are few, and walked along the
 * rows of src, whose lines are then read in their order. */
enum { STREAM_BLOCK = 1 << 20, STREAM_CROSSED_BLOCK = 65536, STREAM_ROWS = 256, LINE = 64 };
/* Crossed copies whose rows of dst are no whole lines, or whose elements are too small to fill lines from
 * registers, are turned into a tile on the stack, and leave it by rows. A row of the tile is an odd number of
 * lines, lest all rows fall into a few sets of the cache. */
enum { TILE = 65536, TILE_ROWS = 64, TILE_ROWS_SMALL = 128 };
/* So are small elements where rows of dst start a multiple of CLASH bytes apart: few of its lines, each
 * written a part at a time, find room in the first cache together. */
enum { CLASH = 512 };

typedef struct copy_job {
    tni_nest  nest;            /* rank 2 or more */
    tn_map_fn fn;
    tn_map_fn turn;            /* fills the tile that fn then copies from; NULL: there is none */
    bool      down;            /* blocks are walked by rows first */
    int64_t   rows, cols;      /* of a block */
    int64_t   row_blocks, col_blocks;
    int64_t   blocks, share;   /* all of them, and those of one task */
} copy_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

static tn_map_fn kernel(const tni_dense *dense, int64_t size, tni_inner inner)
{
    const tni_entry *entry = tni_dense_copy(dense, size, inner);
    return entry ? (tn_map_fn)entry->fn : NULL;
}

/* Simplifies to rank 2 or more; false if there is nothing to do. */
static bool prepare(tni_nest *nest)
{
    if (tni_nest_count(nest) == 0)
        return false;
    tni_nest_simplify(nest, 1);
    tni_nest_pad(nest, 2);
    return true;
}

/* Makes the axis along which src has its neighbours the rows, if it is not the inner one: true. */
static bool bring_crossed_axis(tni_nest *nest)
{
    int axis = tni_nest_closest_axis(nest, 0), last = nest->rank - 1;
    if (axis < 0 || axis == last)
        return false;
    tni_nest_move_axis(nest, axis, last - 1);
    if (nest->extent[last] < FEW && nest->extent[last - 1] > nest->extent[last])
        tni_nest_move_axis(nest, last, last - 1);
    return true;
}

/* Whether every row of dst starts with a line. */
static bool has_whole_lines(const tni_nest *nest)
{
    uintptr_t all = (uintptr_t)nest->data[1];
    for (int d = 0; d < nest->rank - 1; d++)
        all |= (uintptr_t)(nest->stride[1][d] * nest->size[1]);
    return all % LINE == 0;
}

static void set_blocks(copy_job *job, int64_t rows, int64_t cols)
{
    const tni_nest *nest = &job->nest;
    int64_t all_rows = nest->extent[nest->rank - 2], all_cols = nest->extent[nest->rank - 1], outer = 1;
    for (int d = 0; d < nest->rank - 2; d++)
        outer *= nest->extent[d];
    job->cols = tni_least(cols, all_cols);
    job->rows = tni_least(rows, all_rows);
    job->row_blocks = tni_parts(all_rows, job->rows);
    job->col_blocks = tni_parts(all_cols, job->cols);
    job->blocks = outer * job->row_blocks * job->col_blocks;
    job->share = tni_most(TASK / (job->rows * job->cols), 1);
}

/* Rows as they lie, or one value a row: blocks are runs of whole rows, or parts of one. */
static void plan_rows(copy_job *job, const tni_dense *dense, tni_inner inner, bool may_stream)
{
    const tni_nest *nest = &job->nest;
    int64_t size = nest->size[1], cols = nest->extent[nest->rank - 1];
    tn_map_fn stream = kernel(dense, size, inner + (TNI_INNER_UNIT_STREAM - TNI_INNER_UNIT));
    bool large = may_stream && stream && tni_nest_count(nest) * size >= STREAM &&
                 cols * size >= STREAM_BLOCK / 64;
    int64_t elements = large ? STREAM_BLOCK / size : WHOLE;
    job->fn = large ? stream : kernel(dense, size, inner);
    set_blocks(job, tni_most(elements / tni_least(cols, elements), 1), elements);
}

static bool clashes(const tni_nest *nest)
{
    int row = nest->rank - 2, col = nest->rank - 1;
    return nest->size[1] < 4 && nest->stride[1][row] * nest->size[1] % CLASH == 0 && nest->extent[row] >= SQUARE &&
           nest->stride[0][row] == 1 && nest->stride[1][col] == 1;
}

static void through_tile(copy_job *job, const tni_dense *dense, tn_map_fn by_rows)
{
    int64_t size = job->nest.size[1];
    int64_t rows = tni_least(job->nest.extent[job->nest.rank - 2], size >= 4 ? TILE_ROWS : TILE_ROWS_SMALL);
    job->turn = kernel(dense, size, TNI_INNER_ANY);
    job->fn = by_rows;
    set_blocks(job, rows, (TILE / rows / LINE - 1) / 2 * 2 * LINE / size);
}

/* Crossed, past the caches: straight from registers, or through a tile. */
static bool plan_stream_turned(copy_job *job, const tni_dense *dense)
{
    const tni_nest *nest = &job->nest;
    int64_t size = nest->size[1], all_rows = nest->extent[nest->rank - 2];
    tn_map_fn stream = kernel(dense, size, TNI_INNER_ANY_STREAM);
    tn_map_fn by_rows = kernel(dense, size, TNI_INNER_UNIT_STREAM);
    if (!stream || !by_rows)
        return false;
    job->down = true;
    if (size >= 4 && has_whole_lines(nest)) {
        int64_t rows = tni_least(all_rows, STREAM_ROWS);
        job->fn = stream;
        set_blocks(job, rows, STREAM_CROSSED_BLOCK / rows / LINE * LINE / size);
        return true;
    }
    through_tile(job, dense, by_rows);
    return true;
}

/* Src has its neighbours along the rows, dst along the columns. */
static void plan_turned(copy_job *job, const tni_dense *dense, bool may_stream)
{
    const tni_nest *nest = &job->nest;
    int64_t size = nest->size[1];
    if (may_stream && tni_nest_count(nest) * size >= STREAM_CROSSED && plan_stream_turned(job, dense))
        return;
    if (clashes(nest)) {
        through_tile(job, dense, kernel(dense, size, TNI_INNER_UNIT));
        return;
    }
    int64_t square = tni_most(CROSSED / tni_least(nest->extent[nest->rank - 2], CROSSED), SQUARE);
    job->fn = kernel(dense, size, TNI_INNER_ANY);
    set_blocks(job, tni_most(CROSSED / tni_least(nest->extent[nest->rank - 1], square), 1), square);
}

static void plan(copy_job *job, const tni_dense *dense, bool may_stream)
{
    bool crossed = bring_crossed_axis(&job->nest);
    const tni_nest *nest = &job->nest;
    int last = nest->rank - 1;
    const int64_t *src = nest->stride[0], *dst = nest->stride[1];
    if (nest->extent[last] == 1 || (src[last] == 1 && dst[last] == 1))
        plan_rows(job, dense, TNI_INNER_UNIT, may_stream);
    else if (src[last] == 0 && dst[last] == 1)
        plan_rows(job, dense, TNI_INNER_ANY, may_stream);
    else if (crossed)
        plan_turned(job, dense, may_stream && src[last - 1] == 1 && dst[last] == 1);
    else {
        job->fn = kernel(dense, nest->size[1], TNI_INNER_ANY);
        set_blocks(job, tni_most(CROSSED / nest->extent[last], 1), CROSSED);
    }
}

/* -- Running ----------------------------------------------------------------------------------------------*/

/* Through the tile: turned round into it, then out by rows. */
static void run_turned(const copy_job *job, const int64_t n[2], void *const data[2], int64_t (*stride)[2])
{
    _Alignas(LINE) char tile[TILE];
    int64_t size = job->nest.size[1], row = (tni_parts(n[1] * size, LINE) | 1) * LINE / size;
    job->turn(n, (void *const[]){ data[0], tile },
              (const int64_t[][2]){ { stride[0][0], stride[0][1] }, { row, 1 } }, NULL);
    job->fn(n, (void *const[]){ tile, data[1] },
            (const int64_t[][2]){ { row, 1 }, { stride[1][0], stride[1][1] } }, NULL);
}

static void run_block(const copy_job *job, const tni_walk *walk, int64_t row, int64_t col)
{
    const tni_nest *nest = &job->nest;
    int last = nest->rank - 1;
    int64_t n[2] = { tni_least(job->rows, nest->extent[last - 1] - row),
                     tni_least(job->cols, nest->extent[last] - col) };
    int64_t stride[2][2];
    void *data[2];
    for (int o = 0; o < 2; o++) {
        stride[o][0] = nest->stride[o][last - 1];
        stride[o][1] = nest->stride[o][last];
        data[o] = walk->at[o] + (row * stride[o][0] + col * stride[o][1]) * nest->size[o];
    }
    if (job->turn)
        run_turned(job, n, data, stride);
    else
        job->fn(n, data, (const int64_t (*)[2])stride, NULL);
}

/* Runs blocks i·share … of the job. */
static void run_task(void *arg, size_t i)
{
    const copy_job *job = arg;
    int64_t inner = job->down ? job->row_blocks : job->col_blocks;
    int64_t outer = job->down ? job->col_blocks : job->row_blocks;
    int64_t first = (int64_t)i * job->share, left = tni_least(job->share, job->blocks - first);
    int64_t a = first / inner % outer, b = first % inner;
    tni_walk walk;
    tni_walk_seek(&walk, &job->nest, job->nest.rank - 2, first / inner / outer);
    for (; left > 0; left--) {
        int64_t row = job->down ? b : a, col = job->down ? a : b;
        run_block(job, &walk, row * job->rows, col * job->cols);
        if (++b < inner)
            continue;
        b = 0;
        if (++a < outer)
            continue;
        a = 0;
        tni_walk_step(&walk, &job->nest);
    }
}

static void copy(const tni_dense *dense, const tni_nest *nest, bool may_stream, const tn_threads *threads)
{
    copy_job job = { .nest = *nest };
    if (!prepare(&job.nest))
        return;
    plan(&job, dense, may_stream);
    tni_each(threads, tni_parts(job.blocks, job.share), true, run_task, &job);
}

void tni_copy_nest(const tni_dense *dense, tni_nest nest, const tn_threads *threads)
{
    copy(dense, &nest, false, threads);
}

void tni_copy_result(const tni_dense *dense, tni_nest nest, const tn_threads *threads)
{
    copy(dense, &nest, true, threads);
}

/* -- The member -------------------------------------------------------------------------------------------*/

void tni_dense_run_copy(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    int64_t size = (int64_t)tn_dtype_size((tn_dtype)call->desc->operand[0].dtype);
    tni_nest nest;
    if (tni_map_small(tni_dense_copy(dense, size, TNI_INNER_UNIT), call))
        return;
    if (!tni_dense_copies(dense, size)) {
        tn_kernels_call(self->base, call);
        return;
    }
    tni_nest_of_call(&nest, call);
    copy(dense, &nest, true, call->threads);
}
