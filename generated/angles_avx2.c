/* angles_avx2.c: kernels of gen/manifest/angles.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));

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

static inline int any_mask64x4(i64x4 m)
{
    int64_t any = 0;
    for (int i = 0; i < 4; i++)
        any |= m[i];
    return any != 0;
}

static inline f32x8 abs_f32x8(f32x8 x)
{
    return (f32x8)(((u32x8)x << 1) >> 1);
}

static inline int any_mask32x8(i32x8 m)
{
    int64_t any = 0;
    for (int i = 0; i < 8; i++)
        any |= m[i];
    return any != 0;
}

static inline f32x4 low_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline f32x4 high_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline f32x8 join_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

/* tnk_sin_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=sin to=f64 unroll=0
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 16 fma 25 add 9 mul 2 select 1 ld 1 st
 * vector registers: 11 of 16 */
void tnk_sin_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x4 shifted = _mm256_fmadd_pd(v, _mm256_set1_pd(0.63661977236758138),
                _mm256_set1_pd(6755399441055744.0));
            f64x4 q = shifted - 6755399441055744.0;
            f64x4 r = v - q * 1.5707963267341256;
            f64x4 t_3 = q * -6.077100506303966e-11;
            f64x4 s = r + t_3;
            f64x4 other = s - r;
            f64x4 low = r - (s - other) + (t_3 - other);
            f64x4 t_7 = q * -2.0222662487111665e-21;
            f64x4 s_1 = s + t_7;
            f64x4 other_1 = s_1 - s;
            f64x4 low_1 = s - (s_1 - other_1) + (t_7 - other_1);
            low = _mm256_fmadd_pd(q, _mm256_set1_pd(-8.4784276603688996e-32), low + low_1);
            f64x4 s_2 = s_1 + low;
            low -= s_2 - s_1;
            i64x4 beyond = 1048576.0 <= abs_f64x4(v);
            f64x4 s_3 = s_2;
            f64x4 shifted_1 = shifted;
            if (any_mask64x4(beyond)) {
                f64x4 a = abs_f64x4(v);
                i64x4 beyond_1 = 1.6069380442589903e+60 <= a;
                i64x4 beyond_2 = 1.4334366349937947e+104 <= a;
                i64x4 beyond_3 = 1.2786682062094304e+148 <= a;
                i64x4 beyond_4 = 1.1406101544055488e+192 <= a;
                f64x4 t_36 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(1.1210387714598537e-44),
                    (__m256d)beyond_1), _mm256_set1_pd(1.256727927116218e-88), (__m256d)beyond_2),
                    _mm256_set1_pd(1.4088407314736535e-132), (__m256d)beyond_3),
                    _mm256_set1_pd(1.5793650827938261e-176), (__m256d)beyond_4);
                f64x4 t_37 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.33747774694441535),
                    (__m256d)beyond_1), _mm256_set1_pd(0.14399993428794364), (__m256d)beyond_2),
                    _mm256_set1_pd(0.8114338250573343), (__m256d)beyond_3),
                    _mm256_set1_pd(0.56967505890063552), (__m256d)beyond_4);
                f64x4 t_38 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(1.7648500126345096e-17), (__m256d)beyond_1),
                    _mm256_set1_pd(8.7068842118316752e-18), (__m256d)beyond_2),
                    _mm256_set1_pd(-1.6418626581700179e-17), (__m256d)beyond_3),
                    _mm256_set1_pd(-4.7026343164922287e-17), (__m256d)beyond_4);
                f64x4 t_39 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-2.1442872565786008e-33),
                    _mm256_set1_pd(1.3214958105963999e-33), (__m256d)beyond_1),
                    _mm256_set1_pd(-2.5142921187748405e-34), (__m256d)beyond_2),
                    _mm256_set1_pd(-5.5981871181731482e-34), (__m256d)beyond_3),
                    _mm256_set1_pd(1.5852245767253004e-33), (__m256d)beyond_4);
                f64x4 t_40 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.6107127853188224e-49), _mm256_set1_pd(3.0737819596793401e-50),
                    (__m256d)beyond_1), _mm256_set1_pd(-2.1012813020969002e-50),
                    (__m256d)beyond_2), _mm256_set1_pd(3.8429671631571588e-50), (__m256d)beyond_3),
                    _mm256_set1_pd(1.4951427448559589e-50), (__m256d)beyond_4);
                f64x4 t_41 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.1205531813639427e-66),
                    _mm256_set1_pd(-2.1408417880799262e-66), (__m256d)beyond_1),
                    _mm256_set1_pd(5.4156979883789843e-67), (__m256d)beyond_2),
                    _mm256_set1_pd(8.8599829862121232e-67), (__m256d)beyond_3),
                    _mm256_set1_pd(9.6590426912488079e-67), (__m256d)beyond_4);
                f64x4 t_42 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(5.6740278623829445e-83), _mm256_set1_pd(1.0122714872130473e-82),
                    (__m256d)beyond_1), _mm256_set1_pd(-1.4373754073736154e-83),
                    (__m256d)beyond_2), _mm256_set1_pd(-9.5310272055291874e-85),
                    (__m256d)beyond_3), _mm256_set1_pd(-2.5143017594077423e-83), (__m256d)beyond_4);
                i64x4 beyond_5 = 1.0174582569701926e+236 <= a;
                i64x4 beyond_6 = 9.0760309355333439e+279 <= a;
                f64x4 w = _mm256_blendv_pd(_mm256_blendv_pd(t_37,
                    _mm256_set1_pd(0.99792613839939559), (__m256d)beyond_5),
                    _mm256_set1_pd(0.68987208334507388), (__m256d)beyond_6);
                f64x4 w_1 = _mm256_blendv_pd(_mm256_blendv_pd(t_38,
                    _mm256_set1_pd(-5.1706828345361981e-17), (__m256d)beyond_5),
                    _mm256_set1_pd(2.6345823973926916e-17), (__m256d)beyond_6);
                f64x4 w_2 = _mm256_blendv_pd(_mm256_blendv_pd(t_39,
                    _mm256_set1_pd(-2.1471249592135812e-33), (__m256d)beyond_5),
                    _mm256_set1_pd(-6.7502066187857523e-34), (__m256d)beyond_6);
                f64x4 w_3 = _mm256_blendv_pd(_mm256_blendv_pd(t_40,
                    _mm256_set1_pd(-9.2908875940124855e-50), (__m256d)beyond_5),
                    _mm256_set1_pd(-3.3080983484544423e-50), (__m256d)beyond_6);
                f64x4 w_4 = _mm256_blendv_pd(_mm256_blendv_pd(t_41,
                    _mm256_set1_pd(-3.2377558268985399e-66), (__m256d)beyond_5),
                    _mm256_set1_pd(2.3631672222444951e-66), (__m256d)beyond_6);
                f64x4 w_5 = _mm256_blendv_pd(_mm256_blendv_pd(t_42,
                    _mm256_set1_pd(-5.3651372883262859e-83), (__m256d)beyond_5),
                    _mm256_set1_pd(6.8655950067680894e-83), (__m256d)beyond_6);
                f64x4 scaled = v * _mm256_blendv_pd(_mm256_blendv_pd(t_36,
                    _mm256_set1_pd(1.7705294921017809e-220), (__m256d)beyond_5),
                    _mm256_set1_pd(1.9848322066592191e-264), (__m256d)beyond_6);
                f64x4 p = scaled * w;
                f64x4 low_5 = _mm256_fmadd_pd(scaled, w, -p);
                f64x4 rest = _mm256_fmadd_pd(_mm256_round_pd(p * 0.25, 8), _mm256_set1_pd(-4.0), p);
                f64x4 rest_1 = _mm256_fmadd_pd(_mm256_round_pd(low_5 * 0.25, 8),
                    _mm256_set1_pd(-4.0), low_5);
                f64x4 s_4 = rest + rest_1;
                f64x4 other_2 = s_4 - rest;
                f64x4 low_6 = rest - (s_4 - other_2) + (rest_1 - other_2);
                f64x4 p_1 = scaled * w_1;
                f64x4 low_7 = _mm256_fmadd_pd(scaled, w_1, -p_1);
                f64x4 rest_2 = _mm256_fmadd_pd(_mm256_round_pd(p_1 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_1);
                f64x4 s_5 = s_4 + rest_2;
                f64x4 other_3 = s_5 - s_4;
                f64x4 low_8 = s_4 - (s_5 - other_3) + (rest_2 - other_3);
                f64x4 s_6 = low_6 + low_8;
                f64x4 other_4 = s_6 - low_6;
                f64x4 s2 = low_6 - (s_6 - other_4) + (low_8 - other_4);
                f64x4 rest_3 = _mm256_fmadd_pd(_mm256_round_pd(low_7 * 0.25, 8),
                    _mm256_set1_pd(-4.0), low_7);
                f64x4 s_7 = s_5 + rest_3;
                f64x4 other_5 = s_7 - s_5;
                f64x4 low_9 = s_5 - (s_7 - other_5) + (rest_3 - other_5);
                f64x4 s_8 = s_6 + low_9;
                f64x4 other_6 = s_8 - s_6;
                low_9 = s_6 - (s_8 - other_6) + (low_9 - other_6);
                s2 += low_9;
                f64x4 p_2 = scaled * w_2;
                f64x4 low_11 = _mm256_fmadd_pd(scaled, w_2, -p_2);
                f64x4 rest_4 = _mm256_fmadd_pd(_mm256_round_pd(p_2 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_2);
                f64x4 s_9 = s_7 + rest_4;
                f64x4 other_7 = s_9 - s_7;
                f64x4 low_12 = s_7 - (s_9 - other_7) + (rest_4 - other_7);
                f64x4 s_10 = s_8 + low_12;
                f64x4 other_8 = s_10 - s_8;
                low_12 = s_8 - (s_10 - other_8) + (low_12 - other_8);
                s2 += low_12;
                f64x4 rest_5 = _mm256_fmadd_pd(_mm256_round_pd(low_11 * 0.25, 8),
                    _mm256_set1_pd(-4.0), low_11);
                f64x4 s_11 = s_9 + rest_5;
                f64x4 other_9 = s_11 - s_9;
                f64x4 low_14 = s_9 - (s_11 - other_9) + (rest_5 - other_9);
                f64x4 s_12 = s_10 + low_14;
                f64x4 other_10 = s_12 - s_10;
                low_14 = s_10 - (s_12 - other_10) + (low_14 - other_10);
                s2 += low_14;
                f64x4 p_3 = scaled * w_3;
                f64x4 low_16 = _mm256_fmadd_pd(scaled, w_3, -p_3);
                f64x4 rest_6 = _mm256_fmadd_pd(_mm256_round_pd(p_3 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_3);
                f64x4 s_13 = s_11 + rest_6;
                f64x4 other_11 = s_13 - s_11;
                f64x4 low_17 = s_11 - (s_13 - other_11) + (rest_6 - other_11);
                f64x4 s_14 = s_12 + low_17;
                f64x4 other_12 = s_14 - s_12;
                low_17 = s_12 - (s_14 - other_12) + (low_17 - other_12);
                s2 += low_17;
                f64x4 s_15 = s_13 + low_16;
                f64x4 other_13 = s_15 - s_13;
                low_16 = s_13 - (s_15 - other_13) + (low_16 - other_13);
                f64x4 s_16 = s_14 + low_16;
                f64x4 other_14 = s_16 - s_14;
                low_16 = s_14 - (s_16 - other_14) + (low_16 - other_14);
                s2 += low_16;
                f64x4 p_4 = scaled * w_4;
                f64x4 low_21 = _mm256_fmadd_pd(scaled, w_4, -p_4);
                f64x4 s_17 = s_15 + p_4;
                f64x4 other_15 = s_17 - s_15;
                f64x4 low_22 = s_15 - (s_17 - other_15) + (p_4 - other_15);
                f64x4 s_18 = s_16 + low_22;
                f64x4 other_16 = s_18 - s_16;
                low_22 = s_16 - (s_18 - other_16) + (low_22 - other_16);
                s2 += low_22;
                f64x4 s_19 = s_17 + low_21;
                f64x4 other_17 = s_19 - s_17;
                low_21 = s_17 - (s_19 - other_17) + (low_21 - other_17);
                f64x4 s_20 = s_18 + low_21;
                f64x4 other_18 = s_20 - s_18;
                low_21 = s_18 - (s_20 - other_18) + (low_21 - other_18);
                s2 += low_21;
                f64x4 t_121 = scaled * w_5;
                f64x4 s_21 = s_19 + t_121;
                f64x4 other_19 = s_21 - s_19;
                f64x4 low_26 = s_19 - (s_21 - other_19) + (t_121 - other_19);
                f64x4 s_22 = s_20 + low_26;
                f64x4 other_20 = s_22 - s_20;
                low_26 = s_20 - (s_22 - other_20) + (low_26 - other_20);
                s2 += low_26;
                f64x4 q_1 = _mm256_round_pd(s_21, 8);
                f64x4 s0 = s_21 - q_1;
                f64x4 s_23 = s0 + s_22;
                f64x4 other_21 = s_23 - s0;
                f64x4 low_28 = s0 - (s_23 - other_21) + (s_22 - other_21);
                f64x4 t_131 = low_28 + s2;
                f64x4 s_24 = s_23 + t_131;
                f64x4 low_29 = t_131 - (s_24 - s_23);
                f64x4 p_5 = s_24 * 1.5707963267948966;
                f64x4 low_30 = _mm256_fmadd_pd(s_24, _mm256_set1_pd(1.5707963267948966), -p_5);
                f64x4 r_low = low_30
                    + _mm256_fmadd_pd(s_24, _mm256_set1_pd(6.123233995736766e-17),
                    low_29 * 1.5707963267948966);
                f64x4 s_25 = p_5 + r_low;
                f64x4 low_31 = r_low - (s_25 - p_5);
                s_3 = _mm256_blendv_pd(s_3, s_25, (__m256d)beyond);
                shifted_1 = _mm256_blendv_pd(shifted_1, q_1 + 6755399441055744.0, (__m256d)beyond);
                low = _mm256_blendv_pd(low, low_31, (__m256d)beyond);
            }
            f64x4 z = s_3 * s_3;
            f64x4 q_1 = _mm256_fmadd_pd(_mm256_set1_pd(-7.0652349243671315e-13), z,
                _mm256_set1_pd(1.6048062657661433e-10));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(-2.5052025377125375e-08));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(2.7557318919504971e-06));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(-0.00019841269840724368));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(0.0083333333333329134));
            f64x4 p = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(-0.16666666666666666));
            f64x4 q_6 = _mm256_fmadd_pd(_mm256_set1_pd(3.439461819432455e-14), z,
                _mm256_set1_pd(-1.1444240569524333e-11));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(2.0876553346916169e-09));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(-2.7557318470944577e-07));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(2.4801587300231808e-05));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(-0.0013888888888887842));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(0.041666666666666664));
            f64x4 half = z * 0.5;
            f64x4 t_18 = _mm256_fmadd_pd(s_3 * z, p, low - half * low);
            f64x4 sin = s_3 + t_18;
            f64x4 one = 1.0 - half;
            f64x4 t_23 = 1.0 - one - half - s_3 * low;
            f64x4 cos = one + _mm256_fmadd_pd(z * z, q_6, t_23);
            u64x4 n_1 = (u64x4)shifted_1;
            f64x4 y_1 = _mm256_blendv_pd(cos, sin, (__m256d)((n_1 & 1ull) == 0ull));
            u64x4 t_29 = (u64x4)y_1 ^ ((n_1 & 2ull) << 62ull);
            f64x4 t_31 = _mm256_blendv_pd((f64x4)t_29, v,
                (__m256d)(abs_f64x4(v) < 7.4505805969238281e-09));
            _mm256_maskstore_pd(y + i, (__m256i)lanes, t_31);
        }
    }
}

/* tnk_cos_f64__avx2_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f64 op=cos to=f64 unroll=0
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 16 fma 26 add 9 mul 1 select 1 ld 1 st
 * vector registers: 11 of 16 */
void tnk_cos_f64__avx2_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x4 shifted = _mm256_fmadd_pd(v, _mm256_set1_pd(0.63661977236758138),
                _mm256_set1_pd(6755399441055744.0));
            f64x4 q = shifted - 6755399441055744.0;
            f64x4 r = v - q * 1.5707963267341256;
            f64x4 t_2 = q * -6.077100506303966e-11;
            f64x4 s = r + t_2;
            f64x4 other = s - r;
            f64x4 low = r - (s - other) + (t_2 - other);
            f64x4 t_6 = q * -2.0222662487111665e-21;
            f64x4 s_1 = s + t_6;
            f64x4 other_1 = s_1 - s;
            f64x4 low_1 = s - (s_1 - other_1) + (t_6 - other_1);
            low = _mm256_fmadd_pd(q, _mm256_set1_pd(-8.4784276603688996e-32), low + low_1);
            f64x4 s_2 = s_1 + low;
            low -= s_2 - s_1;
            i64x4 beyond = 1048576.0 <= abs_f64x4(v);
            f64x4 s_3 = s_2;
            f64x4 shifted_1 = shifted;
            if (any_mask64x4(beyond)) {
                f64x4 a = abs_f64x4(v);
                i64x4 beyond_1 = 1.6069380442589903e+60 <= a;
                i64x4 beyond_2 = 1.4334366349937947e+104 <= a;
                i64x4 beyond_3 = 1.2786682062094304e+148 <= a;
                i64x4 beyond_4 = 1.1406101544055488e+192 <= a;
                f64x4 t_35 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(1.1210387714598537e-44),
                    (__m256d)beyond_1), _mm256_set1_pd(1.256727927116218e-88), (__m256d)beyond_2),
                    _mm256_set1_pd(1.4088407314736535e-132), (__m256d)beyond_3),
                    _mm256_set1_pd(1.5793650827938261e-176), (__m256d)beyond_4);
                f64x4 t_36 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.33747774694441535),
                    (__m256d)beyond_1), _mm256_set1_pd(0.14399993428794364), (__m256d)beyond_2),
                    _mm256_set1_pd(0.8114338250573343), (__m256d)beyond_3),
                    _mm256_set1_pd(0.56967505890063552), (__m256d)beyond_4);
                f64x4 t_37 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(1.7648500126345096e-17), (__m256d)beyond_1),
                    _mm256_set1_pd(8.7068842118316752e-18), (__m256d)beyond_2),
                    _mm256_set1_pd(-1.6418626581700179e-17), (__m256d)beyond_3),
                    _mm256_set1_pd(-4.7026343164922287e-17), (__m256d)beyond_4);
                f64x4 t_38 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-2.1442872565786008e-33),
                    _mm256_set1_pd(1.3214958105963999e-33), (__m256d)beyond_1),
                    _mm256_set1_pd(-2.5142921187748405e-34), (__m256d)beyond_2),
                    _mm256_set1_pd(-5.5981871181731482e-34), (__m256d)beyond_3),
                    _mm256_set1_pd(1.5852245767253004e-33), (__m256d)beyond_4);
                f64x4 t_39 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.6107127853188224e-49), _mm256_set1_pd(3.0737819596793401e-50),
                    (__m256d)beyond_1), _mm256_set1_pd(-2.1012813020969002e-50),
                    (__m256d)beyond_2), _mm256_set1_pd(3.8429671631571588e-50), (__m256d)beyond_3),
                    _mm256_set1_pd(1.4951427448559589e-50), (__m256d)beyond_4);
                f64x4 t_40 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.1205531813639427e-66),
                    _mm256_set1_pd(-2.1408417880799262e-66), (__m256d)beyond_1),
                    _mm256_set1_pd(5.4156979883789843e-67), (__m256d)beyond_2),
                    _mm256_set1_pd(8.8599829862121232e-67), (__m256d)beyond_3),
                    _mm256_set1_pd(9.6590426912488079e-67), (__m256d)beyond_4);
                f64x4 t_41 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(5.6740278623829445e-83), _mm256_set1_pd(1.0122714872130473e-82),
                    (__m256d)beyond_1), _mm256_set1_pd(-1.4373754073736154e-83),
                    (__m256d)beyond_2), _mm256_set1_pd(-9.5310272055291874e-85),
                    (__m256d)beyond_3), _mm256_set1_pd(-2.5143017594077423e-83), (__m256d)beyond_4);
                i64x4 beyond_5 = 1.0174582569701926e+236 <= a;
                i64x4 beyond_6 = 9.0760309355333439e+279 <= a;
                f64x4 w = _mm256_blendv_pd(_mm256_blendv_pd(t_36,
                    _mm256_set1_pd(0.99792613839939559), (__m256d)beyond_5),
                    _mm256_set1_pd(0.68987208334507388), (__m256d)beyond_6);
                f64x4 w_1 = _mm256_blendv_pd(_mm256_blendv_pd(t_37,
                    _mm256_set1_pd(-5.1706828345361981e-17), (__m256d)beyond_5),
                    _mm256_set1_pd(2.6345823973926916e-17), (__m256d)beyond_6);
                f64x4 w_2 = _mm256_blendv_pd(_mm256_blendv_pd(t_38,
                    _mm256_set1_pd(-2.1471249592135812e-33), (__m256d)beyond_5),
                    _mm256_set1_pd(-6.7502066187857523e-34), (__m256d)beyond_6);
                f64x4 w_3 = _mm256_blendv_pd(_mm256_blendv_pd(t_39,
                    _mm256_set1_pd(-9.2908875940124855e-50), (__m256d)beyond_5),
                    _mm256_set1_pd(-3.3080983484544423e-50), (__m256d)beyond_6);
                f64x4 w_4 = _mm256_blendv_pd(_mm256_blendv_pd(t_40,
                    _mm256_set1_pd(-3.2377558268985399e-66), (__m256d)beyond_5),
                    _mm256_set1_pd(2.3631672222444951e-66), (__m256d)beyond_6);
                f64x4 w_5 = _mm256_blendv_pd(_mm256_blendv_pd(t_41,
                    _mm256_set1_pd(-5.3651372883262859e-83), (__m256d)beyond_5),
                    _mm256_set1_pd(6.8655950067680894e-83), (__m256d)beyond_6);
                f64x4 scaled = v * _mm256_blendv_pd(_mm256_blendv_pd(t_35,
                    _mm256_set1_pd(1.7705294921017809e-220), (__m256d)beyond_5),
                    _mm256_set1_pd(1.9848322066592191e-264), (__m256d)beyond_6);
                f64x4 p = scaled * w;
                f64x4 low_5 = _mm256_fmadd_pd(scaled, w, -p);
                f64x4 rest = _mm256_fmadd_pd(_mm256_round_pd(p * 0.25, 8), _mm256_set1_pd(-4.0), p);
                f64x4 rest_1 = _mm256_fmadd_pd(_mm256_round_pd(low_5 * 0.25, 8),
                    _mm256_set1_pd(-4.0), low_5);
                f64x4 s_4 = rest + rest_1;
                f64x4 other_2 = s_4 - rest;
                f64x4 low_6 = rest - (s_4 - other_2) + (rest_1 - other_2);
                f64x4 p_1 = scaled * w_1;
                f64x4 low_7 = _mm256_fmadd_pd(scaled, w_1, -p_1);
                f64x4 rest_2 = _mm256_fmadd_pd(_mm256_round_pd(p_1 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_1);
                f64x4 s_5 = s_4 + rest_2;
                f64x4 other_3 = s_5 - s_4;
                f64x4 low_8 = s_4 - (s_5 - other_3) + (rest_2 - other_3);
                f64x4 s_6 = low_6 + low_8;
                f64x4 other_4 = s_6 - low_6;
                f64x4 s2 = low_6 - (s_6 - other_4) + (low_8 - other_4);
                f64x4 rest_3 = _mm256_fmadd_pd(_mm256_round_pd(low_7 * 0.25, 8),
                    _mm256_set1_pd(-4.0), low_7);
                f64x4 s_7 = s_5 + rest_3;
                f64x4 other_5 = s_7 - s_5;
                f64x4 low_9 = s_5 - (s_7 - other_5) + (rest_3 - other_5);
                f64x4 s_8 = s_6 + low_9;
                f64x4 other_6 = s_8 - s_6;
                low_9 = s_6 - (s_8 - other_6) + (low_9 - other_6);
                s2 += low_9;
                f64x4 p_2 = scaled * w_2;
                f64x4 low_11 = _mm256_fmadd_pd(scaled, w_2, -p_2);
                f64x4 rest_4 = _mm256_fmadd_pd(_mm256_round_pd(p_2 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_2);
                f64x4 s_9 = s_7 + rest_4;
                f64x4 other_7 = s_9 - s_7;
                f64x4 low_12 = s_7 - (s_9 - other_7) + (rest_4 - other_7);
                f64x4 s_10 = s_8 + low_12;
                f64x4 other_8 = s_10 - s_8;
                low_12 = s_8 - (s_10 - other_8) + (low_12 - other_8);
                s2 += low_12;
                f64x4 rest_5 = _mm256_fmadd_pd(_mm256_round_pd(low_11 * 0.25, 8),
                    _mm256_set1_pd(-4.0), low_11);
                f64x4 s_11 = s_9 + rest_5;
                f64x4 other_9 = s_11 - s_9;
                f64x4 low_14 = s_9 - (s_11 - other_9) + (rest_5 - other_9);
                f64x4 s_12 = s_10 + low_14;
                f64x4 other_10 = s_12 - s_10;
                low_14 = s_10 - (s_12 - other_10) + (low_14 - other_10);
                s2 += low_14;
                f64x4 p_3 = scaled * w_3;
                f64x4 low_16 = _mm256_fmadd_pd(scaled, w_3, -p_3);
                f64x4 rest_6 = _mm256_fmadd_pd(_mm256_round_pd(p_3 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_3);
                f64x4 s_13 = s_11 + rest_6;
                f64x4 other_11 = s_13 - s_11;
                f64x4 low_17 = s_11 - (s_13 - other_11) + (rest_6 - other_11);
                f64x4 s_14 = s_12 + low_17;
                f64x4 other_12 = s_14 - s_12;
                low_17 = s_12 - (s_14 - other_12) + (low_17 - other_12);
                s2 += low_17;
                f64x4 s_15 = s_13 + low_16;
                f64x4 other_13 = s_15 - s_13;
                low_16 = s_13 - (s_15 - other_13) + (low_16 - other_13);
                f64x4 s_16 = s_14 + low_16;
                f64x4 other_14 = s_16 - s_14;
                low_16 = s_14 - (s_16 - other_14) + (low_16 - other_14);
                s2 += low_16;
                f64x4 p_4 = scaled * w_4;
                f64x4 low_21 = _mm256_fmadd_pd(scaled, w_4, -p_4);
                f64x4 s_17 = s_15 + p_4;
                f64x4 other_15 = s_17 - s_15;
                f64x4 low_22 = s_15 - (s_17 - other_15) + (p_4 - other_15);
                f64x4 s_18 = s_16 + low_22;
                f64x4 other_16 = s_18 - s_16;
                low_22 = s_16 - (s_18 - other_16) + (low_22 - other_16);
                s2 += low_22;
                f64x4 s_19 = s_17 + low_21;
                f64x4 other_17 = s_19 - s_17;
                low_21 = s_17 - (s_19 - other_17) + (low_21 - other_17);
                f64x4 s_20 = s_18 + low_21;
                f64x4 other_18 = s_20 - s_18;
                low_21 = s_18 - (s_20 - other_18) + (low_21 - other_18);
                s2 += low_21;
                f64x4 t_120 = scaled * w_5;
                f64x4 s_21 = s_19 + t_120;
                f64x4 other_19 = s_21 - s_19;
                f64x4 low_26 = s_19 - (s_21 - other_19) + (t_120 - other_19);
                f64x4 s_22 = s_20 + low_26;
                f64x4 other_20 = s_22 - s_20;
                low_26 = s_20 - (s_22 - other_20) + (low_26 - other_20);
                s2 += low_26;
                f64x4 q_1 = _mm256_round_pd(s_21, 8);
                f64x4 s0 = s_21 - q_1;
                f64x4 s_23 = s0 + s_22;
                f64x4 other_21 = s_23 - s0;
                f64x4 low_28 = s0 - (s_23 - other_21) + (s_22 - other_21);
                f64x4 t_130 = low_28 + s2;
                f64x4 s_24 = s_23 + t_130;
                f64x4 low_29 = t_130 - (s_24 - s_23);
                f64x4 p_5 = s_24 * 1.5707963267948966;
                f64x4 low_30 = _mm256_fmadd_pd(s_24, _mm256_set1_pd(1.5707963267948966), -p_5);
                f64x4 r_low = low_30
                    + _mm256_fmadd_pd(s_24, _mm256_set1_pd(6.123233995736766e-17),
                    low_29 * 1.5707963267948966);
                f64x4 s_25 = p_5 + r_low;
                f64x4 low_31 = r_low - (s_25 - p_5);
                s_3 = _mm256_blendv_pd(s_3, s_25, (__m256d)beyond);
                shifted_1 = _mm256_blendv_pd(shifted_1, q_1 + 6755399441055744.0, (__m256d)beyond);
                low = _mm256_blendv_pd(low, low_31, (__m256d)beyond);
            }
            f64x4 z = s_3 * s_3;
            f64x4 q_1 = _mm256_fmadd_pd(_mm256_set1_pd(-7.0652349243671315e-13), z,
                _mm256_set1_pd(1.6048062657661433e-10));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(-2.5052025377125375e-08));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(2.7557318919504971e-06));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(-0.00019841269840724368));
            q_1 = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(0.0083333333333329134));
            f64x4 p = _mm256_fmadd_pd(q_1, z, _mm256_set1_pd(-0.16666666666666666));
            f64x4 q_6 = _mm256_fmadd_pd(_mm256_set1_pd(3.439461819432455e-14), z,
                _mm256_set1_pd(-1.1444240569524333e-11));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(2.0876553346916169e-09));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(-2.7557318470944577e-07));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(2.4801587300231808e-05));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(-0.0013888888888887842));
            q_6 = _mm256_fmadd_pd(q_6, z, _mm256_set1_pd(0.041666666666666664));
            f64x4 half = z * 0.5;
            f64x4 t_17 = _mm256_fmadd_pd(s_3 * z, p, low - half * low);
            f64x4 sin = s_3 + t_17;
            f64x4 one = 1.0 - half;
            f64x4 t_22 = 1.0 - one - half - s_3 * low;
            f64x4 cos = one + _mm256_fmadd_pd(z * z, q_6, t_22);
            u64x4 n_1 = (u64x4)shifted_1 + 1ull;
            f64x4 y_1 = _mm256_blendv_pd(cos, sin, (__m256d)((n_1 & 1ull) == 0ull));
            u64x4 t_29 = (u64x4)y_1 ^ ((n_1 & 2ull) << 62ull);
            _mm256_maskstore_pd(y + i, (__m256i)lanes, (f64x4)t_29);
        }
    }
}

/* tnk_sin_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=sin to=f32 unroll=1
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 9 fma 1 add 2 mul 2 max 1 ld 1 st
 * vector registers: 6 of 16 */
void tnk_sin_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(0.318309886f),
                _mm256_set1_ps(12582912.0f));
            f32x8 q = shifted - 12582912.0f;
            f32x8 r = _mm256_fmadd_ps(q, _mm256_set1_ps(-3.1415925f), a);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.50995788e-07f), r);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.07806051e-14f), r);
            i32x8 beyond = 32768.0f <= a;
            f32x8 shifted_1 = shifted;
            if (any_mask32x8(beyond)) {
                f64x4 wide = _mm256_cvtps_pd((__m128)low_half_f32x8(a));
                f64x4 a_1 = abs_f64x4(wide);
                i64x4 beyond_1 = 562949953421312.0 <= a_1;
                i64x4 beyond_2 = 9.4447329657392904e+21 <= a_1;
                i64x4 beyond_3 = 1.5845632502852868e+29 <= a_1;
                i64x4 beyond_4 = 2.6584559915698317e+36 <= a_1;
                f64x4 t_11 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_1), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_2),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_3),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_4);
                f64x4 w =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_1), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_2),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_3),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_4);
                f64x4 w_1 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_1),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_2),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_3),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_4);
                f64x4 scaled = wide * t_11;
                f64x4 p = scaled * w;
                f64x4 low = _mm256_fmadd_pd(scaled, w, -p);
                f64x4 rest = _mm256_fmadd_pd(_mm256_round_pd(p * 0.25, 8), _mm256_set1_pd(-4.0), p);
                low = _mm256_fmadd_pd(scaled, w_1, low);
                f64x4 t_17 = _mm256_round_pd(_mm256_fmadd_pd(rest + low, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.0)), 8);
                f64x4 q_1 = t_17 + 0.0;
                f64x4 r_4 = (_mm256_fmadd_pd(q_1, _mm256_set1_pd(-2.0), rest) + low)
                    * 1.5707963267948966;
                f32x4 narrow = __builtin_convertvector(r_4, f32x4);
                f32x4 narrow_1 = __builtin_convertvector(q_1, f32x4);
                f64x4 wide_1 = _mm256_cvtps_pd((__m128)high_half_f32x8(a));
                f64x4 a_2 = abs_f64x4(wide_1);
                i64x4 beyond_5 = 562949953421312.0 <= a_2;
                i64x4 beyond_6 = 9.4447329657392904e+21 <= a_2;
                i64x4 beyond_7 = 1.5845632502852868e+29 <= a_2;
                i64x4 beyond_8 = 2.6584559915698317e+36 <= a_2;
                f64x4 t_30 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_5), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_6),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_7),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_8);
                f64x4 w_2 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_5), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_6),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_7),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_8);
                f64x4 w_3 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_5),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_6),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_7),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_8);
                f64x4 scaled_1 = wide_1 * t_30;
                f64x4 p_1 = scaled_1 * w_2;
                f64x4 low_2 = _mm256_fmadd_pd(scaled_1, w_2, -p_1);
                f64x4 rest_1 = _mm256_fmadd_pd(_mm256_round_pd(p_1 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_1);
                low_2 = _mm256_fmadd_pd(scaled_1, w_3, low_2);
                f64x4 t_36 = _mm256_round_pd(_mm256_fmadd_pd(rest_1 + low_2, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.0)), 8);
                f64x4 q_2 = t_36 + 0.0;
                f64x4 r_5 = (_mm256_fmadd_pd(q_2, _mm256_set1_pd(-2.0), rest_1) + low_2)
                    * 1.5707963267948966;
                f32x4 narrow_2 = __builtin_convertvector(r_5, f32x4);
                f32x4 narrow_3 = __builtin_convertvector(q_2, f32x4);
                f32x8 joined = join_f32x4(narrow, narrow_2);
                f32x8 joined_1 = join_f32x4(narrow_1, narrow_3);
                f32x8 shifted_2 = joined_1 + 12582912.0f;
                r = _mm256_blendv_ps(r, joined, (__m256)beyond);
                shifted_1 = _mm256_blendv_ps(shifted_1, shifted_2, (__m256)beyond);
            }
            f32x8 z = r * r;
            f32x8 q_1 = _mm256_fmadd_ps(_mm256_set1_ps(-2.55469814e-08f), z,
                _mm256_set1_ps(2.76286914e-06f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.00019843108f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(0.00833335053f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.166666672f));
            f32x8 t_3 = _mm256_min_ps(_mm256_set1_ps(1.0f), _mm256_fmadd_ps(q_1, r * z, r));
            f32x8 y_1 = _mm256_max_ps(_mm256_set1_ps(-1.0f), t_3);
            u32x8 t_8 = ((u32x8)shifted_1 << 31) ^ (u32x8)v;
            f32x8 t_11 = (f32x8)((u32x8)y_1 ^ (t_8 & 2147483648u));
            _mm256_storeu_ps(y + i, t_11);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(0.318309886f),
                _mm256_set1_ps(12582912.0f));
            f32x8 q = shifted - 12582912.0f;
            f32x8 r = _mm256_fmadd_ps(q, _mm256_set1_ps(-3.1415925f), a);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.50995788e-07f), r);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.07806051e-14f), r);
            i32x8 beyond = 32768.0f <= a;
            f32x8 shifted_1 = shifted;
            if (any_mask32x8(beyond)) {
                f64x4 wide = _mm256_cvtps_pd((__m128)low_half_f32x8(a));
                f64x4 a_1 = abs_f64x4(wide);
                i64x4 beyond_1 = 562949953421312.0 <= a_1;
                i64x4 beyond_2 = 9.4447329657392904e+21 <= a_1;
                i64x4 beyond_3 = 1.5845632502852868e+29 <= a_1;
                i64x4 beyond_4 = 2.6584559915698317e+36 <= a_1;
                f64x4 t_11 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_1), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_2),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_3),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_4);
                f64x4 w =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_1), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_2),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_3),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_4);
                f64x4 w_1 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_1),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_2),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_3),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_4);
                f64x4 scaled = wide * t_11;
                f64x4 p = scaled * w;
                f64x4 low = _mm256_fmadd_pd(scaled, w, -p);
                f64x4 rest = _mm256_fmadd_pd(_mm256_round_pd(p * 0.25, 8), _mm256_set1_pd(-4.0), p);
                low = _mm256_fmadd_pd(scaled, w_1, low);
                f64x4 t_17 = _mm256_round_pd(_mm256_fmadd_pd(rest + low, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.0)), 8);
                f64x4 q_1 = t_17 + 0.0;
                f64x4 r_4 = (_mm256_fmadd_pd(q_1, _mm256_set1_pd(-2.0), rest) + low)
                    * 1.5707963267948966;
                f32x4 narrow = __builtin_convertvector(r_4, f32x4);
                f32x4 narrow_1 = __builtin_convertvector(q_1, f32x4);
                f64x4 wide_1 = _mm256_cvtps_pd((__m128)high_half_f32x8(a));
                f64x4 a_2 = abs_f64x4(wide_1);
                i64x4 beyond_5 = 562949953421312.0 <= a_2;
                i64x4 beyond_6 = 9.4447329657392904e+21 <= a_2;
                i64x4 beyond_7 = 1.5845632502852868e+29 <= a_2;
                i64x4 beyond_8 = 2.6584559915698317e+36 <= a_2;
                f64x4 t_30 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_5), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_6),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_7),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_8);
                f64x4 w_2 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_5), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_6),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_7),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_8);
                f64x4 w_3 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_5),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_6),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_7),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_8);
                f64x4 scaled_1 = wide_1 * t_30;
                f64x4 p_1 = scaled_1 * w_2;
                f64x4 low_2 = _mm256_fmadd_pd(scaled_1, w_2, -p_1);
                f64x4 rest_1 = _mm256_fmadd_pd(_mm256_round_pd(p_1 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_1);
                low_2 = _mm256_fmadd_pd(scaled_1, w_3, low_2);
                f64x4 t_36 = _mm256_round_pd(_mm256_fmadd_pd(rest_1 + low_2, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.0)), 8);
                f64x4 q_2 = t_36 + 0.0;
                f64x4 r_5 = (_mm256_fmadd_pd(q_2, _mm256_set1_pd(-2.0), rest_1) + low_2)
                    * 1.5707963267948966;
                f32x4 narrow_2 = __builtin_convertvector(r_5, f32x4);
                f32x4 narrow_3 = __builtin_convertvector(q_2, f32x4);
                f32x8 joined = join_f32x4(narrow, narrow_2);
                f32x8 joined_1 = join_f32x4(narrow_1, narrow_3);
                f32x8 shifted_2 = joined_1 + 12582912.0f;
                r = _mm256_blendv_ps(r, joined, (__m256)beyond);
                shifted_1 = _mm256_blendv_ps(shifted_1, shifted_2, (__m256)beyond);
            }
            f32x8 z = r * r;
            f32x8 q_1 = _mm256_fmadd_ps(_mm256_set1_ps(-2.55469814e-08f), z,
                _mm256_set1_ps(2.76286914e-06f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.00019843108f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(0.00833335053f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.166666672f));
            f32x8 t_3 = _mm256_min_ps(_mm256_set1_ps(1.0f), _mm256_fmadd_ps(q_1, r * z, r));
            f32x8 y_1 = _mm256_max_ps(_mm256_set1_ps(-1.0f), t_3);
            u32x8 t_8 = ((u32x8)shifted_1 << 31) ^ (u32x8)v;
            f32x8 t_11 = (f32x8)((u32x8)y_1 ^ (t_8 & 2147483648u));
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, t_11);
        }
    }
}

/* tnk_cos_f32__avx2_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, avx2: from=f32 op=cos to=f32 unroll=1
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 9 fma 1 add 2 mul 2 max 1 ld 1 st
 * vector registers: 5 of 16 */
void tnk_cos_f32__avx2_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(0.318309886f),
                _mm256_set1_ps(49152.0f));
            shifted = (f32x8)(((u32x8)shifted & -256) | 128);
            f32x8 q = shifted - 49152.0f;
            f32x8 r = _mm256_fmadd_ps(q, _mm256_set1_ps(-3.1415925f), a);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.50995788e-07f), r);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.07806051e-14f), r);
            i32x8 beyond = 32768.0f <= a;
            f32x8 shifted_2 = shifted;
            if (any_mask32x8(beyond)) {
                f64x4 wide = _mm256_cvtps_pd((__m128)low_half_f32x8(a));
                f64x4 a_1 = abs_f64x4(wide);
                i64x4 beyond_1 = 562949953421312.0 <= a_1;
                i64x4 beyond_2 = 9.4447329657392904e+21 <= a_1;
                i64x4 beyond_3 = 1.5845632502852868e+29 <= a_1;
                i64x4 beyond_4 = 2.6584559915698317e+36 <= a_1;
                f64x4 t_14 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_1), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_2),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_3),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_4);
                f64x4 w =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_1), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_2),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_3),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_4);
                f64x4 w_1 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_1),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_2),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_3),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_4);
                f64x4 scaled = wide * t_14;
                f64x4 p = scaled * w;
                f64x4 low = _mm256_fmadd_pd(scaled, w, -p);
                f64x4 rest = _mm256_fmadd_pd(_mm256_round_pd(p * 0.25, 8), _mm256_set1_pd(-4.0), p);
                low = _mm256_fmadd_pd(scaled, w_1, low);
                f64x4 t_20 = _mm256_round_pd(_mm256_fmadd_pd(rest + low, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.5)), 8);
                f64x4 q_1 = t_20 + 0.5;
                f64x4 r_4 = (_mm256_fmadd_pd(q_1, _mm256_set1_pd(-2.0), rest) + low)
                    * 1.5707963267948966;
                f32x4 narrow = __builtin_convertvector(r_4, f32x4);
                f32x4 narrow_1 = __builtin_convertvector(q_1, f32x4);
                f64x4 wide_1 = _mm256_cvtps_pd((__m128)high_half_f32x8(a));
                f64x4 a_2 = abs_f64x4(wide_1);
                i64x4 beyond_5 = 562949953421312.0 <= a_2;
                i64x4 beyond_6 = 9.4447329657392904e+21 <= a_2;
                i64x4 beyond_7 = 1.5845632502852868e+29 <= a_2;
                i64x4 beyond_8 = 2.6584559915698317e+36 <= a_2;
                f64x4 t_33 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_5), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_6),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_7),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_8);
                f64x4 w_2 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_5), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_6),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_7),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_8);
                f64x4 w_3 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_5),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_6),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_7),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_8);
                f64x4 scaled_1 = wide_1 * t_33;
                f64x4 p_1 = scaled_1 * w_2;
                f64x4 low_2 = _mm256_fmadd_pd(scaled_1, w_2, -p_1);
                f64x4 rest_1 = _mm256_fmadd_pd(_mm256_round_pd(p_1 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_1);
                low_2 = _mm256_fmadd_pd(scaled_1, w_3, low_2);
                f64x4 t_39 = _mm256_round_pd(_mm256_fmadd_pd(rest_1 + low_2, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.5)), 8);
                f64x4 q_2 = t_39 + 0.5;
                f64x4 r_5 = (_mm256_fmadd_pd(q_2, _mm256_set1_pd(-2.0), rest_1) + low_2)
                    * 1.5707963267948966;
                f32x4 narrow_2 = __builtin_convertvector(r_5, f32x4);
                f32x4 narrow_3 = __builtin_convertvector(q_2, f32x4);
                f32x8 joined = join_f32x4(narrow, narrow_2);
                f32x8 joined_1 = join_f32x4(narrow_1, narrow_3);
                f32x8 shifted_3 = joined_1 + 49152.0f;
                r = _mm256_blendv_ps(r, joined, (__m256)beyond);
                shifted_2 = _mm256_blendv_ps(shifted_2, shifted_3, (__m256)beyond);
            }
            f32x8 z = r * r;
            f32x8 q_1 = _mm256_fmadd_ps(_mm256_set1_ps(-2.55469814e-08f), z,
                _mm256_set1_ps(2.76286914e-06f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.00019843108f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(0.00833335053f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.166666672f));
            f32x8 t_6 = _mm256_min_ps(_mm256_set1_ps(1.0f), _mm256_fmadd_ps(q_1, r * z, r));
            f32x8 y_1 = _mm256_max_ps(_mm256_set1_ps(-1.0f), t_6);
            u32x8 t_11 = ~((u32x8)shifted_2 << 23) & 2147483648u;
            _mm256_storeu_ps(y + i, (f32x8)((u32x8)y_1 ^ t_11));
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            f32x8 v = _mm256_maskload_ps(x_1 + whole, (__m256i)lanes);
            f32x8 a = abs_f32x8(v);
            f32x8 shifted = _mm256_fmadd_ps(a, _mm256_set1_ps(0.318309886f),
                _mm256_set1_ps(49152.0f));
            shifted = (f32x8)(((u32x8)shifted & -256) | 128);
            f32x8 q = shifted - 49152.0f;
            f32x8 r = _mm256_fmadd_ps(q, _mm256_set1_ps(-3.1415925f), a);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.50995788e-07f), r);
            r = _mm256_fmadd_ps(q, _mm256_set1_ps(-1.07806051e-14f), r);
            i32x8 beyond = 32768.0f <= a;
            f32x8 shifted_2 = shifted;
            if (any_mask32x8(beyond)) {
                f64x4 wide = _mm256_cvtps_pd((__m128)low_half_f32x8(a));
                f64x4 a_1 = abs_f64x4(wide);
                i64x4 beyond_1 = 562949953421312.0 <= a_1;
                i64x4 beyond_2 = 9.4447329657392904e+21 <= a_1;
                i64x4 beyond_3 = 1.5845632502852868e+29 <= a_1;
                i64x4 beyond_4 = 2.6584559915698317e+36 <= a_1;
                f64x4 t_14 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_1), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_2),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_3),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_4);
                f64x4 w =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_1), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_2),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_3),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_4);
                f64x4 w_1 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_1),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_2),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_3),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_4);
                f64x4 scaled = wide * t_14;
                f64x4 p = scaled * w;
                f64x4 low = _mm256_fmadd_pd(scaled, w, -p);
                f64x4 rest = _mm256_fmadd_pd(_mm256_round_pd(p * 0.25, 8), _mm256_set1_pd(-4.0), p);
                low = _mm256_fmadd_pd(scaled, w_1, low);
                f64x4 t_20 = _mm256_round_pd(_mm256_fmadd_pd(rest + low, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.5)), 8);
                f64x4 q_1 = t_20 + 0.5;
                f64x4 r_4 = (_mm256_fmadd_pd(q_1, _mm256_set1_pd(-2.0), rest) + low)
                    * 1.5707963267948966;
                f32x4 narrow = __builtin_convertvector(r_4, f32x4);
                f32x4 narrow_1 = __builtin_convertvector(q_1, f32x4);
                f64x4 wide_1 = _mm256_cvtps_pd((__m128)high_half_f32x8(a));
                f64x4 a_2 = abs_f64x4(wide_1);
                i64x4 beyond_5 = 562949953421312.0 <= a_2;
                i64x4 beyond_6 = 9.4447329657392904e+21 <= a_2;
                i64x4 beyond_7 = 1.5845632502852868e+29 <= a_2;
                i64x4 beyond_8 = 2.6584559915698317e+36 <= a_2;
                f64x4 t_33 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(1.0), _mm256_set1_pd(5.9604644775390625e-08),
                    (__m256d)beyond_5), _mm256_set1_pd(3.5527136788005009e-15), (__m256d)beyond_6),
                    _mm256_set1_pd(2.1175823681357508e-22), (__m256d)beyond_7),
                    _mm256_set1_pd(1.2621774483536189e-29), (__m256d)beyond_8);
                f64x4 w_2 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(0.63661977236758138), _mm256_set1_pd(0.43088174359034837),
                    (__m256d)beyond_5), _mm256_set1_pd(0.082671889882312957), (__m256d)beyond_6),
                    _mm256_set1_pd(0.15368377911078479), (__m256d)beyond_7),
                    _mm256_set1_pd(0.95783792456075856), (__m256d)beyond_8);
                f64x4 w_3 =
                    _mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(_mm256_blendv_pd(
                    _mm256_set1_pd(-3.9357353350364972e-17),
                    _mm256_set1_pd(-9.1170480559384178e-18), (__m256d)beyond_5),
                    _mm256_set1_pd(2.8658837463471963e-18), (__m256d)beyond_6),
                    _mm256_set1_pd(1.1892889840965575e-17), (__m256d)beyond_7),
                    _mm256_set1_pd(-3.3326455422497354e-17), (__m256d)beyond_8);
                f64x4 scaled_1 = wide_1 * t_33;
                f64x4 p_1 = scaled_1 * w_2;
                f64x4 low_2 = _mm256_fmadd_pd(scaled_1, w_2, -p_1);
                f64x4 rest_1 = _mm256_fmadd_pd(_mm256_round_pd(p_1 * 0.25, 8),
                    _mm256_set1_pd(-4.0), p_1);
                low_2 = _mm256_fmadd_pd(scaled_1, w_3, low_2);
                f64x4 t_39 = _mm256_round_pd(_mm256_fmadd_pd(rest_1 + low_2, _mm256_set1_pd(0.5),
                    _mm256_set1_pd(-0.5)), 8);
                f64x4 q_2 = t_39 + 0.5;
                f64x4 r_5 = (_mm256_fmadd_pd(q_2, _mm256_set1_pd(-2.0), rest_1) + low_2)
                    * 1.5707963267948966;
                f32x4 narrow_2 = __builtin_convertvector(r_5, f32x4);
                f32x4 narrow_3 = __builtin_convertvector(q_2, f32x4);
                f32x8 joined = join_f32x4(narrow, narrow_2);
                f32x8 joined_1 = join_f32x4(narrow_1, narrow_3);
                f32x8 shifted_3 = joined_1 + 49152.0f;
                r = _mm256_blendv_ps(r, joined, (__m256)beyond);
                shifted_2 = _mm256_blendv_ps(shifted_2, shifted_3, (__m256)beyond);
            }
            f32x8 z = r * r;
            f32x8 q_1 = _mm256_fmadd_ps(_mm256_set1_ps(-2.55469814e-08f), z,
                _mm256_set1_ps(2.76286914e-06f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.00019843108f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(0.00833335053f));
            q_1 = _mm256_fmadd_ps(q_1, z, _mm256_set1_ps(-0.166666672f));
            f32x8 t_6 = _mm256_min_ps(_mm256_set1_ps(1.0f), _mm256_fmadd_ps(q_1, r * z, r));
            f32x8 y_1 = _mm256_max_ps(_mm256_set1_ps(-1.0f), t_6);
            u32x8 t_11 = ~((u32x8)shifted_2 << 23) & 2147483648u;
            _mm256_maskstore_ps(y + whole, (__m256i)lanes, (f32x8)((u32x8)y_1 ^ t_11));
        }
    }
}
