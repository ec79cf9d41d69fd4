/* test. Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

/* tile_generic
 * test.
 * from tests/gen/test.lua, generic: no parameters
 * a turn of the inner loop: 2 add 2 mul 3 ld
 * vector registers: 4 of 16 */
void tile_generic(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc, int64_t m,
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
        f32x4 row = *(const f32x4u *)b;
        acc0 = splat_f32x4(a[0]) * row + acc0;
        acc1 = splat_f32x4(a[1]) * row + acc1;
        a += 2;
        b += 4;
    }
    if (bias) {
        f32x4 bias0 = *(const f32x4u *)bias;
        acc0 += bias0;
        acc1 += bias0;
    }
    *(f32x4u *)c = acc0;
    *(f32x4u *)(c + ldc) = acc1;
}
