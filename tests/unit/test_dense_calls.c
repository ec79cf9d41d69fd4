/* test_dense_calls.c: what holds of every dense driver: any number of threads, in place, what is switched off is
 * not read; and the tables themselves: which kernel serves, what is handed on. */
#include "dense_fixture.h"

/* -- Threads ----------------------------------------------------------------------------------------------*/

static void same_bits_for_any_thread_count(const tn_kernels *kernels)
{
    static const char *const lines[] = { "add f32 700x300",          "add f32 700x300:1,700 300",
                                         "copy f32 300x700:1,300",   "matmul f32 nt 200x300x600 bias relu",
                                         "matmul f32 100x500x300",   "matmul f32 20x30x40 batch 50",
                                         "sum f32 1000x300 axis 0",  "sum f32 300000 axis 0",
                                         "sum f32 100000x20 axis 0", "sum f32 300x1000 axis 1",
                                         "log_softmax f32 500x300",  "log_softmax f32 300x500 axis 0",
                                         "softmax f32 500x300 axis 0", "layer_norm f32 500x300 scale bias",
                                         "rms_norm f32 300x500:1,300 scale" };
    for (size_t l = 0; l < sizeof lines / sizeof *lines; l++) {
        tn_desc desc;
        place in[TN_MAX_OPERANDS], first = { .size = 0 };
        assert_int_equal(tn_desc_parse(lines[l], &desc, NULL), TN_OK);
        tni_desc_expand(&desc, &desc);
        for (int i = 0; i < desc.inputs; i++) {
            in[i] = make_place(&desc.operand[i]);
            fill_place(&in[i], TN_F32, FLOATS);
        }
        for (size_t count = 1; count <= 3; count++) {
            const tn_threads *threads;
            assert_int_equal(tn_threads_create(TN_WITH(tn_threads_options, .count = count), &threads, NULL),
                             TN_OK);
            place out = run(kernels, &desc, in, threads);
            if (count == 1)
                first = out;
            else {
                if (memcmp(out.bytes, first.bytes, out.size))
                    fail_msg("%s: %zu threads give other bits than one", lines[l], count);
                free(out.bytes);
            }
            tn_threads_destroy(threads);
        }
        free(first.bytes);
        for (int i = 0; i < desc.inputs; i++)
            free(in[i].bytes);
    }
}

/* -- In place, and what is not read -----------------------------------------------------------------------*/

static void in_place(const tn_kernels *kernels)
{
    enum { N = 5000 };
    static const char *const lines[] = { "add f32 5000", "add f32 50x100:1,50 dst:1,50",
                                         "sub f32 1250:4 dst:4" };
    for (size_t l = 0; l < sizeof lines / sizeof *lines; l++) {
        tn_desc desc;
        float x[N], y[N], want[N];
        tn_error err;
        if (tn_desc_parse(lines[l], &desc, &err) != TN_OK)
            fail_msg("%s: %s", lines[l], err.message);
        for (int i = 0; i < N; i++)
            want[i] = x[i] = (float)random_below(100);
        memcpy(y, x, sizeof x);
        desc.operand[1] = desc.operand[0];
        tn_call call = { .data = (void *const[]){ y, x, want },
                         .desc = &desc,
                         .threads = tn_threads_serial() };
        tn_kernels_call(tn_kernels_reference(), &call);
        call.data = (void *const[]){ y, x, x };
        tn_kernels_call(kernels, &call);
        assert_memory_equal(x, want, sizeof x);
    }
}

static void nothing_is_read_that_is_switched_off(const tn_kernels *kernels)
{
    float a[12], b[12], c[12], out[12], nan[12];
    tn_desc desc;
    for (int i = 0; i < 12; i++) {
        a[i] = b[i] = c[i] = 1;
        nan[i] = NAN;
    }
    assert_int_equal(tn_desc_parse("matmul f32 3x4x3 beta 0", &desc, NULL), TN_OK);
    char scratch[16384] __attribute__((aligned(64)));
    assert_true(tn_kernels_scratch(kernels, &desc) <= sizeof scratch);
    tn_call call = { .data = (void *const[]){ a, b, nan, out }, .desc = &desc, .scratch = scratch,
                     .threads = tn_threads_serial() };
    memcpy(out, nan, sizeof nan);
    tn_kernels_call(kernels, &call);
    for (int i = 0; i < 12; i++)
        assert_true(out[i] == 3);
    desc.floats[0] = 0;
    desc.floats[1] = 2;
    call.data = (void *const[]){ nan, nan, c, out };
    tn_kernels_call(kernels, &call);
    for (int i = 0; i < 12; i++)
        assert_true(out[i] == 2);
}

static void thread_counts(void **state)
{
    start(state), each_table(fast_tables, same_bits_for_any_thread_count);
}
static void in_place_maps(void **state) { start(state), each_table(all_tables, in_place); }
static void switched_off(void **state)
{
    start(state), each_table(all_tables, nothing_is_read_that_is_switched_off);
}

/* -- The tables themselves --------------------------------------------------------------------------------*/

static void resolve_says_which_kernel(void **state)
{
    (void)state;
    tn_desc desc;
    tn_choice choice = { .size = sizeof choice };
    tn_error err;
    assert_int_equal(tn_desc_parse("matmul f32 8x8x8 bias relu", &desc, &err), TN_OK);
    assert_int_equal(tn_kernels_resolve(&test_table, &desc, &choice, &err), TN_OK);
    assert_string_equal(choice.kernel->name, "piece_tile_relu");
    assert_string_equal(choice.why, "tile 3x5 of the set dense");
    assert_ptr_equal(choice.table, &test_table);
    assert_true(choice.scratch > 0 && choice.fn == test_table.matmul);
    assert_int_equal(tn_desc_parse("exp f32 8", &desc, &err), TN_OK);
    assert_int_equal(tn_kernels_resolve(&test_table, &desc, &choice, &err), TN_OK);
    assert_null(choice.kernel);
    assert_ptr_equal(choice.table, tn_kernels_reference());
    choice.size = 8;
    assert_int_equal(tn_kernels_resolve(&test_table, &desc, &choice, &err), TN_ERR_ARG);
}

static int own_calls;

static void own_unary(const tn_kernels *self, const tn_call *call)
{
    own_calls++;
    tn_kernels_call(self->base, call);
}

static void own_table_hands_on(void **state)
{
    (void)state;
    tn_kernels own = { .size = sizeof own,
                       .abi = TN_KERNEL_ABI,
                       .name = "own",
                       .base = tn_kernels_reference(),
                       .unary = own_unary };
    tn_kernels old = own;
    float x[4] = { 1, 2, 3, 4 }, out[4];
    tn_desc desc;
    assert_int_equal(tn_desc_parse("neg f32 4", &desc, NULL), TN_OK);
    tn_call call = { .data = (void *const[]){ x, out }, .desc = &desc, .threads = tn_threads_serial() };
    tn_kernels_call(&own, &call);
    assert_int_equal(own_calls, 1);
    assert_true(out[3] == -4);
    old.size = offsetof(tn_kernels, unary);    /* compiled before unary existed: base is asked */
    tn_kernels_call(&old, &call);
    assert_int_equal(own_calls, 1);
}

/* A set that has the kernel of small products and no tile: a b that would go through a panel is left to the
 * base. */
static void small_products_without_packs(void **state)
{
    (void)state;
    static tni_dense dense;
    static tn_kernels kernels;
    const tni_stock *any = NULL;
    for (size_t i = 0; i < tni_stock_count; i++)
        if (tni_stock_list[i].info.abi == TN_ABI_PRODUCT && tni_stock_list[i].dtype[0] == TN_F32 &&
            tni_stock_list[i].info.fn && tni_stock_list[i].info.isa <= tn_isa_detect())
            any = &tni_stock_list[i];
    if (!any)
        skip();
    tni_dense_build(&kernels, &dense, (tni_stock_set){ any, 1 }, any->info.isa, TN_FAST, TNI_DENSE_C,
                    TNI_ADDON_NONE);
    const tn_kernels *first = table[0];
    table[0] = &kernels;
    check_line(1, "matmul f32 9x17x20", INTEGERS, 0);
    check_line(1, "matmul f32 nt 9x17x20", INTEGERS, 0);
    table[0] = first;
}

static void tables_by_tier(void **state)
{
    (void)state;
    assert_ptr_equal(tn_kernels_dense(TN_ISA_BEST, TN_FAST), tn_kernels_dense(tn_isa_detect(), TN_FAST));
    assert_int_equal(tn_kernels_dense(TN_ISA_GENERIC, TN_FAST)->isa, TN_ISA_GENERIC);
    assert_int_equal(tn_kernels_dense(TN_ISA_BEST, TN_EXACT)->mode, TN_EXACT);
    assert_int_equal(tn_kernels_reference()->mode, TN_EXACT);
    for (size_t i = 0; tn_kernels_dense(TN_ISA_BEST, TN_EXACT)->list[i]; i++)
        assert_true(tn_kernels_dense(TN_ISA_BEST, TN_EXACT)->list[i]->exact);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(thread_counts), cmocka_unit_test(in_place_maps), cmocka_unit_test(switched_off),
        cmocka_unit_test(resolve_says_which_kernel), cmocka_unit_test(own_table_hands_on),
        cmocka_unit_test(small_products_without_packs), cmocka_unit_test(tables_by_tier),
    };
    return cmocka_run_group_tests(tests, make_tables, NULL);
}
