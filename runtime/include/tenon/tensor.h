#ifndef TN_TENSOR_H
#define TN_TENSOR_H

/* tensor.h: the tensor value, its views, its elements, and copies.
 *
 * A tensor is a plain value: which buffer, which element type, how long each axis is, how far apart
 * its neighbours lie, where it starts. Element (i0, i1, …) is number offset + Σ i_d·stride[d] of the
 * buffer. A view is another value over the same buffer; no element moves.
 *
 * Copies and owners. `b = a` costs nothing and counts nothing: both name one owner. Releasing through
 * any copy or view ends the owner for all of them, releasing again does nothing, and access after
 * that is TN_ERR_STALE, never somebody else's memory. No count is needed, because a value remembers
 * its owner's generation and the owner's cell outlives the bytes (memory.h). tn_tensor_share makes
 * a second owner of the same bytes, for another thread or a longer life: the bytes go back when the
 * last owner is released. A tensor of an arena needs no release.
 *
 * A ctx as first argument (ctx.h) means that the function may allocate or moves elements; functions
 * without one touch the description alone.
 *
 * Limits: rank 0…8; extents 0…2^31−1; each product of leading extents, the element count and the
 * byte size at most 2^31−1; strides any 32-bit number of elements, 0 broadcast, negative reversed.
 * Axes may be negative, counted from the end (−1 is the last); outside [−rank, rank): TN_ERR_RANGE.
 *
 * Threads: views and reads of one tensor may run at the same time. A write, or a release, beside any
 * other use of the same owner is a race; give each thread an owner of its own for its lifetime. */

#include "dtype.h"
#include "memory.h"

TN_BEGIN_C

#define TN_MAX_RANK 8

typedef struct tn_ctx tn_ctx;
typedef struct tn_buffer tn_buffer;    /* owner cell of a buffer */

/* A short list of 32-bit numbers with its length: a shape, axes, a permutation, an index. */
typedef struct tn_dims {
    int32_t count;             /* 0…8 */
    int32_t v[TN_MAX_RANK];
} tn_dims;

/* What the elements' places follow. The first three are read off the strides; the others are flagged: opaque
 * storage that only tn_to_layout, tn_data, the operations named below and what neither looks at elements nor
 * makes views take: questions, share and release, save, names. Everything else: TN_ERR_LAYOUT. */
typedef enum tn_layout {
    TN_STRIDED = 0,
    TN_NCHW = 1,               /* rank 4, row-major */
    TN_NHWC = 2,               /* rank 4, logical shape N, C, H, W, channels innermost */
    TN_NCHWC = 3,              /* [N][⌈C/B⌉][H][W][B]; lanes past C are 0; arg = B, 1…256; pooling, conv2d */
    TN_PACKED = 4              /* w [N, K] of linear: [⌈N/W⌉][K][W]; lanes past N are 0; arg = W, 1…256 */
} tn_layout;

/* The value. Read the fields freely; let functions make and change them. {0} is "no tensor": it may
 * be released, and is TN_ERR_STALE anywhere else. 96 bytes. */
typedef struct tn_tensor {
    tn_buffer *buffer;         /* owner; NULL in {0} */
    uint64_t   generation;     /* of the owner, when this handle was made */
    tn_dtype   dtype;
    uint8_t    rank;
    uint8_t    flagged;        /* 0, TN_NCHWC or TN_PACKED */
    uint16_t   flagged_arg;
    int32_t    offset;         /* element number of [0, …, 0] */
    int32_t    shape[TN_MAX_RANK];    /* entries past rank are 0 */
    int32_t    stride[TN_MAX_RANK];   /* in elements; entries past rank and of flagged ones are 0 */
} tn_tensor;

/* Some tensors, borrowed. */
typedef struct tn_list {
    size_t count;
    const tn_tensor *const *item;
} tn_list;

/* Lists in place; the count cannot disagree with the items. TN_SCALAR is the shape of rank 0. In
 * reshape one extent may be −1: inferred. TN_LIST is C only; in C++ name an array: tn_list{count, array}. */
#ifdef __cplusplus
}
template <class... I> inline tn_dims tn_dims_of(I... v)
{
    return tn_dims{static_cast<int32_t>(sizeof...(v)), {static_cast<int32_t>(v)...}};
}
#define TN_SHAPE(...) tn_dims_of(__VA_ARGS__)
#define TN_SCALAR tn_dims_of()
extern "C" {
#else
#define TN_SHAPE(...) ((tn_dims){ (int32_t)(sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)), \
                                  {__VA_ARGS__} })
#define TN_SCALAR ((tn_dims){ 0, {0} })
#define TN_LIST(...) ((tn_list){ sizeof((const tn_tensor *[]){__VA_ARGS__}) / sizeof(tn_tensor *), \
                                 (const tn_tensor *[]){__VA_ARGS__} })
#endif
#define TN_AXES  TN_SHAPE      /* the same list, named for the reader */
#define TN_INDEX TN_SHAPE

/* -- Making and releasing ---------------------------------------------------------------------
 * New tensors are packed row-major, of the ctx's memory; *out is filled and owned by the caller.
 * Errors: TN_ERR_SHAPE (limits, before anything is allocated), TN_ERR_DTYPE, TN_ERR_MEMORY. */

/* Elements are unspecified. */
TN_STATUS tn_tensor_new(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, tn_tensor *out, tn_error *err);

/* Elements are 0. */
TN_STATUS tn_tensor_zeros(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, tn_tensor *out, tn_error *err);

/* Rank 1: start, start + step, … short of end. step ≠ 0 (TN_ERR_ARG). */
TN_STATUS tn_tensor_arange(tn_ctx *ctx, tn_dtype dtype, int64_t start, int64_t end, int64_t step,
                           tn_tensor *out, tn_error *err);

/* Memory of the caller's that a tensor is to stand on. */
typedef struct tn_foreign {
    size_t   size;
    void    *data;             /* aligned for the element type at least */
    size_t   bytes;            /* reachable from data; views are checked against it */
    tn_dtype dtype;
    tn_dims  shape;
    tn_dims  stride;           /* count 0: packed row-major */
    int32_t  offset;
    bool     read_only;        /* writes are TN_ERR_READONLY */
    void   (*release)(void *user);   /* called once, by the last owner's end, from its thread */
    void    *user;
} tn_foreign;

/* Wraps foreign->data without copying. The bytes stay the caller's until release is called; with
 * release NULL they must outlive every owner. On failure nothing was taken. */
TN_STATUS tn_tensor_from_data(tn_ctx *ctx, const tn_foreign *foreign, tn_tensor *out, tn_error *err);

/* Makes *out a second owner of t's bytes, same description and version counter. TN_ERR_STALE;
 * TN_ERR_UNSUPPORTED for arena memory, which ends by reset. Atomic count: owners may be released on
 * different threads. */
TN_STATUS tn_tensor_share(const tn_tensor *t, tn_tensor *out, tn_error *err);

/* Ends t's owner, and with the last owner the buffer. Stale, {0} and NULL: nothing happens, TN_OK.
 * CHECKED builds: TN_ERR_OVERRUN when canaries are gone (released all the same). */
TN_API tn_status tn_tensor_release(const tn_tensor *t, tn_error *err);

/* -- Asking -------------------------------------------------------------------------------------
 * Pure functions of the description; a stale handle is fine except where TN_ERR_STALE is named. */

TN_API int32_t   tn_tensor_count(const tn_tensor *t);             /* elements; 1 for a scalar */
TN_API bool      tn_tensor_is_live(const tn_tensor *t);           /* owner not ended */
TN_API bool      tn_tensor_is_contiguous(const tn_tensor *t);     /* packed; extents 1 ignored */
TN_API bool      tn_tensor_shares_buffer(const tn_tensor *a, const tn_tensor *b);

/* By the strides, extents 1 ignored, NCHW where both match (empty tensors do); TN_STRIDED at other ranks and
 * other strides; the flag where flagged. */
TN_API tn_layout tn_layout_of(const tn_tensor *t);

/* TN_ERR_CONTIGUITY, naming op and the strides, unless t is packed. TN_ERR_LAYOUT where flagged. */
TN_STATUS tn_tensor_require_contiguous(const tn_tensor *t, const char *op, tn_error *err);

/* Fills *out with the buffer's version: 0 when new, one more per write through any owner or view. */
TN_STATUS tn_tensor_version(const tn_tensor *t, uint64_t *out, tn_error *err);

/* Fills *out with the shape that a and b broadcast to (numpy's rule). TN_ERR_SHAPE. */
TN_STATUS tn_broadcast_shape(tn_dims a, tn_dims b, tn_dims *out, tn_error *err);

/* -- Views: no element moves --------------------------------------------------------------------
 * *out is filled; it may be t itself. Flagged layouts are TN_ERR_LAYOUT. The limits hold for the result
 * too, empty ones included: TN_ERR_SHAPE.
 * A view of a released tensor is a description like any other; only {0} is TN_ERR_STALE. Strides that no
 * element uses (extents 1, empty tensors) say nothing; one that would leave 32 bits stays as it was. */

/* Dimension i of the result is dimension axes.v[i] of t; all axes (TN_ERR_RANK), each once (TN_ERR_ARG). */
TN_STATUS tn_permute(const tn_tensor *t, tn_dims axes, tn_tensor *out, tn_error *err);
/* Swaps two axes. */
TN_STATUS tn_transpose(const tn_tensor *t, int a, int b, tn_tensor *out, tn_error *err);
/* Swaps the last two axes. TN_ERR_RANK below rank 2. */
TN_STATUS tn_t(const tn_tensor *t, tn_tensor *out, tn_error *err);

/* Every step-th from start up to end: 0 ≤ start ≤ end ≤ extent, step ≥ 1, else TN_ERR_RANGE. The
 * result has ⌈(end − start)/step⌉. For a negative step: flip, then slice. */
TN_STATUS tn_slice(const tn_tensor *t, int axis, int32_t start, int32_t end, int32_t step, tn_tensor *out,
                   tn_error *err);
/* len neighbours from start on: slice(axis, start, start + len, 1). */
TN_STATUS tn_narrow(const tn_tensor *t, int axis, int32_t start, int32_t len, tn_tensor *out,
                    tn_error *err);
/* Position i of an axis, which disappears. 0 ≤ i < extent, else TN_ERR_RANGE. */
TN_STATUS tn_select(const tn_tensor *t, int axis, int32_t i, tn_tensor *out, tn_error *err);
/* Reverses an axis. */
TN_STATUS tn_flip(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err);

/* Inserts an extent of 1 before axis, −rank−1 ≤ axis ≤ rank. TN_ERR_RANK at rank 8. */
TN_STATUS tn_unsqueeze(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err);
/* Removes an axis of extent 1, else TN_ERR_SHAPE; or every such axis. */
TN_STATUS tn_squeeze(const tn_tensor *t, int axis, tn_tensor *out, tn_error *err);
TN_STATUS tn_squeeze_all(const tn_tensor *t, tn_tensor *out, tn_error *err);

/* Stretches extents of 1 and adds leading axes, right-aligned, with stride 0. TN_ERR_SHAPE. The
 * result may be read, never written. Both names are in use for it. */
TN_STATUS tn_expand(const tn_tensor *t, tn_dims shape, tn_tensor *out, tn_error *err);
#define tn_broadcast_to(t, shape, out, err) tn_expand(t, shape, out, err)

/* Same elements in row-major order under another shape, if the strides allow it by the run rule
 * (specification, section 4); TN_ERR_CONTIGUITY if not, TN_ERR_SHAPE if the counts differ. One extent may be
 * −1: inferred, unless the others have an extent 0 (TN_ERR_SHAPE). */
TN_STATUS tn_try_reshape(const tn_tensor *t, tn_dims shape, tn_tensor *out, tn_error *err);

/* Any shape, strides and offset over t's buffer, live and checked for reach (TN_ERR_STALE, TN_ERR_SHAPE);
 * empty views reach nothing. */
TN_STATUS tn_as_strided(const tn_tensor *t, tn_dims shape, tn_dims stride, int32_t offset, tn_tensor *out,
                        tn_error *err);

/* -- Elements -----------------------------------------------------------------------------------
 * For looking and for small data; hot loops use the addresses. An index is one number an axis, from 0
 * (TN_ERR_RANK, TN_ERR_RANGE). Values convert by the cast rules, through the double or the 64-bit integer.
 * Writes need a live, writable tensor, no element of which has two indices, as with stride 0 (TN_ERR_STALE,
 * TN_ERR_READONLY, TN_ERR_OVERLAP), and raise the version by one. */

TN_STATUS tn_get_f64(const tn_tensor *t, tn_dims index, double *out, tn_error *err);
TN_STATUS tn_get_i64(const tn_tensor *t, tn_dims index, int64_t *out, tn_error *err);
TN_STATUS tn_set_f64(const tn_tensor *t, tn_dims index, double x, tn_error *err);
TN_STATUS tn_set_i64(const tn_tensor *t, tn_dims index, int64_t x, tn_error *err);

/* Address of element [0, …, 0], to be walked with the strides; tn_data of a flagged tensor: of its first
 * lane, as many elements as the layout says. Never NULL on success, also when empty. NULL
 * on failure: TN_ERR_STALE; TN_ERR_DTYPE if dtype is not t's; those of a write. Valid until the owner ends.
 * tn_mutable_data counts as one write, now; writes made later through the address are not noticed. */
TN_API TN_MUST_USE const void *tn_data(const tn_tensor *t, tn_dtype dtype, tn_error *err);
TN_API TN_MUST_USE void *tn_mutable_data(const tn_tensor *t, tn_dtype dtype, tn_error *err);

/* -- Copies: elements move, through the ctx's kernels -------------------------------------------*/

/* t itself (same owner) when packed, else a packed copy of the ctx's memory. */
TN_STATUS tn_contiguous(tn_ctx *ctx, const tn_tensor *t, tn_tensor *out, tn_error *err);
/* A view when the strides allow it, else a packed copy. One extent may be −1. */
TN_STATUS tn_reshape(tn_ctx *ctx, const tn_tensor *t, tn_dims shape, tn_tensor *out, tn_error *err);
/* Same values and logical shape in TN_NCHW, TN_NHWC or TN_NCHWC (block 1…256, 0 otherwise; TN_ERR_ARG); t
 * itself when already so, even if NCHW is so too. Rank 4 (TN_ERR_RANK), of any strides or blocked. Packed
 * weights become TN_STRIDED, a packed row-major copy, and nothing else. */
TN_STATUS tn_to_layout(tn_ctx *ctx, const tn_tensor *t, tn_layout layout, int block, tn_tensor *out,
                       tn_error *err);
/* Writes src, broadcast to dst's shape and cast to dst's type, into dst. One write. dst may not
 * overlap src or itself (TN_ERR_OVERLAP). */
TN_STATUS tn_copy_from(tn_ctx *ctx, const tn_tensor *dst, const tn_tensor *src, tn_error *err);
/* Sets every element to x. One write; rules of tn_copy_from. */
TN_STATUS tn_fill_f64(tn_ctx *ctx, const tn_tensor *t, double x, tn_error *err);
TN_STATUS tn_fill_i64(tn_ctx *ctx, const tn_tensor *t, int64_t x, tn_error *err);

/* TN_ERR_NONFINITE, with name (NULL: "the tensor"), index and value of the first NaN or infinity in row-major
 * order ("check_finite: scores, f32 2x3, has -inf at [1,0]"); integers and empty tensors always pass. */
TN_STATUS tn_check_finite(tn_ctx *ctx, const tn_tensor *t, const char *name, tn_error *err);

TN_END_C
#endif
