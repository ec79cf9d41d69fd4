/* matmul_int_avx512.c: kernels of gen/manifest/matmul_int.lua for avx512.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef int8_t i8x64 __attribute__((vector_size(64)));
typedef uint8_t u8x64 __attribute__((vector_size(64)));
typedef float f32x16 __attribute__((vector_size(64)));

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

/* tnk_pack_u8__avx512_w14
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=u8 to=u8 width=14
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_u8__avx512_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
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

/* tnk_pack_i8_u8__avx512_w14
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=i8 to=u8 width=14
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 1 select 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_i8_u8__avx512_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
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

/* tnk_pack_u8_i8__avx512_w32
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=u8 to=i8 width=32
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 1 select 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_u8_i8__avx512_w32(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
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
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row1 = {0};
            if ((lane + 1) < rows) {
                row1 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 1) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row2 = {0};
            if ((lane + 2) < rows) {
                row2 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 2) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row3 = {0};
            if ((lane + 3) < rows) {
                row3 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 3) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row4 = {0};
            if ((lane + 4) < rows) {
                row4 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 4) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row5 = {0};
            if ((lane + 5) < rows) {
                row5 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 5) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row6 = {0};
            if ((lane + 6) < rows) {
                row6 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 6) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row7 = {0};
            if ((lane + 7) < rows) {
                row7 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 7) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row8 = {0};
            if ((lane + 8) < rows) {
                row8 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 8) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row9 = {0};
            if ((lane + 9) < rows) {
                row9 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 9) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row10 = {0};
            if ((lane + 10) < rows) {
                row10 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 10) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row11 = {0};
            if ((lane + 11) < rows) {
                row11 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 11) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row12 = {0};
            if ((lane + 12) < rows) {
                row12 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 12) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row13 = {0};
            if ((lane + 13) < rows) {
                row13 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 13) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row14 = {0};
            if ((lane + 14) < rows) {
                row14 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 14) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
            }
            i32x16 row15 = {0};
            if ((lane + 15) < rows) {
                row15 = (i32x16)_mm512_mask_blend_epi8(lanes, (__m512i)(u8x64){0},
                    (__m512i)((u8x64)_mm512_maskz_loadu_epi8(lanes,
                    src + (lane + 15) * row_stride + group * 4
                    * k_stride) ^ (u8x64)_mm512_set1_epi8(-128)));
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

/* tnk_pack_i8__avx512_w32
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=i8 to=i8 width=32
 * listed in gen/manifest/matmul_int.lua: panels of the 14x32 tile of bytes
 * a turn of each inner loop: 1 st; 4 convert 4 ld 1 st; 64 shuffle 16 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_i8__avx512_w32(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
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

/* tnk_pack_u8__avx512_w32x64
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, avx512: from=u8 lines=true to=u8 width=32
 * listed in gen/manifest/matmul_int.lua: panels of the 32x32 tile of bytes
 * a turn of each inner loop: 1 st; 64 convert 64 shuffle 64 ld 16 st; 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_u8__avx512_w32x64(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = (k + 4 - 1) / 4;
    int64_t steps = (groups + 15) & -16;
    int64_t blocks = k_stride == 1 ? steps : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 ? (k / 4) & -16 : 0;
    int64_t done = max_index(blocks, joined);
    if (done < steps) {
        for (int64_t at = 0; at < 512; at += 16) {
            *(i32x16u *)(panel + (steps - 16) * 32 + at) = (i32x16){0};
        }
    }
    for (int64_t group = 0; group < joined; group += 16) {
        for (int64_t lane = 0; lane < 32; lane += 16) {
            int64_t left = max_index(rows - lane, 0);
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_8 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_9 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + group * 4 * k_stride + lane)) & 255) | t_8;
            i32x16 t_12 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_16 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes,
                src + (group * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_17 = (t_9 | t_12) | t_16;
            __mmask16 lanes_1 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_22 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_1,
                src + ((group + 1) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_23 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_1,
                src + (group + 1) * 4 * k_stride + lane)) & 255) | t_22;
            i32x16 t_26 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_1,
                src + ((group + 1) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_30 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_1,
                src + ((group + 1) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_31 = (t_23 | t_26) | t_30;
            __mmask16 lanes_2 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_36 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_2,
                src + ((group + 2) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_37 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_2,
                src + (group + 2) * 4 * k_stride + lane)) & 255) | t_36;
            i32x16 t_40 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_2,
                src + ((group + 2) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_44 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_2,
                src + ((group + 2) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_45 = (t_37 | t_40) | t_44;
            __mmask16 lanes_3 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_50 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_3,
                src + ((group + 3) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_51 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_3,
                src + (group + 3) * 4 * k_stride + lane)) & 255) | t_50;
            i32x16 t_54 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_3,
                src + ((group + 3) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_58 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_3,
                src + ((group + 3) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_59 = (t_51 | t_54) | t_58;
            __mmask16 lanes_4 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_64 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_4,
                src + ((group + 4) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_65 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_4,
                src + (group + 4) * 4 * k_stride + lane)) & 255) | t_64;
            i32x16 t_68 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_4,
                src + ((group + 4) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_72 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_4,
                src + ((group + 4) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_73 = (t_65 | t_68) | t_72;
            __mmask16 lanes_5 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_78 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_5,
                src + ((group + 5) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_79 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_5,
                src + (group + 5) * 4 * k_stride + lane)) & 255) | t_78;
            i32x16 t_82 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_5,
                src + ((group + 5) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_86 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_5,
                src + ((group + 5) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_87 = (t_79 | t_82) | t_86;
            __mmask16 lanes_6 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_92 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_6,
                src + ((group + 6) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_93 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_6,
                src + (group + 6) * 4 * k_stride + lane)) & 255) | t_92;
            i32x16 t_96 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_6,
                src + ((group + 6) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_100 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_6,
                src + ((group + 6) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_101 = (t_93 | t_96) | t_100;
            __mmask16 lanes_7 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_106 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_7,
                src + ((group + 7) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_107 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_7,
                src + (group + 7) * 4 * k_stride + lane)) & 255) | t_106;
            i32x16 t_110 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_7,
                src + ((group + 7) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_114 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_7,
                src + ((group + 7) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_115 = (t_107 | t_110) | t_114;
            __mmask16 lanes_8 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_120 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_8,
                src + ((group + 8) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_121 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_8,
                src + (group + 8) * 4 * k_stride + lane)) & 255) | t_120;
            i32x16 t_124 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_8,
                src + ((group + 8) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_128 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_8,
                src + ((group + 8) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_129 = (t_121 | t_124) | t_128;
            __mmask16 lanes_9 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_134 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_9,
                src + ((group + 9) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_135 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_9,
                src + (group + 9) * 4 * k_stride + lane)) & 255) | t_134;
            i32x16 t_138 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_9,
                src + ((group + 9) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_142 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_9,
                src + ((group + 9) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_143 = (t_135 | t_138) | t_142;
            __mmask16 lanes_10 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_148 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_10,
                src + ((group + 10) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_149 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_10,
                src + (group + 10) * 4 * k_stride + lane)) & 255) | t_148;
            i32x16 t_152 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_10,
                src + ((group + 10) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_156 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_10,
                src + ((group + 10) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_157 = (t_149 | t_152) | t_156;
            __mmask16 lanes_11 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_162 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_11,
                src + ((group + 11) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_163 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_11,
                src + (group + 11) * 4 * k_stride + lane)) & 255) | t_162;
            i32x16 t_166 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_11,
                src + ((group + 11) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_170 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_11,
                src + ((group + 11) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_171 = (t_163 | t_166) | t_170;
            __mmask16 lanes_12 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_176 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_12,
                src + ((group + 12) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_177 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_12,
                src + (group + 12) * 4 * k_stride + lane)) & 255) | t_176;
            i32x16 t_180 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_12,
                src + ((group + 12) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_184 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_12,
                src + ((group + 12) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_185 = (t_177 | t_180) | t_184;
            __mmask16 lanes_13 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_190 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_13,
                src + ((group + 13) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_191 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_13,
                src + (group + 13) * 4 * k_stride + lane)) & 255) | t_190;
            i32x16 t_194 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_13,
                src + ((group + 13) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_198 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_13,
                src + ((group + 13) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_199 = (t_191 | t_194) | t_198;
            __mmask16 lanes_14 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_204 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_14,
                src + ((group + 14) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_205 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_14,
                src + (group + 14) * 4 * k_stride + lane)) & 255) | t_204;
            i32x16 t_208 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_14,
                src + ((group + 14) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_212 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_14,
                src + ((group + 14) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_213 = (t_205 | t_208) | t_212;
            __mmask16 lanes_15 = (__mmask16)_bzhi_u64(~0ull, left);
            i32x16 t_218 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_15,
                src + ((group + 15) * 4 + 1) * k_stride + lane)) & 255) << 8;
            i32x16 t_219 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_15,
                src + (group + 15) * 4 * k_stride + lane)) & 255) | t_218;
            i32x16 t_222 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_15,
                src + ((group + 15) * 4 + 2) * k_stride + lane)) & 255) << 16;
            i32x16 t_226 = ((i32x16)_mm512_cvtepu8_epi32((__m128i)_mm_maskz_loadu_epi8(lanes_15,
                src + ((group + 15) * 4 + 3) * k_stride + lane)) & 255) << 24;
            i32x16 t_227 = (t_219 | t_222) | t_226;
            i32x16 t_228 = interleave_low_i32x16(t_17, t_129);
            i32x16 t_229 = interleave_high_i32x16(t_17, t_129);
            i32x16 t_230 = interleave_low_i32x16(t_31, t_143);
            i32x16 t_231 = interleave_high_i32x16(t_31, t_143);
            i32x16 t_232 = interleave_low_i32x16(t_45, t_157);
            i32x16 t_233 = interleave_high_i32x16(t_45, t_157);
            i32x16 t_234 = interleave_low_i32x16(t_59, t_171);
            i32x16 t_235 = interleave_high_i32x16(t_59, t_171);
            i32x16 t_236 = interleave_low_i32x16(t_73, t_185);
            i32x16 t_237 = interleave_high_i32x16(t_73, t_185);
            i32x16 t_238 = interleave_low_i32x16(t_87, t_199);
            i32x16 t_239 = interleave_high_i32x16(t_87, t_199);
            i32x16 t_240 = interleave_low_i32x16(t_101, t_213);
            i32x16 t_241 = interleave_high_i32x16(t_101, t_213);
            i32x16 t_242 = interleave_low_i32x16(t_115, t_227);
            i32x16 t_243 = interleave_high_i32x16(t_115, t_227);
            i32x16 t_244 = interleave_low_i32x16(t_228, t_236);
            i32x16 t_245 = interleave_high_i32x16(t_228, t_236);
            i32x16 t_246 = interleave_low_i32x16(t_229, t_237);
            i32x16 t_247 = interleave_high_i32x16(t_229, t_237);
            i32x16 t_248 = interleave_low_i32x16(t_230, t_238);
            i32x16 t_249 = interleave_high_i32x16(t_230, t_238);
            i32x16 t_250 = interleave_low_i32x16(t_231, t_239);
            i32x16 t_251 = interleave_high_i32x16(t_231, t_239);
            i32x16 t_252 = interleave_low_i32x16(t_232, t_240);
            i32x16 t_253 = interleave_high_i32x16(t_232, t_240);
            i32x16 t_254 = interleave_low_i32x16(t_233, t_241);
            i32x16 t_255 = interleave_high_i32x16(t_233, t_241);
            i32x16 t_256 = interleave_low_i32x16(t_234, t_242);
            i32x16 t_257 = interleave_high_i32x16(t_234, t_242);
            i32x16 t_258 = interleave_low_i32x16(t_235, t_243);
            i32x16 t_259 = interleave_high_i32x16(t_235, t_243);
            i32x16 t_260 = interleave_low_i32x16(t_244, t_252);
            i32x16 t_261 = interleave_high_i32x16(t_244, t_252);
            i32x16 t_262 = interleave_low_i32x16(t_245, t_253);
            i32x16 t_263 = interleave_high_i32x16(t_245, t_253);
            i32x16 t_264 = interleave_low_i32x16(t_246, t_254);
            i32x16 t_265 = interleave_high_i32x16(t_246, t_254);
            i32x16 t_266 = interleave_low_i32x16(t_247, t_255);
            i32x16 t_267 = interleave_high_i32x16(t_247, t_255);
            i32x16 t_268 = interleave_low_i32x16(t_248, t_256);
            i32x16 t_269 = interleave_high_i32x16(t_248, t_256);
            i32x16 t_270 = interleave_low_i32x16(t_249, t_257);
            i32x16 t_271 = interleave_high_i32x16(t_249, t_257);
            i32x16 t_272 = interleave_low_i32x16(t_250, t_258);
            i32x16 t_273 = interleave_high_i32x16(t_250, t_258);
            i32x16 t_274 = interleave_low_i32x16(t_251, t_259);
            i32x16 t_275 = interleave_high_i32x16(t_251, t_259);
            *(i32x16u *)(panel + group * 32 + lane * 16) = interleave_low_i32x16(t_260, t_268);
            *(i32x16u *)(panel + group * 32 + (lane + 1) * 16) =
                interleave_high_i32x16(t_260, t_268);
            *(i32x16u *)(panel + group * 32 + (lane + 2) * 16) =
                interleave_low_i32x16(t_261, t_269);
            *(i32x16u *)(panel + group * 32 + (lane + 3) * 16) =
                interleave_high_i32x16(t_261, t_269);
            *(i32x16u *)(panel + group * 32 + (lane + 4) * 16) =
                interleave_low_i32x16(t_262, t_270);
            *(i32x16u *)(panel + group * 32 + (lane + 5) * 16) =
                interleave_high_i32x16(t_262, t_270);
            *(i32x16u *)(panel + group * 32 + (lane + 6) * 16) =
                interleave_low_i32x16(t_263, t_271);
            *(i32x16u *)(panel + group * 32 + (lane + 7) * 16) =
                interleave_high_i32x16(t_263, t_271);
            *(i32x16u *)(panel + group * 32 + (lane + 8) * 16) =
                interleave_low_i32x16(t_264, t_272);
            *(i32x16u *)(panel + group * 32 + (lane + 9) * 16) =
                interleave_high_i32x16(t_264, t_272);
            *(i32x16u *)(panel + group * 32 + (lane + 10) * 16) =
                interleave_low_i32x16(t_265, t_273);
            *(i32x16u *)(panel + group * 32 + (lane + 11) * 16) =
                interleave_high_i32x16(t_265, t_273);
            *(i32x16u *)(panel + group * 32 + (lane + 12) * 16) =
                interleave_low_i32x16(t_266, t_274);
            *(i32x16u *)(panel + group * 32 + (lane + 13) * 16) =
                interleave_high_i32x16(t_266, t_274);
            *(i32x16u *)(panel + group * 32 + (lane + 14) * 16) =
                interleave_low_i32x16(t_267, t_275);
            *(i32x16u *)(panel + group * 32 + (lane + 15) * 16) =
                interleave_high_i32x16(t_267, t_275);
        }
    }
    for (int64_t group = 0; group < blocks; group += 16) {
        int64_t left = min_index(k - group * 4, 64);
        __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, left);
        for (int64_t row = 0; row < 32; row++) {
            i32x16 row0 = {0};
            if (row < rows) {
                row0 = (i32x16)_mm512_maskz_loadu_epi8(lanes,
                    src + row * row_stride + group * 4 * k_stride);
            }
            *(i32x16u *)(panel + group * 32 + row * 16) = row0;
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
            panel[(group / 16 * 32 + row) * 16 + group % 16] = word;
        }
    }
}

/* tnk_matmul_int_i32__avx512_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, avx512: to=i32
 * listed in gen/manifest/matmul_int.lua: zero points, while the sums are near
 * a turn of each inner loop: 4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st
 * vector registers: 4 of 32 */
void tnk_matmul_int_i32__avx512_finish(const int64_t n[2], void *const *data,
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
        i32x16 a = (i32x16)_mm512_set1_epi32(a_zero[row * a_step]);
        i32x16 r = (i32x16)_mm512_set1_epi32(rest[row * rest_step]);
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            *(i32x16u *)(y_at + i) = *(const i32x16u *)(x_at + i) - t_2;
            i32x16 t_7 = a * *(const i32x16u *)(b_sum + i + 16) + r
                * *(const i32x16u *)(b_zero + i + 16);
            *(i32x16u *)(y_at + i + 16) = *(const i32x16u *)(x_at + i + 16) - t_7;
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            *(i32x16u *)(y_at + i) = *(const i32x16u *)(x_at + i) - t_2;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 t_2 = a * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_sum + whole) + r
                * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_zero + whole);
            _mm512_mask_storeu_epi32(y_at + whole, lanes,
                (__m512i)((i32x16)_mm512_maskz_loadu_epi32(lanes, x_at + whole) - t_2));
        }
    }
}

/* tnk_matmul_int_i32_f32__avx512_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, avx512: to=f32
 * listed in gen/manifest/matmul_int.lua: the same, and scales
 * a turn of each inner loop: 4 add 6 mul 2 convert 8 ld 2 st; 2 add 3 mul 1 convert 4 ld 1 st
 * vector registers: 4 of 32 */
void tnk_matmul_int_i32_f32__avx512_finish(const int64_t n[2], void *const *data,
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
        i32x16 a = (i32x16)_mm512_set1_epi32(a_zero[row * a_step]);
        i32x16 r = (i32x16)_mm512_set1_epi32(rest[row * rest_step]);
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            f32x16 t_5 = __builtin_convertvector(*(const i32x16u *)(x_at + i) - t_2, f32x16)
                * _mm512_loadu_ps(scale + i);
            _mm512_storeu_ps(y_at + i, t_5);
            i32x16 t_9 = a * *(const i32x16u *)(b_sum + i + 16) + r
                * *(const i32x16u *)(b_zero + i + 16);
            f32x16 t_12 = __builtin_convertvector(*(const i32x16u *)(x_at + i + 16) - t_9, f32x16)
                * _mm512_loadu_ps(scale + i + 16);
            _mm512_storeu_ps(y_at + i + 16, t_12);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            f32x16 t_5 = __builtin_convertvector(*(const i32x16u *)(x_at + i) - t_2, f32x16)
                * _mm512_loadu_ps(scale + i);
            _mm512_storeu_ps(y_at + i, t_5);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 t_2 = a * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_sum + whole) + r
                * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_zero + whole);
            f32x16 t_5 = __builtin_convertvector((i32x16)_mm512_maskz_loadu_epi32(lanes,
                x_at + whole) - t_2, f32x16) * _mm512_maskz_loadu_ps(lanes, scale + whole);
            _mm512_mask_storeu_ps(y_at + whole, lanes, t_5);
        }
    }
}
