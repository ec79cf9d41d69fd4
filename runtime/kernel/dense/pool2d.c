/* dense/pool2d.c: pooling. An image is cut into parts, some channels and rows of outputs each. Where vectors
 * can lie along columns or channels as the operands do, a part is worked on in place; else it is brought
 * into a tile, in the type and order that the kernel takes, and its results are taken from tiles: other
 * strides, halves, bytes with indices, planes too small to fill a vector. Parts follow from the problem
 * alone. */
#include "kernel/dense/copy_p.h"
#include "kernel/dense/map_p.h"
#include "kernel/dense/pool2d_p.h"

/* Elements of x in a task: several microseconds of work. */
enum { TASK = 65536 };
/* Bytes of x in a tile, which the second cache holds, and at the very most; channels side by side; lanes of
 * scratch, and all their bytes. */
enum { TILE = 256 << 10, TILE_MOST = 4 << 20, CHANNELS = 64, LANES = 16, LANES_BYTES = 32 << 20 };
/* Columns of outputs, and channels, that make vectors worth while; taps that may be summed in F32, one after
 * the other and by lanes; taps that fill vectors. */
enum { MANY = 8, SOME = 4, SHORT_SUM = 16, SHORT_FLAT = 256, FLAT = 24 };

typedef struct pool_job {
    tni_pool_work work;
    const tni_dense *dense;
    const tni_stock *kernel;
    tn_dtype  dtype;           /* of the operands */
    tn_map_fn in, out;         /* casts between the operands' type and the kernel's; NULL: they are the same */
    tni_image x, y, index;
    bool      staged;
    int64_t   images;          /* of one block of channels each */
    int64_t   channels, rows;  /* of a part */
    int64_t   channel_parts, row_parts;
    int64_t   parts, share;    /* all of them; in a task, if in place */
    int64_t   lanes, lane_bytes, y_at, index_at;   /* staged: of scratch; where the results' tiles begin */
    char     *scratch;
} pool_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

/* The type that windows are compared or summed in. */
static tn_dtype kernel_dtype(const pool_job *job)
{
    switch (job->dtype) {
    case TN_F16: case TN_BF16: return TN_F32;
    case TN_I8: case TN_U8: return job->work.pool.indexed ? TN_I32 : job->dtype;
    default: return job->dtype;
    }
}

/* Whether windows are whole planes that lie in one piece, so that vectors may lie along the taps. */
static bool is_flat(const tni_pool *pool, const tni_image *x)
{
    const tni_pool_axis *a = pool->axis;
    return a[0].kernel == a[0].in && a[1].kernel == a[1].in && a[0].out == 1 && a[1].out == 1 && a[0].pad == 0 &&
           a[1].pad == 0 && x->at_w == 1 && x->at_h == x->w && x->w * x->h > 1 && !pool->count_pad;
}

/* The taps of a window that may be summed in F32. */
static int64_t short_sum(const pool_job *job, const tn_desc *desc)
{
    tni_image x;
    tni_image_of(&x, &desc->operand[0], NULL);
    return job->dtype != TN_F32 ? 0 : is_flat(&job->work.pool, &x) ? SHORT_FLAT : SHORT_SUM;
}

const tni_entry *tni_dense_pool2d_kernel(const tni_dense *dense, const tn_desc *desc)
{
    pool_job job = { .dtype = (tn_dtype)desc->operand[0].dtype };
    const tni_entry *entry = NULL;
    tni_pool_of(&job.work.pool, desc);
    uint8_t dtype = (uint8_t)kernel_dtype(&job);
    tni_key key = { .op = TN_OP_MAX_POOL2D, .variant = true, .dtype = { dtype, dtype } };
    if (job.work.pool.indexed)
        key.dtype[2] = TN_I32;
    if (job.work.pool.averages) {
        const tni_pool_axis *axis = job.work.pool.axis;
        key.op = TN_OP_AVG_POOL2D;
        key.variant = axis[0].kernel * axis[1].kernel > short_sum(&job, desc);
        entry = tni_dense_find(dense, key);
        key.variant = true;
    }
    return entry ? entry : tni_dense_find(dense, key);
}

/* Whether a step is that of neighbours; of a single one it does not matter. */
static bool adjacent(int64_t step, int64_t extent)
{
    return step == 1 || extent <= 1;
}

static bool columns_adjacent(const pool_job *job)
{
    return adjacent(job->x.at_w, job->x.w) && adjacent(job->y.at_w, job->y.w) &&
           (!job->work.pool.indexed || adjacent(job->index.at_w, job->index.w));
}

static bool channels_adjacent(const pool_job *job)
{
    int64_t c = job->x.block;
    return adjacent(job->x.at_lane, c) && adjacent(job->y.at_lane, c) &&
           (!job->work.pool.indexed || adjacent(job->index.at_lane, c));
}

/* Whether columns fill vectors. */
static bool columns_do(const pool_job *job)
{
    const tni_pool_axis *a = &job->work.pool.axis[1];
    return a->out >= MANY && (a->stride == 1 || (a->stride == 2 && a->kernel > 1));
}

static int64_t rows_in(const pool_job *job, int64_t rows)
{
    const tni_pool_axis *a = &job->work.pool.axis[0];
    return tni_least((rows - 1) * a->stride + a->kernel, a->in);
}

/* Channels and rows of a part that fit a tile; false: not even a row of one channel does. */
static bool fit_tile(pool_job *job)
{
    int64_t line = job->x.w * job->work.size, out = job->work.pool.axis[0].out;
    int64_t least = job->work.columns ? 1 : tni_least(CHANNELS / 4, job->x.block);
    job->channels = tni_least(job->x.block, job->work.columns || job->x.at_lane == 1 ? 1024 : CHANNELS);
    job->rows = 1;
    while (job->channels > least && rows_in(job, 1) * line * job->channels > TILE)
        job->channels = tni_most(job->channels / 2, least);
    while (job->rows < out && rows_in(job, 2 * job->rows) * line * job->channels <= TILE)
        job->rows = tni_least(2 * job->rows, out);
    return rows_in(job, 1) * line * job->channels <= TILE_MOST;
}

static void plan_tiles(pool_job *job)
{
    int64_t x = rows_in(job, job->rows) * job->x.w * job->channels * job->work.size;
    int64_t results = job->rows * job->y.w * job->channels;
    job->y_at = tni_rounded(x, 64);
    job->index_at = job->y_at + tni_rounded(results * job->work.size, 64);
    job->lane_bytes = job->index_at +
                      (job->work.pool.indexed ? tni_rounded(results * (int64_t)sizeof(int32_t), 64) : 0);
    job->lanes = tni_least(tni_least(job->parts, LANES), tni_most(LANES_BYTES / job->lane_bytes, 1));
}

/* Parts in place: of all channels where vectors lie along them, else of one; some rows of large images. */
static void plan_in_place(pool_job *job)
{
    const tni_pool_axis *a = &job->work.pool.axis[0];
    job->channels = job->work.flat ? tni_least(tni_most(TASK / job->work.plane, 1), job->x.block) :
                    job->work.columns ? 1 : job->x.block;
    int64_t row = (job->work.flat ? job->work.plane : job->x.w * a->stride) * job->channels;
    row = tni_most(row, 1);
    job->rows = tni_least(tni_most(TASK / row, 1), a->out);
    job->share = tni_most(TASK / (row * job->rows), 1);
}

/* Kernels of F32 that need not be exact sums have a way along the taps. */
static bool flat_pays(const pool_job *job)
{
    const tni_pool *pool = &job->work.pool;
    return job->work.dtype == TN_F32 && !pool->indexed && job->kernel->info.exact != pool->averages &&
           job->work.plane >= FLAT && job->x.block == job->x.c && is_flat(pool, &job->x);
}

static bool can_move(const pool_job *job)
{
    return tni_dense_copies(job->dense, job->x.size) && tni_dense_copies(job->dense, job->work.size) &&
           tni_dense_copies(job->dense, sizeof(int32_t));
}

/* Chooses where vectors lie and whether parts are staged; false: base serves. */
static bool choose_way(pool_job *job)
{
    bool casts = job->work.dtype != job->dtype, in_columns = !casts && columns_adjacent(job);
    bool in_channels = !casts && channels_adjacent(job) && job->x.block > 1;
    job->work.columns = columns_do(job);
    job->work.flat = !casts && flat_pays(job);
    if (job->work.flat)
        return true;
    if (job->work.columns ? in_columns : in_channels)
        return true;
    if (in_channels) {
        job->work.columns = false;
        return true;
    }
    job->work.columns = job->work.columns || job->x.block < SOME;
    job->staged = fit_tile(job);
    if (job->staged)
        return !casts || (job->in && job->out);
    job->work.columns = true;
    return in_columns;
}

static void start(pool_job *job, const tn_desc *desc, void *const *data)
{
    job->dtype = (tn_dtype)desc->operand[0].dtype;
    tni_pool_of(&job->work.pool, desc);
    tni_image_of(&job->x, &desc->operand[0], data ? data[0] : NULL);
    tni_image_of(&job->y, &desc->operand[1], data ? data[1] : NULL);
    if (job->work.pool.indexed)
        tni_image_of(&job->index, &desc->operand[2], data ? data[2] : NULL);
    job->images = job->x.n * job->x.blocks;
    job->work.plane = job->x.h * job->x.w;
    job->work.dtype = kernel_dtype(job);
    job->work.size = (int64_t)tn_dtype_size(job->work.dtype);
}

/* False: base serves. Without an output there is no part. */
static bool plan(pool_job *job, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    const tni_entry *entry = tni_dense_pool2d_kernel(dense, desc);
    if (!entry)
        return false;
    *job = (pool_job){ .dense = dense, .kernel = entry->stock, .work.fn = (tn_window_fn)entry->fn };
    start(job, desc, data);
    if (job->y.n * job->y.c * job->y.h * job->y.w == 0)
        return true;
    if (job->work.dtype != job->dtype) {
        job->in = tni_map_cast(dense, job->dtype, job->work.dtype);
        job->out = tni_map_cast(dense, job->work.dtype, job->dtype);
    }
    if (!can_move(job) || !choose_way(job))
        return false;
    if (!job->staged)
        plan_in_place(job);
    job->channel_parts = tni_parts(job->x.block, job->channels);
    job->row_parts = tni_parts(job->y.h, job->rows);
    job->parts = job->images * job->channel_parts * job->row_parts;
    if (job->staged)
        plan_tiles(job);
    return true;
}

size_t tni_dense_pool2d_scratch(const tni_dense *dense, const tn_desc *desc)
{
    pool_job job;
    if (!plan(&job, dense, desc, NULL) || job.parts == 0 || !job.staged)
        return 0;
    return (size_t)(job.lanes * job.lane_bytes);
}

/* -- Parts ------------------------------------------------------------------------------------------------*/

static tni_pool_side side(const tni_image *image, int64_t n, int64_t block, int64_t channel, int64_t row)
{
    return (tni_pool_side){ .at = image->data + image->size * (n * image->at_n + block * image->at_block +
                                                               channel * image->at_lane + row * image->at_h),
                            .c = image->at_lane, .h = image->at_h, .w = image->at_w };
}

/* Part number `number`, as the operands lie. It may have no channel: the last block may not be full. */
static tni_pool_part part_of(const pool_job *job, int64_t number)
{
    int64_t row = number % job->row_parts * job->rows, rest = number / job->row_parts;
    int64_t channel = rest % job->channel_parts * job->channels, image = rest / job->channel_parts;
    int64_t n = image / job->x.blocks, block = image % job->x.blocks;
    int64_t existing = tni_least(job->x.c - block * job->x.block, job->x.block);
    const tni_pool_axis *a = &job->work.pool.axis[0];
    tni_pool_part part = { .row = row, .rows = tni_least(job->rows, a->out - row) };
    part.channels = tni_least(job->channels, existing - channel);
    part.rest = part.channels == existing - channel ? job->x.block - existing : 0;
    part.top = tni_least(tni_most(row * a->stride - a->pad, 0), a->in);
    part.position = (n * job->x.c + block * job->x.block + channel) * job->work.plane;
    part.x = side(&job->x, n, block, channel, part.top);
    part.y = side(&job->y, n, block, channel, row);
    if (job->work.pool.indexed)
        part.index = side(&job->index, n, block, channel, row);
    return part;
}

/* Between an operand's place and a tile, or back. */
static void move(const pool_job *job, const tni_pool_side *from, int64_t from_size, const tni_pool_side *to,
                 int64_t to_size, const int64_t extent[3], tn_map_fn cast)
{
    tni_nest nest = { .rank = 3, .operands = 2, .extent = { extent[0], extent[1], extent[2] },
                      .stride = { { from->c, from->h, from->w }, { to->c, to->h, to->w } },
                      .size = { from_size, to_size }, .data = { from->at, to->at } };
    if (cast)
        tni_map_nest(job->dense, cast, nest, NULL, tn_threads_serial());
    else
        tni_copy_nest(job->dense, nest, tn_threads_serial());
}

static tni_pool_side tile(const pool_job *job, char *at, int64_t channels, int64_t rows, int64_t wide)
{
    if (job->work.columns)
        return (tni_pool_side){ .at = at, .c = rows * wide, .h = wide, .w = 1 };
    return (tni_pool_side){ .at = at, .c = 1, .h = wide * channels, .w = channels };
}

static void run_staged(const pool_job *job, const tni_pool_part *part, char *lane)
{
    const tni_pool_axis *a = job->work.pool.axis;
    int64_t bottom = tni_least((part->row + part->rows - 1) * a->stride - a->pad + a->kernel, a->in);
    const int64_t in[3] = { part->channels, tni_most(bottom - part->top, 0), a[1].in };
    const int64_t out[3] = { part->channels, part->rows, a[1].out };
    tni_pool_part staged = *part;
    staged.x = tile(job, lane, in[0], in[1], in[2]);
    staged.y = tile(job, lane + job->y_at, out[0], out[1], out[2]);
    staged.index = tile(job, lane + job->index_at, out[0], out[1], out[2]);
    move(job, &part->x, job->x.size, &staged.x, job->work.size, in, job->in);
    tni_pool_run_part(&job->work, &staged);
    move(job, &staged.y, job->work.size, &part->y, job->y.size, out, job->out);
    if (job->work.pool.indexed)
        move(job, &staged.index, sizeof(int32_t), &part->index, sizeof(int32_t), out, NULL);
}

/* The lanes of the last block that no channel has are 0. */
static void clear_rest(const pool_job *job, const tni_pool_part *part, const tni_pool_side *results, int64_t size)
{
    uint64_t zero = 0;
    const tni_pool_side from = { .at = (char *)&zero };
    const int64_t extent[3] = { part->rest, part->rows, job->work.pool.axis[1].out };
    tni_pool_side to = *results;
    to.at += part->channels * to.c * size;
    move(job, &from, size, &to, size, extent, NULL);
}

/* -- Running ----------------------------------------------------------------------------------------------*/

static void run_part(const pool_job *job, int64_t number, char *lane)
{
    tni_pool_part part = part_of(job, number);
    if (part.channels <= 0)
        return;
    if (job->staged)
        run_staged(job, &part, lane);
    else
        tni_pool_run_part(&job->work, &part);
    if (part.rest)
        clear_rest(job, &part, &part.y, job->y.size);
    if (part.rest && job->work.pool.indexed)
        clear_rest(job, &part, &part.index, sizeof(int32_t));
}

static void task_in_place(void *arg, size_t i)
{
    const pool_job *job = arg;
    int64_t first = (int64_t)i * job->share, end = tni_least(first + job->share, job->parts);
    for (; first < end; first++)
        run_part(job, first, NULL);
}

static void task_staged(void *arg, size_t lane)
{
    const pool_job *job = arg;
    for (int64_t number = (int64_t)lane; number < job->parts; number += job->lanes)
        run_part(job, number, job->scratch + (int64_t)lane * job->lane_bytes);
}

void tni_dense_run_pool2d(const tn_kernels *self, const tn_call *call)
{
    pool_job job;
    if (!plan(&job, self->state, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (job.parts == 0)
        return;
    job.scratch = call->scratch;
    int64_t tasks = job.staged ? job.lanes : tni_parts(job.parts, job.share);
    tni_each(call->threads, tasks, true, job.staged ? task_staged : task_in_place, &job);
}
