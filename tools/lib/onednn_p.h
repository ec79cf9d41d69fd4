#ifndef TOOL_ONEDNN_P_H
#define TOOL_ONEDNN_P_H

/* onednn_p.h: between onednn_kinds.c, which says what an operation is, and onednn_primitive.c, which makes
 * it. */

#include "onednn_primitive.h"
#include "peer_p.h"

typedef struct onednn_row onednn_row;

/* What a primitive is made from: the memory descriptors of the operands and the argument each is, and the
 * operation's own descriptor. */
typedef struct onednn_making {
    const onednn_api   *api;
    const peer_problem *p;
    const onednn_row   *row;
    onednn_md md[TN_MAX_OPERANDS];
    int       arg[TN_MAX_OPERANDS];
    /* the library chooses how operand 1 lies; ours is brought there before the time */
    bool      packs_weights;
    onednn_op op;
} onednn_making;

struct onednn_row {
    const char *op;
    bool (*describe)(onednn_making *m);    /* fills m->op, changes md and arg where they differ */
    int   alg;
    float alpha, beta;
    const char *attribute;     /* the float attribute that alpha is; NULL: alpha as it stands */
};

/* The row of an operation, NULL: there is none. */
const onednn_row *onednn_find(const char *op);
/* Whether its primitive is made without a descriptor. */
bool onednn_is_reorder(const onednn_row *row);

/* oneDNN's number of a type; 0: it has none such. */
int onednn_type(tn_dtype dtype);

#endif
