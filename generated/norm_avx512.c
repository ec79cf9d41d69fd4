/* norm_avx512.c: kernels of gen/manifest/norm.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint64_t u64x8 __attribute__((vector_size(64)));

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x16 rotate_8_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x16 rotate_4_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3);
}

static inline f32x16 rotate_2_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1);
}

static inline f32x16 rotate_1_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0);
}

static const f32x16 roots_16 = { 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f,
    1.24185781f, 1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
    1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f };

static inline f32x8 low_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x8 high_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline f64x8 rotate_4_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
}

static inline f64x8 rotate_2_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 4, 5, 6, 7, 0, 1);
}

static inline f64x8 rotate_1_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 0);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

static inline f64x8 abs_f64x8(f64x8 x)
{
    return (f64x8)(((u64x8)x << 1) >> 1);
}

/* tnk_softmax_f32__avx512_r2
 * softmax of rows.
 * from templates/softmax.lua, avx512: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2 ld 2 st; 2
 *   mul 2 ld 2 st
 * vector registers: 14 of 32 */
void tnk_softmax_f32__avx512_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f32x16 factor = _mm512_set1_ps(param[0]) * 4.0f;
    f32x16 t_1 = factor * factor;
    f32x16 log2_e = factor * 1.44269504f;
    f32x16 ln2 = -0.693147181f / factor;
    f32x16 second = t_1 * 0.500016844f;
    f32x16 third = t_1 * factor * 0.16667054f;
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    float *y = data[1];
    int64_t y_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const float *x0 = x_1 + row * x_row;
        float *y0 = y + row * y_row;
        int64_t t_4 = min_index(row + 1, last);
        const float *x1 = x_1 + t_4 * x_row;
        float *y1 = y + t_4 * y_row;

        /* The maxima. */
        int64_t two = columns & -32;
        int64_t whole = columns & -16;
        f32x16 least = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_1 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_2 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_3 = _mm512_set1_ps(-__builtin_inff());
        for (int64_t i = 0; i < two; i += 32) {
            least = _mm512_max_ps(_mm512_loadu_ps(x0 + i), least);
            least_1 = _mm512_max_ps(_mm512_loadu_ps(x1 + i), least_1);
            least_2 = _mm512_max_ps(_mm512_loadu_ps(x0 + i + 16), least_2);
            least_3 = _mm512_max_ps(_mm512_loadu_ps(x1 + i + 16), least_3);
        }
        f32x16 joined = _mm512_max_ps(least, least_2);
        f32x16 joined_1 = _mm512_max_ps(least_1, least_3);
        if (two < whole) {
            joined = _mm512_max_ps(_mm512_loadu_ps(x0 + two), joined);
            joined_1 = _mm512_max_ps(_mm512_loadu_ps(x1 + two), joined_1);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            joined = _mm512_max_ps(_mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()),
                _mm512_maskz_loadu_ps(lanes, x0 + whole)), joined);
            joined_1 = _mm512_max_ps(_mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()),
                _mm512_maskz_loadu_ps(lanes, x1 + whole)), joined_1);
        }
        joined = _mm512_max_ps(joined, rotate_8_f32x16(joined));
        joined = _mm512_max_ps(joined, rotate_4_f32x16(joined));
        joined = _mm512_max_ps(joined, rotate_2_f32x16(joined));
        joined = _mm512_max_ps(joined, rotate_1_f32x16(joined));
        joined_1 = _mm512_max_ps(joined_1, rotate_8_f32x16(joined_1));
        joined_1 = _mm512_max_ps(joined_1, rotate_4_f32x16(joined_1));
        joined_1 = _mm512_max_ps(joined_1, rotate_2_f32x16(joined_1));
        joined_1 = _mm512_max_ps(joined_1, rotate_1_f32x16(joined_1));
        f32x16 lowered0 = _mm512_set1_ps(joined[0]) * -0.25f;
        f32x16 lowered1 = _mm512_set1_ps(joined_1[0]) * -0.25f;

        /* The exponentials and their sums. */
        int64_t whole_1 = columns & -16;
        f64x8 total = {0};
        f64x8 total_1 = {0};
        f64x8 total_2 = {0};
        f64x8 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 512) {
            int64_t stop = min_index(start + 512, whole_1);
            f32x16 part = {0};
            f32x16 part_1 = {0};
            for (int64_t i = start; i < stop; i += 16) {
                f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), _mm512_set1_ps(0.25f),
                    lowered0);
                f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 r = _mm512_fmadd_ps(power, ln2, d);
                f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
                f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
                f32x16 y_1 = _mm512_fmadd_ps(root * r, q, root);
                f32x16 e = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                    (__m512i)_mm512_set1_epi32(1082130432)), power);
                part += e;
                f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), _mm512_set1_ps(0.25f),
                    lowered1);
                f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power_1 = shifted_1 - 524542.0f;
                f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
                f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
                f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1, roots_16);
                f32x16 y_2 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
                f32x16 e_1 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                    (__m512i)_mm512_set1_epi32(1082130432)), power_1);
                _mm512_storeu_ps(y0 + i, e);
                _mm512_storeu_ps(y1 + i, e_1);
                part_1 += e_1;
            }
            total += _mm512_cvtps_pd((__m256)low_half_f32x16(part));
            total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(part));
            total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
            total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
        }
        if (whole_1 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_1);
            f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x0 + whole_1),
                _mm512_set1_ps(0.25f), lowered0);
            f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 r = _mm512_fmadd_ps(power, ln2, d);
            f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
            f32x16 y_1 = _mm512_fmadd_ps(root * r, q, root);
            f32x16 e = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            f32x16 t_26 = 0.0f + _mm512_mask_blend_ps(lanes, (f32x16){0}, e);
            f32x16 d_1 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x1 + whole_1),
                _mm512_set1_ps(0.25f), lowered1);
            f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power_1 = shifted_1 - 524542.0f;
            f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
            f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
            f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1, roots_16);
            f32x16 y_2 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
            f32x16 e_1 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                (__m512i)_mm512_set1_epi32(1082130432)), power_1);
            _mm512_mask_storeu_ps(y0 + whole_1, lanes, e);
            _mm512_mask_storeu_ps(y1 + whole_1, lanes, e_1);
            f32x16 t_36 = 0.0f + _mm512_mask_blend_ps(lanes, (f32x16){0}, e_1);
            total += _mm512_cvtps_pd((__m256)low_half_f32x16(t_26));
            total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_26));
            total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_36));
            total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_36));
        }
        f64x8 joined_18 = total + total_1;
        joined_18 += rotate_4_f64x8(joined_18);
        joined_18 += rotate_2_f64x8(joined_18);
        joined_18 += rotate_1_f64x8(joined_18);
        f64x8 joined_22 = total_2 + total_3;
        joined_22 += rotate_4_f64x8(joined_22);
        joined_22 += rotate_2_f64x8(joined_22);
        joined_22 += rotate_1_f64x8(joined_22);
        f32x16 inverse0 = _mm512_set1_ps((float)(1.0 / joined_18[0]));
        f32x16 inverse1 = _mm512_set1_ps((float)(1.0 / joined_22[0]));

        /* The results. */
        int64_t whole_2 = columns & -16;
        for (int64_t i = 0; i < whole_2; i += 16) {
            f32x16 v0 = _mm512_loadu_ps(y0 + i) * inverse0;
            f32x16 v1 = _mm512_loadu_ps(y1 + i) * inverse1;
            _mm512_storeu_ps(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_ps(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_2);
            f32x16 v0 = _mm512_maskz_loadu_ps(lanes, y0 + whole_2) * inverse0;
            f32x16 v1 = _mm512_maskz_loadu_ps(lanes, y1 + whole_2) * inverse1;
            _mm512_mask_storeu_ps(y0 + whole_2, lanes, v0);
            _mm512_mask_storeu_ps(y1 + whole_2, lanes, v1);
        }
    }
}

/* tnk_log_softmax_f32__avx512_r2
 * log_softmax of rows.
 * from templates/log_softmax.lua, avx512: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2 ld; 4 fma 2
 *   ld 2 st
 * vector registers: 13 of 32 */
void tnk_log_softmax_f32__avx512_r2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f32x16 factor = _mm512_set1_ps(param[0]) * 4.0f;
    f32x16 t_1 = factor * factor;
    f32x16 log2_e = factor * 1.44269504f;
    f32x16 ln2 = -0.693147181f / factor;
    f32x16 second = t_1 * 0.500016844f;
    f32x16 third = t_1 * factor * 0.16667054f;
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    float *y = data[1];
    int64_t y_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const float *x0 = x_1 + row * x_row;
        float *y0 = y + row * y_row;
        int64_t t_4 = min_index(row + 1, last);
        const float *x1 = x_1 + t_4 * x_row;
        float *y1 = y + t_4 * y_row;

        /* The maxima. */
        int64_t two = columns & -32;
        int64_t whole = columns & -16;
        f32x16 least = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_1 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_2 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_3 = _mm512_set1_ps(-__builtin_inff());
        for (int64_t i = 0; i < two; i += 32) {
            least = _mm512_max_ps(_mm512_loadu_ps(x0 + i), least);
            least_1 = _mm512_max_ps(_mm512_loadu_ps(x1 + i), least_1);
            least_2 = _mm512_max_ps(_mm512_loadu_ps(x0 + i + 16), least_2);
            least_3 = _mm512_max_ps(_mm512_loadu_ps(x1 + i + 16), least_3);
        }
        f32x16 joined = _mm512_max_ps(least, least_2);
        f32x16 joined_1 = _mm512_max_ps(least_1, least_3);
        if (two < whole) {
            joined = _mm512_max_ps(_mm512_loadu_ps(x0 + two), joined);
            joined_1 = _mm512_max_ps(_mm512_loadu_ps(x1 + two), joined_1);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            joined = _mm512_max_ps(_mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()),
                _mm512_maskz_loadu_ps(lanes, x0 + whole)), joined);
            joined_1 = _mm512_max_ps(_mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()),
                _mm512_maskz_loadu_ps(lanes, x1 + whole)), joined_1);
        }
        joined = _mm512_max_ps(joined, rotate_8_f32x16(joined));
        joined = _mm512_max_ps(joined, rotate_4_f32x16(joined));
        joined = _mm512_max_ps(joined, rotate_2_f32x16(joined));
        joined = _mm512_max_ps(joined, rotate_1_f32x16(joined));
        joined_1 = _mm512_max_ps(joined_1, rotate_8_f32x16(joined_1));
        joined_1 = _mm512_max_ps(joined_1, rotate_4_f32x16(joined_1));
        joined_1 = _mm512_max_ps(joined_1, rotate_2_f32x16(joined_1));
        joined_1 = _mm512_max_ps(joined_1, rotate_1_f32x16(joined_1));
        f32x16 lowered0 = _mm512_set1_ps(joined[0]) * -0.25f;
        f32x16 lowered1 = _mm512_set1_ps(joined_1[0]) * -0.25f;

        /* The sums of exponentials. */
        int64_t whole_1 = columns & -16;
        f64x8 total = {0};
        f64x8 total_1 = {0};
        f64x8 total_2 = {0};
        f64x8 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 512) {
            int64_t stop = min_index(start + 512, whole_1);
            f32x16 part = {0};
            f32x16 part_1 = {0};
            for (int64_t i = start; i < stop; i += 16) {
                f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), _mm512_set1_ps(0.25f),
                    lowered0);
                f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 r = _mm512_fmadd_ps(power, ln2, d);
                f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
                f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
                f32x16 y_1 = _mm512_fmadd_ps(root * r, q, root);
                f32x16 e = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                    (__m512i)_mm512_set1_epi32(1082130432)), power);
                __builtin_prefetch(y0 + i, 1, 3);
                part += e;
                f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), _mm512_set1_ps(0.25f),
                    lowered1);
                f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power_1 = shifted_1 - 524542.0f;
                f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
                f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
                f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1, roots_16);
                f32x16 y_2 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
                f32x16 e_1 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                    (__m512i)_mm512_set1_epi32(1082130432)), power_1);
                __builtin_prefetch(y1 + i, 1, 3);
                part_1 += e_1;
            }
            total += _mm512_cvtps_pd((__m256)low_half_f32x16(part));
            total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(part));
            total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
            total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
        }
        if (whole_1 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_1);
            f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x0 + whole_1),
                _mm512_set1_ps(0.25f), lowered0);
            f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 r = _mm512_fmadd_ps(power, ln2, d);
            f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted, roots_16);
            f32x16 y_1 = _mm512_fmadd_ps(root * r, q, root);
            f32x16 e = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            f32x16 t_26 = 0.0f + _mm512_mask_blend_ps(lanes, (f32x16){0}, e);
            f32x16 d_1 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x1 + whole_1),
                _mm512_set1_ps(0.25f), lowered1);
            f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power_1 = shifted_1 - 524542.0f;
            f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
            f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
            f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1, roots_16);
            f32x16 y_2 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
            f32x16 e_1 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                (__m512i)_mm512_set1_epi32(1082130432)), power_1);
            f32x16 t_34 = 0.0f + _mm512_mask_blend_ps(lanes, (f32x16){0}, e_1);
            total += _mm512_cvtps_pd((__m256)low_half_f32x16(t_26));
            total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_26));
            total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_34));
            total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_34));
        }
        f64x8 joined_18 = total + total_1;
        joined_18 += rotate_4_f64x8(joined_18);
        joined_18 += rotate_2_f64x8(joined_18);
        joined_18 += rotate_1_f64x8(joined_18);
        f64x8 joined_22 = total_2 + total_3;
        joined_22 += rotate_4_f64x8(joined_22);
        joined_22 += rotate_2_f64x8(joined_22);
        joined_22 += rotate_1_f64x8(joined_22);
        f32x16 t_28 = _mm512_set1_ps((float)joined_18[0]);
        i32x16 t_29 = (i32x16)t_28;
        i32x16 n_1 = (t_29 - 1060439283) >> 23;
        f32x16 f = (f32x16)(t_29 - (n_1 << 23)) - 1.0f;
        f32x16 power = __builtin_convertvector(n_1, f32x16);
        f32x16 square = f * f;
        f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.0703768363f), square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.115146103f), _mm512_set1_ps(0.116769987f)));
        q = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.124201408f), _mm512_set1_ps(0.142493228f)));
        q = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.166680577f), _mm512_set1_ps(0.200007148f)));
        f32x16 p = _mm512_fmadd_ps(q, square,
            _mm512_fmadd_ps(f, _mm512_set1_ps(-0.24999994f), _mm512_set1_ps(0.333333312f)));
        p = _mm512_fmadd_ps(p, square * f, power * -0.00021219444f);
        p = _mm512_fmadd_ps(square, _mm512_set1_ps(-0.5f), p);
        f32x16 y_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.693359375f), f + p);
        f32x16 shift0 = -(y_1 + (t_28 - t_28));
        f32x16 t_44 = _mm512_set1_ps((float)joined_22[0]);
        i32x16 t_45 = (i32x16)t_44;
        i32x16 n_2 = (t_45 - 1060439283) >> 23;
        f32x16 f_1 = (f32x16)(t_45 - (n_2 << 23)) - 1.0f;
        f32x16 power_1 = __builtin_convertvector(n_2, f32x16);
        f32x16 square_1 = f_1 * f_1;
        f32x16 q_3 = _mm512_fmadd_ps(_mm512_set1_ps(0.0703768363f), square_1,
            _mm512_fmadd_ps(f_1, _mm512_set1_ps(-0.115146103f), _mm512_set1_ps(0.116769987f)));
        q_3 = _mm512_fmadd_ps(q_3, square_1,
            _mm512_fmadd_ps(f_1, _mm512_set1_ps(-0.124201408f), _mm512_set1_ps(0.142493228f)));
        q_3 = _mm512_fmadd_ps(q_3, square_1,
            _mm512_fmadd_ps(f_1, _mm512_set1_ps(-0.166680577f), _mm512_set1_ps(0.200007148f)));
        f32x16 p_3 = _mm512_fmadd_ps(q_3, square_1,
            _mm512_fmadd_ps(f_1, _mm512_set1_ps(-0.24999994f), _mm512_set1_ps(0.333333312f)));
        p_3 = _mm512_fmadd_ps(p_3, square_1 * f_1, power_1 * -0.00021219444f);
        p_3 = _mm512_fmadd_ps(square_1, _mm512_set1_ps(-0.5f), p_3);
        f32x16 y_2 = _mm512_fmadd_ps(power_1, _mm512_set1_ps(0.693359375f), f_1 + p_3);
        f32x16 shift1 = -(y_2 + (t_44 - t_44));

        /* The results. */
        int64_t whole_2 = columns & -16;
        for (int64_t i = 0; i < whole_2; i += 16) {
            f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), _mm512_set1_ps(0.25f), lowered0);
            f32x16 v0 = _mm512_fmadd_ps(d, factor, shift0);
            f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), _mm512_set1_ps(0.25f), lowered1);
            f32x16 v1 = _mm512_fmadd_ps(d_1, factor, shift1);
            _mm512_storeu_ps(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_ps(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_2);
            f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x0 + whole_2),
                _mm512_set1_ps(0.25f), lowered0);
            f32x16 v0 = _mm512_fmadd_ps(d, factor, shift0);
            f32x16 d_1 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x1 + whole_2),
                _mm512_set1_ps(0.25f), lowered1);
            f32x16 v1 = _mm512_fmadd_ps(d_1, factor, shift1);
            _mm512_mask_storeu_ps(y0 + whole_2, lanes, v0);
            _mm512_mask_storeu_ps(y1 + whole_2, lanes, v1);
        }
    }
}

/* tnk_layer_norm_f32__avx512_r2
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx512: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st
 * vector registers: 12 of 32 */
void tnk_layer_norm_f32__avx512_r2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    double eps = (double)param[0];
    double share = 1.0 / (double)n[1];
    int64_t count = min_index(n[1], 16);
    float part = 1.0f / (float)count;
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const float *scale = data[1];
    const float *bias = data[2];
    float *y = data[3];
    int64_t y_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const float *x0 = x_1 + row * x_row;
        float *y0 = y + row * y_row;
        int64_t t_6 = min_index(row + 1, last);
        const float *x1 = x_1 + t_6 * x_row;
        float *y1 = y + t_6 * y_row;
        float t_7 = _mm512_set1_ps(1.0f)[0];
        double t_8 = _mm512_set1_pd(__builtin_inf())[0];
        float t_9 = _mm512_set1_ps(1.0f)[0];
        double t_10 = _mm512_set1_pd(__builtin_inf())[0];
        float t_11 = t_7;
        float t_12 = t_7;
        double t_13 = t_8;
        double t_14 = t_8;
        float t_15 = t_9;
        float t_16 = t_9;
        double t_17 = t_10;
        double t_18 = t_10;
        for (int64_t try = 0; try < 3; try++) {
            double t_25 = t_13;
            double t_26 = t_14;
            double t_29 = t_17;
            double t_30 = t_18;
            if (!(t_14 < __builtin_inf() && !((t_14 + eps) <= 7.8886090522101181e-31) && (t_13
                * t_13) <= t_14 && (t_18 < __builtin_inf() && !((t_18
                + eps) <= 7.8886090522101181e-31) && (t_17 * t_17) <= t_18))) {
                int below_6 = (t_26 + eps) <= 7.8886090522101181e-31;
                int below_7 = t_26 < __builtin_inf();
                t_11 = ((below_7 && !below_6) || try < 1) ? t_11 : t_26 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_39 = t_26 < __builtin_inf() && !((t_26
                    + eps) <= 7.8886090522101181e-31) && (t_25 * t_25) <= t_26 ? t_12
                    : (float)((double)t_12 + t_25);
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, count);
                f32x16 t_41 = _mm512_maskz_loadu_ps(lanes, x0) * _mm512_set1_ps(t_11);
                f32x16 joined = t_41 + rotate_8_f32x16(t_41);
                joined += rotate_4_f32x16(joined);
                joined += rotate_2_f32x16(joined);
                joined += rotate_1_f32x16(joined);
                t_12 = below_7 && !below_6 ? t_39 : joined[0] * part;
                int below_12 = (t_30 + eps) <= 7.8886090522101181e-31;
                int below_13 = t_30 < __builtin_inf();
                t_15 = ((below_13 && !below_12) || try < 1) ? t_15 : t_30 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_56 = t_30 < __builtin_inf() && !((t_30
                    + eps) <= 7.8886090522101181e-31) && (t_29 * t_29) <= t_30 ? t_16
                    : (float)((double)t_16 + t_29);
                __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, count);
                f32x16 t_58 = _mm512_maskz_loadu_ps(lanes_1, x1) * _mm512_set1_ps(t_15);
                f32x16 joined_4 = t_58 + rotate_8_f32x16(t_58);
                joined_4 += rotate_4_f32x16(joined_4);
                joined_4 += rotate_2_f32x16(joined_4);
                joined_4 += rotate_1_f32x16(joined_4);
                t_16 = below_13 && !below_12 ? t_56 : joined_4[0] * part;
                f32x16 t_65 = _mm512_set1_ps(t_11);
                f32x16 lowered0 = _mm512_set1_ps(-t_12);
                f32x16 t_67 = _mm512_set1_ps(t_15);
                f32x16 lowered1 = _mm512_set1_ps(-t_16);
                int64_t whole = columns & -16;
                f64x8 total = {0};
                f64x8 total_1 = {0};
                f64x8 total_2 = {0};
                f64x8 total_3 = {0};
                f64x8 total_4 = {0};
                f64x8 total_5 = {0};
                f64x8 total_6 = {0};
                f64x8 total_7 = {0};
                for (int64_t start = 0; start < whole; start += 512) {
                    int64_t stop = min_index(start + 512, whole);
                    f32x16 part_1 = {0};
                    f32x16 part_2 = {0};
                    f32x16 part_3 = {0};
                    f32x16 part_4 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_65, lowered0);
                        __builtin_prefetch(y0 + i, 1, 3);
                        part_1 += d;
                        part_2 = _mm512_fmadd_ps(d, d, part_2);
                        f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_67, lowered1);
                        __builtin_prefetch(y1 + i, 1, 3);
                        part_3 += d_1;
                        part_4 = _mm512_fmadd_ps(d_1, d_1, part_4);
                    }
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_2));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_2));
                    total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_3));
                    total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_3));
                    total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_4));
                    total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_4));
                }
                if (whole < columns) {
                    __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                    f32x16 d = _mm512_mask_blend_ps(lanes_2, (f32x16){0},
                        _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_2, x0 + whole), t_65,
                        lowered0));
                    f32x16 t_70 = 0.0f + d;
                    f32x16 t_71 = _mm512_fmadd_ps(d, d, (f32x16){0});
                    f32x16 d_1 = _mm512_mask_blend_ps(lanes_2, (f32x16){0},
                        _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_2, x1 + whole), t_67,
                        lowered1));
                    f32x16 t_73 = 0.0f + d_1;
                    f32x16 t_74 = _mm512_fmadd_ps(d_1, d_1, (f32x16){0});
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(t_70));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_70));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_71));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_71));
                    total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_73));
                    total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_73));
                    total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_74));
                    total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_74));
                }
                f64x8 joined_8 = total + total_1;
                joined_8 += rotate_4_f64x8(joined_8);
                joined_8 += rotate_2_f64x8(joined_8);
                joined_8 += rotate_1_f64x8(joined_8);
                f64x8 joined_12 = total_2 + total_3;
                joined_12 += rotate_4_f64x8(joined_12);
                joined_12 += rotate_2_f64x8(joined_12);
                joined_12 += rotate_1_f64x8(joined_12);
                f64x8 joined_16 = total_4 + total_5;
                joined_16 += rotate_4_f64x8(joined_16);
                joined_16 += rotate_2_f64x8(joined_16);
                joined_16 += rotate_1_f64x8(joined_16);
                f64x8 joined_20 = total_6 + total_7;
                joined_20 += rotate_4_f64x8(joined_20);
                joined_20 += rotate_2_f64x8(joined_20);
                joined_20 += rotate_1_f64x8(joined_20);
                t_25 = joined_8[0] * share;
                double t_87 = joined_12[0] * share - t_25 * t_25;
                t_26 = max_f64(0.0, t_87);
                t_29 = joined_16[0] * share;
                double t_90 = joined_20[0] * share - t_29 * t_29;
                t_30 = max_f64(0.0, t_90);
            }
            t_13 = t_25;
            t_14 = t_26;
            t_17 = t_29;
            t_18 = t_30;
        }
        double mean0 = (double)t_12 + t_13;
        float high0 = (float)mean0;
        double t_31 = (double)t_11;
        double t_36 = eps * t_31 * t_31 + (1.0 - t_31) * 5.5271478752604446e-76;
        float inverse0 = (float)(1.0 / __builtin_sqrt(t_14 + t_36));
        f32x16 t_40 = _mm512_set1_ps(t_11);
        f32x16 lowered0 = _mm512_set1_ps(-high0);
        f32x16 factor0 = _mm512_set1_ps(inverse0);
        float t_42 = (float)(mean0 - (double)high0) * inverse0;
        f32x16 shift0 = _mm512_set1_ps(-t_42);
        double mean1 = (double)t_16 + t_17;
        float high1 = (float)mean1;
        double t_48 = (double)t_15;
        double t_53 = eps * t_48 * t_48 + (1.0 - t_48) * 5.5271478752604446e-76;
        float inverse1 = (float)(1.0 / __builtin_sqrt(t_18 + t_53));
        f32x16 t_57 = _mm512_set1_ps(t_15);
        f32x16 lowered1 = _mm512_set1_ps(-high1);
        f32x16 factor1 = _mm512_set1_ps(inverse1);
        float t_59 = (float)(mean1 - (double)high1) * inverse1;
        f32x16 shift1 = _mm512_set1_ps(-t_59);

        /* The results. */
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 s = _mm512_loadu_ps(scale + i);
            f32x16 b = _mm512_loadu_ps(bias + i);
            f32x16 t_63 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x0 + i), t_40, lowered0),
                factor0, shift0);
            f32x16 v0 = _mm512_fmadd_ps(t_63, s, b);
            f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x1 + i), t_57, lowered1),
                factor1, shift1);
            f32x16 v1 = _mm512_fmadd_ps(t_65, s, b);
            _mm512_storeu_ps(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_ps(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 s = _mm512_maskz_loadu_ps(lanes, scale + whole);
            f32x16 b = _mm512_maskz_loadu_ps(lanes, bias + whole);
            f32x16 t_63 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x0 + whole),
                t_40, lowered0), factor0, shift0);
            f32x16 v0 = _mm512_fmadd_ps(t_63, s, b);
            f32x16 t_65 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x1 + whole),
                t_57, lowered1), factor1, shift1);
            f32x16 v1 = _mm512_fmadd_ps(t_65, s, b);
            _mm512_mask_storeu_ps(y0 + whole, lanes, v0);
            _mm512_mask_storeu_ps(y1 + whole, lanes, v1);
        }
    }
}

/* tnk_rms_norm_f32__avx512_r2
 * rms_norm of rows.
 * from templates/rms_norm.lua, avx512: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 2 fma 2 mul 2 ld; 6 mul 3 ld 2 st
 * vector registers: 7 of 32 */
void tnk_rms_norm_f32__avx512_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    double eps = (double)param[0];
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const float *scale = data[1];
    float *y = data[2];
    int64_t y_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const float *x0 = x_1 + row * x_row;
        float *y0 = y + row * y_row;
        int64_t t_1 = min_index(row + 1, last);
        const float *x1 = x_1 + t_1 * x_row;
        float *y1 = y + t_1 * y_row;
        double count = (double)columns;
        float t_6 = _mm512_set1_ps(1.0f)[0];
        float t_7 = _mm512_set1_ps(1.0f)[0];
        double t_8 = _mm512_set1_pd(__builtin_inf())[0];
        double t_9 = _mm512_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_14 = t_8;
            double t_15 = t_9;
            if (!(t_8 < __builtin_inf() && !((t_8
                + eps) <= 7.8886090522101181e-31) && (t_9 < __builtin_inf() && !((t_9
                + eps) <= 7.8886090522101181e-31)))) {
                t_6 = ((t_14 < __builtin_inf() && !((t_14
                    + eps) <= 7.8886090522101181e-31)) || try < 1) ? t_6 : t_14 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                f32x16 t_19 = _mm512_set1_ps(t_6);
                t_7 = ((t_15 < __builtin_inf() && !((t_15
                    + eps) <= 7.8886090522101181e-31)) || try < 1) ? t_7 : t_15 < __builtin_inf()
                    ? _mm512_set1_ps(1.2676506e+30f)[0] : 8.27180613e-25f;
                f32x16 t_23 = _mm512_set1_ps(t_7);

                /* The squares. */
                int64_t whole = columns & -16;
                f64x8 total = {0};
                f64x8 total_1 = {0};
                f64x8 total_2 = {0};
                f64x8 total_3 = {0};
                for (int64_t start = 0; start < whole; start += 512) {
                    int64_t stop = min_index(start + 512, whole);
                    f32x16 part = {0};
                    f32x16 part_1 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        __builtin_prefetch(y0 + i, 1, 3);
                        f32x16 v = _mm512_loadu_ps(x0 + i) * t_19;
                        part = _mm512_fmadd_ps(v, v, part);
                        __builtin_prefetch(y1 + i, 1, 3);
                        f32x16 v_1 = _mm512_loadu_ps(x1 + i) * t_23;
                        part_1 = _mm512_fmadd_ps(v_1, v_1, part_1);
                    }
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(part));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(part));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
                }
                if (whole < columns) {
                    __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                    f32x16 v = _mm512_maskz_loadu_ps(lanes, x0 + whole) * t_19;
                    f32x16 t_25 = _mm512_fmadd_ps(v, v, (f32x16){0});
                    f32x16 v_1 = _mm512_maskz_loadu_ps(lanes, x1 + whole) * t_23;
                    f32x16 t_26 = _mm512_fmadd_ps(v_1, v_1, (f32x16){0});
                    total += _mm512_cvtps_pd((__m256)low_half_f32x16(t_25));
                    total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_25));
                    total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_26));
                    total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_26));
                }
                f64x8 joined = total + total_1;
                joined += rotate_4_f64x8(joined);
                joined += rotate_2_f64x8(joined);
                joined += rotate_1_f64x8(joined);
                f64x8 joined_4 = total_2 + total_3;
                joined_4 += rotate_4_f64x8(joined_4);
                joined_4 += rotate_2_f64x8(joined_4);
                joined_4 += rotate_1_f64x8(joined_4);
                t_14 = joined[0] / count;
                t_15 = joined_4[0] / count;
            }
            t_8 = t_14;
            t_9 = t_15;
        }
        double t_14 = (double)t_6;
        double t_19 = eps * t_14 * t_14 + (1.0 - t_14) * 5.5271478752604446e-76;
        float t_23 = (float)(1.0 / __builtin_sqrt(t_8 + t_19));
        int below = 1.0f < t_6;
        f32x16 first0 = _mm512_set1_ps(below ? t_6 : t_23);
        f32x16 second0 = _mm512_set1_ps(below ? t_23 : t_6);
        double t_26 = (double)t_7;
        double t_31 = eps * t_26 * t_26 + (1.0 - t_26) * 5.5271478752604446e-76;
        float t_35 = (float)(1.0 / __builtin_sqrt(t_9 + t_31));
        int below_1 = 1.0f < t_7;
        f32x16 first1 = _mm512_set1_ps(below_1 ? t_7 : t_35);
        f32x16 second1 = _mm512_set1_ps(below_1 ? t_35 : t_7);

        /* The results. */
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 s = _mm512_loadu_ps(scale + i);
            f32x16 v0 = _mm512_loadu_ps(x0 + i) * first0 * second0 * s;
            f32x16 v1 = _mm512_loadu_ps(x1 + i) * first1 * second1 * s;
            _mm512_storeu_ps(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_ps(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 s = _mm512_maskz_loadu_ps(lanes, scale + whole);
            f32x16 v0 = _mm512_maskz_loadu_ps(lanes, x0 + whole) * first0 * second0 * s;
            f32x16 v1 = _mm512_maskz_loadu_ps(lanes, x1 + whole) * first1 * second1 * s;
            _mm512_mask_storeu_ps(y0 + whole, lanes, v0);
            _mm512_mask_storeu_ps(y1 + whole, lanes, v1);
        }
    }
}

/* tnk_softmax_f64__avx512_r2
 * softmax of rows.
 * from templates/softmax.lua, avx512: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 28 fma 20 add 6 mul 4 max 2 scale 2 ld 2 st; 2 mul 2 ld
 *   2 st
 * vector registers: 11 of 32 */
void tnk_softmax_f64__avx512_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f64x8 factor = _mm512_set1_pd((double)param[0]) * 4.0;
    const double *x_1 = data[0];
    int64_t x_row = stride[0][0];
    double *y = data[1];
    int64_t y_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const double *x0 = x_1 + row * x_row;
        double *y0 = y + row * y_row;
        int64_t t_3 = min_index(row + 1, last);
        const double *x1 = x_1 + t_3 * x_row;
        double *y1 = y + t_3 * y_row;

        /* The maxima. */
        int64_t two = columns & -16;
        int64_t whole = columns & -8;
        f64x8 least = _mm512_set1_pd(-__builtin_inf());
        f64x8 least_1 = _mm512_set1_pd(-__builtin_inf());
        f64x8 least_2 = _mm512_set1_pd(-__builtin_inf());
        f64x8 least_3 = _mm512_set1_pd(-__builtin_inf());
        for (int64_t i = 0; i < two; i += 16) {
            least = _mm512_max_pd(_mm512_loadu_pd(x0 + i), least);
            least_1 = _mm512_max_pd(_mm512_loadu_pd(x1 + i), least_1);
            least_2 = _mm512_max_pd(_mm512_loadu_pd(x0 + i + 8), least_2);
            least_3 = _mm512_max_pd(_mm512_loadu_pd(x1 + i + 8), least_3);
        }
        f64x8 joined = _mm512_max_pd(least, least_2);
        f64x8 joined_1 = _mm512_max_pd(least_1, least_3);
        if (two < whole) {
            joined = _mm512_max_pd(_mm512_loadu_pd(x0 + two), joined);
            joined_1 = _mm512_max_pd(_mm512_loadu_pd(x1 + two), joined_1);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            joined = _mm512_max_pd(_mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()),
                _mm512_maskz_loadu_pd(lanes, x0 + whole)), joined);
            joined_1 = _mm512_max_pd(_mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()),
                _mm512_maskz_loadu_pd(lanes, x1 + whole)), joined_1);
        }
        joined = _mm512_max_pd(joined, rotate_4_f64x8(joined));
        joined = _mm512_max_pd(joined, rotate_2_f64x8(joined));
        joined = _mm512_max_pd(joined, rotate_1_f64x8(joined));
        joined_1 = _mm512_max_pd(joined_1, rotate_4_f64x8(joined_1));
        joined_1 = _mm512_max_pd(joined_1, rotate_2_f64x8(joined_1));
        joined_1 = _mm512_max_pd(joined_1, rotate_1_f64x8(joined_1));
        f64x8 lowered0 = _mm512_set1_pd(joined[0]) * -0.25;
        f64x8 lowered1 = _mm512_set1_pd(joined_1[0]) * -0.25;

        /* The exponentials and their sums. */
        int64_t whole_1 = columns & -8;
        f64x8 total = {0};
        f64x8 total_1 = {0};
        f64x8 total_2 = {0};
        f64x8 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 64) {
            int64_t stop = min_index(start + 64, whole_1);
            f64x8 part = {0};
            f64x8 part_1 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f64x8 d = _mm512_fmadd_pd(_mm512_loadu_pd(x0 + i), _mm512_set1_pd(0.25), lowered0);
                f64x8 bounded = _mm512_min_pd(_mm512_set1_pd(710.0),
                    _mm512_max_pd(_mm512_set1_pd(-746.0), d * factor));
                f64x8 shifted = _mm512_fmadd_pd(bounded, _mm512_set1_pd(1.4426950408889634),
                    _mm512_set1_pd(4503599627372542.0));
                f64x8 power = shifted - 4503599627372542.0;
                f64x8 nearly = _mm512_fmadd_pd(power, _mm512_set1_pd(-0.69314718036912382),
                    bounded);
                f64x8 more = power * -1.9082149292705877e-10;
                f64x8 r = nearly + more;
                f64x8 lost = more - (r - nearly);
                f64x8 q = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r,
                    _mm512_set1_pd(2.5105401456993976e-08));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557326910269589e-07));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557254849863519e-06));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.4801587271871695e-05));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.00019841269875389421));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0013888888888905046));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0083333333333259017));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.041666666666666644));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.16666666666666671));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.5));
                f64x8 rest = _mm512_fmadd_pd(q, r * r, lost);
                f64x8 one = r + 1.0;
                f64x8 more_1 = r - (one - 1.0) + rest;
                f64x8 y_1 = one + more_1;
                f64x8 e = _mm512_scalef_pd(y_1, power);
                part += e;
                f64x8 d_1 = _mm512_fmadd_pd(_mm512_loadu_pd(x1 + i), _mm512_set1_pd(0.25),
                    lowered1);
                f64x8 bounded_1 = _mm512_min_pd(_mm512_set1_pd(710.0),
                    _mm512_max_pd(_mm512_set1_pd(-746.0), d_1 * factor));
                f64x8 shifted_1 = _mm512_fmadd_pd(bounded_1, _mm512_set1_pd(1.4426950408889634),
                    _mm512_set1_pd(4503599627372542.0));
                f64x8 power_1 = shifted_1 - 4503599627372542.0;
                f64x8 nearly_1 = _mm512_fmadd_pd(power_1, _mm512_set1_pd(-0.69314718036912382),
                    bounded_1);
                f64x8 more_2 = power_1 * -1.9082149292705877e-10;
                f64x8 r_1 = nearly_1 + more_2;
                f64x8 lost_1 = more_2 - (r_1 - nearly_1);
                f64x8 q_10 = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r_1,
                    _mm512_set1_pd(2.5105401456993976e-08));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557326910269589e-07));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557254849863519e-06));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.4801587271871695e-05));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.00019841269875389421));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0013888888888905046));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0083333333333259017));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.041666666666666644));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.16666666666666671));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.5));
                f64x8 rest_1 = _mm512_fmadd_pd(q_10, r_1 * r_1, lost_1);
                f64x8 one_1 = r_1 + 1.0;
                f64x8 more_3 = r_1 - (one_1 - 1.0) + rest_1;
                f64x8 y_2 = one_1 + more_3;
                f64x8 e_1 = _mm512_scalef_pd(y_2, power_1);
                _mm512_storeu_pd(y0 + i, e);
                _mm512_storeu_pd(y1 + i, e_1);
                part_1 += e_1;
            }
            f64x8 s = total + part;
            f64x8 other = s - total;
            f64x8 low = total - (s - other) + (part - other);
            total_1 += low;
            f64x8 s_1 = total_2 + part_1;
            f64x8 other_1 = s_1 - total_2;
            f64x8 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        if (whole_1 < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole_1);
            f64x8 d = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x0 + whole_1),
                _mm512_set1_pd(0.25), lowered0);
            f64x8 bounded = _mm512_min_pd(_mm512_set1_pd(710.0),
                _mm512_max_pd(_mm512_set1_pd(-746.0), d * factor));
            f64x8 shifted = _mm512_fmadd_pd(bounded, _mm512_set1_pd(1.4426950408889634),
                _mm512_set1_pd(4503599627372542.0));
            f64x8 power = shifted - 4503599627372542.0;
            f64x8 nearly = _mm512_fmadd_pd(power, _mm512_set1_pd(-0.69314718036912382), bounded);
            f64x8 more = power * -1.9082149292705877e-10;
            f64x8 r = nearly + more;
            f64x8 lost = more - (r - nearly);
            f64x8 q = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r,
                _mm512_set1_pd(2.5105401456993976e-08));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557326910269589e-07));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557254849863519e-06));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.4801587271871695e-05));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.00019841269875389421));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0013888888888905046));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0083333333333259017));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.041666666666666644));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.16666666666666671));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.5));
            f64x8 rest = _mm512_fmadd_pd(q, r * r, lost);
            f64x8 one = r + 1.0;
            f64x8 more_1 = r - (one - 1.0) + rest;
            f64x8 y_1 = one + more_1;
            f64x8 e = _mm512_scalef_pd(y_1, power);
            f64x8 t_23 = 0.0 + _mm512_mask_blend_pd(lanes, (f64x8){0}, e);
            f64x8 d_1 = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x1 + whole_1),
                _mm512_set1_pd(0.25), lowered1);
            f64x8 bounded_1 = _mm512_min_pd(_mm512_set1_pd(710.0),
                _mm512_max_pd(_mm512_set1_pd(-746.0), d_1 * factor));
            f64x8 shifted_1 = _mm512_fmadd_pd(bounded_1, _mm512_set1_pd(1.4426950408889634),
                _mm512_set1_pd(4503599627372542.0));
            f64x8 power_1 = shifted_1 - 4503599627372542.0;
            f64x8 nearly_1 = _mm512_fmadd_pd(power_1, _mm512_set1_pd(-0.69314718036912382),
                bounded_1);
            f64x8 more_2 = power_1 * -1.9082149292705877e-10;
            f64x8 r_1 = nearly_1 + more_2;
            f64x8 lost_1 = more_2 - (r_1 - nearly_1);
            f64x8 q_10 = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r_1,
                _mm512_set1_pd(2.5105401456993976e-08));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557326910269589e-07));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557254849863519e-06));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.4801587271871695e-05));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.00019841269875389421));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0013888888888905046));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0083333333333259017));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.041666666666666644));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.16666666666666671));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.5));
            f64x8 rest_1 = _mm512_fmadd_pd(q_10, r_1 * r_1, lost_1);
            f64x8 one_1 = r_1 + 1.0;
            f64x8 more_3 = r_1 - (one_1 - 1.0) + rest_1;
            f64x8 y_2 = one_1 + more_3;
            f64x8 e_1 = _mm512_scalef_pd(y_2, power_1);
            _mm512_mask_storeu_pd(y0 + whole_1, lanes, e);
            _mm512_mask_storeu_pd(y1 + whole_1, lanes, e_1);
            f64x8 t_33 = 0.0 + _mm512_mask_blend_pd(lanes, (f64x8){0}, e_1);
            f64x8 s = total + t_23;
            f64x8 other = s - total;
            f64x8 low = total - (s - other) + (t_23 - other);
            total_1 += low;
            f64x8 s_1 = total_2 + t_33;
            f64x8 other_1 = s_1 - total_2;
            f64x8 low_1 = total_2 - (s_1 - other_1) + (t_33 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        f64x8 joined_16 = total + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_1);
        joined_16 += rotate_4_f64x8(joined_16);
        joined_16 += rotate_2_f64x8(joined_16);
        joined_16 += rotate_1_f64x8(joined_16);
        f64x8 joined_20 = total_2
            + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_2),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_3);
        joined_20 += rotate_4_f64x8(joined_20);
        joined_20 += rotate_2_f64x8(joined_20);
        joined_20 += rotate_1_f64x8(joined_20);
        f64x8 inverse0 = _mm512_set1_pd(1.0 / joined_16[0]);
        f64x8 inverse1 = _mm512_set1_pd(1.0 / joined_20[0]);

        /* The results. */
        int64_t whole_2 = columns & -8;
        for (int64_t i = 0; i < whole_2; i += 8) {
            f64x8 v0 = _mm512_loadu_pd(y0 + i) * inverse0;
            f64x8 v1 = _mm512_loadu_pd(y1 + i) * inverse1;
            _mm512_storeu_pd(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_pd(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole_2);
            f64x8 v0 = _mm512_maskz_loadu_pd(lanes, y0 + whole_2) * inverse0;
            f64x8 v1 = _mm512_maskz_loadu_pd(lanes, y1 + whole_2) * inverse1;
            _mm512_mask_storeu_pd(y0 + whole_2, lanes, v0);
            _mm512_mask_storeu_pd(y1 + whole_2, lanes, v1);
        }
    }
}

/* tnk_log_softmax_f64__avx512_r2
 * log_softmax of rows.
 * from templates/log_softmax.lua, avx512: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 28 fma 20 add 6 mul 4 max 2 scale 2 ld; 4 fma 2 ld 2 st
 * vector registers: 10 of 32 */
void tnk_log_softmax_f64__avx512_r2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f64x8 factor = _mm512_set1_pd((double)param[0]) * 4.0;
    const double *x_1 = data[0];
    int64_t x_row = stride[0][0];
    double *y = data[1];
    int64_t y_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const double *x0 = x_1 + row * x_row;
        double *y0 = y + row * y_row;
        int64_t t_3 = min_index(row + 1, last);
        const double *x1 = x_1 + t_3 * x_row;
        double *y1 = y + t_3 * y_row;

        /* The maxima. */
        int64_t two = columns & -16;
        int64_t whole = columns & -8;
        f64x8 least = _mm512_set1_pd(-__builtin_inf());
        f64x8 least_1 = _mm512_set1_pd(-__builtin_inf());
        f64x8 least_2 = _mm512_set1_pd(-__builtin_inf());
        f64x8 least_3 = _mm512_set1_pd(-__builtin_inf());
        for (int64_t i = 0; i < two; i += 16) {
            least = _mm512_max_pd(_mm512_loadu_pd(x0 + i), least);
            least_1 = _mm512_max_pd(_mm512_loadu_pd(x1 + i), least_1);
            least_2 = _mm512_max_pd(_mm512_loadu_pd(x0 + i + 8), least_2);
            least_3 = _mm512_max_pd(_mm512_loadu_pd(x1 + i + 8), least_3);
        }
        f64x8 joined = _mm512_max_pd(least, least_2);
        f64x8 joined_1 = _mm512_max_pd(least_1, least_3);
        if (two < whole) {
            joined = _mm512_max_pd(_mm512_loadu_pd(x0 + two), joined);
            joined_1 = _mm512_max_pd(_mm512_loadu_pd(x1 + two), joined_1);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            joined = _mm512_max_pd(_mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()),
                _mm512_maskz_loadu_pd(lanes, x0 + whole)), joined);
            joined_1 = _mm512_max_pd(_mm512_mask_blend_pd(lanes, _mm512_set1_pd(-__builtin_inf()),
                _mm512_maskz_loadu_pd(lanes, x1 + whole)), joined_1);
        }
        joined = _mm512_max_pd(joined, rotate_4_f64x8(joined));
        joined = _mm512_max_pd(joined, rotate_2_f64x8(joined));
        joined = _mm512_max_pd(joined, rotate_1_f64x8(joined));
        joined_1 = _mm512_max_pd(joined_1, rotate_4_f64x8(joined_1));
        joined_1 = _mm512_max_pd(joined_1, rotate_2_f64x8(joined_1));
        joined_1 = _mm512_max_pd(joined_1, rotate_1_f64x8(joined_1));
        f64x8 lowered0 = _mm512_set1_pd(joined[0]) * -0.25;
        f64x8 lowered1 = _mm512_set1_pd(joined_1[0]) * -0.25;

        /* The sums of exponentials. */
        int64_t whole_1 = columns & -8;
        f64x8 total = {0};
        f64x8 total_1 = {0};
        f64x8 total_2 = {0};
        f64x8 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 64) {
            int64_t stop = min_index(start + 64, whole_1);
            f64x8 part = {0};
            f64x8 part_1 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f64x8 d = _mm512_fmadd_pd(_mm512_loadu_pd(x0 + i), _mm512_set1_pd(0.25), lowered0);
                f64x8 bounded = _mm512_min_pd(_mm512_set1_pd(710.0),
                    _mm512_max_pd(_mm512_set1_pd(-746.0), d * factor));
                f64x8 shifted = _mm512_fmadd_pd(bounded, _mm512_set1_pd(1.4426950408889634),
                    _mm512_set1_pd(4503599627372542.0));
                f64x8 power = shifted - 4503599627372542.0;
                f64x8 nearly = _mm512_fmadd_pd(power, _mm512_set1_pd(-0.69314718036912382),
                    bounded);
                f64x8 more = power * -1.9082149292705877e-10;
                f64x8 r = nearly + more;
                f64x8 lost = more - (r - nearly);
                f64x8 q = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r,
                    _mm512_set1_pd(2.5105401456993976e-08));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557326910269589e-07));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557254849863519e-06));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.4801587271871695e-05));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.00019841269875389421));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0013888888888905046));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0083333333333259017));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.041666666666666644));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.16666666666666671));
                q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.5));
                f64x8 rest = _mm512_fmadd_pd(q, r * r, lost);
                f64x8 one = r + 1.0;
                f64x8 more_1 = r - (one - 1.0) + rest;
                f64x8 y_1 = one + more_1;
                f64x8 e = _mm512_scalef_pd(y_1, power);
                __builtin_prefetch(y0 + i, 1, 3);
                part += e;
                f64x8 d_1 = _mm512_fmadd_pd(_mm512_loadu_pd(x1 + i), _mm512_set1_pd(0.25),
                    lowered1);
                f64x8 bounded_1 = _mm512_min_pd(_mm512_set1_pd(710.0),
                    _mm512_max_pd(_mm512_set1_pd(-746.0), d_1 * factor));
                f64x8 shifted_1 = _mm512_fmadd_pd(bounded_1, _mm512_set1_pd(1.4426950408889634),
                    _mm512_set1_pd(4503599627372542.0));
                f64x8 power_1 = shifted_1 - 4503599627372542.0;
                f64x8 nearly_1 = _mm512_fmadd_pd(power_1, _mm512_set1_pd(-0.69314718036912382),
                    bounded_1);
                f64x8 more_2 = power_1 * -1.9082149292705877e-10;
                f64x8 r_1 = nearly_1 + more_2;
                f64x8 lost_1 = more_2 - (r_1 - nearly_1);
                f64x8 q_10 = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r_1,
                    _mm512_set1_pd(2.5105401456993976e-08));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557326910269589e-07));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557254849863519e-06));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.4801587271871695e-05));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.00019841269875389421));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0013888888888905046));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0083333333333259017));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.041666666666666644));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.16666666666666671));
                q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.5));
                f64x8 rest_1 = _mm512_fmadd_pd(q_10, r_1 * r_1, lost_1);
                f64x8 one_1 = r_1 + 1.0;
                f64x8 more_3 = r_1 - (one_1 - 1.0) + rest_1;
                f64x8 y_2 = one_1 + more_3;
                f64x8 e_1 = _mm512_scalef_pd(y_2, power_1);
                __builtin_prefetch(y1 + i, 1, 3);
                part_1 += e_1;
            }
            f64x8 s = total + part;
            f64x8 other = s - total;
            f64x8 low = total - (s - other) + (part - other);
            total_1 += low;
            f64x8 s_1 = total_2 + part_1;
            f64x8 other_1 = s_1 - total_2;
            f64x8 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        if (whole_1 < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole_1);
            f64x8 d = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x0 + whole_1),
                _mm512_set1_pd(0.25), lowered0);
            f64x8 bounded = _mm512_min_pd(_mm512_set1_pd(710.0),
                _mm512_max_pd(_mm512_set1_pd(-746.0), d * factor));
            f64x8 shifted = _mm512_fmadd_pd(bounded, _mm512_set1_pd(1.4426950408889634),
                _mm512_set1_pd(4503599627372542.0));
            f64x8 power = shifted - 4503599627372542.0;
            f64x8 nearly = _mm512_fmadd_pd(power, _mm512_set1_pd(-0.69314718036912382), bounded);
            f64x8 more = power * -1.9082149292705877e-10;
            f64x8 r = nearly + more;
            f64x8 lost = more - (r - nearly);
            f64x8 q = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r,
                _mm512_set1_pd(2.5105401456993976e-08));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557326910269589e-07));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.7557254849863519e-06));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(2.4801587271871695e-05));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.00019841269875389421));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0013888888888905046));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.0083333333333259017));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.041666666666666644));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.16666666666666671));
            q = _mm512_fmadd_pd(q, r, _mm512_set1_pd(0.5));
            f64x8 rest = _mm512_fmadd_pd(q, r * r, lost);
            f64x8 one = r + 1.0;
            f64x8 more_1 = r - (one - 1.0) + rest;
            f64x8 y_1 = one + more_1;
            f64x8 e = _mm512_scalef_pd(y_1, power);
            f64x8 t_23 = 0.0 + _mm512_mask_blend_pd(lanes, (f64x8){0}, e);
            f64x8 d_1 = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x1 + whole_1),
                _mm512_set1_pd(0.25), lowered1);
            f64x8 bounded_1 = _mm512_min_pd(_mm512_set1_pd(710.0),
                _mm512_max_pd(_mm512_set1_pd(-746.0), d_1 * factor));
            f64x8 shifted_1 = _mm512_fmadd_pd(bounded_1, _mm512_set1_pd(1.4426950408889634),
                _mm512_set1_pd(4503599627372542.0));
            f64x8 power_1 = shifted_1 - 4503599627372542.0;
            f64x8 nearly_1 = _mm512_fmadd_pd(power_1, _mm512_set1_pd(-0.69314718036912382),
                bounded_1);
            f64x8 more_2 = power_1 * -1.9082149292705877e-10;
            f64x8 r_1 = nearly_1 + more_2;
            f64x8 lost_1 = more_2 - (r_1 - nearly_1);
            f64x8 q_10 = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r_1,
                _mm512_set1_pd(2.5105401456993976e-08));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557326910269589e-07));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.7557254849863519e-06));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(2.4801587271871695e-05));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.00019841269875389421));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0013888888888905046));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.0083333333333259017));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.041666666666666644));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.16666666666666671));
            q_10 = _mm512_fmadd_pd(q_10, r_1, _mm512_set1_pd(0.5));
            f64x8 rest_1 = _mm512_fmadd_pd(q_10, r_1 * r_1, lost_1);
            f64x8 one_1 = r_1 + 1.0;
            f64x8 more_3 = r_1 - (one_1 - 1.0) + rest_1;
            f64x8 y_2 = one_1 + more_3;
            f64x8 e_1 = _mm512_scalef_pd(y_2, power_1);
            f64x8 t_31 = 0.0 + _mm512_mask_blend_pd(lanes, (f64x8){0}, e_1);
            f64x8 s = total + t_23;
            f64x8 other = s - total;
            f64x8 low = total - (s - other) + (t_23 - other);
            total_1 += low;
            f64x8 s_1 = total_2 + t_31;
            f64x8 other_1 = s_1 - total_2;
            f64x8 low_1 = total_2 - (s_1 - other_1) + (t_31 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        f64x8 joined_16 = total + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_1);
        joined_16 += rotate_4_f64x8(joined_16);
        joined_16 += rotate_2_f64x8(joined_16);
        joined_16 += rotate_1_f64x8(joined_16);
        f64x8 joined_20 = total_2
            + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_2),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_3);
        joined_20 += rotate_4_f64x8(joined_20);
        joined_20 += rotate_2_f64x8(joined_20);
        joined_20 += rotate_1_f64x8(joined_20);
        f64x8 t_28 = _mm512_set1_pd(joined_16[0]);
        u64x8 t_29 = (u64x8)t_28;
        u64x8 n_1 = (t_29 + 2638147582215219ull) >> 52ull;
        f64x8 t_34 = (f64x8)(t_29 - (n_1 << 52ull) + 4607182418800017408ull);
        f64x8 power = (f64x8)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
        f64x8 f = t_34 - 1.0;
        f64x8 s = f / (f + 2.0);
        f64x8 z = s * s;
        f64x8 half_square = f * f * 0.5;
        f64x8 q = _mm512_fmadd_pd(_mm512_set1_pd(0.14616639772177434), z,
            _mm512_set1_pd(0.1533170842365717));
        q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.18182889402939709));
        q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.2222221113408715));
        q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.28571428625939216));
        q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.39999999999899827));
        q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.66666666666666696));
        f64x8 p = q * z + half_square;
        f64x8 rest = _mm512_fmadd_pd(s, p, power * 1.9082149292705877e-10);
        f64x8 away = half_square - rest;
        f64x8 y_1 = _mm512_fmadd_pd(power, _mm512_set1_pd(0.69314718036912382), f - away);
        f64x8 shift0 = -(y_1 + (t_28 - t_28));
        f64x8 t_44 = _mm512_set1_pd(joined_20[0]);
        u64x8 t_45 = (u64x8)t_44;
        u64x8 n_2 = (t_45 + 2638147582215219ull) >> 52ull;
        f64x8 t_50 = (f64x8)(t_45 - (n_2 << 52ull) + 4607182418800017408ull);
        f64x8 power_1 = (f64x8)(n_2 | 4841369599423283200ull) - 4503599627371519.0;
        f64x8 f_1 = t_50 - 1.0;
        f64x8 s_1 = f_1 / (f_1 + 2.0);
        f64x8 z_1 = s_1 * s_1;
        f64x8 half_square_1 = f_1 * f_1 * 0.5;
        f64x8 q_6 = _mm512_fmadd_pd(_mm512_set1_pd(0.14616639772177434), z_1,
            _mm512_set1_pd(0.1533170842365717));
        q_6 = _mm512_fmadd_pd(q_6, z_1, _mm512_set1_pd(0.18182889402939709));
        q_6 = _mm512_fmadd_pd(q_6, z_1, _mm512_set1_pd(0.2222221113408715));
        q_6 = _mm512_fmadd_pd(q_6, z_1, _mm512_set1_pd(0.28571428625939216));
        q_6 = _mm512_fmadd_pd(q_6, z_1, _mm512_set1_pd(0.39999999999899827));
        q_6 = _mm512_fmadd_pd(q_6, z_1, _mm512_set1_pd(0.66666666666666696));
        f64x8 p_1 = q_6 * z_1 + half_square_1;
        f64x8 rest_1 = _mm512_fmadd_pd(s_1, p_1, power_1 * 1.9082149292705877e-10);
        f64x8 away_1 = half_square_1 - rest_1;
        f64x8 y_2 = _mm512_fmadd_pd(power_1, _mm512_set1_pd(0.69314718036912382), f_1 - away_1);
        f64x8 shift1 = -(y_2 + (t_44 - t_44));

        /* The results. */
        int64_t whole_2 = columns & -8;
        for (int64_t i = 0; i < whole_2; i += 8) {
            f64x8 d = _mm512_fmadd_pd(_mm512_loadu_pd(x0 + i), _mm512_set1_pd(0.25), lowered0);
            f64x8 v0 = _mm512_fmadd_pd(d, factor, shift0);
            f64x8 d_1 = _mm512_fmadd_pd(_mm512_loadu_pd(x1 + i), _mm512_set1_pd(0.25), lowered1);
            f64x8 v1 = _mm512_fmadd_pd(d_1, factor, shift1);
            _mm512_storeu_pd(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_pd(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole_2);
            f64x8 d = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x0 + whole_2),
                _mm512_set1_pd(0.25), lowered0);
            f64x8 v0 = _mm512_fmadd_pd(d, factor, shift0);
            f64x8 d_1 = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x1 + whole_2),
                _mm512_set1_pd(0.25), lowered1);
            f64x8 v1 = _mm512_fmadd_pd(d_1, factor, shift1);
            _mm512_mask_storeu_pd(y0 + whole_2, lanes, v0);
            _mm512_mask_storeu_pd(y1 + whole_2, lanes, v1);
        }
    }
}

/* tnk_layer_norm_f64__avx512_r2
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx512: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st
 * vector registers: 12 of 32 */
void tnk_layer_norm_f64__avx512_r2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    double eps = (double)param[0];
    double share = 1.0 / (double)n[1];
    int64_t count = min_index(n[1], 8);
    double part = 1.0 / (double)count;
    const double *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const double *scale = data[1];
    const double *bias = data[2];
    double *y = data[3];
    int64_t y_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const double *x0 = x_1 + row * x_row;
        double *y0 = y + row * y_row;
        int64_t t_6 = min_index(row + 1, last);
        const double *x1 = x_1 + t_6 * x_row;
        double *y1 = y + t_6 * y_row;
        double t_7 = _mm512_set1_pd(1.0)[0];
        double t_8 = _mm512_set1_pd(__builtin_inf())[0];
        double t_9 = _mm512_set1_pd(1.0)[0];
        double t_10 = _mm512_set1_pd(__builtin_inf())[0];
        double t_11 = t_7;
        double t_12 = t_7;
        double t_13 = t_8;
        double t_14 = t_8;
        double t_15 = t_9;
        double t_16 = t_9;
        double t_17 = t_10;
        double t_18 = t_10;
        for (int64_t try = 0; try < 3; try++) {
            double t_23 = t_13;
            double t_24 = t_14;
            double t_27 = t_17;
            double t_28 = t_18;
            if (!(t_14 < __builtin_inf() && (t_13
                * t_13) <= t_14 && (t_18 < __builtin_inf() && (t_17 * t_17) <= t_18))) {
                int known = t_24 < __builtin_inf();
                t_11 = (known || try < 1) ? t_11 : 2.4099198651028841e-181;
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, count);
                f64x8 t_33 = _mm512_maskz_loadu_pd(lanes, x0) * _mm512_set1_pd(t_11);
                f64x8 joined = t_33 + rotate_4_f64x8(t_33);
                joined += rotate_2_f64x8(joined);
                joined += rotate_1_f64x8(joined);
                t_12 = known ? (t_24 < __builtin_inf() && (t_23 * t_23) <= t_24 ? t_12 : t_12
                    + t_23) : joined[0] * part;
                int known_1 = t_28 < __builtin_inf();
                t_15 = (known_1 || try < 1) ? t_15 : 2.4099198651028841e-181;
                __mmask8 lanes_1 = (__mmask8)_bzhi_u64(~0ull, count);
                f64x8 t_43 = _mm512_maskz_loadu_pd(lanes_1, x1) * _mm512_set1_pd(t_15);
                f64x8 joined_3 = t_43 + rotate_4_f64x8(t_43);
                joined_3 += rotate_2_f64x8(joined_3);
                joined_3 += rotate_1_f64x8(joined_3);
                t_16 = known_1 ? (t_28 < __builtin_inf() && (t_27 * t_27) <= t_28 ? t_16 : t_16
                    + t_27) : joined_3[0] * part;
                f64x8 t_49 = _mm512_set1_pd(t_11);
                f64x8 lowered0 = _mm512_set1_pd(-t_12);
                f64x8 t_51 = _mm512_set1_pd(t_15);
                f64x8 lowered1 = _mm512_set1_pd(-t_16);
                int64_t whole = columns & -8;
                f64x8 total = {0};
                f64x8 total_1 = {0};
                f64x8 total_2 = {0};
                f64x8 total_3 = {0};
                f64x8 total_4 = {0};
                f64x8 total_5 = {0};
                f64x8 total_6 = {0};
                f64x8 total_7 = {0};
                for (int64_t start = 0; start < whole; start += 64) {
                    int64_t stop = min_index(start + 64, whole);
                    f64x8 part_1 = {0};
                    f64x8 part_2 = {0};
                    f64x8 part_3 = {0};
                    f64x8 part_4 = {0};
                    for (int64_t i = start; i < stop; i += 8) {
                        f64x8 d = _mm512_fmadd_pd(_mm512_loadu_pd(x0 + i), t_49, lowered0);
                        __builtin_prefetch(y0 + i, 1, 3);
                        part_1 += d;
                        part_2 = _mm512_fmadd_pd(d, d, part_2);
                        f64x8 d_1 = _mm512_fmadd_pd(_mm512_loadu_pd(x1 + i), t_51, lowered1);
                        __builtin_prefetch(y1 + i, 1, 3);
                        part_3 += d_1;
                        part_4 = _mm512_fmadd_pd(d_1, d_1, part_4);
                    }
                    f64x8 s = total + part_1;
                    f64x8 other = s - total;
                    f64x8 low = total - (s - other) + (part_1 - other);
                    total_1 += low;
                    f64x8 s_1 = total_2 + part_2;
                    f64x8 other_1 = s_1 - total_2;
                    f64x8 low_1 = total_2 - (s_1 - other_1) + (part_2 - other_1);
                    total_3 += low_1;
                    f64x8 s_2 = total_4 + part_3;
                    f64x8 other_2 = s_2 - total_4;
                    f64x8 low_2 = total_4 - (s_2 - other_2) + (part_3 - other_2);
                    total_5 += low_2;
                    f64x8 s_3 = total_6 + part_4;
                    f64x8 other_3 = s_3 - total_6;
                    f64x8 low_3 = total_6 - (s_3 - other_3) + (part_4 - other_3);
                    total_7 += low_3;
                    total = s;
                    total_2 = s_1;
                    total_4 = s_2;
                    total_6 = s_3;
                }
                if (whole < columns) {
                    __mmask8 lanes_2 = (__mmask8)_bzhi_u64(~0ull, columns - whole);
                    f64x8 d = _mm512_mask_blend_pd(lanes_2, (f64x8){0},
                        _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes_2, x0 + whole), t_49,
                        lowered0));
                    f64x8 t_54 = 0.0 + d;
                    f64x8 t_55 = _mm512_fmadd_pd(d, d, (f64x8){0});
                    f64x8 d_1 = _mm512_mask_blend_pd(lanes_2, (f64x8){0},
                        _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes_2, x1 + whole), t_51,
                        lowered1));
                    f64x8 t_57 = 0.0 + d_1;
                    f64x8 t_58 = _mm512_fmadd_pd(d_1, d_1, (f64x8){0});
                    f64x8 s = total + t_54;
                    f64x8 other = s - total;
                    f64x8 low = total - (s - other) + (t_54 - other);
                    total_1 += low;
                    f64x8 s_1 = total_2 + t_55;
                    f64x8 other_1 = s_1 - total_2;
                    f64x8 low_1 = total_2 - (s_1 - other_1) + (t_55 - other_1);
                    total_3 += low_1;
                    f64x8 s_2 = total_4 + t_57;
                    f64x8 other_2 = s_2 - total_4;
                    f64x8 low_2 = total_4 - (s_2 - other_2) + (t_57 - other_2);
                    total_5 += low_2;
                    f64x8 s_3 = total_6 + t_58;
                    f64x8 other_3 = s_3 - total_6;
                    f64x8 low_3 = total_6 - (s_3 - other_3) + (t_58 - other_3);
                    total_7 += low_3;
                    total = s;
                    total_2 = s_1;
                    total_4 = s_2;
                    total_6 = s_3;
                }
                f64x8 joined_6 = total
                    + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total),
                    _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_1);
                joined_6 += rotate_4_f64x8(joined_6);
                joined_6 += rotate_2_f64x8(joined_6);
                joined_6 += rotate_1_f64x8(joined_6);
                f64x8 joined_10 = total_2
                    + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_2),
                    _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_3);
                joined_10 += rotate_4_f64x8(joined_10);
                joined_10 += rotate_2_f64x8(joined_10);
                joined_10 += rotate_1_f64x8(joined_10);
                f64x8 joined_14 = total_4
                    + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_4),
                    _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_5);
                joined_14 += rotate_4_f64x8(joined_14);
                joined_14 += rotate_2_f64x8(joined_14);
                joined_14 += rotate_1_f64x8(joined_14);
                f64x8 joined_18 = total_6
                    + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_6),
                    _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_7);
                joined_18 += rotate_4_f64x8(joined_18);
                joined_18 += rotate_2_f64x8(joined_18);
                joined_18 += rotate_1_f64x8(joined_18);
                t_23 = joined_6[0] * share;
                double t_79 = joined_10[0] * share - t_23 * t_23;
                t_24 = max_f64(0.0, t_79);
                t_27 = joined_14[0] * share;
                double t_82 = joined_18[0] * share - t_27 * t_27;
                t_28 = max_f64(0.0, t_82);
            }
            t_13 = t_23;
            t_14 = t_24;
            t_17 = t_27;
            t_18 = t_28;
        }
        double high0 = t_12 + t_13;
        double t_32 = eps * t_11 * t_11 + (1.0 - t_11) * 9.3326361850321888e-302;
        double inverse0 = 1.0 / __builtin_sqrt(t_14 + t_32);
        f64x8 t_35 = _mm512_set1_pd(t_11);
        f64x8 lowered0 = _mm512_set1_pd(-high0);
        f64x8 factor0 = _mm512_set1_pd(inverse0);
        f64x8 shift0 = _mm512_set1_pd(-((high0 - high0) * inverse0));
        double high1 = t_16 + t_17;
        double t_44 = eps * t_15 * t_15 + (1.0 - t_15) * 9.3326361850321888e-302;
        double inverse1 = 1.0 / __builtin_sqrt(t_18 + t_44);
        f64x8 t_47 = _mm512_set1_pd(t_15);
        f64x8 lowered1 = _mm512_set1_pd(-high1);
        f64x8 factor1 = _mm512_set1_pd(inverse1);
        f64x8 shift1 = _mm512_set1_pd(-((high1 - high1) * inverse1));

        /* The results. */
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f64x8 s = _mm512_loadu_pd(scale + i);
            f64x8 b = _mm512_loadu_pd(bias + i);
            f64x8 t_53 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_loadu_pd(x0 + i), t_35, lowered0),
                factor0, shift0);
            f64x8 v0 = _mm512_fmadd_pd(t_53, s, b);
            f64x8 t_55 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_loadu_pd(x1 + i), t_47, lowered1),
                factor1, shift1);
            f64x8 v1 = _mm512_fmadd_pd(t_55, s, b);
            _mm512_storeu_pd(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_pd(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 s = _mm512_maskz_loadu_pd(lanes, scale + whole);
            f64x8 b = _mm512_maskz_loadu_pd(lanes, bias + whole);
            f64x8 t_53 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x0 + whole),
                t_35, lowered0), factor0, shift0);
            f64x8 v0 = _mm512_fmadd_pd(t_53, s, b);
            f64x8 t_55 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x1 + whole),
                t_47, lowered1), factor1, shift1);
            f64x8 v1 = _mm512_fmadd_pd(t_55, s, b);
            _mm512_mask_storeu_pd(y0 + whole, lanes, v0);
            _mm512_mask_storeu_pd(y1 + whole, lanes, v1);
        }
    }
}

/* tnk_rms_norm_f64__avx512_r2
 * rms_norm of rows.
 * from templates/rms_norm.lua, avx512: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 2 fma 2 mul 2 ld; 6 mul 3 ld 2 st
 * vector registers: 7 of 32 */
void tnk_rms_norm_f64__avx512_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    double eps = (double)param[0];
    const double *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const double *scale = data[1];
    double *y = data[2];
    int64_t y_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t last = rows - 1;
    int64_t far = max_index(2 * x_row, 1024);
    for (int64_t row = 0; row < rows; row += 2) {
        const double *x0 = x_1 + row * x_row;
        double *y0 = y + row * y_row;
        int64_t t_1 = min_index(row + 1, last);
        const double *x1 = x_1 + t_1 * x_row;
        double *y1 = y + t_1 * y_row;
        double count = (double)columns;
        double t_6 = _mm512_set1_pd(1.0)[0];
        double t_7 = _mm512_set1_pd(1.0)[0];
        double t_8 = _mm512_set1_pd(__builtin_inf())[0];
        double t_9 = _mm512_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_12 = t_8;
            double t_13 = t_9;
            if (!(t_8 < __builtin_inf() && t_9 < __builtin_inf())) {
                t_6 = (t_12 < __builtin_inf() || try < 1) ? t_6 : 2.4099198651028841e-181;
                f64x8 t_14 = _mm512_set1_pd(t_6);
                t_7 = (t_13 < __builtin_inf() || try < 1) ? t_7 : 2.4099198651028841e-181;
                f64x8 t_15 = _mm512_set1_pd(t_7);

                /* The squares. */
                int64_t whole = columns & -8;
                f64x8 total = {0};
                f64x8 total_1 = {0};
                f64x8 total_2 = {0};
                f64x8 total_3 = {0};
                for (int64_t start = 0; start < whole; start += 64) {
                    int64_t stop = min_index(start + 64, whole);
                    f64x8 part = {0};
                    f64x8 part_1 = {0};
                    for (int64_t i = start; i < stop; i += 8) {
                        __builtin_prefetch(y0 + i, 1, 3);
                        f64x8 v = _mm512_loadu_pd(x0 + i) * t_14;
                        part = _mm512_fmadd_pd(v, v, part);
                        __builtin_prefetch(y1 + i, 1, 3);
                        f64x8 v_1 = _mm512_loadu_pd(x1 + i) * t_15;
                        part_1 = _mm512_fmadd_pd(v_1, v_1, part_1);
                    }
                    f64x8 s = total + part;
                    f64x8 other = s - total;
                    f64x8 low = total - (s - other) + (part - other);
                    total_1 += low;
                    f64x8 s_1 = total_2 + part_1;
                    f64x8 other_1 = s_1 - total_2;
                    f64x8 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
                    total_3 += low_1;
                    total = s;
                    total_2 = s_1;
                }
                if (whole < columns) {
                    __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
                    f64x8 v = _mm512_maskz_loadu_pd(lanes, x0 + whole) * t_14;
                    f64x8 t_17 = _mm512_fmadd_pd(v, v, (f64x8){0});
                    f64x8 v_1 = _mm512_maskz_loadu_pd(lanes, x1 + whole) * t_15;
                    f64x8 t_18 = _mm512_fmadd_pd(v_1, v_1, (f64x8){0});
                    f64x8 s = total + t_17;
                    f64x8 other = s - total;
                    f64x8 low = total - (s - other) + (t_17 - other);
                    total_1 += low;
                    f64x8 s_1 = total_2 + t_18;
                    f64x8 other_1 = s_1 - total_2;
                    f64x8 low_1 = total_2 - (s_1 - other_1) + (t_18 - other_1);
                    total_3 += low_1;
                    total = s;
                    total_2 = s_1;
                }
                f64x8 joined = total
                    + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total),
                    _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_1);
                joined += rotate_4_f64x8(joined);
                joined += rotate_2_f64x8(joined);
                joined += rotate_1_f64x8(joined);
                f64x8 joined_4 = total_2
                    + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_2),
                    _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_3);
                joined_4 += rotate_4_f64x8(joined_4);
                joined_4 += rotate_2_f64x8(joined_4);
                joined_4 += rotate_1_f64x8(joined_4);
                t_12 = joined[0] / count;
                t_13 = joined_4[0] / count;
            }
            t_8 = t_12;
            t_9 = t_13;
        }
        double t_18 = eps * t_6 * t_6 + (1.0 - t_6) * 9.3326361850321888e-302;
        f64x8 first0 = _mm512_set1_pd(1.0 / __builtin_sqrt(t_8 + t_18));
        f64x8 second0 = _mm512_set1_pd(t_6);
        double t_26 = eps * t_7 * t_7 + (1.0 - t_7) * 9.3326361850321888e-302;
        f64x8 first1 = _mm512_set1_pd(1.0 / __builtin_sqrt(t_9 + t_26));
        f64x8 second1 = _mm512_set1_pd(t_7);

        /* The results. */
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f64x8 s = _mm512_loadu_pd(scale + i);
            f64x8 v0 = _mm512_loadu_pd(x0 + i) * first0 * second0 * s;
            f64x8 v1 = _mm512_loadu_pd(x1 + i) * first1 * second1 * s;
            _mm512_storeu_pd(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            _mm512_storeu_pd(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 s = _mm512_maskz_loadu_pd(lanes, scale + whole);
            f64x8 v0 = _mm512_maskz_loadu_pd(lanes, x0 + whole) * first0 * second0 * s;
            f64x8 v1 = _mm512_maskz_loadu_pd(lanes, x1 + whole) * first1 * second1 * s;
            _mm512_mask_storeu_pd(y0 + whole, lanes, v0);
            _mm512_mask_storeu_pd(y1 + whole, lanes, v1);
        }
    }
}
