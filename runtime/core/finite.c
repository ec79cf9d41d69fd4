/* finite.c: the first NaN or infinity of a tensor of any strides. A row along the last axis is looked at as a
 * whole, by exponents; only a row that has one is searched. */
#include <math.h>
#include <string.h>
#include <tenon/ctx.h>

#include "core_p.h"

/* Whether one of len numbers, step bytes apart, has an exponent of ones only: NaN or infinity. */
static bool any_16(const char *at, int64_t len, int64_t step, uint16_t exponent)
{
    bool any = false;
    uint16_t bits;

    for (; len > 0; len--, at += step) {
        memcpy(&bits, at, sizeof bits);
        any |= (bits & exponent) == exponent;
    }
    return any;
}

static bool any_32(const char *at, int64_t len, int64_t step)
{
    const uint32_t exponent = 0x7F800000;
    bool any = false;
    uint32_t bits;

    for (; len > 0; len--, at += step) {
        memcpy(&bits, at, sizeof bits);
        any |= (bits & exponent) == exponent;
    }
    return any;
}

static bool any_64(const char *at, int64_t len, int64_t step)
{
    const uint64_t exponent = (uint64_t)0x7FF << 52;
    bool any = false;
    uint64_t bits;

    for (; len > 0; len--, at += step) {
        memcpy(&bits, at, sizeof bits);
        any |= (bits & exponent) == exponent;
    }
    return any;
}

static bool any(tn_dtype dtype, const char *at, int64_t len, int64_t step)
{
    switch (dtype) {
    case TN_F16:
        return any_16(at, len, step, 0x7C00);
    case TN_BF16:
        return any_16(at, len, step, 0x7F80);
    case TN_F32:
        return any_32(at, len, step);
    default:
        return any_64(at, len, step);
    }
}

/* The rows of a tensor: packed ones are a single row. index: of the row, for all axes but the last. */
typedef struct rows {
    int32_t  outer;            /* axes that number the rows */
    int64_t  len, step;        /* of one: elements, bytes from one to the next */
    tn_dims  index;
    const char *at;
} rows;

static rows rows_of(const tn_tensor *t)
{
    rows r = { .len = tn_tensor_count(t), .step = (int64_t)tn_dtype_size(t->dtype), .at = tni_address(t) };

    r.index.count = t->rank;
    if (!tn_tensor_is_contiguous(t)) {
        r.outer = t->rank - 1;
        r.len = t->shape[r.outer];
        r.step *= t->stride[r.outer];
    }
    return r;
}

/* Goes to the next row; false behind the last one. */
static bool next_row(const tn_tensor *t, rows *r)
{
    const int64_t size = (int64_t)tn_dtype_size(t->dtype);

    for (int32_t i = r->outer - 1; i >= 0; i--) {
        r->at += size * t->stride[i];
        if (++r->index.v[i] < t->shape[i])
            return true;
        r->at -= size * t->stride[i] * t->shape[i];
        r->index.v[i] = 0;
    }
    return false;
}

/* Fills *index and *value with those of the first bad number of a row that has one. */
static void find(const tn_tensor *t, const rows *r, tn_dims *index, double *value)
{
    int64_t n = 0;

    while (isfinite(*value = tni_load_f64(t->dtype, r->at + n * r->step)))
        n++;
    *index = r->index;
    for (int32_t i = t->rank - 1; i >= r->outer; i--) {
        index->v[i] = (int32_t)(n % t->shape[i]);
        n /= t->shape[i];
    }
}

tn_status tni_check_finite(const char *op, int32_t arg, const char *name, const tn_tensor *t, tn_error *err)
{
    char shape[TNI_DIMS_TEXT], at[TNI_DIMS_TEXT];
    tn_dims index;
    double value;
    rows r;

    if (!tn_dtype_is_float(t->dtype) || tn_tensor_count(t) == 0)
        return TN_OK;
    r = rows_of(t);
    while (!any(t->dtype, r.at, r.len, r.step))
        if (!next_row(t, &r))
            return TN_OK;
    find(t, &r, &index, &value);
    return tni_fail(err, TN_ERR_NONFINITE, op, arg, "%s, %s %s, has %s at [%s]", name,
                    tn_dtype_name(t->dtype), tni_dims_text(shape, t->rank, t->shape, 'x'),
                    isnan(value) ? "nan" : value > 0 ? "inf" : "-inf",
                    t->rank == 0 ? "" : tni_dims_text(at, t->rank, index.v, ','));
}

tn_status tn_check_finite(tn_ctx *ctx, const tn_tensor *t, const char *name, tn_error *err)
{
    static const char op[] = "check_finite";

    if (ctx == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "ctx is NULL");
    TN_TRY(tni_check_read(op, 0, t, err));
    TN_TRY(tni_check_plain(op, 0, t, err));
    return tni_check_finite(op, 0, name != NULL ? name : "the tensor", t, err);
}
