#ifndef TOOL_ORT_GRAPH_H
#define TOOL_ORT_GRAPH_H

/* ort_graph.h: a problem as a node of ONNX. */

#include "ort_model.h"
#include "peer.h"

/* false: ONNX has no such operation, or not for these types, strides or attributes. room holds constants that
 * the graph refers to. */
typedef struct ort_room {
    int64_t ints[4][2 * TN_MAX_RANK];
    float   numbers[4];
    int32_t kernel[2];
    int     used;
} ort_room;

bool ort_graph_make(const peer_problem *p, ort_graph *out, ort_room *room);

#endif
