/* elementwise.c: tn_binary, tn_unary, tn_clip, tn_leaky_relu, tn_where, tn_scale, tn_cast. */
#include <tenon/ops.h>

#include <math.h>

#include "ops/run_p.h"

/* Starts a descriptor of an operation that takes exactly these inputs and no attribute. */
static tn_status start(tn_desc *desc, tn_op op, tni_family family, const char *name, tn_error *err)
{
    const tni_op_row *row = tni_desc_init(desc, op, 0);
    if (!row)
        return tni_fail(err, TN_ERR_ARG, name, -1, "there is no operation %d", (int)op);
    if (row->family != family || row->floats[0])
        return tni_fail(err, TN_ERR_ARG, name, -1, "%s is no %s operation without parameters", row->name,
                        name);
    return TN_OK;
}

tn_status tn_binary(tn_ctx *ctx, tn_op op, const tn_tensor *a, const tn_tensor *b, tn_tensor *out,
                    tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(a, b);
    TN_TRY(start(&desc, op, TNI_BINARY, "binary", err));
    TN_TRY(tni_run_check(tn_op_name(op), ctx, inputs, out, err));
    tni_desc_input(&desc, a);
    tni_desc_input(&desc, b);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tn_unary(tn_ctx *ctx, tn_op op, const tn_tensor *x, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    TN_TRY(start(&desc, op, TNI_UNARY, "unary", err));
    TN_TRY(tni_run_check(tn_op_name(op), ctx, inputs, out, err));
    tni_desc_input(&desc, x);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

/* An operation of one tensor with float attributes. */
static tn_status run_with_floats(tn_ctx *ctx, tn_op op, const tn_tensor *x, const float *floats, int count,
                                 tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    TN_TRY(tni_run_check(tn_op_name(op), ctx, inputs, out, err));
    tni_desc_init(&desc, op, 0);
    tni_desc_input(&desc, x);
    for (int i = 0; i < count; i++)
        desc.floats[i] = floats[i];
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tn_clip(tn_ctx *ctx, const tn_tensor *x, float lo, float hi, tn_tensor *out, tn_error *err)
{
    if (isnan(lo) || isnan(hi))
        return tni_fail(err, TN_ERR_ARG, "clip", -1, "%s is not a number", isnan(lo) ? "lo" : "hi");
    return run_with_floats(ctx, TN_OP_CLIP, x, (const float[]){ lo, hi }, 2, out, err);
}

tn_status tn_leaky_relu(tn_ctx *ctx, const tn_tensor *x, float slope, tn_tensor *out, tn_error *err)
{
    if (isnan(slope))
        return tni_fail(err, TN_ERR_ARG, "leaky_relu", -1, "slope is not a number");
    return run_with_floats(ctx, TN_OP_LEAKY_RELU, x, &slope, 1, out, err);
}

tn_status tn_where(tn_ctx *ctx, const tn_tensor *condition, const tn_tensor *a, const tn_tensor *b,
                   tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(condition, a, b);
    TN_TRY(tni_run_check("where", ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_WHERE, 0);
    for (size_t i = 0; i < inputs.count; i++)
        tni_desc_input(&desc, inputs.item[i]);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tn_scale(tn_ctx *ctx, const tn_tensor *x, float by, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    TN_TRY(tni_run_check("scale", ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_SCALE, 0);
    tni_desc_input(&desc, x);
    desc.floats[0] = by;
    desc.outputs = 1;                      /* F32 whatever x is */
    desc.operand[1].dtype = TN_F32;
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tni_describe_cast(tn_desc *desc, const tn_tensor *x, tn_dtype to, tn_error *err)
{
    tni_desc_init(desc, TN_OP_CAST, 0);
    tni_desc_input(desc, x);
    desc->outputs = 1;
    desc->operand[1].dtype = (uint8_t)to;
    return tni_desc_infer(desc, err);
}

tn_status tn_cast(tn_ctx *ctx, const tn_tensor *x, tn_dtype to, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(x);
    TN_TRY(tni_run_check("cast", ctx, inputs, out, err));
    if (!tn_dtype_size(to))
        return tni_fail(err, TN_ERR_DTYPE, "cast", -1, "no such dtype: code %d", (int)to);
    TN_TRY(tni_describe_cast(&desc, x, to, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}
