/* dense_sum_columns.c: a stretch of neighbouring outputs at a time: the terms' stretches are added by the
 * elementwise kernel, eight in a row, then those sums by pairs, as digits of a binary counter carry. So a
 * term takes part in 7 + log2(terms / 8) additions, and the error is that of pairwise summation. */
#include "kernel/dense_copy_p.h"
#include "kernel/dense_sum_p.h"

#include <string.h>

enum { RUN = 8, LEVELS = 30 };

typedef struct counter {
    float   run[TNI_SUM_WIDTH];            /* of the terms since the last carry */
    float   level[LEVELS][TNI_SUM_WIDTH];  /* level l, if bit l of runs is set: the sum of RUN·2^l terms */
    float   staged[TNI_SUM_WIDTH];
    int64_t width, terms, runs;
} counter;

void tni_sum_plan_columns(tni_sum *sum)
{
    const tni_nest *kept = &sum->kept;
    int64_t wide = kept->extent[kept->rank - 1], outer = 1;
    for (int d = 0; d < kept->rank - 1; d++)
        outer *= kept->extent[d];
    sum->stretches = tni_parts(wide, TNI_SUM_WIDTH);
    sum->units = outer * sum->stretches;
}

static void add(const tni_sum *sum, int64_t width, const float *a, const float *b, float *out)
{
    static const int64_t unit[3][2] = { { 0, 1 }, { 0, 1 }, { 0, 1 } };
    sum->add((int64_t[2]){ 1, width }, (void *const[]){ (void *)a, (void *)b, out }, unit, NULL);
}

static void carry(const tni_sum *sum, counter *c)
{
    int l = 0;
    for (; c->runs >> l & 1; l++)
        add(sum, c->width, c->level[l], c->run, c->run);
    memcpy(c->level[l], c->run, (size_t)c->width * sizeof(float));
    c->runs++;
}

static void add_term(const tni_sum *sum, counter *c, const float *term)
{
    if (c->terms % RUN == 0)
        memcpy(c->run, term, (size_t)c->width * sizeof(float));
    else
        add(sum, c->width, c->run, term, c->run);
    if (++c->terms % RUN == 0)
        carry(sum, c);
}

/* The terms left over, then the levels from the small ones up: the total, in run. */
static void join(const tni_sum *sum, counter *c)
{
    bool empty = c->terms % RUN == 0;
    for (int l = 0; c->runs >> l; l++) {
        if (!(c->runs >> l & 1))
            continue;
        if (empty)
            memcpy(c->run, c->level[l], (size_t)c->width * sizeof(float));
        else
            add(sum, c->width, c->level[l], c->run, c->run);
        empty = false;
    }
}

/* A stretch of the input as neighbours. */
static const float *neighbours(const tni_sum *sum, counter *c, char *in)
{
    int64_t stride = sum->kept.stride[0][sum->kept.rank - 1];
    if (stride == 1)
        return (const float *)in;
    tni_nest nest = { .rank = 1,
                      .operands = 2,
                      .extent = { c->width },
                      .size = { sizeof(float), sizeof(float) },
                      .stride = { { stride }, { 1 } },
                      .data = { in, (char *)c->staged } };
    tni_copy_nest(sum->dense, nest, tn_threads_serial());
    return c->staged;
}

void tni_sum_columns(const tni_sum *sum, int64_t unit, int64_t part)
{
    const tni_nest *kept = &sum->kept;
    int last = kept->rank - 1;
    int64_t column = unit % sum->stretches * TNI_SUM_WIDTH, left = kept->extent[last] - column;
    int64_t first = sum->terms * part / sum->parts, end = sum->terms * (part + 1) / sum->parts;
    tni_nest terms = sum->reduced;
    tni_walk at, term;
    counter c;
    c.width = tni_least(left, TNI_SUM_WIDTH);
    c.terms = c.runs = 0;
    tni_walk_seek(&at, kept, last, unit / sum->stretches);
    terms.data[0] = at.at[0] + column * kept->stride[0][last] * kept->size[0];
    tni_walk_seek(&term, &terms, terms.rank, first);
    for (; first < end; first++) {
        add_term(sum, &c, neighbours(sum, &c, term.at[0]));
        tni_walk_step(&term, &terms);
    }
    join(sum, &c);
    int64_t output = unit / sum->stretches * kept->extent[last] + column;
    float *out = (float *)at.at[1] + column * kept->stride[1][last];
    for (int64_t i = 0; i < c.width; i++)
        if (sum->parts > 1)
            sum->partial[part * sum->outputs + output + i] = c.run[i];
        else
            out[i * kept->stride[1][last]] = c.run[i];
}
