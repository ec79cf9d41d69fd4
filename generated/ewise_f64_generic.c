/* ewise_f64_generic.c: kernels of gen/manifest/ewise_f64.lua for generic.
 * Generated: do not edit. */
#include <stdint.h>

typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef uint8_t u8x2 __attribute__((vector_size(2)));
typedef u8x2 u8x2u __attribute__((aligned(1), may_alias));
typedef int8_t i8x2 __attribute__((vector_size(2)));

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline f64x2 select_f64x2(i64x2 m, f64x2 a, f64x2 b)
{
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 min_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a < b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
}

static inline f64x2 max_f64x2(f64x2 a, f64x2 b)
{
    i64x2 m = a > b;
    return (f64x2)((m & (i64x2)a) | (~m & (i64x2)b));
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

static inline f64x2 abs_f64x2(f64x2 x)
{
    return (f64x2)(((u64x2)x << 1) >> 1);
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline f64x2 sqrt_f64x2(f64x2 x)
{
    f64x2 r = {0};
    for (int i = 0; i < 2; i++)
        r[i] = __builtin_sqrt(x[i]);
    return r;
}

/* tnk_add_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=add to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_add_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) + *(const f64x2u *)(b_1 + i);
            *(f64x2u *)(y + i + 2) = *(const f64x2u *)(a_1 + i + 2)
                + *(const f64x2u *)(b_1 + i + 2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) + *(const f64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_f64x2(y + whole,
                load_mask_f64x2(a_1 + whole, lanes) + load_mask_f64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_sub_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=sub to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 add 4 ld 2 st; 1 add 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sub_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) - *(const f64x2u *)(b_1 + i);
            *(f64x2u *)(y + i + 2) = *(const f64x2u *)(a_1 + i + 2)
                - *(const f64x2u *)(b_1 + i + 2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) - *(const f64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_f64x2(y + whole,
                load_mask_f64x2(a_1 + whole, lanes) - load_mask_f64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_mul_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=mul to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 mul 4 ld 2 st; 1 mul 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_mul_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) * *(const f64x2u *)(b_1 + i);
            *(f64x2u *)(y + i + 2) = *(const f64x2u *)(a_1 + i + 2)
                * *(const f64x2u *)(b_1 + i + 2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) * *(const f64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_f64x2(y + whole,
                load_mask_f64x2(a_1 + whole, lanes) * load_mask_f64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_div_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=div to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 div 4 ld 2 st; 1 div 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_div_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) / *(const f64x2u *)(b_1 + i);
            *(f64x2u *)(y + i + 2) = *(const f64x2u *)(a_1 + i + 2)
                / *(const f64x2u *)(b_1 + i + 2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            *(f64x2u *)(y + i) = *(const f64x2u *)(a_1 + i) / *(const f64x2u *)(b_1 + i);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            store_mask_f64x2(y + whole,
                load_mask_f64x2(a_1 + whole, lanes) / load_mask_f64x2(b_1 + whole, lanes), lanes);
        }
    }
}

/* tnk_min_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=min to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_min_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 x = *(const f64x2u *)(a_1 + i);
            f64x2 t_1 = select_f64x2(x != x, x, min_f64x2(x, *(const f64x2u *)(b_1 + i)));
            *(f64x2u *)(y + i) = t_1;
            f64x2 x_2 = *(const f64x2u *)(a_1 + i + 2);
            f64x2 t_4 = select_f64x2(x_2 != x_2, x_2,
                min_f64x2(x_2, *(const f64x2u *)(b_1 + i + 2)));
            *(f64x2u *)(y + i + 2) = t_4;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 x = *(const f64x2u *)(a_1 + i);
            f64x2 t_1 = select_f64x2(x != x, x, min_f64x2(x, *(const f64x2u *)(b_1 + i)));
            *(f64x2u *)(y + i) = t_1;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 x = load_mask_f64x2(a_1 + whole, lanes);
            f64x2 t_1 = select_f64x2(x != x, x, min_f64x2(x, load_mask_f64x2(b_1 + whole, lanes)));
            store_mask_f64x2(y + whole, t_1, lanes);
        }
    }
}

/* tnk_max_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=max to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 max 2 select 4 ld 2 st; 1 max 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_max_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 x = *(const f64x2u *)(a_1 + i);
            f64x2 t_1 = select_f64x2(x != x, x, max_f64x2(x, *(const f64x2u *)(b_1 + i)));
            *(f64x2u *)(y + i) = t_1;
            f64x2 x_2 = *(const f64x2u *)(a_1 + i + 2);
            f64x2 t_4 = select_f64x2(x_2 != x_2, x_2,
                max_f64x2(x_2, *(const f64x2u *)(b_1 + i + 2)));
            *(f64x2u *)(y + i + 2) = t_4;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 x = *(const f64x2u *)(a_1 + i);
            f64x2 t_1 = select_f64x2(x != x, x, max_f64x2(x, *(const f64x2u *)(b_1 + i)));
            *(f64x2u *)(y + i) = t_1;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 x = load_mask_f64x2(a_1 + whole, lanes);
            f64x2 t_1 = select_f64x2(x != x, x, max_f64x2(x, load_mask_f64x2(b_1 + whole, lanes)));
            store_mask_f64x2(y + whole, t_1, lanes);
        }
    }
}

/* tnk_equal_f64_bool__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_equal_f64_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) == *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
            u64x2 one_1 = select_u64x2(*(const f64x2u *)(a_1 + i + 2) == *(const f64x2u *)(b_1 + i
                + 2), splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i + 2) = __builtin_convertvector(one_1, u8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) == *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_f64x2(a_1 + whole,
                lanes) == load_mask_f64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_not_equal_f64_bool__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=not_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_not_equal_f64_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) != *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
            u64x2 one_1 = select_u64x2(*(const f64x2u *)(a_1 + i + 2) != *(const f64x2u *)(b_1 + i
                + 2), splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i + 2) = __builtin_convertvector(one_1, u8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) != *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_f64x2(a_1 + whole,
                lanes) != load_mask_f64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_less_f64_bool__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=less to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_f64_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) < *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
            u64x2 one_1 = select_u64x2(*(const f64x2u *)(a_1 + i + 2) < *(const f64x2u *)(b_1 + i
                + 2), splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i + 2) = __builtin_convertvector(one_1, u8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) < *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_f64x2(a_1 + whole,
                lanes) < load_mask_f64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_less_equal_f64_bool__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=less_equal to=bool unroll=2
 * listed in gen/manifest/ewise_f64.lua: binary, every tier
 * a turn of each inner loop: 2 convert 2 select 4 ld 2 st; 1 convert 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_less_equal_f64_bool__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *a = data[0];
    int64_t a_row = stride[0][0];
    const double *b = data[1];
    int64_t b_row = stride[1][0];
    uint8_t *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *y = out + row * out_row;
        const double *a_1 = a + row * a_row;
        const double *b_1 = b + row * b_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) <= *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
            u64x2 one_1 = select_u64x2(*(const f64x2u *)(a_1 + i + 2) <= *(const f64x2u *)(b_1 + i
                + 2), splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i + 2) = __builtin_convertvector(one_1, u8x2);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            u64x2 one = select_u64x2(*(const f64x2u *)(a_1 + i) <= *(const f64x2u *)(b_1 + i),
                splat_u64x2(1ull), (u64x2){0});
            *(u8x2u *)(y + i) = __builtin_convertvector(one, u8x2);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            u64x2 one = select_u64x2(load_mask_f64x2(a_1 + whole,
                lanes) <= load_mask_f64x2(b_1 + whole, lanes), splat_u64x2(1ull), (u64x2){0});
            store_mask_u8x2(y + whole, __builtin_convertvector(one, u8x2),
                __builtin_convertvector(lanes, i8x2));
        }
    }
}

/* tnk_neg_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=neg to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_neg_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = -v;
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            *(f64x2u *)(y + i + 2) = -v_1;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = -v;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            store_mask_f64x2(y + whole, -v, lanes);
        }
    }
}

/* tnk_abs_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=abs to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 ld 2 st; 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_abs_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = abs_f64x2(v);
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            *(f64x2u *)(y + i + 2) = abs_f64x2(v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = abs_f64x2(v);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            store_mask_f64x2(y + whole, abs_f64x2(v), lanes);
        }
    }
}

/* tnk_relu_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=relu to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 max 2 ld 2 st; 1 max 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_relu_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = max_f64x2((f64x2){0}, v);
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            *(f64x2u *)(y + i + 2) = max_f64x2((f64x2){0}, v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = max_f64x2((f64x2){0}, v);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            store_mask_f64x2(y + whole, max_f64x2((f64x2){0}, v), lanes);
        }
    }
}

/* tnk_relu_d0_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=relu.d0 to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: training: the gradient of relu from its result
 * a turn of each inner loop: 2 select 4 ld 2 st; 1 select 2 ld 1 st
 * vector registers: 2 of 16 */
void tnk_relu_d0_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *g = data[0];
    int64_t g_row = stride[0][0];
    const double *y = data[1];
    int64_t y_row = stride[1][0];
    double *out = data[2];
    int64_t out_row = stride[2][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y_1 = out + row * out_row;
        const double *g_1 = g + row * g_row;
        const double *y_2 = y + row * y_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 t = select_f64x2(0.0 < *(const f64x2u *)(y_2 + i), *(const f64x2u *)(g_1 + i),
                (f64x2){0});
            *(f64x2u *)(y_1 + i) = t;
            f64x2 t_2 = select_f64x2(0.0 < *(const f64x2u *)(y_2 + i + 2),
                *(const f64x2u *)(g_1 + i + 2), (f64x2){0});
            *(f64x2u *)(y_1 + i + 2) = t_2;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 t = select_f64x2(0.0 < *(const f64x2u *)(y_2 + i), *(const f64x2u *)(g_1 + i),
                (f64x2){0});
            *(f64x2u *)(y_1 + i) = t;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 t = select_f64x2(0.0 < load_mask_f64x2(y_2 + whole, lanes),
                load_mask_f64x2(g_1 + whole, lanes), (f64x2){0});
            store_mask_f64x2(y_1 + whole, t, lanes);
        }
    }
}

/* tnk_leaky_relu_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=leaky_relu to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 mul 2 select 2 ld 2 st; 1 mul 1 select 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_leaky_relu_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    f64x2 slope = splat_f64x2((double)param[0]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_2 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_2 + i);
            *(f64x2u *)(y + i) = select_f64x2(0.0 < v, v, slope * v);
            f64x2 v_1 = *(const f64x2u *)(x_2 + i + 2);
            *(f64x2u *)(y + i + 2) = select_f64x2(0.0 < v_1, v_1, slope * v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_2 + i);
            *(f64x2u *)(y + i) = select_f64x2(0.0 < v, v, slope * v);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_2 + whole, lanes);
            store_mask_f64x2(y + whole, select_f64x2(0.0 < v, v, slope * v), lanes);
        }
    }
}

/* tnk_clip_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=clip to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 4 max 2 ld 2 st; 2 max 1 ld 1 st
 * vector registers: 3 of 16 */
void tnk_clip_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    f64x2 lo = splat_f64x2((double)param[0]);
    f64x2 hi = splat_f64x2((double)param[1]);
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_3 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_3 + i);
            *(f64x2u *)(y + i) = min_f64x2(hi, max_f64x2(lo, v));
            f64x2 v_1 = *(const f64x2u *)(x_3 + i + 2);
            *(f64x2u *)(y + i + 2) = min_f64x2(hi, max_f64x2(lo, v_1));
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_3 + i);
            *(f64x2u *)(y + i) = min_f64x2(hi, max_f64x2(lo, v));
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_3 + whole, lanes);
            store_mask_f64x2(y + whole, min_f64x2(hi, max_f64x2(lo, v)), lanes);
        }
    }
}

/* tnk_sqrt_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=sqrt to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 sqrt 2 ld 2 st; 1 sqrt 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_sqrt_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = sqrt_f64x2(v);
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            *(f64x2u *)(y + i + 2) = sqrt_f64x2(v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = sqrt_f64x2(v);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            store_mask_f64x2(y + whole, sqrt_f64x2(v), lanes);
        }
    }
}

/* tnk_reciprocal_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=reciprocal to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 2 div 2 ld 2 st; 1 div 1 ld 1 st
 * vector registers: 1 of 16 */
void tnk_reciprocal_f64__generic_u2(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = 1.0 / v;
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            *(f64x2u *)(y + i + 2) = 1.0 / v_1;
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            *(f64x2u *)(y + i) = 1.0 / v;
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            store_mask_f64x2(y + whole, 1.0 / v, lanes);
        }
    }
}

/* tnk_floor_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=floor to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 6 add 4 select 2 ld 2 st; 3 add 2 select 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_floor_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            f64x2 near = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
            f64x2 y_1 = select_f64x2(v < near, near - 1.0, near);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            *(f64x2u *)(y + i) = (f64x2)((u64x2)y_1 | sign);
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            f64x2 t_14 = abs_f64x2(v_1);
            u64x2 t_20 = (u64x2)(t_14 + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v_1 & 9223372036854775808ull);
            f64x2 near_1 = select_f64x2(t_14 < 4503599627370496.0, (f64x2)t_20, v_1);
            f64x2 y_2 = select_f64x2(v_1 < near_1, near_1 - 1.0, near_1);
            u64x2 sign_1 = (u64x2)v_1 & 9223372036854775808ull;
            *(f64x2u *)(y + i + 2) = (f64x2)((u64x2)y_2 | sign_1);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            f64x2 near = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
            f64x2 y_1 = select_f64x2(v < near, near - 1.0, near);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            *(f64x2u *)(y + i) = (f64x2)((u64x2)y_1 | sign);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            f64x2 near = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
            f64x2 y_1 = select_f64x2(v < near, near - 1.0, near);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            store_mask_f64x2(y + whole, (f64x2)((u64x2)y_1 | sign), lanes);
        }
    }
}

/* tnk_ceil_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=ceil to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 6 add 4 select 2 ld 2 st; 3 add 2 select 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_ceil_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            f64x2 near = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
            f64x2 y_1 = select_f64x2(near < v, near + 1.0, near);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            *(f64x2u *)(y + i) = (f64x2)((u64x2)y_1 | sign);
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            f64x2 t_14 = abs_f64x2(v_1);
            u64x2 t_20 = (u64x2)(t_14 + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v_1 & 9223372036854775808ull);
            f64x2 near_1 = select_f64x2(t_14 < 4503599627370496.0, (f64x2)t_20, v_1);
            f64x2 y_2 = select_f64x2(near_1 < v_1, near_1 + 1.0, near_1);
            u64x2 sign_1 = (u64x2)v_1 & 9223372036854775808ull;
            *(f64x2u *)(y + i + 2) = (f64x2)((u64x2)y_2 | sign_1);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            f64x2 near = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
            f64x2 y_1 = select_f64x2(near < v, near + 1.0, near);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            *(f64x2u *)(y + i) = (f64x2)((u64x2)y_1 | sign);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            f64x2 near = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
            f64x2 y_1 = select_f64x2(near < v, near + 1.0, near);
            u64x2 sign = (u64x2)v & 9223372036854775808ull;
            store_mask_f64x2(y + whole, (f64x2)((u64x2)y_1 | sign), lanes);
        }
    }
}

/* tnk_round_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=round to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 4 add 2 select 2 ld 2 st; 2 add 1 select 1 ld 1 st
 * vector registers: 4 of 16 */
void tnk_round_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            *(f64x2u *)(y + i) = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            f64x2 t_10 = abs_f64x2(v_1);
            u64x2 t_16 = (u64x2)(t_10 + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v_1 & 9223372036854775808ull);
            *(f64x2u *)(y + i + 2) = select_f64x2(t_10 < 4503599627370496.0, (f64x2)t_16, v_1);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            *(f64x2u *)(y + i) = select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            f64x2 t = abs_f64x2(v);
            u64x2 t_6 = (u64x2)(t + 4503599627370496.0 - 4503599627370496.0)
                | ((u64x2)v & 9223372036854775808ull);
            store_mask_f64x2(y + whole, select_f64x2(t < 4503599627370496.0, (f64x2)t_6, v), lanes);
        }
    }
}

/* tnk_sign_f64__generic_u2
 * elementwise operation, inner strides 1.
 * from templates/ewise.lua, generic: from=f64 op=sign to=f64 unroll=2
 * listed in gen/manifest/ewise_f64.lua: unary, every tier
 * a turn of each inner loop: 6 select 2 ld 2 st; 3 select 1 ld 1 st
 * vector registers: 2 of 16 */
void tnk_sign_f64__generic_u2(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
    const float *param)
{
    (void)param;
    const double *x = data[0];
    int64_t x_row = stride[0][0];
    double *out = data[1];
    int64_t out_row = stride[1][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        double *y = out + row * out_row;
        const double *x_1 = x + row * x_row;
        int64_t whole = columns & -2;
        int64_t unrolled = columns & -4;
        for (int64_t i = 0; i < unrolled; i += 4) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t_1 = select_f64x2(v < 0.0, splat_f64x2(-1.0),
                select_f64x2(v == 0.0, (f64x2){0}, v));
            *(f64x2u *)(y + i) = select_f64x2(0.0 < v, splat_f64x2(1.0), t_1);
            f64x2 v_1 = *(const f64x2u *)(x_1 + i + 2);
            f64x2 t_5 = select_f64x2(v_1 < 0.0, splat_f64x2(-1.0),
                select_f64x2(v_1 == 0.0, (f64x2){0}, v_1));
            *(f64x2u *)(y + i + 2) = select_f64x2(0.0 < v_1, splat_f64x2(1.0), t_5);
        }
        for (int64_t i = unrolled; i < whole; i += 2) {
            f64x2 v = *(const f64x2u *)(x_1 + i);
            f64x2 t_1 = select_f64x2(v < 0.0, splat_f64x2(-1.0),
                select_f64x2(v == 0.0, (f64x2){0}, v));
            *(f64x2u *)(y + i) = select_f64x2(0.0 < v, splat_f64x2(1.0), t_1);
        }
        if (whole < columns) {
            i64x2 lanes = first_lanes_i64x2(columns - whole);
            f64x2 v = load_mask_f64x2(x_1 + whole, lanes);
            f64x2 t_1 = select_f64x2(v < 0.0, splat_f64x2(-1.0),
                select_f64x2(v == 0.0, (f64x2){0}, v));
            store_mask_f64x2(y + whole, select_f64x2(0.0 < v, splat_f64x2(1.0), t_1), lanes);
        }
    }
}
