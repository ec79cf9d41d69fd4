/* desc_build.c: makes a descriptor from its parts, without text and without checking how they fit. */
#include "kernel/desc_p.h"

#include <math.h>
#include <string.h>

#include "base/base_p.h"

static int ints_of(const tni_op_row *row)
{
    return row->family == TNI_REDUCE ? 2 : row->family == TNI_LOG_SOFTMAX;
}

const tni_op_row *tni_desc_init(tn_desc *d, tn_op op, unsigned wrt)
{
    const tni_op_row *row = tni_op_find(op, wrt);
    memset(d, 0, sizeof *d);
    if (!row)
        return NULL;
    d->op = (uint16_t)op;
    d->wrt = (uint8_t)wrt;
    d->ints_used = (uint8_t)ints_of(row);
    while (d->floats_used < 4 && row->floats[d->floats_used]) {
        d->floats[d->floats_used] = row->float_default[d->floats_used];
        d->floats_used++;
    }
    return row;
}

void tni_desc_input(tn_desc *d, const tn_tensor *t)
{
    if (d->inputs < TN_MAX_OPERANDS)
        tni_operand_from_tensor(&d->operand[d->inputs++], t);
}

bool tni_desc_step(tn_desc *d, tn_op op, bool has_operand, float by)
{
    if (d->steps == TN_MAX_STEPS)
        return false;
    d->step[d->steps++] = (tn_step){ .op = (uint16_t)op, .operand = has_operand ? 0 : -1, .param = { by } };
    return true;
}

/* Axis of the first input, counted from its end if negative; −1: there is none such. */
static int axis_of(const tn_desc *d, int32_t axis)
{
    int rank = d->operand[0].rank;
    if (axis < -rank || axis >= rank)
        return -1;
    return axis < 0 ? axis + rank : axis;
}

tn_status tni_desc_axes(tn_desc *d, const int32_t *axes, int count, bool keep, tn_error *err)
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    uint32_t bits = 0;
    if (count > TN_MAX_RANK)
        return tni_fail(err, TN_ERR_RANK, row->name, 0, "%d axes, at most %d", count, TN_MAX_RANK);
    for (int i = 0; i < count; i++) {
        int axis = axis_of(d, axes[i]);
        if (axis < 0)
            return tni_fail(err, TN_ERR_RANGE, row->name, 0, "no such axis: %d of rank %d", axes[i],
                            d->operand[0].rank);
        if (bits >> axis & 1)
            return tni_fail(err, TN_ERR_ARG, row->name, 0, "axis %d is named twice", axis);
        bits |= 1u << axis;
        d->ints[0] = axis;
    }
    if (row->family == TNI_REDUCE) {
        d->ints[0] = (int32_t)bits;
        d->ints[1] = keep;
    }
    return TN_OK;
}
