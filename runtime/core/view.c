/* view.c: views but for reshape: each makes another description of the same buffer (specification, 4). What a
 * view reaches its source reached, so only as_strided asks for the buffer's size.
 *
 * A stride or an offset that no element uses (extent 1, or an empty tensor) may leave 32 bits; it then stays
 * what it was. */
#include <string.h>

#include "core_p.h"

static bool fits(int64_t x)
{
    return x >= INT32_MIN && x <= INT32_MAX;
}

static int32_t if_fits(int64_t x, int32_t otherwise)
{
    return fits(x) ? (int32_t)x : otherwise;
}

/* Checks, and finds the axis. */
static tn_status begin(const char *op, const tn_tensor *t, int axis, const tn_tensor *out, int32_t *at,
                       tn_error *err)
{
    TN_TRY(tni_check_view(op, t, out, err));
    return tni_axis(op, axis, t->rank, at, err);
}

/* The limits on leading products hold for views too: an empty one can break them. */
static tn_status finish(const char *op, const tn_tensor *view, tn_tensor *out, tn_error *err)
{
    TN_TRY(tni_check_shape(op, tni_shape_of(view), 0, NULL, err));
    *out = *view;
    return TN_OK;
}

static void remove_axis(tn_tensor *t, int32_t at)
{
    size_t behind = (size_t)(t->rank - at - 1) * sizeof t->shape[0];

    memmove(t->shape + at, t->shape + at + 1, behind);
    memmove(t->stride + at, t->stride + at + 1, behind);
    t->rank--;
    t->shape[t->rank] = t->stride[t->rank] = 0;
}

static void insert_axis(tn_tensor *t, int32_t at, int32_t extent, int32_t stride)
{
    size_t behind = (size_t)(t->rank - at) * sizeof t->shape[0];

    memmove(t->shape + at + 1, t->shape + at, behind);
    memmove(t->stride + at + 1, t->stride + at, behind);
    t->rank++;
    t->shape[at] = extent;
    t->stride[at] = stride;
}

/* -- Order of axes ------------------------------------------------------------------------------*/

tn_status tn_permute(const tn_tensor *t, tn_dims axes, tn_tensor *out, tn_error *err)
{
    static const char op[] = "permute";
    char text[TNI_DIMS_TEXT];
    unsigned seen = 0;
    tn_tensor view;

    TN_TRY(tni_check_view(op, t, out, err));
    if (axes.count != t->rank)
        return tni_fail(err, TN_ERR_RANK, op, 0, "%d axes for a tensor of rank %d", (int)axes.count,
                        (int)t->rank);
    view = *t;
    for (int32_t i = 0; i < t->rank; i++) {
        int32_t from;
        TN_TRY(tni_axis(op, axes.v[i], t->rank, &from, err));
        if (seen & 1u << from)
            return tni_fail(err, TN_ERR_ARG, op, 0, "axes %s name axis %d twice",
                            tni_dims_text(text, axes.count, axes.v, ','), (int)from);
        seen |= 1u << from;
        view.shape[i] = t->shape[from];
        view.stride[i] = t->stride[from];
    }
    return finish(op, &view, out, err);
}

static tn_status swap(const char *op, const tn_tensor *t, int32_t a, int32_t b, tn_tensor *out, tn_error *err)
{
    tn_tensor view = *t;

    view.shape[a] = t->shape[b];
    view.stride[a] = t->stride[b];
    view.shape[b] = t->shape[a];
    view.stride[b] = t->stride[a];
    return finish(op, &view, out, err);
}

tn_status tn_transpose(const tn_tensor *t, int a, int b, tn_tensor *out, tn_error *err)
{
    static const char op[] = "transpose";
    int32_t at, with;

    TN_TRY(begin(op, t, a, out, &at, err));
    TN_TRY(begin(op, t, b, out, &with, err));
    return swap(op, t, at, with, out, err);
}

tn_status tn_t(const tn_tensor *t, tn_tensor *out, tn_error *err)
{
    static const char op[] = "t";

    TN_TRY(tni_check_view(op, t, out, err));
    if (t->rank < 2)
        return tni_fail(err, TN_ERR_RANK, op, 0, "needs two axes, the tensor has %d", (int)t->rank);
    return swap(op, t, t->rank - 2, t->rank - 1, out, err);
}

/* -- Parts of an axis ---------------------------------------------------------------------------*/

static tn_status slice(const char *op, const tn_tensor *t, int axis, int64_t start, int64_t end, int32_t step,
                       tn_tensor *out, tn_error *err)
{
    tn_tensor view;
    int32_t at;

    TN_TRY(begin(op, t, axis, out, &at, err));
    if (start < 0 || start > end || end > t->shape[at])
        return tni_fail(err, TN_ERR_RANGE, op, 0, "%lld to %lld is no part of axis %d, which has %d",
                        (long long)start, (long long)end, (int)at, (int)t->shape[at]);
    if (step < 1)
        return tni_fail(err, TN_ERR_RANGE, op, 0, "step %d is below 1", (int)step);
    view = *t;
    view.shape[at] = (int32_t)((end - start + step - 1) / step);
    view.stride[at] = if_fits((int64_t)t->stride[at] * step, t->stride[at]);
    if (tn_tensor_count(&view) > 0)
        view.offset += (int32_t)(start * t->stride[at]);
    return finish(op, &view, out, err);
}

tn_status tn_slice(const tn_tensor *t, int axis, int32_t start, int32_t end, int32_t step, tn_tensor *out,
                   tn_error *err)
{
    return slice("slice", t, axis, start, end, step, out, err);
}

tn_status tn_narrow(const tn_tensor *t, int axis, int32_t start, int32_t len, tn_tensor *out, tn_error *err)
{
    return slice("narrow", t, axis, start, (int64_t)start + len, 1, out, err);
}

tn_status tn_select(const tn_tensor *t, int axis, int32_t i, tn_tensor *out, tn_error *err)
{
    static const char op[] = "select";
    tn_tensor view;
    int32_t at;

    TN_TRY(begin(op, t, axis, out, &at, err));
    if (i < 0 || i >= t->shape[at])
        return tni_fail(err, TN_ERR_RANGE, op, 0, "position %d is outside axis %d, which has %d", (int)i,
                        (int)at, (int)t->shape[at]);
    view = *t;
    view.offset = if_fits(t->offset + (int64_t)i * t->stride[at], t->offset);
    remove_axis(&view, at);
    return finish(op, &view, out, err);
}

tn_status tn_flip(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err)
{
    static const char op[] = "flip";
    tn_tensor view;
    int32_t at;

    TN_TRY(begin(op, t, axis, out, &at, err));
    view = *t;
    if (t->shape[at] > 0)
        view.offset = if_fits(t->offset + ((int64_t)t->shape[at] - 1) * t->stride[at], t->offset);
    view.stride[at] = if_fits(-(int64_t)t->stride[at], t->stride[at]);
    return finish(op, &view, out, err);
}

/* -- Extents of 1 -------------------------------------------------------------------------------*/

tn_status tn_unsqueeze(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err)
{
    static const char op[] = "unsqueeze";
    int64_t stride = 1;
    tn_tensor view;
    int32_t at;

    TN_TRY(tni_check_view(op, t, out, err));
    TN_TRY(tni_axis(op, axis, t->rank + 1, &at, err));
    if (t->rank == TN_MAX_RANK)
        return tni_fail(err, TN_ERR_RANK, op, 0, "the tensor has %d axes already", TN_MAX_RANK);
    if (at < t->rank)
        stride = (int64_t)t->shape[at] * t->stride[at];
    view = *t;
    insert_axis(&view, at, 1, if_fits(stride, at < t->rank ? t->stride[at] : 1));
    return finish(op, &view, out, err);
}

tn_status tn_squeeze(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err)
{
    static const char op[] = "squeeze";
    tn_tensor view;
    int32_t at;

    TN_TRY(begin(op, t, axis, out, &at, err));
    if (t->shape[at] != 1)
        return tni_fail(err, TN_ERR_SHAPE, op, 0, "axis %d has extent %d, not 1", (int)at, (int)t->shape[at]);
    view = *t;
    remove_axis(&view, at);
    return finish(op, &view, out, err);
}

tn_status tn_squeeze_all(const tn_tensor *t, tn_tensor *out, tn_error *err)
{
    static const char op[] = "squeeze_all";
    tn_tensor view;

    TN_TRY(tni_check_view(op, t, out, err));
    view = *t;
    for (int32_t i = t->rank - 1; i >= 0; i--)
        if (view.shape[i] == 1)
            remove_axis(&view, i);
    return finish(op, &view, out, err);
}

tn_status tn_expand(const tn_tensor *t, tn_dims shape, tn_tensor *out, tn_error *err)
{
    static const char op[] = "expand";
    char from[TNI_DIMS_TEXT], to[TNI_DIMS_TEXT];
    tn_tensor view;

    TN_TRY(tni_check_view(op, t, out, err));
    TN_TRY(tni_check_shape(op, shape, 0, NULL, err));
    view = *t;
    while (view.rank < shape.count)
        insert_axis(&view, 0, 1, 0);
    for (int32_t i = 0; i < view.rank; i++) {
        if (view.rank > shape.count || (view.shape[i] != shape.v[i] && view.shape[i] != 1))
            return tni_fail(err, TN_ERR_SHAPE, op, 0, "%s does not stretch to %s",
                            tni_dims_text(from, t->rank, t->shape, 'x'),
                            tni_dims_text(to, shape.count, shape.v, 'x'));
        if (view.shape[i] != shape.v[i])
            view.stride[i] = 0;
        view.shape[i] = shape.v[i];
    }
    return finish(op, &view, out, err);
}

/* -- Anything -----------------------------------------------------------------------------------*/

tn_status tn_as_strided(const tn_tensor *t, tn_dims shape, tn_dims stride, int32_t offset, tn_tensor *out,
                        tn_error *err)
{
    static const char op[] = "as_strided";
    tn_tensor view;

    TN_TRY(tni_check_view(op, t, out, err));
    TN_TRY(tni_check_read(op, 0, t, err));
    TN_TRY(tni_check_shape(op, shape, 0, NULL, err));
    if (stride.count != shape.count)
        return tni_fail(err, TN_ERR_RANK, op, 0, "%d strides for %d extents", (int)stride.count,
                        (int)shape.count);
    view = *t;
    view.rank = shape.count;
    view.offset = offset;
    for (int32_t i = 0; i < TN_MAX_RANK; i++) {
        view.shape[i] = i < shape.count ? shape.v[i] : 0;
        view.stride[i] = i < shape.count ? stride.v[i] : 0;
    }
    TN_TRY(tni_check_reach(op, &view, t->buffer->block->size, err));
    *out = view;
    return TN_OK;
}
