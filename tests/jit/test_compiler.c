/* libtenon_jit by itself: text to code, its sentences, listings, threads; and how it is found. */

#include "jit_test.h"

#include "session/loader_p.h"

#include <pthread.h>

/* A context that code generation was left in stays, with its memory. */
__attribute__((visibility("default"))) const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:libLLVM\n"; }

static void compiles_the_same_bytes(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    tni_jit *one = make_jit(api), *two = make_jit(api);
    tni_text a = compile_text(api, one, sample_ir, TNI_OBJECT);
    tni_text b = compile_text(api, two, sample_ir, TNI_OBJECT);
    tni_text c = compile_text(api, one, sample_ir, TNI_OBJECT);
    assert_int_equal(a.size, b.size);
    assert_memory_equal(a.data, b.data, a.size);
    assert_memory_equal(a.data, c.data, a.size);
    api->free_text(&a);
    api->free_text(&b);
    api->free_text(&c);
    api->destroy(one);
    api->destroy(two);
    api->destroy(NULL);
}

static void check_refused(const tni_jit_api *api, tni_jit *jit, const char *ir, const char *words)
{
    char error[400] = "";
    tni_text out = { 0 };
    assert_false(api->compile(jit, ir, strlen(ir), TNI_OBJECT, &out, error, sizeof error));
    assert_null(out.data);
    if (strstr(error, words) == NULL || strchr(error, '\n'))
        fail_msg("'%s' is not one line with '%s'", error, words);
}

static void says_what_is_wrong(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    tni_jit *jit = make_jit(api);
    check_refused(api, jit, "hello", "parse: ir:1:1: error: expected top-level entity");
    check_refused(api, jit, "define void @f() {\n  ret i32 0\n}\n", "ir:2:7");
    check_refused(api, jit,
                  "define i32 @f() {\na:\n  br label %c\nb:\n  %x = add i32 1, 1\n  br label %c\nc:\n"
                  "  ret i32 %x\n}\n",
                  "verify");
    check_refused(api, jit,
                  "declare <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float>, <16 x float>, i16)\n"
                  "define <16 x float> @f(<16 x float> %x) nounwind {\n"
                  "  %y = call <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float> %x, <16 x float> %x, "
                  "i16 -1)\n"
                  "  ret <16 x float> %y\n}\n", "code generation: ");      /* would end the process */
    tni_text good = compile_text(api, jit, sample_ir, TNI_OBJECT);     /* and goes on */
    api->free_text(&good);
    api->destroy(jit);
}

static void check_request(const tni_jit_api *api, tni_jit *jit, const char *line, const char *words)
{
    char error[400] = "";
    tni_text out = { 0 };
    assert_false(api->generate(jit, line, TNI_FORM_IR, false, &out, error, sizeof error));
    assert_null(out.data);
    if (strstr(error, words) == NULL)
        fail_msg("%s: '%s' does not say '%s'", line, error, words);
}

static void says_what_is_wrong_with_a_request(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    tni_jit *jit = make_jit(api);
    char error[400] = "";
    tni_text out = { 0 };
    check_request(api, jit, "", "request ''");
    check_request(api, jit, "tnk_x avx2", "expected SYMBOL TIER TEMPLATE");
    check_request(api, jit, "tnk_x avx2 no_such_template", "no_such_template");
    check_request(api, jit, "tnk_x avx9 ewise op=add", "avx9");
    check_request(api, jit, "tnk_x avx2 ewise", "op");
    check_request(api, jit, "tnk_x avx2 ewise op=frobnicate", "frobnicate");
    check_request(api, jit, "tnk_x avx2 ewise op=add colour=red", "colour");
    check_request(api, jit, "tnk_x avx2 ewise op=add n", "name=value");
    check_request(api, jit, "tnk-x avx2 ewise op=add", "tnk-x");
    check_request(api, jit, "tnk_x avx2 matmul_tile mr=60 nr=16", "templates/matmul_tile.lua:");
    assert_true(api->generate(jit, "tnk_x avx2 ewise op=add", TNI_FORM_IR, true, &out, error, sizeof error));
    assert_non_null(strstr(out.data, "!DILocation"));
    api->free_text(&out);
    assert_true(api->generate(jit, "tnk_x avx2 ewise op=add", TNI_FORM_C, true, &out, error, sizeof error));
    assert_non_null(strstr(out.data, "tnk_x("));
    api->free_text(&out);
    api->destroy(jit);
}

/* The kernel's own attributes choose the instructions, not the target machine. */
static void attributes_choose_the_instructions(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    tni_jit *jit = make_jit(api);
    static const char format[] =
        "define void @f(ptr %%p) nounwind %s {\n  %%v = load <16 x float>, ptr %%p, align 4\n"
        "  %%w = fadd <16 x float> %%v, %%v\n  store <16 x float> %%w, ptr %%p, align 4\n  ret void\n}\n";
    static const struct { const char *attributes, *has, *lacks; } row[] = {
        { "", "xmm", "ymm" },
        { "\"target-features\"=\"+avx2\"", "ymm", "zmm" },
        { "\"target-features\"=\"+avx512f\" \"min-legal-vector-width\"=\"512\" "
          "\"prefer-vector-width\"=\"512\"", "zmm", "xmm" },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char ir[600];
        snprintf(ir, sizeof ir, format, row[i].attributes);
        tni_text text = compile_text(api, jit, ir, TNI_ASSEMBLY);
        assert_non_null(strstr(text.data, row[i].has));
        assert_null(strstr(text.data, row[i].lacks));
        api->free_text(&text);
    }
    api->destroy(jit);
}

static void lists_instructions(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    tni_jit *jit = make_jit(api);
    static const unsigned char code[] = { 0x48, 0x89, 0xf8, 0x62, 0xf1, 0x7c, 0x48, 0x58, 0xc1, 0x06, 0xc3 };
    char error[400] = "";
    tni_text out = { 0 };
    assert_true(api->disassemble(jit, code, sizeof code, &out, error, sizeof error));
    /* by the manual: mov, an AVX-512 add, a byte that is no instruction in 64-bit mode, ret */
    assert_string_equal(out.data, "0\tmov\trax, rdi\n3\tvaddps\tzmm0, zmm0, zmm1\n9\t.byte 0x06\n10\tret\n");
    api->free_text(&out);
    assert_true(api->disassemble(jit, code, 0, &out, error, sizeof error));
    assert_int_equal(out.size, 0);
    api->free_text(&out);
    api->destroy(jit);
}

static void lua_reaches_nothing_outside(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    tni_jit *jit = make_jit(api);
    char error[400] = "";
    tni_text out = { 0 };
    assert_false(api->call(jit, "io", "open", 0, NULL, &out, error, sizeof error));
    assert_non_null(strstr(error, "module 'io' not found"));
    assert_false(api->call(jit, "gen.names_that_are_not", "f", 0, NULL, &out, error, sizeof error));
    assert_non_null(strstr(error, "no text 'gen/names_that_are_not.lua'"));
    assert_false(api->call(jit, "gen.types", "nothing", 0, NULL, &out, error, sizeof error));
    assert_string_equal(error, "module gen.types has no function 'nothing'");
    assert_false(api->call(jit, "string", "rep", 2, (const char *[]){ "x", "0x7fffffffffff" }, &out, error,
                           sizeof error));
    assert_true(api->call(jit, "string", "rep", 2, (const char *[]){ "ab", "3" }, &out, error, sizeof error));
    assert_string_equal(out.data, "ababab");
    api->free_text(&out);
    api->destroy(jit);
}

/* -- Threads ------------------------------------------------------------------------------------*/

static void *compile_some(void *arg)
{
    const tni_jit_api *api = arg;
    tni_jit *jit = make_jit(api);
    tni_text first = compile_text(api, jit, sample_ir, TNI_OBJECT);
    for (int i = 0; i < 10; i++) {
        tni_text next = compile_text(api, jit, sample_ir, TNI_OBJECT);
        assert_int_equal(next.size, first.size);
        assert_memory_equal(next.data, first.data, first.size);
        api->free_text(&next);
    }
    api->free_text(&first);
    api->destroy(jit);
    return NULL;
}

static void serves_threads(void **state)
{
    (void)state;
    const tni_jit_api *api = need_jit();
    pthread_t thread[8];
    for (size_t i = 0; i < 8; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, compile_some, (void *)(uintptr_t)api), 0);
    for (size_t i = 0; i < 8; i++)
        pthread_join(thread[i], NULL);
}

/* -- Finding it ---------------------------------------------------------------------------------*/

static void is_found_or_says_why(void **state)
{
    (void)state;
    const tni_jit_api *api = NULL;
    tn_error err;
    setenv("TENON_JIT", "off", 1);
    assert_int_equal(tni_jit_open(&api, &err), TN_ERR_UNSUPPORTED);
    assert_string_equal(err.message, "session: the compiler is switched off (TENON_JIT=off)");
    setenv("TENON_JIT", "/nowhere/libtenon_jit.so", 1);
    assert_int_equal(tni_jit_open(&api, &err), TN_ERR_UNSUPPORTED);
    assert_non_null(strstr(err.message, "/nowhere/libtenon_jit.so"));
    setenv("TENON_JIT", "libm.so.6", 1);
    assert_int_equal(tni_jit_open(&api, &err), TN_ERR_UNSUPPORTED);
    assert_non_null(strstr(err.message, "libm.so.6 is no compiler library of Tenon"));
    unsetenv("TENON_JIT");
    assert_null(api);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compiles_the_same_bytes), cmocka_unit_test(says_what_is_wrong),
        cmocka_unit_test(says_what_is_wrong_with_a_request),
        cmocka_unit_test(attributes_choose_the_instructions), cmocka_unit_test(lists_instructions),
        cmocka_unit_test(lua_reaches_nothing_outside), cmocka_unit_test(serves_threads),
        cmocka_unit_test(is_found_or_says_why),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
