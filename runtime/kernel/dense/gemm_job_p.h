#ifndef TNI_DENSE_GEMM_JOB_P_H
#define TNI_DENSE_GEMM_JOB_P_H

/* dense/gemm_job_p.h: one product in the making, for the files dense/gemm*.c alone. */

#include "kernel/dense/gemm_p.h"

/* TASK: multiply-adds worth a task of their own. STRIP: so many rows of b, or a unit of the arithmetic, are
 * read side by side when it is packed, each as one stream. */
enum { TNI_GEMM_TASK = 1 << 20, TNI_GEMM_STRIP = 32 };

typedef struct tni_gemm_block { int64_t at, size; } tni_gemm_block;

/* One matrix product of the batch, and the block of it in hand. */
typedef struct tni_gemm_job {
    const tni_gemm   *g;
    const tn_threads *threads;
    int64_t     item;
    const char *a, *b, *c, *side[TN_MAX_STEPS];
    char       *out, *packed_a, *packed_b, *sums;
    tni_gemm_block   rows, cols, ks;
    int64_t     k;                         /* 0: nothing is multiplied */
    float       alpha_beta[2];
    bool        first, last;               /* block of depth */
    int64_t     panels, tall;              /* of rows in the block; so many of the first are tall */
    int64_t     tasks, all_panels;         /* what tasks share: of columns where rows are few, else of rows */
} tni_gemm_job;

/* Panel number i of the block of rows. */
typedef struct tni_row_panel {
    int64_t row, rows;
    const tni_tiling *tiling;
} tni_row_panel;

tni_row_panel tni_gemm_row_panel(const tni_gemm_job *j, int64_t i);

/* Part of the block in hand: rows and columns from its corner. */
typedef struct tni_strip { int64_t row, col, rows, cols; } tni_strip;

static inline bool tni_gemm_reads_c(const tni_gemm *g) { return g->product.beta != 0; }

/* How many panels of so many rows are tall; the rows behind them go in low ones. */
int64_t tni_gemm_tall_panels(const tni_gemm *g, int64_t rows);

/* Steps of depth that panels of the block in hand have: whole units. */
static inline int64_t tni_gemm_steps(const tni_gemm_job *j)
{
    return tni_rounded(j->ks.size, j->g->arithmetic->unit);
}

/* Sums between rows of a block that lies aside: whole tiles and a line, lest rows of a tile fall into a few sets of
 * the cache. */
static inline int64_t tni_gemm_aside_row(const tni_gemm *g)
{
    return tni_rounded(tni_least(g->product.n, g->cols), g->tiling->nr) + 64 / g->sum;
}

/* Where the sums of an element of the block in hand are formed, and the strides there. */
char *tni_gemm_place(const tni_gemm_job *j, int64_t row, int64_t col);
tni_matrix tni_gemm_place_strides(const tni_gemm *g);

/* Packing (dense/gemm_pack.c): one panel of rows to an address; all of the block of b; one panel of it, by
 * number, to an address. */
void  tni_gemm_pack_rows(const tni_gemm_job *j, const tni_row_panel *panel, char *to);
void  tni_gemm_pack_columns(const tni_gemm_job *j);
void  tni_gemm_pack_panel(const tni_gemm_job *j, int64_t panel, char *to);
char *tni_gemm_panel_of_b(const tni_gemm_job *j, int64_t panel);

/* Asking for the rows of a panel before it is packed, a part at a time: lines of stretches from `from` on. */
typedef struct tni_gemm_asking {
    const char *from;
    int64_t     apart, lines, stretches, line, each;       /* line: the next of the first stretch left */
} tni_gemm_asking;

tni_gemm_asking tni_gemm_ask_for_rows(const tni_gemm_job *j, const tni_row_panel *panel, int64_t parts);
void tni_gemm_ask_on(tni_gemm_asking *ask);

/* Before the first block of depth: c where the sums start from it. Behind the last: all that follows the sums.
 * (dense/gemm_finish.c) */
void tni_gemm_begin_strip(const tni_gemm_job *j, const tni_strip *s);
void tni_gemm_end_strip(const tni_gemm_job *j, const tni_strip *s);

/* Makes ready the casts and steps that these take; false: a kernel is missing. */
bool tni_gemm_plan_finish(tni_gemm *g, const tn_step *step, int first);
/* The cast of one type to another, fn NULL if they are one; false: there are no kernels. */
bool tni_gemm_cast(const tni_dense *dense, uint8_t from, uint8_t to, tni_map *map);
/* A nest of a part of a matrix, to which operands are added, and its map: a copy where fn is NULL. */
tni_nest tni_gemm_nest(int64_t rows, int64_t cols);
void tni_gemm_add(tni_nest *nest, const void *data, tni_matrix matrix, int64_t size);
void tni_gemm_move(const tni_dense *dense, const tni_map *map, const tni_nest *nest);

#endif
