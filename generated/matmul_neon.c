/* matmul_neon.c: kernels of gen/manifest/matmul.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int32_t i32x4 __attribute__((vector_size(16)));

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

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

/* tnk_matmul_f32__neon_8x8
 * tile of a matrix product.
 * from templates/matmul_tile.lua, neon: act=none mr=8 nr=8
 * listed in gen/manifest/matmul.lua: 16 accumulators of 32 registers: GCC 12 spills larger tiles
 * a turn of each inner loop: 32 fma 20 ld; 16 fma 10 ld
 * vector registers: 19 of 32 */
void tnk_matmul_f32__neon_8x8(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
    int64_t m, int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    const float *restrict bias = bias_;
    float alpha = alpha_beta[0];
    float beta = alpha_beta[1];
    int64_t depth = alpha != 0.0f ? k : 0;

    /* The product. */
    int64_t last = depth < 32 ? 0 : (depth - 32) & -2;
    f32x4 acc0_0 = {0};
    f32x4 acc0_1 = {0};
    f32x4 acc1_0 = {0};
    f32x4 acc1_1 = {0};
    f32x4 acc2_0 = {0};
    f32x4 acc2_1 = {0};
    f32x4 acc3_0 = {0};
    f32x4 acc3_1 = {0};
    f32x4 acc4_0 = {0};
    f32x4 acc4_1 = {0};
    f32x4 acc5_0 = {0};
    f32x4 acc5_1 = {0};
    f32x4 acc6_0 = {0};
    f32x4 acc6_1 = {0};
    f32x4 acc7_0 = {0};
    f32x4 acc7_1 = {0};
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 128);
        f32x4 b0 = vld1q_f32(b);
        f32x4 b1 = vld1q_f32(b + 4);
        f32x4 a0 = vdupq_n_f32(a[0]);
        f32x4 acc0_0_1 = vfmaq_f32(acc0_0, a0, b0);
        f32x4 acc0_1_1 = vfmaq_f32(acc0_1, a0, b1);
        f32x4 a1 = vdupq_n_f32(a[1]);
        f32x4 acc1_0_1 = vfmaq_f32(acc1_0, a1, b0);
        f32x4 acc1_1_1 = vfmaq_f32(acc1_1, a1, b1);
        f32x4 a2 = vdupq_n_f32(a[2]);
        f32x4 acc2_0_1 = vfmaq_f32(acc2_0, a2, b0);
        f32x4 acc2_1_1 = vfmaq_f32(acc2_1, a2, b1);
        f32x4 a3 = vdupq_n_f32(a[3]);
        f32x4 acc3_0_1 = vfmaq_f32(acc3_0, a3, b0);
        f32x4 acc3_1_1 = vfmaq_f32(acc3_1, a3, b1);
        f32x4 a4 = vdupq_n_f32(a[4]);
        f32x4 acc4_0_1 = vfmaq_f32(acc4_0, a4, b0);
        f32x4 acc4_1_1 = vfmaq_f32(acc4_1, a4, b1);
        f32x4 a5 = vdupq_n_f32(a[5]);
        f32x4 acc5_0_1 = vfmaq_f32(acc5_0, a5, b0);
        f32x4 acc5_1_1 = vfmaq_f32(acc5_1, a5, b1);
        f32x4 a6 = vdupq_n_f32(a[6]);
        f32x4 acc6_0_1 = vfmaq_f32(acc6_0, a6, b0);
        f32x4 acc6_1_1 = vfmaq_f32(acc6_1, a6, b1);
        f32x4 a7 = vdupq_n_f32(a[7]);
        f32x4 acc7_0_1 = vfmaq_f32(acc7_0, a7, b0);
        f32x4 acc7_1_1 = vfmaq_f32(acc7_1, a7, b1);
        __builtin_prefetch(b + 136);
        f32x4 b0_1 = vld1q_f32(b + 8);
        f32x4 b1_1 = vld1q_f32(b + 12);
        f32x4 a0_1 = vdupq_n_f32(a[8]);
        acc0_0 = vfmaq_f32(acc0_0_1, a0_1, b0_1);
        acc0_1 = vfmaq_f32(acc0_1_1, a0_1, b1_1);
        f32x4 a1_1 = vdupq_n_f32(a[9]);
        acc1_0 = vfmaq_f32(acc1_0_1, a1_1, b0_1);
        acc1_1 = vfmaq_f32(acc1_1_1, a1_1, b1_1);
        f32x4 a2_1 = vdupq_n_f32(a[10]);
        acc2_0 = vfmaq_f32(acc2_0_1, a2_1, b0_1);
        acc2_1 = vfmaq_f32(acc2_1_1, a2_1, b1_1);
        f32x4 a3_1 = vdupq_n_f32(a[11]);
        acc3_0 = vfmaq_f32(acc3_0_1, a3_1, b0_1);
        acc3_1 = vfmaq_f32(acc3_1_1, a3_1, b1_1);
        f32x4 a4_1 = vdupq_n_f32(a[12]);
        acc4_0 = vfmaq_f32(acc4_0_1, a4_1, b0_1);
        acc4_1 = vfmaq_f32(acc4_1_1, a4_1, b1_1);
        f32x4 a5_1 = vdupq_n_f32(a[13]);
        acc5_0 = vfmaq_f32(acc5_0_1, a5_1, b0_1);
        acc5_1 = vfmaq_f32(acc5_1_1, a5_1, b1_1);
        f32x4 a6_1 = vdupq_n_f32(a[14]);
        acc6_0 = vfmaq_f32(acc6_0_1, a6_1, b0_1);
        acc6_1 = vfmaq_f32(acc6_1_1, a6_1, b1_1);
        f32x4 a7_1 = vdupq_n_f32(a[15]);
        acc7_0 = vfmaq_f32(acc7_0_1, a7_1, b0_1);
        acc7_1 = vfmaq_f32(acc7_1_1, a7_1, b1_1);
        a += 16;
        b += 16;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        f32x4 b0 = vld1q_f32(b);
        f32x4 b1 = vld1q_f32(b + 4);
        f32x4 a0 = vdupq_n_f32(a[0]);
        acc0_0 = vfmaq_f32(acc0_0, a0, b0);
        acc0_1 = vfmaq_f32(acc0_1, a0, b1);
        f32x4 a1 = vdupq_n_f32(a[1]);
        acc1_0 = vfmaq_f32(acc1_0, a1, b0);
        acc1_1 = vfmaq_f32(acc1_1, a1, b1);
        f32x4 a2 = vdupq_n_f32(a[2]);
        acc2_0 = vfmaq_f32(acc2_0, a2, b0);
        acc2_1 = vfmaq_f32(acc2_1, a2, b1);
        f32x4 a3 = vdupq_n_f32(a[3]);
        acc3_0 = vfmaq_f32(acc3_0, a3, b0);
        acc3_1 = vfmaq_f32(acc3_1, a3, b1);
        f32x4 a4 = vdupq_n_f32(a[4]);
        acc4_0 = vfmaq_f32(acc4_0, a4, b0);
        acc4_1 = vfmaq_f32(acc4_1, a4, b1);
        f32x4 a5 = vdupq_n_f32(a[5]);
        acc5_0 = vfmaq_f32(acc5_0, a5, b0);
        acc5_1 = vfmaq_f32(acc5_1, a5, b1);
        f32x4 a6 = vdupq_n_f32(a[6]);
        acc6_0 = vfmaq_f32(acc6_0, a6, b0);
        acc6_1 = vfmaq_f32(acc6_1, a6, b1);
        f32x4 a7 = vdupq_n_f32(a[7]);
        acc7_0 = vfmaq_f32(acc7_0, a7, b0);
        acc7_1 = vfmaq_f32(acc7_1, a7, b1);
        int64_t t_4 = p < (last + 7) ? ldc : 0;
        a += 8;
        b += 8;
        c_1 += t_4;
    }

    /* alpha and beta. */
    f32x4 factor = vdupq_n_f32(alpha);
    acc0_0 *= factor;
    acc0_1 *= factor;
    acc1_0 *= factor;
    acc1_1 *= factor;
    acc2_0 *= factor;
    acc2_1 *= factor;
    acc3_0 *= factor;
    acc3_1 *= factor;
    acc4_0 *= factor;
    acc4_1 *= factor;
    acc5_0 *= factor;
    acc5_1 *= factor;
    acc6_0 *= factor;
    acc6_1 *= factor;
    acc7_0 *= factor;
    acc7_1 *= factor;
    if (beta != 0.0f) {
        f32x4 factor_1 = vdupq_n_f32(beta);
        if (m == 8 && n == 8) {
            acc0_0 = vfmaq_f32(acc0_0, factor_1, vld1q_f32(c));
            acc0_1 = vfmaq_f32(acc0_1, factor_1, vld1q_f32(c + 4));
            acc1_0 = vfmaq_f32(acc1_0, factor_1, vld1q_f32(c + ldc));
            acc1_1 = vfmaq_f32(acc1_1, factor_1, vld1q_f32(c + ldc + 4));
            acc2_0 = vfmaq_f32(acc2_0, factor_1, vld1q_f32(c + 2 * ldc));
            acc2_1 = vfmaq_f32(acc2_1, factor_1, vld1q_f32(c + 2 * ldc + 4));
            acc3_0 = vfmaq_f32(acc3_0, factor_1, vld1q_f32(c + 3 * ldc));
            acc3_1 = vfmaq_f32(acc3_1, factor_1, vld1q_f32(c + 3 * ldc + 4));
            acc4_0 = vfmaq_f32(acc4_0, factor_1, vld1q_f32(c + 4 * ldc));
            acc4_1 = vfmaq_f32(acc4_1, factor_1, vld1q_f32(c + 4 * ldc + 4));
            acc5_0 = vfmaq_f32(acc5_0, factor_1, vld1q_f32(c + 5 * ldc));
            acc5_1 = vfmaq_f32(acc5_1, factor_1, vld1q_f32(c + 5 * ldc + 4));
            acc6_0 = vfmaq_f32(acc6_0, factor_1, vld1q_f32(c + 6 * ldc));
            acc6_1 = vfmaq_f32(acc6_1, factor_1, vld1q_f32(c + 6 * ldc + 4));
            acc7_0 = vfmaq_f32(acc7_0, factor_1, vld1q_f32(c + 7 * ldc));
            acc7_1 = vfmaq_f32(acc7_1, factor_1, vld1q_f32(c + 7 * ldc + 4));
        }
        if (m != 8 || n != 8) {
            i32x4 within0 = first_lanes_i32x4(n);
            i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
            if (m > 0) {
                acc0_0 = vfmaq_f32(acc0_0, factor_1, load_mask_f32x4(c, within0));
                acc0_1 = vfmaq_f32(acc0_1, factor_1, load_mask_f32x4(c + 4, within1));
            }
            if (m > 1) {
                acc1_0 = vfmaq_f32(acc1_0, factor_1, load_mask_f32x4(c + ldc, within0));
                acc1_1 = vfmaq_f32(acc1_1, factor_1, load_mask_f32x4(c + ldc + 4, within1));
            }
            if (m > 2) {
                acc2_0 = vfmaq_f32(acc2_0, factor_1, load_mask_f32x4(c + 2 * ldc, within0));
                acc2_1 = vfmaq_f32(acc2_1, factor_1, load_mask_f32x4(c + 2 * ldc + 4, within1));
            }
            if (m > 3) {
                acc3_0 = vfmaq_f32(acc3_0, factor_1, load_mask_f32x4(c + 3 * ldc, within0));
                acc3_1 = vfmaq_f32(acc3_1, factor_1, load_mask_f32x4(c + 3 * ldc + 4, within1));
            }
            if (m > 4) {
                acc4_0 = vfmaq_f32(acc4_0, factor_1, load_mask_f32x4(c + 4 * ldc, within0));
                acc4_1 = vfmaq_f32(acc4_1, factor_1, load_mask_f32x4(c + 4 * ldc + 4, within1));
            }
            if (m > 5) {
                acc5_0 = vfmaq_f32(acc5_0, factor_1, load_mask_f32x4(c + 5 * ldc, within0));
                acc5_1 = vfmaq_f32(acc5_1, factor_1, load_mask_f32x4(c + 5 * ldc + 4, within1));
            }
            if (m > 6) {
                acc6_0 = vfmaq_f32(acc6_0, factor_1, load_mask_f32x4(c + 6 * ldc, within0));
                acc6_1 = vfmaq_f32(acc6_1, factor_1, load_mask_f32x4(c + 6 * ldc + 4, within1));
            }
            if (m > 7) {
                acc7_0 = vfmaq_f32(acc7_0, factor_1, load_mask_f32x4(c + 7 * ldc, within0));
                acc7_1 = vfmaq_f32(acc7_1, factor_1, load_mask_f32x4(c + 7 * ldc + 4, within1));
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        i32x4 within0 = first_lanes_i32x4(n);
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        f32x4 bias0 = load_mask_f32x4(bias, within0);
        f32x4 bias1 = load_mask_f32x4(bias + 4, within1);
        acc0_0 += bias0;
        acc0_1 += bias1;
        acc1_0 += bias0;
        acc1_1 += bias1;
        acc2_0 += bias0;
        acc2_1 += bias1;
        acc3_0 += bias0;
        acc3_1 += bias1;
        acc4_0 += bias0;
        acc4_1 += bias1;
        acc5_0 += bias0;
        acc5_1 += bias1;
        acc6_0 += bias0;
        acc6_1 += bias1;
        acc7_0 += bias0;
        acc7_1 += bias1;
    }

    /* c. */
    if (m == 8 && n == 8) {
        vst1q_f32(c, acc0_0);
        vst1q_f32(c + 4, acc0_1);
        vst1q_f32(c + ldc, acc1_0);
        vst1q_f32(c + ldc + 4, acc1_1);
        vst1q_f32(c + 2 * ldc, acc2_0);
        vst1q_f32(c + 2 * ldc + 4, acc2_1);
        vst1q_f32(c + 3 * ldc, acc3_0);
        vst1q_f32(c + 3 * ldc + 4, acc3_1);
        vst1q_f32(c + 4 * ldc, acc4_0);
        vst1q_f32(c + 4 * ldc + 4, acc4_1);
        vst1q_f32(c + 5 * ldc, acc5_0);
        vst1q_f32(c + 5 * ldc + 4, acc5_1);
        vst1q_f32(c + 6 * ldc, acc6_0);
        vst1q_f32(c + 6 * ldc + 4, acc6_1);
        vst1q_f32(c + 7 * ldc, acc7_0);
        vst1q_f32(c + 7 * ldc + 4, acc7_1);
    }
    if (m != 8 || n != 8) {
        i32x4 within0 = first_lanes_i32x4(n);
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        if (m > 0) {
            store_mask_f32x4(c, acc0_0, within0);
            store_mask_f32x4(c + 4, acc0_1, within1);
        }
        if (m > 1) {
            store_mask_f32x4(c + ldc, acc1_0, within0);
            store_mask_f32x4(c + ldc + 4, acc1_1, within1);
        }
        if (m > 2) {
            store_mask_f32x4(c + 2 * ldc, acc2_0, within0);
            store_mask_f32x4(c + 2 * ldc + 4, acc2_1, within1);
        }
        if (m > 3) {
            store_mask_f32x4(c + 3 * ldc, acc3_0, within0);
            store_mask_f32x4(c + 3 * ldc + 4, acc3_1, within1);
        }
        if (m > 4) {
            store_mask_f32x4(c + 4 * ldc, acc4_0, within0);
            store_mask_f32x4(c + 4 * ldc + 4, acc4_1, within1);
        }
        if (m > 5) {
            store_mask_f32x4(c + 5 * ldc, acc5_0, within0);
            store_mask_f32x4(c + 5 * ldc + 4, acc5_1, within1);
        }
        if (m > 6) {
            store_mask_f32x4(c + 6 * ldc, acc6_0, within0);
            store_mask_f32x4(c + 6 * ldc + 4, acc6_1, within1);
        }
        if (m > 7) {
            store_mask_f32x4(c + 7 * ldc, acc7_0, within0);
            store_mask_f32x4(c + 7 * ldc + 4, acc7_1, within1);
        }
    }
}

/* tnk_matmul_relu_f32__neon_8x8
 * tile of a matrix product.
 * from templates/matmul_tile.lua, neon: act=relu mr=8 nr=8
 * listed in gen/manifest/matmul.lua: a layer's activation costs no pass of its own
 * a turn of each inner loop: 32 fma 20 ld; 16 fma 10 ld
 * vector registers: 19 of 32 */
void tnk_matmul_relu_f32__neon_8x8(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    const float *restrict bias = bias_;
    float alpha = alpha_beta[0];
    float beta = alpha_beta[1];
    int64_t depth = alpha != 0.0f ? k : 0;

    /* The product. */
    int64_t last = depth < 32 ? 0 : (depth - 32) & -2;
    f32x4 acc0_0 = {0};
    f32x4 acc0_1 = {0};
    f32x4 acc1_0 = {0};
    f32x4 acc1_1 = {0};
    f32x4 acc2_0 = {0};
    f32x4 acc2_1 = {0};
    f32x4 acc3_0 = {0};
    f32x4 acc3_1 = {0};
    f32x4 acc4_0 = {0};
    f32x4 acc4_1 = {0};
    f32x4 acc5_0 = {0};
    f32x4 acc5_1 = {0};
    f32x4 acc6_0 = {0};
    f32x4 acc6_1 = {0};
    f32x4 acc7_0 = {0};
    f32x4 acc7_1 = {0};
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 128);
        f32x4 b0 = vld1q_f32(b);
        f32x4 b1 = vld1q_f32(b + 4);
        f32x4 a0 = vdupq_n_f32(a[0]);
        f32x4 acc0_0_1 = vfmaq_f32(acc0_0, a0, b0);
        f32x4 acc0_1_1 = vfmaq_f32(acc0_1, a0, b1);
        f32x4 a1 = vdupq_n_f32(a[1]);
        f32x4 acc1_0_1 = vfmaq_f32(acc1_0, a1, b0);
        f32x4 acc1_1_1 = vfmaq_f32(acc1_1, a1, b1);
        f32x4 a2 = vdupq_n_f32(a[2]);
        f32x4 acc2_0_1 = vfmaq_f32(acc2_0, a2, b0);
        f32x4 acc2_1_1 = vfmaq_f32(acc2_1, a2, b1);
        f32x4 a3 = vdupq_n_f32(a[3]);
        f32x4 acc3_0_1 = vfmaq_f32(acc3_0, a3, b0);
        f32x4 acc3_1_1 = vfmaq_f32(acc3_1, a3, b1);
        f32x4 a4 = vdupq_n_f32(a[4]);
        f32x4 acc4_0_1 = vfmaq_f32(acc4_0, a4, b0);
        f32x4 acc4_1_1 = vfmaq_f32(acc4_1, a4, b1);
        f32x4 a5 = vdupq_n_f32(a[5]);
        f32x4 acc5_0_1 = vfmaq_f32(acc5_0, a5, b0);
        f32x4 acc5_1_1 = vfmaq_f32(acc5_1, a5, b1);
        f32x4 a6 = vdupq_n_f32(a[6]);
        f32x4 acc6_0_1 = vfmaq_f32(acc6_0, a6, b0);
        f32x4 acc6_1_1 = vfmaq_f32(acc6_1, a6, b1);
        f32x4 a7 = vdupq_n_f32(a[7]);
        f32x4 acc7_0_1 = vfmaq_f32(acc7_0, a7, b0);
        f32x4 acc7_1_1 = vfmaq_f32(acc7_1, a7, b1);
        __builtin_prefetch(b + 136);
        f32x4 b0_1 = vld1q_f32(b + 8);
        f32x4 b1_1 = vld1q_f32(b + 12);
        f32x4 a0_1 = vdupq_n_f32(a[8]);
        acc0_0 = vfmaq_f32(acc0_0_1, a0_1, b0_1);
        acc0_1 = vfmaq_f32(acc0_1_1, a0_1, b1_1);
        f32x4 a1_1 = vdupq_n_f32(a[9]);
        acc1_0 = vfmaq_f32(acc1_0_1, a1_1, b0_1);
        acc1_1 = vfmaq_f32(acc1_1_1, a1_1, b1_1);
        f32x4 a2_1 = vdupq_n_f32(a[10]);
        acc2_0 = vfmaq_f32(acc2_0_1, a2_1, b0_1);
        acc2_1 = vfmaq_f32(acc2_1_1, a2_1, b1_1);
        f32x4 a3_1 = vdupq_n_f32(a[11]);
        acc3_0 = vfmaq_f32(acc3_0_1, a3_1, b0_1);
        acc3_1 = vfmaq_f32(acc3_1_1, a3_1, b1_1);
        f32x4 a4_1 = vdupq_n_f32(a[12]);
        acc4_0 = vfmaq_f32(acc4_0_1, a4_1, b0_1);
        acc4_1 = vfmaq_f32(acc4_1_1, a4_1, b1_1);
        f32x4 a5_1 = vdupq_n_f32(a[13]);
        acc5_0 = vfmaq_f32(acc5_0_1, a5_1, b0_1);
        acc5_1 = vfmaq_f32(acc5_1_1, a5_1, b1_1);
        f32x4 a6_1 = vdupq_n_f32(a[14]);
        acc6_0 = vfmaq_f32(acc6_0_1, a6_1, b0_1);
        acc6_1 = vfmaq_f32(acc6_1_1, a6_1, b1_1);
        f32x4 a7_1 = vdupq_n_f32(a[15]);
        acc7_0 = vfmaq_f32(acc7_0_1, a7_1, b0_1);
        acc7_1 = vfmaq_f32(acc7_1_1, a7_1, b1_1);
        a += 16;
        b += 16;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        f32x4 b0 = vld1q_f32(b);
        f32x4 b1 = vld1q_f32(b + 4);
        f32x4 a0 = vdupq_n_f32(a[0]);
        acc0_0 = vfmaq_f32(acc0_0, a0, b0);
        acc0_1 = vfmaq_f32(acc0_1, a0, b1);
        f32x4 a1 = vdupq_n_f32(a[1]);
        acc1_0 = vfmaq_f32(acc1_0, a1, b0);
        acc1_1 = vfmaq_f32(acc1_1, a1, b1);
        f32x4 a2 = vdupq_n_f32(a[2]);
        acc2_0 = vfmaq_f32(acc2_0, a2, b0);
        acc2_1 = vfmaq_f32(acc2_1, a2, b1);
        f32x4 a3 = vdupq_n_f32(a[3]);
        acc3_0 = vfmaq_f32(acc3_0, a3, b0);
        acc3_1 = vfmaq_f32(acc3_1, a3, b1);
        f32x4 a4 = vdupq_n_f32(a[4]);
        acc4_0 = vfmaq_f32(acc4_0, a4, b0);
        acc4_1 = vfmaq_f32(acc4_1, a4, b1);
        f32x4 a5 = vdupq_n_f32(a[5]);
        acc5_0 = vfmaq_f32(acc5_0, a5, b0);
        acc5_1 = vfmaq_f32(acc5_1, a5, b1);
        f32x4 a6 = vdupq_n_f32(a[6]);
        acc6_0 = vfmaq_f32(acc6_0, a6, b0);
        acc6_1 = vfmaq_f32(acc6_1, a6, b1);
        f32x4 a7 = vdupq_n_f32(a[7]);
        acc7_0 = vfmaq_f32(acc7_0, a7, b0);
        acc7_1 = vfmaq_f32(acc7_1, a7, b1);
        int64_t t_4 = p < (last + 7) ? ldc : 0;
        a += 8;
        b += 8;
        c_1 += t_4;
    }

    /* alpha and beta. */
    f32x4 factor = vdupq_n_f32(alpha);
    acc0_0 *= factor;
    acc0_1 *= factor;
    acc1_0 *= factor;
    acc1_1 *= factor;
    acc2_0 *= factor;
    acc2_1 *= factor;
    acc3_0 *= factor;
    acc3_1 *= factor;
    acc4_0 *= factor;
    acc4_1 *= factor;
    acc5_0 *= factor;
    acc5_1 *= factor;
    acc6_0 *= factor;
    acc6_1 *= factor;
    acc7_0 *= factor;
    acc7_1 *= factor;
    if (beta != 0.0f) {
        f32x4 factor_1 = vdupq_n_f32(beta);
        if (m == 8 && n == 8) {
            acc0_0 = vfmaq_f32(acc0_0, factor_1, vld1q_f32(c));
            acc0_1 = vfmaq_f32(acc0_1, factor_1, vld1q_f32(c + 4));
            acc1_0 = vfmaq_f32(acc1_0, factor_1, vld1q_f32(c + ldc));
            acc1_1 = vfmaq_f32(acc1_1, factor_1, vld1q_f32(c + ldc + 4));
            acc2_0 = vfmaq_f32(acc2_0, factor_1, vld1q_f32(c + 2 * ldc));
            acc2_1 = vfmaq_f32(acc2_1, factor_1, vld1q_f32(c + 2 * ldc + 4));
            acc3_0 = vfmaq_f32(acc3_0, factor_1, vld1q_f32(c + 3 * ldc));
            acc3_1 = vfmaq_f32(acc3_1, factor_1, vld1q_f32(c + 3 * ldc + 4));
            acc4_0 = vfmaq_f32(acc4_0, factor_1, vld1q_f32(c + 4 * ldc));
            acc4_1 = vfmaq_f32(acc4_1, factor_1, vld1q_f32(c + 4 * ldc + 4));
            acc5_0 = vfmaq_f32(acc5_0, factor_1, vld1q_f32(c + 5 * ldc));
            acc5_1 = vfmaq_f32(acc5_1, factor_1, vld1q_f32(c + 5 * ldc + 4));
            acc6_0 = vfmaq_f32(acc6_0, factor_1, vld1q_f32(c + 6 * ldc));
            acc6_1 = vfmaq_f32(acc6_1, factor_1, vld1q_f32(c + 6 * ldc + 4));
            acc7_0 = vfmaq_f32(acc7_0, factor_1, vld1q_f32(c + 7 * ldc));
            acc7_1 = vfmaq_f32(acc7_1, factor_1, vld1q_f32(c + 7 * ldc + 4));
        }
        if (m != 8 || n != 8) {
            i32x4 within0 = first_lanes_i32x4(n);
            i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
            if (m > 0) {
                acc0_0 = vfmaq_f32(acc0_0, factor_1, load_mask_f32x4(c, within0));
                acc0_1 = vfmaq_f32(acc0_1, factor_1, load_mask_f32x4(c + 4, within1));
            }
            if (m > 1) {
                acc1_0 = vfmaq_f32(acc1_0, factor_1, load_mask_f32x4(c + ldc, within0));
                acc1_1 = vfmaq_f32(acc1_1, factor_1, load_mask_f32x4(c + ldc + 4, within1));
            }
            if (m > 2) {
                acc2_0 = vfmaq_f32(acc2_0, factor_1, load_mask_f32x4(c + 2 * ldc, within0));
                acc2_1 = vfmaq_f32(acc2_1, factor_1, load_mask_f32x4(c + 2 * ldc + 4, within1));
            }
            if (m > 3) {
                acc3_0 = vfmaq_f32(acc3_0, factor_1, load_mask_f32x4(c + 3 * ldc, within0));
                acc3_1 = vfmaq_f32(acc3_1, factor_1, load_mask_f32x4(c + 3 * ldc + 4, within1));
            }
            if (m > 4) {
                acc4_0 = vfmaq_f32(acc4_0, factor_1, load_mask_f32x4(c + 4 * ldc, within0));
                acc4_1 = vfmaq_f32(acc4_1, factor_1, load_mask_f32x4(c + 4 * ldc + 4, within1));
            }
            if (m > 5) {
                acc5_0 = vfmaq_f32(acc5_0, factor_1, load_mask_f32x4(c + 5 * ldc, within0));
                acc5_1 = vfmaq_f32(acc5_1, factor_1, load_mask_f32x4(c + 5 * ldc + 4, within1));
            }
            if (m > 6) {
                acc6_0 = vfmaq_f32(acc6_0, factor_1, load_mask_f32x4(c + 6 * ldc, within0));
                acc6_1 = vfmaq_f32(acc6_1, factor_1, load_mask_f32x4(c + 6 * ldc + 4, within1));
            }
            if (m > 7) {
                acc7_0 = vfmaq_f32(acc7_0, factor_1, load_mask_f32x4(c + 7 * ldc, within0));
                acc7_1 = vfmaq_f32(acc7_1, factor_1, load_mask_f32x4(c + 7 * ldc + 4, within1));
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        i32x4 within0 = first_lanes_i32x4(n);
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        f32x4 bias0 = load_mask_f32x4(bias, within0);
        f32x4 bias1 = load_mask_f32x4(bias + 4, within1);
        acc0_0 += bias0;
        acc0_1 += bias1;
        acc1_0 += bias0;
        acc1_1 += bias1;
        acc2_0 += bias0;
        acc2_1 += bias1;
        acc3_0 += bias0;
        acc3_1 += bias1;
        acc4_0 += bias0;
        acc4_1 += bias1;
        acc5_0 += bias0;
        acc5_1 += bias1;
        acc6_0 += bias0;
        acc6_1 += bias1;
        acc7_0 += bias0;
        acc7_1 += bias1;
    }

    /* The activation, and c. */
    if (m == 8 && n == 8) {
        vst1q_f32(c, max_f32x4((f32x4){0}, acc0_0));
        vst1q_f32(c + 4, max_f32x4((f32x4){0}, acc0_1));
        vst1q_f32(c + ldc, max_f32x4((f32x4){0}, acc1_0));
        vst1q_f32(c + ldc + 4, max_f32x4((f32x4){0}, acc1_1));
        vst1q_f32(c + 2 * ldc, max_f32x4((f32x4){0}, acc2_0));
        vst1q_f32(c + 2 * ldc + 4, max_f32x4((f32x4){0}, acc2_1));
        vst1q_f32(c + 3 * ldc, max_f32x4((f32x4){0}, acc3_0));
        vst1q_f32(c + 3 * ldc + 4, max_f32x4((f32x4){0}, acc3_1));
        vst1q_f32(c + 4 * ldc, max_f32x4((f32x4){0}, acc4_0));
        vst1q_f32(c + 4 * ldc + 4, max_f32x4((f32x4){0}, acc4_1));
        vst1q_f32(c + 5 * ldc, max_f32x4((f32x4){0}, acc5_0));
        vst1q_f32(c + 5 * ldc + 4, max_f32x4((f32x4){0}, acc5_1));
        vst1q_f32(c + 6 * ldc, max_f32x4((f32x4){0}, acc6_0));
        vst1q_f32(c + 6 * ldc + 4, max_f32x4((f32x4){0}, acc6_1));
        vst1q_f32(c + 7 * ldc, max_f32x4((f32x4){0}, acc7_0));
        vst1q_f32(c + 7 * ldc + 4, max_f32x4((f32x4){0}, acc7_1));
    }
    if (m != 8 || n != 8) {
        i32x4 within0 = first_lanes_i32x4(n);
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        if (m > 0) {
            store_mask_f32x4(c, max_f32x4((f32x4){0}, acc0_0), within0);
            store_mask_f32x4(c + 4, max_f32x4((f32x4){0}, acc0_1), within1);
        }
        if (m > 1) {
            store_mask_f32x4(c + ldc, max_f32x4((f32x4){0}, acc1_0), within0);
            store_mask_f32x4(c + ldc + 4, max_f32x4((f32x4){0}, acc1_1), within1);
        }
        if (m > 2) {
            store_mask_f32x4(c + 2 * ldc, max_f32x4((f32x4){0}, acc2_0), within0);
            store_mask_f32x4(c + 2 * ldc + 4, max_f32x4((f32x4){0}, acc2_1), within1);
        }
        if (m > 3) {
            store_mask_f32x4(c + 3 * ldc, max_f32x4((f32x4){0}, acc3_0), within0);
            store_mask_f32x4(c + 3 * ldc + 4, max_f32x4((f32x4){0}, acc3_1), within1);
        }
        if (m > 4) {
            store_mask_f32x4(c + 4 * ldc, max_f32x4((f32x4){0}, acc4_0), within0);
            store_mask_f32x4(c + 4 * ldc + 4, max_f32x4((f32x4){0}, acc4_1), within1);
        }
        if (m > 5) {
            store_mask_f32x4(c + 5 * ldc, max_f32x4((f32x4){0}, acc5_0), within0);
            store_mask_f32x4(c + 5 * ldc + 4, max_f32x4((f32x4){0}, acc5_1), within1);
        }
        if (m > 6) {
            store_mask_f32x4(c + 6 * ldc, max_f32x4((f32x4){0}, acc6_0), within0);
            store_mask_f32x4(c + 6 * ldc + 4, max_f32x4((f32x4){0}, acc6_1), within1);
        }
        if (m > 7) {
            store_mask_f32x4(c + 7 * ldc, max_f32x4((f32x4){0}, acc7_0), within0);
            store_mask_f32x4(c + 7 * ldc + 4, max_f32x4((f32x4){0}, acc7_1), within1);
        }
    }
}
