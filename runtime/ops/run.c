/* run.c: check access, allocate, call. Knows no operation by name. */
#include "ops/run_p.h"

#include "core/core_p.h"

#include <string.h>

tn_status tni_run_check(const char *op, const tn_ctx *ctx, tn_list inputs, const void *out, tn_error *err)
{
    if (!ctx || !out)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", ctx ? "out" : "ctx");
    for (size_t i = 0; i < inputs.count; i++) {
        TN_TRY(tni_check_read(op, (int32_t)i, inputs.item[i], err));
        TN_TRY(tni_check_plain(op, (int32_t)i, inputs.item[i], err));
    }
    return TN_OK;
}

/* Whether the operation may write onto input i element by element: elementwise ones do, and a product may
 * onto its third input, which it reads where it writes. */
static bool may_replace(const tn_desc *desc, size_t i)
{
    const tni_op_row *row = tni_op_find(desc->op, desc->wrt);
    if (row->family == TNI_BINARY || row->family == TNI_UNARY || row->family == TNI_CAST)
        return true;
    return row->family == TNI_MATMUL && i == 2 && tni_desc_main_inputs(desc) == 3;
}

static tn_status check_overlap(const tn_desc *desc, tn_list inputs, const tn_tensor *out, tn_error *err)
{
    const char *op = tn_op_name((tn_op)desc->op);
    for (size_t i = 0; i < inputs.count; i++) {
        const tn_tensor *in = inputs.item[i];
        char shape[TNI_DIMS_TEXT], stride[TNI_DIMS_TEXT];
        if (!tni_overlaps(in, out) || (may_replace(desc, i) && tni_is_same_view(in, out)))
            continue;
        return tni_fail(err, TN_ERR_OVERLAP, op, (int32_t)i,
                        "the output, %s with strides %s at %d, overlaps input %zu and is not exactly it",
                        tni_dims_text(shape, out->rank, out->shape, 'x'),
                        tni_dims_text(stride, out->rank, out->stride, ','), (int)out->offset, i);
    }
    return TN_OK;
}

/* The call itself; everything was checked. desc's operands are as the tensors lie. */
static tn_status call_kernel(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, const tn_tensor *out,
                             tn_error *err)
{
    const tn_kernels *table = tni_ctx_table(ctx, desc);
    void *data[TN_MAX_OPERANDS];
    tn_desc expanded;
    tn_call call = { .data = data, .desc = &expanded, .threads = ctx->threads };
    tni_desc_expand(desc, &expanded);
    TN_TRY(tni_ctx_scratch(ctx, tn_kernels_scratch(table, &expanded), &call.scratch, err));
    for (size_t i = 0; i < inputs.count; i++)
        data[i] = tni_address(inputs.item[i]);
    data[desc->inputs] = tni_address(out);
    tn_kernels_call(table, &call);
    tni_bump(out);
    if (!ctx->check_finite || desc->op == TN_OP_COPY)
        return TN_OK;
    return tni_check_finite(tn_op_name((tn_op)desc->op), desc->inputs, "the result", out, err);
}

tn_status tni_run_into(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, const tn_tensor *out, tn_error *err)
{
    TN_TRY(tni_check_write(tn_op_name((tn_op)desc->op), (int32_t)inputs.count, out, err));
    TN_TRY(check_overlap(desc, inputs, out, err));
    return call_kernel(ctx, desc, inputs, out, err);
}

tn_status tni_run_new(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_tensor *out, tn_error *err)
{
    const tn_operand *result = &desc->operand[desc->inputs];
    tn_dims shape = { .count = result->rank };
    tn_tensor made;
    memcpy(shape.v, result->shape, sizeof shape.v);
    TN_TRY(tni_tensor_new(tn_op_name((tn_op)desc->op), ctx, (tn_dtype)result->dtype, shape, &made, err));
    tn_status status = call_kernel(ctx, desc, inputs, &made, err);
    if (status != TN_OK)
        return tn_tensor_release(&made, NULL) == TN_OK ? status : TN_ERR_OVERRUN;
    *out = made;
    return TN_OK;
}
