/* ewise_bits_generic.c: kernels of gen/manifest/ewise_bits.lua for generic.
 * Generated: do not edit. */
#include <stdint.h>

typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));
typedef int16_t i16x8 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef u32x4 u32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef u64x2 u64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef i64x2 i64x2u __attribute__((aligned(8), may_alias));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef uint8_t u8x2 __attribute__((vector_size(2)));
typedef u8x2 u8x2u __attribute__((aligned(1), may_alias));
typedef int8_t i8x2 __attribute__((vector_size(2)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef int8_t i8x8 __attribute__((vector_size(8)));

static inline u8x16 select_u8x16(i8x16 m, u8x16 a, u8x16 b)
{
    return (u8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline u8x16 splat_u8x16(uint8_t x)
{
    return x - (u8x16){0};
}

static inline i8x16 first_lanes_i8x16(int64_t count)
{
    return (i8x16){ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 } < (int8_t)count;
}

static inline u8x16 load_mask_u8x16(const uint8_t *p, i8x16 m)
{
    u8x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x16(uint8_t *p, u8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
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

static inline u32x4 select_u32x4(i32x4 m, u32x4 a, u32x4 b)
{
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u64x2 select_u64x2(i64x2 m, u64x2 a, u64x2 b)
{
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u32x4 min_u32x4(u32x4 a, u32x4 b)
{
    i32x4 m = a < b;
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u32x4 splat_u32x4(uint32_t x)
{
    return x - (u32x4){0};
}

static inline i32x4 load_mask_i32x4(const int32_t *p, i32x4 m)
{
    i32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i32x4(int32_t *p, i32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline u64x2 min_u64x2(u64x2 a, u64x2 b)
{
    i64x2 m = a < b;
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u64x2 splat_u64x2(uint64_t x)
{
    return x - (u64x2){0};
}

static inline i64x2 load_mask_i64x2(const int64_t *p, i64x2 m)
{
    i64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i64x2(int64_t *p, i64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline u8x4 load_mask_u8x4(const uint8_t *p, i8x4 m)
{
    u8x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u8x2 load_mask_u8x2(const uint8_t *p, i8x2 m)
{
    u8x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u16x8 select_u16x8(i16x8 m, u16x8 a, u16x8 b)
{
    return (u16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline u8x8 load_mask_u8x8(const uint8_t *p, i8x8 m)
{
    u8x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_logical_and_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=bool op=logical_and to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 1 of 16 */
void tnk_logical_and_bool__generic_u1(const int64_t n[2], void *const *data,
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
            i8x16 t = (*(const u8x16u *)(a_1 + i) != (u8x16){0})
                & (*(const u8x16u *)(b_1 + i) != (u8x16){0});
            u8x16 one = select_u8x16(t, splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            i8x16 t = (load_mask_u8x16(a_1 + whole, lanes) != (u8x16){0})
                & (load_mask_u8x16(b_1 + whole, lanes) != (u8x16){0});
            u8x16 one = select_u8x16(t, splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_logical_or_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=bool op=logical_or to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 1 of 16 */
void tnk_logical_or_bool__generic_u1(const int64_t n[2], void *const *data,
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
            i8x16 t = (*(const u8x16u *)(a_1 + i) != (u8x16){0})
                | (*(const u8x16u *)(b_1 + i) != (u8x16){0});
            u8x16 one = select_u8x16(t, splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            i8x16 t = (load_mask_u8x16(a_1 + whole, lanes) != (u8x16){0})
                | (load_mask_u8x16(b_1 + whole, lanes) != (u8x16){0});
            u8x16 one = select_u8x16(t, splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_logical_xor_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=bool op=logical_xor to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 1 of 16 */
void tnk_logical_xor_bool__generic_u1(const int64_t n[2], void *const *data,
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
            i8x16 t = (*(const u8x16u *)(a_1 + i) != (u8x16){0}) ^ (*(const u8x16u *)(b_1
                + i) != (u8x16){0});
            u8x16 one = select_u8x16(t, splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            i8x16 t = (load_mask_u8x16(a_1 + whole,
                lanes) != (u8x16){0}) ^ (load_mask_u8x16(b_1 + whole, lanes) != (u8x16){0});
            u8x16 one = select_u8x16(t, splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_bit_and_u8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=bit_and to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_and_u8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x16u *)(y + i) = *(const u8x16u *)(a_1 + i) & *(const u8x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_u8x16(y + whole,
                load_mask_u8x16(a_1 + whole, lanes) & load_mask_u8x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_and_u16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=bit_and to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_and_u16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x8u *)(y + i) = *(const u16x8u *)(a_1 + i) & *(const u16x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                load_mask_u16x8(a_1 + whole, lanes) & load_mask_u16x8(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_and_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=bit_and to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_and_u32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x4u *)(y + i) = *(const u32x4u *)(a_1 + i) & *(const u32x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                load_mask_u32x4(a_1 + whole, lanes) & load_mask_u32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_and_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=bit_and to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_and_u64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x2u *)(y + i) = *(const u64x2u *)(a_1 + i) & *(const u64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                load_mask_u64x2(a_1 + whole, lanes) & load_mask_u64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_or_u8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=bit_or to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_or_u8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x16u *)(y + i) = *(const u8x16u *)(a_1 + i) | *(const u8x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_u8x16(y + whole,
                load_mask_u8x16(a_1 + whole, lanes) | load_mask_u8x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_or_u16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=bit_or to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_or_u16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x8u *)(y + i) = *(const u16x8u *)(a_1 + i) | *(const u16x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                load_mask_u16x8(a_1 + whole, lanes) | load_mask_u16x8(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_or_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=bit_or to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_or_u32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x4u *)(y + i) = *(const u32x4u *)(a_1 + i) | *(const u32x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                load_mask_u32x4(a_1 + whole, lanes) | load_mask_u32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_or_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=bit_or to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_or_u64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x2u *)(y + i) = *(const u64x2u *)(a_1 + i) | *(const u64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                load_mask_u64x2(a_1 + whole, lanes) | load_mask_u64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_xor_u8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=bit_xor to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_xor_u8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x16u *)(y + i) = *(const u8x16u *)(a_1 + i) ^ *(const u8x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_u8x16(y + whole,
                load_mask_u8x16(a_1 + whole, lanes) ^ load_mask_u8x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_xor_u16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=bit_xor to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_xor_u16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x8u *)(y + i) = *(const u16x8u *)(a_1 + i) ^ *(const u16x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                load_mask_u16x8(a_1 + whole, lanes) ^ load_mask_u16x8(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_xor_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=bit_xor to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_xor_u32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x4u *)(y + i) = *(const u32x4u *)(a_1 + i) ^ *(const u32x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                load_mask_u32x4(a_1 + whole, lanes) ^ load_mask_u32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_bit_xor_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=bit_xor to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_bit_xor_u64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x2u *)(y + i) = *(const u64x2u *)(a_1 + i) ^ *(const u64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                load_mask_u64x2(a_1 + whole, lanes) ^ load_mask_u64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_shift_left_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=shift_left to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_shift_left_u32__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u32x4 x_1 = *(const u32x4u *)(b_1 + i);
            u32x4 t_2 = select_u32x4(x_1 < 32, *(const u32x4u *)(a_1 + i) << (x_1 & 31),
                (u32x4){0});
            *(u32x4u *)(y + i) = t_2;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 x_1 = load_mask_u32x4(b_1 + whole, lanes);
            u32x4 t_2 = select_u32x4(x_1 < 32, load_mask_u32x4(a_1 + whole, lanes) << (x_1 & 31),
                (u32x4){0});
            store_mask_u32x4(y + whole, t_2, lanes);
        }
    }
}

/* tnk_shift_left_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=shift_left to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_shift_left_u64__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u64x2 x_1 = *(const u64x2u *)(b_1 + i);
            u64x2 t_2 = select_u64x2(x_1 < 64ull, *(const u64x2u *)(a_1 + i) << (x_1 & 63ull),
                (u64x2){0});
            *(u64x2u *)(y + i) = t_2;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 x_1 = load_mask_u64x2(b_1 + whole, lanes);
            u64x2 t_2 = select_u64x2(x_1 < 64ull,
                load_mask_u64x2(a_1 + whole, lanes) << (x_1 & 63ull), (u64x2){0});
            store_mask_u64x2(y + whole, t_2, lanes);
        }
    }
}

/* tnk_shift_right_i32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i32 op=shift_right to=i32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_shift_right_i32__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            i32x4 t_2 = (i32x4)min_u32x4((u32x4)*(const i32x4u *)(b_1 + i), splat_u32x4(31));
            *(i32x4u *)(y + i) = *(const i32x4u *)(a_1 + i) >> t_2;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 t_2 = (i32x4)min_u32x4((u32x4)load_mask_i32x4(b_1 + whole, lanes),
                splat_u32x4(31));
            store_mask_i32x4(y + whole, load_mask_i32x4(a_1 + whole, lanes) >> t_2, lanes);
        }
    }
}

/* tnk_shift_right_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=shift_right to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_shift_right_u32__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u32x4 x_1 = *(const u32x4u *)(b_1 + i);
            u32x4 t_2 = select_u32x4(x_1 < 32, *(const u32x4u *)(a_1 + i) >> (x_1 & 31),
                (u32x4){0});
            *(u32x4u *)(y + i) = t_2;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 x_1 = load_mask_u32x4(b_1 + whole, lanes);
            u32x4 t_2 = select_u32x4(x_1 < 32, load_mask_u32x4(a_1 + whole, lanes) >> (x_1 & 31),
                (u32x4){0});
            store_mask_u32x4(y + whole, t_2, lanes);
        }
    }
}

/* tnk_shift_right_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=shift_right to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, all types of that size
 * a turn of the inner loop: 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_shift_right_u64__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            u64x2 x_1 = *(const u64x2u *)(b_1 + i);
            u64x2 t_2 = select_u64x2(x_1 < 64ull, *(const u64x2u *)(a_1 + i) >> (x_1 & 63ull),
                (u64x2){0});
            *(u64x2u *)(y + i) = t_2;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 x_1 = load_mask_u64x2(b_1 + whole, lanes);
            u64x2 t_2 = select_u64x2(x_1 < 64ull,
                load_mask_u64x2(a_1 + whole, lanes) >> (x_1 & 63ull), (u64x2){0});
            store_mask_u64x2(y + whole, t_2, lanes);
        }
    }
}

/* tnk_shift_right_i64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=i64 op=shift_right to=i64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: binary, every tier
 * a turn of the inner loop: 1 max 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_shift_right_i64__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
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
            i64x2 t_2 = (i64x2)min_u64x2((u64x2)*(const i64x2u *)(b_1 + i), splat_u64x2(63ull));
            *(i64x2u *)(y + i) = *(const i64x2u *)(a_1 + i) >> t_2;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 t_2 = (i64x2)min_u64x2((u64x2)load_mask_i64x2(b_1 + whole, lanes),
                splat_u64x2(63ull));
            store_mask_i64x2(y + whole, load_mask_i64x2(a_1 + whole, lanes) >> t_2, lanes);
        }
    }
}

/* tnk_where_bool_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=where to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 convert 1 select 3 ld 1 st
 * vector registers: 2 of 16 */
void tnk_where_bool_u32__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint32_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint32_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint32_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint32_t *a_1 = a + row * a_row;
        const uint32_t *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 t_1 = select_u32x4(__builtin_convertvector(*(const u8x4u *)(condition_1 + i),
                u32x4) != 0, *(const u32x4u *)(a_1 + i), *(const u32x4u *)(b_1 + i));
            *(u32x4u *)(y + i) = t_1;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 differs = __builtin_convertvector(load_mask_u8x4(condition_1 + whole,
                __builtin_convertvector(lanes, i8x4)), u32x4) != 0;
            store_mask_u32x4(y + whole,
                select_u32x4(differs, load_mask_u32x4(a_1 + whole, lanes),
                load_mask_u32x4(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_where_bool_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=where to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 convert 1 select 3 ld 1 st
 * vector registers: 2 of 16 */
void tnk_where_bool_u64__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint64_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint64_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint64_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint64_t *a_1 = a + row * a_row;
        const uint64_t *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 t_1 = select_u64x2(__builtin_convertvector(*(const u8x2u *)(condition_1 + i),
                u64x2) != 0ull, *(const u64x2u *)(a_1 + i), *(const u64x2u *)(b_1 + i));
            *(u64x2u *)(y + i) = t_1;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 differs = __builtin_convertvector(load_mask_u8x2(condition_1 + whole,
                __builtin_convertvector(lanes, i8x2)), u64x2) != 0ull;
            store_mask_u64x2(y + whole,
                select_u64x2(differs, load_mask_u64x2(a_1 + whole, lanes),
                load_mask_u64x2(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_where_bool_u16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=where to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 convert 1 select 3 ld 1 st
 * vector registers: 2 of 16 */
void tnk_where_bool_u16__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint16_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint16_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint16_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint16_t *a_1 = a + row * a_row;
        const uint16_t *b_1 = b + row * b_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 t_1 = select_u16x8(__builtin_convertvector(*(const u8x8u *)(condition_1 + i),
                u16x8) != (u16x8){0}, *(const u16x8u *)(a_1 + i), *(const u16x8u *)(b_1 + i));
            *(u16x8u *)(y + i) = t_1;
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            i16x8 differs = __builtin_convertvector(load_mask_u8x8(condition_1 + whole,
                __builtin_convertvector(lanes, i8x8)), u16x8) != (u16x8){0};
            store_mask_u16x8(y + whole,
                select_u16x8(differs, load_mask_u16x8(a_1 + whole, lanes),
                load_mask_u16x8(b_1 + whole, lanes)), lanes);
        }
    }
}

/* tnk_where_bool_u8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=where to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: where, all types of that size
 * a turn of the inner loop: 1 select 3 ld 1 st
 * vector registers: 2 of 16 */
void tnk_where_bool_u8__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *condition = data[0];
    int64_t condition_row = stride[0][0];
    const uint8_t *a = data[1];
    int64_t a_row = stride[1][0];
    const uint8_t *b = data[2];
    int64_t b_row = stride[2][0];
    uint8_t *out = data[3];
    int64_t out_row = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *condition_1 = condition + row * condition_row;
        const uint8_t *a_1 = a + row * a_row;
        const uint8_t *b_1 = b + row * b_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 t = select_u8x16(*(const u8x16u *)(condition_1 + i) != (u8x16){0},
                *(const u8x16u *)(a_1 + i), *(const u8x16u *)(b_1 + i));
            *(u8x16u *)(y + i) = t;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 t = select_u8x16(load_mask_u8x16(condition_1 + whole, lanes) != (u8x16){0},
                load_mask_u8x16(a_1 + whole, lanes), load_mask_u8x16(b_1 + whole, lanes));
            store_mask_u8x16(y + whole, t, lanes);
        }
    }
}

/* tnk_logical_not_bool__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=bool op=logical_not to=bool unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, every tier
 * a turn of the inner loop: 1 select 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_logical_not_bool__generic_u1(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i8x16 v = *(const u8x16u *)(x_1 + i) != (u8x16){0};
            u8x16 one = select_u8x16(~v, splat_u8x16(1), (u8x16){0});
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            i8x16 v = load_mask_u8x16(x_1 + whole, lanes) != (u8x16){0};
            u8x16 one = select_u8x16(~v, splat_u8x16(1), (u8x16){0});
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_bit_not_u8__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u8 op=bit_not to=u8 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_bit_not_u8__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 v = *(const u8x16u *)(x_1 + i);
            *(u8x16u *)(y + i) = ~v;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 v = load_mask_u8x16(x_1 + whole, lanes);
            store_mask_u8x16(y + whole, ~v, lanes);
        }
    }
}

/* tnk_bit_not_u16__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u16 op=bit_not to=u16 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_bit_not_u16__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint16_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint16_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 v = *(const u16x8u *)(x_1 + i);
            *(u16x8u *)(y + i) = ~v;
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 v = load_mask_u16x8(x_1 + whole, lanes);
            store_mask_u16x8(y + whole, ~v, lanes);
        }
    }
}

/* tnk_bit_not_u32__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u32 op=bit_not to=u32 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_bit_not_u32__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint32_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 v = *(const u32x4u *)(x_1 + i);
            *(u32x4u *)(y + i) = ~v;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 v = load_mask_u32x4(x_1 + whole, lanes);
            store_mask_u32x4(y + whole, ~v, lanes);
        }
    }
}

/* tnk_bit_not_u64__generic_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=u64 op=bit_not to=u64 unroll=1
 * listed in gen/manifest/ewise_bits.lua: unary, all types of that size
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_bit_not_u64__generic_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint64_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 v = *(const u64x2u *)(x_1 + i);
            *(u64x2u *)(y + i) = ~v;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 v = load_mask_u64x2(x_1 + whole, lanes);
            store_mask_u64x2(y + whole, ~v, lanes);
        }
    }
}
