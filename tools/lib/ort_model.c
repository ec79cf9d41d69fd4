/* ort_model.c: protocol buffers of one node. A message's fields are written one behind the other, a field as
 * its number, its kind and its value; a message within one is first written to bytes of its own. Numbers of
 * fields are those of onnx.proto. */
#include "ort_model.h"

#include <stdlib.h>
#include <string.h>

const char *ort_input_name(int i)
{
    static const char *const names[ORT_INPUTS] = { "x0", "x1", "x2",  "x3",  "x4",  "x5",  "x6",  "x7",
                                                   "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15" };
    return names[i];
}

const char *ort_output_name(int i)
{
    static const char *const names[ORT_OUTPUTS] = { "y0", "y1" };
    return names[i];
}

/* -- Fields -----------------------------------------------------------------------------------------*/

enum { KIND_INT = 0, KIND_BYTES = 2, KIND_FLOAT = 5 };

static void put(ort_bytes *b, const void *data, size_t size)
{
    if (b->room - b->size < size) {
        size_t room = 2 * (b->size + size) + 256;
        unsigned char *grown = b->failed ? NULL : realloc(b->data, room);
        b->failed |= !grown;
        if (!grown)
            return;
        b->data = grown;
        b->room = room;
    }
    if (size)
        memcpy(b->data + b->size, data, size);
    b->size += size;
}

/* Seven bits a byte, the low ones first. */
static void put_varint(ort_bytes *b, uint64_t value)
{
    for (; value >= 128; value >>= 7)
        put(b, &(unsigned char){ (unsigned char)(value | 128) }, 1);
    put(b, &(unsigned char){ (unsigned char)value }, 1);
}

static void put_key(ort_bytes *b, int field, int kind)
{
    put_varint(b, (uint64_t)field << 3 | (unsigned)kind);
}

static void put_int(ort_bytes *b, int field, int64_t value)
{
    put_key(b, field, KIND_INT);
    put_varint(b, (uint64_t)value);
}

static void put_bytes(ort_bytes *b, int field, const void *data, size_t size)
{
    put_key(b, field, KIND_BYTES);
    put_varint(b, size);
    put(b, data, size);
}

static void put_text(ort_bytes *b, int field, const char *text) { put_bytes(b, field, text, strlen(text)); }

static void put_float(ort_bytes *b, int field, float value)
{
    put_key(b, field, KIND_FLOAT);
    put(b, &value, sizeof value);
}

/* Takes the bytes of the inner message. */
static void put_message(ort_bytes *b, int field, ort_bytes *inner)
{
    b->failed |= inner->failed;
    put_bytes(b, field, inner->data, inner->size);
    free(inner->data);
}

/* -- Messages ---------------------------------------------------------------------------------------*/

/* ValueInfoProto: name 1, type 2; TypeProto: tensor 1; its element type 1, shape 2; dimension 1; value 1. */
static void put_value(ort_bytes *graph, int field, const char *name, const ort_value *v)
{
    ort_bytes info = { 0 }, type = { 0 }, tensor = { 0 }, shape = { 0 };
    for (int i = 0; i < v->rank; i++) {
        ort_bytes dimension = { 0 };
        put_int(&dimension, 1, v->extent[i]);
        put_message(&shape, 1, &dimension);
    }
    put_int(&tensor, 1, v->dtype);
    put_message(&tensor, 2, &shape);
    put_message(&type, 1, &tensor);
    put_text(&info, 1, name);
    put_message(&info, 2, &type);
    put_message(graph, field, &info);
}

/* TensorProto: extents 1, type 2, name 8, bytes 9. */
static void put_constant(ort_bytes *graph, int field, const char *name, const ort_value *v)
{
    ort_bytes tensor = { 0 };
    size_t size = tn_dtype_size(v->dtype);
    for (int i = 0; i < v->rank; i++) {
        put_int(&tensor, 1, v->extent[i]);
        size *= (size_t)v->extent[i];
    }
    put_int(&tensor, 2, v->dtype);
    put_text(&tensor, 8, name);
    put_bytes(&tensor, 9, v->constant, size);
    put_message(graph, field, &tensor);
}

/* AttributeProto: name 1, number 2, integer 3, word 4, integers 8, kind 20. */
static void put_attribute(ort_bytes *node, const ort_attribute *a)
{
    enum { NUMBER = 1, INTEGER = 2, WORD = 3, INTEGERS = 7 };
    ort_bytes attribute = { 0 };
    put_text(&attribute, 1, a->name);
    for (int i = 0; i < a->count; i++)
        put_int(&attribute, 8, a->ints[i]);
    if (a->count < 0)
        put_int(&attribute, 3, a->ints[0]);
    else if (a->count == 0 && a->word)
        put_text(&attribute, 4, a->word);
    else if (a->count == 0)
        put_float(&attribute, 2, a->number);
    put_int(&attribute, 20, a->count > 0 ? INTEGERS : a->count < 0 ? INTEGER : a->word ? WORD : NUMBER);
    put_message(node, 5, &attribute);
}

/* NodeProto: inputs 1, outputs 2, operation 4, attributes 5. */
static void put_node(ort_bytes *graph, const ort_graph *g)
{
    ort_bytes node = { 0 };
    for (int i = 0; i < g->inputs; i++)
        put_text(&node, 1, g->input[i].dtype ? ort_input_name(i) : "");
    for (int i = 0; i < g->outputs; i++)
        put_text(&node, 2, ort_output_name(i));
    put_text(&node, 4, g->op);
    for (int i = 0; i < g->attributes; i++)
        put_attribute(&node, &g->attribute[i]);
    put_message(graph, 1, &node);
}

/* GraphProto: nodes 1, name 2, constants 5, inputs 11, outputs 12; ModelProto: version of the format 1, graph
 * 7, set of operations 8 (its version 2). */
bool ort_model_write(const ort_graph *g, ort_bytes *out)
{
    ort_bytes graph = { 0 }, set = { 0 };
    put_node(&graph, g);
    put_text(&graph, 2, "one");
    for (int i = 0; i < g->inputs; i++)
        if (g->input[i].constant)
            put_constant(&graph, 5, ort_input_name(i), &g->input[i]);
        else if (g->input[i].dtype)
            put_value(&graph, 11, ort_input_name(i), &g->input[i]);
    for (int i = 0; i < g->outputs; i++)
        put_value(&graph, 12, ort_output_name(i), &g->output[i]);
    put_int(&set, 2, g->set);
    *out = (ort_bytes){ 0 };
    put_int(out, 1, 9);
    put_message(out, 7, &graph);
    put_message(out, 8, &set);
    return !out->failed;
}
