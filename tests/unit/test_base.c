#include "expect.h"

#include <math.h>
#include <stdlib.h>
#include <tenon/tenon.h>

#include "base/base_p.h"

/* test_base.c: names, sentences, options, tiers. */

static void names_every_status(void **state)
{
    (void)state;
    assert_string_equal(tn_status_name(TN_OK), "TN_OK");
    assert_string_equal(tn_status_name(TN_ERR_SHAPE), "TN_ERR_SHAPE");
    assert_string_equal(tn_status_name(TN_ERR_STALE), "TN_ERR_STALE");
    assert_string_equal(tn_status_name(TN_ERR_INTERNAL), "TN_ERR_INTERNAL");
    assert_string_equal(tn_status_name((tn_status)23), "?");
    assert_string_equal(tn_status_name((tn_status)-1), "?");
}

static void writes_a_sentence(void **state)
{
    tn_error e;

    (void)state;
    assert_int_equal(tni_fail(&e, TN_ERR_SHAPE, "matmul", 1, "inner sizes differ: %d and %d", 7, 8),
                     TN_ERR_SHAPE);
    assert_int_equal(e.status, TN_ERR_SHAPE);
    assert_int_equal(e.arg, 1);
    assert_string_equal(e.op, "matmul");
    assert_string_equal(e.message, "matmul: inner sizes differ: 7 and 8");
    tni_fail(&e, TN_ERR_ARG, NULL, -1, "no operation");
    assert_string_equal(e.message, "no operation");
    assert_null(e.op);
    assert_int_equal(tni_fail(NULL, TN_ERR_ARG, "x", 0, "nobody listens"), TN_ERR_ARG);
}

/* Long sentences are cut to fit, and never within a character. */
static void cuts_long_sentences(void **state)
{
    char text[700];
    tn_error e;

    (void)state;
    for (size_t lead = 0; lead < 4; lead++) {
        memset(text, 'x', sizeof text);
        for (size_t i = lead; i + 3 < sizeof text; i += 3)
            memcpy(text + i, "\xE2\x88\x92", 3);       /* a minus sign */
        text[sizeof text - 4] = 0;
        tni_fail(&e, TN_ERR_ARG, "op", 0, "%s", text);
        size_t n = strlen(e.message);
        assert_in_range(n, sizeof e.message - 4, sizeof e.message - 1);
        assert_int_equal((n - 4 - lead) % 3, 0);
    }
}

typedef struct options {
    size_t size;
    int    a, b;
} options;

typedef struct newer_options {
    size_t size;
    int    a, b;
    long   c;
} newer_options;

static void reads_options_of_any_age(void **state)
{
    struct { size_t size; int a; } older = { offsetof(options, b), 3 };
    newer_options newer = { sizeof newer, 4, 5, 0 };
    options o;

    (void)state;
    OK(tni_read_options(&o, sizeof o, NULL, "op", err));
    assert_true(o.a == 0 && o.b == 0);
    OK(tni_read_options(&o, sizeof o, &older, "op", err));
    assert_true(o.a == 3 && o.b == 0);
    OK(tni_read_options(&o, sizeof o, &newer, "op", err));
    assert_true(o.a == 4 && o.b == 5);
    newer.c = 1;
    FAILS(TN_ERR_ARG, "unknown to this version", tni_read_options(&o, sizeof o, &newer, "op", err));
    FAILS(TN_ERR_ARG, "0 bytes", tni_read_options(&o, sizeof o, &(options){ 0 }, "op", err));
    FAILS(TN_ERR_ARG, "bytes", tni_read_options(&o, sizeof o, &(options){ .size = SIZE_MAX }, "op", err));
}

/* A-S12-2. CPUID of a machine with everything; XCR0 says what the system saves. */
static void a_s12_2_tier_needs_the_system(void **state)
{
    tni_cpu_bits all = { .leaf1_ecx = ~0u, .leaf7_ebx = ~0u, .xcr0 = 0xE7 }, one;

    (void)state;
    assert_int_equal(tni_isa_of_x86(all), TN_ISA_AVX512);
    one = all; one.xcr0 = 0x7;
    assert_int_equal(tni_isa_of_x86(one), TN_ISA_AVX2);
    one = all; one.xcr0 = 0x0;
    assert_int_equal(tni_isa_of_x86(one), TN_ISA_GENERIC);
    one = all; one.xcr0 = 0xE3;        /* without ymm */
    assert_int_equal(tni_isa_of_x86(one), TN_ISA_GENERIC);
}

/* Each bit of the lists is needed: Intel's manual, volume 2, CPUID. */
static void tier_needs_every_feature(void **state)
{
    static const int leaf1[] = { 12, 28, 29 }, leaf7_avx2[] = { 3, 5, 8 };
    static const int leaf7_avx512[] = { 16, 17, 30, 31 };
    tni_cpu_bits all = { .leaf1_ecx = ~0u, .leaf7_ebx = ~0u, .xcr0 = 0xE7 }, one;

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        one = all; one.leaf1_ecx &= ~(1u << leaf1[i]);
        assert_int_equal(tni_isa_of_x86(one), TN_ISA_GENERIC);
        one = all; one.leaf7_ebx &= ~(1u << leaf7_avx2[i]);
        assert_int_equal(tni_isa_of_x86(one), TN_ISA_GENERIC);
    }
    for (size_t i = 0; i < 4; i++) {
        one = all; one.leaf7_ebx &= ~(1u << leaf7_avx512[i]);
        assert_int_equal(tni_isa_of_x86(one), TN_ISA_AVX2);
    }
}

/* Add-ons come with their own bits and their tier alone: Intel's manual, volume 2, CPUID. */
static void addons_need_their_tier(void **state)
{
    tni_cpu_bits all = { ~0u, ~0u, 0xE7, ~0u, ~0u, ~0u }, one;
    (void)state;
    assert_int_equal(tni_addons_of_x86(all), TNI_ADDON_VNNI | TNI_ADDON_BF16);
    one = all; one.leaf7_ecx &= ~(1u << 11);
    assert_int_equal(tni_addons_of_x86(one), TNI_ADDON_BF16);
    one = all; one.leaf7_1_eax &= ~(1u << 5);
    assert_int_equal(tni_addons_of_x86(one), TNI_ADDON_VNNI);
    one = all; one.xcr0 = 0x7;
    assert_int_equal(tni_addons_of_x86(one), TNI_ADDON_NONE);
}

/* Volume 1, 18.3: tiles need their dot products and both of their states saved. */
static void tiles_need_all_their_bits(void **state)
{
    static const uint32_t leaf7_edx[] = { 22, 24, 25 };
    tni_cpu_bits all = { ~0u, ~0u, 0x600E7, ~0u, ~0u, ~0u }, one;
    (void)state;
    assert_int_equal(tni_addons_of_x86(all), TNI_ADDON_VNNI | TNI_ADDON_BF16 | TNI_ADDON_AMX);
    for (size_t i = 0; i < 3; i++) {
        one = all; one.leaf7_edx &= ~(1u << leaf7_edx[i]);
        assert_int_equal(tni_addons_of_x86(one), TNI_ADDON_VNNI | TNI_ADDON_BF16);
    }
    for (uint32_t bit = 17; bit <= 18; bit++) {
        one = all; one.xcr0 &= ~(1ull << bit);
        assert_int_equal(tni_addons_of_x86(one), TNI_ADDON_VNNI | TNI_ADDON_BF16);
    }
}

static void caps_the_tier(void **state)
{
    (void)state;
    assert_int_equal(tni_isa_cap(TN_ISA_AVX512, TN_ISA_AVX2), TN_ISA_AVX2);
    assert_int_equal(tni_isa_cap(TN_ISA_AVX2, TN_ISA_AVX512), TN_ISA_AVX2);
    assert_int_equal(tni_isa_cap(TN_ISA_AVX2, TN_ISA_BEST), TN_ISA_AVX2);
    assert_int_equal(tni_isa_cap(TN_ISA_AVX2, TN_ISA_NEON), TN_ISA_AVX2);
    assert_int_equal(tni_isa_cap(TN_ISA_SVE, TN_ISA_NEON), TN_ISA_NEON);
    assert_int_equal(tni_isa_cap(TN_ISA_NEON, TN_ISA_GENERIC), TN_ISA_GENERIC);
}

static void hears_the_environment(void **state)
{
    tn_isa machine = tni_cpu_isa();

    (void)state;
    unsetenv("TENON_ISA");
    assert_int_equal(tni_isa_addons(), tni_cpu_addons());
    assert_int_equal(tni_addons_that_gain(tni_cpu_addons()) & ~tni_cpu_addons(), 0);
    assert_int_equal(tn_isa_detect(), machine);
    setenv("TENON_ISA", "generic", 1);
    assert_int_equal(tni_isa_addons(), TNI_ADDON_NONE);
    assert_int_equal(tn_isa_detect(), TN_ISA_GENERIC);
    setenv("TENON_ISA", "avx1024", 1);
    assert_int_equal(tn_isa_detect(), machine);
    setenv("TENON_ISA", "", 1);
    assert_int_equal(tn_isa_detect(), machine);
    unsetenv("TENON_ISA");
    assert_string_equal(tn_isa_name(TN_ISA_AVX512), "avx512");
    assert_string_equal(tn_isa_name(TN_ISA_BEST), "best");
    assert_string_equal(tn_isa_name((tn_isa)99), "?");
    assert_int_equal(tni_isa_from_name("avx2"), TN_ISA_AVX2);
    assert_int_equal(tni_isa_from_name(NULL), TN_ISA_BEST);
    assert_true(strlen(tni_cpu_name()) > 0);
}

static void says_what_it_is(void **state)
{
    (void)state;
    assert_int_equal(tn_version(), 100);
    assert_non_null(strstr(tn_build_info(), "tenon 0.1.0"));
}

/* Whatever the CPU says, blocks are cut for a size that cores have. */
static void the_second_cache_is_of_a_usual_size(void **state)
{
    (void)state;
    assert_in_range(tni_cpu_second_cache(), (size_t)1 << 18, (size_t)1 << 21);
    assert_int_equal(tni_cpu_second_cache(), tni_cpu_second_cache());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_every_status),
        cmocka_unit_test(writes_a_sentence),
        cmocka_unit_test(cuts_long_sentences),
        cmocka_unit_test(reads_options_of_any_age),
        cmocka_unit_test(a_s12_2_tier_needs_the_system),
        cmocka_unit_test(tier_needs_every_feature),
        cmocka_unit_test(addons_need_their_tier), cmocka_unit_test(tiles_need_all_their_bits),
        cmocka_unit_test(caps_the_tier),
        cmocka_unit_test(hears_the_environment),
        cmocka_unit_test(says_what_it_is),
        cmocka_unit_test(the_second_cache_is_of_a_usual_size),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
