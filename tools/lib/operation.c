/* operation.c: from a descriptor to operands and a call. */
#include "operation.h"

#include <base/base_p.h>
#include <kernel/packed_p.h>

#include <stdlib.h>
#include <string.h>

/* Packed weights as their storage; its lanes past the columns are filled like all others, and must take no
 * part. */
static void read_panels(const tn_operand *o, guard_tensor *t)
{
    tni_panels panels = tni_panels_of(o);
    t->rank = 3;
    t->extent[0] = panels.count;
    t->extent[1] = o->shape[1];
    t->extent[2] = t->stride[1] = panels.width;
    t->stride[0] = panels.step;
    t->stride[2] = 1;
}

/* Extents and strides of one operand; free strides become packed ones. */
static tn_status read_operand(const tn_operand *o, guard_tensor *t, tn_error *err)
{
    int32_t stride[TN_MAX_RANK];
    int64_t step = 1;
    tni_operand_strides(o, stride);
    t->dtype = (tn_dtype)o->dtype;
    t->rank = o->rank;
    for (int axis = o->rank - 1; axis >= 0; axis--) {
        if (o->shape[axis] == TN_ANY)
            return tni_fail(err, TN_ERR_ARG, NULL, -1, "extent %d of an operand is open: say a number", axis);
        t->extent[axis] = o->shape[axis];
        t->stride[axis] = stride[axis] == TN_ANY ? step : stride[axis];
        step *= o->shape[axis] > 0 ? o->shape[axis] : 1;
    }
    if (o->flagged)
        read_panels(o, t);
    return TN_OK;
}

tn_status operation_read(const char *line, operation *op, tn_error *err)
{
    memset(op, 0, sizeof *op);
    TN_TRY(tni_desc_parse_placed(line, &op->desc, &op->placing, NULL, err));
    TN_TRY(tni_desc_check_closed(&op->desc, err));
    op->operands = (size_t)op->desc.inputs + op->desc.outputs;
    op->output = op->desc.inputs;
    for (size_t i = 0; i < op->operands; i++)
        TN_TRY(read_operand(&op->desc.operand[i], &op->operand[i], err));
    tni_desc_expand(&op->desc, &op->expanded);
    return TN_OK;
}

bool operation_lay_out(operation *op, operation_place place)
{
    for (size_t i = 0; i < op->operands; i++) {
        guard_tensor *t = &op->operand[i];
        bool placed = place == OPERATION_AS_WRITTEN ? guard_place_aligned(t, op->placing.at[i])
                                                    : guard_place(t, 0, place == OPERATION_AT_END);
        if (!placed)
            return false;
        op->data[i] = t->base;
    }
    return true;
}

bool operation_prepare(operation *op, const tn_kernels *table)
{
    size_t size = tn_kernels_scratch(table, &op->expanded);
    if (size > op->scratch_size) {
        free(op->scratch);
        op->scratch_size = (size + 63) / 64 * 64;
        op->scratch = aligned_alloc(64, op->scratch_size);
    }
    return size == 0 || op->scratch;
}

void operation_run(const operation *op, const tn_kernels *table, const tn_threads *threads)
{
    tn_call call = { .data = op->data, .desc = &op->expanded, .scratch = op->scratch,
                     .threads = threads ? threads : tn_threads_serial() };
    tn_kernels_call(table, &call);
}

guard_tensor *operation_output(operation *op)
{
    return &op->operand[op->output];
}

void operation_release(operation *op)
{
    for (size_t i = 0; i < op->operands; i++)
        guard_release(&op->operand[i].memory);
    free(op->scratch);
    op->scratch = NULL;
    op->scratch_size = 0;
}
