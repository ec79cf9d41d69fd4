#ifndef ONNX_CASE_H
#define ONNX_CASE_H

/* onnx_case.h: one of ONNX's test models: a folder with a graph of nodes, input tensors and the tensors that
 * must come out. What a node asks for is read here; what it means is the adapters' (onnx_ops.h). */

#include <tenon/tenon.h>

#include "onnx.pb-c.h"

#define ONNX_MAX 12            /* inputs, or outputs, of a node or graph */
#define ONNX_VALUES 96         /* names of a graph */

/* A node about to run, over tensors of ctx's memory. in[i] is NULL for an optional input left out; out[i] is
 * filled by the adapter. */
typedef struct onnx_node {
    tn_ctx *ctx;
    const Onnx__NodeProto *proto;
    int64_t opset;
    int ins, outs;
    const tn_tensor *in[ONNX_MAX];
    tn_tensor out[ONNX_MAX];
    uint64_t seen;             /* attributes somebody asked for, a bit each */
} onnx_node;

typedef struct onnx_value {
    const char *name;
    tn_tensor tensor;
} onnx_value;

/* A folder read: one data set. */
typedef struct onnx_case {
    Onnx__ModelProto *model;
    const Onnx__GraphProto *graph;
    int64_t opset;
    int count;
    onnx_value values[ONNX_VALUES];    /* inputs and initialisers, then what the nodes made */
    tn_tensor want[ONNX_MAX];  /* a graph's outputs */
} onnx_case;

/* The graph's model, for onnx__model_proto__free_unpacked; NULL if there is none. */
Onnx__ModelProto *onnx_model(const char *folder);

/* Reads the folder; tensors are of ctx's memory. The case is to be freed on failure, too. */
TN_MUST_USE tn_status onnx_case_read(tn_ctx *ctx, const char *folder, onnx_case *c, tn_error *err);
void onnx_case_free(onnx_case *c);

/* The value of that name, or NULL. */
const tn_tensor *onnx_value_find(const onnx_case *c, const char *name);
TN_MUST_USE tn_status onnx_value_add(onnx_case *c, const char *name, const tn_tensor *value, tn_error *err);

/* A tensor of the model's, as declared says or (0) as it is stored. */
TN_MUST_USE tn_status onnx_tensor(tn_ctx *ctx, const Onnx__TensorProto *p, int32_t declared, tn_tensor *out,
                                  tn_error *err);

/* Fills *err with a sentence and returns status. */
tn_status onnx_fail(tn_error *err, tn_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* -- Attributes: their value, or the default ------------------------------------------------------------*/

int64_t onnx_int(onnx_node *n, const char *name, int64_t otherwise);
float onnx_float(onnx_node *n, const char *name, float otherwise);
/* Whether a text attribute is word; if it is left out, whether otherwise is. */
bool onnx_is(onnx_node *n, const char *name, const char *word, const char *otherwise);
/* A tensor attribute, or NULL. */
const Onnx__TensorProto *onnx_attribute_tensor(onnx_node *n, const char *name);
/* A list of at most 8; count 0 if left out. */
tn_dims onnx_ints(onnx_node *n, const char *name);
/* A list that older opsets have as an attribute and newer ones as an input, with room for 2·TN_MAX_RANK;
 * *count 0 if it is neither. And where it holds axes, extents, parts. */
TN_MUST_USE tn_status onnx_numbers(onnx_node *n, const char *name, int input, int64_t *v, int *count,
                                   tn_error *err);
TN_MUST_USE tn_status onnx_list(onnx_node *n, const char *name, int input, tn_dims *out, tn_error *err);
/* An attribute nobody asked for, or NULL: a meaning that was passed over. */
const char *onnx_unseen(const onnx_node *n);

/* -- Small tensors ---------------------------------------------------------------------------------------*/

/* A new scalar of that type. */
TN_MUST_USE tn_status onnx_scalar(onnx_node *n, tn_dtype dtype, double x, tn_tensor *out, tn_error *err);
tn_dims onnx_shape(const tn_tensor *t);

#endif
