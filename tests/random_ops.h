#ifndef RANDOM_OPS_H
#define RANDOM_OPS_H

/* random_ops.h: random operations through tn_into, against the reference kernels: every elementwise operation
 * on all its types; shapes with 0, 1, primes and lanes ± 1, rank 0 to 8; strides negative, repeated,
 * permuted, overlapping (inputs) and with gaps; outputs that are an input; NaN and infinity; alpha, beta and
 * epilogues; a random number of threads. Each operand lies in caller's memory that ends at a page nobody may
 * touch, or begins behind one; what lies between the elements of an output must stay as it was.
 * TENON_TEST_SEED repeats a failure, TENON_TEST_ROUNDS makes a run long. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <tenon/tenon.h>

#include "base/base_p.h"
#include "core/core_p.h"
#include "kernel/desc/desc_p.h"
#include "sanitized.h"
#include "seed.h"

enum { RANDOM_INPUTS = 6, RANDOM_BYTES = 4 << 20, RANDOM_PAGE = 4096 };

/* -- Numbers --------------------------------------------------------------------------------------*/

static uint64_t random_state;

static inline uint32_t random_bits(void)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(random_state >> 33);
}

static inline int random_to(int n) { return (int)(random_bits() % (uint32_t)n); }
static inline bool random_one_in(int n) { return random_to(n) == 0; }

static inline long test_rounds(long otherwise)
{
    const char *text = getenv("TENON_TEST_ROUNDS");
    return text ? strtol(text, NULL, 10) : otherwise;
}

static inline float random_value(bool special)
{
    static const float odd[] = { NAN, INFINITY, -INFINITY, 0, -0.0f, 1e-40f, -1e-45f, 1 };
    if (special && random_one_in(12))
        return odd[random_to(8)];
    return (float)(random_to(1 << 16) - (1 << 15)) / 8192;
}

static inline int32_t random_extent(int64_t *room)
{
    static const int32_t extents[] = { 1,  1,  2,  3,  5,  7,  8,  9,  13, 15, 16,
                                       17, 31, 32, 33, 63, 64, 65, 97, 131, 257 };
    int32_t n = random_one_in(40) ? 0 : extents[random_to((int)(sizeof extents / sizeof *extents))];
    if (n > *room)
        n = 1;
    *room /= n ? n : 1;
    return n;
}

/* -- Operands between guard pages -------------------------------------------------------------------*/

typedef struct operand_memory {
    char     *pages;           /* RANDOM_BYTES, with a guard page on each side */
    char     *bytes;           /* what the operand reaches */
    size_t    size;
    tn_tensor t;
} operand_memory;

static inline void random_map(operand_memory *o)
{
    char *all = mmap(NULL, RANDOM_BYTES + 2 * RANDOM_PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(all != MAP_FAILED);
    o->pages = all + RANDOM_PAGE;
    assert_int_equal(mprotect(o->pages, RANDOM_BYTES, PROT_READ | PROT_WRITE), 0);
}

/* Strides for shape: packed, or axes in any order, with gaps, either way round; inputs also repeat and
 * overlap. */
static inline void random_strides(const tn_dims *shape, bool input, tn_dims *stride)
{
    int order[TN_MAX_RANK];
    int64_t step = random_one_in(4) ? 1 + random_to(4) : 1;
    bool packed = random_one_in(3);
    *stride = *shape;
    for (int d = 0; d < shape->count; d++)
        order[d] = d;
    for (int d = shape->count - 1; d > 0 && !packed && random_one_in(2); d--) {
        int e = random_to(d + 1), held = order[d];
        order[d] = order[e];
        order[e] = held;
    }
    for (int i = shape->count - 1; i >= 0; i--) {
        int d = order[i];
        int64_t reach = shape->v[d] > 1 ? (shape->v[d] - (int64_t)1) * step : 0;
        bool backwards = !packed && random_one_in(5);
        stride->v[d] = (int32_t)(backwards ? -step : step);
        if (shape->v[d] <= 1 && !packed)
            stride->v[d] = random_to(2000) - 1000;         /* no kernel may step by it */
        if (input && !packed && random_one_in(8))
            stride->v[d] = 0;
        else if (input && !packed && random_one_in(12))
            continue;                                      /* the next axis overlaps this one */
        else
            step += reach + (packed || !random_one_in(4) ? 0 : random_one_in(8) ? 5000 : random_to(3));
        if (packed)
            step = stride->v[d] * (int64_t)(shape->v[d] ? shape->v[d] : 1);
    }
}

static inline bool random_place(tn_ctx *ctx, operand_memory *o, tn_dtype dtype, tn_dims shape, bool input)
{
    tn_dims stride;
    tn_error err;
    int64_t low = 0, high = 0, size = (int64_t)tn_dtype_size(dtype);
    bool empty = false;
    random_strides(&shape, input, &stride);
    for (int d = 0; d < shape.count; d++) {
        int64_t span = (shape.v[d] - (int64_t)1) * stride.v[d];
        *(span < 0 ? &low : &high) += span;
        empty |= shape.v[d] == 0;
    }
    if (empty)
        low = high = 0;
    o->size = empty ? 0 : (size_t)((high - low + 1) * size);
    if (o->size > RANDOM_BYTES)
        return false;
    o->bytes = random_one_in(2) ? o->pages : o->pages + RANDOM_BYTES - o->size;
    memset(o->bytes, 0xFF, o->size);
    tn_foreign f = { .size = sizeof f, .data = o->bytes, .bytes = o->size, .dtype = dtype,
                     .shape = shape, .stride = stride, .offset = (int32_t)-low };
    if (shape.count == 0)
        f.stride.count = 0;
    if (tn_tensor_from_data(ctx, &f, &o->t, &err) != TN_OK)
        fail_msg("%s", err.message);
    return true;
}

/* Of floats but F32 half the operands are any bits. */
static inline void random_fill(const operand_memory *o, bool special)
{
    tn_dtype dtype = o->t.dtype;
    size_t size = tn_dtype_size(dtype);
    bool any = dtype != TN_F32 && dtype != TN_BOOL && (!tn_dtype_is_float(dtype) || random_one_in(2));
    for (size_t i = 0; any && i < o->size; i++)
        o->bytes[i] = (char)random_bits();
    for (size_t i = 0; !any && i + size <= o->size; i += size) {
        float x = dtype == TN_BOOL ? (float)random_to(2) : random_value(special);
        tni_store_f64(dtype, o->bytes + i, (double)x);
    }
}

/* Numbers below count, wherever elements may lie. */
static inline void random_ids(const operand_memory *o, int32_t count)
{
    size_t size = tn_dtype_size(o->t.dtype);
    for (size_t i = 0; i + size <= o->size; i += size) {
        int64_t id = random_to(count);
        memcpy(o->bytes + i, &id, size);
    }
}

/* -- One operation ------------------------------------------------------------------------------------*/

typedef struct random_op {
    char     what[128];
    int      inputs;
    tn_dtype dtype[RANDOM_INPUTS];
    tn_dims  shape[RANDOM_INPUTS];
    bool     elementwise, exact;       /* exact: the bits of the reference are asked for */
    bool     special;
    bool     by_ulp;                   /* floats may be off by the row's bound, NaN by any NaN */
    double   ulp;                      /* that bound; 0: the bits of the reference */
    double   unit;                     /* tolerance: units of 2^-24 of the sum of the magnitudes */
    int32_t  ids;                      /* the second input holds numbers below this; 0: anything */
} random_op;

static inline tn_dims random_shape(int most_rank, int64_t room)
{
    tn_dims s = { random_one_in(20) ? most_rank : random_to(most_rank < 5 ? most_rank + 1 : 5), { 0 } };
    for (int d = 0; d < s.count; d++)
        s.v[d] = random_extent(&room);
    return s;
}

/* A shape that broadcasts to whole. */
static inline tn_dims random_part(tn_dims whole)
{
    tn_dims s = { 0, { 0 } };
    int skip = random_one_in(3) ? random_to(whole.count + 1) : 0;
    for (int d = skip; d < whole.count; d++)
        s.v[s.count++] = random_one_in(4) ? 1 : whole.v[d];
    return s;
}

static inline tn_dtype random_type(void)
{
    static const tn_dtype types[] = { TN_U8,  TN_F16,  TN_F32,  TN_F64, TN_I64, TN_BF16, TN_BOOL,
                                      TN_I16, TN_U16,  TN_I32,  TN_U32, TN_U64, TN_I8 };
    return types[random_to((int)(sizeof types / sizeof *types))];
}

/* A row of the table whose operation is elementwise. */
static inline const tni_op_row *random_map_row(void)
{
    for (;;) {
        const tni_op_row *row = &tni_ops[random_to((int)tni_ops_count)];
        if (row->family == TNI_UNARY || row->family == TNI_BINARY || row->family == TNI_WHERE)
            return row;
    }
}

/* The row's word and attributes, in growing order, as the types hold them. */
static inline void random_map_text(random_op *op, const tni_op_row *row, tn_dtype dtype)
{
    size_t at = (size_t)snprintf(op->what, sizeof op->what, "%s", row->name);
    double x = tn_dtype_is_float(dtype) ? random_to(1000) / 256.0 - 2 : random_to(60) - 30;
    if (row->wrt > 0)
        at += (size_t)snprintf(op->what + at, sizeof op->what - at, ".d%d", row->wrt - 1);
    for (int i = 0; i < 4 && row->floats[i]; i++) {
        at += (size_t)snprintf(op->what + at, sizeof op->what - at, " %s %g", row->floats[i], x);
        x += random_to(60);
    }
}

/* Every elementwise operation on every row of types that it takes; and copies. */
static inline void random_map_op(random_op *op)
{
    const tni_op_row *row = random_map_row();
    const uint8_t *dtype = row->dtype[random_to((int)row->dtypes)];
    tn_dtype any = random_type();
    tn_dims whole = random_shape(8, 20000);
    bool copy = random_one_in(16);
    op->inputs = copy ? 1 : row->inputs;
    for (int i = 0; i < op->inputs; i++) {
        bool part = op->inputs > 1 && row->wrt == 0 && random_one_in(3);
        op->dtype[i] = copy || dtype[i] == TNI_TYPE_ANY ? any : (tn_dtype)dtype[i];
        op->shape[i] = part ? random_part(whole) : whole;
    }
    if (copy)
        snprintf(op->what, sizeof op->what, "copy");
    else
        random_map_text(op, row, op->dtype[op->inputs - 1]);
    op->elementwise = !copy;
    op->special = true;
    op->by_ulp = !copy;
    op->exact = copy;
    op->ulp = (double)row->ulp;
}

/* Which of axes are reduced, as bits: at least one, of places exactly one. */
static inline uint32_t random_axes(int rank, bool one)
{
    uint32_t bits = 0;
    for (int d = 0; d < rank && !one; d++)
        bits |= (uint32_t)random_one_in(2) << d;
    return bits ? bits : 1u << random_to(rank);
}

/* Every reduction of F32; of other types those whose result is one, whatever the order. */
static inline void random_reduce_op(random_op *op)
{
    static const char *const words[] = { "sum", "mean", "prod", "amax", "amin", "argmax", "argmin" };
    static const tn_dtype others[] = { TN_I8, TN_U8, TN_I16, TN_U16, TN_I32, TN_U32, TN_I64, TN_U64,
                                       TN_F64, TN_F16, TN_BF16 };
    int which = random_one_in(2) ? 0 : random_to(7);
    tn_dims s = random_shape(6, 60000);
    tn_dtype dtype = random_one_in(2) ? TN_F32 : others[random_to(11)];
    if (s.count == 0)
        s = TN_SHAPE(random_to(5000));
    if (dtype != TN_F32 && tn_dtype_is_float(dtype))
        which = 5 + random_to(2);
    uint32_t axes = random_axes(s.count, which >= 5);
    int64_t terms = 1;
    for (int d = 0; d < s.count; d++)
        terms *= axes >> d & 1 ? s.v[d] : 1;
    if ((which == 1 && dtype != TN_F32) || (which == 2 && terms > 500) || (which >= 3 && terms == 0)) {
        which = 0;
        dtype = dtype == TN_F64 || dtype == TN_F16 || dtype == TN_BF16 ? TN_F32 : dtype;
    }
    size_t at = (size_t)snprintf(op->what, sizeof op->what, "%s axis ", words[which]);
    for (int d = 0, any = 0; d < s.count; d++)
        if (axes >> d & 1)
            at += (size_t)snprintf(op->what + at, sizeof op->what - at, "%s%d", any++ ? "," : "",
                                   random_one_in(2) ? d : d - s.count);
    if (random_one_in(3))
        snprintf(op->what + at, sizeof op->what - at, " keepdims");
    op->inputs = 1;
    op->dtype[0] = dtype;
    op->shape[0] = s;
    op->special = random_one_in(8);
    op->exact = which >= 3 || dtype != TN_F32;
    op->unit = 40;
}

static inline void random_softmax_op(random_op *op)
{
    tn_dims s = random_shape(6, 30000);
    if (s.count == 0)
        s = TN_SHAPE(random_to(3000));
    snprintf(op->what, sizeof op->what, "%ssoftmax axis %d scale %g", random_one_in(2) ? "log_" : "",
             random_to(2 * s.count) - s.count,
             random_one_in(2) ? 1.0 : random_to(5) / 2.0 - 1);
    op->inputs = 1;
    op->dtype[0] = TN_F32;
    op->shape[0] = s;
    op->special = random_one_in(8);
    op->unit = 64;
}

/* x, of f32, and the parameters that are there. */
static inline void random_norm_op(random_op *op)
{
    static const char *const words[] = { "layer_norm", "rms_norm", "group_norm", "batch_norm" };
    int which = random_to(4), parameters = 0;
    tn_dims s = random_shape(6, 30000), own = { 0, { 0 } };
    while (s.count < 2)
        s.v[s.count++] = 1 + random_to(40);
    size_t at = (size_t)snprintf(op->what, sizeof op->what, "%s", words[which]);
    op->shape[op->inputs++] = s;
    if (which < 2) {
        int trailing = 1 + random_to(s.count);
        at += (size_t)snprintf(op->what + at, sizeof op->what - at, " trailing %d", trailing);
        for (int d = s.count - trailing; d < s.count; d++)
            own.v[own.count++] = s.v[d];
    } else {
        own = (tn_dims){ 1, { s.v[1] } };
        if (which == 2)
            at += (size_t)snprintf(op->what + at, sizeof op->what - at, " groups %d",
                                   s.v[1] > 0 && random_one_in(2) ? s.v[1] : 1);
    }
    for (int i = 0; which == 3 && i < 2; i++)
        op->shape[op->inputs++] = own;
    for (; parameters < (which == 1 ? 1 : 2); parameters++)
        if (random_one_in(2)) {
            at += (size_t)snprintf(op->what + at, sizeof op->what - at, parameters ? " bias" : " scale");
            op->shape[op->inputs++] = own;
        }
    for (int i = 0; i < op->inputs; i++)
        op->dtype[i] = TN_F32;
    op->special = random_one_in(8);
    op->unit = 256;
}

static inline void random_matmul_op(random_op *op)
{
    static const char *const tails[] = { "",          " relu",          " neg",           " bias",
                                         " residual", " residual relu", " bias residual", " bias neg",
                                         " bias relu" };
    static const char *const scales[] = { "",        " alpha 0.5",         " beta 0",
                                          " beta 1", " alpha -2 beta 0.5", " alpha 0 beta 3" };
    const char *tail = tails[random_one_in(2) ? 0 : random_to(9)];
    const char *scale = scales[random_one_in(2) ? 0 : random_to(6)];
    int64_t room = 8000, k_room = random_one_in(6) ? 700 : 100;
    int32_t m = random_extent(&room), n = random_extent(&room), k = random_extent(&k_room);
    tn_dims batch = { random_one_in(3) ? random_to(random_one_in(4) ? 7 : 3) : 0, { 0 } }, out = batch;
    for (int d = 0; d < batch.count; d++)
        out.v[d] = batch.v[d] = random_one_in(30) ? 0 : 1 + random_to(3);
    out.v[out.count++] = m;
    out.v[out.count++] = n;
    for (int i = 0; i < 2; i++) {
        op->shape[i] = random_one_in(2) ? batch : random_part(batch);
        tn_dims *s = &op->shape[i];
        s->v[s->count++] = i ? k : m;
        s->v[s->count++] = i ? n : k;
    }
    /* the result's batch is what a and b broadcast to */
    tn_dims x = op->shape[0], y = op->shape[1], wide;
    x.count -= 2;
    y.count -= 2;
    if (tn_broadcast_shape(x, y, &wide, NULL) == TN_OK) {
        out = wide;
        out.v[out.count++] = m;
        out.v[out.count++] = n;
    }
    op->inputs = 2;
    if (strstr(scale, "beta"))
        op->shape[op->inputs++] = out;
    if (strstr(tail, "bias"))
        op->shape[op->inputs++] = TN_SHAPE(n);
    if (strstr(tail, "residual"))
        op->shape[op->inputs++] = out;
    for (int i = 0; i < op->inputs; i++)
        op->dtype[i] = TN_F32;
    snprintf(op->what, sizeof op->what, "matmul%s%s", scale, tail);
    op->special = random_one_in(8);
    op->unit = 8 + k;
}

static inline void random_pool_op(random_op *op)
{
    static const tn_dtype types[] = { TN_F32, TN_U8, TN_I8, TN_I32 };
    static const char *const words[] = { "max_pool2d", "relu_max_pool2d", "avg_pool2d" };
    int which = random_to(3), kernel[2], stride[2], pad[2];
    int64_t room = 20000;
    tn_dims s = { 4, { 0 } };
    for (int d = 0; d < 4; d++)
        s.v[d] = random_extent(&room);
    for (int i = 0; i < 2; i++) {
        kernel[i] = 1 + random_to(4);
        stride[i] = 1 + random_to(3);
        pad[i] = random_to(kernel[i]);
        if (s.v[2 + i] < kernel[i])
            s.v[2 + i] = kernel[i];
    }
    snprintf(op->what, sizeof op->what, "%s kernel %dx%d stride %dx%d pad %dx%d%s%s", words[which], kernel[0],
             kernel[1], stride[0], stride[1], pad[0], pad[1], random_one_in(2) ? " ceil" : "",
             which == 2 && random_one_in(2) ? " count_pad" : "");
    op->inputs = 1;
    op->dtype[0] = which == 2 ? TN_F32 : types[random_to(4)];
    op->shape[0] = s;
    op->special = which < 2 || random_one_in(8);
    op->exact = which < 2;
    op->unit = 20;
}

/* A shape with an axis, which is not empty. */
static inline tn_dims random_full_axis(int most_rank, int64_t room, int *axis)
{
    tn_dims s = random_shape(most_rank, room);
    if (s.count == 0)
        s = TN_SHAPE(1 + random_to(300));
    *axis = random_to(s.count);
    if (s.v[*axis] == 0)
        s.v[*axis] = 1;
    return s;
}

static inline void random_concat_op(random_op *op)
{
    int axis;
    tn_dims s = random_full_axis(6, 5000, &axis);
    tn_dtype dtype = random_type();
    op->inputs = 1 + random_to(4);
    for (int i = 0; i < op->inputs; i++) {
        op->dtype[i] = dtype;
        op->shape[i] = s;
        if (i > 0)
            op->shape[i].v[axis] = random_to(20);
    }
    snprintf(op->what, sizeof op->what, "concat axis %d", random_one_in(2) ? axis : axis - s.count);
    op->special = op->exact = true;
}

static inline void random_pad_op(random_op *op)
{
    tn_dims s = random_shape(5, 5000);
    size_t at = (size_t)snprintf(op->what, sizeof op->what, "pad value 1");
    for (int side = 0; side < 2 && s.count > 0; side++) {
        at += (size_t)snprintf(op->what + at, sizeof op->what - at, side ? " after " : " before ");
        for (int d = 0; d < s.count; d++)
            at += (size_t)snprintf(op->what + at, sizeof op->what - at, "%s%d", d ? "x" : "",
                                   random_one_in(2) ? 0 : random_to(4));
    }
    op->inputs = 1;
    op->dtype[0] = random_type();
    op->shape[0] = s;
    op->special = op->exact = true;
}

static inline void random_gather_op(random_op *op)
{
    int axis;
    bool rows = random_one_in(3);
    tn_dims s = random_full_axis(5, 3000, &axis);
    if (rows) {
        s = TN_SHAPE(1 + random_to(60), random_to(100));
        axis = 0;
        snprintf(op->what, sizeof op->what, "embedding%s", random_one_in(2) ? " skip 1" : "");
    } else {
        snprintf(op->what, sizeof op->what, "gather axis %d", random_one_in(2) ? axis : axis - s.count);
    }
    op->inputs = 2;
    op->dtype[0] = random_type();
    op->dtype[1] = random_one_in(2) ? TN_I32 : TN_I64;
    op->shape[0] = s;
    op->shape[1] = random_shape(3, 60);
    op->ids = s.v[axis];
    op->special = op->exact = true;
}

/* Of values within 4: each loss is less than 16. */
static inline void random_loss_op(random_op *op)
{
    tn_dims s = { 2 + random_to(3), { 0 } };
    int64_t room = 20000;
    bool fused = random_one_in(2), none = random_one_in(2);
    for (int d = 0; d < s.count; d++)
        s.v[d] = random_extent(&room);
    s.v[1] += s.v[1] == 0;
    snprintf(op->what, sizeof op->what, "%s reduction %s%s", fused ? "cross_entropy" : "nll_loss",
             none ? "none" : fused || random_one_in(2) ? "mean" : "sum", random_one_in(3) ? " ignore 0" : "");
    op->inputs = 2;
    op->dtype[0] = TN_F32;
    op->dtype[1] = random_one_in(2) ? TN_I32 : TN_I64;
    op->shape[0] = op->shape[1] = s;
    op->shape[1].count--;
    for (int d = 1; d < op->shape[1].count; d++)
        op->shape[1].v[d] = s.v[d + 1];
    op->ids = s.v[1];
    op->special = !fused && random_one_in(8);
    op->unit = fused ? 16 : 4;
}

static inline random_op random_operation(void)
{
    random_op op = { .inputs = 0 };
    switch (random_to(12)) {
    case 0: random_reduce_op(&op); break;
    case 1: random_softmax_op(&op); break;
    case 2: case 3: random_matmul_op(&op); break;
    case 4: random_pool_op(&op); break;
    case 5: random_concat_op(&op); break;
    case 6: random_pad_op(&op); break;
    case 7: random_gather_op(&op); break;
    case 8: random_loss_op(&op); break;
    case 9: random_norm_op(&op); break;
    default: random_map_op(&op);
    }
    return op;
}

/* -- Comparing ------------------------------------------------------------------------------------------*/

static inline bool next_index(const tn_tensor *t, int32_t *index)
{
    for (int d = t->rank - 1; d >= 0; d--) {
        if (++index[d] < t->shape[d])
            return true;
        index[d] = 0;
    }
    return false;
}

static inline int64_t element_at(const tn_tensor *t, const int32_t *index)
{
    int64_t at = t->offset;
    for (int d = 0; d < t->rank; d++)
        at += (int64_t)index[d] * t->stride[d];
    return at * (int64_t)tn_dtype_size(t->dtype);
}

/* The distance of floats of that type next to y, and what infinity counts as: the number behind the
 * largest. */
static inline double ulp_of(tn_dtype dtype, double y, double *infinity)
{
    int digits = dtype == TN_F64 ? 53 : dtype == TN_F32 ? 24 : dtype == TN_F16 ? 11 : 8;
    int most = dtype == TN_F64 ? 1024 : dtype == TN_F16 ? 16 : 128, exponent;
    *infinity = dtype == TN_F64 ? INFINITY : ldexp(1, most);
    (void)frexp(isinf(y) ? ldexp(1, most - 1) : y, &exponent);
    int least = 3 - most;              /* of normal numbers, as frexp counts */
    return ldexp(1, (exponent > least ? exponent : least) - digits);
}

/* A bound holds against the function's value; the reference is within half a unit of that. */
static inline bool within_ulp(tn_dtype dtype, double bound, const char *got, const char *want)
{
    double x = tni_load_f64(dtype, got), y = tni_load_f64(dtype, want), infinity,
        ulp = ulp_of(dtype, y, &infinity);
    if (isnan(x) || isnan(y) || bound == 0)
        return isnan(x) && isnan(y);
    if (x == y)
        return true;
    x = isinf(x) ? copysign(infinity, x) : x;
    y = isinf(y) ? copysign(infinity, y) : y;
    return fabs(x - y) <= (bound + 0.5) * ulp;
}

static inline bool alike(const random_op *op, tn_dtype dtype, const char *got, const char *want,
                         double magnitude)
{
    float x, y;
    if (memcmp(got, want, tn_dtype_size(dtype)) == 0)
        return true;
    if (op->by_ulp && tn_dtype_is_float(dtype))
        return within_ulp(dtype, op->ulp, got, want);
    if (dtype != TN_F32)
        return false;
    memcpy(&x, got, 4);
    memcpy(&y, want, 4);
    if (isnan(x) && isnan(y))
        return true;
    if (op->exact || isinf(y) || !isfinite(magnitude))
        return x == y && !op->exact;
    return fabs((double)x - y) <= op->unit * 0x1p-24 * magnitude + 1e-44;
}

/* What an element may be off by, in units of 2^-24 of: the result, the sum of magnitudes. */
static inline double magnitude_of(const random_op *op, const char *want, const char *large)
{
    float y, m;
    memcpy(&y, want, 4);
    memcpy(&m, large, 4);
    if (strstr(op->what, "softmax") == op->what)           /* an error of the exponent is a part of it */
        return fabs((double)y) * (1 - log(fmax((double)y, 1e-45)) / 2);
    if (strstr(op->what, "norm"))
        return fmax(1, fabs((double)y)) + 8;
    return op->what[0] == 'l' || !strncmp(op->what, "cross", 5) ? fmax(1, fabs((double)y)) +
        8 : fabs((double)m);
}

typedef struct random_bench {
    operand_memory in[RANDOM_INPUTS], large[RANDOM_INPUTS], got, want, sum;
    tn_ctx *reference;
    const tn_threads *threads[5];
    uint64_t seed;
    char line[1024];
} random_bench;

static inline void compare(const random_bench *b, const random_op *op, const char *who, const char *before)
{
    const tn_tensor *t = &b->got.t;
    int32_t index[TN_MAX_RANK] = { 0 };
    size_t size = tn_dtype_size(t->dtype);
    static char kept[RANDOM_BYTES];
    memcpy(kept, b->got.bytes, b->got.size);
    if (tn_tensor_count(t) > 0)
        do {
            int64_t at = element_at(t, index);
            const char *got = b->got.bytes + at, *want = b->want.bytes + at;
            double magnitude = t->dtype == TN_F32 ? magnitude_of(op, want, b->sum.bytes + at) : 0;
            if (!alike(op, t->dtype, got, want, magnitude)) {
                fail_msg("TENON_TEST_SEED=%llu: %s, %s: byte %lld: %.17g, the reference says %.17g (of %g)",
                         (unsigned long long)b->seed, who, b->line, (long long)at,
                         tni_load_f64(t->dtype, got), tni_load_f64(t->dtype, want), magnitude);
            }
            memcpy(kept + at, before + at, size);
        } while (next_index(t, index));
    if (memcmp(kept, before, b->got.size) != 0)
        fail_msg("TENON_TEST_SEED=%llu: %s, %s: bytes between the elements were written",
                 (unsigned long long)b->seed, who, b->line);
}

static inline void run_into(tn_ctx *ctx, const tn_desc *desc, const operand_memory *in, int inputs,
                            int replaced, const operand_memory *out, const random_bench *b)
{
    const tn_tensor *list[RANDOM_INPUTS], *to = &out->t;
    tn_error err;
    for (int i = 0; i < inputs; i++)
        list[i] = i == replaced ? to : &in[i].t;
    if (tn_into(ctx, desc, (tn_list){ (size_t)inputs, list }, (tn_list){ 1, &to }, &err) != TN_OK)
        fail_msg("%s: %s", b->line, err.message);
}

/* An output laid out like another, in memory of its own. */
static inline void copy_layout(tn_ctx *ctx, const operand_memory *from, operand_memory *to)
{
    tn_error err;
    tn_dims shape = { from->t.rank, { 0 } }, stride = shape;
    memcpy(shape.v, from->t.shape, sizeof shape.v);
    memcpy(stride.v, from->t.stride, sizeof stride.v);
    to->size = from->size;
    to->bytes = random_one_in(2) ? to->pages : to->pages + RANDOM_BYTES - to->size;
    memcpy(to->bytes, from->bytes, from->size);
    tn_foreign f = { .size = sizeof f, .data = to->bytes, .bytes = to->size, .dtype = from->t.dtype,
                     .shape = shape, .stride = stride, .offset = from->t.offset };
    if (tn_tensor_from_data(ctx, &f, &to->t, &err) != TN_OK)
        fail_msg("%s", err.message);
}

static inline void make_absolute(operand_memory *o)
{
    for (size_t i = 0; o->t.dtype == TN_F32 && i + 4 <= o->size; i += 4)
        o->bytes[i + 3] &= 0x7F;
}

/* Inputs with their values, the descriptor, an output; false if an operand is too large. */
static inline bool make_case(random_bench *b, const random_op *op, tn_desc *desc)
{
    const tn_tensor *list[RANDOM_INPUTS];
    tn_dims shape = { 0, { 0 } };
    tn_error err;
    for (int i = 0; i < op->inputs; i++) {
        if (!random_place(b->reference, &b->in[i], op->dtype[i], op->shape[i], true))
            return false;
        random_fill(&b->in[i], op->special);
        if (op->ids && i == 1)
            random_ids(&b->in[i], op->ids);
        list[i] = &b->in[i].t;
    }
    if (tn_describe(op->what, (tn_list){ (size_t)op->inputs, list }, desc, &err) != TN_OK)
        fail_msg("%s: %s", op->what, err.message);
    const tn_operand *o = &desc->operand[desc->inputs];
    shape.count = o->rank;
    memcpy(shape.v, o->shape, sizeof shape.v);
    return random_place(b->reference, &b->got, (tn_dtype)o->dtype, shape, false);
}

/* Which input the output stands for as well, or -1. */
static inline int choose_replaced(const random_bench *b, const random_op *op)
{
    const tn_tensor *out = &b->got.t;
    bool third = strstr(op->what, "beta") != NULL;
    for (int i = 0; i < op->inputs; i++)
        if ((op->elementwise || (third && i == 2)) && op->dtype[i] == out->dtype
            && op->shape[i].count == out->rank
            && memcmp(op->shape[i].v, out->shape, sizeof(int32_t) * (size_t)out->rank) == 0
            && random_one_in(4))
            return i;
    return -1;
}

/* With the strides that the output has: what tn_into describes. */
static inline tn_desc as_it_lies(const random_bench *b, const tn_desc *desc)
{
    tn_desc placed = *desc;
    tn_operand *out = &placed.operand[desc->inputs];
    out->strides = TN_STRIDES_EXACT;
    memcpy(out->stride, b->got.t.stride, sizeof out->stride);
    tni_operand_settle(out);
    return placed;
}

static inline void name_case(random_bench *b, const random_op *op, const tn_desc *placed, int replaced)
{
    size_t used = tn_desc_print(placed, b->line, sizeof b->line);
    if (used < sizeof b->line)
        snprintf(b->line + used, sizeof b->line - used, "%s (%s)", replaced >= 0 ? " in place" : "",
                 op->what);
}

/* The sums of the magnitudes: the same operation on absolute values. */
static inline void run_absolute(random_bench *b, const random_op *op, const tn_desc *desc, int replaced)
{
    tn_desc positive = *desc;
    if (b->got.t.dtype != TN_F32 || op->by_ulp)
        return;
    for (int i = 0; i < op->inputs; i++) {
        copy_layout(b->reference, &b->in[i], &b->large[i]);
        make_absolute(&b->large[i]);
    }
    make_absolute(&b->sum);
    for (int i = 0; desc->op == TN_OP_MATMUL && i < 2; i++)
        positive.floats[i] = fabsf(desc->floats[i]);
    run_into(b->reference, &positive, b->large, op->inputs, replaced, &b->sum, b);
}

/* Releasing twice does nothing, so all of them may go each time. */
static inline void release_all(random_bench *b)
{
    operand_memory *all[] = { b->in, b->large, &b->got, &b->want, &b->sum };
    for (size_t i = 0; i < 5; i++)
        for (int j = 0; j < (i < 2 ? RANDOM_INPUTS : 1); j++) {
            (void)tn_tensor_release(&all[i][j].t, NULL);
            all[i][j].t = (tn_tensor){ .buffer = NULL };
        }
}

/* Runs one random operation in each ctx; false if none came out. prepare, if there, sees the descriptor
 * first. */
static inline bool random_round(random_bench *b, tn_ctx *const *ctx, int count,
                                void (*prepare)(void *arg, const tn_desc *desc), void *arg)
{
    static char before[RANDOM_BYTES];
    random_op op = random_operation();
    tn_desc desc;
    bool made = make_case(b, &op, &desc);
    if (made) {
        int replaced = choose_replaced(b, &op);
        if (replaced >= 0)
            random_fill(&b->got, op.special);
        memcpy(before, b->got.bytes, b->got.size);
        tn_desc placed = as_it_lies(b, &desc);
        name_case(b, &op, &placed, replaced);
        if (prepare)
            prepare(arg, &placed);
        copy_layout(b->reference, &b->got, &b->want);
        copy_layout(b->reference, &b->got, &b->sum);
        run_into(b->reference, &desc, b->in, op.inputs, replaced, &b->want, b);
        run_absolute(b, &op, &desc, replaced);
        for (int c = 0; c < count; c++) {
            memcpy(b->got.bytes, before, b->got.size);
            run_into(ctx[c], &desc, b->in, op.inputs, replaced, &b->got, b);
            compare(b, &op, tn_ctx_kernels(ctx[c])->name, before);
        }
    }
    release_all(b);
    return made;
}

static inline void random_begin(random_bench *b, uint64_t seed)
{
    b->seed = seed;
    random_state = seed * 0x9E3779B97F4A7C15u;
}

/* The tiers of this machine; returns how many. */
static inline int host_tiers(tn_isa tier[4])
{
    static const tn_isa all[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_AVX512, TN_ISA_NEON };
    int count = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (tni_isa_cap(tn_isa_detect(), all[i]) == all[i])
            tier[count++] = all[i];
    return count;
}

static inline random_bench *random_open(void)
{
    random_bench *b = calloc(1, sizeof *b);
    tn_error err;
    for (int i = 0; i < RANDOM_INPUTS; i++) {
        random_map(&b->in[i]);
        random_map(&b->large[i]);
    }
    random_map(&b->got);
    random_map(&b->want);
    random_map(&b->sum);
    tn_ctx_options o = { .size = sizeof o, .kernels = tn_kernels_reference() };
    assert_int_equal(tn_ctx_create(&o, &b->reference, &err), TN_OK);
    for (size_t n = 0; n < 5; n++) {
        tn_threads_options t = { .size = sizeof t, .count = n + 1 };
        assert_int_equal(tn_threads_create(&t, &b->threads[n], &err), TN_OK);
    }
    return b;
}

static inline void random_close(random_bench *b)
{
    operand_memory *all[] = { b->in, b->large, &b->got, &b->want, &b->sum };
    tn_ctx_destroy(b->reference);
    for (size_t n = 0; n < 5; n++)
        tn_threads_destroy(b->threads[n]);
    for (size_t i = 0; i < 5; i++)
        for (int j = 0; j < (i < 2 ? RANDOM_INPUTS : 1); j++)
            munmap(all[i][j].pages - RANDOM_PAGE, RANDOM_BYTES + 2 * RANDOM_PAGE);
    free(b);
}

#endif
