/* strided_avx512.c: kernels of gen/manifest/strided.lua for avx512. Generated: do not edit. */
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

static inline u8x64 interleave_low_1_of_16_u8x64(u8x64 a, u8x64 b)
{
    return __builtin_shufflevector(a, b, 0, 64, 1, 65, 2, 66, 3, 67, 4, 68, 5, 69, 6, 70, 7, 71,
        16, 80, 17, 81, 18, 82, 19, 83, 20, 84, 21, 85, 22, 86, 23, 87, 32, 96, 33, 97, 34, 98, 35,
        99, 36, 100, 37, 101, 38, 102, 39, 103, 48, 112, 49, 113, 50, 114, 51, 115, 52, 116, 53,
        117, 54, 118, 55, 119);
}

static inline u8x64 interleave_high_1_of_16_u8x64(u8x64 a, u8x64 b)
{
    return __builtin_shufflevector(a, b, 8, 72, 9, 73, 10, 74, 11, 75, 12, 76, 13, 77, 14, 78, 15,
        79, 24, 88, 25, 89, 26, 90, 27, 91, 28, 92, 29, 93, 30, 94, 31, 95, 40, 104, 41, 105, 42,
        106, 43, 107, 44, 108, 45, 109, 46, 110, 47, 111, 56, 120, 57, 121, 58, 122, 59, 123, 60,
        124, 61, 125, 62, 126, 63, 127);
}

static inline u8x16 lanes_0_to_15_u8x64(u8x64 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline u8x16 lanes_16_to_31_u8x64(u8x64 a)
{
    return __builtin_shufflevector(a, a, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31);
}

static inline u8x16 lanes_32_to_47_u8x64(u8x64 a)
{
    return __builtin_shufflevector(a, a, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47);
}

static inline u8x16 lanes_48_to_63_u8x64(u8x64 a)
{
    return __builtin_shufflevector(a, a, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
        62, 63);
}

static inline u8x64 reverse_u8x64(u8x64 a)
{
    return __builtin_shufflevector(a, a, 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50,
        49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27,
        26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
        1, 0);
}

static inline u8x64 evens_u8x64(u8x64 a, u8x64 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
        32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76,
        78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110, 112, 114, 116,
        118, 120, 122, 124, 126);
}

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline u16x32 interleave_low_1_of_8_u16x32(u16x32 a, u16x32 b)
{
    return __builtin_shufflevector(a, b, 0, 32, 1, 33, 2, 34, 3, 35, 8, 40, 9, 41, 10, 42, 11, 43,
        16, 48, 17, 49, 18, 50, 19, 51, 24, 56, 25, 57, 26, 58, 27, 59);
}

static inline u16x32 interleave_high_1_of_8_u16x32(u16x32 a, u16x32 b)
{
    return __builtin_shufflevector(a, b, 4, 36, 5, 37, 6, 38, 7, 39, 12, 44, 13, 45, 14, 46, 15,
        47, 20, 52, 21, 53, 22, 54, 23, 55, 28, 60, 29, 61, 30, 62, 31, 63);
}

static inline u16x8 lanes_0_to_7_u16x32(u16x32 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline u16x8 lanes_8_to_15_u16x32(u16x32 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15);
}

static inline u16x8 lanes_16_to_23_u16x32(u16x32 a)
{
    return __builtin_shufflevector(a, a, 16, 17, 18, 19, 20, 21, 22, 23);
}

static inline u16x8 lanes_24_to_31_u16x32(u16x32 a)
{
    return __builtin_shufflevector(a, a, 24, 25, 26, 27, 28, 29, 30, 31);
}

static inline u16x32 reverse_u16x32(u16x32 a)
{
    return __builtin_shufflevector(a, a, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18,
        17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

static inline u16x32 evens_u16x32(u16x32 a, u16x32 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
        32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62);
}

static inline u32x16 interleave_low_u32x16(u32x16 a, u32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

static inline u32x16 interleave_high_u32x16(u32x16 a, u32x16 b)
{
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
        31);
}

static inline u32x16 reverse_u32x16(u32x16 a)
{
    return __builtin_shufflevector(a, a, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

static inline u32x16 evens_u32x16(u32x16 a, u32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

static inline u64x8 interleave_low_u64x8(u64x8 a, u64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

static inline u64x8 interleave_high_u64x8(u64x8 a, u64x8 b)
{
    return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

static inline u64x8 reverse_u64x8(u64x8 a)
{
    return __builtin_shufflevector(a, a, 7, 6, 5, 4, 3, 2, 1, 0);
}

static inline u64x8 evens_u64x8(u64x8 a, u64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

/* tnk_copy_u8__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 128 shuffle 16 ld 64 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 32 of 32 */
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
    int halved = dst_column == 1 && src_column == 2 && 0 < columns;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1 && !halved;
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
        int64_t whole_rows = rows & -64;
        int64_t whole_columns = columns & -16;
        for (int64_t column = 0; column < whole_columns; column += 16) {
            for (int64_t row = 0; row < whole_rows; row += 64) {
                u8x64 x = *(const u8x64u *)(src + column * src_column + row);
                u8x64 x_1 = *(const u8x64u *)(src + (column + 1) * src_column + row);
                u8x64 x_2 = *(const u8x64u *)(src + (column + 2) * src_column + row);
                u8x64 x_3 = *(const u8x64u *)(src + (column + 3) * src_column + row);
                u8x64 x_4 = *(const u8x64u *)(src + (column + 4) * src_column + row);
                u8x64 x_5 = *(const u8x64u *)(src + (column + 5) * src_column + row);
                u8x64 x_6 = *(const u8x64u *)(src + (column + 6) * src_column + row);
                u8x64 x_7 = *(const u8x64u *)(src + (column + 7) * src_column + row);
                u8x64 x_8 = *(const u8x64u *)(src + (column + 8) * src_column + row);
                u8x64 x_9 = *(const u8x64u *)(src + (column + 9) * src_column + row);
                u8x64 x_10 = *(const u8x64u *)(src + (column + 10) * src_column + row);
                u8x64 x_11 = *(const u8x64u *)(src + (column + 11) * src_column + row);
                u8x64 x_12 = *(const u8x64u *)(src + (column + 12) * src_column + row);
                u8x64 x_13 = *(const u8x64u *)(src + (column + 13) * src_column + row);
                u8x64 x_14 = *(const u8x64u *)(src + (column + 14) * src_column + row);
                u8x64 x_15 = *(const u8x64u *)(src + (column + 15) * src_column + row);
                u8x64 t = interleave_low_1_of_16_u8x64(x, x_8);
                u8x64 t_1 = interleave_high_1_of_16_u8x64(x, x_8);
                u8x64 t_2 = interleave_low_1_of_16_u8x64(x_1, x_9);
                u8x64 t_3 = interleave_high_1_of_16_u8x64(x_1, x_9);
                u8x64 t_4 = interleave_low_1_of_16_u8x64(x_2, x_10);
                u8x64 t_5 = interleave_high_1_of_16_u8x64(x_2, x_10);
                u8x64 t_6 = interleave_low_1_of_16_u8x64(x_3, x_11);
                u8x64 t_7 = interleave_high_1_of_16_u8x64(x_3, x_11);
                u8x64 t_8 = interleave_low_1_of_16_u8x64(x_4, x_12);
                u8x64 t_9 = interleave_high_1_of_16_u8x64(x_4, x_12);
                u8x64 t_10 = interleave_low_1_of_16_u8x64(x_5, x_13);
                u8x64 t_11 = interleave_high_1_of_16_u8x64(x_5, x_13);
                u8x64 t_12 = interleave_low_1_of_16_u8x64(x_6, x_14);
                u8x64 t_13 = interleave_high_1_of_16_u8x64(x_6, x_14);
                u8x64 t_14 = interleave_low_1_of_16_u8x64(x_7, x_15);
                u8x64 t_15 = interleave_high_1_of_16_u8x64(x_7, x_15);
                u8x64 t_16 = interleave_low_1_of_16_u8x64(t, t_8);
                u8x64 t_17 = interleave_high_1_of_16_u8x64(t, t_8);
                u8x64 t_18 = interleave_low_1_of_16_u8x64(t_1, t_9);
                u8x64 t_19 = interleave_high_1_of_16_u8x64(t_1, t_9);
                u8x64 t_20 = interleave_low_1_of_16_u8x64(t_2, t_10);
                u8x64 t_21 = interleave_high_1_of_16_u8x64(t_2, t_10);
                u8x64 t_22 = interleave_low_1_of_16_u8x64(t_3, t_11);
                u8x64 t_23 = interleave_high_1_of_16_u8x64(t_3, t_11);
                u8x64 t_24 = interleave_low_1_of_16_u8x64(t_4, t_12);
                u8x64 t_25 = interleave_high_1_of_16_u8x64(t_4, t_12);
                u8x64 t_26 = interleave_low_1_of_16_u8x64(t_5, t_13);
                u8x64 t_27 = interleave_high_1_of_16_u8x64(t_5, t_13);
                u8x64 t_28 = interleave_low_1_of_16_u8x64(t_6, t_14);
                u8x64 t_29 = interleave_high_1_of_16_u8x64(t_6, t_14);
                u8x64 t_30 = interleave_low_1_of_16_u8x64(t_7, t_15);
                u8x64 t_31 = interleave_high_1_of_16_u8x64(t_7, t_15);
                u8x64 t_32 = interleave_low_1_of_16_u8x64(t_16, t_24);
                u8x64 t_33 = interleave_high_1_of_16_u8x64(t_16, t_24);
                u8x64 t_34 = interleave_low_1_of_16_u8x64(t_17, t_25);
                u8x64 t_35 = interleave_high_1_of_16_u8x64(t_17, t_25);
                u8x64 t_36 = interleave_low_1_of_16_u8x64(t_18, t_26);
                u8x64 t_37 = interleave_high_1_of_16_u8x64(t_18, t_26);
                u8x64 t_38 = interleave_low_1_of_16_u8x64(t_19, t_27);
                u8x64 t_39 = interleave_high_1_of_16_u8x64(t_19, t_27);
                u8x64 t_40 = interleave_low_1_of_16_u8x64(t_20, t_28);
                u8x64 t_41 = interleave_high_1_of_16_u8x64(t_20, t_28);
                u8x64 t_42 = interleave_low_1_of_16_u8x64(t_21, t_29);
                u8x64 t_43 = interleave_high_1_of_16_u8x64(t_21, t_29);
                u8x64 t_44 = interleave_low_1_of_16_u8x64(t_22, t_30);
                u8x64 t_45 = interleave_high_1_of_16_u8x64(t_22, t_30);
                u8x64 t_46 = interleave_low_1_of_16_u8x64(t_23, t_31);
                u8x64 t_47 = interleave_high_1_of_16_u8x64(t_23, t_31);
                u8x64 t_48 = interleave_low_1_of_16_u8x64(t_32, t_40);
                u8x64 t_49 = interleave_high_1_of_16_u8x64(t_32, t_40);
                u8x64 t_50 = interleave_low_1_of_16_u8x64(t_33, t_41);
                u8x64 t_51 = interleave_high_1_of_16_u8x64(t_33, t_41);
                u8x64 t_52 = interleave_low_1_of_16_u8x64(t_34, t_42);
                u8x64 t_53 = interleave_high_1_of_16_u8x64(t_34, t_42);
                u8x64 t_54 = interleave_low_1_of_16_u8x64(t_35, t_43);
                u8x64 t_55 = interleave_high_1_of_16_u8x64(t_35, t_43);
                u8x64 t_56 = interleave_low_1_of_16_u8x64(t_36, t_44);
                u8x64 t_57 = interleave_high_1_of_16_u8x64(t_36, t_44);
                u8x64 t_58 = interleave_low_1_of_16_u8x64(t_37, t_45);
                u8x64 t_59 = interleave_high_1_of_16_u8x64(t_37, t_45);
                u8x64 t_60 = interleave_low_1_of_16_u8x64(t_38, t_46);
                u8x64 t_61 = interleave_high_1_of_16_u8x64(t_38, t_46);
                u8x64 t_62 = interleave_low_1_of_16_u8x64(t_39, t_47);
                u8x64 t_63 = interleave_high_1_of_16_u8x64(t_39, t_47);
                *(u8x16u *)(dst + row * dst_row + column) = lanes_0_to_15_u8x64(t_48);
                *(u8x16u *)(dst + (row + 1) * dst_row + column) = lanes_0_to_15_u8x64(t_49);
                *(u8x16u *)(dst + (row + 2) * dst_row + column) = lanes_0_to_15_u8x64(t_50);
                *(u8x16u *)(dst + (row + 3) * dst_row + column) = lanes_0_to_15_u8x64(t_51);
                *(u8x16u *)(dst + (row + 4) * dst_row + column) = lanes_0_to_15_u8x64(t_52);
                *(u8x16u *)(dst + (row + 5) * dst_row + column) = lanes_0_to_15_u8x64(t_53);
                *(u8x16u *)(dst + (row + 6) * dst_row + column) = lanes_0_to_15_u8x64(t_54);
                *(u8x16u *)(dst + (row + 7) * dst_row + column) = lanes_0_to_15_u8x64(t_55);
                *(u8x16u *)(dst + (row + 8) * dst_row + column) = lanes_0_to_15_u8x64(t_56);
                *(u8x16u *)(dst + (row + 9) * dst_row + column) = lanes_0_to_15_u8x64(t_57);
                *(u8x16u *)(dst + (row + 10) * dst_row + column) = lanes_0_to_15_u8x64(t_58);
                *(u8x16u *)(dst + (row + 11) * dst_row + column) = lanes_0_to_15_u8x64(t_59);
                *(u8x16u *)(dst + (row + 12) * dst_row + column) = lanes_0_to_15_u8x64(t_60);
                *(u8x16u *)(dst + (row + 13) * dst_row + column) = lanes_0_to_15_u8x64(t_61);
                *(u8x16u *)(dst + (row + 14) * dst_row + column) = lanes_0_to_15_u8x64(t_62);
                *(u8x16u *)(dst + (row + 15) * dst_row + column) = lanes_0_to_15_u8x64(t_63);
                *(u8x16u *)(dst + (row + 16) * dst_row + column) = lanes_16_to_31_u8x64(t_48);
                *(u8x16u *)(dst + (row + 17) * dst_row + column) = lanes_16_to_31_u8x64(t_49);
                *(u8x16u *)(dst + (row + 18) * dst_row + column) = lanes_16_to_31_u8x64(t_50);
                *(u8x16u *)(dst + (row + 19) * dst_row + column) = lanes_16_to_31_u8x64(t_51);
                *(u8x16u *)(dst + (row + 20) * dst_row + column) = lanes_16_to_31_u8x64(t_52);
                *(u8x16u *)(dst + (row + 21) * dst_row + column) = lanes_16_to_31_u8x64(t_53);
                *(u8x16u *)(dst + (row + 22) * dst_row + column) = lanes_16_to_31_u8x64(t_54);
                *(u8x16u *)(dst + (row + 23) * dst_row + column) = lanes_16_to_31_u8x64(t_55);
                *(u8x16u *)(dst + (row + 24) * dst_row + column) = lanes_16_to_31_u8x64(t_56);
                *(u8x16u *)(dst + (row + 25) * dst_row + column) = lanes_16_to_31_u8x64(t_57);
                *(u8x16u *)(dst + (row + 26) * dst_row + column) = lanes_16_to_31_u8x64(t_58);
                *(u8x16u *)(dst + (row + 27) * dst_row + column) = lanes_16_to_31_u8x64(t_59);
                *(u8x16u *)(dst + (row + 28) * dst_row + column) = lanes_16_to_31_u8x64(t_60);
                *(u8x16u *)(dst + (row + 29) * dst_row + column) = lanes_16_to_31_u8x64(t_61);
                *(u8x16u *)(dst + (row + 30) * dst_row + column) = lanes_16_to_31_u8x64(t_62);
                *(u8x16u *)(dst + (row + 31) * dst_row + column) = lanes_16_to_31_u8x64(t_63);
                *(u8x16u *)(dst + (row + 32) * dst_row + column) = lanes_32_to_47_u8x64(t_48);
                *(u8x16u *)(dst + (row + 33) * dst_row + column) = lanes_32_to_47_u8x64(t_49);
                *(u8x16u *)(dst + (row + 34) * dst_row + column) = lanes_32_to_47_u8x64(t_50);
                *(u8x16u *)(dst + (row + 35) * dst_row + column) = lanes_32_to_47_u8x64(t_51);
                *(u8x16u *)(dst + (row + 36) * dst_row + column) = lanes_32_to_47_u8x64(t_52);
                *(u8x16u *)(dst + (row + 37) * dst_row + column) = lanes_32_to_47_u8x64(t_53);
                *(u8x16u *)(dst + (row + 38) * dst_row + column) = lanes_32_to_47_u8x64(t_54);
                *(u8x16u *)(dst + (row + 39) * dst_row + column) = lanes_32_to_47_u8x64(t_55);
                *(u8x16u *)(dst + (row + 40) * dst_row + column) = lanes_32_to_47_u8x64(t_56);
                *(u8x16u *)(dst + (row + 41) * dst_row + column) = lanes_32_to_47_u8x64(t_57);
                *(u8x16u *)(dst + (row + 42) * dst_row + column) = lanes_32_to_47_u8x64(t_58);
                *(u8x16u *)(dst + (row + 43) * dst_row + column) = lanes_32_to_47_u8x64(t_59);
                *(u8x16u *)(dst + (row + 44) * dst_row + column) = lanes_32_to_47_u8x64(t_60);
                *(u8x16u *)(dst + (row + 45) * dst_row + column) = lanes_32_to_47_u8x64(t_61);
                *(u8x16u *)(dst + (row + 46) * dst_row + column) = lanes_32_to_47_u8x64(t_62);
                *(u8x16u *)(dst + (row + 47) * dst_row + column) = lanes_32_to_47_u8x64(t_63);
                *(u8x16u *)(dst + (row + 48) * dst_row + column) = lanes_48_to_63_u8x64(t_48);
                *(u8x16u *)(dst + (row + 49) * dst_row + column) = lanes_48_to_63_u8x64(t_49);
                *(u8x16u *)(dst + (row + 50) * dst_row + column) = lanes_48_to_63_u8x64(t_50);
                *(u8x16u *)(dst + (row + 51) * dst_row + column) = lanes_48_to_63_u8x64(t_51);
                *(u8x16u *)(dst + (row + 52) * dst_row + column) = lanes_48_to_63_u8x64(t_52);
                *(u8x16u *)(dst + (row + 53) * dst_row + column) = lanes_48_to_63_u8x64(t_53);
                *(u8x16u *)(dst + (row + 54) * dst_row + column) = lanes_48_to_63_u8x64(t_54);
                *(u8x16u *)(dst + (row + 55) * dst_row + column) = lanes_48_to_63_u8x64(t_55);
                *(u8x16u *)(dst + (row + 56) * dst_row + column) = lanes_48_to_63_u8x64(t_56);
                *(u8x16u *)(dst + (row + 57) * dst_row + column) = lanes_48_to_63_u8x64(t_57);
                *(u8x16u *)(dst + (row + 58) * dst_row + column) = lanes_48_to_63_u8x64(t_58);
                *(u8x16u *)(dst + (row + 59) * dst_row + column) = lanes_48_to_63_u8x64(t_59);
                *(u8x16u *)(dst + (row + 60) * dst_row + column) = lanes_48_to_63_u8x64(t_60);
                *(u8x16u *)(dst + (row + 61) * dst_row + column) = lanes_48_to_63_u8x64(t_61);
                *(u8x16u *)(dst + (row + 62) * dst_row + column) = lanes_48_to_63_u8x64(t_62);
                *(u8x16u *)(dst + (row + 63) * dst_row + column) = lanes_48_to_63_u8x64(t_63);
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
                *(u8x64u *)(to + i) = reverse_u8x64(x);
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
    if (halved) {
        int64_t whole = (columns - 1) & -64;
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 64) {
                *(u8x64u *)(to + i) =
                    evens_u8x64(*(const u8x64u *)(from + 2 * i),
                    *(const u8x64u *)(from + 2 * i + 64));
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
    for (int64_t row = 0; row < ((((filled || reversed) || crossed) || halved) ? 0 : rows); row++) {
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u8__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u8 inner=any stream=yes
 * listed in gen/manifest/strided.lua: fills and transposed matrices, more than the caches hold
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
                *(u8x64u *)(to + i) = reverse_u8x64(x);
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

/* tnk_copy_u16__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 56 shuffle 8 ld 32 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 32 of 32 */
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
    int halved = dst_column == 1 && src_column == 2 && 0 < columns;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1 && !halved;
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
        int64_t whole_rows = rows & -32;
        int64_t whole_columns = columns & -8;
        for (int64_t column = 0; column < whole_columns; column += 8) {
            for (int64_t row = 0; row < whole_rows; row += 32) {
                u16x32 x = *(const u16x32u *)(src + column * src_column + row);
                u16x32 x_1 = *(const u16x32u *)(src + (column + 1) * src_column + row);
                u16x32 x_2 = *(const u16x32u *)(src + (column + 2) * src_column + row);
                u16x32 x_3 = *(const u16x32u *)(src + (column + 3) * src_column + row);
                u16x32 x_4 = *(const u16x32u *)(src + (column + 4) * src_column + row);
                u16x32 x_5 = *(const u16x32u *)(src + (column + 5) * src_column + row);
                u16x32 x_6 = *(const u16x32u *)(src + (column + 6) * src_column + row);
                u16x32 x_7 = *(const u16x32u *)(src + (column + 7) * src_column + row);
                u16x32 t = interleave_low_1_of_8_u16x32(x, x_4);
                u16x32 t_1 = interleave_high_1_of_8_u16x32(x, x_4);
                u16x32 t_2 = interleave_low_1_of_8_u16x32(x_1, x_5);
                u16x32 t_3 = interleave_high_1_of_8_u16x32(x_1, x_5);
                u16x32 t_4 = interleave_low_1_of_8_u16x32(x_2, x_6);
                u16x32 t_5 = interleave_high_1_of_8_u16x32(x_2, x_6);
                u16x32 t_6 = interleave_low_1_of_8_u16x32(x_3, x_7);
                u16x32 t_7 = interleave_high_1_of_8_u16x32(x_3, x_7);
                u16x32 t_8 = interleave_low_1_of_8_u16x32(t, t_4);
                u16x32 t_9 = interleave_high_1_of_8_u16x32(t, t_4);
                u16x32 t_10 = interleave_low_1_of_8_u16x32(t_1, t_5);
                u16x32 t_11 = interleave_high_1_of_8_u16x32(t_1, t_5);
                u16x32 t_12 = interleave_low_1_of_8_u16x32(t_2, t_6);
                u16x32 t_13 = interleave_high_1_of_8_u16x32(t_2, t_6);
                u16x32 t_14 = interleave_low_1_of_8_u16x32(t_3, t_7);
                u16x32 t_15 = interleave_high_1_of_8_u16x32(t_3, t_7);
                u16x32 t_16 = interleave_low_1_of_8_u16x32(t_8, t_12);
                u16x32 t_17 = interleave_high_1_of_8_u16x32(t_8, t_12);
                u16x32 t_18 = interleave_low_1_of_8_u16x32(t_9, t_13);
                u16x32 t_19 = interleave_high_1_of_8_u16x32(t_9, t_13);
                u16x32 t_20 = interleave_low_1_of_8_u16x32(t_10, t_14);
                u16x32 t_21 = interleave_high_1_of_8_u16x32(t_10, t_14);
                u16x32 t_22 = interleave_low_1_of_8_u16x32(t_11, t_15);
                u16x32 t_23 = interleave_high_1_of_8_u16x32(t_11, t_15);
                *(u16x8u *)(dst + row * dst_row + column) = lanes_0_to_7_u16x32(t_16);
                *(u16x8u *)(dst + (row + 1) * dst_row + column) = lanes_0_to_7_u16x32(t_17);
                *(u16x8u *)(dst + (row + 2) * dst_row + column) = lanes_0_to_7_u16x32(t_18);
                *(u16x8u *)(dst + (row + 3) * dst_row + column) = lanes_0_to_7_u16x32(t_19);
                *(u16x8u *)(dst + (row + 4) * dst_row + column) = lanes_0_to_7_u16x32(t_20);
                *(u16x8u *)(dst + (row + 5) * dst_row + column) = lanes_0_to_7_u16x32(t_21);
                *(u16x8u *)(dst + (row + 6) * dst_row + column) = lanes_0_to_7_u16x32(t_22);
                *(u16x8u *)(dst + (row + 7) * dst_row + column) = lanes_0_to_7_u16x32(t_23);
                *(u16x8u *)(dst + (row + 8) * dst_row + column) = lanes_8_to_15_u16x32(t_16);
                *(u16x8u *)(dst + (row + 9) * dst_row + column) = lanes_8_to_15_u16x32(t_17);
                *(u16x8u *)(dst + (row + 10) * dst_row + column) = lanes_8_to_15_u16x32(t_18);
                *(u16x8u *)(dst + (row + 11) * dst_row + column) = lanes_8_to_15_u16x32(t_19);
                *(u16x8u *)(dst + (row + 12) * dst_row + column) = lanes_8_to_15_u16x32(t_20);
                *(u16x8u *)(dst + (row + 13) * dst_row + column) = lanes_8_to_15_u16x32(t_21);
                *(u16x8u *)(dst + (row + 14) * dst_row + column) = lanes_8_to_15_u16x32(t_22);
                *(u16x8u *)(dst + (row + 15) * dst_row + column) = lanes_8_to_15_u16x32(t_23);
                *(u16x8u *)(dst + (row + 16) * dst_row + column) = lanes_16_to_23_u16x32(t_16);
                *(u16x8u *)(dst + (row + 17) * dst_row + column) = lanes_16_to_23_u16x32(t_17);
                *(u16x8u *)(dst + (row + 18) * dst_row + column) = lanes_16_to_23_u16x32(t_18);
                *(u16x8u *)(dst + (row + 19) * dst_row + column) = lanes_16_to_23_u16x32(t_19);
                *(u16x8u *)(dst + (row + 20) * dst_row + column) = lanes_16_to_23_u16x32(t_20);
                *(u16x8u *)(dst + (row + 21) * dst_row + column) = lanes_16_to_23_u16x32(t_21);
                *(u16x8u *)(dst + (row + 22) * dst_row + column) = lanes_16_to_23_u16x32(t_22);
                *(u16x8u *)(dst + (row + 23) * dst_row + column) = lanes_16_to_23_u16x32(t_23);
                *(u16x8u *)(dst + (row + 24) * dst_row + column) = lanes_24_to_31_u16x32(t_16);
                *(u16x8u *)(dst + (row + 25) * dst_row + column) = lanes_24_to_31_u16x32(t_17);
                *(u16x8u *)(dst + (row + 26) * dst_row + column) = lanes_24_to_31_u16x32(t_18);
                *(u16x8u *)(dst + (row + 27) * dst_row + column) = lanes_24_to_31_u16x32(t_19);
                *(u16x8u *)(dst + (row + 28) * dst_row + column) = lanes_24_to_31_u16x32(t_20);
                *(u16x8u *)(dst + (row + 29) * dst_row + column) = lanes_24_to_31_u16x32(t_21);
                *(u16x8u *)(dst + (row + 30) * dst_row + column) = lanes_24_to_31_u16x32(t_22);
                *(u16x8u *)(dst + (row + 31) * dst_row + column) = lanes_24_to_31_u16x32(t_23);
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
                *(u16x32u *)(to + i) = reverse_u16x32(x);
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
    if (halved) {
        int64_t whole = (columns - 1) & -32;
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 32) {
                *(u16x32u *)(to + i) =
                    evens_u16x32(*(const u16x32u *)(from + 2 * i),
                    *(const u16x32u *)(from + 2 * i + 32));
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
    for (int64_t row = 0; row < ((((filled || reversed) || crossed) || halved) ? 0 : rows); row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u16__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u16 inner=any stream=yes
 * listed in gen/manifest/strided.lua: fills and transposed matrices, more than the caches hold
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
                *(u16x32u *)(to + i) = reverse_u16x32(x);
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

/* tnk_copy_u32__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
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
    int halved = dst_column == 1 && src_column == 2 && 0 < columns;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1 && !halved;
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
                u32x16 t = interleave_low_u32x16(x, x_8);
                u32x16 t_1 = interleave_high_u32x16(x, x_8);
                u32x16 t_2 = interleave_low_u32x16(x_1, x_9);
                u32x16 t_3 = interleave_high_u32x16(x_1, x_9);
                u32x16 t_4 = interleave_low_u32x16(x_2, x_10);
                u32x16 t_5 = interleave_high_u32x16(x_2, x_10);
                u32x16 t_6 = interleave_low_u32x16(x_3, x_11);
                u32x16 t_7 = interleave_high_u32x16(x_3, x_11);
                u32x16 t_8 = interleave_low_u32x16(x_4, x_12);
                u32x16 t_9 = interleave_high_u32x16(x_4, x_12);
                u32x16 t_10 = interleave_low_u32x16(x_5, x_13);
                u32x16 t_11 = interleave_high_u32x16(x_5, x_13);
                u32x16 t_12 = interleave_low_u32x16(x_6, x_14);
                u32x16 t_13 = interleave_high_u32x16(x_6, x_14);
                u32x16 t_14 = interleave_low_u32x16(x_7, x_15);
                u32x16 t_15 = interleave_high_u32x16(x_7, x_15);
                u32x16 t_16 = interleave_low_u32x16(t, t_8);
                u32x16 t_17 = interleave_high_u32x16(t, t_8);
                u32x16 t_18 = interleave_low_u32x16(t_1, t_9);
                u32x16 t_19 = interleave_high_u32x16(t_1, t_9);
                u32x16 t_20 = interleave_low_u32x16(t_2, t_10);
                u32x16 t_21 = interleave_high_u32x16(t_2, t_10);
                u32x16 t_22 = interleave_low_u32x16(t_3, t_11);
                u32x16 t_23 = interleave_high_u32x16(t_3, t_11);
                u32x16 t_24 = interleave_low_u32x16(t_4, t_12);
                u32x16 t_25 = interleave_high_u32x16(t_4, t_12);
                u32x16 t_26 = interleave_low_u32x16(t_5, t_13);
                u32x16 t_27 = interleave_high_u32x16(t_5, t_13);
                u32x16 t_28 = interleave_low_u32x16(t_6, t_14);
                u32x16 t_29 = interleave_high_u32x16(t_6, t_14);
                u32x16 t_30 = interleave_low_u32x16(t_7, t_15);
                u32x16 t_31 = interleave_high_u32x16(t_7, t_15);
                u32x16 t_32 = interleave_low_u32x16(t_16, t_24);
                u32x16 t_33 = interleave_high_u32x16(t_16, t_24);
                u32x16 t_34 = interleave_low_u32x16(t_17, t_25);
                u32x16 t_35 = interleave_high_u32x16(t_17, t_25);
                u32x16 t_36 = interleave_low_u32x16(t_18, t_26);
                u32x16 t_37 = interleave_high_u32x16(t_18, t_26);
                u32x16 t_38 = interleave_low_u32x16(t_19, t_27);
                u32x16 t_39 = interleave_high_u32x16(t_19, t_27);
                u32x16 t_40 = interleave_low_u32x16(t_20, t_28);
                u32x16 t_41 = interleave_high_u32x16(t_20, t_28);
                u32x16 t_42 = interleave_low_u32x16(t_21, t_29);
                u32x16 t_43 = interleave_high_u32x16(t_21, t_29);
                u32x16 t_44 = interleave_low_u32x16(t_22, t_30);
                u32x16 t_45 = interleave_high_u32x16(t_22, t_30);
                u32x16 t_46 = interleave_low_u32x16(t_23, t_31);
                u32x16 t_47 = interleave_high_u32x16(t_23, t_31);
                *(u32x16u *)(dst + row * dst_row + column) = interleave_low_u32x16(t_32, t_40);
                *(u32x16u *)(dst + (row + 1) * dst_row + column) =
                    interleave_high_u32x16(t_32, t_40);
                *(u32x16u *)(dst + (row + 2) * dst_row + column) =
                    interleave_low_u32x16(t_33, t_41);
                *(u32x16u *)(dst + (row + 3) * dst_row + column) =
                    interleave_high_u32x16(t_33, t_41);
                *(u32x16u *)(dst + (row + 4) * dst_row + column) =
                    interleave_low_u32x16(t_34, t_42);
                *(u32x16u *)(dst + (row + 5) * dst_row + column) =
                    interleave_high_u32x16(t_34, t_42);
                *(u32x16u *)(dst + (row + 6) * dst_row + column) =
                    interleave_low_u32x16(t_35, t_43);
                *(u32x16u *)(dst + (row + 7) * dst_row + column) =
                    interleave_high_u32x16(t_35, t_43);
                *(u32x16u *)(dst + (row + 8) * dst_row + column) =
                    interleave_low_u32x16(t_36, t_44);
                *(u32x16u *)(dst + (row + 9) * dst_row + column) =
                    interleave_high_u32x16(t_36, t_44);
                *(u32x16u *)(dst + (row + 10) * dst_row + column) =
                    interleave_low_u32x16(t_37, t_45);
                *(u32x16u *)(dst + (row + 11) * dst_row + column) =
                    interleave_high_u32x16(t_37, t_45);
                *(u32x16u *)(dst + (row + 12) * dst_row + column) =
                    interleave_low_u32x16(t_38, t_46);
                *(u32x16u *)(dst + (row + 13) * dst_row + column) =
                    interleave_high_u32x16(t_38, t_46);
                *(u32x16u *)(dst + (row + 14) * dst_row + column) =
                    interleave_low_u32x16(t_39, t_47);
                *(u32x16u *)(dst + (row + 15) * dst_row + column) =
                    interleave_high_u32x16(t_39, t_47);
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
                *(u32x16u *)(to + i) = reverse_u32x16(x);
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
    if (halved) {
        int64_t whole = (columns - 1) & -16;
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 16) {
                *(u32x16u *)(to + i) =
                    evens_u32x16(*(const u32x16u *)(from + 2 * i),
                    *(const u32x16u *)(from + 2 * i + 16));
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
    for (int64_t row = 0; row < ((((filled || reversed) || crossed) || halved) ? 0 : rows); row++) {
        const uint32_t *from = src + row * src_row;
        uint32_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u32__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u32 inner=any stream=yes
 * listed in gen/manifest/strided.lua: fills and transposed matrices, more than the caches hold
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
                u32x16 t_1 = interleave_low_u32x16(x, x_8);
                u32x16 t_2 = interleave_high_u32x16(x, x_8);
                u32x16 t_3 = interleave_low_u32x16(x_1, x_9);
                u32x16 t_4 = interleave_high_u32x16(x_1, x_9);
                u32x16 t_5 = interleave_low_u32x16(x_2, x_10);
                u32x16 t_6 = interleave_high_u32x16(x_2, x_10);
                u32x16 t_7 = interleave_low_u32x16(x_3, x_11);
                u32x16 t_8 = interleave_high_u32x16(x_3, x_11);
                u32x16 t_9 = interleave_low_u32x16(x_4, x_12);
                u32x16 t_10 = interleave_high_u32x16(x_4, x_12);
                u32x16 t_11 = interleave_low_u32x16(x_5, x_13);
                u32x16 t_12 = interleave_high_u32x16(x_5, x_13);
                u32x16 t_13 = interleave_low_u32x16(x_6, x_14);
                u32x16 t_14 = interleave_high_u32x16(x_6, x_14);
                u32x16 t_15 = interleave_low_u32x16(x_7, x_15);
                u32x16 t_16 = interleave_high_u32x16(x_7, x_15);
                u32x16 t_17 = interleave_low_u32x16(t_1, t_9);
                u32x16 t_18 = interleave_high_u32x16(t_1, t_9);
                u32x16 t_19 = interleave_low_u32x16(t_2, t_10);
                u32x16 t_20 = interleave_high_u32x16(t_2, t_10);
                u32x16 t_21 = interleave_low_u32x16(t_3, t_11);
                u32x16 t_22 = interleave_high_u32x16(t_3, t_11);
                u32x16 t_23 = interleave_low_u32x16(t_4, t_12);
                u32x16 t_24 = interleave_high_u32x16(t_4, t_12);
                u32x16 t_25 = interleave_low_u32x16(t_5, t_13);
                u32x16 t_26 = interleave_high_u32x16(t_5, t_13);
                u32x16 t_27 = interleave_low_u32x16(t_6, t_14);
                u32x16 t_28 = interleave_high_u32x16(t_6, t_14);
                u32x16 t_29 = interleave_low_u32x16(t_7, t_15);
                u32x16 t_30 = interleave_high_u32x16(t_7, t_15);
                u32x16 t_31 = interleave_low_u32x16(t_8, t_16);
                u32x16 t_32 = interleave_high_u32x16(t_8, t_16);
                u32x16 t_33 = interleave_low_u32x16(t_17, t_25);
                u32x16 t_34 = interleave_high_u32x16(t_17, t_25);
                u32x16 t_35 = interleave_low_u32x16(t_18, t_26);
                u32x16 t_36 = interleave_high_u32x16(t_18, t_26);
                u32x16 t_37 = interleave_low_u32x16(t_19, t_27);
                u32x16 t_38 = interleave_high_u32x16(t_19, t_27);
                u32x16 t_39 = interleave_low_u32x16(t_20, t_28);
                u32x16 t_40 = interleave_high_u32x16(t_20, t_28);
                u32x16 t_41 = interleave_low_u32x16(t_21, t_29);
                u32x16 t_42 = interleave_high_u32x16(t_21, t_29);
                u32x16 t_43 = interleave_low_u32x16(t_22, t_30);
                u32x16 t_44 = interleave_high_u32x16(t_22, t_30);
                u32x16 t_45 = interleave_low_u32x16(t_23, t_31);
                u32x16 t_46 = interleave_high_u32x16(t_23, t_31);
                u32x16 t_47 = interleave_low_u32x16(t_24, t_32);
                u32x16 t_48 = interleave_high_u32x16(t_24, t_32);
                _mm512_stream_si512((__m512i *)(dst + row * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_33, t_41));
                _mm512_stream_si512((__m512i *)(dst + (row + 1) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_33, t_41));
                _mm512_stream_si512((__m512i *)(dst + (row + 2) * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_34, t_42));
                _mm512_stream_si512((__m512i *)(dst + (row + 3) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_34, t_42));
                _mm512_stream_si512((__m512i *)(dst + (row + 4) * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_35, t_43));
                _mm512_stream_si512((__m512i *)(dst + (row + 5) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_35, t_43));
                _mm512_stream_si512((__m512i *)(dst + (row + 6) * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_36, t_44));
                _mm512_stream_si512((__m512i *)(dst + (row + 7) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_36, t_44));
                _mm512_stream_si512((__m512i *)(dst + (row + 8) * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_37, t_45));
                _mm512_stream_si512((__m512i *)(dst + (row + 9) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_37, t_45));
                _mm512_stream_si512((__m512i *)(dst + (row + 10) * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_38, t_46));
                _mm512_stream_si512((__m512i *)(dst + (row + 11) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_38, t_46));
                _mm512_stream_si512((__m512i *)(dst + (row + 12) * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_39, t_47));
                _mm512_stream_si512((__m512i *)(dst + (row + 13) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_39, t_47));
                _mm512_stream_si512((__m512i *)(dst + (row + 14) * dst_row + column),
                    (__m512i)interleave_low_u32x16(t_40, t_48));
                _mm512_stream_si512((__m512i *)(dst + (row + 15) * dst_row + column),
                    (__m512i)interleave_high_u32x16(t_40, t_48));
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
                *(u32x16u *)(to + i) = reverse_u32x16(x);
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

/* tnk_copy_u64__avx512_any
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
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
    int halved = dst_column == 1 && src_column == 2 && 0 < columns;
    int crossed = dst_column == 1 && src_row == 1 && src_column != 0 && src_column != -1 && !halved;
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
                u64x8 t = interleave_low_u64x8(x, x_4);
                u64x8 t_1 = interleave_high_u64x8(x, x_4);
                u64x8 t_2 = interleave_low_u64x8(x_1, x_5);
                u64x8 t_3 = interleave_high_u64x8(x_1, x_5);
                u64x8 t_4 = interleave_low_u64x8(x_2, x_6);
                u64x8 t_5 = interleave_high_u64x8(x_2, x_6);
                u64x8 t_6 = interleave_low_u64x8(x_3, x_7);
                u64x8 t_7 = interleave_high_u64x8(x_3, x_7);
                u64x8 t_8 = interleave_low_u64x8(t, t_4);
                u64x8 t_9 = interleave_high_u64x8(t, t_4);
                u64x8 t_10 = interleave_low_u64x8(t_1, t_5);
                u64x8 t_11 = interleave_high_u64x8(t_1, t_5);
                u64x8 t_12 = interleave_low_u64x8(t_2, t_6);
                u64x8 t_13 = interleave_high_u64x8(t_2, t_6);
                u64x8 t_14 = interleave_low_u64x8(t_3, t_7);
                u64x8 t_15 = interleave_high_u64x8(t_3, t_7);
                *(u64x8u *)(dst + row * dst_row + column) = interleave_low_u64x8(t_8, t_12);
                *(u64x8u *)(dst + (row + 1) * dst_row + column) = interleave_high_u64x8(t_8, t_12);
                *(u64x8u *)(dst + (row + 2) * dst_row + column) = interleave_low_u64x8(t_9, t_13);
                *(u64x8u *)(dst + (row + 3) * dst_row + column) = interleave_high_u64x8(t_9, t_13);
                *(u64x8u *)(dst + (row + 4) * dst_row + column) = interleave_low_u64x8(t_10, t_14);
                *(u64x8u *)(dst + (row + 5) * dst_row + column) = interleave_high_u64x8(t_10, t_14);
                *(u64x8u *)(dst + (row + 6) * dst_row + column) = interleave_low_u64x8(t_11, t_15);
                *(u64x8u *)(dst + (row + 7) * dst_row + column) = interleave_high_u64x8(t_11, t_15);
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
                *(u64x8u *)(to + i) = reverse_u64x8(x);
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
    if (halved) {
        int64_t whole = (columns - 1) & -8;
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 8) {
                *(u64x8u *)(to + i) =
                    evens_u64x8(*(const u64x8u *)(from + 2 * i),
                    *(const u64x8u *)(from + 2 * i + 8));
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
    for (int64_t row = 0; row < ((((filled || reversed) || crossed) || halved) ? 0 : rows); row++) {
        const uint64_t *from = src + row * src_row;
        uint64_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u64__avx512_any_stream
 * copy of elements.
 * from templates/copy.lua, avx512: dtype=u64 inner=any stream=yes
 * listed in gen/manifest/strided.lua: fills and transposed matrices, more than the caches hold
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
                u64x8 t_1 = interleave_low_u64x8(x, x_4);
                u64x8 t_2 = interleave_high_u64x8(x, x_4);
                u64x8 t_3 = interleave_low_u64x8(x_1, x_5);
                u64x8 t_4 = interleave_high_u64x8(x_1, x_5);
                u64x8 t_5 = interleave_low_u64x8(x_2, x_6);
                u64x8 t_6 = interleave_high_u64x8(x_2, x_6);
                u64x8 t_7 = interleave_low_u64x8(x_3, x_7);
                u64x8 t_8 = interleave_high_u64x8(x_3, x_7);
                u64x8 t_9 = interleave_low_u64x8(t_1, t_5);
                u64x8 t_10 = interleave_high_u64x8(t_1, t_5);
                u64x8 t_11 = interleave_low_u64x8(t_2, t_6);
                u64x8 t_12 = interleave_high_u64x8(t_2, t_6);
                u64x8 t_13 = interleave_low_u64x8(t_3, t_7);
                u64x8 t_14 = interleave_high_u64x8(t_3, t_7);
                u64x8 t_15 = interleave_low_u64x8(t_4, t_8);
                u64x8 t_16 = interleave_high_u64x8(t_4, t_8);
                _mm512_stream_si512((__m512i *)(dst + row * dst_row + column),
                    (__m512i)interleave_low_u64x8(t_9, t_13));
                _mm512_stream_si512((__m512i *)(dst + (row + 1) * dst_row + column),
                    (__m512i)interleave_high_u64x8(t_9, t_13));
                _mm512_stream_si512((__m512i *)(dst + (row + 2) * dst_row + column),
                    (__m512i)interleave_low_u64x8(t_10, t_14));
                _mm512_stream_si512((__m512i *)(dst + (row + 3) * dst_row + column),
                    (__m512i)interleave_high_u64x8(t_10, t_14));
                _mm512_stream_si512((__m512i *)(dst + (row + 4) * dst_row + column),
                    (__m512i)interleave_low_u64x8(t_11, t_15));
                _mm512_stream_si512((__m512i *)(dst + (row + 5) * dst_row + column),
                    (__m512i)interleave_high_u64x8(t_11, t_15));
                _mm512_stream_si512((__m512i *)(dst + (row + 6) * dst_row + column),
                    (__m512i)interleave_low_u64x8(t_12, t_16));
                _mm512_stream_si512((__m512i *)(dst + (row + 7) * dst_row + column),
                    (__m512i)interleave_high_u64x8(t_12, t_16));
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
                *(u64x8u *)(to + i) = reverse_u64x8(x);
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
