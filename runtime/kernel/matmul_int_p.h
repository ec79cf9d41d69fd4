#ifndef TNI_MATMUL_INT_P_H
#define TNI_MATMUL_INT_P_H

/* matmul_int_p.h: a product of bytes as its loops see it, from its descriptor. */

#include "kernel/product_p.h"

/* An optional input: one number, or one a row or column. */
typedef struct tni_numbers_of {
    const char *data;          /* NULL: left out */
    uint8_t     dtype;
    int64_t     stride;        /* 0 where one serves all */
} tni_numbers_of;

/* out = Σ (a − a_zero)·(b − b_zero), as I32, or times scale as F32. */
typedef struct tni_matmul_int {
    tni_product    product;
    uint8_t        a_dtype, b_dtype;
    tni_numbers_of a_zero, b_zero, scale;
} tni_matmul_int;

/* data: the call's, or NULL when only the geometry is wanted. */
void tni_matmul_int_of(tni_matmul_int *m, const tn_desc *desc, void *const *data);

/* A byte of either signedness; the zero point of a row or column, 0 where there is none. */
static inline int32_t tni_byte(uint8_t dtype, const char *at)
{
    return dtype == TN_U8 ? *(const uint8_t *)at : *(const int8_t *)at;
}
static inline int32_t tni_zero_of(const tni_numbers_of *zeros, int64_t i)
{
    return zeros->data ? tni_byte(zeros->dtype, zeros->data + i * zeros->stride) : 0;
}

#endif
