/* onednn_primitive.c: which primitive a problem is. A row an operation; to add one: its row, and where its kind
 * is new, a function that fills the operation's descriptor. */
#include "onednn_primitive.h"

#include "peer_p.h"

/* What a primitive is made from: the memory descriptors of the operands, and the operation's own. */
typedef struct making {
    const onednn_api   *api;
    const peer_problem *p;
    onednn_md md[TN_MAX_OPERANDS];
    onednn_op op;
    const struct row *row;
} making;

typedef struct row {
    const char *op;
    bool (*describe)(making *m);
    int   alg;
    float alpha, beta;
    const char *attribute;     /* the float attribute that alpha is; NULL: alpha as it stands */
} row;

static const onednn_md *output_of(const making *m) { return &m->md[m->p->inputs]; }

/* 0: it has none such. */
static int type_of(tn_dtype dtype)
{
    switch (dtype) {
    case TN_F16: return ONEDNN_F16;
    case TN_BF16: return ONEDNN_BF16;
    case TN_F32: return ONEDNN_F32;
    case TN_I32: return ONEDNN_S32;
    case TN_I8: return ONEDNN_S8;
    case TN_U8: return ONEDNN_U8;
    default: return 0;
    }
}

/* -- Kinds ---------------------------------------------------------------------------------------------*/

static bool eltwise(making *m)
{
    const peer_tensor *x = &m->p->tensor[0], *y = peer_output(m->p);
    float alpha = m->row->attribute ? (float)peer_float(m->p, m->row->attribute, 0) : m->row->alpha;
    return x->packed && y->packed && x->dtype == y->dtype &&
           m->api->eltwise(&m->op, ONEDNN_INFERENCE, m->row->alg, &m->md[0], alpha, m->row->beta) == 0;
}

static bool binary(making *m)
{
    return m->api->binary(&m->op, m->row->alg, &m->md[0], &m->md[1], output_of(m)) == 0;
}

static bool log_softmax(making *m)
{
    return peer_float(m->p, "scale", 1) == 1 &&
           m->api->log_softmax(&m->op, ONEDNN_INFERENCE, &m->md[0], peer_int(m->p, "axis", 0)) == 0;
}

/* The result keeps its axes: where ours dropped them, they are put back as extents of 1. */
static bool reduction(making *m)
{
    const peer_tensor *x = &m->p->tensor[0], *y = peer_output(m->p);
    onednn_md dst;
    int64_t extent[TN_MAX_RANK], stride[TN_MAX_RANK], step = 1;
    for (int i = x->rank - 1; i >= 0; i--) {
        extent[i] = peer_int(m->p, "axis", 0) >> i & 1 ? 1 : x->extent[i];
        stride[i] = step;
        step *= extent[i];
    }
    if (!y->packed || m->api->md_by_strides(&dst, x->rank, extent, type_of(y->dtype), stride) != 0)
        return false;
    m->md[m->p->inputs] = dst;
    return m->api->reduction(&m->op, m->row->alg, &m->md[0], &dst, 0, 0) == 0;
}

static bool matmul(making *m)
{
    return peer_float(m->p, "alpha", 1) == 1 && peer_float(m->p, "beta", 0) == 0 &&
           m->api->matmul(&m->op, &m->md[0], &m->md[1], NULL, output_of(m)) == 0;
}

/* Its primitive has no operation's descriptor. */
static bool reorder(making *m) { (void)m; return true; }

static const row rows[] = {
    { "relu", eltwise, ONEDNN_RELU, 0, 0, NULL },
    { "leaky_relu", eltwise, ONEDNN_RELU, 0, 0, "slope" },
    { "tanh", eltwise, ONEDNN_TANH, 0, 0, NULL },
    { "abs", eltwise, ONEDNN_ABS, 0, 0, NULL },
    { "sqrt", eltwise, ONEDNN_SQRT, 0, 0, NULL },
    { "neg", eltwise, ONEDNN_LINEAR, -1, 0, NULL },
    { "scale", eltwise, ONEDNN_LINEAR, 0, 0, "by" },
    { "softplus", eltwise, ONEDNN_SOFTPLUS, 0, 0, NULL },
    { "sigmoid", eltwise, ONEDNN_LOGISTIC, 0, 0, NULL },
    { "exp", eltwise, ONEDNN_EXP, 0, 0, NULL },
    { "log", eltwise, ONEDNN_LOG, 0, 0, NULL },
    { "gelu", eltwise, ONEDNN_GELU_ERF, 0, 0, NULL },
    { "gelu_tanh", eltwise, ONEDNN_GELU_TANH, 0, 0, NULL },
    { "silu", eltwise, ONEDNN_SWISH, 1, 0, NULL },
    { "round", eltwise, ONEDNN_ROUND, 0, 0, NULL },
    { "reciprocal", eltwise, ONEDNN_POW, 1, -1, NULL },
    { "rsqrt", eltwise, ONEDNN_POW, 1, -0.5f, NULL },
    { "add", binary, ONEDNN_ADD, 0, 0, NULL },
    { "sub", binary, ONEDNN_SUB, 0, 0, NULL },
    { "mul", binary, ONEDNN_MUL, 0, 0, NULL },
    { "div", binary, ONEDNN_DIV, 0, 0, NULL },
    { "max", binary, ONEDNN_MAX, 0, 0, NULL },
    { "min", binary, ONEDNN_MIN, 0, 0, NULL },
    { "sum", reduction, ONEDNN_REDUCE_SUM, 0, 0, NULL },
    { "mean", reduction, ONEDNN_REDUCE_MEAN, 0, 0, NULL },
    { "prod", reduction, ONEDNN_REDUCE_MUL, 0, 0, NULL },
    { "log_softmax", log_softmax, 0, 0, 0, NULL },
    { "matmul", matmul, 0, 0, 0, NULL },
    { "copy", reorder, 0, 0, 0, NULL },
    { "cast", reorder, 0, 0, 0, NULL },
};

/* -- Making --------------------------------------------------------------------------------------------*/

static const row *find_row(const peer_problem *p)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (peer_is(p, rows[i].op))
            return &rows[i];
    return NULL;
}

/* Broadcast axes have an extent of 1, and the stride that row-major order gives them; a scalar is a vector of
 * one. */
static bool describe(const onednn_api *api, const peer_tensor *t, onednn_md *out)
{
    int64_t extent[ONEDNN_DIMS] = { 1 }, stride[ONEDNN_DIMS] = { 1 };
    int rank = t->rank ? t->rank : 1;
    int64_t step = 1;
    for (int i = t->rank - 1; i >= 0; i--) {
        extent[i] = t->stride[i] == 0 ? 1 : t->extent[i];
        stride[i] = t->stride[i] == 0 ? step : t->stride[i];
        step = stride[i] * extent[i];
        if (stride[i] < 0)
            return false;
    }
    return type_of(t->dtype) && api->md_by_strides(out, rank, extent, type_of(t->dtype), stride) == 0;
}

static bool add_memory(const onednn_api *api, onednn_primitive *out, int arg, const void *md, void *data)
{
    void *memory;
    if (out->args == ONEDNN_ARGS || api->memory_create(&memory, md, api->engine, data) != 0)
        return false;
    out->arg[out->args++] = (onednn_arg){ arg, memory };
    return true;
}

/* The argument that an input is. */
static int arg_of(const making *m, size_t input)
{
    if (input == 0)
        return ONEDNN_SRC;
    return m->row->describe == matmul ? ONEDNN_WEIGHTS : ONEDNN_SRC_1;
}

static bool make(making *m, onednn_primitive *out)
{
    const onednn_api *api = m->api;
    const peer_problem *p = m->p;
    void *pd = NULL;
    bool made = m->row->describe == reorder
                    ? api->reorder(&pd, &m->md[0], api->engine, output_of(m), api->engine, NULL) == 0
                    : m->row->describe(m) && api->pd_create(&pd, &m->op, NULL, api->engine, NULL) == 0;
    made = made && api->primitive_create(&out->primitive, pd) == 0;
    if (pd)
        api->pd_destroy(pd);
    for (size_t i = 0; i < p->inputs && made; i++)
        made = add_memory(api, out, arg_of(m, i), &m->md[i], p->tensor[i].data);
    return made && add_memory(api, out, ONEDNN_DST, output_of(m), peer_output(p)->data);
}

bool onednn_primitive_make(const onednn_api *api, const peer_problem *p, onednn_primitive *out)
{
    making *m = calloc(1, sizeof *m);
    bool made = m != NULL;
    memset(out, 0, sizeof *out);
    if (!m)
        return false;
    m->api = api;
    m->p = p;
    m->row = find_row(p);
    made = m->row && p->outputs == 1;
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
    free(p->own[0]);
    free(p->own[1]);
    memset(p, 0, sizeof *p);
}
