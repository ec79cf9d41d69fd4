#ifndef TNI_DENSE_COPY_P_H
#define TNI_DENSE_COPY_P_H

/* dense/copy_p.h: a copy over a whole nest, for the member and for drivers that gather what they work on. */

#include "kernel/dense/dense_p.h"

/* Copies the nest's first operand to its second, elements of one size. Stores stay in the caches, however
 * large: somebody is about to read. */
void tni_copy_nest(const tni_dense *dense, tni_nest nest, const tn_threads *threads);
/* The same into an operation's result: large ones past the caches. */
void tni_copy_result(const tni_dense *dense, tni_nest nest, const tn_threads *threads);

#endif
