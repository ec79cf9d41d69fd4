/* copy.c: copies through the ctx's kernels: contiguous, reshape, copy_from, fill. */
#include <tenon/ops.h>

#include "core/core_p.h"
#include "kernel/nest_p.h"
#include "ops/run_p.h"

/* Copies src to dst: same dtype, same shape. */
static tn_status copy_same(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, tn_error *err)
{
    tn_desc desc;
    tni_desc_init(&desc, TN_OP_COPY, 0);
    tni_desc_input(&desc, src);
    TN_TRY(tni_desc_infer(&desc, err));
    tni_operand_from_tensor(&desc.operand[1], dst);
    return tni_run_into(ctx, &desc, TN_LIST(src), TN_LIST(dst), err);
}

/* Converts src to dst's dtype, element by element: same shape. */
static tn_status cast_same(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, tn_error *err)
{
    tn_desc desc;
    TN_TRY(tni_describe_cast(&desc, src, dst->dtype, err));
    tni_operand_from_tensor(&desc.operand[1], dst);
    tni_operand_settle(&desc.operand[1]);
    return tni_run_into(ctx, &desc, TN_LIST(src), TN_LIST(dst), err);
}

tn_status tn_contiguous(tn_ctx *ctx, const tn_tensor *t, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = TN_LIST(t);
    TN_TRY(tni_run_check("contiguous", ctx, inputs, out, err));
    if (tn_tensor_is_contiguous(t)) {
        *out = *t;
        return TN_OK;
    }
    tni_desc_init(&desc, TN_OP_COPY, 0);
    tni_desc_input(&desc, t);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

tn_status tn_reshape(tn_ctx *ctx, const tn_tensor *t, tn_dims shape, tn_tensor *out, tn_error *err)
{
    tn_tensor packed;
    TN_TRY(tni_run_check("reshape", ctx, TN_LIST(t), out, err));
    tn_error why;
    tn_status status = tn_try_reshape(t, shape, out, &why);
    if (status != TN_ERR_CONTIGUITY) {
        if (status != TN_OK && err)
            *err = why;
        return status;
    }
    TN_TRY(tn_contiguous(ctx, t, &packed, err));
    return tn_try_reshape(&packed, shape, out, err);
}

static tn_status fail_to_broadcast(const tn_tensor *src, const tn_tensor *dst, tn_error *err)
{
    char from[TNI_DIMS_TEXT], to[TNI_DIMS_TEXT];
    return tni_fail(err, TN_ERR_SHAPE, "copy_from", 1, "src is %s and does not broadcast to dst, %s",
                    tni_dims_text(from, src->rank, src->shape, 'x'),
                    tni_dims_text(to, dst->rank, dst->shape, 'x'));
}

tn_status tn_copy_from(tn_ctx *ctx, const tn_tensor *dst, const tn_tensor *src, tn_error *err)
{
    tn_tensor wide;
    TN_TRY(tni_run_check("copy_from", ctx, TN_LIST(src), dst, err));
    TN_TRY(tni_check_write("copy_from", 0, dst, err));
    if (tn_expand(src, tni_shape_of(dst), &wide, NULL) != TN_OK)
        return fail_to_broadcast(src, dst, err);
    if (wide.dtype == dst->dtype)
        return copy_same(ctx, &wide, dst, err);
    if (tni_overlaps(&wide, dst))
        return tni_fail(err, TN_ERR_OVERLAP, "copy_from", 0, "dst and src overlap");
    return cast_same(ctx, &wide, dst, err);
}

static tn_status fill(tn_ctx *ctx, const tn_tensor *t, const void *element, tn_error *err)
{
    TN_TRY(tni_move_fill(ctx, element, t, err));
    tni_bump(t);
    return TN_OK;
}

static tn_status check_fill(const tn_ctx *ctx, const tn_tensor *t, tn_error *err)
{
    if (!ctx)
        return tni_fail(err, TN_ERR_ARG, "fill", -1, "ctx is NULL");
    return tni_check_write("fill", 0, t, err);
}

tn_status tn_fill_f64(tn_ctx *ctx, const tn_tensor *t, double x, tn_error *err)
{
    _Alignas(8) char element[8];
    TN_TRY(check_fill(ctx, t, err));
    tni_store_f64(t->dtype, element, x);
    return fill(ctx, t, element, err);
}

tn_status tn_fill_i64(tn_ctx *ctx, const tn_tensor *t, int64_t x, tn_error *err)
{
    _Alignas(8) char element[8];
    TN_TRY(check_fill(ctx, t, err));
    tni_store_i64(t->dtype, element, x);
    return fill(ctx, t, element, err);
}
