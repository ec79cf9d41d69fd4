/* guard.c: pages and places. */
#include "guard.h"

#include <string.h>
#include <sys/mman.h>
#include <tenon/dtype.h>
#include <unistd.h>

static size_t page_size(void)
{
    long size = sysconf(_SC_PAGESIZE);
    return size > 0 ? (size_t)size : 4096;
}

static size_t whole_pages(size_t size)
{
    size_t page = page_size();
    return (size + page - 1) / page * page;
}

bool guard_reserve(guard *g, size_t size)
{
    size_t page = page_size(), whole = whole_pages(size ? size : 1);
    if (g->from && g->size >= whole)
        return true;
    guard_release(g);
    char *all = mmap(NULL, whole + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED)
        return false;
    if (mprotect(all + page, whole, PROT_READ | PROT_WRITE) != 0) {
        munmap(all, whole + 2 * page);
        return false;
    }
    *g = (guard){ .from = all + page, .size = whole };
    return true;
}

void guard_release(guard *g)
{
    size_t page = page_size();
    if (g->from)
        munmap(g->from - page, g->size + 2 * page);
    *g = (guard){ .from = NULL };
}

void *guard_copy(guard *g, const void *data, size_t size)
{
    if (!guard_reserve(g, size))
        return NULL;
    char *at = g->from + g->size - size;
    return size ? memcpy(at, data, size) : at;
}

/* The span of element offsets [low, high) around element [0, …, 0]; empty: 0, 0. Sets count. */
static void find_span(guard_tensor *t, int64_t *low, int64_t *high)
{
    *low = 0;
    *high = 1;
    t->count = 1;
    for (int i = 0; i < t->rank; i++) {
        int64_t reach = (t->extent[i] - 1) * t->stride[i];
        *(reach < 0 ? low : high) += reach;
        t->count *= t->extent[i];
    }
    if (t->count == 0)
        *low = *high = 0;
}

/* Sets base and window, given where the span begins. */
static void settle(guard_tensor *t, char *span, int64_t low, int64_t high)
{
    char *end = span + (size_t)(high - low) * t->elem;
    char *last = t->memory.from + t->memory.size;
    t->base = span - low * (int64_t)t->elem;
    t->window = span - t->memory.from > GUARD_MARGIN ? span - GUARD_MARGIN : t->memory.from;
    t->window_size = (size_t)((last - end > GUARD_MARGIN ? end + GUARD_MARGIN : last) - t->window);
}

bool guard_place(guard_tensor *t, int64_t offset, bool at_end)
{
    int64_t low, high;
    t->elem = tn_dtype_size(t->dtype);
    find_span(t, &low, &high);
    size_t bytes = (size_t)(high - low) * t->elem, before = (size_t)offset * t->elem;
    if (!guard_reserve(&t->memory, bytes + before + GUARD_MARGIN))
        return false;
    char *last = t->memory.from + t->memory.size;
    settle(t, at_end ? last - before - bytes : t->memory.from + before, low, high);
    return true;
}

bool guard_place_aligned(guard_tensor *t, int64_t offset)
{
    int64_t low, high;
    t->elem = tn_dtype_size(t->dtype);
    find_span(t, &low, &high);
    size_t bytes = (size_t)(high - low) * t->elem, before = (size_t)offset * t->elem;
    if (!guard_reserve(&t->memory, bytes + before + 2 * GUARD_MARGIN))
        return false;
    settle(t, t->memory.from + GUARD_MARGIN + before, low, high);
    return true;
}

char *guard_element(const guard_tensor *t, int64_t i)
{
    int64_t at = 0;
    for (int axis = t->rank - 1; axis >= 0; axis--) {
        at += i % t->extent[axis] * t->stride[axis];
        i /= t->extent[axis];
    }
    return t->base + at * (int64_t)t->elem;
}
