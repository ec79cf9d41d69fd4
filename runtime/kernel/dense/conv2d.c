/* dense/conv2d.c: convolutions as products. For each image and group the input is unfolded, some output rows
 * at a time, or a part of one, into columns [channels · taps, places] (im2col), which the weights [outputs,
 * channels · taps] multiply. A kernel of one tap that moves by 1 needs no unfolding. The bias is there
 * before: the product adds to it. */
#include "kernel/conv2d_p.h"
#include "kernel/dense/copy_p.h"
#include "kernel/dense/dense_p.h"
#include "kernel/family/family_p.h"
#include "kernel/product_p.h"

#include <string.h>

/* Elements of unfolded input at a time: what the second-level cache holds beside panels. A row that takes more
 * than MOST is cut. */
enum { COLUMNS = 1 << 17, MOST = 1 << 20 };

typedef struct conv_job {
    const tn_kernels *self;
    const tn_call *call;
    tni_conv2d conv;
    tn_dtype dtype;
    int64_t size;              /* bytes of an element */
    int64_t depth;             /* terms of an output element */
    int64_t rows, width;       /* output rows at a time, places of each; fewer than all of one row only */
    bool    direct;            /* the input is its own unfolding */
    bool    repack;            /* the weights are no matrix where they lie */
    bool    turned;            /* places are the product's rows: the outputs' channels lie together */
    int64_t w_step, src_step, dst_step;    /* between terms, places of the input (if direct), of the output */
    char   *columns, *weights;
    void   *scratch;           /* the product's */
} conv_job;

/* -- Planning ---------------------------------------------------------------------------------------------*/

/* Whether axes, the last innermost, are one walk; its step is 0 where they have but one place, or repeat
 * it. */
static bool is_one_walk(const int64_t *stride, const int64_t *extent, int axes, int64_t *step)
{
    int64_t span = 0;
    bool begun = false;
    *step = 0;
    for (int d = axes - 1; d >= 0; d--) {
        if (extent[d] == 1)
            continue;
        if (begun && stride[d] != span)
            return false;
        *step = begun ? *step : stride[d];
        begun = true;
        span = stride[d] * extent[d];
    }
    return true;
}

static bool has_one_tap(const tni_conv2d *c)
{
    for (int i = 0; i < 2; i++)
        if (c->kernel[i] != 1 || c->stride[i] != 1 || c->pad[i] != 0 || c->out[i] != c->in[i])
            return false;
    return true;
}

static void plan(conv_job *job, const tn_desc *desc)
{
    tni_conv2d *c = &job->conv;
    tni_conv2d_of(c, desc);
    job->dtype = (tn_dtype)desc->operand[0].dtype;
    job->size = (int64_t)tn_dtype_size(job->dtype);
    const int64_t terms[3] = { c->inputs, c->kernel[0], c->kernel[1] };
    bool plane = is_one_walk(&c->dst[2], c->out, 2, &job->dst_step);
    job->depth = terms[0] * terms[1] * terms[2];
    job->direct = has_one_tap(c) && is_one_walk(&c->src[2], c->in, 2, &job->src_step) && plane;
    job->repack = !is_one_walk(&c->w[1], terms, 3, &job->w_step);
    if (!plane)
        job->dst_step = c->dst[3];
    job->turned = c->dst[1] == 1 && job->dst_step != 1;
    job->rows = !plane ? 1 : c->out[0];
    if (plane && !job->direct)
        job->rows = tni_least(tni_most(COLUMNS / tni_most(job->depth * c->out[1], 1), 1), c->out[0]);
    job->width = c->out[1];
    if (!job->direct && job->depth > 0 && c->out[1] > MOST / job->depth)
        job->width = tni_most(MOST / job->depth, 1);
}

/* -- The product of one block -----------------------------------------------------------------------------*/

/* dst = weights · columns, or turned round dstᵀ = columnsᵀ · weightsᵀ; plus what dst holds, if there is a
 * bias. */
static void describe_product(const conv_job *job, int64_t places, tn_desc *out)
{
    const tni_conv2d *c = &job->conv;
    int64_t w_row = job->repack ? job->depth : c->w[0], w_step = job->repack ? 1 : job->w_step;
    int64_t term = job->direct ? c->src[1] : places, place = job->direct ? job->src_step : 1;
    tni_desc_init(out, TN_OP_MATMUL, 0);
    out->inputs = c->has_bias ? 3 : 2;
    out->outputs = 1;
    out->floats[1] = c->has_bias;
    tn_operand *dst = &out->operand[out->inputs];
    if (job->turned) {
        out->operand[0] = tni_matrix_of(places, job->depth, place, term);
        out->operand[1] = tni_matrix_of(job->depth, c->outputs, w_step, w_row);
        *dst = tni_matrix_of(places, c->outputs, job->dst_step, c->dst[1]);
    } else {
        out->operand[0] = tni_matrix_of(c->outputs, job->depth, w_row, w_step);
        out->operand[1] = tni_matrix_of(job->depth, places, term, place);
        *dst = tni_matrix_of(c->outputs, places, c->dst[1], job->dst_step);
    }
    if (c->has_bias)
        out->operand[2] = *dst;
    for (int o = 0; o <= out->inputs; o++)
        out->operand[o].dtype = (uint8_t)job->dtype;
}

const tni_entry *tni_dense_conv2d_kernel(const tni_dense *dense, const tn_desc *desc)
{
    conv_job job = { .self = NULL };
    tn_desc product;
    plan(&job, desc);
    if (!tni_dense_copies(dense, job.size) || (dense->exact && job.depth == 0))      /* 0 + bias is no copy of it */
        return NULL;
    describe_product(&job, tni_most(job.rows, 1) * job.width, &product);
    return tni_dense_matmul_kernel(dense, &product);
}

/* Bytes of the parts of scratch, up to whole lines: columns, weights. */
static int64_t columns_size(const conv_job *job)
{
    return job->direct ? 0 : tni_rounded(job->depth * job->rows * job->width * job->size, 64);
}

static int64_t weights_size(const conv_job *job)
{
    return job->repack ? tni_rounded(job->conv.outputs * job->depth * job->size, 64) : 0;
}

size_t tni_dense_conv2d_scratch(const tni_dense *dense, const tn_desc *desc)
{
    conv_job job = { .self = NULL };
    tn_desc whole, rest;
    if (!tni_dense_conv2d_kernel(dense, desc) || tni_operand_count(&desc->operand[desc->inputs]) == 0)
        return 0;
    plan(&job, desc);
    const int64_t *places = job.conv.out;
    describe_product(&job, job.rows * job.width, &whole);
    describe_product(&job, ((places[0] - 1) % job.rows + 1) * ((places[1] - 1) % job.width + 1), &rest);
    size_t of_whole = tni_dense_matmul_scratch(dense, &whole);
    size_t of_rest = tni_dense_matmul_scratch(dense, &rest);
    return (size_t)(columns_size(&job) + weights_size(&job)) + (of_whole > of_rest ? of_whole : of_rest);
}

/* -- Unfolding --------------------------------------------------------------------------------------------*/

/* A block of the output: rows, and places of each. */
typedef struct area { int64_t row, rows, place, width; } area;

typedef struct unfolding {
    const conv_job *job;
    const char *src;           /* of the group */
    area part;
} unfolding;

/* Elements of a size that lie steps apart, side by side. */
static void gather(char *to, const char *from, int64_t count, int64_t step, int64_t size)
{
    if (step == 1)
        memcpy(to, from, (size_t)(count * size));
    else if (size == 2)
        for (int64_t i = 0; i < count; i++)
            ((uint16_t *)(void *)to)[i] = ((const uint16_t *)(const void *)from)[i * step];
    else if (size == 4)
        for (int64_t i = 0; i < count; i++)
            ((uint32_t *)(void *)to)[i] = ((const uint32_t *)(const void *)from)[i * step];
    else
        for (int64_t i = 0; i < count; i++)
            ((uint64_t *)(void *)to)[i] = ((const uint64_t *)(const void *)from)[i * step];
}

/* Places of an output row for one tap: those before and behind the input are 0. */
static void unfold_row(const conv_job *job, const char *src, int64_t kx, area part, char *to)
{
    const tni_conv2d *c = &job->conv;
    int64_t x = tni_conv2d_place(c, 1, part.place, kx), step = c->stride[1], size = job->size;
    int64_t before = tni_least(x < 0 ? tni_parts(-x, step) : 0, part.width);
    x += before * step;
    int64_t inside = tni_least(x < c->in[1] ? tni_parts(c->in[1] - x, step) : 0, part.width - before);
    memset(to, 0, (size_t)(before * size));
    if (inside > 0)
        gather(to + before * size, src + x * c->src[3] * size, inside, step * c->src[3], size);
    memset(to + (before + inside) * size, 0, (size_t)((part.width - before - inside) * size));
}

/* Task i: one term, a channel and a tap, at all places of the block. */
static void unfold_task(void *arg, size_t i)
{
    const unfolding *u = arg;
    const tni_conv2d *c = &u->job->conv;
    int64_t kx = (int64_t)i % c->kernel[1], ky = (int64_t)i / c->kernel[1] % c->kernel[0];
    int64_t channel = (int64_t)i / c->kernel[1] / c->kernel[0];
    int64_t size = u->job->size, row = u->part.width * size;
    char *to = u->job->columns + (int64_t)i * u->part.rows * row;
    for (int64_t r = 0; r < u->part.rows; r++, to += row) {
        int64_t y = tni_conv2d_place(c, 0, u->part.row + r, ky);
        if (y < 0 || y >= c->in[0])
            memset(to, 0, (size_t)row);
        else
            unfold_row(u->job, u->src + (channel * c->src[1] + y * c->src[2]) * size, kx, u->part, to);
    }
}

/* -- Running ----------------------------------------------------------------------------------------------*/

/* The weights of one group, as a matrix of their own. */
static void repack_weights(const conv_job *job, const char *w)
{
    const tni_conv2d *c = &job->conv;
    int64_t taps = c->kernel[0] * c->kernel[1];
    tni_nest nest = { .rank = 4,
                      .operands = 2,
                      .extent = { c->outputs, c->inputs, c->kernel[0], c->kernel[1] },
                      .size = { job->size, job->size },
                      .stride = { { c->w[0], c->w[1], c->w[2], c->w[3] },
                                  { job->depth, taps, c->kernel[1], 1 } },
                      .data = { (char *)w, job->weights } };
    tni_copy_nest(job->self->state, nest, job->call->threads);
}

static void run_block(const conv_job *job, const char *src, const char *w, char *dst, area part)
{
    const tni_conv2d *c = &job->conv;
    unfolding u = { .job = job, .src = src, .part = part };
    const char *columns = job->direct ? src : job->columns;
    char *out = dst + (part.row * c->dst[2] + part.place * c->dst[3]) * job->size;
    int64_t places = part.rows * part.width;
    void *data[4] = { (void *)(job->turned ? columns : w), (void *)(job->turned ? w : columns), out, out };
    tn_desc product;
    tn_call call = { .data = data, .desc = &product, .scratch = job->scratch, .threads = job->call->threads };
    if (!job->direct)
        tni_each(job->call->threads, job->depth, job->depth * places >= COLUMNS / 2, unfold_task, &u);
    describe_product(job, places, &product);
    tni_dense_run_matmul(job->self, &call);
}

static void run_group(const conv_job *job, int64_t image, int64_t group)
{
    const tni_conv2d *c = &job->conv;
    const tn_call *call = job->call;
    int64_t size = job->size;
    const char *src = (const char *)call->data[0] + (image * c->src[0] + group * c->inputs * c->src[1]) * size;
    const char *w = (const char *)call->data[1] + group * c->outputs * c->w[0] * size;
    char *dst = (char *)call->data[call->desc->inputs] +
                (image * c->dst[0] + group * c->outputs * c->dst[1]) * size;
    if (job->repack) {
        repack_weights(job, w);
        w = job->weights;
    }
    for (int64_t row = 0; row < c->out[0]; row += job->rows)
        for (int64_t place = 0; place < c->out[1]; place += job->width)
            run_block(job, src, w, dst, (area){ row, tni_least(job->rows, c->out[0] - row), place,
                                                tni_least(job->width, c->out[1] - place) });
}

/* The bias into every place of its channel. */
static void fill_bias(const tn_kernels *self, const tn_call *call)
{
    const tn_operand *dst = &call->desc->operand[call->desc->inputs];
    int64_t stride[TN_MAX_RANK];
    tni_nest nest;
    tni_nest_start(&nest, dst);
    tni_nest_add(&nest, dst, dst, call->data[2]);
    tni_nest_add(&nest, dst, dst, call->data[call->desc->inputs]);
    tni_strides_of(&call->desc->operand[2], stride);
    for (int d = 0; d < 4; d++)
        nest.stride[0][d] = d == 1 ? stride[0] : 0;
    tni_copy_nest(self->state, nest, call->threads);
}

void tni_dense_run_conv2d(const tn_kernels *self, const tn_call *call)
{
    conv_job job = { .self = self, .call = call };
    if (!tni_dense_conv2d_kernel(self->state, call->desc)) {
        tn_kernels_call(self->base, call);
        return;
    }
    if (tni_operand_count(&call->desc->operand[call->desc->inputs]) == 0)
        return;
    plan(&job, call->desc);
    job.columns = call->scratch;
    job.weights = job.columns + columns_size(&job);
    job.scratch = job.weights + weights_size(&job);
    if (job.conv.has_bias)
        fill_bias(self, call);
    for (int64_t image = 0; image < job.conv.images; image++)
        for (int64_t group = 0; group < job.conv.groups; group++)
            run_group(&job, image, group);
}
