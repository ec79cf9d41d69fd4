#ifndef TOOL_PEER_PRODUCT_H
#define TOOL_PEER_PRODUCT_H

/* peer_product.h: a product as interfaces like BLAS take it. */

#include "peer_p.h"

typedef struct peer_matrix {
    bool by_rows;              /* stored by rows, else by columns */
    int  apart;                /* elements from one to the next */
} peer_matrix;

/* The matrices of one product of the batch. */
typedef struct peer_item {
    const void *a, *b;
    void *c;
} peer_item;

/* c = alpha·a·b, c by rows. */
typedef struct peer_product {
    int m, n, k;
    float alpha;
    peer_matrix a, b, c;
    size_t items;
    peer_item *item;           /* to be freed */
} peer_product;

/* false: another operation, or matrices with holes; nothing to free. */
bool peer_product_of(const peer_problem *p, peer_product *out);

#endif
