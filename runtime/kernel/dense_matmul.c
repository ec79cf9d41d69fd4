/* dense_matmul.c: products by packed panels and a tile kernel.
 *
 *     for each block of columns (COLUMNS wide)
 *       for each block of depth (about DEPTH deep)      b's block is packed: it stays in the last caches
 *         for each block of rows (ROWS high)            a's block is packed
 *           tasks: groups of GROUP rows × some panels of columns
 *             for each panel of columns                 nr columns of b stay in the first-level cache
 *               for each panel of the rows: tile        mr rows of a stream from the second level
 *
 * Every element of the result sees the same blocks of depth in the same order, whoever computes it, so bits
 * do not depend on threads. */
#include "kernel/dense_copy_p.h"
#include "kernel/dense_map_p.h"
#include "kernel/dense_matvec_p.h"
#include "kernel/product_p.h"

#include <assert.h>
#include <string.h>

/* DEPTH: nr = 32 columns of 256 floats are 32 KiB, two thirds of a first-level cache; the depth is then cut
 * evenly, so that no short block is left. GROUP: 112 rows of a (a multiple of usual tiles) are 112 KiB, which
 * leave a small second-level cache to b and the result; LONE: so many rows stay one group. ROWS and COLUMNS
 * bound the scratch: 2 MiB each. STRIP: so many rows of b are read side by side, each as one stream. */
enum { DEPTH = 256, GROUP = 112, LONE = 168, ROWS = 2016, COLUMNS = 2048, STRIP = 32 };
/* Multiply-adds worth a task of their own; a batch item below ALONE is run by one thread whole. */
enum { TASK = 1 << 20, ALONE = 1 << 24, LANES = 16, LANES_BYTES = 16 << 20 };
enum { TILE_MOST = 64 * 64 };

typedef struct block { int64_t at, size; } block;

/* One matrix product, and the block of it in hand. */
typedef struct job {
    const tni_tiling *tiling;
    const tn_threads *threads;
    tni_matrix a, b, out;
    int64_t    m, n, k, depth;             /* depth: of a block */
    float      alpha, beta;
    const float *bias;                     /* of column 0, or NULL */
    tn_tile_fn tile, last_tile;            /* the last block of depth has the activation */
    const float *a_data, *b_data;
    float     *out_data, *packed_a, *packed_b;
    block      rows, cols, ks;
    float      alpha_beta[2];
    bool       last;                       /* block of depth */
    int64_t    task_panels, column_tasks;
} job;

/* Blocks of depth of nearly equal size, around DEPTH. */
static int64_t depth_of_block(int64_t k)
{
    int64_t blocks = tni_most((k + DEPTH / 2) / DEPTH, 1);
    return tni_parts(k, blocks);
}

static int64_t group_rows(const job *j)
{
    int64_t rows = j->m <= LONE ? LONE : GROUP;
    return tni_most(rows / j->tiling->mr, 1) * j->tiling->mr;
}

/* With a single group of rows each panel of b is packed just before its only use, by the task that uses
 * it. */
static bool has_one_group(const job *j)
{
    return j->m <= group_rows(j);
}

/* Panels of b follow each other in one place, near the core, if one thread packs each just before its only
 * use. */
static float *panel_of_b(const job *j, int64_t col)
{
    bool one = j->threads->count == 1 && has_one_group(j);
    return j->packed_b + (one ? 0 : col * j->ks.size);
}

/* -- Packing ----------------------------------------------------------------------------------------------*/

static void pack_a_panel(const job *j, int64_t panel)
{
    int64_t mr = j->tiling->mr, row = panel * mr;
    const float *from = j->a_data + (j->rows.at + row) * j->a.row + j->ks.at * j->a.col;
    j->tiling->pack_a(tni_least(mr, j->rows.size - row), j->ks.size, from, j->a.row, j->a.col,
                      j->packed_a + row * j->ks.size);
}

/* Rows p … p + depth of a panel. */
static void pack_b_part(const job *j, int64_t panel, int64_t p, int64_t depth)
{
    int64_t nr = j->tiling->nr, col = panel * nr;
    const float *from = j->b_data + (j->cols.at + col) * j->b.col + (j->ks.at + p) * j->b.row;
    j->tiling->pack_b(tni_least(nr, j->cols.size - col), depth, from, j->b.col, j->b.row,
                      panel_of_b(j, col) + p * nr);
}

static void pack_a_task(void *arg, size_t i)
{
    pack_a_panel(arg, (int64_t)i);
}

/* Strip number i of all panels. */
static void pack_b_task(void *arg, size_t i)
{
    const job *j = arg;
    int64_t p = (int64_t)i * STRIP, panels = tni_parts(j->cols.size, j->tiling->nr);
    for (int64_t panel = 0; panel < panels; panel++)
        pack_b_part(j, panel, p, tni_least(STRIP, j->ks.size - p));
}

static void each(const job *j, int64_t count, int64_t work, void (*task)(void *arg, size_t i))
{
    tni_each(j->threads, count, work >= TASK, task, (void *)j);
}

/* -- Tiles ------------------------------------------------------------------------------------------------*/

/* An output whose columns are not neighbours: the tile is worked on beside it. */
static void tile_beside(const job *j, tn_tile_fn tile, const float *a, const float *b, float *out, int64_t m,
                        int64_t n, const float *bias)
{
    float beside[TILE_MOST];
    int64_t width = j->tiling->nr;
    assert(j->tiling->mr * width <= TILE_MOST);
    if (j->alpha_beta[1] != 0)
        for (int64_t r = 0; r < m; r++)
            for (int64_t c = 0; c < n; c++)
                beside[r * width + c] = out[r * j->out.row + c * j->out.col];
    tile(j->ks.size, a, b, beside, width, m, n, j->alpha_beta, bias);
    for (int64_t r = 0; r < m; r++)
        for (int64_t c = 0; c < n; c++)
            out[r * j->out.row + c * j->out.col] = beside[r * width + c];
}

static void run_tile(const job *j, int64_t row, int64_t col)
{
    const tni_tiling *t = j->tiling;
    int64_t m = tni_least(t->mr, j->rows.size - row), n = tni_least(t->nr, j->cols.size - col);
    const float *a = j->packed_a + row * j->ks.size, *b = panel_of_b(j, col);
    const float *bias = j->last && j->bias ? j->bias + j->cols.at + col : NULL;
    float *out = j->out_data + (j->rows.at + row) * j->out.row + (j->cols.at + col) * j->out.col;
    tn_tile_fn tile = j->last ? j->last_tile : j->tile;
    if (j->out.col == 1 || n == 1)
        tile(j->ks.size, a, b, out, j->out.row, m, n, j->alpha_beta, bias);
    else
        tile_beside(j, tile, a, b, out, m, n, bias);
}

/* Task number i: a group of rows and some panels of columns. */
static void tile_task(void *arg, size_t i)
{
    const job *j = arg;
    int64_t row = (int64_t)i / j->column_tasks * group_rows(j),
            end = tni_least(row + group_rows(j), j->rows.size);
    int64_t panel = (int64_t)i % j->column_tasks * j->task_panels;
    int64_t panels = tni_least(panel + j->task_panels, tni_parts(j->cols.size, j->tiling->nr));
    for (; panel < panels; panel++) {
        if (has_one_group(j) && j->ks.size > 0)
            pack_b_part(j, panel, 0, j->ks.size);
        for (int64_t r = row; r < end; r += j->tiling->mr)
            run_tile(j, r, panel * j->tiling->nr);
    }
}

/* The block of rows in hand times the block of columns: some tasks a thread, none below TASK. */
static void run_rows(job *j)
{
    int64_t groups = tni_parts(j->rows.size, group_rows(j)), panels = tni_parts(j->cols.size, j->tiling->nr);
    int64_t work = j->rows.size * j->cols.size * tni_most(j->ks.size, 1);
    int64_t wanted = tni_most(tni_least(work / TASK, 4 * (int64_t)j->threads->count) / groups, 1);
    j->task_panels = j->threads->count > 1 ? tni_parts(panels, wanted) : panels;
    j->column_tasks = tni_parts(panels, j->task_panels);
    if (j->ks.size > 0)
        each(j, tni_parts(j->rows.size, j->tiling->mr), j->rows.size * j->ks.size * 8, pack_a_task);
    each(j, groups * j->column_tasks, work, tile_task);
}

static void run_depth(job *j)
{
    bool first = j->ks.at == 0;
    j->last = j->ks.at + j->ks.size >= j->k;
    j->alpha_beta[0] = j->alpha;
    j->alpha_beta[1] = first ? j->beta : 1;
    if (!has_one_group(j) && j->ks.size > 0)
        each(j, tni_parts(j->ks.size, STRIP), j->cols.size * j->ks.size * 8, pack_b_task);
    for (j->rows.at = 0; j->rows.at < j->m; j->rows.at += ROWS) {
        j->rows.size = tni_least(ROWS, j->m - j->rows.at);
        run_rows(j);
    }
}

/* With k = 0 (or alpha = 0, which reads neither factor) one block of no depth applies beta and the
 * epilogue. */
static void run_product(job *j)
{
    for (j->cols.at = 0; j->cols.at < j->n; j->cols.at += COLUMNS) {
        j->cols.size = tni_least(COLUMNS, j->n - j->cols.at);
        j->ks.at = 0;
        do {
            j->ks.size = tni_least(j->depth, j->k - j->ks.at);
            run_depth(j);
            j->ks.at += j->ks.size;
        } while (j->ks.at < j->k);
    }
}

/* -- What is fused, and what follows ----------------------------------------------------------------------*/

/* The steps that the tile does: a bias along the columns, an activation. */
typedef struct fusion {
    int steps;                 /* so many of the first are done */
    int bias;                  /* operand, or -1 */
    bool relu;
} fusion;

/* Of a product turned round the bias runs along the rows, and is left to a map kernel. */
static fusion fuse(const tni_tiling *t, const tn_desc *desc, bool turned)
{
    fusion f = { .bias = -1 };
    if (!turned && f.steps < desc->steps && tni_product_takes_bias(desc, &desc->step[f.steps]))
        f.bias = desc->step[f.steps++].operand;
    f.relu = t->relu && f.steps < desc->steps && desc->step[f.steps].op == TN_OP_RELU;
    f.steps += f.relu;
    return f;
}

static const tni_entry *step_kernel(const tni_dense *dense, const tn_step *step)
{
    tni_key key = { .op = step->op, .variant = TNI_INNER_UNIT, .dtype = { TN_F32, TN_F32 } };
    if (step->operand >= 0)
        key.dtype[2] = TN_F32;
    return tni_dense_find(dense, key);
}

/* One step over the whole result, in place. */
static void apply_step(const tni_dense *dense, const tn_call *call, const tn_step *step)
{
    const tn_desc *desc = call->desc;
    const tn_operand *out = &desc->operand[desc->inputs];
    void *result = call->data[desc->inputs];
    tni_nest nest;
    tni_nest_start(&nest, out);
    tni_nest_add(&nest, out, out, result);
    if (step->operand >= 0)
        tni_nest_add(&nest, &desc->operand[step->operand], out, call->data[step->operand]);
    tni_nest_add(&nest, out, out, result);
    tni_map_nest(dense, (tn_map_fn)step_kernel(dense, step)->fn, nest, step->param, call->threads);
}

/* c into the output, where the product then finds it; unless it is there already. */
static void bring_third(const tni_dense *dense, const tn_call *call)
{
    const tn_desc *desc = call->desc;
    const tn_operand *out = &desc->operand[desc->inputs];
    tni_nest nest;
    if (call->data[2] == call->data[desc->inputs])
        return;
    tni_nest_start(&nest, out);
    tni_nest_add(&nest, &desc->operand[2], out, call->data[2]);
    tni_nest_add(&nest, out, out, call->data[desc->inputs]);
    tni_copy_nest(dense, nest, call->threads);
}

/* -- Batches ----------------------------------------------------------------------------------------------*/

static size_t scratch_of_item(const tni_tiling *t, const tni_product *p)
{
    int64_t depth = depth_of_block(p->k);
    int64_t floats_a = tni_rounded(tni_least(p->m, ROWS), t->mr) * depth,
            floats_b = tni_rounded(tni_least(p->n, COLUMNS), t->nr) * depth;
    return (size_t)(tni_rounded(floats_a, 16) + tni_rounded(floats_b, 16)) * sizeof(float);
}

/* How many items of the batch may be in hand at once: small ones, as far as memory goes. */
static int64_t lanes_of(const tni_tiling *t, const tni_product *p)
{
    int64_t count = tni_nest_count(&p->batch), item = (int64_t)scratch_of_item(t, p);
    if (count <= 1 || p->m * p->n > ALONE / tni_most(p->k, 1))
        return 1;
    return tni_most(tni_least(tni_least(count, LANES), LANES_BYTES / tni_most(item, 1)), 1);
}

typedef struct batch {
    const tni_product *product;
    const job *model;
    char   *scratch;
    size_t  item;              /* bytes of scratch of one lane */
    int64_t lanes;
} batch;

/* Lane number i: items i, i + lanes, … */
static void batch_task(void *arg, size_t i)
{
    const batch *b = arg;
    const tni_nest *nest = &b->product->batch;
    int64_t count = tni_nest_count(nest);
    job j = *b->model;
    int64_t floats_a = tni_rounded(tni_rounded(tni_least(j.m, ROWS), j.tiling->mr) * j.depth, 16);
    j.packed_a = (float *)(b->scratch + i * b->item);
    j.packed_b = j.packed_a + floats_a;
    for (int64_t item = (int64_t)i; item < count; item += b->lanes) {
        tni_walk walk;
        tni_walk_seek(&walk, nest, nest->rank, item);
        j.a_data = (const float *)walk.at[TNI_A];
        j.b_data = (const float *)walk.at[TNI_B];
        j.out_data = (float *)walk.at[TNI_OUT];
        run_product(&j);
    }
}

/* Items side by side, each by one thread, or one after the other, each by all. */
static void run_batch(const tni_product *p, const job *model, const tn_call *call)
{
    job whole = *model;
    batch b = { .product = p,
                .model = &whole,
                .scratch = call->scratch,
                .item = scratch_of_item(model->tiling, p),
                .lanes = call->threads->count > 1 ? lanes_of(model->tiling, p) : 1 };
    if (b.lanes > 1)
        whole.threads = tn_threads_serial();
    tni_each(call->threads, b.lanes, true, batch_task, &b);
}

/* -- The member -------------------------------------------------------------------------------------------*/

/* All that is decided from the descriptor. */
typedef struct plan {
    tni_product product;       /* folded, perhaps turned */
    const tni_entry *matvec;   /* not NULL: so few rows that nothing is packed, and what follows is not used */
    bool turned;
    const tni_tiling *tiling;
    fusion fused;
} plan;

/* Steps of a panel of rows for each k: its rows, and the loads of b, as dear as one more row. */
static int64_t row_cost(const tni_tiling *t, int64_t m)
{
    return tni_parts(m, t->mr) * (t->mr + 1);
}

/* The tiling whose panels of rows, whole ones, take least. */
static const tni_tiling *tiling_for(const tni_dense *dense, int64_t m)
{
    const tni_tiling *best = NULL;
    for (const tni_tiling *t = dense->tiling; t < dense->tiling + dense->tilings; t++)
        if (!best || row_cost(t, m) < row_cost(best, m))
            best = t;
    return best;
}

/* Few columns leave most of a tile's width unfilled, where few rows need not: then the product is done turned
 * round, if that gains a quarter, for its result is written aside. */
static void choose_tiling(plan *p, const tni_dense *dense)
{
    int64_t m = p->product.m, n = p->product.n;
    const tni_tiling *plain = tiling_for(dense, m), *turned = tiling_for(dense, n);
    int64_t cost = row_cost(plain, m) * tni_parts(n, plain->nr);
    int64_t turned_cost = row_cost(turned, n) * tni_parts(m, turned->nr);
    p->turned = turned_cost + turned_cost / 4 < cost;
    p->tiling = p->turned ? turned : plain;
    if (p->turned)
        tni_product_turn(&p->product);
}

static bool has_pieces(const tni_dense *dense, const tn_desc *desc)
{
    if (dense->tilings == 0 || !tni_dense_copies(dense, sizeof(float)))
        return false;
    for (int o = 0; o <= desc->inputs; o++)
        if (desc->operand[o].dtype != TN_F32)
            return false;
    for (int s = 0; s < desc->steps; s++)
        if (!step_kernel(dense, &desc->step[s]))
            return false;
    return true;
}

/* False: a piece is missing, and base serves. data: as in tni_product_of. */
static bool make_plan(plan *p, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    if (!has_pieces(dense, desc))
        return false;
    tni_product_of(&p->product, desc, data);
    tni_product_fold(&p->product);
    p->fused = (fusion){ .bias = -1 };
    p->matvec = tni_matvec_kernel(dense, &p->product);
    if (p->matvec)
        return true;
    choose_tiling(p, dense);
    p->fused = fuse(p->tiling, desc, p->turned);
    return true;
}

/* What does most of the work. */
static const tni_entry *last_tile(const plan *p)
{
    if (p->matvec)
        return p->matvec;
    return p->fused.relu ? p->tiling->relu : p->tiling->tile;
}

const tni_entry *tni_dense_matmul_kernel(const tni_dense *dense, const tn_desc *desc)
{
    plan p;
    return make_plan(&p, dense, desc, NULL) ? last_tile(&p) : NULL;
}

size_t tni_dense_matmul_scratch(const tni_dense *dense, const tn_desc *desc)
{
    plan p;
    if (!make_plan(&p, dense, desc, NULL) || p.matvec)
        return 0;
    return (size_t)lanes_of(p.tiling, &p.product) * scratch_of_item(p.tiling, &p.product);
}

static job job_of(const plan *p, const tn_call *call)
{
    const tni_product *product = &p->product;
    bool multiplies = product->alpha != 0 && product->k > 0;
    return (job){ .tiling = p->tiling,
                  .threads = call->threads,
                  .a = product->matrix[TNI_A],
                  .b = product->matrix[TNI_B],
                  .out = product->matrix[TNI_OUT],
                  .m = product->m,
                  .n = product->n,
                  .k = multiplies ? product->k : 0,
                  .depth = depth_of_block(multiplies ? product->k : 0),
                  .alpha = multiplies ? product->alpha : 0,
                  .beta = product->beta,
                  .bias = p->fused.bias >= 0 ? call->data[p->fused.bias] : NULL,
                  .tile = (tn_tile_fn)p->tiling->tile->fn,
                  .last_tile = (tn_tile_fn)last_tile(p)->fn };
}

static void run_plan(const tni_dense *dense, const plan *p, const tn_call *call)
{
    if (p->matvec) {
        tni_run_matvec(dense, &p->product, call->threads);
        return;
    }
    job model = job_of(p, call);
    run_batch(&p->product, &model, call);
}

void tni_dense_run_matmul(const tn_kernels *self, const tn_call *call)
{
    const tni_dense *dense = self->state;
    plan p;
    if (!make_plan(&p, dense, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (p.product.m == 0 || p.product.n == 0 || tni_nest_count(&p.product.batch) == 0)
        return;
    if (p.product.third && p.product.beta != 0)
        bring_third(dense, call);
    run_plan(dense, &p, call);
    for (int s = p.fused.steps; s < call->desc->steps; s++)
        apply_step(dense, call, &call->desc->step[s]);
}
