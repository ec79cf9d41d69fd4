#include "core_fixture.h"

#include "kernel/desc/desc_p.h"

/* test_acceptance.c: the acceptance test of the specification's tensor article: reshape, permute, narrow,
 * contiguous, with the description after each step and NumPy's values as the article prints them. */

static void arange_permute_narrow_contiguous(void **state)
{
    static const float want[12] = { 1, 5, 9, 13, 17, 21, 2, 6, 10, 14, 18, 22 };
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a, b, c;

    OK(tn_tensor_arange(ctx, TN_F32, 0, 24, 1, &a, err));
    OK(tn_reshape(ctx, &a, TN_SHAPE(2, 3, 4), &a, err));
    assert_shape(&a, 2, 3, 4);
    assert_strides(&a, 12, 4, 1);
    assert_int_equal(a.offset, 0);

    OK(tn_permute(&a, TN_AXES(2, 0, 1), &b, err));
    assert_shape(&b, 4, 2, 3);
    assert_strides(&b, 1, 12, 4);
    assert_int_equal(b.offset, 0);

    OK(tn_narrow(&b, 0, 1, 2, &b, err));
    assert_shape(&b, 2, 2, 3);
    assert_strides(&b, 1, 12, 4);
    assert_int_equal(b.offset, 1);
    assert_true(tn_tensor_shares_buffer(&a, &b));

    OK(tn_contiguous(ctx, &b, &c, err));
    assert_shape(&c, 2, 2, 3);
    assert_strides(&c, 6, 3, 1);
    assert_int_equal(c.offset, 0);
    assert_false(tn_tensor_shares_buffer(&b, &c));
    assert_memory_equal(tn_data(&c, TN_F32, NULL), want, sizeof want);
    assert_true(element(&b, 8) == 10);                 /* b[1, 0, 2] is number 10 of the buffer */
    release(&c);
    release(&a);
}

static void transpose_moves_nothing(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3)), b, same;

    OK(tn_t(&a, &b, err));
    assert_shape(&a, 2, 3);
    assert_strides(&a, 3, 1);
    assert_shape(&b, 3, 2);
    assert_strides(&b, 1, 3);
    assert_true(tn_tensor_shares_buffer(&a, &b));
    OK(tn_contiguous(ctx, &a, &same, err));            /* packed already: itself */
    SAME_TENSOR(&same, &a);
    release(&a);
}

/* Both hold the same bits, and are given back. */
static void assert_same_results(const char *op, const tn_tensor *a, const tn_tensor *b)
{
    size_t size = (size_t)tn_tensor_count(a) * tn_dtype_size(a->dtype);

    assert_int_equal(tn_tensor_count(b), tn_tensor_count(a));
    if (memcmp(tn_data(a, a->dtype, NULL), tn_data(b, b->dtype, NULL), size) != 0)
        fail_msg("%s takes a step from an extent of 1", op);
    release(a);
    release(b);
}

/* A-S2-3: arange(8) as 1x1x8, turned to 1x8x1 with strides 8,1,8, through every operation that takes
 * floats, gives what the packed tensor gives. */
static void a_s2_3_no_step_from_an_extent_of_1(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 8, TN_SHAPE(1, 1, 8)), a, b;
    tn_tensor p = arange(ctx, TN_F32, 8, TN_SHAPE(1, 8, 1));
    int done = 0;

    OK(tn_transpose(&t, 1, 2, &t, err));
    for (size_t i = 0; i < tni_ops_count; i++) {
        const tni_op_row *row = &tni_ops[i];
        if (row->wrt != 0 || row->floats[0] != NULL || !tni_op_takes(row, TN_F32))
            continue;
        if (row->family == TNI_UNARY) {
            OK(tn_unary(ctx, (tn_op)row->op, &t, &a, err));
            OK(tn_unary(ctx, (tn_op)row->op, &p, &b, err));
        } else if (row->family == TNI_BINARY) {
            OK(tn_binary(ctx, (tn_op)row->op, &t, &t, &a, err));
            OK(tn_binary(ctx, (tn_op)row->op, &p, &p, &b, err));
        } else {
            continue;
        }
        assert_same_results(row->name, &a, &b);
        done++;
    }
    assert_true(done >= 5);
    for (int32_t axis = 0; axis < 3; axis++) {
        OK(tn_sum(ctx, &t, TN_AXES(axis), false, &a, err));
        OK(tn_sum(ctx, &p, TN_AXES(axis), false, &b, err));
        assert_same_results("sum", &a, &b);
        OK(tn_log_softmax(ctx, &t, axis, 1, &a, err));
        OK(tn_log_softmax(ctx, &p, axis, 1, &b, err));
        assert_same_results("log_softmax", &a, &b);
    }
    release(&t);
    release(&p);
}

/* A-S2-7: a += its transpose, at sizes around those where others fell: refused at each, nothing written. */
static void a_s2_7_output_overlaps_an_input(void **state)
{
    static const int32_t sizes[] = { 2, 90, 91, 2048 };
    tn_ctx *ctx = ctx_of(state);

    for (int i = 0; i < 4; i++) {
        int32_t n = sizes[i];
        tn_tensor a = arange(ctx, TN_F32, (int64_t)n * n, TN_SHAPE(n, n)), at;
        uint64_t version;
        tn_desc add;
        OK(tn_t(&a, &at, err));
        OK(tn_describe("add", TN_LIST(&a, &at), &add, err));
        FAILS(TN_ERR_OVERLAP, "", tn_into(ctx, &add, TN_LIST(&a, &at), TN_LIST(&a), err));
        FAILS(TN_ERR_OVERLAP, "", tn_copy_from(ctx, &a, &at, err));
        assert_true(element(&a, 1) == 1 && element(&a, n) == n);
        OK(tn_tensor_version(&a, &version, err));
        assert_int_equal(version, 0);
        release(&a);
    }
}

/* A-S2-5: stride 0 is no output, of any function that writes. */
static void a_s2_5_stride_0_is_no_output(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 1, TN_SHAPE(1)), one = arange(ctx, TN_F32, 1, TN_SHAPE(1)), wide;
    tn_desc add;

    OK(tn_fill_f64(ctx, &x, 3, err));
    OK(tn_fill_f64(ctx, &one, 1, err));
    OK(tn_expand(&x, TN_SHAPE(5), &wide, err));
    OK(tn_describe("add", TN_LIST(&wide, &one), &add, err));
    FAILS(TN_ERR_OVERLAP, "", tn_into(ctx, &add, TN_LIST(&wide, &one), TN_LIST(&wide), err));
    FAILS(TN_ERR_OVERLAP, "", tn_copy_from(ctx, &wide, &one, err));
    FAILS(TN_ERR_OVERLAP, "", tn_fill_f64(ctx, &wide, 8, err));
    FAILS(TN_ERR_OVERLAP, "", tn_fill_i64(ctx, &wide, 8, err));
    VALUES(&x, 3);
    release(&x);
    release(&one);
}

/* A-S2-8: reversed and strided views, copied. */
static void a_s2_8_copies_of_reversed_views(void **state)
{
    static const float want[4] = { 3, 2, 1, 0 };
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = arange(ctx, TN_F32, 4, TN_SHAPE(4)), v, c;

    OK(tn_flip(&a, 0, &v, err));
    OK(tn_contiguous(ctx, &v, &c, err));
    assert_memory_equal(tn_data(&c, TN_F32, NULL), want, sizeof want);
    release(&c);
    OK(tn_slice(&v, 0, 1, 4, 2, &v, err));
    OK(tn_contiguous(ctx, &v, &c, err));
    VALUES(&c, 2, 0);
    release(&c);
    release(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(arange_permute_narrow_contiguous),
        WITH_CTX(transpose_moves_nothing),
        WITH_CTX(a_s2_3_no_step_from_an_extent_of_1),
        WITH_CTX(a_s2_5_stride_0_is_no_output),
        WITH_CTX(a_s2_7_output_overlaps_an_input),
        WITH_CTX(a_s2_8_copies_of_reversed_views),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
