/* family/softmax.c: operations along one axis, ints[0], that keep the shape. */
#include "kernel/family/family_p.h"

/* Operations an element: maximum, subtract, exponential, add, subtract or divide. */
#define SOFTMAX_FLOPS 5

tn_status tni_infer_rows(const tni_check *c)
{
    TN_TRY(tni_check_axis(c, 0));
    return tni_infer_same(c);
}

double tni_flops_softmax(const tn_desc *d)
{
    return SOFTMAX_FLOPS * (double)tni_operand_count(&d->operand[0]);
}
