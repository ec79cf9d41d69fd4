/* rows_avx512.c: kernels of gen/manifest/rows.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* tnk_log_softmax_f32__avx512_u2
 * log_softmax of a row.
 * from templates/log_softmax.lua, avx512: unroll=2
 * listed in gen/manifest/rows.lua: classification: the loss and its gradient
 * a turn of each inner loop: 1 mul 1 max 1 ld; 7 fma 2 add 2 mul 1 max 1 scale 1 shuffle 1 ld; 2
 *   fma 2 add 2 mul 2 ld 2 st; 1 fma 1 add 1 mul 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_log_softmax_f32__avx512_u2(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    float *y = data[1];
    f32x16 scale = _mm512_set1_ps(param[0]);
    f32x16 quarter = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(scale, (f32x16){0}, _CMP_LT_OQ),
        _mm512_set1_ps(0.25f), _mm512_set1_ps(-0.25f));
    f32x16 factor = scale * quarter * 16.0f;

    /* The maximum, of quarters. */
    int64_t whole = n & -16;
    f32x16 highest = _mm512_set1_ps(-__builtin_inff());
    for (int64_t i = 0; i < whole; i += 16) {
        highest = _mm512_max_ps(_mm512_loadu_ps(x + i) * quarter, highest);
    }
    if (whole < n) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole);
        highest = _mm512_max_ps(_mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()),
            _mm512_maskz_loadu_ps(lanes, x + whole) * quarter), highest);
    }
    f32x16 joined = _mm512_max_ps(highest,
        __builtin_shufflevector(highest, highest, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5,
        6, 7));
    joined = _mm512_max_ps(joined,
        __builtin_shufflevector(joined, joined, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2,
        3));
    joined = _mm512_max_ps(joined,
        __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0,
        1));
    joined = _mm512_max_ps(joined,
        __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        0));
    f32x16 lowered = -_mm512_set1_ps(joined[0]);

    /* The sum of exponentials. */
    int64_t whole_1 = n & -16;
    f64x8 total0 = {0};
    for (int64_t start = 0; start < whole_1; start += 256) {
        int64_t stop = min_index(start + 256, whole_1);
        f32x16 part0 = {0};
        for (int64_t i = start; i < stop; i += 16) {
            f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x + i), quarter, lowered) * factor;
            f32x16 shifted = _mm512_fmadd_ps(d, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), d);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_16 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            part0 += t_16;
        }
        f32x8 sums = __builtin_shufflevector(part0, part0, 0, 1, 2, 3, 4, 5, 6, 7)
            + __builtin_shufflevector(part0, part0, 8, 9, 10, 11, 12, 13, 14, 15);
        total0 += _mm512_cvtps_pd((__m256)sums);
    }
    if (whole_1 < n) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole_1);
        f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x + whole_1), quarter, lowered)
            * factor;
        f32x16 shifted = _mm512_fmadd_ps(d, _mm512_set1_ps(1.44269504f), _mm512_set1_ps(524542.0f));
        f32x16 power = shifted - 524542.0f;
        f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), d);
        f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
        f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r, _mm512_set1_ps(0.500016844f));
        f32x16 p = _mm512_fmadd_ps(q, r * r, r);
        f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
            (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
            1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
            1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
        f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
        f32x16 t_15 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
            (__m512i)_mm512_set1_epi32(1082130432)), power);
        f32x16 t_16 = _mm512_mask_blend_ps(lanes, (f32x16){0}, t_15);
        f32x8 sums = __builtin_shufflevector(t_16, t_16, 0, 1, 2, 3, 4, 5, 6, 7)
            + __builtin_shufflevector(t_16, t_16, 8, 9, 10, 11, 12, 13, 14, 15);
        total0 += _mm512_cvtps_pd((__m256)sums);
    }
    f64x8 joined_4 = total0 + __builtin_shufflevector(total0, total0, 4, 5, 6, 7, 0, 1, 2, 3);
    joined_4 += __builtin_shufflevector(joined_4, joined_4, 2, 3, 4, 5, 6, 7, 0, 1);
    joined_4 += __builtin_shufflevector(joined_4, joined_4, 1, 2, 3, 4, 5, 6, 7, 0);
    f32x16 t_14 = _mm512_set1_ps((float)joined_4[0]);
    u32x16 t_15 = (u32x16)t_14;
    u32x16 n_1 = (t_15 + 4913933) >> 23;
    f32x16 t_20 = (f32x16)(t_15 - (n_1 << 23) + 1065353216);
    f32x16 power = (f32x16)(n_1 | 1258291200) - 8388735.0f;
    f32x16 f = t_20 - 1.0f;
    f32x16 square = f * f;
    f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.0703768363f), f, _mm512_set1_ps(-0.115146103f));
    q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.116769987f));
    q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.124201408f));
    q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.142493228f));
    q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.166680577f));
    q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.200007148f));
    q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.24999994f));
    q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.333333312f));
    f32x16 p = q * f;
    p = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.00021219444f), p * square);
    p = _mm512_fmadd_ps(square, _mm512_set1_ps(-0.5f), p);
    f32x16 y_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.693359375f), f + p);
    f32x16 log = y_1 + (t_14 - t_14);

    /* The result. */
    int64_t whole_2 = n & -16;
    int64_t unrolled = n & -32;
    for (int64_t i = 0; i < unrolled; i += 32) {
        f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x + i), quarter, lowered) * factor;
        _mm512_storeu_ps(y + i, d - log);
        f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x + i + 16), quarter, lowered) * factor;
        _mm512_storeu_ps(y + i + 16, d_1 - log);
    }
    for (int64_t i = unrolled; i < whole_2; i += 16) {
        f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x + i), quarter, lowered) * factor;
        _mm512_storeu_ps(y + i, d - log);
    }
    if (whole_2 < n) {
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n - whole_2);
        f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x + whole_2), quarter, lowered)
            * factor;
        _mm512_mask_storeu_ps(y + whole_2, lanes, d - log);
    }
}
