/* test_random_ops.c: kernels cut by a session, on every tier of this machine, against the reference over
 * random operations (random_ops.h): each is specialised first, then run. */
#include "jit_test.h"

#include "random_ops.h"

typedef struct tiers {
    tn_session *session[4];
    int count;
    size_t made;
} tiers;

static void specialize(void *arg, const tn_desc *desc)
{
    tiers *t = arg;
    tn_error err;
    for (int i = 0; i < t->count; i++) {
        tn_session_report r = { .size = sizeof r };
        if (tn_session_specialize(t->session[i], desc, 1, &r, &err) != TN_OK)
            fail_msg("%s", err.message);
        if (r.failed > 0)
            fail_msg("a kernel could not be made");
        t->made += r.ready;
    }
}

static void open_tier(tiers *t, tn_isa isa, const tn_threads *threads, tn_ctx **ctx)
{
    tn_session **s = &t->session[t->count++];
    tn_session_options so = { .size = sizeof so, .isa = isa, .cache_dir = "" };
    assert_int_equal(tn_session_create(&so, s, NULL), TN_OK);
    tn_ctx_options co = { .size = sizeof co, .kernels = tn_session_kernels(*s), .threads = threads };
    assert_int_equal(tn_ctx_create(&co, ctx, NULL), TN_OK);
}

static void sessions_against_reference(void **state)
{
    (void)state;
    need_jit();
    random_bench *b = random_open();
    tiers t = { .count = 0 };
    tn_ctx *ctx[4];
    long rounds = test_rounds(240);
    tn_isa tier[4];
    for (int count = host_tiers(tier); t.count < count;)
        open_tier(&t, tier[t.count], b->threads[t.count], &ctx[t.count]);
    for (long i = 0; i < rounds; i++) {
        random_begin(b, test_seed() + (uint64_t)i);
        random_round(b, ctx, t.count, specialize, &t);
    }
    assert_true(rounds < 20 || t.made > (size_t)rounds / 4);
    for (int i = 0; i < t.count; i++) {
        tn_ctx_destroy(ctx[i]);
        tn_session_destroy(t.session[i]);
    }
    random_close(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(sessions_against_reference) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
