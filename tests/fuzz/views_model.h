#ifndef VIEWS_MODEL_H
#define VIEWS_MODEL_H

/* views_model.h: runs a program of views, owners and writes, given as any bytes, on tensors and beside them
 * on a naive model, and says where the two differ. In the model a buffer is an array, a view the list of
 * the numbers of its elements, in order, and an owner a flag. For fuzz_views.c and test_views_random.c. */

#include <stdio.h>
#include <string.h>
#include <tenon/autograd.h>
#include <tenon/ctx.h>

#include "core/core_p.h"

#define VM_ELEMENTS 64         /* of a view, at most */
#define VM_SLOTS    6          /* handles that a program juggles */
#define VM_MOST     200        /* owners, buffers and steps of a program */

typedef struct vm_buffer {
    int      count, owners;
    int32_t  value[VM_ELEMENTS];
    uint64_t version;
} vm_buffer;

typedef struct vm_owner {
    int  buffer;
    bool live, of_arena;
    tn_tensor t;               /* to release it by, at the end */
} vm_owner;

typedef struct vm_view {
    tn_tensor t;               /* the real one */
    int owner;                 /* −1: the slot is empty */
    int rank, shape[TN_MAX_RANK], count;
    int element[VM_ELEMENTS];  /* numbers of the buffer's elements, in row-major order */
} vm_view;

typedef struct vm {
    tn_ctx    *ctx, *arena_ctx;
    tn_memory *pool, *arena;
    const uint8_t *at, *end;   /* the program */
    int        step, buffers, owners;
    vm_buffer  buffer[VM_MOST];
    vm_owner   owner[VM_MOST];
    vm_view    slot[VM_SLOTS];
    tn_saved   saved;
    int        saved_owner;    /* −1: none */
    char       fault[300];     /* empty: all is well */
} vm;

#define VM_CHECK(v, truth, ...) do { \
        if (!(truth) && !(v)->fault[0]) snprintf((v)->fault, sizeof (v)->fault, __VA_ARGS__); \
    } while (0)

/* -- The program --------------------------------------------------------------------------------*/

static inline int vm_next(vm *v)
{
    return v->at < v->end ? *v->at++ : 0;
}

/* In [low, high]. */
static inline int vm_in(vm *v, int low, int high)
{
    return low + vm_next(v) % (high - low + 1);
}

static inline vm_view *vm_slot(vm *v)
{
    return &v->slot[vm_in(v, 0, VM_SLOTS - 1)];
}

/* -- The model ----------------------------------------------------------------------------------*/

static inline int vm_count(int rank, const int *shape)
{
    int count = 1;

    for (int i = 0; i < rank; i++)
        count *= shape[i];
    return count;
}

/* Index number n of a shape. */
static inline void vm_index(int n, int rank, const int *shape, int *index)
{
    for (int i = rank - 1; i >= 0; i--) {
        index[i] = n % shape[i];
        n /= shape[i];
    }
}

static inline int vm_number(int rank, const int *shape, const int *index)
{
    int n = 0;

    for (int i = 0; i < rank; i++)
        n = n * shape[i] + index[i];
    return n;
}

static inline bool vm_live(const vm *v, const vm_view *w)
{
    return w->owner >= 0 && v->owner[w->owner].live;
}

static inline vm_buffer *vm_buffer_of(vm *v, const vm_view *w)
{
    return &v->buffer[v->owner[w->owner].buffer];
}

/* Whether some element has two indices. */
static inline bool vm_repeats(const vm_view *w)
{
    for (int i = 0; i < w->count; i++)
        for (int j = 0; j < i; j++)
            if (w->element[i] == w->element[j])
                return true;
    return false;
}

/* Whether strides exist that walk the elements in this order in that shape. */
static inline bool vm_has_strides(const vm_view *w, int rank, const int *shape)
{
    int stride[TN_MAX_RANK] = { 0 }, index[TN_MAX_RANK] = { 0 };

    for (int d = 0; w->count > 0 && d < rank; d++)
        if (shape[d] > 1) {
            index[d] = 1;
            stride[d] = w->element[vm_number(rank, shape, index)] - w->element[0];
            index[d] = 0;
        }
    for (int n = 0; n < w->count; n++) {
        int element = w->element[0];
        vm_index(n, rank, shape, index);
        for (int d = 0; d < rank; d++)
            element += index[d] * stride[d];
        if (element != w->element[n])
            return false;
    }
    return true;
}

static inline int vm_new_owner(vm *v, int buffer, bool of_arena)
{
    v->owner[v->owners] = (vm_owner){ .buffer = buffer, .live = true, .of_arena = of_arena };
    v->buffer[buffer].owners++;
    return v->owners++;
}

/* -- Comparing ----------------------------------------------------------------------------------*/

static inline void vm_check_view(vm *v, const vm_view *w)
{
    vm_buffer *b = vm_buffer_of(v, w);
    int index[TN_MAX_RANK];
    uint64_t version;
    int64_t x;

    VM_CHECK(v, w->t.rank == w->rank, "step %d: rank %d, not %d", v->step, (int)w->t.rank, w->rank);
    for (int i = 0; i < w->rank && !v->fault[0]; i++)
        VM_CHECK(v, w->t.shape[i] == w->shape[i], "step %d: extent %d is %d, not %d", v->step, i,
                 (int)w->t.shape[i], w->shape[i]);
    VM_CHECK(v, tn_tensor_is_live(&w->t) == vm_live(v, w), "step %d: live or not", v->step);
    if (!vm_live(v, w) || v->fault[0])
        return;
    VM_CHECK(v, tn_tensor_version(&w->t, &version, NULL) == TN_OK && version == b->version,
             "step %d: the version is not %d", v->step, (int)b->version);
    for (int n = 0; n < w->count && !v->fault[0]; n++) {
        tn_dims at = { w->rank, { 0 } };
        vm_index(n, w->rank, w->shape, index);
        for (int d = 0; d < w->rank; d++)
            at.v[d] = index[d];
        VM_CHECK(v, tn_get_i64(&w->t, at, &x, NULL) == TN_OK && x == b->value[w->element[n]],
                 "step %d: element %d is %d, not %d", v->step, n, (int)x, (int)b->value[w->element[n]]);
    }
}

/* An operation that makes a view: the model says whether it may, and what the view is. */
static inline void vm_made(vm *v, const char *op, tn_status got, bool may, const vm_view *made, vm_view *out)
{
    VM_CHECK(v, (got == TN_OK) == may, "step %d: %s gives %s", v->step, op, tn_status_name(got));
    if (got != TN_OK || v->fault[0])
        return;
    vm_check_view(v, made);
    *out = *made;
}

/* -- Views --------------------------------------------------------------------------------------*/

/* Fills the elements of made, whose shape is set: source(n's index) gives the index in w. */
static inline void vm_pick(vm_view *made, const vm_view *w, const int *arg,
                           void (*source)(const int *arg, const int *index, int *from))
{
    int index[TN_MAX_RANK], from[TN_MAX_RANK + 1];

    made->count = vm_count(made->rank, made->shape);
    for (int n = 0; n < made->count; n++) {
        vm_index(n, made->rank, made->shape, index);
        source(arg, index, from);
        made->element[n] = w->element[vm_number(w->rank, w->shape, from)];
    }
}

/* arg: rank, the permutation. */
static inline void vm_permuted(const int *arg, const int *index, int *from)
{
    for (int i = 0; i < arg[0]; i++)
        from[arg[1 + i]] = index[i];
}

static inline void vm_permute(vm *v, vm_view *w, vm_view *out)
{
    int arg[1 + TN_MAX_RANK] = { w->rank };
    tn_dims axes = { w->rank, { 0 } };
    vm_view made = *w;

    for (int i = 0; i < w->rank; i++)
        arg[1 + i] = i;
    for (int i = w->rank - 1; i > 0; i--) {
        int j = vm_in(v, 0, i), kept = arg[1 + i];
        arg[1 + i] = arg[1 + j];
        arg[1 + j] = kept;
    }
    for (int i = 0; i < w->rank; i++) {
        made.shape[i] = w->shape[arg[1 + i]];
        axes.v[i] = arg[1 + i];
    }
    vm_pick(&made, w, arg, vm_permuted);
    vm_made(v, "permute", tn_permute(&w->t, axes, &made.t, NULL), true, &made, out);
}

/* arg: rank, axis, start, step: a flip has step −1. */
static inline void vm_sliced(const int *arg, const int *index, int *from)
{
    for (int i = 0; i < arg[0]; i++)
        from[i] = i == arg[1] ? arg[2] + index[i] * arg[3] : index[i];
}

static inline void vm_slice(vm *v, vm_view *w, vm_view *out)
{
    int axis = vm_in(v, -1, w->rank), start = vm_in(v, -1, 5), end = vm_in(v, -1, 5), step = vm_in(v, 0, 3);
    bool may = axis < w->rank && (axis >= 0 || w->rank > 0) && start >= 0 && start <= end && step > 0;
    int arg[4] = { w->rank, axis < 0 ? w->rank - 1 : axis, start, step };
    vm_view made = *w;

    may = may && end <= w->shape[arg[1]];
    if (may) {
        made.shape[arg[1]] = 0;
        for (int i = start; i < end; i += step)
            made.shape[arg[1]]++;
        vm_pick(&made, w, arg, vm_sliced);
    }
    vm_made(v, "slice", tn_slice(&w->t, axis, start, end, step, &made.t, NULL), may, &made, out);
}

static inline void vm_flip(vm *v, vm_view *w, vm_view *out)
{
    int axis = vm_in(v, 0, w->rank);
    bool may = axis < w->rank;
    int arg[4] = { w->rank, axis, may ? w->shape[axis] - 1 : 0, -1 };
    vm_view made = *w;

    if (may)
        vm_pick(&made, w, arg, vm_sliced);
    vm_made(v, "flip", tn_flip(&w->t, axis, &made.t, NULL), may, &made, out);
}

/* arg: rank of the result, axis, position there: an axis comes back. */
static inline void vm_selected(const int *arg, const int *index, int *from)
{
    for (int i = 0; i <= arg[0]; i++)
        from[i] = i < arg[1] ? index[i] : i == arg[1] ? arg[2] : index[i - 1];
}

/* Select, and squeeze where the extent is 1. */
static inline void vm_remove(vm *v, vm_view *w, vm_view *out, bool squeeze)
{
    int axis = vm_in(v, 0, w->rank), at = squeeze ? 0 : vm_in(v, -1, 4), arg[3] = { w->rank - 1, axis, at };
    bool may = axis < w->rank && (squeeze ? w->shape[axis] == 1 : at >= 0 && at < w->shape[axis]);
    vm_view made = *w;

    if (may) {
        made.rank--;
        for (int i = axis; i < made.rank; i++)
            made.shape[i] = w->shape[i + 1];
        vm_pick(&made, w, arg, vm_selected);
    }
    vm_made(v, squeeze ? "squeeze" : "select",
            squeeze ? tn_squeeze(&w->t, axis, &made.t, NULL) : tn_select(&w->t, axis, at, &made.t, NULL), may,
            &made, out);
}

/* arg: rank of the source, axes in front of it, then its shape. */
static inline void vm_stretched(const int *arg, const int *index, int *from)
{
    for (int i = 0; i < arg[0]; i++)
        from[i] = arg[2 + i] == 1 ? 0 : index[arg[1] + i];
}

static inline void vm_expand(vm *v, vm_view *w, vm_view *out)
{
    int most = TN_MAX_RANK - w->rank, front = vm_in(v, w->rank > 0 ? -1 : 0, most < 2 ? most : 2);
    int arg[2 + TN_MAX_RANK] = { w->rank, front };
    tn_dims shape = { w->rank + front, { 0 } };
    vm_view made = *w;
    bool may = front >= 0;

    made.rank = shape.count;
    for (int i = 0; i < w->rank; i++)
        arg[2 + i] = w->shape[i];
    for (int i = 0; i < made.rank; i++) {
        int old = i < front ? 1 : w->shape[i - front];
        made.shape[i] = shape.v[i] = vm_in(v, 0, 3) == 0 || old == 1 ? vm_in(v, 0, 3) : old;
        may = may && (old == 1 || old == made.shape[i]);
    }
    if (vm_count(made.rank, made.shape) > VM_ELEMENTS)
        return;
    if (may)
        vm_pick(&made, w, arg, vm_stretched);
    vm_made(v, "expand", tn_expand(&w->t, shape, &made.t, NULL), may, &made, out);
}

/* The elements stay in order; a shape of other size, or one that no strides give, is refused. */
static inline void vm_reshape(vm *v, vm_view *w, vm_view *out, bool unsqueeze)
{
    tn_dims shape = { 0, { 0 } };
    vm_view made = *w;
    int axis = 0;

    if (unsqueeze) {
        axis = vm_in(v, 0, w->rank);
        if (w->rank == TN_MAX_RANK)
            return;
        made.rank = w->rank + 1;
        for (int i = 0; i < made.rank; i++)
            made.shape[i] = i < axis ? w->shape[i] : i == axis ? 1 : w->shape[i - 1];
        vm_made(v, "unsqueeze", tn_unsqueeze(&w->t, axis, &made.t, NULL), true, &made, out);
        return;
    }
    made.rank = shape.count = vm_in(v, 0, 4);
    for (int i = 0; i < made.rank; i++)
        made.shape[i] = shape.v[i] = vm_in(v, 0, 6);
    if (made.rank > 0 && vm_in(v, 0, 1) && w->count > 0) {     /* the last extent such that the sizes agree */
        int rest = vm_count(made.rank - 1, made.shape);
        made.shape[made.rank - 1] = shape.v[made.rank - 1] = rest > 0 ? w->count / rest : 1;
    }
    bool may = vm_count(made.rank, made.shape) == w->count && vm_has_strides(w, made.rank, made.shape);
    vm_made(v, "try_reshape", tn_try_reshape(&w->t, shape, &made.t, NULL), may, &made, out);
}

/* Any strides: whatever reaches outside is refused. */
static inline void vm_restride(vm *v, vm_view *w, vm_view *out)
{
    tn_dims shape = { vm_in(v, 0, 3), { 0 } }, stride = { shape.count, { 0 } };
    int offset = vm_in(v, -2, 20), index[TN_MAX_RANK];
    bool may = vm_live(v, w);
    vm_view made = *w;

    made.rank = shape.count;
    for (int i = 0; i < shape.count; i++) {
        made.shape[i] = shape.v[i] = vm_in(v, 0, 4);
        stride.v[i] = vm_in(v, -4, 8);
    }
    made.count = vm_count(made.rank, made.shape);
    for (int n = 0; n < made.count; n++) {
        int element = offset;
        vm_index(n, made.rank, made.shape, index);
        for (int d = 0; d < made.rank; d++)
            element += index[d] * stride.v[d];
        made.element[n] = element;
        may = may && element >= 0 && element < vm_buffer_of(v, w)->count;
    }
    vm_made(v, "as_strided", tn_as_strided(&w->t, shape, stride, offset, &made.t, NULL), may, &made, out);
}

/* -- Owners -------------------------------------------------------------------------------------*/

static inline void vm_make(vm *v, vm_view *out)
{
    bool of_arena = vm_in(v, 0, 3) == 0;
    tn_ctx *ctx = of_arena ? v->arena_ctx : v->ctx;
    vm_buffer *b = &v->buffer[v->buffers];
    vm_view made = { .rank = vm_in(v, 0, 3) };
    tn_dims shape = { made.rank, { 0 } };
    int start = v->step * 100;

    for (int i = 0; i < made.rank; i++)
        made.shape[i] = shape.v[i] = vm_in(v, 0, 4);
    made.count = vm_count(made.rank, made.shape);
    *b = (vm_buffer){ .count = made.count };
    for (int i = 0; i < made.count; i++) {
        b->value[i] = start + i;
        made.element[i] = i;
    }
    made.owner = vm_new_owner(v, v->buffers++, of_arena);
    tn_status got = tn_tensor_arange(ctx, TN_I32, start, start + made.count, 1, &made.t, NULL);
    if (got == TN_OK)
        got = tn_try_reshape(&made.t, shape, &made.t, NULL);
    v->owner[made.owner].t = got == TN_OK ? made.t : (tn_tensor){ 0 };
    vm_made(v, "arange", got, true, &made, out);
}

static inline void vm_share(vm *v, vm_view *w, vm_view *out)
{
    bool may = vm_live(v, w) && !v->owner[w->owner].of_arena;
    vm_view made = *w;
    tn_status got = tn_tensor_share(&w->t, &made.t, NULL);

    if (may) {
        made.owner = vm_new_owner(v, v->owner[w->owner].buffer, false);
        v->owner[made.owner].t = made.t;
    }
    vm_made(v, "share", got, may, &made, out);
}

static inline void vm_end(vm *v, int owner)
{
    v->buffer[v->owner[owner].buffer].owners -= v->owner[owner].live;
    v->owner[owner].live = false;
}

static inline void vm_release(vm *v, vm_view *w)
{
    VM_CHECK(v, tn_tensor_release(&w->t, NULL) == TN_OK, "step %d: release fails", v->step);
    vm_end(v, w->owner);
    vm_check_view(v, w);
}

static inline void vm_reset(vm *v)
{
    VM_CHECK(v, tn_arena_reset(v->arena, NULL) == TN_OK, "step %d: reset fails", v->step);
    for (int i = 0; i < v->owners; i++)
        if (v->owner[i].of_arena)
            vm_end(v, i);
}

/* -- Elements -----------------------------------------------------------------------------------*/

/* A write by address or by index: the model's rule is that no element may have two indices. */
static inline void vm_write(vm *v, vm_view *w, bool address)
{
    bool may = vm_live(v, w) && !vm_repeats(w);
    int n = w->count > 0 ? vm_in(v, 0, w->count - 1) : 0, index[TN_MAX_RANK] = { 0 };
    tn_dims at = { w->rank, { 0 } };
    int32_t *data;

    if (w->count == 0)
        return;
    vm_index(n, w->rank, w->shape, index);
    for (int d = 0; d < w->rank; d++)
        at.v[d] = index[d];
    if (address) {
        data = tn_mutable_data(&w->t, TN_I32, NULL);
        VM_CHECK(v, (data != NULL) == may, "step %d: mutable_data gives %p", v->step, (void *)data);
        for (int d = 0; data != NULL && d < w->rank; d++)
            data += (int64_t)at.v[d] * w->t.stride[d];
        if (data != NULL)
            *data = -v->step;
    } else {
        tn_status got = tn_set_i64(&w->t, at, -v->step, NULL);
        VM_CHECK(v, (got == TN_OK) == may, "step %d: set gives %s", v->step, tn_status_name(got));
    }
    if (!may || v->fault[0])
        return;
    vm_buffer_of(v, w)->value[w->element[n]] = -v->step;
    vm_buffer_of(v, w)->version++;
    vm_check_view(v, w);
}

static inline void vm_save(vm *v, vm_view *w)
{
    tn_status got = tn_save(&w->t, &v->saved, NULL);

    VM_CHECK(v, (got == TN_OK) == vm_live(v, w), "step %d: save gives %s", v->step, tn_status_name(got));
    if (got == TN_OK)
        v->saved_owner = w->owner;
}

static inline void vm_unpack(vm *v)
{
    const vm_owner *o = &v->owner[v->saved_owner < 0 ? 0 : v->saved_owner];
    tn_status want, got;
    tn_tensor t;

    got = tn_unpack(&v->saved, &t, NULL);
    want = v->saved_owner < 0 || !o->live ? TN_ERR_STALE
           : v->buffer[o->buffer].version != v->saved.version ? TN_ERR_VERSION : TN_OK;
    VM_CHECK(v, got == want, "step %d: unpack gives %s, not %s", v->step, tn_status_name(got),
             tn_status_name(want));
}

/* Whether the two have an element in common. */
static inline void vm_overlap(vm *v, const vm_view *a, const vm_view *b)
{
    bool meet = false;

    if (!vm_live(v, a) || !vm_live(v, b))
        return;
    for (int i = 0; i < a->count && vm_buffer_of(v, a) == vm_buffer_of(v, b); i++)
        for (int j = 0; j < b->count; j++)
            meet = meet || a->element[i] == b->element[j];
    VM_CHECK(v, tni_overlaps(&a->t, &b->t) == meet, "step %d: they meet, or not", v->step);
    VM_CHECK(v, tn_tensor_shares_buffer(&a->t, &b->t) == (vm_buffer_of(v, a) == vm_buffer_of(v, b)),
             "step %d: one buffer, or two", v->step);
}

/* -- The run ------------------------------------------------------------------------------------*/

static inline void vm_step(vm *v)
{
    int what = vm_in(v, 0, 17);
    vm_view *w = vm_slot(v), *out = vm_slot(v);

    if (what == 0 || w->owner < 0) {
        vm_make(v, w);
        return;
    }
    switch (what) {
    case 1:  vm_release(v, w); break;
    case 2:  vm_share(v, w, out); break;
    case 3:  vm_permute(v, w, out); break;
    case 4:  vm_slice(v, w, out); break;
    case 5:  vm_flip(v, w, out); break;
    case 6:  vm_remove(v, w, out, false); break;
    case 7:  vm_remove(v, w, out, true); break;
    case 8:  vm_expand(v, w, out); break;
    case 9:  vm_reshape(v, w, out, false); break;
    case 10: vm_reshape(v, w, out, true); break;
    case 11: vm_restride(v, w, out); break;
    case 12: vm_write(v, w, true); break;
    case 13: vm_write(v, w, false); break;
    case 14: vm_save(v, w); break;
    case 15: vm_unpack(v); break;
    case 16: vm_reset(v); break;
    default: if (out->owner >= 0) vm_overlap(v, w, out); break;
    }
}

/* Everybody is looked at once more, and ends; nothing may be left. */
static inline void vm_finish(vm *v)
{
    tn_memory_stats stats = { .size = sizeof stats };
    int alive = 0;

    for (int i = 0; i < VM_SLOTS; i++)
        if (v->slot[i].owner >= 0)
            vm_check_view(v, &v->slot[i]);
    vm_reset(v);
    tn_memory_trim(v->arena);
    for (int i = 0; i < v->buffers; i++)
        alive += v->buffer[i].owners > 0;
    tn_memory_get_stats(v->pool, &stats);
    VM_CHECK(v, stats.buffers == (size_t)alive, "the pool has %zu buffers, not %d", stats.buffers, alive);
    for (int i = 0; i < v->owners; i++)
        if (!v->owner[i].of_arena)
            VM_CHECK(v, tn_tensor_release(&v->owner[i].t, NULL) == TN_OK, "owner %d cannot be released", i);
    tn_memory_get_stats(v->pool, &stats);
    VM_CHECK(v, stats.buffers == 0 && stats.live == 0, "%zu buffers are left", stats.buffers);
}

/* Runs the program in a pool and an arena over it, each with a ctx. Returns NULL, or what went wrong. */
static inline const char *vm_run(vm *v, tn_memory *pool, tn_ctx *ctx, tn_memory *arena, tn_ctx *arena_ctx,
                                 const uint8_t *program, size_t size)
{
    memset(v, 0, sizeof *v);
    v->pool = pool;
    v->ctx = ctx;
    v->arena = arena;
    v->arena_ctx = arena_ctx;
    v->at = program;
    v->end = program + size;
    v->saved_owner = -1;
    for (int i = 0; i < VM_SLOTS; i++)
        v->slot[i].owner = -1;
    while (v->at < v->end && v->step < VM_MOST && !v->fault[0]) {
        vm_step(v);
        v->step++;
    }
    vm_finish(v);
    return v->fault[0] ? v->fault : NULL;
}

#endif
