/* plan_matmul.c: plans of products. Every size and stride is built into a kernel that runs the whole product,
 * or a batch of them, with what is fused behind it, and reads the operands where they lie: a prepared call
 * goes straight to it. Only a b whose columns are no neighbours, or whose many rows straddle cache lines, goes
 * through panels in scratch, as do factors of 16 bits.
 * Large ones are cut into shares of rows, columns or items, for threads. */
#include "session/plan_p.h"

#include "base/base_p.h"
#include "kernel/dense/rows_p.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* DEEPEST: beyond it one chain of additions loses digits and a panel of b leaves the second-level cache.
 * LARGEST: multiply-adds beyond which packing costs dense kernels nothing. SHARE: multiply-adds worth a task.
 * SPREAD: bytes of a b whose rows lie 2 KiB or a multiple apart, in few places of the second-level cache.
 * FEW: rows that do not repay turning b, unless it is NEAR bytes small; SOME: nor where dense has dots, which
 * read a b of LARGE bytes as it lies, if they are no more than a STEEPth of the depth. MANY: rows that repay
 * copying one of LARGE bytes whose rows straddle lines. PANELS: shares of a batch that have panels, or of a
 * product with a wide a, as long as these are not more than WIDE bytes. TILE: bytes of a tile beside the
 * output, at most. PACKED: bytes of packed weights that are read as fast as dense kernels do. TILED: multiply-adds
 * beyond which tiles of the machine beat vectors. */
enum { DEEPEST = 2048, LARGEST = 1 << 26, SHARE = 1 << 20, SPREAD = 1 << 20, FEW = 8, SOME = 48, STEEP = 8,
       NEAR = 32 << 10, MANY = 32, LARGE = 64 << 10, PANELS = 16, WIDE = 4 << 20, TILE = 2048,
       PACKED = 2 << 20, TILED = 1 << 18 };

static bool turns(const tni_product *p) { return p->matrix[TNI_B].col != 1 && p->n > 1; }

static tn_dtype sum_of(const tn_desc *desc) { return tni_lane_dtype((tn_dtype)desc->operand[0].dtype); }

/* Of an element of the sums, and of the factors. */
static int64_t sum_size(const tn_desc *desc) { return (int64_t)tn_dtype_size(sum_of(desc)); }

static int64_t size_of(const tn_desc *desc)
{
    return (int64_t)tn_dtype_size((tn_dtype)desc->operand[0].dtype);
}

/* Whether factors become those of the sums in scratch. */
static bool widens(const tn_desc *desc) { return sum_size(desc) != size_of(desc); }

static bool has_panels(const tni_product *p, const tn_desc *desc)
{
    int64_t size = size_of(desc);
    if (p->panel)
        return false;
    bool straddles = p->matrix[TNI_B].row * size % 64 != 0;
    return turns(p) || widens(desc) || (straddles && p->m >= MANY && p->k * p->n * size > LARGE);
}

/* Multiply-adds of one item; small enough for 63 bits once is_small holds. */
static int64_t work_of(const tni_product *p) { return p->m * p->n * p->k; }

/* -- What is taken ------------------------------------------------------------------------------*/

static bool is_small(const tni_product *p)
{
    return p->k <= DEEPEST && p->m * p->n <= LARGEST / (p->k ? p->k : 1);
}

/* Whether dense does better, as it packs b in pieces that stay near, or reads it once. */
static bool is_far(const tni_product *p, const tn_desc *desc)
{
    int64_t size = size_of(desc), row = p->matrix[TNI_B].row * size, bytes = p->k * p->n * size;
    if (turns(p))
        return p->m < 4 || (p->m < FEW && bytes > NEAR) ||
               (p->m <= tni_least(SOME, p->k / STEEP) && bytes >= LARGE);
    if (p->panel)
        return bytes > PACKED;
    return (widens(desc) && p->m < FEW && bytes > NEAR) || (row % 2048 == 0 && p->k * row > SPREAD);
}

/* Whether dense has tiles of the machine for it, which gain where there is something to pack. */
static bool is_tiled(const tni_product *p, const tn_desc *desc, tn_isa isa)
{
    return desc->operand[0].dtype == TN_BF16 && isa == TN_ISA_AVX512 && work_of(p) > TILED &&
           tni_isa_addons() & TNI_ADDON_AMX;
}

/* Factors of one type; a result of it, or of that of the sums. */
static bool has_types(const tn_desc *desc)
{
    tn_dtype dtype = (tn_dtype)desc->operand[0].dtype, out = (tn_dtype)desc->operand[desc->inputs].dtype;
    return tn_dtype_is_float(dtype) && desc->operand[1].dtype == (uint8_t)dtype &&
           (out == dtype || out == sum_of(desc));
}

/* Neighbours along its rows; one column has no stride. */
static bool has_rows(const tni_product *p, int which)
{
    return p->matrix[which].col == 1 || p->n == 1;
}

static tn_status check(const tn_desc *desc, const tni_product *p, tn_isa isa, tn_error *err)
{
    if (p->panel && widens(desc))
        return tni_plan_decline(err, "packed weights have 16 bits");
    if (!has_types(desc))
        return tni_plan_decline(err, "products are made of floats");
    if (p->m == 0 || p->n == 0 || p->k == 0 || tni_nest_count(&p->batch) == 0)
        return tni_plan_decline(err, "no elements");
    if (p->alpha == 0 || !isfinite(p->alpha) || !isfinite(p->beta))
        return tni_plan_decline(err, "alpha is 0, or alpha or beta not finite");
    if (!has_rows(p, TNI_OUT) || (p->third && p->beta != 0 && !has_rows(p, TNI_C)))
        return tni_plan_decline(err, "columns of c do not lie together");
    if (turns(p) && p->matrix[TNI_B].row != 1 && p->k > 1)
        return tni_plan_decline(err, "b has no neighbours");
    if (widens(desc) && p->matrix[TNI_A].col != 1 && p->matrix[TNI_A].row != 1 && p->m > 1 && p->k > 1)
        return tni_plan_decline(err, "a has no neighbours");
    if (!is_small(p))
        return tni_plan_decline(err, "it is so large that packing costs nothing");
    if (is_far(p, desc))
        return tni_plan_decline(err, "dense kernels read b better");
    if (is_tiled(p, desc, isa))
        return tni_plan_decline(err, "dense kernels multiply by tiles of the machine");
    return TN_OK;
}

/* -- The request --------------------------------------------------------------------------------*/

/* A product to generate: perhaps a share of the plan's. */
typedef struct part {
    const tni_product *p;
    int64_t     m, n, items;
    tni_tile    tile;
    bool        panels;
    int         out;           /* operand */
    const tn_desc *desc;
    tni_plan_steps steps;
} part;

/* "8x32x784_784_1_256_256_x64_scaled_added_bias_gelu", with m for a minus sign. */
static void name_part(const part *a, char *how, size_t size)
{
    const tni_product *p = a->p;
    char items[24] = "", steps[64];
    tni_plan_steps_name(&a->steps, steps, sizeof steps);
    if (a->items > 1)
        snprintf(items, sizeof items, "_x%lld", (long long)a->items);
    snprintf(how, size, "%lldx%lldx%lld_%lld_%lld_%lld_%lld%s%s%s%s%s%s", (long long)a->m, (long long)a->n,
             (long long)p->k, (long long)p->matrix[TNI_A].row, (long long)p->matrix[TNI_A].col,
             (long long)p->matrix[TNI_B].row, (long long)p->matrix[TNI_OUT].row, turns(p) ? "_turned" : "",
             p->panel ? "_packed" : "", items, p->alpha != 1 ? "_scaled" : "", p->beta != 0 ? "_added" : "",
             steps);
    for (char *c = how; *c; c++)
        if (*c == '-')
            *c = 'm';
}

/* "name=value " behind what is there. */
static void add_number(char *params, size_t size, const char *name, int64_t value)
{
    size_t length = strlen(params);
    snprintf(params + length, size - length, " %s=%lld", name, (long long)value);
}

static void add_items(const part *a, char *params, size_t size)
{
    static const char *const step[] = { "a_item", "b_item", "c_item", "third_item" };      /* ORDER TNI_A */
    const tni_nest *batch = &a->p->batch;
    add_number(params, size, "items", a->items);
    for (int o = 0; o < batch->operands && batch->rank > 0; o++)
        add_number(params, size, step[o], batch->stride[o][0]);
    if (a->p->beta != 0 && !a->p->third && batch->rank > 0)
        add_number(params, size, "third_item", batch->stride[TNI_OUT][0]);
}

static void add_text(char *params, size_t size, const char *name, const char *text)
{
    size_t length = strlen(params);
    snprintf(params + length, size - length, " %s=%s", name, text);
}

static void add_epilogue(const part *a, char *params, size_t size)
{
    const tni_product *p = a->p;
    char number[32], steps[640];
    tni_plan_steps_text(&a->steps, steps, sizeof steps);
    add_text(params, size, "alpha", tni_plan_number(p->alpha, number));
    add_text(params, size, "beta", tni_plan_number(p->beta, number));
    if (a->steps.count > 0)
        add_text(params, size, "steps", steps);
    if (p->beta != 0 && p->third)
        add_number(params, size, "third", 2);
    if (p->beta != 0)
        add_number(params, size, "third_row", p->matrix[p->third ? TNI_C : TNI_OUT].row);
}

/* Elements from one line of a wide a to the next: whole vectors, which do not all fall into the same places of
 * a cache. */
static int64_t pitch_of(const tni_product *p, bool by_rows)
{
    return tni_rounded(by_rows ? p->k : p->m, 16) + 16;
}

static bool is_by_rows(const tni_product *p) { return p->matrix[TNI_A].col == 1 || p->k == 1; }

/* Bytes of the widest block of columns, whole lines; of a wide a of so many rows. */
static size_t panel_size(const part *a)
{
    int64_t width = tni_least(a->tile.vectors * a->tile.lanes, tni_rounded(a->n, a->tile.lanes));
    return (size_t)tni_rounded(width * a->p->k * sum_size(a->desc), 64);
}

static size_t wide_size(const tni_product *p, const tn_desc *desc)
{
    bool by_rows = is_by_rows(p);
    int64_t lines = by_rows ? p->m : p->k;
    return widens(desc) ? (size_t)(lines * pitch_of(p, by_rows) * sum_size(desc)) : 0;
}

/* What is widened on the way, and where: behind the panel. */
static void add_stored(const part *a, char *params, size_t size)
{
    const char *from = tni_plan_stored((tn_dtype)a->desc->operand[0].dtype);
    const char *to = tni_plan_stored((tn_dtype)a->desc->operand[a->out].dtype);
    size_t panel = panel_size(a), wide = wide_size(a->p, a->desc), unit = (size_t)sum_size(a->desc);
    if (!widens(a->desc))
        return;
    add_text(params, size, "from", from);
    add_text(params, size, "to", to);
    add_number(params, size, "wide", (int64_t)(panel / unit));
    add_number(params, size, "pitch", pitch_of(a->p, is_by_rows(a->p)));
    if (strcmp(to, "own") != 0)
        add_number(params, size, "beside", (int64_t)((panel + wide) / unit));
}

static void add_part(tni_plan *plan, const part *a)
{
    const tni_product *p = a->p;
    const tni_tile *t = &a->tile;
    char how[112], what[24], params[1000];
    snprintf(params, sizeof params, "dtype=%s m=%lld n=%lld k=%lld rows=%d vectors=%d lanes=%d panel=%s",
             tn_dtype_name(sum_of(a->desc)), (long long)a->m, (long long)a->n, (long long)p->k, t->rows,
             t->vectors, t->lanes, a->panels ? "true" : "false");
    add_number(params, sizeof params, "out", a->out);
    add_number(params, sizeof params, "a_row", p->matrix[TNI_A].row);
    add_number(params, sizeof params, "a_k", p->k == 1 ? 1 : p->matrix[TNI_A].col);
    add_number(params, sizeof params, "b_k", turns(p) ? 1 : p->matrix[TNI_B].row);
    add_number(params, sizeof params, "c_row", p->matrix[TNI_OUT].row);
    if (turns(p))
        add_number(params, sizeof params, "b_column", p->matrix[TNI_B].col);
    if (p->panel)
        add_text(params, sizeof params, "packed", "true");
    if (a->items > 1)
        add_items(a, params, sizeof params);
    add_stored(a, params, sizeof params);
    add_epilogue(a, params, sizeof params);
    name_part(a, how, sizeof how);
    snprintf(what, sizeof what, "%s_%s", tn_op_name((tn_op)plan->desc.op),
             tn_dtype_name((tn_dtype)a->desc->operand[0].dtype));
    tni_plan_add(plan, TN_ABI_CALL, "product", what, how, params);
}

/* -- Shares -------------------------------------------------------------------------------------*/

/* What a share is a part of, and so how operands move from one to the next. */
typedef struct cut {
    int64_t total, unit;       /* of items, columns or rows; a share is whole units */
    int64_t step[4];           /* elements from one of them to the next. ORDER TNI_A */
    int64_t side[TN_MAX_STEPS];
} cut;

/* Whether shares of one product are columns: where b goes through panels, of which each share has its own, or
 * came in them and rows are few. */
static bool by_columns(const part *a)
{
    return a->items <= 1 && (a->panels || (a->p->panel && a->p->m < MANY));
}

static bool is_wide(const part *a) { return a->panels && widens(a->desc); }

/* Shares at most, each of which has scratch of its own. */
static int64_t most_shares(const tni_product *p, const tn_desc *desc)
{
    int64_t size = (int64_t)wide_size(p, desc);
    return tni_most(tni_least(PANELS, WIDE / tni_most(size, 1)), 1);
}

/* Columns whose panels the scratch holds. */
static int64_t panel_columns(const tni_product *p) { return tni_rounded(p->n, 64); }

/* Shares of a product with panels, at most. unit: a tile's columns, of which the scratch has whole ones. */
static int64_t most_panels(const part *a, int64_t unit)
{
    int64_t most = most_shares(a->p, a->desc);
    if (a->items > 1)
        return most;
    return tni_least(is_wide(a) ? most : INT64_MAX, panel_columns(a->p) / unit);
}

static cut cut_of(const part *a)
{
    const tni_product *p = a->p;
    cut c = { .unit = 1 };
    for (int s = 0; s < a->steps.count; s++) {
        const tni_plan_side *side = &a->steps.side[s];
        c.side[s] = a->items > 1 ? side->item : by_columns(a) ? side->col : side->row;
    }
    if (a->items > 1) {
        c.total = a->items;
        for (int o = 0; o < p->batch.operands; o++)
            c.step[o] = p->batch.stride[o][0];
    } else if (by_columns(a)) {
        c.total = p->n;
        c.unit = a->tile.vectors * a->tile.lanes;
        memcpy(c.step, (int64_t[4]){ 0, p->panel ? p->k : p->matrix[TNI_B].col, 1, 1 }, sizeof c.step);
    } else {
        c.total = p->m;
        c.unit = a->tile.rows;
        memcpy(c.step, (int64_t[4]){ p->matrix[TNI_A].row, 0, p->matrix[TNI_OUT].row, p->matrix[TNI_C].row },
               sizeof c.step);
    }
    if (a->panels)
        c.unit = tni_rounded(tni_parts(c.total, most_panels(a, c.unit)), c.unit);
    return c;
}

/* The part that a share, of so many items, columns or rows, is. */
static part part_of(const part *whole, int64_t count)
{
    part a = *whole;
    if (a.items > 1)
        a.items = count;
    else if (by_columns(whole))
        a.n = count;
    else
        a.m = count;
    return a;
}

/* Bytes from a share's operands to the next one's. */
static void set_steps(tni_plan_matmul *m, const part *whole, const cut *c, int64_t share)
{
    const tn_operand *operand = whole->desc->operand;
    const int which[] = { 0, 1, whole->out, 2 };                               /* ORDER TNI_A */
    for (int o = 0; o < (whole->p->third ? 4 : 3); o++)
        m->step[which[o]] = c->step[o] * share * (int64_t)tn_dtype_size((tn_dtype)operand[which[o]].dtype);
    for (int s = 0; s < whole->steps.count; s++) {
        const tni_plan_side *side = &whole->steps.side[s];
        if (side->dtype)
            m->step[side->step->operand] = c->side[s] * share * (int64_t)tn_dtype_size((tn_dtype)side->dtype);
    }
}

static void add_shares(tni_plan *plan, const part *whole)
{
    tni_plan_matmul *m = &plan->matmul;
    cut c = cut_of(whole);
    int64_t work = work_of(whole->p) * whole->items;
    int64_t share = tni_rounded(tni_parts(SHARE, tni_most(work / c.total, 1)), c.unit);
    if (work < 2 * SHARE || share >= c.total)
        share = c.total;
    m->shares = tni_parts(c.total, share);
    set_steps(m, whole, &c, share);
    part first = part_of(whole, share), last = part_of(whole, c.total - (m->shares - 1) * share);
    add_part(plan, &first);
    if (m->shares > 1 && c.total % share != 0)
        add_part(plan, &last);
    if (whole->panels)
        m->panel = panel_size(&first) + (is_wide(whole) ? wide_size(whole->p, whole->desc) + TILE : 0);
}

/* -- Making -------------------------------------------------------------------------------------*/

static bool is_product(int family) { return family == TNI_MATMUL || family == TNI_LINEAR; }

size_t tni_plan_scratch(const tn_desc *desc)
{
    tni_product p;
    if (!is_product(tni_kernels_family(desc)))
        return 0;
    tni_product_of(&p, desc, NULL);
    tni_product_fold(&p);
    int64_t size = sum_size(desc), wide = 0;
    if (p.m == 0 || !has_types(desc) || !is_small(&p) || !has_panels(&p, desc))
        return 0;
    if (widens(desc))
        wide = ((int64_t)wide_size(&p, desc) + TILE) * most_shares(&p, desc);
    int64_t item = panel_columns(&p) * tni_rounded(p.k, 4) * size;        /* four steps are whole lines */
    return (size_t)(item * tni_least(tni_most(tni_nest_count(&p.batch), 1), PANELS) + wide);
}

/* The batch as one axis at most, along which the outputs go forward; false: it is no such row. */
static bool make_row(tni_nest *batch)
{
    for (int d = 0; d < batch->rank; d++)
        if (batch->stride[TNI_OUT][d] < 0 && batch->extent[d] > 1)
            return false;
    tni_nest_simplify(batch, TNI_OUT);
    return batch->rank <= 1;
}

tn_status tni_plan_make_matmul(tni_plan *plan, tn_error *err)
{
    tni_product p;
    const tn_desc *desc = &plan->desc;
    part whole = { .p = &p, .out = desc->inputs, .desc = desc };
    tni_product_of(&p, desc, NULL);
    tni_product_fold(&p);
    TN_TRY(check(desc, &p, plan->isa, err));
    const char *problem = tni_plan_steps_of(&whole.steps, desc, &p);
    if (problem)
        return tni_plan_decline(err, problem);
    if (!make_row(&p.batch))
        return tni_plan_decline(err, "its batch is no row of matrices");
    if (!tni_plan_tile(&p, plan->isa, sum_size(desc), &whole.tile))
        return tni_plan_decline(err, "no tile is made for it on this machine");
    whole.panels = has_panels(&p, desc);
    whole.m = p.m;
    whole.n = p.n;
    whole.items = tni_nest_count(&p.batch);
    add_shares(plan, &whole);
    return TN_OK;
}

/* -- Running ------------------------------------------------------------------------------------*/

typedef struct share_run {
    const tni_plan *plan;
    const tn_call  *call;
    size_t panel;              /* bytes of scratch from a share to the next; 0: they take turns with one */
} share_run;

static void run_share(void *arg, size_t i)
{
    const share_run *r = arg;
    const tni_plan *plan = r->plan;
    const tni_plan_matmul *m = &plan->matmul;
    void *data[TN_MAX_OPERANDS];
    for (int o = 0; o <= plan->desc.inputs; o++)
        data[o] = (char *)r->call->data[o] + (int64_t)i * m->step[o];
    tn_call own = *r->call;
    own.data = data;
    own.scratch = (char *)own.scratch + i * r->panel;
    bool rest = (int64_t)i + 1 == m->shares;
    ((tn_kernel_fn)plan->piece[rest ? plan->count - 1 : 0].fn)(NULL, &own);
}

tn_kernel_fn tni_plan_direct(const tni_plan *plan)
{
    bool whole = is_product(plan->family) && plan->matmul.shares == 1;
    return whole ? (tn_kernel_fn)plan->piece[0].fn : NULL;
}

void tni_plan_run_matmul(const tni_plan *plan, const tn_call *call)
{
    const tni_plan_matmul *m = &plan->matmul;
    share_run r = { plan, call, call->threads->count > 1 ? m->panel : 0 };
    if (m->shares == 1)
        ((tn_kernel_fn)plan->piece[0].fn)(NULL, call);
    else
        tni_each(call->threads, m->shares, true, run_share, &r);
}
