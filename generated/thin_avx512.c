/* thin_avx512.c: kernels of gen/manifest/thin.lua for avx512. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef double f64x8 __attribute__((vector_size(64)));
typedef double f64x4 __attribute__((vector_size(32)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef u16x16 u16x16u __attribute__((aligned(2), may_alias));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline f32x16 interleave_low_8_of_16_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
}

static inline f32x16 interleave_high_8_of_16_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30,
        31);
}

static inline f32x16 interleave_low_4_of_8_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
}

static inline f32x16 interleave_high_4_of_8_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30,
        31);
}

static inline f32x8 low_halves_of_4_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 4, 5, 8, 9, 12, 13);
}

static inline f32x8 high_halves_of_4_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 2, 3, 6, 7, 10, 11, 14, 15);
}

static inline f32x4 evens_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 0, 2, 4, 6);
}

static inline f32x4 odds_f32x8(f32x8 a)
{
    return __builtin_shufflevector(a, a, 1, 3, 5, 7);
}

static inline f32x16 interleave_low_2_of_4_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29);
}

static inline f32x16 interleave_high_2_of_4_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30,
        31);
}

static inline f32x16 interleave_low_1_of_2_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30);
}

static inline f32x16 interleave_high_1_of_2_f32x16(f32x16 a, f32x16 b)
{
    return __builtin_shufflevector(a, b, 1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31);
}

static inline f32x4 lanes_4_to_7_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline f32x4 lanes_8_to_11_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 8, 9, 10, 11);
}

static inline f32x4 lanes_12_to_15_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 12, 13, 14, 15);
}

static inline f32x4 lanes_0_to_3_f32x16(f32x16 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

static inline f64x8 interleave_low_4_of_8_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
}

static inline f64x8 interleave_high_4_of_8_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
}

static inline f64x8 interleave_low_2_of_4_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
}

static inline f64x8 interleave_high_2_of_4_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
}

static inline f64x8 interleave_low_1_of_2_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14);
}

static inline f64x8 interleave_high_1_of_2_f64x8(f64x8 a, f64x8 b)
{
    return __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
}

static inline f64x4 high_half_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 4, 5, 6, 7);
}

static inline f64x4 low_half_f64x8(f64x8 a)
{
    return __builtin_shufflevector(a, a, 0, 1, 2, 3);
}

/* tnk_matmul_f32__avx512_dot1x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx512: dtype=f32 rows=1
 * listed in gen/manifest/thin.lua: a vector times weights, at the speed of memory
 * a turn of the inner loop: 4 fma 5 ld
 * vector registers: 9 of 32 */
void tnk_matmul_f32__avx512_dot1x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = depth & -16;
    int64_t pace = 16 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const float *column0 = b + min_index(j, n_1 - 1) * b_column;
        const float *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const float *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const float *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, left);
        __mmask8 within0_1 = (__mmask8)_bzhi_u64(~0ull, left * goes_on);
        for (int64_t i = 0; i < m; i++) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            int64_t ahead = far + i * (whole / 16) * pace;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc0_2 = {0};
            f32x16 acc0_3 = {0};
            for (int64_t p = 0; p < whole; p += 16) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x16 b0 = _mm512_loadu_ps(column0 + p);
                f32x16 b1 = _mm512_loadu_ps(column1 + p);
                f32x16 b2 = _mm512_loadu_ps(column2 + p);
                f32x16 b3 = _mm512_loadu_ps(column3 + p);
                f32x16 a0 = _mm512_loadu_ps(row0 + p);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                ahead += pace;
            }
            if (whole < depth) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, depth - whole);
                f32x16 b0 = _mm512_maskz_loadu_ps(lanes, column0 + whole);
                f32x16 b1 = _mm512_maskz_loadu_ps(lanes, column1 + whole);
                f32x16 b2 = _mm512_maskz_loadu_ps(lanes, column2 + whole);
                f32x16 b3 = _mm512_maskz_loadu_ps(lanes, column3 + whole);
                f32x16 a0 = _mm512_maskz_loadu_ps(lanes, row0 + whole);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
            }
            f32x16 joined = interleave_low_8_of_16_f32x16(acc0_0, acc0_2)
                + interleave_high_8_of_16_f32x16(acc0_0, acc0_2);
            f32x16 joined_1 = interleave_low_8_of_16_f32x16(acc0_1, acc0_3)
                + interleave_high_8_of_16_f32x16(acc0_1, acc0_3);
            joined = interleave_low_4_of_8_f32x16(joined, joined_1)
                + interleave_high_4_of_8_f32x16(joined, joined_1);
            f32x8 joined_3 = low_halves_of_4_f32x16(joined) + high_halves_of_4_f32x16(joined);
            f32x4 joined_4 = evens_f32x8(joined_3) + odds_f32x8(joined_3);
            _mm_mask_storeu_ps(c + i * c_row + j, within0,
                joined_4 + _mm_maskz_loadu_ps(within0_1, c + i * c_row + j));
        }
    }
}

/* tnk_matmul_f32__avx512_rows1x8
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, avx512: depth=8 dtype=f32 rows=1
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 8 fma 9 ld 1 st; 1 fma 2 ld 1 st
 * vector registers: 11 of 32 */
void tnk_matmul_f32__avx512_rows1x8(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t pace = 16 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -16;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 16) {
                _mm512_storeu_ps(c + i * c_row + i_1, (f32x16){0});
            }
            if (whole < n_1) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n_1 - whole);
                _mm512_mask_storeu_ps(c + i * c_row + whole, lanes, (f32x16){0});
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
            f32x16 a0_0 = _mm512_set1_ps(a[i * a_row + p * a_k]);
            f32x16 a0_1 = _mm512_set1_ps(a[i * a_row + (p + 1) * a_k]);
            f32x16 a0_2 = _mm512_set1_ps(a[i * a_row + (p + 2) * a_k]);
            f32x16 a0_3 = _mm512_set1_ps(a[i * a_row + (p + 3) * a_k]);
            f32x16 a0_4 = _mm512_set1_ps(a[i * a_row + (p + 4) * a_k]);
            f32x16 a0_5 = _mm512_set1_ps(a[i * a_row + (p + 5) * a_k]);
            f32x16 a0_6 = _mm512_set1_ps(a[i * a_row + (p + 6) * a_k]);
            f32x16 a0_7 = _mm512_set1_ps(a[i * a_row + (p + 7) * a_k]);
            int64_t ahead = far + i * (n_1 / 16) * pace;
            int64_t whole_1 = n_1 & -16;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 16) {
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
                f32x16 sum0 = _mm512_loadu_ps(c0 + i_1);
                sum0 = _mm512_fmadd_ps(a0_0, _mm512_loadu_ps(b0 + i_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_1, _mm512_loadu_ps(b1 + i_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_2, _mm512_loadu_ps(b2 + i_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_3, _mm512_loadu_ps(b3 + i_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_4, _mm512_loadu_ps(b4 + i_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_5, _mm512_loadu_ps(b5 + i_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_6, _mm512_loadu_ps(b6 + i_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_7, _mm512_loadu_ps(b7 + i_1), sum0);
                _mm512_storeu_ps(c0 + i_1, sum0);
                ahead += pace;
            }
            if (whole_1 < n_1) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n_1 - whole_1);
                f32x16 sum0 = _mm512_maskz_loadu_ps(lanes, c0 + whole_1);
                sum0 = _mm512_fmadd_ps(a0_0, _mm512_maskz_loadu_ps(lanes, b0 + whole_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_1, _mm512_maskz_loadu_ps(lanes, b1 + whole_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_2, _mm512_maskz_loadu_ps(lanes, b2 + whole_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_3, _mm512_maskz_loadu_ps(lanes, b3 + whole_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_4, _mm512_maskz_loadu_ps(lanes, b4 + whole_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_5, _mm512_maskz_loadu_ps(lanes, b5 + whole_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_6, _mm512_maskz_loadu_ps(lanes, b6 + whole_1), sum0);
                sum0 = _mm512_fmadd_ps(a0_7, _mm512_maskz_loadu_ps(lanes, b7 + whole_1), sum0);
                _mm512_mask_storeu_ps(c0 + whole_1, lanes, sum0);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const float *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i++) {
            float *c0 = c + i * c_row;
            f32x16 a0_0 = _mm512_set1_ps(a[i * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -16;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 16) {
                f32x16 sum0 = _mm512_loadu_ps(c0 + i_1);
                sum0 = _mm512_fmadd_ps(a0_0, _mm512_loadu_ps(b0 + i_1), sum0);
                _mm512_storeu_ps(c0 + i_1, sum0);
            }
            if (whole_1 < n_1) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n_1 - whole_1);
                f32x16 sum0 = _mm512_maskz_loadu_ps(lanes, c0 + whole_1);
                sum0 = _mm512_fmadd_ps(a0_0, _mm512_maskz_loadu_ps(lanes, b0 + whole_1), sum0);
                _mm512_mask_storeu_ps(c0 + whole_1, lanes, sum0);
            }
        }
    }
}

/* tnk_matmul_f32__avx512_dot4x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx512: dtype=f32 rows=4
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 16 fma 8 ld
 * vector registers: 21 of 32 */
void tnk_matmul_f32__avx512_dot4x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = depth & -16;
    int64_t pace = 16 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const float *column0 = b + min_index(j, n_1 - 1) * b_column;
        const float *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const float *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const float *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, left);
        __mmask8 within0_1 = (__mmask8)_bzhi_u64(~0ull, left * goes_on);
        for (int64_t i = 0; i < m; i += 4) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            const float *row2 = a + min_index(i + 2, m - 1) * a_row;
            const float *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t ahead = far + i / 4 * (whole / 16) * pace;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc0_2 = {0};
            f32x16 acc0_3 = {0};
            f32x16 acc1_0 = {0};
            f32x16 acc1_1 = {0};
            f32x16 acc1_2 = {0};
            f32x16 acc1_3 = {0};
            f32x16 acc2_0 = {0};
            f32x16 acc2_1 = {0};
            f32x16 acc2_2 = {0};
            f32x16 acc2_3 = {0};
            f32x16 acc3_0 = {0};
            f32x16 acc3_1 = {0};
            f32x16 acc3_2 = {0};
            f32x16 acc3_3 = {0};
            for (int64_t p = 0; p < whole; p += 16) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x16 b0 = _mm512_loadu_ps(column0 + p);
                f32x16 b1 = _mm512_loadu_ps(column1 + p);
                f32x16 b2 = _mm512_loadu_ps(column2 + p);
                f32x16 b3 = _mm512_loadu_ps(column3 + p);
                f32x16 a0 = _mm512_loadu_ps(row0 + p);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_loadu_ps(row1 + p);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_loadu_ps(row2 + p);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_loadu_ps(row3 + p);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
                ahead += pace;
            }
            if (whole < depth) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, depth - whole);
                f32x16 b0 = _mm512_maskz_loadu_ps(lanes, column0 + whole);
                f32x16 b1 = _mm512_maskz_loadu_ps(lanes, column1 + whole);
                f32x16 b2 = _mm512_maskz_loadu_ps(lanes, column2 + whole);
                f32x16 b3 = _mm512_maskz_loadu_ps(lanes, column3 + whole);
                f32x16 a0 = _mm512_maskz_loadu_ps(lanes, row0 + whole);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_maskz_loadu_ps(lanes, row1 + whole);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_maskz_loadu_ps(lanes, row2 + whole);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_maskz_loadu_ps(lanes, row3 + whole);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
            }
            f32x16 joined = interleave_low_8_of_16_f32x16(acc0_0, acc2_0)
                + interleave_high_8_of_16_f32x16(acc0_0, acc2_0);
            f32x16 joined_1 = interleave_low_8_of_16_f32x16(acc0_1, acc2_1)
                + interleave_high_8_of_16_f32x16(acc0_1, acc2_1);
            f32x16 joined_2 = interleave_low_8_of_16_f32x16(acc0_2, acc2_2)
                + interleave_high_8_of_16_f32x16(acc0_2, acc2_2);
            f32x16 joined_3 = interleave_low_8_of_16_f32x16(acc0_3, acc2_3)
                + interleave_high_8_of_16_f32x16(acc0_3, acc2_3);
            f32x16 joined_4 = interleave_low_8_of_16_f32x16(acc1_0, acc3_0)
                + interleave_high_8_of_16_f32x16(acc1_0, acc3_0);
            f32x16 joined_5 = interleave_low_8_of_16_f32x16(acc1_1, acc3_1)
                + interleave_high_8_of_16_f32x16(acc1_1, acc3_1);
            f32x16 joined_6 = interleave_low_8_of_16_f32x16(acc1_2, acc3_2)
                + interleave_high_8_of_16_f32x16(acc1_2, acc3_2);
            f32x16 joined_7 = interleave_low_8_of_16_f32x16(acc1_3, acc3_3)
                + interleave_high_8_of_16_f32x16(acc1_3, acc3_3);
            joined = interleave_low_4_of_8_f32x16(joined, joined_4)
                + interleave_high_4_of_8_f32x16(joined, joined_4);
            joined_1 = interleave_low_4_of_8_f32x16(joined_1, joined_5)
                + interleave_high_4_of_8_f32x16(joined_1, joined_5);
            joined_2 = interleave_low_4_of_8_f32x16(joined_2, joined_6)
                + interleave_high_4_of_8_f32x16(joined_2, joined_6);
            joined_3 = interleave_low_4_of_8_f32x16(joined_3, joined_7)
                + interleave_high_4_of_8_f32x16(joined_3, joined_7);
            joined = interleave_low_2_of_4_f32x16(joined, joined_2)
                + interleave_high_2_of_4_f32x16(joined, joined_2);
            joined_1 = interleave_low_2_of_4_f32x16(joined_1, joined_3)
                + interleave_high_2_of_4_f32x16(joined_1, joined_3);
            joined = interleave_low_1_of_2_f32x16(joined, joined_1)
                + interleave_high_1_of_2_f32x16(joined, joined_1);
            f32x4 t_40 = lanes_4_to_7_f32x16(joined);
            f32x4 t_41 = lanes_8_to_11_f32x16(joined);
            f32x4 t_42 = lanes_12_to_15_f32x16(joined);
            _mm_mask_storeu_ps(c + i * c_row + j, within0,
                lanes_0_to_3_f32x16(joined) + _mm_maskz_loadu_ps(within0_1, c + i * c_row + j));
            if (m > (i + 1)) {
                _mm_mask_storeu_ps(c + (i + 1) * c_row + j, within0,
                    t_40 + _mm_maskz_loadu_ps(within0_1, c + (i + 1) * c_row + j));
            }
            if (m > (i + 2)) {
                _mm_mask_storeu_ps(c + (i + 2) * c_row + j, within0,
                    t_41 + _mm_maskz_loadu_ps(within0_1, c + (i + 2) * c_row + j));
            }
            if (m > (i + 3)) {
                _mm_mask_storeu_ps(c + (i + 3) * c_row + j, within0,
                    t_42 + _mm_maskz_loadu_ps(within0_1, c + (i + 3) * c_row + j));
            }
        }
    }
}

/* tnk_matmul_f32__avx512_rows4x4
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, avx512: depth=4 dtype=f32 rows=4
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 16 fma 8 ld 4 st; 4 fma 5 ld 4 st
 * vector registers: 22 of 32 */
void tnk_matmul_f32__avx512_rows4x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t pace = 16 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -16;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 16) {
                _mm512_storeu_ps(c + i * c_row + i_1, (f32x16){0});
            }
            if (whole < n_1) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n_1 - whole);
                _mm512_mask_storeu_ps(c + i * c_row + whole, lanes, (f32x16){0});
            }
        }
    }
    int64_t whole = depth - depth % 4;
    for (int64_t p = 0; p < whole; p += 4) {
        const float *b0 = b + p * b_row;
        const float *b1 = b + (p + 1) * b_row;
        const float *b2 = b + (p + 2) * b_row;
        const float *b3 = b + (p + 3) * b_row;
        for (int64_t i = 0; i < m; i += 4) {
            float *c0 = c + i * c_row;
            f32x16 a0_0 = _mm512_set1_ps(a[i * a_row + p * a_k]);
            f32x16 a0_1 = _mm512_set1_ps(a[i * a_row + (p + 1) * a_k]);
            f32x16 a0_2 = _mm512_set1_ps(a[i * a_row + (p + 2) * a_k]);
            f32x16 a0_3 = _mm512_set1_ps(a[i * a_row + (p + 3) * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            float *c1 = c + t * c_row;
            f32x16 a1_0 = _mm512_set1_ps(a[t * a_row + p * a_k]);
            f32x16 a1_1 = _mm512_set1_ps(a[t * a_row + (p + 1) * a_k]);
            f32x16 a1_2 = _mm512_set1_ps(a[t * a_row + (p + 2) * a_k]);
            f32x16 a1_3 = _mm512_set1_ps(a[t * a_row + (p + 3) * a_k]);
            int64_t t_1 = min_index(i + 2, m - 1);
            float *c2 = c + t_1 * c_row;
            f32x16 a2_0 = _mm512_set1_ps(a[t_1 * a_row + p * a_k]);
            f32x16 a2_1 = _mm512_set1_ps(a[t_1 * a_row + (p + 1) * a_k]);
            f32x16 a2_2 = _mm512_set1_ps(a[t_1 * a_row + (p + 2) * a_k]);
            f32x16 a2_3 = _mm512_set1_ps(a[t_1 * a_row + (p + 3) * a_k]);
            int64_t t_2 = min_index(i + 3, m - 1);
            float *c3 = c + t_2 * c_row;
            f32x16 a3_0 = _mm512_set1_ps(a[t_2 * a_row + p * a_k]);
            f32x16 a3_1 = _mm512_set1_ps(a[t_2 * a_row + (p + 1) * a_k]);
            f32x16 a3_2 = _mm512_set1_ps(a[t_2 * a_row + (p + 2) * a_k]);
            f32x16 a3_3 = _mm512_set1_ps(a[t_2 * a_row + (p + 3) * a_k]);
            int64_t ahead = far + i / 4 * (n_1 / 16) * pace;
            int64_t whole_1 = n_1 & -16;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 16) {
                if (far > 0) {
                    __builtin_prefetch(b0 + ahead);
                    __builtin_prefetch(b1 + ahead);
                    __builtin_prefetch(b2 + ahead);
                    __builtin_prefetch(b3 + ahead);
                }
                f32x16 sum0 = _mm512_loadu_ps(c0 + i_1);
                f32x16 sum1 = _mm512_loadu_ps(c1 + i_1);
                f32x16 sum2 = _mm512_loadu_ps(c2 + i_1);
                f32x16 sum3 = _mm512_loadu_ps(c3 + i_1);
                f32x16 b_at0 = _mm512_loadu_ps(b0 + i_1);
                sum0 = _mm512_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_ps(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_ps(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_ps(a3_0, b_at0, sum3);
                f32x16 b_at1 = _mm512_loadu_ps(b1 + i_1);
                sum0 = _mm512_fmadd_ps(a0_1, b_at1, sum0);
                sum1 = _mm512_fmadd_ps(a1_1, b_at1, sum1);
                sum2 = _mm512_fmadd_ps(a2_1, b_at1, sum2);
                sum3 = _mm512_fmadd_ps(a3_1, b_at1, sum3);
                f32x16 b_at2 = _mm512_loadu_ps(b2 + i_1);
                sum0 = _mm512_fmadd_ps(a0_2, b_at2, sum0);
                sum1 = _mm512_fmadd_ps(a1_2, b_at2, sum1);
                sum2 = _mm512_fmadd_ps(a2_2, b_at2, sum2);
                sum3 = _mm512_fmadd_ps(a3_2, b_at2, sum3);
                f32x16 b_at3 = _mm512_loadu_ps(b3 + i_1);
                sum0 = _mm512_fmadd_ps(a0_3, b_at3, sum0);
                sum1 = _mm512_fmadd_ps(a1_3, b_at3, sum1);
                sum2 = _mm512_fmadd_ps(a2_3, b_at3, sum2);
                sum3 = _mm512_fmadd_ps(a3_3, b_at3, sum3);
                _mm512_storeu_ps(c0 + i_1, sum0);
                _mm512_storeu_ps(c1 + i_1, sum1);
                _mm512_storeu_ps(c2 + i_1, sum2);
                _mm512_storeu_ps(c3 + i_1, sum3);
                ahead += pace;
            }
            if (whole_1 < n_1) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n_1 - whole_1);
                f32x16 sum0 = _mm512_maskz_loadu_ps(lanes, c0 + whole_1);
                f32x16 sum1 = _mm512_maskz_loadu_ps(lanes, c1 + whole_1);
                f32x16 sum2 = _mm512_maskz_loadu_ps(lanes, c2 + whole_1);
                f32x16 sum3 = _mm512_maskz_loadu_ps(lanes, c3 + whole_1);
                f32x16 b_at0 = _mm512_maskz_loadu_ps(lanes, b0 + whole_1);
                sum0 = _mm512_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_ps(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_ps(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_ps(a3_0, b_at0, sum3);
                f32x16 b_at1 = _mm512_maskz_loadu_ps(lanes, b1 + whole_1);
                sum0 = _mm512_fmadd_ps(a0_1, b_at1, sum0);
                sum1 = _mm512_fmadd_ps(a1_1, b_at1, sum1);
                sum2 = _mm512_fmadd_ps(a2_1, b_at1, sum2);
                sum3 = _mm512_fmadd_ps(a3_1, b_at1, sum3);
                f32x16 b_at2 = _mm512_maskz_loadu_ps(lanes, b2 + whole_1);
                sum0 = _mm512_fmadd_ps(a0_2, b_at2, sum0);
                sum1 = _mm512_fmadd_ps(a1_2, b_at2, sum1);
                sum2 = _mm512_fmadd_ps(a2_2, b_at2, sum2);
                sum3 = _mm512_fmadd_ps(a3_2, b_at2, sum3);
                f32x16 b_at3 = _mm512_maskz_loadu_ps(lanes, b3 + whole_1);
                sum0 = _mm512_fmadd_ps(a0_3, b_at3, sum0);
                sum1 = _mm512_fmadd_ps(a1_3, b_at3, sum1);
                sum2 = _mm512_fmadd_ps(a2_3, b_at3, sum2);
                sum3 = _mm512_fmadd_ps(a3_3, b_at3, sum3);
                _mm512_mask_storeu_ps(c0 + whole_1, lanes, sum0);
                _mm512_mask_storeu_ps(c1 + whole_1, lanes, sum1);
                _mm512_mask_storeu_ps(c2 + whole_1, lanes, sum2);
                _mm512_mask_storeu_ps(c3 + whole_1, lanes, sum3);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const float *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i += 4) {
            float *c0 = c + i * c_row;
            f32x16 a0_0 = _mm512_set1_ps(a[i * a_row + p * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            float *c1 = c + t * c_row;
            f32x16 a1_0 = _mm512_set1_ps(a[t * a_row + p * a_k]);
            int64_t t_1 = min_index(i + 2, m - 1);
            float *c2 = c + t_1 * c_row;
            f32x16 a2_0 = _mm512_set1_ps(a[t_1 * a_row + p * a_k]);
            int64_t t_2 = min_index(i + 3, m - 1);
            float *c3 = c + t_2 * c_row;
            f32x16 a3_0 = _mm512_set1_ps(a[t_2 * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -16;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 16) {
                f32x16 sum0 = _mm512_loadu_ps(c0 + i_1);
                f32x16 sum1 = _mm512_loadu_ps(c1 + i_1);
                f32x16 sum2 = _mm512_loadu_ps(c2 + i_1);
                f32x16 sum3 = _mm512_loadu_ps(c3 + i_1);
                f32x16 b_at0 = _mm512_loadu_ps(b0 + i_1);
                sum0 = _mm512_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_ps(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_ps(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_ps(a3_0, b_at0, sum3);
                _mm512_storeu_ps(c0 + i_1, sum0);
                _mm512_storeu_ps(c1 + i_1, sum1);
                _mm512_storeu_ps(c2 + i_1, sum2);
                _mm512_storeu_ps(c3 + i_1, sum3);
            }
            if (whole_1 < n_1) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, n_1 - whole_1);
                f32x16 sum0 = _mm512_maskz_loadu_ps(lanes, c0 + whole_1);
                f32x16 sum1 = _mm512_maskz_loadu_ps(lanes, c1 + whole_1);
                f32x16 sum2 = _mm512_maskz_loadu_ps(lanes, c2 + whole_1);
                f32x16 sum3 = _mm512_maskz_loadu_ps(lanes, c3 + whole_1);
                f32x16 b_at0 = _mm512_maskz_loadu_ps(lanes, b0 + whole_1);
                sum0 = _mm512_fmadd_ps(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_ps(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_ps(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_ps(a3_0, b_at0, sum3);
                _mm512_mask_storeu_ps(c0 + whole_1, lanes, sum0);
                _mm512_mask_storeu_ps(c1 + whole_1, lanes, sum1);
                _mm512_mask_storeu_ps(c2 + whole_1, lanes, sum2);
                _mm512_mask_storeu_ps(c3 + whole_1, lanes, sum3);
            }
        }
    }
}

/* tnk_matmul_f64__avx512_dot4x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx512: dtype=f64 rows=4
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 16 fma 8 ld
 * vector registers: 21 of 32 */
void tnk_matmul_f64__avx512_dot4x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = depth & -8;
    int64_t pace = 8 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const double *column0 = b + min_index(j, n_1 - 1) * b_column;
        const double *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const double *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const double *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, left);
        __mmask8 within0_1 = (__mmask8)_bzhi_u64(~0ull, left * goes_on);
        for (int64_t i = 0; i < m; i += 4) {
            const double *row0 = a + min_index(i, m - 1) * a_row;
            const double *row1 = a + min_index(i + 1, m - 1) * a_row;
            const double *row2 = a + min_index(i + 2, m - 1) * a_row;
            const double *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t ahead = far + i / 4 * (whole / 8) * pace;
            f64x8 acc0_0 = {0};
            f64x8 acc0_1 = {0};
            f64x8 acc0_2 = {0};
            f64x8 acc0_3 = {0};
            f64x8 acc1_0 = {0};
            f64x8 acc1_1 = {0};
            f64x8 acc1_2 = {0};
            f64x8 acc1_3 = {0};
            f64x8 acc2_0 = {0};
            f64x8 acc2_1 = {0};
            f64x8 acc2_2 = {0};
            f64x8 acc2_3 = {0};
            f64x8 acc3_0 = {0};
            f64x8 acc3_1 = {0};
            f64x8 acc3_2 = {0};
            f64x8 acc3_3 = {0};
            for (int64_t p = 0; p < whole; p += 8) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f64x8 b0 = _mm512_loadu_pd(column0 + p);
                f64x8 b1 = _mm512_loadu_pd(column1 + p);
                f64x8 b2 = _mm512_loadu_pd(column2 + p);
                f64x8 b3 = _mm512_loadu_pd(column3 + p);
                f64x8 a0 = _mm512_loadu_pd(row0 + p);
                acc0_0 = _mm512_fmadd_pd(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_pd(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_pd(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_pd(a0, b3, acc0_3);
                f64x8 a1 = _mm512_loadu_pd(row1 + p);
                acc1_0 = _mm512_fmadd_pd(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_pd(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_pd(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_pd(a1, b3, acc1_3);
                f64x8 a2 = _mm512_loadu_pd(row2 + p);
                acc2_0 = _mm512_fmadd_pd(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_pd(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_pd(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_pd(a2, b3, acc2_3);
                f64x8 a3 = _mm512_loadu_pd(row3 + p);
                acc3_0 = _mm512_fmadd_pd(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_pd(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_pd(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_pd(a3, b3, acc3_3);
                ahead += pace;
            }
            if (whole < depth) {
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, depth - whole);
                f64x8 b0 = _mm512_maskz_loadu_pd(lanes, column0 + whole);
                f64x8 b1 = _mm512_maskz_loadu_pd(lanes, column1 + whole);
                f64x8 b2 = _mm512_maskz_loadu_pd(lanes, column2 + whole);
                f64x8 b3 = _mm512_maskz_loadu_pd(lanes, column3 + whole);
                f64x8 a0 = _mm512_maskz_loadu_pd(lanes, row0 + whole);
                acc0_0 = _mm512_fmadd_pd(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_pd(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_pd(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_pd(a0, b3, acc0_3);
                f64x8 a1 = _mm512_maskz_loadu_pd(lanes, row1 + whole);
                acc1_0 = _mm512_fmadd_pd(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_pd(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_pd(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_pd(a1, b3, acc1_3);
                f64x8 a2 = _mm512_maskz_loadu_pd(lanes, row2 + whole);
                acc2_0 = _mm512_fmadd_pd(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_pd(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_pd(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_pd(a2, b3, acc2_3);
                f64x8 a3 = _mm512_maskz_loadu_pd(lanes, row3 + whole);
                acc3_0 = _mm512_fmadd_pd(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_pd(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_pd(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_pd(a3, b3, acc3_3);
            }
            f64x8 joined = interleave_low_4_of_8_f64x8(acc0_0, acc1_0)
                + interleave_high_4_of_8_f64x8(acc0_0, acc1_0);
            f64x8 joined_1 = interleave_low_4_of_8_f64x8(acc0_1, acc1_1)
                + interleave_high_4_of_8_f64x8(acc0_1, acc1_1);
            f64x8 joined_2 = interleave_low_4_of_8_f64x8(acc0_2, acc1_2)
                + interleave_high_4_of_8_f64x8(acc0_2, acc1_2);
            f64x8 joined_3 = interleave_low_4_of_8_f64x8(acc0_3, acc1_3)
                + interleave_high_4_of_8_f64x8(acc0_3, acc1_3);
            joined = interleave_low_2_of_4_f64x8(joined, joined_2)
                + interleave_high_2_of_4_f64x8(joined, joined_2);
            joined_1 = interleave_low_2_of_4_f64x8(joined_1, joined_3)
                + interleave_high_2_of_4_f64x8(joined_1, joined_3);
            joined = interleave_low_1_of_2_f64x8(joined, joined_1)
                + interleave_high_1_of_2_f64x8(joined, joined_1);
            f64x4 t_24 = high_half_f64x8(joined);
            f64x8 joined_7 = interleave_low_4_of_8_f64x8(acc2_0, acc3_0)
                + interleave_high_4_of_8_f64x8(acc2_0, acc3_0);
            f64x8 joined_8 = interleave_low_4_of_8_f64x8(acc2_1, acc3_1)
                + interleave_high_4_of_8_f64x8(acc2_1, acc3_1);
            f64x8 joined_9 = interleave_low_4_of_8_f64x8(acc2_2, acc3_2)
                + interleave_high_4_of_8_f64x8(acc2_2, acc3_2);
            f64x8 joined_10 = interleave_low_4_of_8_f64x8(acc2_3, acc3_3)
                + interleave_high_4_of_8_f64x8(acc2_3, acc3_3);
            joined_7 = interleave_low_2_of_4_f64x8(joined_7, joined_9)
                + interleave_high_2_of_4_f64x8(joined_7, joined_9);
            joined_8 = interleave_low_2_of_4_f64x8(joined_8, joined_10)
                + interleave_high_2_of_4_f64x8(joined_8, joined_10);
            joined_7 = interleave_low_1_of_2_f64x8(joined_7, joined_8)
                + interleave_high_1_of_2_f64x8(joined_7, joined_8);
            f64x4 t_39 = low_half_f64x8(joined_7);
            f64x4 t_40 = high_half_f64x8(joined_7);
            _mm256_mask_storeu_pd(c + i * c_row + j, within0,
                low_half_f64x8(joined) + _mm256_maskz_loadu_pd(within0_1, c + i * c_row + j));
            if (m > (i + 1)) {
                _mm256_mask_storeu_pd(c + (i + 1) * c_row + j, within0,
                    t_24 + _mm256_maskz_loadu_pd(within0_1, c + (i + 1) * c_row + j));
            }
            if (m > (i + 2)) {
                _mm256_mask_storeu_pd(c + (i + 2) * c_row + j, within0,
                    t_39 + _mm256_maskz_loadu_pd(within0_1, c + (i + 2) * c_row + j));
            }
            if (m > (i + 3)) {
                _mm256_mask_storeu_pd(c + (i + 3) * c_row + j, within0,
                    t_40 + _mm256_maskz_loadu_pd(within0_1, c + (i + 3) * c_row + j));
            }
        }
    }
}

/* tnk_matmul_f64__avx512_rows4x4
 * product of few rows, rows of b along n.
 * from templates/thin_rows.lua, avx512: depth=4 dtype=f64 rows=4
 * listed in gen/manifest/thin.lua: few rows times a matrix as it lies, which is read once
 * a turn of each inner loop: 1 st; 16 fma 8 ld 4 st; 4 fma 5 ld 4 st
 * vector registers: 22 of 32 */
void tnk_matmul_f64__avx512_rows4x4(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t pace = 8 >> spread;
    if (goes_on == 0) {
        for (int64_t i = 0; i < m; i++) {
            int64_t whole = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole; i_1 += 8) {
                _mm512_storeu_pd(c + i * c_row + i_1, (f64x8){0});
            }
            if (whole < n_1) {
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n_1 - whole);
                _mm512_mask_storeu_pd(c + i * c_row + whole, lanes, (f64x8){0});
            }
        }
    }
    int64_t whole = depth - depth % 4;
    for (int64_t p = 0; p < whole; p += 4) {
        const double *b0 = b + p * b_row;
        const double *b1 = b + (p + 1) * b_row;
        const double *b2 = b + (p + 2) * b_row;
        const double *b3 = b + (p + 3) * b_row;
        for (int64_t i = 0; i < m; i += 4) {
            double *c0 = c + i * c_row;
            f64x8 a0_0 = _mm512_set1_pd(a[i * a_row + p * a_k]);
            f64x8 a0_1 = _mm512_set1_pd(a[i * a_row + (p + 1) * a_k]);
            f64x8 a0_2 = _mm512_set1_pd(a[i * a_row + (p + 2) * a_k]);
            f64x8 a0_3 = _mm512_set1_pd(a[i * a_row + (p + 3) * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            double *c1 = c + t * c_row;
            f64x8 a1_0 = _mm512_set1_pd(a[t * a_row + p * a_k]);
            f64x8 a1_1 = _mm512_set1_pd(a[t * a_row + (p + 1) * a_k]);
            f64x8 a1_2 = _mm512_set1_pd(a[t * a_row + (p + 2) * a_k]);
            f64x8 a1_3 = _mm512_set1_pd(a[t * a_row + (p + 3) * a_k]);
            int64_t t_1 = min_index(i + 2, m - 1);
            double *c2 = c + t_1 * c_row;
            f64x8 a2_0 = _mm512_set1_pd(a[t_1 * a_row + p * a_k]);
            f64x8 a2_1 = _mm512_set1_pd(a[t_1 * a_row + (p + 1) * a_k]);
            f64x8 a2_2 = _mm512_set1_pd(a[t_1 * a_row + (p + 2) * a_k]);
            f64x8 a2_3 = _mm512_set1_pd(a[t_1 * a_row + (p + 3) * a_k]);
            int64_t t_2 = min_index(i + 3, m - 1);
            double *c3 = c + t_2 * c_row;
            f64x8 a3_0 = _mm512_set1_pd(a[t_2 * a_row + p * a_k]);
            f64x8 a3_1 = _mm512_set1_pd(a[t_2 * a_row + (p + 1) * a_k]);
            f64x8 a3_2 = _mm512_set1_pd(a[t_2 * a_row + (p + 2) * a_k]);
            f64x8 a3_3 = _mm512_set1_pd(a[t_2 * a_row + (p + 3) * a_k]);
            int64_t ahead = far + i / 4 * (n_1 / 8) * pace;
            int64_t whole_1 = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 8) {
                if (far > 0) {
                    __builtin_prefetch(b0 + ahead);
                    __builtin_prefetch(b1 + ahead);
                    __builtin_prefetch(b2 + ahead);
                    __builtin_prefetch(b3 + ahead);
                }
                f64x8 sum0 = _mm512_loadu_pd(c0 + i_1);
                f64x8 sum1 = _mm512_loadu_pd(c1 + i_1);
                f64x8 sum2 = _mm512_loadu_pd(c2 + i_1);
                f64x8 sum3 = _mm512_loadu_pd(c3 + i_1);
                f64x8 b_at0 = _mm512_loadu_pd(b0 + i_1);
                sum0 = _mm512_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_pd(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_pd(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_pd(a3_0, b_at0, sum3);
                f64x8 b_at1 = _mm512_loadu_pd(b1 + i_1);
                sum0 = _mm512_fmadd_pd(a0_1, b_at1, sum0);
                sum1 = _mm512_fmadd_pd(a1_1, b_at1, sum1);
                sum2 = _mm512_fmadd_pd(a2_1, b_at1, sum2);
                sum3 = _mm512_fmadd_pd(a3_1, b_at1, sum3);
                f64x8 b_at2 = _mm512_loadu_pd(b2 + i_1);
                sum0 = _mm512_fmadd_pd(a0_2, b_at2, sum0);
                sum1 = _mm512_fmadd_pd(a1_2, b_at2, sum1);
                sum2 = _mm512_fmadd_pd(a2_2, b_at2, sum2);
                sum3 = _mm512_fmadd_pd(a3_2, b_at2, sum3);
                f64x8 b_at3 = _mm512_loadu_pd(b3 + i_1);
                sum0 = _mm512_fmadd_pd(a0_3, b_at3, sum0);
                sum1 = _mm512_fmadd_pd(a1_3, b_at3, sum1);
                sum2 = _mm512_fmadd_pd(a2_3, b_at3, sum2);
                sum3 = _mm512_fmadd_pd(a3_3, b_at3, sum3);
                _mm512_storeu_pd(c0 + i_1, sum0);
                _mm512_storeu_pd(c1 + i_1, sum1);
                _mm512_storeu_pd(c2 + i_1, sum2);
                _mm512_storeu_pd(c3 + i_1, sum3);
                ahead += pace;
            }
            if (whole_1 < n_1) {
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n_1 - whole_1);
                f64x8 sum0 = _mm512_maskz_loadu_pd(lanes, c0 + whole_1);
                f64x8 sum1 = _mm512_maskz_loadu_pd(lanes, c1 + whole_1);
                f64x8 sum2 = _mm512_maskz_loadu_pd(lanes, c2 + whole_1);
                f64x8 sum3 = _mm512_maskz_loadu_pd(lanes, c3 + whole_1);
                f64x8 b_at0 = _mm512_maskz_loadu_pd(lanes, b0 + whole_1);
                sum0 = _mm512_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_pd(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_pd(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_pd(a3_0, b_at0, sum3);
                f64x8 b_at1 = _mm512_maskz_loadu_pd(lanes, b1 + whole_1);
                sum0 = _mm512_fmadd_pd(a0_1, b_at1, sum0);
                sum1 = _mm512_fmadd_pd(a1_1, b_at1, sum1);
                sum2 = _mm512_fmadd_pd(a2_1, b_at1, sum2);
                sum3 = _mm512_fmadd_pd(a3_1, b_at1, sum3);
                f64x8 b_at2 = _mm512_maskz_loadu_pd(lanes, b2 + whole_1);
                sum0 = _mm512_fmadd_pd(a0_2, b_at2, sum0);
                sum1 = _mm512_fmadd_pd(a1_2, b_at2, sum1);
                sum2 = _mm512_fmadd_pd(a2_2, b_at2, sum2);
                sum3 = _mm512_fmadd_pd(a3_2, b_at2, sum3);
                f64x8 b_at3 = _mm512_maskz_loadu_pd(lanes, b3 + whole_1);
                sum0 = _mm512_fmadd_pd(a0_3, b_at3, sum0);
                sum1 = _mm512_fmadd_pd(a1_3, b_at3, sum1);
                sum2 = _mm512_fmadd_pd(a2_3, b_at3, sum2);
                sum3 = _mm512_fmadd_pd(a3_3, b_at3, sum3);
                _mm512_mask_storeu_pd(c0 + whole_1, lanes, sum0);
                _mm512_mask_storeu_pd(c1 + whole_1, lanes, sum1);
                _mm512_mask_storeu_pd(c2 + whole_1, lanes, sum2);
                _mm512_mask_storeu_pd(c3 + whole_1, lanes, sum3);
            }
        }
    }
    for (int64_t p = whole; p < depth; p++) {
        const double *b0 = b + p * b_row;
        for (int64_t i = 0; i < m; i += 4) {
            double *c0 = c + i * c_row;
            f64x8 a0_0 = _mm512_set1_pd(a[i * a_row + p * a_k]);
            int64_t t = min_index(i + 1, m - 1);
            double *c1 = c + t * c_row;
            f64x8 a1_0 = _mm512_set1_pd(a[t * a_row + p * a_k]);
            int64_t t_1 = min_index(i + 2, m - 1);
            double *c2 = c + t_1 * c_row;
            f64x8 a2_0 = _mm512_set1_pd(a[t_1 * a_row + p * a_k]);
            int64_t t_2 = min_index(i + 3, m - 1);
            double *c3 = c + t_2 * c_row;
            f64x8 a3_0 = _mm512_set1_pd(a[t_2 * a_row + p * a_k]);
            int64_t whole_1 = n_1 & -8;
            for (int64_t i_1 = 0; i_1 < whole_1; i_1 += 8) {
                f64x8 sum0 = _mm512_loadu_pd(c0 + i_1);
                f64x8 sum1 = _mm512_loadu_pd(c1 + i_1);
                f64x8 sum2 = _mm512_loadu_pd(c2 + i_1);
                f64x8 sum3 = _mm512_loadu_pd(c3 + i_1);
                f64x8 b_at0 = _mm512_loadu_pd(b0 + i_1);
                sum0 = _mm512_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_pd(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_pd(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_pd(a3_0, b_at0, sum3);
                _mm512_storeu_pd(c0 + i_1, sum0);
                _mm512_storeu_pd(c1 + i_1, sum1);
                _mm512_storeu_pd(c2 + i_1, sum2);
                _mm512_storeu_pd(c3 + i_1, sum3);
            }
            if (whole_1 < n_1) {
                __mmask8 lanes = (__mmask8)_bzhi_u64(~0ull, n_1 - whole_1);
                f64x8 sum0 = _mm512_maskz_loadu_pd(lanes, c0 + whole_1);
                f64x8 sum1 = _mm512_maskz_loadu_pd(lanes, c1 + whole_1);
                f64x8 sum2 = _mm512_maskz_loadu_pd(lanes, c2 + whole_1);
                f64x8 sum3 = _mm512_maskz_loadu_pd(lanes, c3 + whole_1);
                f64x8 b_at0 = _mm512_maskz_loadu_pd(lanes, b0 + whole_1);
                sum0 = _mm512_fmadd_pd(a0_0, b_at0, sum0);
                sum1 = _mm512_fmadd_pd(a1_0, b_at0, sum1);
                sum2 = _mm512_fmadd_pd(a2_0, b_at0, sum2);
                sum3 = _mm512_fmadd_pd(a3_0, b_at0, sum3);
                _mm512_mask_storeu_pd(c0 + whole_1, lanes, sum0);
                _mm512_mask_storeu_pd(c1 + whole_1, lanes, sum1);
                _mm512_mask_storeu_pd(c2 + whole_1, lanes, sum2);
                _mm512_mask_storeu_pd(c3 + whole_1, lanes, sum3);
            }
        }
    }
}

/* tnk_matmul_f32__avx512_panels1x128
 * product of few rows, b in panels.
 * from templates/thin_panels.lua, avx512: dtype=f32 panels=4 rows=1 width=32
 * listed in gen/manifest/thin.lua: few rows times weights in panels, which go by side by side
 * a turn of each inner loop: 8 fma 9 ld; 2 fma 3 ld
 * vector registers: 18 of 32 */
void tnk_matmul_f32__avx512_panels1x128(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = (n_1 + 32 - 1) / 128 * 128;
    for (int64_t j = 0; j < whole; j += 128) {
        for (int64_t i = 0; i < m; i++) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            int64_t left = min_index(n_1 - j - 96, 32);
            __mmask16 held0 = (__mmask16)_bzhi_u64(~0ull, 32 * goes_on);
            __mmask16 held1 = (__mmask16)(_bzhi_u64(~0ull, 32 * goes_on) >> 16);
            __mmask16 held2 = (__mmask16)_bzhi_u64(~0ull, 32 * goes_on);
            __mmask16 held3 = (__mmask16)(_bzhi_u64(~0ull, 32 * goes_on) >> 16);
            __mmask16 held4 = (__mmask16)_bzhi_u64(~0ull, 32 * goes_on);
            __mmask16 held5 = (__mmask16)(_bzhi_u64(~0ull, 32 * goes_on) >> 16);
            __mmask16 within6 = (__mmask16)_bzhi_u64(~0ull, left);
            __mmask16 held6 = (__mmask16)_bzhi_u64(~0ull, left * goes_on);
            __mmask16 within7 = (__mmask16)(_bzhi_u64(~0ull, left) >> 16);
            __mmask16 held7 = (__mmask16)(_bzhi_u64(~0ull, left * goes_on) >> 16);
            const float *from = b + j / 32 * b_panel;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc0_2 = {0};
            f32x16 acc0_3 = {0};
            f32x16 acc0_4 = {0};
            f32x16 acc0_5 = {0};
            f32x16 acc0_6 = {0};
            f32x16 acc0_7 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 2048, 0, 2);
                __builtin_prefetch(from + 2064, 0, 2);
                f32x16 b0 = _mm512_loadu_ps(from);
                f32x16 b1 = _mm512_loadu_ps(from + 16);
                __builtin_prefetch(from + b_panel + 2048, 0, 2);
                __builtin_prefetch(from + b_panel + 2064, 0, 2);
                f32x16 b2 = _mm512_loadu_ps(from + b_panel);
                f32x16 b3 = _mm512_loadu_ps(from + b_panel + 16);
                __builtin_prefetch(from + 2 * b_panel + 2048, 0, 2);
                __builtin_prefetch(from + 2 * b_panel + 2064, 0, 2);
                f32x16 b4 = _mm512_loadu_ps(from + 2 * b_panel);
                f32x16 b5 = _mm512_loadu_ps(from + 2 * b_panel + 16);
                __builtin_prefetch(from + 3 * b_panel + 2048, 0, 2);
                __builtin_prefetch(from + 3 * b_panel + 2064, 0, 2);
                f32x16 b6 = _mm512_loadu_ps(from + 3 * b_panel);
                f32x16 b7 = _mm512_loadu_ps(from + 3 * b_panel + 16);
                f32x16 a0 = _mm512_set1_ps(row0[p * a_k]);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                acc0_4 = _mm512_fmadd_ps(a0, b4, acc0_4);
                acc0_5 = _mm512_fmadd_ps(a0, b5, acc0_5);
                acc0_6 = _mm512_fmadd_ps(a0, b6, acc0_6);
                acc0_7 = _mm512_fmadd_ps(a0, b7, acc0_7);
                from += 32;
            }
            _mm512_storeu_ps(c + i * c_row + j,
                acc0_0 + _mm512_maskz_loadu_ps(held0, c + i * c_row + j));
            _mm512_storeu_ps(c + i * c_row + j + 16,
                acc0_1 + _mm512_maskz_loadu_ps(held1, c + i * c_row + j + 16));
            _mm512_storeu_ps(c + i * c_row + j + 32,
                acc0_2 + _mm512_maskz_loadu_ps(held2, c + i * c_row + j + 32));
            _mm512_storeu_ps(c + i * c_row + j + 48,
                acc0_3 + _mm512_maskz_loadu_ps(held3, c + i * c_row + j + 48));
            _mm512_storeu_ps(c + i * c_row + j + 64,
                acc0_4 + _mm512_maskz_loadu_ps(held4, c + i * c_row + j + 64));
            _mm512_storeu_ps(c + i * c_row + j + 80,
                acc0_5 + _mm512_maskz_loadu_ps(held5, c + i * c_row + j + 80));
            _mm512_mask_storeu_ps(c + i * c_row + j + 96, within6,
                acc0_6 + _mm512_maskz_loadu_ps(held6, c + i * c_row + j + 96));
            _mm512_mask_storeu_ps(c + i * c_row + j + 112, within7,
                acc0_7 + _mm512_maskz_loadu_ps(held7, c + i * c_row + j + 112));
        }
    }
    for (int64_t j = whole; j < n_1; j += 32) {
        for (int64_t i = 0; i < m; i++) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            int64_t left = min_index(n_1 - j, 32);
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, left);
            __mmask16 held0 = (__mmask16)_bzhi_u64(~0ull, left * goes_on);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, left) >> 16);
            __mmask16 held1 = (__mmask16)(_bzhi_u64(~0ull, left * goes_on) >> 16);
            const float *from = b + j / 32 * b_panel;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 2048, 0, 2);
                __builtin_prefetch(from + 2064, 0, 2);
                f32x16 b0 = _mm512_loadu_ps(from);
                f32x16 b1 = _mm512_loadu_ps(from + 16);
                f32x16 a0 = _mm512_set1_ps(row0[p * a_k]);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                from += 32;
            }
            _mm512_mask_storeu_ps(c + i * c_row + j, within0,
                acc0_0 + _mm512_maskz_loadu_ps(held0, c + i * c_row + j));
            _mm512_mask_storeu_ps(c + i * c_row + j + 16, within1,
                acc0_1 + _mm512_maskz_loadu_ps(held1, c + i * c_row + j + 16));
        }
    }
}

/* tnk_matmul_f32__avx512_panels4x64
 * product of few rows, b in panels.
 * from templates/thin_panels.lua, avx512: dtype=f32 panels=2 rows=4 width=32
 * listed in gen/manifest/thin.lua: few rows times weights in panels, which go by side by side
 * a turn of each inner loop: 16 fma 8 ld; 8 fma 6 ld
 * vector registers: 22 of 32 */
void tnk_matmul_f32__avx512_panels4x64(const int64_t *n, void *const *data, const int64_t *stride)
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
    int64_t whole = (n_1 + 32 - 1) / 64 * 64;
    for (int64_t j = 0; j < whole; j += 64) {
        for (int64_t i = 0; i < m; i += 4) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            const float *row2 = a + min_index(i + 2, m - 1) * a_row;
            const float *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t left = min_index(n_1 - j - 32, 32);
            __mmask16 held0 = (__mmask16)_bzhi_u64(~0ull, 32 * goes_on);
            __mmask16 held1 = (__mmask16)(_bzhi_u64(~0ull, 32 * goes_on) >> 16);
            __mmask16 within2 = (__mmask16)_bzhi_u64(~0ull, left);
            __mmask16 held2 = (__mmask16)_bzhi_u64(~0ull, left * goes_on);
            __mmask16 within3 = (__mmask16)(_bzhi_u64(~0ull, left) >> 16);
            __mmask16 held3 = (__mmask16)(_bzhi_u64(~0ull, left * goes_on) >> 16);
            const float *from = b + j / 32 * b_panel;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc0_2 = {0};
            f32x16 acc0_3 = {0};
            f32x16 acc1_0 = {0};
            f32x16 acc1_1 = {0};
            f32x16 acc1_2 = {0};
            f32x16 acc1_3 = {0};
            f32x16 acc2_0 = {0};
            f32x16 acc2_1 = {0};
            f32x16 acc2_2 = {0};
            f32x16 acc2_3 = {0};
            f32x16 acc3_0 = {0};
            f32x16 acc3_1 = {0};
            f32x16 acc3_2 = {0};
            f32x16 acc3_3 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 2048, 0, 2);
                __builtin_prefetch(from + 2064, 0, 2);
                f32x16 b0 = _mm512_loadu_ps(from);
                f32x16 b1 = _mm512_loadu_ps(from + 16);
                __builtin_prefetch(from + b_panel + 2048, 0, 2);
                __builtin_prefetch(from + b_panel + 2064, 0, 2);
                f32x16 b2 = _mm512_loadu_ps(from + b_panel);
                f32x16 b3 = _mm512_loadu_ps(from + b_panel + 16);
                f32x16 a0 = _mm512_set1_ps(row0[p * a_k]);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_set1_ps(row1[p * a_k]);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_set1_ps(row2[p * a_k]);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_set1_ps(row3[p * a_k]);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
                from += 32;
            }
            _mm512_storeu_ps(c + i * c_row + j,
                acc0_0 + _mm512_maskz_loadu_ps(held0, c + i * c_row + j));
            _mm512_storeu_ps(c + i * c_row + j + 16,
                acc0_1 + _mm512_maskz_loadu_ps(held1, c + i * c_row + j + 16));
            _mm512_mask_storeu_ps(c + i * c_row + j + 32, within2,
                acc0_2 + _mm512_maskz_loadu_ps(held2, c + i * c_row + j + 32));
            _mm512_mask_storeu_ps(c + i * c_row + j + 48, within3,
                acc0_3 + _mm512_maskz_loadu_ps(held3, c + i * c_row + j + 48));
            if (m > (i + 1)) {
                _mm512_storeu_ps(c + (i + 1) * c_row + j,
                    acc1_0 + _mm512_maskz_loadu_ps(held0, c + (i + 1) * c_row + j));
                _mm512_storeu_ps(c + (i + 1) * c_row + j + 16,
                    acc1_1 + _mm512_maskz_loadu_ps(held1, c + (i + 1) * c_row + j + 16));
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j + 32, within2,
                    acc1_2 + _mm512_maskz_loadu_ps(held2, c + (i + 1) * c_row + j + 32));
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j + 48, within3,
                    acc1_3 + _mm512_maskz_loadu_ps(held3, c + (i + 1) * c_row + j + 48));
            }
            if (m > (i + 2)) {
                _mm512_storeu_ps(c + (i + 2) * c_row + j,
                    acc2_0 + _mm512_maskz_loadu_ps(held0, c + (i + 2) * c_row + j));
                _mm512_storeu_ps(c + (i + 2) * c_row + j + 16,
                    acc2_1 + _mm512_maskz_loadu_ps(held1, c + (i + 2) * c_row + j + 16));
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j + 32, within2,
                    acc2_2 + _mm512_maskz_loadu_ps(held2, c + (i + 2) * c_row + j + 32));
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j + 48, within3,
                    acc2_3 + _mm512_maskz_loadu_ps(held3, c + (i + 2) * c_row + j + 48));
            }
            if (m > (i + 3)) {
                _mm512_storeu_ps(c + (i + 3) * c_row + j,
                    acc3_0 + _mm512_maskz_loadu_ps(held0, c + (i + 3) * c_row + j));
                _mm512_storeu_ps(c + (i + 3) * c_row + j + 16,
                    acc3_1 + _mm512_maskz_loadu_ps(held1, c + (i + 3) * c_row + j + 16));
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j + 32, within2,
                    acc3_2 + _mm512_maskz_loadu_ps(held2, c + (i + 3) * c_row + j + 32));
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j + 48, within3,
                    acc3_3 + _mm512_maskz_loadu_ps(held3, c + (i + 3) * c_row + j + 48));
            }
        }
    }
    for (int64_t j = whole; j < n_1; j += 32) {
        for (int64_t i = 0; i < m; i += 4) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            const float *row2 = a + min_index(i + 2, m - 1) * a_row;
            const float *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t left = min_index(n_1 - j, 32);
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, left);
            __mmask16 held0 = (__mmask16)_bzhi_u64(~0ull, left * goes_on);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, left) >> 16);
            __mmask16 held1 = (__mmask16)(_bzhi_u64(~0ull, left * goes_on) >> 16);
            const float *from = b + j / 32 * b_panel;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc1_0 = {0};
            f32x16 acc1_1 = {0};
            f32x16 acc2_0 = {0};
            f32x16 acc2_1 = {0};
            f32x16 acc3_0 = {0};
            f32x16 acc3_1 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 2048, 0, 2);
                __builtin_prefetch(from + 2064, 0, 2);
                f32x16 b0 = _mm512_loadu_ps(from);
                f32x16 b1 = _mm512_loadu_ps(from + 16);
                f32x16 a0 = _mm512_set1_ps(row0[p * a_k]);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                f32x16 a1 = _mm512_set1_ps(row1[p * a_k]);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                f32x16 a2 = _mm512_set1_ps(row2[p * a_k]);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                f32x16 a3 = _mm512_set1_ps(row3[p * a_k]);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                from += 32;
            }
            _mm512_mask_storeu_ps(c + i * c_row + j, within0,
                acc0_0 + _mm512_maskz_loadu_ps(held0, c + i * c_row + j));
            _mm512_mask_storeu_ps(c + i * c_row + j + 16, within1,
                acc0_1 + _mm512_maskz_loadu_ps(held1, c + i * c_row + j + 16));
            if (m > (i + 1)) {
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j, within0,
                    acc1_0 + _mm512_maskz_loadu_ps(held0, c + (i + 1) * c_row + j));
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j + 16, within1,
                    acc1_1 + _mm512_maskz_loadu_ps(held1, c + (i + 1) * c_row + j + 16));
            }
            if (m > (i + 2)) {
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j, within0,
                    acc2_0 + _mm512_maskz_loadu_ps(held0, c + (i + 2) * c_row + j));
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j + 16, within1,
                    acc2_1 + _mm512_maskz_loadu_ps(held1, c + (i + 2) * c_row + j + 16));
            }
            if (m > (i + 3)) {
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j, within0,
                    acc3_0 + _mm512_maskz_loadu_ps(held0, c + (i + 3) * c_row + j));
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j + 16, within1,
                    acc3_1 + _mm512_maskz_loadu_ps(held1, c + (i + 3) * c_row + j + 16));
            }
        }
    }
}

/* tnk_matmul_f32_bf16_f32__avx512_panels4x64
 * product of few rows, b in panels.
 * from templates/thin_panels.lua, avx512: b=bf16 dtype=f32 panels=2 rows=4 width=32
 * listed in gen/manifest/thin.lua: few rows times weights in panels, which go by side by side
 * a turn of each inner loop: 16 fma 4 convert 8 ld; 8 fma 2 convert 6 ld
 * vector registers: 22 of 32 */
void tnk_matmul_f32_bf16_f32__avx512_panels4x64(const int64_t *n, void *const *data,
    const int64_t *stride)
{
    const float *a = data[0];
    const uint16_t *b = data[1];
    float *c = data[2];
    int64_t m = n[0];
    int64_t n_1 = n[1];
    int64_t depth = n[2];
    int64_t goes_on = n[3];
    int64_t a_row = stride[0];
    int64_t a_k = stride[1];
    int64_t b_panel = stride[2];
    int64_t c_row = stride[3];
    int64_t whole = (n_1 + 32 - 1) / 64 * 64;
    for (int64_t j = 0; j < whole; j += 64) {
        for (int64_t i = 0; i < m; i += 4) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            const float *row2 = a + min_index(i + 2, m - 1) * a_row;
            const float *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t left = min_index(n_1 - j - 32, 32);
            __mmask16 held0 = (__mmask16)_bzhi_u64(~0ull, 32 * goes_on);
            __mmask16 held1 = (__mmask16)(_bzhi_u64(~0ull, 32 * goes_on) >> 16);
            __mmask16 within2 = (__mmask16)_bzhi_u64(~0ull, left);
            __mmask16 held2 = (__mmask16)_bzhi_u64(~0ull, left * goes_on);
            __mmask16 within3 = (__mmask16)(_bzhi_u64(~0ull, left) >> 16);
            __mmask16 held3 = (__mmask16)(_bzhi_u64(~0ull, left * goes_on) >> 16);
            const uint16_t *from = b + j / 32 * b_panel;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc0_2 = {0};
            f32x16 acc0_3 = {0};
            f32x16 acc1_0 = {0};
            f32x16 acc1_1 = {0};
            f32x16 acc1_2 = {0};
            f32x16 acc1_3 = {0};
            f32x16 acc2_0 = {0};
            f32x16 acc2_1 = {0};
            f32x16 acc2_2 = {0};
            f32x16 acc2_3 = {0};
            f32x16 acc3_0 = {0};
            f32x16 acc3_1 = {0};
            f32x16 acc3_2 = {0};
            f32x16 acc3_3 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 2048, 0, 2);
                f32x16 b0 =
                    (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)from) << 16);
                f32x16 b1 = (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(from
                    + 16)) << 16);
                __builtin_prefetch(from + b_panel + 2048, 0, 2);
                f32x16 b2 = (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(from
                    + b_panel)) << 16);
                f32x16 b3 = (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(from
                    + b_panel + 16)) << 16);
                f32x16 a0 = _mm512_set1_ps(row0[p * a_k]);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_set1_ps(row1[p * a_k]);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_set1_ps(row2[p * a_k]);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_set1_ps(row3[p * a_k]);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
                from += 32;
            }
            _mm512_storeu_ps(c + i * c_row + j,
                acc0_0 + _mm512_maskz_loadu_ps(held0, c + i * c_row + j));
            _mm512_storeu_ps(c + i * c_row + j + 16,
                acc0_1 + _mm512_maskz_loadu_ps(held1, c + i * c_row + j + 16));
            _mm512_mask_storeu_ps(c + i * c_row + j + 32, within2,
                acc0_2 + _mm512_maskz_loadu_ps(held2, c + i * c_row + j + 32));
            _mm512_mask_storeu_ps(c + i * c_row + j + 48, within3,
                acc0_3 + _mm512_maskz_loadu_ps(held3, c + i * c_row + j + 48));
            if (m > (i + 1)) {
                _mm512_storeu_ps(c + (i + 1) * c_row + j,
                    acc1_0 + _mm512_maskz_loadu_ps(held0, c + (i + 1) * c_row + j));
                _mm512_storeu_ps(c + (i + 1) * c_row + j + 16,
                    acc1_1 + _mm512_maskz_loadu_ps(held1, c + (i + 1) * c_row + j + 16));
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j + 32, within2,
                    acc1_2 + _mm512_maskz_loadu_ps(held2, c + (i + 1) * c_row + j + 32));
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j + 48, within3,
                    acc1_3 + _mm512_maskz_loadu_ps(held3, c + (i + 1) * c_row + j + 48));
            }
            if (m > (i + 2)) {
                _mm512_storeu_ps(c + (i + 2) * c_row + j,
                    acc2_0 + _mm512_maskz_loadu_ps(held0, c + (i + 2) * c_row + j));
                _mm512_storeu_ps(c + (i + 2) * c_row + j + 16,
                    acc2_1 + _mm512_maskz_loadu_ps(held1, c + (i + 2) * c_row + j + 16));
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j + 32, within2,
                    acc2_2 + _mm512_maskz_loadu_ps(held2, c + (i + 2) * c_row + j + 32));
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j + 48, within3,
                    acc2_3 + _mm512_maskz_loadu_ps(held3, c + (i + 2) * c_row + j + 48));
            }
            if (m > (i + 3)) {
                _mm512_storeu_ps(c + (i + 3) * c_row + j,
                    acc3_0 + _mm512_maskz_loadu_ps(held0, c + (i + 3) * c_row + j));
                _mm512_storeu_ps(c + (i + 3) * c_row + j + 16,
                    acc3_1 + _mm512_maskz_loadu_ps(held1, c + (i + 3) * c_row + j + 16));
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j + 32, within2,
                    acc3_2 + _mm512_maskz_loadu_ps(held2, c + (i + 3) * c_row + j + 32));
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j + 48, within3,
                    acc3_3 + _mm512_maskz_loadu_ps(held3, c + (i + 3) * c_row + j + 48));
            }
        }
    }
    for (int64_t j = whole; j < n_1; j += 32) {
        for (int64_t i = 0; i < m; i += 4) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            const float *row2 = a + min_index(i + 2, m - 1) * a_row;
            const float *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t left = min_index(n_1 - j, 32);
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, left);
            __mmask16 held0 = (__mmask16)_bzhi_u64(~0ull, left * goes_on);
            __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, left) >> 16);
            __mmask16 held1 = (__mmask16)(_bzhi_u64(~0ull, left * goes_on) >> 16);
            const uint16_t *from = b + j / 32 * b_panel;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc1_0 = {0};
            f32x16 acc1_1 = {0};
            f32x16 acc2_0 = {0};
            f32x16 acc2_1 = {0};
            f32x16 acc3_0 = {0};
            f32x16 acc3_1 = {0};
            for (int64_t p = 0; p < depth; p++) {
                __builtin_prefetch(from + 2048, 0, 2);
                f32x16 b0 =
                    (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)from) << 16);
                f32x16 b1 = (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(from
                    + 16)) << 16);
                f32x16 a0 = _mm512_set1_ps(row0[p * a_k]);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                f32x16 a1 = _mm512_set1_ps(row1[p * a_k]);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                f32x16 a2 = _mm512_set1_ps(row2[p * a_k]);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                f32x16 a3 = _mm512_set1_ps(row3[p * a_k]);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                from += 32;
            }
            _mm512_mask_storeu_ps(c + i * c_row + j, within0,
                acc0_0 + _mm512_maskz_loadu_ps(held0, c + i * c_row + j));
            _mm512_mask_storeu_ps(c + i * c_row + j + 16, within1,
                acc0_1 + _mm512_maskz_loadu_ps(held1, c + i * c_row + j + 16));
            if (m > (i + 1)) {
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j, within0,
                    acc1_0 + _mm512_maskz_loadu_ps(held0, c + (i + 1) * c_row + j));
                _mm512_mask_storeu_ps(c + (i + 1) * c_row + j + 16, within1,
                    acc1_1 + _mm512_maskz_loadu_ps(held1, c + (i + 1) * c_row + j + 16));
            }
            if (m > (i + 2)) {
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j, within0,
                    acc2_0 + _mm512_maskz_loadu_ps(held0, c + (i + 2) * c_row + j));
                _mm512_mask_storeu_ps(c + (i + 2) * c_row + j + 16, within1,
                    acc2_1 + _mm512_maskz_loadu_ps(held1, c + (i + 2) * c_row + j + 16));
            }
            if (m > (i + 3)) {
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j, within0,
                    acc3_0 + _mm512_maskz_loadu_ps(held0, c + (i + 3) * c_row + j));
                _mm512_mask_storeu_ps(c + (i + 3) * c_row + j + 16, within1,
                    acc3_1 + _mm512_maskz_loadu_ps(held1, c + (i + 3) * c_row + j + 16));
            }
        }
    }
}

/* tnk_matmul_f32_f16_f32__avx512_dot4x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx512: b=f16 dtype=f32 rows=4
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 16 fma 4 convert 8 ld
 * vector registers: 21 of 32 */
void tnk_matmul_f32_f16_f32__avx512_dot4x4(const int64_t *n, void *const *data,
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
    int64_t whole = depth & -16;
    int64_t pace = 16 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const uint16_t *column0 = b + min_index(j, n_1 - 1) * b_column;
        const uint16_t *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const uint16_t *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const uint16_t *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, left);
        __mmask8 within0_1 = (__mmask8)_bzhi_u64(~0ull, left * goes_on);
        for (int64_t i = 0; i < m; i += 4) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            const float *row2 = a + min_index(i + 2, m - 1) * a_row;
            const float *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t ahead = far + i / 4 * (whole / 16) * pace;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc0_2 = {0};
            f32x16 acc0_3 = {0};
            f32x16 acc1_0 = {0};
            f32x16 acc1_1 = {0};
            f32x16 acc1_2 = {0};
            f32x16 acc1_3 = {0};
            f32x16 acc2_0 = {0};
            f32x16 acc2_1 = {0};
            f32x16 acc2_2 = {0};
            f32x16 acc2_3 = {0};
            f32x16 acc3_0 = {0};
            f32x16 acc3_1 = {0};
            f32x16 acc3_2 = {0};
            f32x16 acc3_3 = {0};
            for (int64_t p = 0; p < whole; p += 16) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x16 b0 = _mm512_cvtph_ps((__m256i)*(const u16x16u *)(column0 + p));
                f32x16 b1 = _mm512_cvtph_ps((__m256i)*(const u16x16u *)(column1 + p));
                f32x16 b2 = _mm512_cvtph_ps((__m256i)*(const u16x16u *)(column2 + p));
                f32x16 b3 = _mm512_cvtph_ps((__m256i)*(const u16x16u *)(column3 + p));
                f32x16 a0 = _mm512_loadu_ps(row0 + p);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_loadu_ps(row1 + p);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_loadu_ps(row2 + p);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_loadu_ps(row3 + p);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
                ahead += pace;
            }
            if (whole < depth) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, depth - whole);
                f32x16 b0 = _mm512_cvtph_ps((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column0 + whole));
                f32x16 b1 = _mm512_cvtph_ps((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column1 + whole));
                f32x16 b2 = _mm512_cvtph_ps((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column2 + whole));
                f32x16 b3 = _mm512_cvtph_ps((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column3 + whole));
                f32x16 a0 = _mm512_maskz_loadu_ps(lanes, row0 + whole);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_maskz_loadu_ps(lanes, row1 + whole);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_maskz_loadu_ps(lanes, row2 + whole);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_maskz_loadu_ps(lanes, row3 + whole);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
            }
            f32x16 joined = interleave_low_8_of_16_f32x16(acc0_0, acc2_0)
                + interleave_high_8_of_16_f32x16(acc0_0, acc2_0);
            f32x16 joined_1 = interleave_low_8_of_16_f32x16(acc0_1, acc2_1)
                + interleave_high_8_of_16_f32x16(acc0_1, acc2_1);
            f32x16 joined_2 = interleave_low_8_of_16_f32x16(acc0_2, acc2_2)
                + interleave_high_8_of_16_f32x16(acc0_2, acc2_2);
            f32x16 joined_3 = interleave_low_8_of_16_f32x16(acc0_3, acc2_3)
                + interleave_high_8_of_16_f32x16(acc0_3, acc2_3);
            f32x16 joined_4 = interleave_low_8_of_16_f32x16(acc1_0, acc3_0)
                + interleave_high_8_of_16_f32x16(acc1_0, acc3_0);
            f32x16 joined_5 = interleave_low_8_of_16_f32x16(acc1_1, acc3_1)
                + interleave_high_8_of_16_f32x16(acc1_1, acc3_1);
            f32x16 joined_6 = interleave_low_8_of_16_f32x16(acc1_2, acc3_2)
                + interleave_high_8_of_16_f32x16(acc1_2, acc3_2);
            f32x16 joined_7 = interleave_low_8_of_16_f32x16(acc1_3, acc3_3)
                + interleave_high_8_of_16_f32x16(acc1_3, acc3_3);
            joined = interleave_low_4_of_8_f32x16(joined, joined_4)
                + interleave_high_4_of_8_f32x16(joined, joined_4);
            joined_1 = interleave_low_4_of_8_f32x16(joined_1, joined_5)
                + interleave_high_4_of_8_f32x16(joined_1, joined_5);
            joined_2 = interleave_low_4_of_8_f32x16(joined_2, joined_6)
                + interleave_high_4_of_8_f32x16(joined_2, joined_6);
            joined_3 = interleave_low_4_of_8_f32x16(joined_3, joined_7)
                + interleave_high_4_of_8_f32x16(joined_3, joined_7);
            joined = interleave_low_2_of_4_f32x16(joined, joined_2)
                + interleave_high_2_of_4_f32x16(joined, joined_2);
            joined_1 = interleave_low_2_of_4_f32x16(joined_1, joined_3)
                + interleave_high_2_of_4_f32x16(joined_1, joined_3);
            joined = interleave_low_1_of_2_f32x16(joined, joined_1)
                + interleave_high_1_of_2_f32x16(joined, joined_1);
            f32x4 t_40 = lanes_4_to_7_f32x16(joined);
            f32x4 t_41 = lanes_8_to_11_f32x16(joined);
            f32x4 t_42 = lanes_12_to_15_f32x16(joined);
            _mm_mask_storeu_ps(c + i * c_row + j, within0,
                lanes_0_to_3_f32x16(joined) + _mm_maskz_loadu_ps(within0_1, c + i * c_row + j));
            if (m > (i + 1)) {
                _mm_mask_storeu_ps(c + (i + 1) * c_row + j, within0,
                    t_40 + _mm_maskz_loadu_ps(within0_1, c + (i + 1) * c_row + j));
            }
            if (m > (i + 2)) {
                _mm_mask_storeu_ps(c + (i + 2) * c_row + j, within0,
                    t_41 + _mm_maskz_loadu_ps(within0_1, c + (i + 2) * c_row + j));
            }
            if (m > (i + 3)) {
                _mm_mask_storeu_ps(c + (i + 3) * c_row + j, within0,
                    t_42 + _mm_maskz_loadu_ps(within0_1, c + (i + 3) * c_row + j));
            }
        }
    }
}

/* tnk_matmul_f32_bf16_f32__avx512_dot4x4
 * product of few rows, columns along k.
 * from templates/thin_dot.lua, avx512: b=bf16 dtype=f32 rows=4
 * listed in gen/manifest/thin.lua: few rows times weights, which are read once
 * a turn of the inner loop: 16 fma 4 convert 8 ld
 * vector registers: 21 of 32 */
void tnk_matmul_f32_bf16_f32__avx512_dot4x4(const int64_t *n, void *const *data,
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
    int64_t whole = depth & -16;
    int64_t pace = 16 >> spread;
    for (int64_t j = 0; j < n_1; j += 4) {
        const uint16_t *column0 = b + min_index(j, n_1 - 1) * b_column;
        const uint16_t *column1 = b + min_index(j + 1, n_1 - 1) * b_column;
        const uint16_t *column2 = b + min_index(j + 2, n_1 - 1) * b_column;
        const uint16_t *column3 = b + min_index(j + 3, n_1 - 1) * b_column;
        int64_t left = min_index(n_1 - j, 4);
        __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, left);
        __mmask8 within0_1 = (__mmask8)_bzhi_u64(~0ull, left * goes_on);
        for (int64_t i = 0; i < m; i += 4) {
            const float *row0 = a + min_index(i, m - 1) * a_row;
            const float *row1 = a + min_index(i + 1, m - 1) * a_row;
            const float *row2 = a + min_index(i + 2, m - 1) * a_row;
            const float *row3 = a + min_index(i + 3, m - 1) * a_row;
            int64_t ahead = far + i / 4 * (whole / 16) * pace;
            f32x16 acc0_0 = {0};
            f32x16 acc0_1 = {0};
            f32x16 acc0_2 = {0};
            f32x16 acc0_3 = {0};
            f32x16 acc1_0 = {0};
            f32x16 acc1_1 = {0};
            f32x16 acc1_2 = {0};
            f32x16 acc1_3 = {0};
            f32x16 acc2_0 = {0};
            f32x16 acc2_1 = {0};
            f32x16 acc2_2 = {0};
            f32x16 acc2_3 = {0};
            f32x16 acc3_0 = {0};
            f32x16 acc3_1 = {0};
            f32x16 acc3_2 = {0};
            f32x16 acc3_3 = {0};
            for (int64_t p = 0; p < whole; p += 16) {
                if (far > 0) {
                    __builtin_prefetch(column0 + ahead);
                    __builtin_prefetch(column1 + ahead);
                    __builtin_prefetch(column2 + ahead);
                    __builtin_prefetch(column3 + ahead);
                }
                f32x16 b0 =
                    (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(column0
                    + p)) << 16);
                f32x16 b1 =
                    (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(column1
                    + p)) << 16);
                f32x16 b2 =
                    (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(column2
                    + p)) << 16);
                f32x16 b3 =
                    (f32x16)((u32x16)_mm512_cvtepu16_epi32((__m256i)*(const u16x16u *)(column3
                    + p)) << 16);
                f32x16 a0 = _mm512_loadu_ps(row0 + p);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_loadu_ps(row1 + p);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_loadu_ps(row2 + p);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_loadu_ps(row3 + p);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
                ahead += pace;
            }
            if (whole < depth) {
                __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, depth - whole);
                u32x16 t_11 =
                    (u32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column0 + whole)) << 16;
                f32x16 b0 = (f32x16)t_11;
                u32x16 t_14 =
                    (u32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column1 + whole)) << 16;
                f32x16 b1 = (f32x16)t_14;
                u32x16 t_17 =
                    (u32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column2 + whole)) << 16;
                f32x16 b2 = (f32x16)t_17;
                u32x16 t_20 =
                    (u32x16)_mm512_cvtepu16_epi32((__m256i)_mm256_maskz_loadu_epi16(lanes,
                    column3 + whole)) << 16;
                f32x16 b3 = (f32x16)t_20;
                f32x16 a0 = _mm512_maskz_loadu_ps(lanes, row0 + whole);
                acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                acc0_2 = _mm512_fmadd_ps(a0, b2, acc0_2);
                acc0_3 = _mm512_fmadd_ps(a0, b3, acc0_3);
                f32x16 a1 = _mm512_maskz_loadu_ps(lanes, row1 + whole);
                acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                acc1_2 = _mm512_fmadd_ps(a1, b2, acc1_2);
                acc1_3 = _mm512_fmadd_ps(a1, b3, acc1_3);
                f32x16 a2 = _mm512_maskz_loadu_ps(lanes, row2 + whole);
                acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                acc2_2 = _mm512_fmadd_ps(a2, b2, acc2_2);
                acc2_3 = _mm512_fmadd_ps(a2, b3, acc2_3);
                f32x16 a3 = _mm512_maskz_loadu_ps(lanes, row3 + whole);
                acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                acc3_2 = _mm512_fmadd_ps(a3, b2, acc3_2);
                acc3_3 = _mm512_fmadd_ps(a3, b3, acc3_3);
            }
            f32x16 joined = interleave_low_8_of_16_f32x16(acc0_0, acc2_0)
                + interleave_high_8_of_16_f32x16(acc0_0, acc2_0);
            f32x16 joined_1 = interleave_low_8_of_16_f32x16(acc0_1, acc2_1)
                + interleave_high_8_of_16_f32x16(acc0_1, acc2_1);
            f32x16 joined_2 = interleave_low_8_of_16_f32x16(acc0_2, acc2_2)
                + interleave_high_8_of_16_f32x16(acc0_2, acc2_2);
            f32x16 joined_3 = interleave_low_8_of_16_f32x16(acc0_3, acc2_3)
                + interleave_high_8_of_16_f32x16(acc0_3, acc2_3);
            f32x16 joined_4 = interleave_low_8_of_16_f32x16(acc1_0, acc3_0)
                + interleave_high_8_of_16_f32x16(acc1_0, acc3_0);
            f32x16 joined_5 = interleave_low_8_of_16_f32x16(acc1_1, acc3_1)
                + interleave_high_8_of_16_f32x16(acc1_1, acc3_1);
            f32x16 joined_6 = interleave_low_8_of_16_f32x16(acc1_2, acc3_2)
                + interleave_high_8_of_16_f32x16(acc1_2, acc3_2);
            f32x16 joined_7 = interleave_low_8_of_16_f32x16(acc1_3, acc3_3)
                + interleave_high_8_of_16_f32x16(acc1_3, acc3_3);
            joined = interleave_low_4_of_8_f32x16(joined, joined_4)
                + interleave_high_4_of_8_f32x16(joined, joined_4);
            joined_1 = interleave_low_4_of_8_f32x16(joined_1, joined_5)
                + interleave_high_4_of_8_f32x16(joined_1, joined_5);
            joined_2 = interleave_low_4_of_8_f32x16(joined_2, joined_6)
                + interleave_high_4_of_8_f32x16(joined_2, joined_6);
            joined_3 = interleave_low_4_of_8_f32x16(joined_3, joined_7)
                + interleave_high_4_of_8_f32x16(joined_3, joined_7);
            joined = interleave_low_2_of_4_f32x16(joined, joined_2)
                + interleave_high_2_of_4_f32x16(joined, joined_2);
            joined_1 = interleave_low_2_of_4_f32x16(joined_1, joined_3)
                + interleave_high_2_of_4_f32x16(joined_1, joined_3);
            joined = interleave_low_1_of_2_f32x16(joined, joined_1)
                + interleave_high_1_of_2_f32x16(joined, joined_1);
            f32x4 t_40 = lanes_4_to_7_f32x16(joined);
            f32x4 t_41 = lanes_8_to_11_f32x16(joined);
            f32x4 t_42 = lanes_12_to_15_f32x16(joined);
            _mm_mask_storeu_ps(c + i * c_row + j, within0,
                lanes_0_to_3_f32x16(joined) + _mm_maskz_loadu_ps(within0_1, c + i * c_row + j));
            if (m > (i + 1)) {
                _mm_mask_storeu_ps(c + (i + 1) * c_row + j, within0,
                    t_40 + _mm_maskz_loadu_ps(within0_1, c + (i + 1) * c_row + j));
            }
            if (m > (i + 2)) {
                _mm_mask_storeu_ps(c + (i + 2) * c_row + j, within0,
                    t_41 + _mm_maskz_loadu_ps(within0_1, c + (i + 2) * c_row + j));
            }
            if (m > (i + 3)) {
                _mm_mask_storeu_ps(c + (i + 3) * c_row + j, within0,
                    t_42 + _mm_maskz_loadu_ps(within0_1, c + (i + 3) * c_row + j));
            }
        }
    }
}
