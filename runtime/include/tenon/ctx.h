#ifndef TN_CTX_H
#define TN_CTX_H

/* ctx.h: what operations run in: memory for results, kernels, threads, checks and a log. There is no
 * default one: every function that allocates or computes takes a ctx, so a program sees what it uses, and
 * two engines in one process never meet.
 *
 * A ctx is cheap and serves one thread at a time: make one per thread, and share pool, kernels, threads
 * and session among them. */

#include "kernels.h"

TN_BEGIN_C

typedef struct tn_ctx_options {
    size_t size;
    tn_memory        *memory;  /* borrowed; NULL: a pool of the ctx's own */
    const tn_kernels *kernels; /* borrowed; NULL: tn_kernels_dense(isa, mode) */
    const tn_threads *threads; /* borrowed; NULL: the calling thread alone */
    tn_mode           mode;    /* TN_EXACT: only exact tables are accepted from now on */
    tn_isa            isa;     /* cap of the default kernels */
    bool              check_finite;    /* look at each result: NaN or infinity is TN_ERR_NONFINITE */
    tn_log_fn         log;     /* buffers still owned when a pool of the ctx's own ends; NULL: silence */
    void             *log_user;
} tn_ctx_options;

/* Makes a context, owned by the caller. Borrowed parts must outlive it. TN_ERR_UNSUPPORTED: a table of
 * another kernel ABI; TN_ERR_ARG: a fast table, or one with a fast base, for an exact context.
 * With check_finite an operation that computes (copies of one type and fills do not) fails with
 * TN_ERR_NONFINITE, place and value where its result is not finite; a new result is released, an existing
 * output stays as written. */
TN_STATUS tn_ctx_create(const tn_ctx_options *options, tn_ctx **out, tn_error *err);

/* Ends a context and, if it has one of its own, its pool (memory.h says what lives on). */
TN_API void tn_ctx_destroy(tn_ctx *ctx);

/* Results come from memory from now on (borrowed; NULL: back to the first one); returns what was before. */
TN_API tn_memory *tn_ctx_set_memory(tn_ctx *ctx, tn_memory *memory);
TN_API tn_memory *tn_ctx_memory(const tn_ctx *ctx);

/* Uses another table from the next operation on (borrowed; NULL: back to the first one). Errors as above. */
TN_STATUS tn_ctx_set_kernels(tn_ctx *ctx, const tn_kernels *kernels, tn_error *err);
TN_API const tn_kernels *tn_ctx_kernels(const tn_ctx *ctx);

TN_END_C
#endif
