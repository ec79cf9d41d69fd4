#ifndef TNI_MEMORY_P_H
#define TNI_MEMORY_P_H

/* memory_p.h: buffers and their owners. Three things hang together:
 *
 *     handle (tn_tensor)  →  owner cell (tn_buffer)  →  block (tni_block)  →  bytes
 *     many, plain values     one a tn_tensor_new or     one a run of bytes     aligned, of a
 *                            tn_tensor_share                                   size class
 *
 * A handle is live while its generation equals its cell's. Releasing is one exchange on that number, so of
 * all copies one wins; only the winner may look at the rest of the cell. A cell is used again, under the
 * next generation, but never unmapped while its memory or any owner lives: a stale handle reads a number
 * that differs, never bytes. The block counts owners; with the last one the bytes go back.
 *
 * Cells and blocks belong to a memory, which is of one of two kinds: pool.c, arena.c. Knows nothing of shapes
 * and types. Threads: those of the memory (memory.h). */

#include <stdatomic.h>
#include <tenon/tensor.h>

#include "base/base_p.h"

/* What cells and blocks begin with, to wait in a list. */
typedef struct tni_link {
    struct tni_link *next;
} tni_link;

/* A run of bytes that owners share. */
typedef struct tni_block {
    tni_link    link;
    void       *bytes;
    size_t      size;          /* usable bytes: as asked for, not the class */
    size_t      class_size;    /* bytes it occupies; 0: foreign */
    const char *origin;        /* the operation that made it */
    _Atomic uint64_t version;
    _Atomic size_t   owners;   /* 0: free, or waiting with its bytes */
    bool        read_only;
    void      (*release)(void *user);  /* foreign: its end */
    void       *user;
} tni_block;

struct tn_buffer {
    tni_link   link;
    _Atomic uint64_t generation;
    tn_memory *memory;
    tni_block *block;
};

/* The buffer part of a handle. */
typedef struct tni_owner {
    tn_buffer *buffer;
    uint64_t   generation;
} tni_owner;

/* -- Owners -------------------------------------------------------------------------------------*/

/* Fills *out with a new owner, of a new block of that many bytes. op: whose sentence it is, and the block's
 * origin; static storage. TN_ERR_MEMORY, TN_ERR_SHAPE. */
tn_status tni_buffer_new(const char *op, tn_memory *memory, size_t size, tni_owner *out, tn_error *err);

/* The same over foreign bytes. On failure nothing was taken. */
tn_status tni_buffer_wrap(const char *op, tn_memory *memory, const tn_foreign *foreign, tni_owner *out,
                          tn_error *err);

/* The same over the block of a live buffer. TN_ERR_UNSUPPORTED in an arena. */
tn_status tni_buffer_share(const char *op, tn_buffer *buffer, tni_owner *out, tn_error *err);

/* Ends the owner if generation is still its own, else does nothing. TN_ERR_OVERRUN. */
tn_status tni_buffer_release(tn_buffer *buffer, uint64_t generation, tn_error *err);

static inline bool tni_buffer_is_live(const tn_buffer *buffer, uint64_t generation)
{
    return buffer != NULL && atomic_load_explicit(&buffer->generation, memory_order_acquire) == generation;
}

/* -- Memories -----------------------------------------------------------------------------------*/

/* What a pool and an arena each do in their own way. */
typedef struct tni_memory_kind {
    tn_status (*make)(const char *op, tn_memory *memory, size_t size, tni_owner *out, tn_error *err);
    tn_status (*wrap)(const char *op, tn_memory *memory, const tn_foreign *foreign, tni_owner *out,
                      tn_error *err);
    tn_status (*share)(const char *op, tn_buffer *buffer, tni_owner *out, tn_error *err);
    tn_status (*end)(tn_buffer *buffer, tn_error *err);    /* by the one who moved the generation on */
    size_t    (*trim)(tn_memory *memory);
    void      (*destroy)(tn_memory *memory);
    void      (*get_stats)(tn_memory *memory, tn_memory_stats *out);
} tni_memory_kind;

/* What both begin with. */
struct tn_memory {
    const tni_memory_kind *kind;
    tn_allocator allocator;
    tn_memory   *pool;         /* the pool below an arena; a pool: itself */
};

/* The pool that a memory takes its bytes from: what must survive a reset comes from there. */
static inline tn_memory *tni_memory_pool(const tn_memory *memory)
{
    return memory->pool;
}

/* For the two kinds: a block for new owners to share, and the owner that a cell is now. */
void tni_block_init(tni_block *block, const char *origin, void *bytes, size_t size, size_t class_size);
void tni_block_wrap(tni_block *block, const char *origin, const tn_foreign *foreign);
tni_owner tni_own(tn_buffer *cell, tni_block *block);

/* Their common sentences. */
tn_status tni_no_memory(const char *op, size_t size, tn_error *err);
tn_status tni_no_owner(const char *op, tn_error *err);

/* -- CHECKED builds -----------------------------------------------------------------------------*/

#ifdef TN_CHECKED
#define TNI_CANARY 64          /* bytes behind every buffer's end */
#else
#define TNI_CANARY 0
#endif

/* Fills a block's bytes, new or on their way back, with 0xFF, and draws its canaries. Foreign ones and other
 * builds: nothing. */
void tni_mark_new(const tni_block *block);
void tni_mark_returned(const tni_block *block);
/* TN_ERR_OVERRUN if the canaries are not as they were. */
tn_status tni_check_canaries(const char *op, const tni_block *block, tn_error *err);

#endif
