/* nest.c: loop nests: strides from descriptors, simplification, walking. */
#include "kernel/nest_p.h"

#include "kernel/cut_p.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void tni_strides_of(const tn_operand *operand, int64_t stride[TN_MAX_RANK])
{
    int64_t packed = 1;
    for (int d = operand->rank - 1; d >= 0; d--) {
        stride[d] = operand->strides == TN_STRIDES_PACKED ? packed : operand->stride[d];
        packed *= operand->shape[d];
    }
}

void tni_broadcast_strides(const tn_operand *operand, const tn_operand *like, int64_t stride[TN_MAX_RANK])
{
    int64_t own[TN_MAX_RANK];
    int shift = like->rank - operand->rank;
    assert(shift >= 0);
    tni_strides_of(operand, own);
    for (int d = 0; d < like->rank; d++)
        stride[d] = d < shift || operand->shape[d - shift] == 1 ? 0 : own[d - shift];
}

void tni_nest_start(tni_nest *nest, const tn_operand *like)
{
    nest->rank = like->rank;
    nest->operands = 0;
    for (int d = 0; d < like->rank; d++)
        nest->extent[d] = like->shape[d];
}

void tni_nest_add(tni_nest *nest, const tn_operand *operand, const tn_operand *like, void *data)
{
    int o = nest->operands++;
    assert(o < TNI_NEST_OPERANDS);
    tni_broadcast_strides(operand, like, nest->stride[o]);
    nest->size[o] = (int64_t)tn_dtype_size((tn_dtype)operand->dtype);
    nest->data[o] = data;
}

void tni_nest_of_call(tni_nest *nest, const tn_call *call)
{
    const tn_desc *desc = call->desc;
    const tn_operand *out = &desc->operand[desc->inputs];
    tni_nest_start(nest, out);
    for (int o = 0; o <= desc->inputs; o++)
        tni_nest_add(nest, &desc->operand[o], out, call->data[o]);
}

/* Takes axis `from` out, or puts it at place `to` among the rest; to negative: it is dropped. */
static void move_in(int64_t *v, int rank, int from, int to)
{
    int64_t held = v[from];
    memmove(v + from, v + from + 1, (size_t)(rank - 1 - from) * sizeof *v);
    if (to < 0)
        return;
    memmove(v + to + 1, v + to, (size_t)(rank - 1 - to) * sizeof *v);
    v[to] = held;
}

void tni_nest_move_axis(tni_nest *nest, int from, int to)
{
    move_in(nest->extent, nest->rank, from, to);
    for (int o = 0; o < nest->operands; o++)
        move_in(nest->stride[o], nest->rank, from, to);
}

static void drop_axis(tni_nest *nest, int d)
{
    tni_nest_move_axis(nest, d, -1);
    nest->rank--;
}

static void turn_axis(tni_nest *nest, int d)
{
    for (int o = 0; o < nest->operands; o++) {
        if (nest->extent[d] > 0 && nest->data[o])
            nest->data[o] += (nest->extent[d] - 1) * nest->stride[o][d] * nest->size[o];
        nest->stride[o][d] = -nest->stride[o][d];
    }
}

/* Stable insertion sort: largest stride of the leader first. */
static void sort_axes(tni_nest *nest, int leader)
{
    const int64_t *stride = nest->stride[leader];
    for (int d = 1; d < nest->rank; d++) {
        int to = d;
        while (to > 0 && stride[to - 1] < stride[d])
            to--;
        tni_nest_move_axis(nest, d, to);
    }
}

static bool one_walk(const tni_nest *nest, int outer)
{
    for (int o = 0; o < nest->operands; o++)
        if (nest->stride[o][outer] != nest->stride[o][outer + 1] * nest->extent[outer + 1])
            return false;
    return true;
}

void tni_nest_simplify(tni_nest *nest, int leader)
{
    for (int d = nest->rank - 1; d >= 0; d--) {
        if (nest->extent[d] == 1)
            drop_axis(nest, d);
        else if (nest->stride[leader][d] < 0)
            turn_axis(nest, d);
    }
    sort_axes(nest, leader);
    for (int d = nest->rank - 2; d >= 0; d--)
        if (one_walk(nest, d)) {
            nest->extent[d + 1] *= nest->extent[d];
            drop_axis(nest, d);
        }
}

void tni_nest_pad(tni_nest *nest, int rank)
{
    while (nest->rank < rank) {
        int last = nest->rank++;
        nest->extent[last] = 1;
        for (int o = 0; o < nest->operands; o++)
            nest->stride[o][last] = 0;
        tni_nest_move_axis(nest, last, 0);
    }
}

int tni_nest_closest_axis(const tni_nest *nest, int operand)
{
    const int64_t *stride = nest->stride[operand];
    int best = -1;
    for (int d = 0; d < nest->rank; d++)
        if (stride[d] != 0 && (best < 0 || tni_magnitude(stride[d]) < tni_magnitude(stride[best])))
            best = d;
    return best;
}

int64_t tni_nest_count(const tni_nest *nest)
{
    int64_t count = 1;
    for (int d = 0; d < nest->rank; d++)
        count *= nest->extent[d];
    return count;
}

void tni_walk_seek(tni_walk *walk, const tni_nest *nest, int depth, int64_t number)
{
    walk->depth = depth;
    for (int o = 0; o < nest->operands; o++)
        walk->at[o] = nest->data[o];
    for (int d = depth - 1; d >= 0; d--) {
        int64_t i = nest->extent[d] ? number % nest->extent[d] : 0;
        number = nest->extent[d] ? number / nest->extent[d] : 0;
        walk->index[d] = i;
        for (int o = 0; o < nest->operands; o++)
            walk->at[o] += i * nest->stride[o][d] * nest->size[o];
    }
}

void tni_walk_step(tni_walk *walk, const tni_nest *nest)
{
    for (int d = walk->depth - 1; d >= 0; d--) {
        bool wraps = ++walk->index[d] == nest->extent[d];
        int64_t by = wraps ? 1 - nest->extent[d] : 1;
        if (wraps)
            walk->index[d] = 0;
        for (int o = 0; o < nest->operands; o++)
            walk->at[o] += by * nest->stride[o][d] * nest->size[o];
        if (!wraps)
            return;
    }
}
