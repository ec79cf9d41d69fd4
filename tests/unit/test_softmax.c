/* test_softmax.c: softmax and log_softmax of every float type along every axis, on the reference and on every
 * dense tier. Right values from NumPy 1.24 in double: e = exp(s*x - max); e / e.sum(axis), x the scrambled
 * numbers of norm_fixture.h as [2, 4, 3]; those of the cases by hand. */
#include "norm_fixture.h"

static const double by_axis[3][24] = {
    {
        0.10669059394565118, 0.10669059394565118, 0.10669059394565118, 0.995929862284104, 0.10669059394565118,
        0.10669059394565118, 0.10669059394565118, 0.10669059394565118, 0.995929862284104, 0.10669059394565118,
        0.10669059394565118, 0.10669059394565118, 0.8933094060543487, 0.8933094060543487, 0.8933094060543487,
        0.004070137715896127, 0.8933094060543487, 0.8933094060543487, 0.8933094060543487, 0.8933094060543487,
        0.004070137715896127, 0.8933094060543487, 0.8933094060543487, 0.8933094060543487
    },
    {
        0.001463909300157765, 0.7502264080520622, 0.006048053791749503, 0.7583237916329796,
            0.1896869417739302,
        0.0015291874761113086, 0.19173428096560532, 0.04796036968755899, 0.7921387239478718,
        0.04847801810125735, 0.01212628048644863, 0.2002840347842675, 0.006048053791749503,
        0.7502264080520622,
        0.029042565857486442, 0.0015291874761113086, 0.1896869417739302, 0.007343110612539603,
        0.7921387239478718, 0.04796036968755899, 0.0018566291192240573, 0.2002840347842675,
        0.01212628048644863, 0.9617576944107499
    },
    {
        0.00925230357276996, 0.9437606218255059, 0.046987074601724244, 0.9503302116973794,
            0.04731415522182404,
        0.0023556330807966807, 0.163179890293619, 0.008124248354308947, 0.828695861352072, 0.163179890293619,
        0.008124248354308947, 0.828695861352072, 0.00925230357276996, 0.9437606218255059,
        0.046987074601724244,
        0.00925230357276996, 0.9437606218255059, 0.046987074601724244, 0.9503302116973794,
        0.04731415522182404, 0.0023556330807966807, 0.163179890293619, 0.008124248354308947, 0.828695861352072
    }
};

/* Axis 1, scale -0.5. */
static const double falling[24] = {
    0.7662307382004738, 0.0675245732736052, 0.3077026806594434, 0.033665829084528684, 0.13428864898677362,
    0.6119398505183495, 0.0669524957449555, 0.2670648679795808, 0.02688676059374258, 0.13315093697004196,
    0.5311219097600404, 0.05347070822846449, 0.3077026806594434, 0.0675245732736052, 0.1404970308619947,
    0.6119398505183495, 0.13428864898677362, 0.2794117096403084, 0.02688676059374258, 0.2670648679795808,
    0.5556765364017291, 0.05347070822846449, 0.5311219097600404, 0.024414723095967705
};

static void logarithms(double *to, const double *from)
{
    for (int i = 0; i < 24; i++)
        to[i] = log(from[i]);
}

static void each_axis(void)
{
    tn_tensor x = scrambled(dtype, TN_SHAPE(2, 4, 3)), apart = scattered(&x), y;
    for (int axis = 0; axis < 3; axis++) {
        double logs[24];
        logarithms(logs, by_axis[axis]);
        OK(tn_softmax(ctx, &x, axis, 1, &y, err));
        holds("softmax", &y, by_axis[axis]);
        release(&y);
        OK(tn_softmax(ctx, &apart, axis - 3, 1, &y, err));
        holds("softmax of scattered", &y, by_axis[axis]);
        release(&y);
        OK(tn_log_softmax(ctx, &apart, axis, 1, &y, err));
        holds("log_softmax", &y, logs);
        release(&y);
    }
    release(&x);
    release(&apart);
}

/* Kernels take positive scales; the others are right all the same. */
static void scales(void)
{
    tn_tensor x = scrambled(dtype, TN_SHAPE(2, 4, 3)), y;
    double logs[24], even[24];
    for (int i = 0; i < 24; i++)
        even[i] = 0.25;
    logarithms(logs, falling);
    OK(tn_softmax(ctx, &x, 1, -0.5f, &y, err));
    holds("scale -0.5", &y, falling);
    release(&y);
    OK(tn_log_softmax(ctx, &x, 1, -0.5f, &y, err));
    holds("scale -0.5", &y, logs);
    release(&y);
    OK(tn_softmax(ctx, &x, 1, 0, &y, err));
    holds("scale 0", &y, even);
    release(&y);
    release(&x);
}

/* Into an existing tensor, strided; each dense kernel also as its bf16 neighbours see it. */
static void into_strides(void)
{
    tn_tensor x = scrambled(dtype, TN_SHAPE(2, 4, 3)), to = scattered(&x);
    tn_desc desc;
    OK(tn_describe("softmax axis 1", TN_LIST(&x), &desc, err));
    OK(tn_into(ctx, &desc, TN_LIST(&x), TN_LIST(&to), err));
    holds("into strides", &to, by_axis[1]);
    release(&x);
    release(&to);
}

/* S11-4: huge differences, rows of -inf alone, +inf. */
static void extremes(void)
{
    double inf = INFINITY;
    tn_tensor x = TENSOR(TN_SHAPE(5, 2), 1000, 1000, 0, -1000, -inf, 0, -inf, -inf, inf, 0), y;
    OK(tn_softmax(ctx, &x, 1, 1, &y, err));
    HOLDS("extremes", &y, 0.5, 0.5, 1, 0, 0, 1, NAN, NAN, NAN, NAN);
    release(&y);
    release(&x);
    x = TENSOR(TN_SHAPE(1, 3), 1000, 1000, 1000);
    OK(tn_softmax(ctx, &x, 1, 1, &y, err));
    HOLDS("a thousand", &y, 1.0 / 3, 1.0 / 3, 1.0 / 3);
    release(&y);
    release(&x);
    x = TENSOR(TN_SHAPE(2), 1e4, 0);
    OK(tn_log_softmax(ctx, &x, 0, 1, &y, err));
    HOLDS("logarithm", &y, value_at(&x, 0) - value_at(&x, 0), -value_at(&x, 0));
    release(&y);
    release(&x);
}

static void not_numbers(void)
{
    for (int at = 0; at < 37; at++) {
        tn_tensor x = scrambled(dtype, TN_SHAPE(37)), y;
        OK(tn_set_f64(&x, TN_INDEX(at), NAN, err));
        OK(tn_softmax(ctx, &x, 0, 1, &y, err));
        for (int i = 0; i < 37; i++)
            assert_true(isnan(value_at(&y, i)));
        release(&y);
        release(&x);
    }
}

/* S8-4: an axis of nothing gives nothing. */
static void empty_axes(void)
{
    tn_tensor x, y;
    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(3, 0), &x, err));
    for (int axis = 0; axis < 2; axis++) {
        OK(tn_softmax(ctx, &x, axis, 1, &y, err));
        assert_dims("shape", y.rank, y.shape, TN_SHAPE(3, 0));
        release(&y);
    }
    release(&x);
}

static void wrong_calls(void)
{
    tn_tensor x = scrambled(dtype, TN_SHAPE(2, 3)), y, whole, scalar;
    FAILS(TN_ERR_RANGE, "2", tn_softmax(ctx, &x, 2, 1, &y, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_softmax(ctx, &x, 0, 1, NULL, err));
    OK(tn_tensor_new(ctx, TN_I32, TN_SHAPE(2), &whole, err));
    FAILS(TN_ERR_DTYPE, "not for i32", tn_softmax(ctx, &whole, 0, 1, &y, err));
    OK(tn_tensor_new(ctx, dtype, TN_SCALAR, &scalar, err));
    FAILS(TN_ERR_RANGE, "rank 0", tn_softmax(ctx, &scalar, 0, 1, &y, err));
    release(&scalar);
    release(&whole);
    release(&x);
}

static void softmax_call(tn_ctx *own, tn_tensor *out)
{
    ctx = own;
    tn_tensor x = scrambled(dtype, TN_SHAPE(7, 300, 90));
    OK(tn_softmax(own, &x, 1, 0.7f, out, err));
    release(&x);
}

static void log_softmax_call(tn_ctx *own, tn_tensor *out)
{
    ctx = own;
    tn_tensor x = scrambled(dtype, TN_SHAPE(2000, 99));
    OK(tn_log_softmax(own, &x, 1, 1, out, err));
    release(&x);
}

static void threads(void **state)
{
    (void)state;
    for (size_t t = 0; t < sizeof float_types / sizeof *float_types; t++) {
        dtype = float_types[t];
        same_for_any_threads("softmax", softmax_call);
        same_for_any_threads("log_softmax", log_softmax_call);
    }
}

#define ON_EVERY_TABLE(name, test) \
    static void name(void **state) { (void)state; on_every_table(test); }
ON_EVERY_TABLE(every_axis_as_numpy, each_axis)
ON_EVERY_TABLE(any_scale, scales)
ON_EVERY_TABLE(into_strided_outputs, into_strides)
ON_EVERY_TABLE(a_s11_4_extremes, extremes)
ON_EVERY_TABLE(nan_in_nan_out, not_numbers)
ON_EVERY_TABLE(a_s8_4_empty_axis, empty_axes)
ON_EVERY_TABLE(errors, wrong_calls)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_axis_as_numpy), cmocka_unit_test(any_scale),
        cmocka_unit_test(into_strided_outputs), cmocka_unit_test(a_s11_4_extremes),
        cmocka_unit_test(nan_in_nan_out), cmocka_unit_test(a_s8_4_empty_axis),
        cmocka_unit_test(errors), cmocka_unit_test(threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
