/* norm_neon.c: kernels of gen/manifest/norm.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef float f32x2 __attribute__((vector_size(8)));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
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

static inline f32x4 rotate_2_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 0, 1);
}

static inline f32x4 rotate_1_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 1, 2, 3, 0);
}

static inline f32x4 min_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a < b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x2 low_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
}

static inline f32x2 high_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3);
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 reverse_f64x2(f64x2 a)
{
    return __builtin_shufflevector(a, a, 1, 0);
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

static inline f64x2 max_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a > b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

static inline f64x2 min_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a < b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_softmax_f32__neon_r2
 * softmax of rows.
 * from templates/softmax.lua, neon: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 16 fma 22 add 10 mul 4 max 2 ld 2 st; 2 mul 2 ld 2 st
 * vector registers: 11 of 32 */
void tnk_softmax_f32__neon_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f32x4 factor = vdupq_n_f32(param[0]) * 4.0f;
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
        int64_t t_2 = min_index(row + 1, last);
        const float *x1 = x_1 + t_2 * x_row;
        float *y1 = y + t_2 * y_row;

        /* The maxima. */
        int64_t two = columns & -8;
        int64_t whole = columns & -4;
        f32x4 least = vdupq_n_f32(-__builtin_inff());
        f32x4 least_1 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_2 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_3 = vdupq_n_f32(-__builtin_inff());
        for (int64_t i = 0; i < two; i += 8) {
            least = max_f32x4(vld1q_f32(x0 + i), least);
            least_1 = max_f32x4(vld1q_f32(x1 + i), least_1);
            least_2 = max_f32x4(vld1q_f32(x0 + i + 4), least_2);
            least_3 = max_f32x4(vld1q_f32(x1 + i + 4), least_3);
        }
        f32x4 joined = max_f32x4(least, least_2);
        f32x4 joined_1 = max_f32x4(least_1, least_3);
        if (two < whole) {
            joined = max_f32x4(vld1q_f32(x0 + two), joined);
            joined_1 = max_f32x4(vld1q_f32(x1 + two), joined_1);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            joined = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x0 + whole, lanes),
                vdupq_n_f32(-__builtin_inff())), joined);
            joined_1 = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x1 + whole, lanes),
                vdupq_n_f32(-__builtin_inff())), joined_1);
        }
        joined = max_f32x4(joined, rotate_2_f32x4(joined));
        joined = max_f32x4(joined, rotate_1_f32x4(joined));
        joined_1 = max_f32x4(joined_1, rotate_2_f32x4(joined_1));
        joined_1 = max_f32x4(joined_1, rotate_1_f32x4(joined_1));
        f32x4 lowered0 = vdupq_n_f32(joined[0]) * -0.25f;
        f32x4 lowered1 = vdupq_n_f32(joined_1[0]) * -0.25f;

        /* The exponentials and their sums. */
        int64_t whole_1 = columns & -4;
        f64x2 total = {0};
        f64x2 total_1 = {0};
        f64x2 total_2 = {0};
        f64x2 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 128) {
            int64_t stop = min_index(start + 128, whole_1);
            f32x4 part = {0};
            f32x4 part_1 = {0};
            for (int64_t i = start; i < stop; i += 4) {
                f32x4 d = vfmaq_f32(lowered0, vld1q_f32(x0 + i), vdupq_n_f32(0.25f));
                f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d * factor));
                f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded,
                    vdupq_n_f32(1.44269504f));
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
                f32x4 more = power * 0.00021219444f;
                f32x4 r = nearly + more;
                f32x4 lost = more - (r - nearly);
                f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
                q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
                f32x4 rest = vfmaq_f32(lost, q, r * r);
                f32x4 one = r + 1.0f;
                f32x4 more_1 = r - (one - 1.0f) + rest;
                f32x4 y_1 = one + more_1;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y_1 *= (f32x4)(half << 23);
                f32x4 e = y_1 * (f32x4)((bits - half) << 23);
                part += e;
                f32x4 d_1 = vfmaq_f32(lowered1, vld1q_f32(x1 + i), vdupq_n_f32(0.25f));
                f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
                f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                    vdupq_n_f32(1.44269504f));
                f32x4 power_1 = shifted_1 - 8388862.0f;
                f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
                f32x4 more_2 = power_1 * 0.00021219444f;
                f32x4 r_1 = nearly_1 + more_2;
                f32x4 lost_1 = more_2 - (r_1 - nearly_1);
                f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f),
                    r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
                f32x4 rest_1 = vfmaq_f32(lost_1, q_4, r_1 * r_1);
                f32x4 one_1 = r_1 + 1.0f;
                f32x4 more_3 = r_1 - (one_1 - 1.0f) + rest_1;
                f32x4 y_3 = one_1 + more_3;
                u32x4 bits_1 = (u32x4)shifted_1;
                u32x4 half_1 = bits_1 >> 1;
                y_3 *= (f32x4)(half_1 << 23);
                f32x4 e_1 = y_3 * (f32x4)((bits_1 - half_1) << 23);
                vst1q_f32(y0 + i, e);
                vst1q_f32(y1 + i, e_1);
                part_1 += e_1;
            }
            total += __builtin_convertvector(low_half_f32x4(part), f64x2);
            total_1 += __builtin_convertvector(high_half_f32x4(part), f64x2);
            total_2 += __builtin_convertvector(low_half_f32x4(part_1), f64x2);
            total_3 += __builtin_convertvector(high_half_f32x4(part_1), f64x2);
        }
        if (whole_1 < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole_1);
            f32x4 d = vfmaq_f32(lowered0, load_mask_f32x4(x0 + whole_1, lanes), vdupq_n_f32(0.25f));
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d * factor));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
            f32x4 rest = vfmaq_f32(lost, q, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 e = y_1 * (f32x4)((bits - half) << 23);
            f32x4 t_25 = 0.0f + select_f32x4(lanes, e, (f32x4){0});
            f32x4 d_1 = vfmaq_f32(lowered1, load_mask_f32x4(x1 + whole_1, lanes),
                vdupq_n_f32(0.25f));
            f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
            f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                vdupq_n_f32(1.44269504f));
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
            f32x4 more_2 = power_1 * 0.00021219444f;
            f32x4 r_1 = nearly_1 + more_2;
            f32x4 lost_1 = more_2 - (r_1 - nearly_1);
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
            f32x4 rest_1 = vfmaq_f32(lost_1, q_4, r_1 * r_1);
            f32x4 one_1 = r_1 + 1.0f;
            f32x4 more_3 = r_1 - (one_1 - 1.0f) + rest_1;
            f32x4 y_3 = one_1 + more_3;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_3 *= (f32x4)(half_1 << 23);
            f32x4 e_1 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            store_mask_f32x4(y0 + whole_1, e, lanes);
            store_mask_f32x4(y1 + whole_1, e_1, lanes);
            f32x4 t_40 = 0.0f + select_f32x4(lanes, e_1, (f32x4){0});
            total += __builtin_convertvector(low_half_f32x4(t_25), f64x2);
            total_1 += __builtin_convertvector(high_half_f32x4(t_25), f64x2);
            total_2 += __builtin_convertvector(low_half_f32x4(t_40), f64x2);
            total_3 += __builtin_convertvector(high_half_f32x4(t_40), f64x2);
        }
        f64x2 joined_14 = total + total_1;
        joined_14 += reverse_f64x2(joined_14);
        f64x2 joined_16 = total_2 + total_3;
        joined_16 += reverse_f64x2(joined_16);
        f32x4 inverse0 = vdupq_n_f32((float)(1.0 / joined_14[0]));
        f32x4 inverse1 = vdupq_n_f32((float)(1.0 / joined_16[0]));

        /* The results. */
        int64_t whole_2 = columns & -4;
        for (int64_t i = 0; i < whole_2; i += 4) {
            f32x4 v0 = vld1q_f32(y0 + i) * inverse0;
            f32x4 v1 = vld1q_f32(y1 + i) * inverse1;
            vst1q_f32(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f32(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole_2);
            f32x4 v0 = load_mask_f32x4(y0 + whole_2, lanes) * inverse0;
            f32x4 v1 = load_mask_f32x4(y1 + whole_2, lanes) * inverse1;
            store_mask_f32x4(y0 + whole_2, v0, lanes);
            store_mask_f32x4(y1 + whole_2, v1, lanes);
        }
    }
}

/* tnk_log_softmax_f32__neon_r2
 * log_softmax of rows.
 * from templates/log_softmax.lua, neon: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 16 fma 22 add 10 mul 4 max 2 ld; 4 fma 2 ld 2 st
 * vector registers: 10 of 32 */
void tnk_log_softmax_f32__neon_r2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f32x4 factor = vdupq_n_f32(param[0]) * 4.0f;
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
        int64_t t_2 = min_index(row + 1, last);
        const float *x1 = x_1 + t_2 * x_row;
        float *y1 = y + t_2 * y_row;

        /* The maxima. */
        int64_t two = columns & -8;
        int64_t whole = columns & -4;
        f32x4 least = vdupq_n_f32(-__builtin_inff());
        f32x4 least_1 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_2 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_3 = vdupq_n_f32(-__builtin_inff());
        for (int64_t i = 0; i < two; i += 8) {
            least = max_f32x4(vld1q_f32(x0 + i), least);
            least_1 = max_f32x4(vld1q_f32(x1 + i), least_1);
            least_2 = max_f32x4(vld1q_f32(x0 + i + 4), least_2);
            least_3 = max_f32x4(vld1q_f32(x1 + i + 4), least_3);
        }
        f32x4 joined = max_f32x4(least, least_2);
        f32x4 joined_1 = max_f32x4(least_1, least_3);
        if (two < whole) {
            joined = max_f32x4(vld1q_f32(x0 + two), joined);
            joined_1 = max_f32x4(vld1q_f32(x1 + two), joined_1);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            joined = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x0 + whole, lanes),
                vdupq_n_f32(-__builtin_inff())), joined);
            joined_1 = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x1 + whole, lanes),
                vdupq_n_f32(-__builtin_inff())), joined_1);
        }
        joined = max_f32x4(joined, rotate_2_f32x4(joined));
        joined = max_f32x4(joined, rotate_1_f32x4(joined));
        joined_1 = max_f32x4(joined_1, rotate_2_f32x4(joined_1));
        joined_1 = max_f32x4(joined_1, rotate_1_f32x4(joined_1));
        f32x4 lowered0 = vdupq_n_f32(joined[0]) * -0.25f;
        f32x4 lowered1 = vdupq_n_f32(joined_1[0]) * -0.25f;

        /* The sums of exponentials. */
        int64_t whole_1 = columns & -4;
        f64x2 total = {0};
        f64x2 total_1 = {0};
        f64x2 total_2 = {0};
        f64x2 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 128) {
            int64_t stop = min_index(start + 128, whole_1);
            f32x4 part = {0};
            f32x4 part_1 = {0};
            for (int64_t i = start; i < stop; i += 4) {
                f32x4 d = vfmaq_f32(lowered0, vld1q_f32(x0 + i), vdupq_n_f32(0.25f));
                f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d * factor));
                f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded,
                    vdupq_n_f32(1.44269504f));
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
                f32x4 more = power * 0.00021219444f;
                f32x4 r = nearly + more;
                f32x4 lost = more - (r - nearly);
                f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
                q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
                f32x4 rest = vfmaq_f32(lost, q, r * r);
                f32x4 one = r + 1.0f;
                f32x4 more_1 = r - (one - 1.0f) + rest;
                f32x4 y_1 = one + more_1;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y_1 *= (f32x4)(half << 23);
                f32x4 e = y_1 * (f32x4)((bits - half) << 23);
                __builtin_prefetch(y0 + i, 1, 3);
                part += e;
                f32x4 d_1 = vfmaq_f32(lowered1, vld1q_f32(x1 + i), vdupq_n_f32(0.25f));
                f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
                f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                    vdupq_n_f32(1.44269504f));
                f32x4 power_1 = shifted_1 - 8388862.0f;
                f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
                f32x4 more_2 = power_1 * 0.00021219444f;
                f32x4 r_1 = nearly_1 + more_2;
                f32x4 lost_1 = more_2 - (r_1 - nearly_1);
                f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f),
                    r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
                f32x4 rest_1 = vfmaq_f32(lost_1, q_4, r_1 * r_1);
                f32x4 one_1 = r_1 + 1.0f;
                f32x4 more_3 = r_1 - (one_1 - 1.0f) + rest_1;
                f32x4 y_3 = one_1 + more_3;
                u32x4 bits_1 = (u32x4)shifted_1;
                u32x4 half_1 = bits_1 >> 1;
                y_3 *= (f32x4)(half_1 << 23);
                f32x4 e_1 = y_3 * (f32x4)((bits_1 - half_1) << 23);
                __builtin_prefetch(y1 + i, 1, 3);
                part_1 += e_1;
            }
            total += __builtin_convertvector(low_half_f32x4(part), f64x2);
            total_1 += __builtin_convertvector(high_half_f32x4(part), f64x2);
            total_2 += __builtin_convertvector(low_half_f32x4(part_1), f64x2);
            total_3 += __builtin_convertvector(high_half_f32x4(part_1), f64x2);
        }
        if (whole_1 < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole_1);
            f32x4 d = vfmaq_f32(lowered0, load_mask_f32x4(x0 + whole_1, lanes), vdupq_n_f32(0.25f));
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d * factor));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
            f32x4 rest = vfmaq_f32(lost, q, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 e = y_1 * (f32x4)((bits - half) << 23);
            f32x4 t_25 = 0.0f + select_f32x4(lanes, e, (f32x4){0});
            f32x4 d_1 = vfmaq_f32(lowered1, load_mask_f32x4(x1 + whole_1, lanes),
                vdupq_n_f32(0.25f));
            f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
            f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                vdupq_n_f32(1.44269504f));
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
            f32x4 more_2 = power_1 * 0.00021219444f;
            f32x4 r_1 = nearly_1 + more_2;
            f32x4 lost_1 = more_2 - (r_1 - nearly_1);
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
            f32x4 rest_1 = vfmaq_f32(lost_1, q_4, r_1 * r_1);
            f32x4 one_1 = r_1 + 1.0f;
            f32x4 more_3 = r_1 - (one_1 - 1.0f) + rest_1;
            f32x4 y_3 = one_1 + more_3;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_3 *= (f32x4)(half_1 << 23);
            f32x4 e_1 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            f32x4 t_38 = 0.0f + select_f32x4(lanes, e_1, (f32x4){0});
            total += __builtin_convertvector(low_half_f32x4(t_25), f64x2);
            total_1 += __builtin_convertvector(high_half_f32x4(t_25), f64x2);
            total_2 += __builtin_convertvector(low_half_f32x4(t_38), f64x2);
            total_3 += __builtin_convertvector(high_half_f32x4(t_38), f64x2);
        }
        f64x2 joined_14 = total + total_1;
        joined_14 += reverse_f64x2(joined_14);
        f64x2 joined_16 = total_2 + total_3;
        joined_16 += reverse_f64x2(joined_16);
        f32x4 t_18 = vdupq_n_f32((float)joined_14[0]);
        i32x4 t_19 = (i32x4)t_18;
        i32x4 n_1 = (t_19 - 1060439283) >> 23;
        f32x4 f = (f32x4)(t_19 - (n_1 << 23)) - 1.0f;
        f32x4 power = __builtin_convertvector(n_1, f32x4);
        f32x4 square = f * f;
        f32x4 q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.116769987f), f, vdupq_n_f32(-0.115146103f)),
            vdupq_n_f32(0.0703768363f), square);
        q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.142493228f), f, vdupq_n_f32(-0.124201408f)), q,
            square);
        q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.200007148f), f, vdupq_n_f32(-0.166680577f)), q,
            square);
        f32x4 p = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.333333312f), f, vdupq_n_f32(-0.24999994f)), q,
            square);
        p = vfmaq_f32(power * -0.00021219444f, p, square * f);
        p = vfmaq_f32(p, square, vdupq_n_f32(-0.5f));
        f32x4 y_1 = vfmaq_f32(f + p, power, vdupq_n_f32(0.693359375f));
        f32x4 shift0 = -(y_1 + (t_18 - t_18));
        f32x4 t_34 = vdupq_n_f32((float)joined_16[0]);
        i32x4 t_35 = (i32x4)t_34;
        i32x4 n_2 = (t_35 - 1060439283) >> 23;
        f32x4 f_1 = (f32x4)(t_35 - (n_2 << 23)) - 1.0f;
        f32x4 power_1 = __builtin_convertvector(n_2, f32x4);
        f32x4 square_1 = f_1 * f_1;
        f32x4 q_3 = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.116769987f), f_1,
            vdupq_n_f32(-0.115146103f)), vdupq_n_f32(0.0703768363f), square_1);
        q_3 = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.142493228f), f_1, vdupq_n_f32(-0.124201408f)), q_3,
            square_1);
        q_3 = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.200007148f), f_1, vdupq_n_f32(-0.166680577f)), q_3,
            square_1);
        f32x4 p_3 = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.333333312f), f_1, vdupq_n_f32(-0.24999994f)),
            q_3, square_1);
        p_3 = vfmaq_f32(power_1 * -0.00021219444f, p_3, square_1 * f_1);
        p_3 = vfmaq_f32(p_3, square_1, vdupq_n_f32(-0.5f));
        f32x4 y_2 = vfmaq_f32(f_1 + p_3, power_1, vdupq_n_f32(0.693359375f));
        f32x4 shift1 = -(y_2 + (t_34 - t_34));

        /* The results. */
        int64_t whole_2 = columns & -4;
        for (int64_t i = 0; i < whole_2; i += 4) {
            f32x4 d = vfmaq_f32(lowered0, vld1q_f32(x0 + i), vdupq_n_f32(0.25f));
            f32x4 v0 = vfmaq_f32(shift0, d, factor);
            f32x4 d_1 = vfmaq_f32(lowered1, vld1q_f32(x1 + i), vdupq_n_f32(0.25f));
            f32x4 v1 = vfmaq_f32(shift1, d_1, factor);
            vst1q_f32(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f32(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole_2);
            f32x4 d = vfmaq_f32(lowered0, load_mask_f32x4(x0 + whole_2, lanes), vdupq_n_f32(0.25f));
            f32x4 v0 = vfmaq_f32(shift0, d, factor);
            f32x4 d_1 = vfmaq_f32(lowered1, load_mask_f32x4(x1 + whole_2, lanes),
                vdupq_n_f32(0.25f));
            f32x4 v1 = vfmaq_f32(shift1, d_1, factor);
            store_mask_f32x4(y0 + whole_2, v0, lanes);
            store_mask_f32x4(y1 + whole_2, v1, lanes);
        }
    }
}

/* tnk_layer_norm_f32__neon_r2
 * layer_norm of rows.
 * from templates/layer_norm.lua, neon: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st
 * vector registers: 12 of 32 */
void tnk_layer_norm_f32__neon_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    double eps = (double)param[0];
    double share = 1.0 / (double)n[1];
    int64_t count = min_index(n[1], 4);
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
        float t_7 = vdupq_n_f32(1.0f)[0];
        double t_8 = vdupq_n_f64(__builtin_inf())[0];
        float t_9 = vdupq_n_f32(1.0f)[0];
        double t_10 = vdupq_n_f64(__builtin_inf())[0];
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
                    ? vdupq_n_f32(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_39 = t_26 < __builtin_inf() && !((t_26
                    + eps) <= 7.8886090522101181e-31) && (t_25 * t_25) <= t_26 ? t_12
                    : (float)((double)t_12 + t_25);
                i32x4 lanes = first_lanes_i32x4(count);
                f32x4 t_41 = load_mask_f32x4(x0, lanes) * vdupq_n_f32(t_11);
                f32x4 joined = t_41 + rotate_2_f32x4(t_41);
                joined += rotate_1_f32x4(joined);
                t_12 = below_7 && !below_6 ? t_39 : joined[0] * part;
                int below_12 = (t_30 + eps) <= 7.8886090522101181e-31;
                int below_13 = t_30 < __builtin_inf();
                t_15 = ((below_13 && !below_12) || try < 1) ? t_15 : t_30 < __builtin_inf()
                    ? vdupq_n_f32(1.2676506e+30f)[0] : 8.27180613e-25f;
                float t_54 = t_30 < __builtin_inf() && !((t_30
                    + eps) <= 7.8886090522101181e-31) && (t_29 * t_29) <= t_30 ? t_16
                    : (float)((double)t_16 + t_29);
                i32x4 lanes_1 = first_lanes_i32x4(count);
                f32x4 t_56 = load_mask_f32x4(x1, lanes_1) * vdupq_n_f32(t_15);
                f32x4 joined_2 = t_56 + rotate_2_f32x4(t_56);
                joined_2 += rotate_1_f32x4(joined_2);
                t_16 = below_13 && !below_12 ? t_54 : joined_2[0] * part;
                f32x4 t_61 = vdupq_n_f32(t_11);
                f32x4 lowered0 = vdupq_n_f32(-t_12);
                f32x4 t_63 = vdupq_n_f32(t_15);
                f32x4 lowered1 = vdupq_n_f32(-t_16);
                int64_t whole = columns & -4;
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
                    f32x4 part_1 = {0};
                    f32x4 part_2 = {0};
                    f32x4 part_3 = {0};
                    f32x4 part_4 = {0};
                    for (int64_t i = start; i < stop; i += 4) {
                        f32x4 d = vfmaq_f32(lowered0, vld1q_f32(x0 + i), t_61);
                        __builtin_prefetch(y0 + i, 1, 3);
                        part_1 += d;
                        part_2 = vfmaq_f32(part_2, d, d);
                        f32x4 d_1 = vfmaq_f32(lowered1, vld1q_f32(x1 + i), t_63);
                        __builtin_prefetch(y1 + i, 1, 3);
                        part_3 += d_1;
                        part_4 = vfmaq_f32(part_4, d_1, d_1);
                    }
                    total += __builtin_convertvector(low_half_f32x4(part_1), f64x2);
                    total_1 += __builtin_convertvector(high_half_f32x4(part_1), f64x2);
                    total_2 += __builtin_convertvector(low_half_f32x4(part_2), f64x2);
                    total_3 += __builtin_convertvector(high_half_f32x4(part_2), f64x2);
                    total_4 += __builtin_convertvector(low_half_f32x4(part_3), f64x2);
                    total_5 += __builtin_convertvector(high_half_f32x4(part_3), f64x2);
                    total_6 += __builtin_convertvector(low_half_f32x4(part_4), f64x2);
                    total_7 += __builtin_convertvector(high_half_f32x4(part_4), f64x2);
                }
                if (whole < columns) {
                    i32x4 lanes_2 = first_lanes_i32x4(columns - whole);
                    f32x4 d = select_f32x4(lanes_2,
                        vfmaq_f32(lowered0, load_mask_f32x4(x0 + whole, lanes_2), t_61),
                        (f32x4){0});
                    f32x4 t_66 = 0.0f + d;
                    f32x4 t_67 = vfmaq_f32((f32x4){0}, d, d);
                    f32x4 d_1 = select_f32x4(lanes_2,
                        vfmaq_f32(lowered1, load_mask_f32x4(x1 + whole, lanes_2), t_63),
                        (f32x4){0});
                    f32x4 t_69 = 0.0f + d_1;
                    f32x4 t_70 = vfmaq_f32((f32x4){0}, d_1, d_1);
                    total += __builtin_convertvector(low_half_f32x4(t_66), f64x2);
                    total_1 += __builtin_convertvector(high_half_f32x4(t_66), f64x2);
                    total_2 += __builtin_convertvector(low_half_f32x4(t_67), f64x2);
                    total_3 += __builtin_convertvector(high_half_f32x4(t_67), f64x2);
                    total_4 += __builtin_convertvector(low_half_f32x4(t_69), f64x2);
                    total_5 += __builtin_convertvector(high_half_f32x4(t_69), f64x2);
                    total_6 += __builtin_convertvector(low_half_f32x4(t_70), f64x2);
                    total_7 += __builtin_convertvector(high_half_f32x4(t_70), f64x2);
                }
                f64x2 joined_4 = total + total_1;
                joined_4 += reverse_f64x2(joined_4);
                f64x2 joined_6 = total_2 + total_3;
                joined_6 += reverse_f64x2(joined_6);
                f64x2 joined_8 = total_4 + total_5;
                joined_8 += reverse_f64x2(joined_8);
                f64x2 joined_10 = total_6 + total_7;
                joined_10 += reverse_f64x2(joined_10);
                t_25 = joined_4[0] * share;
                double t_75 = joined_6[0] * share - t_25 * t_25;
                t_26 = max_f64(0.0, t_75);
                t_29 = joined_8[0] * share;
                double t_78 = joined_10[0] * share - t_29 * t_29;
                t_30 = max_f64(0.0, t_78);
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
        f32x4 t_40 = vdupq_n_f32(t_11);
        f32x4 lowered0 = vdupq_n_f32(-high0);
        f32x4 factor0 = vdupq_n_f32(inverse0);
        float t_42 = (float)(mean0 - (double)high0) * inverse0;
        f32x4 shift0 = vdupq_n_f32(-t_42);
        double mean1 = (double)t_16 + t_17;
        float high1 = (float)mean1;
        double t_48 = (double)t_15;
        double t_53 = eps * t_48 * t_48 + (1.0 - t_48) * 5.5271478752604446e-76;
        float inverse1 = (float)(1.0 / __builtin_sqrt(t_18 + t_53));
        f32x4 t_57 = vdupq_n_f32(t_15);
        f32x4 lowered1 = vdupq_n_f32(-high1);
        f32x4 factor1 = vdupq_n_f32(inverse1);
        float t_59 = (float)(mean1 - (double)high1) * inverse1;
        f32x4 shift1 = vdupq_n_f32(-t_59);

        /* The results. */
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 s = vld1q_f32(scale + i);
            f32x4 b = vld1q_f32(bias + i);
            f32x4 t_63 = vfmaq_f32(shift0, vfmaq_f32(lowered0, vld1q_f32(x0 + i), t_40), factor0);
            f32x4 v0 = vfmaq_f32(b, t_63, s);
            f32x4 t_65 = vfmaq_f32(shift1, vfmaq_f32(lowered1, vld1q_f32(x1 + i), t_57), factor1);
            f32x4 v1 = vfmaq_f32(b, t_65, s);
            vst1q_f32(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f32(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 s = load_mask_f32x4(scale + whole, lanes);
            f32x4 b = load_mask_f32x4(bias + whole, lanes);
            f32x4 t_63 = vfmaq_f32(shift0,
                vfmaq_f32(lowered0, load_mask_f32x4(x0 + whole, lanes), t_40), factor0);
            f32x4 v0 = vfmaq_f32(b, t_63, s);
            f32x4 t_65 = vfmaq_f32(shift1,
                vfmaq_f32(lowered1, load_mask_f32x4(x1 + whole, lanes), t_57), factor1);
            f32x4 v1 = vfmaq_f32(b, t_65, s);
            store_mask_f32x4(y0 + whole, v0, lanes);
            store_mask_f32x4(y1 + whole, v1, lanes);
        }
    }
}

/* tnk_rms_norm_f32__neon_r2
 * rms_norm of rows.
 * from templates/rms_norm.lua, neon: dtype=f32 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 2 fma 2 mul 2 ld; 6 mul 3 ld 2 st
 * vector registers: 7 of 32 */
void tnk_rms_norm_f32__neon_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        float t_6 = vdupq_n_f32(1.0f)[0];
        float t_7 = vdupq_n_f32(1.0f)[0];
        double t_8 = vdupq_n_f64(__builtin_inf())[0];
        double t_9 = vdupq_n_f64(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_14 = t_8;
            double t_15 = t_9;
            if (!(t_8 < __builtin_inf() && !((t_8
                + eps) <= 7.8886090522101181e-31) && (t_9 < __builtin_inf() && !((t_9
                + eps) <= 7.8886090522101181e-31)))) {
                t_6 = ((t_14 < __builtin_inf() && !((t_14
                    + eps) <= 7.8886090522101181e-31)) || try < 1) ? t_6 : t_14 < __builtin_inf()
                    ? vdupq_n_f32(1.2676506e+30f)[0] : 8.27180613e-25f;
                f32x4 t_19 = vdupq_n_f32(t_6);
                t_7 = ((t_15 < __builtin_inf() && !((t_15
                    + eps) <= 7.8886090522101181e-31)) || try < 1) ? t_7 : t_15 < __builtin_inf()
                    ? vdupq_n_f32(1.2676506e+30f)[0] : 8.27180613e-25f;
                f32x4 t_23 = vdupq_n_f32(t_7);

                /* The squares. */
                int64_t whole = columns & -4;
                f64x2 total = {0};
                f64x2 total_1 = {0};
                f64x2 total_2 = {0};
                f64x2 total_3 = {0};
                for (int64_t start = 0; start < whole; start += 128) {
                    int64_t stop = min_index(start + 128, whole);
                    f32x4 part = {0};
                    f32x4 part_1 = {0};
                    for (int64_t i = start; i < stop; i += 4) {
                        __builtin_prefetch(y0 + i, 1, 3);
                        f32x4 v = vld1q_f32(x0 + i) * t_19;
                        part = vfmaq_f32(part, v, v);
                        __builtin_prefetch(y1 + i, 1, 3);
                        f32x4 v_1 = vld1q_f32(x1 + i) * t_23;
                        part_1 = vfmaq_f32(part_1, v_1, v_1);
                    }
                    total += __builtin_convertvector(low_half_f32x4(part), f64x2);
                    total_1 += __builtin_convertvector(high_half_f32x4(part), f64x2);
                    total_2 += __builtin_convertvector(low_half_f32x4(part_1), f64x2);
                    total_3 += __builtin_convertvector(high_half_f32x4(part_1), f64x2);
                }
                if (whole < columns) {
                    i32x4 lanes = first_lanes_i32x4(columns - whole);
                    f32x4 v = load_mask_f32x4(x0 + whole, lanes) * t_19;
                    f32x4 t_25 = vfmaq_f32((f32x4){0}, v, v);
                    f32x4 v_1 = load_mask_f32x4(x1 + whole, lanes) * t_23;
                    f32x4 t_26 = vfmaq_f32((f32x4){0}, v_1, v_1);
                    total += __builtin_convertvector(low_half_f32x4(t_25), f64x2);
                    total_1 += __builtin_convertvector(high_half_f32x4(t_25), f64x2);
                    total_2 += __builtin_convertvector(low_half_f32x4(t_26), f64x2);
                    total_3 += __builtin_convertvector(high_half_f32x4(t_26), f64x2);
                }
                f64x2 joined = total + total_1;
                joined += reverse_f64x2(joined);
                f64x2 joined_2 = total_2 + total_3;
                joined_2 += reverse_f64x2(joined_2);
                t_14 = joined[0] / count;
                t_15 = joined_2[0] / count;
            }
            t_8 = t_14;
            t_9 = t_15;
        }
        double t_14 = (double)t_6;
        double t_19 = eps * t_14 * t_14 + (1.0 - t_14) * 5.5271478752604446e-76;
        float t_23 = (float)(1.0 / __builtin_sqrt(t_8 + t_19));
        int below = 1.0f < t_6;
        f32x4 first0 = vdupq_n_f32(below ? t_6 : t_23);
        f32x4 second0 = vdupq_n_f32(below ? t_23 : t_6);
        double t_26 = (double)t_7;
        double t_31 = eps * t_26 * t_26 + (1.0 - t_26) * 5.5271478752604446e-76;
        float t_35 = (float)(1.0 / __builtin_sqrt(t_9 + t_31));
        int below_1 = 1.0f < t_7;
        f32x4 first1 = vdupq_n_f32(below_1 ? t_7 : t_35);
        f32x4 second1 = vdupq_n_f32(below_1 ? t_35 : t_7);

        /* The results. */
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 s = vld1q_f32(scale + i);
            f32x4 v0 = vld1q_f32(x0 + i) * first0 * second0 * s;
            f32x4 v1 = vld1q_f32(x1 + i) * first1 * second1 * s;
            vst1q_f32(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f32(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 s = load_mask_f32x4(scale + whole, lanes);
            f32x4 v0 = load_mask_f32x4(x0 + whole, lanes) * first0 * second0 * s;
            f32x4 v1 = load_mask_f32x4(x1 + whole, lanes) * first1 * second1 * s;
            store_mask_f32x4(y0 + whole, v0, lanes);
            store_mask_f32x4(y1 + whole, v1, lanes);
        }
    }
}

/* tnk_softmax_f64__neon_r2
 * softmax of rows.
 * from templates/softmax.lua, neon: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 28 fma 22 add 10 mul 4 max 2 ld 2 st; 2 mul 2 ld 2 st
 * vector registers: 11 of 32 */
void tnk_softmax_f64__neon_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f64x2 factor = vdupq_n_f64((double)param[0]) * 4.0;
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
        int64_t two = columns & -4;
        int64_t whole = columns & -2;
        f64x2 least = vdupq_n_f64(-__builtin_inf());
        f64x2 least_1 = vdupq_n_f64(-__builtin_inf());
        f64x2 least_2 = vdupq_n_f64(-__builtin_inf());
        f64x2 least_3 = vdupq_n_f64(-__builtin_inf());
        for (int64_t i = 0; i < two; i += 4) {
            least = max_f64x2(vld1q_f64(x0 + i), least);
            least_1 = max_f64x2(vld1q_f64(x1 + i), least_1);
            least_2 = max_f64x2(vld1q_f64(x0 + i + 2), least_2);
            least_3 = max_f64x2(vld1q_f64(x1 + i + 2), least_3);
        }
        f64x2 joined = max_f64x2(least, least_2);
        f64x2 joined_1 = max_f64x2(least_1, least_3);
        if (two < whole) {
            joined = max_f64x2(vld1q_f64(x0 + two), joined);
            joined_1 = max_f64x2(vld1q_f64(x1 + two), joined_1);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            joined = max_f64x2(select_f64x2(lanes, load_mask_f64x2(x0 + whole, lanes),
                vdupq_n_f64(-__builtin_inf())), joined);
            joined_1 = max_f64x2(select_f64x2(lanes, load_mask_f64x2(x1 + whole, lanes),
                vdupq_n_f64(-__builtin_inf())), joined_1);
        }
        joined = max_f64x2(joined, reverse_f64x2(joined));
        joined_1 = max_f64x2(joined_1, reverse_f64x2(joined_1));
        f64x2 lowered0 = vdupq_n_f64(joined[0]) * -0.25;
        f64x2 lowered1 = vdupq_n_f64(joined_1[0]) * -0.25;

        /* The exponentials and their sums. */
        int64_t whole_1 = columns & -2;
        f64x2 total = {0};
        f64x2 total_1 = {0};
        f64x2 total_2 = {0};
        f64x2 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 16) {
            int64_t stop = min_index(start + 16, whole_1);
            f64x2 part = {0};
            f64x2 part_1 = {0};
            for (int64_t i = start; i < stop; i += 2) {
                f64x2 d = vfmaq_f64(lowered0, vld1q_f64(x0 + i), vdupq_n_f64(0.25));
                f64x2 bounded = min_f64x2(vdupq_n_f64(710.0),
                    max_f64x2(vdupq_n_f64(-746.0), d * factor));
                f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded,
                    vdupq_n_f64(1.4426950408889634));
                f64x2 power = shifted - 4503599627372542.0;
                f64x2 nearly = vfmaq_f64(bounded, power, vdupq_n_f64(-0.69314718036912382));
                f64x2 more = power * -1.9082149292705877e-10;
                f64x2 r = nearly + more;
                f64x2 lost = more - (r - nearly);
                f64x2 q = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                    vdupq_n_f64(2.0896473188240728e-09), r);
                q = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q, r);
                q = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q, r);
                q = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.5), q, r);
                f64x2 rest = vfmaq_f64(lost, q, r * r);
                f64x2 one = r + 1.0;
                f64x2 more_1 = r - (one - 1.0) + rest;
                f64x2 y_1 = one + more_1;
                u64x2 bits = (u64x2)shifted;
                u64x2 half = bits >> 1ull;
                y_1 *= (f64x2)(half << 52ull);
                f64x2 e = y_1 * (f64x2)((bits - half) << 52ull);
                part += e;
                f64x2 d_1 = vfmaq_f64(lowered1, vld1q_f64(x1 + i), vdupq_n_f64(0.25));
                f64x2 bounded_1 = min_f64x2(vdupq_n_f64(710.0),
                    max_f64x2(vdupq_n_f64(-746.0), d_1 * factor));
                f64x2 shifted_1 = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded_1,
                    vdupq_n_f64(1.4426950408889634));
                f64x2 power_1 = shifted_1 - 4503599627372542.0;
                f64x2 nearly_1 = vfmaq_f64(bounded_1, power_1, vdupq_n_f64(-0.69314718036912382));
                f64x2 more_2 = power_1 * -1.9082149292705877e-10;
                f64x2 r_1 = nearly_1 + more_2;
                f64x2 lost_1 = more_2 - (r_1 - nearly_1);
                f64x2 q_10 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                    vdupq_n_f64(2.0896473188240728e-09), r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.5), q_10, r_1);
                f64x2 rest_1 = vfmaq_f64(lost_1, q_10, r_1 * r_1);
                f64x2 one_1 = r_1 + 1.0;
                f64x2 more_3 = r_1 - (one_1 - 1.0) + rest_1;
                f64x2 y_3 = one_1 + more_3;
                u64x2 bits_1 = (u64x2)shifted_1;
                u64x2 half_1 = bits_1 >> 1ull;
                y_3 *= (f64x2)(half_1 << 52ull);
                f64x2 e_1 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
                vst1q_f64(y0 + i, e);
                vst1q_f64(y1 + i, e_1);
                part_1 += e_1;
            }
            f64x2 s = total + part;
            f64x2 other = s - total;
            f64x2 low = total - (s - other) + (part - other);
            total_1 += low;
            f64x2 s_1 = total_2 + part_1;
            f64x2 other_1 = s_1 - total_2;
            f64x2 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        if (whole_1 < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole_1);
            f64x2 d = vfmaq_f64(lowered0, load_mask_f64x2(x0 + whole_1, lanes), vdupq_n_f64(0.25));
            f64x2 bounded = min_f64x2(vdupq_n_f64(710.0),
                max_f64x2(vdupq_n_f64(-746.0), d * factor));
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(bounded, power, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r);
            q = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q, r);
            q = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q, r);
            q = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.5), q, r);
            f64x2 rest = vfmaq_f64(lost, q, r * r);
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 e = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 t_24 = 0.0 + select_f64x2(lanes, e, (f64x2){0});
            f64x2 d_1 = vfmaq_f64(lowered1, load_mask_f64x2(x1 + whole_1, lanes),
                vdupq_n_f64(0.25));
            f64x2 bounded_1 = min_f64x2(vdupq_n_f64(710.0),
                max_f64x2(vdupq_n_f64(-746.0), d_1 * factor));
            f64x2 shifted_1 = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded_1,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power_1 = shifted_1 - 4503599627372542.0;
            f64x2 nearly_1 = vfmaq_f64(bounded_1, power_1, vdupq_n_f64(-0.69314718036912382));
            f64x2 more_2 = power_1 * -1.9082149292705877e-10;
            f64x2 r_1 = nearly_1 + more_2;
            f64x2 lost_1 = more_2 - (r_1 - nearly_1);
            f64x2 q_10 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.5), q_10, r_1);
            f64x2 rest_1 = vfmaq_f64(lost_1, q_10, r_1 * r_1);
            f64x2 one_1 = r_1 + 1.0;
            f64x2 more_3 = r_1 - (one_1 - 1.0) + rest_1;
            f64x2 y_3 = one_1 + more_3;
            u64x2 bits_1 = (u64x2)shifted_1;
            u64x2 half_1 = bits_1 >> 1ull;
            y_3 *= (f64x2)(half_1 << 52ull);
            f64x2 e_1 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            store_mask_f64x2(y0 + whole_1, e, lanes);
            store_mask_f64x2(y1 + whole_1, e_1, lanes);
            f64x2 t_39 = 0.0 + select_f64x2(lanes, e_1, (f64x2){0});
            f64x2 s = total + t_24;
            f64x2 other = s - total;
            f64x2 low = total - (s - other) + (t_24 - other);
            total_1 += low;
            f64x2 s_1 = total_2 + t_39;
            f64x2 other_1 = s_1 - total_2;
            f64x2 low_1 = total_2 - (s_1 - other_1) + (t_39 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        f64x2 joined_12 = total + select_f64x2(vabsq_f64(total) < __builtin_inf(), total_1,
            (f64x2){0});
        joined_12 += reverse_f64x2(joined_12);
        f64x2 joined_14 = total_2
            + select_f64x2(vabsq_f64(total_2) < __builtin_inf(), total_3, (f64x2){0});
        joined_14 += reverse_f64x2(joined_14);
        f64x2 inverse0 = vdupq_n_f64(1.0 / joined_12[0]);
        f64x2 inverse1 = vdupq_n_f64(1.0 / joined_14[0]);

        /* The results. */
        int64_t whole_2 = columns & -2;
        for (int64_t i = 0; i < whole_2; i += 2) {
            f64x2 v0 = vld1q_f64(y0 + i) * inverse0;
            f64x2 v1 = vld1q_f64(y1 + i) * inverse1;
            vst1q_f64(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f64(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole_2);
            f64x2 v0 = load_mask_f64x2(y0 + whole_2, lanes) * inverse0;
            f64x2 v1 = load_mask_f64x2(y1 + whole_2, lanes) * inverse1;
            store_mask_f64x2(y0 + whole_2, v0, lanes);
            store_mask_f64x2(y1 + whole_2, v1, lanes);
        }
    }
}

/* tnk_log_softmax_f64__neon_r2
 * log_softmax of rows.
 * from templates/log_softmax.lua, neon: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 28 fma 22 add 10 mul 4 max 2 ld; 4 fma 2 ld 2 st
 * vector registers: 10 of 32 */
void tnk_log_softmax_f64__neon_r2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f64x2 factor = vdupq_n_f64((double)param[0]) * 4.0;
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
        int64_t two = columns & -4;
        int64_t whole = columns & -2;
        f64x2 least = vdupq_n_f64(-__builtin_inf());
        f64x2 least_1 = vdupq_n_f64(-__builtin_inf());
        f64x2 least_2 = vdupq_n_f64(-__builtin_inf());
        f64x2 least_3 = vdupq_n_f64(-__builtin_inf());
        for (int64_t i = 0; i < two; i += 4) {
            least = max_f64x2(vld1q_f64(x0 + i), least);
            least_1 = max_f64x2(vld1q_f64(x1 + i), least_1);
            least_2 = max_f64x2(vld1q_f64(x0 + i + 2), least_2);
            least_3 = max_f64x2(vld1q_f64(x1 + i + 2), least_3);
        }
        f64x2 joined = max_f64x2(least, least_2);
        f64x2 joined_1 = max_f64x2(least_1, least_3);
        if (two < whole) {
            joined = max_f64x2(vld1q_f64(x0 + two), joined);
            joined_1 = max_f64x2(vld1q_f64(x1 + two), joined_1);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            joined = max_f64x2(select_f64x2(lanes, load_mask_f64x2(x0 + whole, lanes),
                vdupq_n_f64(-__builtin_inf())), joined);
            joined_1 = max_f64x2(select_f64x2(lanes, load_mask_f64x2(x1 + whole, lanes),
                vdupq_n_f64(-__builtin_inf())), joined_1);
        }
        joined = max_f64x2(joined, reverse_f64x2(joined));
        joined_1 = max_f64x2(joined_1, reverse_f64x2(joined_1));
        f64x2 lowered0 = vdupq_n_f64(joined[0]) * -0.25;
        f64x2 lowered1 = vdupq_n_f64(joined_1[0]) * -0.25;

        /* The sums of exponentials. */
        int64_t whole_1 = columns & -2;
        f64x2 total = {0};
        f64x2 total_1 = {0};
        f64x2 total_2 = {0};
        f64x2 total_3 = {0};
        for (int64_t start = 0; start < whole_1; start += 16) {
            int64_t stop = min_index(start + 16, whole_1);
            f64x2 part = {0};
            f64x2 part_1 = {0};
            for (int64_t i = start; i < stop; i += 2) {
                f64x2 d = vfmaq_f64(lowered0, vld1q_f64(x0 + i), vdupq_n_f64(0.25));
                f64x2 bounded = min_f64x2(vdupq_n_f64(710.0),
                    max_f64x2(vdupq_n_f64(-746.0), d * factor));
                f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded,
                    vdupq_n_f64(1.4426950408889634));
                f64x2 power = shifted - 4503599627372542.0;
                f64x2 nearly = vfmaq_f64(bounded, power, vdupq_n_f64(-0.69314718036912382));
                f64x2 more = power * -1.9082149292705877e-10;
                f64x2 r = nearly + more;
                f64x2 lost = more - (r - nearly);
                f64x2 q = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                    vdupq_n_f64(2.0896473188240728e-09), r);
                q = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q, r);
                q = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q, r);
                q = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q, r);
                q = vfmaq_f64(vdupq_n_f64(0.5), q, r);
                f64x2 rest = vfmaq_f64(lost, q, r * r);
                f64x2 one = r + 1.0;
                f64x2 more_1 = r - (one - 1.0) + rest;
                f64x2 y_1 = one + more_1;
                u64x2 bits = (u64x2)shifted;
                u64x2 half = bits >> 1ull;
                y_1 *= (f64x2)(half << 52ull);
                f64x2 e = y_1 * (f64x2)((bits - half) << 52ull);
                __builtin_prefetch(y0 + i, 1, 3);
                part += e;
                f64x2 d_1 = vfmaq_f64(lowered1, vld1q_f64(x1 + i), vdupq_n_f64(0.25));
                f64x2 bounded_1 = min_f64x2(vdupq_n_f64(710.0),
                    max_f64x2(vdupq_n_f64(-746.0), d_1 * factor));
                f64x2 shifted_1 = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded_1,
                    vdupq_n_f64(1.4426950408889634));
                f64x2 power_1 = shifted_1 - 4503599627372542.0;
                f64x2 nearly_1 = vfmaq_f64(bounded_1, power_1, vdupq_n_f64(-0.69314718036912382));
                f64x2 more_2 = power_1 * -1.9082149292705877e-10;
                f64x2 r_1 = nearly_1 + more_2;
                f64x2 lost_1 = more_2 - (r_1 - nearly_1);
                f64x2 q_10 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                    vdupq_n_f64(2.0896473188240728e-09), r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_10, r_1);
                q_10 = vfmaq_f64(vdupq_n_f64(0.5), q_10, r_1);
                f64x2 rest_1 = vfmaq_f64(lost_1, q_10, r_1 * r_1);
                f64x2 one_1 = r_1 + 1.0;
                f64x2 more_3 = r_1 - (one_1 - 1.0) + rest_1;
                f64x2 y_3 = one_1 + more_3;
                u64x2 bits_1 = (u64x2)shifted_1;
                u64x2 half_1 = bits_1 >> 1ull;
                y_3 *= (f64x2)(half_1 << 52ull);
                f64x2 e_1 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
                __builtin_prefetch(y1 + i, 1, 3);
                part_1 += e_1;
            }
            f64x2 s = total + part;
            f64x2 other = s - total;
            f64x2 low = total - (s - other) + (part - other);
            total_1 += low;
            f64x2 s_1 = total_2 + part_1;
            f64x2 other_1 = s_1 - total_2;
            f64x2 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        if (whole_1 < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole_1);
            f64x2 d = vfmaq_f64(lowered0, load_mask_f64x2(x0 + whole_1, lanes), vdupq_n_f64(0.25));
            f64x2 bounded = min_f64x2(vdupq_n_f64(710.0),
                max_f64x2(vdupq_n_f64(-746.0), d * factor));
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(bounded, power, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r);
            q = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q, r);
            q = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q, r);
            q = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q, r);
            q = vfmaq_f64(vdupq_n_f64(0.5), q, r);
            f64x2 rest = vfmaq_f64(lost, q, r * r);
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 e = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 t_24 = 0.0 + select_f64x2(lanes, e, (f64x2){0});
            f64x2 d_1 = vfmaq_f64(lowered1, load_mask_f64x2(x1 + whole_1, lanes),
                vdupq_n_f64(0.25));
            f64x2 bounded_1 = min_f64x2(vdupq_n_f64(710.0),
                max_f64x2(vdupq_n_f64(-746.0), d_1 * factor));
            f64x2 shifted_1 = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded_1,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power_1 = shifted_1 - 4503599627372542.0;
            f64x2 nearly_1 = vfmaq_f64(bounded_1, power_1, vdupq_n_f64(-0.69314718036912382));
            f64x2 more_2 = power_1 * -1.9082149292705877e-10;
            f64x2 r_1 = nearly_1 + more_2;
            f64x2 lost_1 = more_2 - (r_1 - nearly_1);
            f64x2 q_10 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_10, r_1);
            q_10 = vfmaq_f64(vdupq_n_f64(0.5), q_10, r_1);
            f64x2 rest_1 = vfmaq_f64(lost_1, q_10, r_1 * r_1);
            f64x2 one_1 = r_1 + 1.0;
            f64x2 more_3 = r_1 - (one_1 - 1.0) + rest_1;
            f64x2 y_3 = one_1 + more_3;
            u64x2 bits_1 = (u64x2)shifted_1;
            u64x2 half_1 = bits_1 >> 1ull;
            y_3 *= (f64x2)(half_1 << 52ull);
            f64x2 e_1 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            f64x2 t_37 = 0.0 + select_f64x2(lanes, e_1, (f64x2){0});
            f64x2 s = total + t_24;
            f64x2 other = s - total;
            f64x2 low = total - (s - other) + (t_24 - other);
            total_1 += low;
            f64x2 s_1 = total_2 + t_37;
            f64x2 other_1 = s_1 - total_2;
            f64x2 low_1 = total_2 - (s_1 - other_1) + (t_37 - other_1);
            total_3 += low_1;
            total = s;
            total_2 = s_1;
        }
        f64x2 joined_12 = total + select_f64x2(vabsq_f64(total) < __builtin_inf(), total_1,
            (f64x2){0});
        joined_12 += reverse_f64x2(joined_12);
        f64x2 joined_14 = total_2
            + select_f64x2(vabsq_f64(total_2) < __builtin_inf(), total_3, (f64x2){0});
        joined_14 += reverse_f64x2(joined_14);
        f64x2 t_20 = vdupq_n_f64(joined_12[0]);
        u64x2 t_21 = (u64x2)t_20;
        u64x2 n_1 = (t_21 + 2638147582215219ull) >> 52ull;
        f64x2 t_26 = (f64x2)(t_21 - (n_1 << 52ull) + 4607182418800017408ull);
        f64x2 power = (f64x2)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
        f64x2 f = t_26 - 1.0;
        f64x2 s = f / (f + 2.0);
        f64x2 z = s * s;
        f64x2 half_square = f * f * 0.5;
        f64x2 q = vfmaq_f64(vdupq_n_f64(0.1533170842365717), vdupq_n_f64(0.14616639772177434), z);
        q = vfmaq_f64(vdupq_n_f64(0.18182889402939709), q, z);
        q = vfmaq_f64(vdupq_n_f64(0.2222221113408715), q, z);
        q = vfmaq_f64(vdupq_n_f64(0.28571428625939216), q, z);
        q = vfmaq_f64(vdupq_n_f64(0.39999999999899827), q, z);
        q = vfmaq_f64(vdupq_n_f64(0.66666666666666696), q, z);
        f64x2 p = q * z + half_square;
        f64x2 rest = vfmaq_f64(power * 1.9082149292705877e-10, s, p);
        f64x2 away = half_square - rest;
        f64x2 y_1 = vfmaq_f64(f - away, power, vdupq_n_f64(0.69314718036912382));
        f64x2 shift0 = -(y_1 + (t_20 - t_20));
        f64x2 t_36 = vdupq_n_f64(joined_14[0]);
        u64x2 t_37 = (u64x2)t_36;
        u64x2 n_2 = (t_37 + 2638147582215219ull) >> 52ull;
        f64x2 t_42 = (f64x2)(t_37 - (n_2 << 52ull) + 4607182418800017408ull);
        f64x2 power_1 = (f64x2)(n_2 | 4841369599423283200ull) - 4503599627371519.0;
        f64x2 f_1 = t_42 - 1.0;
        f64x2 s_1 = f_1 / (f_1 + 2.0);
        f64x2 z_1 = s_1 * s_1;
        f64x2 half_square_1 = f_1 * f_1 * 0.5;
        f64x2 q_6 = vfmaq_f64(vdupq_n_f64(0.1533170842365717), vdupq_n_f64(0.14616639772177434),
            z_1);
        q_6 = vfmaq_f64(vdupq_n_f64(0.18182889402939709), q_6, z_1);
        q_6 = vfmaq_f64(vdupq_n_f64(0.2222221113408715), q_6, z_1);
        q_6 = vfmaq_f64(vdupq_n_f64(0.28571428625939216), q_6, z_1);
        q_6 = vfmaq_f64(vdupq_n_f64(0.39999999999899827), q_6, z_1);
        q_6 = vfmaq_f64(vdupq_n_f64(0.66666666666666696), q_6, z_1);
        f64x2 p_1 = q_6 * z_1 + half_square_1;
        f64x2 rest_1 = vfmaq_f64(power_1 * 1.9082149292705877e-10, s_1, p_1);
        f64x2 away_1 = half_square_1 - rest_1;
        f64x2 y_2 = vfmaq_f64(f_1 - away_1, power_1, vdupq_n_f64(0.69314718036912382));
        f64x2 shift1 = -(y_2 + (t_36 - t_36));

        /* The results. */
        int64_t whole_2 = columns & -2;
        for (int64_t i = 0; i < whole_2; i += 2) {
            f64x2 d = vfmaq_f64(lowered0, vld1q_f64(x0 + i), vdupq_n_f64(0.25));
            f64x2 v0 = vfmaq_f64(shift0, d, factor);
            f64x2 d_1 = vfmaq_f64(lowered1, vld1q_f64(x1 + i), vdupq_n_f64(0.25));
            f64x2 v1 = vfmaq_f64(shift1, d_1, factor);
            vst1q_f64(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f64(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole_2 < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole_2);
            f64x2 d = vfmaq_f64(lowered0, load_mask_f64x2(x0 + whole_2, lanes), vdupq_n_f64(0.25));
            f64x2 v0 = vfmaq_f64(shift0, d, factor);
            f64x2 d_1 = vfmaq_f64(lowered1, load_mask_f64x2(x1 + whole_2, lanes),
                vdupq_n_f64(0.25));
            f64x2 v1 = vfmaq_f64(shift1, d_1, factor);
            store_mask_f64x2(y0 + whole_2, v0, lanes);
            store_mask_f64x2(y1 + whole_2, v1, lanes);
        }
    }
}

/* tnk_layer_norm_f64__neon_r2
 * layer_norm of rows.
 * from templates/layer_norm.lua, neon: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 2 add 2 ld; 6 fma 4 ld 2 st
 * vector registers: 12 of 32 */
void tnk_layer_norm_f64__neon_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    double eps = (double)param[0];
    double share = 1.0 / (double)n[1];
    int64_t count = min_index(n[1], 2);
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
        double t_7 = vdupq_n_f64(1.0)[0];
        double t_8 = vdupq_n_f64(__builtin_inf())[0];
        double t_9 = vdupq_n_f64(1.0)[0];
        double t_10 = vdupq_n_f64(__builtin_inf())[0];
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
                i64x2 lanes = first_lanes_i64x2(count);
                f64x2 t_33 = load_mask_f64x2(x0, lanes) * vdupq_n_f64(t_11);
                f64x2 joined = t_33 + reverse_f64x2(t_33);
                t_12 = known ? (t_24 < __builtin_inf() && (t_23 * t_23) <= t_24 ? t_12 : t_12
                    + t_23) : joined[0] * part;
                int known_1 = t_28 < __builtin_inf();
                t_15 = (known_1 || try < 1) ? t_15 : 2.4099198651028841e-181;
                i64x2 lanes_1 = first_lanes_i64x2(count);
                f64x2 t_41 = load_mask_f64x2(x1, lanes_1) * vdupq_n_f64(t_15);
                f64x2 joined_1 = t_41 + reverse_f64x2(t_41);
                t_16 = known_1 ? (t_28 < __builtin_inf() && (t_27 * t_27) <= t_28 ? t_16 : t_16
                    + t_27) : joined_1[0] * part;
                f64x2 t_45 = vdupq_n_f64(t_11);
                f64x2 lowered0 = vdupq_n_f64(-t_12);
                f64x2 t_47 = vdupq_n_f64(t_15);
                f64x2 lowered1 = vdupq_n_f64(-t_16);
                int64_t whole = columns & -2;
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
                    f64x2 part_1 = {0};
                    f64x2 part_2 = {0};
                    f64x2 part_3 = {0};
                    f64x2 part_4 = {0};
                    for (int64_t i = start; i < stop; i += 2) {
                        f64x2 d = vfmaq_f64(lowered0, vld1q_f64(x0 + i), t_45);
                        __builtin_prefetch(y0 + i, 1, 3);
                        part_1 += d;
                        part_2 = vfmaq_f64(part_2, d, d);
                        f64x2 d_1 = vfmaq_f64(lowered1, vld1q_f64(x1 + i), t_47);
                        __builtin_prefetch(y1 + i, 1, 3);
                        part_3 += d_1;
                        part_4 = vfmaq_f64(part_4, d_1, d_1);
                    }
                    f64x2 s = total + part_1;
                    f64x2 other = s - total;
                    f64x2 low = total - (s - other) + (part_1 - other);
                    total_1 += low;
                    f64x2 s_1 = total_2 + part_2;
                    f64x2 other_1 = s_1 - total_2;
                    f64x2 low_1 = total_2 - (s_1 - other_1) + (part_2 - other_1);
                    total_3 += low_1;
                    f64x2 s_2 = total_4 + part_3;
                    f64x2 other_2 = s_2 - total_4;
                    f64x2 low_2 = total_4 - (s_2 - other_2) + (part_3 - other_2);
                    total_5 += low_2;
                    f64x2 s_3 = total_6 + part_4;
                    f64x2 other_3 = s_3 - total_6;
                    f64x2 low_3 = total_6 - (s_3 - other_3) + (part_4 - other_3);
                    total_7 += low_3;
                    total = s;
                    total_2 = s_1;
                    total_4 = s_2;
                    total_6 = s_3;
                }
                if (whole < columns) {
                    i64x2 lanes_2 = first_lanes_i64x2(columns - whole);
                    f64x2 d = select_f64x2(lanes_2,
                        vfmaq_f64(lowered0, load_mask_f64x2(x0 + whole, lanes_2), t_45),
                        (f64x2){0});
                    f64x2 t_50 = 0.0 + d;
                    f64x2 t_51 = vfmaq_f64((f64x2){0}, d, d);
                    f64x2 d_1 = select_f64x2(lanes_2,
                        vfmaq_f64(lowered1, load_mask_f64x2(x1 + whole, lanes_2), t_47),
                        (f64x2){0});
                    f64x2 t_53 = 0.0 + d_1;
                    f64x2 t_54 = vfmaq_f64((f64x2){0}, d_1, d_1);
                    f64x2 s = total + t_50;
                    f64x2 other = s - total;
                    f64x2 low = total - (s - other) + (t_50 - other);
                    total_1 += low;
                    f64x2 s_1 = total_2 + t_51;
                    f64x2 other_1 = s_1 - total_2;
                    f64x2 low_1 = total_2 - (s_1 - other_1) + (t_51 - other_1);
                    total_3 += low_1;
                    f64x2 s_2 = total_4 + t_53;
                    f64x2 other_2 = s_2 - total_4;
                    f64x2 low_2 = total_4 - (s_2 - other_2) + (t_53 - other_2);
                    total_5 += low_2;
                    f64x2 s_3 = total_6 + t_54;
                    f64x2 other_3 = s_3 - total_6;
                    f64x2 low_3 = total_6 - (s_3 - other_3) + (t_54 - other_3);
                    total_7 += low_3;
                    total = s;
                    total_2 = s_1;
                    total_4 = s_2;
                    total_6 = s_3;
                }
                f64x2 joined_2 = total
                    + select_f64x2(vabsq_f64(total) < __builtin_inf(), total_1, (f64x2){0});
                joined_2 += reverse_f64x2(joined_2);
                f64x2 joined_4 = total_2
                    + select_f64x2(vabsq_f64(total_2) < __builtin_inf(), total_3, (f64x2){0});
                joined_4 += reverse_f64x2(joined_4);
                f64x2 joined_6 = total_4
                    + select_f64x2(vabsq_f64(total_4) < __builtin_inf(), total_5, (f64x2){0});
                joined_6 += reverse_f64x2(joined_6);
                f64x2 joined_8 = total_6
                    + select_f64x2(vabsq_f64(total_6) < __builtin_inf(), total_7, (f64x2){0});
                joined_8 += reverse_f64x2(joined_8);
                t_23 = joined_2[0] * share;
                double t_67 = joined_4[0] * share - t_23 * t_23;
                t_24 = max_f64(0.0, t_67);
                t_27 = joined_6[0] * share;
                double t_70 = joined_8[0] * share - t_27 * t_27;
                t_28 = max_f64(0.0, t_70);
            }
            t_13 = t_23;
            t_14 = t_24;
            t_17 = t_27;
            t_18 = t_28;
        }
        double high0 = t_12 + t_13;
        double t_32 = eps * t_11 * t_11 + (1.0 - t_11) * 9.3326361850321888e-302;
        double inverse0 = 1.0 / __builtin_sqrt(t_14 + t_32);
        f64x2 t_35 = vdupq_n_f64(t_11);
        f64x2 lowered0 = vdupq_n_f64(-high0);
        f64x2 factor0 = vdupq_n_f64(inverse0);
        f64x2 shift0 = vdupq_n_f64(-((high0 - high0) * inverse0));
        double high1 = t_16 + t_17;
        double t_44 = eps * t_15 * t_15 + (1.0 - t_15) * 9.3326361850321888e-302;
        double inverse1 = 1.0 / __builtin_sqrt(t_18 + t_44);
        f64x2 t_47 = vdupq_n_f64(t_15);
        f64x2 lowered1 = vdupq_n_f64(-high1);
        f64x2 factor1 = vdupq_n_f64(inverse1);
        f64x2 shift1 = vdupq_n_f64(-((high1 - high1) * inverse1));

        /* The results. */
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            f64x2 s = vld1q_f64(scale + i);
            f64x2 b = vld1q_f64(bias + i);
            f64x2 t_53 = vfmaq_f64(shift0, vfmaq_f64(lowered0, vld1q_f64(x0 + i), t_35), factor0);
            f64x2 v0 = vfmaq_f64(b, t_53, s);
            f64x2 t_55 = vfmaq_f64(shift1, vfmaq_f64(lowered1, vld1q_f64(x1 + i), t_47), factor1);
            f64x2 v1 = vfmaq_f64(b, t_55, s);
            vst1q_f64(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f64(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 s = load_mask_f64x2(scale + whole, lanes);
            f64x2 b = load_mask_f64x2(bias + whole, lanes);
            f64x2 t_53 = vfmaq_f64(shift0,
                vfmaq_f64(lowered0, load_mask_f64x2(x0 + whole, lanes), t_35), factor0);
            f64x2 v0 = vfmaq_f64(b, t_53, s);
            f64x2 t_55 = vfmaq_f64(shift1,
                vfmaq_f64(lowered1, load_mask_f64x2(x1 + whole, lanes), t_47), factor1);
            f64x2 v1 = vfmaq_f64(b, t_55, s);
            store_mask_f64x2(y0 + whole, v0, lanes);
            store_mask_f64x2(y1 + whole, v1, lanes);
        }
    }
}

/* tnk_rms_norm_f64__neon_r2
 * rms_norm of rows.
 * from templates/rms_norm.lua, neon: dtype=f64 rows=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 2 fma 2 mul 2 ld; 6 mul 3 ld 2 st
 * vector registers: 7 of 32 */
void tnk_rms_norm_f64__neon_r2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        double t_6 = vdupq_n_f64(1.0)[0];
        double t_7 = vdupq_n_f64(1.0)[0];
        double t_8 = vdupq_n_f64(__builtin_inf())[0];
        double t_9 = vdupq_n_f64(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_12 = t_8;
            double t_13 = t_9;
            if (!(t_8 < __builtin_inf() && t_9 < __builtin_inf())) {
                t_6 = (t_12 < __builtin_inf() || try < 1) ? t_6 : 2.4099198651028841e-181;
                f64x2 t_14 = vdupq_n_f64(t_6);
                t_7 = (t_13 < __builtin_inf() || try < 1) ? t_7 : 2.4099198651028841e-181;
                f64x2 t_15 = vdupq_n_f64(t_7);

                /* The squares. */
                int64_t whole = columns & -2;
                f64x2 total = {0};
                f64x2 total_1 = {0};
                f64x2 total_2 = {0};
                f64x2 total_3 = {0};
                for (int64_t start = 0; start < whole; start += 16) {
                    int64_t stop = min_index(start + 16, whole);
                    f64x2 part = {0};
                    f64x2 part_1 = {0};
                    for (int64_t i = start; i < stop; i += 2) {
                        __builtin_prefetch(y0 + i, 1, 3);
                        f64x2 v = vld1q_f64(x0 + i) * t_14;
                        part = vfmaq_f64(part, v, v);
                        __builtin_prefetch(y1 + i, 1, 3);
                        f64x2 v_1 = vld1q_f64(x1 + i) * t_15;
                        part_1 = vfmaq_f64(part_1, v_1, v_1);
                    }
                    f64x2 s = total + part;
                    f64x2 other = s - total;
                    f64x2 low = total - (s - other) + (part - other);
                    total_1 += low;
                    f64x2 s_1 = total_2 + part_1;
                    f64x2 other_1 = s_1 - total_2;
                    f64x2 low_1 = total_2 - (s_1 - other_1) + (part_1 - other_1);
                    total_3 += low_1;
                    total = s;
                    total_2 = s_1;
                }
                if (whole < columns) {
                    i64x2 lanes = first_lanes_i64x2(columns - whole);
                    f64x2 v = load_mask_f64x2(x0 + whole, lanes) * t_14;
                    f64x2 t_17 = vfmaq_f64((f64x2){0}, v, v);
                    f64x2 v_1 = load_mask_f64x2(x1 + whole, lanes) * t_15;
                    f64x2 t_18 = vfmaq_f64((f64x2){0}, v_1, v_1);
                    f64x2 s = total + t_17;
                    f64x2 other = s - total;
                    f64x2 low = total - (s - other) + (t_17 - other);
                    total_1 += low;
                    f64x2 s_1 = total_2 + t_18;
                    f64x2 other_1 = s_1 - total_2;
                    f64x2 low_1 = total_2 - (s_1 - other_1) + (t_18 - other_1);
                    total_3 += low_1;
                    total = s;
                    total_2 = s_1;
                }
                f64x2 joined = total
                    + select_f64x2(vabsq_f64(total) < __builtin_inf(), total_1, (f64x2){0});
                joined += reverse_f64x2(joined);
                f64x2 joined_2 = total_2
                    + select_f64x2(vabsq_f64(total_2) < __builtin_inf(), total_3, (f64x2){0});
                joined_2 += reverse_f64x2(joined_2);
                t_12 = joined[0] / count;
                t_13 = joined_2[0] / count;
            }
            t_8 = t_12;
            t_9 = t_13;
        }
        double t_18 = eps * t_6 * t_6 + (1.0 - t_6) * 9.3326361850321888e-302;
        f64x2 first0 = vdupq_n_f64(1.0 / __builtin_sqrt(t_8 + t_18));
        f64x2 second0 = vdupq_n_f64(t_6);
        double t_26 = eps * t_7 * t_7 + (1.0 - t_7) * 9.3326361850321888e-302;
        f64x2 first1 = vdupq_n_f64(1.0 / __builtin_sqrt(t_9 + t_26));
        f64x2 second1 = vdupq_n_f64(t_7);

        /* The results. */
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            f64x2 s = vld1q_f64(scale + i);
            f64x2 v0 = vld1q_f64(x0 + i) * first0 * second0 * s;
            f64x2 v1 = vld1q_f64(x1 + i) * first1 * second1 * s;
            vst1q_f64(y0 + i, v0);
            __builtin_prefetch(x0 + far + i);
            vst1q_f64(y1 + i, v1);
            __builtin_prefetch(x1 + far + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 s = load_mask_f64x2(scale + whole, lanes);
            f64x2 v0 = load_mask_f64x2(x0 + whole, lanes) * first0 * second0 * s;
            f64x2 v1 = load_mask_f64x2(x1 + whole, lanes) * first1 * second1 * s;
            store_mask_f64x2(y0 + whole, v0, lanes);
            store_mask_f64x2(y1 + whole, v1, lanes);
        }
    }
}
