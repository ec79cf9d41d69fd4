/* functions_f64_generic.c: kernels of gen/manifest/functions_f64.lua for generic.
 * Generated: do not edit. */
#include <stdint.h>

typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline f64x2 abs_f64x2(f64x2 x)
{
    return (f64x2)(((u64x2)x << 1) >> 1);
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline f64x2 min_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a < b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 max_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a > b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u64x2 select_u64x2(i64x2 m, u64x2 a, u64x2 b)
{
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 sqrt_f64x2(f64x2 x)
{
    f64x2 r = {0};
    for (int i = 0; i < 2; i++)
        r[i] = __builtin_sqrt(x[i]);
    return r;
}

/* tnk_pow_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=pow to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: binary, every tier
 * a turn of the inner loop: 113 add 66 mul 2 div 2 max 12 select 2 ld 1 st
 * vector registers: 16 of 16 */
void tnk_pow_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 x = load_mask_f64x2(a_1 + i, lanes);
            f64x2 x_1 = load_mask_f64x2(b_1 + i, lanes);
            f64x2 a_2 = abs_f64x2(x);
            i64x2 small = a_2 < 2.2250738585072014e-308;
            u64x2 t_3 = (u64x2)select_f64x2(small, a_2 * 4503599627370496.0, a_2);
            u64x2 n_1 = (t_3 + 2638147582215219ull) >> 52ull;
            f64x2 t_8 = (f64x2)(t_3 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x2 power = (f64x2)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x2 f = t_8 - 1.0;
            f64x2 n_2 = power - select_f64x2(small, splat_f64x2(52.0), (f64x2){0});

            /* s = f / (2 + f) in two parts */
            f64x2 d = f + 2.0;
            f64x2 d_low = f - (d - 2.0);
            f64x2 s = f / d;
            f64x2 p = s * d;
            f64x2 high = (f64x2)(((u64x2)s + 67108864ull) & 18446744073575333888ull);
            f64x2 rest = s - high;
            f64x2 high_1 = (f64x2)(((u64x2)d + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_1 = d - high_1;
            f64x2 t_23 = high * high_1 - p + high * rest_1;
            f64x2 low = t_23 + rest * high_1 + rest * rest_1;
            f64x2 t_30 = f - p - low - s * d_low;
            f64x2 s_low = t_30 / d;

            /* 2·s + s³·(2/3 + …) */
            f64x2 p_1 = s * s;
            f64x2 high_2 = (f64x2)(((u64x2)s + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_2 = s - high_2;
            f64x2 high_3 = (f64x2)(((u64x2)s + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_3 = s - high_3;
            f64x2 t_41 = high_2 * high_3 - p_1 + high_2 * rest_3;
            f64x2 low_1 = t_41 + rest_2 * high_3 + rest_2 * rest_3;
            f64x2 z_low = s * 2.0 * s_low + low_1;
            f64x2 q = 0.11584965212772112 * p_1 + 0.11721485376607881;
            q = q * p_1 + 0.13334131799920484;
            q = q * p_1 + 0.15384610081657765;
            q = q * p_1 + 0.1818181815350125;
            q = q * p_1 + 0.22222222222778878;
            q = q * p_1 + 0.28571428571426311;
            q = q * p_1 + 0.40000000000000002;
            f64x2 t_54 = q * p_1;
            f64x2 s_1 = 0.66666666666666663 + t_54;
            f64x2 low_2 = t_54 - (s_1 - 0.66666666666666663);
            f64x2 c_low = low_2 + 3.7007434154171883e-17;
            f64x2 p_2 = s * p_1;
            f64x2 high_4 = (f64x2)(((u64x2)s + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_4 = s - high_4;
            f64x2 high_5 = (f64x2)(((u64x2)p_1 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_5 = p_1 - high_5;
            f64x2 t_65 = high_4 * high_5 - p_2 + high_4 * rest_5;
            f64x2 low_3 = t_65 + rest_4 * high_5 + rest_4 * rest_5;
            f64x2 cube_low = low_3 + (s * z_low + s_low * p_1);
            f64x2 p_3 = p_2 * s_1;
            f64x2 high_6 = (f64x2)(((u64x2)p_2 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_6 = p_2 - high_6;
            f64x2 high_7 = (f64x2)(((u64x2)s_1 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_7 = s_1 - high_7;
            f64x2 t_81 = high_6 * high_7 - p_3 + high_6 * rest_7;
            f64x2 low_4 = t_81 + rest_6 * high_7 + rest_6 * rest_7;
            f64x2 term_low = low_4 + (p_2 * c_low + cube_low * s_1);
            f64x2 t_88 = s * 2.0;
            f64x2 s_2 = t_88 + p_3;
            f64x2 low_5 = p_3 - (s_2 - t_88);
            low_5 += s_low * 2.0 + term_low;

            /* n·ln 2 */
            f64x2 t_93 = n_2 * 0.69314718036912382;
            f64x2 s_3 = t_93 + s_2;
            f64x2 other = s_3 - t_93;
            f64x2 low_7 = t_93 - (s_3 - other) + (s_2 - other);
            low_5 += n_2 * 1.9082149292705877e-10 + low_7;
            f64x2 s_4 = s_3 + low_5;
            low_5 -= s_4 - s_3;
            f64x2 p_4 = x_1 * s_4;
            f64x2 high_8 = (f64x2)(((u64x2)x_1 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_8 = x_1 - high_8;
            f64x2 high_9 = (f64x2)(((u64x2)s_4 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_9 = s_4 - high_9;
            f64x2 t_109 = high_8 * high_9 - p_4 + high_8 * rest_9;
            f64x2 low_10 = t_109 + rest_8 * high_9 + rest_8 * rest_9;
            low_5 = x_1 * low_5 + low_10;
            f64x2 exponent = select_f64x2(a_2 == __builtin_inf(), x_1 * __builtin_inf(),
                select_f64x2(a_2 == 0.0, x_1 * -__builtin_inf(), p_4));
            f64x2 held = min_f64x2(splat_f64x2(710.0), max_f64x2(splat_f64x2(-746.0), exponent));
            f64x2 shifted = held * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power_1 = shifted - 4503599627372542.0;
            f64x2 nearly = power_1 * -0.69314718036912382 + held;
            f64x2 more = power_1 * -1.9082149292705877e-10
                + select_f64x2(abs_f64x2(exponent) < 800.0, low_5, (f64x2){0});
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_7 = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q_7 = q_7 * r + 2.7557326910269589e-07;
            q_7 = q_7 * r + 2.7557254849863519e-06;
            q_7 = q_7 * r + 2.4801587271871695e-05;
            q_7 = q_7 * r + 0.00019841269875389421;
            q_7 = q_7 * r + 0.0013888888888905046;
            q_7 = q_7 * r + 0.0083333333333259017;
            q_7 = q_7 * r + 0.041666666666666644;
            q_7 = q_7 * r + 0.16666666666666671;
            q_7 = q_7 * r + 0.5;
            f64x2 rest_10 = q_7 * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest_10;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 p_5 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 half_1 = x_1 * 0.5;
            f64x2 t_143 = abs_f64x2(x_1);
            u64x2 t_149 = (u64x2)(t_143 + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)x_1 & 9223372036854775808ull);
            i64x2 whole = select_f64x2(t_143 < 4503599627370496.0, (f64x2)t_149, x_1) == x_1;
            f64x2 t_152 = abs_f64x2(half_1);
            u64x2 t_158 = (u64x2)(t_152 + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)half_1 & 9223372036854775808ull);
            i64x2 differs = select_f64x2(t_152 < 4503599627370496.0, (f64x2)t_158,
                half_1) != half_1;
            i64x2 odd = whole & differs;
            f64x2 t_162 = select_f64x2((a_2 == 1.0) & (x_1 == x_1), splat_f64x2(1.0), p_5);
            i64x2 t_166 = ((x < 0.0) & (a_2 < __builtin_inf())) & ~whole;
            f64x2 t_169 = select_f64x2((x_1 == 0.0) | (x == 1.0), splat_f64x2(1.0),
                select_f64x2(t_166, splat_f64x2(__builtin_nan("")),
                select_f64x2(x != x, x, t_162)));
            u64x2 sign = (u64x2)x & 9223372036854775808ull;
            f64x2 t_174 = (f64x2)((u64x2)t_169 | select_u64x2(odd, sign, (u64x2){0}));
            store_mask_f64x2(y + i, t_174, lanes);
        }
    }
}

/* tnk_exp_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=exp to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 23 add 17 mul 2 max 1 ld 1 st
 * vector registers: 5 of 16 */
void tnk_exp_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            f64x2 bounded = min_f64x2(splat_f64x2(710.0), max_f64x2(splat_f64x2(-746.0), v));
            f64x2 shifted = bounded * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + bounded;
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q = q * r + 2.7557326910269589e-07;
            q = q * r + 2.7557254849863519e-06;
            q = q * r + 2.4801587271871695e-05;
            q = q * r + 0.00019841269875389421;
            q = q * r + 0.0013888888888905046;
            q = q * r + 0.0083333333333259017;
            q = q * r + 0.041666666666666644;
            q = q * r + 0.16666666666666671;
            q = q * r + 0.5;
            f64x2 rest = q * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_24 = y_1 * (f64x2)((bits - half) << 52ull);
            store_mask_f64x2(y + i, t_24, lanes);
        }
    }
}

/* tnk_log_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=log to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 18 add 14 mul 1 div 5 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_log_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            i64x2 small = v < 2.2250738585072014e-308;
            f64x2 normal = select_f64x2(small, v * 4503599627370496.0, v);
            u64x2 t_2 = (u64x2)normal;
            u64x2 n_1 = (t_2 + 2638147582215219ull) >> 52ull;
            f64x2 t_7 = (f64x2)(t_2 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x2 power = (f64x2)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x2 f = t_7 - 1.0;
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
            f64x2 t_25 = select_f64x2(v == 0.0, splat_f64x2(-__builtin_inf()),
                select_f64x2(v < __builtin_inf(), y_1, v));
            store_mask_f64x2(y + i, select_f64x2(v < 0.0, splat_f64x2(__builtin_nan("")), t_25),
                lanes);
        }
    }
}

/* tnk_rsqrt_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=rsqrt to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 1 div 1 sqrt 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_rsqrt_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            store_mask_f64x2(y + i, 1.0 / sqrt_f64x2(v), lanes);
        }
    }
}

/* tnk_erf_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=erf to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 75 add 69 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 12 of 16 */
void tnk_erf_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            f64x2 a = abs_f64x2(v);
            f64x2 square = a * a;
            f64x2 q = 1.1469262366392117e-10 * square + -8.3568064843507494e-10;
            q = q * square + 2.7890580724589538e-09;
            q = q * square + -6.4120596648464897e-09;
            q = q * square + 2.1364202524053862e-08;
            q = q * square + -1.6939617879566633e-07;
            q = q * square + 1.6497665412829407e-06;
            q = q * square + -1.4927220247333519e-05;
            q = q * square + 0.000120553820449224;
            q = q * square + -0.00085483280866102088;
            q = q * square + 0.0052239776408327422;
            q = q * square + -0.026866170646530792;
            q = q * square + 0.11283791670962333;
            q = q * square + -0.37612638903183926;
            q = q * square + 0.12837916709551259;
            f64x2 small = q * a + a;
            f64x2 held = min_f64x2(splat_f64x2(6.0), a);
            f64x2 wide = held * 1.4142135623730951;
            f64x2 u = 1.0 / (wide + 4.0);
            f64x2 t_18 = u * -8.0 + 1.0;
            f64x2 q_14 = 1.5322941717967342e-10 * t_18 + 3.5349604553315252e-10;
            q_14 = q_14 * t_18 + -1.0918588639884721e-09;
            q_14 = q_14 * t_18 + -3.8486657116212105e-09;
            q_14 = q_14 * t_18 + 2.0711815109478193e-09;
            q_14 = q_14 * t_18 + 2.1783952299303125e-08;
            q_14 = q_14 * t_18 + 1.3682125847577897e-08;
            q_14 = q_14 * t_18 + -8.7422268808809215e-08;
            q_14 = q_14 * t_18 + -1.5562506884805074e-07;
            q_14 = q_14 * t_18 + 2.7298268939141553e-07;
            q_14 = q_14 * t_18 + 1.0220279361331703e-06;
            q_14 = q_14 * t_18 + -6.3014706863361862e-07;
            q_14 = q_14 * t_18 + -5.9203701853282192e-06;
            q_14 = q_14 * t_18 + 7.1677969367331389e-07;
            q_14 = q_14 * t_18 + 3.5144736176992428e-05;
            q_14 = q_14 * t_18 + -1.9082769044803533e-06;
            q_14 = q_14 * t_18 + -0.00023109494292259444;
            q_14 = q_14 * t_18 + 0.00013334431425148101;
            q_14 = q_14 * t_18 + 0.0016308184582761545;
            q_14 = q_14 * t_18 + -0.0034796923674964252;
            q_14 = q_14 * t_18 + -0.0075401889667575531;
            q_14 = q_14 * t_18 + 0.060396574890939185;
            q_14 = q_14 * t_18 + -0.18652185795965673;
            q_14 = q_14 * t_18 + 0.38713740074221453;
            q_14 = q_14 * t_18 + -0.60789664197189208;
            q_14 = q_14 * t_18 + 0.75528513041575152;
            f64x2 exponent = held * -held;
            f64x2 f = u * q_14;
            f64x2 shifted = exponent * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + exponent;
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_39 = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q_39 = q_39 * r + 2.7557326910269589e-07;
            q_39 = q_39 * r + 2.7557254849863519e-06;
            q_39 = q_39 * r + 2.4801587271871695e-05;
            q_39 = q_39 * r + 0.00019841269875389421;
            q_39 = q_39 * r + 0.0013888888888905046;
            q_39 = q_39 * r + 0.0083333333333259017;
            q_39 = q_39 * r + 0.041666666666666644;
            q_39 = q_39 * r + 0.16666666666666671;
            q_39 = q_39 * r + 0.5;
            f64x2 rest = q_39 * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 p = f * one;
            f64x2 high = (f64x2)(((u64x2)f + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_1 = f - high;
            f64x2 high_1 = (f64x2)(((u64x2)one + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_2 = one - high_1;
            f64x2 t_71 = high * high_1 - p + high * rest_2;
            f64x2 low = t_71 + rest_1 * high_1 + rest_1 * rest_2;
            f64x2 p_low = f * more_1 + low;
            f64x2 y_1 = p + p_low;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_81 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 large = t_81 * -2.0 + 1.0;
            f64x2 y_3 = select_f64x2(a < 1.0, small, large);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            store_mask_f64x2(y + i, (f64x2)((u64x2)y_3 | sign), lanes);
        }
    }
}

/* tnk_tanh_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=tanh to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 37 add 32 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 8 of 16 */
void tnk_tanh_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            f64x2 a = abs_f64x2(v);
            f64x2 square = a * a;
            f64x2 q = 6.2346320771153242e-06 * square + -3.0862060315435714e-05;
            q = q * square + 9.2383752087623448e-05;
            q = q * square + -0.0002375356645759313;
            q = q * square + 0.00058965086179004931;
            q = q * square + -0.0014557740396437386;
            q = q * square + 0.0035921215376868237;
            q = q * square + -0.0088632350727722714;
            q = q * square + 0.021869488516270619;
            q = q * square + -0.053968253967769012;
            q = q * square + 0.13333333333332784;
            q = q * square + -0.33333333333333331;
            f64x2 small = q * square * a + a;
            f64x2 twice = min_f64x2(splat_f64x2(20.0), a) * 2.0;
            f64x2 shifted = twice * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + twice;
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_11 = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q_11 = q_11 * r + 2.7557326910269589e-07;
            q_11 = q_11 * r + 2.7557254849863519e-06;
            q_11 = q_11 * r + 2.4801587271871695e-05;
            q_11 = q_11 * r + 0.00019841269875389421;
            q_11 = q_11 * r + 0.0013888888888905046;
            q_11 = q_11 * r + 0.0083333333333259017;
            q_11 = q_11 * r + 0.041666666666666644;
            q_11 = q_11 * r + 0.16666666666666671;
            q_11 = q_11 * r + 0.5;
            f64x2 rest = q_11 * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_37 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 large = 1.0 - 2.0 / (t_37 + 1.0);
            f64x2 y_3 = select_f64x2(a < 0.54930599999999996, small, large);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            store_mask_f64x2(y + i, (f64x2)((u64x2)y_3 | sign), lanes);
        }
    }
}

/* tnk_sigmoid_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=sigmoid to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 40 add 25 mul 2 div 1 max 4 select 1 ld 1 st
 * vector registers: 12 of 16 */
void tnk_sigmoid_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            i64x2 below = v < 0.0;
            f64x2 a = max_f64x2(splat_f64x2(-746.0), -abs_f64x2(v));
            f64x2 shifted = a * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + a;
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q = q * r + 2.7557326910269589e-07;
            q = q * r + 2.7557254849863519e-06;
            q = q * r + 2.4801587271871695e-05;
            q = q * r + 0.00019841269875389421;
            q = q * r + 0.0013888888888905046;
            q = q * r + 0.0083333333333259017;
            q = q * r + 0.041666666666666644;
            q = q * r + 0.16666666666666671;
            q = q * r + 0.5;
            f64x2 rest = q * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_25 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 n_1 = select_f64x2(below, one, splat_f64x2(1.0));
            f64x2 n_low = select_f64x2(below, more_1, splat_f64x2(-0.0));
            f64x2 d = t_25 + 1.0;
            f64x2 gained = d - 1.0 - t_25;
            f64x2 q_10 = n_1 / d;
            f64x2 p = q_10 * d;
            f64x2 high = (f64x2)(((u64x2)q_10 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_1 = q_10 - high;
            f64x2 high_1 = (f64x2)(((u64x2)d + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_2 = d - high_1;
            f64x2 t_36 = high * high_1 - p + high * rest_2;
            f64x2 low = t_36 + rest_1 * high_1 + rest_1 * rest_2;
            f64x2 rest_3 = n_1 - p - low + (n_low + q_10 * gained);
            i64x2 t_45 = (abs_f64x2(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = select_f64x2(t_45, q_10 + rest_3 / d, q_10);
            u64x2 bits_1 = (u64x2)shifted;
            u64x2 half_1 = bits_1 >> 1ull;
            f64x2 y_3 = q_10 * (f64x2)(half_1 << 52ull);
            f64x2 t_53 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            store_mask_f64x2(y + i, select_f64x2(below, t_53, q_10), lanes);
        }
    }
}

/* tnk_silu_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=silu to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 53 add 31 mul 2 div 2 max 4 select 1 ld 1 st
 * vector registers: 12 of 16 */
void tnk_silu_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            f64x2 held = max_f64x2(splat_f64x2(-895.19999999999993), v);
            f64x2 a = max_f64x2(splat_f64x2(-895.19999999999993), -abs_f64x2(v));
            i64x2 below = v < 0.0;
            f64x2 shifted = a * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + a;
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q = q * r + 2.7557326910269589e-07;
            q = q * r + 2.7557254849863519e-06;
            q = q * r + 2.4801587271871695e-05;
            q = q * r + 0.00019841269875389421;
            q = q * r + 0.0013888888888905046;
            q = q * r + 0.0083333333333259017;
            q = q * r + 0.041666666666666644;
            q = q * r + 0.16666666666666671;
            q = q * r + 0.5;
            f64x2 rest = q * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_25 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 one_1 = r + 1.0;
            f64x2 more_2 = r - (one_1 - 1.0) + rest;
            f64x2 p = held * one_1;
            f64x2 high = (f64x2)(((u64x2)held + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_1 = held - high;
            f64x2 high_1 = (f64x2)(((u64x2)one_1 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_2 = one_1 - high_1;
            f64x2 t_37 = high * high_1 - p + high * rest_2;
            f64x2 low = t_37 + rest_1 * high_1 + rest_1 * rest_2;
            f64x2 p_low = held * more_2 + low;
            f64x2 n_1 = select_f64x2(below, p, v);
            f64x2 n_low = select_f64x2(below, p_low, splat_f64x2(-0.0));
            f64x2 d = t_25 + 1.0;
            f64x2 gained = d - 1.0 - t_25;
            f64x2 q_10 = n_1 / d;
            f64x2 p_1 = q_10 * d;
            f64x2 high_2 = (f64x2)(((u64x2)q_10 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_3 = q_10 - high_2;
            f64x2 high_3 = (f64x2)(((u64x2)d + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_4 = d - high_3;
            f64x2 t_52 = high_2 * high_3 - p_1 + high_2 * rest_4;
            f64x2 low_1 = t_52 + rest_3 * high_3 + rest_3 * rest_4;
            f64x2 rest_5 = n_1 - p_1 - low_1 + (n_low + q_10 * gained);
            i64x2 t_61 = (abs_f64x2(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = select_f64x2(t_61, q_10 + rest_5 / d, q_10);
            u64x2 bits_1 = (u64x2)shifted;
            u64x2 half_1 = bits_1 >> 1ull;
            f64x2 y_3 = q_10 * (f64x2)(half_1 << 52ull);
            f64x2 t_69 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            store_mask_f64x2(y + i, select_f64x2(below, t_69, q_10), lanes);
        }
    }
}

/* tnk_gelu_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=gelu to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 141 add 89 mul 1 div 2 max 1 ld 1 st
 * vector registers: 16 of 16 */
void tnk_gelu_f64__generic_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            f64x2 a = abs_f64x2(v);
            f64x2 held = min_f64x2(splat_f64x2(39.0), a);
            f64x2 half = held * -0.5;
            f64x2 p = half * held;
            f64x2 high = (f64x2)(((u64x2)half + 67108864ull) & 18446744073575333888ull);
            f64x2 rest = half - high;
            f64x2 high_1 = (f64x2)(((u64x2)held + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_1 = held - high_1;
            f64x2 t_10 = high * high_1 - p + high * rest_1;
            f64x2 low = t_10 + rest * high_1 + rest * rest_1;
            f64x2 s = held + 4.0;
            f64x2 other = s - held;
            f64x2 low_1 = held - (s - other) + (4.0 - other);
            f64x2 u = 1.0 / s;
            f64x2 p_1 = u * s;
            f64x2 high_2 = (f64x2)(((u64x2)u + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_2 = u - high_2;
            f64x2 high_3 = (f64x2)(((u64x2)s + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_3 = s - high_3;
            f64x2 t_26 = high_2 * high_3 - p_1 + high_2 * rest_3;
            f64x2 low_2 = t_26 + rest_2 * high_3 + rest_2 * rest_3;
            f64x2 t_33 = 1.0 - p_1 - low_2 - u * low_1;
            f64x2 u_low = u * t_33;
            f64x2 t_35 = 1.0 - 8.0 * u;
            f64x2 t_low = 1.0 - t_35 - 8.0 * u - 8.0 * u_low;
            f64x2 q = 1.5322941717967342e-10 * t_35 + 3.5349604553315252e-10;
            q = q * t_35 + -1.0918588639884721e-09;
            q = q * t_35 + -3.8486657116212105e-09;
            q = q * t_35 + 2.0711815109478193e-09;
            q = q * t_35 + 2.1783952299303125e-08;
            q = q * t_35 + 1.3682125847577897e-08;
            q = q * t_35 + -8.7422268808809215e-08;
            q = q * t_35 + -1.5562506884805074e-07;
            q = q * t_35 + 2.7298268939141553e-07;
            q = q * t_35 + 1.0220279361331703e-06;
            q = q * t_35 + -6.3014706863361862e-07;
            q = q * t_35 + -5.9203701853282192e-06;
            q = q * t_35 + 7.1677969367331389e-07;
            q = q * t_35 + 3.5144736176992428e-05;
            q = q * t_35 + -1.9082769044803533e-06;
            q = q * t_35 + -0.00023109494292259444;
            q = q * t_35 + 0.00013334431425148101;
            q = q * t_35 + 0.0016308184582761545;
            q = q * t_35 + -0.0034796923674964252;
            q = q * t_35 + -0.0075401889667575531;
            q = q * t_35 + 0.060396574890939185;
            q = q * t_35 + -0.18652185795965673;
            q = q * t_35 + 0.38713740074221453;
            f64x2 p_2 = t_35 * q;
            f64x2 high_4 = (f64x2)(((u64x2)t_35 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_4 = t_35 - high_4;
            f64x2 high_5 = (f64x2)(((u64x2)q + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_5 = q - high_5;
            f64x2 t_72 = high_4 * high_5 - p_2 + high_4 * rest_5;
            f64x2 low_3 = t_72 + rest_4 * high_5 + rest_4 * rest_5;
            f64x2 s_1 = -0.60789664197189208 + p_2;
            f64x2 other_1 = s_1 - -0.60789664197189208;
            f64x2 low_4 = -0.60789664197189208 - (s_1 - other_1) + (p_2 - other_1);
            f64x2 g_low = low_4 + (low_3 + -2.6693888440524377e-17);
            f64x2 p_3 = t_35 * s_1;
            f64x2 high_6 = (f64x2)(((u64x2)t_35 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_6 = t_35 - high_6;
            f64x2 high_7 = (f64x2)(((u64x2)s_1 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_7 = s_1 - high_7;
            f64x2 t_89 = high_6 * high_7 - p_3 + high_6 * rest_7;
            f64x2 low_5 = t_89 + rest_6 * high_7 + rest_6 * rest_7;
            f64x2 s_2 = 0.75528513041575152 + p_3;
            f64x2 other_2 = s_2 - 0.75528513041575152;
            f64x2 low_6 = 0.75528513041575152 - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (t_35 * g_low + low_5 + -2.229264210244836e-17);
            g_low = t_low * (2.0 * s_1 - -0.60789664197189208) + g_low;
            f64x2 p_4 = u * s_2;
            f64x2 high_8 = (f64x2)(((u64x2)u + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_8 = u - high_8;
            f64x2 high_9 = (f64x2)(((u64x2)s_2 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_9 = s_2 - high_9;
            f64x2 t_111 = high_8 * high_9 - p_4 + high_8 * rest_9;
            f64x2 low_7 = t_111 + rest_8 * high_9 + rest_8 * rest_9;
            f64x2 r_low = low_7 + (u * g_low + u_low * s_2);
            f64x2 p_5 = held * p_4;
            f64x2 high_10 = (f64x2)(((u64x2)held + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_10 = held - high_10;
            f64x2 high_11 = (f64x2)(((u64x2)p_4 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_11 = p_4 - high_11;
            f64x2 t_127 = high_10 * high_11 - p_5 + high_10 * rest_11;
            f64x2 low_8 = t_127 + rest_10 * high_11 + rest_10 * rest_11;
            low_8 = held * r_low + low_8;
            f64x2 shifted = p * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + p;
            f64x2 more = power * -1.9082149292705877e-10 + low;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_23 = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q_23 = q_23 * r + 2.7557326910269589e-07;
            q_23 = q_23 * r + 2.7557254849863519e-06;
            q_23 = q_23 * r + 2.4801587271871695e-05;
            q_23 = q_23 * r + 0.00019841269875389421;
            q_23 = q_23 * r + 0.0013888888888905046;
            q_23 = q_23 * r + 0.0083333333333259017;
            q_23 = q_23 * r + 0.041666666666666644;
            q_23 = q_23 * r + 0.16666666666666671;
            q_23 = q_23 * r + 0.5;
            f64x2 rest_12 = q_23 * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest_12;
            f64x2 p_6 = p_5 * one;
            f64x2 high_12 = (f64x2)(((u64x2)p_5 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_13 = p_5 - high_12;
            f64x2 high_13 = (f64x2)(((u64x2)one + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_14 = one - high_13;
            f64x2 t_159 = high_12 * high_13 - p_6 + high_12 * rest_14;
            f64x2 low_10 = t_159 + rest_13 * high_13 + rest_13 * rest_14;
            f64x2 p_low = p_5 * more_1 + (low_8 * one + low_10);
            f64x2 y_1 = p_6 + p_low;
            u64x2 bits = (u64x2)shifted;
            u64x2 half_1 = bits >> 1ull;
            y_1 *= (f64x2)(half_1 << 52ull);
            f64x2 lost_1 = y_1 * (f64x2)((bits - half_1) << 52ull);
            store_mask_f64x2(y + i, max_f64x2(splat_f64x2(-0.0), v) - lost_1, lanes);
        }
    }
}

/* tnk_gelu_tanh_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=gelu_tanh to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 89 add 49 mul 2 div 3 max 5 select 1 ld 1 st
 * vector registers: 12 of 16 */
void tnk_gelu_tanh_f64__generic_u0(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            f64x2 held = max_f64x2(splat_f64x2(-30.0), min_f64x2(splat_f64x2(30.0), v));
            f64x2 p = held * held;
            f64x2 high = (f64x2)(((u64x2)held + 67108864ull) & 18446744073575333888ull);
            f64x2 rest = held - high;
            f64x2 high_1 = (f64x2)(((u64x2)held + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_1 = held - high_1;
            f64x2 t_11 = high * high_1 - p + high * rest_1;
            f64x2 low = t_11 + rest * high_1 + rest * rest_1;
            f64x2 p_1 = p * 0.071354816272600249;
            f64x2 high_2 = (f64x2)(((u64x2)p + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_2 = p - high_2;
            f64x2 high_3 = (f64x2)(((u64x2)splat_f64x2(0.071354816272600249) + 67108864ull)
                & 18446744073575333888ull);
            f64x2 rest_3 = 0.071354816272600249 - high_3;
            f64x2 t_24 = high_2 * high_3 - p_1 + high_2 * rest_3;
            f64x2 low_1 = t_24 + rest_2 * high_3 + rest_2 * rest_3;
            f64x2 t_31 = low_1 + (p * -6.175149918155315e-19 + low * 0.071354816272600249);
            f64x2 s = p_1 + 1.5957691216057308;
            f64x2 other = s - p_1;
            f64x2 low_2 = p_1 - (s - other) + (1.5957691216057308 - other);
            low_2 += t_31 + -9.9693088091109202e-17;
            f64x2 p_2 = held * s;
            f64x2 high_4 = (f64x2)(((u64x2)held + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_4 = held - high_4;
            f64x2 high_5 = (f64x2)(((u64x2)s + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_5 = s - high_5;
            f64x2 t_45 = high_4 * high_5 - p_2 + high_4 * rest_5;
            f64x2 low_4 = t_45 + rest_4 * high_5 + rest_4 * rest_5;
            low_2 = held * low_2 + low_4;
            f64x2 a = max_f64x2(splat_f64x2(-895.19999999999993), -abs_f64x2(p_2));
            i64x2 below_1 = p_2 < 0.0;
            f64x2 shifted = a * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + a;
            f64x2 more = power * -1.9082149292705877e-10 + select_f64x2(p_2 < 0.0, low_2, -low_2);
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q = q * r + 2.7557326910269589e-07;
            q = q * r + 2.7557254849863519e-06;
            q = q * r + 2.4801587271871695e-05;
            q = q * r + 0.00019841269875389421;
            q = q * r + 0.0013888888888905046;
            q = q * r + 0.0083333333333259017;
            q = q * r + 0.041666666666666644;
            q = q * r + 0.16666666666666671;
            q = q * r + 0.5;
            f64x2 rest_6 = q * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest_6;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_77 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 one_1 = r + 1.0;
            f64x2 more_2 = r - (one_1 - 1.0) + rest_6;
            f64x2 p_3 = held * one_1;
            f64x2 high_6 = (f64x2)(((u64x2)held + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_7 = held - high_6;
            f64x2 high_7 = (f64x2)(((u64x2)one_1 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_8 = one_1 - high_7;
            f64x2 t_89 = high_6 * high_7 - p_3 + high_6 * rest_8;
            f64x2 low_6 = t_89 + rest_7 * high_7 + rest_7 * rest_8;
            f64x2 p_low = held * more_2 + low_6;
            f64x2 n_1 = select_f64x2(below_1, p_3, v);
            f64x2 n_low = select_f64x2(below_1, p_low, splat_f64x2(-0.0));
            f64x2 d = t_77 + 1.0;
            f64x2 gained = d - 1.0 - t_77;
            f64x2 q_10 = n_1 / d;
            f64x2 p_4 = q_10 * d;
            f64x2 high_8 = (f64x2)(((u64x2)q_10 + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_9 = q_10 - high_8;
            f64x2 high_9 = (f64x2)(((u64x2)d + 67108864ull) & 18446744073575333888ull);
            f64x2 rest_10 = d - high_9;
            f64x2 t_104 = high_8 * high_9 - p_4 + high_8 * rest_10;
            f64x2 low_7 = t_104 + rest_9 * high_9 + rest_9 * rest_10;
            f64x2 rest_11 = n_1 - p_4 - low_7 + (n_low + q_10 * gained);
            i64x2 t_113 = (abs_f64x2(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = select_f64x2(t_113, q_10 + rest_11 / d, q_10);
            u64x2 bits_1 = (u64x2)shifted;
            u64x2 half_1 = bits_1 >> 1ull;
            f64x2 y_3 = q_10 * (f64x2)(half_1 << 52ull);
            f64x2 t_121 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            store_mask_f64x2(y + i, select_f64x2(below_1, t_121, q_10), lanes);
        }
    }
}

/* tnk_softplus_f64__generic_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=softplus to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 40 add 34 mul 1 div 2 max 1 ld 1 st
 * vector registers: 6 of 16 */
void tnk_softplus_f64__generic_u0(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
        for (int64_t i = 0; i < columns; i += 2) {
            int64_t left = min_index(columns - i, 2);
            i64x2 lanes = first_lanes_i64x2(left);
            f64x2 v = load_mask_f64x2(x_1 + i, lanes);
            f64x2 a = max_f64x2(splat_f64x2(-746.0), -abs_f64x2(v));
            f64x2 shifted = a * 1.4426950408889634 + 4503599627372542.0;
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = power * -0.69314718036912382 + a;
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q = 2.0896473188240728e-09 * r + 2.5105401456993976e-08;
            q = q * r + 2.7557326910269589e-07;
            q = q * r + 2.7557254849863519e-06;
            q = q * r + 2.4801587271871695e-05;
            q = q * r + 0.00019841269875389421;
            q = q * r + 0.0013888888888905046;
            q = q * r + 0.0083333333333259017;
            q = q * r + 0.041666666666666644;
            q = q * r + 0.16666666666666671;
            q = q * r + 0.5;
            f64x2 rest = q * (r * r) + lost;
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 e = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 s = e / (e + 2.0);
            f64x2 z = s * s;
            f64x2 half_square = e * e * 0.5;
            f64x2 q_10 = -7.1027984981262211 * z + 5.0819655881217303;
            q_10 = q_10 * z + -1.4419936392054802;
            q_10 = q_10 * z + 0.36533129141537124;
            q_10 = q_10 * z + 0.074753544701379071;
            q_10 = q_10 * z + 0.11994854890701612;
            q_10 = q_10 * z + 0.13321579620665214;
            q_10 = q_10 * z + 0.15385018685149035;
            q_10 = q_10 * z + 0.18181809144961428;
            q_10 = q_10 * z + 0.22222222347343823;
            q_10 = q_10 * z + 0.28571428570458945;
            q_10 = q_10 * z + 0.40000000000003483;
            q_10 = q_10 * z + 0.66666666666666663;
            f64x2 p = q_10 * z + half_square;
            f64x2 rest_1 = s * p;
            f64x2 away = half_square - rest_1;
            store_mask_f64x2(y + i, max_f64x2((f64x2){0}, v) + (e - away), lanes);
        }
    }
}
