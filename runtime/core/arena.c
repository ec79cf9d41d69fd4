/* arena.c: the arena: bytes handed out one behind the other, taken back all at once.
 *
 * Chunks come from a pool, as buffers that the arena owns. They lie in the order in which they were used, so
 * that the same requests after a reset find the same places. Every request has a cell and a block, which lie
 * in the order of requests and serve again in that order: a reset moves the generation of each on. One thread
 * at a time, so there is no lock. */
#include <string.h>

#include "memory_p.h"
#include "slab_p.h"

#define DEFAULT_CHUNK ((size_t)1 << 20)
#define LINE ((size_t)64)      /* every buffer starts on one */

typedef struct chunk {
    struct chunk *next;
    tni_owner owner;           /* of the pool's buffer */
    char     *bytes;
    size_t    size;
} chunk;

/* What stands behind one request. */
typedef struct item {
    struct item *next;
    tn_buffer cell;
    tni_block block;
} item;

typedef struct arena {
    tn_memory memory;
    size_t    chunk_size;
    tni_slabs chunk_slabs, item_slabs;
    chunk    *free_chunks;     /* without bytes */
    chunk    *chunks;          /* those up to current are in use */
    chunk    *current;         /* NULL: none is */
    size_t    used;            /* bytes of the current one */
    item     *items;           /* those before unused are in use */
    item    **unused;          /* the link to the first that waits, or to NULL: the end */
    size_t    live, live_peak, buffers, held;
} arena;

/* -- Chunks -------------------------------------------------------------------------------------*/

static void add_chunk(arena *a, chunk *c)
{
    chunk **at = a->current != NULL ? &a->current->next : &a->chunks;

    c->next = *at;
    *at = c;
}

/* Gives a chunk's bytes back to the pool. An overrun was reported at the reset. */
static void drop_chunk(arena *a, chunk *c)
{
    tn_status status = tni_buffer_release(c->owner.buffer, c->owner.generation, NULL);

    (void)status;
    a->held -= c->size;
    c->next = a->free_chunks;
    a->free_chunks = c;
}

static chunk *take_chunk(arena *a, const char *op, size_t size)
{
    chunk *c = a->free_chunks;

    if (c == NULL && (c = tni_slabs_take(&a->chunk_slabs, &a->memory.allocator)) == NULL)
        return NULL;
    a->free_chunks = c->next;
    if (tni_buffer_new(op, a->memory.pool, size, &c->owner, NULL) != TN_OK) {
        c->next = a->free_chunks;
        a->free_chunks = c;
        return NULL;
    }
    c->bytes = c->owner.buffer->block->bytes;
    c->size = size;
    a->held += size;
    return c;
}

/* Puts a chunk of at least size bytes behind the current one: the first of those that wait, else a new
 * one. */
static bool prepare_chunk(arena *a, size_t size)
{
    chunk **at = a->current != NULL ? &a->current->next : &a->chunks;
    chunk *c;

    while (*at != NULL && (*at)->size < size)
        at = &(*at)->next;
    c = *at;
    if (c != NULL)
        *at = c->next;
    else if ((c = take_chunk(a, "arena", size > a->chunk_size ? size : a->chunk_size)) == NULL)
        return false;
    add_chunk(a, c);
    return true;
}

/* -- Requests -----------------------------------------------------------------------------------*/

/* Address of size bytes that nobody has. Canaries need a place too, behind the chunk's end if need be: there
 * the chunk has its own, which look the same. */
static void *bump(arena *a, size_t size)
{
    size_t step = (size + TNI_CANARY + LINE - 1) / LINE * LINE;
    char *bytes;

    if (a->current == NULL || size > a->current->size - a->used) {
        if (!prepare_chunk(a, size))
            return NULL;
        a->current = a->current != NULL ? a->current->next : a->chunks;
        a->used = 0;
    }
    bytes = a->current->bytes + a->used;
    a->used = step < a->current->size - a->used ? a->used + step : a->current->size;
    return bytes;
}

/* The first item that waits; it stays one until it is counted. */
static item *next_item(arena *a)
{
    if (*a->unused == NULL) {
        *a->unused = tni_slabs_take(&a->item_slabs, &a->memory.allocator);
        if (*a->unused != NULL)
            (*a->unused)->cell.memory = &a->memory;
    }
    return *a->unused;
}

static tni_owner use_item(arena *a, item *it)
{
    a->unused = &it->next;
    a->buffers++;
    a->live += it->block.class_size;
    if (a->live > a->live_peak)
        a->live_peak = a->live;
    return tni_own(&it->cell, &it->block);
}

/* Nothing takes a line too, so that no two buffers start at one address. */
static tn_status arena_make(const char *op, tn_memory *m, size_t size, tni_owner *out, tn_error *err)
{
    arena *a = (arena *)m;
    size_t lines = (size + LINE - 1) / LINE;
    item *it = next_item(a);
    void *bytes = it != NULL ? bump(a, size != 0 ? size : 1) : NULL;

    if (bytes == NULL)
        return tni_no_memory(op, size, err);
    tni_block_init(&it->block, op, bytes, size, (lines != 0 ? lines : 1) * LINE);
    tni_mark_new(&it->block);
    *out = use_item(a, it);
    return TN_OK;
}

static tn_status arena_wrap(const char *op, tn_memory *m, const tn_foreign *foreign, tni_owner *out,
                            tn_error *err)
{
    arena *a = (arena *)m;
    item *it = next_item(a);

    if (it == NULL)
        return tni_no_owner(op, err);
    tni_block_wrap(&it->block, op, foreign);
    *out = use_item(a, it);
    return TN_OK;
}

static tn_status arena_share(const char *op, tn_buffer *buffer, tni_owner *out, tn_error *err)
{
    (void)out;
    return tni_fail(err, TN_ERR_UNSUPPORTED, op, 0,
                    "argument 0, made by %s, is of an arena's memory, which ends by reset: it has one owner",
                    buffer->block->origin);
}

/* -- The end of owners --------------------------------------------------------------------------*/

/* Its bytes stay taken until the reset. */
static tn_status end_block(arena *a, const char *op, tni_block *block, tn_error *err)
{
    tn_status status = tni_check_canaries(op, block, err);

    a->buffers--;
    block->owners = 0;
    tni_mark_returned(block);
    if (block->release != NULL)
        block->release(block->user);
    return status;
}

static tn_status arena_end(tn_buffer *cell, tn_error *err)
{
    return end_block((arena *)cell->memory, "release", cell->block, err);
}

/* Ends every owner; the first overrun is the one told. */
static tn_status reset(arena *a, tn_error *err)
{
    tn_status status = TN_OK;

    for (item *it = a->items; it != *a->unused; it = it->next) {
        tn_status ended = TN_OK;
        atomic_fetch_add_explicit(&it->cell.generation, 1, memory_order_release);
        if (it->block.owners != 0)
            ended = end_block(a, "arena_reset", &it->block, status == TN_OK ? err : NULL);
        status = status == TN_OK ? ended : status;
    }
    a->unused = &a->items;
    a->current = NULL;
    a->live = a->used = 0;
    return status;
}

/* -- The arena ----------------------------------------------------------------------------------*/

static size_t arena_trim(tn_memory *m)
{
    arena *a = (arena *)m;
    chunk **first = a->current != NULL ? &a->current->next : &a->chunks;
    size_t before = a->held;

    while (*first != NULL) {
        chunk *c = *first;
        *first = c->next;
        drop_chunk(a, c);
    }
    return before - a->held;
}

static void arena_destroy(tn_memory *m)
{
    arena *a = (arena *)m;
    tn_allocator allocator = m->allocator;
    tn_status status = reset(a, NULL);

    (void)status;
    arena_trim(m);
    tni_slabs_reset(&a->chunk_slabs, &allocator);
    tni_slabs_reset(&a->item_slabs, &allocator);
    tni_free(&allocator, a, sizeof *a);
}

static void arena_get_stats(tn_memory *m, tn_memory_stats *out)
{
    const arena *a = (const arena *)m;

    out->live = a->live;
    out->live_peak = a->live_peak;
    out->idle = a->held > a->live ? a->held - a->live : 0;     /* a chunk may end within a line */
    out->buffers = a->buffers;
    out->alloc_calls = 1 + a->chunk_slabs.count + a->item_slabs.count;
}

static const tni_memory_kind arena_kind = {
    arena_make, arena_wrap, arena_share, arena_end, arena_trim, arena_destroy, arena_get_stats,
};

tn_status tn_arena_create(tn_memory *pool, size_t chunk_size, tn_memory **out, tn_error *err)
{
    static const char op[] = "arena";
    arena *a;

    if (pool == NULL || out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "%s is NULL", pool == NULL ? "pool" : "out");
    if (pool->kind == &arena_kind)
        return tni_fail(err, TN_ERR_ARG, op, -1, "an arena stands on a pool, not on another arena");
    if (chunk_size > INT32_MAX)
        return tni_fail(err, TN_ERR_ARG, op, -1, "a chunk has at most 2147483647 bytes, not %zu", chunk_size);
    a = tni_alloc(&pool->allocator, sizeof *a);
    if (a == NULL)
        return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for an arena");
    memset(a, 0, sizeof *a);
    a->memory = (tn_memory){ &arena_kind, pool->allocator, pool };
    a->chunk_size = chunk_size != 0 ? chunk_size : DEFAULT_CHUNK;
    a->chunk_slabs.item = sizeof(chunk);
    a->item_slabs.item = sizeof(item);
    a->unused = &a->items;
    *out = &a->memory;
    return TN_OK;
}

tn_status tn_arena_reset(tn_memory *memory, tn_error *err)
{
    static const char op[] = "arena_reset";

    if (memory == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "the arena is NULL");
    if (memory->kind != &arena_kind)
        return tni_fail(err, TN_ERR_ARG, op, -1, "a pool has no reset: its tensors are released");
    return reset((arena *)memory, err);
}
