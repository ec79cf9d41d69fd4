#ifndef COUNTED_H
#define COUNTED_H

/* counted.h: pools on an allocator that counts, and tensors on them. Include core_fixture.h first. */

#include <stdatomic.h>

#include "base/base_p.h"

typedef struct counter {
    _Atomic size_t calls, blocks, bytes;       /* any thread may ask */
    size_t fail_at;            /* the call with that number fails, from 1; 0: none */
    tn_allocator allocator;
} counter;

static inline void *count_alloc(void *user, size_t bytes, size_t alignment)
{
    counter *c = user;

    if (++c->calls == c->fail_at)
        return NULL;
    c->blocks++;
    c->bytes += bytes;
    return tni_default_allocator.alloc(NULL, bytes, alignment);
}

static inline void count_free(void *user, void *block, size_t bytes)
{
    counter *c = user;

    c->blocks--;
    c->bytes -= bytes;
    tni_default_allocator.free(NULL, block, bytes);
}

static inline tn_memory *counted_pool(counter *c, size_t max_idle)
{
    tn_memory *m;

    *c = (counter){ .allocator = { sizeof(tn_allocator), count_alloc, count_free, c } };
    OK(tn_pool_create(TN_WITH(tn_pool_options, .allocator = &c->allocator, .max_idle = max_idle), &m, err));
    return m;
}

static inline tn_memory_stats stats_of(const tn_memory *m)
{
    tn_memory_stats stats = { .size = sizeof stats };

    tn_memory_get_stats(m, &stats);
    return stats;
}

static inline tn_ctx *ctx_on(tn_memory *m)
{
    tn_ctx *ctx;

    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = m), &ctx, err));
    return ctx;
}

static inline tn_tensor bytes_of(tn_ctx *ctx, int32_t count)
{
    tn_tensor t;

    OK(tn_tensor_new(ctx, TN_U8, TN_SHAPE(count), &t, err));
    return t;
}

#endif
