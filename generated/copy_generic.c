/* copy_generic.c: kernels of gen/manifest/copy.lua for generic. Generated: do not edit. */
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

static inline i8x16 first_lanes_i8x16(int64_t count)
{
    return (i8x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 } < (int8_t)count;
}

static inline void store_mask_u8x16(uint8_t *p, u8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x16 load_mask_u8x16(const uint8_t *p, i8x16 m)
{
    u8x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
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

static inline u16x8 load_mask_u16x8(const uint16_t *p, i16x8 m)
{
    u16x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
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

static inline u32x4 load_mask_u32x4(const uint32_t *p, i32x4 m)
{
    u32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
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

static inline u64x2 load_mask_u64x2(const uint64_t *p, i64x2 m)
{
    u64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_copy_u8__generic_u4
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u8 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u8__generic_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 16384 < columns ? columns & -64 : 0;
        for (int64_t i = 0; i < long_1; i += 64) {
            __builtin_prefetch(to + i + 1024, 1, 3);
            *(u8x16u *)(to + i) = *(const u8x16u *)(from + i);
            *(u8x16u *)(to + i + 16) = *(const u8x16u *)(from + i + 16);
            *(u8x16u *)(to + i + 32) = *(const u8x16u *)(from + i + 32);
            *(u8x16u *)(to + i + 48) = *(const u8x16u *)(from + i + 48);
        }
        int64_t whole = (columns - long_1) & -16;
        int64_t unrolled = (columns - long_1) & -64;
        for (int64_t i = 0; i < unrolled; i += 64) {
            *(u8x16u *)(to + long_1 + i) = *(const u8x16u *)(from + long_1 + i);
            *(u8x16u *)(to + long_1 + (i + 16)) = *(const u8x16u *)(from + long_1 + (i + 16));
            *(u8x16u *)(to + long_1 + (i + 32)) = *(const u8x16u *)(from + long_1 + (i + 32));
            *(u8x16u *)(to + long_1 + (i + 48)) = *(const u8x16u *)(from + long_1 + (i + 48));
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            *(u8x16u *)(to + long_1 + i) = *(const u8x16u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i8x16 lanes = first_lanes_i8x16(columns - long_1 - whole);
            store_mask_u8x16(to + long_1 + whole, load_mask_u8x16(from + long_1 + whole, lanes),
                lanes);
        }
    }
}

/* tnk_copy_u16__generic_u4
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u16 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u16__generic_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 8192 < columns ? columns & -32 : 0;
        for (int64_t i = 0; i < long_1; i += 32) {
            __builtin_prefetch(to + i + 512, 1, 3);
            *(u16x8u *)(to + i) = *(const u16x8u *)(from + i);
            *(u16x8u *)(to + i + 8) = *(const u16x8u *)(from + i + 8);
            *(u16x8u *)(to + i + 16) = *(const u16x8u *)(from + i + 16);
            *(u16x8u *)(to + i + 24) = *(const u16x8u *)(from + i + 24);
        }
        int64_t whole = (columns - long_1) & -8;
        int64_t unrolled = (columns - long_1) & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            *(u16x8u *)(to + long_1 + i) = *(const u16x8u *)(from + long_1 + i);
            *(u16x8u *)(to + long_1 + (i + 8)) = *(const u16x8u *)(from + long_1 + (i + 8));
            *(u16x8u *)(to + long_1 + (i + 16)) = *(const u16x8u *)(from + long_1 + (i + 16));
            *(u16x8u *)(to + long_1 + (i + 24)) = *(const u16x8u *)(from + long_1 + (i + 24));
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            *(u16x8u *)(to + long_1 + i) = *(const u16x8u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i16x8 lanes = first_lanes_i16x8(columns - long_1 - whole);
            store_mask_u16x8(to + long_1 + whole, load_mask_u16x8(from + long_1 + whole, lanes),
                lanes);
        }
    }
}

/* tnk_copy_u32__generic_u4
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u32 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u32__generic_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 4096 < columns ? columns & -16 : 0;
        for (int64_t i = 0; i < long_1; i += 16) {
            __builtin_prefetch(to + i + 256, 1, 3);
            *(u32x4u *)(to + i) = *(const u32x4u *)(from + i);
            *(u32x4u *)(to + i + 4) = *(const u32x4u *)(from + i + 4);
            *(u32x4u *)(to + i + 8) = *(const u32x4u *)(from + i + 8);
            *(u32x4u *)(to + i + 12) = *(const u32x4u *)(from + i + 12);
        }
        int64_t whole = (columns - long_1) & -4;
        int64_t unrolled = (columns - long_1) & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            *(u32x4u *)(to + long_1 + i) = *(const u32x4u *)(from + long_1 + i);
            *(u32x4u *)(to + long_1 + (i + 4)) = *(const u32x4u *)(from + long_1 + (i + 4));
            *(u32x4u *)(to + long_1 + (i + 8)) = *(const u32x4u *)(from + long_1 + (i + 8));
            *(u32x4u *)(to + long_1 + (i + 12)) = *(const u32x4u *)(from + long_1 + (i + 12));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            *(u32x4u *)(to + long_1 + i) = *(const u32x4u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i32x4 lanes = first_lanes_i32x4(columns - long_1 - whole);
            store_mask_u32x4(to + long_1 + whole, load_mask_u32x4(from + long_1 + whole, lanes),
                lanes);
        }
    }
}

/* tnk_copy_u64__generic_u4
 * copy of elements.
 * from templates/copy.lua, generic: dtype=u64 inner=unit unroll=4
 * listed in gen/manifest/copy.lua: rows of adjacent elements
 * a turn of each inner loop: 4 ld 4 st; 4 ld 4 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_copy_u64__generic_u4(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
        int64_t long_1 = 2048 < columns ? columns & -8 : 0;
        for (int64_t i = 0; i < long_1; i += 8) {
            __builtin_prefetch(to + i + 128, 1, 3);
            *(u64x2u *)(to + i) = *(const u64x2u *)(from + i);
            *(u64x2u *)(to + i + 2) = *(const u64x2u *)(from + i + 2);
            *(u64x2u *)(to + i + 4) = *(const u64x2u *)(from + i + 4);
            *(u64x2u *)(to + i + 6) = *(const u64x2u *)(from + i + 6);
        }
        int64_t whole = (columns - long_1) & -2;
        int64_t unrolled = (columns - long_1) & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            *(u64x2u *)(to + long_1 + i) = *(const u64x2u *)(from + long_1 + i);
            *(u64x2u *)(to + long_1 + (i + 2)) = *(const u64x2u *)(from + long_1 + (i + 2));
            *(u64x2u *)(to + long_1 + (i + 4)) = *(const u64x2u *)(from + long_1 + (i + 4));
            *(u64x2u *)(to + long_1 + (i + 6)) = *(const u64x2u *)(from + long_1 + (i + 6));
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            *(u64x2u *)(to + long_1 + i) = *(const u64x2u *)(from + long_1 + i);
        }
        if (whole < (columns - long_1)) {
            i64x2 lanes = first_lanes_i64x2(columns - long_1 - whole);
            store_mask_u64x2(to + long_1 + whole, load_mask_u64x2(from + long_1 + whole, lanes),
                lanes);
        }
    }
}
