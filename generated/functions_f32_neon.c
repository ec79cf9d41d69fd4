/* functions_f32_neon.c: kernels of gen/manifest/functions_f32.lua for neon.
 * Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));

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

/* tnk_exp_f32__neon_u4
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=exp to=f32 unroll=4
 * listed in gen/manifest/functions_f32.lua: unary, every tier
 * a turn of each inner loop: 32 fma 12 add 12 mul 8 max 4 ld 4 st; 8 fma 3 add 3 mul 2 max 1 ld 1
 *   st
 * vector registers: 4 of 32 */
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
            f32x4 r = vfmaq_f32(nearly, power, vdupq_n_f32(0.00021219444f));
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
            f32x4 p = vfmaq_f32(r, q, r * r);
            f32x4 y_1 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_7 = y_1 * (f32x4)((bits - half) << 23);
            vst1q_f32(y + i, t_7);
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            f32x4 bounded_1 = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v_1));
            f32x4 shifted_1 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_1,
                vdupq_n_f32(1.44269504f));
            f32x4 power_1 = shifted_1 - 8388862.0f;
            f32x4 nearly_1 = vfmaq_f32(bounded_1, power_1, vdupq_n_f32(-0.693359375f));
            f32x4 r_1 = vfmaq_f32(nearly_1, power_1, vdupq_n_f32(0.00021219444f));
            f32x4 q_4 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_4, r_1);
            q_4 = vfmaq_f32(vdupq_n_f32(0.5f), q_4, r_1);
            f32x4 p_1 = vfmaq_f32(r_1, q_4, r_1 * r_1);
            f32x4 y_3 = p_1 + 1.0f;
            u32x4 bits_1 = (u32x4)shifted_1;
            u32x4 half_1 = bits_1 >> 1;
            y_3 *= (f32x4)(half_1 << 23);
            f32x4 t_16 = y_3 * (f32x4)((bits_1 - half_1) << 23);
            vst1q_f32(y + i + 4, t_16);
            f32x4 v_2 = vld1q_f32(x_1 + i + 8);
            f32x4 bounded_2 = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v_2));
            f32x4 shifted_2 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_2,
                vdupq_n_f32(1.44269504f));
            f32x4 power_2 = shifted_2 - 8388862.0f;
            f32x4 nearly_2 = vfmaq_f32(bounded_2, power_2, vdupq_n_f32(-0.693359375f));
            f32x4 r_2 = vfmaq_f32(nearly_2, power_2, vdupq_n_f32(0.00021219444f));
            f32x4 q_8 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_2);
            q_8 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_8, r_2);
            q_8 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_8, r_2);
            q_8 = vfmaq_f32(vdupq_n_f32(0.5f), q_8, r_2);
            f32x4 p_2 = vfmaq_f32(r_2, q_8, r_2 * r_2);
            f32x4 y_5 = p_2 + 1.0f;
            u32x4 bits_2 = (u32x4)shifted_2;
            u32x4 half_2 = bits_2 >> 1;
            y_5 *= (f32x4)(half_2 << 23);
            f32x4 t_25 = y_5 * (f32x4)((bits_2 - half_2) << 23);
            vst1q_f32(y + i + 8, t_25);
            f32x4 v_3 = vld1q_f32(x_1 + i + 12);
            f32x4 bounded_3 = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v_3));
            f32x4 shifted_3 = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded_3,
                vdupq_n_f32(1.44269504f));
            f32x4 power_3 = shifted_3 - 8388862.0f;
            f32x4 nearly_3 = vfmaq_f32(bounded_3, power_3, vdupq_n_f32(-0.693359375f));
            f32x4 r_3 = vfmaq_f32(nearly_3, power_3, vdupq_n_f32(0.00021219444f));
            f32x4 q_12 = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r_3);
            q_12 = vfmaq_f32(vdupq_n_f32(0.041666168f), q_12, r_3);
            q_12 = vfmaq_f32(vdupq_n_f32(0.166665067f), q_12, r_3);
            q_12 = vfmaq_f32(vdupq_n_f32(0.5f), q_12, r_3);
            f32x4 p_3 = vfmaq_f32(r_3, q_12, r_3 * r_3);
            f32x4 y_7 = p_3 + 1.0f;
            u32x4 bits_3 = (u32x4)shifted_3;
            u32x4 half_3 = bits_3 >> 1;
            y_7 *= (f32x4)(half_3 << 23);
            f32x4 t_34 = y_7 * (f32x4)((bits_3 - half_3) << 23);
            vst1q_f32(y + i + 12, t_34);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
            f32x4 r = vfmaq_f32(nearly, power, vdupq_n_f32(0.00021219444f));
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
            f32x4 p = vfmaq_f32(r, q, r * r);
            f32x4 y_1 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_7 = y_1 * (f32x4)((bits - half) << 23);
            vst1q_f32(y + i, t_7);
        }
        if (whole < columns) {
            i32x4 lanes = (i32x4){ 0, 1, 2, 3 } < (int32_t)(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 bounded = min_f32x4(vdupq_n_f32(89.0f), max_f32x4(vdupq_n_f32(-104.0f), v));
            f32x4 shifted = vfmaq_f32(vdupq_n_f32(8388862.0f), bounded, vdupq_n_f32(1.44269504f));
            f32x4 power = shifted - 8388862.0f;
            f32x4 nearly = vfmaq_f32(bounded, power, vdupq_n_f32(-0.693359375f));
            f32x4 r = vfmaq_f32(nearly, power, vdupq_n_f32(0.00021219444f));
            f32x4 q = vfmaq_f32(vdupq_n_f32(0.00837032136f), vdupq_n_f32(0.00139529722f), r);
            q = vfmaq_f32(vdupq_n_f32(0.041666168f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.166665067f), q, r);
            q = vfmaq_f32(vdupq_n_f32(0.5f), q, r);
            f32x4 p = vfmaq_f32(r, q, r * r);
            f32x4 y_1 = p + 1.0f;
            u32x4 bits = (u32x4)shifted;
            u32x4 half = bits >> 1;
            y_1 *= (f32x4)(half << 23);
            f32x4 t_7 = y_1 * (f32x4)((bits - half) << 23);
            store_mask_f32x4(y + whole, t_7, lanes);
        }
    }
}
