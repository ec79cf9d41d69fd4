/* matmul_f64_avx512.c: kernels of gen/manifest/matmul_f64.lua for avx512.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef double f64x8 __attribute__((vector_size(64)));

/* tnk_matmul_f64__avx512_14x16
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx512: again=8 apart=false bias=none dtype=f64 mr=14 nr=16
 *   start=c
 * listed in gen/manifest/matmul_f64.lua: at peak: as of f32
 * a turn of each inner loop: 28 fma 24 ld; 56 fma 48 ld
 * vector registers: 31 of 32 */
void tnk_matmul_f64__avx512_14x16(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
    int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x8 acc0_0 = {0};
    f64x8 acc0_1 = {0};
    f64x8 acc1_0 = {0};
    f64x8 acc1_1 = {0};
    f64x8 acc2_0 = {0};
    f64x8 acc2_1 = {0};
    f64x8 acc3_0 = {0};
    f64x8 acc3_1 = {0};
    f64x8 acc4_0 = {0};
    f64x8 acc4_1 = {0};
    f64x8 acc5_0 = {0};
    f64x8 acc5_1 = {0};
    f64x8 acc6_0 = {0};
    f64x8 acc6_1 = {0};
    f64x8 acc7_0 = {0};
    f64x8 acc7_1 = {0};
    f64x8 acc8_0 = {0};
    f64x8 acc8_1 = {0};
    f64x8 acc9_0 = {0};
    f64x8 acc9_1 = {0};
    f64x8 acc10_0 = {0};
    f64x8 acc10_1 = {0};
    f64x8 acc11_0 = {0};
    f64x8 acc11_1 = {0};
    f64x8 acc12_0 = {0};
    f64x8 acc12_1 = {0};
    f64x8 acc13_0 = {0};
    f64x8 acc13_1 = {0};
    if (beta != 0.0) {
        if (m == 14 && n == 16) {
            acc0_0 = _mm512_loadu_pd(c);
            acc0_1 = _mm512_loadu_pd(c + 8);
            acc1_0 = _mm512_loadu_pd(c + ldc);
            acc1_1 = _mm512_loadu_pd(c + ldc + 8);
            acc2_0 = _mm512_loadu_pd(c + 2 * ldc);
            acc2_1 = _mm512_loadu_pd(c + 2 * ldc + 8);
            acc3_0 = _mm512_loadu_pd(c + 3 * ldc);
            acc3_1 = _mm512_loadu_pd(c + 3 * ldc + 8);
            acc4_0 = _mm512_loadu_pd(c + 4 * ldc);
            acc4_1 = _mm512_loadu_pd(c + 4 * ldc + 8);
            acc5_0 = _mm512_loadu_pd(c + 5 * ldc);
            acc5_1 = _mm512_loadu_pd(c + 5 * ldc + 8);
            acc6_0 = _mm512_loadu_pd(c + 6 * ldc);
            acc6_1 = _mm512_loadu_pd(c + 6 * ldc + 8);
            acc7_0 = _mm512_loadu_pd(c + 7 * ldc);
            acc7_1 = _mm512_loadu_pd(c + 7 * ldc + 8);
            acc8_0 = _mm512_loadu_pd(c + 8 * ldc);
            acc8_1 = _mm512_loadu_pd(c + 8 * ldc + 8);
            acc9_0 = _mm512_loadu_pd(c + 9 * ldc);
            acc9_1 = _mm512_loadu_pd(c + 9 * ldc + 8);
            acc10_0 = _mm512_loadu_pd(c + 10 * ldc);
            acc10_1 = _mm512_loadu_pd(c + 10 * ldc + 8);
            acc11_0 = _mm512_loadu_pd(c + 11 * ldc);
            acc11_1 = _mm512_loadu_pd(c + 11 * ldc + 8);
            acc12_0 = _mm512_loadu_pd(c + 12 * ldc);
            acc12_1 = _mm512_loadu_pd(c + 12 * ldc + 8);
            acc13_0 = _mm512_loadu_pd(c + 13 * ldc);
            acc13_1 = _mm512_loadu_pd(c + 13 * ldc + 8);
        }
        if (m != 14 || n != 16) {
            __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, n);
            __mmask8 within1 = (__mmask8)(_bzhi_u64(~0ull, n) >> 8);
            if (m > 0) {
                acc0_0 = _mm512_maskz_loadu_pd(within0, c);
                acc0_1 = _mm512_maskz_loadu_pd(within1, c + 8);
            }
            if (m > 1) {
                acc1_0 = _mm512_maskz_loadu_pd(within0, c + ldc);
                acc1_1 = _mm512_maskz_loadu_pd(within1, c + ldc + 8);
            }
            if (m > 2) {
                acc2_0 = _mm512_maskz_loadu_pd(within0, c + 2 * ldc);
                acc2_1 = _mm512_maskz_loadu_pd(within1, c + 2 * ldc + 8);
            }
            if (m > 3) {
                acc3_0 = _mm512_maskz_loadu_pd(within0, c + 3 * ldc);
                acc3_1 = _mm512_maskz_loadu_pd(within1, c + 3 * ldc + 8);
            }
            if (m > 4) {
                acc4_0 = _mm512_maskz_loadu_pd(within0, c + 4 * ldc);
                acc4_1 = _mm512_maskz_loadu_pd(within1, c + 4 * ldc + 8);
            }
            if (m > 5) {
                acc5_0 = _mm512_maskz_loadu_pd(within0, c + 5 * ldc);
                acc5_1 = _mm512_maskz_loadu_pd(within1, c + 5 * ldc + 8);
            }
            if (m > 6) {
                acc6_0 = _mm512_maskz_loadu_pd(within0, c + 6 * ldc);
                acc6_1 = _mm512_maskz_loadu_pd(within1, c + 6 * ldc + 8);
            }
            if (m > 7) {
                acc7_0 = _mm512_maskz_loadu_pd(within0, c + 7 * ldc);
                acc7_1 = _mm512_maskz_loadu_pd(within1, c + 7 * ldc + 8);
            }
            if (m > 8) {
                acc8_0 = _mm512_maskz_loadu_pd(within0, c + 8 * ldc);
                acc8_1 = _mm512_maskz_loadu_pd(within1, c + 8 * ldc + 8);
            }
            if (m > 9) {
                acc9_0 = _mm512_maskz_loadu_pd(within0, c + 9 * ldc);
                acc9_1 = _mm512_maskz_loadu_pd(within1, c + 9 * ldc + 8);
            }
            if (m > 10) {
                acc10_0 = _mm512_maskz_loadu_pd(within0, c + 10 * ldc);
                acc10_1 = _mm512_maskz_loadu_pd(within1, c + 10 * ldc + 8);
            }
            if (m > 11) {
                acc11_0 = _mm512_maskz_loadu_pd(within0, c + 11 * ldc);
                acc11_1 = _mm512_maskz_loadu_pd(within1, c + 11 * ldc + 8);
            }
            if (m > 12) {
                acc12_0 = _mm512_maskz_loadu_pd(within0, c + 12 * ldc);
                acc12_1 = _mm512_maskz_loadu_pd(within1, c + 12 * ldc + 8);
            }
            if (m > 13) {
                acc13_0 = _mm512_maskz_loadu_pd(within0, c + 13 * ldc);
                acc13_1 = _mm512_maskz_loadu_pd(within1, c + 13 * ldc + 8);
            }
        }
    }
    int64_t first = depth < 14 ? depth : 14 + (depth - 14) % 2;
    const double *a_1 = a;
    const double *again = a + (m >> 63);
    double *t_2 = c + 16;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        __builtin_prefetch(t_2 + 8);
        f64x8 b0 = _mm512_loadu_pd(b);
        f64x8 b1 = _mm512_loadu_pd(b + 8);
        f64x8 a0 = _mm512_set1_pd(a_1[0]);
        acc0_0 = _mm512_fmadd_pd(a0, b0, acc0_0);
        acc0_1 = _mm512_fmadd_pd(a0, b1, acc0_1);
        f64x8 a1 = _mm512_set1_pd(a_1[1]);
        acc1_0 = _mm512_fmadd_pd(a1, b0, acc1_0);
        acc1_1 = _mm512_fmadd_pd(a1, b1, acc1_1);
        f64x8 a2 = _mm512_set1_pd(a_1[2]);
        acc2_0 = _mm512_fmadd_pd(a2, b0, acc2_0);
        acc2_1 = _mm512_fmadd_pd(a2, b1, acc2_1);
        f64x8 a3 = _mm512_set1_pd(a_1[3]);
        acc3_0 = _mm512_fmadd_pd(a3, b0, acc3_0);
        acc3_1 = _mm512_fmadd_pd(a3, b1, acc3_1);
        f64x8 a4 = _mm512_set1_pd(a_1[4]);
        acc4_0 = _mm512_fmadd_pd(a4, b0, acc4_0);
        acc4_1 = _mm512_fmadd_pd(a4, b1, acc4_1);
        f64x8 a5 = _mm512_set1_pd(a_1[5]);
        acc5_0 = _mm512_fmadd_pd(a5, b0, acc5_0);
        acc5_1 = _mm512_fmadd_pd(a5, b1, acc5_1);
        acc6_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[6]), b0, acc6_0);
        acc6_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[6]), b1, acc6_1);
        acc7_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[7]), b0, acc7_0);
        acc7_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[7]), b1, acc7_1);
        acc8_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[8]), b0, acc8_0);
        acc8_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[8]), b1, acc8_1);
        acc9_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[9]), b0, acc9_0);
        acc9_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[9]), b1, acc9_1);
        acc10_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[10]), b0, acc10_0);
        acc10_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[10]), b1, acc10_1);
        acc11_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[11]), b0, acc11_0);
        acc11_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[11]), b1, acc11_1);
        acc12_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[12]), b0, acc12_0);
        acc12_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[12]), b1, acc12_1);
        acc13_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[13]), b0, acc13_0);
        acc13_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[13]), b1, acc13_1);
        int64_t t_21 = p < 13 ? ldc : 0;
        a_1 += 14;
        again += 14;
        b += 16;
        t_2 += t_21;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 256);
        __builtin_prefetch(b + 264);
        f64x8 b0 = _mm512_loadu_pd(b);
        f64x8 b1 = _mm512_loadu_pd(b + 8);
        f64x8 a0 = _mm512_set1_pd(a_1[0]);
        f64x8 acc0_0_5 = _mm512_fmadd_pd(a0, b0, acc0_0);
        f64x8 acc0_1_5 = _mm512_fmadd_pd(a0, b1, acc0_1);
        f64x8 a1 = _mm512_set1_pd(a_1[1]);
        f64x8 acc1_0_5 = _mm512_fmadd_pd(a1, b0, acc1_0);
        f64x8 acc1_1_5 = _mm512_fmadd_pd(a1, b1, acc1_1);
        f64x8 a2 = _mm512_set1_pd(a_1[2]);
        f64x8 acc2_0_5 = _mm512_fmadd_pd(a2, b0, acc2_0);
        f64x8 acc2_1_5 = _mm512_fmadd_pd(a2, b1, acc2_1);
        f64x8 a3 = _mm512_set1_pd(a_1[3]);
        f64x8 acc3_0_5 = _mm512_fmadd_pd(a3, b0, acc3_0);
        f64x8 acc3_1_5 = _mm512_fmadd_pd(a3, b1, acc3_1);
        f64x8 a4 = _mm512_set1_pd(a_1[4]);
        f64x8 acc4_0_5 = _mm512_fmadd_pd(a4, b0, acc4_0);
        f64x8 acc4_1_5 = _mm512_fmadd_pd(a4, b1, acc4_1);
        f64x8 a5 = _mm512_set1_pd(a_1[5]);
        f64x8 acc5_0_5 = _mm512_fmadd_pd(a5, b0, acc5_0);
        f64x8 acc5_1_5 = _mm512_fmadd_pd(a5, b1, acc5_1);
        f64x8 acc6_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[6]), b0, acc6_0);
        f64x8 acc6_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[6]), b1, acc6_1);
        f64x8 acc7_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[7]), b0, acc7_0);
        f64x8 acc7_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[7]), b1, acc7_1);
        f64x8 acc8_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[8]), b0, acc8_0);
        f64x8 acc8_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[8]), b1, acc8_1);
        f64x8 acc9_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[9]), b0, acc9_0);
        f64x8 acc9_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[9]), b1, acc9_1);
        f64x8 acc10_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[10]), b0, acc10_0);
        f64x8 acc10_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[10]), b1, acc10_1);
        f64x8 acc11_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[11]), b0, acc11_0);
        f64x8 acc11_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[11]), b1, acc11_1);
        f64x8 acc12_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[12]), b0, acc12_0);
        f64x8 acc12_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[12]), b1, acc12_1);
        f64x8 acc13_0_5 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[13]), b0, acc13_0);
        f64x8 acc13_1_5 = _mm512_fmadd_pd(_mm512_set1_pd(again[13]), b1, acc13_1);
        __builtin_prefetch(b + 272);
        __builtin_prefetch(b + 280);
        f64x8 b0_1 = _mm512_loadu_pd(b + 16);
        f64x8 b1_1 = _mm512_loadu_pd(b + 24);
        f64x8 a0_1 = _mm512_set1_pd(a_1[14]);
        acc0_0 = _mm512_fmadd_pd(a0_1, b0_1, acc0_0_5);
        acc0_1 = _mm512_fmadd_pd(a0_1, b1_1, acc0_1_5);
        f64x8 a1_1 = _mm512_set1_pd(a_1[15]);
        acc1_0 = _mm512_fmadd_pd(a1_1, b0_1, acc1_0_5);
        acc1_1 = _mm512_fmadd_pd(a1_1, b1_1, acc1_1_5);
        f64x8 a2_1 = _mm512_set1_pd(a_1[16]);
        acc2_0 = _mm512_fmadd_pd(a2_1, b0_1, acc2_0_5);
        acc2_1 = _mm512_fmadd_pd(a2_1, b1_1, acc2_1_5);
        f64x8 a3_1 = _mm512_set1_pd(a_1[17]);
        acc3_0 = _mm512_fmadd_pd(a3_1, b0_1, acc3_0_5);
        acc3_1 = _mm512_fmadd_pd(a3_1, b1_1, acc3_1_5);
        f64x8 a4_1 = _mm512_set1_pd(a_1[18]);
        acc4_0 = _mm512_fmadd_pd(a4_1, b0_1, acc4_0_5);
        acc4_1 = _mm512_fmadd_pd(a4_1, b1_1, acc4_1_5);
        f64x8 a5_1 = _mm512_set1_pd(a_1[19]);
        acc5_0 = _mm512_fmadd_pd(a5_1, b0_1, acc5_0_5);
        acc5_1 = _mm512_fmadd_pd(a5_1, b1_1, acc5_1_5);
        acc6_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[20]), b0_1, acc6_0_5);
        acc6_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[20]), b1_1, acc6_1_5);
        acc7_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[21]), b0_1, acc7_0_5);
        acc7_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[21]), b1_1, acc7_1_5);
        acc8_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[22]), b0_1, acc8_0_5);
        acc8_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[22]), b1_1, acc8_1_5);
        acc9_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[23]), b0_1, acc9_0_5);
        acc9_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[23]), b1_1, acc9_1_5);
        acc10_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[24]), b0_1, acc10_0_5);
        acc10_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[24]), b1_1, acc10_1_5);
        acc11_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[25]), b0_1, acc11_0_5);
        acc11_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[25]), b1_1, acc11_1_5);
        acc12_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[26]), b0_1, acc12_0_5);
        acc12_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[26]), b1_1, acc12_1_5);
        acc13_0 = _mm512_fmadd_pd(_mm512_set1_pd(a_1[27]), b0_1, acc13_0_5);
        acc13_1 = _mm512_fmadd_pd(_mm512_set1_pd(again[27]), b1_1, acc13_1_5);
        a_1 += 28;
        again += 28;
        b += 32;
    }

    /* c. */
    if (m == 14 && n == 16) {
        _mm512_storeu_pd(c, acc0_0);
        _mm512_storeu_pd(c + 8, acc0_1);
        _mm512_storeu_pd(c + ldc, acc1_0);
        _mm512_storeu_pd(c + ldc + 8, acc1_1);
        _mm512_storeu_pd(c + 2 * ldc, acc2_0);
        _mm512_storeu_pd(c + 2 * ldc + 8, acc2_1);
        _mm512_storeu_pd(c + 3 * ldc, acc3_0);
        _mm512_storeu_pd(c + 3 * ldc + 8, acc3_1);
        _mm512_storeu_pd(c + 4 * ldc, acc4_0);
        _mm512_storeu_pd(c + 4 * ldc + 8, acc4_1);
        _mm512_storeu_pd(c + 5 * ldc, acc5_0);
        _mm512_storeu_pd(c + 5 * ldc + 8, acc5_1);
        _mm512_storeu_pd(c + 6 * ldc, acc6_0);
        _mm512_storeu_pd(c + 6 * ldc + 8, acc6_1);
        _mm512_storeu_pd(c + 7 * ldc, acc7_0);
        _mm512_storeu_pd(c + 7 * ldc + 8, acc7_1);
        _mm512_storeu_pd(c + 8 * ldc, acc8_0);
        _mm512_storeu_pd(c + 8 * ldc + 8, acc8_1);
        _mm512_storeu_pd(c + 9 * ldc, acc9_0);
        _mm512_storeu_pd(c + 9 * ldc + 8, acc9_1);
        _mm512_storeu_pd(c + 10 * ldc, acc10_0);
        _mm512_storeu_pd(c + 10 * ldc + 8, acc10_1);
        _mm512_storeu_pd(c + 11 * ldc, acc11_0);
        _mm512_storeu_pd(c + 11 * ldc + 8, acc11_1);
        _mm512_storeu_pd(c + 12 * ldc, acc12_0);
        _mm512_storeu_pd(c + 12 * ldc + 8, acc12_1);
        _mm512_storeu_pd(c + 13 * ldc, acc13_0);
        _mm512_storeu_pd(c + 13 * ldc + 8, acc13_1);
    }
    if (m != 14 || n != 16) {
        __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, n);
        __mmask8 within1 = (__mmask8)(_bzhi_u64(~0ull, n) >> 8);
        if (m > 0) {
            _mm512_mask_storeu_pd(c, within0, acc0_0);
            _mm512_mask_storeu_pd(c + 8, within1, acc0_1);
        }
        if (m > 1) {
            _mm512_mask_storeu_pd(c + ldc, within0, acc1_0);
            _mm512_mask_storeu_pd(c + ldc + 8, within1, acc1_1);
        }
        if (m > 2) {
            _mm512_mask_storeu_pd(c + 2 * ldc, within0, acc2_0);
            _mm512_mask_storeu_pd(c + 2 * ldc + 8, within1, acc2_1);
        }
        if (m > 3) {
            _mm512_mask_storeu_pd(c + 3 * ldc, within0, acc3_0);
            _mm512_mask_storeu_pd(c + 3 * ldc + 8, within1, acc3_1);
        }
        if (m > 4) {
            _mm512_mask_storeu_pd(c + 4 * ldc, within0, acc4_0);
            _mm512_mask_storeu_pd(c + 4 * ldc + 8, within1, acc4_1);
        }
        if (m > 5) {
            _mm512_mask_storeu_pd(c + 5 * ldc, within0, acc5_0);
            _mm512_mask_storeu_pd(c + 5 * ldc + 8, within1, acc5_1);
        }
        if (m > 6) {
            _mm512_mask_storeu_pd(c + 6 * ldc, within0, acc6_0);
            _mm512_mask_storeu_pd(c + 6 * ldc + 8, within1, acc6_1);
        }
        if (m > 7) {
            _mm512_mask_storeu_pd(c + 7 * ldc, within0, acc7_0);
            _mm512_mask_storeu_pd(c + 7 * ldc + 8, within1, acc7_1);
        }
        if (m > 8) {
            _mm512_mask_storeu_pd(c + 8 * ldc, within0, acc8_0);
            _mm512_mask_storeu_pd(c + 8 * ldc + 8, within1, acc8_1);
        }
        if (m > 9) {
            _mm512_mask_storeu_pd(c + 9 * ldc, within0, acc9_0);
            _mm512_mask_storeu_pd(c + 9 * ldc + 8, within1, acc9_1);
        }
        if (m > 10) {
            _mm512_mask_storeu_pd(c + 10 * ldc, within0, acc10_0);
            _mm512_mask_storeu_pd(c + 10 * ldc + 8, within1, acc10_1);
        }
        if (m > 11) {
            _mm512_mask_storeu_pd(c + 11 * ldc, within0, acc11_0);
            _mm512_mask_storeu_pd(c + 11 * ldc + 8, within1, acc11_1);
        }
        if (m > 12) {
            _mm512_mask_storeu_pd(c + 12 * ldc, within0, acc12_0);
            _mm512_mask_storeu_pd(c + 12 * ldc + 8, within1, acc12_1);
        }
        if (m > 13) {
            _mm512_mask_storeu_pd(c + 13 * ldc, within0, acc13_0);
            _mm512_mask_storeu_pd(c + 13 * ldc + 8, within1, acc13_1);
        }
    }
}

/* tnk_matmul_f64__avx512_14x16_apart
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx512: apart=true bias=none dtype=f64 mr=14 nr=16 start=c
 * listed in gen/manifest/matmul_f64.lua: the reference's bits
 * a turn of each inner loop: 28 add 28 mul 16 ld; 56 add 56 mul 32 ld
 * vector registers: 32 of 32 */
void tnk_matmul_f64__avx512_14x16_apart(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x8 acc0_0 = {0};
    f64x8 acc0_1 = {0};
    f64x8 acc1_0 = {0};
    f64x8 acc1_1 = {0};
    f64x8 acc2_0 = {0};
    f64x8 acc2_1 = {0};
    f64x8 acc3_0 = {0};
    f64x8 acc3_1 = {0};
    f64x8 acc4_0 = {0};
    f64x8 acc4_1 = {0};
    f64x8 acc5_0 = {0};
    f64x8 acc5_1 = {0};
    f64x8 acc6_0 = {0};
    f64x8 acc6_1 = {0};
    f64x8 acc7_0 = {0};
    f64x8 acc7_1 = {0};
    f64x8 acc8_0 = {0};
    f64x8 acc8_1 = {0};
    f64x8 acc9_0 = {0};
    f64x8 acc9_1 = {0};
    f64x8 acc10_0 = {0};
    f64x8 acc10_1 = {0};
    f64x8 acc11_0 = {0};
    f64x8 acc11_1 = {0};
    f64x8 acc12_0 = {0};
    f64x8 acc12_1 = {0};
    f64x8 acc13_0 = {0};
    f64x8 acc13_1 = {0};
    if (beta != 0.0) {
        if (m == 14 && n == 16) {
            acc0_0 = _mm512_loadu_pd(c);
            acc0_1 = _mm512_loadu_pd(c + 8);
            acc1_0 = _mm512_loadu_pd(c + ldc);
            acc1_1 = _mm512_loadu_pd(c + ldc + 8);
            acc2_0 = _mm512_loadu_pd(c + 2 * ldc);
            acc2_1 = _mm512_loadu_pd(c + 2 * ldc + 8);
            acc3_0 = _mm512_loadu_pd(c + 3 * ldc);
            acc3_1 = _mm512_loadu_pd(c + 3 * ldc + 8);
            acc4_0 = _mm512_loadu_pd(c + 4 * ldc);
            acc4_1 = _mm512_loadu_pd(c + 4 * ldc + 8);
            acc5_0 = _mm512_loadu_pd(c + 5 * ldc);
            acc5_1 = _mm512_loadu_pd(c + 5 * ldc + 8);
            acc6_0 = _mm512_loadu_pd(c + 6 * ldc);
            acc6_1 = _mm512_loadu_pd(c + 6 * ldc + 8);
            acc7_0 = _mm512_loadu_pd(c + 7 * ldc);
            acc7_1 = _mm512_loadu_pd(c + 7 * ldc + 8);
            acc8_0 = _mm512_loadu_pd(c + 8 * ldc);
            acc8_1 = _mm512_loadu_pd(c + 8 * ldc + 8);
            acc9_0 = _mm512_loadu_pd(c + 9 * ldc);
            acc9_1 = _mm512_loadu_pd(c + 9 * ldc + 8);
            acc10_0 = _mm512_loadu_pd(c + 10 * ldc);
            acc10_1 = _mm512_loadu_pd(c + 10 * ldc + 8);
            acc11_0 = _mm512_loadu_pd(c + 11 * ldc);
            acc11_1 = _mm512_loadu_pd(c + 11 * ldc + 8);
            acc12_0 = _mm512_loadu_pd(c + 12 * ldc);
            acc12_1 = _mm512_loadu_pd(c + 12 * ldc + 8);
            acc13_0 = _mm512_loadu_pd(c + 13 * ldc);
            acc13_1 = _mm512_loadu_pd(c + 13 * ldc + 8);
        }
        if (m != 14 || n != 16) {
            __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, n);
            __mmask8 within1 = (__mmask8)(_bzhi_u64(~0ull, n) >> 8);
            if (m > 0) {
                acc0_0 = _mm512_maskz_loadu_pd(within0, c);
                acc0_1 = _mm512_maskz_loadu_pd(within1, c + 8);
            }
            if (m > 1) {
                acc1_0 = _mm512_maskz_loadu_pd(within0, c + ldc);
                acc1_1 = _mm512_maskz_loadu_pd(within1, c + ldc + 8);
            }
            if (m > 2) {
                acc2_0 = _mm512_maskz_loadu_pd(within0, c + 2 * ldc);
                acc2_1 = _mm512_maskz_loadu_pd(within1, c + 2 * ldc + 8);
            }
            if (m > 3) {
                acc3_0 = _mm512_maskz_loadu_pd(within0, c + 3 * ldc);
                acc3_1 = _mm512_maskz_loadu_pd(within1, c + 3 * ldc + 8);
            }
            if (m > 4) {
                acc4_0 = _mm512_maskz_loadu_pd(within0, c + 4 * ldc);
                acc4_1 = _mm512_maskz_loadu_pd(within1, c + 4 * ldc + 8);
            }
            if (m > 5) {
                acc5_0 = _mm512_maskz_loadu_pd(within0, c + 5 * ldc);
                acc5_1 = _mm512_maskz_loadu_pd(within1, c + 5 * ldc + 8);
            }
            if (m > 6) {
                acc6_0 = _mm512_maskz_loadu_pd(within0, c + 6 * ldc);
                acc6_1 = _mm512_maskz_loadu_pd(within1, c + 6 * ldc + 8);
            }
            if (m > 7) {
                acc7_0 = _mm512_maskz_loadu_pd(within0, c + 7 * ldc);
                acc7_1 = _mm512_maskz_loadu_pd(within1, c + 7 * ldc + 8);
            }
            if (m > 8) {
                acc8_0 = _mm512_maskz_loadu_pd(within0, c + 8 * ldc);
                acc8_1 = _mm512_maskz_loadu_pd(within1, c + 8 * ldc + 8);
            }
            if (m > 9) {
                acc9_0 = _mm512_maskz_loadu_pd(within0, c + 9 * ldc);
                acc9_1 = _mm512_maskz_loadu_pd(within1, c + 9 * ldc + 8);
            }
            if (m > 10) {
                acc10_0 = _mm512_maskz_loadu_pd(within0, c + 10 * ldc);
                acc10_1 = _mm512_maskz_loadu_pd(within1, c + 10 * ldc + 8);
            }
            if (m > 11) {
                acc11_0 = _mm512_maskz_loadu_pd(within0, c + 11 * ldc);
                acc11_1 = _mm512_maskz_loadu_pd(within1, c + 11 * ldc + 8);
            }
            if (m > 12) {
                acc12_0 = _mm512_maskz_loadu_pd(within0, c + 12 * ldc);
                acc12_1 = _mm512_maskz_loadu_pd(within1, c + 12 * ldc + 8);
            }
            if (m > 13) {
                acc13_0 = _mm512_maskz_loadu_pd(within0, c + 13 * ldc);
                acc13_1 = _mm512_maskz_loadu_pd(within1, c + 13 * ldc + 8);
            }
        }
    }
    int64_t first = depth < 14 ? depth : 14 + (depth - 14) % 2;
    double *t_2 = c + 16;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        __builtin_prefetch(t_2 + 8);
        f64x8 b0 = _mm512_loadu_pd(b);
        f64x8 b1 = _mm512_loadu_pd(b + 8);
        f64x8 a0 = _mm512_set1_pd(a[0]);
        acc0_0 += a0 * b0;
        acc0_1 += a0 * b1;
        f64x8 a1 = _mm512_set1_pd(a[1]);
        acc1_0 += a1 * b0;
        acc1_1 += a1 * b1;
        f64x8 a2 = _mm512_set1_pd(a[2]);
        acc2_0 += a2 * b0;
        acc2_1 += a2 * b1;
        f64x8 a3 = _mm512_set1_pd(a[3]);
        acc3_0 += a3 * b0;
        acc3_1 += a3 * b1;
        f64x8 a4 = _mm512_set1_pd(a[4]);
        acc4_0 += a4 * b0;
        acc4_1 += a4 * b1;
        f64x8 a5 = _mm512_set1_pd(a[5]);
        acc5_0 += a5 * b0;
        acc5_1 += a5 * b1;
        f64x8 a6 = _mm512_set1_pd(a[6]);
        acc6_0 += a6 * b0;
        acc6_1 += a6 * b1;
        f64x8 a7 = _mm512_set1_pd(a[7]);
        acc7_0 += a7 * b0;
        acc7_1 += a7 * b1;
        f64x8 a8 = _mm512_set1_pd(a[8]);
        acc8_0 += a8 * b0;
        acc8_1 += a8 * b1;
        f64x8 a9 = _mm512_set1_pd(a[9]);
        acc9_0 += a9 * b0;
        acc9_1 += a9 * b1;
        f64x8 a10 = _mm512_set1_pd(a[10]);
        acc10_0 += a10 * b0;
        acc10_1 += a10 * b1;
        f64x8 a11 = _mm512_set1_pd(a[11]);
        acc11_0 += a11 * b0;
        acc11_1 += a11 * b1;
        f64x8 a12 = _mm512_set1_pd(a[12]);
        acc12_0 += a12 * b0;
        acc12_1 += a12 * b1;
        f64x8 a13 = _mm512_set1_pd(a[13]);
        acc13_0 += a13 * b0;
        acc13_1 += a13 * b1;
        int64_t t_33 = p < 13 ? ldc : 0;
        a += 14;
        b += 16;
        t_2 += t_33;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 256);
        __builtin_prefetch(b + 264);
        f64x8 b0 = _mm512_loadu_pd(b);
        f64x8 b1 = _mm512_loadu_pd(b + 8);
        f64x8 a0 = _mm512_set1_pd(a[0]);
        f64x8 acc0_0_5 = acc0_0 + a0 * b0;
        f64x8 acc0_1_5 = acc0_1 + a0 * b1;
        f64x8 a1 = _mm512_set1_pd(a[1]);
        f64x8 acc1_0_5 = acc1_0 + a1 * b0;
        f64x8 acc1_1_5 = acc1_1 + a1 * b1;
        f64x8 a2 = _mm512_set1_pd(a[2]);
        f64x8 acc2_0_5 = acc2_0 + a2 * b0;
        f64x8 acc2_1_5 = acc2_1 + a2 * b1;
        f64x8 a3 = _mm512_set1_pd(a[3]);
        f64x8 acc3_0_5 = acc3_0 + a3 * b0;
        f64x8 acc3_1_5 = acc3_1 + a3 * b1;
        f64x8 a4 = _mm512_set1_pd(a[4]);
        f64x8 acc4_0_5 = acc4_0 + a4 * b0;
        f64x8 acc4_1_5 = acc4_1 + a4 * b1;
        f64x8 a5 = _mm512_set1_pd(a[5]);
        f64x8 acc5_0_5 = acc5_0 + a5 * b0;
        f64x8 acc5_1_5 = acc5_1 + a5 * b1;
        f64x8 a6 = _mm512_set1_pd(a[6]);
        f64x8 acc6_0_5 = acc6_0 + a6 * b0;
        f64x8 acc6_1_5 = acc6_1 + a6 * b1;
        f64x8 a7 = _mm512_set1_pd(a[7]);
        f64x8 acc7_0_5 = acc7_0 + a7 * b0;
        f64x8 acc7_1_5 = acc7_1 + a7 * b1;
        f64x8 a8 = _mm512_set1_pd(a[8]);
        f64x8 acc8_0_5 = acc8_0 + a8 * b0;
        f64x8 acc8_1_5 = acc8_1 + a8 * b1;
        f64x8 a9 = _mm512_set1_pd(a[9]);
        f64x8 acc9_0_5 = acc9_0 + a9 * b0;
        f64x8 acc9_1_5 = acc9_1 + a9 * b1;
        f64x8 a10 = _mm512_set1_pd(a[10]);
        f64x8 acc10_0_5 = acc10_0 + a10 * b0;
        f64x8 acc10_1_5 = acc10_1 + a10 * b1;
        f64x8 a11 = _mm512_set1_pd(a[11]);
        f64x8 acc11_0_5 = acc11_0 + a11 * b0;
        f64x8 acc11_1_5 = acc11_1 + a11 * b1;
        f64x8 a12 = _mm512_set1_pd(a[12]);
        f64x8 acc12_0_5 = acc12_0 + a12 * b0;
        f64x8 acc12_1_5 = acc12_1 + a12 * b1;
        f64x8 a13 = _mm512_set1_pd(a[13]);
        f64x8 acc13_0_5 = acc13_0 + a13 * b0;
        f64x8 acc13_1_5 = acc13_1 + a13 * b1;
        __builtin_prefetch(b + 272);
        __builtin_prefetch(b + 280);
        f64x8 b0_1 = _mm512_loadu_pd(b + 16);
        f64x8 b1_1 = _mm512_loadu_pd(b + 24);
        f64x8 a0_1 = _mm512_set1_pd(a[14]);
        acc0_0 = acc0_0_5 + a0_1 * b0_1;
        acc0_1 = acc0_1_5 + a0_1 * b1_1;
        f64x8 a1_1 = _mm512_set1_pd(a[15]);
        acc1_0 = acc1_0_5 + a1_1 * b0_1;
        acc1_1 = acc1_1_5 + a1_1 * b1_1;
        f64x8 a2_1 = _mm512_set1_pd(a[16]);
        acc2_0 = acc2_0_5 + a2_1 * b0_1;
        acc2_1 = acc2_1_5 + a2_1 * b1_1;
        f64x8 a3_1 = _mm512_set1_pd(a[17]);
        acc3_0 = acc3_0_5 + a3_1 * b0_1;
        acc3_1 = acc3_1_5 + a3_1 * b1_1;
        f64x8 a4_1 = _mm512_set1_pd(a[18]);
        acc4_0 = acc4_0_5 + a4_1 * b0_1;
        acc4_1 = acc4_1_5 + a4_1 * b1_1;
        f64x8 a5_1 = _mm512_set1_pd(a[19]);
        acc5_0 = acc5_0_5 + a5_1 * b0_1;
        acc5_1 = acc5_1_5 + a5_1 * b1_1;
        f64x8 a6_1 = _mm512_set1_pd(a[20]);
        acc6_0 = acc6_0_5 + a6_1 * b0_1;
        acc6_1 = acc6_1_5 + a6_1 * b1_1;
        f64x8 a7_1 = _mm512_set1_pd(a[21]);
        acc7_0 = acc7_0_5 + a7_1 * b0_1;
        acc7_1 = acc7_1_5 + a7_1 * b1_1;
        f64x8 a8_1 = _mm512_set1_pd(a[22]);
        acc8_0 = acc8_0_5 + a8_1 * b0_1;
        acc8_1 = acc8_1_5 + a8_1 * b1_1;
        f64x8 a9_1 = _mm512_set1_pd(a[23]);
        acc9_0 = acc9_0_5 + a9_1 * b0_1;
        acc9_1 = acc9_1_5 + a9_1 * b1_1;
        f64x8 a10_1 = _mm512_set1_pd(a[24]);
        acc10_0 = acc10_0_5 + a10_1 * b0_1;
        acc10_1 = acc10_1_5 + a10_1 * b1_1;
        f64x8 a11_1 = _mm512_set1_pd(a[25]);
        acc11_0 = acc11_0_5 + a11_1 * b0_1;
        acc11_1 = acc11_1_5 + a11_1 * b1_1;
        f64x8 a12_1 = _mm512_set1_pd(a[26]);
        acc12_0 = acc12_0_5 + a12_1 * b0_1;
        acc12_1 = acc12_1_5 + a12_1 * b1_1;
        f64x8 a13_1 = _mm512_set1_pd(a[27]);
        acc13_0 = acc13_0_5 + a13_1 * b0_1;
        acc13_1 = acc13_1_5 + a13_1 * b1_1;
        a += 28;
        b += 32;
    }

    /* c. */
    if (m == 14 && n == 16) {
        _mm512_storeu_pd(c, acc0_0);
        _mm512_storeu_pd(c + 8, acc0_1);
        _mm512_storeu_pd(c + ldc, acc1_0);
        _mm512_storeu_pd(c + ldc + 8, acc1_1);
        _mm512_storeu_pd(c + 2 * ldc, acc2_0);
        _mm512_storeu_pd(c + 2 * ldc + 8, acc2_1);
        _mm512_storeu_pd(c + 3 * ldc, acc3_0);
        _mm512_storeu_pd(c + 3 * ldc + 8, acc3_1);
        _mm512_storeu_pd(c + 4 * ldc, acc4_0);
        _mm512_storeu_pd(c + 4 * ldc + 8, acc4_1);
        _mm512_storeu_pd(c + 5 * ldc, acc5_0);
        _mm512_storeu_pd(c + 5 * ldc + 8, acc5_1);
        _mm512_storeu_pd(c + 6 * ldc, acc6_0);
        _mm512_storeu_pd(c + 6 * ldc + 8, acc6_1);
        _mm512_storeu_pd(c + 7 * ldc, acc7_0);
        _mm512_storeu_pd(c + 7 * ldc + 8, acc7_1);
        _mm512_storeu_pd(c + 8 * ldc, acc8_0);
        _mm512_storeu_pd(c + 8 * ldc + 8, acc8_1);
        _mm512_storeu_pd(c + 9 * ldc, acc9_0);
        _mm512_storeu_pd(c + 9 * ldc + 8, acc9_1);
        _mm512_storeu_pd(c + 10 * ldc, acc10_0);
        _mm512_storeu_pd(c + 10 * ldc + 8, acc10_1);
        _mm512_storeu_pd(c + 11 * ldc, acc11_0);
        _mm512_storeu_pd(c + 11 * ldc + 8, acc11_1);
        _mm512_storeu_pd(c + 12 * ldc, acc12_0);
        _mm512_storeu_pd(c + 12 * ldc + 8, acc12_1);
        _mm512_storeu_pd(c + 13 * ldc, acc13_0);
        _mm512_storeu_pd(c + 13 * ldc + 8, acc13_1);
    }
    if (m != 14 || n != 16) {
        __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, n);
        __mmask8 within1 = (__mmask8)(_bzhi_u64(~0ull, n) >> 8);
        if (m > 0) {
            _mm512_mask_storeu_pd(c, within0, acc0_0);
            _mm512_mask_storeu_pd(c + 8, within1, acc0_1);
        }
        if (m > 1) {
            _mm512_mask_storeu_pd(c + ldc, within0, acc1_0);
            _mm512_mask_storeu_pd(c + ldc + 8, within1, acc1_1);
        }
        if (m > 2) {
            _mm512_mask_storeu_pd(c + 2 * ldc, within0, acc2_0);
            _mm512_mask_storeu_pd(c + 2 * ldc + 8, within1, acc2_1);
        }
        if (m > 3) {
            _mm512_mask_storeu_pd(c + 3 * ldc, within0, acc3_0);
            _mm512_mask_storeu_pd(c + 3 * ldc + 8, within1, acc3_1);
        }
        if (m > 4) {
            _mm512_mask_storeu_pd(c + 4 * ldc, within0, acc4_0);
            _mm512_mask_storeu_pd(c + 4 * ldc + 8, within1, acc4_1);
        }
        if (m > 5) {
            _mm512_mask_storeu_pd(c + 5 * ldc, within0, acc5_0);
            _mm512_mask_storeu_pd(c + 5 * ldc + 8, within1, acc5_1);
        }
        if (m > 6) {
            _mm512_mask_storeu_pd(c + 6 * ldc, within0, acc6_0);
            _mm512_mask_storeu_pd(c + 6 * ldc + 8, within1, acc6_1);
        }
        if (m > 7) {
            _mm512_mask_storeu_pd(c + 7 * ldc, within0, acc7_0);
            _mm512_mask_storeu_pd(c + 7 * ldc + 8, within1, acc7_1);
        }
        if (m > 8) {
            _mm512_mask_storeu_pd(c + 8 * ldc, within0, acc8_0);
            _mm512_mask_storeu_pd(c + 8 * ldc + 8, within1, acc8_1);
        }
        if (m > 9) {
            _mm512_mask_storeu_pd(c + 9 * ldc, within0, acc9_0);
            _mm512_mask_storeu_pd(c + 9 * ldc + 8, within1, acc9_1);
        }
        if (m > 10) {
            _mm512_mask_storeu_pd(c + 10 * ldc, within0, acc10_0);
            _mm512_mask_storeu_pd(c + 10 * ldc + 8, within1, acc10_1);
        }
        if (m > 11) {
            _mm512_mask_storeu_pd(c + 11 * ldc, within0, acc11_0);
            _mm512_mask_storeu_pd(c + 11 * ldc + 8, within1, acc11_1);
        }
        if (m > 12) {
            _mm512_mask_storeu_pd(c + 12 * ldc, within0, acc12_0);
            _mm512_mask_storeu_pd(c + 12 * ldc + 8, within1, acc12_1);
        }
        if (m > 13) {
            _mm512_mask_storeu_pd(c + 13 * ldc, within0, acc13_0);
            _mm512_mask_storeu_pd(c + 13 * ldc + 8, within1, acc13_1);
        }
    }
}
