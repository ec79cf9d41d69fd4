/* test_verify.c: `tenon verify`: what it checks, how it says so, how it ends. That it finds faults is
 * tests/kernels/test_checker.c's. */
#include "cli_test.h"

static size_t number(json_t *document, const char *key)
{
    return (size_t)json_integer_value(json_object_get(document, key));
}

static json_t *verify(const char *const *words, int code)
{
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, code);
    json_t *document = cli_document(words, &r, "tenon/verify/1");
    cli_free(&r);
    return document;
}

/* Every kernel that `list` names is a row, once; of one tier, since tests/kernels checks all. */
static void every_listed_kernel_is_a_row(void **state)
{
    (void)state;
    cli_result list = cli_run(WORDS("list", "--json", "*__generic*"));
    json_t *listed = cli_document(WORDS("list"), &list, "tenon/list/1");
    json_t *document = verify(WORDS("verify", "--json", "*__generic*", "--effort", "quick", "--form", "c"),
                              0);
    size_t all = json_array_size(json_object_get(listed, "kernels"));
    assert_int_equal(json_array_size(json_object_get(document, "kernels")), all);
    assert_int_equal(number(document, "passed") + number(document, "skipped"), all);
    assert_int_equal(number(document, "failed"), 0);
    assert_true(number(document, "checks") > 1000);
    json_decref(listed);
    json_decref(document);
    cli_free(&list);
}

static void forms_can_be_named(void **state)
{
    json_t *document = verify(WORDS("verify", "--json", "neg_f32__generic*", "--form", "c"), 0);
    json_t *forms = json_object_get(json_array_get(json_object_get(document, "kernels"), 0), "forms");
    (void)state;
    assert_int_equal(json_array_size(forms), 1);
    assert_string_equal(json_string_value(json_array_get(forms, 0)), "c");
    json_decref(document);
}

static void a_row_a_kernel_and_a_sum(void **state)
{
    const char *const *words = WORDS("verify", "exp_f32__generic*", "--effort", "quick");
    cli_result r = cli_run(words);
    (void)state;
    cli_expect_code(words, &r, 0);
    cli_expect_text(r.out, "exp_f32__generic");
    cli_expect_text(r.out, " of 1.00 ulp");
    cli_expect_text(r.out, "1 kernel checked: 1 ok, 0 failed; 0 skipped");
    cli_free(&r);
}

/* A kernel and a case's line: that case alone, as a failure's last line says. */
static void one_case_repeats(void **state)
{
    char *kernel = cli_kernel("neg_f32__generic*");
    json_t *one = verify(WORDS("verify", "--json", kernel, "neg f32 3@5", "--form", "c", "--seed", "81"), 0);
    (void)state;
    assert_int_equal(number(one, "checks"), 2);         /* at the start and at the end of a page */
    json_decref(one);
    free(kernel);
}

static void problems_are_checked_whole(void **state)
{
    json_t *document =
        verify(WORDS("verify", "--json", "matmul f32 nt 17x33x9 bias relu", "sum f32 5x77 axis 1"), 0);
    (void)state;
    assert_int_equal(number(document, "passed"), 2);
    json_decref(document);
}

/* A line that says exact is checked on the exact tables, to the bit, wherever its operands lie; one that
 * leaves a number open is none to run. */
static void exact_lines_and_open_ones(void **state)
{
    const char *const *open = WORDS("verify", "conv2d f32 1x4x4x4 4x4x1x1 groups _");
    json_t *document = verify(WORDS("verify", "--json", "rms_norm f64 9x3x3 trailing 2 exact", "--seed", "8",
                                    "layer_norm f32 33x5@3 scale exact",
                                    "attention f32 1x1x1x8 1x1x33x8 1x1x33x1 exact"),
                              0);
    (void)state;
    assert_int_equal(number(document, "passed"), 3);
    json_decref(document);
    cli_result r = cli_run(open);
    cli_expect_code(open, &r, 2);
    cli_expect_text(r.err, "groups is -2147483648, which stands for any");
    cli_free(&r);
}

static void wrong_words_are_errors(void **state)
{
    (void)state;
    const struct { const char *const *words; int code; const char *says; } cases[] = {
        { WORDS("verify", "exp_f32__generic_u5"), 2, "no kernel" },
        { WORDS("verify", "nothing*"), 2, "no kernel" },
        { WORDS("verify", "matmul f32 nt 64x512"), 2, "three extents" },
        { WORDS("verify", "--seed", "x"), 2, "--seed wants a number" },
        { WORDS("verify", "--form", "asm"), 2, "asm" },
        { WORDS("verify", "*__neon*"), 1, "skipped" },
        { WORDS("verify", "neg_f32__generic*", "neg f32 3@77"), 1, "no case 'neg f32 3@77'" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cli_result r = cli_run(cases[i].words);
        cli_expect_code(cases[i].words, &r, cases[i].code);
        cli_expect_text(r.code == 1 ? r.out : r.err, cases[i].says);
        cli_free(&r);
    }
}

/* Without the compiler library the jit form is left out; asked for alone, it is said to be missing. */
static void without_jit(void **state)
{
    const cli_how off = { .env = { "TENON_JIT=off" } };
    const char *const *all = WORDS("verify", "neg_f32__generic*");
    const char *const *jit = WORDS("verify", "neg*", "--form", "jit");
    (void)state;
    cli_result r = cli_run_how(all, &off);
    cli_expect_code(all, &r, 0);
    cli_free(&r);
    r = cli_run_how(jit, &off);
    cli_expect_code(jit, &r, 3);
    cli_expect_text(r.err, "no jit form");
    cli_free(&r);
}

/* Ctrl-C ends the present kernel and tells what was left. */
static void an_interrupt_keeps_what_was_reached(void **state)
{
    const char *const *words = WORDS("verify", "--effort", "full", "--form", "c");
    cli_stream streams[2] = { { 0 }, { 0 } };
    cli_how how = { .columns = 0 };
    (void)state;
    pid_t child = cli_start(words, &how, streams);
    usleep(300000);
    kill(child, SIGINT);
    cli_drain(streams, 0);
    cli_result r = cli_finish(child, streams);
    cli_expect_code(words, &r, 130);
    cli_expect_text(r.out, "not checked: ");
    cli_free(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_listed_kernel_is_a_row), cmocka_unit_test(forms_can_be_named),
        cmocka_unit_test(a_row_a_kernel_and_a_sum),     cmocka_unit_test(one_case_repeats),
        cmocka_unit_test(problems_are_checked_whole),
        cmocka_unit_test(exact_lines_and_open_ones),   cmocka_unit_test(wrong_words_are_errors),
        cmocka_unit_test(without_jit),                  cmocka_unit_test(an_interrupt_keeps_what_was_reached),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
