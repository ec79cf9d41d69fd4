/* test_gen.c: `tenon gen` in a checkout and away from one. The checkout is a copy of gen/, templates/ and
 * generated/, so that nothing here writes to the source tree. */
#include "cli_test.h"

static char checkout[] = "/tmp/tenon-gen-XXXXXX";

static int shell(const char *format, ...)
{
    char command[2048];
    va_list list;
    va_start(list, format);
    vsnprintf(command, sizeof command, format, list);
    va_end(list);
    int status = system(command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int make_checkout(void **state)
{
    (void)state;
    return mkdtemp(checkout) ? shell("cd '%s' && cp -r gen templates generated '%s'", SOURCE_DIR, checkout)
                             : -1;
}

static int remove_checkout(void **state)
{
    (void)state;
    return shell("rm -rf '%s'", checkout);
}

static cli_result gen(const char *const *words, int code)
{
    cli_result r = cli_run_how(words, &(cli_how){ .directory = checkout });
    cli_expect_code(words, &r, code);
    return r;
}

static void check_is_current_after_gen(void **state)
{
    (void)state;
    cli_result r = gen(WORDS("gen"), 0);
    cli_free(&r);
    r = gen(WORDS("gen", "--check"), 0);
    cli_expect_text(r.out, "0 changed, 0 new, 0 removed");
    cli_free(&r);
}

/* A changed file is drift: named, not written; `gen` mends it. */
static void drift_is_named_and_mended(void **state)
{
    (void)state;
    cli_free(&(cli_result[]){ gen(WORDS("gen"), 0) }[0]);
    assert_int_equal(shell("echo '/* by hand */' >> '%s/generated/ops.c'", checkout), 0);
    cli_result r = gen(WORDS("gen", "--check"), 1);
    cli_expect_text(r.out, "ops.c");
    cli_free(&r);
    assert_int_equal(shell("grep -q 'by hand' '%s/generated/ops.c'", checkout), 0);
    r = gen(WORDS("gen", "--json"), 0);
    json_t *document = cli_document(WORDS("gen", "--json"), &r, "tenon/gen/1");
    json_t *changed = json_object_get(json_object_get(document, "files"), "changed");
    assert_int_equal(json_array_size(changed), 1);
    assert_string_equal(json_string_value(json_array_get(changed, 0)), "ops.c");
    json_decref(document);
    cli_free(&r);
    assert_int_equal(shell("grep -q 'by hand' '%s/generated/ops.c'", checkout), 1);
}

static void an_orphan_is_drift(void **state)
{
    (void)state;
    assert_int_equal(shell("printf '/* Generated: do not edit. */\\n' > '%s/generated/orphan.c'", checkout),
                     0);
    cli_result r = gen(WORDS("gen", "--check"), 1);
    cli_expect_text(r.out, "removed");
    cli_expect_text(r.out, "orphan.c");
    cli_free(&r);
    r = gen(WORDS("gen"), 0);
    cli_free(&r);
    assert_int_equal(shell("test -e '%s/generated/orphan.c'", checkout), 1);
}

/* An error of a template is its file, line and sentence; generated/ stays as it was. */
static void a_broken_text_changes_nothing(void **state)
{
    (void)state;
    cli_free(&(cli_result[]){ gen(WORDS("gen"), 0) }[0]);
    assert_int_equal(
        shell("cd '%s' && cp gen/ops.lua ops.kept && cp -r generated kept && echo 'oops here' >> gen/ops.lua",
              checkout),
        0);
    cli_result r = gen(WORDS("gen"), 2);
    cli_expect_text(r.err, "gen/ops.lua:");
    cli_free(&r);
    assert_int_equal(
        shell("cd '%s' && diff -r generated kept && rm -r kept && mv ops.kept gen/ops.lua", checkout), 0);
    assert_int_equal(shell("ls -a '%s/generated' | grep -q tenon-", checkout), 1);
}

static void away_from_a_checkout(void **state)
{
    (void)state;
    const char *const *words = WORDS("gen", "--check");
    cli_result r = cli_run_how(words, &(cli_how){ .directory = "/" });
    cli_expect_code(words, &r, 3);
    cli_expect_text(r.err, "no source checkout");
    cli_free(&r);
}

static void one_kernel_to_stdout(void **state)
{
    (void)state;
    const char *const *words = WORDS("gen", "ewis", "op=exp");
    cli_result r = cli_run_how(words, &(cli_how){ .directory = "/" });
    cli_expect_code(words, &r, 2);
    cli_expect_text(r.err, "no template 'ewis'");
    cli_expect_text(r.err, "near: ewise");
    cli_free(&r);
    words = WORDS("gen", "ewise", "isa=avx2", "op=add", "from=f32", "to=f32", "--form", "ir");
    r = cli_run_how(words, &(cli_how){ .directory = "/" });
    cli_expect_code(words, &r, 0);
    cli_expect_text(r.out, "define ");
    cli_expect_text(r.out, "<8 x float>");
    cli_free(&r);
    words = WORDS("gen", "matmul_tile", "isa=avx512", "mr=20", "nr=48");
    r = cli_run_how(words, &(cli_how){ .directory = "/" });
    cli_expect_code(words, &r, 2);
    cli_expect_text(r.err, "templates/matmul_tile.lua:");      /* file and line, and the numbers */
    cli_expect_text(r.err, "of 32 registers");
    cli_free(&r);
}

int main(void)
{
#ifndef TENON_HAS_LUA
    print_message("built without Lua: gen is not here\n");
    return 0;
#endif
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(check_is_current_after_gen), cmocka_unit_test(drift_is_named_and_mended),
        cmocka_unit_test(an_orphan_is_drift), cmocka_unit_test(a_broken_text_changes_nothing),
        cmocka_unit_test(away_from_a_checkout), cmocka_unit_test(one_kernel_to_stdout),
    };
    return cmocka_run_group_tests_name("cli/gen", tests, make_checkout, remove_checkout);
}
