/* ids.c: what kernels may take for granted of data: indices and targets name positions that there are. */
#include "core/core_p.h"
#include "kernel/gather_p.h"
#include "ops/run_p.h"

/* Ids lie in [0, count), or are the one that needs not (TNI_NO_ID: there is none such). */
typedef struct bound {
    int64_t     count, besides;
    const char *name;          /* for the sentence */
} bound;

static bool find_bound(const tn_desc *desc, const tn_operand *first, bound *b)
{
    switch (desc->op) {
    case TN_OP_GATHER:
        *b = (bound){ first->shape[desc->ints[0]], TNI_NO_ID, "index" };
        return true;
    case TN_OP_EMBEDDING:
        *b = (bound){ first->shape[0], desc->ints[0], "index" };
        return true;
    case TN_OP_NLL_LOSS:
    case TN_OP_CROSS_ENTROPY:
        *b = (bound){ first->shape[1], desc->ints[1], "target" };
        return true;
    default:
        return false;
    }
}

static inline bool is_wrong(const bound *b, int64_t id)
{
    return ((uint64_t)id >= (uint64_t)b->count) & ((id != b->besides) | (b->besides == TNI_NO_ID));
}

static bool line_is_wrong(const bound *b, bool wide, const char *at, int64_t count, int64_t step)
{
    bool wrong = false;
    if (wide)
        for (int64_t i = 0; i < count; i++)
            wrong |= is_wrong(b, *(const int64_t *)(at + i * step));
    else
        for (int64_t i = 0; i < count; i++)
            wrong |= is_wrong(b, *(const int32_t *)(at + i * step));
    return wrong;
}

/* Whether any id is; the order in which they are looked at does not matter. */
static bool any_is_wrong(const bound *b, tni_nest nest, bool wide)
{
    tni_walk walk;
    int64_t count = tni_nest_count(&nest);
    if (count == 0)
        return false;
    tni_nest_simplify(&nest, 0);
    tni_nest_pad(&nest, 1);
    int last = nest.rank - 1;
    tni_walk_seek(&walk, &nest, last, 0);
    for (int64_t left = count / nest.extent[last]; left > 0; left--) {
        if (line_is_wrong(b, wide, walk.at[0], nest.extent[last], nest.stride[0][last] * nest.size[0]))
            return true;
        tni_walk_step(&walk, &nest);
    }
    return false;
}

/* The sentence about the first wrong one. */
static tn_status fail_first(const tn_desc *desc, const bound *b, const tni_nest *nest, bool wide, tn_error *err)
{
    tni_walk walk;
    int32_t at[TN_MAX_RANK];
    char text[TNI_DIMS_TEXT];
    tni_walk_seek(&walk, nest, nest->rank, 0);
    while (!is_wrong(b, tni_id_at(wide, walk.at[0])))
        tni_walk_step(&walk, nest);
    for (int d = 0; d < nest->rank; d++)
        at[d] = (int32_t)walk.index[d];
    return tni_fail(err, TN_ERR_RANGE, tn_op_name((tn_op)desc->op), 1, "%s[%s] is %lld: not in [0, %lld)", b->name,
                    nest->rank ? tni_dims_text(text, nest->rank, at, ',') : "",
                    (long long)tni_id_at(wide, walk.at[0]), (long long)b->count);
}

tn_status tni_check_ids(const tn_desc *desc, tn_list inputs, tn_error *err)
{
    bound b;
    tni_nest nest;
    if (desc->wrt || !find_bound(desc, &desc->operand[0], &b))
        return TN_OK;
    const tn_operand *ids = &desc->operand[1];
    bool wide = ids->dtype == TN_I64;
    tni_nest_start(&nest, ids);
    tni_nest_add(&nest, ids, ids, tni_address(inputs.item[1]));
    return any_is_wrong(&b, nest, wide) ? fail_first(desc, &b, &nest, wide, err) : TN_OK;
}

tn_status tni_set_id(tn_desc *desc, int at, const char *name, int32_t id, tn_error *err)
{
    if (id == TNI_NO_ID || id == TN_ANY)
        return tni_fail(err, TN_ERR_ARG, tn_op_name((tn_op)desc->op), -1, "%s is %d, which stands for %s", name, id,
                        id == TN_ANY ? "any" : "none");
    desc->ints[at] = id;
    return TN_OK;
}
