/* onnx_product.c: matrix products. */
#include "onnx_ops.h"

static tn_status matmul(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_matmul(n->ctx, n->in[0], n->in[1], &n->out[0], err);
}

/* x·by, x itself where by is 1. */
static tn_status scaled(onnx_node *n, const tn_tensor *x, float by, tn_tensor *out, tn_error *err)
{
    tn_tensor factor;
    *out = *x;
    if (by == 1)
        return TN_OK;
    TN_TRY(onnx_scalar(n, x->dtype, by, &factor, err));
    return tn_mul(n->ctx, x, &factor, out, err);
}

/* alpha·A·B + beta·C, A and B turned where the node says so, C broadcast. */
static tn_status gemm(onnx_node *n, int op, tn_error *err)
{
    tn_tensor a = *n->in[0], b = *n->in[1], c;
    (void)op;
    if (onnx_int(n, "transA", 0))
        TN_TRY(tn_t(&a, &a, err));
    if (onnx_int(n, "transB", 0))
        TN_TRY(tn_t(&b, &b, err));
    TN_TRY(tn_matmul(n->ctx, &a, &b, &n->out[0], err));
    TN_TRY(scaled(n, &n->out[0], onnx_float(n, "alpha", 1), &n->out[0], err));
    float beta = onnx_float(n, "beta", 1);
    (void)onnx_int(n, "broadcast", 0);                     /* before opset 7: what is the rule since */
    if (!n->in[2] || beta == 0)
        return TN_OK;
    TN_TRY(scaled(n, n->in[2], beta, &c, err));
    return tn_add(n->ctx, &n->out[0], &c, &n->out[0], err);
}

/* Sums of up to ten products, in f32 and in another order than ours. */
const onnx_op onnx_product[] = {
    { "MatMul", matmul, 0, 1, { 8, 1e-6 } },
    { "Gemm", gemm, 0, 6, { 8, 1e-6 } },
    { 0 }
};
