#ifndef TNI_DENSE_MAP_P_H
#define TNI_DENSE_MAP_P_H

/* dense_map_p.h: one map or copy kernel over a whole nest: for the members, and for what other drivers do to
 * their operands and results. */

#include "kernel/dense_p.h"

/* Runs a UNIT kernel over nest, whose last operand is the output. Operands with other inner strides go
 * through a small tile on the stack, moved by copy kernels. */
void tni_map_nest(const tni_dense *dense, tn_map_fn fn, tni_nest nest, const float *param,
                  const tn_threads *threads);

/* Copies the nest's first operand to its second, elements of one size. */
void tni_copy_nest(const tni_dense *dense, tni_nest nest, const tn_threads *threads);

#endif
