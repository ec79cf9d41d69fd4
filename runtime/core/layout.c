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
