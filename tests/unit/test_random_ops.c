/* test_random_ops.c: the dense kernels of every tier of this machine, in each form and mode, against the reference
 * over random operations (random_ops.h). */
#include "random_ops.h"

#include "kernel/dense_p.h"

static bool has_ir(void)
{
    for (size_t i = 0; i < tni_stock_count; i++)
        if (tni_stock_list[i].ir)
            return true;
    return false;
}

static void dense_against_reference(void **state)
{
    (void)state;
    random_bench *b = random_open();
    tn_ctx *ctx[12];
    int count = 0;
    long rounds = setting("TENON_ROUNDS", 400), seed = setting("TENON_SEED", 1);
    for (int isa = TN_ISA_GENERIC; isa <= (int)tn_isa_detect(); isa++)
        for (int form = 0; form < 1 + has_ir(); form++) {
            const tn_kernels *table = tni_kernels_dense_form((tn_isa)isa, TN_FAST, form ? TNI_DENSE_IR : TNI_DENSE_C);
            assert_int_equal(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = table, .threads = b->threads[count % 5]),
                                           &ctx[count], NULL), TN_OK);
            count++;
        }
    for (long i = 0; i < rounds; i++) {
        random_begin(b, seed + i);
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
