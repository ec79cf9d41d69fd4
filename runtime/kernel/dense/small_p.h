#ifndef TNI_DENSE_SMALL_P_H
#define TNI_DENSE_SMALL_P_H

/* dense/small_p.h: products so small that nothing is packed, for the member of products (dense/matmul.c). */

#include "kernel/dense/dense_p.h"

/* The kernel that desc gets; NULL: it is no such product. */
const tni_entry *tni_small_kernel(const tni_dense *dense, const tn_desc *desc);

/* Runs it, without scratch; false: it is none, and nothing was done. */
bool tni_run_small(const tni_dense *dense, const tn_call *call);

#endif
