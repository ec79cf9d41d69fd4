/* test_show.c: `tenon show` prints a kernel in its four stages, joined by template lines. */
#include "cli_test.h"

static const char *const stages[] = { "template", "c", "ir", "asm" };

/* Kernels of each kind; a build without them skips. */
static const char *const globs[] = { "exp_f32__avx2*",    "matmul_f32__generic*",      "sum_f32__avx2*",
                                     "copy_u8__generic*", "log_softmax_f32__generic*", "pack_f32__generic*" };
enum { GLOBS = sizeof globs / sizeof globs[0] };

static json_t *show_document(const char *kernel, const char *form)
{
    const char *const *words = WORDS("show", "--json", "--no-run", kernel, "--form", form);
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 0);
    json_t *document = cli_document(words, &r, "tenon/show/1");
    cli_free(&r);
    return document;
}

/* Rows of a stage that name a template line. */
static size_t positions(json_t *stage)
{
    json_t *row;
    size_t i, n = 0;
    json_array_foreach(stage, i, row)
        n += json_array_size(json_object_get(row, "at")) > 0;
    return n;
}

static void four_stages_with_template_lines(void **state)
{
    (void)state;
    size_t shown = 0;
    for (size_t i = 0; i < GLOBS; i++) {
        char *kernel = cli_kernel(globs[i]);
        if (*kernel) {
            json_t *document = show_document(kernel, "ir"), *all = json_object_get(document, "stages");
            for (size_t j = 0; j < 4; j++) {
                json_t *stage = json_object_get(all, stages[j]);
#ifndef TENON_HAS_LLVM
                if (strcmp(stages[j], "asm") == 0)
                    continue;
#endif
                if (!json_array_size(stage) || !positions(stage))
                    print_message("%s: no lines, or none with a position, in %s\n", kernel, stages[j]);
                assert_true(json_array_size(stage) > 0);
                assert_true(positions(stage) > 0);
            }
            json_decref(document);
            shown++;
        }
        free(kernel);
    }
    if (!shown)
        skip();
}

/* The line of a file of the source tree. */
static void source_line(const char *file, json_int_t at, char *line, size_t size)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", SOURCE_DIR, file);
    FILE *source = fopen(path, "rb");
    assert_non_null(source);
    while (at-- > 0)
        assert_non_null(fgets(line, (int)size, source));
    fclose(source);
}

/* The line that multiplies by log2 e came from the template line that says so, not from its callers. */
static void positions_are_innermost(void **state)
{
    char *kernel = cli_kernel("exp_f32__avx2*"), line[512] = "";
    json_t *row;
    size_t i, seen = 0;
    (void)state;
    if (!*kernel)
        skip();
    json_t *document = show_document(kernel, "ir");
    json_array_foreach(json_object_get(json_object_get(document, "stages"), "c"), i, row) {
        json_t *at = json_array_get(json_object_get(row, "at"), 0);
        if (!strstr(json_string_value(json_object_get(row, "text")), "1.44269504f"))
            continue;
        assert_non_null(at);
        source_line(json_string_value(json_array_get(at, 0)), json_integer_value(json_array_get(at, 1)), line,
                    sizeof line);
        cli_expect_text(line, "LOG2_E");
        seen++;
    }
    assert_true(seen > 0);
    json_decref(document);
    free(kernel);
}

static void counts_are_there(void **state)
{
    (void)state;
#ifndef TENON_HAS_LLVM
    skip();
#endif
    char *kernel = cli_kernel("matmul_f32__avx2*");
    if (!*kernel)
        skip();
    json_t *document = show_document(kernel, "ir"), *cost = json_object_get(document, "cost");
    json_t *loop = json_object_get(cost, "inner_loop");
    /* A tile whose turn is an outer product: fma are rows times vectors, each row broadcast, each vector
     * loaded. */
    json_int_t fma = json_integer_value(json_object_get(loop, "fma"));
    assert_true(fma > 0);
    assert_int_equal(json_integer_value(json_object_get(loop, "stores")), 0);
    assert_true(json_integer_value(json_object_get(loop, "loads")) > 0);
    assert_int_equal(json_integer_value(json_object_get(cost, "spills_in_loop")), 0);
    assert_true(json_is_integer(json_object_get(cost, "stack_bytes")));
    assert_true(json_integer_value(json_object_get(cost, "code_bytes")) > 0);
    json_decref(document);
    free(kernel);
}

/* Dot products of vectors and of tiles are told as such: as many as the kernel's row says, no multiply-add. */
static void dots_are_counted_by_kind(void **state)
{
    static const struct { const char *glob, *registers, *dots; int count; } cases[] = {
        { "matmul_bf16*amx_32x32", "tiles", "tile_dots", 4 },
        { "matmul_int*vnni_14x32", "zmm", "dots", 28 },
        { "matmul_f32__avx2*", "ymm", "dots", 0 },
    };
    (void)state;
#ifndef TENON_HAS_LLVM
    skip();
#endif
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *kernel = cli_kernel(cases[i].glob);
        if (*kernel) {
            json_t *document = show_document(kernel, "ir"), *cost = json_object_get(document, "cost");
            json_t *loop = json_object_get(cost, "inner_loop"), *held = json_object_get(cost, "registers");
            assert_string_equal(json_string_value(json_object_get(held, "name")), cases[i].registers);
            assert_int_equal(json_integer_value(json_object_get(loop, cases[i].dots)), cases[i].count);
            assert_true((json_integer_value(json_object_get(loop, "fma")) > 0) == (cases[i].count == 0));
            json_decref(document);
        }
        free(kernel);
    }
}

static void both_forms_agree_on_the_loop(void **state)
{
    (void)state;
#ifndef TENON_HAS_LLVM
    skip();
#endif
    char *kernel = cli_kernel("matmul_f32__avx2*");
    if (!*kernel)
        skip();
    json_int_t fma[2];
    for (int i = 0; i < 2; i++) {
        json_t *document = show_document(kernel, i ? "c" : "ir");
        fma[i] = json_integer_value(
            json_object_get(json_object_get(json_object_get(document, "cost"), "inner_loop"), "fma"));
        json_decref(document);
    }
    assert_int_equal(fma[0], fma[1]);
    free(kernel);
}

static const char *text_of(json_t *row) { return json_string_value(json_object_get(row, "text")); }

/* The C form's instructions have the template lines of their C text: a multiply-add one with fma. */
static void instructions_of_c_have_template_lines(void **state)
{
    (void)state;
#if !defined TENON_HAS_LLVM || !defined TENON_HAS_LIBDW
    skip();
#endif
    char *kernel = cli_kernel("matmul_f32__avx2*"), line[512];
    size_t i, fma = 0, rows = 0, linked = 0;
    json_t *row;
    if (!*kernel)
        skip();
    json_t *document = show_document(kernel, "c");
    json_array_foreach(json_object_get(json_object_get(document, "stages"), "asm"), i, row) {
        json_t *at = json_array_get(json_object_get(row, "at"), 0);
        if (!json_is_true(json_object_get(row, "inner_loop")) || *text_of(row) == '.')
            continue;
        rows++;
        linked += at != NULL;
        if (!at || strncmp(text_of(row), "vfmadd", 6) != 0)
            continue;
        source_line(json_string_value(json_array_get(at, 0)), json_integer_value(json_array_get(at, 1)), line,
                    sizeof line);
        cli_expect_text(line, "fma(");
        fma++;
    }
    assert_true(fma > 0);
    assert_true(100 * linked >= 95 * rows);
    json_decref(document);
    free(kernel);
}

/* The same rows, counts and template lines in AT&T's syntax, whose registers have a percent sign. */
static void syntax_of_att(void **state)
{
    static const char *const forms[] = { "c", "ir" };
    (void)state;
#if !defined TENON_HAS_LLVM || !defined __x86_64__
    skip();
#endif
    char *kernel = cli_kernel("exp_f32__avx2*");
    if (!*kernel)
        skip();
    for (size_t i = 0; i < 2; i++) {
        const char *const *words = WORDS("show", "--json", "--no-run", "--att", kernel, "--form", forms[i]);
        cli_result r = cli_run(words);
        json_t *intel = show_document(kernel, forms[i]), *att = cli_document(words, &r, "tenon/show/1");
        json_t *a = json_object_get(json_object_get(intel, "stages"), "asm"),
               *b = json_object_get(json_object_get(att, "stages"), "asm");
        assert_int_equal(json_array_size(a), json_array_size(b));
        assert_true(json_equal(json_object_get(intel, "cost"), json_object_get(att, "cost")));
        for (size_t j = 0; j < json_array_size(a); j++) {
            json_t *left = json_array_get(a, j), *right = json_array_get(b, j);
            assert_true(json_equal(json_object_get(left, "at"), json_object_get(right, "at")));
            assert_null(strchr(text_of(left), '%'));
            if (strncmp(text_of(left), "vfmadd", 6) == 0)
                cli_expect_text(text_of(right), "%ymm");
        }
        json_decref(intel);
        json_decref(att);
        cli_free(&r);
    }
    free(kernel);
}

static void bare_stages_compile(void **state)
{
    static const char *const compile[] = { NULL, "cc -x c -w -O1 -march=native -c - -o /dev/null", NULL,
                                           "cc -x assembler -c - -o /dev/null" };
    char *kernel = cli_kernel("exp_f32__generic*");
    char command[1024];
    (void)state;
    if (!*kernel)
        skip();
    for (size_t i = 0; i < 4; i++) {
        const char *const *words = WORDS("show", "--stage", stages[i], kernel);
#ifndef TENON_HAS_LLVM
        if (strcmp(stages[i], "asm") == 0)
            continue;
#endif
        cli_result r = cli_run(words);
        cli_expect_code(words, &r, 0);
        assert_true(strlen(r.out) > 100);
        cli_free(&r);
        if (!compile[i])
            continue;
        snprintf(command, sizeof command, "'%s' show --stage %s %s | %s", cli_program(), stages[i], kernel,
                 compile[i]);
        assert_int_equal(system(command), 0);
    }
    free(kernel);
}

static void a_problem_shows_its_kernel(void **state)
{
    (void)state;
    char *kernel = cli_kernel("exp_f32__*");
    if (!*kernel)
        skip();
    const char *const *words = WORDS("show", "--no-run", "--json", "exp", "f32", "1024");
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 0);
    json_t *document = cli_document(words, &r, "tenon/show/1");
    const char *name = json_string_value(json_object_get(json_object_get(document, "kernel"), "name"));
    assert_non_null(strstr(name, "exp_f32__"));
    json_decref(document);
    cli_free(&r);
    free(kernel);
}

/* A misspelt kernel is exit 2 and names the right one, from `list` too. */
static void misspelt_kernels_have_near_ones(void **state)
{
    char *kernel = cli_kernel("exp_f32__*"), *wrong = strdup(kernel);
    (void)state;
    if (!*kernel)
        skip();
    wrong[1] = 'y';                        /* exp → eyp */
    static const char *const commands[] = { "show", "list", "verify", "bench" };
    for (size_t i = 0; i < 4; i++) {
        const char *const *words = WORDS(commands[i], wrong);
        cli_result r = cli_run(words);
        cli_expect_code(words, &r, 2);
        cli_expect_text(r.err, "no kernel 'eyp_f32");
        cli_expect_text(r.err, "near: ");
        cli_expect_text(r.err, "exp_f32");
        cli_free(&r);
    }
    free(kernel);
    free(wrong);
}

static void output_appears_whole(void **state)
{
    char *kernel = cli_kernel("exp_f32__generic*"), path[] = "/tmp/tenon-show-XXXXXX";
    (void)state;
    if (!*kernel)
        skip();
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    const char *const *words = WORDS("show", "--stage", "c", kernel, "-o", path);
    cli_result r = cli_run(words), direct = cli_run(WORDS("show", "--stage", "c", kernel));
    cli_expect_code(words, &r, 0);
    assert_string_equal(r.out, "");
    FILE *written = fopen(path, "rb");
    char *text = calloc(1, strlen(direct.out) + 2);
    size_t size = fread(text, 1, strlen(direct.out) + 1, written);
    fclose(written);
    unlink(path);
    assert_int_equal(size, strlen(direct.out));
    assert_string_equal(text, direct.out);
    cli_free(&r);
    words = WORDS("show", "--stage", "c", kernel, "-o", "/nonexistent/folder/file");
    r = cli_run(words);
    cli_expect_code(words, &r, 3);
    cli_expect_text(r.err, "/nonexistent/folder/file");
    cli_free(&r);
    cli_free(&direct);
    free(text);
    free(kernel);
}

static void measured_and_checked(void **state)
{
    char *kernel = cli_kernel("exp_f32__generic*");
    (void)state;
    if (!*kernel)
        skip();
    const char *const *words = WORDS("show", "--json", kernel);
    cli_result r = cli_run(words);
    cli_expect_code(words, &r, 0);
    json_t *document = cli_document(words, &r, "tenon/show/1"),
           *measured = json_object_get(document, "measured");
    assert_true(json_number_value(json_object_get(document, "cycles_a_turn")) > 0);
    assert_true(json_number_value(json_object_get(json_object_get(measured, "hot"), "seconds")) > 0);
    assert_true(json_is_true(json_object_get(json_object_get(document, "checks"), "ok")));
    json_decref(document);
    cli_free(&r);
    words = WORDS("show", "--no-run", "--json", kernel);
    r = cli_run(words);
    document = cli_document(words, &r, "tenon/show/1");
    assert_true(json_is_null(json_object_get(document, "measured")));
    json_decref(document);
    cli_free(&r);
    free(kernel);
}

static void without_the_compiler_the_rest_is_shown(void **state)
{
    char *kernel = cli_kernel("exp_f32__generic*");
    (void)state;
    if (!*kernel)
        skip();
    const cli_how how = { .env = { "TENON_JIT=off" } };
    const char *const *words = WORDS("show", "--no-run", kernel);
    cli_result r = cli_run_how(words, &how);
    cli_expect_code(words, &r, 0);
    cli_expect_text(r.out, "No assembly: ");
    cli_free(&r);
    words = WORDS("show", "--stage", "asm", kernel);
    r = cli_run_how(words, &how);
    cli_expect_code(words, &r, 3);
    cli_free(&r);
    free(kernel);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_stages_with_template_lines),
        cmocka_unit_test(positions_are_innermost), cmocka_unit_test(counts_are_there),
        cmocka_unit_test(dots_are_counted_by_kind),
        cmocka_unit_test(both_forms_agree_on_the_loop),
        cmocka_unit_test(instructions_of_c_have_template_lines), cmocka_unit_test(syntax_of_att),
        cmocka_unit_test(bare_stages_compile),
        cmocka_unit_test(a_problem_shows_its_kernel), cmocka_unit_test(misspelt_kernels_have_near_ones),
        cmocka_unit_test(output_appears_whole), cmocka_unit_test(measured_and_checked),
        cmocka_unit_test(without_the_compiler_the_rest_is_shown),
    };
    return cmocka_run_group_tests_name("cli/show", tests, NULL, NULL);
}
