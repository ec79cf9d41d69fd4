/* functions_f32_generic.c: kernels of gen/manifest/functions_f32.lua for generic.
 * Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef float f32x2 __attribute__((vector_size(8)));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));

static inline f32x4 min_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a < b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
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

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x4 abs_f32x4(f32x4 x)
{
    return (f32x4)(((u32x4)x << 1) >> 1);
}

static inline f32x2 low_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline f64x2 max_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a > b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 min_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a < b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f32x2 high_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3);
}

static inline f32x4 join_f32x2(f32x2 a, f32x2 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3);
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u32x4 select_u32x4(i32x4 m, u32x4 a, u32x4 b)
{
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline int any_mask32x4(i32x4 m)
{
    int64_t any = 0;
    for (int i = 0; i < 4; i++)
        any |= m[i];
    return any != 0;
}

static inline i32x4 select_i32x4(i32x4 m, i32x4 a, i32x4 b)
{
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 sqrt_f32x4(f32x4 x)
{
    f32x4 r = {0};
    for (int i = 0; i < 4; i++)
        r[i] = __builtin_sqrtf(x[i]);
    return r;
}

/* tnk_exp_f32__generic_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of each inner loop: 68 add 44 mul 8 max 4 ld 4 st; 17 add 11 mul 2 max 1 ld 1 st
 * vector registers: 5 of 16 */
void tnk_exp_f32__generic_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            f32x4 bounded = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), v));
            f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + bounded;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_17 = y_1 * (f32x4)((bits - half) << 23);
            *(f32x4u *)(y + i) = t_17;
            f32x4 v_1 = *(const f32x4u *)(x_1 + i + 4);
            f32x4 bounded_1 = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), v_1));
            f32x4 shifted_1 = bounded_1 * 1.44269504f + 8388862.0f;
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = power_1 * -0.693359375f + bounded_1;
            f32x4 more_2 = power_1 * 0.00021219444f;
            f32x4 r_1 = nearly_1 + more_2;
            f32x4 lost_1 = more_2 - (r_1 - nearly_1);
            f32x4 q_4 = 0.00139529722f * r_1 + 0.00837032136f;
            q_4 = q_4 * r_1 + 0.041666168f;
            q_4 = q_4 * r_1 + 0.166665067f;
            q_4 = q_4 * r_1 + 0.5f;
            f32x4 rest_1 = q_4 * (r_1 * r_1) + lost_1;
            f32x4 one_1 = r_1 + 1.0f;
            f32x4 more_3 = r_1 - (one_1 - 1.0f) + rest_1;
            f32x4 y_3 = one_1 + more_3;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_3 *= (f32x4)(half_1 << 23);
            f32x4 t_36 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            *(f32x4u *)(y + i + 4) = t_36;
            f32x4 v_2 = *(const f32x4u *)(x_1 + i + 8);
            f32x4 bounded_2 = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), v_2));
            f32x4 shifted_2 = bounded_2 * 1.44269504f + 8388862.0f;
            f32x4 power_2 = shifted_2 - 8388862.0f;
            f32x4 nearly_2 = power_2 * -0.693359375f + bounded_2;
            f32x4 more_4 = power_2 * 0.00021219444f;
            f32x4 r_2 = nearly_2 + more_4;
            f32x4 lost_2 = more_4 - (r_2 - nearly_2);
            f32x4 q_8 = 0.00139529722f * r_2 + 0.00837032136f;
            q_8 = q_8 * r_2 + 0.041666168f;
            q_8 = q_8 * r_2 + 0.166665067f;
            q_8 = q_8 * r_2 + 0.5f;
            f32x4 rest_2 = q_8 * (r_2 * r_2) + lost_2;
            f32x4 one_2 = r_2 + 1.0f;
            f32x4 more_5 = r_2 - (one_2 - 1.0f) + rest_2;
            f32x4 y_5 = one_2 + more_5;
            u32x4 bits_2 = (u32x4)shifted_2;
            u32x4 half_2 = bits_2 >> 1;
            y_5 *= (f32x4)(half_2 << 23);
            f32x4 t_55 = y_5 * (f32x4)((bits_2 - half_2) << 23);
            *(f32x4u *)(y + i + 8) = t_55;
            f32x4 v_3 = *(const f32x4u *)(x_1 + i + 12);
            f32x4 bounded_3 = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), v_3));
            f32x4 shifted_3 = bounded_3 * 1.44269504f + 8388862.0f;
            f32x4 power_3 = shifted_3 - 8388862.0f;
            f32x4 nearly_3 = power_3 * -0.693359375f + bounded_3;
            f32x4 more_6 = power_3 * 0.00021219444f;
            f32x4 r_3 = nearly_3 + more_6;
            f32x4 lost_3 = more_6 - (r_3 - nearly_3);
            f32x4 q_12 = 0.00139529722f * r_3 + 0.00837032136f;
            q_12 = q_12 * r_3 + 0.041666168f;
            q_12 = q_12 * r_3 + 0.166665067f;
            q_12 = q_12 * r_3 + 0.5f;
            f32x4 rest_3 = q_12 * (r_3 * r_3) + lost_3;
            f32x4 one_3 = r_3 + 1.0f;
            f32x4 more_7 = r_3 - (one_3 - 1.0f) + rest_3;
            f32x4 y_7 = one_3 + more_7;
            u32x4 bits_3 = (u32x4)shifted_3;
            u32x4 half_3 = bits_3 >> 1;
            y_7 *= (f32x4)(half_3 << 23);
            f32x4 t_74 = y_7 * (f32x4)((bits_3 - half_3) << 23);
            *(f32x4u *)(y + i + 12) = t_74;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            f32x4 bounded = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), v));
            f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + bounded;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_17 = y_1 * (f32x4)((bits - half) << 23);
            *(f32x4u *)(y + i) = t_17;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 bounded = min_f32x4(splat_f32x4(89.0f), max_f32x4(splat_f32x4(-104.0f), v));
            f32x4 shifted = bounded * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + bounded;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_17 = y_1 * (f32x4)((bits - half) << 23);
            store_mask_f32x4(y + whole, t_17, lanes);
        }
    }
}

/* tnk_pow_f32__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=pow to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: binary, every tier
 * a turn of the inner loop: 86 add 65 mul 2 div 4 max 6 convert 17 select 5 shuffle 2 ld 1 st
 * vector registers: 13 of 16 */
void tnk_pow_f32__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i32x4 lanes = first_lanes_i32x4(left);
            f32x4 x = load_mask_f32x4(a_1 + i, lanes);
            f32x4 x_1 = load_mask_f32x4(b_1 + i, lanes);
            f32x4 a_2 = abs_f32x4(x);
            f64x2 wide = __builtin_convertvector(low_half_f32x4(a_2), f64x2);
            f64x2 wide_1 = __builtin_convertvector(low_half_f32x4(x_1), f64x2);
            i64x2 small = wide < 2.2250738585072014e-308;
            f64x2 normal = select_f64x2(small, wide * 4503599627370496.0, wide);
            u64x2 t_4 = (u64x2)normal;
            u64x2 n_1 = (t_4 + 2638147582215219ull) >> 52ull;
            f64x2 t_9 = (f64x2)(t_4 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x2 power = (f64x2)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x2 f = t_9 - 1.0;
            power -= select_f64x2(small, splat_f64x2(52.0), (f64x2){0});
            f64x2 s = f / (f + 2.0);
            f64x2 z = s * s;
            f64x2 half_square = f * f * 0.5;
            f64x2 q = 0.14616639772177434 * z + 0.1533170842365717;
            q = q * z + 0.18182889402939709;
            q = q * z + 0.2222221113408715;
            q = q * z + 0.28571428625939216;
            q = q * z + 0.39999999999899827;
            q = q * z + 0.66666666666666696;
            f64x2 p = q * z + half_square;
            f64x2 rest = s * p + power * 1.9082149292705877e-10;
            f64x2 away = half_square - rest;
            f64x2 y_1 = power * 0.69314718036912382 + (f - away);
            f64x2 t_27 = select_f64x2(wide == 0.0, splat_f64x2(-__builtin_inf()),
                select_f64x2(wide < __builtin_inf(), y_1, wide));
            f64x2 t_30 = max_f64x2(splat_f64x2(-746.0),
                wide_1 * select_f64x2(wide < 0.0, splat_f64x2(__builtin_nan("")), t_27));
            f64x2 bounded = min_f64x2(splat_f64x2(710.0), t_30);
            f64x2 shifted = bounded * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power_2 = shifted - 4503599627372542.0;
            f64x2 nearly = power_2 * -0.69314718036912382 + bounded;
            f64x2 more = power_2 * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_6 = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q_6 = q_6 * r + 2.7557326910269589e-07;
            q_6 = q_6 * r + 2.7557254849863519e-06;
            q_6 = q_6 * r + 2.4801587271871695e-05;
            q_6 = q_6 * r + 0.00019841269875389421;
            q_6 = q_6 * r + 0.0013888888888905046;
            q_6 = q_6 * r + 0.0083333333333259017;
            q_6 = q_6 * r + 0.041666666666666644;
            q_6 = q_6 * r + 0.16666666666666671;
            q_6 = q_6 * r + 0.5;
            f64x2 rest_1 = q_6 * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest_1;
            f64x2 y_2 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_2 *= (f64x2)(half << 52ull);
            f64x2 t_53 = y_2 * (f64x2)((bits - half) << 52ull);
            f32x2 narrow = __builtin_convertvector(t_53, f32x2);
            f64x2 wide_2 = __builtin_convertvector(high_half_f32x4(a_2), f64x2);
            f64x2 wide_3 = __builtin_convertvector(high_half_f32x4(x_1), f64x2);
            i64x2 small_1 = wide_2 < 2.2250738585072014e-308;
            f64x2 normal_1 = select_f64x2(small_1, wide_2 * 4503599627370496.0, wide_2);
            u64x2 t_57 = (u64x2)normal_1;
            u64x2 n_2 = (t_57 + 2638147582215219ull) >> 52ull;
            f64x2 t_62 = (f64x2)(t_57 - (n_2 << 52ull) + 4607182418800017408ull);
            f64x2 power_3 = (f64x2)(n_2 | 4841369599423283200ull) - 4503599627371519.0;
            f64x2 f_1 = t_62 - 1.0;
            power_3 -= select_f64x2(small_1, splat_f64x2(52.0), (f64x2){0});
            f64x2 s_1 = f_1 / (f_1 + 2.0);
            f64x2 z_1 = s_1 * s_1;
            f64x2 half_square_1 = f_1 * f_1 * 0.5;
            f64x2 q_16 = 0.14616639772177434 * z_1 + 0.1533170842365717;
            q_16 = q_16 * z_1 + 0.18182889402939709;
            q_16 = q_16 * z_1 + 0.2222221113408715;
            q_16 = q_16 * z_1 + 0.28571428625939216;
            q_16 = q_16 * z_1 + 0.39999999999899827;
            q_16 = q_16 * z_1 + 0.66666666666666696;
            f64x2 p_1 = q_16 * z_1 + half_square_1;
            f64x2 rest_2 = s_1 * p_1 + power_3 * 1.9082149292705877e-10;
            f64x2 away_1 = half_square_1 - rest_2;
            f64x2 y_4 = power_3 * 0.69314718036912382 + (f_1 - away_1);
            f64x2 t_80 = select_f64x2(wide_2 == 0.0, splat_f64x2(-__builtin_inf()),
                select_f64x2(wide_2 < __builtin_inf(), y_4, wide_2));
            f64x2 t_83 = max_f64x2(splat_f64x2(-746.0),
                wide_3 * select_f64x2(wide_2 < 0.0, splat_f64x2(__builtin_nan("")), t_80));
            f64x2 bounded_1 = min_f64x2(splat_f64x2(710.0), t_83);
            f64x2 shifted_1 = bounded_1 * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power_5 = shifted_1 - 4503599627372542.0;
            f64x2 nearly_1 = power_5 * -0.69314718036912382 + bounded_1;
            f64x2 more_2 = power_5 * -1.9082149292705877e-10;
            f64x2 r_1 = nearly_1 + more_2;
            f64x2 lost_1 = more_2 - (r_1 - nearly_1);
            f64x2 q_22 = 2.0896473188240728e-09 * r_1 + 2.5105401456993976e-08;
            q_22 = q_22 * r_1 + 2.7557326910269589e-07;
            q_22 = q_22 * r_1 + 2.7557254849863519e-06;
            q_22 = q_22 * r_1 + 2.4801587271871695e-05;
            q_22 = q_22 * r_1 + 0.00019841269875389421;
            q_22 = q_22 * r_1 + 0.0013888888888905046;
            q_22 = q_22 * r_1 + 0.0083333333333259017;
            q_22 = q_22 * r_1 + 0.041666666666666644;
            q_22 = q_22 * r_1 + 0.16666666666666671;
            q_22 = q_22 * r_1 + 0.5;
            f64x2 rest_3 = q_22 * (r_1 * r_1) + lost_1;
            f64x2 one_1 = r_1 + 1.0;
            f64x2 more_3 = r_1 - (one_1 - 1.0) + rest_3;
            f64x2 y_5 = one_1 + more_3;
            u64x2 bits_1 = (u64x2)shifted_1;
            u64x2 half_1 = bits_1 >> 1ull;
            y_5 *= (f64x2)(half_1 << 52ull);
            f64x2 t_106 = y_5 * (f64x2)((bits_1 - half_1) << 52ull);
            f32x2 narrow_1 = __builtin_convertvector(t_106, f32x2);
            f32x4 p_2 = join_f32x2(narrow, narrow_1);
            f32x4 half_2 = x_1 * 0.5f;
            f32x4 t_107 = abs_f32x4(x_1);
            u32x4 t_113 = (u32x4)(t_107 + 8388608.0f - 8388608.0f) | ((u32x4)x_1 & 2147483648u);
            i32x4 whole = select_f32x4(t_107 < 8388608.0f, (f32x4)t_113, x_1) == x_1;
            f32x4 t_116 = abs_f32x4(half_2);
            u32x4 t_122 = (u32x4)(t_116 + 8388608.0f - 8388608.0f) | ((u32x4)half_2 & 2147483648u);
            i32x4 differs = select_f32x4(t_116 < 8388608.0f, (f32x4)t_122, half_2) != half_2;
            i32x4 odd = whole & differs;
            f32x4 t_126 = select_f32x4((a_2 == 1.0f) & (x_1 == x_1), splat_f32x4(1.0f), p_2);
            i32x4 t_130 = ((x < 0.0f) & (a_2 < __builtin_inff())) & ~whole;
            f32x4 t_133 = select_f32x4((x_1 == 0.0f) | (x == 1.0f), splat_f32x4(1.0f),
                select_f32x4(t_130, splat_f32x4(__builtin_nanf("")),
                select_f32x4(x != x, x, t_126)));
            u32x4 sign = (u32x4)x & 2147483648u;
            f32x4 t_138 = (f32x4)((u32x4)t_133 | select_u32x4(odd, sign, (u32x4){0}));
            store_mask_f32x4(y + i, t_138, lanes);
        }
    }
}

/* tnk_gelu_tanh_f32__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=gelu_tanh to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 73 add 40 mul 1 div 4 max 4 select 1 ld 1 st
 * vector registers: 11 of 16 */
void tnk_gelu_tanh_f32__generic_u0(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i32x4 lanes = first_lanes_i32x4(left);
            f32x4 v = load_mask_f32x4(x_1 + i, lanes);
            f32x4 held = max_f32x4(splat_f32x4(-14.0f), min_f32x4(splat_f32x4(14.0f), v));
            f32x4 p = held * held;
            f32x4 high = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest = held - high;
            f32x4 high_1 = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_1 = held - high_1;
            f32x4 t_11 = high * high_1 - p + high * rest_1;
            f32x4 low = t_11 + rest * high_1 + rest * rest_1;
            f32x4 p_1 = p * 0.0713548139f;
            f32x4 high_2 = (f32x4)(((u32x4)p + 2048) & -4096);
            f32x4 rest_2 = p - high_2;
            f32x4 high_3 = (f32x4)(((u32x4)splat_f32x4(0.0713548139f) + 2048) & -4096);
            f32x4 rest_3 = 0.0713548139f - high_3;
            f32x4 t_24 = high_2 * high_3 - p_1 + high_2 * rest_3;
            f32x4 low_1 = t_24 + rest_2 * high_3 + rest_2 * rest_3;
            f32x4 t_31 = low_1 + (p * 2.39883247e-09f + low * 0.0713548139f);
            f32x4 s = p_1 + 1.59576917f;
            f32x4 other = s - p_1;
            f32x4 low_2 = p_1 - (s - other) + (1.59576917f - other);
            low_2 += t_31 + -4.53406805e-08f;
            f32x4 p_2 = held * s;
            f32x4 high_4 = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_4 = held - high_4;
            f32x4 high_5 = (f32x4)(((u32x4)s + 2048) & -4096);
            f32x4 rest_5 = s - high_5;
            f32x4 t_45 = high_4 * high_5 - p_2 + high_4 * rest_5;
            f32x4 low_4 = t_45 + rest_4 * high_5 + rest_4 * rest_5;
            low_2 = held * low_2 + low_4;
            f32x4 a = max_f32x4(splat_f32x4(-124.8f), -abs_f32x4(p_2));
            i32x4 below_1 = p_2 < 0.0f;
            f32x4 shifted = a * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + a;
            f32x4 more = power * 0.00021219444f + select_f32x4(p_2 < 0.0f, low_2, -low_2);
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest_6 = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest_6;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_71 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 one_1 = r + 1.0f;
            f32x4 more_2 = r - (one_1 - 1.0f) + rest_6;
            f32x4 p_3 = held * one_1;
            f32x4 high_6 = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_7 = held - high_6;
            f32x4 high_7 = (f32x4)(((u32x4)one_1 + 2048) & -4096);
            f32x4 rest_8 = one_1 - high_7;
            f32x4 t_83 = high_6 * high_7 - p_3 + high_6 * rest_8;
            f32x4 low_6 = t_83 + rest_7 * high_7 + rest_7 * rest_8;
            f32x4 p_low = held * more_2 + low_6;
            f32x4 n_1 = select_f32x4(below_1, p_3, v);
            f32x4 n_low = select_f32x4(below_1, p_low, splat_f32x4(-0.0f));
            f32x4 d = t_71 + 1.0f;
            f32x4 gained = d - 1.0f - t_71;
            f32x4 part = gained * (d * -0.470588235f + 1.41176471f);
            f32x4 t_94 = n_1 + (min_f32x4(splat_f32x4(1e+30f), n_1) * part + n_low);
            f32x4 t_95 = t_94 / d;
            u32x4 bits_1 = (u32x4)shifted;
            u32x4 half_1 = bits_1 >> 1;
            f32x4 y_3 = t_95 * (f32x4)(half_1 << 23);
            f32x4 t_101 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            store_mask_f32x4(y + i, select_f32x4(below_1, t_101, t_95), lanes);
        }
    }
}

/* tnk_softplus_f32__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=softplus to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 27 add 21 mul 1 div 2 max 1 ld 1 st
 * vector registers: 6 of 16 */
void tnk_softplus_f32__generic_u0(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i32x4 lanes = first_lanes_i32x4(left);
            f32x4 v = load_mask_f32x4(x_1 + i, lanes);
            f32x4 a = max_f32x4(splat_f32x4(-104.0f), -abs_f32x4(v));
            f32x4 shifted = a * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + a;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 e = y_1 * (f32x4)((bits - half) << 23);
            f32x4 s = e / (e + 2.0f);
            f32x4 z = s * s;
            f32x4 half_square = e * e * 0.5f;
            f32x4 q_4 = 0.0941706449f * z + 0.209276408f;
            q_4 = q_4 * z + 0.218815342f;
            q_4 = q_4 * z + 0.285888314f;
            q_4 = q_4 * z + 0.399996459f;
            q_4 = q_4 * z + 0.666666687f;
            f32x4 p = q_4 * z + half_square;
            f32x4 rest_1 = s * p;
            f32x4 away = half_square - rest_1;
            store_mask_f32x4(y + i, max_f32x4((f32x4){0}, v) + (e - away), lanes);
        }
    }
}

/* tnk_log_f32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=log to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 16 add 14 mul 1 convert 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_log_f32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            i32x4 bits = (i32x4)v;
            int t_2 = any_mask32x4(2130706432 <= ((u32x4)bits - 8388608));
            int other = t_2;
            i32x4 bits_1 = bits;
            if (other) {
                bits_1 = select_i32x4(v < 1.17549435e-38f, (i32x4)(v * 8388608.0f) - 192937984,
                    bits_1);
            }
            i32x4 n_1 = (bits_1 - 1060439283) >> 23;
            f32x4 f = (f32x4)(bits_1 - (n_1 << 23)) - 1.0f;
            f32x4 power = __builtin_convertvector(n_1, f32x4);
            f32x4 square = f * f;
            f32x4 q = 0.0703768363f * square + (f * -0.115146103f + 0.116769987f);
            q = q * square + (f * -0.124201408f + 0.142493228f);
            q = q * square + (f * -0.166680577f + 0.200007148f);
            f32x4 p = q * square + (f * -0.24999994f + 0.333333312f);
            p = p * (square * f) + power * -0.00021219444f;
            p = square * -0.5f + p;
            f32x4 y_1 = power * 0.693359375f + (f + p);
            if (other) {
                f32x4 t_26 = select_f32x4(v == 0.0f, splat_f32x4(-__builtin_inff()),
                    select_f32x4(v < __builtin_inff(), y_1, v));
                y_1 = select_f32x4(v < 0.0f, splat_f32x4(__builtin_nanf("")), t_26);
            }
            *(f32x4u *)(y + i) = y_1;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            i32x4 bits = (i32x4)v;
            int t_2 = any_mask32x4(2130706432 <= ((u32x4)bits - 8388608));
            int other = t_2;
            i32x4 bits_1 = bits;
            if (other) {
                bits_1 = select_i32x4(v < 1.17549435e-38f, (i32x4)(v * 8388608.0f) - 192937984,
                    bits_1);
            }
            i32x4 n_1 = (bits_1 - 1060439283) >> 23;
            f32x4 f = (f32x4)(bits_1 - (n_1 << 23)) - 1.0f;
            f32x4 power = __builtin_convertvector(n_1, f32x4);
            f32x4 square = f * f;
            f32x4 q = 0.0703768363f * square + (f * -0.115146103f + 0.116769987f);
            q = q * square + (f * -0.124201408f + 0.142493228f);
            q = q * square + (f * -0.166680577f + 0.200007148f);
            f32x4 p = q * square + (f * -0.24999994f + 0.333333312f);
            p = p * (square * f) + power * -0.00021219444f;
            p = square * -0.5f + p;
            f32x4 y_1 = power * 0.693359375f + (f + p);
            if (other) {
                f32x4 t_26 = select_f32x4(v == 0.0f, splat_f32x4(-__builtin_inff()),
                    select_f32x4(v < __builtin_inff(), y_1, v));
                y_1 = select_f32x4(v < 0.0f, splat_f32x4(__builtin_nanf("")), t_26);
            }
            store_mask_f32x4(y + whole, y_1, lanes);
        }
    }
}

/* tnk_rsqrt_f32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=rsqrt to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 1 div 1 sqrt 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_rsqrt_f32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            *(f32x4u *)(y + i) = 1.0f / sqrt_f32x4(v);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, 1.0f / sqrt_f32x4(v), lanes);
        }
    }
}

/* tnk_erf_f32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=erf to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 47 add 41 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 12 of 16 */
void tnk_erf_f32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            f32x4 a = abs_f32x4(v);
            f32x4 square = a * a;
            f32x4 q = -8.57798841e-06f * square + 0.000108587818f;
            q = q * square + -0.000842323236f;
            q = q * square + 0.00521640619f;
            q = q * square + -0.0268635508f;
            q = q * square + 0.112837434f;
            q = q * square + -0.376126349f;
            q = q * square + 0.128379166f;
            f32x4 small = q * a + a;
            f32x4 held = min_f32x4(splat_f32x4(4.0f), a);
            f32x4 wide = held * 1.41421356f;
            f32x4 u = 1.0f / (wide + 4.0f);
            f32x4 t_10 = u * -8.0f + 1.0f;
            f32x4 q_7 = -5.2425461e-05f * t_10 + -0.00023404602f;
            q_7 = q_7 * t_10 + 0.000169712483f;
            q_7 = q_7 * t_10 + 0.0016460882f;
            q_7 = q_7 * t_10 + -0.00348832831f;
            q_7 = q_7 * t_10 + -0.00754527282f;
            q_7 = q_7 * t_10 + 0.0603973418f;
            q_7 = q_7 * t_10 + -0.186521307f;
            q_7 = q_7 * t_10 + 0.387137383f;
            q_7 = q_7 * t_10 + -0.607896686f;
            q_7 = q_7 * t_10 + 0.755285144f;
            f32x4 exponent = held * -held;
            f32x4 f = u * q_7;
            f32x4 shifted = exponent * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + exponent;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_17 = 0.00139529722f * r + 0.00837032136f;
            q_17 = q_17 * r + 0.041666168f;
            q_17 = q_17 * r + 0.166665067f;
            q_17 = q_17 * r + 0.5f;
            f32x4 rest = q_17 * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 p = f * one;
            f32x4 high = (f32x4)(((u32x4)f + 2048) & -4096);
            f32x4 rest_1 = f - high;
            f32x4 high_1 = (f32x4)(((u32x4)one + 2048) & -4096);
            f32x4 rest_2 = one - high_1;
            f32x4 t_42 = high * high_1 - p + high * rest_2;
            f32x4 low = t_42 + rest_1 * high_1 + rest_1 * rest_2;
            f32x4 p_low = f * more_1 + low;
            f32x4 y_1 = p + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_52 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = t_52 * -2.0f + 1.0f;
            f32x4 y_3 = select_f32x4(a < 1.0f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            *(f32x4u *)(y + i) = (f32x4)((u32x4)y_3 | sign);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 a = abs_f32x4(v);
            f32x4 square = a * a;
            f32x4 q = -8.57798841e-06f * square + 0.000108587818f;
            q = q * square + -0.000842323236f;
            q = q * square + 0.00521640619f;
            q = q * square + -0.0268635508f;
            q = q * square + 0.112837434f;
            q = q * square + -0.376126349f;
            q = q * square + 0.128379166f;
            f32x4 small = q * a + a;
            f32x4 held = min_f32x4(splat_f32x4(4.0f), a);
            f32x4 wide = held * 1.41421356f;
            f32x4 u = 1.0f / (wide + 4.0f);
            f32x4 t_10 = u * -8.0f + 1.0f;
            f32x4 q_7 = -5.2425461e-05f * t_10 + -0.00023404602f;
            q_7 = q_7 * t_10 + 0.000169712483f;
            q_7 = q_7 * t_10 + 0.0016460882f;
            q_7 = q_7 * t_10 + -0.00348832831f;
            q_7 = q_7 * t_10 + -0.00754527282f;
            q_7 = q_7 * t_10 + 0.0603973418f;
            q_7 = q_7 * t_10 + -0.186521307f;
            q_7 = q_7 * t_10 + 0.387137383f;
            q_7 = q_7 * t_10 + -0.607896686f;
            q_7 = q_7 * t_10 + 0.755285144f;
            f32x4 exponent = held * -held;
            f32x4 f = u * q_7;
            f32x4 shifted = exponent * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + exponent;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_17 = 0.00139529722f * r + 0.00837032136f;
            q_17 = q_17 * r + 0.041666168f;
            q_17 = q_17 * r + 0.166665067f;
            q_17 = q_17 * r + 0.5f;
            f32x4 rest = q_17 * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 p = f * one;
            f32x4 high = (f32x4)(((u32x4)f + 2048) & -4096);
            f32x4 rest_1 = f - high;
            f32x4 high_1 = (f32x4)(((u32x4)one + 2048) & -4096);
            f32x4 rest_2 = one - high_1;
            f32x4 t_42 = high * high_1 - p + high * rest_2;
            f32x4 low = t_42 + rest_1 * high_1 + rest_1 * rest_2;
            f32x4 p_low = f * more_1 + low;
            f32x4 y_1 = p + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_52 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = t_52 * -2.0f + 1.0f;
            f32x4 y_3 = select_f32x4(a < 1.0f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            store_mask_f32x4(y + whole, (f32x4)((u32x4)y_3 | sign), lanes);
        }
    }
}

/* tnk_tanh_f32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=tanh to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 24 add 19 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_tanh_f32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            f32x4 a = abs_f32x4(v);
            f32x4 square = a * a;
            f32x4 q = -0.00658885948f * square + 0.0212947447f;
            q = q * square + -0.0539060757f;
            q = q * square + 0.133330852f;
            q = q * square + -0.333333313f;
            f32x4 small = q * square * a + a;
            f32x4 twice = min_f32x4(splat_f32x4(10.0f), a) * 2.0f;
            f32x4 shifted = twice * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + twice;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_4 = 0.00139529722f * r + 0.00837032136f;
            q_4 = q_4 * r + 0.041666168f;
            q_4 = q_4 * r + 0.166665067f;
            q_4 = q_4 * r + 0.5f;
            f32x4 rest = q_4 * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_23 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = 1.0f - 2.0f / (t_23 + 1.0f);
            f32x4 y_3 = select_f32x4(a < 0.549306f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            *(f32x4u *)(y + i) = (f32x4)((u32x4)y_3 | sign);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 a = abs_f32x4(v);
            f32x4 square = a * a;
            f32x4 q = -0.00658885948f * square + 0.0212947447f;
            q = q * square + -0.0539060757f;
            q = q * square + 0.133330852f;
            q = q * square + -0.333333313f;
            f32x4 small = q * square * a + a;
            f32x4 twice = min_f32x4(splat_f32x4(10.0f), a) * 2.0f;
            f32x4 shifted = twice * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + twice;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_4 = 0.00139529722f * r + 0.00837032136f;
            q_4 = q_4 * r + 0.041666168f;
            q_4 = q_4 * r + 0.166665067f;
            q_4 = q_4 * r + 0.5f;
            f32x4 rest = q_4 * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_23 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = 1.0f - 2.0f / (t_23 + 1.0f);
            f32x4 y_3 = select_f32x4(a < 0.549306f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            store_mask_f32x4(y + whole, (f32x4)((u32x4)y_3 | sign), lanes);
        }
    }
}

/* tnk_sigmoid_f32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=sigmoid to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 19 add 12 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 5 of 16 */
void tnk_sigmoid_f32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            i32x4 below = v < 0.0f;
            f32x4 a = max_f32x4(splat_f32x4(-104.0f), -abs_f32x4(v));
            f32x4 shifted = a * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + a;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 e = y_1 * (f32x4)((bits - half) << 23);
            f32x4 n_1 = select_f32x4(below, e, splat_f32x4(1.0f));
            f32x4 q_4 = e / (e + 1.0f);
            *(f32x4u *)(y + i) = -n_1 * q_4 + n_1;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            i32x4 below = v < 0.0f;
            f32x4 a = max_f32x4(splat_f32x4(-104.0f), -abs_f32x4(v));
            f32x4 shifted = a * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + a;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 e = y_1 * (f32x4)((bits - half) << 23);
            f32x4 n_1 = select_f32x4(below, e, splat_f32x4(1.0f));
            f32x4 q_4 = e / (e + 1.0f);
            store_mask_f32x4(y + whole, -n_1 * q_4 + n_1, lanes);
        }
    }
}

/* tnk_silu_f32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=silu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 37 add 22 mul 1 div 3 max 3 select 1 ld 1 st
 * vector registers: 11 of 16 */
void tnk_silu_f32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            f32x4 held = max_f32x4(splat_f32x4(-124.8f), v);
            f32x4 a = max_f32x4(splat_f32x4(-124.8f), -abs_f32x4(v));
            i32x4 below = v < 0.0f;
            f32x4 shifted = a * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + a;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_18 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 one_1 = r + 1.0f;
            f32x4 more_2 = r - (one_1 - 1.0f) + rest;
            f32x4 p = held * one_1;
            f32x4 high = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_1 = held - high;
            f32x4 high_1 = (f32x4)(((u32x4)one_1 + 2048) & -4096);
            f32x4 rest_2 = one_1 - high_1;
            f32x4 t_30 = high * high_1 - p + high * rest_2;
            f32x4 low = t_30 + rest_1 * high_1 + rest_1 * rest_2;
            f32x4 p_low = held * more_2 + low;
            f32x4 n_1 = select_f32x4(below, p, v);
            f32x4 n_low = select_f32x4(below, p_low, splat_f32x4(-0.0f));
            f32x4 d = t_18 + 1.0f;
            f32x4 gained = d - 1.0f - t_18;
            f32x4 part = gained * (d * -0.470588235f + 1.41176471f);
            f32x4 t_41 = n_1 + (min_f32x4(splat_f32x4(1e+30f), n_1) * part + n_low);
            f32x4 t_42 = t_41 / d;
            u32x4 bits_1 = (u32x4)shifted;
            u32x4 half_1 = bits_1 >> 1;
            f32x4 y_3 = t_42 * (f32x4)(half_1 << 23);
            f32x4 t_48 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            *(f32x4u *)(y + i) = select_f32x4(below, t_48, t_42);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 held = max_f32x4(splat_f32x4(-124.8f), v);
            f32x4 a = max_f32x4(splat_f32x4(-124.8f), -abs_f32x4(v));
            i32x4 below = v < 0.0f;
            f32x4 shifted = a * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + a;
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q = 0.00139529722f * r + 0.00837032136f;
            q = q * r + 0.041666168f;
            q = q * r + 0.166665067f;
            q = q * r + 0.5f;
            f32x4 rest = q * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_18 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 one_1 = r + 1.0f;
            f32x4 more_2 = r - (one_1 - 1.0f) + rest;
            f32x4 p = held * one_1;
            f32x4 high = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_1 = held - high;
            f32x4 high_1 = (f32x4)(((u32x4)one_1 + 2048) & -4096);
            f32x4 rest_2 = one_1 - high_1;
            f32x4 t_30 = high * high_1 - p + high * rest_2;
            f32x4 low = t_30 + rest_1 * high_1 + rest_1 * rest_2;
            f32x4 p_low = held * more_2 + low;
            f32x4 n_1 = select_f32x4(below, p, v);
            f32x4 n_low = select_f32x4(below, p_low, splat_f32x4(-0.0f));
            f32x4 d = t_18 + 1.0f;
            f32x4 gained = d - 1.0f - t_18;
            f32x4 part = gained * (d * -0.470588235f + 1.41176471f);
            f32x4 t_41 = n_1 + (min_f32x4(splat_f32x4(1e+30f), n_1) * part + n_low);
            f32x4 t_42 = t_41 / d;
            u32x4 bits_1 = (u32x4)shifted;
            u32x4 half_1 = bits_1 >> 1;
            f32x4 y_3 = t_42 * (f32x4)(half_1 << 23);
            f32x4 t_48 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            store_mask_f32x4(y + whole, select_f32x4(below, t_48, t_42), lanes);
        }
    }
}

/* tnk_gelu_f32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f32 op=gelu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 120 add 68 mul 1 div 2 max 1 ld 1 st
 * vector registers: 16 of 16 */
void tnk_gelu_f32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x_1 + i);
            f32x4 a = abs_f32x4(v);
            f32x4 held = min_f32x4(splat_f32x4(14.6f), a);
            f32x4 half = held * -0.5f;
            f32x4 p = half * held;
            f32x4 high = (f32x4)(((u32x4)half + 2048) & -4096);
            f32x4 rest = half - high;
            f32x4 high_1 = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_1 = held - high_1;
            f32x4 t_9 = high * high_1 - p + high * rest_1;
            f32x4 low = t_9 + rest * high_1 + rest * rest_1;
            f32x4 s = held + 4.0f;
            f32x4 other = s - held;
            f32x4 low_1 = held - (s - other) + (4.0f - other);
            f32x4 u = 1.0f / s;
            f32x4 p_1 = u * s;
            f32x4 high_2 = (f32x4)(((u32x4)u + 2048) & -4096);
            f32x4 rest_2 = u - high_2;
            f32x4 high_3 = (f32x4)(((u32x4)s + 2048) & -4096);
            f32x4 rest_3 = s - high_3;
            f32x4 t_25 = high_2 * high_3 - p_1 + high_2 * rest_3;
            f32x4 low_2 = t_25 + rest_2 * high_3 + rest_2 * rest_3;
            f32x4 t_32 = 1.0f - p_1 - low_2 - u * low_1;
            f32x4 u_low = u * t_32;
            f32x4 t_34 = 1.0f - 8.0f * u;
            f32x4 t_low = 1.0f - t_34 - 8.0f * u - 8.0f * u_low;
            f32x4 q = -5.2425461e-05f * t_34 + -0.00023404602f;
            q = q * t_34 + 0.000169712483f;
            q = q * t_34 + 0.0016460882f;
            q = q * t_34 + -0.00348832831f;
            q = q * t_34 + -0.00754527282f;
            q = q * t_34 + 0.0603973418f;
            q = q * t_34 + -0.186521307f;
            q = q * t_34 + 0.387137383f;
            f32x4 p_2 = t_34 * q;
            f32x4 high_4 = (f32x4)(((u32x4)t_34 + 2048) & -4096);
            f32x4 rest_4 = t_34 - high_4;
            f32x4 high_5 = (f32x4)(((u32x4)q + 2048) & -4096);
            f32x4 rest_5 = q - high_5;
            f32x4 t_56 = high_4 * high_5 - p_2 + high_4 * rest_5;
            f32x4 low_3 = t_56 + rest_4 * high_5 + rest_4 * rest_5;
            f32x4 s_1 = -0.607896686f + p_2;
            f32x4 other_1 = s_1 - -0.607896686f;
            f32x4 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x4 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x4 p_3 = t_34 * s_1;
            f32x4 high_6 = (f32x4)(((u32x4)t_34 + 2048) & -4096);
            f32x4 rest_6 = t_34 - high_6;
            f32x4 high_7 = (f32x4)(((u32x4)s_1 + 2048) & -4096);
            f32x4 rest_7 = s_1 - high_7;
            f32x4 t_73 = high_6 * high_7 - p_3 + high_6 * rest_7;
            f32x4 low_5 = t_73 + rest_6 * high_7 + rest_6 * rest_7;
            f32x4 s_2 = 0.755285144f + p_3;
            f32x4 other_2 = s_2 - 0.755285144f;
            f32x4 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (t_34 * g_low + low_5 + -1.33379325e-08f);
            g_low = t_low * (2.0f * s_1 - -0.607896686f) + g_low;
            f32x4 p_4 = u * s_2;
            f32x4 high_8 = (f32x4)(((u32x4)u + 2048) & -4096);
            f32x4 rest_8 = u - high_8;
            f32x4 high_9 = (f32x4)(((u32x4)s_2 + 2048) & -4096);
            f32x4 rest_9 = s_2 - high_9;
            f32x4 t_95 = high_8 * high_9 - p_4 + high_8 * rest_9;
            f32x4 low_7 = t_95 + rest_8 * high_9 + rest_8 * rest_9;
            f32x4 r_low = low_7 + (u * g_low + u_low * s_2);
            f32x4 p_5 = held * p_4;
            f32x4 high_10 = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_10 = held - high_10;
            f32x4 high_11 = (f32x4)(((u32x4)p_4 + 2048) & -4096);
            f32x4 rest_11 = p_4 - high_11;
            f32x4 t_111 = high_10 * high_11 - p_5 + high_10 * rest_11;
            f32x4 low_8 = t_111 + rest_10 * high_11 + rest_10 * rest_11;
            low_8 = held * r_low + low_8;
            f32x4 shifted = p * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + p;
            f32x4 more = power * 0.00021219444f + low;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_8 = 0.00139529722f * r + 0.00837032136f;
            q_8 = q_8 * r + 0.041666168f;
            q_8 = q_8 * r + 0.166665067f;
            q_8 = q_8 * r + 0.5f;
            f32x4 rest_12 = q_8 * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest_12;
            f32x4 p_6 = p_5 * one;
            f32x4 high_12 = (f32x4)(((u32x4)p_5 + 2048) & -4096);
            f32x4 rest_13 = p_5 - high_12;
            f32x4 high_13 = (f32x4)(((u32x4)one + 2048) & -4096);
            f32x4 rest_14 = one - high_13;
            f32x4 t_137 = high_12 * high_13 - p_6 + high_12 * rest_14;
            f32x4 low_10 = t_137 + rest_13 * high_13 + rest_13 * rest_14;
            f32x4 p_low = p_5 * more_1 + (low_8 * one + low_10);
            f32x4 y_1 = p_6 + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half_1 = bits >> 1;
            y_1 *= (f32x4)(half_1 << 23);
            f32x4 lost_1 = y_1 * (f32x4)((bits - half_1) << 23);
            *(f32x4u *)(y + i) = max_f32x4(splat_f32x4(-0.0f), v) - lost_1;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 a = abs_f32x4(v);
            f32x4 held = min_f32x4(splat_f32x4(14.6f), a);
            f32x4 half = held * -0.5f;
            f32x4 p = half * held;
            f32x4 high = (f32x4)(((u32x4)half + 2048) & -4096);
            f32x4 rest = half - high;
            f32x4 high_1 = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_1 = held - high_1;
            f32x4 t_9 = high * high_1 - p + high * rest_1;
            f32x4 low = t_9 + rest * high_1 + rest * rest_1;
            f32x4 s = held + 4.0f;
            f32x4 other = s - held;
            f32x4 low_1 = held - (s - other) + (4.0f - other);
            f32x4 u = 1.0f / s;
            f32x4 p_1 = u * s;
            f32x4 high_2 = (f32x4)(((u32x4)u + 2048) & -4096);
            f32x4 rest_2 = u - high_2;
            f32x4 high_3 = (f32x4)(((u32x4)s + 2048) & -4096);
            f32x4 rest_3 = s - high_3;
            f32x4 t_25 = high_2 * high_3 - p_1 + high_2 * rest_3;
            f32x4 low_2 = t_25 + rest_2 * high_3 + rest_2 * rest_3;
            f32x4 t_32 = 1.0f - p_1 - low_2 - u * low_1;
            f32x4 u_low = u * t_32;
            f32x4 t_34 = 1.0f - 8.0f * u;
            f32x4 t_low = 1.0f - t_34 - 8.0f * u - 8.0f * u_low;
            f32x4 q = -5.2425461e-05f * t_34 + -0.00023404602f;
            q = q * t_34 + 0.000169712483f;
            q = q * t_34 + 0.0016460882f;
            q = q * t_34 + -0.00348832831f;
            q = q * t_34 + -0.00754527282f;
            q = q * t_34 + 0.0603973418f;
            q = q * t_34 + -0.186521307f;
            q = q * t_34 + 0.387137383f;
            f32x4 p_2 = t_34 * q;
            f32x4 high_4 = (f32x4)(((u32x4)t_34 + 2048) & -4096);
            f32x4 rest_4 = t_34 - high_4;
            f32x4 high_5 = (f32x4)(((u32x4)q + 2048) & -4096);
            f32x4 rest_5 = q - high_5;
            f32x4 t_56 = high_4 * high_5 - p_2 + high_4 * rest_5;
            f32x4 low_3 = t_56 + rest_4 * high_5 + rest_4 * rest_5;
            f32x4 s_1 = -0.607896686f + p_2;
            f32x4 other_1 = s_1 - -0.607896686f;
            f32x4 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x4 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x4 p_3 = t_34 * s_1;
            f32x4 high_6 = (f32x4)(((u32x4)t_34 + 2048) & -4096);
            f32x4 rest_6 = t_34 - high_6;
            f32x4 high_7 = (f32x4)(((u32x4)s_1 + 2048) & -4096);
            f32x4 rest_7 = s_1 - high_7;
            f32x4 t_73 = high_6 * high_7 - p_3 + high_6 * rest_7;
            f32x4 low_5 = t_73 + rest_6 * high_7 + rest_6 * rest_7;
            f32x4 s_2 = 0.755285144f + p_3;
            f32x4 other_2 = s_2 - 0.755285144f;
            f32x4 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (t_34 * g_low + low_5 + -1.33379325e-08f);
            g_low = t_low * (2.0f * s_1 - -0.607896686f) + g_low;
            f32x4 p_4 = u * s_2;
            f32x4 high_8 = (f32x4)(((u32x4)u + 2048) & -4096);
            f32x4 rest_8 = u - high_8;
            f32x4 high_9 = (f32x4)(((u32x4)s_2 + 2048) & -4096);
            f32x4 rest_9 = s_2 - high_9;
            f32x4 t_95 = high_8 * high_9 - p_4 + high_8 * rest_9;
            f32x4 low_7 = t_95 + rest_8 * high_9 + rest_8 * rest_9;
            f32x4 r_low = low_7 + (u * g_low + u_low * s_2);
            f32x4 p_5 = held * p_4;
            f32x4 high_10 = (f32x4)(((u32x4)held + 2048) & -4096);
            f32x4 rest_10 = held - high_10;
            f32x4 high_11 = (f32x4)(((u32x4)p_4 + 2048) & -4096);
            f32x4 rest_11 = p_4 - high_11;
            f32x4 t_111 = high_10 * high_11 - p_5 + high_10 * rest_11;
            f32x4 low_8 = t_111 + rest_10 * high_11 + rest_10 * rest_11;
            low_8 = held * r_low + low_8;
            f32x4 shifted = p * 1.44269504f + 8388862.0f;
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = power * -0.693359375f + p;
            f32x4 more = power * 0.00021219444f + low;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_8 = 0.00139529722f * r + 0.00837032136f;
            q_8 = q_8 * r + 0.041666168f;
            q_8 = q_8 * r + 0.166665067f;
            q_8 = q_8 * r + 0.5f;
            f32x4 rest_12 = q_8 * (r * r) + lost;
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest_12;
            f32x4 p_6 = p_5 * one;
            f32x4 high_12 = (f32x4)(((u32x4)p_5 + 2048) & -4096);
            f32x4 rest_13 = p_5 - high_12;
            f32x4 high_13 = (f32x4)(((u32x4)one + 2048) & -4096);
            f32x4 rest_14 = one - high_13;
            f32x4 t_137 = high_12 * high_13 - p_6 + high_12 * rest_14;
            f32x4 low_10 = t_137 + rest_13 * high_13 + rest_13 * rest_14;
            f32x4 p_low = p_5 * more_1 + (low_8 * one + low_10);
            f32x4 y_1 = p_6 + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half_1 = bits >> 1;
            y_1 *= (f32x4)(half_1 << 23);
            f32x4 lost_1 = y_1 * (f32x4)((bits - half_1) << 23);
            store_mask_f32x4(y + whole, max_f32x4(splat_f32x4(-0.0f), v) - lost_1, lanes);
        }
    }
}
