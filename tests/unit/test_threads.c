#include "expect.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <tenon/threads.h>
#include <unistd.h>

/* test_threads.c: the pool runs every item once, whoever calls it, and never hangs. A hang ends the program
 * by its alarm. */

#define MOST 5000

typedef struct tally {
    const tn_threads *threads;
    _Atomic int count[MOST];
    size_t inner;              /* items of the call inside each item */
} tally;

static void add_one(void *arg, size_t i)
{
    tally *t = arg;

    t->count[i]++;
}

static void check_each_once(tally *t, size_t n, int times)
{
    for (size_t i = 0; i < n; i++)
        assert_int_equal(t->count[i], times);
    for (size_t i = n; i < MOST; i++)
        assert_int_equal(t->count[i], 0);
}

static const tn_threads *pool_of(size_t count)
{
    const tn_threads *threads = NULL;

    OK(tn_threads_create(TN_WITH(tn_threads_options, .count = count), &threads, err));
    assert_int_equal(threads->count, count);
    return threads;
}

static void runs_every_item_once(void **state)
{
    static const size_t lengths[] = { 0, 1, 2, 3, 7, 64, 1000, MOST };

    (void)state;
    for (size_t count = 1; count <= 5; count++) {
        const tn_threads *threads = pool_of(count);
        for (size_t l = 0; l < sizeof lengths / sizeof lengths[0]; l++) {
            static tally t;
            memset(&t, 0, sizeof t);
            threads->parallel_for(threads->user, lengths[l], add_one, &t);
            check_each_once(&t, lengths[l], 1);
        }
        tn_threads_destroy(threads);
    }
}

static void serial_is_a_constant(void **state)
{
    const tn_threads *threads = tn_threads_serial();
    static tally t;

    (void)state;
    assert_int_equal(threads->count, 1);
    threads->parallel_for(threads->user, 10, add_one, &t);
    check_each_once(&t, 10, 1);
    tn_threads_destroy(threads);
    tn_threads_destroy(NULL);
    assert_ptr_equal(tn_threads_serial(), threads);
}

/* A-S13-2: a call from inside an item, with 1, 2, 4 threads, from four callers at once. */
static void call_inside(void *arg, size_t i)
{
    tally *t = arg;

    (void)i;
    t->threads->parallel_for(t->threads->user, t->inner, add_one, t);
}

static void *call_outside(void *arg)
{
    tally *t = arg;

    for (int i = 0; i < 50; i++)
        t->threads->parallel_for(t->threads->user, 20, call_inside, t);
    return NULL;
}

static void a_s13_2_calls_within_calls(void **state)
{
    static const size_t counts[] = { 1, 2, 4 };

    (void)state;
    for (int c = 0; c < 3; c++) {
        static tally t;
        pthread_t caller[4];
        memset(&t, 0, sizeof t);
        t.threads = pool_of(counts[c]);
        t.inner = 30;
        for (int i = 0; i < 4; i++)
            assert_int_equal(pthread_create(&caller[i], NULL, call_outside, &t), 0);
        for (int i = 0; i < 4; i++)
            pthread_join(caller[i], NULL);
        check_each_once(&t, 30, 4 * 50 * 20);
        tn_threads_destroy(t.threads);
    }
}

/* What items wrote before the call returned is seen after it, without atomics. */
static void write_plain(void *arg, size_t i)
{
    ((size_t *)arg)[i] = i * i;
}

static void writes_are_visible(void **state)
{
    static size_t square[MOST];
    const tn_threads *threads = pool_of(3);

    (void)state;
    for (int round = 0; round < 20; round++) {
        memset(square, 0, sizeof square);
        threads->parallel_for(threads->user, MOST, write_plain, square);
        for (size_t i = 0; i < MOST; i++)
            assert_true(square[i] == i * i);
    }
    tn_threads_destroy(threads);
}

/* A-S13-5: many tiny calls with gaps that let workers fall asleep, or nearly. */
static void a_s13_5_no_lost_wake_up(void **state)
{
    const tn_threads *threads = pool_of(2);
    static tally t;
    unsigned random = 1;

    (void)state;
    memset(&t, 0, sizeof t);
    for (int i = 0; i < 20000; i++) {
        threads->parallel_for(threads->user, 4, add_one, &t);
        random = random * 1103515245 + 12345;
        for (volatile unsigned gap = random >> 16 & 0x3FFF; i % 4 == 0 && gap > 0; gap--)
            ;
    }
    check_each_once(&t, 4, 20000);
    tn_threads_destroy(threads);
}

/* A-S13-1: in the child of a fork the workers are gone; it still finishes, and so does the parent. */
static void a_s13_1_works_after_fork(void **state)
{
    const tn_threads *threads = pool_of(3);
    static tally t;
    int status;
    pid_t child;

    (void)state;
    memset(&t, 0, sizeof t);
    threads->parallel_for(threads->user, 100, add_one, &t);
    child = fork();
    if (child == 0) {
        bool right = true;
        alarm(20);
        threads->parallel_for(threads->user, 100, add_one, &t);
        for (int i = 0; i < 100; i++)
            right = right && t.count[i] == 2;
        tn_threads_destroy(threads);
        _exit(right ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    threads->parallel_for(threads->user, 100, add_one, &t);
    check_each_once(&t, 100, 2);
    tn_threads_destroy(threads);
}

static void refuses_bad_options(void **state)
{
    tn_threads_options o = { .size = sizeof o, .count = 100000 };
    const tn_threads *threads = NULL;

    (void)state;
    FAILS(TN_ERR_ARG, "100000", tn_threads_create(&o, &threads, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_threads_create(NULL, NULL, err));
    o = (tn_threads_options){ .size = sizeof o,
                              .allocator = &(tn_allocator){ .size = sizeof(tn_allocator) } };
    FAILS(TN_ERR_ARG, "both alloc and free", tn_threads_create(&o, &threads, err));
    assert_null(threads);
    o = (tn_threads_options){ .size = sizeof o, .bind = true };
    OK(tn_threads_create(&o, &threads, err));
    assert_true(threads->count >= 1);
    tn_threads_destroy(threads);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_every_item_once),
        cmocka_unit_test(serial_is_a_constant),
        cmocka_unit_test(a_s13_2_calls_within_calls),
        cmocka_unit_test(writes_are_visible),
        cmocka_unit_test(a_s13_5_no_lost_wake_up),
        cmocka_unit_test(a_s13_1_works_after_fork),
        cmocka_unit_test(refuses_bad_options),
    };

    alarm(120);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
