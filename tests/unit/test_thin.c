/* test_thin.c: products of few rows or columns around the edges that doing them without packing has: rows and
 * columns that kernels take at a time, blocks of depth, chunks of sums, either side turned to be the few. On
 * every table and type, between pages that nobody may touch. */
#include "product.h"

#include "expect.h"

static const char *const forms[] = { "nn", "nt", "tn", "tt" };

/* m × n × k, and turned round; what is not under test goes round with the number of the case. */
static void check_size(product_bench *b, int t, int m, int n, int k)
{
    static const char *const tails[] = { "", " alpha 2 beta -1", " bias relu", " beta 1 c:0,1", "" };
    static int turn;
    for (int turned = 0; turned < 2; turned++, turn++) {
        int rows = turned ? n : m, columns = turned ? m : n;
        const char *tail = tails[product_is_fused(b, t) ? turn % 5 : 0];
        char words[128];
        snprintf(words, sizeof words, "%s %dx%dx%d%s", forms[turn / 2 % 4], rows, columns, k, tail);
        product_on_tables(b, t, words, turn / 3 % 2 ? PRODUCT_BEGIN : PRODUCT_END);
    }
}

/* Rows and columns around those of kernels, depths around vectors and the least that is done so. */
static void kernel_edges(void **state)
{
    static const int few[] = { 1, 2, 3, 4, 5, 7, 8, 9 }, columns[] = { 1, 3, 4, 5, 15, 16, 17, 33 };
    static const int depth[] = { 31, 32, 33, 47, 64, 71, 73 };
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 8; j++)
                for (int d = (i + j) % 3; d < 7; d += t == 0 ? 1 : 3)
                    check_size(b, t, few[i], columns[j], depth[d]);
}

/* Blocks of depth; the most rows, and one more; chunks of sums. */
static void block_edges(void **state)
{
    static const int size[][3] = {
        { 1, 5, 4095 }, { 1, 5, 4097 }, { 3, 9, 8195 }, { 5, 6, 1023 }, { 9, 6, 1025 }, { 6, 66, 2049 },
        { 8, 20, 255 }, { 8, 20, 256 }, { 9, 20, 256 }, { 63, 67, 512 }, { 64, 66, 520 }, { 65, 66, 520 },
        { 1, 4097, 33 }, { 1, 1025, 40 }, { 4, 1023, 37 }, { 4, 1025, 64 }, { 5, 833, 300 }, { 2, 2049, 35 },
    };
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (size_t i = 0; i < sizeof size / sizeof *size; i++)
            check_size(b, t, size[i][0], size[i][1], size[i][2]);
}

/* Operands and results that lie anyhow, and batches of them. */
static void layouts(void **state)
{
    static const char *const words[] = {
        "nt 3x40x100 a:1,3", "nt 2x40x100 a:-100,1 b:1,-100", "3x70x100 b:-70,1", "4x70x100 a:0,1",
        "3x70x100 dst:1,3", "nt 1x9x300 batch 5x2", "3x9x100 batch 4 b:100x9:1,0", "1x40x64 batch 7",
        "40x3x64 batch 3", "nt 2x70x80 batch 3 a:3x2x80:1,240,3", "nt 4x33x90 b:200,1",
    };
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            product_on_tables(b, t, words[i], i % 2 ? PRODUCT_BEGIN : PRODUCT_END);
}

/* S9-8: a matrix of more than 2^23 rows times a vector; 134 MB of ones, where TENON_TEST_LONG is 1. */
static void a_s9_8_more_rows_than_floats_count(void **state)
{
    const char *wanted = getenv("TENON_TEST_LONG");
    (void)state;
    if (!wanted || strcmp(wanted, "1") != 0)
        skip();
    tn_tensor a, x, y;
    tn_ctx *ctx;
    OK(tn_ctx_create(NULL, &ctx, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(8388609, 4), &a, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(4), &x, err));
    OK(tn_fill_f64(ctx, &a, 1, err));
    OK(tn_fill_f64(ctx, &x, 1, err));
    OK(tn_matmul(ctx, &a, &x, &y, err));
    const float *p = tn_data(&y, TN_F32, NULL);
    assert_non_null(p);
    assert_int_equal(y.shape[0], 8388609);
    for (int64_t i = 0; i < 8388609; i++)
        if (p[i] != 4)
            fail_msg("row %lld is %a, not 4", (long long)i, (double)p[i]);
    OK(tn_tensor_release(&y, err));
    OK(tn_tensor_release(&x, err));
    OK(tn_tensor_release(&a, err));
    tn_ctx_destroy(ctx);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernel_edges),
        cmocka_unit_test(block_edges),
        cmocka_unit_test(layouts),
        cmocka_unit_test(a_s9_8_more_rows_than_floats_count),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
