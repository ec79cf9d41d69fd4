/* test_output.c: what every command writes: JSON with its schema, no escape byte off a terminal, no line too
 * long on one, a quiet end when the pipe closes. */
#include "cli_test.h"

/* Words that each command can be run with; KERNEL stands for one that this build has. */
static const struct { const char *command; const char *word[6]; bool checkout; } runs[] = {
    { "info", { NULL }, false },
    { "list", { NULL }, false },
    { "show", { "KERNEL", "--no-run" }, false },
    { "verify", { "KERNEL", "--effort", "quick" }, false },
    { "bench", { "KERNEL", "--time", "0.01" }, false },
    { "gen", { "--check" }, true },
    { "env", { NULL }, false },
    { "help", { NULL }, false },
};
enum { RUNS = sizeof runs / sizeof runs[0] };

/* Where `gen` runs. */
static char checkout[] = "/tmp/tenon-output-XXXXXX";

/* Words of row i, with KERNEL replaced and an option in front; -q: no talk of what this build lacks. */
static const char *const *words_of(size_t i, const char *kernel, const char *option, const char **words)
{
    size_t n = 0;
    words[n++] = "-q";
    if (option)
        words[n++] = option;
    words[n++] = runs[i].command;
    for (size_t j = 0; j < 6 && runs[i].word[j]; j++)
        words[n++] = strcmp(runs[i].word[j], "KERNEL") == 0 ? kernel : runs[i].word[j];
    words[n] = NULL;
    return words;
}

static bool can_run(size_t i, const char *kernel)
{
#ifndef TENON_HAS_LUA
    if (strcmp(runs[i].command, "gen") == 0)
        return false;
#endif
    return *kernel || !(runs[i].word[0] && strcmp(runs[i].word[0], "KERNEL") == 0);
}

static void json_has_its_schema(void **state)
{
    char *kernel = cli_kernel("*");
    (void)state;
    for (size_t i = 0; i < RUNS; i++) {
        const char *buf[16], *const *words = words_of(i, kernel, "--json", buf);
        char schema[64];
        if (!can_run(i, kernel))
            continue;
        cli_result r = cli_run_how(words, &(cli_how){ .directory = runs[i].checkout ? checkout : NULL });
        if (strcmp(runs[i].command, "gen") != 0)
            cli_expect_code(words, &r, 0);
        snprintf(schema, sizeof schema, "tenon/%s/1", runs[i].command);
        json_decref(cli_document(words, &r, schema));
        cli_free(&r);
    }
    free(kernel);
}

static void errors_are_json_too(void **state)
{
    (void)state;
    const char *const *words = WORDS("list", "--json", "nothing_like_this");
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 2);
    json_t *document = cli_document(words, &r, "tenon/error/1");
    assert_int_equal(json_integer_value(json_object_get(document, "code")), 2);
    assert_true(json_is_string(json_object_get(document, "message")));
    assert_true(json_is_array(json_object_get(document, "near")));
    json_decref(document);
    cli_free(&r);
}

/* Bytes that are no UTF-8 stand for U+FFFD; what was asked for is never left out of the document. */
static void json_of_any_bytes(void **state)
{
    (void)state;
    static const struct { const char *word[3], *text; } rows[] = {
        { { "bench", "exp f32 \xff", NULL }, "\xEF\xBF\xBD" },
        { { "show", "\xc3(\xa9", NULL }, "(" },
        { { "nothing\xed\xa0\x80", NULL }, "nothing\xEF\xBF\xBD" },
        { { "list", "tnk_\xe2\x80", NULL }, "tnk_" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *const *words = WORDS("--json", rows[i].word[0], rows[i].word[1]);
        cli_result r = cli_run(words);
        cli_expect_code(words, &r, 2);
        json_t *document = cli_document(words, &r, "tenon/error/1");
        cli_expect_text(json_string_value(json_object_get(document, "message")), rows[i].text);
        json_decref(document);
        cli_free(&r);
    }
    const char *const *words = WORDS("--json", "env", "TENON_JIT");
    cli_result r = cli_run_how(words, &(cli_how){ .env = { "TENON_JIT=/a\xff" } });
    json_t *document = cli_document(words, &r, "tenon/env/1");
    json_t *row = json_array_get(json_object_get(document, "variables"), 0);
    assert_string_equal(json_string_value(json_object_get(row, "value")), "/a\xEF\xBF\xBD");
    json_decref(document);
    cli_free(&r);
}

/* What was typed is shown, but steers no terminal: no control code of ASCII or Latin 1, no broken
 * character. */
static void foreign_bytes_steer_nothing(void **state)
{
    (void)state;
    const char *const *words = WORDS("bench", "exp f32 \033[2J\a\b\r\177\xc2\x9bm\xff\xc3");
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 2);
    for (const char *text = r.err; *text; text++)
        assert_true((*text >= ' ' && *text < 127) || *text == '\n');
    cli_expect_text(r.err, "?[2J????");
    cli_free(&r);
}

static void no_escape_off_a_terminal(void **state)
{
    char *kernel = cli_kernel("*");
    (void)state;
    for (size_t i = 0; i < RUNS; i++) {
        const char *buf[16], *const *words = words_of(i, kernel, NULL, buf);
        if (!can_run(i, kernel))
            continue;
        cli_result r = cli_run_how(words, &(cli_how){ .directory = runs[i].checkout ? checkout : NULL });
        for (const char *text = r.out; *text; text++)
            assert_true((unsigned char)*text >= ' ' || *text == '\n' || *text == '\t');
        assert_null(strchr(r.err, '\033'));
        cli_free(&r);
    }
    free(kernel);
}

/* Columns of a line: escapes count nothing, a UTF-8 character one. */
static int columns_of(const char *line)
{
    int columns = 0;
    for (; *line && *line != '\n' && *line != '\r'; line++) {
        if (*line == '\033') {
            line += strcspn(line, "mK");
            continue;
        }
        columns += ((unsigned char)*line & 0xC0) != 0x80;
    }
    return columns;
}

static void terminal_lines_fit(void **state)
{
    static const int widths[] = { 80, 60 };
    char *kernel = cli_kernel("*");
    (void)state;
    for (size_t i = 0; i < RUNS; i++)
        for (size_t w = 0; w < sizeof widths / sizeof widths[0]; w++) {
            const char *buf[16], *const *words = words_of(i, kernel, NULL, buf);
            if (!can_run(i, kernel))
                continue;
            cli_result r = cli_run_how(words, &(cli_how){ .directory = runs[i].checkout ? checkout : NULL,
                                                          .columns = widths[w] });
            for (const char *line = r.out; *line; line += strcspn(line, "\n"), line += *line == '\n') {
                if (columns_of(line) > widths[w])
                    print_message("tenon %s, %d columns: %.*s\n", runs[i].command, widths[w],
                                  (int)strcspn(line, "\n"), line);
                assert_true(columns_of(line) <= widths[w]);
            }
            cli_free(&r);
        }
    free(kernel);
}

static void colour_follows_the_rules(void **state)
{
    static const struct { cli_how how; const char *option; bool color; } rows[] = {
        { { .columns = 100 }, NULL, true },
        { { .columns = 100, .env = { "NO_COLOR=1" } }, NULL, false },
        { { .columns = 100, .env = { "TERM=dumb" } }, NULL, false },
        { { .columns = 100 }, "--color=never", false },
        { { .columns = 0, .env = { "CLICOLOR_FORCE=1" } }, NULL, true },
        { { .columns = 0, .env = { "NO_COLOR=1" } }, "--color=always", true },
        { { .columns = 0 }, NULL, false },
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        cli_result r = cli_run_how(WORDS("help", "list", rows[i].option), &rows[i].how);
        assert_int_equal(strchr(r.out, '\033') != NULL, rows[i].color);
        cli_free(&r);
    }
}

static void ascii_without_utf8(void **state)
{
    (void)state;
    cli_result r = cli_run_how(WORDS("help", "list"), &(cli_how){ .env = { "LC_ALL=C" } });
    for (const char *text = r.out; *text; text++)
        assert_true((unsigned char)*text < 0x80);
    cli_expect_text(r.out, "[GLOB...]");
    cli_free(&r);
}

static void closed_pipe_ends_quietly(void **state)
{
    char *kernel = cli_kernel("*");
    (void)state;
    for (size_t i = 0; i < RUNS; i++) {
        const char *buf[16], *const *words = words_of(i, kernel, "--json", buf);
        if (!can_run(i, kernel))
            continue;
        cli_result r = cli_run_how(words, &(cli_how){ .directory = runs[i].checkout ? checkout : NULL,
                                                      .close_after = 1 });
        assert_string_equal(r.err, "");
        assert_true(r.code >= 0 || r.signal == SIGPIPE);
        cli_free(&r);
    }
    free(kernel);
}

/* Interrupted, a long run prints what it reached and ends with 130. */
static void interrupt_is_130(void **state)
{
    static const char *const words[][4] = { { "verify", "--effort", "full" }, { "bench", "all" } };
    char *kernel = cli_kernel("*");
    (void)state;
    if (!*kernel)
        skip();
    for (size_t i = 0; i < 2; i++) {
        cli_stream streams[2] = { { 0 }, { 0 } };
        const cli_how how = { 0 };
        pid_t child = cli_start(words[i], &how, streams);
        usleep(500000);
        kill(child, SIGINT);
        cli_drain(streams, 0);
        cli_result r = cli_finish(child, streams);
        cli_expect_code(words[i], &r, 130);
        cli_free(&r);
    }
    free(kernel);
}

/* Nothing needs to be written: a home that cannot be written to is no error. */
static void read_only_home(void **state)
{
    char *kernel = cli_kernel("*");
    (void)state;
    for (size_t i = 0; i < RUNS; i++) {
        const char *buf[16], *const *words = words_of(i, kernel, NULL, buf);
        if (!can_run(i, kernel) || strcmp(runs[i].command, "gen") == 0)
            continue;
        cli_result r = cli_run_how(
            words, &(cli_how){ .env = { "HOME=/proc/nothing", "XDG_CACHE_HOME", "TENON_CACHE" } });
        cli_expect_code(words, &r, 0);
        cli_free(&r);
    }
    free(kernel);
}

static void full_disk_is_said(void **state)
{
    char command[512];
    (void)state;
    if (access("/dev/full", W_OK) != 0)
        skip();
    snprintf(command, sizeof command, "'%s' help list > /dev/full 2> /dev/null", cli_program());
    int status = system(command);
    assert_int_equal(WEXITSTATUS(status), 3);
}

/* Peaks and kernels are kept in a folder of the test's own. */
static char cache[] = "/tmp/tenon-cli-XXXXXX";

static int make_folders(void **state)
{
    (void)state;
    if (cli_make_checkout(checkout) != 0)
        return -1;
    return mkdtemp(cache) ? setenv("TENON_CACHE", cache, 1) : -1;
}

static int remove_folders(void **state)
{
    char command[128];
    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s' '%s'", cache, checkout);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(json_has_its_schema), cmocka_unit_test(errors_are_json_too),
        cmocka_unit_test(json_of_any_bytes), cmocka_unit_test(foreign_bytes_steer_nothing),
        cmocka_unit_test(no_escape_off_a_terminal), cmocka_unit_test(terminal_lines_fit),
        cmocka_unit_test(colour_follows_the_rules), cmocka_unit_test(ascii_without_utf8),
        cmocka_unit_test(closed_pipe_ends_quietly), cmocka_unit_test(interrupt_is_130),
        cmocka_unit_test(read_only_home), cmocka_unit_test(full_disk_is_said),
    };
    return cmocka_run_group_tests_name("cli/output", tests, make_folders, remove_folders);
}
