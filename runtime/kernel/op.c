/* op.c: the operations' rows and words. The rows are the generator's (generated/ops.c). */
#include "kernel/desc_p.h"

#include <string.h>

const tni_op_row *tni_op_find(unsigned op, unsigned wrt)
{
    for (size_t i = 0; i < tni_ops_count; i++)
        if (tni_ops[i].op == op && tni_ops[i].wrt == wrt)
            return &tni_ops[i];
    return NULL;
}

const tni_op_row *tni_op_find_name(const char *name, size_t len, unsigned wrt)
{
    for (size_t i = 0; i < tni_ops_count; i++)
        if (tni_ops[i].wrt == wrt && strlen(tni_ops[i].name) == len && !memcmp(tni_ops[i].name, name, len))
            return &tni_ops[i];
    return NULL;
}

const char *tn_op_name(tn_op op)
{
    const tni_op_row *row = tni_op_find(op, 0);
    return row ? row->name : "?";
}

tn_op tn_op_from_name(const char *name)
{
    const tni_op_row *row = name ? tni_op_find_name(name, strlen(name), 0) : NULL;
    return row ? (tn_op)row->op : TN_OP_NONE;
}
