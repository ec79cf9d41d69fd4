/* test_compare.c: the comparison itself: what it lets pass and what not, by hand. */
#include "onnx_ops.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>
#include <math.h>

static tn_ctx *ctx;
static char why[200];

static int setup(void **state)
{
    (void)state;
    return tn_ctx_create(NULL, &ctx, NULL);
}

static int teardown(void **state)
{
    (void)state;
    tn_ctx_destroy(ctx);
    return 0;
}

/* Whether a scalar of these bytes passes for one of those. */
static bool same(tn_dtype dtype, const void *got, const void *want, double ulps, double near)
{
    tn_tensor g, w;
    tn_error err;
    void *p = NULL, *q = NULL;
    if (tn_tensor_new(ctx, dtype, TN_SCALAR, &g, &err) || tn_tensor_new(ctx, dtype, TN_SCALAR, &w, &err)
        || !(p = tn_mutable_data(&g, dtype, &err)) || !(q = tn_mutable_data(&w, dtype, &err)))
        fail_msg("%s", err.message);
    memcpy(p, got, tn_dtype_size(dtype));
    memcpy(q, want, tn_dtype_size(dtype));
    bool yes = onnx_same(ctx, &g, &w, (onnx_bound){ ulps, near }, why, sizeof why);
    if (tn_tensor_release(&g, &err) || tn_tensor_release(&w, &err))
        fail_msg("%s", err.message);
    return yes;
}

static bool same_f32(float got, float want, double ulps, double near)
{
    return same(TN_F32, &got, &want, ulps, near);
}

static void floats(void **state)
{
    (void)state;
    assert_true(same_f32(1.5f, 1.5f, 0, 0));
    assert_true(same_f32(1 + 0x1p-23f, 1, 1, 0));
    assert_false(same_f32(1 + 0x1p-23f, 1, 0, 0));
    assert_false(same_f32(1 + 0x1p-22f, 1, 1, 0));
    assert_true(same_f32(-1 - 0x1p-22f, -1, 2, 0));
    assert_true(same_f32(1e-7f, 0, 1, 1.1e-7));
    assert_false(same_f32(2e-7f, 0, 1, 1.1e-7));
    assert_false(same_f32(-0.0f, 0, 0, 0));
    assert_true(same_f32(-0.0f, 0, 1, 0));
    assert_true(same_f32(-NAN, NAN, 0, 0));
    assert_false(same_f32(NAN, 1, 8, 1));
    assert_false(same_f32(1, NAN, 8, 1));
    assert_true(same_f32(INFINITY, INFINITY, 4, 0));
    assert_false(same_f32(1, INFINITY, 4, 0));
    assert_false(same_f32(-INFINITY, INFINITY, 4, 0));
    assert_false(same_f32(INFINITY, 3e38f, 4, 0));
}

static void other_types(void **state)
{
    const int32_t five = 5, six = 6;
    const uint16_t one = 0x3C00, next = 0x3C01, one_b = 0x3F80, next_b = 0x3F81;
    const double d = 1, e = 1 + 0x1p-52;
    (void)state;
    assert_false(same(TN_I32, &five, &six, 100, 100));
    assert_string_equal(why, "[]: got 5, want 6");
    assert_true(same(TN_F16, &one, &next, 1, 0));
    assert_false(same(TN_F16, &one, &next, 0, 1e-4));
    assert_true(same(TN_BF16, &one_b, &next_b, 1, 0));
    assert_true(same(TN_F64, &e, &d, 1, 0));
    assert_false(same(TN_F64, &e, &d, 0.5, 0));
}

static void extents_and_types(void **state)
{
    tn_tensor a, b, c;
    tn_error err;
    (void)state;
    if (tn_tensor_arange(ctx, TN_F32, 0, 6, 1, &a, &err) || tn_tensor_arange(ctx, TN_F64, 0, 6, 1, &c, &err)
        || tn_try_reshape(&a, TN_SHAPE(2, 3), &b, &err))
        fail_msg("%s", err.message);
    assert_false(onnx_same(ctx, &b, &a, (onnx_bound){ 9, 9 }, why, sizeof why));
    assert_string_equal(why, "is f32 2x3, want f32 6");
    assert_false(onnx_same(ctx, &a, &c, (onnx_bound){ 9, 9 }, why, sizeof why));
    assert_string_equal(why, "is f32 6, want f64 6");
    assert_int_equal(tn_flip(&b, 1, &b, &err), TN_OK);
    if (tn_try_reshape(&a, TN_SHAPE(2, 3), &a, &err))
        fail_msg("%s", err.message);
    assert_false(onnx_same(ctx, &b, &a, (onnx_bound){ 0, 0 }, why, sizeof why));
    assert_string_equal(why, "[0,0]: got 2, want 0");
    assert_true(tn_tensor_release(&a, &err) == TN_OK && tn_tensor_release(&c, &err) == TN_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(floats), cmocka_unit_test(other_types), cmocka_unit_test(extents_and_types)
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
