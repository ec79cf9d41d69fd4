/* matmul_int_avx512_vnni.c: kernels of gen/manifest/matmul_int.lua for avx512_vnni.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef uint8_t u8x64 __attribute__((vector_size(64)));
typedef int8_t i8x64 __attribute__((vector_size(64)));

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline i32x16 interleave_low_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

static inline i32x16 interleave_high_i32x16(i32x16 a, i32x16 b)
{
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
        31);
}

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

/* tnk_pack_u8__avx512_vnni_w14
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512_vnni: from=u8 to=u8 width=14
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_u8__avx512_vnni_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 4 - 1) / 4;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? k / 4 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 224; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 14 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group++) {
        int64_t left = max_index(rows, 0);
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
        i32x16 t_8 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + (group * 4 + 1) * k_stride)) & 255) << 8;
        i32x16 t_9 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + group * 4 * k_stride)) & 255) | t_8;
        i32x16 t_12 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + (group * 4 + 2) * k_stride)) & 255) << 16;
        i32x16 t_16 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + (group * 4 + 3) * k_stride)) & 255) << 24;
        __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, 14);
        _mm512_mask_storeu_epi32(panel + group * 14, lanes_1, (__m512i)((t_9 | t_12) | t_16));
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 4, 64);
        __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, left);
        i32x16 row0 = {0};
        if (0 < rows) {
            row0 = (i32x16)_mm512_maskz_loadu_epi8(lanes, src + group * 4 * k_stride);
        }
        i32x16 row1 = {0};
        if (1 < rows) {
            row1 = (i32x16)_mm512_maskz_loadu_epi8(lanes, src + row_stride + group * 4 * k_stride);
        }
        i32x16 row2 = {0};
        if (2 < rows) {
            row2 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 2 * row_stride + group * 4 * k_stride);
        }
        i32x16 row3 = {0};
        if (3 < rows) {
            row3 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 3 * row_stride + group * 4 * k_stride);
        }
        i32x16 row4 = {0};
        if (4 < rows) {
            row4 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 4 * row_stride + group * 4 * k_stride);
        }
        i32x16 row5 = {0};
        if (5 < rows) {
            row5 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 5 * row_stride + group * 4 * k_stride);
        }
        i32x16 row6 = {0};
        if (6 < rows) {
            row6 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 6 * row_stride + group * 4 * k_stride);
        }
        i32x16 row7 = {0};
        if (7 < rows) {
            row7 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 7 * row_stride + group * 4 * k_stride);
        }
        i32x16 row8 = {0};
        if (8 < rows) {
            row8 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 8 * row_stride + group * 4 * k_stride);
        }
        i32x16 row9 = {0};
        if (9 < rows) {
            row9 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 9 * row_stride + group * 4 * k_stride);
        }
        i32x16 row10 = {0};
        if (10 < rows) {
            row10 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 10 * row_stride + group * 4 * k_stride);
        }
        i32x16 row11 = {0};
        if (11 < rows) {
            row11 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 11 * row_stride + group * 4 * k_stride);
        }
        i32x16 row12 = {0};
        if (12 < rows) {
            row12 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 12 * row_stride + group * 4 * k_stride);
        }
        i32x16 row13 = {0};
        if (13 < rows) {
            row13 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 13 * row_stride + group * 4 * k_stride);
        }
        i32x16 row14 = {0};
        if (14 < rows) {
            row14 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 14 * row_stride + group * 4 * k_stride);
        }
        i32x16 row15 = {0};
        if (15 < rows) {
            row15 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                src + 15 * row_stride + group * 4 * k_stride);
        }
        __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, 14);
        i32x16 t_4 = interleave_low_i32x16(row0, row8);
        i32x16 t_5 = interleave_high_i32x16(row0, row8);
        i32x16 t_6 = interleave_low_i32x16(row1, row9);
        i32x16 t_7 = interleave_high_i32x16(row1, row9);
        i32x16 t_8 = interleave_low_i32x16(row2, row10);
        i32x16 t_9 = interleave_high_i32x16(row2, row10);
        i32x16 t_10 = interleave_low_i32x16(row3, row11);
        i32x16 t_11 = interleave_high_i32x16(row3, row11);
        i32x16 t_12 = interleave_low_i32x16(row4, row12);
        i32x16 t_13 = interleave_high_i32x16(row4, row12);
        i32x16 t_14 = interleave_low_i32x16(row5, row13);
        i32x16 t_15 = interleave_high_i32x16(row5, row13);
        i32x16 t_16 = interleave_low_i32x16(row6, row14);
        i32x16 t_17 = interleave_high_i32x16(row6, row14);
        i32x16 t_18 = interleave_low_i32x16(row7, row15);
        i32x16 t_19 = interleave_high_i32x16(row7, row15);
        i32x16 t_20 = interleave_low_i32x16(t_4, t_12);
        i32x16 t_21 = interleave_high_i32x16(t_4, t_12);
        i32x16 t_22 = interleave_low_i32x16(t_5, t_13);
        i32x16 t_23 = interleave_high_i32x16(t_5, t_13);
        i32x16 t_24 = interleave_low_i32x16(t_6, t_14);
        i32x16 t_25 = interleave_high_i32x16(t_6, t_14);
        i32x16 t_26 = interleave_low_i32x16(t_7, t_15);
        i32x16 t_27 = interleave_high_i32x16(t_7, t_15);
        i32x16 t_28 = interleave_low_i32x16(t_8, t_16);
        i32x16 t_29 = interleave_high_i32x16(t_8, t_16);
        i32x16 t_30 = interleave_low_i32x16(t_9, t_17);
        i32x16 t_31 = interleave_high_i32x16(t_9, t_17);
        i32x16 t_32 = interleave_low_i32x16(t_10, t_18);
        i32x16 t_33 = interleave_high_i32x16(t_10, t_18);
        i32x16 t_34 = interleave_low_i32x16(t_11, t_19);
        i32x16 t_35 = interleave_high_i32x16(t_11, t_19);
        i32x16 t_36 = interleave_low_i32x16(t_20, t_28);
        i32x16 t_37 = interleave_high_i32x16(t_20, t_28);
        i32x16 t_38 = interleave_low_i32x16(t_21, t_29);
        i32x16 t_39 = interleave_high_i32x16(t_21, t_29);
        i32x16 t_40 = interleave_low_i32x16(t_22, t_30);
        i32x16 t_41 = interleave_high_i32x16(t_22, t_30);
        i32x16 t_42 = interleave_low_i32x16(t_23, t_31);
        i32x16 t_43 = interleave_high_i32x16(t_23, t_31);
        i32x16 t_44 = interleave_low_i32x16(t_24, t_32);
        i32x16 t_45 = interleave_high_i32x16(t_24, t_32);
        i32x16 t_46 = interleave_low_i32x16(t_25, t_33);
        i32x16 t_47 = interleave_high_i32x16(t_25, t_33);
        i32x16 t_48 = interleave_low_i32x16(t_26, t_34);
        i32x16 t_49 = interleave_high_i32x16(t_26, t_34);
        i32x16 t_50 = interleave_low_i32x16(t_27, t_35);
        i32x16 t_51 = interleave_high_i32x16(t_27, t_35);
        _mm512_mask_storeu_epi32(panel + group * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_36, t_44));
        _mm512_mask_storeu_epi32(panel + (group + 1) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_36, t_44));
        _mm512_mask_storeu_epi32(panel + (group + 2) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_37, t_45));
        _mm512_mask_storeu_epi32(panel + (group + 3) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_37, t_45));
        _mm512_mask_storeu_epi32(panel + (group + 4) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_38, t_46));
        _mm512_mask_storeu_epi32(panel + (group + 5) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_38, t_46));
        _mm512_mask_storeu_epi32(panel + (group + 6) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_39, t_47));
        _mm512_mask_storeu_epi32(panel + (group + 7) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_39, t_47));
        _mm512_mask_storeu_epi32(panel + (group + 8) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_40, t_48));
        _mm512_mask_storeu_epi32(panel + (group + 9) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_40, t_48));
        _mm512_mask_storeu_epi32(panel + (group + 10) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_41, t_49));
        _mm512_mask_storeu_epi32(panel + (group + 11) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_41, t_49));
        _mm512_mask_storeu_epi32(panel + (group + 12) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_42, t_50));
        _mm512_mask_storeu_epi32(panel + (group + 13) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_42, t_50));
        _mm512_mask_storeu_epi32(panel + (group + 14) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_43, t_51));
        _mm512_mask_storeu_epi32(panel + (group + 15) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_43, t_51));
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 14; row++) {
            int32_t word = 0;
            if (row < rows && (group * 4) < k) {
                word |= (int32_t)src[row * row_stride + group * 4 * k_stride] & 255;
            }
            if (row < rows && (group * 4 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 1) * k_stride]
                    & 255) << 8;
                word |= t_5;
            }
            if (row < rows && (group * 4 + 2) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 2) * k_stride]
                    & 255) << 16;
                word |= t_5;
            }
            if (row < rows && (group * 4 + 3) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 3) * k_stride]
                    & 255) << 24;
                word |= t_5;
            }
            panel[group * 14 + row] = word;
        }
    }
}

/* tnk_pack_i8_u8__avx512_vnni_w14
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512_vnni: from=i8 to=u8 width=14
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 1 select 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_i8_u8__avx512_vnni_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const int8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 4 - 1) / 4;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? k / 4 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 224; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 14 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group++) {
        int64_t left = max_index(rows, 0);
        __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
        i32x16 t_6 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + group * 4 * k_stride)) & 255) ^ 128;
        i32x16 t_9 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + (group * 4 + 1) * k_stride)) & 255) ^ 128;
        i32x16 t_14 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + (group * 4 + 2) * k_stride)) & 255) ^ 128;
        i32x16 t_16 = (t_6 | (t_9 << 8)) | (t_14 << 16);
        i32x16 t_19 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
            src + (group * 4 + 3) * k_stride)) & 255) ^ 128;
        __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, left);
        __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, 14);
        _mm512_mask_storeu_epi32(panel + group * 14, lanes_2,
            (__m512i)_mm512_mask_blend_epi32(lanes_1, (__m512i)(i32x16){0},
            (__m512i)(t_16 | (t_19 << 24))));
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 4, 64);
        __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, left);
        i32x16 row0 = {0};
        if (0 < rows) {
            row0 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row1 = {0};
        if (1 < rows) {
            row1 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row2 = {0};
        if (2 < rows) {
            row2 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 2 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row3 = {0};
        if (3 < rows) {
            row3 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 3 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row4 = {0};
        if (4 < rows) {
            row4 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 4 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row5 = {0};
        if (5 < rows) {
            row5 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 5 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row6 = {0};
        if (6 < rows) {
            row6 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 6 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row7 = {0};
        if (7 < rows) {
            row7 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 7 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row8 = {0};
        if (8 < rows) {
            row8 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 8 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row9 = {0};
        if (9 < rows) {
            row9 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 9 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row10 = {0};
        if (10 < rows) {
            row10 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 10 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row11 = {0};
        if (11 < rows) {
            row11 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 11 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row12 = {0};
        if (12 < rows) {
            row12 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 12 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row13 = {0};
        if (13 < rows) {
            row13 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 13 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row14 = {0};
        if (14 < rows) {
            row14 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 14 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        i32x16 row15 = {0};
        if (15 < rows) {
            row15 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(i8x64){0},
                (__m512i)((i8x64)_mm512_maskz_loadu_epi8(lanes,
                src + 15 * row_stride + group * 4 * k_stride) ^ (i8x64)_mm512_set1_epi8(-128)));
        }
        __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, 14);
        i32x16 t_4 = interleave_low_i32x16(row0, row8);
        i32x16 t_5 = interleave_high_i32x16(row0, row8);
        i32x16 t_6 = interleave_low_i32x16(row1, row9);
        i32x16 t_7 = interleave_high_i32x16(row1, row9);
        i32x16 t_8 = interleave_low_i32x16(row2, row10);
        i32x16 t_9 = interleave_high_i32x16(row2, row10);
        i32x16 t_10 = interleave_low_i32x16(row3, row11);
        i32x16 t_11 = interleave_high_i32x16(row3, row11);
        i32x16 t_12 = interleave_low_i32x16(row4, row12);
        i32x16 t_13 = interleave_high_i32x16(row4, row12);
        i32x16 t_14 = interleave_low_i32x16(row5, row13);
        i32x16 t_15 = interleave_high_i32x16(row5, row13);
        i32x16 t_16 = interleave_low_i32x16(row6, row14);
        i32x16 t_17 = interleave_high_i32x16(row6, row14);
        i32x16 t_18 = interleave_low_i32x16(row7, row15);
        i32x16 t_19 = interleave_high_i32x16(row7, row15);
        i32x16 t_20 = interleave_low_i32x16(t_4, t_12);
        i32x16 t_21 = interleave_high_i32x16(t_4, t_12);
        i32x16 t_22 = interleave_low_i32x16(t_5, t_13);
        i32x16 t_23 = interleave_high_i32x16(t_5, t_13);
        i32x16 t_24 = interleave_low_i32x16(t_6, t_14);
        i32x16 t_25 = interleave_high_i32x16(t_6, t_14);
        i32x16 t_26 = interleave_low_i32x16(t_7, t_15);
        i32x16 t_27 = interleave_high_i32x16(t_7, t_15);
        i32x16 t_28 = interleave_low_i32x16(t_8, t_16);
        i32x16 t_29 = interleave_high_i32x16(t_8, t_16);
        i32x16 t_30 = interleave_low_i32x16(t_9, t_17);
        i32x16 t_31 = interleave_high_i32x16(t_9, t_17);
        i32x16 t_32 = interleave_low_i32x16(t_10, t_18);
        i32x16 t_33 = interleave_high_i32x16(t_10, t_18);
        i32x16 t_34 = interleave_low_i32x16(t_11, t_19);
        i32x16 t_35 = interleave_high_i32x16(t_11, t_19);
        i32x16 t_36 = interleave_low_i32x16(t_20, t_28);
        i32x16 t_37 = interleave_high_i32x16(t_20, t_28);
        i32x16 t_38 = interleave_low_i32x16(t_21, t_29);
        i32x16 t_39 = interleave_high_i32x16(t_21, t_29);
        i32x16 t_40 = interleave_low_i32x16(t_22, t_30);
        i32x16 t_41 = interleave_high_i32x16(t_22, t_30);
        i32x16 t_42 = interleave_low_i32x16(t_23, t_31);
        i32x16 t_43 = interleave_high_i32x16(t_23, t_31);
        i32x16 t_44 = interleave_low_i32x16(t_24, t_32);
        i32x16 t_45 = interleave_high_i32x16(t_24, t_32);
        i32x16 t_46 = interleave_low_i32x16(t_25, t_33);
        i32x16 t_47 = interleave_high_i32x16(t_25, t_33);
        i32x16 t_48 = interleave_low_i32x16(t_26, t_34);
        i32x16 t_49 = interleave_high_i32x16(t_26, t_34);
        i32x16 t_50 = interleave_low_i32x16(t_27, t_35);
        i32x16 t_51 = interleave_high_i32x16(t_27, t_35);
        _mm512_mask_storeu_epi32(panel + group * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_36, t_44));
        _mm512_mask_storeu_epi32(panel + (group + 1) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_36, t_44));
        _mm512_mask_storeu_epi32(panel + (group + 2) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_37, t_45));
        _mm512_mask_storeu_epi32(panel + (group + 3) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_37, t_45));
        _mm512_mask_storeu_epi32(panel + (group + 4) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_38, t_46));
        _mm512_mask_storeu_epi32(panel + (group + 5) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_38, t_46));
        _mm512_mask_storeu_epi32(panel + (group + 6) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_39, t_47));
        _mm512_mask_storeu_epi32(panel + (group + 7) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_39, t_47));
        _mm512_mask_storeu_epi32(panel + (group + 8) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_40, t_48));
        _mm512_mask_storeu_epi32(panel + (group + 9) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_40, t_48));
        _mm512_mask_storeu_epi32(panel + (group + 10) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_41, t_49));
        _mm512_mask_storeu_epi32(panel + (group + 11) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_41, t_49));
        _mm512_mask_storeu_epi32(panel + (group + 12) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_42, t_50));
        _mm512_mask_storeu_epi32(panel + (group + 13) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_42, t_50));
        _mm512_mask_storeu_epi32(panel + (group + 14) * 14, lanes_1,
            (__m512i)interleave_low_i32x16(t_43, t_51));
        _mm512_mask_storeu_epi32(panel + (group + 15) * 14, lanes_1,
            (__m512i)interleave_high_i32x16(t_43, t_51));
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 14; row++) {
            int32_t word = 0;
            if (row < rows && (group * 4) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + group * 4 * k_stride] & 255) ^ 128;
                word |= t_5;
            }
            if (row < rows && (group * 4 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 1) * k_stride]
                    & 255) ^ 128;
                word |= t_5 << 8;
            }
            if (row < rows && (group * 4 + 2) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 2) * k_stride]
                    & 255) ^ 128;
                word |= t_5 << 16;
            }
            if (row < rows && (group * 4 + 3) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 3) * k_stride]
                    & 255) ^ 128;
                word |= t_5 << 24;
            }
            panel[group * 14 + row] = word;
        }
    }
}

/* tnk_pack_u8_i8__avx512_vnni_w32
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512_vnni: from=u8 to=i8 width=32
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 1 select 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_u8_i8__avx512_vnni_w32(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 4 - 1) / 4;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? k / 4 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 512; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 32 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group++) {
        for (int64_t lane = 0; lane < 32; lane += 16) {
            int64_t left = max_index(rows - lane, 0);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_6 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + group * 4 * k_stride + lane)) & 255) ^ 128;
            i32x16 t_9 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 1) * k_stride + lane)) & 255) ^ 128;
            i32x16 t_14 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 2) * k_stride + lane)) & 255) ^ 128;
            i32x16 t_16 = (t_6 | (t_9 << 8)) | (t_14 << 16);
            i32x16 t_19 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 3) * k_stride + lane)) & 255) ^ 128;
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, left);
            *(i32x16u *)(panel + group * 32 + lane) =
                (i32x16)_mm512_mask_blend_epi32(lanes_1, (__m512i)(i32x16){0},
                (__m512i)(t_16 | (t_19 << 24)));
        }
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 4, 64);
        __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, left);
        for (int64_t lane = 0; lane < 32; lane += 16) {
            i32x16 row0 = {0};
            if (lane < rows) {
                row0 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + lane * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row1 = {0};
            if ((lane + 1) < rows) {
                row1 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 1) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row2 = {0};
            if ((lane + 2) < rows) {
                row2 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 2) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row3 = {0};
            if ((lane + 3) < rows) {
                row3 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 3) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row4 = {0};
            if ((lane + 4) < rows) {
                row4 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 4) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row5 = {0};
            if ((lane + 5) < rows) {
                row5 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 5) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row6 = {0};
            if ((lane + 6) < rows) {
                row6 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 6) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row7 = {0};
            if ((lane + 7) < rows) {
                row7 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 7) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row8 = {0};
            if ((lane + 8) < rows) {
                row8 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 8) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row9 = {0};
            if ((lane + 9) < rows) {
                row9 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 9) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row10 = {0};
            if ((lane + 10) < rows) {
                row10 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 10) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row11 = {0};
            if ((lane + 11) < rows) {
                row11 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 11) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row12 = {0};
            if ((lane + 12) < rows) {
                row12 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 12) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row13 = {0};
            if ((lane + 13) < rows) {
                row13 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 13) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row14 = {0};
            if ((lane + 14) < rows) {
                row14 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 14) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 row15 = {0};
            if ((lane + 15) < rows) {
                row15 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 15) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(128)));
            }
            i32x16 t_4 = interleave_low_i32x16(row0, row8);
            i32x16 t_5 = interleave_high_i32x16(row0, row8);
            i32x16 t_6 = interleave_low_i32x16(row1, row9);
            i32x16 t_7 = interleave_high_i32x16(row1, row9);
            i32x16 t_8 = interleave_low_i32x16(row2, row10);
            i32x16 t_9 = interleave_high_i32x16(row2, row10);
            i32x16 t_10 = interleave_low_i32x16(row3, row11);
            i32x16 t_11 = interleave_high_i32x16(row3, row11);
            i32x16 t_12 = interleave_low_i32x16(row4, row12);
            i32x16 t_13 = interleave_high_i32x16(row4, row12);
            i32x16 t_14 = interleave_low_i32x16(row5, row13);
            i32x16 t_15 = interleave_high_i32x16(row5, row13);
            i32x16 t_16 = interleave_low_i32x16(row6, row14);
            i32x16 t_17 = interleave_high_i32x16(row6, row14);
            i32x16 t_18 = interleave_low_i32x16(row7, row15);
            i32x16 t_19 = interleave_high_i32x16(row7, row15);
            i32x16 t_20 = interleave_low_i32x16(t_4, t_12);
            i32x16 t_21 = interleave_high_i32x16(t_4, t_12);
            i32x16 t_22 = interleave_low_i32x16(t_5, t_13);
            i32x16 t_23 = interleave_high_i32x16(t_5, t_13);
            i32x16 t_24 = interleave_low_i32x16(t_6, t_14);
            i32x16 t_25 = interleave_high_i32x16(t_6, t_14);
            i32x16 t_26 = interleave_low_i32x16(t_7, t_15);
            i32x16 t_27 = interleave_high_i32x16(t_7, t_15);
            i32x16 t_28 = interleave_low_i32x16(t_8, t_16);
            i32x16 t_29 = interleave_high_i32x16(t_8, t_16);
            i32x16 t_30 = interleave_low_i32x16(t_9, t_17);
            i32x16 t_31 = interleave_high_i32x16(t_9, t_17);
            i32x16 t_32 = interleave_low_i32x16(t_10, t_18);
            i32x16 t_33 = interleave_high_i32x16(t_10, t_18);
            i32x16 t_34 = interleave_low_i32x16(t_11, t_19);
            i32x16 t_35 = interleave_high_i32x16(t_11, t_19);
            i32x16 t_36 = interleave_low_i32x16(t_20, t_28);
            i32x16 t_37 = interleave_high_i32x16(t_20, t_28);
            i32x16 t_38 = interleave_low_i32x16(t_21, t_29);
            i32x16 t_39 = interleave_high_i32x16(t_21, t_29);
            i32x16 t_40 = interleave_low_i32x16(t_22, t_30);
            i32x16 t_41 = interleave_high_i32x16(t_22, t_30);
            i32x16 t_42 = interleave_low_i32x16(t_23, t_31);
            i32x16 t_43 = interleave_high_i32x16(t_23, t_31);
            i32x16 t_44 = interleave_low_i32x16(t_24, t_32);
            i32x16 t_45 = interleave_high_i32x16(t_24, t_32);
            i32x16 t_46 = interleave_low_i32x16(t_25, t_33);
            i32x16 t_47 = interleave_high_i32x16(t_25, t_33);
            i32x16 t_48 = interleave_low_i32x16(t_26, t_34);
            i32x16 t_49 = interleave_high_i32x16(t_26, t_34);
            i32x16 t_50 = interleave_low_i32x16(t_27, t_35);
            i32x16 t_51 = interleave_high_i32x16(t_27, t_35);
            *(i32x16u *)(panel + group * 32 + lane) = interleave_low_i32x16(t_36, t_44);
            *(i32x16u *)(panel + (group + 1) * 32 + lane) = interleave_high_i32x16(t_36, t_44);
            *(i32x16u *)(panel + (group + 2) * 32 + lane) = interleave_low_i32x16(t_37, t_45);
            *(i32x16u *)(panel + (group + 3) * 32 + lane) = interleave_high_i32x16(t_37, t_45);
            *(i32x16u *)(panel + (group + 4) * 32 + lane) = interleave_low_i32x16(t_38, t_46);
            *(i32x16u *)(panel + (group + 5) * 32 + lane) = interleave_high_i32x16(t_38, t_46);
            *(i32x16u *)(panel + (group + 6) * 32 + lane) = interleave_low_i32x16(t_39, t_47);
            *(i32x16u *)(panel + (group + 7) * 32 + lane) = interleave_high_i32x16(t_39, t_47);
            *(i32x16u *)(panel + (group + 8) * 32 + lane) = interleave_low_i32x16(t_40, t_48);
            *(i32x16u *)(panel + (group + 9) * 32 + lane) = interleave_high_i32x16(t_40, t_48);
            *(i32x16u *)(panel + (group + 10) * 32 + lane) = interleave_low_i32x16(t_41, t_49);
            *(i32x16u *)(panel + (group + 11) * 32 + lane) = interleave_high_i32x16(t_41, t_49);
            *(i32x16u *)(panel + (group + 12) * 32 + lane) = interleave_low_i32x16(t_42, t_50);
            *(i32x16u *)(panel + (group + 13) * 32 + lane) = interleave_high_i32x16(t_42, t_50);
            *(i32x16u *)(panel + (group + 14) * 32 + lane) = interleave_low_i32x16(t_43, t_51);
            *(i32x16u *)(panel + (group + 15) * 32 + lane) = interleave_high_i32x16(t_43, t_51);
        }
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 32; row++) {
            int32_t word = 0;
            if (row < rows && (group * 4) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + group * 4 * k_stride] & 255) ^ 128;
                word |= t_5;
            }
            if (row < rows && (group * 4 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 1) * k_stride]
                    & 255) ^ 128;
                word |= t_5 << 8;
            }
            if (row < rows && (group * 4 + 2) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 2) * k_stride]
                    & 255) ^ 128;
                word |= t_5 << 16;
            }
            if (row < rows && (group * 4 + 3) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 3) * k_stride]
                    & 255) ^ 128;
                word |= t_5 << 24;
            }
            panel[group * 32 + row] = word;
        }
    }
}

/* tnk_pack_i8__avx512_vnni_w32
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512_vnni: from=i8 to=i8 width=32
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_i8__avx512_vnni_w32(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const int8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 4 - 1) / 4;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? k / 4 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 512; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 32 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group++) {
        for (int64_t lane = 0; lane < 32; lane += 16) {
            int64_t left = max_index(rows - lane, 0);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_8 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_9 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + group * 4 * k_stride + lane)) & 255) | t_8;
            i32x16 t_12 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_16 = ((i32x16)_mm512_cvtepi8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 3) * k_stride + lane)) & 255) << 24;
            *(i32x16u *)(panel + group * 32 + lane) = (t_9 | t_12) | t_16;
        }
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 4, 64);
        __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, left);
        for (int64_t lane = 0; lane < 32; lane += 16) {
            i32x16 row0 = {0};
            if (lane < rows) {
                row0 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + lane * row_stride + group * 4 * k_stride);
            }
            i32x16 row1 = {0};
            if ((lane + 1) < rows) {
                row1 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 1) * row_stride + group * 4 * k_stride);
            }
            i32x16 row2 = {0};
            if ((lane + 2) < rows) {
                row2 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 2) * row_stride + group * 4 * k_stride);
            }
            i32x16 row3 = {0};
            if ((lane + 3) < rows) {
                row3 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 3) * row_stride + group * 4 * k_stride);
            }
            i32x16 row4 = {0};
            if ((lane + 4) < rows) {
                row4 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 4) * row_stride + group * 4 * k_stride);
            }
            i32x16 row5 = {0};
            if ((lane + 5) < rows) {
                row5 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 5) * row_stride + group * 4 * k_stride);
            }
            i32x16 row6 = {0};
            if ((lane + 6) < rows) {
                row6 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 6) * row_stride + group * 4 * k_stride);
            }
            i32x16 row7 = {0};
            if ((lane + 7) < rows) {
                row7 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 7) * row_stride + group * 4 * k_stride);
            }
            i32x16 row8 = {0};
            if ((lane + 8) < rows) {
                row8 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 8) * row_stride + group * 4 * k_stride);
            }
            i32x16 row9 = {0};
            if ((lane + 9) < rows) {
                row9 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 9) * row_stride + group * 4 * k_stride);
            }
            i32x16 row10 = {0};
            if ((lane + 10) < rows) {
                row10 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 10) * row_stride + group * 4 * k_stride);
            }
            i32x16 row11 = {0};
            if ((lane + 11) < rows) {
                row11 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 11) * row_stride + group * 4 * k_stride);
            }
            i32x16 row12 = {0};
            if ((lane + 12) < rows) {
                row12 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 12) * row_stride + group * 4 * k_stride);
            }
            i32x16 row13 = {0};
            if ((lane + 13) < rows) {
                row13 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 13) * row_stride + group * 4 * k_stride);
            }
            i32x16 row14 = {0};
            if ((lane + 14) < rows) {
                row14 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 14) * row_stride + group * 4 * k_stride);
            }
            i32x16 row15 = {0};
            if ((lane + 15) < rows) {
                row15 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 15) * row_stride + group * 4 * k_stride);
            }
            i32x16 t_4 = interleave_low_i32x16(row0, row8);
            i32x16 t_5 = interleave_high_i32x16(row0, row8);
            i32x16 t_6 = interleave_low_i32x16(row1, row9);
            i32x16 t_7 = interleave_high_i32x16(row1, row9);
            i32x16 t_8 = interleave_low_i32x16(row2, row10);
            i32x16 t_9 = interleave_high_i32x16(row2, row10);
            i32x16 t_10 = interleave_low_i32x16(row3, row11);
            i32x16 t_11 = interleave_high_i32x16(row3, row11);
            i32x16 t_12 = interleave_low_i32x16(row4, row12);
            i32x16 t_13 = interleave_high_i32x16(row4, row12);
            i32x16 t_14 = interleave_low_i32x16(row5, row13);
            i32x16 t_15 = interleave_high_i32x16(row5, row13);
            i32x16 t_16 = interleave_low_i32x16(row6, row14);
            i32x16 t_17 = interleave_high_i32x16(row6, row14);
            i32x16 t_18 = interleave_low_i32x16(row7, row15);
            i32x16 t_19 = interleave_high_i32x16(row7, row15);
            i32x16 t_20 = interleave_low_i32x16(t_4, t_12);
            i32x16 t_21 = interleave_high_i32x16(t_4, t_12);
            i32x16 t_22 = interleave_low_i32x16(t_5, t_13);
            i32x16 t_23 = interleave_high_i32x16(t_5, t_13);
            i32x16 t_24 = interleave_low_i32x16(t_6, t_14);
            i32x16 t_25 = interleave_high_i32x16(t_6, t_14);
            i32x16 t_26 = interleave_low_i32x16(t_7, t_15);
            i32x16 t_27 = interleave_high_i32x16(t_7, t_15);
            i32x16 t_28 = interleave_low_i32x16(t_8, t_16);
            i32x16 t_29 = interleave_high_i32x16(t_8, t_16);
            i32x16 t_30 = interleave_low_i32x16(t_9, t_17);
            i32x16 t_31 = interleave_high_i32x16(t_9, t_17);
            i32x16 t_32 = interleave_low_i32x16(t_10, t_18);
            i32x16 t_33 = interleave_high_i32x16(t_10, t_18);
            i32x16 t_34 = interleave_low_i32x16(t_11, t_19);
            i32x16 t_35 = interleave_high_i32x16(t_11, t_19);
            i32x16 t_36 = interleave_low_i32x16(t_20, t_28);
            i32x16 t_37 = interleave_high_i32x16(t_20, t_28);
            i32x16 t_38 = interleave_low_i32x16(t_21, t_29);
            i32x16 t_39 = interleave_high_i32x16(t_21, t_29);
            i32x16 t_40 = interleave_low_i32x16(t_22, t_30);
            i32x16 t_41 = interleave_high_i32x16(t_22, t_30);
            i32x16 t_42 = interleave_low_i32x16(t_23, t_31);
            i32x16 t_43 = interleave_high_i32x16(t_23, t_31);
            i32x16 t_44 = interleave_low_i32x16(t_24, t_32);
            i32x16 t_45 = interleave_high_i32x16(t_24, t_32);
            i32x16 t_46 = interleave_low_i32x16(t_25, t_33);
            i32x16 t_47 = interleave_high_i32x16(t_25, t_33);
            i32x16 t_48 = interleave_low_i32x16(t_26, t_34);
            i32x16 t_49 = interleave_high_i32x16(t_26, t_34);
            i32x16 t_50 = interleave_low_i32x16(t_27, t_35);
            i32x16 t_51 = interleave_high_i32x16(t_27, t_35);
            *(i32x16u *)(panel + group * 32 + lane) = interleave_low_i32x16(t_36, t_44);
            *(i32x16u *)(panel + (group + 1) * 32 + lane) = interleave_high_i32x16(t_36, t_44);
            *(i32x16u *)(panel + (group + 2) * 32 + lane) = interleave_low_i32x16(t_37, t_45);
            *(i32x16u *)(panel + (group + 3) * 32 + lane) = interleave_high_i32x16(t_37, t_45);
            *(i32x16u *)(panel + (group + 4) * 32 + lane) = interleave_low_i32x16(t_38, t_46);
            *(i32x16u *)(panel + (group + 5) * 32 + lane) = interleave_high_i32x16(t_38, t_46);
            *(i32x16u *)(panel + (group + 6) * 32 + lane) = interleave_low_i32x16(t_39, t_47);
            *(i32x16u *)(panel + (group + 7) * 32 + lane) = interleave_high_i32x16(t_39, t_47);
            *(i32x16u *)(panel + (group + 8) * 32 + lane) = interleave_low_i32x16(t_40, t_48);
            *(i32x16u *)(panel + (group + 9) * 32 + lane) = interleave_high_i32x16(t_40, t_48);
            *(i32x16u *)(panel + (group + 10) * 32 + lane) = interleave_low_i32x16(t_41, t_49);
            *(i32x16u *)(panel + (group + 11) * 32 + lane) = interleave_high_i32x16(t_41, t_49);
            *(i32x16u *)(panel + (group + 12) * 32 + lane) = interleave_low_i32x16(t_42, t_50);
            *(i32x16u *)(panel + (group + 13) * 32 + lane) = interleave_high_i32x16(t_42, t_50);
            *(i32x16u *)(panel + (group + 14) * 32 + lane) = interleave_low_i32x16(t_43, t_51);
            *(i32x16u *)(panel + (group + 15) * 32 + lane) = interleave_high_i32x16(t_43, t_51);
        }
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 32; row++) {
            int32_t word = 0;
            if (row < rows && (group * 4) < k) {
                word |= (int32_t)src[row * row_stride + group * 4 * k_stride] & 255;
            }
            if (row < rows && (group * 4 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 1) * k_stride]
                    & 255) << 8;
                word |= t_5;
            }
            if (row < rows && (group * 4 + 2) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 2) * k_stride]
                    & 255) << 16;
                word |= t_5;
            }
            if (row < rows && (group * 4 + 3) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 4 + 3) * k_stride]
                    & 255) << 24;
                word |= t_5;
            }
            panel[group * 32 + row] = word;
        }
    }
}
