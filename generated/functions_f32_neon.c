/* functions_f32_neon.c: kernels of gen/manifest/functions_f32.lua for neon.
 * Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
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

static inline f32x2 low_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

/* tnk_exp_f32__neon_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of each inner loop: 28 fma 40 add 16 mul 8 max 4 ld 4 st; 7 fma 10 add 4 mul 2 max 1 ld
 *   1 st
 * vector registers: 5 of 32 */
void tnk_exp_f32__neon_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v));
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
            f32x4 t_10 = y_1 * (f32x4)((bits - half) << 23);
            vst1q_f32(y + i, t_10);
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v_1));
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
            f32x4 t_22 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            vst1q_f32(y + i + 4, t_22);
            f32x4 v_2 = vld1q_f32(x_1 + i + 8);
            f32x4 bounded_2 = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v_2));
            f32x4 shifted_2 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_2,
                vdupq_n_f32(1.44269504f));
            f32x4 power_2 = shifted_2 - 8388862.0f;
            f32x4 nearly_2 = vfmaq_f32(bounded_2, power_2, vdupq_n_f32(-0.693359375f));
            f32x4 more_4 = power_2 * 0.00021219444f;
            f32x4 r_2 = nearly_2 + more_4;
            f32x4 lost_2 = more_4 - (r_2 - nearly_2);
            f32x4 q_8 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_2);
            q_8 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_8, r_2);
            q_8 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_8, r_2);
            q_8 = vfmaq_f32(vdupq_n_f32(0.5f), q_8, r_2);
            f32x4 rest_2 = vfmaq_f32(lost_2, q_8, r_2 * r_2);
            f32x4 one_2 = r_2 + 1.0f;
            f32x4 more_5 = r_2 - (one_2 - 1.0f) + rest_2;
            f32x4 y_5 = one_2 + more_5;
            u32x4 bits_2 = (u32x4)shifted_2;
            u32x4 half_2 = bits_2 >> 1;
            y_5 *= (f32x4)(half_2 << 23);
            f32x4 t_34 = y_5 * (f32x4)((bits_2 - half_2) << 23);
            vst1q_f32(y + i + 8, t_34);
            f32x4 v_3 = vld1q_f32(x_1 + i + 12);
            f32x4 bounded_3 = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v_3));
            f32x4 shifted_3 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_3,
                vdupq_n_f32(1.44269504f));
            f32x4 power_3 = shifted_3 - 8388862.0f;
            f32x4 nearly_3 = vfmaq_f32(bounded_3, power_3, vdupq_n_f32(-0.693359375f));
            f32x4 more_6 = power_3 * 0.00021219444f;
            f32x4 r_3 = nearly_3 + more_6;
            f32x4 lost_3 = more_6 - (r_3 - nearly_3);
            f32x4 q_12 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_3);
            q_12 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_12, r_3);
            q_12 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_12, r_3);
            q_12 = vfmaq_f32(vdupq_n_f32(0.5f), q_12, r_3);
            f32x4 rest_3 = vfmaq_f32(lost_3, q_12, r_3 * r_3);
            f32x4 one_3 = r_3 + 1.0f;
            f32x4 more_7 = r_3 - (one_3 - 1.0f) + rest_3;
            f32x4 y_7 = one_3 + more_7;
            u32x4 bits_3 = (u32x4)shifted_3;
            u32x4 half_3 = bits_3 >> 1;
            y_7 *= (f32x4)(half_3 << 23);
            f32x4 t_46 = y_7 * (f32x4)((bits_3 - half_3) << 23);
            vst1q_f32(y + i + 12, t_46);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v));
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
            f32x4 t_10 = y_1 * (f32x4)((bits - half) << 23);
            vst1q_f32(y + i, t_10);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v));
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
            f32x4 t_10 = y_1 * (f32x4)((bits - half) << 23);
            store_mask_f32x4(y + whole, t_10, lanes);
        }
    }
}

/* tnk_pow_f32__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=pow to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: binary, every tier
 * a turn of the inner loop: 42 fma 40 add 23 mul 2 div 4 max 2 round 6 convert 15 select 5
 *   shuffle 2 ld 1 st
 * vector registers: 13 of 32 */
void tnk_pow_f32__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 a_2 = vabsq_f32(x);
            f64x2 wide = __builtin_convertvector(low_half_f32x4(a_2), f64x2);
            f64x2 wide_1 = __builtin_convertvector(low_half_f32x4(x_1), f64x2);
            i64x2 small = wide < 2.2250738585072014e-308;
            f64x2 normal = select_f64x2(small, wide * 4503599627370496.0, wide);
            u64x2 t_4 = (u64x2)normal;
            u64x2 n_1 = (t_4 + 2638147582215219ull) >> 52ull;
            f64x2 t_9 = (f64x2)(t_4 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x2 power = (f64x2)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x2 f = t_9 - 1.0;
            power -= select_f64x2(small, vdupq_n_f64(52.0), (f64x2){0});
            f64x2 s = f / (f + 2.0);
            f64x2 z = s * s;
            f64x2 half_square = f * f * 0.5;
            f64x2 q = vfmaq_f64(vdupq_n_f64(0.1533170842365717), vdupq_n_f64(0.14616639772177434),
                z);
            q = vfmaq_f64(vdupq_n_f64(0.18182889402939709), q, z);
            q = vfmaq_f64(vdupq_n_f64(0.2222221113408715), q, z);
            q = vfmaq_f64(vdupq_n_f64(0.28571428625939216), q, z);
            q = vfmaq_f64(vdupq_n_f64(0.39999999999899827), q, z);
            q = vfmaq_f64(vdupq_n_f64(0.66666666666666696), q, z);
            f64x2 p = q * z + half_square;
            f64x2 rest = vfmaq_f64(power * 1.9082149292705877e-10, s, p);
            f64x2 away = half_square - rest;
            f64x2 y_1 = vfmaq_f64(f - away, power, vdupq_n_f64(0.69314718036912382));
            f64x2 t_19 = select_f64x2(wide == 0.0, vdupq_n_f64(-__builtin_inf()),
                select_f64x2(wide < __builtin_inf(), y_1, wide));
            f64x2 t_22 = max_f64x2(vdupq_n_f64(-746.0),
                wide_1 * select_f64x2(wide < 0.0, vdupq_n_f64(__builtin_nan("")), t_19));
            f64x2 bounded = min_f64x2(vdupq_n_f64(710.0), t_22);
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power_2 = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(bounded, power_2, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = power_2 * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_6 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r);
            q_6 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_6, r);
            q_6 = vfmaq_f64(vdupq_n_f64(0.5), q_6, r);
            f64x2 rest_1 = vfmaq_f64(lost, q_6, r * r);
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest_1;
            f64x2 y_2 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_2 *= (f64x2)(half << 52ull);
            f64x2 t_32 = y_2 * (f64x2)((bits - half) << 52ull);
            f32x2 narrow = __builtin_convertvector(t_32, f32x2);
            f64x2 wide_2 = __builtin_convertvector(high_half_f32x4(a_2), f64x2);
            f64x2 wide_3 = __builtin_convertvector(high_half_f32x4(x_1), f64x2);
            i64x2 small_1 = wide_2 < 2.2250738585072014e-308;
            f64x2 normal_1 = select_f64x2(small_1, wide_2 * 4503599627370496.0, wide_2);
            u64x2 t_36 = (u64x2)normal_1;
            u64x2 n_2 = (t_36 + 2638147582215219ull) >> 52ull;
            f64x2 t_41 = (f64x2)(t_36 - (n_2 << 52ull) + 4607182418800017408ull);
            f64x2 power_3 = (f64x2)(n_2 | 4841369599423283200ull) - 4503599627371519.0;
            f64x2 f_1 = t_41 - 1.0;
            power_3 -= select_f64x2(small_1, vdupq_n_f64(52.0), (f64x2){0});
            f64x2 s_1 = f_1 / (f_1 + 2.0);
            f64x2 z_1 = s_1 * s_1;
            f64x2 half_square_1 = f_1 * f_1 * 0.5;
            f64x2 q_16 = vfmaq_f64(vdupq_n_f64(0.1533170842365717),
                vdupq_n_f64(0.14616639772177434), z_1);
            q_16 = vfmaq_f64(vdupq_n_f64(0.18182889402939709), q_16, z_1);
            q_16 = vfmaq_f64(vdupq_n_f64(0.2222221113408715), q_16, z_1);
            q_16 = vfmaq_f64(vdupq_n_f64(0.28571428625939216), q_16, z_1);
            q_16 = vfmaq_f64(vdupq_n_f64(0.39999999999899827), q_16, z_1);
            q_16 = vfmaq_f64(vdupq_n_f64(0.66666666666666696), q_16, z_1);
            f64x2 p_1 = q_16 * z_1 + half_square_1;
            f64x2 rest_2 = vfmaq_f64(power_3 * 1.9082149292705877e-10, s_1, p_1);
            f64x2 away_1 = half_square_1 - rest_2;
            f64x2 y_4 = vfmaq_f64(f_1 - away_1, power_3, vdupq_n_f64(0.69314718036912382));
            f64x2 t_51 = select_f64x2(wide_2 == 0.0, vdupq_n_f64(-__builtin_inf()),
                select_f64x2(wide_2 < __builtin_inf(), y_4, wide_2));
            f64x2 t_54 = max_f64x2(vdupq_n_f64(-746.0),
                wide_3 * select_f64x2(wide_2 < 0.0, vdupq_n_f64(__builtin_nan("")), t_51));
            f64x2 bounded_1 = min_f64x2(vdupq_n_f64(710.0), t_54);
            f64x2 shifted_1 = vfmaq_f64(vdupq_n_f64(4503599627372542.0), bounded_1,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power_5 = shifted_1 - 4503599627372542.0;
            f64x2 nearly_1 = vfmaq_f64(bounded_1, power_5, vdupq_n_f64(-0.69314718036912382));
            f64x2 more_2 = power_5 * -1.9082149292705877e-10;
            f64x2 r_1 = nearly_1 + more_2;
            f64x2 lost_1 = more_2 - (r_1 - nearly_1);
            f64x2 q_22 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_22, r_1);
            q_22 = vfmaq_f64(vdupq_n_f64(0.5), q_22, r_1);
            f64x2 rest_3 = vfmaq_f64(lost_1, q_22, r_1 * r_1);
            f64x2 one_1 = r_1 + 1.0;
            f64x2 more_3 = r_1 - (one_1 - 1.0) + rest_3;
            f64x2 y_5 = one_1 + more_3;
            u64x2 bits_1 = (u64x2)shifted_1;
            u64x2 half_1 = bits_1 >> 1ull;
            y_5 *= (f64x2)(half_1 << 52ull);
            f64x2 t_64 = y_5 * (f64x2)((bits_1 - half_1) << 52ull);
            f32x2 narrow_1 = __builtin_convertvector(t_64, f32x2);
            f32x4 p_2 = join_f32x2(narrow, narrow_1);
            f32x4 half_2 = x_1 * 0.5f;
            i32x4 whole = vrndnq_f32(x_1) == x_1;
            i32x4 odd = whole & (vrndnq_f32(half_2) != half_2);
            f32x4 t_68 = select_f32x4((a_2 == 1.0f) & (x_1 == x_1), vdupq_n_f32(1.0f), p_2);
            i32x4 t_72 = ((x < 0.0f) & (a_2 < __builtin_inff())) & ~whole;
            f32x4 t_75 = select_f32x4((x_1 == 0.0f) | (x == 1.0f), vdupq_n_f32(1.0f),
                select_f32x4(t_72, vdupq_n_f32(__builtin_nanf("")), select_f32x4(x != x, x, t_68)));
            u32x4 sign = (u32x4)x & 2147483648u;
            f32x4 t_80 = (f32x4)((u32x4)t_75 | select_u32x4(odd, sign, (u32x4){0}));
            store_mask_f32x4(y + i, t_80, lanes);
        }
    }
}

/* tnk_gelu_tanh_f32__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=gelu_tanh to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 17 fma 28 add 11 mul 1 div 4 max 4 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_gelu_tanh_f32__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i32x4 lanes = first_lanes_i32x4(left);
            f32x4 v = load_mask_f32x4(x_1 + i, lanes);
            f32x4 held = max_f32x4(vdupq_n_f32(-14.0f), min_f32x4(vdupq_n_f32(14.0f), v));
            f32x4 p = held * held;
            f32x4 low = vfmaq_f32(-p, held, held);
            f32x4 p_1 = p * 0.0713548139f;
            f32x4 low_1 = vfmaq_f32(-p_1, p, vdupq_n_f32(0.0713548139f));
            f32x4 t_6 = low_1 + vfmaq_f32(low * 0.0713548139f, p, vdupq_n_f32(2.39883247e-09f));
            f32x4 s = p_1 + 1.59576917f;
            f32x4 other = s - p_1;
            f32x4 low_2 = p_1 - (s - other) + (1.59576917f - other);
            low_2 += t_6 + -4.53406805e-08f;
            f32x4 p_2 = held * s;
            f32x4 low_4 = vfmaq_f32(-p_2, held, s);
            low_2 = vfmaq_f32(low_4, held, low_2);
            f32x4 a = max_f32x4(vdupq_n_f32(-124.8f), -vabsq_f32(p_2));
            i32x4 below_1 = p_2 < 0.0f;
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), a, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(a, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = vfmaq_f32(select_f32x4(p_2 < 0.0f, low_2, -low_2), power,
                vdupq_n_f32(0.00021219444f));
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
            f32x4 t_25 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 one_1 = r + 1.0f;
            f32x4 more_2 = r - (one_1 - 1.0f) + rest;
            f32x4 p_3 = held * one_1;
            f32x4 low_6 = vfmaq_f32(-p_3, held, one_1);
            f32x4 p_low = vfmaq_f32(low_6, held, more_2);
            f32x4 n_1 = select_f32x4(below_1, p_3, v);
            f32x4 n_low = select_f32x4(below_1, p_low, vdupq_n_f32(-0.0f));
            f32x4 d = t_25 + 1.0f;
            f32x4 gained = d - 1.0f - t_25;
            f32x4 part = gained * vfmaq_f32(vdupq_n_f32(1.41176471f), d,
                vdupq_n_f32(-0.470588235f));
            f32x4 t_33 = n_1 + vfmaq_f32(n_low, min_f32x4(vdupq_n_f32(1e+30f), n_1), part);
            f32x4 t_34 = t_33 / d;
            u32x4 bits_1 = (u32x4)shifted;
            u32x4 half_1 = bits_1 >> 1;
            f32x4 y_3 = t_34 * (f32x4)(half_1 << 23);
            f32x4 t_40 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            store_mask_f32x4(y + i, select_f32x4(below_1, t_40, t_34), lanes);
        }
    }
}

/* tnk_softplus_f32__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=softplus to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 12 fma 15 add 9 mul 1 div 2 max 1 ld 1 st
 * vector registers: 6 of 32 */
void tnk_softplus_f32__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i32x4 lanes = first_lanes_i32x4(left);
            f32x4 v = load_mask_f32x4(x_1 + i, lanes);
            f32x4 a = max_f32x4(vdupq_n_f32(-104.0f), -vabsq_f32(v));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), a, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(a, power, vdupq_n_f32(-0.693359375f));
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
            f32x4 s = e / (e + 2.0f);
            f32x4 z = s * s;
            f32x4 half_square = e * e * 0.5f;
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.209276408f), vdupq_n_f32(0.0941706449f), z);
            q_4 = vfmaq_f32(vdupq_n_f32(0.218815342f), q_4, z);
            q_4 = vfmaq_f32(vdupq_n_f32(0.285888314f), q_4, z);
            q_4 = vfmaq_f32(vdupq_n_f32(0.399996459f), q_4, z);
            q_4 = vfmaq_f32(vdupq_n_f32(0.666666687f), q_4, z);
            f32x4 p = q_4 * z + half_square;
            f32x4 rest_1 = s * p;
            f32x4 away = half_square - rest_1;
            store_mask_f32x4(y + i, max_f32x4((f32x4){0}, v) + (e - away), lanes);
        }
    }
}

/* tnk_log_f32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=log to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 11 fma 5 add 3 mul 1 convert 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_log_f32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
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
            f32x4 q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.116769987f), f,
                vdupq_n_f32(-0.115146103f)), vdupq_n_f32(0.0703768363f), square);
            q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.142493228f), f, vdupq_n_f32(-0.124201408f)), q,
                square);
            q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.200007148f), f, vdupq_n_f32(-0.166680577f)), q,
                square);
            f32x4 p = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.333333312f), f, vdupq_n_f32(-0.24999994f)),
                q, square);
            p = vfmaq_f32(power * -0.00021219444f, p, square * f);
            p = vfmaq_f32(p, square, vdupq_n_f32(-0.5f));
            f32x4 y_1 = vfmaq_f32(f + p, power, vdupq_n_f32(0.693359375f));
            if (other) {
                f32x4 t_15 = select_f32x4(v == 0.0f, vdupq_n_f32(-__builtin_inff()),
                    select_f32x4(v < __builtin_inff(), y_1, v));
                y_1 = select_f32x4(v < 0.0f, vdupq_n_f32(__builtin_nanf("")), t_15);
            }
            vst1q_f32(y + i, y_1);
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
            f32x4 q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.116769987f), f,
                vdupq_n_f32(-0.115146103f)), vdupq_n_f32(0.0703768363f), square);
            q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.142493228f), f, vdupq_n_f32(-0.124201408f)), q,
                square);
            q = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.200007148f), f, vdupq_n_f32(-0.166680577f)), q,
                square);
            f32x4 p = vfmaq_f32(vfmaq_f32(vdupq_n_f32(0.333333312f), f, vdupq_n_f32(-0.24999994f)),
                q, square);
            p = vfmaq_f32(power * -0.00021219444f, p, square * f);
            p = vfmaq_f32(p, square, vdupq_n_f32(-0.5f));
            f32x4 y_1 = vfmaq_f32(f + p, power, vdupq_n_f32(0.693359375f));
            if (other) {
                f32x4 t_15 = select_f32x4(v == 0.0f, vdupq_n_f32(-__builtin_inff()),
                    select_f32x4(v < __builtin_inff(), y_1, v));
                y_1 = select_f32x4(v < 0.0f, vdupq_n_f32(__builtin_nanf("")), t_15);
            }
            store_mask_f32x4(y + whole, y_1, lanes);
        }
    }
}

/* tnk_rsqrt_f32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=rsqrt to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 1 div 1 sqrt 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_rsqrt_f32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, 1.0f / vsqrtq_f32(v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, 1.0f / vsqrtq_f32(v), lanes);
        }
    }
}

/* tnk_erf_f32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=erf to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 29 fma 11 add 9 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_erf_f32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 a = vabsq_f32(v);
            f32x4 square = a * a;
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.000108587818f), vdupq_n_f32(-8.57798841e-06f),
                square);
            q = vfmaq_f32(vdupq_n_f32(-0.000842323236f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.00521640619f), q, square);
            q = vfmaq_f32(vdupq_n_f32(-0.0268635508f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.112837434f), q, square);
            q = vfmaq_f32(vdupq_n_f32(-0.376126349f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.128379166f), q, square);
            f32x4 small = vfmaq_f32(a, q, a);
            f32x4 held = min_f32x4(vdupq_n_f32(4.0f), a);
            f32x4 wide = held * 1.41421356f;
            f32x4 u = 1.0f / (wide + 4.0f);
            f32x4 t_1 = vfmaq_f32(vdupq_n_f32(1.0f), u, vdupq_n_f32(-8.0f));
            f32x4 q_7 = vfmaq_f32(vdupq_n_f32(-0.00023404602f), vdupq_n_f32(-5.2425461e-05f), t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.000169712483f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.0016460882f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.00348832831f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.00754527282f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.0603973418f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.186521307f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.387137383f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.607896686f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.755285144f), q_7, t_1);
            f32x4 exponent = held * -held;
            f32x4 f = u * q_7;
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), exponent, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(exponent, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_17 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q_17 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_17, r);
            q_17 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_17, r);
            q_17 = vfmaq_f32(vdupq_n_f32(0.5f), q_17, r);
            f32x4 rest = vfmaq_f32(lost, q_17, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 p = f * one;
            f32x4 low = vfmaq_f32(-p, f, one);
            f32x4 p_low = vfmaq_f32(low, f, more_1);
            f32x4 y_1 = p + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_13 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = vfmaq_f32(vdupq_n_f32(1.0f), t_13, vdupq_n_f32(-2.0f));
            f32x4 y_3 = select_f32x4(a < 1.0f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            vst1q_f32(y + i, (f32x4)((u32x4)y_3 | sign));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 a = vabsq_f32(v);
            f32x4 square = a * a;
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.000108587818f), vdupq_n_f32(-8.57798841e-06f),
                square);
            q = vfmaq_f32(vdupq_n_f32(-0.000842323236f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.00521640619f), q, square);
            q = vfmaq_f32(vdupq_n_f32(-0.0268635508f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.112837434f), q, square);
            q = vfmaq_f32(vdupq_n_f32(-0.376126349f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.128379166f), q, square);
            f32x4 small = vfmaq_f32(a, q, a);
            f32x4 held = min_f32x4(vdupq_n_f32(4.0f), a);
            f32x4 wide = held * 1.41421356f;
            f32x4 u = 1.0f / (wide + 4.0f);
            f32x4 t_1 = vfmaq_f32(vdupq_n_f32(1.0f), u, vdupq_n_f32(-8.0f));
            f32x4 q_7 = vfmaq_f32(vdupq_n_f32(-0.00023404602f), vdupq_n_f32(-5.2425461e-05f), t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.000169712483f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.0016460882f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.00348832831f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.00754527282f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.0603973418f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.186521307f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.387137383f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(-0.607896686f), q_7, t_1);
            q_7 = vfmaq_f32(vdupq_n_f32(0.755285144f), q_7, t_1);
            f32x4 exponent = held * -held;
            f32x4 f = u * q_7;
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), exponent, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(exponent, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_17 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q_17 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_17, r);
            q_17 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_17, r);
            q_17 = vfmaq_f32(vdupq_n_f32(0.5f), q_17, r);
            f32x4 rest = vfmaq_f32(lost, q_17, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 p = f * one;
            f32x4 low = vfmaq_f32(-p, f, one);
            f32x4 p_low = vfmaq_f32(low, f, more_1);
            f32x4 y_1 = p + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_13 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = vfmaq_f32(vdupq_n_f32(1.0f), t_13, vdupq_n_f32(-2.0f));
            f32x4 y_3 = select_f32x4(a < 1.0f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            store_mask_f32x4(y + whole, (f32x4)((u32x4)y_3 | sign), lanes);
        }
    }
}

/* tnk_tanh_f32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=tanh to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 12 fma 12 add 7 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_tanh_f32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 a = vabsq_f32(v);
            f32x4 square = a * a;
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.0212947447f), vdupq_n_f32(-0.00658885948f), square);
            q = vfmaq_f32(vdupq_n_f32(-0.0539060757f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.133330852f), q, square);
            q = vfmaq_f32(vdupq_n_f32(-0.333333313f), q, square);
            f32x4 small = vfmaq_f32(a, q * square, a);
            f32x4 twice = min_f32x4(vdupq_n_f32(10.0f), a) * 2.0f;
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), twice, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(twice, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r);
            q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r);
            q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r);
            f32x4 rest = vfmaq_f32(lost, q_4, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_11 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = 1.0f - 2.0f / (t_11 + 1.0f);
            f32x4 y_3 = select_f32x4(a < 0.549306f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            vst1q_f32(y + i, (f32x4)((u32x4)y_3 | sign));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 a = vabsq_f32(v);
            f32x4 square = a * a;
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.0212947447f), vdupq_n_f32(-0.00658885948f), square);
            q = vfmaq_f32(vdupq_n_f32(-0.0539060757f), q, square);
            q = vfmaq_f32(vdupq_n_f32(0.133330852f), q, square);
            q = vfmaq_f32(vdupq_n_f32(-0.333333313f), q, square);
            f32x4 small = vfmaq_f32(a, q * square, a);
            f32x4 twice = min_f32x4(vdupq_n_f32(10.0f), a) * 2.0f;
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), twice, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(twice, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = power * 0.00021219444f;
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r);
            q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r);
            q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r);
            f32x4 rest = vfmaq_f32(lost, q_4, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 y_1 = one + more_1;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_11 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 large = 1.0f - 2.0f / (t_11 + 1.0f);
            f32x4 y_3 = select_f32x4(a < 0.549306f, small, large);
            u32x4 sign = (u32x4)v & 2147483648u;
            store_mask_f32x4(y + whole, (f32x4)((u32x4)y_3 | sign), lanes);
        }
    }
}

/* tnk_sigmoid_f32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=sigmoid to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 8 fma 11 add 4 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_sigmoid_f32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
            i32x4 below = v < 0.0f;
            f32x4 a = max_f32x4(vdupq_n_f32(-104.0f), -vabsq_f32(v));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), a, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(a, power, vdupq_n_f32(-0.693359375f));
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
            f32x4 n_1 = select_f32x4(below, e, vdupq_n_f32(1.0f));
            f32x4 q_4 = e / (e + 1.0f);
            vst1q_f32(y + i, vfmaq_f32(n_1, -n_1, q_4));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            i32x4 below = v < 0.0f;
            f32x4 a = max_f32x4(vdupq_n_f32(-104.0f), -vabsq_f32(v));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), a, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(a, power, vdupq_n_f32(-0.693359375f));
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
            f32x4 n_1 = select_f32x4(below, e, vdupq_n_f32(1.0f));
            f32x4 q_4 = e / (e + 1.0f);
            store_mask_f32x4(y + whole, vfmaq_f32(n_1, -n_1, q_4), lanes);
        }
    }
}

/* tnk_silu_f32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=silu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 11 fma 19 add 8 mul 1 div 3 max 3 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_silu_f32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 held = max_f32x4(vdupq_n_f32(-124.8f), v);
            f32x4 a = max_f32x4(vdupq_n_f32(-124.8f), -vabsq_f32(v));
            i32x4 below = v < 0.0f;
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), a, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(a, power, vdupq_n_f32(-0.693359375f));
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
            f32x4 t_11 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 one_1 = r + 1.0f;
            f32x4 more_2 = r - (one_1 - 1.0f) + rest;
            f32x4 p = held * one_1;
            f32x4 low = vfmaq_f32(-p, held, one_1);
            f32x4 p_low = vfmaq_f32(low, held, more_2);
            f32x4 n_1 = select_f32x4(below, p, v);
            f32x4 n_low = select_f32x4(below, p_low, vdupq_n_f32(-0.0f));
            f32x4 d = t_11 + 1.0f;
            f32x4 gained = d - 1.0f - t_11;
            f32x4 part = gained * vfmaq_f32(vdupq_n_f32(1.41176471f), d,
                vdupq_n_f32(-0.470588235f));
            f32x4 t_19 = n_1 + vfmaq_f32(n_low, min_f32x4(vdupq_n_f32(1e+30f), n_1), part);
            f32x4 t_20 = t_19 / d;
            u32x4 bits_1 = (u32x4)shifted;
            u32x4 half_1 = bits_1 >> 1;
            f32x4 y_3 = t_20 * (f32x4)(half_1 << 23);
            f32x4 t_26 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            vst1q_f32(y + i, select_f32x4(below, t_26, t_20));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 held = max_f32x4(vdupq_n_f32(-124.8f), v);
            f32x4 a = max_f32x4(vdupq_n_f32(-124.8f), -vabsq_f32(v));
            i32x4 below = v < 0.0f;
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), a, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(a, power, vdupq_n_f32(-0.693359375f));
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
            f32x4 t_11 = y_1 * (f32x4)((bits - half) << 23);
            f32x4 one_1 = r + 1.0f;
            f32x4 more_2 = r - (one_1 - 1.0f) + rest;
            f32x4 p = held * one_1;
            f32x4 low = vfmaq_f32(-p, held, one_1);
            f32x4 p_low = vfmaq_f32(low, held, more_2);
            f32x4 n_1 = select_f32x4(below, p, v);
            f32x4 n_low = select_f32x4(below, p_low, vdupq_n_f32(-0.0f));
            f32x4 d = t_11 + 1.0f;
            f32x4 gained = d - 1.0f - t_11;
            f32x4 part = gained * vfmaq_f32(vdupq_n_f32(1.41176471f), d,
                vdupq_n_f32(-0.470588235f));
            f32x4 t_19 = n_1 + vfmaq_f32(n_low, min_f32x4(vdupq_n_f32(1e+30f), n_1), part);
            f32x4 t_20 = t_19 / d;
            u32x4 bits_1 = (u32x4)shifted;
            u32x4 half_1 = bits_1 >> 1;
            f32x4 y_3 = t_20 * (f32x4)(half_1 << 23);
            f32x4 t_26 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            store_mask_f32x4(y + whole, select_f32x4(below, t_26, t_20), lanes);
        }
    }
}

/* tnk_gelu_f32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=gelu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 29 fma 42 add 18 mul 1 div 2 max 1 ld 1 st
 * vector registers: 13 of 32 */
void tnk_gelu_f32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 a = vabsq_f32(v);
            f32x4 held = min_f32x4(vdupq_n_f32(14.6f), a);
            f32x4 half = held * -0.5f;
            f32x4 p = half * held;
            f32x4 low = vfmaq_f32(-p, half, held);
            f32x4 s = held + 4.0f;
            f32x4 other = s - held;
            f32x4 low_1 = held - (s - other) + (4.0f - other);
            f32x4 u = 1.0f / s;
            f32x4 p_1 = u * s;
            f32x4 low_2 = vfmaq_f32(-p_1, u, s);
            f32x4 t_8 = 1.0f - p_1 - low_2 - u * low_1;
            f32x4 u_low = u * t_8;
            f32x4 t_10 = 1.0f - 8.0f * u;
            f32x4 t_low = 1.0f - t_10 - 8.0f * u - 8.0f * u_low;
            f32x4 q = vfmaq_f32(vdupq_n_f32(-0.00023404602f), vdupq_n_f32(-5.2425461e-05f), t_10);
            q = vfmaq_f32(vdupq_n_f32(0.000169712483f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(0.0016460882f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(-0.00348832831f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(-0.00754527282f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(0.0603973418f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(-0.186521307f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(0.387137383f), q, t_10);
            f32x4 p_2 = t_10 * q;
            f32x4 low_3 = vfmaq_f32(-p_2, t_10, q);
            f32x4 s_1 = -0.607896686f + p_2;
            f32x4 other_1 = s_1 - -0.607896686f;
            f32x4 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x4 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x4 p_3 = t_10 * s_1;
            f32x4 low_5 = vfmaq_f32(-p_3, t_10, s_1);
            f32x4 s_2 = 0.755285144f + p_3;
            f32x4 other_2 = s_2 - 0.755285144f;
            f32x4 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (vfmaq_f32(low_5, t_10, g_low) + -1.33379325e-08f);
            g_low = vfmaq_f32(g_low, t_low, 2.0f * s_1 - -0.607896686f);
            f32x4 p_4 = u * s_2;
            f32x4 low_7 = vfmaq_f32(-p_4, u, s_2);
            f32x4 r_low = low_7 + vfmaq_f32(u_low * s_2, u, g_low);
            f32x4 p_5 = held * p_4;
            f32x4 low_8 = vfmaq_f32(-p_5, held, p_4);
            low_8 = vfmaq_f32(low_8, held, r_low);
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), p, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(p, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = vfmaq_f32(low, power, vdupq_n_f32(0.00021219444f));
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_8 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q_8 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_8, r);
            q_8 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_8, r);
            q_8 = vfmaq_f32(vdupq_n_f32(0.5f), q_8, r);
            f32x4 rest = vfmaq_f32(lost, q_8, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 p_6 = p_5 * one;
            f32x4 low_10 = vfmaq_f32(-p_6, p_5, one);
            f32x4 p_low = vfmaq_f32(vfmaq_f32(low_10, low_8, one), p_5, more_1);
            f32x4 y_1 = p_6 + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half_1 = bits >> 1;
            y_1 *= (f32x4)(half_1 << 23);
            f32x4 lost_1 = y_1 * (f32x4)((bits - half_1) << 23);
            vst1q_f32(y + i, max_f32x4(vdupq_n_f32(-0.0f), v) - lost_1);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 a = vabsq_f32(v);
            f32x4 held = min_f32x4(vdupq_n_f32(14.6f), a);
            f32x4 half = held * -0.5f;
            f32x4 p = half * held;
            f32x4 low = vfmaq_f32(-p, half, held);
            f32x4 s = held + 4.0f;
            f32x4 other = s - held;
            f32x4 low_1 = held - (s - other) + (4.0f - other);
            f32x4 u = 1.0f / s;
            f32x4 p_1 = u * s;
            f32x4 low_2 = vfmaq_f32(-p_1, u, s);
            f32x4 t_8 = 1.0f - p_1 - low_2 - u * low_1;
            f32x4 u_low = u * t_8;
            f32x4 t_10 = 1.0f - 8.0f * u;
            f32x4 t_low = 1.0f - t_10 - 8.0f * u - 8.0f * u_low;
            f32x4 q = vfmaq_f32(vdupq_n_f32(-0.00023404602f), vdupq_n_f32(-5.2425461e-05f), t_10);
            q = vfmaq_f32(vdupq_n_f32(0.000169712483f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(0.0016460882f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(-0.00348832831f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(-0.00754527282f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(0.0603973418f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(-0.186521307f), q, t_10);
            q = vfmaq_f32(vdupq_n_f32(0.387137383f), q, t_10);
            f32x4 p_2 = t_10 * q;
            f32x4 low_3 = vfmaq_f32(-p_2, t_10, q);
            f32x4 s_1 = -0.607896686f + p_2;
            f32x4 other_1 = s_1 - -0.607896686f;
            f32x4 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x4 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x4 p_3 = t_10 * s_1;
            f32x4 low_5 = vfmaq_f32(-p_3, t_10, s_1);
            f32x4 s_2 = 0.755285144f + p_3;
            f32x4 other_2 = s_2 - 0.755285144f;
            f32x4 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (vfmaq_f32(low_5, t_10, g_low) + -1.33379325e-08f);
            g_low = vfmaq_f32(g_low, t_low, 2.0f * s_1 - -0.607896686f);
            f32x4 p_4 = u * s_2;
            f32x4 low_7 = vfmaq_f32(-p_4, u, s_2);
            f32x4 r_low = low_7 + vfmaq_f32(u_low * s_2, u, g_low);
            f32x4 p_5 = held * p_4;
            f32x4 low_8 = vfmaq_f32(-p_5, held, p_4);
            low_8 = vfmaq_f32(low_8, held, r_low);
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), p, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(p, power, vdupq_n_f32(-0.693359375f));
            f32x4 more = vfmaq_f32(low, power, vdupq_n_f32(0.00021219444f));
            f32x4 r = nearly + more;
            f32x4 lost = more - (r - nearly);
            f32x4 q_8 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q_8 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_8, r);
            q_8 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_8, r);
            q_8 = vfmaq_f32(vdupq_n_f32(0.5f), q_8, r);
            f32x4 rest = vfmaq_f32(lost, q_8, r * r);
            f32x4 one = r + 1.0f;
            f32x4 more_1 = r - (one - 1.0f) + rest;
            f32x4 p_6 = p_5 * one;
            f32x4 low_10 = vfmaq_f32(-p_6, p_5, one);
            f32x4 p_low = vfmaq_f32(vfmaq_f32(low_10, low_8, one), p_5, more_1);
            f32x4 y_1 = p_6 + p_low;
            u32x4 bits = (u32x4)shifted;
            u32x4 half_1 = bits >> 1;
            y_1 *= (f32x4)(half_1 << 23);
            f32x4 lost_1 = y_1 * (f32x4)((bits - half_1) << 23);
            store_mask_f32x4(y + whole, max_f32x4(vdupq_n_f32(-0.0f), v) - lost_1, lanes);
        }
    }
}
