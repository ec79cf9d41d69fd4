/* test_units.c: numbers with units, and tables, as text. Expected texts by the rules: three digits, rates by
 * 1000, bytes by 1024. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "out.h"
#include "units.h"

static void seconds(void **state)
{
    unit_text t;
    (void)state;
    assert_string_equal(unit_seconds(&t, 16.3e-9), "16.3 ns");
    assert_string_equal(unit_seconds(&t, 2.35e-6), "2.35 µs");
    assert_string_equal(unit_seconds(&t, 999.6e-9), "1.00 µs");
    assert_string_equal(unit_seconds(&t, 10.4e-3), "10.4 ms");
    assert_string_equal(unit_seconds(&t, 185), "185 s");
    assert_string_equal(unit_seconds(&t, NAN), "-");
}

static void rates_and_bytes(void **state)
{
    unit_text t;
    (void)state;
    assert_string_equal(unit_rate(&t, 223.4e9, "FLOP/s"), "223 GFLOP/s");
    assert_string_equal(unit_rate(&t, 85.04e9, "B/s"), "85.0 GB/s");
    assert_string_equal(unit_rate(&t, 999.7e6, "B/s"), "1.00 GB/s");
    assert_string_equal(unit_bytes(&t, 923), "923 B");
    assert_string_equal(unit_bytes(&t, 48 * 1024), "48 KiB");
    assert_string_equal(unit_bytes(&t, 2 * 1024 * 1024), "2 MiB");
    assert_string_equal(unit_bytes(&t, 217500), "212 KiB");
    assert_string_equal(unit_percent(&t, 0.987), "99 %");
    assert_string_equal(unit_number(&t, 8.3), "8.30");
}

/* The lines that a table prints on a stream of some width. */
static char *table_text(const out_table *table, int width)
{
    char *text = NULL;
    size_t size;
    FILE *file = open_memstream(&text, &size);
    out_table_print(table, &(out_stream){ .file = file, .utf8 = true, .width = width });
    fclose(file);
    return text;
}

static const out_column columns[] = {
    { "KERNEL", 'l', true }, { "BYTES", 'r', false }, { "WHY", 'l', false },
};

static void fill(out_table *table)
{
    out_table_init(table, columns, 3);
    out_table_row(table, (const char *const[]){ "exp_f32__avx512_u4", "1266", "elementwise" });
    out_table_row(table, (const char *const[]){ "log_softmax_relu_f32__avx512_64", "90", NULL });
}

static void tables_are_aligned(void **state)
{
    out_table table;
    (void)state;
    fill(&table);
    char *text = table_text(&table, 0);
    assert_string_equal(text, "KERNEL                           BYTES  WHY\n"
                              "exp_f32__avx512_u4                1266  elementwise\n"
                              "log_softmax_relu_f32__avx512_64     90\n");
    free(text);
    out_table_reset(&table);
}

/* Without UTF-8 a name's "..." and a cell's "<=" take the columns that they are written in. */
static void ascii_is_aligned(void **state)
{
    out_table table;
    char *text = NULL;
    size_t size;
    FILE *file = open_memstream(&text, &size);
    (void)state;
    out_table_init(&table, columns, 3);
    out_table_row(&table, (const char *const[]){ "log_softmax_relu_f32__avx512_64", "≤ 90", "wide" });
    out_table_row(&table, (const char *const[]){ "exp_f32__avx512_u4", "1266", "short" });
    out_table_print(&table, &(out_stream){ .file = file, .width = 40 });
    fclose(file);
    assert_string_equal(text, "KERNEL                      BYTES  WHY\n"
                              "log_softmax_...__avx512_64  <= 90  wide\n"
                              "exp_f32__avx512_u4           1266  short\n");
    free(text);
    out_table_reset(&table);
}

static void names_lose_their_middle_then_columns_drop(void **state)
{
    out_table table;
    (void)state;
    fill(&table);
    char *text = table_text(&table, 44);
    assert_non_null(strstr(text, "log_softmax_…__avx512_64"));
    assert_non_null(strstr(text, "elementwise"));
    free(text);
    text = table_text(&table, 32);
    assert_null(strstr(text, "elementwise"));
    assert_non_null(strstr(text, "1 column left out"));
    free(text);
    out_table_reset(&table);
}

static void sorting_is_by_number(void **state)
{
    out_table table;
    (void)state;
    fill(&table);
    out_table_row(&table, (const char *const[]){ "copy", "800", NULL });
    out_table_sort(&table, 1);
    assert_string_equal(table.cell[1], "1266");
    assert_string_equal(table.cell[4], "800");
    assert_string_equal(table.cell[7], "90");
    out_table_sort(&table, 0);
    assert_string_equal(table.cell[0], "copy");
    out_table_reset(&table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seconds), cmocka_unit_test(rates_and_bytes), cmocka_unit_test(tables_are_aligned),
        cmocka_unit_test(ascii_is_aligned),
        cmocka_unit_test(names_lose_their_middle_then_columns_drop), cmocka_unit_test(sorting_is_by_number),
    };
    return cmocka_run_group_tests_name("cli/units", tests, NULL, NULL);
}
