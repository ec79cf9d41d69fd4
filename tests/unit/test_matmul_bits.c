/* test_matmul_bits.c: which bits of products are equal (any number of threads, any place in a batch, body and
 * tail, a second run; exact tables: the reference's), and how far fast ones may be off: 2^-24 a term, of F64
 * 2^-53. */
#include "product.h"

/* What an output holds, element by element in order; to be freed. */
static char *elements_of(const product *p)
{
    int32_t index[TN_MAX_RANK] = { 0 };
    size_t size = tn_dtype_size((tn_dtype)product_out(p)->dtype);
    char *held = malloc((size_t)p->count * size + 1);
    for (int64_t i = 0; i < p->count; i++) {
        memcpy(held + (size_t)i * size, product_element(p, p->desc.inputs, index), size);
        (void)product_next(product_out(p), index);
    }
    return held;
}

/* Fails where the output holds other elements; any NaN is any NaN. */
static void assert_holds(const product *p, const product_table *table, const char *want, const char *whose)
{
    tn_dtype dtype = (tn_dtype)product_out(p)->dtype;
    size_t size = tn_dtype_size(dtype);
    char *got = elements_of(p);
    bool same = memcmp(got, want, (size_t)p->count * size) == 0;
    for (size_t i = 0; i < (size_t)p->count && !same; i++) {
        double x = tni_load_f64(dtype, got + i * size), y = tni_load_f64(dtype, want + i * size);
        if (memcmp(got + i * size, want + i * size, size) != 0 && !(isnan(x) && isnan(y)))
            fail_msg("TENON_TEST_SEED=%llu: %s, %s: element %zu is %a, %s %a",
                     (unsigned long long)test_seed(), p->line, table->name, i, x, whose, y);
    }
    free(got);
}

/* -- Threads --------------------------------------------------------------------------------------*/

enum { TEAMS = 4 };
static const size_t team_size[TEAMS] = { 1, 2, 3, 8 };

static void same_for_every_team(product *p, const product_table *table, const tn_threads *const team[TEAMS])
{
    char *first = NULL;
    for (int i = 0; i <= TEAMS; i++) {                     /* one thread once more: a second run */
        product_run(p, table, team[i % TEAMS]);
        if (first)
            assert_holds(p, table, first, "by one thread it was");
        else
            first = elements_of(p);
    }
    free(first);
}

static void thread_counts(void **state)
{
    static const char *const words[] = {
        "150x170x401", "nt 33x700x129", "tt 7x2100x90", "900x9x300", "1x3000x700", "nt 1x3000x700",
        "nt 3x500x900",
        "1000x1x900", "20x30x40 batch 60", "200x60x100 batch 3 b:100x60", "5x7x9 batch 3x40 a:3x1x5x9",
        "60x500x100 dst:1,60", "1x1x70000", "130x129x128 a:-128,1 b:129,-1",
    };
    static const char *const fused[] = { "nt 3x9000x40 bias gelu residual", "9000x3x40 residual silu" };
    product_bench *b = *state;
    const tn_threads *team[TEAMS];
    char line[200];
    for (int i = 0; i < TEAMS; i++)
        assert_int_equal(tn_threads_create(TN_WITH(tn_threads_options, .count = team_size[i]), &team[i],
                                           NULL), TN_OK);
    for (int t = 0; t < b->types; t++)
        for (size_t w = 0; w < sizeof words / sizeof *words; w += SIZED(1, 4)) {
            product_lay(b->p, product_line(b, t, words[w], line), PRODUCT_FLOATS, PRODUCT_END);
            for (int i = 1; i < product_tables_of(b, t); i++)
                same_for_every_team(b->p, &b->table[i], team);
        }
    for (size_t w = 0; w < sizeof fused / sizeof *fused; w++) {
        product_lay(b->p, product_line(b, 0, fused[w], line), PRODUCT_FLOATS, PRODUCT_END);
        for (int i = 1; i < b->tables; i++)
            same_for_every_team(b->p, &b->table[i], team);
    }
    for (int i = 0; i < TEAMS; i++)
        tn_threads_destroy(team[i]);
}

/* -- Places ---------------------------------------------------------------------------------------*/

/* Makes rows (or columns) of a factor alike, and the items of its batch too. */
static void repeat_first(product *p, int which, bool rows)
{
    const tn_operand *o = &p->desc.operand[which];
    const guarded *g = &p->operand[which];
    int32_t index[TN_MAX_RANK] = { 0 }, stride[TN_MAX_RANK];
    size_t size = tn_dtype_size(g->dtype);
    int kept = o->rank - (rows ? 1 : 2);                   /* the axis along which they differ */
    tni_operand_strides(o, stride);
    do {
        int64_t at = 0, from = (int64_t)index[kept] * stride[kept];
        for (int d = 0; d < o->rank; d++)
            at += (int64_t)index[d] * stride[d];
        memmove(g->bytes + g->first + at * (int64_t)size, g->bytes + g->first + from * (int64_t)size, size);
    } while (product_next(o, index));
}

/* Every element of the result equals the first. */
static void assert_all_alike(product *p, const product_table *table)
{
    size_t size = tn_dtype_size(product_result(p)->dtype);
    char *got = elements_of(p);
    for (int64_t i = 1; i < p->count; i++)
        if (memcmp(got + (size_t)i * size, got, size) != 0)
            fail_msg("%s, %s: element %lld is %a, the first %a", p->line, table->name, (long long)i,
                     tni_load_f64(product_result(p)->dtype, got + (size_t)i * size),
                     tni_load_f64(product_result(p)->dtype, got));
    free(got);
}

static void check_alike(product_bench *b, int t, const char *words)
{
    char line[200];
    product_lay(b->p, product_line(b, t, words, line), PRODUCT_FLOATS, PRODUCT_END);
    repeat_first(b->p, 0, true);
    repeat_first(b->p, 1, false);
    for (int i = 0; i < product_tables_of(b, t); i++) {
        product_run(b->p, &b->table[i], NULL);
        assert_all_alike(b->p, &b->table[i]);
    }
}

/* Rows of a that are alike and columns of b that are alike: the tile's place, its body or tail, decides no
 * bit. */
static void body_and_tail(void **state)
{
    static const int depths[] = { 1, 3, 8, 33, 150, 700, 1100 };
    static const char *const forms[] = { "nn", "nt", "tn", "tt" };
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (int m = 1; m <= 40; m += t == 0 ? SIZED(1, 6) : 7)
            for (int n = 1; n <= 70; n += SIZED(3, 12)) {
                char words[64];
                snprintf(words, sizeof words, "%s %dx%dx%d", forms[(m + n / 3) % 4], m, n,
                         depths[(m + n) % 7]);
                check_alike(b, t, words);
            }
}

static void batch_places(void **state)
{
    static const char *const words[] = { "3x5x7 batch 9", "1x40x90 batch 7", "33x17x20 batch 2x3",
                                         "1x1x300 batch 40", "nt 3x40x300 batch 5", "tn 70x2x90 batch 4",
                                         "2x3x4 batch 100", "60x70x300 batch 3" };
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (size_t w = 0; w < sizeof words / sizeof *words; w++)
            check_alike(b, t, words[w]);
}

/* -- Values ---------------------------------------------------------------------------------------*/

static const char *const value_words[] = {
    "9x11x7", "1x33x65", "33x1x65", "nt 1x200x1000", "nt 3x40x700", "17x35x1000", "tt 70x33x400",
    "8x8x8 batch 5x3", "15x40x5000", "2x3x20000", "31x33x20 a:-20,1 b:35,1 dst:1,31", "129x131x257",
};
static const char *const fused_words[] = {
    "9x35x7 bias relu", "33x34x65 residual", "14x32x300 alpha 0.7 beta -1.3 bias",
    "nt 5x66x900 alpha 3.7 relu bias",
    "20x40x1000 bias", "3x70x1000 bias relu", "31x33x20 beta 0.3 c:1,31 dst:40,1", "7x9x11 alpha 0.1",
    "7x9x500 alpha -0.1 beta 1 relu", "4x5x0 beta 0.7 bias",
};

static void each_value_line(product_bench *b, void (*test)(product_bench *b, int t))
{
    char line[200];
    for (int t = 0; t < b->types; t++) {
        for (size_t w = 0; w < sizeof value_words / sizeof *value_words; w++) {
            product_make(b->p, product_line(b, t, value_words[w], line), PRODUCT_FLOATS, PRODUCT_END);
            test(b, t);
        }
        for (size_t w = 0; w < sizeof fused_words / sizeof *fused_words && product_is_fused(b, t); w++) {
            product_make(b->p, product_line(b, t, fused_words[w], line), PRODUCT_FLOATS, PRODUCT_END);
            test(b, t);
        }
    }
}

static void check_bound(product_bench *b, int t)
{
    for (int i = 0; i < product_tables_of(b, t); i++) {
        product_run(b->p, &b->table[i], NULL);
        product_check(b->p, &b->table[i]);
    }
}

static void error_bound(void **state)
{
    each_value_line(*state, check_bound);
}

/* The reference rounds as rules say, k ascending in double; exact tables give its bits. */
static void check_exact(product_bench *b, int t)
{
    product *p = b->p;
    bool plain = strcmp(b->type[t].dtypes, "f32") == 0 || strcmp(b->type[t].dtypes, "f64") == 0;
    product_run(p, &b->table[0], NULL);
    char *want = elements_of(p);
    for (int64_t i = 0; i < p->count && plain; i++)
        if (tni_load_f64((tn_dtype)product_out(p)->dtype,
                         want + (size_t)i * tn_dtype_size((tn_dtype)product_out(p)->dtype)) != p->want[i])
            fail_msg("%s: element %lld of the reference is not %a", p->line, (long long)i, p->want[i]);
    for (int i = 0; i < b->tables; i++)
        if (b->table[i].exact) {
            product_run(p, &b->table[i], NULL);
            assert_holds(p, &b->table[i], want, "the reference's is");
            product_check_around(p, &b->table[i]);
        }
    free(want);
}

static void exact_is_the_reference(void **state)
{
    each_value_line(*state, check_exact);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(thread_counts),
        cmocka_unit_test(body_and_tail),
        cmocka_unit_test(batch_places),
        cmocka_unit_test(error_bound),
        cmocka_unit_test(exact_is_the_reference),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
