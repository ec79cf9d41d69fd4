/* pack_generic.c: kernels of gen/manifest/pack.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef float f32x2 __attribute__((vector_size(8)));
typedef int32_t i32x2 __attribute__((vector_size(8)));
typedef f32x2 f32x2u __attribute__((aligned(4), may_alias));

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x4 interleave_low_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

static inline f32x4 interleave_high_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 2, 6, 3, 7);
}

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

static inline f64x2 evens_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 0, 2);
}

static inline f64x2 odds_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 1, 3);
}

static inline f32x2 load_mask_f32x2(const float *p, i32x2 m)
{
    f32x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_pack_f32__generic_w6
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: dtype=f32 width=6
 * listed in gen/manifest/pack.lua: panels of the 6x8 tile
 * a turn of each inner loop: 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_f32__generic_w6(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        i32x4 within_width = first_lanes_i32x4(2);
        for (int64_t p = 0; p < k; p++) {
            i32x4 lanes = first_lanes_i32x4(rows);
            *(f32x4u *)(panel + p * 6) = load_mask_f32x4(src + p * k_stride, lanes);
            i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)rows;
            store_mask_f32x4(panel + p * 6 + 4, load_mask_f32x4(src + p * k_stride + 4, lanes_1),
                within_width);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -4 : 0;
        i32x4 within_width = first_lanes_i32x4(2);
        for (int64_t p = 0; p < whole; p += 4) {
            f32x4 row0 = {0};
            if (rows > 0) {
                row0 = *(const f32x4u *)(src + p);
            }
            f32x4 row1 = {0};
            if (rows > 1) {
                row1 = *(const f32x4u *)(src + row_stride + p);
            }
            f32x4 row2 = {0};
            if (rows > 2) {
                row2 = *(const f32x4u *)(src + 2 * row_stride + p);
            }
            f32x4 row3 = {0};
            if (rows > 3) {
                row3 = *(const f32x4u *)(src + 3 * row_stride + p);
            }
            f32x4 t_1 = interleave_low_f32x4(row0, row2);
            f32x4 t_2 = interleave_high_f32x4(row0, row2);
            f32x4 t_3 = interleave_low_f32x4(row1, row3);
            f32x4 t_4 = interleave_high_f32x4(row1, row3);
            *(f32x4u *)(panel + (p + 1 - 1) * 6) = interleave_low_f32x4(t_1, t_3);
            *(f32x4u *)(panel + (p + 2 - 1) * 6) = interleave_high_f32x4(t_1, t_3);
            *(f32x4u *)(panel + (p + 3 - 1) * 6) = interleave_low_f32x4(t_2, t_4);
            *(f32x4u *)(panel + (p + 4 - 1) * 6) = interleave_high_f32x4(t_2, t_4);
        }
        for (int64_t p = 0; p < whole; p += 4) {
            f32x4 row4 = {0};
            if (rows > 4) {
                row4 = *(const f32x4u *)(src + 4 * row_stride + p);
            }
            f32x4 row5 = {0};
            if (rows > 5) {
                row5 = *(const f32x4u *)(src + 5 * row_stride + p);
            }
            f32x4 t_1 = interleave_low_f32x4(row4, (f32x4){0});
            f32x4 t_2 = interleave_high_f32x4(row4, (f32x4){0});
            f32x4 t_3 = interleave_low_f32x4(row5, (f32x4){0});
            f32x4 t_4 = interleave_high_f32x4(row5, (f32x4){0});
            store_mask_f32x4(panel + (p + 1 - 1) * 6 + 4, interleave_low_f32x4(t_1, t_3),
                within_width);
            store_mask_f32x4(panel + (p + 2 - 1) * 6 + 4, interleave_high_f32x4(t_1, t_3),
                within_width);
            store_mask_f32x4(panel + (p + 3 - 1) * 6 + 4, interleave_low_f32x4(t_2, t_4),
                within_width);
            store_mask_f32x4(panel + (p + 4 - 1) * 6 + 4, interleave_high_f32x4(t_2, t_4),
                within_width);
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

/* tnk_pack_f32__generic_w8
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: dtype=f32 width=8
 * listed in gen/manifest/pack.lua: panels of the 6x8 tile
 * a turn of each inner loop: 2 ld 2 st; 8 shuffle 4 st; 8 shuffle 4 st; 1 ld 1 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_f32__generic_w8(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i32x4 lanes = first_lanes_i32x4(rows);
            *(f32x4u *)(panel + p * 8) = load_mask_f32x4(src + p * k_stride, lanes);
            i32x4 lanes_1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)rows;
            *(f32x4u *)(panel + p * 8 + 4) = load_mask_f32x4(src + p * k_stride + 4, lanes_1);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -4 : 0;
        for (int64_t p = 0; p < whole; p += 4) {
            f32x4 row0 = {0};
            if (rows > 0) {
                row0 = *(const f32x4u *)(src + p);
            }
            f32x4 row1 = {0};
            if (rows > 1) {
                row1 = *(const f32x4u *)(src + row_stride + p);
            }
            f32x4 row2 = {0};
            if (rows > 2) {
                row2 = *(const f32x4u *)(src + 2 * row_stride + p);
            }
            f32x4 row3 = {0};
            if (rows > 3) {
                row3 = *(const f32x4u *)(src + 3 * row_stride + p);
            }
            f32x4 t_1 = interleave_low_f32x4(row0, row2);
            f32x4 t_2 = interleave_high_f32x4(row0, row2);
            f32x4 t_3 = interleave_low_f32x4(row1, row3);
            f32x4 t_4 = interleave_high_f32x4(row1, row3);
            *(f32x4u *)(panel + (p + 1 - 1) * 8) = interleave_low_f32x4(t_1, t_3);
            *(f32x4u *)(panel + (p + 2 - 1) * 8) = interleave_high_f32x4(t_1, t_3);
            *(f32x4u *)(panel + (p + 3 - 1) * 8) = interleave_low_f32x4(t_2, t_4);
            *(f32x4u *)(panel + (p + 4 - 1) * 8) = interleave_high_f32x4(t_2, t_4);
        }
        for (int64_t p = 0; p < whole; p += 4) {
            f32x4 row4 = {0};
            if (rows > 4) {
                row4 = *(const f32x4u *)(src + 4 * row_stride + p);
            }
            f32x4 row5 = {0};
            if (rows > 5) {
                row5 = *(const f32x4u *)(src + 5 * row_stride + p);
            }
            f32x4 row6 = {0};
            if (rows > 6) {
                row6 = *(const f32x4u *)(src + 6 * row_stride + p);
            }
            f32x4 row7 = {0};
            if (rows > 7) {
                row7 = *(const f32x4u *)(src + 7 * row_stride + p);
            }
            f32x4 t_1 = interleave_low_f32x4(row4, row6);
            f32x4 t_2 = interleave_high_f32x4(row4, row6);
            f32x4 t_3 = interleave_low_f32x4(row5, row7);
            f32x4 t_4 = interleave_high_f32x4(row5, row7);
            *(f32x4u *)(panel + (p + 1 - 1) * 8 + 4) = interleave_low_f32x4(t_1, t_3);
            *(f32x4u *)(panel + (p + 2 - 1) * 8 + 4) = interleave_high_f32x4(t_1, t_3);
            *(f32x4u *)(panel + (p + 3 - 1) * 8 + 4) = interleave_low_f32x4(t_2, t_4);
            *(f32x4u *)(panel + (p + 4 - 1) * 8 + 4) = interleave_high_f32x4(t_2, t_4);
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

/* tnk_pack_f64__generic_w6
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: dtype=f64 width=6
 * listed in gen/manifest/pack.lua: panels of the 6x4 tile
 * a turn of each inner loop: 3 ld 3 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 ld 1
 *   st; 1 st
 * vector registers: 4 of 16 */
void tnk_pack_f64__generic_w6(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const double *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i64x2 lanes = first_lanes_i64x2(rows);
            *(f64x2u *)(panel + p * 6) = load_mask_f64x2(src + p * k_stride, lanes);
            i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)rows;
            *(f64x2u *)(panel + p * 6 + 2) = load_mask_f64x2(src + p * k_stride + 2, lanes_1);
            i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)rows;
            *(f64x2u *)(panel + p * 6 + 4) = load_mask_f64x2(src + p * k_stride + 4, lanes_2);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -2 : 0;
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row0 = {0};
            if (rows > 0) {
                row0 = *(const f64x2u *)(src + p);
            }
            f64x2 row1 = {0};
            if (rows > 1) {
                row1 = *(const f64x2u *)(src + row_stride + p);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 6) = evens_f64x2(row0, row1);
            *(f64x2u *)(panel + (p + 2 - 1) * 6) = odds_f64x2(row0, row1);
        }
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row2 = {0};
            if (rows > 2) {
                row2 = *(const f64x2u *)(src + 2 * row_stride + p);
            }
            f64x2 row3 = {0};
            if (rows > 3) {
                row3 = *(const f64x2u *)(src + 3 * row_stride + p);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 6 + 2) = evens_f64x2(row2, row3);
            *(f64x2u *)(panel + (p + 2 - 1) * 6 + 2) = odds_f64x2(row2, row3);
        }
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row4 = {0};
            if (rows > 4) {
                row4 = *(const f64x2u *)(src + 4 * row_stride + p);
            }
            f64x2 row5 = {0};
            if (rows > 5) {
                row5 = *(const f64x2u *)(src + 5 * row_stride + p);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 6 + 4) = evens_f64x2(row4, row5);
            *(f64x2u *)(panel + (p + 2 - 1) * 6 + 4) = odds_f64x2(row4, row5);
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

/* tnk_pack_f32_f64__generic_w6
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: dtype=f64 from=f32 width=6
 * listed in gen/manifest/pack.lua: panels of the 6x4 tile, for exact products of f32
 * a turn of each inner loop: 3 convert 3 ld 3 st; 2 shuffle 2 st; 2 shuffle 2 st; 2 shuffle 2 st;
 *   1 convert 1 ld 1 st; 1 st
 * vector registers: 4 of 16 */
void tnk_pack_f32_f64__generic_w6(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i64x2 lanes = first_lanes_i64x2(rows);
            *(f64x2u *)(panel + p * 6) =
                __builtin_convertvector(load_mask_f32x2(src + p * k_stride,
                __builtin_convertvector(lanes, i32x2)), f64x2);
            i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)rows;
            *(f64x2u *)(panel + p * 6 + 2) =
                __builtin_convertvector(load_mask_f32x2(src + p * k_stride + 2,
                __builtin_convertvector(lanes_1, i32x2)), f64x2);
            i64x2 lanes_2 = (i64x2){ 4, 5 } < (int64_t)rows;
            *(f64x2u *)(panel + p * 6 + 4) =
                __builtin_convertvector(load_mask_f32x2(src + p * k_stride + 4,
                __builtin_convertvector(lanes_2, i32x2)), f64x2);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -2 : 0;
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row0 = {0};
            if (rows > 0) {
                row0 = __builtin_convertvector(*(const f32x2u *)(src + p), f64x2);
            }
            f64x2 row1 = {0};
            if (rows > 1) {
                row1 = __builtin_convertvector(*(const f32x2u *)(src + row_stride + p), f64x2);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 6) = evens_f64x2(row0, row1);
            *(f64x2u *)(panel + (p + 2 - 1) * 6) = odds_f64x2(row0, row1);
        }
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row2 = {0};
            if (rows > 2) {
                row2 = __builtin_convertvector(*(const f32x2u *)(src + 2 * row_stride + p), f64x2);
            }
            f64x2 row3 = {0};
            if (rows > 3) {
                row3 = __builtin_convertvector(*(const f32x2u *)(src + 3 * row_stride + p), f64x2);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 6 + 2) = evens_f64x2(row2, row3);
            *(f64x2u *)(panel + (p + 2 - 1) * 6 + 2) = odds_f64x2(row2, row3);
        }
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row4 = {0};
            if (rows > 4) {
                row4 = __builtin_convertvector(*(const f32x2u *)(src + 4 * row_stride + p), f64x2);
            }
            f64x2 row5 = {0};
            if (rows > 5) {
                row5 = __builtin_convertvector(*(const f32x2u *)(src + 5 * row_stride + p), f64x2);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 6 + 4) = evens_f64x2(row4, row5);
            *(f64x2u *)(panel + (p + 2 - 1) * 6 + 4) = odds_f64x2(row4, row5);
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

/* tnk_pack_f64__generic_w4
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: dtype=f64 width=4
 * listed in gen/manifest/pack.lua: panels of the 6x4 tile
 * a turn of each inner loop: 2 ld 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 ld 1 st; 1 st
 * vector registers: 4 of 16 */
void tnk_pack_f64__generic_w4(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const double *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i64x2 lanes = first_lanes_i64x2(rows);
            *(f64x2u *)(panel + p * 4) = load_mask_f64x2(src + p * k_stride, lanes);
            i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)rows;
            *(f64x2u *)(panel + p * 4 + 2) = load_mask_f64x2(src + p * k_stride + 2, lanes_1);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -2 : 0;
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row0 = {0};
            if (rows > 0) {
                row0 = *(const f64x2u *)(src + p);
            }
            f64x2 row1 = {0};
            if (rows > 1) {
                row1 = *(const f64x2u *)(src + row_stride + p);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 4) = evens_f64x2(row0, row1);
            *(f64x2u *)(panel + (p + 2 - 1) * 4) = odds_f64x2(row0, row1);
        }
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row2 = {0};
            if (rows > 2) {
                row2 = *(const f64x2u *)(src + 2 * row_stride + p);
            }
            f64x2 row3 = {0};
            if (rows > 3) {
                row3 = *(const f64x2u *)(src + 3 * row_stride + p);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 4 + 2) = evens_f64x2(row2, row3);
            *(f64x2u *)(panel + (p + 2 - 1) * 4 + 2) = odds_f64x2(row2, row3);
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 4 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 4; i++) {
                panel[p * 4 + i] = 0.0;
            }
        }
    }
}

/* tnk_pack_f32_f64__generic_w4
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: dtype=f64 from=f32 width=4
 * listed in gen/manifest/pack.lua: panels of the 6x4 tile, for exact products of f32
 * a turn of each inner loop: 2 convert 2 ld 2 st; 2 shuffle 2 st; 2 shuffle 2 st; 1 convert 1 ld
 *   1 st; 1 st
 * vector registers: 4 of 16 */
void tnk_pack_f32_f64__generic_w4(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    double *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            i64x2 lanes = first_lanes_i64x2(rows);
            *(f64x2u *)(panel + p * 4) =
                __builtin_convertvector(load_mask_f32x2(src + p * k_stride,
                __builtin_convertvector(lanes, i32x2)), f64x2);
            i64x2 lanes_1 = (i64x2){ 2, 3 } < (int64_t)rows;
            *(f64x2u *)(panel + p * 4 + 2) =
                __builtin_convertvector(load_mask_f32x2(src + p * k_stride + 2,
                __builtin_convertvector(lanes_1, i32x2)), f64x2);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 ? k & -2 : 0;
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row0 = {0};
            if (rows > 0) {
                row0 = __builtin_convertvector(*(const f32x2u *)(src + p), f64x2);
            }
            f64x2 row1 = {0};
            if (rows > 1) {
                row1 = __builtin_convertvector(*(const f32x2u *)(src + row_stride + p), f64x2);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 4) = evens_f64x2(row0, row1);
            *(f64x2u *)(panel + (p + 2 - 1) * 4) = odds_f64x2(row0, row1);
        }
        for (int64_t p = 0; p < whole; p += 2) {
            f64x2 row2 = {0};
            if (rows > 2) {
                row2 = __builtin_convertvector(*(const f32x2u *)(src + 2 * row_stride + p), f64x2);
            }
            f64x2 row3 = {0};
            if (rows > 3) {
                row3 = __builtin_convertvector(*(const f32x2u *)(src + 3 * row_stride + p), f64x2);
            }
            *(f64x2u *)(panel + (p + 1 - 1) * 4 + 2) = evens_f64x2(row2, row3);
            *(f64x2u *)(panel + (p + 2 - 1) * 4 + 2) = odds_f64x2(row2, row3);
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 4 + i] = (double)src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 4; i++) {
                panel[p * 4 + i] = 0.0;
            }
        }
    }
}
