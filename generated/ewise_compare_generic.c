/* ewise_compare_generic.c: kernels of gen/manifest/ewise_compare.lua for generic.
 * Generated: do not edit. */
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
typedef i8x16 i8x16u __attribute__((aligned(1), may_alias));
typedef i16x8 i16x8u __attribute__((aligned(2), may_alias));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef i64x2 i64x2u __attribute__((aligned(8), may_alias));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef int8_t i8x8 __attribute__((vector_size(8)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef uint8_t u8x2 __attribute__((vector_size(2)));
typedef u8x2 u8x2u __attribute__((aligned(1), may_alias));
typedef int8_t i8x2 __attribute__((vector_size(2)));

static inline u8x16 min_u8x16(u8x16 a, u8x16 b)
{
    i8x16 m = a < b;
    return (u8x16)((m & (i8x16)a) | (~m & (i8x16)b));
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

static inline u8x16 load_mask_u8x16(const uint8_t *p, i8x16 m)
{
    u8x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u16x8 min_u16x8(u16x8 a, u16x8 b)
{
    i16x8 m = a < b;
    return (u16x8)((m & (i16x8)a) | (~m & (i16x8)b));
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

static inline u32x4 min_u32x4(u32x4 a, u32x4 b)
{
    i32x4 m = a < b;
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
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

static inline u64x2 min_u64x2(u64x2 a, u64x2 b)
{
    i64x2 m = a < b;
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

static inline i8x16 min_i8x16(i8x16 a, i8x16 b)
{
    i8x16 m = a < b;
    return (i8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline void store_mask_i8x16(int8_t *p, i8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline i8x16 load_mask_i8x16(const int8_t *p, i8x16 m)
{
    i8x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i16x8 min_i16x8(i16x8 a, i16x8 b)
{
    i16x8 m = a < b;
    return (i16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline void store_mask_i16x8(int16_t *p, i16x8 x, i16x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline i16x8 load_mask_i16x8(const int16_t *p, i16x8 m)
{
    i16x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i32x4 min_i32x4(i32x4 a, i32x4 b)
{
    i32x4 m = a < b;
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline void store_mask_i32x4(int32_t *p, i32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline i32x4 load_mask_i32x4(const int32_t *p, i32x4 m)
{
    i32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i64x2 min_i64x2(i64x2 a, i64x2 b)
{
    i64x2 m = a < b;
    return (i64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline void store_mask_i64x2(int64_t *p, i64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline i64x2 load_mask_i64x2(const int64_t *p, i64x2 m)
{
    i64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u8x16 max_u8x16(u8x16 a, u8x16 b)
{
    i8x16 m = a > b;
    return (u8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline u16x8 max_u16x8(u16x8 a, u16x8 b)
{
    i16x8 m = a > b;
    return (u16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline u32x4 max_u32x4(u32x4 a, u32x4 b)
{
    i32x4 m = a > b;
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u64x2 max_u64x2(u64x2 a, u64x2 b)
{
    i64x2 m = a > b;
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline i8x16 max_i8x16(i8x16 a, i8x16 b)
{
    i8x16 m = a > b;
    return (i8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline i16x8 max_i16x8(i16x8 a, i16x8 b)
{
    i16x8 m = a > b;
    return (i16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline i32x4 max_i32x4(i32x4 a, i32x4 b)
{
    i32x4 m = a > b;
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i64x2 max_i64x2(i64x2 a, i64x2 b)
{
    i64x2 m = a > b;
    return (i64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u8x16 select_u8x16(i8x16 m, u8x16 a, u8x16 b)
{
    return (u8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline u8x16 splat_u8x16(uint8_t x)
{
    return x - (u8x16){0};
}

static inline u16x8 select_u16x8(i16x8 m, u16x8 a, u16x8 b)
{
    return (u16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline u16x8 splat_u16x8(uint16_t x)
{
    return x - (u16x8){0};
}

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, i8x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline u32x4 select_u32x4(i32x4 m, u32x4 a, u32x4 b)
{
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u32x4 splat_u32x4(uint32_t x)
{
    return x - (u32x4){0};
}

static inline void store_mask_u8x4(uint8_t *p, u8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline u64x2 select_u64x2(i64x2 m, u64x2 a, u64x2 b)
{
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u64x2 splat_u64x2(uint64_t x)
{
    return x - (u64x2){0};
}

static inline void store_mask_u8x2(uint8_t *p, u8x2 x, i8x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_min_u8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=min to=u8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(u8x16u *)(y + i) = min_u8x16(*(const u8x16u *)(a_1 + i), *(const u8x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_u8x16(y + whole,
                min_u8x16(load_mask_u8x16(a_1 + whole, lanes),
                load_mask_u8x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_u16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=min to=u16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(u16x8u *)(y + i) = min_u16x8(*(const u16x8u *)(a_1 + i), *(const u16x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                min_u16x8(load_mask_u16x8(a_1 + whole, lanes),
                load_mask_u16x8(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=min to=u32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(u32x4u *)(y + i) = min_u32x4(*(const u32x4u *)(a_1 + i), *(const u32x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                min_u32x4(load_mask_u32x4(a_1 + whole, lanes),
                load_mask_u32x4(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=min to=u64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_u64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            *(u64x2u *)(y + i) = min_u64x2(*(const u64x2u *)(a_1 + i), *(const u64x2u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                min_u64x2(load_mask_u64x2(a_1 + whole, lanes),
                load_mask_u64x2(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_i8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i8 op=min to=i8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    int8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(i8x16u *)(y + i) = min_i8x16(*(const i8x16u *)(a_1 + i), *(const i8x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_i8x16(y + whole,
                min_i8x16(load_mask_i8x16(a_1 + whole, lanes),
                load_mask_i8x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_i16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i16 op=min to=i16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    int16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(i16x8u *)(y + i) = min_i16x8(*(const i16x8u *)(a_1 + i), *(const i16x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_i16x8(y + whole,
                min_i16x8(load_mask_i16x8(a_1 + whole, lanes),
                load_mask_i16x8(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_i32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i32 op=min to=i32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    int32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(i32x4u *)(y + i) = min_i32x4(*(const i32x4u *)(a_1 + i), *(const i32x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_i32x4(y + whole,
                min_i32x4(load_mask_i32x4(a_1 + whole, lanes),
                load_mask_i32x4(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_min_i64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i64 op=min to=i64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_i64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    int64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            *(i64x2u *)(y + i) = min_i64x2(*(const i64x2u *)(a_1 + i), *(const i64x2u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_i64x2(y + whole,
                min_i64x2(load_mask_i64x2(a_1 + whole, lanes),
                load_mask_i64x2(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_u8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=max to=u8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(u8x16u *)(y + i) = max_u8x16(*(const u8x16u *)(a_1 + i), *(const u8x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_u8x16(y + whole,
                max_u8x16(load_mask_u8x16(a_1 + whole, lanes),
                load_mask_u8x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_u16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=max to=u16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(u16x8u *)(y + i) = max_u16x8(*(const u16x8u *)(a_1 + i), *(const u16x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                max_u16x8(load_mask_u16x8(a_1 + whole, lanes),
                load_mask_u16x8(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=max to=u32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(u32x4u *)(y + i) = max_u32x4(*(const u32x4u *)(a_1 + i), *(const u32x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                max_u32x4(load_mask_u32x4(a_1 + whole, lanes),
                load_mask_u32x4(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=max to=u64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_u64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            *(u64x2u *)(y + i) = max_u64x2(*(const u64x2u *)(a_1 + i), *(const u64x2u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                max_u64x2(load_mask_u64x2(a_1 + whole, lanes),
                load_mask_u64x2(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_i8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i8 op=max to=i8 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    int8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            *(i8x16u *)(y + i) = max_i8x16(*(const i8x16u *)(a_1 + i), *(const i8x16u *)(b_1 + i));
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_i8x16(y + whole,
                max_i8x16(load_mask_i8x16(a_1 + whole, lanes),
                load_mask_i8x16(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_i16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i16 op=max to=i16 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    int16_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            *(i16x8u *)(y + i) = max_i16x8(*(const i16x8u *)(a_1 + i), *(const i16x8u *)(b_1 + i));
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_i16x8(y + whole,
                max_i16x8(load_mask_i16x8(a_1 + whole, lanes),
                load_mask_i16x8(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_i32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i32 op=max to=i32 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    int32_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            *(i32x4u *)(y + i) = max_i32x4(*(const i32x4u *)(a_1 + i), *(const i32x4u *)(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_i32x4(y + whole,
                max_i32x4(load_mask_i32x4(a_1 + whole, lanes),
                load_mask_i32x4(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_max_i64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i64 op=max to=i64 unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_i64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    int64_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            *(i64x2u *)(y + i) = max_i64x2(*(const i64x2u *)(a_1 + i), *(const i64x2u *)(b_1 + i));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_i64x2(y + whole,
                max_i64x2(load_mask_i64x2(a_1 + whole, lanes),
                load_mask_i64x2(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_equal_u8_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u8_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 one = select_u8x16(*(const u8x16u *)(a_1 + i) == *(const u8x16u *)(b_1 + i),
                splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 one = select_u8x16(load_mask_u8x16(a_1 + whole,
                lanes) == load_mask_u8x16(b_1 + whole, lanes), splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_equal_u16_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u16_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 one = select_u16x8(*(const u16x8u *)(a_1 + i) == *(const u16x8u *)(b_1 + i),
                splat_u16x8(1), (u16x8){0});
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 one = select_u16x8(load_mask_u16x8(a_1 + whole,
                lanes) == load_mask_u16x8(b_1 + whole, lanes), splat_u16x8(1), (u16x8){0});
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_equal_u32_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u32_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 one = select_u32x4(*(const u32x4u *)(a_1 + i) == *(const u32x4u *)(b_1 + i),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_u32x4(a_1 + whole,
                lanes) == load_mask_u32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_equal_u64_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_u64_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const u64x2u *)(a_1 + i) == *(const u64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_u64x2(a_1 + whole,
                lanes) == load_mask_u64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_not_equal_u8_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u8_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 one = select_u8x16(*(const u8x16u *)(a_1 + i) != *(const u8x16u *)(b_1 + i),
                splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 one = select_u8x16(load_mask_u8x16(a_1 + whole,
                lanes) != load_mask_u8x16(b_1 + whole, lanes), splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_not_equal_u16_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u16_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 one = select_u16x8(*(const u16x8u *)(a_1 + i) != *(const u16x8u *)(b_1 + i),
                splat_u16x8(1), (u16x8){0});
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 one = select_u16x8(load_mask_u16x8(a_1 + whole,
                lanes) != load_mask_u16x8(b_1 + whole, lanes), splat_u16x8(1), (u16x8){0});
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_not_equal_u32_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u32_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 one = select_u32x4(*(const u32x4u *)(a_1 + i) != *(const u32x4u *)(b_1 + i),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_u32x4(a_1 + whole,
                lanes) != load_mask_u32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_not_equal_u64_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=not_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_u64_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const u64x2u *)(a_1 + i) != *(const u64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_u64x2(a_1 + whole,
                lanes) != load_mask_u64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_less_u8_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u8_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 one = select_u8x16(*(const u8x16u *)(a_1 + i) < *(const u8x16u *)(b_1 + i),
                splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 one = select_u8x16(load_mask_u8x16(a_1 + whole,
                lanes) < load_mask_u8x16(b_1 + whole, lanes), splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_less_u16_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u16_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 one = select_u16x8(*(const u16x8u *)(a_1 + i) < *(const u16x8u *)(b_1 + i),
                splat_u16x8(1), (u16x8){0});
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 one = select_u16x8(load_mask_u16x8(a_1 + whole,
                lanes) < load_mask_u16x8(b_1 + whole, lanes), splat_u16x8(1), (u16x8){0});
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_u32_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u32_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 one = select_u32x4(*(const u32x4u *)(a_1 + i) < *(const u32x4u *)(b_1 + i),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_u32x4(a_1 + whole,
                lanes) < load_mask_u32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_u64_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_u64_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const u64x2u *)(a_1 + i) < *(const u64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_u64x2(a_1 + whole,
                lanes) < load_mask_u64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_less_i8_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i8 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i8_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 one = select_u8x16(*(const i8x16u *)(a_1 + i) < *(const i8x16u *)(b_1 + i),
                splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 one = select_u8x16(load_mask_i8x16(a_1 + whole,
                lanes) < load_mask_i8x16(b_1 + whole, lanes), splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_less_i16_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i16 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i16_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 one = select_u16x8(*(const i16x8u *)(a_1 + i) < *(const i16x8u *)(b_1 + i),
                splat_u16x8(1), (u16x8){0});
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 one = select_u16x8(load_mask_i16x8(a_1 + whole,
                lanes) < load_mask_i16x8(b_1 + whole, lanes), splat_u16x8(1), (u16x8){0});
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_i32_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i32 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i32_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 one = select_u32x4(*(const i32x4u *)(a_1 + i) < *(const i32x4u *)(b_1 + i),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_i32x4(a_1 + whole,
                lanes) < load_mask_i32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_i64_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i64 op=less to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_i64_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const i64x2u *)(a_1 + i) < *(const i64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_i64x2(a_1 + whole,
                lanes) < load_mask_i64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_less_equal_u8_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u8_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 one = select_u8x16(*(const u8x16u *)(a_1 + i) <= *(const u8x16u *)(b_1 + i),
                splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 one = select_u8x16(load_mask_u8x16(a_1 + whole,
                lanes) <= load_mask_u8x16(b_1 + whole, lanes), splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_less_equal_u16_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u16_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 one = select_u16x8(*(const u16x8u *)(a_1 + i) <= *(const u16x8u *)(b_1 + i),
                splat_u16x8(1), (u16x8){0});
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 one = select_u16x8(load_mask_u16x8(a_1 + whole,
                lanes) <= load_mask_u16x8(b_1 + whole, lanes), splat_u16x8(1), (u16x8){0});
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_equal_u32_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u32_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 one = select_u32x4(*(const u32x4u *)(a_1 + i) <= *(const u32x4u *)(b_1 + i),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_u32x4(a_1 + whole,
                lanes) <= load_mask_u32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_equal_u64_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, all types of that size
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_u64_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const uint64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const u64x2u *)(a_1 + i) <= *(const u64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_u64x2(a_1 + whole,
                lanes) <= load_mask_u64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_less_equal_i8_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i8 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i8_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int8_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int8_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int8_t *a_1 = a + row * a_row;
        const int8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 one = select_u8x16(*(const i8x16u *)(a_1 + i) <= *(const i8x16u *)(b_1 + i),
                splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 one = select_u8x16(load_mask_i8x16(a_1 + whole,
                lanes) <= load_mask_i8x16(b_1 + whole, lanes), splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_less_equal_i16_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i16 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i16_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int16_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int16_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int16_t *a_1 = a + row * a_row;
        const int16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 one = select_u16x8(*(const i16x8u *)(a_1 + i) <= *(const i16x8u *)(b_1 + i),
                splat_u16x8(1), (u16x8){0});
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 one = select_u16x8(load_mask_i16x8(a_1 + whole,
                lanes) <= load_mask_i16x8(b_1 + whole, lanes), splat_u16x8(1), (u16x8){0});
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_less_equal_i32_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i32 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i32_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int32_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int32_t *a_1 = a + row * a_row;
        const int32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 one = select_u32x4(*(const i32x4u *)(a_1 + i) <= *(const i32x4u *)(b_1 + i),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_i32x4(a_1 + whole,
                lanes) <= load_mask_i32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_equal_i64_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i64 op=less_equal to=bool unroll=1
 * listed in gen/manifest/ewise_compare.lua: binary, every tier
 * a turn of the inner loop: 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_i64_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *a = data[0];
    int64_t a_row = stride[0][0];
    const int64_t *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const int64_t *a_1 = a + row * a_row;
        const int64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const i64x2u *)(a_1 + i) <= *(const i64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_i64x2(a_1 + whole,
                lanes) <= load_mask_i64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}
