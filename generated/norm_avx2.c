/* norm_avx2.c: kernels of gen/manifest/norm.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

/* tnk_softmax_f32__avx2_u2
 * softmax of rows.
 * from templates/softmax.lua, avx2: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 16 fma 6 add 8 mul 4 max 2 shuffle 2 ld 2
 *   st; 2 mul 2 ld 2 st; 1 mul 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_softmax_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f32x8 factor = _mm256_set1_ps(param[0]) * 4.0f;
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
        int64_t four = columns & -32;
        int64_t whole = columns & -8;
        f32x8 least = _mm256_set1_ps(-__builtin_inff());
        f32x8 least_1 = _mm256_set1_ps(-__builtin_inff());
        f32x8 least_2 = _mm256_set1_ps(-__builtin_inff());
        f32x8 least_3 = _mm256_set1_ps(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 32) {
            least = _mm256_max_ps(_mm256_loadu_ps(x_2 + i), least);
            least_1 = _mm256_max_ps(_mm256_loadu_ps(x_2 + i + 8), least_1);
            least_2 = _mm256_max_ps(_mm256_loadu_ps(x_2 + i + 16), least_2);
            least_3 = _mm256_max_ps(_mm256_loadu_ps(x_2 + i + 24), least_3);
        }
        f32x8 joined = _mm256_max_ps(least, least_2);
        f32x8 joined_1 = _mm256_max_ps(least_1, least_3);
        joined = _mm256_max_ps(joined, joined_1);
        for (int64_t i = four; i < whole; i += 8) {
            joined = _mm256_max_ps(_mm256_loadu_ps(x_2 + i), joined);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            joined = _mm256_max_ps(_mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()),
                _mm256_maskload_ps(x_2 + whole, (__m256i)lanes), (__m256)lanes), joined);
        }
        joined = _mm256_max_ps(joined,
            __builtin_shufflevector(joined, joined, 4, 5, 6, 7, 0, 1, 2, 3));
        joined = _mm256_max_ps(joined,
            __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 0, 1));
        joined = _mm256_max_ps(joined,
            __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 0));
        f32x8 lowered = _mm256_set1_ps(joined[0]) * -0.25f;

        /* The exponentials and their sum. */
        int64_t whole_1 = columns & -16;
        f64x4 total0 = {0};
        f64x4 total1 = {0};
        for (int64_t start = 0; start < whole_1; start += 256) {
            int64_t stop = min_index(start + 256, whole_1);
            f32x8 part0 = {0};
            f32x8 part1 = {0};
            for (int64_t i = start; i < stop; i += 16) {
                f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), _mm256_set1_ps(0.25f), lowered);
                f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                    _mm256_max_ps(_mm256_set1_ps(-104.0f), d * factor));
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
                f32x8 y_2 = _mm256_fmadd_ps(root, p, root);
                u32x8 bits = (u32x8)shifted;
                u32x8 half = bits >> 4;
                y_2 *= (f32x8)(half << 23);
                f32x8 t_18 = (f32x8)(((bits >> 3) - half) << 23);
                f32x8 t_19 = y_2 * t_18;
                _mm256_storeu_ps(y_1 + i, t_19);
                f32x8 d_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 8), _mm256_set1_ps(0.25f),
                    lowered);
                f32x8 bounded_1 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                    _mm256_max_ps(_mm256_set1_ps(-104.0f), d_1 * factor));
                f32x8 shifted_1 = _mm256_fmadd_ps(bounded_1, _mm256_set1_ps(1.44269504f),
                    _mm256_set1_ps(1048830.0f));
                f32x8 power_1 = shifted_1 - 1048830.0f;
                f32x8 nearly_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(-0.693359375f), bounded_1);
                f32x8 r_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(0.00021219444f), nearly_1);
                f32x8 q_2 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_1,
                    _mm256_set1_ps(0.166680809f));
                q_2 = _mm256_fmadd_ps(q_2, r_1, _mm256_set1_ps(0.5f));
                f32x8 p_1 = _mm256_fmadd_ps(q_2, r_1 * r_1, r_1);
                f32x8 root_1 = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                    1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                    (__m256i)shifted_1);
                f32x8 y_4 = _mm256_fmadd_ps(root_1, p_1, root_1);
                u32x8 bits_1 = (u32x8)shifted_1;
                u32x8 half_1 = bits_1 >> 4;
                y_4 *= (f32x8)(half_1 << 23);
                f32x8 t_30 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
                f32x8 t_31 = y_4 * t_30;
                _mm256_storeu_ps(y_1 + i + 8, t_31);
                part0 += t_19;
                part1 += t_31;
            }
            f32x8 joined_10 = part0 + part1;
            total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 0, 1,
                2, 3));
            total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 4, 5,
                6, 7));
        }
        if (whole_1 < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole_1);
            f32x8 d = _mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole_1, (__m256i)lanes),
                _mm256_set1_ps(0.25f), lowered);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), d * factor));
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
            f32x8 y_2 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_2 *= (f32x8)(half << 23);
            f32x8 t_17 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 t_18 = y_2 * t_17;
            _mm256_maskstore_ps(y_1 + whole_1, (__m256i)lanes, t_18);
            i32x8 lanes_1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(columns - whole_1);
            f32x8 d_1 = _mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole_1 + 8, (__m256i)lanes_1),
                _mm256_set1_ps(0.25f), lowered);
            f32x8 bounded_1 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), d_1 * factor));
            f32x8 shifted_1 = _mm256_fmadd_ps(bounded_1, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_1 = shifted_1 - 1048830.0f;
            f32x8 nearly_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(-0.693359375f), bounded_1);
            f32x8 r_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(0.00021219444f), nearly_1);
            f32x8 q_2 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_1,
                _mm256_set1_ps(0.166680809f));
            q_2 = _mm256_fmadd_ps(q_2, r_1, _mm256_set1_ps(0.5f));
            f32x8 p_1 = _mm256_fmadd_ps(q_2, r_1 * r_1, r_1);
            f32x8 root_1 = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted_1);
            f32x8 y_4 = _mm256_fmadd_ps(root_1, p_1, root_1);
            u32x8 bits_1 = (u32x8)shifted_1;
            u32x8 half_1 = bits_1 >> 4;
            y_4 *= (f32x8)(half_1 << 23);
            f32x8 t_30 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
            f32x8 t_31 = y_4 * t_30;
            _mm256_maskstore_ps(y_1 + whole_1 + 8, (__m256i)lanes_1, t_31);
            f32x8 joined_10 = _mm256_blendv_ps((f32x8){0}, t_18, (__m256)lanes)
                + _mm256_blendv_ps((f32x8){0}, t_31, (__m256)lanes_1);
            total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 0, 1,
                2, 3));
            total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 4, 5,
                6, 7));
        }
        f64x4 joined_10 = total0 + total1;
        joined_10 += __builtin_shufflevector(joined_10, joined_10, 2, 3, 0, 1);
        joined_10 += __builtin_shufflevector(joined_10, joined_10, 1, 2, 3, 0);
        f32x8 inverse = _mm256_set1_ps((float)(1.0 / joined_10[0]));

        /* The result. */
        int64_t whole_2 = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            _mm256_storeu_ps(y_1 + i, _mm256_loadu_ps(y_1 + i) * inverse);
            _mm256_storeu_ps(y_1 + i + 8, _mm256_loadu_ps(y_1 + i + 8) * inverse);
        }
        for (int64_t i = unrolled; i < whole_2; i += 8) {
            _mm256_storeu_ps(y_1 + i, _mm256_loadu_ps(y_1 + i) * inverse);
        }
        if (whole_2 < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole_2);
            _mm256_maskstore_ps(y_1 + whole_2, (__m256i)lanes,
                _mm256_maskload_ps(y_1 + whole_2, (__m256i)lanes) * inverse);
        }
    }
}

/* tnk_log_softmax_f32__avx2_u2
 * log_softmax of rows.
 * from templates/log_softmax.lua, avx2: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 16 fma 6 add 8 mul 4 max 2 shuffle 2 ld; 4
 *   fma 2 ld 2 st; 2 fma 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_log_softmax_f32__avx2_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f32x8 factor = _mm256_set1_ps(param[0]) * 4.0f;
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
        int64_t four = columns & -32;
        int64_t whole = columns & -8;
        f32x8 least = _mm256_set1_ps(-__builtin_inff());
        f32x8 least_1 = _mm256_set1_ps(-__builtin_inff());
        f32x8 least_2 = _mm256_set1_ps(-__builtin_inff());
        f32x8 least_3 = _mm256_set1_ps(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 32) {
            least = _mm256_max_ps(_mm256_loadu_ps(x_2 + i), least);
            least_1 = _mm256_max_ps(_mm256_loadu_ps(x_2 + i + 8), least_1);
            least_2 = _mm256_max_ps(_mm256_loadu_ps(x_2 + i + 16), least_2);
            least_3 = _mm256_max_ps(_mm256_loadu_ps(x_2 + i + 24), least_3);
        }
        f32x8 joined = _mm256_max_ps(least, least_2);
        f32x8 joined_1 = _mm256_max_ps(least_1, least_3);
        joined = _mm256_max_ps(joined, joined_1);
        for (int64_t i = four; i < whole; i += 8) {
            joined = _mm256_max_ps(_mm256_loadu_ps(x_2 + i), joined);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            joined = _mm256_max_ps(_mm256_blendv_ps(_mm256_set1_ps(-__builtin_inff()),
                _mm256_maskload_ps(x_2 + whole, (__m256i)lanes), (__m256)lanes), joined);
        }
        joined = _mm256_max_ps(joined,
            __builtin_shufflevector(joined, joined, 4, 5, 6, 7, 0, 1, 2, 3));
        joined = _mm256_max_ps(joined,
            __builtin_shufflevector(joined, joined, 2, 3, 4, 5, 6, 7, 0, 1));
        joined = _mm256_max_ps(joined,
            __builtin_shufflevector(joined, joined, 1, 2, 3, 4, 5, 6, 7, 0));
        f32x8 lowered = _mm256_set1_ps(joined[0]) * -0.25f;

        /* The sum of exponentials. */
        int64_t whole_1 = columns & -16;
        f64x4 total0 = {0};
        f64x4 total1 = {0};
        for (int64_t start = 0; start < whole_1; start += 256) {
            int64_t stop = min_index(start + 256, whole_1);
            f32x8 part0 = {0};
            f32x8 part1 = {0};
            for (int64_t i = start; i < stop; i += 16) {
                f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), _mm256_set1_ps(0.25f), lowered);
                f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                    _mm256_max_ps(_mm256_set1_ps(-104.0f), d * factor));
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
                f32x8 y_2 = _mm256_fmadd_ps(root, p, root);
                u32x8 bits = (u32x8)shifted;
                u32x8 half = bits >> 4;
                y_2 *= (f32x8)(half << 23);
                f32x8 t_18 = (f32x8)(((bits >> 3) - half) << 23);
                f32x8 d_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 8), _mm256_set1_ps(0.25f),
                    lowered);
                f32x8 bounded_1 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                    _mm256_max_ps(_mm256_set1_ps(-104.0f), d_1 * factor));
                f32x8 shifted_1 = _mm256_fmadd_ps(bounded_1, _mm256_set1_ps(1.44269504f),
                    _mm256_set1_ps(1048830.0f));
                f32x8 power_1 = shifted_1 - 1048830.0f;
                f32x8 nearly_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(-0.693359375f), bounded_1);
                f32x8 r_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(0.00021219444f), nearly_1);
                f32x8 q_2 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_1,
                    _mm256_set1_ps(0.166680809f));
                q_2 = _mm256_fmadd_ps(q_2, r_1, _mm256_set1_ps(0.5f));
                f32x8 p_1 = _mm256_fmadd_ps(q_2, r_1 * r_1, r_1);
                f32x8 root_1 = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                    1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                    (__m256i)shifted_1);
                f32x8 y_4 = _mm256_fmadd_ps(root_1, p_1, root_1);
                u32x8 bits_1 = (u32x8)shifted_1;
                u32x8 half_1 = bits_1 >> 4;
                y_4 *= (f32x8)(half_1 << 23);
                f32x8 t_29 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
                part0 += y_2 * t_18;
                part1 += y_4 * t_29;
            }
            f32x8 joined_10 = part0 + part1;
            total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 0, 1,
                2, 3));
            total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 4, 5,
                6, 7));
        }
        if (whole_1 < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole_1);
            f32x8 d = _mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole_1, (__m256i)lanes),
                _mm256_set1_ps(0.25f), lowered);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), d * factor));
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
            f32x8 y_2 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_2 *= (f32x8)(half << 23);
            f32x8 t_17 = (f32x8)(((bits >> 3) - half) << 23);
            i32x8 lanes_1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(columns - whole_1);
            f32x8 d_1 = _mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole_1 + 8, (__m256i)lanes_1),
                _mm256_set1_ps(0.25f), lowered);
            f32x8 bounded_1 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), d_1 * factor));
            f32x8 shifted_1 = _mm256_fmadd_ps(bounded_1, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_1 = shifted_1 - 1048830.0f;
            f32x8 nearly_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(-0.693359375f), bounded_1);
            f32x8 r_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(0.00021219444f), nearly_1);
            f32x8 q_2 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_1,
                _mm256_set1_ps(0.166680809f));
            q_2 = _mm256_fmadd_ps(q_2, r_1, _mm256_set1_ps(0.5f));
            f32x8 p_1 = _mm256_fmadd_ps(q_2, r_1 * r_1, r_1);
            f32x8 root_1 = _mm256_permutevar8x32_ps((f32x8){ 1.0f, 1.09050773f, 1.18920712f,
                1.29683955f, 1.41421356f, 1.54221083f, 1.68179283f, 1.83400809f },
                (__m256i)shifted_1);
            f32x8 y_4 = _mm256_fmadd_ps(root_1, p_1, root_1);
            u32x8 bits_1 = (u32x8)shifted_1;
            u32x8 half_1 = bits_1 >> 4;
            y_4 *= (f32x8)(half_1 << 23);
            f32x8 t_29 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
            f32x8 joined_10 = _mm256_blendv_ps((f32x8){0}, y_2 * t_17, (__m256)lanes)
                + _mm256_blendv_ps((f32x8){0}, y_4 * t_29, (__m256)lanes_1);
            total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 0, 1,
                2, 3));
            total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_10, joined_10, 4, 5,
                6, 7));
        }
        f64x4 joined_10 = total0 + total1;
        joined_10 += __builtin_shufflevector(joined_10, joined_10, 2, 3, 0, 1);
        joined_10 += __builtin_shufflevector(joined_10, joined_10, 1, 2, 3, 0);
        f32x8 t_12 = _mm256_set1_ps((float)joined_10[0]);
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
        f32x8 y_2 = _mm256_fmadd_ps(power, _mm256_set1_ps(0.693359375f), f + p);
        f32x8 shift = -(y_2 + (t_12 - t_12));

        /* The result. */
        int64_t whole_2 = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), _mm256_set1_ps(0.25f), lowered);
            _mm256_storeu_ps(y_1 + i, _mm256_fmadd_ps(d, factor, shift));
            f32x8 d_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 8), _mm256_set1_ps(0.25f),
                lowered);
            _mm256_storeu_ps(y_1 + i + 8, _mm256_fmadd_ps(d_1, factor, shift));
        }
        for (int64_t i = unrolled; i < whole_2; i += 8) {
            f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), _mm256_set1_ps(0.25f), lowered);
            _mm256_storeu_ps(y_1 + i, _mm256_fmadd_ps(d, factor, shift));
        }
        if (whole_2 < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole_2);
            f32x8 d = _mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole_2, (__m256i)lanes),
                _mm256_set1_ps(0.25f), lowered);
            _mm256_maskstore_ps(y_1 + whole_2, (__m256i)lanes, _mm256_fmadd_ps(d, factor, shift));
        }
    }
}

/* tnk_layer_norm_f32__avx2_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx2: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 ld; 1 fma 1 ld; 8 fma 4 add 4 ld; 2 fma 1 add 1 ld; 6 fma 6
 *   ld 2 st; 3 fma 3 ld 1 st
 * vector registers: 11 of 16 */
void tnk_layer_norm_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
        float t_5 = _mm256_set1_ps(1.0f)[0];
        float t_6 = _mm256_set1_ps(1.0f)[0];
        float t_7 = (f32x8){0}[0];
        double t_8 = (f64x4){0}[0];
        double t_9 = _mm256_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                float t_14 = _mm256_set1_ps(8.27180613e-25f)[0];
                f32x8 t_15 = _mm256_set1_ps(t_6);

                /* The mean. */
                int64_t full = columns & -32;
                int64_t whole = columns & -8;
                f64x4 total0 = {0};
                f64x4 total1 = {0};
                for (int64_t start = 0; start < full; start += 512) {
                    int64_t stop = min_index(start + 512, full);
                    f32x8 part0 = {0};
                    f32x8 part1 = {0};
                    f32x8 part2 = {0};
                    f32x8 part3 = {0};
                    for (int64_t i = start; i < stop; i += 32) {
                        part0 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), t_15, part0);
                        part1 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 8), t_15, part1);
                        part2 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 16), t_15, part2);
                        part3 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 24), t_15, part3);
                    }
                    f32x8 joined = part0 + part2;
                    f32x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3));
                    total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 4, 5,
                        6, 7));
                }
                if (full < columns) {
                    f32x8 part0 = {0};
                    f32x8 part1 = {0};
                    f32x8 part2 = {0};
                    f32x8 part3 = {0};
                    for (int64_t i = full; i < whole; i += 8) {
                        part0 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), t_15, part0);
                    }
                    if (whole < columns) {
                        i32x8 lanes =
                            (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
                        part3 = _mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole, (__m256i)lanes),
                            t_15, part3);
                    }
                    f32x8 joined = part0 + part2;
                    f32x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3));
                    total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 4, 5,
                        6, 7));
                }
                f64x4 joined = total0 + total1;
                joined += __builtin_shufflevector(joined, joined, 2, 3, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 0);
                t_7 = (float)(joined[0] / count);
                f32x8 lowered = _mm256_set1_ps(-t_7);

                /* The variance. */
                int64_t full_1 = columns & -32;
                int64_t whole_1 = columns & -8;
                f64x4 total0_4 = {0};
                f64x4 total1_4 = {0};
                f64x4 total2 = {0};
                f64x4 total3 = {0};
                for (int64_t start = 0; start < full_1; start += 512) {
                    int64_t stop = min_index(start + 512, full_1);
                    f32x8 part0 = {0};
                    f32x8 part1 = {0};
                    f32x8 part2 = {0};
                    f32x8 part3 = {0};
                    f32x8 part4 = {0};
                    f32x8 part5 = {0};
                    f32x8 part6 = {0};
                    f32x8 part7 = {0};
                    for (int64_t i = start; i < stop; i += 32) {
                        f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm256_fmadd_ps(d, d, part4);
                        f32x8 d_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 8), t_15, lowered);
                        part1 += d_1;
                        part5 = _mm256_fmadd_ps(d_1, d_1, part5);
                        f32x8 d_2 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 16), t_15, lowered);
                        part2 += d_2;
                        part6 = _mm256_fmadd_ps(d_2, d_2, part6);
                        f32x8 d_3 = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 24), t_15, lowered);
                        part3 += d_3;
                        part7 = _mm256_fmadd_ps(d_3, d_3, part7);
                    }
                    f32x8 joined_3 = part0 + part2;
                    f32x8 joined_4 = part1 + part3;
                    joined_3 += joined_4;
                    total0_4 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_3, joined_3,
                        0, 1, 2, 3));
                    total1_4 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_3, joined_3,
                        4, 5, 6, 7));
                    f32x8 joined_6 = part4 + part6;
                    f32x8 joined_7 = part5 + part7;
                    joined_6 += joined_7;
                    total2 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_6, joined_6,
                        0, 1, 2, 3));
                    total3 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_6, joined_6,
                        4, 5, 6, 7));
                }
                if (full_1 < columns) {
                    f32x8 part0 = {0};
                    f32x8 part1 = {0};
                    f32x8 part2 = {0};
                    f32x8 part3 = {0};
                    f32x8 part4 = {0};
                    f32x8 part5 = {0};
                    f32x8 part6 = {0};
                    f32x8 part7 = {0};
                    for (int64_t i = full_1; i < whole_1; i += 8) {
                        f32x8 d = _mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm256_fmadd_ps(d, d, part4);
                    }
                    if (whole_1 < columns) {
                        i32x8 lanes =
                            (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole_1);
                        f32x8 d = _mm256_blendv_ps((f32x8){0},
                            _mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole_1, (__m256i)lanes),
                            t_15, lowered), (__m256)lanes);
                        part3 += d;
                        part7 = _mm256_fmadd_ps(d, d, part7);
                    }
                    f32x8 joined_3 = part0 + part2;
                    f32x8 joined_4 = part1 + part3;
                    joined_3 += joined_4;
                    total0_4 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_3, joined_3,
                        0, 1, 2, 3));
                    total1_4 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_3, joined_3,
                        4, 5, 6, 7));
                    f32x8 joined_6 = part4 + part6;
                    f32x8 joined_7 = part5 + part7;
                    joined_6 += joined_7;
                    total2 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_6, joined_6,
                        0, 1, 2, 3));
                    total3 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined_6, joined_6,
                        4, 5, 6, 7));
                }
                f64x4 joined_3 = total0_4 + total1_4;
                joined_3 += __builtin_shufflevector(joined_3, joined_3, 2, 3, 0, 1);
                joined_3 += __builtin_shufflevector(joined_3, joined_3, 1, 2, 3, 0);
                f64x4 joined_6 = total2 + total3;
                joined_6 += __builtin_shufflevector(joined_6, joined_6, 2, 3, 0, 1);
                joined_6 += __builtin_shufflevector(joined_6, joined_6, 1, 2, 3, 0);
                t_8 = joined_3[0] / count;
                double t_31 = joined_6[0] / count - t_8 * t_8;
                t_13 = max_f64(0.0, t_31);
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
        f32x8 units = _mm256_set1_ps(t_5);
        f32x8 lowered = _mm256_set1_ps(-high);
        f32x8 factor = _mm256_set1_ps(inverse);
        float t_26 = (float)(mean - (double)high) * inverse;
        f32x8 shift = _mm256_set1_ps(-t_26);

        /* The result. */
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 t_30 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), units, lowered),
                factor, shift);
            f32x8 t_31 = _mm256_fmadd_ps(t_30, _mm256_loadu_ps(scale_1 + i),
                _mm256_loadu_ps(bias_1 + i));
            _mm256_storeu_ps(y_1 + i, t_31);
            f32x8 t_34 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i + 8), units,
                lowered), factor, shift);
            f32x8 t_35 = _mm256_fmadd_ps(t_34, _mm256_loadu_ps(scale_1 + i + 8),
                _mm256_loadu_ps(bias_1 + i + 8));
            _mm256_storeu_ps(y_1 + i + 8, t_35);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 t_30 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_loadu_ps(x_2 + i), units, lowered),
                factor, shift);
            f32x8 t_31 = _mm256_fmadd_ps(t_30, _mm256_loadu_ps(scale_1 + i),
                _mm256_loadu_ps(bias_1 + i));
            _mm256_storeu_ps(y_1 + i, t_31);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 t_30 = _mm256_fmadd_ps(_mm256_fmadd_ps(_mm256_maskload_ps(x_2 + whole,
                (__m256i)lanes), units, lowered), factor, shift);
            f32x8 t_31 = _mm256_fmadd_ps(t_30, _mm256_maskload_ps(scale_1 + whole, (__m256i)lanes),
                _mm256_maskload_ps(bias_1 + whole, (__m256i)lanes));
            _mm256_maskstore_ps(y_1 + whole, (__m256i)lanes, t_31);
        }
    }
}

/* tnk_rms_norm_f32__avx2_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, avx2: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 mul 4 ld; 1 fma 1 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 16 */
void tnk_rms_norm_f32__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        float t_3 = _mm256_set1_ps(1.0f)[0];
        float t_4 = _mm256_set1_ps(1.0f)[0];
        double t_5 = _mm256_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                float t_8 = _mm256_set1_ps(8.27180613e-25f)[0];
                f32x8 t_9 = _mm256_set1_ps(t_4);

                /* The squares. */
                int64_t full = columns & -32;
                int64_t whole = columns & -8;
                f64x4 total0 = {0};
                f64x4 total1 = {0};
                for (int64_t start = 0; start < full; start += 512) {
                    int64_t stop = min_index(start + 512, full);
                    f32x8 part0 = {0};
                    f32x8 part1 = {0};
                    f32x8 part2 = {0};
                    f32x8 part3 = {0};
                    for (int64_t i = start; i < stop; i += 32) {
                        f32x8 v = _mm256_loadu_ps(x_2 + i) * t_9;
                        part0 = _mm256_fmadd_ps(v, v, part0);
                        f32x8 v_1 = _mm256_loadu_ps(x_2 + i + 8) * t_9;
                        part1 = _mm256_fmadd_ps(v_1, v_1, part1);
                        f32x8 v_2 = _mm256_loadu_ps(x_2 + i + 16) * t_9;
                        part2 = _mm256_fmadd_ps(v_2, v_2, part2);
                        f32x8 v_3 = _mm256_loadu_ps(x_2 + i + 24) * t_9;
                        part3 = _mm256_fmadd_ps(v_3, v_3, part3);
                    }
                    f32x8 joined = part0 + part2;
                    f32x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3));
                    total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 4, 5,
                        6, 7));
                }
                if (full < columns) {
                    f32x8 part0 = {0};
                    f32x8 part1 = {0};
                    f32x8 part2 = {0};
                    f32x8 part3 = {0};
                    for (int64_t i = full; i < whole; i += 8) {
                        f32x8 v = _mm256_loadu_ps(x_2 + i) * t_9;
                        part0 = _mm256_fmadd_ps(v, v, part0);
                    }
                    if (whole < columns) {
                        i32x8 lanes =
                            (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
                        f32x8 v = _mm256_maskload_ps(x_2 + whole, (__m256i)lanes) * t_9;
                        part3 = _mm256_fmadd_ps(v, v, part3);
                    }
                    f32x8 joined = part0 + part2;
                    f32x8 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 0, 1,
                        2, 3));
                    total1 += _mm256_cvtps_pd((__m128)__builtin_shufflevector(joined, joined, 4, 5,
                        6, 7));
                }
                f64x4 joined = total0 + total1;
                joined += __builtin_shufflevector(joined, joined, 2, 3, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 0);
                t_7 = joined[0] / count;
                t_3 = t_4;
                t_4 = t_8;
            }
            t_5 = t_7;
        }
        f32x8 units = _mm256_set1_ps(t_3);
        double t_9 = (double)t_3;
        double t_13 = __builtin_sqrt(t_5 + eps * t_9 * t_9);
        f32x8 factor = _mm256_set1_ps((float)(1.0 / t_13));

        /* The result. */
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 t_19 = _mm256_loadu_ps(x_2 + i) * factor * units * _mm256_loadu_ps(scale_1 + i);
            _mm256_storeu_ps(y_1 + i, t_19);
            f32x8 t_23 = _mm256_loadu_ps(x_2 + i + 8) * factor * units
                * _mm256_loadu_ps(scale_1 + i + 8);
            _mm256_storeu_ps(y_1 + i + 8, t_23);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 t_19 = _mm256_loadu_ps(x_2 + i) * factor * units * _mm256_loadu_ps(scale_1 + i);
            _mm256_storeu_ps(y_1 + i, t_19);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            f32x8 t_19 = _mm256_maskload_ps(x_2 + whole, (__m256i)lanes) * factor * units
                * _mm256_maskload_ps(scale_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y_1 + whole, (__m256i)lanes, t_19);
        }
    }
}

/* tnk_layer_norm_f64__avx2_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, avx2: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 ld; 1 fma 1 ld; 8 fma 4 add 4 ld; 2 fma 1 add 1 ld; 6 fma 6
 *   ld 2 st; 3 fma 3 ld 1 st
 * vector registers: 11 of 16 */
void tnk_layer_norm_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
        double t_5 = _mm256_set1_pd(1.0)[0];
        double t_6 = _mm256_set1_pd(1.0)[0];
        double t_7 = (f64x4){0}[0];
        double t_8 = (f64x4){0}[0];
        double t_9 = _mm256_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                double t_14 = _mm256_set1_pd(2.4099198651028841e-181)[0];
                f64x4 t_15 = _mm256_set1_pd(t_6);

                /* The mean. */
                int64_t full = columns & -16;
                int64_t whole = columns & -4;
                f64x4 total0 = {0};
                for (int64_t start = 0; start < full; start += 256) {
                    int64_t stop = min_index(start + 256, full);
                    f64x4 part0 = {0};
                    f64x4 part1 = {0};
                    f64x4 part2 = {0};
                    f64x4 part3 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        part0 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i), t_15, part0);
                        part1 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i + 4), t_15, part1);
                        part2 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i + 8), t_15, part2);
                        part3 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i + 12), t_15, part3);
                    }
                    f64x4 joined = part0 + part2;
                    f64x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                if (full < columns) {
                    f64x4 part0 = {0};
                    f64x4 part1 = {0};
                    f64x4 part2 = {0};
                    f64x4 part3 = {0};
                    for (int64_t i = full; i < whole; i += 4) {
                        part0 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i), t_15, part0);
                    }
                    if (whole < columns) {
                        i64x4 lanes = (i64x4){ 0, 1, 2, 3 } < (int64_t)(columns - whole);
                        part3 = _mm256_fmadd_pd(_mm256_maskload_pd(x_2 + whole, (__m256i)lanes),
                            t_15, part3);
                    }
                    f64x4 joined = part0 + part2;
                    f64x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                f64x4 joined = total0 + __builtin_shufflevector(total0, total0, 2, 3, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 0);
                t_7 = joined[0] / count;
                f64x4 lowered = _mm256_set1_pd(-t_7);

                /* The variance. */
                int64_t full_1 = columns & -16;
                int64_t whole_1 = columns & -4;
                f64x4 total0_4 = {0};
                f64x4 total1 = {0};
                for (int64_t start = 0; start < full_1; start += 256) {
                    int64_t stop = min_index(start + 256, full_1);
                    f64x4 part0 = {0};
                    f64x4 part1 = {0};
                    f64x4 part2 = {0};
                    f64x4 part3 = {0};
                    f64x4 part4 = {0};
                    f64x4 part5 = {0};
                    f64x4 part6 = {0};
                    f64x4 part7 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        f64x4 d = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm256_fmadd_pd(d, d, part4);
                        f64x4 d_1 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i + 4), t_15, lowered);
                        part1 += d_1;
                        part5 = _mm256_fmadd_pd(d_1, d_1, part5);
                        f64x4 d_2 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i + 8), t_15, lowered);
                        part2 += d_2;
                        part6 = _mm256_fmadd_pd(d_2, d_2, part6);
                        f64x4 d_3 = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i + 12), t_15, lowered);
                        part3 += d_3;
                        part7 = _mm256_fmadd_pd(d_3, d_3, part7);
                    }
                    f64x4 joined_2 = part0 + part2;
                    f64x4 joined_3 = part1 + part3;
                    joined_2 += joined_3;
                    total0_4 += joined_2;
                    f64x4 joined_5 = part4 + part6;
                    f64x4 joined_6 = part5 + part7;
                    joined_5 += joined_6;
                    total1 += joined_5;
                }
                if (full_1 < columns) {
                    f64x4 part0 = {0};
                    f64x4 part1 = {0};
                    f64x4 part2 = {0};
                    f64x4 part3 = {0};
                    f64x4 part4 = {0};
                    f64x4 part5 = {0};
                    f64x4 part6 = {0};
                    f64x4 part7 = {0};
                    for (int64_t i = full_1; i < whole_1; i += 4) {
                        f64x4 d = _mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i), t_15, lowered);
                        part0 += d;
                        part4 = _mm256_fmadd_pd(d, d, part4);
                    }
                    if (whole_1 < columns) {
                        i64x4 lanes = (i64x4){ 0, 1, 2, 3 } < (int64_t)(columns - whole_1);
                        f64x4 d = _mm256_blendv_pd((f64x4){0},
                            _mm256_fmadd_pd(_mm256_maskload_pd(x_2 + whole_1, (__m256i)lanes),
                            t_15, lowered), (__m256d)lanes);
                        part3 += d;
                        part7 = _mm256_fmadd_pd(d, d, part7);
                    }
                    f64x4 joined_2 = part0 + part2;
                    f64x4 joined_3 = part1 + part3;
                    joined_2 += joined_3;
                    total0_4 += joined_2;
                    f64x4 joined_5 = part4 + part6;
                    f64x4 joined_6 = part5 + part7;
                    joined_5 += joined_6;
                    total1 += joined_5;
                }
                f64x4 joined_2 = total0_4 + __builtin_shufflevector(total0_4, total0_4, 2, 3, 0, 1);
                joined_2 += __builtin_shufflevector(joined_2, joined_2, 1, 2, 3, 0);
                f64x4 joined_4 = total1 + __builtin_shufflevector(total1, total1, 2, 3, 0, 1);
                joined_4 += __builtin_shufflevector(joined_4, joined_4, 1, 2, 3, 0);
                t_8 = joined_2[0] / count;
                double t_30 = joined_4[0] / count - t_8 * t_8;
                t_13 = max_f64(0.0, t_30);
                t_5 = t_6;
                t_6 = t_14;
            }
            t_9 = t_13;
        }
        double high = t_7 + t_8;
        double t_19 = __builtin_sqrt(t_9 + eps * t_5 * t_5);
        double inverse = 1.0 / t_19;
        f64x4 units = _mm256_set1_pd(t_5);
        f64x4 lowered = _mm256_set1_pd(-high);
        f64x4 factor = _mm256_set1_pd(inverse);
        f64x4 shift = _mm256_set1_pd(-((high - high) * inverse));

        /* The result. */
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 t_25 = _mm256_fmadd_pd(_mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i), units, lowered),
                factor, shift);
            f64x4 t_26 = _mm256_fmadd_pd(t_25, _mm256_loadu_pd(scale_1 + i),
                _mm256_loadu_pd(bias_1 + i));
            _mm256_storeu_pd(y_1 + i, t_26);
            f64x4 t_29 = _mm256_fmadd_pd(_mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i + 4), units,
                lowered), factor, shift);
            f64x4 t_30 = _mm256_fmadd_pd(t_29, _mm256_loadu_pd(scale_1 + i + 4),
                _mm256_loadu_pd(bias_1 + i + 4));
            _mm256_storeu_pd(y_1 + i + 4, t_30);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 t_25 = _mm256_fmadd_pd(_mm256_fmadd_pd(_mm256_loadu_pd(x_2 + i), units, lowered),
                factor, shift);
            f64x4 t_26 = _mm256_fmadd_pd(t_25, _mm256_loadu_pd(scale_1 + i),
                _mm256_loadu_pd(bias_1 + i));
            _mm256_storeu_pd(y_1 + i, t_26);
        }
        if (whole < columns) {
            i64x4 lanes = (i64x4){ 0, 1, 2, 3 } < (int64_t)(columns - whole);
            f64x4 t_25 = _mm256_fmadd_pd(_mm256_fmadd_pd(_mm256_maskload_pd(x_2 + whole,
                (__m256i)lanes), units, lowered), factor, shift);
            f64x4 t_26 = _mm256_fmadd_pd(t_25, _mm256_maskload_pd(scale_1 + whole, (__m256i)lanes),
                _mm256_maskload_pd(bias_1 + whole, (__m256i)lanes));
            _mm256_maskstore_pd(y_1 + whole, (__m256i)lanes, t_26);
        }
    }
}

/* tnk_rms_norm_f64__avx2_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, avx2: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 mul 4 ld; 1 fma 1 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 16 */
void tnk_rms_norm_f64__avx2_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        double t_3 = _mm256_set1_pd(1.0)[0];
        double t_4 = _mm256_set1_pd(1.0)[0];
        double t_5 = _mm256_set1_pd(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                double t_8 = _mm256_set1_pd(2.4099198651028841e-181)[0];
                f64x4 t_9 = _mm256_set1_pd(t_4);

                /* The squares. */
                int64_t full = columns & -16;
                int64_t whole = columns & -4;
                f64x4 total0 = {0};
                for (int64_t start = 0; start < full; start += 256) {
                    int64_t stop = min_index(start + 256, full);
                    f64x4 part0 = {0};
                    f64x4 part1 = {0};
                    f64x4 part2 = {0};
                    f64x4 part3 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        f64x4 v = _mm256_loadu_pd(x_2 + i) * t_9;
                        part0 = _mm256_fmadd_pd(v, v, part0);
                        f64x4 v_1 = _mm256_loadu_pd(x_2 + i + 4) * t_9;
                        part1 = _mm256_fmadd_pd(v_1, v_1, part1);
                        f64x4 v_2 = _mm256_loadu_pd(x_2 + i + 8) * t_9;
                        part2 = _mm256_fmadd_pd(v_2, v_2, part2);
                        f64x4 v_3 = _mm256_loadu_pd(x_2 + i + 12) * t_9;
                        part3 = _mm256_fmadd_pd(v_3, v_3, part3);
                    }
                    f64x4 joined = part0 + part2;
                    f64x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                if (full < columns) {
                    f64x4 part0 = {0};
                    f64x4 part1 = {0};
                    f64x4 part2 = {0};
                    f64x4 part3 = {0};
                    for (int64_t i = full; i < whole; i += 4) {
                        f64x4 v = _mm256_loadu_pd(x_2 + i) * t_9;
                        part0 = _mm256_fmadd_pd(v, v, part0);
                    }
                    if (whole < columns) {
                        i64x4 lanes = (i64x4){ 0, 1, 2, 3 } < (int64_t)(columns - whole);
                        f64x4 v = _mm256_maskload_pd(x_2 + whole, (__m256i)lanes) * t_9;
                        part3 = _mm256_fmadd_pd(v, v, part3);
                    }
                    f64x4 joined = part0 + part2;
                    f64x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                f64x4 joined = total0 + __builtin_shufflevector(total0, total0, 2, 3, 0, 1);
                joined += __builtin_shufflevector(joined, joined, 1, 2, 3, 0);
                t_7 = joined[0] / count;
                t_3 = t_4;
                t_4 = t_8;
            }
            t_5 = t_7;
        }
        f64x4 units = _mm256_set1_pd(t_3);
        double t_12 = __builtin_sqrt(t_5 + eps * t_3 * t_3);
        f64x4 factor = _mm256_set1_pd(1.0 / t_12);

        /* The result. */
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 t_17 = _mm256_loadu_pd(x_2 + i) * factor * units * _mm256_loadu_pd(scale_1 + i);
            _mm256_storeu_pd(y_1 + i, t_17);
            f64x4 t_21 = _mm256_loadu_pd(x_2 + i + 4) * factor * units
                * _mm256_loadu_pd(scale_1 + i + 4);
            _mm256_storeu_pd(y_1 + i + 4, t_21);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 t_17 = _mm256_loadu_pd(x_2 + i) * factor * units * _mm256_loadu_pd(scale_1 + i);
            _mm256_storeu_pd(y_1 + i, t_17);
        }
        if (whole < columns) {
            i64x4 lanes = (i64x4){ 0, 1, 2, 3 } < (int64_t)(columns - whole);
            f64x4 t_17 = _mm256_maskload_pd(x_2 + whole, (__m256i)lanes) * factor * units
                * _mm256_maskload_pd(scale_1 + whole, (__m256i)lanes);
            _mm256_maskstore_pd(y_1 + whole, (__m256i)lanes, t_17);
        }
    }
}
