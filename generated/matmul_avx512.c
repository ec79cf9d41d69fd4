/* matmul_avx512.c: kernels of gen/manifest/matmul.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));

/* tnk_matmul_f32__avx512_14x32
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx512: act=none again=8 mr=14 nr=32
 * listed in gen/manifest/matmul.lua: at peak: 28 accumulators, 2 rows and a broadcast of 32
 *   registers
 * a turn of each inner loop: 56 fma 48 ld; 28 fma 24 ld
 * vector registers: 31 of 32 */
void tnk_matmul_f32__avx512_14x32(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
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
    f32x16 acc0_0 = {0};
    f32x16 acc0_1 = {0};
    f32x16 acc1_0 = {0};
    f32x16 acc1_1 = {0};
    f32x16 acc2_0 = {0};
    f32x16 acc2_1 = {0};
    f32x16 acc3_0 = {0};
    f32x16 acc3_1 = {0};
    f32x16 acc4_0 = {0};
    f32x16 acc4_1 = {0};
    f32x16 acc5_0 = {0};
    f32x16 acc5_1 = {0};
    f32x16 acc6_0 = {0};
    f32x16 acc6_1 = {0};
    f32x16 acc7_0 = {0};
    f32x16 acc7_1 = {0};
    f32x16 acc8_0 = {0};
    f32x16 acc8_1 = {0};
    f32x16 acc9_0 = {0};
    f32x16 acc9_1 = {0};
    f32x16 acc10_0 = {0};
    f32x16 acc10_1 = {0};
    f32x16 acc11_0 = {0};
    f32x16 acc11_1 = {0};
    f32x16 acc12_0 = {0};
    f32x16 acc12_1 = {0};
    f32x16 acc13_0 = {0};
    f32x16 acc13_1 = {0};
    const float *a_1 = a;
    const float *again = a + (m >> 63);
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 512);
        __builtin_prefetch(b + 528);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        f32x16 acc0_0_1 = _mm512_fmadd_ps(a0, b0, acc0_0);
        f32x16 acc0_1_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        f32x16 acc1_0_1 = _mm512_fmadd_ps(a1, b0, acc1_0);
        f32x16 acc1_1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        f32x16 acc2_0_1 = _mm512_fmadd_ps(a2, b0, acc2_0);
        f32x16 acc2_1_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        f32x16 acc3_0_1 = _mm512_fmadd_ps(a3, b0, acc3_0);
        f32x16 acc3_1_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        f32x16 acc4_0_1 = _mm512_fmadd_ps(a4, b0, acc4_0);
        f32x16 acc4_1_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 a5 = _mm512_set1_ps(a_1[5]);
        f32x16 acc5_0_1 = _mm512_fmadd_ps(a5, b0, acc5_0);
        f32x16 acc5_1_1 = _mm512_fmadd_ps(a5, b1, acc5_1);
        f32x16 acc6_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        f32x16 acc6_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        f32x16 acc7_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        f32x16 acc7_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        f32x16 acc8_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[8]), b0, acc8_0);
        f32x16 acc8_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[8]), b1, acc8_1);
        f32x16 acc9_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[9]), b0, acc9_0);
        f32x16 acc9_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[9]), b1, acc9_1);
        f32x16 acc10_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[10]), b0, acc10_0);
        f32x16 acc10_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[10]), b1, acc10_1);
        f32x16 acc11_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[11]), b0, acc11_0);
        f32x16 acc11_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[11]), b1, acc11_1);
        f32x16 acc12_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[12]), b0, acc12_0);
        f32x16 acc12_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[12]), b1, acc12_1);
        f32x16 acc13_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[13]), b0, acc13_0);
        f32x16 acc13_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[13]), b1, acc13_1);
        __builtin_prefetch(b + 544);
        __builtin_prefetch(b + 560);
        f32x16 b0_1 = _mm512_loadu_ps(b + 32);
        f32x16 b1_1 = _mm512_loadu_ps(b + 48);
        f32x16 a0_1 = _mm512_set1_ps(a_1[14]);
        acc0_0 = _mm512_fmadd_ps(a0_1, b0_1, acc0_0_1);
        acc0_1 = _mm512_fmadd_ps(a0_1, b1_1, acc0_1_1);
        f32x16 a1_1 = _mm512_set1_ps(a_1[15]);
        acc1_0 = _mm512_fmadd_ps(a1_1, b0_1, acc1_0_1);
        acc1_1 = _mm512_fmadd_ps(a1_1, b1_1, acc1_1_1);
        f32x16 a2_1 = _mm512_set1_ps(a_1[16]);
        acc2_0 = _mm512_fmadd_ps(a2_1, b0_1, acc2_0_1);
        acc2_1 = _mm512_fmadd_ps(a2_1, b1_1, acc2_1_1);
        f32x16 a3_1 = _mm512_set1_ps(a_1[17]);
        acc3_0 = _mm512_fmadd_ps(a3_1, b0_1, acc3_0_1);
        acc3_1 = _mm512_fmadd_ps(a3_1, b1_1, acc3_1_1);
        f32x16 a4_1 = _mm512_set1_ps(a_1[18]);
        acc4_0 = _mm512_fmadd_ps(a4_1, b0_1, acc4_0_1);
        acc4_1 = _mm512_fmadd_ps(a4_1, b1_1, acc4_1_1);
        f32x16 a5_1 = _mm512_set1_ps(a_1[19]);
        acc5_0 = _mm512_fmadd_ps(a5_1, b0_1, acc5_0_1);
        acc5_1 = _mm512_fmadd_ps(a5_1, b1_1, acc5_1_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[20]), b0_1, acc6_0_1);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[20]), b1_1, acc6_1_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[21]), b0_1, acc7_0_1);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[21]), b1_1, acc7_1_1);
        acc8_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[22]), b0_1, acc8_0_1);
        acc8_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[22]), b1_1, acc8_1_1);
        acc9_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[23]), b0_1, acc9_0_1);
        acc9_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[23]), b1_1, acc9_1_1);
        acc10_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[24]), b0_1, acc10_0_1);
        acc10_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[24]), b1_1, acc10_1_1);
        acc11_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[25]), b0_1, acc11_0_1);
        acc11_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[25]), b1_1, acc11_1_1);
        acc12_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[26]), b0_1, acc12_0_1);
        acc12_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[26]), b1_1, acc12_1_1);
        acc13_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[27]), b0_1, acc13_0_1);
        acc13_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[27]), b1_1, acc13_1_1);
        a_1 += 28;
        again += 28;
        b += 64;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        __builtin_prefetch(c_1 + 16);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 a5 = _mm512_set1_ps(a_1[5]);
        acc5_0 = _mm512_fmadd_ps(a5, b0, acc5_0);
        acc5_1 = _mm512_fmadd_ps(a5, b1, acc5_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        acc8_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[8]), b0, acc8_0);
        acc8_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[8]), b1, acc8_1);
        acc9_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[9]), b0, acc9_0);
        acc9_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[9]), b1, acc9_1);
        acc10_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[10]), b0, acc10_0);
        acc10_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[10]), b1, acc10_1);
        acc11_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[11]), b0, acc11_0);
        acc11_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[11]), b1, acc11_1);
        acc12_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[12]), b0, acc12_0);
        acc12_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[12]), b1, acc12_1);
        acc13_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[13]), b0, acc13_0);
        acc13_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[13]), b1, acc13_1);
        int64_t t_21 = p < (last + 13) ? ldc : 0;
        a_1 += 14;
        again += 14;
        b += 32;
        c_1 += t_21;
    }

    /* alpha and beta. */
    f32x16 factor = _mm512_set1_ps(alpha);
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
    acc8_0 *= factor;
    acc8_1 *= factor;
    acc9_0 *= factor;
    acc9_1 *= factor;
    acc10_0 *= factor;
    acc10_1 *= factor;
    acc11_0 *= factor;
    acc11_1 *= factor;
    acc12_0 *= factor;
    acc12_1 *= factor;
    acc13_0 *= factor;
    acc13_1 *= factor;
    if (beta != 0.0f) {
        f32x16 factor_1 = _mm512_set1_ps(beta);
        if (m == 14 && n == 32) {
            acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c), acc0_0);
            acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 16), acc0_1);
            acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc), acc1_0);
            acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc + 16), acc1_1);
            acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc), acc2_0);
            acc2_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc + 16), acc2_1);
            acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc), acc3_0);
            acc3_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc + 16), acc3_1);
            acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc), acc4_0);
            acc4_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc + 16), acc4_1);
            acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc), acc5_0);
            acc5_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc + 16), acc5_1);
            acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc), acc6_0);
            acc6_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc + 16), acc6_1);
            acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc), acc7_0);
            acc7_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc + 16), acc7_1);
            acc8_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 8 * ldc), acc8_0);
            acc8_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 8 * ldc + 16), acc8_1);
            acc9_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 9 * ldc), acc9_0);
            acc9_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 9 * ldc + 16), acc9_1);
            acc10_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 10 * ldc), acc10_0);
            acc10_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 10 * ldc + 16), acc10_1);
            acc11_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 11 * ldc), acc11_0);
            acc11_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 11 * ldc + 16), acc11_1);
            acc12_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 12 * ldc), acc12_0);
            acc12_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 12 * ldc + 16), acc12_1);
            acc13_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 13 * ldc), acc13_0);
            acc13_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 13 * ldc + 16), acc13_1);
        }
        if (m != 14 || n != 32) {
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
            if (m > 0) {
                acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c), acc0_0);
                acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + 16), acc0_1);
            }
            if (m > 1) {
                acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + ldc), acc1_0);
                acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + ldc + 16),
                    acc1_1);
            }
            if (m > 2) {
                acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 2 * ldc),
                    acc2_0);
                acc2_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 2 * ldc + 16), acc2_1);
            }
            if (m > 3) {
                acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 3 * ldc),
                    acc3_0);
                acc3_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 3 * ldc + 16), acc3_1);
            }
            if (m > 4) {
                acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 4 * ldc),
                    acc4_0);
                acc4_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 4 * ldc + 16), acc4_1);
            }
            if (m > 5) {
                acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 5 * ldc),
                    acc5_0);
                acc5_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 5 * ldc + 16), acc5_1);
            }
            if (m > 6) {
                acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 6 * ldc),
                    acc6_0);
                acc6_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 6 * ldc + 16), acc6_1);
            }
            if (m > 7) {
                acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 7 * ldc),
                    acc7_0);
                acc7_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 7 * ldc + 16), acc7_1);
            }
            if (m > 8) {
                acc8_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 8 * ldc),
                    acc8_0);
                acc8_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 8 * ldc + 16), acc8_1);
            }
            if (m > 9) {
                acc9_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 9 * ldc),
                    acc9_0);
                acc9_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 9 * ldc + 16), acc9_1);
            }
            if (m > 10) {
                acc10_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 10 * ldc),
                    acc10_0);
                acc10_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 10 * ldc + 16), acc10_1);
            }
            if (m > 11) {
                acc11_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 11 * ldc),
                    acc11_0);
                acc11_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 11 * ldc + 16), acc11_1);
            }
            if (m > 12) {
                acc12_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 12 * ldc),
                    acc12_0);
                acc12_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 12 * ldc + 16), acc12_1);
            }
            if (m > 13) {
                acc13_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 13 * ldc),
                    acc13_0);
                acc13_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 13 * ldc + 16), acc13_1);
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        f32x16 bias0 = _mm512_maskz_loadu_ps(within0, bias);
        f32x16 bias1 = _mm512_maskz_loadu_ps(within1, bias + 16);
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
        acc8_0 += bias0;
        acc8_1 += bias1;
        acc9_0 += bias0;
        acc9_1 += bias1;
        acc10_0 += bias0;
        acc10_1 += bias1;
        acc11_0 += bias0;
        acc11_1 += bias1;
        acc12_0 += bias0;
        acc12_1 += bias1;
        acc13_0 += bias0;
        acc13_1 += bias1;
    }

    /* c. */
    if (m == 14 && n == 32) {
        _mm512_storeu_ps(c, acc0_0);
        _mm512_storeu_ps(c + 16, acc0_1);
        _mm512_storeu_ps(c + ldc, acc1_0);
        _mm512_storeu_ps(c + ldc + 16, acc1_1);
        _mm512_storeu_ps(c + 2 * ldc, acc2_0);
        _mm512_storeu_ps(c + 2 * ldc + 16, acc2_1);
        _mm512_storeu_ps(c + 3 * ldc, acc3_0);
        _mm512_storeu_ps(c + 3 * ldc + 16, acc3_1);
        _mm512_storeu_ps(c + 4 * ldc, acc4_0);
        _mm512_storeu_ps(c + 4 * ldc + 16, acc4_1);
        _mm512_storeu_ps(c + 5 * ldc, acc5_0);
        _mm512_storeu_ps(c + 5 * ldc + 16, acc5_1);
        _mm512_storeu_ps(c + 6 * ldc, acc6_0);
        _mm512_storeu_ps(c + 6 * ldc + 16, acc6_1);
        _mm512_storeu_ps(c + 7 * ldc, acc7_0);
        _mm512_storeu_ps(c + 7 * ldc + 16, acc7_1);
        _mm512_storeu_ps(c + 8 * ldc, acc8_0);
        _mm512_storeu_ps(c + 8 * ldc + 16, acc8_1);
        _mm512_storeu_ps(c + 9 * ldc, acc9_0);
        _mm512_storeu_ps(c + 9 * ldc + 16, acc9_1);
        _mm512_storeu_ps(c + 10 * ldc, acc10_0);
        _mm512_storeu_ps(c + 10 * ldc + 16, acc10_1);
        _mm512_storeu_ps(c + 11 * ldc, acc11_0);
        _mm512_storeu_ps(c + 11 * ldc + 16, acc11_1);
        _mm512_storeu_ps(c + 12 * ldc, acc12_0);
        _mm512_storeu_ps(c + 12 * ldc + 16, acc12_1);
        _mm512_storeu_ps(c + 13 * ldc, acc13_0);
        _mm512_storeu_ps(c + 13 * ldc + 16, acc13_1);
    }
    if (m != 14 || n != 32) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        if (m > 0) {
            _mm512_mask_storeu_ps(c, within0, acc0_0);
            _mm512_mask_storeu_ps(c + 16, within1, acc0_1);
        }
        if (m > 1) {
            _mm512_mask_storeu_ps(c + ldc, within0, acc1_0);
            _mm512_mask_storeu_ps(c + ldc + 16, within1, acc1_1);
        }
        if (m > 2) {
            _mm512_mask_storeu_ps(c + 2 * ldc, within0, acc2_0);
            _mm512_mask_storeu_ps(c + 2 * ldc + 16, within1, acc2_1);
        }
        if (m > 3) {
            _mm512_mask_storeu_ps(c + 3 * ldc, within0, acc3_0);
            _mm512_mask_storeu_ps(c + 3 * ldc + 16, within1, acc3_1);
        }
        if (m > 4) {
            _mm512_mask_storeu_ps(c + 4 * ldc, within0, acc4_0);
            _mm512_mask_storeu_ps(c + 4 * ldc + 16, within1, acc4_1);
        }
        if (m > 5) {
            _mm512_mask_storeu_ps(c + 5 * ldc, within0, acc5_0);
            _mm512_mask_storeu_ps(c + 5 * ldc + 16, within1, acc5_1);
        }
        if (m > 6) {
            _mm512_mask_storeu_ps(c + 6 * ldc, within0, acc6_0);
            _mm512_mask_storeu_ps(c + 6 * ldc + 16, within1, acc6_1);
        }
        if (m > 7) {
            _mm512_mask_storeu_ps(c + 7 * ldc, within0, acc7_0);
            _mm512_mask_storeu_ps(c + 7 * ldc + 16, within1, acc7_1);
        }
        if (m > 8) {
            _mm512_mask_storeu_ps(c + 8 * ldc, within0, acc8_0);
            _mm512_mask_storeu_ps(c + 8 * ldc + 16, within1, acc8_1);
        }
        if (m > 9) {
            _mm512_mask_storeu_ps(c + 9 * ldc, within0, acc9_0);
            _mm512_mask_storeu_ps(c + 9 * ldc + 16, within1, acc9_1);
        }
        if (m > 10) {
            _mm512_mask_storeu_ps(c + 10 * ldc, within0, acc10_0);
            _mm512_mask_storeu_ps(c + 10 * ldc + 16, within1, acc10_1);
        }
        if (m > 11) {
            _mm512_mask_storeu_ps(c + 11 * ldc, within0, acc11_0);
            _mm512_mask_storeu_ps(c + 11 * ldc + 16, within1, acc11_1);
        }
        if (m > 12) {
            _mm512_mask_storeu_ps(c + 12 * ldc, within0, acc12_0);
            _mm512_mask_storeu_ps(c + 12 * ldc + 16, within1, acc12_1);
        }
        if (m > 13) {
            _mm512_mask_storeu_ps(c + 13 * ldc, within0, acc13_0);
            _mm512_mask_storeu_ps(c + 13 * ldc + 16, within1, acc13_1);
        }
    }
}

/* tnk_matmul_relu_f32__avx512_14x32
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx512: act=relu again=8 mr=14 nr=32
 * listed in gen/manifest/matmul.lua: a layer's activation costs no pass of its own
 * a turn of each inner loop: 56 fma 48 ld; 28 fma 24 ld
 * vector registers: 31 of 32 */
void tnk_matmul_relu_f32__avx512_14x32(int64_t k, const void *a_, const void *b_, void *c_,
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
    f32x16 acc0_0 = {0};
    f32x16 acc0_1 = {0};
    f32x16 acc1_0 = {0};
    f32x16 acc1_1 = {0};
    f32x16 acc2_0 = {0};
    f32x16 acc2_1 = {0};
    f32x16 acc3_0 = {0};
    f32x16 acc3_1 = {0};
    f32x16 acc4_0 = {0};
    f32x16 acc4_1 = {0};
    f32x16 acc5_0 = {0};
    f32x16 acc5_1 = {0};
    f32x16 acc6_0 = {0};
    f32x16 acc6_1 = {0};
    f32x16 acc7_0 = {0};
    f32x16 acc7_1 = {0};
    f32x16 acc8_0 = {0};
    f32x16 acc8_1 = {0};
    f32x16 acc9_0 = {0};
    f32x16 acc9_1 = {0};
    f32x16 acc10_0 = {0};
    f32x16 acc10_1 = {0};
    f32x16 acc11_0 = {0};
    f32x16 acc11_1 = {0};
    f32x16 acc12_0 = {0};
    f32x16 acc12_1 = {0};
    f32x16 acc13_0 = {0};
    f32x16 acc13_1 = {0};
    const float *a_1 = a;
    const float *again = a + (m >> 63);
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 512);
        __builtin_prefetch(b + 528);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        f32x16 acc0_0_1 = _mm512_fmadd_ps(a0, b0, acc0_0);
        f32x16 acc0_1_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        f32x16 acc1_0_1 = _mm512_fmadd_ps(a1, b0, acc1_0);
        f32x16 acc1_1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        f32x16 acc2_0_1 = _mm512_fmadd_ps(a2, b0, acc2_0);
        f32x16 acc2_1_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        f32x16 acc3_0_1 = _mm512_fmadd_ps(a3, b0, acc3_0);
        f32x16 acc3_1_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        f32x16 acc4_0_1 = _mm512_fmadd_ps(a4, b0, acc4_0);
        f32x16 acc4_1_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 a5 = _mm512_set1_ps(a_1[5]);
        f32x16 acc5_0_1 = _mm512_fmadd_ps(a5, b0, acc5_0);
        f32x16 acc5_1_1 = _mm512_fmadd_ps(a5, b1, acc5_1);
        f32x16 acc6_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        f32x16 acc6_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        f32x16 acc7_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        f32x16 acc7_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        f32x16 acc8_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[8]), b0, acc8_0);
        f32x16 acc8_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[8]), b1, acc8_1);
        f32x16 acc9_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[9]), b0, acc9_0);
        f32x16 acc9_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[9]), b1, acc9_1);
        f32x16 acc10_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[10]), b0, acc10_0);
        f32x16 acc10_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[10]), b1, acc10_1);
        f32x16 acc11_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[11]), b0, acc11_0);
        f32x16 acc11_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[11]), b1, acc11_1);
        f32x16 acc12_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[12]), b0, acc12_0);
        f32x16 acc12_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[12]), b1, acc12_1);
        f32x16 acc13_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[13]), b0, acc13_0);
        f32x16 acc13_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[13]), b1, acc13_1);
        __builtin_prefetch(b + 544);
        __builtin_prefetch(b + 560);
        f32x16 b0_1 = _mm512_loadu_ps(b + 32);
        f32x16 b1_1 = _mm512_loadu_ps(b + 48);
        f32x16 a0_1 = _mm512_set1_ps(a_1[14]);
        acc0_0 = _mm512_fmadd_ps(a0_1, b0_1, acc0_0_1);
        acc0_1 = _mm512_fmadd_ps(a0_1, b1_1, acc0_1_1);
        f32x16 a1_1 = _mm512_set1_ps(a_1[15]);
        acc1_0 = _mm512_fmadd_ps(a1_1, b0_1, acc1_0_1);
        acc1_1 = _mm512_fmadd_ps(a1_1, b1_1, acc1_1_1);
        f32x16 a2_1 = _mm512_set1_ps(a_1[16]);
        acc2_0 = _mm512_fmadd_ps(a2_1, b0_1, acc2_0_1);
        acc2_1 = _mm512_fmadd_ps(a2_1, b1_1, acc2_1_1);
        f32x16 a3_1 = _mm512_set1_ps(a_1[17]);
        acc3_0 = _mm512_fmadd_ps(a3_1, b0_1, acc3_0_1);
        acc3_1 = _mm512_fmadd_ps(a3_1, b1_1, acc3_1_1);
        f32x16 a4_1 = _mm512_set1_ps(a_1[18]);
        acc4_0 = _mm512_fmadd_ps(a4_1, b0_1, acc4_0_1);
        acc4_1 = _mm512_fmadd_ps(a4_1, b1_1, acc4_1_1);
        f32x16 a5_1 = _mm512_set1_ps(a_1[19]);
        acc5_0 = _mm512_fmadd_ps(a5_1, b0_1, acc5_0_1);
        acc5_1 = _mm512_fmadd_ps(a5_1, b1_1, acc5_1_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[20]), b0_1, acc6_0_1);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[20]), b1_1, acc6_1_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[21]), b0_1, acc7_0_1);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[21]), b1_1, acc7_1_1);
        acc8_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[22]), b0_1, acc8_0_1);
        acc8_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[22]), b1_1, acc8_1_1);
        acc9_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[23]), b0_1, acc9_0_1);
        acc9_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[23]), b1_1, acc9_1_1);
        acc10_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[24]), b0_1, acc10_0_1);
        acc10_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[24]), b1_1, acc10_1_1);
        acc11_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[25]), b0_1, acc11_0_1);
        acc11_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[25]), b1_1, acc11_1_1);
        acc12_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[26]), b0_1, acc12_0_1);
        acc12_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[26]), b1_1, acc12_1_1);
        acc13_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[27]), b0_1, acc13_0_1);
        acc13_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[27]), b1_1, acc13_1_1);
        a_1 += 28;
        again += 28;
        b += 64;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        __builtin_prefetch(c_1 + 16);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 a5 = _mm512_set1_ps(a_1[5]);
        acc5_0 = _mm512_fmadd_ps(a5, b0, acc5_0);
        acc5_1 = _mm512_fmadd_ps(a5, b1, acc5_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        acc8_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[8]), b0, acc8_0);
        acc8_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[8]), b1, acc8_1);
        acc9_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[9]), b0, acc9_0);
        acc9_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[9]), b1, acc9_1);
        acc10_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[10]), b0, acc10_0);
        acc10_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[10]), b1, acc10_1);
        acc11_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[11]), b0, acc11_0);
        acc11_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[11]), b1, acc11_1);
        acc12_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[12]), b0, acc12_0);
        acc12_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[12]), b1, acc12_1);
        acc13_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[13]), b0, acc13_0);
        acc13_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[13]), b1, acc13_1);
        int64_t t_21 = p < (last + 13) ? ldc : 0;
        a_1 += 14;
        again += 14;
        b += 32;
        c_1 += t_21;
    }

    /* alpha and beta. */
    f32x16 factor = _mm512_set1_ps(alpha);
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
    acc8_0 *= factor;
    acc8_1 *= factor;
    acc9_0 *= factor;
    acc9_1 *= factor;
    acc10_0 *= factor;
    acc10_1 *= factor;
    acc11_0 *= factor;
    acc11_1 *= factor;
    acc12_0 *= factor;
    acc12_1 *= factor;
    acc13_0 *= factor;
    acc13_1 *= factor;
    if (beta != 0.0f) {
        f32x16 factor_1 = _mm512_set1_ps(beta);
        if (m == 14 && n == 32) {
            acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c), acc0_0);
            acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 16), acc0_1);
            acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc), acc1_0);
            acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc + 16), acc1_1);
            acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc), acc2_0);
            acc2_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc + 16), acc2_1);
            acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc), acc3_0);
            acc3_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc + 16), acc3_1);
            acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc), acc4_0);
            acc4_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc + 16), acc4_1);
            acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc), acc5_0);
            acc5_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc + 16), acc5_1);
            acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc), acc6_0);
            acc6_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc + 16), acc6_1);
            acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc), acc7_0);
            acc7_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc + 16), acc7_1);
            acc8_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 8 * ldc), acc8_0);
            acc8_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 8 * ldc + 16), acc8_1);
            acc9_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 9 * ldc), acc9_0);
            acc9_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 9 * ldc + 16), acc9_1);
            acc10_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 10 * ldc), acc10_0);
            acc10_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 10 * ldc + 16), acc10_1);
            acc11_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 11 * ldc), acc11_0);
            acc11_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 11 * ldc + 16), acc11_1);
            acc12_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 12 * ldc), acc12_0);
            acc12_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 12 * ldc + 16), acc12_1);
            acc13_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 13 * ldc), acc13_0);
            acc13_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 13 * ldc + 16), acc13_1);
        }
        if (m != 14 || n != 32) {
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
            if (m > 0) {
                acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c), acc0_0);
                acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + 16), acc0_1);
            }
            if (m > 1) {
                acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + ldc), acc1_0);
                acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + ldc + 16),
                    acc1_1);
            }
            if (m > 2) {
                acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 2 * ldc),
                    acc2_0);
                acc2_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 2 * ldc + 16), acc2_1);
            }
            if (m > 3) {
                acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 3 * ldc),
                    acc3_0);
                acc3_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 3 * ldc + 16), acc3_1);
            }
            if (m > 4) {
                acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 4 * ldc),
                    acc4_0);
                acc4_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 4 * ldc + 16), acc4_1);
            }
            if (m > 5) {
                acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 5 * ldc),
                    acc5_0);
                acc5_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 5 * ldc + 16), acc5_1);
            }
            if (m > 6) {
                acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 6 * ldc),
                    acc6_0);
                acc6_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 6 * ldc + 16), acc6_1);
            }
            if (m > 7) {
                acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 7 * ldc),
                    acc7_0);
                acc7_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 7 * ldc + 16), acc7_1);
            }
            if (m > 8) {
                acc8_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 8 * ldc),
                    acc8_0);
                acc8_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 8 * ldc + 16), acc8_1);
            }
            if (m > 9) {
                acc9_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 9 * ldc),
                    acc9_0);
                acc9_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 9 * ldc + 16), acc9_1);
            }
            if (m > 10) {
                acc10_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 10 * ldc),
                    acc10_0);
                acc10_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 10 * ldc + 16), acc10_1);
            }
            if (m > 11) {
                acc11_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 11 * ldc),
                    acc11_0);
                acc11_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 11 * ldc + 16), acc11_1);
            }
            if (m > 12) {
                acc12_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 12 * ldc),
                    acc12_0);
                acc12_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 12 * ldc + 16), acc12_1);
            }
            if (m > 13) {
                acc13_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 13 * ldc),
                    acc13_0);
                acc13_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 13 * ldc + 16), acc13_1);
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        f32x16 bias0 = _mm512_maskz_loadu_ps(within0, bias);
        f32x16 bias1 = _mm512_maskz_loadu_ps(within1, bias + 16);
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
        acc8_0 += bias0;
        acc8_1 += bias1;
        acc9_0 += bias0;
        acc9_1 += bias1;
        acc10_0 += bias0;
        acc10_1 += bias1;
        acc11_0 += bias0;
        acc11_1 += bias1;
        acc12_0 += bias0;
        acc12_1 += bias1;
        acc13_0 += bias0;
        acc13_1 += bias1;
    }

    /* The activation, and c. */
    if (m == 14 && n == 32) {
        _mm512_storeu_ps(c, _mm512_max_ps((f32x16){0}, acc0_0));
        _mm512_storeu_ps(c + 16, _mm512_max_ps((f32x16){0}, acc0_1));
        _mm512_storeu_ps(c + ldc, _mm512_max_ps((f32x16){0}, acc1_0));
        _mm512_storeu_ps(c + ldc + 16, _mm512_max_ps((f32x16){0}, acc1_1));
        _mm512_storeu_ps(c + 2 * ldc, _mm512_max_ps((f32x16){0}, acc2_0));
        _mm512_storeu_ps(c + 2 * ldc + 16, _mm512_max_ps((f32x16){0}, acc2_1));
        _mm512_storeu_ps(c + 3 * ldc, _mm512_max_ps((f32x16){0}, acc3_0));
        _mm512_storeu_ps(c + 3 * ldc + 16, _mm512_max_ps((f32x16){0}, acc3_1));
        _mm512_storeu_ps(c + 4 * ldc, _mm512_max_ps((f32x16){0}, acc4_0));
        _mm512_storeu_ps(c + 4 * ldc + 16, _mm512_max_ps((f32x16){0}, acc4_1));
        _mm512_storeu_ps(c + 5 * ldc, _mm512_max_ps((f32x16){0}, acc5_0));
        _mm512_storeu_ps(c + 5 * ldc + 16, _mm512_max_ps((f32x16){0}, acc5_1));
        _mm512_storeu_ps(c + 6 * ldc, _mm512_max_ps((f32x16){0}, acc6_0));
        _mm512_storeu_ps(c + 6 * ldc + 16, _mm512_max_ps((f32x16){0}, acc6_1));
        _mm512_storeu_ps(c + 7 * ldc, _mm512_max_ps((f32x16){0}, acc7_0));
        _mm512_storeu_ps(c + 7 * ldc + 16, _mm512_max_ps((f32x16){0}, acc7_1));
        _mm512_storeu_ps(c + 8 * ldc, _mm512_max_ps((f32x16){0}, acc8_0));
        _mm512_storeu_ps(c + 8 * ldc + 16, _mm512_max_ps((f32x16){0}, acc8_1));
        _mm512_storeu_ps(c + 9 * ldc, _mm512_max_ps((f32x16){0}, acc9_0));
        _mm512_storeu_ps(c + 9 * ldc + 16, _mm512_max_ps((f32x16){0}, acc9_1));
        _mm512_storeu_ps(c + 10 * ldc, _mm512_max_ps((f32x16){0}, acc10_0));
        _mm512_storeu_ps(c + 10 * ldc + 16, _mm512_max_ps((f32x16){0}, acc10_1));
        _mm512_storeu_ps(c + 11 * ldc, _mm512_max_ps((f32x16){0}, acc11_0));
        _mm512_storeu_ps(c + 11 * ldc + 16, _mm512_max_ps((f32x16){0}, acc11_1));
        _mm512_storeu_ps(c + 12 * ldc, _mm512_max_ps((f32x16){0}, acc12_0));
        _mm512_storeu_ps(c + 12 * ldc + 16, _mm512_max_ps((f32x16){0}, acc12_1));
        _mm512_storeu_ps(c + 13 * ldc, _mm512_max_ps((f32x16){0}, acc13_0));
        _mm512_storeu_ps(c + 13 * ldc + 16, _mm512_max_ps((f32x16){0}, acc13_1));
    }
    if (m != 14 || n != 32) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        if (m > 0) {
            _mm512_mask_storeu_ps(c, within0, _mm512_max_ps((f32x16){0}, acc0_0));
            _mm512_mask_storeu_ps(c + 16, within1, _mm512_max_ps((f32x16){0}, acc0_1));
        }
        if (m > 1) {
            _mm512_mask_storeu_ps(c + ldc, within0, _mm512_max_ps((f32x16){0}, acc1_0));
            _mm512_mask_storeu_ps(c + ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc1_1));
        }
        if (m > 2) {
            _mm512_mask_storeu_ps(c + 2 * ldc, within0, _mm512_max_ps((f32x16){0}, acc2_0));
            _mm512_mask_storeu_ps(c + 2 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc2_1));
        }
        if (m > 3) {
            _mm512_mask_storeu_ps(c + 3 * ldc, within0, _mm512_max_ps((f32x16){0}, acc3_0));
            _mm512_mask_storeu_ps(c + 3 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc3_1));
        }
        if (m > 4) {
            _mm512_mask_storeu_ps(c + 4 * ldc, within0, _mm512_max_ps((f32x16){0}, acc4_0));
            _mm512_mask_storeu_ps(c + 4 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc4_1));
        }
        if (m > 5) {
            _mm512_mask_storeu_ps(c + 5 * ldc, within0, _mm512_max_ps((f32x16){0}, acc5_0));
            _mm512_mask_storeu_ps(c + 5 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc5_1));
        }
        if (m > 6) {
            _mm512_mask_storeu_ps(c + 6 * ldc, within0, _mm512_max_ps((f32x16){0}, acc6_0));
            _mm512_mask_storeu_ps(c + 6 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc6_1));
        }
        if (m > 7) {
            _mm512_mask_storeu_ps(c + 7 * ldc, within0, _mm512_max_ps((f32x16){0}, acc7_0));
            _mm512_mask_storeu_ps(c + 7 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc7_1));
        }
        if (m > 8) {
            _mm512_mask_storeu_ps(c + 8 * ldc, within0, _mm512_max_ps((f32x16){0}, acc8_0));
            _mm512_mask_storeu_ps(c + 8 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc8_1));
        }
        if (m > 9) {
            _mm512_mask_storeu_ps(c + 9 * ldc, within0, _mm512_max_ps((f32x16){0}, acc9_0));
            _mm512_mask_storeu_ps(c + 9 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc9_1));
        }
        if (m > 10) {
            _mm512_mask_storeu_ps(c + 10 * ldc, within0, _mm512_max_ps((f32x16){0}, acc10_0));
            _mm512_mask_storeu_ps(c + 10 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc10_1));
        }
        if (m > 11) {
            _mm512_mask_storeu_ps(c + 11 * ldc, within0, _mm512_max_ps((f32x16){0}, acc11_0));
            _mm512_mask_storeu_ps(c + 11 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc11_1));
        }
        if (m > 12) {
            _mm512_mask_storeu_ps(c + 12 * ldc, within0, _mm512_max_ps((f32x16){0}, acc12_0));
            _mm512_mask_storeu_ps(c + 12 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc12_1));
        }
        if (m > 13) {
            _mm512_mask_storeu_ps(c + 13 * ldc, within0, _mm512_max_ps((f32x16){0}, acc13_0));
            _mm512_mask_storeu_ps(c + 13 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc13_1));
        }
    }
}

/* tnk_matmul_f32__avx512_8x32
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx512: act=none again=3 mr=8 nr=32
 * listed in gen/manifest/matmul.lua: whole panels of 8, 16, 32, 64, 128 rows, which leave 14
 *   unfilled
 * a turn of each inner loop: 32 fma 26 ld; 16 fma 13 ld
 * vector registers: 19 of 32 */
void tnk_matmul_f32__avx512_8x32(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
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
    f32x16 acc0_0 = {0};
    f32x16 acc0_1 = {0};
    f32x16 acc1_0 = {0};
    f32x16 acc1_1 = {0};
    f32x16 acc2_0 = {0};
    f32x16 acc2_1 = {0};
    f32x16 acc3_0 = {0};
    f32x16 acc3_1 = {0};
    f32x16 acc4_0 = {0};
    f32x16 acc4_1 = {0};
    f32x16 acc5_0 = {0};
    f32x16 acc5_1 = {0};
    f32x16 acc6_0 = {0};
    f32x16 acc6_1 = {0};
    f32x16 acc7_0 = {0};
    f32x16 acc7_1 = {0};
    const float *a_1 = a;
    const float *again = a + (m >> 63);
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 512);
        __builtin_prefetch(b + 528);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        f32x16 acc0_0_1 = _mm512_fmadd_ps(a0, b0, acc0_0);
        f32x16 acc0_1_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        f32x16 acc1_0_1 = _mm512_fmadd_ps(a1, b0, acc1_0);
        f32x16 acc1_1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        f32x16 acc2_0_1 = _mm512_fmadd_ps(a2, b0, acc2_0);
        f32x16 acc2_1_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        f32x16 acc3_0_1 = _mm512_fmadd_ps(a3, b0, acc3_0);
        f32x16 acc3_1_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        f32x16 acc4_0_1 = _mm512_fmadd_ps(a4, b0, acc4_0);
        f32x16 acc4_1_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 acc5_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[5]), b0, acc5_0);
        f32x16 acc5_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[5]), b1, acc5_1);
        f32x16 acc6_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        f32x16 acc6_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        f32x16 acc7_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        f32x16 acc7_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        __builtin_prefetch(b + 544);
        __builtin_prefetch(b + 560);
        f32x16 b0_1 = _mm512_loadu_ps(b + 32);
        f32x16 b1_1 = _mm512_loadu_ps(b + 48);
        f32x16 a0_1 = _mm512_set1_ps(a_1[8]);
        acc0_0 = _mm512_fmadd_ps(a0_1, b0_1, acc0_0_1);
        acc0_1 = _mm512_fmadd_ps(a0_1, b1_1, acc0_1_1);
        f32x16 a1_1 = _mm512_set1_ps(a_1[9]);
        acc1_0 = _mm512_fmadd_ps(a1_1, b0_1, acc1_0_1);
        acc1_1 = _mm512_fmadd_ps(a1_1, b1_1, acc1_1_1);
        f32x16 a2_1 = _mm512_set1_ps(a_1[10]);
        acc2_0 = _mm512_fmadd_ps(a2_1, b0_1, acc2_0_1);
        acc2_1 = _mm512_fmadd_ps(a2_1, b1_1, acc2_1_1);
        f32x16 a3_1 = _mm512_set1_ps(a_1[11]);
        acc3_0 = _mm512_fmadd_ps(a3_1, b0_1, acc3_0_1);
        acc3_1 = _mm512_fmadd_ps(a3_1, b1_1, acc3_1_1);
        f32x16 a4_1 = _mm512_set1_ps(a_1[12]);
        acc4_0 = _mm512_fmadd_ps(a4_1, b0_1, acc4_0_1);
        acc4_1 = _mm512_fmadd_ps(a4_1, b1_1, acc4_1_1);
        acc5_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[13]), b0_1, acc5_0_1);
        acc5_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[13]), b1_1, acc5_1_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[14]), b0_1, acc6_0_1);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[14]), b1_1, acc6_1_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[15]), b0_1, acc7_0_1);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[15]), b1_1, acc7_1_1);
        a_1 += 16;
        again += 16;
        b += 64;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        __builtin_prefetch(c_1 + 16);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        acc5_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[5]), b0, acc5_0);
        acc5_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[5]), b1, acc5_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        int64_t t_11 = p < (last + 7) ? ldc : 0;
        a_1 += 8;
        again += 8;
        b += 32;
        c_1 += t_11;
    }

    /* alpha and beta. */
    f32x16 factor = _mm512_set1_ps(alpha);
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
        f32x16 factor_1 = _mm512_set1_ps(beta);
        if (m == 8 && n == 32) {
            acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c), acc0_0);
            acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 16), acc0_1);
            acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc), acc1_0);
            acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc + 16), acc1_1);
            acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc), acc2_0);
            acc2_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc + 16), acc2_1);
            acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc), acc3_0);
            acc3_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc + 16), acc3_1);
            acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc), acc4_0);
            acc4_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc + 16), acc4_1);
            acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc), acc5_0);
            acc5_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc + 16), acc5_1);
            acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc), acc6_0);
            acc6_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc + 16), acc6_1);
            acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc), acc7_0);
            acc7_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc + 16), acc7_1);
        }
        if (m != 8 || n != 32) {
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
            if (m > 0) {
                acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c), acc0_0);
                acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + 16), acc0_1);
            }
            if (m > 1) {
                acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + ldc), acc1_0);
                acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + ldc + 16),
                    acc1_1);
            }
            if (m > 2) {
                acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 2 * ldc),
                    acc2_0);
                acc2_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 2 * ldc + 16), acc2_1);
            }
            if (m > 3) {
                acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 3 * ldc),
                    acc3_0);
                acc3_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 3 * ldc + 16), acc3_1);
            }
            if (m > 4) {
                acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 4 * ldc),
                    acc4_0);
                acc4_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 4 * ldc + 16), acc4_1);
            }
            if (m > 5) {
                acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 5 * ldc),
                    acc5_0);
                acc5_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 5 * ldc + 16), acc5_1);
            }
            if (m > 6) {
                acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 6 * ldc),
                    acc6_0);
                acc6_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 6 * ldc + 16), acc6_1);
            }
            if (m > 7) {
                acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 7 * ldc),
                    acc7_0);
                acc7_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 7 * ldc + 16), acc7_1);
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        f32x16 bias0 = _mm512_maskz_loadu_ps(within0, bias);
        f32x16 bias1 = _mm512_maskz_loadu_ps(within1, bias + 16);
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
    if (m == 8 && n == 32) {
        _mm512_storeu_ps(c, acc0_0);
        _mm512_storeu_ps(c + 16, acc0_1);
        _mm512_storeu_ps(c + ldc, acc1_0);
        _mm512_storeu_ps(c + ldc + 16, acc1_1);
        _mm512_storeu_ps(c + 2 * ldc, acc2_0);
        _mm512_storeu_ps(c + 2 * ldc + 16, acc2_1);
        _mm512_storeu_ps(c + 3 * ldc, acc3_0);
        _mm512_storeu_ps(c + 3 * ldc + 16, acc3_1);
        _mm512_storeu_ps(c + 4 * ldc, acc4_0);
        _mm512_storeu_ps(c + 4 * ldc + 16, acc4_1);
        _mm512_storeu_ps(c + 5 * ldc, acc5_0);
        _mm512_storeu_ps(c + 5 * ldc + 16, acc5_1);
        _mm512_storeu_ps(c + 6 * ldc, acc6_0);
        _mm512_storeu_ps(c + 6 * ldc + 16, acc6_1);
        _mm512_storeu_ps(c + 7 * ldc, acc7_0);
        _mm512_storeu_ps(c + 7 * ldc + 16, acc7_1);
    }
    if (m != 8 || n != 32) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        if (m > 0) {
            _mm512_mask_storeu_ps(c, within0, acc0_0);
            _mm512_mask_storeu_ps(c + 16, within1, acc0_1);
        }
        if (m > 1) {
            _mm512_mask_storeu_ps(c + ldc, within0, acc1_0);
            _mm512_mask_storeu_ps(c + ldc + 16, within1, acc1_1);
        }
        if (m > 2) {
            _mm512_mask_storeu_ps(c + 2 * ldc, within0, acc2_0);
            _mm512_mask_storeu_ps(c + 2 * ldc + 16, within1, acc2_1);
        }
        if (m > 3) {
            _mm512_mask_storeu_ps(c + 3 * ldc, within0, acc3_0);
            _mm512_mask_storeu_ps(c + 3 * ldc + 16, within1, acc3_1);
        }
        if (m > 4) {
            _mm512_mask_storeu_ps(c + 4 * ldc, within0, acc4_0);
            _mm512_mask_storeu_ps(c + 4 * ldc + 16, within1, acc4_1);
        }
        if (m > 5) {
            _mm512_mask_storeu_ps(c + 5 * ldc, within0, acc5_0);
            _mm512_mask_storeu_ps(c + 5 * ldc + 16, within1, acc5_1);
        }
        if (m > 6) {
            _mm512_mask_storeu_ps(c + 6 * ldc, within0, acc6_0);
            _mm512_mask_storeu_ps(c + 6 * ldc + 16, within1, acc6_1);
        }
        if (m > 7) {
            _mm512_mask_storeu_ps(c + 7 * ldc, within0, acc7_0);
            _mm512_mask_storeu_ps(c + 7 * ldc + 16, within1, acc7_1);
        }
    }
}

/* tnk_matmul_relu_f32__avx512_8x32
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx512: act=relu again=3 mr=8 nr=32
 * listed in gen/manifest/matmul.lua: a layer's activation costs no pass of its own
 * a turn of each inner loop: 32 fma 26 ld; 16 fma 13 ld
 * vector registers: 19 of 32 */
void tnk_matmul_relu_f32__avx512_8x32(int64_t k, const void *a_, const void *b_, void *c_,
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
    f32x16 acc0_0 = {0};
    f32x16 acc0_1 = {0};
    f32x16 acc1_0 = {0};
    f32x16 acc1_1 = {0};
    f32x16 acc2_0 = {0};
    f32x16 acc2_1 = {0};
    f32x16 acc3_0 = {0};
    f32x16 acc3_1 = {0};
    f32x16 acc4_0 = {0};
    f32x16 acc4_1 = {0};
    f32x16 acc5_0 = {0};
    f32x16 acc5_1 = {0};
    f32x16 acc6_0 = {0};
    f32x16 acc6_1 = {0};
    f32x16 acc7_0 = {0};
    f32x16 acc7_1 = {0};
    const float *a_1 = a;
    const float *again = a + (m >> 63);
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 512);
        __builtin_prefetch(b + 528);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        f32x16 acc0_0_1 = _mm512_fmadd_ps(a0, b0, acc0_0);
        f32x16 acc0_1_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        f32x16 acc1_0_1 = _mm512_fmadd_ps(a1, b0, acc1_0);
        f32x16 acc1_1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        f32x16 acc2_0_1 = _mm512_fmadd_ps(a2, b0, acc2_0);
        f32x16 acc2_1_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        f32x16 acc3_0_1 = _mm512_fmadd_ps(a3, b0, acc3_0);
        f32x16 acc3_1_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        f32x16 acc4_0_1 = _mm512_fmadd_ps(a4, b0, acc4_0);
        f32x16 acc4_1_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 acc5_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[5]), b0, acc5_0);
        f32x16 acc5_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[5]), b1, acc5_1);
        f32x16 acc6_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        f32x16 acc6_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        f32x16 acc7_0_1 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        f32x16 acc7_1_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        __builtin_prefetch(b + 544);
        __builtin_prefetch(b + 560);
        f32x16 b0_1 = _mm512_loadu_ps(b + 32);
        f32x16 b1_1 = _mm512_loadu_ps(b + 48);
        f32x16 a0_1 = _mm512_set1_ps(a_1[8]);
        acc0_0 = _mm512_fmadd_ps(a0_1, b0_1, acc0_0_1);
        acc0_1 = _mm512_fmadd_ps(a0_1, b1_1, acc0_1_1);
        f32x16 a1_1 = _mm512_set1_ps(a_1[9]);
        acc1_0 = _mm512_fmadd_ps(a1_1, b0_1, acc1_0_1);
        acc1_1 = _mm512_fmadd_ps(a1_1, b1_1, acc1_1_1);
        f32x16 a2_1 = _mm512_set1_ps(a_1[10]);
        acc2_0 = _mm512_fmadd_ps(a2_1, b0_1, acc2_0_1);
        acc2_1 = _mm512_fmadd_ps(a2_1, b1_1, acc2_1_1);
        f32x16 a3_1 = _mm512_set1_ps(a_1[11]);
        acc3_0 = _mm512_fmadd_ps(a3_1, b0_1, acc3_0_1);
        acc3_1 = _mm512_fmadd_ps(a3_1, b1_1, acc3_1_1);
        f32x16 a4_1 = _mm512_set1_ps(a_1[12]);
        acc4_0 = _mm512_fmadd_ps(a4_1, b0_1, acc4_0_1);
        acc4_1 = _mm512_fmadd_ps(a4_1, b1_1, acc4_1_1);
        acc5_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[13]), b0_1, acc5_0_1);
        acc5_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[13]), b1_1, acc5_1_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[14]), b0_1, acc6_0_1);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[14]), b1_1, acc6_1_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[15]), b0_1, acc7_0_1);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[15]), b1_1, acc7_1_1);
        a_1 += 16;
        again += 16;
        b += 64;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        __builtin_prefetch(c_1 + 16);
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(a_1[0]);
        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a_1[1]);
        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a_1[2]);
        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a_1[3]);
        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a_1[4]);
        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        acc5_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[5]), b0, acc5_0);
        acc5_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[5]), b1, acc5_1);
        acc6_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[6]), b0, acc6_0);
        acc6_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[6]), b1, acc6_1);
        acc7_0 = _mm512_fmadd_ps(_mm512_set1_ps(a_1[7]), b0, acc7_0);
        acc7_1 = _mm512_fmadd_ps(_mm512_set1_ps(again[7]), b1, acc7_1);
        int64_t t_11 = p < (last + 7) ? ldc : 0;
        a_1 += 8;
        again += 8;
        b += 32;
        c_1 += t_11;
    }

    /* alpha and beta. */
    f32x16 factor = _mm512_set1_ps(alpha);
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
        f32x16 factor_1 = _mm512_set1_ps(beta);
        if (m == 8 && n == 32) {
            acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c), acc0_0);
            acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 16), acc0_1);
            acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc), acc1_0);
            acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + ldc + 16), acc1_1);
            acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc), acc2_0);
            acc2_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 2 * ldc + 16), acc2_1);
            acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc), acc3_0);
            acc3_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 3 * ldc + 16), acc3_1);
            acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc), acc4_0);
            acc4_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 4 * ldc + 16), acc4_1);
            acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc), acc5_0);
            acc5_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 5 * ldc + 16), acc5_1);
            acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc), acc6_0);
            acc6_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 6 * ldc + 16), acc6_1);
            acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc), acc7_0);
            acc7_1 = _mm512_fmadd_ps(factor_1, _mm512_loadu_ps(c + 7 * ldc + 16), acc7_1);
        }
        if (m != 8 || n != 32) {
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
            if (m > 0) {
                acc0_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c), acc0_0);
                acc0_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + 16), acc0_1);
            }
            if (m > 1) {
                acc1_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + ldc), acc1_0);
                acc1_1 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within1, c + ldc + 16),
                    acc1_1);
            }
            if (m > 2) {
                acc2_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 2 * ldc),
                    acc2_0);
                acc2_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 2 * ldc + 16), acc2_1);
            }
            if (m > 3) {
                acc3_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 3 * ldc),
                    acc3_0);
                acc3_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 3 * ldc + 16), acc3_1);
            }
            if (m > 4) {
                acc4_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 4 * ldc),
                    acc4_0);
                acc4_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 4 * ldc + 16), acc4_1);
            }
            if (m > 5) {
                acc5_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 5 * ldc),
                    acc5_0);
                acc5_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 5 * ldc + 16), acc5_1);
            }
            if (m > 6) {
                acc6_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 6 * ldc),
                    acc6_0);
                acc6_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 6 * ldc + 16), acc6_1);
            }
            if (m > 7) {
                acc7_0 = _mm512_fmadd_ps(factor_1, _mm512_maskz_loadu_ps(within0, c + 7 * ldc),
                    acc7_0);
                acc7_1 = _mm512_fmadd_ps(factor_1,
                    _mm512_maskz_loadu_ps(within1, c + 7 * ldc + 16), acc7_1);
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        f32x16 bias0 = _mm512_maskz_loadu_ps(within0, bias);
        f32x16 bias1 = _mm512_maskz_loadu_ps(within1, bias + 16);
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
    if (m == 8 && n == 32) {
        _mm512_storeu_ps(c, _mm512_max_ps((f32x16){0}, acc0_0));
        _mm512_storeu_ps(c + 16, _mm512_max_ps((f32x16){0}, acc0_1));
        _mm512_storeu_ps(c + ldc, _mm512_max_ps((f32x16){0}, acc1_0));
        _mm512_storeu_ps(c + ldc + 16, _mm512_max_ps((f32x16){0}, acc1_1));
        _mm512_storeu_ps(c + 2 * ldc, _mm512_max_ps((f32x16){0}, acc2_0));
        _mm512_storeu_ps(c + 2 * ldc + 16, _mm512_max_ps((f32x16){0}, acc2_1));
        _mm512_storeu_ps(c + 3 * ldc, _mm512_max_ps((f32x16){0}, acc3_0));
        _mm512_storeu_ps(c + 3 * ldc + 16, _mm512_max_ps((f32x16){0}, acc3_1));
        _mm512_storeu_ps(c + 4 * ldc, _mm512_max_ps((f32x16){0}, acc4_0));
        _mm512_storeu_ps(c + 4 * ldc + 16, _mm512_max_ps((f32x16){0}, acc4_1));
        _mm512_storeu_ps(c + 5 * ldc, _mm512_max_ps((f32x16){0}, acc5_0));
        _mm512_storeu_ps(c + 5 * ldc + 16, _mm512_max_ps((f32x16){0}, acc5_1));
        _mm512_storeu_ps(c + 6 * ldc, _mm512_max_ps((f32x16){0}, acc6_0));
        _mm512_storeu_ps(c + 6 * ldc + 16, _mm512_max_ps((f32x16){0}, acc6_1));
        _mm512_storeu_ps(c + 7 * ldc, _mm512_max_ps((f32x16){0}, acc7_0));
        _mm512_storeu_ps(c + 7 * ldc + 16, _mm512_max_ps((f32x16){0}, acc7_1));
    }
    if (m != 8 || n != 32) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        if (m > 0) {
            _mm512_mask_storeu_ps(c, within0, _mm512_max_ps((f32x16){0}, acc0_0));
            _mm512_mask_storeu_ps(c + 16, within1, _mm512_max_ps((f32x16){0}, acc0_1));
        }
        if (m > 1) {
            _mm512_mask_storeu_ps(c + ldc, within0, _mm512_max_ps((f32x16){0}, acc1_0));
            _mm512_mask_storeu_ps(c + ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc1_1));
        }
        if (m > 2) {
            _mm512_mask_storeu_ps(c + 2 * ldc, within0, _mm512_max_ps((f32x16){0}, acc2_0));
            _mm512_mask_storeu_ps(c + 2 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc2_1));
        }
        if (m > 3) {
            _mm512_mask_storeu_ps(c + 3 * ldc, within0, _mm512_max_ps((f32x16){0}, acc3_0));
            _mm512_mask_storeu_ps(c + 3 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc3_1));
        }
        if (m > 4) {
            _mm512_mask_storeu_ps(c + 4 * ldc, within0, _mm512_max_ps((f32x16){0}, acc4_0));
            _mm512_mask_storeu_ps(c + 4 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc4_1));
        }
        if (m > 5) {
            _mm512_mask_storeu_ps(c + 5 * ldc, within0, _mm512_max_ps((f32x16){0}, acc5_0));
            _mm512_mask_storeu_ps(c + 5 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc5_1));
        }
        if (m > 6) {
            _mm512_mask_storeu_ps(c + 6 * ldc, within0, _mm512_max_ps((f32x16){0}, acc6_0));
            _mm512_mask_storeu_ps(c + 6 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc6_1));
        }
        if (m > 7) {
            _mm512_mask_storeu_ps(c + 7 * ldc, within0, _mm512_max_ps((f32x16){0}, acc7_0));
            _mm512_mask_storeu_ps(c + 7 * ldc + 16, within1, _mm512_max_ps((f32x16){0}, acc7_1));
        }
    }
}
