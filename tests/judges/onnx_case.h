#ifndef ONNX_CASE_H
#define ONNX_CASE_H

/* onnx_case.h: one of ONNX's node tests: a folder with a model of one node, input tensors and the tensors that must
 * come out. What the node asks for is read here; what it means is the adapters' (onnx_ops.h). */

#include <tenon/tenon.h>

#include "onnx.pb-c.h"

#define ONNX_MAX 12            /* inputs, or outputs, of a node */

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

/* A folder read: one data set. */
typedef struct onnx_case {
    Onnx__ModelProto *model;
    const Onnx__NodeProto *node;
    int64_t opset;
    tn_tensor in[ONNX_MAX], want[ONNX_MAX];    /* {0} where the node leaves one out */
} onnx_case;

/* Reads the folder; tensors are of ctx's memory. Models of several nodes: TN_ERR_UNSUPPORTED. */
TN_MUST_USE tn_status onnx_case_read(tn_ctx *ctx, const char *folder, onnx_case *c, tn_error *err);
void onnx_case_free(onnx_case *c);

/* The type of operation of a folder's one node, for the caller to free; NULL where the model has several. */
char *onnx_case_type(const char *folder);

/* Fills *err with a sentence and returns status. */
tn_status onnx_fail(tn_error *err, tn_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* -- Attributes: their value, or the default ------------------------------------------------------------*/

int64_t onnx_int(onnx_node *n, const char *name, int64_t otherwise);
float onnx_float(onnx_node *n, const char *name, float otherwise);
/* Whether a text attribute is word; if it is left out, whether otherwise is. */
bool onnx_is(onnx_node *n, const char *name, const char *word, const char *otherwise);
/* A list of at most 8; count 0 if left out. */
tn_dims onnx_ints(onnx_node *n, const char *name);
/* A list that older opsets have as an attribute, newer ones as an input; count 0 if it is neither. */
TN_MUST_USE tn_status onnx_list(onnx_node *n, const char *name, int input, tn_dims *out, tn_error *err);
/* An attribute nobody asked for, or NULL: a meaning that was passed over. */
const char *onnx_unseen(const onnx_node *n);

/* -- Small tensors ---------------------------------------------------------------------------------------*/

/* Elements of a vector (or scalar) as numbers; *count of them, at most 2·TN_MAX_RANK. */
TN_MUST_USE tn_status onnx_values(const tn_tensor *t, int64_t v[2 * TN_MAX_RANK], int *count, tn_error *err);
/* The same where they are extents, axes, parts. */
TN_MUST_USE tn_status onnx_dims(const tn_tensor *t, tn_dims *out, tn_error *err);
/* A new scalar of that type. */
TN_MUST_USE tn_status onnx_scalar(onnx_node *n, tn_dtype dtype, double x, tn_tensor *out, tn_error *err);
tn_dims onnx_shape(const tn_tensor *t);

#endif
