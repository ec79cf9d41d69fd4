#ifndef TNI_CORE_P_H
#define TNI_CORE_P_H

/* core_p.h: what the layers above need of tensors beyond the public functions: sentences, limits, checked
 * access, overlap, single elements. Nothing here moves an element between tensors or needs a ctx. */

#include "memory_p.h"

/* -- Shapes -------------------------------------------------------------------------------------*/

#define TNI_DIMS_TEXT 104      /* bytes that any list of eight numbers fits in */

/* Writes "2x3x4" ("scalar" for rank 0), or with sep ',' "12,4,1"; returns buf. */
const char *tni_dims_text(char buf[TNI_DIMS_TEXT], int32_t rank, const int32_t *v, char sep);

/* Whether a shape keeps the limits: rank, extents, every prefix product, and, unless element is 0, bytes.
 * Fills *count (NULL: not wanted) with the elements. TN_ERR_RANK, TN_ERR_SHAPE. */
tn_status tni_check_shape(const char *op, tn_dims shape, size_t element, int32_t *count, tn_error *err);

/* Strides of a packed tensor; entries past rank are 0. shape keeps the limits. */
void tni_row_major(int32_t rank, const int32_t *shape, int32_t stride[TN_MAX_RANK]);

/* A shape to reshape `count` elements to: replaces a −1 by the extent that it must be, checks the limits and
 * the count. TN_ERR_SHAPE. */
tn_status tni_infer_shape(const char *op, tn_dims shape, int32_t count, tn_dims *out, tn_error *err);

/* Turns an axis in [−rank, rank) into one in [0, rank). TN_ERR_RANGE. */
tn_status tni_axis(const char *op, int axis, int32_t rank, int32_t *out, tn_error *err);

static inline tn_dims tni_shape_of(const tn_tensor *t)
{
    tn_dims shape = { t->rank, { 0 } };

    for (int32_t i = 0; i < t->rank; i++)
        shape.v[i] = t->shape[i];
    return shape;
}

/* -- Making -------------------------------------------------------------------------------------*/

/* A packed tensor with room for its elements, made by op: its errors and, should it leak, the log say so. */
tn_status tni_tensor_new(const char *op, tn_ctx *ctx, tn_dtype dtype, tn_dims shape, tn_tensor *out,
                         tn_error *err);

/* -- Layouts -------------------------------------------------------------------------------------*/

/* Whether a plain tensor of rank 4 has its channels innermost, NCHW or not; empty ones have. */
bool tni_is_nhwc(const tn_tensor *t);

/* A flagged layout and its number. */
typedef struct tni_flag {
    tn_layout layout;          /* TN_NCHWC: rank 4; TN_PACKED: rank 2 */
    int32_t   arg;
} tni_flag;

/* A flagged tensor of a logical shape; its elements are unspecified, those past the channels too. */
tn_status tni_flagged_new(const char *op, tn_ctx *ctx, tn_dtype dtype, const int32_t *shape, tni_flag flag,
                          tn_tensor *out, tn_error *err);
/* What a tensor stands on, as a plain one: a flagged one's storage, packed, [N][⌈C/B⌉][H][W][B] or
 * [⌈N/W⌉][K][W], written to *room; others are that themselves. */
const tn_tensor *tni_storage_of(const tn_tensor *t, tn_tensor *room);
/* "blocked, nchw8c, which only to_layout, pooling, tn_conv2d and data take"; returns buf. */
#define TNI_FLAGGED_TEXT 80
const char *tni_flagged_text(char buf[TNI_FLAGGED_TEXT], int flagged, int arg);

/* -- Access ---------------------------------------------------------------------------------------
 * The way of an operation: check every input and output, compute, then tni_bump each output once. */

/* For a view, which needs a description alone: neither is NULL, t is not {0}. TN_ERR_ARG, TN_ERR_STALE. */
tn_status tni_check_view(const char *op, const tn_tensor *t, const tn_tensor *out, tn_error *err);
/* t is not NULL and live. arg is its number for the sentence. TN_ERR_ARG, TN_ERR_STALE. */
tn_status tni_check_read(const char *op, int32_t arg, const tn_tensor *t, tn_error *err);
/* Besides: writable, and no two indices name one element. TN_ERR_READONLY, TN_ERR_OVERLAP. */
tn_status tni_check_write(const char *op, int32_t arg, const tn_tensor *t, tn_error *err);

/* t is not flagged: what all ask but tn_to_layout, tn_data and questions. Part of the checks of a view and
 * of a write. TN_ERR_LAYOUT. */
tn_status tni_check_plain(const char *op, int32_t arg, const tn_tensor *t, tn_error *err);

/* Whether every element of t lies within `bytes` of its buffer's start. TN_ERR_SHAPE. */
tn_status tni_check_reach(const char *op, const tn_tensor *t, size_t bytes, tn_error *err);

/* Address of element [0, …, 0] of a live tensor; of the buffer's start when t is empty. */
static inline void *tni_address(const tn_tensor *t)
{
    char *bytes = t->buffer->block->bytes;

    return tn_tensor_count(t) == 0 ? bytes : bytes + (int64_t)t->offset * (int64_t)tn_dtype_size(t->dtype);
}

static inline uint64_t tni_version(const tn_tensor *t)
{
    return atomic_load_explicit(&t->buffer->block->version, memory_order_relaxed);
}

/* One write, to a live tensor. */
static inline void tni_bump(const tn_tensor *t)
{
    atomic_fetch_add_explicit(&t->buffer->block->version, 1, memory_order_relaxed);
}

/* Of a live tensor: no NaN, no infinity; name is what the sentence calls it. TN_ERR_NONFINITE. */
tn_status tni_check_finite(const char *op, int32_t arg, const char *name, const tn_tensor *t, tn_error *err);

/* -- Overlap --------------------------------------------------------------------------------------
 * Exact, except that searches far beyond ordinary strides are given up as "overlap". */

/* Whether two live tensors, not flagged, have a byte in common; false if either is empty. */
bool tni_overlaps(const tn_tensor *a, const tn_tensor *b);
/* Whether two indices of t name the same element. */
bool tni_overlaps_itself(const tn_tensor *t);
/* Same buffer, type, offset, shape and strides: an output that is exactly an input. Strides of extents
 * below 2 do not matter. */
bool tni_is_same_view(const tn_tensor *a, const tn_tensor *b);

/* -- Single elements ------------------------------------------------------------------------------
 * The cast rules (specification, section 10; integers to floats are rounded once). */

double  tni_load_f64(tn_dtype dtype, const void *element);
int64_t tni_load_i64(tn_dtype dtype, const void *element);
void    tni_store_f64(tn_dtype dtype, void *element, double x);
void    tni_store_i64(tn_dtype dtype, void *element, int64_t x);
/* From one type to another; equal types: the bits. */
void    tni_cast_element(tn_dtype from, const void *src, tn_dtype to, void *dst);

#endif
