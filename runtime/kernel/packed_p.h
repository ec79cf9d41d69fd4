#ifndef TNI_PACKED_P_H
#define TNI_PACKED_P_H

/* packed_p.h: weights [N, K] of linear in panels, as TN_PACKED says: [⌈N/W⌉][K][W], W the packing's number:
 * the columns of wᵀ, W side by side, for the whole depth; lanes past N are 0. Any table takes any number; its
 * own is the one that its tiles read as they are. */

#include "kernel/desc/desc_p.h"

/* PLAIN: the number that text leaves out. MOST: the largest. */
enum { TNI_PACKED_PLAIN = 32, TNI_PACKED_MOST = 256 };

/* Panels of width columns; the next begins step elements on. */
typedef struct tni_panels { int64_t width, count, step; } tni_panels;

static inline tni_panels tni_panels_of(const tn_operand *w)
{
    int64_t width = w->flagged_arg;
    return (tni_panels){ width, (w->shape[0] + width - 1) / width, width * w->shape[1] };
}

/* The number that tables of a tier read fastest. */
int tni_packing_of(tn_isa isa, tn_dtype dtype);

#endif
