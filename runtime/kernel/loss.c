/* loss.c: what the loss kernels share. */
#include "kernel/loss_p.h"

#include "core/core_p.h"

#include <string.h>

static void push(tni_nest *nest, int64_t extent, int64_t x, int64_t target, int64_t dst)
{
    int d = nest->rank++;
    nest->extent[d] = extent;
    nest->stride[0][d] = x;
    nest->stride[1][d] = target;
    nest->stride[2][d] = dst;
}

static void start(tni_losses *l, const tn_desc *desc, void *const *data)
{
    const tn_operand *weight = &desc->operand[2];
    int64_t step[TN_MAX_RANK];
    memset(l, 0, sizeof *l);
    l->dtype = (tn_dtype)desc->operand[0].dtype;
    l->wide = desc->operand[1].dtype == TN_I64;
    l->ignore = desc->ints[1] == TNI_NO_ID ? INT64_MAX : desc->ints[1];
    l->reduction = (tni_loss_reduction)desc->ints[0];
    l->places.operands = l->reduction == TNI_LOSS_NONE ? 3 : 2;
    l->places.size[0] = l->places.size[2] = (int64_t)tn_dtype_size(l->dtype);
    l->places.size[1] = (int64_t)tn_dtype_size((tn_dtype)desc->operand[1].dtype);
    if (tni_loss_is_weighted(desc)) {
        tni_strides_of(weight, step);
        l->weight_step = step[0] * l->places.size[0];
        l->weight = data ? data[2] : NULL;
    }
    for (int o = 0; o < 2; o++)
        l->places.data[o] = data ? data[o] : NULL;
    l->dst = l->places.data[2] = data ? data[desc->inputs] : NULL;
}

void tni_losses_of(tni_losses *l, const tn_desc *desc, void *const *data)
{
    const tn_operand *x = &desc->operand[0], *target = &desc->operand[1], *dst = &desc->operand[desc->inputs];
    int64_t from[TN_MAX_RANK], at[TN_MAX_RANK], to[TN_MAX_RANK] = { 0 };
    start(l, desc, data);
    tni_strides_of(x, from);
    tni_strides_of(target, at);
    if (l->reduction == TNI_LOSS_NONE)
        tni_strides_of(dst, to);
    l->classes = x->shape[1];
    l->class_step = from[1];
    for (int d = 0; d < target->rank; d++)
        push(&l->places, target->shape[d], from[d ? d + 1 : 0], at[d], to[d]);
}

void tni_loss_finish(const tni_losses *l, double loss, double weight)
{
    if (l->reduction != TNI_LOSS_NONE)
        tni_store_f64(l->dtype, l->dst, l->reduction == TNI_LOSS_MEAN ? loss / weight : loss);
}
