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

static bool grow(tni_slabs *slabs, const tn_allocator *allocator)
{
    tni_slab *slab = tni_alloc(allocator, SLAB);

    slabs->count++;
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
    bool full = slabs->first == NULL || slabs->used == capacity(slabs);

    if (full && !grow(slabs, allocator))
        return NULL;
    return (char *)slabs->first->items + slabs->used++ * slabs->item;
}

void tni_slabs_each(const tni_slabs *slabs, void (*visit)(void *user, void *item), void *user)
{
    size_t count = slabs->used;

    for (tni_slab *slab = slabs->first; slab != NULL; slab = slab->next) {
        for (size_t i = 0; i < count; i++)
            visit(user, (char *)slab->items + i * slabs->item);
        count = capacity(slabs);
    }
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
