/* check_loss.c: kernels of columns of scores; and how far a loss may lie from the reference: its bound, of
 * each place's loss, in units of the larger of that loss and 1, weighted and taken together as the losses
 * are; and half a unit of the result. */
#include "check_p.h"

#include <float.h>
#include <math.h>

#include "ids.h"

/* Half a unit in the last place of a result rounded once. */
static double half_unit(tn_dtype dtype, double value)
{
    int digits = dtype == TN_F64 ? 53 : dtype == TN_F32 ? 24 : dtype == TN_F16 ? 11 : 8;
    double least = dtype == TN_F64 ? 0x1p-1074 : dtype == TN_F16 ? 0x1p-24 : 0x1p-149;
    return fmax(ldexp(fabs(value), -digits), least);
}

/* No loss of a place is larger: twice the largest score, and the logarithm of the classes. */
static double largest_loss(const guard_tensor *x)
{
    double most = 1;
    for (int64_t i = 0; i < x->count; i++)
        most = fmax(most, fabs(value_get(x->dtype, guard_element(x, i))));
    return 2 * most + log(1 + (double)x->extent[1]);
}

static double weight_of(const tn_desc *desc, const guard_tensor *operand, int64_t place)
{
    int64_t target = (int64_t)value_get(operand[1].dtype, guard_element(&operand[1], place));
    if (target == desc->ints[1])
        return 0;
    return desc->ints[2] ? value_get(operand[2].dtype, guard_element(&operand[2], target)) : 1;
}

void check_loss_slack(const check *c, const tn_desc *desc, const guard_tensor *operand, int64_t count,
                      const double *want, double *slack)
{
    tn_dtype dtype = operand[0].dtype;
    double largest = largest_loss(&operand[0]), all = 0, sum = 0;
    double unit = (double)c->row->ulp * (dtype == TN_F64 ? 0x1p-52 : 0x1p-23) * largest;
    for (int64_t i = 0; i < operand[1].count; i++) {
        double weight = weight_of(desc, operand, i);
        sum += weight;
        all += fabs(weight);
        if (desc->ints[0] == 2)
            slack[i] = unit * fabs(weight) + half_unit(dtype, want[i]) * 2;
    }
    if (desc->ints[0] != 2)
        for (int64_t i = 0; i < count; i++)
            slack[i] = unit * (desc->ints[0] ? all : all / fabs(sum)) + half_unit(dtype, want[i]) * 2;
    for (int64_t i = 0; i < count; i++)
        if (isnan(slack[i]) || largest > FLT_MAX / 16)     /* beyond what F32 holds on the way */
            slack[i] = INFINITY;
}

/* -- Columns of scores: maxima, then logarithms -------------------------------------------------*/

typedef struct columns_work {
    check       *c;
    guard_tensor src, dst;     /* dst: a row of maxima, a row of logarithms */
    int64_t      rows, n;
    float        scale;
    guard        params;       /* where it ends at a page */
    const float *given;
} columns_work;

static void run_columns(tn_code code, void *arg)
{
    columns_work *w = arg;
    void *data[] = { w->src.base, w->dst.base, w->dst.base + (size_t)w->n * w->dst.elem };
    ((tn_columns_fn)code)(w->rows, w->n, w->src.stride[0], data, w->given);
}

/* The logarithm counts in units of max(|log|, 1); the maximum is exact, but where there is a NaN, which the
 * logarithm tells. */
static void expect_columns(const columns_work *w, double *want, double *slack)
{
    for (int64_t j = 0; j < w->n; j++) {
        double most = -INFINITY;
        long double sum = 0;
        bool lost = false;
        for (int64_t i = 0; i < w->rows; i++) {
            double x = value_get(TN_F32, guard_element(&w->src, i * w->n + j));
            lost |= isnan(x);
            most = x > most ? x : most;
        }
        for (int64_t i = 0; i < w->rows; i++)
            sum += expl((long double)w->scale *
                        ((long double)value_get(TN_F32,
                                                guard_element(&w->src, i * w->n + j)) - (long double)most));
        want[j] = most;
        slack[j] = lost ? INFINITY : 0;
        want[w->n + j] = (double)logl(sum);
        slack[w->n + j] = w->c->kernel->ulp * value_ulp(TN_F32, fmax(fabs(want[w->n + j]), 1));
    }
}

static void one_block(columns_work *w, int64_t rows, int64_t n, int64_t offset, value_fill fill,
                      int64_t shift)
{
    check *c = w->c;
    check_text line = { .length = 0 };
    check_case k = { .operand = { &w->src, &w->dst }, .operands = 2, .run = run_columns, .arg = w,
                     .any_zero = true };
    w->rows = rows;
    w->n = n;
    w->src = (guard_tensor){ .memory = w->src.memory, .dtype = TN_F32, .rank = 2, .extent = { rows, n },
                             .stride = { n + offset % 5, 1 } };
    w->dst = (guard_tensor){ .memory = w->dst.memory, .dtype = TN_F32, .rank = 2, .extent = { 2, n },
                             .stride = { n, 1 } };
    if (!guard_place(&w->src, offset, shift & 1) || !guard_place(&w->dst, offset, shift & 1))
        return;
    check_add(&line, "log_softmax f32");
    check_add_tensor(&line, &w->src, offset);
    check_add(&line, " axis 0 scale %.9g", (double)w->scale);
    if (!check_wants(c, line.text) || !check_expect(c, 2 * n, &k.want, &k.slack))
        return;
    k.line = line.text;
    check_blank(&w->src);
    check_blank(&w->dst);
    check_fill(c, &w->src, fill, shift);
    expect_columns(w, k.want, k.slack);
    check_run(c, &k);
}

void check_log_sums(check *c)
{
    static const float scales[] = { 1, 0.125f, 3 };
    static const int64_t rows[] = { 1, 2, 3, 21, 32, 33, 100, 1000 };
    columns_work w = { .c = c };
    int64_t v = c->lanes, s = (int64_t)value_specials;
    for (int p = 0; p < 3; p++) {
        const int64_t wide[] = { 0, 1, v - 1, v, v + 1, 2 * v + 3, 5 * v };
        w.scale = scales[p];
        w.given = check_params(c->row, &w.scale, &w.params);
        for (int64_t i = 0; i < (int64_t)(sizeof rows / sizeof *rows); i++)
            for (int64_t j = 0; j < (int64_t)(sizeof wide / sizeof *wide); j++)
                one_block(&w, rows[i], wide[j], (i + j) % 16, VALUE_NORMAL, i + j);
        for (int64_t i = 0; i < check_by_effort(c, 2, 8, 40) * s; i++)
            one_block(&w, 1 + i % 40, 1 + i % (3 * v), i % 16, i % 3 ? VALUE_ONE_SPECIAL : VALUE_SPECIAL, i);
    }
    guard_release(&w.src.memory);
    guard_release(&w.dst.memory);
    guard_release(&w.params);
}
