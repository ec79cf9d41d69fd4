/* rows.c: tn_matmul, and tn_matmul_int, which is the same of bytes. */
#include <tenon/ops.h>

#include "base/base_p.h"
#include "ops/run_p.h"

/* A vector as the matrix that descriptors want: a row on the left, a column on the right. */
static tn_status as_matrix(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err)
{
    *out = *t;
    return t->rank == 1 ? tn_unsqueeze(t, axis, out, err) : TN_OK;
}

/* The product of a and b, and of optional inputs behind them in the order of the row, NULL where left out. */
static tn_status run_product(tn_ctx *ctx, tn_op op, const tn_tensor *a, const tn_tensor *b,
                             const char *const *names, const tn_tensor *const *options, tn_tensor *out,
                             tn_error *err)
{
    tn_desc desc;
    tn_tensor left, right, made;
    const tn_tensor *item[5] = { &left, &right };
    tn_list inputs = { 2, item };
    bool row = a->rank == 1, column = b->rank == 1;
    TN_TRY(as_matrix(a, 0, &left, err));
    TN_TRY(as_matrix(b, 1, &right, err));
    tni_desc_init(&desc, op, 0);
    tni_desc_input(&desc, &left);
    tni_desc_input(&desc, &right);
    for (int i = 0; names && names[i]; i++)
        if (options[i]) {
            tni_desc_optional(&desc, names[i], options[i]);
            item[inputs.count++] = options[i];
        }
    TN_TRY(tni_desc_infer(&desc, err));
    TN_TRY(tni_run_one(ctx, &desc, inputs, &made, err));
    if (column)
        TN_TRY(tn_squeeze(&made, -1, &made, err));
    if (row)
        TN_TRY(tn_squeeze(&made, column ? -1 : -2, &made, err));
    *out = made;
    return TN_OK;
}

tn_status tn_matmul(tn_ctx *ctx, const tn_tensor *a, const tn_tensor *b, tn_tensor *out, tn_error *err)
{
    TN_TRY(tni_run_check("matmul", ctx, TN_LIST(a, b), out, err));
    return run_product(ctx, TN_OP_MATMUL, a, b, NULL, NULL, out, err);
}

tn_status tn_matmul_int(tn_ctx *ctx, const tn_tensor *a, const tn_tensor *b, const tn_matmul_int_attrs *attrs,
                        tn_tensor *out, tn_error *err)
{
    static const char op[] = "matmul_int";
    static const char *const names[] = { "a_zero", "b_zero", "scale", NULL };
    tn_matmul_int_attrs given;
    TN_TRY(tni_read_options(&given, sizeof given, attrs, op, err));
    const tn_tensor *options[] = { given.a_zero, given.b_zero, given.scale };
    TN_TRY(tni_run_check(op, ctx, TN_LIST(a, b), out, err));
    for (int i = 0; i < 3; i++)
        if (options[i])
            TN_TRY(tni_run_check(op, ctx, TN_LIST(options[i]), out, err));
    return run_product(ctx, TN_OP_MATMUL_INT, a, b, names, options, out, err);
}
