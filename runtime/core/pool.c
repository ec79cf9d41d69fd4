/* pool.c: the pool, and the owners and blocks that live in it (memory_p.h draws them).
 *
 * One lock guards lists and figures; it is held for a few dozen instructions, and around an allocator call
 * only for a new slab or a trim. A pool that was destroyed lives on, unseen, until its last owner is
 * released. */
#include <pthread.h>
#include <string.h>

#include "memory_p.h"
#include "size_class_p.h"
#include "slab_p.h"

#define DEFAULT_MAX_IDLE ((size_t)2 << 30)

struct tn_memory {
    tn_allocator    allocator;
    pthread_mutex_t lock;
    size_t          max_idle;
    tn_memory_stats stats;
    size_t          cells_used;            /* owners alive */
    bool            destroyed;
    tni_slabs       cell_slabs, block_slabs;
    tn_buffer      *free_cells;
    tni_block      *free_blocks;           /* blocks without bytes */
    tni_block      *idle[TNI_CLASSES];     /* blocks with bytes */
};

/* -- CHECKED builds: canaries and 0xFF ----------------------------------------------------------*/

#ifdef TN_CHECKED

#define CANARY 64              /* bytes behind every buffer's end */

static void mark_new(const tni_block *block)
{
    memset(block->bytes, 0xFF, block->size);
    memset((char *)block->bytes + block->size, 0xA5, CANARY);
}

static void mark_returned(const tni_block *block)
{
    memset(block->bytes, 0xFF, block->size);
}

/* Number of the first byte behind the end that was overwritten; −1: none was. */
static int overrun(const tni_block *block)
{
    const unsigned char *end = (const unsigned char *)block->bytes + block->size;

    for (int i = 0; i < CANARY; i++)
        if (end[i] != 0xA5)
            return i;
    return -1;
}

#else

#define CANARY 0

static void mark_new(const tni_block *block)
{
    (void)block;
}

static void mark_returned(const tni_block *block)
{
    (void)block;
}

static int overrun(const tni_block *block)
{
    (void)block;
    return -1;
}

#endif

/* -- Asking the allocator -----------------------------------------------------------------------*/

static void *ask(tn_memory *m, size_t size)
{
    void *bytes = tni_alloc(&m->allocator, size);

    pthread_mutex_lock(&m->lock);
    m->stats.alloc_calls++;
    pthread_mutex_unlock(&m->lock);
    return bytes;
}

static void give_back(const tn_allocator *allocator, void *bytes, size_t class_size)
{
    tni_free(allocator, bytes, class_size + CANARY);
}

/* -- Cells and blocks, under the lock -----------------------------------------------------------*/

static void *take_item(tn_memory *m, tni_slabs *slabs)
{
    m->stats.alloc_calls += tni_slabs_is_full(slabs);
    return tni_slabs_take(slabs, &m->allocator);
}

static tn_buffer *take_cell(tn_memory *m)
{
    tn_buffer *cell = m->free_cells;

    if (cell != NULL)
        m->free_cells = cell->next;
    else if ((cell = take_item(m, &m->cell_slabs)) != NULL)
        cell->memory = m;
    m->cells_used += cell != NULL;
    return cell;
}

static void drop_cell(tn_memory *m, tn_buffer *cell)
{
    cell->block = NULL;
    cell->next = m->free_cells;
    m->free_cells = cell;
    m->cells_used--;
}

static tni_block *take_block(tn_memory *m)
{
    tni_block *block = m->free_blocks;

    if (block == NULL)
        return take_item(m, &m->block_slabs);
    m->free_blocks = block->next;
    return block;
}

static void drop_block(tn_memory *m, tni_block *block)
{
    block->bytes = NULL;
    block->next = m->free_blocks;
    m->free_blocks = block;
}

/* An idle block of the class, or one without bytes; NULL: no memory even for that. */
static tni_block *take_idle(tn_memory *m, size_t class_size)
{
    tni_block **list = &m->idle[tni_class_index(class_size)];
    tni_block *block = *list;

    if (block == NULL)
        return take_block(m);
    *list = block->next;
    m->stats.idle -= class_size;
    return block;
}

static void count_live(tn_memory *m, size_t class_size)
{
    m->stats.buffers++;
    m->stats.live += class_size;
    if (m->stats.live > m->stats.live_peak)
        m->stats.live_peak = m->stats.live;
}

/* -- Owners -------------------------------------------------------------------------------------*/

static tn_status no_memory(const char *op, size_t size, tn_error *err)
{
    return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for a buffer of %zu bytes",
                    size);
}

static tn_status no_owner(const char *op, tn_error *err)
{
    return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for an owner");
}

/* Joins a cell and a block that nobody else sees yet. */
static tni_owner own(tn_buffer *cell, tni_block *block)
{
    cell->block = block;
    cell->next = NULL;
    return (tni_owner){ cell, atomic_load_explicit(&cell->generation, memory_order_relaxed) };
}

static void init_block(tni_block *block, void *bytes, size_t size, size_t class_size)
{
    block->bytes = bytes;
    block->size = size;
    block->class_size = class_size;
    block->owners = 1;
    atomic_store_explicit(&block->version, 0, memory_order_relaxed);
    block->read_only = false;
    block->release = NULL;
    block->user = NULL;
    block->next = NULL;
}

/* A cell and a block of the class, its bytes perhaps still missing, both counted; or neither. */
static bool take_pair(tn_memory *m, size_t class_size, tn_buffer **cell, tni_block **block)
{
    pthread_mutex_lock(&m->lock);
    *cell = take_cell(m);
    *block = *cell == NULL ? NULL : class_size ? take_idle(m, class_size) : take_block(m);
    if (*block != NULL)
        count_live(m, class_size);
    else if (*cell != NULL)
        drop_cell(m, *cell);
    pthread_mutex_unlock(&m->lock);
    return *block != NULL;
}

static void drop_pair(tn_memory *m, size_t class_size, tn_buffer *cell, tni_block *block)
{
    pthread_mutex_lock(&m->lock);
    m->stats.buffers--;
    m->stats.live -= class_size;
    drop_block(m, block);
    drop_cell(m, cell);
    pthread_mutex_unlock(&m->lock);
}

tn_status tni_buffer_new(const char *op, tn_memory *m, size_t size, tni_owner *out, tn_error *err)
{
    size_t class_size = tn_pool_class_size(size);
    tn_buffer *cell;
    tni_block *block;
    void *bytes;

    if (class_size == 0)
        return tni_fail(err, TN_ERR_SHAPE, op, -1, "a buffer holds at most 2147483647 bytes, not %zu", size);
    if (!take_pair(m, class_size, &cell, &block))
        return no_memory(op, size, err);
    bytes = block->bytes != NULL ? block->bytes : ask(m, class_size + CANARY);
    if (bytes == NULL) {
        drop_pair(m, class_size, cell, block);
        return no_memory(op, size, err);
    }
    init_block(block, bytes, size, class_size);
    mark_new(block);
    *out = own(cell, block);
    return TN_OK;
}

tn_status tni_buffer_wrap(const char *op, tn_memory *m, const tn_foreign *foreign, tni_owner *out,
                          tn_error *err)
{
    tn_buffer *cell;
    tni_block *block;

    if (!take_pair(m, 0, &cell, &block))
        return no_owner(op, err);
    init_block(block, foreign->data ? foreign->data : (void *)block, foreign->bytes, 0);
    block->read_only = foreign->read_only;
    block->release = foreign->release;
    block->user = foreign->user;
    *out = own(cell, block);
    return TN_OK;
}

tn_status tni_buffer_share(const char *op, tn_buffer *buffer, tni_owner *out, tn_error *err)
{
    tn_memory *m = buffer->memory;
    tni_block *block = buffer->block;
    tn_buffer *cell;

    pthread_mutex_lock(&m->lock);
    cell = take_cell(m);
    if (cell != NULL)
        block->owners++;
    pthread_mutex_unlock(&m->lock);
    if (cell == NULL)
        return no_owner(op, err);
    *out = own(cell, block);
    return TN_OK;
}

/* -- The end of an owner ------------------------------------------------------------------------*/

static void free_pool(tn_memory *m)
{
    tn_allocator allocator = m->allocator;

    tni_slabs_reset(&m->cell_slabs, &allocator);
    tni_slabs_reset(&m->block_slabs, &allocator);
    pthread_mutex_destroy(&m->lock);
    tni_free(&allocator, m, sizeof *m);
}

/* Keeps the block's bytes for the next request of the class, or says that they must be freed. */
static bool keep(tn_memory *m, tni_block *block)
{
    tni_block **list;

    if (m->destroyed || block->class_size > m->max_idle || m->stats.idle > m->max_idle - block->class_size)
        return false;
    list = &m->idle[tni_class_index(block->class_size)];
    block->next = *list;
    *list = block;
    m->stats.idle += block->class_size;
    return true;
}

/* What is left to do after an owner's end, outside the lock. With the allocator: the pool may be gone. */
typedef struct rest {
    tn_allocator allocator;
    void  *bytes;              /* to give back; NULL: none */
    size_t class_size;
    void (*release)(void *user);
    void  *user;
    int    overrun;            /* as above */
    bool   last;               /* the pool was only waiting for this */
} rest;

static void end_block(tn_memory *m, tni_block *block, rest *r)
{
    m->stats.buffers--;
    m->stats.live -= block->class_size;
    if (block->class_size != 0) {
        r->overrun = overrun(block);
        mark_returned(block);
        if (keep(m, block))
            return;
        r->bytes = block->bytes;
        r->class_size = block->class_size;
    }
    r->release = block->release;
    r->user = block->user;
    drop_block(m, block);
}

static rest end_owner(tn_memory *m, tn_buffer *cell)
{
    rest r = { .allocator = m->allocator, .overrun = -1 };

    pthread_mutex_lock(&m->lock);
    if (--cell->block->owners == 0)
        end_block(m, cell->block, &r);
    drop_cell(m, cell);
    r.last = m->destroyed && m->cells_used == 0;
    pthread_mutex_unlock(&m->lock);
    return r;
}

/* Whoever moves the generation on is the one who ends the owner; before that nothing else of the cell may be
 * read, since it may serve somebody else by now. */
tn_status tni_buffer_release(tn_buffer *cell, uint64_t generation, tn_error *err)
{
    tn_memory *m;
    rest r;

    if (cell == NULL || !atomic_compare_exchange_strong(&cell->generation, &generation, generation + 1))
        return TN_OK;
    m = cell->memory;
    r = end_owner(m, cell);
    if (r.bytes != NULL)
        give_back(&r.allocator, r.bytes, r.class_size);
    if (r.release != NULL)
        r.release(r.user);
    if (r.last)
        free_pool(m);
    if (r.overrun >= 0)
        return tni_fail(err, TN_ERR_OVERRUN, "release", 0, "byte %d behind the buffer's end was overwritten",
                        r.overrun);
    return TN_OK;
}

/* -- The pool -----------------------------------------------------------------------------------*/

tn_status tn_pool_create(const tn_pool_options *given, tn_memory **out, tn_error *err)
{
    static const char op[] = "pool";
    const tn_allocator *allocator;
    tn_pool_options options;
    tn_memory *m;

    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    TN_TRY(tni_read_options(&options, sizeof options, given, op, err));
    allocator = options.allocator != NULL ? options.allocator : &tni_default_allocator;
    if (allocator->alloc == NULL || allocator->free == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "an allocator needs both alloc and free");
    m = tni_alloc(allocator, sizeof *m);
    if (m == NULL)
        return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for a pool");
    memset(m, 0, sizeof *m);
    m->allocator = *allocator;
    m->max_idle = options.max_idle == 0 ? DEFAULT_MAX_IDLE : options.max_idle == 1 ? 0 : options.max_idle;
    m->stats.alloc_calls = 1;
    m->cell_slabs.item = sizeof(tn_buffer);
    m->block_slabs.item = sizeof(tni_block);
    pthread_mutex_init(&m->lock, NULL);
    *out = m;
    return TN_OK;
}

/* Takes every idle block off its list, and gives the blocks back; the bytes are freed one by one. */
static size_t trim(tn_memory *m)
{
    size_t freed = 0;

    for (size_t i = 0; i < TNI_CLASSES; i++) {
        tni_block *block;
        while ((block = m->idle[i]) != NULL) {
            m->idle[i] = block->next;
            give_back(&m->allocator, block->bytes, block->class_size);
            freed += block->class_size;
            drop_block(m, block);
        }
    }
    m->stats.idle = 0;
    return freed;
}

size_t tn_memory_trim(tn_memory *m)
{
    size_t freed;

    if (m == NULL)
        return 0;
    pthread_mutex_lock(&m->lock);
    freed = trim(m);
    pthread_mutex_unlock(&m->lock);
    return freed;
}

void tn_memory_destroy(tn_memory *m)
{
    bool last;

    if (m == NULL)
        return;
    pthread_mutex_lock(&m->lock);
    trim(m);
    m->destroyed = true;
    last = m->cells_used == 0;
    pthread_mutex_unlock(&m->lock);
    if (last)
        free_pool(m);
}

void tn_memory_get_stats(const tn_memory *memory, tn_memory_stats *out)
{
    tn_memory *m = (tn_memory *)memory;        /* only to lock it */
    tn_memory_stats now;
    size_t size = out->size;

    pthread_mutex_lock(&m->lock);
    now = m->stats;
    pthread_mutex_unlock(&m->lock);
    now.size = size;
    memcpy(out, &now, size < sizeof now ? size : sizeof now);
}
