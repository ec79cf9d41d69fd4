/* reference_elementwise.c: unary and binary operations: the row's function on each element. */
#include "kernel/desc_p.h"
#include "kernel/reference_p.h"

#include <assert.h>

void tni_reference_elementwise(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    const tn_desc *desc = call->desc;
    const tni_op_row *row = tni_op_find(desc->op, desc->wrt);
    tni_nest nest;
    tni_walk walk;
    assert(row && row->reference && desc->steps == 0);
    tni_nest_of_call(&nest, call);
    tni_walk_seek(&walk, &nest, nest.rank, 0);
    for (int64_t left = tni_nest_count(&nest); left > 0; left--) {
        double in[TNI_NEST_OPERANDS];
        for (int i = 0; i < desc->inputs; i++)
            in[i] = tni_load_f64((tn_dtype)desc->operand[i].dtype, walk.at[i]);
        tni_store_f64((tn_dtype)desc->operand[desc->inputs].dtype, walk.at[desc->inputs],
                        row->reference(in, desc->floats));
        tni_walk_step(&walk, &nest);
    }
}
