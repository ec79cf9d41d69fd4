/* pool.c: the pool: free lists by size class, for any number of threads.
 *
 * It is cut into shards, each with lists, figures and a lock of its own. A thread works in the shard of its
 * processor; what that lacks it looks for in all others before it asks the allocator, so that what a pool
 * gives, keeps and counts does not depend on which thread did what where. No thread holds two locks, but for
 * one that holds all.
 *
 * Two limits hold for the pool as a whole: the idle cap, and the peak of live bytes, which only rises when
 * all live bytes together exceed it. Each shard has a room of its own in both: rooms and bytes of all
 * shards add up to the limit. What fits the shard's room therefore fits the limit, and needs no other
 * shard; else all are locked, their rooms gathered, and what is left spread again.
 *
 * A pool that was destroyed lives on, unseen, until its last owner is released. */
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>

#include "memory_p.h"
#include "size_class_p.h"
#include "slab_p.h"

#define DEFAULT_MAX_IDLE ((size_t)2 << 30)
#define SHARDS 16

/* Lists of a shard. */
enum { CELLS, BLOCKS, IDLE, LISTS = IDLE + TNI_CLASSES };  /* BLOCKS: without bytes; IDLE + class: with */

enum { PEAK_ROOM, IDLE_ROOM, ROOMS };

/* Counts go below 0, modulo 2^64, where a shard ends what another began: only sums over all mean
 * something. */
typedef struct shard {
    _Alignas(64) pthread_mutex_t lock;
    size_t live, idle, buffers, owners;
    size_t room[ROOMS];
    _Atomic(tni_link *) list[LISTS];       /* changed under the lock; to see that one is empty needs none */
} shard;

typedef struct pool {
    tn_memory       memory;
    tn_log_fn       log;
    void           *log_user;
    size_t          peak;                  /* live bytes, at most so far */
    _Atomic size_t  asked;                 /* calls for buffers' bytes, and one for the pool */
    bool            destroyed;             /* changed under all locks, read under any */
    _Atomic size_t  owners_left;           /* once destroyed */
    pthread_mutex_t slab_lock;
    tni_slabs       cell_slabs, block_slabs;
    shard           shards[SHARDS];
} pool;

/* -- Locks --------------------------------------------------------------------------------------*/

static shard *enter(pool *p)
{
    unsigned cpu = (unsigned)sched_getcpu();           /* −1, not known, will do */
    shard *s = &p->shards[cpu % SHARDS];

    pthread_mutex_lock(&s->lock);
    return s;
}

static void leave(shard *s)
{
    pthread_mutex_unlock(&s->lock);
}

static void enter_all(pool *p)
{
    for (int i = 0; i < SHARDS; i++)
        pthread_mutex_lock(&p->shards[i].lock);
}

static void leave_all(pool *p)
{
    for (int i = 0; i < SHARDS; i++)
        leave(&p->shards[i]);
}

/* -- Rooms, under all locks ---------------------------------------------------------------------*/

static size_t gather(pool *p, int which)
{
    size_t total = 0;

    for (int i = 0; i < SHARDS; i++) {
        total += p->shards[i].room[which];
        p->shards[i].room[which] = 0;
    }
    return total;
}

static void spread(pool *p, int which, size_t total)
{
    for (int i = 0; i < SHARDS; i++) {
        size_t part = total / (size_t)(SHARDS - i);
        p->shards[i].room[which] = part;
        total -= part;
    }
}

/* -- Lists --------------------------------------------------------------------------------------*/

static void push(shard *s, size_t list, tni_link *link)
{
    link->next = atomic_load_explicit(&s->list[list], memory_order_relaxed);
    atomic_store_explicit(&s->list[list], link, memory_order_relaxed);
}

static void *pop(shard *s, size_t list)
{
    tni_link *link = atomic_load_explicit(&s->list[list], memory_order_relaxed);

    if (link != NULL)
        atomic_store_explicit(&s->list[list], link->next, memory_order_relaxed);
    return link;
}

static void put(pool *p, size_t list, tni_link *link)
{
    shard *s = enter(p);

    push(s, list, link);
    leave(s);
}

static void *pop_idle(shard *s, size_t class_size)
{
    tni_block *block = pop(s, IDLE + tni_class_index(class_size));

    if (block != NULL) {
        s->idle -= class_size;
        s->room[IDLE_ROOM] += class_size;
    }
    return block;
}

/* From whichever shard has one. idle_size: the class of an idle list, else 0. */
static void *search(pool *p, size_t list, size_t idle_size)
{
    for (int i = 0; i < SHARDS; i++) {
        shard *s = &p->shards[i];
        void *found;
        if (atomic_load_explicit(&s->list[list], memory_order_relaxed) == NULL)
            continue;
        pthread_mutex_lock(&s->lock);
        found = idle_size != 0 ? pop_idle(s, idle_size) : pop(s, list);
        leave(s);
        if (found != NULL)
            return found;
    }
    return NULL;
}

static void *cut(pool *p, tni_slabs *slabs)
{
    void *item;

    pthread_mutex_lock(&p->slab_lock);
    item = tni_slabs_take(slabs, &p->memory.allocator);
    pthread_mutex_unlock(&p->slab_lock);
    return item;
}

static tn_buffer *find_cell(pool *p)
{
    tn_buffer *cell = search(p, CELLS, 0);

    if (cell == NULL && (cell = cut(p, &p->cell_slabs)) != NULL)
        cell->memory = &p->memory;
    return cell;
}

static tni_block *find_block(pool *p)
{
    tni_block *block = search(p, BLOCKS, 0);

    return block != NULL ? block : cut(p, &p->block_slabs);
}

/* -- Figures ------------------------------------------------------------------------------------*/

static bool admit_here(shard *s, size_t class_size)
{
    if (s->room[PEAK_ROOM] < class_size)
        return false;
    s->room[PEAK_ROOM] -= class_size;
    s->live += class_size;
    s->buffers++;
    s->owners++;
    return true;
}

/* The peak rises by what all rooms together lack. */
static void admit_with_all(pool *p, size_t class_size)
{
    size_t room;

    enter_all(p);
    room = gather(p, PEAK_ROOM);
    if (room < class_size) {
        p->peak += class_size - room;
        room = class_size;
    }
    p->shards[0].room[PEAK_ROOM] = class_size;
    admit_here(&p->shards[0], class_size);
    spread(p, PEAK_ROOM, room - class_size);
    leave_all(p);
}

/* Counts a new buffer with its first owner. */
static void admit(pool *p, size_t class_size)
{
    shard *s = enter(p);
    bool admitted = admit_here(s, class_size);

    leave(s);
    if (!admitted)
        admit_with_all(p, class_size);
}

static void dismiss(shard *s, size_t class_size)
{
    s->buffers--;
    s->live -= class_size;
    s->room[PEAK_ROOM] += class_size;
}

/* -- Making owners ------------------------------------------------------------------------------*/

typedef struct pair {
    tn_buffer *cell;
    tni_block *block;
} pair;

/* The way of a warm pool: everything is in one shard. All of a pair, admitted, or nothing. */
static bool take_here(pool *p, size_t class_size, pair *out)
{
    shard *s = enter(p);
    size_t idle = IDLE + tni_class_index(class_size);
    bool taken = s->list[CELLS] != NULL && s->list[idle] != NULL && admit_here(s, class_size);

    if (taken) {
        out->cell = pop(s, CELLS);
        out->block = pop_idle(s, class_size);
    }
    leave(s);
    return taken;
}

static void *ask(pool *p, size_t class_size)
{
    atomic_fetch_add_explicit(&p->asked, 1, memory_order_relaxed);
    return tni_alloc(&p->memory.allocator, class_size + TNI_CANARY);
}

/* A block of the class with bytes: idle in any shard, else from the allocator. */
static tni_block *find_bytes(pool *p, size_t class_size)
{
    tni_block *block = search(p, IDLE + tni_class_index(class_size), class_size);

    if (block != NULL || (block = find_block(p)) == NULL)
        return block;
    block->bytes = ask(p, class_size);
    if (block->bytes != NULL)
        return block;
    put(p, BLOCKS, &block->link);
    return NULL;
}

static bool take(pool *p, size_t class_size, pair *out)
{
    if (take_here(p, class_size, out))
        return true;
    out->cell = find_cell(p);
    out->block = out->cell != NULL ? find_bytes(p, class_size) : NULL;
    if (out->block != NULL)
        admit(p, class_size);
    else if (out->cell != NULL)
        put(p, CELLS, &out->cell->link);
    return out->block != NULL;
}

static tn_status pool_make(const char *op, tn_memory *m, size_t size, tni_owner *out, tn_error *err)
{
    size_t class_size = tn_pool_class_size(size);
    pair made;

    if (!take((pool *)m, class_size, &made))
        return tni_no_memory(op, size, err);
    tni_block_init(made.block, op, made.block->bytes, size, class_size);
    tni_mark_new(made.block);
    *out = tni_own(made.cell, made.block);
    return TN_OK;
}

static tn_status pool_wrap(const char *op, tn_memory *m, const tn_foreign *foreign, tni_owner *out,
                           tn_error *err)
{
    pool *p = (pool *)m;
    tn_buffer *cell = find_cell(p);
    tni_block *block = cell != NULL ? find_block(p) : NULL;

    if (block == NULL) {
        if (cell != NULL)
            put(p, CELLS, &cell->link);
        return tni_no_owner(op, err);
    }
    admit(p, 0);
    tni_block_wrap(block, op, foreign);
    *out = tni_own(cell, block);
    return TN_OK;
}

static tn_status pool_share(const char *op, tn_buffer *buffer, tni_owner *out, tn_error *err)
{
    pool *p = (pool *)buffer->memory;
    tn_buffer *cell = find_cell(p);
    shard *s;

    if (cell == NULL)
        return tni_no_owner(op, err);
    atomic_fetch_add_explicit(&buffer->block->owners, 1, memory_order_relaxed);
    s = enter(p);
    s->owners++;
    if (p->destroyed)
        atomic_fetch_add_explicit(&p->owners_left, 1, memory_order_relaxed);
    leave(s);
    *out = tni_own(cell, buffer->block);
    return TN_OK;
}

/* -- The end of an owner ------------------------------------------------------------------------*/

/* The last thread to enter a shard may be on its way out of it. */
static void free_pool(pool *p)
{
    tn_allocator allocator = p->memory.allocator;

    enter_all(p);
    leave_all(p);
    for (int i = 0; i < SHARDS; i++)
        pthread_mutex_destroy(&p->shards[i].lock);
    pthread_mutex_destroy(&p->slab_lock);
    tni_slabs_reset(&p->cell_slabs, &allocator);
    tni_slabs_reset(&p->block_slabs, &allocator);
    tni_free(&allocator, p, sizeof *p);
}

static bool keep_here(shard *s, tni_block *block)
{
    if (s->room[IDLE_ROOM] < block->class_size)
        return false;
    s->room[IDLE_ROOM] -= block->class_size;
    s->idle += block->class_size;
    push(s, IDLE + tni_class_index(block->class_size), &block->link);
    return true;
}

/* Whether the cap has room for the block, in all shards together; if so, keeps it. */
static bool keep_with_all(pool *p, tni_block *block)
{
    size_t room;
    bool fits;

    enter_all(p);
    room = gather(p, IDLE_ROOM);
    fits = room >= block->class_size;
    if (fits) {
        p->shards[0].room[IDLE_ROOM] = block->class_size;
        keep_here(&p->shards[0], block);
        room -= block->class_size;
    }
    spread(p, IDLE_ROOM, room);
    leave_all(p);
    return fits;
}

/* The block's bytes go back to whom they came from. */
static void give_back(pool *p, tni_block *block)
{
    void (*release)(void *user) = block->release;
    void *user = block->user;

    if (block->class_size != 0)
        tni_free(&p->memory.allocator, block->bytes, block->class_size + TNI_CANARY);
    put(p, BLOCKS, &block->link);
    if (release != NULL)
        release(user);
}

/* Gives a cell back. True: the pool was only waiting for this. */
static bool drop_owner(pool *p, shard *s, tn_buffer *cell)
{
    push(s, CELLS, &cell->link);
    s->owners--;
    return p->destroyed && atomic_fetch_sub_explicit(&p->owners_left, 1, memory_order_acq_rel) == 1;
}

/* Of a block that the shard could not keep, or a foreign one. */
static bool end_slowly(pool *p, tn_buffer *cell, tni_block *block)
{
    size_t class_size = block->class_size;
    bool last;
    shard *s;

    if (class_size == 0 || !keep_with_all(p, block))
        give_back(p, block);
    s = enter(p);
    dismiss(s, class_size);
    last = drop_owner(p, s, cell);
    leave(s);
    return last;
}

/* Ends the owner, and the block with it if there is no other. The pool may be gone afterwards. */
static void end_owner(pool *p, tn_buffer *cell, tni_block *block, bool block_too)
{
    shard *s = enter(p);
    bool last = false, done = !block_too || (block->class_size != 0 && keep_here(s, block));

    if (done && block_too)
        dismiss(s, block->class_size);
    if (done)
        last = drop_owner(p, s, cell);
    leave(s);
    if (!done)
        last = end_slowly(p, cell, block);
    if (last)
        free_pool(p);
}

static tn_status pool_end(tn_buffer *cell, tn_error *err)
{
    tni_block *block = cell->block;
    bool block_too = atomic_fetch_sub_explicit(&block->owners, 1, memory_order_acq_rel) == 1;
    tn_status status = TN_OK;

    if (block_too) {
        status = tni_check_canaries("release", block, err);
        tni_mark_returned(block);
    }
    end_owner((pool *)cell->memory, cell, block, block_too);
    return status;
}

/* -- The pool -----------------------------------------------------------------------------------*/

/* Frees every idle block, under all locks. */
static size_t trim_all(pool *p)
{
    size_t freed = 0;

    for (int i = 0; i < SHARDS; i++) {
        shard *s = &p->shards[i];
        for (size_t list = IDLE; list < LISTS; list++) {
            tni_block *block;
            while ((block = pop(s, list)) != NULL) {
                tni_free(&p->memory.allocator, block->bytes, block->class_size + TNI_CANARY);
                freed += block->class_size;
                push(s, BLOCKS, &block->link);
            }
        }
        s->room[IDLE_ROOM] += s->idle;
        s->idle = 0;
    }
    return freed;
}

static size_t pool_trim(tn_memory *m)
{
    pool *p = (pool *)m;
    size_t freed;

    enter_all(p);
    freed = trim_all(p);
    leave_all(p);
    return freed;
}

/* One line for a block that somebody still owns. */
static void report(void *user, void *item)
{
    const tni_block *block = item;
    size_t owners = atomic_load_explicit(&block->owners, memory_order_relaxed);
    char line[160];
    pool *p = user;

    if (owners == 0)
        return;
    snprintf(line, sizeof line, "pool: leaked %zu bytes%s, made by %s: %zu owner%s at the end of the pool",
             block->size, block->class_size == 0 ? " of foreign memory" : "", block->origin, owners,
             owners == 1 ? "" : "s");
    p->log(p->log_user, TN_LOG_WARNING, line);
}

/* From now on nothing is kept, and the last owner takes the pool with it. */
static void pool_destroy(tn_memory *m)
{
    pool *p = (pool *)m;
    size_t owners = 0;

    enter_all(p);
    if (p->log != NULL)
        tni_slabs_each(&p->block_slabs, report, p);
    trim_all(p);
    gather(p, IDLE_ROOM);
    for (int i = 0; i < SHARDS; i++)
        owners += p->shards[i].owners;
    p->destroyed = true;
    p->owners_left = owners;
    leave_all(p);
    if (owners == 0)
        free_pool(p);
}

static void pool_get_stats(tn_memory *m, tn_memory_stats *out)
{
    pool *p = (pool *)m;

    enter_all(p);
    for (int i = 0; i < SHARDS; i++) {
        out->live += p->shards[i].live;
        out->idle += p->shards[i].idle;
        out->buffers += p->shards[i].buffers;
    }
    out->live_peak = p->peak;
    leave_all(p);
    pthread_mutex_lock(&p->slab_lock);
    out->alloc_calls = p->asked + p->cell_slabs.count + p->block_slabs.count;
    pthread_mutex_unlock(&p->slab_lock);
}

static const tni_memory_kind pool_kind = {
    pool_make, pool_wrap, pool_share, pool_end, pool_trim, pool_destroy, pool_get_stats,
};

static void start(pool *p, const tn_allocator *allocator, const tn_pool_options *options)
{
    size_t cap = options->max_idle == 0 ? DEFAULT_MAX_IDLE : options->max_idle == 1 ? 0 : options->max_idle;

    memset(p, 0, sizeof *p);
    p->memory = (tn_memory){ &pool_kind, *allocator, &p->memory };
    p->log = options->log;
    p->log_user = options->log_user;
    p->asked = 1;
    p->cell_slabs.item = sizeof(tn_buffer);
    p->block_slabs.item = sizeof(tni_block);
    pthread_mutex_init(&p->slab_lock, NULL);
    for (int i = 0; i < SHARDS; i++)
        pthread_mutex_init(&p->shards[i].lock, NULL);
    spread(p, IDLE_ROOM, cap);
}

tn_status tn_pool_create(const tn_pool_options *given, tn_memory **out, tn_error *err)
{
    static const char op[] = "pool";
    tn_pool_options options;
    tn_allocator allocator;
    pool *p;

    if (out == NULL)
        return tni_fail(err, TN_ERR_ARG, op, -1, "out is NULL");
    TN_TRY(tni_read_options(&options, sizeof options, given, op, err));
    TN_TRY(tni_read_allocator(&allocator, options.allocator, op, err));
    p = tni_alloc(&allocator, sizeof *p);
    if (p == NULL)
        return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for a pool");
    start(p, &allocator, &options);
    *out = &p->memory;
    return TN_OK;
}
