/* onednn_kinds.c: which of oneDNN's operations a problem is, a row an operation. To add one: its row, and where
 * its kind is new, a function that fills the descriptor. */
#include "onednn_p.h"

static const onednn_md *output_of(const onednn_making *m) { return &m->md[m->p->inputs]; }

static bool is_good(int status) { return status == 0; }

/* -- Elements ------------------------------------------------------------------------------------------*/

static bool eltwise(onednn_making *m)
{
    const peer_tensor *x = &m->p->tensor[0], *y = peer_output(m->p);
    float alpha = m->row->attribute ? (float)peer_float(m->p, m->row->attribute, 0) : m->row->alpha;
    return x->packed && y->packed && x->dtype == y->dtype &&
           is_good(m->api->eltwise(&m->op, ONEDNN_INFERENCE, m->row->alg, &m->md[0], alpha, m->row->beta));
}

static bool clip(onednn_making *m)
{
    const peer_tensor *x = &m->p->tensor[0], *y = peer_output(m->p);
    return x->packed && y->packed && x->dtype == y->dtype &&
           is_good(m->api->eltwise(&m->op, ONEDNN_INFERENCE, m->row->alg, &m->md[0],
                                   (float)peer_float(m->p, "lo", 0), (float)peer_float(m->p, "hi", 0)));
}

static bool binary(onednn_making *m)
{
    return is_good(m->api->binary(&m->op, m->row->alg, &m->md[0], &m->md[1], output_of(m)));
}

static bool reorder(onednn_making *m)
{
    (void)m;
    return true;
}

/* -- Rows and reductions -------------------------------------------------------------------------------*/

static bool softmax(onednn_making *m)
{
    int axis = peer_int(m->p, "axis", 0);
    axis += axis < 0 ? m->p->tensor[0].rank : 0;
    return peer_float(m->p, "scale", 1) == 1 && is_good(m->api->softmax(&m->op, ONEDNN_INFERENCE, &m->md[0], axis));
}

static bool log_softmax(onednn_making *m)
{
    int axis = peer_int(m->p, "axis", 0);
    axis += axis < 0 ? m->p->tensor[0].rank : 0;
    return peer_float(m->p, "scale", 1) == 1 &&
           is_good(m->api->log_softmax(&m->op, ONEDNN_INFERENCE, &m->md[0], axis));
}

/* The result keeps its axes: where ours dropped them, they are put back as extents of 1. */
static bool reduction(onednn_making *m)
{
    const peer_tensor *x = &m->p->tensor[0], *y = peer_output(m->p);
    onednn_md *dst = &m->md[m->p->inputs];
    int64_t extent[TN_MAX_RANK], stride[TN_MAX_RANK], step = 1;
    for (int i = x->rank - 1; i >= 0; i--) {
        extent[i] = peer_int(m->p, "axis", 0) >> i & 1 ? 1 : x->extent[i];
        stride[i] = step;
        step *= extent[i];
    }
    return y->packed && is_good(m->api->md_by_strides(dst, x->rank, extent, onednn_type(y->dtype), stride)) &&
           is_good(m->api->reduction(&m->op, m->row->alg, &m->md[0], dst, 0, 0));
}

/* Its statistics, scales and shifts are f32 whatever the tensor is. */
static bool are_f32(const onednn_making *m)
{
    for (size_t i = 1; i < m->p->inputs; i++)
        if (m->p->tensor[i].dtype != TN_F32)
            return false;
    return true;
}

/* Scale and bias, where they are there, stand at and behind input first. */
static unsigned scale_and_shift(onednn_making *m, int first)
{
    bool scales = peer_int(m->p, "scale", 0), shifts = peer_int(m->p, "bias", 0);
    if (scales)
        m->arg[first] = ONEDNN_SCALE;
    if (shifts)
        m->arg[first + scales] = ONEDNN_SHIFT;
    return (scales ? ONEDNN_USE_SCALE : 0u) | (shifts ? ONEDNN_USE_SHIFT : 0u);
}

static bool layer_norm(onednn_making *m)
{
    unsigned flags = scale_and_shift(m, 1);
    return peer_int(m->p, "trailing", 1) == 1 && are_f32(m) &&
           is_good(m->api->layer_norm(&m->op, ONEDNN_INFERENCE, &m->md[0], NULL,
                                      (float)peer_float(m->p, "eps", 1e-5), flags));
}

static bool batch_norm(onednn_making *m)
{
    unsigned flags = scale_and_shift(m, 3) | ONEDNN_USE_GLOBAL_STATS;
    m->arg[1] = ONEDNN_MEAN;
    m->arg[2] = ONEDNN_VARIANCE;
    return !peer_int(m->p, "training", 0) && are_f32(m) &&
           is_good(m->api->batch_norm(&m->op, ONEDNN_INFERENCE, &m->md[0], (float)peer_float(m->p, "eps", 1e-5),
                                      flags));
}

/* -- Windows -------------------------------------------------------------------------------------------*/

/* What a window does along height and width. */
typedef struct window { int64_t kernel[2], stride[2], dilation[2], before[2], after[2]; } window;

/* The padding behind is as much as the last window needs, or as much as was said. */
static void read_window(const peer_problem *p, const int64_t *kernel, window *w)
{
    static const int32_t none[2] = { 0, 0 }, once[2] = { 1, 1 };
    const int32_t *stride = peer_ints(p, "stride"), *pad = peer_ints(p, "pad"), *extra = peer_ints(p, "pad_extra");
    const int32_t *dilation = peer_ints(p, "dilation");
    stride = stride ? stride : once;
    pad = pad ? pad : none;
    extra = extra ? extra : none;
    dilation = dilation ? dilation : once;
    for (int i = 0; i < 2; i++) {
        int64_t in = p->tensor[0].extent[2 + i], out = peer_output(p)->extent[2 + i];
        w->kernel[i] = kernel[i];
        w->stride[i] = stride[i];
        w->dilation[i] = dilation[i];
        w->before[i] = pad[i];
        int64_t needed = (out - 1) * stride[i] + dilation[i] * (kernel[i] - 1) + 1 - in - pad[i];
        w->after[i] = pad[i] + extra[i] > needed ? pad[i] + extra[i] : needed;
    }
}

static bool is_image(const peer_problem *p) { return p->tensor[0].rank == 4 && peer_output(p)->rank == 4; }

/* A kernel of 0 is the whole plane. */
static bool pooling(onednn_making *m)
{
    const peer_tensor *x = &m->p->tensor[0];
    const int32_t *said = peer_ints(m->p, "kernel");
    window w;
    if (!is_image(m->p) || !said || peer_int(m->p, "indices", 0))
        return false;
    int64_t kernel[2] = { said[0] ? said[0] : x->extent[2], said[1] ? said[1] : x->extent[3] };
    read_window(m->p, kernel, &w);
    int alg = m->row->alg;
    if (alg == ONEDNN_POOL_AVG && peer_int(m->p, "count_pad", 0))
        alg = ONEDNN_POOL_AVG_PADDED;
    return is_good(m->api->pooling(&m->op, ONEDNN_INFERENCE, alg, &m->md[0], output_of(m), w.stride, w.kernel,
                                   w.before, w.after));
}

/* Weights in groups have an axis more, the first. */
static bool describe_groups(onednn_making *m, int64_t groups, onednn_md *any)
{
    const peer_tensor *w = &m->p->tensor[1];
    int64_t extent[5] = { groups, w->extent[0] / groups, w->extent[1], w->extent[2], w->extent[3] };
    int64_t stride[5] = { w->stride[0] * extent[1], w->stride[0], w->stride[1], w->stride[2], w->stride[3] };
    int skip = groups == 1, type = onednn_type(w->dtype);
    for (int i = 4, step = 1; i >= 0; step *= (int)extent[i--])
        stride[i] = extent[i] == 1 ? step : stride[i];
    return is_good(m->api->md_by_strides(&m->md[1], 5 - skip, extent + skip, type, stride + skip)) &&
           is_good(m->api->md_by_tag(any, 5 - skip, extent + skip, type, ONEDNN_TAG_ANY));
}

static bool convolution(onednn_making *m)
{
    int64_t groups = peer_int(m->p, "groups", 1);
    bool biased = peer_int(m->p, "bias", 0);
    onednn_md any;
    window w;
    if (!is_image(m->p) || m->p->tensor[1].rank != 4 || !describe_groups(m, groups, &any))
        return false;
    read_window(m->p, &m->p->tensor[1].extent[2], &w);
    m->arg[1] = ONEDNN_WEIGHTS;
    m->arg[2] = ONEDNN_BIAS;
    m->packs_weights = true;
    int64_t holes[2] = { w.dilation[0] - 1, w.dilation[1] - 1 };
    return is_good(m->api->convolution(&m->op, ONEDNN_INFERENCE, ONEDNN_CONV_DIRECT, &m->md[0], &any,
                                       biased ? &m->md[2] : NULL, output_of(m), w.stride, holes, w.before,
                                       w.after));
}

/* -- Products ------------------------------------------------------------------------------------------*/

/* A bias of one row is a matrix of one row. */
static bool describe_bias(onednn_making *m)
{
    const peer_tensor *bias = &m->p->tensor[2], *dst = peer_output(m->p);
    int64_t extent[TN_MAX_RANK], stride[TN_MAX_RANK];
    for (int i = 0; i < dst->rank; i++)
        extent[i] = stride[i] = 1;
    extent[dst->rank - 1] = dst->extent[dst->rank - 1];
    for (int i = 0; i + 1 < dst->rank; i++)
        stride[i] = extent[dst->rank - 1];
    return bias->count == extent[dst->rank - 1] && bias->packed &&
           is_good(m->api->md_by_strides(&m->md[2], dst->rank, extent, onednn_type(bias->dtype), stride));
}

static bool matmul(onednn_making *m)
{
    bool biased = m->p->inputs == 3;
    const peer_tensor *b = &m->p->tensor[1];
    const onednn_md *weights = &m->md[1];
    onednn_md any;
    m->arg[1] = ONEDNN_WEIGHTS;
    m->arg[2] = ONEDNN_BIAS;
    m->packs_weights = b->constant;
    if (b->constant) {
        if (!is_good(m->api->md_by_tag(&any, b->rank, b->extent, onednn_type(b->dtype), ONEDNN_TAG_ANY)))
            return false;
        weights = &any;
    }
    if (peer_float(m->p, "alpha", 1) != 1 || peer_float(m->p, "beta", 0) != 0 || m->p->inputs > 3 ||
        (biased && !describe_bias(m)))
        return false;
    return is_good(m->api->matmul(&m->op, &m->md[0], weights, biased ? &m->md[2] : NULL, output_of(m)));
}

/* Of bytes, without zero points and scales. */
static bool integers(onednn_making *m)
{
    return m->p->inputs == 2 && peer_output(m->p)->dtype == TN_I32 && matmul(m);
}

/* -- The rows ------------------------------------------------------------------------------------------*/

static const onednn_row rows[] = {
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
    { "clip", clip, ONEDNN_CLIP, 0, 0, NULL },
    { "add", binary, ONEDNN_ADD, 0, 0, NULL },
    { "sub", binary, ONEDNN_SUB, 0, 0, NULL },
    { "mul", binary, ONEDNN_MUL, 0, 0, NULL },
    { "div", binary, ONEDNN_DIV, 0, 0, NULL },
    { "max", binary, ONEDNN_MAX, 0, 0, NULL },
    { "min", binary, ONEDNN_MIN, 0, 0, NULL },
    { "sum", reduction, ONEDNN_REDUCE_SUM, 0, 0, NULL },
    { "mean", reduction, ONEDNN_REDUCE_MEAN, 0, 0, NULL },
    { "prod", reduction, ONEDNN_REDUCE_MUL, 0, 0, NULL },
    { "amax", reduction, ONEDNN_REDUCE_MAX, 0, 0, NULL },
    { "amin", reduction, ONEDNN_REDUCE_MIN, 0, 0, NULL },
    { "softmax", softmax, 0, 0, 0, NULL },
    { "log_softmax", log_softmax, 0, 0, 0, NULL },
    { "layer_norm", layer_norm, 0, 0, 0, NULL },
    { "batch_norm", batch_norm, 0, 0, 0, NULL },
    { "max_pool2d", pooling, ONEDNN_POOL_MAX, 0, 0, NULL },
    { "avg_pool2d", pooling, ONEDNN_POOL_AVG, 0, 0, NULL },
    { "conv2d", convolution, 0, 0, 0, NULL },
    { "matmul", matmul, 0, 0, 0, NULL },
    { "matmul_int", integers, 0, 0, 0, NULL },
    { "copy", reorder, 0, 0, 0, NULL },
    { "cast", reorder, 0, 0, 0, NULL },
};

const onednn_row *onednn_find(const char *op)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].op, op) == 0)
            return &rows[i];
    return NULL;
}

bool onednn_is_reorder(const onednn_row *row) { return row->describe == reorder; }

int onednn_type(tn_dtype dtype)
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
