/* peer_product.c: a problem as interfaces like BLAS take it: matrices whose rows or columns are neighbours,
 * one product of the batch behind the other. */
#include "peer_product.h"

/* How the last two axes lie; false: not without holes within rows or columns. */
static bool lies(const peer_tensor *t, peer_matrix *out)
{
    int axis = t->rank - 2;
    if (axis < 0)
        return false;
    int64_t rows = t->extent[axis], columns = t->extent[axis + 1];
    int64_t down = t->stride[axis], across = t->stride[axis + 1];
    out->by_rows = (across == 1 || columns == 1) && (down >= columns || rows == 1);
    bool by_columns = (down == 1 || rows == 1) && (across >= rows || columns == 1);
    int64_t apart = out->by_rows ? (rows == 1 ? columns : down) : (columns == 1 ? rows : across);
    out->apart = (int)apart;
    return (out->by_rows || by_columns) && apart <= INT32_MAX;
}

/* The address of the first element of matrix number i of a batch. */
static char *matrix_at(const peer_tensor *t, int64_t i)
{
    int64_t at = 0;
    for (int axis = t->rank - 3; axis >= 0; axis--) {
        at += i % t->extent[axis] * t->stride[axis];
        i /= t->extent[axis];
    }
    return (char *)t->data + at * (int64_t)tn_dtype_size(t->dtype);
}

static bool list_items(const peer_problem *p, peer_product *out)
{
    const peer_tensor *c = peer_output(p);
    out->items = (size_t)c->count / ((size_t)out->m * (size_t)out->n);
    out->item = malloc(out->items * sizeof *out->item);
    for (size_t i = 0; out->item && i < out->items; i++)
        out->item[i] = (peer_item){ matrix_at(&p->tensor[0], (int64_t)i),
                                    matrix_at(&p->tensor[1], (int64_t)i), matrix_at(c, (int64_t)i) };
    return out->item;
}

bool peer_product_of(const peer_problem *p, peer_product *out)
{
    memset(out, 0, sizeof *out);
    if (!peer_is(p, "matmul") || p->inputs != 2 || peer_float(p, "beta", 0) != 0 ||
        peer_output(p)->count == 0)
        return false;
    if (!lies(&p->tensor[0], &out->a) || !lies(&p->tensor[1], &out->b) || !lies(peer_output(p), &out->c) ||
        !out->c.by_rows)
        return false;
    const int64_t *a = &p->tensor[0].extent[p->tensor[0].rank - 2];
    out->m = (int)a[0];
    out->k = (int)a[1];
    out->n = (int)p->tensor[1].extent[p->tensor[1].rank - 1];
    out->alpha = (float)peer_float(p, "alpha", 1);
    return list_items(p, out);
}
