#ifndef TNI_DENSE_MATVEC_P_H
#define TNI_DENSE_MATVEC_P_H

/* dense_matvec_p.h: products of very few rows, without packing. */

#include "kernel/dense_p.h"
#include "kernel/product_p.h"

/* The kernel that does most of the work, if the product is to be done so, else NULL. */
const tni_entry *tni_matvec_kernel(const tni_dense *dense, const tni_product *product);

/* The product without fused steps; out is written, never read. */
void tni_run_matvec(const tni_dense *dense, const tni_product *product, const tn_threads *threads);

#endif
