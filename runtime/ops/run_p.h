#ifndef TNI_RUN_P_H
#define TNI_RUN_P_H

/* run_p.h: the one way from a described operation to its kernel, for every operation of this folder. */

#include <tenon/ops.h>

#include "kernel/desc/desc_p.h"
#include "ops/ctx_p.h"

/* Describes the cast of x to a type; inferred. */
TN_MUST_USE tn_status tni_describe_cast(tn_desc *desc, const tn_tensor *x, tn_dtype to, tn_error *err);

/* Appends a step, and to item the tensor that it takes; desc has the inputs before it. Inference checks it. */
TN_MUST_USE tn_status tni_run_fuse(tn_desc *desc, const tn_fused *fused,
                                   const tn_tensor *item[TN_MAX_OPERANDS], tn_error *err);

/* Runs desc, inferred from these inputs, into new tensors, packed or lying as desc has them; out[i] becomes
 * output i last of all: they may be variables that inputs came from. */
TN_MUST_USE tn_status tni_run_new(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_tensor *const *out,
                                  tn_error *err);
/* The same of an operation with one output. */
TN_MUST_USE tn_status tni_run_one(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_tensor *out, tn_error *err);

/* Runs desc into existing outputs. Checks access and overlap, not shapes: desc was inferred from these very
 * inputs, and its outputs have the shapes and dtypes of those given. */
TN_MUST_USE tn_status tni_run_into(tn_ctx *ctx, const tn_desc *desc, tn_list inputs, tn_list outputs,
                                   tn_error *err);

/* ctx and out are there, and every input is, is live and, unless the operation takes blocked ones, not
 * flagged: to be asked before an input is described. */
TN_MUST_USE tn_status tni_run_check(const char *op, const tn_ctx *ctx, tn_list inputs, const void *out,
                                    tn_error *err);
TN_MUST_USE tn_status tni_run_check_any(const char *op, const tn_ctx *ctx, tn_list inputs, const void *out,
                                        tn_error *err);

/* Sets the id of ints[at] that is no position; the two that descriptors keep for themselves are none. TN_ERR_ARG. */
TN_MUST_USE tn_status tni_set_id(tn_desc *desc, int at, const char *name, int32_t id, tn_error *err);

/* The indices and targets of desc, inferred from these inputs, name what there is. TN_ERR_RANGE. */
TN_MUST_USE tn_status tni_check_ids(const tn_desc *desc, tn_list inputs, tn_error *err);

/* Copies src to dst, of the same shape and dtype; repeats one element over dst. Both were checked; the
 * version is the caller's to raise. TN_ERR_MEMORY. */
TN_MUST_USE tn_status tni_move(tn_ctx *ctx, const tn_tensor *src, const tn_tensor *dst, tn_error *err);
TN_MUST_USE tn_status tni_move_fill(tn_ctx *ctx, const void *element, const tn_tensor *dst, tn_error *err);

#endif
