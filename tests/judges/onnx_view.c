/* onnx_view.c: operations that move no element: other extents, axes, parts. */
#include "onnx_ops.h"

#include <stdlib.h>

static int64_t held(int64_t x, int64_t lo, int64_t hi) { return x < lo ? lo : x > hi ? hi : x; }

/* Backwards from start, an end before the axis is −1: the same places of the flipped axis, forwards. */
static tn_status slice_back(const tn_tensor *x, int axis, int64_t start, int64_t end, int64_t step,
                            tn_tensor *out, tn_error *err)
{
    int64_t extent = x->shape[axis];
    start = extent - 1 - held(start, 0, extent - 1);
    end = extent - 1 - held(end, -1, extent - 1);
    if (extent == 0)
        start = end = 0;
    TN_TRY(tn_flip(x, axis, out, err));
    return tn_slice(out, axis, (int32_t)start, (int32_t)(end < start ? start : end),
                    (int32_t)(-step > INT32_MAX ? INT32_MAX : -step), out, err);
}

tn_status onnx_slice(const tn_tensor *x, int axis, int64_t start, int64_t end, int64_t step, tn_tensor *out,
                     tn_error *err)
{
    axis += axis < 0 ? x->rank : 0;
    if (axis < 0 || axis >= x->rank)
        return onnx_fail(err, TN_ERR_RANGE, "slice: axis %d of rank %d", axis, x->rank);
    int64_t extent = x->shape[axis];
    start += start < 0 ? extent : 0;
    end += end < 0 ? extent : 0;
    if (step < 0)
        return slice_back(x, axis, start, end, held(step, -INT64_MAX, -1), out, err);
    start = held(start, 0, extent);
    end = held(end, start, extent);
    return tn_slice(x, axis, (int32_t)start, (int32_t)end, (int32_t)held(step, 0, INT32_MAX), out, err);
}

static tn_status slice(onnx_node *n, int op, tn_error *err)
{
    int64_t start[2 * TN_MAX_RANK], end[2 * TN_MAX_RANK], axis[2 * TN_MAX_RANK], step[2 * TN_MAX_RANK];
    int count, axes, steps;
    (void)op;
    TN_TRY(onnx_numbers(n, "starts", 1, start, &count, err));
    TN_TRY(onnx_numbers(n, "ends", 2, end, &count, err));
    TN_TRY(onnx_numbers(n, "axes", 3, axis, &axes, err));
    TN_TRY(onnx_numbers(n, "steps", 4, step, &steps, err));
    n->out[0] = *n->in[0];
    for (int i = 0; i < count; i++)
        TN_TRY(onnx_slice(&n->out[0], axes ? (int)axis[i] : i, start[i], end[i], steps ? step[i] : 1,
                          &n->out[0], err));
    return TN_OK;
}

static tn_status transpose(onnx_node *n, int op, tn_error *err)
{
    tn_dims axes = onnx_ints(n, "perm");
    (void)op;
    for (int i = 0; axes.count < n->in[0]->rank; i++)
        axes.v[axes.count++] = n->in[0]->rank - 1 - i;
    return tn_permute(n->in[0], axes, &n->out[0], err);
}

/* 0 stands for the extent of the input at that place, unless allowzero says that it is one. */
static tn_status reshape(onnx_node *n, int op, tn_error *err)
{
    tn_dims shape;
    bool literal = onnx_int(n, "allowzero", 0) != 0;
    (void)op;
    TN_TRY(onnx_list(n, "shape", 1, &shape, err));
    for (int i = 0; i < shape.count; i++)
        if (shape.v[i] == 0 && !literal)
            shape.v[i] = n->in[0]->shape[i];
    return tn_reshape(n->ctx, n->in[0], shape, &n->out[0], err);
}

/* The axes before axis as one, the others as another. */
static tn_status flatten(onnx_node *n, int op, tn_error *err)
{
    int axis = (int)onnx_int(n, "axis", 1);
    tn_dims shape = { 2, { 1, 1 } };
    (void)op;
    axis += axis < 0 ? n->in[0]->rank : 0;
    for (int i = 0; i < n->in[0]->rank; i++)
        shape.v[i >= axis] *= n->in[0]->shape[i];
    return tn_reshape(n->ctx, n->in[0], shape, &n->out[0], err);
}

static tn_status expand(onnx_node *n, int op, tn_error *err)
{
    tn_dims shape;
    (void)op;
    TN_TRY(onnx_list(n, "shape", 1, &shape, err));
    TN_TRY(tn_broadcast_shape(onnx_shape(n->in[0]), shape, &shape, err));
    return tn_expand(n->in[0], shape, &n->out[0], err);
}

static int downwards(const void *a, const void *b) { return *(const int32_t *)b - *(const int32_t *)a; }

/* Axes, counted in a tensor of that rank, from the last to the first. */
static void sort_axes(tn_dims *axes, int rank)
{
    for (int i = 0; i < axes->count; i++)
        axes->v[i] += axes->v[i] < 0 ? rank : 0;
    qsort(axes->v, (size_t)axes->count, sizeof axes->v[0], downwards);
}

static tn_status squeeze(onnx_node *n, int op, tn_error *err)
{
    tn_dims axes;
    (void)op;
    TN_TRY(onnx_list(n, "axes", 1, &axes, err));
    if (axes.count == 0)
        return tn_squeeze_all(n->in[0], &n->out[0], err);
    sort_axes(&axes, n->in[0]->rank);
    n->out[0] = *n->in[0];
    for (int i = 0; i < axes.count; i++)
        TN_TRY(tn_squeeze(&n->out[0], axes.v[i], &n->out[0], err));
    return TN_OK;
}

static tn_status unsqueeze(onnx_node *n, int op, tn_error *err)
{
    tn_dims axes;
    (void)op;
    TN_TRY(onnx_list(n, "axes", 1, &axes, err));
    sort_axes(&axes, n->in[0]->rank + axes.count);
    n->out[0] = *n->in[0];
    for (int i = axes.count; i-- > 0;)
        TN_TRY(tn_unsqueeze(&n->out[0], axes.v[i], &n->out[0], err));
    return TN_OK;
}

/* Parts along an axis: given lengths, or as many equal ones as there are outputs. */
static tn_status split(onnx_node *n, int op, tn_error *err)
{
    int axis = (int)onnx_int(n, "axis", 0), start = 0;
    int extent = n->in[0]->shape[axis + (axis < 0 ? n->in[0]->rank : 0)];
    tn_dims parts;
    (void)op;
    TN_TRY(onnx_list(n, "split", 1, &parts, err));
    for (int i = 0; i < n->outs; i++) {
        int len = parts.count ? parts.v[i] : extent / n->outs;
        TN_TRY(tn_narrow(n->in[0], axis, start, len, &n->out[i], err));
        start += len;
    }
    return TN_OK;
}

/* [a, b, …] times [r, s, …] is [r, a, s, b, …] with r, s, … stretched, seen as [r·a, s·b, …]. */
static tn_status tile(onnx_node *n, int op, tn_error *err)
{
    const tn_tensor *x = n->in[0];
    tn_dims repeats, apart = { 2 * x->rank, { 0 } }, stretched, together = onnx_shape(x);
    (void)op;
    TN_TRY(onnx_list(n, "repeats", 1, &repeats, err));
    if (2 * x->rank > TN_MAX_RANK)
        return onnx_fail(err, TN_ERR_RANK, "tile: rank %d takes twice as many axes", x->rank);
    for (int i = 0; i < 2 * x->rank; i++)
        apart.v[i] = i % 2 ? x->shape[i / 2] : 1;
    stretched = apart;
    for (int i = 0; i < x->rank; i++) {
        stretched.v[2 * i] = repeats.v[i];
        together.v[i] *= repeats.v[i];
    }
    TN_TRY(tn_reshape(n->ctx, x, apart, &n->out[0], err));
    TN_TRY(tn_expand(&n->out[0], stretched, &n->out[0], err));
    return tn_reshape(n->ctx, &n->out[0], together, &n->out[0], err);
}

/* Channels as b×b blocks of the plane, or back: six axes, turned. */
static tn_status blocks(onnx_node *n, int to_space, tn_error *err)
{
    const tn_tensor *x = n->in[0];
    int32_t b = (int32_t)onnx_int(n, "blocksize", 1), c = x->shape[1], h = x->shape[2], w = x->shape[3];
    tn_dims apart = TN_SHAPE(x->shape[0], c, h / b, b, w / b, b), turn = TN_AXES(0, 3, 5, 1, 2, 4);
    tn_dims together = TN_SHAPE(x->shape[0], c * b * b, h / b, w / b);
    if (to_space) {
        bool rows = onnx_is(n, "mode", "CRD", "DCR");
        apart = rows ? TN_SHAPE(x->shape[0], c / (b * b), b, b, h, w) : TN_SHAPE(x->shape[0], b, b,
                                                                                 c / (b * b), h, w);
        turn = rows ? TN_AXES(0, 1, 4, 2, 5, 3) : TN_AXES(0, 3, 4, 1, 5, 2);
        together = TN_SHAPE(x->shape[0], c / (b * b), h * b, w * b);
    }
    TN_TRY(tn_reshape(n->ctx, x, apart, &n->out[0], err));
    TN_TRY(tn_permute(&n->out[0], turn, &n->out[0], err));
    return tn_reshape(n->ctx, &n->out[0], together, &n->out[0], err);
}

/* Extents, as numbers: of the axes from start up to end. */
static tn_status shape(onnx_node *n, int op, tn_error *err)
{
    int rank = n->in[0]->rank;
    int64_t start = onnx_int(n, "start", 0), end = onnx_int(n, "end", rank);
    (void)op;
    start = held(start + (start < 0 ? rank : 0), 0, rank);
    end = held(end + (end < 0 ? rank : 0), start, rank);
    TN_TRY(tn_tensor_new(n->ctx, TN_I64, TN_SHAPE((int32_t)(end - start)), &n->out[0], err));
    for (int64_t i = start; i < end; i++)
        TN_TRY(tn_set_i64(&n->out[0], TN_INDEX((int32_t)(i - start)), n->in[0]->shape[i], err));
    return TN_OK;
}

static tn_status size(onnx_node *n, int op, tn_error *err)
{
    (void)op;
    return onnx_scalar(n, TN_I64, tn_tensor_count(n->in[0]), &n->out[0], err);
}

const onnx_op onnx_view[] = {
    { "Slice", slice, 0, 1, { 0, 0 } },
    { "Transpose", transpose, 0, 1, { 0, 0 } },
    { "Reshape", reshape, 0, 5, { 0, 0 } },
    { "Flatten", flatten, 0, 1, { 0, 0 } },
    { "Expand", expand, 0, 8, { 0, 0 } },
    { "Squeeze", squeeze, 0, 1, { 0, 0 } },
    { "Unsqueeze", unsqueeze, 0, 1, { 0, 0 } },
    { "Split", split, 0, 1, { 0, 0 } },
    { "Tile", tile, 0, 6, { 0, 0 } },
    { "DepthToSpace", blocks, 1, 1, { 0, 0 } },
    { "SpaceToDepth", blocks, 0, 1, { 0, 0 } },
    { "Shape", shape, 0, 1, { 0, 0 } },
    { "Size", size, 0, 1, { 0, 0 } },
    { 0 }
};
