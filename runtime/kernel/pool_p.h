#ifndef TNI_POOL_P_H
#define TNI_POOL_P_H

/* pool_p.h: the geometry of pooling, for the check, the reference and the drivers: where windows lie, and
 * where the elements of plain and blocked images do. */

#include "kernel/desc/desc_p.h"

/* Places of the attributes in ints. LAST: indices of a maximum, count_pad of an average. */
enum { TNI_POOL_KERNEL = 0, TNI_POOL_STRIDE = 2, TNI_POOL_PAD = 4, TNI_POOL_EXTRA = 6, TNI_POOL_CEIL = 8,
       TNI_POOL_LAST = 9 };

/* One of the two axes. The window of output o covers places o·stride − pad … + kernel − 1, of which those in
 * [0, in) are elements and those below in + end are at least padding. */
typedef struct tni_pool_axis {
    int64_t in, out, kernel, stride, pad, end;
} tni_pool_axis;

typedef struct tni_pool {
    tni_pool_axis axis[2];     /* height, width */
    bool averages, relu, count_pad, indexed;
} tni_pool;

/* From a descriptor that passed the check, without TN_ANY. */
void tni_pool_of(tni_pool *pool, const tn_desc *desc);

/* Some windows along an axis with the same taps: their first taps lie stride apart. */
typedef struct tni_pool_span {
    int64_t count, from, taps; /* windows; place of the first tap of the first; in-bounds taps of each */
    int64_t counted;           /* what an average counts */
} tni_pool_span;

/* The windows from o on, as many as are alike, up to end. */
tni_pool_span tni_pool_span_at(const tni_pool *pool, int axis, int64_t o, int64_t end);

/* An image operand: channel c lies in block c / block, at lane c % block; a plain one has one block. */
typedef struct tni_image {
    char   *data;
    int64_t size;              /* of an element, in bytes */
    int64_t n, c, h, w;        /* extents */
    int64_t block, blocks;     /* channels of a block; blocks */
    int64_t at_n, at_block, at_lane, at_h, at_w;       /* steps in elements */
} tni_image;

void tni_image_of(tni_image *image, const tn_operand *operand, void *data);

#endif
