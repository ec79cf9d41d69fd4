/* test_math_all.c: elementary functions over the whole line, every tier of this machine, against the C
 * library's functions of double: every 4999th float; with tools/test --long all 2^32, an hour or two.
 * TENON_TEST_SHOW says the worst of each; TENON_TEST_FUNCTION names the one function to be run. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "functions.h"

enum { BLOCK = 4096, STRIDE = 4999, MOST_KERNELS = 8, MOST_THREADS = 64 };

/* Truth, to 2^-45 of it ---------------------------------------------------------------------------*/

static double sigmoid(double x) { return x < 0 ? exp(x) / (1 + exp(x)) : 1 / (1 + exp(-x)); }
static double silu(double x) { return x == -INFINITY ? -0.0 : x * sigmoid(x); }
static double softplus(double x) { return x > 0 ? x + log1p(exp(-x)) : log1p(exp(x)); }
static double gelu(double x) { return x == -INFINITY ? -0.0 : x * erfc(x * -0x1.6a09e667f3bcdp-1) * 0.5; }
static double rsqrt(double x) { return 1 / sqrt(x); }
static double reciprocal(double x) { return 1 / x; }

static double gelu_tanh(double x)
{
    double root = 0x1.9884533d43651p+0;            /* √(8/π) */
    return x == -INFINITY ? -0.0 : x * sigmoid(root * (x + 0.044715 * x * x * x));
}

static const struct {
    uint16_t op;
    double (*of)(double);
} truth[] = {
    { TN_OP_EXP, exp },           { TN_OP_LOG, log },               { TN_OP_ERF, erf },
    { TN_OP_TANH, tanh },         { TN_OP_SIGMOID, sigmoid },       { TN_OP_SILU, silu },
    { TN_OP_GELU, gelu },         { TN_OP_GELU_TANH, gelu_tanh },   { TN_OP_SOFTPLUS, softplus },
    { TN_OP_SIN, sin },           { TN_OP_COS, cos },               { TN_OP_SQRT, sqrt },
    { TN_OP_RSQRT, rsqrt },       { TN_OP_RECIPROCAL, reciprocal }, { TN_OP_FLOOR, floor },
    { TN_OP_CEIL, ceil },         { TN_OP_ROUND, nearbyint },
};

/* A part of all floats ----------------------------------------------------------------------------*/

typedef struct part {
    pthread_t  thread;
    double   (*truth)(double);
    tn_code    kernel[MOST_KERNELS];
    size_t     kernels;
    uint32_t   first, step;    /* bits of the first float, and from each to the next */
    uint64_t   count;
    double     worst[MOST_KERNELS];
    float      at[MOST_KERNELS];
} part;

static void judge_block(part *p, const float *x, const double *wanted, const float *y, size_t k)
{
    for (int i = 0; i < BLOCK; i++) {
        float nearest = (float)wanted[i];
        if (y[i] == nearest && (nearest != 0 || signbit(y[i]) == signbit(nearest)))
            continue;                      /* at most half a unit */
        double d = y[i] == 0 && nearest == 0 ? INFINITY : value_distance(TN_F32, (double)y[i], wanted[i]);
        if (!(d <= p->worst[k])) {
            p->worst[k] = d;
            p->at[k] = x[i];
        }
    }
}

static void *judge_part(void *arg)
{
    part *p = arg;
    float x[BLOCK], y[BLOCK];
    double wanted[BLOCK];
    for (uint64_t done = 0; done < p->count; done += BLOCK) {
        for (int i = 0; i < BLOCK; i++) {
            uint32_t bits = p->first + ((uint32_t)done + (uint32_t)i) * p->step;
            memcpy(&x[i], &bits, sizeof bits);
            wanted[i] = p->truth((double)x[i]);
        }
        for (size_t k = 0; k < p->kernels; k++) {
            run_kernel(p->kernel[k], BLOCK, x, NULL, y);
            judge_block(p, x, wanted, y, k);
        }
    }
    return NULL;
}

/* Whether the worst of a kernel in all parts is as the function promises. */
static bool judge_worst(const part *parts, long threads, size_t k, const char *name, double bound)
{
    long worst = 0;
    for (long t = 1; t < threads; t++)
        worst = parts[t].worst[k] > parts[worst].worst[k] ? t : worst;
    double ulps = parts[worst].worst[k], at = (double)parts[worst].at[k];
    if (getenv("TENON_TEST_SHOW"))
        print_message("%-34s worst %.4f of %.2f at %a\n", name, ulps, bound, at);
    if (!(ulps <= bound))
        print_error("%s: at %a %.4g ulp of %.4g\n", name, at, ulps, bound);
    return ulps <= bound;
}

/* Every step-th float, by as many threads as there are processors. */
static void judge_function(const function *f, double (*of)(double), uint32_t step)
{
    static part parts[MOST_THREADS];
    const char *name[MOST_KERNELS];
    long threads = sysconf(_SC_NPROCESSORS_ONLN);
    threads = threads < 1 ? 1 : threads > MOST_THREADS ? MOST_THREADS : threads;
    part model = { .truth = of, .step = step };
    for (size_t i = 0; i < tni_stock_count; i++)
        if (computes(&tni_stock_list[i], f->op, TN_F32) && model.kernels < MOST_KERNELS) {
            name[model.kernels] = tni_stock_list[i].info.name;
            model.kernel[model.kernels++] = tni_stock_list[i].info.fn;
        }
    assert_true(model.kernels > 0);
    const uint64_t all = ((uint64_t)1 << 32) / step, each = all / (uint64_t)threads + 1;
    for (long t = 0; t < threads; t++) {
        parts[t] = model;
        parts[t].first = (uint32_t)(each * (uint64_t)t * step);
        parts[t].count = each;
        assert_int_equal(pthread_create(&parts[t].thread, NULL, judge_part, &parts[t]), 0);
    }
    for (long t = 0; t < threads; t++)
        pthread_join(parts[t].thread, NULL);
    bool right = true;
    for (size_t k = 0; k < model.kernels; k++)
        right = judge_worst(parts, threads, k, name[k], f->f32) && right;
    assert_true(right);
}

static void all_floats(void **state)
{
    const char *effort = getenv("TENON_TEST_LONG"), *only = getenv("TENON_TEST_FUNCTION");
    (void)state;
    const uint32_t step = effort && strcmp(effort, "1") == 0 ? 1 : STRIDE;
    for (size_t i = 0; i < FUNCTIONS; i++)
        for (size_t t = 0; t < sizeof truth / sizeof *truth; t++)
            if (truth[t].op == functions[i].op && (!only || strcmp(only, function_name(&functions[i])) == 0))
                judge_function(&functions[i], truth[t].of, step);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(all_floats) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
