/* blocks.c: an axis in blocks and the same in a plain tensor: two copies, of the whole blocks, then of the lanes
 * that the last one has, if it is not whole; the lanes behind them are filled with 0. */
#include "ops/blocks_p.h"

#include "ops/run_p.h"

static tn_status move_part(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, const tni_blocks *b,
                           tni_part p, tn_error *err)
{
    tn_tensor from = b->view(src, b->width, p), to = b->view(dst, b->width, p);
    return p.blocks > 0 ? tni_move(ctx, &from, &to, err) : TN_OK;
}

tn_status tni_move_blocks(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, const tni_blocks *b,
                          tn_error *err)
{
    static const uint64_t zero = 0;
    int32_t whole = b->count / b->width, rest = b->count % b->width;
    TN_TRY(move_part(ctx, src, dst, b, (tni_part){ 0, whole, 0, b->width }, err));
    if (rest == 0)
        return TN_OK;
    TN_TRY(move_part(ctx, src, dst, b, (tni_part){ whole, 1, 0, rest }, err));
    if (!dst->flagged)
        return TN_OK;
    tn_tensor lanes = b->view(dst, b->width, (tni_part){ whole, 1, rest, b->width - rest });
    return tni_move_fill(ctx, &zero, &lanes, err);
}
