/* test_edges.c: limits and refusals of the core that other tests do not come to, one at a time. */
#include "core_fixture.h"

#include <sys/mman.h>

#include "core/core_p.h"
#include "counted.h"

/* A tensor over n bytes of which only those that are touched exist; given back by drop_pages. */
static tn_tensor pages(tn_ctx *ctx, int32_t n)
{
    const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void *data = mmap(NULL, (size_t)n, PROT_READ | PROT_WRITE, flags, -1, 0);
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = (size_t)n, .dtype = TN_U8,
                     .shape = TN_SHAPE(n) };
    tn_tensor t;

    assert_true(data != MAP_FAILED);
    OK(tn_tensor_from_data(ctx, &f, &t, err));
    return t;
}

static void drop_pages(const tn_tensor *t)
{
    void *data = tn_mutable_data(t, TN_U8, NULL);

    assert_non_null(data);
    release(t);
    munmap(data, (size_t)t->shape[0]);
}

/* -- Strides ------------------------------------------------------------------------------------*/

/* Of the two extents here one is 1: the stride that would not fit is never used. */
static void strides_beyond_32_bits(void **state)
{
    tn_tensor t = pages(ctx_of(state), INT32_MAX), v, w;

    OK(tn_as_strided(&t, TN_SHAPE(2), TN_SHAPE(1 << 30), 0, &v, err));
    OK(tn_set_i64(&v, TN_INDEX(1), 7, err));
    OK(tn_try_reshape(&v, TN_SHAPE(1, 2), &w, err));
    VALUES(&w, 0, 7);
    OK(tn_unsqueeze(&v, 0, &w, err));
    VALUES(&w, 0, 7);
    OK(tn_flip(&v, 0, &w, err));
    OK(tn_slice(&w, 0, 0, 2, 4, &w, err));                     /* −2^30 · 4 */
    assert_shape(&w, 1);
    VALUES(&w, 7);
    drop_pages(&t);
}

/* Eight steps of nearly equal size: that no sum of them is the place of the other element takes too long to
 * find out, so it counts as overlap. */
static void a_search_too_long_is_overlap(void **state)
{
    static const int32_t primes[8] = { 15485863, 15485867, 15485917, 15485927,
                                       15485933, 15485941, 15485959, 15485989 };
    tn_tensor t = pages(ctx_of(state), INT32_MAX), a, b;
    tn_dims shape = { 8, { 6, 6, 6, 6, 6, 6, 6, 6 } }, stride = { 8, { 0 } };

    memcpy(stride.v, primes, sizeof primes);
    OK(tn_as_strided(&t, shape, stride, 0, &a, err));
    OK(tn_as_strided(&t, TN_SCALAR, TN_SCALAR, 20 * 15485863 + 2600, &b, err));
    assert_true(tni_overlaps(&a, &b));
    OK(tn_as_strided(&t, TN_SCALAR, TN_SCALAR, INT32_MAX - 1, &b, err));
    assert_false(tni_overlaps(&a, &b));
    drop_pages(&t);
}

static void each_part_of_a_view_counts(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 24, TN_SHAPE(2, 3, 4)), v = t;
    tn_tensor other = arange(ctx, TN_F32, 24, TN_SHAPE(2, 3, 4));

    assert_true(tni_is_same_view(&t, &v));
    assert_false(tni_is_same_view(&t, &other));
    v.dtype = TN_I32;
    assert_false(tni_is_same_view(&t, &v));
    OK(tn_slice(&t, 0, 0, 1, 1, &v, err));
    assert_false(tni_is_same_view(&t, &v));
    OK(tn_slice(&t, 0, 1, 2, 1, &v, err));
    assert_false(tni_is_same_view(&t, &v));
    OK(tn_try_reshape(&t, TN_SHAPE(6, 4), &v, err));
    assert_false(tni_is_same_view(&t, &v));
    OK(tn_as_strided(&t, TN_SHAPE(2, 3, 4), TN_SHAPE(0, 4, 1), 0, &v, err));
    assert_false(tni_is_same_view(&t, &v));
    release(&other);
    assert_false(tn_tensor_shares_buffer(&t, &other));
    assert_false(tn_tensor_shares_buffer(&other, &t));
    release(&t);
}

/* -- Arguments ----------------------------------------------------------------------------------*/

static void shapes_that_break_a_limit(void **state)
{
    static const int32_t nine[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    tn_tensor t = arange(ctx_of(state), TN_F32, 6, TN_SHAPE(2, 3)), v = t;
    char text[TNI_DIMS_TEXT];
    tn_dims s;

    assert_string_equal(tni_dims_text(text, 9, nine, 'x'), "1x2x3x4x5x6x7x8");
    FAILS(TN_ERR_SHAPE, "too large", tn_try_reshape(&t, TN_SHAPE(-1, 65536, 65536), &v, err));
    FAILS(TN_ERR_SHAPE, "negative", tn_broadcast_shape(TN_SHAPE(4), TN_SHAPE(-1), &s, err));
    FAILS(TN_ERR_SHAPE, "do not broadcast", tn_broadcast_shape(TN_SHAPE(4), TN_SHAPE(2), &s, err));
    FAILS(TN_ERR_RANGE, "axis 2", tn_transpose(&t, 0, 2, &v, err));
    FAILS(TN_ERR_RANGE, "axis 2", tn_transpose(&t, 2, 0, &v, err));
    FAILS(TN_ERR_RANGE, "position -1", tn_select(&t, 0, -1, &v, err));
    FAILS(TN_ERR_SHAPE, "negative", tn_as_strided(&t, TN_SHAPE(-1), TN_SHAPE(1), 0, &v, err));
    FAILS(TN_ERR_SHAPE, "reaches", tn_as_strided(&t, TN_SHAPE(1), TN_SHAPE(1), 6, &v, err));
    SAME_TENSOR(&v, &t);
    release(&t);
}

static void codes_that_are_no_type(void **state)
{
    tn_dtype dtype;

    (void)state;
    assert_int_equal(tn_dtype_size((tn_dtype)-1), 0);
    assert_int_equal(tn_dtype_size((tn_dtype)99), 0);
    assert_false(tn_dtype_is_float((tn_dtype)14));
    assert_false(tn_dtype_is_float((tn_dtype)-1));
    assert_string_equal(tn_dtype_name((tn_dtype)-1), "?");
    FAILS(TN_ERR_ARG, "out is NULL", tn_dtype_from_onnx(1, NULL, err));
    FAILS(TN_ERR_DTYPE, "-1", tn_dtype_from_onnx(-1, &dtype, err));
}

static void arguments_that_are_not_there(void **state)
{
    float data[2] = { 0 };
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                     .shape = TN_SHAPE(2) };
    tn_pool_options options = { .size = 3 };
    tn_ctx *ctx = ctx_of(state);
    tn_memory *m = NULL;
    tni_owner owner;
    tn_tensor t;

    FAILS(TN_ERR_ARG, "ctx is NULL", tn_tensor_from_data(NULL, &f, &t, err));
    FAILS(TN_ERR_ARG, "foreign is NULL", tn_tensor_from_data(ctx, NULL, &t, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_tensor_from_data(ctx, &f, NULL, err));
    FAILS(TN_ERR_ARG, "3 bytes", tn_pool_create(&options, &m, err));
    FAILS(TN_ERR_SHAPE, "not 2147483648",
          tni_buffer_new("test", ((fixture *)*state)->memory, (size_t)1 << 31, &owner, err));
    assert_int_equal(tn_memory_trim(NULL), 0);
}

static void layouts_of_empty_tensors(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 0, TN_SHAPE(2, 0, 3, 4));

    assert_true(tni_is_nhwc(&t));
    assert_int_equal(tn_layout_of(&t), TN_NCHW);
    release(&t);
}

/* -- Owners -------------------------------------------------------------------------------------*/

/* A pool that was destroyed still makes owners of what it lent out. */
static void shares_after_the_pool(void **state)
{
    counter c;
    tn_memory *m = counted_pool(&c, 0);
    tn_ctx *ctx = ctx_on(m);
    tn_tensor t = bytes_of(ctx, 10), more[200];

    (void)state;
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    for (int i = 0; i < 200; i++)
        OK(tn_tensor_share(&t, &more[i], err));
    release(&t);
    for (int i = 0; i < 200; i++) {
        assert_true(c.blocks > 0);
        assert_true(tn_tensor_is_live(&more[i]));
        release(&more[i]);
    }
    assert_int_equal(c.blocks, 0);
}

/* Every allocation for an owner fails once: wrapping and sharing take nothing, and go on the next time. */
static void owners_without_memory(void **state)
{
    float data[2] = { 0 };
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                     .shape = TN_SHAPE(2) };

    (void)state;
    for (int arena = 0; arena < 2; arena++)
        for (size_t fail_at = 1, failed = 1; failed > 0; fail_at++) {
            counter c;
            tn_memory *m = counted_pool(&c, 0), *a = NULL;
            tn_ctx *ctx = ctx_on(m);
            tn_tensor t[300];
            failed = 0;
            OK(tn_arena_create(m, 0, &a, err));
            if (arena)
                tn_ctx_set_memory(ctx, a);
            c.fail_at = c.calls + fail_at;
            for (int i = 0; i < 300; i++) {
                bool share = !arena && i > 0 && (i / 100) % 2;
                tn_status status = share ? tn_tensor_share(&t[0], &t[i], NULL)
                                         : tn_tensor_from_data(ctx, &f, &t[i], NULL);
                if (status == TN_OK)
                    continue;
                assert_int_equal(status, TN_ERR_MEMORY);
                failed++;
                OK(share ? tn_tensor_share(&t[0], &t[i], err) : tn_tensor_from_data(ctx, &f, &t[i], err));
            }
            assert_in_range(failed, 0, 1);
            for (int i = 0; i < 300; i++)
                release(&t[i]);
            tn_ctx_destroy(ctx);
            tn_memory_destroy(a);
            tn_memory_destroy(m);
            assert_int_equal(c.blocks, 0);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(strides_beyond_32_bits),
        WITH_CTX(a_search_too_long_is_overlap),
        WITH_CTX(each_part_of_a_view_counts),
        WITH_CTX(shapes_that_break_a_limit),
        cmocka_unit_test(codes_that_are_no_type),
        WITH_CTX(arguments_that_are_not_there),
        WITH_CTX(layouts_of_empty_tensors),
        cmocka_unit_test(shares_after_the_pool),
        cmocka_unit_test(owners_without_memory),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
