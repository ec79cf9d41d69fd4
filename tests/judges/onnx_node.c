/* onnx_node.c: what a node says: its attributes, and inputs that are numbers rather than data. */
#include "onnx_case.h"

#include <string.h>

static const Onnx__AttributeProto *find(onnx_node *n, const char *name)
{
    for (size_t i = 0; i < n->proto->n_attribute; i++)
        if (!strcmp(n->proto->attribute[i]->name, name)) {
            n->seen |= UINT64_C(1) << i;
            return n->proto->attribute[i];
        }
    return NULL;
}

int64_t onnx_int(onnx_node *n, const char *name, int64_t otherwise)
{
    const Onnx__AttributeProto *a = find(n, name);
    return a ? a->i : otherwise;
}

float onnx_float(onnx_node *n, const char *name, float otherwise)
{
    const Onnx__AttributeProto *a = find(n, name);
    return a ? a->f : otherwise;
}

bool onnx_is(onnx_node *n, const char *name, const char *word, const char *otherwise)
{
    const Onnx__AttributeProto *a = find(n, name);
    if (!a)
        return !strcmp(word, otherwise);
    return a->s.len == strlen(word) && !memcmp(a->s.data, word, a->s.len);
}

const Onnx__TensorProto *onnx_attribute_tensor(onnx_node *n, const char *name)
{
    const Onnx__AttributeProto *a = find(n, name);
    return a ? a->t : NULL;
}

tn_dims onnx_ints(onnx_node *n, const char *name)
{
    const Onnx__AttributeProto *a = find(n, name);
    tn_dims out = { 0, { 0 } };
    for (size_t i = 0; a && i < a->n_ints && i < TN_MAX_RANK; i++)
        out.v[out.count++] = (int32_t)a->ints[i];
    return out;
}

const char *onnx_unseen(const onnx_node *n)
{
    for (size_t i = 0; i < n->proto->n_attribute; i++)
        if (!(n->seen >> i & 1))
            return n->proto->attribute[i]->name;
    return NULL;
}

tn_status onnx_numbers(onnx_node *n, const char *name, int input, int64_t *v, int *count, tn_error *err)
{
    const Onnx__AttributeProto *a = find(n, name);
    const tn_tensor *t = input < n->ins ? n->in[input] : NULL;
    *count = t ? tn_tensor_count(t) : a ? (int)a->n_ints : 0;
    if (*count > 2 * TN_MAX_RANK || (t && t->rank > 1))
        return onnx_fail(err, TN_ERR_RANGE, "%s: %d numbers", name, *count);
    for (int i = 0; i < *count; i++) {
        if (!t)
            v[i] = a->ints[i];
        else
            TN_TRY(tn_get_i64(t, t->rank ? TN_INDEX(i) : TN_SCALAR, &v[i], err));
    }
    return TN_OK;
}

tn_status onnx_list(onnx_node *n, const char *name, int input, tn_dims *out, tn_error *err)
{
    int64_t v[2 * TN_MAX_RANK];
    int count;
    TN_TRY(onnx_numbers(n, name, input, v, &count, err));
    if (count > TN_MAX_RANK)
        return onnx_fail(err, TN_ERR_RANK, "%s: a list of %d", name, count);
    *out = (tn_dims){ count, { 0 } };
    for (int i = 0; i < count; i++)
        out->v[i] = (int32_t)v[i];
    return TN_OK;
}

tn_status onnx_scalar(onnx_node *n, tn_dtype dtype, double x, tn_tensor *out, tn_error *err)
{
    TN_TRY(tn_tensor_new(n->ctx, dtype, TN_SCALAR, out, err));
    return tn_set_f64(out, TN_SCALAR, x, err);
}

tn_dims onnx_shape(const tn_tensor *t)
{
    tn_dims out = { t->rank, { 0 } };
    memcpy(out.v, t->shape, t->rank * sizeof out.v[0]);
    return out;
}
