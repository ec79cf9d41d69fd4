/* rows.c: tn_matmul. */
#include <tenon/ops.h>

#include "ops/run_p.h"

/* A vector as the matrix that descriptors want: a row on the left, a column on the right. */
static tn_status as_matrix(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err)
{
    *out = *t;
    return t->rank == 1 ? tn_unsqueeze(t, axis, out, err) : TN_OK;
}

tn_status tn_matmul(tn_ctx *ctx, const tn_tensor *a, const tn_tensor *b, tn_tensor *out, tn_error *err)
{
    tn_desc desc;
    tn_tensor left, right, made;
    TN_TRY(tni_run_check("matmul", ctx, TN_LIST(a, b), out, err));
    bool row = a->rank == 1, column = b->rank == 1;
    TN_TRY(as_matrix(a, 0, &left, err));
    TN_TRY(as_matrix(b, 1, &right, err));
    tni_desc_init(&desc, TN_OP_MATMUL, 0);
    tni_desc_input(&desc, &left);
    tni_desc_input(&desc, &right);
    TN_TRY(tni_desc_infer(&desc, err));
    TN_TRY(tni_run_one(ctx, &desc, TN_LIST(&left, &right), &made, err));
    if (column)
        TN_TRY(tn_squeeze(&made, -1, &made, err));
    if (row)
        TN_TRY(tn_squeeze(&made, column ? -1 : -2, &made, err));
    *out = made;
    return TN_OK;
}
