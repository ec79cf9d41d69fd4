#ifndef TNI_DENSE_REDUCE_P_H
#define TNI_DENSE_REDUCE_P_H

/* dense/reduce_p.h: the two ways to reduce, and what they share.
 *
 * By rows: elements of one output lie close together; they are gathered where they are not neighbours, and
 * the row kernel takes them. By columns: neighbours belong to different outputs; whole stretches are taken
 * together by the column kernel. A unit is what one task computes: one output, or a stretch of them. Where
 * units are few and elements many, the elements are cut into parts, whose results wait in scratch. All this
 * depends on the problem alone.
 *
 * Kernels exist for few types: the input is cast, in tiles on the stack, to one that holds every value and
 * every result (dense/reduce.c says which), and what comes out is rounded once. Minima are maxima of turned
 * values (tni_turn_bits).
 *
 * Error of sums: row kernels and the taking of stretches are pairwise or better; sums of such sums are in
 * double, with what rounding takes from them kept beside. */

#include "kernel/dense/dense_p.h"

/* Elements of a tile on the stack. */
#define TNI_FOLD_TILE 2048

typedef enum tni_fold_kind { TNI_FOLD_ADD, TNI_FOLD_MULTIPLY, TNI_FOLD_LARGEST, TNI_FOLD_FIND } tni_fold_kind;

typedef struct tni_fold {
    const tni_dense *dense;
    tni_fold_kind kind;
    bool      mean;
    tn_dtype  from, work, to;  /* of the input; of the kernels; of the output */
    bool      straight;        /* a kernel's result is the output's, bit for bit */
    int64_t   from_size, work_size;
    tn_row_fn row;
    tn_columns_fn columns;
    tn_map_fn cast[2];         /* in turn, from the input's type to work; NULL where there is none */
    float     param[3];        /* kernels': bits that turn, low word first; the number of the first row */
    tni_nest  kept, reduced;   /* simplified, but for places; as in reduce_p.h; kept starts at the first
                                * element that is walked */
    int64_t   terms, outputs;
    bool      by_columns;
    int64_t   units, parts;
    char     *partial;         /* if parts > 1: by rows tni_total [units][parts]; by columns rows of results
                                * [parts][outputs], then as many of places */
    int64_t   rows, cols, row_blocks, blocks;      /* by rows: the elements' last two axes in blocks */
    bool      direct;                              /* by rows: blocks are read in place */
    bool      batched;                             /* by rows: several outputs' elements fill a tile */
    int64_t   width, stretches;                    /* by columns: outputs of a unit; units of a last axis */
} tni_fold;

/* -- Results of blocks and parts, one output's: dense/reduce_total.c -------------------------------------*/

typedef struct tni_total {
    double   high, low;        /* float kernels: the value, turned; of a sum, what rounding took from it */
    uint64_t bits;             /* integer kernels: the value, turned */
    int64_t  place;
    bool     any;
} tni_total;

/* A kernel's result. place: that of the value, for places. */
tni_total tni_total_of(const tni_fold *fold, const void *value, int64_t place);
/* Takes b, whose elements come behind all of *a. */
void tni_total_take(const tni_fold *fold, tni_total *a, const tni_total *b);
/* As an element of the output. */
void tni_total_store(const tni_fold *fold, const tni_total *total, void *out);

/* -- Elements as kernels take them: dense/reduce_fetch.c -------------------------------------------------*/

typedef struct tni_fold_tile {
    _Alignas(64) char gathered[TNI_FOLD_TILE * 8];
    _Alignas(64) char between[TNI_FOLD_TILE * 8];
    _Alignas(64) char work[TNI_FOLD_TILE * 8];
} tni_fold_tile;

/* A block of rows × columns of the input (rank 2, one operand), columns adjacent, of the kernels' type:
 * where it lies, if that will do, else in the tile. *row_stride NULL: rows have to be adjacent, too. */
const void *tni_fold_fetch(const tni_fold *fold, const tni_nest *block, tni_fold_tile *tile,
                           int64_t *row_stride);

/* -- The ways --------------------------------------------------------------------------------------------*/

/* Fill the last fields of *fold, units among them. */
void tni_fold_plan_rows(tni_fold *fold);
void tni_fold_plan_columns(tni_fold *fold);

/* Computes a part of a unit: into partial, or, when there is one part, into the output. */
void tni_fold_rows(const tni_fold *fold, int64_t unit, int64_t part);
void tni_fold_columns(const tni_fold *fold, int64_t unit, int64_t part);
/* Columns of places: a unit's, without parts or a part of it. */
void tni_fold_places(const tni_fold *fold, int64_t unit, int64_t part);

/* Units first, first + 1, … whose elements are one run in place, or fill tiles together. */
void tni_fold_short_rows(const tni_fold *fold, int64_t first, int64_t count);
void tni_fold_batched_rows(const tni_fold *fold, int64_t first, int64_t count);

/* From all parts of every unit to the outputs. */
void tni_fold_join_rows(const tni_fold *fold);
void tni_fold_join_columns(const tni_fold *fold);
void tni_fold_join_places(const tni_fold *fold);

/* A unit by columns: where its first output's elements and the output lie, how many it has, its first
 * output's number. */
typedef struct tni_stretch {
    char   *in, *out;
    int64_t width, output;
} tni_stretch;

tni_stretch tni_fold_stretch(const tni_fold *fold, int64_t unit);
/* Rows of elements of a stretch: at most `most` from element number `first` on, those of one innermost axis.
 * Returns how many. */
int64_t tni_fold_next_rows(const tni_fold *fold, const tni_stretch *stretch, int64_t first, int64_t most,
                           tni_nest *block);
/* Results of the kernels' type to a stretch of outputs. */
void tni_fold_store_row(const tni_fold *fold, const void *row, const tni_stretch *stretch);

#endif
