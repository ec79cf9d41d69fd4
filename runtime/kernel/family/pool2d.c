/* family/pool2d.c: pooling over the last two of four axes: what the attributes must be, and the extents that
 * they leave. Extents and attributes may be TN_ANY. */
#include "kernel/family/family_p.h"
#include "kernel/pool_p.h"

static const char *const axis_name[2] = { "height", "width" };

/* Whether one of some numbers is open. */
static bool any(const int32_t *v, int count)
{
    for (int i = 0; i < count; i++)
        if (v[i] == TN_ANY)
            return true;
    return false;
}

/* Padding and window on one axis; kernel 0 has become the whole extent. */
static tn_status check_window(const tni_check *c, int i, int64_t in, int64_t kernel, int64_t pad, int64_t end)
{
    if (pad < 0 || end < 0)
        return tni_wrong(c, TN_ERR_ARG, -1, "%s: padding %lld and %lld: none is below 0", axis_name[i],
                         (long long)pad, (long long)end);
    if (pad >= kernel && pad > 0)
        return tni_wrong(c, TN_ERR_ARG, -1, "%s: pad %lld is not below kernel %lld", axis_name[i],
                         (long long)pad, (long long)kernel);
    if (end >= kernel && end > 0)
        return tni_wrong(c, TN_ERR_ARG, -1, "%s: pad %lld at the end is not below kernel %lld", axis_name[i],
                         (long long)end, (long long)kernel);
    if (in + pad + end < kernel)
        return tni_wrong(c, TN_ERR_SHAPE, 0, "%s: kernel %lld is over the extent %lld with padding %lld",
                         axis_name[i], (long long)kernel, (long long)in, (long long)(pad + end));
    return TN_OK;
}

/* Windows on one axis. Rounded up, the last may reach beyond the padding, but not begin in it. */
static tn_status infer_axis(const tni_check *c, int i, bool whole)
{
    const int32_t *ints = c->d->ints;
    const int32_t of_axis[6] = { c->d->operand[0].shape[2 + i], ints[TNI_POOL_KERNEL + i], ints[TNI_POOL_STRIDE + i],
                                 ints[TNI_POOL_PAD + i], ints[TNI_POOL_EXTRA + i], ints[TNI_POOL_CEIL] };
    int32_t *out = &c->dst->shape[2 + i];
    *out = TN_ANY;
    if (of_axis[2] != TN_ANY && of_axis[2] < 1)
        return tni_wrong(c, TN_ERR_ARG, -1, "%s: stride %d is below 1", axis_name[i], of_axis[2]);
    if (any(of_axis, 6))
        return TN_OK;
    int64_t in = of_axis[0], kernel = whole ? in : of_axis[1], stride = of_axis[2], pad = of_axis[3];
    int64_t end = pad + of_axis[4];
    TN_TRY(check_window(c, i, in, kernel, pad, end));
    int64_t room = in + pad + end - kernel, count = room / stride + 1;
    if (of_axis[5] && room % stride && count * stride < in + pad)
        count++;
    if (whole)
        count = 1;
    if (count > INT32_MAX)
        return tni_wrong(c, TN_ERR_SHAPE, 0, "%s: %lld windows are too many", axis_name[i], (long long)count);
    *out = (int32_t)count;
    return TN_OK;
}

/* A kernel of 0 and 0 stands for the whole plane, without padding. */
static tn_status check_kernel(const tni_check *c, bool *whole)
{
    const int32_t *kernel = &c->d->ints[TNI_POOL_KERNEL], *pad = &c->d->ints[TNI_POOL_PAD];
    *whole = kernel[0] == 0 && kernel[1] == 0;
    if (any(kernel, 2))
        return TN_OK;
    if (!*whole && (kernel[0] < 1 || kernel[1] < 1))
        return tni_wrong(c, TN_ERR_ARG, -1, "kernel %dx%d: both are at least 1, or both 0 for the whole plane",
                         kernel[0], kernel[1]);
    for (int i = 0; *whole && i < 4; i++)
        if (pad[i] != 0 && pad[i] != TN_ANY)
            return tni_wrong(c, TN_ERR_ARG, -1, "pad %dx%d: the whole plane (kernel 0x0) takes none",
                             pad[0], pad[1]);
    return TN_OK;
}

/* There is no maximum over nothing. */
static tn_status check_not_empty(const tni_check *c)
{
    const tn_operand *x = &c->d->operand[0];
    char text[TNI_EXTENTS_TEXT];
    if (c->d->op == TN_OP_AVG_POOL2D || (x->shape[2] != 0 && x->shape[3] != 0) || tni_operand_count(c->dst) <= 0)
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, 0, "x is %s: no maximum over nothing",
                     tni_extents_text(text, x->shape, x->rank));
}

tn_status tni_infer_pool2d(const tni_check *c)
{
    const tn_operand *x = &c->d->operand[0];
    char text[TNI_EXTENTS_TEXT];
    bool whole;
    if (x->rank != 4)
        return tni_wrong(c, TN_ERR_RANK, 0, "x is %s: needs N, C, H, W",
                         tni_extents_text(text, x->shape, x->rank));
    TN_TRY(check_kernel(c, &whole));
    tni_copy_shape(c->dst, x);
    for (int i = 0; i < 2; i++)
        TN_TRY(infer_axis(c, i, whole));
    TN_TRY(check_not_empty(c));
    if (x->flagged) {
        c->dst->flagged = x->flagged;
        c->dst->flagged_arg = x->flagged_arg;
        c->dst->strides = TN_STRIDES_EXACT;
    } else {
        tni_follow_layout(x, c->dst);
    }
    if (c->d->op == TN_OP_AVG_POOL2D || c->d->ints[TNI_POOL_LAST] != 1)
        return TN_OK;
    c->d->outputs = 2;
    c->dst[1] = c->dst[0];
    c->dst[1].dtype = TN_I32;
    return TN_OK;
}

/* An operation a tap, as if none were padding. */
double tni_flops_pool2d(const tn_desc *d)
{
    double taps = (double)tni_operand_count(&d->operand[d->inputs]);
    for (int i = 0; i < 2; i++) {
        int32_t kernel = d->ints[TNI_POOL_KERNEL + i];
        taps *= kernel > 0 ? kernel : d->operand[0].shape[2 + i] > 0 ? d->operand[0].shape[2 + i] : 1;
    }
    return taps;
}
