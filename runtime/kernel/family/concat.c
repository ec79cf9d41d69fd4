/* family/concat.c: inputs behind each other along one axis, ints[0]. */
#include "kernel/family/family_p.h"

/* A pattern's axis may be open, and with it every extent of the output. */
static tn_status infer_open(const tni_check *c)
{
    tni_copy_shape(c->dst, &c->d->operand[0]);
    for (int i = 0; i < c->dst->rank; i++)
        c->dst->shape[i] = TN_ANY;
    return TN_OK;
}

/* Joins input i to what the output is so far. */
static tn_status join(const tni_check *c, int i, int64_t *sum)
{
    const tn_operand *o = &c->d->operand[i];
    char here[TNI_EXTENTS_TEXT], first[TNI_EXTENTS_TEXT];
    int axis = c->d->ints[0];
    bool fits = o->rank == c->dst->rank;
    for (int d = 0; fits && d < o->rank; d++)
        fits = d == axis || tni_meet(o->shape[d], c->dst->shape[d], &c->dst->shape[d]);
    if (!fits)
        return tni_wrong(c, TN_ERR_SHAPE, i, "input %d is %s, the first is %s: they may differ on axis %d alone", i,
                         tni_extents_text(here, o->shape, o->rank),
                         tni_extents_text(first, c->d->operand[0].shape, c->d->operand[0].rank), axis);
    if (*sum != TN_ANY)
        *sum = o->shape[axis] == TN_ANY ? TN_ANY : *sum + o->shape[axis];
    return TN_OK;
}

tn_status tni_infer_concat(const tni_check *c)
{
    int32_t axis = c->d->ints[0];
    int64_t sum = 0;
    TN_TRY(tni_check_axis(c, 0));
    if (axis == TN_ANY)
        return infer_open(c);
    tni_copy_shape(c->dst, &c->d->operand[0]);
    for (int i = 0; i < c->d->inputs; i++)
        TN_TRY(join(c, i, &sum));
    if (sum > INT32_MAX)
        return tni_wrong(c, TN_ERR_SHAPE, -1, "the extents of axis %d make %lld, over %d", axis, (long long)sum,
                         INT32_MAX);
    c->dst->shape[axis] = (int32_t)sum;
    return TN_OK;
}
