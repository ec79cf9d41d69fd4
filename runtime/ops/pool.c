/* pool.c: tn_max_pool2d, tn_relu_max_pool2d, tn_avg_pool2d. */
#include <tenon/ops.h>

#include "base/base_p.h"
#include "core/core_p.h"
#include "kernel/family/family_p.h"
#include "kernel/pool_p.h"
#include "ops/run_p.h"

static void set_attributes(tn_desc *desc, const tn_pool2d_attrs *attrs, bool last)
{
    for (int i = 0; i < 2; i++) {
        desc->ints[TNI_POOL_KERNEL + i] = attrs->kernel[i];
        desc->ints[TNI_POOL_STRIDE + i] = attrs->stride[i] ? attrs->stride[i] : 1;
        desc->ints[TNI_POOL_PAD + i] = attrs->pad[i];
        desc->ints[TNI_POOL_EXTRA + i] = attrs->pad_extra[i];
    }
    desc->ints[TNI_POOL_CEIL] = attrs->ceil;
    desc->ints[TNI_POOL_LAST] = last;
}

static tn_status pool(tn_ctx *ctx, tn_op op, const tn_tensor *x, const tn_pool2d_attrs *given, tn_tensor *out,
                      tn_tensor *indices, tn_error *err)
{
    tn_desc desc;
    tn_pool2d_attrs attrs;
    const char *name = tn_op_name(op);
    TN_TRY(tni_read_options(&attrs, sizeof attrs, given, name, err));
    TN_TRY(tni_run_check_any(name, ctx, TN_LIST(x), out, err));
    if (indices == out)
        return tni_fail(err, TN_ERR_ARG, name, -1, "out and indices are one variable");
    tni_desc_init(&desc, op, 0);
    tni_desc_input(&desc, x);
    set_attributes(&desc, &attrs, op == TN_OP_AVG_POOL2D ? attrs.count_pad : indices != NULL);
    TN_TRY(tni_desc_infer(&desc, err));
    return tni_run_new(ctx, &desc, TN_LIST(x), (tn_tensor *[]){ out, indices }, err);
}

tn_status tn_max_pool2d(tn_ctx *ctx, const tn_tensor *x, const tn_pool2d_attrs *attrs, tn_tensor *out,
                        tn_tensor *indices, tn_error *err)
{
    return pool(ctx, TN_OP_MAX_POOL2D, x, attrs, out, indices, err);
}

tn_status tn_relu_max_pool2d(tn_ctx *ctx, const tn_tensor *x, const tn_pool2d_attrs *attrs, tn_tensor *out,
                             tn_tensor *indices, tn_error *err)
{
    return pool(ctx, TN_OP_RELU_MAX_POOL2D, x, attrs, out, indices, err);
}

tn_status tn_avg_pool2d(tn_ctx *ctx, const tn_tensor *x, const tn_pool2d_attrs *attrs, tn_tensor *out,
                        tn_error *err)
{
    return pool(ctx, TN_OP_AVG_POOL2D, x, attrs, out, NULL, err);
}
