/* pack_avx512.c: kernels of gen/manifest/pack.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));

static inline f32x16 interleave_low_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

static inline f32x16 interleave_high_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
        31);
}

static inline f64x8 interleave_low_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

static inline f64x8 interleave_high_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/* tnk_pack_f32__avx512_w14
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: dtype=f32 width=14
 * listed in gen/manifest/pack.lua: panels of the 14x32 tile
 * a turn of each inner loop: 1 ld 1 st; 64 shuffle 16 st; 1 ld 1 st; 1 st
 * vector registers: 31 of 32 */
void tnk_pack_f32__avx512_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        __mmask16 within_width = (__mmask16)_bzhi_u64(~0ull, 14);
        for (int64_t p = 0; p < k; p++) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, rows);
            _mm512_mask_storeu_ps(panel + p * 14, within_width,
                _mm512_maskz_loadu_ps(lanes, src + p * k_stride));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -16 : 0;
        __mmask16 within_width = (__mmask16)_bzhi_u64(~0ull, 14);
        for (int64_t p = 0; p < whole; p += 16) {
            f32x16 row0 = {0};
            if (rows > 0) {
                row0 = _mm512_loadu_ps(src + p);
            }
            f32x16 row1 = {0};
            if (rows > 1) {
                row1 = _mm512_loadu_ps(src + row_stride + p);
            }
            f32x16 row2 = {0};
            if (rows > 2) {
                row2 = _mm512_loadu_ps(src + 2 * row_stride + p);
            }
            f32x16 row3 = {0};
            if (rows > 3) {
                row3 = _mm512_loadu_ps(src + 3 * row_stride + p);
            }
            f32x16 row4 = {0};
            if (rows > 4) {
                row4 = _mm512_loadu_ps(src + 4 * row_stride + p);
            }
            f32x16 row5 = {0};
            if (rows > 5) {
                row5 = _mm512_loadu_ps(src + 5 * row_stride + p);
            }
            f32x16 row6 = {0};
            if (rows > 6) {
                row6 = _mm512_loadu_ps(src + 6 * row_stride + p);
            }
            f32x16 row7 = {0};
            if (rows > 7) {
                row7 = _mm512_loadu_ps(src + 7 * row_stride + p);
            }
            f32x16 row8 = {0};
            if (rows > 8) {
                row8 = _mm512_loadu_ps(src + 8 * row_stride + p);
            }
            f32x16 row9 = {0};
            if (rows > 9) {
                row9 = _mm512_loadu_ps(src + 9 * row_stride + p);
            }
            f32x16 row10 = {0};
            if (rows > 10) {
                row10 = _mm512_loadu_ps(src + 10 * row_stride + p);
            }
            f32x16 row11 = {0};
            if (rows > 11) {
                row11 = _mm512_loadu_ps(src + 11 * row_stride + p);
            }
            f32x16 row12 = {0};
            if (rows > 12) {
                row12 = _mm512_loadu_ps(src + 12 * row_stride + p);
            }
            f32x16 row13 = {0};
            if (rows > 13) {
                row13 = _mm512_loadu_ps(src + 13 * row_stride + p);
            }
            f32x16 t_1 = interleave_low_f32x16(row0, row8);
            f32x16 t_2 = interleave_high_f32x16(row0, row8);
            f32x16 t_3 = interleave_low_f32x16(row1, row9);
            f32x16 t_4 = interleave_high_f32x16(row1, row9);
            f32x16 t_5 = interleave_low_f32x16(row2, row10);
            f32x16 t_6 = interleave_high_f32x16(row2, row10);
            f32x16 t_7 = interleave_low_f32x16(row3, row11);
            f32x16 t_8 = interleave_high_f32x16(row3, row11);
            f32x16 t_9 = interleave_low_f32x16(row4, row12);
            f32x16 t_10 = interleave_high_f32x16(row4, row12);
            f32x16 t_11 = interleave_low_f32x16(row5, row13);
            f32x16 t_12 = interleave_high_f32x16(row5, row13);
            f32x16 t_13 = interleave_low_f32x16(row6, (f32x16){0});
            f32x16 t_14 = interleave_high_f32x16(row6, (f32x16){0});
            f32x16 t_15 = interleave_low_f32x16(row7, (f32x16){0});
            f32x16 t_16 = interleave_high_f32x16(row7, (f32x16){0});
            f32x16 t_17 = interleave_low_f32x16(t_1, t_9);
            f32x16 t_18 = interleave_high_f32x16(t_1, t_9);
            f32x16 t_19 = interleave_low_f32x16(t_2, t_10);
            f32x16 t_20 = interleave_high_f32x16(t_2, t_10);
            f32x16 t_21 = interleave_low_f32x16(t_3, t_11);
            f32x16 t_22 = interleave_high_f32x16(t_3, t_11);
            f32x16 t_23 = interleave_low_f32x16(t_4, t_12);
            f32x16 t_24 = interleave_high_f32x16(t_4, t_12);
            f32x16 t_25 = interleave_low_f32x16(t_5, t_13);
            f32x16 t_26 = interleave_high_f32x16(t_5, t_13);
            f32x16 t_27 = interleave_low_f32x16(t_6, t_14);
            f32x16 t_28 = interleave_high_f32x16(t_6, t_14);
            f32x16 t_29 = interleave_low_f32x16(t_7, t_15);
            f32x16 t_30 = interleave_high_f32x16(t_7, t_15);
            f32x16 t_31 = interleave_low_f32x16(t_8, t_16);
            f32x16 t_32 = interleave_high_f32x16(t_8, t_16);
            f32x16 t_33 = interleave_low_f32x16(t_17, t_25);
            f32x16 t_34 = interleave_high_f32x16(t_17, t_25);
            f32x16 t_35 = interleave_low_f32x16(t_18, t_26);
            f32x16 t_36 = interleave_high_f32x16(t_18, t_26);
            f32x16 t_37 = interleave_low_f32x16(t_19, t_27);
            f32x16 t_38 = interleave_high_f32x16(t_19, t_27);
            f32x16 t_39 = interleave_low_f32x16(t_20, t_28);
            f32x16 t_40 = interleave_high_f32x16(t_20, t_28);
            f32x16 t_41 = interleave_low_f32x16(t_21, t_29);
            f32x16 t_42 = interleave_high_f32x16(t_21, t_29);
            f32x16 t_43 = interleave_low_f32x16(t_22, t_30);
            f32x16 t_44 = interleave_high_f32x16(t_22, t_30);
            f32x16 t_45 = interleave_low_f32x16(t_23, t_31);
            f32x16 t_46 = interleave_high_f32x16(t_23, t_31);
            f32x16 t_47 = interleave_low_f32x16(t_24, t_32);
            f32x16 t_48 = interleave_high_f32x16(t_24, t_32);
            _mm512_mask_storeu_ps(panel + (p + 1 - 1) * 14, within_width,
                interleave_low_f32x16(t_33, t_41));
            _mm512_mask_storeu_ps(panel + (p + 2 - 1) * 14, within_width,
                interleave_high_f32x16(t_33, t_41));
            _mm512_mask_storeu_ps(panel + (p + 3 - 1) * 14, within_width,
                interleave_low_f32x16(t_34, t_42));
            _mm512_mask_storeu_ps(panel + (p + 4 - 1) * 14, within_width,
                interleave_high_f32x16(t_34, t_42));
            _mm512_mask_storeu_ps(panel + (p + 5 - 1) * 14, within_width,
                interleave_low_f32x16(t_35, t_43));
            _mm512_mask_storeu_ps(panel + (p + 6 - 1) * 14, within_width,
                interleave_high_f32x16(t_35, t_43));
            _mm512_mask_storeu_ps(panel + (p + 7 - 1) * 14, within_width,
                interleave_low_f32x16(t_36, t_44));
            _mm512_mask_storeu_ps(panel + (p + 8 - 1) * 14, within_width,
                interleave_high_f32x16(t_36, t_44));
            _mm512_mask_storeu_ps(panel + (p + 9 - 1) * 14, within_width,
                interleave_low_f32x16(t_37, t_45));
            _mm512_mask_storeu_ps(panel + (p + 10 - 1) * 14, within_width,
                interleave_high_f32x16(t_37, t_45));
            _mm512_mask_storeu_ps(panel + (p + 11 - 1) * 14, within_width,
                interleave_low_f32x16(t_38, t_46));
            _mm512_mask_storeu_ps(panel + (p + 12 - 1) * 14, within_width,
                interleave_high_f32x16(t_38, t_46));
            _mm512_mask_storeu_ps(panel + (p + 13 - 1) * 14, within_width,
                interleave_low_f32x16(t_39, t_47));
            _mm512_mask_storeu_ps(panel + (p + 14 - 1) * 14, within_width,
                interleave_high_f32x16(t_39, t_47));
            _mm512_mask_storeu_ps(panel + (p + 15 - 1) * 14, within_width,
                interleave_low_f32x16(t_40, t_48));
            _mm512_mask_storeu_ps(panel + (p + 16 - 1) * 14, within_width,
                interleave_high_f32x16(t_40, t_48));
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
 * from templates/pack.lua, avx512: dtype=f32 width=32
 * listed in gen/manifest/pack.lua: panels of the 14x32 tile
 * a turn of each inner loop: 2 ld 2 st; 64 shuffle 16 st; 64 shuffle 16 st; 1 ld 1 st; 1 st
 * vector registers: 32 of 32 */
void tnk_pack_f32__avx512_w32(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, rows);
            _mm512_storeu_ps(panel + p * 32, _mm512_maskz_loadu_ps(lanes, src + p * k_stride));
            __mmask16 lanes_1 = (__mmask16)(_bzhi_u64(~0ull, rows) >> 16);
            _mm512_storeu_ps(panel + p * 32 + 16,
                _mm512_maskz_loadu_ps(lanes_1, src + p * k_stride + 16));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -16 : 0;
        for (int64_t p = 0; p < whole; p += 16) {
            f32x16 row0 = {0};
            if (rows > 0) {
                row0 = _mm512_loadu_ps(src + p);
            }
            f32x16 row1 = {0};
            if (rows > 1) {
                row1 = _mm512_loadu_ps(src + row_stride + p);
            }
            f32x16 row2 = {0};
            if (rows > 2) {
                row2 = _mm512_loadu_ps(src + 2 * row_stride + p);
            }
            f32x16 row3 = {0};
            if (rows > 3) {
                row3 = _mm512_loadu_ps(src + 3 * row_stride + p);
            }
            f32x16 row4 = {0};
            if (rows > 4) {
                row4 = _mm512_loadu_ps(src + 4 * row_stride + p);
            }
            f32x16 row5 = {0};
            if (rows > 5) {
                row5 = _mm512_loadu_ps(src + 5 * row_stride + p);
            }
            f32x16 row6 = {0};
            if (rows > 6) {
                row6 = _mm512_loadu_ps(src + 6 * row_stride + p);
            }
            f32x16 row7 = {0};
            if (rows > 7) {
                row7 = _mm512_loadu_ps(src + 7 * row_stride + p);
            }
            f32x16 row8 = {0};
            if (rows > 8) {
                row8 = _mm512_loadu_ps(src + 8 * row_stride + p);
            }
            f32x16 row9 = {0};
            if (rows > 9) {
                row9 = _mm512_loadu_ps(src + 9 * row_stride + p);
            }
            f32x16 row10 = {0};
            if (rows > 10) {
                row10 = _mm512_loadu_ps(src + 10 * row_stride + p);
            }
            f32x16 row11 = {0};
            if (rows > 11) {
                row11 = _mm512_loadu_ps(src + 11 * row_stride + p);
            }
            f32x16 row12 = {0};
            if (rows > 12) {
                row12 = _mm512_loadu_ps(src + 12 * row_stride + p);
            }
            f32x16 row13 = {0};
            if (rows > 13) {
                row13 = _mm512_loadu_ps(src + 13 * row_stride + p);
            }
            f32x16 row14 = {0};
            if (rows > 14) {
                row14 = _mm512_loadu_ps(src + 14 * row_stride + p);
            }
            f32x16 row15 = {0};
            if (rows > 15) {
                row15 = _mm512_loadu_ps(src + 15 * row_stride + p);
            }
            f32x16 t_1 = interleave_low_f32x16(row0, row8);
            f32x16 t_2 = interleave_high_f32x16(row0, row8);
            f32x16 t_3 = interleave_low_f32x16(row1, row9);
            f32x16 t_4 = interleave_high_f32x16(row1, row9);
            f32x16 t_5 = interleave_low_f32x16(row2, row10);
            f32x16 t_6 = interleave_high_f32x16(row2, row10);
            f32x16 t_7 = interleave_low_f32x16(row3, row11);
            f32x16 t_8 = interleave_high_f32x16(row3, row11);
            f32x16 t_9 = interleave_low_f32x16(row4, row12);
            f32x16 t_10 = interleave_high_f32x16(row4, row12);
            f32x16 t_11 = interleave_low_f32x16(row5, row13);
            f32x16 t_12 = interleave_high_f32x16(row5, row13);
            f32x16 t_13 = interleave_low_f32x16(row6, row14);
            f32x16 t_14 = interleave_high_f32x16(row6, row14);
            f32x16 t_15 = interleave_low_f32x16(row7, row15);
            f32x16 t_16 = interleave_high_f32x16(row7, row15);
            f32x16 t_17 = interleave_low_f32x16(t_1, t_9);
            f32x16 t_18 = interleave_high_f32x16(t_1, t_9);
            f32x16 t_19 = interleave_low_f32x16(t_2, t_10);
            f32x16 t_20 = interleave_high_f32x16(t_2, t_10);
            f32x16 t_21 = interleave_low_f32x16(t_3, t_11);
            f32x16 t_22 = interleave_high_f32x16(t_3, t_11);
            f32x16 t_23 = interleave_low_f32x16(t_4, t_12);
            f32x16 t_24 = interleave_high_f32x16(t_4, t_12);
            f32x16 t_25 = interleave_low_f32x16(t_5, t_13);
            f32x16 t_26 = interleave_high_f32x16(t_5, t_13);
            f32x16 t_27 = interleave_low_f32x16(t_6, t_14);
            f32x16 t_28 = interleave_high_f32x16(t_6, t_14);
            f32x16 t_29 = interleave_low_f32x16(t_7, t_15);
            f32x16 t_30 = interleave_high_f32x16(t_7, t_15);
            f32x16 t_31 = interleave_low_f32x16(t_8, t_16);
            f32x16 t_32 = interleave_high_f32x16(t_8, t_16);
            f32x16 t_33 = interleave_low_f32x16(t_17, t_25);
            f32x16 t_34 = interleave_high_f32x16(t_17, t_25);
            f32x16 t_35 = interleave_low_f32x16(t_18, t_26);
            f32x16 t_36 = interleave_high_f32x16(t_18, t_26);
            f32x16 t_37 = interleave_low_f32x16(t_19, t_27);
            f32x16 t_38 = interleave_high_f32x16(t_19, t_27);
            f32x16 t_39 = interleave_low_f32x16(t_20, t_28);
            f32x16 t_40 = interleave_high_f32x16(t_20, t_28);
            f32x16 t_41 = interleave_low_f32x16(t_21, t_29);
            f32x16 t_42 = interleave_high_f32x16(t_21, t_29);
            f32x16 t_43 = interleave_low_f32x16(t_22, t_30);
            f32x16 t_44 = interleave_high_f32x16(t_22, t_30);
            f32x16 t_45 = interleave_low_f32x16(t_23, t_31);
            f32x16 t_46 = interleave_high_f32x16(t_23, t_31);
            f32x16 t_47 = interleave_low_f32x16(t_24, t_32);
            f32x16 t_48 = interleave_high_f32x16(t_24, t_32);
            _mm512_storeu_ps(panel + (p + 1 - 1) * 32, interleave_low_f32x16(t_33, t_41));
            _mm512_storeu_ps(panel + (p + 2 - 1) * 32, interleave_high_f32x16(t_33, t_41));
            _mm512_storeu_ps(panel + (p + 3 - 1) * 32, interleave_low_f32x16(t_34, t_42));
            _mm512_storeu_ps(panel + (p + 4 - 1) * 32, interleave_high_f32x16(t_34, t_42));
            _mm512_storeu_ps(panel + (p + 5 - 1) * 32, interleave_low_f32x16(t_35, t_43));
            _mm512_storeu_ps(panel + (p + 6 - 1) * 32, interleave_high_f32x16(t_35, t_43));
            _mm512_storeu_ps(panel + (p + 7 - 1) * 32, interleave_low_f32x16(t_36, t_44));
            _mm512_storeu_ps(panel + (p + 8 - 1) * 32, interleave_high_f32x16(t_36, t_44));
            _mm512_storeu_ps(panel + (p + 9 - 1) * 32, interleave_low_f32x16(t_37, t_45));
            _mm512_storeu_ps(panel + (p + 10 - 1) * 32, interleave_high_f32x16(t_37, t_45));
            _mm512_storeu_ps(panel + (p + 11 - 1) * 32, interleave_low_f32x16(t_38, t_46));
            _mm512_storeu_ps(panel + (p + 12 - 1) * 32, interleave_high_f32x16(t_38, t_46));
            _mm512_storeu_ps(panel + (p + 13 - 1) * 32, interleave_low_f32x16(t_39, t_47));
            _mm512_storeu_ps(panel + (p + 14 - 1) * 32, interleave_high_f32x16(t_39, t_47));
            _mm512_storeu_ps(panel + (p + 15 - 1) * 32, interleave_low_f32x16(t_40, t_48));
            _mm512_storeu_ps(panel + (p + 16 - 1) * 32, interleave_high_f32x16(t_40, t_48));
        }
        for (int64_t p = 0; p < whole; p += 16) {
            f32x16 row16 = {0};
            if (rows > 16) {
                row16 = _mm512_loadu_ps(src + 16 * row_stride + p);
            }
            f32x16 row17 = {0};
            if (rows > 17) {
                row17 = _mm512_loadu_ps(src + 17 * row_stride + p);
            }
            f32x16 row18 = {0};
            if (rows > 18) {
                row18 = _mm512_loadu_ps(src + 18 * row_stride + p);
            }
            f32x16 row19 = {0};
            if (rows > 19) {
                row19 = _mm512_loadu_ps(src + 19 * row_stride + p);
            }
            f32x16 row20 = {0};
            if (rows > 20) {
                row20 = _mm512_loadu_ps(src + 20 * row_stride + p);
            }
            f32x16 row21 = {0};
            if (rows > 21) {
                row21 = _mm512_loadu_ps(src + 21 * row_stride + p);
            }
            f32x16 row22 = {0};
            if (rows > 22) {
                row22 = _mm512_loadu_ps(src + 22 * row_stride + p);
            }
            f32x16 row23 = {0};
            if (rows > 23) {
                row23 = _mm512_loadu_ps(src + 23 * row_stride + p);
            }
            f32x16 row24 = {0};
            if (rows > 24) {
                row24 = _mm512_loadu_ps(src + 24 * row_stride + p);
            }
            f32x16 row25 = {0};
            if (rows > 25) {
                row25 = _mm512_loadu_ps(src + 25 * row_stride + p);
            }
            f32x16 row26 = {0};
            if (rows > 26) {
                row26 = _mm512_loadu_ps(src + 26 * row_stride + p);
            }
            f32x16 row27 = {0};
            if (rows > 27) {
                row27 = _mm512_loadu_ps(src + 27 * row_stride + p);
            }
            f32x16 row28 = {0};
            if (rows > 28) {
                row28 = _mm512_loadu_ps(src + 28 * row_stride + p);
            }
            f32x16 row29 = {0};
            if (rows > 29) {
                row29 = _mm512_loadu_ps(src + 29 * row_stride + p);
            }
            f32x16 row30 = {0};
            if (rows > 30) {
                row30 = _mm512_loadu_ps(src + 30 * row_stride + p);
            }
            f32x16 row31 = {0};
            if (rows > 31) {
                row31 = _mm512_loadu_ps(src + 31 * row_stride + p);
            }
            f32x16 t_1 = interleave_low_f32x16(row16, row24);
            f32x16 t_2 = interleave_high_f32x16(row16, row24);
            f32x16 t_3 = interleave_low_f32x16(row17, row25);
            f32x16 t_4 = interleave_high_f32x16(row17, row25);
            f32x16 t_5 = interleave_low_f32x16(row18, row26);
            f32x16 t_6 = interleave_high_f32x16(row18, row26);
            f32x16 t_7 = interleave_low_f32x16(row19, row27);
            f32x16 t_8 = interleave_high_f32x16(row19, row27);
            f32x16 t_9 = interleave_low_f32x16(row20, row28);
            f32x16 t_10 = interleave_high_f32x16(row20, row28);
            f32x16 t_11 = interleave_low_f32x16(row21, row29);
            f32x16 t_12 = interleave_high_f32x16(row21, row29);
            f32x16 t_13 = interleave_low_f32x16(row22, row30);
            f32x16 t_14 = interleave_high_f32x16(row22, row30);
            f32x16 t_15 = interleave_low_f32x16(row23, row31);
            f32x16 t_16 = interleave_high_f32x16(row23, row31);
            f32x16 t_17 = interleave_low_f32x16(t_1, t_9);
            f32x16 t_18 = interleave_high_f32x16(t_1, t_9);
            f32x16 t_19 = interleave_low_f32x16(t_2, t_10);
            f32x16 t_20 = interleave_high_f32x16(t_2, t_10);
            f32x16 t_21 = interleave_low_f32x16(t_3, t_11);
            f32x16 t_22 = interleave_high_f32x16(t_3, t_11);
            f32x16 t_23 = interleave_low_f32x16(t_4, t_12);
            f32x16 t_24 = interleave_high_f32x16(t_4, t_12);
            f32x16 t_25 = interleave_low_f32x16(t_5, t_13);
            f32x16 t_26 = interleave_high_f32x16(t_5, t_13);
            f32x16 t_27 = interleave_low_f32x16(t_6, t_14);
            f32x16 t_28 = interleave_high_f32x16(t_6, t_14);
            f32x16 t_29 = interleave_low_f32x16(t_7, t_15);
            f32x16 t_30 = interleave_high_f32x16(t_7, t_15);
            f32x16 t_31 = interleave_low_f32x16(t_8, t_16);
            f32x16 t_32 = interleave_high_f32x16(t_8, t_16);
            f32x16 t_33 = interleave_low_f32x16(t_17, t_25);
            f32x16 t_34 = interleave_high_f32x16(t_17, t_25);
            f32x16 t_35 = interleave_low_f32x16(t_18, t_26);
            f32x16 t_36 = interleave_high_f32x16(t_18, t_26);
            f32x16 t_37 = interleave_low_f32x16(t_19, t_27);
            f32x16 t_38 = interleave_high_f32x16(t_19, t_27);
            f32x16 t_39 = interleave_low_f32x16(t_20, t_28);
            f32x16 t_40 = interleave_high_f32x16(t_20, t_28);
            f32x16 t_41 = interleave_low_f32x16(t_21, t_29);
            f32x16 t_42 = interleave_high_f32x16(t_21, t_29);
            f32x16 t_43 = interleave_low_f32x16(t_22, t_30);
            f32x16 t_44 = interleave_high_f32x16(t_22, t_30);
            f32x16 t_45 = interleave_low_f32x16(t_23, t_31);
            f32x16 t_46 = interleave_high_f32x16(t_23, t_31);
            f32x16 t_47 = interleave_low_f32x16(t_24, t_32);
            f32x16 t_48 = interleave_high_f32x16(t_24, t_32);
            _mm512_storeu_ps(panel + (p + 1 - 1) * 32 + 16, interleave_low_f32x16(t_33, t_41));
            _mm512_storeu_ps(panel + (p + 2 - 1) * 32 + 16, interleave_high_f32x16(t_33, t_41));
            _mm512_storeu_ps(panel + (p + 3 - 1) * 32 + 16, interleave_low_f32x16(t_34, t_42));
            _mm512_storeu_ps(panel + (p + 4 - 1) * 32 + 16, interleave_high_f32x16(t_34, t_42));
            _mm512_storeu_ps(panel + (p + 5 - 1) * 32 + 16, interleave_low_f32x16(t_35, t_43));
            _mm512_storeu_ps(panel + (p + 6 - 1) * 32 + 16, interleave_high_f32x16(t_35, t_43));
            _mm512_storeu_ps(panel + (p + 7 - 1) * 32 + 16, interleave_low_f32x16(t_36, t_44));
            _mm512_storeu_ps(panel + (p + 8 - 1) * 32 + 16, interleave_high_f32x16(t_36, t_44));
            _mm512_storeu_ps(panel + (p + 9 - 1) * 32 + 16, interleave_low_f32x16(t_37, t_45));
            _mm512_storeu_ps(panel + (p + 10 - 1) * 32 + 16, interleave_high_f32x16(t_37, t_45));
            _mm512_storeu_ps(panel + (p + 11 - 1) * 32 + 16, interleave_low_f32x16(t_38, t_46));
            _mm512_storeu_ps(panel + (p + 12 - 1) * 32 + 16, interleave_high_f32x16(t_38, t_46));
            _mm512_storeu_ps(panel + (p + 13 - 1) * 32 + 16, interleave_low_f32x16(t_39, t_47));
            _mm512_storeu_ps(panel + (p + 14 - 1) * 32 + 16, interleave_high_f32x16(t_39, t_47));
            _mm512_storeu_ps(panel + (p + 15 - 1) * 32 + 16, interleave_low_f32x16(t_40, t_48));
            _mm512_storeu_ps(panel + (p + 16 - 1) * 32 + 16, interleave_high_f32x16(t_40, t_48));
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

/* tnk_pack_f32__avx512_w8
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: dtype=f32 width=8
 * listed in gen/manifest/pack.lua: panels of the 8x32 tile
 * a turn of each inner loop: 1 ld 1 st; 64 shuffle 16 st; 1 ld 1 st; 1 st
 * vector registers: 25 of 32 */
void tnk_pack_f32__avx512_w8(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        __mmask16 within_width = (__mmask16)_bzhi_u64(~0ull, 8);
        for (int64_t p = 0; p < k; p++) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, rows);
            _mm512_mask_storeu_ps(panel + p * 8, within_width,
                _mm512_maskz_loadu_ps(lanes, src + p * k_stride));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -16 : 0;
        __mmask16 within_width = (__mmask16)_bzhi_u64(~0ull, 8);
        for (int64_t p = 0; p < whole; p += 16) {
            f32x16 row0 = {0};
            if (rows > 0) {
                row0 = _mm512_loadu_ps(src + p);
            }
            f32x16 row1 = {0};
            if (rows > 1) {
                row1 = _mm512_loadu_ps(src + row_stride + p);
            }
            f32x16 row2 = {0};
            if (rows > 2) {
                row2 = _mm512_loadu_ps(src + 2 * row_stride + p);
            }
            f32x16 row3 = {0};
            if (rows > 3) {
                row3 = _mm512_loadu_ps(src + 3 * row_stride + p);
            }
            f32x16 row4 = {0};
            if (rows > 4) {
                row4 = _mm512_loadu_ps(src + 4 * row_stride + p);
            }
            f32x16 row5 = {0};
            if (rows > 5) {
                row5 = _mm512_loadu_ps(src + 5 * row_stride + p);
            }
            f32x16 row6 = {0};
            if (rows > 6) {
                row6 = _mm512_loadu_ps(src + 6 * row_stride + p);
            }
            f32x16 row7 = {0};
            if (rows > 7) {
                row7 = _mm512_loadu_ps(src + 7 * row_stride + p);
            }
            f32x16 t_1 = interleave_low_f32x16(row0, (f32x16){0});
            f32x16 t_2 = interleave_high_f32x16(row0, (f32x16){0});
            f32x16 t_3 = interleave_low_f32x16(row1, (f32x16){0});
            f32x16 t_4 = interleave_high_f32x16(row1, (f32x16){0});
            f32x16 t_5 = interleave_low_f32x16(row2, (f32x16){0});
            f32x16 t_6 = interleave_high_f32x16(row2, (f32x16){0});
            f32x16 t_7 = interleave_low_f32x16(row3, (f32x16){0});
            f32x16 t_8 = interleave_high_f32x16(row3, (f32x16){0});
            f32x16 t_9 = interleave_low_f32x16(row4, (f32x16){0});
            f32x16 t_10 = interleave_high_f32x16(row4, (f32x16){0});
            f32x16 t_11 = interleave_low_f32x16(row5, (f32x16){0});
            f32x16 t_12 = interleave_high_f32x16(row5, (f32x16){0});
            f32x16 t_13 = interleave_low_f32x16(row6, (f32x16){0});
            f32x16 t_14 = interleave_high_f32x16(row6, (f32x16){0});
            f32x16 t_15 = interleave_low_f32x16(row7, (f32x16){0});
            f32x16 t_16 = interleave_high_f32x16(row7, (f32x16){0});
            f32x16 t_17 = interleave_low_f32x16(t_1, t_9);
            f32x16 t_18 = interleave_high_f32x16(t_1, t_9);
            f32x16 t_19 = interleave_low_f32x16(t_2, t_10);
            f32x16 t_20 = interleave_high_f32x16(t_2, t_10);
            f32x16 t_21 = interleave_low_f32x16(t_3, t_11);
            f32x16 t_22 = interleave_high_f32x16(t_3, t_11);
            f32x16 t_23 = interleave_low_f32x16(t_4, t_12);
            f32x16 t_24 = interleave_high_f32x16(t_4, t_12);
            f32x16 t_25 = interleave_low_f32x16(t_5, t_13);
            f32x16 t_26 = interleave_high_f32x16(t_5, t_13);
            f32x16 t_27 = interleave_low_f32x16(t_6, t_14);
            f32x16 t_28 = interleave_high_f32x16(t_6, t_14);
            f32x16 t_29 = interleave_low_f32x16(t_7, t_15);
            f32x16 t_30 = interleave_high_f32x16(t_7, t_15);
            f32x16 t_31 = interleave_low_f32x16(t_8, t_16);
            f32x16 t_32 = interleave_high_f32x16(t_8, t_16);
            f32x16 t_33 = interleave_low_f32x16(t_17, t_25);
            f32x16 t_34 = interleave_high_f32x16(t_17, t_25);
            f32x16 t_35 = interleave_low_f32x16(t_18, t_26);
            f32x16 t_36 = interleave_high_f32x16(t_18, t_26);
            f32x16 t_37 = interleave_low_f32x16(t_19, t_27);
            f32x16 t_38 = interleave_high_f32x16(t_19, t_27);
            f32x16 t_39 = interleave_low_f32x16(t_20, t_28);
            f32x16 t_40 = interleave_high_f32x16(t_20, t_28);
            f32x16 t_41 = interleave_low_f32x16(t_21, t_29);
            f32x16 t_42 = interleave_high_f32x16(t_21, t_29);
            f32x16 t_43 = interleave_low_f32x16(t_22, t_30);
            f32x16 t_44 = interleave_high_f32x16(t_22, t_30);
            f32x16 t_45 = interleave_low_f32x16(t_23, t_31);
            f32x16 t_46 = interleave_high_f32x16(t_23, t_31);
            f32x16 t_47 = interleave_low_f32x16(t_24, t_32);
            f32x16 t_48 = interleave_high_f32x16(t_24, t_32);
            _mm512_mask_storeu_ps(panel + (p + 1 - 1) * 8, within_width,
                interleave_low_f32x16(t_33, t_41));
            _mm512_mask_storeu_ps(panel + (p + 2 - 1) * 8, within_width,
                interleave_high_f32x16(t_33, t_41));
            _mm512_mask_storeu_ps(panel + (p + 3 - 1) * 8, within_width,
                interleave_low_f32x16(t_34, t_42));
            _mm512_mask_storeu_ps(panel + (p + 4 - 1) * 8, within_width,
                interleave_high_f32x16(t_34, t_42));
            _mm512_mask_storeu_ps(panel + (p + 5 - 1) * 8, within_width,
                interleave_low_f32x16(t_35, t_43));
            _mm512_mask_storeu_ps(panel + (p + 6 - 1) * 8, within_width,
                interleave_high_f32x16(t_35, t_43));
            _mm512_mask_storeu_ps(panel + (p + 7 - 1) * 8, within_width,
                interleave_low_f32x16(t_36, t_44));
            _mm512_mask_storeu_ps(panel + (p + 8 - 1) * 8, within_width,
                interleave_high_f32x16(t_36, t_44));
            _mm512_mask_storeu_ps(panel + (p + 9 - 1) * 8, within_width,
                interleave_low_f32x16(t_37, t_45));
            _mm512_mask_storeu_ps(panel + (p + 10 - 1) * 8, within_width,
                interleave_high_f32x16(t_37, t_45));
            _mm512_mask_storeu_ps(panel + (p + 11 - 1) * 8, within_width,
                interleave_low_f32x16(t_38, t_46));
            _mm512_mask_storeu_ps(panel + (p + 12 - 1) * 8, within_width,
                interleave_high_f32x16(t_38, t_46));
            _mm512_mask_storeu_ps(panel + (p + 13 - 1) * 8, within_width,
                interleave_low_f32x16(t_39, t_47));
            _mm512_mask_storeu_ps(panel + (p + 14 - 1) * 8, within_width,
                interleave_high_f32x16(t_39, t_47));
            _mm512_mask_storeu_ps(panel + (p + 15 - 1) * 8, within_width,
                interleave_low_f32x16(t_40, t_48));
            _mm512_mask_storeu_ps(panel + (p + 16 - 1) * 8, within_width,
                interleave_high_f32x16(t_40, t_48));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 8 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 8; i++) {
                panel[p * 8 + i] = 0.0f;
            }
        }
    }
}

/* tnk_pack_f64__avx512_w14
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: dtype=f64 width=14
 * listed in gen/manifest/pack.lua: panels of the 14x16 tile
 * a turn of each inner loop: 2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 ld 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_f64__avx512_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const double *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        __mmask8 within_width = (__mmask8)_bzhi_u64(~0ull, 6);
        for (int64_t p = 0; p < k; p++) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rows);
            _mm512_storeu_pd(panel + p * 14, _mm512_maskz_loadu_pd(lanes, src + p * k_stride));
            __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, rows) >> 8);
            _mm512_mask_storeu_pd(panel + p * 14 + 8, within_width,
                _mm512_maskz_loadu_pd(lanes_1, src + p * k_stride + 8));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -8 : 0;
        __mmask8 within_width = (__mmask8)_bzhi_u64(~0ull, 6);
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row0 = {0};
            if (rows > 0) {
                row0 = _mm512_loadu_pd(src + p);
            }
            f64x8 row1 = {0};
            if (rows > 1) {
                row1 = _mm512_loadu_pd(src + row_stride + p);
            }
            f64x8 row2 = {0};
            if (rows > 2) {
                row2 = _mm512_loadu_pd(src + 2 * row_stride + p);
            }
            f64x8 row3 = {0};
            if (rows > 3) {
                row3 = _mm512_loadu_pd(src + 3 * row_stride + p);
            }
            f64x8 row4 = {0};
            if (rows > 4) {
                row4 = _mm512_loadu_pd(src + 4 * row_stride + p);
            }
            f64x8 row5 = {0};
            if (rows > 5) {
                row5 = _mm512_loadu_pd(src + 5 * row_stride + p);
            }
            f64x8 row6 = {0};
            if (rows > 6) {
                row6 = _mm512_loadu_pd(src + 6 * row_stride + p);
            }
            f64x8 row7 = {0};
            if (rows > 7) {
                row7 = _mm512_loadu_pd(src + 7 * row_stride + p);
            }
            f64x8 t_1 = interleave_low_f64x8(row0, row4);
            f64x8 t_2 = interleave_high_f64x8(row0, row4);
            f64x8 t_3 = interleave_low_f64x8(row1, row5);
            f64x8 t_4 = interleave_high_f64x8(row1, row5);
            f64x8 t_5 = interleave_low_f64x8(row2, row6);
            f64x8 t_6 = interleave_high_f64x8(row2, row6);
            f64x8 t_7 = interleave_low_f64x8(row3, row7);
            f64x8 t_8 = interleave_high_f64x8(row3, row7);
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_storeu_pd(panel + (p + 1 - 1) * 14, interleave_low_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 2 - 1) * 14, interleave_high_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 3 - 1) * 14, interleave_low_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 4 - 1) * 14, interleave_high_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 5 - 1) * 14, interleave_low_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 6 - 1) * 14, interleave_high_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 7 - 1) * 14, interleave_low_f64x8(t_12, t_16));
            _mm512_storeu_pd(panel + (p + 8 - 1) * 14, interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row8 = {0};
            if (rows > 8) {
                row8 = _mm512_loadu_pd(src + 8 * row_stride + p);
            }
            f64x8 row9 = {0};
            if (rows > 9) {
                row9 = _mm512_loadu_pd(src + 9 * row_stride + p);
            }
            f64x8 row10 = {0};
            if (rows > 10) {
                row10 = _mm512_loadu_pd(src + 10 * row_stride + p);
            }
            f64x8 row11 = {0};
            if (rows > 11) {
                row11 = _mm512_loadu_pd(src + 11 * row_stride + p);
            }
            f64x8 row12 = {0};
            if (rows > 12) {
                row12 = _mm512_loadu_pd(src + 12 * row_stride + p);
            }
            f64x8 row13 = {0};
            if (rows > 13) {
                row13 = _mm512_loadu_pd(src + 13 * row_stride + p);
            }
            f64x8 t_1 = interleave_low_f64x8(row8, row12);
            f64x8 t_2 = interleave_high_f64x8(row8, row12);
            f64x8 t_3 = interleave_low_f64x8(row9, row13);
            f64x8 t_4 = interleave_high_f64x8(row9, row13);
            f64x8 t_5 = interleave_low_f64x8(row10, (f64x8){0});
            f64x8 t_6 = interleave_high_f64x8(row10, (f64x8){0});
            f64x8 t_7 = interleave_low_f64x8(row11, (f64x8){0});
            f64x8 t_8 = interleave_high_f64x8(row11, (f64x8){0});
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_mask_storeu_pd(panel + (p + 1 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_9, t_13));
            _mm512_mask_storeu_pd(panel + (p + 2 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_9, t_13));
            _mm512_mask_storeu_pd(panel + (p + 3 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_10, t_14));
            _mm512_mask_storeu_pd(panel + (p + 4 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_10, t_14));
            _mm512_mask_storeu_pd(panel + (p + 5 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_11, t_15));
            _mm512_mask_storeu_pd(panel + (p + 6 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_11, t_15));
            _mm512_mask_storeu_pd(panel + (p + 7 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_12, t_16));
            _mm512_mask_storeu_pd(panel + (p + 8 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 14 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 14; i++) {
                panel[p * 14 + i] = 0.0;
            }
        }
    }
}

/* tnk_pack_f32_f64__avx512_w14
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: dtype=f64 from=f32 width=14
 * listed in gen/manifest/pack.lua: panels of the 14x16 tile, for exact products of f32
 * a turn of each inner loop: 2 convert 2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 convert 1
 *   ld 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_f32_f64__avx512_w14(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        __mmask8 within_width = (__mmask8)_bzhi_u64(~0ull, 6);
        for (int64_t p = 0; p < k; p++) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rows);
            _mm512_storeu_pd(panel + p * 14,
                _mm512_cvtps_pd((__m256)_mm256_maskz_loadu_ps(lanes, src + p * k_stride)));
            __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, rows) >> 8);
            _mm512_mask_storeu_pd(panel + p * 14 + 8, within_width,
                _mm512_cvtps_pd((__m256)_mm256_maskz_loadu_ps(lanes_1, src + p * k_stride + 8)));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -8 : 0;
        __mmask8 within_width = (__mmask8)_bzhi_u64(~0ull, 6);
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row0 = {0};
            if (rows > 0) {
                row0 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + p));
            }
            f64x8 row1 = {0};
            if (rows > 1) {
                row1 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + row_stride + p));
            }
            f64x8 row2 = {0};
            if (rows > 2) {
                row2 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 2 * row_stride + p));
            }
            f64x8 row3 = {0};
            if (rows > 3) {
                row3 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 3 * row_stride + p));
            }
            f64x8 row4 = {0};
            if (rows > 4) {
                row4 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 4 * row_stride + p));
            }
            f64x8 row5 = {0};
            if (rows > 5) {
                row5 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 5 * row_stride + p));
            }
            f64x8 row6 = {0};
            if (rows > 6) {
                row6 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 6 * row_stride + p));
            }
            f64x8 row7 = {0};
            if (rows > 7) {
                row7 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 7 * row_stride + p));
            }
            f64x8 t_1 = interleave_low_f64x8(row0, row4);
            f64x8 t_2 = interleave_high_f64x8(row0, row4);
            f64x8 t_3 = interleave_low_f64x8(row1, row5);
            f64x8 t_4 = interleave_high_f64x8(row1, row5);
            f64x8 t_5 = interleave_low_f64x8(row2, row6);
            f64x8 t_6 = interleave_high_f64x8(row2, row6);
            f64x8 t_7 = interleave_low_f64x8(row3, row7);
            f64x8 t_8 = interleave_high_f64x8(row3, row7);
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_storeu_pd(panel + (p + 1 - 1) * 14, interleave_low_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 2 - 1) * 14, interleave_high_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 3 - 1) * 14, interleave_low_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 4 - 1) * 14, interleave_high_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 5 - 1) * 14, interleave_low_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 6 - 1) * 14, interleave_high_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 7 - 1) * 14, interleave_low_f64x8(t_12, t_16));
            _mm512_storeu_pd(panel + (p + 8 - 1) * 14, interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row8 = {0};
            if (rows > 8) {
                row8 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 8 * row_stride + p));
            }
            f64x8 row9 = {0};
            if (rows > 9) {
                row9 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 9 * row_stride + p));
            }
            f64x8 row10 = {0};
            if (rows > 10) {
                row10 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 10 * row_stride + p));
            }
            f64x8 row11 = {0};
            if (rows > 11) {
                row11 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 11 * row_stride + p));
            }
            f64x8 row12 = {0};
            if (rows > 12) {
                row12 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 12 * row_stride + p));
            }
            f64x8 row13 = {0};
            if (rows > 13) {
                row13 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 13 * row_stride + p));
            }
            f64x8 t_1 = interleave_low_f64x8(row8, row12);
            f64x8 t_2 = interleave_high_f64x8(row8, row12);
            f64x8 t_3 = interleave_low_f64x8(row9, row13);
            f64x8 t_4 = interleave_high_f64x8(row9, row13);
            f64x8 t_5 = interleave_low_f64x8(row10, (f64x8){0});
            f64x8 t_6 = interleave_high_f64x8(row10, (f64x8){0});
            f64x8 t_7 = interleave_low_f64x8(row11, (f64x8){0});
            f64x8 t_8 = interleave_high_f64x8(row11, (f64x8){0});
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_mask_storeu_pd(panel + (p + 1 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_9, t_13));
            _mm512_mask_storeu_pd(panel + (p + 2 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_9, t_13));
            _mm512_mask_storeu_pd(panel + (p + 3 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_10, t_14));
            _mm512_mask_storeu_pd(panel + (p + 4 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_10, t_14));
            _mm512_mask_storeu_pd(panel + (p + 5 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_11, t_15));
            _mm512_mask_storeu_pd(panel + (p + 6 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_11, t_15));
            _mm512_mask_storeu_pd(panel + (p + 7 - 1) * 14 + 8, within_width,
                interleave_low_f64x8(t_12, t_16));
            _mm512_mask_storeu_pd(panel + (p + 8 - 1) * 14 + 8, within_width,
                interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 14 + i] = (double)src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 14; i++) {
                panel[p * 14 + i] = 0.0;
            }
        }
    }
}

/* tnk_pack_f64__avx512_w16
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: dtype=f64 width=16
 * listed in gen/manifest/pack.lua: panels of the 14x16 tile
 * a turn of each inner loop: 2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 ld 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_f64__avx512_w16(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const double *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rows);
            _mm512_storeu_pd(panel + p * 16, _mm512_maskz_loadu_pd(lanes, src + p * k_stride));
            __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, rows) >> 8);
            _mm512_storeu_pd(panel + p * 16 + 8,
                _mm512_maskz_loadu_pd(lanes_1, src + p * k_stride + 8));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -8 : 0;
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row0 = {0};
            if (rows > 0) {
                row0 = _mm512_loadu_pd(src + p);
            }
            f64x8 row1 = {0};
            if (rows > 1) {
                row1 = _mm512_loadu_pd(src + row_stride + p);
            }
            f64x8 row2 = {0};
            if (rows > 2) {
                row2 = _mm512_loadu_pd(src + 2 * row_stride + p);
            }
            f64x8 row3 = {0};
            if (rows > 3) {
                row3 = _mm512_loadu_pd(src + 3 * row_stride + p);
            }
            f64x8 row4 = {0};
            if (rows > 4) {
                row4 = _mm512_loadu_pd(src + 4 * row_stride + p);
            }
            f64x8 row5 = {0};
            if (rows > 5) {
                row5 = _mm512_loadu_pd(src + 5 * row_stride + p);
            }
            f64x8 row6 = {0};
            if (rows > 6) {
                row6 = _mm512_loadu_pd(src + 6 * row_stride + p);
            }
            f64x8 row7 = {0};
            if (rows > 7) {
                row7 = _mm512_loadu_pd(src + 7 * row_stride + p);
            }
            f64x8 t_1 = interleave_low_f64x8(row0, row4);
            f64x8 t_2 = interleave_high_f64x8(row0, row4);
            f64x8 t_3 = interleave_low_f64x8(row1, row5);
            f64x8 t_4 = interleave_high_f64x8(row1, row5);
            f64x8 t_5 = interleave_low_f64x8(row2, row6);
            f64x8 t_6 = interleave_high_f64x8(row2, row6);
            f64x8 t_7 = interleave_low_f64x8(row3, row7);
            f64x8 t_8 = interleave_high_f64x8(row3, row7);
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_storeu_pd(panel + (p + 1 - 1) * 16, interleave_low_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 2 - 1) * 16, interleave_high_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 3 - 1) * 16, interleave_low_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 4 - 1) * 16, interleave_high_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 5 - 1) * 16, interleave_low_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 6 - 1) * 16, interleave_high_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 7 - 1) * 16, interleave_low_f64x8(t_12, t_16));
            _mm512_storeu_pd(panel + (p + 8 - 1) * 16, interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row8 = {0};
            if (rows > 8) {
                row8 = _mm512_loadu_pd(src + 8 * row_stride + p);
            }
            f64x8 row9 = {0};
            if (rows > 9) {
                row9 = _mm512_loadu_pd(src + 9 * row_stride + p);
            }
            f64x8 row10 = {0};
            if (rows > 10) {
                row10 = _mm512_loadu_pd(src + 10 * row_stride + p);
            }
            f64x8 row11 = {0};
            if (rows > 11) {
                row11 = _mm512_loadu_pd(src + 11 * row_stride + p);
            }
            f64x8 row12 = {0};
            if (rows > 12) {
                row12 = _mm512_loadu_pd(src + 12 * row_stride + p);
            }
            f64x8 row13 = {0};
            if (rows > 13) {
                row13 = _mm512_loadu_pd(src + 13 * row_stride + p);
            }
            f64x8 row14 = {0};
            if (rows > 14) {
                row14 = _mm512_loadu_pd(src + 14 * row_stride + p);
            }
            f64x8 row15 = {0};
            if (rows > 15) {
                row15 = _mm512_loadu_pd(src + 15 * row_stride + p);
            }
            f64x8 t_1 = interleave_low_f64x8(row8, row12);
            f64x8 t_2 = interleave_high_f64x8(row8, row12);
            f64x8 t_3 = interleave_low_f64x8(row9, row13);
            f64x8 t_4 = interleave_high_f64x8(row9, row13);
            f64x8 t_5 = interleave_low_f64x8(row10, row14);
            f64x8 t_6 = interleave_high_f64x8(row10, row14);
            f64x8 t_7 = interleave_low_f64x8(row11, row15);
            f64x8 t_8 = interleave_high_f64x8(row11, row15);
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_storeu_pd(panel + (p + 1 - 1) * 16 + 8, interleave_low_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 2 - 1) * 16 + 8, interleave_high_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 3 - 1) * 16 + 8, interleave_low_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 4 - 1) * 16 + 8, interleave_high_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 5 - 1) * 16 + 8, interleave_low_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 6 - 1) * 16 + 8, interleave_high_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 7 - 1) * 16 + 8, interleave_low_f64x8(t_12, t_16));
            _mm512_storeu_pd(panel + (p + 8 - 1) * 16 + 8, interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 16 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 16; i++) {
                panel[p * 16 + i] = 0.0;
            }
        }
    }
}

/* tnk_pack_f32_f64__avx512_w16
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx512: dtype=f64 from=f32 width=16
 * listed in gen/manifest/pack.lua: panels of the 14x16 tile, for exact products of f32
 * a turn of each inner loop: 2 convert 2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 convert 1
 *   ld 1 st; 1 st
 * vector registers: 17 of 32 */
void tnk_pack_f32_f64__avx512_w16(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, rows);
            _mm512_storeu_pd(panel + p * 16,
                _mm512_cvtps_pd((__m256)_mm256_maskz_loadu_ps(lanes, src + p * k_stride)));
            __mmask8 lanes_1 = (__mmask8)(_bzhi_u64(~0ull, rows) >> 8);
            _mm512_storeu_pd(panel + p * 16 + 8,
                _mm512_cvtps_pd((__m256)_mm256_maskz_loadu_ps(lanes_1, src + p * k_stride + 8)));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -8 : 0;
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row0 = {0};
            if (rows > 0) {
                row0 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + p));
            }
            f64x8 row1 = {0};
            if (rows > 1) {
                row1 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + row_stride + p));
            }
            f64x8 row2 = {0};
            if (rows > 2) {
                row2 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 2 * row_stride + p));
            }
            f64x8 row3 = {0};
            if (rows > 3) {
                row3 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 3 * row_stride + p));
            }
            f64x8 row4 = {0};
            if (rows > 4) {
                row4 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 4 * row_stride + p));
            }
            f64x8 row5 = {0};
            if (rows > 5) {
                row5 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 5 * row_stride + p));
            }
            f64x8 row6 = {0};
            if (rows > 6) {
                row6 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 6 * row_stride + p));
            }
            f64x8 row7 = {0};
            if (rows > 7) {
                row7 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 7 * row_stride + p));
            }
            f64x8 t_1 = interleave_low_f64x8(row0, row4);
            f64x8 t_2 = interleave_high_f64x8(row0, row4);
            f64x8 t_3 = interleave_low_f64x8(row1, row5);
            f64x8 t_4 = interleave_high_f64x8(row1, row5);
            f64x8 t_5 = interleave_low_f64x8(row2, row6);
            f64x8 t_6 = interleave_high_f64x8(row2, row6);
            f64x8 t_7 = interleave_low_f64x8(row3, row7);
            f64x8 t_8 = interleave_high_f64x8(row3, row7);
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_storeu_pd(panel + (p + 1 - 1) * 16, interleave_low_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 2 - 1) * 16, interleave_high_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 3 - 1) * 16, interleave_low_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 4 - 1) * 16, interleave_high_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 5 - 1) * 16, interleave_low_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 6 - 1) * 16, interleave_high_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 7 - 1) * 16, interleave_low_f64x8(t_12, t_16));
            _mm512_storeu_pd(panel + (p + 8 - 1) * 16, interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = 0; p < whole; p += 8) {
            f64x8 row8 = {0};
            if (rows > 8) {
                row8 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 8 * row_stride + p));
            }
            f64x8 row9 = {0};
            if (rows > 9) {
                row9 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 9 * row_stride + p));
            }
            f64x8 row10 = {0};
            if (rows > 10) {
                row10 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 10 * row_stride + p));
            }
            f64x8 row11 = {0};
            if (rows > 11) {
                row11 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 11 * row_stride + p));
            }
            f64x8 row12 = {0};
            if (rows > 12) {
                row12 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 12 * row_stride + p));
            }
            f64x8 row13 = {0};
            if (rows > 13) {
                row13 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 13 * row_stride + p));
            }
            f64x8 row14 = {0};
            if (rows > 14) {
                row14 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 14 * row_stride + p));
            }
            f64x8 row15 = {0};
            if (rows > 15) {
                row15 = _mm512_cvtps_pd((__m256)_mm256_loadu_ps(src + 15 * row_stride + p));
            }
            f64x8 t_1 = interleave_low_f64x8(row8, row12);
            f64x8 t_2 = interleave_high_f64x8(row8, row12);
            f64x8 t_3 = interleave_low_f64x8(row9, row13);
            f64x8 t_4 = interleave_high_f64x8(row9, row13);
            f64x8 t_5 = interleave_low_f64x8(row10, row14);
            f64x8 t_6 = interleave_high_f64x8(row10, row14);
            f64x8 t_7 = interleave_low_f64x8(row11, row15);
            f64x8 t_8 = interleave_high_f64x8(row11, row15);
            f64x8 t_9 = interleave_low_f64x8(t_1, t_5);
            f64x8 t_10 = interleave_high_f64x8(t_1, t_5);
            f64x8 t_11 = interleave_low_f64x8(t_2, t_6);
            f64x8 t_12 = interleave_high_f64x8(t_2, t_6);
            f64x8 t_13 = interleave_low_f64x8(t_3, t_7);
            f64x8 t_14 = interleave_high_f64x8(t_3, t_7);
            f64x8 t_15 = interleave_low_f64x8(t_4, t_8);
            f64x8 t_16 = interleave_high_f64x8(t_4, t_8);
            _mm512_storeu_pd(panel + (p + 1 - 1) * 16 + 8, interleave_low_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 2 - 1) * 16 + 8, interleave_high_f64x8(t_9, t_13));
            _mm512_storeu_pd(panel + (p + 3 - 1) * 16 + 8, interleave_low_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 4 - 1) * 16 + 8, interleave_high_f64x8(t_10, t_14));
            _mm512_storeu_pd(panel + (p + 5 - 1) * 16 + 8, interleave_low_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 6 - 1) * 16 + 8, interleave_high_f64x8(t_11, t_15));
            _mm512_storeu_pd(panel + (p + 7 - 1) * 16 + 8, interleave_low_f64x8(t_12, t_16));
            _mm512_storeu_pd(panel + (p + 8 - 1) * 16 + 8, interleave_high_f64x8(t_12, t_16));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 16 + i] = (double)src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 16; i++) {
                panel[p * 16 + i] = 0.0;
            }
        }
    }
}
