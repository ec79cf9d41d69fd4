/* family/conv2d.c: src [N, C, H, W], w [O, C / groups, KH, KW], bias [O]: dst [N, O, OH, OW], which lies as
 * src does, channels first or last. */
#include "kernel/conv2d_p.h"
#include "kernel/family/family_p.h"
#include "kernel/nest_p.h"

static int32_t channels_of(const tn_desc *d) { return d->operand[1].shape[0]; }

int tni_optional_conv2d(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK])
{
    (void)which;
    extents[0] = channels_of(d);
    return 1;
}

static tn_status check_attributes(const tni_check *c)
{
    const int32_t *ints = c->d->ints;
    static const char *const names[] = { "height", "width" };
    for (int i = 0; i < 2; i++) {
        const int32_t stride = ints[TNI_CONV_STRIDE + i], dilation = ints[TNI_CONV_DILATION + i],
                      pad = ints[TNI_CONV_PAD + i], extra = ints[TNI_CONV_PAD_EXTRA + i];
        if (stride != TN_ANY && stride < 1)
            return tni_wrong(c, TN_ERR_ARG, -1, "stride of the %s is %d, not 1 or more", names[i], stride);
        if (dilation != TN_ANY && dilation < 1)
            return tni_wrong(c, TN_ERR_ARG, -1, "dilation of the %s is %d, not 1 or more", names[i], dilation);
        if (pad != TN_ANY && (pad < 0 || pad > INT32_MAX / 4))
            return tni_wrong(c, TN_ERR_ARG, -1, "pad of the %s is %d, not 0 to %d", names[i], pad, INT32_MAX / 4);
        if (extra != TN_ANY && pad != TN_ANY && (extra > INT32_MAX / 4 || (int64_t)pad + extra < 0))
            return tni_wrong(c, TN_ERR_ARG, -1, "pad_extra of the %s is %d, pad is %d: the end has less than none",
                             names[i], extra, pad);
    }
    return TN_OK;
}

static tn_status check_channels(const tni_check *c)
{
    const tn_operand *src = &c->d->operand[0], *w = &c->d->operand[1];
    int32_t groups = c->d->ints[TNI_CONV_GROUPS], in = src->shape[1], out = w->shape[0], each = w->shape[1];
    if (groups == TN_ANY)
        return TN_OK;
    if (groups < 1)
        return tni_wrong(c, TN_ERR_ARG, -1, "groups is %d, not 1 or more", groups);
    if (in != TN_ANY && each != TN_ANY && (int64_t)each * groups != in)
        return tni_wrong(c, TN_ERR_SHAPE, 1, "src has %d channels, w takes %d in each of %d groups", in, each,
                         groups);
    if (out != TN_ANY && out % groups)
        return tni_wrong(c, TN_ERR_SHAPE, 1, "w has %d outputs, which %d groups do not share evenly", out, groups);
    return TN_OK;
}

/* floor((in + pads - dilation·(kernel - 1) - 1) / stride) + 1. */
static tn_status infer_extent(const tni_check *c, int i)
{
    const int32_t *ints = c->d->ints;
    int32_t in = c->d->operand[0].shape[2 + i], kernel = c->d->operand[1].shape[2 + i];
    const int32_t stride = ints[TNI_CONV_STRIDE + i], dilation = ints[TNI_CONV_DILATION + i],
                  pad = ints[TNI_CONV_PAD + i], extra = ints[TNI_CONV_PAD_EXTRA + i];
    if (in == TN_ANY || kernel == TN_ANY || stride == TN_ANY || dilation == TN_ANY || pad == TN_ANY ||
        extra == TN_ANY) {
        c->dst->shape[2 + i] = TN_ANY;
        return TN_OK;
    }
    if (kernel < 1)
        return tni_wrong(c, TN_ERR_SHAPE, 1, "w has a kernel of extent %d", kernel);
    int64_t padded = (int64_t)in + 2 * (int64_t)pad + extra, reach = (int64_t)dilation * (kernel - 1) + 1;
    if (padded < reach)
        return tni_wrong(c, TN_ERR_SHAPE, 1, "a kernel that reaches over %lld does not fit into %lld with its padding",
                         (long long)reach, (long long)padded);
    int64_t out = (padded - reach) / stride + 1;
    if (out > INT32_MAX)
        return tni_wrong(c, TN_ERR_SHAPE, 0, "%lld places side by side, over %d", (long long)out, INT32_MAX);
    c->dst->shape[2 + i] = (int32_t)out;
    return TN_OK;
}

static tn_status check_bias(const tni_check *c)
{
    int at = tni_desc_option_named(c->d, "bias");
    char x[TNI_EXTENTS_TEXT];
    int32_t extent;
    if (at < 0)
        return TN_OK;
    const tn_operand *bias = &c->d->operand[at];
    if (bias->rank == 1 && tni_meet(bias->shape[0], channels_of(c->d), &extent))
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, at, "bias is %s, w has %d outputs",
                     tni_extents_text(x, bias->shape, bias->rank), channels_of(c->d));
}

tn_status tni_infer_conv2d(const tni_check *c)
{
    char x[TNI_EXTENTS_TEXT];
    for (int i = 0; i < 2; i++)
        if (c->d->operand[i].rank != 4)
            return tni_wrong(c, TN_ERR_RANK, i, "%s is %s: four axes wanted", i ? "w" : "src",
                             tni_extents_text(x, c->d->operand[i].shape, c->d->operand[i].rank));
    TN_TRY(check_attributes(c));
    TN_TRY(check_channels(c));
    c->dst->rank = 4;
    c->dst->shape[0] = c->d->operand[0].shape[0];
    c->dst->shape[1] = channels_of(c->d);
    TN_TRY(infer_extent(c, 0));
    TN_TRY(infer_extent(c, 1));
    tni_follow_layout(&c->d->operand[0], c->dst);
    return check_bias(c);
}

double tni_flops_conv2d(const tn_desc *d)
{
    const tn_operand *w = &d->operand[1];
    return 2.0 * (double)tni_operand_count(&d->operand[d->inputs]) * w->shape[1] * w->shape[2] * w->shape[3];
}

void tni_conv2d_of(tni_conv2d *conv, const tn_desc *desc)
{
    const tn_operand *src = &desc->operand[0], *w = &desc->operand[1], *dst = &desc->operand[desc->inputs];
    int bias = tni_desc_option_named(desc, "bias");
    int64_t bias_stride[TN_MAX_RANK];
    *conv = (tni_conv2d){ .images = src->shape[0], .groups = desc->ints[TNI_CONV_GROUPS], .inputs = w->shape[1],
                          .has_bias = bias >= 0 };
    conv->outputs = w->shape[0] / conv->groups;
    for (int i = 0; i < 2; i++) {
        conv->in[i] = src->shape[2 + i];
        conv->out[i] = dst->shape[2 + i];
        conv->kernel[i] = w->shape[2 + i];
        conv->stride[i] = desc->ints[TNI_CONV_STRIDE + i];
        conv->dilation[i] = desc->ints[TNI_CONV_DILATION + i];
        conv->pad[i] = desc->ints[TNI_CONV_PAD + i];
    }
    int64_t stride[TN_MAX_RANK];
    tni_strides_of(src, stride);
    for (int d = 0; d < 4; d++)
        conv->src[d] = stride[d];
    tni_strides_of(w, stride);
    for (int d = 0; d < 4; d++)
        conv->w[d] = stride[d];
    tni_strides_of(dst, stride);
    for (int d = 0; d < 4; d++)
        conv->dst[d] = stride[d];
    if (bias >= 0) {
        tni_strides_of(&desc->operand[bias], bias_stride);
        conv->bias = bias_stride[0];
    }
}
