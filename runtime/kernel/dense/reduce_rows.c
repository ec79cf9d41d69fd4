/* dense/reduce_rows.c: one output at a time, by the row kernel. The elements' last two axes are cut into
 * blocks; a block that is no run of neighbours is gathered on the stack, of another type cast there. */
#include "kernel/dense/reduce_p.h"

/* RUN: elements of a block read in place. A shorter run than SHORT is not worth a call of its own. */
enum { RUN = 65536, SHORT = 64 };

void tni_fold_plan_rows(tni_fold *fold)
{
    tni_nest *nest = &fold->reduced;
    tni_nest_pad(nest, 2);
    int last = nest->rank - 1;
    int64_t rows = nest->extent[last - 1], cols = nest->extent[last], outer = 1;
    bool run = cols == 1 ? rows == 1 : nest->stride[0][last] == 1 && (rows == 1 || cols >= SHORT);
    fold->direct = run && !fold->cast[0];
    fold->cols = tni_least(cols, fold->direct ? RUN : TNI_FOLD_TILE);
    fold->rows = fold->direct ? 1 : tni_least(TNI_FOLD_TILE / fold->cols, rows);
    fold->row_blocks = tni_parts(rows, fold->rows);
    for (int d = 0; d < last - 1; d++)
        outer *= nest->extent[d];
    fold->blocks = outer * fold->row_blocks * tni_parts(cols, fold->cols);
    fold->units = fold->outputs;
    bool few = rows == 1 && outer == 1 && 2 * cols <= TNI_FOLD_TILE;
    fold->batched = few && !fold->direct && fold->kept.rank > 0;
}

/* Takes a block, whose first element has that number. */
static void take_block(const tni_fold *fold, const tni_nest *block, int64_t number, tni_fold_tile *tile,
                       tni_total *total)
{
    _Alignas(8) char result[8];
    const char *at = tni_fold_fetch(fold, block, tile, NULL);
    fold->row(block->extent[0] * block->extent[1], (void *const[]){ (void *)at, result }, fold->param);
    tni_total now;
    if (fold->kind == TNI_FOLD_FIND) {
        int64_t place = *(int64_t *)(void *)result;
        now = tni_total_of(fold, at + place * fold->work_size, number + place);
    } else
        now = tni_total_of(fold, result, 0);
    tni_total_take(fold, total, &now);
}

/* Asks for the run of the next row, which lies elsewhere, where no machine looks of itself. Behind the last
 * row there is none, which asking does not mind. */
static void ask_for_next(const tni_fold *fold, const tni_nest *block)
{
    enum { LINE = 64, MOST = 4096 };
    uintptr_t next = (uintptr_t)block->data[0] + (uintptr_t)(block->stride[0][0] * fold->from_size);
    int64_t bytes = tni_least(block->extent[1] * fold->from_size, MOST);
    for (int64_t i = 0; i < bytes; i += LINE)
        __builtin_prefetch((const void *)(next + (uintptr_t)i));
}

/* Blocks first … end − 1 of the elements whose first lies at in. Only elements of a single axis are
 * numbered. */
static tni_total take_range(const tni_fold *fold, char *in, int64_t first, int64_t end)
{
    tni_nest terms = fold->reduced;
    int row_axis = terms.rank - 2, col_axis = terms.rank - 1;
    int64_t col_blocks = tni_parts(terms.extent[col_axis], fold->cols);
    int64_t row = first / col_blocks % fold->row_blocks, col = first % col_blocks;
    tni_total total = { .any = false };
    tni_fold_tile tile;
    tni_walk walk;
    terms.data[0] = in;
    tni_walk_seek(&walk, &terms, row_axis, first / col_blocks / fold->row_blocks);
    for (; first < end; first++) {
        int64_t r = row * fold->rows, c = col * fold->cols;
        tni_nest block = { .rank = 2, .operands = 1, .size = { fold->from_size },
                           .extent = { tni_least(fold->rows, terms.extent[row_axis] - r),
                                       tni_least(fold->cols, terms.extent[col_axis] - c) },
                           .stride = { { terms.stride[0][row_axis], terms.stride[0][col_axis] } } };
        block.data[0] = walk.at[0] + (r * block.stride[0][0] + c * block.stride[0][1]) * block.size[0];
        if (fold->direct && col_blocks == 1)
            ask_for_next(fold, &block);
        take_block(fold, &block, c, &tile, &total);
        if (++col < col_blocks)
            continue;
        col = 0;
        if (++row < fold->row_blocks)
            continue;
        row = 0;
        tni_walk_step(&walk, &terms);
    }
    return total;
}

void tni_fold_rows(const tni_fold *fold, int64_t unit, int64_t part)
{
    tni_walk at;
    int64_t first = fold->blocks * part / fold->parts, end = fold->blocks * (part + 1) / fold->parts;
    tni_walk_seek(&at, &fold->kept, fold->kept.rank, unit);
    tni_total total = take_range(fold, at.at[0], first, end);
    if (fold->parts > 1)
        ((tni_total *)(void *)fold->partial)[unit * fold->parts + part] = total;
    else
        tni_total_store(fold, &total, at.at[1]);
}

/* All elements of an output in a row: { where they are, the output }. */
static void take_row(const tni_fold *fold, void *const *data)
{
    _Alignas(8) char result[8];
    if (fold->straight) {
        fold->row(fold->terms, data, fold->param);
        return;
    }
    fold->row(fold->terms, (void *const[]){ data[0], result }, fold->param);
    tni_total total = tni_total_of(fold, result, 0);
    tni_total_store(fold, &total, data[1]);
}

void tni_fold_short_rows(const tni_fold *fold, int64_t first, int64_t count)
{
    tni_walk at;
    tni_walk_seek(&at, &fold->kept, fold->kept.rank, first);
    for (; count > 0; count--) {
        take_row(fold, tni_walk_addresses(&at));
        tni_walk_step(&at, &fold->kept);
    }
}

void tni_fold_batched_rows(const tni_fold *fold, int64_t first, int64_t count)
{
    const tni_nest *kept = &fold->kept;
    int last = kept->rank - 1, axis = fold->reduced.rank - 1;
    tni_fold_tile tile;
    tni_walk at;
    for (int64_t n; count > 0; first += n, count -= n) {
        tni_walk_seek(&at, kept, kept->rank, first);
        n = tni_least(count, kept->extent[last] - at.index[last]);
        n = tni_least(n, TNI_FOLD_TILE / fold->terms);
        tni_nest block = { .rank = 2, .operands = 1, .size = { fold->from_size }, .extent = { n, fold->terms },
                           .stride = { { kept->stride[0][last], fold->reduced.stride[0][axis] } },
                           .data = { at.at[0] } };
        const char *row = tni_fold_fetch(fold, &block, &tile, NULL);
        for (int64_t i = 0; i < n; i++)
            take_row(fold, (void *const[]){ (void *)(row + i * fold->terms * fold->work_size),
                                            at.at[1] + i * kept->stride[1][last] * kept->size[1] });
    }
}

void tni_fold_join_rows(const tni_fold *fold)
{
    const tni_total *partial = (const tni_total *)(const void *)fold->partial;
    tni_walk out;
    tni_walk_seek(&out, &fold->kept, fold->kept.rank, 0);
    for (int64_t u = 0; u < fold->units; u++) {
        tni_total total = { .any = false };
        for (int64_t p = 0; p < fold->parts; p++)
            tni_total_take(fold, &total, &partial[u * fold->parts + p]);
        tni_total_store(fold, &total, out.at[1]);
        tni_walk_step(&out, &fold->kept);
    }
}
