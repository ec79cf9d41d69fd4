/* test_linear.c: tn_linear against a plain loop of this file: k in order in double, rounded after the product,
 * the bias and each step; every packing by every table; packed and plain weights give the same bits. */
#include "core_fixture.h"

#include <kernel/packed_p.h>
#include <math.h>
#include <string.h>

#include "seed.h"

static uint64_t next(uint64_t *r)
{
    *r = *r * 6364136223846793005u + 1442695040888963407u;
    return *r >> 33;
}

/* Numbers whose products and sums round. */
static tn_tensor numbers(tn_ctx *ctx, uint64_t *r, tn_dims shape)
{
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, TN_F32, shape, &t, err));
    float *x = tn_mutable_data(&t, TN_F32, NULL);
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        x[i] = ((float)(next(r) % 40001) - 20000) / 3000;
    return t;
}

/* Plain weights as packed by a number of columns: by hand, since a table makes its own number alone. */
static tn_tensor packed_by(tn_ctx *ctx, const tn_tensor *w, int32_t width)
{
    int32_t n = w->shape[0], k = w->shape[1], panels = (n + width - 1) / width;
    tn_tensor t;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(panels, k, width), &t, err));
    float *to = tn_mutable_data(&t, TN_F32, NULL);
    for (int32_t i = 0; i < n; i++)
        for (int32_t j = 0; j < k; j++)
            to[((int64_t)(i / width) * k + j) * width + i % width] = (float)element(w, i * k + j);
    t.rank = 2;
    t.flagged = TN_PACKED;
    t.flagged_arg = (uint16_t)width;
    memset(t.stride, 0, sizeof t.stride);
    t.shape[0] = n;
    t.shape[1] = k;
    t.shape[2] = 0;
    return t;
}

/* -- What is wanted ---------------------------------------------------------------------------------------*/

/* Row i of x, as [rows, K], times column j. */
static double dot(const tn_tensor *x, const tn_tensor *w, int32_t i, int32_t j, double *magnitude)
{
    int32_t k = w->shape[1];
    double sum = 0;
    *magnitude = 0;
    for (int32_t p = 0; p < k; p++) {
        sum += element(x, i * k + p) * element(w, j * k + p);
        *magnitude += fabs(element(x, i * k + p) * element(w, j * k + p));
    }
    return sum;
}

/* y = x·wᵀ + bias, then relu: to the bit, or within a rounding a term. */
static void assert_linear(const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias, bool relu,
                          bool exact, const tn_tensor *y)
{
    int32_t n = w->shape[0], rows = n ? tn_tensor_count(y) / n : 0;
    assert_int_equal(y->shape[y->rank - 1], n);
    for (int32_t i = 0; i < rows; i++)
        for (int32_t j = 0; j < n; j++) {
            double magnitude, got = element(y, i * n + j);
            float want = (float)dot(x, w, i, j, &magnitude);
            if (bias)
                want = (float)((double)want + element(bias, j));
            if (relu)
                want = want > 0 ? want : 0;
            double slack = exact ? 0 : (magnitude + 10) * (w->shape[1] + 8) * 0x1p-24;
            if (!(fabs(got - (double)want) <= slack))
                fail_msg("[%d,%d] of K = %d is %.9g, not %.9g", i, j, w->shape[1], got, (double)want);
        }
}

/* -- Cases ------------------------------------------------------------------------------------------------*/

static const tn_linear_attrs with_relu = { .size = sizeof with_relu, .then = { { .op = TN_OP_RELU } } };

/* Plain weights, those of the table's own number, and those of others. */
static void check_tables(tn_ctx *ctx, const tn_tensor *x, const tn_tensor *w, const tn_tensor *bias,
                         bool relu)
{
    static const int32_t widths[] = { 1, 5, 8, 16, 32, 48, 256 };
    const tn_kernels *tables[] = { tn_kernels_reference(), tn_kernels_dense(TN_ISA_GENERIC, TN_FAST),
                                   tn_kernels_dense(TN_ISA_AVX2, TN_FAST),
                                   tn_kernels_dense(TN_ISA_BEST, TN_FAST),
                                   tn_kernels_dense(TN_ISA_BEST, TN_EXACT) };
    const tn_linear_attrs *attrs = relu ? &with_relu : NULL;
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        bool exact = tables[i]->mode == TN_EXACT;
        tn_tensor y, packed, y_packed;
        OK(tn_ctx_set_kernels(ctx, tables[i], err));
        OK(tn_linear(ctx, x, w, bias, attrs, &y, err));
        assert_linear(x, w, bias, relu, exact, &y);
        OK(tn_pack_weights(ctx, w, &packed, err));
        OK(tn_linear(ctx, x, &packed, bias, attrs, &y_packed, err));
        assert_linear(x, w, bias, relu, exact, &y_packed);
        release(&packed);
        release(&y_packed);
        for (size_t n = 0; n < sizeof widths / sizeof *widths; n++) {
            packed = packed_by(ctx, w, widths[n]);
            OK(tn_linear(ctx, x, &packed, bias, attrs, &y_packed, err));
            assert_linear(x, w, bias, relu, exact, &y_packed);
            release(&packed);
            release(&y_packed);
        }
        release(&y);
    }
}

static void every_packing_by_every_table(void **state)
{
    static const int32_t sizes[][3] = { { 1, 1, 1 }, { 1, 33, 70 }, { 2, 8, 300 }, { 3, 65, 17 }, { 5, 7, 9 },
                                        { 14, 32, 40 }, { 17, 31, 33 }, { 33, 50, 5 }, { 4, 9, 0 },
                                        { 0, 9, 4 }, { 4, 0, 9 } };
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const int32_t *size = sizes[i];
        tn_tensor x = numbers(ctx, &r, TN_SHAPE(size[0], size[2]));
        tn_tensor w = numbers(ctx, &r, TN_SHAPE(size[1], size[2]));
        tn_tensor bias = numbers(ctx, &r, TN_SHAPE(size[1]));
        check_tables(ctx, &x, &w, i % 2 ? &bias : NULL, i % 3 == 1);
        release(&x);
        release(&w);
        release(&bias);
    }
}

/* Of so many rows that plain weights are packed for the call. Blocks of depth and columns are cut, rows are not
 * whole tiles. */
static void packed_weights_give_the_bits_of_plain_ones(void **state)
{
    static const int32_t sizes[][3] = { { 71, 70, 33 }, { 90, 300, 700 }, { 200, 129, 530 }, { 72, 2100, 40 } };
    static const tn_dtype types[] = { TN_F32, TN_F64, TN_BF16, TN_F16 };
    static const tn_isa tiers[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_BEST };
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed() + 4;
    for (size_t i = 0; i < 4 * 4 * 3; i++) {
        const int32_t *size = sizes[i % 4];
        tn_tensor x = numbers(ctx, &r, TN_SHAPE(size[0], size[2]));
        tn_tensor w = numbers(ctx, &r, TN_SHAPE(size[1], size[2]));
        tn_tensor bias = numbers(ctx, &r, TN_SHAPE(size[1])), typed[3], packed, y, z;
        OK(tn_ctx_set_kernels(ctx, tn_kernels_dense(tiers[i / 16], TN_FAST), err));
        OK(tn_cast(ctx, &x, types[i / 4 % 4], &typed[0], err));
        OK(tn_cast(ctx, &w, types[i / 4 % 4], &typed[1], err));
        OK(tn_cast(ctx, &bias, types[i / 4 % 4], &typed[2], err));
        OK(tn_pack_weights(ctx, &typed[1], &packed, err));
        OK(tn_linear(ctx, &typed[0], &typed[1], &typed[2], &with_relu, &y, err));
        OK(tn_linear(ctx, &typed[0], &packed, &typed[2], &with_relu, &z, err));
        assert_memory_equal(tn_data(&y, y.dtype, NULL), tn_data(&z, z.dtype, NULL),
                            (size_t)tn_tensor_count(&y) * tn_dtype_size(y.dtype));
        const tn_tensor *all[] = { &x, &w, &bias, &typed[0], &typed[1], &typed[2], &packed, &y, &z };
        for (size_t t = 0; t < sizeof all / sizeof *all; t++)
            release(all[t]);
    }
}

/* Any leading axes and strides of x, w and bias. */
static void any_rank_and_strides(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed() + 1;
    tn_tensor w = numbers(ctx, &r, TN_SHAPE(11, 9)), x = numbers(ctx, &r, TN_SHAPE(2, 3, 4, 9));
    tn_tensor y, view, other;
    tn_tensor bias = numbers(ctx, &r, TN_SHAPE(22));
    OK(tn_slice(&bias, 0, 0, 22, 2, &bias, err));
    OK(tn_linear(ctx, &x, &w, &bias, NULL, &y, err));
    assert_shape(&y, 2, 3, 4, 11);
    assert_linear(&x, &w, &bias, false, false, &y);
    release(&y);
    OK(tn_permute(&x, TN_AXES(2, 0, 1, 3), &view, err));
    OK(tn_flip(&view, 3, &view, err));
    OK(tn_linear(ctx, &view, &w, NULL, NULL, &y, err));
    assert_shape(&y, 4, 2, 3, 11);
    assert_linear(&view, &w, NULL, false, false, &y);
    release(&y);
    OK(tn_select(&x, 0, 1, &view, err));
    OK(tn_select(&view, 0, 2, &view, err));
    OK(tn_select(&view, 0, 3, &view, err));            /* a vector gives a vector */
    OK(tn_linear(ctx, &view, &w, &bias, NULL, &y, err));
    assert_shape(&y, 11);
    assert_linear(&view, &w, &bias, false, false, &y);
    release(&y);
    tn_tensor turned = numbers(ctx, &r, TN_SHAPE(9, 11));
    OK(tn_t(&turned, &view, err));
    OK(tn_linear(ctx, &x, &view, NULL, NULL, &y, err));
    assert_linear(&x, &view, NULL, false, false, &y);
    release(&y);
    OK(tn_pack_weights(ctx, &view, &other, err));
    y = x;
    OK(tn_linear(ctx, &y, &other, NULL, NULL, &y, err));       /* *out may be an input */
    assert_linear(&x, &view, NULL, false, false, &y);
    release(&y);
    release(&turned);
    release(&other);
    release(&x);
    release(&bias);
    release(&w);
}

/* Steps are what the operations of their own give. */
static void steps_behind_the_bias(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed() + 2;
    tn_tensor x = numbers(ctx, &r, TN_SHAPE(6, 20)), w = numbers(ctx, &r, TN_SHAPE(35, 20)), y, z, packed;
    tn_tensor bias = numbers(ctx, &r, TN_SHAPE(35)), more = numbers(ctx, &r, TN_SHAPE(6, 35));
    const tn_linear_attrs attrs = { .size = sizeof attrs,
                                    .then = { { .op = TN_OP_ADD, .other = &more },
                                              { .op = TN_OP_CLIP, .param = { -20, 30 } },
                                              { .op = TN_OP_ADD, .other = &bias } } };
    OK(tn_pack_weights(ctx, &w, &packed, err));
    for (int i = 0; i < 2; i++) {
        OK(tn_linear(ctx, &x, i ? &packed : &w, &bias, &attrs, &y, err));
        OK(tn_linear(ctx, &x, i ? &packed : &w, &bias, NULL, &z, err));
        tn_tensor sum, held, want;
        OK(tn_add(ctx, &z, &more, &sum, err));
        OK(tn_clip(ctx, &sum, -20, 30, &held, err));
        OK(tn_add(ctx, &held, &bias, &want, err));
        assert_memory_equal(tn_data(&y, TN_F32, NULL), tn_data(&want, TN_F32, NULL), 6 * 35 * sizeof(float));
        const tn_tensor *all[] = { &y, &z, &sum, &held, &want };
        for (size_t t = 0; t < 5; t++)
            release(all[t]);
    }
    release(&packed);
    release(&x);
    release(&w);
    release(&bias);
    release(&more);
}

/* The same descriptor by words, by tensors, and into an output that exists. */
static void described_and_into(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    uint64_t r = test_seed() + 3;
    tn_tensor x = numbers(ctx, &r, TN_SHAPE(4, 10)), w = numbers(ctx, &r, TN_SHAPE(12, 10)), packed, y, z;
    tn_tensor bias = numbers(ctx, &r, TN_SHAPE(12)), other;
    tn_desc d, read;
    char line[256];
    OK(tn_pack_weights(ctx, &w, &packed, err));
    OK(tn_describe("linear bias relu", TN_LIST(&x, &packed, &bias), &d, err));
    tn_desc_print(&d, line, sizeof line);
    OK(tn_desc_parse(line, &read, err));
    assert_memory_equal(&read, &d, sizeof d);
    OK(tn_linear(ctx, &x, &packed, &bias, &with_relu, &y, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(4, 12), &z, err));
    OK(tn_into(ctx, &d, TN_LIST(&x, &packed, &bias), TN_LIST(&z), err));
    assert_memory_equal(tn_data(&y, TN_F32, NULL), tn_data(&z, TN_F32, NULL), 4 * 12 * sizeof(float));
    OK(tn_pack_weights(ctx, &z, &other, err));
    FAILS(TN_ERR_LAYOUT, "packed in panels of",
          tn_into(ctx, &d, TN_LIST(&x, &w, &bias), TN_LIST(&other), err));
    release(&other);
    release(&z);
    release(&y);
    release(&packed);
    release(&bias);
    release(&x);
    release(&w);
}

static void wrong_requests(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 8, TN_SHAPE(2, 4)), w = arange(ctx, TN_F32, 12, TN_SHAPE(3, 4));
    tn_tensor bad = arange(ctx, TN_F32, 15, TN_SHAPE(3, 5)), bias = arange(ctx, TN_F32, 4, TN_SHAPE(4));
    tn_tensor out, packed, none = { 0 };
    tn_tensor whole = arange(ctx, TN_I32, 8, TN_SHAPE(2, 4)), scalar;
    OK(tn_pack_weights(ctx, &bad, &packed, err));
    FAILS(TN_ERR_SHAPE, "linear: inner sizes differ: x is 2x4, w is 3x5, outputs first",
          tn_linear(ctx, &x, &bad, NULL, NULL, &out, err));
    FAILS(TN_ERR_SHAPE, "x is 2x4, w is 3x5", tn_linear(ctx, &x, &packed, NULL, NULL, &out, err));
    FAILS(TN_ERR_SHAPE, "bias is 4, the result is 2x3", tn_linear(ctx, &x, &w, &bias, NULL, &out, err));
    FAILS(TN_ERR_RANK, "bias has 2 axes", tn_linear(ctx, &x, &w, &x, NULL, &out, err));
    FAILS(TN_ERR_RANK, "w is 4: two axes wanted", tn_linear(ctx, &x, &bias, NULL, NULL, &out, err));
    OK(tn_select(&bias, 0, 0, &scalar, err));
    FAILS(TN_ERR_RANK, "x is scalar", tn_linear(ctx, &scalar, &w, NULL, NULL, &out, err));
    FAILS(TN_ERR_DTYPE, "linear: ", tn_linear(ctx, &whole, &w, NULL, NULL, &out, err));
    FAILS(TN_ERR_STALE, "is no tensor", tn_linear(ctx, &x, &none, NULL, NULL, &out, err));
    FAILS(TN_ERR_ARG, "argument 1 is NULL", tn_linear(ctx, &x, NULL, NULL, NULL, &out, err));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_linear(NULL, &x, &w, NULL, NULL, &out, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_linear(ctx, &x, &w, NULL, NULL, NULL, err));
    const tn_fused relu = { .op = TN_OP_RELU };
    const tn_linear_attrs attrs[] = {
        { .size = sizeof attrs[0], .then = { { .op = TN_OP_MUL, .other = &w } } },
        { .size = sizeof attrs[0], .then = { { .op = TN_OP_ADD } } },
        { .size = sizeof attrs[0], .then = { { .op = TN_OP_ADD, .other = &none } } },
        { .size = sizeof attrs[0], .then = { { .op = TN_OP_RELU, .reversed = true } } },
        { .size = sizeof attrs[0],
          .then = { relu, relu, relu, relu, relu, relu, relu, relu } },
    };
    tn_tensor three = arange(ctx, TN_F32, 3, TN_SHAPE(3));
    FAILS(TN_ERR_UNSUPPORTED, "step 0 is mul", tn_linear(ctx, &x, &w, NULL, &attrs[0], &out, err));
    FAILS(TN_ERR_ARG, "step 0 is add without another tensor",
          tn_linear(ctx, &x, &w, NULL, &attrs[1], &out, err));
    FAILS(TN_ERR_STALE, "is no tensor", tn_linear(ctx, &x, &w, NULL, &attrs[2], &out, err));
    FAILS(TN_ERR_UNSUPPORTED, "step 0 is reversed", tn_linear(ctx, &x, &w, NULL, &attrs[3], &out, err));
    FAILS(TN_ERR_ARG, "more than 8 steps", tn_linear(ctx, &x, &w, &three, &attrs[4], &out, err));
    const tn_tensor *all[] = { &x, &w, &bad, &bias, &whole, &packed, &three };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        release(all[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(every_packing_by_every_table),
        WITH_CTX(packed_weights_give_the_bits_of_plain_ones),
        WITH_CTX(any_rank_and_strides),
        WITH_CTX(steps_behind_the_bias),
        WITH_CTX(described_and_into),
        WITH_CTX(wrong_requests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
