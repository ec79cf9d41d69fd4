/* move.c: concat and pad as copies between nests. */
#include "kernel/move_p.h"

/* Moves an operand's address along an axis of its own. */
static void shift(tni_nest *nest, int operand, int axis, int64_t by)
{
    nest->data[operand] += by * nest->stride[operand][axis] * nest->size[operand];
}

void tni_concat_nest(tni_nest *nest, const tn_call *call, int i, int64_t from)
{
    const tn_operand *in = &call->desc->operand[i], *out = &call->desc->operand[call->desc->inputs];
    tni_nest_start(nest, in);
    tni_nest_add(nest, in, in, call->data[i]);
    nest->operands = 2;
    nest->size[1] = nest->size[0];
    nest->data[1] = call->data[call->desc->inputs];
    tni_strides_of(out, nest->stride[1]);
    if (tni_nest_count(nest) > 0)
        shift(nest, 1, call->desc->ints[0], from);
}

void tni_pad_nest(tni_nest *nest, const tn_call *call)
{
    const tn_operand *in = &call->desc->operand[0], *out = &call->desc->operand[1];
    tni_nest_start(nest, in);
    tni_nest_add(nest, in, in, call->data[0]);
    nest->operands = 2;
    nest->size[1] = nest->size[0];
    nest->data[1] = call->data[1];
    tni_strides_of(out, nest->stride[1]);
    if (tni_nest_count(nest) > 0)
        for (int d = 0; d < in->rank; d++)
            shift(nest, 1, d, call->desc->ints[d]);
}

void tni_pad_nest_of_value(tni_nest *nest, const tn_call *call, void *value)
{
    const tn_operand *out = &call->desc->operand[1];
    tni_nest_start(nest, out);
    tni_nest_add(nest, out, out, value);
    tni_nest_add(nest, out, out, call->data[1]);
    for (int d = 0; d < out->rank; d++)
        nest->stride[0][d] = 0;
}
