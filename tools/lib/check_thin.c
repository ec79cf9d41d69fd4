/* check_thin.c: products of few rows: rows, columns and depths around what a kernel takes at a time, gaps
 * between rows and columns, rows of a spread out, sums that go on. */
#include "check_p.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <tenon/desc.h>

typedef struct thin_shape {
    int64_t m, n, k, gap;      /* gap: behind rows and columns */
    int64_t a_k;               /* between elements of a row of a */
    int64_t offset;
    bool    at_end, goes_on;
} thin_shape;

typedef struct thin_work {
    check       *c;
    guard_tensor a, b, dst;    /* b by its columns, or by its rows */
    thin_shape   shape;
    int64_t      n[6], stride[4];
    double      *old;          /* elements of C before */
    size_t       count;        /* cases so far: what varies slowly follows it */
} thin_work;

enum { MOST = 64 * 256 };      /* elements of C */

/* Rows of b lie along n, not columns along k. */
static bool by_rows(const check *c)
{
    return tni_thin_kind_of(c->kernel) == TNI_THIN_BY_ROWS;
}

/* The columns of a panel; 0: b is not in panels. */
static int64_t panel_of(const check *c)
{
    return tni_thin_kind_of(c->kernel) == TNI_THIN_BY_PANELS ? c->kernel->nr : 0;
}

/* Which element of b, in row-major order of how it lies, is (p, j). */
static int64_t number_in_b(const thin_work *w, int64_t p, int64_t j)
{
    int64_t width = panel_of(w->c);
    if (width)
        return (j / width * w->shape.k + p) * width + j % width;
    return by_rows(w->c) ? p * w->shape.n + j : j * w->shape.k + p;
}

static void run_thin(tn_code code, void *arg)
{
    thin_work *w = arg;
    ((tn_thin_fn)code)(w->n, (void *const[]){ w->a.base, w->b.base, w->dst.base }, w->stride);
}

/* -- Expected values ------------------------------------------------------------------------------*/

/* One element, and the sum of the magnitudes that rounding errors are measured by. */
static double element(const thin_work *w, int64_t i, int64_t j, double *magnitude)
{
    const thin_shape *s = &w->shape;
    double sum = s->goes_on ? w->old[i * s->n + j] : 0;
    *magnitude = fabs(sum);
    for (int64_t p = 0; p < s->k; p++) {
        double product = value_get(w->a.dtype, guard_element(&w->a, i * s->k + p)) *
                         value_get(w->b.dtype, guard_element(&w->b, number_in_b(w, p, j)));
        sum += product;
        *magnitude += fabs(product);
    }
    return sum;
}

/* k + 2 roundings of the magnitudes, each half a unit: the bound of any order of summation. exact: none. */
static void expect(const thin_work *w, bool exact, double *want, double *slack)
{
    tn_dtype dtype = w->dst.dtype;
    double unit = dtype == TN_F64 ? 0x1p-52 : 0x1p-24, least = value_ulp(dtype, 0);
    for (int64_t i = 0; i < w->shape.m; i++)
        for (int64_t j = 0; j < w->shape.n; j++) {
            double magnitude, roundings = (double)w->shape.k + 2;
            int64_t at = i * w->shape.n + j;
            want[at] = element(w, i, j, &magnitude);
            slack[at] = exact ? 0 : roundings * (magnitude * unit + least);
            if (!isfinite(magnitude))
                slack[at] = 0;
            else if (magnitude * 2 > value_most(dtype))
                slack[at] = INFINITY;                   /* partial sums may overflow */
        }
}

/* -- One case -------------------------------------------------------------------------------------*/

static void set_operand(guard_tensor *t, tn_dtype dtype, int64_t rows, int64_t columns, int64_t row,
                        int64_t column)
{
    t->dtype = dtype;
    t->rank = 2;
    t->extent[0] = rows;
    t->extent[1] = columns;
    t->stride[0] = row;
    t->stride[1] = column;
}

/* b as vectors, which for panels are whole panels, gaps between them. */
static void set_b(thin_work *w)
{
    const thin_shape *s = &w->shape;
    int64_t width = panel_of(w->c), vectors = by_rows(w->c) ? s->k : s->n, length = by_rows(w->c) ? s->n : s->k;
    if (width) {
        vectors = (s->n + width - 1) / width;
        length = width * s->k;
    }
    set_operand(&w->b, (tn_dtype)w->c->kernel->dtype[1], vectors, length, length + s->gap, 1);
}

static bool lay_out(thin_work *w)
{
    const thin_shape *s = &w->shape;
    const tni_stock *kernel = w->c->kernel;
    set_operand(&w->a, (tn_dtype)kernel->dtype[0], s->m, s->k, s->k * s->a_k + s->gap, s->a_k);
    set_b(w);
    set_operand(&w->dst, (tn_dtype)kernel->dtype[2], s->m, s->n, s->n + s->gap, 1);
    int64_t far = (int64_t)(w->count % 7) * 100, spread = (int64_t)(w->count % 5);
    const int64_t n[6] = { s->m, s->n, s->k, s->goes_on, far, spread };
    const int64_t stride[4] = { w->a.stride[0], s->a_k, w->b.stride[0], w->dst.stride[0] };
    for (int i = 0; i < 6; i++)
        w->n[i] = n[i];
    for (int i = 0; i < 4; i++)
        w->stride[i] = stride[i];
    return guard_place(&w->a, s->offset, s->at_end) && guard_place(&w->b, s->offset, s->at_end) &&
           guard_place(&w->dst, s->offset, s->at_end);
}

static void name_case(const thin_work *w, check_text *line)
{
    const thin_shape *s = &w->shape;
    *line = (check_text){ .length = 0 };
    check_add(line, "matmul %s %s %lldx%lldx%lld", tn_dtype_name((tn_dtype)w->c->kernel->dtype[1]),
              by_rows(w->c) ? "nn" : "nt", (long long)s->m, (long long)s->n, (long long)s->k);
    if (s->gap || s->offset)
        check_add(line, " dst:%lld,1", (long long)(s->n + s->gap));
    if (s->offset)
        check_add(line, "@%lld", (long long)s->offset);
    if (s->a_k != 1)
        check_add(line, " a:_,%lld", (long long)s->a_k);
    if (s->goes_on)
        check_add(line, " beta 1");
}

static void one_case(thin_work *w, const thin_shape *shape, value_fill fill, int64_t shift)
{
    check *c = w->c;
    check_text line;
    check_case k = { .operand = { &w->a, &w->b, &w->dst }, .operands = 3, .run = run_thin, .arg = w,
                     .any_zero = true, .aliased = shape->goes_on };
    w->shape = *shape;
    name_case(w, &line);
    k.line = line.text;
    if (!check_wants(c, line.text) || !lay_out(w) || !check_expect(c, w->dst.count, &k.want, &k.slack))
        return;
    for (size_t i = 0; i < k.operands; i++)
        check_blank(k.operand[i]);
    check_fill(c, &w->a, fill, shift);
    check_fill(c, &w->b, fill == VALUE_ONE_SPECIAL ? VALUE_NORMAL : fill, shift);
    if (shape->goes_on) {
        check_fill(c, &w->dst, fill == VALUE_ONE_SPECIAL ? VALUE_NORMAL : fill, shift);
        for (int64_t i = 0; i < w->dst.count; i++)
            w->old[i] = value_get(w->dst.dtype, guard_element(&w->dst, i));
    }
    expect(w, fill == VALUE_WHOLE, k.want, k.slack);
    check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

/* What is not under test in a loop goes round with the number of the case. */
static void vary(thin_work *w, thin_shape *s)
{
    size_t i = w->count++;
    s->gap = (int64_t)(i % 3) * 5;
    s->offset = (int64_t)(i % 16);
    s->at_end = i / 2 & 1;
    s->goes_on = i / 3 & 1;
    s->a_k = tni_thin_kind_of(w->c->kernel) != TNI_THIN_BY_COLUMNS ? 1 + (int64_t)(i / 5 % 3) : 1;
}

static void check_sizes(thin_work *w)
{
    int64_t v = w->c->lanes;
    const int64_t rows[] = { 1, 2, 3, 4, 5, 8, 9 };
    int64_t width = panel_of(w->c);
    const int64_t columns[] = { 0, 1, 2, 3, 4, 5, 7, 8, 9, v - 1, v, v + 1, 2 * v + 3, width, width + 1,
                                3 * width + 2, 5 * width };
    const int64_t depth[] = { 0, 1, 2, 7, 8, 9, v - 1, v, v + 1, 3 * v + 5 };
    size_t some = w->c->options->effort == CHECK_QUICK ? 3 : 1;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t j = 0; j < sizeof columns / sizeof *columns; j++)
            for (size_t d = 0; d < sizeof depth / sizeof *depth; d++) {
                thin_shape s = { .m = rows[i], .n = columns[j], .k = depth[d] };
                vary(w, &s);
                if ((i + j + d) % some == 0)
                    one_case(w, &s, (i + j + d) % 3 ? VALUE_NORMAL : VALUE_WHOLE, 0);
            }
}

/* Deep ones, and every offset. */
static void check_deep(thin_work *w)
{
    for (int64_t k = 64; k <= check_by_effort(w->c, 256, 1024, 8192); k *= 2)
        for (int i = 0; i < 16; i++) {
            thin_shape s = { .m = 1 + i % 5, .n = 6 + i, .k = k + i };
            vary(w, &s);
            one_case(w, &s, i % 5 ? VALUE_NORMAL : VALUE_WHOLE, 0);
        }
}

/* A special value in a row touches that row alone, a NaN beside an operand nothing. */
static void check_specials(thin_work *w)
{
    for (int64_t i = 0; i < check_by_effort(w->c, 2, 8, 32) * (int64_t)value_specials; i++) {
        thin_shape s = { .m = 1 + i % 5, .n = 1 + i % 7, .k = 1 + i % 37 };
        vary(w, &s);
        one_case(w, &s, VALUE_ONE_SPECIAL, i);
    }
}

void check_thin(check *c)
{
    thin_work w = { .c = c };
    w.old = calloc(MOST, sizeof *w.old);
    if (w.old) {
        check_sizes(&w);
        check_deep(&w);
        check_specials(&w);
    } else {
        c->no_memory = true;
    }
    guard_release(&w.a.memory);
    guard_release(&w.b.memory);
    guard_release(&w.dst.memory);
    free(w.old);
}
