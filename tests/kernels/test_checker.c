/* test_checker.c: the checker itself. Right kernels, written by hand, pass; each planted fault is found, and
 * named. What a fault looks like comes from the lists of real ones: an over-read, an element too many, a lane
 * left out, a bit off, old contents of the output used. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>
#include <tenon/desc.h>

#include "check.h"

static const check_options quick = { .effort = CHECK_QUICK, .seed = 1 };

/* -- Kernels --------------------------------------------------------------------------------------*/

#define MAP(name) \
    static void name(const int64_t n[2], void *const *data, const int64_t (*stride)[2], const float *param)
#define EACH(from, columns) \
    (void)param; \
    for (int64_t r = from; r < n[0]; r++) \
        for (int64_t c = 0; c < (columns); c++)
#define AT(i) ((float *)data[i])[r * stride[i][0] + c * stride[i][1]]

MAP(neg_right) { EACH(0, n[1]) AT(1) = -AT(0); }
MAP(neg_too_long) { EACH(0, n[1] + (n[1] == 3)) AT(1) = -AT(0); }
MAP(neg_lane_left_out) { EACH(0, n[1] == 23 ? 22 : n[1]) AT(1) = -AT(0); }
MAP(neg_off_by_an_ulp) { EACH(0, n[1]) AT(1) = n[1] == 17 && c == 16 ? nextafterf(-AT(0), 9) : -AT(0); }
MAP(neg_packed_only) { EACH(0, n[1]) ((float *)data[1])[r * n[1] + c] = -AT(0); }
MAP(neg_keeps_old) { EACH(0, n[1]) { AT(1) = c == 5 ? AT(1) : -AT(0); } }
MAP(neg_writes_input) { EACH(0, n[1]) { AT(1) = -AT(0); if (n[1] == 39 && c == 9) AT(0) = 0; } }
MAP(neg_loses_zero_sign) { EACH(0, n[1]) AT(1) = 0.0f - AT(0); }

MAP(neg_over_read)
{
    EACH(0, n[1])
        AT(1) = -AT(0);
    volatile float *src = data[0];
    (void)src[n[1]];
}

MAP(neg_reads_before)
{
    EACH(0, n[1])
        AT(1) = -AT(0);
    volatile float *src = data[0];
    (void)src[-1];
}

static void sum_right(int64_t n, void *const *data, const float *param)
{
    double sum = 0;
    (void)param;
    for (int64_t i = 0; i < n; i++)
        sum += ((float *)data[0])[i];
    *(float *)data[1] = (float)sum;
}

/* Loses digits of a long row. */
static void sum_single(int64_t n, void *const *data, const float *param)
{
    float sum = 0;
    (void)param;
    for (int64_t i = 0; i < n; i++)
        sum += ((float *)data[0])[i];
    *(float *)data[1] = sum;
}

static void log_softmax_right(const int64_t n[2], void *const *data, const int64_t (*stride)[2],
                              const float *param)
{
    for (int64_t r = 0; r < n[0]; r++) {
        const float *x = (const float *)data[0] + r * stride[0][0];
        double most = -INFINITY, sum = 0;
        for (int64_t i = 0; i < n[1]; i++)
            most = isnan(x[i] * (double)*param) ||
                x[i] * (double)*param > most ? x[i] * (double)*param : most;
        for (int64_t i = 0; i < n[1]; i++)
            sum += exp(x[i] * (double)*param - most);
        for (int64_t i = 0; i < n[1]; i++)
            ((float *)data[1])[r * stride[1][0] + i] = (float)(x[i] * (double)*param - most - log(sum));
    }
}

typedef struct column_faults { int late, over_read, column; } column_faults;

/* Maxima and logarithms of columns. */
static void log_sums(int64_t rows, int64_t n, int64_t row_stride, void *const *data, const float *param,
                     column_faults fault)
{
    for (int64_t j = 0; j < n - (fault.column && n > 4); j++) {
        const float *x = (const float *)data[0] + j;
        float most = -INFINITY;
        double sum = 0;
        for (int64_t i = 0; i < rows + fault.over_read; i++)
            most = x[i * row_stride] > most ? x[i * row_stride] : most;
        for (int64_t i = fault.late && rows == 33; i < rows; i++)
            sum += exp((double)*param * ((double)x[i * row_stride] - (double)most));
        ((float *)data[1])[j] = most;
        ((float *)data[2])[j] = (float)log(sum);
    }
}

#define COLUMNS(name, ...) \
    static void name(int64_t rows, int64_t n, int64_t row_stride, void *const *data, const float *param) \
    { log_sums(rows, n, row_stride, data, param, (column_faults){ __VA_ARGS__ }); }

COLUMNS(log_sums_right, 0)
COLUMNS(log_sums_late, .late = 1)
COLUMNS(log_sums_row_more, .over_read = 1)
COLUMNS(log_sums_column_less, .column = 1)

enum { MR = 4, NR = 6 };

typedef struct tile_faults { int reads_c, reads_a, depth, column, bias; } tile_faults;

static void tile(int64_t k, const float *a, const float *b, float *c, int64_t ldc, int64_t m, int64_t n,
                 const float *alpha_beta, const float *bias, tile_faults fault)
{
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n + fault.column; j++) {
            float sum = 0, *at = &c[i * ldc + j];
            for (int64_t p = 0; p < k + fault.depth && (alpha_beta[0] != 0 || fault.reads_a); p++)
                sum += a[p * MR + i] * b[p * NR + j];
            sum *= alpha_beta[0];
            if (alpha_beta[1] != 0 || fault.reads_c)
                sum += alpha_beta[1] * *at;
            *at = bias ? sum + bias[j + fault.bias] : sum;
        }
}

#define TILE(name, ...) \
    static void name(int64_t k, const void *a, const void *b, void *c, int64_t ldc, int64_t m, int64_t n, \
                     const float *alpha_beta, const void *bias) \
    { tile(k, a, b, c, ldc, m, n, alpha_beta, bias, (tile_faults){ __VA_ARGS__ }); }

TILE(tile_right, 0)
TILE(tile_reads_c, .reads_c = 1)
TILE(tile_reads_a, .reads_a = 1)
TILE(tile_depth_more, .depth = 1)
TILE(tile_column_more, .column = 1)
TILE(tile_bias_over_read, .bias = 1)

static void pack_right(int64_t rows, int64_t k, const void *src, int64_t row_stride, int64_t k_stride,
                       void *panel)
{
    for (int64_t p = 0; p < k; p++)
        for (int64_t i = 0; i < MR; i++)
            ((float *)panel)[p * MR + i] = i < rows ? ((const float *)src)[i * row_stride + p * k_stride] : 0;
}

static void pack_no_padding(int64_t rows, int64_t k, const void *src, int64_t row_stride, int64_t k_stride,
                            void *panel)
{
    for (int64_t p = 0; p < k; p++)
        for (int64_t i = 0; i < rows; i++)
            ((float *)panel)[p * MR + i] = ((const float *)src)[i * row_stride + p * k_stride];
}

typedef struct window_faults { int at_least, keeps_nan_out, over_read, divisor; } window_faults;

/* Maxima with positions, or averages where data[3] is NULL. */
static void window(const int64_t *n, void *const *data, const int64_t *stride, window_faults fault,
                   bool averages)
{
    for (int64_t o = 0; o < n[0] * n[1]; o++) {
        int64_t r = o / n[1], i = o % n[1], first = stride[6] + r * stride[7] + i * stride[8];
        int64_t best = stride[11] ? -1 : first;
        const float *x = (const float *)data[0] + r * stride[0] + i * stride[1];
        double sum = 0;
        float most = averages ? 0 : *(const float *)data[1];
        for (int64_t t = 0; t < n[2] * n[3] + fault.over_read; t++) {
            float tap = x[t / n[3] * stride[2] + t % n[3] * stride[3]];
            sum += (double)tap;
            bool larger = tap > most || (tap == most && fault.at_least);
            if (most != most || !(larger || (tap != tap && !fault.keeps_nan_out)))
                continue;
            most = tap;
            best = first + t / n[3] * stride[9] + t % n[3] * stride[10];
        }
        if (averages)
            most = (float)(sum / (fault.divisor ? (double)(n[2] * n[3]) : *(const double *)data[1]));
        ((float *)data[2])[r * stride[4] + i] = most;
        if (!averages)
            ((int32_t *)data[3])[r * stride[5] + i] = (int32_t)best;
    }
}

#define WINDOW(name, averages, ...) \
    static void name(const int64_t *n, void *const *data, const int64_t *stride) \
    { window(n, data, stride, (window_faults){ __VA_ARGS__ }, averages); }

WINDOW(max_right, false, 0)
WINDOW(max_last_wins, false, .at_least = 1)
WINDOW(max_loses_nan, false, .keeps_nan_out = 1)
WINDOW(max_tap_more, false, .over_read = 1)
WINDOW(average_right, true, 0)
WINDOW(average_own_divisor, true, .divisor = 1)

typedef struct any_faults { int row, column, item; } any_faults;

/* One product; faults: reads a row too many, writes a column too many, takes one b for all items. */
static void any_size(const int64_t *n, void *const *data, const int64_t *stride, any_faults fault)
{
    const volatile float *a = data[0], *b = data[1];
    for (int64_t e = 0; e < n[3] * n[0] * n[1]; e++) {
        int64_t item = e / n[1] / n[0], i = e / n[1] % n[0], j = e % n[1];
        float sum = 0;
        for (int64_t p = 0; p < n[2]; p++)
            sum += a[item * stride[4] + i * stride[0] + p * stride[1]] *
                   b[item * (fault.item ? 0 : stride[5]) + p * stride[2] + j];
        if (fault.row && n[2] > 0 && j == 0 && i + 1 == n[0])
            (void)a[item * stride[4] + n[0] * stride[0]];
        float *c = (float *)data[2] + item * stride[6] + i * stride[3] + j;
        c[0] = sum;
        if (fault.column && j + 1 == n[1])
            c[1] = sum;
    }
}

#define ANY(name, ...) \
    static void name(const int64_t *n, void *const *data, const int64_t *stride) \
    { any_size(n, data, stride, (any_faults){ __VA_ARGS__ }); }

ANY(any_right, 0)
ANY(any_row_more, .row = 1)
ANY(any_column_more, .column = 1)
ANY(any_first_item, .item = 1)

/* -- Rows for them --------------------------------------------------------------------------------*/

static const tni_stock neg = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_MAP }, .op = TN_OP_NEG,
                               .dtype = { TN_F32, TN_F32 } };
static const tni_stock sum = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_ROW }, .op = TN_OP_SUM,
                               .dtype = { TN_F32, TN_F32 } };
static const tni_stock log_softmax = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_MAP },
                                       .op = TN_OP_LOG_SOFTMAX, .dtype = { TN_F32, TN_F32 }, .ulp = 4 };
static const tni_stock log_columns = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_COLUMNS },
                                       .op = TN_OP_LOG_SOFTMAX, .dtype = { TN_F32, TN_F32 }, .ulp = 4 };
static const tni_stock product = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_TILE }, .op = TN_OP_MATMUL,
                                   .dtype = { TN_F32, TN_F32, TN_F32 }, .mr = MR, .nr = NR };
static const tni_stock any = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_PRODUCT }, .op = TN_OP_MATMUL,
                               .dtype = { TN_F32, TN_F32, TN_F32 } };
static const tni_stock pack = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_PACK },
                                .dtype = { TN_F32, TN_F32 },
                                .mr = MR };
static const tni_stock max_index = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_WINDOW, .exact = true },
                                     .op = TN_OP_MAX_POOL2D, .dtype = { TN_F32, TN_F32, TN_I32 } };
static const tni_stock average = { .info = { .isa = TN_ISA_GENERIC, .abi = TN_ABI_WINDOW, .exact = true },
                                   .op = TN_OP_AVG_POOL2D, .dtype = { TN_F32, TN_F32 } };

static check_result check(const tni_stock *kernel, tn_code code)
{
    check_result result;
    check_code forms = { .form = { code } };
    check_code_apart(kernel, &forms, &quick, &result);
    return result;
}

static void assert_right(const tni_stock *kernel, tn_code code)
{
    check_result result = check(kernel, code);
    if (result.kept)
        print_error("%s: %s\n", result.failure[0].problem, result.failure[0].sentence);
    assert_int_equal(result.status, CHECK_OK);
    assert_true(result.checks > 100);
}

/* The fault is found, and some failure's line and sentence hold the words. */
static void assert_found(const tni_stock *kernel, tn_code code, check_status status, const char *problem,
                         const char *sentence)
{
    check_result result = check(kernel, code);
    bool named = false;
    for (size_t i = 0; i < result.kept; i++)
        named |= strstr(result.failure[i].problem, problem) && strstr(result.failure[i].sentence, sentence);
    if (!named && result.kept)
        print_error("%s: %s\n", result.failure[0].problem, result.failure[0].sentence);
    assert_int_equal(result.status, status);
    assert_true(named);
}

/* -- Tests ----------------------------------------------------------------------------------------*/

static void right_kernels_pass(void **state)
{
    (void)state;
    assert_right(&neg, (tn_code)neg_right);
    assert_right(&sum, (tn_code)sum_right);
    assert_right(&log_softmax, (tn_code)log_softmax_right);
    assert_right(&log_columns, (tn_code)log_sums_right);
    assert_right(&product, (tn_code)tile_right);
    assert_right(&any, (tn_code)any_right);
    assert_right(&pack, (tn_code)pack_right);
    assert_right(&max_index, (tn_code)max_right);
    assert_right(&average, (tn_code)average_right);
}

static void writes_outside_are_found(void **state)
{
    (void)state;
    assert_found(&neg, (tn_code)neg_too_long, CHECK_CRASHED, "neg f32 3", "signal");
    assert_found(&neg, (tn_code)neg_packed_only, CHECK_CRASHED, "neg f32 2x", "was written");
    assert_found(&neg, (tn_code)neg_writes_input, CHECK_FAILED, "neg f32 39", "an input was written");
    assert_found(&product, (tn_code)tile_column_more, CHECK_FAILED, "matmul f32", "was written");
    assert_found(&any, (tn_code)any_column_more, CHECK_FAILED, "matmul f32", "was written");
}

static void reads_outside_are_found(void **state)
{
    (void)state;
    assert_found(&neg, (tn_code)neg_over_read, CHECK_CRASHED, "neg f32", "signal 11");
    assert_found(&neg, (tn_code)neg_reads_before, CHECK_CRASHED, "neg f32", "signal 11");
    assert_found(&product, (tn_code)tile_reads_a, CHECK_CRASHED, "alpha 0", "signal 11");
    assert_found(&product, (tn_code)tile_depth_more, CHECK_CRASHED, "matmul f32", "signal 11");
    assert_found(&any, (tn_code)any_row_more, CHECK_CRASHED, "matmul f32", "signal 11");
    assert_found(&product, (tn_code)tile_bias_over_read, CHECK_FAILED, "bias", "reference");
    assert_found(&log_columns, (tn_code)log_sums_row_more, CHECK_CRASHED, "log_softmax f32", "signal 11");
    assert_found(&max_index, (tn_code)max_tap_more, CHECK_CRASHED, "max_pool2d f32 windows", "signal 11");
}

static void wrong_values_are_found(void **state)
{
    (void)state;
    assert_found(&neg, (tn_code)neg_lane_left_out, CHECK_FAILED, "neg f32 23", "dst[22] is nan");
    assert_found(&neg, (tn_code)neg_off_by_an_ulp, CHECK_FAILED, "neg f32 17", "dst[16] is ");
    assert_found(&neg, (tn_code)neg_loses_zero_sign, CHECK_FAILED, "neg f32", "is 0x0p+0, reference -0x0p+0");
    assert_found(&sum, (tn_code)sum_single, CHECK_FAILED, "sum f32", "reference");
    assert_found(&log_columns, (tn_code)log_sums_late, CHECK_FAILED, "log_softmax f32 33x", "dst[1,");
    assert_found(&log_columns, (tn_code)log_sums_column_less, CHECK_FAILED, "axis 0", "is nan, reference");
    assert_found(&pack, (tn_code)pack_no_padding, CHECK_FAILED, "pack f32", "should be 0x0");
    assert_found(&max_index, (tn_code)max_loses_nan, CHECK_FAILED, "max_pool2d f32 windows", "reference nan");
    assert_found(&max_index, (tn_code)max_last_wins, CHECK_FAILED, "indices", "reference");
    assert_found(&average, (tn_code)average_own_divisor, CHECK_FAILED, "avg_pool2d f32 windows", "reference");
    assert_found(&any, (tn_code)any_first_item, CHECK_FAILED, "batch", "reference");
}

static void old_contents_are_found(void **state)
{
    (void)state;
    assert_found(&neg, (tn_code)neg_keeps_old, CHECK_FAILED, "neg f32", "dst[5]");
    assert_found(&product, (tn_code)tile_reads_c, CHECK_FAILED, "matmul f32", "is nan");
}

/* C and IR form that differ in one bit, each within the bound. */
static void differing_forms_are_found(void **state)
{
    check_result result;
    check_code forms = { .form = { (tn_code)neg_right, (tn_code)neg_off_by_an_ulp } };
    tni_stock loose = neg;
    (void)state;
    loose.ulp = 2;
    check_code_apart(&loose, &forms, &quick, &result);
    assert_int_equal(result.status, CHECK_FAILED);
    assert_int_equal(result.failure[0].form, CHECK_IR);
    assert_non_null(strstr(result.failure[0].sentence, "in the first form"));
}

/* The line of a failure repeats it, and nothing else. */
static void a_failure_repeats_alone(void **state)
{
    check_result all = check(&neg, (tn_code)neg_lane_left_out), one;
    check_options repeat = quick;
    check_code forms = { .form = { (tn_code)neg_lane_left_out } };
    (void)state;
    repeat.only = all.failure[0].problem;
    check_code_apart(&neg, &forms, &repeat, &one);
    assert_int_equal(one.status, CHECK_FAILED);
    assert_true(one.checks < 4);
    assert_string_equal(one.failure[0].sentence, all.failure[0].sentence);
}

/* A line that names no case checks nothing, and says so. */
static void a_case_that_is_not_there_is_skipped(void **state)
{
    check_options repeat = quick;
    check_code forms = { .form = { (tn_code)neg_right } };
    check_result result;
    (void)state;
    repeat.only = "neg f32 1x1x1";
    check_code_apart(&neg, &forms, &repeat, &result);
    assert_int_equal(result.status, CHECK_SKIPPED);
    assert_int_equal(result.checks, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_kernels_pass),       cmocka_unit_test(writes_outside_are_found),
        cmocka_unit_test(reads_outside_are_found),  cmocka_unit_test(wrong_values_are_found),
        cmocka_unit_test(old_contents_are_found),   cmocka_unit_test(differing_forms_are_found),
        cmocka_unit_test(a_failure_repeats_alone),  cmocka_unit_test(a_case_that_is_not_there_is_skipped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
