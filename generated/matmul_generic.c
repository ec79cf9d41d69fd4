/* matmul_generic.c: kernels of gen/manifest/matmul.lua for generic. Generated: do not edit. */
#include <stdint.h>

typedef float f32x4 __attribute__((vector_size(16)));

typedef f32x4 f32x4u __attribute__((aligned(4), may_alias));

static inline f32x4 splat_f32x4(float x)
{
    return x - (f32x4){0};
}

typedef int32_t i32x4 __attribute__((vector_size(16)));

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

static inline f32x4 max_f32x4(f32x4 a, f32x4 b)
{
    i32x4 m = a > b;
    return (f32x4)((m & (i32x4)a) | (~m & (i32x4)b));
}

/* tnk_matmul_f32__generic_6x8
 * tile of a matrix product.
 * from templates/matmul_tile.lua, generic: act=none mr=6 nr=8
 * listed in gen/manifest/matmul.lua: no fma: 12 accumulators, 2 rows, a broadcast and a product
 *   of 16 registers
 * a turn of the inner loop: 12 add 12 mul 8 ld
 * vector registers: 16 of 16 */
void tnk_matmul_f32__generic_6x8(int64_t k, const void *a_, const void *b_, void *c_, int64_t ldc,
    int64_t m, int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    const float *restrict bias = bias_;
    float alpha = alpha_beta[0];
    float beta = alpha_beta[1];
    int64_t depth = alpha != 0.0f ? k : 0;

    /* The tile of c will be wanted when the product is done. */
    __builtin_prefetch(c);
    __builtin_prefetch(c + ldc);
    __builtin_prefetch(c + 2 * ldc);
    __builtin_prefetch(c + 3 * ldc);
    __builtin_prefetch(c + 4 * ldc);
    __builtin_prefetch(c + 5 * ldc);

    /* The product. */
    f32x4 acc0_0 = {0};
    f32x4 acc0_1 = {0};
    f32x4 acc1_0 = {0};
    f32x4 acc1_1 = {0};
    f32x4 acc2_0 = {0};
    f32x4 acc2_1 = {0};
    f32x4 acc3_0 = {0};
    f32x4 acc3_1 = {0};
    f32x4 acc4_0 = {0};
    f32x4 acc4_1 = {0};
    f32x4 acc5_0 = {0};
    f32x4 acc5_1 = {0};
    for (int64_t p = 0; p < depth; p++) {
        f32x4 b0 = *(const f32x4u *)b;
        f32x4 b1 = *(const f32x4u *)(b + 4);
        f32x4 a0 = splat_f32x4(*a);
        acc0_0 = a0 * b0 + acc0_0;
        acc0_1 = a0 * b1 + acc0_1;
        f32x4 a1 = splat_f32x4(a[1]);
        acc1_0 = a1 * b0 + acc1_0;
        acc1_1 = a1 * b1 + acc1_1;
        f32x4 a2 = splat_f32x4(a[2]);
        acc2_0 = a2 * b0 + acc2_0;
        acc2_1 = a2 * b1 + acc2_1;
        f32x4 a3 = splat_f32x4(a[3]);
        acc3_0 = a3 * b0 + acc3_0;
        acc3_1 = a3 * b1 + acc3_1;
        f32x4 a4 = splat_f32x4(a[4]);
        acc4_0 = a4 * b0 + acc4_0;
        acc4_1 = a4 * b1 + acc4_1;
        f32x4 a5 = splat_f32x4(a[5]);
        acc5_0 = a5 * b0 + acc5_0;
        acc5_1 = a5 * b1 + acc5_1;
        a += 6;
        b += 8;
    }

    /* alpha and beta. */
    f32x4 factor = splat_f32x4(alpha);
    acc0_0 = acc0_0 * factor;
    acc0_1 = acc0_1 * factor;
    acc1_0 = acc1_0 * factor;
    acc1_1 = acc1_1 * factor;
    acc2_0 = acc2_0 * factor;
    acc2_1 = acc2_1 * factor;
    acc3_0 = acc3_0 * factor;
    acc3_1 = acc3_1 * factor;
    acc4_0 = acc4_0 * factor;
    acc4_1 = acc4_1 * factor;
    acc5_0 = acc5_0 * factor;
    acc5_1 = acc5_1 * factor;
    if (beta != 0.0f) {
        f32x4 factor_1 = splat_f32x4(beta);
        if (m == 6 && n == 8) {
            acc0_0 = factor_1 * *(const f32x4u *)c + acc0_0;
            acc0_1 = factor_1 * *(const f32x4u *)(c + 4) + acc0_1;
            acc1_0 = factor_1 * *(const f32x4u *)(c + ldc) + acc1_0;
            acc1_1 = factor_1 * *(const f32x4u *)(c + ldc + 4) + acc1_1;
            acc2_0 = factor_1 * *(const f32x4u *)(c + 2 * ldc) + acc2_0;
            acc2_1 = factor_1 * *(const f32x4u *)(c + 2 * ldc + 4) + acc2_1;
            acc3_0 = factor_1 * *(const f32x4u *)(c + 3 * ldc) + acc3_0;
            acc3_1 = factor_1 * *(const f32x4u *)(c + 3 * ldc + 4) + acc3_1;
            acc4_0 = factor_1 * *(const f32x4u *)(c + 4 * ldc) + acc4_0;
            acc4_1 = factor_1 * *(const f32x4u *)(c + 4 * ldc + 4) + acc4_1;
            acc5_0 = factor_1 * *(const f32x4u *)(c + 5 * ldc) + acc5_0;
            acc5_1 = factor_1 * *(const f32x4u *)(c + 5 * ldc + 4) + acc5_1;
        }
        if (m != 6 || n != 8) {
            i32x4 within0 = (i32x4){ 0, 1, 2, 3 } < (int32_t)n;
            i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
            if (m > 0) {
                acc0_0 = factor_1 * load_mask_f32x4(c, within0) + acc0_0;
                acc0_1 = factor_1 * load_mask_f32x4(c + 4, within1) + acc0_1;
            }
            if (m > 1) {
                acc1_0 = factor_1 * load_mask_f32x4(c + ldc, within0) + acc1_0;
                acc1_1 = factor_1 * load_mask_f32x4(c + ldc + 4, within1) + acc1_1;
            }
            if (m > 2) {
                acc2_0 = factor_1 * load_mask_f32x4(c + 2 * ldc, within0) + acc2_0;
                acc2_1 = factor_1 * load_mask_f32x4(c + 2 * ldc + 4, within1) + acc2_1;
            }
            if (m > 3) {
                acc3_0 = factor_1 * load_mask_f32x4(c + 3 * ldc, within0) + acc3_0;
                acc3_1 = factor_1 * load_mask_f32x4(c + 3 * ldc + 4, within1) + acc3_1;
            }
            if (m > 4) {
                acc4_0 = factor_1 * load_mask_f32x4(c + 4 * ldc, within0) + acc4_0;
                acc4_1 = factor_1 * load_mask_f32x4(c + 4 * ldc + 4, within1) + acc4_1;
            }
            if (m > 5) {
                acc5_0 = factor_1 * load_mask_f32x4(c + 5 * ldc, within0) + acc5_0;
                acc5_1 = factor_1 * load_mask_f32x4(c + 5 * ldc + 4, within1) + acc5_1;
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        i32x4 within0 = (i32x4){ 0, 1, 2, 3 } < (int32_t)n;
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        f32x4 bias0 = load_mask_f32x4(bias, within0);
        f32x4 bias1 = load_mask_f32x4(bias + 4, within1);
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
    if (m == 6 && n == 8) {
        *(f32x4u *)c = acc0_0;
        *(f32x4u *)(c + 4) = acc0_1;
        *(f32x4u *)(c + ldc) = acc1_0;
        *(f32x4u *)(c + ldc + 4) = acc1_1;
        *(f32x4u *)(c + 2 * ldc) = acc2_0;
        *(f32x4u *)(c + 2 * ldc + 4) = acc2_1;
        *(f32x4u *)(c + 3 * ldc) = acc3_0;
        *(f32x4u *)(c + 3 * ldc + 4) = acc3_1;
        *(f32x4u *)(c + 4 * ldc) = acc4_0;
        *(f32x4u *)(c + 4 * ldc + 4) = acc4_1;
        *(f32x4u *)(c + 5 * ldc) = acc5_0;
        *(f32x4u *)(c + 5 * ldc + 4) = acc5_1;
    }
    if (m != 6 || n != 8) {
        i32x4 within0 = (i32x4){ 0, 1, 2, 3 } < (int32_t)n;
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        if (m > 0) {
            store_mask_f32x4(c, acc0_0, within0);
            store_mask_f32x4(c + 4, acc0_1, within1);
        }
        if (m > 1) {
            store_mask_f32x4(c + ldc, acc1_0, within0);
            store_mask_f32x4(c + ldc + 4, acc1_1, within1);
        }
        if (m > 2) {
            store_mask_f32x4(c + 2 * ldc, acc2_0, within0);
            store_mask_f32x4(c + 2 * ldc + 4, acc2_1, within1);
        }
        if (m > 3) {
            store_mask_f32x4(c + 3 * ldc, acc3_0, within0);
            store_mask_f32x4(c + 3 * ldc + 4, acc3_1, within1);
        }
        if (m > 4) {
            store_mask_f32x4(c + 4 * ldc, acc4_0, within0);
            store_mask_f32x4(c + 4 * ldc + 4, acc4_1, within1);
        }
        if (m > 5) {
            store_mask_f32x4(c + 5 * ldc, acc5_0, within0);
            store_mask_f32x4(c + 5 * ldc + 4, acc5_1, within1);
        }
    }
}

/* tnk_matmul_relu_f32__generic_6x8
 * tile of a matrix product.
 * from templates/matmul_tile.lua, generic: act=relu mr=6 nr=8
 * listed in gen/manifest/matmul.lua: a layer's activation costs no pass of its own
 * a turn of the inner loop: 12 add 12 mul 8 ld
 * vector registers: 16 of 16 */
void tnk_matmul_relu_f32__generic_6x8(int64_t k, const void *a_, const void *b_, void *c_,
    int64_t ldc, int64_t m, int64_t n, const float *alpha_beta, const void *bias_)
{
    const float *restrict a = a_;
    const float *restrict b = b_;
    float *restrict c = c_;
    const float *restrict bias = bias_;
    float alpha = alpha_beta[0];
    float beta = alpha_beta[1];
    int64_t depth = alpha != 0.0f ? k : 0;

    /* The tile of c will be wanted when the product is done. */
    __builtin_prefetch(c);
    __builtin_prefetch(c + ldc);
    __builtin_prefetch(c + 2 * ldc);
    __builtin_prefetch(c + 3 * ldc);
    __builtin_prefetch(c + 4 * ldc);
    __builtin_prefetch(c + 5 * ldc);

    /* The product. */
    f32x4 acc0_0 = {0};
    f32x4 acc0_1 = {0};
    f32x4 acc1_0 = {0};
    f32x4 acc1_1 = {0};
    f32x4 acc2_0 = {0};
    f32x4 acc2_1 = {0};
    f32x4 acc3_0 = {0};
    f32x4 acc3_1 = {0};
    f32x4 acc4_0 = {0};
    f32x4 acc4_1 = {0};
    f32x4 acc5_0 = {0};
    f32x4 acc5_1 = {0};
    for (int64_t p = 0; p < depth; p++) {
        f32x4 b0 = *(const f32x4u *)b;
        f32x4 b1 = *(const f32x4u *)(b + 4);
        f32x4 a0 = splat_f32x4(*a);
        acc0_0 = a0 * b0 + acc0_0;
        acc0_1 = a0 * b1 + acc0_1;
        f32x4 a1 = splat_f32x4(a[1]);
        acc1_0 = a1 * b0 + acc1_0;
        acc1_1 = a1 * b1 + acc1_1;
        f32x4 a2 = splat_f32x4(a[2]);
        acc2_0 = a2 * b0 + acc2_0;
        acc2_1 = a2 * b1 + acc2_1;
        f32x4 a3 = splat_f32x4(a[3]);
        acc3_0 = a3 * b0 + acc3_0;
        acc3_1 = a3 * b1 + acc3_1;
        f32x4 a4 = splat_f32x4(a[4]);
        acc4_0 = a4 * b0 + acc4_0;
        acc4_1 = a4 * b1 + acc4_1;
        f32x4 a5 = splat_f32x4(a[5]);
        acc5_0 = a5 * b0 + acc5_0;
        acc5_1 = a5 * b1 + acc5_1;
        a += 6;
        b += 8;
    }

    /* alpha and beta. */
    f32x4 factor = splat_f32x4(alpha);
    acc0_0 = acc0_0 * factor;
    acc0_1 = acc0_1 * factor;
    acc1_0 = acc1_0 * factor;
    acc1_1 = acc1_1 * factor;
    acc2_0 = acc2_0 * factor;
    acc2_1 = acc2_1 * factor;
    acc3_0 = acc3_0 * factor;
    acc3_1 = acc3_1 * factor;
    acc4_0 = acc4_0 * factor;
    acc4_1 = acc4_1 * factor;
    acc5_0 = acc5_0 * factor;
    acc5_1 = acc5_1 * factor;
    if (beta != 0.0f) {
        f32x4 factor_1 = splat_f32x4(beta);
        if (m == 6 && n == 8) {
            acc0_0 = factor_1 * *(const f32x4u *)c + acc0_0;
            acc0_1 = factor_1 * *(const f32x4u *)(c + 4) + acc0_1;
            acc1_0 = factor_1 * *(const f32x4u *)(c + ldc) + acc1_0;
            acc1_1 = factor_1 * *(const f32x4u *)(c + ldc + 4) + acc1_1;
            acc2_0 = factor_1 * *(const f32x4u *)(c + 2 * ldc) + acc2_0;
            acc2_1 = factor_1 * *(const f32x4u *)(c + 2 * ldc + 4) + acc2_1;
            acc3_0 = factor_1 * *(const f32x4u *)(c + 3 * ldc) + acc3_0;
            acc3_1 = factor_1 * *(const f32x4u *)(c + 3 * ldc + 4) + acc3_1;
            acc4_0 = factor_1 * *(const f32x4u *)(c + 4 * ldc) + acc4_0;
            acc4_1 = factor_1 * *(const f32x4u *)(c + 4 * ldc + 4) + acc4_1;
            acc5_0 = factor_1 * *(const f32x4u *)(c + 5 * ldc) + acc5_0;
            acc5_1 = factor_1 * *(const f32x4u *)(c + 5 * ldc + 4) + acc5_1;
        }
        if (m != 6 || n != 8) {
            i32x4 within0 = (i32x4){ 0, 1, 2, 3 } < (int32_t)n;
            i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
            if (m > 0) {
                acc0_0 = factor_1 * load_mask_f32x4(c, within0) + acc0_0;
                acc0_1 = factor_1 * load_mask_f32x4(c + 4, within1) + acc0_1;
            }
            if (m > 1) {
                acc1_0 = factor_1 * load_mask_f32x4(c + ldc, within0) + acc1_0;
                acc1_1 = factor_1 * load_mask_f32x4(c + ldc + 4, within1) + acc1_1;
            }
            if (m > 2) {
                acc2_0 = factor_1 * load_mask_f32x4(c + 2 * ldc, within0) + acc2_0;
                acc2_1 = factor_1 * load_mask_f32x4(c + 2 * ldc + 4, within1) + acc2_1;
            }
            if (m > 3) {
                acc3_0 = factor_1 * load_mask_f32x4(c + 3 * ldc, within0) + acc3_0;
                acc3_1 = factor_1 * load_mask_f32x4(c + 3 * ldc + 4, within1) + acc3_1;
            }
            if (m > 4) {
                acc4_0 = factor_1 * load_mask_f32x4(c + 4 * ldc, within0) + acc4_0;
                acc4_1 = factor_1 * load_mask_f32x4(c + 4 * ldc + 4, within1) + acc4_1;
            }
            if (m > 5) {
                acc5_0 = factor_1 * load_mask_f32x4(c + 5 * ldc, within0) + acc5_0;
                acc5_1 = factor_1 * load_mask_f32x4(c + 5 * ldc + 4, within1) + acc5_1;
            }
        }
    }

    /* The bias: a number for each column. */
    if (bias) {
        i32x4 within0 = (i32x4){ 0, 1, 2, 3 } < (int32_t)n;
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        f32x4 bias0 = load_mask_f32x4(bias, within0);
        f32x4 bias1 = load_mask_f32x4(bias + 4, within1);
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
    if (m == 6 && n == 8) {
        *(f32x4u *)c = max_f32x4((f32x4){0}, acc0_0);
        *(f32x4u *)(c + 4) = max_f32x4((f32x4){0}, acc0_1);
        *(f32x4u *)(c + ldc) = max_f32x4((f32x4){0}, acc1_0);
        *(f32x4u *)(c + ldc + 4) = max_f32x4((f32x4){0}, acc1_1);
        *(f32x4u *)(c + 2 * ldc) = max_f32x4((f32x4){0}, acc2_0);
        *(f32x4u *)(c + 2 * ldc + 4) = max_f32x4((f32x4){0}, acc2_1);
        *(f32x4u *)(c + 3 * ldc) = max_f32x4((f32x4){0}, acc3_0);
        *(f32x4u *)(c + 3 * ldc + 4) = max_f32x4((f32x4){0}, acc3_1);
        *(f32x4u *)(c + 4 * ldc) = max_f32x4((f32x4){0}, acc4_0);
        *(f32x4u *)(c + 4 * ldc + 4) = max_f32x4((f32x4){0}, acc4_1);
        *(f32x4u *)(c + 5 * ldc) = max_f32x4((f32x4){0}, acc5_0);
        *(f32x4u *)(c + 5 * ldc + 4) = max_f32x4((f32x4){0}, acc5_1);
    }
    if (m != 6 || n != 8) {
        i32x4 within0 = (i32x4){ 0, 1, 2, 3 } < (int32_t)n;
        i32x4 within1 = (i32x4){ 4, 5, 6, 7 } < (int32_t)n;
        if (m > 0) {
            store_mask_f32x4(c, max_f32x4((f32x4){0}, acc0_0), within0);
            store_mask_f32x4(c + 4, max_f32x4((f32x4){0}, acc0_1), within1);
        }
        if (m > 1) {
            store_mask_f32x4(c + ldc, max_f32x4((f32x4){0}, acc1_0), within0);
            store_mask_f32x4(c + ldc + 4, max_f32x4((f32x4){0}, acc1_1), within1);
        }
        if (m > 2) {
            store_mask_f32x4(c + 2 * ldc, max_f32x4((f32x4){0}, acc2_0), within0);
            store_mask_f32x4(c + 2 * ldc + 4, max_f32x4((f32x4){0}, acc2_1), within1);
        }
        if (m > 3) {
            store_mask_f32x4(c + 3 * ldc, max_f32x4((f32x4){0}, acc3_0), within0);
            store_mask_f32x4(c + 3 * ldc + 4, max_f32x4((f32x4){0}, acc3_1), within1);
        }
        if (m > 4) {
            store_mask_f32x4(c + 4 * ldc, max_f32x4((f32x4){0}, acc4_0), within0);
            store_mask_f32x4(c + 4 * ldc + 4, max_f32x4((f32x4){0}, acc4_1), within1);
        }
        if (m > 5) {
            store_mask_f32x4(c + 5 * ldc, max_f32x4((f32x4){0}, acc5_0), within0);
            store_mask_f32x4(c + 5 * ldc + 4, max_f32x4((f32x4){0}, acc5_1), within1);
        }
    }
}

/* tnk_pack_f32__generic_w6
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: width=6
 * listed in gen/manifest/matmul.lua: panels of the 6x8 tile
 * a turn of each inner loop: 2 ld 2 st; 16 shuffle 6 ld 8 st; 1 ld 1 st; 1 st
 * vector registers: 5 of 16 */
void tnk_pack_f32__generic_w6(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            *(f32x4u *)(panel + p * 6) =
                load_mask_f32x4(src + p * k_stride, (i32x4){ 0, 1, 2, 3 } < (int32_t)rows);
            store_mask_f32x4(panel + p * 6 + 4,
                load_mask_f32x4(src + p * k_stride + 4, (i32x4){ 4, 5, 6, 7 } < (int32_t)rows),
                (i32x4){ 0, 1, 2, 3 } < (int32_t)2);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 && rows == 6 ? k & -4 : 0;
        for (int64_t p = 0; p < whole; p += 4) {
            f32x4 x = *(const f32x4u *)(src + p);
            f32x4 x_1 = *(const f32x4u *)(src + row_stride + p);
            f32x4 x_2 = *(const f32x4u *)(src + 2 * row_stride + p);
            f32x4 x_3 = *(const f32x4u *)(src + 3 * row_stride + p);
            f32x4 t_1 = __builtin_shufflevector(x, x_2, 0, 4, 1, 5);
            f32x4 t_2 = __builtin_shufflevector(x, x_2, 2, 6, 3, 7);
            f32x4 t_3 = __builtin_shufflevector(x_1, x_3, 0, 4, 1, 5);
            f32x4 t_4 = __builtin_shufflevector(x_1, x_3, 2, 6, 3, 7);
            *(f32x4u *)(panel + (p + 1 - 1) * 6) = __builtin_shufflevector(t_1, t_3, 0, 4, 1, 5);
            *(f32x4u *)(panel + (p + 2 - 1) * 6) = __builtin_shufflevector(t_1, t_3, 2, 6, 3, 7);
            *(f32x4u *)(panel + (p + 3 - 1) * 6) = __builtin_shufflevector(t_2, t_4, 0, 4, 1, 5);
            *(f32x4u *)(panel + (p + 4 - 1) * 6) = __builtin_shufflevector(t_2, t_4, 2, 6, 3, 7);
            f32x4 x_4 = *(const f32x4u *)(src + 4 * row_stride + p);
            f32x4 x_5 = *(const f32x4u *)(src + 5 * row_stride + p);
            f32x4 t_13 = __builtin_shufflevector(x_4, (f32x4){0}, 0, 4, 1, 5);
            f32x4 t_14 = __builtin_shufflevector(x_4, (f32x4){0}, 2, 6, 3, 7);
            f32x4 t_15 = __builtin_shufflevector(x_5, (f32x4){0}, 0, 4, 1, 5);
            f32x4 t_16 = __builtin_shufflevector(x_5, (f32x4){0}, 2, 6, 3, 7);
            store_mask_f32x4(panel + (p + 1 - 1) * 6 + 4,
                __builtin_shufflevector(t_13, t_15, 0, 4, 1, 5),
                (i32x4){ 0, 1, 2, 3 } < (int32_t)2);
            store_mask_f32x4(panel + (p + 2 - 1) * 6 + 4,
                __builtin_shufflevector(t_13, t_15, 2, 6, 3, 7),
                (i32x4){ 0, 1, 2, 3 } < (int32_t)2);
            store_mask_f32x4(panel + (p + 3 - 1) * 6 + 4,
                __builtin_shufflevector(t_14, t_16, 0, 4, 1, 5),
                (i32x4){ 0, 1, 2, 3 } < (int32_t)2);
            store_mask_f32x4(panel + (p + 4 - 1) * 6 + 4,
                __builtin_shufflevector(t_14, t_16, 2, 6, 3, 7),
                (i32x4){ 0, 1, 2, 3 } < (int32_t)2);
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 6 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 6; i++) {
                panel[p * 6 + i] = 0.0f;
            }
        }
    }
}

/* tnk_pack_f32__generic_w8
 * panel of a matrix, for matmul_tile.
 * from templates/pack.lua, generic: width=8
 * listed in gen/manifest/matmul.lua: panels of the 6x8 tile
 * a turn of each inner loop: 2 ld 2 st; 16 shuffle 8 ld 8 st; 1 ld 1 st; 1 st
 * vector registers: 5 of 16 */
void tnk_pack_f32__generic_w8(int64_t rows, int64_t k, const void *src_, int64_t row_stride,
    int64_t k_stride, void *panel_)
{
    const float *restrict src = src_;
    float *restrict panel = panel_;
    if (row_stride == 1) {
        for (int64_t p = 0; p < k; p++) {
            *(f32x4u *)(panel + p * 8) =
                load_mask_f32x4(src + p * k_stride, (i32x4){ 0, 1, 2, 3 } < (int32_t)rows);
            *(f32x4u *)(panel + p * 8 + 4) =
                load_mask_f32x4(src + p * k_stride + 4, (i32x4){ 4, 5, 6, 7 } < (int32_t)rows);
        }
    }
    if (row_stride != 1) {
        int64_t whole = k_stride == 1 && rows == 8 ? k & -4 : 0;
        for (int64_t p = 0; p < whole; p += 4) {
            f32x4 x = *(const f32x4u *)(src + p);
            f32x4 x_1 = *(const f32x4u *)(src + row_stride + p);
            f32x4 x_2 = *(const f32x4u *)(src + 2 * row_stride + p);
            f32x4 x_3 = *(const f32x4u *)(src + 3 * row_stride + p);
            f32x4 t_1 = __builtin_shufflevector(x, x_2, 0, 4, 1, 5);
            f32x4 t_2 = __builtin_shufflevector(x, x_2, 2, 6, 3, 7);
            f32x4 t_3 = __builtin_shufflevector(x_1, x_3, 0, 4, 1, 5);
            f32x4 t_4 = __builtin_shufflevector(x_1, x_3, 2, 6, 3, 7);
            *(f32x4u *)(panel + (p + 1 - 1) * 8) = __builtin_shufflevector(t_1, t_3, 0, 4, 1, 5);
            *(f32x4u *)(panel + (p + 2 - 1) * 8) = __builtin_shufflevector(t_1, t_3, 2, 6, 3, 7);
            *(f32x4u *)(panel + (p + 3 - 1) * 8) = __builtin_shufflevector(t_2, t_4, 0, 4, 1, 5);
            *(f32x4u *)(panel + (p + 4 - 1) * 8) = __builtin_shufflevector(t_2, t_4, 2, 6, 3, 7);
            f32x4 x_4 = *(const f32x4u *)(src + 4 * row_stride + p);
            f32x4 x_5 = *(const f32x4u *)(src + 5 * row_stride + p);
            f32x4 x_6 = *(const f32x4u *)(src + 6 * row_stride + p);
            f32x4 x_7 = *(const f32x4u *)(src + 7 * row_stride + p);
            f32x4 t_13 = __builtin_shufflevector(x_4, x_6, 0, 4, 1, 5);
            f32x4 t_14 = __builtin_shufflevector(x_4, x_6, 2, 6, 3, 7);
            f32x4 t_15 = __builtin_shufflevector(x_5, x_7, 0, 4, 1, 5);
            f32x4 t_16 = __builtin_shufflevector(x_5, x_7, 2, 6, 3, 7);
            *(f32x4u *)(panel + (p + 1 - 1) * 8 + 4) =
                __builtin_shufflevector(t_13, t_15, 0, 4, 1, 5);
            *(f32x4u *)(panel + (p + 2 - 1) * 8 + 4) =
                __builtin_shufflevector(t_13, t_15, 2, 6, 3, 7);
            *(f32x4u *)(panel + (p + 3 - 1) * 8 + 4) =
                __builtin_shufflevector(t_14, t_16, 0, 4, 1, 5);
            *(f32x4u *)(panel + (p + 4 - 1) * 8 + 4) =
                __builtin_shufflevector(t_14, t_16, 2, 6, 3, 7);
        }
        for (int64_t p = whole; p < k; p++) {
            for (int64_t i = 0; i < rows; i++) {
                panel[p * 8 + i] = src[i * row_stride + p * k_stride];
            }
            for (int64_t i = rows; i < 8; i++) {
                panel[p * 8 + i] = 0.0f;
            }
        }
    }
}
