#ifndef TNI_DENSE_NORM_P_H
#define TNI_DENSE_NORM_P_H

/* dense/norm_p.h: group_norm and batch_norm by pieces: moments of each set (dense/moments.c), then y = (x -
 * center)·factor + shift, three parameters a channel of each set (dense/norm.c). All in f32, moments in
 * double. */

#include "kernel/dense/rows_p.h"
#include "kernel/norm_p.h"

/* Elements of a tile, for blocks that have to be moved first. */
#define TNI_NORM_TILE 4096

typedef struct tni_norm_job {
    const tn_call *call;
    tni_lane  lane;
    tni_norm  norm;
    tn_map_fn moments_row, moments_column, normalize_row, normalize_column;
    int64_t   sets, count;     /* sets, and elements of one */
    int64_t   channels;        /* of a set, each with parameters of its own */
    bool      by_columns;      /* neighbours in x belong to different sets, which are channels */
    tni_nest  rows;            /* by_columns: x, simplified, the channels taken out; its last axis in blocks */
    int64_t   block, blocks, parts;      /* by_columns: rows of a block; all blocks; parts of them */
    tni_moments *found;        /* [sets] */
    float    *given;           /* [3][sets·channels]: center, factor, shift */
    double   *sums;            /* by_columns: [parts][2][sets] */
} tni_norm_job;

/* Chooses the way and, by_columns, cuts it; the nests' addresses may be NULL. */
void tni_moments_plan(tni_norm_job *job);

/* Fills found; the centers of given are overwritten. */
void tni_moments_find(tni_norm_job *job);

#endif
