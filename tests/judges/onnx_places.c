/* onnx_places.c: operations that ask where an element stands: Tenon has no name for them; they are ranges
 * along an axis, compared and chosen by. */
#include "onnx_ops.h"

/* 0, 1, … along one axis of a tensor of that rank and extent there, the other extents 1: i64. */
static tn_status places(onnx_node *n, int rank, int axis, int32_t extent, tn_tensor *out, tn_error *err)
{
    tn_dims shape = { rank, { 0 } };
    for (int i = 0; i < rank; i++)
        shape.v[i] = i == axis ? extent : 1;
    TN_TRY(tn_tensor_arange(n->ctx, TN_I64, 0, extent, 1, out, err));
    return tn_try_reshape(out, shape, out, err);
}

static int axis_of(onnx_node *n, int otherwise, int rank)
{
    int axis = (int)onnx_int(n, "axis", otherwise);
    return axis + (axis < 0 ? rank : 0);
}

/* How far the column is right of the row, over x's last two axes. */
static tn_status diagonals(onnx_node *n, const tn_tensor *x, tn_tensor *out, tn_error *err)
{
    int rank = x->rank;
    tn_tensor row, column;
    TN_TRY(places(n, rank, rank - 2, x->shape[rank - 2], &row, err));
    TN_TRY(places(n, rank, rank - 1, x->shape[rank - 1], &column, err));
    return tn_sub(n->ctx, &column, &row, out, err);
}

static tn_status triangle(onnx_node *n, int op, tn_error *err)
{
    tn_op which = onnx_int(n, "upper", 1) ? TN_OP_GREATER_EQUAL : TN_OP_LESS_EQUAL;
    tn_tensor keep, k, zero;
    (void)op;
    TN_TRY(onnx_scalar(n, n->in[0]->dtype, 0, &zero, err));
    TN_TRY(onnx_scalar(n, TN_I64, 0, &k, err));
    TN_TRY(diagonals(n, n->in[0], &keep, err));
    TN_TRY(tn_binary(n->ctx, which, &keep, n->ins > 1 && n->in[1] ? n->in[1] : &k, &keep, err));
    return tn_where(n->ctx, &keep, n->in[0], &zero, &n->out[0], err);
}

static tn_status eye(onnx_node *n, int op, tn_error *err)
{
    tn_dtype dtype;
    tn_tensor k;
    (void)op;
    TN_TRY(tn_dtype_from_onnx((int32_t)onnx_int(n, "dtype", n->in[0]->dtype), &dtype, err));
    TN_TRY(onnx_scalar(n, TN_I64, (double)onnx_int(n, "k", 0), &k, err));
    TN_TRY(diagonals(n, n->in[0], &n->out[0], err));
    TN_TRY(tn_binary(n->ctx, TN_OP_EQUAL, &n->out[0], &k, &n->out[0], err));
    return tn_cast(n->ctx, &n->out[0], dtype, &n->out[0], err);
}

/* Places counted from the end, as i64 from the start. */
static tn_status from_start(onnx_node *n, const tn_tensor *index, int32_t extent, tn_tensor *out,
                            tn_error *err)
{
    tn_tensor zero, end, below, at;
    TN_TRY(onnx_scalar(n, TN_I64, 0, &zero, err));
    TN_TRY(onnx_scalar(n, TN_I64, extent, &end, err));
    TN_TRY(tn_cast(n->ctx, index, TN_I64, &at, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_LESS, &at, &zero, &below, err));
    TN_TRY(tn_add(n->ctx, &at, &end, &end, err));
    return tn_where(n->ctx, &below, &end, &at, out, err);
}

/* A new axis of `depth`, where a place is `on` (the second value) and all else `off` (the first). */
static tn_status one_hot(onnx_node *n, int op, tn_error *err)
{
    int rank = n->in[0]->rank + 1, axis = axis_of(n, -1, rank);
    tn_tensor index, at, on, off;
    int64_t depth;
    (void)op;
    TN_TRY(tn_get_i64(n->in[1], n->in[1]->rank ? TN_INDEX(0) : TN_SCALAR, &depth, err));
    TN_TRY(from_start(n, n->in[0], (int32_t)depth, &index, err));
    TN_TRY(tn_unsqueeze(&index, axis, &index, err));
    TN_TRY(places(n, rank, axis, (int32_t)depth, &at, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_EQUAL, &index, &at, &at, err));
    TN_TRY(tn_select(n->in[2], 0, 0, &off, err));
    TN_TRY(tn_select(n->in[2], 0, 1, &on, err));
    return tn_where(n->ctx, &at, &on, &off, &n->out[0], err);
}

/* 1 at the first maximum along the axis. */
static tn_status hardmax(onnx_node *n, int op, tn_error *err)
{
    const tn_tensor *x = n->in[0];
    int axis = axis_of(n, -1, x->rank);
    tn_tensor at;
    (void)op;
    TN_TRY(tn_reduce(n->ctx, TN_OP_ARGMAX, x, TN_AXES(axis), true, &n->out[0], err));
    TN_TRY(places(n, x->rank, axis, x->shape[axis], &at, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_EQUAL, &n->out[0], &at, &n->out[0], err));
    return tn_cast(n->ctx, &n->out[0], x->dtype, &n->out[0], err);
}

/* Sums of what stands before and at (or, by attributes, before; behind and at; behind) an element. */
static tn_status cumulative(onnx_node *n, int op, tn_error *err)
{
    const tn_tensor *x = n->in[0];
    bool self = !onnx_int(n, "exclusive", 0), back = onnx_int(n, "reverse", 0) != 0;
    tn_op which = back ? self ? TN_OP_GREATER_EQUAL : TN_OP_GREATER : self ? TN_OP_LESS_EQUAL : TN_OP_LESS;
    tn_tensor apart, from, to, zero;
    int64_t axis;
    (void)op;
    TN_TRY(tn_get_i64(n->in[1], n->in[1]->rank ? TN_INDEX(0) : TN_SCALAR, &axis, err));
    axis += axis < 0 ? x->rank : 0;
    TN_TRY(onnx_scalar(n, x->dtype, 0, &zero, err));
    TN_TRY(places(n, x->rank + 1, (int)axis, x->shape[axis], &to, err));
    TN_TRY(places(n, x->rank + 1, (int)axis + 1, x->shape[axis], &from, err));
    TN_TRY(tn_binary(n->ctx, which, &from, &to, &to, err));
    TN_TRY(tn_unsqueeze(x, (int)axis, &apart, err));
    TN_TRY(tn_where(n->ctx, &to, &apart, &zero, &apart, err));
    return tn_reduce(n->ctx, TN_OP_SUM, &apart, TN_AXES((int)axis + 1), false, &n->out[0], err);
}

/* x[…, index, …]: the position in x's elements one after the other is Σ place·stride, the place on the axis
 * being the index. */
static tn_status gather_elements(onnx_node *n, int op, tn_error *err)
{
    const tn_tensor *x = n->in[0], *index = n->in[1];
    int axis = axis_of(n, 0, x->rank);
    tn_tensor at, place, by, flat;
    double stride = 1;
    (void)op;
    TN_TRY(onnx_scalar(n, TN_I64, 0, &at, err));
    for (int d = x->rank; d-- > 0; stride *= x->shape[d]) {
        if (d == axis)
            TN_TRY(from_start(n, index, x->shape[d], &place, err));
        else
            TN_TRY(places(n, x->rank, d, index->shape[d], &place, err));
        TN_TRY(onnx_scalar(n, TN_I64, stride, &by, err));
        TN_TRY(tn_mul(n->ctx, &place, &by, &place, err));
        TN_TRY(tn_add(n->ctx, &at, &place, &at, err));
    }
    TN_TRY(tn_reshape(n->ctx, x, TN_SHAPE(-1), &flat, err));
    return tn_gather(n->ctx, &flat, &at, 0, &n->out[0], err);
}

/* a − trunc(a/b)·b, of integers; without fmod it takes b's sign. */
static tn_status mod(onnx_node *n, int op, tn_error *err)
{
    bool fmod = onnx_int(n, "fmod", 0) != 0;
    tn_tensor rest, more, zero, other, ours;
    (void)op;
    if (tn_dtype_is_float(n->in[0]->dtype))
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "remainders of floats");
    TN_TRY(tn_div(n->ctx, n->in[0], n->in[1], &rest, err));
    TN_TRY(tn_mul(n->ctx, &rest, n->in[1], &rest, err));
    TN_TRY(tn_sub(n->ctx, n->in[0], &rest, &n->out[0], err));
    if (fmod)
        return TN_OK;
    TN_TRY(onnx_scalar(n, rest.dtype, 0, &zero, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_LESS, &n->out[0], &zero, &ours, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_LESS, n->in[1], &zero, &other, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_LOGICAL_XOR, &ours, &other, &ours, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_NOT_EQUAL, &n->out[0], &zero, &other, err));
    TN_TRY(tn_binary(n->ctx, TN_OP_LOGICAL_AND, &ours, &other, &ours, err));
    TN_TRY(tn_add(n->ctx, &n->out[0], n->in[1], &more, err));
    return tn_where(n->ctx, &ours, &more, &n->out[0], &n->out[0], err);
}

const onnx_op onnx_places[] = {
    { "Trilu", triangle, 0, 14, { 0, 0 } },
    { "EyeLike", eye, 0, 9, { 0, 0 } },
    { "OneHot", one_hot, 0, 9, { 0, 0 } },
    { "Hardmax", hardmax, 0, 13, { 0, 0 } },
    { "CumSum", cumulative, 0, 11, { 0, 0 } },
    { "GatherElements", gather_elements, 0, 11, { 0, 0 } },
    { "Mod", mod, 0, 10, { 0, 0 } },
    { 0 }
};
