/* Products that a session made: against the reference, with operands at the edges of pages; and the same
 * bits, of dense products as well, whatever the number of threads and the position in a batch. */

#include "run_desc.h"

#include "check.h"
#include "seed.h"
#include "session/plan_p.h"

/* Around lanes, tiles and blocks of columns; every layout; strides, batches, epilogues. */
static const char *const lines_made[] = {
    "matmul f32 1x1x1", "matmul f32 7x9x11", "matmul f32 8x8x8", "matmul f32 1x17x5", "matmul f32 17x1x5",
    "matmul f32 16x16x16", "matmul f32 23x23x23", "matmul f32 33x31x2", "matmul f32 13x65x63",
    "matmul f32 29x49x33", "matmul f32 129x131x257", "matmul f32 40x200x130",
    "matmul f32 nt 7x9x11", "matmul f32 nt 8x8x8", "matmul f32 nt 16x33x15",
    "matmul f32 nt 31x65x17", "matmul f32 nt 5x3x1", "matmul f32 nt 65x67x130",
    "matmul f32 tn 7x9x11", "matmul f32 tn 30x17x64", "matmul f32 tt 9x17x33", "matmul f32 tt 40x50x7",
    "matmul f64 1x1x1", "matmul f64 7x9x11", "matmul f64 8x8x8", "matmul f64 23x23x23",
    "matmul f64 nt 33x17x19", "matmul f64 tn 20x9x40", "matmul f64 16x40x33 bias relu",
    "matmul f64 6x5x9 batch 3", "matmul f64 5x7x9 alpha 0.5", "matmul f32 9x17x20 a:25,1 b:19,1 dst:23,1",
    "matmul f32 8x16x8 a:-8,1 b:-16,1",
    "matmul f32 8x16x9 a:0,1", "matmul f32 8x16x9 b:0,1", "matmul f32 nt 8x16x9 b:12,1",
    "matmul f32 8x8x8 batch 5", "matmul f32 nt 9x10x11 batch 4", "matmul f32 6x7x8 batch 3 b:8x7",
    "matmul f32 6x7x8 batch 2x3 a:6x8", "matmul f32 1x7x8 batch 5", "matmul f32 40x33x70 batch 30",
    "matmul f32 14x30x20 bias", "matmul f32 14x30x20 bias relu", "matmul f32 nt 14x30x20 bias relu",
    "matmul f32 12x20x30 alpha 0.5", "matmul f32 12x20x30 beta 0.5",
    "matmul f32 12x20x30 alpha 2 beta -1 bias relu",
    "matmul f32 12x20x30 beta 2 c:0,1", "matmul f32 6x5x7 batch 4 beta 1", "matmul f32 130x140x150",
    "matmul f32 nt 150x130x140",
    "linear f32 8x8x8", "linear f32 9x17x33 bias", "linear f32 30x65x130 bias relu",
    "linear f32 8x8x8 packed", "linear f32 9x40x33 packed bias", "linear f32 30x100x64 packed bias gelu",
    "linear f64 20x33x17 packed 16 residual", "linear f32 1x64x50 packed", "linear f32 40x31x300 packed bias relu",
    "linear f64 20x33x17 bias", "linear f32 33x17x40 bias gelu", "linear bf16 9x33x20 bias silu residual",
    "matmul f32 14x30x20 bias gelu", "matmul f32 nt 7x9x11 silu residual",
    "matmul f32 29x49x33 residual sigmoid", "matmul f32 13x17x9 alpha 2 bias leaky_relu slope 0.1",
    "matmul f32 9x33x5 clip lo 0 hi 6 neg",
    "matmul f32 5x40x7 beta 2 c:0,1 residual tanh bias residual:0,1",
    "matmul f32 6x7x8 batch 2x3 a:6x8 residual exp",
    "matmul f32 12x20x30 bias residual relu bias abs sqrt gelu_tanh residual",
    "matmul f32 8x16x9 log softplus", "matmul f32 3x1x4 bias gelu", "matmul f32 28x2x60 residual erf",
    "matmul f32 40x33x70 batch 30 bias gelu", "matmul f64 16x40x33 bias gelu residual",
    "matmul f64 nt 33x17x19 silu", "matmul f64 5x7x9 beta 1 sin cos", "matmul bf16 1x1x1",
    "matmul bf16 7x9x11", "matmul bf16 nt 16x33x15 bias relu", "matmul bf16 tn 20x9x40",
    "matmul bf16 tt 9x17x33 bias gelu", "matmul bf16 29x49x33 beta 1 residual",
    "matmul bf16,bf16,f32 16x40x33 silu", "matmul bf16 6x7x8 batch 3 b:8x7 bias",
    "matmul bf16 8x16x8 a:-8,1 b:-16,1", "matmul f16 130x140x150 sigmoid", "matmul bf16 7x9x11 alpha 0.5",
    "matmul f16 nt 31x65x17 residual", "matmul f16,f16,f32 nt 9x10x11 batch 4 bias",
    "matmul f16 13x65x63 clip lo -1 hi 1", "matmul f16 9x17x20 a:25,1 b:19,1 dst:23,1 bias gelu",
};
enum { LINES = sizeof lines_made / sizeof *lines_made };

/* Made by the session, every one. */
static tn_session *make(const char *const *line, size_t count, tn_isa isa)
{
    tn_session *session;
    tn_session_report report = { .size = sizeof report };
    tn_desc *desc = calloc(count, sizeof *desc);
    for (size_t i = 0; i < count; i++)
        desc[i] = parse_line(line[i]);
    assert_int_equal(tn_session_create(TN_WITH(tn_session_options, .cache_dir = "", .isa = isa), &session, NULL),
                     TN_OK);
    assert_int_equal(tn_session_specialize(session, desc, count, &report, NULL), TN_OK);
    free(desc);
    for (size_t i = 0; i < count; i++) {
        tn_choice choice = { .size = sizeof choice };
        tn_desc expanded = parse_line(line[i]);
        tni_desc_expand(&expanded, &expanded);
        assert_int_equal(tn_kernels_resolve(tn_session_kernels(session), &expanded, &choice, NULL), TN_OK);
        if (choice.table != tn_session_kernels(session))
            fail_msg("%s: not made by the session", line[i]);
    }
    return session;
}

/* Operands end, and begin, at a page that may not be touched; special values; leading dimensions. */
static void a_s4_2_products_keep_to_their_operands(void **state)
{
    (void)state;
    need_jit();
    tn_session *session = make(lines_made, LINES, TN_ISA_BEST);
    const check_options options = { .effort = CHECK_QUICK, .seed = test_seed() };
    const check_tables tables = { .form = { [CHECK_JIT] = tn_session_kernels(session) } };
    for (size_t i = 0; i < LINES; i++) {
        check_result result;
        tn_error err;
        if (check_problem(lines_made[i], &tables, &options, &result, &err) != TN_OK)
            fail_msg("%s: %s", lines_made[i], err.message);
        for (size_t f = 0; f < result.kept; f++)
            print_error("%s: %s (seed %llu)\n", lines_made[i], result.failure[f].sentence,
                        (unsigned long long)options.seed);
        assert_int_equal(result.status, CHECK_OK);
        assert_true(result.checks > 0);
    }
    tn_session_destroy(session);
}

/* Shares of rows, of columns and of items. */
static const char *const shared[] = {
    "matmul f32 150x140x130", "matmul f32 nt 150x140x130 bias", "matmul f32 129x131x257",
    "linear f32 16x700x300 packed bias", "linear f32 150x140x130 packed bias gelu",
    "matmul f32 40x33x70 batch 30", "matmul f32 nt 40x33x70 batch 30", "matmul f64 130x140x150 beta 1",
    "matmul f32 150x140x130 bias residual gelu", "matmul f32 nt 150x140x130 residual silu bias",
    "matmul f32 40x33x70 batch 30 residual exp residual:0,33,1", "matmul f16 150x140x130 bias gelu",
    "matmul f16 nt 40x33x70 batch 30 residual", "matmul f16,f16,f32 tn 290x64x140 beta 1 bias",
};
enum { SHARED = sizeof shared / sizeof *shared };

/* 2, 3 and 8 threads give the bits of one. */
static void check_threads(const tn_kernels *table, const char *line)
{
    operands one, more;
    make_operands(&one, line);
    run_operands(table, &one, NULL);
    for (size_t count = 2; count <= 8; count += count == 2 ? 1 : 5) {
        const tn_threads *threads;
        const tn_threads_options o = { .size = sizeof o, .count = count };
        assert_int_equal(tn_threads_create(&o, &threads, NULL), TN_OK);
        make_operands(&more, line);
        run_operands(table, &more, threads);
        if (memcmp(output_of(&one), output_of(&more), output_size(&one)) != 0)
            fail_msg("%s of %s: %zu threads give other bits than one", line, table->name, count);
        free_operands(&more);
        tn_threads_destroy(threads);
    }
    free_operands(&one);
}

static void check_shares(const char *const *line, size_t count, tn_isa isa)
{
    tn_session *session = make(line, count, isa);
    for (size_t i = 0; i < count; i++) {
        check_threads(tn_session_kernels(session), line[i]);
        check_threads(tn_kernels_dense(isa, TN_FAST), line[i]);
    }
    tn_session_destroy(session);
}

static void threads_leave_the_bits_alone(void **state)
{
    (void)state;
    need_jit();
    check_shares(shared, SHARED, TN_ISA_BEST);
}

/* AVX-512 leaves large ones to dense where the machine has tiles: a tier that has none. */
static void threads_leave_the_bits_of_bf16_alone(void **state)
{
    (void)state;
    static const char *const large[] = { "matmul bf16 150x140x130 bias gelu",
                                         "matmul bf16,bf16,f32 tn 290x64x140 beta 1 bias" };
    need_jit();
    check_shares(large, 2, tni_cpu_isa() == TN_ISA_AVX512 ? TN_ISA_AVX2 : TN_ISA_BEST);
}

/* Half a line a step and an odd number of steps: a share's panel, whole lines, takes more than its columns. */
static void scratch_holds_the_panels_of_all_shares(void **state)
{
    (void)state;
    static const char *const line = "matmul f32 nt 176x192x1025";
    need_jit();
    tn_session *session = make(&line, 1, TN_ISA_GENERIC);
    check_threads(tn_session_kernels(session), line);
    tn_session_destroy(session);
}

/* Tiles of which no whole number is as wide as the scratch, on every tier. */
static void a_s4_7_shares_of_any_tile_keep_to_the_scratch(void **state)
{
    (void)state;
    static const tn_isa tiers[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_AVX512, TN_ISA_NEON };
    for (size_t t = 0; t < sizeof tiers / sizeof *tiers; t++)
        for (int n = 100; n < 250; n++) {
            static tni_plan plan;
            char line[64];
            snprintf(line, sizeof line, "matmul %s %dx%dx%d", n % 2 ? "f32" : "f64", n % 3 ? 32 : 36, n,
                     n % 5 ? 2047 : 1700);
            memset(&plan, 0, sizeof plan);
            tn_desc desc = parse_line(line);
            assert_int_equal(tni_plan_make(&desc, tiers[t], &plan, NULL), TN_OK);
            if ((size_t)plan.matmul.shares * plan.matmul.panel > tni_plan_scratch(&desc))
                fail_msg("%s, %s: %lld panels of %zu bytes are more than %zu", line, tn_isa_name(tiers[t]),
                         (long long)plan.matmul.shares, plan.matmul.panel, tni_plan_scratch(&desc));
        }
}

/* Each item of a batch, and that item alone. */
static void position_in_a_batch_leaves_the_bits_alone(void **state)
{
    (void)state;
    static const char *const both[] = { "matmul f32 23x23x23 batch 6", "matmul f32 23x23x23" };
    need_jit();
    tn_session *session = make(both, 2, TN_ISA_BEST);
    operands batch, item;
    make_operands(&batch, both[0]);
    make_operands(&item, both[1]);
    run_operands(tn_session_kernels(session), &batch, NULL);
    for (size_t i = 0; i < 6; i++) {
        for (int o = 0; o < 2; o++)
            memcpy(item.data[o], (char *)batch.data[o] + i * item.bytes[o], item.bytes[o]);
        run_operands(tn_session_kernels(session), &item, NULL);
        assert_memory_equal((const char *)output_of(&batch) + i * output_size(&item), output_of(&item),
                            output_size(&item));
    }
    free_operands(&batch);
    free_operands(&item);
    tn_session_destroy(session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s4_2_products_keep_to_their_operands),
        cmocka_unit_test(threads_leave_the_bits_alone),
        cmocka_unit_test(threads_leave_the_bits_of_bf16_alone),
        cmocka_unit_test(scratch_holds_the_panels_of_all_shares),
        cmocka_unit_test(a_s4_7_shares_of_any_tile_keep_to_the_scratch),
        cmocka_unit_test(position_in_a_batch_leaves_the_bits_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
