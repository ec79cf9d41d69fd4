/* family/loss.c: losses of scores along axis 1 by the class that is right, whose number is the target:
 * ints[0] how they are taken together, ints[1] the target that counts nothing, ints[2] whether there are
 * weights. That targets are classes is a matter of data: the operations check it. */
#include "kernel/family/family_p.h"
#include "kernel/loss_p.h"

/* Operations an element of the fused softmax: maximum, subtract, exponential, add. */
#define SCORE_FLOPS 4

static const char *text_of(const tn_operand *o, char text[TNI_EXTENTS_TEXT])
{
    return tni_extents_text(text, o->shape, o->rank);
}

/* The target's shape is that of the scores without axis 1. */
static tn_status check_target(const tni_check *c, tn_operand *meet)
{
    const tn_operand *x = &c->d->operand[0], *target = &c->d->operand[1];
    char scores[TNI_EXTENTS_TEXT], here[TNI_EXTENTS_TEXT];
    bool fits = target->rank == x->rank - 1;
    meet->rank = target->rank;
    for (int d = 0; fits && d < target->rank; d++)
        fits = tni_meet(target->shape[d], x->shape[d ? d + 1 : 0], &meet->shape[d]);
    if (fits)
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, 1, "the target is %s, the scores are %s: their shape without axis 1 is wanted",
                     text_of(target, here), text_of(x, scores));
}

static tn_status check_weight(const tni_check *c)
{
    const tn_operand *x = &c->d->operand[0], *weight = &c->d->operand[2];
    char scores[TNI_EXTENTS_TEXT], here[TNI_EXTENTS_TEXT];
    int32_t extent;
    if (!tni_loss_is_weighted(c->d) || (weight->rank == 1 && tni_meet(weight->shape[0], x->shape[1], &extent)))
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, 2, "the weight is %s, the scores are %s: one a class is wanted",
                     text_of(weight, here), text_of(x, scores));
}

tn_status tni_infer_loss(const tni_check *c)
{
    const tn_operand *x = &c->d->operand[0];
    char scores[TNI_EXTENTS_TEXT];
    tn_operand each = { .rank = 0 };
    if (x->rank < 2)
        return tni_wrong(c, TN_ERR_RANK, 0, "the scores are %s: rank 2 or more wanted", text_of(x, scores));
    TN_TRY(check_target(c, &each));
    TN_TRY(check_weight(c));
    c->dst->rank = 0;
    if (c->d->ints[0] == TN_ANY)
        return tni_wrong(c, TN_ERR_ARG, -1, "the reduction is not said");
    if (c->d->ints[0] == TNI_LOSS_NONE)
        tni_copy_shape(c->dst, &each);
    return TN_OK;
}

int tni_optional_loss(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK])
{
    (void)which;
    extents[0] = d->operand[0].rank > 1 ? d->operand[0].shape[1] : TN_ANY;
    return 1;
}

double tni_flops_loss(const tn_desc *d)
{
    double losses = 2 * (double)tni_operand_count(&d->operand[1]);
    return d->op == TN_OP_CROSS_ENTROPY ? losses + SCORE_FLOPS * (double)tni_operand_count(&d->operand[0]) : losses;
}

/* NLL loss reads one score a target. */
double tni_bytes_loss(const tn_desc *d)
{
    const tn_operand *x = &d->operand[0], *target = &d->operand[1];
    double scores = tni_operand_bytes(x);
    if (d->op == TN_OP_NLL_LOSS)
        scores = (double)tni_operand_count(target) * (double)tn_dtype_size((tn_dtype)x->dtype);
    for (int i = 1; i < d->inputs + d->outputs; i++)
        scores += tni_operand_bytes(&d->operand[i]);
    return scores;
}
