#ifndef TOOL_ONEDNN_PRIMITIVE_H
#define TOOL_ONEDNN_PRIMITIVE_H

/* onednn_primitive.h: a problem as a primitive of oneDNN with its memories, ready to be executed. */

#include "onednn_api.h"
#include "peer.h"

enum { ONEDNN_ARGS = TN_MAX_OPERANDS + 2 };

typedef struct onednn_primitive {
    void *primitive;
    onednn_arg arg[ONEDNN_ARGS];
    int   args;
    void *own;                 /* packed weights */
    char  how[24];
} onednn_primitive;

/* false: no such primitive, or not for these types and strides; what was made is to be reset all the same. */
bool onednn_primitive_make(const onednn_api *api, const peer_problem *p, onednn_primitive *out);
void onednn_primitive_reset(const onednn_api *api, onednn_primitive *p);

#endif
