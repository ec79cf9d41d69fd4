/* test. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));

/* tile_avx512
 * test.
 * from tests/gen/test.lua, avx512: no parameters
 * a turn of the inner loop: 2 fma 3 ld
 * vector registers: 4 of 32 */
void tile_avx512(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc, int64_t m,
    int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    (void)m;
    (void)n;
    (void)alpha_beta;
    const float *restrict bias = bias_;
    f32x16 acc0 = {0};
    f32x16 acc1 = {0};
    for (int64_t p = 0; p < k; p++) {
        f32x16 row = _mm512_loadu_ps(b);
        acc0 = _mm512_fmadd_ps(_mm512_set1_ps(a[0]), row, acc0);
        acc1 = _mm512_fmadd_ps(_mm512_set1_ps(a[1]), row, acc1);
        a += 2;
        b += 16;
    }
    if (bias) {
        f32x16 bias0 = _mm512_loadu_ps(bias);
        acc0 += bias0;
        acc1 += bias0;
    }
    _mm512_storeu_ps(c, acc0);
    _mm512_storeu_ps(c + ldc, acc1);
}
