/* reshape.c: another shape over the same elements without moving them, by the run rule (specification, 4).
 * Axes that step through memory as one long axis would are a run; the new shape may cut each run up, but no
 * new axis may reach from one run into the next. */
#include "core_p.h"

typedef struct run {
    int64_t len;               /* product of the extents */
    int64_t stride;            /* of its innermost axis */
} run;

/* Merges t's axes into runs, extents of 1 left out; returns how many. */
static int merge(const tn_tensor *t, run runs[TN_MAX_RANK])
{
    int n = 0;

    for (int32_t i = 0; i < t->rank; i++) {
        if (t->shape[i] == 1)
            continue;
        if (n > 0 && runs[n - 1].stride == (int64_t)t->stride[i] * t->shape[i]) {
            runs[n - 1].len *= t->shape[i];
            runs[n - 1].stride = t->stride[i];
        } else {
            runs[n++] = (run){ t->shape[i], t->stride[i] };
        }
    }
    return n;
}

/* Takes new axes from *at on until their product is the run's length, and gives them strides (only that of
 * an extent 1 can leave 32 bits: any will do). False if no number of axes makes it. What is left of the
 * shape has as many elements as this run and those behind it, so that its axes last. */
static bool cut(run r, const tn_dims *shape, int32_t *at, int32_t *stride)
{
    int32_t first = *at;
    int64_t len = 1, step = r.stride;

    while (len < r.len)
        len *= shape->v[(*at)++];
    if (len != r.len)
        return false;
    for (int32_t i = *at - 1; i >= first; i--) {
        stride[i] = step == (int32_t)step ? (int32_t)step : 0;
        step *= shape->v[i];
    }
    return true;
}

/* Strides for shape, which has as many elements as t, not 0. What is left over behind the last run has
 * extent 1 throughout: its product is 1. */
static bool restride(const tn_tensor *t, const tn_dims *shape, int32_t stride[TN_MAX_RANK])
{
    run runs[TN_MAX_RANK];
    int n = merge(t, runs);
    int32_t at = 0;

    for (int i = 0; i < n; i++)
        if (!cut(runs[i], shape, &at, stride))
            return false;
    for (; at < shape->count; at++)
        stride[at] = 1;
    return true;
}

tn_status tn_try_reshape(const tn_tensor *t, tn_dims shape, tn_tensor *out, tn_error *err)
{
    static const char op[] = "reshape";
    char text[TNI_DIMS_TEXT], from[TNI_DIMS_TEXT], strides[TNI_DIMS_TEXT];
    tn_tensor view;

    TN_TRY(tni_check_view(op, t, out, err));
    TN_TRY(tni_infer_shape(op, shape, tn_tensor_count(t), &shape, err));
    view = *t;
    view.rank = shape.count;
    for (int32_t i = 0; i < TN_MAX_RANK; i++)
        view.shape[i] = shape.v[i];
    tni_row_major(view.rank, view.shape, view.stride);
    if (tn_tensor_count(t) > 0 && !restride(t, &shape, view.stride))
        return tni_fail(err, TN_ERR_CONTIGUITY, op, 0,
                        "%s with strides %s cannot be seen as %s without a copy",
                        tni_dims_text(from, t->rank, t->shape, 'x'),
                        tni_dims_text(strides, t->rank, t->stride, ','),
                        tni_dims_text(text, shape.count, shape.v, 'x'));
    *out = view;
    return TN_OK;
}
