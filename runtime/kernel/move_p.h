#ifndef TNI_MOVE_P_H
#define TNI_MOVE_P_H

/* move_p.h: concat and pad as copies between nests, for the reference and the driver. */

#include "kernel/nest_p.h"

/* Input i and its part of concat's output, which starts at position `from` of the axis. */
void tni_concat_nest(tni_nest *nest, const tn_call *call, int i, int64_t from);

/* pad: the input and what it covers of the output; the one element `value` and all of the output. */
void tni_pad_nest(tni_nest *nest, const tn_call *call);
void tni_pad_nest_of_value(tni_nest *nest, const tn_call *call, void *value);

#endif
