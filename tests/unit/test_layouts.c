/* test_layouts.c: image layouts: what strides tell, conversions between all three, pad lanes, and what a
 * blocked tensor refuses. Values are worked out here from the layouts' definition, element by element. */
#include "core_fixture.h"

enum { N = 2, H = 3, W = 5 };

static const tn_dtype all_types[] = { TN_F32, TN_U8,  TN_I8,  TN_U16, TN_I16, TN_I32, TN_I64,
                                      TN_BOOL, TN_F16, TN_F64, TN_U32, TN_U64, TN_BF16 };
#define TYPES (sizeof all_types / sizeof all_types[0])

/* -- What strides tell ------------------------------------------------------------------------------------*/

static tn_layout layout_of(tn_ctx *ctx, tn_dims shape, tn_dims stride)
{
    tn_tensor base, view;
    OK(tn_tensor_new(ctx, TN_U8, TN_SHAPE(4096), &base, err));
    OK(tn_as_strided(&base, shape, stride, 0, &view, err));
    tn_layout layout = tn_layout_of(&view);
    release(&base);
    return layout;
}

static void layouts_are_read_off_strides(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    const struct { tn_dims shape, stride; tn_layout layout; } rows[] = {
        { TN_SHAPE(2, 3, 4, 5), TN_SHAPE(60, 20, 5, 1), TN_NCHW },
        { TN_SHAPE(2, 3, 4, 5), TN_SHAPE(60, 1, 15, 3), TN_NHWC },
        { TN_SHAPE(1, 3, 4, 5), TN_SHAPE(3, 1, 15, 3), TN_NHWC },          /* A-S3-1 */
        { TN_SHAPE(1, 3, 1, 1), TN_SHAPE(7, 1, 9, 11), TN_NCHW },          /* both: NCHW */
        { TN_SHAPE(2, 1, 4, 5), TN_SHAPE(20, 1, 5, 1), TN_NCHW },
        { TN_SHAPE(2, 1, 4, 5), TN_SHAPE(20, 777, 5, 1), TN_NCHW },
        { TN_SHAPE(1, 1, 1, 1), TN_SHAPE(-3, 0, 9, 2), TN_NCHW },
        { TN_SHAPE(2, 3, 4, 5), TN_SHAPE(60, 20, 1, 4), TN_STRIDED },
        { TN_SHAPE(2, 3, 4, 5), TN_SHAPE(0, 1, 15, 3), TN_STRIDED },
        { TN_SHAPE(2, 3, 4, 5), TN_SHAPE(61, 20, 5, 1), TN_STRIDED },
        { TN_SHAPE(2, 0, 4, 5), TN_SHAPE(9, 9, 9, 9), TN_NCHW },           /* empty is contiguous */
        { TN_SHAPE(3, 4, 5), TN_SHAPE(20, 5, 1), TN_STRIDED },             /* other ranks */
        { TN_SHAPE(1, 2, 3, 4, 5), TN_SHAPE(120, 60, 20, 5, 1), TN_STRIDED },
        { TN_SCALAR, TN_SCALAR, TN_STRIDED },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        assert_int_equal(layout_of(ctx, rows[i].shape, rows[i].stride), rows[i].layout);
}

/* A-S3-1, A-S3-4: views of NHWC tensors. */
static void a_s3_1_a_s3_4_views_of_nhwc(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 60, TN_SHAPE(1, 4, 5, 3)), u, same;
    OK(tn_permute(&t, TN_AXES(0, 3, 1, 2), &t, err));
    assert_dims("strides", 4, t.stride, TN_SHAPE(60, 1, 15, 3));
    OK(tn_select(&t, 0, 0, &u, err));
    OK(tn_unsqueeze(&u, 0, &u, err));
    assert_dims("strides", 4, u.stride, TN_SHAPE(3, 1, 15, 3));
    assert_int_equal(tn_layout_of(&u), TN_NHWC);
    OK(tn_to_layout(ctx, &u, TN_NHWC, 0, &same, err));
    SAME_TENSOR(&same, &u);
    OK(tn_try_reshape(&t, TN_SHAPE(1, 3, 20), &u, err));
    assert_int_equal(u.stride[1], 1);
    assert_int_equal(u.stride[2], 3);
    release(&t);
    t = arange(ctx, TN_F32, 120, TN_SHAPE(2, 4, 5, 3));
    OK(tn_permute(&t, TN_AXES(0, 3, 1, 2), &t, err));
    OK(tn_try_reshape(&t, TN_SHAPE(2, 3, 20), &u, err));
    assert_dims("strides", 3, u.stride, TN_SHAPE(60, 1, 3));
    release(&t);
}

/* -- Conversions ------------------------------------------------------------------------------------------*/

static int64_t ceil_div(int64_t a, int64_t b)
{
    return (a + b - 1) / b;
}

/* Where element (n, c, h, w) of an image lies, by the definition of its layout. */
static int64_t place(tn_layout layout, int block, const tn_tensor *t, const int32_t at[4])
{
    int64_t C = t->shape[1], Y = t->shape[2], X = t->shape[3];
    int64_t n = at[0], c = at[1], h = at[2], w = at[3];
    if (layout == TN_NCHW)
        return ((n * C + c) * Y + h) * X + w;
    if (layout == TN_NHWC)
        return ((n * Y + h) * X + w) * C + c;
    return (((n * ceil_div(C, block) + c / block) * Y + h) * X + w) * block + c % block;
}

/* Whether t, in that layout, holds what the plain tensor `want` holds, and zeros in the lanes past C. */
static void assert_holds(const tn_tensor *t, tn_layout layout, int block, const tn_tensor *want)
{
    size_t size = tn_dtype_size(t->dtype);
    int64_t span = tn_tensor_count(t), seen = 0;
    const char *bytes, *wanted;
    if (layout == TN_NCHWC)
        span = t->shape[0] * ceil_div(t->shape[1], block) * t->shape[2] * t->shape[3] * block;
    OK((bytes = tn_data(t, t->dtype, err)) ? TN_OK : err->status);
    OK((wanted = tn_data(want, want->dtype, err)) ? TN_OK : err->status);
    char *expected = test_calloc((size_t)span + 1, size);
    for (int32_t n = 0; n < t->shape[0]; n++)
        for (int32_t c = 0; c < t->shape[1]; c++)
            for (int32_t h = 0; h < t->shape[2]; h++)
                for (int32_t w = 0; w < t->shape[3]; w++, seen++) {
                    int64_t from = (int64_t)n * want->stride[0] + (int64_t)c * want->stride[1] +
                                   (int64_t)h * want->stride[2] + (int64_t)w * want->stride[3];
                    memcpy(expected + (size_t)place(layout, block, t, (int32_t[]){ n, c, h, w }) * size,
                           wanted + from * (int64_t)size, size);
                }
    assert_int_equal(seen, tn_tensor_count(want));
    assert_memory_equal(bytes, expected, (size_t)span * size);
    test_free(expected);
}

/* A tensor of that shape with a pattern in every byte, seen through odd strides: transposed, reversed, every
 * second row. */
static tn_tensor odd_view(tn_ctx *ctx, tn_dtype dtype, int32_t channels, tn_tensor *owner)
{
    tn_tensor t;
    OK(tn_tensor_new(ctx, dtype, TN_SHAPE(W, channels, 2 * H, N), owner, err));
    unsigned char *bytes = tn_mutable_data(owner, dtype, NULL);
    for (size_t i = 0; i < (size_t)tn_tensor_count(owner) * tn_dtype_size(dtype); i++)
        bytes[i] = (unsigned char)(i * 37 + i / 251 + 1);
    OK(tn_permute(owner, TN_AXES(3, 1, 2, 0), &t, err));
    OK(tn_slice(&t, 2, 1, 2 * H, 2, &t, err));
    OK(tn_flip(&t, 3, &t, err));
    return t;
}

/* From a source of any strides to every layout, and from each to every other. */
static void check_round(tn_ctx *ctx, tn_dtype dtype, int32_t channels, const int *blocks, int count)
{
    tn_tensor owner, source = odd_view(ctx, dtype, channels, &owner), t[8], back;
    for (int i = 0; i < count + 2; i++) {
        tn_layout layout = i == 0 ? TN_NCHW : i == 1 ? TN_NHWC : TN_NCHWC;
        int block = i < 2 ? 0 : blocks[i - 2];
        OK(tn_to_layout(ctx, &source, layout, block, &t[i], err));
        assert_holds(&t[i], layout, block, &source);
        if (layout != TN_NHWC || channels > 1)
            assert_int_equal(tn_layout_of(&t[i]), layout);
    }
    for (int from = 0; from < count + 2; from++)
        for (int to = 0; to < count + 2; to++) {
            tn_layout layout = to == 0 ? TN_NCHW : to == 1 ? TN_NHWC : TN_NCHWC;
            int block = to < 2 ? 0 : blocks[to - 2];
            OK(tn_to_layout(ctx, &t[from], layout, block, &back, err));
            assert_holds(&back, layout, block, &source);
            if (back.buffer != t[from].buffer)
                release(&back);
        }
    for (int i = 0; i < count + 2; i++)
        release(&t[i]);
    release(&owner);
}

static void conversions_between_all_layouts(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    for (int32_t channels = 1; channels <= 17; channels++)
        check_round(ctx, TN_F32, channels, (const int[]){ 4, 8, 16, 3, 1, 256 }, 6);
    for (size_t i = 0; i < TYPES; i++)
        check_round(ctx, all_types[i], 11, (const int[]){ 4, 5 }, 2);
    check_round(ctx, TN_F32, 600, (const int[]){ 256, 255 }, 2);
}

/* A-S3-2: fewer channels than a block has lanes. */
static void a_s3_2_one_partial_block(void **state)
{
    static const float first[16] = { 0, 5, 10, 15, 20, 25, 30, 0, 1, 6, 11, 16, 21, 26, 31, 0 };
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_F32, 35, TN_SHAPE(1, 7, 1, 5)), blocked;
    OK(tn_to_layout(ctx, &t, TN_NCHWC, 8, &blocked, err));
    const float *lanes = tn_data(&blocked, TN_F32, NULL);
    assert_memory_equal(lanes, first, sizeof first);
    assert_int_equal(tn_tensor_count(&blocked), 35);
    assert_dims("shape", 4, blocked.shape, TN_SHAPE(1, 7, 1, 5));
    assert_int_equal(blocked.flagged_arg, 8);
    release(&blocked);
    release(&t);
}

static void what_is_so_stays(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_I16, 24, TN_SHAPE(2, 3, 2, 2)), same, blocked, again;
    uint64_t version;
    OK(tn_to_layout(ctx, &t, TN_NCHW, 0, &same, err));
    SAME_TENSOR(&same, &t);
    OK(tn_to_layout(ctx, &t, TN_NCHWC, 4, &blocked, err));
    OK(tn_tensor_version(&blocked, &version, err));
    assert_int_equal(version, 1);
    OK(tn_to_layout(ctx, &blocked, TN_NCHWC, 4, &again, err));
    SAME_TENSOR(&again, &blocked);
    OK(tn_tensor_share(&blocked, &again, err));
    assert_int_equal(tn_layout_of(&again), TN_NCHWC);
    release(&blocked);
    assert_non_null(tn_data(&again, TN_I16, NULL));
    same = again;
    OK(tn_to_layout(ctx, &again, TN_NCHW, 0, &again, err));        /* out may be t */
    release(&same);
    release(&again);
    release(&t);
    t = arange(ctx, TN_F32, 3, TN_SHAPE(1, 3, 1, 1));              /* of both layouts */
    OK(tn_to_layout(ctx, &t, TN_NHWC, 0, &same, err));
    assert_ptr_equal(same.buffer, t.buffer);
    release(&t);
}

static void empty_images(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    const tn_dims shapes[] = { TN_SHAPE(0, 3, 2, 2), TN_SHAPE(2, 0, 2, 2), TN_SHAPE(2, 3, 0, 2),
                               TN_SHAPE(0, 70000, 30000, 1) };
    for (size_t i = 0; i < 4; i++) {
        tn_tensor t, blocked, back;
        OK(tn_tensor_zeros(ctx, TN_F32, shapes[i], &t, err));
        OK(tn_to_layout(ctx, &t, TN_NCHWC, 16, &blocked, err));
        assert_non_null(tn_data(&blocked, TN_F32, NULL));
        OK(tn_to_layout(ctx, &blocked, TN_NHWC, 0, &back, err));
        assert_int_equal(tn_tensor_count(&back), 0);
        release(&back);
        release(&blocked);
        release(&t);
    }
}

static void wrong_requests(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor t = arange(ctx, TN_U8, 24, TN_SHAPE(2, 3, 2, 2)), flat, wide, out, none = { 0 };
    OK(tn_try_reshape(&t, TN_SHAPE(24), &flat, err));
    FAILS(TN_ERR_RANK, "1 axes", tn_to_layout(ctx, &flat, TN_NHWC, 0, &out, err));
    FAILS(TN_ERR_ARG, "block is 0", tn_to_layout(ctx, &t, TN_NCHWC, 0, &out, err));
    FAILS(TN_ERR_ARG, "block is 257", tn_to_layout(ctx, &t, TN_NCHWC, 257, &out, err));
    FAILS(TN_ERR_ARG, "block is 8", tn_to_layout(ctx, &t, TN_NHWC, 8, &out, err));
    FAILS(TN_ERR_ARG, "0 is none of", tn_to_layout(ctx, &t, TN_STRIDED, 0, &out, err));
    FAILS(TN_ERR_ARG, "ctx is NULL", tn_to_layout(NULL, &t, TN_NHWC, 0, &out, err));
    FAILS(TN_ERR_ARG, "out is NULL", tn_to_layout(ctx, &t, TN_NHWC, 0, NULL, err));
    FAILS(TN_ERR_ARG, "argument 0 is NULL", tn_to_layout(ctx, NULL, TN_NHWC, 0, &out, err));
    FAILS(TN_ERR_STALE, "is no tensor", tn_to_layout(ctx, &none, TN_NHWC, 0, &out, err));
    OK(tn_select(&flat, 0, 0, &wide, err));
    OK(tn_expand(&wide, TN_SHAPE(46340, 1, 46340, 1), &wide, err));
    FAILS(TN_ERR_SHAPE, "to_layout: ", tn_to_layout(ctx, &wide, TN_NCHWC, 256, &out, err));
    release(&t);
    FAILS(TN_ERR_STALE, "was released", tn_to_layout(ctx, &t, TN_NHWC, 0, &out, err));
}

/* -- What a blocked tensor refuses ------------------------------------------------------------------------*/

/* A blocked tensor, a plain one of its shape, and a place for results. */
typedef struct subject {
    tn_ctx   *ctx;
    tn_tensor b, p, out;
    tn_desc   add;
} subject;

typedef tn_status (*attempt)(subject *s, tn_error *err);

#define TRY(name, call) static tn_status name(subject *s, tn_error *err) { return call; }

TRY(permute, tn_permute(&s->b, TN_AXES(0, 1, 2, 3), &s->out, err))
TRY(transpose, tn_transpose(&s->b, 0, 1, &s->out, err))
TRY(t, tn_t(&s->b, &s->out, err))
TRY(slice, tn_slice(&s->b, 0, 0, 1, 1, &s->out, err))
TRY(narrow, tn_narrow(&s->b, 0, 0, 1, &s->out, err))
TRY(select_, tn_select(&s->b, 0, 0, &s->out, err))
TRY(flip, tn_flip(&s->b, 0, &s->out, err))
TRY(unsqueeze, tn_unsqueeze(&s->b, 0, &s->out, err))
TRY(squeeze, tn_squeeze(&s->b, 0, &s->out, err))
TRY(squeeze_all, tn_squeeze_all(&s->b, &s->out, err))
TRY(expand, tn_expand(&s->b, TN_SHAPE(2, 3, 2, 2), &s->out, err))
TRY(try_reshape, tn_try_reshape(&s->b, TN_SHAPE(24), &s->out, err))
TRY(as_strided, tn_as_strided(&s->b, TN_SHAPE(1), TN_SHAPE(1), 0, &s->out, err))
TRY(require_contiguous, tn_tensor_require_contiguous(&s->b, "op", err))
TRY(get_f64, tn_get_f64(&s->b, TN_INDEX(0, 0, 0, 0), &(double){ 0 }, err))
TRY(get_i64, tn_get_i64(&s->b, TN_INDEX(0, 0, 0, 0), &(int64_t){ 0 }, err))
TRY(set_f64, tn_set_f64(&s->b, TN_INDEX(0, 0, 0, 0), 1, err))
TRY(set_i64, tn_set_i64(&s->b, TN_INDEX(0, 0, 0, 0), 1, err))
TRY(mutable_data, tn_mutable_data(&s->b, TN_F32, err) ? TN_OK : err->status)
TRY(contiguous, tn_contiguous(s->ctx, &s->b, &s->out, err))
TRY(reshape, tn_reshape(s->ctx, &s->b, TN_SHAPE(24), &s->out, err))
TRY(copy_to, tn_copy_from(s->ctx, &s->b, &s->p, err))
TRY(copy_of, tn_copy_from(s->ctx, &s->p, &s->b, err))
TRY(fill_f64, tn_fill_f64(s->ctx, &s->b, 1, err))
TRY(fill_i64, tn_fill_i64(s->ctx, &s->b, 1, err))
TRY(binary_left, tn_add(s->ctx, &s->b, &s->p, &s->out, err))
TRY(binary_right, tn_add(s->ctx, &s->p, &s->b, &s->out, err))
TRY(unary, tn_exp(s->ctx, &s->b, &s->out, err))
TRY(scale, tn_scale(s->ctx, &s->b, 2, &s->out, err))
TRY(matmul_left, tn_matmul(s->ctx, &s->b, &s->p, &s->out, err))
TRY(matmul_right, tn_matmul(s->ctx, &s->p, &s->b, &s->out, err))
TRY(sum, tn_sum(s->ctx, &s->b, TN_AXES(1), false, &s->out, err))
TRY(log_softmax, tn_log_softmax(s->ctx, &s->b, -1, 1, &s->out, err))
TRY(cast, tn_cast(s->ctx, &s->b, TN_F64, &s->out, err))
TRY(check_finite, tn_check_finite(s->ctx, &s->b, "b", err))
TRY(describe, tn_describe("exp", TN_LIST(&s->b), &(tn_desc){ 0 }, err))
TRY(into_of, tn_into(s->ctx, &s->add, TN_LIST(&s->b, &s->p), TN_LIST(&s->p), err))
TRY(into_to, tn_into(s->ctx, &s->add, TN_LIST(&s->p, &s->p), TN_LIST(&s->b), err))

/* Every public function that takes a tensor, but for those of allowed_on_blocked. */
static const struct { const char *name; attempt run; } refused[] = {
    { "permute", permute }, { "transpose", transpose }, { "t", t }, { "slice", slice }, { "narrow", narrow },
    { "select", select_ }, { "flip", flip }, { "unsqueeze", unsqueeze }, { "squeeze", squeeze },
    { "squeeze_all", squeeze_all }, { "expand", expand }, { "reshape", try_reshape },
    { "as_strided", as_strided }, { "op", require_contiguous }, { "get", get_f64 }, { "get", get_i64 },
    { "set", set_f64 }, { "set", set_i64 }, { "mutable_data", mutable_data }, { "contiguous", contiguous },
    { "reshape", reshape }, { "copy_from", copy_to }, { "copy_from", copy_of }, { "fill", fill_f64 },
    { "fill", fill_i64 }, { "add", binary_left }, { "add", binary_right }, { "exp", unary },
    { "scale", scale }, { "matmul", matmul_left }, { "matmul", matmul_right }, { "sum", sum },
    { "log_softmax", log_softmax }, { "cast", cast }, { "check_finite", check_finite }, { "exp", describe },
    { "add", into_of }, { "add", into_to },
};

/* A-S3-3, rule 13: no operation gets at the lanes. Nothing is written and *out stays. */
static void everything_else_refuses_blocked_tensors(void **state)
{
    tn_tensor none = { 0 };
    subject s = { .ctx = ctx_of(state) };
    s.p = arange(s.ctx, TN_F32, 24, TN_SHAPE(2, 3, 2, 2));
    OK(tn_to_layout(s.ctx, &s.p, TN_NCHWC, 8, &s.b, err));
    OK(tn_describe("add", TN_LIST(&s.p, &s.p), &s.add, err));
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        char words[64];
        snprintf(words, sizeof words, "%s: ", refused[i].name);
        FAILS(TN_ERR_LAYOUT, words, refused[i].run(&s, err));
        FAILS(TN_ERR_LAYOUT, "nchw8c", refused[i].run(&s, err));
        SAME_TENSOR(&s.out, &none);
    }
    assert_holds(&s.b, TN_NCHWC, 8, &s.p);
    release(&s.b);
    release(&s.p);
}

static void allowed_on_blocked(void **state)
{
    tn_ctx *ctx = ctx_of(state);
    tn_tensor p = arange(ctx, TN_F32, 24, TN_SHAPE(2, 3, 2, 2)), b, other;
    uint64_t version;
    tn_saved saved;
    OK(tn_to_layout(ctx, &p, TN_NCHWC, 8, &b, err));
    assert_int_equal(tn_tensor_count(&b), 24);
    assert_true(tn_tensor_is_live(&b));
    assert_false(tn_tensor_is_contiguous(&b));
    assert_false(tn_tensor_shares_buffer(&b, &p));
    OK(tn_tensor_version(&b, &version, err));
    OK(tn_save(&b, &saved, err));
    OK(tn_unpack(&saved, &other, err));
    SAME_TENSOR(&other, &b);
    OK(tn_tensor_share(&b, &other, err));
    assert_true(tn_tensor_shares_buffer(&b, &other));
    FAILS(TN_ERR_DTYPE, "f32", tn_data(&b, TN_F64, err) ? TN_OK : err->status);
    release(&other);
    release(&b);
    FAILS(TN_ERR_STALE, "was released", tn_data(&b, TN_F32, err) ? TN_OK : err->status);
    release(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_CTX(layouts_are_read_off_strides),
        WITH_CTX(a_s3_1_a_s3_4_views_of_nhwc),
        WITH_CTX(conversions_between_all_layouts),
        WITH_CTX(a_s3_2_one_partial_block),
        WITH_CTX(what_is_so_stays),
        WITH_CTX(empty_images),
        WITH_CTX(wrong_requests),
        WITH_CTX(everything_else_refuses_blocked_tensors),
        WITH_CTX(allowed_on_blocked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
