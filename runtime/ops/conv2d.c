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

static tn_status convolve_blocked(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                                  const tn_conv2d_attrs *a, tn_tensor *out, tn_error *err)
{
    tn_tensor plain, made;
    TN_TRY(tn_to_layout(ctx, x, TN_NCHW, 0, &plain, err));
    tn_status status = convolve(ctx, &plain, w, bias, a, &made, err);
    TN_TRY(tn_tensor_release(&plain, status == TN_OK ? err : NULL));
    TN_TRY(status);
    status = tn_to_layout(ctx, &made, TN_NCHWC, x->flagged_arg, out, err);
    TN_TRY(tn_tensor_release(&made, status == TN_OK ? err : NULL));
    return status;
}

tn_status tn_conv2d(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                    const tn_conv2d_attrs *attrs, tn_tensor *out, tn_error *err)
{
    tn_conv2d_attrs a;
    TN_TRY(tni_read_options(&a, sizeof a, attrs, op, err));
    TN_TRY(tni_run_check_any(op, ctx, TN_LIST(x), out, err));
    return (x->flagged ? convolve_blocked : convolve)(ctx, x, w, bias, &a, out, err);
}
