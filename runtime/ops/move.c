/* move.c: elements moved between tensors that were checked: the ctx's copy, without questions. */
#include "ops/run_p.h"

#include "core/core_p.h"

#include <string.h>

static tn_status run_copy(tn_ctx *ctx, tn_desc *desc, const void *src, const tn_tensor *dst, tn_error *err)
{
    const tn_kernels *table = tni_ctx_table(ctx, desc);
    void *data[2] = { (void *)src, tni_address(dst) };
    tn_call call = { .data = data, .desc = desc, .threads = ctx->threads };
    TN_TRY(tni_ctx_scratch(ctx, tn_kernels_scratch(table, desc), &call.scratch, err));
    tn_kernels_call(table, &call);
    return TN_OK;
}

/* A copy from src, laid out so, to dst. */
static void describe(tn_desc *desc, const tn_operand *src, const tn_tensor *dst)
{
    tni_desc_init(desc, TN_OP_COPY, 0);
    desc->inputs = desc->outputs = 1;
    desc->operand[0] = *src;
    tni_operand_from_tensor(&desc->operand[1], dst);
}

tn_status tni_move(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, tn_error *err)
{
    tn_operand from;
    tn_desc desc;
    tni_operand_from_tensor(&from, src);
    describe(&desc, &from, dst);
    return run_copy(ctx, &desc, tni_address(src), dst, err);
}

tn_status tni_move_fill(tn_ctx *ctx, const void *element, const tn_tensor *dst, tn_error *err)
{
    tn_operand from;
    tn_desc desc;
    tni_operand_from_tensor(&from, dst);
    from.strides = TN_STRIDES_EXACT;
    memset(from.stride, 0, sizeof from.stride);
    tni_operand_settle(&from);
    describe(&desc, &from, dst);
    return run_copy(ctx, &desc, element, dst, err);
}
