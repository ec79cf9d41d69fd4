/* family/gather.c: positions of an axis, by an index of any shape that takes the axis's place. gather: the
 * axis is ints[0]; embedding: rows of a matrix, axis 0, and the id ints[0] gives zeros. That positions lie
 * in the axis is a matter of data: the operations check it. */
#include "kernel/family/family_p.h"
#include "kernel/gather_p.h"

static tn_status check_table(const tni_check *c)
{
    const tn_operand *table = &c->d->operand[0];
    char text[TNI_EXTENTS_TEXT];
    if (c->d->op != TN_OP_EMBEDDING)
        return tni_check_axis(c, 0);
    if (table->rank == 2)
        return TN_OK;
    return tni_wrong(c, TN_ERR_RANK, 0, "the table is %s: rank 2 wanted",
                     tni_extents_text(text, table->shape, table->rank));
}

tn_status tni_infer_gather(const tni_check *c)
{
    const tn_operand *x = &c->d->operand[0], *index = &c->d->operand[1];
    TN_TRY(check_table(c));
    int32_t axis = tni_gather_axis(c->d);
    int rank = x->rank - 1 + index->rank, at = 0;
    if (rank > TN_MAX_RANK)
        return tni_wrong(c, TN_ERR_RANK, 1, "an index of rank %d in an input of rank %d makes rank %d, at most %d",
                         index->rank, x->rank, rank, TN_MAX_RANK);
    c->dst->rank = (uint8_t)rank;
    if (axis == TN_ANY) {                  /* a pattern's: no extent has its place */
        while (at < rank)
            c->dst->shape[at++] = TN_ANY;
        return TN_OK;
    }
    for (int d = 0; d < axis; d++)
        c->dst->shape[at++] = x->shape[d];
    for (int d = 0; d < index->rank; d++)
        c->dst->shape[at++] = index->shape[d];
    for (int d = axis + 1; d < x->rank; d++)
        c->dst->shape[at++] = x->shape[d];
    return TN_OK;
}

/* The rows that are gathered, or all there are, if those are fewer. */
double tni_bytes_gather(const tn_desc *d)
{
    double rows = tni_operand_bytes(&d->operand[2]), all = tni_operand_bytes(&d->operand[0]);
    return tni_operand_bytes(&d->operand[1]) + rows + (rows < all ? rows : all);
}
