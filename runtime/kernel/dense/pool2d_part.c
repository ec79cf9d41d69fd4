/* dense/pool2d_part.c: the windows of a part, a call of the kernel for each stretch of windows that have the
 * same taps: the inner ones at once, those that padding cuts by and by. */
#include "kernel/dense/pool2d_p.h"

#include "kernel/cut_p.h"

#include <math.h>

/* The value that a window begins with, or is divided by, as the kernel reads it. */
typedef union value {
    float   f32;
    double  f64;
    int8_t  i8;
    uint8_t u8;
    int32_t i32;
} value;

/* One call under way: rows of the kernel, outputs of each. */
typedef struct stretch {
    tni_pool_span down, right;
    int64_t       channel, row, column;    /* of its first output, within the part */
} stretch;

static value lowest(tn_dtype dtype, bool relu)
{
    value v = { .f64 = 0 };
    if (relu)
        return v;
    switch (dtype) {
    case TN_F32: v.f32 = -INFINITY; break;
    case TN_F64: v.f64 = -INFINITY; break;
    case TN_I8:  v.i8 = INT8_MIN; break;
    case TN_I32: v.i32 = INT32_MIN; break;
    default: break;
    }
    return v;
}

static value value_of(const tni_pool_work *work, const stretch *s)
{
    double counted = (double)(s->down.counted * s->right.counted);
    if (!work->pool.averages)
        return lowest(work->dtype, work->pool.relu);
    return (value){ .f64 = counted > 0 ? counted : 1 };
}

/* Outputs lie along columns: a row of the kernel is a row of one channel. Else along channels, and a row of
 * the kernel is a column. */
static void run_stretch(const tni_pool_work *work, const tni_pool_part *part, const stretch *s, int64_t channels)
{
    const tni_pool_side *x = &part->x, *y = &part->y, *index = &part->index;
    const tni_pool_axis *axis = work->pool.axis;
    bool columns = work->columns;
    int64_t wide = axis[1].in;
    value v = value_of(work, s);
    int64_t x_at = s->channel * x->c + (s->down.from - part->top) * x->h + s->right.from * x->w;
    int64_t y_at = s->channel * y->c + s->row * y->h + s->column * y->w;
    int64_t index_at = s->channel * index->c + s->row * index->h + s->column * index->w;
    const int64_t n[4] = { columns ? s->down.count : s->right.count, columns ? s->right.count : channels,
                           s->down.taps, s->right.taps };
    const int64_t stride[12] = {
        columns ? axis[0].stride * x->h : axis[1].stride * x->w,
        columns ? (s->right.count > 1 ? axis[1].stride * x->w : 1) : x->c,     /* of one output: nothing */
        x->h, x->w, columns ? y->h : y->w, columns ? index->h : index->w,
        part->position + s->channel * work->plane + s->down.from * wide + s->right.from,
        columns ? axis[0].stride * wide : axis[1].stride, columns ? axis[1].stride : work->plane,
        wide, 1, work->pool.relu ? -1 : 0
    };
    void *data[4] = { x->at + x_at * work->size, &v, y->at + y_at * work->size, NULL };
    if (s->down.taps == 0 || s->right.taps == 0)
        data[0] = &v;
    if (work->pool.indexed)
        data[3] = index->at + index_at * (int64_t)sizeof(int32_t);
    work->fn(n, data, stride);
}

/* The stretches of some rows of windows alike. */
static void run_rows(const tni_pool_work *work, const tni_pool_part *part, stretch *s, int64_t channels)
{
    int64_t out = work->pool.axis[1].out;
    for (s->column = 0; s->column < out; s->column += s->right.count) {
        s->right = tni_pool_span_at(&work->pool, 1, s->column, out);
        run_stretch(work, part, s, channels);
    }
}

static void run_channels(const tni_pool_work *work, const tni_pool_part *part, int64_t first, int64_t channels)
{
    stretch s = { .channel = first };
    while (s.row < part->rows) {
        int64_t row = part->row + s.row, end = work->columns ? part->row + part->rows : row + 1;
        s.down = tni_pool_span_at(&work->pool, 0, row, end);
        run_rows(work, part, &s, channels);
        s.row += s.down.count;
    }
}

/* A row of the kernel is a channel, with one window of the whole plane. */
static void run_flat(const tni_pool_work *work, const tni_pool_part *part)
{
    const tni_pool_axis *axis = work->pool.axis;
    const stretch s = { .down = { .counted = axis[0].in }, .right = { .counted = axis[1].in } };
    value v = value_of(work, &s);
    const int64_t n[4] = { part->channels, 1, axis[0].in, axis[1].in };
    const int64_t stride[5] = { part->x.c, 1, axis[1].in, 1, part->y.c };
    work->fn(n, (void *const[]){ part->x.at, &v, part->y.at }, stride);
}

void tni_pool_run_part(const tni_pool_work *work, const tni_pool_part *part)
{
    if (work->flat) {
        run_flat(work, part);
        return;
    }
    if (!work->columns) {
        run_channels(work, part, 0, part->channels);
        return;
    }
    for (int64_t c = 0; c < part->channels; c++)
        run_channels(work, part, c, 1);
}
