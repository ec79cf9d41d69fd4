/* rows_generic.c: kernels of gen/manifest/rows.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
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

/* tnk_log_softmax_f32__generic_u2
 * log_softmax of a row.
 * from templates/log_softmax.lua, generic: unroll=2
 * listed in gen/manifest/rows.lua: classification: the loss and its gradient
 * a turn of each inner loop: 1 mul 1 max 1 ld; 13 add 13 mul 2 max 1 ld; 4 add 4 mul 2 ld 2 st; 2
 *   add 2 mul 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_log_softmax_f32__generic_u2(int64_t n, void *const *data, const float *param)
{
    const float *x = data[0];
    float *y = data[1];
    f32x4 scale = splat_f32x4(param[0]);
    f32x4 quarter = select_f32x4(scale < 0.0f, splat_f32x4(-0.25f), splat_f32x4(0.25f));
    f32x4 factor = scale * quarter * 16.0f;

    /* The maximum, of quarters. */
    int64_t whole = n & -4;
    f32x4 highest = splat_f32x4(-__builtin_inff());
    for (int64_t i = 0; i < whole; i += 4) {
        highest = max_f32x4(*(const f32x4u *)(x + i) * quarter, highest);
    }
    if (whole < n) {
        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(n - whole);
        highest = max_f32x4(select_f32x4(lanes, load_mask_f32x4(x + whole, lanes) * quarter,
            splat_f32x4(-__builtin_inff())), highest);
    }
    f32x4 joined = max_f32x4(highest, __builtin_shufflevector(highest, highest, 2, 3, 0, 1));
    joined = max_f32x4(joined, __builtin_shufflevector(joined, joined, 1, 2, 3, 0));
    f32x4 lowered = -splat_f32x4(joined[0]);

    /* The sum of exponentials. */
    int64_t whole_1 = n & -4;
    f64x2 total0 = {0};
    f64x2 total1 = {0};
    for (int64_t start = 0; start < whole_1; start += 64) {
        int64_t stop = min_index(start + 64, whole_1);
        f32x4 part0 = {0};
        for (int64_t i = start; i < stop; i += 4) {
            f32x4 d = (*(const f32x4u *)(x + i) * quarter + lowered) * factor;
            f32x4 bounded = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), d));
            f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + bounded;
            f32x4 r = power * 0.00021219444f + nearly;
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 p = q * (r * r) + r;
            f32x4 y_1 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_25 = y_1 * (f32x4)((bits - half) << 23);
            part0 += t_25;
        }
        total0 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 0, 1), f64x2);
        total1 += __builtin_convertvector(__builtin_shufflevector(part0, part0, 2, 3), f64x2);
    }
    if (whole_1 < n) {
        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(n - whole_1);
        f32x4 d = (load_mask_f32x4(x + whole_1, lanes) * quarter + lowered) * factor;
        f32x4 bounded = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), d));
        f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
        f32x4 power = shifted - 8388862.0f;
        f32x4 nearly = power * -0.693359375f + bounded;
        f32x4 r = power * 0.00021219444f + nearly;
        f32x4 q = 0.00139529722f * r + 0.00837032136f;
        q = q * r + 0.041666168f;
        q = q * r + 0.166665067f;
        q = q * r + 0.5f;
        f32x4 p = q * (r * r) + r;
        f32x4 y_1 = p + 1.0f;
        u32x4 bits = (u32x4)shifted;
        u32x4 half = bits >> 1;
        y_1 *= (f32x4)(half << 23);
        f32x4 t_24 = y_1 * (f32x4)((bits - half) << 23);
        f32x4 t_25 = select_f32x4(lanes, t_24, (f32x4){0});
        total0 += __builtin_convertvector(__builtin_shufflevector(t_25, t_25, 0, 1), f64x2);
        total1 += __builtin_convertvector(__builtin_shufflevector(t_25, t_25, 2, 3), f64x2);
    }
    f64x2 joined_2 = total0 + total1;
    joined_2 += __builtin_shufflevector(joined_2, joined_2, 1, 0);
    f32x4 t_10 = splat_f32x4((float)joined_2[0]);
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
    f32x4 y_1 = power * 0.693359375f + (f + p);
    f32x4 log = y_1 + (t_10 - t_10);

    /* The result. */
    int64_t whole_2 = n & -4;
    int64_t unrolled = n & -8;
    for (int64_t i = 0; i < unrolled; i += 8) {
        f32x4 d = (*(const f32x4u *)(x + i) * quarter + lowered) * factor;
        *(f32x4u *)(y + i) = d - log;
        f32x4 d_1 = (*(const f32x4u *)(x + i + 4) * quarter + lowered) * factor;
        *(f32x4u *)(y + i + 4) = d_1 - log;
    }
    for (int64_t i = unrolled; i < whole_2; i += 4) {
        f32x4 d = (*(const f32x4u *)(x + i) * quarter + lowered) * factor;
        *(f32x4u *)(y + i) = d - log;
    }
    if (whole_2 < n) {
        i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(n - whole_2);
        f32x4 d = (load_mask_f32x4(x + whole_2, lanes) * quarter + lowered) * factor;
        store_mask_f32x4(y + whole_2, d - log, lanes);
    }
}
