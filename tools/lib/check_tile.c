/* check_tile.c: tiles of a product: every size up to theirs, alpha and beta, bias, activation, row gaps.
 * Those that do not scale (their sums start from c) get alpha 1 and beta 0 or 1; exact ones are judged to the
 * bit. Those of the machine's tiles take several panels of b in a call. */
#include "check_p.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <tenon/desc.h>

typedef struct tile_shape {
    int64_t m, n, k, gap;      /* gap: ldc − n */
    int64_t offset;
    bool    at_end, bias;
    float   alpha, beta;
} tile_shape;

typedef struct tile_work {
    check       *c;
    guard_tensor a, b, bias, dst;
    tile_shape   shape;
    const void  *a_at, *b_at, *bias_at;
    guard        scales, closed;           /* alpha and beta where a page ends; a page not to be read */
    const float *alpha_beta;
    double      *old;                      /* elements of C before */
    size_t       count;                    /* cases so far: what varies slowly follows it */
} tile_work;

static void run_tile(tn_code code, void *arg)
{
    tile_work *w = arg;
    const tile_shape *s = &w->shape;
    ((tn_tile_fn)code)(s->k, w->a_at, w->b_at, w->dst.base, s->n + s->gap, s->m, s->n, w->alpha_beta,
                       w->bias_at);
}

/* -- Expected values ------------------------------------------------------------------------------*/

/* Whether the tile applies alpha, any beta and a bias; else its sums go on from c. */
static bool scales(const tile_work *w)
{
    return w->c->kernel->dtype[0] == TN_F32;
}

/* Where element p of row i lies in panels of a side. */
static int64_t place(const tile_work *w, int side, int64_t i, int64_t p)
{
    const tni_stock *kernel = w->c->kernel;
    int64_t width = side ? kernel->nr : kernel->mr, group = check_group(kernel, side);
    int64_t panel = i / width * width * check_panel_steps(kernel, w->shape.k);
    return panel + (p / group * width + i % width) * group + p % group;
}

static double factor(const tile_work *w, int side, int64_t i, int64_t p)
{
    const guard_tensor *t = side ? &w->b : &w->a;
    return value_get(t->dtype, guard_element(t, place(w, side, i, p)));
}

/* Sums in order of k from what C held, each product and sum rounded; their magnitudes. Dot products of bf16 may
 * take factors and sums below the least normal number as 0: then a product is off by less than it times the other
 * factor, and each sum by less than it. */
static double sum_from_c(const tile_work *w, int64_t i, int64_t j, double *magnitude)
{
    const tile_shape *s = &w->shape;
    double sum = s->beta != 0 ? w->old[i * s->n + j] : 0, absolute = fabs(sum), factors = 2;
    for (int64_t p = 0; p < s->k; p++) {
        double a = factor(w, 0, i, p), b = factor(w, 1, j, p), product = a * b;
        sum += product;
        absolute += fabs(product);
        factors += fabs(a) + fabs(b) + 2;
    }
    *magnitude = 2 * absolute * ((double)s->k + 2);          /* both ways of adding err */
    if (w->c->kernel->dtype[0] == TN_BF16 && isfinite(factors))
        *magnitude += factors * 0x1p-126 * 0x1p24;           /* in units of rounding, as all of it */
    return sum;
}

/* One element, and the sum of the magnitudes that rounding errors are measured by. */
static double element(const tile_work *w, int64_t i, int64_t j, double *magnitude)
{
    const tile_shape *s = &w->shape;
    double sum = 0, value, absolute = 0;
    if (!scales(w))
        return sum_from_c(w, i, j, magnitude);
    for (int64_t p = 0; p < s->k && s->alpha != 0; p++) {
        double product = factor(w, 0, i, p) * factor(w, 1, j, p);
        sum += product;
        absolute += fabs(product);
    }
    value = s->alpha != 0 ? s->alpha * sum : 0;
    *magnitude = fabs(s->alpha) * absolute * ((double)s->k + 2);
    if (s->beta != 0) {
        double c = w->old[i * s->n + j];
        value += s->beta * c;
        *magnitude += 3 * fabs(s->beta * c);
    }
    if (s->bias) {
        double bias = value_get(w->bias.dtype, guard_element(&w->bias, j));
        value += bias;
        *magnitude += 2 * fabs(bias);
    }
    return value;
}

/* k + 2 roundings of Σ|a·b|, each half a unit: the bound of any order of summation. exact: none. */
static void expect(const tile_work *w, bool exact, double *want, double *slack)
{
    bool doubles = w->dst.dtype == TN_F64;
    double unit = doubles ? 0x1p-53 : 0x1p-24, least = doubles ? 0x1p-1074 : 0x1p-149;
    const tni_op_row *act = w->c->kernel->act ? check_row_of(w->c->kernel->act, 0) : NULL;
    for (int64_t i = 0; i < w->shape.m; i++)
        for (int64_t j = 0; j < w->shape.n; j++) {
            double magnitude, value = element(w, i, j, &magnitude);
            int64_t at = i * w->shape.n + j;
            want[at] = act ? act->reference(&value, NULL) : value;
            slack[at] = exact ? 0 : magnitude * unit + least * (double)(w->shape.k + 2);
            if (isfinite(magnitude) && !doubles && magnitude > FLT_MAX)
                slack[at] = INFINITY;                   /* partial sums may overflow */
            else if (!isfinite(magnitude))
                slack[at] = 0;
        }
}

/* -- One case -------------------------------------------------------------------------------------*/

static bool lay_out(tile_work *w)
{
    const tile_shape *s = &w->shape;
    guard_tensor *vector[] = { &w->a, &w->b, &w->bias };
    const tni_stock *kernel = w->c->kernel;
    int64_t steps = check_panel_steps(kernel, s->k), panels = (s->n + kernel->nr - 1) / kernel->nr;
    const int64_t size[] = { steps * kernel->mr, panels * steps * kernel->nr, s->n };
    for (int i = 0; i < 3; i++) {
        vector[i]->rank = 1;
        vector[i]->extent[0] = size[i];
        vector[i]->stride[0] = 1;
        vector[i]->dtype = (tn_dtype)kernel->dtype[0];
        if (!guard_place(vector[i], s->offset, s->at_end))
            return false;
    }
    w->dst.rank = 2;
    w->dst.dtype = (tn_dtype)kernel->dtype[2];
    w->dst.extent[0] = s->m;
    w->dst.extent[1] = s->n;
    w->dst.stride[0] = s->n + s->gap;
    w->dst.stride[1] = 1;
    return guard_place(&w->dst, s->offset, s->at_end);
}

static void name_case(const tile_work *w, check_text *line)
{
    const tile_shape *s = &w->shape;
    *line = (check_text){ .length = 0 };
    check_add(line, "matmul %s %lldx%lldx%lld", tn_dtype_name((tn_dtype)w->c->kernel->dtype[2]),
              (long long)s->m, (long long)s->n, (long long)s->k);
    if (s->gap || s->offset)
        check_add(line, " dst:%lld,1", (long long)(s->n + s->gap));
    if (s->offset)
        check_add(line, "@%lld", (long long)s->offset);
    if (s->alpha != 1)
        check_add(line, " alpha %g", s->alpha);
    if (s->beta != 0)
        check_add(line, " beta %g", s->beta);
    if (s->bias)
        check_add(line, " bias");
    if (w->c->kernel->act)
        check_add(line, " %s", check_row_of(w->c->kernel->act, 0)->name);
}

/* Padding of the panels is 0, as the packing kernels leave it. */
static void clear_padding(const tile_work *w, int side, int64_t used)
{
    const tni_stock *kernel = w->c->kernel;
    const guard_tensor *t = side ? &w->b : &w->a;
    int64_t width = side ? kernel->nr : kernel->mr, all = (used + width - 1) / width * width;
    for (int64_t p = 0; p < check_panel_steps(kernel, w->shape.k); p++)
        for (int64_t i = p < w->shape.k ? used : 0; i < all; i++)
            value_put(t->dtype, guard_element(t, place(w, side, i, p)), 0);
}

static void fill_operands(tile_work *w, value_fill fill, int64_t shift)
{
    const tile_shape *s = &w->shape;
    check_fill(w->c, &w->a, fill, shift);
    check_fill(w->c, &w->b, fill == VALUE_ONE_SPECIAL ? VALUE_NORMAL : fill, shift);
    check_fill(w->c, &w->bias, fill == VALUE_ONE_SPECIAL ? VALUE_NORMAL : fill, shift);
    clear_padding(w, 0, s->m);
    clear_padding(w, 1, s->n);
    if (s->beta != 0) {
        check_fill(w->c, &w->dst, fill == VALUE_ONE_SPECIAL ? VALUE_NORMAL : fill, shift);
        for (int64_t i = 0; i < w->dst.count; i++)
            w->old[i] = value_get(w->dst.dtype, guard_element(&w->dst, i));
    }
}

/* Without alpha or depth the panels, without beta the old C (it stays filled with NaN), must not be read. */
static void one_case(tile_work *w, const tile_shape *shape, value_fill fill, int64_t shift)
{
    check *c = w->c;
    check_text line;
    check_case k = { .operand = { &w->a, &w->b, &w->bias, &w->dst }, .operands = 4, .run = run_tile, .arg = w,
                     .any_zero = true, .aliased = shape->beta != 0 };
    guard_tensor *all[] = { &w->a, &w->b, &w->bias, &w->dst };
    w->shape = *shape;
    name_case(w, &line);
    k.line = line.text;
    if (!check_wants(c, line.text) || !lay_out(w) || !check_expect(c, w->dst.count, &k.want, &k.slack))
        return;
    for (int i = 0; i < 4; i++)
        check_blank(all[i]);
    fill_operands(w, fill, shift);
    bool closed = shape->alpha == 0 || shape->k == 0;
    const void *forbidden = guard_copy(&w->closed, NULL, 0);
    w->a_at = closed ? forbidden : w->a.base;
    w->b_at = closed ? forbidden : w->b.base;
    w->bias_at = shape->bias ? w->bias.base : NULL;
    w->alpha_beta = guard_copy(&w->scales, (const float[]){ shape->alpha, shape->beta }, 2 * sizeof(float));
    expect(w, fill == VALUE_WHOLE || c->kernel->info.exact, k.want, k.slack);
    check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

/* What is not under test in a loop goes round with the number of the case. */
static void vary(tile_work *w, tile_shape *s)
{
    static const float scale[][2] = { { 1, 0 }, { 1, 1 },    { 0.5f, 2 }, { -1, 0 },
                                      { 0, 0 }, { 0, 0.5f }, { 2, -1 } };
    size_t i = w->count++;
    s->gap = (int64_t)(i % 3) * 5;
    s->offset = (int64_t)(i % 16);
    s->at_end = i / 2 & 1;
    s->bias = i / 3 & 1;
    s->alpha = scale[i % 7][0];
    s->beta = scale[i % 7][1];
    if (!scales(w)) {
        s->alpha = 1;
        s->beta = s->beta != 0;
        s->bias = false;
    }
}

enum { MOST_SIZES = 128, PANELS = 3 };

/* Rows and columns: all of them, or those around the vectors and the tile's edge. */
static size_t sizes(const check *c, int64_t most, int64_t lanes, int64_t *out)
{
    const int64_t some[] = { 1, 2, lanes - 1, lanes, lanes + 1, most / 2, most - 1, most };
    size_t count = 0;
    for (int64_t i = 1; i <= most && count < MOST_SIZES; i++) {
        bool listed = c->options->effort != CHECK_QUICK && most <= MOST_SIZES;
        for (size_t j = 0; j < sizeof some / sizeof *some; j++)
            listed |= some[j] == i;
        if (listed)
            out[count++] = i;
    }
    return count;
}

static void check_sizes(tile_work *w)
{
    int64_t rows[MOST_SIZES], columns[MOST_SIZES], v = w->c->lanes;
    const int64_t depth[] = { 0, 1, 2, 3, 7, 16, 33 };
    size_t m = sizes(w->c, w->c->kernel->mr, 1, rows), n = sizes(w->c, w->c->kernel->nr, v, columns);
    for (size_t i = 0; i < m; i++)
        for (size_t j = 0; j < n; j++)
            for (size_t d = 0; d < sizeof depth / sizeof *depth; d++) {
                tile_shape s = { .m = rows[i], .n = columns[j], .k = depth[d] };
                vary(w, &s);
                one_case(w, &s, (i + j + d) % 3 ? VALUE_WHOLE : VALUE_NORMAL, 0);
            }
}

/* The whole tile with every scale, offset and place; and deep ones. */
static void check_whole(tile_work *w)
{
    for (int i = 0; i < 7 * 16; i++) {
        tile_shape s = { .m = w->c->kernel->mr, .n = w->c->kernel->nr, .k = 5 + i % 2 };
        vary(w, &s);
        one_case(w, &s, i % 5 ? VALUE_NORMAL : VALUE_WHOLE, 0);
    }
    for (int i = 0; i < 2 * PANELS && w->c->kernel->addon == TNI_ADDON_AMX; i++) {
        tile_shape s = { .m = w->c->kernel->mr - i, .n = (1 + i / 2) * w->c->kernel->nr, .k = 33 + 31 * i };
        vary(w, &s);
        one_case(w, &s, i % 2 ? VALUE_NORMAL : VALUE_WHOLE, 0);
    }
    for (int64_t k = 64; k <= check_by_effort(w->c, 512, 2048, 8192); k *= 2)
        for (int i = 0; i < 2; i++) {
            tile_shape s = { .m = w->c->kernel->mr, .n = w->c->kernel->nr, .k = k + i };
            vary(w, &s);
            one_case(w, &s, i ? VALUE_WHOLE : VALUE_NORMAL, 0);
        }
}

/* A special value in a row touches that row alone, a NaN of a masked lane nothing. */
static void check_specials(tile_work *w)
{
    for (int64_t i = 0; i < check_by_effort(w->c, 2, 8, 32) * (int64_t)value_specials; i++) {
        tile_shape s = { .m = w->c->kernel->mr - i % 3, .n = w->c->kernel->nr - i % 5, .k = 1 + i % 6 };
        s.m = s.m > 0 ? s.m : 1;
        s.n = s.n > 0 ? s.n : 1;
        vary(w, &s);
        one_case(w, &s, VALUE_ONE_SPECIAL, i);
    }
}

void check_tile(check *c)
{
    tile_work w = { .c = c };
    w.old = calloc((size_t)c->kernel->mr * (size_t)c->kernel->nr * PANELS, sizeof *w.old);
    if (w.old && guard_reserve(&w.scales, 1) && guard_reserve(&w.closed, 1)) {
        check_sizes(&w);
        check_whole(&w);
        check_specials(&w);
    } else {
        c->no_memory = true;
    }
    guard_release(&w.a.memory);
    guard_release(&w.b.memory);
    guard_release(&w.bias.memory);
    guard_release(&w.dst.memory);
    guard_release(&w.scales);
    guard_release(&w.closed);
    free(w.old);
}
