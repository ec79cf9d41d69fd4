/* norm_avx512.c: kernels of gen/manifest/norm.lua for avx512. Generated: do not edit. */
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

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

/* tnk_softmax_f32__avx512_u2
 * softmax of rows.
 * from templates/softmax.lua, avx512: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2
 *   ld 2 st; 2 mul 2 ld 2 st; 1 mul 1 ld 1 st
 * vector registers: 13 of 32 */
void tnk_softmax_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f32x16 factor = _mm512_set1_ps(param[0]) * 4.0f;
    f32x16 t_1 = factor * factor;
    f32x16 log2_e = factor * 1.44269504f;
    f32x16 ln2 = -0.693147181f / factor;
    f32x16 second = t_1 * 0.500016844f;
    f32x16 third = t_1 * factor * 0.16667054f;
    const float *x_1 = data[0];
    float *y = data[1];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const float *x_2 = x_1 + row * x_row;
        float *y_1 = y + row * y_row;

        /* The maximum. */
        int64_t four = columns & -64;
        int64_t whole = columns & -16;
        f32x16 least = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_1 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_2 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_3 = _mm512_set1_ps(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 64) {
            least = _mm512_max_ps(_mm512_loadu_ps(x_2 + i), least);
            least_1 = _mm512_max_ps(_mm512_loadu_ps(x_2 + i + 16), least_1);
            least_2 = _mm512_max_ps(_mm512_loadu_ps(x_2 + i + 32), least_2);
            least_3 = _mm512_max_ps(_mm512_loadu_ps(x_2 + i + 48), least_3);
        }
        f32x16 joined = _mm512_max_ps(least, least_2);
        f32x16 joined_1 = _mm512_max_ps(least_1, least_3);
        joined = _mm512_max_ps(joined, joined_1);
        for (int64_t i = four; i < whole; i += 16) {
            joined = _mm512_max_ps(_mm512_loadu_ps(x_2 + i), joined);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            joined = _mm512_max_ps(_mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()),
                _mm512_maskz_loadu_ps(lanes, x_2 + whole)), joined);
        }
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5,
            6, 7));
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1,
            2, 3));
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
            0, 1));
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
            15, 0));
        f32x16 lowered = _mm512_set1_ps(joined[0]) * -0.25f;

        /* The exponentials and their sum. */
        int64_t whole_1 = columns & -32;
        f64x8 total0 = {0};
        for (int64_t start = 0; start < whole_1; start += 512) {
            int64_t stop = min_index(start + 512, whole_1);
            f32x16 part0 = {0};
            f32x16 part1 = {0};
            for (int64_t i = start; i < stop; i += 32) {
                f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), _mm512_set1_ps(0.25f),
                    lowered);
                f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 r = _mm512_fmadd_ps(power, ln2, d);
                f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
                f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                    (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f,
                    1.24185781f, 1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f,
                    1.61049033f, 1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
                f32x16 y_2 = _mm512_fmadd_ps(root * r, q, root);
                f32x16 t_18 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                    (__m512i)_mm512_set1_epi32(1082130432)), power);
                _mm512_storeu_ps(y_1 + i, t_18);
                f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 16), _mm512_set1_ps(0.25f),
                    lowered);
                f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power_1 = shifted_1 - 524542.0f;
                f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
                f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
                f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1,
                    (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f,
                    1.24185781f, 1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f,
                    1.61049033f, 1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
                f32x16 y_3 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
                f32x16 t_26 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_3,
                    (__m512i)_mm512_set1_epi32(1082130432)), power_1);
                _mm512_storeu_ps(y_1 + i + 16, t_26);
                part0 += t_18;
                part1 += t_26;
            }
            f32x16 joined_11 = part0 + part1;
            f32x8 sums = __builtin_shufflevector(joined_11, joined_11, 0, 1, 2, 3, 4, 5, 6, 7)
                + __builtin_shufflevector(joined_11, joined_11, 8, 9, 10, 11, 12, 13, 14, 15);
            total0 += _mm512_cvtps_pd((__m256)sums);
        }
        if (whole_1 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_1);
            f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x_2 + whole_1),
                _mm512_set1_ps(0.25f), lowered);
            f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 r = _mm512_fmadd_ps(power, ln2, d);
            f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_2 = _mm512_fmadd_ps(root * r, q, root);
            f32x16 t_17 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_mask_storeu_ps(y_1 + whole_1, lanes, t_17);
            __mmask16 lanes_1 = (__mmask16)(_bzhi_u64(~0ull, columns - whole_1) >> 16);
            f32x16 d_1 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_1, x_2 + whole_1 + 16),
                _mm512_set1_ps(0.25f), lowered);
            f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power_1 = shifted_1 - 524542.0f;
            f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
            f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
            f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_3 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
            f32x16 t_26 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_3,
                (__m512i)_mm512_set1_epi32(1082130432)), power_1);
            _mm512_mask_storeu_ps(y_1 + whole_1 + 16, lanes_1, t_26);
            f32x16 joined_11 = _mm512_mask_blend_ps(lanes, (f32x16){0}, t_17)
                + _mm512_mask_blend_ps(lanes_1, (f32x16){0}, t_26);
            f32x8 sums = __builtin_shufflevector(joined_11, joined_11, 0, 1, 2, 3, 4, 5, 6, 7)
                + __builtin_shufflevector(joined_11, joined_11, 8, 9, 10, 11, 12, 13, 14, 15);
            total0 += _mm512_cvtps_pd((__m256)sums);
        }
        f64x8 joined_11 = total0 + __builtin_shufflevector(total0, total0, 4, 5, 6, 7, 0, 1, 2, 3);
        joined_11 += __builtin_shufflevector(joined_11, joined_11, 2, 3, 4, 5, 6, 7, 0, 1);
        joined_11 += __builtin_shufflevector(joined_11, joined_11, 1, 2, 3, 4, 5, 6, 7, 0);
        f32x16 inverse = _mm512_set1_ps((float)(1.0 / joined_11[0]));

        /* The result. */
        int64_t whole_2 = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            _mm512_storeu_ps(y_1 + i, _mm512_loadu_ps(y_1 + i) * inverse);
            _mm512_storeu_ps(y_1 + i + 16, _mm512_loadu_ps(y_1 + i + 16) * inverse);
        }
        for (int64_t i = unrolled; i < whole_2; i += 16) {
            _mm512_storeu_ps(y_1 + i, _mm512_loadu_ps(y_1 + i) * inverse);
        }
        if (whole_2 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_2);
            _mm512_mask_storeu_ps(y_1 + whole_2, lanes,
                _mm512_maskz_loadu_ps(lanes, y_1 + whole_2) * inverse);
        }
    }
}

/* tnk_log_softmax_f32__avx512_u2
 * log_softmax of rows.
 * from templates/log_softmax.lua, avx512: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 12 fma 4 add 2 mul 2 max 2 scale 2 shuffle 2
 *   ld; 4 fma 2 ld 2 st; 2 fma 1 ld 1 st
 * vector registers: 13 of 32 */
void tnk_log_softmax_f32__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f32x16 factor = _mm512_set1_ps(param[0]) * 4.0f;
    f32x16 t_1 = factor * factor;
    f32x16 log2_e = factor * 1.44269504f;
    f32x16 ln2 = -0.693147181f / factor;
    f32x16 second = t_1 * 0.500016844f;
    f32x16 third = t_1 * factor * 0.16667054f;
    const float *x_1 = data[0];
    float *y = data[1];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const float *x_2 = x_1 + row * x_row;
        float *y_1 = y + row * y_row;

        /* The maximum. */
        int64_t four = columns & -64;
        int64_t whole = columns & -16;
        f32x16 least = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_1 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_2 = _mm512_set1_ps(-__builtin_inff());
        f32x16 least_3 = _mm512_set1_ps(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 64) {
            least = _mm512_max_ps(_mm512_loadu_ps(x_2 + i), least);
            least_1 = _mm512_max_ps(_mm512_loadu_ps(x_2 + i + 16), least_1);
            least_2 = _mm512_max_ps(_mm512_loadu_ps(x_2 + i + 32), least_2);
            least_3 = _mm512_max_ps(_mm512_loadu_ps(x_2 + i + 48), least_3);
        }
        f32x16 joined = _mm512_max_ps(least, least_2);
        f32x16 joined_1 = _mm512_max_ps(least_1, least_3);
        joined = _mm512_max_ps(joined, joined_1);
        for (int64_t i = four; i < whole; i += 16) {
            joined = _mm512_max_ps(_mm512_loadu_ps(x_2 + i), joined);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            joined = _mm512_max_ps(_mm512_mask_blend_ps(lanes, _mm512_set1_ps(-__builtin_inff()),
                _mm512_maskz_loadu_ps(lanes, x_2 + whole)), joined);
        }
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5,
            6, 7));
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1,
            2, 3));
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
            0, 1));
        joined = _mm512_max_ps(joined,
            __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
            15, 0));
        f32x16 lowered = _mm512_set1_ps(joined[0]) * -0.25f;

        /* The sum of exponentials. */
        int64_t whole_1 = columns & -32;
        f64x8 total0 = {0};
        for (int64_t start = 0; start < whole_1; start += 512) {
            int64_t stop = min_index(start + 512, whole_1);
            f32x16 part0 = {0};
            f32x16 part1 = {0};
            for (int64_t i = start; i < stop; i += 32) {
                f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), _mm512_set1_ps(0.25f),
                    lowered);
                f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power = shifted - 524542.0f;
                f32x16 r = _mm512_fmadd_ps(power, ln2, d);
                f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
                f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                    (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f,
                    1.24185781f, 1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f,
                    1.61049033f, 1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
                f32x16 y_2 = _mm512_fmadd_ps(root * r, q, root);
                f32x16 t_18 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                    (__m512i)_mm512_set1_epi32(1082130432)), power);
                f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 16), _mm512_set1_ps(0.25f),
                    lowered);
                f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
                f32x16 power_1 = shifted_1 - 524542.0f;
                f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
                f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
                f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1,
                    (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f,
                    1.24185781f, 1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f,
                    1.61049033f, 1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
                f32x16 y_3 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
                f32x16 t_25 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_3,
                    (__m512i)_mm512_set1_epi32(1082130432)), power_1);
                part0 += t_18;
                part1 += t_25;
            }
            f32x16 joined_11 = part0 + part1;
            f32x8 sums = __builtin_shufflevector(joined_11, joined_11, 0, 1, 2, 3, 4, 5, 6, 7)
                + __builtin_shufflevector(joined_11, joined_11, 8, 9, 10, 11, 12, 13, 14, 15);
            total0 += _mm512_cvtps_pd((__m256)sums);
        }
        if (whole_1 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_1);
            f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x_2 + whole_1),
                _mm512_set1_ps(0.25f), lowered);
            f32x16 shifted = _mm512_fmadd_ps(d, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 r = _mm512_fmadd_ps(power, ln2, d);
            f32x16 q = _mm512_fmadd_ps(_mm512_fmadd_ps(r, third, second), r, factor);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_2 = _mm512_fmadd_ps(root * r, q, root);
            f32x16 t_17 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            __mmask16 lanes_1 = (__mmask16)(_bzhi_u64(~0ull, columns - whole_1) >> 16);
            f32x16 d_1 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes_1, x_2 + whole_1 + 16),
                _mm512_set1_ps(0.25f), lowered);
            f32x16 shifted_1 = _mm512_fmadd_ps(d_1, log2_e, _mm512_set1_ps(524542.0f));
            f32x16 power_1 = shifted_1 - 524542.0f;
            f32x16 r_1 = _mm512_fmadd_ps(power_1, ln2, d_1);
            f32x16 q_1 = _mm512_fmadd_ps(_mm512_fmadd_ps(r_1, third, second), r_1, factor);
            f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_3 = _mm512_fmadd_ps(root_1 * r_1, q_1, root_1);
            f32x16 t_25 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_3,
                (__m512i)_mm512_set1_epi32(1082130432)), power_1);
            f32x16 joined_11 = _mm512_mask_blend_ps(lanes, (f32x16){0}, t_17)
                + _mm512_mask_blend_ps(lanes_1, (f32x16){0}, t_25);
            f32x8 sums = __builtin_shufflevector(joined_11, joined_11, 0, 1, 2, 3, 4, 5, 6, 7)
                + __builtin_shufflevector(joined_11, joined_11, 8, 9, 10, 11, 12, 13, 14, 15);
            total0 += _mm512_cvtps_pd((__m256)sums);
        }
        f64x8 joined_11 = total0 + __builtin_shufflevector(total0, total0, 4, 5, 6, 7, 0, 1, 2, 3);
        joined_11 += __builtin_shufflevector(joined_11, joined_11, 2, 3, 4, 5, 6, 7, 0, 1);
        joined_11 += __builtin_shufflevector(joined_11, joined_11, 1, 2, 3, 4, 5, 6, 7, 0);
        f32x16 t_16 = _mm512_set1_ps((float)joined_11[0]);
        u32x16 t_17 = (u32x16)t_16;
        u32x16 n_1 = (t_17 + 4913933) >> 23;
        f32x16 t_22 = (f32x16)(t_17 - (n_1 << 23) + 1065353216);
        f32x16 power = (f32x16)(n_1 | 1258291200) - 8388735.0f;
        f32x16 f = t_22 - 1.0f;
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
        f32x16 y_2 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.693359375f), f + p);
        f32x16 shift = -(y_2 + (t_16 - t_16));

        /* The result. */
        int64_t whole_2 = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), _mm512_set1_ps(0.25f), lowered);
            _mm512_storeu_ps(y_1 + i, _mm512_fmadd_ps(d, factor, shift));
            f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 16), _mm512_set1_ps(0.25f),
                lowered);
            _mm512_storeu_ps(y_1 + i + 16, _mm512_fmadd_ps(d_1, factor, shift));
        }
        for (int64_t i = unrolled; i < whole_2; i += 16) {
            f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), _mm512_set1_ps(0.25f), lowered);
            _mm512_storeu_ps(y_1 + i, _mm512_fmadd_ps(d, factor, shift));
        }
        if (whole_2 < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_2);
            f32x16 d = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x_2 + whole_2),
                _mm512_set1_ps(0.25f), lowered);
            _mm512_mask_storeu_ps(y_1 + whole_2, lanes, _mm512_fmadd_ps(d, factor, shift));
        }
    }
}

/* tnk_layer_norm_f32__avx512_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx512: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 ld; 1 fma 1 ld; 8 fma 4 add 4 ld; 2 fma 1 add 1 ld; 6 fma 6
 *   ld 2 st; 3 fma 3 ld 1 st
 * vector registers: 11 of 32 */
void tnk_layer_norm_f32__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    double eps = (double)param[0];
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const float *scale = data[1];
    int64_t scale_row = stride[1][0];
    const float *bias = data[2];
    int64_t bias_row = stride[2][0];
    float *y = data[3];
    int64_t y_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    double count = (double)columns;
    for (int64_t row = 0; row < rows; row++) {
        const float *x_2 = x_1 + row * x_row;
        const float *scale_1 = scale + row * scale_row;
        const float *bias_1 = bias + row * bias_row;
        float *y_1 = y + row * y_row;
        float t_5 = _mm512_set1_ps(1.0f)[0];
        float t_6 = _mm512_set1_ps(1.0f)[0];
        float t_7 = (f32x16){0}[0];
        double t_8 = (f64x8){0}[0];
        double t_9 = _mm512_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                float t_14 = _mm512_set1_ps(8.27180613e-25f)[0];
                f32x16 t_15 = _mm512_set1_ps(t_6);

                /* The mean. */
                int64_t full = columns & -64;
                int64_t whole = columns & -16;
                f64x8 total0 = {0};
                f64x8 total1 = {0};
                for (int64_t start = 0; start < full; start += 1024) {
                    int64_t stop = min_index(start + 1024, full);
                    f32x16 part0 = {0};
                    f32x16 part1 = {0};
                    f32x16 part2 = {0};
                    f32x16 part3 = {0};
                    for (int64_t i = start; i < stop; i += 64) {
                        part0 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), t_15, part0);
                        part1 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 16), t_15, part1);
                        part2 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 32), t_15, part2);
                        part3 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 48), t_15, part3);
                    }
                    f32x16 joined = part0 + part2;
                    f32x16 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3, 4, 5, 6, 7));
                    total1 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 8, 9,
                        10, 11, 12, 13, 14, 15));
                }
                if (full < columns) {
                    f32x16 part0 = {0};
                    f32x16 part1 = {0};
                    f32x16 part2 = {0};
                    f32x16 part3 = {0};
                    for (int64_t i = full; i < whole; i += 16) {
                        part0 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), t_15, part0);
                    }
                    if (whole < columns) {
                        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                        part3 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x_2 + whole), t_15,
                            part3);
                    }
                    f32x16 joined = part0 + part2;
                    f32x16 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3, 4, 5, 6, 7));
                    total1 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 8, 9,
                        10, 11, 12, 13, 14, 15));
                }
                f64x8 joined = total0 + total1;
                joined += __builtin_shufflevector(joined, joined, 4, 5, 6, 7, 0, 1, 2, 3);
                joined += __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 0);
                t_7 = (float)(joined[0] / count);
                f32x16 lowered = _mm512_set1_ps(-t_7);

                /* The variance. */
                int64_t full_1 = columns & -64;
                int64_t whole_1 = columns & -16;
                f64x8 total0_4 = {0};
                f64x8 total1_4 = {0};
                f64x8 total2 = {0};
                f64x8 total3 = {0};
                for (int64_t start = 0; start < full_1; start += 1024) {
                    int64_t stop = min_index(start + 1024, full_1);
                    f32x16 part0 = {0};
                    f32x16 part1 = {0};
                    f32x16 part2 = {0};
                    f32x16 part3 = {0};
                    f32x16 part4 = {0};
                    f32x16 part5 = {0};
                    f32x16 part6 = {0};
                    f32x16 part7 = {0};
                    for (int64_t i = start; i < stop; i += 64) {
                        f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm512_fmadd_ps(d, d, part4);
                        f32x16 d_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 16), t_15, lowered);
                        part1 += d_1;
                        part5 = _mm512_fmadd_ps(d_1, d_1, part5);
                        f32x16 d_2 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 32), t_15, lowered);
                        part2 += d_2;
                        part6 = _mm512_fmadd_ps(d_2, d_2, part6);
                        f32x16 d_3 = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 48), t_15, lowered);
                        part3 += d_3;
                        part7 = _mm512_fmadd_ps(d_3, d_3, part7);
                    }
                    f32x16 joined_4 = part0 + part2;
                    f32x16 joined_5 = part1 + part3;
                    joined_4 += joined_5;
                    total0_4 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_4, joined_4,
                        0, 1, 2, 3, 4, 5, 6, 7));
                    total1_4 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_4, joined_4,
                        8, 9, 10, 11, 12, 13, 14, 15));
                    f32x16 joined_7 = part4 + part6;
                    f32x16 joined_8 = part5 + part7;
                    joined_7 += joined_8;
                    total2 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_7, joined_7,
                        0, 1, 2, 3, 4, 5, 6, 7));
                    total3 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_7, joined_7,
                        8, 9, 10, 11, 12, 13, 14, 15));
                }
                if (full_1 < columns) {
                    f32x16 part0 = {0};
                    f32x16 part1 = {0};
                    f32x16 part2 = {0};
                    f32x16 part3 = {0};
                    f32x16 part4 = {0};
                    f32x16 part5 = {0};
                    f32x16 part6 = {0};
                    f32x16 part7 = {0};
                    for (int64_t i = full_1; i < whole_1; i += 16) {
                        f32x16 d = _mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm512_fmadd_ps(d, d, part4);
                    }
                    if (whole_1 < columns) {
                        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole_1);
                        f32x16 d = _mm512_mask_blend_ps(lanes, (f32x16){0},
                            _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x_2 + whole_1), t_15,
                            lowered));
                        part3 += d;
                        part7 = _mm512_fmadd_ps(d, d, part7);
                    }
                    f32x16 joined_4 = part0 + part2;
                    f32x16 joined_5 = part1 + part3;
                    joined_4 += joined_5;
                    total0_4 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_4, joined_4,
                        0, 1, 2, 3, 4, 5, 6, 7));
                    total1_4 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_4, joined_4,
                        8, 9, 10, 11, 12, 13, 14, 15));
                    f32x16 joined_7 = part4 + part6;
                    f32x16 joined_8 = part5 + part7;
                    joined_7 += joined_8;
                    total2 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_7, joined_7,
                        0, 1, 2, 3, 4, 5, 6, 7));
                    total3 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined_7, joined_7,
                        8, 9, 10, 11, 12, 13, 14, 15));
                }
                f64x8 joined_4 = total0_4 + total1_4;
                joined_4 += __builtin_shufflevector(joined_4, joined_4, 4, 5, 6, 7, 0, 1, 2, 3);
                joined_4 += __builtin_shufflevector(joined_4, joined_4, 2, 3, 4, 5, 6, 7, 0, 1);
                joined_4 += __builtin_shufflevector(joined_4, joined_4, 1, 2, 3, 4, 5, 6, 7, 0);
                f64x8 joined_8 = total2 + total3;
                joined_8 += __builtin_shufflevector(joined_8, joined_8, 4, 5, 6, 7, 0, 1, 2, 3);
                joined_8 += __builtin_shufflevector(joined_8, joined_8, 2, 3, 4, 5, 6, 7, 0, 1);
                joined_8 += __builtin_shufflevector(joined_8, joined_8, 1, 2, 3, 4, 5, 6, 7, 0);
                t_8 = joined_4[0] / count;
                double t_34 = joined_8[0] / count - t_8 * t_8;
                t_13 = max_f64(0.0, t_34);
                t_5 = t_6;
                t_6 = t_14;
            }
            t_9 = t_13;
        }
        double mean = (double)t_7 + t_8;
        float high = (float)mean;
        double t_19 = (double)t_5;
        double t_23 = __builtin_sqrt(t_9 + eps * t_19 * t_19);
        float inverse = (float)(1.0 / t_23);
        f32x16 units = _mm512_set1_ps(t_5);
        f32x16 lowered = _mm512_set1_ps(-high);
        f32x16 factor = _mm512_set1_ps(inverse);
        float t_26 = (float)(mean - (double)high) * inverse;
        f32x16 shift = _mm512_set1_ps(-t_26);

        /* The result. */
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 t_30 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), units,
                lowered), factor, shift);
            f32x16 t_31 = _mm512_fmadd_ps(t_30, _mm512_loadu_ps(scale_1 + i),
                _mm512_loadu_ps(bias_1 + i));
            _mm512_storeu_ps(y_1 + i, t_31);
            f32x16 t_34 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i + 16), units,
                lowered), factor, shift);
            f32x16 t_35 = _mm512_fmadd_ps(t_34, _mm512_loadu_ps(scale_1 + i + 16),
                _mm512_loadu_ps(bias_1 + i + 16));
            _mm512_storeu_ps(y_1 + i + 16, t_35);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 t_30 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_loadu_ps(x_2 + i), units,
                lowered), factor, shift);
            f32x16 t_31 = _mm512_fmadd_ps(t_30, _mm512_loadu_ps(scale_1 + i),
                _mm512_loadu_ps(bias_1 + i));
            _mm512_storeu_ps(y_1 + i, t_31);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 t_30 = _mm512_fmadd_ps(_mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes,
                x_2 + whole), units, lowered), factor, shift);
            f32x16 t_31 = _mm512_fmadd_ps(t_30, _mm512_maskz_loadu_ps(lanes, scale_1 + whole),
                _mm512_maskz_loadu_ps(lanes, bias_1 + whole));
            _mm512_mask_storeu_ps(y_1 + whole, lanes, t_31);
        }
    }
}

/* tnk_rms_norm_f32__avx512_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, avx512: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 mul 4 ld; 1 fma 1 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 32 */
void tnk_rms_norm_f32__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    double eps = (double)param[0];
    const float *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const float *scale = data[1];
    int64_t scale_row = stride[1][0];
    float *y = data[2];
    int64_t y_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    double count = (double)columns;
    for (int64_t row = 0; row < rows; row++) {
        const float *x_2 = x_1 + row * x_row;
        const float *scale_1 = scale + row * scale_row;
        float *y_1 = y + row * y_row;
        float t_3 = _mm512_set1_ps(1.0f)[0];
        float t_4 = _mm512_set1_ps(1.0f)[0];
        double t_5 = _mm512_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                float t_8 = _mm512_set1_ps(8.27180613e-25f)[0];
                f32x16 t_9 = _mm512_set1_ps(t_4);

                /* The squares. */
                int64_t full = columns & -64;
                int64_t whole = columns & -16;
                f64x8 total0 = {0};
                f64x8 total1 = {0};
                for (int64_t start = 0; start < full; start += 1024) {
                    int64_t stop = min_index(start + 1024, full);
                    f32x16 part0 = {0};
                    f32x16 part1 = {0};
                    f32x16 part2 = {0};
                    f32x16 part3 = {0};
                    for (int64_t i = start; i < stop; i += 64) {
                        f32x16 v = _mm512_loadu_ps(x_2 + i) * t_9;
                        part0 = _mm512_fmadd_ps(v, v, part0);
                        f32x16 v_1 = _mm512_loadu_ps(x_2 + i + 16) * t_9;
                        part1 = _mm512_fmadd_ps(v_1, v_1, part1);
                        f32x16 v_2 = _mm512_loadu_ps(x_2 + i + 32) * t_9;
                        part2 = _mm512_fmadd_ps(v_2, v_2, part2);
                        f32x16 v_3 = _mm512_loadu_ps(x_2 + i + 48) * t_9;
                        part3 = _mm512_fmadd_ps(v_3, v_3, part3);
                    }
                    f32x16 joined = part0 + part2;
                    f32x16 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3, 4, 5, 6, 7));
                    total1 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 8, 9,
                        10, 11, 12, 13, 14, 15));
                }
                if (full < columns) {
                    f32x16 part0 = {0};
                    f32x16 part1 = {0};
                    f32x16 part2 = {0};
                    f32x16 part3 = {0};
                    for (int64_t i = full; i < whole; i += 16) {
                        f32x16 v = _mm512_loadu_ps(x_2 + i) * t_9;
                        part0 = _mm512_fmadd_ps(v, v, part0);
                    }
                    if (whole < columns) {
                        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                        f32x16 v = _mm512_maskz_loadu_ps(lanes, x_2 + whole) * t_9;
                        part3 = _mm512_fmadd_ps(v, v, part3);
                    }
                    f32x16 joined = part0 + part2;
                    f32x16 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3, 4, 5, 6, 7));
                    total1 += _mm512_cvtps_pd((__m256)__builtin_shufflevector(joined, joined, 8, 9,
                        10, 11, 12, 13, 14, 15));
                }
                f64x8 joined = total0 + total1;
                joined += __builtin_shufflevector(joined, joined, 4, 5, 6, 7, 0, 1, 2, 3);
                joined += __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 0);
                t_7 = joined[0] / count;
                t_3 = t_4;
                t_4 = t_8;
            }
            t_5 = t_7;
        }
        f32x16 units = _mm512_set1_ps(t_3);
        double t_9 = (double)t_3;
        double t_13 = __builtin_sqrt(t_5 + eps * t_9 * t_9);
        f32x16 factor = _mm512_set1_ps((float)(1.0 / t_13));

        /* The result. */
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 t_19 = _mm512_loadu_ps(x_2 + i) * factor * units * _mm512_loadu_ps(scale_1 + i);
            _mm512_storeu_ps(y_1 + i, t_19);
            f32x16 t_23 = _mm512_loadu_ps(x_2 + i + 16) * factor * units
                * _mm512_loadu_ps(scale_1 + i + 16);
            _mm512_storeu_ps(y_1 + i + 16, t_23);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 t_19 = _mm512_loadu_ps(x_2 + i) * factor * units * _mm512_loadu_ps(scale_1 + i);
            _mm512_storeu_ps(y_1 + i, t_19);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 t_19 = _mm512_maskz_loadu_ps(lanes, x_2 + whole) * factor * units
                * _mm512_maskz_loadu_ps(lanes, scale_1 + whole);
            _mm512_mask_storeu_ps(y_1 + whole, lanes, t_19);
        }
    }
}

/* tnk_layer_norm_f64__avx512_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx512: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 ld; 1 fma 1 ld; 8 fma 4 add 4 ld; 2 fma 1 add 1 ld; 6 fma 6
 *   ld 2 st; 3 fma 3 ld 1 st
 * vector registers: 11 of 32 */
void tnk_layer_norm_f64__avx512_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    double eps = (double)param[0];
    const double *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const double *scale = data[1];
    int64_t scale_row = stride[1][0];
    const double *bias = data[2];
    int64_t bias_row = stride[2][0];
    double *y = data[3];
    int64_t y_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    double count = (double)columns;
    for (int64_t row = 0; row < rows; row++) {
        const double *x_2 = x_1 + row * x_row;
        const double *scale_1 = scale + row * scale_row;
        const double *bias_1 = bias + row * bias_row;
        double *y_1 = y + row * y_row;
        double t_5 = _mm512_set1_pd(1.0)[0];
        double t_6 = _mm512_set1_pd(1.0)[0];
        double t_7 = (f64x8){0}[0];
        double t_8 = (f64x8){0}[0];
        double t_9 = _mm512_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                double t_14 = _mm512_set1_pd(2.4099198651028841e-181)[0];
                f64x8 t_15 = _mm512_set1_pd(t_6);

                /* The mean. */
                int64_t full = columns & -32;
                int64_t whole = columns & -8;
                f64x8 total0 = {0};
                for (int64_t start = 0; start < full; start += 512) {
                    int64_t stop = min_index(start + 512, full);
                    f64x8 part0 = {0};
                    f64x8 part1 = {0};
                    f64x8 part2 = {0};
                    f64x8 part3 = {0};
                    for (int64_t i = start; i < stop; i += 32) {
                        part0 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i), t_15, part0);
                        part1 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i + 8), t_15, part1);
                        part2 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i + 16), t_15, part2);
                        part3 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i + 24), t_15, part3);
                    }
                    f64x8 joined = part0 + part2;
                    f64x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                if (full < columns) {
                    f64x8 part0 = {0};
                    f64x8 part1 = {0};
                    f64x8 part2 = {0};
                    f64x8 part3 = {0};
                    for (int64_t i = full; i < whole; i += 8) {
                        part0 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i), t_15, part0);
                    }
                    if (whole < columns) {
                        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
                        part3 = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x_2 + whole), t_15,
                            part3);
                    }
                    f64x8 joined = part0 + part2;
                    f64x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                f64x8 joined = total0
                    + __builtin_shufflevector(total0, total0, 4, 5, 6, 7, 0, 1, 2, 3);
                joined += __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 0);
                t_7 = joined[0] / count;
                f64x8 lowered = _mm512_set1_pd(-t_7);

                /* The variance. */
                int64_t full_1 = columns & -32;
                int64_t whole_1 = columns & -8;
                f64x8 total0_4 = {0};
                f64x8 total1 = {0};
                for (int64_t start = 0; start < full_1; start += 512) {
                    int64_t stop = min_index(start + 512, full_1);
                    f64x8 part0 = {0};
                    f64x8 part1 = {0};
                    f64x8 part2 = {0};
                    f64x8 part3 = {0};
                    f64x8 part4 = {0};
                    f64x8 part5 = {0};
                    f64x8 part6 = {0};
                    f64x8 part7 = {0};
                    for (int64_t i = start; i < stop; i += 32) {
                        f64x8 d = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm512_fmadd_pd(d, d, part4);
                        f64x8 d_1 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i + 8), t_15, lowered);
                        part1 += d_1;
                        part5 = _mm512_fmadd_pd(d_1, d_1, part5);
                        f64x8 d_2 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i + 16), t_15, lowered);
                        part2 += d_2;
                        part6 = _mm512_fmadd_pd(d_2, d_2, part6);
                        f64x8 d_3 = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i + 24), t_15, lowered);
                        part3 += d_3;
                        part7 = _mm512_fmadd_pd(d_3, d_3, part7);
                    }
                    f64x8 joined_3 = part0 + part2;
                    f64x8 joined_4 = part1 + part3;
                    joined_3 += joined_4;
                    total0_4 += joined_3;
                    f64x8 joined_6 = part4 + part6;
                    f64x8 joined_7 = part5 + part7;
                    joined_6 += joined_7;
                    total1 += joined_6;
                }
                if (full_1 < columns) {
                    f64x8 part0 = {0};
                    f64x8 part1 = {0};
                    f64x8 part2 = {0};
                    f64x8 part3 = {0};
                    f64x8 part4 = {0};
                    f64x8 part5 = {0};
                    f64x8 part6 = {0};
                    f64x8 part7 = {0};
                    for (int64_t i = full_1; i < whole_1; i += 8) {
                        f64x8 d = _mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm512_fmadd_pd(d, d, part4);
                    }
                    if (whole_1 < columns) {
                        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole_1);
                        f64x8 d = _mm512_mask_blend_pd(lanes, (f64x8){0},
                            _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x_2 + whole_1), t_15,
                            lowered));
                        part3 += d;
                        part7 = _mm512_fmadd_pd(d, d, part7);
                    }
                    f64x8 joined_3 = part0 + part2;
                    f64x8 joined_4 = part1 + part3;
                    joined_3 += joined_4;
                    total0_4 += joined_3;
                    f64x8 joined_6 = part4 + part6;
                    f64x8 joined_7 = part5 + part7;
                    joined_6 += joined_7;
                    total1 += joined_6;
                }
                f64x8 joined_3 = total0_4
                    + __builtin_shufflevector(total0_4, total0_4, 4, 5, 6, 7, 0, 1, 2, 3);
                joined_3 += __builtin_shufflevector(joined_3, joined_3, 2, 3, 4, 5, 6, 7, 0, 1);
                joined_3 += __builtin_shufflevector(joined_3, joined_3, 1, 2, 3, 4, 5, 6, 7, 0);
                f64x8 joined_6 = total1
                    + __builtin_shufflevector(total1, total1, 4, 5, 6, 7, 0, 1, 2, 3);
                joined_6 += __builtin_shufflevector(joined_6, joined_6, 2, 3, 4, 5, 6, 7, 0, 1);
                joined_6 += __builtin_shufflevector(joined_6, joined_6, 1, 2, 3, 4, 5, 6, 7, 0);
                t_8 = joined_3[0] / count;
                double t_33 = joined_6[0] / count - t_8 * t_8;
                t_13 = max_f64(0.0, t_33);
                t_5 = t_6;
                t_6 = t_14;
            }
            t_9 = t_13;
        }
        double high = t_7 + t_8;
        double t_19 = __builtin_sqrt(t_9 + eps * t_5 * t_5);
        double inverse = 1.0 / t_19;
        f64x8 units = _mm512_set1_pd(t_5);
        f64x8 lowered = _mm512_set1_pd(-high);
        f64x8 factor = _mm512_set1_pd(inverse);
        f64x8 shift = _mm512_set1_pd(-((high - high) * inverse));

        /* The result. */
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 t_25 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i), units, lowered),
                factor, shift);
            f64x8 t_26 = _mm512_fmadd_pd(t_25, _mm512_loadu_pd(scale_1 + i),
                _mm512_loadu_pd(bias_1 + i));
            _mm512_storeu_pd(y_1 + i, t_26);
            f64x8 t_29 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i + 8), units,
                lowered), factor, shift);
            f64x8 t_30 = _mm512_fmadd_pd(t_29, _mm512_loadu_pd(scale_1 + i + 8),
                _mm512_loadu_pd(bias_1 + i + 8));
            _mm512_storeu_pd(y_1 + i + 8, t_30);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 t_25 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_loadu_pd(x_2 + i), units, lowered),
                factor, shift);
            f64x8 t_26 = _mm512_fmadd_pd(t_25, _mm512_loadu_pd(scale_1 + i),
                _mm512_loadu_pd(bias_1 + i));
            _mm512_storeu_pd(y_1 + i, t_26);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 t_25 = _mm512_fmadd_pd(_mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x_2 + whole),
                units, lowered), factor, shift);
            f64x8 t_26 = _mm512_fmadd_pd(t_25, _mm512_maskz_loadu_pd(lanes, scale_1 + whole),
                _mm512_maskz_loadu_pd(lanes, bias_1 + whole));
            _mm512_mask_storeu_pd(y_1 + whole, lanes, t_26);
        }
    }
}

/* tnk_rms_norm_f64__avx512_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, avx512: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 mul 4 ld; 1 fma 1 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 32 */
void tnk_rms_norm_f64__avx512_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    double eps = (double)param[0];
    const double *x_1 = data[0];
    int64_t x_row = stride[0][0];
    const double *scale = data[1];
    int64_t scale_row = stride[1][0];
    double *y = data[2];
    int64_t y_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    double count = (double)columns;
    for (int64_t row = 0; row < rows; row++) {
        const double *x_2 = x_1 + row * x_row;
        const double *scale_1 = scale + row * scale_row;
        double *y_1 = y + row * y_row;
        double t_3 = _mm512_set1_pd(1.0)[0];
        double t_4 = _mm512_set1_pd(1.0)[0];
        double t_5 = _mm512_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                double t_8 = _mm512_set1_pd(2.4099198651028841e-181)[0];
                f64x8 t_9 = _mm512_set1_pd(t_4);

                /* The squares. */
                int64_t full = columns & -32;
                int64_t whole = columns & -8;
                f64x8 total0 = {0};
                for (int64_t start = 0; start < full; start += 512) {
                    int64_t stop = min_index(start + 512, full);
                    f64x8 part0 = {0};
                    f64x8 part1 = {0};
                    f64x8 part2 = {0};
                    f64x8 part3 = {0};
                    for (int64_t i = start; i < stop; i += 32) {
                        f64x8 v = _mm512_loadu_pd(x_2 + i) * t_9;
                        part0 = _mm512_fmadd_pd(v, v, part0);
                        f64x8 v_1 = _mm512_loadu_pd(x_2 + i + 8) * t_9;
                        part1 = _mm512_fmadd_pd(v_1, v_1, part1);
                        f64x8 v_2 = _mm512_loadu_pd(x_2 + i + 16) * t_9;
                        part2 = _mm512_fmadd_pd(v_2, v_2, part2);
                        f64x8 v_3 = _mm512_loadu_pd(x_2 + i + 24) * t_9;
                        part3 = _mm512_fmadd_pd(v_3, v_3, part3);
                    }
                    f64x8 joined = part0 + part2;
                    f64x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                if (full < columns) {
                    f64x8 part0 = {0};
                    f64x8 part1 = {0};
                    f64x8 part2 = {0};
                    f64x8 part3 = {0};
                    for (int64_t i = full; i < whole; i += 8) {
                        f64x8 v = _mm512_loadu_pd(x_2 + i) * t_9;
                        part0 = _mm512_fmadd_pd(v, v, part0);
                    }
                    if (whole < columns) {
                        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
                        f64x8 v = _mm512_maskz_loadu_pd(lanes, x_2 + whole) * t_9;
                        part3 = _mm512_fmadd_pd(v, v, part3);
                    }
                    f64x8 joined = part0 + part2;
                    f64x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                f64x8 joined = total0
                    + __builtin_shufflevector(total0, total0, 4, 5, 6, 7, 0, 1, 2, 3);
                joined += __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 0);
                t_7 = joined[0] / count;
                t_3 = t_4;
                t_4 = t_8;
            }
            t_5 = t_7;
        }
        f64x8 units = _mm512_set1_pd(t_3);
        double t_12 = __builtin_sqrt(t_5 + eps * t_3 * t_3);
        f64x8 factor = _mm512_set1_pd(1.0 / t_12);

        /* The result. */
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 t_17 = _mm512_loadu_pd(x_2 + i) * factor * units * _mm512_loadu_pd(scale_1 + i);
            _mm512_storeu_pd(y_1 + i, t_17);
            f64x8 t_21 = _mm512_loadu_pd(x_2 + i + 8) * factor * units
                * _mm512_loadu_pd(scale_1 + i + 8);
            _mm512_storeu_pd(y_1 + i + 8, t_21);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 t_17 = _mm512_loadu_pd(x_2 + i) * factor * units * _mm512_loadu_pd(scale_1 + i);
            _mm512_storeu_pd(y_1 + i, t_17);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 t_17 = _mm512_maskz_loadu_pd(lanes, x_2 + whole) * factor * units
                * _mm512_maskz_loadu_pd(lanes, scale_1 + whole);
            _mm512_mask_storeu_pd(y_1 + whole, lanes, t_17);
        }
    }
}
