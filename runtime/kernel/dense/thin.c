/* dense/thin.c: products of so few rows that packing the other factor would cost more than multiplying by it:
 * reading it, once and as it lies, is the time they take. Products of few columns are done turned round.
 *
 *     tasks: some columns of a batch item
 *       for each chunk of them                  its sums stay near, where they are no results yet
 *         for each block of depth: kernel       of several groups of rows, so do their parts of b
 *
 * Blocks of depth depend on sizes alone, so bits depend neither on tasks nor on chunks. */
#include "kernel/dense/thin_p.h"

#include "core/core_p.h"
#include "kernel/dense/copy_p.h"

/* MOST, TILED: rows above which packing pays, by vectors and by tiles, as it does where they are more than a
 * STEEPth of the depth, at whose end lanes are joined. FEW: rows, where rows of b are added up; SOME, of MANY
 * rows of b. SHORT: a depth at which what surrounds a product costs as much; NARROW: rows of b that do not fill
 * vectors. */
enum { MOST = 56, TILED = 12, STEEP = 8, FEW = 4, SOME = 8, MANY = 256, SHORT = 32, NARROW = 16 };
/* PANELS: rows, where b lies in panels. BLOCK: of depth, where several groups of rows want it again; DEEP: else.
 * SOON: elements from what is read to what is asked for. */
enum { PANELS = 4, BLOCK = 1024, DEEP = 4096, SOON = 512 };
/* SUMS: of a chunk that lies aside, 16 KiB of floats; WIDE: columns of one that is the result. TASK:
 * multiply-adds worth a task. UNIT: columns are cut by so many. PAD: between gathered rows, a line, lest they
 * fall into the same sets of a cache. ROOM: bytes of them. */
enum { SUMS = 4096, WIDE = 1024, TASK = 1 << 18, UNIT = 64, PAD = 16, ROOM = 16 << 20 };

/* -- Planning ---------------------------------------------------------------------------------------------*/

static tni_matrix turned(tni_matrix x, bool turn)
{
    return turn ? (tni_matrix){ x.col, x.row } : x;
}

/* The product so, or turned round. */
static void see(tni_thin *t, bool turn)
{
    const tni_product *p = t->product;
    t->turned = turn;
    t->m = turn ? p->n : p->m;
    t->n = turn ? p->m : p->n;
    t->k = p->k;
    t->a = turned(p->matrix[turn ? TNI_B : TNI_A], turn);
    t->b = turned(p->matrix[turn ? TNI_A : TNI_B], turn);
    t->out = turned(p->matrix[TNI_OUT], turn);
    t->c = turned(p->matrix[p->third ? TNI_C : TNI_OUT], turn);
}

/* Rows above which packing pays. Tiles of bf16 are so much faster than what takes bf16 as F32 here. */
static int64_t most_rows(const tni_thin *t)
{
    const uint8_t *dtype = t->product->dtype;
    bool tiles = dtype[TNI_A] == TN_BF16 && dtype[TNI_B] == TN_BF16 &&
                 t->dense->tilings[TNI_SUM_F32_TILES].count > 0;
    return tiles ? TILED : MOST;
}

/* Columns of b along k; few of many rows are brought together to suit them. */
static bool is_dot(const tni_thin *t)
{
    return t->m <= tni_least(most_rows(t), t->k / STEEP) && t->b.row == 1 && (t->a.col == 1 || t->n >= t->m);
}

static bool is_by_rows(const tni_thin *t)
{
    return t->m <= (t->k < MANY ? FEW : SOME) && t->b.col == 1 && t->n >= NARROW;
}

/* Panels of b, which go by from end to end. Their columns are counted as if each had its own place, k apart:
 * that is where the first of a panel lies. */
static bool find_panels(tni_thin *t)
{
    see(t, false);
    t->kind = TNI_THIN_BY_PANELS;
    t->b = (tni_matrix){ t->product->panel, t->k };
    return t->m <= PANELS && UNIT % t->product->panel == 0;
}

/* Looks at the product from the side from which it is thin. */
static bool find_way(tni_thin *t)
{
    if (t->product->panel)
        return find_panels(t);
    t->kind = TNI_THIN_BY_COLUMNS;
    for (int turn = 0; turn < 2; turn++) {
        see(t, turn);
        if (is_dot(t))
            return true;
    }
    t->kind = TNI_THIN_BY_ROWS;
    for (int turn = 0; turn < 2; turn++) {
        see(t, turn);
        if (is_by_rows(t))
            return true;
    }
    return false;
}

/* One for a single row, where there is such a kernel, or for more. */
static const tni_entry *kernel_of(const tni_thin *t, uint8_t sum, uint8_t of_b)
{
    tni_key key = { .op = TN_OP_MATMUL, .variant = (uint16_t)(TNI_THIN + t->kind), .dtype = { sum, of_b, sum } };
    const tni_entry *one = t->m == 1 ? tni_dense_find(t->dense, key) : NULL;
    key.rows = 1;
    return one ? one : tni_dense_find(t->dense, key);
}

bool tni_thin_plan(tni_thin *t, const tni_dense *dense, const tni_product *p)
{
    *t = (tni_thin){ .dense = dense, .product = p };
    if (dense->exact || p->alpha == 0 || p->k < SHORT || !find_way(t))
        return false;
    tn_dtype a = p->dtype[t->turned ? TNI_B : TNI_A], b = p->dtype[t->turned ? TNI_A : TNI_B];
    tn_dtype sum = tni_lane_dtype(b), out = p->dtype[TNI_OUT];
    t->gathers = a != sum || (t->kind == TNI_THIN_BY_COLUMNS && t->a.col != 1);
    t->kernel = kernel_of(t, (uint8_t)sum, (uint8_t)b);
    if (p->panel && t->kernel && t->kernel->stock->nr != p->panel)
        return false;
    return t->kernel && tni_lane_make(&t->of_a, dense, a) && tni_lane_make(&t->of_out, dense, out) &&
           (out == sum || p->steps == 0) && tni_thin_scratch(t) <= ROOM;
}

static int64_t sum_size(const tni_thin *t)
{
    return (int64_t)tn_dtype_size(t->of_a.inside);
}

/* From one gathered row to the next. */
static int64_t gathered_row(const tni_thin *t)
{
    return tni_rounded(t->k, PAD) + PAD;
}

size_t tni_thin_scratch(const tni_thin *t)
{
    return t->gathers ? (size_t)(t->m * gathered_row(t) * sum_size(t)) : 0;
}

/* -- A chunk ----------------------------------------------------------------------------------------------*/

typedef struct job {
    const tni_thin *t;
    tni_matrix  a;
    const char *gathered;                  /* rows of a, unless NULL */
    int64_t     item, parts, share;        /* first item in hand; tasks of one; columns of a task */
    int64_t     depth, far, spread;        /* of a block; what kernels ask for */
} job;

/* Addresses that belong to an item. */
typedef struct place { const char *a, *b, *c; char *out; } place;

static int64_t size_of(const tni_thin *t, int which)
{
    return t->product->batch.size[which];
}

/* Between what the kernel takes of b side by side. */
static int64_t step_of_b(const tni_thin *t)
{
    if (t->kind == TNI_THIN_BY_PANELS)
        return t->k * t->product->panel;
    return t->kind == TNI_THIN_BY_ROWS ? t->b.row : t->b.col;
}

static void multiply(const job *j, const place *at, int64_t col, int64_t count, char *sums, int64_t ld)
{
    const tni_thin *t = j->t;
    int64_t b_size = size_of(t, t->turned ? TNI_A : TNI_B);
    const int64_t stride[4] = { j->a.row, j->a.col, step_of_b(t), ld };
    for (int64_t p = 0; p < t->k; p += j->depth) {
        const int64_t n[6] = { t->m, count, tni_least(j->depth, t->k - p), p > 0, j->far, j->spread };
        const char *b = at->b + (p * t->b.row + col * t->b.col) * b_size;
        void *const data[] = { (char *)at->a + p * j->a.col * sum_size(t), (char *)b, sums };
        ((tn_thin_fn)t->kernel->fn)(n, data, stride);
    }
}

static bool sums_are_results(const tni_thin *t)
{
    return t->out.col == 1 && t->of_out.inside == t->of_out.outside && t->product->alpha == 1 &&
           t->product->beta == 0;
}

static void combine_floats(const tni_thin *t, const float *sums, int64_t count, const float *c, float *out)
{
    float alpha = t->product->alpha, beta = t->product->beta;
    for (int64_t i = 0; i < count; i++)
        out[i * t->out.col] = alpha * sums[i] + (beta != 0 ? beta * c[i * t->c.col] : 0);
}

static void combine(const tni_thin *t, const char *sums, int64_t count, const char *c, char *out)
{
    double alpha = (double)t->product->alpha, beta = (double)t->product->beta;
    tn_dtype dtype = t->of_out.outside;
    int64_t size = size_of(t, TNI_OUT);
    for (int64_t i = 0; i < count; i++) {
        double value = alpha * tni_load_f64(t->of_a.inside, sums + i * sum_size(t));
        if (beta != 0)
            value += beta * tni_load_f64(dtype, c + i * t->c.col * size);
        tni_store_f64(dtype, out + i * t->out.col * size, value);
    }
}

/* alpha·sums + beta·c to the output, rounded once. */
static void finish(const tni_thin *t, const place *at, int64_t col, int64_t count, char *sums)
{
    int64_t size = size_of(t, TNI_OUT);
    char *out = at->out + col * t->out.col * size;
    if (t->product->alpha == 1 && t->product->beta == 0) {
        tni_nest nest = { .rank = 2, .operands = 2, .extent = { t->m, count }, .size = { size, sum_size(t) },
                          .stride = { { t->out.row, t->out.col }, { count, 1 } }, .data = { out, sums } };
        tni_lane_out(&t->of_out, &nest);
        return;
    }
    for (int64_t r = 0; r < t->m; r++) {
        const char *row = sums + r * count * sum_size(t), *c = at->c + (r * t->c.row + col * t->c.col) * size;
        char *to = out + r * t->out.row * size;
        if (t->of_out.outside == TN_F32)
            combine_floats(t, (const float *)row, count, (const float *)c, (float *)to);
        else
            combine(t, row, count, c, to);
    }
}

static void run_columns(const job *j, const place *at, int64_t col, int64_t count)
{
    const tni_thin *t = j->t;
    _Alignas(64) double beside[SUMS];
    int64_t chunk = tni_most(SUMS / t->m / UNIT * UNIT, sums_are_results(t) ? WIDE : UNIT);
    for (int64_t end = col + count; col < end; col += chunk) {
        int64_t now = tni_least(chunk, end - col);
        if (sums_are_results(t)) {
            multiply(j, at, col, now, at->out + col * sum_size(t), t->out.row);
        } else {
            multiply(j, at, col, now, (char *)beside, now);
            finish(t, at, col, now, (char *)beside);
        }
    }
}

/* -- Tasks ------------------------------------------------------------------------------------------------*/

static void task(void *arg, size_t i)
{
    const job *j = arg;
    const tni_thin *t = j->t;
    const tni_nest *batch = &t->product->batch;
    int64_t col = (int64_t)i % j->parts * j->share;
    tni_walk walk;
    tni_walk_seek(&walk, batch, batch->rank, j->item + (int64_t)i / j->parts);
    place at = { .a = j->gathered ? j->gathered : walk.at[t->turned ? TNI_B : TNI_A],
                 .b = walk.at[t->turned ? TNI_A : TNI_B],
                 .c = walk.at[t->product->third ? TNI_C : TNI_OUT],
                 .out = walk.at[TNI_OUT] };
    run_columns(j, &at, col, tni_least(j->share, t->n - col));
}

/* Rows of a of the item in hand. */
static void gather(const job *j, void *scratch)
{
    const tni_thin *t = j->t;
    const tni_nest *batch = &t->product->batch;
    int which = t->turned ? TNI_B : TNI_A;
    tni_walk walk;
    tni_walk_seek(&walk, batch, batch->rank, j->item);
    tni_nest nest = { .rank = 2, .operands = 2, .extent = { t->m, t->k },
                      .size = { size_of(t, which), sum_size(t) },
                      .stride = { { t->a.row, t->a.col }, { gathered_row(t), 1 } },
                      .data = { walk.at[which], scratch } };
    tni_lane_in(&t->of_a, &nest);
}

/* A single row leaves it to the machine to read ahead, which a few keep it from: they ask for what comes soon.
 * While several groups of rows go by, their part of b stays in the first cache and the next one is asked
 * for. */
static void set_pace(job *j)
{
    const tni_thin *t = j->t;
    bool by_rows = t->kind == TNI_THIN_BY_ROWS, by_columns = t->kind == TNI_THIN_BY_COLUMNS;
    int64_t groups = tni_parts(t->m, t->kernel->stock->mr);
    j->depth = !by_columns ? t->k : groups > 1 ? BLOCK : DEEP;
    if ((groups > 1 && by_columns) || (by_rows && t->m > 1))
        j->far = t->kernel->stock->nr * (by_rows ? t->b.row : t->b.col);
    else
        j->far = t->m > 1 ? SOON : 0;
    while ((int64_t)1 << j->spread < groups)
        j->spread++;
}

void tni_thin_run(const tni_thin *t, void *scratch, const tn_threads *threads)
{
    int64_t items = tni_nest_count(&t->product->batch), least = tni_rounded(TASK / (t->k * t->m) + 1, UNIT);
    job j = { .t = t, .a = t->a, .share = threads->count > 1 ? least : t->n };
    j.parts = tni_parts(t->n, j.share);
    set_pace(&j);
    if (!t->gathers) {
        tni_each(threads, items * j.parts, true, task, &j);
        return;
    }
    j.gathered = scratch;
    j.a = (tni_matrix){ gathered_row(t), 1 };
    for (; j.item < items; j.item++) {
        gather(&j, scratch);
        tni_each(threads, j.parts, true, task, &j);
    }
}
