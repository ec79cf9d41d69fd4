/* matmul_any_generic.c: kernels of gen/manifest/matmul_any.lua for generic.
 * Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
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

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline i64x2 first_lanes_i64x2(int64_t count)
{
    return (i64x2){ 0, 1 } < (int64_t)count;
}

static inline f64x2 load_mask_f64x2(const double *p, i64x2 m)
{
    f64x2 x = {0};
    for (int i = 0; i < 2; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_matmul_f32__generic_any
 * small products of any sizes.
 * from templates/product_any.lua, generic: dtype=f32 masks=few rows=4
 * listed in gen/manifest/matmul_any.lua: no fma: 8 accumulators, 2 rows, a broadcast and a
 *   product of 16 registers
 * a turn of each inner loop: 8 add 8 mul 6 ld; 4 add 4 mul 5 ld; 4 add 4 mul 5 ld
 * vector registers: 11 of 16 */
void tnk_matmul_f32__generic_any(const int64_t *n, void *const *data, const int64_t *stride)
{
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t k = n[2];
    int64_t items = n[3];
    int64_t a_row = stride[0];
    int64_t a_k = stride[1];
    int64_t b_k = stride[2];
    int64_t c_row = stride[3];
    int64_t a_item = stride[4];
    int64_t b_item = stride[5];
    int64_t c_item = stride[6];
    const float *a = data[0];
    const float *b = data[1];
    float *c = data[2];
    for (int64_t item = 0; item < items; item++) {
        if (8 <= n_1) {
            for (int64_t j = 0; j < n_1; j += 8) {
                int64_t first = min_index(j, n_1 - 8);
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const float *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const float *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const float *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const float *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f32x4 acc0_0 = {0};
                    f32x4 acc0_1 = {0};
                    f32x4 acc1_0 = {0};
                    f32x4 acc1_1 = {0};
                    f32x4 acc2_0 = {0};
                    f32x4 acc2_1 = {0};
                    f32x4 acc3_0 = {0};
                    f32x4 acc3_1 = {0};
                    const float *t_4 = b + item * b_item + first;
                    for (int64_t p = 0; p < k; p++) {
                        f32x4 b0 = *(const f32x4u *)t_4;
                        f32x4 b1 = *(const f32x4u *)(t_4 + 4);
                        f32x4 a0 = splat_f32x4(a_row0[p * a_k]);
                        acc0_0 = a0 * b0 + acc0_0;
                        acc0_1 = a0 * b1 + acc0_1;
                        f32x4 a1 = splat_f32x4(a_row1[p * a_k]);
                        acc1_0 = a1 * b0 + acc1_0;
                        acc1_1 = a1 * b1 + acc1_1;
                        f32x4 a2 = splat_f32x4(a_row2[p * a_k]);
                        acc2_0 = a2 * b0 + acc2_0;
                        acc2_1 = a2 * b1 + acc2_1;
                        f32x4 a3 = splat_f32x4(a_row3[p * a_k]);
                        acc3_0 = a3 * b0 + acc3_0;
                        acc3_1 = a3 * b1 + acc3_1;
                        t_4 += b_k;
                    }
                    *(f32x4u *)(c + item * c_item + first + i * c_row) = acc0_0;
                    *(f32x4u *)(c + item * c_item + first + i * c_row + 4) = acc0_1;
                    if (1 < left) {
                        *(f32x4u *)(c + item * c_item + first + (i + 1) * c_row) = acc1_0;
                        *(f32x4u *)(c + item * c_item + first + (i + 1) * c_row + 4) = acc1_1;
                    }
                    if (2 < left) {
                        *(f32x4u *)(c + item * c_item + first + (i + 2) * c_row) = acc2_0;
                        *(f32x4u *)(c + item * c_item + first + (i + 2) * c_row + 4) = acc2_1;
                    }
                    if (3 < left) {
                        *(f32x4u *)(c + item * c_item + first + (i + 3) * c_row) = acc3_0;
                        *(f32x4u *)(c + item * c_item + first + (i + 3) * c_row + 4) = acc3_1;
                    }
                }
            }
        }
        if (n_1 < 8) {
            if (4 <= n_1) {
                for (int64_t j = 0; j < n_1; j += 4) {
                    int64_t first = min_index(j, n_1 - 4);
                    for (int64_t i = 0; i < m; i += 4) {
                        int64_t left = m - i;
                        const float *a_row0 = a + item * a_item + i * a_row;
                        int64_t row1 = 1 < left ? 1 : left - 1;
                        const float *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                        int64_t row2 = 2 < left ? 2 : left - 1;
                        const float *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                        int64_t row3 = 3 < left ? 3 : left - 1;
                        const float *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                        f32x4 acc0_0 = {0};
                        f32x4 acc1_0 = {0};
                        f32x4 acc2_0 = {0};
                        f32x4 acc3_0 = {0};
                        const float *t_4 = b + item * b_item + first;
                        for (int64_t p = 0; p < k; p++) {
                            f32x4 b0 = *(const f32x4u *)t_4;
                            f32x4 a0 = splat_f32x4(a_row0[p * a_k]);
                            acc0_0 = a0 * b0 + acc0_0;
                            f32x4 a1 = splat_f32x4(a_row1[p * a_k]);
                            acc1_0 = a1 * b0 + acc1_0;
                            f32x4 a2 = splat_f32x4(a_row2[p * a_k]);
                            acc2_0 = a2 * b0 + acc2_0;
                            f32x4 a3 = splat_f32x4(a_row3[p * a_k]);
                            acc3_0 = a3 * b0 + acc3_0;
                            t_4 += b_k;
                        }
                        *(f32x4u *)(c + item * c_item + first + i * c_row) = acc0_0;
                        if (1 < left) {
                            *(f32x4u *)(c + item * c_item + first + (i + 1) * c_row) = acc1_0;
                        }
                        if (2 < left) {
                            *(f32x4u *)(c + item * c_item + first + (i + 2) * c_row) = acc2_0;
                        }
                        if (3 < left) {
                            *(f32x4u *)(c + item * c_item + first + (i + 3) * c_row) = acc3_0;
                        }
                    }
                }
            }
            if (n_1 < 4) {
                i32x4 within = first_lanes_i32x4(n_1);
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const float *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const float *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const float *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const float *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f32x4 acc0_0 = {0};
                    f32x4 acc1_0 = {0};
                    f32x4 acc2_0 = {0};
                    f32x4 acc3_0 = {0};
                    const float *t_3 = b + item * b_item;
                    for (int64_t p = 0; p < k; p++) {
                        f32x4 b0 = load_mask_f32x4(t_3, within);
                        f32x4 a0 = splat_f32x4(a_row0[p * a_k]);
                        acc0_0 = a0 * b0 + acc0_0;
                        f32x4 a1 = splat_f32x4(a_row1[p * a_k]);
                        acc1_0 = a1 * b0 + acc1_0;
                        f32x4 a2 = splat_f32x4(a_row2[p * a_k]);
                        acc2_0 = a2 * b0 + acc2_0;
                        f32x4 a3 = splat_f32x4(a_row3[p * a_k]);
                        acc3_0 = a3 * b0 + acc3_0;
                        t_3 += b_k;
                    }
                    store_mask_f32x4(c + item * c_item + i * c_row, acc0_0, within);
                    if (1 < left) {
                        store_mask_f32x4(c + item * c_item + (i + 1) * c_row, acc1_0, within);
                    }
                    if (2 < left) {
                        store_mask_f32x4(c + item * c_item + (i + 2) * c_row, acc2_0, within);
                    }
                    if (3 < left) {
                        store_mask_f32x4(c + item * c_item + (i + 3) * c_row, acc3_0, within);
                    }
                }
            }
        }
    }
}

/* tnk_matmul_f64__generic_any
 * small products of any sizes.
 * from templates/product_any.lua, generic: dtype=f64 masks=few rows=4
 * listed in gen/manifest/matmul_any.lua: no fma: 8 accumulators, 2 rows, a broadcast and a
 *   product of 16 registers
 * a turn of each inner loop: 8 add 8 mul 6 ld; 4 add 4 mul 5 ld; 4 add 4 mul 5 ld
 * vector registers: 11 of 16 */
void tnk_matmul_f64__generic_any(const int64_t *n, void *const *data, const int64_t *stride)
{
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t k = n[2];
    int64_t items = n[3];
    int64_t a_row = stride[0];
    int64_t a_k = stride[1];
    int64_t b_k = stride[2];
    int64_t c_row = stride[3];
    int64_t a_item = stride[4];
    int64_t b_item = stride[5];
    int64_t c_item = stride[6];
    const double *a = data[0];
    const double *b = data[1];
    double *c = data[2];
    for (int64_t item = 0; item < items; item++) {
        if (4 <= n_1) {
            for (int64_t j = 0; j < n_1; j += 4) {
                int64_t first = min_index(j, n_1 - 4);
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const double *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const double *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const double *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const double *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f64x2 acc0_0 = {0};
                    f64x2 acc0_1 = {0};
                    f64x2 acc1_0 = {0};
                    f64x2 acc1_1 = {0};
                    f64x2 acc2_0 = {0};
                    f64x2 acc2_1 = {0};
                    f64x2 acc3_0 = {0};
                    f64x2 acc3_1 = {0};
                    const double *t_4 = b + item * b_item + first;
                    for (int64_t p = 0; p < k; p++) {
                        f64x2 b0 = *(const f64x2u *)t_4;
                        f64x2 b1 = *(const f64x2u *)(t_4 + 2);
                        f64x2 a0 = splat_f64x2(a_row0[p * a_k]);
                        acc0_0 = a0 * b0 + acc0_0;
                        acc0_1 = a0 * b1 + acc0_1;
                        f64x2 a1 = splat_f64x2(a_row1[p * a_k]);
                        acc1_0 = a1 * b0 + acc1_0;
                        acc1_1 = a1 * b1 + acc1_1;
                        f64x2 a2 = splat_f64x2(a_row2[p * a_k]);
                        acc2_0 = a2 * b0 + acc2_0;
                        acc2_1 = a2 * b1 + acc2_1;
                        f64x2 a3 = splat_f64x2(a_row3[p * a_k]);
                        acc3_0 = a3 * b0 + acc3_0;
                        acc3_1 = a3 * b1 + acc3_1;
                        t_4 += b_k;
                    }
                    *(f64x2u *)(c + item * c_item + first + i * c_row) = acc0_0;
                    *(f64x2u *)(c + item * c_item + first + i * c_row + 2) = acc0_1;
                    if (1 < left) {
                        *(f64x2u *)(c + item * c_item + first + (i + 1) * c_row) = acc1_0;
                        *(f64x2u *)(c + item * c_item + first + (i + 1) * c_row + 2) = acc1_1;
                    }
                    if (2 < left) {
                        *(f64x2u *)(c + item * c_item + first + (i + 2) * c_row) = acc2_0;
                        *(f64x2u *)(c + item * c_item + first + (i + 2) * c_row + 2) = acc2_1;
                    }
                    if (3 < left) {
                        *(f64x2u *)(c + item * c_item + first + (i + 3) * c_row) = acc3_0;
                        *(f64x2u *)(c + item * c_item + first + (i + 3) * c_row + 2) = acc3_1;
                    }
                }
            }
        }
        if (n_1 < 4) {
            if (2 <= n_1) {
                for (int64_t j = 0; j < n_1; j += 2) {
                    int64_t first = min_index(j, n_1 - 2);
                    for (int64_t i = 0; i < m; i += 4) {
                        int64_t left = m - i;
                        const double *a_row0 = a + item * a_item + i * a_row;
                        int64_t row1 = 1 < left ? 1 : left - 1;
                        const double *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                        int64_t row2 = 2 < left ? 2 : left - 1;
                        const double *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                        int64_t row3 = 3 < left ? 3 : left - 1;
                        const double *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                        f64x2 acc0_0 = {0};
                        f64x2 acc1_0 = {0};
                        f64x2 acc2_0 = {0};
                        f64x2 acc3_0 = {0};
                        const double *t_4 = b + item * b_item + first;
                        for (int64_t p = 0; p < k; p++) {
                            f64x2 b0 = *(const f64x2u *)t_4;
                            f64x2 a0 = splat_f64x2(a_row0[p * a_k]);
                            acc0_0 = a0 * b0 + acc0_0;
                            f64x2 a1 = splat_f64x2(a_row1[p * a_k]);
                            acc1_0 = a1 * b0 + acc1_0;
                            f64x2 a2 = splat_f64x2(a_row2[p * a_k]);
                            acc2_0 = a2 * b0 + acc2_0;
                            f64x2 a3 = splat_f64x2(a_row3[p * a_k]);
                            acc3_0 = a3 * b0 + acc3_0;
                            t_4 += b_k;
                        }
                        *(f64x2u *)(c + item * c_item + first + i * c_row) = acc0_0;
                        if (1 < left) {
                            *(f64x2u *)(c + item * c_item + first + (i + 1) * c_row) = acc1_0;
                        }
                        if (2 < left) {
                            *(f64x2u *)(c + item * c_item + first + (i + 2) * c_row) = acc2_0;
                        }
                        if (3 < left) {
                            *(f64x2u *)(c + item * c_item + first + (i + 3) * c_row) = acc3_0;
                        }
                    }
                }
            }
            if (n_1 < 2) {
                i64x2 within = first_lanes_i64x2(n_1);
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const double *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const double *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const double *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const double *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f64x2 acc0_0 = {0};
                    f64x2 acc1_0 = {0};
                    f64x2 acc2_0 = {0};
                    f64x2 acc3_0 = {0};
                    const double *t_3 = b + item * b_item;
                    for (int64_t p = 0; p < k; p++) {
                        f64x2 b0 = load_mask_f64x2(t_3, within);
                        f64x2 a0 = splat_f64x2(a_row0[p * a_k]);
                        acc0_0 = a0 * b0 + acc0_0;
                        f64x2 a1 = splat_f64x2(a_row1[p * a_k]);
                        acc1_0 = a1 * b0 + acc1_0;
                        f64x2 a2 = splat_f64x2(a_row2[p * a_k]);
                        acc2_0 = a2 * b0 + acc2_0;
                        f64x2 a3 = splat_f64x2(a_row3[p * a_k]);
                        acc3_0 = a3 * b0 + acc3_0;
                        t_3 += b_k;
                    }
                    store_mask_f64x2(c + item * c_item + i * c_row, acc0_0, within);
                    if (1 < left) {
                        store_mask_f64x2(c + item * c_item + (i + 1) * c_row, acc1_0, within);
                    }
                    if (2 < left) {
                        store_mask_f64x2(c + item * c_item + (i + 2) * c_row, acc2_0, within);
                    }
                    if (3 < left) {
                        store_mask_f64x2(c + item * c_item + (i + 3) * c_row, acc3_0, within);
                    }
                }
            }
        }
    }
}
