/* reference/softmax.c: softmax, e^(scale·(x - max)) / Σ, and its logarithm, along one axis, in double. */
#include "kernel/norm_p.h"
#include "kernel/reference/reference_p.h"

#include <math.h>

/* A row of elements. */
typedef struct row {
    tn_dtype dtype;
    int64_t  n, from, to;      /* elements; bytes from one to the next in x and in dst */
    char    *x, *dst;
    double   scale;
} row;

static double load(const row *r, int64_t i)
{
    return tni_load_f64(r->dtype, r->x + i * r->from);
}

/* The element whose scale·x is the largest of the row; NaN if one is NaN. */
static double largest(const row *r)
{
    double most = -INFINITY, of = -INFINITY;
    for (int64_t i = 0; i < r->n; i++) {
        double x = load(r, i), scaled = r->scale * x;
        if (scaled != scaled)
            return scaled;
        if (i == 0 || scaled > most) {
            most = scaled;
            of = x;
        }
    }
    return of;
}

/* scale·(x - most). Differences come before the scale, so that nothing is lost where scale·x is large, and are taken
 * of quarters, so that they do not overflow. */
static double below(const row *r, int64_t i, double most)
{
    return 4 * r->scale * (0.25 * load(r, i) - 0.25 * most);
}

static double sum_of_exponentials(const row *r, double most)
{
    tni_partials partials = { .count = 0 };
    for (int64_t i = 0; i < r->n; i++)
        tni_partials_add(&partials, tni_reference_exp(below(r, i, most)));
    return tni_partials_join(&partials);
}

static void softmax_row(const row *r)
{
    double most = largest(r), sum = sum_of_exponentials(r, most);
    for (int64_t i = 0; i < r->n; i++)
        tni_store_f64(r->dtype, r->dst + i * r->to, tni_reference_exp(below(r, i, most)) / sum);
}

static void log_softmax_row(const row *r)
{
    double most = largest(r), log_sum = tni_reference_log(sum_of_exponentials(r, most));
    for (int64_t i = 0; i < r->n; i++)
        tni_store_f64(r->dtype, r->dst + i * r->to, below(r, i, most) - log_sum);
}

void tni_reference_softmax(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_norm norm;
    tni_walk walk;
    tni_norm_of(&norm, call->desc, call->data);
    const tni_nest *within = &norm.within;
    row r = { .dtype = (tn_dtype)call->desc->operand[0].dtype, .n = within->extent[0],
              .from = within->stride[TNI_NORM_X][0] * within->size[TNI_NORM_X],
              .to = within->stride[TNI_NORM_DST][0] * within->size[TNI_NORM_DST],
              .scale = (double)call->desc->floats[0] };
    tni_walk_seek(&walk, &norm.sets, norm.sets.rank, 0);
    for (int64_t left = tni_nest_count(&norm.sets); left > 0; left--) {
        r.x = walk.at[TNI_NORM_X];
        r.dst = walk.at[TNI_NORM_DST];
        (call->desc->op == TN_OP_SOFTMAX ? softmax_row : log_softmax_row)(&r);
        tni_walk_step(&walk, &norm.sets);
    }
}
