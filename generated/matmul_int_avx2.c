/* matmul_int_avx2.c: kernels of gen/manifest/matmul_int.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef i32x8 i32x8u __attribute__((aligned(4), may_alias));
typedef int16_t i16x16 __attribute__((vector_size(32)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int8_t i8x8 __attribute__((vector_size(8)));
typedef i8x8 i8x8u __attribute__((aligned(1), may_alias));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef i8x16 i8x16u __attribute__((aligned(1), may_alias));
typedef float f32x8 __attribute__((vector_size(32)));

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline i32x8 interleave_low_i32x8(i32x8 a, i32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

static inline i32x8 interleave_high_i32x8(i32x8 a, i32x8 b)
{
    return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/* tnk_matmul_int_i16_i32__avx2_8x8
 * tile of a product by dot products.
 * from templates/matmul_dot.lua, avx2: dot=i16 mr=8 nr=8
 * listed in gen/manifest/matmul_int.lua: pairs of I16: 8 accumulators, a row, a broadcast, a
 *   product
 * a turn of the inner loop: 8 dot 8 add 9 ld
 * vector registers: 11 of 16 */
void tnk_matmul_int_i16_i32__avx2_8x8(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const int32_t *restrict a = a_;
    const int32_t *restrict b = b_;
    int32_t *restrict c = c_;
    (void)bias;

    /* The tile of c will be wanted when the product is done. */
    __builtin_prefetch(c);
    __builtin_prefetch(c + ldc);
    __builtin_prefetch(c + 2 * ldc);
    __builtin_prefetch(c + 3 * ldc);
    __builtin_prefetch(c + 4 * ldc);
    __builtin_prefetch(c + 5 * ldc);
    __builtin_prefetch(c + 6 * ldc);
    __builtin_prefetch(c + 7 * ldc);
    int64_t steps = (k + 2 - 1) / 2;
    i32x8 acc0_0 = {0};
    i32x8 acc1_0 = {0};
    i32x8 acc2_0 = {0};
    i32x8 acc3_0 = {0};
    i32x8 acc4_0 = {0};
    i32x8 acc5_0 = {0};
    i32x8 acc6_0 = {0};
    i32x8 acc7_0 = {0};
    for (int64_t p = 0; p < steps; p++) {
        __builtin_prefetch(b + 128);
        i32x8 b0 = *(const i32x8u *)b;
        i32x8 a0 = (i32x8)_mm256_set1_epi32(a[0]);
        acc0_0 += (i32x8)_mm256_madd_epi16((__m256i)a0, (__m256i)b0);
        i32x8 a1 = (i32x8)_mm256_set1_epi32(a[1]);
        acc1_0 += (i32x8)_mm256_madd_epi16((__m256i)a1, (__m256i)b0);
        i32x8 a2 = (i32x8)_mm256_set1_epi32(a[2]);
        acc2_0 += (i32x8)_mm256_madd_epi16((__m256i)a2, (__m256i)b0);
        i32x8 a3 = (i32x8)_mm256_set1_epi32(a[3]);
        acc3_0 += (i32x8)_mm256_madd_epi16((__m256i)a3, (__m256i)b0);
        i32x8 a4 = (i32x8)_mm256_set1_epi32(a[4]);
        acc4_0 += (i32x8)_mm256_madd_epi16((__m256i)a4, (__m256i)b0);
        i32x8 a5 = (i32x8)_mm256_set1_epi32(a[5]);
        acc5_0 += (i32x8)_mm256_madd_epi16((__m256i)a5, (__m256i)b0);
        i32x8 a6 = (i32x8)_mm256_set1_epi32(a[6]);
        acc6_0 += (i32x8)_mm256_madd_epi16((__m256i)a6, (__m256i)b0);
        i32x8 a7 = (i32x8)_mm256_set1_epi32(a[7]);
        acc7_0 += (i32x8)_mm256_madd_epi16((__m256i)a7, (__m256i)b0);
        a += 8;
        b += 8;
    }

    /* What came before, and c. */
    if (alpha_beta[1] != 0.0f) {
        if (m == 8 && n == 8) {
            acc0_0 += *(const i32x8u *)c;
            acc1_0 += *(const i32x8u *)(c + ldc);
            acc2_0 += *(const i32x8u *)(c + 2 * ldc);
            acc3_0 += *(const i32x8u *)(c + 3 * ldc);
            acc4_0 += *(const i32x8u *)(c + 4 * ldc);
            acc5_0 += *(const i32x8u *)(c + 5 * ldc);
            acc6_0 += *(const i32x8u *)(c + 6 * ldc);
            acc7_0 += *(const i32x8u *)(c + 7 * ldc);
        }
        if (!(m == 8 && n == 8)) {
            i32x8 within0 = first_lanes_i32x8(n);
            if (m > 0) {
                acc0_0 += (i32x8)_mm256_maskload_epi32((const int *)c, (__m256i)within0);
            }
            if (m > 1) {
                acc1_0 += (i32x8)_mm256_maskload_epi32((const int *)(c + ldc), (__m256i)within0);
            }
            if (m > 2) {
                acc2_0 += (i32x8)_mm256_maskload_epi32((const int *)(c + 2 * ldc),
                    (__m256i)within0);
            }
            if (m > 3) {
                acc3_0 += (i32x8)_mm256_maskload_epi32((const int *)(c + 3 * ldc),
                    (__m256i)within0);
            }
            if (m > 4) {
                acc4_0 += (i32x8)_mm256_maskload_epi32((const int *)(c + 4 * ldc),
                    (__m256i)within0);
            }
            if (m > 5) {
                acc5_0 += (i32x8)_mm256_maskload_epi32((const int *)(c + 5 * ldc),
                    (__m256i)within0);
            }
            if (m > 6) {
                acc6_0 += (i32x8)_mm256_maskload_epi32((const int *)(c + 6 * ldc),
                    (__m256i)within0);
            }
            if (m > 7) {
                acc7_0 += (i32x8)_mm256_maskload_epi32((const int *)(c + 7 * ldc),
                    (__m256i)within0);
            }
        }
    }
    if (m == 8 && n == 8) {
        *(i32x8u *)c = acc0_0;
        *(i32x8u *)(c + ldc) = acc1_0;
        *(i32x8u *)(c + 2 * ldc) = acc2_0;
        *(i32x8u *)(c + 3 * ldc) = acc3_0;
        *(i32x8u *)(c + 4 * ldc) = acc4_0;
        *(i32x8u *)(c + 5 * ldc) = acc5_0;
        *(i32x8u *)(c + 6 * ldc) = acc6_0;
        *(i32x8u *)(c + 7 * ldc) = acc7_0;
    }
    if (!(m == 8 && n == 8)) {
        i32x8 within0 = first_lanes_i32x8(n);
        if (m > 0) {
            _mm256_maskstore_epi32((int *)c, (__m256i)within0, (__m256i)acc0_0);
        }
        if (m > 1) {
            _mm256_maskstore_epi32((int *)(c + ldc), (__m256i)within0, (__m256i)acc1_0);
        }
        if (m > 2) {
            _mm256_maskstore_epi32((int *)(c + 2 * ldc), (__m256i)within0, (__m256i)acc2_0);
        }
        if (m > 3) {
            _mm256_maskstore_epi32((int *)(c + 3 * ldc), (__m256i)within0, (__m256i)acc3_0);
        }
        if (m > 4) {
            _mm256_maskstore_epi32((int *)(c + 4 * ldc), (__m256i)within0, (__m256i)acc4_0);
        }
        if (m > 5) {
            _mm256_maskstore_epi32((int *)(c + 5 * ldc), (__m256i)within0, (__m256i)acc5_0);
        }
        if (m > 6) {
            _mm256_maskstore_epi32((int *)(c + 6 * ldc), (__m256i)within0, (__m256i)acc6_0);
        }
        if (m > 7) {
            _mm256_maskstore_epi32((int *)(c + 7 * ldc), (__m256i)within0, (__m256i)acc7_0);
        }
    }
}

/* tnk_pack_u8_i16__avx2_w8
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx2: from=u8 to=i16 width=8
 * listed in gen/manifest/matmul_int.lua: panels of the 8x8 tile of bytes
 * a turn of each inner loop: 2 convert 2 ld 1 st; 24 shuffle 8 st; 1 st
 * vector registers: 16 of 16 */
void tnk_pack_u8_i16__avx2_w8(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 2 - 1) / 2;
    int64_t blocks = k_stride == 1 ? (k / 2) & -8 : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 && rows == 8 ? k / 2 : 0;
    int64_t done = max_index(blocks, joined);
    for (int64_t group = 0; group < joined; group++) {
        i32x8 t_7 = ((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
            (int64_t)*(const u8x8u *)(src + (group * 2 + 1) * k_stride))) & 65535) << 16;
        i32x8 t_8 = ((i32x8)_mm256_cvtepu8_epi32(_mm_set_epi64x(0,
            (int64_t)*(const u8x8u *)(src + group * 2 * k_stride))) & 65535) | t_7;
        *(i32x8u *)(panel + group * 8) = t_8;
    }
    for (int64_t group = 0; group < blocks; group += 8) {
        i32x8 row0 = {0};
        if (0 < rows) {
            row0 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + group * 2
                * k_stride));
        }
        i32x8 row1 = {0};
        if (1 < rows) {
            row1 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + row_stride + group
                * 2 * k_stride));
        }
        i32x8 row2 = {0};
        if (2 < rows) {
            row2 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + 2 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row3 = {0};
        if (3 < rows) {
            row3 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + 3 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row4 = {0};
        if (4 < rows) {
            row4 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + 4 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row5 = {0};
        if (5 < rows) {
            row5 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + 5 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row6 = {0};
        if (6 < rows) {
            row6 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + 6 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row7 = {0};
        if (7 < rows) {
            row7 = (i32x8)_mm256_cvtepu8_epi16((__m128i)*(const u8x16u *)(src + 7 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 t_3 = interleave_low_i32x8(row0, row4);
        i32x8 t_4 = interleave_high_i32x8(row0, row4);
        i32x8 t_5 = interleave_low_i32x8(row1, row5);
        i32x8 t_6 = interleave_high_i32x8(row1, row5);
        i32x8 t_7 = interleave_low_i32x8(row2, row6);
        i32x8 t_8 = interleave_high_i32x8(row2, row6);
        i32x8 t_9 = interleave_low_i32x8(row3, row7);
        i32x8 t_10 = interleave_high_i32x8(row3, row7);
        i32x8 t_11 = interleave_low_i32x8(t_3, t_7);
        i32x8 t_12 = interleave_high_i32x8(t_3, t_7);
        i32x8 t_13 = interleave_low_i32x8(t_4, t_8);
        i32x8 t_14 = interleave_high_i32x8(t_4, t_8);
        i32x8 t_15 = interleave_low_i32x8(t_5, t_9);
        i32x8 t_16 = interleave_high_i32x8(t_5, t_9);
        i32x8 t_17 = interleave_low_i32x8(t_6, t_10);
        i32x8 t_18 = interleave_high_i32x8(t_6, t_10);
        *(i32x8u *)(panel + group * 8) = interleave_low_i32x8(t_11, t_15);
        *(i32x8u *)(panel + (group + 1) * 8) = interleave_high_i32x8(t_11, t_15);
        *(i32x8u *)(panel + (group + 2) * 8) = interleave_low_i32x8(t_12, t_16);
        *(i32x8u *)(panel + (group + 3) * 8) = interleave_high_i32x8(t_12, t_16);
        *(i32x8u *)(panel + (group + 4) * 8) = interleave_low_i32x8(t_13, t_17);
        *(i32x8u *)(panel + (group + 5) * 8) = interleave_high_i32x8(t_13, t_17);
        *(i32x8u *)(panel + (group + 6) * 8) = interleave_low_i32x8(t_14, t_18);
        *(i32x8u *)(panel + (group + 7) * 8) = interleave_high_i32x8(t_14, t_18);
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 8; row++) {
            int32_t word = 0;
            if (row < rows && (group * 2) < k) {
                word |= (int32_t)src[row * row_stride + group * 2 * k_stride] & 65535;
            }
            if (row < rows && (group * 2 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 2 + 1) * k_stride]
                    & 65535) << 16;
                word |= t_5;
            }
            panel[group * 8 + row] = word;
        }
    }
}

/* tnk_pack_i8_i16__avx2_w8
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx2: from=i8 to=i16 width=8
 * listed in gen/manifest/matmul_int.lua: panels of the 8x8 tile of bytes
 * a turn of each inner loop: 2 convert 2 ld 1 st; 24 shuffle 8 st; 1 st
 * vector registers: 16 of 16 */
void tnk_pack_i8_i16__avx2_w8(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const int8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 2 - 1) / 2;
    int64_t blocks = k_stride == 1 ? (k / 2) & -8 : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 && rows == 8 ? k / 2 : 0;
    int64_t done = max_index(blocks, joined);
    for (int64_t group = 0; group < joined; group++) {
        i32x8 t_7 = ((i32x8)_mm256_cvtepi8_epi32(_mm_set_epi64x(0,
            (int64_t)*(const i8x8u *)(src + (group * 2 + 1) * k_stride))) & 65535) << 16;
        i32x8 t_8 = ((i32x8)_mm256_cvtepi8_epi32(_mm_set_epi64x(0,
            (int64_t)*(const i8x8u *)(src + group * 2 * k_stride))) & 65535) | t_7;
        *(i32x8u *)(panel + group * 8) = t_8;
    }
    for (int64_t group = 0; group < blocks; group += 8) {
        i32x8 row0 = {0};
        if (0 < rows) {
            row0 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + group * 2
                * k_stride));
        }
        i32x8 row1 = {0};
        if (1 < rows) {
            row1 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + row_stride + group
                * 2 * k_stride));
        }
        i32x8 row2 = {0};
        if (2 < rows) {
            row2 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + 2 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row3 = {0};
        if (3 < rows) {
            row3 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + 3 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row4 = {0};
        if (4 < rows) {
            row4 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + 4 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row5 = {0};
        if (5 < rows) {
            row5 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + 5 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row6 = {0};
        if (6 < rows) {
            row6 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + 6 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 row7 = {0};
        if (7 < rows) {
            row7 = (i32x8)_mm256_cvtepi8_epi16((__m128i)*(const i8x16u *)(src + 7 * row_stride
                + group * 2 * k_stride));
        }
        i32x8 t_3 = interleave_low_i32x8(row0, row4);
        i32x8 t_4 = interleave_high_i32x8(row0, row4);
        i32x8 t_5 = interleave_low_i32x8(row1, row5);
        i32x8 t_6 = interleave_high_i32x8(row1, row5);
        i32x8 t_7 = interleave_low_i32x8(row2, row6);
        i32x8 t_8 = interleave_high_i32x8(row2, row6);
        i32x8 t_9 = interleave_low_i32x8(row3, row7);
        i32x8 t_10 = interleave_high_i32x8(row3, row7);
        i32x8 t_11 = interleave_low_i32x8(t_3, t_7);
        i32x8 t_12 = interleave_high_i32x8(t_3, t_7);
        i32x8 t_13 = interleave_low_i32x8(t_4, t_8);
        i32x8 t_14 = interleave_high_i32x8(t_4, t_8);
        i32x8 t_15 = interleave_low_i32x8(t_5, t_9);
        i32x8 t_16 = interleave_high_i32x8(t_5, t_9);
        i32x8 t_17 = interleave_low_i32x8(t_6, t_10);
        i32x8 t_18 = interleave_high_i32x8(t_6, t_10);
        *(i32x8u *)(panel + group * 8) = interleave_low_i32x8(t_11, t_15);
        *(i32x8u *)(panel + (group + 1) * 8) = interleave_high_i32x8(t_11, t_15);
        *(i32x8u *)(panel + (group + 2) * 8) = interleave_low_i32x8(t_12, t_16);
        *(i32x8u *)(panel + (group + 3) * 8) = interleave_high_i32x8(t_12, t_16);
        *(i32x8u *)(panel + (group + 4) * 8) = interleave_low_i32x8(t_13, t_17);
        *(i32x8u *)(panel + (group + 5) * 8) = interleave_high_i32x8(t_13, t_17);
        *(i32x8u *)(panel + (group + 6) * 8) = interleave_low_i32x8(t_14, t_18);
        *(i32x8u *)(panel + (group + 7) * 8) = interleave_high_i32x8(t_14, t_18);
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 8; row++) {
            int32_t word = 0;
            if (row < rows && (group * 2) < k) {
                word |= (int32_t)src[row * row_stride + group * 2 * k_stride] & 65535;
            }
            if (row < rows && (group * 2 + 1) < k) {
                int32_t t_5 = ((int32_t)src[row * row_stride + (group * 2 + 1) * k_stride]
                    & 65535) << 16;
                word |= t_5;
            }
            panel[group * 8 + row] = word;
        }
    }
}

/* tnk_matmul_int_i32__avx2_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, avx2: to=i32
 * listed in gen/manifest/matmul_int.lua: zero points, while the sums are near
 * a turn of each inner loop: 4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st
 * vector registers: 4 of 16 */
void tnk_matmul_int_i32__avx2_finish(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    const int32_t *a_zero = data[1];
    const int32_t *b_sum = data[2];
    const int32_t *rest = data[3];
    const int32_t *b_zero = data[4];
    int32_t *y = data[6];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[6][0];
    int64_t a_step = stride[1][0];
    int64_t rest_step = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x_at = x + row * x_row;
        int32_t *y_at = y + row * y_row;
        i32x8 a = (i32x8)_mm256_set1_epi32(a_zero[row * a_step]);
        i32x8 r = (i32x8)_mm256_set1_epi32(rest[row * rest_step]);
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i32x8 t_2 = a * *(const i32x8u *)(b_sum + i) + r * *(const i32x8u *)(b_zero + i);
            *(i32x8u *)(y_at + i) = *(const i32x8u *)(x_at + i) - t_2;
            i32x8 t_7 = a * *(const i32x8u *)(b_sum + i + 8) + r
                * *(const i32x8u *)(b_zero + i + 8);
            *(i32x8u *)(y_at + i + 8) = *(const i32x8u *)(x_at + i + 8) - t_7;
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i32x8 t_2 = a * *(const i32x8u *)(b_sum + i) + r * *(const i32x8u *)(b_zero + i);
            *(i32x8u *)(y_at + i) = *(const i32x8u *)(x_at + i) - t_2;
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 t_2 = a * (i32x8)_mm256_maskload_epi32((const int *)(b_sum + whole),
                (__m256i)lanes) + r
                * (i32x8)_mm256_maskload_epi32((const int *)(b_zero + whole), (__m256i)lanes);
            _mm256_maskstore_epi32((int *)(y_at + whole), (__m256i)lanes,
                (__m256i)((i32x8)_mm256_maskload_epi32((const int *)(x_at + whole), (__m256i)lanes)
                - t_2));
        }
    }
}

/* tnk_matmul_int_i32_f32__avx2_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, avx2: to=f32
 * listed in gen/manifest/matmul_int.lua: the same, and scales
 * a turn of each inner loop: 4 add 6 mul 2 convert 8 ld 2 st; 2 add 3 mul 1 convert 4 ld 1 st
 * vector registers: 4 of 16 */
void tnk_matmul_int_i32_f32__avx2_finish(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    const int32_t *a_zero = data[1];
    const int32_t *b_sum = data[2];
    const int32_t *rest = data[3];
    const int32_t *b_zero = data[4];
    const float *scale = data[5];
    float *y = data[6];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[6][0];
    int64_t a_step = stride[1][0];
    int64_t rest_step = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x_at = x + row * x_row;
        float *y_at = y + row * y_row;
        i32x8 a = (i32x8)_mm256_set1_epi32(a_zero[row * a_step]);
        i32x8 r = (i32x8)_mm256_set1_epi32(rest[row * rest_step]);
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            i32x8 t_2 = a * *(const i32x8u *)(b_sum + i) + r * *(const i32x8u *)(b_zero + i);
            f32x8 t_5 = __builtin_convertvector(*(const i32x8u *)(x_at + i) - t_2, f32x8)
                * _mm256_loadu_ps(scale + i);
            _mm256_storeu_ps(y_at + i, t_5);
            i32x8 t_9 = a * *(const i32x8u *)(b_sum + i + 8) + r
                * *(const i32x8u *)(b_zero + i + 8);
            f32x8 t_12 = __builtin_convertvector(*(const i32x8u *)(x_at + i + 8) - t_9, f32x8)
                * _mm256_loadu_ps(scale + i + 8);
            _mm256_storeu_ps(y_at + i + 8, t_12);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            i32x8 t_2 = a * *(const i32x8u *)(b_sum + i) + r * *(const i32x8u *)(b_zero + i);
            f32x8 t_5 = __builtin_convertvector(*(const i32x8u *)(x_at + i) - t_2, f32x8)
                * _mm256_loadu_ps(scale + i);
            _mm256_storeu_ps(y_at + i, t_5);
        }
        if (whole < columns) {
            i32x8 lanes = first_lanes_i32x8(columns - whole);
            i32x8 t_2 = a * (i32x8)_mm256_maskload_epi32((const int *)(b_sum + whole),
                (__m256i)lanes) + r
                * (i32x8)_mm256_maskload_epi32((const int *)(b_zero + whole), (__m256i)lanes);
            f32x8 t_5 = __builtin_convertvector((i32x8)_mm256_maskload_epi32((const int *)(x_at
                + whole), (__m256i)lanes) - t_2, f32x8)
                * _mm256_maskload_ps(scale + whole, (__m256i)lanes);
            _mm256_maskstore_ps(y_at + whole, (__m256i)lanes, t_5);
        }
    }
}
