/* onnx_window.c: what slides a window over a plane: pooling, convolution. */
#include "onnx_ops.h"

#include <string.h>

/* A node's window in our terms. A line is a plane of height 1. */
typedef struct window {
    int32_t kernel[2], stride[2], dilation[2], pad[2], pad_extra[2];
    bool line;
} window;

/* Padding that makes ⌈in/stride⌉ results, the odd one at the end (upper) or at the start (lower). */
static void pad_same(window *w, const tn_tensor *x, int d, bool upper)
{
    int32_t in = x->shape[x->rank - 2 + d], out = (in + w->stride[d] - 1) / w->stride[d];
    int32_t total = (out - 1) * w->stride[d] + (w->kernel[d] - 1) * w->dilation[d] + 1 - in;
    total = total < 0 ? 0 : total;
    w->pad[d] = upper ? total / 2 : total - total / 2;
    w->pad_extra[d] = total - 2 * w->pad[d];
}

/* Two numbers of a list, or one behind the other's default for a line; the default where there is no list. */
static void pair(tn_dims list, int from, int32_t otherwise, bool line, int32_t out[2])
{
    out[0] = list.count && !line ? list.v[from] : otherwise;
    out[1] = list.count ? list.v[from + !line] : otherwise;
}

/* Reads strides, dilations, pads or auto_pad for a window of that kernel over x, of rank 3 or 4. */
static tn_status window_read(onnx_node *n, tn_dims kernel, window *w, tn_error *err)
{
    const tn_tensor *x = n->in[0];
    int32_t end[2];
    w->line = x->rank == 3;
    if (kernel.count + 2 != x->rank || (x->rank != 3 && x->rank != 4))
        return onnx_fail(err, TN_ERR_RANK, "a window of rank %d over a tensor of rank %d", kernel.count,
                         x->rank);
    pair(kernel, 0, 1, w->line, w->kernel);
    pair(onnx_ints(n, "strides"), 0, 1, w->line, w->stride);
    pair(onnx_ints(n, "dilations"), 0, 1, w->line, w->dilation);
    pair(onnx_ints(n, "pads"), 0, 0, w->line, w->pad);
    pair(onnx_ints(n, "pads"), kernel.count, 0, w->line, end);
    bool upper = onnx_is(n, "auto_pad", "SAME_UPPER", "NOTSET"), lower = onnx_is(n, "auto_pad", "SAME_LOWER",
                                                                                 "NOTSET");
    for (int d = 0; d < 2; d++) {
        w->pad_extra[d] = end[d] - w->pad[d];
        if (upper || lower)
            pad_same(w, x, d, upper);
    }
    return TN_OK;
}

/* The plane of a line, and back. */
static tn_status widen(const window *w, const tn_tensor *x, tn_tensor *out, tn_error *err)
{
    *out = *x;
    return w->line ? tn_unsqueeze(x, 2, out, err) : TN_OK;
}

static tn_status narrow(const window *w, tn_tensor *x, tn_error *err)
{
    return w->line ? tn_squeeze(x, 2, x, err) : TN_OK;
}

static tn_status pool_attrs(onnx_node *n, window *w, tn_pool2d_attrs *attrs, tn_error *err)
{
    TN_TRY(window_read(n, onnx_ints(n, "kernel_shape"), w, err));
    if (w->dilation[0] != 1 || w->dilation[1] != 1)
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "pooling with dilations %dx%d", w->dilation[0],
                         w->dilation[1]);
    *attrs = (tn_pool2d_attrs){ .size = sizeof *attrs, .ceil = onnx_int(n, "ceil_mode", 0) != 0,
        .count_pad = onnx_int(n, "count_include_pad", 0) != 0 };
    memcpy(attrs->kernel, w->kernel, sizeof attrs->kernel);
    memcpy(attrs->stride, w->stride, sizeof attrs->stride);
    memcpy(attrs->pad, w->pad, sizeof attrs->pad);
    memcpy(attrs->pad_extra, w->pad_extra, sizeof attrs->pad_extra);
    return TN_OK;
}

/* Positions count row-major; ONNX's are i64. */
static tn_status max_pool(onnx_node *n, int op, tn_error *err)
{
    tn_pool2d_attrs attrs;
    window w;
    tn_tensor x, *indices = n->outs > 1 ? &n->out[1] : NULL;
    (void)op;
    TN_TRY(pool_attrs(n, &w, &attrs, err));
    if (onnx_int(n, "storage_order", 0))
        return onnx_fail(err, TN_ERR_UNSUPPORTED, "positions counted by columns");
    TN_TRY(widen(&w, n->in[0], &x, err));
    TN_TRY(tn_max_pool2d(n->ctx, &x, &attrs, &n->out[0], indices, err));
    if (indices) {
        TN_TRY(narrow(&w, indices, err));
        TN_TRY(tn_cast(n->ctx, indices, TN_I64, indices, err));
    }
    return narrow(&w, &n->out[0], err);
}

static tn_status average_pool(onnx_node *n, int op, tn_error *err)
{
    tn_pool2d_attrs attrs;
    window w;
    tn_tensor x;
    (void)op;
    TN_TRY(pool_attrs(n, &w, &attrs, err));
    TN_TRY(widen(&w, n->in[0], &x, err));
    TN_TRY(tn_avg_pool2d(n->ctx, &x, &attrs, &n->out[0], err));
    return narrow(&w, &n->out[0], err);
}

/* Kernel 0 is the whole plane. */
static tn_status global_pool(onnx_node *n, int op, tn_error *err)
{
    tn_pool2d_attrs attrs = { .size = sizeof attrs };
    return op ? tn_max_pool2d(n->ctx, n->in[0], &attrs, &n->out[0], NULL, err)
              : tn_avg_pool2d(n->ctx, n->in[0], &attrs, &n->out[0], err);
}

static tn_status conv(onnx_node *n, int op, tn_error *err)
{
    const tn_tensor *weights = n->in[1];
    tn_conv2d_attrs attrs = { .size = sizeof attrs, .groups = (int32_t)onnx_int(n, "group", 1) };
    tn_dims kernel = onnx_ints(n, "kernel_shape");
    tn_tensor x, w;
    window v;
    (void)op;
    if (!kernel.count)
        for (int i = 2; i < weights->rank; i++)
            kernel.v[kernel.count++] = weights->shape[i];
    TN_TRY(window_read(n, kernel, &v, err));
    memcpy(attrs.stride, v.stride, sizeof attrs.stride);
    memcpy(attrs.dilation, v.dilation, sizeof attrs.dilation);
    memcpy(attrs.pad, v.pad, sizeof attrs.pad);
    memcpy(attrs.pad_extra, v.pad_extra, sizeof attrs.pad_extra);
    TN_TRY(widen(&v, n->in[0], &x, err));
    TN_TRY(widen(&v, weights, &w, err));
    TN_TRY(tn_conv2d(n->ctx, &x, &w, n->in[2], &attrs, &n->out[0], err));
    return narrow(&v, &n->out[0], err);
}

/* Means and products of numbers around 0, in f32 and in another order than ours. */
const onnx_op onnx_window[] = {
    { "MaxPool", max_pool, 0, 1, { 0, 0 } },
    { "AveragePool", average_pool, 0, 1, { 4, 1e-7 } },
    { "GlobalMaxPool", global_pool, 1, 1, { 0, 0 } },
    { "GlobalAveragePool", global_pool, 0, 1, { 4, 1e-7 } },
    { "Conv", conv, 0, 1, { 8, 1e-6 } },
    { 0 }
};
