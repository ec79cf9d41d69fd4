/* dense/reduce_places.c: where in its column the best element is, for a stretch of neighbouring outputs. The
 * column kernel goes on from a best value and its place, a row of each. */
#include "kernel/dense/reduce_p.h"

#include <string.h>

/* RUN: rows of a call. STRETCH: bytes of one, as in dense/reduce_columns.c. */
enum { RUN = 16, STRETCH = 4096 };

static void run_places(const tni_fold *fold, int64_t rows, int64_t width, int64_t row_stride, const void *at,
                       void *best, void *where, int64_t number)
{
    uint32_t first = (uint32_t)number;
    float param[3] = { fold->param[0], fold->param[1], 0 };
    memcpy(&param[2], &first, sizeof first);
    fold->columns(rows, width, row_stride, (void *const[]){ (void *)at, best, where }, param);
}

/* Places are unsigned integers of the kernels' size. */
static int64_t place_at(const tni_fold *fold, const void *where, int64_t i)
{
    return fold->work_size == 4 ? ((const uint32_t *)where)[i] : (int64_t)((const uint64_t *)where)[i];
}

static void fill_places(const tni_fold *fold, void *where, int64_t width, int64_t place)
{
    if (fold->work_size == 4)
        for (int64_t i = 0; i < width; i++)
            ((uint32_t *)where)[i] = (uint32_t)place;
    else
        for (int64_t i = 0; i < width; i++)
            ((uint64_t *)where)[i] = (uint64_t)place;
}

/* Elements first … end − 1 of a stretch: the best, and their places. */
static void take_rows(const tni_fold *fold, const tni_stretch *stretch, int64_t first, int64_t end,
                      char *best, char *where)
{
    tni_fold_tile tile;
    for (int64_t now = first; now < end;) {
        tni_nest block;
        int64_t most = tni_least(RUN, end - now), row_stride;
        int64_t rows = tni_fold_next_rows(fold, stretch, now, most, &block);
        const void *at = tni_fold_fetch(fold, &block, &tile, &row_stride);
        if (now == first) {
            memcpy(best, at, (size_t)(stretch->width * fold->work_size));
            fill_places(fold, where, stretch->width, first);
        }
        run_places(fold, rows, stretch->width, row_stride, at, best, where, now);
        now += rows;
    }
}

static void store_places(const tni_fold *fold, const char *where, const tni_stretch *stretch)
{
    int64_t step = fold->kept.stride[1][fold->kept.rank - 1];
    for (int64_t i = 0; i < stretch->width; i++)
        ((int64_t *)(void *)stretch->out)[i * step] = place_at(fold, where, i);
}

void tni_fold_places(const tni_fold *fold, int64_t unit, int64_t part)
{
    _Alignas(64) char best_row[STRETCH], where_row[STRETCH];
    tni_stretch stretch = tni_fold_stretch(fold, unit);
    int64_t first = fold->terms * part / fold->parts, end = fold->terms * (part + 1) / fold->parts;
    char *best = best_row, *where = where_row;
    if (fold->parts > 1) {
        best = fold->partial + (part * fold->outputs + stretch.output) * fold->work_size;
        where = best + fold->parts * fold->outputs * fold->work_size;
    }
    take_rows(fold, &stretch, first, end, best, where);
    if (fold->parts == 1)
        store_places(fold, where, &stretch);
}

/* The part that has the best, then the place in it. */
void tni_fold_join_places(const tni_fold *fold)
{
    _Alignas(64) char best[STRETCH], part[STRETCH];
    int64_t step = fold->kept.stride[1][fold->kept.rank - 1];
    for (int64_t u = 0; u < fold->units; u++) {
        tni_stretch s = tni_fold_stretch(fold, u);
        const char *rows = fold->partial + s.output * fold->work_size;
        const char *places = rows + fold->parts * fold->outputs * fold->work_size;
        memcpy(best, rows, (size_t)(s.width * fold->work_size));
        fill_places(fold, part, s.width, 0);
        run_places(fold, fold->parts, s.width, fold->outputs, rows, best, part, 0);
        for (int64_t i = 0; i < s.width; i++) {
            int64_t row = place_at(fold, part, i);
            ((int64_t *)(void *)s.out)[i * step] = place_at(fold, places, row * fold->outputs + i);
        }
    }
}
