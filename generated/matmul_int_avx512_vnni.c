/* matmul_int_avx512_vnni.c: kernels of gen/manifest/matmul_int.lua for avx512_vnni.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef uint8_t u8x64 __attribute__((vector_size(64)));
typedef int8_t i8x64 __attribute__((vector_size(64)));

/* tnk_matmul_int_u8_i8_i32__avx512_vnni_14x32
 * tile of a product by dot products.
 * from templates/matmul_dot.lua, avx512_vnni: dot=u8_i8 mr=14 nr=32
 * listed in gen/manifest/matmul_int.lua: at peak: 28 accumulators, 2 rows and a broadcast of 32
 *   registers
 * a turn of the inner loop: 28 dot 16 ld
 * vector registers: 31 of 32 */
void tnk_matmul_int_u8_i8_i32__avx512_vnni_14x32(int64_t k, const void *a_, const void *b_,
    void *c_, int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const int32_t *restrict a = a_;
    const int32_t *restrict b = b_;
    int32_t *restrict c = c_;
    (void)bias;

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
    int64_t steps = (k + 4 - 1) / 4;
    i32x16 acc0_0 = {0};
    i32x16 acc0_1 = {0};
    i32x16 acc1_0 = {0};
    i32x16 acc1_1 = {0};
    i32x16 acc2_0 = {0};
    i32x16 acc2_1 = {0};
    i32x16 acc3_0 = {0};
    i32x16 acc3_1 = {0};
    i32x16 acc4_0 = {0};
    i32x16 acc4_1 = {0};
    i32x16 acc5_0 = {0};
    i32x16 acc5_1 = {0};
    i32x16 acc6_0 = {0};
    i32x16 acc6_1 = {0};
    i32x16 acc7_0 = {0};
    i32x16 acc7_1 = {0};
    i32x16 acc8_0 = {0};
    i32x16 acc8_1 = {0};
    i32x16 acc9_0 = {0};
    i32x16 acc9_1 = {0};
    i32x16 acc10_0 = {0};
    i32x16 acc10_1 = {0};
    i32x16 acc11_0 = {0};
    i32x16 acc11_1 = {0};
    i32x16 acc12_0 = {0};
    i32x16 acc12_1 = {0};
    i32x16 acc13_0 = {0};
    i32x16 acc13_1 = {0};
    for (int64_t p = 0; p < steps; p++) {
        __builtin_prefetch(b + 512);
        __builtin_prefetch(b + 528);
        i32x16 b0 = *(const i32x16u *)b;
        i32x16 b1 = *(const i32x16u *)(b + 16);
        i32x16 a0 = (i32x16)_mm512_set1_epi32(a[0]);
        acc0_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc0_0, (__m512i)a0, (__m512i)b0);
        acc0_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc0_1, (__m512i)a0, (__m512i)b1);
        i32x16 a1 = (i32x16)_mm512_set1_epi32(a[1]);
        acc1_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc1_0, (__m512i)a1, (__m512i)b0);
        acc1_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc1_1, (__m512i)a1, (__m512i)b1);
        i32x16 a2 = (i32x16)_mm512_set1_epi32(a[2]);
        acc2_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc2_0, (__m512i)a2, (__m512i)b0);
        acc2_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc2_1, (__m512i)a2, (__m512i)b1);
        i32x16 a3 = (i32x16)_mm512_set1_epi32(a[3]);
        acc3_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc3_0, (__m512i)a3, (__m512i)b0);
        acc3_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc3_1, (__m512i)a3, (__m512i)b1);
        i32x16 a4 = (i32x16)_mm512_set1_epi32(a[4]);
        acc4_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc4_0, (__m512i)a4, (__m512i)b0);
        acc4_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc4_1, (__m512i)a4, (__m512i)b1);
        i32x16 a5 = (i32x16)_mm512_set1_epi32(a[5]);
        acc5_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc5_0, (__m512i)a5, (__m512i)b0);
        acc5_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc5_1, (__m512i)a5, (__m512i)b1);
        i32x16 a6 = (i32x16)_mm512_set1_epi32(a[6]);
        acc6_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc6_0, (__m512i)a6, (__m512i)b0);
        acc6_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc6_1, (__m512i)a6, (__m512i)b1);
        i32x16 a7 = (i32x16)_mm512_set1_epi32(a[7]);
        acc7_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc7_0, (__m512i)a7, (__m512i)b0);
        acc7_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc7_1, (__m512i)a7, (__m512i)b1);
        i32x16 a8 = (i32x16)_mm512_set1_epi32(a[8]);
        acc8_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc8_0, (__m512i)a8, (__m512i)b0);
        acc8_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc8_1, (__m512i)a8, (__m512i)b1);
        i32x16 a9 = (i32x16)_mm512_set1_epi32(a[9]);
        acc9_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc9_0, (__m512i)a9, (__m512i)b0);
        acc9_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc9_1, (__m512i)a9, (__m512i)b1);
        i32x16 a10 = (i32x16)_mm512_set1_epi32(a[10]);
        acc10_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc10_0, (__m512i)a10, (__m512i)b0);
        acc10_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc10_1, (__m512i)a10, (__m512i)b1);
        i32x16 a11 = (i32x16)_mm512_set1_epi32(a[11]);
        acc11_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc11_0, (__m512i)a11, (__m512i)b0);
        acc11_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc11_1, (__m512i)a11, (__m512i)b1);
        i32x16 a12 = (i32x16)_mm512_set1_epi32(a[12]);
        acc12_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc12_0, (__m512i)a12, (__m512i)b0);
        acc12_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc12_1, (__m512i)a12, (__m512i)b1);
        i32x16 a13 = (i32x16)_mm512_set1_epi32(a[13]);
        acc13_0 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc13_0, (__m512i)a13, (__m512i)b0);
        acc13_1 = (i32x16)_mm512_dpbusd_epi32((__m512i)acc13_1, (__m512i)a13, (__m512i)b1);
        a += 14;
        b += 32;
    }

    /* What came before, and c. */
    if (alpha_beta[1] != 0.0f) {
        if (m == 14 && n == 32) {
            acc0_0 += *(const i32x16u *)c;
            acc0_1 += *(const i32x16u *)(c + 16);
            acc1_0 += *(const i32x16u *)(c + ldc);
            acc1_1 += *(const i32x16u *)(c + ldc + 16);
            acc2_0 += *(const i32x16u *)(c + 2 * ldc);
            acc2_1 += *(const i32x16u *)(c + 2 * ldc + 16);
            acc3_0 += *(const i32x16u *)(c + 3 * ldc);
            acc3_1 += *(const i32x16u *)(c + 3 * ldc + 16);
            acc4_0 += *(const i32x16u *)(c + 4 * ldc);
            acc4_1 += *(const i32x16u *)(c + 4 * ldc + 16);
            acc5_0 += *(const i32x16u *)(c + 5 * ldc);
            acc5_1 += *(const i32x16u *)(c + 5 * ldc + 16);
            acc6_0 += *(const i32x16u *)(c + 6 * ldc);
            acc6_1 += *(const i32x16u *)(c + 6 * ldc + 16);
            acc7_0 += *(const i32x16u *)(c + 7 * ldc);
            acc7_1 += *(const i32x16u *)(c + 7 * ldc + 16);
            acc8_0 += *(const i32x16u *)(c + 8 * ldc);
            acc8_1 += *(const i32x16u *)(c + 8 * ldc + 16);
            acc9_0 += *(const i32x16u *)(c + 9 * ldc);
            acc9_1 += *(const i32x16u *)(c + 9 * ldc + 16);
            acc10_0 += *(const i32x16u *)(c + 10 * ldc);
            acc10_1 += *(const i32x16u *)(c + 10 * ldc + 16);
            acc11_0 += *(const i32x16u *)(c + 11 * ldc);
            acc11_1 += *(const i32x16u *)(c + 11 * ldc + 16);
            acc12_0 += *(const i32x16u *)(c + 12 * ldc);
            acc12_1 += *(const i32x16u *)(c + 12 * ldc + 16);
            acc13_0 += *(const i32x16u *)(c + 13 * ldc);
            acc13_1 += *(const i32x16u *)(c + 13 * ldc + 16);
        }
        if (!(m == 14 && n == 32)) {
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
            if (m > 0) {
                acc0_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c);
                acc0_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 16);
            }
            if (m > 1) {
                acc1_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + ldc);
                acc1_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + ldc + 16);
            }
            if (m > 2) {
                acc2_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 2 * ldc);
                acc2_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 2 * ldc + 16);
            }
            if (m > 3) {
                acc3_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 3 * ldc);
                acc3_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 3 * ldc + 16);
            }
            if (m > 4) {
                acc4_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 4 * ldc);
                acc4_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 4 * ldc + 16);
            }
            if (m > 5) {
                acc5_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 5 * ldc);
                acc5_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 5 * ldc + 16);
            }
            if (m > 6) {
                acc6_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 6 * ldc);
                acc6_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 6 * ldc + 16);
            }
            if (m > 7) {
                acc7_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 7 * ldc);
                acc7_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 7 * ldc + 16);
            }
            if (m > 8) {
                acc8_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 8 * ldc);
                acc8_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 8 * ldc + 16);
            }
            if (m > 9) {
                acc9_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 9 * ldc);
                acc9_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 9 * ldc + 16);
            }
            if (m > 10) {
                acc10_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 10 * ldc);
                acc10_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 10 * ldc + 16);
            }
            if (m > 11) {
                acc11_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 11 * ldc);
                acc11_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 11 * ldc + 16);
            }
            if (m > 12) {
                acc12_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 12 * ldc);
                acc12_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 12 * ldc + 16);
            }
            if (m > 13) {
                acc13_0 += (i32x16)_mm512_maskz_loadu_epi32(within0, c + 13 * ldc);
                acc13_1 += (i32x16)_mm512_maskz_loadu_epi32(within1, c + 13 * ldc + 16);
            }
        }
    }
    if (m == 14 && n == 32) {
        *(i32x16u *)c = acc0_0;
        *(i32x16u *)(c + 16) = acc0_1;
        *(i32x16u *)(c + ldc) = acc1_0;
        *(i32x16u *)(c + ldc + 16) = acc1_1;
        *(i32x16u *)(c + 2 * ldc) = acc2_0;
        *(i32x16u *)(c + 2 * ldc + 16) = acc2_1;
        *(i32x16u *)(c + 3 * ldc) = acc3_0;
        *(i32x16u *)(c + 3 * ldc + 16) = acc3_1;
        *(i32x16u *)(c + 4 * ldc) = acc4_0;
        *(i32x16u *)(c + 4 * ldc + 16) = acc4_1;
        *(i32x16u *)(c + 5 * ldc) = acc5_0;
        *(i32x16u *)(c + 5 * ldc + 16) = acc5_1;
        *(i32x16u *)(c + 6 * ldc) = acc6_0;
        *(i32x16u *)(c + 6 * ldc + 16) = acc6_1;
        *(i32x16u *)(c + 7 * ldc) = acc7_0;
        *(i32x16u *)(c + 7 * ldc + 16) = acc7_1;
        *(i32x16u *)(c + 8 * ldc) = acc8_0;
        *(i32x16u *)(c + 8 * ldc + 16) = acc8_1;
        *(i32x16u *)(c + 9 * ldc) = acc9_0;
        *(i32x16u *)(c + 9 * ldc + 16) = acc9_1;
        *(i32x16u *)(c + 10 * ldc) = acc10_0;
        *(i32x16u *)(c + 10 * ldc + 16) = acc10_1;
        *(i32x16u *)(c + 11 * ldc) = acc11_0;
        *(i32x16u *)(c + 11 * ldc + 16) = acc11_1;
        *(i32x16u *)(c + 12 * ldc) = acc12_0;
        *(i32x16u *)(c + 12 * ldc + 16) = acc12_1;
        *(i32x16u *)(c + 13 * ldc) = acc13_0;
        *(i32x16u *)(c + 13 * ldc + 16) = acc13_1;
    }
    if (!(m == 14 && n == 32)) {
        __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, n);
        __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, n) >> 16);
        if (m > 0) {
            _mm512_mask_storeu_epi32(c, within0, (__m512i)acc0_0);
            _mm512_mask_storeu_epi32(c + 16, within1, (__m512i)acc0_1);
        }
        if (m > 1) {
            _mm512_mask_storeu_epi32(c + ldc, within0, (__m512i)acc1_0);
            _mm512_mask_storeu_epi32(c + ldc + 16, within1, (__m512i)acc1_1);
        }
        if (m > 2) {
            _mm512_mask_storeu_epi32(c + 2 * ldc, within0, (__m512i)acc2_0);
            _mm512_mask_storeu_epi32(c + 2 * ldc + 16, within1, (__m512i)acc2_1);
        }
        if (m > 3) {
            _mm512_mask_storeu_epi32(c + 3 * ldc, within0, (__m512i)acc3_0);
            _mm512_mask_storeu_epi32(c + 3 * ldc + 16, within1, (__m512i)acc3_1);
        }
        if (m > 4) {
            _mm512_mask_storeu_epi32(c + 4 * ldc, within0, (__m512i)acc4_0);
            _mm512_mask_storeu_epi32(c + 4 * ldc + 16, within1, (__m512i)acc4_1);
        }
        if (m > 5) {
            _mm512_mask_storeu_epi32(c + 5 * ldc, within0, (__m512i)acc5_0);
            _mm512_mask_storeu_epi32(c + 5 * ldc + 16, within1, (__m512i)acc5_1);
        }
        if (m > 6) {
            _mm512_mask_storeu_epi32(c + 6 * ldc, within0, (__m512i)acc6_0);
            _mm512_mask_storeu_epi32(c + 6 * ldc + 16, within1, (__m512i)acc6_1);
        }
        if (m > 7) {
            _mm512_mask_storeu_epi32(c + 7 * ldc, within0, (__m512i)acc7_0);
            _mm512_mask_storeu_epi32(c + 7 * ldc + 16, within1, (__m512i)acc7_1);
        }
        if (m > 8) {
            _mm512_mask_storeu_epi32(c + 8 * ldc, within0, (__m512i)acc8_0);
            _mm512_mask_storeu_epi32(c + 8 * ldc + 16, within1, (__m512i)acc8_1);
        }
        if (m > 9) {
            _mm512_mask_storeu_epi32(c + 9 * ldc, within0, (__m512i)acc9_0);
            _mm512_mask_storeu_epi32(c + 9 * ldc + 16, within1, (__m512i)acc9_1);
        }
        if (m > 10) {
            _mm512_mask_storeu_epi32(c + 10 * ldc, within0, (__m512i)acc10_0);
            _mm512_mask_storeu_epi32(c + 10 * ldc + 16, within1, (__m512i)acc10_1);
        }
        if (m > 11) {
            _mm512_mask_storeu_epi32(c + 11 * ldc, within0, (__m512i)acc11_0);
            _mm512_mask_storeu_epi32(c + 11 * ldc + 16, within1, (__m512i)acc11_1);
        }
        if (m > 12) {
            _mm512_mask_storeu_epi32(c + 12 * ldc, within0, (__m512i)acc12_0);
            _mm512_mask_storeu_epi32(c + 12 * ldc + 16, within1, (__m512i)acc12_1);
        }
        if (m > 13) {
            _mm512_mask_storeu_epi32(c + 13 * ldc, within0, (__m512i)acc13_0);
            _mm512_mask_storeu_epi32(c + 13 * ldc + 16, within1, (__m512i)acc13_1);
        }
    }
}
