#include "core_fixture.h"

#include "counted.h"

/* test_arena.c: arenas: places, generations, chunks, no allocation after the first run, CHECKED builds. */

typedef struct run {
    counter    c;
    tn_memory *pool, *arena;
    tn_ctx    *ctx;
} run;

static void begin(run *r, size_t chunk)
{
    r->pool = counted_pool(&r->c, 0);
    OK(tn_arena_create(r->pool, chunk, &r->arena, err));
    r->ctx = ctx_on(r->pool);
    assert_ptr_equal(tn_ctx_set_memory(r->ctx, r->arena), r->pool);
}

/* Nothing is left, in the pool or of the allocator. */
static void end(run *r)
{
    tn_ctx_destroy(r->ctx);
    tn_memory_destroy(r->arena);
    assert_int_equal(stats_of(r->pool).buffers, 0);
    tn_memory_destroy(r->pool);
    assert_int_equal(r->c.blocks, 0);
    assert_int_equal(r->c.bytes, 0);
}

static char *address(const tn_tensor *t)
{
    return (char *)tn_data(t, t->dtype, NULL);
}

static bool is_checked(void)
{
    return tni_alloc_fail_after(-1);
}

/* -- Places -------------------------------------------------------------------------------------*/

static void hands_out_aligned_bytes_apart(void **state)
{
    tn_tensor t[50];
    run r;

    (void)state;
    begin(&r, 1024);
    for (int i = 0; i < 50; i++) {
        t[i] = bytes_of(r.ctx, 37 * i);
        assert_non_null(address(&t[i]));
        assert_int_equal((uintptr_t)address(&t[i]) % 64, 0);
        memset(tn_mutable_data(&t[i], TN_U8, NULL), i, (size_t)(37 * i));
    }
    for (int i = 0; i < 50; i++)
        for (int j = 0; j < 37 * i; j++)
            assert_int_equal((uint8_t)address(&t[i])[j], i);
    for (int i = 0; i < 50; i++)
        for (int j = 0; j < i; j++)
            assert_ptr_not_equal(address(&t[i]), address(&t[j]));
    OK(tn_arena_reset(r.arena, err));
    end(&r);
}

/* In one chunk the next line of 64 is the next place; canaries take one more. */
static void hands_out_one_behind_the_other(void **state)
{
    tn_tensor a, b, c;
    run r;

    (void)state;
    begin(&r, 0);
    a = bytes_of(r.ctx, 100);
    b = bytes_of(r.ctx, 64);
    c = bytes_of(r.ctx, 1);
    assert_int_equal(address(&b) - address(&a), is_checked() ? 192 : 128);
    assert_int_equal(address(&c) - address(&b), is_checked() ? 128 : 64);
    assert_int_equal(stats_of(r.pool).live, 1 << 20);
    end(&r);
}

static void starts_over_after_a_reset(void **state)
{
    tn_tensor a, b, again;
    char *first;
    run r;

    (void)state;
    begin(&r, 0);
    a = bytes_of(r.ctx, 100);
    b = bytes_of(r.ctx, 100);
    first = address(&a);
    OK(tn_arena_reset(r.arena, err));
    again = bytes_of(r.ctx, 5000);
    assert_ptr_equal(address(&again), first);
    assert_false(tn_tensor_is_live(&a));
    assert_false(tn_tensor_is_live(&b));
    end(&r);
}

/* -- Generations --------------------------------------------------------------------------------*/

static void tensors_are_stale_after_a_reset(void **state)
{
    tn_tensor t, view, next;
    uint64_t version;
    double x;
    run r;

    (void)state;
    begin(&r, 0);
    OK(tn_tensor_zeros(r.ctx, TN_F32, TN_SHAPE(4, 4), &t, err));
    OK(tn_t(&t, &view, err));
    OK(tn_set_f64(&view, TN_INDEX(0, 1), 3, err));
    OK(tn_tensor_version(&t, &version, err));
    assert_int_equal(version, 1);
    for (int i = 0; i < 3; i++) {
        OK(tn_arena_reset(r.arena, err));
        OK(tn_tensor_zeros(r.ctx, TN_F32, TN_SHAPE(4, 4), &next, err));     /* has the place of t */
        FAILS(TN_ERR_STALE, "was released", tn_get_f64(&t, TN_INDEX(0, 0), &x, err));
        FAILS(TN_ERR_STALE, "was released", tn_set_f64(&view, TN_INDEX(0, 0), 1, err));
        FAILS(TN_ERR_STALE, "was released", tn_tensor_version(&view, &version, err));
        assert_null(tn_data(&view, TN_F32, NULL));
        release(&t);                                                        /* of nobody else's */
        assert_true(tn_tensor_is_live(&next));
        OK(tn_tensor_version(&next, &version, err));
        assert_int_equal(version, 0);
        assert_true(element(&next, 1) == 0);
    }
    end(&r);
}

/* Early release ends the owner, once; the bytes stay taken until the reset. */
static void release_is_allowed_and_idempotent(void **state)
{
    tn_tensor a, b;
    char *place;
    run r;

    (void)state;
    begin(&r, 0);
    a = bytes_of(r.ctx, 10);
    place = address(&a);
    assert_int_equal(stats_of(r.arena).buffers, 1);
    release(&a);
    release(&a);
    assert_int_equal(stats_of(r.arena).buffers, 0);
    b = bytes_of(r.ctx, 10);
    assert_ptr_not_equal(address(&b), place);
    release(&a);
    assert_true(tn_tensor_is_live(&b));
    OK(tn_arena_reset(r.arena, err));
    release(&a);
    release(&b);
    a = bytes_of(r.ctx, 10);
    assert_true(tn_tensor_is_live(&a));
    assert_false(tn_tensor_is_live(&b));
    end(&r);
}

static void has_one_owner(void **state)
{
    tn_tensor t, other = { .dtype = TN_BF16 }, before = other;
    run r;

    (void)state;
    begin(&r, 0);
    OK(tn_tensor_zeros(r.ctx, TN_F32, TN_SHAPE(4), &t, err));
    FAILS(TN_ERR_UNSUPPORTED, "share: argument 0, made by zeros, is of an arena's memory",
          tn_tensor_share(&t, &other, err));
    SAME_TENSOR(&other, &before);
    end(&r);
}

static void count_call(void *user)
{
    ++*(int *)user;
}

/* Foreign memory wrapped in an arena is given back by reset, or before by release, once. */
static void gives_foreign_memory_back(void **state)
{
    float data[4] = { 1, 2, 3, 4 };
    int calls = 0;
    tn_foreign f = { .size = sizeof f, .data = data, .bytes = sizeof data, .dtype = TN_F32,
                     .shape = TN_SHAPE(4), .release = count_call, .user = &calls };
    tn_tensor t, u;
    run r;

    (void)state;
    begin(&r, 0);
    OK(tn_tensor_from_data(r.ctx, &f, &t, err));
    OK(tn_tensor_from_data(r.ctx, &f, &u, err));
    assert_true(element(&t, 3) == 4);
    release(&u);
    assert_int_equal(calls, 1);
    OK(tn_arena_reset(r.arena, err));
    assert_int_equal(calls, 2);
    assert_false(tn_tensor_is_live(&t));
    assert_true(data[0] == 1);
    OK(tn_tensor_from_data(r.ctx, &f, &t, err));
    end(&r);
    assert_int_equal(calls, 3);
}

/* -- Chunks -------------------------------------------------------------------------------------*/

/* The sequence of one run, with requests below and above a chunk. */
static void some_requests(tn_ctx *ctx)
{
    static const int32_t sizes[] = { 100, 900, 3000, 0, 500, 700, 1000, 64, 2000, 1, 1025, 1024 };

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        bytes_of(ctx, sizes[i]);
}

static void second_run_allocates_nothing(void **state)
{
    tn_tensor a, b, c;
    size_t calls = 0;
    run r;

    (void)state;
    begin(&r, 1024);
    for (int i = 0; i < 5; i++) {
        some_requests(r.ctx);
        a = arange(r.ctx, TN_F32, 70 * 70, TN_SHAPE(70, 70));
        OK(tn_t(&a, &b, err));
        OK(tn_matmul(r.ctx, &a, &b, &c, err));
        OK(tn_log_softmax(r.ctx, &b, 1, 1, &c, err));
        for (int j = 0; j < 100; j++)
            bytes_of(r.ctx, j);
        if (i == 0)
            calls = r.c.calls;
        assert_int_equal(r.c.calls, calls);
        OK(tn_arena_reset(r.arena, err));
        assert_int_equal(r.c.calls, calls);
    }
    end(&r);
}

/* Another order of the same requests takes chunks that wait, wherever they lie. */
static void uses_chunks_that_wait(void **state)
{
    size_t held;
    run r;

    (void)state;
    begin(&r, 256);
    bytes_of(r.ctx, 100);
    bytes_of(r.ctx, 1000);
    bytes_of(r.ctx, 5000);
    held = stats_of(r.pool).live;
    OK(tn_arena_reset(r.arena, err));
    bytes_of(r.ctx, 5000);
    bytes_of(r.ctx, 1000);
    bytes_of(r.ctx, 100);
    assert_int_equal(stats_of(r.pool).live, held);
    OK(tn_arena_reset(r.arena, err));
    bytes_of(r.ctx, 900);
    bytes_of(r.ctx, 900);
    assert_int_equal(stats_of(r.pool).live, held);
    bytes_of(r.ctx, 6000);
    assert_true(stats_of(r.pool).live > held);
    end(&r);
}

static void counts_and_trims(void **state)
{
    run r;

    (void)state;
    begin(&r, 1024);
    assert_int_equal(stats_of(r.arena).alloc_calls, 1);
    bytes_of(r.ctx, 100);
    bytes_of(r.ctx, 2048);
    assert_int_equal(stats_of(r.arena).live, 128 + 2048);
    assert_int_equal(stats_of(r.arena).idle, 1024 - 128);
    assert_int_equal(stats_of(r.arena).buffers, 2);
    assert_int_equal(stats_of(r.arena).alloc_calls, 3);
    assert_int_equal(tn_memory_trim(r.arena), 0);
    OK(tn_arena_reset(r.arena, err));
    assert_int_equal(stats_of(r.arena).live, 0);
    assert_int_equal(stats_of(r.arena).live_peak, 128 + 2048);
    assert_int_equal(stats_of(r.arena).idle, 1024 + 2048);
    bytes_of(r.ctx, 1);
    assert_int_equal(tn_memory_trim(r.arena), 2048);
    OK(tn_arena_reset(r.arena, err));
    assert_int_equal(tn_memory_trim(r.arena), 1024);
    assert_int_equal(stats_of(r.pool).buffers, 0);
    bytes_of(r.ctx, 3);
    end(&r);
    begin(&r, 100);                        /* no whole number of lines */
    bytes_of(r.ctx, 100);
    assert_int_equal(stats_of(r.arena).idle, 0);
    end(&r);
}

/* A ctx that began with an arena keeps its scratch over resets. */
static void scratch_survives_a_reset(void **state)
{
    tn_tensor a, b, c;
    tn_ctx *ctx;
    run r;

    (void)state;
    begin(&r, 0);
    ctx = ctx_on(r.arena);
    for (int i = 0; i < 3; i++) {
        a = arange(ctx, TN_F32, 64 * 64, TN_SHAPE(64, 64));
        OK(tn_t(&a, &b, err));
        OK(tn_matmul(ctx, &a, &b, &c, err));
        assert_true(element(&c, 0) == 63 * 64 * 127 / 6);      /* 0² + 1² + … + 63² */
        OK(tn_arena_reset(r.arena, err));
    }
    tn_ctx_destroy(ctx);
    end(&r);
}

/* A-S4-5: a plan of one run must not be taken for the next: no two live tensors share a byte. */
static void a_s4_5_runs_of_equal_sizes(void **state)
{
    tn_tensor t[3];
    run r;

    (void)state;
    begin(&r, 0);
    for (int i = 0; i < 3; i++) {
        OK(tn_tensor_new(r.ctx, TN_F32, TN_SHAPE(64), &t[i], err));
        OK(tn_fill_f64(r.ctx, &t[i], i, err));
        if (i == 0)
            release(&t[0]);
    }
    assert_true(element(&t[1], 63) == 1 && element(&t[2], 0) == 2);
    OK(tn_arena_reset(r.arena, err));
    for (int i = 0; i < 3; i++) {
        OK(tn_tensor_new(r.ctx, TN_F32, TN_SHAPE(64), &t[i], err));
        OK(tn_fill_f64(r.ctx, &t[i], 10 + i, err));
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 64; j++)
            assert_true(element(&t[i], j) == 10 + i);
    OK(tn_arena_reset(r.arena, err));
    end(&r);
}

/* -- CHECKED ------------------------------------------------------------------------------------*/

static void checked_builds_fill(void **state)
{
    tn_tensor t;
    char *place;
    run r;

    (void)state;
    if (!is_checked())
        skip();
    begin(&r, 0);
    for (int round = 0; round < 2; round++) {
        OK(tn_tensor_new(r.ctx, TN_I32, TN_SHAPE(25), &t, err));
        for (int i = 0; i < 25; i++)
            assert_true(element(&t, i) == -1);
        OK(tn_fill_f64(r.ctx, &t, 5, err));
        place = address(&t);
        OK(tn_arena_reset(r.arena, err));
        for (int i = 0; i < 100; i++)
            assert_int_equal((uint8_t)place[i], 0xFF);
    }
    end(&r);
}

/* At reset and at release; inside a chunk, and where it ends. */
static void checked_builds_find_overruns(void **state)
{
    tn_tensor t;
    run r;

    (void)state;
    if (!is_checked())
        skip();
    for (int32_t size = 100; size <= 2048; size += 974) {
        begin(&r, 1024);
        t = bytes_of(r.ctx, size);
        bytes_of(r.ctx, 8);
        ((char *)tn_mutable_data(&t, TN_U8, NULL))[size + 63] = 0;
        FAILS(TN_ERR_OVERRUN, "arena_reset: byte 63 behind the end of a buffer of",
              tn_arena_reset(r.arena, err));
        assert_false(tn_tensor_is_live(&t));
        OK(tn_arena_reset(r.arena, err));
        t = bytes_of(r.ctx, size);
        ((char *)tn_mutable_data(&t, TN_U8, NULL))[size] = 0;
        FAILS(TN_ERR_OVERRUN, "release: byte 0 behind", tn_tensor_release(&t, err));
        OK(tn_arena_reset(r.arena, err));
        end(&r);
    }
}

/* The first of several is the one told. */
static void tells_the_first_overrun(void **state)
{
    tn_tensor a, b;
    run r;

    (void)state;
    if (!is_checked())
        skip();
    begin(&r, 0);
    a = bytes_of(r.ctx, 10);
    b = bytes_of(r.ctx, 20);
    address(&a)[11] = address(&b)[22] = 0;
    FAILS(TN_ERR_OVERRUN, "byte 1 behind the end of a buffer of 10 bytes, made by new",
          tn_arena_reset(r.arena, err));
    end(&r);
}

/* -- Refusals -----------------------------------------------------------------------------------*/

static void refuses_bad_arguments(void **state)
{
    tn_memory *other = NULL;
    tn_tensor t;
    run r;

    (void)state;
    begin(&r, 0);
    FAILS(TN_ERR_ARG, "pool is NULL", tn_arena_create(NULL, 0, &other, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_arena_create(r.pool, 0, NULL, err));
    FAILS(TN_ERR_ARG, "not on another arena", tn_arena_create(r.arena, 0, &other, err));
    FAILS(TN_ERR_ARG, "not 2147483648", tn_arena_create(r.pool, (size_t)1 << 31, &other, err));
    FAILS(TN_ERR_ARG, "a pool has no reset", tn_arena_reset(r.pool, err));
    FAILS(TN_ERR_ARG, "the arena is NULL", tn_arena_reset(NULL, err));
    FAILS(TN_ERR_SHAPE, "too large", tn_tensor_new(r.ctx, TN_U8, TN_SHAPE(65536, 32768), &t, err));
    assert_null(other);
    end(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_out_aligned_bytes_apart),
        cmocka_unit_test(hands_out_one_behind_the_other),
        cmocka_unit_test(starts_over_after_a_reset),
        cmocka_unit_test(tensors_are_stale_after_a_reset),
        cmocka_unit_test(release_is_allowed_and_idempotent),
        cmocka_unit_test(has_one_owner),
        cmocka_unit_test(gives_foreign_memory_back),
        cmocka_unit_test(second_run_allocates_nothing),
        cmocka_unit_test(uses_chunks_that_wait),
        cmocka_unit_test(counts_and_trims),
        cmocka_unit_test(scratch_survives_a_reset),
        cmocka_unit_test(a_s4_5_runs_of_equal_sizes),
        cmocka_unit_test(checked_builds_fill),
        cmocka_unit_test(checked_builds_find_overruns),
        cmocka_unit_test(tells_the_first_overrun),
        cmocka_unit_test(refuses_bad_arguments),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
