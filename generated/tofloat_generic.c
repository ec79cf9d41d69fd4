/* tofloat_generic.c: kernels of gen/manifest/tofloat.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef float f32x2 __attribute__((vector_size(8)));
typedef f32x2 f32x2u __attribute__((aligned(4), may_alias));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef int32_t i32x2 __attribute__((vector_size(8)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint16_t u16x4 __attribute__((vector_size(8)));
typedef u16x4 u16x4u __attribute__((aligned(2), may_alias));
typedef int16_t i16x4 __attribute__((vector_size(8)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef i8x4 i8x4u __attribute__((aligned(1), may_alias));
typedef i16x4 i16x4u __attribute__((aligned(2), may_alias));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef i32x2 i32x2u __attribute__((aligned(4), may_alias));
typedef u32x4 u32x4u __attribute__((aligned(4), may_alias));
typedef uint32_t u32x2 __attribute__((vector_size(8)));
typedef u32x2 u32x2u __attribute__((aligned(4), may_alias));
typedef i64x2 i64x2u __attribute__((aligned(8), may_alias));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef u64x2 u64x2u __attribute__((aligned(8), may_alias));
typedef uint16_t u16x2 __attribute__((vector_size(4)));
typedef u16x2 u16x2u __attribute__((aligned(2), may_alias));
typedef int16_t i16x2 __attribute__((vector_size(4)));

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

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
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

static inline void store_mask_u16x4(uint16_t *p, u16x4 x, i16x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline u32x4 select_u32x4(i32x4 m, u32x4 a, u32x4 b)
{
    return (u32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f32x2(float *p, f32x2 x, i32x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline u16x4 load_mask_u16x4(const uint16_t *p, i16x4 m)
{
    u16x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
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

static inline i16x4 load_mask_i16x4(const int16_t *p, i16x4 m)
{
    i16x4 x = {0};
    for (int i = 0; i < 4; i++)
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

static inline i32x2 load_mask_i32x2(const int32_t *p, i32x2 m)
{
    i32x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline u32x4 load_mask_u32x4(const uint32_t *p, i32x4 m)
{
    u32x4 x = {0};
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

static inline u64x2 load_mask_u64x2(const uint64_t *p, i64x2 m)
{
    u64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline i64x2 select_i64x2(i64x2 m, i64x2 a, i64x2 b)
{
    return (i64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline i32x2 select_i32x2(i32x2 m, i32x2 a, i32x2 b)
{
    return (i32x2)((m & (i32x2)a) | (~m & (i32x2)b));
}

static inline i32x2 splat_i32x2(int32_t x)
{
    return x - (i32x2){0};
}

static inline void store_mask_u16x2(uint16_t *p, u16x2 x, i16x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline u32x2 select_u32x2(i32x2 m, u32x2 a, u32x2 b)
{
    return (u32x2)((m & (i32x2)a) | (~m & (i32x2)b));
}

static inline u64x2 select_u64x2(i64x2 m, u64x2 a, u64x2 b)
{
    return (u64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

/* tnk_cast_f32_f64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f32_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const float *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f32x2 v = *(const f32x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
            f32x2 v_1 = *(const f32x2u *)(x + i + 2);
            *(f64x2u *)(y + i + 2) = __builtin_convertvector(v_1, f64x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f32x2 v = *(const f32x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f32x2 v = load_mask_f32x2(x + whole, __builtin_convertvector(lanes, i32x2));
            store_mask_f64x2(y + whole, __builtin_convertvector(v, f64x2), lanes);
        }
    }
}

/* tnk_cast_f32_f16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=f16 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 10 add 2 convert 6 select 2 ld 2 st; 5 add 1 convert 3 select 1 ld 1
 *   st
 * vector registers: 4 of 16 */
void tnk_cast_f32_f16__generic_u2(const int64_t n[2], void *const *data,
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
            i32x4 t = (i32x4)v;
            i32x4 t_1 = t & 2147483647;
            i32x4 t_2 = t_1 - 939524096;
            i32x4 t_6 = t_2 + 4095 + ((t_2 >> 13) & 1);
            i32x4 t_11 = (i32x4)((f32x4)t_1 + 0.5f) - 1056964608;
            i32x4 t_13 = select_i32x4(t_1 < 1199566848,
                select_i32x4(t_1 < 947912704, t_11, t_6 >> 13), splat_i32x4(31744));
            i32x4 t_17 = select_i32x4(2139095040 < t_1, ((t_1 >> 13) & 511) | 32256, t_13);
            u16x4 t_21 = __builtin_convertvector(t_17 | ((t >> 16) & 32768), u16x4);
            *(u16x4u *)(y + i) = t_21;
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            i32x4 t_23 = (i32x4)v_1;
            i32x4 t_24 = t_23 & 2147483647;
            i32x4 t_25 = t_24 - 939524096;
            i32x4 t_29 = t_25 + 4095 + ((t_25 >> 13) & 1);
            i32x4 t_34 = (i32x4)((f32x4)t_24 + 0.5f) - 1056964608;
            i32x4 t_36 = select_i32x4(t_24 < 1199566848,
                select_i32x4(t_24 < 947912704, t_34, t_29 >> 13), splat_i32x4(31744));
            i32x4 t_40 = select_i32x4(2139095040 < t_24, ((t_24 >> 13) & 511) | 32256, t_36);
            u16x4 t_44 = __builtin_convertvector(t_40 | ((t_23 >> 16) & 32768), u16x4);
            *(u16x4u *)(y + i + 4) = t_44;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            i32x4 t = (i32x4)v;
            i32x4 t_1 = t & 2147483647;
            i32x4 t_2 = t_1 - 939524096;
            i32x4 t_6 = t_2 + 4095 + ((t_2 >> 13) & 1);
            i32x4 t_11 = (i32x4)((f32x4)t_1 + 0.5f) - 1056964608;
            i32x4 t_13 = select_i32x4(t_1 < 1199566848,
                select_i32x4(t_1 < 947912704, t_11, t_6 >> 13), splat_i32x4(31744));
            i32x4 t_17 = select_i32x4(2139095040 < t_1, ((t_1 >> 13) & 511) | 32256, t_13);
            u16x4 t_21 = __builtin_convertvector(t_17 | ((t >> 16) & 32768), u16x4);
            *(u16x4u *)(y + i) = t_21;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            i32x4 t = (i32x4)v;
            i32x4 t_1 = t & 2147483647;
            i32x4 t_2 = t_1 - 939524096;
            i32x4 t_6 = t_2 + 4095 + ((t_2 >> 13) & 1);
            i32x4 t_11 = (i32x4)((f32x4)t_1 + 0.5f) - 1056964608;
            i32x4 t_13 = select_i32x4(t_1 < 1199566848,
                select_i32x4(t_1 < 947912704, t_11, t_6 >> 13), splat_i32x4(31744));
            i32x4 t_17 = select_i32x4(2139095040 < t_1, ((t_1 >> 13) & 511) | 32256, t_13);
            u16x4 t_21 = __builtin_convertvector(t_17 | ((t >> 16) & 32768), u16x4);
            store_mask_u16x4(y + whole, t_21, __builtin_convertvector(lanes, i16x4));
        }
    }
}

/* tnk_cast_f32_bf16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f32 to=bf16 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 4 add 2 convert 2 select 2 ld 2 st; 2 add 1 convert 1 select 1 ld 1
 *   st
 * vector registers: 3 of 16 */
void tnk_cast_f32_bf16__generic_u2(const int64_t n[2], void *const *data,
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
            u32x4 t = (u32x4)v;
            u32x4 t_4 = t + (((t >> 16) & 1) + 32767);
            u32x4 half = select_u32x4(v != v, t | 4194304, t_4) >> 16;
            *(u16x4u *)(y + i) = __builtin_convertvector(half, u16x4);
            f32x4 v_1 = *(const f32x4u *)(x + i + 4);
            u32x4 t_9 = (u32x4)v_1;
            u32x4 t_13 = t_9 + (((t_9 >> 16) & 1) + 32767);
            u32x4 half_1 = select_u32x4(v_1 != v_1, t_9 | 4194304, t_13) >> 16;
            *(u16x4u *)(y + i + 4) = __builtin_convertvector(half_1, u16x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = *(const f32x4u *)(x + i);
            u32x4 t = (u32x4)v;
            u32x4 t_4 = t + (((t >> 16) & 1) + 32767);
            u32x4 half = select_u32x4(v != v, t | 4194304, t_4) >> 16;
            *(u16x4u *)(y + i) = __builtin_convertvector(half, u16x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x + whole, lanes);
            u32x4 t = (u32x4)v;
            u32x4 t_4 = t + (((t >> 16) & 1) + 32767);
            u32x4 half = select_u32x4(v != v, t | 4194304, t_4) >> 16;
            store_mask_u16x4(y + whole, __builtin_convertvector(half, u16x4),
                __builtin_convertvector(lanes, i16x4));
        }
    }
}

/* tnk_cast_f64_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f64 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: floats
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_f64_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const double *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x + i);
            *(f32x2u *)(y + i) = __builtin_convertvector(v, f32x2);
            f64x2 v_1 = *(const f64x2u *)(x + i + 2);
            *(f32x2u *)(y + i + 2) = __builtin_convertvector(v_1, f32x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x + i);
            *(f32x2u *)(y + i) = __builtin_convertvector(v, f32x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x + whole, lanes);
            store_mask_f32x2(y + whole, __builtin_convertvector(v, f32x2),
                __builtin_convertvector(lanes, i32x2));
        }
    }
}

/* tnk_cast_f16_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=f16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: halves as weights and data
 * a turn of each inner loop: 2 mul 2 convert 4 select 2 ld 2 st; 1 mul 1 convert 2 select 1 ld 1
 *   st
 * vector registers: 5 of 16 */
void tnk_cast_f16_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u16x4 v = *(const u16x4u *)(x + i);
            i32x4 t_1 = (i32x4)__builtin_convertvector(v, u32x4);
            i32x4 t_2 = t_1 & 32767;
            i32x4 t_3 = t_2 << 13;
            i32x4 t_9 = select_i32x4(31744 < t_2, t_3 | 2143289344, t_3 | 2139095040);
            i32x4 t_10 = select_i32x4(t_2 < 31744, (i32x4)((f32x4)t_3 * 5.19229686e+33f), t_9);
            f32x4 t_14 = (f32x4)(t_10 | ((t_1 & 32768) << 16));
            *(f32x4u *)(y + i) = t_14;
            u16x4 v_1 = *(const u16x4u *)(x + i + 4);
            i32x4 t_17 = (i32x4)__builtin_convertvector(v_1, u32x4);
            i32x4 t_18 = t_17 & 32767;
            i32x4 t_19 = t_18 << 13;
            i32x4 t_25 = select_i32x4(31744 < t_18, t_19 | 2143289344, t_19 | 2139095040);
            i32x4 t_26 = select_i32x4(t_18 < 31744, (i32x4)((f32x4)t_19 * 5.19229686e+33f), t_25);
            f32x4 t_30 = (f32x4)(t_26 | ((t_17 & 32768) << 16));
            *(f32x4u *)(y + i + 4) = t_30;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u16x4 v = *(const u16x4u *)(x + i);
            i32x4 t_1 = (i32x4)__builtin_convertvector(v, u32x4);
            i32x4 t_2 = t_1 & 32767;
            i32x4 t_3 = t_2 << 13;
            i32x4 t_9 = select_i32x4(31744 < t_2, t_3 | 2143289344, t_3 | 2139095040);
            i32x4 t_10 = select_i32x4(t_2 < 31744, (i32x4)((f32x4)t_3 * 5.19229686e+33f), t_9);
            f32x4 t_14 = (f32x4)(t_10 | ((t_1 & 32768) << 16));
            *(f32x4u *)(y + i) = t_14;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u16x4 v = load_mask_u16x4(x + whole, __builtin_convertvector(lanes, i16x4));
            i32x4 t_2 = (i32x4)__builtin_convertvector(v, u32x4);
            i32x4 t_3 = t_2 & 32767;
            i32x4 t_4 = t_3 << 13;
            i32x4 t_10 = select_i32x4(31744 < t_3, t_4 | 2143289344, t_4 | 2139095040);
            i32x4 t_11 = select_i32x4(t_3 < 31744, (i32x4)((f32x4)t_4 * 5.19229686e+33f), t_10);
            f32x4 t_15 = (f32x4)(t_11 | ((t_2 & 32768) << 16));
            store_mask_f32x4(y + whole, t_15, lanes);
        }
    }
}

/* tnk_cast_bf16_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=bf16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: halves as weights and data
 * a turn of each inner loop: 2 convert 2 select 2 ld 2 st; 1 convert 1 select 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_cast_bf16_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u16x4 v = *(const u16x4u *)(x + i);
            u32x4 bits = __builtin_convertvector(v, u32x4) << 16;
            f32x4 t_1 = (f32x4)bits;
            f32x4 t_4 = (f32x4)select_u32x4(t_1 != t_1, bits | 4194304, bits);
            *(f32x4u *)(y + i) = t_4;
            u16x4 v_1 = *(const u16x4u *)(x + i + 4);
            u32x4 bits_1 = __builtin_convertvector(v_1, u32x4) << 16;
            f32x4 t_7 = (f32x4)bits_1;
            f32x4 t_10 = (f32x4)select_u32x4(t_7 != t_7, bits_1 | 4194304, bits_1);
            *(f32x4u *)(y + i + 4) = t_10;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u16x4 v = *(const u16x4u *)(x + i);
            u32x4 bits = __builtin_convertvector(v, u32x4) << 16;
            f32x4 t_1 = (f32x4)bits;
            f32x4 t_4 = (f32x4)select_u32x4(t_1 != t_1, bits | 4194304, bits);
            *(f32x4u *)(y + i) = t_4;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u16x4 v = load_mask_u16x4(x + whole, __builtin_convertvector(lanes, i16x4));
            u32x4 bits = __builtin_convertvector(v, u32x4) << 16;
            f32x4 t_2 = (f32x4)bits;
            f32x4 t_5 = (f32x4)select_u32x4(t_2 != t_2, bits | 4194304, bits);
            store_mask_f32x4(y + whole, t_5, lanes);
        }
    }
}

/* tnk_cast_u8_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u8 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: pixels and quantised values
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u8_f32__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
            u8x4 v_1 = *(const u8x4u *)(x + i + 4);
            *(f32x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(v_1, i32x4), f32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u8x4 v = load_mask_u8x4(x + whole, __builtin_convertvector(lanes, i8x4));
            store_mask_f32x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4), lanes);
        }
    }
}

/* tnk_cast_i8_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i8 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: pixels and quantised values
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i8_f32__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const int8_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int8_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i8x4 v = *(const i8x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
            i8x4 v_1 = *(const i8x4u *)(x + i + 4);
            *(f32x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(v_1, i32x4), f32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i8x4 v = *(const i8x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i8x4 v = load_mask_i8x4(x + whole, __builtin_convertvector(lanes, i8x4));
            store_mask_f32x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4), lanes);
        }
    }
}

/* tnk_cast_u16_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: samples
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u16_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u16x4 v = *(const u16x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
            u16x4 v_1 = *(const u16x4u *)(x + i + 4);
            *(f32x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(v_1, i32x4), f32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u16x4 v = *(const u16x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u16x4 v = load_mask_u16x4(x + whole, __builtin_convertvector(lanes, i16x4));
            store_mask_f32x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4), lanes);
        }
    }
}

/* tnk_cast_i16_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i16 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: samples
 * a turn of each inner loop: 4 convert 2 ld 2 st; 2 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i16_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int16_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int16_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i16x4 v = *(const i16x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
            i16x4 v_1 = *(const i16x4u *)(x + i + 4);
            *(f32x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(v_1, i32x4), f32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i16x4 v = *(const i16x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i16x4 v = load_mask_i16x4(x + whole, __builtin_convertvector(lanes, i16x4));
            store_mask_f32x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(v, i32x4), f32x4), lanes);
        }
    }
}

/* tnk_cast_i32_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i32 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(v, f32x4);
            i32x4 v_1 = *(const i32x4u *)(x + i + 4);
            *(f32x4u *)(y + i + 4) = __builtin_convertvector(v_1, f32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i32x4 v = *(const i32x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(v, f32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 v = load_mask_i32x4(x + whole, lanes);
            store_mask_f32x4(y + whole, __builtin_convertvector(v, f32x4), lanes);
        }
    }
}

/* tnk_cast_i32_f64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i32 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i32_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            i32x2 v = *(const i32x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
            i32x2 v_1 = *(const i32x2u *)(x + i + 2);
            *(f64x2u *)(y + i + 2) = __builtin_convertvector(v_1, f64x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            i32x2 v = *(const i32x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i32x2 v = load_mask_i32x2(x + whole, __builtin_convertvector(lanes, i32x2));
            store_mask_f64x2(y + whole, __builtin_convertvector(v, f64x2), lanes);
        }
    }
}

/* tnk_cast_u32_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u32 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u32_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u32x4 v = *(const u32x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(v, f32x4);
            u32x4 v_1 = *(const u32x4u *)(x + i + 4);
            *(f32x4u *)(y + i + 4) = __builtin_convertvector(v_1, f32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u32x4 v = *(const u32x4u *)(x + i);
            *(f32x4u *)(y + i) = __builtin_convertvector(v, f32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 v = load_mask_u32x4(x + whole, lanes);
            store_mask_f32x4(y + whole, __builtin_convertvector(v, f32x4), lanes);
        }
    }
}

/* tnk_cast_u32_f64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u32 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u32_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint32_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint32_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u32x2 v = *(const u32x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
            u32x2 v_1 = *(const u32x2u *)(x + i + 2);
            *(f64x2u *)(y + i + 2) = __builtin_convertvector(v_1, f64x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u32x2 v = *(const u32x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u32x2 v = load_mask_u32x2(x + whole, __builtin_convertvector(lanes, i32x2));
            store_mask_f64x2(y + whole, __builtin_convertvector(v, f64x2), lanes);
        }
    }
}

/* tnk_cast_i64_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i64 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i64_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            i64x2 v = *(const i64x2u *)(x + i);
            *(f32x2u *)(y + i) = __builtin_convertvector(v, f32x2);
            i64x2 v_1 = *(const i64x2u *)(x + i + 2);
            *(f32x2u *)(y + i + 2) = __builtin_convertvector(v_1, f32x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x + i);
            *(f32x2u *)(y + i) = __builtin_convertvector(v, f32x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x + whole, lanes);
            store_mask_f32x2(y + whole, __builtin_convertvector(v, f32x2),
                __builtin_convertvector(lanes, i32x2));
        }
    }
}

/* tnk_cast_i64_f64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i64 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_i64_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            i64x2 v = *(const i64x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
            i64x2 v_1 = *(const i64x2u *)(x + i + 2);
            *(f64x2u *)(y + i + 2) = __builtin_convertvector(v_1, f64x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x + whole, lanes);
            store_mask_f64x2(y + whole, __builtin_convertvector(v, f64x2), lanes);
        }
    }
}

/* tnk_cast_u64_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u64 to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u64_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 v = *(const u64x2u *)(x + i);
            *(f32x2u *)(y + i) = __builtin_convertvector(v, f32x2);
            u64x2 v_1 = *(const u64x2u *)(x + i + 2);
            *(f32x2u *)(y + i + 2) = __builtin_convertvector(v_1, f32x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 v = *(const u64x2u *)(x + i);
            *(f32x2u *)(y + i) = __builtin_convertvector(v, f32x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 v = load_mask_u64x2(x + whole, lanes);
            store_mask_f32x2(y + whole, __builtin_convertvector(v, f32x2),
                __builtin_convertvector(lanes, i32x2));
        }
    }
}

/* tnk_cast_u64_f64__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u64 to=f64 unroll=2
 * listed in gen/manifest/tofloat.lua: counts and labels
 * a turn of each inner loop: 2 convert 2 ld 2 st; 1 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_u64_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    double *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        double *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 v = *(const u64x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
            u64x2 v_1 = *(const u64x2u *)(x + i + 2);
            *(f64x2u *)(y + i + 2) = __builtin_convertvector(v_1, f64x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 v = *(const u64x2u *)(x + i);
            *(f64x2u *)(y + i) = __builtin_convertvector(v, f64x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 v = load_mask_u64x2(x + whole, lanes);
            store_mask_f64x2(y + whole, __builtin_convertvector(v, f64x2), lanes);
        }
    }
}

/* tnk_cast_i64_f16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i64 to=f16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice; 32-bit integers come
 *   here through I64
 * a turn of each inner loop: 16 add 6 convert 8 select 2 ld 2 st; 8 add 3 convert 4 select 1 ld 1
 *   st
 * vector registers: 4 of 16 */
void tnk_cast_i64_f16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            i64x2 v = *(const i64x2u *)(x + i);
            i64x2 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_6 = select_i64x2(18014398509481984ull < ((u64x2)v + 9007199254740992ull), odd,
                v);
            u64x2 t_8 = (u64x2)__builtin_convertvector(t_6, f64x2);
            u64x2 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_15 = (i32x2)__builtin_convertvector((f64x2)odd_1, f32x2);
            i32x2 t_16 = t_15 & 2147483647;
            i32x2 t_17 = t_16 - 939524096;
            i32x2 t_21 = t_17 + 4095 + ((t_17 >> 13) & 1);
            i32x2 t_26 = (i32x2)((f32x2)t_16 + 0.5f) - 1056964608;
            i32x2 t_28 = select_i32x2(t_16 < 1199566848,
                select_i32x2(t_16 < 947912704, t_26, t_21 >> 13), splat_i32x2(31744));
            i32x2 t_32 = select_i32x2(2139095040 < t_16, ((t_16 >> 13) & 511) | 32256, t_28);
            u16x2 t_36 = __builtin_convertvector(t_32 | ((t_15 >> 16) & 32768), u16x2);
            *(u16x2u *)(y + i) = t_36;
            i64x2 v_1 = *(const i64x2u *)(x + i + 2);
            i64x2 odd_2 = (v_1 & -2048ll) | (((v_1 & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_44 = select_i64x2(18014398509481984ull < ((u64x2)v_1 + 9007199254740992ull),
                odd_2, v_1);
            u64x2 t_46 = (u64x2)__builtin_convertvector(t_44, f64x2);
            u64x2 odd_3 = (t_46 & 18446744073172680704ull)
                | (((t_46 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_53 = (i32x2)__builtin_convertvector((f64x2)odd_3, f32x2);
            i32x2 t_54 = t_53 & 2147483647;
            i32x2 t_55 = t_54 - 939524096;
            i32x2 t_59 = t_55 + 4095 + ((t_55 >> 13) & 1);
            i32x2 t_64 = (i32x2)((f32x2)t_54 + 0.5f) - 1056964608;
            i32x2 t_66 = select_i32x2(t_54 < 1199566848,
                select_i32x2(t_54 < 947912704, t_64, t_59 >> 13), splat_i32x2(31744));
            i32x2 t_70 = select_i32x2(2139095040 < t_54, ((t_54 >> 13) & 511) | 32256, t_66);
            u16x2 t_74 = __builtin_convertvector(t_70 | ((t_53 >> 16) & 32768), u16x2);
            *(u16x2u *)(y + i + 2) = t_74;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x + i);
            i64x2 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_6 = select_i64x2(18014398509481984ull < ((u64x2)v + 9007199254740992ull), odd,
                v);
            u64x2 t_8 = (u64x2)__builtin_convertvector(t_6, f64x2);
            u64x2 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_15 = (i32x2)__builtin_convertvector((f64x2)odd_1, f32x2);
            i32x2 t_16 = t_15 & 2147483647;
            i32x2 t_17 = t_16 - 939524096;
            i32x2 t_21 = t_17 + 4095 + ((t_17 >> 13) & 1);
            i32x2 t_26 = (i32x2)((f32x2)t_16 + 0.5f) - 1056964608;
            i32x2 t_28 = select_i32x2(t_16 < 1199566848,
                select_i32x2(t_16 < 947912704, t_26, t_21 >> 13), splat_i32x2(31744));
            i32x2 t_32 = select_i32x2(2139095040 < t_16, ((t_16 >> 13) & 511) | 32256, t_28);
            u16x2 t_36 = __builtin_convertvector(t_32 | ((t_15 >> 16) & 32768), u16x2);
            *(u16x2u *)(y + i) = t_36;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x + whole, lanes);
            i64x2 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_6 = select_i64x2(18014398509481984ull < ((u64x2)v + 9007199254740992ull), odd,
                v);
            u64x2 t_8 = (u64x2)__builtin_convertvector(t_6, f64x2);
            u64x2 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_15 = (i32x2)__builtin_convertvector((f64x2)odd_1, f32x2);
            i32x2 t_16 = t_15 & 2147483647;
            i32x2 t_17 = t_16 - 939524096;
            i32x2 t_21 = t_17 + 4095 + ((t_17 >> 13) & 1);
            i32x2 t_26 = (i32x2)((f32x2)t_16 + 0.5f) - 1056964608;
            i32x2 t_28 = select_i32x2(t_16 < 1199566848,
                select_i32x2(t_16 < 947912704, t_26, t_21 >> 13), splat_i32x2(31744));
            i32x2 t_32 = select_i32x2(2139095040 < t_16, ((t_16 >> 13) & 511) | 32256, t_28);
            u16x2 t_36 = __builtin_convertvector(t_32 | ((t_15 >> 16) & 32768), u16x2);
            store_mask_u16x2(y + whole, t_36, __builtin_convertvector(lanes, i16x2));
        }
    }
}

/* tnk_cast_i64_bf16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=i64 to=bf16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice; 32-bit integers come
 *   here through I64
 * a turn of each inner loop: 10 add 6 convert 4 select 2 ld 2 st; 5 add 3 convert 2 select 1 ld 1
 *   st
 * vector registers: 3 of 16 */
void tnk_cast_i64_bf16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const int64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            i64x2 v = *(const i64x2u *)(x + i);
            i64x2 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_6 = select_i64x2(18014398509481984ull < ((u64x2)v + 9007199254740992ull), odd,
                v);
            u64x2 t_8 = (u64x2)__builtin_convertvector(t_6, f64x2);
            u64x2 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_14 = __builtin_convertvector((f64x2)odd_1, f32x2);
            u32x2 t_15 = (u32x2)t_14;
            u32x2 t_19 = t_15 + (((t_15 >> 16) & 1) + 32767);
            u32x2 half = select_u32x2(t_14 != t_14, t_15 | 4194304, t_19) >> 16;
            *(u16x2u *)(y + i) = __builtin_convertvector(half, u16x2);
            i64x2 v_1 = *(const i64x2u *)(x + i + 2);
            i64x2 odd_2 = (v_1 & -2048ll) | (((v_1 & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_30 = select_i64x2(18014398509481984ull < ((u64x2)v_1 + 9007199254740992ull),
                odd_2, v_1);
            u64x2 t_32 = (u64x2)__builtin_convertvector(t_30, f64x2);
            u64x2 odd_3 = (t_32 & 18446744073172680704ull)
                | (((t_32 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_38 = __builtin_convertvector((f64x2)odd_3, f32x2);
            u32x2 t_39 = (u32x2)t_38;
            u32x2 t_43 = t_39 + (((t_39 >> 16) & 1) + 32767);
            u32x2 half_1 = select_u32x2(t_38 != t_38, t_39 | 4194304, t_43) >> 16;
            *(u16x2u *)(y + i + 2) = __builtin_convertvector(half_1, u16x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            i64x2 v = *(const i64x2u *)(x + i);
            i64x2 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_6 = select_i64x2(18014398509481984ull < ((u64x2)v + 9007199254740992ull), odd,
                v);
            u64x2 t_8 = (u64x2)__builtin_convertvector(t_6, f64x2);
            u64x2 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_14 = __builtin_convertvector((f64x2)odd_1, f32x2);
            u32x2 t_15 = (u32x2)t_14;
            u32x2 t_19 = t_15 + (((t_15 >> 16) & 1) + 32767);
            u32x2 half = select_u32x2(t_14 != t_14, t_15 | 4194304, t_19) >> 16;
            *(u16x2u *)(y + i) = __builtin_convertvector(half, u16x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            i64x2 v = load_mask_i64x2(x + whole, lanes);
            i64x2 odd = (v & -2048ll) | (((v & 2047ll) + 2047ll) & 2048ll);
            i64x2 t_6 = select_i64x2(18014398509481984ull < ((u64x2)v + 9007199254740992ull), odd,
                v);
            u64x2 t_8 = (u64x2)__builtin_convertvector(t_6, f64x2);
            u64x2 odd_1 = (t_8 & 18446744073172680704ull)
                | (((t_8 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_14 = __builtin_convertvector((f64x2)odd_1, f32x2);
            u32x2 t_15 = (u32x2)t_14;
            u32x2 t_19 = t_15 + (((t_15 >> 16) & 1) + 32767);
            u32x2 half = select_u32x2(t_14 != t_14, t_15 | 4194304, t_19) >> 16;
            store_mask_u16x2(y + whole, __builtin_convertvector(half, u16x2),
                __builtin_convertvector(lanes, i16x2));
        }
    }
}

/* tnk_cast_u64_f16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u64 to=f16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice
 * a turn of each inner loop: 14 add 6 convert 8 select 2 ld 2 st; 7 add 3 convert 4 select 1 ld 1
 *   st
 * vector registers: 4 of 16 */
void tnk_cast_u64_f16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 v = *(const u64x2u *)(x + i);
            u64x2 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_6 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v, odd,
                v), f64x2);
            u64x2 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_13 = (i32x2)__builtin_convertvector((f64x2)odd_1, f32x2);
            i32x2 t_14 = t_13 & 2147483647;
            i32x2 t_15 = t_14 - 939524096;
            i32x2 t_19 = t_15 + 4095 + ((t_15 >> 13) & 1);
            i32x2 t_24 = (i32x2)((f32x2)t_14 + 0.5f) - 1056964608;
            i32x2 t_26 = select_i32x2(t_14 < 1199566848,
                select_i32x2(t_14 < 947912704, t_24, t_19 >> 13), splat_i32x2(31744));
            i32x2 t_30 = select_i32x2(2139095040 < t_14, ((t_14 >> 13) & 511) | 32256, t_26);
            u16x2 t_34 = __builtin_convertvector(t_30 | ((t_13 >> 16) & 32768), u16x2);
            *(u16x2u *)(y + i) = t_34;
            u64x2 v_1 = *(const u64x2u *)(x + i + 2);
            u64x2 odd_2 = (v_1 & 18446744073709549568ull) | (((v_1 & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_42 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v_1,
                odd_2, v_1), f64x2);
            u64x2 odd_3 = (t_42 & 18446744073172680704ull)
                | (((t_42 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_49 = (i32x2)__builtin_convertvector((f64x2)odd_3, f32x2);
            i32x2 t_50 = t_49 & 2147483647;
            i32x2 t_51 = t_50 - 939524096;
            i32x2 t_55 = t_51 + 4095 + ((t_51 >> 13) & 1);
            i32x2 t_60 = (i32x2)((f32x2)t_50 + 0.5f) - 1056964608;
            i32x2 t_62 = select_i32x2(t_50 < 1199566848,
                select_i32x2(t_50 < 947912704, t_60, t_55 >> 13), splat_i32x2(31744));
            i32x2 t_66 = select_i32x2(2139095040 < t_50, ((t_50 >> 13) & 511) | 32256, t_62);
            u16x2 t_70 = __builtin_convertvector(t_66 | ((t_49 >> 16) & 32768), u16x2);
            *(u16x2u *)(y + i + 2) = t_70;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 v = *(const u64x2u *)(x + i);
            u64x2 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_6 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v, odd,
                v), f64x2);
            u64x2 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_13 = (i32x2)__builtin_convertvector((f64x2)odd_1, f32x2);
            i32x2 t_14 = t_13 & 2147483647;
            i32x2 t_15 = t_14 - 939524096;
            i32x2 t_19 = t_15 + 4095 + ((t_15 >> 13) & 1);
            i32x2 t_24 = (i32x2)((f32x2)t_14 + 0.5f) - 1056964608;
            i32x2 t_26 = select_i32x2(t_14 < 1199566848,
                select_i32x2(t_14 < 947912704, t_24, t_19 >> 13), splat_i32x2(31744));
            i32x2 t_30 = select_i32x2(2139095040 < t_14, ((t_14 >> 13) & 511) | 32256, t_26);
            u16x2 t_34 = __builtin_convertvector(t_30 | ((t_13 >> 16) & 32768), u16x2);
            *(u16x2u *)(y + i) = t_34;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 v = load_mask_u64x2(x + whole, lanes);
            u64x2 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_6 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v, odd,
                v), f64x2);
            u64x2 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            i32x2 t_13 = (i32x2)__builtin_convertvector((f64x2)odd_1, f32x2);
            i32x2 t_14 = t_13 & 2147483647;
            i32x2 t_15 = t_14 - 939524096;
            i32x2 t_19 = t_15 + 4095 + ((t_15 >> 13) & 1);
            i32x2 t_24 = (i32x2)((f32x2)t_14 + 0.5f) - 1056964608;
            i32x2 t_26 = select_i32x2(t_14 < 1199566848,
                select_i32x2(t_14 < 947912704, t_24, t_19 >> 13), splat_i32x2(31744));
            i32x2 t_30 = select_i32x2(2139095040 < t_14, ((t_14 >> 13) & 511) | 32256, t_26);
            u16x2 t_34 = __builtin_convertvector(t_30 | ((t_13 >> 16) & 32768), u16x2);
            store_mask_u16x2(y + whole, t_34, __builtin_convertvector(lanes, i16x2));
        }
    }
}

/* tnk_cast_u64_bf16__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=u64 to=bf16 unroll=2
 * listed in gen/manifest/tofloat.lua: by way of F32 they would round twice
 * a turn of each inner loop: 8 add 6 convert 4 select 2 ld 2 st; 4 add 3 convert 2 select 1 ld 1
 *   st
 * vector registers: 3 of 16 */
void tnk_cast_u64_bf16__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint64_t *src = data[0];
    uint16_t *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = src + row * src_row;
        uint16_t *y = dst + row * dst_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 v = *(const u64x2u *)(x + i);
            u64x2 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_6 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v, odd,
                v), f64x2);
            u64x2 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_12 = __builtin_convertvector((f64x2)odd_1, f32x2);
            u32x2 t_13 = (u32x2)t_12;
            u32x2 t_17 = t_13 + (((t_13 >> 16) & 1) + 32767);
            u32x2 half = select_u32x2(t_12 != t_12, t_13 | 4194304, t_17) >> 16;
            *(u16x2u *)(y + i) = __builtin_convertvector(half, u16x2);
            u64x2 v_1 = *(const u64x2u *)(x + i + 2);
            u64x2 odd_2 = (v_1 & 18446744073709549568ull) | (((v_1 & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_28 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v_1,
                odd_2, v_1), f64x2);
            u64x2 odd_3 = (t_28 & 18446744073172680704ull)
                | (((t_28 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_34 = __builtin_convertvector((f64x2)odd_3, f32x2);
            u32x2 t_35 = (u32x2)t_34;
            u32x2 t_39 = t_35 + (((t_35 >> 16) & 1) + 32767);
            u32x2 half_1 = select_u32x2(t_34 != t_34, t_35 | 4194304, t_39) >> 16;
            *(u16x2u *)(y + i + 2) = __builtin_convertvector(half_1, u16x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 v = *(const u64x2u *)(x + i);
            u64x2 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_6 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v, odd,
                v), f64x2);
            u64x2 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_12 = __builtin_convertvector((f64x2)odd_1, f32x2);
            u32x2 t_13 = (u32x2)t_12;
            u32x2 t_17 = t_13 + (((t_13 >> 16) & 1) + 32767);
            u32x2 half = select_u32x2(t_12 != t_12, t_13 | 4194304, t_17) >> 16;
            *(u16x2u *)(y + i) = __builtin_convertvector(half, u16x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 v = load_mask_u64x2(x + whole, lanes);
            u64x2 odd = (v & 18446744073709549568ull) | (((v & 2047ull) + 2047ull) & 2048ull);
            u64x2 t_6 = (u64x2)__builtin_convertvector(select_u64x2(9007199254740992ull < v, odd,
                v), f64x2);
            u64x2 odd_1 = (t_6 & 18446744073172680704ull)
                | (((t_6 & 536870911ull) + 536870911ull) & 536870912ull);
            f32x2 t_12 = __builtin_convertvector((f64x2)odd_1, f32x2);
            u32x2 t_13 = (u32x2)t_12;
            u32x2 t_17 = t_13 + (((t_13 >> 16) & 1) + 32767);
            u32x2 half = select_u32x2(t_12 != t_12, t_13 | 4194304, t_17) >> 16;
            store_mask_u16x2(y + whole, __builtin_convertvector(half, u16x2),
                __builtin_convertvector(lanes, i16x2));
        }
    }
}

/* tnk_cast_bool_f32__generic_u2
 * cast of elements.
 * from templates/cast.lua, generic: from=bool to=f32 unroll=2
 * listed in gen/manifest/tofloat.lua: masks to count and multiply with
 * a turn of each inner loop: 2 max 4 convert 2 ld 2 st; 1 max 2 convert 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_cast_bool_f32__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const uint8_t *src = data[0];
    float *dst = data[1];
    int64_t rows = n[0];
    int64_t columns = n[1];
    int64_t src_row = stride[0][0];
    int64_t dst_row = stride[1][0];
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *x = src + row * src_row;
        float *y = dst + row * dst_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(f32x4u *)(y + i) =
                __builtin_convertvector(__builtin_convertvector(min_u8x4(splat_u8x4(1), v), i32x4),
                f32x4);
            u8x4 v_1 = *(const u8x4u *)(x + i + 4);
            *(f32x4u *)(y + i + 4) =
                __builtin_convertvector(__builtin_convertvector(min_u8x4(splat_u8x4(1), v_1),
                i32x4), f32x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u8x4 v = *(const u8x4u *)(x + i);
            *(f32x4u *)(y + i) =
                __builtin_convertvector(__builtin_convertvector(min_u8x4(splat_u8x4(1), v), i32x4),
                f32x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u8x4 v = load_mask_u8x4(x + whole, __builtin_convertvector(lanes, i8x4));
            store_mask_f32x4(y + whole,
                __builtin_convertvector(__builtin_convertvector(min_u8x4(splat_u8x4(1), v), i32x4),
                f32x4), lanes);
        }
    }
}
