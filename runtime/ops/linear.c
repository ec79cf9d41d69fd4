/* linear.c: tn_linear: a product with weights, its bias and what is fused behind it. */
#include <tenon/ops.h>

#include "base/base_p.h"
#include "core/core_p.h"
#include "ops/run_p.h"

static const char op[] = "linear";

/* A vector is one row. */
static tn_status as_rows(const tn_tensor *x, tn_tensor *out, tn_error *err)
{
    TN_TRY(tni_check_plain(op, 0, x, err));
    *out = *x;
    return x->rank == 1 ? tn_unsqueeze(x, 0, out, err) : TN_OK;
}

/* The bias is the first step. */
static tn_status add_bias(tn_desc *desc, const tn_tensor *bias, const tn_tensor *item[TN_MAX_OPERANDS],
                          tn_error *err)
{
    if (!bias)
        return TN_OK;
    if (bias->rank != 1)
        return tni_fail(err, TN_ERR_RANK, op, 2, "bias has %d axes: one wanted", (int)bias->rank);
    return tni_run_fuse(desc, &(tn_fused){ .op = TN_OP_ADD, .other = bias }, item, err);
}

static tn_status describe(tn_desc *desc, const tn_tensor *bias, const tn_linear_attrs *a,
                          const tn_tensor *item[TN_MAX_OPERANDS], tn_error *err)
{
    tni_desc_init(desc, TN_OP_LINEAR, 0);
    tni_desc_input(desc, item[0]);
    tni_desc_input(desc, item[1]);
    TN_TRY(add_bias(desc, bias, item, err));
    for (int i = 0; i < TN_MAX_STEPS && a->then[i].op != TN_OP_NONE; i++)
        TN_TRY(tni_run_fuse(desc, &a->then[i], item, err));
    return tni_desc_infer(desc, err);
}

tn_status tn_linear(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                    const tn_linear_attrs *attrs, tn_tensor *out, tn_error *err)
{
    tn_linear_attrs a;
    tn_desc desc;
    tn_tensor rows, made;
    const tn_tensor *item[TN_MAX_OPERANDS] = { x, w, bias };
    TN_TRY(tni_read_options(&a, sizeof a, attrs, op, err));
    TN_TRY(tni_run_check_any(op, ctx, (tn_list){ bias ? 3 : 2, item }, out, err));
    TN_TRY(as_rows(x, &rows, err));
    item[0] = &rows;
    TN_TRY(describe(&desc, bias, &a, item, err));
    TN_TRY(tni_run_one(ctx, &desc, (tn_list){ desc.inputs, item }, &made, err));
    if (x->rank == 1)
        TN_TRY(tn_squeeze(&made, 0, &made, err));
    *out = made;
    return TN_OK;
}
