/* matmul_avx512.c: kernels of gen/manifest/matmul.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));

/* tnk_matmul_f32__avx512_14x32
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx512: act=none mr=14 nr=32
 * listed in gen/manifest/matmul.lua: at peak: 28 accumulators, 2 rows and a broadcast of 32
 *   registers
 * a turn of the inner loop: 28 fma 16 ld
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

    /* The tile of c will be wanted when the product is done. */
    __builtin_prefetch(c);
    __builtin_prefetch(c + 16);
    __builtin_prefetch(c + ldc);
    __builtin_prefetch(c + ldc + 16);
    __builtin_prefetch(c + 2 * ldc);
    __builtin_prefetch(c + 2 * ldc + 16);
    __builtin_prefetch(c + 3 * ldc);
    __builtin_prefetch(c + 3 * ldc + 16);
    __builtin_prefetch(c + 4 * ldc);
    __builtin_prefetch(c + 4 * ldc + 16);
    __builtin_prefetch(c + 5 * ldc);
    __builtin_prefetch(c + 5 * ldc + 16);
    __builtin_prefetch(c + 6 * ldc);
    __builtin_prefetch(c + 6 * ldc + 16);
    __builtin_prefetch(c + 7 * ldc);
    __builtin_prefetch(c + 7 * ldc + 16);
    __builtin_prefetch(c + 8 * ldc);
    __builtin_prefetch(c + 8 * ldc + 16);
    __builtin_prefetch(c + 9 * ldc);
    __builtin_prefetch(c + 9 * ldc + 16);
    __builtin_prefetch(c + 10 * ldc);
    __builtin_prefetch(c + 10 * ldc + 16);
    __builtin_prefetch(c + 11 * ldc);
    __builtin_prefetch(c + 11 * ldc + 16);
    __builtin_prefetch(c + 12 * ldc);
    __builtin_prefetch(c + 12 * ldc + 16);
    __builtin_prefetch(c + 13 * ldc);
    __builtin_prefetch(c + 13 * ldc + 16);

    /* The product. */
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
    for (int64_t p = 0; p < depth; p++) {
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(*a);
        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a[1]);
        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a[2]);
        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a[3]);
        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a[4]);
        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 a5 = _mm512_set1_ps(a[5]);
        acc5_0 = _mm512_fmadd_ps(a5, b0, acc5_0);
        acc5_1 = _mm512_fmadd_ps(a5, b1, acc5_1);
        f32x16 a6 = _mm512_set1_ps(a[6]);
        acc6_0 = _mm512_fmadd_ps(a6, b0, acc6_0);
        acc6_1 = _mm512_fmadd_ps(a6, b1, acc6_1);
        f32x16 a7 = _mm512_set1_ps(a[7]);
        acc7_0 = _mm512_fmadd_ps(a7, b0, acc7_0);
        acc7_1 = _mm512_fmadd_ps(a7, b1, acc7_1);
        f32x16 a8 = _mm512_set1_ps(a[8]);
        acc8_0 = _mm512_fmadd_ps(a8, b0, acc8_0);
        acc8_1 = _mm512_fmadd_ps(a8, b1, acc8_1);
        f32x16 a9 = _mm512_set1_ps(a[9]);
        acc9_0 = _mm512_fmadd_ps(a9, b0, acc9_0);
        acc9_1 = _mm512_fmadd_ps(a9, b1, acc9_1);
        f32x16 a10 = _mm512_set1_ps(a[10]);
        acc10_0 = _mm512_fmadd_ps(a10, b0, acc10_0);
        acc10_1 = _mm512_fmadd_ps(a10, b1, acc10_1);
        f32x16 a11 = _mm512_set1_ps(a[11]);
        acc11_0 = _mm512_fmadd_ps(a11, b0, acc11_0);
        acc11_1 = _mm512_fmadd_ps(a11, b1, acc11_1);
        f32x16 a12 = _mm512_set1_ps(a[12]);
        acc12_0 = _mm512_fmadd_ps(a12, b0, acc12_0);
        acc12_1 = _mm512_fmadd_ps(a12, b1, acc12_1);
        f32x16 a13 = _mm512_set1_ps(a[13]);
        acc13_0 = _mm512_fmadd_ps(a13, b0, acc13_0);
        acc13_1 = _mm512_fmadd_ps(a13, b1, acc13_1);
        a += 14;
        b += 32;
    }

    /* alpha and beta. */
    f32x16 factor = _mm512_set1_ps(alpha);
    acc0_0 = acc0_0 * factor;
    acc0_1 = acc0_1 * factor;
    acc1_0 = acc1_0 * factor;
    acc1_1 = acc1_1 * factor;
    acc2_0 = acc2_0 * factor;
    acc2_1 = acc2_1 * factor;
    acc3_0 = acc3_0 * factor;
    acc3_1 = acc3_1 * factor;
    acc4_0 = acc4_0 * factor;
    acc4_1 = acc4_1 * factor;
    acc5_0 = acc5_0 * factor;
    acc5_1 = acc5_1 * factor;
    acc6_0 = acc6_0 * factor;
    acc6_1 = acc6_1 * factor;
    acc7_0 = acc7_0 * factor;
    acc7_1 = acc7_1 * factor;
    acc8_0 = acc8_0 * factor;
    acc8_1 = acc8_1 * factor;
    acc9_0 = acc9_0 * factor;
    acc9_1 = acc9_1 * factor;
    acc10_0 = acc10_0 * factor;
    acc10_1 = acc10_1 * factor;
    acc11_0 = acc11_0 * factor;
    acc11_1 = acc11_1 * factor;
    acc12_0 = acc12_0 * factor;
    acc12_1 = acc12_1 * factor;
    acc13_0 = acc13_0 * factor;
    acc13_1 = acc13_1 * factor;
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
 * from templates/matmul_tile.lua, avx512: act=relu mr=14 nr=32
 * listed in gen/manifest/matmul.lua: a layer's activation costs no pass of its own
 * a turn of the inner loop: 28 fma 16 ld
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

    /* The tile of c will be wanted when the product is done. */
    __builtin_prefetch(c);
    __builtin_prefetch(c + 16);
    __builtin_prefetch(c + ldc);
    __builtin_prefetch(c + ldc + 16);
    __builtin_prefetch(c + 2 * ldc);
    __builtin_prefetch(c + 2 * ldc + 16);
    __builtin_prefetch(c + 3 * ldc);
    __builtin_prefetch(c + 3 * ldc + 16);
    __builtin_prefetch(c + 4 * ldc);
    __builtin_prefetch(c + 4 * ldc + 16);
    __builtin_prefetch(c + 5 * ldc);
    __builtin_prefetch(c + 5 * ldc + 16);
    __builtin_prefetch(c + 6 * ldc);
    __builtin_prefetch(c + 6 * ldc + 16);
    __builtin_prefetch(c + 7 * ldc);
    __builtin_prefetch(c + 7 * ldc + 16);
    __builtin_prefetch(c + 8 * ldc);
    __builtin_prefetch(c + 8 * ldc + 16);
    __builtin_prefetch(c + 9 * ldc);
    __builtin_prefetch(c + 9 * ldc + 16);
    __builtin_prefetch(c + 10 * ldc);
    __builtin_prefetch(c + 10 * ldc + 16);
    __builtin_prefetch(c + 11 * ldc);
    __builtin_prefetch(c + 11 * ldc + 16);
    __builtin_prefetch(c + 12 * ldc);
    __builtin_prefetch(c + 12 * ldc + 16);
    __builtin_prefetch(c + 13 * ldc);
    __builtin_prefetch(c + 13 * ldc + 16);

    /* The product. */
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
    for (int64_t p = 0; p < depth; p++) {
        f32x16 b0 = _mm512_loadu_ps(b);
        f32x16 b1 = _mm512_loadu_ps(b + 16);
        f32x16 a0 = _mm512_set1_ps(*a);
        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
        f32x16 a1 = _mm512_set1_ps(a[1]);
        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
        f32x16 a2 = _mm512_set1_ps(a[2]);
        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
        f32x16 a3 = _mm512_set1_ps(a[3]);
        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
        f32x16 a4 = _mm512_set1_ps(a[4]);
        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
        f32x16 a5 = _mm512_set1_ps(a[5]);
        acc5_0 = _mm512_fmadd_ps(a5, b0, acc5_0);
        acc5_1 = _mm512_fmadd_ps(a5, b1, acc5_1);
        f32x16 a6 = _mm512_set1_ps(a[6]);
        acc6_0 = _mm512_fmadd_ps(a6, b0, acc6_0);
        acc6_1 = _mm512_fmadd_ps(a6, b1, acc6_1);
        f32x16 a7 = _mm512_set1_ps(a[7]);
        acc7_0 = _mm512_fmadd_ps(a7, b0, acc7_0);
        acc7_1 = _mm512_fmadd_ps(a7, b1, acc7_1);
        f32x16 a8 = _mm512_set1_ps(a[8]);
        acc8_0 = _mm512_fmadd_ps(a8, b0, acc8_0);
        acc8_1 = _mm512_fmadd_ps(a8, b1, acc8_1);
        f32x16 a9 = _mm512_set1_ps(a[9]);
        acc9_0 = _mm512_fmadd_ps(a9, b0, acc9_0);
        acc9_1 = _mm512_fmadd_ps(a9, b1, acc9_1);
        f32x16 a10 = _mm512_set1_ps(a[10]);
        acc10_0 = _mm512_fmadd_ps(a10, b0, acc10_0);
        acc10_1 = _mm512_fmadd_ps(a10, b1, acc10_1);
        f32x16 a11 = _mm512_set1_ps(a[11]);
        acc11_0 = _mm512_fmadd_ps(a11, b0, acc11_0);
        acc11_1 = _mm512_fmadd_ps(a11, b1, acc11_1);
        f32x16 a12 = _mm512_set1_ps(a[12]);
        acc12_0 = _mm512_fmadd_ps(a12, b0, acc12_0);
        acc12_1 = _mm512_fmadd_ps(a12, b1, acc12_1);
        f32x16 a13 = _mm512_set1_ps(a[13]);
        acc13_0 = _mm512_fmadd_ps(a13, b0, acc13_0);
        acc13_1 = _mm512_fmadd_ps(a13, b1, acc13_1);
        a += 14;
        b += 32;
    }

    /* alpha and beta. */
    f32x16 factor = _mm512_set1_ps(alpha);
    acc0_0 = acc0_0 * factor;
    acc0_1 = acc0_1 * factor;
    acc1_0 = acc1_0 * factor;
    acc1_1 = acc1_1 * factor;
    acc2_0 = acc2_0 * factor;
    acc2_1 = acc2_1 * factor;
    acc3_0 = acc3_0 * factor;
    acc3_1 = acc3_1 * factor;
    acc4_0 = acc4_0 * factor;
    acc4_1 = acc4_1 * factor;
    acc5_0 = acc5_0 * factor;
    acc5_1 = acc5_1 * factor;
    acc6_0 = acc6_0 * factor;
    acc6_1 = acc6_1 * factor;
    acc7_0 = acc7_0 * factor;
    acc7_1 = acc7_1 * factor;
    acc8_0 = acc8_0 * factor;
    acc8_1 = acc8_1 * factor;
    acc9_0 = acc9_0 * factor;
    acc9_1 = acc9_1 * factor;
    acc10_0 = acc10_0 * factor;
    acc10_1 = acc10_1 * factor;
    acc11_0 = acc11_0 * factor;
    acc11_1 = acc11_1 * factor;
    acc12_0 = acc12_0 * factor;
    acc12_1 = acc12_1 * factor;
    acc13_0 = acc13_0 * factor;
    acc13_1 = acc13_1 * factor;
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

/* tnk_pack_f32__avx512_w14
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: width=14
 * listed in gen/manifest/matmul.lua: panels of the 14x32 tile
 * a turn of each inner loop: 1 ld 1 st; 64 shuffle 14 ld 16 st; 1 ld 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_f32__avx512_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            _mm512_mask_storeu_ps(panel + p * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                _mm512_maskz_loadu_ps((__mmask16)_bzhi_u64(~0ull, rows), src + p * k_stride));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 && rows == 14 ? k & -16 : 0;
        for (int64_t p = 0; p < whole; p += 16) {
            f32x16 x = _mm512_loadu_ps(src + p);
            f32x16 x_1 = _mm512_loadu_ps(src + row_stride + p);
            f32x16 x_2 = _mm512_loadu_ps(src + 2 * row_stride + p);
            f32x16 x_3 = _mm512_loadu_ps(src + 3 * row_stride + p);
            f32x16 x_4 = _mm512_loadu_ps(src + 4 * row_stride + p);
            f32x16 x_5 = _mm512_loadu_ps(src + 5 * row_stride + p);
            f32x16 x_6 = _mm512_loadu_ps(src + 6 * row_stride + p);
            f32x16 x_7 = _mm512_loadu_ps(src + 7 * row_stride + p);
            f32x16 x_8 = _mm512_loadu_ps(src + 8 * row_stride + p);
            f32x16 x_9 = _mm512_loadu_ps(src + 9 * row_stride + p);
            f32x16 x_10 = _mm512_loadu_ps(src + 10 * row_stride + p);
            f32x16 x_11 = _mm512_loadu_ps(src + 11 * row_stride + p);
            f32x16 x_12 = _mm512_loadu_ps(src + 12 * row_stride + p);
            f32x16 x_13 = _mm512_loadu_ps(src + 13 * row_stride + p);
            f32x16 t_1 = __builtin_shufflevector(x, x_8, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            f32x16 t_2 = __builtin_shufflevector(x, x_8, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            f32x16 t_3 = __builtin_shufflevector(x_1, x_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_4 = __builtin_shufflevector(x_1, x_9, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_5 = __builtin_shufflevector(x_2, x_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_6 = __builtin_shufflevector(x_2, x_10, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_7 = __builtin_shufflevector(x_3, x_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_8 = __builtin_shufflevector(x_3, x_11, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_9 = __builtin_shufflevector(x_4, x_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_10 = __builtin_shufflevector(x_4, x_12, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_11 = __builtin_shufflevector(x_5, x_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_12 = __builtin_shufflevector(x_5, x_13, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_13 = __builtin_shufflevector(x_6, (f32x16){0}, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                20, 5, 21, 6, 22, 7, 23);
            f32x16 t_14 = __builtin_shufflevector(x_6, (f32x16){0}, 8, 24, 9, 25, 10, 26, 11, 27,
                12, 28, 13, 29, 14, 30, 15, 31);
            f32x16 t_15 = __builtin_shufflevector(x_7, (f32x16){0}, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                20, 5, 21, 6, 22, 7, 23);
            f32x16 t_16 = __builtin_shufflevector(x_7, (f32x16){0}, 8, 24, 9, 25, 10, 26, 11, 27,
                12, 28, 13, 29, 14, 30, 15, 31);
            f32x16 t_17 = __builtin_shufflevector(t_1, t_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_18 = __builtin_shufflevector(t_1, t_9, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_19 = __builtin_shufflevector(t_2, t_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_20 = __builtin_shufflevector(t_2, t_10, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_21 = __builtin_shufflevector(t_3, t_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_22 = __builtin_shufflevector(t_3, t_11, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_23 = __builtin_shufflevector(t_4, t_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_24 = __builtin_shufflevector(t_4, t_12, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_25 = __builtin_shufflevector(t_5, t_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_26 = __builtin_shufflevector(t_5, t_13, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_27 = __builtin_shufflevector(t_6, t_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_28 = __builtin_shufflevector(t_6, t_14, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_29 = __builtin_shufflevector(t_7, t_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_30 = __builtin_shufflevector(t_7, t_15, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_31 = __builtin_shufflevector(t_8, t_16, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_32 = __builtin_shufflevector(t_8, t_16, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_33 = __builtin_shufflevector(t_17, t_25, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_34 = __builtin_shufflevector(t_17, t_25, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_35 = __builtin_shufflevector(t_18, t_26, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_36 = __builtin_shufflevector(t_18, t_26, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_37 = __builtin_shufflevector(t_19, t_27, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_38 = __builtin_shufflevector(t_19, t_27, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_39 = __builtin_shufflevector(t_20, t_28, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_40 = __builtin_shufflevector(t_20, t_28, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_41 = __builtin_shufflevector(t_21, t_29, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_42 = __builtin_shufflevector(t_21, t_29, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_43 = __builtin_shufflevector(t_22, t_30, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_44 = __builtin_shufflevector(t_22, t_30, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_45 = __builtin_shufflevector(t_23, t_31, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_46 = __builtin_shufflevector(t_23, t_31, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_47 = __builtin_shufflevector(t_24, t_32, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_48 = __builtin_shufflevector(t_24, t_32, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            _mm512_mask_storeu_ps(panel + (p + 1 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_33, t_41, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 2 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_33, t_41, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_mask_storeu_ps(panel + (p + 3 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_34, t_42, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 4 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_34, t_42, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_mask_storeu_ps(panel + (p + 5 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_35, t_43, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 6 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_35, t_43, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_mask_storeu_ps(panel + (p + 7 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_36, t_44, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 8 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_36, t_44, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_mask_storeu_ps(panel + (p + 9 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_37, t_45, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 10 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_37, t_45, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_mask_storeu_ps(panel + (p + 11 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_38, t_46, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 12 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_38, t_46, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_mask_storeu_ps(panel + (p + 13 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_39, t_47, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 14 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_39, t_47, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_mask_storeu_ps(panel + (p + 15 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_40, t_48, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_mask_storeu_ps(panel + (p + 16 - 1) * 14, (__mmask16)_bzhi_u64(~0ull, 14),
                __builtin_shufflevector(t_40, t_48, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 14 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 14; i++) {
                panel[p * 14 + i] = 0.0f;
            }
        }
    }
}

/* tnk_pack_f32__avx512_w32
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: width=32
 * listed in gen/manifest/matmul.lua: panels of the 14x32 tile
 * a turn of each inner loop: 2 ld 2 st; 128 shuffle 32 ld 32 st; 1 ld 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_f32__avx512_w32(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            _mm512_storeu_ps(panel + p * 32,
                _mm512_maskz_loadu_ps((__mmask16)_bzhi_u64(~0ull, rows), src + p * k_stride));
            _mm512_storeu_ps(panel + p * 32 + 16,
                _mm512_maskz_loadu_ps((__mmask16)(_bzhi_u64(~0ull, rows) >> 16),
                src + p * k_stride + 16));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 && rows == 32 ? k & -16 : 0;
        for (int64_t p = 0; p < whole; p += 16) {
            f32x16 x = _mm512_loadu_ps(src + p);
            f32x16 x_1 = _mm512_loadu_ps(src + row_stride + p);
            f32x16 x_2 = _mm512_loadu_ps(src + 2 * row_stride + p);
            f32x16 x_3 = _mm512_loadu_ps(src + 3 * row_stride + p);
            f32x16 x_4 = _mm512_loadu_ps(src + 4 * row_stride + p);
            f32x16 x_5 = _mm512_loadu_ps(src + 5 * row_stride + p);
            f32x16 x_6 = _mm512_loadu_ps(src + 6 * row_stride + p);
            f32x16 x_7 = _mm512_loadu_ps(src + 7 * row_stride + p);
            f32x16 x_8 = _mm512_loadu_ps(src + 8 * row_stride + p);
            f32x16 x_9 = _mm512_loadu_ps(src + 9 * row_stride + p);
            f32x16 x_10 = _mm512_loadu_ps(src + 10 * row_stride + p);
            f32x16 x_11 = _mm512_loadu_ps(src + 11 * row_stride + p);
            f32x16 x_12 = _mm512_loadu_ps(src + 12 * row_stride + p);
            f32x16 x_13 = _mm512_loadu_ps(src + 13 * row_stride + p);
            f32x16 x_14 = _mm512_loadu_ps(src + 14 * row_stride + p);
            f32x16 x_15 = _mm512_loadu_ps(src + 15 * row_stride + p);
            f32x16 t_1 = __builtin_shufflevector(x, x_8, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            f32x16 t_2 = __builtin_shufflevector(x, x_8, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            f32x16 t_3 = __builtin_shufflevector(x_1, x_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_4 = __builtin_shufflevector(x_1, x_9, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_5 = __builtin_shufflevector(x_2, x_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_6 = __builtin_shufflevector(x_2, x_10, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_7 = __builtin_shufflevector(x_3, x_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_8 = __builtin_shufflevector(x_3, x_11, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_9 = __builtin_shufflevector(x_4, x_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_10 = __builtin_shufflevector(x_4, x_12, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_11 = __builtin_shufflevector(x_5, x_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_12 = __builtin_shufflevector(x_5, x_13, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_13 = __builtin_shufflevector(x_6, x_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_14 = __builtin_shufflevector(x_6, x_14, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_15 = __builtin_shufflevector(x_7, x_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_16 = __builtin_shufflevector(x_7, x_15, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_17 = __builtin_shufflevector(t_1, t_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_18 = __builtin_shufflevector(t_1, t_9, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_19 = __builtin_shufflevector(t_2, t_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_20 = __builtin_shufflevector(t_2, t_10, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_21 = __builtin_shufflevector(t_3, t_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_22 = __builtin_shufflevector(t_3, t_11, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_23 = __builtin_shufflevector(t_4, t_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_24 = __builtin_shufflevector(t_4, t_12, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_25 = __builtin_shufflevector(t_5, t_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_26 = __builtin_shufflevector(t_5, t_13, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_27 = __builtin_shufflevector(t_6, t_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_28 = __builtin_shufflevector(t_6, t_14, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_29 = __builtin_shufflevector(t_7, t_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_30 = __builtin_shufflevector(t_7, t_15, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_31 = __builtin_shufflevector(t_8, t_16, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_32 = __builtin_shufflevector(t_8, t_16, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_33 = __builtin_shufflevector(t_17, t_25, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_34 = __builtin_shufflevector(t_17, t_25, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_35 = __builtin_shufflevector(t_18, t_26, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_36 = __builtin_shufflevector(t_18, t_26, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_37 = __builtin_shufflevector(t_19, t_27, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_38 = __builtin_shufflevector(t_19, t_27, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_39 = __builtin_shufflevector(t_20, t_28, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_40 = __builtin_shufflevector(t_20, t_28, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_41 = __builtin_shufflevector(t_21, t_29, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_42 = __builtin_shufflevector(t_21, t_29, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_43 = __builtin_shufflevector(t_22, t_30, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_44 = __builtin_shufflevector(t_22, t_30, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_45 = __builtin_shufflevector(t_23, t_31, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_46 = __builtin_shufflevector(t_23, t_31, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_47 = __builtin_shufflevector(t_24, t_32, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_48 = __builtin_shufflevector(t_24, t_32, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            _mm512_storeu_ps(panel + (p + 1 - 1) * 32,
                __builtin_shufflevector(t_33, t_41, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 2 - 1) * 32,
                __builtin_shufflevector(t_33, t_41, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 3 - 1) * 32,
                __builtin_shufflevector(t_34, t_42, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 4 - 1) * 32,
                __builtin_shufflevector(t_34, t_42, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 5 - 1) * 32,
                __builtin_shufflevector(t_35, t_43, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 6 - 1) * 32,
                __builtin_shufflevector(t_35, t_43, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 7 - 1) * 32,
                __builtin_shufflevector(t_36, t_44, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 8 - 1) * 32,
                __builtin_shufflevector(t_36, t_44, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 9 - 1) * 32,
                __builtin_shufflevector(t_37, t_45, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 10 - 1) * 32,
                __builtin_shufflevector(t_37, t_45, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 11 - 1) * 32,
                __builtin_shufflevector(t_38, t_46, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 12 - 1) * 32,
                __builtin_shufflevector(t_38, t_46, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 13 - 1) * 32,
                __builtin_shufflevector(t_39, t_47, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 14 - 1) * 32,
                __builtin_shufflevector(t_39, t_47, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 15 - 1) * 32,
                __builtin_shufflevector(t_40, t_48, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 16 - 1) * 32,
                __builtin_shufflevector(t_40, t_48, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            f32x16 x_16 = _mm512_loadu_ps(src + 16 * row_stride + p);
            f32x16 x_17 = _mm512_loadu_ps(src + 17 * row_stride + p);
            f32x16 x_18 = _mm512_loadu_ps(src + 18 * row_stride + p);
            f32x16 x_19 = _mm512_loadu_ps(src + 19 * row_stride + p);
            f32x16 x_20 = _mm512_loadu_ps(src + 20 * row_stride + p);
            f32x16 x_21 = _mm512_loadu_ps(src + 21 * row_stride + p);
            f32x16 x_22 = _mm512_loadu_ps(src + 22 * row_stride + p);
            f32x16 x_23 = _mm512_loadu_ps(src + 23 * row_stride + p);
            f32x16 x_24 = _mm512_loadu_ps(src + 24 * row_stride + p);
            f32x16 x_25 = _mm512_loadu_ps(src + 25 * row_stride + p);
            f32x16 x_26 = _mm512_loadu_ps(src + 26 * row_stride + p);
            f32x16 x_27 = _mm512_loadu_ps(src + 27 * row_stride + p);
            f32x16 x_28 = _mm512_loadu_ps(src + 28 * row_stride + p);
            f32x16 x_29 = _mm512_loadu_ps(src + 29 * row_stride + p);
            f32x16 x_30 = _mm512_loadu_ps(src + 30 * row_stride + p);
            f32x16 x_31 = _mm512_loadu_ps(src + 31 * row_stride + p);
            f32x16 t_81 = __builtin_shufflevector(x_16, x_24, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_82 = __builtin_shufflevector(x_16, x_24, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_83 = __builtin_shufflevector(x_17, x_25, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_84 = __builtin_shufflevector(x_17, x_25, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_85 = __builtin_shufflevector(x_18, x_26, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_86 = __builtin_shufflevector(x_18, x_26, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_87 = __builtin_shufflevector(x_19, x_27, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_88 = __builtin_shufflevector(x_19, x_27, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_89 = __builtin_shufflevector(x_20, x_28, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_90 = __builtin_shufflevector(x_20, x_28, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_91 = __builtin_shufflevector(x_21, x_29, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_92 = __builtin_shufflevector(x_21, x_29, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_93 = __builtin_shufflevector(x_22, x_30, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_94 = __builtin_shufflevector(x_22, x_30, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_95 = __builtin_shufflevector(x_23, x_31, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_96 = __builtin_shufflevector(x_23, x_31, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_97 = __builtin_shufflevector(t_81, t_89, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_98 = __builtin_shufflevector(t_81, t_89, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            f32x16 t_99 = __builtin_shufflevector(t_82, t_90, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            f32x16 t_100 = __builtin_shufflevector(t_82, t_90, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_101 = __builtin_shufflevector(t_83, t_91, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_102 = __builtin_shufflevector(t_83, t_91, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_103 = __builtin_shufflevector(t_84, t_92, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_104 = __builtin_shufflevector(t_84, t_92, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_105 = __builtin_shufflevector(t_85, t_93, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_106 = __builtin_shufflevector(t_85, t_93, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_107 = __builtin_shufflevector(t_86, t_94, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_108 = __builtin_shufflevector(t_86, t_94, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_109 = __builtin_shufflevector(t_87, t_95, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_110 = __builtin_shufflevector(t_87, t_95, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_111 = __builtin_shufflevector(t_88, t_96, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_112 = __builtin_shufflevector(t_88, t_96, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_113 = __builtin_shufflevector(t_97, t_105, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_114 = __builtin_shufflevector(t_97, t_105, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_115 = __builtin_shufflevector(t_98, t_106, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_116 = __builtin_shufflevector(t_98, t_106, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_117 = __builtin_shufflevector(t_99, t_107, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_118 = __builtin_shufflevector(t_99, t_107, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_119 = __builtin_shufflevector(t_100, t_108, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_120 = __builtin_shufflevector(t_100, t_108, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_121 = __builtin_shufflevector(t_101, t_109, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_122 = __builtin_shufflevector(t_101, t_109, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_123 = __builtin_shufflevector(t_102, t_110, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_124 = __builtin_shufflevector(t_102, t_110, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_125 = __builtin_shufflevector(t_103, t_111, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_126 = __builtin_shufflevector(t_103, t_111, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            f32x16 t_127 = __builtin_shufflevector(t_104, t_112, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                5, 21, 6, 22, 7, 23);
            f32x16 t_128 = __builtin_shufflevector(t_104, t_112, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                28, 13, 29, 14, 30, 15, 31);
            _mm512_storeu_ps(panel + (p + 1 - 1) * 32 + 16,
                __builtin_shufflevector(t_113, t_121, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 2 - 1) * 32 + 16,
                __builtin_shufflevector(t_113, t_121, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 3 - 1) * 32 + 16,
                __builtin_shufflevector(t_114, t_122, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 4 - 1) * 32 + 16,
                __builtin_shufflevector(t_114, t_122, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 5 - 1) * 32 + 16,
                __builtin_shufflevector(t_115, t_123, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 6 - 1) * 32 + 16,
                __builtin_shufflevector(t_115, t_123, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 7 - 1) * 32 + 16,
                __builtin_shufflevector(t_116, t_124, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 8 - 1) * 32 + 16,
                __builtin_shufflevector(t_116, t_124, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 9 - 1) * 32 + 16,
                __builtin_shufflevector(t_117, t_125, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 10 - 1) * 32 + 16,
                __builtin_shufflevector(t_117, t_125, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 11 - 1) * 32 + 16,
                __builtin_shufflevector(t_118, t_126, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 12 - 1) * 32 + 16,
                __builtin_shufflevector(t_118, t_126, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 13 - 1) * 32 + 16,
                __builtin_shufflevector(t_119, t_127, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 14 - 1) * 32 + 16,
                __builtin_shufflevector(t_119, t_127, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
            _mm512_storeu_ps(panel + (p + 15 - 1) * 32 + 16,
                __builtin_shufflevector(t_120, t_128, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23));
            _mm512_storeu_ps(panel + (p + 16 - 1) * 32 + 16,
                __builtin_shufflevector(t_120, t_128, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 32 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 32; i++) {
                panel[p * 32 + i] = 0.0f;
            }
        }
    }
}
