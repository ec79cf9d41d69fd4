#ifndef TNI_CTX_P_H
#define TNI_CTX_P_H

/* ctx_p.h: what a ctx holds. */

#include <tenon/ctx.h>

#include "core/memory_p.h"

struct tn_ctx {
    tn_memory        *own;             /* a pool made for this ctx, or NULL */
    tn_memory        *first_memory;    /* scratch comes from its pool, which outlives the ctx and has no reset */
    tn_memory        *memory;          /* results come from it */
    const tn_kernels *first_kernels;
    const tn_kernels *kernels;
    const tn_threads *threads;
    tn_mode           mode;
    tn_isa            isa;
    bool              check_finite;    /* results of operations */
    tn_log_fn         log;
    void             *log_user;
    tni_owner         scratch;         /* grows, never shrinks: after a first run nothing is allocated */
    size_t            scratch_size;
};

/* Fills *out with at least size bytes that the next call may use; NULL for 0. TN_ERR_MEMORY. */
TN_MUST_USE tn_status tni_ctx_scratch(tn_ctx *ctx, size_t size, void **out, tn_error *err);

/* The table that serves desc: the ctx's own, or an exact one where desc asks for it. */
const tn_kernels *tni_ctx_table(const tn_ctx *ctx, const tn_desc *desc);

#endif
