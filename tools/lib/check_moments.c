/* check_moments.c: the pieces of group_norm and batch_norm: sums of differences from a center and of their
 * squares, and (x - center)·factor + shift. Expected values are computed here, in long double. */
#include "check_p.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <tenon/desc.h>

enum { MOST = 3 };             /* x, center, sums; x, parameters, y */

typedef struct piece_work {
    check       *c;
    bool         columns;      /* parameters or sums of each column */
    size_t       operands;
    guard_tensor tensor[MOST];
    int64_t      n[2], stride[MOST][2];
    void        *data[MOST];
    tn_dtype     dtype;        /* of the numbers */
    float        center[2];    /* of rows: their sum, of F32 the first alone */
} piece_work;

static void run_piece(tn_code code, void *arg)
{
    piece_work *w = arg;
    ((tn_map_fn)code)(w->n, w->data, (const int64_t (*)[2])w->stride, w->center);
}

static bool finds_moments(const piece_work *w)
{
    return w->c->kernel->op == TN_OP_GROUP_NORM;
}

static double element(const piece_work *w, size_t operand, int64_t i)
{
    return value_get(w->tensor[operand].dtype, guard_element(&w->tensor[operand], i));
}

/* -- Expected values ------------------------------------------------------------------------------*/

/* Σ d^power over rows × the columns from `from` on; its magnitudes. */
static void sum_powers(const piece_work *w, int64_t from, int64_t columns, int power, double *want,
                       double *slack)
{
    long double sum = 0, magnitude = 0, most = w->dtype == TN_F64 ? DBL_MAX : FLT_MAX;
    double own = (double)w->center[0] + (w->dtype == TN_F64 ? (double)w->center[1] : 0);
    for (int64_t r = 0; r < w->n[0]; r++)
        for (int64_t c = from; c < from + columns; c++) {
            double center = w->columns ? element(w, 1, c) : own;
            long double d = (long double)element(w, 0, r * w->n[1] + c) - (long double)center;
            sum += power == 1 ? d : d * d;
            magnitude += power == 1 ? fabsl(d) : d * d;
        }
    *want = (double)sum;
    long double unit = w->dtype == TN_F64 ? 0x1p-53L : 0x1p-24L, least = w->dtype == TN_F64 ? 0x1p-1060L : 0x1p-140L;
    *slack = magnitude > most / 64 ? INFINITY : (double)(magnitude * 24 * unit + least);
    if (isnan((double)magnitude))
        *slack = INFINITY;
}

static void expect_sums(const piece_work *w, check_case *k)
{
    int64_t n = w->columns ? w->n[1] : 1;
    for (int64_t i = 0; i < n; i++)
        for (int power = 1; power <= 2; power++) {
            int64_t at = (power - 1) * n + i;
            double before = w->columns ? k->want[at] : 0;
            sum_powers(w, w->columns ? i : 0, w->columns ? 1 : w->n[1], power, &k->want[at], &k->slack[at]);
            k->want[at] += before;
            k->slack[at] += (fabs(before) + fabs(k->want[at])) * 0x1p-52;
        }
}

static void expect_results(const piece_work *w, check_case *k)
{
    for (int64_t i = 0; i < w->tensor[2].count; i++) {
        int64_t at = w->columns ? i % w->n[1] : i / w->n[1], apart = w->columns ? w->n[1] : w->n[0];
        double factor = element(w, 1, at + apart), shift = element(w, 1, at + 2 * apart);
        long double d = (long double)element(w, 0, i) - (long double)element(w, 1, at);
        long double scaled = d * (long double)factor;
        long double most = (w->dtype == TN_F64 ? (long double)DBL_MAX : (long double)FLT_MAX) / 4;
        k->want[i] = (double)(scaled + (long double)shift);
        k->slack[i] = fabsl(scaled) < most && fabsl(d) < most
                          ? 2 * value_ulp(w->dtype, (double)fabsl(scaled) + fabs(shift)) : INFINITY;
    }
}

/* -- One case -------------------------------------------------------------------------------------*/

static void set_tensor(piece_work *w, size_t i, tn_dtype dtype, int64_t rows, int64_t columns, int64_t step)
{
    guard_tensor *t = &w->tensor[i];
    t->dtype = dtype;
    t->rank = 2;
    t->extent[0] = rows;
    t->extent[1] = columns;
    t->stride[0] = step;
    t->stride[1] = 1;
    w->stride[i][0] = step;
    w->stride[i][1] = 1;
}

/* Sums lie in two rows, parameters in three. */
static void set_tensors(piece_work *w, int64_t gap)
{
    int64_t rows = w->n[0], columns = w->n[1];
    set_tensor(w, 0, w->dtype, rows, columns, columns + gap);
    if (finds_moments(w) && w->columns) {
        set_tensor(w, 1, w->dtype, 1, columns, 0);
        set_tensor(w, 2, TN_F64, 2, columns, columns);
        w->stride[2][1] = columns;
    } else if (finds_moments(w)) {
        set_tensor(w, 1, TN_F64, 1, 2, 0);
    } else {
        int64_t apart = w->columns ? columns : rows;
        set_tensor(w, 1, w->dtype, 3, apart, apart);
        set_tensor(w, 2, w->dtype, rows, columns, columns + gap);
        w->stride[1][0] = w->columns ? 0 : 1;
        w->stride[1][1] = apart;
    }
}

static void one_case(piece_work *w, int64_t rows, int64_t columns, int64_t offset, bool at_end,
                     value_fill fill)
{
    check *c = w->c;
    check_text line = { .length = 0 };
    int64_t gap = offset % 3 * 5;
    check_case k = { .operands = w->operands, .run = run_piece, .arg = w, .any_zero = true,
                     .aliased = finds_moments(w) && w->columns };
    w->n[0] = rows;
    w->n[1] = columns;
    set_tensors(w, gap);
    for (size_t i = 0; i < w->operands; i++) {
        k.operand[i] = &w->tensor[i];
        if (!guard_place(&w->tensor[i], offset, at_end))
            return;
        w->data[i] = w->tensor[i].base;
    }
    check_add(&line, "%s %s", c->row->name, tn_dtype_name(w->dtype));
    check_add_tensor(&line, &w->tensor[0], offset);
    check_add(&line, " %d", (int)fill);
    k.line = line.text;
    if (!check_wants(c, line.text) || !check_expect(c, w->tensor[w->operands - 1].count, &k.want, &k.slack))
        return;
    for (size_t i = 0; i < w->operands; i++)
        check_blank(&w->tensor[i]);
    check_fill(c, &w->tensor[0], fill, offset);
    for (size_t i = 1; i < w->operands; i++)
        if (i + 1 < w->operands || k.aliased)
            check_fill(c, &w->tensor[i], VALUE_NORMAL, 0);
    for (int64_t i = 0; k.aliased && i < w->tensor[2].count; i++)
        k.want[i] = element(w, 2, i);
    (finds_moments(w) ? expect_sums : expect_results)(w, &k);
    check_run(c, &k);
}

void check_moments(check *c)
{
    piece_work w = { .c = c, .center = { 0.75f, 1e-9f }, .dtype = (tn_dtype)c->kernel->dtype[0],
                     .columns = c->kernel->inner == TNI_INNER_ANY };
    int64_t v = c->lanes;
    const int64_t length[] = { 1, 2, v - 1, v, v + 1, 2 * v + 3, 4 * v, 4 * v + 5, 9 * v + 1, 2003 };
    while (w.operands < MOST && c->kernel->dtype[w.operands])
        w.operands++;
    w.columns = finds_moments(&w) ? w.columns : !w.columns;
    for (size_t i = 0; i < sizeof length / sizeof *length; i++)
        for (int64_t offset = 0; offset < 16; offset += check_by_effort(c, 5, 1, 1))
            for (int at_end = 0; at_end < 2; at_end++) {
                one_case(&w, 1 + offset % 4 * 17, length[i] > 0 ? length[i] : 1, offset, at_end,
                         VALUE_NORMAL);
                one_case(&w, 1 + offset % 3, length[i] > 0 ? length[i] : 1, offset, at_end, VALUE_MIXED);
            }
    for (size_t i = 0; i < w.operands; i++)
        guard_release(&w.tensor[i].memory);
}
