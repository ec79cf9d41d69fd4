/* family/matmul.c: products of matrices, their batches, and the third input that beta brings. */
#include "kernel/family/family_p.h"

static tn_status check_third(const tni_check *c)
{
    const tn_operand *third = &c->d->operand[2];
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT];
    float beta = c->d->floats[1];
    if (tni_desc_main_inputs(c->d) == 2) {
        if (beta == 0)
            return TN_OK;
        return tni_wrong(c, TN_ERR_ARG, -1, "beta is %g, but c is left out", (double)beta);
    }
    if (!tni_same_extents(third, c->dst))
        return tni_wrong(c, TN_ERR_SHAPE, 2, "c is %s, the result is %s",
                         tni_extents_text(x, third->shape, third->rank),
                         tni_extents_text(y, c->dst->shape, c->dst->rank));
    return TN_OK;
}

/* what: "inner sizes differ". */
static tn_status fail_shapes(const tni_check *c, const char *what)
{
    const tn_operand *a = &c->d->operand[0], *b = &c->d->operand[1];
    char x[TNI_EXTENTS_TEXT], y[TNI_EXTENTS_TEXT];
    return tni_wrong(c, TN_ERR_SHAPE, 1, "%s: a is %s, b is %s", what, tni_extents_text(x, a->shape, a->rank),
                     tni_extents_text(y, b->shape, b->rank));
}

tn_status tni_infer_product(const tni_check *c)
{
    const tn_operand *a = &c->d->operand[0], *b = &c->d->operand[1];
    char x[TNI_EXTENTS_TEXT];
    int32_t inner;
    int flat = a->rank < 2 ? 0 : b->rank < 2 ? 1 : -1;
    if (flat >= 0)
        return tni_wrong(c, TN_ERR_RANK, flat, "%c is %s: at least two axes wanted", flat ? 'b' : 'a',
                         tni_extents_text(x, c->d->operand[flat].shape, c->d->operand[flat].rank));
    if (!tni_meet(a->shape[a->rank - 1], b->shape[b->rank - 2], &inner))
        return fail_shapes(c, "inner sizes differ");
    int batch = tni_broadcast(a->shape, a->rank - 2, b->shape, b->rank - 2, c->dst->shape);
    if (batch < 0)
        return fail_shapes(c, "batches do not broadcast");
    c->dst->rank = (uint8_t)(batch + 2);
    c->dst->shape[batch] = a->shape[a->rank - 2];
    c->dst->shape[batch + 1] = b->shape[b->rank - 1];
    return TN_OK;
}

tn_status tni_infer_matmul(const tni_check *c)
{
    TN_TRY(tni_infer_product(c));
    return check_third(c);
}

/* Products only: alpha = 0 makes none. */
double tni_flops_matmul(const tn_desc *d)
{
    const tn_operand *a = &d->operand[0];
    double results = (double)tni_operand_count(&d->operand[d->inputs]);
    return d->floats[0] == 0 ? 0 : 2.0 * results * a->shape[a->rank - 1];
}

bool tni_replaces_matmul(const tn_desc *d, int input, int output)
{
    return output == 0 && input == 2 && tni_desc_main_inputs(d) == 3;
}
