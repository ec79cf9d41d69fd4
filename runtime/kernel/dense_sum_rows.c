/* dense_sum_rows.c: one output at a time, by the row kernel. The terms' last two axes are cut into blocks; a
 * block that is no run of neighbours is gathered on the stack. */
#include "kernel/dense_copy_p.h"
#include "kernel/dense_sum_p.h"

/* RUN: terms of a block read in place. GATHERED: of one copied first, 16 KiB. A shorter run than SHORT is not
 * worth a call of its own. */
enum { RUN = 65536, GATHERED = 4096, SHORT = 64 };

void tni_sum_plan_rows(tni_sum *sum)
{
    tni_nest *nest = &sum->reduced;
    tni_nest_pad(nest, 2);
    int last = nest->rank - 1;
    int64_t rows = nest->extent[last - 1], cols = nest->extent[last], outer = 1;
    sum->direct = cols == 1 ? rows == 1 : nest->stride[0][last] == 1 && (rows == 1 || cols >= SHORT);
    sum->cols = tni_least(cols, sum->direct ? RUN : GATHERED);
    sum->rows = sum->direct ? 1 : tni_least(GATHERED / sum->cols, rows);
    sum->row_blocks = tni_parts(rows, sum->rows);
    for (int d = 0; d < last - 1; d++)
        outer *= nest->extent[d];
    sum->blocks = outer * sum->row_blocks * tni_parts(cols, sum->cols);
    sum->units = sum->outputs;
}

/* Sum of one block of rows × cols terms from `from` on. */
static double block_sum(const tni_sum *sum, const tni_nest *block)
{
    float gathered[GATHERED], total;
    int64_t count = block->extent[0] * block->extent[1];
    void *data[2] = { block->data[0], &total };
    if (!sum->direct) {
        tni_nest nest = *block;
        nest.operands = 2;
        nest.size[1] = sizeof(float);
        nest.data[1] = (char *)gathered;
        nest.stride[1][0] = block->extent[1];
        nest.stride[1][1] = 1;
        tni_copy_nest(sum->dense, nest, tn_threads_serial());
        data[0] = gathered;
    }
    sum->row(count, data, NULL);
    return total;
}

/* Blocks first … end − 1 of the terms whose first lies at in. */
static double range_sum(const tni_sum *sum, char *in, int64_t first, int64_t end)
{
    tni_nest terms = sum->reduced;
    int row_axis = terms.rank - 2, col_axis = terms.rank - 1;
    int64_t col_blocks = tni_parts(terms.extent[col_axis], sum->cols);
    int64_t row = first / col_blocks % sum->row_blocks, col = first % col_blocks;
    double total = 0;
    tni_walk walk;
    terms.data[0] = in;
    tni_walk_seek(&walk, &terms, row_axis, first / col_blocks / sum->row_blocks);
    for (; first < end; first++) {
        int64_t r = row * sum->rows, c = col * sum->cols;
        tni_nest block = { .rank = 2, .operands = 1, .size = { sizeof(float) },
                           .extent = { tni_least(sum->rows, terms.extent[row_axis] - r),
                                       tni_least(sum->cols, terms.extent[col_axis] - c) },
                           .stride = { { terms.stride[0][row_axis], terms.stride[0][col_axis] } } };
        block.data[0] = walk.at[0] + (r * block.stride[0][0] + c * block.stride[0][1]) * block.size[0];
        total += block_sum(sum, &block);
        if (++col == col_blocks) {
            col = 0;
            if (++row == sum->row_blocks) {
                row = 0;
                tni_walk_step(&walk, &terms);
            }
        }
    }
    return total;
}

void tni_sum_rows(const tni_sum *sum, int64_t unit, int64_t part)
{
    tni_walk at;
    tni_walk_seek(&at, &sum->kept, sum->kept.rank, unit);
    if (sum->parts > 1) {
        int64_t first = sum->blocks * part / sum->parts, end = sum->blocks * (part + 1) / sum->parts;
        sum->partial[part * sum->outputs + unit] = range_sum(sum, at.at[0], first, end);
    } else
        *(float *)at.at[1] = (float)range_sum(sum, at.at[0], 0, sum->blocks);
}

void tni_sum_short_rows(const tni_sum *sum, int64_t first, int64_t count)
{
    tni_walk at;
    tni_walk_seek(&at, &sum->kept, sum->kept.rank, first);
    for (; count > 0; count--) {
        sum->row(sum->terms, tni_walk_addresses(&at), NULL);
        tni_walk_step(&at, &sum->kept);
    }
}
