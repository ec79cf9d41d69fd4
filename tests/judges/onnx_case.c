/* onnx_case.c: the files of a test as tensors. They are written by ONNX, in protobuf; protobuf-c reads them
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

Onnx__ModelProto *onnx_model(const char *folder)
{
    size_t len = 0;
    uint8_t *bytes = file_read(folder, "model.onnx", &len);
    Onnx__ModelProto *model = bytes ? onnx__model_proto__unpack(NULL, len, bytes) : NULL;
    free(bytes);
    return model;
}

/* -- Tensors -------------------------------------------------------------------------------------------- */

/* Elements stand in raw_data, or one an entry of the list for their type: an integer of 32 or 64 bits holds
 * one of fewer in its low bytes. Little-endian, as the data are. */
static tn_status elements_copy(const Onnx__TensorProto *p, size_t size, uint8_t *dst, size_t count,
                               tn_error *err)
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

/* numpy has no bfloat16: values declared so are stored as u16. */
tn_status onnx_tensor(tn_ctx *ctx, const Onnx__TensorProto *p, int32_t declared, tn_tensor *out,
                      tn_error *err)
{
    tn_dims shape = { (int32_t)p->n_dims, { 0 } };
    tn_dtype stored, dtype;
    TN_TRY(tn_dtype_from_onnx(p->data_type, &stored, err));
    dtype = stored;
    if (declared)
        TN_TRY(tn_dtype_from_onnx(declared, &dtype, err));
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
    tn_status status = p ? onnx_tensor(ctx, p, type->tensor_type->elem_type, out, err)
                         : onnx_fail(err, TN_ERR_FORMAT, "%s is not there, or no tensor", name);
    if (p)
        onnx__tensor_proto__free_unpacked(p, NULL);
    free(bytes);
    return status;
}

/* -- Cases ---------------------------------------------------------------------------------------------- */

const tn_tensor *onnx_value_find(const onnx_case *c, const char *name)
{
    for (int i = 0; i < c->count; i++)
        if (!strcmp(c->values[i].name, name))
            return &c->values[i].tensor;
    return NULL;
}

tn_status onnx_value_add(onnx_case *c, const char *name, const tn_tensor *value, tn_error *err)
{
    if (c->count == ONNX_VALUES)
        return onnx_fail(err, TN_ERR_RANGE, "a graph of more than %d values", ONNX_VALUES);
    c->values[c->count++] = (onnx_value){ name, *value };
    return TN_OK;
}

/* Initialisers first: an input that has one is not read from a file. */
static tn_status inputs_read(tn_ctx *ctx, const char *folder, onnx_case *c, tn_error *err)
{
    tn_tensor value;
    size_t files = 0;
    for (size_t i = 0; i < c->graph->n_initializer; i++) {
        TN_TRY(onnx_tensor(ctx, c->graph->initializer[i], 0, &value, err));
        TN_TRY(onnx_value_add(c, c->graph->initializer[i]->name, &value, err));
    }
    for (size_t i = 0; i < c->graph->n_input; i++) {
        if (onnx_value_find(c, c->graph->input[i]->name))
            continue;
        TN_TRY(tensor_read(ctx, folder, "input", files++, c->graph->input[i], &value, err));
        TN_TRY(onnx_value_add(c, c->graph->input[i]->name, &value, err));
    }
    return TN_OK;
}

tn_status onnx_case_read(tn_ctx *ctx, const char *folder, onnx_case *c, tn_error *err)
{
    *c = (onnx_case){ .model = onnx_model(folder) };
    c->graph = c->model ? c->model->graph : NULL;
    if (!c->graph)
        return onnx_fail(err, TN_ERR_FORMAT, "%s/model.onnx is not there, or no model", folder);
    if (c->graph->n_output > ONNX_MAX)
        return onnx_fail(err, TN_ERR_RANGE, "a graph of %zu outputs", c->graph->n_output);
    for (size_t i = 0; i < c->model->n_opset_import; i++) {
        const Onnx__OperatorSetIdProto *set = c->model->opset_import[i];
        if (!set->domain || !*set->domain)
            c->opset = set->version;
    }
    TN_TRY(inputs_read(ctx, folder, c, err));
    for (size_t i = 0; i < c->graph->n_output; i++)
        TN_TRY(tensor_read(ctx, folder, "output", i, c->graph->output[i], &c->want[i], err));
    return TN_OK;
}

void onnx_case_free(onnx_case *c)
{
    if (c->model)
        onnx__model_proto__free_unpacked(c->model, NULL);
    c->model = NULL;
}
