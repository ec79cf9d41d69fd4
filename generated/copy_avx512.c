/* copy_avx512.c: kernels of gen/manifest/copy.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef uint8_t u8x64 __attribute__((vector_size(64)));
typedef u8x64 u8x64u __attribute__((aligned(1), may_alias));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x32 __attribute__((vector_size(64)));
typedef u16x32 u16x32u __attribute__((aligned(2), may_alias));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef u32x16 u32x16u __attribute__((aligned(4), may_alias));
typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef u64x8 u64x8u __attribute__((aligned(8), may_alias));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* tnk_copy_u8__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=unit stream=no unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u8__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        int64_t long_1 = 16384 < columns ? columns & -256 : 0;
        for (int64_t i = 0; i < long_1; i += 256) {
            __builtin_prefetch(to + i + 1024, 1, 3);
            __builtin_prefetch(to + i + 1088, 1, 3);
            __builtin_prefetch(to + i + 1152, 1, 3);
            __builtin_prefetch(to + i + 1216, 1, 3);
            *(u8x64u *)(to + i) = *(const u8x64u *)(from + i);
            *(u8x64u *)(to + i + 64) = *(const u8x64u *)(from + i + 64);
            *(u8x64u *)(to + i + 128) = *(const u8x64u *)(from + i + 128);
            *(u8x64u *)(to + i + 192) = *(const u8x64u *)(from + i + 192);
        }
        int64_t whole = (columns - long_1) & -64;
        int64_t unrolled = (columns - long_1) & -256;
        for (int64_t i = 0; i < unrolled; i += 256) {
            *(u8x64u *)(to + long_1 + i) = *(const u8x64u *)(from + long_1 + i);
            *(u8x64u *)(to + long_1 + (i + 64)) = *(const u8x64u *)(from + long_1 + (i + 64));
            *(u8x64u *)(to + long_1 + (i + 128)) = *(const u8x64u *)(from + long_1 + (i + 128));
            *(u8x64u *)(to + long_1 + (i + 192)) = *(const u8x64u *)(from + long_1 + (i + 192));
        }
        for (int64_t i = unrolled; i < whole; i += 64) {
            *(u8x64u *)(to + long_1 + i) = *(const u8x64u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi8(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi8(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u8__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=any stream=no unroll=4
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 17 of 32 */
void tnk_copy_u8__avx512_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            u8x64 all = (u8x64)_mm512_set1_epi8(from[0]);
            int64_t long_1 = 16384 < columns ? columns & -256 : 0;
            for (int64_t i = 0; i < long_1; i += 256) {
                __builtin_prefetch(to + i + 1024, 1, 3);
                __builtin_prefetch(to + i + 1088, 1, 3);
                __builtin_prefetch(to + i + 1152, 1, 3);
                __builtin_prefetch(to + i + 1216, 1, 3);
                *(u8x64u *)(to + i) = all;
                *(u8x64u *)(to + i + 64) = all;
                *(u8x64u *)(to + i + 128) = all;
                *(u8x64u *)(to + i + 192) = all;
            }
            int64_t whole = (columns - long_1) & -64;
            int64_t unrolled = (columns - long_1) & -256;
            for (int64_t i = 0; i < unrolled; i += 256) {
                *(u8x64u *)(to + long_1 + i) = all;
                *(u8x64u *)(to + long_1 + (i + 64)) = all;
                *(u8x64u *)(to + long_1 + (i + 128)) = all;
                *(u8x64u *)(to + long_1 + (i + 192)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 64) {
                *(u8x64u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - long_1 - whole);
                _mm512_mask_storeu_epi8(to + long_1 + whole, lanes, (__m512i)all);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -16;
        int64_t whole_columns = columns & -16;
        for (int64_t column = 0; column < whole_columns; column += 16) {
            for (int64_t row = 0; row < whole_rows; row += 16) {
                u8x16 x = *(const u8x16u *)(src + column * src_column + row);
                u8x16 x_1 = *(const u8x16u *)(src + (column + 1) * src_column + row);
                u8x16 x_2 = *(const u8x16u *)(src + (column + 2) * src_column + row);
                u8x16 x_3 = *(const u8x16u *)(src + (column + 3) * src_column + row);
                u8x16 x_4 = *(const u8x16u *)(src + (column + 4) * src_column + row);
                u8x16 x_5 = *(const u8x16u *)(src + (column + 5) * src_column + row);
                u8x16 x_6 = *(const u8x16u *)(src + (column + 6) * src_column + row);
                u8x16 x_7 = *(const u8x16u *)(src + (column + 7) * src_column + row);
                u8x16 x_8 = *(const u8x16u *)(src + (column + 8) * src_column + row);
                u8x16 x_9 = *(const u8x16u *)(src + (column + 9) * src_column + row);
                u8x16 x_10 = *(const u8x16u *)(src + (column + 10) * src_column + row);
                u8x16 x_11 = *(const u8x16u *)(src + (column + 11) * src_column + row);
                u8x16 x_12 = *(const u8x16u *)(src + (column + 12) * src_column + row);
                u8x16 x_13 = *(const u8x16u *)(src + (column + 13) * src_column + row);
                u8x16 x_14 = *(const u8x16u *)(src + (column + 14) * src_column + row);
                u8x16 x_15 = *(const u8x16u *)(src + (column + 15) * src_column + row);
                u8x16 t = __builtin_shufflevector(x, x_8, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                u8x16 t_1 = __builtin_shufflevector(x, x_8, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                    13, 29, 14, 30, 15, 31);
                u8x16 t_2 = __builtin_shufflevector(x_1, x_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                    21, 6, 22, 7, 23);
                u8x16 t_3 = __builtin_shufflevector(x_1, x_9, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                    13, 29, 14, 30, 15, 31);
                u8x16 t_4 = __builtin_shufflevector(x_2, x_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_5 = __builtin_shufflevector(x_2, x_10, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_6 = __builtin_shufflevector(x_3, x_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_7 = __builtin_shufflevector(x_3, x_11, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_8 = __builtin_shufflevector(x_4, x_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_9 = __builtin_shufflevector(x_4, x_12, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_10 = __builtin_shufflevector(x_5, x_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_11 = __builtin_shufflevector(x_5, x_13, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_12 = __builtin_shufflevector(x_6, x_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_13 = __builtin_shufflevector(x_6, x_14, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_14 = __builtin_shufflevector(x_7, x_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_15 = __builtin_shufflevector(x_7, x_15, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_16 = __builtin_shufflevector(t, t_8, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                    21, 6, 22, 7, 23);
                u8x16 t_17 = __builtin_shufflevector(t, t_8, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                    13, 29, 14, 30, 15, 31);
                u8x16 t_18 = __builtin_shufflevector(t_1, t_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_19 = __builtin_shufflevector(t_1, t_9, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_20 = __builtin_shufflevector(t_2, t_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_21 = __builtin_shufflevector(t_2, t_10, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_22 = __builtin_shufflevector(t_3, t_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_23 = __builtin_shufflevector(t_3, t_11, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_24 = __builtin_shufflevector(t_4, t_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_25 = __builtin_shufflevector(t_4, t_12, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_26 = __builtin_shufflevector(t_5, t_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_27 = __builtin_shufflevector(t_5, t_13, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_28 = __builtin_shufflevector(t_6, t_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_29 = __builtin_shufflevector(t_6, t_14, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_30 = __builtin_shufflevector(t_7, t_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_31 = __builtin_shufflevector(t_7, t_15, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_32 = __builtin_shufflevector(t_16, t_24, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_33 = __builtin_shufflevector(t_16, t_24, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_34 = __builtin_shufflevector(t_17, t_25, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_35 = __builtin_shufflevector(t_17, t_25, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_36 = __builtin_shufflevector(t_18, t_26, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_37 = __builtin_shufflevector(t_18, t_26, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_38 = __builtin_shufflevector(t_19, t_27, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_39 = __builtin_shufflevector(t_19, t_27, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_40 = __builtin_shufflevector(t_20, t_28, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_41 = __builtin_shufflevector(t_20, t_28, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_42 = __builtin_shufflevector(t_21, t_29, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_43 = __builtin_shufflevector(t_21, t_29, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_44 = __builtin_shufflevector(t_22, t_30, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_45 = __builtin_shufflevector(t_22, t_30, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u8x16 t_46 = __builtin_shufflevector(t_23, t_31, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u8x16 t_47 = __builtin_shufflevector(t_23, t_31, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                *(u8x16u *)(dst + row * dst_row + column) =
                    __builtin_shufflevector(t_32, t_40, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 1) * dst_row + column) =
                    __builtin_shufflevector(t_32, t_40, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u8x16u *)(dst + (row + 2) * dst_row + column) =
                    __builtin_shufflevector(t_33, t_41, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 3) * dst_row + column) =
                    __builtin_shufflevector(t_33, t_41, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u8x16u *)(dst + (row + 4) * dst_row + column) =
                    __builtin_shufflevector(t_34, t_42, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 5) * dst_row + column) =
                    __builtin_shufflevector(t_34, t_42, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u8x16u *)(dst + (row + 6) * dst_row + column) =
                    __builtin_shufflevector(t_35, t_43, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 7) * dst_row + column) =
                    __builtin_shufflevector(t_35, t_43, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u8x16u *)(dst + (row + 8) * dst_row + column) =
                    __builtin_shufflevector(t_36, t_44, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 9) * dst_row + column) =
                    __builtin_shufflevector(t_36, t_44, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u8x16u *)(dst + (row + 10) * dst_row + column) =
                    __builtin_shufflevector(t_37, t_45, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 11) * dst_row + column) =
                    __builtin_shufflevector(t_37, t_45, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u8x16u *)(dst + (row + 12) * dst_row + column) =
                    __builtin_shufflevector(t_38, t_46, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 13) * dst_row + column) =
                    __builtin_shufflevector(t_38, t_46, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u8x16u *)(dst + (row + 14) * dst_row + column) =
                    __builtin_shufflevector(t_39, t_47, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u8x16u *)(dst + (row + 15) * dst_row + column) =
                    __builtin_shufflevector(t_39, t_47, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
            }
        }
        for (int64_t row = 0; row < whole_rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = whole_columns; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
        for (int64_t row = whole_rows; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -64;
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 64) {
                u8x64 x = *(const u8x64u *)(from + -63 - i);
                *(u8x64u *)(to + i) =
                    __builtin_shufflevector(x, x, 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52,
                    51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32,
                    31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12,
                    11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u8__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u8__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        int64_t past = (0 - (int64_t)to) & 63;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi8(to, lanes, (__m512i)_mm512_maskz_loadu_epi8(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -16384);
        int64_t whole = head + ((columns - head) & -64);
        for (int64_t at = head; at < pages; at += 16384) {
            for (int64_t i = 0; i < 4096; i += 128) {
                u8x64 x_1 = *(const u8x64u *)(from + at + i + 64);
                u8x64 x_2 = *(const u8x64u *)(from + at + i + 4096);
                u8x64 x_3 = *(const u8x64u *)(from + at + i + 4160);
                u8x64 x_4 = *(const u8x64u *)(from + at + i + 8192);
                u8x64 x_5 = *(const u8x64u *)(from + at + i + 8256);
                u8x64 x_6 = *(const u8x64u *)(from + at + i + 12288);
                u8x64 x_7 = *(const u8x64u *)(from + at + i + 12352);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u8x64u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 64), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 4096), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 4160), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 8192), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 8256), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 12288), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 12352), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 64) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u8x64u *)(from + i));
        }
        if (whole < columns) {
            __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi8(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi8(lanes, from + whole));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u8__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=any stream=yes
 * listed in gen/manifest/copy.lua: fills and transposed matrices, more than the caches hold
 * a turn of each inner loop: 8 st; 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u8__avx512_any_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && ((int64_t)dst & 63) == 0 && (dst_row
        & 63) == 0 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            u8x64 all = (u8x64)_mm512_set1_epi8(from[0]);
            int64_t past = (0 - (int64_t)to) & 63;
            int64_t head = min_index(past, columns);
            if (0 < head) {
                __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, head);
                _mm512_mask_storeu_epi8(to, lanes, (__m512i)all);
            }
            int64_t pages = head + ((columns - head) & -16384);
            int64_t whole = head + ((columns - head) & -64);
            for (int64_t at = head; at < pages; at += 16384) {
                for (int64_t i = 0; i < 4096; i += 128) {
                    _mm512_stream_si512((__m512i *)(to + at + i), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 64), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 4096), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 4160), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 8192), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 8256), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 12288), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 12352), (__m512i)all);
                }
            }
            for (int64_t i = pages; i < whole; i += 64) {
                _mm512_stream_si512((__m512i *)(to + i), (__m512i)all);
            }
            if (whole < columns) {
                __mmask64 lanes = (__mmask64)_bzhi_u64(~0ull, columns - whole);
                _mm512_mask_storeu_epi8(to + whole, lanes, (__m512i)all);
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -64;
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 64) {
                u8x64 x = *(const u8x64u *)(from + -63 - i);
                *(u8x64u *)(to + i) =
                    __builtin_shufflevector(x, x, 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52,
                    51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32,
                    31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12,
                    11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
    _mm_sfence();
}

/* tnk_copy_u16__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=unit stream=no unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u16__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        int64_t long_1 = 8192 < columns ? columns & -128 : 0;
        for (int64_t i = 0; i < long_1; i += 128) {
            __builtin_prefetch(to + i + 512, 1, 3);
            __builtin_prefetch(to + i + 544, 1, 3);
            __builtin_prefetch(to + i + 576, 1, 3);
            __builtin_prefetch(to + i + 608, 1, 3);
            *(u16x32u *)(to + i) = *(const u16x32u *)(from + i);
            *(u16x32u *)(to + i + 32) = *(const u16x32u *)(from + i + 32);
            *(u16x32u *)(to + i + 64) = *(const u16x32u *)(from + i + 64);
            *(u16x32u *)(to + i + 96) = *(const u16x32u *)(from + i + 96);
        }
        int64_t whole = (columns - long_1) & -32;
        int64_t unrolled = (columns - long_1) & -128;
        for (int64_t i = 0; i < unrolled; i += 128) {
            *(u16x32u *)(to + long_1 + i) = *(const u16x32u *)(from + long_1 + i);
            *(u16x32u *)(to + long_1 + (i + 32)) = *(const u16x32u *)(from + long_1 + (i + 32));
            *(u16x32u *)(to + long_1 + (i + 64)) = *(const u16x32u *)(from + long_1 + (i + 64));
            *(u16x32u *)(to + long_1 + (i + 96)) = *(const u16x32u *)(from + long_1 + (i + 96));
        }
        for (int64_t i = unrolled; i < whole; i += 32) {
            *(u16x32u *)(to + long_1 + i) = *(const u16x32u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi16(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi16(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u16__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=any stream=no unroll=4
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_copy_u16__avx512_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            u16x32 all = (u16x32)_mm512_set1_epi16(from[0]);
            int64_t long_1 = 8192 < columns ? columns & -128 : 0;
            for (int64_t i = 0; i < long_1; i += 128) {
                __builtin_prefetch(to + i + 512, 1, 3);
                __builtin_prefetch(to + i + 544, 1, 3);
                __builtin_prefetch(to + i + 576, 1, 3);
                __builtin_prefetch(to + i + 608, 1, 3);
                *(u16x32u *)(to + i) = all;
                *(u16x32u *)(to + i + 32) = all;
                *(u16x32u *)(to + i + 64) = all;
                *(u16x32u *)(to + i + 96) = all;
            }
            int64_t whole = (columns - long_1) & -32;
            int64_t unrolled = (columns - long_1) & -128;
            for (int64_t i = 0; i < unrolled; i += 128) {
                *(u16x32u *)(to + long_1 + i) = all;
                *(u16x32u *)(to + long_1 + (i + 32)) = all;
                *(u16x32u *)(to + long_1 + (i + 64)) = all;
                *(u16x32u *)(to + long_1 + (i + 96)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 32) {
                *(u16x32u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - long_1 - whole);
                _mm512_mask_storeu_epi16(to + long_1 + whole, lanes, (__m512i)all);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -8;
        int64_t whole_columns = columns & -8;
        for (int64_t column = 0; column < whole_columns; column += 8) {
            for (int64_t row = 0; row < whole_rows; row += 8) {
                u16x8 x = *(const u16x8u *)(src + column * src_column + row);
                u16x8 x_1 = *(const u16x8u *)(src + (column + 1) * src_column + row);
                u16x8 x_2 = *(const u16x8u *)(src + (column + 2) * src_column + row);
                u16x8 x_3 = *(const u16x8u *)(src + (column + 3) * src_column + row);
                u16x8 x_4 = *(const u16x8u *)(src + (column + 4) * src_column + row);
                u16x8 x_5 = *(const u16x8u *)(src + (column + 5) * src_column + row);
                u16x8 x_6 = *(const u16x8u *)(src + (column + 6) * src_column + row);
                u16x8 x_7 = *(const u16x8u *)(src + (column + 7) * src_column + row);
                u16x8 t = __builtin_shufflevector(x, x_4, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_1 = __builtin_shufflevector(x, x_4, 4, 12, 5, 13, 6, 14, 7, 15);
                u16x8 t_2 = __builtin_shufflevector(x_1, x_5, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_3 = __builtin_shufflevector(x_1, x_5, 4, 12, 5, 13, 6, 14, 7, 15);
                u16x8 t_4 = __builtin_shufflevector(x_2, x_6, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_5 = __builtin_shufflevector(x_2, x_6, 4, 12, 5, 13, 6, 14, 7, 15);
                u16x8 t_6 = __builtin_shufflevector(x_3, x_7, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_7 = __builtin_shufflevector(x_3, x_7, 4, 12, 5, 13, 6, 14, 7, 15);
                u16x8 t_8 = __builtin_shufflevector(t, t_4, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_9 = __builtin_shufflevector(t, t_4, 4, 12, 5, 13, 6, 14, 7, 15);
                u16x8 t_10 = __builtin_shufflevector(t_1, t_5, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_11 = __builtin_shufflevector(t_1, t_5, 4, 12, 5, 13, 6, 14, 7, 15);
                u16x8 t_12 = __builtin_shufflevector(t_2, t_6, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_13 = __builtin_shufflevector(t_2, t_6, 4, 12, 5, 13, 6, 14, 7, 15);
                u16x8 t_14 = __builtin_shufflevector(t_3, t_7, 0, 8, 1, 9, 2, 10, 3, 11);
                u16x8 t_15 = __builtin_shufflevector(t_3, t_7, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u16x8u *)(dst + row * dst_row + column) =
                    __builtin_shufflevector(t_8, t_12, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u16x8u *)(dst + (row + 1) * dst_row + column) =
                    __builtin_shufflevector(t_8, t_12, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u16x8u *)(dst + (row + 2) * dst_row + column) =
                    __builtin_shufflevector(t_9, t_13, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u16x8u *)(dst + (row + 3) * dst_row + column) =
                    __builtin_shufflevector(t_9, t_13, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u16x8u *)(dst + (row + 4) * dst_row + column) =
                    __builtin_shufflevector(t_10, t_14, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u16x8u *)(dst + (row + 5) * dst_row + column) =
                    __builtin_shufflevector(t_10, t_14, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u16x8u *)(dst + (row + 6) * dst_row + column) =
                    __builtin_shufflevector(t_11, t_15, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u16x8u *)(dst + (row + 7) * dst_row + column) =
                    __builtin_shufflevector(t_11, t_15, 4, 12, 5, 13, 6, 14, 7, 15);
            }
        }
        for (int64_t row = 0; row < whole_rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = whole_columns; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
        for (int64_t row = whole_rows; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -32;
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 32) {
                u16x32 x = *(const u16x32u *)(from + -31 - i);
                *(u16x32u *)(to + i) =
                    __builtin_shufflevector(x, x, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20,
                    19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u16__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u16__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        int64_t past = ((0 - (int64_t)to) & 63) / 2;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi16(to, lanes, (__m512i)_mm512_maskz_loadu_epi16(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -8192);
        int64_t whole = head + ((columns - head) & -32);
        for (int64_t at = head; at < pages; at += 8192) {
            for (int64_t i = 0; i < 2048; i += 64) {
                u16x32 x_1 = *(const u16x32u *)(from + at + i + 32);
                u16x32 x_2 = *(const u16x32u *)(from + at + i + 2048);
                u16x32 x_3 = *(const u16x32u *)(from + at + i + 2080);
                u16x32 x_4 = *(const u16x32u *)(from + at + i + 4096);
                u16x32 x_5 = *(const u16x32u *)(from + at + i + 4128);
                u16x32 x_6 = *(const u16x32u *)(from + at + i + 6144);
                u16x32 x_7 = *(const u16x32u *)(from + at + i + 6176);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u16x32u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 32), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 2048), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 2080), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 4096), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 4128), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 6144), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 6176), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 32) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u16x32u *)(from + i));
        }
        if (whole < columns) {
            __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi16(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi16(lanes, from + whole));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u16__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=any stream=yes
 * listed in gen/manifest/copy.lua: fills and transposed matrices, more than the caches hold
 * a turn of each inner loop: 8 st; 1 st; 1 shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u16__avx512_any_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && ((int64_t)dst & 63) == 0 && ((dst_row * 2)
        & 63) == 0 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            u16x32 all = (u16x32)_mm512_set1_epi16(from[0]);
            int64_t past = ((0 - (int64_t)to) & 63) / 2;
            int64_t head = min_index(past, columns);
            if (0 < head) {
                __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, head);
                _mm512_mask_storeu_epi16(to, lanes, (__m512i)all);
            }
            int64_t pages = head + ((columns - head) & -8192);
            int64_t whole = head + ((columns - head) & -32);
            for (int64_t at = head; at < pages; at += 8192) {
                for (int64_t i = 0; i < 2048; i += 64) {
                    _mm512_stream_si512((__m512i *)(to + at + i), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 32), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 2048), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 2080), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 4096), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 4128), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 6144), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 6176), (__m512i)all);
                }
            }
            for (int64_t i = pages; i < whole; i += 32) {
                _mm512_stream_si512((__m512i *)(to + i), (__m512i)all);
            }
            if (whole < columns) {
                __mmask32 lanes = (__mmask32)_bzhi_u64(~0ull, columns - whole);
                _mm512_mask_storeu_epi16(to + whole, lanes, (__m512i)all);
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -32;
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 32) {
                u16x32 x = *(const u16x32u *)(from + -31 - i);
                *(u16x32u *)(to + i) =
                    __builtin_shufflevector(x, x, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20,
                    19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
    _mm_sfence();
}

/* tnk_copy_u32__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=unit stream=no unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u32__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *from = src + row * src_row;
        uint32_t *to = dst + row * dst_row;
        int64_t long_1 = 4096 < columns ? columns & -64 : 0;
        for (int64_t i = 0; i < long_1; i += 64) {
            __builtin_prefetch(to + i + 256, 1, 3);
            __builtin_prefetch(to + i + 272, 1, 3);
            __builtin_prefetch(to + i + 288, 1, 3);
            __builtin_prefetch(to + i + 304, 1, 3);
            *(u32x16u *)(to + i) = *(const u32x16u *)(from + i);
            *(u32x16u *)(to + i + 16) = *(const u32x16u *)(from + i + 16);
            *(u32x16u *)(to + i + 32) = *(const u32x16u *)(from + i + 32);
            *(u32x16u *)(to + i + 48) = *(const u32x16u *)(from + i + 48);
        }
        int64_t whole = (columns - long_1) & -16;
        int64_t unrolled = (columns - long_1) & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            *(u32x16u *)(to + long_1 + i) = *(const u32x16u *)(from + long_1 + i);
            *(u32x16u *)(to + long_1 + (i + 16)) = *(const u32x16u *)(from + long_1 + (i + 16));
            *(u32x16u *)(to + long_1 + (i + 32)) = *(const u32x16u *)(from + long_1 + (i + 32));
            *(u32x16u *)(to + long_1 + (i + 48)) = *(const u32x16u *)(from + long_1 + (i + 48));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            *(u32x16u *)(to + long_1 + i) = *(const u32x16u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi32(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi32(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u32__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=any stream=no unroll=4
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 17 of 32 */
void tnk_copy_u32__avx512_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            u32x16 all = (u32x16)_mm512_set1_epi32(from[0]);
            int64_t long_1 = 4096 < columns ? columns & -64 : 0;
            for (int64_t i = 0; i < long_1; i += 64) {
                __builtin_prefetch(to + i + 256, 1, 3);
                __builtin_prefetch(to + i + 272, 1, 3);
                __builtin_prefetch(to + i + 288, 1, 3);
                __builtin_prefetch(to + i + 304, 1, 3);
                *(u32x16u *)(to + i) = all;
                *(u32x16u *)(to + i + 16) = all;
                *(u32x16u *)(to + i + 32) = all;
                *(u32x16u *)(to + i + 48) = all;
            }
            int64_t whole = (columns - long_1) & -16;
            int64_t unrolled = (columns - long_1) & -64;
            for (int64_t i = 0; i < unrolled; i += 64) {
                *(u32x16u *)(to + long_1 + i) = all;
                *(u32x16u *)(to + long_1 + (i + 16)) = all;
                *(u32x16u *)(to + long_1 + (i + 32)) = all;
                *(u32x16u *)(to + long_1 + (i + 48)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 16) {
                *(u32x16u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - long_1 - whole);
                _mm512_mask_storeu_epi32(to + long_1 + whole, lanes, (__m512i)all);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -16;
        int64_t whole_columns = columns & -16;
        for (int64_t column = 0; column < whole_columns; column += 16) {
            for (int64_t row = 0; row < whole_rows; row += 16) {
                u32x16 x = *(const u32x16u *)(src + column * src_column + row);
                u32x16 x_1 = *(const u32x16u *)(src + (column + 1) * src_column + row);
                u32x16 x_2 = *(const u32x16u *)(src + (column + 2) * src_column + row);
                u32x16 x_3 = *(const u32x16u *)(src + (column + 3) * src_column + row);
                u32x16 x_4 = *(const u32x16u *)(src + (column + 4) * src_column + row);
                u32x16 x_5 = *(const u32x16u *)(src + (column + 5) * src_column + row);
                u32x16 x_6 = *(const u32x16u *)(src + (column + 6) * src_column + row);
                u32x16 x_7 = *(const u32x16u *)(src + (column + 7) * src_column + row);
                u32x16 x_8 = *(const u32x16u *)(src + (column + 8) * src_column + row);
                u32x16 x_9 = *(const u32x16u *)(src + (column + 9) * src_column + row);
                u32x16 x_10 = *(const u32x16u *)(src + (column + 10) * src_column + row);
                u32x16 x_11 = *(const u32x16u *)(src + (column + 11) * src_column + row);
                u32x16 x_12 = *(const u32x16u *)(src + (column + 12) * src_column + row);
                u32x16 x_13 = *(const u32x16u *)(src + (column + 13) * src_column + row);
                u32x16 x_14 = *(const u32x16u *)(src + (column + 14) * src_column + row);
                u32x16 x_15 = *(const u32x16u *)(src + (column + 15) * src_column + row);
                u32x16 t = __builtin_shufflevector(x, x_8, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                    21, 6, 22, 7, 23);
                u32x16 t_1 = __builtin_shufflevector(x, x_8, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                    13, 29, 14, 30, 15, 31);
                u32x16 t_2 = __builtin_shufflevector(x_1, x_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_3 = __builtin_shufflevector(x_1, x_9, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_4 = __builtin_shufflevector(x_2, x_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_5 = __builtin_shufflevector(x_2, x_10, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_6 = __builtin_shufflevector(x_3, x_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_7 = __builtin_shufflevector(x_3, x_11, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_8 = __builtin_shufflevector(x_4, x_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_9 = __builtin_shufflevector(x_4, x_12, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_10 = __builtin_shufflevector(x_5, x_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_11 = __builtin_shufflevector(x_5, x_13, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_12 = __builtin_shufflevector(x_6, x_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_13 = __builtin_shufflevector(x_6, x_14, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_14 = __builtin_shufflevector(x_7, x_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_15 = __builtin_shufflevector(x_7, x_15, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_16 = __builtin_shufflevector(t, t_8, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                    21, 6, 22, 7, 23);
                u32x16 t_17 = __builtin_shufflevector(t, t_8, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                    13, 29, 14, 30, 15, 31);
                u32x16 t_18 = __builtin_shufflevector(t_1, t_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_19 = __builtin_shufflevector(t_1, t_9, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_20 = __builtin_shufflevector(t_2, t_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_21 = __builtin_shufflevector(t_2, t_10, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_22 = __builtin_shufflevector(t_3, t_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_23 = __builtin_shufflevector(t_3, t_11, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_24 = __builtin_shufflevector(t_4, t_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_25 = __builtin_shufflevector(t_4, t_12, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_26 = __builtin_shufflevector(t_5, t_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_27 = __builtin_shufflevector(t_5, t_13, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_28 = __builtin_shufflevector(t_6, t_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_29 = __builtin_shufflevector(t_6, t_14, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_30 = __builtin_shufflevector(t_7, t_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_31 = __builtin_shufflevector(t_7, t_15, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_32 = __builtin_shufflevector(t_16, t_24, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_33 = __builtin_shufflevector(t_16, t_24, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_34 = __builtin_shufflevector(t_17, t_25, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_35 = __builtin_shufflevector(t_17, t_25, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_36 = __builtin_shufflevector(t_18, t_26, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_37 = __builtin_shufflevector(t_18, t_26, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_38 = __builtin_shufflevector(t_19, t_27, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_39 = __builtin_shufflevector(t_19, t_27, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_40 = __builtin_shufflevector(t_20, t_28, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_41 = __builtin_shufflevector(t_20, t_28, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_42 = __builtin_shufflevector(t_21, t_29, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_43 = __builtin_shufflevector(t_21, t_29, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_44 = __builtin_shufflevector(t_22, t_30, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_45 = __builtin_shufflevector(t_22, t_30, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_46 = __builtin_shufflevector(t_23, t_31, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_47 = __builtin_shufflevector(t_23, t_31, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                *(u32x16u *)(dst + row * dst_row + column) =
                    __builtin_shufflevector(t_32, t_40, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 1) * dst_row + column) =
                    __builtin_shufflevector(t_32, t_40, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u32x16u *)(dst + (row + 2) * dst_row + column) =
                    __builtin_shufflevector(t_33, t_41, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 3) * dst_row + column) =
                    __builtin_shufflevector(t_33, t_41, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u32x16u *)(dst + (row + 4) * dst_row + column) =
                    __builtin_shufflevector(t_34, t_42, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 5) * dst_row + column) =
                    __builtin_shufflevector(t_34, t_42, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u32x16u *)(dst + (row + 6) * dst_row + column) =
                    __builtin_shufflevector(t_35, t_43, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 7) * dst_row + column) =
                    __builtin_shufflevector(t_35, t_43, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u32x16u *)(dst + (row + 8) * dst_row + column) =
                    __builtin_shufflevector(t_36, t_44, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 9) * dst_row + column) =
                    __builtin_shufflevector(t_36, t_44, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u32x16u *)(dst + (row + 10) * dst_row + column) =
                    __builtin_shufflevector(t_37, t_45, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 11) * dst_row + column) =
                    __builtin_shufflevector(t_37, t_45, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u32x16u *)(dst + (row + 12) * dst_row + column) =
                    __builtin_shufflevector(t_38, t_46, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 13) * dst_row + column) =
                    __builtin_shufflevector(t_38, t_46, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(u32x16u *)(dst + (row + 14) * dst_row + column) =
                    __builtin_shufflevector(t_39, t_47, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                *(u32x16u *)(dst + (row + 15) * dst_row + column) =
                    __builtin_shufflevector(t_39, t_47, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
            }
        }
        for (int64_t row = 0; row < whole_rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = whole_columns; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
        for (int64_t row = whole_rows; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -16;
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 16) {
                u32x16 x = *(const u32x16u *)(from + -15 - i);
                *(u32x16u *)(to + i) =
                    __builtin_shufflevector(x, x, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
                    1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint32_t *from = src + row * src_row;
        uint32_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u32__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u32__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *from = src + row * src_row;
        uint32_t *to = dst + row * dst_row;
        int64_t past = ((0 - (int64_t)to) & 63) / 4;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi32(to, lanes, (__m512i)_mm512_maskz_loadu_epi32(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -4096);
        int64_t whole = head + ((columns - head) & -16);
        for (int64_t at = head; at < pages; at += 4096) {
            for (int64_t i = 0; i < 1024; i += 32) {
                u32x16 x_1 = *(const u32x16u *)(from + at + i + 16);
                u32x16 x_2 = *(const u32x16u *)(from + at + i + 1024);
                u32x16 x_3 = *(const u32x16u *)(from + at + i + 1040);
                u32x16 x_4 = *(const u32x16u *)(from + at + i + 2048);
                u32x16 x_5 = *(const u32x16u *)(from + at + i + 2064);
                u32x16 x_6 = *(const u32x16u *)(from + at + i + 3072);
                u32x16 x_7 = *(const u32x16u *)(from + at + i + 3088);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u32x16u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 16), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 1024), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 1040), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 2048), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 2064), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 3072), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 3088), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 16) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u32x16u *)(from + i));
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi32(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi32(lanes, from + whole));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u32__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=any stream=yes
 * listed in gen/manifest/copy.lua: fills and transposed matrices, more than the caches hold
 * a turn of each inner loop: 8 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle
 *   1 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 17 of 32 */
void tnk_copy_u32__avx512_any_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && ((int64_t)dst & 63) == 0 && ((dst_row * 4)
        & 63) == 0 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            u32x16 all = (u32x16)_mm512_set1_epi32(from[0]);
            int64_t past = ((0 - (int64_t)to) & 63) / 4;
            int64_t head = min_index(past, columns);
            if (0 < head) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, head);
                _mm512_mask_storeu_epi32(to, lanes, (__m512i)all);
            }
            int64_t pages = head + ((columns - head) & -4096);
            int64_t whole = head + ((columns - head) & -16);
            for (int64_t at = head; at < pages; at += 4096) {
                for (int64_t i = 0; i < 1024; i += 32) {
                    _mm512_stream_si512((__m512i *)(to + at + i), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 16), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 1024), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 1040), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 2048), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 2064), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 3072), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 3088), (__m512i)all);
                }
            }
            for (int64_t i = pages; i < whole; i += 16) {
                _mm512_stream_si512((__m512i *)(to + i), (__m512i)all);
            }
            if (whole < columns) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
                _mm512_mask_storeu_epi32(to + whole, lanes, (__m512i)all);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -16;
        int64_t whole_columns = columns & -16;
        for (int64_t column = 0; column < whole_columns; column += 16) {
            for (int64_t row = 0; row < whole_rows; row += 16) {
                u32x16 x = *(const u32x16u *)(src + column * src_column + row);
                u32x16 x_1 = *(const u32x16u *)(src + (column + 1) * src_column + row);
                u32x16 x_2 = *(const u32x16u *)(src + (column + 2) * src_column + row);
                u32x16 x_3 = *(const u32x16u *)(src + (column + 3) * src_column + row);
                u32x16 x_4 = *(const u32x16u *)(src + (column + 4) * src_column + row);
                u32x16 x_5 = *(const u32x16u *)(src + (column + 5) * src_column + row);
                u32x16 x_6 = *(const u32x16u *)(src + (column + 6) * src_column + row);
                u32x16 x_7 = *(const u32x16u *)(src + (column + 7) * src_column + row);
                u32x16 x_8 = *(const u32x16u *)(src + (column + 8) * src_column + row);
                u32x16 x_9 = *(const u32x16u *)(src + (column + 9) * src_column + row);
                u32x16 x_10 = *(const u32x16u *)(src + (column + 10) * src_column + row);
                u32x16 x_11 = *(const u32x16u *)(src + (column + 11) * src_column + row);
                u32x16 x_12 = *(const u32x16u *)(src + (column + 12) * src_column + row);
                u32x16 x_13 = *(const u32x16u *)(src + (column + 13) * src_column + row);
                u32x16 x_14 = *(const u32x16u *)(src + (column + 14) * src_column + row);
                u32x16 x_15 = *(const u32x16u *)(src + (column + 15) * src_column + row);
                u32x16 t_1 = __builtin_shufflevector(x, x_8, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                    21, 6, 22, 7, 23);
                u32x16 t_2 = __builtin_shufflevector(x, x_8, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                    13, 29, 14, 30, 15, 31);
                u32x16 t_3 = __builtin_shufflevector(x_1, x_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_4 = __builtin_shufflevector(x_1, x_9, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_5 = __builtin_shufflevector(x_2, x_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_6 = __builtin_shufflevector(x_2, x_10, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_7 = __builtin_shufflevector(x_3, x_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_8 = __builtin_shufflevector(x_3, x_11, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_9 = __builtin_shufflevector(x_4, x_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_10 = __builtin_shufflevector(x_4, x_12, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_11 = __builtin_shufflevector(x_5, x_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_12 = __builtin_shufflevector(x_5, x_13, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_13 = __builtin_shufflevector(x_6, x_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_14 = __builtin_shufflevector(x_6, x_14, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_15 = __builtin_shufflevector(x_7, x_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_16 = __builtin_shufflevector(x_7, x_15, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_17 = __builtin_shufflevector(t_1, t_9, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_18 = __builtin_shufflevector(t_1, t_9, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_19 = __builtin_shufflevector(t_2, t_10, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_20 = __builtin_shufflevector(t_2, t_10, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_21 = __builtin_shufflevector(t_3, t_11, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_22 = __builtin_shufflevector(t_3, t_11, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_23 = __builtin_shufflevector(t_4, t_12, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_24 = __builtin_shufflevector(t_4, t_12, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_25 = __builtin_shufflevector(t_5, t_13, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_26 = __builtin_shufflevector(t_5, t_13, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_27 = __builtin_shufflevector(t_6, t_14, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_28 = __builtin_shufflevector(t_6, t_14, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_29 = __builtin_shufflevector(t_7, t_15, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_30 = __builtin_shufflevector(t_7, t_15, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_31 = __builtin_shufflevector(t_8, t_16, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23);
                u32x16 t_32 = __builtin_shufflevector(t_8, t_16, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_33 = __builtin_shufflevector(t_17, t_25, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_34 = __builtin_shufflevector(t_17, t_25, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_35 = __builtin_shufflevector(t_18, t_26, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_36 = __builtin_shufflevector(t_18, t_26, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_37 = __builtin_shufflevector(t_19, t_27, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_38 = __builtin_shufflevector(t_19, t_27, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_39 = __builtin_shufflevector(t_20, t_28, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_40 = __builtin_shufflevector(t_20, t_28, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_41 = __builtin_shufflevector(t_21, t_29, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_42 = __builtin_shufflevector(t_21, t_29, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_43 = __builtin_shufflevector(t_22, t_30, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_44 = __builtin_shufflevector(t_22, t_30, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_45 = __builtin_shufflevector(t_23, t_31, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_46 = __builtin_shufflevector(t_23, t_31, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                u32x16 t_47 = __builtin_shufflevector(t_24, t_32, 0, 16, 1, 17, 2, 18, 3, 19, 4,
                    20, 5, 21, 6, 22, 7, 23);
                u32x16 t_48 = __builtin_shufflevector(t_24, t_32, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31);
                _mm512_stream_si512((__m512i *)(dst + row * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_33, t_41, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 1) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_33, t_41, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
                _mm512_stream_si512((__m512i *)(dst + (row + 2) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_34, t_42, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 3) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_34, t_42, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
                _mm512_stream_si512((__m512i *)(dst + (row + 4) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_35, t_43, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 5) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_35, t_43, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
                _mm512_stream_si512((__m512i *)(dst + (row + 6) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_36, t_44, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 7) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_36, t_44, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
                _mm512_stream_si512((__m512i *)(dst + (row + 8) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_37, t_45, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 9) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_37, t_45, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
                _mm512_stream_si512((__m512i *)(dst + (row + 10) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_38, t_46, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 11) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_38, t_46, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
                _mm512_stream_si512((__m512i *)(dst + (row + 12) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_39, t_47, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 13) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_39, t_47, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
                _mm512_stream_si512((__m512i *)(dst + (row + 14) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_40, t_48, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                    5, 21, 6, 22, 7, 23));
                _mm512_stream_si512((__m512i *)(dst + (row + 15) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_40, t_48, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                    28, 13, 29, 14, 30, 15, 31));
            }
        }
        for (int64_t row = 0; row < whole_rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = whole_columns; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
        for (int64_t row = whole_rows; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -16;
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 16) {
                u32x16 x = *(const u32x16u *)(from + -15 - i);
                *(u32x16u *)(to + i) =
                    __builtin_shufflevector(x, x, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
                    1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint32_t *from = src + row * src_row;
        uint32_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
    _mm_sfence();
}

/* tnk_copy_u64__avx512_u4
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=unit stream=no unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_copy_u64__avx512_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *from = src + row * src_row;
        uint64_t *to = dst + row * dst_row;
        int64_t long_1 = 2048 < columns ? columns & -32 : 0;
        for (int64_t i = 0; i < long_1; i += 32) {
            __builtin_prefetch(to + i + 128, 1, 3);
            __builtin_prefetch(to + i + 136, 1, 3);
            __builtin_prefetch(to + i + 144, 1, 3);
            __builtin_prefetch(to + i + 152, 1, 3);
            *(u64x8u *)(to + i) = *(const u64x8u *)(from + i);
            *(u64x8u *)(to + i + 8) = *(const u64x8u *)(from + i + 8);
            *(u64x8u *)(to + i + 16) = *(const u64x8u *)(from + i + 16);
            *(u64x8u *)(to + i + 24) = *(const u64x8u *)(from + i + 24);
        }
        int64_t whole = (columns - long_1) & -8;
        int64_t unrolled = (columns - long_1) & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            *(u64x8u *)(to + long_1 + i) = *(const u64x8u *)(from + long_1 + i);
            *(u64x8u *)(to + long_1 + (i + 8)) = *(const u64x8u *)(from + long_1 + (i + 8));
            *(u64x8u *)(to + long_1 + (i + 16)) = *(const u64x8u *)(from + long_1 + (i + 16));
            *(u64x8u *)(to + long_1 + (i + 24)) = *(const u64x8u *)(from + long_1 + (i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            *(u64x8u *)(to + long_1 + i) = *(const u64x8u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - long_1 - whole);
            _mm512_mask_storeu_epi64(to + long_1 + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi64(lanes, from + long_1 + whole));
        }
    }
}

/* tnk_copy_u64__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=any stream=no unroll=4
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_copy_u64__avx512_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            u64x8 all = (u64x8)_mm512_set1_epi64(from[0]);
            int64_t long_1 = 2048 < columns ? columns & -32 : 0;
            for (int64_t i = 0; i < long_1; i += 32) {
                __builtin_prefetch(to + i + 128, 1, 3);
                __builtin_prefetch(to + i + 136, 1, 3);
                __builtin_prefetch(to + i + 144, 1, 3);
                __builtin_prefetch(to + i + 152, 1, 3);
                *(u64x8u *)(to + i) = all;
                *(u64x8u *)(to + i + 8) = all;
                *(u64x8u *)(to + i + 16) = all;
                *(u64x8u *)(to + i + 24) = all;
            }
            int64_t whole = (columns - long_1) & -8;
            int64_t unrolled = (columns - long_1) & -32;
            for (int64_t i = 0; i < unrolled; i += 32) {
                *(u64x8u *)(to + long_1 + i) = all;
                *(u64x8u *)(to + long_1 + (i + 8)) = all;
                *(u64x8u *)(to + long_1 + (i + 16)) = all;
                *(u64x8u *)(to + long_1 + (i + 24)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 8) {
                *(u64x8u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - long_1 - whole);
                _mm512_mask_storeu_epi64(to + long_1 + whole, lanes, (__m512i)all);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -8;
        int64_t whole_columns = columns & -8;
        for (int64_t column = 0; column < whole_columns; column += 8) {
            for (int64_t row = 0; row < whole_rows; row += 8) {
                u64x8 x = *(const u64x8u *)(src + column * src_column + row);
                u64x8 x_1 = *(const u64x8u *)(src + (column + 1) * src_column + row);
                u64x8 x_2 = *(const u64x8u *)(src + (column + 2) * src_column + row);
                u64x8 x_3 = *(const u64x8u *)(src + (column + 3) * src_column + row);
                u64x8 x_4 = *(const u64x8u *)(src + (column + 4) * src_column + row);
                u64x8 x_5 = *(const u64x8u *)(src + (column + 5) * src_column + row);
                u64x8 x_6 = *(const u64x8u *)(src + (column + 6) * src_column + row);
                u64x8 x_7 = *(const u64x8u *)(src + (column + 7) * src_column + row);
                u64x8 t = __builtin_shufflevector(x, x_4, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_1 = __builtin_shufflevector(x, x_4, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_2 = __builtin_shufflevector(x_1, x_5, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_3 = __builtin_shufflevector(x_1, x_5, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_4 = __builtin_shufflevector(x_2, x_6, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_5 = __builtin_shufflevector(x_2, x_6, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_6 = __builtin_shufflevector(x_3, x_7, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_7 = __builtin_shufflevector(x_3, x_7, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_8 = __builtin_shufflevector(t, t_4, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_9 = __builtin_shufflevector(t, t_4, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_10 = __builtin_shufflevector(t_1, t_5, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_11 = __builtin_shufflevector(t_1, t_5, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_12 = __builtin_shufflevector(t_2, t_6, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_13 = __builtin_shufflevector(t_2, t_6, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_14 = __builtin_shufflevector(t_3, t_7, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_15 = __builtin_shufflevector(t_3, t_7, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u64x8u *)(dst + row * dst_row + column) =
                    __builtin_shufflevector(t_8, t_12, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u64x8u *)(dst + (row + 1) * dst_row + column) =
                    __builtin_shufflevector(t_8, t_12, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u64x8u *)(dst + (row + 2) * dst_row + column) =
                    __builtin_shufflevector(t_9, t_13, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u64x8u *)(dst + (row + 3) * dst_row + column) =
                    __builtin_shufflevector(t_9, t_13, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u64x8u *)(dst + (row + 4) * dst_row + column) =
                    __builtin_shufflevector(t_10, t_14, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u64x8u *)(dst + (row + 5) * dst_row + column) =
                    __builtin_shufflevector(t_10, t_14, 4, 12, 5, 13, 6, 14, 7, 15);
                *(u64x8u *)(dst + (row + 6) * dst_row + column) =
                    __builtin_shufflevector(t_11, t_15, 0, 8, 1, 9, 2, 10, 3, 11);
                *(u64x8u *)(dst + (row + 7) * dst_row + column) =
                    __builtin_shufflevector(t_11, t_15, 4, 12, 5, 13, 6, 14, 7, 15);
            }
        }
        for (int64_t row = 0; row < whole_rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = whole_columns; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
        for (int64_t row = whole_rows; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -8;
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 8) {
                u64x8 x = *(const u64x8u *)(from + -7 - i);
                *(u64x8u *)(to + i) = __builtin_shufflevector(x, x, 7, 6, 5, 4, 3, 2, 1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint64_t *from = src + row * src_row;
        uint64_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u64__avx512_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=unit stream=yes
 * listed in gen/manifest/copy.lua: adjacent elements, more than the caches hold
 * a turn of each inner loop: 8 ld 8 st; 1 ld 1 st
 * vector registers: 8 of 32 */
void tnk_copy_u64__avx512_stream(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *from = src + row * src_row;
        uint64_t *to = dst + row * dst_row;
        int64_t past = ((0 - (int64_t)to) & 63) / 8;
        int64_t head = min_index(past, columns);
        if (0 < head) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, head);
            _mm512_mask_storeu_epi64(to, lanes, (__m512i)_mm512_maskz_loadu_epi64(lanes, from));
        }
        int64_t pages = head + ((columns - head) & -2048);
        int64_t whole = head + ((columns - head) & -8);
        for (int64_t at = head; at < pages; at += 2048) {
            for (int64_t i = 0; i < 512; i += 16) {
                u64x8 x_1 = *(const u64x8u *)(from + at + i + 8);
                u64x8 x_2 = *(const u64x8u *)(from + at + i + 512);
                u64x8 x_3 = *(const u64x8u *)(from + at + i + 520);
                u64x8 x_4 = *(const u64x8u *)(from + at + i + 1024);
                u64x8 x_5 = *(const u64x8u *)(from + at + i + 1032);
                u64x8 x_6 = *(const u64x8u *)(from + at + i + 1536);
                u64x8 x_7 = *(const u64x8u *)(from + at + i + 1544);
                _mm512_stream_si512((__m512i *)(to + at + i),
                    (__m512i)*(const u64x8u *)(from + at + i));
                _mm512_stream_si512((__m512i *)(to + at + i + 8), (__m512i)x_1);
                _mm512_stream_si512((__m512i *)(to + at + i + 512), (__m512i)x_2);
                _mm512_stream_si512((__m512i *)(to + at + i + 520), (__m512i)x_3);
                _mm512_stream_si512((__m512i *)(to + at + i + 1024), (__m512i)x_4);
                _mm512_stream_si512((__m512i *)(to + at + i + 1032), (__m512i)x_5);
                _mm512_stream_si512((__m512i *)(to + at + i + 1536), (__m512i)x_6);
                _mm512_stream_si512((__m512i *)(to + at + i + 1544), (__m512i)x_7);
            }
        }
        for (int64_t i = pages; i < whole; i += 8) {
            _mm512_stream_si512((__m512i *)(to + i), (__m512i)*(const u64x8u *)(from + i));
        }
        if (whole < columns) {
            __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
            _mm512_mask_storeu_epi64(to + whole, lanes,
                (__m512i)_mm512_maskz_loadu_epi64(lanes, from + whole));
        }
    }
    _mm_sfence();
}

/* tnk_copy_u64__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=any stream=yes
 * listed in gen/manifest/copy.lua: fills and transposed matrices, more than the caches hold
 * a turn of each inner loop: 8 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1 shuffle 1
 *   ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 9 of 32 */
void tnk_copy_u64__avx512_any_stream(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    int64_t src_column = stride[0][1];
    int64_t dst_column = stride[1][1];
    int filled = dst_column == 1 && src_column == 0;
    int reversed = dst_column == 1 && src_column == -1;
    int crossed = dst_column == 1 && src_row == 1 && ((int64_t)dst & 63) == 0 && ((dst_row * 8)
        & 63) == 0 && src_column != 0 && src_column != -1;
    if (filled && 0 < columns) {
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            u64x8 all = (u64x8)_mm512_set1_epi64(from[0]);
            int64_t past = ((0 - (int64_t)to) & 63) / 8;
            int64_t head = min_index(past, columns);
            if (0 < head) {
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, head);
                _mm512_mask_storeu_epi64(to, lanes, (__m512i)all);
            }
            int64_t pages = head + ((columns - head) & -2048);
            int64_t whole = head + ((columns - head) & -8);
            for (int64_t at = head; at < pages; at += 2048) {
                for (int64_t i = 0; i < 512; i += 16) {
                    _mm512_stream_si512((__m512i *)(to + at + i), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 8), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 512), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 520), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 1024), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 1032), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 1536), (__m512i)all);
                    _mm512_stream_si512((__m512i *)(to + at + i + 1544), (__m512i)all);
                }
            }
            for (int64_t i = pages; i < whole; i += 8) {
                _mm512_stream_si512((__m512i *)(to + i), (__m512i)all);
            }
            if (whole < columns) {
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, columns - whole);
                _mm512_mask_storeu_epi64(to + whole, lanes, (__m512i)all);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -8;
        int64_t whole_columns = columns & -8;
        for (int64_t column = 0; column < whole_columns; column += 8) {
            for (int64_t row = 0; row < whole_rows; row += 8) {
                u64x8 x = *(const u64x8u *)(src + column * src_column + row);
                u64x8 x_1 = *(const u64x8u *)(src + (column + 1) * src_column + row);
                u64x8 x_2 = *(const u64x8u *)(src + (column + 2) * src_column + row);
                u64x8 x_3 = *(const u64x8u *)(src + (column + 3) * src_column + row);
                u64x8 x_4 = *(const u64x8u *)(src + (column + 4) * src_column + row);
                u64x8 x_5 = *(const u64x8u *)(src + (column + 5) * src_column + row);
                u64x8 x_6 = *(const u64x8u *)(src + (column + 6) * src_column + row);
                u64x8 x_7 = *(const u64x8u *)(src + (column + 7) * src_column + row);
                u64x8 t_1 = __builtin_shufflevector(x, x_4, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_2 = __builtin_shufflevector(x, x_4, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_3 = __builtin_shufflevector(x_1, x_5, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_4 = __builtin_shufflevector(x_1, x_5, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_5 = __builtin_shufflevector(x_2, x_6, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_6 = __builtin_shufflevector(x_2, x_6, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_7 = __builtin_shufflevector(x_3, x_7, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_8 = __builtin_shufflevector(x_3, x_7, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_9 = __builtin_shufflevector(t_1, t_5, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_10 = __builtin_shufflevector(t_1, t_5, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_11 = __builtin_shufflevector(t_2, t_6, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_12 = __builtin_shufflevector(t_2, t_6, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_13 = __builtin_shufflevector(t_3, t_7, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_14 = __builtin_shufflevector(t_3, t_7, 4, 12, 5, 13, 6, 14, 7, 15);
                u64x8 t_15 = __builtin_shufflevector(t_4, t_8, 0, 8, 1, 9, 2, 10, 3, 11);
                u64x8 t_16 = __builtin_shufflevector(t_4, t_8, 4, 12, 5, 13, 6, 14, 7, 15);
                _mm512_stream_si512((__m512i *)(dst + row * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_9, t_13, 0, 8, 1, 9, 2, 10, 3, 11));
                _mm512_stream_si512((__m512i *)(dst + (row + 1) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_9, t_13, 4, 12, 5, 13, 6, 14, 7, 15));
                _mm512_stream_si512((__m512i *)(dst + (row + 2) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_10, t_14, 0, 8, 1, 9, 2, 10, 3, 11));
                _mm512_stream_si512((__m512i *)(dst + (row + 3) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_10, t_14, 4, 12, 5, 13, 6, 14, 7, 15));
                _mm512_stream_si512((__m512i *)(dst + (row + 4) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_11, t_15, 0, 8, 1, 9, 2, 10, 3, 11));
                _mm512_stream_si512((__m512i *)(dst + (row + 5) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_11, t_15, 4, 12, 5, 13, 6, 14, 7, 15));
                _mm512_stream_si512((__m512i *)(dst + (row + 6) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_12, t_16, 0, 8, 1, 9, 2, 10, 3, 11));
                _mm512_stream_si512((__m512i *)(dst + (row + 7) * dst_row + column),
                    (__m512i)__builtin_shufflevector(t_12, t_16, 4, 12, 5, 13, 6, 14, 7, 15));
            }
        }
        for (int64_t row = 0; row < whole_rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = whole_columns; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
        for (int64_t row = whole_rows; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    if (reversed) {
        int64_t whole = columns & -8;
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 8) {
                u64x8 x = *(const u64x8u *)(from + -7 - i);
                *(u64x8u *)(to + i) = __builtin_shufflevector(x, x, 7, 6, 5, 4, 3, 2, 1, 0);
            }
        }
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = whole; i < columns; i++) {
                to[i * dst_column] = from[i * src_column];
            }
        }
    }
    for (int64_t row = 0; row < (((filled || reversed) || crossed) ? 0 : rows); row++) {
        const uint64_t *from = src + row * src_row;
        uint64_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
    _mm_sfence();
}
