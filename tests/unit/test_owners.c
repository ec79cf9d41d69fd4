#include "core_fixture.h"

#include <pthread.h>
#include <stdatomic.h>

/* test_owners.c: owners on several threads: one buffer shared among them, one pool under all of them, one
 * owner released by all at once. Meant for the tsan preset; the asan preset finds what is lost. */

#define THREADS 8
#define ROUNDS  400

static void run_threads(void *(*fn)(void *arg), void *args, size_t size)
{
    pthread_t thread[THREADS];

    for (size_t i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, fn, (char *)args + i * size), 0);
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
}

/* -- Sharing ------------------------------------------------------------------------------------*/

typedef struct reader {
    tn_tensor owner;
    bool      right;
} reader;

/* Reads through views, shares again and again, ends its own owner. */
static void *read_and_share(void *arg)
{
    reader *r = arg;
    tn_tensor more, view;
    double x;

    r->right = true;
    for (int i = 0; i < ROUNDS; i++) {
        if (tn_tensor_share(&r->owner, &more, NULL) || tn_flip(&more, 0, &view, NULL) ||
            tn_get_f64(&view, TN_INDEX(i % 100), &x, NULL) || tn_tensor_release(&r->owner, NULL))
            r->right = false;
        r->right = r->right && x == 99 - i % 100;
        r->right = r->right && tn_get_f64(&r->owner, TN_INDEX(0), &x, NULL) == TN_ERR_STALE;
        r->owner = more;
    }
    if (tn_tensor_release(&r->owner, NULL))
        r->right = false;
    return NULL;
}

static void owners_on_many_threads(void **state)
{
    tn_tensor t = arange(ctx_of(state), TN_F32, 100, TN_SHAPE(100));
    reader readers[THREADS];

    for (int i = 0; i < THREADS; i++)
        OK(tn_tensor_share(&t, &readers[i].owner, err));
    release(&t);
    run_threads(read_and_share, readers, sizeof readers[0]);
    for (int i = 0; i < THREADS; i++)
        assert_true(readers[i].right);
}

/* -- One owner, many releases -------------------------------------------------------------------*/

static _Atomic int ends;

static void count_end(void *user)
{
    (void)user;
    ends++;
}

static void *release_it(void *arg)
{
    tn_status status = tn_tensor_release(*(tn_tensor **)arg, NULL);

    (void)status;
    return NULL;
}

static void one_release_wins(void **state)
{
    float data[4] = { 0 };
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                     .shape = TN_SHAPE(4), .release = count_end };
    tn_tensor t, *all[THREADS];

    for (int round = 0; round < 50; round++) {
        ends = 0;
        OK(tn_tensor_from_data(ctx_of(state), &f, &t, err));
        for (int i = 0; i < THREADS; i++)
            all[i] = &t;
        run_threads(release_it, all, sizeof all[0]);
        assert_int_equal(ends, 1);
    }
}

/* -- One pool, a ctx a thread -------------------------------------------------------------------*/

typedef struct maker {
    tn_ctx *ctx;
    int     number;
    bool    right;
} maker;

/* Makes tensors of mixed sizes, marks them as its own, and looks whether they stayed so. A handle that is
 * stale must stay so while others are given its cell. */
static void *make_and_mark(void *arg)
{
    maker *m = arg;
    tn_tensor t[10], old = { 0 };
    double x;

    m->right = true;
    for (int i = 0; i < ROUNDS / 4; i++) {
        for (int j = 0; j < 10; j++)
            if (tn_tensor_zeros(m->ctx, TN_I32, TN_SHAPE(1 + 37 * j), &t[j], NULL) ||
                tn_set_f64(&t[j], TN_INDEX(37 * j), m->number, NULL))
                m->right = false;
        for (int j = 0; j < 10; j++) {
            if (tn_get_f64(&t[j], TN_INDEX(37 * j), &x, NULL) || x != m->number)
                m->right = false;
            if (tn_tensor_release(&t[j], NULL) || tn_tensor_release(&old, NULL) || tn_tensor_is_live(&t[j]))
                m->right = false;
            old = t[j];
        }
    }
    return NULL;
}

static void one_pool_under_many_threads(void **state)
{
    tn_memory *m = ((fixture *)*state)->memory;
    maker makers[THREADS];

    for (int i = 0; i < THREADS; i++) {
        makers[i] = (maker){ .number = i + 1 };
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = m), &makers[i].ctx, err));
    }
    run_threads(make_and_mark, makers, sizeof makers[0]);
    for (int i = 0; i < THREADS; i++) {
        assert_true(makers[i].right);
        tn_ctx_destroy(makers[i].ctx);
    }
}

/* -- The last owner, elsewhere ------------------------------------------------------------------*/

static void *release_last(void *arg)
{
    return release_it(&(tn_tensor *){ arg });
}

/* The pool is destroyed while owners on other threads live. */
static void pools_end_on_another_thread(void **state)
{
    (void)state;
    for (int round = 0; round < 20; round++) {
        tn_tensor owners[THREADS];
        tn_memory *m;
        tn_ctx *ctx;
        OK(tn_pool_create(NULL, &m, err));
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = m), &ctx, err));
        OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1000), &owners[0], err));
        for (int i = 1; i < THREADS; i++)
            OK(i % 2 ? tn_tensor_share(&owners[0], &owners[i], err)
                     : tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(i), &owners[i], err));
        tn_ctx_destroy(ctx);
        tn_memory_destroy(m);
        run_threads(release_last, owners, sizeof owners[0]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(owners_on_many_threads),
        WITH_CTX(one_release_wins),
        WITH_CTX(one_pool_under_many_threads),
        cmocka_unit_test(pools_end_on_another_thread),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
