/* into.c: tn_into: a described operation over existing outputs. */
#include <tenon/ops.h>

#include "core/core_p.h"
#include "kernel/family/family_p.h"
#include "ops/run_p.h"

#include <stddef.h>
#include <string.h>

static tn_status check_operand(const tn_desc *desc, size_t i, const tn_tensor *t, tn_error *err)
{
    const tn_operand *want = &desc->operand[i];
    char name[TNI_OPERAND_NAME], is[TNI_DIMS_TEXT], wanted[TNI_DIMS_TEXT];
    if (want->dtype != t->dtype)
        return tni_fail(err, TN_ERR_DTYPE, tn_op_name((tn_op)desc->op), (int32_t)i, "%s is %s, described as %s",
                        tni_operand_name(desc, (int)i, name), tn_dtype_name(t->dtype),
                        tn_dtype_name((tn_dtype)want->dtype));
    bool same = want->rank == t->rank;
    for (int d = 0; same && d < t->rank; d++)
        same = want->shape[d] == t->shape[d];
    if (!same)
        return tni_fail(err, TN_ERR_SHAPE, tn_op_name((tn_op)desc->op), (int32_t)i, "%s is %s, described as %s",
                        tni_operand_name(desc, (int)i, name), tni_dims_text(is, t->rank, t->shape, 'x'),
                        tni_dims_text(wanted, want->rank, want->shape, 'x'));
    return TN_OK;
}

/* Whether an output is blocked as the operation gives it. */
static tn_status check_layout(const tn_desc *actual, size_t i, const tn_tensor *t, tn_error *err)
{
    const tn_operand *want = &actual->operand[i];
    char name[TNI_OPERAND_NAME];
    if (want->flagged == t->flagged && want->flagged_arg == t->flagged_arg)
        return TN_OK;
    return tni_fail(err, TN_ERR_LAYOUT, tn_op_name((tn_op)actual->op), (int32_t)i,
                    t->flagged == TN_PACKED ? "%s is packed in panels of %d, as no result is"
                    : t->flagged            ? "%s is blocked, nchw%dc, as the result is not"
                                            : "%s is not blocked, as the result is, nchw%dc",
                    tni_operand_name(actual, (int)i, name), t->flagged ? t->flagged_arg : want->flagged_arg);
}

static tn_status check_counts(const tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_list outputs,
                              tn_error *err)
{
    if (!ctx || !desc)
        return tni_fail(err, TN_ERR_ARG, "into", -1, "%s is NULL", ctx ? "desc" : "ctx");
    if (!tni_desc_is_sane(desc))
        return tni_fail(err, TN_ERR_ARG, "into", -1, "the descriptor is not one that tn_describe fills");
    if (inputs.count != desc->inputs || outputs.count != desc->outputs)
        return tni_fail(err, TN_ERR_ARG, tn_op_name((tn_op)desc->op), -1,
                        "described with %d inputs and %d outputs, called with %zu and %zu", desc->inputs,
                        desc->outputs, inputs.count, outputs.count);
    if (!inputs.item || !outputs.item)
        return tni_fail(err, TN_ERR_ARG, tn_op_name((tn_op)desc->op), -1, "the items of a list are NULL");
    return TN_OK;
}

/* Fills *actual with desc as these tensors lie. The operation's check runs again: a descriptor is a plain
 * struct, and kernels trust what it says. */
static tn_status describe(const tn_desc *desc, tn_list inputs, tn_list outputs, tn_desc *actual, tn_error *err)
{
    memcpy(actual, desc, offsetof(tn_desc, operand));
    actual->operand[inputs.count].dtype = desc->operand[inputs.count].dtype;       /* as asked for */
    for (size_t i = 0; i < inputs.count; i++) {
        TN_TRY(check_operand(desc, i, inputs.item[i], err));
        tni_operand_from_tensor(&actual->operand[i], inputs.item[i]);
    }
    for (size_t o = 0; o < outputs.count; o++)
        TN_TRY(check_operand(desc, inputs.count + o, outputs.item[o], err));
    TN_TRY(tni_desc_infer(actual, err));
    if (actual->outputs != desc->outputs)
        return tni_fail(err, TN_ERR_ARG, tn_op_name((tn_op)desc->op), -1,
                        "the operation has %d outputs, described are %d", actual->outputs, desc->outputs);
    for (size_t o = 0; o < outputs.count; o++) {
        TN_TRY(check_operand(actual, inputs.count + o, outputs.item[o], err));
        TN_TRY(check_layout(actual, inputs.count + o, outputs.item[o], err));
        tni_operand_from_tensor(&actual->operand[inputs.count + o], outputs.item[o]);
    }
    return TN_OK;
}

tn_status tn_into(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_list outputs, tn_error *err)
{
    TN_TRY(check_counts(ctx, desc, inputs, outputs, err));
    const char *op = tn_op_name((tn_op)desc->op);
    bool flagged = tni_families[tni_op_find(desc->op, desc->wrt)->family].flagged;
    tn_desc actual;
    TN_TRY((flagged ? tni_run_check_any : tni_run_check)(op, ctx, inputs, outputs.item[0], err));
    for (size_t o = 0; o < outputs.count; o++)
        TN_TRY(tni_check_read(op, (int32_t)(inputs.count + o), outputs.item[o], err));
    TN_TRY(describe(desc, inputs, outputs, &actual, err));
    return tni_run_into(ctx, &actual, inputs, outputs, err);
}
