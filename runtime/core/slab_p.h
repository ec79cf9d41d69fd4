#ifndef TNI_SLAB_P_H
#define TNI_SLAB_P_H

/* slab_p.h: many small equal things that stay mapped until all go at once. */

#include "base/base_p.h"

typedef struct tni_slab tni_slab;

typedef struct tni_slabs {
    size_t    item;            /* bytes of one */
    tni_slab *first;           /* the slab that items are cut from, then the full ones */
    size_t    used;            /* items cut from the first */
} tni_slabs;

/* One more item, zeroed, NULL if there is no memory. There is no way to give one back: keep a free list. */
void *tni_slabs_take(tni_slabs *slabs, const tn_allocator *allocator);
/* Whether the next take will ask the allocator. */
bool tni_slabs_is_full(const tni_slabs *slabs);
void tni_slabs_reset(tni_slabs *slabs, const tn_allocator *allocator);

#endif
