#ifndef TNI_REFERENCE_P_H
#define TNI_REFERENCE_P_H

/* reference/reference_p.h: the kernels that define meaning: plain scalar C, double inside, each result rounded once.
 * They take every stride and rank, use no thread, no scratch and no table. */

#include "core/core_p.h"
#include "kernel/nest_p.h"
#include "kernel/stock_p.h"

/* Members of the table, one a family. */
void tni_reference_elementwise(const tn_kernels *self, const tn_call *call);
void tni_reference_where(const tn_kernels *self, const tn_call *call);
void tni_reference_matmul(const tn_kernels *self, const tn_call *call);        /* linear too */
void tni_reference_matmul_int(const tn_kernels *self, const tn_call *call);
void tni_reference_copy(const tn_kernels *self, const tn_call *call);
void tni_reference_reduce(const tn_kernels *self, const tn_call *call);
void tni_reference_softmax(const tn_kernels *self, const tn_call *call);       /* log_softmax too */
void tni_reference_norm(const tn_kernels *self, const tn_call *call);
void tni_reference_batch_norm(const tn_kernels *self, const tn_call *call);
void tni_reference_cast(const tn_kernels *self, const tn_call *call);
void tni_reference_concat(const tn_kernels *self, const tn_call *call);
void tni_reference_pad(const tn_kernels *self, const tn_call *call);
void tni_reference_gather(const tn_kernels *self, const tn_call *call);
void tni_reference_loss(const tn_kernels *self, const tn_call *call);
void tni_reference_conv2d(const tn_kernels *self, const tn_call *call);
void tni_reference_pool2d(const tn_kernels *self, const tn_call *call);
void tni_reference_attention(const tn_kernels *self, const tn_call *call);

/* Towards zero; by 0 it is 0; the lowest number by -1 is itself. */
int64_t  tni_divide_signed(int64_t a, int64_t b);
uint64_t tni_divide_unsigned(uint64_t a, uint64_t b);

/* Functions of doubles by multiplication, addition and, where a quotient is meant, division alone, so that
 * every machine gives the same bits (pair_p.h). Within 0.7 units in the last place of a double, and nearly
 * always the nearest one. */
double tni_reference_exp(double x);
double tni_reference_log(double x);
double tni_reference_tanh(double x);
double tni_reference_sigmoid(double x);
double tni_reference_silu(double x);
double tni_reference_softplus(double x);
double tni_reference_gelu_tanh(double x);
double tni_reference_erf(double x);
double tni_reference_gelu(double x);
double tni_reference_sin(double x);
double tni_reference_cos(double x);
double tni_reference_pow(double x, double y);

/* Sum in 64 partials, term number i into partial i mod 64, joined by halves. Error is that of pairwise
 * summation. Start with {0}. */
typedef struct tni_partials {
    double  sum[64];
    int64_t count;
} tni_partials;

void   tni_partials_add(tni_partials *partials, double x);
double tni_partials_join(const tni_partials *partials);

#endif
