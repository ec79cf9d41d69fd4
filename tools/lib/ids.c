/* ids.c: indices and targets within their bounds. */
#include "ids.h"

#include <kernel/gather_p.h>

bool ids_wanted(const tn_desc *desc, size_t operand)
{
    return operand == 1 && (desc->op == TN_OP_GATHER || desc->op == TN_OP_EMBEDDING ||
                            desc->op == TN_OP_NLL_LOSS || desc->op == TN_OP_CROSS_ENTROPY);
}

static int axis_of(const tn_desc *desc)
{
    return desc->op == TN_OP_GATHER || desc->op == TN_OP_EMBEDDING ? tni_gather_axis(desc) : 1;
}

/* The id that gives zeros, or counts nothing. */
static int32_t special_of(const tn_desc *desc)
{
    if (desc->op == TN_OP_GATHER)
        return TNI_NO_ID;
    return desc->op == TN_OP_EMBEDDING ? desc->ints[0] : desc->ints[1];
}

void ids_fill(const tn_desc *desc, const guard_tensor *t, value_random *r, uint64_t often)
{
    int32_t special = special_of(desc), count = desc->operand[0].shape[axis_of(desc)];
    for (int64_t i = 0; i < t->count; i++) {
        uint64_t random = value_next(r);
        bool takes = special != TNI_NO_ID && often && (random >> 40) % often == 0;
        int64_t id = takes || count == 0 ? special : (int64_t)(random >> 8 & 0xffffffff) % count;
        value_put(t->dtype, guard_element(t, i), (double)id);
    }
}
