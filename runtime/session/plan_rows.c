/* plan_rows.c: plans over rows: elementwise operations, sums, log_softmax. The length of a row is built
 * in, so that tails have no tests and short rows no loops; how many rows there are, and where, stays open. */
#include "session/plan_p.h"

#include "kernel/dense/map_p.h"
#include "kernel/desc/desc_p.h"
#include "kernel/reduce_p.h"

#include <stdio.h>
#include <string.h>

/* Above these lengths the loop around the tail costs nothing. TASK: elements worth a task of their own. */
enum { LONGEST_MAP = 4096, LONGEST_ROW = 16384, TASK = 65536 };

/* "add", "relu.d0" as templates name the operation; dots become underscores in symbols. */
static void name_operation(const tn_desc *desc, char *name, size_t name_size, char *symbol,
                           size_t symbol_size)
{
    if (desc->wrt)
        snprintf(name, name_size, "%s.d%d", tn_op_name((tn_op)desc->op), desc->wrt - 1);
    else
        snprintf(name, name_size, "%s", tn_op_name((tn_op)desc->op));
    snprintf(symbol, symbol_size, "%s", name);
    for (char *c = symbol; *c; c++)
        if (*c == '.')
            *c = '_';
}

/* -- Elementwise --------------------------------------------------------------------------------*/

/* The nest of the call without addresses. */
static void open_nest(const tn_desc *desc, tni_nest *nest)
{
    static void *const nothing[TN_MAX_OPERANDS];
    tni_nest_of_call(nest, &(tn_call){ .data = nothing, .desc = desc });
}

/* Axes that walk backwards would move the addresses, which a plan does not have. */
static bool goes_forward(const tni_nest *nest)
{
    for (int d = 0; d < nest->rank; d++)
        if (nest->stride[nest->operands - 1][d] < 0)
            return false;
    return true;
}

static bool is_unit(const tni_nest *nest)
{
    int last = nest->rank - 1;
    for (int o = 0; o < nest->operands; o++)
        if (nest->stride[o][last] != 1 && nest->extent[last] != 1)
            return false;
    return true;
}

/* The template's types: that of the inputs (but for a condition) and that of the output. */
static void add_map_piece(tni_plan *plan, const tni_map_row *row, int64_t columns)
{
    const tn_desc *desc = &plan->desc;
    char name[48], symbol[48], what[112], how[32], params[200];
    const char *from = tn_dtype_name((tn_dtype)row->lanes[desc->inputs - 1]);
    const char *to = tn_dtype_name((tn_dtype)row->lanes[desc->inputs]);
    name_operation(desc, name, sizeof name, symbol, sizeof symbol);
    bool one_type = strcmp(from, to) == 0;
    snprintf(what, sizeof what, "%s_%s%s%s", symbol, from, one_type ? "" : "_", one_type ? "" : to);
    snprintf(how, sizeof how, "n%lld", (long long)columns);
    snprintf(params, sizeof params, "op=%s from=%s to=%s n=%lld", name, from, to, (long long)columns);
    tni_plan_add(plan, TN_ABI_MAP, "ewise", what, how, params);
}

/* Small ones shall cost a call and nothing else. */
static void fix_single(tni_plan_map *map)
{
    const tni_nest *nest = &map->nest;
    map->single = nest->rank == 2 && nest->extent[0] <= map->share;
    for (int d = 0; d < 2; d++) {
        map->n[d] = nest->extent[d];
        for (int o = 0; o < nest->operands; o++)
            map->stride[o][d] = d == 1 ? 1 : nest->stride[o][d];
    }
}

tn_status tni_plan_make_map(tni_plan *plan, tn_error *err)
{
    const tn_desc *desc = &plan->desc;
    tni_nest *nest = &plan->map.nest;
    if (desc->steps > 0 || desc->inputs + 1 > TNI_NEST_OPERANDS)
        return tni_plan_decline(err, "fused steps are not made for elementwise operations");
    const tni_map_row *row = tni_map_find(desc);
    if (!row || !row->direct)
        return tni_plan_decline(err, "no kernel takes the operands as they are");
    open_nest(desc, nest);
    if (tni_nest_count(nest) == 0 || !goes_forward(nest))
        return tni_plan_decline(err, "no elements, or an output that runs backwards");
    tni_nest_simplify(nest, nest->operands - 1);
    tni_nest_pad(nest, 2);
    int64_t columns = nest->extent[nest->rank - 1];
    if (!is_unit(nest))
        return tni_plan_decline(err, "neighbours do not lie together in every operand");
    if (columns > LONGEST_MAP)
        return tni_plan_decline(err, "rows are so long that their length need not be fixed");
    plan->map.share = tni_most(TASK / columns, 1);
    fix_single(&plan->map);
    add_map_piece(plan, row, columns);
    return TN_OK;
}

typedef struct map_run {
    const tni_plan *plan;
    tni_nest nest;             /* with addresses */
} map_run;

/* Task i: some rows of one slab of the outer axes. */
static void map_task(void *arg, size_t i)
{
    const map_run *r = arg;
    const tni_nest *nest = &r->nest;
    int axis = nest->rank - 2;
    int64_t share = r->plan->map.share, tasks = tni_parts(nest->extent[axis], share);
    int64_t first = (int64_t)i % tasks * share, left = nest->extent[axis] - first;
    int64_t n[2] = { tni_least(left, share), nest->extent[axis + 1] };
    void *data[TNI_NEST_OPERANDS];
    int64_t stride[TNI_NEST_OPERANDS][2];
    tni_walk walk;
    tni_walk_seek(&walk, nest, axis, (int64_t)i / tasks);
    for (int o = 0; o < nest->operands; o++) {
        data[o] = walk.at[o] + first * nest->stride[o][axis] * nest->size[o];
        stride[o][0] = nest->stride[o][axis];
        stride[o][1] = 1;
    }
    ((tn_map_fn)r->plan->piece[0].fn)(n, data, (const int64_t (*)[2])stride, r->plan->desc.floats);
}

void tni_plan_run_map(const tni_plan *plan, const tn_call *call)
{
    const tni_plan_map *map = &plan->map;
    if (map->single) {
        ((tn_map_fn)plan->piece[0].fn)(map->n, call->data, map->stride, plan->desc.floats);
        return;
    }
    map_run run = { plan, map->nest };
    tni_nest *nest = &run.nest;
    int64_t slabs = 1;
    for (int o = 0; o < nest->operands; o++)
        nest->data[o] = call->data[o];
    for (int d = 0; d < nest->rank - 2; d++)
        slabs *= nest->extent[d];
    int64_t tasks = slabs * tni_parts(nest->extent[nest->rank - 2], plan->map.share);
    tni_each(call->threads, tasks, tni_nest_count(nest) >= 2 * TASK, map_task, &run);
}

/* -- Rows ---------------------------------------------------------------------------------------*/

/* One row of unit strides: its axes lie behind each other in every operand. */
static bool is_row(tni_nest *reduced)
{
    tni_nest_simplify(reduced, 0);
    if (reduced->rank == 0)
        tni_nest_pad(reduced, 1);
    for (int o = 0; o < reduced->operands; o++)
        if (reduced->rank != 1 || (reduced->stride[o][0] != 1 && reduced->extent[0] != 1))
            return false;
    return true;
}

static bool reduces_backwards(const tni_nest *nest)
{
    for (int d = 0; d < nest->rank; d++)
        if (nest->stride[0][d] < 0)
            return true;
    return false;
}

/* The kernels of log_softmax want a scale that is positive and no extreme. */
static bool takes_scale(float scale)
{
    return scale >= 0x1p-30f && scale <= 0x1p30f;
}

tn_status tni_plan_make_row(tni_plan *plan, tn_error *err)
{
    const tn_desc *desc = &plan->desc;
    bool sum = plan->family == TNI_REDUCE;
    tni_reduction r;
    char what[48], how[32], params[48];
    if (sum && desc->op != TN_OP_SUM)
        return tni_plan_decline(err, "of reductions, rows are made for sums");
    if (desc->steps > 0 || desc->operand[0].dtype != TN_F32)
        return tni_plan_decline(err, "rows are made for f32 without fused steps");
    if (!sum && !takes_scale(desc->floats[0]))
        return tni_plan_decline(err, "scales are between 2^-30 and 2^30 in kernels");
    if (sum)
        tni_reduction_of(&r, desc, NULL);
    else
        tni_row_axis_of(&r, desc, NULL);
    if (tni_nest_count(&r.kept) == 0 || tni_nest_count(&r.reduced) == 0)
        return tni_plan_decline(err, "no elements");
    if (reduces_backwards(&r.reduced) || !is_row(&r.reduced))
        return tni_plan_decline(err, "a row does not lie together");
    if (r.reduced.extent[0] > LONGEST_ROW)
        return tni_plan_decline(err, "rows are so long that their length need not be fixed");
    plan->row = (tni_plan_row){ .kept = r.kept, .n = r.reduced.extent[0] };
    plan->row.share = tni_most(TASK / 4 / plan->row.n, 1);
    snprintf(what, sizeof what, "%s_f32", tn_op_name((tn_op)desc->op));
    snprintf(how, sizeof how, "n%lld", (long long)plan->row.n);
    snprintf(params, sizeof params, "%sn=%lld", sum ? "op=sum " : "", (long long)plan->row.n);
    tni_plan_add(plan, sum ? TN_ABI_ROW : TN_ABI_MAP, sum ? "reduce" : "log_softmax", what, how, params);
    return TN_OK;
}

typedef struct row_run {
    const tni_plan *plan;
    tni_nest kept;             /* with addresses */
    int64_t  rows;
} row_run;

/* One row a call. */
static void run_rows(const row_run *r, int64_t first, int64_t end)
{
    tn_row_fn fn = (tn_row_fn)r->plan->piece[0].fn;
    tni_walk walk;
    tni_walk_seek(&walk, &r->kept, r->kept.rank, first);
    for (; first < end; first++) {
        fn(r->plan->row.n, tni_walk_addresses(&walk), r->plan->desc.floats);
        tni_walk_step(&walk, &r->kept);
    }
}

/* As many rows a call as are steps apart. */
static void run_maps(const row_run *r, int64_t first, int64_t end)
{
    const tni_nest *kept = &r->kept;
    int last = kept->rank - 1;
    while (first < end) {
        tni_walk walk;
        tni_walk_seek(&walk, kept, kept->rank, first);
        int64_t left = last < 0 ? 1 : kept->extent[last] - walk.index[last];
        const int64_t n[2] = { tni_least(end - first, left), r->plan->row.n };
        const int64_t stride[2][2] = { { last < 0 ? 0 : kept->stride[0][last], 1 },
                                       { last < 0 ? 0 : kept->stride[1][last], 1 } };
        ((tn_map_fn)r->plan->piece[0].fn)(n, tni_walk_addresses(&walk), stride, r->plan->desc.floats);
        first += n[0];
    }
}

static void row_task(void *arg, size_t i)
{
    const row_run *r = arg;
    const tni_plan_row *row = &r->plan->row;
    int64_t first = (int64_t)i * row->share, end = first + tni_least(r->rows - first, row->share);
    (r->plan->piece[0].abi == TN_ABI_MAP ? run_maps : run_rows)(r, first, end);
}

void tni_plan_run_row(const tni_plan *plan, const tn_call *call)
{
    row_run run = { .plan = plan, .kept = plan->row.kept };
    run.kept.data[0] = call->data[0];
    run.kept.data[1] = call->data[1];
    run.rows = tni_nest_count(&run.kept);
    tni_each(call->threads, tni_parts(run.rows, plan->row.share), run.rows * plan->row.n >= TASK, row_task,
                  &run);
}
