/* onnx_constant.c: tensors that come from no input: what graphs of several nodes begin with. */
#include "onnx_ops.h"

#include <math.h>

/* A tensor, or a number as a scalar: f32 or i64. */
static tn_status constant(onnx_node *n, int op, tn_error *err)
{
    const Onnx__TensorProto *value = onnx_attribute_tensor(n, "value");
    double real = onnx_float(n, "value_float", NAN);
    int64_t whole = onnx_int(n, "value_int", INT64_MIN);
    (void)op;
    if (value)
        return onnx_tensor(n->ctx, value, 0, &n->out[0], err);
    if (!isnan(real))
        return onnx_scalar(n, TN_F32, real, &n->out[0], err);
    if (whole != INT64_MIN)
        return onnx_scalar(n, TN_I64, (double)whole, &n->out[0], err);
    return onnx_fail(err, TN_ERR_UNSUPPORTED, "a constant that is neither tensor nor number");
}

/* Of the value's type, f32 zeros if there is none. */
static tn_status constant_of_shape(onnx_node *n, int op, tn_error *err)
{
    const Onnx__TensorProto *value = onnx_attribute_tensor(n, "value");
    tn_dims shape;
    tn_tensor one;
    (void)op;
    TN_TRY(onnx_list(n, "shape", 0, &shape, err));
    TN_TRY(value ? onnx_tensor(n->ctx, value, 0, &one, err) : onnx_scalar(n, TN_F32, 0, &one, err));
    TN_TRY(tn_tensor_new(n->ctx, one.dtype, shape, &n->out[0], err));
    return tn_copy_from(n->ctx, &n->out[0], &one, err);
}

/* start + i·step short of limit. */
static tn_status range(onnx_node *n, int op, tn_error *err)
{
    double v[3];
    (void)op;
    for (int i = 0; i < 3; i++)
        TN_TRY(tn_get_f64(n->in[i], TN_SCALAR, &v[i], err));
    TN_TRY(tn_tensor_arange(n->ctx, n->in[0]->dtype, 0, (int64_t)ceil((v[1] - v[0]) / v[2]), 1, &n->out[0],
                            err));
    TN_TRY(tn_mul(n->ctx, &n->out[0], n->in[2], &n->out[0], err));
    return tn_add(n->ctx, &n->out[0], n->in[0], &n->out[0], err);
}

const onnx_op onnx_constant[] = {
    { "Constant", constant, 0, 1, { 0, 0 } },
    { "ConstantOfShape", constant_of_shape, 0, 9, { 0, 0 } },
    { "Range", range, 0, 11, { 0, 0 } },
    { 0 }
};
