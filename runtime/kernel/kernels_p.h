#ifndef TNI_KERNELS_P_H
#define TNI_KERNELS_P_H

/* kernels_p.h: what tables share inside the library: families, and the dense tables by form. */

#include "kernel/stock_p.h"

/* The family of the operation, a tni_family; -1: no such operation. */
int tni_kernels_family(const tn_desc *desc);

/* Sets the member of a family, in a table of this library's size. */
void tni_kernels_set_member(tn_kernels *kernels, int family, tn_kernel_fn fn);

/* The dense table of a tier that runs the given form of every kernel that has it: for verify and bench.
 * tn_kernels_dense gives the C form. */
enum { TNI_DENSE_C = 0, TNI_DENSE_IR = 1 };
const tn_kernels *tni_kernels_dense_form(tn_isa isa, tn_mode mode, int form);
/* The same with these of the CPU's add-ons, whether they gain or not. */
const tn_kernels *tni_kernels_dense_with(tn_isa isa, tn_mode mode, int form, unsigned addons);

#endif
