#ifndef TNI_PLAN_P_H
#define TNI_PLAN_P_H

/* plan_p.h: what a session makes for one descriptor: the specialised pieces to generate (their request
 * lines go to Lua) and the driver that calls them. Pure functions of descriptor and tier: no Lua, no
 * LLVM, no disk, so that a warm start computes its keys from here. */

#include <tenon/session.h>

#define TNI_PLAN_PIECES 2

/* One piece to generate: a line for gen/request.lua, "SYMBOL TIER TEMPLATE name=value …". */
typedef struct tni_piece {
    char    symbol[128];
    char    request[512];
    tn_abi  abi;
    tn_code fn;                /* filled by the session: mapped code */
} tni_piece;

typedef struct tni_plan {
    tn_desc   desc;
    tn_isa    isa;
    size_t    count;           /* pieces used */
    tni_piece piece[TNI_PLAN_PIECES];
    size_t    scratch;         /* bytes the driver needs */
    int32_t   mr, nr, kc;      /* matmul: tile and depth of a block */
    uint8_t   pack_a, pack_b;  /* matmul: operands to pack first */
} tni_plan;

/* Fills *plan; TN_ERR_UNSUPPORTED if the dense kernels serve desc just as well (why in the message). */
TN_MUST_USE tn_status tni_plan_make(const tn_desc *desc, tn_isa isa, tni_plan *plan, tn_error *err);

/* Runs desc with the plan's pieces: the session's counterpart of the dense drivers (kernel/). */
void tni_plan_run(const tni_plan *plan, const tn_call *call);

#endif
