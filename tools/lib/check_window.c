/* check_window.c: pooling kernels: lengths, rows and taps, channels, columns and any other strides between
 * outputs, special values, ties; of kernels with indices either output in turn. */
#include "check_p.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <tenon/desc.h>

/* Where outputs of a row lie in x. ORDER way */
typedef enum window_way {
    CHANNELS, COLUMNS, EVERY_SECOND, ONE_EVERY_SECOND, EVERY_THIRD, BACKWARDS, FLAT, WAYS
} window_way;

typedef struct window_shape {
    int64_t    rows, n, high, wide;
    window_way way;
    int64_t    offset;
    bool       at_end, from_zero;          /* maxima that start at 0 have no position until one is above it */
} window_shape;

typedef struct window_work {
    check       *c;
    guard_tensor x, y, index;  /* x by row, output, tap down, tap right: elements have many names */
    guard        value;        /* the start or divisor, where it ends at a page */
    double       number;
    int64_t      n[4], stride[12];
    void        *data[4];
    bool         averages, judges_index;
    size_t       count;        /* cases so far: what varies slowly follows it */
} window_work;

static void run_window(tn_code code, void *arg)
{
    window_work *w = arg;
    ((tn_window_fn)code)(w->n, w->data, w->stride);
}

/* -- Expected values ------------------------------------------------------------------------------*/

/* The taps of output number `output`, in order. */
static double tap(const window_work *w, int64_t output, int64_t t)
{
    return value_get(w->x.dtype, guard_element(&w->x, output * w->n[2] * w->n[3] + t));
}

static void expect_average(const window_work *w, int64_t output, double *want, double *slack)
{
    double sum = 0, size = 0;
    int64_t taps = w->n[2] * w->n[3];
    for (int64_t t = 0; t < taps; t++) {
        double x = tap(w, output, t);
        sum += x;
        size += isfinite(x) ? fabs(x) : 0;
    }
    *want = sum / w->number;
    *slack = 0;
    if (w->c->kernel->info.exact)
        return;
    *slack = size / w->number * 0x1p-24 * (double)(taps + 1) + value_ulp(w->y.dtype, *want);
    if (size > FLT_MAX)
        *slack = INFINITY;                               /* partial sums may overflow */
}

/* The first of the largest, or the first NaN. */
static void expect_max(const window_work *w, int64_t output, double *want, int64_t *position)
{
    int64_t r = output / w->n[1], i = output % w->n[1], first = w->stride[6] + r * w->stride[7] +
        i * w->stride[8];
    *want = w->number;
    *position = w->stride[11] ? -1 : first;
    for (int64_t t = 0; t < w->n[2] * w->n[3]; t++) {
        double x = tap(w, output, t);
        if (!(x > *want) && !isnan(x))
            continue;
        *want = x;
        *position = first + t / w->n[3] * w->stride[9] + t % w->n[3] * w->stride[10];
        if (isnan(x))
            return;
    }
}

static void expect(const window_work *w, double *want, double *slack)
{
    for (int64_t o = 0; o < w->n[0] * w->n[1]; o++) {
        int64_t position;
        slack[o] = 0;
        if (w->averages) {
            expect_average(w, o, &want[o], &slack[o]);
            continue;
        }
        expect_max(w, o, &want[o], &position);
        if (w->judges_index)
            want[o] = (double)position;
    }
}

/* -- One case -------------------------------------------------------------------------------------*/

static void set_strides(window_work *w, const window_shape *s)
{
    int64_t step[WAYS] = { 1, 1, 2, 2, 3, -1, 1 }, line = s->n * 3 + s->wide + 4, channels = s->n + 3;
    bool along = s->way == CHANNELS;
    const int64_t x[4] = { along ? 2 * channels : 2 * line, step[s->way], along ? 5 * channels : line,
                           along ? channels : 1 };
    const int64_t flat[4] = { s->high * s->wide + 3, 1, s->wide, 1 };
    memcpy(w->stride, s->way == FLAT ? flat : x, sizeof x);
    w->stride[4] = s->n + 2;
    w->stride[5] = s->n + 1;
    const int64_t positions[6] = { 7000, 2000, 37, 600, 1, s->from_zero ? -1 : 0 };
    memcpy(w->stride + 6, positions, sizeof positions);
}

static bool lay_out(window_work *w, const window_shape *s)
{
    const int64_t n[4] = { s->rows, s->n, s->high, s->wide };
    memcpy(w->n, n, sizeof n);
    set_strides(w, s);
    w->x.rank = 4;
    memcpy(w->x.extent, n, sizeof n);
    memcpy(w->x.stride, w->stride, sizeof n);
    for (int o = 0; o < 2; o++) {
        guard_tensor *t = o ? &w->index : &w->y;
        t->rank = 2;
        t->extent[0] = s->rows;
        t->extent[1] = s->n;
        t->stride[0] = w->stride[4 + o];
        t->stride[1] = 1;
        if (!guard_place(t, s->offset, s->at_end))
            return false;
    }
    return guard_place(&w->x, s->offset, s->at_end);
}

/* What the windows begin with, or are divided by. */
static bool set_value(window_work *w, const window_shape *s)
{
    static const double lowest[] = { [TN_F32] = -INFINITY, [TN_F64] = -INFINITY, [TN_I8] = INT8_MIN,
                                     [TN_I32] = INT32_MIN, [TN_U8] = 0 };
    char bytes[8];
    tn_dtype dtype = w->averages ? TN_F64 : w->x.dtype;
    w->number = w->averages ? (double)(s->high * s->wide + (int64_t)(w->count % 3)) : lowest[dtype];
    if (s->from_zero || w->number == 0)
        w->number = w->averages;
    value_put(dtype, bytes, w->number);
    w->data[1] = guard_copy(&w->value, bytes, tn_dtype_size(dtype));
    return w->data[1] != NULL;
}

static void one_case(window_work *w, const window_shape *s, value_fill fill, int64_t shift)
{
    check *c = w->c;
    guard_tensor *judged = w->judges_index ? &w->index : &w->y;
    check_text line = { .length = 0 };
    check_case k = { .operand = { &w->x, judged }, .operands = 2, .run = run_window, .arg = w };
    w->count++;
    if (!lay_out(w, s) || !set_value(w, s))
        return;
    check_add(&line, "%s %s windows", c->row->name, tn_dtype_name(w->x.dtype));
    check_add_tensor(&line, &w->x, s->offset);
    check_add(&line, " from %g%s", w->number, w->judges_index ? " indices" : "");
    k.line = line.text;
    if (!check_wants(c, line.text) || !check_expect(c, judged->count, &k.want, &k.slack))
        return;
    w->data[0] = w->x.base;
    w->data[2] = w->y.base;
    w->data[3] = w->index.base;
    check_blank(&w->x);
    check_blank(&w->y);
    check_blank(&w->index);
    check_fill(c, &w->x, fill, shift);
    expect(w, k.want, k.slack);
    check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

static void check_sizes(window_work *w, window_way way)
{
    int64_t v = w->c->lanes;
    const int64_t length[] = { 0, 1, 2, v - 1, v, v + 1, 2 * v + 3 }, rows[] = { 1, 4, 0, 3, 5, 9 };
    const int64_t taps[][2] = { { 1, 2 }, { 2, 2 }, { 3, 3 }, { 1, 1 }, { 2, 5 }, { 4, 4 } };
    for (size_t l = 0; l < sizeof length / sizeof *length; l++)
        for (size_t r = 0; r < (size_t)check_by_effort(w->c, 2, 6, 6); r++)
            for (size_t t = 0; t < (size_t)check_by_effort(w->c, 3, 6, 6); t++) {
                window_shape s = { .rows = rows[r], .n = length[l], .high = taps[t][0], .way = way,
                                   .wide = way == ONE_EVERY_SECOND ? 1 : taps[t][1],
                                   .offset = (int64_t)w->count % 16, .at_end = w->count & 1,
                                   .from_zero = w->count / 2 & 1 };
                if (way == FLAT) {                       /* one output a row, of a long window */
                    s.n = 1;
                    s.wide = length[l] + 1;
                }
                one_case(w, &s, w->count % 5 == 4 ? VALUE_WHOLE : VALUE_MIXED, 0);
            }
}

/* Special values at every place of windows; few values, so that many are equal. */
static void check_values(window_work *w, window_way way)
{
    int64_t s = (int64_t)value_specials, v = w->c->lanes;
    for (int64_t i = 0; i < check_by_effort(w->c, s / 4, s, 4 * s); i++) {
        window_shape shape = { .rows = 1 + i % 5, .n = v + i % (v + 1), .high = 2,
                               .wide = way == ONE_EVERY_SECOND ? 1 : 3, .way = way, .offset = i % 16,
                               .at_end = i & 1, .from_zero = i & 2 };
        if (way == FLAT) {
            shape.wide = shape.n;
            shape.n = 1;
        }
        one_case(w, &shape, i % 3 == 0 ? VALUE_SPECIAL : i % 3 == 1 ? VALUE_ONE_SPECIAL : VALUE_WHOLE, i);
    }
}

/* Averages of windows without an element, and of more than a block of terms. */
static void check_extremes(window_work *w)
{
    for (int64_t n = 1; w->averages && n < 40; n += 7) {
        window_shape none = { .rows = 2, .n = n, .high = n % 2, .wide = 0, .way = CHANNELS };
        window_shape many = { .rows = 5, .n = n, .high = 7, .wide = 11, .way = CHANNELS };
        one_case(w, &none, VALUE_NORMAL, 0);
        one_case(w, &many, VALUE_NORMAL, 0);
    }
}

void check_window(check *c)
{
    window_work w = { .c = c, .averages = c->kernel->op == TN_OP_AVG_POOL2D };
    bool indexed = c->kernel->dtype[2] != 0;
    c->out->exact = c->kernel->info.exact;
    w.x.dtype = w.y.dtype = (tn_dtype)c->kernel->dtype[0];
    w.index.dtype = TN_I32;
    for (int pass = 0; pass < (indexed ? 2 : 1); pass++) {
        w.judges_index = pass == 1;
        for (int way = 0; way < WAYS; way++) {
            check_sizes(&w, (window_way)way);
            check_values(&w, (window_way)way);
        }
        check_extremes(&w);
    }
    guard_release(&w.x.memory);
    guard_release(&w.y.memory);
    guard_release(&w.index.memory);
    guard_release(&w.value);
}
