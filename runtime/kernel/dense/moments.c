/* dense/moments.c: mean and variance of sets, from sums about a guess, the mean of their first elements. What
 * cancels is bounded: where the guess was off by more than the deviation, sums about the mean are formed anew.
 * By rows: a set after the other, its neighbours along rows. By columns: neighbours belong to different sets,
 * and rows of all of them go under each other. Blocks that are no such rows are moved into a tile first. */
#include "kernel/dense/norm_p.h"

#include <string.h>

#include "kernel/reference/reference_p.h"

/* A row of columns to be worth it; bytes of a block's rows; elements of a part; most parts. */
enum { NARROW = 8, BLOCK_BYTES = 32768, PART = 1 << 18, PARTS = 16 };
/* Elements that a guess is the mean of, at most. */
enum { GUESS = 16 };

/* -- Which way --------------------------------------------------------------------------------------------*/

/* x alone, over the axes of a set. */
static void keep_x(tni_nest *nest)
{
    nest->operands = 1;
    tni_nest_simplify(nest, TNI_NORM_X);
}

void tni_moments_plan(tni_norm_job *job)
{
    const tni_nest *sets = &job->norm.sets;
    job->rows = job->norm.within;
    keep_x(&job->rows);
    tni_nest_pad(&job->rows, 1);
    int last = job->rows.rank - 1;
    int64_t apart = tni_magnitude(job->rows.stride[TNI_NORM_X][last]), step = sets->stride[TNI_NORM_X][0];
    job->by_columns = sets->rank == 1 && sets->extent[0] >= NARROW && step > 0 && step < apart &&
                      sets->extent[0] <= TNI_NORM_TILE;
    if (!job->by_columns)
        return;
    job->block = tni_most(BLOCK_BYTES / job->size / sets->extent[0], 1);
    job->block = tni_least(tni_least(job->block, TNI_NORM_TILE / sets->extent[0]), job->rows.extent[last]);
    job->blocks = job->count / job->rows.extent[last] * tni_parts(job->rows.extent[last], job->block);
    job->parts = tni_least(tni_most(job->count * job->sets / PART, 1), PARTS);
}

/* -- Centers ----------------------------------------------------------------------------------------------*/

/* Of elements along one axis. Equal ones give themselves. */
static double guess(const tni_norm_job *job, const char *x, int64_t step, int64_t count)
{
    int64_t terms = tni_least(count, GUESS), size = job->norm.sets.size[TNI_NORM_X];
    double first = tni_load_f64(job->lane.outside, x), sum = 0;
    for (int64_t i = 1; i < terms; i++)
        sum += tni_load_f64(job->lane.outside, x + i * step * size) - first;
    return first + sum / (double)terms;
}

/* A center as the kernel of rows takes it: a float, and, of doubles, one more for what that lacks. */
typedef struct row_center { float part[2]; double value; } row_center;

static row_center center_at(const tni_norm_job *job, double x)
{
    float high = (float)x, low = job->wide ? (float)(x - (double)high) : 0;
    return (row_center){ { high, low }, (double)high + (double)low };
}

/* From sums about a center. */
static tni_moments moments_from(double center, const double sums[2], double count)
{
    double off = sums[0] / count, variance = sums[1] / count - off * off;
    return (tni_moments){ center + off, variance > 0 ? variance : variance == variance ? 0 : variance };
}

/* The center was near enough for all that was lost to be small. */
static bool is_near(double center, tni_moments m)
{
    return (m.mean - center) * (m.mean - center) <= m.variance;
}

/* -- By rows ----------------------------------------------------------------------------------------------*/

/* Sums about a center over a block of rows × columns at x, which a nest of rank 2 describes. */
static void add_block(const tni_norm_job *job, const tni_nest *block, const row_center *near, double sums[2])
{
    double tile[TNI_NORM_TILE];
    double own[2];
    int64_t n[2] = { block->extent[0], block->extent[1] };
    int64_t stride[2][2] = { { block->stride[0][0], 1 }, { 0, 1 } };
    void *data[2] = { block->data[0], own };
    if (job->lane.widen || (block->stride[0][1] != 1 && n[1] > 1)) {
        tni_nest in = *block;
        in.operands = 2;
        in.data[1] = (char *)tile;
        in.size[1] = job->size;
        in.stride[1][0] = n[1];
        in.stride[1][1] = 1;
        tni_lane_in(&job->lane, &in);
        data[0] = tile;
        n[1] *= n[0];
        n[0] = 1;
    }
    job->moments_row(n, data, (const int64_t (*)[2])stride, near->part);
    sums[0] += own[0];
    sums[1] += own[1];
}

/* The last two axes of a set in blocks that fit a tile. */
static void add_plane(const tni_norm_job *job, const tni_nest *set, char *x, const row_center *near, double sums[2])
{
    int row = set->rank - 2, column = set->rank - 1;
    const int64_t *step = set->stride[TNI_NORM_X], size = set->size[TNI_NORM_X];
    int64_t columns = tni_least(set->extent[column], TNI_NORM_TILE);
    int64_t rows = tni_least(set->extent[row], TNI_NORM_TILE / columns);
    for (int64_t r = 0; r < set->extent[row]; r += rows)
        for (int64_t c = 0; c < set->extent[column]; c += columns) {
            tni_nest block = { .rank = 2, .operands = 1, .size = { size },
                               .extent = { tni_least(rows, set->extent[row] - r),
                                           tni_least(columns, set->extent[column] - c) },
                               .stride = { { step[row], step[column] } } };
            block.data[0] = x + (r * step[row] + c * step[column]) * size;
            add_block(job, &block, near, sums);
        }
}

static void sums_of_set(const tni_norm_job *job, const tni_nest *set, const row_center *near, double sums[2])
{
    tni_walk at;
    int64_t planes = tni_nest_count(set) / set->extent[set->rank - 1] / set->extent[set->rank - 2];
    sums[0] = sums[1] = 0;
    tni_walk_seek(&at, set, set->rank - 2, 0);
    for (; planes > 0; planes--) {
        add_plane(job, set, at.at[TNI_NORM_X], near, sums);
        tni_walk_step(&at, set);
    }
}

/* Where squares left the range, or those of f32 are so small that they lost digits and eps does not hide it, as
 * the reference finds them, in double. */
static tni_moments in_range(const tni_norm_job *job, const tni_nest *set, tni_moments m)
{
    double eps = (double)job->call->desc->floats[0];
    if (job->wide ? m.variance < 0x1p1000 : m.variance < 0x1p200 && m.variance + eps > 0x1p-100)
        return m;
    return tni_reference_moments(set, job->lane.outside);
}

static void set_task(void *arg, size_t i)
{
    tni_norm_job *job = arg;
    tni_walk at;
    tni_nest set = job->norm.within;
    double sums[2], count = (double)job->count;
    tni_walk_seek(&at, &job->norm.sets, job->norm.sets.rank, (int64_t)i);
    for (int o = 0; o < TNI_NORM_OPERANDS; o++)
        set.data[o] = at.at[o];
    keep_x(&set);
    tni_nest_pad(&set, 2);
    int last = set.rank - 1;
    double first = guess(job, set.data[TNI_NORM_X], set.stride[TNI_NORM_X][last], set.extent[last]);
    row_center near = center_at(job, first);
    sums_of_set(job, &set, &near, sums);
    tni_moments m = moments_from(near.value, sums, count);
    if (!is_near(near.value, m)) {
        near = center_at(job, m.mean);
        sums_of_set(job, &set, &near, sums);
        m = moments_from(near.value, sums, count);
    }
    job->found[i] = in_range(job, &set, m);
}

/* -- By columns -------------------------------------------------------------------------------------------*/

/* Rows of all channels from x on, into the sums of a part. */
static void add_rows(const tni_norm_job *job, char *x, int64_t rows, double *sums)
{
    const tni_nest *sets = &job->norm.sets;
    int last = job->rows.rank - 1;
    int64_t step = sets->stride[TNI_NORM_X][0], n[2] = { rows, job->sets };
    int64_t stride[3][2] = { { job->rows.stride[TNI_NORM_X][last], 1 }, { 0, 1 }, { 0, job->sets } };
    double tile[TNI_NORM_TILE];
    void *data[3] = { x, job->given, sums };
    if (job->lane.widen || step != 1) {
        tni_nest in = { .rank = 2, .operands = 2, .extent = { rows, job->sets },
                        .size = { sets->size[TNI_NORM_X], job->size },
                        .stride = { { stride[0][0], step }, { job->sets, 1 } }, .data = { x, (char *)tile } };
        tni_lane_in(&job->lane, &in);
        data[0] = tile;
        stride[0][0] = job->sets;
    }
    job->moments_column(n, data, (const int64_t (*)[2])stride, NULL);
}

static void part_task(void *arg, size_t i)
{
    tni_norm_job *job = arg;
    const tni_nest *rows = &job->rows;
    int last = rows->rank - 1;
    int64_t of_axis = tni_parts(rows->extent[last], job->block), size = rows->size[TNI_NORM_X];
    int64_t first = job->blocks * (int64_t)i / job->parts, end = job->blocks * ((int64_t)i + 1) / job->parts;
    double *sums = job->sums + 2 * job->sets * (int64_t)i;
    memset(sums, 0, (size_t)(2 * job->sets) * sizeof *sums);
    for (; first < end; first++) {
        tni_walk at;
        int64_t row = first % of_axis * job->block;
        tni_walk_seek(&at, rows, last, first / of_axis);
        add_rows(job, at.at[TNI_NORM_X] + row * rows->stride[TNI_NORM_X][last] * size,
                 tni_least(job->block, rows->extent[last] - row), sums);
    }
}

/* The parts' sums, in order, in the first one's place. */
static void join_parts(const tni_norm_job *job)
{
    for (int64_t p = 1; p < job->parts; p++)
        for (int64_t i = 0; i < 2 * job->sets; i++)
            job->sums[i] += job->sums[2 * job->sets * p + i];
}

/* Sums of all channels about the centers that are given. */
static void sum_columns(tni_norm_job *job)
{
    tni_each(job->call->threads, job->parts, true, part_task, job);
    join_parts(job);
}

static tni_moments moments_of_column(const tni_norm_job *job, int64_t i)
{
    double sums[2] = { job->sums[i], job->sums[job->sets + i] };
    return moments_from(tni_norm_given(job, i), sums, (double)job->count);
}

static void find_by_columns(tni_norm_job *job)
{
    int last = job->rows.rank - 1;
    const tni_nest *sets = &job->norm.sets;
    int64_t step = sets->stride[TNI_NORM_X][0] * sets->size[TNI_NORM_X];
    bool near = true;
    for (int64_t i = 0; i < job->sets; i++)
        tni_norm_give(job, i, guess(job, job->rows.data[TNI_NORM_X] + i * step,
                                    job->rows.stride[TNI_NORM_X][last], job->rows.extent[last]));
    sum_columns(job);
    for (int64_t i = 0; i < job->sets; i++) {
        tni_moments m = moments_of_column(job, i);
        if (is_near(tni_norm_given(job, i), m))
            continue;
        tni_norm_give(job, i, m.mean);
        near = false;
    }
    if (!near)                             /* the others once more, with the same sums */
        sum_columns(job);
    for (int64_t i = 0; i < job->sets; i++) {
        tni_nest set = job->norm.within;
        set.data[TNI_NORM_X] = sets->data[TNI_NORM_X] + i * step;
        job->found[i] = in_range(job, &set, moments_of_column(job, i));
    }
}

void tni_moments_find(tni_norm_job *job)
{
    if (job->by_columns)
        find_by_columns(job);
    else
        tni_each(job->call->threads, job->sets, job->count * job->sets > TNI_NORM_TILE, set_task, job);
}
