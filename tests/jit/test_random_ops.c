/* test_random_ops.c: kernels cut by a session, on every tier of this machine, against the reference over random
 * operations (random_ops.h): each is specialised first, then run. */
#include "jit_test.h"

#include "random_ops.h"

typedef struct tiers {
    tn_session *session[3];
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

static void sessions_against_reference(void **state)
{
    (void)state;
    need_jit();
    random_bench *b = random_open();
    tiers t = { .count = 0 };
    tn_ctx *ctx[3];
    tn_error err;
    long rounds = setting("TENON_ROUNDS", 60), seed = setting("TENON_SEED", 1);
    for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++) {
        tn_session **s = &t.session[t.count];
        assert_int_equal(tn_session_create(TN_WITH(tn_session_options, .isa = (tn_isa)isa, .cache_dir = ""), s, &err),
                         TN_OK);
        assert_int_equal(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = tn_session_kernels(*s),
                                               .threads = b->threads[t.count]), &ctx[t.count], &err), TN_OK);
        t.count++;
    }
    for (long i = 0; i < rounds; i++) {
        random_begin(b, seed + i);
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
