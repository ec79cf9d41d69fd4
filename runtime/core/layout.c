#include "core_p.h"

/* layout.c: what the places of a tensor's elements follow (specification, 5). */

bool tni_is_nhwc(const tn_tensor *t)
{
    static const int32_t inner_first[4] = { 1, 3, 2, 0 };
    int64_t step = 1;

    if (t->flagged || t->rank != 4)
        return false;
    if (tn_tensor_count(t) == 0)
        return true;
    for (int i = 0; i < 4; i++) {
        int32_t axis = inner_first[i];
        if (t->shape[axis] != 1 && t->stride[axis] != step)
            return false;
        step *= t->shape[axis];
    }
    return true;
}

tn_layout tn_layout_of(const tn_tensor *t)
{
    if (t->flagged)
        return (tn_layout)t->flagged;
    if (t->rank == 4 && tn_tensor_is_contiguous(t))
        return TN_NCHW;
    return tni_is_nhwc(t) ? TN_NHWC : TN_STRIDED;
}

/* -- Blocks ---------------------------------------------------------------------------------------------------*/

static tn_dims storage_shape(const int32_t shape[4], int32_t block)
{
    int32_t blocks = (int32_t)(((int64_t)shape[1] + block - 1) / block);

    return TN_SHAPE(shape[0], blocks, shape[2], shape[3], block);
}

tn_status tni_blocked_new(const char *op, tn_ctx *ctx, tn_dtype dtype, const int32_t shape[4], int32_t block,
                          tn_tensor *out, tn_error *err)
{
    TN_TRY(tni_tensor_new(op, ctx, dtype, storage_shape(shape, block), out, err));
    out->rank = 4;
    out->flagged = TN_NCHWC;
    out->flagged_arg = (uint16_t)block;
    for (int i = 0; i < TN_MAX_RANK; i++) {
        out->shape[i] = i < 4 ? shape[i] : 0;
        out->stride[i] = 0;
    }
    return TN_OK;
}

tn_tensor tni_storage_of(const tn_tensor *t)
{
    tn_tensor storage = *t;

    if (!t->flagged)
        return storage;
    tn_dims shape = storage_shape(t->shape, t->flagged_arg);
    storage.flagged = 0;
    storage.flagged_arg = 0;
    storage.rank = (uint8_t)shape.count;
    for (int32_t i = 0; i < shape.count; i++)
        storage.shape[i] = shape.v[i];
    tni_row_major(shape.count, storage.shape, storage.stride);
    return storage;
}
