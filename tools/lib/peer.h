#ifndef TOOL_PEER_H
#define TOOL_PEER_H

/* peer.h: other libraries beside ours: opened at run time where they are installed, never linked, called on
 * the very operands of a problem.
 *
 * A peer is a row in a file peer_NAME.c: what it is called, where it may lie, and how it prepares a call, so
 * that what a program does once (plans, descriptors, packed constants) is outside the time. What a peer
 * returns is compared with ours before it is timed (bench.h). All run on one thread. */

#include <kernel/desc/desc_p.h>

#include "timing.h"

/* An operand: extents and strides in elements, 0 where it is broadcast. */
typedef struct peer_tensor {
    tn_dtype dtype;
    int      rank;
    int64_t  extent[TN_MAX_RANK], stride[TN_MAX_RANK];
    int64_t  count;
    bool     packed;           /* row-major without gaps */
    bool     constant;         /* the same for all calls: to be laid out beforehand, if that is faster */
    void    *data;
} peer_tensor;

/* What a peer is asked for: one operation; fused steps, where it does such, are in desc. */
typedef struct peer_problem {
    const char    *op;         /* "exp", "relu.d0" is none: no peer is asked for a gradient; of linear "matmul" */
    const tn_desc *desc;       /* inputs have the output's shape where they are broadcast */
    size_t inputs, outputs;
    peer_tensor tensor[TN_MAX_OPERANDS];   /* inputs, then outputs */
} peer_problem;

/* A prepared call: run(arg) computes the outputs anew. */
typedef struct peer_call {
    void (*run)(void *arg);
    void  *arg;
    void (*release)(void *arg);
    char   how[24];            /* which of several ways: "u35"; "" if there is one */
    void (*second)(void *arg); /* another way to the same result, of which the faster counts; NULL: there is none */
    char   second_how[24];
} peer_call;

typedef struct peer_row {
    const char *name;          /* "OpenBLAS" */
    const char *variable;      /* whose value is the library's path, "TENON_PEER_OPENBLAS" */
    const char *package;       /* what brings it */
    const char *const *library;            /* names that the loader may know; NULL at the end */
    bool        fuses;         /* is asked for problems with fused steps, too */
    /* The entry points of an opened library, and its version; NULL: some are missing, or not for this CPU. */
    void *(*open)(void *handle, char *version, size_t size);
    void  (*close)(void *api);
    /* false: the peer cannot do this problem; nothing to release. */
    bool  (*prepare)(void *api, const peer_problem *problem, peer_call *out);
} peer_row;

extern const peer_row *const peer_rows[];  /* NULL at the end */
enum { PEERS = 8 };                        /* at most */

typedef struct peer {
    const peer_row *row;
    void *api;                 /* NULL: not open, see why */
    char  version[40];
    char  why[200];            /* "not installed …" */
} peer;

typedef struct peer_set {
    peer   peer[PEERS];
    size_t count;              /* those that were asked for, open or not */
} peer_set;

/* Opens those of a list "SLEEF,oneDNN" (letters of either case), all for "" or "all". false: name is the first
 * that is none, its length in *length. */
bool peers_open(peer_set *set, const char *list, const char **name, size_t *length);
void peers_close(peer_set *set);

#endif
