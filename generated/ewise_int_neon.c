/* ewise_int_neon.c: kernels of gen/manifest/ewise_int.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
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
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef double f64x2 __attribute__((vector_size(16)));
typedef uint32_t u32x2 __attribute__((vector_size(8)));
typedef i64x2 i64x2u __attribute__((aligned(8), may_alias));
typedef i8x16 i8x16u __attribute__((aligned(1), may_alias));
typedef i16x8 i16x8u __attribute__((aligned(2), may_alias));

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

static inline i32x4 select_i32x4(i32x4 m, i32x4 a, i32x4 b)
{
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i32x4 splat_i32x4(int32_t x)
{
    return x - (i32x4){0};
}

static inline i32x4 abs_i32x4(i32x4 x)
{
    i32x4 sign = x < 0;
    return (x ^ sign) - sign;
}

static inline u32x2 low_half_u32x4(u32x4 a)
{
    return __builtin_shufflevector(a, a, 0, 1);
}

static inline u32x2 high_half_u32x4(u32x4 a)
{
    return __builtin_shufflevector(a, a, 2, 3);
}

static inline u32x4 join_u32x2(u32x2 a, u32x2 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3);
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

static inline u32x4 select_u32x4(i32x4 m, u32x4 a, u32x4 b)
{
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u32x4 splat_u32x4(uint32_t x)
{
    return x - (u32x4){0};
}

static inline u64x2 select_u64x2(i64x2 m, u64x2 a, u64x2 b)
{
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u64x2 splat_u64x2(uint64_t x)
{
    return x - (u64x2){0};
}

static inline i64x2 select_i64x2(i64x2 m, i64x2 a, i64x2 b)
{
    return (i64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline i64x2 splat_i64x2(int64_t x)
{
    return x - (i64x2){0};
}

static inline i64x2 abs_i64x2(i64x2 x)
{
    i64x2 sign = x < 0;
    return (x ^ sign) - sign;
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

static inline i8x16 load_mask_i8x16(const int8_t *p, i8x16 m)
{
    i8x16 x = {0};
    for (int i = 0; i < 16; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i8x16(int8_t *p, i8x16 x, i8x16 m)
{
    for (int i = 0; i < 16; i++)
        if (m[i]) p[i] = x[i];
}

static inline i16x8 load_mask_i16x8(const int16_t *p, i16x8 m)
{
    i16x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i16x8(int16_t *p, i16x8 x, i16x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
}

static inline i8x16 abs_i8x16(i8x16 x)
{
    i8x16 sign = x < 0;
    return (x ^ sign) - sign;
}

static inline i16x8 abs_i16x8(i16x8 x)
{
    i16x8 sign = x < 0;
    return (x ^ sign) - sign;
}

static inline float min_f32(float a, float b)
{
    return a < b ? a : b;
}

static inline float max_f32(float a, float b)
{
    return a > b ? a : b;
}

static inline u8x16 splat_u8x16(uint8_t x)
{
    return x - (u8x16){0};
}

static inline u8x16 min_u8x16(u8x16 a, u8x16 b)
{
    i8x16 m = a < b;
    return (u8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline u8x16 max_u8x16(u8x16 a, u8x16 b)
{
    i8x16 m = a > b;
    return (u8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline u16x8 splat_u16x8(uint16_t x)
{
    return x - (u16x8){0};
}

static inline u16x8 min_u16x8(u16x8 a, u16x8 b)
{
    i16x8 m = a < b;
    return (u16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline u16x8 max_u16x8(u16x8 a, u16x8 b)
{
    i16x8 m = a > b;
    return (u16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline u32x4 min_u32x4(u32x4 a, u32x4 b)
{
    i32x4 m = a < b;
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u32x4 max_u32x4(u32x4 a, u32x4 b)
{
    i32x4 m = a > b;
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline u64x2 min_u64x2(u64x2 a, u64x2 b)
{
    i64x2 m = a < b;
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline u64x2 max_u64x2(u64x2 a, u64x2 b)
{
    i64x2 m = a > b;
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline i8x16 splat_i8x16(int8_t x)
{
    return x - (i8x16){0};
}

static inline i8x16 min_i8x16(i8x16 a, i8x16 b)
{
    i8x16 m = a < b;
    return (i8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline i8x16 max_i8x16(i8x16 a, i8x16 b)
{
    i8x16 m = a > b;
    return (i8x16)((m & (i8x16)a) | (~m & (i8x16)b));
}

static inline i16x8 splat_i16x8(int16_t x)
{
    return x - (i16x8){0};
}

static inline i16x8 min_i16x8(i16x8 a, i16x8 b)
{
    i16x8 m = a < b;
    return (i16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline i16x8 max_i16x8(i16x8 a, i16x8 b)
{
    i16x8 m = a > b;
    return (i16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline i32x4 min_i32x4(i32x4 a, i32x4 b)
{
    i32x4 m = a < b;
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i32x4 max_i32x4(i32x4 a, i32x4 b)
{
    i32x4 m = a > b;
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i64x2 min_i64x2(i64x2 a, i64x2 b)
{
    i64x2 m = a < b;
    return (i64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline i64x2 max_i64x2(i64x2 a, i64x2 b)
{
    i64x2 m = a > b;
    return (i64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

/* tnk_add_u8__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u8 op=add to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u8__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x16u *)(y + i) = *(const u8x16u *)(a_1 + i) + *(const u8x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_u8x16(y + whole,
                load_mask_u8x16(a_1 + whole, lanes) + load_mask_u8x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_add_u16__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u16 op=add to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u16__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x8u *)(y + i) = *(const u16x8u *)(a_1 + i) + *(const u16x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                load_mask_u16x8(a_1 + whole, lanes) + load_mask_u16x8(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_add_u32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u32 op=add to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x4u *)(y + i) = *(const u32x4u *)(a_1 + i) + *(const u32x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                load_mask_u32x4(a_1 + whole, lanes) + load_mask_u32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_add_u64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u64 op=add to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_u64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x2u *)(y + i) = *(const u64x2u *)(a_1 + i) + *(const u64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                load_mask_u64x2(a_1 + whole, lanes) + load_mask_u64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_u8__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u8 op=sub to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u8__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u8x16u *)(y + i) = *(const u8x16u *)(a_1 + i) - *(const u8x16u *)(b_1 + i);
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            store_mask_u8x16(y + whole,
                load_mask_u8x16(a_1 + whole, lanes) - load_mask_u8x16(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_u16__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u16 op=sub to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u16__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x8u *)(y + i) = *(const u16x8u *)(a_1 + i) - *(const u16x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                load_mask_u16x8(a_1 + whole, lanes) - load_mask_u16x8(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_u32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u32 op=sub to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x4u *)(y + i) = *(const u32x4u *)(a_1 + i) - *(const u32x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                load_mask_u32x4(a_1 + whole, lanes) - load_mask_u32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_u64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u64 op=sub to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_u64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x2u *)(y + i) = *(const u64x2u *)(a_1 + i) - *(const u64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                load_mask_u64x2(a_1 + whole, lanes) - load_mask_u64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_mul_u32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u32 op=mul to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_u32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u32x4u *)(y + i) = *(const u32x4u *)(a_1 + i) * *(const u32x4u *)(b_1 + i);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_u32x4(y + whole,
                load_mask_u32x4(a_1 + whole, lanes) * load_mask_u32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_mul_u16__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u16 op=mul to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_u16__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u16x8u *)(y + i) = *(const u16x8u *)(a_1 + i) * *(const u16x8u *)(b_1 + i);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            store_mask_u16x8(y + whole,
                load_mask_u16x8(a_1 + whole, lanes) * load_mask_u16x8(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_mul_u64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u64 op=mul to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_u64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            *(u64x2u *)(y + i) = *(const u64x2u *)(a_1 + i) * *(const u64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_u64x2(y + whole,
                load_mask_u64x2(a_1 + whole, lanes) * load_mask_u64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_div_i32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i32 op=div to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, every tier
 * a turn of the inner loop: 2 div 6 convert 3 select 5 shuffle 2 ld 1 st
 * vector registers: 6 of 32 */
void tnk_div_i32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            i32x4 x = *(const i32x4u *)(a_1 + i);
            i32x4 x_1 = *(const i32x4u *)(b_1 + i);
            i32x4 same = x_1 == 0;
            i32x4 divisor = select_i32x4(same, splat_i32x4(1), x_1);
            u32x4 t_1 = (u32x4)abs_i32x4(x);
            u32x4 t_3 = (u32x4)abs_i32x4(divisor);
            f64x2 t_8 = __builtin_convertvector(low_half_u32x4(t_1), f64x2)
                / __builtin_convertvector(low_half_u32x4(t_3), f64x2);
            f64x2 t_14 = __builtin_convertvector(high_half_u32x4(t_1), f64x2)
                / __builtin_convertvector(high_half_u32x4(t_3), f64x2);
            i32x4 size = (i32x4)join_u32x2(__builtin_convertvector(t_8, u32x2),
                __builtin_convertvector(t_14, u32x2));
            i32x4 t_19 = select_i32x4((x ^ x_1) < 0, -size, size);
            *(i32x4u *)(y + i) = select_i32x4(same, (i32x4){0}, t_19);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 x = load_mask_i32x4(a_1 + whole, lanes);
            i32x4 x_1 = load_mask_i32x4(b_1 + whole, lanes);
            i32x4 same = x_1 == 0;
            i32x4 divisor = select_i32x4(same, splat_i32x4(1), x_1);
            u32x4 t_1 = (u32x4)abs_i32x4(x);
            u32x4 t_3 = (u32x4)abs_i32x4(divisor);
            f64x2 t_8 = __builtin_convertvector(low_half_u32x4(t_1), f64x2)
                / __builtin_convertvector(low_half_u32x4(t_3), f64x2);
            f64x2 t_14 = __builtin_convertvector(high_half_u32x4(t_1), f64x2)
                / __builtin_convertvector(high_half_u32x4(t_3), f64x2);
            i32x4 size = (i32x4)join_u32x2(__builtin_convertvector(t_8, u32x2),
                __builtin_convertvector(t_14, u32x2));
            i32x4 t_19 = select_i32x4((x ^ x_1) < 0, -size, size);
            store_mask_i32x4(y + whole, select_i32x4(same, (i32x4){0}, t_19), lanes);
        }
    }
}

/* tnk_div_u32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u32 op=div to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 2 div 6 convert 2 select 5 shuffle 2 ld 1 st
 * vector registers: 4 of 32 */
void tnk_div_u32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u32x4 x = *(const u32x4u *)(a_1 + i);
            u32x4 x_1 = *(const u32x4u *)(b_1 + i);
            i32x4 same = x_1 == 0;
            u32x4 divisor = select_u32x4(same, splat_u32x4(1), x_1);
            f64x2 t_4 = __builtin_convertvector(low_half_u32x4(x), f64x2)
                / __builtin_convertvector(low_half_u32x4(divisor), f64x2);
            f64x2 t_10 = __builtin_convertvector(high_half_u32x4(x), f64x2)
                / __builtin_convertvector(high_half_u32x4(divisor), f64x2);
            u32x4 t_13 = select_u32x4(same, (u32x4){0},
                join_u32x2(__builtin_convertvector(t_4, u32x2),
                __builtin_convertvector(t_10, u32x2)));
            *(u32x4u *)(y + i) = t_13;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 x = load_mask_u32x4(a_1 + whole, lanes);
            u32x4 x_1 = load_mask_u32x4(b_1 + whole, lanes);
            i32x4 same = x_1 == 0;
            u32x4 divisor = select_u32x4(same, splat_u32x4(1), x_1);
            f64x2 t_4 = __builtin_convertvector(low_half_u32x4(x), f64x2)
                / __builtin_convertvector(low_half_u32x4(divisor), f64x2);
            f64x2 t_10 = __builtin_convertvector(high_half_u32x4(x), f64x2)
                / __builtin_convertvector(high_half_u32x4(divisor), f64x2);
            u32x4 t_13 = select_u32x4(same, (u32x4){0},
                join_u32x2(__builtin_convertvector(t_4, u32x2),
                __builtin_convertvector(t_10, u32x2)));
            store_mask_u32x4(y + whole, t_13, lanes);
        }
    }
}

/* tnk_div_u64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u64 op=div to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, all types of that size
 * a turn of the inner loop: 4 add 4 mul 2 div 5 convert 3 select 2 ld 1 st
 * vector registers: 5 of 32 */
void tnk_div_u64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            u64x2 x = *(const u64x2u *)(a_1 + i);
            u64x2 x_1 = *(const u64x2u *)(b_1 + i);
            i64x2 same = x_1 == 0ull;
            u64x2 divisor = select_u64x2(same, splat_u64x2(1ull), x_1);
            f64x2 wide = __builtin_convertvector(divisor, f64x2);
            u64x2 part = __builtin_convertvector(__builtin_convertvector(x, f64x2) / wide
                * 0.99999999999999911, u64x2);
            u64x2 left = x - part * divisor;
            u64x2 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x2) / wide
                * 0.99999999999999911, u64x2);
            left -= part_1 * divisor;
            u64x2 quotient = part + part_1;
            u64x2 t_10 = select_u64x2(same, (u64x2){0},
                select_u64x2(left < divisor, quotient, quotient + 1ull));
            *(u64x2u *)(y + i) = t_10;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 x = load_mask_u64x2(a_1 + whole, lanes);
            u64x2 x_1 = load_mask_u64x2(b_1 + whole, lanes);
            i64x2 same = x_1 == 0ull;
            u64x2 divisor = select_u64x2(same, splat_u64x2(1ull), x_1);
            f64x2 wide = __builtin_convertvector(divisor, f64x2);
            u64x2 part = __builtin_convertvector(__builtin_convertvector(x, f64x2) / wide
                * 0.99999999999999911, u64x2);
            u64x2 left = x - part * divisor;
            u64x2 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x2) / wide
                * 0.99999999999999911, u64x2);
            left -= part_1 * divisor;
            u64x2 quotient = part + part_1;
            u64x2 t_10 = select_u64x2(same, (u64x2){0},
                select_u64x2(left < divisor, quotient, quotient + 1ull));
            store_mask_u64x2(y + whole, t_10, lanes);
        }
    }
}

/* tnk_div_i64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i64 op=div to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: binary, every tier
 * a turn of the inner loop: 4 add 4 mul 2 div 5 convert 4 select 2 ld 1 st
 * vector registers: 7 of 32 */
void tnk_div_i64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
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
            i64x2 x = *(const i64x2u *)(a_1 + i);
            i64x2 x_1 = *(const i64x2u *)(b_1 + i);
            i64x2 same = x_1 == 0ll;
            i64x2 divisor = select_i64x2(same, splat_i64x2(1ll), x_1);
            u64x2 t_1 = (u64x2)abs_i64x2(x);
            u64x2 t_3 = (u64x2)abs_i64x2(divisor);
            f64x2 wide = __builtin_convertvector(t_3, f64x2);
            u64x2 part = __builtin_convertvector(__builtin_convertvector(t_1, f64x2) / wide
                * 0.99999999999999911, u64x2);
            u64x2 left = t_1 - part * t_3;
            u64x2 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x2) / wide
                * 0.99999999999999911, u64x2);
            left -= part_1 * t_3;
            u64x2 quotient = part + part_1;
            i64x2 size = (i64x2)select_u64x2(left < t_3, quotient, quotient + 1ull);
            i64x2 t_16 = select_i64x2((x ^ x_1) < 0ll, -size, size);
            *(i64x2u *)(y + i) = select_i64x2(same, (i64x2){0}, t_16);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 x = load_mask_i64x2(a_1 + whole, lanes);
            i64x2 x_1 = load_mask_i64x2(b_1 + whole, lanes);
            i64x2 same = x_1 == 0ll;
            i64x2 divisor = select_i64x2(same, splat_i64x2(1ll), x_1);
            u64x2 t_1 = (u64x2)abs_i64x2(x);
            u64x2 t_3 = (u64x2)abs_i64x2(divisor);
            f64x2 wide = __builtin_convertvector(t_3, f64x2);
            u64x2 part = __builtin_convertvector(__builtin_convertvector(t_1, f64x2) / wide
                * 0.99999999999999911, u64x2);
            u64x2 left = t_1 - part * t_3;
            u64x2 part_1 = __builtin_convertvector(__builtin_convertvector(left, f64x2) / wide
                * 0.99999999999999911, u64x2);
            left -= part_1 * t_3;
            u64x2 quotient = part + part_1;
            i64x2 size = (i64x2)select_u64x2(left < t_3, quotient, quotient + 1ull);
            i64x2 t_16 = select_i64x2((x ^ x_1) < 0ll, -size, size);
            store_mask_i64x2(y + whole, select_i64x2(same, (i64x2){0}, t_16), lanes);
        }
    }
}

/* tnk_neg_i8__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i8 op=neg to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i8__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *x = data[0];
    int64_t x_row = stride[0][0];
    int8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i8x16 v = *(const i8x16u *)(x_1 + i);
            *(i8x16u *)(y + i) = -v;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            i8x16 v = load_mask_i8x16(x_1 + whole, lanes);
            store_mask_i8x16(y + whole, -v, lanes);
        }
    }
}

/* tnk_neg_i16__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i16 op=neg to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i16__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *x = data[0];
    int64_t x_row = stride[0][0];
    int16_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i16x8 v = *(const i16x8u *)(x_1 + i);
            *(i16x8u *)(y + i) = -v;
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            i16x8 v = load_mask_i16x8(x_1 + whole, lanes);
            store_mask_i16x8(y + whole, -v, lanes);
        }
    }
}

/* tnk_neg_i32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i32 op=neg to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x_1 + i);
            *(i32x4u *)(y + i) = -v;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 v = load_mask_i32x4(x_1 + whole, lanes);
            store_mask_i32x4(y + whole, -v, lanes);
        }
    }
}

/* tnk_neg_i64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i64 op=neg to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_i64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x_1 + i);
            *(i64x2u *)(y + i) = -v;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x_1 + whole, lanes);
            store_mask_i64x2(y + whole, -v, lanes);
        }
    }
}

/* tnk_abs_i8__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i8 op=abs to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i8__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *x = data[0];
    int64_t x_row = stride[0][0];
    int8_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *x_1 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i8x16 v = *(const i8x16u *)(x_1 + i);
            *(i8x16u *)(y + i) = abs_i8x16(v);
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            i8x16 v = load_mask_i8x16(x_1 + whole, lanes);
            store_mask_i8x16(y + whole, abs_i8x16(v), lanes);
        }
    }
}

/* tnk_abs_i16__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i16 op=abs to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i16__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int16_t *x = data[0];
    int64_t x_row = stride[0][0];
    int16_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *x_1 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i16x8 v = *(const i16x8u *)(x_1 + i);
            *(i16x8u *)(y + i) = abs_i16x8(v);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            i16x8 v = load_mask_i16x8(x_1 + whole, lanes);
            store_mask_i16x8(y + whole, abs_i16x8(v), lanes);
        }
    }
}

/* tnk_abs_i32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i32 op=abs to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x_1 + i);
            *(i32x4u *)(y + i) = abs_i32x4(v);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 v = load_mask_i32x4(x_1 + whole, lanes);
            store_mask_i32x4(y + whole, abs_i32x4(v), lanes);
        }
    }
}

/* tnk_abs_i64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i64 op=abs to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_i64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x_1 + i);
            *(i64x2u *)(y + i) = abs_i64x2(v);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x_1 + whole, lanes);
            store_mask_i64x2(y + whole, abs_i64x2(v), lanes);
        }
    }
}

/* tnk_clip_u8__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u8 op=clip to=u8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u8__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint8_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(255.0f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u8x16 lo = splat_u8x16((uint8_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(255.0f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u8x16 hi = splat_u8x16((uint8_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const uint8_t *x_3 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            u8x16 v = *(const u8x16u *)(x_3 + i);
            *(u8x16u *)(y + i) = min_u8x16(hi, max_u8x16(lo, v));
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 v = load_mask_u8x16(x_3 + whole, lanes);
            store_mask_u8x16(y + whole, min_u8x16(hi, max_u8x16(lo, v)), lanes);
        }
    }
}

/* tnk_clip_u16__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u16 op=clip to=u16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u16__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint16_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint16_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(65535.0f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u16x8 lo = splat_u16x8((uint16_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(65535.0f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u16x8 hi = splat_u16x8((uint16_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint16_t *y = out + row * out_row;
        const uint16_t *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            u16x8 v = *(const u16x8u *)(x_3 + i);
            *(u16x8u *)(y + i) = min_u16x8(hi, max_u16x8(lo, v));
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 v = load_mask_u16x8(x_3 + whole, lanes);
            store_mask_u16x8(y + whole, min_u16x8(hi, max_u16x8(lo, v)), lanes);
        }
    }
}

/* tnk_clip_u32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u32 op=clip to=u32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint32_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint32_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(4.29496704e+09f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u32x4 lo = splat_u32x4(4.2949673e+09f <= x_1 ? 4294967295u : (uint32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(4.29496704e+09f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u32x4 hi = splat_u32x4(4.2949673e+09f <= x_2 ? 4294967295u : (uint32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint32_t *y = out + row * out_row;
        const uint32_t *x_3 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            u32x4 v = *(const u32x4u *)(x_3 + i);
            *(u32x4u *)(y + i) = min_u32x4(hi, max_u32x4(lo, v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 v = load_mask_u32x4(x_3 + whole, lanes);
            store_mask_u32x4(y + whole, min_u32x4(hi, max_u32x4(lo, v)), lanes);
        }
    }
}

/* tnk_clip_u64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u64 op=clip to=u64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, all types of that size
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_u64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint64_t *x = data[0];
    int64_t x_row = stride[0][0];
    uint64_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(1.8446743e+19f, max_f32(0.0f, x_1 == x_1 ? x_1 : 0.0f));
    u64x2 lo = splat_u64x2(1.84467441e+19f <= x_1 ? 18446744073709551615ull : (uint64_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(1.8446743e+19f, max_f32(0.0f, x_2 == x_2 ? x_2 : 0.0f));
    u64x2 hi = splat_u64x2(1.84467441e+19f <= x_2 ? 18446744073709551615ull : (uint64_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint64_t *y = out + row * out_row;
        const uint64_t *x_3 = x + row * x_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            u64x2 v = *(const u64x2u *)(x_3 + i);
            *(u64x2u *)(y + i) = min_u64x2(hi, max_u64x2(lo, v));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 v = load_mask_u64x2(x_3 + whole, lanes);
            store_mask_u64x2(y + whole, min_u64x2(hi, max_u64x2(lo, v)), lanes);
        }
    }
}

/* tnk_clip_i8__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i8 op=clip to=i8 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i8__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int8_t *x = data[0];
    int64_t x_row = stride[0][0];
    int8_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(127.0f, max_f32(-128.0f, x_1 == x_1 ? x_1 : 0.0f));
    i8x16 lo = splat_i8x16((int8_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(127.0f, max_f32(-128.0f, x_2 == x_2 ? x_2 : 0.0f));
    i8x16 hi = splat_i8x16((int8_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int8_t *y = out + row * out_row;
        const int8_t *x_3 = x + row * x_row;
        int64_t whole = columns & -16;
        for (int64_t i = 0; i < whole; i += 16) {
            i8x16 v = *(const i8x16u *)(x_3 + i);
            *(i8x16u *)(y + i) = min_i8x16(hi, max_i8x16(lo, v));
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            i8x16 v = load_mask_i8x16(x_3 + whole, lanes);
            store_mask_i8x16(y + whole, min_i8x16(hi, max_i8x16(lo, v)), lanes);
        }
    }
}

/* tnk_clip_i16__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i16 op=clip to=i16 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i16__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int16_t *x = data[0];
    int64_t x_row = stride[0][0];
    int16_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(32767.0f, max_f32(-32768.0f, x_1 == x_1 ? x_1 : 0.0f));
    i16x8 lo = splat_i16x8((int16_t)(int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(32767.0f, max_f32(-32768.0f, x_2 == x_2 ? x_2 : 0.0f));
    i16x8 hi = splat_i16x8((int16_t)(int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int16_t *y = out + row * out_row;
        const int16_t *x_3 = x + row * x_row;
        int64_t whole = columns & -8;
        for (int64_t i = 0; i < whole; i += 8) {
            i16x8 v = *(const i16x8u *)(x_3 + i);
            *(i16x8u *)(y + i) = min_i16x8(hi, max_i16x8(lo, v));
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            i16x8 v = load_mask_i16x8(x_3 + whole, lanes);
            store_mask_i16x8(y + whole, min_i16x8(hi, max_i16x8(lo, v)), lanes);
        }
    }
}

/* tnk_clip_i32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i32 op=clip to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(2.14748352e+09f, max_f32(-2.14748365e+09f, x_1 == x_1 ? x_1 : 0.0f));
    i32x4 lo = splat_i32x4(2.14748365e+09f <= x_1 ? 2147483647 : (int32_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(2.14748352e+09f, max_f32(-2.14748365e+09f, x_2 == x_2 ? x_2 : 0.0f));
    i32x4 hi = splat_i32x4(2.14748365e+09f <= x_2 ? 2147483647 : (int32_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_3 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x_3 + i);
            *(i32x4u *)(y + i) = min_i32x4(hi, max_i32x4(lo, v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 v = load_mask_i32x4(x_3 + whole, lanes);
            store_mask_i32x4(y + whole, min_i32x4(hi, max_i32x4(lo, v)), lanes);
        }
    }
}

/* tnk_clip_i64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i64 op=clip to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_i64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    float x_1 = param[0];
    float t_2 = min_f32(9.22337149e+18f, max_f32(-9.22337204e+18f, x_1 == x_1 ? x_1 : 0.0f));
    i64x2 lo = splat_i64x2(9.22337204e+18f <= x_1 ? 9223372036854775807ll : (int64_t)t_2);
    float x_2 = param[1];
    float t_7 = min_f32(9.22337149e+18f, max_f32(-9.22337204e+18f, x_2 == x_2 ? x_2 : 0.0f));
    i64x2 hi = splat_i64x2(9.22337204e+18f <= x_2 ? 9223372036854775807ll : (int64_t)t_7);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_3 = x + row * x_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x_3 + i);
            *(i64x2u *)(y + i) = min_i64x2(hi, max_i64x2(lo, v));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x_3 + whole, lanes);
            store_mask_i64x2(y + whole, min_i64x2(hi, max_i64x2(lo, v)), lanes);
        }
    }
}

/* tnk_sign_i32__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i32 op=sign to=i32 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_sign_i32__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    int64_t x_row = stride[0][0];
    int32_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int32_t *y = out + row * out_row;
        const int32_t *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        for (int64_t i = 0; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x_1 + i);
            *(i32x4u *)(y + i) = min_i32x4(splat_i32x4(1), max_i32x4(splat_i32x4(-1), v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 v = load_mask_i32x4(x_1 + whole, lanes);
            store_mask_i32x4(y + whole, min_i32x4(splat_i32x4(1), max_i32x4(splat_i32x4(-1), v)),
                lanes);
        }
    }
}

/* tnk_sign_i64__neon_u1
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=i64 op=sign to=i64 unroll=1
 * listed in gen/manifest/ewise_int.lua: unary, every tier
 * a turn of the inner loop: 2 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_sign_i64__neon_u1(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int64_t *x = data[0];
    int64_t x_row = stride[0][0];
    int64_t *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t *y = out + row * out_row;
        const int64_t *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        for (int64_t i = 0; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x_1 + i);
            *(i64x2u *)(y + i) = min_i64x2(splat_i64x2(1ll), max_i64x2(splat_i64x2(-1ll), v));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x_1 + whole, lanes);
            store_mask_i64x2(y + whole,
                min_i64x2(splat_i64x2(1ll), max_i64x2(splat_i64x2(-1ll), v)), lanes);
        }
    }
}
