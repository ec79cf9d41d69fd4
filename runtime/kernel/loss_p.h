#ifndef TNI_LOSS_P_H
#define TNI_LOSS_P_H

/* loss_p.h: what the loss kernels share: a nest over the places that have a loss each, and what one place
 * counts. Everything in double; sums in 64 partials. */

#include "kernel/gather_p.h"
#include "kernel/reference/reference_p.h"

/* How losses are taken together. ORDER reduction */
typedef enum tni_loss_reduction { TNI_LOSS_MEAN, TNI_LOSS_SUM, TNI_LOSS_NONE } tni_loss_reduction;

typedef struct tni_losses {
    tni_nest places;           /* operands: scores at class 0, target, and, if none is taken together, the output */
    tn_dtype dtype;            /* of scores, weights and output */
    int64_t  classes, class_step;          /* how many; elements from one to the next */
    bool     wide;             /* targets are I64, else I32 */
    int64_t  ignore;
    const char *weight;        /* NULL: 1 */
    int64_t  weight_step;      /* bytes */
    tni_loss_reduction reduction;
    char    *dst;
} tni_losses;

/* data may be NULL, for planning. */
void tni_losses_of(tni_losses *losses, const tn_desc *desc, void *const *data);

static inline bool tni_loss_is_weighted(const tn_desc *desc)
{
    return desc->ints[2] == 1;
}

/* Losses and weights so far. */
typedef struct tni_loss_sums {
    tni_partials loss, weight;
} tni_loss_sums;

/* tni_load_f64, at once where it is an F32. */
static inline double tni_loss_load(tn_dtype dtype, const void *at)
{
    return dtype == TN_F32 ? (double)*(const float *)at : tni_load_f64(dtype, at);
}

/* Takes the loss of one place, −weight·log_p, or 0 where the target is ignored: into the sums, or rounded to
 * its element of the output. */
static inline void tni_loss_take(const tni_losses *losses, tni_loss_sums *sums, char *element, int64_t target,
                                 double log_p)
{
    double weight = losses->weight && target != losses->ignore
                        ? tni_loss_load(losses->dtype, losses->weight + target * losses->weight_step)
                        : (double)(target != losses->ignore);
    double loss = target == losses->ignore ? 0 : -(weight * log_p);
    if (losses->reduction == TNI_LOSS_NONE) {
        tni_store_f64(losses->dtype, element, loss);
        return;
    }
    sums->loss.sum[sums->loss.count++ % 64] += loss;
    sums->weight.sum[sums->weight.count++ % 64] += weight;
}

/* Writes what the sums come to, unless none was taken together. */
void tni_loss_finish(const tni_losses *losses, double loss, double weight);

#endif
