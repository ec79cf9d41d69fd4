#ifndef TNI_REDUCE_P_H
#define TNI_REDUCE_P_H

/* reduce_p.h: operations over some axes of one input, split in two nests: the axes that stay, walked by
 * input and output, and those that are taken together, walked by the input (and by the output where the
 * operation keeps the shape). */

#include "kernel/nest_p.h"

typedef struct tni_reduction {
    tni_nest kept;             /* operands: input, output */
    tni_nest reduced;          /* operands: input, and output of equal shape; addresses from kept's walk */
} tni_reduction;

/* Reductions: axes as bits in ints[0]. log_softmax: one axis, ints[0], negative from the end. data as in
 * tni_product_of. */
void tni_reduction_of(tni_reduction *reduction, const tn_desc *desc, void *const *data);
void tni_row_axis_of(tni_reduction *reduction, const tn_desc *desc, void *const *data);

/* What elements are turned by, as 64 bits (F32: 32), so that the least of floats is the largest and that of
 * integers of a type, or the largest of signed ones, the largest of unsigned ones. Turned again, they are
 * what they were. */
uint64_t tni_turn_bits(tn_op op, tn_dtype dtype);

#endif
