/* matmul_f64_avx2.c: kernels of gen/manifest/matmul_f64.lua for avx2. Generated: do not edit. */
#include <immintrin.h>
#include <stdint.h>

typedef double f64x4 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));

static inline i64x4 first_lanes_i64x4(int64_t count)
{
    return (i64x4){ 0, 1, 2, 3 } < (int64_t)count;
}

/* tnk_matmul_f64__avx2_6x8
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx2: apart=false bias=none dtype=f64 mr=6 nr=8 start=c
 * listed in gen/manifest/matmul_f64.lua: at peak: as of f32
 * a turn of each inner loop: 12 fma 8 ld; 24 fma 16 ld
 * vector registers: 15 of 16 */
void tnk_matmul_f64__avx2_6x8(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
    int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x4 acc0_0 = {0};
    f64x4 acc0_1 = {0};
    f64x4 acc1_0 = {0};
    f64x4 acc1_1 = {0};
    f64x4 acc2_0 = {0};
    f64x4 acc2_1 = {0};
    f64x4 acc3_0 = {0};
    f64x4 acc3_1 = {0};
    f64x4 acc4_0 = {0};
    f64x4 acc4_1 = {0};
    f64x4 acc5_0 = {0};
    f64x4 acc5_1 = {0};
    if (beta != 0.0) {
        if (m == 6 && n == 8) {
            acc0_0 = _mm256_loadu_pd(c);
            acc0_1 = _mm256_loadu_pd(c + 4);
            acc1_0 = _mm256_loadu_pd(c + ldc);
            acc1_1 = _mm256_loadu_pd(c + ldc + 4);
            acc2_0 = _mm256_loadu_pd(c + 2 * ldc);
            acc2_1 = _mm256_loadu_pd(c + 2 * ldc + 4);
            acc3_0 = _mm256_loadu_pd(c + 3 * ldc);
            acc3_1 = _mm256_loadu_pd(c + 3 * ldc + 4);
            acc4_0 = _mm256_loadu_pd(c + 4 * ldc);
            acc4_1 = _mm256_loadu_pd(c + 4 * ldc + 4);
            acc5_0 = _mm256_loadu_pd(c + 5 * ldc);
            acc5_1 = _mm256_loadu_pd(c + 5 * ldc + 4);
        }
        if (m != 6 || n != 8) {
            i64x4 within0 = first_lanes_i64x4(n);
            i64x4 within1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)n;
            if (m > 0) {
                acc0_0 = _mm256_maskload_pd(c, (__m256i)within0);
                acc0_1 = _mm256_maskload_pd(c + 4, (__m256i)within1);
            }
            if (m > 1) {
                acc1_0 = _mm256_maskload_pd(c + ldc, (__m256i)within0);
                acc1_1 = _mm256_maskload_pd(c + ldc + 4, (__m256i)within1);
            }
            if (m > 2) {
                acc2_0 = _mm256_maskload_pd(c + 2 * ldc, (__m256i)within0);
                acc2_1 = _mm256_maskload_pd(c + 2 * ldc + 4, (__m256i)within1);
            }
            if (m > 3) {
                acc3_0 = _mm256_maskload_pd(c + 3 * ldc, (__m256i)within0);
                acc3_1 = _mm256_maskload_pd(c + 3 * ldc + 4, (__m256i)within1);
            }
            if (m > 4) {
                acc4_0 = _mm256_maskload_pd(c + 4 * ldc, (__m256i)within0);
                acc4_1 = _mm256_maskload_pd(c + 4 * ldc + 4, (__m256i)within1);
            }
            if (m > 5) {
                acc5_0 = _mm256_maskload_pd(c + 5 * ldc, (__m256i)within0);
                acc5_1 = _mm256_maskload_pd(c + 5 * ldc + 4, (__m256i)within1);
            }
        }
    }
    int64_t first = depth < 6 ? depth : 6 + (depth - 6) % 2;
    double *t_2 = c + 8;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        f64x4 b0 = _mm256_loadu_pd(b);
        f64x4 b1 = _mm256_loadu_pd(b + 4);
        f64x4 a0 = _mm256_set1_pd(a[0]);
        acc0_0 = _mm256_fmadd_pd(a0, b0, acc0_0);
        acc0_1 = _mm256_fmadd_pd(a0, b1, acc0_1);
        f64x4 a1 = _mm256_set1_pd(a[1]);
        acc1_0 = _mm256_fmadd_pd(a1, b0, acc1_0);
        acc1_1 = _mm256_fmadd_pd(a1, b1, acc1_1);
        f64x4 a2 = _mm256_set1_pd(a[2]);
        acc2_0 = _mm256_fmadd_pd(a2, b0, acc2_0);
        acc2_1 = _mm256_fmadd_pd(a2, b1, acc2_1);
        f64x4 a3 = _mm256_set1_pd(a[3]);
        acc3_0 = _mm256_fmadd_pd(a3, b0, acc3_0);
        acc3_1 = _mm256_fmadd_pd(a3, b1, acc3_1);
        f64x4 a4 = _mm256_set1_pd(a[4]);
        acc4_0 = _mm256_fmadd_pd(a4, b0, acc4_0);
        acc4_1 = _mm256_fmadd_pd(a4, b1, acc4_1);
        f64x4 a5 = _mm256_set1_pd(a[5]);
        acc5_0 = _mm256_fmadd_pd(a5, b0, acc5_0);
        acc5_1 = _mm256_fmadd_pd(a5, b1, acc5_1);
        int64_t t_4 = p < 5 ? ldc : 0;
        a += 6;
        b += 8;
        t_2 += t_4;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 128);
        f64x4 b0 = _mm256_loadu_pd(b);
        f64x4 b1 = _mm256_loadu_pd(b + 4);
        f64x4 a0 = _mm256_set1_pd(a[0]);
        f64x4 acc0_0_5 = _mm256_fmadd_pd(a0, b0, acc0_0);
        f64x4 acc0_1_5 = _mm256_fmadd_pd(a0, b1, acc0_1);
        f64x4 a1 = _mm256_set1_pd(a[1]);
        f64x4 acc1_0_5 = _mm256_fmadd_pd(a1, b0, acc1_0);
        f64x4 acc1_1_5 = _mm256_fmadd_pd(a1, b1, acc1_1);
        f64x4 a2 = _mm256_set1_pd(a[2]);
        f64x4 acc2_0_5 = _mm256_fmadd_pd(a2, b0, acc2_0);
        f64x4 acc2_1_5 = _mm256_fmadd_pd(a2, b1, acc2_1);
        f64x4 a3 = _mm256_set1_pd(a[3]);
        f64x4 acc3_0_5 = _mm256_fmadd_pd(a3, b0, acc3_0);
        f64x4 acc3_1_5 = _mm256_fmadd_pd(a3, b1, acc3_1);
        f64x4 a4 = _mm256_set1_pd(a[4]);
        f64x4 acc4_0_5 = _mm256_fmadd_pd(a4, b0, acc4_0);
        f64x4 acc4_1_5 = _mm256_fmadd_pd(a4, b1, acc4_1);
        f64x4 a5 = _mm256_set1_pd(a[5]);
        f64x4 acc5_0_5 = _mm256_fmadd_pd(a5, b0, acc5_0);
        f64x4 acc5_1_5 = _mm256_fmadd_pd(a5, b1, acc5_1);
        __builtin_prefetch(b + 136);
        f64x4 b0_1 = _mm256_loadu_pd(b + 8);
        f64x4 b1_1 = _mm256_loadu_pd(b + 12);
        f64x4 a0_1 = _mm256_set1_pd(a[6]);
        acc0_0 = _mm256_fmadd_pd(a0_1, b0_1, acc0_0_5);
        acc0_1 = _mm256_fmadd_pd(a0_1, b1_1, acc0_1_5);
        f64x4 a1_1 = _mm256_set1_pd(a[7]);
        acc1_0 = _mm256_fmadd_pd(a1_1, b0_1, acc1_0_5);
        acc1_1 = _mm256_fmadd_pd(a1_1, b1_1, acc1_1_5);
        f64x4 a2_1 = _mm256_set1_pd(a[8]);
        acc2_0 = _mm256_fmadd_pd(a2_1, b0_1, acc2_0_5);
        acc2_1 = _mm256_fmadd_pd(a2_1, b1_1, acc2_1_5);
        f64x4 a3_1 = _mm256_set1_pd(a[9]);
        acc3_0 = _mm256_fmadd_pd(a3_1, b0_1, acc3_0_5);
        acc3_1 = _mm256_fmadd_pd(a3_1, b1_1, acc3_1_5);
        f64x4 a4_1 = _mm256_set1_pd(a[10]);
        acc4_0 = _mm256_fmadd_pd(a4_1, b0_1, acc4_0_5);
        acc4_1 = _mm256_fmadd_pd(a4_1, b1_1, acc4_1_5);
        f64x4 a5_1 = _mm256_set1_pd(a[11]);
        acc5_0 = _mm256_fmadd_pd(a5_1, b0_1, acc5_0_5);
        acc5_1 = _mm256_fmadd_pd(a5_1, b1_1, acc5_1_5);
        a += 12;
        b += 16;
    }

    /* c. */
    if (m == 6 && n == 8) {
        _mm256_storeu_pd(c, acc0_0);
        _mm256_storeu_pd(c + 4, acc0_1);
        _mm256_storeu_pd(c + ldc, acc1_0);
        _mm256_storeu_pd(c + ldc + 4, acc1_1);
        _mm256_storeu_pd(c + 2 * ldc, acc2_0);
        _mm256_storeu_pd(c + 2 * ldc + 4, acc2_1);
        _mm256_storeu_pd(c + 3 * ldc, acc3_0);
        _mm256_storeu_pd(c + 3 * ldc + 4, acc3_1);
        _mm256_storeu_pd(c + 4 * ldc, acc4_0);
        _mm256_storeu_pd(c + 4 * ldc + 4, acc4_1);
        _mm256_storeu_pd(c + 5 * ldc, acc5_0);
        _mm256_storeu_pd(c + 5 * ldc + 4, acc5_1);
    }
    if (m != 6 || n != 8) {
        i64x4 within0 = first_lanes_i64x4(n);
        i64x4 within1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)n;
        if (m > 0) {
            _mm256_maskstore_pd(c, (__m256i)within0, acc0_0);
            _mm256_maskstore_pd(c + 4, (__m256i)within1, acc0_1);
        }
        if (m > 1) {
            _mm256_maskstore_pd(c + ldc, (__m256i)within0, acc1_0);
            _mm256_maskstore_pd(c + ldc + 4, (__m256i)within1, acc1_1);
        }
        if (m > 2) {
            _mm256_maskstore_pd(c + 2 * ldc, (__m256i)within0, acc2_0);
            _mm256_maskstore_pd(c + 2 * ldc + 4, (__m256i)within1, acc2_1);
        }
        if (m > 3) {
            _mm256_maskstore_pd(c + 3 * ldc, (__m256i)within0, acc3_0);
            _mm256_maskstore_pd(c + 3 * ldc + 4, (__m256i)within1, acc3_1);
        }
        if (m > 4) {
            _mm256_maskstore_pd(c + 4 * ldc, (__m256i)within0, acc4_0);
            _mm256_maskstore_pd(c + 4 * ldc + 4, (__m256i)within1, acc4_1);
        }
        if (m > 5) {
            _mm256_maskstore_pd(c + 5 * ldc, (__m256i)within0, acc5_0);
            _mm256_maskstore_pd(c + 5 * ldc + 4, (__m256i)within1, acc5_1);
        }
    }
}

/* tnk_matmul_f64__avx2_6x8_apart
 * tile of a matrix product.
 * from templates/matmul_tile.lua, avx2: apart=true bias=none dtype=f64 mr=6 nr=8 start=c
 * listed in gen/manifest/matmul_f64.lua: the reference's bits
 * a turn of each inner loop: 12 add 12 mul 8 ld; 24 add 24 mul 16 ld
 * vector registers: 16 of 16 */
void tnk_matmul_f64__avx2_6x8_apart(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x4 acc0_0 = {0};
    f64x4 acc0_1 = {0};
    f64x4 acc1_0 = {0};
    f64x4 acc1_1 = {0};
    f64x4 acc2_0 = {0};
    f64x4 acc2_1 = {0};
    f64x4 acc3_0 = {0};
    f64x4 acc3_1 = {0};
    f64x4 acc4_0 = {0};
    f64x4 acc4_1 = {0};
    f64x4 acc5_0 = {0};
    f64x4 acc5_1 = {0};
    if (beta != 0.0) {
        if (m == 6 && n == 8) {
            acc0_0 = _mm256_loadu_pd(c);
            acc0_1 = _mm256_loadu_pd(c + 4);
            acc1_0 = _mm256_loadu_pd(c + ldc);
            acc1_1 = _mm256_loadu_pd(c + ldc + 4);
            acc2_0 = _mm256_loadu_pd(c + 2 * ldc);
            acc2_1 = _mm256_loadu_pd(c + 2 * ldc + 4);
            acc3_0 = _mm256_loadu_pd(c + 3 * ldc);
            acc3_1 = _mm256_loadu_pd(c + 3 * ldc + 4);
            acc4_0 = _mm256_loadu_pd(c + 4 * ldc);
            acc4_1 = _mm256_loadu_pd(c + 4 * ldc + 4);
            acc5_0 = _mm256_loadu_pd(c + 5 * ldc);
            acc5_1 = _mm256_loadu_pd(c + 5 * ldc + 4);
        }
        if (m != 6 || n != 8) {
            i64x4 within0 = first_lanes_i64x4(n);
            i64x4 within1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)n;
            if (m > 0) {
                acc0_0 = _mm256_maskload_pd(c, (__m256i)within0);
                acc0_1 = _mm256_maskload_pd(c + 4, (__m256i)within1);
            }
            if (m > 1) {
                acc1_0 = _mm256_maskload_pd(c + ldc, (__m256i)within0);
                acc1_1 = _mm256_maskload_pd(c + ldc + 4, (__m256i)within1);
            }
            if (m > 2) {
                acc2_0 = _mm256_maskload_pd(c + 2 * ldc, (__m256i)within0);
                acc2_1 = _mm256_maskload_pd(c + 2 * ldc + 4, (__m256i)within1);
            }
            if (m > 3) {
                acc3_0 = _mm256_maskload_pd(c + 3 * ldc, (__m256i)within0);
                acc3_1 = _mm256_maskload_pd(c + 3 * ldc + 4, (__m256i)within1);
            }
            if (m > 4) {
                acc4_0 = _mm256_maskload_pd(c + 4 * ldc, (__m256i)within0);
                acc4_1 = _mm256_maskload_pd(c + 4 * ldc + 4, (__m256i)within1);
            }
            if (m > 5) {
                acc5_0 = _mm256_maskload_pd(c + 5 * ldc, (__m256i)within0);
                acc5_1 = _mm256_maskload_pd(c + 5 * ldc + 4, (__m256i)within1);
            }
        }
    }
    int64_t first = depth < 6 ? depth : 6 + (depth - 6) % 2;
    double *t_2 = c + 8;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        f64x4 b0 = _mm256_loadu_pd(b);
        f64x4 b1 = _mm256_loadu_pd(b + 4);
        f64x4 a0 = _mm256_set1_pd(a[0]);
        acc0_0 += a0 * b0;
        acc0_1 += a0 * b1;
        f64x4 a1 = _mm256_set1_pd(a[1]);
        acc1_0 += a1 * b0;
        acc1_1 += a1 * b1;
        f64x4 a2 = _mm256_set1_pd(a[2]);
        acc2_0 += a2 * b0;
        acc2_1 += a2 * b1;
        f64x4 a3 = _mm256_set1_pd(a[3]);
        acc3_0 += a3 * b0;
        acc3_1 += a3 * b1;
        f64x4 a4 = _mm256_set1_pd(a[4]);
        acc4_0 += a4 * b0;
        acc4_1 += a4 * b1;
        f64x4 a5 = _mm256_set1_pd(a[5]);
        acc5_0 += a5 * b0;
        acc5_1 += a5 * b1;
        int64_t t_16 = p < 5 ? ldc : 0;
        a += 6;
        b += 8;
        t_2 += t_16;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 128);
        f64x4 b0 = _mm256_loadu_pd(b);
        f64x4 b1 = _mm256_loadu_pd(b + 4);
        f64x4 a0 = _mm256_set1_pd(a[0]);
        f64x4 acc0_0_5 = acc0_0 + a0 * b0;
        f64x4 acc0_1_5 = acc0_1 + a0 * b1;
        f64x4 a1 = _mm256_set1_pd(a[1]);
        f64x4 acc1_0_5 = acc1_0 + a1 * b0;
        f64x4 acc1_1_5 = acc1_1 + a1 * b1;
        f64x4 a2 = _mm256_set1_pd(a[2]);
        f64x4 acc2_0_5 = acc2_0 + a2 * b0;
        f64x4 acc2_1_5 = acc2_1 + a2 * b1;
        f64x4 a3 = _mm256_set1_pd(a[3]);
        f64x4 acc3_0_5 = acc3_0 + a3 * b0;
        f64x4 acc3_1_5 = acc3_1 + a3 * b1;
        f64x4 a4 = _mm256_set1_pd(a[4]);
        f64x4 acc4_0_5 = acc4_0 + a4 * b0;
        f64x4 acc4_1_5 = acc4_1 + a4 * b1;
        f64x4 a5 = _mm256_set1_pd(a[5]);
        f64x4 acc5_0_5 = acc5_0 + a5 * b0;
        f64x4 acc5_1_5 = acc5_1 + a5 * b1;
        __builtin_prefetch(b + 136);
        f64x4 b0_1 = _mm256_loadu_pd(b + 8);
        f64x4 b1_1 = _mm256_loadu_pd(b + 12);
        f64x4 a0_1 = _mm256_set1_pd(a[6]);
        acc0_0 = acc0_0_5 + a0_1 * b0_1;
        acc0_1 = acc0_1_5 + a0_1 * b1_1;
        f64x4 a1_1 = _mm256_set1_pd(a[7]);
        acc1_0 = acc1_0_5 + a1_1 * b0_1;
        acc1_1 = acc1_1_5 + a1_1 * b1_1;
        f64x4 a2_1 = _mm256_set1_pd(a[8]);
        acc2_0 = acc2_0_5 + a2_1 * b0_1;
        acc2_1 = acc2_1_5 + a2_1 * b1_1;
        f64x4 a3_1 = _mm256_set1_pd(a[9]);
        acc3_0 = acc3_0_5 + a3_1 * b0_1;
        acc3_1 = acc3_1_5 + a3_1 * b1_1;
        f64x4 a4_1 = _mm256_set1_pd(a[10]);
        acc4_0 = acc4_0_5 + a4_1 * b0_1;
        acc4_1 = acc4_1_5 + a4_1 * b1_1;
        f64x4 a5_1 = _mm256_set1_pd(a[11]);
        acc5_0 = acc5_0_5 + a5_1 * b0_1;
        acc5_1 = acc5_1_5 + a5_1 * b1_1;
        a += 12;
        b += 16;
    }

    /* c. */
    if (m == 6 && n == 8) {
        _mm256_storeu_pd(c, acc0_0);
        _mm256_storeu_pd(c + 4, acc0_1);
        _mm256_storeu_pd(c + ldc, acc1_0);
        _mm256_storeu_pd(c + ldc + 4, acc1_1);
        _mm256_storeu_pd(c + 2 * ldc, acc2_0);
        _mm256_storeu_pd(c + 2 * ldc + 4, acc2_1);
        _mm256_storeu_pd(c + 3 * ldc, acc3_0);
        _mm256_storeu_pd(c + 3 * ldc + 4, acc3_1);
        _mm256_storeu_pd(c + 4 * ldc, acc4_0);
        _mm256_storeu_pd(c + 4 * ldc + 4, acc4_1);
        _mm256_storeu_pd(c + 5 * ldc, acc5_0);
        _mm256_storeu_pd(c + 5 * ldc + 4, acc5_1);
    }
    if (m != 6 || n != 8) {
        i64x4 within0 = first_lanes_i64x4(n);
        i64x4 within1 = (i64x4){ 4, 5, 6, 7 } < (int64_t)n;
        if (m > 0) {
            _mm256_maskstore_pd(c, (__m256i)within0, acc0_0);
            _mm256_maskstore_pd(c + 4, (__m256i)within1, acc0_1);
        }
        if (m > 1) {
            _mm256_maskstore_pd(c + ldc, (__m256i)within0, acc1_0);
            _mm256_maskstore_pd(c + ldc + 4, (__m256i)within1, acc1_1);
        }
        if (m > 2) {
            _mm256_maskstore_pd(c + 2 * ldc, (__m256i)within0, acc2_0);
            _mm256_maskstore_pd(c + 2 * ldc + 4, (__m256i)within1, acc2_1);
        }
        if (m > 3) {
            _mm256_maskstore_pd(c + 3 * ldc, (__m256i)within0, acc3_0);
            _mm256_maskstore_pd(c + 3 * ldc + 4, (__m256i)within1, acc3_1);
        }
        if (m > 4) {
            _mm256_maskstore_pd(c + 4 * ldc, (__m256i)within0, acc4_0);
            _mm256_maskstore_pd(c + 4 * ldc + 4, (__m256i)within1, acc4_1);
        }
        if (m > 5) {
            _mm256_maskstore_pd(c + 5 * ldc, (__m256i)within0, acc5_0);
            _mm256_maskstore_pd(c + 5 * ldc + 4, (__m256i)within1, acc5_1);
        }
    }
}
