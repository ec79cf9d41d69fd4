/* test_matmul.c: products by kernels that sessions cut to them, against sums of the test's own: sizes around
 * a lane, layouts, batches, what is added; operands between pages that nobody may touch; any number of
 * threads. */
#include "jit_test.h"

#include "product.h"

/* A session's table, beside the fixture of all products. */
typedef struct cut {
    product_bench *bench;
    tn_session    *session;
    product_table  table;
    const tn_threads *team;
    size_t         made;       /* kernels */
} cut;

static cut open_cut(void **state, tn_mode mode)
{
    cut c = { .bench = *state };
    tn_error err;
    need_jit();
    if (tn_session_create(TN_WITH(tn_session_options, .mode = mode, .cache_dir = ""), &c.session,
                          &err) != TN_OK)
        fail_msg("%s", err.message);
    c.table = (product_table){ .kernels = tn_session_kernels(c.session), .name = "session",
                               .exact = mode == TN_EXACT };
    assert_int_equal(tn_threads_create(TN_WITH(tn_threads_options, .count = 3), &c.team, NULL), TN_OK);
    return c;
}

static void close_cut(cut *c)
{
    tn_session_destroy(c->session);
    tn_threads_destroy(c->team);
}

/* Specialised and run: by one thread, then by three, of each side. */
static void check(cut *c, int t, const char *words)
{
    product *p = c->bench->p;
    char line[200];
    for (int side = PRODUCT_END; side <= PRODUCT_BEGIN; side++) {
        tn_session_report report = { .size = sizeof report };
        tn_error err;
        product_make(p, product_line(c->bench, t, words, line), PRODUCT_WHOLE, (product_side)side);
        if (tn_session_specialize(c->session, &p->desc, 1, &report, &err) != TN_OK)
            fail_msg("%s: %s", line, err.message);
        assert_int_equal(report.failed, 0);
        c->made += report.compiled;
        for (int threads = 0; threads < 2; threads++) {
            product_run(p, &c->table, threads ? c->team : NULL);
            product_check(p, &c->table);
        }
    }
}

static void check_all(void **state, tn_mode mode, const char *const *words, size_t count)
{
    cut c = open_cut(state, mode);
    for (int t = 0; t < c.bench->types; t++)
        for (size_t i = 0; i < count; i++)
            if (product_is_fused(c.bench, t) || (!strstr(words[i], "alpha") && !strstr(words[i], "beta") &&
                                                 !strstr(words[i], "bias") && !strstr(words[i], "re")))
                check(&c, t, words[i]);
    close_cut(&c);
}

#define CHECK_ALL(state, mode, words) check_all(state, mode, words, sizeof(words) / sizeof *(words))

/* S4-2: one more and one less than a vector, a tile, four vectors. */
static void a_s4_2_sizes(void **state)
{
    static const int sizes[] = { 1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65 };
    enum { SIZES = sizeof sizes / sizeof *sizes, STEP = SIZED(2, 5) };
    static const char *const forms[] = { "nn", "nt", "tn", "tt" };
    cut c = open_cut(state, TN_FAST);
    for (int t = 0; t < c.bench->types; t++)
        for (int i = 0, step = t == 0 ? STEP : t == 1 ? 5 : 13; i < SIZES; i++)
            for (int j = (i + t) % step; j < SIZES; j += step) {
                char words[64];
                snprintf(words, sizeof words, "%s %dx%dx%d", forms[(i + j) % 4], sizes[i], sizes[j],
                         sizes[(3 * i + 5 * j) % SIZES]);
                check(&c, t, words);
            }
    assert_true(c.made >= 32);
    close_cut(&c);
}

static void layouts_and_batches(void **state)
{
    static const char *const words[] = {
        "5x7x3 a:6,1 b:10,1 dst:9,1", "5x7x3 a:1,7 b:1,5", "5x37x3 a:-3,1 b:-37,1 dst:-40,1",
        "5x7x3 a:0,1 b:0,1",
        "5x17x3 a:1,1 b:1,1", "9x7x13 a:27,2 b:15,2 dst:7,1", "31x33x20 dst:1,31",
        "64x239x64 a:240,1 b:240,1 dst:240,1",
        "4x6x5 batch 3", "4x6x5 batch 3 a:0,5,1", "4x6x5 batch 3 b:5x6", "4x6x5 batch 2x3 a:2x1x4x5 b:3x5x6",
        "4x6x5 batch 3 a:5,15,1 b:6,18,1 dst:6,18,1", "1x6x5 batch 3 b:5x6", "1x33x5 batch 9",
        "8x8x8 batch 70", "4x6x5 batch 3 a:-20,5,1 dst:-24,6,1", "4x6x0", "4x0x5", "0x4x5", "4x6x5 batch 0",
    };
    CHECK_ALL(state, TN_FAST, words);
}

static const char *const added_words[] = {
    "9x35x7 bias relu", "33x34x65 residual", "nt 5x66x900 alpha 2 relu bias", "4x5x0 beta 2 bias",
    "7x9x11 alpha 0",
    "31x33x20 beta 2 c:1,31 dst:40,1", "7x9x11 beta 0", "7x9x11 alpha 0 beta 3",
    "7x9x200 alpha -1 beta 1 relu",
    "3x1x4 bias", "3x2x4 bias", "3x3x4 bias", "3x5x4 bias relu", "3x7x4 bias", "3x9x4 bias",
    "3x15x4 beta 1 bias", "6x17x4 batch 3 beta -1 bias relu", "6x17x4 batch 3 b:4x17 residual",
};

static void a_s4_3_a_s9_1_what_is_added(void **state)
{
    CHECK_ALL(state, TN_FAST, added_words);
}

static void a_s4_7_depths_around_the_deepest(void **state)
{
    static const char *const words[] = { "5x33x2047", "5x33x2048", "nt 5x33x2049", "nt 33x5x2048",
                                         "tn 5x9x4097", "nt 300x310x720", "300x310x722" };
    CHECK_ALL(state, TN_FAST, words);
}

static void exact_sessions(void **state)
{
    static const char *const words[] = { "5x7x3", "nt 33x65x17", "tt 16x33x300", "4x6x5 batch 3 b:5x6" };
    CHECK_ALL(state, TN_EXACT, words);
    CHECK_ALL(state, TN_EXACT, added_words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s4_2_sizes),
        cmocka_unit_test(layouts_and_batches),
        cmocka_unit_test(a_s4_3_a_s9_1_what_is_added),
        cmocka_unit_test(a_s4_7_depths_around_the_deepest),
        cmocka_unit_test(exact_sessions),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
