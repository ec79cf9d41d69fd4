/* dense_gemm_plan.c: everything about a product that is decided before it runs: the arithmetic by the types,
 * the tile by the sizes, where sums are formed, what tiles do besides, blocks. */
#include "kernel/dense_gemm_job_p.h"

/* DEPTH: nr = 32 columns of 256 floats are 32 KiB, two thirds of a first-level cache; the depth is then cut
 * evenly, so that no short block is left. GROUP: 112 rows of a (a multiple of usual tiles) are 112 KiB, which
 * leave a small second-level cache to b and the result; LONE: so many rows stay one group. ROWS and COLUMNS
 * bound the scratch: 2 MiB of floats each. ASIDE: columns, and sums, of a block beside the output. DEEP: bytes
 * of rows that stay in the second-level cache for their whole depth. */
enum { DEPTH = 256, GROUP = 112, LONE = 168, ROWS = 2016, COLUMNS = 2048, ASIDE_COLUMNS = 1024,
       ASIDE = 1024 * 1024, DEEP = 512 << 10 };

/* -- The arithmetic ---------------------------------------------------------------------------------------*/

/* Which arithmetics serve elements of a and b, the best first. Products of two F32 are exact in F64, so that
 * the reference's sums in double are those of multiply-add. */
typedef struct route {
    bool    exact;
    uint8_t a, b, arithmetic;
} route;

static const route routes[] = {
    { false, TN_F32, TN_F32, TNI_SUM_F32 },   { false, TN_F64, TN_F64, TNI_SUM_F64 },
    { false, TN_F16, TN_F16, TNI_SUM_F32 },   { false, TN_BF16, TN_BF16, TNI_SUM_F32 },
    { true, TN_F32, TN_F32, TNI_SUM_F64 },    { true, TN_F64, TN_F64, TNI_SUM_F64_APART },
    { true, TN_F16, TN_F16, TNI_SUM_F64 },    { true, TN_BF16, TN_BF16, TNI_SUM_F64 },
};

static const tni_tilings *find_tilings(tni_gemm *g)
{
    const uint8_t *dtype = g->product.dtype;
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

/* -- The tile ---------------------------------------------------------------------------------------------*/

/* Steps of a panel of rows for each k: its rows, and the loads of b, as dear as one more row. */
static int64_t row_cost(const tni_tiling *t, int64_t m)
{
    return tni_parts(m, t->mr) * (t->mr + 1);
}

/* The tiling whose panels of rows, whole ones, take least. If b came packed, its panels hold whole ones of the
 * tiling. NULL: there is none such. */
static const tni_tiling *tiling_for(const tni_tilings *tilings, int64_t m, int64_t panel)
{
    const tni_tiling *best = NULL;
    for (const tni_tiling *t = tilings->tiling; t < tilings->tiling + tilings->count; t++)
        if (panel % t->nr == 0 && (!best || row_cost(t, m) < row_cost(best, m)))
            best = t;
    return best;
}

/* Few columns leave most of a tile's width unfilled, where few rows need not: then the product is done turned
 * round, if that gains a quarter, for its result is written aside. */
static void choose_tiling(tni_gemm *g, const tni_tilings *tilings)
{
    int64_t m = g->product.m, n = g->product.n;
    const tni_tiling *plain = tiling_for(tilings, m, g->product.panel), *turned = tiling_for(tilings, n, 0);
    g->tiling = plain;
    if (!plain)
        return;
    int64_t cost = row_cost(plain, m) * tni_parts(n, plain->nr);
    int64_t turned_cost = row_cost(turned, n) * tni_parts(m, turned->nr);
    bool alike = g->arithmetic->a == g->arithmetic->b && !g->product.panel;
    g->turned = !g->b_packed && !g->finish && alike && turned_cost + turned_cost / 4 < cost;
    if (!g->turned)
        return;
    g->tiling = turned;
    tni_product_turn(&g->product);
}

/* -- Sums and steps ---------------------------------------------------------------------------------------*/

/* Tiles that do not scale start from 0 or c. Sums of the output's type whose rows are neighbours there are
 * formed in it. */
static void choose_place(tni_gemm *g)
{
    const tni_product *p = &g->product;
    bool plain = p->alpha == 1 && (p->beta == 0 || p->beta == 1);
    bool fits = p->dtype[TNI_OUT] == g->arithmetic->sum && (p->matrix[TNI_OUT].col == 1 || p->n == 1);
    g->raw = g->finish || g->dense->exact || (!g->arithmetic->scales && !plain);
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
    g->relu = g->tiling->relu && taken < p->steps && step[taken].op == TN_OP_RELU;
    return taken + g->relu;
}

/* -- Blocks -----------------------------------------------------------------------------------------------*/

/* Nearly equal parts of size, of at most (or, as it comes out, about) most, whole units. */
static int64_t even_part(int64_t size, int64_t most, int64_t unit)
{
    return tni_rounded(tni_parts(size, tni_most(tni_parts(size, most), 1)), unit);
}

int64_t tni_gemm_group(const tni_gemm *g)
{
    int64_t rows = g->product.m <= LONE ? LONE : GROUP;
    return tni_most(rows / g->tiling->mr, 1) * g->tiling->mr;
}

/* Blocks of depth are of nearly equal size, around DEPTH. */
static void choose_blocks(tni_gemm *g)
{
    const tni_product *p = &g->product;
    int64_t depths = tni_most((p->k + DEPTH / 2) / DEPTH, 1);
    g->depth = tni_rounded(tni_parts(p->k, depths), g->arithmetic->group);
    g->cols = COLUMNS;
    g->rows = ROWS;
    if (g->aside) {
        g->cols = ASIDE_COLUMNS;
        g->rows = even_part(p->m, tni_least(ROWS, ASIDE / tni_most(tni_gemm_aside_row(g), 1)), g->tiling->mr);
    }
    bool one = p->m <= tni_gemm_group(g) && p->m <= g->rows;
    g->deep = g->b_packed && one && p->alpha != 0 && p->k > 0 && p->m * p->k * g->pack_a.panel <= DEEP;
}

/* -- All of it --------------------------------------------------------------------------------------------*/

static bool plan_packing(const tni_gemm *g, int which, tni_packing *out)
{
    bool is_a = which == TNI_A;
    uint8_t panel = is_a ? g->arithmetic->a : g->arithmetic->b;
    out->pack = is_a ? g->tiling->pack_a : g->tiling->pack_b;
    out->width = is_a ? g->tiling->mr : g->tiling->nr;
    out->group = g->arithmetic->group;
    out->size = (int64_t)tn_dtype_size((tn_dtype)g->product.dtype[which]);
    out->panel = (int64_t)tn_dtype_size((tn_dtype)panel);
    return tni_dense_copies(g->dense, out->size) && tni_dense_copies(g->dense, out->panel) &&
           tni_gemm_cast(g->dense, g->product.dtype[which], panel, &out->cast);
}

static bool plan_sides(tni_gemm *g)
{
    return plan_packing(g, TNI_A, &g->pack_a) && plan_packing(g, TNI_B, &g->pack_b) &&
           tni_dense_copies(g->dense, (int64_t)tn_dtype_size((tn_dtype)g->product.dtype[TNI_OUT]));
}

/* Panels that b came in serve as they are if they are the tile's. */
static void take_panels(tni_gemm *g)
{
    const tni_product *p = &g->product;
    if (p->panel != g->tiling->nr || g->pack_b.cast.fn || g->arithmetic->group > 1)
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
