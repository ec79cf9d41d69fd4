/* family/elementwise.c: operations element by element: shapes that broadcast, and outputs that may be
 * inputs. */
#include "kernel/family/family_p.h"

tn_status tni_infer_same(const tni_check *c)
{
    tni_copy_shape(c->dst, &c->d->operand[0]);
    return TN_OK;
}

/* Bounds in order; any number in a pattern is NaN. */
tn_status tni_infer_unary(const tni_check *c)
{
    double lo = (double)c->d->floats[0], hi = (double)c->d->floats[1];
    if (c->d->op == TN_OP_CLIP && lo > hi)
        return tni_wrong(c, TN_ERR_ARG, -1, "lo is %g, above hi, %g", lo, hi);
    return tni_infer_same(c);
}

tn_status tni_infer_where(const tni_check *c)
{
    const tn_operand *condition = &c->d->operand[0], *a = &c->d->operand[1], *b = &c->d->operand[2];
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT], z[TNI_EXTENTS_TEXT];
    int32_t both[TN_MAX_RANK];
    int rank = tni_broadcast(a->shape, a->rank, b->shape, b->rank, both);
    if (rank >= 0)
        rank = tni_broadcast(condition->shape, condition->rank, both, rank, c->dst->shape);
    if (rank < 0)
        return tni_wrong(c, TN_ERR_SHAPE, -1, "shapes %s, %s and %s do not broadcast",
                         tni_extents_text(x, condition->shape, condition->rank),
                         tni_extents_text(y, a->shape, a->rank), tni_extents_text(z, b->shape, b->rank));
    c->dst->rank = (uint8_t)rank;
    return TN_OK;
}

tn_status tni_infer_binary(const tni_check *c)
{
    const tn_operand *a = &c->d->operand[0], *b = &c->d->operand[1];
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT];
    if (c->row->wrt && !tni_same_extents(a, b))
        return tni_wrong(c, TN_ERR_SHAPE, 1, "g is %s, y is %s: they must be alike",
                         tni_extents_text(x, a->shape, a->rank), tni_extents_text(y, b->shape, b->rank));
    int rank = tni_broadcast(a->shape, a->rank, b->shape, b->rank, c->dst->shape);
    if (rank < 0)
        return tni_wrong(c, TN_ERR_SHAPE, 1, "shapes %s and %s do not broadcast",
                         tni_extents_text(x, a->shape, a->rank), tni_extents_text(y, b->shape, b->rank));
    c->dst->rank = (uint8_t)rank;
    return TN_OK;
}

bool tni_replaces_any(const tn_desc *d, int input, int output)
{
    (void)d;
    (void)input;
    return output == 0;
}

double tni_flops_none(const tn_desc *d)
{
    (void)d;
    return 0;
}
