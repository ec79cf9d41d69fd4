/* One layer, its kernel cut to shape, with a progress bar. */
#include <stdio.h>
#include <tenon/tenon.h>

static bool show(void *user, const tn_progress *p)
{
    fprintf(user, "\r%zu/%zu kernels", p->done, p->total);
    return true;                                           /* false cancels */
}

int main(void)
{
    tn_error err;
    tn_ctx *ctx;
    tn_session *session;
    tn_desc layer;
    tn_tensor x, w, bias, y;
    if (tn_ctx_create(NULL, &ctx, &err)
        || tn_session_create(TN_WITH(tn_session_options, .progress = show, .progress_user = stderr), &session,
                             &err)
        || tn_ctx_set_kernels(ctx, tn_session_kernels(session), &err)
        || tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(128, 784), &x, &err)
        || tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(256, 784), &w, &err)
        || tn_t(&w, &w, &err)                              /* a view: weights are [outputs, inputs] */
        || tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(256), &bias, &err) || tn_fill_f64(ctx, &bias, 0.5, &err)
        || tn_tensor_new(ctx, TN_F32, TN_SHAPE(128, 256), &y, &err)
        || tn_describe("matmul bias relu", TN_LIST(&x, &w, &bias), &layer, &err)
        || tn_session_specialize(session, &layer, 1, NULL, &err)
        || tn_into(ctx, &layer, TN_LIST(&x, &w, &bias), TN_LIST(&y), &err))
        return fprintf(stderr, "%s\n", err.message), 1;
    const float *p = tn_data(&y, TN_F32, &err);
    printf("\ny is %d x %d, y[0][0] = %g\n", (int)y.shape[0], (int)y.shape[1], p ? p[0] : -1.0);
    tn_session_destroy(session);
    tn_ctx_destroy(ctx);
    return p && p[0] == 0.5f ? 0 : 1;
}
