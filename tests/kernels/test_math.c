/* test_math.c: elementary functions, their kernels of every tier of this machine in both forms and their
 * reference, against MPFR: f32 at every exponent, f64 at every exponent and where each function turns. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <float.h>
#include <stdlib.h>

#include "functions.h"
#include "seed.h"

#ifdef TENON_HAS_MPFR
#include <mpfr.h>

enum { BITS = 320 };           /* of MPFR's numbers: e^-x²/2 needs those of x² besides */

/* Truth ------------------------------------------------------------------------------------------*/

/* A value as the double next to it and the rest in units of that double's last place. */
typedef struct truth { double near, rest; } truth;

static void logistic(mpfr_t y, const mpfr_t z)
{
    mpfr_neg(y, z, MPFR_RNDN);
    mpfr_exp(y, y, MPFR_RNDN);
    mpfr_add_ui(y, y, 1, MPFR_RNDN);
    mpfr_ui_div(y, 1, y, MPFR_RNDN);
}

/* x·erfc(-x/√2)/2 */
static void gelu(mpfr_t y, const mpfr_t x)
{
    mpfr_t root;
    mpfr_init2(root, BITS);
    mpfr_sqrt_ui(root, 2, MPFR_RNDN);
    mpfr_div(y, x, root, MPFR_RNDN);
    mpfr_neg(y, y, MPFR_RNDN);
    mpfr_erfc(y, y, MPFR_RNDN);
    mpfr_mul(y, y, x, MPFR_RNDN);
    mpfr_div_ui(y, y, 2, MPFR_RNDN);
    mpfr_clear(root);
}

/* x·sigmoid(√(8/π)·(x + 0.044715·x³)) */
static void gelu_tanh(mpfr_t y, const mpfr_t x)
{
    mpfr_t factor;
    mpfr_init2(factor, BITS);
    mpfr_set_ui(factor, 44715, MPFR_RNDN);
    mpfr_div_ui(factor, factor, 1000000, MPFR_RNDN);
    mpfr_mul(y, x, x, MPFR_RNDN);
    mpfr_mul(y, y, factor, MPFR_RNDN);
    mpfr_add_ui(y, y, 1, MPFR_RNDN);
    mpfr_mul(y, y, x, MPFR_RNDN);
    mpfr_const_pi(factor, MPFR_RNDN);
    mpfr_ui_div(factor, 8, factor, MPFR_RNDN);
    mpfr_sqrt(factor, factor, MPFR_RNDN);
    mpfr_mul(y, y, factor, MPFR_RNDN);
    logistic(y, y);
    mpfr_mul(y, y, x, MPFR_RNDN);
    mpfr_clear(factor);
}

static void compute(uint16_t op, mpfr_t y, const mpfr_t x)
{
    switch (op) {
    case TN_OP_EXP: mpfr_exp(y, x, MPFR_RNDN); break;
    case TN_OP_LOG: mpfr_log(y, x, MPFR_RNDN); break;
    case TN_OP_ERF: mpfr_erf(y, x, MPFR_RNDN); break;
    case TN_OP_TANH: mpfr_tanh(y, x, MPFR_RNDN); break;
    case TN_OP_SIGMOID: logistic(y, x); break;
    case TN_OP_SILU: logistic(y, x); mpfr_mul(y, y, x, MPFR_RNDN); break;
    case TN_OP_GELU: gelu(y, x); break;
    case TN_OP_GELU_TANH: gelu_tanh(y, x); break;
    case TN_OP_SOFTPLUS: mpfr_exp(y, x, MPFR_RNDN); mpfr_log1p(y, y, MPFR_RNDN); break;
    case TN_OP_SIN: mpfr_sin(y, x, MPFR_RNDN); break;
    case TN_OP_COS: mpfr_cos(y, x, MPFR_RNDN); break;
    case TN_OP_SQRT: mpfr_sqrt(y, x, MPFR_RNDN); break;
    case TN_OP_RSQRT: mpfr_rec_sqrt(y, x, MPFR_RNDN); break;
    case TN_OP_RECIPROCAL: mpfr_ui_div(y, 1, x, MPFR_RNDN); break;
    case TN_OP_FLOOR: mpfr_floor(y, x); break;
    case TN_OP_CEIL: mpfr_ceil(y, x); break;
    case TN_OP_ROUND: mpfr_rint(y, x, MPFR_RNDN); break;
    default: fail_msg("no truth for operation %d", op);
    }
}

/* Where the formula above is not the function: x·sigmoid(x) and its kin are -0 at -infinity, ln(1 + e^x) is x
 * where e^x is more than MPFR holds, and 1/√-0 is -infinity in IEEE 754. */
static bool by_rule(uint16_t op, double x, truth *t)
{
    switch (op) {
    case TN_OP_SILU:
    case TN_OP_GELU:
    case TN_OP_GELU_TANH: *t = (truth){ -0.0, 0 }; return x == -INFINITY;
    case TN_OP_SOFTPLUS: *t = (truth){ x, 0 }; return x > 1000;
    case TN_OP_RSQRT: *t = (truth){ -INFINITY, 0 }; return x == 0 && signbit(x);
    default: return false;
    }
}

static truth rounded(mpfr_t y)
{
    truth t = { mpfr_get_d(y, MPFR_RNDN), 0 };
    if (isfinite(t.near)) {
        mpfr_sub_d(y, y, t.near, MPFR_RNDN);
        mpfr_div_d(y, y, value_ulp(TN_F64, t.near), MPFR_RNDN);
        t.rest = mpfr_get_d(y, MPFR_RNDN);
    }
    return t;
}

static truth truth_of(uint16_t op, double number)
{
    mpfr_t x, y;
    truth t;
    if (by_rule(op, number, &t))
        return t;
    mpfr_inits2(BITS, x, y, (mpfr_ptr)0);
    mpfr_set_d(x, number, MPFR_RNDN);
    compute(op, y, x);
    t = rounded(y);
    mpfr_clears(x, y, (mpfr_ptr)0);
    return t;
}

/* In units in the last place; infinite where a NaN, an infinity or the sign of a zero is wrong. Infinity is
 * the number after the largest. */
static double distance(tn_dtype dtype, double got, truth want)
{
    if (want.near == 0 && got == 0 && signbit(got) != signbit(want.near))
        return INFINITY;
    if (dtype == TN_F32 || !isfinite(got) || !isfinite(want.near))
        return value_distance(dtype, got, want.near);
    return fabs((got - want.near) / value_ulp(dtype, want.near) - want.rest);
}

/* Inputs -----------------------------------------------------------------------------------------*/

enum { MOST = 1 << 16 };
static double input[MOST];
static truth wanted[MOST];
static size_t inputs;

static void add_input(tn_dtype dtype, double x)
{
    assert_true(inputs < MOST);
    input[inputs++] = dtype == TN_F32 ? (float)x : x;
}

/* Every exponent and sign, each with a few mantissas: least, greatest, random. */
static void add_exponents(tn_dtype dtype, value_random *r, int each)
{
    const bool single = dtype == TN_F32;
    const int mantissa = single ? 23 : 52, exponents = single ? 256 : 2048;
    const uint64_t all = ((uint64_t)1 << mantissa) - 1;
    for (uint64_t e = 0; e < 2 * (uint64_t)exponents; e++)
        for (int i = 0; i < each; i++) {
            uint64_t bits = e << mantissa | (i == 0 ? 0 : i == 1 ? 1 : i == 2 ? all : value_next(r) & all);
            input[inputs++] = value_get(dtype, &bits);
        }
}

/* Where functions turn, saturate or leave the range; around multiples of π/2, the worst double for a
 * reduction by π among them. */
static void add_places(tn_dtype dtype, value_random *r)
{
    static const double span[] = { 1, 2, 8, 40, 110, 760 };
    for (size_t s = 0; s < sizeof span / sizeof *span; s++)
        for (int i = 0; i < 1500; i++)
            add_input(dtype, span[s] * (2 * value_unit(r) - 1));
    for (int i = 1; i < 1500; i++) {
        double turns = i < 700 ? i : floor(ldexp(1 + value_unit(r), i % 60));
        add_input(dtype, turns * 1.5707963267948966);
        add_input(dtype, 1 + ldexp(2 * value_unit(r) - 1, -(i % 50)));
    }
    add_input(dtype, ldexp(6381956970095103, 797));
    for (size_t i = 0; i < value_specials; i++)
        add_input(dtype, value_special[i]);
}

static void fill_inputs(tn_dtype dtype, const char *name)
{
    value_random r;
    value_seed(&r, test_seed(), name);
    inputs = 0;
    add_exponents(dtype, &r, dtype == TN_F32 ? 30 : 5);
    add_places(dtype, &r);
}

/* Checks -----------------------------------------------------------------------------------------*/

static void judge(const char *what, tn_dtype dtype, const double *got, double bound, const double *second)
{
    double worst = 0;
    size_t at = 0;
    for (size_t i = 0; i < inputs; i++) {
        double d = distance(dtype, got[i], wanted[i]);
        if (!(d <= worst)) {
            worst = d;
            at = i;
        }
    }
    if (getenv("TENON_TEST_SHOW"))
        print_message("%-34s worst %.4f of %.2f at %a\n", what, worst, bound, input[at]);
    if (!(worst <= bound))
        fail_msg("%s: at %a%s%a it is %a, not %a%+.3f ulp: %.4g ulp of %.4g", what, input[at],
                 second ? ", " : "", second ? second[at] : 0.0, got[at], wanted[at].near, wanted[at].rest,
                 worst, bound);
}

static void run_on_inputs(tn_code code, tn_dtype dtype, const double *second, double *got)
{
    static float a[MOST], b[MOST], y[MOST];
    if (dtype == TN_F64) {
        run_kernel(code, (int64_t)inputs, input, second, got);
        return;
    }
    for (size_t i = 0; i < inputs; i++) {
        a[i] = (float)input[i];
        b[i] = second ? (float)second[i] : 0;
    }
    run_kernel(code, (int64_t)inputs, a, second ? b : NULL, y);
    for (size_t i = 0; i < inputs; i++)
        got[i] = (double)y[i];
}

static void judge_kernels(uint16_t op, tn_dtype dtype, double bound, const double *second)
{
    static double got[MOST];
    size_t kernels = 0;
    for (size_t k = 0; k < tni_stock_count; k++) {
        const tni_stock *kernel = &tni_stock_list[k];
        if (!computes(kernel, op, dtype))
            continue;
        kernels++;
        run_on_inputs(kernel->info.fn, dtype, second, got);
        judge(kernel->info.name, dtype, got, bound, second);
        if (kernel->ir) {
            run_on_inputs(kernel->ir, dtype, second, got);
            judge(kernel->info.name, dtype, got, bound, second);
        }
    }
    assert_true(kernels > 0);
}

static void judge_function(const function *f, tn_dtype dtype)
{
    static double got[MOST];
    const tni_op_row *row = tni_op_find(f->op, 0);
    fill_inputs(dtype, row->name);
    for (size_t i = 0; i < inputs; i++) {
        wanted[i] = truth_of(f->op, input[i]);
        got[i] = row->reference(&input[i], NULL);
    }
    judge(row->name, TN_F64, got, f->reference, NULL);
    judge_kernels(f->op, dtype, dtype == TN_F32 ? f->f32 : f->f64, NULL);
}

static void f32_functions(void **state)
{
    (void)state;
    for (size_t i = 0; i < FUNCTIONS; i++)
        judge_function(&functions[i], TN_F32);
}

static void f64_functions(void **state)
{
    (void)state;
    for (size_t i = 0; i < FUNCTIONS; i++)
        judge_function(&functions[i], TN_F64);
}

/* Powers -----------------------------------------------------------------------------------------*/

static double exponent[MOST];

/* MPFR's special cases are those of C's annex F. */
static truth power(double x, double y)
{
    mpfr_t a, b;
    mpfr_inits2(BITS, a, b, (mpfr_ptr)0);
    mpfr_set_d(a, x, MPFR_RNDN);
    mpfr_set_d(b, y, MPFR_RNDN);
    mpfr_pow(a, a, b, MPFR_RNDN);
    truth t = rounded(a);
    mpfr_clears(a, b, (mpfr_ptr)0);
    return t;
}

/* Pairs of special values; then x of any size and near 1, with exponents that keep the result in range, whole
 * ones of negative x among them. */
static void fill_powers(tn_dtype dtype)
{
    static const double special[] = { 0.0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1.5, 0x1p-149, -0x1p-149,
                                      3e38, -3e38, INFINITY, -INFINITY, NAN, 16777215, -16777215, 1e-30 };
    enum { SPECIAL = sizeof special / sizeof *special, RANDOM = 12000 };
    const double most = dtype == TN_F32 ? 104 : 745;
    value_random r;
    value_seed(&r, test_seed(), "pow");
    inputs = 0;
    for (int i = 0; i < SPECIAL * SPECIAL; i++) {
        exponent[inputs] = special[i % SPECIAL];
        add_input(dtype, special[i / SPECIAL]);
    }
    for (int i = 0; i < RANDOM; i++) {
        double x = i % 3 ? ldexp(1 + value_unit(&r), (int)(value_next(&r) % 240) - 120) :
                   1 + ldexp(2 * value_unit(&r) - 1, -(i % 20) - 1);
        x = dtype == TN_F32 ? (float)x : x;
        double y = x == 1 ? 3 : most * (2 * value_unit(&r) - 1) / log(x);
        y = i % 5 ? y : nearbyint(y);
        exponent[inputs] = dtype == TN_F32 ? (float)y : y;
        add_input(dtype, i % 5 ? x : -x);
    }
}

static void judge_powers(tn_dtype dtype, double bound)
{
    static double got[MOST];
    fill_powers(dtype);
    for (size_t i = 0; i < inputs; i++) {
        double in[] = { input[i], exponent[i] };
        wanted[i] = power(input[i], exponent[i]);
        got[i] = tni_op_find(TN_OP_POW, 0)->reference(in, NULL);
    }
    judge("pow", TN_F64, got, 0.75, exponent);
    judge_kernels(TN_OP_POW, dtype, bound, exponent);
}

static void powers(void **state)
{
    (void)state;
    judge_powers(TN_F32, 0.51);
    judge_powers(TN_F64, 1);
}

#else
static void f32_functions(void **state) { (void)state; skip(); }
static void f64_functions(void **state) { (void)state; skip(); }
static void powers(void **state) { (void)state; skip(); }
#endif

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(f32_functions), cmocka_unit_test(f64_functions),
                                        cmocka_unit_test(powers) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
