/* test_timing.c: the rulers that kernels are measured with. Expected values are hand calculations and the
 * clock itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#include <base/base_p.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <tenon/desc.h>
#include <unistd.h>

#include "bench.h"
#include "suite.h"

/* -- Times ------------------------------------------------------------------------------------------*/

static void quantiles_are_right(void **state)
{
    double values[] = { 5, 1, 4, 2, 3 };
    (void)state;
    assert_true(time_quantile(values, 5, 0.5) == 3);
    assert_true(time_quantile(values, 5, 0.25) == 2);
    assert_true(time_quantile(values, 5, 1) == 5);
    assert_true(time_quantile(values, 4, 0.5) == 2.5);
    assert_true(isnan(time_quantile(values, 0, 0.5)));
}

typedef struct spin { double seconds; size_t calls; } spin;

static void spin_for(void *arg)
{
    spin *s = arg;
    s->calls++;
    for (double end = time_now() + s->seconds; time_now() < end;)
        ;
}

/* A call that lasts as long as the clock says; a short one is batched, and a busy machine only adds. */
static void a_known_time_is_found(void **state)
{
    spin s[] = { { 400e-6, 0 }, { 5e-6, 0 } };
    time_subject subject[] = { { .run = spin_for, .arg = &s[0] }, { .run = spin_for, .arg = &s[1] } };
    time_options options = { .seconds = 0.02, .rounds = 11 };
    time_result result[2];
    (void)state;
    time_measure(subject, 2, &options, result);
    for (int i = 0; i < 2; i++) {
        assert_true(result[i].seconds >= s[i].seconds);
        assert_true(result[i].seconds < 20 * s[i].seconds);
        assert_true(result[i].rounds >= 3 && result[i].rounds <= 11);
        assert_true(s[i].calls >= result[i].rounds * result[i].batch);
    }
    assert_int_equal(result[0].batch, 1);
    assert_true(result[1].batch > 10);
}

static void cold_runs_one_call_a_round(void **state)
{
    static char memory[4096];
    spin s = { 1e-6, 0 };
    time_subject subject = { .run = spin_for, .arg = &s, .span = { { memory, sizeof memory } } };
    time_options options = { .seconds = 0.01, .rounds = 5, .cold = 1 };
    time_result result;
    (void)state;
    memset(memory, 7, sizeof memory);
    time_measure(&subject, 1, &options, &result);
    assert_int_equal(result.batch, 1);
    assert_int_equal(s.calls, result.rounds + 1);       /* and one to warm up */
    assert_int_equal(memory[100], 7);
}

/* -- Peaks ------------------------------------------------------------------------------------------*/

static void levels_hold_what_fits(void **state)
{
    peaks_caches caches;
    (void)state;
    peaks_find_caches(&caches);
    assert_true(caches.size[PEAKS_L1] >= 8 << 10 && caches.size[PEAKS_L1] < caches.size[PEAKS_L2]);
    assert_true(caches.size[PEAKS_L2] < caches.size[PEAKS_L3] && caches.size[PEAKS_L3] <= 32 << 20);
    assert_int_equal(peaks_level_of(&caches, 1), PEAKS_L1);
    assert_int_equal(peaks_level_of(&caches, caches.size[PEAKS_L1]), PEAKS_L1);
    assert_int_equal(peaks_level_of(&caches, caches.size[PEAKS_L1] + 1), PEAKS_L2);
    assert_int_equal(peaks_level_of(&caches, caches.size[PEAKS_L3] + 1), PEAKS_MEMORY);
}

static void every_limit_is_a_rate(void **state)
{
    (void)state;
    assert_true(peaks_fma(TN_ISA_GENERIC, PEAKS_F32, NULL, 0.002) > 1e8);
    assert_true(peaks_fma(TN_ISA_BEST, PEAKS_F32, NULL, 0.002) > 1e8);
    assert_true(peaks_fma(TN_ISA_RVV, PEAKS_F32, NULL, 0.002) == 0);
    for (int unit = 0; unit < PEAKS_UNITS; unit++)
        assert_true(peaks_fma(TN_ISA_BEST, (peaks_unit)unit, NULL, 0.002) > 1e8);
    for (int traffic = 0; traffic < PEAKS_TRAFFICS; traffic++)
        for (size_t footprint = 100; footprint < 8 << 20; footprint *= 9)
            assert_true(peaks_bandwidth((peaks_traffic)traffic, footprint, NULL, 0.001) > 1e7);
}

static void drift_is_five_in_a_hundred(void **state)
{
    (void)state;
    assert_false(peaks_drifted(100, 96));
    assert_true(peaks_drifted(100, 94));
    assert_true(peaks_drifted(94, 100));
    assert_false(peaks_drifted(0, 0));
}

/* Figures come back as they were kept; another CPU's, or half a file, are none. */
static void figures_are_kept_for_this_cpu(void **state)
{
    char folder[] = "/tmp/tenon-peaks-XXXXXX", path[4096], text[4096];
    peaks_set set = { .fma_avx2 = 1.25e11, .clock = 3e9, .seconds = 1.5, .when = 1234567890 }, back;
    (void)state;
    assert_non_null(mkdtemp(folder));
    setenv("TENON_CACHE", folder, 1);
    assert_true(peaks_path(path, sizeof path));
    assert_false(peaks_load(path, &back));
    snprintf(set.cpu, sizeof set.cpu, "%s", "another one");
    set.bandwidth[PEAKS_MEMORY][PEAKS_TRIAD] = 2.5e10;
    set.footprint[PEAKS_L2] = 1 << 20;
    assert_true(peaks_save(path, &set));
    assert_false(peaks_load(path, &back));
    snprintf(set.cpu, sizeof set.cpu, "%s", tni_cpu_name());
    assert_true(peaks_save(path, &set));
    assert_true(peaks_load(path, &back));
    assert_memory_equal(&set, &back, sizeof set);
    FILE *file = fopen(path, "r+");
    size_t size = fread(text, 1, sizeof text, file);
    assert_return_code(ftruncate(fileno(file), (off_t)size / 2), 0);
    fclose(file);
    assert_false(peaks_load(path, &back));
    unlink(path);
    rmdir(folder);
    setenv("TENON_CACHE", "off", 1);
    assert_false(peaks_path(path, sizeof path));
    unsetenv("TENON_CACHE");
}

/* -- Work -------------------------------------------------------------------------------------------*/

/* Counted by hand from the texts. */
static void loops_declare_their_operations(void **state)
{
    const struct { tn_abi abi; const char *loops; double slots; } cases[] = {
        { TN_ABI_MAP, "24 fma 4 add 4 mul 8 max 4 scale 4 shuffle 4 ld 4 st", 11 },
        { TN_ABI_MAP, "4 add 8 ld 4 st; 1 add 2 ld 1 st", 1 },
        { TN_ABI_ROW,
          "1 mul 1 max 1 ld; 7 fma 2 add 2 mul 2 max 1 scale 1 shuffle 1 ld; 2 fma 2 add 2 mul 2 ld 2 st; "
          "1 fma 1 add 1 mul 1 ld 1 st",
          2 + 14 + 3 },
        { TN_ABI_ROW, "16 add 16 ld", 1 },
        { TN_ABI_MAP, "4 ld 4 st", 0 },
        { TN_ABI_MAP, "", 0 },
        { TN_ABI_MAP, "many", 0 },
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tni_stock kernel = { .info = { .abi = cases[i].abi }, .loops = cases[i].loops };
        assert_true(bench_slots(&kernel) == cases[i].slots);
    }
}

static void work_of_a_problem(void **state)
{
    bench_case c;
    tn_error err;
    (void)state;
    assert_int_equal(bench_open_problem("add f32 100x8 8", tn_kernels_reference(), NULL, &c, &err), TN_OK);
    assert_string_equal(c.name, "add f32 100x8 8");
    assert_true(c.work.elements == 800 && c.work.flops == 800 && c.work.bytes == 4 * (800 + 8 + 800));
    assert_int_equal(c.work.traffic, PEAKS_TRIAD);
    c.subject.run(c.subject.arg);
    bench_close(&c);
    assert_int_equal(bench_open_problem("sum f32 100x8 axis 1", tn_kernels_reference(), NULL, &c, &err),
                     TN_OK);
    assert_int_equal(c.work.traffic, PEAKS_COPY);       /* an eighth of it is written */
    bench_close(&c);
    assert_int_not_equal(bench_open_problem("add f32 3 4", tn_kernels_reference(), NULL, &c, &err), TN_OK);
}

static void a_measured_case_fits_itself(void **state)
{
    peaks_caches caches;
    bench_case c;
    bench_result r;
    tn_error err;
    bench_options options = { .seconds = 0.005, .rounds = 5 };
    (void)state;
    peaks_find_caches(&caches);
    assert_int_equal(bench_open_problem("neg f32 1K", tn_kernels_reference(), NULL, &c, &err), TN_OK);
    bench_measure(&c, 1, &caches, &options, &r);
    assert_true(fabs(r.element_per_s * r.hot.seconds - 1024) < 1e-6);
    assert_true(r.share > 0 && r.fma_between > 0 && r.bandwidth_between > 0 && r.cold.seconds > 0);
    assert_true(strcmp(r.limit, "L1") == 0 || strcmp(r.limit, "fma") == 0);
    bench_close(&c);
}

/* Their time over ours: a peer that takes three times as long is beaten by 3; within the largest of the three
 * spreads nobody is. */
static void ratios_and_ties(void **state)
{
    (void)state;
    assert_true(bench_ratio(2e-6, 6e-6) == 3 && bench_ratio(4e-6, 1e-6) == 0.25);
    assert_true(isnan(bench_ratio(0, 1e-6)));
    assert_true(bench_is_tie(1.02, 0.01, 0.01, 0.03) && bench_is_tie(0.98, 0.01, 0.03, 0.01));
    assert_true(bench_is_tie(1.02, 0.03, 0, 0) && bench_is_tie(1, 0, 0, 0));
    assert_false(bench_is_tie(1.05, 0.01, 0.02, 0.03) || bench_is_tie(0.9, 0.05, 0, 0));
}

/* An elementwise operation has a size for each level of memory; no line stands twice. */
static void suites_hold_sizes(void **state)
{
    static const char *const want[] = { "exp f32 1K", "exp f32 64K", "exp f32 1M", "exp f32 16M" };
    suite s = { .lines = 0 };
    (void)state;
    assert_true(suite_add(&s, "exp"));
    for (size_t i = 0; i < 4; i++) {
        size_t found = 0;
        for (size_t j = 0; j < s.lines; j++)
            found += strcmp(s.line[j], want[i]) == 0;
        assert_int_equal(found, 1);
    }
    size_t lines = s.lines;
    assert_true(suite_add(&s, "exp"));
    assert_int_equal(s.lines, lines);
    suite_reset(&s);
}

/* Products: those of f32 first, both of plain and of transposed weights; no line stands twice. */
static void products_are_those_of_the_list(void **state)
{
    suite s = { .lines = 0 };
    size_t single = 0;
    (void)state;
    assert_true(suite_add(&s, "matmul"));
    for (size_t i = 0; i < s.lines; i++) {
        single += strncmp(s.line[i], "matmul f32 ", 11) == 0 && !strstr(s.line[i], "exact");
        for (size_t j = 0; j < i; j++)
            assert_string_not_equal(s.line[i], s.line[j]);
    }
    assert_string_equal(s.line[0], "matmul f32 32x32x32");
    assert_string_equal(s.line[14], "matmul f32 nt 1x4096x4096");
    assert_int_equal(single, 25);
    suite_reset(&s);
}

static void suites_are_lists_of_problems(void **state)
{
    suite s = { .lines = 0 };
    char text[] = "# head\n  exp f32 2K  \n12 add f32 3 # twelve times\n\n";
    (void)state;
    assert_true(suite_add(&s, "relu.d0") && s.lines > 0);
    assert_false(suite_add(&s, "relu.d1"));
    assert_false(suite_add(&s, "no_such"));
    suite_reset(&s);
    for (size_t i = 0; suite_groups[i]; i++)
        assert_true(suite_add(&s, suite_groups[i]));
    for (size_t i = 0; i < s.lines; i++) {
        tn_desc desc;
        tn_error err;
        assert_int_equal(tn_desc_parse(s.line[i], &desc, &err), TN_OK);
    }
    suite_reset(&s);
    FILE *file = fmemopen(text, strlen(text), "r");
    suite_read(&s, file);
    fclose(file);
    assert_int_equal(s.lines, 2);
    assert_string_equal(s.line[0], "exp f32 2K");
    assert_string_equal(s.line[1], "add f32 3");
    suite_reset(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quantiles_are_right),           cmocka_unit_test(a_known_time_is_found),
        cmocka_unit_test(cold_runs_one_call_a_round),    cmocka_unit_test(levels_hold_what_fits),
        cmocka_unit_test(every_limit_is_a_rate),         cmocka_unit_test(drift_is_five_in_a_hundred),
        cmocka_unit_test(figures_are_kept_for_this_cpu), cmocka_unit_test(loops_declare_their_operations),
        cmocka_unit_test(work_of_a_problem),             cmocka_unit_test(a_measured_case_fits_itself),
        cmocka_unit_test(suites_are_lists_of_problems), cmocka_unit_test(suites_hold_sizes),
        cmocka_unit_test(products_are_those_of_the_list),
        cmocka_unit_test(ratios_and_ties),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
