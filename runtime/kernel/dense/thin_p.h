#ifndef TNI_DENSE_THIN_P_H
#define TNI_DENSE_THIN_P_H

/* dense/thin_p.h: thin products, those of few rows or, turned round, of few columns: nothing is packed. */

#include "kernel/dense/rows_p.h"
#include "kernel/product_p.h"

/* How a product is done so: sizes and strides are those of the kernel's a and b, rows being the few. */
typedef struct tni_thin {
    const tni_dense   *dense;
    const tni_product *product;            /* borrowed */
    const tni_entry   *kernel;
    bool       turned;         /* the transpose of out is made, of b and a transposed */
    tni_thin_kind kind;        /* how b is taken */
    bool       gathers;        /* rows of a are brought to scratch first */
    tni_lane   of_a, of_out;   /* from and to the type of the sums */
    int64_t    m, n, k;
    tni_matrix a, b, out, c;
} tni_thin;

/* False: the product is not to be done so. Fused steps that follow have to find their type in the output. */
bool tni_thin_plan(tni_thin *thin, const tni_dense *dense, const tni_product *product);

size_t tni_thin_scratch(const tni_thin *thin);

/* alpha·a·b + beta·c, without fused steps. */
void tni_thin_run(const tni_thin *thin, void *scratch, const tn_threads *threads);

#endif
