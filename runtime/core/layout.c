#include "core_p.h"

/* layout.c: what the places of a tensor's elements follow (specification, 5). */
#include <stdio.h>

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

/* -- Flagged layouts --------------------------------------------------------------------------------------*/

const char *tni_flagged_text(char buf[TNI_FLAGGED_TEXT], int flagged, int arg)
{
    snprintf(buf, TNI_FLAGGED_TEXT,
             flagged == TN_NCHWC ? "blocked, nchw%dc, which only to_layout, pooling, tn_conv2d and data take"
                                 : "packed in panels of %d, which only linear, to_layout and data take", arg);
    return buf;
}

static int32_t parts(int32_t count, int32_t of)
{
    return (int32_t)(((int64_t)count + of - 1) / of);
}

static tn_dims storage_shape(int flagged, const int32_t *shape, int32_t arg)
{
    if (flagged == TN_NCHWC)
        return TN_SHAPE(shape[0], parts(shape[1], arg), shape[2], shape[3], arg);
    return TN_SHAPE(parts(shape[0], arg), shape[1], arg);
}

tn_status tni_flagged_new(const char *op, tn_ctx *ctx, tn_dtype dtype, const int32_t *shape, tni_flag flag,
                          tn_tensor *out, tn_error *err)
{
    int rank = flag.layout == TN_NCHWC ? 4 : 2;

    TN_TRY(tni_tensor_new(op, ctx, dtype, storage_shape((int)flag.layout, shape, flag.arg), out, err));
    out->rank = (uint8_t)rank;
    out->flagged = (uint8_t)flag.layout;
    out->flagged_arg = (uint16_t)flag.arg;
    for (int i = 0; i < TN_MAX_RANK; i++) {
        out->shape[i] = i < rank ? shape[i] : 0;
        out->stride[i] = 0;
    }
    return TN_OK;
}

const tn_tensor *tni_storage_of(const tn_tensor *t, tn_tensor *room)
{
    if (!t->flagged)
        return t;
    tn_dims shape = storage_shape(t->flagged, t->shape, t->flagged_arg);
    *room = *t;
    room->flagged = 0;
    room->flagged_arg = 0;
    room->rank = (uint8_t)shape.count;
    for (int32_t i = 0; i < shape.count; i++)
        room->shape[i] = shape.v[i];
    tni_row_major(shape.count, room->shape, room->stride);
    return room;
}
