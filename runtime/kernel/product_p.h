#ifndef TNI_PRODUCT_P_H
#define TNI_PRODUCT_P_H

/* product_p.h: matmul and linear as the loops see them: m, n, k, strides of rows and columns, batches.
 * Broadcast batches are worked out here and nowhere else. */

#include "kernel/nest_p.h"

/* Matrices of the batch nest: its operands, in this order. */
enum { TNI_A, TNI_B, TNI_OUT, TNI_C };

typedef struct tni_matrix { int64_t row, col; } tni_matrix;    /* strides, in elements */

/* The operand of a fused step, spread over the result: stride 0 where it repeats. */
typedef struct tni_side {
    uint8_t    dtype;          /* 0: the step has none */
    tni_matrix matrix;
    int64_t    batch[TN_MAX_RANK];
    const char *data;
} tni_side;

/* out = alpha·a·b + beta·c for every matrix of the batch, then fused steps. c is a third input, or out
 * itself. */
typedef struct tni_product {
    int64_t    m, n, k;
    float      alpha, beta;
    bool       third;          /* c is an input of its own */
    uint8_t    dtype[4];       /* of the matrices; c has out's */
    int64_t    panel;          /* columns of a panel of b, packed (packed_p.h); 0: it lies by strides */
    tni_matrix matrix[4];      /* TNI_A (m, k), TNI_B (k, n), TNI_OUT and TNI_C (m, n) */
    tni_nest   batch;          /* over the leading axes; addresses of each first matrix */
    int        steps;
    tni_side   side[TN_MAX_STEPS];
} tni_product;

/* A matrix of F32 as an operand, by strides in elements: for products that other operations are made of. */
tn_operand tni_matrix_of(int64_t rows, int64_t columns, int64_t row, int64_t column);

/* data: the call's, or NULL when only the geometry is wanted. */
void tni_product_of(tni_product *product, const tn_desc *desc, void *const *data);

/* Whether the result has no element. */
bool tni_product_is_empty(const tni_product *product);

/* Rows of one batch item become rows of one taller product where a and the outputs allow it and b repeats:
 * [B, M, K]·[K, N] is one product of B·M rows. */
void tni_product_fold(tni_product *product);

/* The same result as outᵀ = bᵀ·aᵀ: rows become columns. */
void tni_product_turn(tni_product *product);

/* Of a product with packed b, columns col … col + n of one panel: a product with plain b. */
tni_product tni_product_of_panel(const tni_product *product, int64_t col, int64_t n);

#endif
