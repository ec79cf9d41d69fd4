/* desc/cost.c: the work of one run, as rates and shares are counted: floating-point operations (a
 * multiply-add is two; an elementwise operation, exp too, is one an element) and bytes that have to move
 * at least once. */
#include "kernel/family/family_p.h"

/* Elements that lie apart: axes of stride 0 repeat the same ones. */
static double distinct(const tn_operand *o)
{
    int32_t stride[TN_MAX_RANK];
    double count = 1;
    if (tni_operand_count(o) == 0)
        return 0;
    tni_operand_strides(o, stride);
    for (int i = 0; i < o->rank; i++)
        if (stride[i] != 0)
            count *= o->shape[i];
    return count;
}

double tni_operand_bytes(const tn_operand *o)
{
    return distinct(o) * (double)tn_dtype_size((tn_dtype)o->dtype);
}

static bool is_pattern(const tn_desc *d)
{
    for (int i = 0; i < d->inputs + d->outputs; i++)
        if (tni_operand_count(&d->operand[i]) < 0)
            return true;
    return false;
}

static double own_flops(const tn_desc *d, const tni_op_row *row)
{
    double (*flops)(const tn_desc *) = tni_families[row->family].flops;
    return flops ? flops(d) : (double)tni_operand_count(&d->operand[d->inputs]);
}

/* Whether alpha or beta of matmul switches the operand off. */
static bool is_read(const tn_desc *d, const tni_op_row *row, int input)
{
    if (row->family != TNI_MATMUL || input >= tni_desc_main_inputs(d))
        return true;
    return input < 2 ? d->floats[0] != 0 : d->floats[1] != 0;
}

static double own_bytes(const tn_desc *d, const tni_op_row *row)
{
    double sum = 0;
    if (tni_families[row->family].bytes)
        return tni_families[row->family].bytes(d);
    for (int i = 0; i < d->inputs + d->outputs; i++)
        if (i >= d->inputs || is_read(d, row, i))
            sum += tni_operand_bytes(&d->operand[i]);
    return sum;
}

void tn_desc_cost(const tn_desc *d, double *flops, double *bytes)
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    *flops = *bytes = 0;
    if (!tni_desc_is_sane(d) || is_pattern(d))
        return;
    *flops = own_flops(d, row) + (double)d->steps * (double)tni_operand_count(&d->operand[d->inputs]);
    *bytes = own_bytes(d, row);
}
