/* shape.c: limits, strides and broadcasting of shapes: lists of extents, without any tensor. */
#include <stdio.h>

#include "core_p.h"

const char *tni_dims_text(char buf[TNI_DIMS_TEXT], int32_t rank, const int32_t *v, char sep)
{
    size_t used = 0;

    snprintf(buf, TNI_DIMS_TEXT, "scalar");
    for (int32_t i = 0; i < rank && i < TN_MAX_RANK; i++) {
        if (i > 0)
            buf[used++] = sep;
        used += (size_t)snprintf(buf + used, TNI_DIMS_TEXT - used, "%d", (int)v[i]);
    }
    return buf;
}

static tn_status check_rank(const char *op, int32_t rank, tn_error *err)
{
    if (rank < 0 || rank > TN_MAX_RANK)
        return tni_fail(err, TN_ERR_RANK, op, -1, "%d axes, not 0 to %d", (int)rank, TN_MAX_RANK);
    return TN_OK;
}

static tn_status too_large(const char *op, tn_dims shape, int32_t axes, int64_t n, const char *what,
                           tn_error *err)
{
    char text[TNI_DIMS_TEXT], first[TNI_DIMS_TEXT];

    return tni_fail(err, TN_ERR_SHAPE, op, -1, "shape %s is too large: %s has %lld %s, above 2147483647",
                    tni_dims_text(text, shape.count, shape.v, 'x'), tni_dims_text(first, axes, shape.v, 'x'),
                    (long long)n, what);
}

tn_status tni_check_shape(const char *op, tn_dims shape, size_t element, int32_t *count, tn_error *err)
{
    char text[TNI_DIMS_TEXT];
    int64_t n = 1;

    TN_TRY(check_rank(op, shape.count, err));
    for (int32_t i = 0; i < shape.count; i++)
        if (shape.v[i] < 0)
            return tni_fail(err, TN_ERR_SHAPE, op, -1, "shape %s has a negative extent",
                            tni_dims_text(text, shape.count, shape.v, 'x'));
    for (int32_t i = 0; i < shape.count; i++) {
        n *= shape.v[i];                       /* both below 2^31 */
        if (n > INT32_MAX)
            return too_large(op, shape, i + 1, n, "elements", err);
    }
    if (n * (int64_t)element > INT32_MAX)
        return too_large(op, shape, shape.count, n * (int64_t)element, "bytes", err);
    if (count != NULL)
        *count = (int32_t)n;
    return TN_OK;
}

/* In an empty tensor a product to the right may leave 32 bits; no element is reached by it, and 0 will do. */
void tni_row_major(int32_t rank, const int32_t *shape, int32_t stride[TN_MAX_RANK])
{
    const int64_t beyond = (int64_t)INT32_MAX + 1;
    int64_t step = 1;

    for (int32_t i = rank; i < TN_MAX_RANK; i++)
        stride[i] = 0;
    for (int32_t i = rank - 1; i >= 0; i--) {
        stride[i] = step == beyond ? 0 : (int32_t)step;
        step *= shape[i];
        step = step > beyond ? beyond : step;
    }
}

tn_status tni_axis(const char *op, int axis, int32_t rank, int32_t *out, tn_error *err)
{
    if (axis < -rank || axis >= rank)
        return tni_fail(err, TN_ERR_RANGE, op, -1, "axis %d is outside [%d, %d)", axis, -(int)rank,
                        (int)rank);
    *out = axis < 0 ? axis + rank : axis;
    return TN_OK;
}

/* Fills in the one extent of −1, at position at: count over the product of the others. */
static tn_status fill_in(const char *op, int32_t at, int32_t count, tn_dims *shape, tn_error *err)
{
    char text[TNI_DIMS_TEXT];
    tn_dims others = *shape;
    int32_t rest;

    others.v[at] = 1;
    TN_TRY(tni_check_shape(op, others, 0, &rest, err));
    if (rest == 0)
        return tni_fail(err, TN_ERR_SHAPE, op, -1, "the -1 in %s can be any extent",
                        tni_dims_text(text, shape->count, shape->v, 'x'));
    if (count % rest != 0)
        return tni_fail(err, TN_ERR_SHAPE, op, -1, "%d elements do not fill the shape %s", (int)count,
                        tni_dims_text(text, shape->count, shape->v, 'x'));
    shape->v[at] = count / rest;
    return TN_OK;
}

tn_status tni_infer_shape(const char *op, tn_dims shape, int32_t count, tn_dims *out, tn_error *err)
{
    char text[TNI_DIMS_TEXT];
    int32_t n, at = -1;

    TN_TRY(check_rank(op, shape.count, err));
    for (int32_t i = 0; i < shape.count; i++) {
        if (shape.v[i] == -1 && at >= 0)
            return tni_fail(err, TN_ERR_SHAPE, op, -1, "shape %s has more than one -1",
                            tni_dims_text(text, shape.count, shape.v, 'x'));
        if (shape.v[i] == -1)
            at = i;
    }
    if (at >= 0)
        TN_TRY(fill_in(op, at, count, &shape, err));
    TN_TRY(tni_check_shape(op, shape, 0, &n, err));
    if (n != count)
        return tni_fail(err, TN_ERR_SHAPE, op, -1, "shape %s has %d elements, the tensor has %d",
                        tni_dims_text(text, shape.count, shape.v, 'x'), (int)n, (int)count);
    for (int32_t i = shape.count; i < TN_MAX_RANK; i++)
        shape.v[i] = 0;
    *out = shape;
    return TN_OK;
}

static int32_t from_right(const tn_dims *d, int32_t i)
{
    return i < d->count ? d->v[d->count - 1 - i] : 1;
}

tn_status tn_broadcast_shape(tn_dims a, tn_dims b, tn_dims *out, tn_error *err)
{
    static const char op[] = "broadcast_shape";
    char ta[TNI_DIMS_TEXT], tb[TNI_DIMS_TEXT];
    tn_dims shape = { a.count > b.count ? a.count : b.count, { 0 } };

    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    TN_TRY(tni_check_shape(op, a, 0, NULL, err));
    TN_TRY(tni_check_shape(op, b, 0, NULL, err));
    for (int32_t i = 0; i < shape.count; i++) {
        int32_t x = from_right(&a, i), y = from_right(&b, i);
        if (x != y && x != 1 && y != 1)
            return tni_fail(err, TN_ERR_SHAPE, op, -1, "shapes do not broadcast: %s and %s",
                            tni_dims_text(ta, a.count, a.v, 'x'), tni_dims_text(tb, b.count, b.v, 'x'));
        shape.v[shape.count - 1 - i] = x == 1 ? y : x;
    }
    TN_TRY(tni_check_shape(op, shape, 0, NULL, err));
    *out = shape;
    return TN_OK;
}
