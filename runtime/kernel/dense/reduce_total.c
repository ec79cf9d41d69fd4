/* dense/reduce_total.c: what blocks and parts of one output come to. */
#include "kernel/dense/reduce_p.h"

#include "core/core_p.h"

#include <math.h>
#include <string.h>

static bool is_integer(const tni_fold *fold)
{
    return fold->work == TN_U32 || fold->work == TN_U64;
}

static uint64_t turn_bits(const tni_fold *fold)
{
    uint64_t turn;
    memcpy(&turn, fold->param, sizeof turn);
    return turn;
}

tni_total tni_total_of(const tni_fold *fold, const void *value, int64_t place)
{
    tni_total t = { .place = place, .any = true };
    if (is_integer(fold)) {
        memcpy(&t.bits, value, (size_t)fold->work_size);   /* little-endian */
        t.bits ^= turn_bits(fold);
    } else {
        t.high = fold->work == TN_F32 ? (double)*(const float *)value : *(const double *)value;
        if (turn_bits(fold))
            t.high = -t.high;
    }
    return t;
}

/* Knuth's sum of two: the sum, and what rounding takes from it. */
static void add(tni_total *a, const tni_total *b)
{
    double sum = a->high + b->high, taken = sum - a->high;
    double lost = (a->high - (sum - taken)) + (b->high - taken);
    a->high = sum;
    a->low += b->low + lost;
    a->bits += b->bits;
}

static bool is_better(const tni_fold *fold, const tni_total *b, const tni_total *a)
{
    if (is_integer(fold))
        return b->bits > a->bits;
    return b->high > a->high || (isnan(b->high) && !isnan(a->high));
}

void tni_total_take(const tni_fold *fold, tni_total *a, const tni_total *b)
{
    if (!a->any) {
        *a = *b;
        return;
    }
    switch (fold->kind) {
    case TNI_FOLD_ADD:
        add(a, b);
        break;
    case TNI_FOLD_MULTIPLY:
        a->high *= b->high;
        a->bits *= b->bits;
        break;
    case TNI_FOLD_LARGEST:
    case TNI_FOLD_FIND:
        if (is_better(fold, b, a))
            *a = *b;
        break;
    }
}

/* The value as it was before it was turned; where a sum is no number, nor is what it lost, which then is
 * nothing. */
static double float_value(const tni_fold *fold, const tni_total *t)
{
    double value = t->high + (t->low == t->low ? t->low : 0);
    if (turn_bits(fold))
        value = -value;
    if (fold->kind == TNI_FOLD_LARGEST)
        value += 0.0;
    return fold->mean ? value / (double)fold->terms : value;
}

void tni_total_store(const tni_fold *fold, const tni_total *t, void *out)
{
    if (fold->kind == TNI_FOLD_FIND)
        *(int64_t *)out = t->place;
    else if (is_integer(fold))
        tni_store_i64(fold->to, out, (int64_t)(t->bits ^ turn_bits(fold)));
    else
        tni_store_f64(fold->to, out, float_value(fold, t));
}
