/* dense/reduce_fetch.c: blocks of the input as the kernels of reductions take them. */
#include "kernel/dense/copy_p.h"
#include "kernel/dense/reduce_p.h"

/* Rows × columns, packed behind each other in the tile. */
static const char *gather(const tni_fold *fold, const tni_nest *block, tni_fold_tile *tile)
{
    tni_nest nest = *block;
    nest.operands = 2;
    nest.size[1] = fold->from_size;
    nest.data[1] = tile->gathered;
    nest.stride[1][0] = block->extent[1];
    nest.stride[1][1] = 1;
    tni_copy_nest(fold->dense, nest, tn_threads_serial());
    return tile->gathered;
}

static void cast(tn_map_fn fn, const int64_t n[2], const void *from, int64_t row_stride, void *to)
{
    fn(n, (void *const[]){ (void *)from, to }, (const int64_t[][2]){ { row_stride, 1 }, { n[1], 1 } }, NULL);
}

const void *tni_fold_fetch(const tni_fold *fold, const tni_nest *block, tni_fold_tile *tile,
                           int64_t *row_stride)
{
    const int64_t *n = block->extent;
    int64_t rows_apart = block->stride[0][0];
    const char *at = block->data[0];
    bool adjacent = block->stride[0][1] == 1 || n[1] == 1;
    bool packed = n[0] == 1 || rows_apart == n[1];
    if (!adjacent || (!packed && !row_stride && !fold->cast[0])) {
        at = gather(fold, block, tile);
        rows_apart = n[1];
    }
    if (fold->cast[0]) {
        cast(fold->cast[0], n, at, rows_apart, fold->cast[1] ? tile->between : tile->work);
        if (fold->cast[1])
            cast(fold->cast[1], n, tile->between, n[1], tile->work);
        at = tile->work;
        rows_apart = n[1];
    }
    if (row_stride)
        *row_stride = rows_apart;
    return at;
}
