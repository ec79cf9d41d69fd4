/* memory.c: what pools and arenas have in common: the way from a public function to the kind, blocks, and the
 * end of an owner up to the point where the kind takes over. */
#include <string.h>

#include "memory_p.h"

/* -- Blocks -------------------------------------------------------------------------------------*/

void tni_block_init(tni_block *block, const char *origin, void *bytes, size_t size, size_t class_size)
{
    block->bytes = bytes;
    block->size = size;
    block->class_size = class_size;
    block->origin = origin;
    atomic_store_explicit(&block->version, 0, memory_order_relaxed);
    atomic_store_explicit(&block->owners, 1, memory_order_relaxed);
    block->read_only = false;
    block->release = NULL;
    block->user = NULL;
}

/* No bytes have an address all the same: that of the block. */
void tni_block_wrap(tni_block *block, const char *origin, const tn_foreign *foreign)
{
    tni_block_init(block, origin, foreign->data ? foreign->data : (void *)block, foreign->bytes, 0);
    block->read_only = foreign->read_only;
    block->release = foreign->release;
    block->user = foreign->user;
}

tni_owner tni_own(tn_buffer *cell, tni_block *block)
{
    cell->block = block;
    return (tni_owner){ cell, atomic_load_explicit(&cell->generation, memory_order_relaxed) };
}

tn_status tni_no_memory(const char *op, size_t size, tn_error *err)
{
    return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for a buffer of %zu bytes",
                    size);
}

tn_status tni_no_owner(const char *op, tn_error *err)
{
    return tni_fail(err, TN_ERR_MEMORY, op, -1, "the allocator gave no memory for an owner");
}

/* -- CHECKED builds -----------------------------------------------------------------------------*/

#ifdef TN_CHECKED

void tni_mark_new(const tni_block *block)
{
    memset(block->bytes, 0xFF, block->size);
    memset((char *)block->bytes + block->size, 0xA5, TNI_CANARY);
}

void tni_mark_returned(const tni_block *block)
{
    if (block->class_size != 0)
        memset(block->bytes, 0xFF, block->size);
}

tn_status tni_check_canaries(const char *op, const tni_block *block, tn_error *err)
{
    const unsigned char *end = (const unsigned char *)block->bytes + block->size;

    for (int i = 0; block->class_size != 0 && i < TNI_CANARY; i++)
        if (end[i] != 0xA5)
            return tni_fail(err, TN_ERR_OVERRUN, op, 0,
                            "byte %d behind the end of a buffer of %zu bytes, made by %s, was overwritten", i,
                            block->size, block->origin);
    return TN_OK;
}

#else

void tni_mark_new(const tni_block *block)
{
    (void)block;
}

void tni_mark_returned(const tni_block *block)
{
    (void)block;
}

tn_status tni_check_canaries(const char *op, const tni_block *block, tn_error *err)
{
    (void)op;
    (void)block;
    (void)err;
    return TN_OK;
}

#endif

/* -- Owners -------------------------------------------------------------------------------------*/

tn_status tni_buffer_new(const char *op, tn_memory *memory, size_t size, tni_owner *out, tn_error *err)
{
    if (size > INT32_MAX)
        return tni_fail(err, TN_ERR_SHAPE, op, -1, "a buffer holds at most 2147483647 bytes, not %zu", size);
    return memory->kind->make(op, memory, size, out, err);
}

tn_status tni_buffer_wrap(const char *op, tn_memory *memory, const tn_foreign *foreign, tni_owner *out,
                          tn_error *err)
{
    return memory->kind->wrap(op, memory, foreign, out, err);
}

tn_status tni_buffer_share(const char *op, tn_buffer *buffer, tni_owner *out, tn_error *err)
{
    return buffer->memory->kind->share(op, buffer, out, err);
}

/* Whoever moves the generation on is the one who ends the owner; before that nothing else of the cell may be
 * read, since it may serve somebody else by now. */
tn_status tni_buffer_release(tn_buffer *cell, uint64_t generation, tn_error *err)
{
    if (cell == NULL || !atomic_compare_exchange_strong(&cell->generation, &generation, generation + 1))
        return TN_OK;
    return cell->memory->kind->end(cell, err);
}

/* -- Memories -----------------------------------------------------------------------------------*/

size_t tn_memory_trim(tn_memory *memory)
{
    return memory == NULL ? 0 : memory->kind->trim(memory);
}

void tn_memory_destroy(tn_memory *memory)
{
    if (memory != NULL)
        memory->kind->destroy(memory);
}

/* A caller of an older library has room for fewer figures. */
void tn_memory_get_stats(const tn_memory *memory, tn_memory_stats *out)
{
    tn_memory_stats now = { 0 };
    size_t size = out->size;

    memory->kind->get_stats((tn_memory *)memory, &now);        /* only to lock it */
    now.size = size;
    memcpy(out, &now, size < sizeof now ? size : sizeof now);
}
