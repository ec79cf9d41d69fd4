#ifndef PRODUCT_CASE_H
#define PRODUCT_CASE_H

/* product_case.h: one product, as a problem line, for a test of any table. Each operand and the scratch begin
 * behind a page that nobody may touch, or end before one; what lies between elements and what outputs held is
 * NaN. Expected values are sums of this file's own: of small integers, which every order of adding gives
 * alike. Values follow from TENON_TEST_SEED and the line alone. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <tenon/tenon.h>

#include "core/core_p.h"
#include "kernel/desc/desc_p.h"
#include "seed.h"

enum { PRODUCT_BYTES = 192 << 20, PRODUCT_PAGE = 4096, PRODUCT_EDGE = 64 };

/* What runs it: a table and what it is called. */
typedef struct product_table { const tn_kernels *kernels; char name[48]; bool exact; } product_table;

/* -- Operands -------------------------------------------------------------------------------------*/

typedef struct guarded {
    char    *pages;            /* PRODUCT_BYTES, with a page that nobody may touch on each side */
    char    *bytes;            /* of the lowest element */
    size_t   size;             /* to the end of the highest */
    int64_t  first;            /* byte of element [0, …, 0] */
    int64_t  stride[TN_MAX_RANK];          /* along the axes of the output; of factors, their own last two */
    tn_dtype dtype;
    double  *value;            /* of factors: what their elements hold, where those lie in bytes */
} guarded;

typedef enum product_side { PRODUCT_END, PRODUCT_BEGIN } product_side;

typedef enum product_fill {
    PRODUCT_WHOLE,             /* integers within ±4, within ±1 of 16-bit types */
    PRODUCT_FLOATS             /* of any exponent near 0, either sign */
} product_fill;

typedef struct product {
    char     line[200];
    tn_desc  desc;             /* in the form that kernels receive */
    guarded  operand[TN_MAX_OPERANDS], scratch;
    uint64_t random;
    bool     in_place;         /* the output is c */
    int64_t  count, room;      /* of the output; of want and slack */
    double  *want, *slack;     /* what a result is, and may be off by */
    char    *image;            /* the window of an output that holds want */
} product;

static inline const tn_operand *product_out(const product *p) { return &p->desc.operand[p->desc.inputs]; }
static inline guarded *product_result(product *p) { return &p->operand[p->desc.inputs]; }

static inline void product_map(guarded *g)
{
    char *all = mmap(NULL, PRODUCT_BYTES + 2 * PRODUCT_PAGE, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    assert_true(all != MAP_FAILED);
    g->pages = all + PRODUCT_PAGE;
    assert_int_equal(mprotect(g->pages, PRODUCT_BYTES, PROT_READ | PROT_WRITE), 0);
}

static inline product *product_open(void)
{
    product *p = calloc(1, sizeof *p);
    assert_non_null(p);
    for (int o = 0; o < 6; o++)
        product_map(&p->operand[o]);
    product_map(&p->scratch);
    return p;
}

static inline void product_close(product *p)
{
    for (int o = 0; o < 6; o++) {
        munmap(p->operand[o].pages - PRODUCT_PAGE, PRODUCT_BYTES + 2 * PRODUCT_PAGE);
        free(p->operand[o].value);
    }
    munmap(p->scratch.pages - PRODUCT_PAGE, PRODUCT_BYTES + 2 * PRODUCT_PAGE);
    free(p->want);
    free(p->slack);
    free(p->image);
    free(p);
}

static inline uint32_t product_random(product *p)
{
    p->random = p->random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(p->random >> 33);
}

static inline void product_seed(product *p)
{
    p->random = test_seed();
    for (const char *c = p->line; *c; c++)
        p->random = (p->random ^ (unsigned char)*c) * 0x100000001B3u;
}

/* Lays an operand out: its bytes, and the strides it has along the output's axes, 0 where it repeats. */
static inline void product_place(product *p, int which, product_side side)
{
    const tn_operand *o = &p->desc.operand[which], *out = product_out(p);
    guarded *g = &p->operand[which];
    int32_t own[TN_MAX_RANK];
    int64_t low = 0, high = 0, size = (int64_t)tn_dtype_size((tn_dtype)o->dtype);
    bool factor = which < 2, empty = false;
    tni_operand_strides(o, own);
    memset(g->stride, 0, sizeof g->stride);
    for (int d = 0; d < o->rank; d++) {
        int64_t span = (o->shape[d] - (int64_t)1) * own[d];
        *(span < 0 ? &low : &high) += span;
        empty |= o->shape[d] == 0;
        if (o->shape[d] > 1 || (factor && d >= o->rank - 2))
            g->stride[out->rank - o->rank + d] = own[d];
    }
    g->size = empty ? 0 : (size_t)((high - low + 1) * size);
    assert_true(g->size + PRODUCT_EDGE <= PRODUCT_BYTES);
    g->bytes = side == PRODUCT_BEGIN ? g->pages : g->pages + PRODUCT_BYTES - g->size;
    g->first = empty ? 0 : -low * size;
    g->dtype = (tn_dtype)o->dtype;
}

/* The bytes of an operand and some beside them, on the side where there may be some. */
static inline char *product_window(const guarded *g, size_t *size)
{
    *size = g->size + PRODUCT_EDGE;
    return g->bytes == g->pages ? g->bytes : g->bytes - PRODUCT_EDGE;
}

static inline double product_value(product *p, const guarded *g, product_fill how)
{
    int most = tn_dtype_is_float(g->dtype) && tn_dtype_size(g->dtype) == 2 ? 1 : 4;
    double x = (int)(product_random(p) % (uint32_t)(2 * most + 1)) - most;
    if (g->dtype == TN_U8)
        return x + most;
    if (how == PRODUCT_FLOATS)
        x = ldexp((double)product_random(p) - 0x1p30, -30 - (int)(product_random(p) % 12));
    return x;
}

/* The next index in row-major order; false behind the last. */
static inline bool product_next(const tn_operand *o, int32_t index[TN_MAX_RANK])
{
    for (int d = o->rank - 1; d >= 0; d--) {
        if (++index[d] < o->shape[d])
            return true;
        index[d] = 0;
    }
    return false;
}

static inline void product_blank(const guarded *g)
{
    size_t size;
    char *window = product_window(g, &size);
    memset(window, 0xFF, size);
}

static inline void product_fill_input(product *p, int which, product_fill how)
{
    const tn_operand *o = &p->desc.operand[which];
    guarded *g = &p->operand[which];
    int32_t index[TN_MAX_RANK] = { 0 }, own[TN_MAX_RANK];
    int64_t size = (int64_t)tn_dtype_size(g->dtype);
    tni_operand_strides(o, own);
    if (which < 2)
        g->value = realloc(g->value, (g->size / (size_t)size + 1) * sizeof *g->value);
    if (g->size > 0)
        do {
            int64_t at = g->first / size;
            for (int d = 0; d < o->rank; d++)
                at += (int64_t)index[d] * own[d];
            tni_store_f64(g->dtype, g->bytes + at * size, product_value(p, g, how));
            if (which < 2)
                g->value[at] = tni_load_f64(g->dtype, g->bytes + at * size);
        } while (product_next(o, index));
}

/* The element that goes with an element of the output: its bytes, counted from the lowest. */
static inline int64_t product_at(const product *p, int which, const int32_t *index)
{
    const guarded *g = &p->operand[which];
    int64_t at = 0;
    for (int d = 0; d < product_out(p)->rank; d++)
        at += index[d] * g->stride[d];
    return g->first + at * (int64_t)tn_dtype_size(g->dtype);
}

static inline char *product_element(const product *p, int which, const int32_t *index)
{
    return p->operand[which].bytes + product_at(p, which, index);
}

/* -- Expected values ------------------------------------------------------------------------------*/

/* x in the output's type, as one rounding gives it. */
static inline double product_rounded(const product *p, double x)
{
    char element[8];
    tni_store_f64((tn_dtype)product_out(p)->dtype, element, x);
    return tni_load_f64((tn_dtype)product_out(p)->dtype, element);
}

/* Σ a·b and Σ |a·b| for an element of the output, k ascending, in double. */
static inline double product_sum(const product *p, const int32_t *index, double *magnitude)
{
    int last = product_out(p)->rank - 1;
    int64_t depth = p->desc.operand[0].shape[p->desc.operand[0].rank - 1];
    int32_t of_a[TN_MAX_RANK], of_b[TN_MAX_RANK];
    const guarded *a = &p->operand[0], *b = &p->operand[1];
    memcpy(of_a, index, sizeof of_a);
    memcpy(of_b, index, sizeof of_b);
    of_a[last] = of_b[last - 1] = 0;
    int64_t x = product_at(p, 0, of_a) / (int64_t)tn_dtype_size(a->dtype);
    int64_t y = product_at(p, 1, of_b) / (int64_t)tn_dtype_size(b->dtype);
    int64_t x_step = a->stride[last], y_step = b->stride[last - 1];
    double sum = 0, terms = 0;
    for (int64_t k = 0; k < depth; k++, x += x_step, y += y_step) {
        double term = a->value[x] * b->value[y];
        sum += term;
        terms += fabs(term);
    }
    *magnitude = terms;
    return sum;
}

/* One element as the reference's rules say: beta = 0 reads no c, alpha = 0 no factor; rounded after the sum
 * and after each step. */
static inline double product_expected(const product *p, const int32_t *index, double *magnitude)
{
    const tn_desc *d = &p->desc;
    double alpha = d->floats_used > 0 ? (double)d->floats[0] : 1;
    double beta = d->floats_used > 1 ? (double)d->floats[1] : 0;
    double y = alpha == 0 ? 0 : alpha * product_sum(p, index, magnitude);
    *magnitude = alpha == 0 ? 0 : fabs(alpha) * *magnitude;
    if (beta != 0) {
        double c = beta * tni_load_f64(p->operand[2].dtype, product_element(p, 2, index));
        y += c;
        *magnitude += fabs(c);
    }
    y = product_rounded(p, y);
    for (int s = 0; s < d->steps; s++) {
        int other = d->step[s].operand;
        double x = other < 0 ? 0 : tni_load_f64(p->operand[other].dtype, product_element(p, other, index));
        y = d->step[s].op == TN_OP_ADD ? y + x : d->step[s].op == TN_OP_NEG ? -y : y > 0 || isnan(y) ? y : 0;
        *magnitude += fabs(x);
        y = product_rounded(p, y);
    }
    return y;
}

/* Half the distance of numbers of a type at 1. */
static inline double product_unit(tn_dtype dtype)
{
    return dtype == TN_F64 ? 0x1p-53 : dtype == TN_F16 ? 0x1p-11 : dtype == TN_BF16 ? 0x1p-8 : 0x1p-24;
}

/* The window of the output, as product_check finds it where every element is want. */
static inline void product_draw(product *p)
{
    int32_t index[TN_MAX_RANK] = { 0 };
    size_t size;
    int64_t lowest = product_result(p)->bytes - product_window(product_result(p), &size);
    p->image = realloc(p->image, size);
    memset(p->image, 0xFF, size);
    for (int64_t i = 0; i < p->count; i++) {
        tni_store_f64(product_result(p)->dtype, p->image + lowest + product_at(p, p->desc.inputs, index),
                      p->want[i]);
        (void)product_next(product_out(p), index);
    }
}

/* What the output is. Sums are kept in F32, of F64 in F64; every step rounds once more. */
static inline void product_expect(product *p, product_fill how)
{
    int32_t index[TN_MAX_RANK] = { 0 };
    const tn_desc *d = &p->desc;
    int64_t depth = d->operand[0].shape[d->operand[0].rank - 1];
    double kept = product_unit((tn_dtype)d->operand[0].dtype == TN_F64 ? TN_F64 : TN_F32);
    double out = product_unit((tn_dtype)product_out(p)->dtype);
    double units = (double)(depth + 4) * kept + (1 + d->steps) * 2 * out;
    if (p->count > p->room) {
        p->room = p->count;
        p->want = realloc(p->want, (size_t)p->room * sizeof *p->want);
        p->slack = realloc(p->slack, (size_t)p->room * sizeof *p->slack);
    }
    for (int64_t i = 0; i < p->count; i++) {
        double magnitude = 0;
        p->want[i] = product_expected(p, index, &magnitude);
        p->slack[i] = how == PRODUCT_WHOLE ? 0 : units * magnitude;
        (void)product_next(product_out(p), index);
    }
    product_draw(p);
}

/* -- Making, running, looking ---------------------------------------------------------------------*/

/* What beta = 0 and alpha = 0 switch off lies where nobody may look. */
static inline bool product_is_read(const tn_desc *d, int input)
{
    bool scaled = d->floats_used > 0 && d->floats[0] == 0, added = d->floats_used > 1 && d->floats[1] != 0;
    return input < 2 ? !scaled : input > 2 || added || tni_desc_main_inputs(d) < 3;
}

/* Operands, without what the output is. */
static inline void product_lay(product *p, const char *line, product_fill how, product_side side)
{
    tn_error err;
    snprintf(p->line, sizeof p->line, "%s", line);
    if (tn_desc_parse(line, &p->desc, &err) != TN_OK)
        fail_msg("%s: %s", line, err.message);
    tni_desc_expand(&p->desc, &p->desc);
    assert_true(p->desc.inputs < 6);
    product_seed(p);
    p->in_place = false;
    for (int o = 0; o <= p->desc.inputs; o++)
        product_place(p, o, side);
    for (int o = 0; o < p->desc.inputs; o++) {
        product_blank(&p->operand[o]);
        if (product_is_read(&p->desc, o))
            product_fill_input(p, o, how);
    }
    p->count = tni_operand_count(product_out(p));
}

static inline void product_make(product *p, const char *line, product_fill how, product_side side)
{
    product_lay(p, line, how, side);
    product_expect(p, how);
}

/* So much scratch that ends with its pages, but for what a line of 64 bytes leaves over. */
static inline void *product_scratch(product *p, size_t size)
{
    size_t whole = (size + 63) / 64 * 64;
    assert_true(whole + PRODUCT_EDGE <= PRODUCT_BYTES);
    p->scratch.size = size;
    p->scratch.bytes = p->scratch.pages + PRODUCT_BYTES - whole;
    memset(p->scratch.bytes - PRODUCT_EDGE, 0xFF, whole + PRODUCT_EDGE);
    return size > 0 ? p->scratch.bytes : NULL;
}

static inline void product_put_c(product *p)
{
    int32_t index[TN_MAX_RANK] = { 0 };
    size_t size = tn_dtype_size(product_result(p)->dtype);
    for (int64_t i = 0; i < p->count; i++) {
        memcpy(product_element(p, p->desc.inputs, index), product_element(p, 2, index), size);
        (void)product_next(product_out(p), index);
    }
}

/* One call of a table. */
static inline void product_run(product *p, const product_table *table, const tn_threads *threads)
{
    void *data[TN_MAX_OPERANDS];
    product_blank(product_result(p));
    if (p->in_place)
        product_put_c(p);
    for (int o = 0; o <= p->desc.inputs; o++) {
        bool read = o == p->desc.inputs || product_is_read(&p->desc, o);
        data[o] = read ? p->operand[o].bytes + p->operand[o].first : p->operand[o].pages + PRODUCT_BYTES;
    }
    if (p->in_place)
        data[2] = data[p->desc.inputs];
    void *scratch = product_scratch(p, tn_kernels_scratch(table->kernels, &p->desc));
    tn_kernels_call(table->kernels, &(tn_call){ .data = data, .desc = &p->desc, .scratch = scratch,
                                                .threads = threads ? threads : tn_threads_serial() });
    for (size_t i = 0; scratch && i < PRODUCT_EDGE; i++)
        if (p->scratch.bytes[-1 - (int64_t)i] != (char)0xFF ||
            (p->scratch.size + i < PRODUCT_BYTES - (size_t)(p->scratch.bytes - p->scratch.pages) &&
             p->scratch.bytes[p->scratch.size + i] != (char)0xFF))
            fail_msg("%s, %s: a byte beside the scratch was written", p->line, table->name);
}

/* Nothing but elements was written. */
static inline void product_check_around(product *p, const product_table *table)
{
    int32_t index[TN_MAX_RANK] = { 0 };
    size_t size, element = tn_dtype_size(product_result(p)->dtype);
    char *window = product_window(product_result(p), &size);
    for (int64_t i = 0; i < p->count; i++) {
        memset(product_element(p, p->desc.inputs, index), 0xFF, element);
        (void)product_next(product_out(p), index);
    }
    for (size_t i = 0; i < size; i++)
        if (window[i] != (char)0xFF)
            fail_msg("TENON_TEST_SEED=%llu: %s, %s: byte %lld between or beside the elements was written",
                     (unsigned long long)test_seed(), p->line, table->name,
                     (long long)(window + i - product_result(p)->bytes));
}

/* Against the expected values, NaN where NaN is expected, and nothing but elements was written. The output is
 * of no use afterwards. */
static inline void product_check(product *p, const product_table *table)
{
    int32_t index[TN_MAX_RANK] = { 0 };
    tn_dtype dtype = product_result(p)->dtype;
    size_t size;
    char *window = product_window(product_result(p), &size);
    if (memcmp(window, p->image, size) == 0)
        return;
    for (int64_t i = 0; i < p->count; i++) {
        double x = tni_load_f64(dtype, product_element(p, p->desc.inputs, index)), y = p->want[i];
        if (!(x == y || (isnan(x) && isnan(y)) || fabs(x - y) <= p->slack[i]))
            fail_msg("TENON_TEST_SEED=%llu: %s, %s: element %lld of %lld is %.17g, not %.17g within %.3g",
                     (unsigned long long)test_seed(), p->line, table->name, (long long)i, (long long)p->count,
                     x, y, p->slack[i]);
        (void)product_next(product_out(p), index);
    }
    product_check_around(p, table);
}

#endif
