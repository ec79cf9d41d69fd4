/* op.c: the operations' rows and words. The rows are the generator's (generated/ops.c). */
#include "kernel/desc/desc_p.h"

#include <string.h>

/* Every call of a kernel asks several times. */
const tni_op_row *tni_op_find(unsigned op, unsigned wrt)
{
    if (op >= TNI_OP_CODES)
        return NULL;
    for (size_t i = tni_op_first[op]; i < tni_op_first[op + 1]; i++)
        if (tni_ops[i].wrt == wrt)
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

bool tni_op_takes(const tni_op_row *row, tn_dtype dtype)
{
    for (size_t r = 0; r < row->dtypes; r++) {
        bool takes = true;
        for (int i = 0; i < row->inputs; i++)
            takes &= row->dtype[r][i] == dtype || row->dtype[r][i] == TNI_TYPE_ANY;
        if (takes)
            return true;
    }
    return false;
}

int tni_int_width(const tni_int_row *attribute)
{
    return attribute->kind == TNI_INT_PAIR ? 2 : attribute->kind == TNI_INT_SIZES ? TN_MAX_RANK : 1;
}

int tni_int_at(const tni_op_row *row, int i)
{
    int at = 0;
    for (int before = 0; before < i; before++)
        at += tni_int_width(&row->ints[before]);
    return at;
}

int tni_axes_at(const tni_op_row *row)
{
    for (size_t i = 0; i < row->int_count; i++)
        if (row->ints[i].kind == TNI_INT_AXIS || row->ints[i].kind == TNI_INT_AXES)
            return (int)i;
    return -1;
}
