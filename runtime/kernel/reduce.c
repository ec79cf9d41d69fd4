/* reduce.c: the two nests of a reduction, from its descriptor, and how minima become maxima. */
#include "kernel/reduce_p.h"

#include <string.h>

static void start(tni_reduction *r, const tn_desc *desc, void *const *data)
{
    memset(r, 0, sizeof *r);
    r->kept.operands = 2;
    for (int o = 0; o < 2; o++) {
        r->kept.size[o] = r->reduced.size[o] = (int64_t)tn_dtype_size((tn_dtype)desc->operand[o].dtype);
        r->kept.data[o] = r->reduced.data[o] = data ? data[o] : NULL;
    }
}

static void push(tni_nest *nest, int64_t extent, int64_t in, int64_t out)
{
    int d = nest->rank++;
    nest->extent[d] = extent;
    nest->stride[0][d] = in;
    nest->stride[1][d] = out;
}

void tni_reduction_of(tni_reduction *r, const tn_desc *desc, void *const *data)
{
    const tn_operand *in = &desc->operand[0], *out = &desc->operand[1];
    int64_t from[TN_MAX_RANK], to[TN_MAX_RANK];
    bool keep = out->rank == in->rank;     /* extents of 1 stay, or nothing is reduced */
    uint32_t axes = (uint32_t)desc->ints[0];
    start(r, desc, data);
    r->reduced.operands = 1;
    tni_strides_of(in, from);
    tni_strides_of(out, to);
    for (int d = 0, o = 0; d < in->rank; d++) {
        if (axes >> d & 1) {
            push(&r->reduced, in->shape[d], from[d], 0);
            o += keep;
        } else
            push(&r->kept, in->shape[d], from[d], to[o++]);
    }
}

void tni_row_axis_of(tni_reduction *r, const tn_desc *desc, void *const *data)
{
    const tn_operand *in = &desc->operand[0], *out = &desc->operand[1];
    int64_t from[TN_MAX_RANK], to[TN_MAX_RANK];
    int axis = desc->ints[0] < 0 ? desc->ints[0] + in->rank : desc->ints[0];
    start(r, desc, data);
    r->reduced.operands = 2;
    tni_strides_of(in, from);
    tni_strides_of(out, to);
    for (int d = 0; d < in->rank; d++)
        push(d == axis ? &r->reduced : &r->kept, in->shape[d], from[d], to[d]);
}

uint64_t tni_turn_bits(tn_op op, tn_dtype dtype)
{
    static const uint64_t sign = (uint64_t)1 << 63;
    bool least = op == TN_OP_AMIN || op == TN_OP_ARGMIN;
    bool is_signed = dtype == TN_I8 || dtype == TN_I16 || dtype == TN_I32 || dtype == TN_I64;
    if (dtype == TN_F32)
        return least ? (uint64_t)1 << 31 : 0;
    if (tn_dtype_is_float(dtype))
        return least ? sign : 0;
    return (least ? ~(uint64_t)0 : 0) ^ (is_signed ? sign : 0);
}
