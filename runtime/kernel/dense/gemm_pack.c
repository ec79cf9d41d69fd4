/* dense/gemm_pack.c: the sides of a product into the panels that tiles read. Elements that are not of the
 * panels' type are cast on the way: where they lie along k in strips, beside the panel, which the pack kernel
 * then turns; else straight into it. */
#include "kernel/dense/gemm_job_p.h"

#include <string.h>

/* CAST: elements cast at a time: 16 KiB of doubles. LINE: bytes of the cache's. */
enum { CAST = 2048, LINE = 64 };

/* cols × rows elements at the strides of `from`, cast to those of `to`. */
static void cast(const tni_gemm *g, const tni_packing *how, int64_t rows, int64_t cols, const char *from,
                 tni_matrix from_strides, char *to, tni_matrix to_strides)
{
    tni_nest nest = tni_gemm_nest(rows, cols);
    tni_gemm_add(&nest, from, from_strides, how->size);
    tni_gemm_add(&nest, to, to_strides, how->panel);
    tni_gemm_move(g->dense, &how->cast, &nest);
}

static void cast_and_pack(const tni_gemm *g, const tni_packing *how, int64_t rows, int64_t depth, const char *from,
                          tni_matrix strides, char *panel)
{
    _Alignas(64) double strip[CAST];
    int64_t most = CAST / how->width / 16 * 16;
    for (int64_t p = 0; p < depth; p += most) {
        int64_t steps = tni_least(most, depth - p);
        cast(g, how, rows, steps, from + p * strides.col * how->size, strides, (char *)strip,
             (tni_matrix){ steps, 1 });
        how->pack(rows, steps, strip, steps, 1, panel + p * how->width * how->panel);
    }
}

/* rows × depth elements (row: from one row of the panel to the next) into a panel. */
static void pack(const tni_gemm *g, const tni_packing *how, int64_t rows, int64_t depth, const char *from,
                 tni_matrix strides, char *panel)
{
    if (!how->cast.fn) {
        how->pack(rows, depth, from, strides.row, strides.col, panel);
    } else if (strides.col == 1 || how->group > 1) {
        cast_and_pack(g, how, rows, depth, from, strides, panel);
    } else {
        if (rows < how->width)
            memset(panel, 0, (size_t)(depth * how->width * how->panel));
        cast(g, how, depth, rows, from, (tni_matrix){ strides.col, strides.row }, panel,
             (tni_matrix){ how->width, 1 });
    }
}

static void each(const tni_gemm_job *j, int64_t count, int64_t work, void (*task)(void *arg, size_t i))
{
    tni_each(j->threads, count, work >= TNI_GEMM_TASK, task, (void *)j);
}

/* -- a ----------------------------------------------------------------------------------------------------*/

static const char *row_of_a(const tni_gemm_job *j, int64_t row)
{
    tni_matrix a = j->g->product.matrix[TNI_A];
    return j->a + ((j->rows.at + row) * a.row + j->ks.at * a.col) * j->g->pack_a.size;
}

void tni_gemm_pack_rows(const tni_gemm_job *j, const tni_row_panel *panel, char *to)
{
    const tni_gemm *g = j->g;
    const tni_packing *how = panel->tiling == g->tiling ? &g->pack_a : &g->pack_low;
    pack(g, how, panel->rows, j->ks.size, row_of_a(j, panel->row), g->product.matrix[TNI_A], to);
}

/* Lines lie along whichever axis elements are neighbours: in so many stretches of bytes, apart. */
tni_gemm_asking tni_gemm_ask_for_rows(const tni_gemm_job *j, const tni_row_panel *panel, int64_t parts)
{
    const tni_gemm *g = j->g;
    tni_matrix a = g->product.matrix[TNI_A];
    bool along_k = a.col == 1;
    tni_gemm_asking ask = { .stretches = along_k ? panel->rows : j->ks.size, .from = row_of_a(j, panel->row),
                            .apart = (along_k ? a.row : a.col) * g->pack_a.size };
    if (!along_k && a.row != 1)
        ask.stretches = 0;
    ask.lines = tni_parts((along_k ? j->ks.size : panel->rows) * g->pack_a.size, LINE);
    ask.each = tni_parts(ask.stretches * ask.lines, parts);
    return ask;
}

void tni_gemm_ask_on(tni_gemm_asking *ask)
{
    for (int64_t left = ask->each; left > 0 && ask->stretches > 0; left--) {
        __builtin_prefetch(ask->from + ask->line * LINE, 0, 2);
        if (++ask->line < ask->lines)
            continue;
        ask->line = 0;
        ask->from += ask->apart;
        ask->stretches--;
    }
}

/* -- b ----------------------------------------------------------------------------------------------------*/

/* Panels of a b that came packed have the whole depth. */
char *tni_gemm_panel_of_b(const tni_gemm_job *j, int64_t panel)
{
    const tni_gemm *g = j->g;
    int64_t step = g->tiling->nr * g->pack_b.panel;
    if (g->b_packed) {
        int64_t number = j->cols.at / g->tiling->nr + panel;
        int64_t whole = tni_rounded(g->product.k, g->arithmetic->unit);
        return (char *)g->panels_of_b + (number * whole + j->ks.at) * step;
    }
    return j->packed_b + panel * tni_gemm_steps(j) * step;
}

/* Where element (p, col) of b lies, perhaps in panels. */
static int64_t place_in_b(const tni_product *product, int64_t p, int64_t col)
{
    tni_matrix b = product->matrix[TNI_B];
    int64_t width = product->panel;
    return width ? (col / width * product->k + p) * width + col % width : col * b.col + p * b.row;
}

/* Rows p … p + depth of a panel that begins at `to`. */
static void pack_b_part(const tni_gemm_job *j, int64_t panel, int64_t p, int64_t depth, char *to)
{
    const tni_gemm *g = j->g;
    int64_t nr = g->tiling->nr, col = panel * nr;
    tni_matrix b = g->product.matrix[TNI_B];
    const char *from = j->b + place_in_b(&g->product, j->ks.at + p, j->cols.at + col) * g->pack_b.size;
    pack(g, &g->pack_b, tni_least(nr, j->cols.size - col), depth, from, (tni_matrix){ b.col, b.row },
         to + p * nr * g->pack_b.panel);
}

void tni_gemm_pack_panel(const tni_gemm_job *j, int64_t panel, char *to)
{
    pack_b_part(j, panel, 0, j->ks.size, to);
}

static void pack_panel_task(void *arg, size_t i)
{
    tni_gemm_pack_panel(arg, (int64_t)i, tni_gemm_panel_of_b(arg, (int64_t)i));
}

static int64_t strip_of(const tni_gemm *g) { return tni_most(TNI_GEMM_STRIP, g->arithmetic->unit); }

/* Strip number i of all panels. */
static void pack_strip_task(void *arg, size_t i)
{
    const tni_gemm_job *j = arg;
    int64_t p = (int64_t)i * strip_of(j->g), panels = tni_parts(j->cols.size, j->g->tiling->nr);
    for (int64_t panel = 0; panel < panels; panel++)
        pack_b_part(j, panel, p, tni_least(strip_of(j->g), j->ks.size - p), tni_gemm_panel_of_b(j, panel));
}

/* Along the way in which b lies, so that it is read in long stretches. */
void tni_gemm_pack_columns(const tni_gemm_job *j)
{
    const tni_product *p = &j->g->product;
    int64_t work = j->cols.size * j->ks.size * 8;
    if (p->panel || p->matrix[TNI_B].row == 1)
        each(j, tni_parts(j->cols.size, j->g->tiling->nr), work, pack_panel_task);
    else
        each(j, tni_parts(j->ks.size, strip_of(j->g)), work, pack_strip_task);
}
