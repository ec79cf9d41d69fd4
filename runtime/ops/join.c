/* join.c: tn_concat, tn_pad, tn_gather, tn_embedding. */
#include <tenon/ops.h>

#include "core/core_p.h"
#include "kernel/gather_p.h"
#include "ops/run_p.h"

#include <math.h>

tn_status tn_concat(tn_ctx *ctx, tn_list inputs, int axis, tn_tensor *out, tn_error *err)
{
    static const char op[] = "concat";
    tn_desc desc;
    if (inputs.count == 0 || inputs.count >= TN_MAX_OPERANDS || !inputs.item)
        return tni_fail(err, TN_ERR_ARG, op, -1, "takes 1 to %d inputs, here are %zu", TN_MAX_OPERANDS - 1,
                        inputs.item ? inputs.count : 0);
    TN_TRY(tni_run_check(op, ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_CONCAT, 0);
    for (size_t i = 0; i < inputs.count; i++)
        tni_desc_input(&desc, inputs.item[i]);
    TN_TRY(tni_desc_axes(&desc, (const int32_t[]){ axis }, 1, false, err));
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

/* -- pad --------------------------------------------------------------------------------------------------*/

/* Descriptors hold an F32. F32 and the 16-bit floats take its rounding, other types the value itself. */
static tn_status check_value(tn_dtype dtype, double value, tn_error *err)
{
    bool rounds = dtype == TN_F32 || dtype == TN_F16 || dtype == TN_BF16;
    if (isnan(value))
        return tni_fail(err, TN_ERR_ARG, "pad", -1, "value is NaN, which no attribute is");
    if (!rounds && (double)(float)value != value)
        return tni_fail(err, TN_ERR_RANGE, "pad", -1,
                        "value %.17g of %s is no F32, and descriptors hold no finer one", value,
                        tn_dtype_name(dtype));
    return TN_OK;
}

static tn_status check_sides(const tn_tensor *x, const tn_dims *before, const tn_dims *after, tn_error *err)
{
    const tn_dims *wrong = before->count != x->rank ? before : after;
    if (wrong->count == x->rank)
        return TN_OK;
    return tni_fail(err, TN_ERR_RANK, "pad", 0, "%s is said of %d axes, x has rank %d",
                    wrong == before ? "before" : "after", wrong->count, x->rank);
}

tn_status tn_pad(tn_ctx *ctx, const tn_tensor *x, tn_dims before, tn_dims after, double value, tn_tensor *out,
                 tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    TN_TRY(tni_run_check("pad", ctx, inputs, out, err));
    TN_TRY(check_sides(x, &before, &after, err));
    TN_TRY(check_value(x->dtype, value, err));
    tni_desc_init(&desc, TN_OP_PAD, 0);
    tni_desc_input(&desc, x);
    for (int d = 0; d < x->rank; d++) {
        desc.ints[d] = before.v[d];
        desc.ints[TN_MAX_RANK + d] = after.v[d];
    }
    desc.floats[0] = (float)value;
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

/* -- Positions --------------------------------------------------------------------------------------------*/

tn_status tn_gather(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *index, int axis, tn_tensor *out,
                    tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x, index);
    TN_TRY(tni_run_check("gather", ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_GATHER, 0);
    tni_desc_input(&desc, x);
    tni_desc_input(&desc, index);
    TN_TRY(tni_desc_axes(&desc, (const int32_t[]){ axis }, 1, false, err));
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tn_embedding(tn_ctx *ctx, const tn_tensor *table, const tn_tensor *index, const int32_t *skip,
                       tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(table, index);
    TN_TRY(tni_run_check("embedding", ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_EMBEDDING, 0);
    tni_desc_input(&desc, table);
    tni_desc_input(&desc, index);
    if (skip)
        TN_TRY(tni_set_id(&desc, 0, "skip", *skip, err));
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}
