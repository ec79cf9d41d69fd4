/* reference/pool2d.c: pooling, window by window. A maximum is the first of the largest elements, or the first
 * NaN; with relu it starts from 0, which has no position. An average sums in double, in the order of the
 * window, and is rounded once. Padding is never looked at. */
#include "kernel/cut_p.h"
#include "kernel/pool_p.h"
#include "kernel/reference/reference_p.h"

#include <string.h>

typedef struct pool_work {
    tni_pool  pool;
    tn_dtype  dtype;
    tni_image x, y, index;
} pool_work;

/* A window's in-bounds elements, and what an average divides by. */
typedef struct window {
    int64_t n, c, top, left, high, wide, counted;
} window;

static char *element(const tni_image *image, int64_t n, int64_t c, int64_t h, int64_t w)
{
    return image->data + image->size * (n * image->at_n + c / image->block * image->at_block +
                                        c % image->block * image->at_lane + h * image->at_h + w * image->at_w);
}

static int64_t position(const tni_image *x, const window *at, int64_t i)
{
    return ((at->n * x->c + at->c) * x->h + at->top + i / at->wide) * x->w + at->left + i % at->wide;
}

/* The place in the window of the maximum; −1: none, with relu. */
static int64_t best(const pool_work *w, const window *at)
{
    double most = 0;
    int64_t found = -1;
    for (int64_t i = 0; i < at->high * at->wide; i++) {
        double x = tni_load_f64(w->dtype, element(&w->x, at->n, at->c, at->top + i / at->wide,
                                                  at->left + i % at->wide));
        if (x != x)
            return i;
        if (x > most || (found < 0 && !w->pool.relu)) {
            most = x;
            found = i;
        }
    }
    return found;
}

static void put_max(const pool_work *w, const window *at, char *y, char *index)
{
    int64_t i = best(w, at);
    if (i < 0)
        memset(y, 0, (size_t)w->y.size);
    else
        memcpy(y, element(&w->x, at->n, at->c, at->top + i / at->wide, at->left + i % at->wide),
               (size_t)w->y.size);
    if (index)
        tni_store_i64(TN_I32, index, i < 0 ? -1 : position(&w->x, at, i));
}

static void put_average(const pool_work *w, const window *at, char *y)
{
    double sum = 0;
    for (int64_t i = 0; i < at->high * at->wide; i++)
        sum += tni_load_f64(w->dtype, element(&w->x, at->n, at->c, at->top + i / at->wide,
                                              at->left + i % at->wide));
    tni_store_f64(w->dtype, y, at->counted > 0 ? sum / (double)at->counted : 0);
}

static void put(const pool_work *w, int64_t n, int64_t c, int64_t oy, int64_t ox)
{
    tni_pool_span rows = tni_pool_span_at(&w->pool, 0, oy, oy + 1);
    tni_pool_span columns = tni_pool_span_at(&w->pool, 1, ox, ox + 1);
    window at = { n, c, rows.from, columns.from, rows.taps, columns.taps, rows.counted * columns.counted };
    char *y = element(&w->y, n, c, oy, ox);
    if (w->pool.averages)
        put_average(w, &at, y);
    else
        put_max(w, &at, y, w->pool.indexed ? element(&w->index, n, c, oy, ox) : NULL);
}

/* Lanes of the last block that no channel has. */
static void clear_rest(const tni_image *y)
{
    for (int64_t n = 0; n < y->n; n++)
        for (int64_t c = y->c; c < y->blocks * y->block; c++)
            for (int64_t i = 0; i < y->h * y->w; i++)
                memset(element(y, n, c, i / y->w, i % y->w), 0, (size_t)y->size);
}

void tni_reference_pool2d(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    const tn_desc *desc = call->desc;
    pool_work w = { .dtype = (tn_dtype)desc->operand[0].dtype };
    tni_pool_of(&w.pool, desc);
    tni_image_of(&w.x, &desc->operand[0], call->data[0]);
    tni_image_of(&w.y, &desc->operand[1], call->data[1]);
    if (w.pool.indexed)
        tni_image_of(&w.index, &desc->operand[2], call->data[2]);
    for (int64_t n = 0; n < w.y.n; n++)
        for (int64_t c = 0; c < w.y.c; c++)
            for (int64_t i = 0; i < w.y.h * w.y.w; i++)
                put(&w, n, c, i / w.y.w, i % w.y.w);
    clear_rest(&w.y);
    if (w.pool.indexed)
        clear_rest(&w.index);
}
