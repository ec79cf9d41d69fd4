/* test_reference.c: the kernels that define meaning, against values worked out by hand and against loops in
 * long double written here. */
#include <tenon/tenon.h>

#include "kernel/reference/reference_p.h"
#include "seed.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static uint32_t seed;

static float random_float(void)
{
    seed = seed ? seed : (uint32_t)test_seed();
    seed = seed * 1664525u + 1013904223u;
    return (float)((int32_t)seed >> 8) / 4194304.0f;
}

static uint32_t bits(float x)
{
    uint32_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}

/* Parses a line, runs the reference on the operands, outputs last. */
static void run(const char *line, void *const *data)
{
    tn_desc desc;
    tn_error err;
    if (tn_desc_parse(line, &desc, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    tn_kernels_call(tn_kernels_reference(),
                    &(tn_call){ .data = data, .desc = &desc, .threads = tn_threads_serial() });
}
#define RUN(line, ...) run(line, (void *const[]){ __VA_ARGS__ })

/* Distance in units in the last place of the exact value. */
static double ulps(float got, long double exact)
{
    int e;
    frexpl(exact, &e);
    long double ulp = ldexpl(1, e - 24 < -149 ? -149 : e - 24);
    return (double)fabsl(((long double)got - exact) / ulp);
}

/* -- exp and log ------------------------------------------------------------------------------------------*/

/* libm in long double has 11 bits more than a double. */
static void exp_is_right_to_half_an_ulp(void **state)
{
    (void)state;
    double worst = 0;
    for (double x = -103.97; x < 88.72; x += 0.00173) {
        float in = (float)x, out;
        RUN("exp f32 1", &in, &out);
        worst = fmax(worst, ulps(out, expl((long double)in)));
    }
    assert_true(worst < 0.500001);
}

static void exp_at_the_edges(void **state)
{
    (void)state;
    float in[] = { 0, -0.0f, INFINITY, -INFINITY, NAN, 88.8f, -104.5f, -103.2f, 1 };
    float out[9];
    RUN("exp f32 9", in, out);
    assert_true(out[0] == 1 && out[1] == 1);
    assert_true(isinf(out[2]) && out[3] == 0 && isnan(out[4]) && isinf(out[5]) && out[6] == 0);
    assert_true(out[7] == 0x1p-149f);          /* e^-103.2 = 1.52e-45, nearest to 2^-149 = 1.40e-45 */
    assert_true(bits(out[8]) == 0x402df854);   /* e = 2.718281828 */
}

static void exp_in_double(void **state)
{
    (void)state;
    double worst = 0;
    for (double x = -744; x < 709.7; x += 0.0371) {
        long double exact = expl((long double)x);
        int e;
        frexpl(exact, &e);
        worst = fmax(worst, (double)fabsl((tni_reference_exp(x) - exact) /
                                          ldexpl(1, e - 53 < -1074 ? -1074 : e - 53)));
    }
    assert_true(worst < 2);
    assert_true(tni_reference_exp(710) == INFINITY && tni_reference_exp(-746) == 0 &&
                isnan(tni_reference_exp(NAN)));
}

static void log_in_double(void **state)
{
    (void)state;
    double worst = 0;
    for (double x = 1e-310; x < 1e308; x *= 1.00317) {
        long double exact = logl((long double)x);
        long double unit = fmaxl(fabsl(exact), 1) * 0x1p-53L;
        worst = fmax(worst, (double)fabsl((tni_reference_log(x) - exact) / unit));
    }
    assert_true(worst < 3);
    assert_true(tni_reference_log(1) == 0 && tni_reference_log(0) == -INFINITY &&
                tni_reference_log(INFINITY) == INFINITY);
    assert_true(isnan(tni_reference_log(-1)) && isnan(tni_reference_log(NAN)));
}

/* -- Elementwise ------------------------------------------------------------------------------------------*/

static void elementwise_values(void **state)
{
    (void)state;
    float a[4] = { 1, -2, NAN, 0 }, b[4] = { 3, 4, 5, -0.0f }, out[4];
    uint8_t u[3] = { 0, 1, 255 };
    RUN("add f32 4", a, b, out);
    assert_true(out[0] == 4 && out[1] == 2 && isnan(out[2]) && bits(out[3]) == 0);
    RUN("sub f32 4", a, b, out);
    assert_true(out[0] == -2 && out[1] == -6 && isnan(out[2]) && bits(out[3]) == 0);
    RUN("div f32 4", a, b, out);
    assert_true(out[0] == 1.0f / 3 && out[1] == -0.5f && isnan(out[2]) && isnan(out[3]));
    RUN("relu f32 4", a, out);
    assert_true(out[0] == 1 && out[1] == 0 && isnan(out[2]) && out[3] == 0);
    RUN("neg f32 4", a, out);
    assert_true(out[0] == -1 && out[1] == 2 && isnan(out[2]) && bits(out[3]) == 0x80000000u);
    RUN("relu.d0 f32 4", b, a, out);
    assert_true(out[0] == 3 && out[1] == 0 && out[2] == 0 && out[3] == 0);
    RUN("scale u8,f32 3 by 0.0039215689", u, out);
    assert_true(out[0] == 0 && out[1] == 0.0039215689f && out[2] == 1);
}

static void elementwise_strides(void **state)
{
    (void)state;
    float a[6] = { 1, 2, 3, 4, 5, 6 }, row[3] = { 10, 20, 30 }, one[1] = { 100 }, out[6];
    RUN("add f32 2x3 3", a, row, out);
    assert_memory_equal(out, ((float[]){ 11, 22, 33, 14, 25, 36 }), sizeof out);
    RUN("add f32 3x2:1,3 scalar", a, one, out);
    assert_memory_equal(out, ((float[]){ 101, 104, 102, 105, 103, 106 }), sizeof out);
    RUN("neg f32 3:-2", a + 4, out);
    assert_memory_equal(out, ((float[]){ -5, -3, -1 }), 3 * sizeof *out);
}

/* -- Matmul -----------------------------------------------------------------------------------------------*/

static void matmul_by_hand(void **state)
{
    (void)state;
    float a[6] = { 1, 2, 3, 4, 5, 6 }, b[6] = { 1, 2, 3, 4, 5, 6 }, c[4] = { 1, 1, 1, 1 }, out[4];
    RUN("matmul f32 2x2x3", a, b, out);
    assert_memory_equal(out, ((float[]){ 22, 28, 49, 64 }), sizeof out);
    RUN("matmul f32 nt 2x2x3", a, b, out);
    assert_memory_equal(out, ((float[]){ 14, 32, 32, 77 }), sizeof out);
    RUN("matmul f32 2x2x3 alpha 2 beta -1", a, b, c, out);
    assert_memory_equal(out, ((float[]){ 43, 55, 97, 127 }), sizeof out);
}

static void matmul_reads_only_what_counts(void **state)
{
    (void)state;
    float a[2] = { 0, 1 }, b[2] = { NAN, 1 }, c[1] = { NAN }, out[1] = { NAN };
    RUN("matmul f32 1x1x2", a, b, out);
    assert_true(isnan(out[0]));                /* 0·NaN */
    RUN("matmul f32 1x1x2 alpha 0 beta 0", a, b, c, out);   /* c is NaN: not read */
    assert_true(out[0] == 0);
    RUN("matmul f32 1x1x0", a, b, out);
    assert_true(out[0] == 0);
    c[0] = 7;
    RUN("matmul f32 1x1x0 beta 0.5", a, b, c, out);
    assert_true(out[0] == 3.5f);
}

static void matmul_fused_equals_unfused(void **state)
{
    (void)state;
    enum { M = 5, N = 70, K = 9 };
    float a[M * K], b[K * N], bias[N], fused[M * N], plain[M * N], out[M * N];
    for (int i = 0; i < M * K; i++)
        a[i] = random_float();
    for (int i = 0; i < K * N; i++)
        b[i] = random_float();
    for (int i = 0; i < N; i++)
        bias[i] = random_float();
    RUN("matmul f32 5x70x9 bias relu exp", a, b, bias, fused);
    RUN("matmul f32 5x70x9", a, b, plain);
    RUN("add f32 5x70 70", plain, bias, out);
    RUN("relu f32 5x70", out, out);
    RUN("exp f32 5x70", out, out);
    assert_memory_equal(fused, out, sizeof out);
}

static void matmul_batches(void **state)
{
    (void)state;
    float a[4] = { 1, 2, 3, 4 }, b[12] = { 1, 0, 0, 1, 2, 0, 0, 2, 3, 0, 0, 3 }, out[12];
    RUN("matmul f32 2x2x2 batch 3 a:0,2,1", a, b, out);
    assert_memory_equal(out, ((float[]){ 1, 2, 3, 4, 2, 4, 6, 8, 3, 6, 9, 12 }), sizeof out);
}

/* -- Rows -------------------------------------------------------------------------------------------------*/

static void sums(void **state)
{
    (void)state;
    float x[6] = { 1, 2, 3, 4, 5, 6 }, out[6], *tall = malloc(1001 * 2 * sizeof *tall);
    RUN("sum f32 2x3 axis 1", x, out);
    assert_true(out[0] == 6 && out[1] == 15);
    RUN("sum f32 2x3 axis 0", x, out);
    assert_true(out[0] == 5 && out[1] == 7 && out[2] == 9);
    RUN("sum f32 2x3 axis 0,1", x, out);
    assert_true(out[0] == 21);
    RUN("sum f32 3x0 axis 1", x, out);
    assert_true(out[0] == 0 && out[1] == 0 && out[2] == 0);
    for (int i = 0; i < 2002; i++)
        tall[i] = i < 2 ? 16777216 : 1;
    RUN("sum f32 1001x2 axis 0", tall, out);
    assert_true(out[0] == 16778216 && out[1] == 16778216);
    free(tall);
}

static void log_softmax_values(void **state)
{
    (void)state;
    enum { N = 37 };
    float x[N], out[N];
    long double sum = 0, most = -INFINITY;
    for (int i = 0; i < N; i++)
        x[i] = 3 * random_float();
    for (int i = 0; i < N; i++)
        most = fmaxl(most, 0.5L * x[i]);
    for (int i = 0; i < N; i++)
        sum += expl(0.5L * x[i] - most);
    RUN("log_softmax f32 37 scale 0.5", x, out);
    for (int i = 0; i < N; i++)
        assert_true(ulps(out[i], 0.5L * x[i] - most - logl(sum)) < 0.51);
}

static void log_softmax_at_the_edges(void **state)
{
    (void)state;
    float x[6] = { -INFINITY, -INFINITY, 0, -INFINITY, 1, NAN }, out[6];
    RUN("log_softmax f32 3x2", x, out);
    assert_true(isnan(out[0]) && isnan(out[1]) && out[2] == 0 && out[3] == -INFINITY && isnan(out[4]) &&
                isnan(out[5]));
    float y[6] = { 1000, 1, 1000, 2, -3000, 3 };
    RUN("log_softmax f32 3x2 axis 0", y, out);
    assert_true(out[0] == -logf(2) && out[2] == -logf(2) && out[4] == -4000 - logf(2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exp_is_right_to_half_an_ulp),
        cmocka_unit_test(exp_at_the_edges),
        cmocka_unit_test(exp_in_double),
        cmocka_unit_test(log_in_double),
        cmocka_unit_test(elementwise_values),
        cmocka_unit_test(elementwise_strides),
        cmocka_unit_test(matmul_by_hand),
        cmocka_unit_test(matmul_reads_only_what_counts),
        cmocka_unit_test(matmul_fused_equals_unfused),
        cmocka_unit_test(matmul_batches),
        cmocka_unit_test(sums),
        cmocka_unit_test(log_softmax_values),
        cmocka_unit_test(log_softmax_at_the_edges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
