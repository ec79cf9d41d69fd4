/* strided_generic.c: kernels of gen/manifest/strided.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));
typedef int16_t i16x8 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef u32x4 u32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef u64x2 u64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));

static inline u8x16 splat_u8x16(uint8_t x)
{
    return x - (u8x16){0};
}

static inline i8x16 first_lanes_i8x16(int64_t count)
{
    return (i8x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 } < (int8_t)count;
}

static inline void store_mask_u8x16(uint8_t *p, u8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x16 interleave_low_u8x16(u8x16 a, u8x16 b)
{
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

static inline u8x16 interleave_high_u8x16(u8x16 a, u8x16 b)
{
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
        31);
}

static inline u8x16 reverse_u8x16(u8x16 a)
{
    return __builtin_shufflevector(a, a, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

static inline u8x16 evens_u8x16(u8x16 a, u8x16 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

static inline u16x8 splat_u16x8(uint16_t x)
{
    return x - (u16x8){0};
}

static inline i16x8 first_lanes_i16x8(int64_t count)
{
    return (i16x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int16_t)count;
}

static inline void store_mask_u16x8(uint16_t *p, u16x8 x, i16x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline u16x8 interleave_low_u16x8(u16x8 a, u16x8 b)
{
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

static inline u16x8 interleave_high_u16x8(u16x8 a, u16x8 b)
{
    return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

static inline u16x8 reverse_u16x8(u16x8 a)
{
    return __builtin_shufflevector(a, a, 7, 6, 5, 4, 3, 2, 1, 0);
}

static inline u16x8 evens_u16x8(u16x8 a, u16x8 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

static inline u32x4 splat_u32x4(uint32_t x)
{
    return x - (u32x4){0};
}

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline void store_mask_u32x4(uint32_t *p, u32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline u32x4 interleave_low_u32x4(u32x4 a, u32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

static inline u32x4 interleave_high_u32x4(u32x4 a, u32x4 b)
{
    return __builtin_shufflevector(a, b, 2, 6, 3, 7);
}

static inline u32x4 reverse_u32x4(u32x4 a)
{
    return __builtin_shufflevector(a, a, 3, 2, 1, 0);
}

static inline u32x4 evens_u32x4(u32x4 a, u32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 2, 4, 6);
}

static inline u64x2 splat_u64x2(uint64_t x)
{
    return x - (u64x2){0};
}

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline void store_mask_u64x2(uint64_t *p, u64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline u64x2 evens_u64x2(u64x2 a, u64x2 b)
{
    return __builtin_shufflevector(a, b, 0, 2);
}

static inline u64x2 odds_u64x2(u64x2 a, u64x2 b)
{
    return __builtin_shufflevector(a, b, 1, 3);
}

static inline u64x2 reverse_u64x2(u64x2 a)
{
    return __builtin_shufflevector(a, a, 1, 0);
}

/* tnk_copy_u8__generic_any
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u8 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 64 shuffle 16 ld 16 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 16 of 16 */
void tnk_copy_u8__generic_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u8x16 all = splat_u8x16(from[0]);
            int64_t long_1 = 16384 < columns ? columns & -64 : 0;
            for (int64_t i = 0; i < long_1; i += 64) {
                __builtin_prefetch(to + i + 1024, 1, 3);
                *(u8x16u *)(to + i) = all;
                *(u8x16u *)(to + i + 16) = all;
                *(u8x16u *)(to + i + 32) = all;
                *(u8x16u *)(to + i + 48) = all;
            }
            int64_t whole = (columns - long_1) & -16;
            int64_t unrolled = (columns - long_1) & -64;
            for (int64_t i = 0; i < unrolled; i += 64) {
                *(u8x16u *)(to + long_1 + i) = all;
                *(u8x16u *)(to + long_1 + (i + 16)) = all;
                *(u8x16u *)(to + long_1 + (i + 32)) = all;
                *(u8x16u *)(to + long_1 + (i + 48)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 16) {
                *(u8x16u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                i8x16 lanes = first_lanes_i8x16(columns - long_1 - whole);
                store_mask_u8x16(to + long_1 + whole, all, lanes);
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
                u8x16 t = interleave_low_u8x16(x, x_8);
                u8x16 t_1 = interleave_high_u8x16(x, x_8);
                u8x16 t_2 = interleave_low_u8x16(x_1, x_9);
                u8x16 t_3 = interleave_high_u8x16(x_1, x_9);
                u8x16 t_4 = interleave_low_u8x16(x_2, x_10);
                u8x16 t_5 = interleave_high_u8x16(x_2, x_10);
                u8x16 t_6 = interleave_low_u8x16(x_3, x_11);
                u8x16 t_7 = interleave_high_u8x16(x_3, x_11);
                u8x16 t_8 = interleave_low_u8x16(x_4, x_12);
                u8x16 t_9 = interleave_high_u8x16(x_4, x_12);
                u8x16 t_10 = interleave_low_u8x16(x_5, x_13);
                u8x16 t_11 = interleave_high_u8x16(x_5, x_13);
                u8x16 t_12 = interleave_low_u8x16(x_6, x_14);
                u8x16 t_13 = interleave_high_u8x16(x_6, x_14);
                u8x16 t_14 = interleave_low_u8x16(x_7, x_15);
                u8x16 t_15 = interleave_high_u8x16(x_7, x_15);
                u8x16 t_16 = interleave_low_u8x16(t, t_8);
                u8x16 t_17 = interleave_high_u8x16(t, t_8);
                u8x16 t_18 = interleave_low_u8x16(t_1, t_9);
                u8x16 t_19 = interleave_high_u8x16(t_1, t_9);
                u8x16 t_20 = interleave_low_u8x16(t_2, t_10);
                u8x16 t_21 = interleave_high_u8x16(t_2, t_10);
                u8x16 t_22 = interleave_low_u8x16(t_3, t_11);
                u8x16 t_23 = interleave_high_u8x16(t_3, t_11);
                u8x16 t_24 = interleave_low_u8x16(t_4, t_12);
                u8x16 t_25 = interleave_high_u8x16(t_4, t_12);
                u8x16 t_26 = interleave_low_u8x16(t_5, t_13);
                u8x16 t_27 = interleave_high_u8x16(t_5, t_13);
                u8x16 t_28 = interleave_low_u8x16(t_6, t_14);
                u8x16 t_29 = interleave_high_u8x16(t_6, t_14);
                u8x16 t_30 = interleave_low_u8x16(t_7, t_15);
                u8x16 t_31 = interleave_high_u8x16(t_7, t_15);
                u8x16 t_32 = interleave_low_u8x16(t_16, t_24);
                u8x16 t_33 = interleave_high_u8x16(t_16, t_24);
                u8x16 t_34 = interleave_low_u8x16(t_17, t_25);
                u8x16 t_35 = interleave_high_u8x16(t_17, t_25);
                u8x16 t_36 = interleave_low_u8x16(t_18, t_26);
                u8x16 t_37 = interleave_high_u8x16(t_18, t_26);
                u8x16 t_38 = interleave_low_u8x16(t_19, t_27);
                u8x16 t_39 = interleave_high_u8x16(t_19, t_27);
                u8x16 t_40 = interleave_low_u8x16(t_20, t_28);
                u8x16 t_41 = interleave_high_u8x16(t_20, t_28);
                u8x16 t_42 = interleave_low_u8x16(t_21, t_29);
                u8x16 t_43 = interleave_high_u8x16(t_21, t_29);
                u8x16 t_44 = interleave_low_u8x16(t_22, t_30);
                u8x16 t_45 = interleave_high_u8x16(t_22, t_30);
                u8x16 t_46 = interleave_low_u8x16(t_23, t_31);
                u8x16 t_47 = interleave_high_u8x16(t_23, t_31);
                *(u8x16u *)(dst + row * dst_row + column) = interleave_low_u8x16(t_32, t_40);
                *(u8x16u *)(dst + (row + 1) * dst_row + column) = interleave_high_u8x16(t_32, t_40);
                *(u8x16u *)(dst + (row + 2) * dst_row + column) = interleave_low_u8x16(t_33, t_41);
                *(u8x16u *)(dst + (row + 3) * dst_row + column) = interleave_high_u8x16(t_33, t_41);
                *(u8x16u *)(dst + (row + 4) * dst_row + column) = interleave_low_u8x16(t_34, t_42);
                *(u8x16u *)(dst + (row + 5) * dst_row + column) = interleave_high_u8x16(t_34, t_42);
                *(u8x16u *)(dst + (row + 6) * dst_row + column) = interleave_low_u8x16(t_35, t_43);
                *(u8x16u *)(dst + (row + 7) * dst_row + column) = interleave_high_u8x16(t_35, t_43);
                *(u8x16u *)(dst + (row + 8) * dst_row + column) = interleave_low_u8x16(t_36, t_44);
                *(u8x16u *)(dst + (row + 9) * dst_row + column) = interleave_high_u8x16(t_36, t_44);
                *(u8x16u *)(dst + (row + 10) * dst_row + column) = interleave_low_u8x16(t_37, t_45);
                *(u8x16u *)(dst + (row + 11) * dst_row + column) =
                    interleave_high_u8x16(t_37, t_45);
                *(u8x16u *)(dst + (row + 12) * dst_row + column) = interleave_low_u8x16(t_38, t_46);
                *(u8x16u *)(dst + (row + 13) * dst_row + column) =
                    interleave_high_u8x16(t_38, t_46);
                *(u8x16u *)(dst + (row + 14) * dst_row + column) = interleave_low_u8x16(t_39, t_47);
                *(u8x16u *)(dst + (row + 15) * dst_row + column) =
                    interleave_high_u8x16(t_39, t_47);
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
        int64_t whole = columns & -16;
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 16) {
                u8x16 x = *(const u8x16u *)(from + -15 - i);
                *(u8x16u *)(to + i) = reverse_u8x16(x);
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
        int64_t whole = (columns - 1) & -16;
        for (int64_t row = 0; row < rows; row++) {
            const uint8_t *from = src + row * src_row;
            uint8_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 16) {
                *(u8x16u *)(to + i) =
                    evens_u8x16(*(const u8x16u *)(from + 2 * i),
                    *(const u8x16u *)(from + 2 * i + 16));
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

/* tnk_copy_u16__generic_any
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u16 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_copy_u16__generic_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u16x8 all = splat_u16x8(from[0]);
            int64_t long_1 = 8192 < columns ? columns & -32 : 0;
            for (int64_t i = 0; i < long_1; i += 32) {
                __builtin_prefetch(to + i + 512, 1, 3);
                *(u16x8u *)(to + i) = all;
                *(u16x8u *)(to + i + 8) = all;
                *(u16x8u *)(to + i + 16) = all;
                *(u16x8u *)(to + i + 24) = all;
            }
            int64_t whole = (columns - long_1) & -8;
            int64_t unrolled = (columns - long_1) & -32;
            for (int64_t i = 0; i < unrolled; i += 32) {
                *(u16x8u *)(to + long_1 + i) = all;
                *(u16x8u *)(to + long_1 + (i + 8)) = all;
                *(u16x8u *)(to + long_1 + (i + 16)) = all;
                *(u16x8u *)(to + long_1 + (i + 24)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 8) {
                *(u16x8u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                i16x8 lanes = first_lanes_i16x8(columns - long_1 - whole);
                store_mask_u16x8(to + long_1 + whole, all, lanes);
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
                u16x8 t = interleave_low_u16x8(x, x_4);
                u16x8 t_1 = interleave_high_u16x8(x, x_4);
                u16x8 t_2 = interleave_low_u16x8(x_1, x_5);
                u16x8 t_3 = interleave_high_u16x8(x_1, x_5);
                u16x8 t_4 = interleave_low_u16x8(x_2, x_6);
                u16x8 t_5 = interleave_high_u16x8(x_2, x_6);
                u16x8 t_6 = interleave_low_u16x8(x_3, x_7);
                u16x8 t_7 = interleave_high_u16x8(x_3, x_7);
                u16x8 t_8 = interleave_low_u16x8(t, t_4);
                u16x8 t_9 = interleave_high_u16x8(t, t_4);
                u16x8 t_10 = interleave_low_u16x8(t_1, t_5);
                u16x8 t_11 = interleave_high_u16x8(t_1, t_5);
                u16x8 t_12 = interleave_low_u16x8(t_2, t_6);
                u16x8 t_13 = interleave_high_u16x8(t_2, t_6);
                u16x8 t_14 = interleave_low_u16x8(t_3, t_7);
                u16x8 t_15 = interleave_high_u16x8(t_3, t_7);
                *(u16x8u *)(dst + row * dst_row + column) = interleave_low_u16x8(t_8, t_12);
                *(u16x8u *)(dst + (row + 1) * dst_row + column) = interleave_high_u16x8(t_8, t_12);
                *(u16x8u *)(dst + (row + 2) * dst_row + column) = interleave_low_u16x8(t_9, t_13);
                *(u16x8u *)(dst + (row + 3) * dst_row + column) = interleave_high_u16x8(t_9, t_13);
                *(u16x8u *)(dst + (row + 4) * dst_row + column) = interleave_low_u16x8(t_10, t_14);
                *(u16x8u *)(dst + (row + 5) * dst_row + column) = interleave_high_u16x8(t_10, t_14);
                *(u16x8u *)(dst + (row + 6) * dst_row + column) = interleave_low_u16x8(t_11, t_15);
                *(u16x8u *)(dst + (row + 7) * dst_row + column) = interleave_high_u16x8(t_11, t_15);
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
        int64_t whole = columns & -8;
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 8) {
                u16x8 x = *(const u16x8u *)(from + -7 - i);
                *(u16x8u *)(to + i) = reverse_u16x8(x);
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
        int64_t whole = (columns - 1) & -8;
        for (int64_t row = 0; row < rows; row++) {
            const uint16_t *from = src + row * src_row;
            uint16_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 8) {
                *(u16x8u *)(to + i) =
                    evens_u16x8(*(const u16x8u *)(from + 2 * i),
                    *(const u16x8u *)(from + 2 * i + 8));
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

/* tnk_copy_u32__generic_any
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u32 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 8 shuffle 4 ld 4 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 5 of 16 */
void tnk_copy_u32__generic_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u32x4 all = splat_u32x4(from[0]);
            int64_t long_1 = 4096 < columns ? columns & -16 : 0;
            for (int64_t i = 0; i < long_1; i += 16) {
                __builtin_prefetch(to + i + 256, 1, 3);
                *(u32x4u *)(to + i) = all;
                *(u32x4u *)(to + i + 4) = all;
                *(u32x4u *)(to + i + 8) = all;
                *(u32x4u *)(to + i + 12) = all;
            }
            int64_t whole = (columns - long_1) & -4;
            int64_t unrolled = (columns - long_1) & -16;
            for (int64_t i = 0; i < unrolled; i += 16) {
                *(u32x4u *)(to + long_1 + i) = all;
                *(u32x4u *)(to + long_1 + (i + 4)) = all;
                *(u32x4u *)(to + long_1 + (i + 8)) = all;
                *(u32x4u *)(to + long_1 + (i + 12)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 4) {
                *(u32x4u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                i32x4 lanes = first_lanes_i32x4(columns - long_1 - whole);
                store_mask_u32x4(to + long_1 + whole, all, lanes);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -4;
        int64_t whole_columns = columns & -4;
        for (int64_t column = 0; column < whole_columns; column += 4) {
            for (int64_t row = 0; row < whole_rows; row += 4) {
                u32x4 x = *(const u32x4u *)(src + column * src_column + row);
                u32x4 x_1 = *(const u32x4u *)(src + (column + 1) * src_column + row);
                u32x4 x_2 = *(const u32x4u *)(src + (column + 2) * src_column + row);
                u32x4 x_3 = *(const u32x4u *)(src + (column + 3) * src_column + row);
                u32x4 t = interleave_low_u32x4(x, x_2);
                u32x4 t_1 = interleave_high_u32x4(x, x_2);
                u32x4 t_2 = interleave_low_u32x4(x_1, x_3);
                u32x4 t_3 = interleave_high_u32x4(x_1, x_3);
                *(u32x4u *)(dst + row * dst_row + column) = interleave_low_u32x4(t, t_2);
                *(u32x4u *)(dst + (row + 1) * dst_row + column) = interleave_high_u32x4(t, t_2);
                *(u32x4u *)(dst + (row + 2) * dst_row + column) = interleave_low_u32x4(t_1, t_3);
                *(u32x4u *)(dst + (row + 3) * dst_row + column) = interleave_high_u32x4(t_1, t_3);
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
        int64_t whole = columns & -4;
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 4) {
                u32x4 x = *(const u32x4u *)(from + -3 - i);
                *(u32x4u *)(to + i) = reverse_u32x4(x);
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
        int64_t whole = (columns - 1) & -4;
        for (int64_t row = 0; row < rows; row++) {
            const uint32_t *from = src + row * src_row;
            uint32_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 4) {
                *(u32x4u *)(to + i) =
                    evens_u32x4(*(const u32x4u *)(from + 2 * i),
                    *(const u32x4u *)(from + 2 * i + 4));
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

/* tnk_copy_u64__generic_any
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u64 inner=any unroll=4
 * listed in gen/manifest/strided.lua: any strides: makes operands that others take
 * a turn of each inner loop: 4 st; 4 st; 1 st; 2 shuffle 2 ld 2 st; 1 ld 1 st; 1 ld 1 st; 1
 *   shuffle 1 ld 1 st; 1 ld 1 st; 1 shuffle 2 ld 1 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_copy_u64__generic_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u64x2 all = splat_u64x2(from[0]);
            int64_t long_1 = 2048 < columns ? columns & -8 : 0;
            for (int64_t i = 0; i < long_1; i += 8) {
                __builtin_prefetch(to + i + 128, 1, 3);
                *(u64x2u *)(to + i) = all;
                *(u64x2u *)(to + i + 2) = all;
                *(u64x2u *)(to + i + 4) = all;
                *(u64x2u *)(to + i + 6) = all;
            }
            int64_t whole = (columns - long_1) & -2;
            int64_t unrolled = (columns - long_1) & -8;
            for (int64_t i = 0; i < unrolled; i += 8) {
                *(u64x2u *)(to + long_1 + i) = all;
                *(u64x2u *)(to + long_1 + (i + 2)) = all;
                *(u64x2u *)(to + long_1 + (i + 4)) = all;
                *(u64x2u *)(to + long_1 + (i + 6)) = all;
            }
            for (int64_t i = unrolled; i < whole; i += 2) {
                *(u64x2u *)(to + long_1 + i) = all;
            }
            if (whole < (columns - long_1)) {
                i64x2 lanes = first_lanes_i64x2(columns - long_1 - whole);
                store_mask_u64x2(to + long_1 + whole, all, lanes);
            }
        }
    }
    if (crossed) {
        int64_t whole_rows = rows & -2;
        int64_t whole_columns = columns & -2;
        for (int64_t column = 0; column < whole_columns; column += 2) {
            for (int64_t row = 0; row < whole_rows; row += 2) {
                u64x2 x = *(const u64x2u *)(src + column * src_column + row);
                u64x2 x_1 = *(const u64x2u *)(src + (column + 1) * src_column + row);
                *(u64x2u *)(dst + row * dst_row + column) = evens_u64x2(x, x_1);
                *(u64x2u *)(dst + (row + 1) * dst_row + column) = odds_u64x2(x, x_1);
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
        int64_t whole = columns & -2;
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 2) {
                u64x2 x = *(const u64x2u *)(from + -1 - i);
                *(u64x2u *)(to + i) = reverse_u64x2(x);
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
        int64_t whole = (columns - 1) & -2;
        for (int64_t row = 0; row < rows; row++) {
            const uint64_t *from = src + row * src_row;
            uint64_t *to = dst + row * dst_row;
            for (int64_t i = 0; i < whole; i += 2) {
                *(u64x2u *)(to + i) =
                    evens_u64x2(*(const u64x2u *)(from + 2 * i),
                    *(const u64x2u *)(from + 2 * i + 2));
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
