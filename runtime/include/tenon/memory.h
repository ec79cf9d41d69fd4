#ifndef TN_MEMORY_H
#define TN_MEMORY_H

/* memory.h: where tensors' bytes come from: a pool, or an arena on top of a pool.
 *
 * A buffer starts on a 64-byte boundary and holds at most 2^31−1 bytes, a generation and a version.
 * Its owner cell (generation, address, version) lives apart from the bytes and stays mapped as long
 * as its memory: that is what makes a stale handle an error instead of a wrong read.
 *
 * Pool: size classes with free lists; released buffers wait for the next request of their class.
 * Any number of threads. Arena: bump allocation for the state of one run, given back all at once; one
 * thread at a time, one arena per concurrent run. After a first run, a run that makes the same
 * requests allocates nothing from either.
 *
 * CHECKED builds fill new and returned bytes with 0xFF and keep 64 canary bytes behind every buffer,
 * verified on release and reset (TN_ERR_OVERRUN). */

#include "status.h"

TN_BEGIN_C

typedef struct tn_memory tn_memory;

/* The hook behind every byte the library asks for; it may fail. Called from any thread. */
typedef struct tn_allocator {
    size_t size;
    void *(*alloc)(void *user, size_t bytes, size_t alignment);   /* NULL: out of memory */
    void  (*free)(void *user, void *block, size_t bytes);         /* bytes as asked for */
    void  *user;
} tn_allocator;

typedef struct tn_pool_options {
    size_t size;
    const tn_allocator *allocator;  /* copied; NULL: the C library's */
    size_t max_idle;                /* bytes kept for reuse; 0: 2 GiB; 1: keep nothing */
    tn_log_fn log;                  /* hears of leaks at the pool's end; NULL: silence */
    void  *log_user;
} tn_pool_options;

typedef struct tn_memory_stats {
    size_t size;
    size_t live, live_peak;    /* bytes in buffers that somebody owns, by class size */
    size_t idle;               /* bytes waiting in free lists or unused in chunks */
    size_t buffers;            /* owned buffers */
    size_t alloc_calls;        /* calls of the hook since creation; flat after warm-up */
} tn_memory_stats;

/* Makes a pool, owned by the caller. The pool and all that is made through it use its allocator. */
TN_STATUS tn_pool_create(const tn_pool_options *options, tn_memory **out, tn_error *err);

/* Gives idle bytes back to the allocator; returns how many. On an arena: gives chunks that were not used
 * since the last reset back to the pool. */
TN_API size_t tn_memory_trim(tn_memory *memory);

/* Bytes that a request of n really occupies. n ≤ 256: n rounded up to 64, at least 64. Above: with
 * b the largest power of two below n, b + ceil((n − b)/(b/4))·(b/4). Pure; n ≤ 2^31−1, else 0. */
TN_API size_t tn_pool_class_size(size_t n);

/* Makes an arena over a pool (borrowed; it stays alive until the arena is gone). chunk: bytes taken from the
 * pool at a time, 0: 1 MiB; a larger request gets a chunk of its own size. Put it into a ctx with
 * tn_ctx_set_memory: every tensor made from then on, wrapped foreign memory included, needs no release and
 * ends by reset. Its figures: live are bytes handed out since the last reset, in whole lines of 64, released
 * or not; idle the rest of its chunks; alloc_calls its own, the pool counts those for chunks. */
TN_STATUS tn_arena_create(tn_memory *pool, size_t chunk, tn_memory **out, tn_error *err);

/* Takes everything back: every tensor allocated since the last reset is stale from now on. Chunks are kept.
 * TN_ERR_OVERRUN (CHECKED builds; the first buffer found) still resets. TN_ERR_ARG if memory is a pool. */
TN_API tn_status tn_arena_reset(tn_memory *arena, tn_error *err);

/* Gives up a pool or an arena; NULL is allowed. An arena resets first. A pool frees its idle bytes now and
 * each live buffer when its last owner is released, so memory lent out (another thread, a foreign engine)
 * stays good; each such buffer is told to the log as leaked, with its size and the operation that made it
 * ("pool: leaked 4096 bytes, made by zeros: 1 owner at the end of the pool"). Stale handles of a destroyed
 * pool or arena must not be used at all, not even released. */
TN_API void tn_memory_destroy(tn_memory *memory);

/* Fills *out (out->size set by the caller). Figures of a busy pool are each right, not one moment. */
TN_API void tn_memory_get_stats(const tn_memory *memory, tn_memory_stats *out);

TN_END_C
#endif
