/* check_norm.c: kernels of rows that keep their shape: softmax, log_softmax, layer_norm, rms_norm. Expected
 * values are computed here, in long double, with the C library's functions; check_problem.c compares with the
 * library's reference. */
#include "check_p.h"

#include <math.h>
#include <string.h>
#include <tenon/desc.h>

enum { MOST = 4 };             /* x, scale, bias, y */

/* How one case lies in memory: rows x_gap and y_gap elements further apart than they are long. */
typedef struct norm_shape {
    int64_t n[2], x_gap, y_gap, offset;
    bool    at_end, in_place;
} norm_shape;

typedef struct norm_work {
    check       *c;
    size_t       operands;
    guard_tensor tensor[MOST];
    int64_t      n[2], stride[MOST][2];
    void        *data[MOST];
    float        param[4];
    guard        params;                   /* where they end at a page */
    const float *given;
} norm_work;

static void run_norm(tn_code code, void *arg)
{
    norm_work *w = arg;
    ((tn_map_fn)code)(w->n, w->data, (const int64_t (*)[2])w->stride, w->given);
}

/* -- Expected values ------------------------------------------------------------------------------*/

static long double element(const norm_work *w, size_t operand, int64_t i)
{
    return (long double)value_get(w->tensor[operand].dtype, guard_element(&w->tensor[operand], i));
}

/* An error of the exponent is a part of it; of logarithms, distances count in units of max(|y|, 1). */
static void expect_softmax(const norm_work *w, int64_t row, double *want, double *slack)
{
    long double most = -INFINITY, sum = 0;
    int64_t n = w->n[1], from = row * n;
    double ulp = w->c->kernel->ulp;
    tn_dtype dtype = w->tensor[0].dtype;
    for (int64_t i = 0; i < n; i++) {
        long double x = element(w, 0, from + i);
        most = isnan(x) || x > most ? x : most;
    }
    for (int64_t i = 0; i < n; i++)
        sum += expl((long double)w->param[0] * (element(w, 0, from + i) - most));
    for (int64_t i = 0; i < n; i++) {
        long double t = (long double)w->param[0] * (element(w, 0, from + i) - most);
        bool log = w->c->kernel->op == TN_OP_LOG_SOFTMAX;
        want[i] = log ? (double)(t - logl(sum)) : (double)(expl(t) / sum);
        slack[i] = log ? ulp * value_ulp(dtype, fmax(fabs(want[i]), 1))
                       : ulp * value_ulp(dtype, want[i]) * (1 + fmin(fabs((double)t), 110) / 2);
    }
}

typedef struct moments { long double mean, variance; } moments;

/* Σ (x - about)^power / n of a row. */
static long double mean_power(const norm_work *w, int64_t from, long double about, int power)
{
    long double sum = 0;
    for (int64_t i = 0; i < w->n[1]; i++) {
        long double d = element(w, 0, from + i) - about;
        sum += power == 1 ? d : d * d;
    }
    return sum / w->n[1];
}

/* The second step makes the mean of equal elements exactly theirs. */
static moments moments_of(const norm_work *w, int64_t from)
{
    moments m = { 0, 0 };
    if (w->c->kernel->op == TN_OP_LAYER_NORM) {
        m.mean = mean_power(w, from, 0, 1);
        m.mean += mean_power(w, from, m.mean, 1);
    }
    m.variance = mean_power(w, from, m.mean, 2);
    return m;
}

/* The error is one of the row's spread, not of a difference that happens to be small. */
static void expect_norm(const norm_work *w, int64_t row, double *want, double *slack)
{
    int64_t n = w->n[1], from = row * n;
    bool centred = w->c->kernel->op == TN_OP_LAYER_NORM;
    moments m = moments_of(w, from);
    tn_dtype dtype = w->tensor[0].dtype;
    for (int64_t i = 0; i < n; i++) {
        long double scale = element(w, 1, from + i), bias = centred ? element(w, 2, from + i) : 0;
        long double z = (element(w, 0, from + i) - m.mean) / sqrtl(m.variance + (long double)w->param[0]);
        want[i] = (double)(z * scale + bias);
        double size = fmax(fmax(centred ? 1 : 0, fabs((double)z)) * fabs((double)scale), fabs((double)bias));
        slack[i] = isfinite(want[i]) ? w->c->kernel->ulp * value_ulp(dtype, size) : 0;
    }
}

static void expect_rows(const norm_work *w, check_case *k)
{
    bool softmax = w->operands == 2;
    for (int64_t r = 0; r < w->n[0]; r++)
        (softmax ? expect_softmax : expect_norm)(w, r, k->want + r * w->n[1], k->slack + r * w->n[1]);
}

/* -- One case -------------------------------------------------------------------------------------*/

static bool lay_out(norm_work *w, const norm_shape *shape)
{
    memcpy(w->n, shape->n, sizeof w->n);
    for (size_t i = 0; i < w->operands; i++) {
        guard_tensor *t = &w->tensor[i];
        bool x = i == 0, y = i + 1 == w->operands;
        t->dtype = (tn_dtype)w->c->kernel->dtype[i];
        w->stride[i][0] = x ? w->n[1] + shape->x_gap : y ? w->n[1] + shape->y_gap : 0;
        w->stride[i][1] = 1;
        t->rank = 2;
        for (int d = 0; d < 2; d++) {
            t->extent[d] = w->n[d];
            t->stride[d] = w->stride[i][d];
        }
        if (!guard_place(t, shape->offset, shape->at_end))
            return false;
        w->data[i] = t->base;
    }
    if (shape->in_place) {
        w->data[w->operands - 1] = w->tensor[0].base;
        w->stride[w->operands - 1][0] = w->stride[0][0];
    }
    return true;
}

static void name_case(const norm_work *w, const norm_shape *shape, check_text *line)
{
    *line = (check_text){ .length = 0 };
    check_add(line, "%s %s", w->c->row->name, tn_dtype_name(w->tensor[0].dtype));
    check_add_tensor(line, &w->tensor[0], shape->offset);
    check_add(line, w->operands > 2 ? " scale" : "");
    check_add(line, w->operands > 3 ? " bias" : "");
    if (shape->y_gap)
        check_add(line, " dst:%lld,1", (long long)w->stride[w->operands - 1][0]);
    check_add(line, " %s %.9g", w->c->row->floats[0], w->param[0]);
    check_add(line, shape->in_place ? " in place" : "");
}

static void one_case(norm_work *w, const norm_shape *shape, value_fill fill, int64_t shift)
{
    check *c = w->c;
    check_text line;
    check_case k = { .operands = w->operands, .run = run_norm, .arg = w, .any_zero = true,
                     .aliased = shape->in_place, .same = fill == VALUE_SAME && w->operands == 2 };
    for (size_t i = 0; i < w->operands; i++)
        k.operand[i] = &w->tensor[i];
    if (!lay_out(w, shape))
        return;
    name_case(w, shape, &line);
    k.line = line.text;
    if (shape->in_place)
        k.operand[w->operands - 1] = &w->tensor[0];
    if (!check_wants(c, line.text) ||
        !check_expect(c, w->tensor[w->operands - 1].count, &k.want, &k.slack))
        return;
    for (size_t i = 0; i < w->operands; i++)
        check_blank(&w->tensor[i]);
    check_fill(c, &w->tensor[0], fill, shift);
    for (size_t i = 1; i + 1 < w->operands; i++)
        check_fill(c, &w->tensor[i], VALUE_NORMAL, 0);
    expect_rows(w, &k);
    check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

static void check_lengths(norm_work *w)
{
    int64_t v = w->c->lanes;
    const int64_t length[] = { 1,         2,         3,     v - 1,     v,           v + 1,
                               2 * v + 3, 4 * v - 1, 4 * v, 4 * v + 1, 9 * v + 5, 1003 };
    for (size_t i = 0; i < sizeof length / sizeof *length; i++)
        for (int64_t offset = 0; offset < 16; offset += check_by_effort(w->c, 5, 1, 1))
            for (int at_end = 0; at_end < 2; at_end++) {
                norm_shape shape = { .n = { 1, length[i] }, .offset = offset, .at_end = at_end };
                if (length[i] > 0)
                    one_case(w, &shape, VALUE_NORMAL, 0);
            }
}

/* Several rows a call: none, apart, backwards, onto themselves. */
static void check_rows(norm_work *w)
{
    int64_t v = w->c->lanes, columns[] = { 1, v + 1, 2 * v + 3, 130 };
    for (int64_t rows = 0; rows < 6; rows++)
        for (size_t i = 0; i < 4; i++)
            for (int kind = 0; kind < 4; kind++) {
                norm_shape shape = { .n = { rows, columns[i] }, .offset = (rows + kind) % 4,
                                     .at_end = kind & 1, .in_place = kind == 3 };
                shape.x_gap = kind == 1 ? 7 : kind == 2 ? -2 * columns[i] - 1 : 0;
                shape.y_gap = kind == 1 ? 1 : kind == 2 ? 3 : 0;
                one_case(w, &shape, VALUE_NORMAL, 0);
            }
}

/* One special value at any place, then many; equal elements. */
static void check_specials(norm_work *w)
{
    int64_t v = w->c->lanes, s = (int64_t)value_specials;
    for (int64_t i = 0; i < check_by_effort(w->c, 2, 8, 40) * s; i++) {
        norm_shape shape = { .n = { 1, 1 + i % (6 * v) }, .offset = i % 16, .at_end = i & 1 };
        one_case(w, &shape, VALUE_ONE_SPECIAL, i);
    }
    for (int64_t i = 0; i < s; i++) {
        norm_shape many = { .n = { 1, s + i % 7 }, .offset = i % 16, .at_end = i & 1 };
        norm_shape same = { .n = { 1, 5 * v + i }, .offset = i % 16, .at_end = i & 1 };
        one_case(w, &many, VALUE_SPECIAL, i);
        one_case(w, &same, VALUE_SAME, i);
    }
}

/* Values of every magnitude; long rows, where a plain sum would have lost its digits. */
static void check_long(norm_work *w)
{
    int64_t longest = check_by_effort(w->c, (int64_t)1 << 17, (int64_t)1 << 18, (int64_t)1 << 22);
    for (int64_t i = 0; i < check_by_effort(w->c, 4, 16, 100); i++) {
        norm_shape shape = { .n = { 1 + i % 3, 9 + 13 * i }, .offset = i % 16, .at_end = i & 1 };
        one_case(w, &shape, VALUE_MIXED, 0);
    }
    for (int64_t n = 5000; n <= longest; n = 5 * n + 7) {
        norm_shape shape = { .n = { 1, n }, .offset = n % 16, .at_end = n & 1 };
        one_case(w, &shape, VALUE_NORMAL, 0);
    }
}

bool check_is_norm(const tni_stock *kernel)
{
    return kernel->op == TN_OP_SOFTMAX || kernel->op == TN_OP_LOG_SOFTMAX || kernel->op == TN_OP_LAYER_NORM ||
           kernel->op == TN_OP_RMS_NORM;
}

void check_norm(check *c)
{
    static const float scales[] = { 1.0f, 0.125f, 0.3f }, eps[] = { 1e-5f, 1e-12f, 0.5f };
    norm_work w = { .c = c };
    while (w.operands < MOST && c->kernel->dtype[w.operands])
        w.operands++;
    for (int i = 0; i < 3; i++) {
        w.param[0] = (w.operands == 2 ? scales : eps)[i];
        w.given = check_params(c->row, w.param, &w.params);
        check_lengths(&w);
        check_rows(&w);
        check_specials(&w);
        check_long(&w);
    }
    for (size_t i = 0; i < w.operands; i++)
        guard_release(&w.tensor[i].memory);
    guard_release(&w.params);
}
