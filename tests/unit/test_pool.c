#include "core_fixture.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#include "counted.h"
#include "core/size_class_p.h"

/* test_pool.c: size classes, free lists, the idle cap, figures, CHECKED fills, and the end of a pool. What it
 * gives, keeps and counts must be the same whatever threads and processors are in play. */

/* -- Classes ------------------------------------------------------------------------------------*/

/* The rule again, written the slow way: the smallest of 64, 128, 192, 256, and b·{1.25, 1.5, 1.75, 2} for
 * b = 256, 512 …, that is not below n. */
static size_t smallest_class(size_t n)
{
    for (size_t size = 64; size <= 256; size += 64)
        if (n <= size)
            return size;
    for (size_t b = 256;; b *= 2)
        for (size_t size = b + b / 4; size <= 2 * b; size += b / 4)
            if (n <= size)
                return size;
}

static void classes_follow_the_rule(void **state)
{
    (void)state;
    for (size_t n = 0; n < 5000; n++)
        assert_int_equal(tn_pool_class_size(n), smallest_class(n));
    for (int bit = 12; bit <= 31; bit++)
        for (size_t quarter = 4; quarter < 8; quarter++)
            for (int step = -1; step <= 1; step++) {
                size_t n = ((size_t)1 << (bit - 2)) * quarter / 4 * 2 + (size_t)(long)step;
                if (n <= INT32_MAX)
                    assert_int_equal(tn_pool_class_size(n), smallest_class(n));
            }
    assert_int_equal(tn_pool_class_size(INT32_MAX), (size_t)1 << 31);
    assert_int_equal(tn_pool_class_size((size_t)INT32_MAX + 1), 0);
    assert_int_equal(tn_pool_class_size(SIZE_MAX), 0);
}

static void classes_are_numbered_without_gaps(void **state)
{
    size_t number = 0;

    (void)state;
    for (size_t n = 1; n <= INT32_MAX; n = tn_pool_class_size(n) + 1)
        assert_int_equal(tni_class_index(tn_pool_class_size(n)), number++);
    assert_int_equal(number, TNI_CLASSES);
}

/* -- Free lists ---------------------------------------------------------------------------------*/

static void reuses_the_block_of_a_class(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = bytes_of(ctx, 300), b, c;
    const void *address = tn_data(&a, TN_U8, NULL);

    assert_int_equal((uintptr_t)address % 64, 0);
    release(&a);
    b = bytes_of(ctx, 200);                /* class 256: another list */
    assert_ptr_not_equal(tn_data(&b, TN_U8, NULL), address);
    c = bytes_of(ctx, 320);                /* class 320, as 300 */
    assert_ptr_equal(tn_data(&c, TN_U8, NULL), address);
    release(&b);
    release(&c);
}

static void counts_what_is_where(void **state)
{
    counter c;
    tn_memory *m = counted_pool(&c, 0);
    tn_ctx *ctx = ctx_on(m);
    tn_tensor a = bytes_of(ctx, 300), b = bytes_of(ctx, 0);

    (void)state;
    assert_int_equal(stats_of(m).live, 320 + 64);
    assert_int_equal(stats_of(m).buffers, 2);
    release(&a);
    assert_int_equal(stats_of(m).live, 64);
    assert_int_equal(stats_of(m).live_peak, 384);
    assert_int_equal(stats_of(m).idle, 320);
    assert_int_equal(stats_of(m).buffers, 1);
    assert_int_equal(stats_of(m).alloc_calls, c.calls);
    assert_int_equal(tn_memory_trim(m), 320);
    assert_int_equal(stats_of(m).idle, 0);
    release(&b);
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    assert_int_equal(c.blocks, 0);
    assert_int_equal(c.bytes, 0);
}

static void second_run_allocates_nothing(void **state)
{
    counter c;
    tn_memory *m = counted_pool(&c, 0);
    tn_ctx *ctx = ctx_on(m);
    size_t calls = 0;

    (void)state;
    for (int run = 0; run < 5; run++) {
        tn_tensor t[40], shared;
        for (int i = 0; i < 40; i++)
            t[i] = bytes_of(ctx, 10 + 100 * i);
        OK(tn_tensor_share(&t[7], &shared, err));
        for (int i = 0; i < 40; i++)
            release(&t[i]);
        release(&shared);
        if (run == 0)
            calls = stats_of(m).alloc_calls;
        assert_int_equal(stats_of(m).alloc_calls, calls);
        assert_int_equal(c.calls, calls);
    }
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    assert_int_equal(c.blocks, 0);
}

static void keeps_to_the_idle_cap(void **state)
{
    static const struct { size_t cap, idle; } all[] = {
        { 1, 0 }, { 999, 0 }, { 1000, 0 }, { 1024, 1024 }, { 2500, 2048 },
    };
    counter c;

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        tn_memory *m = counted_pool(&c, all[i].cap);
        tn_ctx *ctx = ctx_on(m);
        tn_tensor t[3] = { bytes_of(ctx, 1024), bytes_of(ctx, 1000), bytes_of(ctx, 1024) };
        for (int j = 0; j < 3; j++)
            release(&t[j]);
        assert_int_equal(stats_of(m).idle, all[i].idle);
        tn_ctx_destroy(ctx);
        tn_memory_destroy(m);
        assert_int_equal(c.blocks, 0);
    }
}

/* -- Processors ---------------------------------------------------------------------------------*/

#define MOST_PROCESSORS 4

typedef struct job {
    int       processor;       /* the n-th that we may run on */
    void    (*fn)(tn_ctx *ctx, tn_tensor *t);
    tn_ctx   *ctx;
    tn_tensor t[10];
} job;

/* The first processors that we may run on; returns how many. */
static int processors(int all[MOST_PROCESSORS])
{
    cpu_set_t set;
    int n = 0;

    assert_int_equal(sched_getaffinity(0, sizeof set, &set), 0);
    for (int i = 0; i < CPU_SETSIZE && n < MOST_PROCESSORS; i++)
        if (CPU_ISSET(i, &set))
            all[n++] = i;
    return n;
}

static void *run_job(void *arg)
{
    job *j = arg;
    cpu_set_t set;

    CPU_ZERO(&set);
    CPU_SET(j->processor, &set);
    if (sched_setaffinity(0, sizeof set, &set) == 0)
        j->fn(j->ctx, j->t);
    return NULL;
}

static void run_on(int processor, job *j, void (*fn)(tn_ctx *ctx, tn_tensor *t))
{
    pthread_t thread;

    j->processor = processor;
    j->fn = fn;
    assert_int_equal(pthread_create(&thread, NULL, run_job, j), 0);
    pthread_join(thread, NULL);
}

static void make_ten(tn_ctx *ctx, tn_tensor *t)
{
    for (int i = 0; i < 10; i++)
        t[i] = bytes_of(ctx, 1000);
}

static void release_ten(tn_ctx *ctx, tn_tensor *t)
{
    (void)ctx;
    for (int i = 0; i < 10; i++)
        release(&t[i]);
}

/* Bytes made on one processor, released on another, serve a third; peak, idle cap and calls are those of one
 * thread alone. */
static void every_processor_sees_one_pool(void **state)
{
    int cpu[MOST_PROCESSORS], n = processors(cpu);
    counter c;
    tn_memory *m = counted_pool(&c, 15 * 1024);
    tn_ctx *ctx = ctx_on(m);
    job jobs[2] = { { .ctx = ctx }, { .ctx = ctx } };
    size_t calls;

    (void)state;
    if (n < 2)
        skip();
    run_on(cpu[0], &jobs[0], make_ten);
    run_on(cpu[1], &jobs[0], release_ten);
    calls = c.calls;
    assert_int_equal(stats_of(m).idle, 10 * 1024);
    for (int i = 0; i < 20; i++) {
        run_on(cpu[i % n], &jobs[0], make_ten);
        assert_int_equal(stats_of(m).idle, 0);
        assert_int_equal(stats_of(m).live, 10 * 1024);
        run_on(cpu[i / 2 % n], &jobs[0], release_ten);
        assert_int_equal(stats_of(m).idle, 10 * 1024);
        assert_int_equal(stats_of(m).live_peak, 10 * 1024);
        assert_int_equal(c.calls, calls);
    }
    run_on(cpu[0], &jobs[0], make_ten);
    run_on(cpu[1], &jobs[1], make_ten);
    assert_int_equal(stats_of(m).live_peak, 20 * 1024);
    run_on(cpu[1], &jobs[0], release_ten);
    run_on(cpu[0], &jobs[1], release_ten);
    assert_int_equal(stats_of(m).idle, 15 * 1024);
    assert_int_equal(tn_memory_trim(m), 15 * 1024);
    assert_int_equal(stats_of(m).live_peak, 20 * 1024);
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    assert_int_equal(c.blocks, 0);
}

/* Many threads, little room: each figure is exact when they are done. */
static void *churn(void *arg)
{
    tn_ctx *ctx = arg;
    tn_tensor t[10];

    for (int i = 0; i < 300; i++) {
        for (int j = 0; j < 10; j++)
            t[j] = bytes_of(ctx, 100 + 200 * ((i + j) % 10));
        for (int j = 0; j < 10; j++)
            release(&t[j]);
    }
    return NULL;
}

static void limits_hold_under_contention(void **state)
{
    pthread_t thread[6];
    tn_ctx *ctx[6];
    counter c;
    tn_memory *m = counted_pool(&c, 10000);
    size_t most = 0, idle;

    (void)state;
    for (int i = 0; i < 10; i++)
        most += 6 * tn_pool_class_size(100 + 200 * (size_t)i);
    for (int i = 0; i < 6; i++) {
        ctx[i] = ctx_on(m);
        assert_int_equal(pthread_create(&thread[i], NULL, churn, ctx[i]), 0);
    }
    for (int i = 0; i < 6; i++) {
        pthread_join(thread[i], NULL);
        tn_ctx_destroy(ctx[i]);
    }
    assert_int_equal(stats_of(m).live, 0);
    assert_int_equal(stats_of(m).buffers, 0);
    assert_in_range(stats_of(m).live_peak, most / 6, most);
    assert_in_range(stats_of(m).idle, 1, 10000);
    assert_int_equal(stats_of(m).alloc_calls, c.calls);
    idle = stats_of(m).idle;
    assert_int_equal(tn_memory_trim(m), idle);
    tn_memory_destroy(m);
    assert_int_equal(c.blocks, 0);
}

/* -- Leaks --------------------------------------------------------------------------------------*/

typedef struct lines {
    int  count;
    char text[8][200];
} lines;

static void keep_line(void *user, tn_log_level level, const char *line)
{
    lines *l = user;

    assert_int_equal(level, TN_LOG_WARNING);
    assert_in_range(l->count, 0, 7);
    snprintf(l->text[l->count++], sizeof l->text[0], "%s", line);
}

/* Rule 19: size and origin of each buffer that outlives its pool, in the order of making. */
static void leaks_are_told_to_the_log(void **state)
{
    static float data[4];
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                     .shape = TN_SHAPE(4) };
    lines l = { 0 };
    tn_tensor t[5];
    tn_memory *m;
    tn_ctx *ctx;

    (void)state;
    OK(tn_pool_create(TN_WITH(tn_pool_options, .log = keep_line, .log_user = &l), &m, err));
    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = m), &ctx, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(5, 5), &t[0], err));
    t[1] = bytes_of(ctx, 10);
    OK(tn_add(ctx, &t[0], &t[0], &t[2], err));
    OK(tn_tensor_from_data(ctx, &f, &t[3], err));
    OK(tn_tensor_share(&t[2], &t[4], err));
    release(&t[1]);
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    assert_int_equal(l.count, 3);
    assert_string_equal(l.text[0], "pool: leaked 100 bytes, made by zeros: 1 owner at the end of the pool");
    assert_string_equal(l.text[1], "pool: leaked 100 bytes, made by add: 2 owners at the end of the pool");
    assert_string_equal(l.text[2], "pool: leaked 16 bytes of foreign memory, made by from_data: 1 owner at "
                                   "the end of the pool");
    assert_true(element(&t[4], 24) == 0);
    for (int i = 0; i < 5; i++)
        release(&t[i]);
}

/* -- CHECKED ------------------------------------------------------------------------------------*/

static void checked_builds_fill(void **state)
{
    tn_tensor t = bytes_of(ctx_of(state), 100);
    const uint8_t *bytes = tn_data(&t, TN_U8, NULL);

    if (!tni_alloc_fail_after(-1)) {
        release(&t);
        skip();
    }
    for (int i = 0; i < 100; i++)
        assert_int_equal(bytes[i], 0xFF);
    release(&t);
    t = bytes_of(ctx_of(state), 100);
    memset(tn_mutable_data(&t, TN_U8, NULL), 0, 100);
    release(&t);
    t = bytes_of(ctx_of(state), 128);
    bytes = tn_data(&t, TN_U8, NULL);
    for (int i = 0; i < 128; i++)
        assert_int_equal(bytes[i], 0xFF);
    release(&t);
}

/* Each of the 64 bytes behind the end, which is not the class's end. */
static void checked_builds_find_overruns(void **state)
{
    tn_memory *m = ((fixture *)*state)->memory;

    if (!tni_alloc_fail_after(-1))
        skip();
    for (int i = 0; i < 64; i++) {
        tn_tensor t = bytes_of(ctx_of(state), 100);
        char words[80];
        ((uint8_t *)tn_mutable_data(&t, TN_U8, NULL))[100 + i] = 1;
        snprintf(words, sizeof words, "byte %d behind the end of a buffer of 100 bytes, made by new,", i);
        FAILS(TN_ERR_OVERRUN, words, tn_tensor_release(&t, err));
        assert_false(tn_tensor_is_live(&t));
        assert_int_equal(stats_of(m).buffers, 0);
    }
}

/* -- The end of a pool --------------------------------------------------------------------------*/

/* Memory lent out stays good; the last owner takes the pool with it. */
static void live_buffers_outlive_their_pool(void **state)
{
    counter c;
    tn_memory *m = counted_pool(&c, 0);
    tn_ctx *ctx = ctx_on(m);
    tn_tensor a = bytes_of(ctx, 1000), b = bytes_of(ctx, 2000), shared;

    (void)state;
    memset(tn_mutable_data(&a, TN_U8, NULL), 5, 1000);
    OK(tn_tensor_share(&a, &shared, err));
    release(&b);
    tn_ctx_destroy(ctx);
    tn_memory_destroy(m);
    release(&a);
    assert_true(element(&shared, 0) == 5 && element(&shared, 999) == 5);
    assert_true(c.blocks > 0);
    release(&shared);
    assert_int_equal(c.blocks, 0);
    assert_int_equal(c.bytes, 0);
}

static void refuses_half_an_allocator(void **state)
{
    tn_allocator half = { sizeof half, count_alloc, NULL, NULL };
    tn_memory *m = NULL;

    (void)state;
    FAILS(TN_ERR_ARG, "both", tn_pool_create(TN_WITH(tn_pool_options, .allocator = &half), &m, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_pool_create(NULL, NULL, err));
    assert_null(m);
    tn_memory_destroy(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classes_follow_the_rule),
        cmocka_unit_test(classes_are_numbered_without_gaps),
        WITH_CTX(reuses_the_block_of_a_class),
        cmocka_unit_test(counts_what_is_where),
        cmocka_unit_test(second_run_allocates_nothing),
        cmocka_unit_test(keeps_to_the_idle_cap),
        cmocka_unit_test(every_processor_sees_one_pool),
        cmocka_unit_test(limits_hold_under_contention),
        cmocka_unit_test(leaks_are_told_to_the_log),
        WITH_CTX(checked_builds_fill),
        WITH_CTX(checked_builds_find_overruns),
        cmocka_unit_test(live_buffers_outlive_their_pool),
        cmocka_unit_test(refuses_half_an_allocator),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
