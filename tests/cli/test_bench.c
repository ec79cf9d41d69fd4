/* test_bench.c: `tenon bench`: rows, figures that fit each other, comparisons. Speed itself is no test. */
#include "cli_test.h"
#include <math.h>

static double real(json_t *object, const char *key)
{
    return json_number_value(json_object_get(object, key));
}

static json_t *bench(const char *const *words, int code)
{
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, code);
    json_t *document = cli_document(words, &r, "tenon/bench/1");
    cli_free(&r);
    return document;
}

static json_t *row(json_t *document, size_t i)
{
    return json_array_get(json_object_get(document, "results"), i);
}

/* 2·m·n·k operations and 4·(m·k + k·n + m·n) bytes, over the time that is printed beside them. */
static void rates_are_work_over_time(void **state)
{
    json_t *document =
        bench(WORDS("bench", "--json", "--time", "0.01", "matmul", "f32", "nn", "24x32x40"), 0);
    json_t *m = json_object_get(row(document, 0), "measured"), *hot = json_object_get(m, "hot");
    double seconds = real(hot, "seconds");
    (void)state;
    assert_true(seconds > 0);
    assert_true(fabs(real(m, "flop_per_s") * seconds - 2.0 * 24 * 32 * 40) < 1);
    assert_true(fabs(real(m, "byte_per_s") * seconds - 4.0 * (24 * 40 + 40 * 32 + 24 * 32)) < 1);
    assert_true(real(m, "share") > 0);
    assert_true(real(json_object_get(document, "peak"), "flop_per_s_before") > 1e8);
    json_decref(document);
}

/* A tile with a depth of 256; a kernel of another CPU is a row with its reason. */
static void kernels_are_timed_as_pieces(void **state)
{
    json_t *document = bench(WORDS("bench", "--json", "--time", "0.01", "matmul_f32__*"), 0);
    size_t measured = 0;
    (void)state;
    for (size_t i = 0; row(document, i); i++) {
        json_t *m = json_object_get(row(document, i), "measured");
        assert_true(json_is_object(m) || json_is_string(json_object_get(row(document, i), "why")));
        measured += json_is_object(m);
    }
    assert_true(measured > 0);
    json_decref(document);
}

/* A saved result compares row by row; the same kernel is not slower than itself beyond a wide interval. */
static void saved_results_compare(void **state)
{
    char path[] = "/tmp/tenon-bench-XXXXXX";
    int file = mkstemp(path);
    (void)state;
    close(file);
    json_decref(bench(WORDS("bench", "--json", "--time", "0.01", "--save", path, "neg f32 2K"), 0));
    const char *const *words = WORDS("bench", "--json", "--time", "0.01", "--against", path, "neg f32 2K");
    cli_result r = cli_run(words);
    assert_true(r.code == 0 || r.code == 1);            /* a busy machine may have slowed down */
    json_t *document = cli_document(words, &r, "tenon/bench/1"),
           *against = json_object_get(row(document, 0), "against");
    assert_true(json_is_object(against));
    assert_int_equal(r.code, json_is_true(json_object_get(against, "slower")));
    json_decref(document);
    cli_free(&r);
    unlink(path);
}

static void files_hold_problems(void **state)
{
    char path[] = "/tmp/tenon-bench-XXXXXX";
    FILE *file = fdopen(mkstemp(path), "w");
    (void)state;
    fputs("# two of them\n1200 neg f32 64   # with a count\n\n  add f32 8x8 8\n", file);
    fclose(file);
    json_t *document = bench(WORDS("bench", "--json", "--time", "0.005", "--from", path), 0);
    assert_int_equal(json_array_size(json_object_get(document, "results")), 2);
    assert_string_equal(json_string_value(json_object_get(row(document, 0), "problem")), "neg f32 64");
    assert_string_equal(json_string_value(json_object_get(row(document, 1), "problem")), "add f32 8x8 8");
    json_decref(document);
    unlink(path);
}

static void wrong_words_are_errors(void **state)
{
    (void)state;
    const struct { const char *const *words; int code; const char *says; } cases[] = {
        { WORDS("bench", "matmul", "f32", "nt", "64x512", "bias", "rleu"), 2, "three extents" },
        { WORDS("bench", "exp_f32__generic_u5"), 2, "no kernel" },
        { WORDS("bench", "--from", "/no/such/file"), 3, "/no/such/file" },
        { WORDS("bench", "--time", "-1"), 2, "--time wants a number" },
        { WORDS("bench", "--set", "quick", "neg"), 2, "quick" },
        { WORDS("bench", "neg f32 64", "--against", "no_such_kernel"), 2, "no kernel" },
        { WORDS("bench", "neg f32 _"), 2, "open" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cli_result r = cli_run(cases[i].words);
        cli_expect_code(cases[i].words, &r, cases[i].code);
        cli_expect_text(r.err, cases[i].says);
        cli_free(&r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rates_are_work_over_time), cmocka_unit_test(kernels_are_timed_as_pieces),
        cmocka_unit_test(saved_results_compare),    cmocka_unit_test(files_hold_problems),
        cmocka_unit_test(wrong_words_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
