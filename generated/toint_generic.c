/* toint_generic.c: kernels of gen/manifest/toint.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef i8x4 i8x4u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x4 __attribute__((vector_size(8)));
typedef u16x4 u16x4u __attribute__((aligned(2), may_alias));
typedef int16_t i16x4 __attribute__((vector_size(8)));
typedef i16x4 i16x4u __attribute__((aligned(2), may_alias));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef u32x4 u32x4u __attribute__((aligned(4), may_alias));
typedef float f32x2 __attribute__((vector_size(8)));
typedef f32x2 f32x2u __attribute__((aligned(4), may_alias));
typedef int32_t i32x2 __attribute__((vector_size(8)));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef i64x2 i64x2u __attribute__((aligned(8), may_alias));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef u64x2 u64x2u __attribute__((aligned(8), may_alias));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef uint8_t u8x2 __attribute__((vector_size(2)));
typedef u8x2 u8x2u __attribute__((aligned(1), may_alias));
typedef int8_t i8x2 __attribute__((vector_size(2)));
typedef i8x2 i8x2u __attribute__((aligned(1), may_alias));
typedef uint16_t u16x2 __attribute__((vector_size(4)));
typedef u16x2 u16x2u __attribute__((aligned(2), may_alias));
typedef int16_t i16x2 __attribute__((vector_size(4)));
typedef i16x2 i16x2u __attribute__((aligned(2), may_alias));
typedef i32x2 i32x2u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x2 __attribute__((vector_size(8)));
typedef u32x2 u32x2u __attribute__((aligned(4), may_alias));

static inline f32x4 min_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a < b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

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

static inline void store_mask_u8x4(uint8_t *p, u8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i8x4(int8_t *p, i8x4 x, i8x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_u16x4(uint16_t *p, u16x4 x, i16x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i16x4(int16_t *p, i16x4 x, i16x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline i32x4 select_i32x4(i32x4 m, i32x4 a, i32x4 b)
{
    return (i32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline i32x4 splat_i32x4(int32_t x)
{
    return x - (i32x4){0};
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

static inline void store_mask_u32x4(uint32_t *p, u32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x2 min_f32x2(f32x2 a, f32x2 b)
{
    i32x2 m = a < b;
    return (f32x2)((m & (i32x2)a) | (~m & (i32x2)b));
}

static inline f32x2 splat_f32x2(float x)
{
    return x - (f32x2){0};
}

static inline f32x2 max_f32x2(f32x2 a, f32x2 b)
{
    i32x2 m = a > b;
    return (f32x2)((m & (i32x2)a) | (~m & (i32x2)b));
}

static inline f32x2 select_f32x2(i32x2 m, f32x2 a, f32x2 b)
{
    return (f32x2)((m & (i32x2)a) | (~m & (i32x2)b));
}

static inline i64x2 select_i64x2(i64x2 m, i64x2 a, i64x2 b)
{
    return (i64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline i64x2 splat_i64x2(int64_t x)
{
    return x - (i64x2){0};
}

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline f32x2 load_mask_f32x2(const float *p, i32x2 m)
{
    f32x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_i64x2(int64_t *p, i64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
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

static inline void store_mask_u64x2(uint64_t *p, u64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 min_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a < b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline f64x2 max_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a > b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_u8x2(uint8_t *p, u8x2 x, i8x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i8x2(int8_t *p, i8x2 x, i8x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_u16x2(uint16_t *p, u16x2 x, i16x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i16x2(int16_t *p, i16x2 x, i16x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_i32x2(int32_t *p, i32x2 x, i32x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline void store_mask_u32x2(uint32_t *p, u32x2 x, i32x2 m)
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

static inline i8x4 load_mask_i8x4(const int8_t *p, i8x4 m)
{
    i8x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u16x4 load_mask_u16x4(const uint16_t *p, i16x4 m)
{
    u16x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i16x4 load_mask_i16x4(const int16_t *p, i16x4 m)
{
    i16x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i32x2 load_mask_i32x2(const int32_t *p, i32x2 m)
{
    i32x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i32x4 load_mask_i32x4(const int32_t *p, i32x4 m)
{
    i32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u32x2 load_mask_u32x2(const uint32_t *p, i32x2 m)
{
    u32x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i64x2 load_mask_i64x2(const int64_t *p, i64x2 m)
{
    i64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u8x4 min_u8x4(u8x4 a, u8x4 b)
{
    i8x4 m = a < b;
    return (u8x4)((m & (i8x4)a) | (~m & (i8x4)b));
}

static inline u8x4 splat_u8x4(uint8_t x)
{
    return x - (u8x4){0};
}

/* tnk_cast_f32_u8__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_u8__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
            f32x4 t_2 = min_f32x4(splat_f32x4(255.0f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            *(u8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u8x4);
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            f32x4 t_8 = min_f32x4(splat_f32x4(255.0f),
                max_f32x4((f32x4){0}, select_f32x4(v_1 == v_1, v_1, (f32x4){0})));
            *(u8x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(255.0f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            *(u8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            f32x4 t_2 = min_f32x4(splat_f32x4(255.0f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            store_mask_u8x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_f32_i8__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=i8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_i8__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *src = data[0];
    int8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int8_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(127.0f),
                max_f32x4(splat_f32x4(-128.0f), select_f32x4(v == v, v, (f32x4){0})));
            *(i8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i8x4);
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            f32x4 t_8 = min_f32x4(splat_f32x4(127.0f),
                max_f32x4(splat_f32x4(-128.0f), select_f32x4(v_1 == v_1, v_1, (f32x4){0})));
            *(i8x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), i8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(127.0f),
                max_f32x4(splat_f32x4(-128.0f), select_f32x4(v == v, v, (f32x4){0})));
            *(i8x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            f32x4 t_2 = min_f32x4(splat_f32x4(127.0f),
                max_f32x4(splat_f32x4(-128.0f), select_f32x4(v == v, v, (f32x4){0})));
            store_mask_i8x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_f32_u16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=u16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_u16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(65535.0f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            *(u16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                u16x4);
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            f32x4 t_8 = min_f32x4(splat_f32x4(65535.0f),
                max_f32x4((f32x4){0}, select_f32x4(v_1 == v_1, v_1, (f32x4){0})));
            *(u16x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), u16x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(65535.0f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            *(u16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                u16x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            f32x4 t_2 = min_f32x4(splat_f32x4(65535.0f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            store_mask_u16x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), u16x4),
                __builtin_convertvector(lanes, i16x4));
        }
    }
}

/* tnk_cast_f32_i16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f32_i16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(32767.0f),
                max_f32x4(splat_f32x4(-32768.0f), select_f32x4(v == v, v, (f32x4){0})));
            *(i16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                i16x4);
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            f32x4 t_8 = min_f32x4(splat_f32x4(32767.0f),
                max_f32x4(splat_f32x4(-32768.0f), select_f32x4(v_1 == v_1, v_1, (f32x4){0})));
            *(i16x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x4), i16x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(32767.0f),
                max_f32x4(splat_f32x4(-32768.0f), select_f32x4(v == v, v, (f32x4){0})));
            *(i16x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x4),
                i16x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            f32x4 t_2 = min_f32x4(splat_f32x4(32767.0f),
                max_f32x4(splat_f32x4(-32768.0f), select_f32x4(v == v, v, (f32x4){0})));
            store_mask_i16x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x4), i16x4),
                __builtin_convertvector(lanes, i16x4));
        }
    }
}

/* tnk_cast_f32_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_i32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(2.14748352e+09f),
                max_f32x4(splat_f32x4(-2.14748365e+09f), select_f32x4(v == v, v, (f32x4){0})));
            *(i32x4u *)(y + i) = select_i32x4(2.14748365e+09f <= v, splat_i32x4(2147483647),
                __builtin_convertvector(t_2, i32x4));
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            f32x4 t_8 = min_f32x4(splat_f32x4(2.14748352e+09f),
                max_f32x4(splat_f32x4(-2.14748365e+09f),
                select_f32x4(v_1 == v_1, v_1, (f32x4){0})));
            *(i32x4u *)(y + i + 4) =
                select_i32x4(2.14748365e+09f <= v_1, splat_i32x4(2147483647),
                __builtin_convertvector(t_8, i32x4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(2.14748352e+09f),
                max_f32x4(splat_f32x4(-2.14748365e+09f), select_f32x4(v == v, v, (f32x4){0})));
            *(i32x4u *)(y + i) = select_i32x4(2.14748365e+09f <= v, splat_i32x4(2147483647),
                __builtin_convertvector(t_2, i32x4));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            f32x4 t_2 = min_f32x4(splat_f32x4(2.14748352e+09f),
                max_f32x4(splat_f32x4(-2.14748365e+09f), select_f32x4(v == v, v, (f32x4){0})));
            store_mask_i32x4(y + whole,
                select_i32x4(2.14748365e+09f <= v, splat_i32x4(2147483647),
                __builtin_convertvector(t_2, i32x4)), lanes);
        }
    }
}

/* tnk_cast_f32_u32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=u32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_u32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(4.29496704e+09f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            *(u32x4u *)(y + i) = select_u32x4(4.2949673e+09f <= v, splat_u32x4(4294967295u),
                __builtin_convertvector(t_2, u32x4));
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            f32x4 t_8 = min_f32x4(splat_f32x4(4.29496704e+09f),
                max_f32x4((f32x4){0}, select_f32x4(v_1 == v_1, v_1, (f32x4){0})));
            *(u32x4u *)(y + i + 4) =
                select_u32x4(4.2949673e+09f <= v_1, splat_u32x4(4294967295u),
                __builtin_convertvector(t_8, u32x4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            f32x4 t_2 = min_f32x4(splat_f32x4(4.29496704e+09f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            *(u32x4u *)(y + i) = select_u32x4(4.2949673e+09f <= v, splat_u32x4(4294967295u),
                __builtin_convertvector(t_2, u32x4));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            f32x4 t_2 = min_f32x4(splat_f32x4(4.29496704e+09f),
                max_f32x4((f32x4){0}, select_f32x4(v == v, v, (f32x4){0})));
            store_mask_u32x4(y + whole,
                select_u32x4(4.2949673e+09f <= v, splat_u32x4(4294967295u),
                __builtin_convertvector(t_2, u32x4)), lanes);
        }
    }
}

/* tnk_cast_f32_i64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_i64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f32x2 v = *(const f32x2u *)(x + i);
            f32x2 t_2 = min_f32x2(splat_f32x2(9.22337149e+18f),
                max_f32x2(splat_f32x2(-9.22337204e+18f), select_f32x2(v == v, v, (f32x2){0})));
            i64x2 t_5 = select_i64x2(__builtin_convertvector(9.22337204e+18f <= v, i64x2),
                splat_i64x2(9223372036854775807ll), __builtin_convertvector(t_2, i64x2));
            *(i64x2u *)(y + i) = t_5;
            f32x2 v_1 = *(const f32x2u *)(x + i + 2);
            f32x2 t_9 = min_f32x2(splat_f32x2(9.22337149e+18f),
                max_f32x2(splat_f32x2(-9.22337204e+18f),
                select_f32x2(v_1 == v_1, v_1, (f32x2){0})));
            i64x2 t_12 = select_i64x2(__builtin_convertvector(9.22337204e+18f <= v_1, i64x2),
                splat_i64x2(9223372036854775807ll), __builtin_convertvector(t_9, i64x2));
            *(i64x2u *)(y + i + 2) = t_12;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f32x2 v = *(const f32x2u *)(x + i);
            f32x2 t_2 = min_f32x2(splat_f32x2(9.22337149e+18f),
                max_f32x2(splat_f32x2(-9.22337204e+18f), select_f32x2(v == v, v, (f32x2){0})));
            i64x2 t_5 = select_i64x2(__builtin_convertvector(9.22337204e+18f <= v, i64x2),
                splat_i64x2(9223372036854775807ll), __builtin_convertvector(t_2, i64x2));
            *(i64x2u *)(y + i) = t_5;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f32x2 v = load_mask_f32x2(x + whole, __builtin_convertvector(lanes, i32x2));
            f32x2 t_3 = min_f32x2(splat_f32x2(9.22337149e+18f),
                max_f32x2(splat_f32x2(-9.22337204e+18f), select_f32x2(v == v, v, (f32x2){0})));
            i64x2 t_6 = select_i64x2(__builtin_convertvector(9.22337204e+18f <= v, i64x2),
                splat_i64x2(9223372036854775807ll), __builtin_convertvector(t_3, i64x2));
            store_mask_i64x2(y + whole, t_6, lanes);
        }
    }
}

/* tnk_cast_f32_u64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=u64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f32_u64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        uint64_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f32x2 v = *(const f32x2u *)(x + i);
            f32x2 t_2 = min_f32x2(splat_f32x2(1.8446743e+19f),
                max_f32x2((f32x2){0}, select_f32x2(v == v, v, (f32x2){0})));
            u64x2 t_5 = select_u64x2(__builtin_convertvector(1.84467441e+19f <= v, i64x2),
                splat_u64x2(18446744073709551615ull), __builtin_convertvector(t_2, u64x2));
            *(u64x2u *)(y + i) = t_5;
            f32x2 v_1 = *(const f32x2u *)(x + i + 2);
            f32x2 t_9 = min_f32x2(splat_f32x2(1.8446743e+19f),
                max_f32x2((f32x2){0}, select_f32x2(v_1 == v_1, v_1, (f32x2){0})));
            u64x2 t_12 = select_u64x2(__builtin_convertvector(1.84467441e+19f <= v_1, i64x2),
                splat_u64x2(18446744073709551615ull), __builtin_convertvector(t_9, u64x2));
            *(u64x2u *)(y + i + 2) = t_12;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f32x2 v = *(const f32x2u *)(x + i);
            f32x2 t_2 = min_f32x2(splat_f32x2(1.8446743e+19f),
                max_f32x2((f32x2){0}, select_f32x2(v == v, v, (f32x2){0})));
            u64x2 t_5 = select_u64x2(__builtin_convertvector(1.84467441e+19f <= v, i64x2),
                splat_u64x2(18446744073709551615ull), __builtin_convertvector(t_2, u64x2));
            *(u64x2u *)(y + i) = t_5;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f32x2 v = load_mask_f32x2(x + whole, __builtin_convertvector(lanes, i32x2));
            f32x2 t_3 = min_f32x2(splat_f32x2(1.8446743e+19f),
                max_f32x2((f32x2){0}, select_f32x2(v == v, v, (f32x2){0})));
            u64x2 t_6 = select_u64x2(__builtin_convertvector(1.84467441e+19f <= v, i64x2),
                splat_u64x2(18446744073709551615ull), __builtin_convertvector(t_3, u64x2));
            store_mask_u64x2(y + whole, t_6, lanes);
        }
    }
}

/* tnk_cast_f64_u8__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_u8__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
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
            f64x2 t_2 = min_f64x2(splat_f64x2(255.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u8x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2), u8x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_8 = min_f64x2(splat_f64x2(255.0),
                max_f64x2((f64x2){0}, select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(u8x2u *)(y + i + 2) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x2), u8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(255.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u8x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2), u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(255.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            store_mask_u8x2(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x2), u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_cast_f64_i8__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=i8 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_i8__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *src = data[0];
    int8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int8_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(127.0),
                max_f64x2(splat_f64x2(-128.0), select_f64x2(v == v, v, (f64x2){0})));
            *(i8x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2), i8x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_8 = min_f64x2(splat_f64x2(127.0),
                max_f64x2(splat_f64x2(-128.0), select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(i8x2u *)(y + i + 2) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x2), i8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(127.0),
                max_f64x2(splat_f64x2(-128.0), select_f64x2(v == v, v, (f64x2){0})));
            *(i8x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2), i8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(127.0),
                max_f64x2(splat_f64x2(-128.0), select_f64x2(v == v, v, (f64x2){0})));
            store_mask_i8x2(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x2), i8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_cast_f64_u16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=u16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_u16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(65535.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u16x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2),
                u16x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_8 = min_f64x2(splat_f64x2(65535.0),
                max_f64x2((f64x2){0}, select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(u16x2u *)(y + i + 2) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x2), u16x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(65535.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u16x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2),
                u16x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(65535.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            store_mask_u16x2(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x2), u16x2),
                __builtin_convertvector(lanes, i16x2));
        }
    }
}

/* tnk_cast_f64_i16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 4 convert 2 select 2 ld 2 st; 2 max 2 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_i16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(32767.0),
                max_f64x2(splat_f64x2(-32768.0), select_f64x2(v == v, v, (f64x2){0})));
            *(i16x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2),
                i16x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_8 = min_f64x2(splat_f64x2(32767.0),
                max_f64x2(splat_f64x2(-32768.0), select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(i16x2u *)(y + i + 2) =
                __builtin_convertvector(__builtin_convertvector(t_8, i32x2), i16x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(32767.0),
                max_f64x2(splat_f64x2(-32768.0), select_f64x2(v == v, v, (f64x2){0})));
            *(i16x2u *)(y + i) = __builtin_convertvector(__builtin_convertvector(t_2, i32x2),
                i16x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(32767.0),
                max_f64x2(splat_f64x2(-32768.0), select_f64x2(v == v, v, (f64x2){0})));
            store_mask_i16x2(y + whole,
                __builtin_convertvector(__builtin_convertvector(t_2, i32x2), i16x2),
                __builtin_convertvector(lanes, i16x2));
        }
    }
}

/* tnk_cast_f64_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_i32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(2147483647.0),
                max_f64x2(splat_f64x2(-2147483648.0), select_f64x2(v == v, v, (f64x2){0})));
            *(i32x2u *)(y + i) = __builtin_convertvector(t_2, i32x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_7 = min_f64x2(splat_f64x2(2147483647.0),
                max_f64x2(splat_f64x2(-2147483648.0), select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(i32x2u *)(y + i + 2) = __builtin_convertvector(t_7, i32x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(2147483647.0),
                max_f64x2(splat_f64x2(-2147483648.0), select_f64x2(v == v, v, (f64x2){0})));
            *(i32x2u *)(y + i) = __builtin_convertvector(t_2, i32x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(2147483647.0),
                max_f64x2(splat_f64x2(-2147483648.0), select_f64x2(v == v, v, (f64x2){0})));
            store_mask_i32x2(y + whole, __builtin_convertvector(t_2, i32x2),
                __builtin_convertvector(lanes, i32x2));
        }
    }
}

/* tnk_cast_f64_u32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=u32 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 2 select 2 ld 2 st; 2 max 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 1 of 16 */
void tnk_cast_f64_u32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    uint32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint32_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(4294967295.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u32x2u *)(y + i) = __builtin_convertvector(t_2, u32x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_7 = min_f64x2(splat_f64x2(4294967295.0),
                max_f64x2((f64x2){0}, select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(u32x2u *)(y + i + 2) = __builtin_convertvector(t_7, u32x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(4294967295.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u32x2u *)(y + i) = __builtin_convertvector(t_2, u32x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(4294967295.0),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            store_mask_u32x2(y + whole, __builtin_convertvector(t_2, u32x2),
                __builtin_convertvector(lanes, i32x2));
        }
    }
}

/* tnk_cast_f64_i64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f64_i64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(9.2233720368547748e+18),
                max_f64x2(splat_f64x2(-9.2233720368547758e+18),
                select_f64x2(v == v, v, (f64x2){0})));
            *(i64x2u *)(y + i) = select_i64x2(9.2233720368547758e+18 <= v,
                splat_i64x2(9223372036854775807ll), __builtin_convertvector(t_2, i64x2));
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_8 = min_f64x2(splat_f64x2(9.2233720368547748e+18),
                max_f64x2(splat_f64x2(-9.2233720368547758e+18),
                select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(i64x2u *)(y + i + 2) =
                select_i64x2(9.2233720368547758e+18 <= v_1, splat_i64x2(9223372036854775807ll),
                __builtin_convertvector(t_8, i64x2));
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(9.2233720368547748e+18),
                max_f64x2(splat_f64x2(-9.2233720368547758e+18),
                select_f64x2(v == v, v, (f64x2){0})));
            *(i64x2u *)(y + i) = select_i64x2(9.2233720368547758e+18 <= v,
                splat_i64x2(9223372036854775807ll), __builtin_convertvector(t_2, i64x2));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(9.2233720368547748e+18),
                max_f64x2(splat_f64x2(-9.2233720368547758e+18),
                select_f64x2(v == v, v, (f64x2){0})));
            store_mask_i64x2(y + whole,
                select_i64x2(9.2233720368547758e+18 <= v, splat_i64x2(9223372036854775807ll),
                __builtin_convertvector(t_2, i64x2)), lanes);
        }
    }
}

/* tnk_cast_f64_u64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=u64 unroll=2
 * listed in gen/manifest/toint.lua: saturates to each type's own ends
 * a turn of each inner loop: 4 max 2 convert 4 select 2 ld 2 st; 2 max 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 2 of 16 */
void tnk_cast_f64_u64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    uint64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        uint64_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(1.844674407370955e+19),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u64x2u *)(y + i) = select_u64x2(1.8446744073709552e+19 <= v,
                splat_u64x2(18446744073709551615ull), __builtin_convertvector(t_2, u64x2));
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            f64x2 t_8 = min_f64x2(splat_f64x2(1.844674407370955e+19),
                max_f64x2((f64x2){0}, select_f64x2(v_1 == v_1, v_1, (f64x2){0})));
            *(u64x2u *)(y + i + 2) =
                select_u64x2(1.8446744073709552e+19 <= v_1, splat_u64x2(18446744073709551615ull),
                __builtin_convertvector(t_8, u64x2));
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            f64x2 t_2 = min_f64x2(splat_f64x2(1.844674407370955e+19),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            *(u64x2u *)(y + i) = select_u64x2(1.8446744073709552e+19 <= v,
                splat_u64x2(18446744073709551615ull), __builtin_convertvector(t_2, u64x2));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            f64x2 t_2 = min_f64x2(splat_f64x2(1.844674407370955e+19),
                max_f64x2((f64x2){0}, select_f64x2(v == v, v, (f64x2){0})));
            store_mask_u64x2(y + whole,
                select_u64x2(1.8446744073709552e+19 <= v, splat_u64x2(18446744073709551615ull),
                __builtin_convertvector(t_2, u64x2)), lanes);
        }
    }
}

/* tnk_cast_u8_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u8 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u8_i32__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
            u8x4 v_1 = *(const u8x4u *)(x + i + 4);
            *(i32x4u *)(y + i + 4) = __builtin_convertvector(v_1, i32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u8x4 v = load_mask_u8x4(x + whole, __builtin_convertvector(lanes, i8x4));
            store_mask_i32x4(y + whole, __builtin_convertvector(v, i32x4), lanes);
        }
    }
}

/* tnk_cast_i8_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i8 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i8_i32__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i8x4 v = *(const i8x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
            i8x4 v_1 = *(const i8x4u *)(x + i + 4);
            *(i32x4u *)(y + i + 4) = __builtin_convertvector(v_1, i32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i8x4 v = *(const i8x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i8x4 v = load_mask_i8x4(x + whole, __builtin_convertvector(lanes, i8x4));
            store_mask_i32x4(y + whole, __builtin_convertvector(v, i32x4), lanes);
        }
    }
}

/* tnk_cast_u16_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u16 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u16_i32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u16x4 v = *(const u16x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
            u16x4 v_1 = *(const u16x4u *)(x + i + 4);
            *(i32x4u *)(y + i + 4) = __builtin_convertvector(v_1, i32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u16x4 v = *(const u16x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u16x4 v = load_mask_u16x4(x + whole, __builtin_convertvector(lanes, i16x4));
            store_mask_i32x4(y + whole, __builtin_convertvector(v, i32x4), lanes);
        }
    }
}

/* tnk_cast_i16_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i16 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers to the width at which others meet
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i16_i32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int16_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int16_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i16x4 v = *(const i16x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
            i16x4 v_1 = *(const i16x4u *)(x + i + 4);
            *(i32x4u *)(y + i + 4) = __builtin_convertvector(v_1, i32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i16x4 v = *(const i16x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(v, i32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i16x4 v = load_mask_i16x4(x + whole, __builtin_convertvector(lanes, i16x4));
            store_mask_i32x4(y + whole, __builtin_convertvector(v, i32x4), lanes);
        }
    }
}

/* tnk_cast_i32_i64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_i64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            i32x2 v = *(const i32x2u *)(x + i);
            *(i64x2u *)(y + i) = __builtin_convertvector(v, i64x2);
            i32x2 v_1 = *(const i32x2u *)(x + i + 2);
            *(i64x2u *)(y + i + 2) = __builtin_convertvector(v_1, i64x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            i32x2 v = *(const i32x2u *)(x + i);
            *(i64x2u *)(y + i) = __builtin_convertvector(v, i64x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i32x2 v = load_mask_i32x2(x + whole, __builtin_convertvector(lanes, i32x2));
            store_mask_i64x2(y + whole, __builtin_convertvector(v, i64x2), lanes);
        }
    }
}

/* tnk_cast_i32_i16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i32 to=i16 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_i16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    int16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        int16_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(i16x4u *)(y + i) = __builtin_convertvector(v, i16x4);
            i32x4 v_1 = *(const i32x4u *)(x + i + 4);
            *(i16x4u *)(y + i + 4) = __builtin_convertvector(v_1, i16x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(i16x4u *)(y + i) = __builtin_convertvector(v, i16x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 v = load_mask_i32x4(x + whole, lanes);
            store_mask_i16x4(y + whole, __builtin_convertvector(v, i16x4),
                __builtin_convertvector(lanes, i16x4));
        }
    }
}

/* tnk_cast_i32_u8__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i32 to=u8 unroll=2
 * listed in gen/manifest/toint.lua: integers wider and narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_u8__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    uint8_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        uint8_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(u8x4u *)(y + i) = __builtin_convertvector(v, u8x4);
            i32x4 v_1 = *(const i32x4u *)(x + i + 4);
            *(u8x4u *)(y + i + 4) = __builtin_convertvector(v_1, u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(u8x4u *)(y + i) = __builtin_convertvector(v, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 v = load_mask_i32x4(x + whole, lanes);
            store_mask_u8x4(y + whole, __builtin_convertvector(v, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_cast_u32_i64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u32 to=i64 unroll=2
 * listed in gen/manifest/toint.lua: integers wider
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u32_i64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    int64_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        int64_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u32x2 v = *(const u32x2u *)(x + i);
            *(i64x2u *)(y + i) = __builtin_convertvector(v, i64x2);
            u32x2 v_1 = *(const u32x2u *)(x + i + 2);
            *(i64x2u *)(y + i + 2) = __builtin_convertvector(v_1, i64x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u32x2 v = *(const u32x2u *)(x + i);
            *(i64x2u *)(y + i) = __builtin_convertvector(v, i64x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u32x2 v = load_mask_u32x2(x + whole, __builtin_convertvector(lanes, i32x2));
            store_mask_i64x2(y + whole, __builtin_convertvector(v, i64x2), lanes);
        }
    }
}

/* tnk_cast_i64_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i64 to=i32 unroll=2
 * listed in gen/manifest/toint.lua: integers narrower
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i64_i32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            i64x2 v = *(const i64x2u *)(x + i);
            *(i32x2u *)(y + i) = __builtin_convertvector(v, i32x2);
            i64x2 v_1 = *(const i64x2u *)(x + i + 2);
            *(i32x2u *)(y + i + 2) = __builtin_convertvector(v_1, i32x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x + i);
            *(i32x2u *)(y + i) = __builtin_convertvector(v, i32x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x + whole, lanes);
            store_mask_i32x2(y + whole, __builtin_convertvector(v, i32x2),
                __builtin_convertvector(lanes, i32x2));
        }
    }
}

/* tnk_cast_bool_i32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=bool to=i32 unroll=2
 * listed in gen/manifest/toint.lua: masks to count and multiply with
 * a turn of each inner loop: 2 max 2 convert 2 ld 2 st; 1 max 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_bool_i32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    int32_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        int32_t *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(min_u8x4(splat_u8x4(1), v), i32x4);
            u8x4 v_1 = *(const u8x4u *)(x + i + 4);
            *(i32x4u *)(y + i + 4) = __builtin_convertvector(min_u8x4(splat_u8x4(1), v_1), i32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(i32x4u *)(y + i) = __builtin_convertvector(min_u8x4(splat_u8x4(1), v), i32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u8x4 v = load_mask_u8x4(x + whole, __builtin_convertvector(lanes, i8x4));
            store_mask_i32x4(y + whole, __builtin_convertvector(min_u8x4(splat_u8x4(1), v), i32x4),
                lanes);
        }
    }
}
