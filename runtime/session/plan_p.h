#ifndef TNI_PLAN_P_H
#define TNI_PLAN_P_H

/* plan_p.h: what a session makes for one descriptor: the specialised pieces to generate (their request
 * lines go to Lua) and the driver that calls them. Pure functions of descriptor and tier: no Lua, no
 * LLVM, no disk, so that a warm start computes its keys from here. */

#include <tenon/session.h>

#include "kernel/dense_p.h"
#include "kernel/product_p.h"

#define TNI_PLAN_PIECES 4      /* a product: tiles of whole and of left-over rows and columns */

/* One piece to generate: a line for gen/request.lua, "SYMBOL TIER TEMPLATE name=value …". */
typedef struct tni_piece {
    char    symbol[128];
    char    request[512];
    uint16_t params;           /* where they begin in the request */
    tn_abi  abi;
    tn_code fn;                /* filled by the session: mapped code */
} tni_piece;

/* Elementwise: a nest of at least two axes; the last is the length built into the piece. */
typedef struct tni_plan_map {
    tni_nest nest;
    int64_t  share;            /* rows of a task */
    bool     single;           /* one call of the piece does it all, with what follows */
    int64_t  n[2], stride[TNI_NEST_OPERANDS][2];
} tni_plan_map;

/* Rows: the axes that stay; operands input, output. n is built into the piece. */
typedef struct tni_plan_row {
    tni_nest kept;
    int64_t  n, share;
} tni_plan_row;

/* A product, whole in k: rows = whole_rows·mr + rest, and so for columns. */
typedef struct tni_plan_matmul {
    tni_product product;
    int32_t mr, nr;            /* of the whole tile */
    int32_t rest_rows, rest_columns;
    int8_t  piece[2][2];       /* number of the piece by rest of rows, rest of columns; −1: none needed */
    int8_t  bias;              /* operand; −1: none */
    tn_pack_fn pack;           /* packs panels of b, nr wide, into scratch; NULL: b is taken where it lies */
    int64_t group;             /* rows of a task, in tiles */
} tni_plan_matmul;

typedef struct tni_plan {
    tn_desc desc;
    tn_isa  isa;
    uint8_t family;            /* tni_family: which driver, which of the union */
    tn_kernel_info info;       /* for tn_choice; its texts are those below and of the first piece */
    char    line[256], source[48];
    size_t  count;             /* pieces used */
    tni_piece piece[TNI_PLAN_PIECES];
    size_t  scratch;           /* bytes the driver needs */
    union {
        tni_plan_map    map;
        tni_plan_row    row;
        tni_plan_matmul matmul;
    };
} tni_plan;

/* Fills *plan, which is all 0 and stays where it is; desc in the form that kernels receive.
 * TN_ERR_UNSUPPORTED if the dense kernels serve desc just as well (why in the message). */
TN_MUST_USE tn_status tni_plan_make(const tn_desc *desc, tn_isa isa, tni_plan *plan, tn_error *err);

/* The most scratch that a plan for desc needs, whether or not one is made: a call asks for scratch first and
 * looks for its kernel then, and in between the kernel may have come. dense: the set that packs for it. */
size_t tni_plan_scratch(const tni_dense *dense, const tn_desc *desc);

/* Runs desc with the plan's pieces: the session's counterpart of the dense drivers (kernel/). */
void tni_plan_run(const tni_plan *plan, const tn_call *call);

/* -- The families, for plan.c -------------------------------------------------------------------*/

tn_status tni_plan_make_map(tni_plan *plan, tn_error *err);
tn_status tni_plan_make_row(tni_plan *plan, tn_error *err);
tn_status tni_plan_make_matmul(tni_plan *plan, tn_error *err);
void tni_plan_run_map(const tni_plan *plan, const tn_call *call);
void tni_plan_run_row(const tni_plan *plan, const tn_call *call);
void tni_plan_run_matmul(const tni_plan *plan, const tn_call *call);

/* Adds a piece with symbol and parameters; returns its number. what: "matmul_f32"; how: what tells this
 * piece from others of the tier. params: "name=value …". */
int tni_plan_add(tni_plan *plan, tn_abi abi, const char *template_name, const char *what, const char *how,
                 const char *params);

/* TN_ERR_UNSUPPORTED and why dense kernels serve. */
tn_status tni_plan_decline(tn_error *err, const char *why);

#endif
