#ifndef TNI_DENSE_ROWS_P_H
#define TNI_DENSE_ROWS_P_H

/* dense/rows_p.h: elements on their way to kernels that want them packed, as f32 or f64: what dense/rows.c
 * and dense/norm.c share. */

#include "kernel/dense/copy_p.h"
#include "kernel/dense/map_p.h"

/* How elements of a type come to their kernel's: a copy, or casts of 16-bit ones. */
typedef struct tni_lane {
    const tni_dense *dense;
    tn_dtype  outside, inside;
    tn_map_fn widen, narrow;   /* NULL: types are the same */
} tni_lane;

/* The type in which kernels compute a dtype: f32 for 16 bits, else itself. */
tn_dtype tni_lane_dtype(tn_dtype dtype);

/* False: a piece is missing. */
bool tni_lane_make(tni_lane *lane, const tni_dense *dense, tn_dtype dtype);

/* Moves a nest of two operands, the first outside and the second a lane, in or out. */
void tni_lane_in(const tni_lane *lane, const tni_nest *nest);
void tni_lane_out(const tni_lane *lane, const tni_nest *nest);

#endif
