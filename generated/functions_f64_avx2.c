/* functions_f64_avx2.c: kernels of gen/manifest/functions_f64.lua for avx2.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline f64x4 abs_f64x4(f64x4 x)
{
    return (f64x4)(((u64x4)x << 1) >> 1);
}

static inline f64x4 min_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a < b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline f64x4 max_f64x4(f64x4 a, f64x4 b)
{
    i64x4 m = a > b;
    return (f64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

static inline u64x4 select_u64x4(i64x4 m, u64x4 a, u64x4 b)
{
    return (u64x4)((m & (i64x4)a) | (~m & (i64x4)b));
}

/* tnk_pow_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=pow to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: binary, every tier
 * a turn of the inner loop: 32 fma 42 add 19 mul 2 div 2 max 2 round 10 select 2 ld 1 st
 * vector registers: 12 of 16 */
void tnk_pow_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 x = _mm256_maskload_pd(a_1 + i, (__m256i)lanes);
            f64x4 x_1 = _mm256_maskload_pd(b_1 + i, (__m256i)lanes);
            f64x4 a_2 = abs_f64x4(x);
            i64x4 small = a_2 < 2.2250738585072014e-308;
            u64x4 t_3 = (u64x4)_mm256_blendv_pd(a_2, a_2 * 4503599627370496.0, (__m256d)small);
            u64x4 n_1 = (t_3 + 2638147582215219ull) >> 52ull;
            f64x4 t_8 = (f64x4)(t_3 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x4 power = (f64x4)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x4 f = t_8 - 1.0;
            f64x4 n_2 = power - _mm256_blendv_pd((f64x4){0}, _mm256_set1_pd(52.0), (__m256d)small);

            /* s = f / (2 + f) in two parts */
            f64x4 d = f + 2.0;
            f64x4 d_low = f - (d - 2.0);
            f64x4 s = f / d;
            f64x4 p = s * d;
            f64x4 low = _mm256_fmadd_pd(s, d, -p);
            f64x4 t_18 = f - p - low - s * d_low;
            f64x4 s_low = t_18 / d;

            /* 2·s + s³·(2/3 + …) */
            f64x4 p_1 = s * s;
            f64x4 low_1 = _mm256_fmadd_pd(s, s, -p_1);
            f64x4 z_low = _mm256_fmadd_pd(s * 2.0, s_low, low_1);
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(0.11584965212772112), p_1,
                _mm256_set1_pd(0.11721485376607881));
            q = _mm256_fmadd_pd(q, p_1, _mm256_set1_pd(0.13334131799920484));
            q = _mm256_fmadd_pd(q, p_1, _mm256_set1_pd(0.15384610081657765));
            q = _mm256_fmadd_pd(q, p_1, _mm256_set1_pd(0.1818181815350125));
            q = _mm256_fmadd_pd(q, p_1, _mm256_set1_pd(0.22222222222778878));
            q = _mm256_fmadd_pd(q, p_1, _mm256_set1_pd(0.28571428571426311));
            q = _mm256_fmadd_pd(q, p_1, _mm256_set1_pd(0.40000000000000002));
            f64x4 t_22 = q * p_1;
            f64x4 s_1 = 0.66666666666666663 + t_22;
            f64x4 low_2 = t_22 - (s_1 - 0.66666666666666663);
            f64x4 c_low = low_2 + 3.7007434154171883e-17;
            f64x4 p_2 = s * p_1;
            f64x4 low_3 = _mm256_fmadd_pd(s, p_1, -p_2);
            f64x4 cube_low = low_3 + _mm256_fmadd_pd(s, z_low, s_low * p_1);
            f64x4 p_3 = p_2 * s_1;
            f64x4 low_4 = _mm256_fmadd_pd(p_2, s_1, -p_3);
            f64x4 term_low = low_4 + _mm256_fmadd_pd(p_2, c_low, cube_low * s_1);
            f64x4 t_30 = s * 2.0;
            f64x4 s_2 = t_30 + p_3;
            f64x4 low_5 = p_3 - (s_2 - t_30);
            low_5 += _mm256_fmadd_pd(s_low, _mm256_set1_pd(2.0), term_low);

            /* n·ln 2 */
            f64x4 t_34 = n_2 * 0.69314718036912382;
            f64x4 s_3 = t_34 + s_2;
            f64x4 other = s_3 - t_34;
            f64x4 low_7 = t_34 - (s_3 - other) + (s_2 - other);
            low_5 += _mm256_fmadd_pd(n_2, _mm256_set1_pd(1.9082149292705877e-10), low_7);
            f64x4 s_4 = s_3 + low_5;
            low_5 -= s_4 - s_3;
            f64x4 p_4 = x_1 * s_4;
            f64x4 low_10 = _mm256_fmadd_pd(x_1, s_4, -p_4);
            low_5 = _mm256_fmadd_pd(x_1, low_5, low_10);
            f64x4 exponent = _mm256_blendv_pd(_mm256_blendv_pd(p_4, x_1 * -__builtin_inf(),
                (__m256d)(a_2 == 0.0)), x_1 * __builtin_inf(), (__m256d)(a_2 == __builtin_inf()));
            f64x4 held = min_f64x4(_mm256_set1_pd(710.0),
                max_f64x4(_mm256_set1_pd(-746.0), exponent));
            f64x4 shifted = _mm256_fmadd_pd(held, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power_1 = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power_1, _mm256_set1_pd(-0.69314718036912382), held);
            f64x4 more = _mm256_fmadd_pd(power_1, _mm256_set1_pd(-1.9082149292705877e-10),
                _mm256_blendv_pd((f64x4){0}, low_5, (__m256d)(abs_f64x4(exponent) < 800.0)));
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q_7 = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(2.7557326910269589e-07));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(2.7557254849863519e-06));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(2.4801587271871695e-05));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(0.00019841269875389421));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(0.0013888888888905046));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(0.0083333333333259017));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(0.041666666666666644));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(0.16666666666666671));
            q_7 = _mm256_fmadd_pd(q_7, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q_7, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 y_1 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 p_5 = y_1 * (f64x4)((bits - half) << 52ull);
            f64x4 half_1 = x_1 * 0.5;
            i64x4 whole = _mm256_round_pd(x_1, 8) == x_1;
            i64x4 odd = whole & (_mm256_round_pd(half_1, 8) != half_1);
            f64x4 t_59 = _mm256_blendv_pd(p_5, _mm256_set1_pd(1.0),
                (__m256d)((a_2 == 1.0) & (x_1 == x_1)));
            i64x4 t_63 = ((x < 0.0) & (a_2 < __builtin_inf())) & ~whole;
            f64x4 t_66 = _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(t_59, x,
                (__m256d)(x != x)), _mm256_set1_pd(__builtin_nan("")), (__m256d)t_63),
                _mm256_set1_pd(1.0), (__m256d)((x_1 == 0.0) | (x == 1.0)));
            u64x4 sign = (u64x4)x & 9223372036854775808ull;
            f64x4 t_71 = (f64x4)((u64x4)t_66 | select_u64x4(odd, sign, (u64x4){0}));
            _mm256_maskstore_pd(y + i, (__m256i)lanes, t_71);
        }
    }
}

/* tnk_exp_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=exp to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 13 fma 10 add 4 mul 2 max 1 ld 1 st
 * vector registers: 5 of 16 */
void tnk_exp_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            f64x4 bounded = min_f64x4(_mm256_set1_pd(710.0), max_f64x4(_mm256_set1_pd(-746.0), v));
            f64x4 shifted = _mm256_fmadd_pd(bounded, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), bounded);
            f64x4 more = power * -1.9082149292705877e-10;
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557326910269589e-07));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557254849863519e-06));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.4801587271871695e-05));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.00019841269875389421));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0013888888888905046));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0083333333333259017));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.041666666666666644));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.16666666666666671));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 y_1 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 t_11 = y_1 * (f64x4)((bits - half) << 52ull);
            _mm256_maskstore_pd(y + i, (__m256i)lanes, t_11);
        }
    }
}

/* tnk_log_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=log to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 8 fma 10 add 6 mul 1 div 5 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_log_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            i64x4 small = v < 2.2250738585072014e-308;
            f64x4 normal = _mm256_blendv_pd(v, v * 4503599627370496.0, (__m256d)small);
            u64x4 t_2 = (u64x4)normal;
            u64x4 n_1 = (t_2 + 2638147582215219ull) >> 52ull;
            f64x4 t_7 = (f64x4)(t_2 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x4 power = (f64x4)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x4 f = t_7 - 1.0;
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
            f64x4 t_17 = _mm256_blendv_pd(_mm256_blendv_pd(v, y_1, (__m256d)(v < __builtin_inf())),
                _mm256_set1_pd(-__builtin_inf()), (__m256d)(v == 0.0));
            _mm256_maskstore_pd(y + i, (__m256i)lanes,
                _mm256_blendv_pd(t_17, _mm256_set1_pd(__builtin_nan("")), (__m256d)(v < 0.0)));
        }
    }
}

/* tnk_rsqrt_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=rsqrt to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 1 div 1 sqrt 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_rsqrt_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            _mm256_maskstore_pd(y + i, (__m256i)lanes, 1.0 / _mm256_sqrt_pd(v));
        }
    }
}

/* tnk_erf_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=erf to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 57 fma 11 add 9 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_erf_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            f64x4 a = abs_f64x4(v);
            f64x4 square = a * a;
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(1.1469262366392117e-10), square,
                _mm256_set1_pd(-8.3568064843507494e-10));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(2.7890580724589538e-09));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-6.4120596648464897e-09));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(2.1364202524053862e-08));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-1.6939617879566633e-07));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(1.6497665412829407e-06));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-1.4927220247333519e-05));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.000120553820449224));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.00085483280866102088));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.0052239776408327422));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.026866170646530792));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.11283791670962333));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.37612638903183926));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.12837916709551259));
            f64x4 small = _mm256_fmadd_pd(q, a, a);
            f64x4 held = min_f64x4(_mm256_set1_pd(6.0), a);
            f64x4 wide = held * 1.4142135623730951;
            f64x4 u = 1.0 / (wide + 4.0);
            f64x4 t_2 = _mm256_fmadd_pd(u, _mm256_set1_pd(-8.0), _mm256_set1_pd(1.0));
            f64x4 q_14 = _mm256_fmadd_pd(_mm256_set1_pd(1.5322941717967342e-10), t_2,
                _mm256_set1_pd(3.5349604553315252e-10));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-1.0918588639884721e-09));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-3.8486657116212105e-09));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(2.0711815109478193e-09));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(2.1783952299303125e-08));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(1.3682125847577897e-08));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-8.7422268808809215e-08));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-1.5562506884805074e-07));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(2.7298268939141553e-07));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(1.0220279361331703e-06));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-6.3014706863361862e-07));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-5.9203701853282192e-06));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(7.1677969367331389e-07));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(3.5144736176992428e-05));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-1.9082769044803533e-06));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-0.00023109494292259444));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(0.00013334431425148101));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(0.0016308184582761545));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-0.0034796923674964252));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-0.0075401889667575531));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(0.060396574890939185));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-0.18652185795965673));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(0.38713740074221453));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(-0.60789664197189208));
            q_14 = _mm256_fmadd_pd(q_14, t_2, _mm256_set1_pd(0.75528513041575152));
            f64x4 exponent = held * -held;
            f64x4 f = u * q_14;
            f64x4 shifted = _mm256_fmadd_pd(exponent, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), exponent);
            f64x4 more = power * -1.9082149292705877e-10;
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q_39 = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(2.7557326910269589e-07));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(2.7557254849863519e-06));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(2.4801587271871695e-05));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(0.00019841269875389421));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(0.0013888888888905046));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(0.0083333333333259017));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(0.041666666666666644));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(0.16666666666666671));
            q_39 = _mm256_fmadd_pd(q_39, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q_39, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 p = f * one;
            f64x4 low = _mm256_fmadd_pd(f, one, -p);
            f64x4 p_low = _mm256_fmadd_pd(f, more_1, low);
            f64x4 y_1 = p + p_low;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 t_14 = y_1 * (f64x4)((bits - half) << 52ull);
            f64x4 large = _mm256_fmadd_pd(t_14, _mm256_set1_pd(-2.0), _mm256_set1_pd(1.0));
            f64x4 y_3 = _mm256_blendv_pd(large, small, (__m256d)(a < 1.0));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_maskstore_pd(y + i, (__m256i)lanes, (f64x4)((u64x4)y_3 | sign));
        }
    }
}

/* tnk_tanh_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=tanh to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 25 fma 12 add 7 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_tanh_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            f64x4 a = abs_f64x4(v);
            f64x4 square = a * a;
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(6.2346320771153242e-06), square,
                _mm256_set1_pd(-3.0862060315435714e-05));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(9.2383752087623448e-05));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.0002375356645759313));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.00058965086179004931));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.0014557740396437386));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.0035921215376868237));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.0088632350727722714));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.021869488516270619));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.053968253967769012));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(0.13333333333332784));
            q = _mm256_fmadd_pd(q, square, _mm256_set1_pd(-0.33333333333333331));
            f64x4 small = _mm256_fmadd_pd(q * square, a, a);
            f64x4 twice = min_f64x4(_mm256_set1_pd(20.0), a) * 2.0;
            f64x4 shifted = _mm256_fmadd_pd(twice, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), twice);
            f64x4 more = power * -1.9082149292705877e-10;
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q_11 = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(2.7557326910269589e-07));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(2.7557254849863519e-06));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(2.4801587271871695e-05));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(0.00019841269875389421));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(0.0013888888888905046));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(0.0083333333333259017));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(0.041666666666666644));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(0.16666666666666671));
            q_11 = _mm256_fmadd_pd(q_11, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q_11, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 y_1 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 t_12 = y_1 * (f64x4)((bits - half) << 52ull);
            f64x4 large = 1.0 - 2.0 / (t_12 + 1.0);
            f64x4 y_3 = _mm256_blendv_pd(large, small, (__m256d)(a < 0.54930599999999996));
            u64x4 sign = (u64x4)v & 9223372036854775808ull;
            _mm256_maskstore_pd(y + i, (__m256i)lanes, (f64x4)((u64x4)y_3 | sign));
        }
    }
}

/* tnk_sigmoid_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=sigmoid to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 14 fma 19 add 8 mul 2 div 1 max 4 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_sigmoid_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            i64x4 below = v < 0.0;
            f64x4 a = max_f64x4(_mm256_set1_pd(-746.0), -abs_f64x4(v));
            f64x4 shifted = _mm256_fmadd_pd(a, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), a);
            f64x4 more = power * -1.9082149292705877e-10;
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557326910269589e-07));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557254849863519e-06));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.4801587271871695e-05));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.00019841269875389421));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0013888888888905046));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0083333333333259017));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.041666666666666644));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.16666666666666671));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 y_1 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 t_12 = y_1 * (f64x4)((bits - half) << 52ull);
            f64x4 n_1 = _mm256_blendv_pd(_mm256_set1_pd(1.0), one, (__m256d)below);
            f64x4 n_low = _mm256_blendv_pd(_mm256_set1_pd(-0.0), more_1, (__m256d)below);
            f64x4 d = t_12 + 1.0;
            f64x4 gained = d - 1.0 - t_12;
            f64x4 q_10 = n_1 / d;
            f64x4 p = q_10 * d;
            f64x4 low = _mm256_fmadd_pd(q_10, d, -p);
            f64x4 rest_1 = n_1 - p - low + (n_low + q_10 * gained);
            i64x4 t_20 = (abs_f64x4(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = _mm256_blendv_pd(q_10, q_10 + rest_1 / d, (__m256d)t_20);
            u64x4 bits_1 = (u64x4)shifted;
            u64x4 half_1 = bits_1 >> 1ull;
            f64x4 y_3 = q_10 * (f64x4)(half_1 << 52ull);
            f64x4 t_28 = y_3 * (f64x4)((bits_1 - half_1) << 52ull);
            _mm256_maskstore_pd(y + i, (__m256i)lanes,
                _mm256_blendv_pd(q_10, t_28, (__m256d)below));
        }
    }
}

/* tnk_silu_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=silu to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 16 fma 23 add 9 mul 2 div 2 max 4 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_silu_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            f64x4 held = max_f64x4(_mm256_set1_pd(-895.19999999999993), v);
            f64x4 a = max_f64x4(_mm256_set1_pd(-895.19999999999993), -abs_f64x4(v));
            i64x4 below = v < 0.0;
            f64x4 shifted = _mm256_fmadd_pd(a, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), a);
            f64x4 more = power * -1.9082149292705877e-10;
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557326910269589e-07));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557254849863519e-06));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.4801587271871695e-05));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.00019841269875389421));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0013888888888905046));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0083333333333259017));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.041666666666666644));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.16666666666666671));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 y_1 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 t_12 = y_1 * (f64x4)((bits - half) << 52ull);
            f64x4 one_1 = r + 1.0;
            f64x4 more_2 = r - (one_1 - 1.0) + rest;
            f64x4 p = held * one_1;
            f64x4 low = _mm256_fmadd_pd(held, one_1, -p);
            f64x4 p_low = _mm256_fmadd_pd(held, more_2, low);
            f64x4 n_1 = _mm256_blendv_pd(v, p, (__m256d)below);
            f64x4 n_low = _mm256_blendv_pd(_mm256_set1_pd(-0.0), p_low, (__m256d)below);
            f64x4 d = t_12 + 1.0;
            f64x4 gained = d - 1.0 - t_12;
            f64x4 q_10 = n_1 / d;
            f64x4 p_1 = q_10 * d;
            f64x4 low_1 = _mm256_fmadd_pd(q_10, d, -p_1);
            f64x4 rest_1 = n_1 - p_1 - low_1 + (n_low + q_10 * gained);
            i64x4 t_23 = (abs_f64x4(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = _mm256_blendv_pd(q_10, q_10 + rest_1 / d, (__m256d)t_23);
            u64x4 bits_1 = (u64x4)shifted;
            u64x4 half_1 = bits_1 >> 1ull;
            f64x4 y_3 = q_10 * (f64x4)(half_1 << 52ull);
            f64x4 t_31 = y_3 * (f64x4)((bits_1 - half_1) << 52ull);
            _mm256_maskstore_pd(y + i, (__m256i)lanes,
                _mm256_blendv_pd(q_10, t_31, (__m256d)below));
        }
    }
}

/* tnk_gelu_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=gelu to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 50 fma 42 add 18 mul 1 div 2 max 1 ld 1 st
 * vector registers: 13 of 16 */
void tnk_gelu_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            f64x4 a = abs_f64x4(v);
            f64x4 held = min_f64x4(_mm256_set1_pd(39.0), a);
            f64x4 half = held * -0.5;
            f64x4 p = half * held;
            f64x4 low = _mm256_fmadd_pd(half, held, -p);
            f64x4 s = held + 4.0;
            f64x4 other = s - held;
            f64x4 low_1 = held - (s - other) + (4.0 - other);
            f64x4 u = 1.0 / s;
            f64x4 p_1 = u * s;
            f64x4 low_2 = _mm256_fmadd_pd(u, s, -p_1);
            f64x4 t_9 = 1.0 - p_1 - low_2 - u * low_1;
            f64x4 u_low = u * t_9;
            f64x4 t_11 = 1.0 - 8.0 * u;
            f64x4 t_low = 1.0 - t_11 - 8.0 * u - 8.0 * u_low;
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(1.5322941717967342e-10), t_11,
                _mm256_set1_pd(3.5349604553315252e-10));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-1.0918588639884721e-09));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-3.8486657116212105e-09));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(2.0711815109478193e-09));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(2.1783952299303125e-08));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(1.3682125847577897e-08));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-8.7422268808809215e-08));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-1.5562506884805074e-07));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(2.7298268939141553e-07));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(1.0220279361331703e-06));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-6.3014706863361862e-07));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-5.9203701853282192e-06));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(7.1677969367331389e-07));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(3.5144736176992428e-05));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-1.9082769044803533e-06));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-0.00023109494292259444));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(0.00013334431425148101));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(0.0016308184582761545));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-0.0034796923674964252));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-0.0075401889667575531));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(0.060396574890939185));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(-0.18652185795965673));
            q = _mm256_fmadd_pd(q, t_11, _mm256_set1_pd(0.38713740074221453));
            f64x4 p_2 = t_11 * q;
            f64x4 low_3 = _mm256_fmadd_pd(t_11, q, -p_2);
            f64x4 s_1 = -0.60789664197189208 + p_2;
            f64x4 other_1 = s_1 - -0.60789664197189208;
            f64x4 low_4 = -0.60789664197189208 - (s_1 - other_1) + (p_2 - other_1);
            f64x4 g_low = low_4 + (low_3 + -2.6693888440524377e-17);
            f64x4 p_3 = t_11 * s_1;
            f64x4 low_5 = _mm256_fmadd_pd(t_11, s_1, -p_3);
            f64x4 s_2 = 0.75528513041575152 + p_3;
            f64x4 other_2 = s_2 - 0.75528513041575152;
            f64x4 low_6 = 0.75528513041575152 - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (_mm256_fmadd_pd(t_11, g_low, low_5) + -2.229264210244836e-17);
            g_low = _mm256_fmadd_pd(t_low, 2.0 * s_1 - -0.60789664197189208, g_low);
            f64x4 p_4 = u * s_2;
            f64x4 low_7 = _mm256_fmadd_pd(u, s_2, -p_4);
            f64x4 r_low = low_7 + _mm256_fmadd_pd(u, g_low, u_low * s_2);
            f64x4 p_5 = held * p_4;
            f64x4 low_8 = _mm256_fmadd_pd(held, p_4, -p_5);
            low_8 = _mm256_fmadd_pd(held, r_low, low_8);
            f64x4 shifted = _mm256_fmadd_pd(p, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), p);
            f64x4 more = _mm256_fmadd_pd(power, _mm256_set1_pd(-1.9082149292705877e-10), low);
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q_23 = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(2.7557326910269589e-07));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(2.7557254849863519e-06));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(2.4801587271871695e-05));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(0.00019841269875389421));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(0.0013888888888905046));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(0.0083333333333259017));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(0.041666666666666644));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(0.16666666666666671));
            q_23 = _mm256_fmadd_pd(q_23, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q_23, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 p_6 = p_5 * one;
            f64x4 low_10 = _mm256_fmadd_pd(p_5, one, -p_6);
            f64x4 p_low = _mm256_fmadd_pd(p_5, more_1, _mm256_fmadd_pd(low_8, one, low_10));
            f64x4 y_1 = p_6 + p_low;
            u64x4 bits = (u64x4)shifted;
            u64x4 half_1 = bits >> 1ull;
            y_1 *= (f64x4)(half_1 << 52ull);
            f64x4 lost_1 = y_1 * (f64x4)((bits - half_1) << 52ull);
            _mm256_maskstore_pd(y + i, (__m256i)lanes, max_f64x4(_mm256_set1_pd(-0.0), v) - lost_1);
        }
    }
}

/* tnk_gelu_tanh_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=gelu_tanh to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 22 fma 32 add 12 mul 2 div 3 max 5 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_gelu_tanh_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            f64x4 held = max_f64x4(_mm256_set1_pd(-30.0), min_f64x4(_mm256_set1_pd(30.0), v));
            f64x4 p = held * held;
            f64x4 low = _mm256_fmadd_pd(held, held, -p);
            f64x4 p_1 = p * 0.071354816272600249;
            f64x4 low_1 = _mm256_fmadd_pd(p, _mm256_set1_pd(0.071354816272600249), -p_1);
            f64x4 t_6 = low_1 + _mm256_fmadd_pd(p, _mm256_set1_pd(-6.175149918155315e-19),
                low * 0.071354816272600249);
            f64x4 s = p_1 + 1.5957691216057308;
            f64x4 other = s - p_1;
            f64x4 low_2 = p_1 - (s - other) + (1.5957691216057308 - other);
            low_2 += t_6 + -9.9693088091109202e-17;
            f64x4 p_2 = held * s;
            f64x4 low_4 = _mm256_fmadd_pd(held, s, -p_2);
            low_2 = _mm256_fmadd_pd(held, low_2, low_4);
            f64x4 a = max_f64x4(_mm256_set1_pd(-895.19999999999993), -abs_f64x4(p_2));
            i64x4 below_1 = p_2 < 0.0;
            f64x4 shifted = _mm256_fmadd_pd(a, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), a);
            f64x4 more = _mm256_fmadd_pd(power, _mm256_set1_pd(-1.9082149292705877e-10),
                _mm256_blendv_pd(-low_2, low_2, (__m256d)(p_2 < 0.0)));
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557326910269589e-07));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557254849863519e-06));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.4801587271871695e-05));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.00019841269875389421));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0013888888888905046));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0083333333333259017));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.041666666666666644));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.16666666666666671));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 y_1 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 t_25 = y_1 * (f64x4)((bits - half) << 52ull);
            f64x4 one_1 = r + 1.0;
            f64x4 more_2 = r - (one_1 - 1.0) + rest;
            f64x4 p_3 = held * one_1;
            f64x4 low_6 = _mm256_fmadd_pd(held, one_1, -p_3);
            f64x4 p_low = _mm256_fmadd_pd(held, more_2, low_6);
            f64x4 n_1 = _mm256_blendv_pd(v, p_3, (__m256d)below_1);
            f64x4 n_low = _mm256_blendv_pd(_mm256_set1_pd(-0.0), p_low, (__m256d)below_1);
            f64x4 d = t_25 + 1.0;
            f64x4 gained = d - 1.0 - t_25;
            f64x4 q_10 = n_1 / d;
            f64x4 p_4 = q_10 * d;
            f64x4 low_7 = _mm256_fmadd_pd(q_10, d, -p_4);
            f64x4 rest_1 = n_1 - p_4 - low_7 + (n_low + q_10 * gained);
            i64x4 t_36 = (abs_f64x4(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = _mm256_blendv_pd(q_10, q_10 + rest_1 / d, (__m256d)t_36);
            u64x4 bits_1 = (u64x4)shifted;
            u64x4 half_1 = bits_1 >> 1ull;
            f64x4 y_3 = q_10 * (f64x4)(half_1 << 52ull);
            f64x4 t_44 = y_3 * (f64x4)((bits_1 - half_1) << 52ull);
            _mm256_maskstore_pd(y + i, (__m256i)lanes,
                _mm256_blendv_pd(q_10, t_44, (__m256d)below_1));
        }
    }
}

/* tnk_softplus_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=softplus to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 25 fma 15 add 9 mul 1 div 2 max 1 ld 1 st
 * vector registers: 6 of 16 */
void tnk_softplus_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        for (int64_t i = 0; i < columns; i += 4) {
            int64_t left = min_index(columns - i, 4);
            i64x4 lanes = first_lanes_i64x4(left);
            f64x4 v = _mm256_maskload_pd(x_1 + i, (__m256i)lanes);
            f64x4 a = max_f64x4(_mm256_set1_pd(-746.0), -abs_f64x4(v));
            f64x4 shifted = _mm256_fmadd_pd(a, _mm256_set1_pd(1.4426950408889634),
                _mm256_set1_pd(4503599627372542.0));
            f64x4 power = shifted - 4503599627372542.0;
            f64x4 nearly = _mm256_fmadd_pd(power, _mm256_set1_pd(-0.69314718036912382), a);
            f64x4 more = power * -1.9082149292705877e-10;
            f64x4 r = nearly + more;
            f64x4 lost = more - (r - nearly);
            f64x4 q = _mm256_fmadd_pd(_mm256_set1_pd(2.0896473188240728e-09), r,
                _mm256_set1_pd(2.5105401456993976e-08));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557326910269589e-07));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.7557254849863519e-06));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(2.4801587271871695e-05));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.00019841269875389421));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0013888888888905046));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.0083333333333259017));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.041666666666666644));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.16666666666666671));
            q = _mm256_fmadd_pd(q, r, _mm256_set1_pd(0.5));
            f64x4 rest = _mm256_fmadd_pd(q, r * r, lost);
            f64x4 one = r + 1.0;
            f64x4 more_1 = r - (one - 1.0) + rest;
            f64x4 y_1 = one + more_1;
            u64x4 bits = (u64x4)shifted;
            u64x4 half = bits >> 1ull;
            y_1 *= (f64x4)(half << 52ull);
            f64x4 e = y_1 * (f64x4)((bits - half) << 52ull);
            f64x4 s = e / (e + 2.0);
            f64x4 z = s * s;
            f64x4 half_square = e * e * 0.5;
            f64x4 q_10 = _mm256_fmadd_pd(_mm256_set1_pd(-7.1027984981262211), z,
                _mm256_set1_pd(5.0819655881217303));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(-1.4419936392054802));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.36533129141537124));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.074753544701379071));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.11994854890701612));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.13321579620665214));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.15385018685149035));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.18181809144961428));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.22222222347343823));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.28571428570458945));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.40000000000003483));
            q_10 = _mm256_fmadd_pd(q_10, z, _mm256_set1_pd(0.66666666666666663));
            f64x4 p = q_10 * z + half_square;
            f64x4 rest_1 = s * p;
            f64x4 away = half_square - rest_1;
            _mm256_maskstore_pd(y + i, (__m256i)lanes, max_f64x4((f64x4){0}, v) + (e - away));
        }
    }
}
