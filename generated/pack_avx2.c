/* pack_avx2.c: kernels of gen/manifest/pack.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef int32_t i32x4 __attribute__((vector_size(16)));

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline f32x8 interleave_low_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

static inline f32x8 interleave_high_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline f64x4 interleave_low_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

static inline f64x4 interleave_high_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 2, 6, 3, 7);
}

/* tnk_pack_f32__avx2_w6
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx2: dtype=f32 width=6
 * listed in gen/manifest/pack.lua: panels of the 6x16 tile
 * a turn of each inner loop: 1 ld 1 st; 24 shuffle 8 st; 1 ld 1 st; 1 st
 * vector registers: 15 of 16 */
void tnk_pack_f32__avx2_w6(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        i32x8 within_width = first_lanes_i32x8(6);
        for (int64_t p = 0; p < k; p++) {
            i32x8 lanes = first_lanes_i32x8(rows);
            _mm256_maskstore_ps(panel + p * 6, (__m256i)within_width,
                _mm256_maskload_ps(src + p * k_stride, (__m256i)lanes));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -8 : 0;
        i32x8 within_width = first_lanes_i32x8(6);
        for (int64_t p = 0; p < whole; p += 8) {
            f32x8 row0 = {0};
            if (rows > 0) {
                row0 = _mm256_loadu_ps(src + p);
            }
            f32x8 row1 = {0};
            if (rows > 1) {
                row1 = _mm256_loadu_ps(src + row_stride + p);
            }
            f32x8 row2 = {0};
            if (rows > 2) {
                row2 = _mm256_loadu_ps(src + 2 * row_stride + p);
            }
            f32x8 row3 = {0};
            if (rows > 3) {
                row3 = _mm256_loadu_ps(src + 3 * row_stride + p);
            }
            f32x8 row4 = {0};
            if (rows > 4) {
                row4 = _mm256_loadu_ps(src + 4 * row_stride + p);
            }
            f32x8 row5 = {0};
            if (rows > 5) {
                row5 = _mm256_loadu_ps(src + 5 * row_stride + p);
            }
            f32x8 t_1 = interleave_low_f32x8(row0, row4);
            f32x8 t_2 = interleave_high_f32x8(row0, row4);
            f32x8 t_3 = interleave_low_f32x8(row1, row5);
            f32x8 t_4 = interleave_high_f32x8(row1, row5);
            f32x8 t_5 = interleave_low_f32x8(row2, (f32x8){0});
            f32x8 t_6 = interleave_high_f32x8(row2, (f32x8){0});
            f32x8 t_7 = interleave_low_f32x8(row3, (f32x8){0});
            f32x8 t_8 = interleave_high_f32x8(row3, (f32x8){0});
            f32x8 t_9 = interleave_low_f32x8(t_1, t_5);
            f32x8 t_10 = interleave_high_f32x8(t_1, t_5);
            f32x8 t_11 = interleave_low_f32x8(t_2, t_6);
            f32x8 t_12 = interleave_high_f32x8(t_2, t_6);
            f32x8 t_13 = interleave_low_f32x8(t_3, t_7);
            f32x8 t_14 = interleave_high_f32x8(t_3, t_7);
            f32x8 t_15 = interleave_low_f32x8(t_4, t_8);
            f32x8 t_16 = interleave_high_f32x8(t_4, t_8);
            _mm256_maskstore_ps(panel + (p + 1 - 1) * 6, (__m256i)within_width,
                interleave_low_f32x8(t_9, t_13));
            _mm256_maskstore_ps(panel + (p + 2 - 1) * 6, (__m256i)within_width,
                interleave_high_f32x8(t_9, t_13));
            _mm256_maskstore_ps(panel + (p + 3 - 1) * 6, (__m256i)within_width,
                interleave_low_f32x8(t_10, t_14));
            _mm256_maskstore_ps(panel + (p + 4 - 1) * 6, (__m256i)within_width,
                interleave_high_f32x8(t_10, t_14));
            _mm256_maskstore_ps(panel + (p + 5 - 1) * 6, (__m256i)within_width,
                interleave_low_f32x8(t_11, t_15));
            _mm256_maskstore_ps(panel + (p + 6 - 1) * 6, (__m256i)within_width,
                interleave_high_f32x8(t_11, t_15));
            _mm256_maskstore_ps(panel + (p + 7 - 1) * 6, (__m256i)within_width,
                interleave_low_f32x8(t_12, t_16));
            _mm256_maskstore_ps(panel + (p + 8 - 1) * 6, (__m256i)within_width,
                interleave_high_f32x8(t_12, t_16));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 6 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 6; i++) {
                panel[p * 6 + i] = 0.0f;
            }
        }
    }
}

/* tnk_pack_f32__avx2_w16
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx2: dtype=f32 width=16
 * listed in gen/manifest/pack.lua: panels of the 6x16 tile
 * a turn of each inner loop: 2 ld 2 st; 24 shuffle 8 st; 24 shuffle 8 st; 1 ld 1 st; 1 st
 * vector registers: 16 of 16 */
void tnk_pack_f32__avx2_w16(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i32x8 lanes = first_lanes_i32x8(rows);
            _mm256_storeu_ps(panel + p * 16,
                _mm256_maskload_ps(src + p * k_stride, (__m256i)lanes));
            i32x8 lanes_1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)rows;
            _mm256_storeu_ps(panel + p * 16 + 8,
                _mm256_maskload_ps(src + p * k_stride + 8, (__m256i)lanes_1));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -8 : 0;
        for (int64_t p = 0; p < whole; p += 8) {
            f32x8 row0 = {0};
            if (rows > 0) {
                row0 = _mm256_loadu_ps(src + p);
            }
            f32x8 row1 = {0};
            if (rows > 1) {
                row1 = _mm256_loadu_ps(src + row_stride + p);
            }
            f32x8 row2 = {0};
            if (rows > 2) {
                row2 = _mm256_loadu_ps(src + 2 * row_stride + p);
            }
            f32x8 row3 = {0};
            if (rows > 3) {
                row3 = _mm256_loadu_ps(src + 3 * row_stride + p);
            }
            f32x8 row4 = {0};
            if (rows > 4) {
                row4 = _mm256_loadu_ps(src + 4 * row_stride + p);
            }
            f32x8 row5 = {0};
            if (rows > 5) {
                row5 = _mm256_loadu_ps(src + 5 * row_stride + p);
            }
            f32x8 row6 = {0};
            if (rows > 6) {
                row6 = _mm256_loadu_ps(src + 6 * row_stride + p);
            }
            f32x8 row7 = {0};
            if (rows > 7) {
                row7 = _mm256_loadu_ps(src + 7 * row_stride + p);
            }
            f32x8 t_1 = interleave_low_f32x8(row0, row4);
            f32x8 t_2 = interleave_high_f32x8(row0, row4);
            f32x8 t_3 = interleave_low_f32x8(row1, row5);
            f32x8 t_4 = interleave_high_f32x8(row1, row5);
            f32x8 t_5 = interleave_low_f32x8(row2, row6);
            f32x8 t_6 = interleave_high_f32x8(row2, row6);
            f32x8 t_7 = interleave_low_f32x8(row3, row7);
            f32x8 t_8 = interleave_high_f32x8(row3, row7);
            f32x8 t_9 = interleave_low_f32x8(t_1, t_5);
            f32x8 t_10 = interleave_high_f32x8(t_1, t_5);
            f32x8 t_11 = interleave_low_f32x8(t_2, t_6);
            f32x8 t_12 = interleave_high_f32x8(t_2, t_6);
            f32x8 t_13 = interleave_low_f32x8(t_3, t_7);
            f32x8 t_14 = interleave_high_f32x8(t_3, t_7);
            f32x8 t_15 = interleave_low_f32x8(t_4, t_8);
            f32x8 t_16 = interleave_high_f32x8(t_4, t_8);
            _mm256_storeu_ps(panel + (p + 1 - 1) * 16, interleave_low_f32x8(t_9, t_13));
            _mm256_storeu_ps(panel + (p + 2 - 1) * 16, interleave_high_f32x8(t_9, t_13));
            _mm256_storeu_ps(panel + (p + 3 - 1) * 16, interleave_low_f32x8(t_10, t_14));
            _mm256_storeu_ps(panel + (p + 4 - 1) * 16, interleave_high_f32x8(t_10, t_14));
            _mm256_storeu_ps(panel + (p + 5 - 1) * 16, interleave_low_f32x8(t_11, t_15));
            _mm256_storeu_ps(panel + (p + 6 - 1) * 16, interleave_high_f32x8(t_11, t_15));
            _mm256_storeu_ps(panel + (p + 7 - 1) * 16, interleave_low_f32x8(t_12, t_16));
            _mm256_storeu_ps(panel + (p + 8 - 1) * 16, interleave_high_f32x8(t_12, t_16));
        }
        for (int64_t p = 0; p < whole; p += 8) {
            f32x8 row8 = {0};
            if (rows > 8) {
                row8 = _mm256_loadu_ps(src + 8 * row_stride + p);
            }
            f32x8 row9 = {0};
            if (rows > 9) {
                row9 = _mm256_loadu_ps(src + 9 * row_stride + p);
            }
            f32x8 row10 = {0};
            if (rows > 10) {
                row10 = _mm256_loadu_ps(src + 10 * row_stride + p);
            }
            f32x8 row11 = {0};
            if (rows > 11) {
                row11 = _mm256_loadu_ps(src + 11 * row_stride + p);
            }
            f32x8 row12 = {0};
            if (rows > 12) {
                row12 = _mm256_loadu_ps(src + 12 * row_stride + p);
            }
            f32x8 row13 = {0};
            if (rows > 13) {
                row13 = _mm256_loadu_ps(src + 13 * row_stride + p);
            }
            f32x8 row14 = {0};
            if (rows > 14) {
                row14 = _mm256_loadu_ps(src + 14 * row_stride + p);
            }
            f32x8 row15 = {0};
            if (rows > 15) {
                row15 = _mm256_loadu_ps(src + 15 * row_stride + p);
            }
            f32x8 t_1 = interleave_low_f32x8(row8, row12);
            f32x8 t_2 = interleave_high_f32x8(row8, row12);
            f32x8 t_3 = interleave_low_f32x8(row9, row13);
            f32x8 t_4 = interleave_high_f32x8(row9, row13);
            f32x8 t_5 = interleave_low_f32x8(row10, row14);
            f32x8 t_6 = interleave_high_f32x8(row10, row14);
            f32x8 t_7 = interleave_low_f32x8(row11, row15);
            f32x8 t_8 = interleave_high_f32x8(row11, row15);
            f32x8 t_9 = interleave_low_f32x8(t_1, t_5);
            f32x8 t_10 = interleave_high_f32x8(t_1, t_5);
            f32x8 t_11 = interleave_low_f32x8(t_2, t_6);
            f32x8 t_12 = interleave_high_f32x8(t_2, t_6);
            f32x8 t_13 = interleave_low_f32x8(t_3, t_7);
            f32x8 t_14 = interleave_high_f32x8(t_3, t_7);
            f32x8 t_15 = interleave_low_f32x8(t_4, t_8);
            f32x8 t_16 = interleave_high_f32x8(t_4, t_8);
            _mm256_storeu_ps(panel + (p + 1 - 1) * 16 + 8, interleave_low_f32x8(t_9, t_13));
            _mm256_storeu_ps(panel + (p + 2 - 1) * 16 + 8, interleave_high_f32x8(t_9, t_13));
            _mm256_storeu_ps(panel + (p + 3 - 1) * 16 + 8, interleave_low_f32x8(t_10, t_14));
            _mm256_storeu_ps(panel + (p + 4 - 1) * 16 + 8, interleave_high_f32x8(t_10, t_14));
            _mm256_storeu_ps(panel + (p + 5 - 1) * 16 + 8, interleave_low_f32x8(t_11, t_15));
            _mm256_storeu_ps(panel + (p + 6 - 1) * 16 + 8, interleave_high_f32x8(t_11, t_15));
            _mm256_storeu_ps(panel + (p + 7 - 1) * 16 + 8, interleave_low_f32x8(t_12, t_16));
            _mm256_storeu_ps(panel + (p + 8 - 1) * 16 + 8, interleave_high_f32x8(t_12, t_16));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 16 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 16; i++) {
                panel[p * 16 + i] = 0.0f;
            }
        }
    }
}

/* tnk_pack_f64__avx2_w6
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx2: dtype=f64 width=6
 * listed in gen/manifest/pack.lua: panels of the 6x8 tile
 * a turn of each inner loop: 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_f64__avx2_w6(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const double *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        i64x4 within_width = first_lanes_i64x4(2);
        for (int64_t p = 0; p < k; p++) {
            i64x4 lanes = first_lanes_i64x4(rows);
            _mm256_storeu_pd(panel + p * 6, _mm256_maskload_pd(src + p * k_stride, (__m256i)lanes));
            i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)rows;
            _mm256_maskstore_pd(panel + p * 6 + 4, (__m256i)within_width,
                _mm256_maskload_pd(src + p * k_stride + 4, (__m256i)lanes_1));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -4 : 0;
        i64x4 within_width = first_lanes_i64x4(2);
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row0 = {0};
            if (rows > 0) {
                row0 = _mm256_loadu_pd(src + p);
            }
            f64x4 row1 = {0};
            if (rows > 1) {
                row1 = _mm256_loadu_pd(src + row_stride + p);
            }
            f64x4 row2 = {0};
            if (rows > 2) {
                row2 = _mm256_loadu_pd(src + 2 * row_stride + p);
            }
            f64x4 row3 = {0};
            if (rows > 3) {
                row3 = _mm256_loadu_pd(src + 3 * row_stride + p);
            }
            f64x4 t_1 = interleave_low_f64x4(row0, row2);
            f64x4 t_2 = interleave_high_f64x4(row0, row2);
            f64x4 t_3 = interleave_low_f64x4(row1, row3);
            f64x4 t_4 = interleave_high_f64x4(row1, row3);
            _mm256_storeu_pd(panel + (p + 1 - 1) * 6, interleave_low_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 2 - 1) * 6, interleave_high_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 3 - 1) * 6, interleave_low_f64x4(t_2, t_4));
            _mm256_storeu_pd(panel + (p + 4 - 1) * 6, interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row4 = {0};
            if (rows > 4) {
                row4 = _mm256_loadu_pd(src + 4 * row_stride + p);
            }
            f64x4 row5 = {0};
            if (rows > 5) {
                row5 = _mm256_loadu_pd(src + 5 * row_stride + p);
            }
            f64x4 t_1 = interleave_low_f64x4(row4, (f64x4){0});
            f64x4 t_2 = interleave_high_f64x4(row4, (f64x4){0});
            f64x4 t_3 = interleave_low_f64x4(row5, (f64x4){0});
            f64x4 t_4 = interleave_high_f64x4(row5, (f64x4){0});
            _mm256_maskstore_pd(panel + (p + 1 - 1) * 6 + 4, (__m256i)within_width,
                interleave_low_f64x4(t_1, t_3));
            _mm256_maskstore_pd(panel + (p + 2 - 1) * 6 + 4, (__m256i)within_width,
                interleave_high_f64x4(t_1, t_3));
            _mm256_maskstore_pd(panel + (p + 3 - 1) * 6 + 4, (__m256i)within_width,
                interleave_low_f64x4(t_2, t_4));
            _mm256_maskstore_pd(panel + (p + 4 - 1) * 6 + 4, (__m256i)within_width,
                interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 6 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 6; i++) {
                panel[p * 6 + i] = 0.0;
            }
        }
    }
}

/* tnk_pack_f32_f64__avx2_w6
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx2: dtype=f64 from=f32 width=6
 * listed in gen/manifest/pack.lua: panels of the 6x8 tile, for exact products of f32
 * a turn of each inner loop: 2 convert 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 convert 1 ld
 *   1 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_f32_f64__avx2_w6(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        i64x4 within_width = first_lanes_i64x4(2);
        for (int64_t p = 0; p < k; p++) {
            i64x4 lanes = first_lanes_i64x4(rows);
            _mm256_storeu_pd(panel + p * 6,
                _mm256_cvtps_pd((__m128)_mm_maskload_ps(src + p * k_stride,
                (__m128i)__builtin_convertvector(lanes, i32x4))));
            i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)rows;
            _mm256_maskstore_pd(panel + p * 6 + 4, (__m256i)within_width,
                _mm256_cvtps_pd((__m128)_mm_maskload_ps(src + p * k_stride + 4,
                (__m128i)__builtin_convertvector(lanes_1, i32x4))));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -4 : 0;
        i64x4 within_width = first_lanes_i64x4(2);
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row0 = {0};
            if (rows > 0) {
                row0 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + p));
            }
            f64x4 row1 = {0};
            if (rows > 1) {
                row1 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + row_stride + p));
            }
            f64x4 row2 = {0};
            if (rows > 2) {
                row2 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 2 * row_stride + p));
            }
            f64x4 row3 = {0};
            if (rows > 3) {
                row3 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 3 * row_stride + p));
            }
            f64x4 t_1 = interleave_low_f64x4(row0, row2);
            f64x4 t_2 = interleave_high_f64x4(row0, row2);
            f64x4 t_3 = interleave_low_f64x4(row1, row3);
            f64x4 t_4 = interleave_high_f64x4(row1, row3);
            _mm256_storeu_pd(panel + (p + 1 - 1) * 6, interleave_low_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 2 - 1) * 6, interleave_high_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 3 - 1) * 6, interleave_low_f64x4(t_2, t_4));
            _mm256_storeu_pd(panel + (p + 4 - 1) * 6, interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row4 = {0};
            if (rows > 4) {
                row4 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 4 * row_stride + p));
            }
            f64x4 row5 = {0};
            if (rows > 5) {
                row5 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 5 * row_stride + p));
            }
            f64x4 t_1 = interleave_low_f64x4(row4, (f64x4){0});
            f64x4 t_2 = interleave_high_f64x4(row4, (f64x4){0});
            f64x4 t_3 = interleave_low_f64x4(row5, (f64x4){0});
            f64x4 t_4 = interleave_high_f64x4(row5, (f64x4){0});
            _mm256_maskstore_pd(panel + (p + 1 - 1) * 6 + 4, (__m256i)within_width,
                interleave_low_f64x4(t_1, t_3));
            _mm256_maskstore_pd(panel + (p + 2 - 1) * 6 + 4, (__m256i)within_width,
                interleave_high_f64x4(t_1, t_3));
            _mm256_maskstore_pd(panel + (p + 3 - 1) * 6 + 4, (__m256i)within_width,
                interleave_low_f64x4(t_2, t_4));
            _mm256_maskstore_pd(panel + (p + 4 - 1) * 6 + 4, (__m256i)within_width,
                interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 6 + i] = (double)src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 6; i++) {
                panel[p * 6 + i] = 0.0;
            }
        }
    }
}

/* tnk_pack_f64__avx2_w8
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx2: dtype=f64 width=8
 * listed in gen/manifest/pack.lua: panels of the 6x8 tile
 * a turn of each inner loop: 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_f64__avx2_w8(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const double *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i64x4 lanes = first_lanes_i64x4(rows);
            _mm256_storeu_pd(panel + p * 8, _mm256_maskload_pd(src + p * k_stride, (__m256i)lanes));
            i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)rows;
            _mm256_storeu_pd(panel + p * 8 + 4,
                _mm256_maskload_pd(src + p * k_stride + 4, (__m256i)lanes_1));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -4 : 0;
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row0 = {0};
            if (rows > 0) {
                row0 = _mm256_loadu_pd(src + p);
            }
            f64x4 row1 = {0};
            if (rows > 1) {
                row1 = _mm256_loadu_pd(src + row_stride + p);
            }
            f64x4 row2 = {0};
            if (rows > 2) {
                row2 = _mm256_loadu_pd(src + 2 * row_stride + p);
            }
            f64x4 row3 = {0};
            if (rows > 3) {
                row3 = _mm256_loadu_pd(src + 3 * row_stride + p);
            }
            f64x4 t_1 = interleave_low_f64x4(row0, row2);
            f64x4 t_2 = interleave_high_f64x4(row0, row2);
            f64x4 t_3 = interleave_low_f64x4(row1, row3);
            f64x4 t_4 = interleave_high_f64x4(row1, row3);
            _mm256_storeu_pd(panel + (p + 1 - 1) * 8, interleave_low_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 2 - 1) * 8, interleave_high_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 3 - 1) * 8, interleave_low_f64x4(t_2, t_4));
            _mm256_storeu_pd(panel + (p + 4 - 1) * 8, interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row4 = {0};
            if (rows > 4) {
                row4 = _mm256_loadu_pd(src + 4 * row_stride + p);
            }
            f64x4 row5 = {0};
            if (rows > 5) {
                row5 = _mm256_loadu_pd(src + 5 * row_stride + p);
            }
            f64x4 row6 = {0};
            if (rows > 6) {
                row6 = _mm256_loadu_pd(src + 6 * row_stride + p);
            }
            f64x4 row7 = {0};
            if (rows > 7) {
                row7 = _mm256_loadu_pd(src + 7 * row_stride + p);
            }
            f64x4 t_1 = interleave_low_f64x4(row4, row6);
            f64x4 t_2 = interleave_high_f64x4(row4, row6);
            f64x4 t_3 = interleave_low_f64x4(row5, row7);
            f64x4 t_4 = interleave_high_f64x4(row5, row7);
            _mm256_storeu_pd(panel + (p + 1 - 1) * 8 + 4, interleave_low_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 2 - 1) * 8 + 4, interleave_high_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 3 - 1) * 8 + 4, interleave_low_f64x4(t_2, t_4));
            _mm256_storeu_pd(panel + (p + 4 - 1) * 8 + 4, interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 8 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 8; i++) {
                panel[p * 8 + i] = 0.0;
            }
        }
    }
}

/* tnk_pack_f32_f64__avx2_w8
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, avx2: dtype=f64 from=f32 width=8
 * listed in gen/manifest/pack.lua: panels of the 6x8 tile, for exact products of f32
 * a turn of each inner loop: 2 convert 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 convert 1 ld
 *   1 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_f32_f64__avx2_w8(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i64x4 lanes = first_lanes_i64x4(rows);
            _mm256_storeu_pd(panel + p * 8,
                _mm256_cvtps_pd((__m128)_mm_maskload_ps(src + p * k_stride,
                (__m128i)__builtin_convertvector(lanes, i32x4))));
            i64x4 lanes_1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)rows;
            _mm256_storeu_pd(panel + p * 8 + 4,
                _mm256_cvtps_pd((__m128)_mm_maskload_ps(src + p * k_stride + 4,
                (__m128i)__builtin_convertvector(lanes_1, i32x4))));
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -4 : 0;
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row0 = {0};
            if (rows > 0) {
                row0 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + p));
            }
            f64x4 row1 = {0};
            if (rows > 1) {
                row1 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + row_stride + p));
            }
            f64x4 row2 = {0};
            if (rows > 2) {
                row2 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 2 * row_stride + p));
            }
            f64x4 row3 = {0};
            if (rows > 3) {
                row3 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 3 * row_stride + p));
            }
            f64x4 t_1 = interleave_low_f64x4(row0, row2);
            f64x4 t_2 = interleave_high_f64x4(row0, row2);
            f64x4 t_3 = interleave_low_f64x4(row1, row3);
            f64x4 t_4 = interleave_high_f64x4(row1, row3);
            _mm256_storeu_pd(panel + (p + 1 - 1) * 8, interleave_low_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 2 - 1) * 8, interleave_high_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 3 - 1) * 8, interleave_low_f64x4(t_2, t_4));
            _mm256_storeu_pd(panel + (p + 4 - 1) * 8, interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = 0; p < whole; p += 4) {
            f64x4 row4 = {0};
            if (rows > 4) {
                row4 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 4 * row_stride + p));
            }
            f64x4 row5 = {0};
            if (rows > 5) {
                row5 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 5 * row_stride + p));
            }
            f64x4 row6 = {0};
            if (rows > 6) {
                row6 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 6 * row_stride + p));
            }
            f64x4 row7 = {0};
            if (rows > 7) {
                row7 = _mm256_cvtps_pd((__m128)_mm_loadu_ps(src + 7 * row_stride + p));
            }
            f64x4 t_1 = interleave_low_f64x4(row4, row6);
            f64x4 t_2 = interleave_high_f64x4(row4, row6);
            f64x4 t_3 = interleave_low_f64x4(row5, row7);
            f64x4 t_4 = interleave_high_f64x4(row5, row7);
            _mm256_storeu_pd(panel + (p + 1 - 1) * 8 + 4, interleave_low_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 2 - 1) * 8 + 4, interleave_high_f64x4(t_1, t_3));
            _mm256_storeu_pd(panel + (p + 3 - 1) * 8 + 4, interleave_low_f64x4(t_2, t_4));
            _mm256_storeu_pd(panel + (p + 4 - 1) * 8 + 4, interleave_high_f64x4(t_2, t_4));
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 8 + i] = (double)src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 8; i++) {
                panel[p * 8 + i] = 0.0;
            }
        }
    }
}
