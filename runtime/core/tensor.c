/* tensor.c: making, sharing and ending tensors, and what their description tells. */
#include <string.h>
#include <tenon/ctx.h>

#include "core_p.h"

/* -- Making -------------------------------------------------------------------------------------*/

static tn_status check_dtype(const char *op, tn_dtype dtype, tn_error *err)
{
    if (tn_dtype_size(dtype) == 0)
        return tni_fail(err, TN_ERR_DTYPE, op, -1, "%d is no element type", (int)dtype);
    return TN_OK;
}

static void describe(tn_tensor *t, tn_dtype dtype, tn_dims shape)
{
    memset(t, 0, sizeof *t);
    t->dtype = dtype;
    t->rank = shape.count;
    memcpy(t->shape, shape.v, (size_t)shape.count * sizeof shape.v[0]);
    tni_row_major(t->rank, t->shape, t->stride);
}

static void set_owner(tn_tensor *t, tni_owner owner)
{
    t->buffer = owner.buffer;
    t->generation = owner.generation;
}

tn_status tni_tensor_new(const char *op, tn_ctx *ctx, tn_dtype dtype, tn_dims shape, tn_tensor *out,
                         tn_error *err)
{
    size_t element = tn_dtype_size(dtype);
    tni_owner owner;
    int32_t count;

    if (ctx == NULL || out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", ctx == NULL ? "ctx" : "out");
    TN_TRY(check_dtype(op, dtype, err));
    TN_TRY(tni_check_shape(op, shape, element, &count, err));
    TN_TRY(tni_buffer_new(op, tn_ctx_memory(ctx), (size_t)count * element, &owner, err));
    describe(out, dtype, shape);           /* where it stays: a copy of fresh fields waits for their stores */
    set_owner(out, owner);
    return TN_OK;
}

tn_status tn_tensor_new(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, tn_tensor *out, tn_error *err)
{
    return tni_tensor_new("new", ctx, dtype, shape, out, err);
}

tn_status tn_tensor_zeros(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, tn_tensor *out, tn_error *err)
{
    TN_TRY(tni_tensor_new("zeros", ctx, dtype, shape, out, err));
    memset(tni_address(out), 0, (size_t)tn_tensor_count(out) * tn_dtype_size(dtype));
    return TN_OK;
}

/* How many of start, start + step, … lie short of end; unsigned, since end − start may need 64 bits. */
static uint64_t steps_between(int64_t start, int64_t end, int64_t step)
{
    uint64_t gap = step > 0 ? (uint64_t)end - (uint64_t)start : (uint64_t)start - (uint64_t)end;
    uint64_t size = step > 0 ? (uint64_t)step : -(uint64_t)step;

    if (step > 0 ? start >= end : start <= end)
        return 0;
    return (gap - 1) / size + 1;
}

tn_status tn_tensor_arange(tn_ctx *ctx, tn_dtype dtype, int64_t start, int64_t end, int64_t step,
                           tn_tensor *out, tn_error *err)
{
    static const char op[] = "arange";
    size_t size = tn_dtype_size(dtype);
    uint64_t n;
    char *at;

    if (step == 0)
        return tni_fail(err, TN_ERR_ARG, op, -1, "step is 0");
    n = steps_between(start, end, step);
    if (n > INT32_MAX)
        return tni_fail(err, TN_ERR_SHAPE, op, -1, "%llu elements are too many", (unsigned long long)n);
    TN_TRY(tni_tensor_new(op, ctx, dtype, TN_SHAPE((int32_t)n), out, err));
    at = tni_address(out);
    for (uint64_t i = 0; i < n; i++, at += size)
        tni_store_i64(dtype, at, (int64_t)((uint64_t)start + i * (uint64_t)step));
    return TN_OK;
}

/* -- Foreign memory -----------------------------------------------------------------------------*/

static tn_status check_foreign(const char *op, const tn_foreign *f, tn_error *err)
{
    size_t element = tn_dtype_size(f->dtype);

    TN_TRY(check_dtype(op, f->dtype, err));
    if (f->data == NULL && f->bytes > 0)
        return tni_fail(err, TN_ERR_ARG, op, -1, "data is NULL, bytes is %zu", f->bytes);
    if ((uintptr_t)f->data % element != 0)
        return tni_fail(err, TN_ERR_ARG, op, -1, "data is not aligned to the %zu bytes of %s", element,
                        tn_dtype_name(f->dtype));
    if (f->stride.count != 0 && f->stride.count != f->shape.count)
        return tni_fail(err, TN_ERR_RANK, op, -1, "%d strides for %d extents", (int)f->stride.count,
                        (int)f->shape.count);
    return tni_check_shape(op, f->shape, element, NULL, err);
}

tn_status tn_tensor_from_data(tn_ctx *ctx, const tn_foreign *foreign, tn_tensor *out, tn_error *err)
{
    static const char op[] = "from_data";
    tni_owner owner;
    tn_foreign f;
    tn_tensor t;

    if (ctx == NULL || foreign == NULL || out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL",
                        ctx == NULL ? "ctx" : foreign == NULL ? "foreign" : "out");
    TN_TRY(tni_read_options(&f, sizeof f, foreign, op, err));
    TN_TRY(check_foreign(op, &f, err));
    describe(&t, f.dtype, f.shape);
    if (f.stride.count != 0)
        memcpy(t.stride, f.stride.v, (size_t)t.rank * sizeof t.stride[0]);
    t.offset = f.offset;
    TN_TRY(tni_check_reach(op, &t, f.bytes, err));
    TN_TRY(tni_buffer_wrap(op, tn_ctx_memory(ctx), &f, &owner, err));
    set_owner(&t, owner);
    *out = t;
    return TN_OK;
}

/* -- Owners -------------------------------------------------------------------------------------*/

tn_status tn_tensor_share(const tn_tensor *t, tn_tensor *out, tn_error *err)
{
    static const char op[] = "share";
    tni_owner owner;

    TN_TRY(tni_check_read(op, 0, t, err));
    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    TN_TRY(tni_buffer_share(op, t->buffer, &owner, err));
    *out = *t;
    set_owner(out, owner);
    return TN_OK;
}

tn_status tn_tensor_release(const tn_tensor *t, tn_error *err)
{
    return t == NULL ? TN_OK : tni_buffer_release(t->buffer, t->generation, err);
}

/* -- Asking -------------------------------------------------------------------------------------*/

int32_t tn_tensor_count(const tn_tensor *t)
{
    int32_t n = 1;

    for (int32_t i = 0; i < t->rank; i++)
        n *= t->shape[i];
    return n;
}

bool tn_tensor_is_live(const tn_tensor *t)
{
    return t != NULL && tni_buffer_is_live(t->buffer, t->generation);
}

bool tn_tensor_is_contiguous(const tn_tensor *t)
{
    int64_t step = 1;

    if (t->flagged)
        return false;
    if (tn_tensor_count(t) == 0)
        return true;
    for (int32_t i = t->rank - 1; i >= 0; i--) {
        if (t->shape[i] != 1 && t->stride[i] != step)
            return false;
        step *= t->shape[i];
    }
    return true;
}

bool tn_tensor_shares_buffer(const tn_tensor *a, const tn_tensor *b)
{
    if (a->buffer == b->buffer && a->generation == b->generation)
        return a->buffer != NULL;
    return tn_tensor_is_live(a) && tn_tensor_is_live(b) && a->buffer->block == b->buffer->block;
}

tn_status tn_tensor_require_contiguous(const tn_tensor *t, const char *op, tn_error *err)
{
    char shape[TNI_DIMS_TEXT], stride[TNI_DIMS_TEXT];

    if (t == NULL)
        return tni_fail(err, TN_ERR_ARG, op, 0, "the tensor is NULL");
    TN_TRY(tni_check_plain(op, 0, t, err));
    if (tn_tensor_is_contiguous(t))
        return TN_OK;
    return tni_fail(err, TN_ERR_CONTIGUITY, op, 0, "needs a packed tensor; this one is %s with strides %s",
                    tni_dims_text(shape, t->rank, t->shape, 'x'),
                    tni_dims_text(stride, t->rank, t->stride, ','));
}

tn_status tn_tensor_version(const tn_tensor *t, uint64_t *out, tn_error *err)
{
    TN_TRY(tni_check_read("version", 0, t, err));
    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, "version", -1, "out is NULL");
    *out = tni_version(t);
    return TN_OK;
}
