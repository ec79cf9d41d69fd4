#ifndef TNI_DENSE_NORM_P_H
#define TNI_DENSE_NORM_P_H

/* dense/norm_p.h: group_norm and batch_norm by pieces: moments of each set (dense/moments.c), then y = (x -
 * center)·factor + shift, three parameters a channel of each set (dense/norm.c). In f32, or f64 of doubles;
 * moments in double. */

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
    bool      wide;            /* numbers are doubles */
    int64_t   size;            /* bytes of one */
    void     *given;           /* [3][sets·channels]: center, factor, shift */
    double   *sums;            /* by_columns: [parts][2][sets] */
} tni_norm_job;

static inline double tni_norm_given(const tni_norm_job *job, int64_t i)
{
    return job->wide ? ((const double *)job->given)[i] : (double)((const float *)job->given)[i];
}

static inline void tni_norm_give(const tni_norm_job *job, int64_t i, double x)
{
    if (job->wide)
        ((double *)job->given)[i] = x;
    else
        ((float *)job->given)[i] = (float)x;
}

/* Chooses the way and, by_columns, cuts it; the nests' addresses may be NULL. */
void tni_moments_plan(tni_norm_job *job);

/* Fills found; the centers of given are overwritten. */
void tni_moments_find(tni_norm_job *job);

#endif
