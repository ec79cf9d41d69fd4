#ifndef TNI_NEST_P_H
#define TNI_NEST_P_H

/* nest_p.h: a loop nest over operands of any strides: what the drivers and the reference kernels walk.
 * Extents and strides are 64-bit here, since sums of 32-bit products leave 32 bits. Knows no operation. */

#include <tenon/kernels.h>

#define TNI_NEST_OPERANDS 4

/* Element (i0, i1, …) of operand o is at data[o] + size[o]·Σ i_d·stride[o][d]. */
typedef struct tni_nest {
    int     rank, operands;
    int64_t extent[TN_MAX_RANK];
    int64_t stride[TNI_NEST_OPERANDS][TN_MAX_RANK];
    int64_t size[TNI_NEST_OPERANDS];       /* bytes of an element */
    char   *data[TNI_NEST_OPERANDS];
} tni_nest;

/* A place in a nest: the index of its leading `depth` axes and the addresses that belong to it. */
typedef struct tni_walk {
    int     depth;
    int64_t index[TN_MAX_RANK];
    char   *at[TNI_NEST_OPERANDS];
} tni_walk;

/* Strides of an operand, packed ones worked out. */
void tni_strides_of(const tn_operand *operand, int64_t stride[TN_MAX_RANK]);

/* The same over the axes of `like`, to which the operand broadcasts: 0 on axes it repeats along. */
void tni_broadcast_strides(const tn_operand *operand, const tn_operand *like, int64_t stride[TN_MAX_RANK]);

/* Starts a nest over the axes of `like`, and adds an operand that broadcasts to them. */
void tni_nest_start(tni_nest *nest, const tn_operand *like);
void tni_nest_add(tni_nest *nest, const tn_operand *operand, const tn_operand *like, void *data);

/* A nest over the operands of an elementwise call: its inputs, then its one output. */
void tni_nest_of_call(tni_nest *nest, const tn_call *call);

/* Fewest axes, and the leader's neighbours innermost: axes of extent 1 go, an axis that the leader walks
 * backwards is turned round, the leader's smallest stride comes last, and axes that every operand walks
 * as one are merged. The set of element tuples stays the same, their order does not. Addresses may be
 * NULL. */
void tni_nest_simplify(tni_nest *nest, int leader);

/* Takes an axis out and puts it at another place; puts axes of extent 1 in front, up to a rank. */
void tni_nest_move_axis(tni_nest *nest, int from, int to);
void tni_nest_pad(tni_nest *nest, int rank);

/* The axis on which an operand moves least, but for repeating: its neighbours lie along it; -1: it never
 * moves. */
int tni_nest_closest_axis(const tni_nest *nest, int operand);

int64_t tni_nest_count(const tni_nest *nest);

/* Goes to position `number` (row-major) of the leading axes; then on by one. step wraps at the end. */
void tni_walk_seek(tni_walk *walk, const tni_nest *nest, int depth, int64_t number);
void tni_walk_step(tni_walk *walk, const tni_nest *nest);

/* The addresses as kernels take them, where they lie: a copy of two that were just stepped is one wide load,
 * which waits until both stores have left the core, and with it every row behind it. */
static inline void *const *tni_walk_addresses(const tni_walk *walk)
{
    return (void *const *)walk->at;
}

#endif
