/* family_elementwise.c: operations element by element: shapes that broadcast, and outputs that may be inputs. */
#include "kernel/family_p.h"

tn_status tni_infer_same(const tni_check *c)
{
    tni_copy_shape(c->dst, &c->d->operand[0]);
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
