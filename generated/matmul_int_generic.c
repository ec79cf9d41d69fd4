/* matmul_int_generic.c: kernels of gen/manifest/matmul_int.lua for generic.
 * Generated: do not edit. */
#include <stdint.h>

typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef i32x4 i32x4u __attribute__((aligned(4), may_alias));
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef u8x4 u8x4u __attribute__((aligned(1), may_alias));
typedef int8_t i8x4 __attribute__((vector_size(4)));
typedef i8x4 i8x4u __attribute__((aligned(1), may_alias));
typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));

static inline i32x4 splat_i32x4(int32_t x)
{
    return x - (i32x4){0};
}

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
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

static inline int64_t max_index(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline i32x4 interleave_low_i32x4(i32x4 a, i32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

static inline i32x4 interleave_high_i32x4(i32x4 a, i32x4 b)
{
    return __builtin_shufflevector(a, b, 2, 6, 3, 7);
}

static inline f32x4 load_mask_f32x4(const float *p, i32x4 m)
{
    f32x4 x = {0};
    for (int i = 0; i < 4; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_matmul_int_i32__generic_4x4
 * tile of a product by dot products.
 * from templates/matmul_dot.lua, generic: dot=i32 mr=4 nr=4
 * listed in gen/manifest/matmul_int.lua: no dot product: whole numbers, 4 accumulators
 * a turn of the inner loop: 4 add 4 mul 5 ld
 * vector registers: 7 of 16 */
void tnk_matmul_int_i32__generic_4x4(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const int32_t *restrict a = a_;
    const int32_t *restrict b = b_;
    int32_t *restrict c = c_;
    (void)bias;

    /* The tile of c will be wanted when the product is done. */
    __builtin_prefetch(c);
    __builtin_prefetch(c + ldc);
    __builtin_prefetch(c + 2 * ldc);
    __builtin_prefetch(c + 3 * ldc);
    int64_t steps = k + 1 - 1;
    i32x4 acc0_0 = {0};
    i32x4 acc1_0 = {0};
    i32x4 acc2_0 = {0};
    i32x4 acc3_0 = {0};
    for (int64_t p = 0; p < steps; p++) {
        __builtin_prefetch(b + 64);
        i32x4 b0 = *(const i32x4u *)b;
        i32x4 a0 = splat_i32x4(a[0]);
        acc0_0 += a0 * b0;
        i32x4 a1 = splat_i32x4(a[1]);
        acc1_0 += a1 * b0;
        i32x4 a2 = splat_i32x4(a[2]);
        acc2_0 += a2 * b0;
        i32x4 a3 = splat_i32x4(a[3]);
        acc3_0 += a3 * b0;
        a += 4;
        b += 4;
    }

    /* What came before, and c. */
    if (alpha_beta[1] != 0.0f) {
        if (m == 4 && n == 4) {
            acc0_0 += *(const i32x4u *)c;
            acc1_0 += *(const i32x4u *)(c + ldc);
            acc2_0 += *(const i32x4u *)(c + 2 * ldc);
            acc3_0 += *(const i32x4u *)(c + 3 * ldc);
        }
        if (!(m == 4 && n == 4)) {
            i32x4 within0 = first_lanes_i32x4(n);
            if (m > 0) {
                acc0_0 += load_mask_i32x4(c, within0);
            }
            if (m > 1) {
                acc1_0 += load_mask_i32x4(c + ldc, within0);
            }
            if (m > 2) {
                acc2_0 += load_mask_i32x4(c + 2 * ldc, within0);
            }
            if (m > 3) {
                acc3_0 += load_mask_i32x4(c + 3 * ldc, within0);
            }
        }
    }
    if (m == 4 && n == 4) {
        *(i32x4u *)c = acc0_0;
        *(i32x4u *)(c + ldc) = acc1_0;
        *(i32x4u *)(c + 2 * ldc) = acc2_0;
        *(i32x4u *)(c + 3 * ldc) = acc3_0;
    }
    if (!(m == 4 && n == 4)) {
        i32x4 within0 = first_lanes_i32x4(n);
        if (m > 0) {
            store_mask_i32x4(c, acc0_0, within0);
        }
        if (m > 1) {
            store_mask_i32x4(c + ldc, acc1_0, within0);
        }
        if (m > 2) {
            store_mask_i32x4(c + 2 * ldc, acc2_0, within0);
        }
        if (m > 3) {
            store_mask_i32x4(c + 3 * ldc, acc3_0, within0);
        }
    }
}

/* tnk_pack_u8_i32__generic_w4
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, generic: from=u8 to=i32 width=4
 * listed in gen/manifest/matmul_int.lua: panels of the 4x4 tile of bytes
 * a turn of each inner loop: 1 convert 1 ld 1 st; 8 shuffle 4 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_u8_i32__generic_w4(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const uint8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = k + 1 - 1;
    int64_t blocks = k_stride == 1 ? k & -4 : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 && rows == 4 ? k : 0;
    int64_t done = max_index(blocks, joined);
    for (int64_t group = 0; group < joined; group++) {
        *(i32x4u *)(panel + group * 4) =
            __builtin_convertvector(*(const u8x4u *)(src + group * k_stride), i32x4);
    }
    for (int64_t group = 0; group < blocks; group += 4) {
        i32x4 row0 = {0};
        if (0 < rows) {
            row0 = __builtin_convertvector(*(const u8x4u *)(src + group * k_stride), i32x4);
        }
        i32x4 row1 = {0};
        if (1 < rows) {
            row1 = __builtin_convertvector(*(const u8x4u *)(src + row_stride + group * k_stride),
                i32x4);
        }
        i32x4 row2 = {0};
        if (2 < rows) {
            row2 = __builtin_convertvector(*(const u8x4u *)(src + 2 * row_stride + group
                * k_stride), i32x4);
        }
        i32x4 row3 = {0};
        if (3 < rows) {
            row3 = __builtin_convertvector(*(const u8x4u *)(src + 3 * row_stride + group
                * k_stride), i32x4);
        }
        i32x4 t_3 = interleave_low_i32x4(row0, row2);
        i32x4 t_4 = interleave_high_i32x4(row0, row2);
        i32x4 t_5 = interleave_low_i32x4(row1, row3);
        i32x4 t_6 = interleave_high_i32x4(row1, row3);
        *(i32x4u *)(panel + group * 4) = interleave_low_i32x4(t_3, t_5);
        *(i32x4u *)(panel + (group + 1) * 4) = interleave_high_i32x4(t_3, t_5);
        *(i32x4u *)(panel + (group + 2) * 4) = interleave_low_i32x4(t_4, t_6);
        *(i32x4u *)(panel + (group + 3) * 4) = interleave_high_i32x4(t_4, t_6);
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 4; row++) {
            int32_t word = 0;
            if (row < rows && group < k) {
                word |= (int32_t)src[row * row_stride + group * k_stride];
            }
            panel[group * 4 + row] = word;
        }
    }
}

/* tnk_pack_i8_i32__generic_w4
 * panel of a matrix for dot products.
 * from templates/pack_dot.lua, generic: from=i8 to=i32 width=4
 * listed in gen/manifest/matmul_int.lua: panels of the 4x4 tile of bytes
 * a turn of each inner loop: 1 convert 1 ld 1 st; 8 shuffle 4 st; 1 st
 * vector registers: 9 of 16 */
void tnk_pack_i8_i32__generic_w4(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const int8_t *restrict src = src_;
    int32_t *restrict panel = panel_;
    int64_t groups = k + 1 - 1;
    int64_t blocks = k_stride == 1 ? k & -4 : 0;
    int64_t joined = row_stride == 1 && k_stride != 1 && rows == 4 ? k : 0;
    int64_t done = max_index(blocks, joined);
    for (int64_t group = 0; group < joined; group++) {
        *(i32x4u *)(panel + group * 4) =
            __builtin_convertvector(*(const i8x4u *)(src + group * k_stride), i32x4);
    }
    for (int64_t group = 0; group < blocks; group += 4) {
        i32x4 row0 = {0};
        if (0 < rows) {
            row0 = __builtin_convertvector(*(const i8x4u *)(src + group * k_stride), i32x4);
        }
        i32x4 row1 = {0};
        if (1 < rows) {
            row1 = __builtin_convertvector(*(const i8x4u *)(src + row_stride + group * k_stride),
                i32x4);
        }
        i32x4 row2 = {0};
        if (2 < rows) {
            row2 = __builtin_convertvector(*(const i8x4u *)(src + 2 * row_stride + group
                * k_stride), i32x4);
        }
        i32x4 row3 = {0};
        if (3 < rows) {
            row3 = __builtin_convertvector(*(const i8x4u *)(src + 3 * row_stride + group
                * k_stride), i32x4);
        }
        i32x4 t_3 = interleave_low_i32x4(row0, row2);
        i32x4 t_4 = interleave_high_i32x4(row0, row2);
        i32x4 t_5 = interleave_low_i32x4(row1, row3);
        i32x4 t_6 = interleave_high_i32x4(row1, row3);
        *(i32x4u *)(panel + group * 4) = interleave_low_i32x4(t_3, t_5);
        *(i32x4u *)(panel + (group + 1) * 4) = interleave_high_i32x4(t_3, t_5);
        *(i32x4u *)(panel + (group + 2) * 4) = interleave_low_i32x4(t_4, t_6);
        *(i32x4u *)(panel + (group + 3) * 4) = interleave_high_i32x4(t_4, t_6);
    }
    for (int64_t group = done; group < groups; group++) {
        for (int64_t row = 0; row < 4; row++) {
            int32_t word = 0;
            if (row < rows && group < k) {
                word |= (int32_t)src[row * row_stride + group * k_stride];
            }
            panel[group * 4 + row] = word;
        }
    }
}

/* tnk_matmul_int_i32__generic_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, generic: to=i32
 * listed in gen/manifest/matmul_int.lua: zero points, while the sums are near
 * a turn of each inner loop: 4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st
 * vector registers: 4 of 16 */
void tnk_matmul_int_i32__generic_finish(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    const int32_t *a_zero = data[1];
    const int32_t *b_sum = data[2];
    const int32_t *rest = data[3];
    const int32_t *b_zero = data[4];
    int32_t *y = data[6];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[6][0];
    int64_t a_step = stride[1][0];
    int64_t rest_step = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x_at = x + row * x_row;
        int32_t *y_at = y + row * y_row;
        i32x4 a = splat_i32x4(a_zero[row * a_step]);
        i32x4 r = splat_i32x4(rest[row * rest_step]);
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i32x4 t_2 = a * *(const i32x4u *)(b_sum + i) + r * *(const i32x4u *)(b_zero + i);
            *(i32x4u *)(y_at + i) = *(const i32x4u *)(x_at + i) - t_2;
            i32x4 t_7 = a * *(const i32x4u *)(b_sum + i + 4) + r
                * *(const i32x4u *)(b_zero + i + 4);
            *(i32x4u *)(y_at + i + 4) = *(const i32x4u *)(x_at + i + 4) - t_7;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i32x4 t_2 = a * *(const i32x4u *)(b_sum + i) + r * *(const i32x4u *)(b_zero + i);
            *(i32x4u *)(y_at + i) = *(const i32x4u *)(x_at + i) - t_2;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 t_2 = a * load_mask_i32x4(b_sum + whole, lanes) + r
                * load_mask_i32x4(b_zero + whole, lanes);
            store_mask_i32x4(y_at + whole, load_mask_i32x4(x_at + whole, lanes) - t_2, lanes);
        }
    }
}

/* tnk_matmul_int_i32_f32__generic_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, generic: to=f32
 * listed in gen/manifest/matmul_int.lua: the same, and scales
 * a turn of each inner loop: 4 add 6 mul 2 convert 8 ld 2 st; 2 add 3 mul 1 convert 4 ld 1 st
 * vector registers: 4 of 16 */
void tnk_matmul_int_i32_f32__generic_finish(const int64_t n[2], void *const *data,
    const int64_t (*stride)[2], const float *param)
{
    (void)param;
    const int32_t *x = data[0];
    const int32_t *a_zero = data[1];
    const int32_t *b_sum = data[2];
    const int32_t *rest = data[3];
    const int32_t *b_zero = data[4];
    const float *scale = data[5];
    float *y = data[6];
    int64_t x_row = stride[0][0];
    int64_t y_row = stride[6][0];
    int64_t a_step = stride[1][0];
    int64_t rest_step = stride[3][0];
    int64_t rows = n[0];
    int64_t columns = n[1];
    for (int64_t row = 0; row < rows; row++) {
        const int32_t *x_at = x + row * x_row;
        float *y_at = y + row * y_row;
        i32x4 a = splat_i32x4(a_zero[row * a_step]);
        i32x4 r = splat_i32x4(rest[row * rest_step]);
        int64_t whole = columns & -4;
        int64_t unrolled = columns & -8;
        for (int64_t i = 0; i < unrolled; i += 8) {
            i32x4 t_2 = a * *(const i32x4u *)(b_sum + i) + r * *(const i32x4u *)(b_zero + i);
            f32x4 t_5 = __builtin_convertvector(*(const i32x4u *)(x_at + i) - t_2, f32x4)
                * *(const f32x4u *)(scale + i);
            *(f32x4u *)(y_at + i) = t_5;
            i32x4 t_9 = a * *(const i32x4u *)(b_sum + i + 4) + r
                * *(const i32x4u *)(b_zero + i + 4);
            f32x4 t_12 = __builtin_convertvector(*(const i32x4u *)(x_at + i + 4) - t_9, f32x4)
                * *(const f32x4u *)(scale + i + 4);
            *(f32x4u *)(y_at + i + 4) = t_12;
        }
        for (int64_t i = unrolled; i < whole; i += 4) {
            i32x4 t_2 = a * *(const i32x4u *)(b_sum + i) + r * *(const i32x4u *)(b_zero + i);
            f32x4 t_5 = __builtin_convertvector(*(const i32x4u *)(x_at + i) - t_2, f32x4)
                * *(const f32x4u *)(scale + i);
            *(f32x4u *)(y_at + i) = t_5;
        }
        if (whole < columns) {
            i32x4 lanes = first_lanes_i32x4(columns - whole);
            i32x4 t_2 = a * load_mask_i32x4(b_sum + whole, lanes) + r
                * load_mask_i32x4(b_zero + whole, lanes);
            f32x4 t_5 = __builtin_convertvector(load_mask_i32x4(x_at + whole, lanes) - t_2, f32x4)
                * load_mask_f32x4(scale + whole, lanes);
            store_mask_f32x4(y_at + whole, t_5, lanes);
        }
    }
}
