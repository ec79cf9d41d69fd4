/* overlap.c: whether two sets of elements meet. Element numbers of a view are offset + Σ i_d·stride_d, so
 * two views meet iff a sum of bounded multiples reaches a number: Σ c_k·x_k = target, 0 ≤ x_k ≤ most_k. With
 * the largest coefficients first, ordinary strides leave one or two values of each x_k to try. A search that
 * grows beyond WORK steps is given up as "they meet": refusing is safe. */
#include <stdlib.h>

#include "core_p.h"

#define TERMS (2 * TN_MAX_RANK + 1)    /* the axes of both, and the bytes of an element */
#define WORK  100000

typedef struct term {
    int64_t step, most;        /* c_k > 0, most_k > 0 */
} term;

typedef struct sum {
    int     terms;
    term    term[TERMS];
    int64_t reach[TERMS + 1];  /* what the terms from here on can add up to, at most */
    int64_t divisor[TERMS + 1];        /* what divides whatever they add up to */
    int     work;
} sum;

/* Adds step·x, 0 ≤ x ≤ most. Equal steps join. */
static void add_term(sum *s, int64_t step, int64_t most)
{
    int i = 0;

    if (step == 0 || most <= 0)
        return;
    while (i < s->terms && s->term[i].step != step)
        i++;
    if (i == s->terms)
        s->term[s->terms++] = (term){ step, 0 };
    s->term[i].most += most;
}

static int by_step_down(const void *a, const void *b)
{
    const term *x = a, *y = b;

    return (x->step < y->step) - (x->step > y->step);
}

static int64_t divisor(int64_t a, int64_t b)
{
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void prepare(sum *s)
{
    qsort(s->term, (size_t)s->terms, sizeof s->term[0], by_step_down);
    s->reach[s->terms] = s->divisor[s->terms] = 0;
    for (int i = s->terms - 1; i >= 0; i--) {
        s->reach[i] = s->reach[i + 1] + s->term[i].step * s->term[i].most;
        s->divisor[i] = divisor(s->divisor[i + 1], s->term[i].step);
    }
    s->work = WORK;
}

/* Whether the terms from number k on can add up to target. */
static bool reaches(sum *s, int k, int64_t target)
{
    int64_t first, last;

    if (target == 0 || s->work-- <= 0)
        return true;
    if (target < 0 || target > s->reach[k] || target % s->divisor[k] != 0)
        return false;
    first = target > s->reach[k + 1] ? (target - s->reach[k + 1] - 1) / s->term[k].step + 1 : 0;
    last = target / s->term[k].step < s->term[k].most ? target / s->term[k].step : s->term[k].most;
    for (int64_t x = last; x >= first; x--)
        if (reaches(s, k + 1, target - x * s->term[k].step))
            return true;
    return false;
}

/* -- Two views ----------------------------------------------------------------------------------*/

/* Bytes from the block's start to the lowest element. */
static int64_t lowest(const tn_tensor *t)
{
    int64_t low = t->offset;

    for (int32_t i = 0; i < t->rank; i++)
        if (t->stride[i] < 0)
            low += ((int64_t)t->shape[i] - 1) * t->stride[i];
    return low * (int64_t)tn_dtype_size(t->dtype);
}

static void add_axes(sum *s, const tn_tensor *t)
{
    int64_t size = (int64_t)tn_dtype_size(t->dtype);

    for (int32_t i = 0; i < t->rank; i++)
        add_term(s, llabs(t->stride[i]) * size, (int64_t)t->shape[i] - 1);
}

/* Of two views of one buffer that are not empty. */
static bool meet(const tn_tensor *a, const tn_tensor *b)
{
    sum s = { 0 };
    int64_t target = 0;

    /* low_a + Σ x + byte_a = low_b + Σ y + byte_b; counting y from the other end makes all terms positive. */
    add_axes(&s, a);
    add_axes(&s, b);
    add_term(&s, 1, (int64_t)tn_dtype_size(a->dtype) - 1);
    add_term(&s, 1, (int64_t)tn_dtype_size(b->dtype) - 1);
    for (int32_t i = 0; i < b->rank; i++)
        target += llabs(b->stride[i]) * (int64_t)tn_dtype_size(b->dtype) * ((int64_t)b->shape[i] - 1);
    target += (int64_t)tn_dtype_size(b->dtype) - 1 + lowest(b) - lowest(a);
    prepare(&s);
    return reaches(&s, 0, target);
}

bool tni_overlaps(const tn_tensor *a, const tn_tensor *b)
{
    return tn_tensor_shares_buffer(a, b) && tn_tensor_count(a) > 0 && tn_tensor_count(b) > 0 && meet(a, b);
}

/* -- One view -----------------------------------------------------------------------------------*/

/* Whether each stride is beyond all that the smaller ones reach: the usual case, and then nothing meets. */
static bool is_nested(const sum *s)
{
    for (int i = 0; i < s->terms; i++)
        if (s->term[i].step <= s->reach[i + 1])
            return false;
    return true;
}

/* Whether two indices that are equal before axis first, and differ there, name the same element:
 * step·(1 + x) + Σ (differences of the later axes)·stride = 0. */
static bool meets_from(const tn_tensor *t, int32_t first)
{
    sum s = { 0 };
    int64_t target = -llabs(t->stride[first]);

    add_term(&s, llabs(t->stride[first]), (int64_t)t->shape[first] - 2);
    for (int32_t i = first + 1; i < t->rank; i++) {
        add_term(&s, llabs(t->stride[i]), 2 * ((int64_t)t->shape[i] - 1));
        target += llabs(t->stride[i]) * ((int64_t)t->shape[i] - 1);
    }
    prepare(&s);
    return reaches(&s, 0, target);
}

/* Of a view that is not packed. */
static bool meets_itself(const tn_tensor *t)
{
    sum s = { 0 };

    for (int32_t i = 0; i < t->rank; i++)
        if (t->shape[i] > 1 && t->stride[i] == 0)
            return true;
    for (int32_t i = 0; i < t->rank; i++)
        if (t->shape[i] > 1)
            s.term[s.terms++] = (term){ llabs(t->stride[i]), (int64_t)t->shape[i] - 1 };
    prepare(&s);
    if (is_nested(&s))
        return false;
    for (int32_t i = 0; i < t->rank; i++)
        if (t->shape[i] > 1 && meets_from(t, i))
            return true;
    return false;
}

bool tni_overlaps_itself(const tn_tensor *t)
{
    return !tn_tensor_is_contiguous(t) && meets_itself(t);
}

bool tni_is_same_view(const tn_tensor *a, const tn_tensor *b)
{
    if (!tn_tensor_shares_buffer(a, b) || a->dtype != b->dtype || a->offset != b->offset ||
        a->rank != b->rank)
        return false;
    for (int32_t i = 0; i < a->rank; i++)
        if (a->shape[i] != b->shape[i] || (a->shape[i] > 1 && a->stride[i] != b->stride[i]))
            return false;
    return true;
}
