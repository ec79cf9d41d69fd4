#ifndef TNI_CONV2D_P_H
#define TNI_CONV2D_P_H

/* conv2d_p.h: a convolution as its loops see it, from its descriptor. */

#include <tenon/kernels.h>

/* Positions in the descriptor's ints. */
enum {
    TNI_CONV_STRIDE = 0, TNI_CONV_DILATION = 2, TNI_CONV_PAD = 4, TNI_CONV_PAD_EXTRA = 6, TNI_CONV_GROUPS = 8
};

/* Axes: image, channel, y, x of src and dst; output, channel of the group, y, x of w. Extents and strides in
 * elements; [2] is y, x. */
typedef struct tni_conv2d {
    int64_t images, groups;
    int64_t inputs, outputs;               /* channels of a group */
    int64_t in[2], out[2], kernel[2];
    int64_t stride[2], dilation[2], pad[2];
    int64_t src[4], w[4], dst[4], bias;    /* strides; bias: 0 if there is none */
    bool    has_bias;
} tni_conv2d;

void tni_conv2d_of(tni_conv2d *conv, const tn_desc *desc);

/* Place of a tap along one axis of the input; outside 0 … in - 1 it is padding. */
static inline int64_t tni_conv2d_place(const tni_conv2d *conv, int axis, int64_t out, int64_t tap)
{
    return out * conv->stride[axis] - conv->pad[axis] + tap * conv->dilation[axis];
}

#endif
