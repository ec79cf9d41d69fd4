/* gather.c: the two nests of gather and embedding, from a descriptor. */
#include "kernel/gather_p.h"

#include <string.h>

static void push(tni_nest *nest, int64_t extent, int64_t in, int64_t index, int64_t out)
{
    int d = nest->rank++;
    nest->extent[d] = extent;
    nest->stride[0][d] = in;
    if (nest->operands == 3)
        nest->stride[1][d] = index;
    nest->stride[nest->operands - 1][d] = out;
}

void tni_gathering_of(tni_gathering *g, const tn_desc *desc, void *const *data)
{
    const tn_operand *x = &desc->operand[0], *index = &desc->operand[1], *dst = &desc->operand[2];
    int64_t from[TN_MAX_RANK], at[TN_MAX_RANK], to[TN_MAX_RANK];
    int64_t size = (int64_t)tn_dtype_size((tn_dtype)x->dtype);
    int axis = tni_gather_axis(desc);
    memset(g, 0, sizeof *g);
    tni_strides_of(x, from);
    tni_strides_of(index, at);
    tni_strides_of(dst, to);
    g->places.operands = 3;
    g->row.operands = 2;
    for (int d = 0; d < axis; d++)
        push(&g->places, x->shape[d], from[d], 0, to[d]);
    for (int d = 0; d < index->rank; d++)
        push(&g->places, index->shape[d], 0, at[d], to[axis + d]);
    for (int d = axis + 1; d < x->rank; d++)
        push(&g->row, x->shape[d], from[d], 0, to[index->rank + d - 1]);
    for (int o = 0; o < 3; o++) {
        g->places.size[o] = (int64_t)tn_dtype_size((tn_dtype)desc->operand[o].dtype);
        g->places.data[o] = data ? data[o] : NULL;
    }
    g->row.size[0] = g->row.size[1] = size;
    g->row.data[0] = g->places.data[0];
    g->row.data[1] = g->places.data[2];
    g->step = from[axis] * size;
    g->wide = index->dtype == TN_I64;
    g->skip = tni_gather_skip(desc);
}
