/* dense/gemm.c: products by packed panels and a tile kernel: the loops.
 *
 *     for each block of columns (cols wide)
 *       for each block of depth                         b's block is packed: half of the second-level cache
 *         for each block of rows
 *           for each panel of rows (tasks: some)        packed near the core just before its use
 *             for each panel of columns: tile           b streams from the second level, a stays in the first
 *
 * The rows of the next panel are asked for meanwhile, some lines behind each tile. Where rows are few, b is
 * used once, and the loops go the other way round:
 *
 *           for each panel of columns (tasks: some)     packed just before its only use
 *             for each panel of rows: tile              all of them packed before
 *
 * Of b in ready panels few rows, deep ones, are packed for the whole depth first; then each panel goes by from
 * end to end, as one stream.
 *
 * Where sums are formed beside the output, blocks of rows come outside those of depth, so that one block of
 * sums is finished before the next begins. Every element of the result sees the same blocks of depth in the
 * same order, whoever computes it and by whatever tile, so bits do not depend on threads. */
#include "kernel/dense/gemm_job_p.h"

/* A batch item of fewer multiply-adds than ALONE is run by one thread whole. NEAR: bytes of sums that are
 * finished at a time. TASKS: a thread has, so that one that is late does not hold up the others for
 * long. FEW_TASKS: at most, each of which has a panel of b of its own, where rows are few. RUN:
 * panels of b that a call of a tile takes. */
enum { ALONE = 1 << 24, LANES = 16, LANES_BYTES = 16 << 20, NEAR = 64 << 10, TASKS = 8,
       FEW_TASKS = 64, RUN = 8 };

/* -- Tiles ------------------------------------------------------------------------------------------------*/

tni_row_panel tni_gemm_row_panel(const tni_gemm_job *j, int64_t i)
{
    const tni_tiling *tall = j->g->tiling, *low = j->g->low;
    int64_t behind = i - j->tall, row = behind < 0 ? i * tall->mr : j->tall * tall->mr + behind * low->mr;
    tni_row_panel p = { .row = row, .tiling = behind < 0 ? tall : low };
    p.rows = tni_least(p.tiling->mr, j->rows.size - row);
    return p;
}

/* How many panels of b from this one on, before end, a call takes: whole ones, where tiles take several. */
static int64_t run_of(const tni_gemm_job *j, int64_t panel, int64_t end)
{
    int64_t whole = tni_least(j->cols.size / j->g->tiling->nr, end) - panel;
    return j->g->arithmetic->runs ? tni_most(tni_least(whole, RUN), 1) : 1;
}

/* b: panel number `panel`, and so many behind it. */
static void run_tile(const tni_gemm_job *j, const tni_row_panel *rows, const char *a, const char *b, int64_t panel,
                     int64_t count)
{
    const tni_gemm *g = j->g;
    const tni_tiling *t = rows->tiling;
    int64_t col = panel * t->nr, ld = tni_gemm_place_strides(g).row;
    int64_t n = tni_least(count * t->nr, j->cols.size - col);
    const char *bias = NULL;
    char *sums = tni_gemm_place(j, rows->row, col);
    if (j->last && g->bias >= 0)
        bias = j->side[g->bias] + (j->cols.at + col) * g->product.side[g->bias].matrix.col * g->sum;
    const tni_entry *entry = j->last && g->relu ? t->relu : t->tile;
    ((tn_tile_fn)entry->fn)(j->ks.size, a, b, sums, ld, rows->rows, n, j->alpha_beta, bias);
}

/* Columns, whole panels, whose sums are finished together. */
static int64_t strip_columns(const tni_gemm *g, int64_t rows)
{
    int64_t nr = g->tiling->nr;
    return tni_most(NEAR / (rows * g->sum) / nr, 1) * nr;
}

/* -- Few rows ---------------------------------------------------------------------------------------------*/

/* Bytes of a panel of b, up to whole lines. */
static int64_t panel_size(const tni_gemm *g)
{
    return tni_rounded(g->depth * g->tiling->nr * g->pack_b.panel, 64);
}

static char *packed_rows(const tni_gemm_job *j, int64_t row)
{
    return j->packed_a + row * tni_gemm_steps(j) * j->g->pack_a.panel;
}

static void start_depth(tni_gemm_job *j, int64_t at)
{
    const tni_gemm *g = j->g;
    j->ks.at = at;
    j->ks.size = tni_least(g->depth, j->k - at);
    j->first = at == 0;
    j->last = at + j->ks.size >= j->k;
    j->alpha_beta[0] = g->raw ? 1 : j->k > 0 ? g->product.alpha : 0;
    j->alpha_beta[1] = !j->first ? 1 : g->raw ? 0 : g->product.beta;
}

/* The block of depth at `at`, and where rows for it are packed if all are. */
static void start_deep(tni_gemm_job *j, const tni_gemm_job *whole, int64_t at)
{
    const tni_gemm *g = j->g;
    int64_t rows = j->tall * g->tiling->mr + (j->panels - j->tall) * (g->low ? g->low->mr : 0);
    start_depth(j, at);
    j->packed_a = whole->packed_a + rows * at * g->pack_a.panel;
}

static void run_panel(const tni_gemm_job *j, int64_t panel, const char *b)
{
    for (int64_t i = 0; i < j->panels; i++) {
        tni_row_panel rows = tni_gemm_row_panel(j, i);
        run_tile(j, &rows, packed_rows(j, rows.row), b, panel, 1);
    }
}

/* place: for one panel of b. */
static void few_strip(const tni_gemm_job *j, const tni_strip *s, char *place)
{
    const tni_gemm *g = j->g;
    int64_t first = s->col / g->tiling->nr, end = first + tni_parts(s->cols, g->tiling->nr);
    if (j->first)
        tni_gemm_begin_strip(j, s);
    for (int64_t panel = first; panel < end; panel++) {
        const char *b = g->b_packed ? tni_gemm_panel_of_b(j, panel) : place;
        if (!g->b_packed && j->ks.size > 0)
            tni_gemm_pack_panel(j, panel, place);
        run_panel(j, panel, b);
    }
    if (j->last)
        tni_gemm_end_strip(j, s);
}

static void deep_strip(const tni_gemm_job *whole, const tni_strip *s)
{
    tni_gemm_job j = *whole;
    int64_t nr = j.g->tiling->nr, first = s->col / nr, end = first + tni_parts(s->cols, nr);
    tni_gemm_begin_strip(&j, s);
    for (int64_t panel = first; panel < end; panel++)
        for (int64_t at = 0; at < j.k; at += j.g->depth) {
            start_deep(&j, whole, at);
            run_panel(&j, panel, tni_gemm_panel_of_b(&j, panel));
        }
    tni_gemm_end_strip(&j, s);
}

/* The first panel of task number i. Tasks are nearly equal and as many for each thread, so that none waits. */
static int64_t task_begin(const tni_gemm_job *j, int64_t i)
{
    return i * j->all_panels / j->tasks;
}

/* Task number i: all rows, some panels of columns. */
static void few_task(void *arg, size_t i)
{
    const tni_gemm_job *j = arg;
    int64_t nr = j->g->tiling->nr, task = (int64_t)i, step = strip_columns(j->g, j->rows.size);
    tni_strip s = { .col = task_begin(j, task) * nr, .rows = j->rows.size };
    int64_t end = tni_least(task_begin(j, task + 1) * nr, j->cols.size);
    char *place = j->packed_b + (int64_t)i * panel_size(j->g);
    for (; s.col < end; s.col += step) {
        s.cols = tni_least(step, end - s.col);
        if (j->g->deep)
            deep_strip(j, &s);
        else
            few_strip(j, &s, place);
    }
}

static void pack_few_task(void *arg, size_t i)
{
    const tni_gemm_job *j = arg;
    tni_row_panel rows = tni_gemm_row_panel(j, (int64_t)i);
    tni_gemm_pack_rows(j, &rows, packed_rows(j, rows.row));
}

/* -- Many rows --------------------------------------------------------------------------------------------*/

/* next: for the panel of rows that is packed after this one. */
static void rows_strip(const tni_gemm_job *j, const tni_strip *s, const tni_row_panel *rows, const char *a,
                       tni_gemm_asking *next)
{
    const tni_gemm *g = j->g;
    int64_t first = s->col / g->tiling->nr, end = first + tni_parts(s->cols, g->tiling->nr);
    if (j->first)
        tni_gemm_begin_strip(j, s);
    for (int64_t panel = first, count; panel < end; panel += count) {
        count = run_of(j, panel, end);
        for (int64_t i = 0; i < count; i++)
            tni_gemm_ask_on(next);
        run_tile(j, rows, a, tni_gemm_panel_of_b(j, panel), panel, count);
    }
    if (j->last)
        tni_gemm_end_strip(j, s);
}

/* Task number i: some panels of rows, one after the other in one place; all columns. */
static void rows_task(void *arg, size_t i)
{
    const tni_gemm_job *j = arg;
    int64_t panel = task_begin(j, (int64_t)i), end = task_begin(j, (int64_t)i + 1);
    int64_t parts = tni_parts(j->cols.size, j->g->tiling->nr);
    tni_row_panel rows = tni_gemm_row_panel(j, panel), next;
    char *a = packed_rows(j, rows.row);
    for (; panel < end; panel++, rows = next) {
        tni_gemm_asking ask = { .stretches = 0 };
        if (panel + 1 < end) {
            next = tni_gemm_row_panel(j, panel + 1);
            ask = tni_gemm_ask_for_rows(j, &next, parts);
        }
        if (j->ks.size > 0)
            tni_gemm_pack_rows(j, &rows, a);
        tni_strip s = { .row = rows.row, .rows = rows.rows };
        int64_t step = strip_columns(j->g, s.rows);
        for (; s.col < j->cols.size; s.col += step) {
            s.cols = tni_least(step, j->cols.size - s.col);
            rows_strip(j, &s, &rows, a, &ask);
        }
    }
}

/* -- Blocks -----------------------------------------------------------------------------------------------*/

/* The block of rows in hand times the block of columns: some tasks a thread, none below TASK. */
static void run_tasks(tni_gemm_job *j, int64_t depth)
{
    const tni_gemm *g = j->g;
    int64_t panels = g->few ? tni_parts(j->cols.size, g->tiling->nr) : j->panels;
    int64_t work = j->rows.size * j->cols.size * tni_most(depth, 1);
    int64_t most = tni_least(TASKS * (int64_t)j->threads->count, g->few ? FEW_TASKS : INT64_MAX);
    int64_t tasks = tni_least(tni_least(work / TNI_GEMM_TASK, most), panels);
    j->all_panels = panels;
    j->tasks = j->threads->count > 1 ? tni_most(tasks, 1) : 1;
    tni_each(j->threads, j->tasks, work >= TNI_GEMM_TASK, g->few ? few_task : rows_task, j);
}

static void pack_few(const tni_gemm_job *j)
{
    tni_each(j->threads, j->panels, j->rows.size * j->ks.size * 8 >= TNI_GEMM_TASK, pack_few_task, (void *)j);
}

static void run_rows(tni_gemm_job *j)
{
    if (j->g->few && j->ks.size > 0)
        pack_few(j);
    run_tasks(j, j->ks.size);
}

static void start_block_of_b(tni_gemm_job *j, int64_t at)
{
    start_depth(j, at);
    if (!j->g->b_packed && !j->g->few && j->ks.size > 0)
        tni_gemm_pack_columns(j);
}

static void start_rows(tni_gemm_job *j, int64_t at)
{
    j->rows.at = at;
    j->rows.size = tni_least(j->g->rows, j->g->product.m - at);
    j->tall = tni_gemm_tall_panels(j->g, j->rows.size);
    int64_t left = j->rows.size - j->tall * j->g->tiling->mr;
    j->panels = j->tall + (left > 0 ? tni_parts(left, j->g->low->mr) : 0);
}

/* With k = 0 (or alpha = 0, which reads neither factor) one block of no depth applies beta and the
 * epilogue. */
static void run_columns(tni_gemm_job *j)
{
    int64_t depths = tni_most(tni_parts(j->k, tni_most(j->g->depth, 1)), 1);
    int64_t heights = tni_parts(j->g->product.m, j->g->rows);
    bool rows_first = j->g->aside;
    for (int64_t outer = 0; outer < (rows_first ? heights : depths); outer++) {
        if (!rows_first)
            start_block_of_b(j, outer * j->g->depth);
        for (int64_t inner = 0; inner < (rows_first ? depths : heights); inner++) {
            start_rows(j, (rows_first ? outer : inner) * j->g->rows);
            if (rows_first)
                start_block_of_b(j, inner * j->g->depth);
            run_rows(j);
        }
    }
}

static void pack_deep(const tni_gemm_job *whole)
{
    tni_gemm_job j = *whole;
    for (int64_t at = 0; at < j.k; at += j.g->depth) {
        start_deep(&j, whole, at);
        pack_few(&j);
    }
}

static void run_product(tni_gemm_job *j)
{
    if (j->g->deep) {
        start_rows(j, 0);
        pack_deep(j);
        start_depth(j, 0);
    }
    for (j->cols.at = 0; j->cols.at < j->g->product.n; j->cols.at += j->g->cols) {
        j->cols.size = tni_least(j->g->cols, j->g->product.n - j->cols.at);
        if (j->g->deep)
            run_tasks(j, j->k);
        else
            run_columns(j);
    }
}

/* -- Batches ----------------------------------------------------------------------------------------------*/

/* Scratch of one product, in bytes up to whole lines: packed a, packed b, sums. */
typedef struct room { int64_t a, b, sums; } room;

static room room_of(const tni_gemm *g)
{
    const tni_product *p = &g->product;
    int64_t rows = tni_least(p->m, g->rows) + g->tiling->mr;
    int64_t depth = g->deep ? tni_rounded(p->k, g->arithmetic->unit) : g->depth;
    int64_t panels = tni_parts(tni_least(p->n, g->cols), g->tiling->nr);
    panels = g->few ? tni_least(panels, FEW_TASKS) : panels;
    return (room){ .a = tni_rounded(rows * depth * g->pack_a.panel, 64),
                   .b = g->b_packed ? 0 : panels * panel_size(g),
                   .sums = g->aside ? tni_rounded(rows * tni_gemm_aside_row(g) * g->sum, 64) : 0 };
}

static int64_t item_size(const tni_gemm *g)
{
    room r = room_of(g);
    return r.a + r.b + r.sums;
}

/* How many items of the batch may be in hand at once: small ones, as far as memory goes. */
static int64_t lanes_of(const tni_gemm *g)
{
    const tni_product *p = &g->product;
    int64_t count = tni_nest_count(&p->batch);
    if (count <= 1 || p->m * p->n > ALONE / tni_most(p->k, 1))
        return 1;
    return tni_most(tni_least(tni_least(count, LANES), LANES_BYTES / tni_most(item_size(g), 1)), 1);
}

size_t tni_gemm_scratch(const tni_gemm *g)
{
    return (size_t)(lanes_of(g) * item_size(g));
}

/* Takes the matrices of the item that a walk is at. */
static void take_item(tni_gemm_job *j, const tni_walk *walk, int64_t item)
{
    const tni_product *p = &j->g->product;
    j->item = item;
    j->a = walk->at[TNI_A];
    j->b = walk->at[TNI_B];
    j->out = walk->at[TNI_OUT];
    j->c = p->third ? walk->at[TNI_C] : NULL;
    for (int s = 0; s < p->steps; s++) {
        int64_t at = 0;
        if (!p->side[s].dtype)
            continue;
        for (int d = 0; d < p->batch.rank; d++)
            at += walk->index[d] * p->side[s].batch[d];
        j->side[s] = p->side[s].data + at * (int64_t)tn_dtype_size((tn_dtype)p->side[s].dtype);
    }
}

typedef struct batch {
    const tni_gemm   *g;
    const tn_threads *threads; /* of each lane */
    char   *scratch;
    int64_t lanes;
} batch;

/* Lane number i: items i, i + lanes, … */
static void batch_task(void *arg, size_t i)
{
    const batch *b = arg;
    const tni_nest *nest = &b->g->product.batch;
    room r = room_of(b->g);
    char *lane = b->scratch + (int64_t)i * (r.a + r.b + r.sums);
    bool multiplies = b->g->product.alpha != 0;
    tni_gemm_job j = { .g = b->g, .threads = b->threads, .packed_a = lane, .packed_b = lane + r.a,
                       .sums = lane + r.a + r.b, .k = multiplies ? b->g->product.k : 0 };
    int64_t count = tni_nest_count(nest);
    for (int64_t item = (int64_t)i; item < count; item += b->lanes) {
        tni_walk walk;
        tni_walk_seek(&walk, nest, nest->rank, item);
        take_item(&j, &walk, item);
        run_product(&j);
    }
}

/* Items side by side, each by one thread, or one after the other, each by all. */
void tni_gemm_run(const tni_gemm *g, void *scratch, const tn_threads *threads)
{
    batch b = { .g = g, .threads = threads, .scratch = scratch, .lanes = threads->count > 1 ? lanes_of(g) : 1 };
    if (tni_product_is_empty(&g->product))
        return;
    if (b.lanes > 1)
        b.threads = tn_threads_serial();
    tni_each(threads, b.lanes, true, batch_task, &b);
}

/* -- Steps alone ------------------------------------------------------------------------------------------*/

/* Parts of each matrix along its longer side, NEAR bytes each. */
typedef struct steps_run {
    const tni_gemm *g;
    bool    by_rows;
    int64_t parts, size;
} steps_run;

static void steps_task(void *arg, size_t i)
{
    const steps_run *r = arg;
    const tni_product *p = &r->g->product;
    int64_t item = (int64_t)i / r->parts, at = (int64_t)i % r->parts * r->size;
    tni_gemm_job j = { .g = r->g, .rows = { 0, p->m }, .cols = { 0, p->n } };
    tni_strip s;
    tni_walk walk;
    tni_walk_seek(&walk, &p->batch, p->batch.rank, item);
    take_item(&j, &walk, item);
    if (r->by_rows)
        s = (tni_strip){ .row = at, .rows = tni_least(r->size, p->m - at), .cols = p->n };
    else
        s = (tni_strip){ .col = at, .cols = tni_least(r->size, p->n - at), .rows = p->m };
    tni_gemm_end_strip(&j, &s);
}

void tni_gemm_run_steps(const tni_gemm *g, const tn_threads *threads)
{
    const tni_product *p = &g->product;
    steps_run r = { .g = g, .by_rows = p->m > p->n };
    int64_t length = r.by_rows ? p->m : p->n, side = r.by_rows ? p->n : p->m;
    if (g->todos == 0)
        return;
    r.size = tni_rounded(tni_most(NEAR / (side * p->batch.size[TNI_OUT]), 1), 64);
    r.parts = tni_parts(length, r.size);
    tni_each(threads, tni_nest_count(&p->batch) * r.parts, true, steps_task, &r);
}
