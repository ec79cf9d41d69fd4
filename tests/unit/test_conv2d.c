/* test_conv2d.c: convolutions against a plain loop of this file, every attribute, layout and thread count;
 * values worked out by hand; errors with their sentences. */
#include "core_fixture.h"

#include <math.h>
#include <stdio.h>

#include "base/base_p.h"
#include "core/core_p.h"
#include "kernel/desc/desc_p.h"
#include "seed.h"

typedef struct problem {
    int32_t n, c, h, w, o, kh, kw;
    tn_conv2d_attrs a;         /* as given: 0 stands for 1 */
    bool bias;
    tn_dtype dtype;            /* of the operands of check */
} problem;

static uint64_t next(uint64_t *r)
{
    *r = *r * 6364136223846793005u + 1442695040888963407u;
    return *r >> 33;
}

/* Small whole numbers: sums of their products are exact in F32. */
static tn_tensor whole_numbers(tn_ctx *ctx, uint64_t *r, tn_dims shape)
{
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, TN_F32, shape, &t, err));
    float *x = tn_mutable_data(&t, TN_F32, NULL);
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        x[i] = (float)(next(r) % 9) - 4;
    return t;
}

static int32_t or_one(int32_t x) { return x ? x : 1; }

/* One element by the formula of ONNX's Conv; x, w and bias are packed. */
static double expected(const problem *p, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                       int32_t n, int32_t o, int32_t oy, int32_t ox)
{
    int32_t groups = or_one(p->a.groups), each = p->c / groups, group = o / (p->o / groups);
    const float *xs = tn_data(x, TN_F32, NULL), *ws = tn_data(w, TN_F32, NULL);
    double sum = bias ? ((const float *)tn_data(bias, TN_F32, NULL))[o] : 0;
    for (int32_t c = 0; c < each; c++)
        for (int32_t ky = 0; ky < p->kh; ky++)
            for (int32_t kx = 0; kx < p->kw; kx++) {
                int32_t y = oy * or_one(p->a.stride[0]) - p->a.pad[0] + ky * or_one(p->a.dilation[0]);
                int32_t xx = ox * or_one(p->a.stride[1]) - p->a.pad[1] + kx * or_one(p->a.dilation[1]);
                if (y >= 0 && y < p->h && xx >= 0 && xx < p->w)
                    sum += (double)xs[((n * p->c + group * each + c) * p->h + y) * p->w + xx] *
                           (double)ws[((o * each + c) * p->kh + ky) * p->kw + kx];
            }
    return sum;
}

/* x as the type holds it. */
static double rounded(double x, tn_dtype dtype)
{
    uint64_t bits;
    tni_store_f64(dtype, (char *)&bits, x);
    return tni_load_f64(dtype, (const char *)&bits);
}

static void assert_convolved(const problem *p, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                             const tn_tensor *y)
{
    double got;
    for (int32_t n = 0; n < y->shape[0]; n++)
        for (int32_t o = 0; o < y->shape[1]; o++)
            for (int32_t oy = 0; oy < y->shape[2]; oy++)
                for (int32_t ox = 0; ox < y->shape[3]; ox++) {
                    double want = rounded(expected(p, x, w, bias, n, o, oy, ox), y->dtype);
                    OK(tn_get_f64(y, TN_SHAPE(n, o, oy, ox), &got, err));
                    if (got != want)
                        fail_msg("%dx%dx%dx%d by %dx%dx%d: [%d,%d,%d,%d] is %g, not %g", p->n, p->c, p->h,
                                 p->w, p->o, p->kh, p->kw, n, o, oy, ox, got, want);
                }
}

static tn_tensor of_type(tn_ctx *ctx, const tn_tensor *t, tn_dtype dtype)
{
    tn_tensor cast;
    OK(tn_cast(ctx, t, dtype, &cast, err));
    return cast;
}

/* In both layouts, by all tables. */
static void check(tn_ctx *ctx, const problem *p, uint64_t *r)
{
    tn_dtype dtype = p->dtype ? p->dtype : TN_F32;
    tn_tensor x = whole_numbers(ctx, r, TN_SHAPE(p->n, p->c, p->h, p->w)), y, last;
    tn_tensor w = whole_numbers(ctx, r, TN_SHAPE(p->o, p->c / or_one(p->a.groups), p->kh, p->kw));
    tn_tensor bias = whole_numbers(ctx, r, TN_SHAPE(p->o));
    tn_tensor own_x = of_type(ctx, &x, dtype), own_w = of_type(ctx, &w, dtype), own_bias = of_type(ctx, &bias, dtype);
    const tn_kernels *tables[] = { tn_kernels_reference(), tn_kernels_dense(TN_ISA_GENERIC, TN_FAST),
                                   tn_kernels_dense(TN_ISA_BEST, TN_FAST), tn_kernels_dense(TN_ISA_BEST, TN_EXACT) };
    OK(tn_to_layout(ctx, &own_x, TN_NHWC, 0, &last, err));
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
        OK(tn_ctx_set_kernels(ctx, tables[t], err));
        for (int i = 0; i < 2; i++) {
            OK(tn_conv2d(ctx, i ? &last : &own_x, &own_w, p->bias ? &own_bias : NULL, &p->a, &y, err));
            assert_convolved(p, &x, &w, p->bias ? &bias : NULL, &y);
            if (i && p->c > 1 && p->o > 1)
                assert_true(tn_layout_of(&y) == TN_NHWC || tn_layout_of(&y) == TN_NCHW);
            release(&y);
        }
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    if (last.buffer != own_x.buffer)
        release(&last);
    for (size_t i = 0; i < 6; i++)
        release((tn_tensor *[]){ &x, &w, &bias, &own_x, &own_w, &own_bias }[i]);
}

/* A-S10-5: outputs that fill no block, 11x11 kernels with stride 4. */
static void a_s10_5_outputs_that_fill_no_block(void **state)
{
    static const int32_t outputs[] = { 1, 2, 3, 5, 17 }, inputs[] = { 1, 3, 64 };
    uint64_t r = test_seed();
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 3; j++) {
            problem p = { 1, inputs[j], 27, 27, outputs[i], 11, 11,
                          { .size = sizeof p.a, .stride = { 4, 4 } }, .bias = i & 1 };
            check(ctx_of(state), &p, &r);
        }
}

/* Weights and images that repeat along some axes, or run backwards: none of them is a matrix where it
 * lies. */
static void views_of_weights(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed();
    for (int kind = 0; kind < 8; kind++) {
        const problem p = { 1, 6, 5, 4, 9, 2, 3, { .size = sizeof p.a, .pad = { 1, 1 }, .groups = 3 },
                            .bias = false };
        tn_tensor w = whole_numbers(ctx, &r, TN_SHAPE(kind & 1 ? 1 : 9, 2, kind & 2 ? 1 : 2,
                                                      kind & 4 ? 1 : 3)), wide;
        tn_tensor x = whole_numbers(ctx, &r, TN_SHAPE(1, 6, kind & 2 ? 1 : 5, kind & 4 ? 1 : 4)), image, y;
        tn_tensor dense, plain;
        OK(tn_expand(&w, TN_SHAPE(9, 2, 2, 3), &wide, err));
        OK(tn_flip(&wide, 0, &wide, err));
        OK(tn_expand(&x, TN_SHAPE(1, 6, 5, 4), &image, err));
        OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(9, 2, 2, 3), &dense, err));
        OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1, 6, 5, 4), &plain, err));
        OK(tn_copy_from(ctx, &dense, &wide, err));
        OK(tn_copy_from(ctx, &plain, &image, err));
        for (int t = 0; t < 3; t++) {
            OK(tn_ctx_set_kernels(ctx, t == 0 ? tn_kernels_reference()
                                              : tn_kernels_dense(t == 1 ? TN_ISA_GENERIC : TN_ISA_BEST,
                                                                 TN_FAST), err));
            OK(tn_conv2d(ctx, &image, &wide, NULL, &p.a, &y, err));
            assert_convolved(&p, &plain, &dense, NULL, &y);
            release(&y);
        }
        OK(tn_ctx_set_kernels(ctx, NULL, err));
        for (size_t i = 0; i < 4; i++)
            release((tn_tensor *[]){ &w, &x, &dense, &plain }[i]);
    }
}

static int32_t below(uint64_t *r, int32_t n) { return (int32_t)(next(r) % (uint64_t)n); }

static void test_random_attributes(void **state)
{
    static const tn_dtype dtypes[] = { TN_F32, TN_F64, TN_F16, TN_BF16 };
    uint64_t r = ~test_seed();
    for (int round = 0; round < 200; round++) {
        int32_t groups = 1 + below(&r, 3);
        problem p = { .n = below(&r, 3), .c = groups * (1 + below(&r, 4)), .h = 1 + below(&r, 9),
                      .w = 1 + below(&r, 9), .o = groups * (1 + below(&r, 5)), .kh = 1 + below(&r, 3),
                      .kw = 1 + below(&r, 4), .bias = below(&r, 2), .dtype = dtypes[round % 4] };
        p.a = (tn_conv2d_attrs){ .size = sizeof p.a, .stride = { below(&r, 4), below(&r, 3) },
                                 .dilation = { below(&r, 3), below(&r, 3) },
                                 .pad = { below(&r, 4), below(&r, 4) }, .groups = groups };
        for (int i = 0; i < 2; i++)
            p.a.pad_extra[i] = below(&r, 3) - (p.a.pad[i] > 0);
        bool fits = p.h + 2 * p.a.pad[0] + p.a.pad_extra[0] > or_one(p.a.dilation[0]) * (p.kh - 1) &&
                    p.w + 2 * p.a.pad[1] + p.a.pad_extra[1] > or_one(p.a.dilation[1]) * (p.kw - 1);
        if (fits)
            check(ctx_of(state), &p, &r);
    }
}

/* Exact, of numbers whose sums are rounded: the reference's bits in every type, unfolded or as it lies. */
static void exact_bits(void **state)
{
    static const tn_dtype dtypes[] = { TN_F32, TN_F64, TN_F16, TN_BF16 };
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed();
    for (int i = 0; i < 8; i++) {
        int32_t kernel = i < 4 ? 3 : 1;
        tn_tensor x = whole_numbers(ctx, &r, TN_SHAPE(2, 9, 8, 7)), bias = whole_numbers(ctx, &r, TN_SHAPE(5));
        tn_tensor w = whole_numbers(ctx, &r, TN_SHAPE(5, 9, kernel, kernel)), third, own[3], y[2];
        OK(tn_scale(ctx, &x, 1.0f / 3, &third, err));
        own[0] = of_type(ctx, &third, dtypes[i % 4]);
        release(&third);
        OK(tn_scale(ctx, &w, 1.0f / 7, &third, err));
        own[1] = of_type(ctx, &third, dtypes[i % 4]);
        own[2] = of_type(ctx, &bias, dtypes[i % 4]);
        for (int t = 0; t < 2; t++) {
            OK(tn_ctx_set_kernels(ctx, t ? tn_kernels_dense(TN_ISA_BEST, TN_EXACT) : tn_kernels_reference(), err));
            OK(tn_conv2d(ctx, &own[0], &own[1], &own[2], NULL, &y[t], err));
        }
        assert_memory_equal(tn_data(&y[0], dtypes[i % 4], NULL), tn_data(&y[1], dtypes[i % 4], NULL),
                            (size_t)tn_tensor_count(&y[0]) * tn_dtype_size(dtypes[i % 4]));
        OK(tn_ctx_set_kernels(ctx, NULL, err));
        for (size_t o = 0; o < 9; o++)
            release((tn_tensor *[]){ &x, &w, &bias, &third, &own[0], &own[1], &own[2], &y[0], &y[1] }[o]);
    }
}

/* A-S3-3: five channels in blocks of eight: a kernel of ones adds five terms, not eight. */
static void a_s3_3_lanes_past_the_channels_add_nothing(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 20, TN_SHAPE(1, 5, 2, 2)), blocked, w, y, plain;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1, 5, 1, 1), &w, err));
    OK(tn_fill_f64(ctx, &w, 1, err));
    OK(tn_to_layout(ctx, &x, TN_NCHWC, 8, &blocked, err));
    OK(tn_conv2d(ctx, &blocked, &w, NULL, NULL, &y, err));
    assert_int_equal(tn_layout_of(&y), TN_NCHWC);
    OK(tn_to_layout(ctx, &y, TN_NCHW, 0, &plain, err));
    VALUES(&plain, 40, 45, 50, 55);
    const float *lanes = tn_data(&y, TN_F32, NULL);
    for (int i = 0; i < 32; i++)
        if (i % 8 && (lanes[i] != 0 || signbit(lanes[i])))
            fail_msg("lane %d is %g", i, (double)lanes[i]);
    release(&x);
    release(&w);
    release(&blocked);
    release(&y);
    release(&plain);
}

/* The same bits with any number of threads. */
static void test_threads(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed();
    tn_tensor x = whole_numbers(ctx, &r, TN_SHAPE(2, 16, 30, 30)),
        w = whole_numbers(ctx, &r, TN_SHAPE(24, 16, 3, 3));
    tn_tensor half, y[4];
    static const size_t counts[] = { 1, 2, 3, 8 };
    OK(tn_scale(ctx, &x, 0.1f, &half, err));
    for (int i = 0; i < 4; i++) {
        const tn_threads *threads;
        tn_ctx *own;
        OK(tn_threads_create(TN_WITH(tn_threads_options, .count = counts[i]), &threads, err));
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = ((fixture *)*state)->memory, .threads = threads),
                         &own, err));
        OK(tn_conv2d(own, &half, &w, NULL, TN_WITH(tn_conv2d_attrs, .pad = { 1, 1 }), &y[i], err));
        tn_ctx_destroy(own);
        tn_threads_destroy(threads);
        assert_memory_equal(tn_data(&y[i], TN_F32, NULL), tn_data(&y[0], TN_F32, NULL),
                            (size_t)tn_tensor_count(&y[0]) * sizeof(float));
    }
    for (int i = 0; i < 4; i++)
        release(&y[i]);
    release(&x);
    release(&half);
    release(&w);
}

static void damage_the_image(const tn_kernels *self, const tn_call *call)
{
    tn_kernels_call(self->base, call);
    ((char *)call->data[0])[sizeof(float) * (size_t)tni_operand_count(&call->desc->operand[0])] = 1;
}

/* A kernel that writes behind the plain image on the way: a checked build says so, and nothing stays. */
static void overruns_on_the_way(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_kernels own = { .size = sizeof own, .abi = TN_KERNEL_ABI, .name = "own",
                       .base = tn_kernels_reference(), .conv2d = damage_the_image };
    tn_tensor x, w, blocked, y = { .rank = 77 };
    if (!tni_alloc_fail_after(-1))
        skip();
    x = arange(ctx, TN_F32, 60, TN_SHAPE(1, 3, 4, 5)), w = arange(ctx, TN_F32, 54, TN_SHAPE(2, 3, 3, 3));
    OK(tn_to_layout(ctx, &x, TN_NCHWC, 8, &blocked, err));
    OK(tn_ctx_set_kernels(ctx, &own, err));
    FAILS(TN_ERR_OVERRUN, "byte 0 behind", tn_conv2d(ctx, &blocked, &w, NULL, NULL, &y, err));
    assert_int_equal(y.rank, 77);
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    release(&x), release(&w), release(&blocked);
}

/* Rows whose unfolding would take hundreds of MiB are cut: the same results by a few MiB of scratch. */
static void long_rows(void **state)
{
    static const int32_t widths[] = { 70000, 131075, 29129 };
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed();
    for (int i = 0; i < 3; i++) {
        problem p = { .n = 1, .c = i == 2 ? 4 : 2, .h = 4, .w = widths[i], .o = 2, .kh = 3, .kw = 3,
                      .a = { .size = sizeof p.a, .pad = { 1, i }, .stride = { 2, 1 + i % 2 } },
                      .bias = i != 1 };
        check(ctx, &p, &r);
    }
    tn_desc desc;
    OK(tn_desc_parse("conv2d f32 1x64x3x200000 8x64x3x3 pad 1", &desc, err));
    assert_true(tn_kernels_scratch(tn_kernels_dense(TN_ISA_BEST, TN_FAST), &desc) <= 16 << 20);
}

static void test_errors(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 60, TN_SHAPE(1, 3, 4, 5)),
        w = arange(ctx, TN_F32, 54, TN_SHAPE(2, 3, 3, 3)), y;
    tn_tensor odd = arange(ctx, TN_F32, 4, TN_SHAPE(4));
    FAILS(TN_ERR_SHAPE, "src has 3 channels, w takes 3 in each of 2 groups",
          tn_conv2d(ctx, &x, &w, NULL, TN_WITH(tn_conv2d_attrs, .groups = 2), &y, err));
    FAILS(TN_ERR_ARG, "stride of the width is -1", tn_conv2d(ctx, &x, &w, NULL,
          TN_WITH(tn_conv2d_attrs, .stride = { 1, -1 }), &y, err));
    FAILS(TN_ERR_SHAPE, "a kernel that reaches over 7 does not fit into 4",
          tn_conv2d(ctx, &x, &w, NULL, TN_WITH(tn_conv2d_attrs, .dilation = { 3, 1 }), &y, err));
    FAILS(TN_ERR_SHAPE, "bias is 4, w has 2 outputs", tn_conv2d(ctx, &x, &w, &odd, NULL, &y, err));
    FAILS(TN_ERR_RANK, "w is 4: four axes wanted", tn_conv2d(ctx, &x, &odd, NULL, NULL, &y, err));
    FAILS(TN_ERR_ARG, "pad of the height is -2", tn_conv2d(ctx, &x, &w, NULL,
          TN_WITH(tn_conv2d_attrs, .pad = { -2, 0 }), &y, err));
    FAILS(TN_ERR_ARG, "groups is -2147483648, which stands for anything", tn_conv2d(ctx, &x, &w, NULL,
          TN_WITH(tn_conv2d_attrs, .groups = TN_ANY), &y, err));
    release(&x);
    release(&w);
    release(&odd);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(a_s10_5_outputs_that_fill_no_block), WITH_CTX(test_random_attributes),
            WITH_CTX(views_of_weights), WITH_CTX(exact_bits),
        WITH_CTX(a_s3_3_lanes_past_the_channels_add_nothing), WITH_CTX(test_threads), WITH_CTX(test_errors),
        WITH_CTX(overruns_on_the_way), WITH_CTX(long_rows),
    };
    return cmocka_run_group_tests_name("unit/conv2d", tests, NULL, NULL);
}
