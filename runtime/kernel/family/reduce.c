/* family/reduce.c: reductions over some axes (bits in ints[0]), which are left out of the result or stay with
 * extent 1 (ints[1]). */
#include "kernel/family/family_p.h"

/* Maxima and places need an element, places an axis to be on. */
static tn_status check_elements(const tni_check *c, uint32_t bits)
{
    const tn_operand *src = &c->d->operand[0];
    bool finds = c->d->op == TN_OP_ARGMAX || c->d->op == TN_OP_ARGMIN;
    bool needs = finds || c->d->op == TN_OP_AMAX || c->d->op == TN_OP_AMIN;
    char text[TNI_EXTENTS_TEXT];
    if (finds && (bits & (bits - 1)))
        return tni_wrong(c, TN_ERR_ARG, 0, "axes 0x%x: places are along one axis", (unsigned)bits);
    for (int i = 0; i < src->rank; i++)
        if (needs && bits >> i & 1 && src->shape[i] == 0)
            return tni_wrong(c, TN_ERR_SHAPE, 0, "src is %s: no element along axis %d",
                             tni_extents_text(text, src->shape, src->rank), i);
    return TN_OK;
}

tn_status tni_infer_reduce(const tni_check *c)
{
    const tn_operand *src = &c->d->operand[0];
    uint32_t bits = (uint32_t)c->d->ints[0];
    if (bits >> src->rank)
        return tni_wrong(c, TN_ERR_RANGE, 0, "axes 0x%x of rank %d", (unsigned)bits, src->rank);
    if (!bits && src->rank)
        return tni_wrong(c, TN_ERR_ARG, 0, "no axis is named");
    TN_TRY(check_elements(c, bits));
    c->dst->rank = 0;
    for (int i = 0; i < src->rank; i++)
        if (!(bits >> i & 1))
            c->dst->shape[c->dst->rank++] = src->shape[i];
        else if (c->d->ints[1])
            c->dst->shape[c->dst->rank++] = 1;
    return TN_OK;
}

double tni_flops_reduce(const tn_desc *d)
{
    return (double)tni_operand_count(&d->operand[0]);
}
