/* ewise_f32_neon.c: kernels of gen/manifest/ewise_f32.lua for neon. Generated: do not edit. */
#include <arm_neon.h>
#include <stdint.h>

typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline f32x4 select_f32x4(i32x4 m, f32x4 a, f32x4 b)
{
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 min_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a < b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
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

static inline u8x4 load_mask_u8x4(const uint8_t *p, i8x4 m)
{
    u8x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_add_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=add to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_add_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) + vld1q_f32(b_1 + i));
            vst1q_f32(y + i + 4, vld1q_f32(a_1 + i + 4) + vld1q_f32(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) + vld1q_f32(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_f32x4(y + whole,
                load_mask_f32x4(a_1 + whole, lanes) + load_mask_f32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=sub to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sub_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) - vld1q_f32(b_1 + i));
            vst1q_f32(y + i + 4, vld1q_f32(a_1 + i + 4) - vld1q_f32(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) - vld1q_f32(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_f32x4(y + whole,
                load_mask_f32x4(a_1 + whole, lanes) - load_mask_f32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_mul_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=mul to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 mul 4 ld 2 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_mul_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) * vld1q_f32(b_1 + i));
            vst1q_f32(y + i + 4, vld1q_f32(a_1 + i + 4) * vld1q_f32(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) * vld1q_f32(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_f32x4(y + whole,
                load_mask_f32x4(a_1 + whole, lanes) * load_mask_f32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_div_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=div to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 div 4 ld 2 st; 1 div 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_div_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) / vld1q_f32(b_1 + i));
            vst1q_f32(y + i + 4, vld1q_f32(a_1 + i + 4) / vld1q_f32(b_1 + i + 4));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            vst1q_f32(y + i, vld1q_f32(a_1 + i) / vld1q_f32(b_1 + i));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            store_mask_f32x4(y + whole,
                load_mask_f32x4(a_1 + whole, lanes) / load_mask_f32x4(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_min_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=min to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_min_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 x = vld1q_f32(a_1 + i);
            f32x4 t_1 = select_f32x4(x != x, x, min_f32x4(x, vld1q_f32(b_1 + i)));
            vst1q_f32(y + i, t_1);
            f32x4 x_2 = vld1q_f32(a_1 + i + 4);
            f32x4 t_4 = select_f32x4(x_2 != x_2, x_2, min_f32x4(x_2, vld1q_f32(b_1 + i + 4)));
            vst1q_f32(y + i + 4, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 x = vld1q_f32(a_1 + i);
            f32x4 t_1 = select_f32x4(x != x, x, min_f32x4(x, vld1q_f32(b_1 + i)));
            vst1q_f32(y + i, t_1);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 x = load_mask_f32x4(a_1 + whole, lanes);
            f32x4 t_1 = select_f32x4(x != x, x, min_f32x4(x, load_mask_f32x4(b_1 + whole, lanes)));
            store_mask_f32x4(y + whole, t_1, lanes);
        }
    }
}

/* tnk_max_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=max to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_max_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 x = vld1q_f32(a_1 + i);
            f32x4 t_1 = select_f32x4(x != x, x, max_f32x4(x, vld1q_f32(b_1 + i)));
            vst1q_f32(y + i, t_1);
            f32x4 x_2 = vld1q_f32(a_1 + i + 4);
            f32x4 t_4 = select_f32x4(x_2 != x_2, x_2, max_f32x4(x_2, vld1q_f32(b_1 + i + 4)));
            vst1q_f32(y + i + 4, t_4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 x = vld1q_f32(a_1 + i);
            f32x4 t_1 = select_f32x4(x != x, x, max_f32x4(x, vld1q_f32(b_1 + i)));
            vst1q_f32(y + i, t_1);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 x = load_mask_f32x4(a_1 + whole, lanes);
            f32x4 t_1 = select_f32x4(x != x, x, max_f32x4(x, load_mask_f32x4(b_1 + whole, lanes)));
            store_mask_f32x4(y + whole, t_1, lanes);
        }
    }
}

/* tnk_equal_f32_bool__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_equal_f32_bool__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) == vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
            u32x4 one_1 = select_u32x4(vld1q_f32(a_1 + i + 4) == vld1q_f32(b_1 + i + 4),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_convertvector(one_1, u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) == vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_f32x4(a_1 + whole,
                lanes) == load_mask_f32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_not_equal_f32_bool__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=not_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_not_equal_f32_bool__neon_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) != vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
            u32x4 one_1 = select_u32x4(vld1q_f32(a_1 + i + 4) != vld1q_f32(b_1 + i + 4),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_convertvector(one_1, u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) != vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_f32x4(a_1 + whole,
                lanes) != load_mask_f32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_f32_bool__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=less to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_f32_bool__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) < vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
            u32x4 one_1 = select_u32x4(vld1q_f32(a_1 + i + 4) < vld1q_f32(b_1 + i + 4),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_convertvector(one_1, u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) < vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_f32x4(a_1 + whole,
                lanes) < load_mask_f32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_less_equal_f32_bool__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=less_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f32.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_less_equal_f32_bool__neon_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const float *a = data[0];
    int64_t a_row = stride[0][0];
    const float *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const float *a_1 = a + row * a_row;
        const float *b_1 = b + row * b_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) <= vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
            u32x4 one_1 = select_u32x4(vld1q_f32(a_1 + i + 4) <= vld1q_f32(b_1 + i + 4),
                splat_u32x4(1), (u32x4){0});
            *(u8x4u *)(y + i + 4) = __builtin_convertvector(one_1, u8x4);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            u32x4 one = select_u32x4(vld1q_f32(a_1 + i) <= vld1q_f32(b_1 + i), splat_u32x4(1),
                (u32x4){0});
            *(u8x4u *)(y + i) = __builtin_convertvector(one, u8x4);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            u32x4 one = select_u32x4(load_mask_f32x4(a_1 + whole,
                lanes) <= load_mask_f32x4(b_1 + whole, lanes), splat_u32x4(1), (u32x4){0});
            store_mask_u8x4(y + whole, __builtin_convertvector(one, u8x4),
                __builtin_convertvector(lanes, i8x4));
        }
    }
}

/* tnk_neg_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=neg to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_neg_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, -v);
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            vst1q_f32(y + i + 4, -v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, -v);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, -v, lanes);
        }
    }
}

/* tnk_abs_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=abs to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_abs_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, vabsq_f32(v));
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            vst1q_f32(y + i + 4, vabsq_f32(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, vabsq_f32(v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, vabsq_f32(v), lanes);
        }
    }
}

/* tnk_relu_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=relu to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_relu_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, max_f32x4((f32x4){0}, v));
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            vst1q_f32(y + i + 4, max_f32x4((f32x4){0}, v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, max_f32x4((f32x4){0}, v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, max_f32x4((f32x4){0}, v), lanes);
        }
    }
}

/* tnk_relu_d0_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=relu.d0 to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: training: the gradient of relu from its result
 * a turn of each inner loop: 2 select 4 ld 2 st; 1 select 2 ld 1 st
 * vector registers: 2 of 32 */
void tnk_relu_d0_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *g = data[0];
    int64_t g_row = stride[0][0];
    const float *y = data[1];
    int64_t y_row = stride[1][0];
    float *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y_1 = out + row * out_row;
        const float *g_1 = g + row * g_row;
        const float *y_2 = y + row * y_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 t = select_f32x4(0.0f < vld1q_f32(y_2 + i), vld1q_f32(g_1 + i), (f32x4){0});
            vst1q_f32(y_1 + i, t);
            f32x4 t_2 = select_f32x4(0.0f < vld1q_f32(y_2 + i + 4), vld1q_f32(g_1 + i + 4),
                (f32x4){0});
            vst1q_f32(y_1 + i + 4, t_2);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 t = select_f32x4(0.0f < vld1q_f32(y_2 + i), vld1q_f32(g_1 + i), (f32x4){0});
            vst1q_f32(y_1 + i, t);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 t = select_f32x4(0.0f < load_mask_f32x4(y_2 + whole, lanes),
                load_mask_f32x4(g_1 + whole, lanes), (f32x4){0});
            store_mask_f32x4(y_1 + whole, t, lanes);
        }
    }
}

/* tnk_leaky_relu_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=leaky_relu to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_leaky_relu_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x4 slope = vdupq_n_f32(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_2 + i);
            vst1q_f32(y + i, select_f32x4(0.0f < v, v, slope * v));
            f32x4 v_1 = vld1q_f32(x_2 + i + 4);
            vst1q_f32(y + i + 4, select_f32x4(0.0f < v_1, v_1, slope * v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_2 + i);
            vst1q_f32(y + i, select_f32x4(0.0f < v, v, slope * v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_2 + whole, lanes);
            store_mask_f32x4(y + whole, select_f32x4(0.0f < v, v, slope * v), lanes);
        }
    }
}

/* tnk_clip_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=clip to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 4 max 2 ld 2 st; 2 max 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_clip_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x4 lo = vdupq_n_f32(param[0]);
    f32x4 hi = vdupq_n_f32(param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_3 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_3 + i);
            vst1q_f32(y + i, min_f32x4(hi, max_f32x4(lo, v)));
            f32x4 v_1 = vld1q_f32(x_3 + i + 4);
            vst1q_f32(y + i + 4, min_f32x4(hi, max_f32x4(lo, v_1)));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_3 + i);
            vst1q_f32(y + i, min_f32x4(hi, max_f32x4(lo, v)));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_3 + whole, lanes);
            store_mask_f32x4(y + whole, min_f32x4(hi, max_f32x4(lo, v)), lanes);
        }
    }
}

/* tnk_sqrt_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=sqrt to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_sqrt_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, vsqrtq_f32(v));
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            vst1q_f32(y + i + 4, vsqrtq_f32(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, vsqrtq_f32(v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, vsqrtq_f32(v), lanes);
        }
    }
}

/* tnk_reciprocal_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=reciprocal to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 div 2 ld 2 st; 1 div 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_reciprocal_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, 1.0f / v);
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            vst1q_f32(y + i + 4, 1.0f / v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, 1.0f / v);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, 1.0f / v, lanes);
        }
    }
}

/* tnk_floor_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=floor to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_floor_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 near = vrndnq_f32(v);
            f32x4 y_1 = select_f32x4(v < near, near - 1.0f, near);
            u32x4 sign = (u32x4)v & 2147483648u;
            vst1q_f32(y + i, (f32x4)((u32x4)y_1 | sign));
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            f32x4 near_1 = vrndnq_f32(v_1);
            f32x4 y_2 = select_f32x4(v_1 < near_1, near_1 - 1.0f, near_1);
            u32x4 sign_1 = (u32x4)v_1 & 2147483648u;
            vst1q_f32(y + i + 4, (f32x4)((u32x4)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 near = vrndnq_f32(v);
            f32x4 y_1 = select_f32x4(v < near, near - 1.0f, near);
            u32x4 sign = (u32x4)v & 2147483648u;
            vst1q_f32(y + i, (f32x4)((u32x4)y_1 | sign));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 near = vrndnq_f32(v);
            f32x4 y_1 = select_f32x4(v < near, near - 1.0f, near);
            u32x4 sign = (u32x4)v & 2147483648u;
            store_mask_f32x4(y + whole, (f32x4)((u32x4)y_1 | sign), lanes);
        }
    }
}

/* tnk_ceil_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=ceil to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 add 2 round 2 select 2 ld 2 st; 1 add 1 round 1 select 1 ld 1 st
 * vector registers: 3 of 32 */
void tnk_ceil_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 near = vrndnq_f32(v);
            f32x4 y_1 = select_f32x4(near < v, near + 1.0f, near);
            u32x4 sign = (u32x4)v & 2147483648u;
            vst1q_f32(y + i, (f32x4)((u32x4)y_1 | sign));
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            f32x4 near_1 = vrndnq_f32(v_1);
            f32x4 y_2 = select_f32x4(near_1 < v_1, near_1 + 1.0f, near_1);
            u32x4 sign_1 = (u32x4)v_1 & 2147483648u;
            vst1q_f32(y + i + 4, (f32x4)((u32x4)y_2 | sign_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 near = vrndnq_f32(v);
            f32x4 y_1 = select_f32x4(near < v, near + 1.0f, near);
            u32x4 sign = (u32x4)v & 2147483648u;
            vst1q_f32(y + i, (f32x4)((u32x4)y_1 | sign));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 near = vrndnq_f32(v);
            f32x4 y_1 = select_f32x4(near < v, near + 1.0f, near);
            u32x4 sign = (u32x4)v & 2147483648u;
            store_mask_f32x4(y + whole, (f32x4)((u32x4)y_1 | sign), lanes);
        }
    }
}

/* tnk_round_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=round to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 2 round 2 ld 2 st; 1 round 1 ld 1 st
 * vector registers: 1 of 32 */
void tnk_round_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, vrndnq_f32(v));
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            vst1q_f32(y + i + 4, vrndnq_f32(v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            vst1q_f32(y + i, vrndnq_f32(v));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            store_mask_f32x4(y + whole, vrndnq_f32(v), lanes);
        }
    }
}

/* tnk_scale_u8_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=u8 op=scale to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: pixels to numbers, as data sets hold bytes
 * a turn of each inner loop: 2 mul 4 convert 2 ld 2 st; 1 mul 2 convert 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_scale_u8_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const uint8_t *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x4 by = vdupq_n_f32(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const uint8_t *x_2 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = __builtin_convertvector(__builtin_convertvector(*(const u8x4u *)(x_2 + i),
                i32x4), f32x4);
            vst1q_f32(y + i, v * by);
            f32x4 v_1 = __builtin_convertvector(__builtin_convertvector(*(const u8x4u *)(x_2 + i
                + 4), i32x4), f32x4);
            vst1q_f32(y + i + 4, v_1 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = __builtin_convertvector(__builtin_convertvector(*(const u8x4u *)(x_2 + i),
                i32x4), f32x4);
            vst1q_f32(y + i, v * by);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = __builtin_convertvector(__builtin_convertvector(load_mask_u8x4(x_2 + whole,
                __builtin_convertvector(lanes, i8x4)), i32x4), f32x4);
            store_mask_f32x4(y + whole, v * by, lanes);
        }
    }
}

/* tnk_scale_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=scale to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: a factor for each call: learning rates, averages
 * a turn of each inner loop: 2 mul 2 ld 2 st; 1 mul 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_scale_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    f32x4 by = vdupq_n_f32(param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_2 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_2 + i);
            vst1q_f32(y + i, v * by);
            f32x4 v_1 = vld1q_f32(x_2 + i + 4);
            vst1q_f32(y + i + 4, v_1 * by);
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_2 + i);
            vst1q_f32(y + i, v * by);
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_2 + whole, lanes);
            store_mask_f32x4(y + whole, v * by, lanes);
        }
    }
}

/* tnk_sign_f32__neon_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, neon: from=f32 op=sign to=f32 unroll=2
 * listed in gen/manifest/ewise_f32.lua: unary, every tier
 * a turn of each inner loop: 6 select 2 ld 2 st; 3 select 1 ld 1 st
 * vector registers: 2 of 32 */
void tnk_sign_f32__neon_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const float *x = data[0];
    int64_t x_row = stride[0][0];
    float *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        float *y = out + row * out_row;
        const float *x_1 = x + row * x_row;
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 t_1 = select_f32x4(v < 0.0f, vdupq_n_f32(-1.0f),
                select_f32x4(v == 0.0f, (f32x4){0}, v));
            vst1q_f32(y + i, select_f32x4(0.0f < v, vdupq_n_f32(1.0f), t_1));
            f32x4 v_1 = vld1q_f32(x_1 + i + 4);
            f32x4 t_5 = select_f32x4(v_1 < 0.0f, vdupq_n_f32(-1.0f),
                select_f32x4(v_1 == 0.0f, (f32x4){0}, v_1));
            vst1q_f32(y + i + 4, select_f32x4(0.0f < v_1, vdupq_n_f32(1.0f), t_5));
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            f32x4 v = vld1q_f32(x_1 + i);
            f32x4 t_1 = select_f32x4(v < 0.0f, vdupq_n_f32(-1.0f),
                select_f32x4(v == 0.0f, (f32x4){0}, v));
            vst1q_f32(y + i, select_f32x4(0.0f < v, vdupq_n_f32(1.0f), t_1));
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            f32x4 v = load_mask_f32x4(x_1 + whole, lanes);
            f32x4 t_1 = select_f32x4(v < 0.0f, vdupq_n_f32(-1.0f),
                select_f32x4(v == 0.0f, (f32x4){0}, v));
            store_mask_f32x4(y + whole, select_f32x4(0.0f < v, vdupq_n_f32(1.0f), t_1), lanes);
        }
    }
}
