#ifndef TNI_DENSE_MAP_P_H
#define TNI_DENSE_MAP_P_H

/* dense/map_p.h: one map kernel over a whole nest: for the members, and for what other drivers do to
 * their operands and results. */

#include "kernel/dense/dense_p.h"

/* How an elementwise operation on some types is run: a UNIT kernel; the casts between an operand and its
 * lanes, NULL where there is none; whether the kernel wants the first two operands swapped. */
typedef struct tni_map {
    const tni_entry *entry;    /* the kernel's; NULL where it comes from elsewhere */
    tn_map_fn fn;
    tn_map_fn cast[TNI_NEST_OPERANDS];     /* of inputs into lanes, of the output from them */
    tn_map_fn stream;          /* the same kernel storing past the caches; NULL: none */
    bool      swapped;
    bool      may_stream;      /* nobody is about to read the result: a large one goes past the caches */
} tni_map;

/* The row of the generator's list for a descriptor's operation and types; NULL: the reference serves them. */
const tni_map_row *tni_map_find(const tn_desc *desc);

/* The kernel of a row, or NULL. */
const tni_entry *tni_map_kernel(const tni_dense *dense, const tni_map_row *row, tni_inner inner);

/* Fills *map for a row, of an operation of so many inputs; false: the table lacks a kernel. */
bool tni_map_of(const tni_dense *dense, const tni_map_row *row, int inputs, tni_map *map);

/* The kernel that casts one type to another in one go; NULL: there is none. */
tn_map_fn tni_map_cast(const tni_dense *dense, tn_dtype from, tn_dtype to);

/* Runs a map over a nest, whose operands are in the descriptor's order and whose last is the output.
 * Elements that are no neighbours, or not of the kernel's types, go through small tiles on the stack, moved
 * by copy kernels. */
void tni_map_run(const tni_dense *dense, const tni_map *map, const tni_nest *nest, const float *param,
                 const tn_threads *threads);

/* The same with a UNIT kernel alone, for a result that is read next. */
void tni_map_nest(const tni_dense *dense, tn_map_fn fn, tni_nest nest, const float *param,
                  const tn_threads *threads);

/* Small packed operands of one shape: a call, and nothing to plan. entry: a UNIT kernel that takes the
 * operands as they are, or NULL. False: nothing was done. */
bool tni_map_small(const tni_entry *entry, const tn_call *call);

#endif
