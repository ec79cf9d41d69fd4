#ifndef TNI_ATTENTION_P_H
#define TNI_ATTENTION_P_H

/* attention_p.h: scaled dot-product attention as its loops see it, from its descriptor. */

#include <tenon/kernels.h>

/* Positions in the descriptor's ints and floats. */
enum { TNI_ATTENTION_CAUSAL = 0 };
enum { TNI_ATTENTION_SCALE = 0, TNI_ATTENTION_SOFTCAP = 1 };

/* Axes of q, k, v, dst: batch, head, row, column; of mask and bias: batch, head, query, key, with stride 0
 * where they repeat. Strides in elements. */
typedef struct tni_attention {
    int64_t batch, heads, groups;          /* heads of q; of k and v */
    int64_t queries, keys, depth, width;   /* S, T, D, E */
    float   scale, softcap;                /* scale worked out; softcap 0: off */
    bool    causal;
    int     mask, bias;                    /* operands; -1: none */
    int64_t q[4], k[4], v[4], dst[4], mask_step[4], bias_step[4];
} tni_attention;

void tni_attention_of(tni_attention *attention, const tn_desc *desc);

/* Keys that query i sees: the first so many. */
static inline int64_t tni_attention_sees(const tni_attention *a, int64_t i)
{
    int64_t seen = i + 1 + a->keys - a->queries;
    return !a->causal || seen > a->keys ? a->keys : seen < 0 ? 0 : seen;
}

/* Offset of an operand's element [batch, head, row, column]. */
static inline int64_t tni_attention_at(const int64_t step[4], int64_t b, int64_t h, int64_t row, int64_t column)
{
    return b * step[0] + h * step[1] + row * step[2] + column * step[3];
}

#endif
