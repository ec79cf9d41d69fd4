/* test_random_ops.c: the dense kernels of every tier of this machine, in each form, against the reference
 * over random operations (random_ops.h). */
#include "random_ops.h"

#include "kernel/dense/dense_p.h"

static bool has_ir(void)
{
    for (size_t i = 0; i < tni_stock_count; i++)
        if (tni_stock_list[i].ir)
            return true;
    return false;
}

static tn_ctx *open_ctx(tn_isa isa, int form, const tn_threads *threads)
{
    tn_ctx_options o = { .size = sizeof o, .kernels = tni_kernels_dense_form(isa, TN_FAST, form),
                         .threads = threads };
    tn_ctx *ctx = NULL;
    assert_int_equal(tn_ctx_create(&o, &ctx, NULL), TN_OK);
    return ctx;
}

static void dense_against_reference(void **state)
{
    (void)state;
    random_bench *b = random_open();
    tn_ctx *ctx[12];
    tn_isa tier[4];
    int count = 0, tiers = host_tiers(tier), forms = has_ir() ? 2 : 1;
    long rounds = test_rounds(SIZED(1000, 150));
    for (int t = 0; t < tiers; t++)
        for (int form = TNI_DENSE_C; form < forms; form++, count++)
            ctx[count] = open_ctx(tier[t], form, b->threads[count % 5]);
    for (long i = 0; i < rounds; i++) {
        random_begin(b, test_seed() + (uint64_t)i);
        random_round(b, ctx, count, NULL, NULL);
    }
    for (int c = 0; c < count; c++)
        tn_ctx_destroy(ctx[c]);
    random_close(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(dense_against_reference) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
