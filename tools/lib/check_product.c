/* check_product.c: small products of any sizes: around tiles and vectors, the strides they take, batches. */
#include "check_p.h"

#include <float.h>
#include <math.h>
#include <tenon/desc.h>

/* How the operands lie; taken in turn. */
typedef struct product_way {
    const char *name;
    bool a_down;               /* a by columns */
    int64_t gap;               /* elements behind each row */
    bool backwards;            /* rows of a and b in falling order */
    bool repeats;              /* one a for all rows, one b for all items */
} product_way;

static const product_way ways[] = {
    { "packed", false, 0, false, false },  { "gaps", false, 5, false, false },
    { "a down", true, 0, false, false },   { "backwards", false, 3, true, false },
    { "repeats", false, 0, false, true },  { "a down, gaps", true, 2, false, false },
};
enum { WAYS = sizeof ways / sizeof *ways };

typedef struct product_work {
    check       *c;
    guard_tensor a, b, dst;    /* by item, row, column */
    int64_t      m, n, k, items;
    int64_t      size[4], stride[7];
    void        *data[3];
    size_t       count;        /* cases so far: what varies slowly follows it */
} product_work;

static void run_product(tn_code code, void *arg)
{
    product_work *w = arg;
    ((tn_product_fn)code)(w->size, w->data, w->stride);
}

/* -- Expected values ------------------------------------------------------------------------------*/

/* k + 2 roundings of Σ|a·b|, each half a unit: the bound of any order of summation. exact: none. */
static void expect(const product_work *w, bool exact, double *want, double *slack)
{
    bool wide = w->dst.dtype == TN_F64;
    double unit = wide ? 0x1p-53 : 0x1p-24, least = wide ? 0x1p-1074 : 0x1p-149;
    double most = wide ? DBL_MAX : FLT_MAX;
    for (int64_t e = 0; e < w->items * w->m * w->n; e++) {
        int64_t row = e / w->n, item = row / w->m, j = e % w->n;
        double sum = 0, magnitude = 0;
        for (int64_t p = 0; p < w->k; p++) {
            double product = value_get(w->a.dtype, guard_element(&w->a, row * w->k + p)) *
                             value_get(w->b.dtype, guard_element(&w->b, (item * w->k + p) * w->n + j));
            sum += product;
            magnitude += fabs(product) * (double)(w->k + 2);
        }
        want[e] = sum;
        slack[e] = exact ? 0 : 2 * magnitude * unit + least * (double)(w->k + 2);
        if (isfinite(magnitude) && magnitude > most)
            slack[e] = INFINITY;                         /* partial sums may overflow */
        else if (!isfinite(magnitude))
            slack[e] = 0;
    }
}

/* -- One case -------------------------------------------------------------------------------------*/

/* items × rows × columns, rows of `line` elements; down: columns of as many. */
static void shape(guard_tensor *t, int64_t items, int64_t rows, int64_t columns, int64_t gap, bool down)
{
    int64_t line = (down ? rows : columns) + gap, count = down ? columns : rows;
    *t = (guard_tensor){ .memory = t->memory, .dtype = t->dtype, .rank = 3,
                         .extent = { items, rows, columns },
                         .stride = { line * count + 7, down ? 1 : line, down ? line : 1 } };
}

static bool lay_out(product_work *w, const product_way *way, int64_t offset, bool at_end)
{
    shape(&w->a, w->items, w->m, w->k, way->gap, way->a_down);
    shape(&w->b, w->items, w->k, w->n, way->gap, false);
    shape(&w->dst, w->items, w->m, w->n, way->gap, false);
    if (way->backwards) {
        w->a.stride[1] = -w->a.stride[1];
        w->b.stride[1] = -w->b.stride[1];
    }
    if (way->repeats) {
        w->a.stride[1] = 0;
        w->b.stride[0] = 0;
    }
    const int64_t size[4] = { w->m, w->n, w->k, w->items };
    const int64_t stride[7] = { w->a.stride[1], w->a.stride[2],   w->b.stride[1], w->dst.stride[1],
                                w->a.stride[0], w->b.stride[0],   w->dst.stride[0] };
    for (int i = 0; i < 7; i++)
        w->stride[i] = stride[i];
    for (int i = 0; i < 4; i++)
        w->size[i] = size[i];
    guard_tensor *all[] = { &w->a, &w->b, &w->dst };
    for (int o = 0; o < 3; o++) {
        if (!guard_place(all[o], offset, at_end))
            return false;
        w->data[o] = all[o]->base;
    }
    return true;
}

static void one_case(product_work *w, value_fill fill, int64_t shift)
{
    check *c = w->c;
    const product_way *way = &ways[w->count % WAYS];
    int64_t offset = (int64_t)(w->count % 16);
    bool at_end = w->count++ / 2 & 1;
    check_text line = { .length = 0 };
    check_case k = { .operand = { &w->a, &w->b, &w->dst }, .operands = 3, .run = run_product, .arg = w,
                     .any_zero = true };
    check_add(&line, "matmul %s %lldx%lldx%lld batch %lld %s@%lld", tn_dtype_name(w->dst.dtype),
              (long long)w->m, (long long)w->n, (long long)w->k, (long long)w->items, way->name,
              (long long)offset);
    k.line = line.text;
    if (!lay_out(w, way, offset, at_end) || !check_wants(c, line.text) ||
        !check_expect(c, w->dst.count, &k.want, &k.slack))
        return;
    check_blank(&w->a);
    check_blank(&w->b);
    check_blank(&w->dst);
    check_fill(c, &w->a, fill, shift);
    check_fill(c, &w->b, fill == VALUE_ONE_SPECIAL ? VALUE_NORMAL : fill, shift);
    expect(w, fill == VALUE_WHOLE, k.want, k.slack);
    check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

/* Rows about a tile of at most 16, columns about two vectors. */
static void check_sizes(product_work *w)
{
    int64_t v = w->c->lanes;
    const int64_t rows[] = { 1, 2, 3, 4, 5, 7, 8, 9, 16, 17 }, depth[] = { 1, 2, 7, 0, 16, 33 };
    const int64_t columns[] = { 1, v - 1, v, v + 1, 2 * v - 1, 2 * v, 2 * v + 1, 4 * v + 3, 300 };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t j = 0; j < sizeof columns / sizeof *columns; j++)
            for (size_t d = 0; d < (size_t)check_by_effort(w->c, 3, 6, 6); d++) {
                w->m = rows[i];
                w->n = columns[j];
                w->k = depth[d];
                w->items = 1 + (int64_t)(w->count / 3 % 3);
                one_case(w, w->count % 3 ? VALUE_WHOLE : VALUE_NORMAL, 0);
            }
}

/* A special value in a row touches that row alone, a NaN of a masked lane or of a row too many nothing. */
static void check_specials(product_work *w)
{
    for (int64_t i = 0; i < check_by_effort(w->c, 2, 8, 32) * (int64_t)value_specials; i++) {
        w->m = 1 + i % 9;
        w->n = w->c->lanes + i % 5;
        w->k = 1 + i % 6;
        w->items = 2;
        one_case(w, VALUE_ONE_SPECIAL, i);
    }
}

void check_product(check *c)
{
    product_work w = { .c = c };
    w.a.dtype = w.b.dtype = w.dst.dtype = (tn_dtype)c->kernel->dtype[0];
    check_sizes(&w);
    check_specials(&w);
    guard_release(&w.a.memory);
    guard_release(&w.b.memory);
    guard_release(&w.dst.memory);
}
