/* reference/loss.c: NLL loss and cross entropy, a place at a time in row-major order, in double, rounded
 * once. */
#include "core/core_p.h"
#include "kernel/loss_p.h"

#include <math.h>

static double score(const tni_losses *l, const char *x, int64_t class)
{
    return tni_load_f64(l->dtype, x + class * l->class_step * l->places.size[0]);
}

/* The largest score; NaN if there is one. */
static double largest(const tni_losses *l, const char *x)
{
    double most = -INFINITY;
    for (int64_t i = 0; i < l->classes; i++) {
        double value = score(l, x, i);
        if (value != value)
            return value;
        most = value > most ? value : most;
    }
    return most;
}

/* log_softmax of one class. */
static double log_softmax(const tni_losses *l, const char *x, int64_t class)
{
    double most = largest(l, x);
    tni_partials partials = { .count = 0 };
    for (int64_t i = 0; i < l->classes; i++)
        tni_partials_add(&partials, tni_reference_exp(score(l, x, i) - most));
    return score(l, x, class) - most - tni_reference_log(tni_partials_join(&partials));
}

void tni_reference_loss(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    bool fused = call->desc->op == TN_OP_CROSS_ENTROPY;
    tni_losses l;
    tni_walk walk;
    tni_loss_sums sums = { .loss.count = 0 };
    tni_losses_of(&l, call->desc, call->data);
    tni_walk_seek(&walk, &l.places, l.places.rank, 0);
    for (int64_t left = tni_nest_count(&l.places); left > 0; left--) {
        int64_t target = tni_id_at(l.wide, walk.at[1]);
        double log_p = 0;
        if (target != l.ignore)
            log_p = fused ? log_softmax(&l, walk.at[0], target) : score(&l, walk.at[0], target);
        tni_loss_take(&l, &sums, walk.at[2], target, log_p);
        tni_walk_step(&walk, &l.places);
    }
    tni_loss_finish(&l, tni_partials_join(&sums.loss), tni_partials_join(&sums.weight));
}
