#ifndef TNI_DENSE_POOL2D_P_H
#define TNI_DENSE_POOL2D_P_H

/* dense/pool2d_p.h: pooling by window kernels: the plan of a call, and the windows of one part of it. */

#include "kernel/dense/dense_p.h"
#include "kernel/pool_p.h"

/* One operand of a part: the address of its first channel and row, steps in elements. */
typedef struct tni_pool_side {
    char   *at;
    int64_t c, h, w;
} tni_pool_side;

/* A part: channels and rows of outputs of one image, with operands that lie as the kernel takes them. Sides
 * begin at the part's first channel; x at its row `top`, y and index at the first row of outputs. */
typedef struct tni_pool_part {
    int64_t channels, row, rows, top;
    int64_t rest;              /* lanes behind the channels that none has */
    int64_t position;          /* of the first channel's element (0, 0), in the whole input */
    tni_pool_side x, y, index;
} tni_pool_part;

typedef struct tni_pool_work {
    tni_pool     pool;
    tn_window_fn fn;
    tn_dtype     dtype;        /* the kernel's */
    int64_t      size;         /* of its elements */
    bool         columns;      /* vectors lie along the columns of an image, else along the channels */
    bool         flat;         /* or along the taps: each window is a whole plane, in one piece */
    int64_t      plane;        /* elements of a channel of x, as positions count */
} tni_pool_work;

void tni_pool_run_part(const tni_pool_work *work, const tni_pool_part *part);

#endif
