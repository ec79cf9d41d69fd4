/* test_matmul_long.c: products with one long side, beyond any block that a driver keeps: the scratch that a
 * table asks for is enough, and ends at a page. Of F32 the longest, on the last tier; else shorter, on every
 * table. */
#include "product.h"

enum { LONG = SIZED(4194305, 70001), OTHERS = SIZED(300001, 70001) };

static void check(product_bench *b, int t, const char *format)
{
    char words[96], line[200];
    bool first = strcmp(b->type[t].dtypes, "f32") == 0;
    snprintf(words, sizeof words, format, first ? LONG : OTHERS);
    product_make(b->p, product_line(b, t, words, line), PRODUCT_WHOLE, PRODUCT_END);
    for (int i = first ? b->tables - 3 : 0; i < b->tables; i++) {
        product_run(b->p, &b->table[i], NULL);
        product_check(b->p, &b->table[i]);
    }
}

static void on_types(void **state, const char *format)
{
    product_bench *b = *state;
    for (int t = 0; t < b->types; t++)
        check(b, t, format);
}

static void a_s4_7_many_rows(void **state) { on_types(state, "%dx2x2"); }
static void a_s4_7_many_rows_of_one_column(void **state) { on_types(state, "%dx1x3"); }
static void a_s4_7_many_columns(void **state) { on_types(state, "2x%dx2"); }
static void a_s4_7_many_columns_of_weights(void **state) { on_types(state, "nt 1x%dx3"); }
static void a_s4_7_long_depth(void **state) { on_types(state, "2x2x%d"); }
static void a_s4_7_long_depth_of_weights(void **state) { on_types(state, "nt 1x2x%d"); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s4_7_many_rows),
        cmocka_unit_test(a_s4_7_many_rows_of_one_column),
        cmocka_unit_test(a_s4_7_many_columns),
        cmocka_unit_test(a_s4_7_many_columns_of_weights),
        cmocka_unit_test(a_s4_7_long_depth),
        cmocka_unit_test(a_s4_7_long_depth_of_weights),
    };
    return cmocka_run_group_tests(tests, product_setup, product_teardown);
}
