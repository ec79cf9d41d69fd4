/* test_slice.c: ONNX's Slice over flip and slice, where its own data have one backward case. Expected: by
 * hand, from the text of the operation (opset 13). */
#include "onnx_ops.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

typedef struct slice_case {
    int64_t start, end, step;
    int count;
    int32_t want[10];
} slice_case;

static const slice_case cases[] = {
    { 9, 0, -1, 9, { 9, 8, 7, 6, 5, 4, 3, 2, 1 } },
    { 9, 2, -1, 7, { 9, 8, 7, 6, 5, 4, 3 } },
    { 9, 0, -3, 3, { 9, 6, 3 } },
    { -1, INT32_MIN, -1, 10, { 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 } },
    { -1, INT64_MIN, -1, 10, { 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 } },
    { -1, INT32_MAX, -1, 0, { 0 } },               /* the text's; some runtimes say 9…0 */
    { 0, 5, -1, 0, { 0 } },
    { 20, -100, -4, 3, { 9, 5, 1 } },
    { 0, -100, -1, 1, { 0 } },
    { 3, 0, INT64_MIN, 1, { 3 } },
    { 2, INT64_MAX, 3, 3, { 2, 5, 8 } },
    { -3, -1, 1, 2, { 7, 8 } },
    { 7, 3, 1, 0, { 0 } },
};

static void check(tn_ctx *ctx, const slice_case *c)
{
    tn_tensor x, y;
    tn_error err = { 0 };
    if (tn_tensor_arange(ctx, TN_I32, 0, 10, 1, &x, &err) || onnx_slice(&x, 0, c->start, c->end, c->step, &y,
                                                                        &err))
        fail_msg("%lld:%lld:%lld: %s", (long long)c->start, (long long)c->end, (long long)c->step,
                 err.message);
    if (y.shape[0] != c->count)
        fail_msg("%lld:%lld:%lld: %d elements, want %d", (long long)c->start, (long long)c->end,
                 (long long)c->step, y.shape[0], c->count);
    for (int i = 0; i < c->count; i++) {
        int64_t got;
        if (tn_get_i64(&y, TN_INDEX(i), &got, &err) || got != c->want[i])
            fail_msg("%lld:%lld:%lld: element %d is not %d", (long long)c->start, (long long)c->end,
                     (long long)c->step, i, c->want[i]);
    }
    assert_int_equal(tn_tensor_release(&x, &err), TN_OK);
}

static void a_s11_3_negative_steps(void **state)
{
    tn_ctx *ctx;
    tn_error err;
    (void)state;
    if (tn_ctx_create(NULL, &ctx, &err))
        fail_msg("%s", err.message);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check(ctx, &cases[i]);
    tn_ctx_destroy(ctx);
}

static void empty_axis(void **state)
{
    tn_ctx *ctx;
    tn_tensor x, y;
    tn_error err;
    (void)state;
    if (tn_ctx_create(NULL, &ctx, &err) || tn_tensor_new(ctx, TN_F32, TN_SHAPE(2, 0), &x, &err)
        || onnx_slice(&x, -1, -1, INT64_MIN, -1, &y, &err))
        fail_msg("%s", err.message);
    assert_int_equal(y.shape[1], 0);
    assert_int_equal(tn_tensor_release(&x, &err), TN_OK);
    tn_ctx_destroy(ctx);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(a_s11_3_negative_steps),
                                        cmocka_unit_test(empty_axis) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
