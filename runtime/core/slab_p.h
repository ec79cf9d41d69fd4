#ifndef TNI_SLAB_P_H
#define TNI_SLAB_P_H

/* slab_p.h: many small equal things that stay mapped until all go at once. */

#include "base/base_p.h"

typedef struct tni_slab tni_slab;

typedef struct tni_slabs {
    size_t    item;            /* bytes of one */
    tni_slab *first;           /* the slab that items are cut from, then the full ones */
    size_t    used;            /* items cut from the first */
    size_t    count;           /* slabs: calls of the allocator */
} tni_slabs;

/* One more item, zeroed, NULL if there is no memory. There is no way to give one back: keep a free list. */
void *tni_slabs_take(tni_slabs *slabs, const tn_allocator *allocator);
/* Calls visit with every item that was ever taken. */
void tni_slabs_each(const tni_slabs *slabs, void (*visit)(void *user, void *item), void *user);
void tni_slabs_reset(tni_slabs *slabs, const tn_allocator *allocator);

#endif
