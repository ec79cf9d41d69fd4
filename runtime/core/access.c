/* access.c: the checks before elements are touched, addresses, and elements one by one. */
#include "core_p.h"

/* -- Checks -------------------------------------------------------------------------------------*/

tn_status tni_check_plain(const char *op, int32_t arg, const tn_tensor *t, tn_error *err)
{
    char text[TNI_FLAGGED_TEXT];

    if (t->flagged)
        return tni_fail(err, TN_ERR_LAYOUT, op, arg, "argument %d is %s", (int)arg,
                        tni_flagged_text(text, t->flagged, t->flagged_arg));
    return TN_OK;
}

tn_status tni_check_view(const char *op, const tn_tensor *t, const tn_tensor *out, tn_error *err)
{
    if (t == NULL)
        return tni_fail(err, TN_ERR_ARG, op, 0, "the tensor is NULL");
    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    if (t->buffer == NULL)
        return tni_fail(err, TN_ERR_STALE, op, 0, "argument 0 is no tensor");
    return tni_check_plain(op, 0, t, err);
}

tn_status tni_check_read(const char *op, int32_t arg, const tn_tensor *t, tn_error *err)
{
    if (t == NULL)
        return tni_fail(err, TN_ERR_ARG, op, arg, "argument %d is NULL", (int)arg);
    if (!tn_tensor_is_live(t))
        return tni_fail(err, TN_ERR_STALE, op, arg, "argument %d %s", (int)arg,
                        t->buffer == NULL ? "is no tensor" : "was released");
    return TN_OK;
}

tn_status tni_check_write(const char *op, int32_t arg, const tn_tensor *t, tn_error *err)
{
    char shape[TNI_DIMS_TEXT], stride[TNI_DIMS_TEXT];

    TN_TRY(tni_check_read(op, arg, t, err));
    TN_TRY(tni_check_plain(op, arg, t, err));
    if (t->buffer->block->read_only)
        return tni_fail(err, TN_ERR_READONLY, op, arg, "argument %d stands on memory lent for reading",
                        (int)arg);
    if (tni_overlaps_itself(t))
        return tni_fail(err, TN_ERR_OVERLAP, op, arg,
                        "argument %d cannot be written: in %s with strides %s an element has several indices",
                        (int)arg, tni_dims_text(shape, t->rank, t->shape, 'x'),
                        tni_dims_text(stride, t->rank, t->stride, ','));
    return TN_OK;
}

static tn_status check_dtype(const char *op, const tn_tensor *t, tn_dtype dtype, tn_error *err)
{
    if (t->dtype != dtype)
        return tni_fail(err, TN_ERR_DTYPE, op, 0, "the tensor is %s, not %s", tn_dtype_name(t->dtype),
                        tn_dtype_name(dtype));
    return TN_OK;
}

/* At most one extent is large, since their product is below 2^31: no sum here leaves 64 bits. */
tn_status tni_check_reach(const char *op, const tn_tensor *t, size_t bytes, tn_error *err)
{
    int64_t low = t->offset, high = t->offset, room = (int64_t)(bytes / tn_dtype_size(t->dtype));
    char shape[TNI_DIMS_TEXT], stride[TNI_DIMS_TEXT];

    if (tn_tensor_count(t) == 0)
        return TN_OK;
    for (int32_t i = 0; i < t->rank; i++) {
        int64_t span = ((int64_t)t->shape[i] - 1) * t->stride[i];
        *(span < 0 ? &low : &high) += span;
    }
    if (low < 0 || high >= room)
        return tni_fail(err, TN_ERR_SHAPE, op, 0,
                        "%s with strides %s at offset %d reaches elements %lld to %lld of %lld",
                        tni_dims_text(shape, t->rank, t->shape, 'x'),
                        tni_dims_text(stride, t->rank, t->stride, ','), (int)t->offset, (long long)low,
                        (long long)high, (long long)room);
    return TN_OK;
}

/* -- Addresses ----------------------------------------------------------------------------------*/

const void *tn_data(const tn_tensor *t, tn_dtype dtype, tn_error *err)
{
    if (tni_check_read("data", 0, t, err) || check_dtype("data", t, dtype, err))
        return NULL;
    return tni_address(t);
}

void *tn_mutable_data(const tn_tensor *t, tn_dtype dtype, tn_error *err)
{
    if (tni_check_write("mutable_data", 0, t, err) || check_dtype("mutable_data", t, dtype, err))
        return NULL;
    tni_bump(t);
    return tni_address(t);
}

/* -- Single elements ----------------------------------------------------------------------------*/

/* Fills *out with the address of the element at index. */
static tn_status locate(const char *op, const tn_tensor *t, tn_dims index, void **out, tn_error *err)
{
    char at[TNI_DIMS_TEXT], shape[TNI_DIMS_TEXT];
    int64_t element = t->offset;

    if (index.count != t->rank)
        return tni_fail(err, TN_ERR_RANK, op, 0, "%d indices for %d axes", (int)index.count, (int)t->rank);
    for (int32_t i = 0; i < t->rank; i++) {
        if (index.v[i] < 0 || index.v[i] >= t->shape[i])
            return tni_fail(err, TN_ERR_RANGE, op, 0, "index %s is outside the shape %s",
                            tni_dims_text(at, index.count, index.v, ','),
                            tni_dims_text(shape, t->rank, t->shape, 'x'));
        element += (int64_t)index.v[i] * t->stride[i];
    }
    *out = (char *)t->buffer->block->bytes + element * (int64_t)tn_dtype_size(t->dtype);
    return TN_OK;
}

static tn_status locate_to_read(const char *op, const tn_tensor *t, tn_dims index, const void *out, void **at,
                                tn_error *err)
{
    TN_TRY(tni_check_read(op, 0, t, err));
    TN_TRY(tni_check_plain(op, 0, t, err));
    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    return locate(op, t, index, at, err);
}

static tn_status locate_to_write(const char *op, const tn_tensor *t, tn_dims index, void **at, tn_error *err)
{
    TN_TRY(tni_check_write(op, 0, t, err));
    return locate(op, t, index, at, err);
}

tn_status tn_get_f64(const tn_tensor *t, tn_dims index, double *out, tn_error *err)
{
    void *at = NULL;

    TN_TRY(locate_to_read("get", t, index, out, &at, err));
    *out = tni_load_f64(t->dtype, at);
    return TN_OK;
}

tn_status tn_get_i64(const tn_tensor *t, tn_dims index, int64_t *out, tn_error *err)
{
    void *at = NULL;

    TN_TRY(locate_to_read("get", t, index, out, &at, err));
    *out = tni_load_i64(t->dtype, at);
    return TN_OK;
}

tn_status tn_set_f64(const tn_tensor *t, tn_dims index, double x, tn_error *err)
{
    void *at = NULL;

    TN_TRY(locate_to_write("set", t, index, &at, err));
    tni_store_f64(t->dtype, at, x);
    tni_bump(t);
    return TN_OK;
}

tn_status tn_set_i64(const tn_tensor *t, tn_dims index, int64_t x, tn_error *err)
{
    void *at = NULL;

    TN_TRY(locate_to_write("set", t, index, &at, err));
    tni_store_i64(t->dtype, at, x);
    tni_bump(t);
    return TN_OK;
}
