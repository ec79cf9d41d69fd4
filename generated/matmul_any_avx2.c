/* matmul_any_avx2.c: kernels of gen/manifest/matmul_any.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

/* tnk_matmul_f32__avx2_any
 * small products of any sizes.
 * from templates/product_any.lua, avx2: dtype=f32 masks=all rows=4
 * listed in gen/manifest/matmul_any.lua: 8 accumulators, 2 rows, a broadcast and 2 masks of 16
 *   registers
 * a turn of each inner loop: 8 fma 6 ld; 4 fma 5 ld
 * vector registers: 11 of 16 */
void tnk_matmul_f32__avx2_any(const int64_t *n, void *const *data, const int64_t *stride)
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
        for (int64_t j = 0; j < n_1; j += 16) {
            int64_t columns = min_index(n_1 - j, 16);
            i32x8 within0 = first_lanes_i32x8(columns);
            if (8 < columns) {
                i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)columns;
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const float *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const float *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const float *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const float *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f32x8 acc0_0 = {0};
                    f32x8 acc0_1 = {0};
                    f32x8 acc1_0 = {0};
                    f32x8 acc1_1 = {0};
                    f32x8 acc2_0 = {0};
                    f32x8 acc2_1 = {0};
                    f32x8 acc3_0 = {0};
                    f32x8 acc3_1 = {0};
                    const float *t_4 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f32x8 b0 = _mm256_maskload_ps(t_4, (__m256i)within0);
                        f32x8 b1 = _mm256_maskload_ps(t_4 + 8, (__m256i)within1);
                        f32x8 a0 = _mm256_set1_ps(a_row0[p * a_k]);
                        acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                        acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
                        f32x8 a1 = _mm256_set1_ps(a_row1[p * a_k]);
                        acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                        acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
                        f32x8 a2 = _mm256_set1_ps(a_row2[p * a_k]);
                        acc2_0 = _mm256_fmadd_ps(a2, b0, acc2_0);
                        acc2_1 = _mm256_fmadd_ps(a2, b1, acc2_1);
                        f32x8 a3 = _mm256_set1_ps(a_row3[p * a_k]);
                        acc3_0 = _mm256_fmadd_ps(a3, b0, acc3_0);
                        acc3_1 = _mm256_fmadd_ps(a3, b1, acc3_1);
                        t_4 += b_k;
                    }
                    _mm256_maskstore_ps(c + item * c_item + j + i * c_row, (__m256i)within0,
                        acc0_0);
                    _mm256_maskstore_ps(c + item * c_item + j + i * c_row + 8, (__m256i)within1,
                        acc0_1);
                    if (1 < left) {
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 1) * c_row,
                            (__m256i)within0, acc1_0);
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 1) * c_row + 8,
                            (__m256i)within1, acc1_1);
                    }
                    if (2 < left) {
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 2) * c_row,
                            (__m256i)within0, acc2_0);
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 2) * c_row + 8,
                            (__m256i)within1, acc2_1);
                    }
                    if (3 < left) {
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 3) * c_row,
                            (__m256i)within0, acc3_0);
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 3) * c_row + 8,
                            (__m256i)within1, acc3_1);
                    }
                }
            }
            if (columns <= 8) {
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const float *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const float *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const float *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const float *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f32x8 acc0_0 = {0};
                    f32x8 acc1_0 = {0};
                    f32x8 acc2_0 = {0};
                    f32x8 acc3_0 = {0};
                    const float *t_4 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f32x8 b0 = _mm256_maskload_ps(t_4, (__m256i)within0);
                        f32x8 a0 = _mm256_set1_ps(a_row0[p * a_k]);
                        acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
                        f32x8 a1 = _mm256_set1_ps(a_row1[p * a_k]);
                        acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
                        f32x8 a2 = _mm256_set1_ps(a_row2[p * a_k]);
                        acc2_0 = _mm256_fmadd_ps(a2, b0, acc2_0);
                        f32x8 a3 = _mm256_set1_ps(a_row3[p * a_k]);
                        acc3_0 = _mm256_fmadd_ps(a3, b0, acc3_0);
                        t_4 += b_k;
                    }
                    _mm256_maskstore_ps(c + item * c_item + j + i * c_row, (__m256i)within0,
                        acc0_0);
                    if (1 < left) {
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 1) * c_row,
                            (__m256i)within0, acc1_0);
                    }
                    if (2 < left) {
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 2) * c_row,
                            (__m256i)within0, acc2_0);
                    }
                    if (3 < left) {
                        _mm256_maskstore_ps(c + item * c_item + j + (i + 3) * c_row,
                            (__m256i)within0, acc3_0);
                    }
                }
            }
        }
    }
}

/* tnk_matmul_f64__avx2_any
 * small products of any sizes.
 * from templates/product_any.lua, avx2: dtype=f64 masks=all rows=4
 * listed in gen/manifest/matmul_any.lua: 8 accumulators, 2 rows, a broadcast and 2 masks of 16
 *   registers
 * a turn of each inner loop: 8 fma 6 ld; 4 fma 5 ld
 * vector registers: 11 of 16 */
void tnk_matmul_f64__avx2_any(const int64_t *n, void *const *data, const int64_t *stride)
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
        for (int64_t j = 0; j < n_1; j += 8) {
            int64_t columns = min_index(n_1 - j, 8);
            i64x4 within0 = first_lanes_i64x4(columns);
            if (4 < columns) {
                i64x4 within1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)columns;
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const double *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const double *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const double *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const double *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f64x4 acc0_0 = {0};
                    f64x4 acc0_1 = {0};
                    f64x4 acc1_0 = {0};
                    f64x4 acc1_1 = {0};
                    f64x4 acc2_0 = {0};
                    f64x4 acc2_1 = {0};
                    f64x4 acc3_0 = {0};
                    f64x4 acc3_1 = {0};
                    const double *t_4 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f64x4 b0 = _mm256_maskload_pd(t_4, (__m256i)within0);
                        f64x4 b1 = _mm256_maskload_pd(t_4 + 4, (__m256i)within1);
                        f64x4 a0 = _mm256_set1_pd(a_row0[p * a_k]);
                        acc0_0 = _mm256_fmadd_pd(a0, b0, acc0_0);
                        acc0_1 = _mm256_fmadd_pd(a0, b1, acc0_1);
                        f64x4 a1 = _mm256_set1_pd(a_row1[p * a_k]);
                        acc1_0 = _mm256_fmadd_pd(a1, b0, acc1_0);
                        acc1_1 = _mm256_fmadd_pd(a1, b1, acc1_1);
                        f64x4 a2 = _mm256_set1_pd(a_row2[p * a_k]);
                        acc2_0 = _mm256_fmadd_pd(a2, b0, acc2_0);
                        acc2_1 = _mm256_fmadd_pd(a2, b1, acc2_1);
                        f64x4 a3 = _mm256_set1_pd(a_row3[p * a_k]);
                        acc3_0 = _mm256_fmadd_pd(a3, b0, acc3_0);
                        acc3_1 = _mm256_fmadd_pd(a3, b1, acc3_1);
                        t_4 += b_k;
                    }
                    _mm256_maskstore_pd(c + item * c_item + j + i * c_row, (__m256i)within0,
                        acc0_0);
                    _mm256_maskstore_pd(c + item * c_item + j + i * c_row + 4, (__m256i)within1,
                        acc0_1);
                    if (1 < left) {
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 1) * c_row,
                            (__m256i)within0, acc1_0);
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 1) * c_row + 4,
                            (__m256i)within1, acc1_1);
                    }
                    if (2 < left) {
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 2) * c_row,
                            (__m256i)within0, acc2_0);
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 2) * c_row + 4,
                            (__m256i)within1, acc2_1);
                    }
                    if (3 < left) {
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 3) * c_row,
                            (__m256i)within0, acc3_0);
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 3) * c_row + 4,
                            (__m256i)within1, acc3_1);
                    }
                }
            }
            if (columns <= 4) {
                for (int64_t i = 0; i < m; i += 4) {
                    int64_t left = m - i;
                    const double *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const double *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const double *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const double *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    f64x4 acc0_0 = {0};
                    f64x4 acc1_0 = {0};
                    f64x4 acc2_0 = {0};
                    f64x4 acc3_0 = {0};
                    const double *t_4 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f64x4 b0 = _mm256_maskload_pd(t_4, (__m256i)within0);
                        f64x4 a0 = _mm256_set1_pd(a_row0[p * a_k]);
                        acc0_0 = _mm256_fmadd_pd(a0, b0, acc0_0);
                        f64x4 a1 = _mm256_set1_pd(a_row1[p * a_k]);
                        acc1_0 = _mm256_fmadd_pd(a1, b0, acc1_0);
                        f64x4 a2 = _mm256_set1_pd(a_row2[p * a_k]);
                        acc2_0 = _mm256_fmadd_pd(a2, b0, acc2_0);
                        f64x4 a3 = _mm256_set1_pd(a_row3[p * a_k]);
                        acc3_0 = _mm256_fmadd_pd(a3, b0, acc3_0);
                        t_4 += b_k;
                    }
                    _mm256_maskstore_pd(c + item * c_item + j + i * c_row, (__m256i)within0,
                        acc0_0);
                    if (1 < left) {
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 1) * c_row,
                            (__m256i)within0, acc1_0);
                    }
                    if (2 < left) {
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 2) * c_row,
                            (__m256i)within0, acc2_0);
                    }
                    if (3 < left) {
                        _mm256_maskstore_pd(c + item * c_item + j + (i + 3) * c_row,
                            (__m256i)within0, acc3_0);
                    }
                }
            }
        }
    }
}
