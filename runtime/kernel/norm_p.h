#ifndef TNI_NORM_P_H
#define TNI_NORM_P_H

/* norm_p.h: softmax and normalisations as loops: sets of elements that are normalised together (a row, a
 * group of channels of one sample, a channel of all samples), for the reference and the drivers. */

#include "kernel/nest_p.h"

/* Operands of both nests. Parameters that are left out repeat the first element of x. */
enum { TNI_NORM_X, TNI_NORM_SCALE, TNI_NORM_BIAS, TNI_NORM_DST, TNI_NORM_OPERANDS };

typedef struct tni_norm {
    tni_nest sets;             /* one position a set */
    tni_nest within;           /* the elements of a set; addresses from the walk over sets */
    bool     scaled, biased;   /* which parameters are there */
} tni_norm;

/* softmax and log_softmax: along one axis; layer_norm and rms_norm: the last axes; group_norm: samples and
 * groups; batch_norm: channels. data as in tni_product_of. */
void tni_norm_of(tni_norm *norm, const tn_desc *desc, void *const *data);

typedef struct tni_moments { double mean, variance; } tni_moments;

/* Of a set's elements, x being its first operand, as the reference finds them. */
tni_moments tni_reference_moments(const tni_nest *set, tn_dtype dtype);

/* Where the statistic of a channel lies: operand, a vector. */
char *tni_norm_statistic(const tn_call *call, int operand, int64_t channel);

/* A running statistic after a batch with its own; the unbiased variance of count elements, 0 of one. */
double tni_running(double running, double batch, double momentum);
double tni_unbiased(double variance, double count);

#endif
