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
 * next generation, but never unmapped while its pool or any owner lives: a stale handle reads a number that
 * differs, never bytes. The block counts owners; with the last one the bytes go back to their class.
 *
 * Knows nothing of shapes and types. Threads: everything here may be called from any thread; what belongs
 * to the pool is changed under its lock. */

#include <stdatomic.h>
#include <tenon/tensor.h>

#include "base/base_p.h"

/* A run of bytes that owners share. */
typedef struct tni_block {
    void    *bytes;
    size_t   size;             /* usable bytes: as asked for, not the class */
    size_t   class_size;       /* 0: foreign */
    size_t   owners;           /* under the pool's lock */
    _Atomic uint64_t version;
    bool     read_only;
    void   (*release)(void *user);     /* foreign: its end */
    void    *user;
    struct tni_block *next;    /* in a free list */
} tni_block;

struct tn_buffer {
    _Atomic uint64_t generation;
    tn_memory *memory;
    tni_block *block;
    struct tn_buffer *next;    /* in the free list */
};

/* The buffer part of a handle. */
typedef struct tni_owner {
    tn_buffer *buffer;
    uint64_t   generation;
} tni_owner;

/* Fills *out with a new owner, of a new block of that many bytes. op: whose sentence it is. TN_ERR_MEMORY. */
tn_status tni_buffer_new(const char *op, tn_memory *memory, size_t size, tni_owner *out, tn_error *err);

/* The same over foreign bytes. On failure nothing was taken. */
tn_status tni_buffer_wrap(const char *op, tn_memory *memory, const tn_foreign *foreign, tni_owner *out,
                          tn_error *err);

/* The same over the block of a live buffer. */
tn_status tni_buffer_share(const char *op, tn_buffer *buffer, tni_owner *out, tn_error *err);

/* Ends the owner if generation is still its own, else does nothing. TN_ERR_OVERRUN. */
tn_status tni_buffer_release(tn_buffer *buffer, uint64_t generation, tn_error *err);

static inline bool tni_buffer_is_live(const tn_buffer *buffer, uint64_t generation)
{
    return buffer != NULL && atomic_load_explicit(&buffer->generation, memory_order_acquire) == generation;
}

#endif
