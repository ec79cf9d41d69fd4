/* reference/move.c: concat, pad, gather and embedding: elements moved one by one, bit for bit. */
#include "core/core_p.h"
#include "kernel/gather_p.h"
#include "kernel/move_p.h"
#include "kernel/reference/reference_p.h"

#include <string.h>

/* Copies a nest's first operand to its second. */
static void copy_nest(const tni_nest *nest)
{
    tni_walk walk;
    tni_walk_seek(&walk, nest, nest->rank, 0);
    for (int64_t left = tni_nest_count(nest); left > 0; left--) {
        memcpy(walk.at[1], walk.at[0], (size_t)nest->size[1]);
        tni_walk_step(&walk, nest);
    }
}

void tni_reference_concat(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    int64_t from = 0;
    for (int i = 0; i < call->desc->inputs; i++) {
        tni_nest nest;
        tni_concat_nest(&nest, call, i, from);
        copy_nest(&nest);
        from += call->desc->operand[i].shape[call->desc->ints[0]];
    }
}

/* All of the output first, then what the input covers of it. */
void tni_reference_pad(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    _Alignas(8) char value[8];
    tni_nest all, inner;
    tni_store_f64((tn_dtype)call->desc->operand[1].dtype, value, (double)call->desc->floats[0]);
    tni_pad_nest_of_value(&all, call, value);
    copy_nest(&all);
    tni_pad_nest(&inner, call);
    copy_nest(&inner);
}

/* Zeros where the id is skipped. */
static void gather_row(tni_nest *row, char *dst, const char *src)
{
    tni_walk walk;
    row->data[0] = row->data[1] = dst;
    if (src)
        row->data[0] = (char *)(uintptr_t)src;
    tni_walk_seek(&walk, row, row->rank, 0);
    for (int64_t left = tni_nest_count(row); left > 0; left--) {
        if (src)
            memcpy(walk.at[1], walk.at[0], (size_t)row->size[1]);
        else
            memset(walk.at[1], 0, (size_t)row->size[1]);
        tni_walk_step(&walk, row);
    }
}

void tni_reference_gather(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_gathering g;
    tni_walk walk;
    tni_gathering_of(&g, call->desc, call->data);
    tni_walk_seek(&walk, &g.places, g.places.rank, 0);
    for (int64_t left = tni_nest_count(&g.places); left > 0; left--) {
        int64_t id = tni_id_at(g.wide, walk.at[1]);
        gather_row(&g.row, walk.at[2], id == g.skip ? NULL : walk.at[0] + id * g.step);
        tni_walk_step(&walk, &g.places);
    }
}
