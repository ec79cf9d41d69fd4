/* slab.c: see slab_p.h. */
#include "slab_p.h"

#include <string.h>

#define SLAB 4096              /* bytes */

struct tni_slab {
    tni_slab *next;
    max_align_t items[];
};

static size_t capacity(const tni_slabs *slabs)
{
    return (SLAB - sizeof(tni_slab)) / slabs->item;
}

bool tni_slabs_is_full(const tni_slabs *slabs)
{
    return slabs->first == NULL || slabs->used == capacity(slabs);
}

static bool grow(tni_slabs *slabs, const tn_allocator *allocator)
{
    tni_slab *slab = tni_alloc(allocator, SLAB);

    if (slab == NULL)
        return false;
    memset(slab, 0, SLAB);
    slab->next = slabs->first;
    slabs->first = slab;
    slabs->used = 0;
    return true;
}

void *tni_slabs_take(tni_slabs *slabs, const tn_allocator *allocator)
{
    if (tni_slabs_is_full(slabs) && !grow(slabs, allocator))
        return NULL;
    return (char *)slabs->first->items + slabs->used++ * slabs->item;
}

void tni_slabs_reset(tni_slabs *slabs, const tn_allocator *allocator)
{
    while (slabs->first != NULL) {
        tni_slab *next = slabs->first->next;
        tni_free(allocator, slabs->first, SLAB);
        slabs->first = next;
    }
    slabs->used = 0;
}
