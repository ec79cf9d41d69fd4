#ifndef TNI_DENSE_GEMM_P_H
#define TNI_DENSE_GEMM_P_H

/* dense/gemm_p.h: products of matrices of any types, strides and batches, for the members of the table and for
 * drivers that are made of products.
 *
 *     tni_gemm g = { .dense = dense };
 *     tni_product_of(&g.product, desc, data);            or by hand, product_p.h
 *     if (tni_gemm_plan(&g, desc->step))                 false: a piece is missing
 *         tni_gemm_run(&g, scratch, threads);            scratch: tni_gemm_scratch(&g) bytes, 64-byte aligned
 *
 * The plan is a pure function of types, sizes and strides: made without data it gives the size of the scratch.
 * Elements become those of panels while they are packed; sums are formed by an arithmetic (dense/dense_p.h), in the
 * output itself or beside it, block by block; alpha, beta, fused steps and the cast to the output follow while
 * the block is near (dense/gemm_finish.c). */

#include "kernel/dense/map_p.h"
#include "kernel/product_p.h"

/* How one side becomes panels: elements of another type are cast on the way. */
typedef struct tni_packing {
    tn_pack_fn pack;
    tni_map    cast;           /* fn NULL: elements are those of panels */
    int64_t    width, group;
    int64_t    size, panel;    /* bytes of an element, and in a panel */
} tni_packing;

/* A fused step that follows the product: a map kernel, or the reference's function of one element. */
typedef struct tni_gemm_step {
    const tn_step *step;
    const tni_side *side;
    tni_map map;               /* fn NULL: there is no kernel */
    tni_scalar_fn reference;
} tni_gemm_step;

/* Part of a matrix of finished sums, element (row, col) of the product at sums, rows ld elements apart. */
typedef struct tni_gemm_part {
    int64_t item;              /* of the batch, as tni_walk_seek counts */
    int64_t row, col, rows, cols;
    void   *sums;
    int64_t ld;
} tni_gemm_part;

typedef struct tni_gemm {
    const tni_dense *dense;    /* filled by the caller, as is product */
    tni_product product;       /* by the plan folded, perhaps turned round */
    /* Optional, filled by the caller before the plan: takes the sums, of type sum, instead of all that follows
     * the product; called side by side for different parts. */
    void      (*finish)(void *arg, const tni_gemm_part *part);
    void       *finish_arg;
    /* The plan's. */
    const void *panels_of_b;   /* of b_packed: b came in panels that tiles read as they are */
    bool        b_packed;
    const tni_arithmetic_row *arithmetic;
    const tni_tiling *tiling;
    const tni_tiling *low;     /* as wide, for rows that tiles of tiling would leave unfilled; NULL */
    tni_packing pack_a, pack_low, pack_b;  /* pack_low: a, for low */
    bool        few;           /* rows: every panel of b is packed just before its only use */
    bool        turned;
    bool        raw;           /* tiles leave plain sums; alpha, beta and c come when these are finished */
    bool        aside;         /* sums lie beside the output until they are finished */
    bool        deep;          /* few rows are packed for the whole depth, and panels of b go by one by one */
    bool        relu;          /* built into the last tile */
    int         bias;          /* number of the side that the last tile adds; -1 */
    int64_t     sum;           /* bytes of a sum */
    int64_t     depth, rows, cols;         /* of blocks */
    tni_map     bring, put, widen;         /* casts: c to sums, sums to out, c to F64; fn NULL: a copy */
    int         todos;
    tni_gemm_step todo[TN_MAX_STEPS];
} tni_gemm;

/* step: of all product.steps, borrowed; NULL for none. */
bool   tni_gemm_plan(tni_gemm *gemm, const tn_step *step);
/* Only the arithmetic, by dense and the product's types; false: none is there for them. */
bool   tni_gemm_choose_arithmetic(tni_gemm *gemm);
size_t tni_gemm_scratch(const tni_gemm *gemm);
/* Writes nothing where the result has no elements. */
void   tni_gemm_run(const tni_gemm *gemm, void *scratch, const tn_threads *threads);

/* What does most of the work. */
const tni_entry *tni_gemm_tile(const tni_gemm *gemm);

/* The steps alone, over a result that is there: planned so, or as all of the product without fused ones. */
bool tni_gemm_plan_steps(tni_gemm *gemm, const tn_step *step);
void tni_gemm_run_steps(const tni_gemm *gemm, const tn_threads *threads);

#endif
