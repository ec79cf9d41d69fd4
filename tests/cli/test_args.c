/* test_args.c: the command line: options anywhere, numbers, near names, exit codes, help of every command. */
#include "cli_test.h"

/* The names of all commands, from `tenon help --json`. */
static json_t *commands(void)
{
    const char *const *words = WORDS("help", "--json");
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 0);
    json_t *document = cli_document(words, &r, "tenon/help/1"), *list = json_object_get(document, "commands");
    json_incref(list);
    json_decref(document);
    cli_free(&r);
    return list;
}

static void every_command_has_help(void **state)
{
    (void)state;
    json_t *list = commands(), *entry;
    size_t i;
    assert_true(json_array_size(list) >= 6);
    json_array_foreach(list, i, entry) {
        const char *name = json_string_value(json_object_get(entry, "name"));
        const char *const *by_option = WORDS(name, "--help"), *const *by_help = WORDS("help", name);
        cli_result a = cli_run(by_option), b = cli_run(by_help);
        cli_expect_code(by_option, &a, 0);
        cli_expect_code(by_help, &b, 0);
        assert_string_equal(a.out, b.out);
        assert_string_equal(a.err, "");
        cli_expect_text(a.out, "SYNOPSIS");
        cli_expect_text(a.out, "EXIT STATUS");
        cli_expect_text(a.out, name);
        json_t *option;
        size_t j;
        json_array_foreach(json_object_get(entry, "options"), j, option)
            cli_expect_text(a.out, json_string_value(json_object_get(option, "name")));
        cli_free(&a);
        cli_free(&b);
    }
    json_decref(list);
}

static void alone_lists_commands(void **state)
{
    (void)state;
    json_t *list = commands(), *entry;
    size_t i;
    cli_result r = cli_run(WORDS(NULL)), help = cli_run(WORDS("help"));
    assert_int_equal(r.code, 0);
    assert_string_equal(r.out, help.out);
    json_array_foreach(list, i, entry)
        cli_expect_text(r.out, json_string_value(json_object_get(entry, "name")));
    cli_free(&r);
    cli_free(&help);
    json_decref(list);
}

/* What each wrong request says; all are exit 2. */
static void wrong_requests(void **state)
{
    static const struct { const char *word[6]; const char *says[3]; } rows[] = {
        { { "lsit" }, { "no command 'lsit'", "near: list" } },
        { { "list", "--nmaes" }, { "no option --nmaes", "near: --names" } },
        { { "list", "-x" }, { "no option -x" } },
        { { "list", "--sort" }, { "--sort wants a value, COLUMN" } },
        { { "list", "--names=yes" }, { "--names takes no value: 'yes'" } },
        { { "list", "--sort", "tire" }, { "'tire'", "near: tier" } },
        { { "--isa", "avx51", "env" }, { "'avx51'", "near: avx512" } },
        { { "--color", "allways", "env" }, { "'allways'", "near: always" } },
        { { "env", "TENON_ISSA" }, { "no variable 'TENON_ISSA'", "near: TENON_ISA" } },
        { { "help", "problem" }, { "no command or topic 'problem'", "near: problems" } },
        { { "show" }, { "which kernel?" } },
        { { "list", "no_such_kernel_*" }, { "no kernel 'no_such_kernel_*'" } },
        { { "show", "matmul", "f32", "nt", "64x512" }, { "tenon show: matmul f32 nt 64x512", "^^^^^^" } },
        { { "show", "matmul f32 nt 64x512x256 bias rleu" }, { "near: relu", "^^^^" } },
        { { "show", "mtmul", "f32", "nt", "64x512x256" }, { "no such operation", "near: matmul" } },
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        cli_result r = cli_run(rows[i].word);
        cli_expect_code(rows[i].word, &r, 2);
        assert_string_equal(r.out, "");
        for (size_t j = 0; j < 3 && rows[i].says[j]; j++)
            cli_expect_text(r.err, rows[i].says[j]);
        cli_free(&r);
    }
}

static void carets_stand_below_the_word(void **state)
{
    (void)state;
    const char *const *words = WORDS("show", "matmul f32 nt 64x512x256 bias rleu");
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 2);
    const char *second = strchr(r.err, '\n') + 1;
    assert_int_equal(strcspn(second, "^"), strstr(r.err, "rleu") - r.err);
    cli_free(&r);
}

static void options_stand_anywhere(void **state)
{
    (void)state;
    const char *const *orders[] = {
        WORDS("--json", "env", "TENON_ISA"),       WORDS("env", "--json", "TENON_ISA"),
        WORDS("env", "TENON_ISA", "--json"),       WORDS("env", "--js", "TENON_ISA"),
        WORDS("--json", "env", "--", "TENON_ISA"),
    };
    cli_result first = cli_run(orders[0]);
    cli_expect_code(orders[0], &first, 0);
    for (size_t i = 1; i < sizeof orders / sizeof orders[0]; i++) {
        cli_result r = cli_run(orders[i]);
        cli_expect_code(orders[i], &r, 0);
        assert_string_equal(r.out, first.out);
        cli_free(&r);
    }
    cli_free(&first);
}

/* A minus and a digit is a number: the sentence is about the word, not about an option. */
static void minus_digit_is_a_number(void **state)
{
    (void)state;
    const char *const *words = WORDS("env", "-1");
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 2);
    cli_expect_text(r.err, "no variable '-1'");
    cli_free(&r);
    words = WORDS("show", "sum", "f32", "8x4x2", "axis", "-9");
    r = cli_run(words);
    cli_expect_code(words, &r, 2);
    assert_null(strstr(r.err, "option"));
    cli_free(&r);
}

static void isa_caps(void **state)
{
    (void)state;
    const char *const *words = WORDS("--isa", "generic", "env", "--json", "TENON_ISA");
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 0);
    cli_expect_text(r.out, "\"generic\"");
    cli_free(&r);
}

static void env_tells_illegal_and_unknown(void **state)
{
    (void)state;
    const cli_how how = { .env = { "TENON_ISA=avx1024", "TENON_ISSA=avx2", NULL } };
    const char *const *words = WORDS("env");
    cli_result r = cli_run_how(words, &how);
    cli_expect_code(words, &r, 1);
    cli_expect_text(r.out, "illegal value");
    cli_expect_text(r.out, "unknown, ignored; TENON_ISA?");
    cli_free(&r);
}

static void must_run(const char *shell, const char *script)
{
    static const char format[] = "PATH=\"$(dirname '%s'):$PATH\"; command -v %s >/dev/null || exit 0; %s";
    char *command = NULL;
    assert_true(asprintf(&command, format, cli_program(), shell, script) > 0);
    if (system(command) != 0)
        fail_msg("%s", command);
    free(command);
}

/* The shells themselves say whether the completion is sound text. */
static void completion_is_sound(void **state)
{
    (void)state;
    must_run("bash", "tenon help bash | bash -n");
    must_run("zsh", "tenon help zsh | zsh -n");
    must_run("fish", "tenon help fish | fish -n");
}

/* What bash offers behind an option with choices, for a word of a command, for a command. */
static void completion_offers(void **state)
{
    static const char *const cases[][2] = {
        { "tenon show --stage ''", "template c ir asm" }, { "tenon --isa avx", "avx2 avx512" },
        { "tenon --isa avx2 show --no", "--no-run" },      { "tenon ver", "verify" },
        { "tenon help inf", "info" },                      { "tenon bench --save ''", "" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char script[640];
        snprintf(script, sizeof script,
                 "bash -c 'source <(tenon help bash); eval \"COMP_WORDS=($0)\"; "
                 "COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _tenon; "
                 "[ \"${COMPREPLY[*]}\" = \"$1\" ]' \"%s\" \"%s\"",
                 cases[i][0], cases[i][1]);
        must_run("bash", script);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_command_has_help), cmocka_unit_test(alone_lists_commands),
        cmocka_unit_test(wrong_requests), cmocka_unit_test(carets_stand_below_the_word),
        cmocka_unit_test(options_stand_anywhere), cmocka_unit_test(minus_digit_is_a_number),
        cmocka_unit_test(isa_caps), cmocka_unit_test(env_tells_illegal_and_unknown),
        cmocka_unit_test(completion_is_sound), cmocka_unit_test(completion_offers),
    };
    return cmocka_run_group_tests_name("cli/args", tests, NULL, NULL);
}
