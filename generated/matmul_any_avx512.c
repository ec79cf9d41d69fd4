/* matmul_any_avx512.c: kernels of gen/manifest/matmul_any.lua for avx512.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x16 __attribute__((vector_size(64)));
typedef double f64x8 __attribute__((vector_size(64)));

static inline int64_t min_index(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* tnk_matmul_f32__avx512_any
 * small products of any sizes.
 * from templates/product_any.lua, avx512: dtype=f32 masks=all rows=8
 * listed in gen/manifest/matmul_any.lua: 16 accumulators hide the latency of 8 cycles, and leave
 *   few rows over
 * a turn of each inner loop: 16 fma 10 ld; 8 fma 9 ld
 * vector registers: 19 of 32 */
void tnk_matmul_f32__avx512_any(const int64_t *n, void *const *data, const int64_t *stride)
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
        for (int64_t j = 0; j < n_1; j += 32) {
            int64_t columns = min_index(n_1 - j, 32);
            __mmask16 within0 = (__mmask16)_bzhi_u64(~0ull, columns);
            if (16 < columns) {
                __mmask16 within1 = (__mmask16)(_bzhi_u64(~0ull, columns) >> 16);
                for (int64_t i = 0; i < m; i += 8) {
                    int64_t left = m - i;
                    const float *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const float *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const float *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const float *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    int64_t row4 = 4 < left ? 4 : left - 1;
                    const float *a_row4 = a + item * a_item + i * a_row + row4 * a_row;
                    int64_t row5 = 5 < left ? 5 : left - 1;
                    const float *a_row5 = a + item * a_item + i * a_row + row5 * a_row;
                    int64_t row6 = 6 < left ? 6 : left - 1;
                    const float *a_row6 = a + item * a_item + i * a_row + row6 * a_row;
                    int64_t row7 = 7 < left ? 7 : left - 1;
                    const float *a_row7 = a + item * a_item + i * a_row + row7 * a_row;
                    f32x16 acc0_0 = {0};
                    f32x16 acc0_1 = {0};
                    f32x16 acc1_0 = {0};
                    f32x16 acc1_1 = {0};
                    f32x16 acc2_0 = {0};
                    f32x16 acc2_1 = {0};
                    f32x16 acc3_0 = {0};
                    f32x16 acc3_1 = {0};
                    f32x16 acc4_0 = {0};
                    f32x16 acc4_1 = {0};
                    f32x16 acc5_0 = {0};
                    f32x16 acc5_1 = {0};
                    f32x16 acc6_0 = {0};
                    f32x16 acc6_1 = {0};
                    f32x16 acc7_0 = {0};
                    f32x16 acc7_1 = {0};
                    const float *t_8 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f32x16 b0 = _mm512_maskz_loadu_ps(within0, t_8);
                        f32x16 b1 = _mm512_maskz_loadu_ps(within1, t_8 + 16);
                        f32x16 a0 = _mm512_set1_ps(a_row0[p * a_k]);
                        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                        acc0_1 = _mm512_fmadd_ps(a0, b1, acc0_1);
                        f32x16 a1 = _mm512_set1_ps(a_row1[p * a_k]);
                        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                        acc1_1 = _mm512_fmadd_ps(a1, b1, acc1_1);
                        f32x16 a2 = _mm512_set1_ps(a_row2[p * a_k]);
                        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                        acc2_1 = _mm512_fmadd_ps(a2, b1, acc2_1);
                        f32x16 a3 = _mm512_set1_ps(a_row3[p * a_k]);
                        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                        acc3_1 = _mm512_fmadd_ps(a3, b1, acc3_1);
                        f32x16 a4 = _mm512_set1_ps(a_row4[p * a_k]);
                        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
                        acc4_1 = _mm512_fmadd_ps(a4, b1, acc4_1);
                        f32x16 a5 = _mm512_set1_ps(a_row5[p * a_k]);
                        acc5_0 = _mm512_fmadd_ps(a5, b0, acc5_0);
                        acc5_1 = _mm512_fmadd_ps(a5, b1, acc5_1);
                        f32x16 a6 = _mm512_set1_ps(a_row6[p * a_k]);
                        acc6_0 = _mm512_fmadd_ps(a6, b0, acc6_0);
                        acc6_1 = _mm512_fmadd_ps(a6, b1, acc6_1);
                        f32x16 a7 = _mm512_set1_ps(a_row7[p * a_k]);
                        acc7_0 = _mm512_fmadd_ps(a7, b0, acc7_0);
                        acc7_1 = _mm512_fmadd_ps(a7, b1, acc7_1);
                        t_8 += b_k;
                    }
                    _mm512_mask_storeu_ps(c + item * c_item + j + i * c_row, within0, acc0_0);
                    _mm512_mask_storeu_ps(c + item * c_item + j + i * c_row + 16, within1, acc0_1);
                    if (1 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 1) * c_row, within0,
                            acc1_0);
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 1) * c_row + 16,
                            within1, acc1_1);
                    }
                    if (2 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 2) * c_row, within0,
                            acc2_0);
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 2) * c_row + 16,
                            within1, acc2_1);
                    }
                    if (3 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 3) * c_row, within0,
                            acc3_0);
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 3) * c_row + 16,
                            within1, acc3_1);
                    }
                    if (4 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 4) * c_row, within0,
                            acc4_0);
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 4) * c_row + 16,
                            within1, acc4_1);
                    }
                    if (5 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 5) * c_row, within0,
                            acc5_0);
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 5) * c_row + 16,
                            within1, acc5_1);
                    }
                    if (6 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 6) * c_row, within0,
                            acc6_0);
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 6) * c_row + 16,
                            within1, acc6_1);
                    }
                    if (7 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 7) * c_row, within0,
                            acc7_0);
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 7) * c_row + 16,
                            within1, acc7_1);
                    }
                }
            }
            if (columns <= 16) {
                for (int64_t i = 0; i < m; i += 8) {
                    int64_t left = m - i;
                    const float *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const float *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const float *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const float *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    int64_t row4 = 4 < left ? 4 : left - 1;
                    const float *a_row4 = a + item * a_item + i * a_row + row4 * a_row;
                    int64_t row5 = 5 < left ? 5 : left - 1;
                    const float *a_row5 = a + item * a_item + i * a_row + row5 * a_row;
                    int64_t row6 = 6 < left ? 6 : left - 1;
                    const float *a_row6 = a + item * a_item + i * a_row + row6 * a_row;
                    int64_t row7 = 7 < left ? 7 : left - 1;
                    const float *a_row7 = a + item * a_item + i * a_row + row7 * a_row;
                    f32x16 acc0_0 = {0};
                    f32x16 acc1_0 = {0};
                    f32x16 acc2_0 = {0};
                    f32x16 acc3_0 = {0};
                    f32x16 acc4_0 = {0};
                    f32x16 acc5_0 = {0};
                    f32x16 acc6_0 = {0};
                    f32x16 acc7_0 = {0};
                    const float *t_8 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f32x16 b0 = _mm512_maskz_loadu_ps(within0, t_8);
                        f32x16 a0 = _mm512_set1_ps(a_row0[p * a_k]);
                        acc0_0 = _mm512_fmadd_ps(a0, b0, acc0_0);
                        f32x16 a1 = _mm512_set1_ps(a_row1[p * a_k]);
                        acc1_0 = _mm512_fmadd_ps(a1, b0, acc1_0);
                        f32x16 a2 = _mm512_set1_ps(a_row2[p * a_k]);
                        acc2_0 = _mm512_fmadd_ps(a2, b0, acc2_0);
                        f32x16 a3 = _mm512_set1_ps(a_row3[p * a_k]);
                        acc3_0 = _mm512_fmadd_ps(a3, b0, acc3_0);
                        f32x16 a4 = _mm512_set1_ps(a_row4[p * a_k]);
                        acc4_0 = _mm512_fmadd_ps(a4, b0, acc4_0);
                        f32x16 a5 = _mm512_set1_ps(a_row5[p * a_k]);
                        acc5_0 = _mm512_fmadd_ps(a5, b0, acc5_0);
                        f32x16 a6 = _mm512_set1_ps(a_row6[p * a_k]);
                        acc6_0 = _mm512_fmadd_ps(a6, b0, acc6_0);
                        f32x16 a7 = _mm512_set1_ps(a_row7[p * a_k]);
                        acc7_0 = _mm512_fmadd_ps(a7, b0, acc7_0);
                        t_8 += b_k;
                    }
                    _mm512_mask_storeu_ps(c + item * c_item + j + i * c_row, within0, acc0_0);
                    if (1 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 1) * c_row, within0,
                            acc1_0);
                    }
                    if (2 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 2) * c_row, within0,
                            acc2_0);
                    }
                    if (3 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 3) * c_row, within0,
                            acc3_0);
                    }
                    if (4 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 4) * c_row, within0,
                            acc4_0);
                    }
                    if (5 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 5) * c_row, within0,
                            acc5_0);
                    }
                    if (6 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 6) * c_row, within0,
                            acc6_0);
                    }
                    if (7 < left) {
                        _mm512_mask_storeu_ps(c + item * c_item + j + (i + 7) * c_row, within0,
                            acc7_0);
                    }
                }
            }
        }
    }
}

/* tnk_matmul_f64__avx512_any
 * small products of any sizes.
 * from templates/product_any.lua, avx512: dtype=f64 masks=all rows=8
 * listed in gen/manifest/matmul_any.lua: 16 accumulators hide the latency of 8 cycles, and leave
 *   few rows over
 * a turn of each inner loop: 16 fma 10 ld; 8 fma 9 ld
 * vector registers: 19 of 32 */
void tnk_matmul_f64__avx512_any(const int64_t *n, void *const *data, const int64_t *stride)
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
        for (int64_t j = 0; j < n_1; j += 16) {
            int64_t columns = min_index(n_1 - j, 16);
            __mmask8 within0 = (__mmask8)_bzhi_u64(~0ull, columns);
            if (8 < columns) {
                __mmask8 within1 = (__mmask8)(_bzhi_u64(~0ull, columns) >> 8);
                for (int64_t i = 0; i < m; i += 8) {
                    int64_t left = m - i;
                    const double *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const double *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const double *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const double *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    int64_t row4 = 4 < left ? 4 : left - 1;
                    const double *a_row4 = a + item * a_item + i * a_row + row4 * a_row;
                    int64_t row5 = 5 < left ? 5 : left - 1;
                    const double *a_row5 = a + item * a_item + i * a_row + row5 * a_row;
                    int64_t row6 = 6 < left ? 6 : left - 1;
                    const double *a_row6 = a + item * a_item + i * a_row + row6 * a_row;
                    int64_t row7 = 7 < left ? 7 : left - 1;
                    const double *a_row7 = a + item * a_item + i * a_row + row7 * a_row;
                    f64x8 acc0_0 = {0};
                    f64x8 acc0_1 = {0};
                    f64x8 acc1_0 = {0};
                    f64x8 acc1_1 = {0};
                    f64x8 acc2_0 = {0};
                    f64x8 acc2_1 = {0};
                    f64x8 acc3_0 = {0};
                    f64x8 acc3_1 = {0};
                    f64x8 acc4_0 = {0};
                    f64x8 acc4_1 = {0};
                    f64x8 acc5_0 = {0};
                    f64x8 acc5_1 = {0};
                    f64x8 acc6_0 = {0};
                    f64x8 acc6_1 = {0};
                    f64x8 acc7_0 = {0};
                    f64x8 acc7_1 = {0};
                    const double *t_8 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f64x8 b0 = _mm512_maskz_loadu_pd(within0, t_8);
                        f64x8 b1 = _mm512_maskz_loadu_pd(within1, t_8 + 8);
                        f64x8 a0 = _mm512_set1_pd(a_row0[p * a_k]);
                        acc0_0 = _mm512_fmadd_pd(a0, b0, acc0_0);
                        acc0_1 = _mm512_fmadd_pd(a0, b1, acc0_1);
                        f64x8 a1 = _mm512_set1_pd(a_row1[p * a_k]);
                        acc1_0 = _mm512_fmadd_pd(a1, b0, acc1_0);
                        acc1_1 = _mm512_fmadd_pd(a1, b1, acc1_1);
                        f64x8 a2 = _mm512_set1_pd(a_row2[p * a_k]);
                        acc2_0 = _mm512_fmadd_pd(a2, b0, acc2_0);
                        acc2_1 = _mm512_fmadd_pd(a2, b1, acc2_1);
                        f64x8 a3 = _mm512_set1_pd(a_row3[p * a_k]);
                        acc3_0 = _mm512_fmadd_pd(a3, b0, acc3_0);
                        acc3_1 = _mm512_fmadd_pd(a3, b1, acc3_1);
                        f64x8 a4 = _mm512_set1_pd(a_row4[p * a_k]);
                        acc4_0 = _mm512_fmadd_pd(a4, b0, acc4_0);
                        acc4_1 = _mm512_fmadd_pd(a4, b1, acc4_1);
                        f64x8 a5 = _mm512_set1_pd(a_row5[p * a_k]);
                        acc5_0 = _mm512_fmadd_pd(a5, b0, acc5_0);
                        acc5_1 = _mm512_fmadd_pd(a5, b1, acc5_1);
                        f64x8 a6 = _mm512_set1_pd(a_row6[p * a_k]);
                        acc6_0 = _mm512_fmadd_pd(a6, b0, acc6_0);
                        acc6_1 = _mm512_fmadd_pd(a6, b1, acc6_1);
                        f64x8 a7 = _mm512_set1_pd(a_row7[p * a_k]);
                        acc7_0 = _mm512_fmadd_pd(a7, b0, acc7_0);
                        acc7_1 = _mm512_fmadd_pd(a7, b1, acc7_1);
                        t_8 += b_k;
                    }
                    _mm512_mask_storeu_pd(c + item * c_item + j + i * c_row, within0, acc0_0);
                    _mm512_mask_storeu_pd(c + item * c_item + j + i * c_row + 8, within1, acc0_1);
                    if (1 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 1) * c_row, within0,
                            acc1_0);
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 1) * c_row + 8, within1,
                            acc1_1);
                    }
                    if (2 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 2) * c_row, within0,
                            acc2_0);
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 2) * c_row + 8, within1,
                            acc2_1);
                    }
                    if (3 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 3) * c_row, within0,
                            acc3_0);
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 3) * c_row + 8, within1,
                            acc3_1);
                    }
                    if (4 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 4) * c_row, within0,
                            acc4_0);
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 4) * c_row + 8, within1,
                            acc4_1);
                    }
                    if (5 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 5) * c_row, within0,
                            acc5_0);
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 5) * c_row + 8, within1,
                            acc5_1);
                    }
                    if (6 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 6) * c_row, within0,
                            acc6_0);
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 6) * c_row + 8, within1,
                            acc6_1);
                    }
                    if (7 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 7) * c_row, within0,
                            acc7_0);
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 7) * c_row + 8, within1,
                            acc7_1);
                    }
                }
            }
            if (columns <= 8) {
                for (int64_t i = 0; i < m; i += 8) {
                    int64_t left = m - i;
                    const double *a_row0 = a + item * a_item + i * a_row;
                    int64_t row1 = 1 < left ? 1 : left - 1;
                    const double *a_row1 = a + item * a_item + i * a_row + row1 * a_row;
                    int64_t row2 = 2 < left ? 2 : left - 1;
                    const double *a_row2 = a + item * a_item + i * a_row + row2 * a_row;
                    int64_t row3 = 3 < left ? 3 : left - 1;
                    const double *a_row3 = a + item * a_item + i * a_row + row3 * a_row;
                    int64_t row4 = 4 < left ? 4 : left - 1;
                    const double *a_row4 = a + item * a_item + i * a_row + row4 * a_row;
                    int64_t row5 = 5 < left ? 5 : left - 1;
                    const double *a_row5 = a + item * a_item + i * a_row + row5 * a_row;
                    int64_t row6 = 6 < left ? 6 : left - 1;
                    const double *a_row6 = a + item * a_item + i * a_row + row6 * a_row;
                    int64_t row7 = 7 < left ? 7 : left - 1;
                    const double *a_row7 = a + item * a_item + i * a_row + row7 * a_row;
                    f64x8 acc0_0 = {0};
                    f64x8 acc1_0 = {0};
                    f64x8 acc2_0 = {0};
                    f64x8 acc3_0 = {0};
                    f64x8 acc4_0 = {0};
                    f64x8 acc5_0 = {0};
                    f64x8 acc6_0 = {0};
                    f64x8 acc7_0 = {0};
                    const double *t_8 = b + item * b_item + j;
                    for (int64_t p = 0; p < k; p++) {
                        f64x8 b0 = _mm512_maskz_loadu_pd(within0, t_8);
                        f64x8 a0 = _mm512_set1_pd(a_row0[p * a_k]);
                        acc0_0 = _mm512_fmadd_pd(a0, b0, acc0_0);
                        f64x8 a1 = _mm512_set1_pd(a_row1[p * a_k]);
                        acc1_0 = _mm512_fmadd_pd(a1, b0, acc1_0);
                        f64x8 a2 = _mm512_set1_pd(a_row2[p * a_k]);
                        acc2_0 = _mm512_fmadd_pd(a2, b0, acc2_0);
                        f64x8 a3 = _mm512_set1_pd(a_row3[p * a_k]);
                        acc3_0 = _mm512_fmadd_pd(a3, b0, acc3_0);
                        f64x8 a4 = _mm512_set1_pd(a_row4[p * a_k]);
                        acc4_0 = _mm512_fmadd_pd(a4, b0, acc4_0);
                        f64x8 a5 = _mm512_set1_pd(a_row5[p * a_k]);
                        acc5_0 = _mm512_fmadd_pd(a5, b0, acc5_0);
                        f64x8 a6 = _mm512_set1_pd(a_row6[p * a_k]);
                        acc6_0 = _mm512_fmadd_pd(a6, b0, acc6_0);
                        f64x8 a7 = _mm512_set1_pd(a_row7[p * a_k]);
                        acc7_0 = _mm512_fmadd_pd(a7, b0, acc7_0);
                        t_8 += b_k;
                    }
                    _mm512_mask_storeu_pd(c + item * c_item + j + i * c_row, within0, acc0_0);
                    if (1 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 1) * c_row, within0,
                            acc1_0);
                    }
                    if (2 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 2) * c_row, within0,
                            acc2_0);
                    }
                    if (3 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 3) * c_row, within0,
                            acc3_0);
                    }
                    if (4 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 4) * c_row, within0,
                            acc4_0);
                    }
                    if (5 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 5) * c_row, within0,
                            acc5_0);
                    }
                    if (6 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 6) * c_row, within0,
                            acc6_0);
                    }
                    if (7 < left) {
                        _mm512_mask_storeu_pd(c + item * c_item + j + (i + 7) * c_row, within0,
                            acc7_0);
                    }
                }
            }
        }
    }
}
