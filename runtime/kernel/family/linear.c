/* family/linear.c: x [..., M, K] times the rows of w [N, K], which may be packed: dst [..., M, N]. */
#include "kernel/family/family_p.h"

static tn_status fail_shapes(const tni_check *c)
{
    const tn_operand *x = &c->d->operand[0], *w = &c->d->operand[1];
    char of_x[TNI_EXTENTS_TEXT], of_w[TNI_EXTENTS_TEXT];
    tni_extents_text(of_x, x->shape, x->rank);
    tni_extents_text(of_w, w->shape, w->rank);
    if (x->rank < 2)
        return tni_wrong(c, TN_ERR_RANK, 0, "x is %s: at least two axes wanted", of_x);
    if (w->rank != 2)
        return tni_wrong(c, TN_ERR_RANK, 1, "w is %s: two axes wanted, outputs and inputs", of_w);
    return tni_wrong(c, TN_ERR_SHAPE, 1, "inner sizes differ: x is %s, w is %s, outputs first", of_x, of_w);
}

/* An inner size that one of the two leaves open is the other's: the text says it once. */
tn_status tni_infer_linear(const tni_check *c)
{
    tn_operand *x = &c->d->operand[0], *w = &c->d->operand[1];
    int32_t inner;
    if (x->rank < 2 || w->rank != 2 || !tni_meet(x->shape[x->rank - 1], w->shape[1], &inner))
        return fail_shapes(c);
    x->shape[x->rank - 1] = w->shape[1] = inner;
    tni_operand_settle(x);
    tni_operand_settle(w);
    tni_copy_shape(c->dst, x);
    c->dst->shape[x->rank - 1] = w->shape[0];
    return TN_OK;
}

double tni_flops_linear(const tn_desc *d)
{
    return 2.0 * (double)tni_operand_count(&d->operand[d->inputs]) * d->operand[1].shape[1];
}
