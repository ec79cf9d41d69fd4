/* norm.c: the two nests of a normalisation, from its descriptor. */
#include "kernel/norm_p.h"

#include "kernel/desc/desc_p.h"

#include <string.h>

/* Where an operand lies: over the axes of x, 0 where it repeats. */
typedef struct strides {
    int64_t of[TNI_NORM_OPERANDS][TN_MAX_RANK];
} strides;

static void add_operand(tni_norm *norm, const tn_desc *desc, void *const *data, int which, int operand)
{
    int64_t size = (int64_t)tn_dtype_size((tn_dtype)desc->operand[operand].dtype);
    norm->sets.size[which] = norm->within.size[which] = size;
    norm->sets.data[which] = norm->within.data[which] = data ? data[operand] : NULL;
}

/* A parameter over the axes from `first` on, as many as it has. */
static void add_parameter(tni_norm *norm, const tn_desc *desc, void *const *data, int which, int first,
                          strides *s, bool *there)
{
    int operand = tni_desc_option_named(desc, which == TNI_NORM_SCALE ? "scale" : "bias");
    if (operand < 0)
        return;
    int64_t own[TN_MAX_RANK];
    tni_strides_of(&desc->operand[operand], own);
    for (int d = 0; d < desc->operand[operand].rank; d++)
        s->of[which][first + d] = own[d];
    add_operand(norm, desc, data, which, operand);
    *there = true;
}

static void push(tni_nest *nest, int64_t extent, const strides *s, int axis, int64_t times)
{
    int d = nest->rank++;
    nest->extent[d] = extent;
    for (int o = 0; o < TNI_NORM_OPERANDS; o++)
        nest->stride[o][d] = s->of[o][axis] * times;
}

/* The first axis that parameters run along. */
static int parameter_axis(const tn_desc *desc)
{
    bool rows = desc->op == TN_OP_LAYER_NORM || desc->op == TN_OP_RMS_NORM;
    return rows ? desc->operand[0].rank - desc->ints[0] : 1;
}

static void push_axes(tni_norm *norm, const tn_desc *desc, const strides *s)
{
    const tn_operand *x = &desc->operand[0];
    int axis = desc->ints[0] < 0 ? desc->ints[0] + x->rank : desc->ints[0];
    for (int d = 0; d < x->rank; d++) {
        bool inside;
        switch (desc->op) {
        case TN_OP_SOFTMAX:
        case TN_OP_LOG_SOFTMAX: inside = d == axis; break;
        case TN_OP_BATCH_NORM:  inside = d != 1; break;
        case TN_OP_GROUP_NORM:  inside = d > 1; break;
        default:                inside = d >= parameter_axis(desc);
        }
        if (desc->op == TN_OP_GROUP_NORM && d == 1) {
            int64_t channels = x->shape[1] / desc->ints[0];
            push(&norm->sets, desc->ints[0], s, 1, channels);
            push(&norm->within, channels, s, 1, 1);
        } else
            push(inside ? &norm->within : &norm->sets, x->shape[d], s, d, 1);
    }
}

void tni_norm_of(tni_norm *norm, const tn_desc *desc, void *const *data)
{
    strides s;
    memset(&s, 0, sizeof s);
    memset(norm, 0, sizeof *norm);
    norm->sets.operands = norm->within.operands = TNI_NORM_OPERANDS;
    tni_strides_of(&desc->operand[0], s.of[TNI_NORM_X]);
    tni_strides_of(&desc->operand[desc->inputs], s.of[TNI_NORM_DST]);
    for (int which = TNI_NORM_X; which < TNI_NORM_DST; which++)
        add_operand(norm, desc, data, which, 0);
    add_operand(norm, desc, data, TNI_NORM_DST, desc->inputs);
    if (desc->op != TN_OP_SOFTMAX && desc->op != TN_OP_LOG_SOFTMAX) {
        add_parameter(norm, desc, data, TNI_NORM_SCALE, parameter_axis(desc), &s, &norm->scaled);
        add_parameter(norm, desc, data, TNI_NORM_BIAS, parameter_axis(desc), &s, &norm->biased);
    }
    push_axes(norm, desc, &s);
}

double tni_running(double running, double batch, double momentum)
{
    return running + momentum * (batch - running);
}

double tni_unbiased(double variance, double count)
{
    return count > 1 ? variance * (count / (count - 1)) : variance;
}

char *tni_norm_statistic(const tn_call *call, int operand, int64_t channel)
{
    const tn_operand *o = &call->desc->operand[operand];
    int64_t stride[TN_MAX_RANK];
    tni_strides_of(o, stride);
    return (char *)call->data[operand] + channel * stride[0] * (int64_t)tn_dtype_size((tn_dtype)o->dtype);
}
