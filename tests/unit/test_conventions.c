/* test_conventions.c: the errors that the tensor conventions (specification 002) ask for, each with a
 * status of its own and a sentence with the values; NaN and infinity found in tensors of any strides and
 * type. */
#include "core_fixture.h"

#include <math.h>

/* -- Each error its own status ------------------------------------------------------------------*/

static void shapes_that_do_not_broadcast(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3)), b = arange(ctx, TN_F32, 4, TN_SHAPE(4)), out;

    FAILS(TN_ERR_SHAPE, "2x3", tn_add(ctx, &a, &b, &out, err));
    FAILS(TN_ERR_SHAPE, "4", tn_mul(ctx, &a, &b, &out, err));
    release(&a);
    release(&b);
}

static void dtypes_that_differ(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = arange(ctx, TN_F32, 4, TN_SHAPE(4)), b = arange(ctx, TN_I32, 4, TN_SHAPE(4)), out;

    FAILS(TN_ERR_DTYPE, "i32", tn_add(ctx, &a, &b, &out, err));
    assert_null(tn_data(&a, TN_I32, NULL));
    release(&a);
    release(&b);
}

static void ranks_too_low_and_too_high(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor scalar = arange(ctx, TN_F32, 1, TN_SCALAR), a = arange(ctx, TN_F32, 4, TN_SHAPE(2, 2)), out;

    FAILS(TN_ERR_RANK, "matmul", tn_matmul(ctx, &scalar, &a, &out, err));
    FAILS(TN_ERR_RANK, "needs two axes", tn_t(&scalar, &out, err));
    FAILS(TN_ERR_RANK, "9 axes", tn_tensor_new(ctx, TN_F32, (tn_dims){ 9, { 0 } }, &out, err));
    release(&scalar);
    release(&a);
}

static void tensors_that_are_not_packed(void **state)
{
    tn_tensor a = arange(ctx_of(state), TN_F32, 6, TN_SHAPE(2, 3)), t;

    OK(tn_t(&a, &t, err));
    FAILS(TN_ERR_CONTIGUITY, "linear: needs a packed tensor; this one is 3x2 with strides 1,3",
          tn_tensor_require_contiguous(&t, "linear", err));
    OK(tn_tensor_require_contiguous(&a, "linear", err));
    FAILS(TN_ERR_ARG, "NULL", tn_tensor_require_contiguous(NULL, "linear", err));
    release(&a);
}

static void results_that_are_not_finite(void **state)
{
    tn_memory *m = ((fixture *)*state)->memory;
    tn_tensor a, b, half, out = { .dtype = TN_BF16 }, before = out;
    tn_memory_stats stats = { .size = sizeof stats };
    tn_desc desc;
    tn_ctx *ctx;

    OK(tn_ctx_create(TN_WITH(tn_ctx_options, .memory = m, .check_finite = true), &ctx, err));
    a = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3));
    b = arange(ctx, TN_F32, 6, TN_SHAPE(2, 3));
    OK(tn_add(ctx, &a, &b, &out, err));
    release(&out);
    out = before;
    OK(tn_set_f64(&b, TN_INDEX(1, 0), -INFINITY, err));
    tn_memory_get_stats(m, &stats);
    FAILS(TN_ERR_NONFINITE, "add: the result, f32 2x3, has -inf at [1,0]", tn_add(ctx, &a, &b, &out, err));
    SAME_TENSOR(&out, &before);
    FAILS(TN_ERR_NONFINITE, "sum: the result, f32 scalar, has -inf at []",
          tn_sum(ctx, &b, TN_SCALAR, false, &out, err));
    assert_int_equal(stats.buffers, 2);
    tn_memory_get_stats(m, &stats);
    assert_int_equal(stats.buffers, 2);
    OK(tn_describe("mul", TN_LIST(&a, &b), &desc, err));
    FAILS(TN_ERR_NONFINITE, "mul: the result, f32 2x3, has -inf at [1,0]",
          tn_into(ctx, &desc, TN_LIST(&a, &b), TN_LIST(&a), err));
    OK(tn_fill_f64(ctx, &a, NAN, err));                        /* neither fills nor copies compute */
    OK(tn_copy_from(ctx, &b, &a, err));
    OK(tn_fill_f64(ctx, &a, 1e6, err));                        /* a cast does: 65504 is the largest half */
    OK(tn_tensor_zeros(ctx, TN_F16, TN_SHAPE(2, 3), &half, err));
    FAILS(TN_ERR_NONFINITE, "the result, f16 2x3, has inf at [0,0]", tn_copy_from(ctx, &half, &a, err));
    release(&half);
    release(&a);
    release(&b);
    tn_ctx_destroy(ctx);
}

/* Without the option nothing is looked at. */
static void finite_results_are_not_demanded(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor a = arange(ctx, TN_F32, 4, TN_SHAPE(4)), out;

    OK(tn_fill_f64(ctx, &a, NAN, err));
    OK(tn_add(ctx, &a, &a, &out, err));
    release(&a);
    release(&out);
}

/* -- check_finite -------------------------------------------------------------------------------*/

/* Every position of a strided view, in every float type, each of the three values. */
static void finds_each_place(void **state)
{
    static const tn_dtype types[] = { TN_F16, TN_BF16, TN_F32, TN_F64 };
    static const struct { double x; const char *text; } bad[] = {
        { NAN, "nan" }, { INFINITY, "inf" }, { -INFINITY, "-inf" },
    };
    tn_ctx *ctx = ctx_of(state);

    for (int k = 0; k < 12; k++) {
        tn_tensor t = arange(ctx, types[k % 4], 120, TN_SHAPE(4, 5, 6)), v;
        OK(tn_permute(&t, TN_AXES(2, 0, 1), &v, err));
        OK(tn_flip(&v, 1, &v, err));
        OK(tn_slice(&v, 2, 1, 5, 2, &v, err));                 /* 6x4x2 */
        for (int n = 0; n < 48; n++) {
            tn_dims at = TN_INDEX(n / 8, n / 2 % 4, n % 2);
            char words[80];
            OK(tn_check_finite(ctx, &v, NULL, err));
            OK(tn_set_f64(&v, at, bad[k / 4].x, err));
            snprintf(words, sizeof words, "scores, %s 6x4x2, has %s at [%d,%d,%d]",
                     tn_dtype_name(types[k % 4]), bad[k / 4].text, at.v[0], at.v[1], at.v[2]);
            FAILS(TN_ERR_NONFINITE, words, tn_check_finite(ctx, &v, "scores", err));
            OK(tn_set_f64(&v, at, 0, err));
        }
        release(&t);
    }
}

static void tells_the_first_place(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 60, TN_SHAPE(3, 4, 5)), v;

    OK(tn_set_f64(&t, TN_INDEX(2, 0, 1), INFINITY, err));
    OK(tn_set_f64(&t, TN_INDEX(0, 3, 4), NAN, err));
    FAILS(TN_ERR_NONFINITE, "check_finite: the tensor, f32 3x4x5, has nan at [0,3,4]",
          tn_check_finite(ctx, &t, NULL, err));
    OK(tn_permute(&t, TN_AXES(2, 1, 0), &v, err));             /* row-major of the view, not of memory */
    FAILS(TN_ERR_NONFINITE, "5x4x3, has inf at [1,0,2]", tn_check_finite(ctx, &v, NULL, err));
    OK(tn_select(&t, 0, 1, &v, err));
    OK(tn_check_finite(ctx, &v, NULL, err));
    release(&t);
}

/* The largest numbers and subnormals are finite; scalars, empty tensors, integers. */
static void takes_what_is_finite(void **state)
{
    static const struct { tn_dtype dtype; double most, least; } all[] = {
        { TN_F16, 65504, 0x1p-24 }, { TN_BF16, 0x1.FEp127, 0x1p-133 },
        { TN_F32, 0x1.FFFFFEp127, 0x1p-149 }, { TN_F64, 0x1.FFFFFFFFFFFFFp1023, 0x1p-1074 },
    };
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t, blocked;

    for (int i = 0; i < 4; i++) {
        OK(tn_tensor_zeros(ctx, all[i].dtype, TN_SHAPE(4), &t, err));
        OK(tn_set_f64(&t, TN_INDEX(0), all[i].most, err));
        OK(tn_set_f64(&t, TN_INDEX(1), -all[i].most, err));
        OK(tn_set_f64(&t, TN_INDEX(2), all[i].least, err));
        assert_true(element(&t, 2) == all[i].least);
        OK(tn_check_finite(ctx, &t, NULL, err));
        release(&t);
    }
    t = arange(ctx, TN_F32, 0, TN_SHAPE(3, 0));
    OK(tn_check_finite(ctx, &t, NULL, err));
    release(&t);
    OK(tn_tensor_new(ctx, TN_I32, TN_SHAPE(2), &t, err));
    OK(tn_fill_i64(ctx, &t, 0x7F800000, err));
    OK(tn_check_finite(ctx, &t, NULL, err));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_check_finite(NULL, &t, NULL, err));
    release(&t);
    FAILS(TN_ERR_STALE, "was released", tn_check_finite(ctx, &t, NULL, err));
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(1, 3, 2, 2), &t, err));
    OK(tn_to_layout(ctx, &t, TN_NCHWC, 4, &blocked, err));
    FAILS(TN_ERR_LAYOUT, "argument 0 is blocked", tn_check_finite(ctx, &blocked, NULL, err));
    release(&blocked);
    release(&t);
    t = arange(ctx, TN_F32, 1, TN_SCALAR);
    OK(tn_set_f64(&t, TN_SCALAR, NAN, err));
    FAILS(TN_ERR_NONFINITE, "f32 scalar, has nan at []", tn_check_finite(ctx, &t, NULL, err));
    release(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(shapes_that_do_not_broadcast),
        WITH_CTX(dtypes_that_differ),
        WITH_CTX(ranks_too_low_and_too_high),
        WITH_CTX(tensors_that_are_not_packed),
        WITH_CTX(results_that_are_not_finite),
        WITH_CTX(finite_results_are_not_demanded),
        WITH_CTX(finds_each_place),
        WITH_CTX(tells_the_first_place),
        WITH_CTX(takes_what_is_finite),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
