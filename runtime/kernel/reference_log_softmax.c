/* reference_log_softmax.c: scale·x - max - ln Σ e^(scale·x - max) along one axis, in double, rounded once. */
#include "kernel/reduce_p.h"
#include "kernel/reference_p.h"

#include <math.h>

/* The largest scale·x of the row; NaN if there is one. */
static double largest(const tni_nest *row, double scale)
{
    double most = -INFINITY;
    for (int64_t i = 0; i < row->extent[0]; i++) {
        double x = scale * (double)((const float *)row->data[0])[i * row->stride[0][0]];
        if (x != x)
            return x;
        most = x > most ? x : most;
    }
    return most;
}

static void log_softmax_row(const tni_nest *row, double scale)
{
    const float *x = (const float *)row->data[0];
    float *y = (float *)row->data[1];
    double most = largest(row, scale);
    tni_partials partials = { .count = 0 };
    for (int64_t i = 0; i < row->extent[0]; i++)
        tni_partials_add(&partials, tni_reference_exp(scale * (double)x[i * row->stride[0][0]] - most));
    double log_sum = tni_reference_log(tni_partials_join(&partials));
    for (int64_t i = 0; i < row->extent[0]; i++)
        y[i * row->stride[1][0]] = (float)(scale * (double)x[i * row->stride[0][0]] - most - log_sum);
}

void tni_reference_log_softmax(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_reduction r;
    tni_walk walk;
    tni_row_axis_of(&r, call->desc, call->data);
    tni_walk_seek(&walk, &r.kept, r.kept.rank, 0);
    for (int64_t left = tni_nest_count(&r.kept); left > 0; left--) {
        r.reduced.data[0] = walk.at[0];
        r.reduced.data[1] = walk.at[1];
        log_softmax_row(&r.reduced, call->desc->floats[0]);
        tni_walk_step(&walk, &r.kept);
    }
}
