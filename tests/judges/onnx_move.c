/* onnx_move.c: joining, padding, looking up. */
#include "onnx_ops.h"

static tn_status concat(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return tn_concat(n->ctx, (tn_list){ (size_t)n->ins, n->in }, (int)onnx_int(n, "axis", 0), &n->out[0],
                     err);
}

/* All counts before, then all behind, in one list. */
static tn_status pad(onnx_node *n, int op, tn_error *err)
{
    int64_t pads[2 * TN_MAX_RANK];
    int count, rank = n->in[0]->rank;
    tn_dims before = { rank, { 0 } }, after = before;
    double value = onnx_float(n, "value", 0);
    (void)op;
    if (!onnx_is(n, "mode", "constant", "constant"))
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "padding by other than a constant");
    TN_TRY(onnx_numbers(n, "pads", 1, pads, &count, err));
    if (n->ins > 2 && n->in[2])
        TN_TRY(tn_get_f64(n->in[2], TN_SCALAR, &value, err));
    for (int i = 0; i < rank; i++) {
        before.v[i] = (int32_t)pads[i];
        after.v[i] = (int32_t)pads[rank + i];
    }
    return tn_pad(n->ctx, n->in[0], before, after, value, &n->out[0], err);
}

/* Positions from the end are ours from the start: a copy with the extent added to them. */
static tn_status gather(onnx_node *n, int op, tn_error *err)
{
    int axis = (int)onnx_int(n, "axis", 0);
    int32_t extent = n->in[0]->shape[axis + (axis < 0 ? n->in[0]->rank : 0)];
    tn_tensor index, flat;
    int64_t at;
    (void)op;
    TN_TRY(tn_cast(n->ctx, n->in[1], n->in[1]->dtype, &index, err));
    TN_TRY(tn_try_reshape(&index, TN_SHAPE(-1), &flat, err));
    for (int32_t i = 0; i < flat.shape[0]; i++) {
        TN_TRY(tn_get_i64(&flat, TN_INDEX(i), &at, err));
        if (at < 0)
            TN_TRY(tn_set_i64(&flat, TN_INDEX(i), at + extent, err));
    }
    return tn_gather(n->ctx, n->in[0], &index, axis, &n->out[0], err);
}

const onnx_op onnx_move[] = {
    { "Concat", concat, 0, 4, { 0, 0 } },
    { "Pad", pad, 0, 2, { 0, 0 } },
    { "Gather", gather, 0, 1, { 0, 0 } },
    { 0 }
};
