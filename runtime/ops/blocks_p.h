#ifndef TNI_BLOCKS_P_H
#define TNI_BLOCKS_P_H

/* blocks_p.h: moving between a tensor with an axis in blocks (channels of an image, panels of weights) and a
 * plain one. */
#include <tenon/ops.h>

/* Some lanes of some blocks. */
typedef struct tni_part {
    int32_t first, blocks;     /* blocks */
    int32_t lane, lanes;       /* of each */
} tni_part;

typedef struct tni_blocks {
    tn_tensor (*view)(const tn_tensor *t, int32_t width, tni_part p);      /* that part, of either tensor */
    int32_t count, width;      /* of the axis; lanes of a block */
} tni_blocks;

/* One of the two is flagged as being in blocks. If dst is, its lanes past the axis become 0. */
TN_MUST_USE tn_status tni_move_blocks(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst,
                                      const tni_blocks *b, tn_error *err);

#endif
