/* norm_neon.c: kernels of gen/manifest/norm.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef int64_t i64x2 __attribute__((vector_size(16)));

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
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

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x4 min_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a < b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline double max_f64(double a, double b)
{
    return a > b ? a : b;
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_softmax_f32__neon_u2
 * softmax of rows.
 * from templates/softmax.lua, neon: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 18 fma 8 add 8 mul 4 max 2 ld 2 st; 2 mul 2
 *   ld 2 st; 1 mul 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_softmax_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f32x4 factor = vdupq_n_f32(param[0]) * 4.0f;
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
        int64_t four = columns & -16;
        int64_t whole = columns & -4;
        f32x4 least = vdupq_n_f32(-__builtin_inff());
        f32x4 least_1 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_2 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_3 = vdupq_n_f32(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 16) {
            least = max_f32x4(vld1q_f32(x_2 + i), least);
            least_1 = max_f32x4(vld1q_f32(x_2 + i + 4), least_1);
            least_2 = max_f32x4(vld1q_f32(x_2 + i + 8), least_2);
            least_3 = max_f32x4(vld1q_f32(x_2 + i + 12), least_3);
        }
        f32x4 joined = max_f32x4(least, least_2);
        f32x4 joined_1 = max_f32x4(least_1, least_3);
        joined = max_f32x4(joined, joined_1);
        for (int64_t i = four; i < whole; i += 4) {
            joined = max_f32x4(vld1q_f32(x_2 + i), joined);
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            joined = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x_2 + whole, lanes),
                vdupq_n_f32(-__builtin_inff())), joined);
        }
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 2, 3, 0, 1));
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 1, 2, 3, 0));
        f32x4 lowered = vdupq_n_f32(joined[0]) * -0.25f;

        /* The exponentials and their sum. */
        int64_t whole_1 = columns & -8;
        f64x2 total0 = {0};
        f64x2 total1 = {0};
        f64x2 total2 = {0};
        f64x2 total3 = {0};
        for (int64_t start = 0; start < whole_1; start += 128) {
            int64_t stop = min_index(start + 128, whole_1);
            f32x4 part0 = {0};
            f32x4 part1 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f32x4 d = vfmaq_f32(lowered, vld1q_f32(x_2 + i), vdupq_n_f32(0.25f));
                f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d * factor));
                f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded,
                    vdupq_n_f32(1.44269504f));
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
                f32x4 r = vfmaq_f32(nearly, power, vdupq_n_f32(0.00021219444f));
                f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
                q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
                f32x4 p = vfmaq_f32(r, q, r * r);
                f32x4 y_2 = p + 1.0f;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y_2 *= (f32x4)(half << 23);
                f32x4 t_16 = y_2 * (f32x4)((bits - half) << 23);
                vst1q_f32(y_1 + i, t_16);
                f32x4 d_1 = vfmaq_f32(lowered, vld1q_f32(x_2 + i + 4), vdupq_n_f32(0.25f));
                f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
                f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                    vdupq_n_f32(1.44269504f));
                f32x4 power_1 = shifted_1 - 8388862.0f;
                f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
                f32x4 r_1 = vfmaq_f32(nearly_1, power_1, vdupq_n_f32(0.00021219444f));
                f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f),
                    r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
                f32x4 p_1 = vfmaq_f32(r_1, q_4, r_1 * r_1);
                f32x4 y_4 = p_1 + 1.0f;
                u32x4 bits_1 = (u32x4)shifted_1;
                u32x4 half_1 = bits_1 >> 1;
                y_4 *= (f32x4)(half_1 << 23);
                f32x4 t_26 = y_4 * (f32x4)((bits_1 - half_1) << 23);
                vst1q_f32(y_1 + i + 4, t_26);
                part0 += t_16;
                part1 += t_26;
            }
            total0 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 2, 3), f64x2);
        }
        if (whole_1 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_1);
            f32x4 d = vfmaq_f32(lowered, load_mask_f32x4(x_2 + whole_1, lanes), vdupq_n_f32(0.25f));
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d * factor));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
            f32x4 r = vfmaq_f32(nearly, power, vdupq_n_f32(0.00021219444f));
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
            f32x4 p = vfmaq_f32(r, q, r * r);
            f32x4 y_2 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_2 *= (f32x4)(half << 23);
            f32x4 t_15 = y_2 * (f32x4)((bits - half) << 23);
            store_mask_f32x4(y_1 + whole_1, t_15, lanes);
            f32x4 t_17 = select_f32x4(lanes, t_15, (f32x4){0});
            i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(columns - whole_1);
            f32x4 d_1 = vfmaq_f32(lowered, load_mask_f32x4(x_2 + whole_1 + 4, lanes_1),
                vdupq_n_f32(0.25f));
            f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
            f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                vdupq_n_f32(1.44269504f));
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
            f32x4 r_1 = vfmaq_f32(nearly_1, power_1, vdupq_n_f32(0.00021219444f));
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
            f32x4 p_1 = vfmaq_f32(r_1, q_4, r_1 * r_1);
            f32x4 y_4 = p_1 + 1.0f;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_4 *= (f32x4)(half_1 << 23);
            f32x4 t_26 = y_4 * (f32x4)((bits_1 - half_1) << 23);
            store_mask_f32x4(y_1 + whole_1 + 4, t_26, lanes_1);
            f32x4 t_28 = select_f32x4(lanes_1, t_26, (f32x4){0});
            total0 += __builtin_convertvector(__builtin_shufflevector(t_17, t_17, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(t_17, t_17, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(t_28, t_28, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(t_28, t_28, 2, 3), f64x2);
        }
        f64x2 joined_9 = total0 + total2;
        f64x2 joined_10 = total1 + total3;
        joined_9 += joined_10;
        joined_9 += __builtin_shufflevector(joined_9, joined_9, 1, 0);
        f32x4 inverse = vdupq_n_f32((float)(1.0 / joined_9[0]));

        /* The result. */
        int64_t whole_2 = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            vst1q_f32(y_1 + i, vld1q_f32(y_1 + i) * inverse);
            vst1q_f32(y_1 + i + 4, vld1q_f32(y_1 + i + 4) * inverse);
        }
        for (int64_t i = unrolled; i < whole_2; i += 4) {
            vst1q_f32(y_1 + i, vld1q_f32(y_1 + i) * inverse);
        }
        if (whole_2 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_2);
            store_mask_f32x4(y_1 + whole_2, load_mask_f32x4(y_1 + whole_2, lanes) * inverse, lanes);
        }
    }
}

/* tnk_log_softmax_f32__neon_u2
 * log_softmax of rows.
 * from templates/log_softmax.lua, neon: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 18 fma 8 add 8 mul 4 max 2 ld; 4 fma 2 ld 2
 *   st; 2 fma 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_log_softmax_f32__neon_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f32x4 factor = vdupq_n_f32(param[0]) * 4.0f;
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
        int64_t four = columns & -16;
        int64_t whole = columns & -4;
        f32x4 least = vdupq_n_f32(-__builtin_inff());
        f32x4 least_1 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_2 = vdupq_n_f32(-__builtin_inff());
        f32x4 least_3 = vdupq_n_f32(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 16) {
            least = max_f32x4(vld1q_f32(x_2 + i), least);
            least_1 = max_f32x4(vld1q_f32(x_2 + i + 4), least_1);
            least_2 = max_f32x4(vld1q_f32(x_2 + i + 8), least_2);
            least_3 = max_f32x4(vld1q_f32(x_2 + i + 12), least_3);
        }
        f32x4 joined = max_f32x4(least, least_2);
        f32x4 joined_1 = max_f32x4(least_1, least_3);
        joined = max_f32x4(joined, joined_1);
        for (int64_t i = four; i < whole; i += 4) {
            joined = max_f32x4(vld1q_f32(x_2 + i), joined);
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            joined = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x_2 + whole, lanes),
                vdupq_n_f32(-__builtin_inff())), joined);
        }
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 2, 3, 0, 1));
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 1, 2, 3, 0));
        f32x4 lowered = vdupq_n_f32(joined[0]) * -0.25f;

        /* The sum of exponentials. */
        int64_t whole_1 = columns & -8;
        f64x2 total0 = {0};
        f64x2 total1 = {0};
        f64x2 total2 = {0};
        f64x2 total3 = {0};
        for (int64_t start = 0; start < whole_1; start += 128) {
            int64_t stop = min_index(start + 128, whole_1);
            f32x4 part0 = {0};
            f32x4 part1 = {0};
            for (int64_t i = start; i < stop; i += 8) {
                f32x4 d = vfmaq_f32(lowered, vld1q_f32(x_2 + i), vdupq_n_f32(0.25f));
                f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d * factor));
                f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded,
                    vdupq_n_f32(1.44269504f));
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
                f32x4 r = vfmaq_f32(nearly, power, vdupq_n_f32(0.00021219444f));
                f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
                q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
                q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
                f32x4 p = vfmaq_f32(r, q, r * r);
                f32x4 y_2 = p + 1.0f;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y_2 *= (f32x4)(half << 23);
                f32x4 t_16 = y_2 * (f32x4)((bits - half) << 23);
                f32x4 d_1 = vfmaq_f32(lowered, vld1q_f32(x_2 + i + 4), vdupq_n_f32(0.25f));
                f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                    max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
                f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                    vdupq_n_f32(1.44269504f));
                f32x4 power_1 = shifted_1 - 8388862.0f;
                f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
                f32x4 r_1 = vfmaq_f32(nearly_1, power_1, vdupq_n_f32(0.00021219444f));
                f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f),
                    r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
                q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
                f32x4 p_1 = vfmaq_f32(r_1, q_4, r_1 * r_1);
                f32x4 y_4 = p_1 + 1.0f;
                u32x4 bits_1 = (u32x4)shifted_1;
                u32x4 half_1 = bits_1 >> 1;
                y_4 *= (f32x4)(half_1 << 23);
                f32x4 t_25 = y_4 * (f32x4)((bits_1 - half_1) << 23);
                part0 += t_16;
                part1 += t_25;
            }
            total0 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 2, 3), f64x2);
        }
        if (whole_1 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_1);
            f32x4 d = vfmaq_f32(lowered, load_mask_f32x4(x_2 + whole_1, lanes), vdupq_n_f32(0.25f));
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d * factor));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
            f32x4 r = vfmaq_f32(nearly, power, vdupq_n_f32(0.00021219444f));
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
            f32x4 p = vfmaq_f32(r, q, r * r);
            f32x4 y_2 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_2 *= (f32x4)(half << 23);
            f32x4 t_15 = y_2 * (f32x4)((bits - half) << 23);
            f32x4 t_16 = select_f32x4(lanes, t_15, (f32x4){0});
            i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(columns - whole_1);
            f32x4 d_1 = vfmaq_f32(lowered, load_mask_f32x4(x_2 + whole_1 + 4, lanes_1),
                vdupq_n_f32(0.25f));
            f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f),
                max_f32x4(vdupq_n_f32(-104.0f), d_1 * factor));
            f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                vdupq_n_f32(1.44269504f));
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
            f32x4 r_1 = vfmaq_f32(nearly_1, power_1, vdupq_n_f32(0.00021219444f));
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
            f32x4 p_1 = vfmaq_f32(r_1, q_4, r_1 * r_1);
            f32x4 y_4 = p_1 + 1.0f;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_4 *= (f32x4)(half_1 << 23);
            f32x4 t_25 = y_4 * (f32x4)((bits_1 - half_1) << 23);
            f32x4 t_26 = select_f32x4(lanes_1, t_25, (f32x4){0});
            total0 += __builtin_convertvector(__builtin_shufflevector(t_16, t_16, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(t_16, t_16, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(t_26, t_26, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(t_26, t_26, 2, 3), f64x2);
        }
        f64x2 joined_9 = total0 + total2;
        f64x2 joined_10 = total1 + total3;
        joined_9 += joined_10;
        joined_9 += __builtin_shufflevector(joined_9, joined_9, 1, 0);
        f32x4 t_10 = vdupq_n_f32((float)joined_9[0]);
        u32x4 t_11 = (u32x4)t_10;
        u32x4 n_1 = (t_11 + 4913933) >> 23;
        f32x4 t_16 = (f32x4)(t_11 - (n_1 << 23) + 1065353216);
        f32x4 power = (f32x4)(n_1 | 1258291200) - 8388735.0f;
        f32x4 f = t_16 - 1.0f;
        f32x4 square = f * f;
        f32x4 q = vfmaq_f32(vdupq_n_f32(-0.115146103f), vdupq_n_f32(0.0703768363f), f);
        q = vfmaq_f32(vdupq_n_f32(0.116769987f), q, f);
        q = vfmaq_f32(vdupq_n_f32(-0.124201408f), q, f);
        q = vfmaq_f32(vdupq_n_f32(0.142493228f), q, f);
        q = vfmaq_f32(vdupq_n_f32(-0.166680577f), q, f);
        q = vfmaq_f32(vdupq_n_f32(0.200007148f), q, f);
        q = vfmaq_f32(vdupq_n_f32(-0.24999994f), q, f);
        q = vfmaq_f32(vdupq_n_f32(0.333333312f), q, f);
        f32x4 p = q * f;
        p = vfmaq_f32(p * square, power, vdupq_n_f32(-0.00021219444f));
        p = vfmaq_f32(p, square, vdupq_n_f32(-0.5f));
        f32x4 y_2 = vfmaq_f32(f + p, power, vdupq_n_f32(0.693359375f));
        f32x4 shift = -(y_2 + (t_10 - t_10));

        /* The result. */
        int64_t whole_2 = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 d = vfmaq_f32(lowered, vld1q_f32(x_2 + i), vdupq_n_f32(0.25f));
            vst1q_f32(y_1 + i, vfmaq_f32(shift, d, factor));
            f32x4 d_1 = vfmaq_f32(lowered, vld1q_f32(x_2 + i + 4), vdupq_n_f32(0.25f));
            vst1q_f32(y_1 + i + 4, vfmaq_f32(shift, d_1, factor));
        }
        for (int64_t i = unrolled; i < whole_2; i += 4) {
            f32x4 d = vfmaq_f32(lowered, vld1q_f32(x_2 + i), vdupq_n_f32(0.25f));
            vst1q_f32(y_1 + i, vfmaq_f32(shift, d, factor));
        }
        if (whole_2 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_2);
            f32x4 d = vfmaq_f32(lowered, load_mask_f32x4(x_2 + whole_2, lanes), vdupq_n_f32(0.25f));
            store_mask_f32x4(y_1 + whole_2, vfmaq_f32(shift, d, factor), lanes);
        }
    }
}

/* tnk_layer_norm_f32__neon_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, neon: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 ld; 1 fma 1 ld; 8 fma 4 add 4 ld; 2 fma 1 add 1 ld; 6 fma 6
 *   ld 2 st; 3 fma 3 ld 1 st
 * vector registers: 11 of 32 */
void tnk_layer_norm_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        float t_5 = vdupq_n_f32(1.0f)[0];
        float t_6 = vdupq_n_f32(1.0f)[0];
        float t_7 = (f32x4){0}[0];
        double t_8 = (f64x2){0}[0];
        double t_9 = vdupq_n_f64(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                float t_14 = vdupq_n_f32(8.27180613e-25f)[0];
                f32x4 t_15 = vdupq_n_f32(t_6);

                /* The mean. */
                int64_t full = columns & -16;
                int64_t whole = columns & -4;
                f64x2 total0 = {0};
                f64x2 total1 = {0};
                for (int64_t start = 0; start < full; start += 256) {
                    int64_t stop = min_index(start + 256, full);
                    f32x4 part0 = {0};
                    f32x4 part1 = {0};
                    f32x4 part2 = {0};
                    f32x4 part3 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        part0 = vfmaq_f32(part0, vld1q_f32(x_2 + i), t_15);
                        part1 = vfmaq_f32(part1, vld1q_f32(x_2 + i + 4), t_15);
                        part2 = vfmaq_f32(part2, vld1q_f32(x_2 + i + 8), t_15);
                        part3 = vfmaq_f32(part3, vld1q_f32(x_2 + i + 12), t_15);
                    }
                    f32x4 joined = part0 + part2;
                    f32x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 0,
                        1), f64x2);
                    total1 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 2,
                        3), f64x2);
                }
                if (full < columns) {
                    f32x4 part0 = {0};
                    f32x4 part1 = {0};
                    f32x4 part2 = {0};
                    f32x4 part3 = {0};
                    for (int64_t i = full; i < whole; i += 4) {
                        part0 = vfmaq_f32(part0, vld1q_f32(x_2 + i), t_15);
                    }
                    if (whole < columns) {
                        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
                        part3 = vfmaq_f32(part3, load_mask_f32x4(x_2 + whole, lanes), t_15);
                    }
                    f32x4 joined = part0 + part2;
                    f32x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 0,
                        1), f64x2);
                    total1 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 2,
                        3), f64x2);
                }
                f64x2 joined = total0 + total1;
                joined += __builtin_shufflevector(joined, joined, 1, 0);
                t_7 = (float)(joined[0] / count);
                f32x4 lowered = vdupq_n_f32(-t_7);

                /* The variance. */
                int64_t full_1 = columns & -16;
                int64_t whole_1 = columns & -4;
                f64x2 total0_4 = {0};
                f64x2 total1_4 = {0};
                f64x2 total2 = {0};
                f64x2 total3 = {0};
                for (int64_t start = 0; start < full_1; start += 256) {
                    int64_t stop = min_index(start + 256, full_1);
                    f32x4 part0 = {0};
                    f32x4 part1 = {0};
                    f32x4 part2 = {0};
                    f32x4 part3 = {0};
                    f32x4 part4 = {0};
                    f32x4 part5 = {0};
                    f32x4 part6 = {0};
                    f32x4 part7 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        f32x4 d = vfmaq_f32(lowered, vld1q_f32(x_2 + i), t_15);
                        part0 += d;
                        part4 = vfmaq_f32(part4, d, d);
                        f32x4 d_1 = vfmaq_f32(lowered, vld1q_f32(x_2 + i + 4), t_15);
                        part1 += d_1;
                        part5 = vfmaq_f32(part5, d_1, d_1);
                        f32x4 d_2 = vfmaq_f32(lowered, vld1q_f32(x_2 + i + 8), t_15);
                        part2 += d_2;
                        part6 = vfmaq_f32(part6, d_2, d_2);
                        f32x4 d_3 = vfmaq_f32(lowered, vld1q_f32(x_2 + i + 12), t_15);
                        part3 += d_3;
                        part7 = vfmaq_f32(part7, d_3, d_3);
                    }
                    f32x4 joined_2 = part0 + part2;
                    f32x4 joined_3 = part1 + part3;
                    joined_2 += joined_3;
                    total0_4 += __builtin_convertvector(__builtin_shufflevector(joined_2, joined_2,
                        0, 1), f64x2);
                    total1_4 += __builtin_convertvector(__builtin_shufflevector(joined_2, joined_2,
                        2, 3), f64x2);
                    f32x4 joined_5 = part4 + part6;
                    f32x4 joined_6 = part5 + part7;
                    joined_5 += joined_6;
                    total2 += __builtin_convertvector(__builtin_shufflevector(joined_5, joined_5,
                        0, 1), f64x2);
                    total3 += __builtin_convertvector(__builtin_shufflevector(joined_5, joined_5,
                        2, 3), f64x2);
                }
                if (full_1 < columns) {
                    f32x4 part0 = {0};
                    f32x4 part1 = {0};
                    f32x4 part2 = {0};
                    f32x4 part3 = {0};
                    f32x4 part4 = {0};
                    f32x4 part5 = {0};
                    f32x4 part6 = {0};
                    f32x4 part7 = {0};
                    for (int64_t i = full_1; i < whole_1; i += 4) {
                        f32x4 d = vfmaq_f32(lowered, vld1q_f32(x_2 + i), t_15);
                        part0 += d;
                        part4 = vfmaq_f32(part4, d, d);
                    }
                    if (whole_1 < columns) {
                        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_1);
                        f32x4 d = select_f32x4(lanes,
                            vfmaq_f32(lowered, load_mask_f32x4(x_2 + whole_1, lanes), t_15),
                            (f32x4){0});
                        part3 += d;
                        part7 = vfmaq_f32(part7, d, d);
                    }
                    f32x4 joined_2 = part0 + part2;
                    f32x4 joined_3 = part1 + part3;
                    joined_2 += joined_3;
                    total0_4 += __builtin_convertvector(__builtin_shufflevector(joined_2, joined_2,
                        0, 1), f64x2);
                    total1_4 += __builtin_convertvector(__builtin_shufflevector(joined_2, joined_2,
                        2, 3), f64x2);
                    f32x4 joined_5 = part4 + part6;
                    f32x4 joined_6 = part5 + part7;
                    joined_5 += joined_6;
                    total2 += __builtin_convertvector(__builtin_shufflevector(joined_5, joined_5,
                        0, 1), f64x2);
                    total3 += __builtin_convertvector(__builtin_shufflevector(joined_5, joined_5,
                        2, 3), f64x2);
                }
                f64x2 joined_2 = total0_4 + total1_4;
                joined_2 += __builtin_shufflevector(joined_2, joined_2, 1, 0);
                f64x2 joined_4 = total2 + total3;
                joined_4 += __builtin_shufflevector(joined_4, joined_4, 1, 0);
                t_8 = joined_2[0] / count;
                double t_28 = joined_4[0] / count - t_8 * t_8;
                t_13 = max_f64(0.0, t_28);
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
        f32x4 units = vdupq_n_f32(t_5);
        f32x4 lowered = vdupq_n_f32(-high);
        f32x4 factor = vdupq_n_f32(inverse);
        float t_26 = (float)(mean - (double)high) * inverse;
        f32x4 shift = vdupq_n_f32(-t_26);

        /* The result. */
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 t_30 = vfmaq_f32(shift, vfmaq_f32(lowered, vld1q_f32(x_2 + i), units), factor);
            f32x4 t_31 = vfmaq_f32(vld1q_f32(bias_1 + i), t_30, vld1q_f32(scale_1 + i));
            vst1q_f32(y_1 + i, t_31);
            f32x4 t_34 = vfmaq_f32(shift, vfmaq_f32(lowered, vld1q_f32(x_2 + i + 4), units),
                factor);
            f32x4 t_35 = vfmaq_f32(vld1q_f32(bias_1 + i + 4), t_34, vld1q_f32(scale_1 + i + 4));
            vst1q_f32(y_1 + i + 4, t_35);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 t_30 = vfmaq_f32(shift, vfmaq_f32(lowered, vld1q_f32(x_2 + i), units), factor);
            f32x4 t_31 = vfmaq_f32(vld1q_f32(bias_1 + i), t_30, vld1q_f32(scale_1 + i));
            vst1q_f32(y_1 + i, t_31);
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            f32x4 t_30 = vfmaq_f32(shift,
                vfmaq_f32(lowered, load_mask_f32x4(x_2 + whole, lanes), units), factor);
            f32x4 t_31 = vfmaq_f32(load_mask_f32x4(bias_1 + whole, lanes), t_30,
                load_mask_f32x4(scale_1 + whole, lanes));
            store_mask_f32x4(y_1 + whole, t_31, lanes);
        }
    }
}

/* tnk_rms_norm_f32__neon_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, neon: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 mul 4 ld; 1 fma 1 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 32 */
void tnk_rms_norm_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        float t_3 = vdupq_n_f32(1.0f)[0];
        float t_4 = vdupq_n_f32(1.0f)[0];
        double t_5 = vdupq_n_f64(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                float t_8 = vdupq_n_f32(8.27180613e-25f)[0];
                f32x4 t_9 = vdupq_n_f32(t_4);

                /* The squares. */
                int64_t full = columns & -16;
                int64_t whole = columns & -4;
                f64x2 total0 = {0};
                f64x2 total1 = {0};
                for (int64_t start = 0; start < full; start += 256) {
                    int64_t stop = min_index(start + 256, full);
                    f32x4 part0 = {0};
                    f32x4 part1 = {0};
                    f32x4 part2 = {0};
                    f32x4 part3 = {0};
                    for (int64_t i = start; i < stop; i += 16) {
                        f32x4 v = vld1q_f32(x_2 + i) * t_9;
                        part0 = vfmaq_f32(part0, v, v);
                        f32x4 v_1 = vld1q_f32(x_2 + i + 4) * t_9;
                        part1 = vfmaq_f32(part1, v_1, v_1);
                        f32x4 v_2 = vld1q_f32(x_2 + i + 8) * t_9;
                        part2 = vfmaq_f32(part2, v_2, v_2);
                        f32x4 v_3 = vld1q_f32(x_2 + i + 12) * t_9;
                        part3 = vfmaq_f32(part3, v_3, v_3);
                    }
                    f32x4 joined = part0 + part2;
                    f32x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 0,
                        1), f64x2);
                    total1 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 2,
                        3), f64x2);
                }
                if (full < columns) {
                    f32x4 part0 = {0};
                    f32x4 part1 = {0};
                    f32x4 part2 = {0};
                    f32x4 part3 = {0};
                    for (int64_t i = full; i < whole; i += 4) {
                        f32x4 v = vld1q_f32(x_2 + i) * t_9;
                        part0 = vfmaq_f32(part0, v, v);
                    }
                    if (whole < columns) {
                        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
                        f32x4 v = load_mask_f32x4(x_2 + whole, lanes) * t_9;
                        part3 = vfmaq_f32(part3, v, v);
                    }
                    f32x4 joined = part0 + part2;
                    f32x4 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 0,
                        1), f64x2);
                    total1 += __builtin_convertvector(__builtin_shufflevector(joined, joined, 2,
                        3), f64x2);
                }
                f64x2 joined = total0 + total1;
                joined += __builtin_shufflevector(joined, joined, 1, 0);
                t_7 = joined[0] / count;
                t_3 = t_4;
                t_4 = t_8;
            }
            t_5 = t_7;
        }
        f32x4 units = vdupq_n_f32(t_3);
        double t_9 = (double)t_3;
        double t_13 = __builtin_sqrt(t_5 + eps * t_9 * t_9);
        f32x4 factor = vdupq_n_f32((float)(1.0 / t_13));

        /* The result. */
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 t_19 = vld1q_f32(x_2 + i) * factor * units * vld1q_f32(scale_1 + i);
            vst1q_f32(y_1 + i, t_19);
            f32x4 t_23 = vld1q_f32(x_2 + i + 4) * factor * units * vld1q_f32(scale_1 + i + 4);
            vst1q_f32(y_1 + i + 4, t_23);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 t_19 = vld1q_f32(x_2 + i) * factor * units * vld1q_f32(scale_1 + i);
            vst1q_f32(y_1 + i, t_19);
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            f32x4 t_19 = load_mask_f32x4(x_2 + whole, lanes) * factor * units
                * load_mask_f32x4(scale_1 + whole, lanes);
            store_mask_f32x4(y_1 + whole, t_19, lanes);
        }
    }
}

/* tnk_layer_norm_f64__neon_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, neon: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 ld; 1 fma 1 ld; 8 fma 4 add 4 ld; 2 fma 1 add 1 ld; 6 fma 6
 *   ld 2 st; 3 fma 3 ld 1 st
 * vector registers: 11 of 32 */
void tnk_layer_norm_f64__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        double t_5 = vdupq_n_f64(1.0)[0];
        double t_6 = vdupq_n_f64(1.0)[0];
        double t_7 = (f64x2){0}[0];
        double t_8 = (f64x2){0}[0];
        double t_9 = vdupq_n_f64(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                double t_14 = vdupq_n_f64(2.4099198651028841e-181)[0];
                f64x2 t_15 = vdupq_n_f64(t_6);

                /* The mean. */
                int64_t full = columns & -8;
                int64_t whole = columns & -2;
                f64x2 total0 = {0};
                for (int64_t start = 0; start < full; start += 128) {
                    int64_t stop = min_index(start + 128, full);
                    f64x2 part0 = {0};
                    f64x2 part1 = {0};
                    f64x2 part2 = {0};
                    f64x2 part3 = {0};
                    for (int64_t i = start; i < stop; i += 8) {
                        part0 = vfmaq_f64(part0, vld1q_f64(x_2 + i), t_15);
                        part1 = vfmaq_f64(part1, vld1q_f64(x_2 + i + 2), t_15);
                        part2 = vfmaq_f64(part2, vld1q_f64(x_2 + i + 4), t_15);
                        part3 = vfmaq_f64(part3, vld1q_f64(x_2 + i + 6), t_15);
                    }
                    f64x2 joined = part0 + part2;
                    f64x2 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                if (full < columns) {
                    f64x2 part0 = {0};
                    f64x2 part1 = {0};
                    f64x2 part2 = {0};
                    f64x2 part3 = {0};
                    for (int64_t i = full; i < whole; i += 2) {
                        part0 = vfmaq_f64(part0, vld1q_f64(x_2 + i), t_15);
                    }
                    if (whole < columns) {
                        i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
                        part3 = vfmaq_f64(part3, load_mask_f64x2(x_2 + whole, lanes), t_15);
                    }
                    f64x2 joined = part0 + part2;
                    f64x2 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                f64x2 joined = total0 + __builtin_shufflevector(total0, total0, 1, 0);
                t_7 = joined[0] / count;
                f64x2 lowered = vdupq_n_f64(-t_7);

                /* The variance. */
                int64_t full_1 = columns & -8;
                int64_t whole_1 = columns & -2;
                f64x2 total0_4 = {0};
                f64x2 total1 = {0};
                for (int64_t start = 0; start < full_1; start += 128) {
                    int64_t stop = min_index(start + 128, full_1);
                    f64x2 part0 = {0};
                    f64x2 part1 = {0};
                    f64x2 part2 = {0};
                    f64x2 part3 = {0};
                    f64x2 part4 = {0};
                    f64x2 part5 = {0};
                    f64x2 part6 = {0};
                    f64x2 part7 = {0};
                    for (int64_t i = start; i < stop; i += 8) {
                        f64x2 d = vfmaq_f64(lowered, vld1q_f64(x_2 + i), t_15);
                        part0 += d;
                        part4 = vfmaq_f64(part4, d, d);
                        f64x2 d_1 = vfmaq_f64(lowered, vld1q_f64(x_2 + i + 2), t_15);
                        part1 += d_1;
                        part5 = vfmaq_f64(part5, d_1, d_1);
                        f64x2 d_2 = vfmaq_f64(lowered, vld1q_f64(x_2 + i + 4), t_15);
                        part2 += d_2;
                        part6 = vfmaq_f64(part6, d_2, d_2);
                        f64x2 d_3 = vfmaq_f64(lowered, vld1q_f64(x_2 + i + 6), t_15);
                        part3 += d_3;
                        part7 = vfmaq_f64(part7, d_3, d_3);
                    }
                    f64x2 joined_1 = part0 + part2;
                    f64x2 joined_2 = part1 + part3;
                    joined_1 += joined_2;
                    total0_4 += joined_1;
                    f64x2 joined_4 = part4 + part6;
                    f64x2 joined_5 = part5 + part7;
                    joined_4 += joined_5;
                    total1 += joined_4;
                }
                if (full_1 < columns) {
                    f64x2 part0 = {0};
                    f64x2 part1 = {0};
                    f64x2 part2 = {0};
                    f64x2 part3 = {0};
                    f64x2 part4 = {0};
                    f64x2 part5 = {0};
                    f64x2 part6 = {0};
                    f64x2 part7 = {0};
                    for (int64_t i = full_1; i < whole_1; i += 2) {
                        f64x2 d = vfmaq_f64(lowered, vld1q_f64(x_2 + i), t_15);
                        part0 += d;
                        part4 = vfmaq_f64(part4, d, d);
                    }
                    if (whole_1 < columns) {
                        i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole_1);
                        f64x2 d = select_f64x2(lanes,
                            vfmaq_f64(lowered, load_mask_f64x2(x_2 + whole_1, lanes), t_15),
                            (f64x2){0});
                        part3 += d;
                        part7 = vfmaq_f64(part7, d, d);
                    }
                    f64x2 joined_1 = part0 + part2;
                    f64x2 joined_2 = part1 + part3;
                    joined_1 += joined_2;
                    total0_4 += joined_1;
                    f64x2 joined_4 = part4 + part6;
                    f64x2 joined_5 = part5 + part7;
                    joined_4 += joined_5;
                    total1 += joined_4;
                }
                f64x2 joined_1 = total0_4 + __builtin_shufflevector(total0_4, total0_4, 1, 0);
                f64x2 joined_2 = total1 + __builtin_shufflevector(total1, total1, 1, 0);
                t_8 = joined_1[0] / count;
                double t_27 = joined_2[0] / count - t_8 * t_8;
                t_13 = max_f64(0.0, t_27);
                t_5 = t_6;
                t_6 = t_14;
            }
            t_9 = t_13;
        }
        double high = t_7 + t_8;
        double t_19 = __builtin_sqrt(t_9 + eps * t_5 * t_5);
        double inverse = 1.0 / t_19;
        f64x2 units = vdupq_n_f64(t_5);
        f64x2 lowered = vdupq_n_f64(-high);
        f64x2 factor = vdupq_n_f64(inverse);
        f64x2 shift = vdupq_n_f64(-((high - high) * inverse));

        /* The result. */
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 t_25 = vfmaq_f64(shift, vfmaq_f64(lowered, vld1q_f64(x_2 + i), units), factor);
            f64x2 t_26 = vfmaq_f64(vld1q_f64(bias_1 + i), t_25, vld1q_f64(scale_1 + i));
            vst1q_f64(y_1 + i, t_26);
            f64x2 t_29 = vfmaq_f64(shift, vfmaq_f64(lowered, vld1q_f64(x_2 + i + 2), units),
                factor);
            f64x2 t_30 = vfmaq_f64(vld1q_f64(bias_1 + i + 2), t_29, vld1q_f64(scale_1 + i + 2));
            vst1q_f64(y_1 + i + 2, t_30);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 t_25 = vfmaq_f64(shift, vfmaq_f64(lowered, vld1q_f64(x_2 + i), units), factor);
            f64x2 t_26 = vfmaq_f64(vld1q_f64(bias_1 + i), t_25, vld1q_f64(scale_1 + i));
            vst1q_f64(y_1 + i, t_26);
        }
        if (whole < columns) {
            i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
            f64x2 t_25 = vfmaq_f64(shift,
                vfmaq_f64(lowered, load_mask_f64x2(x_2 + whole, lanes), units), factor);
            f64x2 t_26 = vfmaq_f64(load_mask_f64x2(bias_1 + whole, lanes), t_25,
                load_mask_f64x2(scale_1 + whole, lanes));
            store_mask_f64x2(y_1 + whole, t_26, lanes);
        }
    }
}

/* tnk_rms_norm_f64__neon_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, neon: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 fma 4 mul 4 ld; 1 fma 1 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 32 */
void tnk_rms_norm_f64__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        double t_3 = vdupq_n_f64(1.0)[0];
        double t_4 = vdupq_n_f64(1.0)[0];
        double t_5 = vdupq_n_f64(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                double t_8 = vdupq_n_f64(2.4099198651028841e-181)[0];
                f64x2 t_9 = vdupq_n_f64(t_4);

                /* The squares. */
                int64_t full = columns & -8;
                int64_t whole = columns & -2;
                f64x2 total0 = {0};
                for (int64_t start = 0; start < full; start += 128) {
                    int64_t stop = min_index(start + 128, full);
                    f64x2 part0 = {0};
                    f64x2 part1 = {0};
                    f64x2 part2 = {0};
                    f64x2 part3 = {0};
                    for (int64_t i = start; i < stop; i += 8) {
                        f64x2 v = vld1q_f64(x_2 + i) * t_9;
                        part0 = vfmaq_f64(part0, v, v);
                        f64x2 v_1 = vld1q_f64(x_2 + i + 2) * t_9;
                        part1 = vfmaq_f64(part1, v_1, v_1);
                        f64x2 v_2 = vld1q_f64(x_2 + i + 4) * t_9;
                        part2 = vfmaq_f64(part2, v_2, v_2);
                        f64x2 v_3 = vld1q_f64(x_2 + i + 6) * t_9;
                        part3 = vfmaq_f64(part3, v_3, v_3);
                    }
                    f64x2 joined = part0 + part2;
                    f64x2 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                if (full < columns) {
                    f64x2 part0 = {0};
                    f64x2 part1 = {0};
                    f64x2 part2 = {0};
                    f64x2 part3 = {0};
                    for (int64_t i = full; i < whole; i += 2) {
                        f64x2 v = vld1q_f64(x_2 + i) * t_9;
                        part0 = vfmaq_f64(part0, v, v);
                    }
                    if (whole < columns) {
                        i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
                        f64x2 v = load_mask_f64x2(x_2 + whole, lanes) * t_9;
                        part3 = vfmaq_f64(part3, v, v);
                    }
                    f64x2 joined = part0 + part2;
                    f64x2 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                f64x2 joined = total0 + __builtin_shufflevector(total0, total0, 1, 0);
                t_7 = joined[0] / count;
                t_3 = t_4;
                t_4 = t_8;
            }
            t_5 = t_7;
        }
        f64x2 units = vdupq_n_f64(t_3);
        double t_12 = __builtin_sqrt(t_5 + eps * t_3 * t_3);
        f64x2 factor = vdupq_n_f64(1.0 / t_12);

        /* The result. */
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 t_17 = vld1q_f64(x_2 + i) * factor * units * vld1q_f64(scale_1 + i);
            vst1q_f64(y_1 + i, t_17);
            f64x2 t_21 = vld1q_f64(x_2 + i + 2) * factor * units * vld1q_f64(scale_1 + i + 2);
            vst1q_f64(y_1 + i + 2, t_21);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 t_17 = vld1q_f64(x_2 + i) * factor * units * vld1q_f64(scale_1 + i);
            vst1q_f64(y_1 + i, t_17);
        }
        if (whole < columns) {
            i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
            f64x2 t_17 = load_mask_f64x2(x_2 + whole, lanes) * factor * units
                * load_mask_f64x2(scale_1 + whole, lanes);
            store_mask_f64x2(y_1 + whole, t_17, lanes);
        }
    }
}
