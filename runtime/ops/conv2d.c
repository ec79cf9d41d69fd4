/* conv2d.c: tn_conv2d. A blocked image is convolved as a plain one, and its result blocked again. */
#include <tenon/ops.h>

#include "base/base_p.h"
#include "core/core_p.h"
#include "kernel/conv2d_p.h"
#include "ops/run_p.h"

static const char op[] = "conv2d";

static void set_ints(tn_desc *desc, const tn_conv2d_attrs *a)
{
    for (int i = 0; i < 2; i++) {
        desc->ints[TNI_CONV_STRIDE + i] = a->stride[i] ? a->stride[i] : 1;
        desc->ints[TNI_CONV_DILATION + i] = a->dilation[i] ? a->dilation[i] : 1;
        desc->ints[TNI_CONV_PAD + i] = a->pad[i];
        desc->ints[TNI_CONV_PAD_EXTRA + i] = a->pad_extra[i];
    }
    desc->ints[TNI_CONV_GROUPS] = a->groups ? a->groups : 1;
}

static tn_status convolve(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                          const tn_conv2d_attrs *a, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_list inputs = { bias ? 3 : 2, (const tn_tensor *[]){ x, w, bias } };
    TN_TRY(tni_run_check(op, ctx, inputs, out, err));
    tni_desc_init(&desc, TN_OP_CONV2D, 0);
    tni_desc_input(&desc, x);
    tni_desc_input(&desc, w);
    tni_desc_optional(&desc, "bias", bias);
    set_ints(&desc, a);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_one(ctx, &desc, inputs, out, err);
}

/* Releases a tensor on the way, status being what there was before: if that was all well, and releasing is
 * not, what was made is released too. */
static tn_status dropped(const tn_tensor *t, tn_status status, const tn_tensor *made, tn_error *err)
{
    tn_status released = tn_tensor_release(t, status == TN_OK ? err : NULL);
    if (status != TN_OK || released == TN_OK)
        return status;
    return tn_tensor_release(made, NULL) == TN_OK ? released : TN_ERR_OVERRUN;
}

static tn_status convolve_blocked(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                                  const tn_conv2d_attrs *a, tn_tensor *out, tn_error *err)
{
    tn_tensor plain, made, blocked;
    TN_TRY(tn_to_layout(ctx, x, TN_NCHW, 0, &plain, err));
    tn_status status = convolve(ctx, &plain, w, bias, a, &made, err);
    if (status == TN_OK) {
        status = tn_to_layout(ctx, &made, TN_NCHWC, x->flagged_arg, &blocked, err);
        status = dropped(&made, status, &blocked, err);
    }
    TN_TRY(dropped(&plain, status, &blocked, err));
    *out = blocked;
    return TN_OK;
}

tn_status tn_conv2d(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                    const tn_conv2d_attrs *attrs, tn_tensor *out, tn_error *err)
{
    tn_conv2d_attrs a;
    TN_TRY(tni_read_options(&a, sizeof a, attrs, op, err));
    TN_TRY(tni_run_check_any(op, ctx, TN_LIST(x), out, err));
    return (x->flagged ? convolve_blocked : convolve)(ctx, x, w, bias, &a, out, err);
}
