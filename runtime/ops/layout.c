/* layout.c: tn_to_layout; packed weights leave by pack.c. From inside, a blocked tensor is a packed one of
 * rank 5, [N][⌈C/B⌉][H][W][B]. So a conversion is a copy between views of rank 5: of the whole blocks, then of
 * what the last one has of channels; the lanes behind them are filled with 0. */
#include <tenon/ops.h>

#include "core/core_p.h"
#include "ops/blocks_p.h"
#include "ops/pack_p.h"
#include "ops/run_p.h"

static const char op[] = "to_layout";

/* -- Views of blocks --------------------------------------------------------------------------------------*/

/* That part of an image as [N][blocks][H][W][lanes]: of a blocked one, which has the same block, or of a
 * plain one, whose channels lie stride[1] apart. Steps that lead nowhere (one block, one lane) may not
 * fit. */
static tn_tensor view_part(const tn_tensor *t, int32_t block, tni_part p)
{
    int32_t height = t->shape[2], width = t->shape[3];
    int32_t blocks = (int32_t)(((int64_t)t->shape[1] + block - 1) / block);
    int32_t image = t->flagged ? height * width * block : 0;
    int32_t lane = t->flagged ? 1 : t->stride[1];
    int64_t step = t->flagged ? image : (int64_t)block * lane;
    tn_tensor view = *t;
    view.rank = 5;
    view.flagged = 0;
    view.flagged_arg = 0;
    view.offset = (int32_t)(t->offset + p.first * step + (int64_t)p.lane * lane);
    const int32_t shape[5] = { t->shape[0], p.blocks, height, width, p.lanes };
    const int32_t stride[5] = { t->flagged ? blocks * image : t->stride[0], p.blocks > 1 ? (int32_t)step : 0,
                                t->flagged ? width * block : t->stride[2],
                                t->flagged ? block : t->stride[3], lane };
    for (int i = 0; i < 5; i++) {
        view.shape[i] = shape[i];
        view.stride[i] = stride[i];
    }
    return view;
}

/* Moves between a blocked tensor and a plain one, and clears the lanes past the channels of a blocked dst. */
static tn_status move_image(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, int32_t block,
                            tn_error *err)
{
    return tni_move_blocks(ctx, src, dst, &(tni_blocks){ view_part, src->shape[1], block }, err);
}

/* -- New tensors ------------------------------------------------------------------------------------------*/

/* Elements are unspecified. Strides of an empty tensor stay those of NCHW: the others may not fit. */
static tn_status new_plain(tn_ctx *ctx, const tn_tensor *like, tn_layout layout, tn_tensor *out,
                           tn_error *err)
{
    TN_TRY(tni_tensor_new(op, ctx, like->dtype, tni_shape_of(like), out, err));
    if (layout == TN_NCHW || tn_tensor_count(out) == 0)
        return TN_OK;
    out->stride[1] = 1;
    out->stride[3] = out->shape[1];
    out->stride[2] = out->shape[1] * out->shape[3];
    out->stride[0] = out->stride[2] * out->shape[2];
    return TN_OK;
}

/* -- The operation ----------------------------------------------------------------------------------------*/

static tn_status check(const tn_ctx *ctx, const tn_tensor *t, tn_layout layout, int block,
                       const tn_tensor *out, tn_error *err)
{
    if (!ctx || !out)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", ctx ? "out" : "ctx");
    TN_TRY(tni_check_read(op, 0, t, err));
    if (t->flagged == TN_PACKED && (layout != TN_STRIDED || block != 0))
        return tni_fail(err, TN_ERR_ARG, op, -1,
                        "packed weights become TN_STRIDED, block 0, not %d, block %d", (int)layout, block);
    if (t->flagged == TN_PACKED)
        return TN_OK;
    if (t->rank != 4)
        return tni_fail(err, TN_ERR_RANK, op, 0, "needs N, C, H, W; the tensor has %d axes", (int)t->rank);
    if (layout != TN_NCHW && layout != TN_NHWC && layout != TN_NCHWC)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%d is none of TN_NCHW, TN_NHWC, TN_NCHWC", (int)layout);
    if (layout == TN_NCHWC ? block < 1 || block > 256 : block != 0)
        return tni_fail(err, TN_ERR_ARG, op, -1, "block is %d; %s", block,
                        layout == TN_NCHWC ? "from 1 to 256 will do" : "0 where the layout has none");
    return TN_OK;
}

static bool is_so(const tn_tensor *t, tn_layout layout, int block)
{
    if (layout == TN_NCHWC)
        return t->flagged == TN_NCHWC && t->flagged_arg == block;
    return layout == TN_NHWC ? tni_is_nhwc(t) : tn_layout_of(t) == TN_NCHW;
}

/* Fills dst, which is new. One of the two may be blocked; steps of empty ones may not fit. */
static tn_status convert(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, tn_error *err)
{
    int32_t block = src->flagged ? src->flagged_arg : dst->flagged_arg;
    if (block == 0)
        TN_TRY(tni_move(ctx, src, dst, err));
    else if (tn_tensor_count(src) > 0)
        TN_TRY(move_image(ctx, src, dst, block, err));
    tni_bump(dst);
    return TN_OK;
}

static tn_status make(tn_ctx *ctx, const tn_tensor *t, tn_layout layout, int block, tn_tensor *out,
                      tn_error *err)
{
    tn_tensor made;
    if (layout == TN_NCHWC)
        TN_TRY(tni_flagged_new(op, ctx, t->dtype, t->shape, (tni_flag){ TN_NCHWC, block }, &made, err));
    else
        TN_TRY(new_plain(ctx, t, layout, &made, err));
    tn_status status = convert(ctx, t, &made, err);
    if (status != TN_OK)
        return tn_tensor_release(&made, NULL) == TN_OK ? status : TN_ERR_OVERRUN;
    *out = made;
    return TN_OK;
}

/* Blocks of different sizes cut the channels at different places: they meet in a plain tensor. */
static tn_status reblock(tn_ctx *ctx, const tn_tensor *t, int block, tn_tensor *out, tn_error *err)
{
    tn_tensor plain;
    TN_TRY(make(ctx, t, TN_NHWC, 0, &plain, err));
    tn_status status = make(ctx, &plain, TN_NCHWC, block, out, err);
    tn_status released = tn_tensor_release(&plain, status == TN_OK ? err : NULL);
    return status != TN_OK ? status : released;
}

tn_status tn_to_layout(tn_ctx *ctx, const tn_tensor *t, tn_layout layout, int block, tn_tensor *out,
                       tn_error *err)
{
    TN_TRY(check(ctx, t, layout, block, out, err));
    if (t->flagged == TN_PACKED)
        return tni_unpack_weights(ctx, t, out, err);
    if (is_so(t, layout, block)) {
        *out = *t;
        return TN_OK;
    }
    if (t->flagged && layout == TN_NCHWC)
        return reblock(ctx, t, block, out, err);
    return make(ctx, t, layout, block, out, err);
}
