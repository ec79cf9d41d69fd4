/* reference/conv2d.c: cross-correlation: the terms of an element in the order channel, y, x, then the bias,
 * in double, rounded once. */
#include "kernel/conv2d_p.h"
#include "kernel/reference/reference_p.h"

typedef struct operands {
    tn_dtype dtype;
    int64_t  size;
    const char *src, *w;       /* of the group */
} operands;

static double load(const operands *o, const char *base, int64_t at)
{
    return tni_load_f64(o->dtype, base + at * o->size);
}

/* The taps of one channel. Padding is 0: it takes part, as 0 times infinity is NaN. */
static double add_channel(const tni_conv2d *conv, const operands *o, int64_t oy, int64_t ox, int64_t channel,
                          double sum)
{
    for (int64_t ky = 0; ky < conv->kernel[0]; ky++) {
        int64_t y = tni_conv2d_place(conv, 0, oy, ky);
        for (int64_t kx = 0; kx < conv->kernel[1]; kx++) {
            int64_t x = tni_conv2d_place(conv, 1, ox, kx);
            bool inside = y >= 0 && y < conv->in[0] && x >= 0 && x < conv->in[1];
            double value = inside ? load(o, o->src, channel * conv->src[1] + y * conv->src[2] + x * conv->src[3]) : 0;
            sum += value * load(o, o->w, channel * conv->w[1] + ky * conv->w[2] + kx * conv->w[3]);
        }
    }
    return sum;
}

/* All places of one output channel of one image. */
static void fill_plane(const tni_conv2d *conv, const operands *o, double bias, char *dst)
{
    for (int64_t oy = 0; oy < conv->out[0]; oy++)
        for (int64_t ox = 0; ox < conv->out[1]; ox++) {
            double sum = 0;
            for (int64_t channel = 0; channel < conv->inputs; channel++)
                sum = add_channel(conv, o, oy, ox, channel, sum);
            tni_store_f64(o->dtype, dst + (oy * conv->dst[2] + ox * conv->dst[3]) * o->size,
                          conv->has_bias ? sum + bias : sum);
        }
}

void tni_reference_conv2d(const tn_kernels *self, const tn_call *call)
{
    (void)self;
    tni_conv2d conv;
    tni_conv2d_of(&conv, call->desc);
    tn_dtype dtype = (tn_dtype)call->desc->operand[0].dtype;
    int64_t size = (int64_t)tn_dtype_size(dtype), outputs = conv.groups * conv.outputs;
    const char *src = call->data[0], *w = call->data[1], *bias = conv.has_bias ? call->data[2] : NULL;
    char *dst = call->data[call->desc->inputs];
    for (int64_t image = 0; image < conv.images; image++)
        for (int64_t output = 0; output < outputs; output++) {
            int64_t group = output / conv.outputs;
            operands o = { .dtype = dtype, .size = size,
                           .src = src + (image * conv.src[0] + group * conv.inputs * conv.src[1]) * size,
                           .w = w + output * conv.w[0] * size };
            double b = bias ? tni_load_f64(dtype, bias + output * conv.bias * size) : 0;
            fill_plane(&conv, &o, b, dst + (image * conv.dst[0] + output * conv.dst[1]) * size);
        }
}
