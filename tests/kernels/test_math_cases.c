/* test_math_cases.c: cases of elementary functions, in every kernel of every tier of this machine: A-S7-2,
 * A-S7-3, zeros, infinities and NaN; and NumPy's own tables of values, where NumPy is installed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "functions.h"

/* Walks kernels ----------------------------------------------------------------------------------*/

typedef void case_fn(const char *kernel, tn_code code, tn_dtype dtype);

/* Each form of each kernel of the operation and type that this machine runs. */
static void each_kernel(uint16_t op, tn_dtype dtype, case_fn *check)
{
    size_t kernels = 0;
    for (size_t i = 0; i < tni_stock_count; i++) {
        const tni_stock *kernel = &tni_stock_list[i];
        if (!computes(kernel, op, dtype))
            continue;
        kernels++;
        check(kernel->info.name, kernel->info.fn, dtype);
        if (kernel->ir)
            check(kernel->info.name, kernel->ir, dtype);
    }
    assert_true(kernels > 0);
}

enum { LONGEST = 40 };

/* y[i] = f(x), for each of n elements that are x. */
static void run_same(tn_code code, tn_dtype dtype, double x, int n, double *y)
{
    double in[LONGEST], out[LONGEST];
    size_t size = dtype == TN_F32 ? 4 : 8;
    for (int i = 0; i < n; i++)
        value_put(dtype, (char *)in + (size_t)i * size, x);
    run_kernel(code, n, in, NULL, out);
    for (int i = 0; i < n; i++)
        y[i] = value_get(dtype, (char *)out + (size_t)i * size);
}

/* Every element of every length is within ulps of want; 0: it has its bits, and any NaN is NaN. */
static void check_value(const char *kernel, tn_code code, tn_dtype dtype, double x, double want, double ulps)
{
    for (int n = 1; n <= 17; n++) {
        double y[LONGEST];
        run_same(code, dtype, x, n, y);
        for (int i = 0; i < n; i++) {
            double d = value_distance(dtype, y[i], want);
            if (!(d <= ulps) || (want == 0 && ulps == 0 && signbit(y[i]) != signbit(want)))
                fail_msg("%s: of %d elements %a number %d is %a, not %a", kernel, n, x, i, y[i], want);
        }
    }
}

/* Cases ------------------------------------------------------------------------------------------*/

static void gelu_of_large(const char *kernel, tn_code code, tn_dtype dtype)
{
    static const double large[] = { 10.6, 20, 21.657723, 60, 3e38, INFINITY };
    for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
        double x = value_round(dtype, large[i]), y;
        check_value(kernel, code, dtype, x, x, 0);
        run_same(code, dtype, -x, 1, &y);
        if (!(y <= 0 && signbit(y) && y >= -1e-20))
            fail_msg("%s: of %a it is %a", kernel, -x, y);
    }
    check_value(kernel, code, dtype, -INFINITY, -0.0, 0);
}

static void a_s7_2_gelu_never_overflows(void **state)
{
    (void)state;
    each_kernel(TN_OP_GELU, TN_F32, gelu_of_large);
    each_kernel(TN_OP_GELU, TN_F64, gelu_of_large);
    each_kernel(TN_OP_GELU_TANH, TN_F32, gelu_of_large);
    each_kernel(TN_OP_GELU_TANH, TN_F64, gelu_of_large);
}

/* Values of the case; of F64 by e^x, which they are there to 2^-53. */
static void sigmoid_of_large(const char *kernel, tn_code code, tn_dtype dtype)
{
    static const double large[] = { 88, 89, 91.38743591, 3212.5, INFINITY };
    static const struct { double x, y; } small[] = {
        { -88, 6.0546e-39 }, { -100, 3.7835e-44 }, { -103, 1.4013e-45 }, { -104, 0 }, { -1662.7, 0 },
        { -INFINITY, 0 } };
    for (size_t i = 0; i < sizeof large / sizeof *large; i++)
        check_value(kernel, code, dtype, value_round(dtype, large[i]), 1, 0);
    for (size_t i = 0; i < sizeof small / sizeof *small; i++) {
        double y = dtype == TN_F32 ? value_round(TN_F32, small[i].y) : exp(small[i].x);
        check_value(kernel, code, dtype, value_round(dtype, small[i].x), y, y == 0 ? 0 : i == 0 ? 20 : 1);
    }
}

static void a_s7_3_sigmoid_of_large(void **state)
{
    (void)state;
    each_kernel(TN_OP_SIGMOID, TN_F32, sigmoid_of_large);
    each_kernel(TN_OP_SIGMOID, TN_F64, sigmoid_of_large);
}

/* What C's annex F, IEEE 754 and, for the functions they do not know, limits say. */
static const struct special {
    uint16_t op;
    double   x, y;
} special[] = {
    { TN_OP_EXP, 0, 1 }, { TN_OP_EXP, -0.0, 1 }, { TN_OP_EXP, INFINITY, INFINITY },
    { TN_OP_EXP, -INFINITY, 0 },
    { TN_OP_LOG, 0, -INFINITY }, { TN_OP_LOG, -0.0, -INFINITY }, { TN_OP_LOG, 1, 0 }, { TN_OP_LOG, -1, NAN },
    { TN_OP_LOG, INFINITY, INFINITY }, { TN_OP_LOG, -INFINITY, NAN },
    { TN_OP_TANH, -0.0, -0.0 }, { TN_OP_TANH, INFINITY, 1 }, { TN_OP_TANH, -INFINITY, -1 },
    { TN_OP_ERF, -0.0, -0.0 }, { TN_OP_ERF, 0, 0 }, { TN_OP_ERF, INFINITY, 1 }, { TN_OP_ERF, -INFINITY, -1 },
    { TN_OP_SILU, -0.0, -0.0 }, { TN_OP_SILU, INFINITY, INFINITY }, { TN_OP_SILU, -INFINITY, -0.0 },
    { TN_OP_GELU, -0.0, -0.0 }, { TN_OP_GELU, 0, 0 }, { TN_OP_GELU_TANH, -0.0, -0.0 },
    { TN_OP_SOFTPLUS, INFINITY, INFINITY }, { TN_OP_SOFTPLUS, -INFINITY, 0 }, { TN_OP_SIGMOID, 0, 0.5 },
    { TN_OP_SIN, -0.0, -0.0 }, { TN_OP_SIN, INFINITY, NAN }, { TN_OP_COS, 0, 1 },
    { TN_OP_COS, -INFINITY, NAN },
    { TN_OP_SQRT, -0.0, -0.0 }, { TN_OP_SQRT, -1, NAN }, { TN_OP_RSQRT, 0, INFINITY },
    { TN_OP_RSQRT, -0.0, -INFINITY }, { TN_OP_RSQRT, INFINITY, 0 }, { TN_OP_RSQRT, -1, NAN },
    { TN_OP_RECIPROCAL, -0.0, -INFINITY }, { TN_OP_RECIPROCAL, -INFINITY, -0.0 },
    { TN_OP_FLOOR, -0.0, -0.0 }, { TN_OP_FLOOR, -0.25, -1 }, { TN_OP_FLOOR, 0.75, 0 },
    { TN_OP_CEIL, -0.75, -0.0 }, { TN_OP_CEIL, 0.25, 1 }, { TN_OP_CEIL, -INFINITY, -INFINITY },
    { TN_OP_ROUND, -0.5, -0.0 }, { TN_OP_ROUND, 2.5, 2 }, { TN_OP_ROUND, -3.5, -4 },
    { TN_OP_ROUND, 0x1p60, 0x1p60 },
};

static const struct special *now;

static void is_special(const char *kernel, tn_code code, tn_dtype dtype)
{
    check_value(kernel, code, dtype, now->x, now->y, 0);
}

static void special_values(void **state)
{
    (void)state;
    for (now = special; now < special + sizeof special / sizeof *special; now++) {
        each_kernel(now->op, TN_F32, is_special);
        each_kernel(now->op, TN_F64, is_special);
    }
}

static void is_nan_of_nan(const char *kernel, tn_code code, tn_dtype dtype)
{
    check_value(kernel, code, dtype, NAN, NAN, 0);
    check_value(kernel, code, dtype, -NAN, NAN, 0);
}

static void nan_stays_nan(void **state)
{
    (void)state;
    for (size_t i = 0; i < FUNCTIONS; i++) {
        each_kernel(functions[i].op, TN_F32, is_nan_of_nan);
        each_kernel(functions[i].op, TN_F64, is_nan_of_nan);
    }
}

/* NumPy's tables ---------------------------------------------------------------------------------*/

#define NUMPY "/usr/lib/python3/dist-packages/numpy/core/tests/data"

typedef struct table_row {
    tn_dtype dtype;
    uint64_t x, y;             /* bits */
} table_row;

static bool read_row(FILE *file, table_row *row)
{
    char line[200], name[32], x[32], y[32];
    int error;
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "np.%31[a-z0-9],%31[0-9a-fx],%31[0-9a-fx],%d", name, x, y, &error) != 4)
            continue;                      /* the head, a remark */
        *row = (table_row){ strcmp(name, "float32") == 0 ? TN_F32 : TN_F64, strtoull(x, NULL, 0),
                            strtoull(y, NULL, 0) };
        return true;
    }
    return false;
}

static table_row row;
static double row_bound;

/* Results of the table are rounded from higher precision: half a unit more. */
static void is_as_in_table(const char *kernel, tn_code code, tn_dtype dtype)
{
    double x = value_get(dtype, &row.x), want = value_get(dtype, &row.y), y;
    run_same(code, dtype, x, 1, &y);
    if (!(value_distance(dtype, y, want) <= row_bound + 0.5))
        fail_msg("%s: of %a it is %a, in NumPy's table %a", kernel, x, y, want);
}

static size_t judge_table(const function *f)
{
    char path[200];
    size_t rows = 0;
    snprintf(path, sizeof path, NUMPY "/umath-validation-set-%s.csv", function_name(f));
    FILE *file = fopen(path, "r");
    if (!file)
        return 0;
    while (read_row(file, &row)) {
        row_bound = row.dtype == TN_F32 ? f->f32 : f->f64;
        each_kernel(f->op, row.dtype, is_as_in_table);
        rows++;
    }
    fclose(file);
    return rows;
}

static void values_of_numpy(void **state)
{
    size_t rows = 0, tables = 0;
    (void)state;
    for (size_t i = 0; i < FUNCTIONS; i++) {
        size_t found = judge_table(&functions[i]);
        rows += found;
        tables += found > 0;
    }
    if (tables == 0)
        skip();
    assert_int_equal(tables, 5);           /* exp, log, tanh, sin, cos */
    assert_true(rows > 4000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s7_2_gelu_never_overflows), cmocka_unit_test(a_s7_3_sigmoid_of_large),
        cmocka_unit_test(special_values),              cmocka_unit_test(nan_stays_nan),
        cmocka_unit_test(values_of_numpy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
