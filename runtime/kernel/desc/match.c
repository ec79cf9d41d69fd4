/* desc/match.c: which descriptors a pattern stands for. TN_ANY, NaN, dtype 0 and free strides take
 * anything. */
#include "kernel/desc/desc_p.h"

#include <math.h>
#include <string.h>

static bool takes_int(int32_t pattern, int32_t x) { return pattern == TN_ANY || pattern == x; }

/* By bits, so that −0 is not 0. */
static bool takes_float(float pattern, float x)
{
    return isnan(pattern) || !memcmp(&pattern, &x, sizeof x);
}

/* Strides count only where they move: not at extents of 1, not in empty operands. */
static bool takes_strides(const tn_operand *pattern, const tn_operand *o)
{
    int32_t wanted[TN_MAX_RANK], stride[TN_MAX_RANK];
    if (pattern->strides == TN_STRIDES_PACKED)
        return o->strides == TN_STRIDES_PACKED;
    if (tni_operand_count(o) == 0)
        return true;
    tni_operand_strides(pattern, wanted);
    tni_operand_strides(o, stride);
    for (int i = 0; i < o->rank; i++)
        if (o->shape[i] != 1 && !takes_int(wanted[i], stride[i]))
            return false;
    return true;
}

static bool takes_operand(tn_operand pattern, tn_operand o)
{
    tni_operand_settle(&pattern);
    tni_operand_settle(&o);
    if ((pattern.dtype && pattern.dtype != o.dtype) || pattern.rank != o.rank ||
        pattern.flagged != o.flagged || pattern.flagged_arg != o.flagged_arg)
        return false;
    for (int i = 0; i < o.rank; i++)
        if (!takes_int(pattern.shape[i], o.shape[i]))
            return false;
    return takes_strides(&pattern, &o);
}

static bool takes_step(const tn_step *pattern, const tn_step *step)
{
    return pattern->op == step->op && pattern->operand == step->operand &&
           pattern->reversed == step->reversed && pattern->dtype == step->dtype &&
           takes_float(pattern->param[0], step->param[0]) &&
           takes_float(pattern->param[1], step->param[1]);
}

static bool takes_attributes(const tn_desc *pattern, const tn_desc *d)
{
    for (int i = 0; i < d->ints_used; i++)
        if (!takes_int(pattern->ints[i], d->ints[i]))
            return false;
    for (int i = 0; i < d->floats_used; i++)
        if (!takes_float(pattern->floats[i], d->floats[i]))
            return false;
    for (int i = 0; i < d->steps; i++)
        if (!takes_step(&pattern->step[i], &d->step[i]))
            return false;
    return true;
}

bool tn_desc_matches(const tn_desc *pattern, const tn_desc *d)
{
    if (pattern->op != d->op || pattern->wrt != d->wrt || pattern->inputs != d->inputs ||
        pattern->outputs != d->outputs || pattern->steps != d->steps ||
        pattern->ints_used != d->ints_used || pattern->floats_used != d->floats_used ||
        pattern->exact != d->exact)
        return false;
    if (!tni_desc_is_sane(pattern) || !tni_desc_is_sane(d) || !takes_attributes(pattern, d))
        return false;
    for (int i = 0; i < d->inputs + d->outputs; i++)
        if (!takes_operand(pattern->operand[i], d->operand[i]))
            return false;
    return true;
}
