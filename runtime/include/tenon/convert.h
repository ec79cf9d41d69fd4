#ifndef TN_CONVERT_H
#define TN_CONVERT_H

/* convert.h: numeric conversions, bit for bit the rules of the specification, section 10. These
 * scalar functions are the meaning; vector kernels are tested against them on every input.
 * Pure functions. f16 and bf16 values travel as their bits. */

#include "dtype.h"

TN_BEGIN_C

/* float → binary16: nearest, ties to even; |x| ≥ 65520 is infinity, |x| ≤ 2^−25 a signed zero;
 * NaN keeps sign and top payload bits, quiet bit set. */
TN_API uint16_t tn_f32_to_f16(float x);

/* binary16 → float: exact; subnormals kept, NaN quieted, payload kept. */
TN_API float tn_f16_to_f32(uint16_t bits);

/* float → bfloat16: nearest, ties to even; subnormals kept; NaN truncated with quiet bit set. */
TN_API uint16_t tn_f32_to_bf16(float x);

/* bfloat16 → float: exact; NaN quieted. */
TN_API float tn_bf16_to_f32(uint16_t bits);

/* double → 16 bits: through float, rounding twice, because the specification says so. */
TN_API uint16_t tn_f64_to_f16(double x);
TN_API uint16_t tn_f64_to_bf16(double x);

TN_END_C
#endif
