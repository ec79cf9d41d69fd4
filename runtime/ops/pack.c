/* pack.c: tn_pack_weights and the way back. From inside, packed weights are a plain tensor [panels][K][width]
 * (kernel/packed_p.h), so both are copies between views of rank 3: of the whole panels, then of the columns
 * that the last one has; the lanes behind them are filled with 0. */
#include "ops/pack_p.h"

#include "base/base_p.h"
#include "core/core_p.h"
#include "kernel/packed_p.h"
#include "ops/blocks_p.h"
#include "ops/ctx_p.h"
#include "ops/run_p.h"

static const char op[] = "pack_weights";

/* That part of weights, packed or plain, as [panels][K][lanes]. Steps that lead nowhere (one panel) may not
 * fit. */
static tn_tensor view_part(const tn_tensor *w, int32_t width, tni_part p)
{
    int32_t depth = w->shape[1], lane = w->flagged ? 1 : w->stride[0];
    int64_t step = w->flagged ? (int64_t)width * depth : (int64_t)width * lane;
    tn_tensor view = *w;
    view.rank = 3;
    view.flagged = 0;
    view.flagged_arg = 0;
    view.offset = (int32_t)(w->offset + p.first * step + (int64_t)p.lane * lane);
    view.shape[0] = p.blocks;
    view.shape[1] = depth;
    view.shape[2] = p.lanes;
    view.stride[0] = p.blocks > 1 ? (int32_t)step : 0;
    view.stride[1] = w->flagged ? width : w->stride[1];
    view.stride[2] = lane;
    return view;
}

/* Between packed weights and plain ones, of any strides; one of the two is packed, and dst is new. */
static tn_status move_weights(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, tn_error *err)
{
    int32_t width = src->flagged ? src->flagged_arg : dst->flagged_arg;
    if (tn_tensor_count(src) == 0)
        return TN_OK;
    return tni_move_blocks(ctx, src, dst, &(tni_blocks){ view_part, src->shape[0], width }, err);
}

/* Fills made, which is new, and hands it out. */
static tn_status finish(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *made, tn_tensor *out,
                        tn_error *err)
{
    tn_status status = move_weights(ctx, src, made, err);
    if (status != TN_OK)
        return tn_tensor_release(made, NULL) == TN_OK ? status : TN_ERR_OVERRUN;
    tni_bump(made);
    *out = *made;
    return TN_OK;
}

tn_status tni_unpack_weights(tn_ctx *ctx, const tn_tensor *t, tn_tensor *out, tn_error *err)
{
    tn_tensor made;
    TN_TRY(tni_tensor_new("to_layout", ctx, t->dtype, tni_shape_of(t), &made, err));
    return finish(ctx, t, &made, out, err);
}

tn_status tn_pack_weights(tn_ctx *ctx, const tn_tensor *w, tn_tensor *out, tn_error *err)
{
    tn_tensor made;
    TN_TRY(tni_run_check(op, ctx, TN_LIST(w), out, err));
    if (w->rank != 2)
        return tni_fail(err, TN_ERR_RANK, op, 0, "w has %d axes: two wanted, outputs and inputs",
                        (int)w->rank);
    if (!tn_dtype_is_float(w->dtype))
        return tni_fail(err, TN_ERR_DTYPE, op, 0, "w is %s: linear takes floats", tn_dtype_name(w->dtype));
    tni_flag flag = { TN_PACKED, tni_packing_of(ctx->kernels->isa, w->dtype) };
    TN_TRY(tni_flagged_new(op, ctx, w->dtype, w->shape, flag, &made, err));
    return finish(ctx, w, &made, out, err);
}
