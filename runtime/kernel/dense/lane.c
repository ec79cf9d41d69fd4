/* dense/lane.c: elements on their way to kernels that want them packed and of their own type. */
#include "kernel/dense/rows_p.h"

tn_dtype tni_lane_dtype(tn_dtype dtype)
{
    return dtype == TN_F16 || dtype == TN_BF16 ? TN_F32 : dtype;
}

static tn_map_fn cast_of(const tni_dense *dense, tn_dtype from, tn_dtype to)
{
    tni_key key = { .op = TN_OP_CAST, .variant = TNI_INNER_UNIT, .dtype = { (uint8_t)from, (uint8_t)to } };
    const tni_entry *entry = tni_dense_find(dense, key);
    return entry ? (tn_map_fn)entry->fn : NULL;
}

bool tni_lane_make(tni_lane *lane, const tni_dense *dense, tn_dtype dtype)
{
    *lane = (tni_lane){ .dense = dense, .outside = dtype, .inside = tni_lane_dtype(dtype) };
    if (!tni_dense_copies(dense, (int64_t)tn_dtype_size(lane->outside)) ||
        !tni_dense_copies(dense, (int64_t)tn_dtype_size(lane->inside)))
        return false;
    if (lane->inside == lane->outside)
        return true;
    lane->widen = cast_of(dense, lane->outside, lane->inside);
    lane->narrow = cast_of(dense, lane->inside, lane->outside);
    return lane->widen && lane->narrow;
}

static void move(const tni_lane *lane, tn_map_fn cast, const tni_nest *nest)
{
    if (cast)
        tni_map_nest(lane->dense, cast, *nest, NULL, tn_threads_serial());
    else
        tni_copy_nest(lane->dense, *nest, tn_threads_serial());
}

void tni_lane_in(const tni_lane *lane, const tni_nest *nest)
{
    move(lane, lane->widen, nest);
}

static void swap(int64_t *a, int64_t *b)
{
    int64_t held = *a;
    *a = *b;
    *b = held;
}

void tni_lane_out(const tni_lane *lane, const tni_nest *nest)
{
    tni_nest back = *nest;
    back.data[0] = nest->data[1];
    back.data[1] = nest->data[0];
    swap(&back.size[0], &back.size[1]);
    for (int d = 0; d < back.rank; d++)
        swap(&back.stride[0][d], &back.stride[1][d]);
    move(lane, lane->narrow, &back);
}
