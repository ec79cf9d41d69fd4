/* test. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));

/* tile_neon
 * test.
 * from tests/gen/test.lua, neon: no parameters
 * a turn of the inner loop: 2 fma 3 ld
 * vector registers: 4 of 32 */
void tile_neon(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc, int64_t m,
    int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    (void)m;
    (void)n;
    (void)alpha_beta;
    const float *restrict bias = bias_;
    f32x4 acc0 = {0};
    f32x4 acc1 = {0};
    for (int64_t p = 0; p < k; p++) {
        f32x4 row = vld1q_f32(b);
        acc0 = vfmaq_f32(acc0, vdupq_n_f32(a[0]), row);
        acc1 = vfmaq_f32(acc1, vdupq_n_f32(a[1]), row);
        a += 2;
        b += 4;
    }
    if (bias) {
        f32x4 bias0 = vld1q_f32(bias);
        acc0 += bias0;
        acc1 += bias0;
    }
    vst1q_f32(c, acc0);
    vst1q_f32(c + ldc, acc1);
}
