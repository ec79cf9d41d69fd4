/* matmul_int_avx512.c: kernels of gen/manifest/matmul_int.lua for avx512.
 * Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef int32_t i32x16 __attribute__((vector_size(64)));
typedef i32x16 i32x16u __attribute__((aligned(4), may_alias));
typedef float f32x16 __attribute__((vector_size(64)));

/* tnk_matmul_int_i32__avx512_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, avx512: to=i32
 * listed in gen/manifest/matmul_int.lua: zero points, while the sums are near
 * a turn of each inner loop: 4 add 4 mul 6 ld 2 st; 2 add 2 mul 3 ld 1 st
 * vector registers: 4 of 32 */
void tnk_matmul_int_i32__avx512_finish(const int64_t n[2], void *const *data,
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
        i32x16 a = (i32x16)_mm512_set1_epi32(a_zero[row * a_step]);
        i32x16 r = (i32x16)_mm512_set1_epi32(rest[row * rest_step]);
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            *(i32x16u *)(y_at + i) = *(const i32x16u *)(x_at + i) - t_2;
            i32x16 t_7 = a * *(const i32x16u *)(b_sum + i + 16) + r
                * *(const i32x16u *)(b_zero + i + 16);
            *(i32x16u *)(y_at + i + 16) = *(const i32x16u *)(x_at + i + 16) - t_7;
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            *(i32x16u *)(y_at + i) = *(const i32x16u *)(x_at + i) - t_2;
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 t_2 = a * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_sum + whole) + r
                * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_zero + whole);
            _mm512_mask_storeu_epi32(y_at + whole, lanes,
                (__m512i)((i32x16)_mm512_maskz_loadu_epi32(lanes, x_at + whole) - t_2));
        }
    }
}

/* tnk_matmul_int_i32_f32__avx512_finish
 * zero points and scale of a product of integers.
 * from templates/finish_int.lua, avx512: to=f32
 * listed in gen/manifest/matmul_int.lua: the same, and scales
 * a turn of each inner loop: 4 add 6 mul 2 convert 8 ld 2 st; 2 add 3 mul 1 convert 4 ld 1 st
 * vector registers: 4 of 32 */
void tnk_matmul_int_i32_f32__avx512_finish(const int64_t n[2], void *const *data,
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
        i32x16 a = (i32x16)_mm512_set1_epi32(a_zero[row * a_step]);
        i32x16 r = (i32x16)_mm512_set1_epi32(rest[row * rest_step]);
        int64_t whole = columns & -16;
        int64_t unrolled = columns & -32;
        for (int64_t i = 0; i < unrolled; i += 32) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            f32x16 t_5 = __builtin_convertvector(*(const i32x16u *)(x_at + i) - t_2, f32x16)
                * _mm512_loadu_ps(scale + i);
            _mm512_storeu_ps(y_at + i, t_5);
            i32x16 t_9 = a * *(const i32x16u *)(b_sum + i + 16) + r
                * *(const i32x16u *)(b_zero + i + 16);
            f32x16 t_12 = __builtin_convertvector(*(const i32x16u *)(x_at + i + 16) - t_9, f32x16)
                * _mm512_loadu_ps(scale + i + 16);
            _mm512_storeu_ps(y_at + i + 16, t_12);
        }
        for (int64_t i = unrolled; i < whole; i += 16) {
            i32x16 t_2 = a * *(const i32x16u *)(b_sum + i) + r * *(const i32x16u *)(b_zero + i);
            f32x16 t_5 = __builtin_convertvector(*(const i32x16u *)(x_at + i) - t_2, f32x16)
                * _mm512_loadu_ps(scale + i);
            _mm512_storeu_ps(y_at + i, t_5);
        }
        if (whole < columns) {
            __mmask16 lanes = (__mmask16)_bzhi_u64(~0ull, columns - whole);
            i32x16 t_2 = a * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_sum + whole) + r
                * (i32x16)_mm512_maskz_loadu_epi32(lanes, b_zero + whole);
            f32x16 t_5 = __builtin_convertvector((i32x16)_mm512_maskz_loadu_epi32(lanes,
                x_at + whole) - t_2, f32x16) * _mm512_maskz_loadu_ps(lanes, scale + whole);
            _mm512_mask_storeu_ps(y_at + whole, lanes, t_5);
        }
    }
}
