/* family/attention.c: q [B, H, S, D], k [B, G, T, D], v [B, G, T, E], a mask (bool) or a bias (added) that
 * broadcasts to [B, H, S, T]: dst [B, H, S, E]. */
#include "kernel/attention_p.h"
#include "kernel/family/family_p.h"
#include "kernel/nest_p.h"

#include <math.h>
#include <string.h>

enum { Q, K, V };

int tni_optional_attention(const tn_desc *d, int which, int32_t extents[TN_MAX_RANK])
{
    (void)which;
    extents[0] = d->operand[Q].shape[2];
    extents[1] = d->operand[K].shape[2];
    return 2;
}

static tn_status check_extent(const tni_check *c, int a, int axis_a, int b, int axis_b, const char *what)
{
    const tn_operand *x = &c->d->operand[a], *y = &c->d->operand[b];
    int32_t extent;
    char s[TNI_EXTENTS_TEXT], t[TNI_EXTENTS_TEXT];
    if (tni_meet(x->shape[axis_a], y->shape[axis_b], &extent))
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, b, "%s differ: %s is %s, %s is %s", what, c->row->operands[a],
                     tni_extents_text(s, x->shape, x->rank), c->row->operands[b],
                     tni_extents_text(t, y->shape, y->rank));
}

static tn_status check_heads(const tni_check *c)
{
    int32_t heads = c->d->operand[Q].shape[1], groups = c->d->operand[K].shape[1];
    if (heads == TN_ANY || groups == TN_ANY || (groups > 0 && heads % groups == 0) || heads == groups)
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, K, "q has %d heads, k %d, which do not divide them", heads, groups);
}

/* The option broadcasts to [B, H, S, T]. */
static tn_status check_option(const tni_check *c, const char *name)
{
    int at = tni_desc_option_named(c->d, name);
    const tn_operand *q = &c->d->operand[Q];
    const int32_t scores[4] = { q->shape[0], q->shape[1], q->shape[2], c->d->operand[K].shape[2] };
    int32_t met[TN_MAX_RANK], extent;
    char s[TNI_EXTENTS_TEXT], t[TNI_EXTENTS_TEXT];
    if (at < 0)
        return TN_OK;
    const tn_operand *o = &c->d->operand[at];
    bool fits = o->rank <= 4 && tni_broadcast(scores, 4, o->shape, o->rank, met) == 4;
    for (int i = 0; fits && i < 4; i++)
        fits = tni_meet(met[i], scores[i], &extent);
    if (fits)
        return TN_OK;
    return tni_wrong(c, TN_ERR_SHAPE, at, "%s is %s and does not broadcast to the scores, %s", name,
                     tni_extents_text(s, o->shape, o->rank), tni_extents_text(t, scores, 4));
}

static tn_status check_floats(const tni_check *c)
{
    float cap = c->d->floats[TNI_ATTENTION_SOFTCAP];
    if (cap < 0)
        return tni_wrong(c, TN_ERR_ARG, -1, "softcap is %g, below 0", (double)cap);
    return TN_OK;
}

tn_status tni_infer_attention(const tni_check *c)
{
    char s[TNI_EXTENTS_TEXT];
    for (int i = 0; i < 3; i++)
        if (c->d->operand[i].rank != 4)
            return tni_wrong(c, TN_ERR_RANK, i, "%s is %s: four axes wanted", c->row->operands[i],
                             tni_extents_text(s, c->d->operand[i].shape, c->d->operand[i].rank));
    TN_TRY(check_extent(c, Q, 0, K, 0, "batches"));
    TN_TRY(check_extent(c, Q, 0, V, 0, "batches"));
    TN_TRY(check_extent(c, Q, 3, K, 3, "depths"));
    TN_TRY(check_extent(c, K, 1, V, 1, "heads"));
    TN_TRY(check_extent(c, K, 2, V, 2, "lengths"));
    TN_TRY(check_heads(c));
    TN_TRY(check_option(c, "mask"));
    TN_TRY(check_option(c, "bias"));
    TN_TRY(check_floats(c));
    tni_copy_shape(c->dst, &c->d->operand[Q]);
    c->dst->shape[3] = c->d->operand[V].shape[3];
    return TN_OK;
}

/* Two products of every query with every key. */
double tni_flops_attention(const tn_desc *d)
{
    const tn_operand *q = &d->operand[Q], *v = &d->operand[V];
    return 2.0 * q->shape[0] * q->shape[1] * q->shape[2] * v->shape[2] * ((double)q->shape[3] + v->shape[3]);
}

static void copy_strides(int64_t to[4], const tn_operand *o)
{
    int64_t stride[TN_MAX_RANK];
    tni_strides_of(o, stride);
    memcpy(to, stride, 4 * sizeof *to);
}

static int option_of(const tn_desc *desc, const char *name, int64_t step[4])
{
    const tn_operand *q = &desc->operand[Q];
    tn_operand scores = { .rank = 4,
                          .shape = { q->shape[0], q->shape[1], q->shape[2], desc->operand[K].shape[2] } };
    int64_t stride[TN_MAX_RANK];
    int at = tni_desc_option_named(desc, name);
    if (at < 0)
        return -1;
    tni_broadcast_strides(&desc->operand[at], &scores, stride);
    memcpy(step, stride, 4 * sizeof *step);
    return at;
}

void tni_attention_of(tni_attention *a, const tn_desc *desc)
{
    const tn_operand *q = &desc->operand[Q], *k = &desc->operand[K], *v = &desc->operand[V];
    float scale = desc->floats[TNI_ATTENTION_SCALE];
    *a = (tni_attention){ .batch = q->shape[0], .heads = q->shape[1], .groups = k->shape[1],
                          .queries = q->shape[2], .keys = k->shape[2], .depth = q->shape[3], .width = v->shape[3],
                          .scale = scale, .softcap = desc->floats[TNI_ATTENTION_SOFTCAP],
                          .causal = desc->ints[TNI_ATTENTION_CAUSAL] == 1 };
    if (scale == 0)
        a->scale = (float)(1 / sqrt(a->depth ? (double)a->depth : 1));
    copy_strides(a->q, q);
    copy_strides(a->k, k);
    copy_strides(a->v, v);
    copy_strides(a->dst, &desc->operand[desc->inputs]);
    a->mask = option_of(desc, "mask", a->mask_step);
    a->bias = option_of(desc, "bias", a->bias_step);
}
