/* reference/cast.c: element by element from one type to another. */
#include "kernel/reference/reference_p.h"

void tni_reference_cast(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tn_dtype from = (tn_dtype)call->desc->operand[0].dtype, to = (tn_dtype)call->desc->operand[1].dtype;
    tni_nest nest;
    tni_walk walk;
    tni_nest_of_call(&nest, call);
    tni_walk_seek(&walk, &nest, nest.rank, 0);
    for (int64_t left = tni_nest_count(&nest); left > 0; left--) {
        tni_cast_element(from, walk.at[0], to, walk.at[1]);
        tni_walk_step(&walk, &nest);
    }
}
