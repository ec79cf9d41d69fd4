/* desc/build.c: makes a descriptor from its parts, without text and without checking how they fit. */
#include "kernel/desc/desc_p.h"

#include <math.h>
#include <string.h>

#include "base/base_p.h"

/* Puts the defaults in, and counts positions. */
static void set_ints(tn_desc *d, const tni_op_row *row)
{
    for (size_t i = 0; i < row->int_count; i++)
        for (int p = 0; p < tni_int_width(&row->ints[i]); p++)
            d->ints[d->ints_used++] = row->ints[i].otherwise;
}

const tni_op_row *tni_desc_init(tn_desc *d, tn_op op, unsigned wrt)
{
    const tni_op_row *row = tni_op_find(op, wrt);
    memset(d, 0, sizeof *d);
    if (!row)
        return NULL;
    d->op = (uint16_t)op;
    d->wrt = (uint8_t)wrt;
    set_ints(d, row);
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

void tni_desc_optional(tn_desc *d, const char *name, const tn_tensor *t)
{
    const tni_op_row *row = tni_op_find(d->op, d->wrt);
    if (!t)
        return;
    for (size_t i = 0; i < row->int_count; i++)
        if (row->ints[i].kind == TNI_INT_OPTION && !strcmp(row->ints[i].name, name))
            d->ints[tni_int_at(row, (int)i)] = 1;
    tni_desc_input(d, t);
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
    int32_t last = 0;
    if (count < 0 || count > TN_MAX_RANK)
        return tni_fail(err, TN_ERR_RANK, row->name, 0, "%d axes, at most %d", count, TN_MAX_RANK);
    for (int i = 0; i < count; i++) {
        int axis = axis_of(d, axes[i]);
        if (axis < 0)
            return tni_fail(err, TN_ERR_RANGE, row->name, 0, "no such axis: %d of rank %d", axes[i],
                            d->operand[0].rank);
        if (bits >> axis & 1)
            return tni_fail(err, TN_ERR_ARG, row->name, 0, "axis %d is named twice", axis);
        bits |= 1u << axis;
        last = axis;
    }
    int at = tni_axes_at(row);
    bool many = row->ints[at].kind == TNI_INT_AXES;
    d->ints[tni_int_at(row, at)] = many ? (int32_t)bits : last;
    if (keep)
        d->ints[tni_int_at(row, at) + 1] = 1;
    return TN_OK;
}
