/* plan_matmul.c: plans of products. Every size and stride is built into the tiles, so that most products
 * need no packing: a is read where it lies, b too if its columns are neighbours. The tile is chosen for
 * the product: rows and columns that divide m and n leave nothing over; what is left over gets a tile of
 * its own size. */
#include "session/plan_p.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* DEEPEST: beyond it one chain of additions loses digits and a panel of b leaves the second-level cache.
 * LARGEST: multiply-adds beyond which packing costs dense kernels nothing. TASK: multiply-adds worth a task.
 * NEAR: bytes of a panel of b that stay in the first-level cache beside a. FAR: of one that leaves it before
 * its only use. SPREAD: of an unpacked b whose rows lie 2 KiB or a multiple apart, in few places of the
 * second-level cache. */
enum { DEEPEST = 2048, LARGEST = 1 << 26, TASK = 1 << 19, NEAR = 32 << 10,
       FAR = 128 << 10, SPREAD = 1 << 20 };

/* What a tier can do: lanes of f32, vector registers for accumulators, a row of b and broadcasts. */
typedef struct tier {
    tn_isa isa;
    int lanes, registers;
    double per_fma;            /* cycles of a multiply-add of a vector */
} tier;

static const tier tiers[] = {              /* ORDER isa */
    { TN_ISA_GENERIC, 4, 15, 1.0 }, { TN_ISA_AVX2, 8, 16, 0.5 }, { TN_ISA_AVX512, 16, 32, 0.5 },
    { TN_ISA_NEON, 4, 32, 0.5 },
};

static const tier *find_tier(tn_isa isa)
{
    for (size_t i = 0; i < sizeof tiers / sizeof *tiers; i++)
        if (tiers[i].isa == isa)
            return &tiers[i];
    return NULL;
}

/* -- Choosing the tile --------------------------------------------------------------------------*/

/* Whether a panel of b stays in the first-level cache from one tile to the next. */
static bool is_near(const tni_product *p, int64_t columns, bool packed)
{
    bool collides = !packed && p->matrix[TNI_B].row % 1024 == 0 && p->k > 8;
    return !collides && p->k * columns * 4 <= NEAR;
}

/* Cycles of one step of k: multiply-adds, loads (two a cycle), the latency of an accumulator, or a row of
 * b from the second-level cache (a line in 2.5 cycles), whichever is most. */
static double step_cycles(const tier *t, int64_t rows, int64_t vectors, bool near)
{
    double work = t->per_fma * (double)(rows * vectors), loads = 0.5 * (double)(rows + vectors);
    double lines = near ? 0 : 2.5 * (double)(vectors * t->lanes) / 16;
    double most = work > loads ? work : loads;
    most = most > lines ? most : lines;
    return most > 4 ? most : 4;
}

/* A tile: its steps, then storing it and the way in and out. */
static double tile_cycles(const tier *t, const tni_plan_matmul *m, int64_t rows, int64_t columns)
{
    const tni_product *p = &m->product;
    int64_t vectors = tni_parts(columns, t->lanes);
    if (rows == 0 || columns == 0)
        return 0;
    return (double)p->k * step_cycles(t, rows, vectors, is_near(p, columns, m->pack != NULL)) +
           2 * (double)(rows * vectors) + 20;
}

/* The whole product; each further tile to compile counts a little. */
static double product_cycles(const tier *t, const tni_plan_matmul *m, int64_t mr, int64_t nr)
{
    const tni_product *p = &m->product;
    int64_t rows = p->m / mr, columns = p->n / nr, rest_rows = p->m % mr, rest_columns = p->n % nr;
    double cycles = (double)(rows * columns) * tile_cycles(t, m, mr, nr) +
                    (double)columns * tile_cycles(t, m, rest_rows, nr) +
                    (double)rows * tile_cycles(t, m, mr, rest_columns) +
                    tile_cycles(t, m, rest_rows, rest_columns);
    int pieces = (1 + (rest_rows > 0)) * (1 + (rest_columns > 0));
    return cycles * (1 + 0.03 * (pieces - 1));
}

/* Rows of a one above the other 4 KiB apart share the few places of one set of the first-level cache. */
static int64_t most_rows(const tni_product *p, const tier *t)
{
    bool collide = p->matrix[TNI_A].col == 1 && p->matrix[TNI_A].row % 1024 == 0;
    int64_t most = collide ? 8 : t->registers - 2;
    return p->m < most ? p->m : most;
}

/* Fills mr and nr; fixed: the width of panels that are packed, 0 if b is not. */
static void choose_tile(const tier *t, tni_plan_matmul *m, int64_t fixed)
{
    const tni_product *p = &m->product;
    double best = 0;
    int64_t widest = fixed ? fixed / t->lanes : tni_parts(p->n, t->lanes);
    for (int64_t vectors = fixed ? widest : 1; vectors <= widest; vectors++)
        for (int64_t rows = most_rows(p, t); rows >= 1; rows--) {
            if (rows * vectors + vectors + 1 > t->registers)
                continue;
            int64_t nr = fixed ? fixed : vectors * t->lanes < p->n ? vectors * t->lanes : p->n;
            double cycles = product_cycles(t, m, rows, nr);
            if (best == 0 || cycles < best) {
                best = cycles;
                m->mr = (int32_t)rows;
                m->nr = (int32_t)nr;
            }
        }
}

/* -- What the tile can fuse ---------------------------------------------------------------------*/

/* Takes a bias, then an activation; false if there is more. */
static bool take_steps(tni_plan *plan, const char **act)
{
    const tn_desc *desc = &plan->desc;
    int s = 0;
    plan->matmul.bias = -1;
    *act = "";
    if (s < desc->steps && tni_product_takes_bias(desc, &desc->step[s]))
        plan->matmul.bias = desc->step[s++].operand;
    if (s < desc->steps && desc->step[s].op == TN_OP_RELU)
        *act = tn_op_name((tn_op)desc->step[s++].op);
    return s == desc->steps;
}

/* Whether dense does better, as it packs b in pieces that stay near. */
static bool is_far(const tni_plan_matmul *m)
{
    const tni_product *p = &m->product;
    int64_t row = p->matrix[TNI_B].row;
    if (m->pack)
        return p->m <= m->mr && p->k * m->nr * 4 >= FAR;
    return row % 512 == 0 && p->k * row * 4 > SPREAD;
}

/* -- Making -------------------------------------------------------------------------------------*/

static bool is_small(const tni_product *p)
{
    return p->k <= DEEPEST && p->m * p->n <= LARGEST / (p->k ? p->k : 1);
}

static tn_status check(const tni_plan *plan, tn_error *err)
{
    const tn_desc *desc = &plan->desc;
    const tni_product *p = &plan->matmul.product;
    for (int i = 0; i <= desc->inputs; i++)
        if (desc->operand[i].dtype != TN_F32)
            return tni_plan_decline(err, "products are made for f32");
    if (p->m == 0 || p->n == 0 || p->k == 0 || tni_nest_count(&p->batch) == 0)
        return tni_plan_decline(err, "no elements");
    if (p->alpha == 0 || !isfinite(p->alpha) || !isfinite(p->beta))
        return tni_plan_decline(err, "alpha is 0, or alpha or beta not finite");
    if (p->matrix[TNI_OUT].col != 1 && p->n > 1)
        return tni_plan_decline(err, "columns of the output do not lie together");
    if (!is_small(p))
        return tni_plan_decline(err, "it is so large that packing costs nothing");
    return TN_OK;
}

/* The numbers that make a tile, in the order of the template's parameters and of the symbol. */
typedef struct tile_size {
    long long rows, columns, k, a_row, a_k, b_k, ldc;
} tile_size;

static tile_size size_of_tile(const tni_plan_matmul *m, int rest_rows, int rest_columns)
{
    const tni_product *p = &m->product;
    return (tile_size){ .rows = rest_rows ? m->rest_rows : m->mr,
                        .columns = rest_columns ? m->rest_columns : m->nr,
                        .k = p->k, .a_row = p->matrix[TNI_A].row, .a_k = p->matrix[TNI_A].col,
                        .b_k = m->pack ? m->nr : p->matrix[TNI_B].row, .ldc = p->matrix[TNI_OUT].row };
}

/* "8x32x784_784_1_256_256_scaled_added_bias_relu", with m for a minus sign. */
static void name_tile(const tni_plan *plan, const tile_size *s, const char *act, char *how, size_t size)
{
    const tni_plan_matmul *m = &plan->matmul;
    const char *scaled = m->product.alpha != 1 ? "_scaled" : "";
    const char *added = m->product.beta != 0 ? "_added" : "";
    snprintf(how, size, "%lldx%lldx%lld_%lld_%lld_%lld_%lld%s%s%s%s%s", s->rows, s->columns, s->k, s->a_row,
             s->a_k, s->b_k, s->ldc, scaled, added, m->bias >= 0 ? "_bias" : "", *act ? "_" : "", act);
    for (char *c = how; *c; c++)
        if (*c == '-')
            *c = 'm';
}

/* x exactly, as Lua reads it and no locale changes it: "1", "-0xCCCCCDp-27". */
static const char *number_text(float x, char text[32])
{
    int exponent;
    long long mantissa = llroundf(ldexpf(frexpf(x < 0 ? -x : x, &exponent), 24));
    for (exponent -= 24; mantissa != 0 && mantissa % 2 == 0; exponent++)
        mantissa /= 2;
    if (exponent == 0 || mantissa == 0)
        snprintf(text, 32, "%s%lld", x < 0 ? "-" : "", mantissa);
    else
        snprintf(text, 32, "%s0x%llXp%d", x < 0 ? "-" : "", mantissa, exponent);
    return text;
}

static int add_tile(tni_plan *plan, const tier *t, const char *act, tile_size s)
{
    const tni_product *p = &plan->matmul.product;
    char how[112], params[320], alpha[32], beta[32];
    name_tile(plan, &s, act, how, sizeof how);
    const char *bias = plan->matmul.bias >= 0 ? "always" : "none";
    long long width = tni_parts(s.columns, t->lanes) * t->lanes;
    snprintf(params, sizeof params, "mr=%lld nr=%lld m=%lld n=%lld k=%lld a_row=%lld a_k=%lld b_k=%lld "
             "ldc=%lld bias=%s act=%s alpha=%s beta=%s", s.rows, width, s.rows, s.columns, s.k, s.a_row, s.a_k,
             s.b_k, s.ldc, bias, *act ? act : "none", number_text(p->alpha, alpha), number_text(p->beta, beta));
    return tni_plan_add(plan, TN_ABI_TILE, "matmul_tile", "matmul_f32", how, params);
}

/* One piece for each size of tile that the product has. */
static void add_tiles(tni_plan *plan, const tier *t, const char *act)
{
    tni_plan_matmul *m = &plan->matmul;
    bool whole_rows = m->product.m >= m->mr, whole_columns = m->product.n >= m->nr;
    for (int rows = 0; rows < 2; rows++)
        for (int columns = 0; columns < 2; columns++) {
            bool has_rows = rows ? m->rest_rows > 0 : whole_rows;
            bool has_columns = columns ? m->rest_columns > 0 : whole_columns;
            m->piece[rows][columns] = -1;
            if (has_rows && has_columns)
                m->piece[rows][columns] = (int8_t)add_tile(plan, t, act, size_of_tile(m, rows, columns));
        }
}

static bool needs_panels(const tni_product *p)
{
    return p->matrix[TNI_B].col != 1 && p->n != 1;
}

/* Panels of b come from the pack kernel of the dense set, so they have its width. */
static size_t size_of_panels(const tni_product *p, const tni_dense *dense)
{
    int64_t width = dense->tilings[TNI_SUM_F32].tiling[0].nr;
    return (size_t)(tni_parts(p->n, width) * width * p->k) * sizeof(float);
}

static bool choose_packing(tni_plan *plan, int64_t *width)
{
    const tni_dense *dense = tn_kernels_dense(plan->isa, TN_FAST)->state;
    const tni_tilings *tilings = &dense->tilings[TNI_SUM_F32];
    const tni_product *p = &plan->matmul.product;
    *width = 0;
    if (!needs_panels(p))
        return true;
    if (tilings->count == 0)
        return false;
    plan->matmul.pack = tilings->tiling[0].pack_b;
    *width = tilings->tiling[0].nr;
    plan->scratch = size_of_panels(p, dense);
    return true;
}

size_t tni_plan_scratch(const tni_dense *dense, const tn_desc *desc)
{
    tni_product p;
    if (dense->tilings[TNI_SUM_F32].count == 0 || tni_kernels_family(desc) != TNI_MATMUL ||
        desc->operand[0].dtype != TN_F32)
        return 0;
    tni_product_of(&p, desc, NULL);
    return p.m > 0 && is_small(&p) && needs_panels(&p) ? size_of_panels(&p, dense) : 0;
}

tn_status tni_plan_make_matmul(tni_plan *plan, tn_error *err)
{
    tni_plan_matmul *m = &plan->matmul;
    const tier *t = find_tier(plan->isa);
    const char *act;
    int64_t width;
    tni_product_of(&m->product, &plan->desc, NULL);
    tni_product_fold(&m->product);
    TN_TRY(check(plan, err));
    if (!take_steps(plan, &act))
        return tni_plan_decline(err, "it has fused steps beyond a bias and an activation");
    if (t == NULL || !choose_packing(plan, &width))
        return tni_plan_decline(err, "no tiles are made for this machine");
    choose_tile(t, m, width);
    if (is_far(m))
        return tni_plan_decline(err, "b is so deep that it is better packed in pieces");
    m->rest_rows = (int32_t)(m->product.m % m->mr);
    m->rest_columns = (int32_t)(m->product.n % m->nr);
    int64_t tile = m->mr * m->nr * m->product.k;
    m->group = TASK / tile > 1 ? TASK / tile : 1;
    add_tiles(plan, t, act);
    return TN_OK;
}

/* -- Running ------------------------------------------------------------------------------------*/

typedef struct product_run {
    const tni_plan_matmul *m;
    const tni_piece *piece;
    const char  *a, *b;        /* of the batch item in hand */
    char        *out;
    const float *bias;
    float       *panels;       /* of b, packed; NULL: b is read where it lies */
    const char  *c;            /* a third matrix that is not the output itself; else NULL */
    float        alpha_beta[2];
    int64_t      row_tiles, column_tiles, group, groups;
    bool         pack_late;    /* each task packs the panel that it alone uses */
    bool         one_panel;    /* and one thread does it all: panels follow each other in one place, near */
} product_run;

static float *panel_at(const product_run *r, int64_t column)
{
    return r->panels + (r->one_panel ? 0 : column * r->m->product.k);
}

static void pack_task(void *arg, size_t i)
{
    const product_run *r = arg;
    const tni_product *p = &r->m->product;
    int64_t nr = r->m->nr, column = (int64_t)i * nr, left = p->n - column;
    const float *from = (const float *)r->b + column * p->matrix[TNI_B].col;
    r->m->pack(tni_least(left, nr), p->k, from, p->matrix[TNI_B].col, p->matrix[TNI_B].row,
               panel_at(r, column));
}

static void run_tile(const product_run *r, int64_t row_tile, int64_t column_tile)
{
    const tni_plan_matmul *m = r->m;
    const tni_product *p = &m->product;
    int64_t row = row_tile * m->mr, column = column_tile * m->nr;
    bool rest_rows = row + m->mr > p->m, rest_columns = column + m->nr > p->n;
    tn_tile_fn tile = (tn_tile_fn)r->piece[m->piece[rest_rows][rest_columns]].fn;
    const float *a = (const float *)r->a + row * p->matrix[TNI_A].row;
    const float *b = r->panels ? panel_at(r, column) : (const float *)r->b + column;
    float *out = (float *)r->out + row * p->matrix[TNI_OUT].row + column;
    tile(p->k, a, b, out, p->matrix[TNI_OUT].row, rest_rows ? m->rest_rows : m->mr,
         rest_columns ? m->rest_columns : m->nr, r->alpha_beta, r->bias ? r->bias + column : NULL);
}

/* Task i: some tiles, one below the other, of one column of tiles. */
static void tile_task(void *arg, size_t i)
{
    const product_run *r = arg;
    int64_t column = (int64_t)i / r->groups, first = (int64_t)i % r->groups * r->group,
        end = first + r->group;
    if (r->pack_late)
        pack_task(arg, (size_t)column);
    if (end > r->row_tiles)
        end = r->row_tiles;
    for (; first < end; first++)
        run_tile(r, first, column);
}

/* The tiles add to what the output holds, so a third matrix that lies elsewhere is put there first. */
static void copy_third(const product_run *r)
{
    const tni_product *p = &r->m->product;
    tni_matrix from = p->matrix[TNI_C], to = p->matrix[TNI_OUT];
    const float *c = (const float *)r->c;
    for (int64_t i = 0; i < p->m; i++) {
        float *row = (float *)r->out + i * to.row;
        if (from.col == 1)
            memcpy(row, c + i * from.row, (size_t)p->n * sizeof *row);
        for (int64_t j = 0; from.col != 1 && j < p->n; j++)
            row[j] = c[i * from.row + j * from.col];
    }
}

/* One product of the batch. With columns enough for the threads each is a task, which packs its panel just
 * before use; else rows are split as well, and all panels are packed first. */
static void run_item(product_run *r, const tn_threads *threads)
{
    const tni_product *p = &r->m->product;
    bool worth = p->m * p->n * p->k >= 2 * TASK;
    r->pack_late = r->panels && (!worth || threads->count == 1 ||
                                 r->column_tiles >= 2 * (int64_t)threads->count);
    r->one_panel = r->pack_late && (!worth || threads->count == 1);
    r->group = r->pack_late ? r->row_tiles : r->m->group;
    r->groups = tni_parts(r->row_tiles, r->group);
    if (r->c)
        copy_third(r);
    if (r->panels && !r->pack_late)
        tni_each(threads, r->column_tiles, true, pack_task, r);
    tni_each(threads, r->column_tiles * r->groups, worth, tile_task, r);
}

void tni_plan_run_matmul(const tni_plan *plan, const tn_call *call)
{
    const tni_plan_matmul *m = &plan->matmul;
    const tni_product *p = &m->product;
    product_run r = { .m = m, .piece = plan->piece, .panels = m->pack ? call->scratch : NULL,
                      .bias = m->bias >= 0 ? call->data[m->bias] : NULL, .alpha_beta = { p->alpha, p->beta },
                      .row_tiles = tni_parts(p->m, m->mr), .column_tiles = tni_parts(p->n, m->nr) };
    tni_nest batch = p->batch;
    batch.data[TNI_A] = call->data[0];
    batch.data[TNI_B] = call->data[1];
    batch.data[TNI_OUT] = call->data[plan->desc.inputs];
    batch.data[TNI_C] = p->third ? call->data[2] : NULL;
    bool apart = p->third && p->beta != 0 && batch.data[TNI_C] != batch.data[TNI_OUT];
    int64_t items = tni_nest_count(&batch);
    tni_walk walk;
    tni_walk_seek(&walk, &batch, batch.rank, 0);
    for (; items > 0; items--) {
        r.a = walk.at[TNI_A];
        r.b = walk.at[TNI_B];
        r.out = walk.at[TNI_OUT];
        r.c = apart ? walk.at[TNI_C] : NULL;
        run_item(&r, call->threads);
        tni_walk_step(&walk, &batch);
    }
}
