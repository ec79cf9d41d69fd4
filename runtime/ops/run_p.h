#ifndef TNI_RUN_P_H
#define TNI_RUN_P_H

/* run_p.h: the one way from a described operation to its kernel, for every operation of this folder. */

#include "kernel/desc_p.h"
#include "ops/ctx_p.h"

/* Describes the cast of x to a type; inferred. */
TN_MUST_USE tn_status tni_describe_cast(tn_desc *desc, const tn_tensor *x, tn_dtype to, tn_error *err);

/* Runs desc, inferred from these inputs, into a new packed tensor, which *out becomes last of all: it may be
 * a variable that an input came from. */
TN_MUST_USE tn_status tni_run_new(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_tensor *out,
                                  tn_error *err);

/* Runs desc into an existing output. Checks access and overlap, not shapes: desc was inferred from these very
 * inputs, and its output has the shape and dtype of out. */
TN_MUST_USE tn_status tni_run_into(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, const tn_tensor *out,
                                   tn_error *err);

/* ctx and out are there, and every input is, is live and not flagged: to be asked before an input is described. */
TN_MUST_USE tn_status tni_run_check(const char *op, const tn_ctx *ctx, tn_list inputs, const void *out,
                                    tn_error *err);

/* Copies src to dst, of the same shape and dtype; repeats one element over dst. Both were checked; the version is
 * the caller's to raise. TN_ERR_MEMORY. */
TN_MUST_USE tn_status tni_move(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, tn_error *err);
TN_MUST_USE tn_status tni_move_fill(tn_ctx *ctx, const void *element, const tn_tensor *dst, tn_error *err);

#endif
