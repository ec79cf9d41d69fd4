/* test_reduce.c: reductions against NumPy and math.fsum: replays reduce.txt, which make_reduce.py writes,
 * by every table and number of threads; then what no table of numbers says: NaN, ties, zeros, errors, long
 * sums. */
#include "expect.h"

#include <math.h>
#include <stdlib.h>
#include <tenon/tenon.h>

#include "core/core_p.h"

enum { MOST = 1 << 14, LINE = 1 << 14, TABLES = 3, COUNTS = 4 };

/* -- Contexts: tables × numbers of threads ---------------------------------------------------------------*/

static const size_t counts[COUNTS] = { 1, 2, 3, 8 };
static const tn_threads *threads[COUNTS];
static tn_ctx *contexts[TABLES][COUNTS];       /* dense fast, dense exact, reference */

static int open_contexts(void **state)
{
    const tn_kernels *tables[TABLES] = { tn_kernels_dense(TN_ISA_BEST, TN_FAST),
                                         tn_kernels_dense(TN_ISA_BEST, TN_EXACT), tn_kernels_reference() };
    (void)state;
    for (int n = 0; n < COUNTS; n++) {
        OK(tn_threads_create(TN_WITH(tn_threads_options, .count = counts[n]), &threads[n], err));
        for (int t = 0; t < TABLES; t++)
            OK(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = tables[t], .threads = threads[n]),
                             &contexts[t][n], err));
    }
    return 0;
}

static int close_contexts(void **state)
{
    (void)state;
    for (int n = 0; n < COUNTS; n++) {
        for (int t = 0; t < TABLES; t++)
            tn_ctx_destroy(contexts[t][n]);
        tn_threads_destroy(threads[n]);
    }
    return 0;
}

/* -- Cases of reduce.txt ---------------------------------------------------------------------------------*/

typedef struct reduce_case {
    char     line[160];
    tn_op    op;
    tn_dtype dtype;
    tn_dims  shape, stride, axes;
    bool     keep;
    _Alignas(64) char memory[MOST * 8];
    tn_tensor x;
} reduce_case;

/* "3x4x5", "-20,5,1", "-" for none. */
static tn_dims numbers_of(const char *text)
{
    tn_dims d = { 0, { 0 } };
    if (strcmp(text, "-") == 0)
        return d;
    for (char *end = (char *)text;; end++) {
        d.v[d.count++] = (int32_t)strtol(end, &end, 10);
        if (*end == '\0' || *end == '\n')
            return d;
    }
}

static tn_op op_of(const char *name)
{
    for (int op = TN_OP_SUM; op <= TN_OP_ARGMIN; op++)
        if (strcmp(tn_op_name((tn_op)op), name) == 0)
            return (tn_op)op;
    fail_msg("no reduction '%s'", name);
    return TN_OP_NONE;
}

static tn_dtype dtype_of(const char *name)
{
    for (int code = 1; code < 32; code++)
        if (tn_dtype_size((tn_dtype)code) && strcmp(tn_dtype_name((tn_dtype)code), name) == 0)
            return (tn_dtype)code;
    fail_msg("no dtype '%s'", name);
    return TN_DTYPE_NONE;
}

/* As in make_reduce.py. */
static void put_value(const reduce_case *c, int64_t i, char *at)
{
    static const double factors[] = { 1, -1, 2, 0.5, 1.5, -2, 0.5, 1 };
    uint64_t bits = ((uint64_t)i * 2654435761u + 12345) * 0x9E3779B97F4A7C15u;
    bits ^= bits >> 29;
    if (!tn_dtype_is_float(c->dtype))
        memcpy(at, &bits, tn_dtype_size(c->dtype));
    else if (c->op == TN_OP_PROD)
        tni_store_f64(c->dtype, at, factors[bits % 8]);
    else
        tni_store_f64(c->dtype, at, ((double)(bits % 255) - 127) / 8);
}

static void read_case(reduce_case *c)
{
    char op[16], dtype[8], shape[64], stride[64], axes[32];
    int keep;
    int64_t low = 0, high = 0, size;
    bool empty = false;
    assert_int_equal(sscanf(c->line, "%15s %7s %63s %63s %31s %d", op, dtype, shape, stride, axes, &keep), 6);
    c->op = op_of(op);
    c->dtype = dtype_of(dtype);
    c->shape = numbers_of(shape);
    c->stride = numbers_of(stride);
    c->axes = numbers_of(axes);
    c->keep = keep;
    for (int d = 0; d < c->shape.count; d++) {
        int64_t reach = (c->shape.v[d] - (int64_t)1) * c->stride.v[d];
        *(reach < 0 ? &low : &high) += reach;
        empty |= c->shape.v[d] == 0;
    }
    if (empty)
        low = high = 0;
    size = (int64_t)tn_dtype_size(c->dtype);
    assert_true(high - low < MOST);
    for (int64_t i = 0; i <= high - low; i++)
        put_value(c, i, c->memory + i * size);
    tn_foreign f = { .size = sizeof f, .data = c->memory, .bytes = (size_t)((high - low + 1) * size),
                     .dtype = c->dtype, .shape = c->shape, .stride = c->stride, .offset = (int32_t)-low };
    OK(tn_tensor_from_data(contexts[0][0], &f, &c->x, err));
}

/* -- Judging ---------------------------------------------------------------------------------------------*/

/* Half a unit of the result's type, and of sums (log2 n + 16) roundings of the type that computes. */
static double allowed(const reduce_case *c, double want, double magnitude)
{
    double terms = 1, unit = c->dtype == TN_F64 ? 0x1p-53 : 0x1p-24;
    double own = c->dtype == TN_F16 ? 0x1p-11 : c->dtype == TN_BF16 ? 0x1p-8 : unit;
    for (int d = 0; d < c->axes.count; d++)
        terms *= c->shape.v[c->axes.v[d]];
    double least = c->dtype == TN_F16 ? 0x1p-25 : 0x1p-149;
    if (c->op == TN_OP_PROD)
        return fabs(want) * (own + terms * 0x1p-52) + least;
    return fabs(want) * own + magnitude * unit * (log2(terms > 1 ? terms : 1) + 16) + least;
}

static void judge_float(const reduce_case *c, const tn_tensor *y, int64_t i, const char *word)
{
    char *end;
    double want = strtod(word, &end), magnitude = strtod(end + 1, NULL);
    double got = tni_load_f64(c->dtype, (char *)tni_address(y) + (size_t)i * tn_dtype_size(c->dtype));
    bool exact = c->op == TN_OP_AMAX || c->op == TN_OP_AMIN;
    char rounded[8];
    tni_store_f64(c->dtype, rounded, want);
    if (isnan(want) ? isnan(got) : got == tni_load_f64(c->dtype, rounded))
        return;
    if (exact || !(fabs(got - want) <= allowed(c, want, magnitude)))
        fail_msg("%s: element %d is %.17g, not %.17g", c->line, (int)i, got, want);
}

static void judge_integer(const reduce_case *c, const tn_tensor *y, int64_t i, const char *word)
{
    int64_t got = tni_load_i64(y->dtype, (char *)tni_address(y) + (size_t)i * tn_dtype_size(y->dtype));
    int64_t want = y->dtype == TN_U64 ? (int64_t)strtoull(word, NULL, 10) : strtoll(word, NULL, 10);
    if (got != want)
        fail_msg("%s: element %d is %lld, not %s", c->line, (int)i, (long long)got, word);
}

/* Every word of results against an element of y. */
static void judge(const reduce_case *c, const tn_tensor *y, const char *results)
{
    static char words[LINE];
    char *rest = NULL;
    int64_t i = 0, count = tn_tensor_count(y);
    bool places = c->op == TN_OP_ARGMAX || c->op == TN_OP_ARGMIN;
    assert_int_equal(y->dtype, places ? TN_I64 : c->dtype);
    assert_int_equal(y->rank, c->keep ? c->shape.count : c->shape.count - c->axes.count);
    snprintf(words, sizeof words, "%s", strcmp(results, "-\n") == 0 ? "" : results);
    for (char *word = strtok_r(words, " \n", &rest); word; word = strtok_r(NULL, " \n", &rest), i++) {
        if (i >= count)
            fail_msg("%s: %d elements are too few", c->line, (int)count);
        (tn_dtype_is_float(y->dtype) ? judge_float : judge_integer)(c, y, i, word);
    }
    assert_int_equal(i, count);
}

static void run_case(reduce_case *c, const char *results)
{
    for (int t = 0; t < TABLES; t++) {
        tn_tensor first;
        for (int n = 0; n < COUNTS; n++) {
            tn_tensor y;
            OK(tn_reduce(contexts[t][n], c->op, &c->x, c->axes, c->keep, &y, err));
            if (n == 0) {
                judge(c, &y, results);
                first = y;
                continue;
            }
            size_t bytes = (size_t)tn_tensor_count(&y) * tn_dtype_size(y.dtype);
            if (bytes)
                assert_memory_equal(tni_address(&y), tni_address(&first), bytes);
            OK(tn_tensor_release(&y, err));
        }
        OK(tn_tensor_release(&first, err));
    }
}

static void as_numpy_says(void **state)
{
    static reduce_case c;
    static char results[LINE];
    FILE *file = fopen(TESTS_DIR "/unit/reduce.txt", "r");
    int cases = 0;
    (void)state;
    assert_non_null(file);
    for (; fgets(c.line, sizeof c.line, file) && fgets(results, sizeof results, file); cases++) {
        c.line[strcspn(c.line, "\n")] = '\0';
        read_case(&c);
        run_case(&c, results);
        OK(tn_tensor_release(&c.x, err));
    }
    fclose(file);
    assert_true(cases > 500);
}

/* -- Values by hand --------------------------------------------------------------------------------------*/

/* A tensor of these values in a type. */
static tn_tensor tensor_of(tn_dtype dtype, tn_dims shape, const double *values)
{
    tn_tensor t;
    OK(tn_tensor_new(contexts[0][0], dtype, shape, &t, err));
    for (int64_t i = 0; i < tn_tensor_count(&t); i++)
        tni_store_f64(dtype, (char *)tni_address(&t) + (size_t)i * tn_dtype_size(dtype), values[i]);
    return t;
}

/* op of x over an axis, by every table, is these; NaN is NaN, and zeros have their sign. */
static void gives(tn_op op, const tn_tensor *x, int axis, const double *want)
{
    for (int t = 0; t < TABLES; t++) {
        tn_tensor y;
        OK(tn_reduce(contexts[t][1], op, x, TN_AXES(axis), false, &y, err));
        for (int64_t i = 0; i < tn_tensor_count(&y); i++) {
            double got = tni_load_f64(y.dtype, (char *)tni_address(&y) + (size_t)i * tn_dtype_size(y.dtype));
            bool same = isnan(want[i]) ? isnan(got) : got == want[i] && signbit(got) == signbit(want[i]);
            if (!same)
                fail_msg("%s %s of table %d: element %d is %g, not %g", tn_op_name(op),
                         tn_dtype_name(x->dtype), t, (int)i, got, want[i]);
        }
        OK(tn_tensor_release(&y, err));
    }
}

static const tn_dtype floats[] = { TN_F32, TN_F64, TN_F16, TN_BF16 };

/* Rows and columns of n elements, `special` at one place, `also` behind it. */
static void nan_and_ties(tn_dtype dtype, int n)
{
    static double rows[64 * 9], columns[64 * 9], nan[9], first[9];
    for (int at = 0; at < n && at < 64; at++) {
        for (int r = 0; r < 9; r++)
            for (int i = 0; i < n; i++) {
                double v = i == at ? (double)NAN : i > at && i % 3 == 0 ? (double)NAN : (double)(i % 5);
                rows[r * n + i] = columns[i * 9 + r] = v;
            }
        for (int r = 0; r < 9; r++) {
            nan[r] = (double)NAN;
            first[r] = at;
        }
        tn_tensor x = tensor_of(dtype, TN_SHAPE(9, n), rows), y = tensor_of(dtype, TN_SHAPE(n, 9), columns);
        for (int op = TN_OP_AMAX; op <= TN_OP_AMIN; op++) {
            gives((tn_op)op, &x, 1, nan);
            gives((tn_op)op, &y, 0, nan);
        }
        for (int op = TN_OP_ARGMAX; op <= TN_OP_ARGMIN; op++) {
            gives((tn_op)op, &x, 1, first);
            gives((tn_op)op, &y, 0, first);
        }
        OK(tn_tensor_release(&x, err));
        OK(tn_tensor_release(&y, err));
    }
}

static void nan_wins_and_the_first_is_named(void **state)
{
    static const int lengths[] = { 1, 2, 3, 8, 17, 40, 61 };
    (void)state;
    for (size_t d = 0; d < 4; d++)
        for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++)
            nan_and_ties(floats[d], lengths[l]);
}

static void first_wins_ties(void **state)
{
    static double same[100], place[10];
    (void)state;
    for (int i = 0; i < 100; i++)
        same[i] = 3;
    for (int code = TN_F32; code <= TN_BF16; code++) {
        if (code == TN_BOOL || !tn_dtype_size((tn_dtype)code))
            continue;
        tn_tensor x = tensor_of((tn_dtype)code, TN_SHAPE(10, 10), same);
        for (int axis = 0; axis < 2; axis++) {
            gives(TN_OP_ARGMAX, &x, axis, place);
            gives(TN_OP_ARGMIN, &x, axis, place);
        }
        OK(tn_tensor_release(&x, err));
    }
}

/* A zero is +0 whatever its neighbours, infinities are numbers. */
static void zeros_and_infinities(void **state)
{
    const double x[] = { -0.0, 0, -0.0, -0.0, -0.0, -INFINITY, INFINITY, -INFINITY, -INFINITY };
    const double high[] = { 0, 0, INFINITY }, low[] = { 0, -INFINITY, -INFINITY };
    const double where_high[] = { 0, 0, 0 }, where_low[] = { 0, 2, 1 };
    (void)state;
    for (size_t d = 0; d < 4; d++) {
        tn_tensor t = tensor_of(floats[d], TN_SHAPE(3, 3), x);
        gives(TN_OP_AMAX, &t, 1, high);
        gives(TN_OP_AMIN, &t, 1, low);
        gives(TN_OP_ARGMAX, &t, 1, where_high);
        gives(TN_OP_ARGMIN, &t, 1, where_low);
        OK(tn_tensor_release(&t, err));
    }
}

static void places_run_with_the_axis(void **state)
{
    const double x[] = { 1, 7, 7, 0, 0 }, back_high[] = { 2 }, back_low[] = { 0 };
    tn_tensor t = tensor_of(TN_F32, TN_SHAPE(5), x), back;
    (void)state;
    OK(tn_flip(&t, 0, &back, err));
    gives(TN_OP_ARGMAX, &back, 0, back_high);
    gives(TN_OP_ARGMIN, &back, 0, back_low);
    OK(tn_tensor_release(&t, err));
}

/* -- Cases of bugs ---------------------------------------------------------------------------------------*/

static void a_s8_1_sums_do_not_stick(void **state)
{
    static double tall[1001 * 2], ones[4096 * 2];
    const double stuck[] = { 16778216, 16778216 }, all[] = { 4096, 4096 };
    (void)state;
    for (int i = 0; i < 1001 * 2; i++)
        tall[i] = i < 2 ? 16777216 : 1;
    for (int i = 0; i < 4096 * 2; i++)
        ones[i] = 1;
    tn_tensor x = tensor_of(TN_F32, TN_SHAPE(1001, 2), tall), turned;
    for (int t = 0; t < TABLES; t++)
        for (int flip = 0; flip < 2; flip++) {
            tn_tensor y;
            OK(tn_flip(&x, 0, &turned, err));
            OK(tn_sum(contexts[t][0], flip ? &turned : &x, TN_AXES(0), false, &y, err));
            for (int i = 0; i < 2; i++)
                assert_true(fabs((double)((float *)tni_address(&y))[i] - stuck[i]) <= 16);
            OK(tn_tensor_release(&y, err));
        }
    OK(tn_tensor_release(&x, err));
    for (size_t d = 0; d < 4; d++) {
        tn_tensor row = tensor_of(floats[d], TN_SHAPE(4096), ones);
        tn_tensor columns = tensor_of(floats[d], TN_SHAPE(4096, 2), ones), back;
        OK(tn_flip(&columns, 0, &back, err));
        gives(TN_OP_SUM, &row, 0, all);
        gives(TN_OP_SUM, &columns, 0, all);
        gives(TN_OP_SUM, &back, 0, all);
        OK(tn_tensor_release(&row, err));
        OK(tn_tensor_release(&columns, err));
    }
}

/* A mean of halves does not overflow where their sum would; nor does a product whose factors cancel. */
static void halves_do_not_overflow_on_the_way(void **state)
{
    static double large[4096];
    const double mean[] = { 60000 }, product[] = { 1 };
    (void)state;
    for (int i = 0; i < 4096; i++)
        large[i] = 60000;
    tn_tensor x = tensor_of(TN_F16, TN_SHAPE(4096), large);
    gives(TN_OP_MEAN, &x, 0, mean);
    OK(tn_tensor_release(&x, err));
    for (int i = 0; i < 8; i++)
        large[i] = i < 4 ? 0x1p100 : 0x1p-100;
    x = tensor_of(TN_F32, TN_SHAPE(8), large);
    gives(TN_OP_PROD, &x, 0, product);
    OK(tn_tensor_release(&x, err));
}

static void a_s8_4_reductions_of_nothing(void **state)
{
    static const tn_op fails[] = { TN_OP_AMAX, TN_OP_AMIN, TN_OP_ARGMAX, TN_OP_ARGMIN };
    const double zero[3] = { 0 }, one[3] = { 1, 1, 1 }, nan[3] = { NAN, NAN, NAN };
    (void)state;
    for (int axis = 0; axis < 2; axis++) {
        tn_tensor x = tensor_of(TN_F32, axis ? TN_SHAPE(3, 0) : TN_SHAPE(0, 3), NULL), y;
        gives(TN_OP_SUM, &x, axis, zero);
        gives(TN_OP_PROD, &x, axis, one);
        gives(TN_OP_MEAN, &x, axis, nan);
        for (size_t i = 0; i < 4; i++) {
            FAILS(TN_ERR_SHAPE, axis ? "3x0: no element along axis 1" : "0x3: no element along axis 0",
                  tn_reduce(contexts[0][0], fails[i], &x, TN_AXES(axis), false, &y, err));
            OK(tn_reduce(contexts[0][0], fails[i], &x, TN_AXES(1 - axis), false, &y, err));
            assert_int_equal(tn_tensor_count(&y), 0);
            OK(tn_tensor_release(&y, err));
        }
        OK(tn_tensor_release(&x, err));
    }
}

/* No kernel takes a step from an axis of extent 1. */
static void a_s2_3_extents_of_1(void **state)
{
    const double x[] = { 0, 1, 2, 3, 4, 5, 6, 7 }, total[] = { 28 }, top[] = { 7 };
    tn_tensor t = tensor_of(TN_F32, TN_SHAPE(1, 1, 8), x), column;
    (void)state;
    OK(tn_transpose(&t, 1, 2, &column, err));                      /* 1x8x1, strides 8, 1, 8 */
    gives(TN_OP_SUM, &column, 1, total);
    gives(TN_OP_AMAX, &column, 1, top);
    gives(TN_OP_ARGMAX, &column, 1, top);
    gives(TN_OP_SUM, &column, 2, x);
    gives(TN_OP_SUM, &column, 0, x);
    gives(TN_OP_ARGMIN, &column, 2, (const double[8]){ 0 });
    OK(tn_tensor_release(&t, err));
}

/* -- What is refused -------------------------------------------------------------------------------------*/

static void errors(void **state)
{
    tn_ctx *ctx = contexts[0][0];
    tn_tensor x, i, y;
    (void)state;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(2, 3), &x, err));
    OK(tn_tensor_zeros(ctx, TN_I32, TN_SHAPE(2, 3), &i, err));
    FAILS(TN_ERR_ARG, "add is no reduction", tn_reduce(ctx, TN_OP_ADD, &x, TN_AXES(0), false, &y, err));
    FAILS(TN_ERR_DTYPE, "not for i32", tn_mean(ctx, &i, TN_AXES(0), false, &y, err));
    FAILS(TN_ERR_RANGE, "2", tn_amax(ctx, &x, TN_AXES(2), false, &y, err));
    FAILS(TN_ERR_ARG, "along one axis", tn_argmax(ctx, &x, TN_AXES(0, 1), false, &y, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_prod(ctx, &x, TN_AXES(0), false, NULL, err));
    OK(tn_tensor_release(&x, err));
    OK(tn_tensor_release(&i, err));
}

/* -- Long ones: parts, blocks and levels -----------------------------------------------------------------*/

/* Sums of whole numbers are exact in any order: n·(n − 1)/2 modulo something small. */
static void long_rows_and_columns(void **state)
{
    enum { N = 700001 };
    (void)state;
    for (int code = TN_F32; code <= TN_BF16; code++) {
        tn_dtype dtype = (tn_dtype)code;
        size_t size = tn_dtype_size(dtype);
        tn_tensor x, tall, y;
        if (dtype != TN_F32 && dtype != TN_F64 && dtype != TN_I16 && dtype != TN_F16)
            continue;
        OK(tn_tensor_zeros(contexts[0][0], dtype, TN_SHAPE(N * 2), &x, err));
        double sum[2] = { 0, 0 };
        for (int k = 0; k < N * 2; k++) {
            double v = k == N ? 9 : (k / 2 % 7) - 3;
            tni_store_f64(dtype, (char *)tni_address(&x) + (size_t)k * size, v);
            sum[k % 2] += v;
        }
        OK(tn_try_reshape(&x, TN_SHAPE(N, 2), &tall, err));
        for (int n = 0; n < COUNTS; n++) {
            OK(tn_sum(contexts[0][n], &tall, TN_AXES(0), false, &y, err));
            for (int j = 0; j < 2; j++)
                assert_true(tni_load_f64(dtype, (char *)tni_address(&y) + (size_t)j * size) == sum[j]);
            OK(tn_tensor_release(&y, err));
            OK(tn_argmax(contexts[0][n], &x, TN_AXES(0), false, &y, err));
            assert_int_equal(*(int64_t *)tni_address(&y), N);
            OK(tn_tensor_release(&y, err));
            OK(tn_argmax(contexts[0][n], &tall, TN_AXES(0), false, &y, err));
            assert_int_equal(((int64_t *)tni_address(&y))[N % 2], N / 2);
            assert_int_equal(((int64_t *)tni_address(&y))[1 - N % 2], 6);
            OK(tn_tensor_release(&y, err));
        }
        OK(tn_tensor_release(&x, err));
    }
}

/* Few stretches of many rows, which are cut into parts: [4000, 90], one row 100 and one row −100. */
static void columns_in_parts(void **state)
{
    enum { ROWS = 4000, COLUMNS = 90 };
    (void)state;
    for (size_t d = 0; d < 4; d++) {
        tn_tensor x;
        size_t size = tn_dtype_size(floats[d]);
        double high[COLUMNS], low[COLUMNS], top[COLUMNS], sum[COLUMNS];
        OK(tn_tensor_zeros(contexts[0][0], floats[d], TN_SHAPE(ROWS, COLUMNS), &x, err));
        for (int c = 0; c < COLUMNS; c++) {
            high[c] = (c * 37 + 5) % ROWS;
            low[c] = (c * 331 + 1000) % ROWS;
            top[c] = 100;
            sum[c] = 0;
            char *at = tni_address(&x);
            tni_store_f64(floats[d], at + ((size_t)high[c] * COLUMNS + (size_t)c) * size, 100);
            tni_store_f64(floats[d], at + ((size_t)low[c] * COLUMNS + (size_t)c) * size, -100);
        }
        gives(TN_OP_ARGMAX, &x, 0, high);
        gives(TN_OP_ARGMIN, &x, 0, low);
        gives(TN_OP_AMAX, &x, 0, top);
        gives(TN_OP_SUM, &x, 0, sum);
        gives(TN_OP_MEAN, &x, 0, sum);
        OK(tn_tensor_release(&x, err));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_numpy_says),
        cmocka_unit_test(nan_wins_and_the_first_is_named),
        cmocka_unit_test(first_wins_ties),
        cmocka_unit_test(zeros_and_infinities),
        cmocka_unit_test(places_run_with_the_axis),
        cmocka_unit_test(a_s8_1_sums_do_not_stick),
        cmocka_unit_test(halves_do_not_overflow_on_the_way),
        cmocka_unit_test(a_s8_4_reductions_of_nothing),
        cmocka_unit_test(a_s2_3_extents_of_1),
        cmocka_unit_test(errors),
        cmocka_unit_test(long_rows_and_columns),
        cmocka_unit_test(columns_in_parts),
    };
    return cmocka_run_group_tests(tests, open_contexts, close_contexts);
}
