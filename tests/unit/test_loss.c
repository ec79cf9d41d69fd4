/* test_loss.c: NLL loss and cross entropy. Expected values are NumPy's (1.24, in double, from the formula) or
 * worked out by hand; case A-S11-2 of the fault collection by its id. */
#include "core_fixture.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#include <tenon/convert.h>

#include "kernel/kernels_p.h"

static const tn_dtype floats[] = { TN_F32, TN_F64, TN_F16, TN_BF16 };

/* Scores of four places and three classes, their log_softmax and the losses of targets 2 0 1 2, by NumPy. */
static const double scores[12] = { 1.5, -0.25, 3.0, 0.5, 0.5, -2.0, -1.0, 2.0, 0.25, 4.0, 1.0, -3.5 };
static const double losses[4] = { 0.23262198, 0.73336979, 0.20176547, 7.54911407 };
static const double logs[12] = { -1.73262198, -3.48262198, -0.23262198, -0.73336979, -0.73336979, -3.23336979,
                                 -3.20176547, -0.20176547, -1.95176547, -0.04911407, -3.04911407,
                                 -7.54911407 };
static const double weights[3] = { 0.5, 2.0, 1.25 };

static tn_tensor tensor_of(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, const double *values)
{
    tn_tensor t, line;
    OK(tn_tensor_new(ctx, dtype, shape, &t, err));
    OK(tn_try_reshape(&t, (tn_dims){ 1, { tn_tensor_count(&t) } }, &line, err));
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        OK(tn_set_f64(&line, TN_SHAPE(i), values[i], err));
    return t;
}

#define TARGETS(ctx, dtype, shape, ...) tensor_of(ctx, dtype, shape, (const double[]){ __VA_ARGS__ })

/* Within a few units of the type, and of NumPy's nine digits. */
static void close_to(tn_dtype dtype, const tn_tensor *t, int32_t i, double want)
{
    double unit = dtype == TN_F16 ? 0x1p-10 : dtype == TN_BF16 ? 0x1p-7 : dtype == TN_F32 ? 0x1p-22 : 0;
    double got = element(t, i);
    if (!(fabs(got - want) <= unit * fmax(1, fabs(want)) + 2e-8))
        fail_msg("%s: element %d is %.9g, not %.9g", tn_dtype_name(dtype), (int)i, got, want);
}

/* x [4, 3] with each target type, reduction and way of lying. */
static void check_losses(tn_ctx *ctx, tn_dtype dtype, const tn_tensor *x, const tn_tensor *target, bool fused)
{
    tn_status (*loss)(tn_ctx *, const tn_tensor *, const tn_tensor *, const tn_loss_attrs *, tn_tensor *,
                      tn_error *) = fused ? tn_cross_entropy : tn_nll_loss;
    tn_tensor weight = tensor_of(ctx, dtype, TN_SHAPE(3), weights), y;
    tn_loss_attrs a = { .size = sizeof a };
    OK(loss(ctx, x, target, NULL, &y, err));
    assert_int_equal(y.rank, 0);
    assert_int_equal(y.dtype, dtype);
    close_to(dtype, &y, 0, 2.179217828);
    release(&y);
    a.reduction = TN_REDUCE_SUM;
    OK(loss(ctx, x, target, &a, &y, err));
    close_to(dtype, &y, 0, 8.716871314);
    release(&y);
    a.reduction = TN_REDUCE_NONE;
    OK(loss(ctx, x, target, &a, &y, err));
    assert_shape(&y, 4);
    for (int i = 0; i < 4; i++)
        close_to(dtype, &y, i, losses[i]);
    release(&y);
    a.weight = &weight;
    OK(loss(ctx, x, target, &a, &y, err));
    close_to(dtype, &y, 1, 0.3666849);
    close_to(dtype, &y, 3, 9.43639258);
    release(&y);
    a.reduction = TN_REDUCE_MEAN;
    OK(loss(ctx, x, target, &a, &y, err));
    close_to(dtype, &y, 0, 2.09947718);
    release(&y);
    a.has_ignore = true;
    a.ignore = 1;
    OK(loss(ctx, x, target, &a, &y, err));
    close_to(dtype, &y, 0, 3.36461832);
    release(&y);
    a.weight = NULL;
    OK(loss(ctx, x, target, &a, &y, err));
    close_to(dtype, &y, 0, 2.838368615);
    release(&y);
    release(&weight);
}

static void losses_by_numpy(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    for (int i = 0; i < 16; i++) {
        tn_dtype dtype = floats[i % 4], wide = i / 4 % 2 ? TN_I64 : TN_I32;
        bool fused = i / 8;
        tn_tensor x = tensor_of(ctx, dtype, TN_SHAPE(4, 3), fused ? scores : logs), t, turned, y;
        tn_tensor target = TARGETS(ctx, wide, TN_SHAPE(4), 2, 0, 1, 2), back;
        check_losses(ctx, dtype, &x, &target, fused);
        OK(tn_t(&x, &t, err));
        OK(tn_contiguous(ctx, &t, &turned, err));
        OK(tn_t(&turned, &t, err));                        /* the same, columns together */
        check_losses(ctx, dtype, &t, &target, fused);
        OK(tn_flip(&t, 0, &t, err));
        OK(tn_flip(&target, 0, &back, err));
        OK((fused ? tn_cross_entropy : tn_nll_loss)(ctx, &t, &back, NULL, &y, err));
        close_to(dtype, &y, 0, 2.179217828);
        release(&y);
        release(&turned);
        release(&x);
        release(&target);
    }
}

/* [N, C, H] as [N·H, C] with the axes moved: each place has the loss of its row. */
static void images(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = tensor_of(ctx, TN_F32, TN_SHAPE(2, 2, 3), scores), image, y;
    tn_tensor target = TARGETS(ctx, TN_I32, TN_SHAPE(2, 2), 2, 0, 1, 2);
    OK(tn_permute(&x, TN_SHAPE(0, 2, 1), &image, err));
    OK(tn_cross_entropy(ctx, &image, &target, TN_WITH(tn_loss_attrs, .reduction = TN_REDUCE_NONE), &y, err));
    assert_shape(&y, 2, 2);
    for (int i = 0; i < 4; i++)
        close_to(TN_F32, &y, i, losses[i]);
    release(&y);
    OK(tn_contiguous(ctx, &image, &image, err));
    OK(tn_cross_entropy(ctx, &image, &target, NULL, &y, err));
    close_to(TN_F32, &y, 0, 2.179217828);
    release(&y);
    release(&image);
    release(&x);
    release(&target);
}

/* C = 2, ignore -100: -100 counts nothing, any other number that is no class is an error and nothing is
 * written. */
static void a_s11_2_targets_that_are_no_class(void **state)
{
    static const int64_t wrong[] = { -99, -1, 2, 100, -101, INT32_MAX, INT32_MIN };
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = tensor_of(ctx, TN_F32, TN_SHAPE(3, 2), (double[]){ -1, -2, -4, -8, -16, -32 }), y, out;
    const tn_tensor *to = &out;
    tn_loss_attrs a = { .size = sizeof a, .has_ignore = true, .ignore = -100 };
    tn_desc desc;
    OK(tn_tensor_new(ctx, TN_F32, (tn_dims){ 0, { 0 } }, &out, err));
    for (int i = 0; i < 28; i++) {
        bool fused = i & 1, wide = i & 2;
        char text[80];
        tn_tensor target = TARGETS(ctx, wide ? TN_I64 : TN_I32, TN_SHAPE(3), 0, (double)wrong[i / 4], -100);
        snprintf(text, sizeof text, "target[1] is %d: not in [0, 2)", (int)wrong[i / 4]);
        FAILS(TN_ERR_RANGE, text, (fused ? tn_cross_entropy : tn_nll_loss)(ctx, &x, &target, &a, &y, err));
        OK(tn_fill_f64(ctx, &out, 77, err));
        OK(tn_describe(fused ? "cross_entropy ignore -100" : "nll_loss ignore -100", TN_LIST(&x, &target),
                       &desc, err));
        FAILS(TN_ERR_RANGE, text, tn_into(ctx, &desc, TN_LIST(&x, &target), (tn_list){ 1, &to }, err));
        VALUES(&out, 77);
        release(&target);
    }
    tn_tensor target = TARGETS(ctx, TN_I32, TN_SHAPE(3), 0, 1, -100);
    OK(tn_nll_loss(ctx, &x, &target, &a, &y, err));
    VALUES(&y, 4.5);                                       /* (1 + 8)/2 */
    release(&y);
    FAILS(TN_ERR_RANGE, "nll_loss: target[2] is -100: not in [0, 2)",
          tn_nll_loss(ctx, &x, &target, NULL, &y, err));
    release(&target);
    release(&x);
    release(&out);
}

/* Rule 4: mean over nothing is NaN, a sum of nothing 0. */
static void nothing_counts(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = tensor_of(ctx, TN_F32, TN_SHAPE(4, 3), scores), y, none, empty;
    tn_tensor target = TARGETS(ctx, TN_I64, TN_SHAPE(4), -1, -1, -1, -1), nobody;
    tn_loss_attrs a = { .size = sizeof a, .has_ignore = true, .ignore = -1 };
    for (int fused = 0; fused < 2; fused++) {
        tn_status (*loss)(tn_ctx *, const tn_tensor *, const tn_tensor *, const tn_loss_attrs *, tn_tensor *,
                          tn_error *) = fused ? tn_cross_entropy : tn_nll_loss;
        a.reduction = TN_REDUCE_MEAN;
        OK(loss(ctx, &x, &target, &a, &y, err));
        assert_true(isnan(element(&y, 0)));
        release(&y);
        a.reduction = TN_REDUCE_SUM;
        OK(loss(ctx, &x, &target, &a, &y, err));
        VALUES(&y, 0);
        release(&y);
        a.reduction = TN_REDUCE_NONE;
        OK(loss(ctx, &x, &target, &a, &y, err));
        VALUES(&y, 0, 0, 0, 0);
        release(&y);
        OK(tn_narrow(&x, 0, 0, 0, &none, err));
        OK(tn_narrow(&target, 0, 0, 0, &nobody, err));
        OK(loss(ctx, &none, &nobody, &a, &y, err));
        assert_shape(&y, 0);
        release(&y);
        OK(loss(ctx, &none, &nobody, NULL, &y, err));
        assert_true(isnan(element(&y, 0)));
        release(&y);
        OK(tn_narrow(&x, 1, 0, 0, &empty, err));           /* no class: nothing but ignored targets */
        OK(loss(ctx, &empty, &target, &a, &y, err));
        VALUES(&y, 0, 0, 0, 0);
        release(&y);
    }
    release(&x);
    release(&target);
}

/* log_softmax of rows as rule 2 and case A-S11-4 have it; NaN in, NaN out. */
static void special_scores(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    const double rows[] = { 1e4, 0, 0, -INFINITY, -INFINITY, -INFINITY, -INFINITY, 0, INFINITY, 0, NAN, 0 };
    tn_tensor x = tensor_of(ctx, TN_F32, TN_SHAPE(6, 2), rows), y;
    tn_tensor target = TARGETS(ctx, TN_I32, TN_SHAPE(6), 1, 0, 0, 0, 1, 1);
    OK(tn_cross_entropy(ctx, &x, &target, TN_WITH(tn_loss_attrs, .reduction = TN_REDUCE_NONE), &y, err));
    assert_true(element(&y, 0) == 10000 && element(&y, 1) == 0);
    assert_true(isnan(element(&y, 2)) && element(&y, 3) == INFINITY);
    assert_true(isnan(element(&y, 4)) && isnan(element(&y, 5)));
    release(&y);
    release(&x);
    release(&target);
}

static void refuses(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = tensor_of(ctx, TN_F32, TN_SHAPE(4, 3), scores), line = TARGETS(ctx, TN_F32, TN_SHAPE(3), 0,
                                                                                 0, 0), y;
    tn_tensor target = TARGETS(ctx, TN_I32, TN_SHAPE(4), 0, 0, 0, 0),
        few = TARGETS(ctx, TN_I32, TN_SHAPE(3), 0, 0, 0);
    tn_tensor small = TARGETS(ctx, TN_I16, TN_SHAPE(4), 0, 0, 0, 0), w2 = TARGETS(ctx, TN_F32, TN_SHAPE(2), 1,
                                                                                  1);
    tn_tensor w64 = TARGETS(ctx, TN_F64, TN_SHAPE(3), 1, 1, 1), who = TARGETS(ctx, TN_I32, TN_SHAPE(3, 1), 0,
                                                                              0, 0);
    FAILS(TN_ERR_SHAPE, "the target is 3, the scores are 4x3: their shape without axis 1 is wanted",
          tn_nll_loss(ctx, &x, &few, NULL, &y, err));
    FAILS(TN_ERR_SHAPE, "the target is 3x1, the scores are 4x3", tn_nll_loss(ctx, &x, &who, NULL, &y, err));
    FAILS(TN_ERR_RANK, "the scores are 3: rank 2 or more wanted",
          tn_nll_loss(ctx, &line, &few, NULL, &y, err));
    FAILS(TN_ERR_DTYPE, "not for f32,i16", tn_cross_entropy(ctx, &x, &small, NULL, &y, err));
    FAILS(TN_ERR_SHAPE, "the weight is 2, the scores are 4x3: one a class is wanted",
          tn_nll_loss(ctx, &x, &target, TN_WITH(tn_loss_attrs, .weight = &w2), &y, err));
    FAILS(TN_ERR_DTYPE, "weight is f64, not f32",
          tn_nll_loss(ctx, &x, &target, TN_WITH(tn_loss_attrs, .weight = &w64), &y, err));
    FAILS(TN_ERR_ARG, "reduction is 3, not 0 to 2",
          tn_nll_loss(ctx, &x, &target, TN_WITH(tn_loss_attrs, .reduction = (tn_reduction)3), &y, err));
    FAILS(TN_ERR_ARG, "", tn_nll_loss(ctx, &x, NULL, NULL, &y, err));
    for (size_t i = 0; i < 8; i++)
        release((tn_tensor *[]){ &x, &line, &target, &few, &small, &w2, &w64, &who }[i]);
}

/* Rule 9: a sum's error does not grow with its length, in either path. 2^24 and ones, and many equal
 * halves. */
static void long_sums(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    enum { N = 70000 };
    double *values = malloc(N * sizeof *values);
    for (int i = 0; i < N; i++)
        values[i] = i == 0 ? -16777216 : -1;
    tn_tensor x = tensor_of(ctx, TN_F32, TN_SHAPE(N, 1), values), y, target;
    OK(tn_tensor_zeros(ctx, TN_I32, TN_SHAPE(N), &target, err));
    OK(tn_nll_loss(ctx, &x, &target, TN_WITH(tn_loss_attrs, .reduction = TN_REDUCE_SUM), &y, err));
    VALUES(&y, 16777216 + 70000);                          /* 69999 more: F32 has even ones alone here */
    release(&y);
    release(&x);
    for (int i = 0; i < N; i++)
        values[i] = 0.5;
    x = tensor_of(ctx, TN_F16, TN_SHAPE(N / 2, 2), values);
    OK(tn_narrow(&target, 0, 0, N / 2, &target, err));
    OK(tn_cross_entropy(ctx, &x, &target, NULL, &y, err));
    assert_true(element(&y, 0) == tn_f16_to_f32(tn_f32_to_f16(0.693147181f)));
    release(&y);
    release(&x);
    release(&target);
    free(values);
}

/* -- Bits -------------------------------------------------------------------------------------------------*/

static tn_ctx *open_ctx(const tn_kernels *kernels, tn_mode mode, size_t count, const tn_threads **threads)
{
    tn_ctx *ctx;
    OK(tn_threads_create(TN_WITH(tn_threads_options, .count = count), threads, err));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = kernels, .mode = mode, .threads = *threads), &ctx,
                     err));
    return ctx;
}

static double loss_in(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *target, bool fused)
{
    tn_tensor y;
    double value;
    OK((fused ? tn_cross_entropy : tn_nll_loss)(ctx, x, target, NULL, &y, err));
    value = element(&y, 0);
    release(&y);
    return value;
}

/* Many places, by rows and by columns: each number of threads gives the same bits; exact mode the
 * reference's. */
static void threads_and_modes(void **state)
{
    static const size_t counts[] = { 1, 2, 3, 8 };
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x, target, image;
    OK(tn_tensor_arange(ctx, TN_F32, 0, 3000 * 77, 1, &x, err));
    float *values = tn_mutable_data(&x, TN_F32, NULL);
    for (int i = 0; i < 3000 * 77; i++)
        values[i] = (float)((i * 2654435761u >> 8) % 2000) / 100 - 10;
    OK(tn_tensor_zeros(ctx, TN_I64, TN_SHAPE(3000), &target, err));
    for (int32_t i = 0; i < 3000; i++)
        OK(tn_set_i64(&target, TN_SHAPE(i), i * 31 % 77, err));
    for (int way = 0; way < 4; way++) {
        bool fused = way & 1;
        double first = 0, want = 0;
        OK(tn_try_reshape(&x, way & 2 ? TN_SHAPE(77, 3000) : TN_SHAPE(3000, 77), &image, err));
        if (way & 2)
            OK(tn_t(&image, &image, err));
        for (int mode = TN_FAST; mode <= TN_EXACT; mode++)
            for (int i = 0; i < 4; i++) {
                const tn_threads *threads;
                tn_ctx *own = open_ctx(NULL, (tn_mode)mode, counts[i], &threads);
                double got = loss_in(own, &image, &target, fused);
                tn_ctx_destroy(own);
                tn_threads_destroy(threads);
                if (i == 0)
                    first = got;
                assert_true(got == first);
            }
        const tn_threads *threads;
        tn_ctx *reference = open_ctx(tn_kernels_reference(), TN_EXACT, 1, &threads);
        want = loss_in(reference, &image, &target, fused);
        assert_true(want == first);                        /* first is the exact one by now */
        tn_ctx_destroy(reference);
        tn_threads_destroy(threads);
    }
    release(&x);
    release(&target);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(losses_by_numpy), WITH_CTX(images),  WITH_CTX(a_s11_2_targets_that_are_no_class),
        WITH_CTX(nothing_counts),  WITH_CTX(refuses), WITH_CTX(special_scores),
        WITH_CTX(long_sums),       WITH_CTX(threads_and_modes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
