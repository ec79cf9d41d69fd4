/* dense_sum.c: sums over any axes: which way, in how many parts. */
#include "kernel/dense_copy_p.h"
#include "kernel/dense_sum_p.h"
#include "kernel/reduce_p.h"

enum { TASK = 65536, PARTS_FROM = 1 << 18, MOST_PARTS = 64, FEW_UNITS = 16, NARROW = 8 };

/* Columns where kept neighbours are closer than terms, and many enough to fill vectors. */
static void choose_way(tni_sum *sum)
{
    int kept = tni_nest_closest_axis(&sum->kept, 0);
    if (kept < 0 || sum->reduced.rank == 0 || sum->kept.extent[kept] < NARROW)
        return;
    int64_t apart = sum->reduced.stride[0][sum->reduced.rank - 1];
    sum->by_columns = tni_magnitude(apart) > tni_magnitude(sum->kept.stride[0][kept]);
    if (sum->by_columns)
        tni_nest_move_axis(&sum->kept, kept, sum->kept.rank - 1);
}

static void choose_parts(tni_sum *sum)
{
    int64_t work = sum->terms * (sum->outputs / sum->units);
    sum->parts = 1;
    if (sum->units < FEW_UNITS && work >= PARTS_FROM)
        sum->parts = tni_least(work / TASK, MOST_PARTS);
}

/* False: a piece is missing. data may be NULL, for the scratch alone. */
static bool plan(tni_sum *sum, const tni_dense *dense, const tn_desc *desc, void *const *data)
{
    tni_key add = { .op = TN_OP_ADD, .variant = TNI_INNER_UNIT, .dtype = { TN_F32, TN_F32, TN_F32 } };
    const tni_entry *row = tni_dense_row_kernel(dense, desc), *map = tni_dense_find(dense, add);
    tni_reduction r;
    if (!row || !map)
        return false;
    tni_reduction_of(&r, desc, data);
    *sum = (tni_sum){ .dense = dense, .row = (tn_row_fn)row->fn, .add = (tn_map_fn)map->fn };
    sum->outputs = tni_nest_count(&r.kept);
    sum->terms = tni_nest_count(&r.reduced);
    if (sum->outputs == 0 || sum->terms == 0)
        return true;
    tni_nest_simplify(&r.reduced, 0);
    tni_nest_simplify(&r.kept, 1);
    sum->kept = r.kept;
    sum->reduced = r.reduced;
    if (data)                              /* from an output's first term to the first that is walked */
        sum->kept.data[0] += r.reduced.data[0] - (char *)data[0];
    choose_way(sum);
    if (sum->by_columns)
        tni_sum_plan_columns(sum);
    else
        tni_sum_plan_rows(sum);
    choose_parts(sum);
    return true;
}

size_t tni_dense_sum_scratch(const tni_dense *dense, const tn_desc *desc)
{
    tni_sum sum;
    if (!plan(&sum, dense, desc, NULL) || sum.parts <= 1)
        return 0;
    return (size_t)(sum.outputs * sum.parts) * sizeof(double);
}

typedef struct tasks {
    const tni_sum *sum;
    int64_t share;             /* units of a task, where a unit has one part */
} tasks;

static void compute(const tni_sum *sum, int64_t unit, int64_t part)
{
    if (sum->by_columns)
        tni_sum_columns(sum, unit, part);
    else
        tni_sum_rows(sum, unit, part);
}

static void run_task(void *arg, size_t i)
{
    const tasks *t = arg;
    const tni_sum *sum = t->sum;
    int64_t first = (int64_t)i * t->share, left = sum->units - first;
    if (sum->parts > 1)
        compute(sum, (int64_t)i / sum->parts, (int64_t)i % sum->parts);
    else if (!sum->by_columns && sum->direct && sum->blocks == 1)
        tni_sum_short_rows(sum, first, tni_least(left, t->share));
    else
        for (int64_t u = first; u < first + t->share && u < sum->units; u++)
            compute(sum, u, 0);
}

/* Adds the parts of every output, in order. */
static void join_parts(const tni_sum *sum)
{
    tni_walk out;
    tni_walk_seek(&out, &sum->kept, sum->kept.rank, 0);
    for (int64_t o = 0; o < sum->outputs; o++) {
        double total = 0;
        for (int64_t p = 0; p < sum->parts; p++)
            total += sum->partial[p * sum->outputs + o];
        *(float *)out.at[1] = (float)total;
        tni_walk_step(&out, &sum->kept);
    }
}

/* The sum of nothing. */
static void fill_zero(const tni_dense *dense, const tn_call *call)
{
    float zero = 0;
    const tn_operand *out = &call->desc->operand[1];
    tni_nest nest;
    tni_nest_start(&nest, out);
    tni_nest_add(&nest, &(tn_operand){ .dtype = TN_F32 }, out, &zero);
    tni_nest_add(&nest, out, out, call->data[1]);
    tni_copy_nest(dense, nest, call->threads);
}

void tni_dense_run_sum(const tn_kernels *self, const tn_call *call)
{
    tni_sum sum;
    if (!plan(&sum, self->state, call->desc, call->data)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (sum.outputs == 0)
        return;
    if (sum.terms == 0) {
        fill_zero(self->state, call);
        return;
    }
    int64_t work = sum.terms * (sum.outputs / sum.units);
    tasks t = { .sum = &sum, .share = work < TASK ? TASK / work : 1 };
    int64_t count = sum.parts > 1 ? sum.units * sum.parts : tni_parts(sum.units, t.share);
    sum.partial = call->scratch;
    tni_each(call->threads, count, true, run_task, &t);
    if (sum.parts > 1)
        join_parts(&sum);
}
