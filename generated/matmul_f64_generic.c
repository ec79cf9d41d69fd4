/* matmul_f64_generic.c: kernels of gen/manifest/matmul_f64.lua for generic.
 * Generated: do not edit. */
#include <stdint.h>

typedef double f64x2 __attribute__((vector_size(16)));
typedef f64x2 f64x2u __attribute__((aligned(8), may_alias));
typedef int64_t i64x2 __attribute__((vector_size(16)));

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

static inline f64x2 splat_f64x2(double x)
{
    return x - (f64x2){0};
}

static inline void store_mask_f64x2(double *p, f64x2 x, i64x2 m)
{
    for (int i = 0; i < 2; i++)
        if (m[i]) p[i] = x[i];
}

/* tnk_matmul_f64__generic_6x4
 * tile of a matrix product.
 * from templates/matmul_tile.lua, generic: apart=false bias=none dtype=f64 mr=6 nr=4 start=c
 * listed in gen/manifest/matmul_f64.lua: no fma: as of f32
 * a turn of each inner loop: 12 add 12 mul 8 ld; 24 add 24 mul 16 ld
 * vector registers: 16 of 16 */
void tnk_matmul_f64__generic_6x4(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
    int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x2 acc0_0 = {0};
    f64x2 acc0_1 = {0};
    f64x2 acc1_0 = {0};
    f64x2 acc1_1 = {0};
    f64x2 acc2_0 = {0};
    f64x2 acc2_1 = {0};
    f64x2 acc3_0 = {0};
    f64x2 acc3_1 = {0};
    f64x2 acc4_0 = {0};
    f64x2 acc4_1 = {0};
    f64x2 acc5_0 = {0};
    f64x2 acc5_1 = {0};
    if (beta != 0.0) {
        if (m == 6 && n == 4) {
            acc0_0 = *(const f64x2u *)c;
            acc0_1 = *(const f64x2u *)(c + 2);
            acc1_0 = *(const f64x2u *)(c + ldc);
            acc1_1 = *(const f64x2u *)(c + ldc + 2);
            acc2_0 = *(const f64x2u *)(c + 2 * ldc);
            acc2_1 = *(const f64x2u *)(c + 2 * ldc + 2);
            acc3_0 = *(const f64x2u *)(c + 3 * ldc);
            acc3_1 = *(const f64x2u *)(c + 3 * ldc + 2);
            acc4_0 = *(const f64x2u *)(c + 4 * ldc);
            acc4_1 = *(const f64x2u *)(c + 4 * ldc + 2);
            acc5_0 = *(const f64x2u *)(c + 5 * ldc);
            acc5_1 = *(const f64x2u *)(c + 5 * ldc + 2);
        }
        if (m != 6 || n != 4) {
            i64x2 within0 = first_lanes_i64x2(n);
            i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
            if (m > 0) {
                acc0_0 = load_mask_f64x2(c, within0);
                acc0_1 = load_mask_f64x2(c + 2, within1);
            }
            if (m > 1) {
                acc1_0 = load_mask_f64x2(c + ldc, within0);
                acc1_1 = load_mask_f64x2(c + ldc + 2, within1);
            }
            if (m > 2) {
                acc2_0 = load_mask_f64x2(c + 2 * ldc, within0);
                acc2_1 = load_mask_f64x2(c + 2 * ldc + 2, within1);
            }
            if (m > 3) {
                acc3_0 = load_mask_f64x2(c + 3 * ldc, within0);
                acc3_1 = load_mask_f64x2(c + 3 * ldc + 2, within1);
            }
            if (m > 4) {
                acc4_0 = load_mask_f64x2(c + 4 * ldc, within0);
                acc4_1 = load_mask_f64x2(c + 4 * ldc + 2, within1);
            }
            if (m > 5) {
                acc5_0 = load_mask_f64x2(c + 5 * ldc, within0);
                acc5_1 = load_mask_f64x2(c + 5 * ldc + 2, within1);
            }
        }
    }
    int64_t first = depth < 6 ? depth : 6 + (depth - 6) % 2;
    double *t_2 = c + 4;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        f64x2 b0 = *(const f64x2u *)b;
        f64x2 b1 = *(const f64x2u *)(b + 2);
        f64x2 a0 = splat_f64x2(a[0]);
        acc0_0 = a0 * b0 + acc0_0;
        acc0_1 = a0 * b1 + acc0_1;
        f64x2 a1 = splat_f64x2(a[1]);
        acc1_0 = a1 * b0 + acc1_0;
        acc1_1 = a1 * b1 + acc1_1;
        f64x2 a2 = splat_f64x2(a[2]);
        acc2_0 = a2 * b0 + acc2_0;
        acc2_1 = a2 * b1 + acc2_1;
        f64x2 a3 = splat_f64x2(a[3]);
        acc3_0 = a3 * b0 + acc3_0;
        acc3_1 = a3 * b1 + acc3_1;
        f64x2 a4 = splat_f64x2(a[4]);
        acc4_0 = a4 * b0 + acc4_0;
        acc4_1 = a4 * b1 + acc4_1;
        f64x2 a5 = splat_f64x2(a[5]);
        acc5_0 = a5 * b0 + acc5_0;
        acc5_1 = a5 * b1 + acc5_1;
        int64_t t_16 = p < 5 ? ldc : 0;
        a += 6;
        b += 4;
        t_2 += t_16;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 64);
        f64x2 b0 = *(const f64x2u *)b;
        f64x2 b1 = *(const f64x2u *)(b + 2);
        f64x2 a0 = splat_f64x2(a[0]);
        f64x2 acc0_0_5 = a0 * b0 + acc0_0;
        f64x2 acc0_1_5 = a0 * b1 + acc0_1;
        f64x2 a1 = splat_f64x2(a[1]);
        f64x2 acc1_0_5 = a1 * b0 + acc1_0;
        f64x2 acc1_1_5 = a1 * b1 + acc1_1;
        f64x2 a2 = splat_f64x2(a[2]);
        f64x2 acc2_0_5 = a2 * b0 + acc2_0;
        f64x2 acc2_1_5 = a2 * b1 + acc2_1;
        f64x2 a3 = splat_f64x2(a[3]);
        f64x2 acc3_0_5 = a3 * b0 + acc3_0;
        f64x2 acc3_1_5 = a3 * b1 + acc3_1;
        f64x2 a4 = splat_f64x2(a[4]);
        f64x2 acc4_0_5 = a4 * b0 + acc4_0;
        f64x2 acc4_1_5 = a4 * b1 + acc4_1;
        f64x2 a5 = splat_f64x2(a[5]);
        f64x2 acc5_0_5 = a5 * b0 + acc5_0;
        f64x2 acc5_1_5 = a5 * b1 + acc5_1;
        __builtin_prefetch(b + 68);
        f64x2 b0_1 = *(const f64x2u *)(b + 4);
        f64x2 b1_1 = *(const f64x2u *)(b + 6);
        f64x2 a0_1 = splat_f64x2(a[6]);
        acc0_0 = a0_1 * b0_1 + acc0_0_5;
        acc0_1 = a0_1 * b1_1 + acc0_1_5;
        f64x2 a1_1 = splat_f64x2(a[7]);
        acc1_0 = a1_1 * b0_1 + acc1_0_5;
        acc1_1 = a1_1 * b1_1 + acc1_1_5;
        f64x2 a2_1 = splat_f64x2(a[8]);
        acc2_0 = a2_1 * b0_1 + acc2_0_5;
        acc2_1 = a2_1 * b1_1 + acc2_1_5;
        f64x2 a3_1 = splat_f64x2(a[9]);
        acc3_0 = a3_1 * b0_1 + acc3_0_5;
        acc3_1 = a3_1 * b1_1 + acc3_1_5;
        f64x2 a4_1 = splat_f64x2(a[10]);
        acc4_0 = a4_1 * b0_1 + acc4_0_5;
        acc4_1 = a4_1 * b1_1 + acc4_1_5;
        f64x2 a5_1 = splat_f64x2(a[11]);
        acc5_0 = a5_1 * b0_1 + acc5_0_5;
        acc5_1 = a5_1 * b1_1 + acc5_1_5;
        a += 12;
        b += 8;
    }

    /* c. */
    if (m == 6 && n == 4) {
        *(f64x2u *)c = acc0_0;
        *(f64x2u *)(c + 2) = acc0_1;
        *(f64x2u *)(c + ldc) = acc1_0;
        *(f64x2u *)(c + ldc + 2) = acc1_1;
        *(f64x2u *)(c + 2 * ldc) = acc2_0;
        *(f64x2u *)(c + 2 * ldc + 2) = acc2_1;
        *(f64x2u *)(c + 3 * ldc) = acc3_0;
        *(f64x2u *)(c + 3 * ldc + 2) = acc3_1;
        *(f64x2u *)(c + 4 * ldc) = acc4_0;
        *(f64x2u *)(c + 4 * ldc + 2) = acc4_1;
        *(f64x2u *)(c + 5 * ldc) = acc5_0;
        *(f64x2u *)(c + 5 * ldc + 2) = acc5_1;
    }
    if (m != 6 || n != 4) {
        i64x2 within0 = first_lanes_i64x2(n);
        i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
        if (m > 0) {
            store_mask_f64x2(c, acc0_0, within0);
            store_mask_f64x2(c + 2, acc0_1, within1);
        }
        if (m > 1) {
            store_mask_f64x2(c + ldc, acc1_0, within0);
            store_mask_f64x2(c + ldc + 2, acc1_1, within1);
        }
        if (m > 2) {
            store_mask_f64x2(c + 2 * ldc, acc2_0, within0);
            store_mask_f64x2(c + 2 * ldc + 2, acc2_1, within1);
        }
        if (m > 3) {
            store_mask_f64x2(c + 3 * ldc, acc3_0, within0);
            store_mask_f64x2(c + 3 * ldc + 2, acc3_1, within1);
        }
        if (m > 4) {
            store_mask_f64x2(c + 4 * ldc, acc4_0, within0);
            store_mask_f64x2(c + 4 * ldc + 2, acc4_1, within1);
        }
        if (m > 5) {
            store_mask_f64x2(c + 5 * ldc, acc5_0, within0);
            store_mask_f64x2(c + 5 * ldc + 2, acc5_1, within1);
        }
    }
}

/* tnk_matmul_f64__generic_6x4_apart
 * tile of a matrix product.
 * from templates/matmul_tile.lua, generic: apart=true bias=none dtype=f64 mr=6 nr=4 start=c
 * listed in gen/manifest/matmul_f64.lua: the reference's bits
 * a turn of each inner loop: 12 add 12 mul 8 ld; 24 add 24 mul 16 ld
 * vector registers: 16 of 16 */
void tnk_matmul_f64__generic_6x4_apart(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias)
{
    const double *restrict a = a_;
    const double *restrict b = b_;
    double *restrict c = c_;
    (void)bias;
    double beta = (double)alpha_beta[1];
    int64_t depth = k;

    /* The product. */
    f64x2 acc0_0 = {0};
    f64x2 acc0_1 = {0};
    f64x2 acc1_0 = {0};
    f64x2 acc1_1 = {0};
    f64x2 acc2_0 = {0};
    f64x2 acc2_1 = {0};
    f64x2 acc3_0 = {0};
    f64x2 acc3_1 = {0};
    f64x2 acc4_0 = {0};
    f64x2 acc4_1 = {0};
    f64x2 acc5_0 = {0};
    f64x2 acc5_1 = {0};
    if (beta != 0.0) {
        if (m == 6 && n == 4) {
            acc0_0 = *(const f64x2u *)c;
            acc0_1 = *(const f64x2u *)(c + 2);
            acc1_0 = *(const f64x2u *)(c + ldc);
            acc1_1 = *(const f64x2u *)(c + ldc + 2);
            acc2_0 = *(const f64x2u *)(c + 2 * ldc);
            acc2_1 = *(const f64x2u *)(c + 2 * ldc + 2);
            acc3_0 = *(const f64x2u *)(c + 3 * ldc);
            acc3_1 = *(const f64x2u *)(c + 3 * ldc + 2);
            acc4_0 = *(const f64x2u *)(c + 4 * ldc);
            acc4_1 = *(const f64x2u *)(c + 4 * ldc + 2);
            acc5_0 = *(const f64x2u *)(c + 5 * ldc);
            acc5_1 = *(const f64x2u *)(c + 5 * ldc + 2);
        }
        if (m != 6 || n != 4) {
            i64x2 within0 = first_lanes_i64x2(n);
            i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
            if (m > 0) {
                acc0_0 = load_mask_f64x2(c, within0);
                acc0_1 = load_mask_f64x2(c + 2, within1);
            }
            if (m > 1) {
                acc1_0 = load_mask_f64x2(c + ldc, within0);
                acc1_1 = load_mask_f64x2(c + ldc + 2, within1);
            }
            if (m > 2) {
                acc2_0 = load_mask_f64x2(c + 2 * ldc, within0);
                acc2_1 = load_mask_f64x2(c + 2 * ldc + 2, within1);
            }
            if (m > 3) {
                acc3_0 = load_mask_f64x2(c + 3 * ldc, within0);
                acc3_1 = load_mask_f64x2(c + 3 * ldc + 2, within1);
            }
            if (m > 4) {
                acc4_0 = load_mask_f64x2(c + 4 * ldc, within0);
                acc4_1 = load_mask_f64x2(c + 4 * ldc + 2, within1);
            }
            if (m > 5) {
                acc5_0 = load_mask_f64x2(c + 5 * ldc, within0);
                acc5_1 = load_mask_f64x2(c + 5 * ldc + 2, within1);
            }
        }
    }
    int64_t first = depth < 6 ? depth : 6 + (depth - 6) % 2;
    double *t_2 = c + 4;
    for (int64_t p = 0; p < first; p++) {
        __builtin_prefetch(t_2);
        f64x2 b0 = *(const f64x2u *)b;
        f64x2 b1 = *(const f64x2u *)(b + 2);
        f64x2 a0 = splat_f64x2(a[0]);
        acc0_0 += a0 * b0;
        acc0_1 += a0 * b1;
        f64x2 a1 = splat_f64x2(a[1]);
        acc1_0 += a1 * b0;
        acc1_1 += a1 * b1;
        f64x2 a2 = splat_f64x2(a[2]);
        acc2_0 += a2 * b0;
        acc2_1 += a2 * b1;
        f64x2 a3 = splat_f64x2(a[3]);
        acc3_0 += a3 * b0;
        acc3_1 += a3 * b1;
        f64x2 a4 = splat_f64x2(a[4]);
        acc4_0 += a4 * b0;
        acc4_1 += a4 * b1;
        f64x2 a5 = splat_f64x2(a[5]);
        acc5_0 += a5 * b0;
        acc5_1 += a5 * b1;
        int64_t t_16 = p < 5 ? ldc : 0;
        a += 6;
        b += 4;
        t_2 += t_16;
    }
    for (int64_t p = first; p < depth; p += 2) {
        __builtin_prefetch(b + 64);
        f64x2 b0 = *(const f64x2u *)b;
        f64x2 b1 = *(const f64x2u *)(b + 2);
        f64x2 a0 = splat_f64x2(a[0]);
        f64x2 acc0_0_5 = acc0_0 + a0 * b0;
        f64x2 acc0_1_5 = acc0_1 + a0 * b1;
        f64x2 a1 = splat_f64x2(a[1]);
        f64x2 acc1_0_5 = acc1_0 + a1 * b0;
        f64x2 acc1_1_5 = acc1_1 + a1 * b1;
        f64x2 a2 = splat_f64x2(a[2]);
        f64x2 acc2_0_5 = acc2_0 + a2 * b0;
        f64x2 acc2_1_5 = acc2_1 + a2 * b1;
        f64x2 a3 = splat_f64x2(a[3]);
        f64x2 acc3_0_5 = acc3_0 + a3 * b0;
        f64x2 acc3_1_5 = acc3_1 + a3 * b1;
        f64x2 a4 = splat_f64x2(a[4]);
        f64x2 acc4_0_5 = acc4_0 + a4 * b0;
        f64x2 acc4_1_5 = acc4_1 + a4 * b1;
        f64x2 a5 = splat_f64x2(a[5]);
        f64x2 acc5_0_5 = acc5_0 + a5 * b0;
        f64x2 acc5_1_5 = acc5_1 + a5 * b1;
        __builtin_prefetch(b + 68);
        f64x2 b0_1 = *(const f64x2u *)(b + 4);
        f64x2 b1_1 = *(const f64x2u *)(b + 6);
        f64x2 a0_1 = splat_f64x2(a[6]);
        acc0_0 = acc0_0_5 + a0_1 * b0_1;
        acc0_1 = acc0_1_5 + a0_1 * b1_1;
        f64x2 a1_1 = splat_f64x2(a[7]);
        acc1_0 = acc1_0_5 + a1_1 * b0_1;
        acc1_1 = acc1_1_5 + a1_1 * b1_1;
        f64x2 a2_1 = splat_f64x2(a[8]);
        acc2_0 = acc2_0_5 + a2_1 * b0_1;
        acc2_1 = acc2_1_5 + a2_1 * b1_1;
        f64x2 a3_1 = splat_f64x2(a[9]);
        acc3_0 = acc3_0_5 + a3_1 * b0_1;
        acc3_1 = acc3_1_5 + a3_1 * b1_1;
        f64x2 a4_1 = splat_f64x2(a[10]);
        acc4_0 = acc4_0_5 + a4_1 * b0_1;
        acc4_1 = acc4_1_5 + a4_1 * b1_1;
        f64x2 a5_1 = splat_f64x2(a[11]);
        acc5_0 = acc5_0_5 + a5_1 * b0_1;
        acc5_1 = acc5_1_5 + a5_1 * b1_1;
        a += 12;
        b += 8;
    }

    /* c. */
    if (m == 6 && n == 4) {
        *(f64x2u *)c = acc0_0;
        *(f64x2u *)(c + 2) = acc0_1;
        *(f64x2u *)(c + ldc) = acc1_0;
        *(f64x2u *)(c + ldc + 2) = acc1_1;
        *(f64x2u *)(c + 2 * ldc) = acc2_0;
        *(f64x2u *)(c + 2 * ldc + 2) = acc2_1;
        *(f64x2u *)(c + 3 * ldc) = acc3_0;
        *(f64x2u *)(c + 3 * ldc + 2) = acc3_1;
        *(f64x2u *)(c + 4 * ldc) = acc4_0;
        *(f64x2u *)(c + 4 * ldc + 2) = acc4_1;
        *(f64x2u *)(c + 5 * ldc) = acc5_0;
        *(f64x2u *)(c + 5 * ldc + 2) = acc5_1;
    }
    if (m != 6 || n != 4) {
        i64x2 within0 = first_lanes_i64x2(n);
        i64x2 within1 = (i64x2){ 2, 3 } < (int64_t)n;
        if (m > 0) {
            store_mask_f64x2(c, acc0_0, within0);
            store_mask_f64x2(c + 2, acc0_1, within1);
        }
        if (m > 1) {
            store_mask_f64x2(c + ldc, acc1_0, within0);
            store_mask_f64x2(c + ldc + 2, acc1_1, within1);
        }
        if (m > 2) {
            store_mask_f64x2(c + 2 * ldc, acc2_0, within0);
            store_mask_f64x2(c + 2 * ldc + 2, acc2_1, within1);
        }
        if (m > 3) {
            store_mask_f64x2(c + 3 * ldc, acc3_0, within0);
            store_mask_f64x2(c + 3 * ldc + 2, acc3_1, within1);
        }
        if (m > 4) {
            store_mask_f64x2(c + 4 * ldc, acc4_0, within0);
            store_mask_f64x2(c + 4 * ldc + 2, acc4_1, within1);
        }
        if (m > 5) {
            store_mask_f64x2(c + 5 * ldc, acc5_0, within0);
            store_mask_f64x2(c + 5 * ldc + 2, acc5_1, within1);
        }
    }
}
