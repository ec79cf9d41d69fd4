/* check_row.c: kernels of one row: log_softmax. Expected values are computed here, in long double,
 * with the C library's functions; check_problem.c compares with the library's reference. */
#include "check_p.h"

#include <math.h>
#include <tenon/desc.h>

typedef struct row_work {
    check       *c;
    guard_tensor src, dst;
    int64_t      n;
    float        param[4];
    guard        params;                   /* where they end at a page */
    const float *given;
    void        *data[2];
} row_work;

static void run_row(tn_code code, void *arg)
{
    row_work *w = arg;
    ((tn_row_fn)code)(w->n, w->data, w->given);
}

/* -- Expected values ------------------------------------------------------------------------------*/

static double element(const row_work *w, int64_t i)
{
    return value_get(w->src.dtype, guard_element(&w->src, i));
}

/* Distances count in units of max(|y|, 1): y is a difference, and near 0 its last place means nothing. */
static void expect_log_softmax(const row_work *w, double *want, double *slack)
{
    double most = -INFINITY, scale = w->param[0];
    long double sum = 0;
    for (int64_t i = 0; i < w->n; i++) {
        double x = element(w, i) * scale;
        most = isnan(x) || x > most ? x : most;
    }
    for (int64_t i = 0; i < w->n; i++)
        sum += expl((long double)(element(w, i) * scale - most));
    for (int64_t i = 0; i < w->n; i++) {
        want[i] = (double)((long double)(element(w, i) * scale - most) - logl(sum));
        slack[i] = w->c->kernel->ulp * value_ulp(w->dst.dtype, fmax(fabs(want[i]), 1));
    }
}

/* -- One case -------------------------------------------------------------------------------------*/

static void one_case(row_work *w, int64_t n, int64_t offset, bool at_end, value_fill fill, int64_t shift)
{
    check *c = w->c;
    check_text line = { .length = 0 };
    check_case k = { .operand = { &w->src, &w->dst },
                     .operands = 2,
                     .run = run_row,
                     .arg = w,
                     .any_zero = true,
                     .same = fill == VALUE_SAME };
    w->n = n;
    w->src.rank = w->dst.rank = 1;
    w->src.stride[0] = w->dst.stride[0] = 1;
    w->src.extent[0] = n;
    w->dst.extent[0] = n;
    if (!guard_place(&w->src, offset, at_end) || !guard_place(&w->dst, offset, at_end))
        return;
    w->data[0] = w->src.base;
    w->data[1] = w->dst.base;
    check_add(&line, "%s f32", c->row->name);
    check_add_tensor(&line, &w->src, offset);
    for (int i = 0; i < 4 && c->row->floats[i]; i++)
        check_add(&line, " %s %.9g", c->row->floats[i], w->param[i]);
    k.line = line.text;
    if (!check_wants(c, line.text) || !check_expect(c, w->dst.count, &k.want, &k.slack))
        return;
    check_blank(&w->src);
    check_blank(&w->dst);
    check_fill(c, &w->src, fill, shift);
    expect_log_softmax(w, k.want, k.slack);
    check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

static void check_lengths(row_work *w)
{
    int64_t v = w->c->lanes;
    const int64_t length[] = { 0,         1,         2,     3,         v - 1,     v,   v + 1,
                               2 * v + 3, 4 * v - 1, 4 * v, 4 * v + 1, 9 * v + 5, 1003 };
    for (size_t i = 0; i < sizeof length / sizeof *length; i++)
        for (int64_t offset = 0; offset < 16; offset += check_by_effort(w->c, 3, 1, 1))
            for (int at_end = 0; at_end < 2; at_end++)
                one_case(w, length[i], offset, at_end, VALUE_NORMAL, 0);
}

/* One special value at any place, then many; equal elements. */
static void check_specials(row_work *w)
{
    int64_t v = w->c->lanes, s = (int64_t)value_specials;
    for (int64_t i = 0; i < check_by_effort(w->c, 2, 8, 40) * s; i++)
        one_case(w, 1 + i % (6 * v), i % 16, i & 1, VALUE_ONE_SPECIAL, i);
    for (int64_t i = 0; i < s; i++) {
        one_case(w, s + i % 7, i % 16, i & 1, VALUE_SPECIAL, i);
        one_case(w, 5 * v + i, i % 16, i & 1, VALUE_SAME, i);
    }
}

/* Long rows: where a plain sum of exponentials would have lost its digits. */
static void check_long(row_work *w)
{
    int64_t longest = check_by_effort(w->c, (int64_t)1 << 17, (int64_t)1 << 20, (int64_t)1 << 24);
    for (int64_t n = 5000; n <= longest; n = 5 * n + 7)
        one_case(w, n, n % 16, n & 1, VALUE_NORMAL, 0);
}

void check_row(check *c)
{
    static const float scales[] = { 1.0f, 0.125f, -3.0f };
    row_work w = { .c = c };
    w.src.dtype = (tn_dtype)c->kernel->dtype[0];
    w.dst.dtype = (tn_dtype)c->kernel->dtype[1];
    for (int i = 0; i < (c->row->floats[0] ? 3 : 1); i++) {
        w.param[0] = scales[i];
        w.given = check_params(c->row, w.param, &w.params);
        check_lengths(&w);
        check_specials(&w);
        check_long(&w);
    }
    guard_release(&w.src.memory);
    guard_release(&w.dst.memory);
    guard_release(&w.params);
}
