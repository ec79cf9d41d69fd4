/* functions_f32_avx2.c: kernels of gen/manifest/functions_f32.lua for avx2.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));

static const f32x8 roots_8 = { 1.0f, 1.09050773f, 1.18920712f, 1.29683955f, 1.41421356f,
    1.54221083f, 1.68179283f, 1.83400809f };

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x8 abs_f32x8(f32x8 x)
{
    return (f32x8)(((u32x8)x << 1) >> 1);
}

static inline f32x4 low_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline f64x4 max_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a > b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline f64x4 min_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a < b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline f32x4 high_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline f32x8 join_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline u32x8 select_u32x8(i32x8 m, u32x8 a, u32x8 b)
{
    return (u32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

static const f32x8 low_roots_8 = { 0.0f, -1.30775402e-08f, 3.79763538e-08f, -4.01899938e-08f,
    2.42032343e-08f, 8.07090461e-09f, -2.47553273e-08f, -1.12392782e-08f };

static inline int any_mask32x8(i32x8 m)
{
    int64_t any = 0;
    for (int i = 0; i < 8; i++)
        any |= m[i];
    return any != 0;
}

static inline i32x8 select_i32x8(i32x8 m, i32x8 a, i32x8 b)
{
    return (i32x8)((m & (i32x8)a) | (~m & (i32x8)b));
}

/* tnk_exp_f32__avx2_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of each inner loop: 28 fma 8 add 12 mul 8 max 4 shuffle 4 ld 4 st; 7 fma 2 add 3 mul 2
 *   max 1 shuffle 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_exp_f32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_8 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_storeu_ps(y + i, y_1 * t_8);
            f32x8 v_1 = _mm256_loadu_ps(x_1 + i + 8);
            f32x8 bounded_1 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v_1));
            f32x8 shifted_1 = _mm256_fmadd_ps(bounded_1, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_1 = shifted_1 - 1048830.0f;
            f32x8 nearly_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(-0.693359375f), bounded_1);
            f32x8 r_1 = _mm256_fmadd_ps(power_1, _mm256_set1_ps(0.00021219444f), nearly_1);
            f32x8 q_2 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_1,
                _mm256_set1_ps(0.166680809f));
            q_2 = _mm256_fmadd_ps(q_2, r_1, _mm256_set1_ps(0.5f));
            f32x8 p_1 = _mm256_fmadd_ps(q_2, r_1 * r_1, r_1);
            f32x8 root_1 = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted_1);
            f32x8 y_3 = _mm256_fmadd_ps(root_1, p_1, root_1);
            u32x8 bits_1 = (u32x8)shifted_1;
            u32x8 half_1 = bits_1 >> 4;
            y_3 *= (f32x8)(half_1 << 23);
            f32x8 t_19 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
            _mm256_storeu_ps(y + i + 8, y_3 * t_19);
            f32x8 v_2 = _mm256_loadu_ps(x_1 + i + 16);
            f32x8 bounded_2 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v_2));
            f32x8 shifted_2 = _mm256_fmadd_ps(bounded_2, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_2 = shifted_2 - 1048830.0f;
            f32x8 nearly_2 = _mm256_fmadd_ps(power_2, _mm256_set1_ps(-0.693359375f), bounded_2);
            f32x8 r_2 = _mm256_fmadd_ps(power_2, _mm256_set1_ps(0.00021219444f), nearly_2);
            f32x8 q_4 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_2,
                _mm256_set1_ps(0.166680809f));
            q_4 = _mm256_fmadd_ps(q_4, r_2, _mm256_set1_ps(0.5f));
            f32x8 p_2 = _mm256_fmadd_ps(q_4, r_2 * r_2, r_2);
            f32x8 root_2 = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted_2);
            f32x8 y_5 = _mm256_fmadd_ps(root_2, p_2, root_2);
            u32x8 bits_2 = (u32x8)shifted_2;
            u32x8 half_2 = bits_2 >> 4;
            y_5 *= (f32x8)(half_2 << 23);
            f32x8 t_30 = (f32x8)(((bits_2 >> 3) - half_2) << 23);
            _mm256_storeu_ps(y + i + 16, y_5 * t_30);
            f32x8 v_3 = _mm256_loadu_ps(x_1 + i + 24);
            f32x8 bounded_3 = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v_3));
            f32x8 shifted_3 = _mm256_fmadd_ps(bounded_3, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power_3 = shifted_3 - 1048830.0f;
            f32x8 nearly_3 = _mm256_fmadd_ps(power_3, _mm256_set1_ps(-0.693359375f), bounded_3);
            f32x8 r_3 = _mm256_fmadd_ps(power_3, _mm256_set1_ps(0.00021219444f), nearly_3);
            f32x8 q_6 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r_3,
                _mm256_set1_ps(0.166680809f));
            q_6 = _mm256_fmadd_ps(q_6, r_3, _mm256_set1_ps(0.5f));
            f32x8 p_3 = _mm256_fmadd_ps(q_6, r_3 * r_3, r_3);
            f32x8 root_3 = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted_3);
            f32x8 y_7 = _mm256_fmadd_ps(root_3, p_3, root_3);
            u32x8 bits_3 = (u32x8)shifted_3;
            u32x8 half_3 = bits_3 >> 4;
            y_7 *= (f32x8)(half_3 << 23);
            f32x8 t_41 = (f32x8)(((bits_3 >> 3) - half_3) << 23);
            _mm256_storeu_ps(y + i + 24, y_7 * t_41);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_8 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_storeu_ps(y + i, y_1 * t_8);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 bounded = _mm256_min_ps(_mm256_set1_ps(89.0f),
                _mm256_max_ps(_mm256_set1_ps(-104.0f), v));
            f32x8 shifted = _mm256_fmadd_ps(bounded, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), bounded);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)shifted);
            f32x8 y_1 = _mm256_fmadd_ps(root, p, root);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_8 = (f32x8)(((bits >> 3) - half) << 23);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, y_1 * t_8);
        }
    }
}

/* tnk_pow_f32__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=pow to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: binary, every tier
 * a turn of the inner loop: 42 fma 40 add 23 mul 2 div 4 max 2 round 6 convert 15 select 5
 *   shuffle 2 ld 1 st
 * vector registers: 13 of 16 */
void tnk_pow_f32__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 8) {
            int64_t left = min_index(columns - i, 8);
            i32x8 lanes = first_lanes_i32x8(left);
            f32x8 x = _mm256_maskload_ps(a_1 + i, (__m256i)lanes);
            f32x8 x_1 = _mm256_maskload_ps(b_1 + i, (__m256i)lanes);
            f32x8 a_2 = abs_f32x8(x);
            f64x4 wide = _mm256_cvtps_pd((__m128)low_half_f32x8(a_2));
            f64x4 wide_1 = _mm256_cvtps_pd((__m128)low_half_f32x8(x_1));
            i64x4 small = wide < 2.2250738585072014e-308;
            f64x4 normal = _mm256_blendv_pd(wide, wide * 4503599627370496.0, (__m256d)small);
            u64x4 t_4 = (u64x4)normal;
            u64x4 n_1 = (t_4 + 2638147582215219ull) >> 52ull;
            f64x4 t_9 = (f64x4)(t_4 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x4 power = (f64x4)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x4 f = t_9 - 1.0;
            power -= _mm256_blendv_pd((f64x4){0}, _mm256_set1_pd(52.0), (__m256d)small);
            f64x4 s = f / (f + 2.0);
            f64x4 z = s * s;
            f64x4 half_square = f * f * 0.5;
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(0.14616639772177434), z,
                _mm256_set1_pd(0.1533170842365717));
            q = _mm256_fmadd_pd(q, z, _mm256_set1_pd(0.18182889402939709));
            q = _mm256_fmadd_pd(q, z, _mm256_set1_pd(0.2222221113408715));
            q = _mm256_fmadd_pd(q, z, _mm256_set1_pd(0.28571428625939216));
            q = _mm256_fmadd_pd(q, z, _mm256_set1_pd(0.39999999999899827));
            q = _mm256_fmadd_pd(q, z, _mm256_set1_pd(0.66666666666666696));
            f64x4 p = q * z + half_square;
            f64x4 rest = _mm256_fmadd_pd(s, p, power * 1.9082149292705877e-10);
            f64x4 away = half_square - rest;
            f64x4 y_1 = _mm256_fmadd_pd(power, _mm256_set1_pd(0.69314718036912382), f - away);
            f64x4 t_19 = _mm256_blendv_pd(_mm256_blendv_pd(wide, y_1,
                (__m256d)(wide < __builtin_inf())), _mm256_set1_pd(-__builtin_inf()),
                (__m256d)(wide == 0.0));
            f64x4 t_22 = max_f64x4(_mm256_set1_pd(-746.0),
                wide_1 * _mm256_blendv_pd(t_19, _mm256_set1_pd(__builtin_nan("")),
                (__m256d)(wide < 0.0)));
            f64x4 bounded = min_f64x4(_mm256_set1_pd(710.0), t_22);
            f64x4 shifted = _mm256_fmadd_pd(bounded, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power_2 = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power_2, _mm256_set1_pd(-0.69314718036912382), bounded);
            f64x4 more = power_2 * -1.9082149292705877e-10;
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q_6 = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(2.7557326910269589e-07));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(2.7557254849863519e-06));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(2.4801587271871695e-05));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(0.00019841269875389421));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(0.0013888888888905046));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(0.0083333333333259017));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(0.041666666666666644));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(0.16666666666666671));
            q_6 = _mm256_fmadd_pd(q_6, r, _mm256_set1_pd(0.5));
            f64x4 rest_1 = _mm256_fmadd_pd(q_6, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest_1;
            f64x4 y_2 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_2 *= (f64x4)(half << 52ull);
            f64x4 t_32 = y_2 * (f64x4)((bits - half) << 52ull);
            f32x4 narrow = __builtin_convertvector(t_32, f32x4);
            f64x4 wide_2 = _mm256_cvtps_pd((__m128)high_half_f32x8(a_2));
            f64x4 wide_3 = _mm256_cvtps_pd((__m128)high_half_f32x8(x_1));
            i64x4 small_1 = wide_2 < 2.2250738585072014e-308;
            f64x4 normal_1 = _mm256_blendv_pd(wide_2, wide_2 * 4503599627370496.0,
                (__m256d)small_1);
            u64x4 t_36 = (u64x4)normal_1;
            u64x4 n_2 = (t_36 + 2638147582215219ull) >> 52ull;
            f64x4 t_41 = (f64x4)(t_36 - (n_2 << 52ull) + 4607182418800017408ull);
            f64x4 power_3 = (f64x4)(n_2 | 4841369599423283200ull) - 4503599627371519.0;
            f64x4 f_1 = t_41 - 1.0;
            power_3 -= _mm256_blendv_pd((f64x4){0}, _mm256_set1_pd(52.0), (__m256d)small_1);
            f64x4 s_1 = f_1 / (f_1 + 2.0);
            f64x4 z_1 = s_1 * s_1;
            f64x4 half_square_1 = f_1 * f_1 * 0.5;
            f64x4 q_16 = _mm256_fmadd_pd(_mm256_set1_pd(0.14616639772177434), z_1,
                _mm256_set1_pd(0.1533170842365717));
            q_16 = _mm256_fmadd_pd(q_16, z_1, _mm256_set1_pd(0.18182889402939709));
            q_16 = _mm256_fmadd_pd(q_16, z_1, _mm256_set1_pd(0.2222221113408715));
            q_16 = _mm256_fmadd_pd(q_16, z_1, _mm256_set1_pd(0.28571428625939216));
            q_16 = _mm256_fmadd_pd(q_16, z_1, _mm256_set1_pd(0.39999999999899827));
            q_16 = _mm256_fmadd_pd(q_16, z_1, _mm256_set1_pd(0.66666666666666696));
            f64x4 p_1 = q_16 * z_1 + half_square_1;
            f64x4 rest_2 = _mm256_fmadd_pd(s_1, p_1, power_3 * 1.9082149292705877e-10);
            f64x4 away_1 = half_square_1 - rest_2;
            f64x4 y_4 = _mm256_fmadd_pd(power_3, _mm256_set1_pd(0.69314718036912382), f_1 - away_1);
            f64x4 t_51 = _mm256_blendv_pd(_mm256_blendv_pd(wide_2, y_4,
                (__m256d)(wide_2 < __builtin_inf())), _mm256_set1_pd(-__builtin_inf()),
                (__m256d)(wide_2 == 0.0));
            f64x4 t_54 = max_f64x4(_mm256_set1_pd(-746.0),
                wide_3 * _mm256_blendv_pd(t_51, _mm256_set1_pd(__builtin_nan("")),
                (__m256d)(wide_2 < 0.0)));
            f64x4 bounded_1 = min_f64x4(_mm256_set1_pd(710.0), t_54);
            f64x4 shifted_1 = _mm256_fmadd_pd(bounded_1, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power_5 = shifted_1 - 4503599627372542.0;
            f64x4 nearly_1 = _mm256_fmadd_pd(power_5, _mm256_set1_pd(-0.69314718036912382),
                bounded_1);
            f64x4 more_2 = power_5 * -1.9082149292705877e-10;
            f64x4 r_1 = nearly_1 + more_2;
            f64x4 lost_1 = more_2 - (r_1 - nearly_1);
            f64x4 q_22 = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r_1,
                _mm256_set1_pd(2.5105401456993976e-08));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(2.7557326910269589e-07));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(2.7557254849863519e-06));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(2.4801587271871695e-05));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(0.00019841269875389421));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(0.0013888888888905046));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(0.0083333333333259017));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(0.041666666666666644));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(0.16666666666666671));
            q_22 = _mm256_fmadd_pd(q_22, r_1, _mm256_set1_pd(0.5));
            f64x4 rest_3 = _mm256_fmadd_pd(q_22, r_1 * r_1, lost_1);
            f64x4 one_1 = r_1 + 1.0;
            f64x4 more_3 = r_1 - (one_1 - 1.0) + rest_3;
            f64x4 y_5 = one_1 + more_3;
            u64x4 bits_1 = (u64x4)shifted_1;
            u64x4 half_1 = bits_1 >> 1ull;
            y_5 *= (f64x4)(half_1 << 52ull);
            f64x4 t_64 = y_5 * (f64x4)((bits_1 - half_1) << 52ull);
            f32x4 narrow_1 = __builtin_convertvector(t_64, f32x4);
            f32x8 p_2 = join_f32x4(narrow, narrow_1);
            f32x8 half_2 = x_1 * 0.5f;
            i32x8 whole = _mm256_round_ps(x_1, 8) == x_1;
            i32x8 odd = whole & (_mm256_round_ps(half_2, 8) != half_2);
            f32x8 t_68 = _mm256_blendv_ps(p_2, _mm256_set1_ps(1.0f),
                (__m256)((a_2 == 1.0f) & (x_1 == x_1)));
            i32x8 t_72 = ((x < 0.0f) & (a_2 < __builtin_inff())) & ~whole;
            f32x8 t_75 = _mm256_blendv_ps(_mm256_blendv_ps(_mm256_blendv_ps(t_68, x,
                (__m256)(x != x)), _mm256_set1_ps(__builtin_nanf("")), (__m256)t_72),
                _mm256_set1_ps(1.0f), (__m256)((x_1 == 0.0f) | (x == 1.0f)));
            u32x8 sign = (u32x8)x & 2147483648u;
            f32x8 t_80 = (f32x8)((u32x8)t_75 | select_u32x8(odd, sign, (u32x8){0}));
            _mm256_maskstore_ps(y + i, (__m256i)lanes, t_80);
        }
    }
}

/* tnk_gelu_tanh_f32__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=gelu_tanh to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 17 fma 18 add 11 mul 1 div 4 max 4 select 2 shuffle 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_gelu_tanh_f32__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 8) {
            int64_t left = min_index(columns - i, 8);
            i32x8 lanes = first_lanes_i32x8(left);
            f32x8 v = _mm256_maskload_ps(x_1 + i, (__m256i)lanes);
            f32x8 held = _mm256_max_ps(_mm256_set1_ps(-14.0f),
                _mm256_min_ps(_mm256_set1_ps(14.0f), v));
            f32x8 p = held * held;
            f32x8 low = _mm256_fmadd_ps(held, held, -p);
            f32x8 p_1 = p * 0.0713548139f;
            f32x8 low_1 = _mm256_fmadd_ps(p, _mm256_set1_ps(0.0713548139f), -p_1);
            f32x8 t_6 = low_1 + _mm256_fmadd_ps(p, _mm256_set1_ps(2.39883247e-09f),
                low * 0.0713548139f);
            f32x8 s = p_1 + 1.59576917f;
            f32x8 other = s - p_1;
            f32x8 low_2 = p_1 - (s - other) + (1.59576917f - other);
            low_2 += t_6 + -4.53406805e-08f;
            f32x8 p_2 = held * s;
            f32x8 low_4 = _mm256_fmadd_ps(held, s, -p_2);
            low_2 = _mm256_fmadd_ps(held, low_2, low_4);
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-124.8f), -abs_f32x8(p_2));
            i32x8 below_1 = p_2 < 0.0f;
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            r += _mm256_blendv_ps(-low_2, low_2, (__m256)(p_2 < 0.0f));
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p_3 = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_17 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_17);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_17);
            f32x8 more = _mm256_fmadd_ps(root, p_3, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_23 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 t_24 = y_1 * t_23;
            f32x8 more_1 = _mm256_fmadd_ps(root, p_3, root_low);
            f32x8 p_4 = held * root;
            f32x8 low_6 = _mm256_fmadd_ps(held, root, -p_4);
            f32x8 p_low = _mm256_fmadd_ps(held, more_1, low_6);
            f32x8 n_1 = _mm256_blendv_ps(v, p_4, (__m256)below_1);
            f32x8 n_low = _mm256_blendv_ps(_mm256_set1_ps(-0.0f), p_low, (__m256)below_1);
            f32x8 d = t_24 + 1.0f;
            f32x8 gained = d - 1.0f - t_24;
            f32x8 part = gained * _mm256_fmadd_ps(d, _mm256_set1_ps(-0.470588235f),
                _mm256_set1_ps(1.41176471f));
            f32x8 t_30 = n_1 + _mm256_fmadd_ps(_mm256_min_ps(_mm256_set1_ps(1e+30f), n_1), part,
                n_low);
            f32x8 t_31 = t_30 / d;
            u32x8 bits_1 = (u32x8)shifted;
            u32x8 half_1 = bits_1 >> 4;
            f32x8 y_3 = t_31 * (f32x8)(half_1 << 23);
            f32x8 t_37 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
            _mm256_maskstore_ps(y + i, (__m256i)lanes,
                _mm256_blendv_ps(t_31, y_3 * t_37, (__m256)below_1));
        }
    }
}

/* tnk_softplus_f32__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=softplus to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 12 fma 8 add 8 mul 1 div 2 max 2 shuffle 1 ld 1 st
 * vector registers: 6 of 16 */
void tnk_softplus_f32__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 8) {
            int64_t left = min_index(columns - i, 8);
            i32x8 lanes = first_lanes_i32x8(left);
            f32x8 v = _mm256_maskload_ps(x_1 + i, (__m256i)lanes);
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-104.0f), -abs_f32x8(v));
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_4 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_4);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_4);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_10 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 e = y_1 * t_10;
            f32x8 s = e / (e + 2.0f);
            f32x8 z = s * s;
            f32x8 half_square = e * e * 0.5f;
            f32x8 q_2 = _mm256_fmadd_ps(_mm256_set1_ps(0.0941706449f), z,
                _mm256_set1_ps(0.209276408f));
            q_2 = _mm256_fmadd_ps(q_2, z, _mm256_set1_ps(0.218815342f));
            q_2 = _mm256_fmadd_ps(q_2, z, _mm256_set1_ps(0.285888314f));
            q_2 = _mm256_fmadd_ps(q_2, z, _mm256_set1_ps(0.399996459f));
            q_2 = _mm256_fmadd_ps(q_2, z, _mm256_set1_ps(0.666666687f));
            f32x8 p_1 = q_2 * z + half_square;
            f32x8 rest = s * p_1;
            f32x8 away = half_square - rest;
            _mm256_maskstore_ps(y + i, (__m256i)lanes, _mm256_max_ps((f32x8){0}, v) + (e - away));
        }
    }
}

/* tnk_log_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=log to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 11 fma 5 add 3 mul 1 convert 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_log_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            i32x8 bits = (i32x8)v;
            int t_2 = any_mask32x8(2130706432 <= ((u32x8)bits - 8388608));
            int other = t_2;
            i32x8 bits_1 = bits;
            if (other) {
                bits_1 = select_i32x8(v < 1.17549435e-38f, (i32x8)(v * 8388608.0f) - 192937984,
                    bits_1);
            }
            i32x8 n_1 = (bits_1 - 1060439283) >> 23;
            f32x8 f = (f32x8)(bits_1 - (n_1 << 23)) - 1.0f;
            f32x8 power = __builtin_convertvector(n_1, f32x8);
            f32x8 square = f * f;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0703768363f), square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.115146103f), _mm256_set1_ps(0.116769987f)));
            q = _mm256_fmadd_ps(q, square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.124201408f), _mm256_set1_ps(0.142493228f)));
            q = _mm256_fmadd_ps(q, square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.166680577f), _mm256_set1_ps(0.200007148f)));
            f32x8 p = _mm256_fmadd_ps(q, square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.24999994f), _mm256_set1_ps(0.333333312f)));
            p = _mm256_fmadd_ps(p, square * f, power * -0.00021219444f);
            p = _mm256_fmadd_ps(square, _mm256_set1_ps(-0.5f), p);
            f32x8 y_1 = _mm256_fmadd_ps(power, _mm256_set1_ps(0.693359375f), f + p);
            if (other) {
                f32x8 t_15 = _mm256_blendv_ps(_mm256_blendv_ps(v, y_1,
                    (__m256)(v < __builtin_inff())), _mm256_set1_ps(-__builtin_inff()),
                    (__m256)(v == 0.0f));
                y_1 = _mm256_blendv_ps(t_15, _mm256_set1_ps(__builtin_nanf("")),
                    (__m256)(v < 0.0f));
            }
            _mm256_storeu_ps(y + i, y_1);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            i32x8 bits = (i32x8)v;
            int t_2 = any_mask32x8(2130706432 <= ((u32x8)bits - 8388608));
            int other = t_2;
            i32x8 bits_1 = bits;
            if (other) {
                bits_1 = select_i32x8(v < 1.17549435e-38f, (i32x8)(v * 8388608.0f) - 192937984,
                    bits_1);
            }
            i32x8 n_1 = (bits_1 - 1060439283) >> 23;
            f32x8 f = (f32x8)(bits_1 - (n_1 << 23)) - 1.0f;
            f32x8 power = __builtin_convertvector(n_1, f32x8);
            f32x8 square = f * f;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0703768363f), square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.115146103f), _mm256_set1_ps(0.116769987f)));
            q = _mm256_fmadd_ps(q, square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.124201408f), _mm256_set1_ps(0.142493228f)));
            q = _mm256_fmadd_ps(q, square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.166680577f), _mm256_set1_ps(0.200007148f)));
            f32x8 p = _mm256_fmadd_ps(q, square,
                _mm256_fmadd_ps(f, _mm256_set1_ps(-0.24999994f), _mm256_set1_ps(0.333333312f)));
            p = _mm256_fmadd_ps(p, square * f, power * -0.00021219444f);
            p = _mm256_fmadd_ps(square, _mm256_set1_ps(-0.5f), p);
            f32x8 y_1 = _mm256_fmadd_ps(power, _mm256_set1_ps(0.693359375f), f + p);
            if (other) {
                f32x8 t_15 = _mm256_blendv_ps(_mm256_blendv_ps(v, y_1,
                    (__m256)(v < __builtin_inff())), _mm256_set1_ps(-__builtin_inff()),
                    (__m256)(v == 0.0f));
                y_1 = _mm256_blendv_ps(t_15, _mm256_set1_ps(__builtin_nanf("")),
                    (__m256)(v < 0.0f));
            }
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, y_1);
        }
    }
}

/* tnk_rsqrt_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=rsqrt to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 1 div 1 sqrt 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_rsqrt_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            _mm256_storeu_ps(y + i, 1.0f / _mm256_sqrt_ps(v));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, 1.0f / _mm256_sqrt_ps(v));
        }
    }
}

/* tnk_erf_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=erf to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 28 fma 3 add 8 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_erf_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 a = abs_f32x8(v);
            f32x8 square = a * a;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-8.57798841e-06f), square,
                _mm256_set1_ps(0.000108587818f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.000842323236f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.00521640619f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.0268635508f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.112837434f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.376126349f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.128379166f));
            f32x8 small = _mm256_fmadd_ps(q, a, a);
            f32x8 held = _mm256_min_ps(_mm256_set1_ps(4.0f), a);
            f32x8 wide = held * 1.41421356f;
            f32x8 u = 1.0f / (wide + 4.0f);
            f32x8 t_1 = _mm256_fmadd_ps(u, _mm256_set1_ps(-8.0f), _mm256_set1_ps(1.0f));
            f32x8 q_7 = _mm256_fmadd_ps(_mm256_set1_ps(-5.2425461e-05f), t_1,
                _mm256_set1_ps(-0.00023404602f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.000169712483f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.0016460882f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.00348832831f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.00754527282f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.0603973418f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.186521307f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.387137383f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.607896686f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.755285144f));
            f32x8 exponent = held * -held;
            f32x8 f = u * q_7;
            f32x8 shifted = _mm256_fmadd_ps(exponent, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), exponent);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q_17 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_17 = _mm256_fmadd_ps(q_17, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q_17, r * r, r);
            i32x8 t_4 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_4);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_4);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = _mm256_fmadd_ps(f, root, f * more);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_11 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 large = _mm256_fmadd_ps(y_1 * t_11, _mm256_set1_ps(-2.0f), _mm256_set1_ps(1.0f));
            f32x8 y_3 = _mm256_blendv_ps(large, small, (__m256)(a < 1.0f));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_storeu_ps(y + i, (f32x8)((u32x8)y_3 | sign));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 square = a * a;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-8.57798841e-06f), square,
                _mm256_set1_ps(0.000108587818f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.000842323236f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.00521640619f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.0268635508f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.112837434f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.376126349f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.128379166f));
            f32x8 small = _mm256_fmadd_ps(q, a, a);
            f32x8 held = _mm256_min_ps(_mm256_set1_ps(4.0f), a);
            f32x8 wide = held * 1.41421356f;
            f32x8 u = 1.0f / (wide + 4.0f);
            f32x8 t_1 = _mm256_fmadd_ps(u, _mm256_set1_ps(-8.0f), _mm256_set1_ps(1.0f));
            f32x8 q_7 = _mm256_fmadd_ps(_mm256_set1_ps(-5.2425461e-05f), t_1,
                _mm256_set1_ps(-0.00023404602f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.000169712483f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.0016460882f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.00348832831f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.00754527282f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.0603973418f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.186521307f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.387137383f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(-0.607896686f));
            q_7 = _mm256_fmadd_ps(q_7, t_1, _mm256_set1_ps(0.755285144f));
            f32x8 exponent = held * -held;
            f32x8 f = u * q_7;
            f32x8 shifted = _mm256_fmadd_ps(exponent, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), exponent);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q_17 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_17 = _mm256_fmadd_ps(q_17, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q_17, r * r, r);
            i32x8 t_4 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_4);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_4);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = _mm256_fmadd_ps(f, root, f * more);
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_11 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 large = _mm256_fmadd_ps(y_1 * t_11, _mm256_set1_ps(-2.0f), _mm256_set1_ps(1.0f));
            f32x8 y_3 = _mm256_blendv_ps(large, small, (__m256)(a < 1.0f));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, (f32x8)((u32x8)y_3 | sign));
        }
    }
}

/* tnk_tanh_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=tanh to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 12 fma 5 add 6 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st
 * vector registers: 7 of 16 */
void tnk_tanh_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 a = abs_f32x8(v);
            f32x8 square = a * a;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-0.00658885948f), square,
                _mm256_set1_ps(0.0212947447f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.0539060757f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.133330852f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.333333313f));
            f32x8 small = _mm256_fmadd_ps(q * square, a, a);
            f32x8 twice = _mm256_min_ps(_mm256_set1_ps(10.0f), a) * 2.0f;
            f32x8 shifted = _mm256_fmadd_ps(twice, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), twice);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q_4 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_4 = _mm256_fmadd_ps(q_4, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q_4, r * r, r);
            i32x8 t_3 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_3);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_3);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_9 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 large = 1.0f - 2.0f / (y_1 * t_9 + 1.0f);
            f32x8 y_3 = _mm256_blendv_ps(large, small, (__m256)(a < 0.549306f));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_storeu_ps(y + i, (f32x8)((u32x8)y_3 | sign));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 square = a * a;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-0.00658885948f), square,
                _mm256_set1_ps(0.0212947447f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.0539060757f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(0.133330852f));
            q = _mm256_fmadd_ps(q, square, _mm256_set1_ps(-0.333333313f));
            f32x8 small = _mm256_fmadd_ps(q * square, a, a);
            f32x8 twice = _mm256_min_ps(_mm256_set1_ps(10.0f), a) * 2.0f;
            f32x8 shifted = _mm256_fmadd_ps(twice, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), twice);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q_4 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_4 = _mm256_fmadd_ps(q_4, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q_4, r * r, r);
            i32x8 t_3 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_3);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_3);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_9 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 large = 1.0f - 2.0f / (y_1 * t_9 + 1.0f);
            f32x8 y_3 = _mm256_blendv_ps(large, small, (__m256)(a < 0.549306f));
            u32x8 sign = (u32x8)v & 2147483648u;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, (f32x8)((u32x8)y_3 | sign));
        }
    }
}

/* tnk_sigmoid_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sigmoid to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 8 fma 4 add 3 mul 1 div 1 max 1 select 2 shuffle 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_sigmoid_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            i32x8 below = v < 0.0f;
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-104.0f), -abs_f32x8(v));
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_3 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_3);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_3);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_9 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 e = y_1 * t_9;
            f32x8 n_1 = _mm256_blendv_ps(_mm256_set1_ps(1.0f), e, (__m256)below);
            f32x8 q_2 = e / (e + 1.0f);
            _mm256_storeu_ps(y + i, _mm256_fmadd_ps(-n_1, q_2, n_1));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            i32x8 below = v < 0.0f;
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-104.0f), -abs_f32x8(v));
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_3 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_3);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_3);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_9 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 e = y_1 * t_9;
            f32x8 n_1 = _mm256_blendv_ps(_mm256_set1_ps(1.0f), e, (__m256)below);
            f32x8 q_2 = e / (e + 1.0f);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, _mm256_fmadd_ps(-n_1, q_2, n_1));
        }
    }
}

/* tnk_silu_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=silu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 12 fma 8 add 7 mul 1 div 3 max 3 select 2 shuffle 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_silu_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 held = _mm256_max_ps(_mm256_set1_ps(-124.8f), v);
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-124.8f), -abs_f32x8(v));
            i32x8 below = v < 0.0f;
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_3 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_3);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_3);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_9 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 t_10 = y_1 * t_9;
            f32x8 more_1 = _mm256_fmadd_ps(root, p, root_low);
            f32x8 p_1 = held * root;
            f32x8 low = _mm256_fmadd_ps(held, root, -p_1);
            f32x8 p_low = _mm256_fmadd_ps(held, more_1, low);
            f32x8 n_1 = _mm256_blendv_ps(v, p_1, (__m256)below);
            f32x8 n_low = _mm256_blendv_ps(_mm256_set1_ps(-0.0f), p_low, (__m256)below);
            f32x8 d = t_10 + 1.0f;
            f32x8 gained = d - 1.0f - t_10;
            f32x8 part = gained * _mm256_fmadd_ps(d, _mm256_set1_ps(-0.470588235f),
                _mm256_set1_ps(1.41176471f));
            f32x8 t_16 = n_1 + _mm256_fmadd_ps(_mm256_min_ps(_mm256_set1_ps(1e+30f), n_1), part,
                n_low);
            f32x8 t_17 = t_16 / d;
            u32x8 bits_1 = (u32x8)shifted;
            u32x8 half_1 = bits_1 >> 4;
            f32x8 y_3 = t_17 * (f32x8)(half_1 << 23);
            f32x8 t_23 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
            _mm256_storeu_ps(y + i, _mm256_blendv_ps(t_17, y_3 * t_23, (__m256)below));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 held = _mm256_max_ps(_mm256_set1_ps(-124.8f), v);
            f32x8 a = _mm256_max_ps(_mm256_set1_ps(-124.8f), -abs_f32x8(v));
            i32x8 below = v < 0.0f;
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), a);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q = _mm256_fmadd_ps(q, r, _mm256_set1_ps(0.5f));
            f32x8 p = _mm256_fmadd_ps(q, r * r, r);
            i32x8 t_3 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_3);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_3);
            f32x8 more = _mm256_fmadd_ps(root, p, root_low);
            f32x8 y_1 = root + more;
            u32x8 bits = (u32x8)shifted;
            u32x8 half = bits >> 4;
            y_1 *= (f32x8)(half << 23);
            f32x8 t_9 = (f32x8)(((bits >> 3) - half) << 23);
            f32x8 t_10 = y_1 * t_9;
            f32x8 more_1 = _mm256_fmadd_ps(root, p, root_low);
            f32x8 p_1 = held * root;
            f32x8 low = _mm256_fmadd_ps(held, root, -p_1);
            f32x8 p_low = _mm256_fmadd_ps(held, more_1, low);
            f32x8 n_1 = _mm256_blendv_ps(v, p_1, (__m256)below);
            f32x8 n_low = _mm256_blendv_ps(_mm256_set1_ps(-0.0f), p_low, (__m256)below);
            f32x8 d = t_10 + 1.0f;
            f32x8 gained = d - 1.0f - t_10;
            f32x8 part = gained * _mm256_fmadd_ps(d, _mm256_set1_ps(-0.470588235f),
                _mm256_set1_ps(1.41176471f));
            f32x8 t_16 = n_1 + _mm256_fmadd_ps(_mm256_min_ps(_mm256_set1_ps(1e+30f), n_1), part,
                n_low);
            f32x8 t_17 = t_16 / d;
            u32x8 bits_1 = (u32x8)shifted;
            u32x8 half_1 = bits_1 >> 4;
            f32x8 y_3 = t_17 * (f32x8)(half_1 << 23);
            f32x8 t_23 = (f32x8)(((bits_1 >> 3) - half_1) << 23);
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_blendv_ps(t_17, y_3 * t_23, (__m256)below));
        }
    }
}

/* tnk_gelu_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=gelu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 28 fma 36 add 18 mul 1 div 2 max 2 shuffle 1 ld 1 st
 * vector registers: 13 of 16 */
void tnk_gelu_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            f32x8 v = _mm256_loadu_ps(x_1 + i);
            f32x8 a = abs_f32x8(v);
            f32x8 held = _mm256_min_ps(_mm256_set1_ps(14.6f), a);
            f32x8 half = held * -0.5f;
            f32x8 p = half * held;
            f32x8 low = _mm256_fmadd_ps(half, held, -p);
            f32x8 s = held + 4.0f;
            f32x8 other = s - held;
            f32x8 low_1 = held - (s - other) + (4.0f - other);
            f32x8 u = 1.0f / s;
            f32x8 p_1 = u * s;
            f32x8 low_2 = _mm256_fmadd_ps(u, s, -p_1);
            f32x8 t_8 = 1.0f - p_1 - low_2 - u * low_1;
            f32x8 u_low = u * t_8;
            f32x8 t_10 = 1.0f - 8.0f * u;
            f32x8 t_low = 1.0f - t_10 - 8.0f * u - 8.0f * u_low;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-5.2425461e-05f), t_10,
                _mm256_set1_ps(-0.00023404602f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.000169712483f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.0016460882f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(-0.00348832831f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(-0.00754527282f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.0603973418f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(-0.186521307f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.387137383f));
            f32x8 p_2 = t_10 * q;
            f32x8 low_3 = _mm256_fmadd_ps(t_10, q, -p_2);
            f32x8 s_1 = -0.607896686f + p_2;
            f32x8 other_1 = s_1 - -0.607896686f;
            f32x8 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x8 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x8 p_3 = t_10 * s_1;
            f32x8 low_5 = _mm256_fmadd_ps(t_10, s_1, -p_3);
            f32x8 s_2 = 0.755285144f + p_3;
            f32x8 other_2 = s_2 - 0.755285144f;
            f32x8 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (_mm256_fmadd_ps(t_10, g_low, low_5) + -1.33379325e-08f);
            g_low = _mm256_fmadd_ps(t_low, 2.0f * s_1 - -0.607896686f, g_low);
            f32x8 p_4 = u * s_2;
            f32x8 low_7 = _mm256_fmadd_ps(u, s_2, -p_4);
            f32x8 r_low = low_7 + _mm256_fmadd_ps(u, g_low, u_low * s_2);
            f32x8 p_5 = held * p_4;
            f32x8 low_8 = _mm256_fmadd_ps(held, p_4, -p_5);
            low_8 = _mm256_fmadd_ps(held, r_low, low_8);
            f32x8 shifted = _mm256_fmadd_ps(p, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), p);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            r += low;
            f32x8 q_8 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_8 = _mm256_fmadd_ps(q_8, r, _mm256_set1_ps(0.5f));
            f32x8 p_6 = _mm256_fmadd_ps(q_8, r * r, r);
            i32x8 t_33 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_33);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_33);
            f32x8 more = _mm256_fmadd_ps(root, p_6, root_low);
            f32x8 p_7 = p_5 * root;
            f32x8 low_10 = _mm256_fmadd_ps(p_5, root, -p_7);
            f32x8 p_low = _mm256_fmadd_ps(p_5, more, _mm256_fmadd_ps(low_8, root, low_10));
            f32x8 y_1 = p_7 + p_low;
            u32x8 bits = (u32x8)shifted;
            u32x8 half_1 = bits >> 4;
            y_1 *= (f32x8)(half_1 << 23);
            f32x8 t_41 = (f32x8)(((bits >> 3) - half_1) << 23);
            f32x8 lost = y_1 * t_41;
            _mm256_storeu_ps(y + i, _mm256_max_ps(_mm256_set1_ps(-0.0f), v) - lost);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 held = _mm256_min_ps(_mm256_set1_ps(14.6f), a);
            f32x8 half = held * -0.5f;
            f32x8 p = half * held;
            f32x8 low = _mm256_fmadd_ps(half, held, -p);
            f32x8 s = held + 4.0f;
            f32x8 other = s - held;
            f32x8 low_1 = held - (s - other) + (4.0f - other);
            f32x8 u = 1.0f / s;
            f32x8 p_1 = u * s;
            f32x8 low_2 = _mm256_fmadd_ps(u, s, -p_1);
            f32x8 t_8 = 1.0f - p_1 - low_2 - u * low_1;
            f32x8 u_low = u * t_8;
            f32x8 t_10 = 1.0f - 8.0f * u;
            f32x8 t_low = 1.0f - t_10 - 8.0f * u - 8.0f * u_low;
            f32x8 q = _mm256_fmadd_ps(_mm256_set1_ps(-5.2425461e-05f), t_10,
                _mm256_set1_ps(-0.00023404602f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.000169712483f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.0016460882f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(-0.00348832831f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(-0.00754527282f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.0603973418f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(-0.186521307f));
            q = _mm256_fmadd_ps(q, t_10, _mm256_set1_ps(0.387137383f));
            f32x8 p_2 = t_10 * q;
            f32x8 low_3 = _mm256_fmadd_ps(t_10, q, -p_2);
            f32x8 s_1 = -0.607896686f + p_2;
            f32x8 other_1 = s_1 - -0.607896686f;
            f32x8 low_4 = -0.607896686f - (s_1 - other_1) + (p_2 - other_1);
            f32x8 g_low = low_4 + (low_3 + 2.75576202e-08f);
            f32x8 p_3 = t_10 * s_1;
            f32x8 low_5 = _mm256_fmadd_ps(t_10, s_1, -p_3);
            f32x8 s_2 = 0.755285144f + p_3;
            f32x8 other_2 = s_2 - 0.755285144f;
            f32x8 low_6 = 0.755285144f - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (_mm256_fmadd_ps(t_10, g_low, low_5) + -1.33379325e-08f);
            g_low = _mm256_fmadd_ps(t_low, 2.0f * s_1 - -0.607896686f, g_low);
            f32x8 p_4 = u * s_2;
            f32x8 low_7 = _mm256_fmadd_ps(u, s_2, -p_4);
            f32x8 r_low = low_7 + _mm256_fmadd_ps(u, g_low, u_low * s_2);
            f32x8 p_5 = held * p_4;
            f32x8 low_8 = _mm256_fmadd_ps(held, p_4, -p_5);
            low_8 = _mm256_fmadd_ps(held, r_low, low_8);
            f32x8 shifted = _mm256_fmadd_ps(p, _mm256_set1_ps(1.44269504f),
                _mm256_set1_ps(1048830.0f));
            f32x8 power = shifted - 1048830.0f;
            f32x8 nearly = _mm256_fmadd_ps(power, _mm256_set1_ps(-0.693359375f), p);
            f32x8 r = _mm256_fmadd_ps(power, _mm256_set1_ps(0.00021219444f), nearly);
            r += low;
            f32x8 q_8 = _mm256_fmadd_ps(_mm256_set1_ps(0.0416707929f), r,
                _mm256_set1_ps(0.166680809f));
            q_8 = _mm256_fmadd_ps(q_8, r, _mm256_set1_ps(0.5f));
            f32x8 p_6 = _mm256_fmadd_ps(q_8, r * r, r);
            i32x8 t_33 = (i32x8)shifted;
            f32x8 root = _mm256_permutevar8x32_ps(roots_8, (__m256i)t_33);
            f32x8 root_low = _mm256_permutevar8x32_ps(low_roots_8, (__m256i)t_33);
            f32x8 more = _mm256_fmadd_ps(root, p_6, root_low);
            f32x8 p_7 = p_5 * root;
            f32x8 low_10 = _mm256_fmadd_ps(p_5, root, -p_7);
            f32x8 p_low = _mm256_fmadd_ps(p_5, more, _mm256_fmadd_ps(low_8, root, low_10));
            f32x8 y_1 = p_7 + p_low;
            u32x8 bits = (u32x8)shifted;
            u32x8 half_1 = bits >> 4;
            y_1 *= (f32x8)(half_1 << 23);
            f32x8 t_41 = (f32x8)(((bits >> 3) - half_1) << 23);
            f32x8 lost = y_1 * t_41;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes,
                _mm256_max_ps(_mm256_set1_ps(-0.0f), v) - lost);
        }
    }
}
