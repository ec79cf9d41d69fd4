#ifndef TNI_CACHE_P_H
#define TNI_CACHE_P_H

/* cache_p.h: kernels' objects on disk: a directory of the user's own with one immutable file a key.
 * Whatever is wrong with a file makes it a miss. Knows nothing of what the bytes mean. */

#include "session/plan_p.h"

#include "base/base_p.h"

typedef struct tni_cache_key {
    uint8_t byte[16];
} tni_cache_key;

/* What a key stands for: everything that the machine code depends on. */
tni_cache_key tni_cache_key_of(const tni_plan *plan);

typedef struct tni_cache {
    int      dir;              /* −1: no cache */
    uint64_t limit;            /* bytes */
    char     path[1024];
} tni_cache;

/* The objects of one kernel, one a piece, in one block of memory. */
typedef struct tni_objects {
    void       *block;
    size_t      block_size, count;
    const void *data[TNI_PLAN_PIECES];
    size_t      size[TNI_PLAN_PIECES];
} tni_objects;

/* Opens (and makes, 0700) the directory: choice, else TENON_CACHE, else XDG_CACHE_HOME/tenon, else
 * ~/.cache/tenon; "" and "off" mean none. On failure *cache is "none" and the error says why: not to be
 * made or written, or others may write to it. limit 0: 1 GiB. */
TN_MUST_USE tn_status tni_cache_open(const char *choice, uint64_t limit, tni_cache *cache, tn_error *err);
void tni_cache_close(tni_cache *cache);

/* Whether key is there and sound; fills *out, to be given back with tni_objects_free. */
bool tni_cache_get(const tni_cache *cache, tni_cache_key key, const tn_allocator *allocator,
                   tni_objects *out);
void tni_objects_free(tni_objects *objects, const tn_allocator *allocator);

/* An entry that is written and has no key's name yet; name "": none. */
typedef struct tni_draft {
    char name[96];
} tni_draft;

/* Storing, all or nothing, in two steps, so that many drafts share the wait for the disk: write makes a
 * draft (empty without a cache), keep syncs it and gives it the key's name. TN_ERR_IO with the system's
 * reason; no draft stays then. */
TN_MUST_USE tn_status tni_cache_write(const tni_cache *cache, tni_cache_key key, const tni_objects *objects,
                                      tni_draft *draft, tn_error *err);
TN_MUST_USE tn_status tni_cache_keep(const tni_cache *cache, tni_cache_key key, const tni_draft *draft,
                                     tn_error *err);

/* Removes the least recently used entries until at most limit bytes remain, and what killed processes
 * left. */
void tni_cache_trim(const tni_cache *cache, const tn_allocator *allocator);

#endif
