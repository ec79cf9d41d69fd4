/* test_cases.c: faults that systems of this kind really had (their numbers in the names), on the reference
 * and on the dense kernels of every tier of this machine. Right values by hand, from the text of each
 * case. */
#include "core_fixture.h"

#include "base/base_p.h"

#include <math.h>
#include <stdlib.h>

static tn_ctx *ctx;            /* of the table in turn */

static void on_every_table(void (*test)(void))
{
    static const tn_isa tier[] = { TN_ISA_GENERIC, TN_ISA_AVX2, TN_ISA_AVX512, TN_ISA_NEON };
    for (size_t i = 0; i <= sizeof tier / sizeof *tier; i++) {
        bool reference = i == sizeof tier / sizeof *tier;
        if (!reference && tni_isa_cap(tn_isa_detect(), tier[i]) != tier[i])
            continue;
        const tn_kernels *table = reference ? tn_kernels_reference() : tn_kernels_dense(tier[i], TN_FAST);
        OK(tn_ctx_create(TN_WITH(tn_ctx_options, .kernels = table), &ctx, err));
        test();
        tn_ctx_destroy(ctx);
    }
}

/* A packed tensor of these values. */
static tn_tensor tensor(tn_dims shape, const float *x)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, TN_F32, shape, &t, err));
    tn_error err;
    float *to = tn_mutable_data(&t, TN_F32, &err);
    memcpy(to, x, sizeof *to * (size_t)tn_tensor_count(&t));
    return t;
}

#define TENSOR(shape, ...) tensor(shape, (const float[]){ __VA_ARGS__ })

static tn_tensor filled(tn_dims shape, double x)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, TN_F32, shape, &t, err));
    OK(tn_fill_f64(ctx, &t, x, err));
    return t;
}

static float *data_of(const tn_tensor *t)
{
    tn_error err;
    float *x = tn_mutable_data(t, TN_F32, &err);
    assert_non_null(x);
    return x;
}

static void holds(const tn_tensor *t, tn_dims shape, const float *want)
{
    const float *got = data_of(t);
    assert_dims("shape", t->rank, t->shape, shape);
    assert_true(tn_tensor_is_contiguous(t));
    for (int32_t i = 0; i < tn_tensor_count(t); i++)
        if (!(isnan(want[i]) ? isnan(got[i]) : got[i] == want[i]))
            fail_msg("%s: element %d is %.9g, not %.9g", tn_ctx_kernels(ctx)->name, (int)i, (double)got[i],
                     (double)want[i]);
}

#define HOLDS(t, shape, ...) holds(t, shape, (const float[]){ __VA_ARGS__ })

static void into(const char *what, tn_list inputs, const tn_tensor *out)
{
    tn_desc desc;
    OK(tn_describe(what, inputs, &desc, err));
    OK(tn_into(ctx, &desc, inputs, (tn_list){ 1, &out }, err));
}

/* -- Elementwise ----------------------------------------------------------------------------------*/

/* S7-1, S7-5: NaN through relu, in every lane, at every length and start; its gradient there is 0. */
static void relu_of_nan(void)
{
    enum { LONGEST = 67, STARTS = 16 };
    tn_tensor whole = filled(TN_SHAPE(LONGEST + STARTS), (double)NAN), ones = filled(TN_SHAPE(LONGEST), 1);
    for (int32_t n = 0; n <= LONGEST; n++) {
        tn_tensor x, y, g, dx;
        OK(tn_narrow(&whole, 0, n % STARTS, n, &x, err));
        OK(tn_narrow(&ones, 0, 0, n, &g, err));
        OK(tn_relu(ctx, &x, &y, err));
        dx = filled(TN_SHAPE(n), 7);
        into("relu.d0", TN_LIST(&g, &y), &dx);
        for (int32_t i = 0; i < n; i++) {
            assert_true(isnan(data_of(&y)[i]));
            assert_true(data_of(&dx)[i] == 0);
        }
        release(&y);
        release(&dx);
    }
    tn_tensor x = TENSOR(TN_SHAPE(6), NAN, 1, -1, -0.0f, 0, -NAN), y;
    OK(tn_relu(ctx, &x, &y, err));
    HOLDS(&y, TN_SHAPE(6), NAN, 1, 0, 0, 0, NAN);
    release(&x), release(&y), release(&whole), release(&ones);
}

/* S4-4, S7-4: one value n times, at each start and stride: equal bits in body and tail. */
static void equal_bits_of_a_map(tn_op op, float value, int32_t stride)
{
    enum { LONGEST = 67, STARTS = 16 };
    tn_tensor whole = filled(TN_SHAPE((LONGEST + STARTS) * stride), (double)value), one, first;
    OK(tn_narrow(&whole, 0, 0, 1, &one, err));
    OK(tn_unary(ctx, op, &one, &first, err));
    for (int32_t n = 1; n <= LONGEST; n++) {
        tn_tensor x, y;
        int32_t start = n % STARTS;
        OK(tn_slice(&whole, 0, start, start + (n - 1) * stride + 1, stride, &x, err));
        OK(tn_unary(ctx, op, &x, &y, err));
        for (int32_t i = 0; i < n; i++)
            assert_memory_equal(data_of(&y) + i, data_of(&first), sizeof(float));
        release(&y);
    }
    release(&whole), release(&first);
}

static void body_and_tail(void)
{
    static const float values[] = { 0.7f, -1.3f, 80, -87.5f, -100, 1e-40f, -0.0f };
    static const tn_op ops[] = { TN_OP_EXP, TN_OP_RELU, TN_OP_NEG };
    for (size_t v = 0; v < sizeof values / sizeof *values; v++)
        for (size_t o = 0; o < 3; o++)
            for (int32_t stride = 1; stride <= 3; stride += 2)
                equal_bits_of_a_map(ops[o], values[v], stride);
}

/* -- Sums and rows --------------------------------------------------------------------------------*/

/* S8-1: a chain of additions would stick at 2^24. Off by at most a unit a level of a tree. */
static void sums_do_not_stick(void)
{
    tn_tensor x = filled(TN_SHAPE(1001, 2), 1), flipped, y;
    data_of(&x)[0] = data_of(&x)[1] = 16777216;
    OK(tn_flip(&x, 0, &flipped, err));
    for (int i = 0; i < 2; i++) {
        OK(tn_sum(ctx, i ? &flipped : &x, TN_AXES(0), false, &y, err));
        assert_true(fabsf(data_of(&y)[0] - 16778216) <= 16 && fabsf(data_of(&y)[1] - 16778216) <= 16);
        release(&y);
    }
    release(&x);
}

/* S8-4: nothing is left unwritten. The pool hands out what was filled and released before. */
static void sums_of_nothing(void)
{
    tn_tensor dirty = filled(TN_SHAPE(3), 1234.5), x, y;
    release(&dirty);
    OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(3, 0), &x, err));
    OK(tn_sum(ctx, &x, TN_AXES(1), false, &y, err));
    HOLDS(&y, TN_SHAPE(3), 0, 0, 0);
    release(&y);
    OK(tn_log_softmax(ctx, &x, 1, 1, &y, err));
    assert_int_equal(tn_tensor_count(&y), 0);
    release(&y), release(&x);
    OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(0, 3), &x, err));
    OK(tn_sum(ctx, &x, TN_AXES(0), false, &y, err));
    HOLDS(&y, TN_SHAPE(3), 0, 0, 0);
    release(&y), release(&x);
}

/* S11-4 */
static void log_softmax_of_extremes(void)
{
    tn_tensor y, x = TENSOR(TN_SHAPE(5, 2), 1e4f, 0, -INFINITY, 0, -INFINITY, -INFINITY, INFINITY, 0, 0,
                            -1000);
    OK(tn_log_softmax(ctx, &x, 1, 1, &y, err));
    HOLDS(&y, TN_SHAPE(5, 2), 0, -1e4f, -INFINITY, 0, NAN, NAN, NAN, NAN, 0, -1000);
    release(&x), release(&y);
}

#define CASE(name, test) static void name(void **state) { (void)state; on_every_table(test); }
CASE(a_s7_1_s7_5_relu_of_nan, relu_of_nan)
CASE(a_s4_4_s7_4_body_and_tail, body_and_tail)
CASE(a_s8_1_sums_do_not_stick, sums_do_not_stick)
CASE(a_s8_4_sums_of_nothing, sums_of_nothing)
CASE(a_s11_4_log_softmax_of_extremes, log_softmax_of_extremes)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_s7_1_s7_5_relu_of_nan),      cmocka_unit_test(a_s4_4_s7_4_body_and_tail),
        cmocka_unit_test(a_s8_1_sums_do_not_stick),     cmocka_unit_test(a_s8_4_sums_of_nothing),
        cmocka_unit_test(a_s11_4_log_softmax_of_extremes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
