/* norm_generic.c: kernels of gen/manifest/norm.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

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

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
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

/* tnk_softmax_f32__generic_u2
 * softmax of rows.
 * from templates/softmax.lua, generic: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: attention and classification
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 26 add 26 mul 4 max 2 ld 2 st; 2 mul 2 ld 2
 *   st; 1 mul 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_softmax_f32__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    f32x4 factor = splat_f32x4(param[0]) * 4.0f;
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
        f32x4 least = splat_f32x4(-__builtin_inff());
        f32x4 least_1 = splat_f32x4(-__builtin_inff());
        f32x4 least_2 = splat_f32x4(-__builtin_inff());
        f32x4 least_3 = splat_f32x4(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 16) {
            least = max_f32x4(*(const f32x4u *)(x_2 + i), least);
            least_1 = max_f32x4(*(const f32x4u *)(x_2 + i + 4), least_1);
            least_2 = max_f32x4(*(const f32x4u *)(x_2 + i + 8), least_2);
            least_3 = max_f32x4(*(const f32x4u *)(x_2 + i + 12), least_3);
        }
        f32x4 joined = max_f32x4(least, least_2);
        f32x4 joined_1 = max_f32x4(least_1, least_3);
        joined = max_f32x4(joined, joined_1);
        for (int64_t i = four; i < whole; i += 4) {
            joined = max_f32x4(*(const f32x4u *)(x_2 + i), joined);
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            joined = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x_2 + whole, lanes),
                splat_f32x4(-__builtin_inff())), joined);
        }
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 2, 3, 0, 1));
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 1, 2, 3, 0));
        f32x4 lowered = splat_f32x4(joined[0]) * -0.25f;

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
                f32x4 d = *(const f32x4u *)(x_2 + i) * 0.25f + lowered;
                f32x4 bounded = min_f32x4(splat_f32x4(89.0f),
                    max_f32x4(splat_f32x4(-104.0f), d * factor));
                f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = power * -0.693359375f + bounded;
                f32x4 r = power * 0.00021219444f + nearly;
                f32x4 q = 0.00139529722f * r + 0.00837032136f;
                q = q * r + 0.041666168f;
                q = q * r + 0.166665067f;
                q = q * r + 0.5f;
                f32x4 p = q * (r * r) + r;
                f32x4 y_2 = p + 1.0f;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y_2 *= (f32x4)(half << 23);
                f32x4 t_25 = y_2 * (f32x4)((bits - half) << 23);
                *(f32x4u *)(y_1 + i) = t_25;
                f32x4 d_1 = *(const f32x4u *)(x_2 + i + 4) * 0.25f + lowered;
                f32x4 bounded_1 = min_f32x4(splat_f32x4(89.0f),
                    max_f32x4(splat_f32x4(-104.0f), d_1 * factor));
                f32x4 shifted_1 = bounded_1 * 1.44269504f + 8388862.0f;
                f32x4 power_1 = shifted_1 - 8388862.0f;
                f32x4 nearly_1 = power_1 * -0.693359375f + bounded_1;
                f32x4 r_1 = power_1 * 0.00021219444f + nearly_1;
                f32x4 q_4 = 0.00139529722f * r_1 + 0.00837032136f;
                q_4 = q_4 * r_1 + 0.041666168f;
                q_4 = q_4 * r_1 + 0.166665067f;
                q_4 = q_4 * r_1 + 0.5f;
                f32x4 p_1 = q_4 * (r_1 * r_1) + r_1;
                f32x4 y_4 = p_1 + 1.0f;
                u32x4 bits_1 = (u32x4)shifted_1;
                u32x4 half_1 = bits_1 >> 1;
                y_4 *= (f32x4)(half_1 << 23);
                f32x4 t_44 = y_4 * (f32x4)((bits_1 - half_1) << 23);
                *(f32x4u *)(y_1 + i + 4) = t_44;
                part0 += t_25;
                part1 += t_44;
            }
            total0 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 2, 3), f64x2);
        }
        if (whole_1 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_1);
            f32x4 d = load_mask_f32x4(x_2 + whole_1, lanes) * 0.25f + lowered;
            f32x4 bounded = min_f32x4(splat_f32x4(89.0f),
                max_f32x4(splat_f32x4(-104.0f), d * factor));
            f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + bounded;
            f32x4 r = power * 0.00021219444f + nearly;
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 p = q * (r * r) + r;
            f32x4 y_2 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_2 *= (f32x4)(half << 23);
            f32x4 t_24 = y_2 * (f32x4)((bits - half) << 23);
            store_mask_f32x4(y_1 + whole_1, t_24, lanes);
            f32x4 t_26 = select_f32x4(lanes, t_24, (f32x4){0});
            i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(columns - whole_1);
            f32x4 d_1 = load_mask_f32x4(x_2 + whole_1 + 4, lanes_1) * 0.25f + lowered;
            f32x4 bounded_1 = min_f32x4(splat_f32x4(89.0f),
                max_f32x4(splat_f32x4(-104.0f), d_1 * factor));
            f32x4 shifted_1 = bounded_1 * 1.44269504f + 8388862.0f;
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = power_1 * -0.693359375f + bounded_1;
            f32x4 r_1 = power_1 * 0.00021219444f + nearly_1;
            f32x4 q_4 = 0.00139529722f * r_1 + 0.00837032136f;
            q_4 = q_4 * r_1 + 0.041666168f;
            q_4 = q_4 * r_1 + 0.166665067f;
            q_4 = q_4 * r_1 + 0.5f;
            f32x4 p_1 = q_4 * (r_1 * r_1) + r_1;
            f32x4 y_4 = p_1 + 1.0f;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_4 *= (f32x4)(half_1 << 23);
            f32x4 t_44 = y_4 * (f32x4)((bits_1 - half_1) << 23);
            store_mask_f32x4(y_1 + whole_1 + 4, t_44, lanes_1);
            f32x4 t_46 = select_f32x4(lanes_1, t_44, (f32x4){0});
            total0 += __builtin_convertvector(__builtin_shufflevector(t_26, t_26, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(t_26, t_26, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(t_46, t_46, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(t_46, t_46, 2, 3), f64x2);
        }
        f64x2 joined_9 = total0 + total2;
        f64x2 joined_10 = total1 + total3;
        joined_9 += joined_10;
        joined_9 += __builtin_shufflevector(joined_9, joined_9, 1, 0);
        f32x4 inverse = splat_f32x4((float)(1.0 / joined_9[0]));

        /* The result. */
        int64_t whole_2 = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            *(f32x4u *)(y_1 + i) = *(const f32x4u *)(y_1 + i) * inverse;
            *(f32x4u *)(y_1 + i + 4) = *(const f32x4u *)(y_1 + i + 4) * inverse;
        }
        for (int64_t i = unrolled; i < whole_2; i += 4) {
            *(f32x4u *)(y_1 + i) = *(const f32x4u *)(y_1 + i) * inverse;
        }
        if (whole_2 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_2);
            store_mask_f32x4(y_1 + whole_2, load_mask_f32x4(y_1 + whole_2, lanes) * inverse, lanes);
        }
    }
}

/* tnk_log_softmax_f32__generic_u2
 * log_softmax of rows.
 * from templates/log_softmax.lua, generic: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: classification: the loss and its gradient
 * a turn of each inner loop: 4 max 4 ld; 1 max 1 ld; 26 add 26 mul 4 max 2 ld; 4 add 4 mul 2 ld 2
 *   st; 2 add 2 mul 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_log_softmax_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    f32x4 factor = splat_f32x4(param[0]) * 4.0f;
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
        f32x4 least = splat_f32x4(-__builtin_inff());
        f32x4 least_1 = splat_f32x4(-__builtin_inff());
        f32x4 least_2 = splat_f32x4(-__builtin_inff());
        f32x4 least_3 = splat_f32x4(-__builtin_inff());
        for (int64_t i = 0; i < four; i += 16) {
            least = max_f32x4(*(const f32x4u *)(x_2 + i), least);
            least_1 = max_f32x4(*(const f32x4u *)(x_2 + i + 4), least_1);
            least_2 = max_f32x4(*(const f32x4u *)(x_2 + i + 8), least_2);
            least_3 = max_f32x4(*(const f32x4u *)(x_2 + i + 12), least_3);
        }
        f32x4 joined = max_f32x4(least, least_2);
        f32x4 joined_1 = max_f32x4(least_1, least_3);
        joined = max_f32x4(joined, joined_1);
        for (int64_t i = four; i < whole; i += 4) {
            joined = max_f32x4(*(const f32x4u *)(x_2 + i), joined);
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            joined = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x_2 + whole, lanes),
                splat_f32x4(-__builtin_inff())), joined);
        }
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 2, 3, 0, 1));
        joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 1, 2, 3, 0));
        f32x4 lowered = splat_f32x4(joined[0]) * -0.25f;

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
                f32x4 d = *(const f32x4u *)(x_2 + i) * 0.25f + lowered;
                f32x4 bounded = min_f32x4(splat_f32x4(89.0f),
                    max_f32x4(splat_f32x4(-104.0f), d * factor));
                f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
                f32x4 power = shifted - 8388862.0f;
                f32x4 nearly = power * -0.693359375f + bounded;
                f32x4 r = power * 0.00021219444f + nearly;
                f32x4 q = 0.00139529722f * r + 0.00837032136f;
                q = q * r + 0.041666168f;
                q = q * r + 0.166665067f;
                q = q * r + 0.5f;
                f32x4 p = q * (r * r) + r;
                f32x4 y_2 = p + 1.0f;
                u32x4 bits = (u32x4)shifted;
                u32x4 half = bits >> 1;
                y_2 *= (f32x4)(half << 23);
                f32x4 t_25 = y_2 * (f32x4)((bits - half) << 23);
                f32x4 d_1 = *(const f32x4u *)(x_2 + i + 4) * 0.25f + lowered;
                f32x4 bounded_1 = min_f32x4(splat_f32x4(89.0f),
                    max_f32x4(splat_f32x4(-104.0f), d_1 * factor));
                f32x4 shifted_1 = bounded_1 * 1.44269504f + 8388862.0f;
                f32x4 power_1 = shifted_1 - 8388862.0f;
                f32x4 nearly_1 = power_1 * -0.693359375f + bounded_1;
                f32x4 r_1 = power_1 * 0.00021219444f + nearly_1;
                f32x4 q_4 = 0.00139529722f * r_1 + 0.00837032136f;
                q_4 = q_4 * r_1 + 0.041666168f;
                q_4 = q_4 * r_1 + 0.166665067f;
                q_4 = q_4 * r_1 + 0.5f;
                f32x4 p_1 = q_4 * (r_1 * r_1) + r_1;
                f32x4 y_4 = p_1 + 1.0f;
                u32x4 bits_1 = (u32x4)shifted_1;
                u32x4 half_1 = bits_1 >> 1;
                y_4 *= (f32x4)(half_1 << 23);
                f32x4 t_43 = y_4 * (f32x4)((bits_1 - half_1) << 23);
                part0 += t_25;
                part1 += t_43;
            }
            total0 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(part1, part1, 2, 3), f64x2);
        }
        if (whole_1 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_1);
            f32x4 d = load_mask_f32x4(x_2 + whole_1, lanes) * 0.25f + lowered;
            f32x4 bounded = min_f32x4(splat_f32x4(89.0f),
                max_f32x4(splat_f32x4(-104.0f), d * factor));
            f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + bounded;
            f32x4 r = power * 0.00021219444f + nearly;
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 p = q * (r * r) + r;
            f32x4 y_2 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_2 *= (f32x4)(half << 23);
            f32x4 t_24 = y_2 * (f32x4)((bits - half) << 23);
            f32x4 t_25 = select_f32x4(lanes, t_24, (f32x4){0});
            i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(columns - whole_1);
            f32x4 d_1 = load_mask_f32x4(x_2 + whole_1 + 4, lanes_1) * 0.25f + lowered;
            f32x4 bounded_1 = min_f32x4(splat_f32x4(89.0f),
                max_f32x4(splat_f32x4(-104.0f), d_1 * factor));
            f32x4 shifted_1 = bounded_1 * 1.44269504f + 8388862.0f;
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = power_1 * -0.693359375f + bounded_1;
            f32x4 r_1 = power_1 * 0.00021219444f + nearly_1;
            f32x4 q_4 = 0.00139529722f * r_1 + 0.00837032136f;
            q_4 = q_4 * r_1 + 0.041666168f;
            q_4 = q_4 * r_1 + 0.166665067f;
            q_4 = q_4 * r_1 + 0.5f;
            f32x4 p_1 = q_4 * (r_1 * r_1) + r_1;
            f32x4 y_4 = p_1 + 1.0f;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_4 *= (f32x4)(half_1 << 23);
            f32x4 t_43 = y_4 * (f32x4)((bits_1 - half_1) << 23);
            f32x4 t_44 = select_f32x4(lanes_1, t_43, (f32x4){0});
            total0 += __builtin_convertvector(__builtin_shufflevector(t_25, t_25, 0, 1), f64x2);
            total1 += __builtin_convertvector(__builtin_shufflevector(t_25, t_25, 2, 3), f64x2);
            total2 += __builtin_convertvector(__builtin_shufflevector(t_44, t_44, 0, 1), f64x2);
            total3 += __builtin_convertvector(__builtin_shufflevector(t_44, t_44, 2, 3), f64x2);
        }
        f64x2 joined_9 = total0 + total2;
        f64x2 joined_10 = total1 + total3;
        joined_9 += joined_10;
        joined_9 += __builtin_shufflevector(joined_9, joined_9, 1, 0);
        f32x4 t_10 = splat_f32x4((float)joined_9[0]);
        u32x4 t_11 = (u32x4)t_10;
        u32x4 n_1 = (t_11 + 4913933) >> 23;
        f32x4 t_16 = (f32x4)(t_11 - (n_1 << 23) + 1065353216);
        f32x4 power = (f32x4)(n_1 | 1258291200) - 8388735.0f;
        f32x4 f = t_16 - 1.0f;
        f32x4 square = f * f;
        f32x4 q = 0.0703768363f * f + -0.115146103f;
        q = q * f + 0.116769987f;
        q = q * f + -0.124201408f;
        q = q * f + 0.142493228f;
        q = q * f + -0.166680577f;
        q = q * f + 0.200007148f;
        q = q * f + -0.24999994f;
        q = q * f + 0.333333312f;
        f32x4 p = q * f;
        p = power * -0.00021219444f + p * square;
        p = square * -0.5f + p;
        f32x4 y_2 = power * 0.693359375f + (f + p);
        f32x4 shift = -(y_2 + (t_10 - t_10));

        /* The result. */
        int64_t whole_2 = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 d = *(const f32x4u *)(x_2 + i) * 0.25f + lowered;
            *(f32x4u *)(y_1 + i) = d * factor + shift;
            f32x4 d_1 = *(const f32x4u *)(x_2 + i + 4) * 0.25f + lowered;
            *(f32x4u *)(y_1 + i + 4) = d_1 * factor + shift;
        }
        for (int64_t i = unrolled; i < whole_2; i += 4) {
            f32x4 d = *(const f32x4u *)(x_2 + i) * 0.25f + lowered;
            *(f32x4u *)(y_1 + i) = d * factor + shift;
        }
        if (whole_2 < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_2);
            f32x4 d = load_mask_f32x4(x_2 + whole_2, lanes) * 0.25f + lowered;
            store_mask_f32x4(y_1 + whole_2, d * factor + shift, lanes);
        }
    }
}

/* tnk_layer_norm_f32__generic_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, generic: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 add 4 mul 4 ld; 1 add 1 mul 1 ld; 12 add 8 mul 4 ld; 3 add 2 mul 1
 *   ld; 6 add 6 mul 6 ld 2 st; 3 add 3 mul 3 ld 1 st
 * vector registers: 11 of 16 */
void tnk_layer_norm_f32__generic_u2(const int64_t n[2], void *const *data,
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
        float t_5 = splat_f32x4(1.0f)[0];
        float t_6 = splat_f32x4(1.0f)[0];
        float t_7 = (f32x4){0}[0];
        double t_8 = (f64x2){0}[0];
        double t_9 = splat_f64x2(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                float t_14 = splat_f32x4(8.27180613e-25f)[0];
                f32x4 t_15 = splat_f32x4(t_6);

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
                        part0 = *(const f32x4u *)(x_2 + i) * t_15 + part0;
                        part1 = *(const f32x4u *)(x_2 + i + 4) * t_15 + part1;
                        part2 = *(const f32x4u *)(x_2 + i + 8) * t_15 + part2;
                        part3 = *(const f32x4u *)(x_2 + i + 12) * t_15 + part3;
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
                        part0 = *(const f32x4u *)(x_2 + i) * t_15 + part0;
                    }
                    if (whole < columns) {
                        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
                        part3 = load_mask_f32x4(x_2 + whole, lanes) * t_15 + part3;
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
                f32x4 lowered = splat_f32x4(-t_7);

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
                        f32x4 d = *(const f32x4u *)(x_2 + i) * t_15 + lowered;
                        part0 += d;
                        part4 = d * d + part4;
                        f32x4 d_1 = *(const f32x4u *)(x_2 + i + 4) * t_15 + lowered;
                        part1 += d_1;
                        part5 = d_1 * d_1 + part5;
                        f32x4 d_2 = *(const f32x4u *)(x_2 + i + 8) * t_15 + lowered;
                        part2 += d_2;
                        part6 = d_2 * d_2 + part6;
                        f32x4 d_3 = *(const f32x4u *)(x_2 + i + 12) * t_15 + lowered;
                        part3 += d_3;
                        part7 = d_3 * d_3 + part7;
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
                        f32x4 d = *(const f32x4u *)(x_2 + i) * t_15 + lowered;
                        part0 += d;
                        part4 = d * d + part4;
                    }
                    if (whole_1 < columns) {
                        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole_1);
                        f32x4 d = select_f32x4(lanes,
                            load_mask_f32x4(x_2 + whole_1, lanes) * t_15 + lowered, (f32x4){0});
                        part3 += d;
                        part7 = d * d + part7;
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
        f32x4 units = splat_f32x4(t_5);
        f32x4 lowered = splat_f32x4(-high);
        f32x4 factor = splat_f32x4(inverse);
        float t_26 = (float)(mean - (double)high) * inverse;
        f32x4 shift = splat_f32x4(-t_26);

        /* The result. */
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 t_31 = (*(const f32x4u *)(x_2 + i) * units + lowered) * factor;
            f32x4 t_34 = (t_31 + shift) * *(const f32x4u *)(scale_1 + i)
                + *(const f32x4u *)(bias_1 + i);
            *(f32x4u *)(y_1 + i) = t_34;
            f32x4 t_38 = (*(const f32x4u *)(x_2 + i + 4) * units + lowered) * factor;
            f32x4 t_41 = (t_38 + shift) * *(const f32x4u *)(scale_1 + i + 4)
                + *(const f32x4u *)(bias_1 + i + 4);
            *(f32x4u *)(y_1 + i + 4) = t_41;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 t_31 = (*(const f32x4u *)(x_2 + i) * units + lowered) * factor;
            f32x4 t_34 = (t_31 + shift) * *(const f32x4u *)(scale_1 + i)
                + *(const f32x4u *)(bias_1 + i);
            *(f32x4u *)(y_1 + i) = t_34;
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            f32x4 t_31 = (load_mask_f32x4(x_2 + whole, lanes) * units + lowered) * factor;
            f32x4 t_34 = (t_31 + shift) * load_mask_f32x4(scale_1 + whole, lanes)
                + load_mask_f32x4(bias_1 + whole, lanes);
            store_mask_f32x4(y_1 + whole, t_34, lanes);
        }
    }
}

/* tnk_rms_norm_f32__generic_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, generic: dtype=f32 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 add 8 mul 4 ld; 1 add 2 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 16 */
void tnk_rms_norm_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
        float t_3 = splat_f32x4(1.0f)[0];
        float t_4 = splat_f32x4(1.0f)[0];
        double t_5 = splat_f64x2(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                float t_8 = splat_f32x4(8.27180613e-25f)[0];
                f32x4 t_9 = splat_f32x4(t_4);

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
                        f32x4 v = *(const f32x4u *)(x_2 + i) * t_9;
                        part0 = v * v + part0;
                        f32x4 v_1 = *(const f32x4u *)(x_2 + i + 4) * t_9;
                        part1 = v_1 * v_1 + part1;
                        f32x4 v_2 = *(const f32x4u *)(x_2 + i + 8) * t_9;
                        part2 = v_2 * v_2 + part2;
                        f32x4 v_3 = *(const f32x4u *)(x_2 + i + 12) * t_9;
                        part3 = v_3 * v_3 + part3;
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
                        f32x4 v = *(const f32x4u *)(x_2 + i) * t_9;
                        part0 = v * v + part0;
                    }
                    if (whole < columns) {
                        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
                        f32x4 v = load_mask_f32x4(x_2 + whole, lanes) * t_9;
                        part3 = v * v + part3;
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
        f32x4 units = splat_f32x4(t_3);
        double t_9 = (double)t_3;
        double t_13 = __builtin_sqrt(t_5 + eps * t_9 * t_9);
        f32x4 factor = splat_f32x4((float)(1.0 / t_13));

        /* The result. */
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 t_19 = *(const f32x4u *)(x_2 + i) * factor * units
                * *(const f32x4u *)(scale_1 + i);
            *(f32x4u *)(y_1 + i) = t_19;
            f32x4 t_23 = *(const f32x4u *)(x_2 + i + 4) * factor * units
                * *(const f32x4u *)(scale_1 + i + 4);
            *(f32x4u *)(y_1 + i + 4) = t_23;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 t_19 = *(const f32x4u *)(x_2 + i) * factor * units
                * *(const f32x4u *)(scale_1 + i);
            *(f32x4u *)(y_1 + i) = t_19;
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            f32x4 t_19 = load_mask_f32x4(x_2 + whole, lanes) * factor * units
                * load_mask_f32x4(scale_1 + whole, lanes);
            store_mask_f32x4(y_1 + whole, t_19, lanes);
        }
    }
}

/* tnk_layer_norm_f64__generic_u2
 * layer_norm of rows.
 * from templates/layer_norm.lua, generic: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 add 4 mul 4 ld; 1 add 1 mul 1 ld; 12 add 8 mul 4 ld; 3 add 2 mul 1
 *   ld; 6 add 6 mul 6 ld 2 st; 3 add 3 mul 3 ld 1 st
 * vector registers: 11 of 16 */
void tnk_layer_norm_f64__generic_u2(const int64_t n[2], void *const *data,
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
        double t_5 = splat_f64x2(1.0)[0];
        double t_6 = splat_f64x2(1.0)[0];
        double t_7 = (f64x2){0}[0];
        double t_8 = (f64x2){0}[0];
        double t_9 = splat_f64x2(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_13 = t_9;
            if (!(t_9 < __builtin_inf())) {
                double t_14 = splat_f64x2(2.4099198651028841e-181)[0];
                f64x2 t_15 = splat_f64x2(t_6);

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
                        part0 = *(const f64x2u *)(x_2 + i) * t_15 + part0;
                        part1 = *(const f64x2u *)(x_2 + i + 2) * t_15 + part1;
                        part2 = *(const f64x2u *)(x_2 + i + 4) * t_15 + part2;
                        part3 = *(const f64x2u *)(x_2 + i + 6) * t_15 + part3;
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
                        part0 = *(const f64x2u *)(x_2 + i) * t_15 + part0;
                    }
                    if (whole < columns) {
                        i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
                        part3 = load_mask_f64x2(x_2 + whole, lanes) * t_15 + part3;
                    }
                    f64x2 joined = part0 + part2;
                    f64x2 joined_1 = part1 + part3;
                    joined += joined_1;
                    total0 += joined;
                }
                f64x2 joined = total0 + __builtin_shufflevector(total0, total0, 1, 0);
                t_7 = joined[0] / count;
                f64x2 lowered = splat_f64x2(-t_7);

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
                        f64x2 d = *(const f64x2u *)(x_2 + i) * t_15 + lowered;
                        part0 += d;
                        part4 = d * d + part4;
                        f64x2 d_1 = *(const f64x2u *)(x_2 + i + 2) * t_15 + lowered;
                        part1 += d_1;
                        part5 = d_1 * d_1 + part5;
                        f64x2 d_2 = *(const f64x2u *)(x_2 + i + 4) * t_15 + lowered;
                        part2 += d_2;
                        part6 = d_2 * d_2 + part6;
                        f64x2 d_3 = *(const f64x2u *)(x_2 + i + 6) * t_15 + lowered;
                        part3 += d_3;
                        part7 = d_3 * d_3 + part7;
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
                        f64x2 d = *(const f64x2u *)(x_2 + i) * t_15 + lowered;
                        part0 += d;
                        part4 = d * d + part4;
                    }
                    if (whole_1 < columns) {
                        i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole_1);
                        f64x2 d = select_f64x2(lanes,
                            load_mask_f64x2(x_2 + whole_1, lanes) * t_15 + lowered, (f64x2){0});
                        part3 += d;
                        part7 = d * d + part7;
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
        f64x2 units = splat_f64x2(t_5);
        f64x2 lowered = splat_f64x2(-high);
        f64x2 factor = splat_f64x2(inverse);
        f64x2 shift = splat_f64x2(-((high - high) * inverse));

        /* The result. */
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 t_26 = (*(const f64x2u *)(x_2 + i) * units + lowered) * factor;
            f64x2 t_29 = (t_26 + shift) * *(const f64x2u *)(scale_1 + i)
                + *(const f64x2u *)(bias_1 + i);
            *(f64x2u *)(y_1 + i) = t_29;
            f64x2 t_33 = (*(const f64x2u *)(x_2 + i + 2) * units + lowered) * factor;
            f64x2 t_36 = (t_33 + shift) * *(const f64x2u *)(scale_1 + i + 2)
                + *(const f64x2u *)(bias_1 + i + 2);
            *(f64x2u *)(y_1 + i + 2) = t_36;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 t_26 = (*(const f64x2u *)(x_2 + i) * units + lowered) * factor;
            f64x2 t_29 = (t_26 + shift) * *(const f64x2u *)(scale_1 + i)
                + *(const f64x2u *)(bias_1 + i);
            *(f64x2u *)(y_1 + i) = t_29;
        }
        if (whole < columns) {
            i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
            f64x2 t_26 = (load_mask_f64x2(x_2 + whole, lanes) * units + lowered) * factor;
            f64x2 t_29 = (t_26 + shift) * load_mask_f64x2(scale_1 + whole, lanes)
                + load_mask_f64x2(bias_1 + whole, lanes);
            store_mask_f64x2(y_1 + whole, t_29, lanes);
        }
    }
}

/* tnk_rms_norm_f64__generic_u2
 * rms_norm of rows.
 * from templates/rms_norm.lua, generic: dtype=f64 unroll=2
 * listed in gen/manifest/norm.lua: transformers
 * a turn of each inner loop: 4 add 8 mul 4 ld; 1 add 2 mul 1 ld; 6 mul 4 ld 2 st; 3 mul 2 ld 1 st
 * vector registers: 6 of 16 */
void tnk_rms_norm_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
        double t_3 = splat_f64x2(1.0)[0];
        double t_4 = splat_f64x2(1.0)[0];
        double t_5 = splat_f64x2(__builtin_inf())[0];
        for (int64_t try = 0; try < 2; try++) {
            double t_7 = t_5;
            if (!(t_5 < __builtin_inf())) {
                double t_8 = splat_f64x2(2.4099198651028841e-181)[0];
                f64x2 t_9 = splat_f64x2(t_4);

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
                        f64x2 v = *(const f64x2u *)(x_2 + i) * t_9;
                        part0 = v * v + part0;
                        f64x2 v_1 = *(const f64x2u *)(x_2 + i + 2) * t_9;
                        part1 = v_1 * v_1 + part1;
                        f64x2 v_2 = *(const f64x2u *)(x_2 + i + 4) * t_9;
                        part2 = v_2 * v_2 + part2;
                        f64x2 v_3 = *(const f64x2u *)(x_2 + i + 6) * t_9;
                        part3 = v_3 * v_3 + part3;
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
                        f64x2 v = *(const f64x2u *)(x_2 + i) * t_9;
                        part0 = v * v + part0;
                    }
                    if (whole < columns) {
                        i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
                        f64x2 v = load_mask_f64x2(x_2 + whole, lanes) * t_9;
                        part3 = v * v + part3;
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
        f64x2 units = splat_f64x2(t_3);
        double t_12 = __builtin_sqrt(t_5 + eps * t_3 * t_3);
        f64x2 factor = splat_f64x2(1.0 / t_12);

        /* The result. */
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 t_17 = *(const f64x2u *)(x_2 + i) * factor * units
                * *(const f64x2u *)(scale_1 + i);
            *(f64x2u *)(y_1 + i) = t_17;
            f64x2 t_21 = *(const f64x2u *)(x_2 + i + 2) * factor * units
                * *(const f64x2u *)(scale_1 + i + 2);
            *(f64x2u *)(y_1 + i + 2) = t_21;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 t_17 = *(const f64x2u *)(x_2 + i) * factor * units
                * *(const f64x2u *)(scale_1 + i);
            *(f64x2u *)(y_1 + i) = t_17;
        }
        if (whole < columns) {
            i64x2 lanes = (i64x2){ 0, 1 } < (int64_t)(columns - whole);
            f64x2 t_17 = load_mask_f64x2(x_2 + whole, lanes) * factor * units
                * load_mask_f64x2(scale_1 + whole, lanes);
            store_mask_f64x2(y_1 + whole, t_17, lanes);
        }
    }
}
