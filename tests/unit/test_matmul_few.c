/* test_matmul_few.c: products of few rows, or few columns, over depths around every block: what drivers take
 * another way than large ones, in every form, with what is added, on every table and type. */
#include "product.h"

static const char *const forms[] = { "nn", "nt", "tn", "tt" };
static const int few[] = { 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65 };
static const int many[] = { 1, 5, 15, 16, 17, 63, 65, 130, 255, 257, 300 };
static const int depths[] = { 7, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 513, 1023, 1025,
                              4097 };
enum { FEW = sizeof few / sizeof *few, MANY = sizeof many / sizeof *many,
       DEPTHS = sizeof depths / sizeof *depths };

/* Multiply-adds of a case at most, so that depth and width do not come together. */
enum { MOST = SIZED(1 << 18, 1 << 16) };

static void check(product_bench *b, int t, int round, const char *tail)
{
    int size[3] = { few[round % FEW], many[round / 3 % MANY], depths[round / 5 % DEPTHS] };
    char words[128];
    if (round / FEW % 2) {
        size[0] = size[1];
        size[1] = few[round % FEW];
    }
    while ((int64_t)size[0] * size[1] * size[2] > MOST)
        size[2] = size[2] / 2 + 1;
    snprintf(words, sizeof words, "%s %dx%dx%d%s", forms[round / 7 % 4], size[0], size[1], size[2], tail);
    product_on_tables(b, t, words, round % 2 ? PRODUCT_BEGIN : PRODUCT_END);
}

static void a_s4_2_few_rows_or_columns(void **state)
{
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (int round = 0; round < (t == 0 ? SIZED(700, 120) : 150); round++)
            check(b, t, round * (t + 1), "");
}

/* In 16 bits sums of many terms round after each step or once, as the mode has it: F32 and F64 do not. */
static void a_s4_3_what_is_added_to_few(void **state)
{
    static const char *const tails[] = {
        " bias", " bias relu", " alpha 2", " beta 1", " alpha -1 beta 2 bias", " residual relu", " beta 0",
        " alpha 0 beta 3", " batch 3", " batch 2 beta 1",
    };
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        for (int round = 0; round < SIZED(300, 60); round++) {
            const char *tail = tails[round * 13 / 7 % 10];
            bool wide = strcmp(b->type[t].dtypes, "f32") == 0 || strcmp(b->type[t].dtypes, "f64") == 0;
            if (wide || strcmp(tail, " batch 3") == 0)
                check(b, t, round, tail);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s4_2_few_rows_or_columns),
        cmocka_unit_test(a_s4_3_what_is_added_to_few),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
