#ifndef TNI_PLAN_P_H
#define TNI_PLAN_P_H

/* plan_p.h: what a session makes for one descriptor: the specialised pieces to generate (their request
 * lines go to Lua) and the driver that calls them. Pure functions of descriptor and tier: no Lua, no
 * LLVM, no disk, so that a warm start computes its keys from here. */

#include <tenon/session.h>

#include "kernel/dense/dense_p.h"
#include "kernel/product_p.h"

#define TNI_PLAN_PIECES 2      /* a product: its shares, and the last of them */

/* One piece to generate: a line for gen/request.lua, "SYMBOL TIER TEMPLATE name=value …". */
typedef struct tni_piece {
    char    symbol[128];
    char    request[1200];
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

/* A product, in shares: rows, columns or items of a batch. All are alike but for the last, which may have a
 * piece of its own. */
typedef struct tni_plan_matmul {
    int64_t shares;
    int64_t step[TN_MAX_OPERANDS];         /* bytes from a share to the next */
    size_t  panel;             /* bytes of scratch of one share */
} tni_plan_matmul;

typedef struct tni_plan {
    tn_desc desc;
    tn_isa  isa;
    uint8_t family;            /* tni_family: which driver, which of the union */
    tn_kernel_info info;       /* for tn_choice; its texts are those below and of the first piece */
    char    line[256], source[48];
    size_t  count;             /* pieces used */
    tni_piece piece[TNI_PLAN_PIECES];
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
 * looks for its kernel then, and in between the kernel may have come. */
size_t tni_plan_scratch(const tn_desc *desc);

/* Runs desc with the plan's pieces: the session's counterpart of the dense drivers (kernel/). */
void tni_plan_run(const tni_plan *plan, const tn_call *call);

/* The piece that runs desc without the driver, from the addresses alone; NULL: there is none. */
tn_kernel_fn tni_plan_direct(const tni_plan *plan);

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

/* A fused step, and its operand, if it has one: elements from one row, column (0 or 1), item of the batch to
 * the next. */
typedef struct tni_plan_side {
    const tn_step *step;
    uint8_t dtype;             /* of the operand; 0: there is none */
    int64_t row, col, item;
} tni_plan_side;

typedef struct tni_plan_steps {
    int count;
    tni_plan_side side[TN_MAX_STEPS];
} tni_plan_steps;

/* The steps of a folded product; NULL, or why dense kernels serve. */
const char *tni_plan_steps_of(tni_plan_steps *steps, const tn_desc *desc, const tni_product *product);

/* "add,3,0,1,0,own;gelu", as templates/lib/steps.lua reads it; "_bias_gelu". */
void tni_plan_steps_text(const tni_plan_steps *steps, char *out, size_t size);
void tni_plan_steps_name(const tni_plan_steps *steps, char *out, size_t size);

/* How elements of dtype are stored, beside sums of its lanes: "own", "f16", "bf16". */
const char *tni_plan_stored(tn_dtype dtype);

/* x exactly, as Lua reads it and no locale changes it: "1", "-0xCCCCCDp-27", "inf". */
const char *tni_plan_number(float x, char text[32]);

/* A tile of a product: rows and vectors at most (the template cuts evenly), lanes of a vector. */
typedef struct tni_tile { int32_t rows, vectors, lanes; } tni_tile;

/* The tile for a product of elements of size bytes; false: the tier has none. */
bool tni_plan_tile(const tni_product *product, tn_isa isa, int64_t size, tni_tile *out);

/* TN_ERR_UNSUPPORTED and why dense kernels serve. */
tn_status tni_plan_decline(tn_error *err, const char *why);

#endif
