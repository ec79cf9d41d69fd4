#ifndef TNI_DENSE_MAP_P_H
#define TNI_DENSE_MAP_P_H

/* dense_map_p.h: one map kernel over a whole nest: for the members, and for what other drivers do to
 * their operands and results. */

#include "kernel/dense_p.h"

/* Runs a UNIT kernel over nest, whose last operand is the output. Operands with other inner strides go
 * through a small tile on the stack, moved by copy kernels. */
void tni_map_nest(const tni_dense *dense, tn_map_fn fn, tni_nest nest, const float *param,
                  const tn_threads *threads);

/* Small packed operands of one shape: a call, and nothing to plan. entry: a UNIT kernel, or NULL. False:
 * nothing was done. */
bool tni_map_small(const tni_entry *entry, const tn_call *call);

#endif
