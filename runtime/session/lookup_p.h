#ifndef TNI_LOOKUP_P_H
#define TNI_LOOKUP_P_H

/* lookup_p.h: a session's kernels by descriptor. Any number of threads find while one adds: what is added is
 * never changed or moved, and a bucket's head is published last. */

#include "session/loader_p.h"
#include "session/plan_p.h"

#include <stdatomic.h>

/* A kernel of a session: the plan with its mapped code. */
typedef struct tni_made {
    struct tni_made *next;                 /* in its bucket */
    uint64_t  hash;
    tni_plan  plan;
    tni_image image[TNI_PLAN_PIECES];
} tni_made;

#define TNI_LOOKUP_BUCKETS 1024            /* a power of two */

typedef struct tni_lookup {
    _Atomic(tni_made *) bucket[TNI_LOOKUP_BUCKETS];
} tni_lookup;

/* The kernel for desc, in the form that kernels receive (desc.h); NULL: none. No lock. */
const tni_plan *tni_lookup_find(const tni_lookup *lookup, const tn_desc *desc);

/* Adds made, whose plan is complete. One thread at a time; no equal descriptor is there. */
void tni_lookup_add(tni_lookup *lookup, tni_made *made);

/* Unmaps and frees all. Nobody looks any more. */
void tni_lookup_reset(tni_lookup *lookup, const tn_allocator *allocator);
void tni_made_free(tni_made *made, const tn_allocator *allocator);

/* Whether two settled descriptors mean the same: equal meanings are equal bytes. */
bool tni_desc_same(const tn_desc *a, const tn_desc *b);

#endif
