/* onnx_case.c: the files of a node test as tensors. They are written by ONNX, in protobuf; protobuf-c reads them
 * with the code that protoc-c made of ONNX's onnx.proto. */
#include "onnx_case.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

tn_status onnx_fail(tn_error *err, tn_status status, const char *format, ...)
{
    va_list args;
    *err = (tn_error){ .status = status, .arg = -1, .op = "onnx" };
    va_start(args, format);
    vsnprintf(err->message, sizeof err->message, format, args);
    va_end(args);
    return status;
}

/* -- Files ---------------------------------------------------------------------------------------------- */

/* The bytes of FOLDER/NAME, for the caller to free; NULL if there is no such file. */
static uint8_t *file_read(const char *folder, const char *name, size_t *len)
{
    char path[1024];
    uint8_t *bytes = NULL;
    long end;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "rb");
    if (!f)
        return NULL;
    if (fseek(f, 0, SEEK_END) == 0 && (end = ftell(f)) >= 0 && fseek(f, 0, SEEK_SET) == 0
        && (bytes = malloc((size_t)end + 1)) != NULL) {
        *len = fread(bytes, 1, (size_t)end, f);
        if (*len != (size_t)end) {
            free(bytes);
            bytes = NULL;
        }
    }
    fclose(f);
    return bytes;
}

static Onnx__ModelProto *model_read(const char *folder)
{
    size_t len = 0;
    uint8_t *bytes = file_read(folder, "model.onnx", &len);
    Onnx__ModelProto *model = bytes ? onnx__model_proto__unpack(NULL, len, bytes) : NULL;
    free(bytes);
    return model;
}

/* -- Tensors -------------------------------------------------------------------------------------------- */

/* Elements stand in raw_data, or one an entry of the list for their type: an integer of 32 or 64 bits holds one of
 * fewer in its low bytes. Little-endian, as the data are. */
static tn_status elements_copy(const Onnx__TensorProto *p, size_t size, uint8_t *dst, size_t count, tn_error *err)
{
    const void *list = NULL;
    size_t entries = 0, step = 0;
    if (p->has_raw_data) {
        list = p->raw_data.data, entries = p->raw_data.len / size, step = size;
    } else if (p->n_float_data) {
        list = p->float_data, entries = p->n_float_data, step = sizeof *p->float_data;
    } else if (p->n_double_data) {
        list = p->double_data, entries = p->n_double_data, step = sizeof *p->double_data;
    } else if (p->n_int32_data) {
        list = p->int32_data, entries = p->n_int32_data, step = sizeof *p->int32_data;
    } else if (p->n_int64_data) {
        list = p->int64_data, entries = p->n_int64_data, step = sizeof *p->int64_data;
    } else if (p->n_uint64_data) {
        list = p->uint64_data, entries = p->n_uint64_data, step = sizeof *p->uint64_data;
    }
    if (entries != count || step < size)
        return onnx_fail(err, TN_ERR_FORMAT, "a tensor of %zu elements holds %zu", count, entries);
    for (size_t i = 0; i < count; i++)
        memcpy(dst + i * size, (const uint8_t *)list + i * step, size);
    return TN_OK;
}

/* A tensor out of p. declared is the model's type for it: numpy has no bfloat16, so those are stored as u16. */
static tn_status tensor_make(tn_ctx *ctx, const Onnx__TensorProto *p, int32_t declared, tn_tensor *out,
                             tn_error *err)
{
    tn_dims shape = { (int32_t)p->n_dims, { 0 } };
    tn_dtype stored, dtype;
    TN_TRY(tn_dtype_from_onnx(declared, &dtype, err));
    TN_TRY(tn_dtype_from_onnx(p->data_type, &stored, err));
    if (stored != dtype && !(stored == TN_U16 && dtype == TN_BF16))
        return onnx_fail(err, TN_ERR_DTYPE, "a tensor of type %s, declared %s", tn_dtype_name(stored),
                         tn_dtype_name(dtype));
    if (p->n_dims > TN_MAX_RANK)
        return onnx_fail(err, TN_ERR_RANK, "a tensor of rank %zu", p->n_dims);
    for (size_t i = 0; i < p->n_dims; i++)
        shape.v[i] = (int32_t)p->dims[i];
    TN_TRY(tn_tensor_new(ctx, dtype, shape, out, err));
    void *dst = tn_mutable_data(out, dtype, err);
    return dst ? elements_copy(p, tn_dtype_size(dtype), dst, (size_t)tn_tensor_count(out), err) : err->status;
}

/* Reads test_data_set_0/WHAT_N.pb, the value that info declares. */
static tn_status tensor_read(tn_ctx *ctx, const char *folder, const char *what, size_t n,
                             const Onnx__ValueInfoProto *info, tn_tensor *out, tn_error *err)
{
    char name[64];
    size_t len = 0;
    const Onnx__TypeProto *type = info->type;
    snprintf(name, sizeof name, "test_data_set_0/%s_%zu.pb", what, n);
    if (!type || type->value_case != ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE)
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "%s is a sequence or an optional, no tensor", name);
    uint8_t *bytes = file_read(folder, name, &len);
    Onnx__TensorProto *p = bytes ? onnx__tensor_proto__unpack(NULL, len, bytes) : NULL;
    tn_status status = p ? tensor_make(ctx, p, type->tensor_type->elem_type, out, err)
                         : onnx_fail(err, TN_ERR_FORMAT, "%s is not there, or no tensor", name);
    if (p)
        onnx__tensor_proto__free_unpacked(p, NULL);
    free(bytes);
    return status;
}

/* -- Cases ---------------------------------------------------------------------------------------------- */

/* Reads the values of the node's names (each "" or one that the graph declares) into list. */
static tn_status side_read(tn_ctx *ctx, const char *folder, const char *what, char **names, size_t count,
                           Onnx__ValueInfoProto **info, size_t declared, tn_tensor *list, tn_error *err)
{
    if (count > ONNX_MAX)
        return onnx_fail(err, TN_ERR_RANGE, "a node of %zu %ss", count, what);
    for (size_t i = 0; i < count; i++) {
        size_t at = 0;
        if (!*names[i])
            continue;
        while (at < declared && strcmp(info[at]->name, names[i]))
            at++;
        if (at == declared)
            return onnx_fail(err, TN_ERR_FORMAT, "%s %s is not declared by the graph", what, names[i]);
        TN_TRY(tensor_read(ctx, folder, what, at, info[at], &list[i], err));
    }
    return TN_OK;
}

tn_status onnx_case_read(tn_ctx *ctx, const char *folder, onnx_case *c, tn_error *err)
{
    *c = (onnx_case){ .model = model_read(folder) };
    const Onnx__GraphProto *graph = c->model ? c->model->graph : NULL;
    if (!graph)
        return onnx_fail(err, TN_ERR_FORMAT, "%s/model.onnx is not there, or no model", folder);
    if (graph->n_node != 1)
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "a model of %zu nodes", graph->n_node);
    c->node = graph->node[0];
    for (size_t i = 0; i < c->model->n_opset_import; i++) {
        const Onnx__OperatorSetIdProto *set = c->model->opset_import[i];
        if (!set->domain || !*set->domain)
            c->opset = set->version;
    }
    TN_TRY(side_read(ctx, folder, "input", c->node->input, c->node->n_input, graph->input, graph->n_input, c->in,
                     err));
    return side_read(ctx, folder, "output", c->node->output, c->node->n_output, graph->output, graph->n_output,
                     c->want, err);
}

void onnx_case_free(onnx_case *c)
{
    if (c->model)
        onnx__model_proto__free_unpacked(c->model, NULL);
    c->model = NULL;
}

char *onnx_case_type(const char *folder)
{
    Onnx__ModelProto *model = model_read(folder);
    bool one = model && model->graph && model->graph->n_node == 1;
    char *type = one ? strdup(model->graph->node[0]->op_type) : NULL;
    if (model)
        onnx__model_proto__free_unpacked(model, NULL);
    return type;
}
