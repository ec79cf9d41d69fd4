/* reference/elementwise.c: unary and binary operations: the row's function on each element, in double, or of
 * integers in 64 bits; and the choice between elements, which moves bits. */
#include "kernel/desc/desc_p.h"
#include "kernel/reference/reference_p.h"

#include <assert.h>
#include <string.h>

enum { MOST_FLOATS = 4 };

/* The nest of a call and the place in it; how one element comes about. */
typedef struct element_work {
    const tn_desc    *desc;
    const tni_op_row *row;
    int64_t param[MOST_FLOATS];            /* of integers: attributes as the output's type holds them */
    tni_walk walk;
} element_work;

static tn_dtype dtype_of(const element_work *w, int operand)
{
    return (tn_dtype)w->desc->operand[operand].dtype;
}

static void one_float(element_work *w)
{
    double in[TNI_NEST_OPERANDS];
    int out = w->desc->inputs;
    for (int i = 0; i < out; i++)
        in[i] = tni_load_f64(dtype_of(w, i), w->walk.at[i]);
    tni_store_f64(dtype_of(w, out), w->walk.at[out], w->row->reference(in, w->desc->floats));
}

static void one_signed(element_work *w)
{
    int64_t in[TNI_NEST_OPERANDS];
    int out = w->desc->inputs;
    for (int i = 0; i < out; i++)
        in[i] = tni_load_i64(dtype_of(w, i), w->walk.at[i]);
    tni_store_i64(dtype_of(w, out), w->walk.at[out], w->row->signed_reference(in, w->param));
}

/* Their bits go through signed integers, which keep them. */
static void one_unsigned(element_work *w)
{
    uint64_t in[TNI_NEST_OPERANDS], param[MOST_FLOATS];
    int out = w->desc->inputs;
    for (int i = 0; i < out; i++)
        in[i] = (uint64_t)tni_load_i64(dtype_of(w, i), w->walk.at[i]);
    for (int i = 0; i < MOST_FLOATS; i++)
        param[i] = (uint64_t)w->param[i];
    tni_store_i64(dtype_of(w, out), w->walk.at[out], (int64_t)w->row->unsigned_reference(in, param));
}

static void one_choice(element_work *w)
{
    int chosen = tni_load_i64(TN_BOOL, w->walk.at[0]) ? 1 : 2;
    memmove(w->walk.at[3], w->walk.at[chosen], tn_dtype_size(dtype_of(w, 3)));
}

static void read_param(element_work *w)
{
    tn_dtype to = dtype_of(w, w->desc->inputs);
    uint64_t bits;
    for (int i = 0; i < MOST_FLOATS && w->row->floats[i]; i++) {
        tni_cast_element(TN_F32, &w->desc->floats[i], to, &bits);
        w->param[i] = tni_load_i64(to, &bits);
    }
}

static bool is_signed(tn_dtype dtype)
{
    return dtype == TN_I8 || dtype == TN_I16 || dtype == TN_I32 || dtype == TN_I64;
}

static void each_element(const tn_call *call, void (*one)(element_work *w))
{
    const tn_desc *desc = call->desc;
    element_work w = { .desc = desc, .row = tni_op_find(desc->op, desc->wrt) };
    tni_nest nest;
    if (one == one_signed || one == one_unsigned)
        read_param(&w);
    tni_nest_of_call(&nest, call);
    tni_walk_seek(&w.walk, &nest, nest.rank, 0);
    for (int64_t left = tni_nest_count(&nest); left > 0; left--) {
        one(&w);
        tni_walk_step(&w.walk, &nest);
    }
}

void tni_reference_elementwise(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    const tn_desc *desc = call->desc;
    const tni_op_row *row = tni_op_find(desc->op, desc->wrt);
    tn_dtype dtype = (tn_dtype)desc->operand[0].dtype;
    assert(row && desc->steps == 0);
    if (tn_dtype_is_float(dtype) || !row->signed_reference)
        each_element(call, one_float);
    else
        each_element(call, is_signed(dtype) ? one_signed : one_unsigned);
}

void tni_reference_where(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    each_element(call, one_choice);
}
