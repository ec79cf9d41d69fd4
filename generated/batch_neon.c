/* batch_neon.c: kernels of gen/manifest/batch.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef float f32x2 __attribute__((vector_size(8)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef int64_t i64x2 __attribute__((vector_size(16)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x2 low_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
}

static inline f32x2 high_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3);
}

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline f64x2 reverse_f64x2(f64x2 a)
{
    return __builtin_shufflevector(a, a, 1, 0);
}

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_group_norm_f32__neon_row
 * sums of differences and of their squares.
 * from templates/moments.lua, neon: along=row dtype=f32
 * listed in gen/manifest/batch.lua: means and variances where elements are neighbours
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld
 * vector registers: 6 of 32 */
void tnk_group_norm_f32__neon_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const float *x = data[0];
    double *out = data[1];
    int64_t x_row = stride[0][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    f32x4 center = vdupq_n_f32(param[0]);
    double t = (f64x2){0}[0];
    double t_1 = t;
    double t_2 = t;
    for (int64_t row = 0; row < rows; row++) {
        const float *x_2 = x + row * x_row;
        int64_t half = (columns / 2) & -4;
        int64_t whole = half & -4;
        f64x2 total = {0};
        f64x2 total_1 = {0};
        f64x2 total_2 = {0};
        f64x2 total_3 = {0};
        f64x2 total_4 = {0};
        f64x2 total_5 = {0};
        f64x2 total_6 = {0};
        f64x2 total_7 = {0};
        for (int64_t start = 0; start < whole; start += 128) {
            int64_t stop = min_index(start + 128, whole);
            f32x4 part = {0};
            f32x4 part_1 = {0};
            f32x4 part_2 = {0};
            f32x4 part_3 = {0};
            for (int64_t i = start; i < stop; i += 4) {
                f32x4 d = vld1q_f32(x_2 + i) - center;
                part += d;
                part_1 = vfmaq_f32(part_1, d, d);
                f32x4 d_1 = vld1q_f32(x_2 + half + i) - center;
                part_2 += d_1;
                part_3 = vfmaq_f32(part_3, d_1, d_1);
            }
            total += __builtin_convertvector(low_half_f32x4(part), f64x2);
            total_1 += __builtin_convertvector(high_half_f32x4(part), f64x2);
            total_2 += __builtin_convertvector(low_half_f32x4(part_1), f64x2);
            total_3 += __builtin_convertvector(high_half_f32x4(part_1), f64x2);
            total_4 += __builtin_convertvector(low_half_f32x4(part_2), f64x2);
            total_5 += __builtin_convertvector(high_half_f32x4(part_2), f64x2);
            total_6 += __builtin_convertvector(low_half_f32x4(part_3), f64x2);
            total_7 += __builtin_convertvector(high_half_f32x4(part_3), f64x2);
        }
        if (whole < half) {
            i32x4 lanes = first_lanes_i32x4(half - whole);
            f32x4 d = select_f32x4(lanes, load_mask_f32x4(x_2 + whole, lanes) - center, (f32x4){0});
            f32x4 t_4 = 0.0f + d;
            f32x4 t_5 = vfmaq_f32((f32x4){0}, d, d);
            f32x4 d_1 = select_f32x4(lanes, load_mask_f32x4(x_2 + half + whole, lanes) - center,
                (f32x4){0});
            f32x4 t_7 = 0.0f + d_1;
            f32x4 t_8 = vfmaq_f32((f32x4){0}, d_1, d_1);
            total += __builtin_convertvector(low_half_f32x4(t_4), f64x2);
            total_1 += __builtin_convertvector(high_half_f32x4(t_4), f64x2);
            total_2 += __builtin_convertvector(low_half_f32x4(t_5), f64x2);
            total_3 += __builtin_convertvector(high_half_f32x4(t_5), f64x2);
            total_4 += __builtin_convertvector(low_half_f32x4(t_7), f64x2);
            total_5 += __builtin_convertvector(high_half_f32x4(t_7), f64x2);
            total_6 += __builtin_convertvector(low_half_f32x4(t_8), f64x2);
            total_7 += __builtin_convertvector(high_half_f32x4(t_8), f64x2);
        }
        f64x2 joined = total + total_1;
        joined += reverse_f64x2(joined);
        f64x2 joined_2 = total_2 + total_3;
        joined_2 += reverse_f64x2(joined_2);
        f64x2 joined_4 = total_4 + total_5;
        joined_4 += reverse_f64x2(joined_4);
        f64x2 joined_6 = total_6 + total_7;
        joined_6 += reverse_f64x2(joined_6);
        int64_t whole_1 = (columns - 2 * half) & -4;
        f64x2 total_32 = {0};
        f64x2 total_33 = {0};
        f64x2 total_34 = {0};
        f64x2 total_35 = {0};
        for (int64_t start = 0; start < whole_1; start += 128) {
            int64_t stop = min_index(start + 128, whole_1);
            f32x4 part = {0};
            f32x4 part_1 = {0};
            for (int64_t i = start; i < stop; i += 4) {
                f32x4 d = vld1q_f32(x_2 + 2 * half + i) - center;
                part += d;
                part_1 = vfmaq_f32(part_1, d, d);
            }
            total_32 += __builtin_convertvector(low_half_f32x4(part), f64x2);
            total_33 += __builtin_convertvector(high_half_f32x4(part), f64x2);
            total_34 += __builtin_convertvector(low_half_f32x4(part_1), f64x2);
            total_35 += __builtin_convertvector(high_half_f32x4(part_1), f64x2);
        }
        if (whole_1 < (columns - 2 * half)) {
            i32x4 lanes = first_lanes_i32x4(columns - 2 * half - whole_1);
            f32x4 d = select_f32x4(lanes,
                load_mask_f32x4(x_2 + 2 * half + whole_1, lanes) - center, (f32x4){0});
            f32x4 t_12 = 0.0f + d;
            f32x4 t_13 = vfmaq_f32((f32x4){0}, d, d);
            total_32 += __builtin_convertvector(low_half_f32x4(t_12), f64x2);
            total_33 += __builtin_convertvector(high_half_f32x4(t_12), f64x2);
            total_34 += __builtin_convertvector(low_half_f32x4(t_13), f64x2);
            total_35 += __builtin_convertvector(high_half_f32x4(t_13), f64x2);
        }
        f64x2 joined_8 = total_32 + total_33;
        joined_8 += reverse_f64x2(joined_8);
        f64x2 joined_10 = total_34 + total_35;
        joined_10 += reverse_f64x2(joined_10);
        double t_16 = joined[0] + joined_4[0] + joined_8[0];
        double t_18 = joined_2[0] + joined_6[0] + joined_10[0];
        t_1 += t_16;
        t_2 += t_18;
    }
    out[0] = t_1;
    out[1] = t_2;
}

/* tnk_group_norm_f64__neon_row
 * sums of differences and of their squares.
 * from templates/moments.lua, neon: along=row dtype=f64
 * listed in gen/manifest/batch.lua: means and variances where elements are neighbours
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld
 * vector registers: 6 of 32 */
void tnk_group_norm_f64__neon_row(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const double *x = data[0];
    double *out = data[1];
    int64_t x_row = stride[0][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    double t_2 = (double)param[0] + (double)param[1];
    f64x2 center = vdupq_n_f64(t_2);
    double t_3 = (f64x2){0}[0];
    double t_4 = t_3;
    double t_5 = t_3;
    for (int64_t row = 0; row < rows; row++) {
        const double *x_3 = x + row * x_row;
        int64_t half = (columns / 2) & -2;
        int64_t whole = half & -2;
        f64x2 total = {0};
        f64x2 total_1 = {0};
        f64x2 total_2 = {0};
        f64x2 total_3 = {0};
        f64x2 total_4 = {0};
        f64x2 total_5 = {0};
        f64x2 total_6 = {0};
        f64x2 total_7 = {0};
        for (int64_t start = 0; start < whole; start += 16) {
            int64_t stop = min_index(start + 16, whole);
            f64x2 part = {0};
            f64x2 part_1 = {0};
            f64x2 part_2 = {0};
            f64x2 part_3 = {0};
            for (int64_t i = start; i < stop; i += 2) {
                f64x2 d = vld1q_f64(x_3 + i) - center;
                part += d;
                part_1 = vfmaq_f64(part_1, d, d);
                f64x2 d_1 = vld1q_f64(x_3 + half + i) - center;
                part_2 += d_1;
                part_3 = vfmaq_f64(part_3, d_1, d_1);
            }
            f64x2 s = total + part;
            f64x2 other = s - total;
            f64x2 low = total - (s - other) + (part - other);
            total_1 += low;
            f64x2 s_1 = total_2 + part_1;
            f64x2 other_1 = s_1 - total_2;
            f64x2 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
            total_3 += low_1;
            f64x2 s_2 = total_4 + part_2;
            f64x2 other_2 = s_2 - total_4;
            f64x2 low_2 = total_4 - (s_2 - other_2) + (part_2 - other_2);
            total_5 += low_2;
            f64x2 s_3 = total_6 + part_3;
            f64x2 other_3 = s_3 - total_6;
            f64x2 low_3 = total_6 - (s_3 - other_3) + (part_3 - other_3);
            total_7 += low_3;
            total = s;
            total_2 = s_1;
            total_4 = s_2;
            total_6 = s_3;
        }
        if (whole < half) {
            i64x2 lanes = first_lanes_i64x2(half - whole);
            f64x2 d = select_f64x2(lanes, load_mask_f64x2(x_3 + whole, lanes) - center, (f64x2){0});
            f64x2 t_7 = 0.0 + d;
            f64x2 t_8 = vfmaq_f64((f64x2){0}, d, d);
            f64x2 d_1 = select_f64x2(lanes, load_mask_f64x2(x_3 + half + whole, lanes) - center,
                (f64x2){0});
            f64x2 t_10 = 0.0 + d_1;
            f64x2 t_11 = vfmaq_f64((f64x2){0}, d_1, d_1);
            f64x2 s = total + t_7;
            f64x2 other = s - total;
            f64x2 low = total - (s - other) + (t_7 - other);
            total_1 += low;
            f64x2 s_1 = total_2 + t_8;
            f64x2 other_1 = s_1 - total_2;
            f64x2 low_1 = total_2 - (s_1 - other_1) + (t_8 - other_1);
            total_3 += low_1;
            f64x2 s_2 = total_4 + t_10;
            f64x2 other_2 = s_2 - total_4;
            f64x2 low_2 = total_4 - (s_2 - other_2) + (t_10 - other_2);
            total_5 += low_2;
            f64x2 s_3 = total_6 + t_11;
            f64x2 other_3 = s_3 - total_6;
            f64x2 low_3 = total_6 - (s_3 - other_3) + (t_11 - other_3);
            total_7 += low_3;
            total = s;
            total_2 = s_1;
            total_4 = s_2;
            total_6 = s_3;
        }
        f64x2 joined = total + select_f64x2(vabsq_f64(total) < __builtin_inf(), total_1,
            (f64x2){0});
        joined += reverse_f64x2(joined);
        f64x2 joined_2 = total_2 + select_f64x2(vabsq_f64(total_2) < __builtin_inf(), total_3,
            (f64x2){0});
        joined_2 += reverse_f64x2(joined_2);
        f64x2 joined_4 = total_4 + select_f64x2(vabsq_f64(total_4) < __builtin_inf(), total_5,
            (f64x2){0});
        joined_4 += reverse_f64x2(joined_4);
        f64x2 joined_6 = total_6 + select_f64x2(vabsq_f64(total_6) < __builtin_inf(), total_7,
            (f64x2){0});
        joined_6 += reverse_f64x2(joined_6);
        int64_t whole_1 = (columns - 2 * half) & -2;
        f64x2 total_32 = {0};
        f64x2 total_33 = {0};
        f64x2 total_34 = {0};
        f64x2 total_35 = {0};
        for (int64_t start = 0; start < whole_1; start += 16) {
            int64_t stop = min_index(start + 16, whole_1);
            f64x2 part = {0};
            f64x2 part_1 = {0};
            for (int64_t i = start; i < stop; i += 2) {
                f64x2 d = vld1q_f64(x_3 + 2 * half + i) - center;
                part += d;
                part_1 = vfmaq_f64(part_1, d, d);
            }
            f64x2 s = total_32 + part;
            f64x2 other = s - total_32;
            f64x2 low = total_32 - (s - other) + (part - other);
            total_33 += low;
            f64x2 s_1 = total_34 + part_1;
            f64x2 other_1 = s_1 - total_34;
            f64x2 low_1 = total_34 - (s_1 - other_1) + (part_1 - other_1);
            total_35 += low_1;
            total_32 = s;
            total_34 = s_1;
        }
        if (whole_1 < (columns - 2 * half)) {
            i64x2 lanes = first_lanes_i64x2(columns - 2 * half - whole_1);
            f64x2 d = select_f64x2(lanes,
                load_mask_f64x2(x_3 + 2 * half + whole_1, lanes) - center, (f64x2){0});
            f64x2 t_23 = 0.0 + d;
            f64x2 t_24 = vfmaq_f64((f64x2){0}, d, d);
            f64x2 s = total_32 + t_23;
            f64x2 other = s - total_32;
            f64x2 low = total_32 - (s - other) + (t_23 - other);
            total_33 += low;
            f64x2 s_1 = total_34 + t_24;
            f64x2 other_1 = s_1 - total_34;
            f64x2 low_1 = total_34 - (s_1 - other_1) + (t_24 - other_1);
            total_35 += low_1;
            total_32 = s;
            total_34 = s_1;
        }
        f64x2 joined_8 = total_32
            + select_f64x2(vabsq_f64(total_32) < __builtin_inf(), total_33, (f64x2){0});
        joined_8 += reverse_f64x2(joined_8);
        f64x2 joined_10 = total_34
            + select_f64x2(vabsq_f64(total_34) < __builtin_inf(), total_35, (f64x2){0});
        joined_10 += reverse_f64x2(joined_10);
        double t_31 = joined[0] + joined_4[0] + joined_8[0];
        double t_33 = joined_2[0] + joined_6[0] + joined_10[0];
        t_4 += t_31;
        t_5 += t_33;
    }
    out[0] = t_4;
    out[1] = t_5;
}

/* tnk_group_norm_f32__neon_column
 * sums of differences and of their squares.
 * from templates/moments.lua, neon: along=column dtype=f32
 * listed in gen/manifest/batch.lua: the same where channels are
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld
 * vector registers: 7 of 32 */
void tnk_group_norm_f32__neon_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    const float *center = data[1];
    double *out = data[2];
    int64_t columns = n[1];
    int64_t wide = columns & -8;
    int64_t whole = columns & -4;
    for (int64_t j = 0; j < wide; j += 8) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f32x4 x_1 = vld1q_f32(center + j);
        f32x4 x_2 = vld1q_f32(center + j + 4);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x4 zero = {0};
            f32x4 zero_1 = {0};
            f32x4 zero_2 = {0};
            f32x4 zero_3 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x4 d = vld1q_f32(from + j) - x_1;
                zero += d;
                zero_1 = vfmaq_f32(zero_1, d, d);
                f32x4 d_1 = vld1q_f32(from + j + 4) - x_2;
                zero_2 += d_1;
                zero_3 = vfmaq_f32(zero_3, d_1, d_1);
            }
            double *to = out + j;
            f64x2 t_3 = vld1q_f64(to) + __builtin_convertvector(low_half_f32x4(zero), f64x2);
            vst1q_f64(to, t_3);
            f64x2 t_7 = vld1q_f64(to + 2) + __builtin_convertvector(high_half_f32x4(zero), f64x2);
            vst1q_f64(to + 2, t_7);
            f64x2 t_11 = vld1q_f64(to + apart)
                + __builtin_convertvector(low_half_f32x4(zero_1), f64x2);
            vst1q_f64(to + apart, t_11);
            f64x2 t_15 = vld1q_f64(to + apart + 2)
                + __builtin_convertvector(high_half_f32x4(zero_1), f64x2);
            vst1q_f64(to + apart + 2, t_15);
            double *to_1 = out + j + 4;
            f64x2 t_19 = vld1q_f64(to_1) + __builtin_convertvector(low_half_f32x4(zero_2), f64x2);
            vst1q_f64(to_1, t_19);
            f64x2 t_23 = vld1q_f64(to_1 + 2)
                + __builtin_convertvector(high_half_f32x4(zero_2), f64x2);
            vst1q_f64(to_1 + 2, t_23);
            f64x2 t_27 = vld1q_f64(to_1 + apart)
                + __builtin_convertvector(low_half_f32x4(zero_3), f64x2);
            vst1q_f64(to_1 + apart, t_27);
            f64x2 t_31 = vld1q_f64(to_1 + apart + 2)
                + __builtin_convertvector(high_half_f32x4(zero_3), f64x2);
            vst1q_f64(to_1 + apart + 2, t_31);
        }
    }
    for (int64_t j = wide; j < whole; j += 4) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f32x4 x_1 = vld1q_f32(center + j);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x4 zero = {0};
            f32x4 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x4 d = vld1q_f32(from + j) - x_1;
                zero += d;
                zero_1 = vfmaq_f32(zero_1, d, d);
            }
            double *to = out + j;
            f64x2 t_3 = vld1q_f64(to) + __builtin_convertvector(low_half_f32x4(zero), f64x2);
            vst1q_f64(to, t_3);
            f64x2 t_7 = vld1q_f64(to + 2) + __builtin_convertvector(high_half_f32x4(zero), f64x2);
            vst1q_f64(to + 2, t_7);
            f64x2 t_11 = vld1q_f64(to + apart)
                + __builtin_convertvector(low_half_f32x4(zero_1), f64x2);
            vst1q_f64(to + apart, t_11);
            f64x2 t_15 = vld1q_f64(to + apart + 2)
                + __builtin_convertvector(high_half_f32x4(zero_1), f64x2);
            vst1q_f64(to + apart + 2, t_15);
        }
    }
    if (whole < columns) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        i32x4 lanes = first_lanes_i32x4(columns - whole);
        f32x4 x_1 = load_mask_f32x4(center + whole, lanes);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f32x4 zero = {0};
            f32x4 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const float *from = x + row * x_row;
                f32x4 d = load_mask_f32x4(from + whole, lanes) - x_1;
                zero += d;
                zero_1 = vfmaq_f32(zero_1, d, d);
            }
            double *to = out + whole;
            i64x2 lanes_1 = first_lanes_i64x2(columns - whole);
            f64x2 t_3 = load_mask_f64x2(to, lanes_1)
                + __builtin_convertvector(low_half_f32x4(zero), f64x2);
            store_mask_f64x2(to, t_3, lanes_1);
            i64x2 lanes_2 = (i64x2){ 2, 3 } < (int64_t)(columns - whole);
            f64x2 t_7 = load_mask_f64x2(to + 2, lanes_2)
                + __builtin_convertvector(high_half_f32x4(zero), f64x2);
            store_mask_f64x2(to + 2, t_7, lanes_2);
            i64x2 lanes_3 = first_lanes_i64x2(columns - whole);
            f64x2 t_11 = load_mask_f64x2(to + apart, lanes_3)
                + __builtin_convertvector(low_half_f32x4(zero_1), f64x2);
            store_mask_f64x2(to + apart, t_11, lanes_3);
            i64x2 lanes_4 = (i64x2){ 2, 3 } < (int64_t)(columns - whole);
            f64x2 t_15 = load_mask_f64x2(to + apart + 2, lanes_4)
                + __builtin_convertvector(high_half_f32x4(zero_1), f64x2);
            store_mask_f64x2(to + apart + 2, t_15, lanes_4);
        }
    }
}

/* tnk_group_norm_f64__neon_column
 * sums of differences and of their squares.
 * from templates/moments.lua, neon: along=column dtype=f64
 * listed in gen/manifest/batch.lua: the same where channels are
 * a turn of each inner loop: 2 fma 4 add 2 ld; 1 fma 2 add 1 ld; 1 fma 2 add 1 ld
 * vector registers: 7 of 32 */
void tnk_group_norm_f64__neon_column(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *x = data[0];
    const double *center = data[1];
    double *out = data[2];
    int64_t columns = n[1];
    int64_t wide = columns & -4;
    int64_t whole = columns & -2;
    for (int64_t j = 0; j < wide; j += 4) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f64x2 x_1 = vld1q_f64(center + j);
        f64x2 x_2 = vld1q_f64(center + j + 2);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x2 zero = {0};
            f64x2 zero_1 = {0};
            f64x2 zero_2 = {0};
            f64x2 zero_3 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x2 d = vld1q_f64(from + j) - x_1;
                zero += d;
                zero_1 = vfmaq_f64(zero_1, d, d);
                f64x2 d_1 = vld1q_f64(from + j + 2) - x_2;
                zero_2 += d_1;
                zero_3 = vfmaq_f64(zero_3, d_1, d_1);
            }
            double *to = out + j;
            vst1q_f64(to, vld1q_f64(to) + zero);
            vst1q_f64(to + apart, vld1q_f64(to + apart) + zero_1);
            double *to_1 = out + j + 2;
            vst1q_f64(to_1, vld1q_f64(to_1) + zero_2);
            vst1q_f64(to_1 + apart, vld1q_f64(to_1 + apart) + zero_3);
        }
    }
    for (int64_t j = wide; j < whole; j += 2) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        f64x2 x_1 = vld1q_f64(center + j);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x2 zero = {0};
            f64x2 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x2 d = vld1q_f64(from + j) - x_1;
                zero += d;
                zero_1 = vfmaq_f64(zero_1, d, d);
            }
            double *to = out + j;
            vst1q_f64(to, vld1q_f64(to) + zero);
            vst1q_f64(to + apart, vld1q_f64(to + apart) + zero_1);
        }
    }
    if (whole < columns) {
        int64_t rows = n[0];
        int64_t x_row = stride[0][0];
        int64_t apart = stride[2][1];
        i64x2 lanes = first_lanes_i64x2(columns - whole);
        f64x2 x_1 = load_mask_f64x2(center + whole, lanes);
        for (int64_t start = 0; start < rows; start += 16) {
            int64_t stop = min_index(start + 16, rows);
            f64x2 zero = {0};
            f64x2 zero_1 = {0};
            for (int64_t row = start; row < stop; row++) {
                const double *from = x + row * x_row;
                f64x2 d = load_mask_f64x2(from + whole, lanes) - x_1;
                zero += d;
                zero_1 = vfmaq_f64(zero_1, d, d);
            }
            double *to = out + whole;
            i64x2 lanes_1 = first_lanes_i64x2(columns - whole);
            store_mask_f64x2(to, load_mask_f64x2(to, lanes_1) + zero, lanes_1);
            i64x2 lanes_2 = first_lanes_i64x2(columns - whole);
            store_mask_f64x2(to + apart, load_mask_f64x2(to + apart, lanes_2) + zero_1, lanes_2);
        }
    }
}

/* tnk_batch_norm_f32__neon_column
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, neon: along=column dtype=f32
 * listed in gen/manifest/batch.lua: channels innermost
 * a turn of each inner loop: 2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st
 * vector registers: 3 of 32 */
void tnk_batch_norm_f32__neon_column(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 t_1 = vfmaq_f32(vld1q_f32(shift + i), vld1q_f32(x_1 + i) - vld1q_f32(center + i),
                vld1q_f32(factor + i));
            vst1q_f32(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f32x4 t_6 = vfmaq_f32(vld1q_f32(shift + i + 4),
                vld1q_f32(x_1 + i + 4) - vld1q_f32(center + i + 4), vld1q_f32(factor + i + 4));
            vst1q_f32(y_1 + i + 4, t_6);
            __builtin_prefetch(x_1 + i + 4 + 512);
            __builtin_prefetch(y_1 + i + 4 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 t_1 = vfmaq_f32(vld1q_f32(shift + i), vld1q_f32(x_1 + i) - vld1q_f32(center + i),
                vld1q_f32(factor + i));
            vst1q_f32(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 t_1 = vfmaq_f32(load_mask_f32x4(shift + whole, lanes),
                load_mask_f32x4(x_1 + whole, lanes) - load_mask_f32x4(center + whole, lanes),
                load_mask_f32x4(factor + whole, lanes));
            store_mask_f32x4(y_1 + whole, t_1, lanes);
        }
    }
}

/* tnk_batch_norm_f64__neon_column
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, neon: along=column dtype=f64
 * listed in gen/manifest/batch.lua: channels innermost
 * a turn of each inner loop: 2 fma 2 add 8 ld 2 st; 1 fma 1 add 4 ld 1 st
 * vector registers: 3 of 32 */
void tnk_batch_norm_f64__neon_column(const int64_t n[2], void *const *data,
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
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 t_1 = vfmaq_f64(vld1q_f64(shift + i), vld1q_f64(x_1 + i) - vld1q_f64(center + i),
                vld1q_f64(factor + i));
            vst1q_f64(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f64x2 t_6 = vfmaq_f64(vld1q_f64(shift + i + 2),
                vld1q_f64(x_1 + i + 2) - vld1q_f64(center + i + 2), vld1q_f64(factor + i + 2));
            vst1q_f64(y_1 + i + 2, t_6);
            __builtin_prefetch(x_1 + i + 2 + 512);
            __builtin_prefetch(y_1 + i + 2 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 t_1 = vfmaq_f64(vld1q_f64(shift + i), vld1q_f64(x_1 + i) - vld1q_f64(center + i),
                vld1q_f64(factor + i));
            vst1q_f64(y_1 + i, t_1);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 t_1 = vfmaq_f64(load_mask_f64x2(shift + whole, lanes),
                load_mask_f64x2(x_1 + whole, lanes) - load_mask_f64x2(center + whole, lanes),
                load_mask_f64x2(factor + whole, lanes));
            store_mask_f64x2(y_1 + whole, t_1, lanes);
        }
    }
}

/* tnk_batch_norm_f32__neon_row
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, neon: along=row dtype=f32
 * listed in gen/manifest/batch.lua: channels outside
 * a turn of each inner loop: 2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st
 * vector registers: 4 of 32 */
void tnk_batch_norm_f32__neon_row(const int64_t n[2], void *const *data,
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
        f32x4 t = vdupq_n_f32(center[0]);
        f32x4 t_1 = vdupq_n_f32(factor[0]);
        f32x4 t_2 = vdupq_n_f32(shift[0]);
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 t_4 = vfmaq_f32(t_2, vld1q_f32(x_1 + i) - t, t_1);
            vst1q_f32(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f32x4 t_9 = vfmaq_f32(t_2, vld1q_f32(x_1 + i + 4) - t, t_1);
            vst1q_f32(y_1 + i + 4, t_9);
            __builtin_prefetch(x_1 + i + 4 + 512);
            __builtin_prefetch(y_1 + i + 4 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 t_4 = vfmaq_f32(t_2, vld1q_f32(x_1 + i) - t, t_1);
            vst1q_f32(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 t_4 = vfmaq_f32(t_2, load_mask_f32x4(x_1 + whole, lanes) - t, t_1);
            store_mask_f32x4(y_1 + whole, t_4, lanes);
        }
    }
}

/* tnk_batch_norm_f64__neon_row
 * differences from a center, scaled and shifted.
 * from templates/normalize.lua, neon: along=row dtype=f64
 * listed in gen/manifest/batch.lua: channels outside
 * a turn of each inner loop: 2 fma 2 add 2 ld 2 st; 1 fma 1 add 1 ld 1 st
 * vector registers: 4 of 32 */
void tnk_batch_norm_f64__neon_row(const int64_t n[2], void *const *data,
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
        f64x2 t = vdupq_n_f64(center[0]);
        f64x2 t_1 = vdupq_n_f64(factor[0]);
        f64x2 t_2 = vdupq_n_f64(shift[0]);
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 t_4 = vfmaq_f64(t_2, vld1q_f64(x_1 + i) - t, t_1);
            vst1q_f64(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
            f64x2 t_9 = vfmaq_f64(t_2, vld1q_f64(x_1 + i + 2) - t, t_1);
            vst1q_f64(y_1 + i + 2, t_9);
            __builtin_prefetch(x_1 + i + 2 + 512);
            __builtin_prefetch(y_1 + i + 2 + 512, 1, 3);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 t_4 = vfmaq_f64(t_2, vld1q_f64(x_1 + i) - t, t_1);
            vst1q_f64(y_1 + i, t_4);
            __builtin_prefetch(x_1 + i + 512);
            __builtin_prefetch(y_1 + i + 512, 1, 3);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 t_4 = vfmaq_f64(t_2, load_mask_f64x2(x_1 + whole, lanes) - t, t_1);
            store_mask_f64x2(y_1 + whole, t_4, lanes);
        }
    }
}
