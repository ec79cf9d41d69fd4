/* dense/reduce_columns.c: a stretch of neighbouring outputs at a time, by the column kernel: runs of rows,
 * then those results among themselves. Sums of floats go by pairs, as digits of a binary counter carry, so
 * that an element takes part in RUN − 1 + log2(elements / RUN) additions, and the error is that of pairwise
 * summation; else every run is taken into one result. */
#include "kernel/dense/reduce_p.h"

#include <string.h>

/* RUN: rows of a call. STRETCH: bytes of one; STAGED: columns of one, where rows have to be staged. LEVELS:
 * rows of results that wait: elements are fewer than 2^31 and a run has two or more, so that STRETCH-wide
 * rows have no more, and those of narrow stretches, of which there are more, are shorter. */
enum { RUN = 16, STRETCH = 4096, STAGED = TNI_FOLD_TILE / RUN, LEVELS = 22 };

typedef struct counter {
    const tni_fold *fold;
    _Alignas(64) char rows[(LEVELS + 1) * STRETCH];    /* row 0: the present run; row l + 1: level l */
    int64_t width, runs;
    bool    pairs;             /* level l, if bit l of runs is set, has RUN·2^l elements; else 0 has all */
} counter;

/* -- Stretches -------------------------------------------------------------------------------------------*/

void tni_fold_plan_columns(tni_fold *fold)
{
    const tni_nest *kept = &fold->kept;
    int64_t wide = kept->extent[kept->rank - 1], outer = 1;
    bool staged = fold->cast[0] || kept->stride[0][kept->rank - 1] != 1;
    for (int d = 0; d < kept->rank - 1; d++)
        outer *= kept->extent[d];
    fold->width = tni_least(wide, staged ? STAGED : STRETCH / fold->work_size);
    fold->stretches = tni_parts(wide, fold->width);
    fold->units = outer * fold->stretches;
}

tni_stretch tni_fold_stretch(const tni_fold *fold, int64_t unit)
{
    const tni_nest *kept = &fold->kept;
    int last = kept->rank - 1;
    int64_t column = unit % fold->stretches * fold->width;
    tni_walk at;
    tni_walk_seek(&at, kept, last, unit / fold->stretches);
    return (tni_stretch){ .in = at.at[0] + column * kept->stride[0][last] * kept->size[0],
                          .out = at.at[1] + column * kept->stride[1][last] * kept->size[1],
                          .width = tni_least(kept->extent[last] - column, fold->width),
                          .output = unit / fold->stretches * kept->extent[last] + column };
}

int64_t tni_fold_next_rows(const tni_fold *fold, const tni_stretch *stretch, int64_t first, int64_t most,
                           tni_nest *block)
{
    tni_nest terms = fold->reduced;
    int last = terms.rank - 1;
    tni_walk at;
    terms.data[0] = stretch->in;
    tni_walk_seek(&at, &terms, terms.rank, first);
    int64_t rows = tni_least(terms.extent[last] - at.index[last], most);
    *block = (tni_nest){ .rank = 2, .operands = 1, .size = { fold->from_size },
                         .extent = { rows, stretch->width },
                         .stride = { { terms.stride[0][last], fold->kept.stride[0][fold->kept.rank - 1] } },
                         .data = { at.at[0] } };
    return rows;
}

/* Sums of F32 as means, each rounded once. */
static void store_means(const tni_fold *fold, const float *row, const tni_stretch *stretch)
{
    for (int64_t i = 0; i < stretch->width; i++)
        ((float *)(void *)stretch->out)[i] = (float)((double)row[i] / (double)fold->terms);
}

void tni_fold_store_row(const tni_fold *fold, const void *row, const tni_stretch *stretch)
{
    const char *from = row;
    int64_t size = fold->kept.size[1], step = fold->kept.stride[1][fold->kept.rank - 1] * size;
    if (fold->straight && step == size) {
        memcpy(stretch->out, row, (size_t)(stretch->width * size));
        return;
    }
    if (fold->mean && fold->to == TN_F32 && step == size) {
        store_means(fold, row, stretch);
        return;
    }
    for (int64_t i = 0; i < stretch->width; i++) {
        tni_total total = tni_total_of(fold, from + i * fold->work_size, 0);
        tni_total_store(fold, &total, stretch->out + i * step);
    }
}

/* -- Runs ------------------------------------------------------------------------------------------------*/

static char *row_of(counter *c, int number)
{
    return c->rows + number * c->width * c->fold->work_size;
}

static void take_two(const tni_fold *fold, int64_t width, const void *a, const void *b, void *out)
{
    int64_t apart = ((const char *)b - (const char *)a) / fold->work_size;
    fold->columns(2, width, apart, (void *const[]){ (void *)a, out }, fold->param);
}

/* Where the next run goes: where it stays, if it does. */
static char *next_run(counter *c)
{
    bool stays = c->pairs ? !(c->runs & 1) : c->runs == 0;
    return row_of(c, stays ? 1 : 0);
}

static void carry(counter *c)
{
    char *run = row_of(c, 0);
    if (!c->pairs && c->runs > 0)
        take_two(c->fold, c->width, row_of(c, 1), run, row_of(c, 1));
    for (int l = 0; c->pairs && c->runs >> l & 1; l++) {
        bool stays = !(c->runs >> (l + 1) & 1);
        take_two(c->fold, c->width, row_of(c, l + 1), run, stays ? row_of(c, l + 2) : run);
    }
    c->runs++;
}

/* All levels, from the small ones up: where the result is. */
static const char *join(counter *c)
{
    char *all = NULL;
    if (!c->pairs)
        return row_of(c, 1);
    for (int l = 0; c->runs >> l; l++) {
        char *level = row_of(c, l + 1);
        if (!(c->runs >> l & 1))
            continue;
        if (all)
            take_two(c->fold, c->width, level, all, row_of(c, 0));
        all = all ? row_of(c, 0) : level;
    }
    return all;
}

static bool adds_floats(const tni_fold *fold)
{
    return fold->kind == TNI_FOLD_ADD && (fold->work == TN_F32 || fold->work == TN_F64);
}

/* Elements first … end − 1 of a stretch, to a row of results: where it is. out, unless NULL, may be that. */
static const char *take_rows(counter *c, const tni_stretch *stretch, int64_t first, int64_t end, char *out)
{
    const tni_fold *fold = c->fold;
    tni_fold_tile tile;
    while (first < end) {
        tni_nest block;
        int64_t most = tni_least(RUN, end - first), row_stride;
        int64_t rows = tni_fold_next_rows(fold, stretch, first, most, &block);
        const void *at = tni_fold_fetch(fold, &block, &tile, &row_stride);
        bool all = out && c->runs == 0 && first + rows == end;
        char *to = all ? out : next_run(c);
        fold->columns(rows, stretch->width, row_stride, (void *const[]){ (void *)at, to }, fold->param);
        if (all)
            return out;
        carry(c);
        first += rows;
    }
    return join(c);
}

void tni_fold_columns(const tni_fold *fold, int64_t unit, int64_t part)
{
    tni_stretch stretch = tni_fold_stretch(fold, unit);
    int64_t first = fold->terms * part / fold->parts, end = fold->terms * (part + 1) / fold->parts;
    bool whole = fold->parts == 1;
    bool straight = whole && fold->straight && fold->kept.stride[1][fold->kept.rank - 1] == 1;
    counter c;
    c.fold = fold;
    c.width = stretch.width;
    c.runs = 0;
    c.pairs = adds_floats(fold);
    const char *row = take_rows(&c, &stretch, first, end, straight ? stretch.out : NULL);
    if (!whole)
        memcpy(fold->partial + (part * fold->outputs + stretch.output) * fold->work_size, row,
               (size_t)(stretch.width * fold->work_size));
    else if (row != stretch.out)
        tni_fold_store_row(fold, row, &stretch);
}

/* Parts by halves, all outputs at once, into the first. */
void tni_fold_join_columns(const tni_fold *fold)
{
    int64_t size = fold->outputs * fold->work_size;
    for (int64_t parts = fold->parts; parts > 1; parts = (parts + 1) / 2)
        for (int64_t p = 0; p < parts / 2; p++) {
            char *a = fold->partial + p * size;
            take_two(fold, fold->outputs, a, a + (parts + 1) / 2 * size, a);
        }
    for (int64_t u = 0; u < fold->units; u++) {
        tni_stretch stretch = tni_fold_stretch(fold, u);
        tni_fold_store_row(fold, fold->partial + stretch.output * fold->work_size, &stretch);
    }
}
