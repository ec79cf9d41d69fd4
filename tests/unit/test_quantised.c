/* test_quantised.c: scales that are tiny, 0, infinite or NaN, in tn_scale and tn_matmul_int, on every table.
 * Right values by hand: each product of a byte and a scale is exact, or named by IEEE 754. */
#include "core_fixture.h"

#include <math.h>

#include "every_table.h"

enum { BLOCK = 32, BIASED = 128 };

/* A block of weights from −amax to amax, as bytes: q = round(w / scale), never times 1/scale, which is
 * infinite where scale is subnormal. */
typedef struct block { float scale, w[BLOCK]; int8_t q[BLOCK]; } block;

static block block_of(float amax)
{
    block b = { .scale = amax / 127 };
    for (int i = 0; i < BLOCK; i++) {
        b.w[i] = amax * (float)(2 * i - BLOCK + 1) / (BLOCK - 1);
        b.q[i] = (int8_t)lrint((double)b.w[i] / b.scale);
    }
    return b;
}

static tn_tensor tensor_of(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, const void *from)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, dtype, shape, &t, err));
    memcpy(tn_mutable_data(&t, dtype, NULL), from, (size_t)tn_tensor_count(&t) * tn_dtype_size(dtype));
    return t;
}

/* The block, whose bytes are multiplied by scale (its own, or that as something stored it): q is a row of b,
 * [1]·q the product, so that out is scale·q. */
static tn_tensor by_matmul(tn_ctx *ctx, const block *b, const tn_tensor *scale)
{
    tn_tensor one = tensor_of(ctx, TN_U8, TN_SHAPE(1, 1), (const uint8_t[]){ 1 });
    tn_tensor q = tensor_of(ctx, TN_I8, TN_SHAPE(1, BLOCK), b->q), out;
    OK(tn_matmul_int(ctx, &one, &q, TN_WITH(tn_matmul_int_attrs, .scale = scale), &out, err));
    release(&one);
    release(&q);
    return out;
}

/* The same by tn_scale, of bytes that have BIASED added: what that adds is taken off again. */
static tn_tensor by_scale(tn_ctx *ctx, const block *b, float scale)
{
    uint8_t biased[BLOCK];
    for (int i = 0; i < BLOCK; i++)
        biased[i] = (uint8_t)(b->q[i] + BIASED);
    tn_tensor q = tensor_of(ctx, TN_U8, TN_SHAPE(BLOCK), biased), out;
    OK(tn_scale(ctx, &q, scale, &out, err));
    float *x = tn_mutable_data(&out, TN_F32, NULL);
    for (int i = 0; i < BLOCK; i++)
        x[i] -= BIASED * scale;
    release(&q);
    return out;
}

/* Finite values, each within amax of its weight; and within half a step, if the scale is the block's own. */
static void holds(const char *what, tn_tensor *got, const block *b, float amax, double within)
{
    const float *x = tn_data(got, TN_F32, NULL);
    for (int i = 0; i < BLOCK; i++)
        if (!isfinite(x[i]) || !(fabsf(x[i] - b->w[i]) <= amax) || !(fabs((double)x[i] - b->w[i]) <= within))
            fail_msg("%s: weight %d is %g, not %g, with amax %g", what, i, (double)x[i], (double)b->w[i],
                     (double)amax);
    release(got);
}

static void on_every_table(tn_ctx *ctx, void (*check)(tn_ctx *ctx, const char *name))
{
    for (size_t t = 0; t < table_count; t++) {
        OK(tn_ctx_set_kernels(ctx, tables[t], err));
        check(ctx, table_name(t));
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
}

/* -- A-S9-7 ---------------------------------------------------------------------------------------*/

static void tiny(tn_ctx *ctx, const char *name)
{
    static const float amax[] = { 1e-39f, 1e-42f, 127 * 0x1p-149f, 1e-38f, 1e-6f };
    for (size_t i = 0; i < sizeof amax / sizeof *amax; i++) {
        block b = block_of(amax[i]);
        double half = 0.5 * b.scale + 0x1p-149;
        tn_tensor scale = tensor_of(ctx, TN_F32, TN_SHAPE(1), &b.scale), out = by_matmul(ctx, &b, &scale);
        holds(name, &out, &b, amax[i], half);
        out = by_scale(ctx, &b, b.scale);
        holds(name, &out, &b, amax[i], half + BIASED * 0x1p-24 * amax[i]);
        release(&scale);
    }
}

/* amax 1e-39: the scale is 5619·2^-149, and 1/scale infinite. */
static void a_s9_7_subnormal_scale(void **state)
{
    block b = block_of(1e-39f);
    assert_true(b.scale == 5619 * 0x1p-149f && isinf(1 / b.scale) && b.q[0] == -127 && b.q[BLOCK - 1] == 127);
    on_every_table(ctx_of(state), tiny);
}

static void rounded_away(tn_ctx *ctx, const char *name)
{
    block b = block_of(1e-6f);
    tn_tensor scale = tensor_of(ctx, TN_F32, TN_SHAPE(1), &b.scale), half, out;
    OK(tn_cast(ctx, &scale, TN_F16, &half, err));
    release(&scale);
    OK(tn_cast(ctx, &half, TN_F32, &scale, err));
    VALUES(&scale, 0);
    out = by_matmul(ctx, &b, &scale);
    holds(name, &out, &b, 1e-6f, INFINITY);
    out = by_scale(ctx, &b, 0);
    holds(name, &out, &b, 1e-6f, INFINITY);
    release(&scale);
    release(&half);
}

/* amax 1e-6: the scale 7.87e-9 is below half of the least F16, 2^-25, and 0 there. */
static void a_s9_7_scale_that_f16_rounds_to_0(void **state) { on_every_table(ctx_of(state), rounded_away); }

/* Numbers, and NaN where want has NaN. */
static void is(const char *name, const tn_tensor *out, const float *want)
{
    const float *x = tn_data(out, TN_F32, NULL);
    for (int i = 0; i < (int)tn_tensor_count(out); i++)
        if (isnan(want[i]) ? !isnan(x[i]) : x[i] != want[i])
            fail_msg("%s: element %d is %g, not %g", name, i, (double)x[i], (double)want[i]);
}

/* Sums −3, 0, 5 (rows) in 19 columns, whose scales go round through these five. */
static void special_columns(tn_ctx *ctx, const char *name)
{
    enum { ROWS = 3, COLUMNS = 19 };
    static const float of[] = { INFINITY, 0.5f, NAN, -INFINITY, 0 };
    static const float row[ROWS][5] = { { -INFINITY, -1.5f, NAN, INFINITY, 0 },
                                        { NAN, 0, NAN, NAN, 0 },
                                        { INFINITY, 2.5f, NAN, -INFINITY, 0 } };
    float scales[COLUMNS], want[ROWS * COLUMNS];
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        scales[i % COLUMNS] = of[i % COLUMNS % 5];
        want[i] = row[i / COLUMNS][i % COLUMNS % 5];
    }
    uint8_t ones[COLUMNS];
    memset(ones, 1, sizeof ones);
    tn_tensor a = tensor_of(ctx, TN_I8, TN_SHAPE(ROWS, 1), (const int8_t[]){ -3, 0, 5 });
    tn_tensor b = tensor_of(ctx, TN_U8, TN_SHAPE(1, COLUMNS), ones);
    tn_tensor scale = tensor_of(ctx, TN_F32, TN_SHAPE(COLUMNS), scales), out;
    OK(tn_matmul_int(ctx, &a, &b, TN_WITH(tn_matmul_int_attrs, .scale = &scale), &out, err));
    is(name, &out, want);
    release(&out);
    release(&a);
    release(&b);
    release(&scale);
}

static void special_factor(tn_ctx *ctx, const char *name)
{
    static const uint8_t bytes[] = { 0, 1, 255, 0, 7 };
    static const float by[] = { INFINITY, -INFINITY, -0.0f };
    static const float want[][5] = { { NAN, INFINITY, INFINITY, NAN, INFINITY },
                                     { NAN, -INFINITY, -INFINITY, NAN, -INFINITY }, { 0, 0, 0, 0, 0 } };
    tn_tensor x = tensor_of(ctx, TN_U8, TN_SHAPE(5), bytes), out;
    for (size_t i = 0; i < sizeof by / sizeof *by; i++) {
        OK(tn_scale(ctx, &x, by[i], &out, err));
        is(name, &out, want[i]);
        release(&out);
    }
    FAILS(TN_ERR_ARG, "by is NaN", tn_scale(ctx, &x, NAN, &out, err));
    release(&x);
}

/* 0·∞ is NaN and is not hidden; a NaN scale fills its column and no other, and tn_scale refuses it. */
static void a_s9_7_infinite_and_nan_scales(void **state)
{
    on_every_table(ctx_of(state), special_columns);
    on_every_table(ctx_of(state), special_factor);
}

/* A scale kept in F16 is not read as if it were F32. */
static void a_s9_7_scale_of_another_type(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = tensor_of(ctx, TN_U8, TN_SHAPE(1, 1), (const uint8_t[]){ 1 }), scale, out;
    OK(tn_tensor_zeros(ctx, TN_F16, TN_SHAPE(1), &scale, err));
    FAILS(TN_ERR_DTYPE, "scale is f16, not f32",
          tn_matmul_int(ctx, &a, &a, TN_WITH(tn_matmul_int_attrs, .scale = &scale), &out, err));
    release(&a);
    release(&scale);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(a_s9_7_subnormal_scale), WITH_CTX(a_s9_7_scale_that_f16_rounds_to_0),
        WITH_CTX(a_s9_7_infinite_and_nan_scales), WITH_CTX(a_s9_7_scale_of_another_type),
    };
    return cmocka_run_group_tests_name("unit/quantised", tests, all_tables, NULL);
}
