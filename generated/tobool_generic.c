/* tobool_generic.c: kernels of gen/manifest/tobool.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef u8x16 u8x16u __attribute__((aligned(1), may_alias));
typedef int8_t i8x16 __attribute__((vector_size(16)));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));
typedef int16_t i16x8 __attribute__((vector_size(16)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef u8x8 u8x8u __attribute__((aligned(1), may_alias));
typedef int8_t i8x8 __attribute__((vector_size(8)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef u32x4 u32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef u64x2 u64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef uint8_t u8x2 __attribute__((vector_size(2)));
typedef u8x2 u8x2u __attribute__((aligned(1), may_alias));
typedef int8_t i8x2 __attribute__((vector_size(2)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));

static inline u8x16 min_u8x16(u8x16 a, u8x16 b)
{
    i8x16 m = a < b;
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

static inline u16x8 min_u16x8(u16x8 a, u16x8 b)
{
    i16x8 m = a < b;
    return (u16x8)((m & (i16x8)a) | (~m & (i16x8)b));
}

static inline u16x8 splat_u16x8(uint16_t x)
{
    return x - (u16x8){0};
}

static inline i16x8 first_lanes_i16x8(int64_t count)
{
    return (i16x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int16_t)count;
}

static inline u16x8 load_mask_u16x8(const uint16_t *p, i16x8 m)
{
    u16x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x8(uint8_t *p, u8x8 x, i8x8 m)
{
    for (int i = 0; i < 8; i++)
        if (m[i]) p[i] = x[i];
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

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline u32x4 load_mask_u32x4(const uint32_t *p, i32x4 m)
{
    u32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x4(uint8_t *p, u8x4 x, i8x4 m)
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

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline u64x2 load_mask_u64x2(const uint64_t *p, i64x2 m)
{
    u64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x2(uint8_t *p, u8x2 x, i8x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_cast_u8_bool__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u8 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u8_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            u8x16 v = *(const u8x16u *)(x + i);
            u8x16 one = min_u8x16(splat_u8x16(1), v);
            *(u8x16u *)(y + i) = one;
            u8x16 v_1 = *(const u8x16u *)(x + i + 16);
            u8x16 one_1 = min_u8x16(splat_u8x16(1), v_1);
            *(u8x16u *)(y + i + 16) = one_1;
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            u8x16 v = *(const u8x16u *)(x + i);
            u8x16 one = min_u8x16(splat_u8x16(1), v);
            *(u8x16u *)(y + i) = one;
        }
        if (whole < columns) {
            i8x16 lanes = first_lanes_i8x16(columns - whole);
            u8x16 v = load_mask_u8x16(x + whole, lanes);
            u8x16 one = min_u8x16(splat_u8x16(1), v);
            store_mask_u8x16(y + whole, one, lanes);
        }
    }
}

/* tnk_cast_u16_bool__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u16 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u16_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u16x8 v = *(const u16x8u *)(x + i);
            u16x8 one = min_u16x8(splat_u16x8(1), v);
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
            u16x8 v_1 = *(const u16x8u *)(x + i + 8);
            u16x8 one_1 = min_u16x8(splat_u16x8(1), v_1);
            *(u8x8u *)(y + i + 8) = __builtin_convertvector(one_1, u8x8);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u16x8 v = *(const u16x8u *)(x + i);
            u16x8 one = min_u16x8(splat_u16x8(1), v);
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 v = load_mask_u16x8(x + whole, lanes);
            u16x8 one = min_u16x8(splat_u16x8(1), v);
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}

/* tnk_cast_u32_bool__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u32 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u32_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u32x4 v = *(const u32x4u *)(x + i);
            u32x4 one = min_u32x4(splat_u32x4(1), v);
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
            u32x4 v_1 = *(const u32x4u *)(x + i + 4);
            u32x4 one_1 = min_u32x4(splat_u32x4(1), v_1);
            *(u8x4u *)(y + i + 4) = __builtin_convertvector(one_1, u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u32x4 v = *(const u32x4u *)(x + i);
            u32x4 one = min_u32x4(splat_u32x4(1), v);
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 v = load_mask_u32x4(x + whole, lanes);
            u32x4 one = min_u32x4(splat_u32x4(1), v);
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_u64_bool__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u64 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u64_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 v = *(const u64x2u *)(x + i);
            u64x2 one = min_u64x2(splat_u64x2(1ull), v);
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
            u64x2 v_1 = *(const u64x2u *)(x + i + 2);
            u64x2 one_1 = min_u64x2(splat_u64x2(1ull), v_1);
            *(u8x2u *)(y + i + 2) = __builtin_convertvector(one_1, u8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 v = *(const u64x2u *)(x + i);
            u64x2 one = min_u64x2(splat_u64x2(1ull), v);
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 v = load_mask_u64x2(x + whole, lanes);
            u64x2 one = min_u64x2(splat_u64x2(1ull), v);
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_cast_f32_bool__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f32_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = *(const f32x4u *)(x + i);
            u32x4 one = min_u32x4(splat_u32x4(1), (u32x4)v << 1);
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            u32x4 one_1 = min_u32x4(splat_u32x4(1), (u32x4)v_1 << 1);
            *(u8x4u *)(y + i + 4) = __builtin_convertvector(one_1, u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            u32x4 one = min_u32x4(splat_u32x4(1), (u32x4)v << 1);
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            u32x4 one = min_u32x4(splat_u32x4(1), (u32x4)v << 1);
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_f64_bool__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f64_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            u64x2 one = min_u64x2(splat_u64x2(1ull), (u64x2)v << 1ull);
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            u64x2 one_1 = min_u64x2(splat_u64x2(1ull), (u64x2)v_1 << 1ull);
            *(u8x2u *)(y + i + 2) = __builtin_convertvector(one_1, u8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            u64x2 one = min_u64x2(splat_u64x2(1ull), (u64x2)v << 1ull);
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            u64x2 one = min_u64x2(splat_u64x2(1ull), (u64x2)v << 1ull);
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_cast_f16_bool__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f16 to=bool unroll=2
 * listed in gen/manifest/tobool.lua: not 0, NaN included; bf16 has the same zeros
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f16_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -8;
        int64_t unrolled = columns & -16;
        for (int64_t i = 0; i < unrolled; i += 16) {
            u16x8 v = *(const u16x8u *)(x + i);
            u16x8 one = min_u16x8(splat_u16x8(1), v << splat_u16x8(1));
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
            u16x8 v_1 = *(const u16x8u *)(x + i + 8);
            u16x8 one_1 = min_u16x8(splat_u16x8(1), v_1 << splat_u16x8(1));
            *(u8x8u *)(y + i + 8) = __builtin_convertvector(one_1, u8x8);
        }
        for (int64_t i = unrolled; i < whole; i += 8) {
            u16x8 v = *(const u16x8u *)(x + i);
            u16x8 one = min_u16x8(splat_u16x8(1), v << splat_u16x8(1));
            *(u8x8u *)(y + i) = __builtin_convertvector(one, u8x8);
        }
        if (whole < columns) {
            i16x8 lanes = first_lanes_i16x8(columns - whole);
            u16x8 v = load_mask_u16x8(x + whole, lanes);
            u16x8 one = min_u16x8(splat_u16x8(1), v << splat_u16x8(1));
            store_mask_u8x8(y + whole, __builtin_convertvector(one, u8x8),
                __builtin_convertvector(lanes, i8x8));
        }
    }
}
