#ifndef TNI_PACK_P_H
#define TNI_PACK_P_H

/* pack_p.h: packed weights become plain again. */

#include <tenon/ops.h>

/* Fills *out with a plain copy of t, which is TN_PACKED and live. */
TN_MUST_USE tn_status tni_unpack_weights(tn_ctx *ctx, const tn_tensor *t, tn_tensor *out, tn_error *err);

#endif
