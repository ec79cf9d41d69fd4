/* run.c: check access, allocate, call. Knows no operation by name. */
#include "ops/run_p.h"

#include "core/core_p.h"
#include "kernel/family/family_p.h"

#include <string.h>

tn_status tni_run_check_any(const char *op, const tn_ctx *ctx, tn_list inputs, const void *out, tn_error *err)
{
    if (!ctx || !out)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", ctx ? "out" : "ctx");
    for (size_t i = 0; i < inputs.count; i++)
        TN_TRY(tni_check_read(op, (int32_t)i, inputs.item[i], err));
    return TN_OK;
}

tn_status tni_run_check(const char *op, const tn_ctx *ctx, tn_list inputs, const void *out, tn_error *err)
{
    TN_TRY(tni_run_check_any(op, ctx, inputs, out, err));
    for (size_t i = 0; i < inputs.count; i++)
        TN_TRY(tni_check_plain(op, (int32_t)i, inputs.item[i], err));
    return TN_OK;
}

/* -- Overlap ----------------------------------------------------------------------------------------------*/

/* Whether input i may be exactly output o: elementwise operations write where they read. */
static bool may_replace(const tn_desc *desc, size_t i, size_t o)
{
    const tni_op_row *row = tni_op_find(desc->op, desc->wrt);
    bool (*replaces)(const tn_desc *, int, int) = tni_families[row->family].replaces;
    return replaces && replaces(desc, (int)i, (int)o);
}

static tn_status fail_overlap(const tn_desc *desc, const tn_tensor *out, int32_t arg, const char *what, size_t which,
                              tn_error *err)
{
    char shape[TNI_DIMS_TEXT], stride[TNI_DIMS_TEXT];
    return tni_fail(err, TN_ERR_OVERLAP, tn_op_name((tn_op)desc->op), arg,
                    "the output, %s with strides %s at %d, overlaps %s %zu and is not exactly it",
                    tni_dims_text(shape, out->rank, out->shape, 'x'),
                    tni_dims_text(stride, out->rank, out->stride, ','), (int)out->offset, what, which);
}

/* Flagged tensors count with all their storage. */
static tn_status check_overlap(const tn_desc *desc, tn_list inputs, tn_list outputs, size_t o, tn_error *err)
{
    tn_tensor out_room, room;
    const tn_tensor *out = tni_storage_of(outputs.item[o], &out_room);
    for (size_t i = 0; i < inputs.count; i++) {
        const tn_tensor *in = tni_storage_of(inputs.item[i], &room);
        if (tni_overlaps(in, out) && !(may_replace(desc, i, o) && tni_is_same_view(in, out)))
            return fail_overlap(desc, out, (int32_t)i, "input", i, err);
    }
    for (size_t before = 0; before < o; before++)
        if (tni_overlaps(tni_storage_of(outputs.item[before], &room), out))
            return fail_overlap(desc, out, (int32_t)(inputs.count + o), "output", before, err);
    return TN_OK;
}

/* -- Calls ------------------------------------------------------------------------------------------------*/

static tn_status finish_output(const tn_ctx *ctx, const tn_desc *desc, size_t o, const tn_tensor *out,
                               tn_error *err)
{
    char name[TNI_OPERAND_NAME];
    tni_bump(out);
    if (!ctx->check_finite || desc->op == TN_OP_COPY)
        return TN_OK;
    bool only = desc->outputs == 1;
    tn_tensor room;
    return tni_check_finite(tn_op_name((tn_op)desc->op), desc->inputs + (int32_t)o,
                            only ? "the result" : tni_operand_name(desc, desc->inputs + (int)o, name),
                            tni_storage_of(out, &room), err);
}

/* The call itself; everything was checked. desc's operands are as the tensors lie. */
static tn_status call_kernel(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_list outputs, tn_error *err)
{
    const tn_kernels *table = tni_ctx_table(ctx, desc);
    void *data[TN_MAX_OPERANDS];
    tn_desc expanded;
    tn_call call = { .data = data, .desc = desc, .threads = ctx->threads };
    tn_status status = TN_OK;
    if (!tni_desc_is_expanded(desc)) {
        tni_desc_expand(desc, &expanded);
        call.desc = &expanded;
    }
    TN_TRY(tni_ctx_scratch(ctx, tn_kernels_scratch(table, call.desc), &call.scratch, err));
    for (size_t i = 0; i < inputs.count; i++)
        data[i] = tni_address(inputs.item[i]);
    for (size_t o = 0; o < outputs.count; o++)
        data[inputs.count + o] = tni_address(outputs.item[o]);
    tn_kernels_call(table, &call);
    for (size_t o = 0; o < outputs.count; o++) {
        tn_status finished = finish_output(ctx, desc, o, outputs.item[o], status == TN_OK ? err : NULL);
        status = status == TN_OK ? finished : status;
    }
    return status;
}

tn_status tni_run_into(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_list outputs, tn_error *err)
{
    TN_TRY(tni_desc_check_closed(desc, err));
    for (size_t o = 0; o < outputs.count; o++) {
        tn_tensor room;
        const tn_tensor *storage = tni_storage_of(outputs.item[o], &room);
        TN_TRY(tni_check_write(tn_op_name((tn_op)desc->op), (int32_t)(inputs.count + o), storage, err));
        TN_TRY(check_overlap(desc, inputs, outputs, o, err));
    }
    TN_TRY(tni_check_ids(desc, inputs, err));
    return call_kernel(ctx, desc, inputs, outputs, err);
}

/* -- New outputs ------------------------------------------------------------------------------------------*/

/* Axes by stride, the largest first: the order in which a dense operand lies. */
static void order_of(const tn_operand *o, tn_dims *order)
{
    int32_t stride[TN_MAX_RANK];
    tni_operand_strides(o, stride);
    order->count = o->rank;
    for (int d = 0; d < o->rank; d++) {
        int at = d;
        for (; at > 0 && stride[order->v[at - 1]] < stride[d] && o->shape[d] != 1; at--)
            order->v[at] = order->v[at - 1];
        order->v[at] = d;
    }
}

/* A new tensor that lies as the operand does: packed, or packed with its axes in another order. */
static tn_status new_output(tn_ctx *ctx, const tn_desc *desc, int operand, tn_tensor *out, tn_error *err)
{
    const tn_operand *o = &desc->operand[operand];
    tn_dims order, shape = { .count = o->rank }, back = shape;
    const char *op = tn_op_name((tn_op)desc->op);
    if (o->flagged)
        return tni_flagged_new(op, ctx, (tn_dtype)o->dtype, o->shape,
                               (tni_flag){ (tn_layout)o->flagged, o->flagged_arg }, out, err);
    if (o->strides == TN_STRIDES_PACKED)
        for (int d = 0; d < o->rank; d++)
            order.v[d] = d;
    else
        order_of(o, &order);
    for (int d = 0; d < o->rank; d++) {
        shape.v[d] = o->shape[order.v[d]];
        back.v[order.v[d]] = d;
    }
    TN_TRY(tni_tensor_new(op, ctx, (tn_dtype)o->dtype, shape, out, err));
    return o->strides == TN_STRIDES_PACKED ? TN_OK : tn_permute(out, back, out, err);
}

/* Releases the first count; status, or that of a failed release. */
static tn_status drop(tn_tensor *made, int count, tn_status status)
{
    for (int i = 0; i < count; i++)
        if (tn_tensor_release(&made[i], NULL) != TN_OK)
            status = TN_ERR_OVERRUN;
    return status;
}

tn_status tni_run_new(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_tensor *const *out, tn_error *err)
{
    tn_tensor made[TN_MAX_OPERANDS];
    const tn_tensor *item[TN_MAX_OPERANDS];
    int count = 0;
    TN_TRY(tni_desc_check_closed(desc, err));
    tn_status status = tni_check_ids(desc, inputs, err);
    for (; count < desc->outputs && status == TN_OK; count += status == TN_OK) {
        item[count] = &made[count];
        status = new_output(ctx, desc, desc->inputs + count, &made[count], err);
    }
    if (status == TN_OK)
        status = call_kernel(ctx, desc, inputs, (tn_list){ (size_t)count, item }, err);
    if (status != TN_OK)
        return drop(made, count, status);
    for (int i = 0; i < count; i++)
        *out[i] = made[i];
    return TN_OK;
}

tn_status tni_run_one(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_tensor *out, tn_error *err)
{
    return tni_run_new(ctx, desc, inputs, (tn_tensor *[]){ out }, err);
}
