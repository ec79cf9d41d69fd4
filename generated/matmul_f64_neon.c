/* matmul_f64_neon.c: kernels of gen/manifest/matmul_f64.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef double f64x2 __attribute__((vector_size(16)));
typedef int64_t i64x2 __attribute__((vector_size(16)));

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

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_matmul_f64__neon_8x4
 * tile of a matrix product.
 * from templates/matmul_tile.lua, neon: apart=false bias=none dtype=f64 mr=8 nr=4 start=c
 * listed in gen/manifest/matmul_f64.lua: 16 accumulators of 32 registers: as of f32
 * a turn of each inner loop: 16 fma 10 ld; 32 fma 20 ld
 * vector registers: 19 of 32 */
void tnk_matmul_f64__neon_8x4(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
    int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x2 acc0_0 = {0};
    f64x2 acc0_1 = {0};
    f64x2 acc1_0 = {0};
    f64x2 acc1_1 = {0};
    f64x2 acc2_0 = {0};
    f64x2 acc2_1 = {0};
    f64x2 acc3_0 = {0};
    f64x2 acc3_1 = {0};
    f64x2 acc4_0 = {0};
    f64x2 acc4_1 = {0};
    f64x2 acc5_0 = {0};
    f64x2 acc5_1 = {0};
    f64x2 acc6_0 = {0};
    f64x2 acc6_1 = {0};
    f64x2 acc7_0 = {0};
    f64x2 acc7_1 = {0};
    if (beta != 0.0) {
        if (m == 8 && n == 4) {
            acc0_0 = vld1q_f64(c);
            acc0_1 = vld1q_f64(c + 2);
            acc1_0 = vld1q_f64(c + ldc);
            acc1_1 = vld1q_f64(c + ldc + 2);
            acc2_0 = vld1q_f64(c + 2 * ldc);
            acc2_1 = vld1q_f64(c + 2 * ldc + 2);
            acc3_0 = vld1q_f64(c + 3 * ldc);
            acc3_1 = vld1q_f64(c + 3 * ldc + 2);
            acc4_0 = vld1q_f64(c + 4 * ldc);
            acc4_1 = vld1q_f64(c + 4 * ldc + 2);
            acc5_0 = vld1q_f64(c + 5 * ldc);
            acc5_1 = vld1q_f64(c + 5 * ldc + 2);
            acc6_0 = vld1q_f64(c + 6 * ldc);
            acc6_1 = vld1q_f64(c + 6 * ldc + 2);
            acc7_0 = vld1q_f64(c + 7 * ldc);
            acc7_1 = vld1q_f64(c + 7 * ldc + 2);
        }
        if (m != 8 || n != 4) {
            i64x2 within0 = first_lanes_i64x2(n);
            i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
            if (m > 0) {
                acc0_0 = load_mask_f64x2(c, within0);
                acc0_1 = load_mask_f64x2(c + 2, within1);
            }
            if (m > 1) {
                acc1_0 = load_mask_f64x2(c + ldc, within0);
                acc1_1 = load_mask_f64x2(c + ldc + 2, within1);
            }
            if (m > 2) {
                acc2_0 = load_mask_f64x2(c + 2 * ldc, within0);
                acc2_1 = load_mask_f64x2(c + 2 * ldc + 2, within1);
            }
            if (m > 3) {
                acc3_0 = load_mask_f64x2(c + 3 * ldc, within0);
                acc3_1 = load_mask_f64x2(c + 3 * ldc + 2, within1);
            }
            if (m > 4) {
                acc4_0 = load_mask_f64x2(c + 4 * ldc, within0);
                acc4_1 = load_mask_f64x2(c + 4 * ldc + 2, within1);
            }
            if (m > 5) {
                acc5_0 = load_mask_f64x2(c + 5 * ldc, within0);
                acc5_1 = load_mask_f64x2(c + 5 * ldc + 2, within1);
            }
            if (m > 6) {
                acc6_0 = load_mask_f64x2(c + 6 * ldc, within0);
                acc6_1 = load_mask_f64x2(c + 6 * ldc + 2, within1);
            }
            if (m > 7) {
                acc7_0 = load_mask_f64x2(c + 7 * ldc, within0);
                acc7_1 = load_mask_f64x2(c + 7 * ldc + 2, within1);
            }
        }
    }
    int64_t first = depth < 8 ? depth : 8 + (depth - 8) % 2;
    double *t_2 = c + 4;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        f64x2 b0 = vld1q_f64(b);
        f64x2 b1 = vld1q_f64(b + 2);
        f64x2 a0 = vdupq_n_f64(a[0]);
        acc0_0 = vfmaq_f64(acc0_0, a0, b0);
        acc0_1 = vfmaq_f64(acc0_1, a0, b1);
        f64x2 a1 = vdupq_n_f64(a[1]);
        acc1_0 = vfmaq_f64(acc1_0, a1, b0);
        acc1_1 = vfmaq_f64(acc1_1, a1, b1);
        f64x2 a2 = vdupq_n_f64(a[2]);
        acc2_0 = vfmaq_f64(acc2_0, a2, b0);
        acc2_1 = vfmaq_f64(acc2_1, a2, b1);
        f64x2 a3 = vdupq_n_f64(a[3]);
        acc3_0 = vfmaq_f64(acc3_0, a3, b0);
        acc3_1 = vfmaq_f64(acc3_1, a3, b1);
        f64x2 a4 = vdupq_n_f64(a[4]);
        acc4_0 = vfmaq_f64(acc4_0, a4, b0);
        acc4_1 = vfmaq_f64(acc4_1, a4, b1);
        f64x2 a5 = vdupq_n_f64(a[5]);
        acc5_0 = vfmaq_f64(acc5_0, a5, b0);
        acc5_1 = vfmaq_f64(acc5_1, a5, b1);
        f64x2 a6 = vdupq_n_f64(a[6]);
        acc6_0 = vfmaq_f64(acc6_0, a6, b0);
        acc6_1 = vfmaq_f64(acc6_1, a6, b1);
        f64x2 a7 = vdupq_n_f64(a[7]);
        acc7_0 = vfmaq_f64(acc7_0, a7, b0);
        acc7_1 = vfmaq_f64(acc7_1, a7, b1);
        int64_t t_4 = p < 7 ? ldc : 0;
        a += 8;
        b += 4;
        t_2 += t_4;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 64);
        f64x2 b0 = vld1q_f64(b);
        f64x2 b1 = vld1q_f64(b + 2);
        f64x2 a0 = vdupq_n_f64(a[0]);
        f64x2 acc0_0_5 = vfmaq_f64(acc0_0, a0, b0);
        f64x2 acc0_1_5 = vfmaq_f64(acc0_1, a0, b1);
        f64x2 a1 = vdupq_n_f64(a[1]);
        f64x2 acc1_0_5 = vfmaq_f64(acc1_0, a1, b0);
        f64x2 acc1_1_5 = vfmaq_f64(acc1_1, a1, b1);
        f64x2 a2 = vdupq_n_f64(a[2]);
        f64x2 acc2_0_5 = vfmaq_f64(acc2_0, a2, b0);
        f64x2 acc2_1_5 = vfmaq_f64(acc2_1, a2, b1);
        f64x2 a3 = vdupq_n_f64(a[3]);
        f64x2 acc3_0_5 = vfmaq_f64(acc3_0, a3, b0);
        f64x2 acc3_1_5 = vfmaq_f64(acc3_1, a3, b1);
        f64x2 a4 = vdupq_n_f64(a[4]);
        f64x2 acc4_0_5 = vfmaq_f64(acc4_0, a4, b0);
        f64x2 acc4_1_5 = vfmaq_f64(acc4_1, a4, b1);
        f64x2 a5 = vdupq_n_f64(a[5]);
        f64x2 acc5_0_5 = vfmaq_f64(acc5_0, a5, b0);
        f64x2 acc5_1_5 = vfmaq_f64(acc5_1, a5, b1);
        f64x2 a6 = vdupq_n_f64(a[6]);
        f64x2 acc6_0_5 = vfmaq_f64(acc6_0, a6, b0);
        f64x2 acc6_1_5 = vfmaq_f64(acc6_1, a6, b1);
        f64x2 a7 = vdupq_n_f64(a[7]);
        f64x2 acc7_0_5 = vfmaq_f64(acc7_0, a7, b0);
        f64x2 acc7_1_5 = vfmaq_f64(acc7_1, a7, b1);
        __builtin_prefetch(b + 68);
        f64x2 b0_1 = vld1q_f64(b + 4);
        f64x2 b1_1 = vld1q_f64(b + 6);
        f64x2 a0_1 = vdupq_n_f64(a[8]);
        acc0_0 = vfmaq_f64(acc0_0_5, a0_1, b0_1);
        acc0_1 = vfmaq_f64(acc0_1_5, a0_1, b1_1);
        f64x2 a1_1 = vdupq_n_f64(a[9]);
        acc1_0 = vfmaq_f64(acc1_0_5, a1_1, b0_1);
        acc1_1 = vfmaq_f64(acc1_1_5, a1_1, b1_1);
        f64x2 a2_1 = vdupq_n_f64(a[10]);
        acc2_0 = vfmaq_f64(acc2_0_5, a2_1, b0_1);
        acc2_1 = vfmaq_f64(acc2_1_5, a2_1, b1_1);
        f64x2 a3_1 = vdupq_n_f64(a[11]);
        acc3_0 = vfmaq_f64(acc3_0_5, a3_1, b0_1);
        acc3_1 = vfmaq_f64(acc3_1_5, a3_1, b1_1);
        f64x2 a4_1 = vdupq_n_f64(a[12]);
        acc4_0 = vfmaq_f64(acc4_0_5, a4_1, b0_1);
        acc4_1 = vfmaq_f64(acc4_1_5, a4_1, b1_1);
        f64x2 a5_1 = vdupq_n_f64(a[13]);
        acc5_0 = vfmaq_f64(acc5_0_5, a5_1, b0_1);
        acc5_1 = vfmaq_f64(acc5_1_5, a5_1, b1_1);
        f64x2 a6_1 = vdupq_n_f64(a[14]);
        acc6_0 = vfmaq_f64(acc6_0_5, a6_1, b0_1);
        acc6_1 = vfmaq_f64(acc6_1_5, a6_1, b1_1);
        f64x2 a7_1 = vdupq_n_f64(a[15]);
        acc7_0 = vfmaq_f64(acc7_0_5, a7_1, b0_1);
        acc7_1 = vfmaq_f64(acc7_1_5, a7_1, b1_1);
        a += 16;
        b += 8;
    }

    /* c. */
    if (m == 8 && n == 4) {
        vst1q_f64(c, acc0_0);
        vst1q_f64(c + 2, acc0_1);
        vst1q_f64(c + ldc, acc1_0);
        vst1q_f64(c + ldc + 2, acc1_1);
        vst1q_f64(c + 2 * ldc, acc2_0);
        vst1q_f64(c + 2 * ldc + 2, acc2_1);
        vst1q_f64(c + 3 * ldc, acc3_0);
        vst1q_f64(c + 3 * ldc + 2, acc3_1);
        vst1q_f64(c + 4 * ldc, acc4_0);
        vst1q_f64(c + 4 * ldc + 2, acc4_1);
        vst1q_f64(c + 5 * ldc, acc5_0);
        vst1q_f64(c + 5 * ldc + 2, acc5_1);
        vst1q_f64(c + 6 * ldc, acc6_0);
        vst1q_f64(c + 6 * ldc + 2, acc6_1);
        vst1q_f64(c + 7 * ldc, acc7_0);
        vst1q_f64(c + 7 * ldc + 2, acc7_1);
    }
    if (m != 8 || n != 4) {
        i64x2 within0 = first_lanes_i64x2(n);
        i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
        if (m > 0) {
            store_mask_f64x2(c, acc0_0, within0);
            store_mask_f64x2(c + 2, acc0_1, within1);
        }
        if (m > 1) {
            store_mask_f64x2(c + ldc, acc1_0, within0);
            store_mask_f64x2(c + ldc + 2, acc1_1, within1);
        }
        if (m > 2) {
            store_mask_f64x2(c + 2 * ldc, acc2_0, within0);
            store_mask_f64x2(c + 2 * ldc + 2, acc2_1, within1);
        }
        if (m > 3) {
            store_mask_f64x2(c + 3 * ldc, acc3_0, within0);
            store_mask_f64x2(c + 3 * ldc + 2, acc3_1, within1);
        }
        if (m > 4) {
            store_mask_f64x2(c + 4 * ldc, acc4_0, within0);
            store_mask_f64x2(c + 4 * ldc + 2, acc4_1, within1);
        }
        if (m > 5) {
            store_mask_f64x2(c + 5 * ldc, acc5_0, within0);
            store_mask_f64x2(c + 5 * ldc + 2, acc5_1, within1);
        }
        if (m > 6) {
            store_mask_f64x2(c + 6 * ldc, acc6_0, within0);
            store_mask_f64x2(c + 6 * ldc + 2, acc6_1, within1);
        }
        if (m > 7) {
            store_mask_f64x2(c + 7 * ldc, acc7_0, within0);
            store_mask_f64x2(c + 7 * ldc + 2, acc7_1, within1);
        }
    }
}

/* tnk_matmul_f64__neon_8x4_apart
 * tile of a matrix product.
 * from templates/matmul_tile.lua, neon: apart=true bias=none dtype=f64 mr=8 nr=4 start=c
 * listed in gen/manifest/matmul_f64.lua: the reference's bits
 * a turn of each inner loop: 16 add 16 mul 10 ld; 32 add 32 mul 20 ld
 * vector registers: 20 of 32 */
void tnk_matmul_f64__neon_8x4_apart(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x2 acc0_0 = {0};
    f64x2 acc0_1 = {0};
    f64x2 acc1_0 = {0};
    f64x2 acc1_1 = {0};
    f64x2 acc2_0 = {0};
    f64x2 acc2_1 = {0};
    f64x2 acc3_0 = {0};
    f64x2 acc3_1 = {0};
    f64x2 acc4_0 = {0};
    f64x2 acc4_1 = {0};
    f64x2 acc5_0 = {0};
    f64x2 acc5_1 = {0};
    f64x2 acc6_0 = {0};
    f64x2 acc6_1 = {0};
    f64x2 acc7_0 = {0};
    f64x2 acc7_1 = {0};
    if (beta != 0.0) {
        if (m == 8 && n == 4) {
            acc0_0 = vld1q_f64(c);
            acc0_1 = vld1q_f64(c + 2);
            acc1_0 = vld1q_f64(c + ldc);
            acc1_1 = vld1q_f64(c + ldc + 2);
            acc2_0 = vld1q_f64(c + 2 * ldc);
            acc2_1 = vld1q_f64(c + 2 * ldc + 2);
            acc3_0 = vld1q_f64(c + 3 * ldc);
            acc3_1 = vld1q_f64(c + 3 * ldc + 2);
            acc4_0 = vld1q_f64(c + 4 * ldc);
            acc4_1 = vld1q_f64(c + 4 * ldc + 2);
            acc5_0 = vld1q_f64(c + 5 * ldc);
            acc5_1 = vld1q_f64(c + 5 * ldc + 2);
            acc6_0 = vld1q_f64(c + 6 * ldc);
            acc6_1 = vld1q_f64(c + 6 * ldc + 2);
            acc7_0 = vld1q_f64(c + 7 * ldc);
            acc7_1 = vld1q_f64(c + 7 * ldc + 2);
        }
        if (m != 8 || n != 4) {
            i64x2 within0 = first_lanes_i64x2(n);
            i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
            if (m > 0) {
                acc0_0 = load_mask_f64x2(c, within0);
                acc0_1 = load_mask_f64x2(c + 2, within1);
            }
            if (m > 1) {
                acc1_0 = load_mask_f64x2(c + ldc, within0);
                acc1_1 = load_mask_f64x2(c + ldc + 2, within1);
            }
            if (m > 2) {
                acc2_0 = load_mask_f64x2(c + 2 * ldc, within0);
                acc2_1 = load_mask_f64x2(c + 2 * ldc + 2, within1);
            }
            if (m > 3) {
                acc3_0 = load_mask_f64x2(c + 3 * ldc, within0);
                acc3_1 = load_mask_f64x2(c + 3 * ldc + 2, within1);
            }
            if (m > 4) {
                acc4_0 = load_mask_f64x2(c + 4 * ldc, within0);
                acc4_1 = load_mask_f64x2(c + 4 * ldc + 2, within1);
            }
            if (m > 5) {
                acc5_0 = load_mask_f64x2(c + 5 * ldc, within0);
                acc5_1 = load_mask_f64x2(c + 5 * ldc + 2, within1);
            }
            if (m > 6) {
                acc6_0 = load_mask_f64x2(c + 6 * ldc, within0);
                acc6_1 = load_mask_f64x2(c + 6 * ldc + 2, within1);
            }
            if (m > 7) {
                acc7_0 = load_mask_f64x2(c + 7 * ldc, within0);
                acc7_1 = load_mask_f64x2(c + 7 * ldc + 2, within1);
            }
        }
    }
    int64_t first = depth < 8 ? depth : 8 + (depth - 8) % 2;
    double *t_2 = c + 4;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        f64x2 b0 = vld1q_f64(b);
        f64x2 b1 = vld1q_f64(b + 2);
        f64x2 a0 = vdupq_n_f64(a[0]);
        acc0_0 += a0 * b0;
        acc0_1 += a0 * b1;
        f64x2 a1 = vdupq_n_f64(a[1]);
        acc1_0 += a1 * b0;
        acc1_1 += a1 * b1;
        f64x2 a2 = vdupq_n_f64(a[2]);
        acc2_0 += a2 * b0;
        acc2_1 += a2 * b1;
        f64x2 a3 = vdupq_n_f64(a[3]);
        acc3_0 += a3 * b0;
        acc3_1 += a3 * b1;
        f64x2 a4 = vdupq_n_f64(a[4]);
        acc4_0 += a4 * b0;
        acc4_1 += a4 * b1;
        f64x2 a5 = vdupq_n_f64(a[5]);
        acc5_0 += a5 * b0;
        acc5_1 += a5 * b1;
        f64x2 a6 = vdupq_n_f64(a[6]);
        acc6_0 += a6 * b0;
        acc6_1 += a6 * b1;
        f64x2 a7 = vdupq_n_f64(a[7]);
        acc7_0 += a7 * b0;
        acc7_1 += a7 * b1;
        int64_t t_20 = p < 7 ? ldc : 0;
        a += 8;
        b += 4;
        t_2 += t_20;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 64);
        f64x2 b0 = vld1q_f64(b);
        f64x2 b1 = vld1q_f64(b + 2);
        f64x2 a0 = vdupq_n_f64(a[0]);
        f64x2 acc0_0_5 = acc0_0 + a0 * b0;
        f64x2 acc0_1_5 = acc0_1 + a0 * b1;
        f64x2 a1 = vdupq_n_f64(a[1]);
        f64x2 acc1_0_5 = acc1_0 + a1 * b0;
        f64x2 acc1_1_5 = acc1_1 + a1 * b1;
        f64x2 a2 = vdupq_n_f64(a[2]);
        f64x2 acc2_0_5 = acc2_0 + a2 * b0;
        f64x2 acc2_1_5 = acc2_1 + a2 * b1;
        f64x2 a3 = vdupq_n_f64(a[3]);
        f64x2 acc3_0_5 = acc3_0 + a3 * b0;
        f64x2 acc3_1_5 = acc3_1 + a3 * b1;
        f64x2 a4 = vdupq_n_f64(a[4]);
        f64x2 acc4_0_5 = acc4_0 + a4 * b0;
        f64x2 acc4_1_5 = acc4_1 + a4 * b1;
        f64x2 a5 = vdupq_n_f64(a[5]);
        f64x2 acc5_0_5 = acc5_0 + a5 * b0;
        f64x2 acc5_1_5 = acc5_1 + a5 * b1;
        f64x2 a6 = vdupq_n_f64(a[6]);
        f64x2 acc6_0_5 = acc6_0 + a6 * b0;
        f64x2 acc6_1_5 = acc6_1 + a6 * b1;
        f64x2 a7 = vdupq_n_f64(a[7]);
        f64x2 acc7_0_5 = acc7_0 + a7 * b0;
        f64x2 acc7_1_5 = acc7_1 + a7 * b1;
        __builtin_prefetch(b + 68);
        f64x2 b0_1 = vld1q_f64(b + 4);
        f64x2 b1_1 = vld1q_f64(b + 6);
        f64x2 a0_1 = vdupq_n_f64(a[8]);
        acc0_0 = acc0_0_5 + a0_1 * b0_1;
        acc0_1 = acc0_1_5 + a0_1 * b1_1;
        f64x2 a1_1 = vdupq_n_f64(a[9]);
        acc1_0 = acc1_0_5 + a1_1 * b0_1;
        acc1_1 = acc1_1_5 + a1_1 * b1_1;
        f64x2 a2_1 = vdupq_n_f64(a[10]);
        acc2_0 = acc2_0_5 + a2_1 * b0_1;
        acc2_1 = acc2_1_5 + a2_1 * b1_1;
        f64x2 a3_1 = vdupq_n_f64(a[11]);
        acc3_0 = acc3_0_5 + a3_1 * b0_1;
        acc3_1 = acc3_1_5 + a3_1 * b1_1;
        f64x2 a4_1 = vdupq_n_f64(a[12]);
        acc4_0 = acc4_0_5 + a4_1 * b0_1;
        acc4_1 = acc4_1_5 + a4_1 * b1_1;
        f64x2 a5_1 = vdupq_n_f64(a[13]);
        acc5_0 = acc5_0_5 + a5_1 * b0_1;
        acc5_1 = acc5_1_5 + a5_1 * b1_1;
        f64x2 a6_1 = vdupq_n_f64(a[14]);
        acc6_0 = acc6_0_5 + a6_1 * b0_1;
        acc6_1 = acc6_1_5 + a6_1 * b1_1;
        f64x2 a7_1 = vdupq_n_f64(a[15]);
        acc7_0 = acc7_0_5 + a7_1 * b0_1;
        acc7_1 = acc7_1_5 + a7_1 * b1_1;
        a += 16;
        b += 8;
    }

    /* c. */
    if (m == 8 && n == 4) {
        vst1q_f64(c, acc0_0);
        vst1q_f64(c + 2, acc0_1);
        vst1q_f64(c + ldc, acc1_0);
        vst1q_f64(c + ldc + 2, acc1_1);
        vst1q_f64(c + 2 * ldc, acc2_0);
        vst1q_f64(c + 2 * ldc + 2, acc2_1);
        vst1q_f64(c + 3 * ldc, acc3_0);
        vst1q_f64(c + 3 * ldc + 2, acc3_1);
        vst1q_f64(c + 4 * ldc, acc4_0);
        vst1q_f64(c + 4 * ldc + 2, acc4_1);
        vst1q_f64(c + 5 * ldc, acc5_0);
        vst1q_f64(c + 5 * ldc + 2, acc5_1);
        vst1q_f64(c + 6 * ldc, acc6_0);
        vst1q_f64(c + 6 * ldc + 2, acc6_1);
        vst1q_f64(c + 7 * ldc, acc7_0);
        vst1q_f64(c + 7 * ldc + 2, acc7_1);
    }
    if (m != 8 || n != 4) {
        i64x2 within0 = first_lanes_i64x2(n);
        i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
        if (m > 0) {
            store_mask_f64x2(c, acc0_0, within0);
            store_mask_f64x2(c + 2, acc0_1, within1);
        }
        if (m > 1) {
            store_mask_f64x2(c + ldc, acc1_0, within0);
            store_mask_f64x2(c + ldc + 2, acc1_1, within1);
        }
        if (m > 2) {
            store_mask_f64x2(c + 2 * ldc, acc2_0, within0);
            store_mask_f64x2(c + 2 * ldc + 2, acc2_1, within1);
        }
        if (m > 3) {
            store_mask_f64x2(c + 3 * ldc, acc3_0, within0);
            store_mask_f64x2(c + 3 * ldc + 2, acc3_1, within1);
        }
        if (m > 4) {
            store_mask_f64x2(c + 4 * ldc, acc4_0, within0);
            store_mask_f64x2(c + 4 * ldc + 2, acc4_1, within1);
        }
        if (m > 5) {
            store_mask_f64x2(c + 5 * ldc, acc5_0, within0);
            store_mask_f64x2(c + 5 * ldc + 2, acc5_1, within1);
        }
        if (m > 6) {
            store_mask_f64x2(c + 6 * ldc, acc6_0, within0);
            store_mask_f64x2(c + 6 * ldc + 2, acc6_1, within1);
        }
        if (m > 7) {
            store_mask_f64x2(c + 7 * ldc, acc7_0, within0);
            store_mask_f64x2(c + 7 * ldc + 2, acc7_1, within1);
        }
    }
}
