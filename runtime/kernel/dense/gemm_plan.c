/* dense/gemm_plan.c: everything about a product that is decided before it runs: the arithmetic by the types,
 * the tile by the sizes, where sums are formed, what tiles do besides, blocks. */
#include "kernel/dense/gemm_job_p.h"

/* Bytes of a row of panels in one block of depth: NEAR_DEPTH, with 14 rows of a in a third of a first-level
 * cache beside what streams through it; up to FAR_DEPTH, where few columns leave room for more of b, or few
 * rows use it once; FEW_DEPTH, if it then lies along k and is better read in long stretches. FEW: so many rows
 * are few. ROWS and COLUMNS bound the scratch. ASIDE_COLUMNS, ASIDE: of a block beside the output, its sums.
 * DEEP: bytes of rows that stay in the second-level cache for their whole depth. */
enum { NEAR_DEPTH = 1024, FAR_DEPTH = 2048, FEW_DEPTH = 8192, FEW = 168, ROWS = 2016, COLUMNS = 1024,
       ASIDE_COLUMNS = 1024, ASIDE = 1024 * 1024, DEEP = 512 << 10 };

/* -- The arithmetic ---------------------------------------------------------------------------------------*/

/* Which arithmetics serve elements of a and b, the best first. Products of two F32 are exact in F64, so that
 * the reference's sums in double are those of multiply-add. */
typedef struct route {
    bool    exact;
    uint8_t a, b, arithmetic;
} route;

static const route routes[] = {
    { false, TN_F32, TN_F32, TNI_SUM_F32 },   { false, TN_F64, TN_F64, TNI_SUM_F64 },
    { false, TN_F16, TN_F16, TNI_SUM_F32 },   { false, TN_BF16, TN_BF16, TNI_SUM_F32_TILES },
    { false, TN_BF16, TN_BF16, TNI_SUM_F32_PAIRS }, { false, TN_BF16, TN_BF16, TNI_SUM_F32 },
    { false, TN_F32, TN_F16, TNI_SUM_F32 },   { false, TN_F32, TN_BF16, TNI_SUM_F32 },     /* of attention */
    { true, TN_F32, TN_F32, TNI_SUM_F64 },    { true, TN_F64, TN_F64, TNI_SUM_F64_APART },
    { true, TN_F16, TN_F16, TNI_SUM_F64 },    { true, TN_BF16, TN_BF16, TNI_SUM_F64 },
};

static bool is_byte(uint8_t dtype) { return dtype == TN_U8 || dtype == TN_I8; }

/* Bytes of either signedness: by the dot product of most neighbours. */
static const tni_tilings *find_bytes(tni_gemm *g)
{
    const uint8_t *dtype = g->product.dtype;
    for (int i = TNI_SUM_I32_TILES_UI; i <= TNI_SUM_I32; i++) {
        const tni_arithmetic_row *row = &tni_arithmetics[i];
        bool serves = !row->own_types || (row->a == dtype[TNI_A] && row->b == dtype[TNI_B]);
        if (serves && g->dense->tilings[i].count > 0) {
            g->arithmetic = row;
            return &g->dense->tilings[i];
        }
    }
    return NULL;
}

static const tni_tilings *find_tilings(tni_gemm *g)
{
    const uint8_t *dtype = g->product.dtype;
    if (is_byte(dtype[TNI_A]) && is_byte(dtype[TNI_B]))
        return find_bytes(g);
    for (size_t i = 0; i < sizeof routes / sizeof *routes; i++) {
        const route *r = &routes[i];
        const tni_tilings *tilings = &g->dense->tilings[r->arithmetic];
        if (r->exact == g->dense->exact && r->a == dtype[TNI_A] && r->b == dtype[TNI_B] && tilings->count > 0) {
            g->arithmetic = &tni_arithmetics[r->arithmetic];
            return tilings;
        }
    }
    return NULL;
}

bool tni_gemm_choose_arithmetic(tni_gemm *g) { return find_tilings(g) != NULL; }

/* -- The tile ---------------------------------------------------------------------------------------------*/

/* The highest tiling as wide and lower, NULL if there is none. */
static const tni_tiling *lower_than(const tni_tilings *tilings, const tni_tiling *tall)
{
    const tni_tiling *low = NULL;
    for (const tni_tiling *t = tilings->tiling; t < tilings->tiling + tilings->count; t++)
        if (t->nr == tall->nr && t->mr < tall->mr && (!low || t->mr > low->mr))
            low = t;
    return low;
}

/* Steps of one k: the rows of a panel, and the loads of b, as dear as one more row. */
static int64_t panels_cost(const tni_tiling *tall, const tni_tiling *low, int64_t panels, int64_t rows)
{
    int64_t left = rows - panels * tall->mr;
    if (left <= 0)
        return panels * (tall->mr + 1);
    return panels * (tall->mr + 1) + tni_parts(left, low->mr) * (low->mr + 1);
}

/* Panels of tall tiles among those of so many rows, and what all cost; the rows behind them go in low ones. A
 * few tall ones less are tried, for what is left may then fill low ones. */
static int64_t tall_panels(const tni_tiling *tall, const tni_tiling *low, int64_t rows, int64_t *cost)
{
    int64_t best = tni_parts(rows, tall->mr), most = rows / tall->mr;
    *cost = panels_cost(tall, low, best, rows);
    for (int64_t panels = most; low && panels >= 0 && panels > most - low->mr; panels--) {
        int64_t other = panels_cost(tall, low, panels, rows);
        best = other < *cost ? panels : best;
        *cost = tni_least(other, *cost);
    }
    return best;
}

int64_t tni_gemm_tall_panels(const tni_gemm *g, int64_t rows)
{
    int64_t cost;
    return tall_panels(g->tiling, g->low, rows, &cost);
}

/* The tiling whose panels of rows, with those of a lower one, take least, and what they cost. If b came
 * packed, its panels hold whole ones of the tiling. NULL: there is none such. */
static const tni_tiling *tiling_for(const tni_tilings *tilings, int64_t rows, int64_t panel, int64_t *least)
{
    const tni_tiling *best = NULL;
    for (const tni_tiling *t = tilings->tiling; t < tilings->tiling + tilings->count; t++) {
        int64_t cost;
        if (panel % t->nr != 0)
            continue;
        tall_panels(t, lower_than(tilings, t), rows, &cost);
        if (best && cost >= *least)
            continue;
        best = t;
        *least = cost;
    }
    return best;
}

/* Few columns leave most of a tile's width unfilled, where few rows need not: then the product is done turned
 * round, if that gains a quarter, for its result is written aside. */
static void choose_tiling(tni_gemm *g, const tni_tilings *tilings)
{
    int64_t m = g->product.m, n = g->product.n;
    int64_t cost, turned_cost;
    const tni_tiling *plain = tiling_for(tilings, m, g->product.panel, &cost);
    const tni_tiling *turned = tiling_for(tilings, n, 0, &turned_cost);
    g->tiling = plain;
    if (!plain)
        return;
    cost *= tni_parts(n, plain->nr);
    turned_cost *= tni_parts(m, turned->nr);
    bool alike = g->arithmetic->a == g->arithmetic->b && !g->product.panel;
    g->turned = !g->finish && alike && turned_cost + turned_cost / 4 < cost;
    if (g->turned) {
        g->tiling = turned;
        tni_product_turn(&g->product);
    }
    g->low = lower_than(tilings, g->tiling);
}

/* -- Sums and steps ---------------------------------------------------------------------------------------*/

/* Tiles that do not scale start from 0 or c. Sums of the output's type whose rows are neighbours there are
 * formed in it; those of integers are exact as they are. */
static void choose_place(tni_gemm *g)
{
    const tni_product *p = &g->product;
    bool plain = p->alpha == 1 && (p->beta == 0 || p->beta == 1);
    bool fits = p->dtype[TNI_OUT] == g->arithmetic->sum && (p->matrix[TNI_OUT].col == 1 || p->n == 1);
    g->raw = g->finish || (g->dense->exact && g->arithmetic->sum != TN_I32) || (!g->arithmetic->scales && !plain);
    g->aside = g->raw || !fits;
}

static bool repeats(const tni_product *p, const tni_side *side)
{
    for (int d = 0; d < p->batch.rank; d++)
        if (side->batch[d] != 0 && p->batch.extent[d] != 1)
            return false;
    return (side->matrix.row == 0 || p->m == 1) && (side->matrix.col == 1 || p->n == 1);
}

/* Takes the steps that tiles do: a bias along the columns, an activation. Returns how many. */
static int fuse(tni_gemm *g, const tn_step *step)
{
    const tni_product *p = &g->product;
    int taken = 0;
    g->bias = -1;
    g->relu = false;
    if (g->raw || !g->arithmetic->scales)
        return 0;
    if (p->steps > 0 && step[0].op == TN_OP_ADD && p->side[0].dtype == g->arithmetic->sum &&
        repeats(p, &p->side[0]))
        g->bias = taken++;
    bool has_relu = g->tiling->relu && (!g->low || g->low->relu);
    g->relu = has_relu && taken < p->steps && step[taken].op == TN_OP_RELU;
    return taken + g->relu;
}

/* -- Blocks -----------------------------------------------------------------------------------------------*/

/* Nearly equal parts of size, of at most (or, as it comes out, about) most, whole units. */
static int64_t even_part(int64_t size, int64_t most, int64_t unit)
{
    return tni_rounded(tni_parts(size, tni_most(tni_parts(size, most), 1)), unit);
}

/* Bytes: depends on the product alone, as bits depend on it. */
static int64_t depth_of(const tni_gemm *g)
{
    const tni_product *p = &g->product;
    if (g->few)
        return p->panel || p->matrix[TNI_B].row == 1 ? FEW_DEPTH : FAR_DEPTH;
    return tni_most(tni_least(NEAR_DEPTH * COLUMNS / tni_most(p->n, 1), FAR_DEPTH), NEAR_DEPTH);
}

/* Depth and columns of a block give as much of b as half of the second-level cache holds, beside a, the output
 * and what else comes along. */
static void choose_blocks(tni_gemm *g)
{
    const tni_product *p = &g->product;
    int64_t unit = g->arithmetic->unit, depth = depth_of(g) / g->pack_b.panel;
    int64_t depths = tni_most((p->k + depth / 2) / depth, 1);
    g->depth = tni_rounded(tni_parts(p->k, depths), unit);
    int64_t held = g->dense->second_cache / 2 / tni_most(g->depth * g->pack_b.panel, 1);
    int64_t most = g->few ? p->n + g->tiling->nr : tni_least(COLUMNS, held);
    g->cols = tni_most(most / g->tiling->nr, 1) * g->tiling->nr;
    g->rows = ROWS;
    if (g->aside) {
        g->cols = tni_least(g->cols, ASIDE_COLUMNS);
        g->rows = even_part(p->m, tni_least(ROWS, ASIDE / tni_most(tni_gemm_aside_row(g), 1)), g->tiling->mr);
    }
    bool one = g->few && p->m <= g->rows;
    g->deep = g->b_packed && one && p->alpha != 0 && p->k > 0 && p->m * p->k * g->pack_a.panel <= DEEP;
    bool once = g->deep && p->m <= g->tiling->mr;          /* b is read, and nothing has to stay near */
    if (once)
        g->depth = tni_rounded(p->k, unit);
}

/* -- All of it --------------------------------------------------------------------------------------------*/

static bool plan_packing(const tni_gemm *g, int which, const tni_tiling *tiling, tni_packing *out)
{
    bool is_a = which == TNI_A;
    uint8_t panel = is_a ? g->arithmetic->a : g->arithmetic->b;
    out->pack = is_a ? tiling->pack_a : tiling->pack_b;
    out->width = is_a ? tiling->mr : tiling->nr;
    out->group = g->arithmetic->group[which];
    out->size = (int64_t)tn_dtype_size((tn_dtype)g->product.dtype[which]);
    out->panel = (int64_t)tn_dtype_size((tn_dtype)panel);
    tn_pack_fn direct = tni_dense_pack(g->dense, g->product.dtype[which], panel, (int)out->group, out->width);
    if (direct) {
        out->pack = direct;
        out->cast = (tni_map){ .fn = NULL };
        return tni_dense_copies(g->dense, out->size);
    }
    return tni_dense_copies(g->dense, out->size) && tni_dense_copies(g->dense, out->panel) &&
           tni_gemm_cast(g->dense, g->product.dtype[which], panel, &out->cast);
}

static bool plan_sides(tni_gemm *g)
{
    return plan_packing(g, TNI_A, g->tiling, &g->pack_a) && plan_packing(g, TNI_B, g->tiling, &g->pack_b) &&
           (!g->low || plan_packing(g, TNI_A, g->low, &g->pack_low)) &&
           tni_dense_copies(g->dense, (int64_t)tn_dtype_size((tn_dtype)g->product.dtype[TNI_OUT]));
}

/* Panels that b came in serve as they are if they are the tile's. */
static void take_panels(tni_gemm *g)
{
    const tni_product *p = &g->product;
    if (p->panel != g->tiling->nr || p->dtype[TNI_B] != g->arithmetic->b || g->pack_b.group > 1)
        return;
    g->b_packed = true;
    g->panels_of_b = p->batch.data[TNI_B];
}

bool tni_gemm_plan(tni_gemm *g, const tn_step *step)
{
    const tni_tilings *tilings = find_tilings(g);
    if (!tilings)
        return false;
    tni_product_fold(&g->product);
    choose_tiling(g, tilings);
    if (!g->tiling)
        return false;
    choose_place(g);
    g->sum = (int64_t)tn_dtype_size((tn_dtype)g->arithmetic->sum);
    if (!plan_sides(g) || !tni_gemm_plan_finish(g, step, fuse(g, step)))
        return false;
    take_panels(g);
    g->few = g->product.m <= FEW;
    choose_blocks(g);
    return true;
}

/* In place, in the type of the sums. */
bool tni_gemm_plan_steps(tni_gemm *g, const tn_step *step)
{
    if (!find_tilings(g))
        return false;
    g->raw = g->aside = false;
    return tni_gemm_plan_finish(g, step, 0);
}

const tni_entry *tni_gemm_tile(const tni_gemm *g)
{
    return g->relu ? g->tiling->relu : g->tiling->tile;
}
