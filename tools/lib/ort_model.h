#ifndef TOOL_ORT_MODEL_H
#define TOOL_ORT_MODEL_H

/* ort_model.h: a graph of one node as the bytes of an ONNX model: a few fields of its protocol buffers,
 * written here. Element types have ONNX's numbers, as ours do. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tenon/tensor.h>

enum { ORT_INPUTS = 16, ORT_OUTPUTS = 2, ORT_ATTRIBUTES = 8 };

/* A tensor of the graph; its name is made of its place: "x0", "y0". */
typedef struct ort_value {
    tn_dtype dtype;            /* TN_DTYPE_NONE: an optional input that is left out */
    int      rank;
    int64_t  extent[TN_MAX_RANK];
    const void *constant;      /* an input that is part of the model, packed; NULL: given to each run */
    void    *data;             /* of one that is given; NULL: whoever calls makes room for it */
} ort_value;

/* Integers, or one number, or a word. */
typedef struct ort_attribute {
    const char *name;
    int64_t     ints[2 * TN_MAX_RANK];
    int         count;         /* of ints; −1: a single integer; 0: a number or a word */
    float       number;
    const char *word;          /* NULL: a number */
} ort_attribute;

typedef struct ort_graph {
    const char *op;            /* "Softmax" */
    int set;                   /* the set of operations that has it */
    ort_attribute attribute[ORT_ATTRIBUTES];
    int attributes;
    ort_value input[ORT_INPUTS], output[ORT_OUTPUTS];
    int inputs, outputs;
} ort_graph;

typedef struct ort_bytes {
    unsigned char *data;
    size_t size, room;
    bool   failed;             /* no memory */
} ort_bytes;

const char *ort_input_name(int i);
const char *ort_output_name(int i);

/* false: no memory. The bytes are to be freed either way. */
bool ort_model_write(const ort_graph *graph, ort_bytes *out);

#endif
