/* functions_f64_neon.c: kernels of gen/manifest/functions_f64.lua for neon.
 * Generated: do not edit. */
#include <arm_neon.h>
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

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

/* tnk_pow_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=pow to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: binary, every tier
 * a turn of the inner loop: 32 fma 42 add 19 mul 2 div 2 max 2 round 10 select 2 ld 1 st
 * vector registers: 12 of 32 */
void tnk_pow_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 a_2 = vabsq_f64(x);
            i64x2 small = a_2 < 2.2250738585072014e-308;
            u64x2 t_3 = (u64x2)select_f64x2(small, a_2 * 4503599627370496.0, a_2);
            u64x2 n_1 = (t_3 + 2638147582215219ull) >> 52ull;
            f64x2 t_8 = (f64x2)(t_3 - (n_1 << 52ull) + 4607182418800017408ull);
            f64x2 power = (f64x2)(n_1 | 4841369599423283200ull) - 4503599627371519.0;
            f64x2 f = t_8 - 1.0;
            f64x2 n_2 = power - select_f64x2(small, vdupq_n_f64(52.0), (f64x2){0});

            /* s = f / (2 + f) in two parts */
            f64x2 d = f + 2.0;
            f64x2 d_low = f - (d - 2.0);
            f64x2 s = f / d;
            f64x2 p = s * d;
            f64x2 low = vfmaq_f64(-p, s, d);
            f64x2 t_18 = f - p - low - s * d_low;
            f64x2 s_low = t_18 / d;

            /* 2·s + s³·(2/3 + …) */
            f64x2 p_1 = s * s;
            f64x2 low_1 = vfmaq_f64(-p_1, s, s);
            f64x2 z_low = vfmaq_f64(low_1, s * 2.0, s_low);
            f64x2 q = vfmaq_f64(vdupq_n_f64(0.11721485376607881), vdupq_n_f64(0.11584965212772112),
                p_1);
            q = vfmaq_f64(vdupq_n_f64(0.13334131799920484), q, p_1);
            q = vfmaq_f64(vdupq_n_f64(0.15384610081657765), q, p_1);
            q = vfmaq_f64(vdupq_n_f64(0.1818181815350125), q, p_1);
            q = vfmaq_f64(vdupq_n_f64(0.22222222222778878), q, p_1);
            q = vfmaq_f64(vdupq_n_f64(0.28571428571426311), q, p_1);
            q = vfmaq_f64(vdupq_n_f64(0.40000000000000002), q, p_1);
            f64x2 t_22 = q * p_1;
            f64x2 s_1 = 0.66666666666666663 + t_22;
            f64x2 low_2 = t_22 - (s_1 - 0.66666666666666663);
            f64x2 c_low = low_2 + 3.7007434154171883e-17;
            f64x2 p_2 = s * p_1;
            f64x2 low_3 = vfmaq_f64(-p_2, s, p_1);
            f64x2 cube_low = low_3 + vfmaq_f64(s_low * p_1, s, z_low);
            f64x2 p_3 = p_2 * s_1;
            f64x2 low_4 = vfmaq_f64(-p_3, p_2, s_1);
            f64x2 term_low = low_4 + vfmaq_f64(cube_low * s_1, p_2, c_low);
            f64x2 t_30 = s * 2.0;
            f64x2 s_2 = t_30 + p_3;
            f64x2 low_5 = p_3 - (s_2 - t_30);
            low_5 += vfmaq_f64(term_low, s_low, vdupq_n_f64(2.0));

            /* n·ln 2 */
            f64x2 t_34 = n_2 * 0.69314718036912382;
            f64x2 s_3 = t_34 + s_2;
            f64x2 other = s_3 - t_34;
            f64x2 low_7 = t_34 - (s_3 - other) + (s_2 - other);
            low_5 += vfmaq_f64(low_7, n_2, vdupq_n_f64(1.9082149292705877e-10));
            f64x2 s_4 = s_3 + low_5;
            low_5 -= s_4 - s_3;
            f64x2 p_4 = x_1 * s_4;
            f64x2 low_10 = vfmaq_f64(-p_4, x_1, s_4);
            low_5 = vfmaq_f64(low_10, x_1, low_5);
            f64x2 exponent = select_f64x2(a_2 == __builtin_inf(), x_1 * __builtin_inf(),
                select_f64x2(a_2 == 0.0, x_1 * -__builtin_inf(), p_4));
            f64x2 held = min_f64x2(vdupq_n_f64(710.0), max_f64x2(vdupq_n_f64(-746.0), exponent));
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), held,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power_1 = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(held, power_1, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = vfmaq_f64(select_f64x2(vabsq_f64(exponent) < 800.0, low_5, (f64x2){0}),
                power_1, vdupq_n_f64(-1.9082149292705877e-10));
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_7 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r);
            q_7 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_7, r);
            q_7 = vfmaq_f64(vdupq_n_f64(0.5), q_7, r);
            f64x2 rest = vfmaq_f64(lost, q_7, r * r);
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 p_5 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 half_1 = x_1 * 0.5;
            i64x2 whole = vrndnq_f64(x_1) == x_1;
            i64x2 odd = whole & (vrndnq_f64(half_1) != half_1);
            f64x2 t_59 = select_f64x2((a_2 == 1.0) & (x_1 == x_1), vdupq_n_f64(1.0), p_5);
            i64x2 t_63 = ((x < 0.0) & (a_2 < __builtin_inf())) & ~whole;
            f64x2 t_66 = select_f64x2((x_1 == 0.0) | (x == 1.0), vdupq_n_f64(1.0),
                select_f64x2(t_63, vdupq_n_f64(__builtin_nan("")), select_f64x2(x != x, x, t_59)));
            u64x2 sign = (u64x2)x & 9223372036854775808ull;
            f64x2 t_71 = (f64x2)((u64x2)t_66 | select_u64x2(odd, sign, (u64x2){0}));
            store_mask_f64x2(y + i, t_71, lanes);
        }
    }
}

/* tnk_exp_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=exp to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 13 fma 10 add 4 mul 2 max 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_exp_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 bounded = min_f64x2(vdupq_n_f64(710.0), max_f64x2(vdupq_n_f64(-746.0), v));
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
            f64x2 t_11 = y_1 * (f64x2)((bits - half) << 52ull);
            store_mask_f64x2(y + i, t_11, lanes);
        }
    }
}

/* tnk_log_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=log to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 8 fma 10 add 6 mul 1 div 5 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_log_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 t_17 = select_f64x2(v == 0.0, vdupq_n_f64(-__builtin_inf()),
                select_f64x2(v < __builtin_inf(), y_1, v));
            store_mask_f64x2(y + i, select_f64x2(v < 0.0, vdupq_n_f64(__builtin_nan("")), t_17),
                lanes);
        }
    }
}

/* tnk_rsqrt_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=rsqrt to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 1 div 1 sqrt 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_rsqrt_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            store_mask_f64x2(y + i, 1.0 / vsqrtq_f64(v), lanes);
        }
    }
}

/* tnk_erf_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=erf to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 57 fma 11 add 9 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_erf_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 a = vabsq_f64(v);
            f64x2 square = a * a;
            f64x2 q = vfmaq_f64(vdupq_n_f64(-8.3568064843507494e-10),
                vdupq_n_f64(1.1469262366392117e-10), square);
            q = vfmaq_f64(vdupq_n_f64(2.7890580724589538e-09), q, square);
            q = vfmaq_f64(vdupq_n_f64(-6.4120596648464897e-09), q, square);
            q = vfmaq_f64(vdupq_n_f64(2.1364202524053862e-08), q, square);
            q = vfmaq_f64(vdupq_n_f64(-1.6939617879566633e-07), q, square);
            q = vfmaq_f64(vdupq_n_f64(1.6497665412829407e-06), q, square);
            q = vfmaq_f64(vdupq_n_f64(-1.4927220247333519e-05), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.000120553820449224), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.00085483280866102088), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.0052239776408327422), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.026866170646530792), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.11283791670962333), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.37612638903183926), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.12837916709551259), q, square);
            f64x2 small = vfmaq_f64(a, q, a);
            f64x2 held = min_f64x2(vdupq_n_f64(6.0), a);
            f64x2 wide = held * 1.4142135623730951;
            f64x2 u = 1.0 / (wide + 4.0);
            f64x2 t_2 = vfmaq_f64(vdupq_n_f64(1.0), u, vdupq_n_f64(-8.0));
            f64x2 q_14 = vfmaq_f64(vdupq_n_f64(3.5349604553315252e-10),
                vdupq_n_f64(1.5322941717967342e-10), t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-1.0918588639884721e-09), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-3.8486657116212105e-09), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(2.0711815109478193e-09), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(2.1783952299303125e-08), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(1.3682125847577897e-08), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-8.7422268808809215e-08), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-1.5562506884805074e-07), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(2.7298268939141553e-07), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(1.0220279361331703e-06), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-6.3014706863361862e-07), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-5.9203701853282192e-06), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(7.1677969367331389e-07), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(3.5144736176992428e-05), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-1.9082769044803533e-06), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-0.00023109494292259444), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(0.00013334431425148101), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(0.0016308184582761545), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-0.0034796923674964252), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-0.0075401889667575531), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(0.060396574890939185), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-0.18652185795965673), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(0.38713740074221453), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(-0.60789664197189208), q_14, t_2);
            q_14 = vfmaq_f64(vdupq_n_f64(0.75528513041575152), q_14, t_2);
            f64x2 exponent = held * -held;
            f64x2 f = u * q_14;
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), exponent,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(exponent, power, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_39 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r);
            q_39 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_39, r);
            q_39 = vfmaq_f64(vdupq_n_f64(0.5), q_39, r);
            f64x2 rest = vfmaq_f64(lost, q_39, r * r);
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 p = f * one;
            f64x2 low = vfmaq_f64(-p, f, one);
            f64x2 p_low = vfmaq_f64(low, f, more_1);
            f64x2 y_1 = p + p_low;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_14 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 large = vfmaq_f64(vdupq_n_f64(1.0), t_14, vdupq_n_f64(-2.0));
            f64x2 y_3 = select_f64x2(a < 1.0, small, large);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            store_mask_f64x2(y + i, (f64x2)((u64x2)y_3 | sign), lanes);
        }
    }
}

/* tnk_tanh_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=tanh to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 25 fma 12 add 7 mul 1 div 1 max 1 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_tanh_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 a = vabsq_f64(v);
            f64x2 square = a * a;
            f64x2 q = vfmaq_f64(vdupq_n_f64(-3.0862060315435714e-05),
                vdupq_n_f64(6.2346320771153242e-06), square);
            q = vfmaq_f64(vdupq_n_f64(9.2383752087623448e-05), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.0002375356645759313), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.00058965086179004931), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.0014557740396437386), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.0035921215376868237), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.0088632350727722714), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.021869488516270619), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.053968253967769012), q, square);
            q = vfmaq_f64(vdupq_n_f64(0.13333333333332784), q, square);
            q = vfmaq_f64(vdupq_n_f64(-0.33333333333333331), q, square);
            f64x2 small = vfmaq_f64(a, q * square, a);
            f64x2 twice = min_f64x2(vdupq_n_f64(20.0), a) * 2.0;
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), twice,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(twice, power, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = power * -1.9082149292705877e-10;
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_11 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r);
            q_11 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_11, r);
            q_11 = vfmaq_f64(vdupq_n_f64(0.5), q_11, r);
            f64x2 rest = vfmaq_f64(lost, q_11, r * r);
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 y_1 = one + more_1;
            u64x2 bits = (u64x2)shifted;
            u64x2 half = bits >> 1ull;
            y_1 *= (f64x2)(half << 52ull);
            f64x2 t_12 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 large = 1.0 - 2.0 / (t_12 + 1.0);
            f64x2 y_3 = select_f64x2(a < 0.54930599999999996, small, large);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            store_mask_f64x2(y + i, (f64x2)((u64x2)y_3 | sign), lanes);
        }
    }
}

/* tnk_sigmoid_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=sigmoid to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 14 fma 19 add 8 mul 2 div 1 max 4 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_sigmoid_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 a = max_f64x2(vdupq_n_f64(-746.0), -vabsq_f64(v));
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), a,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(a, power, vdupq_n_f64(-0.69314718036912382));
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
            f64x2 t_12 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 n_1 = select_f64x2(below, one, vdupq_n_f64(1.0));
            f64x2 n_low = select_f64x2(below, more_1, vdupq_n_f64(-0.0));
            f64x2 d = t_12 + 1.0;
            f64x2 gained = d - 1.0 - t_12;
            f64x2 q_10 = n_1 / d;
            f64x2 p = q_10 * d;
            f64x2 low = vfmaq_f64(-p, q_10, d);
            f64x2 rest_1 = n_1 - p - low + (n_low + q_10 * gained);
            i64x2 t_20 = (vabsq_f64(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = select_f64x2(t_20, q_10 + rest_1 / d, q_10);
            u64x2 bits_1 = (u64x2)shifted;
            u64x2 half_1 = bits_1 >> 1ull;
            f64x2 y_3 = q_10 * (f64x2)(half_1 << 52ull);
            f64x2 t_28 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            store_mask_f64x2(y + i, select_f64x2(below, t_28, q_10), lanes);
        }
    }
}

/* tnk_silu_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=silu to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 16 fma 23 add 9 mul 2 div 2 max 4 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_silu_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 held = max_f64x2(vdupq_n_f64(-895.19999999999993), v);
            f64x2 a = max_f64x2(vdupq_n_f64(-895.19999999999993), -vabsq_f64(v));
            i64x2 below = v < 0.0;
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), a,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(a, power, vdupq_n_f64(-0.69314718036912382));
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
            f64x2 t_12 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 one_1 = r + 1.0;
            f64x2 more_2 = r - (one_1 - 1.0) + rest;
            f64x2 p = held * one_1;
            f64x2 low = vfmaq_f64(-p, held, one_1);
            f64x2 p_low = vfmaq_f64(low, held, more_2);
            f64x2 n_1 = select_f64x2(below, p, v);
            f64x2 n_low = select_f64x2(below, p_low, vdupq_n_f64(-0.0));
            f64x2 d = t_12 + 1.0;
            f64x2 gained = d - 1.0 - t_12;
            f64x2 q_10 = n_1 / d;
            f64x2 p_1 = q_10 * d;
            f64x2 low_1 = vfmaq_f64(-p_1, q_10, d);
            f64x2 rest_1 = n_1 - p_1 - low_1 + (n_low + q_10 * gained);
            i64x2 t_23 = (vabsq_f64(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = select_f64x2(t_23, q_10 + rest_1 / d, q_10);
            u64x2 bits_1 = (u64x2)shifted;
            u64x2 half_1 = bits_1 >> 1ull;
            f64x2 y_3 = q_10 * (f64x2)(half_1 << 52ull);
            f64x2 t_31 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            store_mask_f64x2(y + i, select_f64x2(below, t_31, q_10), lanes);
        }
    }
}

/* tnk_gelu_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=gelu to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 50 fma 42 add 18 mul 1 div 2 max 1 ld 1 st
 * vector registers: 13 of 32 */
void tnk_gelu_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 a = vabsq_f64(v);
            f64x2 held = min_f64x2(vdupq_n_f64(39.0), a);
            f64x2 half = held * -0.5;
            f64x2 p = half * held;
            f64x2 low = vfmaq_f64(-p, half, held);
            f64x2 s = held + 4.0;
            f64x2 other = s - held;
            f64x2 low_1 = held - (s - other) + (4.0 - other);
            f64x2 u = 1.0 / s;
            f64x2 p_1 = u * s;
            f64x2 low_2 = vfmaq_f64(-p_1, u, s);
            f64x2 t_9 = 1.0 - p_1 - low_2 - u * low_1;
            f64x2 u_low = u * t_9;
            f64x2 t_11 = 1.0 - 8.0 * u;
            f64x2 t_low = 1.0 - t_11 - 8.0 * u - 8.0 * u_low;
            f64x2 q = vfmaq_f64(vdupq_n_f64(3.5349604553315252e-10),
                vdupq_n_f64(1.5322941717967342e-10), t_11);
            q = vfmaq_f64(vdupq_n_f64(-1.0918588639884721e-09), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-3.8486657116212105e-09), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(2.0711815109478193e-09), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(2.1783952299303125e-08), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(1.3682125847577897e-08), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-8.7422268808809215e-08), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-1.5562506884805074e-07), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(2.7298268939141553e-07), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(1.0220279361331703e-06), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-6.3014706863361862e-07), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-5.9203701853282192e-06), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(7.1677969367331389e-07), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(3.5144736176992428e-05), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-1.9082769044803533e-06), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-0.00023109494292259444), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(0.00013334431425148101), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(0.0016308184582761545), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-0.0034796923674964252), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-0.0075401889667575531), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(0.060396574890939185), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(-0.18652185795965673), q, t_11);
            q = vfmaq_f64(vdupq_n_f64(0.38713740074221453), q, t_11);
            f64x2 p_2 = t_11 * q;
            f64x2 low_3 = vfmaq_f64(-p_2, t_11, q);
            f64x2 s_1 = -0.60789664197189208 + p_2;
            f64x2 other_1 = s_1 - -0.60789664197189208;
            f64x2 low_4 = -0.60789664197189208 - (s_1 - other_1) + (p_2 - other_1);
            f64x2 g_low = low_4 + (low_3 + -2.6693888440524377e-17);
            f64x2 p_3 = t_11 * s_1;
            f64x2 low_5 = vfmaq_f64(-p_3, t_11, s_1);
            f64x2 s_2 = 0.75528513041575152 + p_3;
            f64x2 other_2 = s_2 - 0.75528513041575152;
            f64x2 low_6 = 0.75528513041575152 - (s_2 - other_2) + (p_3 - other_2);
            g_low = low_6 + (vfmaq_f64(low_5, t_11, g_low) + -2.229264210244836e-17);
            g_low = vfmaq_f64(g_low, t_low, 2.0 * s_1 - -0.60789664197189208);
            f64x2 p_4 = u * s_2;
            f64x2 low_7 = vfmaq_f64(-p_4, u, s_2);
            f64x2 r_low = low_7 + vfmaq_f64(u_low * s_2, u, g_low);
            f64x2 p_5 = held * p_4;
            f64x2 low_8 = vfmaq_f64(-p_5, held, p_4);
            low_8 = vfmaq_f64(low_8, held, r_low);
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), p,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(p, power, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = vfmaq_f64(low, power, vdupq_n_f64(-1.9082149292705877e-10));
            f64x2 r = nearly + more;
            f64x2 lost = more - (r - nearly);
            f64x2 q_23 = vfmaq_f64(vdupq_n_f64(2.5105401456993976e-08),
                vdupq_n_f64(2.0896473188240728e-09), r);
            q_23 = vfmaq_f64(vdupq_n_f64(2.7557326910269589e-07), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(2.7557254849863519e-06), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(2.4801587271871695e-05), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(0.00019841269875389421), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(0.0013888888888905046), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(0.0083333333333259017), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(0.041666666666666644), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(0.16666666666666671), q_23, r);
            q_23 = vfmaq_f64(vdupq_n_f64(0.5), q_23, r);
            f64x2 rest = vfmaq_f64(lost, q_23, r * r);
            f64x2 one = r + 1.0;
            f64x2 more_1 = r - (one - 1.0) + rest;
            f64x2 p_6 = p_5 * one;
            f64x2 low_10 = vfmaq_f64(-p_6, p_5, one);
            f64x2 p_low = vfmaq_f64(vfmaq_f64(low_10, low_8, one), p_5, more_1);
            f64x2 y_1 = p_6 + p_low;
            u64x2 bits = (u64x2)shifted;
            u64x2 half_1 = bits >> 1ull;
            y_1 *= (f64x2)(half_1 << 52ull);
            f64x2 lost_1 = y_1 * (f64x2)((bits - half_1) << 52ull);
            store_mask_f64x2(y + i, max_f64x2(vdupq_n_f64(-0.0), v) - lost_1, lanes);
        }
    }
}

/* tnk_gelu_tanh_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=gelu_tanh to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 22 fma 32 add 12 mul 2 div 3 max 5 select 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_gelu_tanh_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 held = max_f64x2(vdupq_n_f64(-30.0), min_f64x2(vdupq_n_f64(30.0), v));
            f64x2 p = held * held;
            f64x2 low = vfmaq_f64(-p, held, held);
            f64x2 p_1 = p * 0.071354816272600249;
            f64x2 low_1 = vfmaq_f64(-p_1, p, vdupq_n_f64(0.071354816272600249));
            f64x2 t_6 = low_1 + vfmaq_f64(low * 0.071354816272600249, p,
                vdupq_n_f64(-6.175149918155315e-19));
            f64x2 s = p_1 + 1.5957691216057308;
            f64x2 other = s - p_1;
            f64x2 low_2 = p_1 - (s - other) + (1.5957691216057308 - other);
            low_2 += t_6 + -9.9693088091109202e-17;
            f64x2 p_2 = held * s;
            f64x2 low_4 = vfmaq_f64(-p_2, held, s);
            low_2 = vfmaq_f64(low_4, held, low_2);
            f64x2 a = max_f64x2(vdupq_n_f64(-895.19999999999993), -vabsq_f64(p_2));
            i64x2 below_1 = p_2 < 0.0;
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), a,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(a, power, vdupq_n_f64(-0.69314718036912382));
            f64x2 more = vfmaq_f64(select_f64x2(p_2 < 0.0, low_2, -low_2), power,
                vdupq_n_f64(-1.9082149292705877e-10));
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
            f64x2 t_25 = y_1 * (f64x2)((bits - half) << 52ull);
            f64x2 one_1 = r + 1.0;
            f64x2 more_2 = r - (one_1 - 1.0) + rest;
            f64x2 p_3 = held * one_1;
            f64x2 low_6 = vfmaq_f64(-p_3, held, one_1);
            f64x2 p_low = vfmaq_f64(low_6, held, more_2);
            f64x2 n_1 = select_f64x2(below_1, p_3, v);
            f64x2 n_low = select_f64x2(below_1, p_low, vdupq_n_f64(-0.0));
            f64x2 d = t_25 + 1.0;
            f64x2 gained = d - 1.0 - t_25;
            f64x2 q_10 = n_1 / d;
            f64x2 p_4 = q_10 * d;
            f64x2 low_7 = vfmaq_f64(-p_4, q_10, d);
            f64x2 rest_1 = n_1 - p_4 - low_7 + (n_low + q_10 * gained);
            i64x2 t_36 = (vabsq_f64(n_1) < 1.0715086071862673e+301) & (n_1 != 0.0);
            q_10 = select_f64x2(t_36, q_10 + rest_1 / d, q_10);
            u64x2 bits_1 = (u64x2)shifted;
            u64x2 half_1 = bits_1 >> 1ull;
            f64x2 y_3 = q_10 * (f64x2)(half_1 << 52ull);
            f64x2 t_44 = y_3 * (f64x2)((bits_1 - half_1) << 52ull);
            store_mask_f64x2(y + i, select_f64x2(below_1, t_44, q_10), lanes);
        }
    }
}

/* tnk_softplus_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=softplus to=f64 unroll=0
 * listed in gen/manifest/functions_f64.lua: unary, every tier
 * a turn of the inner loop: 25 fma 15 add 9 mul 1 div 2 max 1 ld 1 st
 * vector registers: 6 of 32 */
void tnk_softplus_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 a = max_f64x2(vdupq_n_f64(-746.0), -vabsq_f64(v));
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(4503599627372542.0), a,
                vdupq_n_f64(1.4426950408889634));
            f64x2 power = shifted - 4503599627372542.0;
            f64x2 nearly = vfmaq_f64(a, power, vdupq_n_f64(-0.69314718036912382));
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
            f64x2 s = e / (e + 2.0);
            f64x2 z = s * s;
            f64x2 half_square = e * e * 0.5;
            f64x2 q_10 = vfmaq_f64(vdupq_n_f64(5.0819655881217303),
                vdupq_n_f64(-7.1027984981262211), z);
            q_10 = vfmaq_f64(vdupq_n_f64(-1.4419936392054802), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.36533129141537124), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.074753544701379071), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.11994854890701612), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.13321579620665214), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.15385018685149035), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.18181809144961428), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.22222222347343823), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.28571428570458945), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.40000000000003483), q_10, z);
            q_10 = vfmaq_f64(vdupq_n_f64(0.66666666666666663), q_10, z);
            f64x2 p = q_10 * z + half_square;
            f64x2 rest_1 = s * p;
            f64x2 away = half_square - rest_1;
            store_mask_f64x2(y + i, max_f64x2((f64x2){0}, v) + (e - away), lanes);
        }
    }
}
