/* test. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

/* map_avx2
 * test.
 * from tests/gen/test.lua, avx2: no parameters
 * a turn of the inner loop: 1 mul 1 max 1 ld 1 st
 * vector registers: 2 of 16 */
void map_avx2(const int64_t n[2], void *const *data, const int64_t (*stride)[2], const float *param)
{
    (void)stride;
    const float *x = data[0];
    float *y = data[1];
    int64_t n_1 = n[1];
    f32x8 factor = _mm256_set1_ps(param[0]);
    int64_t whole = n_1 & -8;
    for (int64_t i = 0; i < whole; i += 8) {
        _mm256_storeu_ps(y + i, _mm256_max_ps((f32x8){0}, _mm256_loadu_ps(x + i) * factor));
    }

    /* the rest */
    if (whole < n_1) {
        i32x8 lanes = first_lanes_i32x8(n_1 - whole);
        _mm256_maskstore_ps(y + whole, (__m256i)lanes,
            _mm256_max_ps((f32x8){0}, _mm256_maskload_ps(x + whole, (__m256i)lanes) * factor));
    }
}
