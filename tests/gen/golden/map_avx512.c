/* test. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));

/* map_avx512
 * test.
 * from tests/gen/test.lua, avx512: no parameters
 * a turn of the inner loop: 1 mul 1 max 1 ld 1 st
 * vector registers: 2 of 32 */
void map_avx512(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)stride;
    const float *x = data[0];
    float *y = data[1];
    int64_t n_1 = n[1];
    f32x16 factor = _mm512_set1_ps(param[0]);
    int64_t whole = n_1 & -16;
    for (int64_t i = 0; i < whole; i += 16) {
        _mm512_storeu_ps(y + i, _mm512_max_ps((f32x16){0}, _mm512_loadu_ps(x + i) * factor));
    }

    /* the rest */
    if (whole < n_1) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n_1 - whole);
        _mm512_mask_storeu_ps(y + whole, lanes,
            _mm512_max_ps((f32x16){0}, _mm512_maskz_loadu_ps(lanes, x + whole) * factor));
    }
}
