/* reference_sum.c: sums over any axes, terms in row-major order, in 64 partials of double. */
#include "kernel/reduce_p.h"
#include "kernel/reference_p.h"

void tni_partials_add(tni_partials *partials, double x)
{
    partials->sum[partials->count++ % 64] += x;
}

double tni_partials_join(const tni_partials *partials)
{
    double sum[64];
    for (int i = 0; i < 64; i++)
        sum[i] = partials->sum[i];
    for (int half = 32; half > 0; half /= 2)
        for (int i = 0; i < half; i++)
            sum[i] += sum[i + half];
    return sum[0];
}

void tni_reference_sum(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_reduction r;
    tni_walk out;
    tni_reduction_of(&r, call->desc, call->data);
    tni_walk_seek(&out, &r.kept, r.kept.rank, 0);
    for (int64_t left = tni_nest_count(&r.kept); left > 0; left--) {
        tni_partials partials = { .count = 0 };
        tni_walk in;
        r.reduced.data[0] = out.at[0];
        tni_walk_seek(&in, &r.reduced, r.reduced.rank, 0);
        for (int64_t terms = tni_nest_count(&r.reduced); terms > 0; terms--) {
            tni_partials_add(&partials, *(const float *)in.at[0]);
            tni_walk_step(&in, &r.reduced);
        }
        *(float *)out.at[1] = (float)tni_partials_join(&partials);
        tni_walk_step(&out, &r.kept);
    }
}
