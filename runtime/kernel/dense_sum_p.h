#ifndef TNI_DENSE_SUM_P_H
#define TNI_DENSE_SUM_P_H

/* dense_sum_p.h: the two ways to sum, and what they share.
 *
 * By rows: terms of one output lie close together; they are gathered where they are not neighbours, and the
 * row kernel sums them. By columns: neighbours belong to different outputs; whole stretches of terms are
 * added by the elementwise kernel. A unit is what one task computes: one output, or a stretch of them. Where
 * units are few and terms many, the terms are cut into parts, whose sums wait in scratch. All this depends on
 * the problem alone. Error: row kernels and the adding of stretches are pairwise or better; sums of such sums
 * are in double. */

#include "kernel/dense_p.h"

/* Outputs of a unit by columns: 1 KiB, and a few such stretches fit in the caches. */
#define TNI_SUM_WIDTH 256

typedef struct tni_sum {
    const tni_dense *dense;
    tn_row_fn row;
    tn_map_fn add;
    tni_nest  kept, reduced;   /* simplified; as in reduce_p.h; kept starts at the first term walked */
    int64_t   terms, outputs;
    bool      by_columns;
    int64_t   units, parts;
    double   *partial;         /* [parts][outputs], if parts > 1 */
    int64_t   rows, cols, row_blocks, blocks;      /* by rows: the terms' last two axes in blocks */
    bool      direct;                              /* by rows: blocks are runs, read in place */
    int64_t   stretches;                           /* by columns: in the last kept axis */
} tni_sum;

/* Fill the last fields of *sum, units among them. */
void tni_sum_plan_rows(tni_sum *sum);
void tni_sum_plan_columns(tni_sum *sum);

/* Computes a part of a unit: into partial, or, when there is one part, into the output. */
void tni_sum_rows(const tni_sum *sum, int64_t unit, int64_t part);
void tni_sum_columns(const tni_sum *sum, int64_t unit, int64_t part);

/* Units first, first + 1, … whose terms are one run in place: straight into the output. */
void tni_sum_short_rows(const tni_sum *sum, int64_t first, int64_t count);

#endif
