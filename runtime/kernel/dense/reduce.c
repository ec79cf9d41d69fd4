/* dense/reduce.c: reductions over any axes: by which kernels, which way, in how many parts. */
#include "kernel/dense/copy_p.h"
#include "kernel/dense/reduce_p.h"
#include "kernel/reduce_p.h"

#include "core/core_p.h"

#include <math.h>
#include <string.h>

enum { TASK = 65536, PARTS_FROM = 1 << 18, MOST_PARTS = 64, FEW_UNITS = 16, TASKS = 32, NARROW = 8 };

/* -- Kernels ---------------------------------------------------------------------------------------------*/

/* The type of the kernels: one that has kernels and holds the input's values and what they come to.
 * Integers of 32 bits add up modulo 2^32, and smaller ones with them. Products of floats are taken in
 * double, where factors that cancel do not overflow on the way. */
static tn_dtype work_type(unsigned op, tn_dtype from)
{
    bool is_float = tn_dtype_is_float(from);
    size_t size = tn_dtype_size(from);
    switch (op) {
    case TN_OP_SUM:
    case TN_OP_MEAN:
        return is_float ? (size == 8 ? TN_F64 : TN_F32) : size == 8 ? TN_U64 : TN_U32;
    case TN_OP_PROD:
        return is_float ? TN_F64 : TN_U64;
    default:
        if (is_float || size < 4)
            return size == 8 ? TN_F64 : TN_F32;
        return size == 8 ? TN_U64 : TN_F64;
    }
}

static unsigned kernel_op(unsigned op)
{
    switch (op) {
    case TN_OP_MEAN:   return TN_OP_SUM;
    case TN_OP_AMIN:   return TN_OP_AMAX;
    case TN_OP_ARGMIN: return TN_OP_ARGMAX;
    default:           return op;
    }
}

static tni_fold_kind kind_of(unsigned op)
{
    switch (kernel_op(op)) {
    case TN_OP_SUM:  return TNI_FOLD_ADD;
    case TN_OP_PROD: return TNI_FOLD_MULTIPLY;
    case TN_OP_AMAX: return TNI_FOLD_LARGEST;
    default:         return TNI_FOLD_FIND;
    }
}

static const tni_entry *find(const tni_dense *dense, const tn_desc *desc, uint16_t variant)
{
    tn_dtype work = work_type(desc->op, (tn_dtype)desc->operand[0].dtype);
    tni_key key = { .op = (uint16_t)kernel_op(desc->op), .variant = variant, .dtype = { work, work } };
    if (key.op == TN_OP_ARGMAX)
        key.dtype[1] = TN_I64;
    return tni_dense_find(dense, key);
}

static bool find_casts(tni_fold *fold)
{
    const tni_cast_route *route = &tni_casts[fold->from][fold->work];
    for (int i = 0; i < route->steps; i++) {
        tni_key key = { .op = TN_OP_CAST, .variant = TNI_INNER_UNIT };
        memcpy(key.dtype, route->dtype[i], sizeof route->dtype[i]);
        const tni_entry *entry = tni_dense_find(fold->dense, key);
        if (!entry)
            return false;
        fold->cast[i] = (tn_map_fn)entry->fn;
    }
    return true;
}

const tni_entry *tni_dense_reduce_kernel(const tni_dense *dense, const tn_desc *desc)
{
    tni_fold fold = { .dense = dense, .from = (tn_dtype)desc->operand[0].dtype };
    const tni_entry *row = find(dense, desc, 0);
    fold.work = work_type(desc->op, fold.from);
    if (!row || !find(dense, desc, TNI_COLUMNS) || !find_casts(&fold) ||
        !tni_dense_copies(dense, (int64_t)tn_dtype_size(fold.from)) ||
        !tni_dense_copies(dense, (int64_t)tn_dtype_size((tn_dtype)desc->operand[1].dtype)))
        return NULL;
    return row;
}

/* The words of the kernels' param. */
static void set_turn(tni_fold *fold, unsigned op)
{
    bool turns = fold->kind == TNI_FOLD_LARGEST || fold->kind == TNI_FOLD_FIND;
    bool is_float = fold->work == TN_F32 || fold->work == TN_F64;
    uint64_t bits = turns ? tni_turn_bits((tn_op)op, is_float ? fold->work : fold->from) : 0;
    memcpy(fold->param, &bits, sizeof bits);               /* little-endian */
}

/* False: a piece is missing. */
static bool choose_kernels(tni_fold *fold, const tni_dense *dense, const tn_desc *desc)
{
    if (!tni_dense_reduce_kernel(dense, desc))
        return false;
    *fold = (tni_fold){ .dense = dense,
                        .kind = kind_of(desc->op),
                        .mean = desc->op == TN_OP_MEAN,
                        .from = (tn_dtype)desc->operand[0].dtype,
                        .to = (tn_dtype)desc->operand[1].dtype,
                        .row = (tn_row_fn)find(dense, desc, 0)->fn,
                        .columns = (tn_columns_fn)find(dense, desc, TNI_COLUMNS)->fn };
    fold->work = work_type(desc->op, fold->from);
    fold->from_size = (int64_t)tn_dtype_size(fold->from);
    fold->work_size = (int64_t)tn_dtype_size(fold->work);
    bool same_bits = tni_casts[fold->work][fold->to].steps == 0;
    fold->straight = fold->kind == TNI_FOLD_FIND || (same_bits && !fold->mean);
    set_turn(fold, desc->op);
    return find_casts(fold);
}

/* -- The way ---------------------------------------------------------------------------------------------*/

/* Columns where kept neighbours are closer than the reduced ones, and many enough to fill vectors. */
static void choose_way(tni_fold *fold)
{
    int kept = tni_nest_closest_axis(&fold->kept, 0);
    if (kept < 0 || fold->reduced.rank == 0 || fold->kept.extent[kept] < NARROW)
        return;
    int64_t apart = fold->reduced.stride[0][fold->reduced.rank - 1];
    fold->by_columns = tni_magnitude(apart) > tni_magnitude(fold->kept.stride[0][kept]);
    if (fold->by_columns)
        tni_nest_move_axis(&fold->kept, kept, fold->kept.rank - 1);
}

/* By columns every part costs a row of results, so there are no more than keep some threads busy. */
static void choose_parts(tni_fold *fold)
{
    int64_t work = fold->terms * (fold->outputs / fold->units), most = tni_least(work / TASK, MOST_PARTS);
    fold->parts = 1;
    if (fold->units >= FEW_UNITS || work < PARTS_FROM)
        return;
    fold->parts = fold->by_columns ? tni_least(tni_least(most, tni_parts(TASKS, fold->units)), fold->terms) :
                  tni_least(most, fold->blocks);
}

/* data may be NULL, for the scratch alone. */
static void plan(tni_fold *fold, const tn_desc *desc, void *const *data)
{
    tni_reduction r;
    tni_reduction_of(&r, desc, data);
    fold->outputs = tni_nest_count(&r.kept);
    fold->terms = tni_nest_count(&r.reduced);
    if (fold->outputs == 0 || fold->terms == 0)
        return;
    if (fold->kind != TNI_FOLD_FIND)       /* places are counted along the one axis, as it runs */
        tni_nest_simplify(&r.reduced, 0);
    tni_nest_simplify(&r.kept, 1);
    fold->kept = r.kept;
    fold->reduced = r.reduced;
    if (data)                              /* from an output's first element to the first that is walked */
        fold->kept.data[0] += r.reduced.data[0] - (char *)data[0];
    choose_way(fold);
    if (fold->by_columns)
        tni_fold_plan_columns(fold);
    else
        tni_fold_plan_rows(fold);
    choose_parts(fold);
}

size_t tni_dense_reduce_scratch(const tni_dense *dense, const tn_desc *desc)
{
    tni_fold fold;
    if (!choose_kernels(&fold, dense, desc))
        return 0;
    plan(&fold, desc, NULL);
    if (fold.parts <= 1)
        return 0;
    if (!fold.by_columns)
        return (size_t)(fold.units * fold.parts) * sizeof(tni_total);
    return (size_t)(fold.parts * fold.outputs * fold.work_size) * (fold.kind == TNI_FOLD_FIND ? 2 : 1);
}

/* -- The call --------------------------------------------------------------------------------------------*/

typedef struct tasks {
    const tni_fold *fold;
    int64_t share;             /* units of a task, where a unit has one part */
} tasks;

static void compute(const tni_fold *fold, int64_t unit, int64_t part)
{
    if (!fold->by_columns)
        tni_fold_rows(fold, unit, part);
    else if (fold->kind == TNI_FOLD_FIND)
        tni_fold_places(fold, unit, part);
    else
        tni_fold_columns(fold, unit, part);
}

static void run_task(void *arg, size_t i)
{
    const tasks *t = arg;
    const tni_fold *fold = t->fold;
    int64_t first = (int64_t)i * t->share, left = fold->units - first;
    if (fold->parts > 1)
        compute(fold, (int64_t)i / fold->parts, (int64_t)i % fold->parts);
    else if (!fold->by_columns && fold->direct && fold->blocks == 1)
        tni_fold_short_rows(fold, first, tni_least(left, t->share));
    else if (!fold->by_columns && fold->batched)
        tni_fold_batched_rows(fold, first, tni_least(left, t->share));
    else
        for (int64_t u = first; u < first + t->share && u < fold->units; u++)
            compute(fold, u, 0);
}

static void join_parts(const tni_fold *fold)
{
    if (!fold->by_columns)
        tni_fold_join_rows(fold);
    else if (fold->kind == TNI_FOLD_FIND)
        tni_fold_join_places(fold);
    else
        tni_fold_join_columns(fold);
}

/* What nothing comes to: 0, 1, NaN. Maxima and places of nothing were refused. */
static void fill(const tni_fold *fold, const tn_call *call)
{
    _Alignas(8) char element[8];
    tn_operand *out = &(tn_operand){ .dtype = (uint8_t)fold->to };
    tni_nest nest;
    tni_store_f64(fold->to, element, fold->mean ? (double)NAN : fold->kind == TNI_FOLD_MULTIPLY);
    tni_nest_start(&nest, &call->desc->operand[1]);
    tni_nest_add(&nest, out, &call->desc->operand[1], element);
    tni_nest_add(&nest, &call->desc->operand[1], &call->desc->operand[1], call->data[1]);
    tni_copy_nest(fold->dense, nest, call->threads);
}

void tni_dense_run_reduce(const tn_kernels *self, const tn_call *call)
{
    tni_fold fold;
    if (!choose_kernels(&fold, self->state, call->desc)) {
        tn_kernels_call(self->base, call);
        return;
    }
    plan(&fold, call->desc, call->data);
    if (fold.outputs == 0)
        return;
    if (fold.terms == 0) {
        fill(&fold, call);
        return;
    }
    int64_t work = fold.terms * (fold.outputs / fold.units);
    tasks t = { .fold = &fold, .share = work < TASK ? TASK / work : 1 };
    int64_t count = fold.parts > 1 ? fold.units * fold.parts : tni_parts(fold.units, t.share);
    fold.partial = call->scratch;
    tni_each(call->threads, count, true, run_task, &t);
    if (fold.parts > 1)
        join_parts(&fold);
}
