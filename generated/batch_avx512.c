/* batch_avx512.c: kernels of gen/manifest/batch.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint64_t u64x8 __attribute__((vector_size(64)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

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

static inline f64x8 abs_f64x8(f64x8 x)
{
    return (f64x8)(((u64x8)x << 1) >> 1);
}

/* tnk_group_norm_f32__avx512_row
 * sums of differences and of their squares.
 * from templates/moments.lua, avx512: along=row dtype=f32
 * listed in gen/manifest/batch.lua: means and variances where elements are neighbours
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld
 * vector registers: 6 of 32 */
void tnk_group_norm_f32__avx512_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    double *out = data[1];
    int64_t x_row = stride[0][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    f32x16 center = _mm512_set1_ps(param[0]);
    double t = (f64x8){0}[0];
    double t_1 = t;
    double t_2 = t;
    for (int64_t row = 0; row < rows; row++) {
        const float *x_2 = x + row * x_row;
        int64_t half = (columns / 2) & -16;
        int64_t whole = half & -16;
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
            f32x16 part = {0};
            f32x16 part_1 = {0};
            f32x16 part_2 = {0};
            f32x16 part_3 = {0};
            for (int64_t i = start; i < stop; i += 16) {
                f32x16 d = _mm512_loadu_ps(x_2 + i) - center;
                part += d;
                part_1 = _mm512_fmadd_ps(d, d, part_1);
                f32x16 d_1 = _mm512_loadu_ps(x_2 + half + i) - center;
                part_2 += d_1;
                part_3 = _mm512_fmadd_ps(d_1, d_1, part_3);
            }
            total += _mm512_cvtps_pd((__m256)low_half_f32x16(part));
            total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(part));
            total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
            total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
            total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_2));
            total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_2));
            total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_3));
            total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_3));
        }
        if (whole < half) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, half - whole);
            f32x16 d = _mm512_mask_blend_ps(lanes, (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, x_2 + whole) - center);
            f32x16 t_4 = 0.0f + d;
            f32x16 t_5 = _mm512_fmadd_ps(d, d, (f32x16){0});
            f32x16 d_1 = _mm512_mask_blend_ps(lanes, (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, x_2 + half + whole) - center);
            f32x16 t_7 = 0.0f + d_1;
            f32x16 t_8 = _mm512_fmadd_ps(d_1, d_1, (f32x16){0});
            total += _mm512_cvtps_pd((__m256)low_half_f32x16(t_4));
            total_1 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_4));
            total_2 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_5));
            total_3 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_5));
            total_4 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_7));
            total_5 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_7));
            total_6 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_8));
            total_7 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_8));
        }
        f64x8 joined = total + total_1;
        joined += rotate_4_f64x8(joined);
        joined += rotate_2_f64x8(joined);
        joined += rotate_1_f64x8(joined);
        f64x8 joined_4 = total_2 + total_3;
        joined_4 += rotate_4_f64x8(joined_4);
        joined_4 += rotate_2_f64x8(joined_4);
        joined_4 += rotate_1_f64x8(joined_4);
        f64x8 joined_8 = total_4 + total_5;
        joined_8 += rotate_4_f64x8(joined_8);
        joined_8 += rotate_2_f64x8(joined_8);
        joined_8 += rotate_1_f64x8(joined_8);
        f64x8 joined_12 = total_6 + total_7;
        joined_12 += rotate_4_f64x8(joined_12);
        joined_12 += rotate_2_f64x8(joined_12);
        joined_12 += rotate_1_f64x8(joined_12);
        int64_t whole_1 = (columns - 2 * half) & -16;
        f64x8 total_32 = {0};
        f64x8 total_33 = {0};
        f64x8 total_34 = {0};
        f64x8 total_35 = {0};
        for (int64_t start = 0; start < whole_1; start += 512) {
            int64_t stop = min_index(start + 512, whole_1);
            f32x16 part = {0};
            f32x16 part_1 = {0};
            for (int64_t i = start; i < stop; i += 16) {
                f32x16 d = _mm512_loadu_ps(x_2 + 2 * half + i) - center;
                part += d;
                part_1 = _mm512_fmadd_ps(d, d, part_1);
            }
            total_32 += _mm512_cvtps_pd((__m256)low_half_f32x16(part));
            total_33 += _mm512_cvtps_pd((__m256)high_half_f32x16(part));
            total_34 += _mm512_cvtps_pd((__m256)low_half_f32x16(part_1));
            total_35 += _mm512_cvtps_pd((__m256)high_half_f32x16(part_1));
        }
        if (whole_1 < (columns - 2 * half)) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - 2 * half - whole_1);
            f32x16 d = _mm512_mask_blend_ps(lanes, (f32x16){0},
                _mm512_maskz_loadu_ps(lanes, x_2 + 2 * half + whole_1) - center);
            f32x16 t_20 = 0.0f + d;
            f32x16 t_21 = _mm512_fmadd_ps(d, d, (f32x16){0});
            total_32 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_20));
            total_33 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_20));
            total_34 += _mm512_cvtps_pd((__m256)low_half_f32x16(t_21));
            total_35 += _mm512_cvtps_pd((__m256)high_half_f32x16(t_21));
        }
        f64x8 joined_16 = total_32 + total_33;
        joined_16 += rotate_4_f64x8(joined_16);
        joined_16 += rotate_2_f64x8(joined_16);
        joined_16 += rotate_1_f64x8(joined_16);
        f64x8 joined_20 = total_34 + total_35;
        joined_20 += rotate_4_f64x8(joined_20);
        joined_20 += rotate_2_f64x8(joined_20);
        joined_20 += rotate_1_f64x8(joined_20);
        double t_28 = joined[0] + joined_8[0] + joined_16[0];
        double t_30 = joined_4[0] + joined_12[0] + joined_20[0];
        t_1 += t_28;
        t_2 += t_30;
    }
    out[0] = t_1;
    out[1] = t_2;
}

/* tnk_group_norm_f64__avx512_row
 * sums of differences and of their squares.
 * from templates/moments.lua, avx512: along=row dtype=f64
 * listed in gen/manifest/batch.lua: means and variances where elements are neighbours
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld
 * vector registers: 6 of 32 */
void tnk_group_norm_f64__avx512_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const double *x = data[0];
    double *out = data[1];
    int64_t x_row = stride[0][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    double t_2 = (double)param[0] + (double)param[1];
    f64x8 center = _mm512_set1_pd(t_2);
    double t_3 = (f64x8){0}[0];
    double t_4 = t_3;
    double t_5 = t_3;
    for (int64_t row = 0; row < rows; row++) {
        const double *x_3 = x + row * x_row;
        int64_t half = (columns / 2) & -8;
        int64_t whole = half & -8;
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
            f64x8 part = {0};
            f64x8 part_1 = {0};
            f64x8 part_2 = {0};
            f64x8 part_3 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f64x8 d = _mm512_loadu_pd(x_3 + i) - center;
                part += d;
                part_1 = _mm512_fmadd_pd(d, d, part_1);
                f64x8 d_1 = _mm512_loadu_pd(x_3 + half + i) - center;
                part_2 += d_1;
                part_3 = _mm512_fmadd_pd(d_1, d_1, part_3);
            }
            f64x8 s = total + part;
            f64x8 other = s - total;
            f64x8 low = total - (s - other) + (part - other);
            total_1 += low;
            f64x8 s_1 = total_2 + part_1;
            f64x8 other_1 = s_1 - total_2;
            f64x8 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
            total_3 += low_1;
            f64x8 s_2 = total_4 + part_2;
            f64x8 other_2 = s_2 - total_4;
            f64x8 low_2 = total_4 - (s_2 - other_2) + (part_2 - other_2);
            total_5 += low_2;
            f64x8 s_3 = total_6 + part_3;
            f64x8 other_3 = s_3 - total_6;
            f64x8 low_3 = total_6 - (s_3 - other_3) + (part_3 - other_3);
            total_7 += low_3;
            total = s;
            total_2 = s_1;
            total_4 = s_2;
            total_6 = s_3;
        }
        if (whole < half) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, half - whole);
            f64x8 d = _mm512_mask_blend_pd(lanes, (f64x8){0},
                _mm512_maskz_loadu_pd(lanes, x_3 + whole) - center);
            f64x8 t_7 = 0.0 + d;
            f64x8 t_8 = _mm512_fmadd_pd(d, d, (f64x8){0});
            f64x8 d_1 = _mm512_mask_blend_pd(lanes, (f64x8){0},
                _mm512_maskz_loadu_pd(lanes, x_3 + half + whole) - center);
            f64x8 t_10 = 0.0 + d_1;
            f64x8 t_11 = _mm512_fmadd_pd(d_1, d_1, (f64x8){0});
            f64x8 s = total + t_7;
            f64x8 other = s - total;
            f64x8 low = total - (s - other) + (t_7 - other);
            total_1 += low;
            f64x8 s_1 = total_2 + t_8;
            f64x8 other_1 = s_1 - total_2;
            f64x8 low_1 = total_2 - (s_1 - other_1) + (t_8 - other_1);
            total_3 += low_1;
            f64x8 s_2 = total_4 + t_10;
            f64x8 other_2 = s_2 - total_4;
            f64x8 low_2 = total_4 - (s_2 - other_2) + (t_10 - other_2);
            total_5 += low_2;
            f64x8 s_3 = total_6 + t_11;
            f64x8 other_3 = s_3 - total_6;
            f64x8 low_3 = total_6 - (s_3 - other_3) + (t_11 - other_3);
            total_7 += low_3;
            total = s;
            total_2 = s_1;
            total_4 = s_2;
            total_6 = s_3;
        }
        f64x8 joined = total + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_1);
        joined += rotate_4_f64x8(joined);
        joined += rotate_2_f64x8(joined);
        joined += rotate_1_f64x8(joined);
        f64x8 joined_4 = total_2 + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_2),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_3);
        joined_4 += rotate_4_f64x8(joined_4);
        joined_4 += rotate_2_f64x8(joined_4);
        joined_4 += rotate_1_f64x8(joined_4);
        f64x8 joined_8 = total_4 + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_4),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_5);
        joined_8 += rotate_4_f64x8(joined_8);
        joined_8 += rotate_2_f64x8(joined_8);
        joined_8 += rotate_1_f64x8(joined_8);
        f64x8 joined_12 = total_6
            + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_6),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_7);
        joined_12 += rotate_4_f64x8(joined_12);
        joined_12 += rotate_2_f64x8(joined_12);
        joined_12 += rotate_1_f64x8(joined_12);
        int64_t whole_1 = (columns - 2 * half) & -8;
        f64x8 total_32 = {0};
        f64x8 total_33 = {0};
        f64x8 total_34 = {0};
        f64x8 total_35 = {0};
        for (int64_t start = 0; start < whole_1; start += 64) {
            int64_t stop = min_index(start + 64, whole_1);
            f64x8 part = {0};
            f64x8 part_1 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f64x8 d = _mm512_loadu_pd(x_3 + 2 * half + i) - center;
                part += d;
                part_1 = _mm512_fmadd_pd(d, d, part_1);
            }
            f64x8 s = total_32 + part;
            f64x8 other = s - total_32;
            f64x8 low = total_32 - (s - other) + (part - other);
            total_33 += low;
            f64x8 s_1 = total_34 + part_1;
            f64x8 other_1 = s_1 - total_34;
            f64x8 low_1 = total_34 - (s_1 - other_1) + (part_1 - other_1);
            total_35 += low_1;
            total_32 = s;
            total_34 = s_1;
        }
        if (whole_1 < (columns - 2 * half)) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - 2 * half - whole_1);
            f64x8 d = _mm512_mask_blend_pd(lanes, (f64x8){0},
                _mm512_maskz_loadu_pd(lanes, x_3 + 2 * half + whole_1) - center);
            f64x8 t_31 = 0.0 + d;
            f64x8 t_32 = _mm512_fmadd_pd(d, d, (f64x8){0});
            f64x8 s = total_32 + t_31;
            f64x8 other = s - total_32;
            f64x8 low = total_32 - (s - other) + (t_31 - other);
            total_33 += low;
            f64x8 s_1 = total_34 + t_32;
            f64x8 other_1 = s_1 - total_34;
            f64x8 low_1 = total_34 - (s_1 - other_1) + (t_32 - other_1);
            total_35 += low_1;
            total_32 = s;
            total_34 = s_1;
        }
        f64x8 joined_16 = total_32
            + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_32),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_33);
        joined_16 += rotate_4_f64x8(joined_16);
        joined_16 += rotate_2_f64x8(joined_16);
        joined_16 += rotate_1_f64x8(joined_16);
        f64x8 joined_20 = total_34
            + _mm512_mask_blend_pd(_mm512_cmp_pd_mask(abs_f64x8(total_34),
            _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ), (f64x8){0}, total_35);
        joined_20 += rotate_4_f64x8(joined_20);
        joined_20 += rotate_2_f64x8(joined_20);
        joined_20 += rotate_1_f64x8(joined_20);
        double t_43 = joined[0] + joined_8[0] + joined_16[0];
        double t_45 = joined_4[0] + joined_12[0] + joined_20[0];
        t_4 += t_43;
        t_5 += t_45;
    }
    out[0] = t_4;
    out[1] = t_5;
}

/* tnk_group_norm_f32__avx512_column
 * sums of differences and of their squares.
 * from templates/moments.lua, avx512: along=column dtype=f32
 * listed in gen/manifest/batch.lua: the same where channels are
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld
 * vector registers: 7 of 32 */
void tnk_group_norm_f32__avx512_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    const float *center = data[1];
    double *out = data[2];
    int64_t columns = n[1];
    int64_t wide = columns & -32;
    int64_t whole = columns & -16;
    for (int64_t j = 0; j < wide; j += 32) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f32x16 x_1 = _mm512_loadu_ps(center + j);
        f32x16 x_2 = _mm512_loadu_ps(center + j + 16);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x16 zero = {0};
            f32x16 zero_1 = {0};
            f32x16 zero_2 = {0};
            f32x16 zero_3 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x16 d = _mm512_loadu_ps(from + j) - x_1;
                zero += d;
                zero_1 = _mm512_fmadd_ps(d, d, zero_1);
                f32x16 d_1 = _mm512_loadu_ps(from + j + 16) - x_2;
                zero_2 += d_1;
                zero_3 = _mm512_fmadd_ps(d_1, d_1, zero_3);
            }
            double *to = out + j;
            f64x8 t_3 = _mm512_loadu_pd(to) + _mm512_cvtps_pd((__m256)low_half_f32x16(zero));
            _mm512_storeu_pd(to, t_3);
            f64x8 t_7 = _mm512_loadu_pd(to + 8) + _mm512_cvtps_pd((__m256)high_half_f32x16(zero));
            _mm512_storeu_pd(to + 8, t_7);
            f64x8 t_11 = _mm512_loadu_pd(to + apart)
                + _mm512_cvtps_pd((__m256)low_half_f32x16(zero_1));
            _mm512_storeu_pd(to + apart, t_11);
            f64x8 t_15 = _mm512_loadu_pd(to + apart + 8)
                + _mm512_cvtps_pd((__m256)high_half_f32x16(zero_1));
            _mm512_storeu_pd(to + apart + 8, t_15);
            double *to_1 = out + j + 16;
            f64x8 t_19 = _mm512_loadu_pd(to_1) + _mm512_cvtps_pd((__m256)low_half_f32x16(zero_2));
            _mm512_storeu_pd(to_1, t_19);
            f64x8 t_23 = _mm512_loadu_pd(to_1 + 8)
                + _mm512_cvtps_pd((__m256)high_half_f32x16(zero_2));
            _mm512_storeu_pd(to_1 + 8, t_23);
            f64x8 t_27 = _mm512_loadu_pd(to_1 + apart)
                + _mm512_cvtps_pd((__m256)low_half_f32x16(zero_3));
            _mm512_storeu_pd(to_1 + apart, t_27);
            f64x8 t_31 = _mm512_loadu_pd(to_1 + apart + 8)
                + _mm512_cvtps_pd((__m256)high_half_f32x16(zero_3));
            _mm512_storeu_pd(to_1 + apart + 8, t_31);
        }
    }
    for (int64_t j = wide; j < whole; j += 16) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f32x16 x_1 = _mm512_loadu_ps(center + j);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x16 zero = {0};
            f32x16 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x16 d = _mm512_loadu_ps(from + j) - x_1;
                zero += d;
                zero_1 = _mm512_fmadd_ps(d, d, zero_1);
            }
            double *to = out + j;
            f64x8 t_3 = _mm512_loadu_pd(to) + _mm512_cvtps_pd((__m256)low_half_f32x16(zero));
            _mm512_storeu_pd(to, t_3);
            f64x8 t_7 = _mm512_loadu_pd(to + 8) + _mm512_cvtps_pd((__m256)high_half_f32x16(zero));
            _mm512_storeu_pd(to + 8, t_7);
            f64x8 t_11 = _mm512_loadu_pd(to + apart)
                + _mm512_cvtps_pd((__m256)low_half_f32x16(zero_1));
            _mm512_storeu_pd(to + apart, t_11);
            f64x8 t_15 = _mm512_loadu_pd(to + apart + 8)
                + _mm512_cvtps_pd((__m256)high_half_f32x16(zero_1));
            _mm512_storeu_pd(to + apart + 8, t_15);
        }
    }
    if (whole < columns) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
        f32x16 x_1 = _mm512_maskz_loadu_ps(lanes, center + whole);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x16 zero = {0};
            f32x16 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x16 d = _mm512_maskz_loadu_ps(lanes, from + whole) - x_1;
                zero += d;
                zero_1 = _mm512_fmadd_ps(d, d, zero_1);
            }
            double *to = out + whole;
            __mmask8 lanes_1 = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 t_3 = _mm512_maskz_loadu_pd(lanes_1, to)
                + _mm512_cvtps_pd((__m256)low_half_f32x16(zero));
            _mm512_mask_storeu_pd(to, lanes_1, t_3);
            __mmask8 lanes_2 = (__mmask8)(_bzhi_u64(~0ull, columns - whole) >> 8);
            f64x8 t_7 = _mm512_maskz_loadu_pd(lanes_2, to + 8)
                + _mm512_cvtps_pd((__m256)high_half_f32x16(zero));
            _mm512_mask_storeu_pd(to + 8, lanes_2, t_7);
            __mmask8 lanes_3 = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 t_11 = _mm512_maskz_loadu_pd(lanes_3, to + apart)
                + _mm512_cvtps_pd((__m256)low_half_f32x16(zero_1));
            _mm512_mask_storeu_pd(to + apart, lanes_3, t_11);
            __mmask8 lanes_4 = (__mmask8)(_bzhi_u64(~0ull, columns - whole) >> 8);
            f64x8 t_15 = _mm512_maskz_loadu_pd(lanes_4, to + apart + 8)
                + _mm512_cvtps_pd((__m256)high_half_f32x16(zero_1));
            _mm512_mask_storeu_pd(to + apart + 8, lanes_4, t_15);
        }
    }
}

/* tnk_group_norm_f64__avx512_column
 * sums of differences and of their squares.
 * from templates/moments.lua, avx512: along=column dtype=f64
 * listed in gen/manifest/batch.lua: the same where channels are
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld
 * vector registers: 7 of 32 */
void tnk_group_norm_f64__avx512_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *x = data[0];
    const double *center = data[1];
    double *out = data[2];
    int64_t columns = n[1];
    int64_t wide = columns & -16;
    int64_t whole = columns & -8;
    for (int64_t j = 0; j < wide; j += 16) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f64x8 x_1 = _mm512_loadu_pd(center + j);
        f64x8 x_2 = _mm512_loadu_pd(center + j + 8);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x8 zero = {0};
            f64x8 zero_1 = {0};
            f64x8 zero_2 = {0};
            f64x8 zero_3 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x8 d = _mm512_loadu_pd(from + j) - x_1;
                zero += d;
                zero_1 = _mm512_fmadd_pd(d, d, zero_1);
                f64x8 d_1 = _mm512_loadu_pd(from + j + 8) - x_2;
                zero_2 += d_1;
                zero_3 = _mm512_fmadd_pd(d_1, d_1, zero_3);
            }
            double *to = out + j;
            _mm512_storeu_pd(to, _mm512_loadu_pd(to) + zero);
            _mm512_storeu_pd(to + apart, _mm512_loadu_pd(to + apart) + zero_1);
            double *to_1 = out + j + 8;
            _mm512_storeu_pd(to_1, _mm512_loadu_pd(to_1) + zero_2);
            _mm512_storeu_pd(to_1 + apart, _mm512_loadu_pd(to_1 + apart) + zero_3);
        }
    }
    for (int64_t j = wide; j < whole; j += 8) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f64x8 x_1 = _mm512_loadu_pd(center + j);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x8 zero = {0};
            f64x8 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x8 d = _mm512_loadu_pd(from + j) - x_1;
                zero += d;
                zero_1 = _mm512_fmadd_pd(d, d, zero_1);
            }
            double *to = out + j;
            _mm512_storeu_pd(to, _mm512_loadu_pd(to) + zero);
            _mm512_storeu_pd(to + apart, _mm512_loadu_pd(to + apart) + zero_1);
        }
    }
    if (whole < columns) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
        f64x8 x_1 = _mm512_maskz_loadu_pd(lanes, center + whole);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x8 zero = {0};
            f64x8 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x8 d = _mm512_maskz_loadu_pd(lanes, from + whole) - x_1;
                zero += d;
                zero_1 = _mm512_fmadd_pd(d, d, zero_1);
            }
            double *to = out + whole;
            __mmask8 lanes_1 = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_pd(to, lanes_1, _mm512_maskz_loadu_pd(lanes_1, to) + zero);
            __mmask8 lanes_2 = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_pd(to + apart, lanes_2,
                _mm512_maskz_loadu_pd(lanes_2, to + apart) + zero_1);
        }
    }
}

/* tnk_batch_norm_f32__avx512_column
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx512: along=column dtype=f32
 * listed in gen/manifest/batch.lua: channels innermost
 * a turn of each inner loop: 2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st
 * vector registers: 3 of 32 */
void tnk_batch_norm_f32__avx512_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[2];
    const float *given = data[1];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[2][0];
    int64_t given_row = stride[1][0];
    int64_t apart = stride[1][1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const float *x_1 = x + row * x_row;
        float *y_1 = y + row * y_row;
        const float *center = given + row * given_row;
        const float *factor = center + apart;
        const float *shift = factor + apart;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 t_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x_1 + i) - _mm512_loadu_ps(center + i),
                _mm512_loadu_ps(factor + i), _mm512_loadu_ps(shift + i));
            _mm512_storeu_ps(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f32x16 t_6 = _mm512_fmadd_ps(_mm512_loadu_ps(x_1 + i + 16)
                - _mm512_loadu_ps(center + i + 16), _mm512_loadu_ps(factor + i + 16),
                _mm512_loadu_ps(shift + i + 16));
            _mm512_storeu_ps(y_1 + i + 16, t_6);
            __builtin_prefetch(x_1 + i + 16 + 512);
            __builtin_prefetch(y_1 + i + 16 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 t_1 = _mm512_fmadd_ps(_mm512_loadu_ps(x_1 + i) - _mm512_loadu_ps(center + i),
                _mm512_loadu_ps(factor + i), _mm512_loadu_ps(shift + i));
            _mm512_storeu_ps(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 t_1 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x_1 + whole)
                - _mm512_maskz_loadu_ps(lanes, center + whole),
                _mm512_maskz_loadu_ps(lanes, factor + whole),
                _mm512_maskz_loadu_ps(lanes, shift + whole));
            _mm512_mask_storeu_ps(y_1 + whole, lanes, t_1);
        }
    }
}

/* tnk_batch_norm_f64__avx512_column
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx512: along=column dtype=f64
 * listed in gen/manifest/batch.lua: channels innermost
 * a turn of each inner loop: 2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st
 * vector registers: 3 of 32 */
void tnk_batch_norm_f64__avx512_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[2];
    const double *given = data[1];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[2][0];
    int64_t given_row = stride[1][0];
    int64_t apart = stride[1][1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const double *x_1 = x + row * x_row;
        double *y_1 = y + row * y_row;
        const double *center = given + row * given_row;
        const double *factor = center + apart;
        const double *shift = factor + apart;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 t_1 = _mm512_fmadd_pd(_mm512_loadu_pd(x_1 + i) - _mm512_loadu_pd(center + i),
                _mm512_loadu_pd(factor + i), _mm512_loadu_pd(shift + i));
            _mm512_storeu_pd(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f64x8 t_6 = _mm512_fmadd_pd(_mm512_loadu_pd(x_1 + i + 8)
                - _mm512_loadu_pd(center + i + 8), _mm512_loadu_pd(factor + i + 8),
                _mm512_loadu_pd(shift + i + 8));
            _mm512_storeu_pd(y_1 + i + 8, t_6);
            __builtin_prefetch(x_1 + i + 8 + 512);
            __builtin_prefetch(y_1 + i + 8 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 t_1 = _mm512_fmadd_pd(_mm512_loadu_pd(x_1 + i) - _mm512_loadu_pd(center + i),
                _mm512_loadu_pd(factor + i), _mm512_loadu_pd(shift + i));
            _mm512_storeu_pd(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 t_1 = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x_1 + whole)
                - _mm512_maskz_loadu_pd(lanes, center + whole),
                _mm512_maskz_loadu_pd(lanes, factor + whole),
                _mm512_maskz_loadu_pd(lanes, shift + whole));
            _mm512_mask_storeu_pd(y_1 + whole, lanes, t_1);
        }
    }
}

/* tnk_batch_norm_f32__avx512_row
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx512: along=row dtype=f32
 * listed in gen/manifest/batch.lua: channels outside
 * a turn of each inner loop: 2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st
 * vector registers: 4 of 32 */
void tnk_batch_norm_f32__avx512_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    float *y = data[2];
    const float *given = data[1];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[2][0];
    int64_t given_row = stride[1][0];
    int64_t apart = stride[1][1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const float *x_1 = x + row * x_row;
        float *y_1 = y + row * y_row;
        const float *center = given + row * given_row;
        const float *factor = center + apart;
        const float *shift = factor + apart;
        f32x16 t = _mm512_set1_ps(center[0]);
        f32x16 t_1 = _mm512_set1_ps(factor[0]);
        f32x16 t_2 = _mm512_set1_ps(shift[0]);
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x16 t_4 = _mm512_fmadd_ps(_mm512_loadu_ps(x_1 + i) - t, t_1, t_2);
            _mm512_storeu_ps(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f32x16 t_9 = _mm512_fmadd_ps(_mm512_loadu_ps(x_1 + i + 16) - t, t_1, t_2);
            _mm512_storeu_ps(y_1 + i + 16, t_9);
            __builtin_prefetch(x_1 + i + 16 + 512);
            __builtin_prefetch(y_1 + i + 16 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 t_4 = _mm512_fmadd_ps(_mm512_loadu_ps(x_1 + i) - t, t_1, t_2);
            _mm512_storeu_ps(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 t_4 = _mm512_fmadd_ps(_mm512_maskz_loadu_ps(lanes, x_1 + whole) - t, t_1, t_2);
            _mm512_mask_storeu_ps(y_1 + whole, lanes, t_4);
        }
    }
}

/* tnk_batch_norm_f64__avx512_row
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx512: along=row dtype=f64
 * listed in gen/manifest/batch.lua: channels outside
 * a turn of each inner loop: 2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st
 * vector registers: 4 of 32 */
void tnk_batch_norm_f64__avx512_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *x = data[0];
    double *y = data[2];
    const double *given = data[1];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[2][0];
    int64_t given_row = stride[1][0];
    int64_t apart = stride[1][1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const double *x_1 = x + row * x_row;
        double *y_1 = y + row * y_row;
        const double *center = given + row * given_row;
        const double *factor = center + apart;
        const double *shift = factor + apart;
        f64x8 t = _mm512_set1_pd(center[0]);
        f64x8 t_1 = _mm512_set1_pd(factor[0]);
        f64x8 t_2 = _mm512_set1_pd(shift[0]);
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f64x8 t_4 = _mm512_fmadd_pd(_mm512_loadu_pd(x_1 + i) - t, t_1, t_2);
            _mm512_storeu_pd(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f64x8 t_9 = _mm512_fmadd_pd(_mm512_loadu_pd(x_1 + i + 8) - t, t_1, t_2);
            _mm512_storeu_pd(y_1 + i + 8, t_9);
            __builtin_prefetch(x_1 + i + 8 + 512);
            __builtin_prefetch(y_1 + i + 8 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f64x8 t_4 = _mm512_fmadd_pd(_mm512_loadu_pd(x_1 + i) - t, t_1, t_2);
            _mm512_storeu_pd(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            f64x8 t_4 = _mm512_fmadd_pd(_mm512_maskz_loadu_pd(lanes, x_1 + whole) - t, t_1, t_2);
            _mm512_mask_storeu_pd(y_1 + whole, lanes, t_4);
        }
    }
}
