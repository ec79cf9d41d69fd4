/* family/pad.c: elements of one value around an input: ints[0 … 7] before each axis, ints[8 … 15] after it,
 * floats[0] the value, which the type must hold. */
#include "kernel/family/family_p.h"

#include "base/base_p.h"

#include <math.h>

static tn_status check_count(const tni_check *c, const char *side, int axis, int32_t count)
{
    if (count >= 0 || count == TN_ANY)
        return TN_OK;
    return tni_wrong(c, TN_ERR_RANGE, -1, "%s is %d on axis %d: below 0", side, count, axis);
}

/* Entries past the rank are 0. */
static tn_status check_past_rank(const tni_check *c)
{
    for (int i = c->dst->rank; i < TN_MAX_RANK; i++)
        if (c->d->ints[i] || c->d->ints[TN_MAX_RANK + i])
            return tni_wrong(c, TN_ERR_RANK, -1, "axis %d is padded, src has rank %d", i, c->dst->rank);
    return TN_OK;
}

/* Bounds of integer types, as doubles that hold them, the upper one exclusive. */
static void bounds_of(tn_dtype dtype, double *low, double *end)
{
    int bits = 8 * (int)tn_dtype_size(dtype);
    bool is_signed = dtype == TN_I8 || dtype == TN_I16 || dtype == TN_I32 || dtype == TN_I64;
    *low = is_signed ? -ldexp(1, bits - 1) : 0;
    *end = dtype == TN_BOOL ? 2 : ldexp(1, is_signed ? bits - 1 : bits);
}

static tn_status check_value(const tni_check *c)
{
    tn_dtype dtype = (tn_dtype)c->dst->dtype;
    double value = (double)c->d->floats[0], low, end;
    if (isnan(value) || !dtype || tn_dtype_is_float(dtype))
        return TN_OK;                      /* NaN: any, in a pattern */
    bounds_of(dtype, &low, &end);
    if (value == trunc(value) && value >= low && value < end)
        return TN_OK;
    return tni_wrong(c, TN_ERR_RANGE, -1, "value %g is none of %s", value, tn_dtype_name(dtype));
}

tn_status tni_infer_pad(const tni_check *c)
{
    const int32_t *before = c->d->ints, *after = c->d->ints + TN_MAX_RANK;
    tni_copy_shape(c->dst, &c->d->operand[0]);
    TN_TRY(check_past_rank(c));
    TN_TRY(check_value(c));
    for (int i = 0; i < c->dst->rank; i++) {
        int64_t extent = (int64_t)before[i] + c->dst->shape[i] + after[i];
        TN_TRY(check_count(c, "before", i, before[i]));
        TN_TRY(check_count(c, "after", i, after[i]));
        if (before[i] == TN_ANY || after[i] == TN_ANY || c->dst->shape[i] == TN_ANY)
            extent = TN_ANY;
        if (extent > INT32_MAX)
            return tni_wrong(c, TN_ERR_SHAPE, -1, "axis %d grows to %lld, over %d", i, (long long)extent,
                             INT32_MAX);
        c->dst->shape[i] = (int32_t)extent;
    }
    return TN_OK;
}
