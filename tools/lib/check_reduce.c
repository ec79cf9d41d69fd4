/* check_reduce.c: kernels of reductions, of rows and of columns. Expected values are computed here, in long
 * double or on integers; check_problem.c compares with the library's reference. */
#include "check_p.h"

#include <float.h>
#include <kernel/reduce_p.h>
#include <math.h>
#include <string.h>

enum { MOST_COLUMNS = 512 };

typedef struct reduce_work {
    check       *c;
    guard_tensor src, dst;
    int64_t      rows, n;      /* rows: 1 for kernels of rows */
    tn_op        op;           /* which the kernel is to be: amax or amin, … */
    tn_dtype     as;           /* u64 kernels: the type whose order counts */
    float        param[3];
    guard        params;                   /* where they end at a page */
    const float *given;
} reduce_work;

static bool by_columns(const reduce_work *w) { return w->c->kernel->info.abi == TN_ABI_COLUMNS; }
static bool finds(const reduce_work *w) { return w->c->kernel->op == TN_OP_ARGMAX; }
static bool is_float(const reduce_work *w) { return tn_dtype_is_float(w->src.dtype); }

/* -- Running --------------------------------------------------------------------------------------*/

/* Places by columns go on from row 0. A best that is not what lies at its place makes the place wrong. */
static void run_places(tn_columns_fn fn, reduce_work *w)
{
    _Alignas(8) char best[MOST_COLUMNS * 8];
    size_t elem = w->src.elem;
    void *data[] = { w->src.base, best, w->dst.base };
    for (int64_t j = 0; j < w->n; j++)
        memcpy(best + (size_t)j * elem, guard_element(&w->src, j), elem);
    if (w->n > 0)
        memset(w->dst.base, 0, (size_t)w->n * elem);
    fn(w->rows, w->n, w->src.stride[0], data, w->given);
    for (int64_t j = 0; j < w->n; j++) {
        uint64_t place = value_bits(w->dst.dtype, guard_element(&w->dst, j));
        if (place < (uint64_t)w->rows &&
            memcmp(best + (size_t)j * elem, guard_element(&w->src, (int64_t)place * w->n + j), elem) != 0)
            memset(guard_element(&w->dst, j), 0xFF, elem);
    }
}

static void run_reduce(tn_code code, void *arg)
{
    reduce_work *w = arg;
    void *data[] = { w->src.base, w->dst.base };
    if (!by_columns(w))
        ((tn_row_fn)code)(w->n, data, w->given);
    else if (finds(w))
        run_places((tn_columns_fn)code, w);
    else
        ((tn_columns_fn)code)(w->rows, w->n, w->src.stride[0], data, w->given);
}

/* -- Expected values: of elements from + i·step, i < count ------------------------------------------*/

typedef struct slice {
    int64_t from, step, count;
} slice;

static double element(const reduce_work *w, const slice *s, int64_t i)
{
    return value_get(w->src.dtype, guard_element(&w->src, s->from + i * s->step));
}

/* The bound of pairwise summation over blocks of 16 (rules, 9): (log2 n + 16) units of rounding of Σ|x|. */
static void expect_sum(const reduce_work *w, const slice *s, double *want, double *slack)
{
    bool wide = w->src.dtype == TN_F64;
    long double sum = 0, magnitude = 0;
    for (int64_t i = 0; i < s->count; i++) {
        sum += (long double)element(w, s, i);
        magnitude += fabsl((long double)element(w, s, i));
    }
    double terms = s->count > 1 ? log2((double)s->count) : 0;
    *want = (double)sum;
    *slack = (double)(magnitude * (wide ? 0x1p-53L : 0x1p-24L)) * (terms + 16);
    if (isfinite(magnitude) && magnitude > (wide ? (long double)DBL_MAX : (long double)FLT_MAX))
        *slack = INFINITY;                                       /* partial sums may overflow */
}

/* A rounding a factor, in any order; where products leave the normal numbers, no bound is known. */
static void expect_product(const reduce_work *w, const slice *s, double *want, double *slack)
{
    long double product = 1, low = 1, high = 1;
    for (int64_t i = 0; i < s->count; i++) {
        long double x = (long double)element(w, s, i), size = fabsl(x);
        product *= x;
        low *= size < 1 ? size : 1;
        high *= size > 1 ? size : 1;
    }
    *want = (double)product;
    *slack = fabs((double)product) * 0x1p-53 * (double)s->count;
    if (isfinite(high) && isfinite(product) && (high > (long double)DBL_MAX || low < (long double)DBL_MIN))
        *slack = INFINITY;
}

static void expect_largest(const reduce_work *w, const slice *s, double *want)
{
    bool least = w->op == TN_OP_AMIN;
    double best = least ? (double)INFINITY : -(double)INFINITY;
    for (int64_t i = 0; i < s->count; i++) {
        double x = element(w, s, i);
        if (isnan(x) || (least ? x < best : x > best))
            best = x;
        if (isnan(x))
            break;
    }
    *want = best + 0.0;
}

static int64_t first_best(const reduce_work *w, const slice *s)
{
    uint64_t turn = tni_turn_bits(w->op, w->as), top = 0;
    double best = 0;
    int64_t place = 0;
    for (int64_t i = 0; i < s->count; i++) {
        uint64_t bits = value_bits(w->src.dtype, guard_element(&w->src, s->from + i * s->step)) ^ turn;
        double x = is_float(w) ? (w->op == TN_OP_ARGMIN ? -element(w, s, i) : element(w, s, i)) : 0;
        if (i > 0 && !(is_float(w) ? x > best || isnan(x) : bits > top))
            continue;
        place = i;
        best = x;
        top = bits;
        if (isnan(x))
            break;
    }
    return place;
}

static uint64_t integer_bits(const reduce_work *w, const slice *s)
{
    uint64_t turn = tni_turn_bits(w->op, w->as), bits = w->op == TN_OP_PROD;
    bool largest = w->c->kernel->op == TN_OP_AMAX;
    for (int64_t i = 0; i < s->count; i++) {
        uint64_t x = value_bits(w->src.dtype, guard_element(&w->src, s->from + i * s->step));
        if (largest)
            bits = i == 0 || (x ^ turn) > bits ? x ^ turn : bits;
        else
            bits = w->op == TN_OP_PROD ? bits * x : bits + x;
    }
    if (largest)
        bits ^= turn;
    return w->src.elem == 4 ? (uint32_t)bits : bits;
}

static void expect(reduce_work *w, const slice *s, double *want, double *slack, uint64_t *bits)
{
    *slack = 0;
    if (finds(w))
        *bits = (uint64_t)first_best(w, s);
    else if (!is_float(w))
        *bits = integer_bits(w, s);
    else if (w->op == TN_OP_SUM)
        expect_sum(w, s, want, slack);
    else if (w->op == TN_OP_PROD)
        expect_product(w, s, want, slack);
    else
        expect_largest(w, s, want);
}

/* -- One case -------------------------------------------------------------------------------------*/

static bool lay_out(reduce_work *w, int64_t rows, int64_t n, int64_t gap, int64_t offset, bool at_end)
{
    w->rows = rows;
    w->n = n;
    w->src.rank = 2;
    w->src.extent[0] = rows;
    w->src.extent[1] = n;
    w->src.stride[0] = n + gap;
    w->src.stride[1] = w->dst.stride[0] = 1;
    w->dst.rank = 1;
    w->dst.extent[0] = by_columns(w) ? n : 1;
    return guard_place(&w->src, offset, at_end) && guard_place(&w->dst, by_columns(w) ? offset : 0, at_end);
}

static void name_case(const reduce_work *w, check_text *line, int64_t offset)
{
    guard_tensor row = w->src;
    if (!by_columns(w)) {
        row.rank = 1;
        row.extent[0] = w->n;
        row.stride[0] = 1;
    }
    check_add(line, "%s %s", tn_op_name(w->op), tn_dtype_name(w->as));
    check_add_tensor(line, &row, offset);
    check_add(line, " axis 0");
}

static void one_case(reduce_work *w, int64_t rows, int64_t n, int64_t gap, int64_t offset, bool at_end,
                     value_fill fill, int64_t shift)
{
    check *c = w->c;
    check_text line = { .length = 0 };
    check_case k = { .operand = { &w->src, &w->dst },
                     .operands = 2,
                     .run = run_reduce,
                     .arg = w,
                     .any_zero = w->op == TN_OP_SUM || w->op == TN_OP_PROD,
                     .same = fill == VALUE_SAME };
    if (!lay_out(w, rows, n, gap, offset, at_end))
        return;
    name_case(w, &line, offset);
    k.line = line.text;
    if (!check_wants(c, line.text) || !check_expect(c, w->dst.count, &k.want, &k.slack))
        return;
    check_blank(&w->src);
    check_blank(&w->dst);
    check_fill(c, &w->src, fill, shift);
    uint64_t *bits = (uint64_t *)(void *)k.want;               /* the room of a value holds its bits */
    for (int64_t j = 0; j < w->dst.count; j++) {
        slice s = { by_columns(w) ? j : 0, by_columns(w) ? n : 1, by_columns(w) ? rows : n };
        double want = 0;
        uint64_t pattern = 0;
        expect(w, &s, &want, &k.slack[j], &pattern);
        if (finds(w) || !is_float(w))
            bits[j] = pattern;
        else
            k.want[j] = want;
    }
    if (finds(w) || !is_float(w)) {
        k.want = NULL;
        k.bits = bits;
    }
    check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

static bool needs_elements(const reduce_work *w)
{
    return w->c->kernel->op == TN_OP_AMAX || finds(w);
}

static void check_lengths(reduce_work *w)
{
    int64_t v = w->c->lanes;
    bool down = by_columns(w);
    const int64_t length[] = { 0,         1,         2,     3,         v - 1,     v,   v + 1,
                               2 * v + 3, 4 * v - 1, 4 * v, 4 * v + 1, 9 * v + 5, down ? 300 : 1003 };
    for (size_t i = 0; i < sizeof length / sizeof *length; i++)
        for (int64_t offset = 0; offset < 16; offset += check_by_effort(w->c, 5, 3, 1))
            for (int at_end = 0; at_end < 2; at_end++) {
                int64_t rows = down ? 1 + (int64_t)i % 16 : 1, gap = down ? offset % 5 : 0;
                if (length[i] > 0 || down || !needs_elements(w))
                    one_case(w, rows, length[i], gap, offset, at_end, VALUE_NORMAL, 0);
            }
}

/* One special value at any place, then many; equal elements. Integers have none. */
static void check_specials(reduce_work *w)
{
    int64_t v = w->c->lanes, s = (int64_t)value_specials, rows = by_columns(w) ? 7 : 1;
    value_fill one = is_float(w) ? VALUE_ONE_SPECIAL : VALUE_NORMAL;
    for (int64_t i = 0; i < check_by_effort(w->c, 2, 6, 40) * s; i++)
        one_case(w, rows, 1 + i % (6 * v), 0, i % 16, i & 1, one, i);
    for (int64_t i = 0; i < s; i++) {
        one_case(w, rows, s + i % 7, 1, i % 16, i & 1, is_float(w) ? VALUE_SPECIAL : VALUE_NORMAL, i);
        one_case(w, rows, 5 * v + i, 0, i % 16, i & 1, VALUE_SAME, i);
    }
}

/* Long rows: where a plain sum would have lost its digits. */
static void check_long(reduce_work *w)
{
    int64_t longest = check_by_effort(w->c, (int64_t)1 << 15, (int64_t)1 << 18, (int64_t)1 << 24);
    for (int64_t n = 5000; n <= longest && !by_columns(w); n = 5 * n + 7)
        one_case(w, 1, n, 0, n % 16, n & 1, VALUE_NORMAL, 0);
    if (w->op == TN_OP_SUM && !by_columns(w))
        one_case(w, 1, longest, 0, 0, true, VALUE_SAME, 16);
}

static void check_as(reduce_work *w, tn_op op, tn_dtype as)
{
    uint64_t turn = needs_elements(w) ? tni_turn_bits(op, as) : 0;
    w->op = op;
    w->as = as;
    memset(w->param, 0, sizeof w->param);
    memcpy(w->param, &turn, sizeof turn);
    w->given = guard_copy(&w->params, w->param, sizeof w->param);
    w->c->no_memory |= !w->given;
    check_lengths(w);
    check_specials(w);
    check_long(w);
}

void check_reduce(check *c)
{
    reduce_work w = { .c = c };
    tn_op op = (tn_op)c->kernel->op;
    w.src.dtype = (tn_dtype)c->kernel->dtype[0];
    w.dst.dtype = (tn_dtype)c->kernel->dtype[1];
    if (by_columns(&w) && finds(&w))
        w.dst.dtype = tn_dtype_size(w.src.dtype) == 4 ? TN_U32 : TN_U64;
    check_as(&w, op, w.src.dtype);
    if (needs_elements(&w)) {
        tn_op least = op == TN_OP_AMAX ? TN_OP_AMIN : TN_OP_ARGMIN;
        check_as(&w, least, w.src.dtype);
        if (w.src.dtype == TN_U64) {
            check_as(&w, op, TN_I64);
            check_as(&w, least, TN_I64);
        }
    }
    guard_release(&w.src.memory);
    guard_release(&w.dst.memory);
    guard_release(&w.params);
}
