/* test_pool2d.c: pooling: the cases of bugs S10, small images by NumPy (pool2d_cases.h) in every layout and
 * by every table, larger ones against the reference, limits and sentences. */
#include "core_fixture.h"

#include <math.h>
#include <stdlib.h>

#include "kernel/desc/desc_p.h"
#include "seed.h"

#define POOL(...) TN_WITH(tn_pool2d_attrs, __VA_ARGS__)

typedef enum pool_pattern { WHOLE, TIES, NEGATIVE, LOWEST, MIXED } pool_pattern;

typedef struct pool_case {
    tn_op           op;
    tn_dtype        dtype;
    pool_pattern    pattern;
    int32_t         shape[4], out[2];
    tn_pool2d_attrs attrs;
    const double   *value;
    const int32_t  *index;     /* NULL: an average */
} pool_case;

#include "pool2d_cases.h"

/* -- Tensors
 * ------------------------------------------------------------------------------------------------*/

/* As make_pool2d.py has it. */
static double pattern(pool_pattern kind, int64_t i)
{
    double whole = (double)((i * 37 + 11) % 101 - 50);
    switch (kind) {
    case TIES: return (double)((i * 7 + i / 5) % 3);
    case NEGATIVE: return (double)(-1 - (i * 5 + i / 7) % 4);
    case LOWEST: return -INFINITY;
    case MIXED: return i % 7 == 3 ? NAN : i % 5 == 2 ? -INFINITY : i % 11 == 6 ? INFINITY : whole;
    default: return whole;
    }
}

static tn_dims index_of(const tn_tensor *t, int64_t n)
{
    tn_dims index = { t->rank, { 0 } };
    for (int32_t i = t->rank - 1; i >= 0; n /= t->shape[i--])
        index.v[i] = (int32_t)(n % t->shape[i]);
    return index;
}

static tn_tensor image(tn_ctx *ctx, tn_dtype dtype, tn_dims shape, pool_pattern kind)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, dtype, shape, &t, err));
    for (int32_t i = 0; i < tn_tensor_count(&t); i++) {
        double x = pattern(kind, i);
        OK(tn_set_f64(&t, index_of(&t, i), dtype == TN_U8 ? fabs(x) : x, err));
    }
    return t;
}

static tn_tensor image_of(tn_ctx *ctx, tn_dims shape, const double *values)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, TN_F32, shape, &t, err));
    for (int32_t i = 0; i < tn_tensor_count(&t); i++)
        OK(tn_set_f64(&t, index_of(&t, i), values[i], err));
    return t;
}

/* The layouts that a tensor is tried in. */
enum { NCHW, NHWC, BLOCKED_1, BLOCKED_3, BLOCKED_8, BLOCKED_16, GAPS, TURNED, PLACES };

/* A tensor of the same elements, elsewhere: owner, released by the caller, and view. */
static tn_tensor elsewhere(tn_ctx *ctx, const tn_tensor *t, int place, tn_tensor *view)
{
    static const int block[PLACES] = { [BLOCKED_1] = 1, [BLOCKED_3] = 3, [BLOCKED_8] = 8, [BLOCKED_16] = 16 };
    tn_tensor owner;
    if (place == NHWC || place == NCHW || block[place]) {
        tn_layout layout = place == NHWC ? TN_NHWC : block[place] ? TN_NCHWC : TN_NCHW;
        OK(tn_to_layout(ctx, t, layout, block[place], view, err));
        if (!tn_tensor_shares_buffer(t, view))
            return *view;
        OK(tn_tensor_share(t, view, err));
        return *view;
    } else if (place == GAPS) {
        tn_dims wide = TN_SHAPE(t->shape[0], t->shape[1] + 1, 2 * t->shape[2], 2 * t->shape[3]);
        OK(tn_tensor_new(ctx, t->dtype, wide, &owner, err));
        OK(tn_slice(&owner, 1, 1, t->shape[1] + 1, 1, view, err));
        OK(tn_slice(view, 2, 0, 2 * t->shape[2], 2, view, err));
        OK(tn_slice(view, 3, 0, 2 * t->shape[3], 2, view, err));
    } else {
        OK(tn_tensor_new(ctx, t->dtype, TN_SHAPE(t->shape[3], t->shape[1], t->shape[2], t->shape[0]), &owner,
                         err));
        OK(tn_transpose(&owner, 0, 3, view, err));
        OK(tn_flip(view, 2, view, err));
        OK(tn_flip(view, 3, view, err));
    }
    OK(tn_copy_from(ctx, view, t, err));
    return owner;
}

static tn_status run(tn_ctx *ctx, tn_op op, const tn_tensor *x, const tn_pool2d_attrs *attrs, tn_tensor *out,
                     tn_tensor *index, tn_error *err)
{
    if (op == TN_OP_AVG_POOL2D)
        return tn_avg_pool2d(ctx, x, attrs, out, err);
    return (op == TN_OP_MAX_POOL2D ? tn_max_pool2d : tn_relu_max_pool2d)(ctx, x, attrs, out, index, err);
}

/* The tables that everything is tried with. */
static const tn_kernels *table(int number)
{
    if (number == 0)
        return tn_kernels_reference();
    return tn_kernels_dense(number < 3 ? TN_ISA_BEST : TN_ISA_GENERIC, number % 2 ? TN_FAST : TN_EXACT);
}

enum { TABLES = 4 };

/* -- By NumPy
 * -----------------------------------------------------------------------------------------------*/

static bool same(double a, double b)
{
    return a == b || (isnan(a) && isnan(b));
}

/* Averages of whole numbers are exact before the division, so that the fast ones, too, are rounded once. */
static void check_values(const pool_case *c, const tn_tensor *out, const tn_tensor *index, int place,
                         int number)
{
    tn_dims shape = TN_SHAPE(c->shape[0], c->shape[1], c->out[0], c->out[1]);
    size_t at = (size_t)(c - pool_cases);
    assert_dims("extent", out->rank, out->shape, shape);
    for (int32_t i = 0; i < tn_tensor_count(out); i++) {
        if (!same(element(out, i), c->value[i]))
            fail_msg("case %zu, place %d, table %d: element %d is %g, not %g", at, place, number, i,
                     element(out, i), c->value[i]);
        if (index && element(index, i) != c->index[i])
            fail_msg("case %zu, place %d, table %d: index %d is %g, not %d", at, place, number, i,
                     element(index, i), c->index[i]);
    }
}

static tn_tensor plain(tn_ctx *ctx, const tn_tensor *t)
{
    tn_tensor out = *t;
    OK(tn_to_layout(ctx, t, t->flagged ? TN_NCHW : tn_layout_of(t) == TN_STRIDED ? TN_NCHW : tn_layout_of(t),
                    0, &out, err));
    return out;
}

static void check_case(tn_ctx *ctx, const pool_case *c, int place, int number, bool with_index)
{
    tn_dims shape = TN_SHAPE(c->shape[0], c->shape[1], c->shape[2], c->shape[3]);
    tn_tensor x = image(ctx, c->dtype, shape, c->pattern), view, out, index, values, places;
    tn_tensor owner = elsewhere(ctx, &x, place, &view);
    OK(tn_ctx_set_kernels(ctx, table(number), err));
    OK(run(ctx, c->op, &view, &c->attrs, &out, with_index ? &index : NULL, err));
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    tn_layout layout = tn_layout_of(&view);
    if (layout != TN_STRIDED)
        assert_true(tn_layout_of(&out) == layout || tn_layout_of(&out) == TN_NCHW);
    assert_int_equal(out.flagged, view.flagged);
    values = plain(ctx, &out);
    if (with_index)
        places = plain(ctx, &index);
    check_values(c, &values, with_index ? &places : NULL, place, number);
    const tn_tensor *made[] = { &x, &owner, &out, &values, with_index ? &index : NULL, with_index ? &places :
                                NULL };
    for (int i = 0; i < 6; i++)
        if (made[i])
            release(made[i]);
}

static void small_images_by_numpy(void **state)
{
    for (size_t i = 0; i < sizeof pool_cases / sizeof *pool_cases; i++)
        for (int place = 0; place < PLACES; place++)
            for (int number = 0; number < TABLES; number++)
                for (int with_index = 0; with_index <= (pool_cases[i].index != NULL); with_index++)
                    check_case(ctx_of(state), &pool_cases[i], place, number, with_index);
}

/* -- Cases of bugs S10
 * ----------------------------------------------------------------------------------------*/

/* A window [1, NaN, 2, 3] in one to nine channels: NaN in each. */
static void a_s10_1_nan_in_every_channel(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    static const double window[] = { 1, NAN, 2, 3 };
    for (int32_t channels = 1; channels <= 9; channels++)
        for (int place = 0; place < PLACES; place++)
            for (int wide = 0; wide < 2; wide++) {
                tn_tensor x, owner, view, out, values;
                OK(tn_tensor_new(ctx, wide ? TN_F64 : TN_F32, TN_SHAPE(1, channels, 2, 2), &x, err));
                for (int32_t i = 0; i < 4 * channels; i++)
                    OK(tn_set_f64(&x, index_of(&x, i), window[i % 4], err));
                owner = elsewhere(ctx, &x, place, &view);
                OK(tn_max_pool2d(ctx, &view, POOL(.kernel = { 2, 2 }), &out, NULL, err));
                values = plain(ctx, &out);
                for (int32_t i = 0; i < channels; i++)
                    assert_true(isnan(element(&values, i)));
                release(&x), release(&owner), release(&out), release(&values);
            }
}

static void a_s10_2_negative_maxima(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    static const tn_dtype types[] = { TN_F32, TN_I32, TN_I8, TN_F64, TN_F16, TN_BF16 };
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
        for (int place = 0; place < PLACES; place++) {
            tn_tensor x, owner, view, out, values;
            OK(tn_tensor_arange(ctx, types[t], -12, 12, 1, &x, err));
            OK(tn_try_reshape(&x, TN_SHAPE(1, 1, 4, 6), &x, err));
            owner = elsewhere(ctx, &x, place, &view);
            OK(tn_max_pool2d(ctx, &view, POOL(.kernel = { 2, 2 }, .stride = { 2, 2 }), &out, NULL, err));
            values = plain(ctx, &out);
            VALUES(&values, -5, -3, -1, 7, 9, 11);
            release(&x), release(&owner), release(&out), release(&values);
        }
}

static void expect_window(tn_ctx *ctx, tn_dims shape, const double *values, const tn_pool2d_attrs *attrs,
                          double value, double place)
{
    tn_tensor x = image_of(ctx, shape, values), out, index;
    for (int number = 0; number < TABLES; number++) {
        OK(tn_ctx_set_kernels(ctx, table(number), err));
        OK(tn_max_pool2d(ctx, &x, attrs, &out, &index, err));
        assert_true(same(element(&out, 0), value));
        assert_int_equal(index.dtype, TN_I32);
        assert_true(element(&index, 0) == place);
        release(&out);
        release(&index);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    release(&x);
}

static void a_s10_3_indices_of_infinite_and_nan_windows(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    static const double low[] = { -INFINITY, -INFINITY, -INFINITY, -INFINITY }, nan[] = { 1, NAN, NAN, 5 };
    tn_dims shape = TN_SHAPE(1, 1, 2, 2);
    expect_window(ctx, shape, low, POOL(.kernel = { 2, 2 }), -INFINITY, 0);
    expect_window(ctx, shape, nan, POOL(.kernel = { 2, 2 }), NAN, 1);
    expect_window(ctx, shape, low, POOL(.kernel = { 2, 2 }, .pad = { 1, 1 }), -INFINITY, 0);
    expect_window(ctx, shape, low, NULL, -INFINITY, 0);
}

static void a_s10_4_divisors_at_the_edge(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    static const double counted[] = { 14.0 / 9, 30.0 / 9, 57.0 / 9, 99.0 / 9 };
    for (int number = 0; number < TABLES; number++) {
        tn_tensor x, out;
        OK(tn_tensor_arange(ctx, TN_F32, 1, 17, 1, &x, err));
        OK(tn_try_reshape(&x, TN_SHAPE(1, 1, 4, 4), &x, err));
        OK(tn_ctx_set_kernels(ctx, table(number), err));
        OK(tn_avg_pool2d(ctx, &x, POOL(.kernel = { 3, 3 }, .stride = { 2, 2 }, .pad = { 1, 1 },
                                       .count_pad = true),
                         &out, err));
        assert_shape(&out, 1, 1, 2, 2);
        for (int i = 0; i < 4; i++)
            assert_true(element(&out, i) == (double)(float)counted[i]);
        release(&out);
        OK(tn_avg_pool2d(ctx, &x, POOL(.kernel = { 3, 3 }, .stride = { 2, 2 }, .pad = { 1, 1 }), &out, err));
        VALUES(&out, 3.5, 5, 9.5, 11);
        release(&out);
        release(&x);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
}

/* Positions beyond 2^24, of which the odd ones are no F32. */
static void a_s10_6_indices_are_integers(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    for (int number = 1; number < 3; number++) {
        tn_tensor x, out, index;
        OK(tn_tensor_zeros(ctx, TN_U8, TN_SHAPE(1, 1, 4097, 4097), &x, err));
        OK(tn_ctx_set_kernels(ctx, table(number), err));
        OK(tn_max_pool2d(ctx, &x, POOL(.kernel = { 1, 1 }), &out, &index, err));
        assert_true(element(&index, 16785407) == 16785407);
        assert_true(element(&index, 16785408) == 16785408);
        release(&x), release(&out), release(&index);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
}

/* -- Against the reference
 * ------------------------------------------------------------------------------------*/

static const void *bytes_of(const tn_tensor *t)
{
    tn_error err;
    const void *data = tn_data(t, t->dtype, &err);
    assert_non_null(data);
    return data;
}

static size_t size_of(const tn_tensor *t)
{
    int32_t block = t->flagged ? t->flagged_arg : 1;
    size_t channels = (size_t)((t->shape[1] + block - 1) / block * block);
    size_t plane = (size_t)t->shape[2] * (size_t)t->shape[3];
    return (size_t)t->shape[0] * channels * plane * tn_dtype_size(t->dtype);
}

/* Same bits, also in lanes that no channel has, which are 0. */
static void check_against_reference(tn_ctx *ctx, tn_op op, const tn_tensor *x, const tn_pool2d_attrs *attrs,
                                    bool with_index)
{
    tn_tensor out[2][2];
    for (int i = 0; i < 2; i++) {
        OK(tn_ctx_set_kernels(ctx, table(i * 2), err));
        OK(run(ctx, op, x, attrs, &out[i][0], with_index ? &out[i][1] : NULL, err));
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
    for (int o = 0; o <= with_index; o++) {
        assert_memory_equal(bytes_of(&out[0][o]), bytes_of(&out[1][o]), size_of(&out[0][o]));
        release(&out[0][o]);
        release(&out[1][o]);
    }
}

/* One to seventeen channels in every layout: whole vectors, tails and blocks that are not full. */
static void every_number_of_channels(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    static const tn_dtype types[] = { TN_F32, TN_F64, TN_F16, TN_U8 };
    for (int32_t channels = 1; channels <= 17; channels++)
        for (int place = 0; place < PLACES; place++) {
            tn_dtype dtype = types[channels % 4];
            tn_tensor x = image(ctx, dtype, TN_SHAPE(2, channels, 7, 18), WHOLE), view;
            tn_tensor owner = elsewhere(ctx, &x, place, &view);
            const tn_pool2d_attrs *attrs = POOL(.kernel = { 3, 3 }, .stride = { 2, 2 }, .pad = { 1, 1 });
            check_against_reference(ctx, TN_OP_MAX_POOL2D, &view, attrs, true);
            check_against_reference(ctx, TN_OP_MAX_POOL2D, &view, attrs, false);
            if (dtype != TN_U8)
                check_against_reference(ctx, TN_OP_AVG_POOL2D, &view, attrs, false);
            release(&owner), release(&x);
        }
}

/* Zeros of either sign are equal: the first wins, in every order of the work. */
static void first_zero_wins(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x;
    OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(1, 3, 20, 40), &x, err));
    for (int32_t i = 0; i < tn_tensor_count(&x); i++)
        OK(tn_set_f64(&x, index_of(&x, i), (i * 7 + i / 3) % 5 < 2 ? -0.0 : (i * 7 + i / 3) % 5 < 4 ? 0.0 :
                      -1, err));
    for (int place = 0; place < PLACES; place++) {
        tn_tensor view, owner = elsewhere(ctx, &x, place, &view);
        for (int32_t kernel = 1; kernel < 5; kernel++)
            check_against_reference(ctx, TN_OP_MAX_POOL2D, &view,
                                    POOL(.kernel = { kernel, 5 - kernel }, .stride = { 1, 2 }), kernel & 1);
        check_against_reference(ctx, TN_OP_MAX_POOL2D, &view, NULL, false);
        check_against_reference(ctx, TN_OP_RELU_MAX_POOL2D, &view, NULL, false);
        release(&owner);
    }
    release(&x);
}

static uint64_t state_of_random;

static int32_t upto(int32_t n)
{
    state_of_random = state_of_random * 6364136223846793005u + 1442695040888963407u;
    return (int32_t)((state_of_random >> 33) % (uint64_t)n);
}

/* Geometries of every kind in every layout. */
static void random_geometries(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    static const tn_dtype types[] = { TN_F32, TN_F64, TN_F16, TN_BF16, TN_I8, TN_U8, TN_I32 };
    static const tn_op ops[] = { TN_OP_MAX_POOL2D, TN_OP_RELU_MAX_POOL2D, TN_OP_AVG_POOL2D };
    state_of_random = test_seed();
    for (int round = 0; round < 300; round++) {
        tn_op op = ops[upto(3)];
        tn_dtype dtype = types[upto(op == TN_OP_AVG_POOL2D ? 4 : 7)];
        tn_dims shape = TN_SHAPE(1 + upto(3), 1 + upto(20), 1 + upto(12), 1 + upto(40));
        tn_pool2d_attrs attrs = { .size = sizeof attrs, .ceil = upto(2), .count_pad = upto(2) };
        for (int i = 0; i < 2; i++) {
            attrs.kernel[i] = 1 + upto(4);
            attrs.stride[i] = 1 + upto(3);
            attrs.pad[i] = upto(attrs.kernel[i]);
            attrs.pad_extra[i] = upto(attrs.kernel[i]) - attrs.pad[i];
            if (shape.v[2 + i] + 2 * attrs.pad[i] + attrs.pad_extra[i] < attrs.kernel[i])
                shape.v[2 + i] = attrs.kernel[i];
        }
        if (upto(8) == 0)
            attrs = (tn_pool2d_attrs){ .size = sizeof attrs };
        tn_tensor x = image(ctx, dtype, shape, upto(2) ? WHOLE : TIES), view;
        tn_tensor owner = elsewhere(ctx, &x, upto(PLACES), &view);
        check_against_reference(ctx, op, &view, &attrs, op != TN_OP_AVG_POOL2D && upto(2));
        release(&owner), release(&x);
    }
}

/* Any number of threads gives the bits of one, in place and by tiles. */
static void any_number_of_threads(void **state)
{
    tn_ctx *own = ctx_of(state);
    static const tn_dtype types[] = { TN_F32, TN_F16 };
    for (int t = 0; t < 2; t++) {
        tn_tensor x, view, first, owner;
        OK(tn_tensor_new(own, types[t], TN_SHAPE(3, 20, 70, 90), &x, err));
        for (int32_t i = 0; i < tn_tensor_count(&x); i++)
            OK(tn_set_f64(&x, index_of(&x, i), pattern(WHOLE, i) / 3, err));
        for (int place = 0; place < PLACES; place++) {
            const tn_pool2d_attrs *attrs = POOL(.kernel = { 3, 2 }, .stride = { 1, 2 }, .pad = { 1, 0 });
            owner = elsewhere(own, &x, place, &view);
            OK(tn_avg_pool2d(own, &view, attrs, &first, err));
            for (size_t count = 2; count <= 8; count += count == 2 ? 1 : 5) {
                const tn_threads *threads;
                tn_ctx *ctx;
                tn_tensor out;
                OK(tn_threads_create(TN_WITH(tn_threads_options, .count = count), &threads, err));
                OK(tn_ctx_create(TN_WITH(tn_ctx_options, .threads = threads), &ctx, err));
                OK(tn_avg_pool2d(ctx, &view, attrs, &out, err));
                assert_memory_equal(bytes_of(&first), bytes_of(&out), size_of(&first));
                release(&out);
                tn_ctx_destroy(ctx);
                tn_threads_destroy(threads);
            }
            release(&owner), release(&first);
        }
        release(&x);
    }
}

/* -- Limits
 * -------------------------------------------------------------------------------------------------*/

static void empty_images(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x, out, index;
    for (int number = 0; number < TABLES; number++) {
        OK(tn_ctx_set_kernels(ctx, table(number), err));
        OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(0, 3, 4, 4), &x, err));
        OK(tn_max_pool2d(ctx, &x, POOL(.kernel = { 2, 2 }), &out, &index, err));
        assert_shape(&out, 0, 3, 3, 3);
        assert_shape(&index, 0, 3, 3, 3);
        release(&x), release(&out), release(&index);
        OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(2, 0, 4, 4), &x, err));
        OK(tn_avg_pool2d(ctx, &x, NULL, &out, err));
        assert_shape(&out, 2, 0, 1, 1);
        release(&x), release(&out);
        OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(1, 2, 0, 3), &x, err));     /* windows of padding alone */
        OK(tn_avg_pool2d(ctx, &x, POOL(.kernel = { 2, 2 }, .pad = { 1, 1 }), &out, err));
        assert_shape(&out, 1, 2, 1, 4);
        VALUES(&out, 0, 0, 0, 0, 0, 0, 0, 0);
        release(&out);
        OK(tn_avg_pool2d(ctx, &x, NULL, &out, err));
        VALUES(&out, 0, 0);
        release(&out);
        FAILS(TN_ERR_SHAPE, "x is 1x2x0x3: no maximum over nothing", tn_max_pool2d(ctx, &x, NULL, &out, NULL,
                                                                                   err));
        release(&x);
    }
    OK(tn_ctx_set_kernels(ctx, NULL, err));
}

static void wrong_attributes(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 24, TN_SHAPE(1, 1, 4, 6)), out, flat, whole;
    const struct { tn_status status; const char *words; tn_pool2d_attrs attrs; } rows[] = {
        { TN_ERR_ARG, "max_pool2d: height: pad 2 is not below kernel 2",
          { .kernel = { 2, 2 }, .pad = { 2, 0 } } },
        { TN_ERR_ARG, "width: pad 2 at the end is not below kernel 2",
          { .kernel = { 2, 2 }, .pad_extra = { 0, 2 } } },
        { TN_ERR_ARG, "width: padding 0 and -1", { .kernel = { 2, 2 }, .pad_extra = { 0, -1 } } },
        { TN_ERR_ARG, "padding -1 and -1: none is below 0", { .kernel = { 2, 2 }, .pad = { -1, 0 } } },
        { TN_ERR_ARG, "height: stride -1 is below 1", { .kernel = { 2, 2 }, .stride = { -1, 1 } } },
        { TN_ERR_ARG, "kernel 0x2: both are at least 1, or both 0", { .kernel = { 0, 2 } } },
        { TN_ERR_ARG, "kernel -2x2", { .kernel = { -2, 2 } } },
        { TN_ERR_ARG, "the whole plane (kernel 0x0) takes none", { .pad = { 0, 1 } } },
        { TN_ERR_SHAPE, "height: kernel 7 is over the extent 4 with padding 2",
          { .kernel = { 7, 2 }, .pad = { 1, 0 } } },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        tn_pool2d_attrs attrs = rows[i].attrs;
        attrs.size = sizeof attrs;
        FAILS(rows[i].status, rows[i].words, tn_max_pool2d(ctx, &x, &attrs, &out, NULL, err));
    }
    OK(tn_try_reshape(&x, TN_SHAPE(4, 6), &flat, err));
    FAILS(TN_ERR_RANK, "x is 4x6: needs N, C, H, W", tn_avg_pool2d(ctx, &flat, NULL, &out, err));
    OK(tn_tensor_new(ctx, TN_I64, TN_SHAPE(1, 1, 2, 2), &whole, err));
    FAILS(TN_ERR_DTYPE, "i64", tn_max_pool2d(ctx, &whole, NULL, &out, NULL, err));
    release(&whole);
    release(&x);
}

/* Extents rounded up, and a last window that would begin in the padding. */
static void rounding_up(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = arange(ctx, TN_F32, 25, TN_SHAPE(1, 1, 5, 5)), out;
    OK(tn_max_pool2d(ctx, &x, POOL(.kernel = { 2, 2 }, .stride = { 2, 2 }, .ceil = true), &out, NULL, err));
    VALUES(&out, 6, 8, 9, 16, 18, 19, 21, 23, 24);
    release(&out);
    OK(tn_avg_pool2d(ctx, &x, POOL(.kernel = { 2, 2 }, .stride = { 2, 2 }, .ceil = true), &out, err));
    VALUES(&out, 3, 5, 6.5, 13, 15, 16.5, 20.5, 22.5, 24);
    release(&out);
    OK(tn_max_pool2d(ctx, &x, POOL(.kernel = { 2, 2 }, .stride = { 3, 3 }, .pad = { 1, 1 }, .ceil = true),
                     &out, NULL, err));
    assert_shape(&out, 1, 1, 2, 2);
    release(&out);
    release(&x);
}

/* Through a descriptor: existing outputs, blocked ones too, with strides of their own. */
static void into_existing_outputs(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor x = image(ctx, TN_F32, TN_SHAPE(2, 5, 6, 8), WHOLE), blocked, want, want_index, out, index,
        plain_out;
    tn_desc desc;
    OK(tn_max_pool2d(ctx, &x, POOL(.kernel = { 2, 2 }, .stride = { 2, 2 }), &want, &want_index, err));
    OK(tn_describe("max_pool2d kernel 2 stride 2 indices", TN_LIST(&x), &desc, err));
    assert_int_equal(desc.outputs, 2);
    OK(tn_tensor_new(ctx, TN_F32, TN_SHAPE(2, 5, 4, 3), &out, err));
    OK(tn_tensor_new(ctx, TN_I32, TN_SHAPE(2, 5, 3, 4), &index, err));
    OK(tn_transpose(&out, 2, 3, &plain_out, err));
    OK(tn_into(ctx, &desc, TN_LIST(&x), TN_LIST(&plain_out, &index), err));
    for (int32_t i = 0; i < 120; i++) {
        assert_true(element(&plain_out, i) == element(&want, i));
        assert_true(element(&index, i) == element(&want_index, i));
    }
    release(&out);
    OK(tn_to_layout(ctx, &x, TN_NCHWC, 4, &blocked, err));
    OK(tn_describe("max_pool2d kernel 2 stride 2", TN_LIST(&blocked), &desc, err));
    OK(tn_max_pool2d(ctx, &blocked, POOL(.kernel = { 2, 2 }, .stride = { 1, 1 }), &out, NULL, err));
    FAILS(TN_ERR_SHAPE, "described as", tn_into(ctx, &desc, TN_LIST(&blocked), TN_LIST(&out), err));
    release(&out);
    FAILS(TN_ERR_LAYOUT, "blocked", tn_into(ctx, &desc, TN_LIST(&blocked), TN_LIST(&want), err));
    tn_tensor zero;
    OK(tn_tensor_zeros(ctx, TN_F32, TN_SHAPE(2, 5, 3, 4), &zero, err));
    OK(tn_to_layout(ctx, &zero, TN_NCHWC, 4, &out, err));
    OK(tn_into(ctx, &desc, TN_LIST(&blocked), TN_LIST(&out), err));
    OK(tn_to_layout(ctx, &out, TN_NCHW, 0, &plain_out, err));
    for (int32_t i = 0; i < 120; i++)
        assert_true(element(&plain_out, i) == element(&want, i));
    OK(tn_describe("max_pool2d kernel 1", TN_LIST(&blocked), &desc, err));
    FAILS(TN_ERR_OVERLAP, "overlaps input 0", tn_into(ctx, &desc, TN_LIST(&blocked), TN_LIST(&blocked), err));
    const tn_tensor *made[] = { &x, &blocked, &want, &want_index, &index, &zero, &out, &plain_out };
    for (int i = 0; i < 8; i++)
        release(made[i]);
}

/* What a line says nothing of lies as the operations lay it: like the source. */
static void lines_follow_the_layout(void **state)
{
    static const char *const lines[] = {
        "max_pool2d f32 2x3x9x8:216,1,24,3 kernel 2 indices", "avg_pool2d f32 2x3x9x8:216,1,24,3 kernel 2",
    };
    (void)state;
    for (int l = 0; l < 2; l++) {
        char text[160];
        tn_desc desc, packed;
        OK(tn_desc_parse(lines[l], &desc, err));
        for (int o = 1; o <= desc.outputs; o++) {
            static const int32_t like_src[4] = { 168, 1, 21, 3 };
            int32_t stride[TN_MAX_RANK];
            tni_operand_strides(&desc.operand[o], stride);
            assert_memory_equal(stride, like_src, sizeof like_src);
        }
        snprintf(text, sizeof text, "%s dst:168,56,7,1", lines[l]);
        OK(tn_desc_parse(text, &packed, err));
        assert_int_equal(tn_desc_matches(&packed, &desc), false);
        tn_desc_print(&packed, text, sizeof text);
        assert_non_null(strstr(text, "dst:168,56,7,1"));
        OK(tn_desc_parse(text, &desc, err));
        assert_true(tn_desc_matches(&packed, &desc));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(lines_follow_the_layout), WITH_CTX(small_images_by_numpy),
            WITH_CTX(a_s10_1_nan_in_every_channel), WITH_CTX(a_s10_2_negative_maxima),
        WITH_CTX(a_s10_3_indices_of_infinite_and_nan_windows), WITH_CTX(a_s10_4_divisors_at_the_edge),
        WITH_CTX(a_s10_6_indices_are_integers), WITH_CTX(every_number_of_channels), WITH_CTX(first_zero_wins),
        WITH_CTX(random_geometries), WITH_CTX(any_number_of_threads), WITH_CTX(empty_images),
        WITH_CTX(wrong_attributes), WITH_CTX(rounding_up), WITH_CTX(into_existing_outputs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
