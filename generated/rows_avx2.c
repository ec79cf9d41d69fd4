/* rows_avx2.c: kernels of gen/manifest/rows.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* tnk_log_softmax_f32__avx2_u2
 * log_softmax of a row.
 * from templates/log_softmax.lua, avx2: unroll=2
 * listed in gen/manifest/rows.lua: classification: the loss and its gradient
 * a turn of each inner loop: 1 mul 1 max 1 ld; 8 fma 3 add 4 mul 2 max 1 shuffle 1 ld; 2 fma 2
 *   add 2 mul 2 ld 2 st; 1 fma 1 add 1 mul 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_log_softmax_f32__avx2_u2(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    float *y = data[1];
    f32x8 scale = _mm256_set1_ps(param[0]);
    f32x8 quarter = _mm256_blendv_ps(_mm256_set1_ps(0.25f), _mm256_set1_ps(-0.25f),
        (__m256)(scale < 0.0f));
    f32x8 factor = scale * quarter * 16.0f;

    /* The maximum, of quarters. */
    int64_t whole = n & -8;
    f32x8 highest = _mm256_set1_ps(-__builtin_inff());
    for (int64_t i = 0; i < whole; i += 8) {
        highest = _mm256_max_ps(_mm256_loadu_ps(x + i) * quarter, highest);
    }
    if (whole < n) {
        i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(n - whole);
        highest = _mm256_max_ps(_mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()),
            _mm256_maskload_ps(x + whole, (__m256i)lanes) * quarter, (__m256)lanes), highest);
    }
    f32x8 joined = _mm256_max_ps(highest,
        __builtin_shufflevector(highest, highest, 4, 5, 6, 7, 0, 1, 2, 3));
    joined = _mm256_max_ps(joined, __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 0, 1));
    joined = _mm256_max_ps(joined, __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 0));
    f32x8 lowered = -_mm256_set1_ps(joined[0]);

    /* The sum of exponentials. */
    int64_t whole_1 = n & -8;
    f64x4 total0 = {0};
    f64x4 total1 = {0};
    for (int64_t start = 0; start < whole_1; start += 128) {
        int64_t stop = min_index(start + 128, whole_1);
        f32x8 part0 = {0};
        for (int64_t i = start; i < stop; i += 8) {
            f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x + i), quarter, lowered) * factor;
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), d));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_18 = (f32x8)(((bits >> 3) - half) << 23);
            part0 += y_1 * t_18;
        }
        total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(part0, part0, 0, 1, 2, 3));
        total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(part0, part0, 4, 5, 6, 7));
    }
    if (whole_1 < n) {
        i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(n - whole_1);
        f32x8 d = _mm256_fmadd_ps(_mm256_maskload_ps(x + whole_1, (__m256i)lanes), quarter,
            lowered) * factor;
        f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
            _mm256_max_ps(_mm256_set1_ps(-104.0f), d));
        f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
            _mm256_set1_ps(1048830.0f));
        f32x8 power = shifted - 1048830.0f;
        f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
        f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
        f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r, _mm256_set1_ps(0.166680809f));
        q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
        f32x8 p = _mm256_fmadd_ps(q, r * r, r);
        f32x8 root = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f, 1.29683955f,
            1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f }, (__m256i)shifted);
        f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
        u32x8 bits = (u32x8)shifted;
        u32x8 half = bits >> 4;
        y_1 *= (f32x8)(half << 23);
        f32x8 t_17 = (f32x8)(((bits >> 3) - half) << 23);
        f32x8 t_19 = _mm256_blendv_ps((f32x8){0}, y_1 * t_17, (__m256)lanes);
        total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(t_19, t_19, 0, 1, 2, 3));
        total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(t_19, t_19, 4, 5, 6, 7));
    }
    f64x4 joined_3 = total0 + total1;
    joined_3 += __builtin_shufflevector(joined_3, joined_3, 2, 3, 0, 1);
    joined_3 += __builtin_shufflevector(joined_3, joined_3, 1, 2, 3, 0);
    f32x8 t_12 = _mm256_set1_ps((float)joined_3[0]);
    u32x8 t_13 = (u32x8)t_12;
    u32x8 n_1 = (t_13 + 4913933) >> 23;
    f32x8 t_18 = (f32x8)(t_13 - (n_1 << 23) + 1065353216);
    f32x8 power = (f32x8)(n_1 | 1258291200) - 8388735.0f;
    f32x8 f = t_18 - 1.0f;
    f32x8 square = f * f;
    f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0703768363f), f, _mm256_set1_ps(-0.115146103f));
    q = _mm256_fmadd_ps(q, f, _mm256_set1_ps(0.116769987f));
    q = _mm256_fmadd_ps(q, f, _mm256_set1_ps(-0.124201408f));
    q = _mm256_fmadd_ps(q, f, _mm256_set1_ps(0.142493228f));
    q = _mm256_fmadd_ps(q, f, _mm256_set1_ps(-0.166680577f));
    q = _mm256_fmadd_ps(q, f, _mm256_set1_ps(0.200007148f));
    q = _mm256_fmadd_ps(q, f, _mm256_set1_ps(-0.24999994f));
    q = _mm256_fmadd_ps(q, f, _mm256_set1_ps(0.333333312f));
    f32x8 p = q * f;
    p = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.00021219444f), p * square);
    p = _mm256_fmadd_ps(square, _mm256_set1_ps(-0.5f), p);
    f32x8 y_1 = _mm256_fmadd_ps(power, _mm256_set1_ps(0.693359375f), f + p);
    f32x8 log = y_1 + (t_12 - t_12);

    /* The result. */
    int64_t whole_2 = n & -8;
    int64_t unrolled = n & -16;
    for (int64_t i = 0; i < unrolled; i += 16) {
        f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x + i), quarter, lowered) * factor;
        _mm256_storeu_ps(y + i, d - log);
        f32x8 d_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x + i + 8), quarter, lowered) * factor;
        _mm256_storeu_ps(y + i + 8, d_1 - log);
    }
    for (int64_t i = unrolled; i < whole_2; i += 8) {
        f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x + i), quarter, lowered) * factor;
        _mm256_storeu_ps(y + i, d - log);
    }
    if (whole_2 < n) {
        i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(n - whole_2);
        f32x8 d = _mm256_fmadd_ps(_mm256_maskload_ps(x + whole_2, (__m256i)lanes), quarter,
            lowered) * factor;
        _mm256_maskstore_ps(y + whole_2, (__m256i)lanes, d - log);
    }
}
