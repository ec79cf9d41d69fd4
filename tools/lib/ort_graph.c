/* ort_graph.c: which node of ONNX a problem is. A row an operation; to add one: its row,
 * and where its kind is new, a function that sets attributes, order of inputs and constants. */
#include "ort_graph.h"

#include "peer_p.h"

typedef struct making {
    const peer_problem *p;
    ort_graph *graph;
    ort_room  *room;
    bool turned[2];            /* inputs that lie by columns, described as their transposes */
} making;

typedef struct row {
    const char *op, *node;
    bool (*describe)(making *m);           /* NULL: inputs and output as they are */
    int  set;                              /* of operations; 0: the usual one */
} row;

enum { USUAL_SET = 20 };

/* -- Parts of a graph ----------------------------------------------------------------------------------*/

static ort_attribute *add_attribute(making *m, const char *name)
{
    ort_attribute *a = &m->graph->attribute[m->graph->attributes++];
    *a = (ort_attribute){ .name = name };
    return a;
}

static void add_int(making *m, const char *name, int64_t value)
{
    ort_attribute *a = add_attribute(m, name);
    a->count = -1;
    a->ints[0] = value;
}

static void add_number(making *m, const char *name, double value) { add_attribute(m, name)->number = (float)value; }

/* A list of integers as a constant input. */
static void add_list(making *m, const int64_t *values, int count)
{
    int64_t *kept = m->room->ints[m->room->used++];
    memcpy(kept, values, (size_t)count * sizeof *values);
    m->graph->input[m->graph->inputs++] =
        (ort_value){ .dtype = TN_I64, .rank = 1, .extent = { count }, .constant = kept };
}

/* A number as a constant input. */
static void add_scalar(making *m, double value)
{
    float *kept = &m->room->numbers[m->room->used++];
    *kept = (float)value;
    m->graph->input[m->graph->inputs++] = (ort_value){ .dtype = TN_F32, .constant = kept };
}

/* The axes in the order in which they lie in memory; false: there are gaps, or elements twice. Where broadcast,
 * an axis has an extent of 1, and lies where it is written. */
static bool order_of(const peer_tensor *t, int *order, int64_t *extent)
{
    int64_t step = 1;
    for (int i = 0; i < t->rank; i++) {
        order[i] = i;
        extent[i] = t->stride[i] == 0 ? 1 : t->extent[i];
    }
    for (int i = 1; i < t->rank; i++)
        for (int j = i; j > 0 && t->stride[order[j]] > t->stride[order[j - 1]] && extent[order[j - 1]] != 1 &&
                        extent[order[j]] != 1; j--) {
            int other = order[j];
            order[j] = order[j - 1];
            order[j - 1] = other;
        }
    for (int i = t->rank - 1; i >= 0; i--) {
        int axis = order[i];
        if (extent[axis] != 1 && t->stride[axis] != step)
            return false;
        step *= extent[axis];
    }
    return true;
}

static bool is_in_order(const int *order, int rank)
{
    for (int i = 0; i < rank; i++)
        if (order[i] != i)
            return false;
    return true;
}

/* A tensor that lies in memory as its axes are written. */
static bool put_tensor(const peer_tensor *t, ort_value *out)
{
    int order[TN_MAX_RANK];
    *out = (ort_value){ .dtype = t->dtype, .rank = t->rank, .data = t->data };
    return order_of(t, order, out->extent) && is_in_order(order, t->rank);
}

/* -- Kinds ---------------------------------------------------------------------------------------------*/

static bool softmax(making *m)
{
    add_int(m, "axis", peer_int(m->p, "axis", -1));
    return peer_float(m->p, "scale", 1) == 1;
}

static bool reduction(making *m)
{
    const peer_tensor *x = &m->p->tensor[0];
    int64_t axes[TN_MAX_RANK];
    int count = 0;
    for (int i = 0; i < x->rank; i++)
        if (peer_int(m->p, "axis", 0) >> i & 1)
            axes[count++] = i;
    add_list(m, axes, count);
    add_int(m, "keepdims", peer_int(m->p, "keepdims", 0));
    return count > 0;
}

static bool arg_reduction(making *m)
{
    int bits = peer_int(m->p, "axis", 0), axis = 0;
    while (axis < m->p->tensor[0].rank && !(bits >> axis & 1))
        axis++;
    add_int(m, "axis", axis);
    add_int(m, "keepdims", peer_int(m->p, "keepdims", 0));
    return bits == 1 << axis && peer_output(m->p)->dtype == TN_I64;
}

static bool cast(making *m)
{
    add_int(m, "to", peer_output(m->p)->dtype);
    return true;
}

/* A matrix by columns, as its transpose. */
static bool put_turned(const peer_tensor *t, ort_value *out)
{
    *out = (ort_value){ .dtype = t->dtype, .rank = 2, .data = t->data,
                        .extent = { t->extent[1], t->extent[0] } };
    return t->rank == 2 && t->stride[0] == 1 && t->stride[1] == t->extent[0];
}

/* Transposed factors are what Gemm takes. */
static bool matmul(making *m)
{
    if (m->p->tensor[1].constant)
        m->graph->input[1].constant = m->graph->input[1].data;
    if (m->turned[0] || m->turned[1]) {
        m->graph->op = "Gemm";
        add_int(m, "transA", m->turned[0]);
        add_int(m, "transB", m->turned[1]);
    }
    return peer_float(m->p, "alpha", 1) == 1 && peer_float(m->p, "beta", 0) == 0;
}

/* Of bytes, without zero points and scales. */
static bool integers(making *m) { return m->p->inputs == 2 && peer_output(m->p)->dtype == TN_I32; }

/* Without a mask; the scale is 1/√D there, too, if none is said. */
static bool attention(making *m)
{
    double scale = peer_float(m->p, "scale", 0), cap = peer_float(m->p, "softcap", 0);
    add_int(m, "is_causal", peer_int(m->p, "causal", 0));
    if (scale != 0)
        add_number(m, "scale", scale);
    if (cap != 0)
        add_number(m, "softcap", cap);
    return m->p->inputs == 3 && m->p->tensor[0].rank == 4;
}

static bool leaky_relu(making *m)
{
    add_number(m, "alpha", peer_float(m->p, "slope", 0.01));
    return true;
}

static bool gelu_tanh(making *m)
{
    add_attribute(m, "approximate")->word = "tanh";
    return true;
}

static bool clip(making *m)
{
    add_scalar(m, peer_float(m->p, "lo", 0));
    add_scalar(m, peer_float(m->p, "hi", 0));
    return m->p->tensor[0].dtype == TN_F32;
}

/* Scores, targets and, where it is there, weights. */
static bool loss(making *m)
{
    static const char *const words[] = { "mean", "sum", "none" };
    add_attribute(m, "reduction")->word = words[peer_int(m->p, "reduction", 0) % 3];
    return true;
}

/* A bias without a scale there is none. */
static bool layer_norm(making *m)
{
    int trailing = peer_int(m->p, "trailing", 1);
    add_int(m, "axis", m->p->tensor[0].rank - trailing);
    add_number(m, "epsilon", peer_float(m->p, "eps", 1e-5));
    return m->p->inputs > 1 && peer_int(m->p, "scale", 0);
}

static bool group_norm(making *m)
{
    add_int(m, "num_groups", peer_int(m->p, "groups", 1));
    add_number(m, "epsilon", peer_float(m->p, "eps", 1e-5));
    return m->p->inputs == 3;
}

/* X, scale, bias, mean, variance; ours are x, mean, variance, scale, bias. */
static bool batch_norm(making *m)
{
    ort_value *v = m->graph->input, mean = v[1], variance = v[2];
    if (m->p->inputs != 5 || peer_int(m->p, "training", 0))
        return false;
    v[1] = v[3];
    v[2] = v[4];
    v[3] = mean;
    v[4] = variance;
    add_number(m, "epsilon", peer_float(m->p, "eps", 1e-5));
    return true;
}

/* Values for height and width, for both ends: what was said of the front, and of the end so much more. */
static void add_pairs(making *m, const char *name, const int32_t *front, const int32_t *more, bool both)
{
    ort_attribute *a = add_attribute(m, name);
    a->count = both ? 4 : 2;
    for (int i = 0; i < a->count; i++)
        a->ints[i] = front[i % 2] + (i >= 2 && more ? more[i % 2] : 0);
}

static void add_window(making *m, const int32_t *kernel)
{
    const int32_t *dilation = peer_ints(m->p, "dilation");
    add_pairs(m, "kernel_shape", kernel, NULL, false);
    add_pairs(m, "strides", peer_ints(m->p, "stride"), NULL, false);
    add_pairs(m, "pads", peer_ints(m->p, "pad"), peer_ints(m->p, "pad_extra"), true);
    if (dilation)
        add_pairs(m, "dilations", dilation, NULL, false);
}

/* A kernel of 0 is the whole plane. */
static bool pooling(making *m)
{
    const int32_t *said = peer_ints(m->p, "kernel");
    if (m->p->tensor[0].rank != 4)
        return false;
    for (int i = 0; i < 2; i++)
        m->room->kernel[i] = said[i] ? said[i] : (int32_t)m->p->tensor[0].extent[2 + i];
    add_window(m, m->room->kernel);
    add_int(m, "ceil_mode", peer_int(m->p, "ceil", 0));
    if (m->graph->outputs == 2) {                       /* positions are i64 there */
        m->graph->output[1].dtype = TN_I64;
        m->graph->output[1].data = NULL;
    }
    if (peer_ints(m->p, "count_pad"))
        add_int(m, "count_include_pad", peer_int(m->p, "count_pad", 0));
    return true;
}

/* Weights that are part of the model are laid out for the kernel beforehand. */
static bool convolution(making *m)
{
    ort_value *w = &m->graph->input[1];
    for (int i = 0; i < 2; i++)
        m->room->kernel[i] = (int32_t)w->extent[2 + i];
    add_window(m, m->room->kernel);
    add_int(m, "group", peer_int(m->p, "groups", 1));
    w->constant = w->data;
    return true;
}

/* Before and after each axis, as many as the tensor has; the value behind them. */
static bool pad(making *m)
{
    const int32_t *before = peer_ints(m->p, "before"), *after = peer_ints(m->p, "after");
    int rank = m->p->tensor[0].rank;
    int64_t sizes[2 * TN_MAX_RANK];
    for (int i = 0; i < rank; i++) {
        sizes[i] = before[i];
        sizes[rank + i] = after[i];
    }
    add_list(m, sizes, 2 * rank);
    add_scalar(m, peer_float(m->p, "value", 0));
    return m->p->tensor[0].dtype == TN_F32;
}

static bool along_axis(making *m)
{
    add_int(m, "axis", peer_int(m->p, "axis", 0));
    return true;
}

static const row rows[] = {
    { "add", "Add", NULL, 0 },
    { "sub", "Sub", NULL, 0 },
    { "mul", "Mul", NULL, 0 },
    { "div", "Div", NULL, 0 },
    { "pow", "Pow", NULL, 0 },
    { "min", "Min", NULL, 0 },
    { "max", "Max", NULL, 0 },
    { "equal", "Equal", NULL, 0 },
    { "less", "Less", NULL, 0 },
    { "less_equal", "LessOrEqual", NULL, 0 },
    { "greater", "Greater", NULL, 0 },
    { "greater_equal", "GreaterOrEqual", NULL, 0 },
    { "where", "Where", NULL, 0 },
    { "logical_and", "And", NULL, 0 },
    { "logical_or", "Or", NULL, 0 },
    { "logical_xor", "Xor", NULL, 0 },
    { "logical_not", "Not", NULL, 0 },
    { "bit_and", "BitwiseAnd", NULL, 0 },
    { "bit_or", "BitwiseOr", NULL, 0 },
    { "bit_xor", "BitwiseXor", NULL, 0 },
    { "bit_not", "BitwiseNot", NULL, 0 },
    { "neg", "Neg", NULL, 0 },
    { "abs", "Abs", NULL, 0 },
    { "sign", "Sign", NULL, 0 },
    { "relu", "Relu", NULL, 0 },
    { "exp", "Exp", NULL, 0 },
    { "log", "Log", NULL, 0 },
    { "sqrt", "Sqrt", NULL, 0 },
    { "reciprocal", "Reciprocal", NULL, 0 },
    { "erf", "Erf", NULL, 0 },
    { "tanh", "Tanh", NULL, 0 },
    { "sigmoid", "Sigmoid", NULL, 0 },
    { "softplus", "Softplus", NULL, 0 },
    { "sin", "Sin", NULL, 0 },
    { "cos", "Cos", NULL, 0 },
    { "floor", "Floor", NULL, 0 },
    { "ceil", "Ceil", NULL, 0 },
    { "round", "Round", NULL, 0 },
    { "gelu", "Gelu", NULL, 0 },
    { "gelu_tanh", "Gelu", gelu_tanh, 0 },
    { "leaky_relu", "LeakyRelu", leaky_relu, 0 },
    { "clip", "Clip", clip, 0 },
    { "softmax", "Softmax", softmax, 0 },
    { "log_softmax", "LogSoftmax", softmax, 0 },
    { "layer_norm", "LayerNormalization", layer_norm, 0 },
    { "rms_norm", "RMSNormalization", layer_norm, 23 },
    { "group_norm", "GroupNormalization", group_norm, 21 },
    { "silu", "Swish", NULL, 24 },
    { "sum", "ReduceSum", reduction, 0 },
    { "mean", "ReduceMean", reduction, 0 },
    { "prod", "ReduceProd", reduction, 0 },
    { "amax", "ReduceMax", reduction, 0 },
    { "amin", "ReduceMin", reduction, 0 },
    { "argmax", "ArgMax", arg_reduction, 0 },
    { "argmin", "ArgMin", arg_reduction, 0 },
    { "cast", "Cast", cast, 0 },
    { "matmul", "MatMul", matmul, 0 },
    { "matmul_int", "MatMulInteger", integers, 0 },
    { "attention", "Attention", attention, 23 },
    { "concat", "Concat", along_axis, 0 },
    { "gather", "Gather", along_axis, 0 },
    { "pad", "Pad", pad, 0 },
    { "nll_loss", "NegativeLogLikelihoodLoss", loss, 0 },
    { "cross_entropy", "SoftmaxCrossEntropyLoss", loss, 0 },
    { "embedding", "Gather", NULL, 0 },
    { "batch_norm", "BatchNormalization", batch_norm, 0 },
    { "max_pool2d", "MaxPool", pooling, 0 },
    { "avg_pool2d", "AveragePool", pooling, 0 },
    { "conv2d", "Conv", convolution, 0 },
};

/* -- A copy: the same elements in another order of axes ------------------------------------------------*/

static bool make_copy(const peer_problem *p, ort_graph *g)
{
    int from[TN_MAX_RANK], to[TN_MAX_RANK];
    int64_t extent[TN_MAX_RANK], written[TN_MAX_RANK];
    const peer_tensor *src = &p->tensor[0], *dst = peer_output(p);
    if (!order_of(src, from, extent) || !order_of(dst, to, written))
        return false;
    g->inputs = g->outputs = 1;
    g->input[0] = (ort_value){ .dtype = src->dtype, .rank = src->rank, .data = src->data };
    g->output[0] = (ort_value){ .dtype = dst->dtype, .rank = dst->rank, .data = dst->data };
    ort_attribute *order = &g->attribute[0];
    *order = (ort_attribute){ .name = "perm", .count = src->rank };
    bool same = true;
    for (int i = 0; i < src->rank; i++) {
        g->input[0].extent[i] = extent[from[i]];
        g->output[0].extent[i] = written[to[i]];
        for (int j = 0; j < src->rank; j++)
            if (from[j] == to[i])
                order->ints[i] = j;
        same &= order->ints[i] == i && extent[i] == written[i];
    }
    g->op = same ? "Identity" : "Transpose";
    g->set = USUAL_SET;
    g->attributes = same ? 0 : 1;
    return true;
}

/* -- Making --------------------------------------------------------------------------------------------*/

static const row *find_row(const peer_problem *p)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (peer_is(p, rows[i].op))
            return &rows[i];
    return NULL;
}

static bool put_input(making *m, const row *found, size_t i)
{
    const peer_tensor *t = &m->p->tensor[i];
    if (put_tensor(t, &m->graph->input[i]))
        return true;
    if (found->describe != matmul || i > 1)
        return false;
    m->turned[i] = true;
    return put_turned(t, &m->graph->input[i]);
}

bool ort_graph_make(const peer_problem *p, ort_graph *out, ort_room *room)
{
    making m = { .p = p, .graph = out, .room = room };
    const row *found = find_row(p);
    memset(out, 0, sizeof *out);
    memset(room, 0, sizeof *room);
    if (peer_is(p, "copy"))
        return make_copy(p, out);
    if (!found || p->inputs > ORT_INPUTS - 2 || p->outputs > ORT_OUTPUTS)
        return false;
    out->op = found->node;
    out->set = found->set ? found->set : USUAL_SET;
    out->inputs = (int)p->inputs;
    out->outputs = (int)p->outputs;
    for (size_t i = 0; i < p->inputs; i++)
        if (!put_input(&m, found, i))
            return false;
    for (size_t i = 0; i < p->outputs; i++)
        if (!put_tensor(&p->tensor[p->inputs + i], &out->output[i]))
            return false;
    return !found->describe || found->describe(&m);
}
