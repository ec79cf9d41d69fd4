/* test_misuse.c: operations called with what makes no sense: what is missing, out of range, NaN, or the
 * smallest integer, which stands for "any" in patterns. Each call fails with its sentence and leaves
 * everything as it was. */
#include "core_fixture.h"

#include <math.h>

/* Nothing was written: out is what it was before the call, x holds 0, 1, 2 … */
#define REFUSED(status, words, call) do { \
        memset(&y, 0x5a, sizeof y); \
        FAILS(status, words, call); \
        for (size_t b_ = 0; b_ < sizeof y; b_++) \
            assert_int_equal(((const unsigned char *)&y)[b_], 0x5a); \
    } while (0)

static void assert_arange(const tn_tensor *x)
{
    double got;
    for (int32_t i = 0; i < tn_tensor_count(x); i++) {
        got = element(x, i);
        assert_true(got == i);
    }
}

/* The smallest integer, and NaN: open in a pattern, no attribute of a call. */
static void attributes_are_numbers(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 64, TN_SHAPE(1, 4, 4, 4)),
        w = arange(ctx, TN_F32, 16, TN_SHAPE(4, 4, 1, 1)), y;
    tn_tensor c = arange(ctx, TN_F32, 4, TN_SHAPE(4)), one = arange(ctx, TN_F32, 4, TN_SHAPE(4));
    const int32_t any = INT32_MIN;
    const tn_tensor *inputs[] = { &x, &w };
    tn_desc desc;
    REFUSED(TN_ERR_ARG, "conv2d: groups is -2147483648, which stands for any",
            tn_conv2d(ctx, &x, &w, NULL, TN_WITH(tn_conv2d_attrs, .groups = any), &y, err));
    REFUSED(TN_ERR_ARG, "stride is -2147483648",
            tn_conv2d(ctx, &x, &w, NULL, TN_WITH(tn_conv2d_attrs, .stride = { any, 1 }), &y, err));
    REFUSED(TN_ERR_ARG, "pad_extra is -2147483648",
            tn_conv2d(ctx, &x, &w, NULL, TN_WITH(tn_conv2d_attrs, .pad_extra = { 0, any }), &y, err));
    REFUSED(TN_ERR_ARG, "group_norm: groups is -2147483648", tn_group_norm(ctx, &x, any, 0, NULL, NULL, &y,
                                                                           err));
    REFUSED(TN_ERR_ARG, "trailing is -2147483648", tn_layer_norm(ctx, &x, any, 0, NULL, NULL, &y, err));
    REFUSED(TN_ERR_ARG, "trailing is -2147483648", tn_layer_norm(ctx, &x, any, 0, &c, &c, &y, err));
    REFUSED(TN_ERR_RANGE, "the last -2147483647 axes", tn_layer_norm(ctx, &x, any + 1, 0, &c, &c, &y, err));
    REFUSED(TN_ERR_RANGE, "the last 2147483647 axes", tn_rms_norm(ctx, &x, INT32_MAX, 0, &c, &y, err));
    REFUSED(TN_ERR_ARG, "kernel is -2147483648",
            tn_max_pool2d(ctx, &x, TN_WITH(tn_pool2d_attrs, .kernel = { any, 2 }), &y, NULL, err));
    REFUSED(TN_ERR_ARG, "pad is -2147483648",
            tn_avg_pool2d(ctx, &x, TN_WITH(tn_pool2d_attrs, .kernel = { 2, 2 }, .pad = { any, any }), &y,
                          err));
    REFUSED(TN_ERR_ARG, "before is -2147483648",
            tn_pad(ctx, &c, TN_SHAPE(any), TN_SHAPE(0), 0, &y, err));
    REFUSED(TN_ERR_ARG, "eps is NaN", tn_layer_norm(ctx, &x, 1, NAN, NULL, NULL, &y, err));
    REFUSED(TN_ERR_ARG, "eps is NaN", tn_rms_norm(ctx, &x, 1, NAN, NULL, &y, err));
    REFUSED(TN_ERR_ARG, "eps is NaN", tn_group_norm(ctx, &x, 2, NAN, NULL, NULL, &y, err));
    tn_batch_norm_attrs a = { .size = sizeof a, .eps = NAN, .mean = &c, .var = &one, .training = true };
    REFUSED(TN_ERR_ARG, "batch_norm: eps is NaN", tn_batch_norm(ctx, &x, &a, &y, err));
    a.eps = 1;
    a.momentum = NAN;
    REFUSED(TN_ERR_ARG, "batch_norm: momentum is NaN", tn_batch_norm(ctx, &x, &a, &y, err));
    REFUSED(TN_ERR_ARG, "softmax: scale is NaN", tn_softmax(ctx, &x, 1, NAN, &y, err));
    REFUSED(TN_ERR_ARG, "log_softmax: scale is NaN", tn_log_softmax(ctx, &x, 1, NAN, &y, err));
    REFUSED(TN_ERR_ARG, "scale: by is NaN", tn_scale(ctx, &x, NAN, &y, err));
    REFUSED(TN_ERR_ARG, "attention: scale is NaN",
            tn_attention(ctx, &x, &x, &x, TN_WITH(tn_attention_attrs, .scale = NAN), &y, err));
    REFUSED(TN_ERR_ARG, "attention: softcap is NaN",
            tn_attention(ctx, &x, &x, &x, TN_WITH(tn_attention_attrs, .softcap = NAN), &y, err));
    OK(tn_describe("conv2d groups _", (tn_list){ 2, inputs }, &desc, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1, 4, 4, 4), &y, err));
    FAILS(TN_ERR_ARG, "groups is -2147483648", tn_into(ctx, &desc, (tn_list){ 2, inputs }, TN_LIST(&y), err));
    for (int32_t i = 0; i < 64; i++)
        assert_true(element(&y, i) == 0);
    assert_arange(&c);
    assert_arange(&one);
    for (size_t i = 0; i < 5; i++)
        release((tn_tensor *[]){ &x, &w, &c, &one, &y }[i]);
}

/* Ids that stand for "none" and "any" in descriptors cannot be skipped or ignored. */
static void reserved_ids(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 12, TN_SHAPE(4, 3)), at = arange(ctx, TN_I32, 3, TN_SHAPE(3)), y;
    tn_tensor target = arange(ctx, TN_I32, 4, TN_SHAPE(4));
    const int32_t ids[] = { INT32_MAX, INT32_MIN };
    static const char *const words[] = { "is 2147483647, which stands for none",
                                         "is -2147483648, which stands for any" };
    for (int i = 0; i < 2; i++) {
        REFUSED(TN_ERR_ARG, words[i], tn_embedding(ctx, &x, &at, &ids[i], &y, err));
        REFUSED(TN_ERR_ARG, words[i], tn_nll_loss(ctx, &x, &target, TN_WITH(tn_loss_attrs, .has_ignore = true,
                                                                            .ignore = ids[i]), &y, err));
    }
    release(&x);
    release(&at);
    release(&target);
}

/* Extents beyond 32 bits: an empty image may be as high as it likes. */
static void results_that_grow_too_far(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor high, w = arange(ctx, TN_F32, 1, TN_SHAPE(1, 1, 1, 1)), c = arange(ctx, TN_F32, 4, TN_SHAPE(4)),
        y;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(0, 1, INT32_MAX, 1), &high, err));
    REFUSED(TN_ERR_SHAPE, "conv2d: 3147483647 places side by side, over 2147483647",
            tn_conv2d(ctx, &high, &w, NULL, TN_WITH(tn_conv2d_attrs, .pad = { 500000000, 0 }), &y, err));
    REFUSED(TN_ERR_SHAPE, "pad: axis 0 grows to 4294967298, over 2147483647",
            tn_pad(ctx, &c, TN_SHAPE(INT32_MAX), TN_SHAPE(INT32_MAX), 0, &y, err));
    REFUSED(TN_ERR_SHAPE, "over 2147483647 bytes", tn_pad(ctx, &c, TN_SHAPE(1 << 30), TN_SHAPE(0), 0, &y,
                                                          err));
    release(&high);
    release(&w);
    release(&c);
}

/* Two results need two places. */
static void one_place_for_two_results(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 16, TN_SHAPE(1, 1, 4, 4)), y, out, view;
    tn_tensor c = arange(ctx, TN_F32, 4, TN_SHAPE(4)), v = arange(ctx, TN_F32, 4, TN_SHAPE(4)), made;
    tn_desc desc;
    REFUSED(TN_ERR_ARG, "max_pool2d: out and indices are one variable",
            tn_max_pool2d(ctx, &x, TN_WITH(tn_pool2d_attrs, .kernel = { 2, 2 }), &y, &y, err));
    OK(tn_describe("max_pool2d kernel 2 stride 2 indices", TN_LIST(&x), &desc, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1, 1, 2, 2), &out, err));
    OK(tn_try_reshape(&out, TN_SHAPE(1, 1, 2, 2), &view, err));
    FAILS(TN_ERR_DTYPE, "is f32, described as i32", tn_into(ctx, &desc, TN_LIST(&x), TN_LIST(&out, &view),
                                                            err));
    release(&out);
    const tn_tensor *inputs[] = { &x, &c, &v };
    tn_tensor plane;
    OK(tn_try_reshape(&x, TN_SHAPE(4, 4), &plane, err));
    inputs[0] = &plane;
    OK(tn_describe("batch_norm training momentum 0.5", (tn_list){ 3, inputs }, &desc, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(4, 4), &made, err));
    FAILS(TN_ERR_OVERLAP, "overlaps", tn_into(ctx, &desc, (tn_list){ 3, inputs }, TN_LIST(&made, &c, &c),
                                              err));
    FAILS(TN_ERR_OVERLAP, "overlaps", tn_into(ctx, &desc, (tn_list){ 3, inputs }, TN_LIST(&made, &v, &c),
                                              err));
    FAILS(TN_ERR_OVERLAP, "overlaps", tn_into(ctx, &desc, (tn_list){ 3, inputs }, TN_LIST(&plane, &c, &v),
                                              err));
    FAILS(TN_ERR_ARG, "3 outputs, called with 3 and 1",
          tn_into(ctx, &desc, (tn_list){ 3, inputs }, TN_LIST(&made), err));
    OK(tn_select(&made, 0, 1, &view, err));
    FAILS(TN_ERR_OVERLAP, "overlaps", tn_into(ctx, &desc, (tn_list){ 3, inputs }, TN_LIST(&made, &view, &v),
                                              err));
    for (int32_t i = 0; i < 16; i++)
        assert_true(element(&made, i) == 0);
    assert_arange(&c);
    assert_arange(&v);
    assert_arange(&x);
    for (size_t i = 0; i < 4; i++)
        release((tn_tensor *[]){ &x, &c, &v, &made }[i]);
}

/* NULL, released tensors, options of the wrong size, wrong types: for each operation with options. */
static void missing_and_stale(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 16, TN_SHAPE(1, 1, 4, 4)), gone = arange(ctx, TN_F32, 4, TN_SHAPE(4)),
        y;
    tn_tensor t = arange(ctx, TN_I32, 1, TN_SHAPE(1));
    release(&gone);
    const tn_conv2d_attrs small = { .size = 3 };
    const tn_attention_attrs attention = { .size = (size_t)1 << 40 };
    const tn_batch_norm_attrs norm = { .size = sizeof norm, .mean = &gone, .var = &gone };
    REFUSED(TN_ERR_ARG, "NULL", tn_conv2d(ctx, NULL, &x, NULL, NULL, &y, err));
    REFUSED(TN_ERR_ARG, "NULL", tn_conv2d(ctx, &x, NULL, NULL, NULL, &y, err));
    REFUSED(TN_ERR_ARG, "3 bytes", tn_conv2d(ctx, &x, &x, NULL, &small, &y, err));
    REFUSED(TN_ERR_ARG, "bytes", tn_attention(ctx, &x, &x, &x, &attention, &y, err));
    REFUSED(TN_ERR_ARG, "NULL", tn_attention(ctx, &x, &x, NULL, NULL, &y, err));
    REFUSED(TN_ERR_ARG, "NULL", tn_batch_norm(ctx, &x, NULL, &y, err));
    REFUSED(TN_ERR_STALE, "", tn_batch_norm(ctx, &x, &norm, &y, err));
    REFUSED(TN_ERR_STALE, "", tn_conv2d(ctx, &x, &x, &gone, NULL, &y, err));
    REFUSED(TN_ERR_STALE, "", tn_attention(ctx, &x, &x, &x, TN_WITH(tn_attention_attrs, .mask = &gone), &y,
                                           err));
    REFUSED(TN_ERR_STALE, "", tn_nll_loss(ctx, &x, &t, TN_WITH(tn_loss_attrs, .weight = &gone), &y, err));
    REFUSED(TN_ERR_STALE, "", tn_layer_norm(ctx, &x, 1, 0, &gone, NULL, &y, err));
    REFUSED(TN_ERR_STALE, "", tn_gather(ctx, &x, &gone, 0, &y, err));
    REFUSED(TN_ERR_ARG, "ctx is NULL", tn_softmax(NULL, &x, 0, 1, &y, err));
    REFUSED(TN_ERR_ARG, "ctx is NULL", tn_max_pool2d(NULL, &x, NULL, &y, NULL, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_max_pool2d(ctx, &x, NULL, NULL, &y, err));
    REFUSED(TN_ERR_ARG, "takes 1 to 15 inputs, here are 0", tn_concat(ctx, (tn_list){ 3, NULL }, 0, &y, err));
    REFUSED(TN_ERR_ARG, "NULL", tn_concat(ctx, (tn_list){ 2, (const tn_tensor *[]){ &x, NULL } }, 0, &y,
                                          err));
    REFUSED(TN_ERR_RANGE, "2147483647", tn_concat(ctx, TN_LIST(&x), INT32_MAX, &y, err));
    REFUSED(TN_ERR_RANGE, "-2147483648", tn_gather(ctx, &x, &t, INT32_MIN, &y, err));
    REFUSED(TN_ERR_RANGE, "-2147483648", tn_softmax(ctx, &x, INT32_MIN, 1, &y, err));
    REFUSED(TN_ERR_RANGE, "4", tn_argmax(ctx, &x, TN_SHAPE(4), false, &y, err));
    REFUSED(TN_ERR_ARG, "places are along one axis", tn_argmax(ctx, &x, (tn_dims){ 0 }, false, &y, err));
    REFUSED(TN_ERR_RANK, "9 axes, at most 8", tn_sum(ctx, &x, ((tn_dims){ .count = 9 }), false, &y, err));
    REFUSED(TN_ERR_RANK, "-1 axes", tn_sum(ctx, &x, ((tn_dims){ .count = -1 }), false, &y, err));
    REFUSED(TN_ERR_RANK, "before is said of -1 axes",
            tn_pad(ctx, &x, (tn_dims){ .count = -1 }, TN_SHAPE(0, 0, 0, 0), 0, &y, err));
    assert_arange(&x);
    release(&x);
    release(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(attributes_are_numbers), WITH_CTX(reserved_ids), WITH_CTX(results_that_grow_too_far),
        WITH_CTX(one_place_for_two_results), WITH_CTX(missing_and_stale),
    };
    return cmocka_run_group_tests_name("unit/misuse", tests, NULL, NULL);
}
