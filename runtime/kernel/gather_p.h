#ifndef TNI_GATHER_P_H
#define TNI_GATHER_P_H

/* gather_p.h: gather and embedding as two nests: the places where an index is read, and the elements that one
 * position of the axis holds. */

#include "kernel/nest_p.h"

/* What attributes that name an id have when they name none: no id is so large. */
#define TNI_NO_ID INT32_MAX

typedef struct tni_gathering {
    tni_nest places;           /* operands: input, index, output */
    tni_nest row;              /* operands: input, output; addresses from places' walk */
    int64_t  step;             /* bytes from one position of the input's axis to the next */
    bool     wide;             /* the index is I64, else I32 */
    int64_t  skip;             /* this id gives zeros */
} tni_gathering;

/* data may be NULL, for planning. */
void tni_gathering_of(tni_gathering *gathering, const tn_desc *desc, void *const *data);

static inline int32_t tni_gather_axis(const tn_desc *desc)
{
    return desc->op == TN_OP_EMBEDDING ? 0 : desc->ints[0];
}

static inline int64_t tni_gather_skip(const tn_desc *desc)
{
    return desc->op == TN_OP_EMBEDDING ? desc->ints[0] : TNI_NO_ID;
}

/* An I32 or I64 at an address. */
static inline int64_t tni_id_at(bool wide, const void *at)
{
    return wide ? *(const int64_t *)at : *(const int32_t *)at;
}

#endif
