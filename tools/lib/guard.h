#ifndef TOOL_GUARD_H
#define TOOL_GUARD_H

/* guard.h: memory between two unmapped pages, and a tensor laid into it so that its first or its last byte
 * touches one of them. A kernel that reads or writes a byte too many dies of it. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tenon/tensor.h>

typedef struct guard {
    char  *from;               /* first usable byte, a page's first */
    size_t size;               /* usable bytes, whole pages */
} guard;

/* Makes room for size bytes; keeps what is there if it suffices. false: no memory. */
bool guard_reserve(guard *g, size_t size);
void guard_release(guard *g);
/* Copies size bytes to where they end at the last page; size 0: an address that nobody may read. NULL: no
 * memory. */
void *guard_copy(guard *g, const void *data, size_t size);

/* A strided tensor in guarded memory. Extents and strides in elements. */
typedef struct guard_tensor {
    guard    memory;
    tn_dtype dtype;
    size_t   elem;             /* bytes of an element */
    int      rank;
    int64_t  extent[TN_MAX_RANK], stride[TN_MAX_RANK];
    int64_t  count;            /* elements */
    char    *base;             /* address of element [0, …, 0] */
    char    *window;           /* the elements' span and up to GUARD_MARGIN bytes on either side */
    size_t   window_size;
} guard_tensor;

enum { GUARD_MARGIN = 256 };

/* Lays the tensor (dtype, rank, extents, strides set) offset elements behind the first guard page or, at_end,
 * offset elements before the last one. false: no memory. */
bool guard_place(guard_tensor *t, int64_t offset, bool at_end);
/* The same offset elements behind a 64-byte line, far from both pages: a masked access that would touch one
 * costs a hundred times its time. */
bool guard_place_aligned(guard_tensor *t, int64_t offset);

/* Address of the i-th element in row-major order. */
char *guard_element(const guard_tensor *t, int64_t i);

#endif
