/* pool.c: the geometry of pooling. */
#include "kernel/pool_p.h"

#include "kernel/cut_p.h"
#include "kernel/nest_p.h"

void tni_pool_of(tni_pool *pool, const tn_desc *desc)
{
    const tn_operand *x = &desc->operand[0], *y = &desc->operand[desc->inputs];
    const int32_t *ints = desc->ints;
    for (int i = 0; i < 2; i++) {
        tni_pool_axis *a = &pool->axis[i];
        a->in = x->shape[2 + i];
        a->out = y->shape[2 + i];
        a->kernel = ints[TNI_POOL_KERNEL + i] ? ints[TNI_POOL_KERNEL + i] : a->in;
        a->stride = ints[TNI_POOL_STRIDE + i];
        a->pad = ints[TNI_POOL_PAD + i];
        a->end = a->pad + ints[TNI_POOL_EXTRA + i];
    }
    pool->averages = desc->op == TN_OP_AVG_POOL2D;
    pool->relu = desc->op == TN_OP_RELU_MAX_POOL2D;
    pool->count_pad = pool->averages && ints[TNI_POOL_LAST];
    pool->indexed = !pool->averages && ints[TNI_POOL_LAST];
}

tni_pool_span tni_pool_span_at(const tni_pool *pool, int axis, int64_t o, int64_t end)
{
    const tni_pool_axis *a = &pool->axis[axis];
    int64_t start = o * a->stride - a->pad, from = tni_most(start, 0);
    tni_pool_span span = { .count = 1, .from = from, .counted = a->kernel };
    span.taps = tni_most(tni_least(start + a->kernel, a->in) - from, 0);
    if (span.taps == a->kernel && span.taps > 0)
        span.count = tni_least((a->in - a->kernel - start) / a->stride + 1, end - o);
    else
        span.counted = pool->count_pad ? tni_least(start + a->kernel, a->in + a->end) - start : span.taps;
    return span;
}

void tni_image_of(tni_image *image, const tn_operand *o, void *data)
{
    int64_t stride[TN_MAX_RANK], block = o->flagged ? o->flagged_arg : tni_most(o->shape[1], 1);
    *image = (tni_image){ .data = data, .size = (int64_t)tn_dtype_size((tn_dtype)o->dtype), .n = o->shape[0],
                          .c = o->shape[1], .h = o->shape[2], .w = o->shape[3], .block = block };
    image->blocks = tni_parts(image->c, block);
    if (o->flagged) {
        image->at_lane = 1;
        image->at_w = block;
        image->at_h = image->w * block;
        image->at_block = image->h * image->at_h;
        image->at_n = image->blocks * image->at_block;
        return;
    }
    tni_strides_of(o, stride);
    image->at_n = stride[0];
    image->at_lane = stride[1];
    image->at_h = stride[2];
    image->at_w = stride[3];
}
