/* check_map.c: elementwise kernels and copies: lengths, offsets, rows, strides, special values, in place. */
#include "check_p.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/desc.h>

#include "core/core_p.h"

enum { MAX_INPUTS = 3 };

/* How one case lies in memory. Strides 0 here mean packed; inputs may repeat a row. */
typedef struct map_shape {
    int64_t n[2];
    int64_t stride[MAX_INPUTS + 1][2];     /* inputs, then the output */
    int64_t offset;
    bool    at_end, in_place;
    int     alias;             /* which input the output is, in_place */
} map_shape;

/* The work on one map kernel. */
typedef struct map_work {
    check       *c;
    int          inputs;
    guard_tensor tensor[MAX_INPUTS + 1];   /* inputs, then the output */
    float        param[4];
    guard        params;                   /* where they end at a page */
    const float *given;
    int64_t      n[2], stride[MAX_INPUTS + 1][2];
    void        *data[MAX_INPUTS + 1];
    uint64_t    *bits;
    size_t       bits_room;
} map_work;

static void run_map(tn_code code, void *arg)
{
    map_work *w = arg;
    ((tn_map_fn)code)(w->n, w->data, (const int64_t (*)[2])w->stride, w->given);
}

/* -- Expected values ------------------------------------------------------------------------------*/

static bool expect_values(map_work *w, check_case *k)
{
    guard_tensor *dst = &w->tensor[w->inputs];
    check *c = w->c;
    double x[MAX_INPUTS];
    if (!check_expect(c, dst->count, &k->want, &k->slack))
        return false;
    for (int64_t i = 0; i < dst->count; i++) {
        for (int j = 0; j < w->inputs; j++)
            x[j] = value_get(w->tensor[j].dtype, guard_element(&w->tensor[j], i));
        k->want[i] = c->row->reference(x, w->param);
        k->slack[i] = c->kernel->ulp * value_ulp(dst->dtype, k->want[i]);
    }
    return true;
}

/* Attributes as the output's type holds them. */
static void integer_params(const map_work *w, int64_t *param)
{
    tn_dtype to = w->tensor[w->inputs].dtype;
    uint64_t bits;
    for (int j = 0; j < 4; j++) {
        tni_cast_element(TN_F32, &w->param[j], to, &bits);
        param[j] = tni_load_i64(to, &bits);
    }
}

static uint64_t integer_result(const map_work *w, int64_t i)
{
    const tni_op_row *row = w->c->row;
    int64_t x[MAX_INPUTS], param[4];
    tn_dtype dtype = w->tensor[0].dtype;
    bool has_sign = dtype == TN_I8 || dtype == TN_I16 || dtype == TN_I32 || dtype == TN_I64;
    integer_params(w, param);
    for (int j = 0; j < w->inputs; j++)
        x[j] = tni_load_i64(w->tensor[j].dtype, guard_element(&w->tensor[j], i));
    if (has_sign)
        return (uint64_t)row->signed_reference(x, param);
    return row->unsigned_reference((const uint64_t *)x, (const uint64_t *)param);   /* the same bits */
}

/* The bits of element i: of copies, casts and choices, of integers, and of comparisons. */
static void element_bits(const map_work *w, int64_t i, uint64_t *bits)
{
    const tni_op_row *row = w->c->row;
    const guard_tensor *src = &w->tensor[0];
    tn_dtype to = w->tensor[w->inputs].dtype;
    double x[MAX_INPUTS];
    if (row->family == TNI_WHERE) {
        const guard_tensor *chosen = &w->tensor[tni_load_i64(TN_BOOL, guard_element(src, i)) ? 1 : 2];
        memcpy(bits, guard_element(chosen, i), chosen->elem);
    } else if (row->signed_reference && !tn_dtype_is_float(src->dtype)) {
        tni_store_i64(to, bits, (int64_t)integer_result(w, i));
    } else if (row->reference) {
        for (int j = 0; j < w->inputs; j++)
            x[j] = value_get(w->tensor[j].dtype, guard_element(&w->tensor[j], i));
        tni_store_f64(to, bits, row->reference(x, w->param));
    } else {
        tni_cast_element(src->dtype, guard_element(src, i), to, bits);
    }
}

static bool expect_bits(map_work *w, check_case *k)
{
    int64_t count = w->tensor[w->inputs].count;
    if ((size_t)count > w->bits_room) {
        free(w->bits);
        w->bits_room = (size_t)count;
        w->bits = malloc(w->bits_room * sizeof *w->bits);
    }
    if (!w->bits)
        return false;
    memset(w->bits, 0, (size_t)count * sizeof *w->bits);
    for (int64_t i = 0; i < count; i++)                 /* little-endian */
        element_bits(w, i, &w->bits[i]);
    k->bits = w->bits;
    return true;
}

/* -- One case -------------------------------------------------------------------------------------*/

/* A single row is a vector. */
static void set_extents(guard_tensor *t, const int64_t n[2], const int64_t stride[2])
{
    int first = n[0] == 1;
    t->rank = 2 - first;
    for (int axis = first; axis < 2; axis++) {
        t->extent[axis - first] = n[axis];
        t->stride[axis - first] = stride[axis];
    }
}

static bool lay_out(map_work *w, const map_shape *shape)
{
    memcpy(w->n, shape->n, sizeof w->n);
    for (int i = 0; i <= w->inputs; i++) {
        const int64_t packed[2] = { shape->n[1], 1 };
        bool said = shape->stride[i][0] || shape->stride[i][1];
        memcpy(w->stride[i], said ? shape->stride[i] : packed, sizeof packed);
        set_extents(&w->tensor[i], w->n, w->stride[i]);
        if (!guard_place(&w->tensor[i], shape->offset, shape->at_end))
            return false;
        w->data[i] = w->tensor[i].base;
    }
    if (shape->in_place)
        w->data[w->inputs] = w->tensor[shape->alias].base;
    return true;
}

/* "exp f32 5x37:44,1@3 dst:40,1": the line that names the case. */
static void name_case(map_work *w, const map_shape *shape, check_text *line)
{
    const tni_op_row *row = w->c->row;
    *line = (check_text){ .length = 0 };
    check_add(line, row->wrt ? "%s.d%d" : "%s", row->name, row->wrt - 1);
    for (int i = 0; i < w->inputs; i++)
        check_add(line, i ? ",%s" : " %s", tn_dtype_name(w->tensor[i].dtype));
    if (w->tensor[w->inputs].dtype != w->tensor[0].dtype)
        check_add(line, ",%s", tn_dtype_name(w->tensor[w->inputs].dtype));
    for (int i = 0; i < w->inputs; i++)
        check_add_tensor(line, &w->tensor[i], shape->offset);
    if (shape->stride[w->inputs][0])
        check_add(line, " dst:%lld,%lld", (long long)w->stride[w->inputs][0],
                  (long long)w->stride[w->inputs][1]);
    for (int i = 0; i < 4 && row->floats[i]; i++)
        check_add(line, " %s %.9g", row->floats[i], w->param[i]);
    if (shape->in_place)
        check_add(line, " in place of %c", "abc"[shape->alias]);
}

static void one_case(map_work *w, const map_shape *shape, value_fill fill, int64_t shift)
{
    check *c = w->c;
    check_text line;
    check_case k = { .operands = (size_t)w->inputs + 1, .run = run_map, .arg = w,
                     .aliased = shape->in_place, .same = fill == VALUE_SAME };
    for (int i = 0; i <= w->inputs; i++) {
        w->tensor[i].dtype = (tn_dtype)c->kernel->dtype[i];
        k.operand[i] = &w->tensor[i];
    }
    if (!lay_out(w, shape))
        return;
    name_case(w, shape, &line);
    k.line = line.text;
    if (shape->in_place)
        k.operand[w->inputs] = &w->tensor[shape->alias];
    if (!check_wants(c, line.text))
        return;
    for (int i = 0; i <= w->inputs; i++)
        check_blank(&w->tensor[i]);
    for (int i = 0; i < w->inputs; i++) {               /* the second input runs slower: all pairs meet */
        c->stay = i == 1 && fill == VALUE_SPECIAL ? (int64_t)value_specials : 1;
        check_fill(c, &w->tensor[i], fill, shift);
    }
    bool number = c->row->reference && tn_dtype_is_float(w->tensor[w->inputs].dtype);
    if (number ? expect_values(w, &k) : expect_bits(w, &k))
        check_run(c, &k);
}

/* -- The cases ------------------------------------------------------------------------------------*/

/* Lengths around the vectors and the unrolled steps. */
static size_t lengths(const check *c, int64_t *out)
{
    int64_t v = c->lanes;
    const int64_t all[] = { 0,         1,         2,         3,     v - 1,     v,         v + 1,
                            2 * v - 1, 2 * v + 3, 4 * v - 1, 4 * v, 4 * v + 1, 5 * v + 3, 8 * v + 7 };
    size_t count = 0;
    if (c->options->effort == CHECK_FULL)
        for (; count < 160 && (int64_t)count <= 8 * v + 8; count++)
            out[count] = (int64_t)count;
    else
        for (size_t i = 0; i < sizeof all / sizeof *all; i++)
            if (i == 0 || all[i] > out[count - 1])
                out[count++] = all[i];
    return count;
}

static void check_lengths(map_work *w)
{
    int64_t length[160];
    size_t count = lengths(w->c, length);
    for (size_t i = 0; i < count; i++)
        for (int64_t offset = 0; offset < 16; offset += check_by_effort(w->c, 3, 1, 1))
            for (int at_end = 0; at_end < 2; at_end++) {
                map_shape shape = { .n = { 1, length[i] }, .offset = offset, .at_end = at_end };
                one_case(w, &shape, VALUE_MIXED, 0);
            }
}

/* Row strides: a gap, reversed, the same row again (inputs), and where inner strides are free, those. */
static void check_rows(map_work *w)
{
    static const int64_t rows[] = { 0, 2, 3, 5, 37 };
    int64_t v = w->c->lanes, columns[] = { 0, 1, v + 1, 2 * v + 3 };
    bool any = w->c->kernel->inner == TNI_INNER_ANY || w->c->kernel->inner == TNI_INNER_ANY_STREAM;
    for (int r = 0; r < (any ? 5 : 4); r++)
        for (int l = 0; l < 4; l++)
            for (int kind = 0; kind < (any ? 10 : 5); kind++)
                for (int at_end = 0; at_end < 2; at_end++) {
                    int64_t m = rows[r], n = columns[l], inner = 1 + n;
                    const int64_t in[10][2] = { { n + 7, 1 },     { -n - 1, 1 },   { 0, 1 },
                                                { n, 1 },         { 1000 + n, 1 }, { 1, m + 1 },
                                                { inner * 3, 3 }, { inner, -1 },   { 1, 0 },
                                                { inner * 2, 2 } };
                    const int64_t out[10][2] = { { n + 3, 1 },  { n + 1, 1 },     { n + 1, 1 },
                                                 { -n - 2, 1 }, { n + 1, 1 },     { n + 1, 1 },
                                                 { 1, m + 2 },  { inner * 2, 2 }, { n + 1, 1 },
                                                 { n + 1, 1 } };
                    map_shape shape = { .n = { m, n }, .offset = (r + l + kind) % 4, .at_end = at_end };
                    for (int i = 0; i < w->inputs; i++)         /* operands differ, the last lies packed */
                        memcpy(shape.stride[i], in[i == 0 ? kind : 3], sizeof shape.stride[i]);
                    memcpy(shape.stride[w->inputs], out[kind], sizeof out[kind]);
                    one_case(w, &shape, VALUE_MIXED, 0);
                }
}

/* Every special value, and of two operands every pair, in every lane. */
static void check_specials(map_work *w)
{
    int64_t s = (int64_t)value_specials, n = w->inputs > 1 ? s * s + 3 : s + 2 * w->c->lanes + 3;
    for (int64_t shift = 0; shift < s; shift += check_by_effort(w->c, 5, 1, 1)) {
        map_shape shape = { .n = { 1, n }, .offset = shift % 16 };
        one_case(w, &shape, VALUE_SPECIAL, shift);
    }
}

static void check_in_place(map_work *w)
{
    int64_t v = w->c->lanes, n[] = { 1, v, 2 * v + 3, 9 * v + 1 };
    for (int alias = 0; alias < w->inputs; alias++)
        for (size_t i = 0; i < 4; i++)
            for (int64_t rows = 1; rows < 4; rows += 2) {
                map_shape shape = {
                    .n = { rows, n[i] }, .offset = (int64_t)i, .in_place = true, .alias = alias
                };
                if (w->tensor[alias].elem == w->tensor[w->inputs].elem)
                    one_case(w, &shape, VALUE_MIXED, 0);
            }
}

/* Equal inputs give equal outputs, in the body and in the tail. */
static void check_same(map_work *w)
{
    for (int64_t i = 0; i < check_by_effort(w->c, 8, 32, 200); i++) {
        map_shape shape = { .n = { 1, 5 * w->c->lanes + 3 + i }, .offset = i % 16 };
        one_case(w, &shape, VALUE_SAME, i);
    }
}

/* Long rows: many values, and more than one turn of every loop. */
static void check_long(map_work *w)
{
    for (int64_t i = 0; i < check_by_effort(w->c, 2, 16, 200); i++) {
        map_shape shape = { .n = { 1, 4099 + 61 * i }, .offset = i % 16, .at_end = i & 1 };
        one_case(w, &shape, i % 4 == 3 ? VALUE_NORMAL : VALUE_MIXED, 0);
    }
}

/* Evenly over all bit patterns; with full effort sixteen million of them. */
static void check_sweep(map_work *w)
{
    for (int64_t i = 0; i < check_by_effort(w->c, 4, 64, 4096); i++) {
        map_shape shape = { .n = { 1, 4096 }, .offset = i % 16 };
        one_case(w, &shape, VALUE_SWEEP, i * 4096);
    }
}

void check_map(check *c)
{
    static const float values[] = { -2.5f, 100.75f, 0.75f, 3.0f };
    map_work w = { .c = c };
    while (w.inputs < MAX_INPUTS && c->kernel->dtype[w.inputs + 1])
        w.inputs++;
    for (int i = 0; i < 4; i++)
        w.param[i] = isnan(c->row->float_default[i]) ? values[i] : c->row->float_default[i];
    w.given = check_params(c->row, w.param, &w.params);
    c->out->exact = c->kernel->ulp == 0;
    c->out->ulps = c->kernel->ulp > 0;
    check_lengths(&w);
    check_rows(&w);
    check_specials(&w);
    check_in_place(&w);
    check_same(&w);
    check_long(&w);
    check_sweep(&w);
    for (int i = 0; i <= w.inputs; i++)
        guard_release(&w.tensor[i].memory);
    guard_release(&w.params);
    free(w.bits);
}
