#include "core_fixture.h"

#include "base/base_p.h"
#include <tenon/threads.h>

/* test_memory_errors.c: every call of the allocator made to fail once: the error is TN_ERR_MEMORY, its
 * sentence names the operation, outputs stay as they were, nothing is lost, and the next try works. */

typedef struct failing {
    long         left;         /* calls until the one that fails; negative: none */
    long         blocks;       /* given and not taken back */
    tn_allocator allocator;
} failing;

static void *fail_alloc(void *user, size_t bytes, size_t alignment)
{
    failing *f = user;

    if (f->left-- == 0)
        return NULL;
    f->blocks++;
    return tni_default_allocator.alloc(NULL, bytes, alignment);
}

static void fail_free(void *user, void *block, size_t bytes)
{
    ((failing *)user)->blocks--;
    tni_default_allocator.free(NULL, block, bytes);
}

/* Runs body with the n-th call failing, for n = 0, 1, … until it passes unharmed; returns the number of
 * calls. */
static long sweep(tn_status (*body)(failing *f, tn_error *err))
{
    for (long n = 0;; n++) {
        failing f = { .left = n };
        tn_error e = { 0 };
        tn_status status;
        f.allocator = (tn_allocator){ sizeof(tn_allocator), fail_alloc, fail_free, &f };
        status = body(&f, &e);
        assert_int_equal(f.blocks, 0);
        if (status == TN_OK) {
            assert_true(f.left >= 0);
            return n;
        }
        assert_int_equal(status, TN_ERR_MEMORY);
        assert_int_equal(e.status, TN_ERR_MEMORY);
        assert_non_null(strstr(e.message, ": "));
    }
}

/* -- Bodies -------------------------------------------------------------------------------------*/

#define COUNT 120              /* more owners than one slab holds */

/* Tensors of many kinds; those made before the failure must be whole and can be released. */
static tn_status make_tensors(tn_ctx *ctx, tn_tensor *t, int *made, tn_error *err)
{
    static float data[4] = { 1, 2, 3, 4 };
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                     .shape = TN_SHAPE(4) };

    for (*made = 0; *made < COUNT; ++*made) {
        tn_tensor *out = &t[*made], before = { .dtype = TN_BF16 };
        tn_status status;
        *out = before;
        if (*made % 4 == 0)
            status = tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(4, 1 + 40 * (*made % 20)), out, err);
        else if (*made % 4 == 1)
            status = tn_tensor_arange(ctx, TN_F32, 0, 8, 1, out, err);
        else if (*made % 4 == 2)
            status = tn_tensor_share(&t[*made - 1], out, err);
        else
            status = tn_tensor_from_data(ctx, &f, out, err);
        if (status != TN_OK)
            assert_memory_equal(out, &before, sizeof before);
        TN_TRY(status);
    }
    return TN_OK;
}

static void check_and_release(const tn_tensor *t, int made)
{
    static const double first[] = { 0, 3, 3, 4 };

    for (int i = 0; i < made; i++)
        assert_true(element(&t[i], 3) == first[i % 4]);
    for (int i = 0; i < made; i++)
        release(&t[i]);
}

static tn_status tensors_on_a_pool(failing *f, tn_error *why)
{
    tn_tensor t[COUNT];
    tn_status status;
    tn_memory *m = NULL;
    tn_ctx *ctx;
    int made;

    status = tn_pool_create(TN_WITH(tn_pool_options, .allocator = &f->allocator), &m, why);
    if (status != TN_OK) {
        assert_null(m);
        return status;
    }
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = m), &ctx, err));
    status = make_tensors(ctx, t, &made, why);
    check_and_release(t, made);
    if (status != TN_OK) {                                     /* and the pool is as good as before */
        OK(make_tensors(ctx, t, &made, err));
        check_and_release(t, made);
    }
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    return status;
}

/* To blocks, to blocks of another size, by way of a plain tensor, and back. */
static tn_status change_layouts(tn_ctx *ctx, const tn_tensor *matrix, tn_error *why)
{
    tn_tensor image, blocked, other;
    tn_status status;

    OK(tn_unsqueeze(matrix, 0, &image, err));
    OK(tn_unsqueeze(&image, 0, &image, err));
    OK(tn_transpose(&image, 1, 2, &image, err));
    TN_TRY(tn_to_layout(ctx, &image, TN_NCHWC, 16, &blocked, why));
    status = tn_to_layout(ctx, &blocked, TN_NCHWC, 8, &other, why);
    if (status == TN_OK)
        release(&other);
    if (status == TN_OK && (status = tn_to_layout(ctx, &blocked, TN_NCHW, 0, &other, why)) == TN_OK)
        release(&other);
    release(&blocked);
    return status;
}

/* Results, copies and scratch come from the ctx's pool. Each failure leaves the inputs whole. */
static tn_status operate(tn_ctx *ctx, const tn_tensor *a, const tn_tensor *b, tn_error *why)
{
    tn_tensor t;

    TN_TRY(tn_matmul(ctx, a, b, &t, why));
    release(&t);
    TN_TRY(tn_contiguous(ctx, b, &t, why));
    release(&t);
    TN_TRY(tn_reshape(ctx, b, TN_SHAPE(-1), &t, why));
    release(&t);
    TN_TRY(tn_add(ctx, a, a, &t, why));
    release(&t);
    TN_TRY(tn_sum(ctx, b, TN_AXES(0), false, &t, why));
    release(&t);
    TN_TRY(tn_log_softmax(ctx, b, 0, 1, &t, why));
    release(&t);
    TN_TRY(change_layouts(ctx, b, why));
    TN_TRY(tn_fill_f64(ctx, a, 1, why));
    return tn_copy_from(ctx, a, b, why);
}

static tn_status operations_on_a_pool(failing *f, tn_error *why)
{
    long left = f->left;
    tn_status status;
    tn_memory *m;
    tn_tensor a, b;
    tn_ctx *ctx;

    f->left = -1;                                              /* only the operations themselves fail */
    OK(tn_pool_create(TN_WITH(tn_pool_options, .allocator = &f->allocator, .max_idle = 1), &m, err));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = m), &ctx, err));
    a = arange(ctx, TN_F32, 70 * 70, TN_SHAPE(70, 70));
    b = arange(ctx, TN_F32, 70 * 70, TN_SHAPE(70, 70));
    OK(tn_t(&b, &b, err));
    f->left = left;
    status = operate(ctx, &a, &b, why);
    assert_true(element(&b, 1) == 70);
    if (status != TN_OK)
        OK(operate(ctx, &a, &b, err));
    release(&a);
    release(&b);
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    return status;
}

/* A run in an arena, twice: the second needs nothing. */
static tn_status runs_in_an_arena(failing *f, tn_error *why)
{
    tn_memory *pool = NULL, *arena = NULL;
    tn_status status = tn_pool_create(TN_WITH(tn_pool_options, .allocator = &f->allocator), &pool, why);
    tn_ctx *ctx = NULL;
    tn_tensor t;

    if (status == TN_OK)
        status = tn_arena_create(pool, 4096, &arena, why);
    if (status == TN_OK)
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = arena), &ctx, err));
    for (int i = 0; status == TN_OK && i < 100; i++)
        status = tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1 + 97 * i), &t, why);
    if (arena != NULL)
        OK(tn_arena_reset(arena, err));
    for (int i = 0; arena != NULL && i < 100; i++)             /* as good as before */
        OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1 + 97 * i), &t, err));
    tn_ctx_destroy(ctx);
    tn_memory_destroy(arena);
    tn_memory_destroy(pool);
    return status;
}

static tn_status thread_pool(failing *f, tn_error *err)
{
    tn_threads_options o = { .size = sizeof o, .count = 2, .allocator = &f->allocator };
    const tn_threads *threads = NULL;
    tn_status status = tn_threads_create(&o, &threads, err);

    assert_true((status == TN_OK) == (threads != NULL));
    tn_threads_destroy(threads);
    return status;
}

static void every_allocation_fails_once(void **state)
{
    (void)state;
    assert_in_range(sweep(tensors_on_a_pool), 20, 200);
    assert_in_range(sweep(operations_on_a_pool), 4, 100);
    assert_in_range(sweep(runs_in_an_arena), 20, 200);
    assert_int_equal(sweep(thread_pool), 1);
}

/* The same through the hook of the default allocator, as other tests use it. */
static void the_hook_fails_one_call(void **state)
{
    tn_memory *m = NULL;

    (void)state;
    if (!tni_alloc_fail_after(0))
        skip();
    FAILS(TN_ERR_MEMORY, "pool: ", tn_pool_create(NULL, &m, err));
    OK(tn_pool_create(NULL, &m, err));
    tn_memory_destroy(m);
    assert_true(tni_alloc_fail_after(1));
    OK(tn_pool_create(NULL, &m, err));
    assert_true(tni_alloc_fail_after(-1));
    tn_memory_destroy(m);
    OK(tn_pool_create(NULL, &m, err));
    tn_memory_destroy(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_allocation_fails_once),
        cmocka_unit_test(the_hook_fails_one_call),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
