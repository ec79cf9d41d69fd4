/* fuzz_views.c: any bytes as a program of views, owners, writes and arenas, against the naive model of
 * views_model.h.
 *
 * SOURCES: runtime/core/[a-z]*.c
 * SOURCES: runtime/base/[a-z]*.c */
#include <stdint.h>
#include <stdlib.h>

#include "views_model.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The core asks a ctx for its memory and for nothing else. */
struct tn_ctx { tn_memory *memory; };
tn_memory *tn_ctx_memory(const tn_ctx *ctx) { return ctx->memory; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static vm v;
    tn_memory *pool, *arena;
    const char *why;

    if (tn_pool_create(TN_WITH(tn_pool_options, .max_idle = 512), &pool, NULL))
        return 0;
    if (tn_arena_create(pool, 256, &arena, NULL) == TN_OK) {
        tn_ctx ctx = { pool }, arena_ctx = { arena };
        why = vm_run(&v, pool, &ctx, arena, &arena_ctx, data, size);
        if (why) {
            fprintf(stderr, "%s\n", why);
            abort();
        }
        tn_memory_destroy(arena);
    }
    tn_memory_destroy(pool);
    return 0;
}
