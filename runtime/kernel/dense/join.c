/* dense/join.c: concat and pad: copies into parts of the output, by the copy driver. Each element of the
 * output is written once. */
#include "core/core_p.h"
#include "kernel/dense/copy_p.h"
#include "kernel/move_p.h"

static bool has_copies(const tni_dense *dense, const tn_call *call)
{
    return tni_dense_copies(dense, (int64_t)tn_dtype_size((tn_dtype)call->desc->operand[0].dtype));
}

void tni_dense_run_concat(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    int64_t from = 0;
    if (!has_copies(dense, call)) {
        tn_kernels_call(self->base, call);
        return;
    }
    for (int i = 0; i < call->desc->inputs; i++) {
        tni_nest nest;
        tni_concat_nest(&nest, call, i, from);
        tni_copy_result(dense, nest, call->threads);
        from += call->desc->operand[i].shape[call->desc->ints[0]];
    }
}

/* The part of the output that lies before (or after) the input on one axis, inside it on the axes before that
 * one, and anywhere on those behind: such parts of all axes are the border, each element once. */
static void fill_side(const tni_dense *dense, const tn_call *call, const tni_nest *whole, int axis, bool after)
{
    const int32_t *pad = call->desc->ints;
    const tn_operand *in = &call->desc->operand[0];
    tni_nest side = *whole;
    side.extent[axis] = pad[after ? TN_MAX_RANK + axis : axis];
    if (after)
        side.data[1] += (pad[axis] + (int64_t)in->shape[axis]) * side.stride[1][axis] * side.size[1];
    for (int d = 0; d < axis; d++) {
        side.extent[d] = in->shape[d];
        side.data[1] += pad[d] * side.stride[1][d] * side.size[1];
    }
    if (tni_nest_count(&side) > 0)
        tni_copy_result(dense, side, call->threads);
}

void tni_dense_run_pad(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    _Alignas(8) char value[8];
    tni_nest whole, inner;
    if (!has_copies(dense, call)) {
        tn_kernels_call(self->base, call);
        return;
    }
    tni_store_f64((tn_dtype)call->desc->operand[1].dtype, value, (double)call->desc->floats[0]);
    tni_pad_nest_of_value(&whole, call, value);
    for (int axis = 0; axis < whole.rank; axis++)
        for (int after = 0; after < 2; after++)
            fill_side(dense, call, &whole, axis, after);
    tni_pad_nest(&inner, call);
    tni_copy_result(dense, inner, call->threads);
}
