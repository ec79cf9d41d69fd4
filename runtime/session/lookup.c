/* lookup.c: hash buckets of immutable entries, grown at the head. */
#include "session/lookup_p.h"

#define XXH_INLINE_ALL
#include <string.h>
#include <xxhash.h>

/* Of the bytes that tni_desc_same compares; cheaper than tn_desc_hash, which is the same on every machine. */
static uint64_t hash_of(const tn_desc *desc)
{
    size_t operands = (size_t)desc->inputs + desc->outputs;
    if (operands > TN_MAX_OPERANDS)
        operands = TN_MAX_OPERANDS;
    return XXH3_64bits(desc->operand, operands * sizeof desc->operand[0]) ^ desc->op;
}

bool tni_desc_same(const tn_desc *a, const tn_desc *b)
{
    size_t operands = (size_t)a->inputs + a->outputs;
    if (memcmp(a, b, offsetof(tn_desc, operand)) != 0 || operands > TN_MAX_OPERANDS)
        return false;
    return memcmp(a->operand, b->operand, operands * sizeof a->operand[0]) == 0;
}

static size_t bucket_of(uint64_t hash) { return (size_t)(hash & (TNI_LOOKUP_BUCKETS - 1)); }

const tni_plan *tni_lookup_find(const tni_lookup *lookup, const tn_desc *desc)
{
    uint64_t hash = hash_of(desc);
    const tni_made *made = atomic_load_explicit(&lookup->bucket[bucket_of(hash)], memory_order_acquire);
    for (; made; made = made->next)
        if (made->hash == hash && tni_desc_same(&made->plan.desc, desc))
            return &made->plan;
    return NULL;
}

void tni_lookup_add(tni_lookup *lookup, tni_made *made)
{
    made->hash = hash_of(&made->plan.desc);
    _Atomic(tni_made *) *head = &lookup->bucket[bucket_of(made->hash)];
    made->next = atomic_load_explicit(head, memory_order_relaxed);
    atomic_store_explicit(head, made, memory_order_release);
}

void tni_made_free(tni_made *made, const tn_allocator *allocator)
{
    for (size_t i = 0; i < TNI_PLAN_PIECES; i++)
        tni_image_unload(&made->image[i]);
    tni_free(allocator, made, sizeof *made);
}

void tni_lookup_reset(tni_lookup *lookup, const tn_allocator *allocator)
{
    for (size_t i = 0; i < TNI_LOOKUP_BUCKETS; i++) {
        tni_made *made = atomic_load_explicit(&lookup->bucket[i], memory_order_relaxed);
        atomic_store_explicit(&lookup->bucket[i], NULL, memory_order_relaxed);
        while (made) {
            tni_made *next = made->next;
            tni_made_free(made, allocator);
            made = next;
        }
    }
}
