/* check_case.c: one case: memory prepared, every form run twice, every byte looked at. */
#include "check_p.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OTHER = 0x5A };

/* Memory that is kept from case to case. */
typedef struct block { void *data; size_t size; } block;

struct check_buffers {
    block image[CHECK_OPERANDS];           /* the windows as they were before a run */
    block got, second, first;              /* outputs: this form's, its second run's, the first form's */
    block want, slack;
};

static void *room(check *c, block *b, size_t size)
{
    if (b->size < size) {
        void *data = realloc(b->data, size);
        if (!data) {
            c->no_memory = true;
            return NULL;
        }
        b->data = data;
        b->size = size;
    }
    return b->data;
}

static struct check_buffers *buffers(check *c)
{
    if (!c->buffers)
        c->buffers = calloc(1, sizeof *c->buffers);
    c->no_memory |= !c->buffers;
    return c->buffers;
}

void check_free(check *c)
{
    struct check_buffers *b = c->buffers;
    if (!b)
        return;
    for (size_t i = 0; i < CHECK_OPERANDS; i++)
        free(b->image[i].data);
    free(b->got.data);
    free(b->second.data);
    free(b->first.data);
    free(b->want.data);
    free(b->slack.data);
    free(b);
    c->buffers = NULL;
}

bool check_expect(check *c, int64_t count, double **want, double **slack)
{
    struct check_buffers *b = buffers(c);
    size_t size = ((size_t)count + 1) * sizeof(double);
    return b && (*want = room(c, &b->want, size)) && (*slack = room(c, &b->slack, size));
}

bool check_wants(check *c, const char *line)
{
    if (c->no_memory || (c->options->only && strcmp(c->options->only, line) != 0))
        return false;
    snprintf(c->out->now, sizeof c->out->now, "%s", line);
    value_seed(&c->random, c->options->seed, line);
    return true;
}

/* -- Failures -------------------------------------------------------------------------------------*/

static void fail(check *c, const check_case *k, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void fail(check *c, const check_case *k, const char *format, ...)
{
    check_result *out = c->out;
    out->failed++;
    if (out->kept == CHECK_FAILURES)
        return;
    check_failure *f = &out->failure[out->kept++];
    va_list list;
    snprintf(f->problem, sizeof f->problem, "%s", k->line);
    f->form = out->form;
    va_start(list, format);
    vsnprintf(f->sentence, sizeof f->sentence, format, list);
    va_end(list);
}

/* "dst[2,36]" */
static const char *place_of(const guard_tensor *t, int64_t i, char *text, size_t size)
{
    int64_t index[TN_MAX_RANK];
    int length = snprintf(text, size, "dst[");
    for (int axis = t->rank - 1; axis >= 0; axis--) {
        index[axis] = i % t->extent[axis];
        i /= t->extent[axis];
    }
    for (int axis = 0; axis < t->rank; axis++)
        length +=
            snprintf(text + length, size - (size_t)length, axis ? ",%lld" : "%lld", (long long)index[axis]);
    snprintf(text + length, size - (size_t)length, "]");
    return text;
}

/* Whether element i lies behind the last whole vector of its row. */
static bool in_tail(const check *c, const guard_tensor *t, int64_t i)
{
    int64_t row = t->rank ? t->extent[t->rank - 1] : 1;
    return c->lanes > 1 && i % row >= row - row % c->lanes;
}

static void fail_value(check *c, const check_case *k, int64_t i, double got)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    double want = k->want[i], ulp = value_ulp(dst->dtype, want);
    char where[64], is[40], reference[40], allowed[64] = "";
    if (isfinite(got) && isfinite(want))
        snprintf(allowed, sizeof allowed, ": %.3g ulp of %.3g", fabs(got - want) / ulp, k->slack[i] / ulp);
    fail(c, k, "%s is %s, reference %s%s%s", place_of(dst, i, where, sizeof where),
         value_print(dst->dtype, got, is, sizeof is),
         value_print(dst->dtype, value_round(dst->dtype, want), reference, sizeof reference), allowed,
         in_tail(c, dst, i) ? ", in the tail" : "");
}

static void fail_bits(check *c, const check_case *k, int64_t i, uint64_t got, uint64_t want, const char *what)
{
    char where[64];
    fail(c, k, "%s is 0x%llx, %s 0x%llx", place_of(k->operand[k->operands - 1], i, where, sizeof where),
         (unsigned long long)got, what, (unsigned long long)want);
}

/* -- Judging --------------------------------------------------------------------------------------*/

/* A value that lies within what is allowed. */
static bool holds(check *c, const check_case *k, tn_dtype dtype, double got, double want, double slack)
{
    double rounded = value_round(dtype, want), distance;
    if (isinf(slack) || (isnan(got) && isnan(want)))
        return true;
    if (isnan(got) || isnan(want))
        return false;
    if (got == 0 && rounded == 0 && signbit(got) != signbit(rounded))
        return k->any_zero;
    if (slack == 0)
        return got == rounded;
    distance = value_distance(dtype, got, want);
    if (c->out->ulps && distance > c->out->worst_ulp)
        c->out->worst_ulp = distance;
    return distance * value_ulp(dtype, want) <= slack;
}

static bool judge_values(check *c, const check_case *k, const char *got)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    for (int64_t i = 0; i < dst->count; i++) {
        double value = value_get(dst->dtype, got + (size_t)i * dst->elem);
        if (!holds(c, k, dst->dtype, value, k->want[i], k->slack[i])) {
            fail_value(c, k, i, value);
            return false;
        }
    }
    return true;
}

static bool judge_bits(check *c, const check_case *k, const char *got)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    for (int64_t i = 0; i < dst->count; i++) {
        uint64_t is = value_bits(dst->dtype, got + (size_t)i * dst->elem);
        if (is != k->bits[i]) {
            fail_bits(c, k, i, is, k->bits[i], "should be");
            return false;
        }
    }
    return true;
}

/* Two lists of output elements, equal; else what differs is named. */
static bool judge_same(check *c, const check_case *k, const char *got, const char *other, const char *what)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    for (int64_t i = 0; i < dst->count; i++) {
        size_t at = (size_t)i * dst->elem;
        if (!value_same(dst->dtype, got + at, other + at)) {
            fail_bits(c, k, i, value_bits(dst->dtype, got + at), value_bits(dst->dtype, other + at), what);
            return false;
        }
    }
    return true;
}

static bool judge_equal_elements(check *c, const check_case *k, const char *got)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    for (int64_t i = 1; i < dst->count; i++)
        if (!value_same(dst->dtype, got, got + (size_t)i * dst->elem)) {
            fail_bits(c, k, i, value_bits(dst->dtype, got + (size_t)i * dst->elem),
                      value_bits(dst->dtype, got), "from equal inputs dst[0] is");
            return false;
        }
    return true;
}

/* -- Memory ---------------------------------------------------------------------------------------*/

static bool keep_images(check *c, const check_case *k)
{
    struct check_buffers *b = buffers(c);
    for (size_t i = 0; b && i < k->operands; i++) {
        if (!room(c, &b->image[i], k->operand[i]->window_size))
            return false;
        memcpy(b->image[i].data, k->operand[i]->window, k->operand[i]->window_size);
    }
    return b != NULL;
}

static void restore(check *c, const check_case *k)
{
    for (size_t i = 0; i < k->operands; i++)
        memcpy(k->operand[i]->window, c->buffers->image[i].data, k->operand[i]->window_size);
}

/* Copies the output's elements to got and puts the old ones back, so that the window can be compared. */
static void take(check *c, const check_case *k, char *got)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    const char *image = c->buffers->image[k->operands - 1].data;
    for (int64_t i = 0; i < dst->count; i++) {
        char *at = guard_element(dst, i);
        memcpy(got + (size_t)i * dst->elem, at, dst->elem);
        memcpy(at, image + (at - dst->window), dst->elem);
    }
}

static bool judge_memory(check *c, const check_case *k)
{
    for (size_t i = 0; i < k->operands; i++) {
        const guard_tensor *t = k->operand[i];
        const char *image = c->buffers->image[i].data;
        if (memcmp(t->window, image, t->window_size) == 0)
            continue;
        ptrdiff_t at = 0;
        while (t->window[at] == image[at])
            at++;
        fail(c, k, i + 1 == k->operands ? "the byte %td bytes from dst[0] was written" :
             "an input was written, %td bytes from its element 0", t->window + at - t->base);
        return false;
    }
    return true;
}

/* -- The case -------------------------------------------------------------------------------------*/

static void run_once(check *c, const check_case *k, check_form form, unsigned char old, char *got)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    restore(c, k);
    if (!k->aliased && old != CHECK_BLANK)
        for (int64_t i = 0; i < dst->count; i++)
            memset(guard_element(dst, i), old, dst->elem);
    k->run(c->code.form[form], k->arg);
    take(c, k, got);
}

static void run_form(check *c, const check_case *k, check_form form, bool first)
{
    const guard_tensor *dst = k->operand[k->operands - 1];
    size_t size = (size_t)dst->count * dst->elem;
    char *got = room(c, &c->buffers->got, size + 1), *second = room(c, &c->buffers->second, size + 1);
    char *other = room(c, &c->buffers->first, size + 1);
    if (!got || !second || !other)
        return;
    c->out->form = form;
    c->out->checks++;
    run_once(c, k, form, CHECK_BLANK, got);
    if (first)
        memcpy(other, got, size);
    if (!judge_memory(c, k) || (k->want && !judge_values(c, k, got)) || (k->bits && !judge_bits(c, k, got)) ||
        (k->same && !judge_equal_elements(c, k, got)) ||
        (!first && !(k->apart && form == CHECK_JIT) && !judge_same(c, k, got, other, "in the first form")))
        return;
    run_once(c, k, form, OTHER, second);
    if (judge_memory(c, k))
        judge_same(c, k, got, second, "in a second run");
}

void check_run(check *c, const check_case *k)
{
    bool first = true;
    if (!keep_images(c, k))
        return;
    for (int form = 0; form < CHECK_FORMS; form++)
        if (c->code.form[form]) {
            run_form(c, k, (check_form)form, first);
            first = false;
        }
}
