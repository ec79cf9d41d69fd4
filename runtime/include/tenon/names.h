#ifndef TN_NAMES_H
#define TN_NAMES_H

/* names.h: an ordered map from names to tensors: a model's weights.
 *
 * Names follow the hub convention: "model.layers.3.self_attn.q_proj.weight"; a linear weight is
 * [outputs, inputs], row-major, for y = x·Wᵀ. The map is one owner of each of its tensors (shared),
 * so an entry lives as long as the map, whatever happens to the handle that was added.
 *
 * In a name that may hold {i}, the first {i} stands for a number, written without leading zeros. Errors
 * name the tensor. Looking up changes nothing and may be done by many threads at once. */

#include "ctx.h"

TN_BEGIN_C

typedef struct tn_names tn_names;

/* Makes an empty map, owned by the caller. Its own storage is of the allocator of ctx's memory, which must
 * outlive it; the ctx need not. TN_ERR_MEMORY. */
TN_STATUS tn_names_create(tn_ctx *ctx, tn_names **out, tn_error *err);
/* Ends the map's owners; NULL is allowed. */
TN_API void tn_names_destroy(tn_names *names);

/* Adds t at the end under a copy of name. TN_ERR_NAME: empty, or there already; TN_ERR_STALE;
 * TN_ERR_UNSUPPORTED: t is of an arena's memory, which ends by reset; TN_ERR_MEMORY. */
TN_STATUS tn_names_add(tn_names *names, const char *name, const tn_tensor *t, tn_error *err);

/* Fills *out with the tensor of that name, borrowed from the map. TN_ERR_NAME tells the nearest one. */
TN_STATUS tn_names_get(const tn_names *names, const char *name, tn_tensor *out, tn_error *err);
/* The same with {i} in name replaced by i, not negative (TN_ERR_RANGE):
 * tn_names_at(w, "model.layers.{i}.mlp.up_proj.weight", 3, …). */
TN_STATUS tn_names_at(const tn_names *names, const char *name, int i, tn_tensor *out, tn_error *err);

/* Entries in order of adding; i < count, else NULL. The name is borrowed; t, filled, may be NULL. */
TN_API size_t      tn_names_count(const tn_names *names);
TN_API const char *tn_names_entry(const tn_names *names, size_t i, tn_tensor *t);

/* One line of a declared list. */
typedef struct tn_want {
    const char *name;          /* may hold {i} */
    int         repeat;        /* {i} runs from 0 to repeat − 1 */
    tn_dtype    dtype;         /* TN_DTYPE_NONE: any */
    tn_dims     shape;         /* an extent of −1: any */
    bool        optional;
} tn_want;

/* Checks names against a list: all there, dtypes and shapes as declared, and nothing else unless extra_ok.
 * TN_ERR_NAME, TN_ERR_DTYPE, TN_ERR_SHAPE with the tensor's name; the first fault in list order, then the
 * first entry that no line declares. */
TN_STATUS tn_names_check(const tn_names *names, const tn_want *want, size_t count, bool extra_ok,
                         tn_error *err);

TN_END_C
#endif
