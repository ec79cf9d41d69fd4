/* test. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));

/* tile_avx2
 * test.
 * from tests/gen/test.lua, avx2: no parameters
 * a turn of the inner loop: 2 fma 3 ld
 * vector registers: 4 of 16 */
void tile_avx2(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc, int64_t m,
    int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    (void)m;
    (void)n;
    (void)alpha_beta;
    const float *restrict bias = bias_;
    f32x8 acc0 = {0};
    f32x8 acc1 = {0};
    for (int64_t p = 0; p < k; p++) {
        f32x8 row = _mm256_loadu_ps(b);
        acc0 = _mm256_fmadd_ps(_mm256_set1_ps(a[0]), row, acc0);
        acc1 = _mm256_fmadd_ps(_mm256_set1_ps(a[1]), row, acc1);
        a += 2;
        b += 8;
    }
    if (bias) {
        f32x8 bias0 = _mm256_loadu_ps(bias);
        acc0 += bias0;
        acc1 += bias0;
    }
    _mm256_storeu_ps(c, acc0);
    _mm256_storeu_ps(c + ldc, acc1);
}
