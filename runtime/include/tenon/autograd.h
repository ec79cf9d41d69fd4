#ifndef TN_AUTOGRAD_H
#define TN_AUTOGRAD_H

/* autograd.h: what gradients stand on: saved tensors.
 *
 * A saved tensor is a handle with the version that its buffer had. It borrows: it owns nothing, costs
 * nothing, and is thrown away without a call. Who wants it back gets it only if nobody released it and
 * nobody wrote to its buffer since, through whichever handle or view. Writes that the library cannot see,
 * through an address asked for before tn_save, are not noticed. Any thread, beside readers of the
 * tensor. */

#include "tensor.h"

TN_BEGIN_C

typedef struct tn_saved {
    tn_tensor tensor;          /* {0}: an empty slot */
    uint64_t  version;         /* of its buffer when saved */
} tn_saved;

/* Remembers t and its version in *out. TN_ERR_STALE. */
TN_STATUS tn_save(const tn_tensor *t, tn_saved *out, tn_error *err);

/* Fills *out with the tensor that was saved, the same owner. TN_ERR_VERSION, with both versions, if written
 * to since ("unpack: the tensor, f32 2x3, was saved at version 4 and is at version 6 now"); TN_ERR_STALE if
 * released, or an empty slot. */
TN_STATUS tn_unpack(const tn_saved *saved, tn_tensor *out, tn_error *err);

TN_END_C
#endif
