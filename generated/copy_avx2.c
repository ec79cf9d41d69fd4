/* copy_avx2.c: kernels of gen/manifest/copy.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef u8x32 u8x32u __attribute__((aligned(1), may_alias));
typedef int8_t i8x32 __attribute__((vector_size(32)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef u16x16 u16x16u __attribute__((aligned(2), may_alias));
typedef int16_t i16x16 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef u32x8 u32x8u __attribute__((aligned(4), may_alias));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef u64x4 u64x4u __attribute__((aligned(8), may_alias));
typedef int64_t i64x4 __attribute__((vector_size(32)));

static inline void store_mask_u8x32(uint8_t *p, u8x32 x, i8x32 m)
{
    for (int i = 0; i < 32; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x32 load_mask_u8x32(const uint8_t *p, i8x32 m)
{
    u8x32 x = {0};
    for (int i = 0; i < 32; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u16x16(uint16_t *p, u16x16 x, i16x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline u16x16 load_mask_u16x16(const uint16_t *p, i16x16 m)
{
    u16x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_copy_u8__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u8 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u8__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -32;
        int64_t unrolled = columns & -128;
        for (int64_t i = 0; i < unrolled; i += 128) {
            *(u8x32u *)(to + i) = *(const u8x32u *)(from + i);
            *(u8x32u *)(to + i + 32) = *(const u8x32u *)(from + i + 32);
            *(u8x32u *)(to + i + 64) = *(const u8x32u *)(from + i + 64);
            *(u8x32u *)(to + i + 96) = *(const u8x32u *)(from + i + 96);
        }
        for (int64_t i = unrolled; i < whole; i += 32) {
            *(u8x32u *)(to + i) = *(const u8x32u *)(from + i);
        }
        if (whole < columns) {
            i8x32 lanes = (i8x32){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
                18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31 } < (int8_t)(columns - whole);
            store_mask_u8x32(to + whole, load_mask_u8x32(from + whole, lanes), lanes);
        }
    }
}

/* tnk_copy_u8__avx2_any
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u8 inner=any
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 0 of 16 */
void tnk_copy_u8__avx2_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *from = src + row * src_row;
        uint8_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u16__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u16 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u16__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            *(u16x16u *)(to + i) = *(const u16x16u *)(from + i);
            *(u16x16u *)(to + i + 16) = *(const u16x16u *)(from + i + 16);
            *(u16x16u *)(to + i + 32) = *(const u16x16u *)(from + i + 32);
            *(u16x16u *)(to + i + 48) = *(const u16x16u *)(from + i + 48);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            *(u16x16u *)(to + i) = *(const u16x16u *)(from + i);
        }
        if (whole < columns) {
            i16x16 lanes = (i16x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
                15 } < (int16_t)(columns - whole);
            store_mask_u16x16(to + whole, load_mask_u16x16(from + whole, lanes), lanes);
        }
    }
}

/* tnk_copy_u16__avx2_any
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u16 inner=any
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 0 of 16 */
void tnk_copy_u16__avx2_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *from = src + row * src_row;
        uint16_t *to = dst + row * dst_row;
        for (int64_t i = 0; i < columns; i++) {
            to[i * dst_column] = from[i * src_column];
        }
    }
}

/* tnk_copy_u32__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u32 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u32__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            *(u32x8u *)(to + i) = *(const u32x8u *)(from + i);
            *(u32x8u *)(to + i + 8) = *(const u32x8u *)(from + i + 8);
            *(u32x8u *)(to + i + 16) = *(const u32x8u *)(from + i + 16);
            *(u32x8u *)(to + i + 24) = *(const u32x8u *)(from + i + 24);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            *(u32x8u *)(to + i) = *(const u32x8u *)(from + i);
        }
        if (whole < columns) {
            i32x8 lanes = (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)(columns - whole);
            _mm256_maskstore_epi32((int *)(to + whole), (__m256i)lanes,
                (__m256i)_mm256_maskload_epi32((const int *)(from + whole), (__m256i)lanes));
        }
    }
}

/* tnk_copy_u32__avx2_any
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u32 inner=any
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of each inner loop: 24 shuffle 8 ld 8 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 9 of 16 */
void tnk_copy_u32__avx2_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
    int64_t whole_rows = src_row == 1 && dst_column == 1 ? rows & -8 : 0;
    int64_t whole_columns = columns & -8;
    for (int64_t row = 0; row < whole_rows; row += 8) {
        for (int64_t column = 0; column < whole_columns; column += 8) {
            u32x8 x = *(const u32x8u *)(src + column * src_column + row);
            u32x8 x_1 = *(const u32x8u *)(src + (column + 1) * src_column + row);
            u32x8 x_2 = *(const u32x8u *)(src + (column + 2) * src_column + row);
            u32x8 x_3 = *(const u32x8u *)(src + (column + 3) * src_column + row);
            u32x8 x_4 = *(const u32x8u *)(src + (column + 4) * src_column + row);
            u32x8 x_5 = *(const u32x8u *)(src + (column + 5) * src_column + row);
            u32x8 x_6 = *(const u32x8u *)(src + (column + 6) * src_column + row);
            u32x8 x_7 = *(const u32x8u *)(src + (column + 7) * src_column + row);
            u32x8 t_1 = __builtin_shufflevector(x, x_4, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_2 = __builtin_shufflevector(x, x_4, 4, 12, 5, 13, 6, 14, 7, 15);
            u32x8 t_3 = __builtin_shufflevector(x_1, x_5, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_4 = __builtin_shufflevector(x_1, x_5, 4, 12, 5, 13, 6, 14, 7, 15);
            u32x8 t_5 = __builtin_shufflevector(x_2, x_6, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_6 = __builtin_shufflevector(x_2, x_6, 4, 12, 5, 13, 6, 14, 7, 15);
            u32x8 t_7 = __builtin_shufflevector(x_3, x_7, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_8 = __builtin_shufflevector(x_3, x_7, 4, 12, 5, 13, 6, 14, 7, 15);
            u32x8 t_9 = __builtin_shufflevector(t_1, t_5, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_10 = __builtin_shufflevector(t_1, t_5, 4, 12, 5, 13, 6, 14, 7, 15);
            u32x8 t_11 = __builtin_shufflevector(t_2, t_6, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_12 = __builtin_shufflevector(t_2, t_6, 4, 12, 5, 13, 6, 14, 7, 15);
            u32x8 t_13 = __builtin_shufflevector(t_3, t_7, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_14 = __builtin_shufflevector(t_3, t_7, 4, 12, 5, 13, 6, 14, 7, 15);
            u32x8 t_15 = __builtin_shufflevector(t_4, t_8, 0, 8, 1, 9, 2, 10, 3, 11);
            u32x8 t_16 = __builtin_shufflevector(t_4, t_8, 4, 12, 5, 13, 6, 14, 7, 15);
            *(u32x8u *)(dst + (row + 1 - 1) * dst_row + column) =
                __builtin_shufflevector(t_9, t_13, 0, 8, 1, 9, 2, 10, 3, 11);
            *(u32x8u *)(dst + (row + 2 - 1) * dst_row + column) =
                __builtin_shufflevector(t_9, t_13, 4, 12, 5, 13, 6, 14, 7, 15);
            *(u32x8u *)(dst + (row + 3 - 1) * dst_row + column) =
                __builtin_shufflevector(t_10, t_14, 0, 8, 1, 9, 2, 10, 3, 11);
            *(u32x8u *)(dst + (row + 4 - 1) * dst_row + column) =
                __builtin_shufflevector(t_10, t_14, 4, 12, 5, 13, 6, 14, 7, 15);
            *(u32x8u *)(dst + (row + 5 - 1) * dst_row + column) =
                __builtin_shufflevector(t_11, t_15, 0, 8, 1, 9, 2, 10, 3, 11);
            *(u32x8u *)(dst + (row + 6 - 1) * dst_row + column) =
                __builtin_shufflevector(t_11, t_15, 4, 12, 5, 13, 6, 14, 7, 15);
            *(u32x8u *)(dst + (row + 7 - 1) * dst_row + column) =
                __builtin_shufflevector(t_12, t_16, 0, 8, 1, 9, 2, 10, 3, 11);
            *(u32x8u *)(dst + (row + 8 - 1) * dst_row + column) =
                __builtin_shufflevector(t_12, t_16, 4, 12, 5, 13, 6, 14, 7, 15);
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

/* tnk_copy_u64__avx2_u4
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u64 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u64__avx2_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            *(u64x4u *)(to + i) = *(const u64x4u *)(from + i);
            *(u64x4u *)(to + i + 4) = *(const u64x4u *)(from + i + 4);
            *(u64x4u *)(to + i + 8) = *(const u64x4u *)(from + i + 8);
            *(u64x4u *)(to + i + 12) = *(const u64x4u *)(from + i + 12);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            *(u64x4u *)(to + i) = *(const u64x4u *)(from + i);
        }
        if (whole < columns) {
            i64x4 lanes = (i64x4){ 0, 1, 2, 3 } < (int64_t)(columns - whole);
            _mm256_maskstore_epi64((long long *)(to + whole), (__m256i)lanes,
                (__m256i)_mm256_maskload_epi64((const long long *)(from + whole), (__m256i)lanes));
        }
    }
}

/* tnk_copy_u64__avx2_any
 * copy of elements.
 * from templates/copy.lua, avx2: dtype=u64 inner=any
 * listed in gen/manifest/copy.lua: any strides: makes operands that others take
 * a turn of each inner loop: 8 shuffle 4 ld 4 st; 1 ld 1 st; 1 ld 1 st
 * vector registers: 5 of 16 */
void tnk_copy_u64__avx2_any(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
    int64_t whole_rows = src_row == 1 && dst_column == 1 ? rows & -4 : 0;
    int64_t whole_columns = columns & -4;
    for (int64_t row = 0; row < whole_rows; row += 4) {
        for (int64_t column = 0; column < whole_columns; column += 4) {
            u64x4 x = *(const u64x4u *)(src + column * src_column + row);
            u64x4 x_1 = *(const u64x4u *)(src + (column + 1) * src_column + row);
            u64x4 x_2 = *(const u64x4u *)(src + (column + 2) * src_column + row);
            u64x4 x_3 = *(const u64x4u *)(src + (column + 3) * src_column + row);
            u64x4 t_1 = __builtin_shufflevector(x, x_2, 0, 4, 1, 5);
            u64x4 t_2 = __builtin_shufflevector(x, x_2, 2, 6, 3, 7);
            u64x4 t_3 = __builtin_shufflevector(x_1, x_3, 0, 4, 1, 5);
            u64x4 t_4 = __builtin_shufflevector(x_1, x_3, 2, 6, 3, 7);
            *(u64x4u *)(dst + (row + 1 - 1) * dst_row + column) =
                __builtin_shufflevector(t_1, t_3, 0, 4, 1, 5);
            *(u64x4u *)(dst + (row + 2 - 1) * dst_row + column) =
                __builtin_shufflevector(t_1, t_3, 2, 6, 3, 7);
            *(u64x4u *)(dst + (row + 3 - 1) * dst_row + column) =
                __builtin_shufflevector(t_2, t_4, 0, 4, 1, 5);
            *(u64x4u *)(dst + (row + 4 - 1) * dst_row + column) =
                __builtin_shufflevector(t_2, t_4, 2, 6, 3, 7);
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
