/* thin_avx2.c: kernels of gen/manifest/thin.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef u16x8 u16x8u __attribute__((aligned(2), may_alias));
typedef int16_t i16x8 __attribute__((vector_size(16)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline i32x4 first_lanes_i32x4(int64_t count)
{
    return (i32x4){ 0, 1, 2, 3 } < (int32_t)count;
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline f32x8 interleave_low_4_of_8_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
}

static inline f32x8 interleave_high_4_of_8_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
}

static inline f32x8 interleave_low_2_of_4_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
}

static inline f32x8 interleave_high_2_of_4_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
}

static inline f32x4 evens_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 2, 4, 6);
}

static inline f32x4 odds_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 1, 3, 5, 7);
}

static inline f32x8 interleave_low_1_of_2_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14);
}

static inline f32x8 interleave_high_1_of_2_f32x8(f32x8 a, f32x8 b)
{
    return __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
}

static inline f32x4 high_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline f32x4 low_half_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

static inline f64x4 interleave_low_2_of_4_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 4, 5);
}

static inline f64x4 interleave_high_2_of_4_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 2, 3, 6, 7);
}

static inline f64x4 interleave_low_1_of_2_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 0, 4, 2, 6);
}

static inline f64x4 interleave_high_1_of_2_f64x4(f64x4 a, f64x4 b)
{
    return __builtin_shufflevector(a, b, 1, 5, 3, 7);
}

static inline u16x8 load_mask_u16x8(const uint16_t *p, i16x8 m)
{
    u16x8 x = {0};
    for (int i = 0; i < 8; i++)
        if (m[i]) x[i] = p[i];
    return x;
}

/* tnk_matmul_f32__avx2_dot1x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx2: dtype=f32 rows=1
 * listed in gen/manifest/thin.lua: a vector times weights, at the speed of memory
 * a turn of the inner loop: 4 fma 5 ld
 * vector registers: 9 of 16 */
void tnk_matmul_f32__avx2_dot1x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = depth & -8;
    int64_t pace = 8 >> spread;
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
            int64_t ahead = far + i * (whole / 8) * pace;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            f32x8 acc0_2 = {0};
            f32x8 acc0_3 = {0};
            for (int64_t p = 0; p < whole; p += 8) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x8 b0 = _mm256_loadu_ps(column0 + p);
                f32x8 b1 = _mm256_loadu_ps(column1 + p);
                f32x8 b2 = _mm256_loadu_ps(column2 + p);
                f32x8 b3 = _mm256_loadu_ps(column3 + p);
                f32x8 a0 = _mm256_loadu_ps(row0 + p);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                ahead += pace;
            }
            if (whole < depth) {
                i32x8 lanes = first_lanes_i32x8(depth - whole);
                f32x8 b0 = _mm256_maskload_ps(column0 + whole, (__m256i)lanes);
                f32x8 b1 = _mm256_maskload_ps(column1 + whole, (__m256i)lanes);
                f32x8 b2 = _mm256_maskload_ps(column2 + whole, (__m256i)lanes);
                f32x8 b3 = _mm256_maskload_ps(column3 + whole, (__m256i)lanes);
                f32x8 a0 = _mm256_maskload_ps(row0 + whole, (__m256i)lanes);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
            }
            f32x8 joined = interleave_low_4_of_8_f32x8(acc0_0, acc0_2)
                + interleave_high_4_of_8_f32x8(acc0_0, acc0_2);
            f32x8 joined_1 = interleave_low_4_of_8_f32x8(acc0_1, acc0_3)
                + interleave_high_4_of_8_f32x8(acc0_1, acc0_3);
            joined = interleave_low_2_of_4_f32x8(joined, joined_1)
                + interleave_high_2_of_4_f32x8(joined, joined_1);
            f32x4 joined_3 = evens_f32x8(joined) + odds_f32x8(joined);
            _mm_maskstore_ps(c + i * c_row + j, (__m128i)within0,
                joined_3 + _mm_maskload_ps(c + i * c_row + j, (__m128i)within0_1));
        }
    }
}

/* tnk_matmul_f32__avx2_rows1x8
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, avx2: depth=8 dtype=f32 rows=1
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 8 fma 9 ld 1 st; 1 fma 2 ld 1 st
 * vector registers: 11 of 16 */
void tnk_matmul_f32__avx2_rows1x8(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t pace = 8 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 8) {
                _mm256_storeu_ps(c + i * c_row + i_1, (f32x8){0});
            }
            if (whole < n_1) {
                i32x8 lanes = first_lanes_i32x8(n_1 - whole);
                _mm256_maskstore_ps(c + i * c_row + whole, (__m256i)lanes, (f32x8){0});
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
            f32x8 a0_0 = _mm256_set1_ps(a[i * a_row + p * a_k]);
            f32x8 a0_1 = _mm256_set1_ps(a[i * a_row + (p + 1) * a_k]);
            f32x8 a0_2 = _mm256_set1_ps(a[i * a_row + (p + 2) * a_k]);
            f32x8 a0_3 = _mm256_set1_ps(a[i * a_row + (p + 3) * a_k]);
            f32x8 a0_4 = _mm256_set1_ps(a[i * a_row + (p + 4) * a_k]);
            f32x8 a0_5 = _mm256_set1_ps(a[i * a_row + (p + 5) * a_k]);
            f32x8 a0_6 = _mm256_set1_ps(a[i * a_row + (p + 6) * a_k]);
            f32x8 a0_7 = _mm256_set1_ps(a[i * a_row + (p + 7) * a_k]);
            int64_t ahead = far + i * (n_1 / 8) * pace;
            int64_t whole_1 = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 8) {
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
                f32x8 sum0 = _mm256_loadu_ps(c0 + i_1);
                sum0 = _mm256_fmadd_ps(a0_0, _mm256_loadu_ps(b0 + i_1), sum0);
                sum0 = _mm256_fmadd_ps(a0_1, _mm256_loadu_ps(b1 + i_1), sum0);
                sum0 = _mm256_fmadd_ps(a0_2, _mm256_loadu_ps(b2 + i_1), sum0);
                sum0 = _mm256_fmadd_ps(a0_3, _mm256_loadu_ps(b3 + i_1), sum0);
                sum0 = _mm256_fmadd_ps(a0_4, _mm256_loadu_ps(b4 + i_1), sum0);
                sum0 = _mm256_fmadd_ps(a0_5, _mm256_loadu_ps(b5 + i_1), sum0);
                sum0 = _mm256_fmadd_ps(a0_6, _mm256_loadu_ps(b6 + i_1), sum0);
                sum0 = _mm256_fmadd_ps(a0_7, _mm256_loadu_ps(b7 + i_1), sum0);
                _mm256_storeu_ps(c0 + i_1, sum0);
                ahead += pace;
            }
            if (whole_1 < n_1) {
                i32x8 lanes = first_lanes_i32x8(n_1 - whole_1);
                f32x8 sum0 = _mm256_maskload_ps(c0 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_ps(a0_0, _mm256_maskload_ps(b0 + whole_1, (__m256i)lanes),
                    sum0);
                sum0 = _mm256_fmadd_ps(a0_1, _mm256_maskload_ps(b1 + whole_1, (__m256i)lanes),
                    sum0);
                sum0 = _mm256_fmadd_ps(a0_2, _mm256_maskload_ps(b2 + whole_1, (__m256i)lanes),
                    sum0);
                sum0 = _mm256_fmadd_ps(a0_3, _mm256_maskload_ps(b3 + whole_1, (__m256i)lanes),
                    sum0);
                sum0 = _mm256_fmadd_ps(a0_4, _mm256_maskload_ps(b4 + whole_1, (__m256i)lanes),
                    sum0);
                sum0 = _mm256_fmadd_ps(a0_5, _mm256_maskload_ps(b5 + whole_1, (__m256i)lanes),
                    sum0);
                sum0 = _mm256_fmadd_ps(a0_6, _mm256_maskload_ps(b6 + whole_1, (__m256i)lanes),
                    sum0);
                sum0 = _mm256_fmadd_ps(a0_7, _mm256_maskload_ps(b7 + whole_1, (__m256i)lanes),
                    sum0);
                _mm256_maskstore_ps(c0 + whole_1, (__m256i)lanes, sum0);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const float *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i++) {
            float *c0 = c + i * c_row;
            f32x8 a0_0 = _mm256_set1_ps(a[i * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 8) {
                f32x8 sum0 = _mm256_loadu_ps(c0 + i_1);
                sum0 = _mm256_fmadd_ps(a0_0, _mm256_loadu_ps(b0 + i_1), sum0);
                _mm256_storeu_ps(c0 + i_1, sum0);
            }
            if (whole_1 < n_1) {
                i32x8 lanes = first_lanes_i32x8(n_1 - whole_1);
                f32x8 sum0 = _mm256_maskload_ps(c0 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_ps(a0_0, _mm256_maskload_ps(b0 + whole_1, (__m256i)lanes),
                    sum0);
                _mm256_maskstore_ps(c0 + whole_1, (__m256i)lanes, sum0);
            }
        }
    }
}

/* tnk_matmul_f32__avx2_dot2x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx2: dtype=f32 rows=2
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 8 fma 6 ld
 * vector registers: 13 of 16 */
void tnk_matmul_f32__avx2_dot2x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = depth & -8;
    int64_t pace = 8 >> spread;
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
            int64_t ahead = far + i / 2 * (whole / 8) * pace;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            f32x8 acc0_2 = {0};
            f32x8 acc0_3 = {0};
            f32x8 acc1_0 = {0};
            f32x8 acc1_1 = {0};
            f32x8 acc1_2 = {0};
            f32x8 acc1_3 = {0};
            for (int64_t p = 0; p < whole; p += 8) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x8 b0 = _mm256_loadu_ps(column0 + p);
                f32x8 b1 = _mm256_loadu_ps(column1 + p);
                f32x8 b2 = _mm256_loadu_ps(column2 + p);
                f32x8 b3 = _mm256_loadu_ps(column3 + p);
                f32x8 a0 = _mm256_loadu_ps(row0 + p);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                f32x8 a1 = _mm256_loadu_ps(row1 + p);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_ps(a1, b3, acc1_3);
                ahead += pace;
            }
            if (whole < depth) {
                i32x8 lanes = first_lanes_i32x8(depth - whole);
                f32x8 b0 = _mm256_maskload_ps(column0 + whole, (__m256i)lanes);
                f32x8 b1 = _mm256_maskload_ps(column1 + whole, (__m256i)lanes);
                f32x8 b2 = _mm256_maskload_ps(column2 + whole, (__m256i)lanes);
                f32x8 b3 = _mm256_maskload_ps(column3 + whole, (__m256i)lanes);
                f32x8 a0 = _mm256_maskload_ps(row0 + whole, (__m256i)lanes);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                f32x8 a1 = _mm256_maskload_ps(row1 + whole, (__m256i)lanes);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_ps(a1, b3, acc1_3);
            }
            f32x8 joined = interleave_low_4_of_8_f32x8(acc0_0, acc1_0)
                + interleave_high_4_of_8_f32x8(acc0_0, acc1_0);
            f32x8 joined_1 = interleave_low_4_of_8_f32x8(acc0_1, acc1_1)
                + interleave_high_4_of_8_f32x8(acc0_1, acc1_1);
            f32x8 joined_2 = interleave_low_4_of_8_f32x8(acc0_2, acc1_2)
                + interleave_high_4_of_8_f32x8(acc0_2, acc1_2);
            f32x8 joined_3 = interleave_low_4_of_8_f32x8(acc0_3, acc1_3)
                + interleave_high_4_of_8_f32x8(acc0_3, acc1_3);
            joined = interleave_low_2_of_4_f32x8(joined, joined_2)
                + interleave_high_2_of_4_f32x8(joined, joined_2);
            joined_1 = interleave_low_2_of_4_f32x8(joined_1, joined_3)
                + interleave_high_2_of_4_f32x8(joined_1, joined_3);
            joined = interleave_low_1_of_2_f32x8(joined, joined_1)
                + interleave_high_1_of_2_f32x8(joined, joined_1);
            f32x4 t_22 = high_half_f32x8(joined);
            _mm_maskstore_ps(c + i * c_row + j, (__m128i)within0,
                low_half_f32x8(joined) + _mm_maskload_ps(c + i * c_row + j, (__m128i)within0_1));
            if (m > (i + 1)) {
                _mm_maskstore_ps(c + (i + 1) * c_row + j, (__m128i)within0,
                    t_22 + _mm_maskload_ps(c + (i + 1) * c_row + j, (__m128i)within0_1));
            }
        }
    }
}

/* tnk_matmul_f32__avx2_rows2x4
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, avx2: depth=4 dtype=f32 rows=2
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 8 fma 6 ld 2 st; 2 fma 3 ld 2 st
 * vector registers: 12 of 16 */
void tnk_matmul_f32__avx2_rows2x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t pace = 8 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 8) {
                _mm256_storeu_ps(c + i * c_row + i_1, (f32x8){0});
            }
            if (whole < n_1) {
                i32x8 lanes = first_lanes_i32x8(n_1 - whole);
                _mm256_maskstore_ps(c + i * c_row + whole, (__m256i)lanes, (f32x8){0});
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
            f32x8 a0_0 = _mm256_set1_ps(a[i * a_row + p * a_k]);
            f32x8 a0_1 = _mm256_set1_ps(a[i * a_row + (p + 1) * a_k]);
            f32x8 a0_2 = _mm256_set1_ps(a[i * a_row + (p + 2) * a_k]);
            f32x8 a0_3 = _mm256_set1_ps(a[i * a_row + (p + 3) * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            float *c1 = c + t * c_row;
            f32x8 a1_0 = _mm256_set1_ps(a[t * a_row + p * a_k]);
            f32x8 a1_1 = _mm256_set1_ps(a[t * a_row + (p + 1) * a_k]);
            f32x8 a1_2 = _mm256_set1_ps(a[t * a_row + (p + 2) * a_k]);
            f32x8 a1_3 = _mm256_set1_ps(a[t * a_row + (p + 3) * a_k]);
            int64_t ahead = far + i / 2 * (n_1 / 8) * pace;
            int64_t whole_1 = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 8) {
                if (far > 0) {
                    __builtin_prefetch(b0 + ahead);
                    __builtin_prefetch(b1 + ahead);
                    __builtin_prefetch(b2 + ahead);
                    __builtin_prefetch(b3 + ahead);
                }
                f32x8 sum0 = _mm256_loadu_ps(c0 + i_1);
                f32x8 sum1 = _mm256_loadu_ps(c1 + i_1);
                f32x8 b_at0 = _mm256_loadu_ps(b0 + i_1);
                sum0 = _mm256_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_ps(a1_0, b_at0, sum1);
                f32x8 b_at1 = _mm256_loadu_ps(b1 + i_1);
                sum0 = _mm256_fmadd_ps(a0_1, b_at1, sum0);
                sum1 = _mm256_fmadd_ps(a1_1, b_at1, sum1);
                f32x8 b_at2 = _mm256_loadu_ps(b2 + i_1);
                sum0 = _mm256_fmadd_ps(a0_2, b_at2, sum0);
                sum1 = _mm256_fmadd_ps(a1_2, b_at2, sum1);
                f32x8 b_at3 = _mm256_loadu_ps(b3 + i_1);
                sum0 = _mm256_fmadd_ps(a0_3, b_at3, sum0);
                sum1 = _mm256_fmadd_ps(a1_3, b_at3, sum1);
                _mm256_storeu_ps(c0 + i_1, sum0);
                _mm256_storeu_ps(c1 + i_1, sum1);
                ahead += pace;
            }
            if (whole_1 < n_1) {
                i32x8 lanes = first_lanes_i32x8(n_1 - whole_1);
                f32x8 sum0 = _mm256_maskload_ps(c0 + whole_1, (__m256i)lanes);
                f32x8 sum1 = _mm256_maskload_ps(c1 + whole_1, (__m256i)lanes);
                f32x8 b_at0 = _mm256_maskload_ps(b0 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_ps(a1_0, b_at0, sum1);
                f32x8 b_at1 = _mm256_maskload_ps(b1 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_ps(a0_1, b_at1, sum0);
                sum1 = _mm256_fmadd_ps(a1_1, b_at1, sum1);
                f32x8 b_at2 = _mm256_maskload_ps(b2 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_ps(a0_2, b_at2, sum0);
                sum1 = _mm256_fmadd_ps(a1_2, b_at2, sum1);
                f32x8 b_at3 = _mm256_maskload_ps(b3 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_ps(a0_3, b_at3, sum0);
                sum1 = _mm256_fmadd_ps(a1_3, b_at3, sum1);
                _mm256_maskstore_ps(c0 + whole_1, (__m256i)lanes, sum0);
                _mm256_maskstore_ps(c1 + whole_1, (__m256i)lanes, sum1);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const float *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i += 2) {
            float *c0 = c + i * c_row;
            f32x8 a0_0 = _mm256_set1_ps(a[i * a_row + p * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            float *c1 = c + t * c_row;
            f32x8 a1_0 = _mm256_set1_ps(a[t * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 8) {
                f32x8 sum0 = _mm256_loadu_ps(c0 + i_1);
                f32x8 sum1 = _mm256_loadu_ps(c1 + i_1);
                f32x8 b_at0 = _mm256_loadu_ps(b0 + i_1);
                sum0 = _mm256_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_ps(a1_0, b_at0, sum1);
                _mm256_storeu_ps(c0 + i_1, sum0);
                _mm256_storeu_ps(c1 + i_1, sum1);
            }
            if (whole_1 < n_1) {
                i32x8 lanes = first_lanes_i32x8(n_1 - whole_1);
                f32x8 sum0 = _mm256_maskload_ps(c0 + whole_1, (__m256i)lanes);
                f32x8 sum1 = _mm256_maskload_ps(c1 + whole_1, (__m256i)lanes);
                f32x8 b_at0 = _mm256_maskload_ps(b0 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_ps(a1_0, b_at0, sum1);
                _mm256_maskstore_ps(c0 + whole_1, (__m256i)lanes, sum0);
                _mm256_maskstore_ps(c1 + whole_1, (__m256i)lanes, sum1);
            }
        }
    }
}

/* tnk_matmul_f64__avx2_dot2x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx2: dtype=f64 rows=2
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 8 fma 6 ld
 * vector registers: 13 of 16 */
void tnk_matmul_f64__avx2_dot2x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = depth & -4;
    int64_t pace = 4 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const double *column0 = b + min_index(j, n_1 - 1) * b_column;
        const double *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const double *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const double *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        i64x4 within0 = first_lanes_i64x4(left);
        i64x4 within0_1 = first_lanes_i64x4(left * goes_on);
        for (int64_t i = 0; i < m; i += 2) {
            const double *row0 = a + min_index(i, m - 1) * a_row;
            const double *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t ahead = far + i / 2 * (whole / 4) * pace;
            f64x4 acc0_0 = {0};
            f64x4 acc0_1 = {0};
            f64x4 acc0_2 = {0};
            f64x4 acc0_3 = {0};
            f64x4 acc1_0 = {0};
            f64x4 acc1_1 = {0};
            f64x4 acc1_2 = {0};
            f64x4 acc1_3 = {0};
            for (int64_t p = 0; p < whole; p += 4) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f64x4 b0 = _mm256_loadu_pd(column0 + p);
                f64x4 b1 = _mm256_loadu_pd(column1 + p);
                f64x4 b2 = _mm256_loadu_pd(column2 + p);
                f64x4 b3 = _mm256_loadu_pd(column3 + p);
                f64x4 a0 = _mm256_loadu_pd(row0 + p);
                acc0_0 = _mm256_fmadd_pd(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_pd(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_pd(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_pd(a0, b3, acc0_3);
                f64x4 a1 = _mm256_loadu_pd(row1 + p);
                acc1_0 = _mm256_fmadd_pd(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_pd(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_pd(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_pd(a1, b3, acc1_3);
                ahead += pace;
            }
            if (whole < depth) {
                i64x4 lanes = first_lanes_i64x4(depth - whole);
                f64x4 b0 = _mm256_maskload_pd(column0 + whole, (__m256i)lanes);
                f64x4 b1 = _mm256_maskload_pd(column1 + whole, (__m256i)lanes);
                f64x4 b2 = _mm256_maskload_pd(column2 + whole, (__m256i)lanes);
                f64x4 b3 = _mm256_maskload_pd(column3 + whole, (__m256i)lanes);
                f64x4 a0 = _mm256_maskload_pd(row0 + whole, (__m256i)lanes);
                acc0_0 = _mm256_fmadd_pd(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_pd(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_pd(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_pd(a0, b3, acc0_3);
                f64x4 a1 = _mm256_maskload_pd(row1 + whole, (__m256i)lanes);
                acc1_0 = _mm256_fmadd_pd(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_pd(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_pd(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_pd(a1, b3, acc1_3);
            }
            f64x4 joined = interleave_low_2_of_4_f64x4(acc0_0, acc0_2)
                + interleave_high_2_of_4_f64x4(acc0_0, acc0_2);
            f64x4 joined_1 = interleave_low_2_of_4_f64x4(acc0_1, acc0_3)
                + interleave_high_2_of_4_f64x4(acc0_1, acc0_3);
            joined = interleave_low_1_of_2_f64x4(joined, joined_1)
                + interleave_high_1_of_2_f64x4(joined, joined_1);
            f64x4 joined_3 = interleave_low_2_of_4_f64x4(acc1_0, acc1_2)
                + interleave_high_2_of_4_f64x4(acc1_0, acc1_2);
            f64x4 joined_4 = interleave_low_2_of_4_f64x4(acc1_1, acc1_3)
                + interleave_high_2_of_4_f64x4(acc1_1, acc1_3);
            joined_3 = interleave_low_1_of_2_f64x4(joined_3, joined_4)
                + interleave_high_1_of_2_f64x4(joined_3, joined_4);
            _mm256_maskstore_pd(c + i * c_row + j, (__m256i)within0,
                joined + _mm256_maskload_pd(c + i * c_row + j, (__m256i)within0_1));
            if (m > (i + 1)) {
                _mm256_maskstore_pd(c + (i + 1) * c_row + j, (__m256i)within0,
                    joined_3 + _mm256_maskload_pd(c + (i + 1) * c_row + j, (__m256i)within0_1));
            }
        }
    }
}

/* tnk_matmul_f64__avx2_rows2x4
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, avx2: depth=4 dtype=f64 rows=2
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 8 fma 6 ld 2 st; 2 fma 3 ld 2 st
 * vector registers: 12 of 16 */
void tnk_matmul_f64__avx2_rows2x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t pace = 4 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 4) {
                _mm256_storeu_pd(c + i * c_row + i_1, (f64x4){0});
            }
            if (whole < n_1) {
                i64x4 lanes = first_lanes_i64x4(n_1 - whole);
                _mm256_maskstore_pd(c + i * c_row + whole, (__m256i)lanes, (f64x4){0});
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
            f64x4 a0_0 = _mm256_set1_pd(a[i * a_row + p * a_k]);
            f64x4 a0_1 = _mm256_set1_pd(a[i * a_row + (p + 1) * a_k]);
            f64x4 a0_2 = _mm256_set1_pd(a[i * a_row + (p + 2) * a_k]);
            f64x4 a0_3 = _mm256_set1_pd(a[i * a_row + (p + 3) * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            double *c1 = c + t * c_row;
            f64x4 a1_0 = _mm256_set1_pd(a[t * a_row + p * a_k]);
            f64x4 a1_1 = _mm256_set1_pd(a[t * a_row + (p + 1) * a_k]);
            f64x4 a1_2 = _mm256_set1_pd(a[t * a_row + (p + 2) * a_k]);
            f64x4 a1_3 = _mm256_set1_pd(a[t * a_row + (p + 3) * a_k]);
            int64_t ahead = far + i / 2 * (n_1 / 4) * pace;
            int64_t whole_1 = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 4) {
                if (far > 0) {
                    __builtin_prefetch(b0 + ahead);
                    __builtin_prefetch(b1 + ahead);
                    __builtin_prefetch(b2 + ahead);
                    __builtin_prefetch(b3 + ahead);
                }
                f64x4 sum0 = _mm256_loadu_pd(c0 + i_1);
                f64x4 sum1 = _mm256_loadu_pd(c1 + i_1);
                f64x4 b_at0 = _mm256_loadu_pd(b0 + i_1);
                sum0 = _mm256_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_pd(a1_0, b_at0, sum1);
                f64x4 b_at1 = _mm256_loadu_pd(b1 + i_1);
                sum0 = _mm256_fmadd_pd(a0_1, b_at1, sum0);
                sum1 = _mm256_fmadd_pd(a1_1, b_at1, sum1);
                f64x4 b_at2 = _mm256_loadu_pd(b2 + i_1);
                sum0 = _mm256_fmadd_pd(a0_2, b_at2, sum0);
                sum1 = _mm256_fmadd_pd(a1_2, b_at2, sum1);
                f64x4 b_at3 = _mm256_loadu_pd(b3 + i_1);
                sum0 = _mm256_fmadd_pd(a0_3, b_at3, sum0);
                sum1 = _mm256_fmadd_pd(a1_3, b_at3, sum1);
                _mm256_storeu_pd(c0 + i_1, sum0);
                _mm256_storeu_pd(c1 + i_1, sum1);
                ahead += pace;
            }
            if (whole_1 < n_1) {
                i64x4 lanes = first_lanes_i64x4(n_1 - whole_1);
                f64x4 sum0 = _mm256_maskload_pd(c0 + whole_1, (__m256i)lanes);
                f64x4 sum1 = _mm256_maskload_pd(c1 + whole_1, (__m256i)lanes);
                f64x4 b_at0 = _mm256_maskload_pd(b0 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_pd(a1_0, b_at0, sum1);
                f64x4 b_at1 = _mm256_maskload_pd(b1 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_pd(a0_1, b_at1, sum0);
                sum1 = _mm256_fmadd_pd(a1_1, b_at1, sum1);
                f64x4 b_at2 = _mm256_maskload_pd(b2 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_pd(a0_2, b_at2, sum0);
                sum1 = _mm256_fmadd_pd(a1_2, b_at2, sum1);
                f64x4 b_at3 = _mm256_maskload_pd(b3 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_pd(a0_3, b_at3, sum0);
                sum1 = _mm256_fmadd_pd(a1_3, b_at3, sum1);
                _mm256_maskstore_pd(c0 + whole_1, (__m256i)lanes, sum0);
                _mm256_maskstore_pd(c1 + whole_1, (__m256i)lanes, sum1);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const double *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i += 2) {
            double *c0 = c + i * c_row;
            f64x4 a0_0 = _mm256_set1_pd(a[i * a_row + p * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            double *c1 = c + t * c_row;
            f64x4 a1_0 = _mm256_set1_pd(a[t * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -4;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 4) {
                f64x4 sum0 = _mm256_loadu_pd(c0 + i_1);
                f64x4 sum1 = _mm256_loadu_pd(c1 + i_1);
                f64x4 b_at0 = _mm256_loadu_pd(b0 + i_1);
                sum0 = _mm256_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_pd(a1_0, b_at0, sum1);
                _mm256_storeu_pd(c0 + i_1, sum0);
                _mm256_storeu_pd(c1 + i_1, sum1);
            }
            if (whole_1 < n_1) {
                i64x4 lanes = first_lanes_i64x4(n_1 - whole_1);
                f64x4 sum0 = _mm256_maskload_pd(c0 + whole_1, (__m256i)lanes);
                f64x4 sum1 = _mm256_maskload_pd(c1 + whole_1, (__m256i)lanes);
                f64x4 b_at0 = _mm256_maskload_pd(b0 + whole_1, (__m256i)lanes);
                sum0 = _mm256_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm256_fmadd_pd(a1_0, b_at0, sum1);
                _mm256_maskstore_pd(c0 + whole_1, (__m256i)lanes, sum0);
                _mm256_maskstore_pd(c1 + whole_1, (__m256i)lanes, sum1);
            }
        }
    }
}

/* tnk_matmul_f32__avx2_panels1x32
 * product of few rows, b in panels.
 * from templates/thin_panels.lua, avx2: dtype=f32 panels=2 rows=1 width=16
 * listed in gen/manifest/thin.lua: few rows times weights in panels, which go by side by side
 * a turn of each inner loop: 4 fma 5 ld; 2 fma 3 ld
 * vector registers: 10 of 16 */
void tnk_matmul_f32__avx2_panels1x32(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = (n_1 + 16 - 1) / 32 * 32;
    for (int64_t j = 0; j < whole; j += 32) {
        for (int64_t i = 0; i < m; i++) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            int64_t left = min_index(n_1 - j - 16, 16);
            i32x8 held0 = first_lanes_i32x8(16 * goes_on);
            i32x8 held1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(16 * goes_on);
            i32x8 within2 = first_lanes_i32x8(left);
            i32x8 held2 = first_lanes_i32x8(left * goes_on);
            i32x8 within3 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)left;
            i32x8 held3 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(left * goes_on);
            const float *from = b + j / 16 * b_panel;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            f32x8 acc0_2 = {0};
            f32x8 acc0_3 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 1024, 0, 2);
                f32x8 b0 = _mm256_loadu_ps(from);
                f32x8 b1 = _mm256_loadu_ps(from + 8);
                __builtin_prefetch(from + b_panel + 1024, 0, 2);
                f32x8 b2 = _mm256_loadu_ps(from + b_panel);
                f32x8 b3 = _mm256_loadu_ps(from + b_panel + 8);
                f32x8 a0 = _mm256_set1_ps(row0[p * a_k]);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                from += 16;
            }
            _mm256_storeu_ps(c + i * c_row + j,
                acc0_0 + _mm256_maskload_ps(c + i * c_row + j, (__m256i)held0));
            _mm256_storeu_ps(c + i * c_row + j + 8,
                acc0_1 + _mm256_maskload_ps(c + i * c_row + j + 8, (__m256i)held1));
            _mm256_maskstore_ps(c + i * c_row + j + 16, (__m256i)within2,
                acc0_2 + _mm256_maskload_ps(c + i * c_row + j + 16, (__m256i)held2));
            _mm256_maskstore_ps(c + i * c_row + j + 24, (__m256i)within3,
                acc0_3 + _mm256_maskload_ps(c + i * c_row + j + 24, (__m256i)held3));
        }
    }
    for (int64_t j = whole; j < n_1; j += 16) {
        for (int64_t i = 0; i < m; i++) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            int64_t left = min_index(n_1 - j, 16);
            i32x8 within0 = first_lanes_i32x8(left);
            i32x8 held0 = first_lanes_i32x8(left * goes_on);
            i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)left;
            i32x8 held1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(left * goes_on);
            const float *from = b + j / 16 * b_panel;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 1024, 0, 2);
                f32x8 b0 = _mm256_loadu_ps(from);
                f32x8 b1 = _mm256_loadu_ps(from + 8);
                f32x8 a0 = _mm256_set1_ps(row0[p * a_k]);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                from += 16;
            }
            _mm256_maskstore_ps(c + i * c_row + j, (__m256i)within0,
                acc0_0 + _mm256_maskload_ps(c + i * c_row + j, (__m256i)held0));
            _mm256_maskstore_ps(c + i * c_row + j + 8, (__m256i)within1,
                acc0_1 + _mm256_maskload_ps(c + i * c_row + j + 8, (__m256i)held1));
        }
    }
}

/* tnk_matmul_f32__avx2_panels2x32
 * product of few rows, b in panels.
 * from templates/thin_panels.lua, avx2: dtype=f32 panels=2 rows=2 width=16
 * listed in gen/manifest/thin.lua: few rows times weights in panels, which go by side by side
 * a turn of each inner loop: 8 fma 6 ld; 4 fma 4 ld
 * vector registers: 14 of 16 */
void tnk_matmul_f32__avx2_panels2x32(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = (n_1 + 16 - 1) / 32 * 32;
    for (int64_t j = 0; j < whole; j += 32) {
        for (int64_t i = 0; i < m; i += 2) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t left = min_index(n_1 - j - 16, 16);
            i32x8 held0 = first_lanes_i32x8(16 * goes_on);
            i32x8 held1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(16 * goes_on);
            i32x8 within2 = first_lanes_i32x8(left);
            i32x8 held2 = first_lanes_i32x8(left * goes_on);
            i32x8 within3 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)left;
            i32x8 held3 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(left * goes_on);
            const float *from = b + j / 16 * b_panel;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            f32x8 acc0_2 = {0};
            f32x8 acc0_3 = {0};
            f32x8 acc1_0 = {0};
            f32x8 acc1_1 = {0};
            f32x8 acc1_2 = {0};
            f32x8 acc1_3 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 1024, 0, 2);
                f32x8 b0 = _mm256_loadu_ps(from);
                f32x8 b1 = _mm256_loadu_ps(from + 8);
                __builtin_prefetch(from + b_panel + 1024, 0, 2);
                f32x8 b2 = _mm256_loadu_ps(from + b_panel);
                f32x8 b3 = _mm256_loadu_ps(from + b_panel + 8);
                f32x8 a0 = _mm256_set1_ps(row0[p * a_k]);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                f32x8 a1 = _mm256_set1_ps(row1[p * a_k]);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_ps(a1, b3, acc1_3);
                from += 16;
            }
            _mm256_storeu_ps(c + i * c_row + j,
                acc0_0 + _mm256_maskload_ps(c + i * c_row + j, (__m256i)held0));
            _mm256_storeu_ps(c + i * c_row + j + 8,
                acc0_1 + _mm256_maskload_ps(c + i * c_row + j + 8, (__m256i)held1));
            _mm256_maskstore_ps(c + i * c_row + j + 16, (__m256i)within2,
                acc0_2 + _mm256_maskload_ps(c + i * c_row + j + 16, (__m256i)held2));
            _mm256_maskstore_ps(c + i * c_row + j + 24, (__m256i)within3,
                acc0_3 + _mm256_maskload_ps(c + i * c_row + j + 24, (__m256i)held3));
            if (m > (i + 1)) {
                _mm256_storeu_ps(c + (i + 1) * c_row + j,
                    acc1_0 + _mm256_maskload_ps(c + (i + 1) * c_row + j, (__m256i)held0));
                _mm256_storeu_ps(c + (i + 1) * c_row + j + 8,
                    acc1_1 + _mm256_maskload_ps(c + (i + 1) * c_row + j + 8, (__m256i)held1));
                _mm256_maskstore_ps(c + (i + 1) * c_row + j + 16, (__m256i)within2,
                    acc1_2 + _mm256_maskload_ps(c + (i + 1) * c_row + j + 16, (__m256i)held2));
                _mm256_maskstore_ps(c + (i + 1) * c_row + j + 24, (__m256i)within3,
                    acc1_3 + _mm256_maskload_ps(c + (i + 1) * c_row + j + 24, (__m256i)held3));
            }
        }
    }
    for (int64_t j = whole; j < n_1; j += 16) {
        for (int64_t i = 0; i < m; i += 2) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t left = min_index(n_1 - j, 16);
            i32x8 within0 = first_lanes_i32x8(left);
            i32x8 held0 = first_lanes_i32x8(left * goes_on);
            i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)left;
            i32x8 held1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)(left * goes_on);
            const float *from = b + j / 16 * b_panel;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            f32x8 acc1_0 = {0};
            f32x8 acc1_1 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 1024, 0, 2);
                f32x8 b0 = _mm256_loadu_ps(from);
                f32x8 b1 = _mm256_loadu_ps(from + 8);
                f32x8 a0 = _mm256_set1_ps(row0[p * a_k]);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                f32x8 a1 = _mm256_set1_ps(row1[p * a_k]);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                from += 16;
            }
            _mm256_maskstore_ps(c + i * c_row + j, (__m256i)within0,
                acc0_0 + _mm256_maskload_ps(c + i * c_row + j, (__m256i)held0));
            _mm256_maskstore_ps(c + i * c_row + j + 8, (__m256i)within1,
                acc0_1 + _mm256_maskload_ps(c + i * c_row + j + 8, (__m256i)held1));
            if (m > (i + 1)) {
                _mm256_maskstore_ps(c + (i + 1) * c_row + j, (__m256i)within0,
                    acc1_0 + _mm256_maskload_ps(c + (i + 1) * c_row + j, (__m256i)held0));
                _mm256_maskstore_ps(c + (i + 1) * c_row + j + 8, (__m256i)within1,
                    acc1_1 + _mm256_maskload_ps(c + (i + 1) * c_row + j + 8, (__m256i)held1));
            }
        }
    }
}

/* tnk_matmul_f32_f16_f32__avx2_dot2x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx2: b=f16 dtype=f32 rows=2
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 8 fma 4 convert 6 ld
 * vector registers: 13 of 16 */
void tnk_matmul_f32_f16_f32__avx2_dot2x4(const int64_t *n, void *const *data, const int64_t *stride)
{
    const float *a = data[0];
    const uint16_t *b = data[1];
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
    int64_t whole = depth & -8;
    int64_t pace = 8 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const uint16_t *column0 = b + min_index(j, n_1 - 1) * b_column;
        const uint16_t *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const uint16_t *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const uint16_t *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        i32x4 within0 = first_lanes_i32x4(left);
        i32x4 within0_1 = first_lanes_i32x4(left * goes_on);
        for (int64_t i = 0; i < m; i += 2) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t ahead = far + i / 2 * (whole / 8) * pace;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            f32x8 acc0_2 = {0};
            f32x8 acc0_3 = {0};
            f32x8 acc1_0 = {0};
            f32x8 acc1_1 = {0};
            f32x8 acc1_2 = {0};
            f32x8 acc1_3 = {0};
            for (int64_t p = 0; p < whole; p += 8) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x8 b0 = _mm256_cvtph_ps((__m128i)*(const u16x8u *)(column0 + p));
                f32x8 b1 = _mm256_cvtph_ps((__m128i)*(const u16x8u *)(column1 + p));
                f32x8 b2 = _mm256_cvtph_ps((__m128i)*(const u16x8u *)(column2 + p));
                f32x8 b3 = _mm256_cvtph_ps((__m128i)*(const u16x8u *)(column3 + p));
                f32x8 a0 = _mm256_loadu_ps(row0 + p);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                f32x8 a1 = _mm256_loadu_ps(row1 + p);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_ps(a1, b3, acc1_3);
                ahead += pace;
            }
            if (whole < depth) {
                i32x8 lanes = first_lanes_i32x8(depth - whole);
                f32x8 b0 = _mm256_cvtph_ps((__m128i)load_mask_u16x8(column0 + whole,
                    __builtin_convertvector(lanes, i16x8)));
                f32x8 b1 = _mm256_cvtph_ps((__m128i)load_mask_u16x8(column1 + whole,
                    __builtin_convertvector(lanes, i16x8)));
                f32x8 b2 = _mm256_cvtph_ps((__m128i)load_mask_u16x8(column2 + whole,
                    __builtin_convertvector(lanes, i16x8)));
                f32x8 b3 = _mm256_cvtph_ps((__m128i)load_mask_u16x8(column3 + whole,
                    __builtin_convertvector(lanes, i16x8)));
                f32x8 a0 = _mm256_maskload_ps(row0 + whole, (__m256i)lanes);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                f32x8 a1 = _mm256_maskload_ps(row1 + whole, (__m256i)lanes);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_ps(a1, b3, acc1_3);
            }
            f32x8 joined = interleave_low_4_of_8_f32x8(acc0_0, acc1_0)
                + interleave_high_4_of_8_f32x8(acc0_0, acc1_0);
            f32x8 joined_1 = interleave_low_4_of_8_f32x8(acc0_1, acc1_1)
                + interleave_high_4_of_8_f32x8(acc0_1, acc1_1);
            f32x8 joined_2 = interleave_low_4_of_8_f32x8(acc0_2, acc1_2)
                + interleave_high_4_of_8_f32x8(acc0_2, acc1_2);
            f32x8 joined_3 = interleave_low_4_of_8_f32x8(acc0_3, acc1_3)
                + interleave_high_4_of_8_f32x8(acc0_3, acc1_3);
            joined = interleave_low_2_of_4_f32x8(joined, joined_2)
                + interleave_high_2_of_4_f32x8(joined, joined_2);
            joined_1 = interleave_low_2_of_4_f32x8(joined_1, joined_3)
                + interleave_high_2_of_4_f32x8(joined_1, joined_3);
            joined = interleave_low_1_of_2_f32x8(joined, joined_1)
                + interleave_high_1_of_2_f32x8(joined, joined_1);
            f32x4 t_22 = high_half_f32x8(joined);
            _mm_maskstore_ps(c + i * c_row + j, (__m128i)within0,
                low_half_f32x8(joined) + _mm_maskload_ps(c + i * c_row + j, (__m128i)within0_1));
            if (m > (i + 1)) {
                _mm_maskstore_ps(c + (i + 1) * c_row + j, (__m128i)within0,
                    t_22 + _mm_maskload_ps(c + (i + 1) * c_row + j, (__m128i)within0_1));
            }
        }
    }
}

/* tnk_matmul_f32_bf16_f32__avx2_dot2x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx2: b=bf16 dtype=f32 rows=2
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 8 fma 4 convert 6 ld
 * vector registers: 13 of 16 */
void tnk_matmul_f32_bf16_f32__avx2_dot2x4(const int64_t *n, void *const *data,
    const int64_t *stride)
{
    const float *a = data[0];
    const uint16_t *b = data[1];
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
    int64_t whole = depth & -8;
    int64_t pace = 8 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const uint16_t *column0 = b + min_index(j, n_1 - 1) * b_column;
        const uint16_t *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const uint16_t *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const uint16_t *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        i32x4 within0 = first_lanes_i32x4(left);
        i32x4 within0_1 = first_lanes_i32x4(left * goes_on);
        for (int64_t i = 0; i < m; i += 2) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            int64_t ahead = far + i / 2 * (whole / 8) * pace;
            f32x8 acc0_0 = {0};
            f32x8 acc0_1 = {0};
            f32x8 acc0_2 = {0};
            f32x8 acc0_3 = {0};
            f32x8 acc1_0 = {0};
            f32x8 acc1_1 = {0};
            f32x8 acc1_2 = {0};
            f32x8 acc1_3 = {0};
            for (int64_t p = 0; p < whole; p += 8) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x8 b0 = (f32x8)((u32x8)_mm256_cvtepu16_epi32((__m128i)*(const u16x8u *)(column0
                    + p)) << 16);
                f32x8 b1 = (f32x8)((u32x8)_mm256_cvtepu16_epi32((__m128i)*(const u16x8u *)(column1
                    + p)) << 16);
                f32x8 b2 = (f32x8)((u32x8)_mm256_cvtepu16_epi32((__m128i)*(const u16x8u *)(column2
                    + p)) << 16);
                f32x8 b3 = (f32x8)((u32x8)_mm256_cvtepu16_epi32((__m128i)*(const u16x8u *)(column3
                    + p)) << 16);
                f32x8 a0 = _mm256_loadu_ps(row0 + p);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                f32x8 a1 = _mm256_loadu_ps(row1 + p);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_ps(a1, b3, acc1_3);
                ahead += pace;
            }
            if (whole < depth) {
                i32x8 lanes = first_lanes_i32x8(depth - whole);
                u32x8 t_9 = (u32x8)_mm256_cvtepu16_epi32((__m128i)load_mask_u16x8(column0 + whole,
                    __builtin_convertvector(lanes, i16x8))) << 16;
                f32x8 b0 = (f32x8)t_9;
                u32x8 t_12 = (u32x8)_mm256_cvtepu16_epi32((__m128i)load_mask_u16x8(column1 + whole,
                    __builtin_convertvector(lanes, i16x8))) << 16;
                f32x8 b1 = (f32x8)t_12;
                u32x8 t_15 = (u32x8)_mm256_cvtepu16_epi32((__m128i)load_mask_u16x8(column2 + whole,
                    __builtin_convertvector(lanes, i16x8))) << 16;
                f32x8 b2 = (f32x8)t_15;
                u32x8 t_18 = (u32x8)_mm256_cvtepu16_epi32((__m128i)load_mask_u16x8(column3 + whole,
                    __builtin_convertvector(lanes, i16x8))) << 16;
                f32x8 b3 = (f32x8)t_18;
                f32x8 a0 = _mm256_maskload_ps(row0 + whole, (__m256i)lanes);
                acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm256_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm256_fmadd_ps(a0, b3, acc0_3);
                f32x8 a1 = _mm256_maskload_ps(row1 + whole, (__m256i)lanes);
                acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm256_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm256_fmadd_ps(a1, b3, acc1_3);
            }
            f32x8 joined = interleave_low_4_of_8_f32x8(acc0_0, acc1_0)
                + interleave_high_4_of_8_f32x8(acc0_0, acc1_0);
            f32x8 joined_1 = interleave_low_4_of_8_f32x8(acc0_1, acc1_1)
                + interleave_high_4_of_8_f32x8(acc0_1, acc1_1);
            f32x8 joined_2 = interleave_low_4_of_8_f32x8(acc0_2, acc1_2)
                + interleave_high_4_of_8_f32x8(acc0_2, acc1_2);
            f32x8 joined_3 = interleave_low_4_of_8_f32x8(acc0_3, acc1_3)
                + interleave_high_4_of_8_f32x8(acc0_3, acc1_3);
            joined = interleave_low_2_of_4_f32x8(joined, joined_2)
                + interleave_high_2_of_4_f32x8(joined, joined_2);
            joined_1 = interleave_low_2_of_4_f32x8(joined_1, joined_3)
                + interleave_high_2_of_4_f32x8(joined_1, joined_3);
            joined = interleave_low_1_of_2_f32x8(joined, joined_1)
                + interleave_high_1_of_2_f32x8(joined, joined_1);
            f32x4 t_22 = high_half_f32x8(joined);
            _mm_maskstore_ps(c + i * c_row + j, (__m128i)within0,
                low_half_f32x8(joined) + _mm_maskload_ps(c + i * c_row + j, (__m128i)within0_1));
            if (m > (i + 1)) {
                _mm_maskstore_ps(c + (i + 1) * c_row + j, (__m128i)within0,
                    t_22 + _mm_maskload_ps(c + (i + 1) * c_row + j, (__m128i)within0_1));
            }
        }
    }
}
