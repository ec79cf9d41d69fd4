/* functions_f32_avx512.c: kernels of gen/manifest/functions_f32.lua for avx512.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint64_t u64x8 __attribute__((vector_size(64)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x16 abs_f32x16(f32x16 x)
{
    return (f32x16)(((u32x16)x << 1) >> 1);
}

static inline f32x8 low_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline f32x8 high_half_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline f32x16 join_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

/* tnk_exp_f32__avx512_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of each inner loop: 24 fma 4 add 4 mul 4 max 4 scale 4 shuffle 4 ld 4 st; 6 fma 1 add 1
 *   mul 1 max 1 scale 1 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_exp_f32__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_5 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_storeu_ps(y + i, t_5);
            f32x16 v_1 = _mm512_loadu_ps(x_1 + i + 16);
            f32x16 shifted_1 = _mm512_fmadd_ps(v_1, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power_1 = shifted_1 - 524542.0f;
            f32x16 nearly_1 = _mm512_fmadd_ps(power_1, _mm512_set1_ps(-0.693359375f), v_1);
            f32x16 r_1 = _mm512_fmadd_ps(power_1, _mm512_set1_ps(0.00021219444f), nearly_1);
            f32x16 q_1 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_1 = _mm512_fmadd_ps(q_1, r_1 * r_1, r_1);
            f32x16 root_1 = _mm512_permutexvar_ps((__m512i)shifted_1,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_2 = _mm512_fmadd_ps(root_1, p_1, root_1);
            f32x16 t_12 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_2,
                (__m512i)_mm512_set1_epi32(1082130432)), power_1);
            _mm512_storeu_ps(y + i + 16, t_12);
            f32x16 v_2 = _mm512_loadu_ps(x_1 + i + 32);
            f32x16 shifted_2 = _mm512_fmadd_ps(v_2, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power_2 = shifted_2 - 524542.0f;
            f32x16 nearly_2 = _mm512_fmadd_ps(power_2, _mm512_set1_ps(-0.693359375f), v_2);
            f32x16 r_2 = _mm512_fmadd_ps(power_2, _mm512_set1_ps(0.00021219444f), nearly_2);
            f32x16 q_2 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_2,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_2 = _mm512_fmadd_ps(q_2, r_2 * r_2, r_2);
            f32x16 root_2 = _mm512_permutexvar_ps((__m512i)shifted_2,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_3 = _mm512_fmadd_ps(root_2, p_2, root_2);
            f32x16 t_19 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_3,
                (__m512i)_mm512_set1_epi32(1082130432)), power_2);
            _mm512_storeu_ps(y + i + 32, t_19);
            f32x16 v_3 = _mm512_loadu_ps(x_1 + i + 48);
            f32x16 shifted_3 = _mm512_fmadd_ps(v_3, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power_3 = shifted_3 - 524542.0f;
            f32x16 nearly_3 = _mm512_fmadd_ps(power_3, _mm512_set1_ps(-0.693359375f), v_3);
            f32x16 r_3 = _mm512_fmadd_ps(power_3, _mm512_set1_ps(0.00021219444f), nearly_3);
            f32x16 q_3 = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_3,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_3 = _mm512_fmadd_ps(q_3, r_3 * r_3, r_3);
            f32x16 root_3 = _mm512_permutexvar_ps((__m512i)shifted_3,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_4 = _mm512_fmadd_ps(root_3, p_3, root_3);
            f32x16 t_26 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_4,
                (__m512i)_mm512_set1_epi32(1082130432)), power_3);
            _mm512_storeu_ps(y + i + 48, t_26);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_5 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_storeu_ps(y + i, t_5);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 shifted = _mm512_fmadd_ps(v, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), v);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            f32x16 root = _mm512_permutexvar_ps((__m512i)shifted,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 y_1 = _mm512_fmadd_ps(root, p, root);
            f32x16 t_5 = _mm512_scalef_ps((f32x16)_mm512_min_epu32((__m512i)y_1,
                (__m512i)_mm512_set1_epi32(1082130432)), power);
            _mm512_mask_storeu_ps(y + whole, lanes, t_5);
        }
    }
}

/* tnk_pow_f32__avx512_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=pow to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: binary, every tier
 * a turn of the inner loop: 42 fma 38 add 19 mul 2 div 4 max 2 scale 2 round 6 convert 15 select
 *   5 shuffle 2 ld 1 st
 * vector registers: 13 of 32 */
void tnk_pow_f32__avx512_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 16) {
            int64_t left = min_index(columns - i, 16);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            f32x16 x = _mm512_maskz_loadu_ps(lanes, a_1 + i);
            f32x16 x_1 = _mm512_maskz_loadu_ps(lanes, b_1 + i);
            f32x16 a_2 = abs_f32x16(x);
            f64x8 wide = _mm512_cvtps_pd((__m256)low_half_f32x16(a_2));
            f64x8 wide_1 = _mm512_cvtps_pd((__m256)low_half_f32x16(x_1));
            __mmask8 small = _mm512_cmp_pd_mask(wide, _mm512_set1_pd(2.2250738585072014e-308),
                _CMP_LT_OQ);
            f64x8 normal = _mm512_mask_blend_pd(small, wide, wide * 4503599627370496.0);
            u64x8 t_4 = (u64x8)normal;
            u64x8 n_1 = (t_4 + 2638147582215219ull) >> 52ull;
            f64x8 t_9 = (f64x8)(t_4 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x8 power = (f64x8)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x8 f = t_9 - 1.0;
            power -= _mm512_mask_blend_pd(small, (f64x8){0}, _mm512_set1_pd(52.0));
            f64x8 s = f / (f + 2.0);
            f64x8 z = s * s;
            f64x8 half_square = f * f * 0.5;
            f64x8 q = _mm512_fmadd_pd(_mm512_set1_pd(0.14616639772177434), z,
                _mm512_set1_pd(0.1533170842365717));
            q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.18182889402939709));
            q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.2222221113408715));
            q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.28571428625939216));
            q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.39999999999899827));
            q = _mm512_fmadd_pd(q, z, _mm512_set1_pd(0.66666666666666696));
            f64x8 p = q * z + half_square;
            f64x8 rest = _mm512_fmadd_pd(s, p, power * 1.9082149292705877e-10);
            f64x8 away = half_square - rest;
            f64x8 y_1 = _mm512_fmadd_pd(power, _mm512_set1_pd(0.69314718036912382), f - away);
            f64x8 t_19 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(wide, (f64x8){0}, _CMP_EQ_OQ),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(wide, _mm512_set1_pd(__builtin_inf()),
                _CMP_LT_OQ), wide, y_1), _mm512_set1_pd(-__builtin_inf()));
            f64x8 t_22 = _mm512_max_pd(_mm512_set1_pd(-746.0),
                wide_1 * _mm512_mask_blend_pd(_mm512_cmp_pd_mask(wide, (f64x8){0}, _CMP_LT_OQ),
                t_19, _mm512_set1_pd(__builtin_nan(""))));
            f64x8 bounded = _mm512_min_pd(_mm512_set1_pd(710.0), t_22);
            f64x8 shifted = _mm512_fmadd_pd(bounded, _mm512_set1_pd(1.4426950408889634),
                _mm512_set1_pd(4503599627372542.0));
            f64x8 power_2 = shifted - 4503599627372542.0;
            f64x8 nearly = _mm512_fmadd_pd(power_2, _mm512_set1_pd(-0.69314718036912382), bounded);
            f64x8 more = power_2 * -1.9082149292705877e-10;
            f64x8 r = nearly + more;
            f64x8 lost = more - (r - nearly);
            f64x8 q_6 = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r,
                _mm512_set1_pd(2.5105401456993976e-08));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(2.7557326910269589e-07));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(2.7557254849863519e-06));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(2.4801587271871695e-05));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(0.00019841269875389421));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(0.0013888888888905046));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(0.0083333333333259017));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(0.041666666666666644));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(0.16666666666666671));
            q_6 = _mm512_fmadd_pd(q_6, r, _mm512_set1_pd(0.5));
            f64x8 rest_1 = _mm512_fmadd_pd(q_6, r * r, lost);
            f64x8 one = r + 1.0;
            f64x8 more_1 = r - (one - 1.0) + rest_1;
            f64x8 y_2 = one + more_1;
            f32x8 narrow = __builtin_convertvector(_mm512_scalef_pd(y_2, power_2), f32x8);
            f64x8 wide_2 = _mm512_cvtps_pd((__m256)high_half_f32x16(a_2));
            f64x8 wide_3 = _mm512_cvtps_pd((__m256)high_half_f32x16(x_1));
            __mmask8 small_1 = _mm512_cmp_pd_mask(wide_2, _mm512_set1_pd(2.2250738585072014e-308),
                _CMP_LT_OQ);
            f64x8 normal_1 = _mm512_mask_blend_pd(small_1, wide_2, wide_2 * 4503599627370496.0);
            u64x8 t_31 = (u64x8)normal_1;
            u64x8 n_2 = (t_31 + 2638147582215219ull) >> 52ull;
            f64x8 t_36 = (f64x8)(t_31 - (n_2 << 52ull) + 4607182418800017408ull);
            f64x8 power_3 = (f64x8)(n_2 | 4841369599423283200ull) - 4503599627371519.0;
            f64x8 f_1 = t_36 - 1.0;
            power_3 -= _mm512_mask_blend_pd(small_1, (f64x8){0}, _mm512_set1_pd(52.0));
            f64x8 s_1 = f_1 / (f_1 + 2.0);
            f64x8 z_1 = s_1 * s_1;
            f64x8 half_square_1 = f_1 * f_1 * 0.5;
            f64x8 q_16 = _mm512_fmadd_pd(_mm512_set1_pd(0.14616639772177434), z_1,
                _mm512_set1_pd(0.1533170842365717));
            q_16 = _mm512_fmadd_pd(q_16, z_1, _mm512_set1_pd(0.18182889402939709));
            q_16 = _mm512_fmadd_pd(q_16, z_1, _mm512_set1_pd(0.2222221113408715));
            q_16 = _mm512_fmadd_pd(q_16, z_1, _mm512_set1_pd(0.28571428625939216));
            q_16 = _mm512_fmadd_pd(q_16, z_1, _mm512_set1_pd(0.39999999999899827));
            q_16 = _mm512_fmadd_pd(q_16, z_1, _mm512_set1_pd(0.66666666666666696));
            f64x8 p_1 = q_16 * z_1 + half_square_1;
            f64x8 rest_2 = _mm512_fmadd_pd(s_1, p_1, power_3 * 1.9082149292705877e-10);
            f64x8 away_1 = half_square_1 - rest_2;
            f64x8 y_3 = _mm512_fmadd_pd(power_3, _mm512_set1_pd(0.69314718036912382), f_1 - away_1);
            f64x8 t_46 = _mm512_mask_blend_pd(_mm512_cmp_pd_mask(wide_2, (f64x8){0}, _CMP_EQ_OQ),
                _mm512_mask_blend_pd(_mm512_cmp_pd_mask(wide_2, _mm512_set1_pd(__builtin_inf()),
                _CMP_LT_OQ), wide_2, y_3), _mm512_set1_pd(-__builtin_inf()));
            f64x8 t_49 = _mm512_max_pd(_mm512_set1_pd(-746.0),
                wide_3 * _mm512_mask_blend_pd(_mm512_cmp_pd_mask(wide_2, (f64x8){0}, _CMP_LT_OQ),
                t_46, _mm512_set1_pd(__builtin_nan(""))));
            f64x8 bounded_1 = _mm512_min_pd(_mm512_set1_pd(710.0), t_49);
            f64x8 shifted_1 = _mm512_fmadd_pd(bounded_1, _mm512_set1_pd(1.4426950408889634),
                _mm512_set1_pd(4503599627372542.0));
            f64x8 power_5 = shifted_1 - 4503599627372542.0;
            f64x8 nearly_1 = _mm512_fmadd_pd(power_5, _mm512_set1_pd(-0.69314718036912382),
                bounded_1);
            f64x8 more_2 = power_5 * -1.9082149292705877e-10;
            f64x8 r_1 = nearly_1 + more_2;
            f64x8 lost_1 = more_2 - (r_1 - nearly_1);
            f64x8 q_22 = _mm512_fmadd_pd(_mm512_set1_pd(2.0896473188240728e-09), r_1,
                _mm512_set1_pd(2.5105401456993976e-08));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(2.7557326910269589e-07));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(2.7557254849863519e-06));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(2.4801587271871695e-05));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(0.00019841269875389421));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(0.0013888888888905046));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(0.0083333333333259017));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(0.041666666666666644));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(0.16666666666666671));
            q_22 = _mm512_fmadd_pd(q_22, r_1, _mm512_set1_pd(0.5));
            f64x8 rest_3 = _mm512_fmadd_pd(q_22, r_1 * r_1, lost_1);
            f64x8 one_1 = r_1 + 1.0;
            f64x8 more_3 = r_1 - (one_1 - 1.0) + rest_3;
            f64x8 y_4 = one_1 + more_3;
            f32x8 narrow_1 = __builtin_convertvector(_mm512_scalef_pd(y_4, power_5), f32x8);
            f32x16 p_2 = join_f32x8(narrow, narrow_1);
            f32x16 half = x_1 * 0.5f;
            __mmask16 whole = _mm512_cmp_ps_mask(_mm512_roundscale_ps(x_1, 8), x_1, _CMP_EQ_OQ);
            __mmask16 odd = whole
                & _mm512_cmp_ps_mask(_mm512_roundscale_ps(half, 8), half, _CMP_NEQ_UQ);
            f32x16 t_58 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(a_2, _mm512_set1_ps(1.0f),
                _CMP_EQ_OQ) & _mm512_cmp_ps_mask(x_1, x_1, _CMP_EQ_OQ), p_2, _mm512_set1_ps(1.0f));
            __mmask16 t_62 = (_mm512_cmp_ps_mask(x, (f32x16){0}, _CMP_LT_OQ)
                & _mm512_cmp_ps_mask(a_2, _mm512_set1_ps(__builtin_inff()), _CMP_LT_OQ))
                & (__mmask16)~whole;
            f32x16 t_65 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x_1, (f32x16){0}, _CMP_EQ_OQ)
                | _mm512_cmp_ps_mask(x, _mm512_set1_ps(1.0f), _CMP_EQ_OQ),
                _mm512_mask_blend_ps(t_62,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(x, x, _CMP_NEQ_UQ), t_58, x),
                _mm512_set1_ps(__builtin_nanf(""))), _mm512_set1_ps(1.0f));
            u32x16 sign = (u32x16)x & 2147483648u;
            f32x16 t_70 = (f32x16)((u32x16)t_65
                | (u32x16)_mm512_mask_blend_epi32(odd, (__m512i)(u32x16){0}, (__m512i)sign));
            _mm512_mask_storeu_ps(y + i, lanes, t_70);
        }
    }
}

/* tnk_gelu_tanh_f32__avx512_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=gelu_tanh to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 16 fma 16 add 7 mul 1 div 4 max 2 scale 4 select 2 shuffle 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_gelu_tanh_f32__avx512_u0(const int64_t n[2], void *const *data,
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
        for (int64_t i = 0; i < columns; i += 16) {
            int64_t left = min_index(columns - i, 16);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + i);
            f32x16 held = _mm512_max_ps(_mm512_set1_ps(-14.0f),
                _mm512_min_ps(_mm512_set1_ps(14.0f), v));
            f32x16 p = held * held;
            f32x16 low = _mm512_fmadd_ps(held, held, -p);
            f32x16 p_1 = p * 0.0713548139f;
            f32x16 low_1 = _mm512_fmadd_ps(p, _mm512_set1_ps(0.0713548139f), -p_1);
            f32x16 t_6 = low_1 + _mm512_fmadd_ps(p, _mm512_set1_ps(2.39883247e-09f),
                low * 0.0713548139f);
            f32x16 s = p_1 + 1.59576917f;
            f32x16 other = s - p_1;
            f32x16 low_2 = p_1 - (s - other) + (1.59576917f - other);
            low_2 += t_6 + -4.53406805e-08f;
            f32x16 p_2 = held * s;
            f32x16 low_4 = _mm512_fmadd_ps(held, s, -p_2);
            low_2 = _mm512_fmadd_ps(held, low_2, low_4);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-124.8f), -abs_f32x16(p_2));
            __mmask16 below_1 = _mm512_cmp_ps_mask(p_2, (f32x16){0}, _CMP_LT_OQ);
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            r += _mm512_mask_blend_ps(_mm512_cmp_ps_mask(p_2, (f32x16){0}, _CMP_LT_OQ), -low_2,
                low_2);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_3 = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_17 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_17,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_17,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p_3, root_low);
            f32x16 y_1 = root + more;
            f32x16 t_18 = _mm512_scalef_ps(y_1, power);
            f32x16 more_1 = _mm512_fmadd_ps(root, p_3, root_low);
            f32x16 p_4 = held * root;
            f32x16 low_6 = _mm512_fmadd_ps(held, root, -p_4);
            f32x16 p_low = _mm512_fmadd_ps(held, more_1, low_6);
            f32x16 n_1 = _mm512_mask_blend_ps(below_1, v, p_4);
            f32x16 n_low = _mm512_mask_blend_ps(below_1, _mm512_set1_ps(-0.0f), p_low);
            f32x16 d = t_18 + 1.0f;
            f32x16 gained = d - 1.0f - t_18;
            f32x16 part = gained * _mm512_fmadd_ps(d, _mm512_set1_ps(-0.470588235f),
                _mm512_set1_ps(1.41176471f));
            f32x16 t_24 = n_1 + _mm512_fmadd_ps(_mm512_min_ps(_mm512_set1_ps(1e+30f), n_1), part,
                n_low);
            f32x16 t_25 = t_24 / d;
            _mm512_mask_storeu_ps(y + i, lanes,
                _mm512_mask_blend_ps(below_1, t_25, _mm512_scalef_ps(t_25, power)));
        }
    }
}

/* tnk_softplus_f32__avx512_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=softplus to=f32 unroll=0
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 11 fma 7 add 6 mul 1 div 2 max 1 scale 2 shuffle 1 ld 1 st
 * vector registers: 6 of 32 */
void tnk_softplus_f32__avx512_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 16) {
            int64_t left = min_index(columns - i, 16);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + i);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_4 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_4,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_4,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 e = _mm512_scalef_ps(y_1, power);
            f32x16 s = e / (e + 2.0f);
            f32x16 z = s * s;
            f32x16 half_square = e * e * 0.5f;
            f32x16 q_1 = _mm512_fmadd_ps(_mm512_set1_ps(0.0941706449f), z,
                _mm512_set1_ps(0.209276408f));
            q_1 = _mm512_fmadd_ps(q_1, z, _mm512_set1_ps(0.218815342f));
            q_1 = _mm512_fmadd_ps(q_1, z, _mm512_set1_ps(0.285888314f));
            q_1 = _mm512_fmadd_ps(q_1, z, _mm512_set1_ps(0.399996459f));
            q_1 = _mm512_fmadd_ps(q_1, z, _mm512_set1_ps(0.666666687f));
            f32x16 p_1 = q_1 * z + half_square;
            f32x16 rest = s * p_1;
            f32x16 away = half_square - rest;
            _mm512_mask_storeu_ps(y + i, lanes, _mm512_max_ps((f32x16){0}, v) + (e - away));
        }
    }
}

/* tnk_log_f32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=log to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 11 fma 7 add 4 mul 5 select 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_log_f32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            __mmask16 small = _mm512_cmp_ps_mask(v, _mm512_set1_ps(1.17549435e-38f), _CMP_LT_OQ);
            f32x16 normal = _mm512_mask_blend_ps(small, v, v * 8388608.0f);
            u32x16 t_1 = (u32x16)normal;
            u32x16 n_1 = (t_1 + 4913933) >> 23;
            f32x16 t_6 = (f32x16)(t_1 - (n_1 << 23) + 1065353216);
            f32x16 power = (f32x16)(n_1 | 1258291200) - 8388735.0f;
            f32x16 f = t_6 - 1.0f;
            power -= _mm512_mask_blend_ps(small, (f32x16){0}, _mm512_set1_ps(23.0f));
            f32x16 square = f * f;
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.0703768363f), f,
                _mm512_set1_ps(-0.115146103f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.116769987f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.124201408f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.142493228f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.166680577f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.200007148f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.24999994f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.333333312f));
            f32x16 p = q * f;
            p = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.00021219444f), p * square);
            p = _mm512_fmadd_ps(square, _mm512_set1_ps(-0.5f), p);
            f32x16 y_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.693359375f), f + p);
            f32x16 t_13 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_EQ_OQ),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, _mm512_set1_ps(__builtin_inff()),
                _CMP_LT_OQ), v, y_1), _mm512_set1_ps(-__builtin_inff()));
            _mm512_storeu_ps(y + i,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ), t_13,
                _mm512_set1_ps(__builtin_nanf(""))));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            __mmask16 small = _mm512_cmp_ps_mask(v, _mm512_set1_ps(1.17549435e-38f), _CMP_LT_OQ);
            f32x16 normal = _mm512_mask_blend_ps(small, v, v * 8388608.0f);
            u32x16 t_1 = (u32x16)normal;
            u32x16 n_1 = (t_1 + 4913933) >> 23;
            f32x16 t_6 = (f32x16)(t_1 - (n_1 << 23) + 1065353216);
            f32x16 power = (f32x16)(n_1 | 1258291200) - 8388735.0f;
            f32x16 f = t_6 - 1.0f;
            power -= _mm512_mask_blend_ps(small, (f32x16){0}, _mm512_set1_ps(23.0f));
            f32x16 square = f * f;
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.0703768363f), f,
                _mm512_set1_ps(-0.115146103f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.116769987f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.124201408f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.142493228f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.166680577f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.200007148f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(-0.24999994f));
            q = _mm512_fmadd_ps(q, f, _mm512_set1_ps(0.333333312f));
            f32x16 p = q * f;
            p = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.00021219444f), p * square);
            p = _mm512_fmadd_ps(square, _mm512_set1_ps(-0.5f), p);
            f32x16 y_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.693359375f), f + p);
            f32x16 t_13 = _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_EQ_OQ),
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, _mm512_set1_ps(__builtin_inff()),
                _CMP_LT_OQ), v, y_1), _mm512_set1_ps(-__builtin_inff()));
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ), t_13,
                _mm512_set1_ps(__builtin_nanf(""))));
        }
    }
}

/* tnk_rsqrt_f32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=rsqrt to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 1 div 1 sqrt 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_rsqrt_f32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            _mm512_storeu_ps(y + i, 1.0f / _mm512_sqrt_ps(v));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            _mm512_mask_storeu_ps(y + whole, lanes, 1.0f / _mm512_sqrt_ps(v));
        }
    }
}

/* tnk_erf_f32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=erf to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 5 fma 2 add 1 max 1 select 7 shuffle 1 ld 1 st
 * vector registers: 7 of 32 */
void tnk_erf_f32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(4.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12482882f, 1.37482262f, 1.62482905f,
                1.87482154f, 2.12465358f, 2.37468076f, 2.62466955f, 2.87476754f, 3.25035739f,
                3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f,
                3.74964237f }, (__m512i)piece,
                (f32x16){ 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f,
                3.74964237f, 3.74964237f, 3.74964237f, 0.0f, 0.187477708f, 0.312455386f,
                0.437456042f, 0.562411845f, 0.687414169f, 0.812420189f, 0.937415659f });
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ -0.061138798f, -0.030637128f,
                -0.0022577436f, 0.011365699f, 0.012459507f, 0.0083606876f, 0.0042318744f,
                0.0017238476f, 0.00032710706f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f,
                1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f }, (__m512i)piece,
                (f32x16){ 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f,
                1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 0.11168802f,
                0.093699969f, 0.063612834f, 0.026393948f, -0.010812974f, -0.041607846f,
                -0.061689384f, -0.069525287f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ 0.028327245f, -0.0300419f, -0.049435571f,
                -0.042189408f, -0.026417563f, -0.013207199f, -0.0054651583f, -0.001906072f,
                -0.00030697227f, -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f,
                -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f },
                (__m512i)piece, (f32x16){ -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f,
                -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f,
                -1.5437195e-05f, 0.00011752846f, 0.099568658f, 0.14925401f, 0.17756793f,
                0.18226996f, 0.16544515f, 0.1325672f, 0.090957716f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.16243227f, 0.15795921f, 0.11487494f,
                0.067471594f, 0.033074129f, 0.013747361f, 0.0048975791f, 0.0015042619f,
                0.00019516803f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f,
                7.970656e-06f, 7.970656e-06f, 7.970656e-06f }, (__m512i)piece,
                (f32x16){ 7.970656e-06f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f,
                7.970656e-06f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f, -0.3761296f,
                -0.33760893f, -0.2745311f, -0.19173218f, -0.10071304f, -0.012878718f, 0.062217064f,
                0.11832555f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.35814279f, -0.23433043f, -0.13082743f,
                -0.062934861f, -0.026258461f, -0.0095283063f, -0.0030178526f, -0.00083536754f,
                -9.4325354e-05f, -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f,
                -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f },
                (__m512i)piece, (f32x16){ -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f,
                -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f,
                -3.2893074e-06f, 1.2750682e-08f, -0.20423955f, -0.31977412f, -0.4076423f,
                -0.46252891f, -0.48356253f, -0.47379425f, -0.43929049f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.318396568f, 0.170442894f, 0.0805169791f,
                0.0335682854f, 0.0123590017f, 0.00401255721f, 0.00114986801f, 0.000290616445f,
                2.9121411e-05f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f,
                8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f }, (__m512i)piece,
                (f32x16){ 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f,
                8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 0.128379167f,
                1.08940792f, 1.02342403f, 0.93184799f, 0.822402894f, 0.703451753f, 0.583188772f,
                0.468618691f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.888333738f, 0.948139846f, 0.978429973f,
                0.991984069f, 0.997341692f, 0.999215782f, 0.999794245f, 0.999952078f, 0.999995708f,
                0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f,
                0.999999881f }, (__m512i)piece,
                (f32x16){ 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f,
                0.999999881f, 0.999999881f, 0.999999881f, 0.0f, 0.209093392f, 0.341422975f,
                0.463857174f, 0.573601961f, 0.669024289f, 0.749417484f, 0.815062881f });
            y_1 = _mm512_fmadd_ps(y_1, r,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(middle, (f32x16){0}, _CMP_EQ_OQ), c0,
                held));
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_storeu_ps(y + i, (f32x16)((u32x16)y_1 | sign));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(4.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12482882f, 1.37482262f, 1.62482905f,
                1.87482154f, 2.12465358f, 2.37468076f, 2.62466955f, 2.87476754f, 3.25035739f,
                3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f,
                3.74964237f }, (__m512i)piece,
                (f32x16){ 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f, 3.74964237f,
                3.74964237f, 3.74964237f, 3.74964237f, 0.0f, 0.187477708f, 0.312455386f,
                0.437456042f, 0.562411845f, 0.687414169f, 0.812420189f, 0.937415659f });
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ -0.061138798f, -0.030637128f,
                -0.0022577436f, 0.011365699f, 0.012459507f, 0.0083606876f, 0.0042318744f,
                0.0017238476f, 0.00032710706f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f,
                1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f }, (__m512i)piece,
                (f32x16){ 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f,
                1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 1.9679743e-05f, 0.11168802f,
                0.093699969f, 0.063612834f, 0.026393948f, -0.010812974f, -0.041607846f,
                -0.061689384f, -0.069525287f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ 0.028327245f, -0.0300419f, -0.049435571f,
                -0.042189408f, -0.026417563f, -0.013207199f, -0.0054651583f, -0.001906072f,
                -0.00030697227f, -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f,
                -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f },
                (__m512i)piece, (f32x16){ -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f,
                -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f, -1.5437195e-05f,
                -1.5437195e-05f, 0.00011752846f, 0.099568658f, 0.14925401f, 0.17756793f,
                0.18226996f, 0.16544515f, 0.1325672f, 0.090957716f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.16243227f, 0.15795921f, 0.11487494f,
                0.067471594f, 0.033074129f, 0.013747361f, 0.0048975791f, 0.0015042619f,
                0.00019516803f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f,
                7.970656e-06f, 7.970656e-06f, 7.970656e-06f }, (__m512i)piece,
                (f32x16){ 7.970656e-06f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f,
                7.970656e-06f, 7.970656e-06f, 7.970656e-06f, 7.970656e-06f, -0.3761296f,
                -0.33760893f, -0.2745311f, -0.19173218f, -0.10071304f, -0.012878718f, 0.062217064f,
                0.11832555f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.35814279f, -0.23433043f, -0.13082743f,
                -0.062934861f, -0.026258461f, -0.0095283063f, -0.0030178526f, -0.00083536754f,
                -9.4325354e-05f, -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f,
                -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f },
                (__m512i)piece, (f32x16){ -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f,
                -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f, -3.2893074e-06f,
                -3.2893074e-06f, 1.2750682e-08f, -0.20423955f, -0.31977412f, -0.4076423f,
                -0.46252891f, -0.48356253f, -0.47379425f, -0.43929049f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.318396568f, 0.170442894f, 0.0805169791f,
                0.0335682854f, 0.0123590017f, 0.00401255721f, 0.00114986801f, 0.000290616445f,
                2.9121411e-05f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f,
                8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f }, (__m512i)piece,
                (f32x16){ 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f,
                8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 8.83790619e-07f, 0.128379167f,
                1.08940792f, 1.02342403f, 0.93184799f, 0.822402894f, 0.703451753f, 0.583188772f,
                0.468618691f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.888333738f, 0.948139846f, 0.978429973f,
                0.991984069f, 0.997341692f, 0.999215782f, 0.999794245f, 0.999952078f, 0.999995708f,
                0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f,
                0.999999881f }, (__m512i)piece,
                (f32x16){ 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f, 0.999999881f,
                0.999999881f, 0.999999881f, 0.999999881f, 0.0f, 0.209093392f, 0.341422975f,
                0.463857174f, 0.573601961f, 0.669024289f, 0.749417484f, 0.815062881f });
            y_1 = _mm512_fmadd_ps(y_1, r,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(middle, (f32x16){0}, _CMP_EQ_OQ), c0,
                held));
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y + whole, lanes, (f32x16)((u32x16)y_1 | sign));
        }
    }
}

/* tnk_tanh_f32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=tanh to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 5 fma 2 add 1 max 7 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_tanh_f32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12482142f, 1.37482679f, 1.62482524f,
                1.87482917f, 2.1247282f, 2.3746438f, 2.62470841f, 2.87481427f, 3.24966526f,
                3.74965405f, 4.24933195f, 4.74928761f, 5.24942732f, 5.74985647f, 6.25016546f,
                6.7499752f }, (__m512i)piece,
                (f32x16){ 7.50071478f, 8.50142956f, 9.50142956f, 9.50142956f, 9.50142956f,
                9.50142956f, 9.50142956f, 9.50142956f, 0.0f, 0.187478527f, 0.312455446f,
                0.437455386f, 0.562413216f, 0.687411666f, 0.812422216f, 0.93742317f });
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ -0.032021806f, -0.0094787432f,
                0.0014169972f, 0.004610186f, 0.0044836439f, 0.003418366f, 0.0023492316f,
                0.0015307419f, 0.0007686296f, 0.00029185883f, 0.00010862396f, 4.0130079e-05f,
                1.4785244e-05f, 5.4415109e-06f, 2.0020338e-06f, 7.3661045e-07f }, (__m512i)piece,
                (f32x16){ 1.6802997e-07f, 2.2735218e-08f, 3.0768812e-09f, 3.0768812e-09f,
                3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 0.13103321f,
                0.096580893f, 0.045509379f, -0.0060031405f, -0.043534238f, -0.061618958f,
                -0.062701024f, -0.053073518f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ 0.0036570043f, -0.021129808f,
                -0.025138549f, -0.020855382f, -0.01499523f, -0.010027854f, -0.0064404751f,
                -0.0040413514f, -0.0019769815f, -0.00073888403f, -0.00027357292f, -0.00010086509f,
                -3.7124904e-05f, -1.364974e-05f, -5.0188964e-06f, -1.8471213e-06f },
                (__m512i)piece, (f32x16){ -4.2456813e-07f, -5.7378088e-08f, -7.7652844e-09f,
                -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f,
                -7.7652844e-09f, 0.00023492462f, 0.11286333f, 0.15775375f, 0.16969632f,
                0.15330468f, 0.11947955f, 0.079915553f, 0.043366786f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.11097192f, 0.099585302f, 0.075181149f,
                0.051815819f, 0.033915713f, 0.021534311f, 0.013423712f, 0.0082766032f,
                0.0039637587f, 0.0014693654f, 0.00054241606f, 0.00019976725f, 7.3497424e-05f,
                2.7018579e-05f, 9.9338995e-06f, 3.6559481e-06f }, (__m512i)piece,
                (f32x16){ 8.1422644e-07f, 1.1003131e-07f, 1.4891122e-08f, 1.4891122e-08f,
                1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, -0.33333975f,
                -0.28872484f, -0.21958053f, -0.13620347f, -0.054379746f, 0.014344504f,
                0.064226978f, 0.094763473f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.27929544f, -0.19880982f, -0.13304378f,
                -0.085697614f, -0.053930938f, -0.033455055f, -0.020566335f, -0.012574772f,
                -0.005981396f, -0.0022088571f, -0.00081425393f, -0.00029972807f, -0.00011025387f,
                -4.0528157e-05f, -1.4900646e-05f, -5.4837792e-06f }, (__m512i)piece,
                (f32x16){ -1.2207744e-06f, -1.6497789e-07f, -2.2327333e-08f, -2.2327333e-08f,
                -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, 2.5477105e-08f,
                -0.17894842f, -0.27494177f, -0.34183571f, -0.37729728f, -0.38427025f, -0.36891487f,
                -0.33853093f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.345131516f, 0.225973845f, 0.143780857f,
                0.0898269191f, 0.0554926731f, 0.034039475f, 0.0207834933f, 0.012655138f,
                0.00599971786f, 0.0022114201f, 0.000814629602f, 0.000299789273f, 0.000110265944f,
                4.05311876e-05f, 1.49015696e-05f, 5.48409344e-06f }, (__m512i)piece,
                (f32x16){ 1.22186134e-06f, 1.65124916e-07f, 2.23472298e-08f, 2.23472298e-08f,
                2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 1.0f,
                0.965659261f, 0.908391297f, 0.830640614f, 0.740138888f, 0.644406497f, 0.549860597f,
                0.461191028f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.809239447f, 0.879787564f, 0.925321102f,
                0.954029918f, 0.971857667f, 0.982832909f, 0.98955369f, 0.993652284f, 0.996995628f,
                0.998893678f, 0.999592602f, 0.999850094f, 0.999944866f, 0.999979734f, 0.999992549f,
                0.999997258f }, (__m512i)piece,
                (f32x16){ 0.999999404f, 0.99999994f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 0.0f,
                0.185312465f, 0.302669257f, 0.411532998f, 0.509765744f, 0.596316636f, 0.670924306f,
                0.734036088f });
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_storeu_ps(y + i, (f32x16)((u32x16)y_1 | sign));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 a = abs_f32x16(v);
            f32x16 held = _mm512_min_ps(_mm512_set1_ps(10.0f), a);
            i32x16 piece = (i32x16)(held + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12482142f, 1.37482679f, 1.62482524f,
                1.87482917f, 2.1247282f, 2.3746438f, 2.62470841f, 2.87481427f, 3.24966526f,
                3.74965405f, 4.24933195f, 4.74928761f, 5.24942732f, 5.74985647f, 6.25016546f,
                6.7499752f }, (__m512i)piece,
                (f32x16){ 7.50071478f, 8.50142956f, 9.50142956f, 9.50142956f, 9.50142956f,
                9.50142956f, 9.50142956f, 9.50142956f, 0.0f, 0.187478527f, 0.312455446f,
                0.437455386f, 0.562413216f, 0.687411666f, 0.812422216f, 0.93742317f });
            f32x16 r = held - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ -0.032021806f, -0.0094787432f,
                0.0014169972f, 0.004610186f, 0.0044836439f, 0.003418366f, 0.0023492316f,
                0.0015307419f, 0.0007686296f, 0.00029185883f, 0.00010862396f, 4.0130079e-05f,
                1.4785244e-05f, 5.4415109e-06f, 2.0020338e-06f, 7.3661045e-07f }, (__m512i)piece,
                (f32x16){ 1.6802997e-07f, 2.2735218e-08f, 3.0768812e-09f, 3.0768812e-09f,
                3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 3.0768812e-09f, 0.13103321f,
                0.096580893f, 0.045509379f, -0.0060031405f, -0.043534238f, -0.061618958f,
                -0.062701024f, -0.053073518f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ 0.0036570043f, -0.021129808f,
                -0.025138549f, -0.020855382f, -0.01499523f, -0.010027854f, -0.0064404751f,
                -0.0040413514f, -0.0019769815f, -0.00073888403f, -0.00027357292f, -0.00010086509f,
                -3.7124904e-05f, -1.364974e-05f, -5.0188964e-06f, -1.8471213e-06f },
                (__m512i)piece, (f32x16){ -4.2456813e-07f, -5.7378088e-08f, -7.7652844e-09f,
                -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f, -7.7652844e-09f,
                -7.7652844e-09f, 0.00023492462f, 0.11286333f, 0.15775375f, 0.16969632f,
                0.15330468f, 0.11947955f, 0.079915553f, 0.043366786f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.11097192f, 0.099585302f, 0.075181149f,
                0.051815819f, 0.033915713f, 0.021534311f, 0.013423712f, 0.0082766032f,
                0.0039637587f, 0.0014693654f, 0.00054241606f, 0.00019976725f, 7.3497424e-05f,
                2.7018579e-05f, 9.9338995e-06f, 3.6559481e-06f }, (__m512i)piece,
                (f32x16){ 8.1422644e-07f, 1.1003131e-07f, 1.4891122e-08f, 1.4891122e-08f,
                1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, 1.4891122e-08f, -0.33333975f,
                -0.28872484f, -0.21958053f, -0.13620347f, -0.054379746f, 0.014344504f,
                0.064226978f, 0.094763473f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.27929544f, -0.19880982f, -0.13304378f,
                -0.085697614f, -0.053930938f, -0.033455055f, -0.020566335f, -0.012574772f,
                -0.005981396f, -0.0022088571f, -0.00081425393f, -0.00029972807f, -0.00011025387f,
                -4.0528157e-05f, -1.4900646e-05f, -5.4837792e-06f }, (__m512i)piece,
                (f32x16){ -1.2207744e-06f, -1.6497789e-07f, -2.2327333e-08f, -2.2327333e-08f,
                -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, -2.2327333e-08f, 2.5477105e-08f,
                -0.17894842f, -0.27494177f, -0.34183571f, -0.37729728f, -0.38427025f, -0.36891487f,
                -0.33853093f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.345131516f, 0.225973845f, 0.143780857f,
                0.0898269191f, 0.0554926731f, 0.034039475f, 0.0207834933f, 0.012655138f,
                0.00599971786f, 0.0022114201f, 0.000814629602f, 0.000299789273f, 0.000110265944f,
                4.05311876e-05f, 1.49015696e-05f, 5.48409344e-06f }, (__m512i)piece,
                (f32x16){ 1.22186134e-06f, 1.65124916e-07f, 2.23472298e-08f, 2.23472298e-08f,
                2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 2.23472298e-08f, 1.0f,
                0.965659261f, 0.908391297f, 0.830640614f, 0.740138888f, 0.644406497f, 0.549860597f,
                0.461191028f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.809239447f, 0.879787564f, 0.925321102f,
                0.954029918f, 0.971857667f, 0.982832909f, 0.98955369f, 0.993652284f, 0.996995628f,
                0.998893678f, 0.999592602f, 0.999850094f, 0.999944866f, 0.999979734f, 0.999992549f,
                0.999997258f }, (__m512i)piece,
                (f32x16){ 0.999999404f, 0.99999994f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 1.0f, 0.0f,
                0.185312465f, 0.302669257f, 0.411532998f, 0.509765744f, 0.596316636f, 0.670924306f,
                0.734036088f });
            y_1 = _mm512_fmadd_ps(y_1, r, c0);
            u32x16 sign = (u32x16)v & 2147483648u;
            _mm512_mask_storeu_ps(y + whole, lanes, (f32x16)((u32x16)y_1 | sign));
        }
    }
}

/* tnk_sigmoid_f32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=sigmoid to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 7 fma 3 add 1 mul 1 div 1 max 1 scale 1 select 2 shuffle 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_sigmoid_f32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_3 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 e = _mm512_scalef_ps(y_1, power);
            f32x16 n_1 = _mm512_mask_blend_ps(below, _mm512_set1_ps(1.0f), e);
            f32x16 q_1 = e / (e + 1.0f);
            _mm512_storeu_ps(y + i, _mm512_fmadd_ps(-n_1, q_1, n_1));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-104.0f), -abs_f32x16(v));
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_3 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 e = _mm512_scalef_ps(y_1, power);
            f32x16 n_1 = _mm512_mask_blend_ps(below, _mm512_set1_ps(1.0f), e);
            f32x16 q_1 = e / (e + 1.0f);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_fmadd_ps(-n_1, q_1, n_1));
        }
    }
}

/* tnk_silu_f32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=silu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 11 fma 6 add 3 mul 1 div 3 max 2 scale 3 select 2 shuffle 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_silu_f32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 held = _mm512_max_ps(_mm512_set1_ps(-124.8f), v);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-124.8f), -abs_f32x16(v));
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_3 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 t_4 = _mm512_scalef_ps(y_1, power);
            f32x16 more_1 = _mm512_fmadd_ps(root, p, root_low);
            f32x16 p_1 = held * root;
            f32x16 low = _mm512_fmadd_ps(held, root, -p_1);
            f32x16 p_low = _mm512_fmadd_ps(held, more_1, low);
            f32x16 n_1 = _mm512_mask_blend_ps(below, v, p_1);
            f32x16 n_low = _mm512_mask_blend_ps(below, _mm512_set1_ps(-0.0f), p_low);
            f32x16 d = t_4 + 1.0f;
            f32x16 gained = d - 1.0f - t_4;
            f32x16 part = gained * _mm512_fmadd_ps(d, _mm512_set1_ps(-0.470588235f),
                _mm512_set1_ps(1.41176471f));
            f32x16 t_10 = n_1 + _mm512_fmadd_ps(_mm512_min_ps(_mm512_set1_ps(1e+30f), n_1), part,
                n_low);
            f32x16 t_11 = t_10 / d;
            _mm512_storeu_ps(y + i,
                _mm512_mask_blend_ps(below, t_11, _mm512_scalef_ps(t_11, power)));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 held = _mm512_max_ps(_mm512_set1_ps(-124.8f), v);
            f32x16 a = _mm512_max_ps(_mm512_set1_ps(-124.8f), -abs_f32x16(v));
            __mmask16 below = _mm512_cmp_ps_mask(v, (f32x16){0}, _CMP_LT_OQ);
            f32x16 shifted = _mm512_fmadd_ps(a, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), a);
            f32x16 r = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r,
                _mm512_set1_ps(0.500016844f));
            f32x16 p = _mm512_fmadd_ps(q, r * r, r);
            i32x16 t_3 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_3,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p, root_low);
            f32x16 y_1 = root + more;
            f32x16 t_4 = _mm512_scalef_ps(y_1, power);
            f32x16 more_1 = _mm512_fmadd_ps(root, p, root_low);
            f32x16 p_1 = held * root;
            f32x16 low = _mm512_fmadd_ps(held, root, -p_1);
            f32x16 p_low = _mm512_fmadd_ps(held, more_1, low);
            f32x16 n_1 = _mm512_mask_blend_ps(below, v, p_1);
            f32x16 n_low = _mm512_mask_blend_ps(below, _mm512_set1_ps(-0.0f), p_low);
            f32x16 d = t_4 + 1.0f;
            f32x16 gained = d - 1.0f - t_4;
            f32x16 part = gained * _mm512_fmadd_ps(d, _mm512_set1_ps(-0.470588235f),
                _mm512_set1_ps(1.41176471f));
            f32x16 t_10 = n_1 + _mm512_fmadd_ps(_mm512_min_ps(_mm512_set1_ps(1e+30f), n_1), part,
                n_low);
            f32x16 t_11 = t_10 / d;
            _mm512_mask_storeu_ps(y + whole, lanes,
                _mm512_mask_blend_ps(below, t_11, _mm512_scalef_ps(t_11, power)));
        }
    }
}

/* tnk_gelu_f32__avx512_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx512: from=f32 op=gelu to=f32 unroll=1
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of the inner loop: 13 fma 5 add 5 mul 2 max 1 scale 1 select 9 shuffle 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_gelu_f32__avx512_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            f32x16 v = _mm512_loadu_ps(x_1 + i);
            f32x16 a = _mm512_min_ps(_mm512_set1_ps(14.6f), abs_f32x16(v));
            f32x16 half = a * -0.5f;
            f32x16 p = half * a;
            f32x16 low = _mm512_fmadd_ps(half, a, -p);
            i32x16 piece = (i32x16)(a + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12484384f, 1.37482786f, 1.62482488f,
                1.87484193f, 2.12466955f, 2.37467504f, 2.62466002f, 2.87484264f, 3.24965286f,
                3.74964786f, 4.24929905f, 4.74937439f, 5.24928665f, 5.74938488f, 6.24946785f,
                6.74931192f }, (__m512i)piece,
                (f32x16){ 7.49929047f, 8.50034428f, 9.49857521f, 10.4987268f, 11.4986534f,
                12.4987192f, 13.4986134f, 14.3487492f, 0.0f, 0.187478647f, 0.312457472f,
                0.437459558f, 0.562412143f, 0.687413037f, 0.812415361f, 0.937419295f });
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ 0.0046964954f, 0.0028298802f,
                0.0017434951f, 0.001096928f, 0.00070394593f, 0.00046020947f, 0.00030618068f,
                0.00020707761f, 0.00011893716f, 5.935465e-05f, 3.1151674e-05f, 1.7095563e-05f,
                9.7630655e-06f, 5.7771113e-06f, 3.529098e-06f, 2.2184936e-06f }, (__m512i)piece,
                (f32x16){ 1.1646307e-06f, 5.2895865e-07f, 2.5881556e-07f, 1.3472658e-07f,
                7.3931744e-08f, 4.2446143e-08f, 2.5342237e-08f, 1.6778889e-08f, 0.056275472f,
                0.03907777f, 0.028818606f, 0.02140292f, 0.016005231f, 0.012048803f, 0.0091295298f,
                0.0069614248f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ -0.012519024f, -0.0079170503f,
                -0.0051154178f, -0.0033724057f, -0.0022663807f, -0.0015498431f, -0.0010775936f,
                -0.00076075888f, -0.00046557604f, -0.00025178699f, -0.00014270942f,
                -8.4233063e-05f, -5.1564009e-05f, -3.2593071e-05f, -2.1202131e-05f,
                -1.4153624e-05f }, (__m512i)piece,
                (f32x16){ -8.0911286e-06f, -4.0775553e-06f, -2.1980113e-06f, -1.2499371e-06f,
                -7.4453016e-07f, -4.6132604e-07f, -2.9578888e-07f, -2.0731891e-07f, -0.13250446f,
                -0.086385831f, -0.065339148f, -0.0497627f, -0.038160607f, -0.029453164f,
                -0.022877775f, -0.01788043f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.029987322f, 0.019987829f, 0.013598545f,
                0.0094298879f, 0.0066582821f, 0.0047786226f, 0.0034829897f, 0.0025747519f,
                0.0016784628f, 0.00098882581f, 0.00060771778f, 0.00038729701f, 0.00025494327f,
                0.00017263132f, 0.0001198775f, 8.5144638e-05f }, (__m512i)piece,
                (f32x16){ 5.2874148e-05f, 2.969361e-05f, 1.7664628e-05f, 1.0998882e-05f,
                7.1235645e-06f, 4.7704543e-06f, 3.2883136e-06f, 2.444589e-06f, 0.24998818f,
                0.16914378f, 0.13151899f, 0.10296004f, 0.081145346f, 0.064357571f, 0.051360033f,
                0.041233621f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.062760279f, -0.044306256f,
                -0.031885427f, -0.023357449f, -0.017397182f, -0.0131528f, -0.010084251f,
                -0.0078306804f, -0.0054808236f, -0.0035330658f, -0.0023633919f, -0.0016314869f,
                -0.00115798f, -0.00084194198f, -0.00062535208f, -0.00047338317f }, (__m512i)piece,
                (f32x16){ -0.00032151013f, -0.00020147514f, -0.00013240769f, -9.0342175e-05f,
                -6.3660387e-05f, -4.6098808e-05f, -3.4176115e-05f, -2.6928939e-05f, -0.39894223f,
                -0.28270546f, -0.2266686f, -0.18294582f, -0.14861986f, -0.12147361f, -0.099878676f,
                -0.082594737f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.107038461f, 0.0805847347f, 0.061735969f,
                0.0480541624f, 0.0379587635f, 0.0303796772f, 0.0246111434f, 0.0201574955f,
                0.0152308615f, 0.0108095314f, 0.0079106316f, 0.00594030181f, 0.00456227316f,
                0.0035723662f, 0.00284516974f, 0.00230029831f }, (__m512i)piece,
                (f32x16){ 0.00171316322f, 0.00120113348f, 0.000873789191f, 0.000654318254f,
                0.000502253999f, 0.000393658906f, 0.000314130448f, 0.000262486981f, 0.0f,
                0.373621762f, 0.310254216f, 0.259274364f, 0.218014449f, 0.184383512f, 0.156815395f,
                0.134084523f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.275981098f, 0.299240887f, 0.316901743f,
                0.330537826f, 0.34122017f, 0.349718541f, 0.356560081f, 0.362136781f, 0.368713915f,
                0.37514323f, 0.37977156f, 0.38320443f, 0.385809958f, 0.387830883f, 0.389426529f,
                0.390706182f }, (__m512i)piece,
                (f32x16){ 0.392197013f, 0.39363578f, 0.394659996f, 0.395417184f, 0.395990998f,
                0.396436065f, 0.396787941f, 0.397032171f, 0.0f, 0.0812137052f, 0.123803005f,
                0.159285396f, 0.189015403f, 0.214094833f, 0.235363975f, 0.253500819f });
            y_1 = _mm512_fmadd_ps(y_1, r,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(middle, (f32x16){0}, _CMP_EQ_OQ), c0,
                a * 0.5f));
            f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
            f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            r_1 += low;
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_1 = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
            i32x16 t_7 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_7,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_7,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
            y_1 = _mm512_fmadd_ps(y_1, root, y_1 * more);
            f32x16 lost = _mm512_scalef_ps(y_1, power);
            _mm512_storeu_ps(y + i, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - lost);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            f32x16 v = _mm512_maskz_loadu_ps(lanes, x_1 + whole);
            f32x16 a = _mm512_min_ps(_mm512_set1_ps(14.6f), abs_f32x16(v));
            f32x16 half = a * -0.5f;
            f32x16 p = half * a;
            f32x16 low = _mm512_fmadd_ps(half, a, -p);
            i32x16 piece = (i32x16)(a + 1.0f) >> 20;
            f32x16 middle = _mm512_permutex2var_ps((f32x16){ 1.12484384f, 1.37482786f, 1.62482488f,
                1.87484193f, 2.12466955f, 2.37467504f, 2.62466002f, 2.87484264f, 3.24965286f,
                3.74964786f, 4.24929905f, 4.74937439f, 5.24928665f, 5.74938488f, 6.24946785f,
                6.74931192f }, (__m512i)piece,
                (f32x16){ 7.49929047f, 8.50034428f, 9.49857521f, 10.4987268f, 11.4986534f,
                12.4987192f, 13.4986134f, 14.3487492f, 0.0f, 0.187478647f, 0.312457472f,
                0.437459558f, 0.562412143f, 0.687413037f, 0.812415361f, 0.937419295f });
            f32x16 r = a - middle;
            f32x16 c5 = _mm512_permutex2var_ps((f32x16){ 0.0046964954f, 0.0028298802f,
                0.0017434951f, 0.001096928f, 0.00070394593f, 0.00046020947f, 0.00030618068f,
                0.00020707761f, 0.00011893716f, 5.935465e-05f, 3.1151674e-05f, 1.7095563e-05f,
                9.7630655e-06f, 5.7771113e-06f, 3.529098e-06f, 2.2184936e-06f }, (__m512i)piece,
                (f32x16){ 1.1646307e-06f, 5.2895865e-07f, 2.5881556e-07f, 1.3472658e-07f,
                7.3931744e-08f, 4.2446143e-08f, 2.5342237e-08f, 1.6778889e-08f, 0.056275472f,
                0.03907777f, 0.028818606f, 0.02140292f, 0.016005231f, 0.012048803f, 0.0091295298f,
                0.0069614248f });
            f32x16 c4 = _mm512_permutex2var_ps((f32x16){ -0.012519024f, -0.0079170503f,
                -0.0051154178f, -0.0033724057f, -0.0022663807f, -0.0015498431f, -0.0010775936f,
                -0.00076075888f, -0.00046557604f, -0.00025178699f, -0.00014270942f,
                -8.4233063e-05f, -5.1564009e-05f, -3.2593071e-05f, -2.1202131e-05f,
                -1.4153624e-05f }, (__m512i)piece,
                (f32x16){ -8.0911286e-06f, -4.0775553e-06f, -2.1980113e-06f, -1.2499371e-06f,
                -7.4453016e-07f, -4.6132604e-07f, -2.9578888e-07f, -2.0731891e-07f, -0.13250446f,
                -0.086385831f, -0.065339148f, -0.0497627f, -0.038160607f, -0.029453164f,
                -0.022877775f, -0.01788043f });
            f32x16 y_1 = _mm512_fmadd_ps(c5, r, c4);
            f32x16 c3 = _mm512_permutex2var_ps((f32x16){ 0.029987322f, 0.019987829f, 0.013598545f,
                0.0094298879f, 0.0066582821f, 0.0047786226f, 0.0034829897f, 0.0025747519f,
                0.0016784628f, 0.00098882581f, 0.00060771778f, 0.00038729701f, 0.00025494327f,
                0.00017263132f, 0.0001198775f, 8.5144638e-05f }, (__m512i)piece,
                (f32x16){ 5.2874148e-05f, 2.969361e-05f, 1.7664628e-05f, 1.0998882e-05f,
                7.1235645e-06f, 4.7704543e-06f, 3.2883136e-06f, 2.444589e-06f, 0.24998818f,
                0.16914378f, 0.13151899f, 0.10296004f, 0.081145346f, 0.064357571f, 0.051360033f,
                0.041233621f });
            y_1 = _mm512_fmadd_ps(y_1, r, c3);
            f32x16 c2 = _mm512_permutex2var_ps((f32x16){ -0.062760279f, -0.044306256f,
                -0.031885427f, -0.023357449f, -0.017397182f, -0.0131528f, -0.010084251f,
                -0.0078306804f, -0.0054808236f, -0.0035330658f, -0.0023633919f, -0.0016314869f,
                -0.00115798f, -0.00084194198f, -0.00062535208f, -0.00047338317f }, (__m512i)piece,
                (f32x16){ -0.00032151013f, -0.00020147514f, -0.00013240769f, -9.0342175e-05f,
                -6.3660387e-05f, -4.6098808e-05f, -3.4176115e-05f, -2.6928939e-05f, -0.39894223f,
                -0.28270546f, -0.2266686f, -0.18294582f, -0.14861986f, -0.12147361f, -0.099878676f,
                -0.082594737f });
            y_1 = _mm512_fmadd_ps(y_1, r, c2);
            f32x16 c1 = _mm512_permutex2var_ps((f32x16){ 0.107038461f, 0.0805847347f, 0.061735969f,
                0.0480541624f, 0.0379587635f, 0.0303796772f, 0.0246111434f, 0.0201574955f,
                0.0152308615f, 0.0108095314f, 0.0079106316f, 0.00594030181f, 0.00456227316f,
                0.0035723662f, 0.00284516974f, 0.00230029831f }, (__m512i)piece,
                (f32x16){ 0.00171316322f, 0.00120113348f, 0.000873789191f, 0.000654318254f,
                0.000502253999f, 0.000393658906f, 0.000314130448f, 0.000262486981f, 0.0f,
                0.373621762f, 0.310254216f, 0.259274364f, 0.218014449f, 0.184383512f, 0.156815395f,
                0.134084523f });
            y_1 = _mm512_fmadd_ps(y_1, r, c1);
            f32x16 c0 = _mm512_permutex2var_ps((f32x16){ 0.275981098f, 0.299240887f, 0.316901743f,
                0.330537826f, 0.34122017f, 0.349718541f, 0.356560081f, 0.362136781f, 0.368713915f,
                0.37514323f, 0.37977156f, 0.38320443f, 0.385809958f, 0.387830883f, 0.389426529f,
                0.390706182f }, (__m512i)piece,
                (f32x16){ 0.392197013f, 0.39363578f, 0.394659996f, 0.395417184f, 0.395990998f,
                0.396436065f, 0.396787941f, 0.397032171f, 0.0f, 0.0812137052f, 0.123803005f,
                0.159285396f, 0.189015403f, 0.214094833f, 0.235363975f, 0.253500819f });
            y_1 = _mm512_fmadd_ps(y_1, r,
                _mm512_mask_blend_ps(_mm512_cmp_ps_mask(middle, (f32x16){0}, _CMP_EQ_OQ), c0,
                a * 0.5f));
            f32x16 shifted = _mm512_fmadd_ps(p, _mm512_set1_ps(1.44269504f),
                _mm512_set1_ps(524542.0f));
            f32x16 power = shifted - 524542.0f;
            f32x16 nearly = _mm512_fmadd_ps(power, _mm512_set1_ps(-0.693359375f), p);
            f32x16 r_1 = _mm512_fmadd_ps(power, _mm512_set1_ps(0.00021219444f), nearly);
            r_1 += low;
            f32x16 q = _mm512_fmadd_ps(_mm512_set1_ps(0.16667054f), r_1,
                _mm512_set1_ps(0.500016844f));
            f32x16 p_1 = _mm512_fmadd_ps(q, r_1 * r_1, r_1);
            i32x16 t_7 = (i32x16)shifted;
            f32x16 root = _mm512_permutexvar_ps((__m512i)t_7,
                (f32x16){ 1.0f, 1.04427378f, 1.09050773f, 1.13878863f, 1.18920712f, 1.24185781f,
                1.29683955f, 1.35425555f, 1.41421356f, 1.47682615f, 1.54221083f, 1.61049033f,
                1.68179283f, 1.75625216f, 1.83400809f, 1.91520656f });
            f32x16 root_low = _mm512_permutexvar_ps((__m512i)t_7,
                (f32x16){ 0.0f, 4.83347014e-08f, -1.30775402e-08f, 5.38622213e-08f,
                3.79763538e-08f, 4.49683815e-08f, -4.01899938e-08f, -1.0123349e-08f,
                2.42032343e-08f, -4.5008987e-08f, 8.07090461e-09f, 9.83621717e-09f,
                -2.47553273e-08f, -9.23577037e-09f, -1.12392782e-08f, 9.84532855e-09f });
            f32x16 more = _mm512_fmadd_ps(root, p_1, root_low);
            y_1 = _mm512_fmadd_ps(y_1, root, y_1 * more);
            f32x16 lost = _mm512_scalef_ps(y_1, power);
            _mm512_mask_storeu_ps(y + whole, lanes, _mm512_max_ps(_mm512_set1_ps(-0.0f), v) - lost);
        }
    }
}
