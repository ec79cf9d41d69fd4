/* batch_avx2.c: kernels of gen/manifest/batch.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x4 low_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline f32x4 high_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline f64x4 rotate_2_f64x4(f64x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline f64x4 rotate_1_f64x4(f64x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline f64x4 abs_f64x4(f64x4 x)
{
    return (f64x4)(((u64x4)x << 1) >> 1);
}

/* tnk_group_norm_f32__avx2_row
 * sums of differences and of their squares.
 * from templates/moments.lua, avx2: along=row dtype=f32
 * listed in gen/manifest/batch.lua: means and variances where elements are neighbours
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld
 * vector registers: 6 of 16 */
void tnk_group_norm_f32__avx2_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    double *out = data[1];
    int64_t x_row = stride[0][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    f32x8 center = _mm256_set1_ps(param[0]);
    double t = (f64x4){0}[0];
    double t_1 = t;
    double t_2 = t;
    for (int64_t row = 0; row < rows; row++) {
        const float *x_2 = x + row * x_row;
        int64_t half = (columns / 2) & -8;
        int64_t whole = half & -8;
        f64x4 total = {0};
        f64x4 total_1 = {0};
        f64x4 total_2 = {0};
        f64x4 total_3 = {0};
        f64x4 total_4 = {0};
        f64x4 total_5 = {0};
        f64x4 total_6 = {0};
        f64x4 total_7 = {0};
        for (int64_t start = 0; start < whole; start += 256) {
            int64_t stop = min_index(start + 256, whole);
            f32x8 part = {0};
            f32x8 part_1 = {0};
            f32x8 part_2 = {0};
            f32x8 part_3 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f32x8 d = _mm256_loadu_ps(x_2 + i) - center;
                part += d;
                part_1 = _mm256_fmadd_ps(d, d, part_1);
                f32x8 d_1 = _mm256_loadu_ps(x_2 + half + i) - center;
                part_2 += d_1;
                part_3 = _mm256_fmadd_ps(d_1, d_1, part_3);
            }
            total += _mm256_cvtps_pd((__m128)low_half_f32x8(part));
            total_1 += _mm256_cvtps_pd((__m128)high_half_f32x8(part));
            total_2 += _mm256_cvtps_pd((__m128)low_half_f32x8(part_1));
            total_3 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_1));
            total_4 += _mm256_cvtps_pd((__m128)low_half_f32x8(part_2));
            total_5 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_2));
            total_6 += _mm256_cvtps_pd((__m128)low_half_f32x8(part_3));
            total_7 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_3));
        }
        if (whole < half) {
            i32x8 lanes = first_lanes_i32x8(half - whole);
            f32x8 d = _mm256_blendv_ps((f32x8){0},
                _mm256_maskload_ps(x_2 + whole, (__m256i)lanes) - center, (__m256)lanes);
            f32x8 t_4 = 0.0f + d;
            f32x8 t_5 = _mm256_fmadd_ps(d, d, (f32x8){0});
            f32x8 d_1 = _mm256_blendv_ps((f32x8){0},
                _mm256_maskload_ps(x_2 + half + whole, (__m256i)lanes) - center, (__m256)lanes);
            f32x8 t_7 = 0.0f + d_1;
            f32x8 t_8 = _mm256_fmadd_ps(d_1, d_1, (f32x8){0});
            total += _mm256_cvtps_pd((__m128)low_half_f32x8(t_4));
            total_1 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_4));
            total_2 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_5));
            total_3 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_5));
            total_4 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_7));
            total_5 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_7));
            total_6 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_8));
            total_7 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_8));
        }
        f64x4 joined = total + total_1;
        joined += rotate_2_f64x4(joined);
        joined += rotate_1_f64x4(joined);
        f64x4 joined_3 = total_2 + total_3;
        joined_3 += rotate_2_f64x4(joined_3);
        joined_3 += rotate_1_f64x4(joined_3);
        f64x4 joined_6 = total_4 + total_5;
        joined_6 += rotate_2_f64x4(joined_6);
        joined_6 += rotate_1_f64x4(joined_6);
        f64x4 joined_9 = total_6 + total_7;
        joined_9 += rotate_2_f64x4(joined_9);
        joined_9 += rotate_1_f64x4(joined_9);
        int64_t whole_1 = (columns - 2 * half) & -8;
        f64x4 total_32 = {0};
        f64x4 total_33 = {0};
        f64x4 total_34 = {0};
        f64x4 total_35 = {0};
        for (int64_t start = 0; start < whole_1; start += 256) {
            int64_t stop = min_index(start + 256, whole_1);
            f32x8 part = {0};
            f32x8 part_1 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f32x8 d = _mm256_loadu_ps(x_2 + 2 * half + i) - center;
                part += d;
                part_1 = _mm256_fmadd_ps(d, d, part_1);
            }
            total_32 += _mm256_cvtps_pd((__m128)low_half_f32x8(part));
            total_33 += _mm256_cvtps_pd((__m128)high_half_f32x8(part));
            total_34 += _mm256_cvtps_pd((__m128)low_half_f32x8(part_1));
            total_35 += _mm256_cvtps_pd((__m128)high_half_f32x8(part_1));
        }
        if (whole_1 < (columns - 2 * half)) {
            i32x8 lanes = first_lanes_i32x8(columns - 2 * half - whole_1);
            f32x8 d = _mm256_blendv_ps((f32x8){0},
                _mm256_maskload_ps(x_2 + 2 * half + whole_1, (__m256i)lanes) - center,
                (__m256)lanes);
            f32x8 t_16 = 0.0f + d;
            f32x8 t_17 = _mm256_fmadd_ps(d, d, (f32x8){0});
            total_32 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_16));
            total_33 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_16));
            total_34 += _mm256_cvtps_pd((__m128)low_half_f32x8(t_17));
            total_35 += _mm256_cvtps_pd((__m128)high_half_f32x8(t_17));
        }
        f64x4 joined_12 = total_32 + total_33;
        joined_12 += rotate_2_f64x4(joined_12);
        joined_12 += rotate_1_f64x4(joined_12);
        f64x4 joined_15 = total_34 + total_35;
        joined_15 += rotate_2_f64x4(joined_15);
        joined_15 += rotate_1_f64x4(joined_15);
        double t_22 = joined[0] + joined_6[0] + joined_12[0];
        double t_24 = joined_3[0] + joined_9[0] + joined_15[0];
        t_1 += t_22;
        t_2 += t_24;
    }
    out[0] = t_1;
    out[1] = t_2;
}

/* tnk_group_norm_f64__avx2_row
 * sums of differences and of their squares.
 * from templates/moments.lua, avx2: along=row dtype=f64
 * listed in gen/manifest/batch.lua: means and variances where elements are neighbours
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld
 * vector registers: 6 of 16 */
void tnk_group_norm_f64__avx2_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const double *x = data[0];
    double *out = data[1];
    int64_t x_row = stride[0][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    double t_2 = (double)param[0] + (double)param[1];
    f64x4 center = _mm256_set1_pd(t_2);
    double t_3 = (f64x4){0}[0];
    double t_4 = t_3;
    double t_5 = t_3;
    for (int64_t row = 0; row < rows; row++) {
        const double *x_3 = x + row * x_row;
        int64_t half = (columns / 2) & -4;
        int64_t whole = half & -4;
        f64x4 total = {0};
        f64x4 total_1 = {0};
        f64x4 total_2 = {0};
        f64x4 total_3 = {0};
        f64x4 total_4 = {0};
        f64x4 total_5 = {0};
        f64x4 total_6 = {0};
        f64x4 total_7 = {0};
        for (int64_t start = 0; start < whole; start += 32) {
            int64_t stop = min_index(start + 32, whole);
            f64x4 part = {0};
            f64x4 part_1 = {0};
            f64x4 part_2 = {0};
            f64x4 part_3 = {0};
            for (int64_t i = start; i < stop; i += 4) {
                f64x4 d = _mm256_loadu_pd(x_3 + i) - center;
                part += d;
                part_1 = _mm256_fmadd_pd(d, d, part_1);
                f64x4 d_1 = _mm256_loadu_pd(x_3 + half + i) - center;
                part_2 += d_1;
                part_3 = _mm256_fmadd_pd(d_1, d_1, part_3);
            }
            f64x4 s = total + part;
            f64x4 other = s - total;
            f64x4 low = total - (s - other) + (part - other);
            total_1 += low;
            f64x4 s_1 = total_2 + part_1;
            f64x4 other_1 = s_1 - total_2;
            f64x4 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
            total_3 += low_1;
            f64x4 s_2 = total_4 + part_2;
            f64x4 other_2 = s_2 - total_4;
            f64x4 low_2 = total_4 - (s_2 - other_2) + (part_2 - other_2);
            total_5 += low_2;
            f64x4 s_3 = total_6 + part_3;
            f64x4 other_3 = s_3 - total_6;
            f64x4 low_3 = total_6 - (s_3 - other_3) + (part_3 - other_3);
            total_7 += low_3;
            total = s;
            total_2 = s_1;
            total_4 = s_2;
            total_6 = s_3;
        }
        if (whole < half) {
            i64x4 lanes = first_lanes_i64x4(half - whole);
            f64x4 d = _mm256_blendv_pd((f64x4){0},
                _mm256_maskload_pd(x_3 + whole, (__m256i)lanes) - center, (__m256d)lanes);
            f64x4 t_7 = 0.0 + d;
            f64x4 t_8 = _mm256_fmadd_pd(d, d, (f64x4){0});
            f64x4 d_1 = _mm256_blendv_pd((f64x4){0},
                _mm256_maskload_pd(x_3 + half + whole, (__m256i)lanes) - center, (__m256d)lanes);
            f64x4 t_10 = 0.0 + d_1;
            f64x4 t_11 = _mm256_fmadd_pd(d_1, d_1, (f64x4){0});
            f64x4 s = total + t_7;
            f64x4 other = s - total;
            f64x4 low = total - (s - other) + (t_7 - other);
            total_1 += low;
            f64x4 s_1 = total_2 + t_8;
            f64x4 other_1 = s_1 - total_2;
            f64x4 low_1 = total_2 - (s_1 - other_1) + (t_8 - other_1);
            total_3 += low_1;
            f64x4 s_2 = total_4 + t_10;
            f64x4 other_2 = s_2 - total_4;
            f64x4 low_2 = total_4 - (s_2 - other_2) + (t_10 - other_2);
            total_5 += low_2;
            f64x4 s_3 = total_6 + t_11;
            f64x4 other_3 = s_3 - total_6;
            f64x4 low_3 = total_6 - (s_3 - other_3) + (t_11 - other_3);
            total_7 += low_3;
            total = s;
            total_2 = s_1;
            total_4 = s_2;
            total_6 = s_3;
        }
        f64x4 joined = total + _mm256_blendv_pd((f64x4){0}, total_1,
            (__m256d)(abs_f64x4(total) < __builtin_inf()));
        joined += rotate_2_f64x4(joined);
        joined += rotate_1_f64x4(joined);
        f64x4 joined_3 = total_2 + _mm256_blendv_pd((f64x4){0}, total_3,
            (__m256d)(abs_f64x4(total_2) < __builtin_inf()));
        joined_3 += rotate_2_f64x4(joined_3);
        joined_3 += rotate_1_f64x4(joined_3);
        f64x4 joined_6 = total_4 + _mm256_blendv_pd((f64x4){0}, total_5,
            (__m256d)(abs_f64x4(total_4) < __builtin_inf()));
        joined_6 += rotate_2_f64x4(joined_6);
        joined_6 += rotate_1_f64x4(joined_6);
        f64x4 joined_9 = total_6 + _mm256_blendv_pd((f64x4){0}, total_7,
            (__m256d)(abs_f64x4(total_6) < __builtin_inf()));
        joined_9 += rotate_2_f64x4(joined_9);
        joined_9 += rotate_1_f64x4(joined_9);
        int64_t whole_1 = (columns - 2 * half) & -4;
        f64x4 total_32 = {0};
        f64x4 total_33 = {0};
        f64x4 total_34 = {0};
        f64x4 total_35 = {0};
        for (int64_t start = 0; start < whole_1; start += 32) {
            int64_t stop = min_index(start + 32, whole_1);
            f64x4 part = {0};
            f64x4 part_1 = {0};
            for (int64_t i = start; i < stop; i += 4) {
                f64x4 d = _mm256_loadu_pd(x_3 + 2 * half + i) - center;
                part += d;
                part_1 = _mm256_fmadd_pd(d, d, part_1);
            }
            f64x4 s = total_32 + part;
            f64x4 other = s - total_32;
            f64x4 low = total_32 - (s - other) + (part - other);
            total_33 += low;
            f64x4 s_1 = total_34 + part_1;
            f64x4 other_1 = s_1 - total_34;
            f64x4 low_1 = total_34 - (s_1 - other_1) + (part_1 - other_1);
            total_35 += low_1;
            total_32 = s;
            total_34 = s_1;
        }
        if (whole_1 < (columns - 2 * half)) {
            i64x4 lanes = first_lanes_i64x4(columns - 2 * half - whole_1);
            f64x4 d = _mm256_blendv_pd((f64x4){0},
                _mm256_maskload_pd(x_3 + 2 * half + whole_1, (__m256i)lanes) - center,
                (__m256d)lanes);
            f64x4 t_27 = 0.0 + d;
            f64x4 t_28 = _mm256_fmadd_pd(d, d, (f64x4){0});
            f64x4 s = total_32 + t_27;
            f64x4 other = s - total_32;
            f64x4 low = total_32 - (s - other) + (t_27 - other);
            total_33 += low;
            f64x4 s_1 = total_34 + t_28;
            f64x4 other_1 = s_1 - total_34;
            f64x4 low_1 = total_34 - (s_1 - other_1) + (t_28 - other_1);
            total_35 += low_1;
            total_32 = s;
            total_34 = s_1;
        }
        f64x4 joined_12 = total_32
            + _mm256_blendv_pd((f64x4){0}, total_33,
            (__m256d)(abs_f64x4(total_32) < __builtin_inf()));
        joined_12 += rotate_2_f64x4(joined_12);
        joined_12 += rotate_1_f64x4(joined_12);
        f64x4 joined_15 = total_34
            + _mm256_blendv_pd((f64x4){0}, total_35,
            (__m256d)(abs_f64x4(total_34) < __builtin_inf()));
        joined_15 += rotate_2_f64x4(joined_15);
        joined_15 += rotate_1_f64x4(joined_15);
        double t_37 = joined[0] + joined_6[0] + joined_12[0];
        double t_39 = joined_3[0] + joined_9[0] + joined_15[0];
        t_4 += t_37;
        t_5 += t_39;
    }
    out[0] = t_4;
    out[1] = t_5;
}

/* tnk_group_norm_f32__avx2_column
 * sums of differences and of their squares.
 * from templates/moments.lua, avx2: along=column dtype=f32
 * listed in gen/manifest/batch.lua: the same where channels are
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld
 * vector registers: 7 of 16 */
void tnk_group_norm_f32__avx2_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    const float *center = data[1];
    double *out = data[2];
    int64_t columns = n[1];
    int64_t wide = columns & -16;
    int64_t whole = columns & -8;
    for (int64_t j = 0; j < wide; j += 16) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f32x8 x_1 = _mm256_loadu_ps(center + j);
        f32x8 x_2 = _mm256_loadu_ps(center + j + 8);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x8 zero = {0};
            f32x8 zero_1 = {0};
            f32x8 zero_2 = {0};
            f32x8 zero_3 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x8 d = _mm256_loadu_ps(from + j) - x_1;
                zero += d;
                zero_1 = _mm256_fmadd_ps(d, d, zero_1);
                f32x8 d_1 = _mm256_loadu_ps(from + j + 8) - x_2;
                zero_2 += d_1;
                zero_3 = _mm256_fmadd_ps(d_1, d_1, zero_3);
            }
            double *to = out + j;
            f64x4 t_3 = _mm256_loadu_pd(to) + _mm256_cvtps_pd((__m128)low_half_f32x8(zero));
            _mm256_storeu_pd(to, t_3);
            f64x4 t_7 = _mm256_loadu_pd(to + 4) + _mm256_cvtps_pd((__m128)high_half_f32x8(zero));
            _mm256_storeu_pd(to + 4, t_7);
            f64x4 t_11 = _mm256_loadu_pd(to + apart)
                + _mm256_cvtps_pd((__m128)low_half_f32x8(zero_1));
            _mm256_storeu_pd(to + apart, t_11);
            f64x4 t_15 = _mm256_loadu_pd(to + apart + 4)
                + _mm256_cvtps_pd((__m128)high_half_f32x8(zero_1));
            _mm256_storeu_pd(to + apart + 4, t_15);
            double *to_1 = out + j + 8;
            f64x4 t_19 = _mm256_loadu_pd(to_1) + _mm256_cvtps_pd((__m128)low_half_f32x8(zero_2));
            _mm256_storeu_pd(to_1, t_19);
            f64x4 t_23 = _mm256_loadu_pd(to_1 + 4)
                + _mm256_cvtps_pd((__m128)high_half_f32x8(zero_2));
            _mm256_storeu_pd(to_1 + 4, t_23);
            f64x4 t_27 = _mm256_loadu_pd(to_1 + apart)
                + _mm256_cvtps_pd((__m128)low_half_f32x8(zero_3));
            _mm256_storeu_pd(to_1 + apart, t_27);
            f64x4 t_31 = _mm256_loadu_pd(to_1 + apart + 4)
                + _mm256_cvtps_pd((__m128)high_half_f32x8(zero_3));
            _mm256_storeu_pd(to_1 + apart + 4, t_31);
        }
    }
    for (int64_t j = wide; j < whole; j += 8) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f32x8 x_1 = _mm256_loadu_ps(center + j);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x8 zero = {0};
            f32x8 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x8 d = _mm256_loadu_ps(from + j) - x_1;
                zero += d;
                zero_1 = _mm256_fmadd_ps(d, d, zero_1);
            }
            double *to = out + j;
            f64x4 t_3 = _mm256_loadu_pd(to) + _mm256_cvtps_pd((__m128)low_half_f32x8(zero));
            _mm256_storeu_pd(to, t_3);
            f64x4 t_7 = _mm256_loadu_pd(to + 4) + _mm256_cvtps_pd((__m128)high_half_f32x8(zero));
            _mm256_storeu_pd(to + 4, t_7);
            f64x4 t_11 = _mm256_loadu_pd(to + apart)
                + _mm256_cvtps_pd((__m128)low_half_f32x8(zero_1));
            _mm256_storeu_pd(to + apart, t_11);
            f64x4 t_15 = _mm256_loadu_pd(to + apart + 4)
                + _mm256_cvtps_pd((__m128)high_half_f32x8(zero_1));
            _mm256_storeu_pd(to + apart + 4, t_15);
        }
    }
    if (whole < columns) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        i32x8 lanes = first_lanes_i32x8(columns - whole);
        f32x8 x_1 = _mm256_maskload_ps(center + whole, (__m256i)lanes);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x8 zero = {0};
            f32x8 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x8 d = _mm256_maskload_ps(from + whole, (__m256i)lanes) - x_1;
                zero += d;
                zero_1 = _mm256_fmadd_ps(d, d, zero_1);
            }
            double *to = out + whole;
            i64x4 lanes_1 = first_lanes_i64x4(columns - whole);
            f64x4 t_3 = _mm256_maskload_pd(to, (__m256i)lanes_1)
                + _mm256_cvtps_pd((__m128)low_half_f32x8(zero));
            _mm256_maskstore_pd(to, (__m256i)lanes_1, t_3);
            i64x4 lanes_2 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(columns - whole);
            f64x4 t_7 = _mm256_maskload_pd(to + 4, (__m256i)lanes_2)
                + _mm256_cvtps_pd((__m128)high_half_f32x8(zero));
            _mm256_maskstore_pd(to + 4, (__m256i)lanes_2, t_7);
            i64x4 lanes_3 = first_lanes_i64x4(columns - whole);
            f64x4 t_11 = _mm256_maskload_pd(to + apart, (__m256i)lanes_3)
                + _mm256_cvtps_pd((__m128)low_half_f32x8(zero_1));
            _mm256_maskstore_pd(to + apart, (__m256i)lanes_3, t_11);
            i64x4 lanes_4 = (i64x4){ 4, 5, 6, 7 } < (int64_t)(columns - whole);
            f64x4 t_15 = _mm256_maskload_pd(to + apart + 4, (__m256i)lanes_4)
                + _mm256_cvtps_pd((__m128)high_half_f32x8(zero_1));
            _mm256_maskstore_pd(to + apart + 4, (__m256i)lanes_4, t_15);
        }
    }
}

/* tnk_group_norm_f64__avx2_column
 * sums of differences and of their squares.
 * from templates/moments.lua, avx2: along=column dtype=f64
 * listed in gen/manifest/batch.lua: the same where channels are
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld
 * vector registers: 7 of 16 */
void tnk_group_norm_f64__avx2_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *x = data[0];
    const double *center = data[1];
    double *out = data[2];
    int64_t columns = n[1];
    int64_t wide = columns & -8;
    int64_t whole = columns & -4;
    for (int64_t j = 0; j < wide; j += 8) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f64x4 x_1 = _mm256_loadu_pd(center + j);
        f64x4 x_2 = _mm256_loadu_pd(center + j + 4);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x4 zero = {0};
            f64x4 zero_1 = {0};
            f64x4 zero_2 = {0};
            f64x4 zero_3 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x4 d = _mm256_loadu_pd(from + j) - x_1;
                zero += d;
                zero_1 = _mm256_fmadd_pd(d, d, zero_1);
                f64x4 d_1 = _mm256_loadu_pd(from + j + 4) - x_2;
                zero_2 += d_1;
                zero_3 = _mm256_fmadd_pd(d_1, d_1, zero_3);
            }
            double *to = out + j;
            _mm256_storeu_pd(to, _mm256_loadu_pd(to) + zero);
            _mm256_storeu_pd(to + apart, _mm256_loadu_pd(to + apart) + zero_1);
            double *to_1 = out + j + 4;
            _mm256_storeu_pd(to_1, _mm256_loadu_pd(to_1) + zero_2);
            _mm256_storeu_pd(to_1 + apart, _mm256_loadu_pd(to_1 + apart) + zero_3);
        }
    }
    for (int64_t j = wide; j < whole; j += 4) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f64x4 x_1 = _mm256_loadu_pd(center + j);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x4 zero = {0};
            f64x4 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x4 d = _mm256_loadu_pd(from + j) - x_1;
                zero += d;
                zero_1 = _mm256_fmadd_pd(d, d, zero_1);
            }
            double *to = out + j;
            _mm256_storeu_pd(to, _mm256_loadu_pd(to) + zero);
            _mm256_storeu_pd(to + apart, _mm256_loadu_pd(to + apart) + zero_1);
        }
    }
    if (whole < columns) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        i64x4 lanes = first_lanes_i64x4(columns - whole);
        f64x4 x_1 = _mm256_maskload_pd(center + whole, (__m256i)lanes);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x4 zero = {0};
            f64x4 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x4 d = _mm256_maskload_pd(from + whole, (__m256i)lanes) - x_1;
                zero += d;
                zero_1 = _mm256_fmadd_pd(d, d, zero_1);
            }
            double *to = out + whole;
            i64x4 lanes_1 = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_pd(to, (__m256i)lanes_1,
                _mm256_maskload_pd(to, (__m256i)lanes_1) + zero);
            i64x4 lanes_2 = first_lanes_i64x4(columns - whole);
            _mm256_maskstore_pd(to + apart, (__m256i)lanes_2,
                _mm256_maskload_pd(to + apart, (__m256i)lanes_2) + zero_1);
        }
    }
}

/* tnk_batch_norm_f32__avx2_column
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx2: along=column dtype=f32
 * listed in gen/manifest/batch.lua: channels innermost
 * a turn of each inner loop: 2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st
 * vector registers: 3 of 16 */
void tnk_batch_norm_f32__avx2_column(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 t_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x_1 + i) - _mm256_loadu_ps(center + i),
                _mm256_loadu_ps(factor + i), _mm256_loadu_ps(shift + i));
            _mm256_storeu_ps(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f32x8 t_6 = _mm256_fmadd_ps(_mm256_loadu_ps(x_1 + i + 8)
                - _mm256_loadu_ps(center + i + 8), _mm256_loadu_ps(factor + i + 8),
                _mm256_loadu_ps(shift + i + 8));
            _mm256_storeu_ps(y_1 + i + 8, t_6);
            __builtin_prefetch(x_1 + i + 8 + 512);
            __builtin_prefetch(y_1 + i + 8 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 t_1 = _mm256_fmadd_ps(_mm256_loadu_ps(x_1 + i) - _mm256_loadu_ps(center + i),
                _mm256_loadu_ps(factor + i), _mm256_loadu_ps(shift + i));
            _mm256_storeu_ps(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 t_1 = _mm256_fmadd_ps(_mm256_maskload_ps(x_1 + whole, (__m256i)lanes)
                - _mm256_maskload_ps(center + whole, (__m256i)lanes),
                _mm256_maskload_ps(factor + whole, (__m256i)lanes),
                _mm256_maskload_ps(shift + whole, (__m256i)lanes));
            _mm256_maskstore_ps(y_1 + whole, (__m256i)lanes, t_1);
        }
    }
}

/* tnk_batch_norm_f64__avx2_column
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx2: along=column dtype=f64
 * listed in gen/manifest/batch.lua: channels innermost
 * a turn of each inner loop: 2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st
 * vector registers: 3 of 16 */
void tnk_batch_norm_f64__avx2_column(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 t_1 = _mm256_fmadd_pd(_mm256_loadu_pd(x_1 + i) - _mm256_loadu_pd(center + i),
                _mm256_loadu_pd(factor + i), _mm256_loadu_pd(shift + i));
            _mm256_storeu_pd(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f64x4 t_6 = _mm256_fmadd_pd(_mm256_loadu_pd(x_1 + i + 4)
                - _mm256_loadu_pd(center + i + 4), _mm256_loadu_pd(factor + i + 4),
                _mm256_loadu_pd(shift + i + 4));
            _mm256_storeu_pd(y_1 + i + 4, t_6);
            __builtin_prefetch(x_1 + i + 4 + 512);
            __builtin_prefetch(y_1 + i + 4 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 t_1 = _mm256_fmadd_pd(_mm256_loadu_pd(x_1 + i) - _mm256_loadu_pd(center + i),
                _mm256_loadu_pd(factor + i), _mm256_loadu_pd(shift + i));
            _mm256_storeu_pd(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 t_1 = _mm256_fmadd_pd(_mm256_maskload_pd(x_1 + whole, (__m256i)lanes)
                - _mm256_maskload_pd(center + whole, (__m256i)lanes),
                _mm256_maskload_pd(factor + whole, (__m256i)lanes),
                _mm256_maskload_pd(shift + whole, (__m256i)lanes));
            _mm256_maskstore_pd(y_1 + whole, (__m256i)lanes, t_1);
        }
    }
}

/* tnk_batch_norm_f32__avx2_row
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx2: along=row dtype=f32
 * listed in gen/manifest/batch.lua: channels outside
 * a turn of each inner loop: 2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_batch_norm_f32__avx2_row(const int64_t n[2], void *const *data,
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
        f32x8 t = _mm256_set1_ps(center[0]);
        f32x8 t_1 = _mm256_set1_ps(factor[0]);
        f32x8 t_2 = _mm256_set1_ps(shift[0]);
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x8 t_4 = _mm256_fmadd_ps(_mm256_loadu_ps(x_1 + i) - t, t_1, t_2);
            _mm256_storeu_ps(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f32x8 t_9 = _mm256_fmadd_ps(_mm256_loadu_ps(x_1 + i + 8) - t, t_1, t_2);
            _mm256_storeu_ps(y_1 + i + 8, t_9);
            __builtin_prefetch(x_1 + i + 8 + 512);
            __builtin_prefetch(y_1 + i + 8 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 t_4 = _mm256_fmadd_ps(_mm256_loadu_ps(x_1 + i) - t, t_1, t_2);
            _mm256_storeu_ps(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 t_4 = _mm256_fmadd_ps(_mm256_maskload_ps(x_1 + whole, (__m256i)lanes) - t, t_1,
                t_2);
            _mm256_maskstore_ps(y_1 + whole, (__m256i)lanes, t_4);
        }
    }
}

/* tnk_batch_norm_f64__avx2_row
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, avx2: along=row dtype=f64
 * listed in gen/manifest/batch.lua: channels outside
 * a turn of each inner loop: 2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_batch_norm_f64__avx2_row(const int64_t n[2], void *const *data,
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
        f64x4 t = _mm256_set1_pd(center[0]);
        f64x4 t_1 = _mm256_set1_pd(factor[0]);
        f64x4 t_2 = _mm256_set1_pd(shift[0]);
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f64x4 t_4 = _mm256_fmadd_pd(_mm256_loadu_pd(x_1 + i) - t, t_1, t_2);
            _mm256_storeu_pd(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f64x4 t_9 = _mm256_fmadd_pd(_mm256_loadu_pd(x_1 + i + 4) - t, t_1, t_2);
            _mm256_storeu_pd(y_1 + i + 4, t_9);
            __builtin_prefetch(x_1 + i + 4 + 512);
            __builtin_prefetch(y_1 + i + 4 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f64x4 t_4 = _mm256_fmadd_pd(_mm256_loadu_pd(x_1 + i) - t, t_1, t_2);
            _mm256_storeu_pd(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i64x4 lanes = first_lanes_i64x4(columns - whole);
            f64x4 t_4 = _mm256_fmadd_pd(_mm256_maskload_pd(x_1 + whole, (__m256i)lanes) - t, t_1,
                t_2);
            _mm256_maskstore_pd(y_1 + whole, (__m256i)lanes, t_4);
        }
    }
}
