/* matmul_avx2.c: kernels of gen/manifest/matmul.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));

static inline i32x8 first_lanes_i32x8(int64_t count)
{
    return (i32x8){ 0, 1, 2, 3, 4, 5, 6, 7 } < (int32_t)count;
}

/* tnk_matmul_f32__avx2_6x16
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx2: act=none mr=6 nr=16
 * listed in gen/manifest/matmul.lua: at peak: 12 accumulators, 2 rows and a broadcast of 16
 *   registers
 * a turn of each inner loop: 24 fma 16 ld; 12 fma 8 ld
 * vector registers: 15 of 16 */
void tnk_matmul_f32__avx2_6x16(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
    int64_t m, int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    const float *restrict bias = bias_;
    float alpha = alpha_beta[0];
    float beta = alpha_beta[1];
    int64_t depth = alpha != 0.0f ? k : 0;

    /* The product. */
    int64_t last = depth < 32 ? 0 : (depth - 32) & -2;
    f32x8 acc0_0 = {0};
    f32x8 acc0_1 = {0};
    f32x8 acc1_0 = {0};
    f32x8 acc1_1 = {0};
    f32x8 acc2_0 = {0};
    f32x8 acc2_1 = {0};
    f32x8 acc3_0 = {0};
    f32x8 acc3_1 = {0};
    f32x8 acc4_0 = {0};
    f32x8 acc4_1 = {0};
    f32x8 acc5_0 = {0};
    f32x8 acc5_1 = {0};
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 256);
        f32x8 b0 = _mm256_loadu_ps(b);
        f32x8 b1 = _mm256_loadu_ps(b + 8);
        f32x8 a0 = _mm256_set1_ps(a[0]);
        f32x8 acc0_0_1 = _mm256_fmadd_ps(a0, b0, acc0_0);
        f32x8 acc0_1_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
        f32x8 a1 = _mm256_set1_ps(a[1]);
        f32x8 acc1_0_1 = _mm256_fmadd_ps(a1, b0, acc1_0);
        f32x8 acc1_1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
        f32x8 a2 = _mm256_set1_ps(a[2]);
        f32x8 acc2_0_1 = _mm256_fmadd_ps(a2, b0, acc2_0);
        f32x8 acc2_1_1 = _mm256_fmadd_ps(a2, b1, acc2_1);
        f32x8 a3 = _mm256_set1_ps(a[3]);
        f32x8 acc3_0_1 = _mm256_fmadd_ps(a3, b0, acc3_0);
        f32x8 acc3_1_1 = _mm256_fmadd_ps(a3, b1, acc3_1);
        f32x8 a4 = _mm256_set1_ps(a[4]);
        f32x8 acc4_0_1 = _mm256_fmadd_ps(a4, b0, acc4_0);
        f32x8 acc4_1_1 = _mm256_fmadd_ps(a4, b1, acc4_1);
        f32x8 a5 = _mm256_set1_ps(a[5]);
        f32x8 acc5_0_1 = _mm256_fmadd_ps(a5, b0, acc5_0);
        f32x8 acc5_1_1 = _mm256_fmadd_ps(a5, b1, acc5_1);
        __builtin_prefetch(b + 272);
        f32x8 b0_1 = _mm256_loadu_ps(b + 16);
        f32x8 b1_1 = _mm256_loadu_ps(b + 24);
        f32x8 a0_1 = _mm256_set1_ps(a[6]);
        acc0_0 = _mm256_fmadd_ps(a0_1, b0_1, acc0_0_1);
        acc0_1 = _mm256_fmadd_ps(a0_1, b1_1, acc0_1_1);
        f32x8 a1_1 = _mm256_set1_ps(a[7]);
        acc1_0 = _mm256_fmadd_ps(a1_1, b0_1, acc1_0_1);
        acc1_1 = _mm256_fmadd_ps(a1_1, b1_1, acc1_1_1);
        f32x8 a2_1 = _mm256_set1_ps(a[8]);
        acc2_0 = _mm256_fmadd_ps(a2_1, b0_1, acc2_0_1);
        acc2_1 = _mm256_fmadd_ps(a2_1, b1_1, acc2_1_1);
        f32x8 a3_1 = _mm256_set1_ps(a[9]);
        acc3_0 = _mm256_fmadd_ps(a3_1, b0_1, acc3_0_1);
        acc3_1 = _mm256_fmadd_ps(a3_1, b1_1, acc3_1_1);
        f32x8 a4_1 = _mm256_set1_ps(a[10]);
        acc4_0 = _mm256_fmadd_ps(a4_1, b0_1, acc4_0_1);
        acc4_1 = _mm256_fmadd_ps(a4_1, b1_1, acc4_1_1);
        f32x8 a5_1 = _mm256_set1_ps(a[11]);
        acc5_0 = _mm256_fmadd_ps(a5_1, b0_1, acc5_0_1);
        acc5_1 = _mm256_fmadd_ps(a5_1, b1_1, acc5_1_1);
        a += 12;
        b += 32;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        f32x8 b0 = _mm256_loadu_ps(b);
        f32x8 b1 = _mm256_loadu_ps(b + 8);
        f32x8 a0 = _mm256_set1_ps(a[0]);
        acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
        f32x8 a1 = _mm256_set1_ps(a[1]);
        acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
        f32x8 a2 = _mm256_set1_ps(a[2]);
        acc2_0 = _mm256_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm256_fmadd_ps(a2, b1, acc2_1);
        f32x8 a3 = _mm256_set1_ps(a[3]);
        acc3_0 = _mm256_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm256_fmadd_ps(a3, b1, acc3_1);
        f32x8 a4 = _mm256_set1_ps(a[4]);
        acc4_0 = _mm256_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm256_fmadd_ps(a4, b1, acc4_1);
        f32x8 a5 = _mm256_set1_ps(a[5]);
        acc5_0 = _mm256_fmadd_ps(a5, b0, acc5_0);
        acc5_1 = _mm256_fmadd_ps(a5, b1, acc5_1);
        int64_t t_4 = p < (last + 5) ? ldc : 0;
        a += 6;
        b += 16;
        c_1 += t_4;
    }

    /* alpha and beta. */
    f32x8 factor = _mm256_set1_ps(alpha);
    acc0_0 *= factor;
    acc0_1 *= factor;
    acc1_0 *= factor;
    acc1_1 *= factor;
    acc2_0 *= factor;
    acc2_1 *= factor;
    acc3_0 *= factor;
    acc3_1 *= factor;
    acc4_0 *= factor;
    acc4_1 *= factor;
    acc5_0 *= factor;
    acc5_1 *= factor;
    if (beta != 0.0f) {
        f32x8 factor_1 = _mm256_set1_ps(beta);
        if (m == 6 && n == 16) {
            acc0_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c), acc0_0);
            acc0_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 8), acc0_1);
            acc1_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + ldc), acc1_0);
            acc1_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + ldc + 8), acc1_1);
            acc2_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 2 * ldc), acc2_0);
            acc2_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 2 * ldc + 8), acc2_1);
            acc3_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 3 * ldc), acc3_0);
            acc3_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 3 * ldc + 8), acc3_1);
            acc4_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 4 * ldc), acc4_0);
            acc4_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 4 * ldc + 8), acc4_1);
            acc5_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 5 * ldc), acc5_0);
            acc5_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 5 * ldc + 8), acc5_1);
        }
        if (m != 6 || n != 16) {
            i32x8 within0 = first_lanes_i32x8(n);
            i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)n;
            if (m > 0) {
                acc0_0 = _mm256_fmadd_ps(factor_1, _mm256_maskload_ps(c, (__m256i)within0), acc0_0);
                acc0_1 = _mm256_fmadd_ps(factor_1, _mm256_maskload_ps(c + 8, (__m256i)within1),
                    acc0_1);
            }
            if (m > 1) {
                acc1_0 = _mm256_fmadd_ps(factor_1, _mm256_maskload_ps(c + ldc, (__m256i)within0),
                    acc1_0);
                acc1_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + ldc + 8, (__m256i)within1), acc1_1);
            }
            if (m > 2) {
                acc2_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 2 * ldc, (__m256i)within0), acc2_0);
                acc2_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 2 * ldc + 8, (__m256i)within1), acc2_1);
            }
            if (m > 3) {
                acc3_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 3 * ldc, (__m256i)within0), acc3_0);
                acc3_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 3 * ldc + 8, (__m256i)within1), acc3_1);
            }
            if (m > 4) {
                acc4_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 4 * ldc, (__m256i)within0), acc4_0);
                acc4_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 4 * ldc + 8, (__m256i)within1), acc4_1);
            }
            if (m > 5) {
                acc5_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 5 * ldc, (__m256i)within0), acc5_0);
                acc5_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 5 * ldc + 8, (__m256i)within1), acc5_1);
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        i32x8 within0 = first_lanes_i32x8(n);
        i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)n;
        f32x8 bias0 = _mm256_maskload_ps(bias, (__m256i)within0);
        f32x8 bias1 = _mm256_maskload_ps(bias + 8, (__m256i)within1);
        acc0_0 += bias0;
        acc0_1 += bias1;
        acc1_0 += bias0;
        acc1_1 += bias1;
        acc2_0 += bias0;
        acc2_1 += bias1;
        acc3_0 += bias0;
        acc3_1 += bias1;
        acc4_0 += bias0;
        acc4_1 += bias1;
        acc5_0 += bias0;
        acc5_1 += bias1;
    }

    /* c. */
    if (m == 6 && n == 16) {
        _mm256_storeu_ps(c, acc0_0);
        _mm256_storeu_ps(c + 8, acc0_1);
        _mm256_storeu_ps(c + ldc, acc1_0);
        _mm256_storeu_ps(c + ldc + 8, acc1_1);
        _mm256_storeu_ps(c + 2 * ldc, acc2_0);
        _mm256_storeu_ps(c + 2 * ldc + 8, acc2_1);
        _mm256_storeu_ps(c + 3 * ldc, acc3_0);
        _mm256_storeu_ps(c + 3 * ldc + 8, acc3_1);
        _mm256_storeu_ps(c + 4 * ldc, acc4_0);
        _mm256_storeu_ps(c + 4 * ldc + 8, acc4_1);
        _mm256_storeu_ps(c + 5 * ldc, acc5_0);
        _mm256_storeu_ps(c + 5 * ldc + 8, acc5_1);
    }
    if (m != 6 || n != 16) {
        i32x8 within0 = first_lanes_i32x8(n);
        i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)n;
        if (m > 0) {
            _mm256_maskstore_ps(c, (__m256i)within0, acc0_0);
            _mm256_maskstore_ps(c + 8, (__m256i)within1, acc0_1);
        }
        if (m > 1) {
            _mm256_maskstore_ps(c + ldc, (__m256i)within0, acc1_0);
            _mm256_maskstore_ps(c + ldc + 8, (__m256i)within1, acc1_1);
        }
        if (m > 2) {
            _mm256_maskstore_ps(c + 2 * ldc, (__m256i)within0, acc2_0);
            _mm256_maskstore_ps(c + 2 * ldc + 8, (__m256i)within1, acc2_1);
        }
        if (m > 3) {
            _mm256_maskstore_ps(c + 3 * ldc, (__m256i)within0, acc3_0);
            _mm256_maskstore_ps(c + 3 * ldc + 8, (__m256i)within1, acc3_1);
        }
        if (m > 4) {
            _mm256_maskstore_ps(c + 4 * ldc, (__m256i)within0, acc4_0);
            _mm256_maskstore_ps(c + 4 * ldc + 8, (__m256i)within1, acc4_1);
        }
        if (m > 5) {
            _mm256_maskstore_ps(c + 5 * ldc, (__m256i)within0, acc5_0);
            _mm256_maskstore_ps(c + 5 * ldc + 8, (__m256i)within1, acc5_1);
        }
    }
}

/* tnk_matmul_relu_f32__avx2_6x16
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx2: act=relu mr=6 nr=16
 * listed in gen/manifest/matmul.lua: a layer's activation costs no pass of its own
 * a turn of each inner loop: 24 fma 16 ld; 12 fma 8 ld
 * vector registers: 15 of 16 */
void tnk_matmul_relu_f32__avx2_6x16(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    const float *restrict bias = bias_;
    float alpha = alpha_beta[0];
    float beta = alpha_beta[1];
    int64_t depth = alpha != 0.0f ? k : 0;

    /* The product. */
    int64_t last = depth < 32 ? 0 : (depth - 32) & -2;
    f32x8 acc0_0 = {0};
    f32x8 acc0_1 = {0};
    f32x8 acc1_0 = {0};
    f32x8 acc1_1 = {0};
    f32x8 acc2_0 = {0};
    f32x8 acc2_1 = {0};
    f32x8 acc3_0 = {0};
    f32x8 acc3_1 = {0};
    f32x8 acc4_0 = {0};
    f32x8 acc4_1 = {0};
    f32x8 acc5_0 = {0};
    f32x8 acc5_1 = {0};
    for (int64_t p = 0; p < last; p += 2) {
        __builtin_prefetch(b + 256);
        f32x8 b0 = _mm256_loadu_ps(b);
        f32x8 b1 = _mm256_loadu_ps(b + 8);
        f32x8 a0 = _mm256_set1_ps(a[0]);
        f32x8 acc0_0_1 = _mm256_fmadd_ps(a0, b0, acc0_0);
        f32x8 acc0_1_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
        f32x8 a1 = _mm256_set1_ps(a[1]);
        f32x8 acc1_0_1 = _mm256_fmadd_ps(a1, b0, acc1_0);
        f32x8 acc1_1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
        f32x8 a2 = _mm256_set1_ps(a[2]);
        f32x8 acc2_0_1 = _mm256_fmadd_ps(a2, b0, acc2_0);
        f32x8 acc2_1_1 = _mm256_fmadd_ps(a2, b1, acc2_1);
        f32x8 a3 = _mm256_set1_ps(a[3]);
        f32x8 acc3_0_1 = _mm256_fmadd_ps(a3, b0, acc3_0);
        f32x8 acc3_1_1 = _mm256_fmadd_ps(a3, b1, acc3_1);
        f32x8 a4 = _mm256_set1_ps(a[4]);
        f32x8 acc4_0_1 = _mm256_fmadd_ps(a4, b0, acc4_0);
        f32x8 acc4_1_1 = _mm256_fmadd_ps(a4, b1, acc4_1);
        f32x8 a5 = _mm256_set1_ps(a[5]);
        f32x8 acc5_0_1 = _mm256_fmadd_ps(a5, b0, acc5_0);
        f32x8 acc5_1_1 = _mm256_fmadd_ps(a5, b1, acc5_1);
        __builtin_prefetch(b + 272);
        f32x8 b0_1 = _mm256_loadu_ps(b + 16);
        f32x8 b1_1 = _mm256_loadu_ps(b + 24);
        f32x8 a0_1 = _mm256_set1_ps(a[6]);
        acc0_0 = _mm256_fmadd_ps(a0_1, b0_1, acc0_0_1);
        acc0_1 = _mm256_fmadd_ps(a0_1, b1_1, acc0_1_1);
        f32x8 a1_1 = _mm256_set1_ps(a[7]);
        acc1_0 = _mm256_fmadd_ps(a1_1, b0_1, acc1_0_1);
        acc1_1 = _mm256_fmadd_ps(a1_1, b1_1, acc1_1_1);
        f32x8 a2_1 = _mm256_set1_ps(a[8]);
        acc2_0 = _mm256_fmadd_ps(a2_1, b0_1, acc2_0_1);
        acc2_1 = _mm256_fmadd_ps(a2_1, b1_1, acc2_1_1);
        f32x8 a3_1 = _mm256_set1_ps(a[9]);
        acc3_0 = _mm256_fmadd_ps(a3_1, b0_1, acc3_0_1);
        acc3_1 = _mm256_fmadd_ps(a3_1, b1_1, acc3_1_1);
        f32x8 a4_1 = _mm256_set1_ps(a[10]);
        acc4_0 = _mm256_fmadd_ps(a4_1, b0_1, acc4_0_1);
        acc4_1 = _mm256_fmadd_ps(a4_1, b1_1, acc4_1_1);
        f32x8 a5_1 = _mm256_set1_ps(a[11]);
        acc5_0 = _mm256_fmadd_ps(a5_1, b0_1, acc5_0_1);
        acc5_1 = _mm256_fmadd_ps(a5_1, b1_1, acc5_1_1);
        a += 12;
        b += 32;
    }
    float *c_1 = c;
    for (int64_t p = last; p < depth; p++) {
        __builtin_prefetch(c_1);
        f32x8 b0 = _mm256_loadu_ps(b);
        f32x8 b1 = _mm256_loadu_ps(b + 8);
        f32x8 a0 = _mm256_set1_ps(a[0]);
        acc0_0 = _mm256_fmadd_ps(a0, b0, acc0_0);
        acc0_1 = _mm256_fmadd_ps(a0, b1, acc0_1);
        f32x8 a1 = _mm256_set1_ps(a[1]);
        acc1_0 = _mm256_fmadd_ps(a1, b0, acc1_0);
        acc1_1 = _mm256_fmadd_ps(a1, b1, acc1_1);
        f32x8 a2 = _mm256_set1_ps(a[2]);
        acc2_0 = _mm256_fmadd_ps(a2, b0, acc2_0);
        acc2_1 = _mm256_fmadd_ps(a2, b1, acc2_1);
        f32x8 a3 = _mm256_set1_ps(a[3]);
        acc3_0 = _mm256_fmadd_ps(a3, b0, acc3_0);
        acc3_1 = _mm256_fmadd_ps(a3, b1, acc3_1);
        f32x8 a4 = _mm256_set1_ps(a[4]);
        acc4_0 = _mm256_fmadd_ps(a4, b0, acc4_0);
        acc4_1 = _mm256_fmadd_ps(a4, b1, acc4_1);
        f32x8 a5 = _mm256_set1_ps(a[5]);
        acc5_0 = _mm256_fmadd_ps(a5, b0, acc5_0);
        acc5_1 = _mm256_fmadd_ps(a5, b1, acc5_1);
        int64_t t_4 = p < (last + 5) ? ldc : 0;
        a += 6;
        b += 16;
        c_1 += t_4;
    }

    /* alpha and beta. */
    f32x8 factor = _mm256_set1_ps(alpha);
    acc0_0 *= factor;
    acc0_1 *= factor;
    acc1_0 *= factor;
    acc1_1 *= factor;
    acc2_0 *= factor;
    acc2_1 *= factor;
    acc3_0 *= factor;
    acc3_1 *= factor;
    acc4_0 *= factor;
    acc4_1 *= factor;
    acc5_0 *= factor;
    acc5_1 *= factor;
    if (beta != 0.0f) {
        f32x8 factor_1 = _mm256_set1_ps(beta);
        if (m == 6 && n == 16) {
            acc0_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c), acc0_0);
            acc0_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 8), acc0_1);
            acc1_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + ldc), acc1_0);
            acc1_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + ldc + 8), acc1_1);
            acc2_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 2 * ldc), acc2_0);
            acc2_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 2 * ldc + 8), acc2_1);
            acc3_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 3 * ldc), acc3_0);
            acc3_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 3 * ldc + 8), acc3_1);
            acc4_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 4 * ldc), acc4_0);
            acc4_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 4 * ldc + 8), acc4_1);
            acc5_0 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 5 * ldc), acc5_0);
            acc5_1 = _mm256_fmadd_ps(factor_1, _mm256_loadu_ps(c + 5 * ldc + 8), acc5_1);
        }
        if (m != 6 || n != 16) {
            i32x8 within0 = first_lanes_i32x8(n);
            i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)n;
            if (m > 0) {
                acc0_0 = _mm256_fmadd_ps(factor_1, _mm256_maskload_ps(c, (__m256i)within0), acc0_0);
                acc0_1 = _mm256_fmadd_ps(factor_1, _mm256_maskload_ps(c + 8, (__m256i)within1),
                    acc0_1);
            }
            if (m > 1) {
                acc1_0 = _mm256_fmadd_ps(factor_1, _mm256_maskload_ps(c + ldc, (__m256i)within0),
                    acc1_0);
                acc1_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + ldc + 8, (__m256i)within1), acc1_1);
            }
            if (m > 2) {
                acc2_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 2 * ldc, (__m256i)within0), acc2_0);
                acc2_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 2 * ldc + 8, (__m256i)within1), acc2_1);
            }
            if (m > 3) {
                acc3_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 3 * ldc, (__m256i)within0), acc3_0);
                acc3_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 3 * ldc + 8, (__m256i)within1), acc3_1);
            }
            if (m > 4) {
                acc4_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 4 * ldc, (__m256i)within0), acc4_0);
                acc4_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 4 * ldc + 8, (__m256i)within1), acc4_1);
            }
            if (m > 5) {
                acc5_0 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 5 * ldc, (__m256i)within0), acc5_0);
                acc5_1 = _mm256_fmadd_ps(factor_1,
                    _mm256_maskload_ps(c + 5 * ldc + 8, (__m256i)within1), acc5_1);
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        i32x8 within0 = first_lanes_i32x8(n);
        i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)n;
        f32x8 bias0 = _mm256_maskload_ps(bias, (__m256i)within0);
        f32x8 bias1 = _mm256_maskload_ps(bias + 8, (__m256i)within1);
        acc0_0 += bias0;
        acc0_1 += bias1;
        acc1_0 += bias0;
        acc1_1 += bias1;
        acc2_0 += bias0;
        acc2_1 += bias1;
        acc3_0 += bias0;
        acc3_1 += bias1;
        acc4_0 += bias0;
        acc4_1 += bias1;
        acc5_0 += bias0;
        acc5_1 += bias1;
    }

    /* The activation, and c. */
    if (m == 6 && n == 16) {
        _mm256_storeu_ps(c, _mm256_max_ps((f32x8){0}, acc0_0));
        _mm256_storeu_ps(c + 8, _mm256_max_ps((f32x8){0}, acc0_1));
        _mm256_storeu_ps(c + ldc, _mm256_max_ps((f32x8){0}, acc1_0));
        _mm256_storeu_ps(c + ldc + 8, _mm256_max_ps((f32x8){0}, acc1_1));
        _mm256_storeu_ps(c + 2 * ldc, _mm256_max_ps((f32x8){0}, acc2_0));
        _mm256_storeu_ps(c + 2 * ldc + 8, _mm256_max_ps((f32x8){0}, acc2_1));
        _mm256_storeu_ps(c + 3 * ldc, _mm256_max_ps((f32x8){0}, acc3_0));
        _mm256_storeu_ps(c + 3 * ldc + 8, _mm256_max_ps((f32x8){0}, acc3_1));
        _mm256_storeu_ps(c + 4 * ldc, _mm256_max_ps((f32x8){0}, acc4_0));
        _mm256_storeu_ps(c + 4 * ldc + 8, _mm256_max_ps((f32x8){0}, acc4_1));
        _mm256_storeu_ps(c + 5 * ldc, _mm256_max_ps((f32x8){0}, acc5_0));
        _mm256_storeu_ps(c + 5 * ldc + 8, _mm256_max_ps((f32x8){0}, acc5_1));
    }
    if (m != 6 || n != 16) {
        i32x8 within0 = first_lanes_i32x8(n);
        i32x8 within1 = (i32x8){ 8, 9, 10, 11, 12, 13, 14, 15 } < (int32_t)n;
        if (m > 0) {
            _mm256_maskstore_ps(c, (__m256i)within0, _mm256_max_ps((f32x8){0}, acc0_0));
            _mm256_maskstore_ps(c + 8, (__m256i)within1, _mm256_max_ps((f32x8){0}, acc0_1));
        }
        if (m > 1) {
            _mm256_maskstore_ps(c + ldc, (__m256i)within0, _mm256_max_ps((f32x8){0}, acc1_0));
            _mm256_maskstore_ps(c + ldc + 8, (__m256i)within1, _mm256_max_ps((f32x8){0}, acc1_1));
        }
        if (m > 2) {
            _mm256_maskstore_ps(c + 2 * ldc, (__m256i)within0, _mm256_max_ps((f32x8){0}, acc2_0));
            _mm256_maskstore_ps(c + 2 * ldc + 8, (__m256i)within1,
                _mm256_max_ps((f32x8){0}, acc2_1));
        }
        if (m > 3) {
            _mm256_maskstore_ps(c + 3 * ldc, (__m256i)within0, _mm256_max_ps((f32x8){0}, acc3_0));
            _mm256_maskstore_ps(c + 3 * ldc + 8, (__m256i)within1,
                _mm256_max_ps((f32x8){0}, acc3_1));
        }
        if (m > 4) {
            _mm256_maskstore_ps(c + 4 * ldc, (__m256i)within0, _mm256_max_ps((f32x8){0}, acc4_0));
            _mm256_maskstore_ps(c + 4 * ldc + 8, (__m256i)within1,
                _mm256_max_ps((f32x8){0}, acc4_1));
        }
        if (m > 5) {
            _mm256_maskstore_ps(c + 5 * ldc, (__m256i)within0, _mm256_max_ps((f32x8){0}, acc5_0));
            _mm256_maskstore_ps(c + 5 * ldc + 8, (__m256i)within1,
                _mm256_max_ps((f32x8){0}, acc5_1));
        }
    }
}
