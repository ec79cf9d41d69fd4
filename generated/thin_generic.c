/* thin_generic.c: kernels of gen/manifest/thin.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));
typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
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

static inline f32x4 interleave_low_2_of_4_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 4, 5);
}

static inline f32x4 interleave_high_2_of_4_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 2, 3, 6, 7);
}

static inline f32x4 interleave_low_1_of_2_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 0, 4, 2, 6);
}

static inline f32x4 interleave_high_1_of_2_f32x4(f32x4 a, f32x4 b)
{
    return __builtin_shufflevector(a, b, 1, 5, 3, 7);
}

static inline void store_mask_f32x4(float *p, f32x4 x, i32x4 m)
{
    for (int i = 0; i < 4; i++)
        if (m[i]) p[i] = x[i];
}

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
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

static inline f64x2 evens_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 0, 2);
}

static inline f64x2 odds_f64x2(f64x2 a, f64x2 b)
{
    return __builtin_shufflevector(a, b, 1, 3);
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

/* tnk_matmul_f32__generic_dot1x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, generic: dtype=f32 rows=1
 * listed in gen/manifest/thin.lua: a vector times weights, at the speed of memory
 * a turn of the inner loop: 4 add 4 mul 5 ld
 * vector registers: 10 of 16 */
void tnk_matmul_f32__generic_dot1x4(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *a = data[0];
    const float *b = data[1];
    float *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t far = n[4];
    int64_t spread = n[5];
    int64_t a_row = stride[0];
    int64_t b_column = stride[2];
    int64_t c_row = stride[3];
    int64_t whole = depth & -4;
    int64_t pace = 4 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const float *column0 = b + min_index(j, n_1 - 1) * b_column;
        const float *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const float *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const float *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        i32x4 within0 = first_lanes_i32x4(left);
        i32x4 within0_1 = first_lanes_i32x4(left * goes_on);
        for (int64_t i = 0; i < m; i++) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            int64_t ahead = far + i * (whole / 4) * pace;
            f32x4 acc0_0 = {0};
            f32x4 acc0_1 = {0};
            f32x4 acc0_2 = {0};
            f32x4 acc0_3 = {0};
            for (int64_t p = 0; p < whole; p += 4) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x4 b0 = *(const f32x4u *)(column0 + p);
                f32x4 b1 = *(const f32x4u *)(column1 + p);
                f32x4 b2 = *(const f32x4u *)(column2 + p);
                f32x4 b3 = *(const f32x4u *)(column3 + p);
                f32x4 a0 = *(const f32x4u *)(row0 + p);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                acc0_2 = a0 * b2 + acc0_2;
                acc0_3 = a0 * b3 + acc0_3;
                ahead += pace;
            }
            if (whole < depth) {
                i32x4 lanes = first_lanes_i32x4(depth - whole);
                f32x4 b0 = load_mask_f32x4(column0 + whole, lanes);
                f32x4 b1 = load_mask_f32x4(column1 + whole, lanes);
                f32x4 b2 = load_mask_f32x4(column2 + whole, lanes);
                f32x4 b3 = load_mask_f32x4(column3 + whole, lanes);
                f32x4 a0 = load_mask_f32x4(row0 + whole, lanes);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                acc0_2 = a0 * b2 + acc0_2;
                acc0_3 = a0 * b3 + acc0_3;
            }
            f32x4 joined = interleave_low_2_of_4_f32x4(acc0_0, acc0_2)
                + interleave_high_2_of_4_f32x4(acc0_0, acc0_2);
            f32x4 joined_1 = interleave_low_2_of_4_f32x4(acc0_1, acc0_3)
                + interleave_high_2_of_4_f32x4(acc0_1, acc0_3);
            joined = interleave_low_1_of_2_f32x4(joined, joined_1)
                + interleave_high_1_of_2_f32x4(joined, joined_1);
            store_mask_f32x4(c + i * c_row + j,
                joined + load_mask_f32x4(c + i * c_row + j, within0_1), within0);
        }
    }
}

/* tnk_matmul_f32__generic_rows1x8
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, generic: depth=8 dtype=f32 rows=1
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 8 add 8 mul 9 ld 1 st; 1 add 1 mul 2 ld 1 st
 * vector registers: 12 of 16 */
void tnk_matmul_f32__generic_rows1x8(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *a = data[0];
    const float *b = data[1];
    float *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t far = n[4];
    int64_t spread = n[5];
    int64_t a_row = stride[0];
    int64_t a_k = stride[1];
    int64_t b_row = stride[2];
    int64_t c_row = stride[3];
    int64_t pace = 4 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 4) {
                *(f32x4u *)(c + i * c_row + i_1) = (f32x4){0};
            }
            if (whole < n_1) {
                i32x4 lanes = first_lanes_i32x4(n_1 - whole);
                store_mask_f32x4(c + i * c_row + whole, (f32x4){0}, lanes);
            }
        }
    }
    int64_t whole = depth - depth % 8;
    for (int64_t p = 0; p < whole; p += 8) {
        const float *b0 = b + p * b_row;
        const float *b1 = b + (p + 1) * b_row;
        const float *b2 = b + (p + 2) * b_row;
        const float *b3 = b + (p + 3) * b_row;
        const float *b4 = b + (p + 4) * b_row;
        const float *b5 = b + (p + 5) * b_row;
        const float *b6 = b + (p + 6) * b_row;
        const float *b7 = b + (p + 7) * b_row;
        for (int64_t i = 0; i < m; i++) {
            float *c0 = c + i * c_row;
            f32x4 a0_0 = splat_f32x4(a[i * a_row + p * a_k]);
            f32x4 a0_1 = splat_f32x4(a[i * a_row + (p + 1) * a_k]);
            f32x4 a0_2 = splat_f32x4(a[i * a_row + (p + 2) * a_k]);
            f32x4 a0_3 = splat_f32x4(a[i * a_row + (p + 3) * a_k]);
            f32x4 a0_4 = splat_f32x4(a[i * a_row + (p + 4) * a_k]);
            f32x4 a0_5 = splat_f32x4(a[i * a_row + (p + 5) * a_k]);
            f32x4 a0_6 = splat_f32x4(a[i * a_row + (p + 6) * a_k]);
            f32x4 a0_7 = splat_f32x4(a[i * a_row + (p + 7) * a_k]);
            int64_t ahead = far + i * (n_1 / 4) * pace;
            int64_t whole_1 = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 4) {
                if (far > 0) {
                    __builtin_prefetch(b0 + ahead);
                    __builtin_prefetch(b1 + ahead);
                    __builtin_prefetch(b2 + ahead);
                    __builtin_prefetch(b3 + ahead);
                    __builtin_prefetch(b4 + ahead);
                    __builtin_prefetch(b5 + ahead);
                    __builtin_prefetch(b6 + ahead);
                    __builtin_prefetch(b7 + ahead);
                }
                f32x4 sum0 = *(const f32x4u *)(c0 + i_1);
                sum0 = a0_0 * *(const f32x4u *)(b0 + i_1) + sum0;
                sum0 = a0_1 * *(const f32x4u *)(b1 + i_1) + sum0;
                sum0 = a0_2 * *(const f32x4u *)(b2 + i_1) + sum0;
                sum0 = a0_3 * *(const f32x4u *)(b3 + i_1) + sum0;
                sum0 = a0_4 * *(const f32x4u *)(b4 + i_1) + sum0;
                sum0 = a0_5 * *(const f32x4u *)(b5 + i_1) + sum0;
                sum0 = a0_6 * *(const f32x4u *)(b6 + i_1) + sum0;
                sum0 = a0_7 * *(const f32x4u *)(b7 + i_1) + sum0;
                *(f32x4u *)(c0 + i_1) = sum0;
                ahead += pace;
            }
            if (whole_1 < n_1) {
                i32x4 lanes = first_lanes_i32x4(n_1 - whole_1);
                f32x4 sum0 = load_mask_f32x4(c0 + whole_1, lanes);
                sum0 = a0_0 * load_mask_f32x4(b0 + whole_1, lanes) + sum0;
                sum0 = a0_1 * load_mask_f32x4(b1 + whole_1, lanes) + sum0;
                sum0 = a0_2 * load_mask_f32x4(b2 + whole_1, lanes) + sum0;
                sum0 = a0_3 * load_mask_f32x4(b3 + whole_1, lanes) + sum0;
                sum0 = a0_4 * load_mask_f32x4(b4 + whole_1, lanes) + sum0;
                sum0 = a0_5 * load_mask_f32x4(b5 + whole_1, lanes) + sum0;
                sum0 = a0_6 * load_mask_f32x4(b6 + whole_1, lanes) + sum0;
                sum0 = a0_7 * load_mask_f32x4(b7 + whole_1, lanes) + sum0;
                store_mask_f32x4(c0 + whole_1, sum0, lanes);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const float *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i++) {
            float *c0 = c + i * c_row;
            f32x4 a0_0 = splat_f32x4(a[i * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 4) {
                f32x4 sum0 = *(const f32x4u *)(c0 + i_1);
                sum0 = a0_0 * *(const f32x4u *)(b0 + i_1) + sum0;
                *(f32x4u *)(c0 + i_1) = sum0;
            }
            if (whole_1 < n_1) {
                i32x4 lanes = first_lanes_i32x4(n_1 - whole_1);
                f32x4 sum0 = load_mask_f32x4(c0 + whole_1, lanes);
                sum0 = a0_0 * load_mask_f32x4(b0 + whole_1, lanes) + sum0;
                store_mask_f32x4(c0 + whole_1, sum0, lanes);
            }
        }
    }
}

/* tnk_matmul_f32__generic_dot2x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, generic: dtype=f32 rows=2
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 8 add 8 mul 6 ld
 * vector registers: 14 of 16 */
void tnk_matmul_f32__generic_dot2x4(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *a = data[0];
    const float *b = data[1];
    float *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t far = n[4];
    int64_t spread = n[5];
    int64_t a_row = stride[0];
    int64_t b_column = stride[2];
    int64_t c_row = stride[3];
    int64_t whole = depth & -4;
    int64_t pace = 4 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const float *column0 = b + min_index(j, n_1 - 1) * b_column;
        const float *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const float *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const float *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        i32x4 within0 = first_lanes_i32x4(left);
        i32x4 within0_1 = first_lanes_i32x4(left * goes_on);
        for (int64_t i = 0; i < m; i += 2) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t ahead = far + i / 2 * (whole / 4) * pace;
            f32x4 acc0_0 = {0};
            f32x4 acc0_1 = {0};
            f32x4 acc0_2 = {0};
            f32x4 acc0_3 = {0};
            f32x4 acc1_0 = {0};
            f32x4 acc1_1 = {0};
            f32x4 acc1_2 = {0};
            f32x4 acc1_3 = {0};
            for (int64_t p = 0; p < whole; p += 4) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x4 b0 = *(const f32x4u *)(column0 + p);
                f32x4 b1 = *(const f32x4u *)(column1 + p);
                f32x4 b2 = *(const f32x4u *)(column2 + p);
                f32x4 b3 = *(const f32x4u *)(column3 + p);
                f32x4 a0 = *(const f32x4u *)(row0 + p);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                acc0_2 = a0 * b2 + acc0_2;
                acc0_3 = a0 * b3 + acc0_3;
                f32x4 a1 = *(const f32x4u *)(row1 + p);
                acc1_0 = a1 * b0 + acc1_0;
                acc1_1 = a1 * b1 + acc1_1;
                acc1_2 = a1 * b2 + acc1_2;
                acc1_3 = a1 * b3 + acc1_3;
                ahead += pace;
            }
            if (whole < depth) {
                i32x4 lanes = first_lanes_i32x4(depth - whole);
                f32x4 b0 = load_mask_f32x4(column0 + whole, lanes);
                f32x4 b1 = load_mask_f32x4(column1 + whole, lanes);
                f32x4 b2 = load_mask_f32x4(column2 + whole, lanes);
                f32x4 b3 = load_mask_f32x4(column3 + whole, lanes);
                f32x4 a0 = load_mask_f32x4(row0 + whole, lanes);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                acc0_2 = a0 * b2 + acc0_2;
                acc0_3 = a0 * b3 + acc0_3;
                f32x4 a1 = load_mask_f32x4(row1 + whole, lanes);
                acc1_0 = a1 * b0 + acc1_0;
                acc1_1 = a1 * b1 + acc1_1;
                acc1_2 = a1 * b2 + acc1_2;
                acc1_3 = a1 * b3 + acc1_3;
            }
            f32x4 joined = interleave_low_2_of_4_f32x4(acc0_0, acc0_2)
                + interleave_high_2_of_4_f32x4(acc0_0, acc0_2);
            f32x4 joined_1 = interleave_low_2_of_4_f32x4(acc0_1, acc0_3)
                + interleave_high_2_of_4_f32x4(acc0_1, acc0_3);
            joined = interleave_low_1_of_2_f32x4(joined, joined_1)
                + interleave_high_1_of_2_f32x4(joined, joined_1);
            f32x4 joined_3 = interleave_low_2_of_4_f32x4(acc1_0, acc1_2)
                + interleave_high_2_of_4_f32x4(acc1_0, acc1_2);
            f32x4 joined_4 = interleave_low_2_of_4_f32x4(acc1_1, acc1_3)
                + interleave_high_2_of_4_f32x4(acc1_1, acc1_3);
            joined_3 = interleave_low_1_of_2_f32x4(joined_3, joined_4)
                + interleave_high_1_of_2_f32x4(joined_3, joined_4);
            store_mask_f32x4(c + i * c_row + j,
                joined + load_mask_f32x4(c + i * c_row + j, within0_1), within0);
            if (m > (i + 1)) {
                store_mask_f32x4(c + (i + 1) * c_row + j,
                    joined_3 + load_mask_f32x4(c + (i + 1) * c_row + j, within0_1), within0);
            }
        }
    }
}

/* tnk_matmul_f32__generic_rows2x4
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, generic: depth=4 dtype=f32 rows=2
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 8 add 8 mul 6 ld 2 st; 2 add 2 mul 3 ld 2 st
 * vector registers: 13 of 16 */
void tnk_matmul_f32__generic_rows2x4(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *a = data[0];
    const float *b = data[1];
    float *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t far = n[4];
    int64_t spread = n[5];
    int64_t a_row = stride[0];
    int64_t a_k = stride[1];
    int64_t b_row = stride[2];
    int64_t c_row = stride[3];
    int64_t pace = 4 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 4) {
                *(f32x4u *)(c + i * c_row + i_1) = (f32x4){0};
            }
            if (whole < n_1) {
                i32x4 lanes = first_lanes_i32x4(n_1 - whole);
                store_mask_f32x4(c + i * c_row + whole, (f32x4){0}, lanes);
            }
        }
    }
    int64_t whole = depth - depth % 4;
    for (int64_t p = 0; p < whole; p += 4) {
        const float *b0 = b + p * b_row;
        const float *b1 = b + (p + 1) * b_row;
        const float *b2 = b + (p + 2) * b_row;
        const float *b3 = b + (p + 3) * b_row;
        for (int64_t i = 0; i < m; i += 2) {
            float *c0 = c + i * c_row;
            f32x4 a0_0 = splat_f32x4(a[i * a_row + p * a_k]);
            f32x4 a0_1 = splat_f32x4(a[i * a_row + (p + 1) * a_k]);
            f32x4 a0_2 = splat_f32x4(a[i * a_row + (p + 2) * a_k]);
            f32x4 a0_3 = splat_f32x4(a[i * a_row + (p + 3) * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            float *c1 = c + t * c_row;
            f32x4 a1_0 = splat_f32x4(a[t * a_row + p * a_k]);
            f32x4 a1_1 = splat_f32x4(a[t * a_row + (p + 1) * a_k]);
            f32x4 a1_2 = splat_f32x4(a[t * a_row + (p + 2) * a_k]);
            f32x4 a1_3 = splat_f32x4(a[t * a_row + (p + 3) * a_k]);
            int64_t ahead = far + i / 2 * (n_1 / 4) * pace;
            int64_t whole_1 = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 4) {
                if (far > 0) {
                    __builtin_prefetch(b0 + ahead);
                    __builtin_prefetch(b1 + ahead);
                    __builtin_prefetch(b2 + ahead);
                    __builtin_prefetch(b3 + ahead);
                }
                f32x4 sum0 = *(const f32x4u *)(c0 + i_1);
                f32x4 sum1 = *(const f32x4u *)(c1 + i_1);
                f32x4 b_at0 = *(const f32x4u *)(b0 + i_1);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                f32x4 b_at1 = *(const f32x4u *)(b1 + i_1);
                sum0 = a0_1 * b_at1 + sum0;
                sum1 = a1_1 * b_at1 + sum1;
                f32x4 b_at2 = *(const f32x4u *)(b2 + i_1);
                sum0 = a0_2 * b_at2 + sum0;
                sum1 = a1_2 * b_at2 + sum1;
                f32x4 b_at3 = *(const f32x4u *)(b3 + i_1);
                sum0 = a0_3 * b_at3 + sum0;
                sum1 = a1_3 * b_at3 + sum1;
                *(f32x4u *)(c0 + i_1) = sum0;
                *(f32x4u *)(c1 + i_1) = sum1;
                ahead += pace;
            }
            if (whole_1 < n_1) {
                i32x4 lanes = first_lanes_i32x4(n_1 - whole_1);
                f32x4 sum0 = load_mask_f32x4(c0 + whole_1, lanes);
                f32x4 sum1 = load_mask_f32x4(c1 + whole_1, lanes);
                f32x4 b_at0 = load_mask_f32x4(b0 + whole_1, lanes);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                f32x4 b_at1 = load_mask_f32x4(b1 + whole_1, lanes);
                sum0 = a0_1 * b_at1 + sum0;
                sum1 = a1_1 * b_at1 + sum1;
                f32x4 b_at2 = load_mask_f32x4(b2 + whole_1, lanes);
                sum0 = a0_2 * b_at2 + sum0;
                sum1 = a1_2 * b_at2 + sum1;
                f32x4 b_at3 = load_mask_f32x4(b3 + whole_1, lanes);
                sum0 = a0_3 * b_at3 + sum0;
                sum1 = a1_3 * b_at3 + sum1;
                store_mask_f32x4(c0 + whole_1, sum0, lanes);
                store_mask_f32x4(c1 + whole_1, sum1, lanes);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const float *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i += 2) {
            float *c0 = c + i * c_row;
            f32x4 a0_0 = splat_f32x4(a[i * a_row + p * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            float *c1 = c + t * c_row;
            f32x4 a1_0 = splat_f32x4(a[t * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 4) {
                f32x4 sum0 = *(const f32x4u *)(c0 + i_1);
                f32x4 sum1 = *(const f32x4u *)(c1 + i_1);
                f32x4 b_at0 = *(const f32x4u *)(b0 + i_1);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                *(f32x4u *)(c0 + i_1) = sum0;
                *(f32x4u *)(c1 + i_1) = sum1;
            }
            if (whole_1 < n_1) {
                i32x4 lanes = first_lanes_i32x4(n_1 - whole_1);
                f32x4 sum0 = load_mask_f32x4(c0 + whole_1, lanes);
                f32x4 sum1 = load_mask_f32x4(c1 + whole_1, lanes);
                f32x4 b_at0 = load_mask_f32x4(b0 + whole_1, lanes);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                store_mask_f32x4(c0 + whole_1, sum0, lanes);
                store_mask_f32x4(c1 + whole_1, sum1, lanes);
            }
        }
    }
}

/* tnk_matmul_f64__generic_dot2x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, generic: dtype=f64 rows=2
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 8 add 8 mul 6 ld
 * vector registers: 14 of 16 */
void tnk_matmul_f64__generic_dot2x4(const int64_t *n, void *const *data, const int64_t *stride)
{
    const double *a = data[0];
    const double *b = data[1];
    double *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t far = n[4];
    int64_t spread = n[5];
    int64_t a_row = stride[0];
    int64_t b_column = stride[2];
    int64_t c_row = stride[3];
    int64_t whole = depth & -2;
    int64_t pace = 2 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const double *column0 = b + min_index(j, n_1 - 1) * b_column;
        const double *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const double *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const double *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        i64x2 within0 = first_lanes_i64x2(left);
        i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)left;
        i64x2 within0_1 = first_lanes_i64x2(left * goes_on);
        i64x2 within1_1 = (i64x2){ 2, 3 } < (int64_t)(left * goes_on);
        for (int64_t i = 0; i < m; i += 2) {
            const double *row0 = a + min_index(i, m - 1) * a_row;
            const double *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t ahead = far + i / 2 * (whole / 2) * pace;
            f64x2 acc0_0 = {0};
            f64x2 acc0_1 = {0};
            f64x2 acc0_2 = {0};
            f64x2 acc0_3 = {0};
            f64x2 acc1_0 = {0};
            f64x2 acc1_1 = {0};
            f64x2 acc1_2 = {0};
            f64x2 acc1_3 = {0};
            for (int64_t p = 0; p < whole; p += 2) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f64x2 b0 = *(const f64x2u *)(column0 + p);
                f64x2 b1 = *(const f64x2u *)(column1 + p);
                f64x2 b2 = *(const f64x2u *)(column2 + p);
                f64x2 b3 = *(const f64x2u *)(column3 + p);
                f64x2 a0 = *(const f64x2u *)(row0 + p);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                acc0_2 = a0 * b2 + acc0_2;
                acc0_3 = a0 * b3 + acc0_3;
                f64x2 a1 = *(const f64x2u *)(row1 + p);
                acc1_0 = a1 * b0 + acc1_0;
                acc1_1 = a1 * b1 + acc1_1;
                acc1_2 = a1 * b2 + acc1_2;
                acc1_3 = a1 * b3 + acc1_3;
                ahead += pace;
            }
            if (whole < depth) {
                i64x2 lanes = first_lanes_i64x2(depth - whole);
                f64x2 b0 = load_mask_f64x2(column0 + whole, lanes);
                f64x2 b1 = load_mask_f64x2(column1 + whole, lanes);
                f64x2 b2 = load_mask_f64x2(column2 + whole, lanes);
                f64x2 b3 = load_mask_f64x2(column3 + whole, lanes);
                f64x2 a0 = load_mask_f64x2(row0 + whole, lanes);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                acc0_2 = a0 * b2 + acc0_2;
                acc0_3 = a0 * b3 + acc0_3;
                f64x2 a1 = load_mask_f64x2(row1 + whole, lanes);
                acc1_0 = a1 * b0 + acc1_0;
                acc1_1 = a1 * b1 + acc1_1;
                acc1_2 = a1 * b2 + acc1_2;
                acc1_3 = a1 * b3 + acc1_3;
            }
            f64x2 joined = evens_f64x2(acc0_0, acc0_1) + odds_f64x2(acc0_0, acc0_1);
            f64x2 joined_1 = evens_f64x2(acc0_2, acc0_3) + odds_f64x2(acc0_2, acc0_3);
            f64x2 joined_2 = evens_f64x2(acc1_0, acc1_1) + odds_f64x2(acc1_0, acc1_1);
            f64x2 joined_3 = evens_f64x2(acc1_2, acc1_3) + odds_f64x2(acc1_2, acc1_3);
            store_mask_f64x2(c + i * c_row + j,
                joined + load_mask_f64x2(c + i * c_row + j, within0_1), within0);
            store_mask_f64x2(c + i * c_row + j + 2,
                joined_1 + load_mask_f64x2(c + i * c_row + j + 2, within1_1), within1);
            if (m > (i + 1)) {
                store_mask_f64x2(c + (i + 1) * c_row + j,
                    joined_2 + load_mask_f64x2(c + (i + 1) * c_row + j, within0_1), within0);
                store_mask_f64x2(c + (i + 1) * c_row + j + 2,
                    joined_3 + load_mask_f64x2(c + (i + 1) * c_row + j + 2, within1_1), within1);
            }
        }
    }
}

/* tnk_matmul_f64__generic_rows2x4
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, generic: depth=4 dtype=f64 rows=2
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 8 add 8 mul 6 ld 2 st; 2 add 2 mul 3 ld 2 st
 * vector registers: 13 of 16 */
void tnk_matmul_f64__generic_rows2x4(const int64_t *n, void *const *data, const int64_t *stride)
{
    const double *a = data[0];
    const double *b = data[1];
    double *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t far = n[4];
    int64_t spread = n[5];
    int64_t a_row = stride[0];
    int64_t a_k = stride[1];
    int64_t b_row = stride[2];
    int64_t c_row = stride[3];
    int64_t pace = 2 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -2;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 2) {
                *(f64x2u *)(c + i * c_row + i_1) = (f64x2){0};
            }
            if (whole < n_1) {
                i64x2 lanes = first_lanes_i64x2(n_1 - whole);
                store_mask_f64x2(c + i * c_row + whole, (f64x2){0}, lanes);
            }
        }
    }
    int64_t whole = depth - depth % 4;
    for (int64_t p = 0; p < whole; p += 4) {
        const double *b0 = b + p * b_row;
        const double *b1 = b + (p + 1) * b_row;
        const double *b2 = b + (p + 2) * b_row;
        const double *b3 = b + (p + 3) * b_row;
        for (int64_t i = 0; i < m; i += 2) {
            double *c0 = c + i * c_row;
            f64x2 a0_0 = splat_f64x2(a[i * a_row + p * a_k]);
            f64x2 a0_1 = splat_f64x2(a[i * a_row + (p + 1) * a_k]);
            f64x2 a0_2 = splat_f64x2(a[i * a_row + (p + 2) * a_k]);
            f64x2 a0_3 = splat_f64x2(a[i * a_row + (p + 3) * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            double *c1 = c + t * c_row;
            f64x2 a1_0 = splat_f64x2(a[t * a_row + p * a_k]);
            f64x2 a1_1 = splat_f64x2(a[t * a_row + (p + 1) * a_k]);
            f64x2 a1_2 = splat_f64x2(a[t * a_row + (p + 2) * a_k]);
            f64x2 a1_3 = splat_f64x2(a[t * a_row + (p + 3) * a_k]);
            int64_t ahead = far + i / 2 * (n_1 / 2) * pace;
            int64_t whole_1 = n_1 & -2;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 2) {
                if (far > 0) {
                    __builtin_prefetch(b0 + ahead);
                    __builtin_prefetch(b1 + ahead);
                    __builtin_prefetch(b2 + ahead);
                    __builtin_prefetch(b3 + ahead);
                }
                f64x2 sum0 = *(const f64x2u *)(c0 + i_1);
                f64x2 sum1 = *(const f64x2u *)(c1 + i_1);
                f64x2 b_at0 = *(const f64x2u *)(b0 + i_1);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                f64x2 b_at1 = *(const f64x2u *)(b1 + i_1);
                sum0 = a0_1 * b_at1 + sum0;
                sum1 = a1_1 * b_at1 + sum1;
                f64x2 b_at2 = *(const f64x2u *)(b2 + i_1);
                sum0 = a0_2 * b_at2 + sum0;
                sum1 = a1_2 * b_at2 + sum1;
                f64x2 b_at3 = *(const f64x2u *)(b3 + i_1);
                sum0 = a0_3 * b_at3 + sum0;
                sum1 = a1_3 * b_at3 + sum1;
                *(f64x2u *)(c0 + i_1) = sum0;
                *(f64x2u *)(c1 + i_1) = sum1;
                ahead += pace;
            }
            if (whole_1 < n_1) {
                i64x2 lanes = first_lanes_i64x2(n_1 - whole_1);
                f64x2 sum0 = load_mask_f64x2(c0 + whole_1, lanes);
                f64x2 sum1 = load_mask_f64x2(c1 + whole_1, lanes);
                f64x2 b_at0 = load_mask_f64x2(b0 + whole_1, lanes);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                f64x2 b_at1 = load_mask_f64x2(b1 + whole_1, lanes);
                sum0 = a0_1 * b_at1 + sum0;
                sum1 = a1_1 * b_at1 + sum1;
                f64x2 b_at2 = load_mask_f64x2(b2 + whole_1, lanes);
                sum0 = a0_2 * b_at2 + sum0;
                sum1 = a1_2 * b_at2 + sum1;
                f64x2 b_at3 = load_mask_f64x2(b3 + whole_1, lanes);
                sum0 = a0_3 * b_at3 + sum0;
                sum1 = a1_3 * b_at3 + sum1;
                store_mask_f64x2(c0 + whole_1, sum0, lanes);
                store_mask_f64x2(c1 + whole_1, sum1, lanes);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const double *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i += 2) {
            double *c0 = c + i * c_row;
            f64x2 a0_0 = splat_f64x2(a[i * a_row + p * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            double *c1 = c + t * c_row;
            f64x2 a1_0 = splat_f64x2(a[t * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -2;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 2) {
                f64x2 sum0 = *(const f64x2u *)(c0 + i_1);
                f64x2 sum1 = *(const f64x2u *)(c1 + i_1);
                f64x2 b_at0 = *(const f64x2u *)(b0 + i_1);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                *(f64x2u *)(c0 + i_1) = sum0;
                *(f64x2u *)(c1 + i_1) = sum1;
            }
            if (whole_1 < n_1) {
                i64x2 lanes = first_lanes_i64x2(n_1 - whole_1);
                f64x2 sum0 = load_mask_f64x2(c0 + whole_1, lanes);
                f64x2 sum1 = load_mask_f64x2(c1 + whole_1, lanes);
                f64x2 b_at0 = load_mask_f64x2(b0 + whole_1, lanes);
                sum0 = a0_0 * b_at0 + sum0;
                sum1 = a1_0 * b_at0 + sum1;
                store_mask_f64x2(c0 + whole_1, sum0, lanes);
                store_mask_f64x2(c1 + whole_1, sum1, lanes);
            }
        }
    }
}

/* tnk_matmul_f32__generic_panels2x16
 * product of few rows, b in panels.
 * from templates/thin_panels.lua, generic: dtype=f32 panels=2 rows=2 width=8
 * listed in gen/manifest/thin.lua: few rows times weights in panels, which go by side by side
 * a turn of each inner loop: 8 add 8 mul 6 ld; 4 add 4 mul 4 ld
 * vector registers: 14 of 16 */
void tnk_matmul_f32__generic_panels2x16(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *a = data[0];
    const float *b = data[1];
    float *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t a_row = stride[0];
    int64_t a_k = stride[1];
    int64_t b_panel = stride[2];
    int64_t c_row = stride[3];
    int64_t whole = (n_1 + 8 - 1) / 16 * 16;
    for (int64_t j = 0; j < whole; j += 16) {
        for (int64_t i = 0; i < m; i += 2) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t left = min_index(n_1 - j - 8, 8);
            i32x4 held0 = first_lanes_i32x4(8 * goes_on);
            i32x4 held1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(8 * goes_on);
            i32x4 within2 = first_lanes_i32x4(left);
            i32x4 held2 = first_lanes_i32x4(left * goes_on);
            i32x4 within3 = (i32x4){ 4, 5, 6, 7 } < (int32_t)left;
            i32x4 held3 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(left * goes_on);
            const float *from = b + j / 8 * b_panel;
            f32x4 acc0_0 = {0};
            f32x4 acc0_1 = {0};
            f32x4 acc0_2 = {0};
            f32x4 acc0_3 = {0};
            f32x4 acc1_0 = {0};
            f32x4 acc1_1 = {0};
            f32x4 acc1_2 = {0};
            f32x4 acc1_3 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 512, 0, 2);
                f32x4 b0 = *(const f32x4u *)from;
                f32x4 b1 = *(const f32x4u *)(from + 4);
                __builtin_prefetch(from + b_panel + 512, 0, 2);
                f32x4 b2 = *(const f32x4u *)(from + b_panel);
                f32x4 b3 = *(const f32x4u *)(from + b_panel + 4);
                f32x4 a0 = splat_f32x4(row0[p * a_k]);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                acc0_2 = a0 * b2 + acc0_2;
                acc0_3 = a0 * b3 + acc0_3;
                f32x4 a1 = splat_f32x4(row1[p * a_k]);
                acc1_0 = a1 * b0 + acc1_0;
                acc1_1 = a1 * b1 + acc1_1;
                acc1_2 = a1 * b2 + acc1_2;
                acc1_3 = a1 * b3 + acc1_3;
                from += 8;
            }
            *(f32x4u *)(c + i * c_row + j) = acc0_0 + load_mask_f32x4(c + i * c_row + j, held0);
            *(f32x4u *)(c + i * c_row + j + 4) = acc0_1
                + load_mask_f32x4(c + i * c_row + j + 4, held1);
            store_mask_f32x4(c + i * c_row + j + 8,
                acc0_2 + load_mask_f32x4(c + i * c_row + j + 8, held2), within2);
            store_mask_f32x4(c + i * c_row + j + 12,
                acc0_3 + load_mask_f32x4(c + i * c_row + j + 12, held3), within3);
            if (m > (i + 1)) {
                *(f32x4u *)(c + (i + 1) * c_row + j) = acc1_0
                    + load_mask_f32x4(c + (i + 1) * c_row + j, held0);
                *(f32x4u *)(c + (i + 1) * c_row + j + 4) = acc1_1
                    + load_mask_f32x4(c + (i + 1) * c_row + j + 4, held1);
                store_mask_f32x4(c + (i + 1) * c_row + j + 8,
                    acc1_2 + load_mask_f32x4(c + (i + 1) * c_row + j + 8, held2), within2);
                store_mask_f32x4(c + (i + 1) * c_row + j + 12,
                    acc1_3 + load_mask_f32x4(c + (i + 1) * c_row + j + 12, held3), within3);
            }
        }
    }
    for (int64_t j = whole; j < n_1; j += 8) {
        for (int64_t i = 0; i < m; i += 2) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t left = min_index(n_1 - j, 8);
            i32x4 within0 = first_lanes_i32x4(left);
            i32x4 held0 = first_lanes_i32x4(left * goes_on);
            i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)left;
            i32x4 held1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)(left * goes_on);
            const float *from = b + j / 8 * b_panel;
            f32x4 acc0_0 = {0};
            f32x4 acc0_1 = {0};
            f32x4 acc1_0 = {0};
            f32x4 acc1_1 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 512, 0, 2);
                f32x4 b0 = *(const f32x4u *)from;
                f32x4 b1 = *(const f32x4u *)(from + 4);
                f32x4 a0 = splat_f32x4(row0[p * a_k]);
                acc0_0 = a0 * b0 + acc0_0;
                acc0_1 = a0 * b1 + acc0_1;
                f32x4 a1 = splat_f32x4(row1[p * a_k]);
                acc1_0 = a1 * b0 + acc1_0;
                acc1_1 = a1 * b1 + acc1_1;
                from += 8;
            }
            store_mask_f32x4(c + i * c_row + j, acc0_0 + load_mask_f32x4(c + i * c_row + j, held0),
                within0);
            store_mask_f32x4(c + i * c_row + j + 4,
                acc0_1 + load_mask_f32x4(c + i * c_row + j + 4, held1), within1);
            if (m > (i + 1)) {
                store_mask_f32x4(c + (i + 1) * c_row + j,
                    acc1_0 + load_mask_f32x4(c + (i + 1) * c_row + j, held0), within0);
                store_mask_f32x4(c + (i + 1) * c_row + j + 4,
                    acc1_1 + load_mask_f32x4(c + (i + 1) * c_row + j + 4, held1), within1);
            }
        }
    }
}
