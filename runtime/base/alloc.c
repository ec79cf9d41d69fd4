/* alloc.c: the only file that calls malloc and free. Everything else asks an allocator, by default this
 * one, so that a program can bring its own and a test can make any call fail. */
#include "base_p.h"

#include <stdatomic.h>
#include <stdlib.h>

#define ALIGNMENT 64

#ifdef TN_CHECKED

static _Atomic int64_t calls_left = -1;    /* until the one that fails; negative: none will */

bool tni_alloc_fail_after(int64_t calls)
{
    calls_left = calls < 0 ? -1 : calls;
    return true;
}

static bool fails_now(void)
{
    int64_t left = calls_left;

    while (left >= 0)
        if (atomic_compare_exchange_weak(&calls_left, &left, left - 1))
            return left == 0;
    return false;
}

#else

bool tni_alloc_fail_after(int64_t calls)
{
    (void)calls;
    return false;
}

static bool fails_now(void)
{
    return false;
}

#endif

static void *libc_alloc(void *user, size_t bytes, size_t alignment)
{
    (void)user;
    if (bytes > SIZE_MAX - alignment || fails_now())
        return NULL;
    bytes += bytes == 0;
    return aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}

static void libc_free(void *user, void *block, size_t bytes)
{
    (void)user;
    (void)bytes;
    free(block);
}

const tn_allocator tni_default_allocator = {
    .size = sizeof(tn_allocator), .alloc = libc_alloc, .free = libc_free,
};

void *tni_alloc(const tn_allocator *allocator, size_t bytes)
{
    return allocator->alloc(allocator->user, bytes, ALIGNMENT);
}

void tni_free(const tn_allocator *allocator, void *block, size_t bytes)
{
    if (block != NULL)
        allocator->free(allocator->user, block, bytes);
}
