/* angles_neon.c: kernels of gen/manifest/angles.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef float f32x2 __attribute__((vector_size(8)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));

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

static inline int any_mask64x2(i64x2 m)
{
    int64_t any = 0;
    for (int i = 0; i < 2; i++)
        any |= m[i];
    return any != 0;
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

static inline int any_mask32x4(i32x4 m)
{
    int64_t any = 0;
    for (int i = 0; i < 4; i++)
        any |= m[i];
    return any != 0;
}

static inline f32x2 low_half_f32x4(f32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
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

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_sin_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=sin to=f64 unroll=0
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 16 fma 25 add 9 mul 2 select 1 ld 1 st
 * vector registers: 11 of 32 */
void tnk_sin_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(6755399441055744.0), v,
                vdupq_n_f64(0.63661977236758138));
            f64x2 q = shifted - 6755399441055744.0;
            f64x2 r = v - q * 1.5707963267341256;
            f64x2 t_3 = q * -6.077100506303966e-11;
            f64x2 s = r + t_3;
            f64x2 other = s - r;
            f64x2 low = r - (s - other) + (t_3 - other);
            f64x2 t_7 = q * -2.0222662487111665e-21;
            f64x2 s_1 = s + t_7;
            f64x2 other_1 = s_1 - s;
            f64x2 low_1 = s - (s_1 - other_1) + (t_7 - other_1);
            low = vfmaq_f64(low + low_1, q, vdupq_n_f64(-8.4784276603688996e-32));
            f64x2 s_2 = s_1 + low;
            low -= s_2 - s_1;
            i64x2 beyond = 1048576.0 <= vabsq_f64(v);
            f64x2 s_3 = s_2;
            f64x2 shifted_1 = shifted;
            if (any_mask64x2(beyond)) {
                f64x2 a = vabsq_f64(v);
                i64x2 beyond_1 = 1.6069380442589903e+60 <= a;
                i64x2 beyond_2 = 1.4334366349937947e+104 <= a;
                i64x2 beyond_3 = 1.2786682062094304e+148 <= a;
                i64x2 beyond_4 = 1.1406101544055488e+192 <= a;
                f64x2 t_36 = select_f64x2(beyond_4, vdupq_n_f64(1.5793650827938261e-176),
                    select_f64x2(beyond_3, vdupq_n_f64(1.4088407314736535e-132),
                    select_f64x2(beyond_2, vdupq_n_f64(1.256727927116218e-88),
                    select_f64x2(beyond_1, vdupq_n_f64(1.1210387714598537e-44),
                    vdupq_n_f64(1.0)))));
                f64x2 t_37 = select_f64x2(beyond_4, vdupq_n_f64(0.56967505890063552),
                    select_f64x2(beyond_3, vdupq_n_f64(0.8114338250573343),
                    select_f64x2(beyond_2, vdupq_n_f64(0.14399993428794364),
                    select_f64x2(beyond_1, vdupq_n_f64(0.33747774694441535),
                    vdupq_n_f64(0.63661977236758138)))));
                f64x2 t_38 = select_f64x2(beyond_4, vdupq_n_f64(-4.7026343164922287e-17),
                    select_f64x2(beyond_3, vdupq_n_f64(-1.6418626581700179e-17),
                    select_f64x2(beyond_2, vdupq_n_f64(8.7068842118316752e-18),
                    select_f64x2(beyond_1, vdupq_n_f64(1.7648500126345096e-17),
                    vdupq_n_f64(-3.9357353350364972e-17)))));
                f64x2 t_39 = select_f64x2(beyond_4, vdupq_n_f64(1.5852245767253004e-33),
                    select_f64x2(beyond_3, vdupq_n_f64(-5.5981871181731482e-34),
                    select_f64x2(beyond_2, vdupq_n_f64(-2.5142921187748405e-34),
                    select_f64x2(beyond_1, vdupq_n_f64(1.3214958105963999e-33),
                    vdupq_n_f64(-2.1442872565786008e-33)))));
                f64x2 t_40 = select_f64x2(beyond_4, vdupq_n_f64(1.4951427448559589e-50),
                    select_f64x2(beyond_3, vdupq_n_f64(3.8429671631571588e-50),
                    select_f64x2(beyond_2, vdupq_n_f64(-2.1012813020969002e-50),
                    select_f64x2(beyond_1, vdupq_n_f64(3.0737819596793401e-50),
                    vdupq_n_f64(1.6107127853188224e-49)))));
                f64x2 t_41 = select_f64x2(beyond_4, vdupq_n_f64(9.6590426912488079e-67),
                    select_f64x2(beyond_3, vdupq_n_f64(8.8599829862121232e-67),
                    select_f64x2(beyond_2, vdupq_n_f64(5.4156979883789843e-67),
                    select_f64x2(beyond_1, vdupq_n_f64(-2.1408417880799262e-66),
                    vdupq_n_f64(-3.1205531813639427e-66)))));
                f64x2 t_42 = select_f64x2(beyond_4, vdupq_n_f64(-2.5143017594077423e-83),
                    select_f64x2(beyond_3, vdupq_n_f64(-9.5310272055291874e-85),
                    select_f64x2(beyond_2, vdupq_n_f64(-1.4373754073736154e-83),
                    select_f64x2(beyond_1, vdupq_n_f64(1.0122714872130473e-82),
                    vdupq_n_f64(5.6740278623829445e-83)))));
                i64x2 beyond_5 = 1.0174582569701926e+236 <= a;
                i64x2 beyond_6 = 9.0760309355333439e+279 <= a;
                f64x2 w = select_f64x2(beyond_6, vdupq_n_f64(0.68987208334507388),
                    select_f64x2(beyond_5, vdupq_n_f64(0.99792613839939559), t_37));
                f64x2 w_1 = select_f64x2(beyond_6, vdupq_n_f64(2.6345823973926916e-17),
                    select_f64x2(beyond_5, vdupq_n_f64(-5.1706828345361981e-17), t_38));
                f64x2 w_2 = select_f64x2(beyond_6, vdupq_n_f64(-6.7502066187857523e-34),
                    select_f64x2(beyond_5, vdupq_n_f64(-2.1471249592135812e-33), t_39));
                f64x2 w_3 = select_f64x2(beyond_6, vdupq_n_f64(-3.3080983484544423e-50),
                    select_f64x2(beyond_5, vdupq_n_f64(-9.2908875940124855e-50), t_40));
                f64x2 w_4 = select_f64x2(beyond_6, vdupq_n_f64(2.3631672222444951e-66),
                    select_f64x2(beyond_5, vdupq_n_f64(-3.2377558268985399e-66), t_41));
                f64x2 w_5 = select_f64x2(beyond_6, vdupq_n_f64(6.8655950067680894e-83),
                    select_f64x2(beyond_5, vdupq_n_f64(-5.3651372883262859e-83), t_42));
                f64x2 scaled = v * select_f64x2(beyond_6, vdupq_n_f64(1.9848322066592191e-264),
                    select_f64x2(beyond_5, vdupq_n_f64(1.7705294921017809e-220), t_36));
                f64x2 p = scaled * w;
                f64x2 low_5 = vfmaq_f64(-p, scaled, w);
                f64x2 rest = vfmaq_f64(p, vrndnq_f64(p * 0.25), vdupq_n_f64(-4.0));
                f64x2 rest_1 = vfmaq_f64(low_5, vrndnq_f64(low_5 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_4 = rest + rest_1;
                f64x2 other_2 = s_4 - rest;
                f64x2 low_6 = rest - (s_4 - other_2) + (rest_1 - other_2);
                f64x2 p_1 = scaled * w_1;
                f64x2 low_7 = vfmaq_f64(-p_1, scaled, w_1);
                f64x2 rest_2 = vfmaq_f64(p_1, vrndnq_f64(p_1 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_5 = s_4 + rest_2;
                f64x2 other_3 = s_5 - s_4;
                f64x2 low_8 = s_4 - (s_5 - other_3) + (rest_2 - other_3);
                f64x2 s_6 = low_6 + low_8;
                f64x2 other_4 = s_6 - low_6;
                f64x2 s2 = low_6 - (s_6 - other_4) + (low_8 - other_4);
                f64x2 rest_3 = vfmaq_f64(low_7, vrndnq_f64(low_7 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_7 = s_5 + rest_3;
                f64x2 other_5 = s_7 - s_5;
                f64x2 low_9 = s_5 - (s_7 - other_5) + (rest_3 - other_5);
                f64x2 s_8 = s_6 + low_9;
                f64x2 other_6 = s_8 - s_6;
                low_9 = s_6 - (s_8 - other_6) + (low_9 - other_6);
                s2 += low_9;
                f64x2 p_2 = scaled * w_2;
                f64x2 low_11 = vfmaq_f64(-p_2, scaled, w_2);
                f64x2 rest_4 = vfmaq_f64(p_2, vrndnq_f64(p_2 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_9 = s_7 + rest_4;
                f64x2 other_7 = s_9 - s_7;
                f64x2 low_12 = s_7 - (s_9 - other_7) + (rest_4 - other_7);
                f64x2 s_10 = s_8 + low_12;
                f64x2 other_8 = s_10 - s_8;
                low_12 = s_8 - (s_10 - other_8) + (low_12 - other_8);
                s2 += low_12;
                f64x2 rest_5 = vfmaq_f64(low_11, vrndnq_f64(low_11 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_11 = s_9 + rest_5;
                f64x2 other_9 = s_11 - s_9;
                f64x2 low_14 = s_9 - (s_11 - other_9) + (rest_5 - other_9);
                f64x2 s_12 = s_10 + low_14;
                f64x2 other_10 = s_12 - s_10;
                low_14 = s_10 - (s_12 - other_10) + (low_14 - other_10);
                s2 += low_14;
                f64x2 p_3 = scaled * w_3;
                f64x2 low_16 = vfmaq_f64(-p_3, scaled, w_3);
                f64x2 rest_6 = vfmaq_f64(p_3, vrndnq_f64(p_3 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_13 = s_11 + rest_6;
                f64x2 other_11 = s_13 - s_11;
                f64x2 low_17 = s_11 - (s_13 - other_11) + (rest_6 - other_11);
                f64x2 s_14 = s_12 + low_17;
                f64x2 other_12 = s_14 - s_12;
                low_17 = s_12 - (s_14 - other_12) + (low_17 - other_12);
                s2 += low_17;
                f64x2 s_15 = s_13 + low_16;
                f64x2 other_13 = s_15 - s_13;
                low_16 = s_13 - (s_15 - other_13) + (low_16 - other_13);
                f64x2 s_16 = s_14 + low_16;
                f64x2 other_14 = s_16 - s_14;
                low_16 = s_14 - (s_16 - other_14) + (low_16 - other_14);
                s2 += low_16;
                f64x2 p_4 = scaled * w_4;
                f64x2 low_21 = vfmaq_f64(-p_4, scaled, w_4);
                f64x2 s_17 = s_15 + p_4;
                f64x2 other_15 = s_17 - s_15;
                f64x2 low_22 = s_15 - (s_17 - other_15) + (p_4 - other_15);
                f64x2 s_18 = s_16 + low_22;
                f64x2 other_16 = s_18 - s_16;
                low_22 = s_16 - (s_18 - other_16) + (low_22 - other_16);
                s2 += low_22;
                f64x2 s_19 = s_17 + low_21;
                f64x2 other_17 = s_19 - s_17;
                low_21 = s_17 - (s_19 - other_17) + (low_21 - other_17);
                f64x2 s_20 = s_18 + low_21;
                f64x2 other_18 = s_20 - s_18;
                low_21 = s_18 - (s_20 - other_18) + (low_21 - other_18);
                s2 += low_21;
                f64x2 t_121 = scaled * w_5;
                f64x2 s_21 = s_19 + t_121;
                f64x2 other_19 = s_21 - s_19;
                f64x2 low_26 = s_19 - (s_21 - other_19) + (t_121 - other_19);
                f64x2 s_22 = s_20 + low_26;
                f64x2 other_20 = s_22 - s_20;
                low_26 = s_20 - (s_22 - other_20) + (low_26 - other_20);
                s2 += low_26;
                f64x2 q_1 = vrndnq_f64(s_21);
                f64x2 s0 = s_21 - q_1;
                f64x2 s_23 = s0 + s_22;
                f64x2 other_21 = s_23 - s0;
                f64x2 low_28 = s0 - (s_23 - other_21) + (s_22 - other_21);
                f64x2 t_131 = low_28 + s2;
                f64x2 s_24 = s_23 + t_131;
                f64x2 low_29 = t_131 - (s_24 - s_23);
                f64x2 p_5 = s_24 * 1.5707963267948966;
                f64x2 low_30 = vfmaq_f64(-p_5, s_24, vdupq_n_f64(1.5707963267948966));
                f64x2 r_low = low_30
                    + vfmaq_f64(low_29 * 1.5707963267948966, s_24,
                    vdupq_n_f64(6.123233995736766e-17));
                f64x2 s_25 = p_5 + r_low;
                f64x2 low_31 = r_low - (s_25 - p_5);
                s_3 = select_f64x2(beyond, s_25, s_3);
                shifted_1 = select_f64x2(beyond, q_1 + 6755399441055744.0, shifted_1);
                low = select_f64x2(beyond, low_31, low);
            }
            f64x2 z = s_3 * s_3;
            f64x2 q_1 = vfmaq_f64(vdupq_n_f64(1.6048062657661433e-10),
                vdupq_n_f64(-7.0652349243671315e-13), z);
            q_1 = vfmaq_f64(vdupq_n_f64(-2.5052025377125375e-08), q_1, z);
            q_1 = vfmaq_f64(vdupq_n_f64(2.7557318919504971e-06), q_1, z);
            q_1 = vfmaq_f64(vdupq_n_f64(-0.00019841269840724368), q_1, z);
            q_1 = vfmaq_f64(vdupq_n_f64(0.0083333333333329134), q_1, z);
            f64x2 p = vfmaq_f64(vdupq_n_f64(-0.16666666666666666), q_1, z);
            f64x2 q_6 = vfmaq_f64(vdupq_n_f64(-1.1444240569524333e-11),
                vdupq_n_f64(3.439461819432455e-14), z);
            q_6 = vfmaq_f64(vdupq_n_f64(2.0876553346916169e-09), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(-2.7557318470944577e-07), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(2.4801587300231808e-05), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(-0.0013888888888887842), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(0.041666666666666664), q_6, z);
            f64x2 half = z * 0.5;
            f64x2 t_18 = vfmaq_f64(low - half * low, s_3 * z, p);
            f64x2 sin = s_3 + t_18;
            f64x2 one = 1.0 - half;
            f64x2 t_23 = 1.0 - one - half - s_3 * low;
            f64x2 cos = one + vfmaq_f64(t_23, z * z, q_6);
            u64x2 n_1 = (u64x2)shifted_1;
            f64x2 y_1 = select_f64x2((n_1 & 1ull) == 0ull, sin, cos);
            u64x2 t_29 = (u64x2)y_1 ^ ((n_1 & 2ull) << 62ull);
            f64x2 t_31 = select_f64x2(vabsq_f64(v) < 7.4505805969238281e-09, v, (f64x2)t_29);
            store_mask_f64x2(y + i, t_31, lanes);
        }
    }
}

/* tnk_cos_f64__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f64 op=cos to=f64 unroll=0
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 16 fma 26 add 9 mul 1 select 1 ld 1 st
 * vector registers: 11 of 32 */
void tnk_cos_f64__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f64x2 shifted = vfmaq_f64(vdupq_n_f64(6755399441055744.0), v,
                vdupq_n_f64(0.63661977236758138));
            f64x2 q = shifted - 6755399441055744.0;
            f64x2 r = v - q * 1.5707963267341256;
            f64x2 t_2 = q * -6.077100506303966e-11;
            f64x2 s = r + t_2;
            f64x2 other = s - r;
            f64x2 low = r - (s - other) + (t_2 - other);
            f64x2 t_6 = q * -2.0222662487111665e-21;
            f64x2 s_1 = s + t_6;
            f64x2 other_1 = s_1 - s;
            f64x2 low_1 = s - (s_1 - other_1) + (t_6 - other_1);
            low = vfmaq_f64(low + low_1, q, vdupq_n_f64(-8.4784276603688996e-32));
            f64x2 s_2 = s_1 + low;
            low -= s_2 - s_1;
            i64x2 beyond = 1048576.0 <= vabsq_f64(v);
            f64x2 s_3 = s_2;
            f64x2 shifted_1 = shifted;
            if (any_mask64x2(beyond)) {
                f64x2 a = vabsq_f64(v);
                i64x2 beyond_1 = 1.6069380442589903e+60 <= a;
                i64x2 beyond_2 = 1.4334366349937947e+104 <= a;
                i64x2 beyond_3 = 1.2786682062094304e+148 <= a;
                i64x2 beyond_4 = 1.1406101544055488e+192 <= a;
                f64x2 t_35 = select_f64x2(beyond_4, vdupq_n_f64(1.5793650827938261e-176),
                    select_f64x2(beyond_3, vdupq_n_f64(1.4088407314736535e-132),
                    select_f64x2(beyond_2, vdupq_n_f64(1.256727927116218e-88),
                    select_f64x2(beyond_1, vdupq_n_f64(1.1210387714598537e-44),
                    vdupq_n_f64(1.0)))));
                f64x2 t_36 = select_f64x2(beyond_4, vdupq_n_f64(0.56967505890063552),
                    select_f64x2(beyond_3, vdupq_n_f64(0.8114338250573343),
                    select_f64x2(beyond_2, vdupq_n_f64(0.14399993428794364),
                    select_f64x2(beyond_1, vdupq_n_f64(0.33747774694441535),
                    vdupq_n_f64(0.63661977236758138)))));
                f64x2 t_37 = select_f64x2(beyond_4, vdupq_n_f64(-4.7026343164922287e-17),
                    select_f64x2(beyond_3, vdupq_n_f64(-1.6418626581700179e-17),
                    select_f64x2(beyond_2, vdupq_n_f64(8.7068842118316752e-18),
                    select_f64x2(beyond_1, vdupq_n_f64(1.7648500126345096e-17),
                    vdupq_n_f64(-3.9357353350364972e-17)))));
                f64x2 t_38 = select_f64x2(beyond_4, vdupq_n_f64(1.5852245767253004e-33),
                    select_f64x2(beyond_3, vdupq_n_f64(-5.5981871181731482e-34),
                    select_f64x2(beyond_2, vdupq_n_f64(-2.5142921187748405e-34),
                    select_f64x2(beyond_1, vdupq_n_f64(1.3214958105963999e-33),
                    vdupq_n_f64(-2.1442872565786008e-33)))));
                f64x2 t_39 = select_f64x2(beyond_4, vdupq_n_f64(1.4951427448559589e-50),
                    select_f64x2(beyond_3, vdupq_n_f64(3.8429671631571588e-50),
                    select_f64x2(beyond_2, vdupq_n_f64(-2.1012813020969002e-50),
                    select_f64x2(beyond_1, vdupq_n_f64(3.0737819596793401e-50),
                    vdupq_n_f64(1.6107127853188224e-49)))));
                f64x2 t_40 = select_f64x2(beyond_4, vdupq_n_f64(9.6590426912488079e-67),
                    select_f64x2(beyond_3, vdupq_n_f64(8.8599829862121232e-67),
                    select_f64x2(beyond_2, vdupq_n_f64(5.4156979883789843e-67),
                    select_f64x2(beyond_1, vdupq_n_f64(-2.1408417880799262e-66),
                    vdupq_n_f64(-3.1205531813639427e-66)))));
                f64x2 t_41 = select_f64x2(beyond_4, vdupq_n_f64(-2.5143017594077423e-83),
                    select_f64x2(beyond_3, vdupq_n_f64(-9.5310272055291874e-85),
                    select_f64x2(beyond_2, vdupq_n_f64(-1.4373754073736154e-83),
                    select_f64x2(beyond_1, vdupq_n_f64(1.0122714872130473e-82),
                    vdupq_n_f64(5.6740278623829445e-83)))));
                i64x2 beyond_5 = 1.0174582569701926e+236 <= a;
                i64x2 beyond_6 = 9.0760309355333439e+279 <= a;
                f64x2 w = select_f64x2(beyond_6, vdupq_n_f64(0.68987208334507388),
                    select_f64x2(beyond_5, vdupq_n_f64(0.99792613839939559), t_36));
                f64x2 w_1 = select_f64x2(beyond_6, vdupq_n_f64(2.6345823973926916e-17),
                    select_f64x2(beyond_5, vdupq_n_f64(-5.1706828345361981e-17), t_37));
                f64x2 w_2 = select_f64x2(beyond_6, vdupq_n_f64(-6.7502066187857523e-34),
                    select_f64x2(beyond_5, vdupq_n_f64(-2.1471249592135812e-33), t_38));
                f64x2 w_3 = select_f64x2(beyond_6, vdupq_n_f64(-3.3080983484544423e-50),
                    select_f64x2(beyond_5, vdupq_n_f64(-9.2908875940124855e-50), t_39));
                f64x2 w_4 = select_f64x2(beyond_6, vdupq_n_f64(2.3631672222444951e-66),
                    select_f64x2(beyond_5, vdupq_n_f64(-3.2377558268985399e-66), t_40));
                f64x2 w_5 = select_f64x2(beyond_6, vdupq_n_f64(6.8655950067680894e-83),
                    select_f64x2(beyond_5, vdupq_n_f64(-5.3651372883262859e-83), t_41));
                f64x2 scaled = v * select_f64x2(beyond_6, vdupq_n_f64(1.9848322066592191e-264),
                    select_f64x2(beyond_5, vdupq_n_f64(1.7705294921017809e-220), t_35));
                f64x2 p = scaled * w;
                f64x2 low_5 = vfmaq_f64(-p, scaled, w);
                f64x2 rest = vfmaq_f64(p, vrndnq_f64(p * 0.25), vdupq_n_f64(-4.0));
                f64x2 rest_1 = vfmaq_f64(low_5, vrndnq_f64(low_5 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_4 = rest + rest_1;
                f64x2 other_2 = s_4 - rest;
                f64x2 low_6 = rest - (s_4 - other_2) + (rest_1 - other_2);
                f64x2 p_1 = scaled * w_1;
                f64x2 low_7 = vfmaq_f64(-p_1, scaled, w_1);
                f64x2 rest_2 = vfmaq_f64(p_1, vrndnq_f64(p_1 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_5 = s_4 + rest_2;
                f64x2 other_3 = s_5 - s_4;
                f64x2 low_8 = s_4 - (s_5 - other_3) + (rest_2 - other_3);
                f64x2 s_6 = low_6 + low_8;
                f64x2 other_4 = s_6 - low_6;
                f64x2 s2 = low_6 - (s_6 - other_4) + (low_8 - other_4);
                f64x2 rest_3 = vfmaq_f64(low_7, vrndnq_f64(low_7 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_7 = s_5 + rest_3;
                f64x2 other_5 = s_7 - s_5;
                f64x2 low_9 = s_5 - (s_7 - other_5) + (rest_3 - other_5);
                f64x2 s_8 = s_6 + low_9;
                f64x2 other_6 = s_8 - s_6;
                low_9 = s_6 - (s_8 - other_6) + (low_9 - other_6);
                s2 += low_9;
                f64x2 p_2 = scaled * w_2;
                f64x2 low_11 = vfmaq_f64(-p_2, scaled, w_2);
                f64x2 rest_4 = vfmaq_f64(p_2, vrndnq_f64(p_2 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_9 = s_7 + rest_4;
                f64x2 other_7 = s_9 - s_7;
                f64x2 low_12 = s_7 - (s_9 - other_7) + (rest_4 - other_7);
                f64x2 s_10 = s_8 + low_12;
                f64x2 other_8 = s_10 - s_8;
                low_12 = s_8 - (s_10 - other_8) + (low_12 - other_8);
                s2 += low_12;
                f64x2 rest_5 = vfmaq_f64(low_11, vrndnq_f64(low_11 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_11 = s_9 + rest_5;
                f64x2 other_9 = s_11 - s_9;
                f64x2 low_14 = s_9 - (s_11 - other_9) + (rest_5 - other_9);
                f64x2 s_12 = s_10 + low_14;
                f64x2 other_10 = s_12 - s_10;
                low_14 = s_10 - (s_12 - other_10) + (low_14 - other_10);
                s2 += low_14;
                f64x2 p_3 = scaled * w_3;
                f64x2 low_16 = vfmaq_f64(-p_3, scaled, w_3);
                f64x2 rest_6 = vfmaq_f64(p_3, vrndnq_f64(p_3 * 0.25), vdupq_n_f64(-4.0));
                f64x2 s_13 = s_11 + rest_6;
                f64x2 other_11 = s_13 - s_11;
                f64x2 low_17 = s_11 - (s_13 - other_11) + (rest_6 - other_11);
                f64x2 s_14 = s_12 + low_17;
                f64x2 other_12 = s_14 - s_12;
                low_17 = s_12 - (s_14 - other_12) + (low_17 - other_12);
                s2 += low_17;
                f64x2 s_15 = s_13 + low_16;
                f64x2 other_13 = s_15 - s_13;
                low_16 = s_13 - (s_15 - other_13) + (low_16 - other_13);
                f64x2 s_16 = s_14 + low_16;
                f64x2 other_14 = s_16 - s_14;
                low_16 = s_14 - (s_16 - other_14) + (low_16 - other_14);
                s2 += low_16;
                f64x2 p_4 = scaled * w_4;
                f64x2 low_21 = vfmaq_f64(-p_4, scaled, w_4);
                f64x2 s_17 = s_15 + p_4;
                f64x2 other_15 = s_17 - s_15;
                f64x2 low_22 = s_15 - (s_17 - other_15) + (p_4 - other_15);
                f64x2 s_18 = s_16 + low_22;
                f64x2 other_16 = s_18 - s_16;
                low_22 = s_16 - (s_18 - other_16) + (low_22 - other_16);
                s2 += low_22;
                f64x2 s_19 = s_17 + low_21;
                f64x2 other_17 = s_19 - s_17;
                low_21 = s_17 - (s_19 - other_17) + (low_21 - other_17);
                f64x2 s_20 = s_18 + low_21;
                f64x2 other_18 = s_20 - s_18;
                low_21 = s_18 - (s_20 - other_18) + (low_21 - other_18);
                s2 += low_21;
                f64x2 t_120 = scaled * w_5;
                f64x2 s_21 = s_19 + t_120;
                f64x2 other_19 = s_21 - s_19;
                f64x2 low_26 = s_19 - (s_21 - other_19) + (t_120 - other_19);
                f64x2 s_22 = s_20 + low_26;
                f64x2 other_20 = s_22 - s_20;
                low_26 = s_20 - (s_22 - other_20) + (low_26 - other_20);
                s2 += low_26;
                f64x2 q_1 = vrndnq_f64(s_21);
                f64x2 s0 = s_21 - q_1;
                f64x2 s_23 = s0 + s_22;
                f64x2 other_21 = s_23 - s0;
                f64x2 low_28 = s0 - (s_23 - other_21) + (s_22 - other_21);
                f64x2 t_130 = low_28 + s2;
                f64x2 s_24 = s_23 + t_130;
                f64x2 low_29 = t_130 - (s_24 - s_23);
                f64x2 p_5 = s_24 * 1.5707963267948966;
                f64x2 low_30 = vfmaq_f64(-p_5, s_24, vdupq_n_f64(1.5707963267948966));
                f64x2 r_low = low_30
                    + vfmaq_f64(low_29 * 1.5707963267948966, s_24,
                    vdupq_n_f64(6.123233995736766e-17));
                f64x2 s_25 = p_5 + r_low;
                f64x2 low_31 = r_low - (s_25 - p_5);
                s_3 = select_f64x2(beyond, s_25, s_3);
                shifted_1 = select_f64x2(beyond, q_1 + 6755399441055744.0, shifted_1);
                low = select_f64x2(beyond, low_31, low);
            }
            f64x2 z = s_3 * s_3;
            f64x2 q_1 = vfmaq_f64(vdupq_n_f64(1.6048062657661433e-10),
                vdupq_n_f64(-7.0652349243671315e-13), z);
            q_1 = vfmaq_f64(vdupq_n_f64(-2.5052025377125375e-08), q_1, z);
            q_1 = vfmaq_f64(vdupq_n_f64(2.7557318919504971e-06), q_1, z);
            q_1 = vfmaq_f64(vdupq_n_f64(-0.00019841269840724368), q_1, z);
            q_1 = vfmaq_f64(vdupq_n_f64(0.0083333333333329134), q_1, z);
            f64x2 p = vfmaq_f64(vdupq_n_f64(-0.16666666666666666), q_1, z);
            f64x2 q_6 = vfmaq_f64(vdupq_n_f64(-1.1444240569524333e-11),
                vdupq_n_f64(3.439461819432455e-14), z);
            q_6 = vfmaq_f64(vdupq_n_f64(2.0876553346916169e-09), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(-2.7557318470944577e-07), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(2.4801587300231808e-05), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(-0.0013888888888887842), q_6, z);
            q_6 = vfmaq_f64(vdupq_n_f64(0.041666666666666664), q_6, z);
            f64x2 half = z * 0.5;
            f64x2 t_17 = vfmaq_f64(low - half * low, s_3 * z, p);
            f64x2 sin = s_3 + t_17;
            f64x2 one = 1.0 - half;
            f64x2 t_22 = 1.0 - one - half - s_3 * low;
            f64x2 cos = one + vfmaq_f64(t_22, z * z, q_6);
            u64x2 n_1 = (u64x2)shifted_1 + 1ull;
            f64x2 y_1 = select_f64x2((n_1 & 1ull) == 0ull, sin, cos);
            u64x2 t_29 = (u64x2)y_1 ^ ((n_1 & 2ull) << 62ull);
            store_mask_f64x2(y + i, (f64x2)t_29, lanes);
        }
    }
}

/* tnk_sin_f32__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=sin to=f32 unroll=0
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 9 fma 1 add 2 mul 2 max 1 ld 1 st
 * vector registers: 6 of 32 */
void tnk_sin_f32__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 a = vabsq_f32(v);
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(12582912.0f), a, vdupq_n_f32(0.318309886f));
            f32x4 q = shifted - 12582912.0f;
            f32x4 r = vfmaq_f32(a, q, vdupq_n_f32(-3.1415925f));
            r = vfmaq_f32(r, q, vdupq_n_f32(-1.50995788e-07f));
            r = vfmaq_f32(r, q, vdupq_n_f32(-1.07806051e-14f));
            i32x4 beyond = 32768.0f <= a;
            f32x4 shifted_1 = shifted;
            if (any_mask32x4(beyond)) {
                f64x2 wide = __builtin_convertvector(low_half_f32x4(a), f64x2);
                f64x2 a_1 = vabsq_f64(wide);
                i64x2 beyond_1 = 562949953421312.0 <= a_1;
                i64x2 beyond_2 = 9.4447329657392904e+21 <= a_1;
                i64x2 beyond_3 = 1.5845632502852868e+29 <= a_1;
                i64x2 beyond_4 = 2.6584559915698317e+36 <= a_1;
                f64x2 t_12 = select_f64x2(beyond_4, vdupq_n_f64(1.2621774483536189e-29),
                    select_f64x2(beyond_3, vdupq_n_f64(2.1175823681357508e-22),
                    select_f64x2(beyond_2, vdupq_n_f64(3.5527136788005009e-15),
                    select_f64x2(beyond_1, vdupq_n_f64(5.9604644775390625e-08),
                    vdupq_n_f64(1.0)))));
                f64x2 w = select_f64x2(beyond_4, vdupq_n_f64(0.95783792456075856),
                    select_f64x2(beyond_3, vdupq_n_f64(0.15368377911078479),
                    select_f64x2(beyond_2, vdupq_n_f64(0.082671889882312957),
                    select_f64x2(beyond_1, vdupq_n_f64(0.43088174359034837),
                    vdupq_n_f64(0.63661977236758138)))));
                f64x2 w_1 = select_f64x2(beyond_4, vdupq_n_f64(-3.3326455422497354e-17),
                    select_f64x2(beyond_3, vdupq_n_f64(1.1892889840965575e-17),
                    select_f64x2(beyond_2, vdupq_n_f64(2.8658837463471963e-18),
                    select_f64x2(beyond_1, vdupq_n_f64(-9.1170480559384178e-18),
                    vdupq_n_f64(-3.9357353350364972e-17)))));
                f64x2 scaled = wide * t_12;
                f64x2 p = scaled * w;
                f64x2 low = vfmaq_f64(-p, scaled, w);
                f64x2 rest = vfmaq_f64(p, vrndnq_f64(p * 0.25), vdupq_n_f64(-4.0));
                low = vfmaq_f64(low, scaled, w_1);
                f64x2 t_18 = vrndnq_f64(vfmaq_f64(vdupq_n_f64(-0.0), rest + low, vdupq_n_f64(0.5)));
                f64x2 q_1 = t_18 + 0.0;
                f64x2 r_4 = (vfmaq_f64(rest, q_1, vdupq_n_f64(-2.0)) + low) * 1.5707963267948966;
                f32x2 narrow = __builtin_convertvector(r_4, f32x2);
                f32x2 narrow_1 = __builtin_convertvector(q_1, f32x2);
                f64x2 wide_1 = __builtin_convertvector(high_half_f32x4(a), f64x2);
                f64x2 a_2 = vabsq_f64(wide_1);
                i64x2 beyond_5 = 562949953421312.0 <= a_2;
                i64x2 beyond_6 = 9.4447329657392904e+21 <= a_2;
                i64x2 beyond_7 = 1.5845632502852868e+29 <= a_2;
                i64x2 beyond_8 = 2.6584559915698317e+36 <= a_2;
                f64x2 t_31 = select_f64x2(beyond_8, vdupq_n_f64(1.2621774483536189e-29),
                    select_f64x2(beyond_7, vdupq_n_f64(2.1175823681357508e-22),
                    select_f64x2(beyond_6, vdupq_n_f64(3.5527136788005009e-15),
                    select_f64x2(beyond_5, vdupq_n_f64(5.9604644775390625e-08),
                    vdupq_n_f64(1.0)))));
                f64x2 w_2 = select_f64x2(beyond_8, vdupq_n_f64(0.95783792456075856),
                    select_f64x2(beyond_7, vdupq_n_f64(0.15368377911078479),
                    select_f64x2(beyond_6, vdupq_n_f64(0.082671889882312957),
                    select_f64x2(beyond_5, vdupq_n_f64(0.43088174359034837),
                    vdupq_n_f64(0.63661977236758138)))));
                f64x2 w_3 = select_f64x2(beyond_8, vdupq_n_f64(-3.3326455422497354e-17),
                    select_f64x2(beyond_7, vdupq_n_f64(1.1892889840965575e-17),
                    select_f64x2(beyond_6, vdupq_n_f64(2.8658837463471963e-18),
                    select_f64x2(beyond_5, vdupq_n_f64(-9.1170480559384178e-18),
                    vdupq_n_f64(-3.9357353350364972e-17)))));
                f64x2 scaled_1 = wide_1 * t_31;
                f64x2 p_1 = scaled_1 * w_2;
                f64x2 low_2 = vfmaq_f64(-p_1, scaled_1, w_2);
                f64x2 rest_1 = vfmaq_f64(p_1, vrndnq_f64(p_1 * 0.25), vdupq_n_f64(-4.0));
                low_2 = vfmaq_f64(low_2, scaled_1, w_3);
                f64x2 t_37 = vrndnq_f64(vfmaq_f64(vdupq_n_f64(-0.0), rest_1 + low_2,
                    vdupq_n_f64(0.5)));
                f64x2 q_2 = t_37 + 0.0;
                f64x2 r_5 = (vfmaq_f64(rest_1, q_2, vdupq_n_f64(-2.0)) + low_2)
                    * 1.5707963267948966;
                f32x2 narrow_2 = __builtin_convertvector(r_5, f32x2);
                f32x2 narrow_3 = __builtin_convertvector(q_2, f32x2);
                f32x4 joined = join_f32x2(narrow, narrow_2);
                f32x4 joined_1 = join_f32x2(narrow_1, narrow_3);
                f32x4 shifted_2 = joined_1 + 12582912.0f;
                r = select_f32x4(beyond, joined, r);
                shifted_1 = select_f32x4(beyond, shifted_2, shifted_1);
            }
            f32x4 z = r * r;
            f32x4 q_1 = vfmaq_f32(vdupq_n_f32(2.76286914e-06f), vdupq_n_f32(-2.55469814e-08f), z);
            q_1 = vfmaq_f32(vdupq_n_f32(-0.00019843108f), q_1, z);
            q_1 = vfmaq_f32(vdupq_n_f32(0.00833335053f), q_1, z);
            q_1 = vfmaq_f32(vdupq_n_f32(-0.166666672f), q_1, z);
            f32x4 t_4 = min_f32x4(vdupq_n_f32(1.0f), vfmaq_f32(r, q_1, r * z));
            f32x4 y_1 = max_f32x4(vdupq_n_f32(-1.0f), t_4);
            u32x4 t_9 = ((u32x4)shifted_1 << 31) ^ (u32x4)v;
            f32x4 t_12 = (f32x4)((u32x4)y_1 ^ (t_9 & 2147483648u));
            store_mask_f32x4(y + i, t_12, lanes);
        }
    }
}

/* tnk_cos_f32__neon_u0
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=cos to=f32 unroll=0
 * listed in gen/manifest/angles.lua: unary, every tier
 * a turn of the inner loop: 9 fma 1 add 2 mul 2 max 1 ld 1 st
 * vector registers: 5 of 32 */
void tnk_cos_f32__neon_u0(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            f32x4 a = vabsq_f32(v);
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(49152.0f), a, vdupq_n_f32(0.318309886f));
            shifted = (f32x4)(((u32x4)shifted & -256) | 128);
            f32x4 q = shifted - 49152.0f;
            f32x4 r = vfmaq_f32(a, q, vdupq_n_f32(-3.1415925f));
            r = vfmaq_f32(r, q, vdupq_n_f32(-1.50995788e-07f));
            r = vfmaq_f32(r, q, vdupq_n_f32(-1.07806051e-14f));
            i32x4 beyond = 32768.0f <= a;
            f32x4 shifted_2 = shifted;
            if (any_mask32x4(beyond)) {
                f64x2 wide = __builtin_convertvector(low_half_f32x4(a), f64x2);
                f64x2 a_1 = vabsq_f64(wide);
                i64x2 beyond_1 = 562949953421312.0 <= a_1;
                i64x2 beyond_2 = 9.4447329657392904e+21 <= a_1;
                i64x2 beyond_3 = 1.5845632502852868e+29 <= a_1;
                i64x2 beyond_4 = 2.6584559915698317e+36 <= a_1;
                f64x2 t_15 = select_f64x2(beyond_4, vdupq_n_f64(1.2621774483536189e-29),
                    select_f64x2(beyond_3, vdupq_n_f64(2.1175823681357508e-22),
                    select_f64x2(beyond_2, vdupq_n_f64(3.5527136788005009e-15),
                    select_f64x2(beyond_1, vdupq_n_f64(5.9604644775390625e-08),
                    vdupq_n_f64(1.0)))));
                f64x2 w = select_f64x2(beyond_4, vdupq_n_f64(0.95783792456075856),
                    select_f64x2(beyond_3, vdupq_n_f64(0.15368377911078479),
                    select_f64x2(beyond_2, vdupq_n_f64(0.082671889882312957),
                    select_f64x2(beyond_1, vdupq_n_f64(0.43088174359034837),
                    vdupq_n_f64(0.63661977236758138)))));
                f64x2 w_1 = select_f64x2(beyond_4, vdupq_n_f64(-3.3326455422497354e-17),
                    select_f64x2(beyond_3, vdupq_n_f64(1.1892889840965575e-17),
                    select_f64x2(beyond_2, vdupq_n_f64(2.8658837463471963e-18),
                    select_f64x2(beyond_1, vdupq_n_f64(-9.1170480559384178e-18),
                    vdupq_n_f64(-3.9357353350364972e-17)))));
                f64x2 scaled = wide * t_15;
                f64x2 p = scaled * w;
                f64x2 low = vfmaq_f64(-p, scaled, w);
                f64x2 rest = vfmaq_f64(p, vrndnq_f64(p * 0.25), vdupq_n_f64(-4.0));
                low = vfmaq_f64(low, scaled, w_1);
                f64x2 t_21 = vrndnq_f64(vfmaq_f64(vdupq_n_f64(-0.5), rest + low, vdupq_n_f64(0.5)));
                f64x2 q_1 = t_21 + 0.5;
                f64x2 r_4 = (vfmaq_f64(rest, q_1, vdupq_n_f64(-2.0)) + low) * 1.5707963267948966;
                f32x2 narrow = __builtin_convertvector(r_4, f32x2);
                f32x2 narrow_1 = __builtin_convertvector(q_1, f32x2);
                f64x2 wide_1 = __builtin_convertvector(high_half_f32x4(a), f64x2);
                f64x2 a_2 = vabsq_f64(wide_1);
                i64x2 beyond_5 = 562949953421312.0 <= a_2;
                i64x2 beyond_6 = 9.4447329657392904e+21 <= a_2;
                i64x2 beyond_7 = 1.5845632502852868e+29 <= a_2;
                i64x2 beyond_8 = 2.6584559915698317e+36 <= a_2;
                f64x2 t_34 = select_f64x2(beyond_8, vdupq_n_f64(1.2621774483536189e-29),
                    select_f64x2(beyond_7, vdupq_n_f64(2.1175823681357508e-22),
                    select_f64x2(beyond_6, vdupq_n_f64(3.5527136788005009e-15),
                    select_f64x2(beyond_5, vdupq_n_f64(5.9604644775390625e-08),
                    vdupq_n_f64(1.0)))));
                f64x2 w_2 = select_f64x2(beyond_8, vdupq_n_f64(0.95783792456075856),
                    select_f64x2(beyond_7, vdupq_n_f64(0.15368377911078479),
                    select_f64x2(beyond_6, vdupq_n_f64(0.082671889882312957),
                    select_f64x2(beyond_5, vdupq_n_f64(0.43088174359034837),
                    vdupq_n_f64(0.63661977236758138)))));
                f64x2 w_3 = select_f64x2(beyond_8, vdupq_n_f64(-3.3326455422497354e-17),
                    select_f64x2(beyond_7, vdupq_n_f64(1.1892889840965575e-17),
                    select_f64x2(beyond_6, vdupq_n_f64(2.8658837463471963e-18),
                    select_f64x2(beyond_5, vdupq_n_f64(-9.1170480559384178e-18),
                    vdupq_n_f64(-3.9357353350364972e-17)))));
                f64x2 scaled_1 = wide_1 * t_34;
                f64x2 p_1 = scaled_1 * w_2;
                f64x2 low_2 = vfmaq_f64(-p_1, scaled_1, w_2);
                f64x2 rest_1 = vfmaq_f64(p_1, vrndnq_f64(p_1 * 0.25), vdupq_n_f64(-4.0));
                low_2 = vfmaq_f64(low_2, scaled_1, w_3);
                f64x2 t_40 = vrndnq_f64(vfmaq_f64(vdupq_n_f64(-0.5), rest_1 + low_2,
                    vdupq_n_f64(0.5)));
                f64x2 q_2 = t_40 + 0.5;
                f64x2 r_5 = (vfmaq_f64(rest_1, q_2, vdupq_n_f64(-2.0)) + low_2)
                    * 1.5707963267948966;
                f32x2 narrow_2 = __builtin_convertvector(r_5, f32x2);
                f32x2 narrow_3 = __builtin_convertvector(q_2, f32x2);
                f32x4 joined = join_f32x2(narrow, narrow_2);
                f32x4 joined_1 = join_f32x2(narrow_1, narrow_3);
                f32x4 shifted_3 = joined_1 + 49152.0f;
                r = select_f32x4(beyond, joined, r);
                shifted_2 = select_f32x4(beyond, shifted_3, shifted_2);
            }
            f32x4 z = r * r;
            f32x4 q_1 = vfmaq_f32(vdupq_n_f32(2.76286914e-06f), vdupq_n_f32(-2.55469814e-08f), z);
            q_1 = vfmaq_f32(vdupq_n_f32(-0.00019843108f), q_1, z);
            q_1 = vfmaq_f32(vdupq_n_f32(0.00833335053f), q_1, z);
            q_1 = vfmaq_f32(vdupq_n_f32(-0.166666672f), q_1, z);
            f32x4 t_7 = min_f32x4(vdupq_n_f32(1.0f), vfmaq_f32(r, q_1, r * z));
            f32x4 y_1 = max_f32x4(vdupq_n_f32(-1.0f), t_7);
            u32x4 t_12 = ~((u32x4)shifted_2 << 23) & 2147483648u;
            store_mask_f32x4(y + i, (f32x4)((u32x4)y_1 ^ t_12), lanes);
        }
    }
}
