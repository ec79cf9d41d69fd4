#ifndef TNI_DENSE_BYTE_SUMS_P_H
#define TNI_DENSE_BYTE_SUMS_P_H

/* dense/byte_sums_p.h: sums of rows or columns of bytes. */

#include "kernel/cut_p.h"

/* count sums, of length bytes each; byte j of sum i lies at i·apart + j·step. */
typedef struct tni_bytes {
    const uint8_t *data;
    bool           is_signed;
    int64_t        count, length, apart, step;
    int32_t       *sums;       /* filled, wrapping modulo 2^32 */
} tni_bytes;

void tni_byte_sums(const tni_bytes *bytes, const tn_threads *threads);

#endif
