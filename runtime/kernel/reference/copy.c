/* reference/copy.c: copies elements of one type, bit for bit. */
#include "kernel/reference/reference_p.h"

#include <string.h>

void tni_reference_copy(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_nest nest;
    tni_walk walk;
    tni_nest_of_call(&nest, call);
    tni_walk_seek(&walk, &nest, nest.rank, 0);
    for (int64_t left = tni_nest_count(&nest); left > 0; left--) {
        memcpy(walk.at[1], walk.at[0], (size_t)nest.size[1]);
        tni_walk_step(&walk, &nest);
    }
}
