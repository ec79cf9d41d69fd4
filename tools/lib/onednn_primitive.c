/* onednn_primitive.c: makes the primitive that onednn_kinds.c describes: memory descriptors, fused steps, the
 * primitive, memories; weights brought before the time to where the library wants them. */
#include "onednn_p.h"

#include <stdio.h>

/* Broadcast axes have an extent of 1. The stride of such an axis, which is nobody's, decides whether the
 * library knows the layout: that of row-major order; of the first axis, the whole. A scalar is a vector of
 * one. */
static bool describe(const onednn_api *api, const peer_tensor *t, onednn_md *out)
{
    int64_t extent[ONEDNN_DIMS] = { 1 }, stride[ONEDNN_DIMS] = { 1 }, step = 1;
    int64_t whole = 1;
    int type = onednn_type(t->dtype);
    for (int i = 0; i < t->rank; i++)
        whole = t->stride[i] * t->extent[i] > whole ? t->stride[i] * t->extent[i] : whole;
    for (int i = t->rank - 1; i >= 0; i--) {
        extent[i] = t->stride[i] == 0 ? 1 : t->extent[i];
        stride[i] = t->stride[i] ? t->stride[i] : i ? step : whole;
        step = stride[i] * extent[i];
        if (stride[i] < 0)
            return false;
    }
    return type && api->md_by_strides(out, t->rank ? t->rank : 1, extent, type, stride) == 0;
}

static bool add_memory(const onednn_api *api, onednn_primitive *out, int arg, const void *md, void *data)
{
    void *memory;
    if (out->args == ONEDNN_ARGS || api->memory_create(&memory, md, api->engine, data) != 0)
        return false;
    out->arg[out->args++] = (onednn_arg){ arg, memory };
    return true;
}

/* -- Fused steps ---------------------------------------------------------------------------------------*/

/* Behind a product: a bias, which the primitive takes itself, then elementwise operations. */
static bool add_steps(const onednn_making *m, void *post_ops)
{
    const tn_desc *d = m->p->desc;
    for (int i = 0; i < d->steps; i++) {
        const tn_step *s = &d->step[i];
        if (i == 0 && s->op == TN_OP_ADD && s->operand >= 0 && m->p->inputs == 3)
            continue;
        const onednn_row *row = s->operand < 0 ? onednn_find(tn_op_name(s->op)) : NULL;
        float alpha = row && row->attribute ? s->param[0] : row ? row->alpha : 0;
        if (!row || m->api->add_eltwise(post_ops, 1, row->alg, alpha, row->beta) != 0)
            return false;
    }
    return true;
}

static bool make_attributes(const onednn_making *m, void **attr)
{
    void *post_ops = NULL;
    *attr = NULL;
    if (!m->p->desc->steps)
        return true;
    bool made = m->api->post_ops_create(&post_ops) == 0 && add_steps(m, post_ops) &&
                m->api->attr_create(attr) == 0 && m->api->attr_set_post_ops(*attr, post_ops) == 0;
    if (post_ops)
        m->api->post_ops_destroy(post_ops);
    return made;
}

/* -- The primitive -------------------------------------------------------------------------------------*/

static bool make_pd(onednn_making *m, void **pd)
{
    const onednn_api *api = m->api;
    const onednn_md *dst = &m->md[m->p->inputs];
    void *attr;
    if (onednn_is_reorder(m->row))
        return api->reorder(pd, &m->md[0], api->engine, dst, api->engine, NULL) == 0;
    bool made = make_attributes(m, &attr) && api->pd_create(pd, &m->op, attr, api->engine, NULL) == 0;
    if (attr)
        api->attr_destroy(attr);
    return made;
}

/* Memory for the weights as the primitive wants them, and what they are brought there with. */
static bool pack_weights(const onednn_making *m, const void *pd, onednn_primitive *out)
{
    const onednn_api *api = m->api;
    const void *wanted = api->pd_query_md(pd, ONEDNN_QUERY_WEIGHTS, 0);
    size_t size = wanted ? api->md_size(wanted) : 0;
    void *bring = NULL, *primitive = NULL, *from = NULL;
    out->own = size ? aligned_alloc(64, (size + 63) / 64 * 64) : NULL;
    if (!out->own || !add_memory(api, out, ONEDNN_WEIGHTS, wanted, out->own))
        return false;
    onednn_arg args[] = { { ONEDNN_SRC, NULL }, { ONEDNN_DST, out->arg[out->args - 1].memory } };
    bool done = api->reorder(&bring, &m->md[1], api->engine, wanted, api->engine, NULL) == 0 &&
                api->primitive_create(&primitive, bring) == 0 &&
                api->memory_create(&from, &m->md[1], api->engine, m->p->tensor[1].data) == 0;
    args[0].memory = from;
    done = done && api->execute(primitive, api->stream, 2, args) == 0 && api->stream_wait(api->stream) == 0;
    if (from)
        api->memory_destroy(from);
    if (primitive)
        api->primitive_destroy(primitive);
    if (bring)
        api->pd_destroy(bring);
    return done;
}

static bool add_memories(const onednn_making *m, const void *pd, onednn_primitive *out)
{
    const peer_problem *p = m->p;
    for (size_t i = 0; i < p->inputs; i++) {
        bool packs = i == 1 && m->packs_weights;
        if (packs ? !pack_weights(m, pd, out)
                  : !add_memory(m->api, out, m->arg[i], &m->md[i], p->tensor[i].data))
            return false;
    }
    return add_memory(m->api, out, ONEDNN_DST, &m->md[p->inputs], peer_output(p)->data);
}

/* The implementation it chose: "jit:avx512_core"; "ref:any" where it has nothing better. */
static void name_way(const onednn_api *api, const void *pd, char *how, size_t size)
{
    const char *name = NULL;
    if (api->pd_query(pd, ONEDNN_QUERY_NAME, 0, (void *)&name) == 0 && name)
        snprintf(how, size, "%s", name);
}

static bool make(onednn_making *m, onednn_primitive *out)
{
    void *pd = NULL;
    bool made = m->row->describe(m) && make_pd(m, &pd) && m->api->primitive_create(&out->primitive,
                                                                                   pd) == 0 &&
                add_memories(m, pd, out);
    if (made)
        name_way(m->api, pd, out->how, sizeof out->how);
    if (pd)
        m->api->pd_destroy(pd);
    return made;
}

bool onednn_primitive_make(const onednn_api *api, const peer_problem *p, onednn_primitive *out)
{
    onednn_making *m = calloc(1, sizeof *m);
    memset(out, 0, sizeof *out);
    if (!m)
        return false;
    m->api = api;
    m->p = p;
    m->row = onednn_find(p->op);
    m->arg[0] = ONEDNN_SRC;
    m->arg[1] = ONEDNN_SRC_1;
    bool made = m->row && p->outputs == 1;
    for (size_t i = 0; i < p->inputs + p->outputs && made; i++)
        made = describe(api, &p->tensor[i], &m->md[i]);
    made = made && make(m, out);
    free(m);
    return made;
}

void onednn_primitive_reset(const onednn_api *api, onednn_primitive *p)
{
    for (int i = 0; i < p->args; i++)
        api->memory_destroy(p->arg[i].memory);
    if (p->primitive)
        api->primitive_destroy(p->primitive);
    free(p->own);
    memset(p, 0, sizeof *p);
}
